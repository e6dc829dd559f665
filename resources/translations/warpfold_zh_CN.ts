<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Watch a GPU reduction run: two kernels side by side, step by step, with what they cost.</source>
        <translation>观看 GPU 归约的运行：两个核函数并排逐步展示，并给出各自的代价。</translation>
    </message>
    <message>
        <source>This window is free software under the GNU General Public License, version 3 or later; it draws its charts with QCustomPlot %1 (GPL-3.0-or-later) on Qt %2 (LGPL-3.0). The worker, the kernels and the command line are under the Apache License 2.0.</source>
        <translation>本窗口是自由软件，采用 GNU 通用公共许可证第 3 版或更高版本；图表由 QCustomPlot %1（GPL-3.0-or-later）在 Qt %2（LGPL-3.0）上绘制。工作进程、核函数和命令行程序采用 Apache License 2.0。</translation>
    </message>
    <message>
        <source>It comes without any warranty, as far as the law allows.</source>
        <translation>在法律允许的范围内，不提供任何担保。</translation>
    </message>
    <message>
        <source>About Warpfold</source>
        <translation>关于 Warpfold</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>a step back, a step forward</source>
        <translation>后退一步，前进一步</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>to the start, to the end</source>
        <translation>到开头，到结尾</translation>
    </message>
    <message>
        <source>+ −</source>
        <translation>+ −</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>加快，放慢</translation>
    </message>
    <message>
        <source>F5, Shift+F5</source>
        <translation>F5, Shift+F5</translation>
    </message>
    <message>
        <source>run live, stop</source>
        <translation>实时运行，停止</translation>
    </message>
    <message>
        <source>Ctrl+1, Ctrl+2</source>
        <translation>Ctrl+1, Ctrl+2</translation>
    </message>
    <message>
        <source>trees show the blackboard example, the block of the run</source>
        <translation>树显示黑板示例，或本次运行的线程块</translation>
    </message>
    <message>
        <source>F, Ctrl+0</source>
        <translation>F, Ctrl+0</translation>
    </message>
    <message>
        <source>fit one tree, both trees</source>
        <translation>适合一棵树，适合两棵树</translation>
    </message>
    <message>
        <source>Ctrl with + − and arrows</source>
        <translation>Ctrl 加 + − 和方向键</translation>
    </message>
    <message>
        <source>zoom a tree, move within it</source>
        <translation>缩放一棵树，在树中移动</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>undo, redo a change of the experiment</source>
        <translation>撤销、重做对实验的更改</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>type a value onto the blackboard</source>
        <translation>在黑板上键入一个值</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>table of the steps</source>
        <translation>各步的表格</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>export the chart that is shown</source>
        <translation>导出当前显示的图表</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+O</source>
        <translation>Ctrl+N, Ctrl+O</translation>
    </message>
    <message>
        <source>new experiment, open a data file</source>
        <translation>新建实验，打开数据文件</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O, Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+O, Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>open a session, all sessions</source>
        <translation>打开会话，所有会话</translation>
    </message>
    <message>
        <source>F6, F7, F8</source>
        <translation>F6, F7, F8</translation>
    </message>
    <message>
        <source>show or hide experiment, charts, source</source>
        <translation>显示或隐藏实验、图表、源代码</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>lecture</source>
        <translation>讲座</translation>
    </message>
    <message>
        <source>Shift+F11</source>
        <translation>Shift+F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Wheel, pinch, drag</source>
        <translation>滚轮、双指缩放、拖动</translation>
    </message>
    <message>
        <source>zoom and pan a tree</source>
        <translation>缩放和平移一棵树</translation>
    </message>
    <message>
        <source>Double click or tap</source>
        <translation>双击或双点</translation>
    </message>
    <message>
        <source>fit a tree; on a value at the top, change it</source>
        <translation>显示整棵树；在顶部的值上则修改它</translation>
    </message>
    <message>
        <source>Click a value</source>
        <translation>单击一个值</translation>
    </message>
    <message>
        <source>highlight everything it was computed from; at the top, type another</source>
        <translation>高亮计算它所用到的一切；在顶部则可键入另一个值</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Alt with arrows</source>
        <translation>Alt 加方向键</translation>
    </message>
    <message>
        <source>go from value to value of a tree</source>
        <translation>在树的值之间移动</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>table of the hardware counters</source>
        <translation>硬件计数器表格</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>read the files of lectures again</source>
        <translation>重新读取讲座文件</translation>
    </message>
    <message>
        <source>F1, Shift+F1</source>
        <translation>F1、Shift+F1</translation>
    </message>
    <message>
        <source>this list, the manual</source>
        <translation>此列表，手册</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>highlight what the value was computed from</source>
        <translation>高亮该值的计算来源</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>clear the highlight, remove a chart&apos;s cursors</source>
        <translation>清除高亮，移除图表的游标</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T, in a chart T</source>
        <translation>Ctrl+Shift+T，在图表中按 T</translation>
    </message>
    <message>
        <source>table of a chart</source>
        <translation>图表的数据表</translation>
    </message>
    <message>
        <source>In a chart: wheel, drag</source>
        <translation>在图表中：滚轮、拖动</translation>
    </message>
    <message>
        <source>zoom, move; with Ctrl zoom the height</source>
        <translation>缩放、移动；按住 Ctrl 缩放高度</translation>
    </message>
    <message>
        <source>zoom a chart, move within it</source>
        <translation>缩放图表，在其中移动</translation>
    </message>
    <message>
        <source>Ctrl+PageUp, Ctrl+PageDown</source>
        <translation>Ctrl+PageUp、Ctrl+PageDown</translation>
    </message>
    <message>
        <source>zoom the height of a chart</source>
        <translation>缩放图表的高度</translation>
    </message>
    <message>
        <source>F, double click</source>
        <translation>F、双击</translation>
    </message>
    <message>
        <source>all of a chart again</source>
        <translation>重新显示整个图表</translation>
    </message>
    <message>
        <source>C, Shift+Click</source>
        <translation>C、Shift+单击</translation>
    </message>
    <message>
        <source>place a cursor, the second one, move the other one</source>
        <translation>放置游标、第二个游标、改为移动另一个</translation>
    </message>
    <message>
        <source>← →, with Shift</source>
        <translation>← →，按住 Shift</translation>
    </message>
    <message>
        <source>move a cursor by one point, by ten</source>
        <translation>将游标移动一个点、十个点</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>各步</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Ctrl+K, Ctrl+Enter</source>
        <translation>Ctrl+K、Ctrl+Enter</translation>
    </message>
    <message>
        <source>open a kernel file, keep and run what was typed into it</source>
        <translation>打开核函数文件，保存并运行键入的内容</translation>
    </message>
</context>
<context>
    <name>Animation</name>
    <message>
        <source>The animation would have %1 pictures: choose fewer steps, a higher speed or fewer pictures a second.</source>
        <translation>动画将有 %1 幅画面：请减少步数、提高速度或降低每秒的画面数。</translation>
    </message>
</context>
<context>
    <name>BandwidthChart</name>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>measured peak</source>
        <translation>实测峰值</translation>
    </message>
    <message>
        <source>measured peak of A&apos;s device</source>
        <translation>A 所用设备的实测峰值</translation>
    </message>
</context>
<context>
    <name>ChartReading</name>
    <message>
        <source>1: %1</source>
        <translation>1：%1</translation>
    </message>
    <message>
        <source>2: %1</source>
        <translation>2：%1</translation>
    </message>
    <message>
        <source>2 − 1: %1</source>
        <translation>2 − 1：%1</translation>
    </message>
    <message>
        <source>2 / 1: %1</source>
        <translation>2 / 1：%1</translation>
    </message>
    <message>
        <source>2 / 1</source>
        <translation>2 / 1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 为 %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 从 %2 到 %3</translation>
    </message>
</context>
<context>
    <name>ChartTable</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
</context>
<context>
    <name>ClocksChart</name>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>MHz: SM —  memory - -</source>
        <translation>MHz：SM —  内存 - -</translation>
    </message>
    <message>
        <source>no clock readings yet</source>
        <translation>尚无时钟读数</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>SM %1 MHz</source>
        <translation>SM %1 MHz</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>内存 %1 MHz</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>SM</source>
        <translation>SM</translation>
    </message>
    <message>
        <source>%1 MHz</source>
        <translation>%1 MHz</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>ColumnWords</name>
    <message>
        <source>iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>low end</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>high end</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>low end of the median</source>
        <translation>中位数的下限</translation>
    </message>
    <message>
        <source>high end of the median</source>
        <translation>中位数的上限</translation>
    </message>
    <message>
        <source>CUB, median</source>
        <translation>CUB 的中位数</translation>
    </message>
    <message>
        <source>B, median</source>
        <translation>B 的中位数</translation>
    </message>
    <message>
        <source>B, samples</source>
        <translation>B 的样本数</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 时钟</translation>
    </message>
    <message>
        <source>memory clock</source>
        <translation>内存时钟</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>share of lanes at work</source>
        <translation>工作通道所占比例</translation>
    </message>
    <message>
        <source>share of bytes used</source>
        <translation>所用字节的比例</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>核函数</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>of the peak</source>
        <translation>占峰值</translation>
    </message>
    <message>
        <source>kind of peak</source>
        <translation>峰值的种类</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>low end of the speed-up</source>
        <translation>加速比的下限</translation>
    </message>
    <message>
        <source>high end of the speed-up</source>
        <translation>加速比的上限</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>threads a block</source>
        <translation>每块线程数</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>运行次数</translation>
    </message>
    <message>
        <source>side</source>
        <translation>侧</translation>
    </message>
    <message>
        <source>map</source>
        <translation>图</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>first</source>
        <translation>首个</translation>
    </message>
    <message>
        <source>last</source>
        <translation>末个</translation>
    </message>
    <message>
        <source>active threads</source>
        <translation>活跃线程</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>线程束</translation>
    </message>
    <message>
        <source>request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>access</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>memory space</source>
        <translation>存储空间</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>扇区</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>存储体</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>冷</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>热</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>不固定</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>datasheet</source>
        <translation>数据手册</translation>
    </message>
    <message>
        <source>round</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>from rank</source>
        <translation>来自 rank</translation>
    </message>
    <message>
        <source>to rank</source>
        <translation>到 rank</translation>
    </message>
    <message>
        <source>begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <source>host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>first element</source>
        <translation>首个元素</translation>
    </message>
    <message>
        <source>partial result</source>
        <translation>部分结果</translation>
    </message>
    <message>
        <source>within ranks</source>
        <translation>rank 之内</translation>
    </message>
    <message>
        <source>lower quartile within</source>
        <translation>rank 之内的下四分位数</translation>
    </message>
    <message>
        <source>upper quartile within</source>
        <translation>rank 之内的上四分位数</translation>
    </message>
    <message>
        <source>across ranks</source>
        <translation>跨 rank</translation>
    </message>
    <message>
        <source>lower quartile across</source>
        <translation>跨 rank 的下四分位数</translation>
    </message>
    <message>
        <source>upper quartile across</source>
        <translation>跨 rank 的上四分位数</translation>
    </message>
    <message>
        <source>clock offset</source>
        <translation>时钟偏移</translation>
    </message>
    <message>
        <source>error of the clock offset</source>
        <translation>时钟偏移的误差</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>joined, the whole</source>
        <translation>joined，全部</translation>
    </message>
    <message>
        <source>lower quartile joined</source>
        <translation>joined 的下四分位数</translation>
    </message>
    <message>
        <source>upper quartile joined</source>
        <translation>joined 的上四分位数</translation>
    </message>
    <message>
        <source>operations a second</source>
        <translation>每秒运算数</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>每字节运算数</translation>
    </message>
    <message>
        <source>roof</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>share of the roof</source>
        <translation>达到上限的比例</translation>
    </message>
    <message>
        <source>far off</source>
        <translation>严重偏离</translation>
    </message>
    <message>
        <source>why there is no ULP</source>
        <translation>没有 ULP 的原因</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>TEXT</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>数</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message>
        <source>%1 billion</source>
        <translation>%1 × 10⁹</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 × 10⁶</translation>
    </message>
    <message>
        <source>slowed down %1 times</source>
        <translation>放慢 %1 倍</translation>
    </message>
    <message>
        <source>at real speed</source>
        <translation>按真实速度</translation>
    </message>
    <message>
        <source>sped up %1 times</source>
        <translation>加快 %1 倍</translation>
    </message>
</context>
<context>
    <name>CursorBox</name>
    <message>
        <source>and %1 more: see the table</source>
        <translation>另有 %1 个：见数据表</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Show in Trees</source>
        <translation>在树中显示</translation>
    </message>
    <message>
        <source>Block of the first launch, 0 to %1:</source>
        <translation>首次启动的线程块，0 到 %1：</translation>
    </message>
    <message>
        <source>Steps · %1</source>
        <translation>各步 · %1</translation>
    </message>
    <message>
        <source>Worker Command</source>
        <translation>工作进程命令</translation>
    </message>
    <message>
        <source>Command line of the worker. Empty: the warpfold-cli of this installation.
Example: ssh gpubox warpfold-cli worker</source>
        <translation>工作进程的命令行。留空：使用本安装的 warpfold-cli。
示例：ssh gpubox warpfold-cli worker</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>EarlierRun</name>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>N = %1</source>
        <translation>N = %1</translation>
    </message>
    <message>
        <source>1 thread per block</source>
        <translation>每块 1 个线程</translation>
    </message>
    <message>
        <source>%1 threads per block</source>
        <translation>每块 %1 个线程</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 个线程块</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 个线程块</translation>
    </message>
    <message>
        <source>warps of %1</source>
        <translation>线程束大小 %1</translation>
    </message>
    <message>
        <source>1 rank</source>
        <translation>1 个 rank</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1 个 rank</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The picture could not be painted: choose a smaller size.</source>
        <translation>图片无法绘制：请选择更小的尺寸。</translation>
    </message>
    <message>
        <source>“%1” ends in .%2, but %3 was chosen. Write it as %4?</source>
        <translation>“%1”以 .%2 结尾，但所选格式是 %3。要写成 %4 吗？</translation>
    </message>
    <message>
        <source>The picture would have %1 × %2 pixels: choose a smaller size or scale.</source>
        <translation>图片将有 %1 × %2 像素：请选择更小的尺寸或比例。</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture: choose a smaller size.</source>
        <translation>内存不足，无法生成图片：请选择更小的尺寸。</translation>
    </message>
    <message>
        <source>The picture could not be written as PNG.</source>
        <translation>图片无法写成 PNG。</translation>
    </message>
    <message>
        <source>“%1” does not end in .png, .svg, .pdf, .csv or .json.</source>
        <translation>“%1”不以 .png、.svg、.pdf、.csv 或 .json 结尾。</translation>
    </message>
    <message>
        <source>%1 × %2 is too small for this picture: it takes at least %3 × %4.</source>
        <translation>%1 × %2 对这张图片来说太小：至少需要 %3 × %4。</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Paper column, 85 mm</source>
        <translation>论文单栏，85 mm</translation>
    </message>
    <message>
        <source>Paper page, 175 mm</source>
        <translation>论文整页，175 mm</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>幻灯片，16:9</translation>
    </message>
    <message>
        <source>Poster, 800 mm</source>
        <translation>海报，800 mm</translation>
    </message>
    <message>
        <source>Web, 1200 pixels</source>
        <translation>网页，1200 像素</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A：%1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B：%1</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 / %2 步</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Table of the steps</source>
        <translation>各步的表格</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>Tree A</source>
        <translation>树 A</translation>
    </message>
    <message>
        <source>Tree B</source>
        <translation>树 B</translation>
    </message>
    <message>
        <source>Lanes A</source>
        <translation>通道 A</translation>
    </message>
    <message>
        <source>Lanes B</source>
        <translation>通道 B</translation>
    </message>
    <message>
        <source>Source A</source>
        <translation>源代码 A</translation>
    </message>
    <message>
        <source>Source B</source>
        <translation>源代码 B</translation>
    </message>
    <message>
        <source>Source of A: %1</source>
        <translation>A 的源代码：%1</translation>
    </message>
    <message>
        <source>Source of B: %1</source>
        <translation>B 的源代码：%1</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>发生的事情</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>counts emulated</source>
        <translation>计数来自模拟</translation>
    </message>
    <message>
        <source>%1; step times: %2</source>
        <translation>%1；各步时间：%2</translation>
    </message>
    <message>
        <source>warp %1 (of %2)</source>
        <translation>线程束 %1（共 %2 个）</translation>
    </message>
    <message>
        <source>%1 has nothing to show: %2</source>
        <translation>%1 没有可显示的内容：%2</translation>
    </message>
    <message>
        <source>%1 is being computed and comes onto the page by itself; untick it to stop.</source>
        <translation>正在计算 %1，完成后会自动出现在页面上；取消勾选即可停止。</translation>
    </message>
    <message>
        <source>%1 has nothing to show yet: tick it to compute it.</source>
        <translation>%1 还没有可显示的内容：勾选它即可计算。</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>%1&#xa0;s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1&#xa0;ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1&#xa0;µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1&#xa0;ns</source>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>%1 MB/s</source>
        <translation>%1 MB/s</translation>
    </message>
    <message>
        <source>%1 kB/s</source>
        <translation>%1 kB/s</translation>
    </message>
</context>
<context>
    <name>FrameSink</name>
    <message>
        <source>“%1”: numbered files take one %d for the number, or %03d for three digits and more.</source>
        <translation>“%1”：带编号的文件名只能有一个 %d 表示编号，或用 %03d 表示至少三位数。</translation>
    </message>
</context>
<context>
    <name>Gif</name>
    <message>
        <source>The GIF could not be written: choose a smaller size.</source>
        <translation>GIF 无法写入：请选择更小的尺寸。</translation>
    </message>
    <message>
        <source>The animation has no picture.</source>
        <translation>动画没有任何画面。</translation>
    </message>
</context>
<context>
    <name>Hardware</name>
    <message>
        <source>Hardware counters</source>
        <translation>硬件计数器</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>未计数</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>counted by %1 and recorded</source>
        <translation>由 %1 计数并录制</translation>
    </message>
    <message>
        <source>counted by %1 on %2 and recorded</source>
        <translation>由 %1 在 %2 上计数并录制</translation>
    </message>
    <message>
        <source>counted by %1, launches run again for it</source>
        <translation>由 %1 计数，为此重新启动了核函数</translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation>未计数：%1</translation>
    </message>
</context>
<context>
    <name>HeatMapChart</name>
    <message>
        <source>Heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>active threads by step ↓</source>
        <translation>各步的活跃线程 ↓</translation>
    </message>
    <message>
        <source>exact (emulated)</source>
        <translation>精确（模拟的）</translation>
    </message>
    <message>
        <source>The run: %1</source>
        <translation>本次运行：%1</translation>
    </message>
    <message>
        <source>Blackboard example, %1 threads by warp</source>
        <translation>黑板示例，%1 个线程，按线程束排列</translation>
    </message>
    <message>
        <source>Block %1: threads by warp</source>
        <translation>线程块 %1：线程，按线程束排列</translation>
    </message>
    <message>
        <source>Whole grid, N = %1, 1 block: active threads</source>
        <translation>整个网格，N = %1，1 个线程块：活跃线程</translation>
    </message>
    <message>
        <source>Whole grid, N = %1, %2 blocks: active threads</source>
        <translation>整个网格，N = %1，%2 个线程块：活跃线程</translation>
    </message>
    <message>
        <source>combines</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>reads, writes</source>
        <translation>读、写</translation>
    </message>
    <message>
        <source>idle lane</source>
        <translation>空闲通道</translation>
    </message>
    <message>
        <source>idle warp</source>
        <translation>空闲线程束</translation>
    </message>
    <message>
        <source>thread %1 · warp %2 · lane %3
%4: %5</source>
        <translation>线程 %1 · 线程束 %2 · 通道 %3
%4：%5</translation>
    </message>
    <message>
        <source>blocks %1 to %2, step %3: %4 % of their threads work</source>
        <translation>线程块 %1 到 %2，第 %3 步：其中 %4 % 的线程在工作</translation>
    </message>
    <message>
        <source>blocks %1 to %2, before step %3: %4 % of their threads work</source>
        <translation>线程块 %1 到 %2，第 %3 步之前：其中 %4 % 的线程在工作</translation>
    </message>
    <message>
        <source>blocks %1 to %2, after step %3: %4 % of their threads work</source>
        <translation>线程块 %1 到 %2，第 %3 步之后：其中 %4 % 的线程在工作</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Ladder</source>
        <translation>阶梯图</translation>
    </message>
    <message>
        <source>Figures that others have published of these kernels, on their devices: no part of any ratio</source>
        <translation>他人在各自的设备上为这些核函数发表的数值：不参与任何比值的计算</translation>
    </message>
    <message>
        <source>Show published figures</source>
        <translation>显示已发表的数值</translation>
    </message>
    <message>
        <source>Ladder, %1</source>
        <translation>阶梯图，%1</translation>
    </message>
    <message>
        <source>%1 · ◇ published by others</source>
        <translation>%1 · ◇ 他人发表</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>◇ published</source>
        <translation>◇ 已发表</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>% of peak</source>
        <translation>峰值的 %</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Order of the kernels</source>
        <translation>核函数的顺序</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>按目录</translation>
    </message>
    <message>
        <source>time</source>
        <translation>按时间</translation>
    </message>
    <message>
        <source>bars</source>
        <translation>条形</translation>
    </message>
    <message>
        <source>log dots</source>
        <translation>对数点</translation>
    </message>
</context>
<context>
    <name>LadderLayout</name>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>library</source>
        <translation>库</translation>
    </message>
    <message>
        <source>emulator&apos;s own time</source>
        <translation>模拟器自身的时间</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>模型估算的</translation>
    </message>
    <message>
        <source>error band</source>
        <translation>误差范围</translation>
    </message>
    <message>
        <source>bar cut off</source>
        <translation>条形已截断</translation>
    </message>
    <message>
        <source>published by others:</source>
        <translation>他人发表的：</translation>
    </message>
    <message>
        <source>published by others</source>
        <translation>他人发表的</translation>
    </message>
    <message>
        <source>published, beyond this axis</source>
        <translation>发表的数字，超出此轴</translation>
    </message>
    <message>
        <source>beyond this axis</source>
        <translation>超出坐标轴</translation>
    </message>
</context>
<context>
    <name>LadderPainter</name>
    <message>
        <source>and %1 more: a taller picture has them</source>
        <translation>另有 %1 个：更高的图片可容纳</translation>
    </message>
</context>
<context>
    <name>LadderRows</name>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>no % of peak: it runs on the CPU, and the peak is the GPU&apos;s</source>
        <translation>没有峰值的 %：它在 CPU 上运行，而峰值是 GPU 的</translation>
    </message>
    <message>
        <source>no % of peak: the device&apos;s peak is not known</source>
        <translation>没有峰值的 %：设备的峰值未知</translation>
    </message>
    <message>
        <source>no such figure</source>
        <translation>没有这个数值</translation>
    </message>
    <message>
        <source>no speed-up: the emulator&apos;s own times say nothing about a GPU</source>
        <translation>没有加速比：模拟器自身的时间不能说明 GPU 的情况</translation>
    </message>
    <message>
        <source>no speed-up: its time is %1, that of %2 is %3</source>
        <translation>没有加速比：它的时间是 %1，%2 的时间是 %3</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>% of peak</source>
        <translation>峰值的 %</translation>
    </message>
    <message>
        <source>% of the measured peak, %1</source>
        <translation>实测峰值 %1 的 %</translation>
    </message>
    <message>
        <source>% of the datasheet&apos;s peak, %1</source>
        <translation>数据手册峰值 %1 的 %</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>speed-up over %1</source>
        <translation>相对 %1 的加速比</translation>
    </message>
    <message>
        <source>% of peak: no GPU&apos;s peak goes with these times</source>
        <translation>峰值的 %：这些时间没有对应的 GPU 峰值</translation>
    </message>
    <message>
        <source>speed-up: the emulator&apos;s own times say nothing about a GPU</source>
        <translation>加速比：模拟器自身的时间不能说明 GPU 的情况</translation>
    </message>
    <message>
        <source>measured peak, %1</source>
        <translation>实测峰值，%1</translation>
    </message>
    <message>
        <source>datasheet, %1</source>
        <translation>数据手册，%1</translation>
    </message>
</context>
<context>
    <name>LatencyChart</name>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
</context>
<context>
    <name>Lectures</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 项</translation>
    </message>
    <message>
        <source>this is not a file; move it away, or rename it</source>
        <translation>这不是文件；请将它移走或改名</translation>
    </message>
    <message>
        <source>the file cannot be read; allow it to be read, or move it away</source>
        <translation>无法读取该文件；请允许读取，或将它移走</translation>
    </message>
    <message>
        <source>there is no such folder; make it, or name another one</source>
        <translation>没有这个文件夹；请创建它，或指定另一个</translation>
    </message>
    <message>
        <source>this is not a folder; name a folder</source>
        <translation>这不是文件夹；请指定一个文件夹</translation>
    </message>
    <message>
        <source>the folder cannot be read; allow it to be read</source>
        <translation>无法读取该文件夹；请允许读取</translation>
    </message>
    <message>
        <source>%1 files are too many, and those from %2 on are left out; keep at most %3 in a folder</source>
        <translation>%1 个文件太多，从 %2 起的文件被略去；一个文件夹中最多保留 %3 个</translation>
    </message>
    <message>
        <source>the id %1 is that of %2, too; rename one of the two files</source>
        <translation>标识 %1 与 %2 的相同；请将两个文件之一改名</translation>
    </message>
    <message>
        <source>there is no slide; begin one with a line such as # A headline</source>
        <translation>没有幻灯片；请用“# 标题”这样的一行开始一张幻灯片</translation>
    </message>
    <message>
        <source>no slide of the chapter has a blackboard to write values onto; leave them out, or add a line view: trees to a slide</source>
        <translation>本章没有一张幻灯片带有可写入数值的黑板；请去掉这些数值，或给某张幻灯片加上一行 view: trees</translation>
    </message>
    <message>
        <source>this line has more than %1 characters; break it into several</source>
        <translation>这一行超过 %1 个字符；请分成几行</translation>
    </message>
    <message>
        <source>this line has a control character; leave it out</source>
        <translation>这一行含有控制字符；请去掉它</translation>
    </message>
    <message>
        <source>this line has the character %1, which reverses or breaks lines; leave it out</source>
        <translation>这一行含有字符 %1，它会使行反向或折断；请去掉它</translation>
    </message>
    <message>
        <source>%1 is not a key with a value; write a line such as view: trees</source>
        <translation>%1 不是带值的键；请写 view: trees 这样的一行</translation>
    </message>
    <message>
        <source>the key %1 is there twice; leave one of them out</source>
        <translation>键 %1 出现了两次；请去掉其中一个</translation>
    </message>
    <message>
        <source>the header is missing; begin the file with a line ---</source>
        <translation>缺少文件头；请以一行 --- 开始文件</translation>
    </message>
    <message>
        <source>the header has no end: close it with a line ---</source>
        <translation>文件头没有结束；请用一行 --- 结束它</translation>
    </message>
    <message>
        <source>the chapter has no title; write a line title: … into the header</source>
        <translation>本章没有标题；请在文件头中写一行 title: …</translation>
    </message>
    <message>
        <source>%1 belongs to no slide; begin a slide above it with a line such as # A headline</source>
        <translation>%1 不属于任何幻灯片；请在它上方用“# 标题”这样的一行开始一张幻灯片</translation>
    </message>
    <message>
        <source>%1 begins a block that slides do not have; begin a stage with ```stage, and write code within a line as `code`</source>
        <translation>%1 开始了一个幻灯片不支持的块；请用 ```stage 开始一个 stage 块，行内的代码写成 `code`</translation>
    </message>
    <message>
        <source>this line has a link or a picture, which slides do not show; write words, or choose a view that shows the picture</source>
        <translation>这一行含有链接或图片，而幻灯片不显示它们；请写文字，或选择能显示该图片的视图</translation>
    </message>
    <message>
        <source>the slide has more than %1 characters; make two slides of it</source>
        <translation>这张幻灯片超过 %1 个字符；请分成两张</translation>
    </message>
    <message>
        <source>the chapter has more than %1 slides; make two chapters of it</source>
        <translation>本章超过 %1 张幻灯片；请分成两章</translation>
    </message>
    <message>
        <source>the slide has a second line below its headline; write one line that begins with &gt;</source>
        <translation>这张幻灯片的标题下有第二行；请只写一行以 &gt; 开头的文字</translation>
    </message>
    <message>
        <source>the slide has a second stage; write all keys into one</source>
        <translation>这张幻灯片有第二个 stage 块；请将所有键写在一个块里</translation>
    </message>
    <message>
        <source>the stage does not end; end it with a line ```</source>
        <translation>stage 块没有结束；请用一行 ``` 结束它</translation>
    </message>
    <message>
        <source>the slide has an answer and no question; add a line question: …</source>
        <translation>这张幻灯片有答案而没有问题；请加上一行 question: …</translation>
    </message>
    <message>
        <source>the slide has a question and no answer; add a line answer: …</source>
        <translation>这张幻灯片有问题而没有答案；请加上一行 answer: …</translation>
    </message>
    <message>
        <source>a race takes two kernels; add a line b: … with another kernel</source>
        <translation>竞速需要两个核函数；请加上一行 b: …，写明另一个核函数</translation>
    </message>
    <message>
        <source>a difference takes two kernels; add a line b: … with another kernel</source>
        <translation>差异需要两个核函数；请加上一行 b: …，写明另一个核函数</translation>
    </message>
    <message>
        <source>a prediction takes trees and a step from 1 on; add view: trees and a line such as step: 2</source>
        <translation>预测需要归约树和第 1 步或之后的一步；请加上 view: trees 和 step: 2 这样的一行</translation>
    </message>
    <message>
        <source>this name gives the chapter no id; rename the file to a name such as 05-banks.md</source>
        <translation>由这个名称得不到本章的标识；请将文件改名为 05-banks.md 这样的名称</translation>
    </message>
    <message>
        <source>there is no kernel %1; choose one of %2</source>
        <translation>没有核函数 %1；请从 %2 中选择</translation>
    </message>
    <message>
        <source>nothing that happens inside %1 is recorded; choose another view</source>
        <translation>%1 内部发生的事情没有录制；请选择另一个视图</translation>
    </message>
    <message>
        <source>%1 cannot have a block of %2; write block: %3</source>
        <translation>%1 的线程块不能有 %2 个线程；请写 block: %3</translation>
    </message>
    <message>
        <source>%1 combines bits, which mean nothing in a %2; write a type of integers, such as int32</source>
        <translation>%1 对位进行合并，而位在 %2 中没有意义；请写一个整数类型，例如 int32</translation>
    </message>
    <message>
        <source>the source of %1 has no line %2; write lines up to %3</source>
        <translation>%1 的源代码没有第 %2 行；行号请写到 %3 为止</translation>
    </message>
    <message>
        <source>the view %1 has no lines to highlight; add a line view: source</source>
        <translation>视图 %1 没有可高亮的行；请加上一行 view: source</translation>
    </message>
    <message>
        <source>the view %1 has no tree to highlight in; add a line view: trees</source>
        <translation>视图 %1 没有可高亮的树；请加上一行 view: trees</translation>
    </message>
    <message>
        <source>%1 has no hazard that could be highlighted; choose one of the faulty kernels, such as broken-lockstep</source>
        <translation>%1 没有可高亮的隐患；请选择一个有缺陷的核函数，例如 broken-lockstep</translation>
    </message>
    <message>
        <source>there is no lane %1; the block has 1 thread</source>
        <translation>没有通道 %1；该线程块有 1 个线程</translation>
    </message>
    <message>
        <source>there is no lane %1; the block has %2 threads</source>
        <translation>没有通道 %1；该线程块有 %2 个线程</translation>
    </message>
    <message>
        <source>%1 cannot hold %2; write another value, or another type</source>
        <translation>%1 无法容纳 %2；请写另一个值，或换一种类型</translation>
    </message>
    <message>
        <source>%1 cannot hold %2; write other values, or another type</source>
        <translation>%1 无法容纳 %2；请写另外的值，或换一种类型</translation>
    </message>
    <message>
        <source>values are written onto the blackboard, and the slide in line %1 shows a block of the run; write them into the stages of slides with a blackboard</source>
        <translation>数值写在黑板上，而第 %1 行的幻灯片显示本次运行的一个线程块；请将数值写入带有黑板的幻灯片的 stage 块</translation>
    </message>
    <message>
        <source>the view %1 has no blackboard to write values onto; add a line view: trees</source>
        <translation>视图 %1 没有可写入数值的黑板；请加上一行 view: trees</translation>
    </message>
    <message>
        <source>values are written onto the blackboard, and this slide shows a block of the run; leave them out, or write trees: board</source>
        <translation>数值写在黑板上，而这张幻灯片显示本次运行的一个线程块；请去掉数值，或写 trees: board</translation>
    </message>
    <message>
        <source>a block of one thread has no steps; write a block from 2 on</source>
        <translation>只有一个线程的线程块没有步；线程块大小请从 2 起</translation>
    </message>
    <message>
        <source>a race takes times, and %1 runs only on the emulator, which has none; choose a kernel that is not faulty, or leave race out</source>
        <translation>竞速需要时间，而 %1 只能在模拟器上运行，模拟器没有时间；请选择没有缺陷的核函数，或去掉 race</translation>
    </message>
    <message>
        <source>there is no view %1; write one of %2</source>
        <translation>没有视图 %1；请写 %2 之一</translation>
    </message>
    <message>
        <source>%1 has no fault that could be shown; choose one of the faulty kernels, such as broken-lockstep</source>
        <translation>%1 没有可显示的缺陷；请选择一个有缺陷的核函数，例如 broken-lockstep</translation>
    </message>
    <message>
        <source>the file has more than %1 bytes; make several of it</source>
        <translation>文件超过 %1 字节；请分成几个文件</translation>
    </message>
    <message>
        <source>the text is not UTF-8; save it as UTF-8</source>
        <translation>文本不是 UTF-8；请保存为 UTF-8</translation>
    </message>
    <message>
        <source>How many threads work in step %1?</source>
        <translation>第 %1 步中有多少个线程工作？</translation>
    </message>
    <message>
        <source>How many warps are issued in step %1?</source>
        <translation>第 %1 步中发射了多少个线程束？</translation>
    </message>
    <message>
        <source>How many warps diverge in step %1?</source>
        <translation>第 %1 步中有多少个线程束分化？</translation>
    </message>
    <message>
        <source>How many sectors does a request move in step %1?</source>
        <translation>第 %1 步中一个请求传送多少个扇区？</translation>
    </message>
    <message>
        <source>How many bank conflicts does step %1 have?</source>
        <translation>第 %1 步有多少次存储体冲突？</translation>
    </message>
    <message>
        <source>Which value does the first thread compute in step %1?</source>
        <translation>第 %1 步中第一个线程算出什么值？</translation>
    </message>
    <message>
        <source>%1 is not a block size; write a number from 1 to 1024</source>
        <translation>%1 不是线程块大小；请写 1 到 1024 之间的数</translation>
    </message>
    <message>
        <source>%1 is not a number of elements from 1 to 2^26; write one such as 2^24 or 1000</source>
        <translation>%1 不是 1 到 2^26 之间的元素个数；请写 2^24 或 1000 这样的数</translation>
    </message>
    <message>
        <source>there is no element type %1; write one of %2</source>
        <translation>没有元素类型 %1；请写 %2 之一</translation>
    </message>
    <message>
        <source>there is no operation %1; write one of %2</source>
        <translation>没有运算 %1；请写 %2 之一</translation>
    </message>
    <message>
        <source>%1 has no number of at most 6 digits before and after the point; write one such as %2</source>
        <translation>%1 中没有小数点前后各不超过 6 位的数；请写 %2 这样的数</translation>
    </message>
    <message>
        <source>there is no input %1; write one of %2</source>
        <translation>没有输入 %1；请写 %2 之一</translation>
    </message>
    <message>
        <source>%1 is not a step; write one such as 2, or several as 1..4</source>
        <translation>%1 不是步；请写 2 这样的一步，或 1..4 这样的几步</translation>
    </message>
    <message>
        <source>the steps %1 go backwards; write the smaller number first</source>
        <translation>步 %1 的次序颠倒；请先写较小的数</translation>
    </message>
    <message>
        <source>%1 is not a thing to highlight; write lines 8-12, lane 5 or hazard</source>
        <translation>%1 不是可高亮的内容；请写 lines 8-12、lane 5 或 hazard</translation>
    </message>
    <message>
        <source>%1 cannot be predicted; write one of %2</source>
        <translation>%1 无法预测；请写 %2 之一</translation>
    </message>
    <message>
        <source>%1 is not a view; write the name of one, such as trees</source>
        <translation>%1 不是视图；请写一个视图的名称，例如 trees</translation>
    </message>
    <message>
        <source>there is no tree %1; write one of %2</source>
        <translation>没有树 %1；请写 %2 之一</translation>
    </message>
    <message>
        <source>%1 is not a number of threads of a blackboard example; write one of %2</source>
        <translation>%1 不是黑板示例的线程数；请写 %2 之一</translation>
    </message>
    <message>
        <source>these are more than %1 values; write those of the first elements</source>
        <translation>数值超过 %1 个；请写开头各元素的数值</translation>
    </message>
    <message>
        <source>%1 is not a number; write numbers with commas between them, such as 16777216, 1, 0.5</source>
        <translation>%1 不是数；请写以逗号分隔的数，例如 16777216, 1, 0.5</translation>
    </message>
    <message>
        <source>%1 are not numbers; write numbers with commas between them, such as 16777216, 1, 0.5</source>
        <translation>%1 不是数；请写以逗号分隔的数，例如 16777216, 1, 0.5</translation>
    </message>
    <message>
        <source>%1 is neither yes nor no; write one of them</source>
        <translation>%1 既不是 yes 也不是 no；请写其中之一</translation>
    </message>
    <message>
        <source>%1 is not a kernel; write the id of one, such as neighbored</source>
        <translation>%1 不是核函数；请写一个核函数的标识，例如 neighbored</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>there is no placeholder %1; write one of %2</source>
        <translation>没有占位符 %1；请写 %2 之一</translation>
    </message>
    <message>
        <source>there is no key %1; write one of %2</source>
        <translation>没有键 %1；请写 %2 之一</translation>
    </message>
    <message>
        <source>the key %1 has no value; write one after the colon</source>
        <translation>键 %1 没有值；请在冒号后写一个</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Float lens</source>
        <translation>浮点透镜</translation>
    </message>
    <message>
        <source>Float lens, %1</source>
        <translation>浮点透镜，%1</translation>
    </message>
    <message>
        <source>error in ULP, units in the last place</source>
        <translation>误差，以 ULP（末位单位）计</translation>
    </message>
    <message>
        <source>ULP from the reference</source>
        <translation>与参考值相差的 ULP</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>运行次数</translation>
    </message>
    <message>
        <source>Kernel to repeat</source>
        <translation>要重复的核函数</translation>
    </message>
    <message>
        <source>Repeat %1 times</source>
        <translation>重复 %1 次</translation>
    </message>
    <message>
        <source>Runs one kernel %1 times and counts its different results</source>
        <translation>将一个核函数运行 %1 次，并统计有多少种不同的结果</translation>
    </message>
    <message>
        <source>%1  %2 ULP</source>
        <translation>%1  %2 ULP</translation>
    </message>
    <message>
        <source>%1 of all runs</source>
        <translation>占全部运行的 %1</translation>
    </message>
    <message>
        <source>%1 ULP off</source>
        <translation>相差 %1 ULP</translation>
    </message>
    <message>
        <source>distance from the reference</source>
        <translation>与参考值的差</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>相差 %1</translation>
    </message>
</context>
<context>
    <name>MP4</name>
    <message>
        <source>MP4 needs the program ffmpeg, which is not installed: install it, or choose GIF or WebP.</source>
        <translation>MP4 需要程序 ffmpeg，但它没有安装：请安装它，或选择 GIF 或 WebP。</translation>
    </message>
    <message>
        <source>There is no room for the film&apos;s pictures: make room in %1.</source>
        <translation>没有空间存放影片的画面：请在 %1 中腾出空间。</translation>
    </message>
    <message>
        <source>ffmpeg could not make the film: %1</source>
        <translation>ffmpeg 无法制作影片：%1</translation>
    </message>
    <message>
        <source>The film&apos;s pictures could not be kept: make room in %1.</source>
        <translation>影片的画面无法保存：请在 %1 中腾出空间。</translation>
    </message>
</context>
<context>
    <name>MemoryChart</name>
    <message>
        <source>Memory map</source>
        <translation>内存图</translation>
    </message>
    <message>
        <source>sectors of 32 bytes, banks of 4 bytes</source>
        <translation>32 字节的扇区，4 字节的存储体</translation>
    </message>
    <message>
        <source>emulated, as the hardware counts</source>
        <translation>模拟的，计法与硬件相同</translation>
    </message>
    <message>
        <source>No access to memory in this step</source>
        <translation>这一步不访问内存</translation>
    </message>
    <message>
        <source>from byte 0x%1 of the array</source>
        <translation>从数组的字节 0x%1 起</translation>
    </message>
</context>
<context>
    <name>OutOfSight</name>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Lane %1 works on element %2, outside the picture</source>
        <translation>通道 %1 处理图外的元素 %2</translation>
    </message>
    <message>
        <source>Lanes %1–%2 work on elements %3, outside the picture</source>
        <translation>通道 %1–%2 处理图外的元素 %3</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>The colours of the animation could not be chosen.</source>
        <translation>无法选出动画的颜色。</translation>
    </message>
</context>
<context>
    <name>PdfPages</name>
    <message>
        <source>The page could not be painted: choose a smaller size.</source>
        <translation>页面无法绘制：请选择更小的尺寸。</translation>
    </message>
</context>
<context>
    <name>Placeholders</name>
    <message>
        <source>%1 % of the peak</source>
        <translation>峰值的 %1 %</translation>
    </message>
    <message>
        <source>%1 % of the data sheet&apos;s bandwidth</source>
        <translation>数据手册带宽的 %1 %</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>Next key: the race</source>
        <translation>下一次按键：竞速</translation>
    </message>
    <message>
        <source>Next key: the answer</source>
        <translation>下一次按键：答案</translation>
    </message>
    <message>
        <source>Next key: step %1</source>
        <translation>下一次按键：第 %1 步</translation>
    </message>
    <message>
        <source>The lecture ends here</source>
        <translation>讲座到此结束</translation>
    </message>
    <message>
        <source>Next key: the next slide</source>
        <translation>下一次按键：下一张幻灯片</translation>
    </message>
    <message>
        <source>Next key: the next chapter, %1</source>
        <translation>下一次按键：下一章，%1</translation>
    </message>
    <message>
        <source>%1, slide %2 of %3, part %4 of %5</source>
        <translation>%1，第 %2 / %3 张幻灯片，第 %4 / %5 部分</translation>
    </message>
</context>
<context>
    <name>RankClocksChart</name>
    <message>
        <source>Clock offsets</source>
        <translation>时钟偏移</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>offset from rank 0&apos;s clock ± half the shortest exchange</source>
        <translation>相对 rank 0 时钟的偏移 ± 最短问答的一半</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>%1  %2%3 ± %4</source>
        <translation>%1  %2%3 ± %4</translation>
    </message>
</context>
<context>
    <name>RankTimesChart</name>
    <message>
        <source>Within each rank</source>
        <translation>每个 rank 之内</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>%1  %2, half of them %3 to %4</source>
        <translation>%1  %2，其中一半为 %3 到 %4</translation>
    </message>
    <message>
        <source>%1  no elements</source>
        <translation>%1  没有元素</translation>
    </message>
    <message>
        <source>medians and middle halves of %1</source>
        <translation>%1的中位数与中间一半</translation>
    </message>
</context>
<context>
    <name>RanksChart</name>
    <message>
        <source>µs A ■  B □</source>
        <translation>µs A ■  B □</translation>
    </message>
</context>
<context>
    <name>RanksTree</name>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>partials</source>
        <translation>部分结果</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
</context>
<context>
    <name>RanksTreeChart</name>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>各个 rank</translation>
    </message>
    <message>
        <source>Ranks · %1</source>
        <translation>Rank · %1</translation>
    </message>
    <message>
        <source>messages: bytes, time</source>
        <translation>消息：字节数，时间</translation>
    </message>
    <message>
        <source>This side did not run over several ranks</source>
        <translation>这一侧没有跨多个 rank 运行</translation>
    </message>
    <message>
        <source>after round %1</source>
        <translation>第 %1 轮之后</translation>
    </message>
    <message>
        <source>click: back to the tree before</source>
        <translation>单击：返回之前的树</translation>
    </message>
    <message>
        <source>click: its own tree, above</source>
        <translation>单击：在上方显示它自己的树</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>arrives</source>
        <translation>到达</translation>
    </message>
    <message>
        <source>from the moment when the last rank began to combine</source>
        <translation>从最后一个 rank 开始合并时算起</translation>
    </message>
    <message>
        <source>rank %1 → rank %2, round %3</source>
        <translation>rank %1 → rank %2，第 %3 轮</translation>
    </message>
    <message>
        <source>A, %1</source>
        <translation>A，%1</translation>
    </message>
    <message>
        <source>B, %1</source>
        <translation>B，%1</translation>
    </message>
    <message>
        <source>messages of the last of %1, measured by the hosts&apos; clocks</source>
        <translation>%1中最后一个的消息，由主机时钟测量</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>--once is for GIF and WebP; a .%1 file does not begin again by itself</source>
        <translation>--once 只用于 GIF 和 WebP；.%1 文件本来就不会自动重新播放</translation>
    </message>
    <message>
        <source>--speed has no effect on .%1 files, which hold a picture of each step: leave it out, or add --fps for pictures between the steps</source>
        <translation>--speed 对 .%1 文件不起作用，因为它每步只有一张图片：请去掉该选项，或加上 --fps 以写出各步之间的图片</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>A part of the program is missing.</source>
        <translation>程序缺少一部分。</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步展示</translation>
    </message>
    <message>
        <source>Results and times</source>
        <translation>结果与时间</translation>
    </message>
    <message>
        <source>Memory transactions</source>
        <translation>内存事务</translation>
    </message>
    <message>
        <source>Hardware counters</source>
        <translation>硬件计数器</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>各步</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>隐患</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>What was run</source>
        <translation>运行了什么</translation>
    </message>
    <message>
        <source>Kernel sources</source>
        <translation>核函数源代码</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对比 %2</translation>
    </message>
    <message>
        <source>Written by Warpfold %1 on %2.</source>
        <translation>由 Warpfold %1 于 %2 生成。</translation>
    </message>
    <message>
        <source>against</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>times: %1</source>
        <translation>时间：%1</translation>
    </message>
    <message>
        <source>counters: %1</source>
        <translation>计数器：%1</translation>
    </message>
    <message>
        <source>This tree has %1 values, too many for a page; export its picture instead.</source>
        <translation>这棵树有 %1 个值，一页放不下；请改为导出它的图片。</translation>
    </message>
    <message>
        <source>Tree %1</source>
        <translation>树 %1</translation>
    </message>
    <message>
        <source>Tree %1: rows are steps, columns are elements</source>
        <translation>树 %1：行是步，列是元素</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Step of both trees</source>
        <translation>两棵树的步</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>适合宽度</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 / %2 步</translation>
    </message>
    <message>
        <source>The same on the command line:</source>
        <translation>在命令行中做同样的事：</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language of this text, as HTML names it</comment>
        <translation>zh-CN</translation>
    </message>
</context>
<context>
    <name>ReportTables</name>
    <message>
        <source>the run on the device</source>
        <translation>设备上的运行</translation>
    </message>
    <message>
        <source>the emulator</source>
        <translation>模拟器</translation>
    </message>
    <message>
        <source>the reference: no run computed one</source>
        <translation>参考值：没有运行算出结果</translation>
    </message>
    <message>
        <source>✗ differs from the reference</source>
        <translation>✗ 与参考值不同</translation>
    </message>
    <message>
        <source>accepted: some orders overflow</source>
        <translation>可接受：某些次序会溢出</translation>
    </message>
    <message>
        <source>✓ within tolerance</source>
        <translation>✓ 在容差内</translation>
    </message>
    <message>
        <source>✓ equals the reference</source>
        <translation>✓ 等于参考值</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>核函数</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>device details</source>
        <translation>设备详情</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation>每块线程数</translation>
    </message>
    <message>
        <source>blocks of the first launch</source>
        <translation>首次启动的线程块数</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>element type</source>
        <translation>元素类型</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>second input</source>
        <translation>第二输入</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>冷</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>热</translation>
    </message>
    <message>
        <source>lanes of a warp</source>
        <translation>线程束的通道数</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>运行请求</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>computed by</source>
        <translation>计算者</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考值</translation>
    </message>
    <message>
        <source>check</source>
        <translation>校验</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The reference is the exact result, rounded once.</source>
        <translation>参考值是只舍入一次的精确结果。</translation>
    </message>
    <message>
        <source>median, µs</source>
        <translation>中位数，µs</translation>
    </message>
    <message>
        <source>95 % interval of the median, µs</source>
        <translation>中位数的 95 % 区间，µs</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>band that the median lies in, µs</source>
        <translation>中位数所在的范围，µs</translation>
    </message>
    <message>
        <source>minimum, µs</source>
        <translation>最小值，µs</translation>
    </message>
    <message>
        <source>quartiles, µs</source>
        <translation>四分位数，µs</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>mean, µs</source>
        <translation>平均值，µs</translation>
    </message>
    <message>
        <source>95th percentile, µs</source>
        <translation>第 95 百分位数，µs</translation>
    </message>
    <message>
        <source>relative standard deviation</source>
        <translation>相对标准差</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>bandwidth, GB/s</source>
        <translation>带宽，GB/s</translation>
    </message>
    <message>
        <source>what decides</source>
        <translation>决定因素</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>what is timed</source>
        <translation>计时范围</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>没有时间</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>各次启动</translation>
    </message>
    <message>
        <source>side</source>
        <translation>侧</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>Each launch is timed apart from the others, with a start and an end of its own, so that all together take longer than the whole reduction.</source>
        <translation>每次启动都单独计时，各有自己的开始和结束，因此加起来比整个归约所用的时间长。</translation>
    </message>
    <message>
        <source>Counters · %1</source>
        <translation>计数器 · %1</translation>
    </message>
    <message>
        <source>Hardware counters</source>
        <translation>硬件计数器</translation>
    </message>
    <message>
        <source>A agreement</source>
        <translation>A 符合程度</translation>
    </message>
    <message>
        <source>B agreement</source>
        <translation>B 符合程度</translation>
    </message>
    <message>
        <source>– (%1)</source>
        <translation>– (%1)</translation>
    </message>
    <message>
        <source>Steps · %1</source>
        <translation>各步 · %1</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Threads, warps and memory transactions are the emulator&apos;s.</source>
        <translation>线程、线程束和内存事务的数值来自模拟器。</translation>
    </message>
    <message>
        <source>Threads, warps and memory transactions are the emulator&apos;s; times: %1.</source>
        <translation>线程、线程束和内存事务的数值来自模拟器；时间：%1。</translation>
    </message>
    <message>
        <source>The emulator&apos;s running time says nothing about which kernel is faster on a GPU.</source>
        <translation>模拟器的运行时间不能说明哪个核函数在 GPU 上更快。</translation>
    </message>
    <message>
        <source>The two times are not of the same origin, so they are not compared.</source>
        <translation>两个时间来源不同，因此不作比较。</translation>
    </message>
    <message>
        <source>A takes %1 times as long as B in the median; %2.</source>
        <translation>A 的中位数时间是 B 的 %1 倍；%2。</translation>
    </message>
    <message>
        <source>B is %1 times as fast as A (95 % interval %2 to %3).</source>
        <translation>B 的速度是 A 的 %1 倍（95 % 区间 %2 到 %3）。</translation>
    </message>
    <message>
        <source>A is %1 times as fast as B (95 % interval %2 to %3).</source>
        <translation>A 的速度是 B 的 %1 倍（95 % 区间 %2 到 %3）。</translation>
    </message>
    <message>
        <source>A and B are equally fast, within 2 %.</source>
        <translation>A 和 B 同样快，相差不超过 2 %。</translation>
    </message>
    <message>
        <source>No clear difference: the 95 % interval of the ratio is %1 to %2.</source>
        <translation>没有明显差别：比值的 95 % 区间是 %1 到 %2。</translation>
    </message>
    <message>
        <source>⚠ far off, within the rounding of this order</source>
        <translation>⚠ 严重偏离，但在此次序的舍入范围内</translation>
    </message>
</context>
<context>
    <name>ReportTree</name>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>step %1, stride %2</source>
        <translation>第 %1 步，步长 %2</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message>
        <source>%1 = %2, thread %3</source>
        <translation>%1 = %2，线程 %3</translation>
    </message>
</context>
<context>
    <name>RequestPicture</name>
    <message>
        <source>bank %1: not accessed</source>
        <translation>存储体 %1：未访问</translation>
    </message>
    <message>
        <source>bank %1:</source>
        <translation>存储体 %1：</translation>
    </message>
    <message>
        <source>word %1, lanes %2</source>
        <translation>字 %1，通道 %2</translation>
    </message>
    <message>
        <source>sector %1: %2 of 32 bytes used, lanes %3</source>
        <translation>扇区 %1：32 字节中用到 %2 字节，通道 %3</translation>
    </message>
</context>
<context>
    <name>RoundAxis</name>
    <message>
        <source>%1&#xa0;ns</source>
        <translation>%1&#xa0;ns</translation>
    </message>
    <message>
        <source>%1&#xa0;µs</source>
        <translation>%1&#xa0;µs</translation>
    </message>
    <message>
        <source>%1&#xa0;ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1&#xa0;s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1&#xa0;kB/s</source>
        <translation>%1&#xa0;kB/s</translation>
    </message>
    <message>
        <source>%1&#xa0;MB/s</source>
        <translation>%1&#xa0;MB/s</translation>
    </message>
    <message>
        <source>%1&#xa0;GB/s</source>
        <translation>%1&#xa0;GB/s</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ScalingAssumptions</name>
    <message>
        <source>Modelled</source>
        <translation>建模</translation>
    </message>
    <message>
        <source>LogGP: Alexandrov, Ionescu, Schauser and Scheiman, 1995</source>
        <translation>LogGP：Alexandrov、Ionescu、Schauser 和 Scheiman，1995</translation>
    </message>
    <message>
        <source>comes with a scaling</source>
        <translation>随扩展一起给出</translation>
    </message>
    <message>
        <source>Network…</source>
        <translation>网络…</translation>
    </message>
    <message>
        <source>Latency, overhead and gaps of the model&apos;s messages</source>
        <translation>模型中消息的延迟、开销和间隔</translation>
    </message>
</context>
<context>
    <name>ScalingBandwidth</name>
    <message>
        <source>Bandwidth over ranks, GB/s</source>
        <translation>带宽随 rank 数的变化，GB/s</translation>
    </message>
</context>
<context>
    <name>ScalingChart</name>
    <message>
        <source>ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <source>%1, modelled</source>
        <translation>%1，建模</translation>
    </message>
    <message>
        <source>- - modelled  ··· ideal</source>
        <translation>- - 建模  ··· 理想</translation>
    </message>
    <message>
        <source>emulated  %1</source>
        <translation>模拟的  %1</translation>
    </message>
    <message>
        <source>running …</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>press Scale</source>
        <translation>请按“扩展”</translation>
    </message>
    <message>
        <source>%1 scaling</source>
        <translation>%1扩展</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1 个 rank</translation>
    </message>
    <message>
        <source>within %1, across %2</source>
        <translation>rank 之内 %1，跨 rank %2</translation>
    </message>
    <message>
        <source>1 rank</source>
        <translation>1 个 rank</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message>
        <source>more ranks than cores</source>
        <translation>rank 多于核心</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>强</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>弱</translation>
    </message>
</context>
<context>
    <name>ScalingLatency</name>
    <message>
        <source>Latency over ranks</source>
        <translation>延迟随 rank 数的变化</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Runs kernel A on 1, 2, 4, … ranks, with all elements and with a rank&apos;s share</source>
        <translation>在 1、2、4……个 rank 上运行核函数 A，分别用全部元素和每个 rank 的份额</translation>
    </message>
</context>
<context>
    <name>ScalingSession</name>
    <message>
        <source>Scaling</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Scale over Ra&amp;nks</source>
        <translation>扩展到多个 Rank(&amp;N)</translation>
    </message>
    <message>
        <source>run kernel A on 1, 2, 4, … ranks</source>
        <translation>在 1、2、4……个 rank 上运行核函数 A</translation>
    </message>
</context>
<context>
    <name>SessionFiles</name>
    <message>
        <source>There is not enough memory for this file.</source>
        <translation>内存不足，无法容纳这个文件。</translation>
    </message>
    <message>
        <source>The session was not deleted: %1.</source>
        <translation>会话没有删除：%1。</translation>
    </message>
</context>
<context>
    <name>Slides</name>
    <message>
        <source>There is no lecture</source>
        <translation>没有讲座</translation>
    </message>
    <message>
        <source>Blackboard example, values of the slide</source>
        <translation>黑板示例，幻灯片给出的数值</translation>
    </message>
    <message>
        <source>No race: the emulator&apos;s times say nothing about a GPU</source>
        <translation>没有竞速：模拟器的时间不能说明 GPU 的情况</translation>
    </message>
    <message>
        <source>No race: there are no times of both kernels on one GPU</source>
        <translation>没有竞速：没有两个核函数在同一 GPU 上的时间</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>Race, at measured speed</source>
        <translation>竞速，按实测速度</translation>
    </message>
    <message>
        <source>Race, at modelled speed</source>
        <translation>竞速，按模型估算的速度</translation>
    </message>
    <message>
        <source>Race, at recorded speed</source>
        <translation>竞速，按录制的速度</translation>
    </message>
    <message>
        <source>%1, steps as timed</source>
        <translation>%1，各步按其时间</translation>
    </message>
    <message>
        <source>%1, steps equally long</source>
        <translation>%1，各步等长</translation>
    </message>
    <message>
        <source>B is %1× as fast</source>
        <translation>B 的速度是 %1×</translation>
    </message>
    <message>
        <source>A is %1× as fast</source>
        <translation>A 的速度是 %1×</translation>
    </message>
    <message>
        <source>%1, beside %2</source>
        <translation>%1，与 %2 并排</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation>所有启动</translation>
    </message>
    <message>
        <source>All launches, %1</source>
        <translation>所有启动，%1</translation>
    </message>
    <message>
        <source>%1, its only warp</source>
        <translation>%1，唯一的线程束</translation>
    </message>
    <message>
        <source>%1, warp %2 of %3</source>
        <translation>%1，线程束 %2，共 %3 个</translation>
    </message>
    <message>
        <source>emulated, no times of a GPU</source>
        <translation>模拟的，没有 GPU 的时间</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>模拟的</translation>
    </message>
    <message>
        <source>CPU threads measured here</source>
        <translation>在本机实测的 CPU 线程</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>1 个元素</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>线程块 %1</translation>
    </message>
    <message>
        <source>%1 does not run on this device</source>
        <translation>%1 不能在此设备上运行</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 个线程</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 个线程</translation>
    </message>
    <message>
        <source>%1 threads in A and %2 in B</source>
        <translation>A 中 %1 个线程，B 中 %2 个</translation>
    </message>
    <message>
        <source>shown: %1, warps of %2</source>
        <translation>所示：%1，线程束大小 %2</translation>
    </message>
    <message>
        <source>Starting the worker…</source>
        <translation>正在启动工作进程…</translation>
    </message>
    <message>
        <source>The emulator runs the kernels…</source>
        <translation>模拟器正在运行核函数…</translation>
    </message>
    <message>
        <source>The emulator looks for the fault…</source>
        <translation>模拟器正在查找缺陷…</translation>
    </message>
    <message>
        <source>The kernels run…</source>
        <translation>核函数正在运行…</translation>
    </message>
    <message>
        <source>Times of the CPU only: the emulator&apos;s own say nothing about a GPU.</source>
        <translation>只有 CPU 的时间：模拟器自身的时间不能说明 GPU 的情况。</translation>
    </message>
    <message>
        <source>%1 %2 ULP</source>
        <translation>%1 %2 ULP</translation>
    </message>
    <message>
        <source>No times here: the emulator&apos;s own say nothing about a GPU.</source>
        <translation>这里没有时间：模拟器自身的时间不能说明 GPU 的情况。</translation>
    </message>
    <message>
        <source>%1: not on this device</source>
        <translation>%1：此设备上没有</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>measured peak: %1 GB/s</source>
        <translation>实测峰值：%1 GB/s</translation>
    </message>
    <message>
        <source>◇ %1 %2, GPU not named</source>
        <translation>◇ %1 %2，未注明 GPU</translation>
    </message>
    <message>
        <source>◇ %1 %2, %3</source>
        <translation>◇ %1 %2，%3</translation>
    </message>
    <message>
        <source>lanes %1 to %2 work on elements beyond the picture</source>
        <translation>通道 %1 到 %2 处理图外的元素</translation>
    </message>
    <message>
        <source>lanes that work on elements beyond the picture: %1</source>
        <translation>处理图外元素的通道：%1</translation>
    </message>
    <message>
        <source>lanes, by warp</source>
        <translation>通道，按线程束排列</translation>
    </message>
    <message>
        <source>lanes of warp %1, of %2 warps</source>
        <translation>线程束 %1 的通道，共 %2 个线程束</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation>线程束 %1</translation>
    </message>
    <message>
        <source>● one order    ◇ the order varies    result, error in ULP</source>
        <translation>● 次序固定    ◇ 次序可变    结果，误差以 ULP 计</translation>
    </message>
    <message>
        <source>no access to memory in this step</source>
        <translation>这一步不访问内存</translation>
    </message>
    <message>
        <source>%1 · a column is a bank, a dot a word of 4 bytes</source>
        <translation>%1 · 一列是一个存储体，一点是一个 4 字节的字</translation>
    </message>
    <message>
        <source>%1 · a frame is a sector, what is filled is used</source>
        <translation>%1 · 一框是一个扇区，填充部分是用到的</translation>
    </message>
    <message>
        <source>last block</source>
        <translation>最后一个线程块</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation>启动 %1</translation>
    </message>
    <message>
        <source>● Bandwidth. Numbers: latency. ◇ Published by others, at their size:</source>
        <translation>● 带宽。数字：延迟。◇ 他人发表的数值，规模为其自定：</translation>
    </message>
</context>
<context>
    <name>StepsChart</name>
    <message>
        <source>Per step</source>
        <translation>各步</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>no steps traced</source>
        <translation>没有被跟踪的步</translation>
    </message>
    <message>
        <source>Per step · %1</source>
        <translation>各步 · %1</translation>
    </message>
    <message>
        <source>active lanes exact; time %1</source>
        <translation>活跃通道精确；时间：%1</translation>
    </message>
    <message>
        <source>active lanes exact; step times need a GPU</source>
        <translation>活跃通道精确；各步时间需要 GPU</translation>
    </message>
    <message>
        <source>would take %1</source>
        <translation>将用 %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>exact; no times</source>
        <translation>精确；没有时间</translation>
    </message>
    <message>
        <source>threads A ■  B □</source>
        <translation>线程 A ■  B □</translation>
    </message>
    <message>
        <source>%1, time</source>
        <translation>%1，时间</translation>
    </message>
    <message>
        <source>threads A ■  B □,  ns —</source>
        <translation>线程 A ■  B □,  ns —</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>模型估算</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>录制</translation>
    </message>
</context>
<context>
    <name>SweepBandwidth</name>
    <message>
        <source>Bandwidth over size</source>
        <translation>带宽随规模的变化</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>measured peak, %1</source>
        <translation>实测峰值，%1</translation>
    </message>
    <message>
        <source>datasheet, %1</source>
        <translation>数据手册，%1</translation>
    </message>
</context>
<context>
    <name>SweepBlocks</name>
    <message>
        <source>Best block</source>
        <translation>最佳线程块</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>threads a block</source>
        <translation>每块线程数</translation>
    </message>
    <message>
        <source>%1 pale, %2 strong</source>
        <translation>%1 浅，%2 深</translation>
    </message>
    <message>
        <source>an emulator&apos;s own times tell no best block</source>
        <translation>模拟器自身的时间不能说明哪种线程块最佳</translation>
    </message>
    <message>
        <source>no sweep yet</source>
        <translation>尚无扫描</translation>
    </message>
    <message>
        <source>%1, %2 elements</source>
        <translation>%1，%2 个元素</translation>
    </message>
    <message>
        <source>fastest in blocks of %1: %2</source>
        <translation>最快的线程块大小为 %1：%2</translation>
    </message>
    <message>
        <source>blocks of %1: %2</source>
        <translation>线程块大小 %1：%2</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 个线程</translation>
    </message>
</context>
<context>
    <name>SweepLatency</name>
    <message>
        <source>Latency over size</source>
        <translation>延迟随规模的变化</translation>
    </message>
    <message>
        <source>fastest small run, %1</source>
        <translation>最快的小规模运行，%1</translation>
    </message>
</context>
<context>
    <name>SweepRanks</name>
    <message>
        <source>Latency over ranks</source>
        <translation>延迟随 rank 数的变化</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <source>%1, strong</source>
        <translation>%1，强</translation>
    </message>
    <message>
        <source>%1, weak</source>
        <translation>%1，弱</translation>
    </message>
    <message>
        <source>comes with a sweep over several ranks</source>
        <translation>随多个 rank 的扫描出现</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message>
        <source>%1 a rank</source>
        <translation>每个 rank %1</translation>
    </message>
    <message>
        <source>%1, ideal dotted</source>
        <translation>%1，理想值为点线</translation>
    </message>
</context>
<context>
    <name>SweepRoofline</name>
    <message>
        <source>Roofline</source>
        <translation>屋顶线</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>每字节运算数</translation>
    </message>
    <message>
        <source>an emulator&apos;s own times have no roof</source>
        <translation>模拟器自身的时间没有屋顶线</translation>
    </message>
    <message>
        <source>comes with a sweep on one device</source>
        <translation>在一个设备上扫描后显示</translation>
    </message>
    <message>
        <source>this device&apos;s bandwidth is not known</source>
        <translation>此设备的带宽未知</translation>
    </message>
    <message>
        <source>measured peak, %1</source>
        <translation>实测峰值，%1</translation>
    </message>
    <message>
        <source>datasheet, %1</source>
        <translation>数据手册，%1</translation>
    </message>
    <message>
        <source>arithmetic, %1</source>
        <translation>算术，%1</translation>
    </message>
    <message>
        <source>ridge at %1 operations per byte</source>
        <translation>拐点：每字节 %1 次运算</translation>
    </message>
    <message>
        <source>operations per byte: %1</source>
        <translation>每字节运算数：%1</translation>
    </message>
    <message>
        <source>what arithmetic allows is not known</source>
        <translation>算术上限未知</translation>
    </message>
    <message>
        <source>%1, %2 of the roof above it</source>
        <translation>%1，达到上方上限的 %2</translation>
    </message>
</context>
<context>
    <name>SweepSession</name>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>扫描(&amp;W)</translation>
    </message>
    <message>
        <source>time kernels over many sizes and blocks</source>
        <translation>在多种规模和线程块大小下为核函数计时</translation>
    </message>
</context>
<context>
    <name>TimeOrigin</name>
    <message>
        <source>measured on %1</source>
        <translation>在 %1 上实测</translation>
    </message>
    <message>
        <source>emulator run time (not a GPU time)</source>
        <translation>模拟器的运行时间（不是 GPU 的时间）</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>在 %1 上录制</translation>
    </message>
    <message>
        <source>interpolated between recordings of %1</source>
        <translation>在 %1 的录制之间插值</translation>
    </message>
    <message>
        <source>recorded on %1; %2</source>
        <translation>在 %1 上录制；%2</translation>
    </message>
    <message>
        <source>modelled for %1</source>
        <translation>按 %1 模型估算</translation>
    </message>
    <message>
        <source>modelled for %1 from recordings of %2</source>
        <translation>按 %1 模型估算，依据 %2 的录制</translation>
    </message>
    <message>
        <source>published for %1</source>
        <translation>为 %1 发表</translation>
    </message>
</context>
<context>
    <name>ToldTree</name>
    <message>
        <source>step %1, thread %2: %3 plus %4 is %5</source>
        <translation>第 %1 步，线程 %2：%3 加 %4 等于 %5</translation>
    </message>
    <message>
        <source>step %1, thread %2: %3 times %4 is %5</source>
        <translation>第 %1 步，线程 %2：%3 乘 %4 等于 %5</translation>
    </message>
    <message>
        <source>step %1, thread %2: the smaller of %3 and %4 is %5</source>
        <translation>第 %1 步，线程 %2：%3 与 %4 中较小的是 %5</translation>
    </message>
    <message>
        <source>step %1, thread %2: the larger of %3 and %4 is %5</source>
        <translation>第 %1 步，线程 %2：%3 与 %4 中较大的是 %5</translation>
    </message>
    <message>
        <source>step %1, thread %2: bit by bit, %3 is %4</source>
        <translation>第 %1 步，线程 %2：按位，%3 等于 %4</translation>
    </message>
    <message>
        <source>step %1, thread %2: of truth values, %3 is %4</source>
        <translation>第 %1 步，线程 %2：按真值，%3 等于 %4</translation>
    </message>
    <message>
        <source>read after step %1, values: %2</source>
        <translation>第 %1 步之后读取的值：%2 个</translation>
    </message>
    <message>
        <source>step %1 of %2: not reached yet</source>
        <translation>第 %1 步，共 %2 步：尚未到达</translation>
    </message>
    <message>
        <source>inputs: %1</source>
        <translation>输入：%1</translation>
    </message>
    <message>
        <source>step %1 of %2: %3</source>
        <translation>第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>step %1, thread %2: not computed yet</source>
        <translation>第 %1 步，线程 %2：尚未计算</translation>
    </message>
    <message>
        <source>step %1, thread %2: %3; that is %4</source>
        <translation>第 %1 步，线程 %2：%3；得 %4</translation>
    </message>
    <message>
        <source>the identity</source>
        <translation>单位元</translation>
    </message>
    <message>
        <source>identity padding, column %1: %2</source>
        <translation>单位元填充，第 %1 列：%2</translation>
    </message>
    <message>
        <source>beyond the end of the array, column %1: %2</source>
        <translation>超出数组末尾，第 %1 列：%2</translation>
    </message>
    <message>
        <source>read after step %1 by thread %2: %3</source>
        <translation>第 %1 步之后由线程 %2 读取：%3</translation>
    </message>
    <message>
        <source>input, column %1: %2</source>
        <translation>输入，第 %1 列：%2</translation>
    </message>
    <message>
        <source>inputs of thread %1, %2 elements: %3</source>
        <translation>线程 %1 的输入，%2 个元素：%3</translation>
    </message>
    <message>
        <source>step %1, atomic word: %2 before, %3 after; values that arrive: %4</source>
        <translation>第 %1 步，原子字：之前 %2，之后 %3；到达的值：%4 个</translation>
    </message>
</context>
<context>
    <name>TreeChoices</name>
    <message>
        <source>Last block, %1</source>
        <translation>最后一个线程块，%1</translation>
    </message>
    <message>
        <source>Launch %1 of %2, block %3</source>
        <translation>启动 %1，共 %2 次，线程块 %3</translation>
    </message>
    <message>
        <source>Block %1 of the run</source>
        <translation>本次运行的线程块 %1</translation>
    </message>
    <message>
        <source>%1, launch %2, block %3 of %4</source>
        <translation>%1，启动 %2，线程块 %3，共 %4 个</translation>
    </message>
    <message>
        <source>Blackboard example, your values</source>
        <translation>黑板示例，您的数值</translation>
    </message>
    <message>
        <source>Blackboard example</source>
        <translation>黑板示例</translation>
    </message>
    <message>
        <source>%1, block %2 of %3</source>
        <translation>%1，线程块 %2，共 %3 个</translation>
    </message>
    <message>
        <source>All traced blocks</source>
        <translation>所有被跟踪的线程块</translation>
    </message>
    <message>
        <source>First launch, all blocks</source>
        <translation>首次启动，所有线程块</translation>
    </message>
    <message>
        <source>Rank %1, block %2</source>
        <translation>Rank %1，线程块 %2</translation>
    </message>
</context>
<context>
    <name>TreeItems</name>
    <message>
        <source>columns %1 to %2, values: %3</source>
        <translation>第 %1 至 %2 列，值：%3 个</translation>
    </message>
</context>
<context>
    <name>TreeNotes</name>
    <message>
        <source>%1 keeps %2 as %3</source>
        <translation>%2 将 %1 存为 %3</translation>
    </message>
    <message>
        <source>%1 has no room in %2 and wraps to %3</source>
        <translation>%2 容纳不下 %1，回绕为 %3</translation>
    </message>
</context>
<context>
    <name>TreePainter</name>
    <message>
        <source>launch %1</source>
        <translation>启动 %1</translation>
    </message>
    <message>
        <source>block %1: the last one</source>
        <translation>线程块 %1：最后一个</translation>
    </message>
    <message>
        <source>ticket %1: the last block</source>
        <translation>票号 %1：最后一个线程块</translation>
    </message>
    <message>
        <source>%1, atomic</source>
        <translation>%1，原子</translation>
    </message>
    <message>
        <source>cluster: its last block</source>
        <translation>集群：最后一个线程块</translation>
    </message>
</context>
<context>
    <name>TreePlaces</name>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>单位元</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>元素 %1</translation>
    </message>
    <message>
        <source>Identity padding</source>
        <translation>以单位元填充</translation>
    </message>
    <message>
        <source>Beyond the end of the array, column %1</source>
        <translation>超出数组末尾，第 %1 列</translation>
    </message>
    <message>
        <source>Read after step %1, column %2</source>
        <translation>第 %1 步之后读取，第 %2 列</translation>
    </message>
    <message>
        <source>Input, column %1</source>
        <translation>输入，第 %1 列</translation>
    </message>
    <message>
        <source>Step %1, column %2</source>
        <translation>第 %1 步，第 %2 列</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>element</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>left by</source>
        <translation>留下者</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>线程块 %1</translation>
    </message>
    <message>
        <source>made by</source>
        <translation>得自</translation>
    </message>
    <message>
        <source>that is</source>
        <translation>即</translation>
    </message>
    <message>
        <source>right operand shuffled from thread %1</source>
        <translation>右操作数由线程 %1 洗牌而来</translation>
    </message>
    <message>
        <source>role</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>not part of the result</source>
        <translation>不属于结果</translation>
    </message>
    <message>
        <source>Read after step %1 by thread %2</source>
        <translation>第 %1 步之后由线程 %2 读取</translation>
    </message>
    <message>
        <source>Inputs of thread %1</source>
        <translation>线程 %1 的输入</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 个</translation>
    </message>
    <message>
        <source>Step %1, atomic word</source>
        <translation>第 %1 步，原子字</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>one, by one atomic operation</source>
        <translation>一个，由一次原子操作写入</translation>
    </message>
    <message>
        <source>%1, one after the other</source>
        <translation>%1 个，依次进行</translation>
    </message>
    <message>
        <source>%1, not written in this step</source>
        <translation>%1，在这一步没有写入</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>works on another element</source>
        <translation>处理另一个元素</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Inputs, columns %1 to %2</source>
        <translation>输入，第 %1 到 %2 列</translation>
    </message>
    <message>
        <source>Step %1, columns %2 to %3</source>
        <translation>第 %1 步，第 %2 到 %3 列</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1 of %2 columns</source>
        <translation>%2 列中的 %1 列</translation>
    </message>
    <message>
        <source>identity padding</source>
        <translation>单位元填充</translation>
    </message>
    <message>
        <source>Zoom in to read the values</source>
        <translation>放大即可看清数值</translation>
    </message>
</context>
<context>
    <name>TreesScene</name>
    <message>
        <source>A: %1</source>
        <translation>A：%1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B：%1</translation>
    </message>
    <message>
        <source>A and B take as long</source>
        <translation>A 和 B 用时相同</translation>
    </message>
    <message>
        <source>B is %1× as fast</source>
        <translation>B 的速度是 %1×</translation>
    </message>
    <message>
        <source>A is %1× as fast</source>
        <translation>A 的速度是 %1×</translation>
    </message>
    <message>
        <source>Race, %1</source>
        <translation>竞速，%1</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>%1; step times: %2</source>
        <translation>%1；各步时间：%2</translation>
    </message>
    <message>
        <source>step times: %1</source>
        <translation>各步时间：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>VerdictTexts</name>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>录制</translation>
    </message>
    <message>
        <source>interpolated</source>
        <translation>插值</translation>
    </message>
    <message>
        <source>published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>模型估算</translation>
    </message>
    <message>
        <source>A %1, B %2</source>
        <translation>A %1，B %2</translation>
    </message>
</context>
<context>
    <name>VerifySession</name>
    <message>
        <source>Verify emulation</source>
        <translation>验证模拟</translation>
    </message>
    <message>
        <source>&amp;Verify Emulation…</source>
        <translation>验证模拟(&amp;V)…</translation>
    </message>
    <message>
        <source>compare the emulator with the GPU&apos;s counters</source>
        <translation>将模拟器与 GPU 的计数器比较</translation>
    </message>
</context>
<context>
    <name>WebP</name>
    <message>
        <source>The WebP file could not be written: choose a smaller size.</source>
        <translation>WebP 文件无法写入：请选择更小的尺寸。</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>“%1” is not a regular file: choose another place.</source>
        <translation>“%1”不是普通文件：请另选位置。</translation>
    </message>
    <message>
        <source>“%1” could not be written (%2): choose another place.</source>
        <translation>“%1”无法写入（%2）：请另选位置。</translation>
    </message>
</context>
<context>
    <name>WithinAcrossChart</name>
    <message>
        <source>Within against across</source>
        <translation>rank 之内与跨 rank</translation>
    </message>
    <message>
        <source>within, slowest</source>
        <translation>之内，最慢的</translation>
    </message>
    <message>
        <source>across</source>
        <translation>跨 rank</translation>
    </message>
    <message>
        <source>across ranks: from the last rank&apos;s beginning to the value on rank 0</source>
        <translation>跨 rank：从最后一个 rank 开始，到 rank 0 得到值</translation>
    </message>
    <message>
        <source>within ranks: the slowest one</source>
        <translation>rank 之内：最慢的一个</translation>
    </message>
    <message>
        <source>%1  %2, half of them %3 to %4</source>
        <translation>%1  %2，其中一半为 %3 到 %4</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>joined</translation>
    </message>
    <message>
        <source>joined: the whole on rank 0&apos;s GPU, from its first kernel to the value</source>
        <translation>joined：rank 0 的 GPU 上的全部时间，从其第一个核函数到得到值</translation>
    </message>
    <message>
        <source>across ranks: what joined takes beyond the slowest rank&apos;s own reduction</source>
        <translation>跨 rank：joined 比最慢的 rank 单独归约多用的时间</translation>
    </message>
</context>
<context>
    <name>warpfold::app::AnimationDialog</name>
    <message>
        <source>Export Animation</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Estimating the size…</source>
        <translation>正在估算大小…</translation>
    </message>
    <message>
        <source>Steps: %1, in one picture</source>
        <translation>步数：%1，在一幅图片中</translation>
    </message>
    <message>
        <source>Lasts %1 s, with %2 pictures; about %3</source>
        <translation>时长 %1 s，%2 幅画面；约 %3</translation>
    </message>
    <message>
        <source>Steps: %1; about %2</source>
        <translation>步数：%1；约 %2</translation>
    </message>
    <message>
        <source>Save Animation</source>
        <translation>保存动画</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>没有写入任何内容。</translation>
    </message>
    <message>
        <source>%1 written to %2</source>
        <translation>%1 已写入 %2</translation>
    </message>
    <message>
        <source>Both trees, step by step</source>
        <translation>两棵树，逐步展示</translation>
    </message>
    <message>
        <source>Race, each step at its own pace</source>
        <translation>竞速，各步按自己的快慢</translation>
    </message>
    <message>
        <source>A race needs step times of both trees: let them show a block of a run on a GPU, or a recorded or modelled one</source>
        <translation>竞速需要两棵树的各步时间：请让它们显示在 GPU 上（或者录制的、模型估算的 GPU 上）运行的线程块</translation>
    </message>
    <message>
        <source>&amp;Animate</source>
        <translation>动画内容(&amp;A)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>C&amp;hart below</source>
        <translation>下方图表(&amp;H)</translation>
    </message>
    <message>
        <source>MP4 film (install ffmpeg)</source>
        <translation>MP4 影片（需安装 ffmpeg）</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>Pixels of the file per pixel of the size</source>
        <translation>尺寸中每个像素对应的文件像素数</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>比例(&amp;C)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>背景(&amp;B)</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>步(&amp;T)</translation>
    </message>
    <message>
        <source>steps/s</source>
        <translation>步/s</translation>
    </message>
    <message>
        <source>pictures/s</source>
        <translation>幅/s</translation>
    </message>
    <message>
        <source>In a race, steps of the slower kernel on average; the picture says how many times slower than the GPU that is</source>
        <translation>在竞速中，指较慢核函数平均每秒的步数；画面会注明比 GPU 慢多少倍</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>速度(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;moothness</source>
        <translation>流畅度(&amp;M)</translation>
    </message>
    <message>
        <source>Begin again at the e&amp;nd</source>
        <translation>结束后重新开始(&amp;N)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>GIF</source>
        <translation>GIF</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>WebP 动画</translation>
    </message>
    <message>
        <source>MP4 film</source>
        <translation>MP4 影片</translation>
    </message>
    <message>
        <source>PNG pictures, numbered</source>
        <translation>PNG 图片，带编号</translation>
    </message>
    <message>
        <source>SVG pictures, numbered</source>
        <translation>SVG 图片，带编号</translation>
    </message>
    <message>
        <source>PDF, a page per step</source>
        <translation>PDF，每步一页</translation>
    </message>
    <message>
        <source>All steps in one PNG</source>
        <translation>所有步，一个 PNG</translation>
    </message>
    <message>
        <source>All steps in one SVG</source>
        <translation>所有步，一个 SVG</translation>
    </message>
    <message>
        <source>All steps in one PDF</source>
        <translation>所有步，一个 PDF</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Banner</name>
    <message>
        <source>Restart</source>
        <translation>重新启动</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>warpfold::app::BannerController</name>
    <message>
        <source>%1 A new worker is starting.</source>
        <translation>%1 正在启动新的工作进程。</translation>
    </message>
    <message>
        <source>%1 A new worker is running.</source>
        <translation>%1 新的工作进程正在运行。</translation>
    </message>
    <message>
        <source>The worker has ended, and is not started again by itself.</source>
        <translation>工作进程已结束，不会自动重新启动。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ChartNavigation</name>
    <message>
        <source>Place &amp;Cursor Here	Shift+Click</source>
        <translation>在此放置游标(&amp;C)	Shift+单击</translation>
    </message>
    <message>
        <source>&amp;Remove Cursors	Esc</source>
        <translation>移除游标(&amp;R)	Esc</translation>
    </message>
    <message>
        <source>Show &amp;All	F</source>
        <translation>显示全部(&amp;A)	F</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ChartTableDialog</name>
    <message>
        <source>Tables of the chart</source>
        <translation>图表的数据表</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the selection, or all, with tabs between the columns</source>
        <translation>复制选中的部分，未选则全部，列间为制表符</translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation>复制为 CSV(&amp;S)</translation>
    </message>
    <message>
        <source>Copies the selection, or all, with commas between the columns</source>
        <translation>复制选中的部分，未选则全部，列间为逗号</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Writes all of it to a file: CSV or JSON</source>
        <translation>将全部数据写入文件：CSV 或 JSON</translation>
    </message>
    <message>
        <source>Table · %1</source>
        <translation>数据表 · %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ChartTableModel</name>
    <message>
        <source>%1 in CSV and JSON</source>
        <translation>在 CSV 和 JSON 中为 %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ChartWidget</name>
    <message>
        <source>%1 chart</source>
        <translation>图表：%1</translation>
    </message>
    <message>
        <source>Export %1…</source>
        <translation>导出“%1”…</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy Data as Table</source>
        <translation>将数据复制为表格</translation>
    </message>
    <message>
        <source>%1 chart.</source>
        <translation>%1图表。</translation>
    </message>
    <message>
        <source>Unit: %1.</source>
        <translation>单位：%1。</translation>
    </message>
    <message>
        <source>Origin: %1.</source>
        <translation>来源：%1。</translation>
    </message>
    <message>
        <source>It is empty: %1.</source>
        <translation>图表为空：%1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Cursors: %1.</source>
        <translation>游标：%1。</translation>
    </message>
    <message>
        <source>&amp;Table…	T</source>
        <translation>数据表(&amp;T)…	T</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ChartsRow</name>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Hardware counters</source>
        <translation>硬件计数器</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>阶梯图</translation>
    </message>
    <message>
        <source>Float lens</source>
        <translation>浮点透镜</translation>
    </message>
    <message>
        <source>Memory map</source>
        <translation>内存图</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Pages of charts</source>
        <translation>图表页</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Rank scaling</source>
        <translation>Rank 扩展性</translation>
    </message>
    <message>
        <source>Rank times</source>
        <translation>Rank 时间</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>屋顶线</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ClocksModel</name>
    <message>
        <source>measured on %1</source>
        <translation>在 %1 上实测</translation>
    </message>
    <message>
        <source>recorded on %1, %2</source>
        <translation>在 %1 上录制，%2</translation>
    </message>
    <message>
        <source>SM clock %1 MHz</source>
        <translation>SM 时钟 %1 MHz</translation>
    </message>
    <message>
        <source>memory clock %1 MHz</source>
        <translation>内存时钟 %1 MHz</translation>
    </message>
    <message>
        <source>temperature %1 °C</source>
        <translation>温度 %1 °C</translation>
    </message>
    <message>
        <source>power %1 W</source>
        <translation>功率 %1 W</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Comparison</name>
    <message>
        <source>N = %1</source>
        <translation>N = %1</translation>
    </message>
    <message>
        <source>1 thread per block</source>
        <translation>每块 1 个线程</translation>
    </message>
    <message>
        <source>%1 threads per block</source>
        <translation>每块 %1 个线程</translation>
    </message>
    <message>
        <source>as many blocks as N needs</source>
        <translation>与 N 相应的线程块数</translation>
    </message>
    <message>
        <source>a grid of one block</source>
        <translation>一个线程块的网格</translation>
    </message>
    <message>
        <source>a grid of %1 blocks</source>
        <translation>%1 个线程块的网格</translation>
    </message>
    <message>
        <source>the element type %1</source>
        <translation>元素类型 %1</translation>
    </message>
    <message>
        <source>the operation %1</source>
        <translation>运算 %1</translation>
    </message>
    <message>
        <source>a warm cache</source>
        <translation>热缓存</translation>
    </message>
    <message>
        <source>a cold cache</source>
        <translation>冷缓存</translation>
    </message>
    <message>
        <source>the offset %1</source>
        <translation>偏移 %1</translation>
    </message>
    <message>
        <source>N = %1, %2 of %3 (%4), %5 thread per block, %6</source>
        <translation>N = %1，%3 的 %2（%4），每块 %5 个线程，%6</translation>
    </message>
    <message>
        <source>N = %1, %2 of %3 (%4), %5 threads per block, %6</source>
        <translation>N = %1，%3 的 %2（%4），每块 %5 个线程，%6</translation>
    </message>
    <message>
        <source>the result %1 of %2 differs from the reference %3 by %4</source>
        <translation>%2 的结果 %1 与参考值 %3 相差 %4</translation>
    </message>
    <message>
        <source>%1 (A), %2 (B)</source>
        <translation>%1（A），%2（B）</translation>
    </message>
    <message>
        <source>recorded on %1; %2</source>
        <translation>在 %1 上录制；%2</translation>
    </message>
    <message>
        <source>recorded on %1; A %2; B %3</source>
        <translation>在 %1 上录制；A %2；B %3</translation>
    </message>
    <message>
        <source>A %1</source>
        <translation>A %1</translation>
    </message>
    <message>
        <source>B %1</source>
        <translation>B %1</translation>
    </message>
    <message>
        <source>No time was recorded for this request; the nearest recorded one has %1.</source>
        <translation>没有为此请求录制时间；最接近的录制是：%1。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::CountersModel</name>
    <message>
        <source>counted by the device</source>
        <translation>由设备计数</translation>
    </message>
    <message>
        <source>A counted by the device, B emulated</source>
        <translation>A 由设备计数，B 模拟</translation>
    </message>
    <message>
        <source>A emulated, B counted by the device</source>
        <translation>A 模拟，B 由设备计数</translation>
    </message>
    <message>
        <source>emulated, as the hardware counts</source>
        <translation>模拟的，计法与硬件相同</translation>
    </message>
</context>
<context>
    <name>warpfold::app::CountersView</name>
    <message>
        <source>Counters of A and B</source>
        <translation>A 和 B 的计数器</translation>
    </message>
    <message>
        <source>Copy Table</source>
        <translation>复制表格</translation>
    </message>
</context>
<context>
    <name>warpfold::app::DeviceController</name>
    <message>
        <source>Worker stopped</source>
        <translation>工作进程已停止</translation>
    </message>
    <message>
        <source>Worker not responding</source>
        <translation>工作进程没有响应</translation>
    </message>
    <message>
        <source>Starting the worker…</source>
        <translation>正在启动工作进程…</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>没有设备</translation>
    </message>
    <message>
        <source>A: %1 · B: %2</source>
        <translation>A：%1 · B：%2</translation>
    </message>
    <message>
        <source>%1 GB/s measured peak</source>
        <translation>实测峰值 %1 GB/s</translation>
    </message>
</context>
<context>
    <name>warpfold::app::DevicePill</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
</context>
<context>
    <name>warpfold::app::EditMenu</name>
    <message>
        <source>&amp;Type a Value onto the Blackboard</source>
        <translation>在黑板上键入数值(&amp;T)</translation>
    </message>
    <message>
        <source>Reset &amp;Values</source>
        <translation>重置数值(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销“%1”(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做“%1”(&amp;R)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Experiment</name>
    <message>
        <source>%1 does not run faulty kernels; device changed to %2.</source>
        <translation>%1 不运行有缺陷的核函数；设备已改为 %2。</translation>
    </message>
    <message>
        <source>Two blocks, so that the fault shows.</source>
        <translation>两个线程块，以便缺陷显现。</translation>
    </message>
    <message>
        <source>Not a multiple of the block, so that the fault shows.</source>
        <translation>不是线程块大小的倍数，以便缺陷显现。</translation>
    </message>
    <message>
        <source>%2 is not defined for %1; operation changed to sum.</source>
        <translation>%2 对 %1 没有定义；运算已改为 sum。</translation>
    </message>
    <message>
        <source>The file holds decimals; element type changed to float32.</source>
        <translation>文件中有小数；元素类型已改为 float32。</translation>
    </message>
    <message>
        <source>%1 is not a regular file: choose another.</source>
        <translation>%1 不是普通文件：请另选一个。</translation>
    </message>
    <message>
        <source>There is no file %1: choose another.</source>
        <translation>没有文件 %1：请另选一个。</translation>
    </message>
    <message>
        <source>The file %1 may not be read: choose another.</source>
        <translation>无权读取文件 %1：请另选一个。</translation>
    </message>
    <message>
        <source>The worker has no device %1: choose another.</source>
        <translation>工作进程没有设备 %1：请另选一个。</translation>
    </message>
    <message>
        <source>Write a count such as 16777216, 2^24 or 1e6.</source>
        <translation>请写元素个数，例如 16777216、2^24 或 1e6。</translation>
    </message>
    <message>
        <source>There must be at least one element.</source>
        <translation>至少要有一个元素。</translation>
    </message>
    <message>
        <source>Write a whole number from 0 on.</source>
        <translation>请写 0 或更大的整数。</translation>
    </message>
    <message>
        <source>Write a number of threads from 1 to 1024.</source>
        <translation>请写 1 到 1024 之间的线程数。</translation>
    </message>
    <message>
        <source>Write a number of blocks, or auto.</source>
        <translation>请写线程块数，或写 auto。</translation>
    </message>
    <message>
        <source>%1 does not run this kernel; choose %2.</source>
        <translation>%1 不运行此核函数；请选择 %2。</translation>
    </message>
    <message>
        <source>%1 does not run this kernel; choose another kernel.</source>
        <translation>%1 不运行此核函数；请另选一个核函数。</translation>
    </message>
    <message>
        <source>Kernel A, %1: %2</source>
        <translation>核函数 A，%1：%2</translation>
    </message>
    <message>
        <source>Kernel B, %1: %2</source>
        <translation>核函数 B，%1：%2</translation>
    </message>
    <message>
        <source>Values can be typed for the first %1 elements.</source>
        <translation>可为开头的 %1 个元素键入数值。</translation>
    </message>
    <message>
        <source>%1 cannot hold a typed value, which was reset.</source>
        <translation>%1 无法容纳一个键入的值，它已被重置。</translation>
    </message>
    <message>
        <source>%1 cannot hold %2 typed values, which were reset.</source>
        <translation>%1 无法容纳 %2 个键入的值，它们已被重置。</translation>
    </message>
    <message>
        <source>%1 does not run kernels of your own; device changed to %2.</source>
        <translation>%1 不运行自己的核函数；设备已改为 %2。</translation>
    </message>
    <message>
        <source>Type, block and input as it needs them.</source>
        <translation>类型、线程块和输入按其需要选定。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ExperimentHistory</name>
    <message>
        <source>Kernel A</source>
        <translation>核函数 A</translation>
    </message>
    <message>
        <source>Kernel B</source>
        <translation>核函数 B</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Device of B</source>
        <translation>B 的设备</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Second Input</source>
        <translation>第二输入</translation>
    </message>
    <message>
        <source>Element Type</source>
        <translation>元素类型</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Number of Elements</source>
        <translation>元素个数</translation>
    </message>
    <message>
        <source>Block Size</source>
        <translation>线程块大小</translation>
    </message>
    <message>
        <source>Number of Blocks</source>
        <translation>线程块数</translation>
    </message>
    <message>
        <source>Warp Size</source>
        <translation>线程束大小</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Cold or Warm Cache</source>
        <translation>冷缓存或热缓存</translation>
    </message>
    <message>
        <source>Typed Value</source>
        <translation>键入的值</translation>
    </message>
    <message>
        <source>Reset Values</source>
        <translation>重置数值</translation>
    </message>
    <message>
        <source>Open Session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Method across Ranks</source>
        <translation>跨 Rank 的方式</translation>
    </message>
    <message>
        <source>Number of Ranks</source>
        <translation>Rank 数</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ExperimentPanel</name>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Device of B</source>
        <translation>B 的设备</translation>
    </message>
    <message>
        <source>Kernel A</source>
        <translation>核函数 A</translation>
    </message>
    <message>
        <source>Kernel B</source>
        <translation>核函数 B</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>元素类型</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Second input</source>
        <translation>第二输入</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>N, elements</source>
        <translation>N，元素个数</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation>每块线程数</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>线程束</translation>
    </message>
    <message>
        <source>no worker yet</source>
        <translation>尚无工作进程</translation>
    </message>
    <message>
        <source>B on another device…</source>
        <translation>B 使用另一设备…</translation>
    </message>
    <message>
        <source>GPU %1 · %2</source>
        <translation>GPU %1 · %2</translation>
    </message>
    <message>
        <source>GPU · %1</source>
        <translation>GPU · %1</translation>
    </message>
    <message>
        <source>CPU · %1</source>
        <translation>CPU · %1</translation>
    </message>
    <message>
        <source>As A</source>
        <translation>与 A 相同</translation>
    </message>
    <message>
        <source>auto: %1</source>
        <translation>自动：%1</translation>
    </message>
    <message>
        <source>Blocks of the first launch: this kernel accepts any number</source>
        <translation>首次启动的线程块数：此核函数可用任意个数</translation>
    </message>
    <message>
        <source>%1: the grid follows from N and the block size</source>
        <translation>%1：网格由 N 和线程块大小决定</translation>
    </message>
    <message>
        <source>Same as the first, with the next seed</source>
        <translation>与第一输入相同，用下一个种子</translation>
    </message>
    <message>
        <source>Open data file</source>
        <translation>打开数据文件</translation>
    </message>
    <message>
        <source>Numbers (*.npy *.csv *.txt *.bin);;All files (*)</source>
        <translation>数值 (*.npy *.csv *.txt *.bin);;所有文件 (*)</translation>
    </message>
    <message>
        <source>all of the file</source>
        <translation>整个文件</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>■  Stop</source>
        <translation>■  停止</translation>
    </message>
    <message>
        <source>▶  Run live</source>
        <translation>▶  实时运行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run live</source>
        <translation>实时运行</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Across ranks</source>
        <translation>跨 rank</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>全部 %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ExportController</name>
    <message>
        <source>&amp;Figure…</source>
        <translation>插图(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Animation…</source>
        <translation>动画(&amp;A)…</translation>
    </message>
    <message>
        <source>A&amp;ll…</source>
        <translation>全部(&amp;L)…</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Folder for Everything</source>
        <translation>存放全部内容的文件夹</translation>
    </message>
    <message>
        <source>Writing pictures and tables…</source>
        <translation>正在写入图片和表格…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 files written to %2</source>
        <translation>%1 个文件已写入 %2</translation>
    </message>
    <message>
        <source>Both Lanes</source>
        <translation>两侧通道</translation>
    </message>
    <message>
        <source>Whole Window</source>
        <translation>整个窗口</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>All Steps</source>
        <translation>所有步</translation>
    </message>
    <message>
        <source>Both Trees</source>
        <translation>两棵树</translation>
    </message>
    <message>
        <source>Tree A</source>
        <translation>树 A</translation>
    </message>
    <message>
        <source>Tree B</source>
        <translation>树 B</translation>
    </message>
    <message>
        <source>Lanes A</source>
        <translation>通道 A</translation>
    </message>
    <message>
        <source>Lanes B</source>
        <translation>通道 B</translation>
    </message>
    <message>
        <source>B&amp;oth Trees…</source>
        <translation>两棵树(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Whole Window…</source>
        <translation>整个窗口(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ExportDialog</name>
    <message>
        <source>Export %1</source>
        <translation>导出“%1”</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>SVG vector picture</source>
        <translation>SVG 矢量图</translation>
    </message>
    <message>
        <source>PDF vector picture</source>
        <translation>PDF 矢量图</translation>
    </message>
    <message>
        <source>CSV table of the data</source>
        <translation>CSV 数据表格</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>比例(&amp;C)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>与屏幕相同</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>背景(&amp;B)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>Vectors: sharp at every size</source>
        <translation>矢量：任何尺寸都清晰</translation>
    </message>
    <message>
        <source>JSON table of the data</source>
        <translation>JSON 数据表格</translation>
    </message>
    <message>
        <source>Header line, comma-separated; units in the names and above</source>
        <translation>有表头，逗号分隔；单位在列名和注释中</translation>
    </message>
    <message>
        <source>Columns, units and rows, for scripts</source>
        <translation>列、单位和行，供脚本使用</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ExportService</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>保存“%1”</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 文件 (*.%2)</translation>
    </message>
    <message>
        <source>%1 written to %2</source>
        <translation>“%1”已写入 %2</translation>
    </message>
    <message>
        <source>%1 copied as a picture</source>
        <translation>“%1”已复制为图片</translation>
    </message>
    <message>
        <source>%1 copied as a table</source>
        <translation>“%1”已复制为表格</translation>
    </message>
</context>
<context>
    <name>warpfold::app::FigureDialog</name>
    <message>
        <source>Export Figure</source>
        <translation>导出插图</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对比 %2</translation>
    </message>
    <message>
        <source>&amp;Views, in their order</source>
        <translation>视图及其次序(&amp;V)</translation>
    </message>
    <message>
        <source>Views of the figure</source>
        <translation>插图的视图</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>PDF, vectors and text</source>
        <translation>PDF，矢量和文字</translation>
    </message>
    <message>
        <source>SVG, vectors and text</source>
        <translation>SVG，矢量和文字</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG，像素</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自定尺寸</translation>
    </message>
    <message>
        <source>Fo&amp;r</source>
        <translation>用于(&amp;R)</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>尺寸的单位</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>列数(&amp;O)</translation>
    </message>
    <message>
        <source>Fo&amp;nt</source>
        <translation>字体(&amp;N)</translation>
    </message>
    <message>
        <source>Of labels and captions; titles are larger</source>
        <translation>用于标签和说明；标题更大</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>字号(&amp;T)</translation>
    </message>
    <message>
        <source>Print, on white</source>
        <translation>印刷，白底</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>背景(&amp;B)</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>标题(&amp;I)</translation>
    </message>
    <message>
        <source>C&amp;aption</source>
        <translation>说明(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>图例(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Kernel names</source>
        <translation>核函数名(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>步(&amp;S)</translation>
    </message>
    <message>
        <source>Wh&amp;ere figures come from</source>
        <translation>数值来源(&amp;E)</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>Save Figure</source>
        <translation>保存插图</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>插图 (*.pdf *.svg *.png)</translation>
    </message>
    <message>
        <source>Figure written to %1</source>
        <translation>插图已写入 %1</translation>
    </message>
    <message>
        <source>%1 (not run yet)</source>
        <translation>%1（尚未运行）</translation>
    </message>
    <message>
        <source>Too small for what it shows: at least %1 × %2 mm</source>
        <translation>对所显示的内容来说太小：至少 %1 × %2 毫米</translation>
    </message>
    <message>
        <source>Too small for what it shows: at least %1 × %2 pixels</source>
        <translation>对所显示的内容来说太小：至少 %1 × %2 像素</translation>
    </message>
    <message>
        <source>%1 (being computed)</source>
        <translation>%1（正在计算）</translation>
    </message>
    <message>
        <source>higher than a page of %1 mm</source>
        <translation>高于 %1 毫米的页面</translation>
    </message>
    <message>
        <source>more than %1 times as high as wide</source>
        <translation>高度超过宽度的 %1 倍</translation>
    </message>
    <message>
        <source>%1: %2. Choose fewer views, more columns or a greater width.</source>
        <translation>%1：%2。请减少视图、增加列数或加大宽度。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Which warp the lanes are of; below the first one: all of them</source>
        <translation>显示哪个线程束的通道；低于第一个表示全部</translation>
    </message>
    <message>
        <source>&amp;Warp of lanes</source>
        <translation>通道的线程束(&amp;W)</translation>
    </message>
    <message>
        <source>The values of %1 have no room: choose a larger page, smaller text, fewer columns or fewer views, or zoom into the tree in the window.</source>
        <translation>%1 的节点放不下数值：请加大页面、减小文字、减少列数或视图，或者在窗口中放大归约树。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::FigurePreview</name>
    <message>
        <source>Preview of the figure</source>
        <translation>插图预览</translation>
    </message>
</context>
<context>
    <name>warpfold::app::HardwareDialog</name>
    <message>
        <source>Hardware Counters</source>
        <translation>硬件计数器</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A 和 B</translation>
    </message>
    <message>
        <source>Verify Emulation</source>
        <translation>验证模拟</translation>
    </message>
    <message>
        <source>Search names, definitions and metrics</source>
        <translation>搜索名称、定义和指标</translation>
    </message>
    <message>
        <source>Search counters</source>
        <translation>搜索计数器</translation>
    </message>
    <message>
        <source>No counter has this in its name, its definition or its metrics.</source>
        <translation>没有计数器的名称、定义或指标中含有它。</translation>
    </message>
    <message>
        <source>Hardware counters of A and B</source>
        <translation>A 和 B 的硬件计数器</translation>
    </message>
    <message>
        <source>&amp;Copy Table</source>
        <translation>复制表格(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export Table…</source>
        <translation>导出表格(&amp;E)…</translation>
    </message>
    <message>
        <source>Emulated and hardware counters of all kernels</source>
        <translation>所有核函数的模拟计数与硬件计数</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>验证(&amp;V)</translation>
    </message>
    <message>
        <source>Runs every kernel on the emulator and on the chosen GPU, with the experiment&apos;s data up to 2²⁰ elements, and compares sectors, requests and bank conflicts of every launch. The table can be sent to the program&apos;s authors.</source>
        <translation>在模拟器和所选 GPU 上运行每个核函数，使用实验的数据，最多 2²⁰ 个元素，并比较每次启动的扇区、请求和存储体冲突。这张表可以发给本程序的作者。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::HardwareModel</name>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Nsight Compute: %1</source>
        <translation>Nsight Compute：%1</translation>
    </message>
    <message>
        <source>Nsight Compute: %1 over %2</source>
        <translation>Nsight Compute：%1 除以 %2</translation>
    </message>
    <message>
        <source>Nsight Compute: %1, launches weighted by %2</source>
        <translation>Nsight Compute：%1，各次启动按 %2 加权</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>A emulated</source>
        <translation>A 模拟</translation>
    </message>
    <message>
        <source>A hardware</source>
        <translation>A 硬件</translation>
    </message>
    <message>
        <source>B emulated</source>
        <translation>B 模拟</translation>
    </message>
    <message>
        <source>B hardware</source>
        <translation>B 硬件</translation>
    </message>
    <message>
        <source>%1, whole call</source>
        <translation>%1，整个调用</translation>
    </message>
    <message>
        <source>the session has none</source>
        <translation>会话中没有</translation>
    </message>
    <message>
        <source>not counted yet</source>
        <translation>尚未计数</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>未要求</translation>
    </message>
    <message>
        <source>counted by the GPU in runs of their own</source>
        <translation>由 GPU 在单独的运行中计数</translation>
    </message>
    <message>
        <source>recorded with the GPU&apos;s counters</source>
        <translation>与 GPU 的计数器一同录制</translation>
    </message>
    <message>
        <source>read on %1 and recorded</source>
        <translation>在 %1 上读出并录制</translation>
    </message>
    <message>
        <source>read on %1 with driver %2 and recorded</source>
        <translation>在 %1 上用驱动程序 %2 读出并录制</translation>
    </message>
    <message>
        <source>Counters come with the first run.</source>
        <translation>首次运行后才有计数器。</translation>
    </message>
    <message>
        <source>All launches of A and B, of which nothing is emulated: %1</source>
        <translation>A 和 B 的所有启动，均未模拟：%1</translation>
    </message>
    <message>
        <source>First launches of A and B: %1</source>
        <translation>A 和 B 的首次启动：%1</translation>
    </message>
    <message>
        <source>All launches of %1 (%2), of which nothing is emulated: %3</source>
        <translation>%1 的所有启动（%2），均未模拟：%3</translation>
    </message>
    <message>
        <source>First launch of %1: %2</source>
        <translation>%1 的首次启动：%2</translation>
    </message>
    <message>
        <source>emulated; the hardware counts %1 of %2 otherwise</source>
        <translation>模拟的；%2 项中有 %1 项与硬件计数不同</translation>
    </message>
    <message>
        <source>emulated; hardware: %1 of %2 equal, %3 nearly</source>
        <translation>模拟的；对照硬件：%2 项中 %1 项相等，%3 项接近</translation>
    </message>
    <message>
        <source>emulated; the hardware counts the same</source>
        <translation>模拟的；与硬件计数相同</translation>
    </message>
    <message>
        <source>emulated; of %1 the hardware counts %2 of %3 otherwise</source>
        <translation>模拟的；%1 的 %3 项中有 %2 项与硬件计数不同</translation>
    </message>
    <message>
        <source>emulated; hardware of %1: %2 of %3 equal, %4 nearly</source>
        <translation>模拟的；%1 对照硬件：%3 项中 %2 项相等，%4 项接近</translation>
    </message>
    <message>
        <source>emulated; of %1 the hardware counts the same</source>
        <translation>模拟的；%1 与硬件计数相同</translation>
    </message>
</context>
<context>
    <name>warpfold::app::HazardsView</name>
    <message>
        <source>Hazards</source>
        <translation>隐患</translation>
    </message>
</context>
<context>
    <name>warpfold::app::InfoPanel</name>
    <message>
        <source>What happens here</source>
        <translation>这里发生什么</translation>
    </message>
    <message>
        <source>Counters · %1</source>
        <translation>计数器 · %1</translation>
    </message>
    <message>
        <source>▾ more</source>
        <translation>▾ 更多</translation>
    </message>
    <message>
        <source>Run ▸ Hardware Counters (Ctrl+H) shows both</source>
        <translation>运行 ▸ 硬件计数器（Ctrl+H）显示两者</translation>
    </message>
</context>
<context>
    <name>warpfold::app::JobSession</name>
    <message>
        <source>The worker was restarted; run this again.</source>
        <translation>工作进程已重新启动；请再运行一次。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::KernelListModel</name>
    <message>
        <source>Faulty kernels</source>
        <translation>有缺陷的核函数</translation>
    </message>
    <message>
        <source>My kernels</source>
        <translation>我的核函数</translation>
    </message>
</context>
<context>
    <name>warpfold::app::KernelMenu</name>
    <message>
        <source>&amp;Kernel</source>
        <translation>核函数(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;New Kernel</source>
        <translation>新建核函数(&amp;N)</translation>
    </message>
    <message>
        <source>Edit a Copy of &amp;A</source>
        <translation>编辑 A 的副本(&amp;A)</translation>
    </message>
    <message>
        <source>Edit a Copy of &amp;B</source>
        <translation>编辑 B 的副本(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Paste as New Kernel</source>
        <translation>粘贴为新核函数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Open Kernel File…</source>
        <translation>打开核函数文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Folder of My Kernels</source>
        <translation>打开我的核函数文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>No file could be made in %1; open one from elsewhere.</source>
        <translation>无法在 %1 中生成文件；请打开别处的文件。</translation>
    </message>
    <message>
        <source>Open Kernel File</source>
        <translation>打开核函数文件</translation>
    </message>
    <message>
        <source>CUDA sources (*.cu *.cuh)</source>
        <translation>CUDA 源代码 (*.cu *.cuh)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LadderChart</name>
    <message>
        <source>Run ladder</source>
        <translation>运行阶梯图</translation>
    </message>
    <message>
        <source>Runs all kernels with the experiment&apos;s data and parameters</source>
        <translation>用实验的数据和参数运行所有核函数</translation>
    </message>
    <message>
        <source>all kernels on the same data: press Run ladder</source>
        <translation>所有核函数在同样的数据上：请按“运行阶梯图”</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>running all kernels …</source>
        <translation>正在运行所有核函数…</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LadderModel</name>
    <message>
        <source>%1: its own time, not a GPU&apos;s</source>
        <translation>%1：它自身的时间，不是 GPU 的</translation>
    </message>
    <message>
        <source>no computed result; the reference %1 is shown</source>
        <translation>没有计算结果；显示参考值 %1</translation>
    </message>
    <message>
        <source>%1 differs from the reference %2</source>
        <translation>%1 与参考值 %2 不同</translation>
    </message>
    <message>
        <source>%1, %2 ULP off, within tolerance</source>
        <translation>%1，相差 %2 ULP，在容差内</translation>
    </message>
    <message>
        <source>%1 equals the reference</source>
        <translation>%1 等于参考值</translation>
    </message>
    <message>
        <source>no time: %1</source>
        <translation>没有时间：%1</translation>
    </message>
    <message>
        <source>did not run: %1</source>
        <translation>没有运行：%1</translation>
    </message>
    <message>
        <source>%1, in a band from %2 to %3</source>
        <translation>%1，在 %2 到 %3 的范围内</translation>
    </message>
    <message>
        <source>median %1 of %2 (%3 to %4 p95)</source>
        <translation>%2 个样本的中位数 %1（%3 到 p95 %4）</translation>
    </message>
    <message>
        <source>%1× as fast as %2</source>
        <translation>速度是 %2 的 %1×</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation>线程块大小 %1</translation>
    </message>
    <message>
        <source>one launch</source>
        <translation>一次启动</translation>
    </message>
    <message>
        <source>%1 launches</source>
        <translation>%1 次启动</translation>
    </message>
    <message>
        <source>longest chain %1</source>
        <translation>最长链 %1</translation>
    </message>
    <message>
        <source>a device that is not named</source>
        <translation>未注明的设备</translation>
    </message>
    <message>
        <source>published: %1, %2 on %3</source>
        <translation>已发表：%1，%2，在 %3 上</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing is known of cache, clocks and samples</source>
        <translation>缓存、时钟和样本的情况不详</translation>
    </message>
    <message>
        <source>1 thread per block</source>
        <translation>每块 1 个线程</translation>
    </message>
    <message>
        <source>%1 threads per block</source>
        <translation>每块 %1 个线程</translation>
    </message>
    <message>
        <source>results computed by the emulator</source>
        <translation>结果由模拟器算出</translation>
    </message>
    <message>
        <source>%1 (emulated)</source>
        <translation>%1（模拟）</translation>
    </message>
    <message>
        <source>%1 not repeated: so many elements take the emulator too long</source>
        <translation>未重复 %1：元素这么多，模拟器会太久</translation>
    </message>
    <message>
        <source>results computed on %1</source>
        <translation>结果在 %1 上算出</translation>
    </message>
    <message>
        <source>a result of the ladder differs from the reference</source>
        <translation>阶梯图中有一个结果与参考值不同</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>kernel %1 of %2</source>
        <translation>核函数 %1 / %2</translation>
    </message>
    <message>
        <source>%2 runs of %1 gave one result</source>
        <translation>%1 运行 %2 次，得到同一个结果</translation>
    </message>
    <message>
        <source>%2 runs of %1 gave %3 different results</source>
        <translation>%1 运行 %2 次，得到 %3 种不同的结果</translation>
    </message>
    <message>
        <source>%2 runs of %1 gave %3 different results, up to %4 ULP apart</source>
        <translation>%1 运行 %2 次，得到 %3 种不同的结果，最多相差 %4 ULP</translation>
    </message>
    <message>
        <source>%1 %2, %3 of %4</source>
        <translation>%1 个 %2，%4 的 %3</translation>
    </message>
    <message>
        <source>emulator time (outlined), not a GPU&apos;s</source>
        <translation>模拟器的时间（空心），不是 GPU 的</translation>
    </message>
    <message>
        <source>host kernels %1</source>
        <translation>主机核函数：%1</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>distance from the exact %1, in units in the last place</source>
        <translation>与精确的 %1 的距离，以末位单位计</translation>
    </message>
    <message>
        <source>device not named, %1</source>
        <translation>未注明设备，%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 is far off the reference %2, within the rounding of this order</source>
        <translation>%1 严重偏离参考值 %2，但在此次序的舍入范围内</translation>
    </message>
    <message>
        <source>%1, error %2, within tolerance: %3</source>
        <translation>%1，误差 %2，在容差内：%3</translation>
    </message>
    <message>
        <source>far off, within the rounding of this order: %1</source>
        <translation>严重偏离，但在此次序的舍入范围内：%1</translation>
    </message>
    <message>
        <source>%1 is accepted beside the reference %2: some orders overflow</source>
        <translation>%1 与参考值 %2 一并接受：某些次序会溢出</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LadderSession</name>
    <message>
        <source>Ladder</source>
        <translation>阶梯图</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>阶梯图(&amp;L)</translation>
    </message>
    <message>
        <source>run the ladder of all kernels</source>
        <translation>运行所有核函数的阶梯图</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LanesView</name>
    <message>
        <source>Lanes by warp, A</source>
        <translation>各线程束的通道，A</translation>
    </message>
    <message>
        <source>Lanes by warp, B</source>
        <translation>各线程束的通道，B</translation>
    </message>
    <message>
        <source>Lanes by warp</source>
        <translation>各线程束的通道</translation>
    </message>
    <message>
        <source>Lanes by warp (warp size %1 shown)</source>
        <translation>各线程束的通道（所示线程束大小 %1）</translation>
    </message>
    <message>
        <source>%1 · lanes by warp (warp size %2 shown)</source>
        <translation>%1 · 各线程束的通道（所示线程束大小 %2）</translation>
    </message>
    <message>
        <source>%1 · lanes by warp of %2</source>
        <translation>%1 · 各线程束的通道，线程束大小 %2</translation>
    </message>
    <message>
        <source>thread %1 · warp %2 · lane %3</source>
        <translation>线程 %1 · 线程束 %2 · 通道 %3</translation>
    </message>
    <message>
        <source>works in this step</source>
        <translation>在这一步工作</translation>
    </message>
    <message>
        <source>does nothing in this step</source>
        <translation>在这一步什么都不做</translation>
    </message>
    <message>
        <source>no lane of its warp works</source>
        <translation>它的线程束中没有通道工作</translation>
    </message>
    <message>
        <source>its warp is diverged: issued with idle lanes</source>
        <translation>它的线程束分化：发射时有空闲通道</translation>
    </message>
    <message>
        <source>its warp runs with all lanes active</source>
        <translation>它的线程束运行时所有通道都活跃</translation>
    </message>
    <message>
        <source>Step %1: %2 of %3 warps issued, %4 diverged.</source>
        <translation>第 %1 步：发射了 %3 个线程束中的 %2 个，其中 %4 个分化。</translation>
    </message>
    <message>
        <source>warp %1: no lane works</source>
        <translation>线程束 %1：没有通道工作</translation>
    </message>
    <message>
        <source>warp %1: all %2 lanes work</source>
        <translation>线程束 %1：全部 %2 个通道都工作</translation>
    </message>
    <message>
        <source>warp %1: %2 of %3 lanes work, diverged</source>
        <translation>线程束 %1：%3 个通道中有 %2 个工作，分化</translation>
    </message>
    <message>
        <source>No block has been traced yet</source>
        <translation>尚未跟踪任何线程块</translation>
    </message>
    <message>
        <source>lanes of warp %1 (of %2)</source>
        <translation>线程束 %1 的通道（共 %2 个）</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LeafEditor</name>
    <message>
        <source>Value in tree A</source>
        <translation>树 A 中的值</translation>
    </message>
    <message>
        <source>Value in tree B</source>
        <translation>树 B 中的值</translation>
    </message>
    <message>
        <source>Click and type another number</source>
        <translation>单击并键入另一个数</translation>
    </message>
    <message>
        <source>Value of element %1</source>
        <translation>元素 %1 的值</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>take it</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>and the next</source>
        <translation>并转到下一个</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Element %1</source>
        <translation>元素 %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LecturePlayer</name>
    <message>
        <source>there is no step %1; the trees have 1 step</source>
        <translation>没有第 %1 步；两棵树有 1 步</translation>
    </message>
    <message>
        <source>there is no step %1; the trees have %2 steps</source>
        <translation>没有第 %1 步；两棵树有 %2 步</translation>
    </message>
    <message>
        <source>there is no lane %1; the block has 1 thread</source>
        <translation>没有通道 %1；该线程块有 1 个线程</translation>
    </message>
    <message>
        <source>there is no lane %1; the block has %2 threads</source>
        <translation>没有通道 %1；该线程块有 %2 个线程</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LectureWindow</name>
    <message>
        <source>Lectures reloaded; chapters: %1</source>
        <translation>讲座已重新加载；章数：%1</translation>
    </message>
    <message>
        <source>Warpfold lecture</source>
        <translation>Warpfold 讲座</translation>
    </message>
    <message>
        <source>%1, slide %2 of %3, part %4 of %5</source>
        <translation>%1，第 %2 / %3 张幻灯片，第 %4 / %5 部分</translation>
    </message>
    <message>
        <source>%1: waits for its run – Warpfold lecture</source>
        <translation>%1：等待其运行 – Warpfold 讲座</translation>
    </message>
    <message>
        <source>%1 – Warpfold lecture</source>
        <translation>%1 – Warpfold 讲座</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LiveChart</name>
    <message>
        <source>iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>no samples yet</source>
        <translation>尚无样本</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>在 %1 上录制</translation>
    </message>
    <message>
        <source>modelled for %1</source>
        <translation>按 %1 模型估算</translation>
    </message>
    <message>
        <source>%1; %2 is not drawn</source>
        <translation>%1；%2 未绘制</translation>
    </message>
    <message>
        <source>A is not drawn</source>
        <translation>A 未绘制</translation>
    </message>
    <message>
        <source>B is not drawn</source>
        <translation>B 未绘制</translation>
    </message>
    <message>
        <source>faulty kernels are not timed</source>
        <translation>有缺陷的核函数不计时</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未录制</translation>
    </message>
    <message>
        <source>%1, up to %2 · live</source>
        <translation>%1，最高 %2 · 实时</translation>
    </message>
    <message>
        <source>%1 · live</source>
        <translation>%1 · 实时</translation>
    </message>
    <message>
        <source>%1, up to %2</source>
        <translation>%1，最高 %2</translation>
    </message>
    <message>
        <source>%1  %2, in a band from %3 to %4</source>
        <translation>%1  %2，在 %3 到 %4 的范围内</translation>
    </message>
    <message>
        <source>its median %1, 95 % interval %2 to %3</source>
        <translation>其中位数 %1，95 % 区间 %2 到 %3</translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation>迭代 %1</translation>
    </message>
    <message>
        <source>%1, its median</source>
        <translation>%1，其中位数</translation>
    </message>
</context>
<context>
    <name>warpfold::app::MainWindow</name>
    <message>
        <source>This is Warpfold %1. Help ▸ What&apos;s New tells what has changed.</source>
        <translation>这是 Warpfold %1。“帮助 ▸ 新增内容”说明有哪些变化。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ManualWindow</name>
    <message>
        <source>Warpfold Manual</source>
        <translation>Warpfold 手册</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>手册的各页</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Menus</name>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New Experiment</source>
        <translation>新建实验(&amp;N)</translation>
    </message>
    <message>
        <source>New Experiment</source>
        <translation>新建实验</translation>
    </message>
    <message>
        <source>&amp;Open Data File…</source>
        <translation>打开数据文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Session…</source>
        <translation>打开会话(&amp;S)…</translation>
    </message>
    <message>
        <source>S&amp;essions…</source>
        <translation>会话(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Compare Recordings…</source>
        <translation>比较录制文件(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run Live</source>
        <translation>实时运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Restart W&amp;orker</source>
        <translation>重新启动工作进程(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Hardware Counters…</source>
        <translation>硬件计数器(&amp;H)…</translation>
    </message>
    <message>
        <source>Read Hardware &amp;Counters</source>
        <translation>读取硬件计数器(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Show in T&amp;rees</source>
        <translation>在树中显示(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>动态效果(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Fit Trees</source>
        <translation>显示整棵树(&amp;F)</translation>
    </message>
    <message>
        <source>Ste&amp;p Table…</source>
        <translation>各步的表格(&amp;P)…</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pairs One after the Other at Slow Speed</source>
        <translation>慢速时一对接一对(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Reduced: from Step to Step</source>
        <translation>简化：一步一步切换(&amp;R)</translation>
    </message>
    <message>
        <source>Follow &amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Blackboard Example</source>
        <translation>黑板示例(&amp;B)</translation>
    </message>
    <message>
        <source>Choose Another Block…</source>
        <translation>选择另一个线程块…</translation>
    </message>
    <message>
        <source>One &amp;Warp at a Time</source>
        <translation>每次一个线程束(&amp;W)</translation>
    </message>
    <message>
        <source>Block %1 of the Run</source>
        <translation>本次运行的线程块 %1</translation>
    </message>
    <message>
        <source>&amp;Experiment</source>
        <translation>实验(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>图表(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;ource and Counters</source>
        <translation>源代码和计数器(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>报告(&amp;R)…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Timeline…</source>
        <translation>时间线(&amp;T)…</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>&amp;Lecture</source>
        <translation>讲座(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Start Lecture</source>
        <translation>开始讲座(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Begin with Chapter</source>
        <translation>从某一章开始(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Reload Lectures</source>
        <translation>重新加载讲座(&amp;R)</translation>
    </message>
    <message>
        <source>Open Folder for &amp;Own Lectures</source>
        <translation>打开自己讲座的文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>Lectures reloaded; chapters: %1</source>
        <translation>讲座已重新加载；章数：%1</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;About Warpfold</source>
        <translation>关于 Warpfold(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>投影仪(&amp;P)</translation>
    </message>
    <message>
        <source>What&apos;s &amp;New</source>
        <translation>新增内容(&amp;N)</translation>
    </message>
    <message>
        <source>Wor&amp;ker Command…</source>
        <translation>工作进程命令(&amp;K)…</translation>
    </message>
    <message>
        <source>Table of the C&amp;hart…</source>
        <translation>图表的数据表(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ModelBar</name>
    <message>
        <source>compute decides</source>
        <translation>由计算决定</translation>
    </message>
    <message>
        <source>memory decides</source>
        <translation>由内存决定</translation>
    </message>
    <message>
        <source>launches decide</source>
        <translation>由启动决定</translation>
    </message>
    <message>
        <source>occupancy decides</source>
        <translation>由占用率决定</translation>
    </message>
    <message>
        <source>Compute, %1: the instructions of all blocks, without a pause.</source>
        <translation>计算，%1：所有线程块的指令，没有停顿。</translation>
    </message>
    <message>
        <source>Occupancy, %1: waiting that the resident blocks are too few to hide.</source>
        <translation>占用率，%1：驻留的线程块太少而无法掩盖的等待。</translation>
    </message>
    <message>
        <source>Memory, %1: all bytes at the bandwidth that the GPU attains.</source>
        <translation>内存，%1：全部字节按 GPU 所能达到的带宽传送。</translation>
    </message>
    <message>
        <source>Launches, %1: what launches cost before their first block works.</source>
        <translation>启动，%1：各次启动在其第一个线程块工作之前的开销。</translation>
    </message>
    <message>
        <source>Compute and occupancy add up to %1; memory works beside them.</source>
        <translation>计算与占用率合计 %1；内存与它们同时工作。</translation>
    </message>
    <message>
        <source>What the modelled time consists of</source>
        <translation>模型估算的时间由什么组成</translation>
    </message>
</context>
<context>
    <name>warpfold::app::NetworkDialog</name>
    <message>
        <source>Network of the Model</source>
        <translation>模型的网络</translation>
    </message>
    <message>
        <source>LogGP: a message of k bytes takes L + 2o + (k − 1)G. The dashed lines show what combining would take.</source>
        <translation>LogGP：k 字节的消息需要 L + 2o + (k − 1)G。虚线表示合并会需要的时间。</translation>
    </message>
    <message>
        <source>&amp;L, latency on the way</source>
        <translation>&amp;L，途中的延迟</translation>
    </message>
    <message>
        <source>&amp;o, overhead of sending or receiving</source>
        <translation>&amp;o，发送或接收的开销</translation>
    </message>
    <message>
        <source>&amp;g, gap between two messages of a rank</source>
        <translation>&amp;g，一个 rank 两条消息之间的间隔</translation>
    </message>
    <message>
        <source>&amp;G, gap per byte</source>
        <translation>&amp;G，每字节的间隔</translation>
    </message>
    <message>
        <source>As &amp;Measured</source>
        <translation>按测得的值(&amp;M)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::OwnFiles</name>
    <message>
        <source>%1 is no file that can be read.</source>
        <translation>%1 不是可以读取的文件。</translation>
    </message>
    <message>
        <source>%1 is longer than 1 MiB: choose another.</source>
        <translation>%1 超过 1 MiB：请选择其他文件。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>warpfold::app::PaintedChart</name>
    <message>
        <source>No block has been traced yet</source>
        <translation>尚未跟踪任何线程块</translation>
    </message>
</context>
<context>
    <name>warpfold::app::PresenterWindow</name>
    <message>
        <source>Warpfold presenter</source>
        <translation>Warpfold 演讲者视图</translation>
    </message>
    <message>
        <source>The room sees a black screen</source>
        <translation>听众看到的是黑屏</translation>
    </message>
    <message>
        <source>Keys as in the lecture; T starts the time anew, P closes this window</source>
        <translation>按键与讲座中相同；T 重新计时，P 关闭此窗口</translation>
    </message>
    <message>
        <source>The next slide</source>
        <translation>下一张幻灯片</translation>
    </message>
</context>
<context>
    <name>warpfold::app::RanksModel</name>
    <message>
        <source>rank %1 of %2 on %3</source>
        <translation>rank %1（共 %2 个），位于 %3</translation>
    </message>
    <message>
        <source>no elements</source>
        <translation>没有元素</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>元素 %1</translation>
    </message>
    <message>
        <source>%1 elements, from %2 on</source>
        <translation>%1 个元素，从第 %2 个起</translation>
    </message>
    <message>
        <source>partial result %1</source>
        <translation>部分结果 %1</translation>
    </message>
    <message>
        <source>%1 within, %2</source>
        <translation>rank 之内 %1，%2</translation>
    </message>
    <message>
        <source>clock %1 ± %2 from rank 0&apos;s</source>
        <translation>时钟与 rank 0 的相差 %1 ± %2</translation>
    </message>
    <message>
        <source>round %1, rank %2 to rank %3: %4 bytes in %5 ± %6</source>
        <translation>第 %1 轮，rank %2 到 rank %3：%4 字节，用时 %5 ± %6</translation>
    </message>
    <message>
        <source>more ranks than cores: they wait for each other&apos;s time slices</source>
        <translation>rank 多于核心：它们等待彼此的时间片</translation>
    </message>
    <message>
        <source>emulated ranks: their times say nothing about GPUs</source>
        <translation>模拟的 rank：其时间与 GPU 毫无关系</translation>
    </message>
    <message>
        <source>across: by clocks known to ± %1</source>
        <translation>跨 rank：时钟的已知精度为 ± %1</translation>
    </message>
    <message>
        <source>joined: by events of rank 0&apos;s GPU; across: joined less the slowest rank</source>
        <translation>joined：由 rank 0 的 GPU 的事件测量；跨 rank：joined 减去最慢的 rank</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 个样本</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 个样本</translation>
    </message>
</context>
<context>
    <name>warpfold::app::RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>%1  –  %2</source>
        <translation>%1  –  %2</translation>
    </message>
    <message>
        <source>%1  –  no regular file in %2</source>
        <translation>%1  –  %2 中的它不是普通文件</translation>
    </message>
    <message>
        <source>%1  –  not in %2 any more</source>
        <translation>%1  –  已不在 %2 中</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::RecordingsChart</name>
    <message>
        <source>A over B</source>
        <translation>A 比 B</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>▲ faster  ▼ slower  ● same  ○ not clear</source>
        <translation>▲ 更快  ▼ 更慢  ● 相同  ○ 不明确</translation>
    </message>
    <message>
        <source>A over B, all kernels</source>
        <translation>A 比 B，所有核函数</translation>
    </message>
    <message>
        <source>A over B, %1</source>
        <translation>A 比 B，%1</translation>
    </message>
    <message>
        <source>choose two recordings</source>
        <translation>请选择两个录制文件</translation>
    </message>
    <message>
        <source>A %1, B %2</source>
        <translation>A %1，B %2</translation>
    </message>
    <message>
        <source>A over B: %1× (95 % interval %2 to %3)</source>
        <translation>A 比 B：%1×（95 % 区间 %2 到 %3）</translation>
    </message>
    <message>
        <source>A over B: %1×</source>
        <translation>A 比 B：%1×</translation>
    </message>
    <message>
        <source>A is %1</source>
        <translation>A %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::RecordingsDialog</name>
    <message>
        <source>Compare Recordings</source>
        <translation>比较录制文件</translation>
    </message>
    <message>
        <source>Recording A</source>
        <translation>录制文件 A</translation>
    </message>
    <message>
        <source>Recording B</source>
        <translation>录制文件 B</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核函数</translation>
    </message>
    <message>
        <source>Choose two recordings: what both of them timed is compared.</source>
        <translation>选择两个录制文件：比较两者都计了时的内容。</translation>
    </message>
    <message>
        <source>Common requests</source>
        <translation>共有的请求</translation>
    </message>
    <message>
        <source>Export &amp;Table…</source>
        <translation>导出表格(&amp;T)…</translation>
    </message>
    <message>
        <source>Export &amp;Chart…</source>
        <translation>导出图表(&amp;C)…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>There is no comparison yet</source>
        <translation>尚无比较</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>其他文件…</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>录制文件</translation>
    </message>
    <message>
        <source>Recordings (*.warpfold);;All files (*)</source>
        <translation>录制文件 (*.warpfold);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>%1 没有打开。%2</translation>
    </message>
    <message>
        <source>A second recording is needed. Make one on a machine with a GPU, with “warpfold-cli record -o FILE”, and choose it with “Other file…”.</source>
        <translation>还需要第二个录制文件。请在有 GPU 的机器上用“warpfold-cli record -o FILE”制作一个，再用“其他文件…”选择它。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::RecordingsModel</name>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>线程块 %1</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 个线程块</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 个线程块</translation>
    </message>
    <message>
        <source>1 common request, without a verdict: a recorded emulator&apos;s running time says nothing about a GPU.</source>
        <translation>1 个共有的请求，没有判定：录制的模拟器运行时间不能说明 GPU 的情况。</translation>
    </message>
    <message>
        <source>%1 common requests, without verdicts: a recorded emulator&apos;s running time says nothing about a GPU.</source>
        <translation>%1 个共有的请求，没有判定：录制的模拟器运行时间不能说明 GPU 的情况。</translation>
    </message>
    <message>
        <source>1 common request: %1. Ratio %2×.</source>
        <translation>1 个共有的请求：%1。比值 %2×。</translation>
    </message>
    <message>
        <source>%1 common requests: A is faster in %2, slower in %3, the same in %4; %5 are not clear. Geometric mean %6×.</source>
        <translation>%1 个共有的请求：A 在 %2 个中更快，%3 个中更慢，%4 个中相同；%5 个不明确。几何平均 %6×。</translation>
    </message>
    <message>
        <source>%1 (A), %2 (B)</source>
        <translation>%1（A），%2（B）</translation>
    </message>
    <message>
        <source>recorded: A on %1, B on %2</source>
        <translation>录制：A 在 %1 上，B 在 %2 上</translation>
    </message>
    <message>
        <source>all kernels that both have</source>
        <translation>两者都有的所有核函数</translation>
    </message>
</context>
<context>
    <name>warpfold::app::RecordingsTableModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Of A over B: above 1 where A is faster</source>
        <translation>A 比 B 的比值：大于 1 表示 A 更快</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核函数</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>线程块</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>A, µs</source>
        <translation>A，µs</translation>
    </message>
    <message>
        <source>B, µs</source>
        <translation>B，µs</translation>
    </message>
    <message>
        <source>A over B</source>
        <translation>A 比 B</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>A is</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ResultView</name>
    <message>
        <source>(%1 to %2)</source>
        <translation>（%1 到 %2）</translation>
    </message>
    <message>
        <source>no computed result; the reference is shown</source>
        <translation>没有计算结果；显示参考值</translation>
    </message>
    <message>
        <source>accepted beside the reference %1</source>
        <translation>可接受，参考值为 %1</translation>
    </message>
    <message>
        <source>✓ within tolerance of the reference: error %1, tolerance %2</source>
        <translation>✓ 与参考值之差在容差内：误差 %1，容差 %2</translation>
    </message>
    <message>
        <source>✓ equals the reference</source>
        <translation>✓ 等于参考值</translation>
    </message>
    <message>
        <source>✗ A and B differ from the reference %1</source>
        <translation>✗ A 和 B 与参考值 %1 不同</translation>
    </message>
    <message>
        <source>✗ %1 differs from the reference %2 by %3, tolerance %4</source>
        <translation>✗ %1 与参考值 %2 相差 %3，容差 %4</translation>
    </message>
    <message>
        <source>✗ %1 differs from the reference %2</source>
        <translation>✗ %1 与参考值 %2 不同</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Result of the earlier run, %1</source>
        <translation>先前运行的结果，%1</translation>
    </message>
    <message>
        <source>Run the nearest</source>
        <translation>运行最接近的</translation>
    </message>
    <message>
        <source>Latency (median of %1)</source>
        <translation>延迟（%1 的中位数）</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>The emulator&apos;s running time says nothing about which kernel is faster on a GPU.</source>
        <translation>模拟器的运行时间不能说明哪个核函数在 GPU 上更快。</translation>
    </message>
    <message>
        <source>A takes %1× as long as B; modelled, no interval</source>
        <translation>A 的用时是 B 的 %1×；模型估算，没有区间</translation>
    </message>
    <message>
        <source>B takes %1× as long as A; modelled, no interval</source>
        <translation>B 的用时是 A 的 %1×；模型估算，没有区间</translation>
    </message>
    <message>
        <source>A&apos;s median over B&apos;s: %1, 95 % interval %2 to %3</source>
        <translation>A 与 B 的中位数之比：%1，95 % 区间 %2 到 %3</translation>
    </message>
    <message>
        <source>A and B are equally fast.</source>
        <translation>A 和 B 同样快。</translation>
    </message>
    <message>
        <source>Too few samples to tell which is faster.</source>
        <translation>样本太少，无法判断哪个更快。</translation>
    </message>
    <message>
        <source>No clear difference: the times of A and B overlap.</source>
        <translation>没有明显差别：A 和 B 的时间重叠。</translation>
    </message>
    <message>
        <source>B is %1× as fast as A</source>
        <translation>B 的速度是 A 的 %1×</translation>
    </message>
    <message>
        <source>A is %1× as fast as B</source>
        <translation>A 的速度是 B 的 %1×</translation>
    </message>
    <message>
        <source>error %1, tolerance %2</source>
        <translation>误差 %1，容差 %2</translation>
    </message>
    <message>
        <source>⚠ A and B are far off the reference %1, though within the rounding of their order: %2</source>
        <translation>⚠ A 和 B 都严重偏离参考值 %1，但在各自次序的舍入范围内：%2</translation>
    </message>
    <message>
        <source>⚠ %1 is far off the reference %2, though within the rounding of its order: %3</source>
        <translation>⚠ %1 严重偏离参考值 %2，但在其次序的舍入范围内：%3</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ScalingModel</name>
    <message>
        <source>%1, %2 of %3, %4</source>
        <translation>%1，%3 的 %2，%4</translation>
    </message>
    <message>
        <source>emulated ranks: their times say nothing about GPUs</source>
        <translation>模拟的 rank：其时间与 GPU 毫无关系</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>测得</translation>
    </message>
    <message>
        <source>%1; dashed: modelled, dotted: ideal</source>
        <translation>%1；虚线：建模，点线：理想</translation>
    </message>
    <message>
        <source>strong: %1</source>
        <translation>强扩展：%1</translation>
    </message>
    <message>
        <source>weak: %1</source>
        <translation>弱扩展：%1</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1 个 rank</translation>
    </message>
    <message>
        <source>modelled: %1</source>
        <translation>建模：%1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ScenePreview</name>
    <message>
        <source>Preview of the animation</source>
        <translation>动画预览</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Scrubber</name>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionController</name>
    <message>
        <source>Warpfold</source>
        <translation>Warpfold</translation>
    </message>
    <message>
        <source>%1 – Warpfold</source>
        <translation>%1 – Warpfold</translation>
    </message>
    <message>
        <source>Open Session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Sessions and recordings (*.warpfold);;All files (*)</source>
        <translation>会话和录制文件 (*.warpfold);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionKeeper</name>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>%1 没有打开。%2</translation>
    </message>
    <message>
        <source>The worker does not list this recording; open it on the machine where the worker runs.</source>
        <translation>工作进程没有列出这个录制文件；请在工作进程所在的机器上打开它。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionListModel</name>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Kernels A | B</source>
        <translation>核函数 A | B</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionRecorder</name>
    <message>
        <source>The session’s file %1 was moved or deleted. The session goes on in %2.</source>
        <translation>会话文件 %1 已被移动或删除。会话将在 %2 中继续。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionSaver</name>
    <message>
        <source>The session cannot be saved: %1.</source>
        <translation>会话无法保存：%1。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionStrip</name>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Session of %1</source>
        <translation>%1 的会话</translation>
    </message>
    <message>
        <source>Session “%1” of %2</source>
        <translation>%2 的会话“%1”</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionsDialog</name>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Search by date, title, kernel, device or note</source>
        <translation>按日期、标题、核函数、设备或备注搜索</translation>
    </message>
    <message>
        <source>Comparison to open</source>
        <translation>要打开的比较</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>&amp;Keep a session of what this window shows</source>
        <translation>将此窗口所示内容保存为会话(&amp;K)</translation>
    </message>
    <message>
        <source>Choose &amp;Folder…</source>
        <translation>选择文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Show in Folder</source>
        <translation>在文件夹中显示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>在 %1 中</translation>
    </message>
    <message>
        <source>There is no session in this folder yet</source>
        <translation>此文件夹中尚无会话</translation>
    </message>
    <message>
        <source>Choose a session first</source>
        <translation>请先选择一个会话</translation>
    </message>
    <message>
        <source>This window is writing it</source>
        <translation>此窗口正在写入它</translation>
    </message>
    <message>
        <source>%1: %2 | %3, N = %4, %5 of %6, %7</source>
        <translation>%1：%2 | %3，N = %4，%6 的 %5，%7</translation>
    </message>
    <message>
        <source>Delete Session</source>
        <translation>删除会话</translation>
    </message>
    <message>
        <source>Delete the session %1? It cannot be brought back.</source>
        <translation>要删除会话 %1 吗？删除后无法恢复。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Folder for Sessions</source>
        <translation>存放会话的文件夹</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SourceView</name>
    <message>
        <source>Kernel source</source>
        <translation>核函数源代码</translation>
    </message>
    <message>
        <source>Source of kernel A</source>
        <translation>核函数 A 的源代码</translation>
    </message>
    <message>
        <source>Source of kernel B</source>
        <translation>核函数 B 的源代码</translation>
    </message>
    <message>
        <source>Source of %1</source>
        <translation>%1 的源代码</translation>
    </message>
    <message>
        <source>Edit a Copy</source>
        <translation>编辑副本</translation>
    </message>
    <message>
        <source>Makes a file of your own of this kernel</source>
        <translation>把这个核函数做成自己的文件</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Keeps the file and runs it (Ctrl+Enter)</source>
        <translation>保存文件并运行（Ctrl+Enter）</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Stage</name>
    <message>
        <source>1 thread</source>
        <translation>1 个线程</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 个线程</translation>
    </message>
    <message>
        <source>emulated; active lanes verified on the GPU</source>
        <translation>模拟的；活跃通道已在 GPU 上验证</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>模拟的</translation>
    </message>
    <message>
        <source>1 thread, warps of %1</source>
        <translation>1 个线程，线程束大小 %1</translation>
    </message>
    <message>
        <source>%1 threads, warps of %2</source>
        <translation>%1 个线程，线程束大小 %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1，种子 %2</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>%2 的前 %1 个</translation>
    </message>
    <message>
        <source>%1 is a library: its blocks are not traced</source>
        <translation>%1 是库：它的线程块不被跟踪</translation>
    </message>
    <message>
        <source>%1 runs on the host, where there are no blocks and no warps</source>
        <translation>%1 在主机上运行，那里没有线程块，也没有线程束</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A：%1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B：%1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>线程块 %1</translation>
    </message>
    <message>
        <source>blackboard example</source>
        <translation>黑板示例</translation>
    </message>
    <message>
        <source>blackboard example, your values</source>
        <translation>黑板示例，您的数值</translation>
    </message>
    <message>
        <source>%1, %2, inputs</source>
        <translation>%1，%2，输入</translation>
    </message>
    <message>
        <source>%1, %2, step %3 of %4</source>
        <translation>%1，%2，第 %3 / %4 步</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%2 的 %1（%3）</translation>
    </message>
    <message>
        <source>N = %1, %2</source>
        <translation>N = %1，%2</translation>
    </message>
    <message>
        <source>The blackboard needs %1 numbers, more than there are in %2, and shows digits instead.</source>
        <translation>黑板需要 %1 个数，多于 %2 中的个数，因此改为显示数字。</translation>
    </message>
    <message>
        <source>emulated; active lanes verified on %1</source>
        <translation>模拟的；活跃通道已在 %1 上验证</translation>
    </message>
    <message>
        <source>block %1 (of %2)</source>
        <translation>线程块 %1（共 %2 个）</translation>
    </message>
    <message>
        <source>rank %1, block %2</source>
        <translation>rank %1，线程块 %2</translation>
    </message>
    <message>
        <source>Block %1 of this run has not been traced</source>
        <translation>这次运行的线程块 %1 未被跟踪</translation>
    </message>
</context>
<context>
    <name>warpfold::app::StatusLine</name>
    <message>
        <source>Worker not responding</source>
        <translation>工作进程没有响应</translation>
    </message>
    <message>
        <source>Session of %1</source>
        <translation>%1 的会话</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>No worker</source>
        <translation>没有工作进程</translation>
    </message>
    <message>
        <source>Starting the worker</source>
        <translation>正在启动工作进程</translation>
    </message>
    <message>
        <source>Waiting for the worker</source>
        <translation>正在等待工作进程</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>trace: %1 of %2 blocks</source>
        <translation>跟踪：%2 个线程块中的 %1 个</translation>
    </message>
    <message>
        <source>probes off while timing</source>
        <translation>计时期间不插探针</translation>
    </message>
    <message>
        <source>%1 recorded samples</source>
        <translation>%1 个录制的样本</translation>
    </message>
</context>
<context>
    <name>warpfold::app::StepFigures</name>
    <message>
        <source>Lanes use %1 of the %2 bytes that loads and stores of global memory move</source>
        <translation>全局内存的加载和存储传送了 %2 字节，通道用到其中 %1 字节</translation>
    </message>
    <message>
        <source>Lanes use %1 of the %2 bytes that loads and stores of global memory move. Memory moves in sectors of 32 bytes, of which a warp of %3 lanes, as in this example, uses %4 at most: %5 is the best that it can do</source>
        <translation>全局内存的加载和存储传送了 %2 字节，通道用到其中 %1 字节。内存以 32 字节的扇区为单位传送，而像本例这样有 %3 个通道的线程束最多用到其中 %4 字节：它至多能达到 %5</translation>
    </message>
    <message>
        <source>would take</source>
        <translation>将用</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Only a GPU measures time; this block was emulated</source>
        <translation>只有 GPU 才测量时间；此线程块是模拟的</translation>
    </message>
    <message>
        <source>Modelled time on the GPU, from barrier to barrier</source>
        <translation>模型估算的 GPU 时间，从一个屏障到下一个屏障</translation>
    </message>
    <message>
        <source>Time on the GPU, from barrier to barrier</source>
        <translation>GPU 上的时间，从一个屏障到下一个屏障</translation>
    </message>
    <message>
        <source>Threads that take an element or combine two values in this step, of all of the block</source>
        <translation>在这一步取一个元素或合并两个值的线程数，以及线程块的线程总数</translation>
    </message>
    <message>
        <source>Warps with at least one working lane; the others only test the condition and reach the barrier</source>
        <translation>至少有一个通道在工作的线程束；其余的只判断条件并到达屏障</translation>
    </message>
    <message>
        <source>Issued warps of which some lanes do nothing</source>
        <translation>已发射、但有部分通道什么都不做的线程束</translation>
    </message>
    <message>
        <source>No warp is issued</source>
        <translation>没有发射线程束</translation>
    </message>
    <message>
        <source>%1 of the %2 lanes of issued warps take an element or combine two values</source>
        <translation>已发射线程束的 %2 个通道中，有 %1 个取一个元素或合并两个值</translation>
    </message>
    <message>
        <source>sectors / request</source>
        <translation>扇区 / 请求</translation>
    </message>
    <message>
        <source>No access to global memory in this step</source>
        <translation>这一步不访问全局内存</translation>
    </message>
    <message>
        <source>Global memory: 32-byte sectors that one access of a warp moves, on average</source>
        <translation>全局内存：线程束的一次访问平均传送多少个 32 字节的扇区</translation>
    </message>
    <message>
        <source>Not all accesses of this step were recorded</source>
        <translation>这一步的访问没有全部记录下来</translation>
    </message>
    <message>
        <source>Shared memory: extra rounds because lanes meet in the same bank; %1 of loads, %2 of stores</source>
        <translation>共享内存：因多个通道落在同一存储体而增加的轮次；读取 %1，写入 %2</translation>
    </message>
    <message>
        <source>Figures of the step, A</source>
        <translation>这一步的数值，A</translation>
    </message>
    <message>
        <source>Figures of the step, B</source>
        <translation>这一步的数值，B</translation>
    </message>
</context>
<context>
    <name>warpfold::app::StepsTableModel</name>
    <message>
        <source>would take ns</source>
        <translation>将用 ns</translation>
    </message>
    <message>
        <source>time ns</source>
        <translation>时间 ns</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>步长</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SweepChart</name>
    <message>
        <source>elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Sweep…</source>
        <translation>扫描…</translation>
    </message>
    <message>
        <source>What was run is kept</source>
        <translation>已运行的内容会保留</translation>
    </message>
    <message>
        <source>Choose kernels, sizes and blocks, and devices to draw beside</source>
        <translation>选择核函数、规模和线程块大小，以及并排绘制的设备</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>running …</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>press Sweep…</source>
        <translation>请按“扫描…”</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message>
        <source>best of its blocks: %1 threads</source>
        <translation>其中最佳的线程块：%1 个线程</translation>
    </message>
    <message>
        <source>%1, 95 % interval %2 to %3</source>
        <translation>%1，95 % 区间 %2 到 %3</translation>
    </message>
    <message>
        <source>%1, in a band from %2 to %3</source>
        <translation>%1，在 %2 到 %3 的范围内</translation>
    </message>
    <message>
        <source>%1 of the measured peak</source>
        <translation>实测峰值的 %1</translation>
    </message>
    <message>
        <source>%1 times as fast as CUB</source>
        <translation>速度是 CUB 的 %1 倍</translation>
    </message>
    <message>
        <source>click: open it as a run</source>
        <translation>单击：将它作为一次运行打开</translation>
    </message>
    <message>
        <source>%1, 1 rank</source>
        <translation>%1，1 个 rank</translation>
    </message>
    <message>
        <source>%1, %2 ranks</source>
        <translation>%1，%2 个 rank</translation>
    </message>
    <message>
        <source>1 rank</source>
        <translation>1 个 rank</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1 个 rank</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SweepDialog</name>
    <message>
        <source>Run &amp;anew what an earlier sweep of this device has kept</source>
        <translation>重新运行此设备先前扫描已保留的内容(&amp;A)</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Kernels to sweep</source>
        <translation>要扫描的核函数</translation>
    </message>
    <message>
        <source>Devices to draw beside</source>
        <translation>并排绘制的设备</translation>
    </message>
    <message>
        <source>Smallest size</source>
        <translation>最小规模</translation>
    </message>
    <message>
        <source>Largest size</source>
        <translation>最大规模</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Blocks of %1 threads</source>
        <translation>每块 %1 个线程</translation>
    </message>
    <message>
        <source>&amp;Kernels</source>
        <translation>核函数(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Elements</source>
        <translation>元素(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Threads a block</source>
        <translation>每块线程数(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Beside it</source>
        <translation>并排(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Run Sweep</source>
        <translation>运行扫描(&amp;R)</translation>
    </message>
    <message>
        <source>Choose at least one kernel.</source>
        <translation>请至少选择一个核函数。</translation>
    </message>
    <message>
        <source>Choose at least one block size.</source>
        <translation>请至少选择一种线程块大小。</translation>
    </message>
    <message>
        <source>The smallest size is above the largest one.</source>
        <translation>最小规模大于最大规模。</translation>
    </message>
    <message>
        <source>Choose at most %1 devices beside it.</source>
        <translation>并排的设备最多选择 %1 个。</translation>
    </message>
    <message>
        <source>%1 runs on %2, whose times are known: nothing has to run.</source>
        <translation>%2 上的 %1 次运行时间都已知：无需再运行。</translation>
    </message>
    <message>
        <source>Up to %1 runs on %2, beside the GPU&apos;s library where it runs.</source>
        <translation>在 %2 上最多运行 %1 次；GPU 的库若能运行，也并列其中。</translation>
    </message>
    <message>
        <source>and odd sizes bet&amp;ween</source>
        <translation>和其间的奇数规模(&amp;W)</translation>
    </message>
    <message>
        <source>3·2ᵏ − 1 elements, which are no multiple of a warp, of a load of 16 bytes or of a block</source>
        <translation>3·2ᵏ − 1 个元素，不是线程束、16 字节加载或线程块的倍数</translation>
    </message>
    <message>
        <source>at an aligned address</source>
        <translation>在对齐地址</translation>
    </message>
    <message>
        <source>Elements from an aligned address to the first one</source>
        <translation>从对齐地址到第一个元素相隔的元素数</translation>
    </message>
    <message>
        <source>Behind an aligned address a warp&apos;s loads touch one sector more, and loads of 16 bytes begin later</source>
        <translation>在对齐地址之后，一个线程束的加载多触及一个扇区，16 字节的加载开始得更晚</translation>
    </message>
    <message>
        <source>&amp;First element</source>
        <translation>第一个元素(&amp;F)</translation>
    </message>
    <message>
        <source>Recordings have no times of inputs behind an aligned address; choose another device.</source>
        <translation>录制中没有从对齐地址之后开始的输入的时间；请选择另一设备。</translation>
    </message>
    <message>
        <source>Ra&amp;nks</source>
        <translation>Rank(&amp;N)</translation>
    </message>
    <message>
        <source>Numbers of ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <source>What stays as ranks are added</source>
        <translation>增加 rank 时什么保持不变</translation>
    </message>
    <message>
        <source>strong: all elements stay</source>
        <translation>强：元素总数不变</translation>
    </message>
    <message>
        <source>weak: a rank&apos;s elements stay</source>
        <translation>弱：每个 rank 的元素数不变</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>needs a worker that mpirun started</source>
        <translation>需要由 mpirun 启动的工作进程</translation>
    </message>
    <message>
        <source>Write numbers of ranks with commas between them, such as 1, 2, 4.</source>
        <translation>请写出以逗号分隔的 rank 数，例如 1, 2, 4。</translation>
    </message>
    <message>
        <source>Choose 1 to %1 ranks.</source>
        <translation>请选择 1 到 %1 个 rank。</translation>
    </message>
    <message>
        <source>Up to %1 runs on %2.</source>
        <translation>在 %2 上最多运行 %1 次。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SweepModel</name>
    <message>
        <source>the emulator&apos;s own time, not a GPU&apos;s</source>
        <translation>模拟器自身的时间，不是 GPU 的</translation>
    </message>
    <message>
        <source>measured on %1</source>
        <translation>在 %1 上实测</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>运行 %1 / %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2, cold cache</source>
        <translation>%1 %2，冷缓存</translation>
    </message>
    <message>
        <source>%1 %2, warm cache</source>
        <translation>%1 %2，热缓存</translation>
    </message>
    <message>
        <source>%1, offset %2</source>
        <translation>%1，偏移 %2</translation>
    </message>
    <message>
        <source>%1, %2 across</source>
        <translation>%1，跨 rank：%2</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Tour</name>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>End Tour</source>
        <translation>结束导览</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>比较什么</translation>
    </message>
    <message>
        <source>Two kernels, A and B, and the numbers that both reduce. What you change runs at once; Ctrl+Z takes it back.</source>
        <translation>两个核函数 A 和 B，以及两者都要归约的数。您的更改会立即运行；Ctrl+Z 可以撤销。</translation>
    </message>
    <message>
        <source>Two trees, one clock</source>
        <translation>两棵树，一个时钟</translation>
    </message>
    <message>
        <source>Columns are elements, rows are steps, a node is a value. Click a value to see what it was computed from, and click one at the top and type your own.</source>
        <translation>列是元素，行是步，节点是值。单击一个值，可以看到它由什么算出；单击顶部的值，可以键入自己的数。</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步展示</translation>
    </message>
    <message>
        <source>Space plays and pauses, ← and → go one step. Source, lanes and figures follow the step.</source>
        <translation>空格键播放和暂停，← 和 → 每次走一步。源代码、通道（lane）和数值随之变化。</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>代价是多少</translation>
    </message>
    <message>
        <source>Time and bandwidth of A and B, and what each step does. The ladder, Ctrl+L, compares all kernels. Help ▸ Tour shows these four again.</source>
        <translation>A 和 B 的时间和带宽，以及每一步做的事情。阶梯图（Ctrl+L）比较所有核函数。帮助 ▸ 导览 可以再次显示这四个气泡。</translation>
    </message>
</context>
<context>
    <name>warpfold::app::TransportBar</name>
    <message>
        <source>A %1</source>
        <translation>A %1</translation>
    </message>
    <message>
        <source>B %1</source>
        <translation>B %1</translation>
    </message>
    <message>
        <source>Race (measured time)</source>
        <translation>竞速（实测时间）</translation>
    </message>
    <message>
        <source>Race (recorded time)</source>
        <translation>竞速（录制时间）</translation>
    </message>
    <message>
        <source>Race (modelled time)</source>
        <translation>竞速（模型估算时间）</translation>
    </message>
    <message>
        <source>Race (unlike times)</source>
        <translation>竞速（时间来源不同）</translation>
    </message>
    <message>
        <source>Each step takes its measured time, slowed by one factor for both.</source>
        <translation>每一步按实测时间播放，两者放慢同样的倍数。</translation>
    </message>
    <message>
        <source>Each step takes its recorded time, slowed by one factor for both.</source>
        <translation>每一步按录制的时间播放，两者放慢同样的倍数。</translation>
    </message>
    <message>
        <source>Each step takes its modelled time, slowed by one factor for both.</source>
        <translation>每一步按模型估算的时间播放，两者放慢同样的倍数。</translation>
    </message>
    <message>
        <source>Each step takes its time, slowed by one factor for both; the times of A and B are not of the same origin, so that nothing is said of how much faster one is.</source>
        <translation>每一步按其时间播放，两者放慢同样的倍数；A 和 B 的时间来源不同，因此不说哪个快多少。</translation>
    </message>
    <message>
        <source>This is the time of one block: the whole kernels differ by another factor, since their times also include the other blocks and every launch.</source>
        <translation>这是一个线程块的时间：整个核函数相差的倍数不同，因为它们的时间还包括其他线程块和每次启动。</translation>
    </message>
    <message>
        <source>Race of block %1</source>
        <translation>线程块 %1 的竞速</translation>
    </message>
    <message>
        <source>Race of one block</source>
        <translation>一个线程块的竞速</translation>
    </message>
    <message>
        <source>%1: A and B take as long</source>
        <translation>%1：A 和 B 用时相同</translation>
    </message>
    <message>
        <source>%1: B is %2× as fast</source>
        <translation>%1：B 的速度是 %2×</translation>
    </message>
    <message>
        <source>%1: A is %2× as fast</source>
        <translation>%1：A 的速度是 %2×</translation>
    </message>
    <message>
        <source>load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>stride %1</source>
        <translation>步长 %1</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  （%2）</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加快</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>放慢</translation>
    </message>
    <message>
        <source>Step-locked</source>
        <translation>同步步进</translation>
    </message>
    <message>
        <source>Both trees take a step together</source>
        <translation>两棵树一起走每一步</translation>
    </message>
    <message>
        <source>Steps per second  (+ and −)</source>
        <translation>每秒步数  （+ 和 −）</translation>
    </message>
    <message>
        <source>These trees have no times: a click shows block %1 of the run in both, and starts its race</source>
        <translation>这些树没有时间：单击后，两侧显示本次运行的线程块 %1，并开始它的竞速</translation>
    </message>
    <message>
        <source>A race needs step times of both trees: run on a GPU, or a recorded or modelled one, and show the block of the run (Ctrl+2)</source>
        <translation>竞速需要两棵树的各步时间：请在 GPU 上（或者录制的、模型估算的 GPU 上）运行，并显示本次运行的线程块（Ctrl+2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>速度 %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::TreePanel</name>
    <message>
        <source>Kernel A</source>
        <translation>核函数 A</translation>
    </message>
    <message>
        <source>Kernel B</source>
        <translation>核函数 B</translation>
    </message>
    <message>
        <source>What tree A shows</source>
        <translation>树 A 显示的内容</translation>
    </message>
    <message>
        <source>What tree B shows</source>
        <translation>树 B 显示的内容</translation>
    </message>
    <message>
        <source>Tree A shows %1</source>
        <translation>树 A 显示%1</translation>
    </message>
    <message>
        <source>Tree B shows %1</source>
        <translation>树 B 显示%1</translation>
    </message>
    <message>
        <source>One &amp;Warp at a Time</source>
        <translation>每次一个线程束(&amp;W)</translation>
    </message>
    <message>
        <source>Kernel A: %1</source>
        <translation>核函数 A：%1</translation>
    </message>
    <message>
        <source>Kernel B: %1</source>
        <translation>核函数 B：%1</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>warp step %1 of %2</source>
        <translation>线程束第 %1 / %2 步</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 / %2 步</translation>
    </message>
    <message>
        <source>warp %1 (of %2) · %3</source>
        <translation>线程束 %1（共 %2 个）· %3</translation>
    </message>
    <message>
        <source>Lanes A</source>
        <translation>通道 A</translation>
    </message>
    <message>
        <source>Lanes B</source>
        <translation>通道 B</translation>
    </message>
    <message>
        <source>Tree A</source>
        <translation>树 A</translation>
    </message>
    <message>
        <source>Tree B</source>
        <translation>树 B</translation>
    </message>
    <message>
        <source>Type a Value</source>
        <translation>键入数值</translation>
    </message>
    <message>
        <source>Reset Values</source>
        <translation>重置数值</translation>
    </message>
    <message>
        <source>Fit Tree</source>
        <translation>显示整棵树</translation>
    </message>
    <message>
        <source>Clear Highlight</source>
        <translation>清除高亮</translation>
    </message>
    <message>
        <source>Export %1…</source>
        <translation>导出“%1”…</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy Data as Table</source>
        <translation>将数据复制为表格</translation>
    </message>
</context>
<context>
    <name>warpfold::app::TreeView</name>
    <message>
        <source>Reduction tree A</source>
        <translation>归约树 A</translation>
    </message>
    <message>
        <source>Reduction tree B</source>
        <translation>归约树 B</translation>
    </message>
    <message>
        <source>No block has been traced yet</source>
        <translation>尚未跟踪任何线程块</translation>
    </message>
    <message>
        <source>Block %1, %2 element, step %3 of %4.</source>
        <translation>线程块 %1，%2 个元素，第 %3 步，共 %4 步。</translation>
    </message>
    <message>
        <source>Block %1, %2 elements, step %3 of %4.</source>
        <translation>线程块 %1，%2 个元素，第 %3 步，共 %4 步。</translation>
    </message>
    <message>
        <source>%1 of %2 thread active.</source>
        <translation>%2 个线程中有 %1 个活跃。</translation>
    </message>
    <message>
        <source>%1 of %2 threads active.</source>
        <translation>%2 个线程中有 %1 个活跃。</translation>
    </message>
    <message>
        <source>warp %1 (of %2)</source>
        <translation>线程束 %1（共 %2 个）</translation>
    </message>
    <message>
        <source>columns %1 to %2 (of %3)</source>
        <translation>第 %1 至 %2 列（共 %3 列）</translation>
    </message>
</context>
<context>
    <name>warpfold::app::VerifyModel</name>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>within what the hardware varies by</source>
        <translation>在硬件自身的波动范围内</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>kernel %1 of %2</source>
        <translation>核函数 %1 / %2</translation>
    </message>
    <message>
        <source>%1: %2 %3, n = %4, blocks of %5</source>
        <translation>%1：%2 %3，n = %4，线程块大小 %5</translation>
    </message>
</context>
<context>
    <name>warpfold::app::VerifyTableModel</name>
    <message>
        <source>Kernel</source>
        <translation>核函数</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>Emulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
</context>
<context>
    <name>warpfold::app::WhatsNew</name>
    <message>
        <source>What Is New in Warpfold %1</source>
        <translation>Warpfold %1 的新增内容</translation>
    </message>
    <message>
        <source>The list of changes is in English.</source>
        <translation>变更列表为英文。</translation>
    </message>
    <message>
        <source>Changes of this version</source>
        <translation>此版本的变更</translation>
    </message>
</context>
<context>
    <name>warpfold::app::WindowLayout</name>
    <message>
        <source>Source and step</source>
        <translation>源代码和步</translation>
    </message>
</context>
<context>
    <name>warpfold::app::WorkerClient</name>
    <message>
        <source>The worker could not be started: %1. Close other programs, then restart it.</source>
        <translation>工作进程无法启动：%1。请关闭其他程序，然后重新启动它。</translation>
    </message>
    <message>
        <source>A message of the worker cannot be read: %1.</source>
        <translation>无法读取工作进程的一条消息：%1。</translation>
    </message>
    <message>
        <source>The worker speaks protocol %1 and this program protocol %2: install the same version of both.</source>
        <translation>工作进程使用协议 %1，而本程序使用协议 %2：请安装同一版本的两者。</translation>
    </message>
    <message>
        <source>Last error line: “%1”.</source>
        <translation>最后一行错误：“%1”。</translation>
    </message>
    <message>
        <source>The worker was ended by signal %1.</source>
        <translation>工作进程被信号 %1 终止。</translation>
    </message>
    <message>
        <source>The worker exited with status %1 as it started (%2).</source>
        <translation>工作进程启动时以状态 %1 退出（%2）。</translation>
    </message>
    <message>
        <source>The worker exited with status %1.</source>
        <translation>工作进程以状态 %1 退出。</translation>
    </message>
    <message>
        <source>The worker “%1” could not be started: install warpfold-cli beside this program or name it with --worker.</source>
        <translation>工作进程“%1”无法启动：请在本程序旁边安装 warpfold-cli，或用 --worker 指明它。</translation>
    </message>
    <message>
        <source>The worker did not answer within %1 s of its start.</source>
        <translation>工作进程启动后 %1 s 内没有应答。</translation>
    </message>
    <message>
        <source>The worker has been silent for %1 s and was stopped.</source>
        <translation>工作进程已有 %1 s 没有消息，因此被停止。</translation>
    </message>
    <message>
        <source>Last error line: “%1”. See whether ssh reaches that host without asking for anything.</source>
        <translation>最后一行错误：“%1”。请检查 ssh 能否在不询问任何内容的情况下连接该主机。</translation>
    </message>
    <message>
        <source>The worker “%1”, which the variable WARPFOLD_CLI names, could not be started: correct the variable, or unset it.</source>
        <translation>变量 WARPFOLD_CLI 指定的工作进程“%1”无法启动：请更正该变量，或取消设置。</translation>
    </message>
</context>
<context>
    <name>warpfold::kernels</name>
    <message>
        <source>One CPU thread</source>
        <translation>单个 CPU 线程</translation>
    </message>
    <message>
        <source>One loop adds the elements in order: n-1 additions, each of which waits for the one before. It is the baseline of speed-ups. In float32 a long sum of ones stops growing at 16 777 216: the next float32 is two away.</source>
        <translation>一个循环按顺序相加各元素：n-1 次加法，每一次都要等前一次完成。它是计算加速比的基准。在 float32 下，把许多 1 相加的和到 16 777 216 就不再增长：下一个 float32 与它相差 2。</translation>
    </message>
    <message>
        <source>Recursion on one CPU thread</source>
        <translation>单个 CPU 线程上的递归</translation>
    </message>
    <message>
        <source>The upper half is added onto the lower half, then the same is done with the lower half: interleaved pairs on the host. Each value passes through log2 n additions instead of n, so float sums lose far less.</source>
        <translation>先把上半部分加到下半部分，再对下半部分做同样的事：这是主机上的交错配对。每个值经过 log2 n 次加法而不是 n 次，因此浮点和的损失小得多。</translation>
    </message>
    <message>
        <source>All CPU cores, vectorised</source>
        <translation>所有 CPU 核心，向量化</translation>
    </message>
    <message>
        <source>oneTBB halves the range until parts of at most 65536 elements are left and spreads them over the cores. In each part, sixteen sums run side by side in vector registers. A GPU has to be faster than this.</source>
        <translation>oneTBB 不断把范围对半分，直到每一份至多 65536 个元素，再把它们分配到各个核心。每一份中有十六个和在向量寄存器里并行累加。GPU 必须比这更快。</translation>
    </message>
    <message>
        <source>Many elements per thread</source>
        <translation>每个线程处理多个元素</translation>
    </message>
    <message>
        <source>A fixed grid walks over the input: each thread adds up elements that are one grid apart. Reads stay adjacent, and each block needs one tree instead of one per 1024 elements. One more launch reduces the partials.</source>
        <translation>固定大小的网格走过整个输入：每个线程累加彼此相隔一个网格的元素。读取仍然相邻，而且每个线程块只需要一棵树，不再是每 1024 个元素一棵。再启动一次就能归约部分和。</translation>
    </message>
    <message>
        <source>Neighbored pairs</source>
        <translation>相邻配对</translation>
    </message>
    <message>
        <source>In each step a thread adds its neighbour at distance stride, in place. Threads whose number is a multiple of 2*stride work, so every warp keeps a few busy lanes and all warps are issued in every early step.</source>
        <translation>每一步中，线程把距离为 stride 的邻居加到自己身上，原地进行。编号是 2*stride 的倍数的线程工作，因此每个线程束都有少数活跃通道，在前面的每一步中所有线程束都会被发射。</translation>
    </message>
    <message>
        <source>Repeated launches, shared memory</source>
        <translation>多次启动，共享内存</translation>
    </message>
    <message>
        <source>Each block leaves one value, and the same kernel reduces those values, launch after launch, until one is left. The largest blocks shrink the data by 1024 per launch. All values pass through global memory in between.</source>
        <translation>每个线程块留下一个值，同一个核函数再归约这些值，一次次启动，直到只剩一个。最大的线程块使数据每次启动缩小到 1/1024。其间所有值都要经过全局内存。</translation>
    </message>
    <message>
        <source>Repeated launches, warp shuffles</source>
        <translation>多次启动，线程束洗牌</translation>
    </message>
    <message>
        <source>Lanes pass values from register to register: no shared memory, no barrier, five exchanges per warp. Each launch shrinks the data only by 32, so there are more launches, but each does little more than read its input.</source>
        <translation>各通道在寄存器之间传值：没有共享内存，没有屏障，每个线程束五次交换。每次启动只把数据缩小到 1/32，因此启动次数更多，但每次几乎只是读取输入。</translation>
    </message>
    <message>
        <source>Two passes, any block size</source>
        <translation>两遍，任意线程块大小</translation>
    </message>
    <message>
        <source>Elements beyond the largest power of two in the block are first added onto its front; then the tree halves as usual. Two launches are enough: a grid that leaves partials, then one block that adds them.</source>
        <translation>超出线程块内最大的 2 的幂的元素先加到前面，然后树照常对半缩小。两次启动就够了：第一次的网格留下部分结果，第二次用一个线程块把它们相加。</translation>
    </message>
    <message>
        <source>Two passes, last warp without block barriers</source>
        <translation>两遍，最后一个线程束不用线程块屏障</translation>
    </message>
    <message>
        <source>As two-pass, but the last warp finishes without barriers of the block. Published versions rely on lockstep here; __syncwarp after every step makes it correct on every GPU since Volta.</source>
        <translation>与 two-pass 相同，但最后一个线程束不用线程块的屏障完成。已发表的版本在此依赖锁步执行；每一步之后的 __syncwarp 使它在 Volta 以来的所有 GPU 上都正确。</translation>
    </message>
    <message>
        <source>One atomic per element</source>
        <translation>每个元素一次原子操作</translation>
    </message>
    <message>
        <source>There is no tree: every thread adds its element to one word. This is correct, short and slow, because all threads of the grid wait for the same address. The order, and so a float sum, may differ from run to run.</source>
        <translation>没有树：每个线程把自己的元素加到同一个字上。这样做正确、简短而缓慢，因为网格的所有线程都在等同一个地址。顺序，因而浮点和，可能每次运行都不同。</translation>
    </message>
    <message>
        <source>One atomic per block</source>
        <translation>每个线程块一次原子操作</translation>
    </message>
    <message>
        <source>Each block reduces its share in shared memory and adds one value to the result: a single launch, with a thousand atomics instead of millions. Blocks finish in any order, so float sums may differ from run to run.</source>
        <translation>每个线程块在共享内存中归约自己的一份，再把一个值加到结果上：只需一次启动，原子操作从数百万次减到一千次。线程块完成的顺序不定，因此浮点和可能每次运行都不同。</translation>
    </message>
    <message>
        <source>The last block finishes</source>
        <translation>最后一个线程块收尾</translation>
    </message>
    <message>
        <source>Every block stores its partial, then draws a ticket. The block that draws the last ticket knows that all partials are stored, and reduces them. One launch, a fixed order, and a counter that wraps back to zero.</source>
        <translation>每个线程块存下自己的部分结果，然后取一个号。取到最后一个号的线程块知道所有部分结果都已存好，于是归约它们。一次启动，固定的顺序，以及一个会回绕到零的计数器。</translation>
    </message>
    <message>
        <source>Eight loads in flight</source>
        <translation>八次加载同时进行</translation>
    </message>
    <message>
        <source>Each thread issues eight loads before it adds any of the values, so that a warp waits for memory once and not eight times. The multiprocessors then have enough bytes in flight to keep the memory busy all the time.</source>
        <translation>每个线程先发出八次加载，然后才把值相加，因此线程束只等待内存一次而不是八次。这样，多处理器在途的字节足够多，内存始终忙碌。</translation>
    </message>
    <message>
        <source>Loads of 16 bytes</source>
        <translation>每次加载 16 字节</translation>
    </message>
    <message>
        <source>A thread reads 16 bytes with one instruction, four of them before it adds. A warp asks for 512 bytes at once, so that fewer instructions keep the memory busy. Warps reduce by shuffles, and one atomic instruction both publishes the partial and draws the ticket.</source>
        <translation>一个线程用一条指令读取 16 字节，读四次之后才相加。一个线程束一次请求 512 字节，用更少的指令就能让内存保持忙碌。线程束用洗牌归约，一条原子指令既发布部分结果又取号。</translation>
    </message>
    <message>
        <source>Partials with a mark</source>
        <translation>带标记的部分结果</translation>
    </message>
    <message>
        <source>Fastest for this input</source>
        <translation>对此输入最快</translation>
    </message>
    <message>
        <source>The kernel that was fastest in our measurements, with the number of blocks and threads that suit the input&apos;s size and the GPU: one block where a launch costs more than the work, as many as keep the memory busy where it does not.</source>
        <translation>在我们的测量中最快的核函数，其线程块数和线程数适合输入的大小和 GPU：启动比工作更费时的地方用一个线程块，否则用足够让内存忙碌的线程块。</translation>
    </message>
    <message>
        <source>Neighbored pairs, adjacent threads</source>
        <translation>相邻配对，相邻线程</translation>
    </message>
    <message>
        <source>The same pairs as neighbored, but thread t works on element 2*stride*t. Busy threads are adjacent, so whole warps finish early and only the last one diverges. The memory that they touch stays as scattered as before.</source>
        <translation>配对与 neighbored 相同，但线程 t 处理元素 2*stride*t。活跃线程彼此相邻，因此整个线程束提前结束，只有最后一个线程束分化。它们访问的内存仍和以前一样分散。</translation>
    </message>
    <message>
        <source>Interleaved pairs</source>
        <translation>交错配对</translation>
    </message>
    <message>
        <source>The stride starts at half the block and halves. The first threads work, and they touch adjacent elements, so warps and memory sectors are fully used until only the last warp is left.</source>
        <translation>步长从线程块的一半开始，逐步减半。前面的线程工作，访问相邻的元素，因此线程束和内存扇区都被充分利用，直到只剩最后一个线程束。</translation>
    </message>
    <message>
        <source>Shared memory, modulo test</source>
        <translation>共享内存，取模判断</translation>
    </message>
    <message>
        <source>Each thread copies one element to shared memory, and the block reduces there as neighbored does. Each element is read once from global memory instead of many times. The modulo test still makes warps diverge.</source>
        <translation>每个线程把一个元素复制到共享内存，线程块在那里像 neighbored 那样归约。每个元素只从全局内存读一次，而不是许多次。取模判断仍然使线程束分化。</translation>
    </message>
    <message>
        <source>Shared memory, bit mask test</source>
        <translation>共享内存，位掩码判断</translation>
    </message>
    <message>
        <source>tid &amp; (2*stride - 1) tests the same as tid % (2*stride), without a division: the divisor is a power of two, which the compiler cannot know. The same threads work, so warps diverge as before, with fewer instructions.</source>
        <translation>tid &amp; (2*stride - 1) 与 tid % (2*stride) 的判断相同，但不用除法：除数是 2 的幂，而编译器无法知道。工作的线程不变，因此线程束照旧分化，只是指令更少。</translation>
    </message>
    <message>
        <source>Shared memory, strided index</source>
        <translation>共享内存，带步长的索引</translation>
    </message>
    <message>
        <source>Adjacent threads work, so warps do not diverge, but their elements are 2*stride words apart. Lanes meet in the same banks of shared memory, and an access of a warp takes up to 32 rounds.</source>
        <translation>相邻的线程工作，因此线程束不分化，但它们的元素相隔 2*stride 个字。各通道落在共享内存的相同存储体中，线程束的一次访问最多要 32 轮。</translation>
    </message>
    <message>
        <source>Shared memory, sequential addresses</source>
        <translation>共享内存，连续地址</translation>
    </message>
    <message>
        <source>The two halves lie next to each other. Adjacent threads read adjacent words, each in a bank of its own, so no access waits for another. Half of the threads are still idle from the first step on.</source>
        <translation>两半彼此相邻。相邻的线程读取相邻的字，各在自己的存储体中，因此没有一次访问要等另一次。从第一步起仍有一半线程空闲。</translation>
    </message>
    <message>
        <source>First addition on loading</source>
        <translation>加载时先加一次</translation>
    </message>
    <message>
        <source>Every thread reads two elements and adds them before the tree begins. Half as many blocks do the same work, and no thread of a full block is idle through the whole reduction.</source>
        <translation>每个线程读取两个元素，在树开始之前把它们相加。一半的线程块完成同样的工作，满的线程块中没有线程在整个归约过程中都空闲。</translation>
    </message>
    <message>
        <source>Last warp without block barriers</source>
        <translation>最后一个线程束不用线程块屏障</translation>
    </message>
    <message>
        <source>Once 64 values are left, one warp finishes alone. It needs no barrier of the block, only __syncwarp between its reads and writes. Before Volta a warp ran in lockstep and volatile was enough; today that is a race.</source>
        <translation>剩下 64 个值后，一个线程束独自完成。它不需要线程块的屏障，只需在读写之间用 __syncwarp。Volta 之前线程束锁步执行，volatile 就够了；如今那是数据竞争。</translation>
    </message>
    <message>
        <source>CUB</source>
        <translation>CUB</translation>
    </message>
    <message>
        <source>The reduction of NVIDIA&apos;s own library: a tuned grid that leaves partials, and a second pass, chosen for the GPU. Every other kernel is compared with it. Nothing that happens inside it is recorded.</source>
        <translation>NVIDIA 自家库的归约：经过调优的网格留下部分结果，再加第二遍，参数按 GPU 选择。其他核函数都与它比较。它内部发生的事情不会被记录。</translation>
    </message>
    <message>
        <source>All steps unrolled</source>
        <translation>所有步骤都展开</translation>
    </message>
    <message>
        <source>The block size is known when the kernel is compiled, so every loop becomes a straight sequence of steps: no counter, no comparison, no branch back. The additions are the same.</source>
        <translation>编译核函数时就知道线程块大小，因此每个循环都变成一连串直线步骤：没有计数器，没有比较，没有回跳。加法仍然相同。</translation>
    </message>
    <message>
        <source>Faulty: no barrier in the loop</source>
        <translation>有错：循环中没有屏障</translation>
    </message>
    <message>
        <source>The tree of shared-sequential without the barrier at the end of each step.</source>
        <translation>shared-sequential 的树，但每一步的末尾没有屏障。</translation>
    </message>
    <message>
        <source>A fast warp goes on to the next step while a slow one still writes the values that it reads. The sum is right as long as all warps keep pace, which nothing guarantees. Put __syncthreads() at the end of every step.</source>
        <translation>快的线程束进入下一步时，慢的线程束还在写它要读的值。只要所有线程束步调一致，和就是对的，但没有什么能保证这一点。请在每一步的末尾加上 __syncthreads()。</translation>
    </message>
    <message>
        <source>Faulty: lockstep assumed in the last warp</source>
        <translation>有错：假定最后一个线程束锁步执行</translation>
    </message>
    <message>
        <source>The last warp of unroll-last-warp without __syncwarp, as it was published for GPUs before Volta.</source>
        <translation>unroll-last-warp 的最后一个线程束，但没有 __syncwarp，与为 Volta 之前的 GPU 发表的版本相同。</translation>
    </message>
    <message>
        <source>Since Volta (2017) the lanes of a warp need not run together: one may read another&apos;s word before or after it is overwritten. volatile binds the compiler, not the hardware. Put __syncwarp() between reads and writes.</source>
        <translation>自 Volta（2017）起，线程束的各通道不必一起运行：一个通道读另一个通道的字，可能在它被覆盖之前，也可能在之后。volatile 约束编译器，不约束硬件。请在读与写之间加上 __syncwarp()。</translation>
    </message>
    <message>
        <source>Faulty: return before a barrier</source>
        <translation>有错：在屏障之前返回</translation>
    </message>
    <message>
        <source>Threads beyond the end of the input return at once; the others go on to a barrier that all should reach.</source>
        <translation>超出输入末尾的线程立即返回；其余线程继续走向所有线程都应到达的屏障。</translation>
    </message>
    <message>
        <source>All threads of the block have to reach __syncthreads(). A thread that has returned never does, and the words that it should have filled are read unwritten. Let every thread load; those beyond the end load the identity.</source>
        <translation>线程块的所有线程都必须到达 __syncthreads()。已经返回的线程永远不会到达，它本应填写的字在未写入时就被读取。请让每个线程都加载；超出末尾的线程加载单位元。</translation>
    </message>
    <message>
        <source>Faulty: reads past the end</source>
        <translation>有错：读取越过末尾</translation>
    </message>
    <message>
        <source>first-add without the test whether the second element exists.</source>
        <translation>first-add，但不检查第二个元素是否存在。</translation>
    </message>
    <message>
        <source>Where n is not a multiple of what the blocks take, the last ones read beyond the array: whatever lies there is added to the sum, or the kernel ends with an illegal address. Compare the index with n before every read.</source>
        <translation>当 n 不是各线程块所取元素数的倍数时，最后的线程块会读到数组之外：那里的内容会被加进和里，或者核函数以非法地址告终。请在每次读取之前把索引与 n 比较。</translation>
    </message>
    <message>
        <source>Faulty: the counter is never reset</source>
        <translation>有错：计数器从不复位</translation>
    </message>
    <message>
        <source>last-block with a counter that is never reset.</source>
        <translation>last-block，但计数器从不复位。</translation>
    </message>
    <message>
        <source>The first launch is right, but leaves the counter at the number of blocks. In the next launch no block draws the last ticket, and the result is a single partial. Let the counter wrap (atomicInc) or set it to zero.</source>
        <translation>第一次启动是对的，但计数器停在线程块的数目上。下一次启动中没有线程块取到最后一个号，结果只是一个部分结果。请让计数器回绕（atomicInc）或把它置零。</translation>
    </message>
    <message>
        <source>Faulty: blocks share one sum</source>
        <translation>有错：各线程块共用一个和</translation>
    </message>
    <message>
        <source>atomic-block without the atomic.</source>
        <translation>atomic-block，但没有原子操作。</translation>
    </message>
    <message>
        <source>Every block reads the same word, adds its own sum and writes it back. Nothing orders the blocks, so two of them read the same old value and one sum is lost. Add with an atomic, or give each block its own word.</source>
        <translation>每个线程块读取同一个字，加上自己的和，再写回。线程块之间没有次序，因此两个线程块读到同一个旧值，就会丢掉一个和。请用原子操作相加，或给每个线程块各自的字。</translation>
    </message>
    <message>
        <source>Warp reduction in one instruction</source>
        <translation>一条指令完成线程束归约</translation>
    </message>
    <message>
        <source>One instruction combines an integer of 32 bits over a warp, where shuffles take five exchanges and five additions, one after the other. GPUs have it for sum, minimum, maximum and the bitwise operators, from compute capability 8.0 on; for other types the same function shuffles.</source>
        <translation>一条指令在整个线程束上合并 32 位整数，而洗牌需要五次交换和五次加法，一次接一次。GPU 从计算能力 8.0 起对求和、最小值、最大值和按位运算有这条指令；对其他类型，同一个函数使用洗牌。</translation>
    </message>
    <message>
        <source>Every block stores its partial and the mark that it is there as one word; the last block waits for all the words and adds them up. No ticket, no fence: a partial crosses the chip once, where a ticket takes a fence, an atomic and another load. A block takes whole tiles, in which no load needs a check; one block alone has little code to fetch.</source>
        <translation>每个线程块把部分结果和“已就绪”的标记作为一个字存下；最后一个线程块等齐所有的字再相加。不取号，也不用内存栅栏：部分结果只穿过芯片一次，而取号需要一次栅栏、一次原子操作和又一次加载。线程块处理完整的分块，其中的加载都不需要检查；只有一个线程块时要取的代码很少。</translation>
    </message>
    <message>
        <source>The same bits everywhere</source>
        <translation>处处相同的位</translation>
    </message>
    <message>
        <source>A sum of floats depends on the order of its additions. Here the order follows from the number of elements alone: not from the GPU, the block size or which block ends first. So every GPU, the emulator and every run give the same bits, also where the input begins at another address, as long as no grid is asked for.</source>
        <translation>浮点数之和取决于加法的顺序。这里的顺序只由元素个数决定：与 GPU、线程块大小以及哪个线程块先结束都无关。因此只要不指定网格，每个 GPU、模拟器和每次运行都得到相同的位，输入从别的地址开始时也一样。</translation>
    </message>
    <message>
        <source>A barrier of the grid</source>
        <translation>网格的屏障</translation>
    </message>
    <message>
        <source>Every block stores its partial and waits at a barrier of the whole grid, behind which one block reduces the partials. The barrier reads like __syncthreads(), but all blocks must be on the device at once, so the grid is small, and the last to come keeps all others waiting.</source>
        <translation>每个线程块存入部分结果，并在整个网格的屏障处等待；屏障之后由一个线程块归约部分结果。屏障读起来像 __syncthreads()，但所有线程块必须同时在设备上，因此网格很小，而且最后到达的线程块让其他所有线程块等待。</translation>
    </message>
    <message>
        <source>Clusters of blocks</source>
        <translation>线程块集群</translation>
    </message>
    <message>
        <source>Up to eight blocks form a cluster: they run side by side and reach each other&apos;s shared memory. Each hands its partial to the last of them without a way through global memory, which pays where one cluster is the whole grid. Several clusters publish their partials as blocks did before.</source>
        <translation>最多八个线程块组成一个集群：它们并排运行，并能访问彼此的共享内存。每个线程块不经过全局内存就把部分结果交给其中最后一个，这在一个集群就是整个网格时有好处。有多个集群时，它们像前面的线程块那样发布部分结果。</translation>
    </message>
</context>
<context>
    <name>warpfold::words</name>
    <message>
        <source>a kernel&apos;s source has at most {mebibytes} MiB; leave out what no kernel needs</source>
        <translation>核函数的源代码最多 {mebibytes} MiB；请去掉核函数不需要的内容</translation>
    </message>
    <message>
        <source>compiling took more than {seconds} s and was ended; simplify the source&apos;s templates or constants</source>
        <translation>编译超过 {seconds} 秒，已被终止；请简化源代码中的模板或常量</translation>
    </message>
    <message>
        <source>{file:short}, line {line}, column {column}: {problem:lines}</source>
        <translation>{file:short}，第 {line} 行第 {column} 列：{problem:lines}</translation>
    </message>
    <message>
        <source>{file:short} has several kernels; choose one with --function: {functions}</source>
        <translation>{file:short} 有多个核函数；请用 --function 选择一个：{functions}</translation>
    </message>
    <message>
        <source>--function {function:short}: there is no such kernel; the file has {functions}</source>
        <translation>--function {function:short}：没有这样的核函数；文件中有 {functions}</translation>
    </message>
    <message>
        <source>--function {function:short}: {problem:lines}</source>
        <translation>--function {function:short}：{problem:lines}</translation>
    </message>
    <message>
        <source>{function:short} has a parameter of the type &apos;{type:short}&apos;; only arrays of numbers and whole numbers can be given to it</source>
        <translation>{function:short} 有一个类型为 &apos;{type:short}&apos; 的参数；只能给它数的数组和整数</translation>
    </message>
    <message>
        <source>--args names {given} parameters, but {function:short} has {count}</source>
        <translation>--args 写了 {given} 个参数，而 {function:short} 有 {count} 个</translation>
    </message>
    <message>
        <source>--args: a parameter of the type &apos;{type:short}&apos; cannot be {role}</source>
        <translation>--args：类型为 &apos;{type:short}&apos; 的参数不能是 {role}</translation>
    </message>
    <message>
        <source>{function:short} has no parameter out or in-out, so that nothing is left of it</source>
        <translation>{function:short} 没有 out 或 in-out 参数，因此不会留下任何值</translation>
    </message>
    <message>
        <source>{function:short} takes &apos;{first:short}&apos; and &apos;{second:short}&apos;; its arrays must hold the same type</source>
        <translation>{function:short} 接受 &apos;{first:short}&apos; 和 &apos;{second:short}&apos;；它的各个数组必须是同一类型</translation>
    </message>
    <message>
        <source>the operation and {function:short} take different numbers of inputs</source>
        <translation>该运算与 {function:short} 的输入个数不同</translation>
    </message>
    <message>
        <source>--kernel-file runs on the emulator; leave --backend out, or write --backend emulator</source>
        <translation>--kernel-file 在模拟器上运行；请去掉 --backend，或写 --backend emulator</translation>
    </message>
    <message>
        <source>{option} does not go with --kernel-file; leave one of them out</source>
        <translation>{option} 不能与 --kernel-file 一起使用；请去掉其中一个</translation>
    </message>
    <message>
        <source>{option} goes with --kernel-file FILE.cu; add that</source>
        <translation>{option} 要与 --kernel-file FILE.cu 一起使用；请加上它</translation>
    </message>
    <message>
        <source>a kernel of your own is not timed: the emulator&apos;s times say nothing about a GPU</source>
        <translation>自己的核函数不计时：模拟器的时间不能说明 GPU 的情况</translation>
    </message>
    <message>
        <source>one value is left</source>
        <translation>留下一个值</translation>
    </message>
    <message>
        <source>one value per block is left; this program combined them</source>
        <translation>每个线程块留下一个值；由本程序合并</translation>
    </message>
    <message>
        <source>the first element of each block is left in place; this program combined them</source>
        <translation>每个线程块的第一个元素就地留下；由本程序合并</translation>
    </message>
    <message>
        <source>Run a kernel of your own: a .cu file, in place of --kernel</source>
        <translation>运行自己的核函数：用一个 .cu 文件代替 --kernel</translation>
    </message>
    <message>
        <source>Which kernel of the file; of a template an instance: &apos;reduce&lt;256&gt;&apos;</source>
        <translation>文件中的哪个核函数；模板则写一个实例：&apos;reduce&lt;256&gt;&apos;</translation>
    </message>
    <message>
        <source>What its parameters are, in their order: in, in2, out, in-out, n, scratch or a number</source>
        <translation>各参数依次是什么：in、in2、out、in-out、n、scratch 或一个数</translation>
    </message>
    <message>
        <source>A macro for its source: NAME or NAME=VALUE; may be repeated</source>
        <translation>给源代码的宏：NAME 或 NAME=VALUE；可以重复</translation>
    </message>
    <message>
        <source>no compiler for kernels was found: neither clang++ (14 or newer) on PATH nor NVRTC; install the package clang, or the CUDA Toolkit</source>
        <translation>未找到核函数的编译器：PATH 中没有 clang++（14 或更新版本），也没有 NVRTC；请安装 clang 软件包或 CUDA Toolkit</translation>
    </message>
    <message>
        <source>the compiler failed: this source takes more than {mebibytes} MiB of memory, or has met a fault of the compiler; simplify it, or try another version of clang</source>
        <translation>编译器失败：该源代码需要超过 {mebibytes} MiB 的内存，或遇到了编译器的错误；请简化源代码，或换用另一版本的 clang</translation>
    </message>
    <message>
        <source>the source compiles to more than {mebibytes} MiB of PTX; make its tables or its unrolled loops smaller</source>
        <translation>源代码编译出的 PTX 超过 {mebibytes} MiB；请缩小其中的表或展开的循环</translation>
    </message>
    <message>
        <source>{file} cannot be started: {reason}; install the package clang again</source>
        <translation>无法启动 {file}：{reason}；请重新安装 clang 软件包</translation>
    </message>
    <message>
        <source>The following arguments were not expected: {arguments:short}; see {program} --help</source>
        <translation>不应有以下参数：{arguments:short}；见 {program} --help</translation>
    </message>
    <message>
        <source>is accepted beside the reference {reference}</source>
        <translation>可接受，参考值为 {reference}</translation>
    </message>
    <message>
        <source>the reference is shown: this run computes no value of its own</source>
        <translation>显示参考值：本次运行不计算自己的值</translation>
    </message>
    <message>
        <source>equals the reference {reference}</source>
        <translation>等于参考值 {reference}</translation>
    </message>
    <message>
        <source>DIFFERS from the reference {reference}</source>
        <translation>与参考值 {reference} 不同</translation>
    </message>
    <message>
        <source>matches the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g})</source>
        <translation>与参考值 {reference} 一致（误差 {error:.3g}，容差 {tolerance:.3g}）</translation>
    </message>
    <message>
        <source>DIFFERS from the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g})</source>
        <translation>与参考值 {reference} 不同（误差 {error:.3g}，容差 {tolerance:.3g}）</translation>
    </message>
    <message>
        <source>matches the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g}, and {part:.3g} of the result)</source>
        <translation>与参考值 {reference} 一致（误差 {error:.3g}，容差 {tolerance:.3g}，为结果的 {part:.3g}）</translation>
    </message>
    <message>
        <source>DIFFERS from the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g}, and {part:.3g} of the result)</source>
        <translation>与参考值 {reference} 不同（误差 {error:.3g}，容差 {tolerance:.3g}，为结果的 {part:.3g}）</translation>
    </message>
    <message>
        <source>the result {result} differs from the reference {reference} by {error}; the tolerance is {tolerance}</source>
        <translation>结果 {result} 与参考值 {reference} 相差 {error}；容差为 {tolerance}</translation>
    </message>
    <message>
        <source>the reference&apos;s own</source>
        <translation>参考值自身</translation>
    </message>
    <message>
        <source>DIFFERS</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>may overflow</source>
        <translation>可能溢出</translation>
    </message>
    <message>
        <source>within tolerance</source>
        <translation>在容差内</translation>
    </message>
    <message>
        <source>equals the reference</source>
        <translation>等于参考值</translation>
    </message>
    <message>
        <source>{hazard} ({times} times)</source>
        <translation>{hazard}（{times} 次）</translation>
    </message>
    <message>
        <source>{hazard} (once)</source>
        <translation>{hazard}（一次）</translation>
    </message>
    <message>
        <source>the traced launch took {ratio:.2f} × the timed one</source>
        <translation>被跟踪的启动用时是计时启动的 {ratio:.2f} 倍</translation>
    </message>
    <message>
        <source>its active lanes equal the emulator&apos;s</source>
        <translation>其活跃通道与模拟器的相同</translation>
    </message>
    <message>
        <source>steps of {blocks} traced blocks</source>
        <translation>{blocks} 个被跟踪线程块的各步</translation>
    </message>
    <message>
        <source>steps of 1 traced block</source>
        <translation>1 个被跟踪线程块的各步</translation>
    </message>
    <message>
        <source>{median} µs, in a band from {low} to {high} µs, {origin}</source>
        <translation>{median} µs，在 {low} 到 {high} µs 的范围内，{origin}</translation>
    </message>
    <message>
        <source>{median} µs, the median of {samples} samples (minimum {minimum}, 95th percentile {percentile} µs, relative standard deviation {deviation:.1f} %), {origin}</source>
        <translation>{median} µs，{samples} 个样本的中位数（最小值 {minimum}，第 95 百分位数 {percentile} µs，相对标准差 {deviation:.1f} %），{origin}</translation>
    </message>
    <message>
        <source>{median} µs, one sample, {origin}</source>
        <translation>{median} µs，一个样本，{origin}</translation>
    </message>
    <message>
        <source>95 % interval of the median {low} to {high} µs, quartiles {first} and {third} µs</source>
        <translation>中位数的 95 % 区间 {low} 到 {high} µs，四分位数 {first} 和 {third} µs</translation>
    </message>
    <message>
        <source>as many samples as were asked for</source>
        <translation>样本数与所要求的相同</translation>
    </message>
    <message>
        <source>ended when the interval of the median was within half a percent of it; in runs that end like this, it holds the median 93 to 94 times in 100</source>
        <translation>在中位数的区间落入其千分之五以内时结束；这样结束的运行中，该区间在 100 次里有 93 到 94 次包含中位数</translation>
    </message>
    <message>
        <source>ended after the most samples, with the interval of the median still wider than half a percent</source>
        <translation>取满最大样本数后结束，中位数的区间仍宽于千分之五</translation>
    </message>
    <message>
        <source>ended after two seconds, with the interval of the median still wider than half a percent</source>
        <translation>两秒后结束，中位数的区间仍宽于千分之五</translation>
    </message>
    <message>
        <source>{samples} samples taken again, since the clock was under 75 % of its highest</source>
        <translation>{samples} 个样本重新采集，因为时钟低于其最高值的 75 %</translation>
    </message>
    <message>
        <source>1 sample taken again, since the clock was under 75 % of its highest</source>
        <translation>1 个样本重新采集，因为时钟低于其最高值的 75 %</translation>
    </message>
    <message>
        <source>{samples} samples were taken under a throttled clock, which did not recover within a second: let the GPU cool down, or end what else uses it</source>
        <translation>{samples} 个样本是在降频的时钟下采集的，时钟在一秒内没有恢复：请让 GPU 冷却，或结束其他使用它的程序</translation>
    </message>
    <message>
        <source>1 sample was taken under a throttled clock, which did not recover within a second: let the GPU cool down, or end what else uses it</source>
        <translation>1 个样本是在降频的时钟下采集的，时钟在一秒内没有恢复：请让 GPU 冷却，或结束其他使用它的程序</translation>
    </message>
    <message>
        <source>the device itself</source>
        <translation>设备本身</translation>
    </message>
    <message>
        <source>multiprocessors {multiprocessors:.1f} µs (compute {compute:.1f} + occupancy {occupancy:.1f}), memory {memory:.1f} µs, launches {launches:.1f} µs: {decides}</source>
        <translation>流式多处理器 {multiprocessors:.1f} µs（计算 {compute:.1f} + 占用率 {occupancy:.1f}），内存 {memory:.1f} µs，启动 {launches:.1f} µs：{decides}</translation>
    </message>
    <message>
        <source>time ns</source>
        <translation>时间 ns</translation>
    </message>
    <message>
        <source>would take ns</source>
        <translation>将用 ns</translation>
    </message>
    <message>
        <source>whole int32 sums with a cold cache, blocks of 128 to 1024 threads; first pair: every second size was used for the kernel&apos;s correction and the others compared; second pair: constants from the other kernels alone</source>
        <translation>完整的 int32 求和，冷缓存，线程块大小 128 到 1024；第一对：每隔一个规模用于核函数的修正，其余的用于比较；第二对：常数只取自其他核函数</translation>
    </message>
    <message>
        <source>this compiler makes no machine code for {architecture}, one of those of the table; install the CUDA Toolkit 13.0 or newer</source>
        <translation>此编译器不能为表中的架构 {architecture} 生成机器码；请安装 CUDA Toolkit 13.0 或更新版本</translation>
    </message>
    <message>
        <source>the recording has {rows} launches that tell the constants, and 1000 are needed; make one with warpfold-cli record --preset device</source>
        <translation>录制文件中有 {rows} 次可确定常数的启动，而需要 1000 次；请用 warpfold-cli record --preset device 制作一个</translation>
    </message>
    <message>
        <source>there is no datasheet of {device}; add it as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>没有 {device} 的数据手册；请按手册“模型估算的 GPU”一页所述添加</translation>
    </message>
    <message>
        <source>modelled from recordings of {recorded}, for {device}</source>
        <translation>依据 {recorded} 的录制，按 {device} 模型估算</translation>
    </message>
    <message>
        <source>{interpolated}, recorded on {device}</source>
        <translation>{interpolated}，在 {device} 上录制</translation>
    </message>
    <message>
        <source>{provenance} on {device}</source>
        <translation>在 {device} 上{provenance}</translation>
    </message>
    <message>
        <source>{device}, {covers}: no time below was measured</source>
        <translation>{device}，{covers}：下列时间均非实测</translation>
    </message>
    <message>
        <source>time ({origin}): {covers}</source>
        <translation>时间（{origin}）：{covers}</translation>
    </message>
    <message>
        <source>time: {covers}</source>
        <translation>时间：{covers}</translation>
    </message>
    <message>
        <source>host kernels: {provenance} on {device}: {covers}</source>
        <translation>主机核函数：在 {device} 上{provenance}：{covers}</translation>
    </message>
    <message>
        <source>device kernels: {provenance} on {device}: {covers}</source>
        <translation>设备核函数：在 {device} 上{provenance}：{covers}</translation>
    </message>
    <message>
        <source>{kernel} has no time: {reason}</source>
        <translation>{kernel} 没有时间：{reason}</translation>
    </message>
    <message>
        <source>{kernel} did not run: {reason}</source>
        <translation>{kernel} 没有运行：{reason}</translation>
    </message>
    <message>
        <source>no verdict: {reason}</source>
        <translation>没有判定：{reason}</translation>
    </message>
    <message>
        <source>no verdicts: a recorded emulator&apos;s running time says nothing about a GPU</source>
        <translation>没有判定：录制的模拟器运行时间不能说明 GPU 的情况</translation>
    </message>
    <message>
        <source>speed-up: the median of {kernel} divided by the kernel&apos;s own; same: the whole 95 % interval lies within {margin:.0f} %</source>
        <translation>加速比：{kernel} 的中位数除以该核函数自身的中位数；相同：整个 95 % 区间在 {margin:.0f} % 以内</translation>
    </message>
    <message>
        <source>diverged: warps of the traced blocks, summed over their steps</source>
        <translation>分化：被跟踪线程块的线程束，按各步累计</translation>
    </message>
    <message>
        <source>speed-up: the time of {kernel} divided by the kernel&apos;s own, where both times have the same origin</source>
        <translation>加速比：{kernel} 的时间除以该核函数自身的时间，仅在两个时间来源相同时给出</translation>
    </message>
    <message>
        <source>speed-up: the other recording&apos;s median divided by the first one&apos;s; mean: the geometric one; same: the whole interval lies within {margin:.0f} %</source>
        <translation>加速比：另一个录制文件的中位数除以第一个的中位数；平均：几何平均；相同：整个区间在 {margin:.0f} % 以内</translation>
    </message>
    <message>
        <source>every second recorded size was left out and interpolated from the others; changes: sizes at which the method
changes between the two around them; covered: those of them whose recorded median lies in the band</source>
        <translation>每隔一个录制的规模被略去，并由其余的插值得出；切换：在其两侧规模之间
方法发生改变的规模；覆盖：其中录制的中位数落在范围内的个数</translation>
    </message>
    <message>
        <source>measured peak of the device: {gbs:.0f} GB/s when it only reads, measured</source>
        <translation>设备的实测峰值：只读时 {gbs:.0f} GB/s，实测</translation>
    </message>
    <message>
        <source>measured peak of the device: {gbs:.0f} GB/s when it only reads, recorded</source>
        <translation>设备的实测峰值：只读时 {gbs:.0f} GB/s，录制</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 到 {high}</translation>
    </message>
    <message>
        <source>published by others, in no ratio with the times above; how they timed is not told</source>
        <translation>由他人发表，不与上面的时间构成任何比值；计时方法未说明</translation>
    </message>
    <message>
        <source>a device that is not named</source>
        <translation>未注明的设备</translation>
    </message>
    <message>
        <source>a public comparison of neighbored and interleaved pairs</source>
        <translation>一份公开的相邻配对与交错配对的比较</translation>
    </message>
    <message>
        <source>a public series of seven versions, v0 to v6</source>
        <translation>一份公开的七个版本的系列，v0 到 v6</translation>
    </message>
    <message>
        <source>a public series of versions from v0 on, on one A100</source>
        <translation>一份公开的从 v0 起的版本系列，在一块 A100 上</translation>
    </message>
    <message>
        <source>a public comparison of reductions in several launches</source>
        <translation>一份公开的多次启动归约的比较</translation>
    </message>
    <message>
        <source>one CPU thread</source>
        <translation>一个 CPU 线程</translation>
    </message>
    <message>
        <source>one block for 256 elements</source>
        <translation>每 256 个元素一个线程块</translation>
    </message>
    <message>
        <source>reference {reference}: the exact result, rounded once</source>
        <translation>参考值 {reference}：只舍入一次的精确结果</translation>
    </message>
    <message>
        <source>{kernel}: the same result in all {runs} runs on {device}</source>
        <translation>{kernel}：在 {device} 上的全部 {runs} 次运行结果相同</translation>
    </message>
    <message>
        <source>{kernel}: the result of one run on {device}</source>
        <translation>{kernel}：在 {device} 上一次运行的结果</translation>
    </message>
    <message>
        <source>{kernel}: {results} different results in {runs} runs on {device}</source>
        <translation>{kernel}：在 {device} 上 {runs} 次运行得到 {results} 种不同的结果</translation>
    </message>
    <message>
        <source>{kernel}: {results} different results in {runs} runs on {device}, {ulp:.6g} ULP apart</source>
        <translation>{kernel}：在 {device} 上 {runs} 次运行得到 {results} 种不同的结果，相差 {ulp:.6g} ULP</translation>
    </message>
    <message>
        <source>DIFFERS from the reference</source>
        <translation>与参考值不同</translation>
    </message>
    <message>
        <source>reference {reference}; the order of this kernel&apos;s operations is fixed</source>
        <translation>参考值 {reference}；此核函数的运算次序固定</translation>
    </message>
    <message>
        <source>reference {reference}; the order of this kernel&apos;s operations is not fixed</source>
        <translation>参考值 {reference}；此核函数的运算次序不固定</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>multiple of {multiple}</source>
        <translation>{multiple} 的倍数</translation>
    </message>
    <message>
        <source>power of two</source>
        <translation>2 的幂</translation>
    </message>
    <message>
        <source>power of two from {least}</source>
        <translation>2 的幂，从 {least} 起</translation>
    </message>
    <message>
        <source>Faulty kernels, which are emulated and never run on a GPU; the emulator detects the fault:</source>
        <translation>有缺陷的核函数：它们只被模拟，从不在 GPU 上运行；模拟器能检测出缺陷：</translation>
    </message>
    <message>
        <source>not available: {reason}</source>
        <translation>不可用：{reason}</translation>
    </message>
    <message>
        <source>a sweep of {runs} runs is too large; name fewer kernels, sizes or blocks, {most} runs at most</source>
        <translation>{runs} 次运行的扫描太大；请少指定一些核函数、规模或线程块大小，最多 {most} 次运行</translation>
    </message>
    <message>
        <source>only a recorded or modelled device can be drawn beside a sweep</source>
        <translation>与扫描并排绘制的只能是录制的或模型估算的设备</translation>
    </message>
    <message>
        <source>{done} of {total} runs, {percent} %, {left} left</source>
        <translation>运行 {done} / {total}，{percent} %，剩余 {left}</translation>
    </message>
    <message>
        <source>{done} of 1 run, {percent} %, {left} left</source>
        <translation>运行 {done} / 1，{percent} %，剩余 {left}</translation>
    </message>
    <message>
        <source>Geometric means of how many times as fast each kernel is as CUB, with its best block</source>
        <translation>每个核函数以其最佳线程块相对于 CUB 的速度倍数，几何平均</translation>
    </message>
    <message>
        <source>runs are recorded without counters: {reason}</source>
        <translation>录制的运行不带计数器：{reason}</translation>
    </message>
    <message>
        <source>left out: {run}: {reason}</source>
        <translation>略去：{run}：{reason}</translation>
    </message>
    <message>
        <source>{recorded} runs recorded, {there} there before, {left_out} left out; {seconds:.1f} s, {file}: {size}</source>
        <translation>录制了 {recorded} 次运行，先前已有 {there} 次，略去 {left_out} 次；{seconds:.1f} s，{file}：{size}</translation>
    </message>
    <message>
        <source>1 run recorded, {there} there before, {left_out} left out; {seconds:.1f} s, {file}: {size}</source>
        <translation>录制了 1 次运行，先前已有 {there} 次，略去 {left_out} 次；{seconds:.1f} s，{file}：{size}</translation>
    </message>
    <message>
        <source>{recorded} runs recorded, {there} there before, {left_out} left out, {wrong} WRONG; {seconds:.1f} s, {file}: {size}</source>
        <translation>录制了 {recorded} 次运行，先前已有 {there} 次，略去 {left_out} 次，{wrong} 次结果错误；{seconds:.1f} s，{file}：{size}</translation>
    </message>
    <message>
        <source>1 run recorded, {there} there before, {left_out} left out, {wrong} WRONG; {seconds:.1f} s, {file}: {size}</source>
        <translation>录制了 1 次运行，先前已有 {there} 次，略去 {left_out} 次，{wrong} 次结果错误；{seconds:.1f} s，{file}：{size}</translation>
    </message>
    <message>
        <source>{recorded} runs recorded, {there} there before, {left_out} left out, interrupted; {seconds:.1f} s, {file}: {size}</source>
        <translation>录制了 {recorded} 次运行，先前已有 {there} 次，略去 {left_out} 次，已中断；{seconds:.1f} s，{file}：{size}</translation>
    </message>
    <message>
        <source>1 run recorded, {there} there before, {left_out} left out, interrupted; {seconds:.1f} s, {file}: {size}</source>
        <translation>录制了 1 次运行，先前已有 {there} 次，略去 {left_out} 次，已中断；{seconds:.1f} s，{file}：{size}</translation>
    </message>
    <message>
        <source>{recorded} runs recorded, {there} there before, {left_out} left out, {wrong} WRONG, interrupted; {seconds:.1f} s, {file}: {size}</source>
        <translation>录制了 {recorded} 次运行，先前已有 {there} 次，略去 {left_out} 次，{wrong} 次结果错误，已中断；{seconds:.1f} s，{file}：{size}</translation>
    </message>
    <message>
        <source>1 run recorded, {there} there before, {left_out} left out, {wrong} WRONG, interrupted; {seconds:.1f} s, {file}: {size}</source>
        <translation>录制了 1 次运行，先前已有 {there} 次，略去 {left_out} 次，{wrong} 次结果错误，已中断；{seconds:.1f} s，{file}：{size}</translation>
    </message>
    <message>
        <source>{device}, recorded {date} by Warpfold {version}</source>
        <translation>{device}，{date} 由 Warpfold {version} 录制</translation>
    </message>
    <message>
        <source>{device}, recorded {date} by Warpfold {version}, {driver}</source>
        <translation>{device}，{date} 由 Warpfold {version} 录制，{driver}</translation>
    </message>
    <message>
        <source>against {recording}</source>
        <translation>对比 {recording}</translation>
    </message>
    <message>
        <source>measured peak {gbs:.0f} GB/s</source>
        <translation>实测峰值 {gbs:.0f} GB/s</translation>
    </message>
    <message>
        <source>how many times as fast the first is, kernel by kernel</source>
        <translation>第一个的速度是其倍数，逐个核函数</translation>
    </message>
    <message>
        <source>… {more} more; --csv and --json print all</source>
        <translation>… 另外 {more} 项；--csv 和 --json 会全部输出</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} 到 {most}</translation>
    </message>
    <message>
        <source>{n} {type} {op}, block {block}, cold</source>
        <translation>{n} 个 {type}，{op}，线程块大小 {block}，冷缓存</translation>
    </message>
    <message>
        <source>{n} {type} {op}, block {block}, warm</source>
        <translation>{n} 个 {type}，{op}，线程块大小 {block}，热缓存</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Instructions that warps executed: one for a warp, however many lanes work.</source>
        <translation>线程束执行的指令：每个线程束计一次，不论有多少个通道工作。</translation>
    </message>
    <message>
        <source>instructions issued</source>
        <translation>已发射指令</translation>
    </message>
    <message>
        <source>Instructions that the schedulers issued; those that had to be issued again count again.</source>
        <translation>调度器发射的指令；必须重新发射的再计一次。</translation>
    </message>
    <message>
        <source>warps launched</source>
        <translation>启动的线程束</translation>
    </message>
    <message>
        <source>Warps of all blocks.</source>
        <translation>所有线程块的线程束。</translation>
    </message>
    <message>
        <source>instructions per warp</source>
        <translation>每线程束指令</translation>
    </message>
    <message>
        <source>Executed instructions over launched warps.</source>
        <translation>已执行的指令除以启动的线程束。</translation>
    </message>
    <message>
        <source>threads per instruction</source>
        <translation>每指令线程</translation>
    </message>
    <message>
        <source>Active lanes of an executed instruction, on average; 32 where no warp diverges.</source>
        <translation>一条已执行指令的平均活跃通道数；没有线程束分化时为 32。</translation>
    </message>
    <message>
        <source>branch instructions</source>
        <translation>分支指令</translation>
    </message>
    <message>
        <source>Branch instructions that warps executed.</source>
        <translation>线程束执行的分支指令。</translation>
    </message>
    <message>
        <source>branch targets</source>
        <translation>分支目标</translation>
    </message>
    <message>
        <source>divergent branch targets</source>
        <translation>分化的分支目标</translation>
    </message>
    <message>
        <source>branch efficiency</source>
        <translation>分支效率</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that the warps&apos; loads from global memory ask L1 for.</source>
        <translation>线程束从全局内存加载时向 L1 请求的 32 字节扇区。</translation>
    </message>
    <message>
        <source>Loads from global memory, one for a warp.</source>
        <translation>从全局内存的加载，每个线程束计一次。</translation>
    </message>
    <message>
        <source>sectors per load request</source>
        <translation>每加载请求扇区</translation>
    </message>
    <message>
        <source>Sectors that one load of a warp touches: 4 where 32 lanes read 32 neighbouring words of 4 bytes, 32 where every lane reads another sector.</source>
        <translation>线程束的一次加载所涉及的扇区：32 个通道读取 32 个相邻的 4 字节字时为 4，每个通道读取不同扇区时为 32。</translation>
    </message>
    <message>
        <source>global load efficiency</source>
        <translation>全局加载效率</translation>
    </message>
    <message>
        <source>Bytes that lanes load over the bytes of the sectors that are moved.</source>
        <translation>通道加载的字节数除以所传送扇区的字节数。</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that the warps&apos; stores to global memory touch.</source>
        <translation>线程束向全局内存存储时涉及的 32 字节扇区。</translation>
    </message>
    <message>
        <source>Stores to global memory, one for a warp.</source>
        <translation>向全局内存的存储，每个线程束计一次。</translation>
    </message>
    <message>
        <source>sectors per store request</source>
        <translation>每存储请求扇区</translation>
    </message>
    <message>
        <source>Sectors that one store of a warp touches.</source>
        <translation>线程束的一次存储所涉及的扇区。</translation>
    </message>
    <message>
        <source>global store efficiency</source>
        <translation>全局存储效率</translation>
    </message>
    <message>
        <source>Bytes that lanes store over the bytes of the sectors that are moved.</source>
        <translation>通道存储的字节数除以所传送扇区的字节数。</translation>
    </message>
    <message>
        <source>atomic requests</source>
        <translation>原子请求</translation>
    </message>
    <message>
        <source>Atomic operations on global memory that give the old value back, one for a warp.</source>
        <translation>全局内存上返回旧值的原子操作，每个线程束计一次。</translation>
    </message>
    <message>
        <source>reduction requests</source>
        <translation>归约请求</translation>
    </message>
    <message>
        <source>Atomic operations on global memory that give nothing back, one for a warp.</source>
        <translation>全局内存上不返回任何值的原子操作，每个线程束计一次。</translation>
    </message>
    <message>
        <source>L1 hit rate</source>
        <translation>L1 命中率</translation>
    </message>
    <message>
        <source>Sectors that were found in the multiprocessor&apos;s own cache, over all it was asked for.</source>
        <translation>在流式多处理器自己的缓存中找到的扇区，除以向它请求的全部扇区。</translation>
    </message>
    <message>
        <source>L2 hit rate</source>
        <translation>L2 命中率</translation>
    </message>
    <message>
        <source>Sectors that were found in the cache that all multiprocessors share, over all it was asked for.</source>
        <translation>在所有流式多处理器共用的缓存中找到的扇区，除以向它请求的全部扇区。</translation>
    </message>
    <message>
        <source>DRAM bytes read</source>
        <translation>DRAM 读取字节</translation>
    </message>
    <message>
        <source>Bytes that came from the GPU&apos;s memory.</source>
        <translation>来自 GPU 内存的字节。</translation>
    </message>
    <message>
        <source>DRAM bytes written</source>
        <translation>DRAM 写入字节</translation>
    </message>
    <message>
        <source>Bytes that went to the GPU&apos;s memory while the kernel ran; what it wrote last may follow later.</source>
        <translation>核函数运行期间写入 GPU 内存的字节；它最后写的内容可能稍后才到达。</translation>
    </message>
    <message>
        <source>DRAM read throughput</source>
        <translation>DRAM 读吞吐量</translation>
    </message>
    <message>
        <source>Bytes read from the GPU&apos;s memory over the counted duration.</source>
        <translation>从 GPU 内存读取的字节数除以计数时长。</translation>
    </message>
    <message>
        <source>DRAM utilisation</source>
        <translation>DRAM 利用率</translation>
    </message>
    <message>
        <source>What the GPU&apos;s memory moved over the most that it could have moved.</source>
        <translation>GPU 内存实际传送的量除以它最多能传送的量。</translation>
    </message>
    <message>
        <source>Rounds that loads from shared memory took beyond the one that each needs, since lanes wanted different words of one bank; accesses of other warps add a few.</source>
        <translation>从共享内存加载时，因多个通道需要同一存储体的不同字，除各自必需的一轮以外多用的轮次；其他线程束的访问也会增加几轮。</translation>
    </message>
    <message>
        <source>Rounds that stores to shared memory took beyond the one that each needs, since lanes wanted different words of one bank; accesses of other warps add a few.</source>
        <translation>向共享内存存储时，因多个通道需要同一存储体的不同字，除各自必需的一轮以外多用的轮次；其他线程束的访问也会增加几轮。</translation>
    </message>
    <message>
        <source>shared memory efficiency</source>
        <translation>共享内存效率</translation>
    </message>
    <message>
        <source>Bytes that lanes load from and store to shared memory over the 128 bytes that each round can move.</source>
        <translation>通道从共享内存加载和向其存储的字节数，除以各轮每轮可传送的 128 字节。</translation>
    </message>
    <message>
        <source>achieved occupancy</source>
        <translation>实现的占用率</translation>
    </message>
    <message>
        <source>Warps that a multiprocessor held, on average while it worked, over the most that it can hold.</source>
        <translation>流式多处理器工作期间平均容纳的线程束数，除以它最多能容纳的线程束数。</translation>
    </message>
    <message>
        <source>eligible warps</source>
        <translation>就绪线程束</translation>
    </message>
    <message>
        <source>Warps that were ready to issue their next instruction, for each scheduler and cycle.</source>
        <translation>每个调度器、每个周期中可以发射下一条指令的线程束。</translation>
    </message>
    <message>
        <source>issue utilisation</source>
        <translation>发射利用率</translation>
    </message>
    <message>
        <source>Cycles in which a scheduler issued an instruction over all in which it had warps.</source>
        <translation>调度器发射了指令的周期，除以它拥有线程束的全部周期。</translation>
    </message>
    <message>
        <source>stall: long scoreboard</source>
        <translation>停顿：长记分板</translation>
    </message>
    <message>
        <source>Warps that waited for L1, L2 or memory, for each issued instruction.</source>
        <translation>等待 L1、L2 或内存的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: short scoreboard</source>
        <translation>停顿：短记分板</translation>
    </message>
    <message>
        <source>Warps that waited for shared memory or a shuffle, for each issued instruction.</source>
        <translation>等待共享内存或洗牌的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: barrier</source>
        <translation>停顿：屏障</translation>
    </message>
    <message>
        <source>Warps that waited at a barrier for others of their block, for each issued instruction.</source>
        <translation>在屏障处等待同一线程块中其他线程束的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: wait</source>
        <translation>停顿：等待</translation>
    </message>
    <message>
        <source>Warps that waited out the fixed latency of their last instruction, for each issued instruction.</source>
        <translation>等待上一条指令的固定延迟结束的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: not selected</source>
        <translation>停顿：未被选中</translation>
    </message>
    <message>
        <source>Warps that were ready while their scheduler issued another one, for each issued instruction.</source>
        <translation>已就绪、但调度器发射了另一个线程束的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: math pipe throttle</source>
        <translation>停顿：算术管线节流</translation>
    </message>
    <message>
        <source>Warps that waited for a busy arithmetic unit, for each issued instruction.</source>
        <translation>等待忙碌的算术单元的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: MIO throttle</source>
        <translation>停顿：MIO 节流</translation>
    </message>
    <message>
        <source>Warps that waited since the queue for shared memory and special instructions was full, for each issued instruction.</source>
        <translation>因共享内存和特殊指令的队列已满而等待的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: LG throttle</source>
        <translation>停顿：LG 节流</translation>
    </message>
    <message>
        <source>Warps that waited since the queue for global and local memory was full, for each issued instruction.</source>
        <translation>因全局内存和局部内存的队列已满而等待的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: branch resolving</source>
        <translation>停顿：分支解析</translation>
    </message>
    <message>
        <source>Warps that waited for the address that a branch leads to, for each issued instruction.</source>
        <translation>等待分支目标地址的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: dispatch</source>
        <translation>停顿：分派</translation>
    </message>
    <message>
        <source>Warps that waited since the dispatcher held its instruction back, for each issued instruction.</source>
        <translation>因分派单元暂缓其指令而等待的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: constant cache miss</source>
        <translation>停顿：常量缓存未命中</translation>
    </message>
    <message>
        <source>Warps that waited for a constant, such as a kernel&apos;s argument, for each issued instruction.</source>
        <translation>等待常量（例如核函数的参数）的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: no instruction</source>
        <translation>停顿：无指令</translation>
    </message>
    <message>
        <source>Warps that waited for their next instruction to be fetched, for each issued instruction.</source>
        <translation>等待取得下一条指令的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: memory barrier</source>
        <translation>停顿：内存栅栏</translation>
    </message>
    <message>
        <source>Warps that waited at a memory fence, for each issued instruction.</source>
        <translation>在内存栅栏（fence）处等待的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: drain</source>
        <translation>停顿：排空</translation>
    </message>
    <message>
        <source>Warps that had ended and waited for their stores, for each issued instruction.</source>
        <translation>已结束、正在等待其存储完成的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>stall: sleeping</source>
        <translation>停顿：休眠</translation>
    </message>
    <message>
        <source>Warps of which all threads slept or waited, for each issued instruction.</source>
        <translation>所有线程都在休眠或等待的线程束，按每条已发射指令计。</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 时钟</translation>
    </message>
    <message>
        <source>Clock of the multiprocessors while the counters ran, of launches of at least 100 µs: in shorter ones it is not told to better than several per cent.</source>
        <translation>计数期间流式多处理器的时钟，取自至少 100 µs 的启动：对更短的启动，读出的误差有百分之几。</translation>
    </message>
    <message>
        <source>nothing to divide by</source>
        <translation>除数为零</translation>
    </message>
    <message>
        <source>its parts were counted in different runs and do not fit</source>
        <translation>它的各部分在不同的运行中计数，彼此不符</translation>
    </message>
    <message>
        <source>launches of less than {us} µs tell no clock</source>
        <translation>短于 {us} µs 的启动读不出时钟</translation>
    </message>
    <message>
        <source>this GPU does not tell it</source>
        <translation>此 GPU 不提供它</translation>
    </message>
    <message>
        <source>counted duration</source>
        <translation>计数时长</translation>
    </message>
    <message>
        <source>How long the counted launches took; counting may slow them down, so it is no measured time.</source>
        <translation>被计数的启动所用的时间；计数可能使其变慢，因此它不是实测时间。</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>close</source>
        <translation>接近</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>there is no counter {name:short}; choose all, or names that warpfold-cli list --counters tells</source>
        <translation>没有计数器 {name:short}；请选择 all，或 warpfold-cli list --counters 列出的名称</translation>
    </message>
    <message>
        <source>a counter&apos;s name is missing; choose all, or names that warpfold-cli list --counters tells</source>
        <translation>缺少一个计数器的名称；请选择 all，或 warpfold-cli list --counters 列出的名称</translation>
    </message>
    <message>
        <source>--counters names no counter; choose all, or names that warpfold-cli list --counters tells</source>
        <translation>--counters 没有指明计数器；请选择 all，或 warpfold-cli list --counters 列出的名称</translation>
    </message>
    <message>
        <source>a line of CSV has no counters; leave --csv out, or choose --json</source>
        <translation>CSV 的一行没有计数器；请去掉 --csv，或选择 --json</translation>
    </message>
    <message>
        <source>the table of a ladder has no counters; choose --json</source>
        <translation>阶梯图的表格没有计数器；请选择 --json</translation>
    </message>
    <message>
        <source>only a GPU has hardware counters; choose one, or a recording that has them</source>
        <translation>只有 GPU 才有硬件计数器；请选择 GPU，或带有计数器的录制文件</translation>
    </message>
    <message>
        <source>this run&apos;s hardware counters were not recorded; record them on the GPU</source>
        <translation>这次运行的硬件计数器没有录制；请在 GPU 上录制</translation>
    </message>
    <message>
        <source>hardware counters were recorded at aligned addresses only; choose --offset 0</source>
        <translation>硬件计数器只在对齐的地址上录制；请选择 --offset 0</translation>
    </message>
    <message>
        <source>the profiling library libcupti of CUDA 13 was not found; install the CUDA Toolkit with CUPTI</source>
        <translation>没有找到 CUDA 13 的性能分析库 libcupti；请安装带 CUPTI 的 CUDA Toolkit</translation>
    </message>
    <message>
        <source>the profiling library {file} has no range profiler; install the CUPTI of CUDA 13</source>
        <translation>性能分析库 {file} 没有范围分析器（range profiler）；请安装 CUDA 13 的 CUPTI</translation>
    </message>
    <message>
        <source>the driver lets only administrators read counters; allow it with the driver&apos;s option NVreg_RestrictProfilingToAdminUsers=0, or run as administrator</source>
        <translation>驱动程序只允许管理员读取计数器；请用驱动程序选项 NVreg_RestrictProfilingToAdminUsers=0 允许，或以管理员身份运行</translation>
    </message>
    <message>
        <source>this GPU, or the way in which it is shared, has no counters to read; choose another GPU</source>
        <translation>此 GPU 或其共享方式没有可读取的计数器；请选择另一个 GPU</translation>
    </message>
    <message>
        <source>another profiler uses the counters of this GPU; end it and count again</source>
        <translation>另一个性能分析器正在使用此 GPU 的计数器；请结束它，然后重新计数</translation>
    </message>
    <message>
        <source>the CUPTI call {call} failed ({text}); try again without other profilers</source>
        <translation>CUPTI 调用 {call} 失败（{text}）；请在没有其他性能分析器时重试</translation>
    </message>
    <message>
        <source>the profiler saw {seen} launches, and {expected} were made; count again</source>
        <translation>性能分析器看到 {seen} 次启动，而实际有 {expected} 次；请重新计数</translation>
    </message>
    <message>
        <source>{provenance} on {device}; launches were run again for them</source>
        <translation>在 {device} 上{provenance}；为此重新进行了启动</translation>
    </message>
    <message>
        <source>{provenance} on {device}, read on {date}; launches were run again for them</source>
        <translation>在 {device} 上{provenance}，读取于 {date}；为此重新进行了启动</translation>
    </message>
    <message>
        <source>{provenance} on {device}, read on {date} with driver {driver}; launches were run again for them</source>
        <translation>在 {device} 上{provenance}，读取于 {date}，驱动程序 {driver}；为此重新进行了启动</translation>
    </message>
    <message>
        <source>emulated {count}, {agreement}</source>
        <translation>模拟计数 {count}，{agreement}</translation>
    </message>
    <message>
        <source>{kernel:short} does not run both on the emulator and on a GPU, so nothing can be compared; leave it out, or choose a device kernel without faults</source>
        <translation>{kernel:short} 不能既在模拟器上又在 GPU 上运行，因此无从比较；请去掉它，或选择没有缺陷的设备核函数</translation>
    </message>
    <message>
        <source>the GPU counted {counted} launches, and the emulator made {emulated}; count again</source>
        <translation>GPU 计数了 {counted} 次启动，而模拟器进行了 {emulated} 次；请重新计数</translation>
    </message>
    <message>
        <source>this GPU does not tell {counters}; the others are compared</source>
        <translation>此 GPU 不提供 {counters}；其余的照常比较</translation>
    </message>
    <message>
        <source>{kernels} kernels, counters: {compared} compared, all equal</source>
        <translation>{kernels} 个核函数，计数器：比较 {compared} 项，全部相等</translation>
    </message>
    <message>
        <source>1 kernel, counters: {compared} compared, all equal</source>
        <translation>1 个核函数，计数器：比较 {compared} 项，全部相等</translation>
    </message>
    <message>
        <source>{kernels} kernels, counters: {compared} compared, {exact} equal, {close} within what the hardware&apos;s own count varies by, {differing} different</source>
        <translation>{kernels} 个核函数，计数器：比较 {compared} 项，{exact} 项相等，{close} 项在硬件自身计数的波动范围内，{differing} 项不同</translation>
    </message>
    <message>
        <source>1 kernel, counters: {compared} compared, {exact} equal, {close} within what the hardware&apos;s own count varies by, {differing} different</source>
        <translation>1 个核函数，计数器：比较 {compared} 项，{exact} 项相等，{close} 项在硬件自身计数的波动范围内，{differing} 项不同</translation>
    </message>
    <message>
        <source>{kernels} kernels not compared</source>
        <translation>{kernels} 个核函数未比较</translation>
    </message>
    <message>
        <source>1 kernel not compared</source>
        <translation>1 个核函数未比较</translation>
    </message>
    <message>
        <source>{kernels} kernels compared in part</source>
        <translation>{kernels} 个核函数部分比较</translation>
    </message>
    <message>
        <source>1 kernel compared in part</source>
        <translation>1 个核函数部分比较</translation>
    </message>
    <message>
        <source>this GPU tells none of these counters; choose others</source>
        <translation>此 GPU 不提供这些计数器中的任何一个；请选择其他的</translation>
    </message>
    <message>
        <source>no device here gives exact counters; install a program that has the emulator</source>
        <translation>这里没有能精确计数的设备；请安装带有模拟器的程序</translation>
    </message>
    <message>
        <source>there is no such recording, and none of this name in {folders}; give the path of a .warpfold file</source>
        <translation>没有这样的录制文件，{folders} 中也没有这个名称的；请给出一个 .warpfold 文件的路径</translation>
    </message>
    <message>
        <source>there is no datasheet of this GPU; choose one of {names}, or add yours as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>没有此 GPU 的数据手册；请选择 {names} 之一，或按手册“模型估算的 GPU”一页所述添加您的 GPU</translation>
    </message>
    <message>
        <source>there is no datasheet of this GPU among those of the program, and your own cannot be read: {complaint}</source>
        <translation>程序自带的数据手册中没有此 GPU，而您自己的数据手册无法读取：{complaint}</translation>
    </message>
    <message>
        <source>this file of GPUs cannot be opened, or is larger than 4 MB; correct it or remove it</source>
        <translation>这个 GPU 文件无法打开，或大于 4 MB；请更正或移除它</translation>
    </message>
    <message>
        <source>this is no list of GPUs in JSON; write it as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>这不是 JSON 格式的 GPU 列表；请按手册“模型估算的 GPU”一页所述来写</translation>
    </message>
    <message>
        <source>{key} is no array of GPUs; put it into square brackets, as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>{key} 不是 GPU 的数组；请按手册“模型估算的 GPU”一页所述放入方括号</translation>
    </message>
    <message>
        <source>no device in this list is a GPU; make the list on the machine that has it, with warpfold-cli devices --json</source>
        <translation>此列表中没有一个设备是 GPU；请在有 GPU 的机器上用 warpfold-cli devices --json 生成列表</translation>
    </message>
    <message>
        <source>the model&apos;s constants have no {key}; make them again with warpfold-cli model --fit</source>
        <translation>模型的常数中没有 {key}；请用 warpfold-cli model --fit 重新生成</translation>
    </message>
    <message>
        <source>line {line} of the model&apos;s registers cannot be read; write them again with warpfold-cli model --registers</source>
        <translation>无法读取模型寄存器数据的第 {line} 行；请用 warpfold-cli model --registers 重新写出</translation>
    </message>
    <message>
        <source>there is no NVIDIA driver (libcuda.so.1 was not found); install it, or use the emulator</source>
        <translation>没有 NVIDIA 驱动程序（未找到 libcuda.so.1）；请安装它，或使用模拟器</translation>
    </message>
    <message>
        <source>the NVIDIA driver is too old (it has no {function}); install a newer one, or use the emulator</source>
        <translation>NVIDIA 驱动程序太旧（没有 {function}）；请安装更新的版本，或使用模拟器</translation>
    </message>
    <message>
        <source>the NVIDIA driver is there, but it sees no GPU; use the emulator</source>
        <translation>有 NVIDIA 驱动程序，但它没有发现 GPU；请使用模拟器</translation>
    </message>
    <message>
        <source>the NVIDIA driver could not start (error {error}); check that nvidia-smi works, or use the emulator</source>
        <translation>NVIDIA 驱动程序无法启动（错误 {error}）；请检查 nvidia-smi 能否工作，或使用模拟器</translation>
    </message>
    <message>
        <source>there are {gpus} GPUs, numbered from 0; choose another</source>
        <translation>有 {gpus} 个 GPU，从 0 开始编号；请另选一个</translation>
    </message>
    <message>
        <source>there is one GPU, with the number 0; choose that one</source>
        <translation>只有一个 GPU，编号为 0；请选择它</translation>
    </message>
    <message>
        <source>the CUDA call {call} failed with {error} ({text}); use fewer elements, or free memory of the GPU</source>
        <translation>CUDA 调用 {call} 失败，错误为 {error}（{text}）；请减少元素个数，或释放 GPU 的内存</translation>
    </message>
    <message>
        <source>the CUDA call {call} failed with {error} ({text}); the kernel touched memory that is not its own: run it on the emulator to see where</source>
        <translation>CUDA 调用 {call} 失败，错误为 {error}（{text}）；核函数访问了不属于它的内存：请在模拟器上运行，查看发生在哪里</translation>
    </message>
    <message>
        <source>the CUDA call {call} failed with {error} ({text}); the kernel ran too long for a GPU that also drives a display: use fewer elements</source>
        <translation>CUDA 调用 {call} 失败，错误为 {error}（{text}）；对同时驱动显示器的 GPU 而言，核函数运行得太久：请减少元素个数</translation>
    </message>
    <message>
        <source>the CUDA call {call} failed with {error} ({text}); try again, and run nvidia-smi to see whether the GPU is healthy</source>
        <translation>CUDA 调用 {call} 失败，错误为 {error}（{text}）；请重试，并运行 nvidia-smi 查看 GPU 是否正常</translation>
    </message>
    <message>
        <source>the GPU has {free:.0f} MiB of memory free, but {needed:.0f} MiB more are needed; use fewer elements</source>
        <translation>GPU 有 {free:.0f} MiB 空闲内存，但还需要 {needed:.0f} MiB；请减少元素个数</translation>
    </message>
    <message>
        <source>the GPU has {free:.0f} MiB of memory free, but {needed:.0f} MiB more are needed to flush its cache; free memory of the GPU, or measure with a warm cache</source>
        <translation>GPU 有 {free:.0f} MiB 空闲内存，但清空其缓存还需要 {needed:.0f} MiB；请释放 GPU 的内存，或用热缓存测量</translation>
    </message>
    <message>
        <source>the GPU has {free:.0f} MiB of memory free, but {needed:.0f} MiB more are needed to measure its peak; free memory of the GPU</source>
        <translation>GPU 有 {free:.0f} MiB 空闲内存，但测量其峰值还需要 {needed:.0f} MiB；请释放 GPU 的内存</translation>
    </message>
    <message>
        <source>the run-time compiler libnvrtc was not found (on the loader&apos;s path, beside nvcc, in /usr/local/cuda/lib64); install the CUDA Toolkit, or use the emulator</source>
        <translation>没有找到运行时编译器 libnvrtc（在加载器的路径上、nvcc 旁边、/usr/local/cuda/lib64 中）；请安装 CUDA Toolkit，或使用模拟器</translation>
    </message>
    <message>
        <source>{file} is incomplete; install the CUDA Toolkit again, or use the emulator</source>
        <translation>{file} 不完整；请重新安装 CUDA Toolkit，或使用模拟器</translation>
    </message>
    <message>
        <source>the run-time compiler {file} is of CUDA {version}, and {oldest} or newer is needed; install a newer CUDA Toolkit, or use the emulator</source>
        <translation>运行时编译器 {file} 属于 CUDA {version}，而需要 {oldest} 或更新版本；请安装更新的 CUDA Toolkit，或使用模拟器</translation>
    </message>
    <message>
        <source>the compiler&apos;s call {call} failed ({text}); install the CUDA Toolkit again if it is incomplete</source>
        <translation>编译器的调用 {call} 失败（{text}）；如果 CUDA Toolkit 不完整，请重新安装</translation>
    </message>
    <message>
        <source>the kernel does not compile for sm_{architecture}:
{log:lines}</source>
        <translation>核函数不能为 sm_{architecture} 编译：
{log:lines}</translation>
    </message>
    <message>
        <source>{file} is not beside the program; install the CUDA toolkit with nvcc and build the target warpfold-cub</source>
        <translation>{file} 不在程序旁边；请安装带 nvcc 的 CUDA Toolkit，并构建目标 warpfold-cub</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation>{file} 无法打开：{reason}</translation>
    </message>
    <message>
        <source>{file} has no {function}; build it and the program from the same source</source>
        <translation>{file} 没有 {function}；请用同一份源代码构建它和本程序</translation>
    </message>
    <message>
        <source>{file} has interface {interface}, and this program needs {needed}; build both from the same source</source>
        <translation>{file} 的接口为 {interface}，而本程序需要 {needed}；请用同一份源代码构建两者</translation>
    </message>
    <message>
        <source>the library has no {op} of {type}; choose another operation or type</source>
        <translation>该库没有 {type} 的 {op}；请选择另一种运算或类型</translation>
    </message>
    <message>
        <source>the call cub::DeviceReduce failed with {error}; choose another kernel</source>
        <translation>调用 cub::DeviceReduce 失败，错误为 {error}；请选择另一个核函数</translation>
    </message>
    <message>
        <source>threads meet or combine values in {name:short}, which is not part of its caller, so the kernel cannot be traced on the GPU; declare it __forceinline__</source>
        <translation>线程在 {name:short} 中会合或合并值，而它不是其调用者的一部分，因此无法在 GPU 上跟踪该核函数；请将它声明为 __forceinline__</translation>
    </message>
    <message>
        <source>the traced kernel took more steps than the {expected} expected, and {lost} stamps were lost, so its trace is not shown</source>
        <translation>被跟踪的核函数所用的步数多于预期的 {expected} 步，丢失了 {lost} 个时间戳，因此不显示其跟踪</translation>
    </message>
    <message>
        <source>the traced kernel took more steps than the {expected} expected, and one stamp was lost, so its trace is not shown</source>
        <translation>被跟踪的核函数所用的步数多于预期的 {expected} 步，丢失了一个时间戳，因此不显示其跟踪</translation>
    </message>
    <message>
        <source>block {block}: the GPU took {steps} steps, the emulator {expected}; the two must agree</source>
        <translation>线程块 {block}：GPU 走了 {steps} 步，模拟器走了 {expected} 步；两者必须一致</translation>
    </message>
    <message>
        <source>block {block}, step {step}, warp {warp}: active lanes are {seen:#010x} on the GPU and {expected:#010x} on the emulator; the two must agree</source>
        <translation>线程块 {block}，第 {step} 步，线程束 {warp}：活跃通道在 GPU 上为 {seen:#010x}，在模拟器上为 {expected:#010x}；两者必须一致</translation>
    </message>
    <message>
        <source>block {block}, before step 1, warp {warp}: active lanes are {seen:#010x} on the GPU and {expected:#010x} on the emulator; the two must agree</source>
        <translation>线程块 {block}，第 1 步之前，线程束 {warp}：活跃通道在 GPU 上为 {seen:#010x}，在模拟器上为 {expected:#010x}；两者必须一致</translation>
    </message>
    <message>
        <source>the timed run left {timed} and the inspected run {other}; the two must agree</source>
        <translation>计时的运行得到 {timed}，受检的运行得到 {other}；两者必须一致</translation>
    </message>
    <message>
        <source>the timed run left {timed} and the traced run {other}; the two must agree</source>
        <translation>计时的运行得到 {timed}，被跟踪的运行得到 {other}；两者必须一致</translation>
    </message>
    <message>
        <source>compiling {kernel}</source>
        <translation>正在编译 {kernel}</translation>
    </message>
    <message>
        <source>following {kernel} on the emulator</source>
        <translation>正在模拟器上跟随 {kernel}</translation>
    </message>
    <message>
        <source>tracing {kernel}</source>
        <translation>正在跟踪 {kernel}</translation>
    </message>
    <message>
        <source>copying the input to the GPU</source>
        <translation>正在将输入复制到 GPU</translation>
    </message>
    <message>
        <source>copying the second input to the GPU</source>
        <translation>正在将第二输入复制到 GPU</translation>
    </message>
    <message>
        <source>preparing {kernel}</source>
        <translation>正在准备 {kernel}</translation>
    </message>
    <message>
        <source>warming up {kernel}</source>
        <translation>正在预热 {kernel}</translation>
    </message>
    <message>
        <source>timing {kernel}</source>
        <translation>正在为 {kernel} 计时</translation>
    </message>
    <message>
        <source>counting {kernel}</source>
        <translation>正在为 {kernel} 计数</translation>
    </message>
    <message>
        <source>repeating {kernel}</source>
        <translation>正在重复 {kernel}</translation>
    </message>
    <message>
        <source>making the input</source>
        <translation>正在生成输入</translation>
    </message>
    <message>
        <source>making the second input</source>
        <translation>正在生成第二输入</translation>
    </message>
    <message>
        <source>computing the reference</source>
        <translation>正在计算参考值</translation>
    </message>
    <message>
        <source>standard output cannot be written: {reason}; send it to another place</source>
        <translation>标准输出无法写入：{reason}；请将它送往别处</translation>
    </message>
    <message>
        <source>it cannot be written: {reason}; name another place</source>
        <translation>无法写入：{reason}；请指定另一个位置</translation>
    </message>
    <message>
        <source>this run traces no block, so it has no timeline; choose a device kernel, and leave out --trace-blocks none</source>
        <translation>这次运行没有跟踪线程块，因此没有时间线；请选择设备核函数，并去掉 --trace-blocks none</translation>
    </message>
    <message>
        <source>there is not enough memory; use fewer elements</source>
        <translation>内存不足；请减少元素个数</translation>
    </message>
    <message>
        <source>{elements} elements of {type} need {needed:.1f} GiB, but {free:.1f} GiB of memory are free; use fewer elements</source>
        <translation>{elements} 个 {type} 元素需要 {needed:.1f} GiB，而空闲内存为 {free:.1f} GiB；请减少元素个数</translation>
    </message>
    <message>
        <source>&apos;{text:short}&apos; is not a number that {type} can hold; write one, or choose another type</source>
        <translation>“{text:short}”不是 {type} 能容纳的数；请另写一个，或选择另一种类型</translation>
    </message>
    <message>
        <source>this has {elements} elements, but the first input {first:short} has {first_elements}; a dot product needs as many of each: shorten one, or choose how many elements to take</source>
        <translation>它有 {elements} 个元素，而第一输入 {first:short} 有 {first_elements} 个；点积要求两者个数相同：请缩短其一，或选定取多少个元素</translation>
    </message>
    <message>
        <source>this has one element, but the first input {first:short} has {first_elements}; a dot product needs as many of each: shorten one, or choose how many elements to take</source>
        <translation>它有一个元素，而第一输入 {first:short} 有 {first_elements} 个；点积要求两者个数相同：请缩短其一，或选定取多少个元素</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>it cannot be opened: {reason}</source>
        <translation>无法打开：{reason}</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}</source>
        <translation>无法读取：{reason}</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>it is empty; a reduction needs at least one element</source>
        <translation>它是空的；归约至少需要一个元素</translation>
    </message>
    <message>
        <source>it holds no numbers; a reduction needs at least one</source>
        <translation>其中没有数；归约至少需要一个</translation>
    </message>
    <message>
        <source>it became shorter while it was read; try again</source>
        <translation>读取期间它变短了；请重试</translation>
    </message>
    <message>
        <source>it has {elements} elements, but {asked} are asked for; ask for fewer, or leave N empty</source>
        <translation>它有 {elements} 个元素，而要求 {asked} 个；请减少，或将 N 留空</translation>
    </message>
    <message>
        <source>it has one element, but {asked} are asked for; ask for one, or leave N empty</source>
        <translation>它有一个元素，而要求 {asked} 个；请只要求一个，或将 N 留空</translation>
    </message>
    <message>
        <source>its numbers do not fit into memory, {read} of them were read; ask for fewer</source>
        <translation>它的数在内存中放不下，已读取其中 {read} 个；请减少</translation>
    </message>
    <message>
        <source>&apos;{kind:short}&apos; is not a known kind of file; use .npy, .csv, .txt or .bin</source>
        <translation>“{kind:short}”不是已知的文件类型；请使用 .npy、.csv、.txt 或 .bin</translation>
    </message>
    <message>
        <source>its {bytes} bytes are no whole number of {type} elements of {width} bytes; choose another type, or write it again if it is cut off</source>
        <translation>它的 {bytes} 字节不是整数个 {width} 字节的 {type} 元素；请选择另一种类型，若文件被截断则重新写出</translation>
    </message>
    <message>
        <source>its one byte is no whole number of {type} elements of {width} bytes; choose another type, or write it again if it is cut off</source>
        <translation>它的一个字节不是整数个 {width} 字节的 {type} 元素；请选择另一种类型，若文件被截断则重新写出</translation>
    </message>
    <message>
        <source>line {line}: &apos;{text}&apos; is not a number that {type} can hold; choose another type, or correct the line</source>
        <translation>第 {line} 行：“{text}”不是 {type} 能容纳的数；请选择另一种类型，或更正这一行</translation>
    </message>
    <message>
        <source>line {line}: &apos;{begin}…&apos; goes on for more than {most} characters, which is no number</source>
        <translation>第 {line} 行：“{begin}…”超过 {most} 个字符，不可能是一个数</translation>
    </message>
    <message>
        <source>line {line}: commas are not all that separates its numbers, so &apos;{numbers}&apos; may be one number or two; write decimals with a point, and use one separator</source>
        <translation>第 {line} 行：分隔各数的不只是逗号，因此“{numbers}”可能是一个数，也可能是两个；小数请用句点，并只用一种分隔符</translation>
    </message>
    <message>
        <source>it is UTF-16; save it as UTF-8</source>
        <translation>它是 UTF-16；请保存为 UTF-8</translation>
    </message>
    <message>
        <source>it is not a .npy file (it does not begin with \x93NUMPY); write it with numpy.save</source>
        <translation>它不是 .npy 文件（不以 \x93NUMPY 开头）；请用 numpy.save 写出</translation>
    </message>
    <message>
        <source>its .npy version {major}.{minor} is not known; write it with numpy.save</source>
        <translation>其 .npy 版本 {major}.{minor} 未知；请用 numpy.save 写出</translation>
    </message>
    <message>
        <source>its .npy header is damaged; write it again</source>
        <translation>其 .npy 文件头已损坏；请重新写出</translation>
    </message>
    <message>
        <source>it ends within its .npy header; write it again</source>
        <translation>它在 .npy 文件头中就结束了；请重新写出</translation>
    </message>
    <message>
        <source>its .npy header names no plain element type and shape; save a one-dimensional array of numbers</source>
        <translation>其 .npy 文件头中没有简单的元素类型和形状；请保存一维的数值数组</translation>
    </message>
    <message>
        <source>its elements are &apos;{stored}&apos;, which is none of {choices}; convert them with array.astype</source>
        <translation>它的元素是“{stored}”，不是 {choices} 之一；请用 array.astype 转换</translation>
    </message>
    <message>
        <source>its elements are {stored}; choose that type, or convert them with array.astype(&apos;{type}&apos;)</source>
        <translation>它的元素是 {stored}；请选择该类型，或用 array.astype(&apos;{type}&apos;) 转换</translation>
    </message>
    <message>
        <source>its shape is ({shape}), but a reduction needs one dimension; save it with array.ravel()</source>
        <translation>它的形状是 ({shape})，而归约需要一维；请用 array.ravel() 保存</translation>
    </message>
    <message>
        <source>it is cut off: its header says {elements} elements, but only {there} are there; write it again</source>
        <translation>它被截断了：文件头写明 {elements} 个元素，而只有 {there} 个；请重新写出</translation>
    </message>
    <message>
        <source>it is cut off: its header says one element, but none is there; write it again</source>
        <translation>它被截断了：文件头写明一个元素，而一个也没有；请重新写出</translation>
    </message>
    <message>
        <source>race: block {block}, step {step}</source>
        <translation>数据竞争：线程块 {block}，第 {step} 步</translation>
    </message>
    <message>
        <source>race: launch {launch}, block {block}, step {step}</source>
        <translation>数据竞争：启动 {launch}，线程块 {block}，第 {step} 步</translation>
    </message>
    <message>
        <source>race: block {block}, before step 1</source>
        <translation>数据竞争：线程块 {block}，第 1 步之前</translation>
    </message>
    <message>
        <source>race: launch {launch}, block {block}, before step 1</source>
        <translation>数据竞争：启动 {launch}，线程块 {block}，第 1 步之前</translation>
    </message>
    <message>
        <source>barrier: block {block}, step {step}</source>
        <translation>屏障：线程块 {block}，第 {step} 步</translation>
    </message>
    <message>
        <source>barrier: launch {launch}, block {block}, step {step}</source>
        <translation>屏障：启动 {launch}，线程块 {block}，第 {step} 步</translation>
    </message>
    <message>
        <source>barrier: block {block}, before step 1</source>
        <translation>屏障：线程块 {block}，第 1 步之前</translation>
    </message>
    <message>
        <source>barrier: launch {launch}, block {block}, before step 1</source>
        <translation>屏障：启动 {launch}，线程块 {block}，第 1 步之前</translation>
    </message>
    <message>
        <source>out-of-bounds: block {block}, step {step}</source>
        <translation>越界：线程块 {block}，第 {step} 步</translation>
    </message>
    <message>
        <source>out-of-bounds: launch {launch}, block {block}, step {step}</source>
        <translation>越界：启动 {launch}，线程块 {block}，第 {step} 步</translation>
    </message>
    <message>
        <source>out-of-bounds: block {block}, before step 1</source>
        <translation>越界：线程块 {block}，第 1 步之前</translation>
    </message>
    <message>
        <source>out-of-bounds: launch {launch}, block {block}, before step 1</source>
        <translation>越界：启动 {launch}，线程块 {block}，第 1 步之前</translation>
    </message>
    <message>
        <source>uninitialised: block {block}, step {step}</source>
        <translation>未初始化：线程块 {block}，第 {step} 步</translation>
    </message>
    <message>
        <source>uninitialised: launch {launch}, block {block}, step {step}</source>
        <translation>未初始化：启动 {launch}，线程块 {block}，第 {step} 步</translation>
    </message>
    <message>
        <source>uninitialised: block {block}, before step 1</source>
        <translation>未初始化：线程块 {block}，第 1 步之前</translation>
    </message>
    <message>
        <source>uninitialised: launch {launch}, block {block}, before step 1</source>
        <translation>未初始化：启动 {launch}，线程块 {block}，第 1 步之前</translation>
    </message>
    <message>
        <source>counter: block {block}, step {step}</source>
        <translation>计数器：线程块 {block}，第 {step} 步</translation>
    </message>
    <message>
        <source>counter: launch {launch}, block {block}, step {step}</source>
        <translation>计数器：启动 {launch}，线程块 {block}，第 {step} 步</translation>
    </message>
    <message>
        <source>counter: block {block}, before step 1</source>
        <translation>计数器：线程块 {block}，第 1 步之前</translation>
    </message>
    <message>
        <source>counter: launch {launch}, block {block}, before step 1</source>
        <translation>计数器：启动 {launch}，线程块 {block}，第 1 步之前</translation>
    </message>
    <message>
        <source>thread {first} (line {first_line}) writes {where} and thread {second} (line {second_line}) writes it, with no barrier between</source>
        <translation>线程 {first}（第 {first_line} 行）写入 {where}，线程 {second}（第 {second_line} 行）也写入它，其间没有屏障</translation>
    </message>
    <message>
        <source>thread {first} (line {first_line}) writes {where} and thread {second} (line {second_line}) reads it, with no barrier between</source>
        <translation>线程 {first}（第 {first_line} 行）写入 {where}，线程 {second}（第 {second_line} 行）读取它，其间没有屏障</translation>
    </message>
    <message>
        <source>thread {first} (line {first_line}) reads {where} and thread {second} (line {second_line}) writes it, with no barrier between</source>
        <translation>线程 {first}（第 {first_line} 行）读取 {where}，线程 {second}（第 {second_line} 行）写入它，其间没有屏障</translation>
    </message>
    <message>
        <source>thread {first} of block {first_block} (line {first_line}) writes {where} and thread {second} of block {block} (line {second_line}) writes it, with nothing that orders the blocks</source>
        <translation>线程块 {first_block} 的线程 {first}（第 {first_line} 行）写入 {where}，线程块 {block} 的线程 {second}（第 {second_line} 行）也写入它，而没有什么规定这两个线程块的次序</translation>
    </message>
    <message>
        <source>thread {first} of block {first_block} (line {first_line}) writes {where} and thread {second} of block {block} (line {second_line}) reads it, with nothing that orders the blocks</source>
        <translation>线程块 {first_block} 的线程 {first}（第 {first_line} 行）写入 {where}，线程块 {block} 的线程 {second}（第 {second_line} 行）读取它，而没有什么规定这两个线程块的次序</translation>
    </message>
    <message>
        <source>thread {first} of block {first_block} (line {first_line}) reads {where} and thread {second} of block {block} (line {second_line}) writes it, with nothing that orders the blocks</source>
        <translation>线程块 {first_block} 的线程 {first}（第 {first_line} 行）读取 {where}，线程块 {block} 的线程 {second}（第 {second_line} 行）写入它，而没有什么规定这两个线程块的次序</translation>
    </message>
    <message>
        <source>the ticket</source>
        <translation>票号</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>a warp-level sync of warp {warp}</source>
        <translation>线程束 {warp} 的线程束级同步</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) waits at a barrier while thread {first} (line {first_line}) waits at another</source>
        <translation>线程 {second}（第 {second_line} 行）在一个屏障处等待，而线程 {first}（第 {first_line} 行）在另一个屏障处等待</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) waits at a barrier that thread {first} never reaches: it has returned</source>
        <translation>线程 {second}（第 {second_line} 行）在一个屏障处等待，而线程 {first} 永远不会到达：它已经返回</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) waits for other lanes of warp {warp} while thread {first} (line {first_line}) waits elsewhere</source>
        <translation>线程 {second}（第 {second_line} 行）等待线程束 {warp} 的其他通道，而线程 {first}（第 {first_line} 行）在别处等待</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) waits for other lanes of warp {warp}, of which thread {first} never comes: it has returned</source>
        <translation>线程 {second}（第 {second_line} 行）等待线程束 {warp} 的其他通道，而其中的线程 {first} 永远不会来：它已经返回</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) calls a warp primitive of warp {warp} with a mask that lacks the calling thread</source>
        <translation>线程 {second}（第 {second_line} 行）调用线程束 {warp} 的线程束原语，而掩码中没有调用者自己</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) asks for the value of thread {first}, which does not participate in the shuffle</source>
        <translation>线程 {second}（第 {second_line} 行）要取线程 {first} 的值，而后者不参与这次洗牌</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) shuffles in segments whose width is no power of two up to the size of the warp</source>
        <translation>线程 {second}（第 {second_line} 行）洗牌所用分段的宽度不是不超过线程束大小的 2 的幂</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) reads {where}, beyond the end of the array</source>
        <translation>线程 {second}（第 {second_line} 行）读取 {where}，超出数组末尾</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) writes {where}, beyond the end of the array</source>
        <translation>线程 {second}（第 {second_line} 行）写入 {where}，超出数组末尾</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) reads {where}, which no thread has written</source>
        <translation>线程 {second}（第 {second_line} 行）读取 {where}，而没有线程写入过它</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) does not reset the ticket counter, so the next launch miscounts</source>
        <translation>线程 {second}（第 {second_line} 行）没有将票号计数器清零，因此下一次启动会计错数</translation>
    </message>
    <message>
        <source>seen {times} times over the whole launch</source>
        <translation>在整次启动中出现 {times} 次</translation>
    </message>
    <message>
        <source>Kernel id, one of warpfold-cli list (default neighbored)</source>
        <translation>核函数的 id，warpfold-cli list 列出的其中之一（默认 neighbored）</translation>
    </message>
    <message>
        <source>Where to run, one of warpfold-cli devices (default: a GPU where there is one)</source>
        <translation>在哪里运行，warpfold-cli devices 列出的其中之一（默认：有 GPU 时用 GPU）</translation>
    </message>
    <message>
        <source>Elements: 16777216, 2^24 or 1e6 (default: few enough for the device to answer at once)</source>
        <translation>元素数：16777216、2^24 或 1e6（默认：少到设备能立即给出结果）</translation>
    </message>
    <message>
        <source>Threads per block, 1 to 1024 (default 512)</source>
        <translation>每个线程块的线程数，1 到 1024（默认 512）</translation>
    </message>
    <message>
        <source>Blocks of the first launch, or auto (default)</source>
        <translation>第一次启动的线程块数，或 auto（默认）</translation>
    </message>
    <message>
        <source>Element type: {choices} (default int32)</source>
        <translation>元素类型：{choices}（默认 int32）</translation>
    </message>
    <message>
        <source>Operation: {choices} (default sum)</source>
        <translation>运算：{choices}（默认 sum）</translation>
    </message>
    <message>
        <source>Input data: {choices} (default msws)</source>
        <translation>输入数据：{choices}（默认 msws）</translation>
    </message>
    <message>
        <source>The second input of --op {choices} (default: as --input, with the next seed)</source>
        <translation>--op {choices} 的第二个输入（默认：与 --input 相同，用下一个种子）</translation>
    </message>
    <message>
        <source>Elements from an aligned address to the first one, 0 (default) to 127</source>
        <translation>从对齐地址到第一个元素相隔的元素数，0（默认）到 127</translation>
    </message>
    <message>
        <source>Seed of random inputs (default 0)</source>
        <translation>随机输入的种子（默认 0）</translation>
    </message>
    <message>
        <source>Timed samples (default: as many as suit the device)</source>
        <translation>计时样本数（默认：适合设备的数目）</translation>
    </message>
    <message>
        <source>Untimed runs before the samples (default: as many as suit the device)</source>
        <translation>采样前不计时的运行次数（默认：适合设备的数目）</translation>
    </message>
    <message>
        <source>cold: L2 is flushed before every sample (default); warm: it is not</source>
        <translation>cold：每个样本之前清空 L2（默认）；warm：不清空</translation>
    </message>
    <message>
        <source>Lanes of a warp, where the device leaves a choice (default 32)</source>
        <translation>线程束的通道数，设备允许选择时有效（默认 32）</translation>
    </message>
    <message>
        <source>Blocks to trace: none, first:K, all, or numbers such as 0,5,9 (default first:4)</source>
        <translation>要跟踪的线程块：none、first:K、all，或 0,5,9 这样的编号（默认 first:4）</translation>
    </message>
    <message>
        <source>On a modelled GPU: microseconds that every launch costs before it begins (default: as on the recorded GPU)</source>
        <translation>在模型估算的 GPU 上：每次启动开始前花费的微秒数（默认：与录制的 GPU 相同）</translation>
    </message>
    <message>
        <source>Warpfold: watch GPU reductions run, two kernels side by side</source>
        <translation>Warpfold：观看 GPU 归约的运行，两个核函数并排</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>位置参数</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>显示此帮助并退出</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>显示程序版本并退出</translation>
    </message>
    <message>
        <source>Kernel A (default neighbored)</source>
        <translation>核函数 A（默认 neighbored）</translation>
    </message>
    <message>
        <source>Kernel B (default interleaved)</source>
        <translation>核函数 B（默认 interleaved）</translation>
    </message>
    <message>
        <source>Device of kernel B (default: that of A)</source>
        <translation>核函数 B 的设备（默认：与 A 相同）</translation>
    </message>
    <message>
        <source>Command line of the worker, e.g. &quot;ssh host warpfold-cli worker&quot;</source>
        <translation>工作进程的命令行，例如 &quot;ssh host warpfold-cli worker&quot;</translation>
    </message>
    <message>
        <source>Language of the window: en, zh_CN, ko or system (default: as last time)</source>
        <translation>窗口的语言：en、zh_CN、ko 或 system（默认：与上次相同）</translation>
    </message>
    <message>
        <source>dark, light, projector or print (default); of slides projector is the default</source>
        <translation>dark、light、projector 或 print（默认）；幻灯片默认为 projector</translation>
    </message>
    <message>
        <source>A data file to reduce (.npy, .csv, .txt or .bin), a session or a recording (.warpfold)</source>
        <translation>要归约的数据文件（.npy、.csv、.txt 或 .bin）、会话或录制文件（.warpfold）</translation>
    </message>
    <message>
        <source>Show the lectures on the whole screen, beginning with the chapter ID</source>
        <translation>全屏放映讲座，从章节 ID 开始</translation>
    </message>
    <message>
        <source>Write a picture without opening a window</source>
        <translation>不打开窗口，直接写出图片</translation>
    </message>
    <message>
        <source>A session, a recording or a data file, as without render</source>
        <translation>会话、录制文件或数据文件，与不用 render 时相同</translation>
    </message>
    <message>
        <source>{choices}; slides of a lecture</source>
        <translation>{choices}；slides 为讲座的幻灯片</translation>
    </message>
    <message>
        <source>The trees show this block of the run instead of the blackboard example</source>
        <translation>树显示运行中的这个线程块，而不是黑板示例</translation>
    </message>
    <message>
        <source>Where the trees stand, e.g. 2 or 1.5 (default: the end)</source>
        <translation>树停在哪一步，例如 2 或 1.5（默认：末尾）</translation>
    </message>
    <message>
        <source>The chapter whose slides are drawn</source>
        <translation>要绘制哪一章的幻灯片</translation>
    </message>
    <message>
        <source>Which of its slides, from 1 on</source>
        <translation>其中的哪一张幻灯片，从 1 开始</translation>
    </message>
    <message>
        <source>Width x height, e.g. 1600x900</source>
        <translation>宽x高，例如 1600x900</translation>
    </message>
    <message>
        <source>Pixels per unit of size (default 2, of animations 1)</source>
        <translation>每单位尺寸的像素数（默认 2，动画为 1）</translation>
    </message>
    <message>
        <source>Pictures a second of an animation (default 12.5)</source>
        <translation>动画每秒的画面数（默认 12.5）</translation>
    </message>
    <message>
        <source>Steps a second of an animation (default 1; a race takes 6 seconds)</source>
        <translation>动画每秒的步数（默认 1；竞速用时 6 秒）</translation>
    </message>
    <message>
        <source>The steps that an animation or strip shows, e.g. 1..3</source>
        <translation>动画或连环图显示的步，例如 1..3</translation>
    </message>
    <message>
        <source>An animation ends instead of beginning again</source>
        <translation>动画到末尾停止，而不是从头再来</translation>
    </message>
    <message>
        <source>A chart below the trees of the views run, race and strip</source>
        <translation>在视图 run、race 和 strip 的树下方加上的图表</translation>
    </message>
    <message>
        <source>Emulator, {cores} cores</source>
        <translation>模拟器，{cores} 个核心</translation>
    </message>
    <message>
        <source>Emulator, 1 core</source>
        <translation>模拟器，1 个核心</translation>
    </message>
    <message>
        <source>{device} · recorded {date}</source>
        <translation>{device} · 录制于 {date}</translation>
    </message>
    <message>
        <source>{device} · modelled</source>
        <translation>{device} · 模型估算</translation>
    </message>
    <message>
        <source>modelled from recordings of {device}</source>
        <translation>依据 {device} 的录制模型估算</translation>
    </message>
    <message>
        <source>multiprocessors: {source}</source>
        <translation>流式多处理器：{source}</translation>
    </message>
    <message>
        <source>boost clock: {source}</source>
        <translation>加速时钟：{source}</translation>
    </message>
    <message>
        <source>memory bandwidth: {source}</source>
        <translation>内存带宽：{source}</translation>
    </message>
    <message>
        <source>share of it that reading attains: {source}</source>
        <translation>读取所能达到的比例：{source}</translation>
    </message>
    <message>
        <source>L2 cache: {source}</source>
        <translation>L2 缓存：{source}</translation>
    </message>
    <message>
        <source>memory size: {source}</source>
        <translation>内存大小：{source}</translation>
    </message>
    <message>
        <source>threads, blocks, registers and shared memory of a multiprocessor: {source}</source>
        <translation>流式多处理器的线程、线程块、寄存器和共享内存：{source}</translation>
    </message>
    <message>
        <source>float64 operations a clock: {source}</source>
        <translation>每时钟周期的 float64 运算：{source}</translation>
    </message>
    <message>
        <source>latencies of L2 and memory: {source}</source>
        <translation>L2 和内存的延迟：{source}</translation>
    </message>
    <message>
        <source>{mhz:.0f} MHz</source>
        <translation>{mhz:.0f} MHz</translation>
    </message>
    <message>
        <source>{gbs:.0f} GB/s</source>
        <translation>{gbs:.0f} GB/s</translation>
    </message>
    <message>
        <source>exact SIMT emulation on the CPU; its time is not a GPU&apos;s</source>
        <translation>在 CPU 上精确模拟 SIMT；它的时间不是 GPU 的</translation>
    </message>
    <message>
        <source>{threads} hardware threads</source>
        <translation>{threads} 个硬件线程</translation>
    </message>
    <message>
        <source>1 hardware thread</source>
        <translation>1 个硬件线程</translation>
    </message>
    <message>
        <source>{count} SMs</source>
        <translation>{count} 个 SM</translation>
    </message>
    <message>
        <source>1 SM</source>
        <translation>1 个 SM</translation>
    </message>
    <message>
        <source>{megabytes} MB L2</source>
        <translation>{megabytes} MB L2</translation>
    </message>
    <message>
        <source>{gibibytes:.0f} GiB memory</source>
        <translation>{gibibytes:.0f} GiB 内存</translation>
    </message>
    <message>
        <source>driver for CUDA {version}</source>
        <translation>CUDA {version} 的驱动程序</translation>
    </message>
    <message>
        <source>CUDA {version}</source>
        <translation>CUDA {version}</translation>
    </message>
    <message>
        <source>driver {version}</source>
        <translation>驱动程序 {version}</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>全为 1</translation>
    </message>
    <message>
        <source>Every element is 1.</source>
        <translation>每个元素都是 1。</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>Every element is V.</source>
        <translation>每个元素都是 V。</translation>
    </message>
    <message>
        <source>Ramp 0, 1, 2, …</source>
        <translation>斜坡 0, 1, 2, …</translation>
    </message>
    <message>
        <source>0, 1, 2, 3, … (wrapping as the type does).</source>
        <translation>0, 1, 2, 3, …（按类型的方式回绕）。</translation>
    </message>
    <message>
        <source>Digits, 0 to 9</source>
        <translation>数字，0 到 9</translation>
    </message>
    <message>
        <source>Random digits 0 to 9.</source>
        <translation>0 到 9 的随机数字。</translation>
    </message>
    <message>
        <source>Bytes, 0 to 255</source>
        <translation>字节，0 到 255</translation>
    </message>
    <message>
        <source>Random whole numbers 0 to 255.</source>
        <translation>0 到 255 的随机整数。</translation>
    </message>
    <message>
        <source>Uniform random</source>
        <translation>均匀随机</translation>
    </message>
    <message>
        <source>Floats uniform in [0, 1); integers uniform over the whole type.</source>
        <translation>浮点数在 [0, 1) 上均匀；整数在整个类型上均匀。</translation>
    </message>
    <message>
        <source>Normal, Gaussian</source>
        <translation>正态，高斯</translation>
    </message>
    <message>
        <source>Gaussian: mean 0, standard deviation 1; integers 1000 times that, rounded.</source>
        <translation>高斯分布：均值 0，标准差 1；整数为其 1000 倍并舍入。</translation>
    </message>
    <message>
        <source>MSWS random</source>
        <translation>MSWS 随机</translation>
    </message>
    <message>
        <source>Middle-square Weyl sequence: 32 random bits; floats scaled to [0, 1).</source>
        <translation>平方取中 Weyl 序列：32 个随机位；浮点数缩放到 [0, 1)。</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Numbers from a .npy, .csv, .txt or raw .bin file.</source>
        <translation>来自 .npy、.csv、.txt 或原始 .bin 文件的数。</translation>
    </message>
    <message>
        <source>global load sectors</source>
        <translation>全局加载扇区</translation>
    </message>
    <message>
        <source>global store sectors</source>
        <translation>全局存储扇区</translation>
    </message>
    <message>
        <source>global load requests</source>
        <translation>全局加载请求</translation>
    </message>
    <message>
        <source>global store requests</source>
        <translation>全局存储请求</translation>
    </message>
    <message>
        <source>shared load conflicts</source>
        <translation>共享加载冲突</translation>
    </message>
    <message>
        <source>shared store conflicts</source>
        <translation>共享存储冲突</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>atomics</source>
        <translation>原子操作</translation>
    </message>
    <message>
        <source>active threads</source>
        <translation>活跃线程</translation>
    </message>
    <message>
        <source>warps issued</source>
        <translation>发射的线程束</translation>
    </message>
    <message>
        <source>diverged warps</source>
        <translation>分化的线程束</translation>
    </message>
    <message>
        <source>load sectors</source>
        <translation>加载扇区</translation>
    </message>
    <message>
        <source>store sectors</source>
        <translation>存储扇区</translation>
    </message>
    <message>
        <source>load requests</source>
        <translation>加载请求</translation>
    </message>
    <message>
        <source>store requests</source>
        <translation>存储请求</translation>
    </message>
    <message>
        <source>load conflicts</source>
        <translation>加载冲突</translation>
    </message>
    <message>
        <source>store conflicts</source>
        <translation>存储冲突</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>存储体冲突</translation>
    </message>
    <message>
        <source>diverged</source>
        <translation>分化</translation>
    </message>
    <message>
        <source>lanes at work</source>
        <translation>工作的通道</translation>
    </message>
    <message>
        <source>bytes used</source>
        <translation>用到的字节</translation>
    </message>
    <message>
        <source>{count} threads</source>
        <translation>{count} 个线程</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 个线程</translation>
    </message>
    <message>
        <source>{count} warps</source>
        <translation>{count} 个线程束</translation>
    </message>
    <message>
        <source>1 warp</source>
        <translation>1 个线程束</translation>
    </message>
    <message>
        <source>{count} sectors of 32 bytes</source>
        <translation>{count} 个 32 字节的扇区</translation>
    </message>
    <message>
        <source>1 sector of 32 bytes</source>
        <translation>1 个 32 字节的扇区</translation>
    </message>
    <message>
        <source>{count} warp-level requests</source>
        <translation>{count} 个线程束级请求</translation>
    </message>
    <message>
        <source>1 warp-level request</source>
        <translation>1 个线程束级请求</translation>
    </message>
    <message>
        <source>{count} extra rounds</source>
        <translation>{count} 个额外轮次</translation>
    </message>
    <message>
        <source>1 extra round</source>
        <translation>1 个额外轮次</translation>
    </message>
    <message>
        <source>{count} block barriers</source>
        <translation>{count} 次线程块屏障</translation>
    </message>
    <message>
        <source>1 block barrier</source>
        <translation>1 次线程块屏障</translation>
    </message>
    <message>
        <source>{count} atomic operations</source>
        <translation>{count} 次原子操作</translation>
    </message>
    <message>
        <source>1 atomic operation</source>
        <translation>1 次原子操作</translation>
    </message>
    <message>
        <source>{count} hazards</source>
        <translation>{count} 个隐患</translation>
    </message>
    <message>
        <source>1 hazard</source>
        <translation>1 个隐患</translation>
    </message>
    <message>
        <source>{count} samples</source>
        <translation>{count} 个样本</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 个样本</translation>
    </message>
    <message>
        <source>exact: follows from the kernel and its input</source>
        <translation>精确：由核函数及其输入得出</translation>
    </message>
    <message>
        <source>emulated as the hardware counts</source>
        <translation>模拟的，计法与硬件相同</translation>
    </message>
    <message>
        <source>counted by the device</source>
        <translation>由设备计数</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <translation>两</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>七</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>八</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>九</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>十</translation>
    </message>
    <message>
        <source>{first:d} and {second:d}</source>
        <translation>{first:d} 和 {second:d}</translation>
    </message>
    <message>
        <source>{first:d}, {second:d} and {third:d}</source>
        <translation>{first:d}、{second:d} 和 {third:d}</translation>
    </message>
    <message>
        <source>{first:d}, {second:d}, {third:d} and {fourth:d}</source>
        <translation>{first:d}、{second:d}、{third:d} 和 {fourth:d}</translation>
    </message>
    <message>
        <source>{first:d} to {last:d}</source>
        <translation>{first:d} 到 {last:d}</translation>
    </message>
    <message>
        <source>{first:d}, {second:d}, {third:d}, …, {last:d}</source>
        <translation>{first:d}、{second:d}、{third:d}、…、{last:d}</translation>
    </message>
    <message>
        <source>{first:d}, {second:d}, {third:d} and {more} others</source>
        <translation>{first:d}、{second:d}、{third:d} 以及另外 {more} 个</translation>
    </message>
    <message>
        <source>{before} {sentence}</source>
        <translation>{before}{sentence}</translation>
    </message>
    <message>
        <source>--kernel is another word for --a; give one of them</source>
        <translation>--kernel 是 --a 的另一种写法；请只给出其中之一</translation>
    </message>
    <message>
        <source>--scale &apos;{text:short}&apos; is not a scale; write a number from 0.1 to 10</source>
        <translation>--scale 的值“{text:short}”不是比例；请写 0.1 到 10 之间的数</translation>
    </message>
    <message>
        <source>--step &apos;{text:short}&apos; is not a step; write a number from 0 on</source>
        <translation>--step 的值“{text:short}”不是步；请写 0 或更大的数</translation>
    </message>
    <message>
        <source>--step: the view {view} shows no trees, so it has no steps; leave the option out</source>
        <translation>--step：视图 {view} 不显示树，因此没有步；请去掉此选项</translation>
    </message>
    <message>
        <source>--step {step:g}: the trees have {steps} steps; choose one of them</source>
        <translation>--step {step:g}：树有 {steps} 步；请从中选择一步</translation>
    </message>
    <message>
        <source>--step {step:g}: the trees have 1 step; choose 0 or 1</source>
        <translation>--step {step:g}：树有 1 步；请选择 0 或 1</translation>
    </message>
    <message>
        <source>--block-index &apos;{text:short}&apos; is not the number of a block; write a whole number from 0 on</source>
        <translation>--block-index 的值“{text:short}”不是线程块的编号；请写 0 或更大的整数</translation>
    </message>
    <message>
        <source>--size &apos;{text:short}&apos; is not a size; write width x height, each 64 to 16000 pixels, such as 1600x900</source>
        <translation>--size 的值“{text:short}”不是尺寸；请写宽 x 高，各为 64 到 16000 像素，例如 1600x900</translation>
    </message>
    <message>
        <source>--view &apos;{text:short}&apos; is not known; choose one of {choices}</source>
        <translation>--view 的值“{text:short}”未知；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>--theme &apos;{text:short}&apos; is not known; choose dark, light, print or projector</source>
        <translation>--theme 的值“{text:short}”未知；请选择 dark、light、print 或 projector</translation>
    </message>
    <message>
        <source>--language &apos;{text:short}&apos; is not known; choose one of {choices}</source>
        <translation>--language &apos;{text:short}&apos; 未知；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>--lecture &apos;{text:short}&apos; is not known; choose one of {choices}</source>
        <translation>--lecture 的值“{text:short}”未知；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>--lecture &apos;&apos; names no chapter; write one such as divergence</source>
        <translation>--lecture &apos;&apos; 没有指明哪一章；请写一章，例如 divergence</translation>
    </message>
    <message>
        <source>{option} has no effect with --lecture, whose slides say what they show; leave it out</source>
        <translation>{option} 与 --lecture 同用时不起作用，因为显示什么由其幻灯片写明；请去掉它</translation>
    </message>
    <message>
        <source>{option} has no effect with --view slides, which say what they show; leave it out</source>
        <translation>{option} 与 --view slides 同用时不起作用，因为显示什么由幻灯片写明；请去掉它</translation>
    </message>
    <message>
        <source>--slide {slide:d}: the lecture {lecture:short} has {slides:d} slides; choose one of them</source>
        <translation>--slide {slide:d}：讲座 {lecture:short} 有 {slides:d} 张幻灯片；请从中选择一张</translation>
    </message>
    <message>
        <source>--slide {slide:d}: the lecture {lecture:short} has 1 slide; choose 1</source>
        <translation>--slide {slide:d}：讲座 {lecture:short} 有 1 张幻灯片；请选择 1</translation>
    </message>
    <message>
        <source>-o: a slide has no table; write .png, .svg or .pdf</source>
        <translation>-o：幻灯片没有表格；请写 .png、.svg 或 .pdf</translation>
    </message>
    <message>
        <source>-o: a hand-out is a PDF; name a file ending in .pdf, or one slide with --slide</source>
        <translation>-o：讲义是 PDF；请指定以 .pdf 结尾的文件，或用 --slide 指定一张幻灯片</translation>
    </message>
    <message>
        <source>-o: the PDF could not be written; choose another place</source>
        <translation>-o：PDF 无法写入；请另选位置</translation>
    </message>
    <message>
        <source>the slide&apos;s run took more than {seconds:d} seconds; use a faster device</source>
        <translation>幻灯片的运行超过 {seconds:d} 秒；请使用更快的设备</translation>
    </message>
    <message>
        <source>--slide &apos;{text:short}&apos; is not the number of a slide; write a whole number from 1 on</source>
        <translation>--slide 的值“{text:short}”不是幻灯片的编号；请写 1 或更大的整数</translation>
    </message>
    <message>
        <source>--slide needs --lecture ID, which names the chapter</source>
        <translation>--slide 需要 --lecture ID 指明哪一章</translation>
    </message>
    <message>
        <source>--lecture needs --slide K for a picture, or --view slides for a hand-out</source>
        <translation>--lecture 需要 --slide K 以得到图片，或 --view slides 以得到讲义</translation>
    </message>
    <message>
        <source>render needs -o and a file ending in .pdf, of one slide also .png or .svg</source>
        <translation>render 需要 -o 和以 .pdf 结尾的文件，单张幻灯片也可以是 .png 或 .svg</translation>
    </message>
    <message>
        <source>--view window has no table; write .png, .svg or .pdf</source>
        <translation>--view window 没有表格；请写 .png、.svg 或 .pdf</translation>
    </message>
    <message>
        <source>--view report writes a page; name a file ending in .html</source>
        <translation>--view report 写出一个网页；请指定以 .html 结尾的文件</translation>
    </message>
    <message>
        <source>--view report fits its reader&apos;s window and scheme; leave --theme and --size out</source>
        <translation>--view report 适应读者的窗口和配色；请去掉 --theme 和 --size</translation>
    </message>
    <message>
        <source>--fps &apos;{text:short}&apos; is no rate; write pictures a second, from 1 to 50</source>
        <translation>--fps 的值“{text:short}”不是帧率；请写每秒的画面数，1 到 50</translation>
    </message>
    <message>
        <source>--speed &apos;{text:short}&apos; is no speed; write steps a second, from 0.1 to 16</source>
        <translation>--speed 的值“{text:short}”不是速度；请写每秒的步数，0.1 到 16</translation>
    </message>
    <message>
        <source>--steps &apos;{text:short}&apos; is no range of steps; write two whole numbers such as 1..3</source>
        <translation>--steps 的值“{text:short}”不是步的范围；请写两个整数，例如 1..3</translation>
    </message>
    <message>
        <source>--steps {from:g}..{to:g}: the trees have {steps} steps; choose a range of them</source>
        <translation>--steps {from:g}..{to:g}：树有 {steps} 步；请选择其中的范围</translation>
    </message>
    <message>
        <source>--steps {from:g}..{to:g}: the trees have 1 step; write 0..1</source>
        <translation>--steps {from:g}..{to:g}：树有 1 步；请写 0..1</translation>
    </message>
    <message>
        <source>--step is one moment, and an animation shows many; give a range with --steps, or write .png</source>
        <translation>--step 是一个时刻，而动画显示许多时刻；请用 --steps 给出范围，或写 .png</translation>
    </message>
    <message>
        <source>--fps, --speed, --steps and --once are about animations; name a file ending in .gif or .webp, or numbered pictures such as step-%02d.png</source>
        <translation>--fps、--speed、--steps 和 --once 用于动画；请指定以 .gif 或 .webp 结尾的文件，或带编号的图片，例如 step-%02d.png</translation>
    </message>
    <message>
        <source>--view {view} shows no steps one after the other; choose one of {choices}</source>
        <translation>--view {view} 不逐步显示各步；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>--chart: the view {view} has no place for another chart; choose the view run, race or strip</source>
        <translation>--chart：视图 {view} 没有放另一个图表的位置；请选择视图 run、race 或 strip</translation>
    </message>
    <message>
        <source>--chart &apos;{text:short}&apos; is no chart that follows the steps; choose one of {choices}</source>
        <translation>--chart 的值“{text:short}”不是随各步变化的图表；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>--view race needs step times of both kernels; choose a GPU, or a recording of one</source>
        <translation>--view race 需要两个核函数的各步时间；请选择 GPU，或 GPU 的录制文件</translation>
    </message>
    <message>
        <source>this view has no data on this device; choose another view or device</source>
        <translation>此视图在此设备上没有数据；请选择另一个视图或设备</translation>
    </message>
    <message>
        <source>the session has nothing that this view could show; choose another view</source>
        <translation>会话中没有此视图可显示的内容；请选择另一个视图</translation>
    </message>
    <message>
        <source>&apos;{file:short}&apos; is not a regular file; choose another</source>
        <translation>“{file:short}”不是普通文件；请另选一个</translation>
    </message>
    <message>
        <source>there is no file &apos;{file:short}&apos;; choose another</source>
        <translation>没有文件“{file:short}”；请另选一个</translation>
    </message>
    <message>
        <source>the file &apos;{file:short}&apos; may not be read; choose another</source>
        <translation>无权读取文件“{file:short}”；请另选一个</translation>
    </message>
    <message>
        <source>&apos;{file:short}&apos; was not opened: {reason}</source>
        <translation>“{file:short}”没有打开：{reason}</translation>
    </message>
    <message>
        <source>&apos;{file:short}&apos; is a session, which has its own experiment; leave the other options out</source>
        <translation>“{file:short}”是会话，有自己的实验；请去掉其他选项</translation>
    </message>
    <message>
        <source>&apos;{file:short}&apos; is a recording, which takes the place of a device; leave --backend out</source>
        <translation>“{file:short}”是录制文件，它代替设备；请去掉 --backend</translation>
    </message>
    <message>
        <source>&apos;{text:short}&apos; is not UTF-8; rename the file</source>
        <translation>“{text:short}”不是 UTF-8；请将文件改名</translation>
    </message>
    <message>
        <source>{option} &apos;{text:short}&apos; is not UTF-8; rename the file</source>
        <translation>{option} 的值“{text:short}”不是 UTF-8；请将文件改名</translation>
    </message>
    <message>
        <source>only {mib:d} MiB of memory may be used; allow {least:d} or more with ulimit -v {kib:d}</source>
        <translation>只能使用 {mib:d} MiB 内存；请用 ulimit -v {kib:d} 允许 {least:d} 或更多</translation>
    </message>
    <message>
        <source>only {files:d} files may be open at a time; allow {least:d} or more with ulimit -n</source>
        <translation>同时只能打开 {files:d} 个文件；请用 ulimit -n 允许 {least:d} 或更多</translation>
    </message>
    <message>
        <source>there is no display; set DISPLAY, or write pictures with warpfold render</source>
        <translation>没有显示器；请设置 DISPLAY，或用 warpfold render 写出图片</translation>
    </message>
    <message>
        <source>out of memory; use fewer elements or a smaller picture</source>
        <translation>内存不足；请减少元素个数，或使用更小的图片</translation>
    </message>
    <message>
        <source>the message &apos;{code:short}&apos; ({arguments}) is not known to this version; use window and worker of the same version</source>
        <translation>此版本不认识消息“{code:short}”（{arguments}）；请使用同一版本的窗口和工作进程</translation>
    </message>
    <message>
        <source>this worker knows no job &apos;{job:short}&apos;; use window and worker of the same version</source>
        <translation>此工作进程不认识任务“{job:short}”；请使用同一版本的窗口和工作进程</translation>
    </message>
    <message>
        <source>{problem:short}; see {program} --help</source>
        <translation>{problem:short}；见 {program} --help</translation>
    </message>
    <message>
        <source>the request could not be read; technical detail: {detail}</source>
        <translation>请求无法读取；技术细节：{detail}</translation>
    </message>
    <message>
        <source>the worker could not go on; technical detail: {detail}</source>
        <translation>工作进程无法继续；技术细节：{detail}</translation>
    </message>
    <message>
        <source>this is encoded in version {written:short}, and version {version} is read here; use window and worker of the same version</source>
        <translation>它以版本 {written:short} 编码，而这里读取的是版本 {version}；请使用同一版本的窗口和工作进程</translation>
    </message>
    <message>
        <source>this does not say in which version it is encoded, and version {version} is read here; use window and worker of the same version</source>
        <translation>它没有写明以哪个版本编码，而这里读取的是版本 {version}；请使用同一版本的窗口和工作进程</translation>
    </message>
    <message>
        <source>expected a message, but read &apos;{excerpt:short}&apos;</source>
        <translation>应为一条消息，却读到“{excerpt:short}”</translation>
    </message>
    <message>
        <source>a message could not be read; technical detail: {detail}</source>
        <translation>一条消息无法读取；技术细节：{detail}</translation>
    </message>
    <message>
        <source>a message could not be read: it is cut off</source>
        <translation>一条消息无法读取：它被截断了</translation>
    </message>
    <message>
        <source>a message could not be read: it holds too many items</source>
        <translation>一条消息无法读取：它的项太多</translation>
    </message>
    <message>
        <source>a message could not be read: it has an item of unknown length</source>
        <translation>一条消息无法读取：它有一项长度未知</translation>
    </message>
    <message>
        <source>a message could not be read: it nests too deep</source>
        <translation>一条消息无法读取：它嵌套太深</translation>
    </message>
    <message>
        <source>a message is larger than a frame may be; trace fewer blocks</source>
        <translation>一条消息大于一帧所能容纳的大小；请少跟踪一些线程块</translation>
    </message>
    <message>
        <source>a message is larger than a frame may be</source>
        <translation>一条消息大于一帧所能容纳的大小</translation>
    </message>
    <message>
        <source>a message announces {bytes} bytes, more than a frame may hold</source>
        <translation>一条消息声明有 {bytes} 字节，超过一帧所能容纳的大小</translation>
    </message>
    <message>
        <source>a message of kind &apos;{kind:short}&apos; is not known here</source>
        <translation>这里不认识类型为“{kind:short}”的消息</translation>
    </message>
    <message>
        <source>there is no such recording; make one with warpfold-cli record</source>
        <translation>没有这个录制文件；请用 warpfold-cli record 制作一个</translation>
    </message>
    <message>
        <source>it cannot be opened: {reason}; check that the file may be read</source>
        <translation>无法打开：{reason}；请检查该文件是否允许读取</translation>
    </message>
    <message>
        <source>it is not a regular file; name a recording, as warpfold-cli record makes</source>
        <translation>它不是普通文件；请指定由 warpfold-cli record 制作的录制文件</translation>
    </message>
    <message>
        <source>it is not a recording; name a file that warpfold-cli record made</source>
        <translation>它不是录制文件；请指定由 warpfold-cli record 制作的文件</translation>
    </message>
    <message>
        <source>it has {bytes} bytes, but a recording has at most {most}; record less into one file</source>
        <translation>它有 {bytes} 字节，而录制文件最多 {most} 字节；一个文件中请少录制一些</translation>
    </message>
    <message>
        <source>its format is {version}, but this program reads formats up to {known}; use a newer Warpfold</source>
        <translation>它的格式是 {version}，而本程序读取到格式 {known} 为止；请使用更新的 Warpfold</translation>
    </message>
    <message>
        <source>the recording is damaged; take another copy of it, or record again (technical detail: {problem:short})</source>
        <translation>录制文件已损坏；请换用它的另一份副本，或重新录制（技术细节：{problem:short}）</translation>
    </message>
    <message>
        <source>the recording was damaged since it was opened; open another copy of it (technical detail: {problem:short})</source>
        <translation>录制文件在打开之后损坏了；请打开它的另一份副本（技术细节：{problem:short}）</translation>
    </message>
    <message>
        <source>it holds runs of {recorded:short}, but this device is {device:short}; name another file</source>
        <translation>其中是 {recorded:short} 的运行，而此设备是 {device:short}；请指定另一个文件</translation>
    </message>
    <message>
        <source>no recording can be written there: {reason}; name another place</source>
        <translation>那里无法写入录制文件：{reason}；请指定另一个位置</translation>
    </message>
    <message>
        <source>the recording cannot be written: {reason}; what was recorded before is kept, so make room and record again to go on</source>
        <translation>录制文件无法写入：{reason}；先前录制的内容仍然保留，因此请腾出空间，再次录制以继续</translation>
    </message>
    <message>
        <source>it is a session of the window, not a recording of a device; open it with warpfold FILE</source>
        <translation>它是窗口的会话，不是设备的录制文件；请用 warpfold FILE 打开</translation>
    </message>
    <message>
        <source>it is a recording of a device, not a session; choose it as a device, or open it with warpfold FILE</source>
        <translation>它是设备的录制文件，不是会话；请将它选作设备，或用 warpfold FILE 打开</translation>
    </message>
    <message>
        <source>the session cannot be saved: {reason:short}; make room, or choose another folder for sessions</source>
        <translation>会话无法保存：{reason:short}；请腾出空间，或为会话另选文件夹</translation>
    </message>
    <message>
        <source>it has no run in common with {file:short}; record the same kernels, sizes, blocks, types and operations on both devices</source>
        <translation>它与 {file:short} 没有共同的运行；请在两台设备上录制同样的核函数、规模、线程块大小、类型和运算</translation>
    </message>
    <message>
        <source>--samples prints every sample; add --csv or --json</source>
        <translation>--samples 输出每个样本；请加上 --csv 或 --json</translation>
    </message>
    <message>
        <source>the range ends before it begins; write it as 2^10..2^28</source>
        <translation>范围的末尾在开头之前；请写成 2^10..2^28</translation>
    </message>
    <message>
        <source>there is no preset &apos;{preset:short}&apos;; use device or cub-comparison</source>
        <translation>没有预设“{preset:short}”；请使用 device 或 cub-comparison</translation>
    </message>
    <message>
        <source>no run fits what is asked for; name other kernels, sizes, blocks, types or operations</source>
        <translation>没有符合要求的运行；请指定其他核函数、规模、线程块大小、类型或运算</translation>
    </message>
    <message>
        <source>only a GPU that is measured can be tuned; choose one of warpfold-cli devices</source>
        <translation>只有实测的 GPU 才能调优；请选择 warpfold-cli devices 列出的一个</translation>
    </message>
    <message>
        <source>{device} is modelled, and a modelled time measures nothing that could be tuned; choose a GPU of warpfold-cli devices</source>
        <translation>{device} 是模型估算的，而模型估算的时间并未测量任何可调优的东西；请选择 warpfold-cli devices 列出的 GPU</translation>
    </message>
    <message>
        <source>{file} holds the shapes that were the fastest</source>
        <translation>{file} 保存了最快的形状</translation>
    </message>
    <message>
        <source>recordings hold only runs without this option; leave it out</source>
        <translation>录制文件只包含不带此选项的运行；请去掉它</translation>
    </message>
    <message>
        <source>a modelled time is measured by nobody, so it is never recorded; choose a GPU, or run it with warpfold-cli run or ladder</source>
        <translation>模型估算的时间不是测出来的，因此从不录制；请选择 GPU，或用 warpfold-cli run 或 ladder 运行</translation>
    </message>
    <message>
        <source>this is a recording itself; copy its file instead</source>
        <translation>它本身就是录制文件；请改为复制该文件</translation>
    </message>
    <message>
        <source>the result {result} differs from the reference {reference}; this is a fault of the kernel or of the device</source>
        <translation>结果 {result} 与参考值 {reference} 不同；这是核函数或设备的错误</translation>
    </message>
    <message>
        <source>a run would take about {seconds:.0f} s; use fewer elements</source>
        <translation>一次运行大约需要 {seconds:.0f} s；请减少元素个数</translation>
    </message>
    <message>
        <source>the clock did not advance during a sample; use more elements</source>
        <translation>一个样本期间时钟没有前进；请增加元素个数</translation>
    </message>
    <message>
        <source>this is empty; write a value, or leave the option out</source>
        <translation>这是空的；请写一个值，或去掉此选项</translation>
    </message>
    <message>
        <source>there is no such kernel; choose one of {choices}</source>
        <translation>没有这个核函数；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>there is no such backend; choose one of {choices}</source>
        <translation>没有这个后端；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>there is no such element type; choose one of {choices}</source>
        <translation>没有这个元素类型；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>there is no such operation; choose one of {choices}</source>
        <translation>没有这种运算；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>the cache is either cold or warm</source>
        <translation>缓存只能是冷的或热的</translation>
    </message>
    <message>
        <source>there is no such input; choose one of {choices}</source>
        <translation>没有这种输入；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>this is not a whole number below 2^64; write one such as 16777216, 2^24 or 1e6</source>
        <translation>这不是小于 2^64 的整数；请写 16777216、2^24 或 1e6 这样的数</translation>
    </message>
    <message>
        <source>this is too large; write {most} or less</source>
        <translation>这太大；请写 {most} 或更小的数</translation>
    </message>
    <message>
        <source>a reduction needs at least one element</source>
        <translation>归约至少需要一个元素</translation>
    </message>
    <message>
        <source>a launch needs at least one block; use auto</source>
        <translation>一次启动至少需要一个线程块；请使用 auto</translation>
    </message>
    <message>
        <source>a median needs at least one sample</source>
        <translation>中位数至少需要一个样本</translation>
    </message>
    <message>
        <source>an input begins 0 to {most} elements after an aligned address</source>
        <translation>输入从对齐地址之后 0 到 {most} 个元素处开始</translation>
    </message>
    <message>
        <source>this is no time; write microseconds from 0 to {most:.0f}, such as 12.5</source>
        <translation>这不是时间；请写 0 到 {most:.0f} 微秒，例如 12.5</translation>
    </message>
    <message>
        <source>only the time of a modelled GPU has a launch gap to choose; leave it out, or take --backend model:NAME</source>
        <translation>只有模型估算的 GPU 的时间才可选择启动间隔；请去掉它，或采用 --backend model:NAME</translation>
    </message>
    <message>
        <source>a kernel can be repeated 1 to {most} times</source>
        <translation>核函数可以重复 1 到 {most} 次</translation>
    </message>
    <message>
        <source>{op} combines bits, which mean nothing in a {type}; choose an integer type</source>
        <translation>{op} 对位进行合并，而位在 {type} 中没有意义；请选择整数类型</translation>
    </message>
    <message>
        <source>floats have no bitwise reductions; choose an integer type</source>
        <translation>浮点数没有按位归约；请选择整数类型</translation>
    </message>
    <message>
        <source>only the operation dot has a second input; leave it out</source>
        <translation>只有运算 dot 有第二输入；请去掉它</translation>
    </message>
    <message>
        <source>a block has 1 to {most} threads</source>
        <translation>线程块有 1 到 {most} 个线程</translation>
    </message>
    <message>
        <source>kernel {kernel} halves the block in every step, so it needs a power of two; use {lower} or {upper}</source>
        <translation>核函数 {kernel} 每一步都将线程块减半，因此需要 2 的幂；请使用 {lower} 或 {upper}</translation>
    </message>
    <message>
        <source>kernel {kernel} needs at least {least} threads; use {least}</source>
        <translation>核函数 {kernel} 至少需要 {least} 个线程；请使用 {least}</translation>
    </message>
    <message>
        <source>kernel {kernel} works in whole warps, so it needs a multiple of {multiple}; use {nearest}</source>
        <translation>核函数 {kernel} 以整个线程束工作，因此需要 {multiple} 的倍数；请使用 {nearest}</translation>
    </message>
    <message>
        <source>kernel {kernel} gives every thread one element, so {n} elements in blocks of {block} need exactly {blocks} blocks; use auto</source>
        <translation>核函数 {kernel} 给每个线程一个元素，因此 {n} 个元素、线程块大小 {block} 恰好需要 {blocks} 个线程块；请使用 auto</translation>
    </message>
    <message>
        <source>kernel {kernel} gives every thread one element, so {n} elements in blocks of {block} need exactly one block; use auto</source>
        <translation>核函数 {kernel} 给每个线程一个元素，因此 {n} 个元素、线程块大小 {block} 恰好需要一个线程块；请使用 auto</translation>
    </message>
    <message>
        <source>kernel {kernel} gives every thread two elements, so {n} elements in blocks of {block} need exactly {blocks} blocks; use auto</source>
        <translation>核函数 {kernel} 给每个线程两个元素，因此 {n} 个元素、线程块大小 {block} 恰好需要 {blocks} 个线程块；请使用 auto</translation>
    </message>
    <message>
        <source>kernel {kernel} gives every thread two elements, so {n} elements in blocks of {block} need exactly one block; use auto</source>
        <translation>核函数 {kernel} 给每个线程两个元素，因此 {n} 个元素、线程块大小 {block} 恰好需要一个线程块；请使用 auto</translation>
    </message>
    <message>
        <source>kernel {kernel} runs in clusters of {cluster} blocks, so {n} elements in blocks of {block} need exactly {blocks} blocks, whole clusters; use auto</source>
        <translation>核函数 {kernel} 以 {cluster} 个线程块的集群运行，因此 {n} 个元素、线程块大小 {block} 恰好需要由完整集群组成的 {blocks} 个线程块；请使用 auto</translation>
    </message>
    <message>
        <source>the emulator would take too long for {threads} threads; use {blocks} blocks or fewer, or a GPU</source>
        <translation>模拟器处理 {threads} 个线程会太久；请使用 {blocks} 个或更少的线程块，或使用 GPU</translation>
    </message>
    <message>
        <source>a grid has at most 2^31-1 blocks</source>
        <translation>一个网格最多有 2^31-1 个线程块</translation>
    </message>
    <message>
        <source>{n} elements need {blocks} blocks, but a grid has at most 2^31-1; use larger blocks</source>
        <translation>{n} 个元素需要 {blocks} 个线程块，而一个网格最多有 2^31-1 个；请使用更大的线程块</translation>
    </message>
    <message>
        <source>with blocks of any size a grid of at most 2^31-1 blocks has no thread for each element; use fewer elements</source>
        <translation>无论线程块多大，最多 2^31-1 个线程块的网格都不能让每个元素有一个线程；请减少元素个数</translation>
    </message>
    <message>
        <source>device {backend} has warps with one of these numbers of lanes: {lanes}; choose one of them</source>
        <translation>设备 {backend} 的线程束的通道数是下列之一：{lanes}；请从中选择</translation>
    </message>
    <message>
        <source>device {backend} has warps of {lanes} lanes; choose {lanes}, or another device</source>
        <translation>设备 {backend} 的线程束有 {lanes} 个通道；请选择 {lanes}，或另一台设备</translation>
    </message>
    <message>
        <source>kernel {kernel} relies on warps of 32 lanes; choose 32, or another kernel</source>
        <translation>核函数 {kernel} 依赖 32 通道的线程束；请选择 32，或另一个核函数</translation>
    </message>
    <message>
        <source>“{text}” is no number; type one such as 7</source>
        <translation>“{text}”不是数；请键入 7 这样的数</translation>
    </message>
    <message>
        <source>an element of type {type} cannot hold {text}; type a whole number from {least} to {most}, or choose another type</source>
        <translation>类型为 {type} 的元素无法容纳 {text}；请键入 {least} 到 {most} 之间的整数，或选择另一种类型</translation>
    </message>
    <message>
        <source>an element of type {type} cannot hold {text}; type a number nearer to zero, or choose another type</source>
        <translation>类型为 {type} 的元素无法容纳 {text}；请键入更接近零的数，或选择另一种类型</translation>
    </message>
    <message>
        <source>this is not a list of blocks; write none, first:4, all or block numbers such as 0,5,9</source>
        <translation>这不是线程块的列表；请写 none、first:4、all，或 0,5,9 这样的线程块编号</translation>
    </message>
    <message>
        <source>the grid has {blocks} blocks (0 to {last}), and block {block} is not one of them; choose another</source>
        <translation>网格有 {blocks} 个线程块（0 到 {last}），线程块 {block} 不在其中；请另选一个</translation>
    </message>
    <message>
        <source>the grid has one block (0), and block {block} is not it; choose block 0</source>
        <translation>网格只有一个线程块（0），不是线程块 {block}；请选择线程块 0</translation>
    </message>
    <message>
        <source>{blocks} blocks would be traced, but at most {most} are; write first:{most}, or name the blocks</source>
        <translation>将要跟踪 {blocks} 个线程块，而最多只能跟踪 {most} 个；请写 first:{most}，或写明哪些线程块</translation>
    </message>
    <message>
        <source>the traced blocks hold more than {most} values together; trace fewer blocks, or smaller ones</source>
        <translation>被跟踪的线程块合计超过 {most} 个值；请少跟踪一些线程块，或跟踪更小的线程块</translation>
    </message>
    <message>
        <source>line {line} of a tuning table, &quot;{text}&quot;, is not element bytes (2, 4 or 8), n, threads (a multiple of 32 up to 1024) and blocks a multiprocessor (0 to 64)</source>
        <translation>调优表的第 {line} 行“{text}”不是元素字节数（2、4 或 8）、n、线程数（32 的倍数，最大 1024）和每个流式多处理器的线程块数（0 到 64）</translation>
    </message>
    <message>
        <source>kernel {kernel} does not run on {device}, nor on another device here; choose another kernel</source>
        <translation>核函数 {kernel} 不能在 {device} 上运行，也不能在这里的其他设备上运行；请选择另一个核函数</translation>
    </message>
    <message>
        <source>kernel {kernel} does not run on {device}; choose {devices}</source>
        <translation>核函数 {kernel} 不能在 {device} 上运行；请选择 {devices}</translation>
    </message>
    <message>
        <source>kernel {kernel} does not run on {device}; choose one of {devices}</source>
        <translation>核函数 {kernel} 不能在 {device} 上运行；请选择 {devices} 之一</translation>
    </message>
    <message>
        <source>a model says nothing about how results differ from run to run; choose a GPU, or the emulator</source>
        <translation>模型不能说明各次运行的结果如何不同；请选择 GPU 或模拟器</translation>
    </message>
    <message>
        <source>kernel {kernel} is not emulated, so a recording cannot run it again; choose a device that measures</source>
        <translation>核函数 {kernel} 不被模拟，因此录制文件无法再次运行它；请选择能够实测的设备</translation>
    </message>
    <message>
        <source>there is no kernel to run; name one</source>
        <translation>没有要运行的核函数；请指定一个</translation>
    </message>
    <message>
        <source>no device here runs this kernel; choose another kernel</source>
        <translation>这里没有运行此核函数的设备；请选择另一个核函数</translation>
    </message>
    <message>
        <source>this kernel does not run on the host; choose another kernel or device</source>
        <translation>此核函数不在主机上运行；请选择另一个核函数或设备</translation>
    </message>
    <message>
        <source>the result left the range of its type and wrapped around</source>
        <translation>结果超出其类型的范围而回绕</translation>
    </message>
    <message>
        <source>a product is 0 where it underflows or an element is 0</source>
        <translation>乘积在下溢或有元素为 0 时为 0</translation>
    </message>
    <message>
        <source>the emulator</source>
        <translation>模拟器</translation>
    </message>
    <message>
        <source>results are computed by the emulator; the recording of {device} has only times</source>
        <translation>结果由模拟器算出；{device} 的录制只有时间</translation>
    </message>
    <message>
        <source>results are computed by the emulator; the model of {device} gives only times</source>
        <translation>结果由模拟器算出；{device} 的模型只给出时间</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above} along {op} of {type}, recorded at {sizes} sizes between them and scaled to both ends</source>
        <translation>沿 {type} 的 {op} 在 {below} 与 {above} 之间插值；后者在其间 {sizes} 个大小上有录制，并按两端缩放</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above} along {op} of {type}, recorded at one size between them and scaled to both ends</source>
        <translation>沿 {type} 的 {op} 在 {below} 与 {above} 之间插值；后者在其间一个大小上有录制，并按两端缩放</translation>
    </message>
    <message>
        <source>some orders of the operations leave the range of the type on the way: their inf or nan is as right as the reference, and nothing can be told from it</source>
        <translation>某些运算次序会在中途超出该类型的范围：它们得到的 inf 或 nan 与参考值同样正确，由此无从判断</translation>
    </message>
    <message>
        <source>the reduction of all elements on the CPU</source>
        <translation>在 CPU 上归约全部元素</translation>
    </message>
    <message>
        <source>the reduction on the CPU, without the copy that it works on</source>
        <translation>CPU 上的归约，不含它所处理的副本的复制</translation>
    </message>
    <message>
        <source>GPU time of {launches:word} launches (CUDA events), cold L2; excludes padding and copies</source>
        <translation>{launches} 次启动的 GPU 时间（CUDA 事件），L2 冷；不含填充和复制</translation>
    </message>
    <message>
        <source>GPU time of the one launch (CUDA events), cold L2; excludes padding and copies</source>
        <translation>这一次启动的 GPU 时间（CUDA 事件），L2 冷；不含填充和复制</translation>
    </message>
    <message>
        <source>GPU time of {launches:word} launches (CUDA events), warm L2; excludes padding and copies</source>
        <translation>{launches} 次启动的 GPU 时间（CUDA 事件），L2 热；不含填充和复制</translation>
    </message>
    <message>
        <source>GPU time of the one launch (CUDA events), warm L2; excludes padding and copies</source>
        <translation>这一次启动的 GPU 时间（CUDA 事件），L2 热；不含填充和复制</translation>
    </message>
    <message>
        <source>GPU time of {launches:word} launches (CUDA events), cold L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>{launches} 次启动的 GPU 时间（CUDA 事件），L2 冷；不含填充和复制，含启动间隔：每次启动都等待前一次结束（如同在性能分析器下）</translation>
    </message>
    <message>
        <source>GPU time of the one launch (CUDA events), cold L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>这一次启动的 GPU 时间（CUDA 事件），L2 冷；不含填充和复制，含启动间隔：每次启动都等待前一次结束（如同在性能分析器下）</translation>
    </message>
    <message>
        <source>GPU time of {launches:word} launches (CUDA events), warm L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>{launches} 次启动的 GPU 时间（CUDA 事件），L2 热；不含填充和复制，含启动间隔：每次启动都等待前一次结束（如同在性能分析器下）</translation>
    </message>
    <message>
        <source>GPU time of the one launch (CUDA events), warm L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>这一次启动的 GPU 时间（CUDA 事件），L2 热；不含填充和复制，含启动间隔：每次启动都等待前一次结束（如同在性能分析器下）</translation>
    </message>
    <message>
        <source>GPU time of all launches (CUDA events), cold L2; excludes padding and copies</source>
        <translation>所有启动的 GPU 时间（CUDA 事件），L2 冷；不含填充和复制</translation>
    </message>
    <message>
        <source>GPU time of all launches (CUDA events), warm L2; excludes padding and copies</source>
        <translation>所有启动的 GPU 时间（CUDA 事件），L2 热；不含填充和复制</translation>
    </message>
    <message>
        <source>GPU time of all launches (CUDA events), cold L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>所有启动的 GPU 时间（CUDA 事件），L2 冷；不含填充和复制，含启动间隔：每次启动都等待前一次结束（如同在性能分析器下）</translation>
    </message>
    <message>
        <source>GPU time of all launches (CUDA events), warm L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>所有启动的 GPU 时间（CUDA 事件），L2 热；不含填充和复制，含启动间隔：每次启动都等待前一次结束（如同在性能分析器下）</translation>
    </message>
    <message>
        <source>GPU time of all that CUB launches (CUDA events), cold L2; excludes copies</source>
        <translation>CUB 全部启动的 GPU 时间（CUDA 事件），L2 冷；不含复制</translation>
    </message>
    <message>
        <source>GPU time of all that CUB launches (CUDA events), warm L2; excludes copies</source>
        <translation>CUB 全部启动的 GPU 时间（CUDA 事件），L2 热；不含复制</translation>
    </message>
    <message>
        <source>GPU time of all that CUB launches (CUDA events), cold L2; excludes copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>CUB 全部启动的 GPU 时间（CUDA 事件），L2 冷；不含复制，含启动间隔：每次启动都等待前一次结束（如同在性能分析器下）</translation>
    </message>
    <message>
        <source>GPU time of all that CUB launches (CUDA events), warm L2; excludes copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>CUB 全部启动的 GPU 时间（CUDA 事件），L2 热；不含复制，含启动间隔：每次启动都等待前一次结束（如同在性能分析器下）</translation>
    </message>
    <message>
        <source>modelled GPU time of {launches:word} launches, cold L2</source>
        <translation>{launches} 次启动的模型估算 GPU 时间，L2 冷</translation>
    </message>
    <message>
        <source>modelled GPU time of the one launch, cold L2</source>
        <translation>这一次启动的模型估算 GPU 时间，L2 冷</translation>
    </message>
    <message>
        <source>modelled GPU time of {launches:word} launches, warm L2</source>
        <translation>{launches} 次启动的模型估算 GPU 时间，L2 热</translation>
    </message>
    <message>
        <source>modelled GPU time of the one launch, warm L2</source>
        <translation>这一次启动的模型估算 GPU 时间，L2 热</translation>
    </message>
    <message>
        <source>modelled GPU time of {launches:word} launches, cold L2, with a launch gap of {gap} µs each</source>
        <translation>{launches} 次启动的模型估算 GPU 时间，L2 冷，每次的启动间隔为 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of the one launch, cold L2, with a launch gap of {gap} µs</source>
        <translation>这一次启动的模型估算 GPU 时间，L2 冷，启动间隔为 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of {launches:word} launches, warm L2, with a launch gap of {gap} µs each</source>
        <translation>{launches} 次启动的模型估算 GPU 时间，L2 热，每次的启动间隔为 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of the one launch, warm L2, with a launch gap of {gap} µs</source>
        <translation>这一次启动的模型估算 GPU 时间，L2 热，启动间隔为 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of all launches, cold L2, with a launch gap of {gap} µs each</source>
        <translation>所有启动的模型估算 GPU 时间，L2 冷，每次的启动间隔为 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of all launches, warm L2, with a launch gap of {gap} µs each</source>
        <translation>所有启动的模型估算 GPU 时间，L2 热，每次的启动间隔为 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of all launches, cold L2</source>
        <translation>所有启动的模型估算 GPU 时间，L2 冷</translation>
    </message>
    <message>
        <source>modelled GPU time of all launches, warm L2</source>
        <translation>所有启动的模型估算 GPU 时间，L2 热</translation>
    </message>
    <message>
        <source>compute decides</source>
        <translation>由计算决定</translation>
    </message>
    <message>
        <source>memory decides</source>
        <translation>由内存决定</translation>
    </message>
    <message>
        <source>launches decide</source>
        <translation>由启动决定</translation>
    </message>
    <message>
        <source>occupancy decides</source>
        <translation>由占用率决定</translation>
    </message>
    <message>
        <source>a multiprocessor has room for {blocks} blocks at once, more than the launch gives it</source>
        <translation>一个流式多处理器可同时容纳 {blocks} 个线程块，多于这次启动分给它的</translation>
    </message>
    <message>
        <source>a multiprocessor has room for one block at once, and not all have one</source>
        <translation>一个流式多处理器可同时容纳一个线程块，并非每个都分到</translation>
    </message>
    <message>
        <source>a multiprocessor holds {blocks} blocks at once, as many as its threads allow</source>
        <translation>一个流式多处理器同时容纳 {blocks} 个线程块，受线程数限制</translation>
    </message>
    <message>
        <source>a multiprocessor holds one block at once, as its threads allow no more</source>
        <translation>一个流式多处理器同时容纳一个线程块，线程数不允许更多</translation>
    </message>
    <message>
        <source>a multiprocessor holds {blocks} blocks at once, as many as it has places for</source>
        <translation>一个流式多处理器同时容纳 {blocks} 个线程块，受线程块槽位数限制</translation>
    </message>
    <message>
        <source>a multiprocessor holds one block at once, as it has one place</source>
        <translation>一个流式多处理器同时容纳一个线程块，因为它只有一个槽位</translation>
    </message>
    <message>
        <source>a multiprocessor holds {blocks} blocks at once, as many as its shared memory allows</source>
        <translation>一个流式多处理器同时容纳 {blocks} 个线程块，受共享内存限制</translation>
    </message>
    <message>
        <source>a multiprocessor holds one block at once, as its shared memory allows no more</source>
        <translation>一个流式多处理器同时容纳一个线程块，共享内存不允许更多</translation>
    </message>
    <message>
        <source>a multiprocessor holds {blocks} blocks at once, as many as its registers allow</source>
        <translation>一个流式多处理器同时容纳 {blocks} 个线程块，受寄存器限制</translation>
    </message>
    <message>
        <source>a multiprocessor holds one block at once, as its registers allow no more</source>
        <translation>一个流式多处理器同时容纳一个线程块，寄存器不允许更多</translation>
    </message>
    <message>
        <source>a thread takes {registers} registers</source>
        <translation>一个线程占用 {registers} 个寄存器</translation>
    </message>
    <message>
        <source>all launches on the emulator, without counting: its own running time, not a GPU&apos;s</source>
        <translation>模拟器上的所有启动，不计数：它自身的运行时间，不是 GPU 的</translation>
    </message>
    <message>
        <source>nothing is rounded: every order gives the same value</source>
        <translation>没有舍入：任何次序都得到同一个值</translation>
    </message>
    <message>
        <source>nothing is rounded: there is one element</source>
        <translation>没有舍入：只有一个元素</translation>
    </message>
    <message>
        <source>one rounding, of the only product</source>
        <translation>舍入一次，即唯一的乘积</translation>
    </message>
    <message>
        <source>the sum stays at 2^24: adding 1 rounds back (float32 spacing is 2 there)</source>
        <translation>和停在 2^24：加 1 又舍入回去（float32 在那里的间距是 2）</translation>
    </message>
    <message>
        <source>a library: its order is not known, so only what any order allows bounds its error</source>
        <translation>一个库：其次序未知，因此误差只能由任意次序都成立的界来限定</translation>
    </message>
    <message>
        <source>atomics reach one word in any order: one chain of all elements, another from run to run</source>
        <translation>原子操作以任意次序作用于同一个字：所有元素构成一条链，每次运行的链都不同</translation>
    </message>
    <message>
        <source>atomics add the partials as they come, another order from run to run; longest chain {roundings}</source>
        <translation>原子操作按到达次序累加部分和，每次运行次序不同；最长链 {roundings}</translation>
    </message>
    <message>
        <source>one chain of {roundings} roundings, each on the whole result so far</source>
        <translation>一条有 {roundings} 次舍入的链，每次都作用于到那时为止的整个结果</translation>
    </message>
    <message>
        <source>one rounding where the two elements are combined</source>
        <translation>两个元素合并时舍入一次</translation>
    </message>
    <message>
        <source>chains side by side, then a tree: an element takes part in at most {roundings} roundings instead of {serial}</source>
        <translation>先是几条并排的链，然后是一棵树：一个元素至多参与 {roundings} 次舍入，而不是 {serial} 次</translation>
    </message>
    <message>
        <source>a tree: an element takes part in at most {roundings} roundings instead of {serial}</source>
        <translation>一棵树：一个元素至多参与 {roundings} 次舍入，而不是 {serial} 次</translation>
    </message>
    <message>
        <source>a tree: an element takes part in at most one rounding instead of {serial}</source>
        <translation>一棵树：一个元素至多参与一次舍入，而不是 {serial} 次</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above}</source>
        <translation>在 {below} 与 {above} 之间插值</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above}, where the method changes, so that the band covers both</source>
        <translation>在 {below} 与 {above} 之间插值，方法在此改变，因此范围涵盖两者</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above}, where the data outgrow the cache, so that the band covers both</source>
        <translation>在 {below} 与 {above} 之间插值，数据在此超出缓存，因此范围涵盖两者</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above}, where the blocks no longer fit into the GPU all at once, so that the band covers both</source>
        <translation>在 {below} 与 {above} 之间插值，线程块从此不能一次全部放入 GPU，因此范围涵盖两者</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above}, where a launch is added, so that the band covers both</source>
        <translation>在 {below} 与 {above} 之间插值，此处增加一次启动，因此范围涵盖两者</translation>
    </message>
    <message>
        <source>interpolated from {op} of {type}, which took as long at all {sizes} sizes at which both were recorded</source>
        <translation>由 {type} 的 {op} 插值得出，在两者都有录制的全部 {sizes} 个规模上，它们用时相同</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above} of {op} of {type}, which took as long at all {sizes} sizes at which both were recorded</source>
        <translation>在 {type} 的 {op} 的 {below} 与 {above} 之间插值，在两者都有录制的全部 {sizes} 个规模上，它们用时相同</translation>
    </message>
    <message>
        <source>step times from a recorded run with N = {n}, the nearest size</source>
        <translation>各步时间来自录制的 N = {n} 的运行，即最接近的规模</translation>
    </message>
    <message>
        <source>no time was recorded for this request; the nearest recorded one has {options}</source>
        <translation>没有为此请求录制时间；最接近的录制是：{options}</translation>
    </message>
    <message>
        <source>the model does not meet recorded times of kernel {kernel} with this type and operation, so it has no time; choose another kernel, or a recording</source>
        <translation>对核函数 {kernel} 的这种类型和运算，模型与录制的时间不符，因此没有时间；请选择另一个核函数，或录制文件</translation>
    </message>
    <message>
        <source>the blocks of kernel {kernel} wait for each other, which the model does not know, so it has no time; choose another kernel, or a recording</source>
        <translation>核函数 {kernel} 的线程块互相等待，而模型不了解这一点，因此没有时间；请选择另一个核函数，或录制文件</translation>
    </message>
    <message>
        <source>a thread of kernel {kernel} takes {registers} registers, more than the {device} has for {block} of them; choose a smaller block</source>
        <translation>核函数 {kernel} 的一个线程占用 {registers} 个寄存器，{block} 个这样的线程超过 {device} 所有的；请选择更小的线程块</translation>
    </message>
    <message>
        <source>the elements do not fit into the {gibibytes:.0f} GiB of the {device}; choose fewer</source>
        <translation>{device} 的 {gibibytes:.0f} GiB 放不下这些元素；请减少</translation>
    </message>
    <message>
        <source>kernel {kernel} is not timed: faulty kernels run only on the emulator</source>
        <translation>核函数 {kernel} 不计时：有缺陷的核函数只在模拟器上运行</translation>
    </message>
    <message>
        <source>no time of kernel {kernel} was recorded; choose another kernel, or a device that measures</source>
        <translation>没有录制核函数 {kernel} 的时间；请选择另一个核函数，或能够实测的设备</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>不明确</translation>
    </message>
    <message>
        <source>fewer than 7 samples of a side have no interval</source>
        <translation>一侧的样本少于 7 个时没有区间</translation>
    </message>
    <message>
        <source>the interval reaches from slower to faster; more samples would tell</source>
        <translation>区间从更慢跨到更快；更多样本才能判断</translation>
    </message>
    <message>
        <source>an interpolated time has no samples, so no interval and no verdict</source>
        <translation>插值的时间没有样本，因此没有区间，也没有判定</translation>
    </message>
    <message>
        <source>a modelled time has no samples, so no interval and no verdict</source>
        <translation>模型估算的时间没有样本，因此没有区间，也没有判定</translation>
    </message>
    <message>
        <source>the emulator&apos;s own running time says nothing about a GPU</source>
        <translation>模拟器自身的运行时间不能说明 GPU 的情况</translation>
    </message>
    <message>
        <source>the two times are not of the same origin</source>
        <translation>两个时间的来源不同</translation>
    </message>
    <message>
        <source>{blocks} blocks of {threads} threads were the fastest of those tried on {device} near this size</source>
        <translation>在 {device} 上接近此规模时，试过的形状中以 {blocks} 个线程块、每块 {threads} 个线程为最快</translation>
    </message>
    <message>
        <source>one block of {threads} threads was the fastest of those tried on {device} near this size</source>
        <translation>在 {device} 上接近此规模时，试过的形状中以一个 {threads} 线程的线程块为最快</translation>
    </message>
    <message>
        <source>{blocks} blocks of {threads} threads suit most GPUs; none was measured for this device</source>
        <translation>{blocks} 个线程块、每块 {threads} 个线程适合大多数 GPU；没有为此设备测量过</translation>
    </message>
    <message>
        <source>one block of {threads} threads suits most GPUs; none was measured for this device</source>
        <translation>一个 {threads} 线程的线程块适合大多数 GPU；没有为此设备测量过</translation>
    </message>
    <message>
        <source>{kernel:short} chooses its block size with its grid, so --block {block} had no effect; give --grid too</source>
        <translation>{kernel:short} 的线程块大小随网格一同选定，因此 --block {block} 不起作用；请同时给出 --grid</translation>
    </message>
    <message>
        <source>{blocks} blocks of {threads} threads suit most GPUs; warpfold-cli tune measures what suits this one</source>
        <translation>{blocks} 个线程块、每块 {threads} 个线程适合大多数 GPU；warpfold-cli tune 可测出适合此设备的</translation>
    </message>
    <message>
        <source>one block of {threads} threads suits most GPUs; warpfold-cli tune measures what suits this one</source>
        <translation>一个 {threads} 线程的线程块适合大多数 GPU；warpfold-cli tune 可测出适合此设备的</translation>
    </message>
    <message>
        <source>block {block}, since the kernel does not take {asked}</source>
        <translation>线程块大小 {block}，因为核函数不接受 {asked}</translation>
    </message>
    <message>
        <source>The block&apos;s {values} values lie in global memory; nothing is combined yet.</source>
        <translation>线程块的 {values} 个值位于全局内存；尚未合并任何值。</translation>
    </message>
    <message>
        <source>The block&apos;s only value lies in global memory; nothing is combined yet.</source>
        <translation>线程块唯一的值位于全局内存；尚未合并任何值。</translation>
    </message>
    <message>
        <source>{padding} of them are padding: the identity, which changes no result.</source>
        <translation>其中 {padding} 个是填充：单位元，不改变任何结果。</translation>
    </message>
    <message>
        <source>One of them is padding: the identity, which changes no result.</source>
        <translation>其中一个是填充：单位元，不改变任何结果。</translation>
    </message>
    <message>
        <source>{values} of them lie beyond the end of the array, in memory that was never written: the kernel reads them all the same.</source>
        <translation>其中 {values} 个超出数组末尾，位于从未写入过的内存：核函数照样读取它们。</translation>
    </message>
    <message>
        <source>One of them lies beyond the end of the array, in memory that was never written: the kernel reads it all the same.</source>
        <translation>其中一个超出数组末尾，位于从未写入过的内存：核函数照样读取它。</translation>
    </message>
    <message>
        <source>Thread {thread:d} then stores the block&apos;s result, {result}.</source>
        <translation>然后线程 {thread:d} 存储线程块的结果 {result}。</translation>
    </message>
    <message>
        <source>Then threads {threads} store a result each.</source>
        <translation>然后线程 {threads} 各存储一个结果。</translation>
    </message>
    <message>
        <source>The block stores {results:word} results.</source>
        <translation>线程块存储 {results} 个结果。</translation>
    </message>
    <message>
        <source>Thread {thread:d} stores the block&apos;s partial result, {result}, and draws a ticket.</source>
        <translation>线程 {thread:d} 存储线程块的部分结果 {result}，并取一个票号。</translation>
    </message>
    <message>
        <source>Thread {thread:d} draws a ticket.</source>
        <translation>线程 {thread:d} 取一个票号。</translation>
    </message>
    <message>
        <source>Thread {thread:d} stores the block&apos;s partial result, {result}, and the launch ends. One block of the next launch reads the partial results of all blocks.</source>
        <translation>线程 {thread:d} 存储线程块的部分结果 {result}，这次启动结束。下一次启动的一个线程块读取所有线程块的部分结果。</translation>
    </message>
    <message>
        <source>It is the last one.</source>
        <translation>它是最后一个。</translation>
    </message>
    <message>
        <source>This block goes on with the partial results of all blocks: no second launch is needed.</source>
        <translation>此线程块接着处理所有线程块的部分结果：不需要第二次启动。</translation>
    </message>
    <message>
        <source>It is not the last one: another block will finish.</source>
        <translation>它不是最后一个：将由另一个线程块收尾。</translation>
    </message>
    <message>
        <source>The result of the whole reduction is {result}.</source>
        <translation>整个归约的结果是 {result}。</translation>
    </message>
    <message>
        <source>The block&apos;s result is {result}.</source>
        <translation>线程块的结果是 {result}。</translation>
    </message>
    <message>
        <source>The block on the left ended after {steps:word} steps.</source>
        <translation>左边的线程块在 {steps} 步之后结束。</translation>
    </message>
    <message>
        <source>The block on the left ended after one step.</source>
        <translation>左边的线程块在一步之后结束。</translation>
    </message>
    <message>
        <source>The block on the left ended after {steps:word} steps, in {result}.</source>
        <translation>左边的线程块在 {steps} 步之后结束，结果为 {result}。</translation>
    </message>
    <message>
        <source>The block on the left ended after one step, in {result}.</source>
        <translation>左边的线程块在一步之后结束，结果为 {result}。</translation>
    </message>
    <message>
        <source>The block on the right ended after {steps:word} steps.</source>
        <translation>右边的线程块在 {steps} 步之后结束。</translation>
    </message>
    <message>
        <source>The block on the right ended after one step.</source>
        <translation>右边的线程块在一步之后结束。</translation>
    </message>
    <message>
        <source>The block on the right ended after {steps:word} steps, in {result}.</source>
        <translation>右边的线程块在 {steps} 步之后结束，结果为 {result}。</translation>
    </message>
    <message>
        <source>The block on the right ended after one step, in {result}.</source>
        <translation>右边的线程块在一步之后结束，结果为 {result}。</translation>
    </message>
    <message>
        <source>Load: {threads} threads read one element each; nothing is combined yet.</source>
        <translation>加载：{threads} 个线程各读取一个元素；尚未合并任何值。</translation>
    </message>
    <message>
        <source>Load: one thread reads an element; nothing is combined yet.</source>
        <translation>加载：一个线程读取一个元素；尚未合并任何值。</translation>
    </message>
    <message>
        <source>Load: {threads} threads read one element each and square it; nothing is combined yet.</source>
        <translation>加载：{threads} 个线程各读取一个元素并求平方；尚未合并任何值。</translation>
    </message>
    <message>
        <source>Load: one thread reads an element and squares it; nothing is combined yet.</source>
        <translation>加载：一个线程读取一个元素并求平方；尚未合并任何值。</translation>
    </message>
    <message>
        <source>Load: {threads} threads read one element of each input and multiply them; nothing is combined yet.</source>
        <translation>加载：{threads} 个线程各从每个输入读取一个元素并相乘；尚未合并任何值。</translation>
    </message>
    <message>
        <source>Load: one thread reads one element of each input and multiplies them; nothing is combined yet.</source>
        <translation>加载：一个线程从每个输入读取一个元素并相乘；尚未合并任何值。</translation>
    </message>
    <message>
        <source>For {threads} threads there is no element; they put the identity in its place.</source>
        <translation>有 {threads} 个线程没有元素；它们以单位元代替。</translation>
    </message>
    <message>
        <source>For one thread there is no element; it puts the identity in its place.</source>
        <translation>有一个线程没有元素；它以单位元代替。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} add the value {stride:word} places to their right.</source>
        <translation>步长 {stride:d}：线程 {threads} 各将右边第 {stride} 个位置上的值加到自己的值上。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} adds the value {stride:word} places to its right.</source>
        <translation>步长 {stride:d}：线程 {threads} 将右边第 {stride} 个位置上的值加到自己的值上。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} add the value one place to their right.</source>
        <translation>步长 1：线程 {threads} 各将右边相邻位置上的值加到自己的值上。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} adds the value one place to its right.</source>
        <translation>步长 1：线程 {threads} 将右边相邻位置上的值加到自己的值上。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} multiply their value by the value {stride:word} places to their right.</source>
        <translation>步长 {stride:d}：线程 {threads} 各将自己的值乘以右边第 {stride} 个位置上的值。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} multiplies its value by the value {stride:word} places to its right.</source>
        <translation>步长 {stride:d}：线程 {threads} 将自己的值乘以右边第 {stride} 个位置上的值。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} multiply their value by the value one place to their right.</source>
        <translation>步长 1：线程 {threads} 各将自己的值乘以右边相邻位置上的值。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} multiplies its value by the value one place to its right.</source>
        <translation>步长 1：线程 {threads} 将自己的值乘以右边相邻位置上的值。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} keep the smaller of their value and the value {stride:word} places to their right.</source>
        <translation>步长 {stride:d}：线程 {threads} 各保留自己的值与右边第 {stride} 个位置上的值中较小的一个。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the smaller of its value and the value {stride:word} places to its right.</source>
        <translation>步长 {stride:d}：线程 {threads} 保留自己的值与右边第 {stride} 个位置上的值中较小的一个。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} keep the smaller of their value and the value one place to their right.</source>
        <translation>步长 1：线程 {threads} 各保留自己的值与右边相邻位置上的值中较小的一个。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the smaller of its value and the value one place to its right.</source>
        <translation>步长 1：线程 {threads} 保留自己的值与右边相邻位置上的值中较小的一个。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} keep the larger of their value and the value {stride:word} places to their right.</source>
        <translation>步长 {stride:d}：线程 {threads} 各保留自己的值与右边第 {stride} 个位置上的值中较大的一个。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the larger of its value and the value {stride:word} places to its right.</source>
        <translation>步长 {stride:d}：线程 {threads} 保留自己的值与右边第 {stride} 个位置上的值中较大的一个。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} keep the larger of their value and the value one place to their right.</source>
        <translation>步长 1：线程 {threads} 各保留自己的值与右边相邻位置上的值中较大的一个。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the larger of its value and the value one place to its right.</source>
        <translation>步长 1：线程 {threads} 保留自己的值与右边相邻位置上的值中较大的一个。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} combine their bits with those of the value {stride:word} places to their right.</source>
        <translation>步长 {stride:d}：线程 {threads} 各将自己的值与右边第 {stride} 个位置上的值按位合并。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} combines its bits with those of the value {stride:word} places to its right.</source>
        <translation>步长 {stride:d}：线程 {threads} 将自己的值与右边第 {stride} 个位置上的值按位合并。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} combine their bits with those of the value one place to their right.</source>
        <translation>步长 1：线程 {threads} 各将自己的值与右边相邻位置上的值按位合并。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} combines its bits with those of the value one place to its right.</source>
        <translation>步长 1：线程 {threads} 将自己的值与右边相邻位置上的值按位合并。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} combine the truth values (zero or not) of their value and the value {stride:word} places to their right.</source>
        <translation>步长 {stride:d}：线程 {threads} 各合并自己的值与右边第 {stride} 个位置上的值的真值（是否为零）。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} combines the truth values (zero or not) of its value and the value {stride:word} places to its right.</source>
        <translation>步长 {stride:d}：线程 {threads} 合并自己的值与右边第 {stride} 个位置上的值的真值（是否为零）。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} combine the truth values (zero or not) of their value and the value one place to their right.</source>
        <translation>步长 1：线程 {threads} 各合并自己的值与右边相邻位置上的值的真值（是否为零）。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} combines the truth values (zero or not) of its value and the value one place to its right.</source>
        <translation>步长 1：线程 {threads} 合并自己的值与右边相邻位置上的值的真值（是否为零）。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} keep the larger of their absolute value and that of the value {stride:word} places to their right.</source>
        <translation>步长 {stride:d}：线程 {threads} 各保留自己的绝对值与右边第 {stride} 个位置上的值的绝对值中较大的一个。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the larger of its absolute value and that of the value {stride:word} places to its right.</source>
        <translation>步长 {stride:d}：线程 {threads} 保留自己的绝对值与右边第 {stride} 个位置上的值的绝对值中较大的一个。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} keep the larger of their absolute value and that of the neighbour on the right.</source>
        <translation>步长 1：线程 {threads} 各保留自己的绝对值与右边相邻位置上的值的绝对值中较大的一个。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the larger of its absolute value and that of the neighbour on the right.</source>
        <translation>步长 1：线程 {threads} 保留自己的绝对值与右边相邻位置上的值的绝对值中较大的一个。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each add two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 各将两个相距 {stride} 个位置的元素相加。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} adds two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 将两个相距 {stride} 个位置的元素相加。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each add two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 各将两个相邻的元素相加。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} adds two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 将两个相邻的元素相加。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each multiply two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 各将两个相距 {stride} 个位置的元素相乘。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} multiplies two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 将两个相距 {stride} 个位置的元素相乘。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each multiply two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 各将两个相邻的元素相乘。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} multiplies two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 将两个相邻的元素相乘。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each keep the smaller of two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 各保留两个相距 {stride} 个位置的元素中较小的一个。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the smaller of two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 保留两个相距 {stride} 个位置的元素中较小的一个。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each keep the smaller of two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 各保留两个相邻的元素中较小的一个。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the smaller of two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 保留两个相邻的元素中较小的一个。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each keep the larger of two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 各保留两个相距 {stride} 个位置的元素中较大的一个。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the larger of two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 保留两个相距 {stride} 个位置的元素中较大的一个。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each keep the larger of two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 各保留两个相邻的元素中较大的一个。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the larger of two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 保留两个相邻的元素中较大的一个。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each combine the bits of two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 各将两个相距 {stride} 个位置的元素按位合并。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} combines the bits of two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 将两个相距 {stride} 个位置的元素按位合并。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each combine the bits of two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 各将两个相邻的元素按位合并。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} combines the bits of two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 将两个相邻的元素按位合并。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each combine the truth values (zero or not) of two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 各合并两个相距 {stride} 个位置的元素的真值（是否为零）。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} combines the truth values (zero or not) of two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 合并两个相距 {stride} 个位置的元素的真值（是否为零）。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each combine the truth values (zero or not) of two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 各合并两个相邻的元素的真值（是否为零）。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} combines the truth values (zero or not) of two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 合并两个相邻的元素的真值（是否为零）。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each keep the larger absolute value of two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 各保留两个相距 {stride} 个位置的元素的绝对值中较大的一个。</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the larger absolute value of two elements {stride:word} places apart.</source>
        <translation>步长 {stride:d}：线程 {threads} 保留两个相距 {stride} 个位置的元素的绝对值中较大的一个。</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each keep the larger absolute value of two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 各保留两个相邻的元素的绝对值中较大的一个。</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the larger absolute value of two elements one place apart.</source>
        <translation>步长 1：线程 {threads} 保留两个相邻的元素的绝对值中较大的一个。</translation>
    </message>
    <message>
        <source>Step {step:d}: threads {threads} combine up to {rounds:word} times each, with no barrier in between.</source>
        <translation>第 {step:d} 步：线程 {threads} 各合并至多 {rounds} 次，其间没有屏障。</translation>
    </message>
    <message>
        <source>Step {step:d}: thread {threads} combines {rounds:word} times, with no barrier in between.</source>
        <translation>第 {step:d} 步：线程 {threads} 合并 {rounds} 次，其间没有屏障。</translation>
    </message>
    <message>
        <source>Step {step:d}: threads {threads} combine values.</source>
        <translation>第 {step:d} 步：线程 {threads} 合并值。</translation>
    </message>
    <message>
        <source>Step {step:d}: thread {threads} combines values.</source>
        <translation>第 {step:d} 步：线程 {threads} 合并值。</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {elements:word} elements one after the other and combine them in a register.</source>
        <translation>在树之前，线程 {threads} 各依次取 {elements} 个元素，在寄存器中合并。</translation>
    </message>
    <message>
        <source>Before the tree, thread {threads} takes {elements:word} elements one after the other and combines them in a register.</source>
        <translation>在树之前，线程 {threads} 依次取 {elements} 个元素，在寄存器中合并。</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take one element into a register.</source>
        <translation>在树之前，线程 {threads} 各取一个元素放入寄存器。</translation>
    </message>
    <message>
        <source>Before the tree, thread {threads} takes one element into a register.</source>
        <translation>在树之前，线程 {threads} 取一个元素放入寄存器。</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {fewest:word} or {most:word} elements one after the other and combine them in a register.</source>
        <translation>在树之前，线程 {threads} 各依次取 {fewest} 或 {most} 个元素，在寄存器中合并。</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {fewest:word} to {most:word} elements one after the other and combine them in a register.</source>
        <translation>在树之前，线程 {threads} 各依次取 {fewest} 到 {most} 个元素，在寄存器中合并。</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each have {loads:word} loads under way at once, then combine the values in a register.</source>
        <translation>在树之前，线程 {threads} 各有 {loads} 次加载同时在途，然后在寄存器中合并这些值。</translation>
    </message>
    <message>
        <source>Before the tree, thread {threads} has {loads:word} loads under way at once, then combines the values in a register.</source>
        <translation>在树之前，线程 {threads} 有 {loads} 次加载同时在途，然后在寄存器中合并这些值。</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {elements:word} elements, {loads:word} loads under way at a time, and combine them in a register.</source>
        <translation>在树之前，线程 {threads} 各取 {elements} 个元素，每次有 {loads} 次加载同时在途，在寄存器中合并。</translation>
    </message>
    <message>
        <source>Before the tree, thread {threads} takes {elements:word} elements, {loads:word} loads under way at a time, and combines them in a register.</source>
        <translation>在树之前，线程 {threads} 取 {elements} 个元素，每次有 {loads} 次加载同时在途，在寄存器中合并。</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {elements:word} elements, {each:word} with every load, and combine them in a register.</source>
        <translation>在树之前，线程 {threads} 各取 {elements} 个元素，每次加载 {each} 个，在寄存器中合并。</translation>
    </message>
    <message>
        <source>Before the tree, thread {threads} takes {elements:word} elements, {each:word} with every load, and combines them in a register.</source>
        <translation>在树之前，线程 {threads} 取 {elements} 个元素，每次加载 {each} 个，在寄存器中合并。</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {fewest:word} to {most:word} elements, {each:word} with every load of 16 bytes, and combine them in a register.</source>
        <translation>在树之前，线程 {threads} 各取 {fewest} 到 {most} 个元素，每次 16 字节的加载取 {each} 个，在寄存器中合并。</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {fewest:word} to {most:word} elements, {loads:word} loads under way at a time, and combine them in a register.</source>
        <translation>在树之前，线程 {threads} 各取 {fewest} 到 {most} 个元素，每次有 {loads} 次加载同时在途，在寄存器中合并。</translation>
    </message>
    <message>
        <source>A warp waits for memory once for {loads:word} elements, not once for each of them.</source>
        <translation>线程束每 {loads} 个元素只等待内存一次，而不是每个元素等待一次。</translation>
    </message>
    <message>
        <source>{elements} of these elements lie beyond the end of the array: these values are not part of the input.</source>
        <translation>这些元素中有 {elements} 个超出数组末尾：这些值不属于输入。</translation>
    </message>
    <message>
        <source>One of these elements lies beyond the end of the array: its value is not part of the input.</source>
        <translation>这些元素中有一个超出数组末尾：它的值不属于输入。</translation>
    </message>
    <message>
        <source>Threads {threads} read partial results of other blocks from global memory.</source>
        <translation>线程 {threads} 从全局内存读取其他线程块的部分结果。</translation>
    </message>
    <message>
        <source>Thread {threads} reads partial results of other blocks from global memory.</source>
        <translation>线程 {threads} 从全局内存读取其他线程块的部分结果。</translation>
    </message>
    <message>
        <source>This block is the last of the grid and finishes: threads {threads} wait until the other blocks have published their partial results, and take them.</source>
        <translation>此线程块是网格中的最后一个，负责收尾：线程 {threads} 等待其他线程块发布其部分结果，然后取用。</translation>
    </message>
    <message>
        <source>This block is the last of the grid and finishes: thread {threads} waits until the other blocks have published their partial results, and takes them.</source>
        <translation>此线程块是网格中的最后一个，负责收尾：线程 {threads} 等待其他线程块发布其部分结果，然后取用。</translation>
    </message>
    <message>
        <source>Shuffle: every lane reads the register of the lane {distance:word} places to its right and combines that value with its own, without touching memory.</source>
        <translation>洗牌：每个通道读取其右边第 {distance} 个通道的寄存器，将该值与自己的值合并，不访问内存。</translation>
    </message>
    <message>
        <source>Shuffle: every lane reads the register of the lane to its right and combines that value with its own, without touching memory.</source>
        <translation>洗牌：每个通道读取其右边相邻通道的寄存器，将该值与自己的值合并，不访问内存。</translation>
    </message>
    <message>
        <source>Shuffle: every lane reads the register of another lane and combines that value with its own, without touching memory.</source>
        <translation>洗牌：每个通道读取另一个通道的寄存器，将该值与自己的值合并，不访问内存。</translation>
    </message>
    <message>
        <source>Lanes {lanes} have no lane that far to the right: __shfl_down_sync gives them their own value.</source>
        <translation>通道 {lanes} 的右边没有那么远的通道：__shfl_down_sync 给它们的是自己的值。</translation>
    </message>
    <message>
        <source>Lane {lanes} has no lane that far to the right: __shfl_down_sync gives it its own value.</source>
        <translation>通道 {lanes} 的右边没有那么远的通道：__shfl_down_sync 给它的是自己的值。</translation>
    </message>
    <message>
        <source>Thread {thread:d} reads {word}, combines the block&apos;s value with it and writes it back: {before} becomes {after}. Nothing keeps another block from doing the same in between.</source>
        <translation>线程 {thread:d} 读取 {word}，与线程块的值合并后写回：{before} 变为 {after}。没有什么能阻止另一个线程块在其间做同样的事。</translation>
    </message>
    <message>
        <source>Atomic: thread {thread:d} combines the block&apos;s value with {word} in one indivisible operation: {before} becomes {after}.</source>
        <translation>原子操作：线程 {thread:d} 以一次不可分割的操作将线程块的值与 {word} 合并：{before} 变为 {after}。</translation>
    </message>
    <message>
        <source>Atomics: threads {threads} each combine a value with the word {word}. They arrive one after the other, and {before} becomes {after}.</source>
        <translation>原子操作：线程 {threads} 各将一个值与字 {word} 合并。它们依次到达，{before} 变为 {after}。</translation>
    </message>
    <message>
        <source>The second values come from other warps, which wrote them before the last barrier; this step ends at __syncwarp, not at a barrier of the block.</source>
        <translation>第二个值来自其他线程束，它们在上一个屏障之前写入；这一步结束于 __syncwarp，而不是线程块的屏障。</translation>
    </message>
    <message>
        <source>Only lanes of the same warp exchange values here: the step ends at __syncwarp, not at a barrier of the block.</source>
        <translation>这里只有同一线程束的通道交换值：这一步结束于 __syncwarp，而不是线程块的屏障。</translation>
    </message>
    <message>
        <source>The results that count are exchanged within one warp: the step ends at __syncwarp, not at a barrier of the block.</source>
        <translation>有效的结果在一个线程束内交换：这一步结束于 __syncwarp，而不是线程块的屏障。</translation>
    </message>
    <message>
        <source>Results of lanes {lanes}, dimmed in the tree, are discarded.</source>
        <translation>通道 {lanes} 的结果（在树中变淡）被丢弃。</translation>
    </message>
    <message>
        <source>The result of lane {lanes}, dimmed in the tree, is discarded.</source>
        <translation>通道 {lanes} 的结果（在树中变淡）被丢弃。</translation>
    </message>
    <message>
        <source>The block&apos;s only warp runs with all lanes at work.</source>
        <translation>线程块唯一的线程束运行，所有通道都在工作。</translation>
    </message>
    <message>
        <source>The block&apos;s only warp runs with one lane in {each:word} at work; a warp takes as long for one lane as for all.</source>
        <translation>线程块唯一的线程束运行，每 {each} 个通道中有一个在工作；线程束只有一个通道工作时，所用的时间与全部通道工作时相同。</translation>
    </message>
    <message>
        <source>The block&apos;s only warp runs with {working} of its {lanes} lanes at work; a warp takes as long for one lane as for all.</source>
        <translation>线程块唯一的线程束运行，其 {lanes} 个通道中有 {working} 个在工作；线程束只有一个通道工作时，所用的时间与全部通道工作时相同。</translation>
    </message>
    <message>
        <source>The only warp reads with {working} of its {lanes} lanes.</source>
        <translation>唯一的线程束以其 {lanes} 个通道中的 {working} 个读取。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps read, with {working} of their {lanes} lanes.</source>
        <translation>{warps} 个线程束中有 {issued} 个读取，用到它们共 {lanes} 个通道中的 {working} 个。</translation>
    </message>
    <message>
        <source>One of {warps} warps reads, with {working} of its {lanes} lanes.</source>
        <translation>{warps} 个线程束中有一个读取，用到其 {lanes} 个通道中的 {working} 个。</translation>
    </message>
    <message>
        <source>Both warps run with all lanes at work.</source>
        <translation>两个线程束都运行，所有通道都在工作。</translation>
    </message>
    <message>
        <source>All {warps:word} warps run with all lanes at work.</source>
        <translation>全部 {warps} 个线程束都运行，所有通道都在工作。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, each with one lane in {each:word} at work; a warp takes as long for one lane as for all.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，各自每 {each} 个通道中有一个在工作；线程束只有一个通道工作时，所用的时间与全部通道工作时相同。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; a warp takes as long for one lane as for all.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，它们共 {lanes} 个通道中有 {working} 个在工作；线程束只有一个通道工作时，所用的时间与全部通道工作时相同。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with all lanes at work; the other {others:word} only reach the barrier.</source>
        <translation>{warps} 个线程束中有 1 个运行，所有通道都在工作；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with all lanes at work; the other one only reaches the barrier.</source>
        <translation>{warps} 个线程束中有 1 个运行，所有通道都在工作；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with all lanes at work; the other {others:word} have nothing left to do.</source>
        <translation>{warps} 个线程束中有 1 个运行，所有通道都在工作；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with all lanes at work; the other one has nothing left to do.</source>
        <translation>{warps} 个线程束中有 1 个运行，所有通道都在工作；另一个已无事可做。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with one lane in {each:word} at work; the other {others:word} only reach the barrier.</source>
        <translation>{warps} 个线程束中有 1 个运行，每 {each} 个通道中有一个在工作；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with one lane in {each:word} at work; the other one only reaches the barrier.</source>
        <translation>{warps} 个线程束中有 1 个运行，每 {each} 个通道中有一个在工作；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with one lane in {each:word} at work; the other {others:word} have nothing left to do.</source>
        <translation>{warps} 个线程束中有 1 个运行，每 {each} 个通道中有一个在工作；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with one lane in {each:word} at work; the other one has nothing left to do.</source>
        <translation>{warps} 个线程束中有 1 个运行，每 {each} 个通道中有一个在工作；另一个已无事可做。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other {others:word} only reach the barrier.</source>
        <translation>{warps} 个线程束中有 1 个运行，其 {lanes} 个通道中有 {working} 个在工作；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other one only reaches the barrier.</source>
        <translation>{warps} 个线程束中有 1 个运行，其 {lanes} 个通道中有 {working} 个在工作；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other {others:word} have nothing left to do.</source>
        <translation>{warps} 个线程束中有 1 个运行，其 {lanes} 个通道中有 {working} 个在工作；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other one has nothing left to do.</source>
        <translation>{warps} 个线程束中有 1 个运行，其 {lanes} 个通道中有 {working} 个在工作；另一个已无事可做。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with all lanes at work; the other {others:word} only reach the barrier.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，所有通道都在工作；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with all lanes at work; the other one only reaches the barrier.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，所有通道都在工作；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with all lanes at work; the other {others:word} have nothing left to do.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，所有通道都在工作；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with all lanes at work; the other one has nothing left to do.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，所有通道都在工作；另一个已无事可做。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, each with one lane in {each:word} at work; the other {others:word} only reach the barrier.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，各自每 {each} 个通道中有一个在工作；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, each with one lane in {each:word} at work; the other one only reaches the barrier.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，各自每 {each} 个通道中有一个在工作；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, each with one lane in {each:word} at work; the other {others:word} have nothing left to do.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，各自每 {each} 个通道中有一个在工作；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, each with one lane in {each:word} at work; the other one has nothing left to do.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，各自每 {each} 个通道中有一个在工作；另一个已无事可做。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other {others:word} only reach the barrier.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，它们共 {lanes} 个通道中有 {working} 个在工作；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other one only reaches the barrier.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，它们共 {lanes} 个通道中有 {working} 个在工作；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other {others:word} have nothing left to do.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，它们共 {lanes} 个通道中有 {working} 个在工作；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other one has nothing left to do.</source>
        <translation>{warps} 个线程束中有 {issued} 个运行，它们共 {lanes} 个通道中有 {working} 个在工作；另一个已无事可做。</translation>
    </message>
    <message>
        <source>The warps wait {rounds} extra rounds, since their lanes meet in the same banks of shared memory.</source>
        <translation>各线程束多等待 {rounds} 轮，因为它们的通道落在共享内存的相同存储体。</translation>
    </message>
    <message>
        <source>A warp waits one extra round, since its lanes meet in the same bank of shared memory.</source>
        <translation>有一个线程束多等待一轮，因为它的通道落在共享内存的同一存储体。</translation>
    </message>
    <message>
        <source>The warp waits {rounds} extra rounds, since its lanes meet in the same banks of shared memory.</source>
        <translation>该线程束多等待 {rounds} 轮，因为它的通道落在共享内存的相同存储体。</translation>
    </message>
    <message>
        <source>The warp waits one extra round, since its lanes meet in the same bank of shared memory.</source>
        <translation>该线程束多等待一轮，因为它的通道落在共享内存的同一存储体。</translation>
    </message>
    <message>
        <source>The warps use {used} of the {moved} bytes that they move, {percent:.0f} %: memory moves in sectors of 32 bytes.</source>
        <translation>各线程束传送 {moved} 字节，用到其中 {used} 字节，即 {percent:.0f} %：内存以 32 字节的扇区为单位传送。</translation>
    </message>
    <message>
        <source>The warp uses {used} of the {moved} bytes that it moves, {percent:.0f} %: memory moves in sectors of 32 bytes.</source>
        <translation>该线程束传送 {moved} 字节，用到其中 {used} 字节，即 {percent:.0f} %：内存以 32 字节的扇区为单位传送。</translation>
    </message>
    <message>
        <source>Values of neighbouring lanes at work lie {apart} bytes apart: a sector holds {values:word} of them where {room:word} would fit.</source>
        <translation>工作的相邻通道的值相距 {apart} 字节：一个扇区含有其中 {values} 个，而本可容纳 {room} 个。</translation>
    </message>
    <message>
        <source>Values of neighbouring lanes at work lie {apart} bytes apart: each needs a sector of its own, where {room:word} would fit into one.</source>
        <translation>工作的相邻通道的值相距 {apart} 字节：每个都需要单独一个扇区，而一个扇区本可容纳 {room} 个。</translation>
    </message>
    <message>
        <source>A warp moves {sectors} sectors of 32 bytes at a time where {needed} would hold the values it uses.</source>
        <translation>线程束一次传送 {sectors} 个 32 字节的扇区，而它所用的值只需 {needed} 个。</translation>
    </message>
    <message>
        <source>A warp moves {sectors} sectors of 32 bytes at a time where one would hold the values it uses.</source>
        <translation>线程束一次传送 {sectors} 个 32 字节的扇区，而它所用的值只需一个。</translation>
    </message>
    <message>
        <source>The block on the right does the same.</source>
        <translation>右边的线程块做同样的事。</translation>
    </message>
    <message>
        <source>The block on the right does something else.</source>
        <translation>右边的线程块做另外的事。</translation>
    </message>
    <message>
        <source>The block on the right goes on.</source>
        <translation>右边的线程块继续进行。</translation>
    </message>
    <message>
        <source>One thread works on the right as well.</source>
        <translation>右边也有一个线程在工作。</translation>
    </message>
    <message>
        <source>Each thread of the block on the right takes {right:word} elements where one on the left takes {left:word}: fewer threads do the same work.</source>
        <translation>右边线程块的每个线程取 {right} 个元素，而左边取 {left} 个：用较少的线程做同样的工作。</translation>
    </message>
    <message>
        <source>Each thread of the block on the right takes {right:word} elements where one on the left takes {left:word}: one block with one tree does what takes several blocks and a second launch on the left.</source>
        <translation>右边线程块的每个线程取 {right} 个元素，而左边取 {left} 个：左边需要多个线程块和第二次启动才能完成的，右边用一个线程块和一棵树就完成。</translation>
    </message>
    <message>
        <source>Each thread of the block on the right takes {right:word} elements where one on the left takes {left:word}: more threads do the same work.</source>
        <translation>右边线程块的每个线程取 {right} 个元素，而左边取 {left} 个：用较多的线程做同样的工作。</translation>
    </message>
    <message>
        <source>Each thread of the block on the right takes one element where one on the left takes {left:word}: more threads do the same work.</source>
        <translation>右边线程块的每个线程取一个元素，而左边取 {left} 个：用较多的线程做同样的工作。</translation>
    </message>
    <message>
        <source>Threads of the block on the right take as many elements, but have {loads:word} loads under way at once: a warp waits for memory once for {loads:word} elements, not once for each of them.</source>
        <translation>右边线程块的线程取同样多的元素，但有 {loads} 次加载同时在途：线程束每 {loads} 个元素只等待内存一次，而不是每个元素等待一次。</translation>
    </message>
    <message>
        <source>Threads of the block on the right take as many elements, but one after the other.</source>
        <translation>右边线程块的线程取同样多的元素，但一个接一个地取。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions and uses the same number of warps.</source>
        <translation>右边的线程块做同样次数的加法，所用的线程束数目也相同。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in {issued:word} warps.</source>
        <translation>右边的线程块做同样次数的加法，用 {issued} 个线程束。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in one warp.</source>
        <translation>右边的线程块做同样次数的加法，用一个线程束。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in one warp; the other {others:word} only reach the barrier.</source>
        <translation>右边的线程块做同样次数的加法，用一个线程束；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in one warp; the other one only reaches the barrier.</source>
        <translation>右边的线程块做同样次数的加法，用一个线程束；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in one warp; the other {others:word} have nothing left to do.</source>
        <translation>右边的线程块做同样次数的加法，用一个线程束；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in one warp; the other one has nothing left to do.</source>
        <translation>右边的线程块做同样次数的加法，用一个线程束；另一个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in {issued:word} warps; the other {others:word} only reach the barrier.</source>
        <translation>右边的线程块做同样次数的加法，用 {issued} 个线程束；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in {issued:word} warps; the other one only reaches the barrier.</source>
        <translation>右边的线程块做同样次数的加法，用 {issued} 个线程束；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in {issued:word} warps; the other {others:word} have nothing left to do.</source>
        <translation>右边的线程块做同样次数的加法，用 {issued} 个线程束；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in {issued:word} warps; the other one has nothing left to do.</source>
        <translation>右边的线程块做同样次数的加法，用 {issued} 个线程束；另一个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons and uses the same number of warps.</source>
        <translation>右边的线程块做同样次数的比较，所用的线程束数目也相同。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in {issued:word} warps.</source>
        <translation>右边的线程块做同样次数的比较，用 {issued} 个线程束。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in one warp.</source>
        <translation>右边的线程块做同样次数的比较，用一个线程束。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in one warp; the other {others:word} only reach the barrier.</source>
        <translation>右边的线程块做同样次数的比较，用一个线程束；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in one warp; the other one only reaches the barrier.</source>
        <translation>右边的线程块做同样次数的比较，用一个线程束；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in one warp; the other {others:word} have nothing left to do.</source>
        <translation>右边的线程块做同样次数的比较，用一个线程束；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in one warp; the other one has nothing left to do.</source>
        <translation>右边的线程块做同样次数的比较，用一个线程束；另一个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in {issued:word} warps; the other {others:word} only reach the barrier.</source>
        <translation>右边的线程块做同样次数的比较，用 {issued} 个线程束；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in {issued:word} warps; the other one only reaches the barrier.</source>
        <translation>右边的线程块做同样次数的比较，用 {issued} 个线程束；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in {issued:word} warps; the other {others:word} have nothing left to do.</source>
        <translation>右边的线程块做同样次数的比较，用 {issued} 个线程束；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in {issued:word} warps; the other one has nothing left to do.</source>
        <translation>右边的线程块做同样次数的比较，用 {issued} 个线程束；另一个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations and uses the same number of warps.</source>
        <translation>右边的线程块做同样次数的运算，所用的线程束数目也相同。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in {issued:word} warps.</source>
        <translation>右边的线程块做同样次数的运算，用 {issued} 个线程束。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in one warp.</source>
        <translation>右边的线程块做同样次数的运算，用一个线程束。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in one warp; the other {others:word} only reach the barrier.</source>
        <translation>右边的线程块做同样次数的运算，用一个线程束；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in one warp; the other one only reaches the barrier.</source>
        <translation>右边的线程块做同样次数的运算，用一个线程束；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in one warp; the other {others:word} have nothing left to do.</source>
        <translation>右边的线程块做同样次数的运算，用一个线程束；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in one warp; the other one has nothing left to do.</source>
        <translation>右边的线程块做同样次数的运算，用一个线程束；另一个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in {issued:word} warps; the other {others:word} only reach the barrier.</source>
        <translation>右边的线程块做同样次数的运算，用 {issued} 个线程束；其余 {others} 个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in {issued:word} warps; the other one only reaches the barrier.</source>
        <translation>右边的线程块做同样次数的运算，用 {issued} 个线程束；另一个只到达屏障。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in {issued:word} warps; the other {others:word} have nothing left to do.</source>
        <translation>右边的线程块做同样次数的运算，用 {issued} 个线程束；其余 {others} 个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in {issued:word} warps; the other one has nothing left to do.</source>
        <translation>右边的线程块做同样次数的运算，用 {issued} 个线程束；另一个已无事可做。</translation>
    </message>
    <message>
        <source>The block on the left waits {left} extra rounds for banks of shared memory, the one on the right {right}.</source>
        <translation>左边的线程块因共享内存的存储体多等待 {left} 轮，右边的多等待 {right} 轮。</translation>
    </message>
    <message>
        <source>The block on the left waits one extra round for a bank of shared memory, the one on the right {right}.</source>
        <translation>左边的线程块因共享内存的存储体多等待一轮，右边的多等待 {right} 轮。</translation>
    </message>
    <message>
        <source>The warps on the left use {left:.0f} % of the bytes that they move, those on the right {right:.0f} %.</source>
        <translation>左边的线程束用到所传送字节的 {left:.0f} %，右边的用到 {right:.0f} %。</translation>
    </message>
    <message>
        <source>Both blocks move the same {moved} bytes: {left:.1f} sectors with each access of a warp on the left, {right:.1f} with each on the right.</source>
        <translation>两个线程块传送同样的 {moved} 字节：线程束的每次访问，左边为 {left:.1f} 个扇区，右边为 {right:.1f} 个。</translation>
    </message>
    <message>
        <source>All {lanes:word} lanes of a warp together use {bytes} of the 32 bytes of a sector: warps are small in this example.</source>
        <translation>线程束的全部 {lanes} 个通道合起来只用到扇区 32 字节中的 {bytes} 字节：本例中的线程束很小。</translation>
    </message>
    <message>
        <source>A warp asks for {bytes} bytes at a time here, and memory moves no less than a sector of 32.</source>
        <translation>线程束在这里一次请求 {bytes} 字节，而内存至少传送一个 32 字节的扇区。</translation>
    </message>
    <message>
        <source>The two blocks differ in step {step:d} only: in how many loads are under way at once.</source>
        <translation>两个线程块只在第 {step:d} 步不同：同时在途的加载次数。</translation>
    </message>
    <message>
        <source>On the left this is launch {launch:d}; the block on the right goes on in its only one.</source>
        <translation>左边这是启动 {launch:d}；右边的线程块仍在它唯一的一次启动中继续。</translation>
    </message>
    <message>
        <source>On the right this is launch {launch:d}; the block on the left goes on in its only one.</source>
        <translation>右边这是启动 {launch:d}；左边的线程块仍在它唯一的一次启动中继续。</translation>
    </message>
    <message>
        <source>Both trees end in {result}.</source>
        <translation>两棵树的结果都是 {result}。</translation>
    </message>
    <message>
        <source>The trees end in {left} and {right}: another order of operations rounds differently.</source>
        <translation>两棵树的结果是 {left} 和 {right}：运算次序不同，舍入也不同。</translation>
    </message>
    <message>
        <source>The trees end in {left} and {right}.</source>
        <translation>两棵树的结果是 {left} 和 {right}。</translation>
    </message>
    <message>
        <source>The block on the left took {left} ns for the step, the one on the right {right} ns.</source>
        <translation>这一步，左边的线程块用了 {left} ns，右边的用了 {right} ns。</translation>
    </message>
    <message>
        <source>The block on the left would take {left} ns for the step, the one on the right {right} ns.</source>
        <translation>这一步，左边的线程块将用 {left} ns，右边的将用 {right} ns。</translation>
    </message>
    <message>
        <source>load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>store</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>share</source>
        <translation>共享</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>第 {step} 步</translation>
    </message>
    <message>
        <source>update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>serial</source>
        <translation>串行</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>原子</translation>
    </message>
    <message>
        <source>step {step}, stride {stride}</source>
        <translation>第 {step} 步，步长 {stride}</translation>
    </message>
    <message>
        <source>launch {launch}, block {block}</source>
        <translation>启动 {launch}，线程块 {block}</translation>
    </message>
    <message>
        <source>warp {warp}</source>
        <translation>线程束 {warp}</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>有计时</translation>
    </message>
    <message>
        <source>step numbers, no times</source>
        <translation>步的编号，没有时间</translation>
    </message>
    <message>
        <source>times of steps, from barrier to barrier; each block begins at 0</source>
        <translation>各步的时间，从一个屏障到下一个屏障；每个线程块从 0 开始</translation>
    </message>
    <message>
        <source>blocks without step times stand at step numbers, 1 us for each step, which are no times</source>
        <translation>没有各步时间的线程块按步的编号排列，每步 1 us，这不是时间</translation>
    </message>
    <message>
        <source>no lane of its warp works</source>
        <translation>它的线程束中没有通道工作</translation>
    </message>
    <message>
        <source>idle while other lanes of its warp work</source>
        <translation>空闲，而其线程束的其他通道在工作</translation>
    </message>
    <message>
        <source>reads or writes memory</source>
        <translation>读取或写入内存</translation>
    </message>
    <message>
        <source>combines</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>thread {thread:d}, register</source>
        <translation>线程 {thread:d}，寄存器</translation>
    </message>
    <message>
        <source>warp {warp:d} loads {array}</source>
        <translation>线程束 {warp:d} 加载 {array}</translation>
    </message>
    <message>
        <source>warp {warp:d} loads shared memory</source>
        <translation>线程束 {warp:d} 加载共享内存</translation>
    </message>
    <message>
        <source>warp {warp:d} stores {array}</source>
        <translation>线程束 {warp:d} 存储 {array}</translation>
    </message>
    <message>
        <source>warp {warp:d} stores shared memory</source>
        <translation>线程束 {warp:d} 存储共享内存</translation>
    </message>
    <message>
        <source>warp {warp:d}, atomics at {array}</source>
        <translation>线程束 {warp:d}，在 {array} 上的原子操作</translation>
    </message>
    <message>
        <source>warp {warp:d}, atomics at shared memory</source>
        <translation>线程束 {warp:d}，在共享内存上的原子操作</translation>
    </message>
    <message>
        <source>left operand</source>
        <translation>左操作数</translation>
    </message>
    <message>
        <source>right operand</source>
        <translation>右操作数</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>{percent:.0f} % used</source>
        <translation>用到 {percent:.0f} %</translation>
    </message>
    <message>
        <source>the same {count} times, by warps {warps}</source>
        <translation>同样的有 {count} 次，来自线程束 {warps}</translation>
    </message>
    <message>
        <source>the same {count} times, by warp {warps}</source>
        <translation>同样的有 {count} 次，来自线程束 {warps}</translation>
    </message>
    <message>
        <source>{lanes} lanes</source>
        <translation>{lanes} 个通道</translation>
    </message>
    <message>
        <source>1 lane</source>
        <translation>1 个通道</translation>
    </message>
    <message>
        <source>{sectors} sectors</source>
        <translation>{sectors} 个扇区</translation>
    </message>
    <message>
        <source>1 sector</source>
        <translation>1 个扇区</translation>
    </message>
    <message>
        <source>{ways}-way</source>
        <translation>{ways} 路</translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation>无冲突</translation>
    </message>
    <message>
        <source>{rounds} extra rounds</source>
        <translation>{rounds} 个额外轮次</translation>
    </message>
    <message>
        <source>adds up {elements} elements: {places}</source>
        <translation>累加 {elements} 个元素：{places}</translation>
    </message>
    <message>
        <source>adds up the squares of {elements} elements: {places}</source>
        <translation>累加 {elements} 个元素的平方：{places}</translation>
    </message>
    <message>
        <source>adds up the products of {elements} pairs of elements: {places}</source>
        <translation>累加 {elements} 对元素的乘积：{places}</translation>
    </message>
    <message>
        <source>multiplies {elements} elements: {places}</source>
        <translation>将 {elements} 个元素相乘：{places}</translation>
    </message>
    <message>
        <source>keeps the smallest of {elements} elements: {places}</source>
        <translation>保留 {elements} 个元素中的最小值：{places}</translation>
    </message>
    <message>
        <source>keeps the largest of {elements} elements: {places}</source>
        <translation>保留 {elements} 个元素中的最大值：{places}</translation>
    </message>
    <message>
        <source>keeps the largest absolute value of {elements} elements: {places}</source>
        <translation>保留 {elements} 个元素中绝对值的最大值：{places}</translation>
    </message>
    <message>
        <source>combines {elements} elements bit by bit: {places}</source>
        <translation>按位合并 {elements} 个元素：{places}</translation>
    </message>
    <message>
        <source>combines the truth values (zero or not) of {elements} elements: {places}</source>
        <translation>合并 {elements} 个元素的真值（是否为零）：{places}</translation>
    </message>
    <message>
        <source>{file} is not beside the program; install openmpi-bin and libopenmpi-dev and build the target warpfold-mpi</source>
        <translation>{file} 不在程序旁边；请安装 openmpi-bin 和 libopenmpi-dev，并构建目标 warpfold-mpi</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}; install openmpi-bin</source>
        <translation>无法打开 {file}：{reason}；请安装 openmpi-bin</translation>
    </message>
    <message>
        <source>the MPI call {call} failed ({reason}); check that mpirun and the program&apos;s MPI library are of one installation</source>
        <translation>MPI 调用 {call} 失败（{reason}）；请检查 mpirun 与程序的 MPI 库是否属于同一安装</translation>
    </message>
    <message>
        <source>there is no such method; choose one of {choices}</source>
        <translation>没有这种方法；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>only ranks have values to combine; leave it out, or take --backend cluster under mpirun</source>
        <translation>只有 rank 才有值要合并；请去掉它，或在 mpirun 下使用 --backend cluster</translation>
    </message>
    <message>
        <source>only ranks wait for each other; leave it out, or take --backend cluster under mpirun</source>
        <translation>只有 rank 才会互相等待；请去掉它，或在 mpirun 下使用 --backend cluster</translation>
    </message>
    <message>
        <source>this is no time; write seconds from 1 to {most:.0f}</source>
        <translation>这不是时间；请输入 1 到 {most:.0f} 秒</translation>
    </message>
    <message>
        <source>no device of this rank runs kernel {kernel}; choose another kernel</source>
        <translation>此 rank 没有设备能运行核函数 {kernel}；请选择另一个核函数</translation>
    </message>
    <message>
        <source>rank {rank} of {ranks} on {host}: {problem:lines}</source>
        <translation>rank {rank}（共 {ranks} 个，位于 {host}）：{problem:lines}</translation>
    </message>
    <message>
        <source>rank {rank} of {ranks} on {host} has not answered for {seconds:g} s; see whether it hangs, or give it more time with --time-limit</source>
        <translation>rank {rank}（共 {ranks} 个，位于 {host}）已 {seconds:g} 秒没有回应；请查看它是否挂起，或用 --time-limit 给它更多时间</translation>
    </message>
    <message>
        <source>MPI_Reduce has not ended for {seconds:g} s; see whether a rank hangs, or give it more time with --time-limit</source>
        <translation>MPI_Reduce 已 {seconds:g} 秒没有结束；请查看是否有 rank 挂起，或用 --time-limit 给它更多时间</translation>
    </message>
    <message>
        <source>rank {rank} of {ranks} on {host} is Warpfold {version}, and rank 0 is {own}; install the same version on every host</source>
        <translation>rank {rank}（共 {ranks} 个，位于 {host}）是 Warpfold {version}，而 rank 0 是 {own}；请在每台主机上安装相同的版本</translation>
    </message>
    <message>
        <source>rank {rank} of {ranks} on {host} was given another request than rank 0; start all ranks with one command line</source>
        <translation>rank {rank}（共 {ranks} 个，位于 {host}）得到的请求与 rank 0 不同；请用同一条命令行启动所有 rank</translation>
    </message>
    <message>
        <source>neighbored ranks, the distance doubles</source>
        <translation>相邻的 rank，距离加倍</translation>
    </message>
    <message>
        <source>in every round a rank takes the value of the next one left, and the distance between them doubles; the order of the ranks is kept</source>
        <translation>每一轮中，一个 rank 取走剩下的下一个 rank 的值，它们之间的距离加倍；rank 的次序保持不变</translation>
    </message>
    <message>
        <source>interleaved ranks, the distance halves</source>
        <translation>交错的 rank，距离减半</translation>
    </message>
    <message>
        <source>in every round the upper half of the ranks sends its values to the lower half; the ranks that are left stay side by side</source>
        <translation>每一轮中，上半部分的 rank 把值发给下半部分；剩下的 rank 仍然相邻</translation>
    </message>
    <message>
        <source>all ranks send to rank 0</source>
        <translation>所有 rank 都发给 rank 0</translation>
    </message>
    <message>
        <source>the simplest way: as many messages as the trees, but rank 0 takes them all, one after the other</source>
        <translation>最简单的方式：消息数与树相同，但全部由 rank 0 逐个接收</translation>
    </message>
    <message>
        <source>the MPI library&apos;s own reduction</source>
        <translation>MPI 库自己的归约</translation>
    </message>
    <message>
        <source>one call of MPI_Reduce with the same operator; the library chooses the order and does not tell its messages</source>
        <translation>用相同的运算符调用一次 MPI_Reduce；次序由库选择，它不透露消息</translation>
    </message>
    <message>
        <source>{ranks} ranks on {hosts} hosts</source>
        <translation>{hosts} 台主机上的 {ranks} 个 rank</translation>
    </message>
    <message>
        <source>{ranks} ranks on 1 host</source>
        <translation>1 台主机上的 {ranks} 个 rank</translation>
    </message>
    <message>
        <source>1 rank on 1 host</source>
        <translation>1 台主机上的 1 个 rank</translation>
    </message>
    <message>
        <source>median {median:.1f} µs on the slowest rank ({origin})</source>
        <translation>最慢 rank 上的中位数 {median:.1f} µs（{origin}）</translation>
    </message>
    <message>
        <source>median {median:.1f} µs over {samples} samples (min {minimum:.1f}, p95 {percentile:.1f}; host clock)</source>
        <translation>中位数 {median:.1f} µs，共 {samples} 个样本（最小 {minimum:.1f}，p95 {percentile:.1f}；主机时钟）</translation>
    </message>
    <message>
        <source>from the moment when the last rank begins to combine to the value on rank 0</source>
        <translation>从最后一个 rank 开始合并的时刻，到 rank 0 得到值为止</translation>
    </message>
    <message>
        <source>more ranks than cores: they wait for each other&apos;s time slices</source>
        <translation>rank 多于核心：它们要等待彼此的时间片</translation>
    </message>
    <message>
        <source>a single rank has nobody to send to</source>
        <translation>单个 rank 没有可以发送的对象</translation>
    </message>
    <message>
        <source>--recording says what --fit, --errors or --launches read; add one of them, or leave it out</source>
        <translation>--recording 指明 --fit、--errors 或 --launches 读取什么；请加上其中之一，或者去掉它</translation>
    </message>
    <message>
        <source>an empty launch on {device}, median of {samples} samples; two behind each other take {two} us</source>
        <translation>在 {device} 上的一次空启动，{samples} 个样本的中位数；前后相接的两次用 {two} us</translation>
    </message>
    <message>
        <source>not measured: {reason}</source>
        <translation>未测量：{reason}</translation>
    </message>
    <message>
        <source>what a further launch adds to a reduction: median of {runs} warm sums of several launches, recorded on {device}</source>
        <translation>再多一次启动给一次归约增加的时间：{runs} 个含多次启动的热缓存求和的中位数，在 {device} 上录制</translation>
    </message>
    <message>
        <source>mpirun started {ranks} ranks, and each of them would do all of this alone; add --backend cluster, or leave mpirun out</source>
        <translation>mpirun 启动了 {ranks} 个 rank，而每个 rank 都会独自完成全部工作；请加上 --backend cluster，或去掉 mpirun</translation>
    </message>
    <message>
        <source>mpirun started {ranks} ranks, and {command} is for one process; leave mpirun out, or take run --backend cluster</source>
        <translation>mpirun 启动了 {ranks} 个 rank，而 {command} 只用一个进程；请去掉 mpirun，或使用 run --backend cluster</translation>
    </message>
    <message>
        <source>rank {rank} of {ranks} on {host} has ended, and with it all others; start them again, and see what mpirun says of it</source>
        <translation>rank {rank}（共 {ranks} 个，位于 {host}）已结束，其他 rank 也随之结束；请重新启动它们，并查看 mpirun 对此的说明</translation>
    </message>
    <message>
        <source>Cluster: {ranks} ranks on {hosts} hosts</source>
        <translation>集群：{hosts} 台主机上的 {ranks} 个 rank</translation>
    </message>
    <message>
        <source>Cluster: {ranks} ranks on 1 host</source>
        <translation>集群：1 台主机上的 {ranks} 个 rank</translation>
    </message>
    <message>
        <source>rank {rank} on {host}: {device}</source>
        <translation>{host} 上的 rank {rank}：{device}</translation>
    </message>
    <message>
        <source>ranks {first} to {last} on {host}: {device}</source>
        <translation>{host} 上的 rank {first} 到 {last}：{device}</translation>
    </message>
    <message>
        <source>and {more} more ranks</source>
        <translation>以及另外 {more} 个 rank</translation>
    </message>
    <message>
        <source>and 1 more rank</source>
        <translation>以及另外 1 个 rank</translation>
    </message>
    <message>
        <source>tree, steps and counters are those of rank 0, which reduces {elements} of the {n} elements</source>
        <translation>树、步骤和计数器属于 rank 0，它归约 {n} 个元素中的 {elements} 个</translation>
    </message>
    <message>
        <source>the entry {entry:short} of gpus.json, which names no source</source>
        <translation>gpus.json 中的条目 {entry:short}，它没有注明出处</translation>
    </message>
    <message>
        <source>timed by Nsight Compute, which holds the clock at its base, taken to be 765 MHz</source>
        <translation>由 Nsight Compute 计时，它将时钟固定在基频，这里取为 765 MHz</translation>
    </message>
    <message>
        <source>Conditional branches that warps executed.</source>
        <translation>线程束执行的条件分支。</translation>
    </message>
    <message>
        <source>Conditional branches at which lanes of one warp went different ways.</source>
        <translation>同一线程束的通道走向不同方向的条件分支。</translation>
    </message>
    <message>
        <source>Conditional branches at which a warp stayed together over all conditional branches; textbooks call them all branches. Nsight Compute calls it smsp__sass_average_branch_targets_threads_uniform.</source>
        <translation>线程束保持一致的条件分支占全部条件分支的比例；教科书称之为全部分支。Nsight Compute 称之为 smsp__sass_average_branch_targets_threads_uniform。</translation>
    </message>
    <message>
        <source>this run&apos;s hardware counters in the recording are damaged; get the file again, or record them into another</source>
        <translation>录制中这次运行的硬件计数器已损坏；请重新获取该文件，或将其录制到另一个文件</translation>
    </message>
    <message>
        <source>the entry {entry:short} has no {key:short}, or none that is possible; correct it as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>条目 {entry:short} 没有 {key:short}，或其值不可能；请按手册“模型估算的 GPU”一页所述更正</translation>
    </message>
    <message>
        <source>the entry {entry:short} has {key:short}, which says nothing about a GPU; correct it as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>条目 {entry:short} 中有 {key:short}，它与 GPU 无关；请按手册“模型估算的 GPU”一页所述更正</translation>
    </message>
    <message>
        <source>the entry {entry:short} is of the architecture {architecture}, and known are {known:short}; correct it, or give the entry {missing}</source>
        <translation>条目 {entry:short} 的架构为 {architecture}，而已知的有 {known:short}；请更正，或在条目中给出 {missing}</translation>
    </message>
    <message>
        <source>the key {key:short} stands twice in one entry; leave one out</source>
        <translation>键 {key:short} 在一个条目中出现两次；请去掉一个</translation>
    </message>
    <message>
        <source>the GPU {entry:short} stands twice in the list; leave one out</source>
        <translation>GPU {entry:short} 在列表中出现两次；请去掉一个</translation>
    </message>
    <message>
        <source>modelled times rest on recordings of {device}, and none is here; put nvidia-h200.warpfold, which comes with the program, into {folders}</source>
        <translation>模型估算的时间以 {device} 的录制为依据，而这里没有；请将随程序提供的 nvidia-h200.warpfold 放入 {folders}</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>{choices} or {last}</source>
        <translation>{choices} 或 {last}</translation>
    </message>
    <message>
        <source>Built with {parts}.</source>
        <translation>构建所用：{parts}。</translation>
    </message>
    <message>
        <source>The window is under the GNU General Public License, version 3 or later; worker, kernels and warpfold-cli are under the Apache License 2.0.</source>
        <translation>窗口程序采用 GNU 通用公共许可证第 3 版或更高版本；工作进程、内核和 warpfold-cli 采用 Apache 许可证 2.0。</translation>
    </message>
    <message>
        <source>Under the Apache License 2.0. NVRTC, CUPTI and NVML are opened at run time where they are there.</source>
        <translation>采用 Apache 许可证 2.0。NVRTC、CUPTI 和 NVML 如存在则在运行时加载。</translation>
    </message>
    <message>
        <source>It comes without any warranty, as far as the law allows.</source>
        <translation>在法律允许的范围内，不提供任何担保。</translation>
    </message>
    <message>
        <source>system, dark, light or projector (default: as last time)</source>
        <translation>system、dark、light 或 projector（默认：与上次相同）</translation>
    </message>
    <message>
        <source>File ending in .png, .svg, .pdf, .csv or .json; of an animation in .gif or .webp, or with a place for the number, e.g. step-%02d.png; a report ends in .html</source>
        <translation>以 .png、.svg、.pdf、.csv 或 .json 结尾的文件；动画以 .gif 或 .webp 结尾，或为编号留出位置，例如 step-%02d.png；报告以 .html 结尾</translation>
    </message>
    <message>
        <source>render needs -o and a file ending in .png, .svg, .pdf, .csv or .json, in .gif or .webp for an animation, or in .html for a report</source>
        <translation>render 需要 -o 和以 .png、.svg、.pdf、.csv 或 .json 结尾的文件，动画以 .gif 或 .webp 结尾，报告以 .html 结尾</translation>
    </message>
    <message>
        <source>What a ladder shows: latency, bandwidth, peak (% of it) or speed-up (default latency)</source>
        <translation>阶梯图显示的量：latency、bandwidth、peak（占峰值的 %）或 speed-up（默认 latency）</translation>
    </message>
    <message>
        <source>The kernels of a ladder by catalogue or by time (default catalogue)</source>
        <translation>阶梯图中核函数的次序：catalogue 或 time（默认 catalogue）</translation>
    </message>
    <message>
        <source>Axis of a ladder: zero for bars from zero, log for dots on a logarithmic one (default zero)</source>
        <translation>阶梯图的坐标轴：zero 为从零开始的条形，log 为对数轴上的点（默认 zero）</translation>
    </message>
    <message>
        <source>--figure, --order and --axis are about the ladder; choose --view ladder</source>
        <translation>--figure、--order 和 --axis 只用于阶梯图；请选择 --view ladder</translation>
    </message>
    <message>
        <source>{option} &apos;{text:short}&apos; is unknown; choose one of {choices}</source>
        <translation>{option} &apos;{text:short}&apos; 未知；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>{blocks} blocks of {threads} threads follow from the number of elements alone, so that every device adds in the same order</source>
        <translation>{blocks} 个线程块、每块 {threads} 个线程只由元素个数决定，因此所有设备都以相同的顺序相加</translation>
    </message>
    <message>
        <source>one block of {threads} threads follows from the number of elements alone, so that every device adds in the same order</source>
        <translation>一个 {threads} 个线程的线程块只由元素个数决定，因此所有设备都以相同的顺序相加</translation>
    </message>
    <message>
        <source>One instruction combines the values of all lanes of a warp, from register to register. Every lane receives the result; the picture has it at the first one.</source>
        <translation>一条指令在寄存器之间合并线程束所有通道的值。每个通道都得到结果；图中结果位于第一个通道。</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>线程束</translation>
    </message>
    <message>
        <source>kernel {kernel} runs in clusters of {cluster} blocks, so its grid is one of fewer blocks or of whole clusters; choose {lower} or {upper}</source>
        <translation>核函数 {kernel} 以 {cluster} 个线程块的集群运行，因此它的网格要么不到一个集群，要么由完整的集群组成；请选择 {lower} 或 {upper}</translation>
    </message>
    <message>
        <source>the blocks of kernel {kernel} wait for each other, and {device} holds {most} of {block} threads at once; choose a grid of {most} blocks at most, or smaller blocks</source>
        <translation>核函数 {kernel} 的线程块互相等待，而 {device} 同时最多容纳 {most} 个 {block} 线程的线程块；请选择最多 {most} 个线程块的网格，或更小的线程块</translation>
    </message>
    <message>
        <source>kernel {kernel} needs thread-block clusters, which GPUs have from sm_90 on; {device} is {found}; choose another kernel, or a device such as the emulator</source>
        <translation>核函数 {kernel} 需要线程块集群，GPU 从 sm_90 起才有；{device} 是 {found}；请选择别的核函数，或模拟器这样的设备</translation>
    </message>
    <message>
        <source>kernel {kernel} is launched in a way that the driver of {device} does not know; install driver 520 or newer</source>
        <translation>{device} 的驱动程序不支持核函数 {kernel} 的启动方式；请安装 520 或更新的驱动程序</translation>
    </message>
    <message>
        <source>no tree: block {block} makes more than the {values} values or takes more than the {steps} steps that a trace may hold; smaller blocks, or more of them, can be traced</source>
        <translation>没有树：线程块 {block} 产生的值超过跟踪能容纳的 {values} 个，或步数超过 {steps} 步；更小或更多的线程块可以被跟踪</translation>
    </message>
    <message>
        <source>the grid that was asked for gives kernel {kernel} another order of additions, so other grids and the usual one may give other bits</source>
        <translation>指定的网格使核函数 {kernel} 以另一种顺序相加，因此别的网格和通常的网格可能得到不同的位</translation>
    </message>
    <message>
        <source>This block is the last of its cluster, whose barrier it has passed: threads {threads} take the partial results that the other blocks have stored in its shared memory.</source>
        <translation>这个线程块是集群的最后一个，并已通过集群的屏障：线程 {threads} 取走其他线程块存入它的共享内存的部分结果。</translation>
    </message>
    <message>
        <source>This block is the last of its cluster, whose barrier it has passed: thread {threads} takes the partial results that the other blocks have stored in its shared memory.</source>
        <translation>这个线程块是集群的最后一个，并已通过集群的屏障：线程 {threads} 取走其他线程块存入它的共享内存的部分结果。</translation>
    </message>
    <message>
        <source>All other blocks have stored their partial results, and this one finishes: threads {threads} read them from global memory.</source>
        <translation>其他线程块都已存入部分结果，由这个线程块收尾：线程 {threads} 从全局内存读取它们。</translation>
    </message>
    <message>
        <source>All other blocks have stored their partial results, and this one finishes: thread {threads} reads them from global memory.</source>
        <translation>其他线程块都已存入部分结果，由这个线程块收尾：线程 {threads} 从全局内存读取它们。</translation>
    </message>
    <message>
        <source>Of several ranks: how many take part, from rank 0 on (default: all)</source>
        <translation>多个 rank 时：从 rank 0 起有多少个参加（默认：全部）</translation>
    </message>
    <message>
        <source>only a cluster has ranks; leave it out, or take --backend cluster under mpirun</source>
        <translation>只有集群才有 rank；请省略它，或在 mpirun 下使用 --backend cluster</translation>
    </message>
    <message>
        <source>choose 1 to {most} ranks</source>
        <translation>请选择 1 到 {most} 个 rank</translation>
    </message>
    <message>
        <source>ranks sweep measures on the ranks that mpirun starts; write mpirun -n 4 warpfold-cli ranks sweep, or take ranks model, which needs none</source>
        <translation>ranks sweep 在 mpirun 启动的 rank 上测量；请写成 mpirun -n 4 warpfold-cli ranks sweep，或使用不需要 rank 的 ranks model</translation>
    </message>
    <message>
        <source>only several ranks scale; choose the cluster as device, which a worker under mpirun has</source>
        <translation>只有多个 rank 才能扩展；请选择集群作为设备，mpirun 下的工作进程有这种设备</translation>
    </message>
    <message>
        <source>there is no such scaling; choose strong, weak or both</source>
        <translation>没有这种扩展；请选择 strong、weak 或 both</translation>
    </message>
    <message>
        <source>write numbers of ranks with commas between them, such as 1,2,4</source>
        <translation>请写出 rank 数，用逗号隔开，例如 1,2,4</translation>
    </message>
    <message>
        <source>a time of a message is 0 to {most:g}; write a number such as 2.5</source>
        <translation>消息的时间为 0 到 {most:g}；请写一个数，例如 2.5</translation>
    </message>
    <message>
        <source>without mpirun no message is measured; give --latency and --overhead, or start it as mpirun -n 2 warpfold-cli ranks model</source>
        <translation>没有 mpirun 就不测量消息；请给出 --latency 和 --overhead，或以 mpirun -n 2 warpfold-cli ranks model 启动</translation>
    </message>
    <message>
        <source>{method}, {ranks} ranks</source>
        <translation>{method}，{ranks} 个 rank</translation>
    </message>
    <message>
        <source>{method}, 1 rank</source>
        <translation>{method}，1 个 rank</translation>
    </message>
    <message>
        <source>network set by hand: L = {latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} µs, G = {byte:.3g} ns a byte</source>
        <translation>手动设置的网络：L = {latency:.3g} µs，o = {overhead:.3g} µs，g = {gap:.3g} µs，G = 每字节 {byte:.3g} ns</translation>
    </message>
    <message>
        <source>network measured between rank 0 and rank {rank}: L = {latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} µs, G = {byte:.3g} ns a byte</source>
        <translation>在 rank 0 与 rank {rank} 之间测得的网络：L = {latency:.3g} µs，o = {overhead:.3g} µs，g = {gap:.3g} µs，G = 每字节 {byte:.3g} ns</translation>
    </message>
    <message>
        <source>both are on one host, so a network between hosts, which is slower, is not in it</source>
        <translation>两者在同一台主机上，因此不包含主机之间较慢的网络</translation>
    </message>
    <message>
        <source>{method}: one message of L + 2o + (k − 1)G a round, k = {bytes} bytes, log2 of the ranks rounds</source>
        <translation>{method}：每轮一条消息，为 L + 2o + (k − 1)G，k = {bytes} 字节，轮数为 rank 数的 log2</translation>
    </message>
    <message>
        <source>{method}: rank 0 takes one message after the other, max(g, o) + (k − 1)G apart, k = {bytes} bytes</source>
        <translation>{method}：rank 0 逐个接收消息，相隔 max(g, o) + (k − 1)G，k = {bytes} 字节</translation>
    </message>
    <message>
        <source>{method}: taken as a binomial tree, k = {bytes} bytes; the library may choose another one</source>
        <translation>{method}：按二项树计算，k = {bytes} 字节；库可能选择别的树</translation>
    </message>
    <message>
        <source>all ranks are as far from each other, begin together, and messages do not slow each other down; combining two values takes no time</source>
        <translation>所有 rank 彼此距离相同，同时开始，消息互不减慢；合并两个值不花时间</translation>
    </message>
    <message>
        <source>time within ranks: {floor:.1f} µs that every reduction takes, and the rest shrinking with the share from {ranks} ranks on</source>
        <translation>rank 之内的时间：每次归约都需要的 {floor:.1f} µs，其余从 {ranks} 个 rank 起随份额缩小</translation>
    </message>
    <message>
        <source>time within ranks: as on {ranks} ranks, since a rank&apos;s share stays</source>
        <translation>rank 之内的时间：与 {ranks} 个 rank 时相同，因为每个 rank 的份额不变</translation>
    </message>
    <message>
        <source>time within ranks: as on 1 rank, since a rank&apos;s share stays</source>
        <translation>rank 之内的时间：与 1 个 rank 时相同，因为每个 rank 的份额不变</translation>
    </message>
    <message>
        <source>Of several ranks: how their values become one: neighbored (default), interleaved, gather, mpi-reduce, or, from GPU to GPU, nccl-reduce or peer-store</source>
        <translation>有多个 rank 时：如何把它们的值合成一个：neighbored（默认）、interleaved、gather、mpi-reduce，或者从 GPU 到 GPU 的 nccl-reduce 或 peer-store</translation>
    </message>
    <message>
        <source>only run, compare, ladder, lens, sweep, ranks and a worker reduce across ranks, all started by mpirun; write mpirun -n 4 warpfold-cli run --backend cluster, or choose another device</source>
        <translation>只有 run、compare、ladder、lens、sweep、ranks 和工作进程能跨 rank 归约，都由 mpirun 启动；请写 mpirun -n 4 warpfold-cli run --backend cluster，或选择其他设备</translation>
    </message>
    <message>
        <source>several ranks only run, compare, sweep and scale, and climb the ladder; choose another device for this</source>
        <translation>多个 rank 只能运行、比较、扫描、扩展和做阶梯；请为此选择其他设备</translation>
    </message>
    <message>
        <source>a sweep over several ranks is printed and not recorded; leave the file out, or choose one device</source>
        <translation>多个 rank 上的扫描只打印而不录制；请去掉文件，或选择单个设备</translation>
    </message>
    <message>
        <source>{option} is not there with --backend {backend}; leave it out</source>
        <translation>--backend {backend} 没有 {option}；请去掉它</translation>
    </message>
    <message>
        <source>NCCL&apos;s own reduction from GPU to GPU</source>
        <translation>NCCL 自带的 GPU 间归约</translation>
    </message>
    <message>
        <source>one call of ncclReduce behind each GPU&apos;s last kernel; NCCL chooses the way, over NVLink where there is one, and does not tell its messages</source>
        <translation>在每块 GPU 的最后一个内核之后调用一次 ncclReduce；路径由 NCCL 选择（有 NVLink 时经由 NVLink），不透露消息</translation>
    </message>
    <message>
        <source>GPUs store into rank 0&apos;s memory</source>
        <translation>GPU 写入 rank 0 的内存</translation>
    </message>
    <message>
        <source>{method} goes from GPU to GPU, and the device of this rank is no GPU ({device}); choose another method, or run where each rank has a GPU</source>
        <translation>{method} 从 GPU 到 GPU，而此 rank 的设备不是 GPU（{device}）；请选择其他方式，或在每个 rank 都有 GPU 的地方运行</translation>
    </message>
    <message>
        <source>{method} is a call of MPI, and one process with all GPUs has none; choose another method, or take --backend cluster under mpirun</source>
        <translation>{method} 是 MPI 调用，而使用所有 GPU 的单个进程没有 MPI；请选择其他方式，或在 mpirun 下使用 --backend cluster</translation>
    </message>
    <message>
        <source>libnccl.so.2 cannot be opened ({reason}); install libnccl2 or put its folder into LD_LIBRARY_PATH, or choose another method</source>
        <translation>无法打开 libnccl.so.2（{reason}）；请安装 libnccl2，或把它的文件夹加入 LD_LIBRARY_PATH，或选择其他方式</translation>
    </message>
    <message>
        <source>libnccl.so.2 has no {function}; install a newer libnccl2, or choose another method</source>
        <translation>libnccl.so.2 没有 {function}；请安装更新的 libnccl2，或选择其他方式</translation>
    </message>
    <message>
        <source>NCCL does not combine by {operation}; choose another method, or an operation that adds, multiplies or takes a minimum or maximum</source>
        <translation>NCCL 不按 {operation} 合并；请选择其他方式，或选择求和、求积、求最小值或最大值的运算</translation>
    </message>
    <message>
        <source>ranks {first} and {second} share one GPU of {host}, and NCCL takes one rank a GPU; start no more ranks than there are GPUs, or choose another method</source>
        <translation>rank {first} 和 rank {second} 共用 {host} 的一块 GPU，而 NCCL 每块 GPU 只接受一个 rank；启动的 rank 不要多于 GPU，或选择其他方式</translation>
    </message>
    <message>
        <source>the NCCL call {call} failed ({reason}); set NCCL_DEBUG=WARN to see more of it, or choose another method</source>
        <translation>NCCL 调用 {call} 失败（{reason}）；请设置 NCCL_DEBUG=WARN 查看更多信息，或选择其他方式</translation>
    </message>
    <message>
        <source>NCCL has not started within {seconds:g} s; set NCCL_DEBUG=INFO to see where it waits, give it more time with --time-limit, or choose another method</source>
        <translation>NCCL 在 {seconds:g} 秒内没有启动；请设置 NCCL_DEBUG=INFO 查看它在哪里等待，或用 --time-limit 给它更多时间，或选择其他方式</translation>
    </message>
    <message>
        <source>the GPU of this rank has waited {seconds:g} s for those of other ranks; see whether one of them hangs, or give it more time with --time-limit</source>
        <translation>此 rank 的 GPU 已等待其他 rank 的 GPU {seconds:g} 秒；请查看其中是否有挂起的，或用 --time-limit 给它更多时间</translation>
    </message>
    <message>
        <source>rank {rank} is on {host}, and a GPU stores only into memory of its own host; choose nccl-reduce, or ranks of one host</source>
        <translation>rank {rank} 在 {host} 上，而 GPU 只能写入自己主机的内存；请选择 nccl-reduce，或使用同一台主机的 rank</translation>
    </message>
    <message>
        <source>one block of rank 0 waits for all ranks; choose at most {most} ranks</source>
        <translation>rank 0 的一个线程块等待所有 rank；最多选择 {most} 个 rank</translation>
    </message>
    <message>
        <source>the GPU of this rank has no access to the memory of rank 0&apos;s GPU; choose nccl-reduce, or GPUs that NVLink connects</source>
        <translation>此 rank 的 GPU 无法访问 rank 0 的 GPU 的内存；请选择 nccl-reduce，或使用由 NVLink 连接的 GPU</translation>
    </message>
    <message>
        <source>the memory of rank 0&apos;s GPU cannot be opened here ({reason}); let all ranks see all GPUs of the host, or choose nccl-reduce</source>
        <translation>无法在此打开 rank 0 的 GPU 的内存（{reason}）；请让所有 rank 都能看到主机的所有 GPU，或选择 nccl-reduce</translation>
    </message>
    <message>
        <source>kernels store the values into rank 0&apos;s memory, and no message is sent</source>
        <translation>值由内核写入 rank 0 的内存，不发送消息</translation>
    </message>
    <message>
        <source>all GPUs together only run; choose one of them, such as cuda:0, or take run --backend cuda:all</source>
        <translation>所有 GPU 一起只能用于 run；请选择其中一块，例如 cuda:0，或使用 run --backend cuda:all</translation>
    </message>
    <message>
        <source>median {median:.1f} µs over {samples} samples (min {minimum:.1f}, p95 {percentile:.1f}; events of rank 0&apos;s GPU)</source>
        <translation>中位数 {median:.1f} µs，{samples} 个样本（最小 {minimum:.1f}，p95 {percentile:.1f}；rank 0 的 GPU 的事件）</translation>
    </message>
    <message>
        <source>what the whole took on rank 0&apos;s GPU, from the start of its first kernel to the value in its memory, beyond the slowest rank&apos;s own reduction</source>
        <translation>在 rank 0 的 GPU 上，从第一个内核开始到值出现在其内存中，比最慢的 rank 自身的归约多用的时间</translation>
    </message>
    <message>
        <source>median {median:.1f} µs from the first kernel to the value on rank 0 (min {minimum:.1f})</source>
        <translation>从第一个内核到 rank 0 上的值，中位数 {median:.1f} µs（最小 {minimum:.1f}）</translation>
    </message>
    <message>
        <source>the ranks of this device do not combine in this way; choose one of {choices}</source>
        <translation>这台设备的 rank 不以这种方式合并；请选择 {choices} 之一</translation>
    </message>
    <message>
        <source>the slowest rank&apos;s own reduction, and then the combining across ranks by the hosts&apos; clocks, or by device events where values go from GPU to GPU</source>
        <translation>最慢的 rank 自己的归约，然后是 rank 之间的合并：以主机的时钟计，值从 GPU 到 GPU 时以设备事件计</translation>
    </message>
    <message>
        <source>the last kernel of each GPU stores its value straight into the memory of rank 0&apos;s GPU; rank 0&apos;s own waits there and combines the values, and no library is called</source>
        <translation>每块 GPU 的最后一个内核把值直接写入 rank 0 的 GPU 的内存；rank 0 自己的最后一个内核在那里等待并合并这些值，不调用任何库</translation>
    </message>
    <message>
        <source>network measured between the GPUs of rank 0 and rank {rank}, whose kernels store into each other&apos;s memory: L = {latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} µs, G = {byte:.3g} ns a byte</source>
        <translation>在 rank 0 与 rank {rank} 的 GPU 之间测得的网络，其内核写入彼此的内存：L = {latency:.3g} µs，o = {overhead:.3g} µs，g = {gap:.3g} µs，G = 每字节 {byte:.3g} ns</translation>
    </message>
    <message>
        <source>With --view lanes: only this warp of each block, from 0 on</source>
        <translation>与 --view lanes 一起使用：每个线程块只显示这个线程束（从 0 起）</translation>
    </message>
    <message>
        <source>--show-warp &apos;{text:short}&apos; is not the number of a warp; write a whole number from 0 on</source>
        <translation>--show-warp &apos;{text:short}&apos; 不是线程束的编号；请写 0 或更大的整数</translation>
    </message>
    <message>
        <source>--show-warp: the view {view} does not show lanes by warp; choose --view lanes or leave it out</source>
        <translation>--show-warp：视图 {view} 不按线程束显示通道；请选择 --view lanes，或去掉此选项</translation>
    </message>
    <message>
        <source>--show-warp {warp}: the block of {kernel} has {warps} warps (0 to {last}); choose one of them</source>
        <translation>--show-warp {warp}：{kernel} 的线程块有 {warps} 个线程束（0 到 {last}）；请选择其中之一</translation>
    </message>
    <message>
        <source>--show-warp {warp}: the block of {kernel} has one warp; choose 0</source>
        <translation>--show-warp {warp}：{kernel} 的线程块只有一个线程束；请选择 0</translation>
    </message>
    <message>
        <source>a cluster&apos;s ranks are started by mpirun; write mpirun -n 4 warpfold-cli {command} --backend cluster, or choose another device</source>
        <translation>cluster 的各个 rank 由 mpirun 启动；请输入 mpirun -n 4 warpfold-cli {command} --backend cluster，或选择另一台设备</translation>
    </message>
    <message>
        <source>{method} takes each GPU&apos;s value where a kernel of ours leaves it, and {kernel} is a call of a library; choose another kernel, or a method between hosts such as gather</source>
        <translation>{method} 在我们的核函数留下值的地方取用每块 GPU 的值，而 {kernel} 是对库的调用；请选择其他核函数，或选择主机之间的方式，例如 gather</translation>
    </message>
    <message>
        <source>{method}: its values go from GPU to GPU, and this network was measured between processes of the hosts</source>
        <translation>{method}：值在 GPU 之间直接传送，而此网络是在主机的进程之间测量的</translation>
    </message>
    <message>
        <source>a value has 1 to {most} bytes</source>
        <translation>一个值有 1 到 {most} 字节</translation>
    </message>
    <message>
        <source>time within ranks: {floor:.1f} µs that every reduction takes, and the rest shrinking with the share from 1 rank on</source>
        <translation>rank 之内的时间：每次归约都需要的 {floor:.1f} µs，其余从 1 个 rank 起随份额缩小</translation>
    </message>
    <message>
        <source>the library does not tell its messages</source>
        <translation>该库不透露它的消息</translation>
    </message>
    <message>
        <source>what it says of itself cannot be shown; take another copy of its file, or record again (technical detail: {problem:short})</source>
        <translation>它对自身的描述无法显示；请使用其文件的另一份副本，或重新录制（技术细节：{problem:short}）</translation>
    </message>
    <message>
        <source>no temporary folder can be made in {folder}: {reason}; make room there, or set TMPDIR to another folder</source>
        <translation>无法在 {folder} 中创建临时文件夹：{reason}；请在那里腾出空间，或将 TMPDIR 设为另一个文件夹</translation>
    </message>
    <message>
        <source>{file:short}, beside it, is no journal of a recording: it names another file, which opening the recording would delete; delete the journal, or take another copy of the recording</source>
        <translation>旁边的 {file:short} 不是录制的日志：它指向另一个文件，打开录制就会删除那个文件；请删除该日志，或使用录制的另一份副本</translation>
    </message>
    <message>
        <source>{file:short}, beside it, is not a regular file of its own; delete it, or take another copy of the recording</source>
        <translation>旁边的 {file:short} 不是独立的普通文件；请删除它，或使用录制的另一份副本</translation>
    </message>
    <message>
        <source>{file:short}, beside it, cannot be opened: {reason}; check that it may be read</source>
        <translation>旁边的 {file:short} 无法打开：{reason}；请检查它是否可读</translation>
    </message>
    <message>
        <source>another program has written to it, and {file:short}, beside it, holds what it wrote; close the recording there, or take another copy of it</source>
        <translation>另一个程序写过它，写入的内容在旁边的 {file:short} 中；请在那里关闭录制，或使用它的另一份副本</translation>
    </message>
    <message>
        <source>a program was killed while it wrote the recording, so it is repaired in a copy, and the folder for temporary files has no room for one: {reason}; make room there, or set TMPDIR to another folder</source>
        <translation>写入录制的程序曾被强制结束，因此要在副本中修复，而临时文件夹放不下副本：{reason}；请在那里腾出空间，或将 TMPDIR 设为另一个文件夹</translation>
    </message>
    <message>
        <source>the file was moved or deleted while it was written; what was recorded until then is in it, so record again into a new one</source>
        <translation>写入期间文件被移动或删除；在那之前录制的内容仍在其中，请录制到新文件</translation>
    </message>
    <message>
        <source>it cannot be deleted: {reason}; check that its folder may be changed</source>
        <translation>无法删除：{reason}；请检查其文件夹是否可以更改</translation>
    </message>
    <message>
        <source>a window or another program is writing to it; wait for its end, or name another file</source>
        <translation>某个窗口或其他程序正在写入它；请等它结束，或指定另一个文件</translation>
    </message>
    <message>
        <source>the file of this session was moved or deleted; run again to begin a new one</source>
        <translation>此会话的文件已被移动或删除；再次运行即可开始新的文件</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}; name another file with -o</source>
        <translation>无法写入 {file}：{reason}；请用 -o 指定另一个文件</translation>
    </message>
    <message>
        <source>{file} is not a regular file; name another file with -o</source>
        <translation>{file} 不是普通文件；请用 -o 指定另一个文件</translation>
    </message>
    <message>
        <source>is FAR OFF the reference {reference}, by {percent} %, though within the rounding of this order (error {error:.3g}, tolerance {tolerance:.3g})</source>
        <translation>严重偏离参考值 {reference}，相差 {percent} %，但在此次序的舍入范围内（误差 {error:.3g}，容差 {tolerance:.3g}）</translation>
    </message>
    <message>
        <source>is FAR OFF the reference {reference}, by {percent} %, though within the rounding of this order (error {error:.3g}, tolerance {tolerance:.3g}, and {part:.3g} of the result)</source>
        <translation>严重偏离参考值 {reference}，相差 {percent} %，但在此次序的舍入范围内（误差 {error:.3g}，容差 {tolerance:.3g}，为结果的 {part:.3g}）</translation>
    </message>
    <message>
        <source>FAR OFF, within the rounding of this order</source>
        <translation>严重偏离，但在此次序的舍入范围内</translation>
    </message>
    <message>
        <source>the terms cancel down to less than a thousandth of what their magnitudes add up to; relative figures say nothing</source>
        <translation>各项相互抵消，剩下的不到其绝对值之和的千分之一；相对数值没有意义</translation>
    </message>
    <message>
        <source>the reference is 0; relative figures say nothing</source>
        <translation>参考值为 0；相对数值没有意义</translation>
    </message>
    <message>
        <source>{list} names what to run; leave this option or {list} out</source>
        <translation>{list} 已指明要运行的内容；请去掉此选项或 {list}</translation>
    </message>
    <message>
        <source>the input of {input} fits into the L2 cache of {cache}, which is warm: it is read from there, not from memory</source>
        <translation>{input} 的输入放得进 {cache} 的 L2 缓存，且缓存是热的：数据从那里读取，而不是从显存读取</translation>
    </message>
    <message>
        <source>what the terms&apos; magnitudes add up to was not saved with this result; relative figures are left out</source>
        <translation>此结果没有保存各项绝对值之和；相对数字从略</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} accesses byte {byte} of its local memory at line {line}, which has {bytes} bytes</source>
        <translation>块 {block} 的线程 {thread} 在第 {line} 行访问其本地内存的第 {byte} 字节；本地内存共 {bytes} 字节</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} reads byte {byte} of the kernel&apos;s parameters at line {line}, which have {bytes} bytes</source>
        <translation>块 {block} 的线程 {thread} 在第 {line} 行读取核函数参数的第 {byte} 字节；参数共 {bytes} 字节</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} accesses address {address:#x} at line {line}, where nothing lies</source>
        <translation>块 {block} 的线程 {thread} 在第 {line} 行访问地址 {address:#x}，该处没有任何数据</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} accesses {bytes} bytes at address {address:#x} at line {line}, which is no multiple of that size</source>
        <translation>块 {block} 的线程 {thread} 在第 {line} 行访问地址 {address:#x} 处的 {bytes} 字节，该地址不是此大小的倍数</translation>
    </message>
    <message>
        <source>deadlock in block {block}: thread {thread} waits at line {line} for thread {other}, which waits at line {other_line}</source>
        <translation>块 {block} 死锁：线程 {thread} 在第 {line} 行等待线程 {other}，而后者在第 {other_line} 行等待</translation>
    </message>
    <message>
        <source>deadlock in block {block}: thread {thread} waits at line {line} for threads that have ended</source>
        <translation>块 {block} 死锁：线程 {thread} 在第 {line} 行等待已经结束的线程</translation>
    </message>
    <message>
        <source>deadlock in block {block}: thread {thread} waits at line {line} for {array:short}[{index}] to change, and no thread is left to change it</source>
        <translation>块 {block} 死锁：线程 {thread} 在第 {line} 行等待 {array:short}[{index}] 改变，但已没有线程会改变它</translation>
    </message>
    <message>
        <source>deadlock in block {block}: thread {thread} waits at line {line}, and no thread is left that could let it go on</source>
        <translation>块 {block} 死锁：线程 {thread} 在第 {line} 行等待，但已没有线程能让它继续</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} still runs at line {line} after {instructions} instructions of its warp; check the condition that ends it</source>
        <translation>块 {block} 的线程 {thread} 在其线程束执行 {instructions} 条指令后仍在第 {line} 行运行；请检查结束条件</translation>
    </message>
    <message>
        <source>block {block} waits for one of the {blocks} blocks that cannot start before others end; launch fewer blocks</source>
        <translation>块 {block} 正在等待 {blocks} 个块中的一个，而这些块要等其他块结束才能启动；请启动更少的块</translation>
    </message>
    <message>
        <source>block {block} waits for the one block that cannot start before others end; launch fewer blocks</source>
        <translation>块 {block} 正在等待一个要等其他块结束才能启动的块；请启动更少的块</translation>
    </message>
    <message>
        <source>the kernel cannot be launched with blocks of {threads} threads and {bytes} bytes of parameters; it takes up to 1024 threads and {needed} bytes</source>
        <translation>无法以 {threads} 个线程的块和 {bytes} 字节的参数启动该内核；它最多接受 1024 个线程，需要 {needed} 字节参数</translation>
    </message>
    <message>
        <source>the kernel cannot be launched with {bytes} bytes of shared memory for each block; a GPU has up to {most}</source>
        <translation>无法以每个块 {bytes} 字节的共享内存启动该内核；GPU 最多提供 {most} 字节</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} has too many calls in each other at line {line}</source>
        <translation>块 {block} 的线程 {thread} 在第 {line} 行的函数调用嵌套过深</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} gives up at line {line}</source>
        <translation>块 {block} 的线程 {thread} 在第 {line} 行因 trap 而中止</translation>
    </message>
    <message>
        <source>the PTX has {bytes} bytes, more than {most}; compile a smaller source</source>
        <translation>PTX 有 {bytes} 字节，超过上限 {most} 字节；请编译更小的源代码</translation>
    </message>
    <message>
        <source>the PTX ends at line {line} in the middle of something; compile the source again</source>
        <translation>PTX 在第 {line} 行中途结束；请重新编译源代码</translation>
    </message>
    <message>
        <source>line {line} of the PTX cannot be read at &apos;{found:short}&apos;; compile the source again</source>
        <translation>PTX 第 {line} 行在“{found:short}”处无法读取；请重新编译源代码</translation>
    </message>
    <message>
        <source>line {line} of the PTX asks for too much at &apos;{found:short}&apos;; compile a smaller source</source>
        <translation>PTX 第 {line} 行在“{found:short}”处超出上限；请编译更小的源代码</translation>
    </message>
    <message>
        <source>the function at line {line} of the PTX is too complex for the emulator; make it smaller</source>
        <translation>PTX 第 {line} 行的函数对仿真器来说过于复杂；请将其缩小</translation>
    </message>
    <message>
        <source>variable {name:short} of {bytes} bytes does not fit beside the others; make it smaller</source>
        <translation>变量 {name:short} 有 {bytes} 字节，与其他变量一起放不下；请将其缩小</translation>
    </message>
    <message>
        <source>line {line} of the PTX declares {name:short} a second time</source>
        <translation>PTX 第 {line} 行重复声明了 {name:short}</translation>
    </message>
    <message>
        <source>line {line} of the PTX uses {name:short}, which nothing declares</source>
        <translation>PTX 第 {line} 行使用了未声明的 {name:short}</translation>
    </message>
    <message>
        <source>the PTX has no kernel {name:short}; name one of {kernels:short}</source>
        <translation>PTX 中没有内核 {name:short}；请从中选择：{kernels:short}</translation>
    </message>
    <message>
        <source>the PTX has several kernels; name one of {kernels:short}</source>
        <translation>PTX 中有多个内核；请从中选择：{kernels:short}</translation>
    </message>
    <message>
        <source>the PTX has no kernel</source>
        <translation>PTX 中没有内核</translation>
    </message>
    <message>
        <source>line {line} of the PTX has &apos;{instruction:short}&apos;, which the emulator does not execute</source>
        <translation>PTX 第 {line} 行的“{instruction:short}”指令，仿真器不支持执行</translation>
    </message>
    <message>
        <source>line {line} of the PTX gives &apos;{instruction:short}&apos; operands that it does not take</source>
        <translation>PTX 第 {line} 行“{instruction:short}”指令的操作数不符合要求</translation>
    </message>
    <message>
        <source>line {line} of the PTX calls {name:short}, of which the emulator knows nothing</source>
        <translation>PTX 第 {line} 行调用了仿真器不认识的 {name:short}</translation>
    </message>
    <message>
        <source>each use of the operator is a call, which counts as one instruction</source>
        <translation>每次使用运算符都是一次调用，计为一条指令</translation>
    </message>
    <message>
        <source>{file:short}: the compiler failed without a word; simplify the source</source>
        <translation>{file:short}：编译器没有给出任何说明就失败了；请简化源代码</translation>
    </message>
    <message>
        <source>{file:short} has no complete kernel; write a __global__ function, or name an instance of a template with --function &apos;reduce&lt;256&gt;&apos; or a line // warpfold: --function reduce&lt;256&gt;</source>
        <translation>{file:short} 中没有完整的核函数；请编写一个 __global__ 函数，或用 --function &apos;reduce&lt;256&gt;&apos; 或一行 // warpfold: --function reduce&lt;256&gt; 指定模板的一个实例</translation>
    </message>
    <message>
        <source>{file:short}, line {line}: nothing says what {name:short} is; give it a value with --define {name:short}=256 or a line // warpfold: --define {name:short}=256</source>
        <translation>{file:short}，第 {line} 行：没有任何地方说明 {name:short} 是什么；请用 --define {name:short}=256 或一行 // warpfold: --define {name:short}=256 给它一个值</translation>
    </message>
    <message>
        <source>{file:short}, line {line}: &apos;{word:short}&apos; is not known here; write --function, --args or --define, each with its value</source>
        <translation>{file:short}，第 {line} 行：这里不认识 &apos;{word:short}&apos;；请写 --function、--args 或 --define，并各带其值</translation>
    </message>
    <message>
        <source>another file has a kernel {function:short}; give one of them another name</source>
        <translation>另一个文件中已有核函数 {function:short}；请给其中一个换个名称</translation>
    </message>
    <message>
        <source>the arrays of {function:short} hold {type}; choose that type</source>
        <translation>{function:short} 的数组类型是 {type}；请选择该类型</translation>
    </message>
    <message>
        <source>what a kernel of your own leaves is combined, but not divided; choose sum</source>
        <translation>自己的核函数留下的值会被合并，但不会被除；请选择 sum</translation>
    </message>
    <message>
        <source>there is no exercise &apos;{name:short}&apos;; choose {choices}, or name a file that ends in .md</source>
        <translation>没有练习 &apos;{name:short}&apos;；请选择 {choices}，或指定以 .md 结尾的文件</translation>
    </message>
    <message>
        <source>{file:short}, line {line}: &apos;{text:short}&apos; is no condition; write n, block, grid, type or op with a colon, or a counter with a bound, such as barriers &lt;= 8 * grid</source>
        <translation>{file:short}，第 {line} 行：&apos;{text:short}&apos; 不是条件；请写 n、block、grid、type 或 op 加冒号，或带上限的计数器，例如 barriers &lt;= 8 * grid</translation>
    </message>
    <message>
        <source>&apos;{text:short}&apos; is no bound; write whole numbers, n, grid, block and warps with + - * / and parentheses</source>
        <translation>&apos;{text:short}&apos; 不是上限；请用整数、n、grid、block 和 warps 以及 + - * / 和括号书写</translation>
    </message>
    <message>
        <source>name an exercise and the files to check, such as check first-sum *.cu</source>
        <translation>请指定练习和要检查的文件，例如 check first-sum *.cu</translation>
    </message>
    <message>
        <source>it can be run</source>
        <translation>可以运行</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>no hazard</source>
        <translation>没有隐患</translation>
    </message>
    <message>
        <source>{condition}</source>
        <translation>{condition}</translation>
    </message>
    <message>
        <source>n {n}, block {block}: {result} where {reference} is right</source>
        <translation>n {n}，线程块 {block}：得到 {result}，正确的是 {reference}</translation>
    </message>
    <message>
        <source>n {n}, block {block}: {hazard}</source>
        <translation>n {n}，线程块 {block}：{hazard}</translation>
    </message>
    <message>
        <source>n {n}, block {block}: {count} where at most {most} are allowed</source>
        <translation>n {n}，线程块 {block}：{count}，最多允许 {most}</translation>
    </message>
    <message>
        <source>{file:short}: all {count} conditions hold</source>
        <translation>{file:short}：全部 {count} 个条件都满足</translation>
    </message>
    <message>
        <source>{file:short}: {held} of {count} conditions hold</source>
        <translation>{file:short}：{count} 个条件中满足 {held} 个</translation>
    </message>
    <message>
        <source>what {function:short} takes cannot be told from {types}; say it with --args in,out,n or a line // warpfold: --args in,out,n, where each is in, in2, out, in-out, n, scratch or a number</source>
        <translation>仅凭 {types} 无法判断 {function:short} 的参数是什么；请用 --args in,out,n 或一行 // warpfold: --args in,out,n 逐个写明 in、in2、out、in-out、n、scratch 或一个数</translation>
    </message>
    <message>
        <source>--args: &apos;{role:short}&apos; is not known; write in, in2, out, in-out, n, scratch or a number for each parameter</source>
        <translation>--args：不认识 &apos;{role:short}&apos;；请为每个参数写 in、in2、out、in-out、n、scratch 或一个数</translation>
    </message>
</context>
</TS>
