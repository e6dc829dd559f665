<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Watch a GPU reduction run: two kernels side by side, step by step, with what they cost.</source>
        <translation>GPU 리덕션이 실행되는 모습을 봅니다. 두 커널을 나란히, 한 단계씩, 그 비용과 함께 보여 줍니다.</translation>
    </message>
    <message>
        <source>This window is free software under the GNU General Public License, version 3 or later; it draws its charts with QCustomPlot %1 (GPL-3.0-or-later) on Qt %2 (LGPL-3.0). The worker, the kernels and the command line are under the Apache License 2.0.</source>
        <translation>이 창은 GNU General Public License 버전 3 이상에 따른 자유 소프트웨어입니다. 차트는 Qt %2(LGPL-3.0) 위에서 QCustomPlot %1(GPL-3.0-or-later)을 써서 그립니다. 워커, 커널, 명령줄은 Apache License 2.0을 따릅니다.</translation>
    </message>
    <message>
        <source>It comes without any warranty, as far as the law allows.</source>
        <translation>법이 허용하는 한 어떠한 보증도 하지 않습니다.</translation>
    </message>
    <message>
        <source>About Warpfold</source>
        <translation>Warpfold 정보</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>재생 또는 일시 정지</translation>
    </message>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>a step back, a step forward</source>
        <translation>한 단계 뒤로, 한 단계 앞으로</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>to the start, to the end</source>
        <translation>처음으로, 끝으로</translation>
    </message>
    <message>
        <source>+ −</source>
        <translation>+ −</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>빠르게, 느리게</translation>
    </message>
    <message>
        <source>F5, Shift+F5</source>
        <translation>F5, Shift+F5</translation>
    </message>
    <message>
        <source>run live, stop</source>
        <translation>실시간 실행, 중지</translation>
    </message>
    <message>
        <source>Ctrl+1, Ctrl+2</source>
        <translation>Ctrl+1, Ctrl+2</translation>
    </message>
    <message>
        <source>trees show the blackboard example, the block of the run</source>
        <translation>트리에 칠판 예, 실행의 블록 표시</translation>
    </message>
    <message>
        <source>F, Ctrl+0</source>
        <translation>F, Ctrl+0</translation>
    </message>
    <message>
        <source>fit one tree, both trees</source>
        <translation>한 트리, 두 트리를 창에 맞춤</translation>
    </message>
    <message>
        <source>Ctrl with + − and arrows</source>
        <translation>Ctrl과 + −, 화살표 키</translation>
    </message>
    <message>
        <source>zoom a tree, move within it</source>
        <translation>트리 확대/축소, 트리 안에서 이동</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>undo, redo a change of the experiment</source>
        <translation>실험 변경 실행 취소, 다시 실행</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>type a value onto the blackboard</source>
        <translation>칠판에 값 입력</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>table of the steps</source>
        <translation>단계 표</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>export the chart that is shown</source>
        <translation>표시된 차트 내보내기</translation>
    </message>
    <message>
        <source>Ctrl+N, Ctrl+O</source>
        <translation>Ctrl+N, Ctrl+O</translation>
    </message>
    <message>
        <source>new experiment, open a data file</source>
        <translation>새 실험, 데이터 파일 열기</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O, Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+O, Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>open a session, all sessions</source>
        <translation>세션 열기, 모든 세션</translation>
    </message>
    <message>
        <source>F6, F7, F8</source>
        <translation>F6, F7, F8</translation>
    </message>
    <message>
        <source>show or hide experiment, charts, source</source>
        <translation>실험, 차트, 소스 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>lecture</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Shift+F11</source>
        <translation>Shift+F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Wheel, pinch, drag</source>
        <translation>휠, 두 손가락, 끌기</translation>
    </message>
    <message>
        <source>zoom and pan a tree</source>
        <translation>트리 확대/축소와 이동</translation>
    </message>
    <message>
        <source>Double click or tap</source>
        <translation>두 번 클릭 또는 탭</translation>
    </message>
    <message>
        <source>fit a tree; on a value at the top, change it</source>
        <translation>트리를 창에 맞춤. 맨 위의 값이면 바꾸기</translation>
    </message>
    <message>
        <source>Click a value</source>
        <translation>값 클릭</translation>
    </message>
    <message>
        <source>highlight everything it was computed from; at the top, type another</source>
        <translation>그 값을 계산한 모든 것을 강조. 맨 위에서는 다른 값 입력</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Alt with arrows</source>
        <translation>Alt와 화살표</translation>
    </message>
    <message>
        <source>go from value to value of a tree</source>
        <translation>트리의 값에서 값으로 이동</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>table of the hardware counters</source>
        <translation>하드웨어 카운터 표</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>read the files of lectures again</source>
        <translation>강의 파일 다시 읽기</translation>
    </message>
    <message>
        <source>F1, Shift+F1</source>
        <translation>F1, Shift+F1</translation>
    </message>
    <message>
        <source>this list, the manual</source>
        <translation>이 목록, 설명서</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>highlight what the value was computed from</source>
        <translation>값이 무엇에서 계산되었는지 강조</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>clear the highlight, remove a chart&apos;s cursors</source>
        <translation>강조 지우기, 차트의 커서 제거</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T, in a chart T</source>
        <translation>Ctrl+Shift+T, 차트 안에서는 T</translation>
    </message>
    <message>
        <source>table of a chart</source>
        <translation>차트의 표</translation>
    </message>
    <message>
        <source>In a chart: wheel, drag</source>
        <translation>차트 안에서: 휠, 끌기</translation>
    </message>
    <message>
        <source>zoom, move; with Ctrl zoom the height</source>
        <translation>확대·축소, 이동; Ctrl과 함께 높이 확대·축소</translation>
    </message>
    <message>
        <source>zoom a chart, move within it</source>
        <translation>차트 확대·축소, 차트 안에서 이동</translation>
    </message>
    <message>
        <source>Ctrl+PageUp, Ctrl+PageDown</source>
        <translation>Ctrl+PageUp, Ctrl+PageDown</translation>
    </message>
    <message>
        <source>zoom the height of a chart</source>
        <translation>차트의 높이 확대·축소</translation>
    </message>
    <message>
        <source>F, double click</source>
        <translation>F, 두 번 클릭</translation>
    </message>
    <message>
        <source>all of a chart again</source>
        <translation>차트 전체 다시 보기</translation>
    </message>
    <message>
        <source>C, Shift+Click</source>
        <translation>C, Shift+클릭</translation>
    </message>
    <message>
        <source>place a cursor, the second one, move the other one</source>
        <translation>커서 놓기, 둘째 커서 놓기, 다른 커서 움직이기</translation>
    </message>
    <message>
        <source>← →, with Shift</source>
        <translation>← →, Shift와 함께</translation>
    </message>
    <message>
        <source>move a cursor by one point, by ten</source>
        <translation>커서를 한 점, 열 점 이동</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>트리</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>실험</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>창</translation>
    </message>
    <message>
        <source>Ctrl+K, Ctrl+Enter</source>
        <translation>Ctrl+K, Ctrl+Enter</translation>
    </message>
    <message>
        <source>open a kernel file, keep and run what was typed into it</source>
        <translation>커널 파일 열기, 입력한 내용을 저장하고 실행</translation>
    </message>
</context>
<context>
    <name>Animation</name>
    <message>
        <source>The animation would have %1 pictures: choose fewer steps, a higher speed or fewer pictures a second.</source>
        <translation>애니메이션의 그림이 %1장이나 됩니다. 단계를 줄이거나, 속도를 높이거나, 초당 그림 수를 줄이십시오.</translation>
    </message>
</context>
<context>
    <name>BandwidthChart</name>
    <message>
        <source>Bandwidth</source>
        <translation>대역폭</translation>
    </message>
    <message>
        <source>measured peak</source>
        <translation>측정 피크</translation>
    </message>
    <message>
        <source>measured peak of A&apos;s device</source>
        <translation>A 장치의 측정 피크</translation>
    </message>
</context>
<context>
    <name>ChartReading</name>
    <message>
        <source>1: %1</source>
        <translation>1: %1</translation>
    </message>
    <message>
        <source>2: %1</source>
        <translation>2: %1</translation>
    </message>
    <message>
        <source>2 − 1: %1</source>
        <translation>2 − 1: %1</translation>
    </message>
    <message>
        <source>2 / 1: %1</source>
        <translation>2 / 1: %1</translation>
    </message>
    <message>
        <source>2 / 1</source>
        <translation>2 / 1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1: %2부터 %3까지</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>원소 %1개</translation>
    </message>
</context>
<context>
    <name>ClocksChart</name>
    <message>
        <source>Clocks</source>
        <translation>클록</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>MHz: SM —  memory - -</source>
        <translation>MHz: SM —  메모리 - -</translation>
    </message>
    <message>
        <source>no clock readings yet</source>
        <translation>아직 클록을 읽지 않음</translation>
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
        <translation>메모리 %1 MHz</translation>
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
        <translation>메모리</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>power</source>
        <translation>전력</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
</context>
<context>
    <name>ColumnWords</name>
    <message>
        <source>iteration</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>low end</source>
        <translation>하한</translation>
    </message>
    <message>
        <source>high end</source>
        <translation>상한</translation>
    </message>
    <message>
        <source>low end of the median</source>
        <translation>중앙값의 하한</translation>
    </message>
    <message>
        <source>high end of the median</source>
        <translation>중앙값의 상한</translation>
    </message>
    <message>
        <source>CUB, median</source>
        <translation>CUB, 중앙값</translation>
    </message>
    <message>
        <source>B, median</source>
        <translation>B, 중앙값</translation>
    </message>
    <message>
        <source>B, samples</source>
        <translation>B, 표본 수</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 클럭</translation>
    </message>
    <message>
        <source>memory clock</source>
        <translation>메모리 클럭</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>power</source>
        <translation>전력</translation>
    </message>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>스트라이드</translation>
    </message>
    <message>
        <source>share of lanes at work</source>
        <translation>일하는 레인의 비율</translation>
    </message>
    <message>
        <source>share of bytes used</source>
        <translation>사용된 바이트의 비율</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>대역폭</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>of the peak</source>
        <translation>피크 대비</translation>
    </message>
    <message>
        <source>kind of peak</source>
        <translation>피크의 종류</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>속도 향상</translation>
    </message>
    <message>
        <source>low end of the speed-up</source>
        <translation>속도 향상의 하한</translation>
    </message>
    <message>
        <source>high end of the speed-up</source>
        <translation>속도 향상의 상한</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>threads a block</source>
        <translation>블록당 스레드</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>type</source>
        <translation>형</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>표본</translation>
    </message>
    <message>
        <source>result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>error</source>
        <translation>오차</translation>
    </message>
    <message>
        <source>order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>실행 횟수</translation>
    </message>
    <message>
        <source>side</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>map</source>
        <translation>지도</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>first</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>last</source>
        <translation>마지막</translation>
    </message>
    <message>
        <source>active threads</source>
        <translation>활성 스레드</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>워프</translation>
    </message>
    <message>
        <source>request</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>access</source>
        <translation>접근</translation>
    </message>
    <message>
        <source>memory space</source>
        <translation>메모리 공간</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>오프셋</translation>
    </message>
    <message>
        <source>size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>섹터</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>뱅크</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>콜드</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>웜</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>바뀜</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>실행되지 않음</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정됨</translation>
    </message>
    <message>
        <source>datasheet</source>
        <translation>데이터시트</translation>
    </message>
    <message>
        <source>round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>from rank</source>
        <translation>보낸 rank</translation>
    </message>
    <message>
        <source>to rank</source>
        <translation>받은 rank</translation>
    </message>
    <message>
        <source>begin</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>end</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>rank 수</translation>
    </message>
    <message>
        <source>host</source>
        <translation>호스트</translation>
    </message>
    <message>
        <source>first element</source>
        <translation>첫 원소</translation>
    </message>
    <message>
        <source>partial result</source>
        <translation>부분 결과</translation>
    </message>
    <message>
        <source>within ranks</source>
        <translation>rank 안</translation>
    </message>
    <message>
        <source>lower quartile within</source>
        <translation>rank 안의 제1사분위수</translation>
    </message>
    <message>
        <source>upper quartile within</source>
        <translation>rank 안의 제3사분위수</translation>
    </message>
    <message>
        <source>across ranks</source>
        <translation>rank 사이</translation>
    </message>
    <message>
        <source>lower quartile across</source>
        <translation>rank 사이의 제1사분위수</translation>
    </message>
    <message>
        <source>upper quartile across</source>
        <translation>rank 사이의 제3사분위수</translation>
    </message>
    <message>
        <source>clock offset</source>
        <translation>시계 차이</translation>
    </message>
    <message>
        <source>error of the clock offset</source>
        <translation>시계 차이의 오차</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>확장</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>지연 시간</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>이상</translation>
    </message>
    <message>
        <source>efficiency</source>
        <translation>효율</translation>
    </message>
    <message>
        <source>joined, the whole</source>
        <translation>joined, 전체</translation>
    </message>
    <message>
        <source>lower quartile joined</source>
        <translation>joined의 제1사분위수</translation>
    </message>
    <message>
        <source>upper quartile joined</source>
        <translation>joined의 제3사분위수</translation>
    </message>
    <message>
        <source>operations a second</source>
        <translation>초당 연산 수</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>바이트당 연산 수</translation>
    </message>
    <message>
        <source>roof</source>
        <translation>한계</translation>
    </message>
    <message>
        <source>share of the roof</source>
        <translation>한계에 대한 비율</translation>
    </message>
    <message>
        <source>far off</source>
        <translation>크게 벗어남</translation>
    </message>
    <message>
        <source>why there is no ULP</source>
        <translation>ULP가 없는 이유</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>TEXT</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>숫자</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message>
        <source>%1 billion</source>
        <translation>%1×10⁹</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1×10⁶</translation>
    </message>
    <message>
        <source>slowed down %1 times</source>
        <translation>%1배 느리게</translation>
    </message>
    <message>
        <source>at real speed</source>
        <translation>실제 속도로</translation>
    </message>
    <message>
        <source>sped up %1 times</source>
        <translation>%1배 빠르게</translation>
    </message>
</context>
<context>
    <name>CursorBox</name>
    <message>
        <source>and %1 more: see the table</source>
        <translation>외 %1개: 표를 보십시오</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Show in Trees</source>
        <translation>트리에 표시</translation>
    </message>
    <message>
        <source>Block of the first launch, 0 to %1:</source>
        <translation>첫 커널 실행의 블록, 0~%1:</translation>
    </message>
    <message>
        <source>Steps · %1</source>
        <translation>단계 · %1</translation>
    </message>
    <message>
        <source>Worker Command</source>
        <translation>워커 명령</translation>
    </message>
    <message>
        <source>Command line of the worker. Empty: the warpfold-cli of this installation.
Example: ssh gpubox warpfold-cli worker</source>
        <translation>워커의 명령줄. 비워 두면 이 설치본의 warpfold-cli를 씁니다.
예: ssh gpubox warpfold-cli worker</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
</context>
<context>
    <name>EarlierRun</name>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>N = %1</source>
        <translation>N = %1</translation>
    </message>
    <message>
        <source>1 thread per block</source>
        <translation>블록당 스레드 1개</translation>
    </message>
    <message>
        <source>%1 threads per block</source>
        <translation>블록당 스레드 %1개</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>블록 1개</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>블록 %1개</translation>
    </message>
    <message>
        <source>warps of %1</source>
        <translation>워프 크기 %1</translation>
    </message>
    <message>
        <source>1 rank</source>
        <translation>rank 1개</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>rank %1개</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The picture could not be painted: choose a smaller size.</source>
        <translation>그림을 그릴 수 없습니다. 더 작은 크기를 고르십시오.</translation>
    </message>
    <message>
        <source>“%1” ends in .%2, but %3 was chosen. Write it as %4?</source>
        <translation>“%1”의 끝은 .%2인데 %3 형식을 골랐습니다. %4 형식으로 쓸까요?</translation>
    </message>
    <message>
        <source>The picture would have %1 × %2 pixels: choose a smaller size or scale.</source>
        <translation>그림이 %1 × %2 픽셀이 됩니다. 더 작은 크기나 배율을 고르십시오.</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture: choose a smaller size.</source>
        <translation>그림을 그릴 메모리가 부족합니다. 더 작은 크기를 고르십시오.</translation>
    </message>
    <message>
        <source>The picture could not be written as PNG.</source>
        <translation>그림을 PNG로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” does not end in .png, .svg, .pdf, .csv or .json.</source>
        <translation>“%1”의 끝이 .png, .svg, .pdf, .csv, .json 중 어느 것도 아닙니다.</translation>
    </message>
    <message>
        <source>%1 × %2 is too small for this picture: it takes at least %3 × %4.</source>
        <translation>%1 × %2 크기는 이 그림에 너무 작습니다. 최소 %3 × %4 크기가 필요합니다.</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Paper column, 85 mm</source>
        <translation>논문 단, 85 mm</translation>
    </message>
    <message>
        <source>Paper page, 175 mm</source>
        <translation>논문 쪽, 175 mm</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>슬라이드, 16:9</translation>
    </message>
    <message>
        <source>Poster, 800 mm</source>
        <translation>포스터, 800 mm</translation>
    </message>
    <message>
        <source>Web, 1200 pixels</source>
        <translation>웹, 1200픽셀</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>단계 %1/%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Table of the steps</source>
        <translation>단계 표</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>카운터</translation>
    </message>
    <message>
        <source>Tree A</source>
        <translation>트리 A</translation>
    </message>
    <message>
        <source>Tree B</source>
        <translation>트리 B</translation>
    </message>
    <message>
        <source>Lanes A</source>
        <translation>레인 A</translation>
    </message>
    <message>
        <source>Lanes B</source>
        <translation>레인 B</translation>
    </message>
    <message>
        <source>Source A</source>
        <translation>소스 A</translation>
    </message>
    <message>
        <source>Source B</source>
        <translation>소스 B</translation>
    </message>
    <message>
        <source>Source of A: %1</source>
        <translation>A의 소스: %1</translation>
    </message>
    <message>
        <source>Source of B: %1</source>
        <translation>B의 소스: %1</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>일어나는 일</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>counts emulated</source>
        <translation>횟수는 에뮬레이션</translation>
    </message>
    <message>
        <source>%1; step times: %2</source>
        <translation>%1; 단계 시간: %2</translation>
    </message>
    <message>
        <source>warp %1 (of %2)</source>
        <translation>워프 %1(총 %2)</translation>
    </message>
    <message>
        <source>%1 has nothing to show: %2</source>
        <translation>%1 차트에 보여 줄 것이 없습니다. %2</translation>
    </message>
    <message>
        <source>%1 is being computed and comes onto the page by itself; untick it to stop.</source>
        <translation>%1 차트를 계산하고 있으며 끝나면 저절로 페이지에 나타납니다. 멈추려면 선택을 해제하십시오.</translation>
    </message>
    <message>
        <source>%1 has nothing to show yet: tick it to compute it.</source>
        <translation>%1 차트에 아직 보여 줄 것이 없습니다. 선택하면 계산합니다.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>%1&#xa0;s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1&#xa0;ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>%1&#xa0;µs</source>
        <translation>%1&#xa0;µs</translation>
    </message>
    <message>
        <source>%1&#xa0;ns</source>
        <translation>%1&#xa0;ns</translation>
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
        <translation>“%1”: 번호를 매긴 파일 이름에는 번호 자리 %d 하나만, 또는 세 자리 이상이면 %03d 하나만 쓸 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Gif</name>
    <message>
        <source>The GIF could not be written: choose a smaller size.</source>
        <translation>GIF를 쓸 수 없습니다. 더 작은 크기를 고르십시오.</translation>
    </message>
    <message>
        <source>The animation has no picture.</source>
        <translation>애니메이션에 그림이 없습니다.</translation>
    </message>
</context>
<context>
    <name>Hardware</name>
    <message>
        <source>Hardware counters</source>
        <translation>하드웨어 카운터</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>카운터</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>바이트</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>세지 않음</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>counted by %1 and recorded</source>
        <translation>%1에서 세어 녹화됨</translation>
    </message>
    <message>
        <source>counted by %1 on %2 and recorded</source>
        <translation>%2에 %1에서 세어 녹화됨</translation>
    </message>
    <message>
        <source>counted by %1, launches run again for it</source>
        <translation>%1에서 셈, 이를 위해 커널을 다시 실행함</translation>
    </message>
    <message>
        <source>not counted: %1</source>
        <translation>세지 않음: %1</translation>
    </message>
</context>
<context>
    <name>HeatMapChart</name>
    <message>
        <source>Heat map</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>active threads by step ↓</source>
        <translation>단계별 활성 스레드 ↓</translation>
    </message>
    <message>
        <source>exact (emulated)</source>
        <translation>정확함(에뮬레이션)</translation>
    </message>
    <message>
        <source>The run: %1</source>
        <translation>실행: %1</translation>
    </message>
    <message>
        <source>Blackboard example, %1 threads by warp</source>
        <translation>칠판 예, 스레드 %1개, 워프별</translation>
    </message>
    <message>
        <source>Block %1: threads by warp</source>
        <translation>블록 %1: 워프별 스레드</translation>
    </message>
    <message>
        <source>Whole grid, N = %1, 1 block: active threads</source>
        <translation>전체 그리드, N = %1, 블록 1개: 활성 스레드</translation>
    </message>
    <message>
        <source>Whole grid, N = %1, %2 blocks: active threads</source>
        <translation>전체 그리드, N = %1, 블록 %2개: 활성 스레드</translation>
    </message>
    <message>
        <source>combines</source>
        <translation>결합</translation>
    </message>
    <message>
        <source>reads, writes</source>
        <translation>읽기, 쓰기</translation>
    </message>
    <message>
        <source>idle lane</source>
        <translation>유휴 레인</translation>
    </message>
    <message>
        <source>idle warp</source>
        <translation>유휴 워프</translation>
    </message>
    <message>
        <source>thread %1 · warp %2 · lane %3
%4: %5</source>
        <translation>스레드 %1 · 워프 %2 · 레인 %3
%4: %5</translation>
    </message>
    <message>
        <source>blocks %1 to %2, step %3: %4 % of their threads work</source>
        <translation>블록 %1~%2, 단계 %3: 스레드의 %4 %가 일함</translation>
    </message>
    <message>
        <source>blocks %1 to %2, before step %3: %4 % of their threads work</source>
        <translation>블록 %1~%2, 단계 %3 이전: 스레드의 %4 %가 일함</translation>
    </message>
    <message>
        <source>blocks %1 to %2, after step %3: %4 % of their threads work</source>
        <translation>블록 %1~%2, 단계 %3 이후: 스레드의 %4 %가 일함</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Ladder</source>
        <translation>사다리</translation>
    </message>
    <message>
        <source>Figures that others have published of these kernels, on their devices: no part of any ratio</source>
        <translation>다른 사람들이 자신의 장치에서 이 커널들에 대해 발표한 수치: 어떤 비율에도 쓰이지 않음</translation>
    </message>
    <message>
        <source>Show published figures</source>
        <translation>발표된 수치 표시</translation>
    </message>
    <message>
        <source>Ladder, %1</source>
        <translation>사다리, %1</translation>
    </message>
    <message>
        <source>%1 · ◇ published by others</source>
        <translation>%1 · ◇ 다른 사람들이 발표</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>◇ published</source>
        <translation>◇ 발표된 수치</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>지연 시간</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>% of peak</source>
        <translation>피크의 %</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>속도 향상</translation>
    </message>
    <message>
        <source>Order of the kernels</source>
        <translation>커널 순서</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>눈금</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>목록순</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간순</translation>
    </message>
    <message>
        <source>bars</source>
        <translation>막대</translation>
    </message>
    <message>
        <source>log dots</source>
        <translation>로그 점</translation>
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
        <translation>기준</translation>
    </message>
    <message>
        <source>library</source>
        <translation>라이브러리</translation>
    </message>
    <message>
        <source>emulator&apos;s own time</source>
        <translation>에뮬레이터 자신의 시간</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>모델링됨</translation>
    </message>
    <message>
        <source>error band</source>
        <translation>오차 범위</translation>
    </message>
    <message>
        <source>bar cut off</source>
        <translation>잘린 막대</translation>
    </message>
    <message>
        <source>published by others:</source>
        <translation>다른 사람이 발표한 수치:</translation>
    </message>
    <message>
        <source>published by others</source>
        <translation>다른 사람이 발표한 수치</translation>
    </message>
    <message>
        <source>published, beyond this axis</source>
        <translation>발표된 수치, 축을 벗어남</translation>
    </message>
    <message>
        <source>beyond this axis</source>
        <translation>축을 벗어남</translation>
    </message>
</context>
<context>
    <name>LadderPainter</name>
    <message>
        <source>and %1 more: a taller picture has them</source>
        <translation>외 %1개: 더 높은 그림에 표시됨</translation>
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
        <translation>피크의 % 없음: CPU에서 실행되며 피크는 GPU의 것입니다</translation>
    </message>
    <message>
        <source>no % of peak: the device&apos;s peak is not known</source>
        <translation>피크의 % 없음: 장치의 피크를 모릅니다</translation>
    </message>
    <message>
        <source>no such figure</source>
        <translation>이 수치가 없습니다</translation>
    </message>
    <message>
        <source>no speed-up: the emulator&apos;s own times say nothing about a GPU</source>
        <translation>속도 향상 없음: 에뮬레이터 자신의 시간은 GPU에 대해 아무것도 말해 주지 않습니다</translation>
    </message>
    <message>
        <source>no speed-up: its time is %1, that of %2 is %3</source>
        <translation>속도 향상 없음: 이 커널의 시간은 %1, %2의 시간은 %3입니다</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>지연 시간</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>대역폭</translation>
    </message>
    <message>
        <source>% of peak</source>
        <translation>피크의 %</translation>
    </message>
    <message>
        <source>% of the measured peak, %1</source>
        <translation>측정 피크 %1의 %</translation>
    </message>
    <message>
        <source>% of the datasheet&apos;s peak, %1</source>
        <translation>데이터시트 피크 %1의 %</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>속도 향상</translation>
    </message>
    <message>
        <source>speed-up over %1</source>
        <translation>%1 대비 속도 향상</translation>
    </message>
    <message>
        <source>% of peak: no GPU&apos;s peak goes with these times</source>
        <translation>피크의 %: 이 시간에 해당하는 GPU 피크가 없습니다</translation>
    </message>
    <message>
        <source>speed-up: the emulator&apos;s own times say nothing about a GPU</source>
        <translation>속도 향상: 에뮬레이터 자신의 시간은 GPU에 대해 아무것도 말해 주지 않습니다</translation>
    </message>
    <message>
        <source>measured peak, %1</source>
        <translation>측정 피크, %1</translation>
    </message>
    <message>
        <source>datasheet, %1</source>
        <translation>데이터시트, %1</translation>
    </message>
</context>
<context>
    <name>LatencyChart</name>
    <message>
        <source>Latency</source>
        <translation>지연 시간</translation>
    </message>
</context>
<context>
    <name>Lectures</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, %2번째 줄: %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>this is not a file; move it away, or rename it</source>
        <translation>파일이 아닙니다. 다른 곳으로 옮기거나 이름을 바꾸십시오</translation>
    </message>
    <message>
        <source>the file cannot be read; allow it to be read, or move it away</source>
        <translation>파일을 읽을 수 없습니다. 읽기를 허용하거나 다른 곳으로 옮기십시오</translation>
    </message>
    <message>
        <source>there is no such folder; make it, or name another one</source>
        <translation>그런 폴더가 없습니다. 폴더를 만들거나 다른 폴더를 지정하십시오</translation>
    </message>
    <message>
        <source>this is not a folder; name a folder</source>
        <translation>폴더가 아닙니다. 폴더를 지정하십시오</translation>
    </message>
    <message>
        <source>the folder cannot be read; allow it to be read</source>
        <translation>폴더를 읽을 수 없습니다. 읽기를 허용하십시오</translation>
    </message>
    <message>
        <source>%1 files are too many, and those from %2 on are left out; keep at most %3 in a folder</source>
        <translation>파일 %1개는 너무 많아 %2부터는 제외합니다. 한 폴더에 %3개까지만 두십시오</translation>
    </message>
    <message>
        <source>the id %1 is that of %2, too; rename one of the two files</source>
        <translation>같은 id(%1)가 %2에도 있습니다. 두 파일 중 하나의 이름을 바꾸십시오</translation>
    </message>
    <message>
        <source>there is no slide; begin one with a line such as # A headline</source>
        <translation>슬라이드가 없습니다. # 제목 같은 줄로 시작하십시오</translation>
    </message>
    <message>
        <source>no slide of the chapter has a blackboard to write values onto; leave them out, or add a line view: trees to a slide</source>
        <translation>이 장에는 값을 쓸 칠판이 있는 슬라이드가 없습니다. 값을 빼거나 슬라이드에 view: trees 줄을 추가하십시오</translation>
    </message>
    <message>
        <source>this line has more than %1 characters; break it into several</source>
        <translation>이 줄은 %1자를 넘습니다. 여러 줄로 나누십시오</translation>
    </message>
    <message>
        <source>this line has a control character; leave it out</source>
        <translation>이 줄에 제어 문자가 있습니다. 빼십시오</translation>
    </message>
    <message>
        <source>this line has the character %1, which reverses or breaks lines; leave it out</source>
        <translation>이 줄에 글의 방향을 뒤집거나 줄을 바꾸는 문자(%1)가 있습니다. 빼십시오</translation>
    </message>
    <message>
        <source>%1 is not a key with a value; write a line such as view: trees</source>
        <translation>%1 부분은 값이 있는 키가 아닙니다. view: trees 같은 줄을 쓰십시오</translation>
    </message>
    <message>
        <source>the key %1 is there twice; leave one of them out</source>
        <translation>%1 키가 두 번 있습니다. 하나를 빼십시오</translation>
    </message>
    <message>
        <source>the header is missing; begin the file with a line ---</source>
        <translation>머리말이 없습니다. 파일을 --- 줄로 시작하십시오</translation>
    </message>
    <message>
        <source>the header has no end: close it with a line ---</source>
        <translation>머리말이 끝나지 않습니다. --- 줄로 닫으십시오</translation>
    </message>
    <message>
        <source>the chapter has no title; write a line title: … into the header</source>
        <translation>장에 제목이 없습니다. 머리말에 title: … 줄을 쓰십시오</translation>
    </message>
    <message>
        <source>%1 belongs to no slide; begin a slide above it with a line such as # A headline</source>
        <translation>%1 줄은 어느 슬라이드에도 속하지 않습니다. 그 위에서 # 제목 같은 줄로 슬라이드를 시작하십시오</translation>
    </message>
    <message>
        <source>%1 begins a block that slides do not have; begin a stage with ```stage, and write code within a line as `code`</source>
        <translation>%1 줄은 슬라이드에 없는 블록을 시작합니다. stage 블록은 ```stage 줄로 시작하고, 줄 안의 코드는 `code`처럼 쓰십시오</translation>
    </message>
    <message>
        <source>this line has a link or a picture, which slides do not show; write words, or choose a view that shows the picture</source>
        <translation>이 줄에 링크나 그림이 있는데, 슬라이드는 이를 보여 주지 않습니다. 글로 쓰거나, 그 그림을 보여 주는 보기를 고르십시오</translation>
    </message>
    <message>
        <source>the slide has more than %1 characters; make two slides of it</source>
        <translation>슬라이드가 %1자를 넘습니다. 두 슬라이드로 나누십시오</translation>
    </message>
    <message>
        <source>the chapter has more than %1 slides; make two chapters of it</source>
        <translation>장의 슬라이드가 %1장을 넘습니다. 두 장(章)으로 나누십시오</translation>
    </message>
    <message>
        <source>the slide has a second line below its headline; write one line that begins with &gt;</source>
        <translation>슬라이드의 제목 아래에 부제 줄이 또 있습니다. &gt;로 시작하는 줄을 하나만 쓰십시오</translation>
    </message>
    <message>
        <source>the slide has a second stage; write all keys into one</source>
        <translation>슬라이드에 stage 블록이 또 있습니다. 모든 키를 하나에 쓰십시오</translation>
    </message>
    <message>
        <source>the stage does not end; end it with a line ```</source>
        <translation>stage 블록이 끝나지 않습니다. ``` 줄로 끝내십시오</translation>
    </message>
    <message>
        <source>the slide has an answer and no question; add a line question: …</source>
        <translation>슬라이드에 답은 있는데 질문이 없습니다. question: … 줄을 추가하십시오</translation>
    </message>
    <message>
        <source>the slide has a question and no answer; add a line answer: …</source>
        <translation>슬라이드에 질문은 있는데 답이 없습니다. answer: … 줄을 추가하십시오</translation>
    </message>
    <message>
        <source>a race takes two kernels; add a line b: … with another kernel</source>
        <translation>경주에는 커널이 두 개 필요합니다. 다른 커널로 b: … 줄을 추가하십시오</translation>
    </message>
    <message>
        <source>a difference takes two kernels; add a line b: … with another kernel</source>
        <translation>차이를 보이려면 커널이 두 개 필요합니다. 다른 커널로 b: … 줄을 추가하십시오</translation>
    </message>
    <message>
        <source>a prediction takes trees and a step from 1 on; add view: trees and a line such as step: 2</source>
        <translation>예측에는 트리와 1 이상의 단계가 필요합니다. view: trees와 step: 2 같은 줄을 추가하십시오</translation>
    </message>
    <message>
        <source>this name gives the chapter no id; rename the file to a name such as 05-banks.md</source>
        <translation>이 이름으로는 장의 id를 만들 수 없습니다. 파일 이름을 05-banks.md처럼 바꾸십시오</translation>
    </message>
    <message>
        <source>there is no kernel %1; choose one of %2</source>
        <translation>%1 커널이 없습니다. %2 중에서 고르십시오</translation>
    </message>
    <message>
        <source>nothing that happens inside %1 is recorded; choose another view</source>
        <translation>%1 안에서 일어나는 일은 기록되지 않습니다. 다른 보기를 고르십시오</translation>
    </message>
    <message>
        <source>%1 cannot have a block of %2; write block: %3</source>
        <translation>%1 커널은 크기가 %2인 블록을 가질 수 없습니다. block: %3 줄을 쓰십시오</translation>
    </message>
    <message>
        <source>%1 combines bits, which mean nothing in a %2; write a type of integers, such as int32</source>
        <translation>%1 연산은 비트를 결합하는데, %2 형식에서 비트는 의미가 없습니다. int32 같은 정수 형식을 쓰십시오</translation>
    </message>
    <message>
        <source>the source of %1 has no line %2; write lines up to %3</source>
        <translation>%1의 소스에는 %2번째 줄이 없습니다. %3번째 줄까지만 쓰십시오</translation>
    </message>
    <message>
        <source>the view %1 has no lines to highlight; add a line view: source</source>
        <translation>%1 보기에는 강조할 줄이 없습니다. view: source 줄을 추가하십시오</translation>
    </message>
    <message>
        <source>the view %1 has no tree to highlight in; add a line view: trees</source>
        <translation>%1 보기에는 강조할 트리가 없습니다. view: trees 줄을 추가하십시오</translation>
    </message>
    <message>
        <source>%1 has no hazard that could be highlighted; choose one of the faulty kernels, such as broken-lockstep</source>
        <translation>%1에는 강조할 해저드가 없습니다. broken-lockstep 같은 결함 커널을 고르십시오</translation>
    </message>
    <message>
        <source>there is no lane %1; the block has 1 thread</source>
        <translation>%1번 레인은 없습니다. 블록의 스레드는 1개입니다</translation>
    </message>
    <message>
        <source>there is no lane %1; the block has %2 threads</source>
        <translation>%1번 레인은 없습니다. 블록의 스레드는 %2개입니다</translation>
    </message>
    <message>
        <source>%1 cannot hold %2; write another value, or another type</source>
        <translation>%1 형식은 %2 값을 담을 수 없습니다. 다른 값이나 다른 형식을 쓰십시오</translation>
    </message>
    <message>
        <source>%1 cannot hold %2; write other values, or another type</source>
        <translation>%1 형식은 %2 값들을 담을 수 없습니다. 다른 값들이나 다른 형식을 쓰십시오</translation>
    </message>
    <message>
        <source>values are written onto the blackboard, and the slide in line %1 shows a block of the run; write them into the stages of slides with a blackboard</source>
        <translation>값은 칠판에 쓰는 것인데, %1번째 줄의 슬라이드는 실행의 블록을 보여 줍니다. 칠판이 있는 슬라이드의 stage 블록에 쓰십시오</translation>
    </message>
    <message>
        <source>the view %1 has no blackboard to write values onto; add a line view: trees</source>
        <translation>%1 보기에는 값을 쓸 칠판이 없습니다. view: trees 줄을 추가하십시오</translation>
    </message>
    <message>
        <source>values are written onto the blackboard, and this slide shows a block of the run; leave them out, or write trees: board</source>
        <translation>값은 칠판에 쓰는 것인데, 이 슬라이드는 실행의 블록을 보여 줍니다. 값을 빼거나 trees: board 줄을 쓰십시오</translation>
    </message>
    <message>
        <source>a block of one thread has no steps; write a block from 2 on</source>
        <translation>스레드가 하나인 블록에는 단계가 없습니다. 2 이상의 블록을 쓰십시오</translation>
    </message>
    <message>
        <source>a race takes times, and %1 runs only on the emulator, which has none; choose a kernel that is not faulty, or leave race out</source>
        <translation>경주에는 시간이 필요한데, %1 커널은 시간이 없는 에뮬레이터에서만 실행됩니다. 결함 없는 커널을 고르거나 race를 빼십시오</translation>
    </message>
    <message>
        <source>there is no view %1; write one of %2</source>
        <translation>%1 보기가 없습니다. %2 중 하나를 쓰십시오</translation>
    </message>
    <message>
        <source>%1 has no fault that could be shown; choose one of the faulty kernels, such as broken-lockstep</source>
        <translation>%1에는 보여 줄 결함이 없습니다. broken-lockstep 같은 결함 커널을 고르십시오</translation>
    </message>
    <message>
        <source>the file has more than %1 bytes; make several of it</source>
        <translation>파일이 %1바이트를 넘습니다. 여러 파일로 나누십시오</translation>
    </message>
    <message>
        <source>the text is not UTF-8; save it as UTF-8</source>
        <translation>텍스트가 UTF-8이 아닙니다. UTF-8로 저장하십시오</translation>
    </message>
    <message>
        <source>How many threads work in step %1?</source>
        <translation>단계 %1에서 스레드 몇 개가 일합니까?</translation>
    </message>
    <message>
        <source>How many warps are issued in step %1?</source>
        <translation>단계 %1에서 워프 몇 개가 발행됩니까?</translation>
    </message>
    <message>
        <source>How many warps diverge in step %1?</source>
        <translation>단계 %1에서 워프 몇 개가 분기합니까?</translation>
    </message>
    <message>
        <source>How many sectors does a request move in step %1?</source>
        <translation>단계 %1에서 요청 하나는 섹터를 몇 개 옮깁니까?</translation>
    </message>
    <message>
        <source>How many bank conflicts does step %1 have?</source>
        <translation>단계 %1의 뱅크 충돌은 몇 번입니까?</translation>
    </message>
    <message>
        <source>Which value does the first thread compute in step %1?</source>
        <translation>단계 %1에서 첫 스레드는 어떤 값을 계산합니까?</translation>
    </message>
    <message>
        <source>%1 is not a block size; write a number from 1 to 1024</source>
        <translation>%1 값은 블록 크기가 아닙니다. 1부터 1024까지의 수를 쓰십시오</translation>
    </message>
    <message>
        <source>%1 is not a number of elements from 1 to 2^26; write one such as 2^24 or 1000</source>
        <translation>%1 값은 1부터 2^26까지의 원소 수가 아닙니다. 2^24나 1000 같은 수를 쓰십시오</translation>
    </message>
    <message>
        <source>there is no element type %1; write one of %2</source>
        <translation>%1 원소 형식은 없습니다. %2 중 하나를 쓰십시오</translation>
    </message>
    <message>
        <source>there is no operation %1; write one of %2</source>
        <translation>%1 연산은 없습니다. %2 중 하나를 쓰십시오</translation>
    </message>
    <message>
        <source>%1 has no number of at most 6 digits before and after the point; write one such as %2</source>
        <translation>%1에는 소수점 앞뒤가 각각 6자리 이하인 수가 없습니다. %2처럼 쓰십시오</translation>
    </message>
    <message>
        <source>there is no input %1; write one of %2</source>
        <translation>%1 입력은 없습니다. %2 중 하나를 쓰십시오</translation>
    </message>
    <message>
        <source>%1 is not a step; write one such as 2, or several as 1..4</source>
        <translation>%1 값은 단계가 아닙니다. 2처럼 하나를 쓰거나, 1..4처럼 여러 단계를 쓰십시오</translation>
    </message>
    <message>
        <source>the steps %1 go backwards; write the smaller number first</source>
        <translation>%1 단계는 거꾸로 갑니다. 작은 수를 먼저 쓰십시오</translation>
    </message>
    <message>
        <source>%1 is not a thing to highlight; write lines 8-12, lane 5 or hazard</source>
        <translation>%1 값은 강조할 수 있는 것이 아닙니다. lines 8-12, lane 5, hazard 중에서 쓰십시오</translation>
    </message>
    <message>
        <source>%1 cannot be predicted; write one of %2</source>
        <translation>%1 항목은 예측할 수 없습니다. %2 중 하나를 쓰십시오</translation>
    </message>
    <message>
        <source>%1 is not a view; write the name of one, such as trees</source>
        <translation>%1 값은 보기가 아닙니다. trees 같은 보기의 이름을 쓰십시오</translation>
    </message>
    <message>
        <source>there is no tree %1; write one of %2</source>
        <translation>%1 트리는 없습니다. %2 중 하나를 쓰십시오</translation>
    </message>
    <message>
        <source>%1 is not a number of threads of a blackboard example; write one of %2</source>
        <translation>%1 값은 칠판 예의 스레드 수가 아닙니다. %2 중 하나를 쓰십시오</translation>
    </message>
    <message>
        <source>these are more than %1 values; write those of the first elements</source>
        <translation>값이 %1개를 넘습니다. 첫 원소들의 값만 쓰십시오</translation>
    </message>
    <message>
        <source>%1 is not a number; write numbers with commas between them, such as 16777216, 1, 0.5</source>
        <translation>%1 값은 수가 아닙니다. 16777216, 1, 0.5처럼 수를 쉼표로 나누어 쓰십시오</translation>
    </message>
    <message>
        <source>%1 are not numbers; write numbers with commas between them, such as 16777216, 1, 0.5</source>
        <translation>%1 값은 수가 아닙니다. 16777216, 1, 0.5처럼 수를 쉼표로 나누어 쓰십시오</translation>
    </message>
    <message>
        <source>%1 is neither yes nor no; write one of them</source>
        <translation>%1 값은 yes도 no도 아닙니다. 둘 중 하나를 쓰십시오</translation>
    </message>
    <message>
        <source>%1 is not a kernel; write the id of one, such as neighbored</source>
        <translation>%1 값은 커널이 아닙니다. neighbored 같은 커널 id를 쓰십시오</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 외 %2개</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>there is no placeholder %1; write one of %2</source>
        <translation>%1 자리표시자는 없습니다. %2 중 하나를 쓰십시오</translation>
    </message>
    <message>
        <source>there is no key %1; write one of %2</source>
        <translation>%1 키는 없습니다. %2 중 하나를 쓰십시오</translation>
    </message>
    <message>
        <source>the key %1 has no value; write one after the colon</source>
        <translation>%1 키에 값이 없습니다. 콜론 뒤에 값을 쓰십시오</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Float lens</source>
        <translation>부동소수점 렌즈</translation>
    </message>
    <message>
        <source>Float lens, %1</source>
        <translation>부동소수점 렌즈, %1</translation>
    </message>
    <message>
        <source>error in ULP, units in the last place</source>
        <translation>오차, ULP(마지막 자리의 단위)</translation>
    </message>
    <message>
        <source>ULP from the reference</source>
        <translation>참조값과의 차이, ULP</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Kernel to repeat</source>
        <translation>반복할 커널</translation>
    </message>
    <message>
        <source>Repeat %1 times</source>
        <translation>%1번 반복</translation>
    </message>
    <message>
        <source>Runs one kernel %1 times and counts its different results</source>
        <translation>커널 하나를 %1번 실행하여 서로 다른 결과의 수를 셉니다</translation>
    </message>
    <message>
        <source>%1  %2 ULP</source>
        <translation>%1  %2 ULP</translation>
    </message>
    <message>
        <source>%1 of all runs</source>
        <translation>전체 실행 중 %1번</translation>
    </message>
    <message>
        <source>%1 ULP off</source>
        <translation>%1 ULP 차이</translation>
    </message>
    <message>
        <source>distance from the reference</source>
        <translation>참조값과의 차이</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 차이</translation>
    </message>
</context>
<context>
    <name>MP4</name>
    <message>
        <source>MP4 needs the program ffmpeg, which is not installed: install it, or choose GIF or WebP.</source>
        <translation>MP4에는 ffmpeg 프로그램이 필요한데 설치되어 있지 않습니다. 설치하거나 GIF 또는 WebP를 고르십시오.</translation>
    </message>
    <message>
        <source>There is no room for the film&apos;s pictures: make room in %1.</source>
        <translation>동영상의 그림을 둘 공간이 없습니다. %1에 공간을 확보하십시오.</translation>
    </message>
    <message>
        <source>ffmpeg could not make the film: %1</source>
        <translation>ffmpeg가 동영상을 만들지 못했습니다: %1</translation>
    </message>
    <message>
        <source>The film&apos;s pictures could not be kept: make room in %1.</source>
        <translation>동영상의 그림을 저장할 수 없습니다. %1에 공간을 확보하십시오.</translation>
    </message>
</context>
<context>
    <name>MemoryChart</name>
    <message>
        <source>Memory map</source>
        <translation>메모리 맵</translation>
    </message>
    <message>
        <source>sectors of 32 bytes, banks of 4 bytes</source>
        <translation>32바이트 섹터, 4바이트 뱅크</translation>
    </message>
    <message>
        <source>emulated, as the hardware counts</source>
        <translation>하드웨어가 세는 방식으로 에뮬레이션</translation>
    </message>
    <message>
        <source>No access to memory in this step</source>
        <translation>이 단계에는 메모리 접근이 없음</translation>
    </message>
    <message>
        <source>from byte 0x%1 of the array</source>
        <translation>배열의 바이트 0x%1부터</translation>
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
        <translation>%1번 레인은 그림 밖의 원소 %2에서 일함</translation>
    </message>
    <message>
        <source>Lanes %1–%2 work on elements %3, outside the picture</source>
        <translation>%1–%2번 레인은 그림 밖의 원소 %3에서 일함</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>The colours of the animation could not be chosen.</source>
        <translation>애니메이션의 색을 고를 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>PdfPages</name>
    <message>
        <source>The page could not be painted: choose a smaller size.</source>
        <translation>페이지를 그릴 수 없습니다. 더 작은 크기를 고르십시오.</translation>
    </message>
</context>
<context>
    <name>Placeholders</name>
    <message>
        <source>%1 % of the peak</source>
        <translation>피크의 %1 %</translation>
    </message>
    <message>
        <source>%1 % of the data sheet&apos;s bandwidth</source>
        <translation>데이터시트 대역폭의 %1 %</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>Next key: the race</source>
        <translation>다음 키: 경주</translation>
    </message>
    <message>
        <source>Next key: the answer</source>
        <translation>다음 키: 답</translation>
    </message>
    <message>
        <source>Next key: step %1</source>
        <translation>다음 키: 단계 %1</translation>
    </message>
    <message>
        <source>The lecture ends here</source>
        <translation>강의는 여기서 끝납니다</translation>
    </message>
    <message>
        <source>Next key: the next slide</source>
        <translation>다음 키: 다음 슬라이드</translation>
    </message>
    <message>
        <source>Next key: the next chapter, %1</source>
        <translation>다음 키: 다음 장, %1</translation>
    </message>
    <message>
        <source>%1, slide %2 of %3, part %4 of %5</source>
        <translation>%1, 슬라이드 %2/%3, 부분 %4/%5</translation>
    </message>
</context>
<context>
    <name>RankClocksChart</name>
    <message>
        <source>Clock offsets</source>
        <translation>시계 차이</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>offset from rank 0&apos;s clock ± half the shortest exchange</source>
        <translation>rank 0의 시계와의 차이 ± 가장 짧은 주고받기의 절반</translation>
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
        <translation>각 rank 안</translation>
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
        <translation>%1  %2, 절반은 %3에서 %4</translation>
    </message>
    <message>
        <source>%1  no elements</source>
        <translation>%1  원소 없음</translation>
    </message>
    <message>
        <source>medians and middle halves of %1</source>
        <translation>%1의 중앙값과 가운데 절반</translation>
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
        <translation>부분 결과</translation>
    </message>
    <message>
        <source>result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>라운드 %1</translation>
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
        <translation>rank</translation>
    </message>
    <message>
        <source>Ranks · %1</source>
        <translation>Rank · %1</translation>
    </message>
    <message>
        <source>messages: bytes, time</source>
        <translation>메시지: 바이트, 시간</translation>
    </message>
    <message>
        <source>This side did not run over several ranks</source>
        <translation>이쪽은 여러 rank에서 실행되지 않았습니다</translation>
    </message>
    <message>
        <source>after round %1</source>
        <translation>라운드 %1 다음</translation>
    </message>
    <message>
        <source>click: back to the tree before</source>
        <translation>클릭: 이전 트리로 돌아가기</translation>
    </message>
    <message>
        <source>click: its own tree, above</source>
        <translation>클릭: 위에 이 rank의 트리 표시</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1바이트</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>arrives</source>
        <translation>도착</translation>
    </message>
    <message>
        <source>from the moment when the last rank began to combine</source>
        <translation>마지막 rank가 합치기 시작한 순간부터</translation>
    </message>
    <message>
        <source>rank %1 → rank %2, round %3</source>
        <translation>rank %1 → rank %2, 라운드 %3</translation>
    </message>
    <message>
        <source>A, %1</source>
        <translation>A, %1</translation>
    </message>
    <message>
        <source>B, %1</source>
        <translation>B, %1</translation>
    </message>
    <message>
        <source>messages of the last of %1, measured by the hosts&apos; clocks</source>
        <translation>%1 중 마지막 샘플의 메시지, 호스트 시계로 측정</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>--once is for GIF and WebP; a .%1 file does not begin again by itself</source>
        <translation>--once는 GIF와 WebP에만 쓰입니다. .%1 파일은 저절로 다시 시작하지 않습니다</translation>
    </message>
    <message>
        <source>--speed has no effect on .%1 files, which hold a picture of each step: leave it out, or add --fps for pictures between the steps</source>
        <translation>--speed는 단계마다 그림 하나를 담는 .%1 파일에는 효과가 없습니다. 빼거나, 단계 사이의 그림을 위해 --fps를 더하십시오</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>A part of the program is missing.</source>
        <translation>프로그램의 일부가 없습니다.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>한 단계씩</translation>
    </message>
    <message>
        <source>Results and times</source>
        <translation>결과와 시간</translation>
    </message>
    <message>
        <source>Memory transactions</source>
        <translation>메모리 트랜잭션</translation>
    </message>
    <message>
        <source>Hardware counters</source>
        <translation>하드웨어 카운터</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>해저드</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>What was run</source>
        <translation>실행한 내용</translation>
    </message>
    <message>
        <source>Kernel sources</source>
        <translation>커널 소스</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <source>Written by Warpfold %1 on %2.</source>
        <translation>Warpfold %1, %2에 작성.</translation>
    </message>
    <message>
        <source>against</source>
        <translation>대</translation>
    </message>
    <message>
        <source>times: %1</source>
        <translation>시간: %1</translation>
    </message>
    <message>
        <source>counters: %1</source>
        <translation>카운터: %1</translation>
    </message>
    <message>
        <source>This tree has %1 values, too many for a page; export its picture instead.</source>
        <translation>이 트리에는 값이 %1개 있어 한 페이지에 너무 많습니다. 대신 그림으로 내보내십시오.</translation>
    </message>
    <message>
        <source>Tree %1</source>
        <translation>트리 %1</translation>
    </message>
    <message>
        <source>Tree %1: rows are steps, columns are elements</source>
        <translation>트리 %1: 행은 단계, 열은 원소</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>첫 단계</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>한 단계 뒤로</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>한 단계 앞으로</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>마지막 단계</translation>
    </message>
    <message>
        <source>Step of both trees</source>
        <translation>두 트리의 단계</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>너비에 맞춤</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>단계 %1/%2</translation>
    </message>
    <message>
        <source>The same on the command line:</source>
        <translation>명령줄에서 같은 실행:</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language of this text, as HTML names it</comment>
        <translation>ko</translation>
    </message>
</context>
<context>
    <name>ReportTables</name>
    <message>
        <source>the run on the device</source>
        <translation>장치에서의 실행</translation>
    </message>
    <message>
        <source>the emulator</source>
        <translation>에뮬레이터</translation>
    </message>
    <message>
        <source>the reference: no run computed one</source>
        <translation>참조값: 어떤 실행도 계산하지 않음</translation>
    </message>
    <message>
        <source>✗ differs from the reference</source>
        <translation>✗ 참조값과 다름</translation>
    </message>
    <message>
        <source>accepted: some orders overflow</source>
        <translation>받아들임: 순서에 따라 오버플로</translation>
    </message>
    <message>
        <source>✓ within tolerance</source>
        <translation>✓ 허용 오차 이내</translation>
    </message>
    <message>
        <source>✓ equals the reference</source>
        <translation>✓ 참조값과 같음</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>device details</source>
        <translation>장치 세부 정보</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation>블록당 스레드</translation>
    </message>
    <message>
        <source>blocks of the first launch</source>
        <translation>첫 커널 실행의 블록</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>element type</source>
        <translation>원소 형식</translation>
    </message>
    <message>
        <source>input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>second input</source>
        <translation>둘째 입력</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>콜드</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>웜</translation>
    </message>
    <message>
        <source>lanes of a warp</source>
        <translation>워프의 레인 수</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>computed by</source>
        <translation>계산한 곳</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>참조값</translation>
    </message>
    <message>
        <source>check</source>
        <translation>검사</translation>
    </message>
    <message>
        <source>error</source>
        <translation>오차</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>허용 오차</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>The reference is the exact result, rounded once.</source>
        <translation>참조값은 정확한 결과를 한 번 반올림한 값입니다.</translation>
    </message>
    <message>
        <source>median, µs</source>
        <translation>중앙값, µs</translation>
    </message>
    <message>
        <source>95 % interval of the median, µs</source>
        <translation>중앙값의 95 % 구간, µs</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>band that the median lies in, µs</source>
        <translation>중앙값이 놓인 범위, µs</translation>
    </message>
    <message>
        <source>minimum, µs</source>
        <translation>최솟값, µs</translation>
    </message>
    <message>
        <source>quartiles, µs</source>
        <translation>사분위수, µs</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>mean, µs</source>
        <translation>평균, µs</translation>
    </message>
    <message>
        <source>95th percentile, µs</source>
        <translation>95번째 백분위수, µs</translation>
    </message>
    <message>
        <source>relative standard deviation</source>
        <translation>상대 표준 편차</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>bandwidth, GB/s</source>
        <translation>대역폭, GB/s</translation>
    </message>
    <message>
        <source>what decides</source>
        <translation>좌우하는 것</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>what is timed</source>
        <translation>시간 측정 대상</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>시간 없음</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>지연 시간</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>커널 실행</translation>
    </message>
    <message>
        <source>side</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>커널 실행</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Each launch is timed apart from the others, with a start and an end of its own, so that all together take longer than the whole reduction.</source>
        <translation>커널 실행마다 시작과 끝을 따로 재므로, 모두 더하면 리덕션 전체보다 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Counters · %1</source>
        <translation>카운터 · %1</translation>
    </message>
    <message>
        <source>Hardware counters</source>
        <translation>하드웨어 카운터</translation>
    </message>
    <message>
        <source>A agreement</source>
        <translation>A 일치</translation>
    </message>
    <message>
        <source>B agreement</source>
        <translation>B 일치</translation>
    </message>
    <message>
        <source>– (%1)</source>
        <translation>– (%1)</translation>
    </message>
    <message>
        <source>Steps · %1</source>
        <translation>단계 · %1</translation>
    </message>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Threads, warps and memory transactions are the emulator&apos;s.</source>
        <translation>스레드, 워프, 메모리 트랜잭션은 에뮬레이터의 것입니다.</translation>
    </message>
    <message>
        <source>Threads, warps and memory transactions are the emulator&apos;s; times: %1.</source>
        <translation>스레드, 워프, 메모리 트랜잭션은 에뮬레이터의 것입니다. 시간: %1.</translation>
    </message>
    <message>
        <source>The emulator&apos;s running time says nothing about which kernel is faster on a GPU.</source>
        <translation>에뮬레이터의 실행 시간으로는 GPU에서 어느 커널이 더 빠른지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The two times are not of the same origin, so they are not compared.</source>
        <translation>두 시간의 출처가 서로 달라 비교하지 않습니다.</translation>
    </message>
    <message>
        <source>A takes %1 times as long as B in the median; %2.</source>
        <translation>중앙값으로 A는 B의 %1배 시간이 걸립니다. %2.</translation>
    </message>
    <message>
        <source>B is %1 times as fast as A (95 % interval %2 to %3).</source>
        <translation>B가 A보다 %1배 빠릅니다(95 % 구간 %2~%3).</translation>
    </message>
    <message>
        <source>A is %1 times as fast as B (95 % interval %2 to %3).</source>
        <translation>A가 B보다 %1배 빠릅니다(95 % 구간 %2~%3).</translation>
    </message>
    <message>
        <source>A and B are equally fast, within 2 %.</source>
        <translation>A와 B는 2 % 이내로 똑같이 빠릅니다.</translation>
    </message>
    <message>
        <source>No clear difference: the 95 % interval of the ratio is %1 to %2.</source>
        <translation>뚜렷한 차이가 없습니다. 비율의 95 % 구간은 %1~%2입니다.</translation>
    </message>
    <message>
        <source>⚠ far off, within the rounding of this order</source>
        <translation>⚠ 크게 벗어남, 이 순서의 반올림 범위 이내</translation>
    </message>
</context>
<context>
    <name>ReportTree</name>
    <message>
        <source>inputs</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>단계 %1</translation>
    </message>
    <message>
        <source>step %1, stride %2</source>
        <translation>단계 %1, 스트라이드 %2</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>원소 %1개</translation>
    </message>
    <message>
        <source>%1 = %2, thread %3</source>
        <translation>%1 = %2, 스레드 %3</translation>
    </message>
</context>
<context>
    <name>RequestPicture</name>
    <message>
        <source>bank %1: not accessed</source>
        <translation>뱅크 %1: 접근 없음</translation>
    </message>
    <message>
        <source>bank %1:</source>
        <translation>뱅크 %1:</translation>
    </message>
    <message>
        <source>word %1, lanes %2</source>
        <translation>워드 %1, 레인 %2</translation>
    </message>
    <message>
        <source>sector %1: %2 of 32 bytes used, lanes %3</source>
        <translation>섹터 %1: 32바이트 중 %2바이트 사용, 레인 %3</translation>
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
        <translation>모델링</translation>
    </message>
    <message>
        <source>LogGP: Alexandrov, Ionescu, Schauser and Scheiman, 1995</source>
        <translation>LogGP: Alexandrov, Ionescu, Schauser, Scheiman, 1995</translation>
    </message>
    <message>
        <source>comes with a scaling</source>
        <translation>확장을 실행하면 나옵니다</translation>
    </message>
    <message>
        <source>Network…</source>
        <translation>네트워크…</translation>
    </message>
    <message>
        <source>Latency, overhead and gaps of the model&apos;s messages</source>
        <translation>모델의 메시지에 드는 지연, 오버헤드, 간격</translation>
    </message>
</context>
<context>
    <name>ScalingBandwidth</name>
    <message>
        <source>Bandwidth over ranks, GB/s</source>
        <translation>rank 수에 따른 대역폭, GB/s</translation>
    </message>
</context>
<context>
    <name>ScalingChart</name>
    <message>
        <source>ranks</source>
        <translation>rank 수</translation>
    </message>
    <message>
        <source>%1, modelled</source>
        <translation>%1, 모델링</translation>
    </message>
    <message>
        <source>- - modelled  ··· ideal</source>
        <translation>- - 모델링  ··· 이상</translation>
    </message>
    <message>
        <source>emulated  %1</source>
        <translation>에뮬레이션  %1</translation>
    </message>
    <message>
        <source>running …</source>
        <translation>실행 중…</translation>
    </message>
    <message>
        <source>press Scale</source>
        <translation>확장을 누르십시오</translation>
    </message>
    <message>
        <source>%1 scaling</source>
        <translation>%1 확장</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>rank %1개</translation>
    </message>
    <message>
        <source>within %1, across %2</source>
        <translation>rank 안 %1, rank 사이 %2</translation>
    </message>
    <message>
        <source>1 rank</source>
        <translation>rank 1개</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>원소 %1개</translation>
    </message>
    <message>
        <source>more ranks than cores</source>
        <translation>코어보다 rank가 많음</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>강한</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>약한</translation>
    </message>
</context>
<context>
    <name>ScalingLatency</name>
    <message>
        <source>Latency over ranks</source>
        <translation>rank 수에 따른 지연 시간</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>확장</translation>
    </message>
    <message>
        <source>Runs kernel A on 1, 2, 4, … ranks, with all elements and with a rank&apos;s share</source>
        <translation>커널 A를 rank 1개, 2개, 4개, …에서 전체 원소로, 그리고 rank의 몫으로 실행합니다</translation>
    </message>
</context>
<context>
    <name>ScalingSession</name>
    <message>
        <source>Scaling</source>
        <translation>확장</translation>
    </message>
    <message>
        <source>Scale over Ra&amp;nks</source>
        <translation>여러 Rank로 확장(&amp;N)</translation>
    </message>
    <message>
        <source>run kernel A on 1, 2, 4, … ranks</source>
        <translation>커널 A를 rank 1개, 2개, 4개, …에서 실행</translation>
    </message>
</context>
<context>
    <name>SessionFiles</name>
    <message>
        <source>There is not enough memory for this file.</source>
        <translation>이 파일에 쓸 메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>The session was not deleted: %1.</source>
        <translation>세션을 삭제하지 못했습니다: %1.</translation>
    </message>
</context>
<context>
    <name>Slides</name>
    <message>
        <source>There is no lecture</source>
        <translation>강의가 없습니다</translation>
    </message>
    <message>
        <source>Blackboard example, values of the slide</source>
        <translation>칠판 예, 슬라이드의 값</translation>
    </message>
    <message>
        <source>No race: the emulator&apos;s times say nothing about a GPU</source>
        <translation>경주 없음: 에뮬레이터의 시간으로는 GPU를 알 수 없음</translation>
    </message>
    <message>
        <source>No race: there are no times of both kernels on one GPU</source>
        <translation>경주 없음: 한 GPU에서 두 커널을 모두 잰 시간이 없음</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>경주</translation>
    </message>
    <message>
        <source>Race, at measured speed</source>
        <translation>경주, 측정된 속도로</translation>
    </message>
    <message>
        <source>Race, at modelled speed</source>
        <translation>경주, 모델링된 속도로</translation>
    </message>
    <message>
        <source>Race, at recorded speed</source>
        <translation>경주, 녹화된 속도로</translation>
    </message>
    <message>
        <source>%1, steps as timed</source>
        <translation>%1, 단계는 잰 시간대로</translation>
    </message>
    <message>
        <source>%1, steps equally long</source>
        <translation>%1, 단계 길이는 모두 같게</translation>
    </message>
    <message>
        <source>B is %1× as fast</source>
        <translation>B가 %1배 빠름</translation>
    </message>
    <message>
        <source>A is %1× as fast</source>
        <translation>A가 %1배 빠름</translation>
    </message>
    <message>
        <source>%1, beside %2</source>
        <translation>%1, 비교: %2</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>지연 시간</translation>
    </message>
    <message>
        <source>launches</source>
        <translation>커널 실행</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation>모든 커널 실행</translation>
    </message>
    <message>
        <source>All launches, %1</source>
        <translation>모든 커널 실행, %1</translation>
    </message>
    <message>
        <source>%1, its only warp</source>
        <translation>%1, 유일한 워프</translation>
    </message>
    <message>
        <source>%1, warp %2 of %3</source>
        <translation>%1, 워프 %2/%3</translation>
    </message>
    <message>
        <source>emulated, no times of a GPU</source>
        <translation>에뮬레이션됨, GPU 시간 없음</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>에뮬레이션됨</translation>
    </message>
    <message>
        <source>CPU threads measured here</source>
        <translation>CPU 스레드는 여기서 측정됨</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>원소 1개</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>원소 %1개</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>블록 %1</translation>
    </message>
    <message>
        <source>%1 does not run on this device</source>
        <translation>%1: 이 장치에서 실행되지 않음</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>스레드 1개</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>스레드 %1개</translation>
    </message>
    <message>
        <source>%1 threads in A and %2 in B</source>
        <translation>A에 스레드 %1개, B에 %2개</translation>
    </message>
    <message>
        <source>shown: %1, warps of %2</source>
        <translation>표시: %1, 워프 크기 %2</translation>
    </message>
    <message>
        <source>Starting the worker…</source>
        <translation>워커를 시작하는 중…</translation>
    </message>
    <message>
        <source>The emulator runs the kernels…</source>
        <translation>에뮬레이터가 커널을 실행하는 중…</translation>
    </message>
    <message>
        <source>The emulator looks for the fault…</source>
        <translation>에뮬레이터가 결함을 찾는 중…</translation>
    </message>
    <message>
        <source>The kernels run…</source>
        <translation>커널을 실행하는 중…</translation>
    </message>
    <message>
        <source>Times of the CPU only: the emulator&apos;s own say nothing about a GPU.</source>
        <translation>CPU의 시간만 있습니다. 에뮬레이터 자체의 시간으로는 GPU를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 %2 ULP</source>
        <translation>%1 %2 ULP</translation>
    </message>
    <message>
        <source>No times here: the emulator&apos;s own say nothing about a GPU.</source>
        <translation>시간이 없습니다. 에뮬레이터 자체의 시간으로는 GPU를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: not on this device</source>
        <translation>%1: 이 장치에 없음</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>measured peak: %1 GB/s</source>
        <translation>측정 피크: %1 GB/s</translation>
    </message>
    <message>
        <source>◇ %1 %2, GPU not named</source>
        <translation>◇ %1 %2, GPU 이름 없음</translation>
    </message>
    <message>
        <source>◇ %1 %2, %3</source>
        <translation>◇ %1 %2, %3</translation>
    </message>
    <message>
        <source>lanes %1 to %2 work on elements beyond the picture</source>
        <translation>레인 %1~%2: 그림 밖의 원소에서 일함</translation>
    </message>
    <message>
        <source>lanes that work on elements beyond the picture: %1</source>
        <translation>그림 밖의 원소에서 일하는 레인: %1개</translation>
    </message>
    <message>
        <source>lanes, by warp</source>
        <translation>레인, 워프별</translation>
    </message>
    <message>
        <source>lanes of warp %1, of %2 warps</source>
        <translation>워프 %1의 레인, 워프 %2개 중</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation>워프 %1</translation>
    </message>
    <message>
        <source>● one order    ◇ the order varies    result, error in ULP</source>
        <translation>● 순서 고정    ◇ 순서 변동    결과, 오차 ULP</translation>
    </message>
    <message>
        <source>no access to memory in this step</source>
        <translation>이 단계에는 메모리 접근이 없음</translation>
    </message>
    <message>
        <source>%1 · a column is a bank, a dot a word of 4 bytes</source>
        <translation>%1 · 열은 뱅크, 점은 4바이트 워드</translation>
    </message>
    <message>
        <source>%1 · a frame is a sector, what is filled is used</source>
        <translation>%1 · 틀은 섹터, 채운 부분은 사용됨</translation>
    </message>
    <message>
        <source>last block</source>
        <translation>마지막 블록</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation>커널 실행 %1</translation>
    </message>
    <message>
        <source>● Bandwidth. Numbers: latency. ◇ Published by others, at their size:</source>
        <translation>● 대역폭. 숫자: 지연 시간. ◇ 다른 곳에서 발표한 값, 크기는 그곳의 것:</translation>
    </message>
</context>
<context>
    <name>StepsChart</name>
    <message>
        <source>Per step</source>
        <translation>단계별</translation>
    </message>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>no steps traced</source>
        <translation>트레이스한 단계 없음</translation>
    </message>
    <message>
        <source>Per step · %1</source>
        <translation>단계별 · %1</translation>
    </message>
    <message>
        <source>active lanes exact; time %1</source>
        <translation>활성 레인은 정확함, 시간 %1</translation>
    </message>
    <message>
        <source>active lanes exact; step times need a GPU</source>
        <translation>활성 레인은 정확함, 단계 시간에는 GPU 필요</translation>
    </message>
    <message>
        <source>would take %1</source>
        <translation>예상 시간 %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>단계 %1</translation>
    </message>
    <message>
        <source>exact; no times</source>
        <translation>정확함, 시간 없음</translation>
    </message>
    <message>
        <source>threads A ■  B □</source>
        <translation>스레드 A ■  B □</translation>
    </message>
    <message>
        <source>%1, time</source>
        <translation>%1, 시간</translation>
    </message>
    <message>
        <source>threads A ■  B □,  ns —</source>
        <translation>스레드 A ■  B □,  ns —</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정됨</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>모델링됨</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>녹화됨</translation>
    </message>
</context>
<context>
    <name>SweepBandwidth</name>
    <message>
        <source>Bandwidth over size</source>
        <translation>크기별 대역폭</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>measured peak, %1</source>
        <translation>측정 피크, %1</translation>
    </message>
    <message>
        <source>datasheet, %1</source>
        <translation>데이터시트, %1</translation>
    </message>
</context>
<context>
    <name>SweepBlocks</name>
    <message>
        <source>Best block</source>
        <translation>최적 블록</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>threads a block</source>
        <translation>블록당 스레드</translation>
    </message>
    <message>
        <source>%1 pale, %2 strong</source>
        <translation>%1 옅음, %2 짙음</translation>
    </message>
    <message>
        <source>an emulator&apos;s own times tell no best block</source>
        <translation>에뮬레이터 자체의 시간으로는 최적 블록을 알 수 없음</translation>
    </message>
    <message>
        <source>no sweep yet</source>
        <translation>아직 스윕 없음</translation>
    </message>
    <message>
        <source>%1, %2 elements</source>
        <translation>%1, 원소 %2개</translation>
    </message>
    <message>
        <source>fastest in blocks of %1: %2</source>
        <translation>블록 크기 %1에서 가장 빠름: %2</translation>
    </message>
    <message>
        <source>blocks of %1: %2</source>
        <translation>블록 크기 %1: %2</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>스레드 %1개</translation>
    </message>
</context>
<context>
    <name>SweepLatency</name>
    <message>
        <source>Latency over size</source>
        <translation>크기별 지연 시간</translation>
    </message>
    <message>
        <source>fastest small run, %1</source>
        <translation>가장 빠른 작은 실행, %1</translation>
    </message>
</context>
<context>
    <name>SweepRanks</name>
    <message>
        <source>Latency over ranks</source>
        <translation>rank 수에 따른 지연 시간</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>rank 수</translation>
    </message>
    <message>
        <source>%1, strong</source>
        <translation>%1, 강한</translation>
    </message>
    <message>
        <source>%1, weak</source>
        <translation>%1, 약한</translation>
    </message>
    <message>
        <source>comes with a sweep over several ranks</source>
        <translation>여러 rank의 스윕과 함께 나타납니다</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>원소 %1개</translation>
    </message>
    <message>
        <source>%1 a rank</source>
        <translation>rank마다 %1</translation>
    </message>
    <message>
        <source>%1, ideal dotted</source>
        <translation>%1, 이상값은 점선</translation>
    </message>
</context>
<context>
    <name>SweepRoofline</name>
    <message>
        <source>Roofline</source>
        <translation>루프라인</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>바이트당 연산 수</translation>
    </message>
    <message>
        <source>an emulator&apos;s own times have no roof</source>
        <translation>에뮬레이터 자체의 시간에는 루프라인이 없습니다</translation>
    </message>
    <message>
        <source>comes with a sweep on one device</source>
        <translation>장치 하나에서 스윕하면 나타납니다</translation>
    </message>
    <message>
        <source>this device&apos;s bandwidth is not known</source>
        <translation>이 장치의 대역폭은 알려져 있지 않습니다</translation>
    </message>
    <message>
        <source>measured peak, %1</source>
        <translation>측정 피크, %1</translation>
    </message>
    <message>
        <source>datasheet, %1</source>
        <translation>데이터시트, %1</translation>
    </message>
    <message>
        <source>arithmetic, %1</source>
        <translation>산술, %1</translation>
    </message>
    <message>
        <source>ridge at %1 operations per byte</source>
        <translation>경계: 바이트당 연산 %1</translation>
    </message>
    <message>
        <source>operations per byte: %1</source>
        <translation>바이트당 연산 수: %1</translation>
    </message>
    <message>
        <source>what arithmetic allows is not known</source>
        <translation>산술 한계는 알려져 있지 않습니다</translation>
    </message>
    <message>
        <source>%1, %2 of the roof above it</source>
        <translation>%1, 바로 위 한계의 %2</translation>
    </message>
</context>
<context>
    <name>SweepSession</name>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>스윕(&amp;W)</translation>
    </message>
    <message>
        <source>time kernels over many sizes and blocks</source>
        <translation>여러 크기와 블록에서 커널 시간 측정</translation>
    </message>
</context>
<context>
    <name>TimeOrigin</name>
    <message>
        <source>measured on %1</source>
        <translation>%1에서 측정됨</translation>
    </message>
    <message>
        <source>emulator run time (not a GPU time)</source>
        <translation>에뮬레이터 실행 시간(GPU 시간 아님)</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>%1에서 녹화됨</translation>
    </message>
    <message>
        <source>interpolated between recordings of %1</source>
        <translation>%1의 녹화들 사이에서 보간됨</translation>
    </message>
    <message>
        <source>recorded on %1; %2</source>
        <translation>%1에서 녹화됨, %2</translation>
    </message>
    <message>
        <source>modelled for %1</source>
        <translation>%1에 대해 모델링됨</translation>
    </message>
    <message>
        <source>modelled for %1 from recordings of %2</source>
        <translation>%2의 녹화로 %1에 대해 모델링됨</translation>
    </message>
    <message>
        <source>published for %1</source>
        <translation>%1에 대해 발표됨</translation>
    </message>
</context>
<context>
    <name>ToldTree</name>
    <message>
        <source>step %1, thread %2: %3 plus %4 is %5</source>
        <translation>단계 %1, 스레드 %2: %3 더하기 %4, 결과 %5</translation>
    </message>
    <message>
        <source>step %1, thread %2: %3 times %4 is %5</source>
        <translation>단계 %1, 스레드 %2: %3 곱하기 %4, 결과 %5</translation>
    </message>
    <message>
        <source>step %1, thread %2: the smaller of %3 and %4 is %5</source>
        <translation>단계 %1, 스레드 %2: %3, %4 중 작은 값 %5</translation>
    </message>
    <message>
        <source>step %1, thread %2: the larger of %3 and %4 is %5</source>
        <translation>단계 %1, 스레드 %2: %3, %4 중 큰 값 %5</translation>
    </message>
    <message>
        <source>step %1, thread %2: bit by bit, %3 is %4</source>
        <translation>단계 %1, 스레드 %2: 비트별로 %3, 결과 %4</translation>
    </message>
    <message>
        <source>step %1, thread %2: of truth values, %3 is %4</source>
        <translation>단계 %1, 스레드 %2: 참값으로 %3, 결과 %4</translation>
    </message>
    <message>
        <source>read after step %1, values: %2</source>
        <translation>단계 %1 이후에 읽은 값: %2개</translation>
    </message>
    <message>
        <source>step %1 of %2: not reached yet</source>
        <translation>%2단계 중 단계 %1: 아직 이르지 않음</translation>
    </message>
    <message>
        <source>inputs: %1</source>
        <translation>입력: %1</translation>
    </message>
    <message>
        <source>step %1 of %2: %3</source>
        <translation>%2단계 중 단계 %1: %3</translation>
    </message>
    <message>
        <source>step %1, thread %2: not computed yet</source>
        <translation>단계 %1, 스레드 %2: 아직 계산하지 않음</translation>
    </message>
    <message>
        <source>step %1, thread %2: %3; that is %4</source>
        <translation>단계 %1, 스레드 %2: %3, 결과 %4</translation>
    </message>
    <message>
        <source>the identity</source>
        <translation>항등원</translation>
    </message>
    <message>
        <source>identity padding, column %1: %2</source>
        <translation>항등원 패딩, 열 %1: %2</translation>
    </message>
    <message>
        <source>beyond the end of the array, column %1: %2</source>
        <translation>배열 끝을 벗어남, 열 %1: %2</translation>
    </message>
    <message>
        <source>read after step %1 by thread %2: %3</source>
        <translation>단계 %1 이후 스레드 %2에서 읽음: %3</translation>
    </message>
    <message>
        <source>input, column %1: %2</source>
        <translation>입력, 열 %1: %2</translation>
    </message>
    <message>
        <source>inputs of thread %1, %2 elements: %3</source>
        <translation>스레드 %1의 입력, 원소 %2개: %3</translation>
    </message>
    <message>
        <source>step %1, atomic word: %2 before, %3 after; values that arrive: %4</source>
        <translation>단계 %1, 원자적 워드: 이전 %2, 이후 %3, 도착한 값 %4개</translation>
    </message>
</context>
<context>
    <name>TreeChoices</name>
    <message>
        <source>Last block, %1</source>
        <translation>마지막 블록, %1</translation>
    </message>
    <message>
        <source>Launch %1 of %2, block %3</source>
        <translation>커널 실행 %1/%2, 블록 %3</translation>
    </message>
    <message>
        <source>Block %1 of the run</source>
        <translation>실행의 블록 %1</translation>
    </message>
    <message>
        <source>%1, launch %2, block %3 of %4</source>
        <translation>%1, 커널 실행 %2, 블록 %3/%4</translation>
    </message>
    <message>
        <source>Blackboard example, your values</source>
        <translation>칠판 예, 입력한 값</translation>
    </message>
    <message>
        <source>Blackboard example</source>
        <translation>칠판 예</translation>
    </message>
    <message>
        <source>%1, block %2 of %3</source>
        <translation>%1, 블록 %2/%3</translation>
    </message>
    <message>
        <source>All traced blocks</source>
        <translation>트레이스한 모든 블록</translation>
    </message>
    <message>
        <source>First launch, all blocks</source>
        <translation>첫 커널 실행, 모든 블록</translation>
    </message>
    <message>
        <source>Rank %1, block %2</source>
        <translation>Rank %1, 블록 %2</translation>
    </message>
</context>
<context>
    <name>TreeItems</name>
    <message>
        <source>columns %1 to %2, values: %3</source>
        <translation>열 %1~%2, 값 %3개</translation>
    </message>
</context>
<context>
    <name>TreeNotes</name>
    <message>
        <source>%1 keeps %2 as %3</source>
        <translation>%1 형식은 %2 값을 %3 값으로 저장</translation>
    </message>
    <message>
        <source>%1 has no room in %2 and wraps to %3</source>
        <translation>%1 값은 %2 범위를 벗어나 %3 값으로 순환</translation>
    </message>
</context>
<context>
    <name>TreePainter</name>
    <message>
        <source>launch %1</source>
        <translation>커널 실행 %1</translation>
    </message>
    <message>
        <source>block %1: the last one</source>
        <translation>블록 %1: 마지막 블록</translation>
    </message>
    <message>
        <source>ticket %1: the last block</source>
        <translation>티켓 %1: 마지막 블록</translation>
    </message>
    <message>
        <source>%1, atomic</source>
        <translation>%1, 원자적</translation>
    </message>
    <message>
        <source>cluster: its last block</source>
        <translation>클러스터: 마지막 블록</translation>
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
        <translation>항등원</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>원소 %1</translation>
    </message>
    <message>
        <source>Identity padding</source>
        <translation>항등원 패딩</translation>
    </message>
    <message>
        <source>Beyond the end of the array, column %1</source>
        <translation>배열 끝을 벗어남, 열 %1</translation>
    </message>
    <message>
        <source>Read after step %1, column %2</source>
        <translation>단계 %1 이후에 읽음, 열 %2</translation>
    </message>
    <message>
        <source>Input, column %1</source>
        <translation>입력, 열 %1</translation>
    </message>
    <message>
        <source>Step %1, column %2</source>
        <translation>단계 %1, 열 %2</translation>
    </message>
    <message>
        <source>thread</source>
        <translation>스레드</translation>
    </message>
    <message>
        <source>element</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>아직 계산하지 않음</translation>
    </message>
    <message>
        <source>left by</source>
        <translation>남긴 곳</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>블록 %1</translation>
    </message>
    <message>
        <source>made by</source>
        <translation>계산</translation>
    </message>
    <message>
        <source>that is</source>
        <translation>즉</translation>
    </message>
    <message>
        <source>right operand shuffled from thread %1</source>
        <translation>오른쪽 피연산자는 스레드 %1에서 셔플됨</translation>
    </message>
    <message>
        <source>role</source>
        <translation>역할</translation>
    </message>
    <message>
        <source>not part of the result</source>
        <translation>결과에 포함되지 않음</translation>
    </message>
    <message>
        <source>Read after step %1 by thread %2</source>
        <translation>단계 %1 이후 스레드 %2에서 읽음</translation>
    </message>
    <message>
        <source>Inputs of thread %1</source>
        <translation>스레드 %1의 입력</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>Step %1, atomic word</source>
        <translation>단계 %1, 원자적 워드</translation>
    </message>
    <message>
        <source>before</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>after</source>
        <translation>이후</translation>
    </message>
    <message>
        <source>values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>one, by one atomic operation</source>
        <translation>1개, 원자적 연산 한 번</translation>
    </message>
    <message>
        <source>%1, one after the other</source>
        <translation>%1개, 차례로</translation>
    </message>
    <message>
        <source>%1, not written in this step</source>
        <translation>%1, 이 단계에서 쓰지 않음</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>스레드 %1</translation>
    </message>
    <message>
        <source>works on another element</source>
        <translation>다른 원소에서 일함</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>유휴</translation>
    </message>
    <message>
        <source>Inputs, columns %1 to %2</source>
        <translation>입력, 열 %1~%2</translation>
    </message>
    <message>
        <source>Step %1, columns %2 to %3</source>
        <translation>단계 %1, 열 %2~%3</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>%1 of %2 columns</source>
        <translation>열 %2개 중 %1개</translation>
    </message>
    <message>
        <source>identity padding</source>
        <translation>항등원 패딩</translation>
    </message>
    <message>
        <source>Zoom in to read the values</source>
        <translation>값을 읽으려면 확대하십시오</translation>
    </message>
</context>
<context>
    <name>TreesScene</name>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>A and B take as long</source>
        <translation>A와 B가 똑같이 걸림</translation>
    </message>
    <message>
        <source>B is %1× as fast</source>
        <translation>B가 %1배 빠름</translation>
    </message>
    <message>
        <source>A is %1× as fast</source>
        <translation>A가 %1배 빠름</translation>
    </message>
    <message>
        <source>Race, %1</source>
        <translation>경주, %1</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>경주</translation>
    </message>
    <message>
        <source>%1; step times: %2</source>
        <translation>%1; 단계 시간: %2</translation>
    </message>
    <message>
        <source>step times: %1</source>
        <translation>단계 시간: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>VerdictTexts</name>
    <message>
        <source>measured</source>
        <translation>측정됨</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>에뮬레이션됨</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>녹화됨</translation>
    </message>
    <message>
        <source>interpolated</source>
        <translation>보간됨</translation>
    </message>
    <message>
        <source>published</source>
        <translation>발표됨</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>모델링됨</translation>
    </message>
    <message>
        <source>A %1, B %2</source>
        <translation>A %1, B %2</translation>
    </message>
</context>
<context>
    <name>VerifySession</name>
    <message>
        <source>Verify emulation</source>
        <translation>에뮬레이션 검증</translation>
    </message>
    <message>
        <source>&amp;Verify Emulation…</source>
        <translation>에뮬레이션 검증(&amp;V)…</translation>
    </message>
    <message>
        <source>compare the emulator with the GPU&apos;s counters</source>
        <translation>에뮬레이터를 GPU의 카운터와 비교</translation>
    </message>
</context>
<context>
    <name>WebP</name>
    <message>
        <source>The WebP file could not be written: choose a smaller size.</source>
        <translation>WebP 파일을 쓸 수 없습니다. 더 작은 크기를 고르십시오.</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>“%1” is not a regular file: choose another place.</source>
        <translation>“%1” 경로는 일반 파일이 아닙니다. 다른 위치를 고르십시오.</translation>
    </message>
    <message>
        <source>“%1” could not be written (%2): choose another place.</source>
        <translation>“%1” 파일을 쓸 수 없습니다(%2). 다른 위치를 고르십시오.</translation>
    </message>
</context>
<context>
    <name>WithinAcrossChart</name>
    <message>
        <source>Within against across</source>
        <translation>rank 안과 rank 사이</translation>
    </message>
    <message>
        <source>within, slowest</source>
        <translation>안, 가장 느린 것</translation>
    </message>
    <message>
        <source>across</source>
        <translation>사이</translation>
    </message>
    <message>
        <source>across ranks: from the last rank&apos;s beginning to the value on rank 0</source>
        <translation>rank 사이: 마지막 rank가 시작할 때부터 rank 0이 값을 가질 때까지</translation>
    </message>
    <message>
        <source>within ranks: the slowest one</source>
        <translation>rank 안: 가장 느린 rank</translation>
    </message>
    <message>
        <source>%1  %2, half of them %3 to %4</source>
        <translation>%1  %2, 절반은 %3에서 %4</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>joined</translation>
    </message>
    <message>
        <source>joined: the whole on rank 0&apos;s GPU, from its first kernel to the value</source>
        <translation>joined: rank 0의 GPU에서 걸린 전체 시간, 첫 커널부터 값이 있을 때까지</translation>
    </message>
    <message>
        <source>across ranks: what joined takes beyond the slowest rank&apos;s own reduction</source>
        <translation>rank 사이: joined가 가장 느린 rank의 리덕션보다 더 걸린 시간</translation>
    </message>
</context>
<context>
    <name>warpfold::app::AnimationDialog</name>
    <message>
        <source>Export Animation</source>
        <translation>애니메이션 내보내기</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>경주</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Estimating the size…</source>
        <translation>크기를 추정하는 중…</translation>
    </message>
    <message>
        <source>Steps: %1, in one picture</source>
        <translation>단계: %1, 그림 한 장에</translation>
    </message>
    <message>
        <source>Lasts %1 s, with %2 pictures; about %3</source>
        <translation>길이 %1초, 그림 %2장, 약 %3</translation>
    </message>
    <message>
        <source>Steps: %1; about %2</source>
        <translation>단계: %1, 약 %2</translation>
    </message>
    <message>
        <source>Save Animation</source>
        <translation>애니메이션 저장</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>아무것도 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 written to %2</source>
        <translation>%2에 저장함: %1</translation>
    </message>
    <message>
        <source>Both trees, step by step</source>
        <translation>두 트리, 한 단계씩</translation>
    </message>
    <message>
        <source>Race, each step at its own pace</source>
        <translation>경주, 단계마다 제 속도로</translation>
    </message>
    <message>
        <source>A race needs step times of both trees: let them show a block of a run on a GPU, or a recorded or modelled one</source>
        <translation>경주에는 두 트리의 단계 시간이 필요합니다. GPU에서의 실행이나 녹화된 또는 모델링된 실행의 블록을 표시하십시오</translation>
    </message>
    <message>
        <source>&amp;Animate</source>
        <translation>애니메이션(&amp;A)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>C&amp;hart below</source>
        <translation>아래 차트(&amp;H)</translation>
    </message>
    <message>
        <source>MP4 film (install ffmpeg)</source>
        <translation>MP4 동영상(ffmpeg 설치 필요)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>크기(&amp;Z)</translation>
    </message>
    <message>
        <source>Pixels of the file per pixel of the size</source>
        <translation>크기의 픽셀당 파일의 픽셀 수</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>배율(&amp;C)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>흰색</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝은색</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어두운색</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>배경(&amp;B)</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>첫 단계</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>마지막 단계</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>단계(&amp;T)</translation>
    </message>
    <message>
        <source>steps/s</source>
        <translation>단계/초</translation>
    </message>
    <message>
        <source>pictures/s</source>
        <translation>그림/초</translation>
    </message>
    <message>
        <source>In a race, steps of the slower kernel on average; the picture says how many times slower than the GPU that is</source>
        <translation>경주에서는 느린 커널의 평균 초당 단계 수입니다. GPU보다 몇 배 느린지 그림에 표시됩니다</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>속도(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;moothness</source>
        <translation>부드러움(&amp;M)</translation>
    </message>
    <message>
        <source>Begin again at the e&amp;nd</source>
        <translation>끝나면 처음부터 반복(&amp;N)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>GIF</source>
        <translation>GIF</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>움직이는 WebP</translation>
    </message>
    <message>
        <source>MP4 film</source>
        <translation>MP4 동영상</translation>
    </message>
    <message>
        <source>PNG pictures, numbered</source>
        <translation>PNG 그림, 번호순</translation>
    </message>
    <message>
        <source>SVG pictures, numbered</source>
        <translation>SVG 그림, 번호순</translation>
    </message>
    <message>
        <source>PDF, a page per step</source>
        <translation>PDF, 단계마다 한 쪽</translation>
    </message>
    <message>
        <source>All steps in one PNG</source>
        <translation>모든 단계를 PNG 하나에</translation>
    </message>
    <message>
        <source>All steps in one SVG</source>
        <translation>모든 단계를 SVG 하나에</translation>
    </message>
    <message>
        <source>All steps in one PDF</source>
        <translation>모든 단계를 PDF 하나에</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Banner</name>
    <message>
        <source>Restart</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>메시지</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>warpfold::app::BannerController</name>
    <message>
        <source>%1 A new worker is starting.</source>
        <translation>%1 새 워커를 시작하는 중입니다.</translation>
    </message>
    <message>
        <source>%1 A new worker is running.</source>
        <translation>%1 새 워커가 실행 중입니다.</translation>
    </message>
    <message>
        <source>The worker has ended, and is not started again by itself.</source>
        <translation>워커가 끝났고, 저절로 다시 시작되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ChartNavigation</name>
    <message>
        <source>Place &amp;Cursor Here	Shift+Click</source>
        <translation>여기에 커서 놓기(&amp;C)	Shift+클릭</translation>
    </message>
    <message>
        <source>&amp;Remove Cursors	Esc</source>
        <translation>커서 제거(&amp;R)	Esc</translation>
    </message>
    <message>
        <source>Show &amp;All	F</source>
        <translation>전체 보기(&amp;A)	F</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ChartTableDialog</name>
    <message>
        <source>Tables of the chart</source>
        <translation>차트의 표들</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the selection, or all, with tabs between the columns</source>
        <translation>선택한 부분을, 없으면 모두, 열 사이에 탭을 넣어 복사합니다</translation>
    </message>
    <message>
        <source>Copy as C&amp;SV</source>
        <translation>CSV로 복사(&amp;S)</translation>
    </message>
    <message>
        <source>Copies the selection, or all, with commas between the columns</source>
        <translation>선택한 부분을, 없으면 모두, 열 사이에 쉼표를 넣어 복사합니다</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Writes all of it to a file: CSV or JSON</source>
        <translation>모두 파일에 씁니다: CSV 또는 JSON</translation>
    </message>
    <message>
        <source>Table · %1</source>
        <translation>표 · %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ChartTableModel</name>
    <message>
        <source>%1 in CSV and JSON</source>
        <translation>CSV와 JSON에서는 %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ChartWidget</name>
    <message>
        <source>%1 chart</source>
        <translation>%1 차트</translation>
    </message>
    <message>
        <source>Export %1…</source>
        <translation>%1 내보내기…</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>그림으로 복사</translation>
    </message>
    <message>
        <source>Copy Data as Table</source>
        <translation>데이터를 표로 복사</translation>
    </message>
    <message>
        <source>%1 chart.</source>
        <translation>%1 차트.</translation>
    </message>
    <message>
        <source>Unit: %1.</source>
        <translation>단위: %1.</translation>
    </message>
    <message>
        <source>Origin: %1.</source>
        <translation>출처: %1.</translation>
    </message>
    <message>
        <source>It is empty: %1.</source>
        <translation>비어 있음: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Cursors: %1.</source>
        <translation>커서: %1.</translation>
    </message>
    <message>
        <source>&amp;Table…	T</source>
        <translation>표(&amp;T)…	T</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ChartsRow</name>
    <message>
        <source>Clocks</source>
        <translation>클록</translation>
    </message>
    <message>
        <source>Hardware counters</source>
        <translation>하드웨어 카운터</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>히트맵</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>사다리</translation>
    </message>
    <message>
        <source>Float lens</source>
        <translation>부동소수점 렌즈</translation>
    </message>
    <message>
        <source>Memory map</source>
        <translation>메모리 맵</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Pages of charts</source>
        <translation>차트 페이지</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>실시간</translation>
    </message>
    <message>
        <source>Rank scaling</source>
        <translation>Rank 확장성</translation>
    </message>
    <message>
        <source>Rank times</source>
        <translation>Rank 시간</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>루프라인</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ClocksModel</name>
    <message>
        <source>measured on %1</source>
        <translation>%1에서 측정됨</translation>
    </message>
    <message>
        <source>recorded on %1, %2</source>
        <translation>%2에 %1에서 녹화됨</translation>
    </message>
    <message>
        <source>SM clock %1 MHz</source>
        <translation>SM 클록 %1 MHz</translation>
    </message>
    <message>
        <source>memory clock %1 MHz</source>
        <translation>메모리 클록 %1 MHz</translation>
    </message>
    <message>
        <source>temperature %1 °C</source>
        <translation>온도 %1 °C</translation>
    </message>
    <message>
        <source>power %1 W</source>
        <translation>전력 %1 W</translation>
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
        <translation>블록당 스레드 1개</translation>
    </message>
    <message>
        <source>%1 threads per block</source>
        <translation>블록당 스레드 %1개</translation>
    </message>
    <message>
        <source>as many blocks as N needs</source>
        <translation>N에 필요한 만큼의 블록</translation>
    </message>
    <message>
        <source>a grid of one block</source>
        <translation>블록 1개의 그리드</translation>
    </message>
    <message>
        <source>a grid of %1 blocks</source>
        <translation>블록 %1개의 그리드</translation>
    </message>
    <message>
        <source>the element type %1</source>
        <translation>원소 형식 %1</translation>
    </message>
    <message>
        <source>the operation %1</source>
        <translation>연산 %1</translation>
    </message>
    <message>
        <source>a warm cache</source>
        <translation>웜 캐시</translation>
    </message>
    <message>
        <source>a cold cache</source>
        <translation>콜드 캐시</translation>
    </message>
    <message>
        <source>the offset %1</source>
        <translation>오프셋 %1</translation>
    </message>
    <message>
        <source>N = %1, %2 of %3 (%4), %5 thread per block, %6</source>
        <translation>N = %1, %3 %2 (%4), 블록당 스레드 %5개, %6</translation>
    </message>
    <message>
        <source>N = %1, %2 of %3 (%4), %5 threads per block, %6</source>
        <translation>N = %1, %3 %2 (%4), 블록당 스레드 %5개, %6</translation>
    </message>
    <message>
        <source>the result %1 of %2 differs from the reference %3 by %4</source>
        <translation>%2 커널의 결과(%1)가 참조값(%3)에서 %4만큼 다름</translation>
    </message>
    <message>
        <source>%1 (A), %2 (B)</source>
        <translation>%1 (A), %2 (B)</translation>
    </message>
    <message>
        <source>recorded on %1; %2</source>
        <translation>%1에서 녹화됨, %2</translation>
    </message>
    <message>
        <source>recorded on %1; A %2; B %3</source>
        <translation>%1에서 녹화됨, A %2, B %3</translation>
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
        <translation>이 요청에 대해 녹화된 시간이 없습니다. 가장 가까운 녹화의 설정: %1.</translation>
    </message>
</context>
<context>
    <name>warpfold::app::CountersModel</name>
    <message>
        <source>counted by the device</source>
        <translation>장치에서 셈</translation>
    </message>
    <message>
        <source>A counted by the device, B emulated</source>
        <translation>A는 장치에서 셈, B는 에뮬레이션</translation>
    </message>
    <message>
        <source>A emulated, B counted by the device</source>
        <translation>A는 에뮬레이션, B는 장치에서 셈</translation>
    </message>
    <message>
        <source>emulated, as the hardware counts</source>
        <translation>하드웨어가 세는 방식으로 에뮬레이션</translation>
    </message>
</context>
<context>
    <name>warpfold::app::CountersView</name>
    <message>
        <source>Counters of A and B</source>
        <translation>A와 B의 카운터</translation>
    </message>
    <message>
        <source>Copy Table</source>
        <translation>표 복사</translation>
    </message>
</context>
<context>
    <name>warpfold::app::DeviceController</name>
    <message>
        <source>Worker stopped</source>
        <translation>워커 중지됨</translation>
    </message>
    <message>
        <source>Worker not responding</source>
        <translation>워커 응답 없음</translation>
    </message>
    <message>
        <source>Starting the worker…</source>
        <translation>워커를 시작하는 중…</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>장치 없음</translation>
    </message>
    <message>
        <source>A: %1 · B: %2</source>
        <translation>A: %1 · B: %2</translation>
    </message>
    <message>
        <source>%1 GB/s measured peak</source>
        <translation>측정 피크 %1 GB/s</translation>
    </message>
</context>
<context>
    <name>warpfold::app::DevicePill</name>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
</context>
<context>
    <name>warpfold::app::EditMenu</name>
    <message>
        <source>&amp;Type a Value onto the Blackboard</source>
        <translation>칠판에 값 입력(&amp;T)</translation>
    </message>
    <message>
        <source>Reset &amp;Values</source>
        <translation>값 초기화(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>실행 취소(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>다시 실행(&amp;R): %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Experiment</name>
    <message>
        <source>%1 does not run faulty kernels; device changed to %2.</source>
        <translation>%1에서는 결함 커널을 실행하지 않아 %2 장치로 바꾸었습니다.</translation>
    </message>
    <message>
        <source>Two blocks, so that the fault shows.</source>
        <translation>결함이 드러나도록 블록을 두 개로 했습니다.</translation>
    </message>
    <message>
        <source>Not a multiple of the block, so that the fault shows.</source>
        <translation>결함이 드러나도록 블록의 배수가 아닌 수로 했습니다.</translation>
    </message>
    <message>
        <source>%2 is not defined for %1; operation changed to sum.</source>
        <translation>%1에는 %2 연산이 정의되지 않아 연산을 sum으로 바꾸었습니다.</translation>
    </message>
    <message>
        <source>The file holds decimals; element type changed to float32.</source>
        <translation>파일에 소수가 있어 원소 형식을 float32로 바꾸었습니다.</translation>
    </message>
    <message>
        <source>%1 is not a regular file: choose another.</source>
        <translation>%1 경로는 일반 파일이 아닙니다. 다른 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>There is no file %1: choose another.</source>
        <translation>%1 파일이 없습니다. 다른 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>The file %1 may not be read: choose another.</source>
        <translation>%1 파일을 읽을 권한이 없습니다. 다른 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>The worker has no device %1: choose another.</source>
        <translation>워커에 %1 장치가 없습니다. 다른 장치를 고르십시오.</translation>
    </message>
    <message>
        <source>Write a count such as 16777216, 2^24 or 1e6.</source>
        <translation>16777216, 2^24, 1e6 같은 개수를 쓰십시오.</translation>
    </message>
    <message>
        <source>There must be at least one element.</source>
        <translation>원소가 하나 이상 있어야 합니다.</translation>
    </message>
    <message>
        <source>Write a whole number from 0 on.</source>
        <translation>0 이상의 정수를 쓰십시오.</translation>
    </message>
    <message>
        <source>Write a number of threads from 1 to 1024.</source>
        <translation>스레드 수를 1부터 1024까지에서 쓰십시오.</translation>
    </message>
    <message>
        <source>Write a number of blocks, or auto.</source>
        <translation>블록 수를 쓰거나 auto라고 쓰십시오.</translation>
    </message>
    <message>
        <source>%1 does not run this kernel; choose %2.</source>
        <translation>%1에서는 이 커널을 실행하지 않습니다. %2 장치를 고르십시오.</translation>
    </message>
    <message>
        <source>%1 does not run this kernel; choose another kernel.</source>
        <translation>%1에서는 이 커널을 실행하지 않습니다. 다른 커널을 고르십시오.</translation>
    </message>
    <message>
        <source>Kernel A, %1: %2</source>
        <translation>커널 A, %1: %2</translation>
    </message>
    <message>
        <source>Kernel B, %1: %2</source>
        <translation>커널 B, %1: %2</translation>
    </message>
    <message>
        <source>Values can be typed for the first %1 elements.</source>
        <translation>처음 %1개 원소에 값을 입력할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 cannot hold a typed value, which was reset.</source>
        <translation>%1 형식이 담을 수 없는 입력값 1개를 초기화했습니다.</translation>
    </message>
    <message>
        <source>%1 cannot hold %2 typed values, which were reset.</source>
        <translation>%1 형식이 담을 수 없는 입력값 %2개를 초기화했습니다.</translation>
    </message>
    <message>
        <source>%1 does not run kernels of your own; device changed to %2.</source>
        <translation>%1에서는 직접 작성한 커널을 실행하지 않아 %2 장치로 바꾸었습니다.</translation>
    </message>
    <message>
        <source>Type, block and input as it needs them.</source>
        <translation>형식, 블록, 입력을 이 커널에 맞추었습니다.</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ExperimentHistory</name>
    <message>
        <source>Kernel A</source>
        <translation>커널 A</translation>
    </message>
    <message>
        <source>Kernel B</source>
        <translation>커널 B</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Device of B</source>
        <translation>B의 장치</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Second Input</source>
        <translation>둘째 입력</translation>
    </message>
    <message>
        <source>Element Type</source>
        <translation>원소 형식</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>Number of Elements</source>
        <translation>원소 수</translation>
    </message>
    <message>
        <source>Block Size</source>
        <translation>블록 크기</translation>
    </message>
    <message>
        <source>Number of Blocks</source>
        <translation>블록 수</translation>
    </message>
    <message>
        <source>Warp Size</source>
        <translation>워프 크기</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Cold or Warm Cache</source>
        <translation>콜드/웜 캐시</translation>
    </message>
    <message>
        <source>Typed Value</source>
        <translation>입력한 값</translation>
    </message>
    <message>
        <source>Reset Values</source>
        <translation>값 초기화</translation>
    </message>
    <message>
        <source>Open Session</source>
        <translation>세션 열기</translation>
    </message>
    <message>
        <source>Method across Ranks</source>
        <translation>Rank 사이의 방법</translation>
    </message>
    <message>
        <source>Number of Ranks</source>
        <translation>Rank 수</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ExperimentPanel</name>
    <message>
        <source>Experiment</source>
        <translation>실험</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Device of B</source>
        <translation>B의 장치</translation>
    </message>
    <message>
        <source>Kernel A</source>
        <translation>커널 A</translation>
    </message>
    <message>
        <source>Kernel B</source>
        <translation>커널 B</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>원소 형식</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Second input</source>
        <translation>둘째 입력</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>N, elements</source>
        <translation>N, 원소</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation>블록당 스레드</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>워프</translation>
    </message>
    <message>
        <source>no worker yet</source>
        <translation>아직 워커 없음</translation>
    </message>
    <message>
        <source>B on another device…</source>
        <translation>B는 다른 장치에서…</translation>
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
        <translation>A와 같게</translation>
    </message>
    <message>
        <source>auto: %1</source>
        <translation>자동: %1</translation>
    </message>
    <message>
        <source>Blocks of the first launch: this kernel accepts any number</source>
        <translation>첫 커널 실행의 블록: 이 커널은 어떤 수든 받습니다</translation>
    </message>
    <message>
        <source>%1: the grid follows from N and the block size</source>
        <translation>%1: 그리드는 N과 블록 크기로 정해집니다</translation>
    </message>
    <message>
        <source>Same as the first, with the next seed</source>
        <translation>첫째 입력과 같고 시드는 다음 값</translation>
    </message>
    <message>
        <source>Open data file</source>
        <translation>데이터 파일 열기</translation>
    </message>
    <message>
        <source>Numbers (*.npy *.csv *.txt *.bin);;All files (*)</source>
        <translation>숫자 (*.npy *.csv *.txt *.bin);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>all of the file</source>
        <translation>파일 전체</translation>
    </message>
    <message>
        <source>default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>■  Stop</source>
        <translation>■  중지</translation>
    </message>
    <message>
        <source>▶  Run live</source>
        <translation>▶  실시간 실행</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Run live</source>
        <translation>실시간 실행</translation>
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
        <translation>rank 사이</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>전체 %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ExportController</name>
    <message>
        <source>&amp;Figure…</source>
        <translation>그림(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Animation…</source>
        <translation>애니메이션(&amp;A)…</translation>
    </message>
    <message>
        <source>A&amp;ll…</source>
        <translation>모두(&amp;L)…</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>그림으로 복사</translation>
    </message>
    <message>
        <source>Folder for Everything</source>
        <translation>모두 저장할 폴더</translation>
    </message>
    <message>
        <source>Writing pictures and tables…</source>
        <translation>그림과 표를 쓰는 중…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>%1 files written to %2</source>
        <translation>파일 %1개를 %2에 저장함</translation>
    </message>
    <message>
        <source>Both Lanes</source>
        <translation>두 레인</translation>
    </message>
    <message>
        <source>Whole Window</source>
        <translation>창 전체</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>경주</translation>
    </message>
    <message>
        <source>All Steps</source>
        <translation>모든 단계</translation>
    </message>
    <message>
        <source>Both Trees</source>
        <translation>두 트리</translation>
    </message>
    <message>
        <source>Tree A</source>
        <translation>트리 A</translation>
    </message>
    <message>
        <source>Tree B</source>
        <translation>트리 B</translation>
    </message>
    <message>
        <source>Lanes A</source>
        <translation>레인 A</translation>
    </message>
    <message>
        <source>Lanes B</source>
        <translation>레인 B</translation>
    </message>
    <message>
        <source>B&amp;oth Trees…</source>
        <translation>두 트리(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Whole Window…</source>
        <translation>창 전체(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ExportDialog</name>
    <message>
        <source>Export %1</source>
        <translation>%1 내보내기</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 그림</translation>
    </message>
    <message>
        <source>SVG vector picture</source>
        <translation>SVG 벡터 그림</translation>
    </message>
    <message>
        <source>PDF vector picture</source>
        <translation>PDF 벡터 그림</translation>
    </message>
    <message>
        <source>CSV table of the data</source>
        <translation>데이터의 CSV 표</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>형식(&amp;F)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>크기(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>배율(&amp;C)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>흰색</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>화면대로</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>배경(&amp;B)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 픽셀</translation>
    </message>
    <message>
        <source>Vectors: sharp at every size</source>
        <translation>벡터: 어떤 크기에서도 선명함</translation>
    </message>
    <message>
        <source>JSON table of the data</source>
        <translation>데이터의 JSON 표</translation>
    </message>
    <message>
        <source>Header line, comma-separated; units in the names and above</source>
        <translation>머리글 줄, 쉼표로 구분, 단위는 열 이름과 주석에</translation>
    </message>
    <message>
        <source>Columns, units and rows, for scripts</source>
        <translation>열, 단위, 행, 스크립트용</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ExportService</name>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 저장</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 파일 (*.%2)</translation>
    </message>
    <message>
        <source>%1 written to %2</source>
        <translation>%2에 저장함: %1</translation>
    </message>
    <message>
        <source>%1 copied as a picture</source>
        <translation>그림으로 복사함: %1</translation>
    </message>
    <message>
        <source>%1 copied as a table</source>
        <translation>표로 복사함: %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::FigureDialog</name>
    <message>
        <source>Export Figure</source>
        <translation>그림 내보내기</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <source>&amp;Views, in their order</source>
        <translation>보기, 순서대로(&amp;V)</translation>
    </message>
    <message>
        <source>Views of the figure</source>
        <translation>그림의 보기</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>위로(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>아래로(&amp;D)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>PDF, vectors and text</source>
        <translation>PDF, 벡터와 글자</translation>
    </message>
    <message>
        <source>SVG, vectors and text</source>
        <translation>SVG, 벡터와 글자</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, 픽셀</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>직접 지정</translation>
    </message>
    <message>
        <source>Fo&amp;r</source>
        <translation>용도(&amp;R)</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
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
        <translation>크기의 단위</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>크기(&amp;Z)</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>열(&amp;O)</translation>
    </message>
    <message>
        <source>Fo&amp;nt</source>
        <translation>글꼴(&amp;N)</translation>
    </message>
    <message>
        <source>Of labels and captions; titles are larger</source>
        <translation>라벨과 캡션의 글자 크기입니다. 제목은 더 큽니다</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>글자 크기(&amp;T)</translation>
    </message>
    <message>
        <source>Print, on white</source>
        <translation>인쇄용, 흰 바탕</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝은색</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어두운색</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>투명</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>배경(&amp;B)</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>제목(&amp;I)</translation>
    </message>
    <message>
        <source>C&amp;aption</source>
        <translation>캡션(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>범례(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Kernel names</source>
        <translation>커널 이름(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>단계(&amp;S)</translation>
    </message>
    <message>
        <source>Wh&amp;ere figures come from</source>
        <translation>수치의 출처(&amp;E)</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 픽셀</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>Save Figure</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png)</source>
        <translation>그림 (*.pdf *.svg *.png)</translation>
    </message>
    <message>
        <source>Figure written to %1</source>
        <translation>그림을 %1에 저장함</translation>
    </message>
    <message>
        <source>%1 (not run yet)</source>
        <translation>%1(아직 실행 안 함)</translation>
    </message>
    <message>
        <source>Too small for what it shows: at least %1 × %2 mm</source>
        <translation>보여 줄 내용에 비해 너무 작습니다: 최소 %1 × %2mm</translation>
    </message>
    <message>
        <source>Too small for what it shows: at least %1 × %2 pixels</source>
        <translation>보여 줄 내용에 비해 너무 작습니다: 최소 %1 × %2픽셀</translation>
    </message>
    <message>
        <source>%1 (being computed)</source>
        <translation>%1(계산 중)</translation>
    </message>
    <message>
        <source>higher than a page of %1 mm</source>
        <translation>높이 %1 mm인 종이보다 깁니다</translation>
    </message>
    <message>
        <source>more than %1 times as high as wide</source>
        <translation>높이가 너비의 %1배를 넘습니다</translation>
    </message>
    <message>
        <source>%1: %2. Choose fewer views, more columns or a greater width.</source>
        <translation>%1: %2. 보기를 줄이거나, 열을 늘리거나, 너비를 키우십시오.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Which warp the lanes are of; below the first one: all of them</source>
        <translation>레인을 보여 줄 워프. 첫 워프보다 아래 값은 모든 워프입니다</translation>
    </message>
    <message>
        <source>&amp;Warp of lanes</source>
        <translation>레인의 워프(&amp;W)</translation>
    </message>
    <message>
        <source>The values of %1 have no room: choose a larger page, smaller text, fewer columns or fewer views, or zoom into the tree in the window.</source>
        <translation>%1 노드에 값을 쓸 자리가 없습니다. 페이지를 키우거나, 글자를 줄이거나, 열이나 보기를 줄이거나, 창에서 트리를 확대하십시오.</translation>
    </message>
</context>
<context>
    <name>warpfold::app::FigurePreview</name>
    <message>
        <source>Preview of the figure</source>
        <translation>그림 미리 보기</translation>
    </message>
</context>
<context>
    <name>warpfold::app::HardwareDialog</name>
    <message>
        <source>Hardware Counters</source>
        <translation>하드웨어 카운터</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A와 B</translation>
    </message>
    <message>
        <source>Verify Emulation</source>
        <translation>에뮬레이션 검증</translation>
    </message>
    <message>
        <source>Search names, definitions and metrics</source>
        <translation>이름, 정의, 메트릭 검색</translation>
    </message>
    <message>
        <source>Search counters</source>
        <translation>카운터 검색</translation>
    </message>
    <message>
        <source>No counter has this in its name, its definition or its metrics.</source>
        <translation>이름, 정의, 메트릭에 이 말이 들어 있는 카운터가 없습니다.</translation>
    </message>
    <message>
        <source>Hardware counters of A and B</source>
        <translation>A와 B의 하드웨어 카운터</translation>
    </message>
    <message>
        <source>&amp;Copy Table</source>
        <translation>표 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export Table…</source>
        <translation>표 내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Emulated and hardware counters of all kernels</source>
        <translation>모든 커널의 에뮬레이션 카운터와 하드웨어 카운터</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>검증</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>검증(&amp;V)</translation>
    </message>
    <message>
        <source>Runs every kernel on the emulator and on the chosen GPU, with the experiment&apos;s data up to 2²⁰ elements, and compares sectors, requests and bank conflicts of every launch. The table can be sent to the program&apos;s authors.</source>
        <translation>실험의 데이터를 2²⁰개 원소까지 써서 모든 커널을 에뮬레이터와 고른 GPU에서 실행하고, 커널 실행마다 섹터, 요청, 뱅크 충돌을 비교합니다. 이 표를 프로그램 제작자에게 보낼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>warpfold::app::HardwareModel</name>
    <message>
        <source>exact</source>
        <translation>정확함</translation>
    </message>
    <message>
        <source>Nsight Compute: %1</source>
        <translation>Nsight Compute: %1</translation>
    </message>
    <message>
        <source>Nsight Compute: %1 over %2</source>
        <translation>Nsight Compute: %1 ÷ %2</translation>
    </message>
    <message>
        <source>Nsight Compute: %1, launches weighted by %2</source>
        <translation>Nsight Compute: %1, 커널 실행별 가중치 %2</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>카운터</translation>
    </message>
    <message>
        <source>A emulated</source>
        <translation>A 에뮬레이션</translation>
    </message>
    <message>
        <source>A hardware</source>
        <translation>A 하드웨어</translation>
    </message>
    <message>
        <source>B emulated</source>
        <translation>B 에뮬레이션</translation>
    </message>
    <message>
        <source>B hardware</source>
        <translation>B 하드웨어</translation>
    </message>
    <message>
        <source>%1, whole call</source>
        <translation>%1, 호출 전체</translation>
    </message>
    <message>
        <source>the session has none</source>
        <translation>세션에 없음</translation>
    </message>
    <message>
        <source>not counted yet</source>
        <translation>아직 세지 않음</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>요청하지 않음</translation>
    </message>
    <message>
        <source>counted by the GPU in runs of their own</source>
        <translation>GPU가 별도의 실행에서 셈</translation>
    </message>
    <message>
        <source>recorded with the GPU&apos;s counters</source>
        <translation>GPU의 카운터와 함께 녹화됨</translation>
    </message>
    <message>
        <source>read on %1 and recorded</source>
        <translation>%1에 읽어 녹화됨</translation>
    </message>
    <message>
        <source>read on %1 with driver %2 and recorded</source>
        <translation>%1에 드라이버 %2에서 읽어 녹화됨</translation>
    </message>
    <message>
        <source>Counters come with the first run.</source>
        <translation>카운터는 첫 실행과 함께 나옵니다.</translation>
    </message>
    <message>
        <source>All launches of A and B, of which nothing is emulated: %1</source>
        <translation>A와 B의 모든 커널 실행, 에뮬레이션된 것 없음: %1</translation>
    </message>
    <message>
        <source>First launches of A and B: %1</source>
        <translation>A와 B의 첫 커널 실행: %1</translation>
    </message>
    <message>
        <source>All launches of %1 (%2), of which nothing is emulated: %3</source>
        <translation>%1(%2)의 모든 커널 실행, 에뮬레이션된 것 없음: %3</translation>
    </message>
    <message>
        <source>First launch of %1: %2</source>
        <translation>%1의 첫 커널 실행: %2</translation>
    </message>
    <message>
        <source>emulated; the hardware counts %1 of %2 otherwise</source>
        <translation>에뮬레이션됨, 하드웨어는 %2개 중 %1개를 다르게 셈</translation>
    </message>
    <message>
        <source>emulated; hardware: %1 of %2 equal, %3 nearly</source>
        <translation>에뮬레이션됨, 하드웨어: %2개 중 %1개 같음, %3개 거의 같음</translation>
    </message>
    <message>
        <source>emulated; the hardware counts the same</source>
        <translation>에뮬레이션됨, 하드웨어도 똑같이 셈</translation>
    </message>
    <message>
        <source>emulated; of %1 the hardware counts %2 of %3 otherwise</source>
        <translation>에뮬레이션됨, %1: 하드웨어가 %3개 중 %2개를 다르게 셈</translation>
    </message>
    <message>
        <source>emulated; hardware of %1: %2 of %3 equal, %4 nearly</source>
        <translation>에뮬레이션됨, %1의 하드웨어: %3개 중 %2개 같음, %4개 거의 같음</translation>
    </message>
    <message>
        <source>emulated; of %1 the hardware counts the same</source>
        <translation>에뮬레이션됨, %1: 하드웨어도 똑같이 셈</translation>
    </message>
</context>
<context>
    <name>warpfold::app::HazardsView</name>
    <message>
        <source>Hazards</source>
        <translation>해저드</translation>
    </message>
</context>
<context>
    <name>warpfold::app::InfoPanel</name>
    <message>
        <source>What happens here</source>
        <translation>이 단계에서 일어나는 일</translation>
    </message>
    <message>
        <source>Counters · %1</source>
        <translation>카운터 · %1</translation>
    </message>
    <message>
        <source>▾ more</source>
        <translation>▾ 더 보기</translation>
    </message>
    <message>
        <source>Run ▸ Hardware Counters (Ctrl+H) shows both</source>
        <translation>실행 ▸ 하드웨어 카운터(Ctrl+H)에서 둘 다 볼 수 있습니다</translation>
    </message>
</context>
<context>
    <name>warpfold::app::JobSession</name>
    <message>
        <source>The worker was restarted; run this again.</source>
        <translation>워커가 다시 시작되었습니다. 다시 실행하십시오.</translation>
    </message>
</context>
<context>
    <name>warpfold::app::KernelListModel</name>
    <message>
        <source>Faulty kernels</source>
        <translation>결함 커널</translation>
    </message>
    <message>
        <source>My kernels</source>
        <translation>내 커널</translation>
    </message>
</context>
<context>
    <name>warpfold::app::KernelMenu</name>
    <message>
        <source>&amp;Kernel</source>
        <translation>커널(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;New Kernel</source>
        <translation>새 커널(&amp;N)</translation>
    </message>
    <message>
        <source>Edit a Copy of &amp;A</source>
        <translation>A의 사본 편집(&amp;A)</translation>
    </message>
    <message>
        <source>Edit a Copy of &amp;B</source>
        <translation>B의 사본 편집(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Paste as New Kernel</source>
        <translation>새 커널로 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Open Kernel File…</source>
        <translation>커널 파일 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Folder of My Kernels</source>
        <translation>내 커널 폴더 열기(&amp;F)</translation>
    </message>
    <message>
        <source>No file could be made in %1; open one from elsewhere.</source>
        <translation>%1 폴더에 파일을 만들 수 없습니다. 다른 곳의 파일을 여십시오.</translation>
    </message>
    <message>
        <source>Open Kernel File</source>
        <translation>커널 파일 열기</translation>
    </message>
    <message>
        <source>CUDA sources (*.cu *.cuh)</source>
        <translation>CUDA 소스 (*.cu *.cuh)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LadderChart</name>
    <message>
        <source>Run ladder</source>
        <translation>사다리 실행</translation>
    </message>
    <message>
        <source>Runs all kernels with the experiment&apos;s data and parameters</source>
        <translation>실험의 데이터와 매개변수로 모든 커널을 실행합니다</translation>
    </message>
    <message>
        <source>all kernels on the same data: press Run ladder</source>
        <translation>같은 데이터로 모든 커널을 실행: 사다리 실행을 누르십시오</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>running all kernels …</source>
        <translation>모든 커널을 실행하는 중 …</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LadderModel</name>
    <message>
        <source>%1: its own time, not a GPU&apos;s</source>
        <translation>%1: 자체 시간, GPU 시간 아님</translation>
    </message>
    <message>
        <source>no computed result; the reference %1 is shown</source>
        <translation>계산한 결과 없음, 참조값 %1 표시</translation>
    </message>
    <message>
        <source>%1 differs from the reference %2</source>
        <translation>%1 값이 참조값 %2 값과 다름</translation>
    </message>
    <message>
        <source>%1, %2 ULP off, within tolerance</source>
        <translation>%1, %2 ULP 차이, 허용 오차 이내</translation>
    </message>
    <message>
        <source>%1 equals the reference</source>
        <translation>%1 값이 참조값과 같음</translation>
    </message>
    <message>
        <source>no time: %1</source>
        <translation>시간 없음: %1</translation>
    </message>
    <message>
        <source>did not run: %1</source>
        <translation>실행되지 않음: %1</translation>
    </message>
    <message>
        <source>%1, in a band from %2 to %3</source>
        <translation>%1, %2~%3 범위 안</translation>
    </message>
    <message>
        <source>median %1 of %2 (%3 to %4 p95)</source>
        <translation>샘플 %2개의 중앙값 %1(%3~%4 p95)</translation>
    </message>
    <message>
        <source>%1× as fast as %2</source>
        <translation>%2의 %1배 속도</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation>블록 크기 %1</translation>
    </message>
    <message>
        <source>one launch</source>
        <translation>커널 실행 1회</translation>
    </message>
    <message>
        <source>%1 launches</source>
        <translation>커널 실행 %1회</translation>
    </message>
    <message>
        <source>longest chain %1</source>
        <translation>가장 긴 체인 %1</translation>
    </message>
    <message>
        <source>a device that is not named</source>
        <translation>이름을 밝히지 않은 장치</translation>
    </message>
    <message>
        <source>published: %1, %2 on %3</source>
        <translation>발표됨: %1, %2, %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing is known of cache, clocks and samples</source>
        <translation>캐시, 클록, 샘플에 대해서는 알 수 없음</translation>
    </message>
    <message>
        <source>1 thread per block</source>
        <translation>블록당 스레드 1개</translation>
    </message>
    <message>
        <source>%1 threads per block</source>
        <translation>블록당 스레드 %1개</translation>
    </message>
    <message>
        <source>results computed by the emulator</source>
        <translation>결과는 에뮬레이터가 계산</translation>
    </message>
    <message>
        <source>%1 (emulated)</source>
        <translation>%1 (에뮬레이션)</translation>
    </message>
    <message>
        <source>%1 not repeated: so many elements take the emulator too long</source>
        <translation>%1 반복하지 않음: 원소가 이렇게 많으면 에뮬레이터에서 너무 오래 걸림</translation>
    </message>
    <message>
        <source>results computed on %1</source>
        <translation>결과는 %1에서 계산</translation>
    </message>
    <message>
        <source>a result of the ladder differs from the reference</source>
        <translation>사다리의 한 결과가 참조값과 다름</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>kernel %1 of %2</source>
        <translation>커널 %1/%2</translation>
    </message>
    <message>
        <source>%2 runs of %1 gave one result</source>
        <translation>%1 %2번 실행, 결과는 한 가지</translation>
    </message>
    <message>
        <source>%2 runs of %1 gave %3 different results</source>
        <translation>%1 %2번 실행, 서로 다른 결과 %3가지</translation>
    </message>
    <message>
        <source>%2 runs of %1 gave %3 different results, up to %4 ULP apart</source>
        <translation>%1 %2번 실행, 서로 다른 결과 %3가지, 차이는 최대 %4 ULP</translation>
    </message>
    <message>
        <source>%1 %2, %3 of %4</source>
        <translation>%1 %2, %4의 %3</translation>
    </message>
    <message>
        <source>emulator time (outlined), not a GPU&apos;s</source>
        <translation>에뮬레이터 시간(윤곽선), GPU 시간 아님</translation>
    </message>
    <message>
        <source>host kernels %1</source>
        <translation>호스트 커널 %1</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>distance from the exact %1, in units in the last place</source>
        <translation>정확한 %1 값과의 차이, 마지막 자리의 단위(ULP)로</translation>
    </message>
    <message>
        <source>device not named, %1</source>
        <translation>이름 없는 장치, %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1 is far off the reference %2, within the rounding of this order</source>
        <translation>%1, 참조값(%2)에서 크게 벗어남, 이 순서의 반올림 범위 이내</translation>
    </message>
    <message>
        <source>%1, error %2, within tolerance: %3</source>
        <translation>%1, 오차 %2, 허용 오차 이내: %3</translation>
    </message>
    <message>
        <source>far off, within the rounding of this order: %1</source>
        <translation>크게 벗어남, 이 순서의 반올림 범위 이내: %1</translation>
    </message>
    <message>
        <source>%1 is accepted beside the reference %2: some orders overflow</source>
        <translation>%1, 참조값(%2)과 함께 받아들임: 일부 순서에서 오버플로</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LadderSession</name>
    <message>
        <source>Ladder</source>
        <translation>사다리</translation>
    </message>
    <message>
        <source>&amp;Ladder</source>
        <translation>사다리(&amp;L)</translation>
    </message>
    <message>
        <source>run the ladder of all kernels</source>
        <translation>모든 커널의 사다리 실행</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LanesView</name>
    <message>
        <source>Lanes by warp, A</source>
        <translation>워프별 레인, A</translation>
    </message>
    <message>
        <source>Lanes by warp, B</source>
        <translation>워프별 레인, B</translation>
    </message>
    <message>
        <source>Lanes by warp</source>
        <translation>워프별 레인</translation>
    </message>
    <message>
        <source>Lanes by warp (warp size %1 shown)</source>
        <translation>워프별 레인(표시한 워프 크기 %1)</translation>
    </message>
    <message>
        <source>%1 · lanes by warp (warp size %2 shown)</source>
        <translation>%1 · 워프별 레인(표시한 워프 크기 %2)</translation>
    </message>
    <message>
        <source>%1 · lanes by warp of %2</source>
        <translation>%1 · 워프별 레인(크기 %2)</translation>
    </message>
    <message>
        <source>thread %1 · warp %2 · lane %3</source>
        <translation>스레드 %1 · 워프 %2 · 레인 %3</translation>
    </message>
    <message>
        <source>works in this step</source>
        <translation>이 단계에서 일함</translation>
    </message>
    <message>
        <source>does nothing in this step</source>
        <translation>이 단계에서 아무 일도 하지 않음</translation>
    </message>
    <message>
        <source>no lane of its warp works</source>
        <translation>이 워프에서 일하는 레인 없음</translation>
    </message>
    <message>
        <source>its warp is diverged: issued with idle lanes</source>
        <translation>이 워프는 분기됨: 유휴 레인이 있는 채로 발행됨</translation>
    </message>
    <message>
        <source>its warp runs with all lanes active</source>
        <translation>이 워프는 모든 레인이 활성인 채로 실행됨</translation>
    </message>
    <message>
        <source>Step %1: %2 of %3 warps issued, %4 diverged.</source>
        <translation>단계 %1: 워프 %3개 중 %2개 발행, %4개 분기.</translation>
    </message>
    <message>
        <source>warp %1: no lane works</source>
        <translation>워프 %1: 일하는 레인 없음</translation>
    </message>
    <message>
        <source>warp %1: all %2 lanes work</source>
        <translation>워프 %1: 레인 %2개 모두 일함</translation>
    </message>
    <message>
        <source>warp %1: %2 of %3 lanes work, diverged</source>
        <translation>워프 %1: 레인 %3개 중 %2개 일함, 분기</translation>
    </message>
    <message>
        <source>No block has been traced yet</source>
        <translation>아직 트레이스한 블록 없음</translation>
    </message>
    <message>
        <source>lanes of warp %1 (of %2)</source>
        <translation>워프 %1의 레인(총 %2)</translation>
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
        <translation>트리 A의 값</translation>
    </message>
    <message>
        <source>Value in tree B</source>
        <translation>트리 B의 값</translation>
    </message>
    <message>
        <source>Click and type another number</source>
        <translation>클릭하고 다른 수를 입력하십시오</translation>
    </message>
    <message>
        <source>Value of element %1</source>
        <translation>원소 %1의 값</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>take it</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>and the next</source>
        <translation>다음으로</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Element %1</source>
        <translation>원소 %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LecturePlayer</name>
    <message>
        <source>there is no step %1; the trees have 1 step</source>
        <translation>%1번 단계는 없습니다. 트리의 단계는 1개입니다</translation>
    </message>
    <message>
        <source>there is no step %1; the trees have %2 steps</source>
        <translation>%1번 단계는 없습니다. 트리의 단계는 %2개입니다</translation>
    </message>
    <message>
        <source>there is no lane %1; the block has 1 thread</source>
        <translation>%1번 레인은 없습니다. 블록의 스레드는 1개입니다</translation>
    </message>
    <message>
        <source>there is no lane %1; the block has %2 threads</source>
        <translation>%1번 레인은 없습니다. 블록의 스레드는 %2개입니다</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LectureWindow</name>
    <message>
        <source>Lectures reloaded; chapters: %1</source>
        <translation>강의를 다시 읽음, 장: %1</translation>
    </message>
    <message>
        <source>Warpfold lecture</source>
        <translation>Warpfold 강의</translation>
    </message>
    <message>
        <source>%1, slide %2 of %3, part %4 of %5</source>
        <translation>%1, 슬라이드 %2/%3, 부분 %4/%5</translation>
    </message>
    <message>
        <source>%1: waits for its run – Warpfold lecture</source>
        <translation>%1: 실행을 기다리는 중 – Warpfold 강의</translation>
    </message>
    <message>
        <source>%1 – Warpfold lecture</source>
        <translation>%1 – Warpfold 강의</translation>
    </message>
</context>
<context>
    <name>warpfold::app::LiveChart</name>
    <message>
        <source>iteration</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>no samples yet</source>
        <translation>아직 샘플 없음</translation>
    </message>
    <message>
        <source>recorded on %1</source>
        <translation>%1에서 녹화됨</translation>
    </message>
    <message>
        <source>modelled for %1</source>
        <translation>%1에 대해 모델링됨</translation>
    </message>
    <message>
        <source>%1; %2 is not drawn</source>
        <translation>%1, 그리지 않음: %2</translation>
    </message>
    <message>
        <source>A is not drawn</source>
        <translation>A는 그리지 않음</translation>
    </message>
    <message>
        <source>B is not drawn</source>
        <translation>B는 그리지 않음</translation>
    </message>
    <message>
        <source>faulty kernels are not timed</source>
        <translation>결함 커널은 시간을 재지 않음</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>녹화되지 않음</translation>
    </message>
    <message>
        <source>%1, up to %2 · live</source>
        <translation>%1, 최대 %2 · 실시간</translation>
    </message>
    <message>
        <source>%1 · live</source>
        <translation>%1 · 실시간</translation>
    </message>
    <message>
        <source>%1, up to %2</source>
        <translation>%1, 최대 %2</translation>
    </message>
    <message>
        <source>%1  %2, in a band from %3 to %4</source>
        <translation>%1  %2, %3~%4 범위 안</translation>
    </message>
    <message>
        <source>its median %1, 95 % interval %2 to %3</source>
        <translation>그 중앙값 %1, 95 % 구간 %2~%3</translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation>반복 %1</translation>
    </message>
    <message>
        <source>%1, its median</source>
        <translation>%1, 그 중앙값</translation>
    </message>
</context>
<context>
    <name>warpfold::app::MainWindow</name>
    <message>
        <source>This is Warpfold %1. Help ▸ What&apos;s New tells what has changed.</source>
        <translation>Warpfold %1입니다. 도움말 ▸ 새로운 내용에서 바뀐 점을 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ManualWindow</name>
    <message>
        <source>Warpfold Manual</source>
        <translation>Warpfold 설명서</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>설명서 검색</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>설명서의 페이지</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>설명서 페이지</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Menus</name>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New Experiment</source>
        <translation>새 실험(&amp;N)</translation>
    </message>
    <message>
        <source>New Experiment</source>
        <translation>새 실험</translation>
    </message>
    <message>
        <source>&amp;Open Data File…</source>
        <translation>데이터 파일 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Session…</source>
        <translation>세션 열기(&amp;S)…</translation>
    </message>
    <message>
        <source>S&amp;essions…</source>
        <translation>세션(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Compare Recordings…</source>
        <translation>녹화 비교(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>종료(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run Live</source>
        <translation>실시간 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>Restart W&amp;orker</source>
        <translation>워커 다시 시작(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Hardware Counters…</source>
        <translation>하드웨어 카운터(&amp;H)…</translation>
    </message>
    <message>
        <source>Read Hardware &amp;Counters</source>
        <translation>하드웨어 카운터 읽기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>Show in T&amp;rees</source>
        <translation>트리에 표시(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>움직임(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Fit Trees</source>
        <translation>트리 맞춤(&amp;F)</translation>
    </message>
    <message>
        <source>Ste&amp;p Table…</source>
        <translation>단계 표(&amp;P)…</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>전체 화면(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Pairs One after the Other at Slow Speed</source>
        <translation>느린 속도에서 쌍을 차례로(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Reduced: from Step to Step</source>
        <translation>간소화: 단계에서 단계로(&amp;R)</translation>
    </message>
    <message>
        <source>Follow &amp;System</source>
        <translation>시스템 설정 따르기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Blackboard Example</source>
        <translation>칠판 예(&amp;B)</translation>
    </message>
    <message>
        <source>Choose Another Block…</source>
        <translation>다른 블록 고르기…</translation>
    </message>
    <message>
        <source>One &amp;Warp at a Time</source>
        <translation>한 번에 한 워프(&amp;W)</translation>
    </message>
    <message>
        <source>Block %1 of the Run</source>
        <translation>실행의 블록 %1</translation>
    </message>
    <message>
        <source>&amp;Experiment</source>
        <translation>실험(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>차트(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;ource and Counters</source>
        <translation>소스와 카운터(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>내보내기(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>보고서(&amp;R)…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>&amp;Timeline…</source>
        <translation>타임라인(&amp;T)…</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>&amp;Lecture</source>
        <translation>강의(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Start Lecture</source>
        <translation>강의 시작(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Begin with Chapter</source>
        <translation>장을 골라 시작(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Reload Lectures</source>
        <translation>강의 다시 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>Open Folder for &amp;Own Lectures</source>
        <translation>내 강의 폴더 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Lectures reloaded; chapters: %1</source>
        <translation>강의를 다시 읽음, 장: %1</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>설명서(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>둘러보기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;About Warpfold</source>
        <translation>Warpfold 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>프로젝터(&amp;P)</translation>
    </message>
    <message>
        <source>What&apos;s &amp;New</source>
        <translation>새로운 내용(&amp;N)</translation>
    </message>
    <message>
        <source>Wor&amp;ker Command…</source>
        <translation>워커 명령(&amp;K)…</translation>
    </message>
    <message>
        <source>Table of the C&amp;hart…</source>
        <translation>차트의 표(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ModelBar</name>
    <message>
        <source>compute decides</source>
        <translation>연산이 좌우</translation>
    </message>
    <message>
        <source>memory decides</source>
        <translation>메모리가 좌우</translation>
    </message>
    <message>
        <source>launches decide</source>
        <translation>커널 실행이 좌우</translation>
    </message>
    <message>
        <source>occupancy decides</source>
        <translation>점유율이 좌우</translation>
    </message>
    <message>
        <source>Compute, %1: the instructions of all blocks, without a pause.</source>
        <translation>연산, %1: 모든 블록의 명령어를 쉬지 않고 실행하는 시간.</translation>
    </message>
    <message>
        <source>Occupancy, %1: waiting that the resident blocks are too few to hide.</source>
        <translation>점유율, %1: 상주 블록이 너무 적어 숨기지 못한 대기 시간.</translation>
    </message>
    <message>
        <source>Memory, %1: all bytes at the bandwidth that the GPU attains.</source>
        <translation>메모리, %1: GPU가 낼 수 있는 대역폭으로 모든 바이트를 옮기는 시간.</translation>
    </message>
    <message>
        <source>Launches, %1: what launches cost before their first block works.</source>
        <translation>커널 실행, %1: 첫 블록이 일하기 전까지 커널 실행에 드는 비용.</translation>
    </message>
    <message>
        <source>Compute and occupancy add up to %1; memory works beside them.</source>
        <translation>연산과 점유율을 더하면 %1이고, 메모리는 그와 나란히 일합니다.</translation>
    </message>
    <message>
        <source>What the modelled time consists of</source>
        <translation>모델링된 시간의 구성</translation>
    </message>
</context>
<context>
    <name>warpfold::app::NetworkDialog</name>
    <message>
        <source>Network of the Model</source>
        <translation>모델의 네트워크</translation>
    </message>
    <message>
        <source>LogGP: a message of k bytes takes L + 2o + (k − 1)G. The dashed lines show what combining would take.</source>
        <translation>LogGP: k바이트 메시지에는 L + 2o + (k − 1)G가 걸립니다. 파선은 합치는 데 걸릴 시간을 보여 줍니다.</translation>
    </message>
    <message>
        <source>&amp;L, latency on the way</source>
        <translation>&amp;L, 도중의 지연</translation>
    </message>
    <message>
        <source>&amp;o, overhead of sending or receiving</source>
        <translation>&amp;o, 보내거나 받는 오버헤드</translation>
    </message>
    <message>
        <source>&amp;g, gap between two messages of a rank</source>
        <translation>&amp;g, 한 rank의 두 메시지 사이 간격</translation>
    </message>
    <message>
        <source>&amp;G, gap per byte</source>
        <translation>&amp;G, 바이트당 간격</translation>
    </message>
    <message>
        <source>As &amp;Measured</source>
        <translation>측정한 대로(&amp;M)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::OwnFiles</name>
    <message>
        <source>%1 is no file that can be read.</source>
        <translation>%1 파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is longer than 1 MiB: choose another.</source>
        <translation>%1 파일은 1 MiB보다 큽니다. 다른 파일을 고르십시오.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 파일을 쓸 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>warpfold::app::PaintedChart</name>
    <message>
        <source>No block has been traced yet</source>
        <translation>아직 트레이스한 블록 없음</translation>
    </message>
</context>
<context>
    <name>warpfold::app::PresenterWindow</name>
    <message>
        <source>Warpfold presenter</source>
        <translation>Warpfold 발표자 보기</translation>
    </message>
    <message>
        <source>The room sees a black screen</source>
        <translation>청중에게는 검은 화면이 보입니다</translation>
    </message>
    <message>
        <source>Keys as in the lecture; T starts the time anew, P closes this window</source>
        <translation>키는 강의에서와 같습니다. T는 시간을 다시 시작하고 P는 이 창을 닫습니다</translation>
    </message>
    <message>
        <source>The next slide</source>
        <translation>다음 슬라이드</translation>
    </message>
</context>
<context>
    <name>warpfold::app::RanksModel</name>
    <message>
        <source>rank %1 of %2 on %3</source>
        <translation>rank %1 (모두 %2개), %3</translation>
    </message>
    <message>
        <source>no elements</source>
        <translation>원소 없음</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>원소 %1</translation>
    </message>
    <message>
        <source>%1 elements, from %2 on</source>
        <translation>원소 %1개, %2번부터</translation>
    </message>
    <message>
        <source>partial result %1</source>
        <translation>부분 결과 %1</translation>
    </message>
    <message>
        <source>%1 within, %2</source>
        <translation>rank 안 %1, %2</translation>
    </message>
    <message>
        <source>clock %1 ± %2 from rank 0&apos;s</source>
        <translation>시계가 rank 0의 시계와 %1 ± %2 차이</translation>
    </message>
    <message>
        <source>round %1, rank %2 to rank %3: %4 bytes in %5 ± %6</source>
        <translation>라운드 %1, rank %2에서 rank %3: %4바이트, %5 ± %6</translation>
    </message>
    <message>
        <source>more ranks than cores: they wait for each other&apos;s time slices</source>
        <translation>코어보다 rank가 많아 서로의 시간 조각을 기다립니다</translation>
    </message>
    <message>
        <source>emulated ranks: their times say nothing about GPUs</source>
        <translation>에뮬레이션된 rank: 그 시간은 GPU에 대해 아무것도 말해 주지 않습니다</translation>
    </message>
    <message>
        <source>across: by clocks known to ± %1</source>
        <translation>rank 사이: ± %1까지 아는 시계로</translation>
    </message>
    <message>
        <source>joined: by events of rank 0&apos;s GPU; across: joined less the slowest rank</source>
        <translation>joined: rank 0의 GPU 이벤트로 측정. rank 사이: joined에서 가장 느린 rank를 뺀 것</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>샘플 1개</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>샘플 %1개</translation>
    </message>
</context>
<context>
    <name>warpfold::app::RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>%1  –  %2</source>
        <translation>%1  –  %2</translation>
    </message>
    <message>
        <source>%1  –  no regular file in %2</source>
        <translation>%1  –  %2에 있으나 일반 파일이 아님</translation>
    </message>
    <message>
        <source>%1  –  not in %2 any more</source>
        <translation>%1  –  %2에 더 이상 없음</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>목록 지우기(&amp;C)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::RecordingsChart</name>
    <message>
        <source>A over B</source>
        <translation>A 대 B</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>▲ faster  ▼ slower  ● same  ○ not clear</source>
        <translation>▲ 빠름  ▼ 느림  ● 같음  ○ 불분명</translation>
    </message>
    <message>
        <source>A over B, all kernels</source>
        <translation>A 대 B, 모든 커널</translation>
    </message>
    <message>
        <source>A over B, %1</source>
        <translation>A 대 B, %1</translation>
    </message>
    <message>
        <source>choose two recordings</source>
        <translation>녹화 두 개를 고르십시오</translation>
    </message>
    <message>
        <source>A %1, B %2</source>
        <translation>A %1, B %2</translation>
    </message>
    <message>
        <source>A over B: %1× (95 % interval %2 to %3)</source>
        <translation>A 대 B: %1× (95 % 구간 %2~%3)</translation>
    </message>
    <message>
        <source>A over B: %1×</source>
        <translation>A 대 B: %1×</translation>
    </message>
    <message>
        <source>A is %1</source>
        <translation>A는 %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::RecordingsDialog</name>
    <message>
        <source>Compare Recordings</source>
        <translation>녹화 비교</translation>
    </message>
    <message>
        <source>Recording A</source>
        <translation>녹화 A</translation>
    </message>
    <message>
        <source>Recording B</source>
        <translation>녹화 B</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Choose two recordings: what both of them timed is compared.</source>
        <translation>녹화 두 개를 고르십시오. 둘 다 시간을 잰 것을 비교합니다.</translation>
    </message>
    <message>
        <source>Common requests</source>
        <translation>공통 요청</translation>
    </message>
    <message>
        <source>Export &amp;Table…</source>
        <translation>표 내보내기(&amp;T)…</translation>
    </message>
    <message>
        <source>Export &amp;Chart…</source>
        <translation>차트 내보내기(&amp;C)…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>There is no comparison yet</source>
        <translation>아직 비교한 것이 없습니다</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>다른 파일…</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>녹화</translation>
    </message>
    <message>
        <source>Recordings (*.warpfold);;All files (*)</source>
        <translation>녹화 (*.warpfold);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>%1 파일을 열지 못했습니다. %2</translation>
    </message>
    <message>
        <source>A second recording is needed. Make one on a machine with a GPU, with “warpfold-cli record -o FILE”, and choose it with “Other file…”.</source>
        <translation>두 번째 녹화가 필요합니다. GPU가 있는 컴퓨터에서 “warpfold-cli record -o FILE” 명령으로 녹화를 만들고 “다른 파일…”에서 고르십시오.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>비교하는 중…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>닫기(&amp;L)</translation>
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
        <translation>블록 %1</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>블록 1개</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>블록 %1개</translation>
    </message>
    <message>
        <source>1 common request, without a verdict: a recorded emulator&apos;s running time says nothing about a GPU.</source>
        <translation>공통 요청 1개, 판정 없음: 녹화된 에뮬레이터의 실행 시간으로는 GPU를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 common requests, without verdicts: a recorded emulator&apos;s running time says nothing about a GPU.</source>
        <translation>공통 요청 %1개, 판정 없음: 녹화된 에뮬레이터의 실행 시간으로는 GPU를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>1 common request: %1. Ratio %2×.</source>
        <translation>공통 요청 1개: %1. 비율 %2×.</translation>
    </message>
    <message>
        <source>%1 common requests: A is faster in %2, slower in %3, the same in %4; %5 are not clear. Geometric mean %6×.</source>
        <translation>공통 요청 %1개: A가 더 빠른 것 %2개, 더 느린 것 %3개, 같은 것 %4개, 불분명한 것 %5개. 기하 평균 %6×.</translation>
    </message>
    <message>
        <source>%1 (A), %2 (B)</source>
        <translation>%1 (A), %2 (B)</translation>
    </message>
    <message>
        <source>recorded: A on %1, B on %2</source>
        <translation>녹화됨: A는 %1, B는 %2</translation>
    </message>
    <message>
        <source>all kernels that both have</source>
        <translation>둘 다 가진 모든 커널</translation>
    </message>
</context>
<context>
    <name>warpfold::app::RecordingsTableModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>Of A over B: above 1 where A is faster</source>
        <translation>A 대 B의 비율: A가 더 빠르면 1보다 큽니다</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>A, µs</source>
        <translation>A, µs</translation>
    </message>
    <message>
        <source>B, µs</source>
        <translation>B, µs</translation>
    </message>
    <message>
        <source>A over B</source>
        <translation>A 대 B</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 구간</translation>
    </message>
    <message>
        <source>A is</source>
        <translation>A는</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ResultView</name>
    <message>
        <source>(%1 to %2)</source>
        <translation>(%1~%2)</translation>
    </message>
    <message>
        <source>no computed result; the reference is shown</source>
        <translation>계산한 결과 없음, 참조값을 표시</translation>
    </message>
    <message>
        <source>accepted beside the reference %1</source>
        <translation>참조값(%1)과 달라도 받아들임</translation>
    </message>
    <message>
        <source>✓ within tolerance of the reference: error %1, tolerance %2</source>
        <translation>✓ 참조값의 허용 오차 이내: 오차 %1, 허용 오차 %2</translation>
    </message>
    <message>
        <source>✓ equals the reference</source>
        <translation>✓ 참조값과 같음</translation>
    </message>
    <message>
        <source>✗ A and B differ from the reference %1</source>
        <translation>✗ A와 B가 참조값(%1)과 다름</translation>
    </message>
    <message>
        <source>✗ %1 differs from the reference %2 by %3, tolerance %4</source>
        <translation>✗ %1 결과가 참조값 %2에서 %3만큼 다름, 허용 오차 %4</translation>
    </message>
    <message>
        <source>✗ %1 differs from the reference %2</source>
        <translation>✗ %1 결과가 참조값(%2)과 다름</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Result of the earlier run, %1</source>
        <translation>이전 실행의 결과, %1</translation>
    </message>
    <message>
        <source>Run the nearest</source>
        <translation>가장 가까운 것 실행</translation>
    </message>
    <message>
        <source>Latency (median of %1)</source>
        <translation>지연 시간(샘플 %1개의 중앙값)</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>지연 시간</translation>
    </message>
    <message>
        <source>The emulator&apos;s running time says nothing about which kernel is faster on a GPU.</source>
        <translation>에뮬레이터의 실행 시간으로는 GPU에서 어느 커널이 더 빠른지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>A takes %1× as long as B; modelled, no interval</source>
        <translation>A는 B의 %1배 걸림. 모델링되어 구간 없음</translation>
    </message>
    <message>
        <source>B takes %1× as long as A; modelled, no interval</source>
        <translation>B는 A의 %1배 걸림. 모델링되어 구간 없음</translation>
    </message>
    <message>
        <source>A&apos;s median over B&apos;s: %1, 95 % interval %2 to %3</source>
        <translation>B의 중앙값에 대한 A의 중앙값: %1, 95 % 구간 %2~%3</translation>
    </message>
    <message>
        <source>A and B are equally fast.</source>
        <translation>A와 B는 똑같이 빠릅니다.</translation>
    </message>
    <message>
        <source>Too few samples to tell which is faster.</source>
        <translation>샘플이 너무 적어 어느 쪽이 더 빠른지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>No clear difference: the times of A and B overlap.</source>
        <translation>뚜렷한 차이가 없습니다. A와 B의 시간이 겹칩니다.</translation>
    </message>
    <message>
        <source>B is %1× as fast as A</source>
        <translation>B가 A보다 %1배 빠름</translation>
    </message>
    <message>
        <source>A is %1× as fast as B</source>
        <translation>A가 B보다 %1배 빠름</translation>
    </message>
    <message>
        <source>error %1, tolerance %2</source>
        <translation>오차 %1, 허용 오차 %2</translation>
    </message>
    <message>
        <source>⚠ A and B are far off the reference %1, though within the rounding of their order: %2</source>
        <translation>⚠ A와 B가 참조값(%1)에서 크게 벗어남, 다만 각 순서의 반올림 범위 이내: %2</translation>
    </message>
    <message>
        <source>⚠ %1 is far off the reference %2, though within the rounding of its order: %3</source>
        <translation>⚠ %1: 참조값(%2)에서 크게 벗어남, 다만 그 순서의 반올림 범위 이내: %3</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ScalingModel</name>
    <message>
        <source>%1, %2 of %3, %4</source>
        <translation>%1, %3의 %2, %4</translation>
    </message>
    <message>
        <source>emulated ranks: their times say nothing about GPUs</source>
        <translation>에뮬레이션된 rank: 그 시간은 GPU에 대해 아무것도 말해 주지 않습니다</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>%1; dashed: modelled, dotted: ideal</source>
        <translation>%1; 파선: 모델링, 점선: 이상</translation>
    </message>
    <message>
        <source>strong: %1</source>
        <translation>강한 확장: %1</translation>
    </message>
    <message>
        <source>weak: %1</source>
        <translation>약한 확장: %1</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>rank %1개</translation>
    </message>
    <message>
        <source>modelled: %1</source>
        <translation>모델링: %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::ScenePreview</name>
    <message>
        <source>Preview of the animation</source>
        <translation>애니메이션 미리 보기</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Scrubber</name>
    <message>
        <source>Step</source>
        <translation>단계</translation>
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
        <translation>세션 열기</translation>
    </message>
    <message>
        <source>Sessions and recordings (*.warpfold);;All files (*)</source>
        <translation>세션과 녹화 (*.warpfold);;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionKeeper</name>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>%1 파일을 열지 못했습니다. %2</translation>
    </message>
    <message>
        <source>The worker does not list this recording; open it on the machine where the worker runs.</source>
        <translation>워커의 목록에 이 녹화가 없습니다. 워커가 실행되는 컴퓨터에서 여십시오.</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionListModel</name>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Kernels A | B</source>
        <translation>커널 A | B</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionRecorder</name>
    <message>
        <source>The session’s file %1 was moved or deleted. The session goes on in %2.</source>
        <translation>세션 파일이 옮겨지거나 삭제되었습니다: %1. 세션은 새 파일에서 계속됩니다: %2.</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionSaver</name>
    <message>
        <source>The session cannot be saved: %1.</source>
        <translation>세션을 저장할 수 없습니다: %1.</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionStrip</name>
    <message>
        <source>Session</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>Session of %1</source>
        <translation>%1의 세션</translation>
    </message>
    <message>
        <source>Session “%1” of %2</source>
        <translation>%2의 세션 “%1”</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SessionsDialog</name>
    <message>
        <source>Sessions</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>Search by date, title, kernel, device or note</source>
        <translation>날짜, 제목, 커널, 장치, 메모로 검색</translation>
    </message>
    <message>
        <source>Comparison to open</source>
        <translation>열려는 비교</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>&amp;Keep a session of what this window shows</source>
        <translation>이 창에 표시한 것을 세션으로 보관(&amp;K)</translation>
    </message>
    <message>
        <source>Choose &amp;Folder…</source>
        <translation>폴더 고르기(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Show in Folder</source>
        <translation>폴더에서 보기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>삭제(&amp;D)…</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>폴더: %1</translation>
    </message>
    <message>
        <source>There is no session in this folder yet</source>
        <translation>이 폴더에는 아직 세션이 없습니다</translation>
    </message>
    <message>
        <source>Choose a session first</source>
        <translation>먼저 세션을 고르십시오</translation>
    </message>
    <message>
        <source>This window is writing it</source>
        <translation>이 창에서 쓰는 중입니다</translation>
    </message>
    <message>
        <source>%1: %2 | %3, N = %4, %5 of %6, %7</source>
        <translation>%1: %2 | %3, N = %4, %6 %5, %7</translation>
    </message>
    <message>
        <source>Delete Session</source>
        <translation>세션 삭제</translation>
    </message>
    <message>
        <source>Delete the session %1? It cannot be brought back.</source>
        <translation>%1 세션을 삭제할까요? 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Folder for Sessions</source>
        <translation>세션 폴더</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>닫기(&amp;L)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SourceView</name>
    <message>
        <source>Kernel source</source>
        <translation>커널 소스</translation>
    </message>
    <message>
        <source>Source of kernel A</source>
        <translation>커널 A의 소스</translation>
    </message>
    <message>
        <source>Source of kernel B</source>
        <translation>커널 B의 소스</translation>
    </message>
    <message>
        <source>Source of %1</source>
        <translation>%1의 소스</translation>
    </message>
    <message>
        <source>Edit a Copy</source>
        <translation>사본 편집</translation>
    </message>
    <message>
        <source>Makes a file of your own of this kernel</source>
        <translation>이 커널로 내 파일을 만듭니다</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Keeps the file and runs it (Ctrl+Enter)</source>
        <translation>파일을 저장하고 실행합니다(Ctrl+Enter)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Stage</name>
    <message>
        <source>1 thread</source>
        <translation>스레드 1개</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>스레드 %1개</translation>
    </message>
    <message>
        <source>emulated; active lanes verified on the GPU</source>
        <translation>에뮬레이션됨, 활성 레인은 GPU에서 검증됨</translation>
    </message>
    <message>
        <source>emulated</source>
        <translation>에뮬레이션됨</translation>
    </message>
    <message>
        <source>1 thread, warps of %1</source>
        <translation>스레드 1개, 워프 크기 %1</translation>
    </message>
    <message>
        <source>%1 threads, warps of %2</source>
        <translation>스레드 %1개, 워프 크기 %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, 시드 %2</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>%2의 처음 %1개</translation>
    </message>
    <message>
        <source>%1 is a library: its blocks are not traced</source>
        <translation>%1 커널은 라이브러리이므로 블록을 트레이스하지 않습니다</translation>
    </message>
    <message>
        <source>%1 runs on the host, where there are no blocks and no warps</source>
        <translation>%1 커널은 호스트에서 실행되며, 호스트에는 블록도 워프도 없습니다</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>블록 %1</translation>
    </message>
    <message>
        <source>blackboard example</source>
        <translation>칠판 예</translation>
    </message>
    <message>
        <source>blackboard example, your values</source>
        <translation>칠판 예, 입력한 값</translation>
    </message>
    <message>
        <source>%1, %2, inputs</source>
        <translation>%1, %2, 입력</translation>
    </message>
    <message>
        <source>%1, %2, step %3 of %4</source>
        <translation>%1, %2, 단계 %3/%4</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%2 %1 (%3)</translation>
    </message>
    <message>
        <source>N = %1, %2</source>
        <translation>N = %1, %2</translation>
    </message>
    <message>
        <source>The blackboard needs %1 numbers, more than there are in %2, and shows digits instead.</source>
        <translation>칠판에는 수가 %1개 필요한데 %2에는 그만큼 없어, 대신 0~9의 숫자를 보여 줍니다.</translation>
    </message>
    <message>
        <source>emulated; active lanes verified on %1</source>
        <translation>에뮬레이션됨, 활성 레인은 %1에서 검증됨</translation>
    </message>
    <message>
        <source>block %1 (of %2)</source>
        <translation>블록 %1(총 %2)</translation>
    </message>
    <message>
        <source>rank %1, block %2</source>
        <translation>rank %1, 블록 %2</translation>
    </message>
    <message>
        <source>Block %1 of this run has not been traced</source>
        <translation>이 실행의 %1번 블록은 트레이스되지 않았습니다</translation>
    </message>
</context>
<context>
    <name>warpfold::app::StatusLine</name>
    <message>
        <source>Worker not responding</source>
        <translation>워커 응답 없음</translation>
    </message>
    <message>
        <source>Session of %1</source>
        <translation>%1의 세션</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>준비됨</translation>
    </message>
    <message>
        <source>No worker</source>
        <translation>워커 없음</translation>
    </message>
    <message>
        <source>Starting the worker</source>
        <translation>워커 시작 중</translation>
    </message>
    <message>
        <source>Waiting for the worker</source>
        <translation>워커 기다리는 중</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>실시간</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>중지하는 중</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
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
        <translation>트레이스: 블록 %2개 중 %1개</translation>
    </message>
    <message>
        <source>probes off while timing</source>
        <translation>시간 측정 중에는 프로브 꺼짐</translation>
    </message>
    <message>
        <source>%1 recorded samples</source>
        <translation>녹화된 샘플 %1개</translation>
    </message>
</context>
<context>
    <name>warpfold::app::StepFigures</name>
    <message>
        <source>Lanes use %1 of the %2 bytes that loads and stores of global memory move</source>
        <translation>전역 메모리의 로드와 스토어가 옮기는 %2바이트 중 %1바이트를 레인이 사용합니다</translation>
    </message>
    <message>
        <source>Lanes use %1 of the %2 bytes that loads and stores of global memory move. Memory moves in sectors of 32 bytes, of which a warp of %3 lanes, as in this example, uses %4 at most: %5 is the best that it can do</source>
        <translation>전역 메모리의 로드와 스토어가 옮기는 %2바이트 중 %1바이트를 레인이 사용합니다. 메모리는 32바이트 섹터 단위로 옮기는데, 이 예제처럼 레인이 %3개인 워프는 그중 %4바이트까지만 씁니다. 그래서 낼 수 있는 최선이 %5입니다</translation>
    </message>
    <message>
        <source>would take</source>
        <translation>예상 시간</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Only a GPU measures time; this block was emulated</source>
        <translation>시간은 GPU에서만 측정됩니다. 이 블록은 에뮬레이션되었습니다</translation>
    </message>
    <message>
        <source>Modelled time on the GPU, from barrier to barrier</source>
        <translation>배리어에서 배리어까지, GPU에서의 모델링된 시간</translation>
    </message>
    <message>
        <source>Time on the GPU, from barrier to barrier</source>
        <translation>배리어에서 배리어까지, GPU에서의 시간</translation>
    </message>
    <message>
        <source>Threads that take an element or combine two values in this step, of all of the block</source>
        <translation>블록 전체 중에서 이 단계에 원소를 읽거나 두 값을 결합하는 스레드</translation>
    </message>
    <message>
        <source>Warps with at least one working lane; the others only test the condition and reach the barrier</source>
        <translation>일하는 레인이 하나라도 있는 워프. 나머지 워프는 조건만 검사하고 배리어에 도달합니다</translation>
    </message>
    <message>
        <source>Issued warps of which some lanes do nothing</source>
        <translation>발행된 워프 가운데 일부 레인이 아무 일도 하지 않는 것</translation>
    </message>
    <message>
        <source>No warp is issued</source>
        <translation>발행된 워프 없음</translation>
    </message>
    <message>
        <source>%1 of the %2 lanes of issued warps take an element or combine two values</source>
        <translation>발행된 워프의 레인 %2개 중 %1개가 원소를 읽거나 두 값을 결합합니다</translation>
    </message>
    <message>
        <source>sectors / request</source>
        <translation>섹터/요청</translation>
    </message>
    <message>
        <source>No access to global memory in this step</source>
        <translation>이 단계에는 전역 메모리 접근이 없습니다</translation>
    </message>
    <message>
        <source>Global memory: 32-byte sectors that one access of a warp moves, on average</source>
        <translation>전역 메모리: 워프의 접근 한 번이 옮기는 32바이트 섹터의 평균 수</translation>
    </message>
    <message>
        <source>Not all accesses of this step were recorded</source>
        <translation>이 단계의 접근이 모두 기록되지는 않았습니다</translation>
    </message>
    <message>
        <source>Shared memory: extra rounds because lanes meet in the same bank; %1 of loads, %2 of stores</source>
        <translation>공유 메모리: 레인들이 같은 뱅크에서 만나 생기는 추가 라운드. 로드 %1, 저장 %2</translation>
    </message>
    <message>
        <source>Figures of the step, A</source>
        <translation>단계의 수치, A</translation>
    </message>
    <message>
        <source>Figures of the step, B</source>
        <translation>단계의 수치, B</translation>
    </message>
</context>
<context>
    <name>warpfold::app::StepsTableModel</name>
    <message>
        <source>would take ns</source>
        <translation>예상 ns</translation>
    </message>
    <message>
        <source>time ns</source>
        <translation>시간 ns</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>스트라이드</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SweepChart</name>
    <message>
        <source>elements</source>
        <translation>원소</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Sweep…</source>
        <translation>스윕…</translation>
    </message>
    <message>
        <source>What was run is kept</source>
        <translation>이미 실행한 것은 보관됩니다</translation>
    </message>
    <message>
        <source>Choose kernels, sizes and blocks, and devices to draw beside</source>
        <translation>커널, 크기, 블록과 나란히 그릴 장치를 고릅니다</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>running …</source>
        <translation>실행 중 …</translation>
    </message>
    <message>
        <source>press Sweep…</source>
        <translation>“스윕…” 버튼을 누르십시오</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>원소 %1개</translation>
    </message>
    <message>
        <source>best of its blocks: %1 threads</source>
        <translation>블록 중 최적: 스레드 %1개</translation>
    </message>
    <message>
        <source>%1, 95 % interval %2 to %3</source>
        <translation>%1, 95 % 구간 %2~%3</translation>
    </message>
    <message>
        <source>%1, in a band from %2 to %3</source>
        <translation>%1, %2~%3 범위 안</translation>
    </message>
    <message>
        <source>%1 of the measured peak</source>
        <translation>측정 피크의 %1</translation>
    </message>
    <message>
        <source>%1 times as fast as CUB</source>
        <translation>CUB 속도의 %1배</translation>
    </message>
    <message>
        <source>click: open it as a run</source>
        <translation>클릭: 실행으로 열기</translation>
    </message>
    <message>
        <source>%1, 1 rank</source>
        <translation>%1, rank 1개</translation>
    </message>
    <message>
        <source>%1, %2 ranks</source>
        <translation>%1, rank %2개</translation>
    </message>
    <message>
        <source>1 rank</source>
        <translation>rank 1개</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>rank %1개</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SweepDialog</name>
    <message>
        <source>Run &amp;anew what an earlier sweep of this device has kept</source>
        <translation>이 장치의 이전 스윕이 보관한 것도 다시 실행(&amp;A)</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Kernels to sweep</source>
        <translation>스윕할 커널</translation>
    </message>
    <message>
        <source>Devices to draw beside</source>
        <translation>나란히 그릴 장치</translation>
    </message>
    <message>
        <source>Smallest size</source>
        <translation>가장 작은 크기</translation>
    </message>
    <message>
        <source>Largest size</source>
        <translation>가장 큰 크기</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>Blocks of %1 threads</source>
        <translation>스레드 %1개의 블록</translation>
    </message>
    <message>
        <source>&amp;Kernels</source>
        <translation>커널(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Elements</source>
        <translation>원소(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Threads a block</source>
        <translation>블록당 스레드(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Beside it</source>
        <translation>나란히(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Run Sweep</source>
        <translation>스윕 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Choose at least one kernel.</source>
        <translation>커널을 하나 이상 고르십시오.</translation>
    </message>
    <message>
        <source>Choose at least one block size.</source>
        <translation>블록 크기를 하나 이상 고르십시오.</translation>
    </message>
    <message>
        <source>The smallest size is above the largest one.</source>
        <translation>가장 작은 크기가 가장 큰 크기보다 큽니다.</translation>
    </message>
    <message>
        <source>Choose at most %1 devices beside it.</source>
        <translation>나란히 그릴 장치는 %1개까지만 고르십시오.</translation>
    </message>
    <message>
        <source>%1 runs on %2, whose times are known: nothing has to run.</source>
        <translation>%2에서 %1번 실행할 내용의 시간을 이미 모두 알고 있어 실행할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Up to %1 runs on %2, beside the GPU&apos;s library where it runs.</source>
        <translation>%2에서 최대 %1번 실행하며, 가능한 곳에서는 GPU 라이브러리도 함께 실행합니다.</translation>
    </message>
    <message>
        <source>and odd sizes bet&amp;ween</source>
        <translation>그 사이의 홀수 크기도(&amp;W)</translation>
    </message>
    <message>
        <source>3·2ᵏ − 1 elements, which are no multiple of a warp, of a load of 16 bytes or of a block</source>
        <translation>원소 3·2ᵏ − 1개. 워프, 16바이트 로드, 블록의 배수가 아닙니다</translation>
    </message>
    <message>
        <source>at an aligned address</source>
        <translation>정렬된 주소</translation>
    </message>
    <message>
        <source>Elements from an aligned address to the first one</source>
        <translation>정렬된 주소에서 첫 원소까지의 원소 수</translation>
    </message>
    <message>
        <source>Behind an aligned address a warp&apos;s loads touch one sector more, and loads of 16 bytes begin later</source>
        <translation>정렬된 주소 뒤에서는 워프의 로드가 섹터를 하나 더 건드리고, 16바이트 로드는 더 늦게 시작합니다</translation>
    </message>
    <message>
        <source>&amp;First element</source>
        <translation>첫 원소(&amp;F)</translation>
    </message>
    <message>
        <source>Recordings have no times of inputs behind an aligned address; choose another device.</source>
        <translation>녹화에는 정렬된 주소 뒤에서 시작하는 입력의 시간이 없습니다. 다른 장치를 고르십시오.</translation>
    </message>
    <message>
        <source>Ra&amp;nks</source>
        <translation>Rank(&amp;N)</translation>
    </message>
    <message>
        <source>Numbers of ranks</source>
        <translation>rank 수</translation>
    </message>
    <message>
        <source>What stays as ranks are added</source>
        <translation>rank가 늘 때 그대로인 것</translation>
    </message>
    <message>
        <source>strong: all elements stay</source>
        <translation>강한: 전체 원소 수 유지</translation>
    </message>
    <message>
        <source>weak: a rank&apos;s elements stay</source>
        <translation>약한: rank의 원소 수 유지</translation>
    </message>
    <message>
        <source>both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>needs a worker that mpirun started</source>
        <translation>mpirun으로 시작한 워커가 필요합니다</translation>
    </message>
    <message>
        <source>Write numbers of ranks with commas between them, such as 1, 2, 4.</source>
        <translation>rank 수를 쉼표로 나누어 쓰십시오(예: 1, 2, 4).</translation>
    </message>
    <message>
        <source>Choose 1 to %1 ranks.</source>
        <translation>rank를 1~%1개 고르십시오.</translation>
    </message>
    <message>
        <source>Up to %1 runs on %2.</source>
        <translation>%2에서 최대 %1회 실행합니다.</translation>
    </message>
</context>
<context>
    <name>warpfold::app::SweepModel</name>
    <message>
        <source>the emulator&apos;s own time, not a GPU&apos;s</source>
        <translation>에뮬레이터 자체의 시간, GPU 시간 아님</translation>
    </message>
    <message>
        <source>measured on %1</source>
        <translation>%1에서 측정됨</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>실행 %1/%2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2, cold cache</source>
        <translation>%1 %2, 콜드 캐시</translation>
    </message>
    <message>
        <source>%1 %2, warm cache</source>
        <translation>%1 %2, 웜 캐시</translation>
    </message>
    <message>
        <source>%1, offset %2</source>
        <translation>%1, 오프셋 %2</translation>
    </message>
    <message>
        <source>%1, %2 across</source>
        <translation>%1, rank 사이 %2</translation>
    </message>
</context>
<context>
    <name>warpfold::app::Tour</name>
    <message>
        <source>Tour</source>
        <translation>둘러보기</translation>
    </message>
    <message>
        <source>End Tour</source>
        <translation>둘러보기 끝내기</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>비교하는 것</translation>
    </message>
    <message>
        <source>Two kernels, A and B, and the numbers that both reduce. What you change runs at once; Ctrl+Z takes it back.</source>
        <translation>두 커널 A와 B, 그리고 둘이 리덕션할 수들입니다. 바꾸면 바로 실행되며, Ctrl+Z로 되돌립니다.</translation>
    </message>
    <message>
        <source>Two trees, one clock</source>
        <translation>트리 둘, 시계 하나</translation>
    </message>
    <message>
        <source>Columns are elements, rows are steps, a node is a value. Click a value to see what it was computed from, and click one at the top and type your own.</source>
        <translation>열은 원소, 행은 단계, 노드는 값입니다. 값을 클릭하면 무엇에서 계산되었는지 보이고, 맨 위의 값을 클릭하면 직접 입력할 수 있습니다.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>한 단계씩</translation>
    </message>
    <message>
        <source>Space plays and pauses, ← and → go one step. Source, lanes and figures follow the step.</source>
        <translation>Space는 재생과 일시 정지, ←와 →는 한 단계 이동입니다. 소스, 레인, 수치가 단계를 따라갑니다.</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>드는 비용</translation>
    </message>
    <message>
        <source>Time and bandwidth of A and B, and what each step does. The ladder, Ctrl+L, compares all kernels. Help ▸ Tour shows these four again.</source>
        <translation>A와 B의 시간과 대역폭, 그리고 각 단계가 하는 일입니다. 사다리(Ctrl+L)는 모든 커널을 비교합니다. 도움말 ▸ 둘러보기에서 이 네 가지를 다시 볼 수 있습니다.</translation>
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
        <translation>경주(측정된 시간)</translation>
    </message>
    <message>
        <source>Race (recorded time)</source>
        <translation>경주(녹화된 시간)</translation>
    </message>
    <message>
        <source>Race (modelled time)</source>
        <translation>경주(모델링된 시간)</translation>
    </message>
    <message>
        <source>Race (unlike times)</source>
        <translation>경주(출처가 다른 시간)</translation>
    </message>
    <message>
        <source>Each step takes its measured time, slowed by one factor for both.</source>
        <translation>각 단계는 측정된 시간만큼 걸리며, 둘을 같은 배율로 늦춥니다.</translation>
    </message>
    <message>
        <source>Each step takes its recorded time, slowed by one factor for both.</source>
        <translation>각 단계는 녹화된 시간만큼 걸리며, 둘을 같은 배율로 늦춥니다.</translation>
    </message>
    <message>
        <source>Each step takes its modelled time, slowed by one factor for both.</source>
        <translation>각 단계는 모델링된 시간만큼 걸리며, 둘을 같은 배율로 늦춥니다.</translation>
    </message>
    <message>
        <source>Each step takes its time, slowed by one factor for both; the times of A and B are not of the same origin, so that nothing is said of how much faster one is.</source>
        <translation>각 단계는 자기 시간만큼 걸리며, 둘을 같은 배율로 늦춥니다. A와 B의 시간은 출처가 달라, 어느 쪽이 얼마나 더 빠른지는 말하지 않습니다.</translation>
    </message>
    <message>
        <source>This is the time of one block: the whole kernels differ by another factor, since their times also include the other blocks and every launch.</source>
        <translation>이것은 블록 하나의 시간입니다. 커널 전체의 시간에는 다른 블록과 모든 커널 실행도 포함되므로, 커널 전체의 차이는 다른 배율이 됩니다.</translation>
    </message>
    <message>
        <source>Race of block %1</source>
        <translation>블록 %1의 경주</translation>
    </message>
    <message>
        <source>Race of one block</source>
        <translation>블록 하나의 경주</translation>
    </message>
    <message>
        <source>%1: A and B take as long</source>
        <translation>%1: A와 B가 똑같이 걸림</translation>
    </message>
    <message>
        <source>%1: B is %2× as fast</source>
        <translation>%1: B가 %2배 빠름</translation>
    </message>
    <message>
        <source>%1: A is %2× as fast</source>
        <translation>%1: A가 %2배 빠름</translation>
    </message>
    <message>
        <source>load</source>
        <translation>로드</translation>
    </message>
    <message>
        <source>stride %1</source>
        <translation>스트라이드 %1</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>한 단계 뒤로</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>한 단계 앞으로</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>끝으로</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Step-locked</source>
        <translation>단계 맞춤</translation>
    </message>
    <message>
        <source>Both trees take a step together</source>
        <translation>두 트리가 함께 한 단계씩 갑니다</translation>
    </message>
    <message>
        <source>Steps per second  (+ and −)</source>
        <translation>초당 단계 수  (+와 −)</translation>
    </message>
    <message>
        <source>These trees have no times: a click shows block %1 of the run in both, and starts its race</source>
        <translation>이 트리들에는 시간이 없습니다. 클릭하면 둘 다 실행의 %1번 블록을 표시하고 경주를 시작합니다</translation>
    </message>
    <message>
        <source>A race needs step times of both trees: run on a GPU, or a recorded or modelled one, and show the block of the run (Ctrl+2)</source>
        <translation>경주에는 두 트리의 단계 시간이 필요합니다. GPU에서 실행하거나 녹화된 또는 모델링된 장치에서 실행하고, 실행의 블록을 표시하십시오(Ctrl+2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>속도 %1</translation>
    </message>
</context>
<context>
    <name>warpfold::app::TreePanel</name>
    <message>
        <source>Kernel A</source>
        <translation>커널 A</translation>
    </message>
    <message>
        <source>Kernel B</source>
        <translation>커널 B</translation>
    </message>
    <message>
        <source>What tree A shows</source>
        <translation>트리 A에 표시할 것</translation>
    </message>
    <message>
        <source>What tree B shows</source>
        <translation>트리 B에 표시할 것</translation>
    </message>
    <message>
        <source>Tree A shows %1</source>
        <translation>트리 A의 표시: %1</translation>
    </message>
    <message>
        <source>Tree B shows %1</source>
        <translation>트리 B의 표시: %1</translation>
    </message>
    <message>
        <source>One &amp;Warp at a Time</source>
        <translation>한 번에 한 워프(&amp;W)</translation>
    </message>
    <message>
        <source>Kernel A: %1</source>
        <translation>커널 A: %1</translation>
    </message>
    <message>
        <source>Kernel B: %1</source>
        <translation>커널 B: %1</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>warp step %1 of %2</source>
        <translation>워프 단계 %1/%2</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>단계 %1/%2</translation>
    </message>
    <message>
        <source>warp %1 (of %2) · %3</source>
        <translation>워프 %1(총 %2) · %3</translation>
    </message>
    <message>
        <source>Lanes A</source>
        <translation>레인 A</translation>
    </message>
    <message>
        <source>Lanes B</source>
        <translation>레인 B</translation>
    </message>
    <message>
        <source>Tree A</source>
        <translation>트리 A</translation>
    </message>
    <message>
        <source>Tree B</source>
        <translation>트리 B</translation>
    </message>
    <message>
        <source>Type a Value</source>
        <translation>값 입력</translation>
    </message>
    <message>
        <source>Reset Values</source>
        <translation>값 초기화</translation>
    </message>
    <message>
        <source>Fit Tree</source>
        <translation>트리 맞춤</translation>
    </message>
    <message>
        <source>Clear Highlight</source>
        <translation>강조 표시 지우기</translation>
    </message>
    <message>
        <source>Export %1…</source>
        <translation>%1 내보내기…</translation>
    </message>
    <message>
        <source>Copy as Picture</source>
        <translation>그림으로 복사</translation>
    </message>
    <message>
        <source>Copy Data as Table</source>
        <translation>데이터를 표로 복사</translation>
    </message>
</context>
<context>
    <name>warpfold::app::TreeView</name>
    <message>
        <source>Reduction tree A</source>
        <translation>리덕션 트리 A</translation>
    </message>
    <message>
        <source>Reduction tree B</source>
        <translation>리덕션 트리 B</translation>
    </message>
    <message>
        <source>No block has been traced yet</source>
        <translation>아직 트레이스한 블록 없음</translation>
    </message>
    <message>
        <source>Block %1, %2 element, step %3 of %4.</source>
        <translation>블록 %1, 원소 %2개, 단계 %3/%4.</translation>
    </message>
    <message>
        <source>Block %1, %2 elements, step %3 of %4.</source>
        <translation>블록 %1, 원소 %2개, 단계 %3/%4.</translation>
    </message>
    <message>
        <source>%1 of %2 thread active.</source>
        <translation>스레드 %2개 중 %1개 활성.</translation>
    </message>
    <message>
        <source>%1 of %2 threads active.</source>
        <translation>스레드 %2개 중 %1개 활성.</translation>
    </message>
    <message>
        <source>warp %1 (of %2)</source>
        <translation>워프 %1(총 %2)</translation>
    </message>
    <message>
        <source>columns %1 to %2 (of %3)</source>
        <translation>%1~%2열(총 %3열)</translation>
    </message>
</context>
<context>
    <name>warpfold::app::VerifyModel</name>
    <message>
        <source>exact</source>
        <translation>정확함</translation>
    </message>
    <message>
        <source>within what the hardware varies by</source>
        <translation>하드웨어의 변동 범위 이내</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>다름</translation>
    </message>
    <message>
        <source>kernel %1 of %2</source>
        <translation>커널 %1/%2</translation>
    </message>
    <message>
        <source>%1: %2 %3, n = %4, blocks of %5</source>
        <translation>%1: %3 %2, n = %4, 블록 크기 %5</translation>
    </message>
</context>
<context>
    <name>warpfold::app::VerifyTableModel</name>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>커널 실행</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>카운터</translation>
    </message>
    <message>
        <source>Emulated</source>
        <translation>에뮬레이션</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>하드웨어</translation>
    </message>
</context>
<context>
    <name>warpfold::app::WhatsNew</name>
    <message>
        <source>What Is New in Warpfold %1</source>
        <translation>Warpfold %1의 새로운 내용</translation>
    </message>
    <message>
        <source>The list of changes is in English.</source>
        <translation>변경 목록은 영어로 되어 있습니다.</translation>
    </message>
    <message>
        <source>Changes of this version</source>
        <translation>이 버전에서 바뀐 점</translation>
    </message>
</context>
<context>
    <name>warpfold::app::WindowLayout</name>
    <message>
        <source>Source and step</source>
        <translation>소스와 단계</translation>
    </message>
</context>
<context>
    <name>warpfold::app::WorkerClient</name>
    <message>
        <source>The worker could not be started: %1. Close other programs, then restart it.</source>
        <translation>워커를 시작할 수 없습니다: %1. 다른 프로그램을 닫고 다시 시작하십시오.</translation>
    </message>
    <message>
        <source>A message of the worker cannot be read: %1.</source>
        <translation>워커의 메시지를 읽을 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>The worker speaks protocol %1 and this program protocol %2: install the same version of both.</source>
        <translation>워커의 프로토콜은 %1, 이 프로그램의 프로토콜은 %2입니다. 둘을 같은 버전으로 설치하십시오.</translation>
    </message>
    <message>
        <source>Last error line: “%1”.</source>
        <translation>마지막 오류 줄: “%1”.</translation>
    </message>
    <message>
        <source>The worker was ended by signal %1.</source>
        <translation>워커가 시그널 %1에 의해 종료되었습니다.</translation>
    </message>
    <message>
        <source>The worker exited with status %1 as it started (%2).</source>
        <translation>워커가 시작하면서 상태 %1(%2)로 종료되었습니다.</translation>
    </message>
    <message>
        <source>The worker exited with status %1.</source>
        <translation>워커가 종료되었습니다(상태 %1).</translation>
    </message>
    <message>
        <source>The worker “%1” could not be started: install warpfold-cli beside this program or name it with --worker.</source>
        <translation>“%1” 워커를 시작할 수 없습니다. 이 프로그램 옆에 warpfold-cli를 설치하거나 --worker로 지정하십시오.</translation>
    </message>
    <message>
        <source>The worker did not answer within %1 s of its start.</source>
        <translation>워커가 시작 후 %1초 안에 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>The worker has been silent for %1 s and was stopped.</source>
        <translation>워커가 %1초 동안 응답하지 않아 중지했습니다.</translation>
    </message>
    <message>
        <source>Last error line: “%1”. See whether ssh reaches that host without asking for anything.</source>
        <translation>마지막 오류 줄: “%1”. ssh가 아무것도 묻지 않고 그 호스트에 접속하는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The worker “%1”, which the variable WARPFOLD_CLI names, could not be started: correct the variable, or unset it.</source>
        <translation>변수 WARPFOLD_CLI에 지정된 “%1” 워커를 시작할 수 없습니다. 변수를 고치거나 해제하십시오.</translation>
    </message>
</context>
<context>
    <name>warpfold::kernels</name>
    <message>
        <source>One CPU thread</source>
        <translation>CPU 스레드 하나</translation>
    </message>
    <message>
        <source>One loop adds the elements in order: n-1 additions, each of which waits for the one before. It is the baseline of speed-ups. In float32 a long sum of ones stops growing at 16 777 216: the next float32 is two away.</source>
        <translation>하나의 루프가 원소를 순서대로 더합니다. n-1번의 덧셈이 각각 앞의 덧셈을 기다립니다. 속도 향상을 재는 기준입니다. float32에서는 1을 오래 더한 합이 16 777 216에서 더 커지지 않습니다. 그다음 float32가 2만큼 떨어져 있기 때문입니다.</translation>
    </message>
    <message>
        <source>Recursion on one CPU thread</source>
        <translation>CPU 스레드 하나의 재귀</translation>
    </message>
    <message>
        <source>The upper half is added onto the lower half, then the same is done with the lower half: interleaved pairs on the host. Each value passes through log2 n additions instead of n, so float sums lose far less.</source>
        <translation>위쪽 절반을 아래쪽 절반에 더하고, 아래쪽 절반에서 같은 일을 되풀이합니다. 호스트에서 실행하는 교차 쌍입니다. 각 값이 n번이 아니라 log2 n번의 덧셈을 거치므로 부동소수점 합의 손실이 훨씬 적습니다.</translation>
    </message>
    <message>
        <source>All CPU cores, vectorised</source>
        <translation>모든 CPU 코어, 벡터화</translation>
    </message>
    <message>
        <source>oneTBB halves the range until parts of at most 65536 elements are left and spreads them over the cores. In each part, sixteen sums run side by side in vector registers. A GPU has to be faster than this.</source>
        <translation>oneTBB가 범위를 반씩 나누어 최대 65536개 원소의 조각으로 만들고 코어에 나누어 줍니다. 조각마다 열여섯 개의 합이 벡터 레지스터에서 나란히 진행됩니다. GPU는 이보다 빨라야 합니다.</translation>
    </message>
    <message>
        <source>Many elements per thread</source>
        <translation>스레드마다 많은 원소</translation>
    </message>
    <message>
        <source>A fixed grid walks over the input: each thread adds up elements that are one grid apart. Reads stay adjacent, and each block needs one tree instead of one per 1024 elements. One more launch reduces the partials.</source>
        <translation>고정된 그리드가 입력 전체를 훑습니다. 각 스레드는 그리드 하나만큼 떨어진 원소를 더합니다. 읽기는 서로 이웃하고, 블록마다 트리 하나면 되므로 1024개 원소마다 트리를 둘 필요가 없습니다. 한 번 더 실행하여 부분 결과를 리덕션합니다.</translation>
    </message>
    <message>
        <source>Neighbored pairs</source>
        <translation>이웃 쌍</translation>
    </message>
    <message>
        <source>In each step a thread adds its neighbour at distance stride, in place. Threads whose number is a multiple of 2*stride work, so every warp keeps a few busy lanes and all warps are issued in every early step.</source>
        <translation>단계마다 스레드가 거리 stride만큼 떨어진 이웃을 제자리에서 더합니다. 번호가 2*stride의 배수인 스레드가 일하므로 모든 워프에 활성 레인이 조금씩 남고, 초반 단계마다 모든 워프가 발행됩니다.</translation>
    </message>
    <message>
        <source>Repeated launches, shared memory</source>
        <translation>반복 실행, 공유 메모리</translation>
    </message>
    <message>
        <source>Each block leaves one value, and the same kernel reduces those values, launch after launch, until one is left. The largest blocks shrink the data by 1024 per launch. All values pass through global memory in between.</source>
        <translation>블록마다 값 하나를 남기고, 같은 커널이 그 값을 하나가 남을 때까지 거듭 실행하며 리덕션합니다. 가장 큰 블록은 실행마다 데이터를 1024분의 1로 줄입니다. 그 사이 모든 값은 전역 메모리를 거칩니다.</translation>
    </message>
    <message>
        <source>Repeated launches, warp shuffles</source>
        <translation>반복 실행, 워프 셔플</translation>
    </message>
    <message>
        <source>Lanes pass values from register to register: no shared memory, no barrier, five exchanges per warp. Each launch shrinks the data only by 32, so there are more launches, but each does little more than read its input.</source>
        <translation>레인끼리 레지스터에서 레지스터로 값을 주고받습니다. 공유 메모리도 배리어도 없고, 워프마다 다섯 번 교환합니다. 실행마다 데이터가 32분의 1로만 줄어 실행 횟수가 늘지만, 각 실행은 입력을 읽는 일 외에 거의 하지 않습니다.</translation>
    </message>
    <message>
        <source>Two passes, any block size</source>
        <translation>두 패스, 임의의 블록 크기</translation>
    </message>
    <message>
        <source>Elements beyond the largest power of two in the block are first added onto its front; then the tree halves as usual. Two launches are enough: a grid that leaves partials, then one block that adds them.</source>
        <translation>블록 안에서 가장 큰 2의 거듭제곱을 넘는 원소를 먼저 앞쪽에 더한 뒤, 트리가 평소처럼 반씩 줄어듭니다. 두 번 실행하면 됩니다. 그리드가 부분 결과를 남기고, 한 블록이 그것을 더합니다.</translation>
    </message>
    <message>
        <source>Two passes, last warp without block barriers</source>
        <translation>두 패스, 마지막 워프는 블록 배리어 없이</translation>
    </message>
    <message>
        <source>As two-pass, but the last warp finishes without barriers of the block. Published versions rely on lockstep here; __syncwarp after every step makes it correct on every GPU since Volta.</source>
        <translation>two-pass와 같지만 마지막 워프는 블록 배리어 없이 끝냅니다. 발표된 버전은 여기서 락스텝에 의존합니다. 단계마다 __syncwarp를 두면 Volta 이후의 모든 GPU에서 올바릅니다.</translation>
    </message>
    <message>
        <source>One atomic per element</source>
        <translation>원소마다 원자적 연산 하나</translation>
    </message>
    <message>
        <source>There is no tree: every thread adds its element to one word. This is correct, short and slow, because all threads of the grid wait for the same address. The order, and so a float sum, may differ from run to run.</source>
        <translation>트리가 없습니다. 모든 스레드가 자기 원소를 한 워드에 더합니다. 올바르고 짧지만 느립니다. 그리드의 모든 스레드가 같은 주소를 기다리기 때문입니다. 순서가, 따라서 부동소수점 합이 실행마다 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>One atomic per block</source>
        <translation>블록마다 원자적 연산 하나</translation>
    </message>
    <message>
        <source>Each block reduces its share in shared memory and adds one value to the result: a single launch, with a thousand atomics instead of millions. Blocks finish in any order, so float sums may differ from run to run.</source>
        <translation>각 블록이 자기 몫을 공유 메모리에서 리덕션하고 값 하나를 결과에 더합니다. 한 번만 실행하며, 수백만 번이 아니라 천 번의 원자적 연산이면 됩니다. 블록이 끝나는 순서가 정해져 있지 않아 부동소수점 합이 실행마다 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>The last block finishes</source>
        <translation>마지막 블록이 마무리</translation>
    </message>
    <message>
        <source>Every block stores its partial, then draws a ticket. The block that draws the last ticket knows that all partials are stored, and reduces them. One launch, a fixed order, and a counter that wraps back to zero.</source>
        <translation>모든 블록이 부분 결과를 저장한 뒤 번호표를 뽑습니다. 마지막 번호표를 뽑은 블록은 모든 부분 결과가 저장되었음을 알고 그것을 리덕션합니다. 한 번의 실행, 고정된 순서, 0으로 되돌아가는 카운터입니다.</translation>
    </message>
    <message>
        <source>Eight loads in flight</source>
        <translation>동시에 진행되는 로드 여덟 개</translation>
    </message>
    <message>
        <source>Each thread issues eight loads before it adds any of the values, so that a warp waits for memory once and not eight times. The multiprocessors then have enough bytes in flight to keep the memory busy all the time.</source>
        <translation>각 스레드는 값을 더하기 전에 로드 여덟 개를 발행하므로, 워프가 메모리를 여덟 번이 아니라 한 번 기다립니다. 그러면 멀티프로세서에 진행 중인 바이트가 충분해 메모리가 늘 바쁘게 움직입니다.</translation>
    </message>
    <message>
        <source>Loads of 16 bytes</source>
        <translation>16바이트 로드</translation>
    </message>
    <message>
        <source>A thread reads 16 bytes with one instruction, four of them before it adds. A warp asks for 512 bytes at once, so that fewer instructions keep the memory busy. Warps reduce by shuffles, and one atomic instruction both publishes the partial and draws the ticket.</source>
        <translation>스레드가 한 명령어로 16바이트를 읽고, 네 번 읽은 뒤에 더합니다. 워프가 한 번에 512바이트를 요청하므로 더 적은 명령어로 메모리를 바쁘게 유지합니다. 워프는 셔플로 리덕션하고, 원자적 명령어 하나가 부분 결과를 알리면서 번호표도 뽑습니다.</translation>
    </message>
    <message>
        <source>Partials with a mark</source>
        <translation>표시가 붙은 부분 결과</translation>
    </message>
    <message>
        <source>Fastest for this input</source>
        <translation>이 입력에 가장 빠른 것</translation>
    </message>
    <message>
        <source>The kernel that was fastest in our measurements, with the number of blocks and threads that suit the input&apos;s size and the GPU: one block where a launch costs more than the work, as many as keep the memory busy where it does not.</source>
        <translation>우리의 측정에서 가장 빨랐던 커널을 입력 크기와 GPU에 맞는 블록 수와 스레드 수로 실행합니다. 실행 비용이 작업보다 큰 곳에서는 블록 하나, 그렇지 않은 곳에서는 메모리를 바쁘게 할 만큼의 블록입니다.</translation>
    </message>
    <message>
        <source>Neighbored pairs, adjacent threads</source>
        <translation>이웃 쌍, 이웃한 스레드</translation>
    </message>
    <message>
        <source>The same pairs as neighbored, but thread t works on element 2*stride*t. Busy threads are adjacent, so whole warps finish early and only the last one diverges. The memory that they touch stays as scattered as before.</source>
        <translation>neighbored와 같은 쌍이지만 스레드 t가 원소 2*stride*t를 맡습니다. 활성 스레드가 이웃하므로 워프 전체가 일찍 끝나고 마지막 워프만 분기합니다. 접근하는 메모리는 전처럼 흩어져 있습니다.</translation>
    </message>
    <message>
        <source>Interleaved pairs</source>
        <translation>교차 쌍</translation>
    </message>
    <message>
        <source>The stride starts at half the block and halves. The first threads work, and they touch adjacent elements, so warps and memory sectors are fully used until only the last warp is left.</source>
        <translation>스트라이드가 블록의 절반에서 시작해 반씩 줄어듭니다. 앞쪽 스레드가 일하며 이웃한 원소에 접근하므로, 마지막 워프만 남을 때까지 워프와 메모리 섹터가 빠짐없이 쓰입니다.</translation>
    </message>
    <message>
        <source>Shared memory, modulo test</source>
        <translation>공유 메모리, 나머지 검사</translation>
    </message>
    <message>
        <source>Each thread copies one element to shared memory, and the block reduces there as neighbored does. Each element is read once from global memory instead of many times. The modulo test still makes warps diverge.</source>
        <translation>각 스레드가 원소 하나를 공유 메모리로 복사하고, 블록은 거기서 neighbored처럼 리덕션합니다. 각 원소를 전역 메모리에서 여러 번이 아니라 한 번 읽습니다. 나머지 검사 때문에 워프는 여전히 분기합니다.</translation>
    </message>
    <message>
        <source>Shared memory, bit mask test</source>
        <translation>공유 메모리, 비트 마스크 검사</translation>
    </message>
    <message>
        <source>tid &amp; (2*stride - 1) tests the same as tid % (2*stride), without a division: the divisor is a power of two, which the compiler cannot know. The same threads work, so warps diverge as before, with fewer instructions.</source>
        <translation>tid &amp; (2*stride - 1)은 나눗셈 없이 tid % (2*stride)와 같은 것을 검사합니다. 나누는 수가 2의 거듭제곱인데 컴파일러는 이를 알 수 없습니다. 일하는 스레드가 같으므로 워프는 전처럼 분기하지만 명령어가 적습니다.</translation>
    </message>
    <message>
        <source>Shared memory, strided index</source>
        <translation>공유 메모리, 스트라이드 인덱스</translation>
    </message>
    <message>
        <source>Adjacent threads work, so warps do not diverge, but their elements are 2*stride words apart. Lanes meet in the same banks of shared memory, and an access of a warp takes up to 32 rounds.</source>
        <translation>이웃한 스레드가 일하므로 워프는 분기하지 않지만, 원소가 2*stride 워드씩 떨어져 있습니다. 레인들이 공유 메모리의 같은 뱅크에서 만나, 워프의 한 접근이 최대 32라운드가 걸립니다.</translation>
    </message>
    <message>
        <source>Shared memory, sequential addresses</source>
        <translation>공유 메모리, 순차 주소</translation>
    </message>
    <message>
        <source>The two halves lie next to each other. Adjacent threads read adjacent words, each in a bank of its own, so no access waits for another. Half of the threads are still idle from the first step on.</source>
        <translation>두 절반이 서로 붙어 있습니다. 이웃한 스레드가 이웃한 워드를 각자의 뱅크에서 읽으므로 어떤 접근도 다른 접근을 기다리지 않습니다. 첫 단계부터 스레드의 절반은 여전히 유휴입니다.</translation>
    </message>
    <message>
        <source>First addition on loading</source>
        <translation>로드하면서 첫 덧셈</translation>
    </message>
    <message>
        <source>Every thread reads two elements and adds them before the tree begins. Half as many blocks do the same work, and no thread of a full block is idle through the whole reduction.</source>
        <translation>모든 스레드가 트리를 시작하기 전에 원소 둘을 읽어 더합니다. 절반의 블록으로 같은 일을 하고, 꽉 찬 블록에서는 리덕션 내내 유휴인 스레드가 없습니다.</translation>
    </message>
    <message>
        <source>Last warp without block barriers</source>
        <translation>마지막 워프는 블록 배리어 없이</translation>
    </message>
    <message>
        <source>Once 64 values are left, one warp finishes alone. It needs no barrier of the block, only __syncwarp between its reads and writes. Before Volta a warp ran in lockstep and volatile was enough; today that is a race.</source>
        <translation>값이 64개 남으면 워프 하나가 혼자 끝냅니다. 블록 배리어는 필요 없고, 읽기와 쓰기 사이의 __syncwarp만 있으면 됩니다. Volta 이전에는 워프가 락스텝으로 실행되어 volatile로 충분했지만, 지금은 데이터 경쟁입니다.</translation>
    </message>
    <message>
        <source>CUB</source>
        <translation>CUB</translation>
    </message>
    <message>
        <source>The reduction of NVIDIA&apos;s own library: a tuned grid that leaves partials, and a second pass, chosen for the GPU. Every other kernel is compared with it. Nothing that happens inside it is recorded.</source>
        <translation>NVIDIA 라이브러리의 리덕션입니다. 조율된 그리드가 부분 결과를 남기고 두 번째 패스가 이어지며, GPU에 맞게 선택됩니다. 다른 모든 커널을 이것과 비교합니다. 그 안에서 일어나는 일은 기록되지 않습니다.</translation>
    </message>
    <message>
        <source>All steps unrolled</source>
        <translation>모든 단계 언롤링</translation>
    </message>
    <message>
        <source>The block size is known when the kernel is compiled, so every loop becomes a straight sequence of steps: no counter, no comparison, no branch back. The additions are the same.</source>
        <translation>커널을 컴파일할 때 블록 크기를 알기 때문에 모든 루프가 곧게 이어진 단계로 바뀝니다. 카운터도, 비교도, 되돌아가는 분기도 없습니다. 덧셈은 같습니다.</translation>
    </message>
    <message>
        <source>Faulty: no barrier in the loop</source>
        <translation>결함: 루프에 배리어 없음</translation>
    </message>
    <message>
        <source>The tree of shared-sequential without the barrier at the end of each step.</source>
        <translation>단계 끝의 배리어가 없는 shared-sequential의 트리입니다.</translation>
    </message>
    <message>
        <source>A fast warp goes on to the next step while a slow one still writes the values that it reads. The sum is right as long as all warps keep pace, which nothing guarantees. Put __syncthreads() at the end of every step.</source>
        <translation>빠른 워프가 다음 단계로 넘어가는 동안 느린 워프는 그 워프가 읽을 값을 아직 쓰고 있습니다. 모든 워프의 보조가 맞는 한 합은 맞지만, 이를 보장하는 것은 없습니다. 단계 끝마다 __syncthreads()를 두십시오.</translation>
    </message>
    <message>
        <source>Faulty: lockstep assumed in the last warp</source>
        <translation>결함: 마지막 워프의 락스텝 가정</translation>
    </message>
    <message>
        <source>The last warp of unroll-last-warp without __syncwarp, as it was published for GPUs before Volta.</source>
        <translation>__syncwarp가 없는 unroll-last-warp의 마지막 워프로, Volta 이전의 GPU를 위해 발표된 그대로입니다.</translation>
    </message>
    <message>
        <source>Since Volta (2017) the lanes of a warp need not run together: one may read another&apos;s word before or after it is overwritten. volatile binds the compiler, not the hardware. Put __syncwarp() between reads and writes.</source>
        <translation>Volta(2017) 이후 워프의 레인은 함께 실행되지 않아도 됩니다. 한 레인이 다른 레인의 워드를 덮어쓰기 전에 읽을 수도, 후에 읽을 수도 있습니다. volatile은 컴파일러를 구속할 뿐 하드웨어를 구속하지 않습니다. 읽기와 쓰기 사이에 __syncwarp()를 두십시오.</translation>
    </message>
    <message>
        <source>Faulty: return before a barrier</source>
        <translation>결함: 배리어 전에 반환</translation>
    </message>
    <message>
        <source>Threads beyond the end of the input return at once; the others go on to a barrier that all should reach.</source>
        <translation>입력의 끝을 넘는 스레드는 바로 반환하고, 나머지는 모두가 도달해야 하는 배리어로 갑니다.</translation>
    </message>
    <message>
        <source>All threads of the block have to reach __syncthreads(). A thread that has returned never does, and the words that it should have filled are read unwritten. Let every thread load; those beyond the end load the identity.</source>
        <translation>블록의 모든 스레드가 __syncthreads()에 도달해야 합니다. 반환한 스레드는 영영 도달하지 않고, 그 스레드가 채웠어야 할 워드는 쓰이지 않은 채 읽힙니다. 모든 스레드가 로드하게 하고, 끝을 넘는 스레드는 항등원을 로드하게 하십시오.</translation>
    </message>
    <message>
        <source>Faulty: reads past the end</source>
        <translation>결함: 끝을 넘어 읽기</translation>
    </message>
    <message>
        <source>first-add without the test whether the second element exists.</source>
        <translation>두 번째 원소가 있는지 검사하지 않는 first-add입니다.</translation>
    </message>
    <message>
        <source>Where n is not a multiple of what the blocks take, the last ones read beyond the array: whatever lies there is added to the sum, or the kernel ends with an illegal address. Compare the index with n before every read.</source>
        <translation>n이 블록들이 가져가는 수의 배수가 아니면 마지막 블록이 배열 밖을 읽습니다. 거기 있는 것이 합에 더해지거나, 커널이 잘못된 주소로 끝납니다. 읽기 전마다 인덱스를 n과 비교하십시오.</translation>
    </message>
    <message>
        <source>Faulty: the counter is never reset</source>
        <translation>결함: 카운터를 재설정하지 않음</translation>
    </message>
    <message>
        <source>last-block with a counter that is never reset.</source>
        <translation>카운터를 재설정하지 않는 last-block입니다.</translation>
    </message>
    <message>
        <source>The first launch is right, but leaves the counter at the number of blocks. In the next launch no block draws the last ticket, and the result is a single partial. Let the counter wrap (atomicInc) or set it to zero.</source>
        <translation>첫 실행은 맞지만 카운터가 블록 수에 머무릅니다. 다음 실행에서는 어떤 블록도 마지막 번호표를 뽑지 못해 결과가 부분 결과 하나뿐입니다. 카운터가 되돌아가게 하거나(atomicInc) 0으로 설정하십시오.</translation>
    </message>
    <message>
        <source>Faulty: blocks share one sum</source>
        <translation>결함: 블록들이 합 하나를 공유</translation>
    </message>
    <message>
        <source>atomic-block without the atomic.</source>
        <translation>원자적 연산이 없는 atomic-block입니다.</translation>
    </message>
    <message>
        <source>Every block reads the same word, adds its own sum and writes it back. Nothing orders the blocks, so two of them read the same old value and one sum is lost. Add with an atomic, or give each block its own word.</source>
        <translation>모든 블록이 같은 워드를 읽고 자기 합을 더해 다시 씁니다. 블록 사이에는 순서가 없으므로 두 블록이 같은 옛 값을 읽으면 합 하나가 사라집니다. 원자적 연산으로 더하거나 블록마다 자기 워드를 주십시오.</translation>
    </message>
    <message>
        <source>Warp reduction in one instruction</source>
        <translation>한 명령어로 하는 워프 리덕션</translation>
    </message>
    <message>
        <source>One instruction combines an integer of 32 bits over a warp, where shuffles take five exchanges and five additions, one after the other. GPUs have it for sum, minimum, maximum and the bitwise operators, from compute capability 8.0 on; for other types the same function shuffles.</source>
        <translation>한 명령어가 32비트 정수를 워프 전체에서 결합합니다. 셔플이라면 다섯 번의 교환과 다섯 번의 덧셈을 차례로 해야 합니다. GPU는 컴퓨트 능력 8.0부터 합, 최솟값, 최댓값, 비트 연산에 이 명령어가 있습니다. 다른 형식에서는 같은 함수가 셔플을 씁니다.</translation>
    </message>
    <message>
        <source>Every block stores its partial and the mark that it is there as one word; the last block waits for all the words and adds them up. No ticket, no fence: a partial crosses the chip once, where a ticket takes a fence, an atomic and another load. A block takes whole tiles, in which no load needs a check; one block alone has little code to fetch.</source>
        <translation>모든 블록이 부분 결과와 준비되었다는 표시를 한 워드로 저장합니다. 마지막 블록은 모든 워드를 기다려 더합니다. 번호표도 펜스도 없습니다. 번호표 방식은 펜스, 원자적 연산, 추가 로드가 필요하지만 여기서는 부분 결과가 칩을 한 번만 가로지릅니다. 블록은 통째로 된 타일을 맡으므로 로드를 검사할 필요가 없습니다. 블록이 하나뿐이면 가져올 코드가 적습니다.</translation>
    </message>
    <message>
        <source>The same bits everywhere</source>
        <translation>어디서나 같은 비트</translation>
    </message>
    <message>
        <source>A sum of floats depends on the order of its additions. Here the order follows from the number of elements alone: not from the GPU, the block size or which block ends first. So every GPU, the emulator and every run give the same bits, also where the input begins at another address, as long as no grid is asked for.</source>
        <translation>부동소수점 합은 덧셈의 순서에 따라 달라집니다. 여기서는 순서가 원소의 개수로만 정해지고, GPU나 블록 크기, 어느 블록이 먼저 끝나는지에는 따르지 않습니다. 그래서 그리드를 지정하지 않는 한 모든 GPU와 에뮬레이터, 모든 실행이 같은 비트를 냅니다. 입력이 다른 주소에서 시작해도 같습니다.</translation>
    </message>
    <message>
        <source>A barrier of the grid</source>
        <translation>그리드의 배리어</translation>
    </message>
    <message>
        <source>Every block stores its partial and waits at a barrier of the whole grid, behind which one block reduces the partials. The barrier reads like __syncthreads(), but all blocks must be on the device at once, so the grid is small, and the last to come keeps all others waiting.</source>
        <translation>모든 블록이 부분 결과를 저장하고 그리드 전체의 배리어에서 기다립니다. 그 뒤에서 한 블록이 부분 결과를 리덕션합니다. 배리어는 __syncthreads()처럼 읽히지만 모든 블록이 동시에 장치에 있어야 하므로 그리드가 작고, 마지막에 오는 블록이 나머지를 모두 기다리게 합니다.</translation>
    </message>
    <message>
        <source>Clusters of blocks</source>
        <translation>블록 클러스터</translation>
    </message>
    <message>
        <source>Up to eight blocks form a cluster: they run side by side and reach each other&apos;s shared memory. Each hands its partial to the last of them without a way through global memory, which pays where one cluster is the whole grid. Several clusters publish their partials as blocks did before.</source>
        <translation>최대 여덟 블록이 클러스터를 이룹니다. 나란히 실행되며 서로의 공유 메모리에 닿습니다. 각 블록은 전역 메모리를 거치지 않고 마지막 블록에 부분 결과를 넘기며, 클러스터 하나가 그리드 전체일 때 이득이 있습니다. 클러스터가 여럿이면 앞에서 블록이 하던 것처럼 부분 결과를 공개합니다.</translation>
    </message>
</context>
<context>
    <name>warpfold::words</name>
    <message>
        <source>a kernel&apos;s source has at most {mebibytes} MiB; leave out what no kernel needs</source>
        <translation>커널의 소스는 최대 {mebibytes} MiB입니다. 커널에 필요 없는 내용을 빼십시오</translation>
    </message>
    <message>
        <source>compiling took more than {seconds} s and was ended; simplify the source&apos;s templates or constants</source>
        <translation>컴파일이 {seconds}초를 넘겨 중단되었습니다. 소스의 템플릿이나 상수를 단순하게 하십시오</translation>
    </message>
    <message>
        <source>{file:short}, line {line}, column {column}: {problem:lines}</source>
        <translation>{file:short}, {line}행 {column}열: {problem:lines}</translation>
    </message>
    <message>
        <source>{file:short} has several kernels; choose one with --function: {functions}</source>
        <translation>{file:short}에는 커널이 여럿입니다. --function으로 하나를 고르십시오: {functions}</translation>
    </message>
    <message>
        <source>--function {function:short}: there is no such kernel; the file has {functions}</source>
        <translation>--function {function:short}: 그런 커널이 없습니다. 파일에 있는 것은 {functions}입니다</translation>
    </message>
    <message>
        <source>--function {function:short}: {problem:lines}</source>
        <translation>--function {function:short}: {problem:lines}</translation>
    </message>
    <message>
        <source>{function:short} has a parameter of the type &apos;{type:short}&apos;; only arrays of numbers and whole numbers can be given to it</source>
        <translation>{function:short}에는 형식이 &apos;{type:short}&apos;인 매개변수가 있습니다. 줄 수 있는 것은 수의 배열과 정수뿐입니다</translation>
    </message>
    <message>
        <source>--args names {given} parameters, but {function:short} has {count}</source>
        <translation>--args에는 매개변수가 {given}개인데 {function:short}에는 {count}개 있습니다</translation>
    </message>
    <message>
        <source>--args: a parameter of the type &apos;{type:short}&apos; cannot be {role}</source>
        <translation>--args: 형식이 &apos;{type:short}&apos;인 매개변수는 {role} 역할을 할 수 없습니다</translation>
    </message>
    <message>
        <source>{function:short} has no parameter out or in-out, so that nothing is left of it</source>
        <translation>{function:short}에는 out이나 in-out 매개변수가 없어서 남는 값이 없습니다</translation>
    </message>
    <message>
        <source>{function:short} takes &apos;{first:short}&apos; and &apos;{second:short}&apos;; its arrays must hold the same type</source>
        <translation>{function:short}의 배열은 &apos;{first:short}&apos;와 &apos;{second:short}&apos;입니다. 배열들의 형식이 같아야 합니다</translation>
    </message>
    <message>
        <source>the operation and {function:short} take different numbers of inputs</source>
        <translation>연산과 {function:short}의 입력 수가 다릅니다</translation>
    </message>
    <message>
        <source>--kernel-file runs on the emulator; leave --backend out, or write --backend emulator</source>
        <translation>--kernel-file은 에뮬레이터에서 실행됩니다. --backend를 빼거나 --backend emulator를 쓰십시오</translation>
    </message>
    <message>
        <source>{option} does not go with --kernel-file; leave one of them out</source>
        <translation>--kernel-file과 함께 쓸 수 없는 옵션입니다: {option}. 둘 중 하나를 빼십시오</translation>
    </message>
    <message>
        <source>{option} goes with --kernel-file FILE.cu; add that</source>
        <translation>{option}에는 --kernel-file FILE.cu가 필요합니다. 추가하십시오</translation>
    </message>
    <message>
        <source>a kernel of your own is not timed: the emulator&apos;s times say nothing about a GPU</source>
        <translation>직접 작성한 커널의 시간은 재지 않습니다. 에뮬레이터의 시간은 GPU에 대해 아무것도 말해 주지 않습니다</translation>
    </message>
    <message>
        <source>one value is left</source>
        <translation>값 하나가 남습니다</translation>
    </message>
    <message>
        <source>one value per block is left; this program combined them</source>
        <translation>블록마다 값이 하나씩 남았고, 이 프로그램이 결합했습니다</translation>
    </message>
    <message>
        <source>the first element of each block is left in place; this program combined them</source>
        <translation>각 블록의 첫 원소가 제자리에 남았고, 이 프로그램이 결합했습니다</translation>
    </message>
    <message>
        <source>Run a kernel of your own: a .cu file, in place of --kernel</source>
        <translation>--kernel 대신 직접 작성한 커널(.cu 파일)을 실행합니다</translation>
    </message>
    <message>
        <source>Which kernel of the file; of a template an instance: &apos;reduce&lt;256&gt;&apos;</source>
        <translation>파일의 어느 커널인지. 템플릿이면 인스턴스: &apos;reduce&lt;256&gt;&apos;</translation>
    </message>
    <message>
        <source>What its parameters are, in their order: in, in2, out, in-out, n, scratch or a number</source>
        <translation>매개변수가 순서대로 무엇인지: in, in2, out, in-out, n, scratch, 숫자</translation>
    </message>
    <message>
        <source>A macro for its source: NAME or NAME=VALUE; may be repeated</source>
        <translation>소스에 줄 매크로: NAME 또는 NAME=VALUE. 여러 번 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>no compiler for kernels was found: neither clang++ (14 or newer) on PATH nor NVRTC; install the package clang, or the CUDA Toolkit</source>
        <translation>커널을 컴파일할 컴파일러가 없습니다. PATH에 clang++(14 이상)도 NVRTC도 없습니다. clang 패키지나 CUDA Toolkit을 설치하십시오</translation>
    </message>
    <message>
        <source>the compiler failed: this source takes more than {mebibytes} MiB of memory, or has met a fault of the compiler; simplify it, or try another version of clang</source>
        <translation>컴파일러가 실패했습니다. 이 소스가 {mebibytes} MiB보다 많은 메모리를 쓰거나 컴파일러의 결함을 만났습니다. 소스를 단순하게 하거나 다른 버전의 clang을 쓰십시오</translation>
    </message>
    <message>
        <source>the source compiles to more than {mebibytes} MiB of PTX; make its tables or its unrolled loops smaller</source>
        <translation>소스를 컴파일한 PTX가 {mebibytes} MiB를 넘습니다. 표나 펼친 루프를 줄이십시오</translation>
    </message>
    <message>
        <source>{file} cannot be started: {reason}; install the package clang again</source>
        <translation>{file}: 시작할 수 없습니다. {reason}. clang 패키지를 다시 설치하십시오</translation>
    </message>
    <message>
        <source>The following arguments were not expected: {arguments:short}; see {program} --help</source>
        <translation>예상하지 못한 인자: {arguments:short}. {program} --help를 보십시오</translation>
    </message>
    <message>
        <source>is accepted beside the reference {reference}</source>
        <translation>참조값({reference})과 달라도 받아들임</translation>
    </message>
    <message>
        <source>the reference is shown: this run computes no value of its own</source>
        <translation>참조값을 표시: 이 실행은 자체 값을 계산하지 않음</translation>
    </message>
    <message>
        <source>equals the reference {reference}</source>
        <translation>참조값({reference})과 같음</translation>
    </message>
    <message>
        <source>DIFFERS from the reference {reference}</source>
        <translation>참조값({reference})과 다름</translation>
    </message>
    <message>
        <source>matches the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g})</source>
        <translation>참조값({reference})과 일치(오차 {error:.3g}, 허용 오차 {tolerance:.3g})</translation>
    </message>
    <message>
        <source>DIFFERS from the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g})</source>
        <translation>참조값({reference})과 다름(오차 {error:.3g}, 허용 오차 {tolerance:.3g})</translation>
    </message>
    <message>
        <source>matches the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g}, and {part:.3g} of the result)</source>
        <translation>참조값({reference})과 일치(오차 {error:.3g}, 허용 오차 {tolerance:.3g}에 결과의 {part:.3g} 추가)</translation>
    </message>
    <message>
        <source>DIFFERS from the reference {reference} (error {error:.3g}, tolerance {tolerance:.3g}, and {part:.3g} of the result)</source>
        <translation>참조값({reference})과 다름(오차 {error:.3g}, 허용 오차 {tolerance:.3g}에 결과의 {part:.3g} 추가)</translation>
    </message>
    <message>
        <source>the result {result} differs from the reference {reference} by {error}; the tolerance is {tolerance}</source>
        <translation>결과({result})가 참조값({reference})에서 {error}만큼 다름. 허용 오차는 {tolerance}</translation>
    </message>
    <message>
        <source>the reference&apos;s own</source>
        <translation>참조값 자체</translation>
    </message>
    <message>
        <source>DIFFERS</source>
        <translation>다름</translation>
    </message>
    <message>
        <source>may overflow</source>
        <translation>오버플로 가능</translation>
    </message>
    <message>
        <source>within tolerance</source>
        <translation>허용 오차 이내</translation>
    </message>
    <message>
        <source>equals the reference</source>
        <translation>참조값과 같음</translation>
    </message>
    <message>
        <source>{hazard} ({times} times)</source>
        <translation>{hazard} ({times}번)</translation>
    </message>
    <message>
        <source>{hazard} (once)</source>
        <translation>{hazard} (한 번)</translation>
    </message>
    <message>
        <source>the traced launch took {ratio:.2f} × the timed one</source>
        <translation>트레이스한 커널 실행은 시간을 잰 것보다 {ratio:.2f}배 걸림</translation>
    </message>
    <message>
        <source>its active lanes equal the emulator&apos;s</source>
        <translation>그 활성 레인이 에뮬레이터와 같음</translation>
    </message>
    <message>
        <source>steps of {blocks} traced blocks</source>
        <translation>트레이스한 블록 {blocks}개의 단계</translation>
    </message>
    <message>
        <source>steps of 1 traced block</source>
        <translation>트레이스한 블록 1개의 단계</translation>
    </message>
    <message>
        <source>{median} µs, in a band from {low} to {high} µs, {origin}</source>
        <translation>{median} µs, {low}~{high} µs 범위 안, {origin}</translation>
    </message>
    <message>
        <source>{median} µs, the median of {samples} samples (minimum {minimum}, 95th percentile {percentile} µs, relative standard deviation {deviation:.1f} %), {origin}</source>
        <translation>{median} µs, 샘플 {samples}개의 중앙값(최솟값 {minimum}, 95번째 백분위수 {percentile} µs, 상대 표준 편차 {deviation:.1f} %), {origin}</translation>
    </message>
    <message>
        <source>{median} µs, one sample, {origin}</source>
        <translation>{median} µs, 샘플 1개, {origin}</translation>
    </message>
    <message>
        <source>95 % interval of the median {low} to {high} µs, quartiles {first} and {third} µs</source>
        <translation>중앙값의 95 % 구간 {low}~{high} µs, 사분위수 {first}, {third} µs</translation>
    </message>
    <message>
        <source>as many samples as were asked for</source>
        <translation>요청한 수만큼의 샘플</translation>
    </message>
    <message>
        <source>ended when the interval of the median was within half a percent of it; in runs that end like this, it holds the median 93 to 94 times in 100</source>
        <translation>중앙값의 구간이 중앙값의 0.5 % 이내가 되어 끝냄. 이렇게 끝난 실행에서 이 구간은 100번 가운데 93~94번 중앙값을 담음</translation>
    </message>
    <message>
        <source>ended after the most samples, with the interval of the median still wider than half a percent</source>
        <translation>샘플이 최대 수에 이르러 끝냄, 중앙값의 구간은 아직 0.5 %보다 넓음</translation>
    </message>
    <message>
        <source>ended after two seconds, with the interval of the median still wider than half a percent</source>
        <translation>2초가 지나 끝냄, 중앙값의 구간은 아직 0.5 %보다 넓음</translation>
    </message>
    <message>
        <source>{samples} samples taken again, since the clock was under 75 % of its highest</source>
        <translation>클록이 최고치의 75 %에 못 미쳐 샘플 {samples}개를 다시 잼</translation>
    </message>
    <message>
        <source>1 sample taken again, since the clock was under 75 % of its highest</source>
        <translation>클록이 최고치의 75 %에 못 미쳐 샘플 1개를 다시 잼</translation>
    </message>
    <message>
        <source>{samples} samples were taken under a throttled clock, which did not recover within a second: let the GPU cool down, or end what else uses it</source>
        <translation>샘플 {samples}개는 스로틀된 클록에서 쟀으며, 클록이 1초 안에 회복되지 않았습니다. GPU를 식히거나 GPU를 쓰는 다른 프로그램을 끝내십시오</translation>
    </message>
    <message>
        <source>1 sample was taken under a throttled clock, which did not recover within a second: let the GPU cool down, or end what else uses it</source>
        <translation>샘플 1개는 스로틀된 클록에서 쟀으며, 클록이 1초 안에 회복되지 않았습니다. GPU를 식히거나 GPU를 쓰는 다른 프로그램을 끝내십시오</translation>
    </message>
    <message>
        <source>the device itself</source>
        <translation>장치 자체</translation>
    </message>
    <message>
        <source>multiprocessors {multiprocessors:.1f} µs (compute {compute:.1f} + occupancy {occupancy:.1f}), memory {memory:.1f} µs, launches {launches:.1f} µs: {decides}</source>
        <translation>멀티프로세서 {multiprocessors:.1f} µs(연산 {compute:.1f} + 점유율 {occupancy:.1f}), 메모리 {memory:.1f} µs, 커널 실행 {launches:.1f} µs: {decides}</translation>
    </message>
    <message>
        <source>time ns</source>
        <translation>시간 ns</translation>
    </message>
    <message>
        <source>would take ns</source>
        <translation>예상 ns</translation>
    </message>
    <message>
        <source>whole int32 sums with a cold cache, blocks of 128 to 1024 threads; first pair: every second size was used for the kernel&apos;s correction and the others compared; second pair: constants from the other kernels alone</source>
        <translation>콜드 캐시에서 int32 합 전체, 스레드 128~1024개의 블록. 첫째 쌍: 크기를 하나 걸러 커널의 보정에 쓰고 나머지를 비교함. 둘째 쌍: 다른 커널에서만 얻은 상수</translation>
    </message>
    <message>
        <source>this compiler makes no machine code for {architecture}, one of those of the table; install the CUDA Toolkit 13.0 or newer</source>
        <translation>이 컴파일러는 표에 있는 {architecture}용 기계어를 만들지 못합니다. CUDA Toolkit 13.0 이상을 설치하십시오</translation>
    </message>
    <message>
        <source>the recording has {rows} launches that tell the constants, and 1000 are needed; make one with warpfold-cli record --preset device</source>
        <translation>상수를 알려 주는 커널 실행이 녹화에 {rows}개 있는데, 1000개가 필요합니다. warpfold-cli record --preset device로 녹화를 만드십시오</translation>
    </message>
    <message>
        <source>there is no datasheet of {device}; add it as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>{device}의 데이터시트가 없습니다. 설명서의 &quot;모델링된 GPU&quot; 페이지대로 추가하십시오</translation>
    </message>
    <message>
        <source>modelled from recordings of {recorded}, for {device}</source>
        <translation>{recorded}의 녹화로 {device}에 대해 모델링됨</translation>
    </message>
    <message>
        <source>{interpolated}, recorded on {device}</source>
        <translation>{interpolated}, {device}에서 녹화됨</translation>
    </message>
    <message>
        <source>{provenance} on {device}</source>
        <translation>{provenance}, {device}</translation>
    </message>
    <message>
        <source>{device}, {covers}: no time below was measured</source>
        <translation>{device}, {covers}: 아래의 시간은 모두 측정된 것이 아님</translation>
    </message>
    <message>
        <source>time ({origin}): {covers}</source>
        <translation>시간({origin}): {covers}</translation>
    </message>
    <message>
        <source>time: {covers}</source>
        <translation>시간: {covers}</translation>
    </message>
    <message>
        <source>host kernels: {provenance} on {device}: {covers}</source>
        <translation>호스트 커널: {provenance}, {device}: {covers}</translation>
    </message>
    <message>
        <source>device kernels: {provenance} on {device}: {covers}</source>
        <translation>장치 커널: {provenance}, {device}: {covers}</translation>
    </message>
    <message>
        <source>{kernel} has no time: {reason}</source>
        <translation>{kernel}: 시간 없음, {reason}</translation>
    </message>
    <message>
        <source>{kernel} did not run: {reason}</source>
        <translation>{kernel}: 실행되지 않음, {reason}</translation>
    </message>
    <message>
        <source>no verdict: {reason}</source>
        <translation>판정 없음: {reason}</translation>
    </message>
    <message>
        <source>no verdicts: a recorded emulator&apos;s running time says nothing about a GPU</source>
        <translation>판정 없음: 녹화된 에뮬레이터의 실행 시간으로는 GPU를 알 수 없음</translation>
    </message>
    <message>
        <source>speed-up: the median of {kernel} divided by the kernel&apos;s own; same: the whole 95 % interval lies within {margin:.0f} %</source>
        <translation>속도 향상: {kernel}의 중앙값을 해당 커널의 중앙값으로 나눈 값. 같음: 95 % 구간 전체가 {margin:.0f} % 이내</translation>
    </message>
    <message>
        <source>diverged: warps of the traced blocks, summed over their steps</source>
        <translation>분기: 트레이스한 블록의 워프를 모든 단계에 걸쳐 더한 수</translation>
    </message>
    <message>
        <source>speed-up: the time of {kernel} divided by the kernel&apos;s own, where both times have the same origin</source>
        <translation>속도 향상: 두 시간의 출처가 같을 때, {kernel}의 시간을 해당 커널의 시간으로 나눈 값</translation>
    </message>
    <message>
        <source>speed-up: the other recording&apos;s median divided by the first one&apos;s; mean: the geometric one; same: the whole interval lies within {margin:.0f} %</source>
        <translation>속도 향상: 다른 녹화의 중앙값을 첫 녹화의 중앙값으로 나눈 값. 평균: 기하 평균. 같음: 구간 전체가 {margin:.0f} % 이내</translation>
    </message>
    <message>
        <source>every second recorded size was left out and interpolated from the others; changes: sizes at which the method
changes between the two around them; covered: those of them whose recorded median lies in the band</source>
        <translation>녹화된 크기를 하나 걸러 빼고 나머지에서 보간함. 변화: 양옆의 두 크기 사이에서 방식이
바뀌는 크기. 포함: 그중 녹화된 중앙값이 범위 안에 있는 것</translation>
    </message>
    <message>
        <source>measured peak of the device: {gbs:.0f} GB/s when it only reads, measured</source>
        <translation>장치의 측정 피크: 읽기만 할 때 {gbs:.0f} GB/s, 측정됨</translation>
    </message>
    <message>
        <source>measured peak of the device: {gbs:.0f} GB/s when it only reads, recorded</source>
        <translation>장치의 측정 피크: 읽기만 할 때 {gbs:.0f} GB/s, 녹화됨</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}~{high}</translation>
    </message>
    <message>
        <source>published by others, in no ratio with the times above; how they timed is not told</source>
        <translation>다른 사람들이 발표한 값으로, 위의 시간과 비율을 내지 않음. 시간을 어떻게 쟀는지는 알려지지 않음</translation>
    </message>
    <message>
        <source>a device that is not named</source>
        <translation>이름을 밝히지 않은 장치</translation>
    </message>
    <message>
        <source>a public comparison of neighbored and interleaved pairs</source>
        <translation>neighbored 쌍과 interleaved 쌍의 공개된 비교</translation>
    </message>
    <message>
        <source>a public series of seven versions, v0 to v6</source>
        <translation>v0부터 v6까지 일곱 버전의 공개된 시리즈</translation>
    </message>
    <message>
        <source>a public series of versions from v0 on, on one A100</source>
        <translation>A100 한 대에서 v0부터의 공개된 버전 시리즈</translation>
    </message>
    <message>
        <source>a public comparison of reductions in several launches</source>
        <translation>여러 번의 커널 실행으로 하는 리덕션의 공개된 비교</translation>
    </message>
    <message>
        <source>one CPU thread</source>
        <translation>CPU 스레드 하나</translation>
    </message>
    <message>
        <source>one block for 256 elements</source>
        <translation>원소 256개에 블록 하나</translation>
    </message>
    <message>
        <source>reference {reference}: the exact result, rounded once</source>
        <translation>참조값 {reference}: 정확한 결과를 한 번 반올림한 값</translation>
    </message>
    <message>
        <source>{kernel}: the same result in all {runs} runs on {device}</source>
        <translation>{kernel}: {device}에서 {runs}번 실행한 결과가 모두 같음</translation>
    </message>
    <message>
        <source>{kernel}: the result of one run on {device}</source>
        <translation>{kernel}: {device}에서 한 번 실행한 결과</translation>
    </message>
    <message>
        <source>{kernel}: {results} different results in {runs} runs on {device}</source>
        <translation>{kernel}: {device}에서 {runs}번 실행, 서로 다른 결과 {results}가지</translation>
    </message>
    <message>
        <source>{kernel}: {results} different results in {runs} runs on {device}, {ulp:.6g} ULP apart</source>
        <translation>{kernel}: {device}에서 {runs}번 실행, 서로 다른 결과 {results}가지, 차이 {ulp:.6g} ULP</translation>
    </message>
    <message>
        <source>DIFFERS from the reference</source>
        <translation>참조값과 다름</translation>
    </message>
    <message>
        <source>reference {reference}; the order of this kernel&apos;s operations is fixed</source>
        <translation>참조값 {reference}. 이 커널은 연산 순서가 고정됨</translation>
    </message>
    <message>
        <source>reference {reference}; the order of this kernel&apos;s operations is not fixed</source>
        <translation>참조값 {reference}. 이 커널은 연산 순서가 고정되지 않음</translation>
    </message>
    <message>
        <source>any</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>multiple of {multiple}</source>
        <translation>{multiple}의 배수</translation>
    </message>
    <message>
        <source>power of two</source>
        <translation>2의 거듭제곱</translation>
    </message>
    <message>
        <source>power of two from {least}</source>
        <translation>{least}부터의 2의 거듭제곱</translation>
    </message>
    <message>
        <source>Faulty kernels, which are emulated and never run on a GPU; the emulator detects the fault:</source>
        <translation>결함 커널. 에뮬레이션만 되고 GPU에서는 실행되지 않으며, 결함은 에뮬레이터가 찾아냄:</translation>
    </message>
    <message>
        <source>not available: {reason}</source>
        <translation>사용할 수 없음: {reason}</translation>
    </message>
    <message>
        <source>a sweep of {runs} runs is too large; name fewer kernels, sizes or blocks, {most} runs at most</source>
        <translation>실행 {runs}개의 스윕은 너무 큽니다. 커널, 크기, 블록을 줄이십시오. 최대 {most}개입니다</translation>
    </message>
    <message>
        <source>only a recorded or modelled device can be drawn beside a sweep</source>
        <translation>스윕과 나란히 그릴 수 있는 것은 녹화된 장치나 모델링된 장치뿐입니다</translation>
    </message>
    <message>
        <source>{done} of {total} runs, {percent} %, {left} left</source>
        <translation>실행 {total}개 중 {done}개, {percent} %, {left} 남음</translation>
    </message>
    <message>
        <source>{done} of 1 run, {percent} %, {left} left</source>
        <translation>실행 1개 중 {done}개, {percent} %, {left} 남음</translation>
    </message>
    <message>
        <source>Geometric means of how many times as fast each kernel is as CUB, with its best block</source>
        <translation>최적 블록에서 각 커널이 CUB보다 몇 배 빠른지의 기하 평균</translation>
    </message>
    <message>
        <source>runs are recorded without counters: {reason}</source>
        <translation>실행은 카운터 없이 녹화됨: {reason}</translation>
    </message>
    <message>
        <source>left out: {run}: {reason}</source>
        <translation>제외함: {run}: {reason}</translation>
    </message>
    <message>
        <source>{recorded} runs recorded, {there} there before, {left_out} left out; {seconds:.1f} s, {file}: {size}</source>
        <translation>실행 {recorded}개 녹화, 기존 {there}개, 제외 {left_out}개, {seconds:.1f} s, {file}: {size}</translation>
    </message>
    <message>
        <source>1 run recorded, {there} there before, {left_out} left out; {seconds:.1f} s, {file}: {size}</source>
        <translation>실행 1개 녹화, 기존 {there}개, 제외 {left_out}개, {seconds:.1f} s, {file}: {size}</translation>
    </message>
    <message>
        <source>{recorded} runs recorded, {there} there before, {left_out} left out, {wrong} WRONG; {seconds:.1f} s, {file}: {size}</source>
        <translation>실행 {recorded}개 녹화, 기존 {there}개, 제외 {left_out}개, 틀림 {wrong}개, {seconds:.1f} s, {file}: {size}</translation>
    </message>
    <message>
        <source>1 run recorded, {there} there before, {left_out} left out, {wrong} WRONG; {seconds:.1f} s, {file}: {size}</source>
        <translation>실행 1개 녹화, 기존 {there}개, 제외 {left_out}개, 틀림 {wrong}개, {seconds:.1f} s, {file}: {size}</translation>
    </message>
    <message>
        <source>{recorded} runs recorded, {there} there before, {left_out} left out, interrupted; {seconds:.1f} s, {file}: {size}</source>
        <translation>실행 {recorded}개 녹화, 기존 {there}개, 제외 {left_out}개, 중단됨, {seconds:.1f} s, {file}: {size}</translation>
    </message>
    <message>
        <source>1 run recorded, {there} there before, {left_out} left out, interrupted; {seconds:.1f} s, {file}: {size}</source>
        <translation>실행 1개 녹화, 기존 {there}개, 제외 {left_out}개, 중단됨, {seconds:.1f} s, {file}: {size}</translation>
    </message>
    <message>
        <source>{recorded} runs recorded, {there} there before, {left_out} left out, {wrong} WRONG, interrupted; {seconds:.1f} s, {file}: {size}</source>
        <translation>실행 {recorded}개 녹화, 기존 {there}개, 제외 {left_out}개, 틀림 {wrong}개, 중단됨, {seconds:.1f} s, {file}: {size}</translation>
    </message>
    <message>
        <source>1 run recorded, {there} there before, {left_out} left out, {wrong} WRONG, interrupted; {seconds:.1f} s, {file}: {size}</source>
        <translation>실행 1개 녹화, 기존 {there}개, 제외 {left_out}개, 틀림 {wrong}개, 중단됨, {seconds:.1f} s, {file}: {size}</translation>
    </message>
    <message>
        <source>{device}, recorded {date} by Warpfold {version}</source>
        <translation>{device}, {date}에 Warpfold {version} 버전으로 녹화됨</translation>
    </message>
    <message>
        <source>{device}, recorded {date} by Warpfold {version}, {driver}</source>
        <translation>{device}, {date}에 Warpfold {version} 버전으로 녹화됨, {driver}</translation>
    </message>
    <message>
        <source>against {recording}</source>
        <translation>비교 대상: {recording}</translation>
    </message>
    <message>
        <source>measured peak {gbs:.0f} GB/s</source>
        <translation>측정 피크 {gbs:.0f} GB/s</translation>
    </message>
    <message>
        <source>how many times as fast the first is, kernel by kernel</source>
        <translation>첫째가 몇 배 빠른지, 커널별</translation>
    </message>
    <message>
        <source>… {more} more; --csv and --json print all</source>
        <translation>… 외 {more}개. --csv와 --json은 모두 출력함</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}~{most}</translation>
    </message>
    <message>
        <source>{n} {type} {op}, block {block}, cold</source>
        <translation>{n} {type} {op}, 블록 {block}, 콜드</translation>
    </message>
    <message>
        <source>{n} {type} {op}, block {block}, warm</source>
        <translation>{n} {type} {op}, 블록 {block}, 웜</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>명령어</translation>
    </message>
    <message>
        <source>Instructions that warps executed: one for a warp, however many lanes work.</source>
        <translation>워프가 실행한 명령어. 일하는 레인 수와 관계없이 워프마다 하나로 셉니다.</translation>
    </message>
    <message>
        <source>instructions issued</source>
        <translation>발행된 명령어</translation>
    </message>
    <message>
        <source>Instructions that the schedulers issued; those that had to be issued again count again.</source>
        <translation>스케줄러가 발행한 명령어. 다시 발행해야 했던 것은 또 셉니다.</translation>
    </message>
    <message>
        <source>warps launched</source>
        <translation>시작된 워프</translation>
    </message>
    <message>
        <source>Warps of all blocks.</source>
        <translation>모든 블록의 워프.</translation>
    </message>
    <message>
        <source>instructions per warp</source>
        <translation>워프당 명령어</translation>
    </message>
    <message>
        <source>Executed instructions over launched warps.</source>
        <translation>실행된 명령어를 시작된 워프로 나눈 값.</translation>
    </message>
    <message>
        <source>threads per instruction</source>
        <translation>명령어당 스레드</translation>
    </message>
    <message>
        <source>Active lanes of an executed instruction, on average; 32 where no warp diverges.</source>
        <translation>실행된 명령어 하나의 평균 활성 레인 수. 분기하는 워프가 없으면 32입니다.</translation>
    </message>
    <message>
        <source>branch instructions</source>
        <translation>분기 명령어</translation>
    </message>
    <message>
        <source>Branch instructions that warps executed.</source>
        <translation>워프가 실행한 분기 명령어.</translation>
    </message>
    <message>
        <source>branch targets</source>
        <translation>분기 목적지</translation>
    </message>
    <message>
        <source>divergent branch targets</source>
        <translation>갈라진 분기 목적지</translation>
    </message>
    <message>
        <source>branch efficiency</source>
        <translation>분기 효율</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that the warps&apos; loads from global memory ask L1 for.</source>
        <translation>워프가 전역 메모리에서 로드하며 L1에 요청한 32바이트 섹터.</translation>
    </message>
    <message>
        <source>Loads from global memory, one for a warp.</source>
        <translation>전역 메모리에서의 로드. 워프마다 하나로 셉니다.</translation>
    </message>
    <message>
        <source>sectors per load request</source>
        <translation>로드 요청당 섹터</translation>
    </message>
    <message>
        <source>Sectors that one load of a warp touches: 4 where 32 lanes read 32 neighbouring words of 4 bytes, 32 where every lane reads another sector.</source>
        <translation>워프의 로드 하나가 건드리는 섹터. 레인 32개가 이웃한 4바이트 워드 32개를 읽으면 4, 레인마다 다른 섹터를 읽으면 32입니다.</translation>
    </message>
    <message>
        <source>global load efficiency</source>
        <translation>전역 로드 효율</translation>
    </message>
    <message>
        <source>Bytes that lanes load over the bytes of the sectors that are moved.</source>
        <translation>레인이 로드하는 바이트를 옮긴 섹터의 바이트로 나눈 값.</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes that the warps&apos; stores to global memory touch.</source>
        <translation>워프가 전역 메모리에 스토어하며 건드리는 32바이트 섹터.</translation>
    </message>
    <message>
        <source>Stores to global memory, one for a warp.</source>
        <translation>전역 메모리에의 스토어. 워프마다 하나로 셉니다.</translation>
    </message>
    <message>
        <source>sectors per store request</source>
        <translation>스토어 요청당 섹터</translation>
    </message>
    <message>
        <source>Sectors that one store of a warp touches.</source>
        <translation>워프의 스토어 하나가 건드리는 섹터.</translation>
    </message>
    <message>
        <source>global store efficiency</source>
        <translation>전역 스토어 효율</translation>
    </message>
    <message>
        <source>Bytes that lanes store over the bytes of the sectors that are moved.</source>
        <translation>레인이 스토어하는 바이트를 옮긴 섹터의 바이트로 나눈 값.</translation>
    </message>
    <message>
        <source>atomic requests</source>
        <translation>원자적 요청</translation>
    </message>
    <message>
        <source>Atomic operations on global memory that give the old value back, one for a warp.</source>
        <translation>이전 값을 돌려주는, 전역 메모리의 원자적 연산. 워프마다 하나로 셉니다.</translation>
    </message>
    <message>
        <source>reduction requests</source>
        <translation>리덕션 요청</translation>
    </message>
    <message>
        <source>Atomic operations on global memory that give nothing back, one for a warp.</source>
        <translation>아무 값도 돌려주지 않는, 전역 메모리의 원자적 연산. 워프마다 하나로 셉니다.</translation>
    </message>
    <message>
        <source>L1 hit rate</source>
        <translation>L1 적중률</translation>
    </message>
    <message>
        <source>Sectors that were found in the multiprocessor&apos;s own cache, over all it was asked for.</source>
        <translation>멀티프로세서 자신의 캐시에서 찾은 섹터를 그 캐시에 요청한 모든 섹터로 나눈 값.</translation>
    </message>
    <message>
        <source>L2 hit rate</source>
        <translation>L2 적중률</translation>
    </message>
    <message>
        <source>Sectors that were found in the cache that all multiprocessors share, over all it was asked for.</source>
        <translation>모든 멀티프로세서가 함께 쓰는 캐시에서 찾은 섹터를 그 캐시에 요청한 모든 섹터로 나눈 값.</translation>
    </message>
    <message>
        <source>DRAM bytes read</source>
        <translation>읽은 DRAM 바이트</translation>
    </message>
    <message>
        <source>Bytes that came from the GPU&apos;s memory.</source>
        <translation>GPU 메모리에서 온 바이트.</translation>
    </message>
    <message>
        <source>DRAM bytes written</source>
        <translation>쓴 DRAM 바이트</translation>
    </message>
    <message>
        <source>Bytes that went to the GPU&apos;s memory while the kernel ran; what it wrote last may follow later.</source>
        <translation>커널이 실행되는 동안 GPU 메모리로 간 바이트. 마지막에 쓴 것은 나중에 갈 수도 있습니다.</translation>
    </message>
    <message>
        <source>DRAM read throughput</source>
        <translation>DRAM 읽기 처리량</translation>
    </message>
    <message>
        <source>Bytes read from the GPU&apos;s memory over the counted duration.</source>
        <translation>GPU 메모리에서 읽은 바이트를 카운터로 잰 시간으로 나눈 값.</translation>
    </message>
    <message>
        <source>DRAM utilisation</source>
        <translation>DRAM 이용률</translation>
    </message>
    <message>
        <source>What the GPU&apos;s memory moved over the most that it could have moved.</source>
        <translation>GPU 메모리가 옮긴 양을 옮길 수 있었던 최대량으로 나눈 값.</translation>
    </message>
    <message>
        <source>Rounds that loads from shared memory took beyond the one that each needs, since lanes wanted different words of one bank; accesses of other warps add a few.</source>
        <translation>공유 메모리에서의 로드마다 필요한 한 라운드를 넘어 든 라운드. 레인들이 한 뱅크의 서로 다른 워드를 원해서 생기며, 다른 워프의 접근 때문에 조금 더해집니다.</translation>
    </message>
    <message>
        <source>Rounds that stores to shared memory took beyond the one that each needs, since lanes wanted different words of one bank; accesses of other warps add a few.</source>
        <translation>공유 메모리에의 스토어마다 필요한 한 라운드를 넘어 든 라운드. 레인들이 한 뱅크의 서로 다른 워드를 원해서 생기며, 다른 워프의 접근 때문에 조금 더해집니다.</translation>
    </message>
    <message>
        <source>shared memory efficiency</source>
        <translation>공유 메모리 효율</translation>
    </message>
    <message>
        <source>Bytes that lanes load from and store to shared memory over the 128 bytes that each round can move.</source>
        <translation>레인이 공유 메모리에서 로드하고 공유 메모리에 스토어하는 바이트를 라운드마다 옮길 수 있는 128바이트로 나눈 값.</translation>
    </message>
    <message>
        <source>achieved occupancy</source>
        <translation>달성한 점유율</translation>
    </message>
    <message>
        <source>Warps that a multiprocessor held, on average while it worked, over the most that it can hold.</source>
        <translation>멀티프로세서가 일하는 동안 평균적으로 품고 있던 워프를 품을 수 있는 최대 워프로 나눈 값.</translation>
    </message>
    <message>
        <source>eligible warps</source>
        <translation>실행 가능 워프</translation>
    </message>
    <message>
        <source>Warps that were ready to issue their next instruction, for each scheduler and cycle.</source>
        <translation>다음 명령어를 발행할 준비가 된 워프. 스케줄러마다, 사이클마다 셉니다.</translation>
    </message>
    <message>
        <source>issue utilisation</source>
        <translation>발행 이용률</translation>
    </message>
    <message>
        <source>Cycles in which a scheduler issued an instruction over all in which it had warps.</source>
        <translation>스케줄러가 명령어를 발행한 사이클을 워프가 있던 모든 사이클로 나눈 값.</translation>
    </message>
    <message>
        <source>stall: long scoreboard</source>
        <translation>스톨: long scoreboard</translation>
    </message>
    <message>
        <source>Warps that waited for L1, L2 or memory, for each issued instruction.</source>
        <translation>L1, L2, 메모리를 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: short scoreboard</source>
        <translation>스톨: short scoreboard</translation>
    </message>
    <message>
        <source>Warps that waited for shared memory or a shuffle, for each issued instruction.</source>
        <translation>공유 메모리나 셔플을 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: barrier</source>
        <translation>스톨: barrier</translation>
    </message>
    <message>
        <source>Warps that waited at a barrier for others of their block, for each issued instruction.</source>
        <translation>배리어에서 같은 블록의 다른 워프를 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: wait</source>
        <translation>스톨: wait</translation>
    </message>
    <message>
        <source>Warps that waited out the fixed latency of their last instruction, for each issued instruction.</source>
        <translation>직전 명령어의 고정된 지연 시간이 지나기를 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: not selected</source>
        <translation>스톨: not selected</translation>
    </message>
    <message>
        <source>Warps that were ready while their scheduler issued another one, for each issued instruction.</source>
        <translation>준비되었으나 스케줄러가 다른 워프를 발행한 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: math pipe throttle</source>
        <translation>스톨: math pipe throttle</translation>
    </message>
    <message>
        <source>Warps that waited for a busy arithmetic unit, for each issued instruction.</source>
        <translation>바쁜 산술 유닛을 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: MIO throttle</source>
        <translation>스톨: MIO throttle</translation>
    </message>
    <message>
        <source>Warps that waited since the queue for shared memory and special instructions was full, for each issued instruction.</source>
        <translation>공유 메모리와 특수 명령어의 대기열이 가득 차서 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: LG throttle</source>
        <translation>스톨: LG throttle</translation>
    </message>
    <message>
        <source>Warps that waited since the queue for global and local memory was full, for each issued instruction.</source>
        <translation>전역 메모리와 지역 메모리의 대기열이 가득 차서 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: branch resolving</source>
        <translation>스톨: branch resolving</translation>
    </message>
    <message>
        <source>Warps that waited for the address that a branch leads to, for each issued instruction.</source>
        <translation>분기가 이어지는 주소를 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: dispatch</source>
        <translation>스톨: dispatch</translation>
    </message>
    <message>
        <source>Warps that waited since the dispatcher held its instruction back, for each issued instruction.</source>
        <translation>디스패처가 명령어를 붙잡아 두어서 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: constant cache miss</source>
        <translation>스톨: constant cache miss</translation>
    </message>
    <message>
        <source>Warps that waited for a constant, such as a kernel&apos;s argument, for each issued instruction.</source>
        <translation>커널의 인자 같은 상수를 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: no instruction</source>
        <translation>스톨: no instruction</translation>
    </message>
    <message>
        <source>Warps that waited for their next instruction to be fetched, for each issued instruction.</source>
        <translation>다음 명령어를 가져오기를 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: memory barrier</source>
        <translation>스톨: memory barrier</translation>
    </message>
    <message>
        <source>Warps that waited at a memory fence, for each issued instruction.</source>
        <translation>메모리 펜스에서 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: drain</source>
        <translation>스톨: drain</translation>
    </message>
    <message>
        <source>Warps that had ended and waited for their stores, for each issued instruction.</source>
        <translation>끝난 뒤 자신의 스토어를 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>stall: sleeping</source>
        <translation>스톨: sleeping</translation>
    </message>
    <message>
        <source>Warps of which all threads slept or waited, for each issued instruction.</source>
        <translation>모든 스레드가 잠들었거나 기다린 워프. 발행된 명령어당.</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 클록</translation>
    </message>
    <message>
        <source>Clock of the multiprocessors while the counters ran, of launches of at least 100 µs: in shorter ones it is not told to better than several per cent.</source>
        <translation>카운터가 도는 동안 멀티프로세서의 클록. 100 µs 이상의 커널 실행에서만 읽으며, 더 짧은 실행에서는 오차가 몇 퍼센트에 이릅니다.</translation>
    </message>
    <message>
        <source>nothing to divide by</source>
        <translation>나눌 값이 없음</translation>
    </message>
    <message>
        <source>its parts were counted in different runs and do not fit</source>
        <translation>그 부분들을 서로 다른 실행에서 세어 맞지 않음</translation>
    </message>
    <message>
        <source>launches of less than {us} µs tell no clock</source>
        <translation>{us} µs 미만의 커널 실행으로는 클록을 알 수 없음</translation>
    </message>
    <message>
        <source>this GPU does not tell it</source>
        <translation>이 GPU는 알려 주지 않음</translation>
    </message>
    <message>
        <source>counted duration</source>
        <translation>카운터로 잰 시간</translation>
    </message>
    <message>
        <source>How long the counted launches took; counting may slow them down, so it is no measured time.</source>
        <translation>카운터를 센 커널 실행에 걸린 시간. 세는 일 때문에 느려질 수 있으므로 측정된 시간이 아닙니다.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>정확함</translation>
    </message>
    <message>
        <source>close</source>
        <translation>비슷함</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>다름</translation>
    </message>
    <message>
        <source>there is no counter {name:short}; choose all, or names that warpfold-cli list --counters tells</source>
        <translation>{name:short} 카운터는 없습니다. all이나 warpfold-cli list --counters가 알려 주는 이름을 고르십시오</translation>
    </message>
    <message>
        <source>a counter&apos;s name is missing; choose all, or names that warpfold-cli list --counters tells</source>
        <translation>카운터 이름이 없습니다. all이나 warpfold-cli list --counters가 알려 주는 이름을 고르십시오</translation>
    </message>
    <message>
        <source>--counters names no counter; choose all, or names that warpfold-cli list --counters tells</source>
        <translation>--counters에 카운터 이름이 없습니다. all이나 warpfold-cli list --counters가 알려 주는 이름을 고르십시오</translation>
    </message>
    <message>
        <source>a line of CSV has no counters; leave --csv out, or choose --json</source>
        <translation>CSV 줄에는 카운터가 없습니다. --csv를 빼거나 --json을 고르십시오</translation>
    </message>
    <message>
        <source>the table of a ladder has no counters; choose --json</source>
        <translation>사다리의 표에는 카운터가 없습니다. --json을 고르십시오</translation>
    </message>
    <message>
        <source>only a GPU has hardware counters; choose one, or a recording that has them</source>
        <translation>하드웨어 카운터는 GPU에만 있습니다. GPU나 하드웨어 카운터가 있는 녹화를 고르십시오</translation>
    </message>
    <message>
        <source>this run&apos;s hardware counters were not recorded; record them on the GPU</source>
        <translation>이 실행의 하드웨어 카운터는 녹화되지 않았습니다. GPU에서 녹화하십시오</translation>
    </message>
    <message>
        <source>hardware counters were recorded at aligned addresses only; choose --offset 0</source>
        <translation>하드웨어 카운터는 정렬된 주소에서만 녹화되었습니다. --offset 0을 고르십시오</translation>
    </message>
    <message>
        <source>the profiling library libcupti of CUDA 13 was not found; install the CUDA Toolkit with CUPTI</source>
        <translation>CUDA 13의 프로파일링 라이브러리 libcupti가 없습니다. CUPTI를 포함하여 CUDA Toolkit을 설치하십시오</translation>
    </message>
    <message>
        <source>the profiling library {file} has no range profiler; install the CUPTI of CUDA 13</source>
        <translation>프로파일링 라이브러리 {file}에 구간 프로파일러(range profiler)가 없습니다. CUDA 13의 CUPTI를 설치하십시오</translation>
    </message>
    <message>
        <source>the driver lets only administrators read counters; allow it with the driver&apos;s option NVreg_RestrictProfilingToAdminUsers=0, or run as administrator</source>
        <translation>드라이버가 관리자에게만 카운터 읽기를 허용합니다. 드라이버 옵션 NVreg_RestrictProfilingToAdminUsers=0으로 허용하거나 관리자로 실행하십시오</translation>
    </message>
    <message>
        <source>this GPU, or the way in which it is shared, has no counters to read; choose another GPU</source>
        <translation>이 GPU에는, 또는 이 공유 방식에서는 읽을 카운터가 없습니다. 다른 GPU를 고르십시오</translation>
    </message>
    <message>
        <source>another profiler uses the counters of this GPU; end it and count again</source>
        <translation>다른 프로파일러가 이 GPU의 카운터를 쓰고 있습니다. 그것을 끝내고 다시 세십시오</translation>
    </message>
    <message>
        <source>the CUPTI call {call} failed ({text}); try again without other profilers</source>
        <translation>CUPTI 호출 {call} 실패({text}). 다른 프로파일러 없이 다시 시도하십시오</translation>
    </message>
    <message>
        <source>the profiler saw {seen} launches, and {expected} were made; count again</source>
        <translation>프로파일러가 본 커널 실행은 {seen}개인데 실제로는 {expected}개였습니다. 다시 세십시오</translation>
    </message>
    <message>
        <source>{provenance} on {device}; launches were run again for them</source>
        <translation>{provenance}, {device}. 이를 위해 커널을 다시 실행함</translation>
    </message>
    <message>
        <source>{provenance} on {device}, read on {date}; launches were run again for them</source>
        <translation>{provenance}, {device}, {date}에 읽음. 이를 위해 커널을 다시 실행함</translation>
    </message>
    <message>
        <source>{provenance} on {device}, read on {date} with driver {driver}; launches were run again for them</source>
        <translation>{provenance}, {device}, {date}에 드라이버 {driver}에서 읽음. 이를 위해 커널을 다시 실행함</translation>
    </message>
    <message>
        <source>emulated {count}, {agreement}</source>
        <translation>에뮬레이션 {count}, {agreement}</translation>
    </message>
    <message>
        <source>{kernel:short} does not run both on the emulator and on a GPU, so nothing can be compared; leave it out, or choose a device kernel without faults</source>
        <translation>{kernel:short} 커널은 에뮬레이터와 GPU 모두에서 실행되지는 않아 비교할 것이 없습니다. 빼거나, 결함 없는 장치 커널을 고르십시오</translation>
    </message>
    <message>
        <source>the GPU counted {counted} launches, and the emulator made {emulated}; count again</source>
        <translation>GPU는 커널 실행을 {counted}개 세었고 에뮬레이터는 {emulated}개 했습니다. 다시 세십시오</translation>
    </message>
    <message>
        <source>this GPU does not tell {counters}; the others are compared</source>
        <translation>이 GPU는 {counters} 값을 알려 주지 않습니다. 나머지를 비교합니다</translation>
    </message>
    <message>
        <source>{kernels} kernels, counters: {compared} compared, all equal</source>
        <translation>커널 {kernels}개, 카운터: {compared}개 비교, 모두 같음</translation>
    </message>
    <message>
        <source>1 kernel, counters: {compared} compared, all equal</source>
        <translation>커널 1개, 카운터: {compared}개 비교, 모두 같음</translation>
    </message>
    <message>
        <source>{kernels} kernels, counters: {compared} compared, {exact} equal, {close} within what the hardware&apos;s own count varies by, {differing} different</source>
        <translation>커널 {kernels}개, 카운터: {compared}개 비교, {exact}개 같음, {close}개는 하드웨어 자체의 변동 범위 이내, {differing}개 다름</translation>
    </message>
    <message>
        <source>1 kernel, counters: {compared} compared, {exact} equal, {close} within what the hardware&apos;s own count varies by, {differing} different</source>
        <translation>커널 1개, 카운터: {compared}개 비교, {exact}개 같음, {close}개는 하드웨어 자체의 변동 범위 이내, {differing}개 다름</translation>
    </message>
    <message>
        <source>{kernels} kernels not compared</source>
        <translation>커널 {kernels}개 비교하지 않음</translation>
    </message>
    <message>
        <source>1 kernel not compared</source>
        <translation>커널 1개 비교하지 않음</translation>
    </message>
    <message>
        <source>{kernels} kernels compared in part</source>
        <translation>커널 {kernels}개 일부만 비교</translation>
    </message>
    <message>
        <source>1 kernel compared in part</source>
        <translation>커널 1개 일부만 비교</translation>
    </message>
    <message>
        <source>this GPU tells none of these counters; choose others</source>
        <translation>이 GPU는 이 카운터들을 하나도 알려 주지 않습니다. 다른 카운터를 고르십시오</translation>
    </message>
    <message>
        <source>no device here gives exact counters; install a program that has the emulator</source>
        <translation>여기의 어떤 장치도 정확한 카운터를 주지 않습니다. 에뮬레이터가 있는 프로그램을 설치하십시오</translation>
    </message>
    <message>
        <source>there is no such recording, and none of this name in {folders}; give the path of a .warpfold file</source>
        <translation>그런 녹화가 없고, {folders}에도 그 이름의 녹화가 없습니다. .warpfold 파일의 경로를 지정하십시오</translation>
    </message>
    <message>
        <source>there is no datasheet of this GPU; choose one of {names}, or add yours as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>이 GPU의 데이터시트가 없습니다. {names} 중에서 고르거나, 설명서의 &quot;모델링된 GPU&quot; 페이지대로 추가하십시오</translation>
    </message>
    <message>
        <source>there is no datasheet of this GPU among those of the program, and your own cannot be read: {complaint}</source>
        <translation>프로그램의 데이터시트 가운데 이 GPU의 것이 없고, 추가하신 것은 읽을 수 없습니다: {complaint}</translation>
    </message>
    <message>
        <source>this file of GPUs cannot be opened, or is larger than 4 MB; correct it or remove it</source>
        <translation>이 GPU 파일은 열 수 없거나 4 MB보다 큽니다. 고치거나 없애십시오</translation>
    </message>
    <message>
        <source>this is no list of GPUs in JSON; write it as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>JSON으로 된 GPU 목록이 아닙니다. 설명서의 &quot;모델링된 GPU&quot; 페이지대로 쓰십시오</translation>
    </message>
    <message>
        <source>{key} is no array of GPUs; put it into square brackets, as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>{key} 값이 GPU 배열이 아닙니다. 설명서의 &quot;모델링된 GPU&quot; 페이지대로 대괄호 안에 넣으십시오</translation>
    </message>
    <message>
        <source>no device in this list is a GPU; make the list on the machine that has it, with warpfold-cli devices --json</source>
        <translation>이 목록의 장치 중에 GPU가 없습니다. GPU가 있는 컴퓨터에서 warpfold-cli devices --json으로 목록을 만드십시오</translation>
    </message>
    <message>
        <source>the model&apos;s constants have no {key}; make them again with warpfold-cli model --fit</source>
        <translation>모델의 상수에 {key} 값이 없습니다. warpfold-cli model --fit으로 다시 만드십시오</translation>
    </message>
    <message>
        <source>line {line} of the model&apos;s registers cannot be read; write them again with warpfold-cli model --registers</source>
        <translation>모델 레지스터의 {line}번째 줄을 읽을 수 없습니다. warpfold-cli model --registers로 다시 쓰십시오</translation>
    </message>
    <message>
        <source>there is no NVIDIA driver (libcuda.so.1 was not found); install it, or use the emulator</source>
        <translation>NVIDIA 드라이버가 없습니다(libcuda.so.1을 찾지 못함). 드라이버를 설치하거나 에뮬레이터를 쓰십시오</translation>
    </message>
    <message>
        <source>the NVIDIA driver is too old (it has no {function}); install a newer one, or use the emulator</source>
        <translation>NVIDIA 드라이버가 너무 오래되었습니다({function} 함수가 없음). 더 새로운 드라이버를 설치하거나 에뮬레이터를 쓰십시오</translation>
    </message>
    <message>
        <source>the NVIDIA driver is there, but it sees no GPU; use the emulator</source>
        <translation>NVIDIA 드라이버는 있지만 GPU를 찾지 못합니다. 에뮬레이터를 쓰십시오</translation>
    </message>
    <message>
        <source>the NVIDIA driver could not start (error {error}); check that nvidia-smi works, or use the emulator</source>
        <translation>NVIDIA 드라이버가 시작되지 않았습니다(오류 {error}). nvidia-smi가 작동하는지 확인하거나 에뮬레이터를 쓰십시오</translation>
    </message>
    <message>
        <source>there are {gpus} GPUs, numbered from 0; choose another</source>
        <translation>GPU는 {gpus}개이며 번호는 0부터입니다. 다른 번호를 고르십시오</translation>
    </message>
    <message>
        <source>there is one GPU, with the number 0; choose that one</source>
        <translation>GPU는 하나이며 번호는 0입니다. 그것을 고르십시오</translation>
    </message>
    <message>
        <source>the CUDA call {call} failed with {error} ({text}); use fewer elements, or free memory of the GPU</source>
        <translation>CUDA 호출 {call} 실패: {error}({text}). 원소를 줄이거나 GPU의 메모리를 비우십시오</translation>
    </message>
    <message>
        <source>the CUDA call {call} failed with {error} ({text}); the kernel touched memory that is not its own: run it on the emulator to see where</source>
        <translation>CUDA 호출 {call} 실패: {error}({text}). 커널이 자기 것이 아닌 메모리를 건드렸습니다. 어디인지 보려면 에뮬레이터에서 실행하십시오</translation>
    </message>
    <message>
        <source>the CUDA call {call} failed with {error} ({text}); the kernel ran too long for a GPU that also drives a display: use fewer elements</source>
        <translation>CUDA 호출 {call} 실패: {error}({text}). 디스플레이도 구동하는 GPU에서 커널이 너무 오래 실행되었습니다. 원소를 줄이십시오</translation>
    </message>
    <message>
        <source>the CUDA call {call} failed with {error} ({text}); try again, and run nvidia-smi to see whether the GPU is healthy</source>
        <translation>CUDA 호출 {call} 실패: {error}({text}). 다시 시도하고, nvidia-smi를 실행하여 GPU가 정상인지 보십시오</translation>
    </message>
    <message>
        <source>the GPU has {free:.0f} MiB of memory free, but {needed:.0f} MiB more are needed; use fewer elements</source>
        <translation>GPU에 남은 메모리는 {free:.0f} MiB인데 {needed:.0f} MiB가 더 필요합니다. 원소를 줄이십시오</translation>
    </message>
    <message>
        <source>the GPU has {free:.0f} MiB of memory free, but {needed:.0f} MiB more are needed to flush its cache; free memory of the GPU, or measure with a warm cache</source>
        <translation>GPU에 남은 메모리는 {free:.0f} MiB인데 캐시를 비우려면 {needed:.0f} MiB가 더 필요합니다. GPU의 메모리를 비우거나 웜 캐시로 측정하십시오</translation>
    </message>
    <message>
        <source>the GPU has {free:.0f} MiB of memory free, but {needed:.0f} MiB more are needed to measure its peak; free memory of the GPU</source>
        <translation>GPU에 남은 메모리는 {free:.0f} MiB인데 피크를 측정하려면 {needed:.0f} MiB가 더 필요합니다. GPU의 메모리를 비우십시오</translation>
    </message>
    <message>
        <source>the run-time compiler libnvrtc was not found (on the loader&apos;s path, beside nvcc, in /usr/local/cuda/lib64); install the CUDA Toolkit, or use the emulator</source>
        <translation>런타임 컴파일러 libnvrtc를 찾지 못했습니다(로더의 경로, nvcc 옆, /usr/local/cuda/lib64). CUDA Toolkit을 설치하거나 에뮬레이터를 쓰십시오</translation>
    </message>
    <message>
        <source>{file} is incomplete; install the CUDA Toolkit again, or use the emulator</source>
        <translation>{file} 파일이 불완전합니다. CUDA Toolkit을 다시 설치하거나 에뮬레이터를 쓰십시오</translation>
    </message>
    <message>
        <source>the run-time compiler {file} is of CUDA {version}, and {oldest} or newer is needed; install a newer CUDA Toolkit, or use the emulator</source>
        <translation>{file} 런타임 컴파일러는 CUDA {version}용인데 {oldest} 이상이 필요합니다. 더 새로운 CUDA Toolkit을 설치하거나 에뮬레이터를 쓰십시오</translation>
    </message>
    <message>
        <source>the compiler&apos;s call {call} failed ({text}); install the CUDA Toolkit again if it is incomplete</source>
        <translation>컴파일러 호출 {call} 실패({text}). CUDA Toolkit이 불완전하면 다시 설치하십시오</translation>
    </message>
    <message>
        <source>the kernel does not compile for sm_{architecture}:
{log:lines}</source>
        <translation>이 커널은 sm_{architecture}용으로 컴파일되지 않습니다:
{log:lines}</translation>
    </message>
    <message>
        <source>{file} is not beside the program; install the CUDA toolkit with nvcc and build the target warpfold-cub</source>
        <translation>프로그램 옆에 {file} 파일이 없습니다. nvcc가 있는 CUDA Toolkit을 설치하고 warpfold-cub 타깃을 빌드하십시오</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <translation>{file} 파일을 열 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>{file} has no {function}; build it and the program from the same source</source>
        <translation>{file}에 {function} 함수가 없습니다. 이 파일과 프로그램을 같은 소스에서 빌드하십시오</translation>
    </message>
    <message>
        <source>{file} has interface {interface}, and this program needs {needed}; build both from the same source</source>
        <translation>{file}의 인터페이스는 {interface}인데 이 프로그램에는 {needed} 인터페이스가 필요합니다. 둘을 같은 소스에서 빌드하십시오</translation>
    </message>
    <message>
        <source>the library has no {op} of {type}; choose another operation or type</source>
        <translation>이 라이브러리에는 {type} 형식의 {op} 연산이 없습니다. 다른 연산이나 형식을 고르십시오</translation>
    </message>
    <message>
        <source>the call cub::DeviceReduce failed with {error}; choose another kernel</source>
        <translation>cub::DeviceReduce 호출 실패: {error}. 다른 커널을 고르십시오</translation>
    </message>
    <message>
        <source>threads meet or combine values in {name:short}, which is not part of its caller, so the kernel cannot be traced on the GPU; declare it __forceinline__</source>
        <translation>스레드가 호출자의 일부가 아닌 {name:short} 안에서 만나거나 값을 결합하므로 이 커널은 GPU에서 트레이스할 수 없습니다. __forceinline__으로 선언하십시오</translation>
    </message>
    <message>
        <source>the traced kernel took more steps than the {expected} expected, and {lost} stamps were lost, so its trace is not shown</source>
        <translation>트레이스한 커널의 단계가 예상한 {expected}개보다 많아 스탬프 {lost}개를 잃었으므로 트레이스를 표시하지 않습니다</translation>
    </message>
    <message>
        <source>the traced kernel took more steps than the {expected} expected, and one stamp was lost, so its trace is not shown</source>
        <translation>트레이스한 커널의 단계가 예상한 {expected}개보다 많아 스탬프 1개를 잃었으므로 트레이스를 표시하지 않습니다</translation>
    </message>
    <message>
        <source>block {block}: the GPU took {steps} steps, the emulator {expected}; the two must agree</source>
        <translation>블록 {block}: GPU는 {steps}단계, 에뮬레이터는 {expected}단계였습니다. 둘은 같아야 합니다</translation>
    </message>
    <message>
        <source>block {block}, step {step}, warp {warp}: active lanes are {seen:#010x} on the GPU and {expected:#010x} on the emulator; the two must agree</source>
        <translation>블록 {block}, 단계 {step}, 워프 {warp}: 활성 레인이 GPU에서는 {seen:#010x}, 에뮬레이터에서는 {expected:#010x}입니다. 둘은 같아야 합니다</translation>
    </message>
    <message>
        <source>block {block}, before step 1, warp {warp}: active lanes are {seen:#010x} on the GPU and {expected:#010x} on the emulator; the two must agree</source>
        <translation>블록 {block}, 단계 1 이전, 워프 {warp}: 활성 레인이 GPU에서는 {seen:#010x}, 에뮬레이터에서는 {expected:#010x}입니다. 둘은 같아야 합니다</translation>
    </message>
    <message>
        <source>the timed run left {timed} and the inspected run {other}; the two must agree</source>
        <translation>시간을 잰 실행의 결과는 {timed}, 검사한 실행의 결과는 {other}입니다. 둘은 같아야 합니다</translation>
    </message>
    <message>
        <source>the timed run left {timed} and the traced run {other}; the two must agree</source>
        <translation>시간을 잰 실행의 결과는 {timed}, 트레이스한 실행의 결과는 {other}입니다. 둘은 같아야 합니다</translation>
    </message>
    <message>
        <source>compiling {kernel}</source>
        <translation>{kernel} 컴파일 중</translation>
    </message>
    <message>
        <source>following {kernel} on the emulator</source>
        <translation>{kernel} 에뮬레이터에서 따라가는 중</translation>
    </message>
    <message>
        <source>tracing {kernel}</source>
        <translation>{kernel} 트레이스 중</translation>
    </message>
    <message>
        <source>copying the input to the GPU</source>
        <translation>입력을 GPU로 복사하는 중</translation>
    </message>
    <message>
        <source>copying the second input to the GPU</source>
        <translation>둘째 입력을 GPU로 복사하는 중</translation>
    </message>
    <message>
        <source>preparing {kernel}</source>
        <translation>{kernel} 준비 중</translation>
    </message>
    <message>
        <source>warming up {kernel}</source>
        <translation>{kernel} 워밍업 중</translation>
    </message>
    <message>
        <source>timing {kernel}</source>
        <translation>{kernel} 시간 측정 중</translation>
    </message>
    <message>
        <source>counting {kernel}</source>
        <translation>{kernel} 카운터 세는 중</translation>
    </message>
    <message>
        <source>repeating {kernel}</source>
        <translation>{kernel} 반복 중</translation>
    </message>
    <message>
        <source>making the input</source>
        <translation>입력을 만드는 중</translation>
    </message>
    <message>
        <source>making the second input</source>
        <translation>둘째 입력을 만드는 중</translation>
    </message>
    <message>
        <source>computing the reference</source>
        <translation>참조값을 계산하는 중</translation>
    </message>
    <message>
        <source>standard output cannot be written: {reason}; send it to another place</source>
        <translation>표준 출력에 쓸 수 없습니다: {reason}. 다른 곳으로 보내십시오</translation>
    </message>
    <message>
        <source>it cannot be written: {reason}; name another place</source>
        <translation>쓸 수 없습니다: {reason}. 다른 위치를 지정하십시오</translation>
    </message>
    <message>
        <source>this run traces no block, so it has no timeline; choose a device kernel, and leave out --trace-blocks none</source>
        <translation>이 실행은 블록을 트레이스하지 않아 타임라인이 없습니다. 장치 커널을 고르고 --trace-blocks none을 빼십시오</translation>
    </message>
    <message>
        <source>there is not enough memory; use fewer elements</source>
        <translation>메모리가 부족합니다. 원소를 줄이십시오</translation>
    </message>
    <message>
        <source>{elements} elements of {type} need {needed:.1f} GiB, but {free:.1f} GiB of memory are free; use fewer elements</source>
        <translation>{type} 원소 {elements}개에는 {needed:.1f} GiB가 필요한데 남은 메모리는 {free:.1f} GiB입니다. 원소를 줄이십시오</translation>
    </message>
    <message>
        <source>&apos;{text:short}&apos; is not a number that {type} can hold; write one, or choose another type</source>
        <translation>&apos;{text:short}&apos; 값은 {type} 형식이 담을 수 있는 수가 아닙니다. 그런 수를 쓰거나 다른 형식을 고르십시오</translation>
    </message>
    <message>
        <source>this has {elements} elements, but the first input {first:short} has {first_elements}; a dot product needs as many of each: shorten one, or choose how many elements to take</source>
        <translation>이것의 원소는 {elements}개인데 첫째 입력 {first:short}의 원소는 {first_elements}개입니다. 내적에는 개수가 같아야 하므로, 하나를 줄이거나 쓸 원소 수를 고르십시오</translation>
    </message>
    <message>
        <source>this has one element, but the first input {first:short} has {first_elements}; a dot product needs as many of each: shorten one, or choose how many elements to take</source>
        <translation>이것의 원소는 1개인데 첫째 입력 {first:short}의 원소는 {first_elements}개입니다. 내적에는 개수가 같아야 하므로, 하나를 줄이거나 쓸 원소 수를 고르십시오</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>그런 파일이 없습니다</translation>
    </message>
    <message>
        <source>it cannot be opened: {reason}</source>
        <translation>열 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>it cannot be read: {reason}</source>
        <translation>읽을 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>일반 파일이 아닙니다</translation>
    </message>
    <message>
        <source>it is empty; a reduction needs at least one element</source>
        <translation>비어 있습니다. 리덕션에는 원소가 하나 이상 필요합니다</translation>
    </message>
    <message>
        <source>it holds no numbers; a reduction needs at least one</source>
        <translation>수가 없습니다. 리덕션에는 하나 이상 필요합니다</translation>
    </message>
    <message>
        <source>it became shorter while it was read; try again</source>
        <translation>읽는 동안 짧아졌습니다. 다시 시도하십시오</translation>
    </message>
    <message>
        <source>it has {elements} elements, but {asked} are asked for; ask for fewer, or leave N empty</source>
        <translation>원소는 {elements}개인데 {asked}개를 요청했습니다. 더 적게 요청하거나 N을 비워 두십시오</translation>
    </message>
    <message>
        <source>it has one element, but {asked} are asked for; ask for one, or leave N empty</source>
        <translation>원소는 1개인데 {asked}개를 요청했습니다. 하나만 요청하거나 N을 비워 두십시오</translation>
    </message>
    <message>
        <source>its numbers do not fit into memory, {read} of them were read; ask for fewer</source>
        <translation>수가 메모리에 다 들어가지 않아 {read}개까지 읽었습니다. 더 적게 요청하십시오</translation>
    </message>
    <message>
        <source>&apos;{kind:short}&apos; is not a known kind of file; use .npy, .csv, .txt or .bin</source>
        <translation>&apos;{kind:short}&apos; 형식은 알 수 없는 파일 종류입니다. .npy, .csv, .txt, .bin 중에서 쓰십시오</translation>
    </message>
    <message>
        <source>its {bytes} bytes are no whole number of {type} elements of {width} bytes; choose another type, or write it again if it is cut off</source>
        <translation>이 파일의 {bytes}바이트는 {width}바이트인 {type} 원소의 정수 개가 아닙니다. 다른 형식을 고르거나, 잘린 파일이면 다시 쓰십시오</translation>
    </message>
    <message>
        <source>its one byte is no whole number of {type} elements of {width} bytes; choose another type, or write it again if it is cut off</source>
        <translation>이 파일의 1바이트는 {width}바이트인 {type} 원소의 정수 개가 아닙니다. 다른 형식을 고르거나, 잘린 파일이면 다시 쓰십시오</translation>
    </message>
    <message>
        <source>line {line}: &apos;{text}&apos; is not a number that {type} can hold; choose another type, or correct the line</source>
        <translation>{line}번째 줄: &apos;{text}&apos; 값은 {type} 형식이 담을 수 있는 수가 아닙니다. 다른 형식을 고르거나 줄을 고치십시오</translation>
    </message>
    <message>
        <source>line {line}: &apos;{begin}…&apos; goes on for more than {most} characters, which is no number</source>
        <translation>{line}번째 줄: &apos;{begin}…&apos; 부분은 {most}자를 넘게 이어지므로 수가 아닙니다</translation>
    </message>
    <message>
        <source>line {line}: commas are not all that separates its numbers, so &apos;{numbers}&apos; may be one number or two; write decimals with a point, and use one separator</source>
        <translation>{line}번째 줄: 수를 나누는 것이 쉼표만이 아니어서 &apos;{numbers}&apos; 부분은 수 하나일 수도, 둘일 수도 있습니다. 소수점은 마침표로 쓰고 구분 기호는 한 가지만 쓰십시오</translation>
    </message>
    <message>
        <source>it is UTF-16; save it as UTF-8</source>
        <translation>UTF-16입니다. UTF-8로 저장하십시오</translation>
    </message>
    <message>
        <source>it is not a .npy file (it does not begin with \x93NUMPY); write it with numpy.save</source>
        <translation>.npy 파일이 아닙니다(\x93NUMPY로 시작하지 않음). numpy.save로 쓰십시오</translation>
    </message>
    <message>
        <source>its .npy version {major}.{minor} is not known; write it with numpy.save</source>
        <translation>.npy {major}.{minor} 버전은 알 수 없습니다. numpy.save로 쓰십시오</translation>
    </message>
    <message>
        <source>its .npy header is damaged; write it again</source>
        <translation>.npy 헤더가 손상되었습니다. 다시 쓰십시오</translation>
    </message>
    <message>
        <source>it ends within its .npy header; write it again</source>
        <translation>.npy 헤더 안에서 끝납니다. 다시 쓰십시오</translation>
    </message>
    <message>
        <source>its .npy header names no plain element type and shape; save a one-dimensional array of numbers</source>
        <translation>.npy 헤더에 단순한 원소 형식과 모양(shape)이 없습니다. 수의 1차원 배열을 저장하십시오</translation>
    </message>
    <message>
        <source>its elements are &apos;{stored}&apos;, which is none of {choices}; convert them with array.astype</source>
        <translation>원소가 &apos;{stored}&apos;인데 {choices} 중 어느 것도 아닙니다. array.astype으로 변환하십시오</translation>
    </message>
    <message>
        <source>its elements are {stored}; choose that type, or convert them with array.astype(&apos;{type}&apos;)</source>
        <translation>원소가 {stored}입니다. 그 형식을 고르거나 array.astype(&apos;{type}&apos;)으로 변환하십시오</translation>
    </message>
    <message>
        <source>its shape is ({shape}), but a reduction needs one dimension; save it with array.ravel()</source>
        <translation>모양(shape)이 ({shape})인데 리덕션에는 1차원이 필요합니다. array.ravel()로 저장하십시오</translation>
    </message>
    <message>
        <source>it is cut off: its header says {elements} elements, but only {there} are there; write it again</source>
        <translation>파일이 잘렸습니다. 헤더에는 원소가 {elements}개라고 되어 있는데 {there}개뿐입니다. 다시 쓰십시오</translation>
    </message>
    <message>
        <source>it is cut off: its header says one element, but none is there; write it again</source>
        <translation>파일이 잘렸습니다. 헤더에는 원소가 1개라고 되어 있는데 하나도 없습니다. 다시 쓰십시오</translation>
    </message>
    <message>
        <source>race: block {block}, step {step}</source>
        <translation>데이터 경쟁: 블록 {block}, 단계 {step}</translation>
    </message>
    <message>
        <source>race: launch {launch}, block {block}, step {step}</source>
        <translation>데이터 경쟁: 커널 실행 {launch}, 블록 {block}, 단계 {step}</translation>
    </message>
    <message>
        <source>race: block {block}, before step 1</source>
        <translation>데이터 경쟁: 블록 {block}, 단계 1 이전</translation>
    </message>
    <message>
        <source>race: launch {launch}, block {block}, before step 1</source>
        <translation>데이터 경쟁: 커널 실행 {launch}, 블록 {block}, 단계 1 이전</translation>
    </message>
    <message>
        <source>barrier: block {block}, step {step}</source>
        <translation>배리어: 블록 {block}, 단계 {step}</translation>
    </message>
    <message>
        <source>barrier: launch {launch}, block {block}, step {step}</source>
        <translation>배리어: 커널 실행 {launch}, 블록 {block}, 단계 {step}</translation>
    </message>
    <message>
        <source>barrier: block {block}, before step 1</source>
        <translation>배리어: 블록 {block}, 단계 1 이전</translation>
    </message>
    <message>
        <source>barrier: launch {launch}, block {block}, before step 1</source>
        <translation>배리어: 커널 실행 {launch}, 블록 {block}, 단계 1 이전</translation>
    </message>
    <message>
        <source>out-of-bounds: block {block}, step {step}</source>
        <translation>범위 초과: 블록 {block}, 단계 {step}</translation>
    </message>
    <message>
        <source>out-of-bounds: launch {launch}, block {block}, step {step}</source>
        <translation>범위 초과: 커널 실행 {launch}, 블록 {block}, 단계 {step}</translation>
    </message>
    <message>
        <source>out-of-bounds: block {block}, before step 1</source>
        <translation>범위 초과: 블록 {block}, 단계 1 이전</translation>
    </message>
    <message>
        <source>out-of-bounds: launch {launch}, block {block}, before step 1</source>
        <translation>범위 초과: 커널 실행 {launch}, 블록 {block}, 단계 1 이전</translation>
    </message>
    <message>
        <source>uninitialised: block {block}, step {step}</source>
        <translation>초기화되지 않음: 블록 {block}, 단계 {step}</translation>
    </message>
    <message>
        <source>uninitialised: launch {launch}, block {block}, step {step}</source>
        <translation>초기화되지 않음: 커널 실행 {launch}, 블록 {block}, 단계 {step}</translation>
    </message>
    <message>
        <source>uninitialised: block {block}, before step 1</source>
        <translation>초기화되지 않음: 블록 {block}, 단계 1 이전</translation>
    </message>
    <message>
        <source>uninitialised: launch {launch}, block {block}, before step 1</source>
        <translation>초기화되지 않음: 커널 실행 {launch}, 블록 {block}, 단계 1 이전</translation>
    </message>
    <message>
        <source>counter: block {block}, step {step}</source>
        <translation>카운터: 블록 {block}, 단계 {step}</translation>
    </message>
    <message>
        <source>counter: launch {launch}, block {block}, step {step}</source>
        <translation>카운터: 커널 실행 {launch}, 블록 {block}, 단계 {step}</translation>
    </message>
    <message>
        <source>counter: block {block}, before step 1</source>
        <translation>카운터: 블록 {block}, 단계 1 이전</translation>
    </message>
    <message>
        <source>counter: launch {launch}, block {block}, before step 1</source>
        <translation>카운터: 커널 실행 {launch}, 블록 {block}, 단계 1 이전</translation>
    </message>
    <message>
        <source>thread {first} (line {first_line}) writes {where} and thread {second} (line {second_line}) writes it, with no barrier between</source>
        <translation>{first}번 스레드({first_line}번째 줄)가 {where}에 쓰고 {second}번 스레드({second_line}번째 줄)도 거기에 쓰는데, 그 사이에 배리어가 없습니다</translation>
    </message>
    <message>
        <source>thread {first} (line {first_line}) writes {where} and thread {second} (line {second_line}) reads it, with no barrier between</source>
        <translation>{first}번 스레드({first_line}번째 줄)가 {where}에 쓰고 {second}번 스레드({second_line}번째 줄)가 거기서 읽는데, 그 사이에 배리어가 없습니다</translation>
    </message>
    <message>
        <source>thread {first} (line {first_line}) reads {where} and thread {second} (line {second_line}) writes it, with no barrier between</source>
        <translation>{first}번 스레드({first_line}번째 줄)가 {where}에서 읽고 {second}번 스레드({second_line}번째 줄)가 거기에 쓰는데, 그 사이에 배리어가 없습니다</translation>
    </message>
    <message>
        <source>thread {first} of block {first_block} (line {first_line}) writes {where} and thread {second} of block {block} (line {second_line}) writes it, with nothing that orders the blocks</source>
        <translation>블록 {first_block}의 {first}번 스레드({first_line}번째 줄)가 {where}에 쓰고 블록 {block}의 {second}번 스레드({second_line}번째 줄)도 거기에 쓰는데, 블록의 순서를 정하는 것이 없습니다</translation>
    </message>
    <message>
        <source>thread {first} of block {first_block} (line {first_line}) writes {where} and thread {second} of block {block} (line {second_line}) reads it, with nothing that orders the blocks</source>
        <translation>블록 {first_block}의 {first}번 스레드({first_line}번째 줄)가 {where}에 쓰고 블록 {block}의 {second}번 스레드({second_line}번째 줄)가 거기서 읽는데, 블록의 순서를 정하는 것이 없습니다</translation>
    </message>
    <message>
        <source>thread {first} of block {first_block} (line {first_line}) reads {where} and thread {second} of block {block} (line {second_line}) writes it, with nothing that orders the blocks</source>
        <translation>블록 {first_block}의 {first}번 스레드({first_line}번째 줄)가 {where}에서 읽고 블록 {block}의 {second}번 스레드({second_line}번째 줄)가 거기에 쓰는데, 블록의 순서를 정하는 것이 없습니다</translation>
    </message>
    <message>
        <source>the ticket</source>
        <translation>티켓</translation>
    </message>
    <message>
        <source>a barrier</source>
        <translation>배리어</translation>
    </message>
    <message>
        <source>a warp-level sync of warp {warp}</source>
        <translation>워프 {warp}의 워프 수준 동기화</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) waits at a barrier while thread {first} (line {first_line}) waits at another</source>
        <translation>{second}번 스레드({second_line}번째 줄)는 한 배리어에서 기다리는데 {first}번 스레드({first_line}번째 줄)는 다른 배리어에서 기다립니다</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) waits at a barrier that thread {first} never reaches: it has returned</source>
        <translation>{second}번 스레드({second_line}번째 줄)가 기다리는 배리어에 {first}번 스레드는 도달하지 않습니다. 이미 반환했습니다</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) waits for other lanes of warp {warp} while thread {first} (line {first_line}) waits elsewhere</source>
        <translation>{second}번 스레드({second_line}번째 줄)는 워프 {warp}의 다른 레인을 기다리는데 {first}번 스레드({first_line}번째 줄)는 다른 곳에서 기다립니다</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) waits for other lanes of warp {warp}, of which thread {first} never comes: it has returned</source>
        <translation>{second}번 스레드({second_line}번째 줄)는 워프 {warp}의 다른 레인을 기다리는데 그중 {first}번 스레드는 오지 않습니다. 이미 반환했습니다</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) calls a warp primitive of warp {warp} with a mask that lacks the calling thread</source>
        <translation>{second}번 스레드({second_line}번째 줄)가 자신이 빠진 마스크로 워프 {warp}의 워프 프리미티브를 호출합니다</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) asks for the value of thread {first}, which does not participate in the shuffle</source>
        <translation>{second}번 스레드({second_line}번째 줄)가 셔플에 참여하지 않는 {first}번 스레드의 값을 요청합니다</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) shuffles in segments whose width is no power of two up to the size of the warp</source>
        <translation>{second}번 스레드({second_line}번째 줄)의 셔플 구간 너비가 워프 크기 이하의 2의 거듭제곱이 아닙니다</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) reads {where}, beyond the end of the array</source>
        <translation>{second}번 스레드({second_line}번째 줄)가 배열 끝을 벗어난 {where}에서 읽습니다</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) writes {where}, beyond the end of the array</source>
        <translation>{second}번 스레드({second_line}번째 줄)가 배열 끝을 벗어난 {where}에 씁니다</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) reads {where}, which no thread has written</source>
        <translation>{second}번 스레드({second_line}번째 줄)가 어느 스레드도 쓰지 않은 {where}에서 읽습니다</translation>
    </message>
    <message>
        <source>thread {second} (line {second_line}) does not reset the ticket counter, so the next launch miscounts</source>
        <translation>{second}번 스레드({second_line}번째 줄)가 티켓 카운터를 초기화하지 않아 다음 커널 실행이 잘못 셉니다</translation>
    </message>
    <message>
        <source>seen {times} times over the whole launch</source>
        <translation>커널 실행 전체에서 {times}번 나타남</translation>
    </message>
    <message>
        <source>Kernel id, one of warpfold-cli list (default neighbored)</source>
        <translation>커널 id, warpfold-cli list 중 하나(기본값 neighbored)</translation>
    </message>
    <message>
        <source>Where to run, one of warpfold-cli devices (default: a GPU where there is one)</source>
        <translation>실행할 곳, warpfold-cli devices 중 하나(기본값: GPU가 있으면 GPU)</translation>
    </message>
    <message>
        <source>Elements: 16777216, 2^24 or 1e6 (default: few enough for the device to answer at once)</source>
        <translation>원소 수: 16777216, 2^24 또는 1e6(기본값: 장치가 바로 답할 만큼 적게)</translation>
    </message>
    <message>
        <source>Threads per block, 1 to 1024 (default 512)</source>
        <translation>블록당 스레드 수, 1~1024(기본값 512)</translation>
    </message>
    <message>
        <source>Blocks of the first launch, or auto (default)</source>
        <translation>첫 실행의 블록 수 또는 auto(기본값)</translation>
    </message>
    <message>
        <source>Element type: {choices} (default int32)</source>
        <translation>원소 타입: {choices}(기본값 int32)</translation>
    </message>
    <message>
        <source>Operation: {choices} (default sum)</source>
        <translation>연산: {choices}(기본값 sum)</translation>
    </message>
    <message>
        <source>Input data: {choices} (default msws)</source>
        <translation>입력 데이터: {choices}(기본값 msws)</translation>
    </message>
    <message>
        <source>The second input of --op {choices} (default: as --input, with the next seed)</source>
        <translation>--op {choices}의 두 번째 입력(기본값: --input과 같고 다음 시드)</translation>
    </message>
    <message>
        <source>Elements from an aligned address to the first one, 0 (default) to 127</source>
        <translation>정렬된 주소에서 첫 원소까지의 원소 수, 0(기본값)~127</translation>
    </message>
    <message>
        <source>Seed of random inputs (default 0)</source>
        <translation>무작위 입력의 시드(기본값 0)</translation>
    </message>
    <message>
        <source>Timed samples (default: as many as suit the device)</source>
        <translation>시간을 재는 샘플 수(기본값: 장치에 맞게)</translation>
    </message>
    <message>
        <source>Untimed runs before the samples (default: as many as suit the device)</source>
        <translation>샘플 전에 시간을 재지 않는 실행 수(기본값: 장치에 맞게)</translation>
    </message>
    <message>
        <source>cold: L2 is flushed before every sample (default); warm: it is not</source>
        <translation>cold: 샘플마다 먼저 L2를 비움(기본값), warm: 비우지 않음</translation>
    </message>
    <message>
        <source>Lanes of a warp, where the device leaves a choice (default 32)</source>
        <translation>장치에서 고를 수 있을 때 워프의 레인 수(기본값 32)</translation>
    </message>
    <message>
        <source>Blocks to trace: none, first:K, all, or numbers such as 0,5,9 (default first:4)</source>
        <translation>트레이스할 블록: none, first:K, all 또는 0,5,9 같은 번호(기본값 first:4)</translation>
    </message>
    <message>
        <source>On a modelled GPU: microseconds that every launch costs before it begins (default: as on the recorded GPU)</source>
        <translation>모델링된 GPU에서: 실행이 시작되기 전에 드는 마이크로초(기본값: 녹화된 GPU와 같음)</translation>
    </message>
    <message>
        <source>Warpfold: watch GPU reductions run, two kernels side by side</source>
        <translation>Warpfold: GPU 리덕션이 실행되는 모습을 두 커널 나란히 보기</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>사용법</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>위치 인수</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>하위 명령</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>이 도움말을 표시하고 종료</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>프로그램 버전을 표시하고 종료</translation>
    </message>
    <message>
        <source>Kernel A (default neighbored)</source>
        <translation>커널 A(기본값 neighbored)</translation>
    </message>
    <message>
        <source>Kernel B (default interleaved)</source>
        <translation>커널 B(기본값 interleaved)</translation>
    </message>
    <message>
        <source>Device of kernel B (default: that of A)</source>
        <translation>커널 B의 장치(기본값: A의 장치)</translation>
    </message>
    <message>
        <source>Command line of the worker, e.g. &quot;ssh host warpfold-cli worker&quot;</source>
        <translation>워커의 명령줄, 예: &quot;ssh host warpfold-cli worker&quot;</translation>
    </message>
    <message>
        <source>Language of the window: en, zh_CN, ko or system (default: as last time)</source>
        <translation>창의 언어: en, zh_CN, ko 또는 system(기본값: 지난번과 같음)</translation>
    </message>
    <message>
        <source>dark, light, projector or print (default); of slides projector is the default</source>
        <translation>dark, light, projector 또는 print(기본값), 슬라이드는 projector가 기본값</translation>
    </message>
    <message>
        <source>A data file to reduce (.npy, .csv, .txt or .bin), a session or a recording (.warpfold)</source>
        <translation>리덕션할 데이터 파일(.npy, .csv, .txt 또는 .bin), 세션 또는 녹화(.warpfold)</translation>
    </message>
    <message>
        <source>Show the lectures on the whole screen, beginning with the chapter ID</source>
        <translation>강의를 전체 화면으로 표시, 장 ID부터 시작</translation>
    </message>
    <message>
        <source>Write a picture without opening a window</source>
        <translation>창을 열지 않고 그림을 저장</translation>
    </message>
    <message>
        <source>A session, a recording or a data file, as without render</source>
        <translation>세션, 녹화 또는 데이터 파일, render가 없을 때와 같음</translation>
    </message>
    <message>
        <source>{choices}; slides of a lecture</source>
        <translation>{choices}; 강의의 슬라이드는 slides</translation>
    </message>
    <message>
        <source>The trees show this block of the run instead of the blackboard example</source>
        <translation>트리에 칠판 예제 대신 실행의 이 블록을 표시</translation>
    </message>
    <message>
        <source>Where the trees stand, e.g. 2 or 1.5 (default: the end)</source>
        <translation>트리가 멈춰 있는 단계, 예: 2 또는 1.5(기본값: 끝)</translation>
    </message>
    <message>
        <source>The chapter whose slides are drawn</source>
        <translation>슬라이드를 그릴 장</translation>
    </message>
    <message>
        <source>Which of its slides, from 1 on</source>
        <translation>그 장의 몇 번째 슬라이드인지, 1부터</translation>
    </message>
    <message>
        <source>Width x height, e.g. 1600x900</source>
        <translation>너비x높이, 예: 1600x900</translation>
    </message>
    <message>
        <source>Pixels per unit of size (default 2, of animations 1)</source>
        <translation>크기 단위당 픽셀 수(기본값 2, 애니메이션은 1)</translation>
    </message>
    <message>
        <source>Pictures a second of an animation (default 12.5)</source>
        <translation>애니메이션의 초당 화면 수(기본값 12.5)</translation>
    </message>
    <message>
        <source>Steps a second of an animation (default 1; a race takes 6 seconds)</source>
        <translation>애니메이션의 초당 단계 수(기본값 1, 경주는 6초)</translation>
    </message>
    <message>
        <source>The steps that an animation or strip shows, e.g. 1..3</source>
        <translation>애니메이션이나 띠 그림에 표시할 단계, 예: 1..3</translation>
    </message>
    <message>
        <source>An animation ends instead of beginning again</source>
        <translation>애니메이션을 다시 시작하지 않고 끝냄</translation>
    </message>
    <message>
        <source>A chart below the trees of the views run, race and strip</source>
        <translation>run, race, strip 보기의 트리 아래에 둘 차트</translation>
    </message>
    <message>
        <source>Emulator, {cores} cores</source>
        <translation>에뮬레이터, 코어 {cores}개</translation>
    </message>
    <message>
        <source>Emulator, 1 core</source>
        <translation>에뮬레이터, 코어 1개</translation>
    </message>
    <message>
        <source>{device} · recorded {date}</source>
        <translation>{device} · {date} 녹화</translation>
    </message>
    <message>
        <source>{device} · modelled</source>
        <translation>{device} · 모델링됨</translation>
    </message>
    <message>
        <source>modelled from recordings of {device}</source>
        <translation>{device}의 녹화로 모델링됨</translation>
    </message>
    <message>
        <source>multiprocessors: {source}</source>
        <translation>멀티프로세서: {source}</translation>
    </message>
    <message>
        <source>boost clock: {source}</source>
        <translation>부스트 클록: {source}</translation>
    </message>
    <message>
        <source>memory bandwidth: {source}</source>
        <translation>메모리 대역폭: {source}</translation>
    </message>
    <message>
        <source>share of it that reading attains: {source}</source>
        <translation>그중 읽기가 낼 수 있는 비율: {source}</translation>
    </message>
    <message>
        <source>L2 cache: {source}</source>
        <translation>L2 캐시: {source}</translation>
    </message>
    <message>
        <source>memory size: {source}</source>
        <translation>메모리 크기: {source}</translation>
    </message>
    <message>
        <source>threads, blocks, registers and shared memory of a multiprocessor: {source}</source>
        <translation>멀티프로세서의 스레드, 블록, 레지스터, 공유 메모리: {source}</translation>
    </message>
    <message>
        <source>float64 operations a clock: {source}</source>
        <translation>클록당 float64 연산: {source}</translation>
    </message>
    <message>
        <source>latencies of L2 and memory: {source}</source>
        <translation>L2와 메모리의 지연 시간: {source}</translation>
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
        <translation>CPU에서의 정확한 SIMT 에뮬레이션. 시간은 GPU 시간이 아님</translation>
    </message>
    <message>
        <source>{threads} hardware threads</source>
        <translation>하드웨어 스레드 {threads}개</translation>
    </message>
    <message>
        <source>1 hardware thread</source>
        <translation>하드웨어 스레드 1개</translation>
    </message>
    <message>
        <source>{count} SMs</source>
        <translation>SM {count}개</translation>
    </message>
    <message>
        <source>1 SM</source>
        <translation>SM 1개</translation>
    </message>
    <message>
        <source>{megabytes} MB L2</source>
        <translation>L2 {megabytes} MB</translation>
    </message>
    <message>
        <source>{gibibytes:.0f} GiB memory</source>
        <translation>메모리 {gibibytes:.0f} GiB</translation>
    </message>
    <message>
        <source>driver for CUDA {version}</source>
        <translation>CUDA {version}용 드라이버</translation>
    </message>
    <message>
        <source>CUDA {version}</source>
        <translation>CUDA {version}</translation>
    </message>
    <message>
        <source>driver {version}</source>
        <translation>드라이버 {version}</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>모두 1</translation>
    </message>
    <message>
        <source>Every element is 1.</source>
        <translation>모든 원소가 1입니다.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>상수</translation>
    </message>
    <message>
        <source>Every element is V.</source>
        <translation>모든 원소가 V입니다.</translation>
    </message>
    <message>
        <source>Ramp 0, 1, 2, …</source>
        <translation>증가 0, 1, 2, …</translation>
    </message>
    <message>
        <source>0, 1, 2, 3, … (wrapping as the type does).</source>
        <translation>0, 1, 2, 3, …(형식의 범위를 넘으면 순환).</translation>
    </message>
    <message>
        <source>Digits, 0 to 9</source>
        <translation>숫자, 0~9</translation>
    </message>
    <message>
        <source>Random digits 0 to 9.</source>
        <translation>0부터 9까지의 무작위 숫자.</translation>
    </message>
    <message>
        <source>Bytes, 0 to 255</source>
        <translation>바이트, 0~255</translation>
    </message>
    <message>
        <source>Random whole numbers 0 to 255.</source>
        <translation>0부터 255까지의 무작위 정수.</translation>
    </message>
    <message>
        <source>Uniform random</source>
        <translation>균등 난수</translation>
    </message>
    <message>
        <source>Floats uniform in [0, 1); integers uniform over the whole type.</source>
        <translation>부동소수점은 [0, 1)에서 균등, 정수는 형식 전체에서 균등.</translation>
    </message>
    <message>
        <source>Normal, Gaussian</source>
        <translation>정규 분포</translation>
    </message>
    <message>
        <source>Gaussian: mean 0, standard deviation 1; integers 1000 times that, rounded.</source>
        <translation>정규 분포: 평균 0, 표준 편차 1. 정수는 그 1000배를 반올림.</translation>
    </message>
    <message>
        <source>MSWS random</source>
        <translation>MSWS 난수</translation>
    </message>
    <message>
        <source>Middle-square Weyl sequence: 32 random bits; floats scaled to [0, 1).</source>
        <translation>중앙 제곱 바일 수열(middle-square Weyl): 무작위 32비트. 부동소수점은 [0, 1)로 조정.</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>파일…</translation>
    </message>
    <message>
        <source>Numbers from a .npy, .csv, .txt or raw .bin file.</source>
        <translation>.npy, .csv, .txt 또는 원시 .bin 파일의 수.</translation>
    </message>
    <message>
        <source>global load sectors</source>
        <translation>전역 로드 섹터</translation>
    </message>
    <message>
        <source>global store sectors</source>
        <translation>전역 스토어 섹터</translation>
    </message>
    <message>
        <source>global load requests</source>
        <translation>전역 로드 요청</translation>
    </message>
    <message>
        <source>global store requests</source>
        <translation>전역 스토어 요청</translation>
    </message>
    <message>
        <source>shared load conflicts</source>
        <translation>공유 로드 충돌</translation>
    </message>
    <message>
        <source>shared store conflicts</source>
        <translation>공유 스토어 충돌</translation>
    </message>
    <message>
        <source>barriers</source>
        <translation>배리어</translation>
    </message>
    <message>
        <source>atomics</source>
        <translation>원자적 연산</translation>
    </message>
    <message>
        <source>active threads</source>
        <translation>활성 스레드</translation>
    </message>
    <message>
        <source>warps issued</source>
        <translation>발행된 워프</translation>
    </message>
    <message>
        <source>diverged warps</source>
        <translation>분기된 워프</translation>
    </message>
    <message>
        <source>load sectors</source>
        <translation>로드 섹터</translation>
    </message>
    <message>
        <source>store sectors</source>
        <translation>스토어 섹터</translation>
    </message>
    <message>
        <source>load requests</source>
        <translation>로드 요청</translation>
    </message>
    <message>
        <source>store requests</source>
        <translation>스토어 요청</translation>
    </message>
    <message>
        <source>load conflicts</source>
        <translation>로드 충돌</translation>
    </message>
    <message>
        <source>store conflicts</source>
        <translation>스토어 충돌</translation>
    </message>
    <message>
        <source>bank conflicts</source>
        <translation>뱅크 충돌</translation>
    </message>
    <message>
        <source>diverged</source>
        <translation>분기됨</translation>
    </message>
    <message>
        <source>lanes at work</source>
        <translation>일하는 레인</translation>
    </message>
    <message>
        <source>bytes used</source>
        <translation>사용 바이트</translation>
    </message>
    <message>
        <source>{count} threads</source>
        <translation>스레드 {count}개</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>스레드 1개</translation>
    </message>
    <message>
        <source>{count} warps</source>
        <translation>워프 {count}개</translation>
    </message>
    <message>
        <source>1 warp</source>
        <translation>워프 1개</translation>
    </message>
    <message>
        <source>{count} sectors of 32 bytes</source>
        <translation>32바이트 섹터 {count}개</translation>
    </message>
    <message>
        <source>1 sector of 32 bytes</source>
        <translation>32바이트 섹터 1개</translation>
    </message>
    <message>
        <source>{count} warp-level requests</source>
        <translation>워프 수준 요청 {count}개</translation>
    </message>
    <message>
        <source>1 warp-level request</source>
        <translation>워프 수준 요청 1개</translation>
    </message>
    <message>
        <source>{count} extra rounds</source>
        <translation>추가 라운드 {count}번</translation>
    </message>
    <message>
        <source>1 extra round</source>
        <translation>추가 라운드 1번</translation>
    </message>
    <message>
        <source>{count} block barriers</source>
        <translation>블록 배리어 {count}개</translation>
    </message>
    <message>
        <source>1 block barrier</source>
        <translation>블록 배리어 1개</translation>
    </message>
    <message>
        <source>{count} atomic operations</source>
        <translation>원자적 연산 {count}개</translation>
    </message>
    <message>
        <source>1 atomic operation</source>
        <translation>원자적 연산 1개</translation>
    </message>
    <message>
        <source>{count} hazards</source>
        <translation>해저드 {count}개</translation>
    </message>
    <message>
        <source>1 hazard</source>
        <translation>해저드 1개</translation>
    </message>
    <message>
        <source>{count} samples</source>
        <translation>샘플 {count}개</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>샘플 1개</translation>
    </message>
    <message>
        <source>exact: follows from the kernel and its input</source>
        <translation>정확함: 커널과 입력에서 정해짐</translation>
    </message>
    <message>
        <source>emulated as the hardware counts</source>
        <translation>하드웨어가 세는 방식으로 에뮬레이션됨</translation>
    </message>
    <message>
        <source>counted by the device</source>
        <translation>장치에서 셈</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>{first:d} and {second:d}</source>
        <translation>{first:d}, {second:d}</translation>
    </message>
    <message>
        <source>{first:d}, {second:d} and {third:d}</source>
        <translation>{first:d}, {second:d}, {third:d}</translation>
    </message>
    <message>
        <source>{first:d}, {second:d}, {third:d} and {fourth:d}</source>
        <translation>{first:d}, {second:d}, {third:d}, {fourth:d}</translation>
    </message>
    <message>
        <source>{first:d} to {last:d}</source>
        <translation>{first:d}~{last:d}</translation>
    </message>
    <message>
        <source>{first:d}, {second:d}, {third:d}, …, {last:d}</source>
        <translation>{first:d}, {second:d}, {third:d}, …, {last:d}</translation>
    </message>
    <message>
        <source>{first:d}, {second:d}, {third:d} and {more} others</source>
        <translation>{first:d}, {second:d}, {third:d}(외 {more}개)</translation>
    </message>
    <message>
        <source>{before} {sentence}</source>
        <translation>{before} {sentence}</translation>
    </message>
    <message>
        <source>--kernel is another word for --a; give one of them</source>
        <translation>--kernel은 --a와 같은 말입니다. 둘 중 하나만 쓰십시오</translation>
    </message>
    <message>
        <source>--scale &apos;{text:short}&apos; is not a scale; write a number from 0.1 to 10</source>
        <translation>--scale &apos;{text:short}&apos; 값은 배율이 아닙니다. 0.1부터 10까지의 수를 쓰십시오</translation>
    </message>
    <message>
        <source>--step &apos;{text:short}&apos; is not a step; write a number from 0 on</source>
        <translation>--step &apos;{text:short}&apos; 값은 단계가 아닙니다. 0 이상의 수를 쓰십시오</translation>
    </message>
    <message>
        <source>--step: the view {view} shows no trees, so it has no steps; leave the option out</source>
        <translation>--step: {view} 보기에는 트리가 없어 단계도 없습니다. 이 옵션을 빼십시오</translation>
    </message>
    <message>
        <source>--step {step:g}: the trees have {steps} steps; choose one of them</source>
        <translation>--step {step:g}: 트리의 단계는 {steps}개입니다. 그중 하나를 고르십시오</translation>
    </message>
    <message>
        <source>--step {step:g}: the trees have 1 step; choose 0 or 1</source>
        <translation>--step {step:g}: 트리의 단계는 1개입니다. 0이나 1을 고르십시오</translation>
    </message>
    <message>
        <source>--block-index &apos;{text:short}&apos; is not the number of a block; write a whole number from 0 on</source>
        <translation>--block-index &apos;{text:short}&apos; 값은 블록 번호가 아닙니다. 0 이상의 정수를 쓰십시오</translation>
    </message>
    <message>
        <source>--size &apos;{text:short}&apos; is not a size; write width x height, each 64 to 16000 pixels, such as 1600x900</source>
        <translation>--size &apos;{text:short}&apos; 값은 크기가 아닙니다. 1600x900처럼 너비 x 높이를 각각 64~16000픽셀로 쓰십시오</translation>
    </message>
    <message>
        <source>--view &apos;{text:short}&apos; is not known; choose one of {choices}</source>
        <translation>--view &apos;{text:short}&apos; 값은 알 수 없습니다. {choices} 중에서 고르십시오</translation>
    </message>
    <message>
        <source>--theme &apos;{text:short}&apos; is not known; choose dark, light, print or projector</source>
        <translation>--theme &apos;{text:short}&apos; 값은 알 수 없습니다. dark, light, print, projector 중에서 고르십시오</translation>
    </message>
    <message>
        <source>--language &apos;{text:short}&apos; is not known; choose one of {choices}</source>
        <translation>--language &apos;{text:short}&apos; 값은 알 수 없는 언어입니다. {choices} 중 하나를 선택하십시오</translation>
    </message>
    <message>
        <source>--lecture &apos;{text:short}&apos; is not known; choose one of {choices}</source>
        <translation>--lecture &apos;{text:short}&apos; 값은 알 수 없습니다. {choices} 중에서 고르십시오</translation>
    </message>
    <message>
        <source>--lecture &apos;&apos; names no chapter; write one such as divergence</source>
        <translation>--lecture &apos;&apos;에는 장의 이름이 없습니다. divergence 같은 이름을 쓰십시오</translation>
    </message>
    <message>
        <source>{option} has no effect with --lecture, whose slides say what they show; leave it out</source>
        <translation>{option} 옵션은 --lecture와 함께 쓰면 효과가 없습니다. 무엇을 보일지는 슬라이드가 정합니다. 이 옵션을 빼십시오</translation>
    </message>
    <message>
        <source>{option} has no effect with --view slides, which say what they show; leave it out</source>
        <translation>{option} 옵션은 --view slides와 함께 쓰면 효과가 없습니다. 무엇을 보일지는 슬라이드가 정합니다. 이 옵션을 빼십시오</translation>
    </message>
    <message>
        <source>--slide {slide:d}: the lecture {lecture:short} has {slides:d} slides; choose one of them</source>
        <translation>--slide {slide:d}: 강의 {lecture:short}의 슬라이드는 {slides:d}장입니다. 그중 하나를 고르십시오</translation>
    </message>
    <message>
        <source>--slide {slide:d}: the lecture {lecture:short} has 1 slide; choose 1</source>
        <translation>--slide {slide:d}: 강의 {lecture:short}의 슬라이드는 1장입니다. 1을 고르십시오</translation>
    </message>
    <message>
        <source>-o: a slide has no table; write .png, .svg or .pdf</source>
        <translation>-o: 슬라이드에는 표가 없습니다. .png, .svg, .pdf 중에서 쓰십시오</translation>
    </message>
    <message>
        <source>-o: a hand-out is a PDF; name a file ending in .pdf, or one slide with --slide</source>
        <translation>-o: 유인물은 PDF입니다. .pdf로 끝나는 파일을 지정하거나, --slide로 슬라이드 하나를 지정하십시오</translation>
    </message>
    <message>
        <source>-o: the PDF could not be written; choose another place</source>
        <translation>-o: PDF를 쓸 수 없습니다. 다른 위치를 고르십시오</translation>
    </message>
    <message>
        <source>the slide&apos;s run took more than {seconds:d} seconds; use a faster device</source>
        <translation>슬라이드의 실행이 {seconds:d}초를 넘었습니다. 더 빠른 장치를 쓰십시오</translation>
    </message>
    <message>
        <source>--slide &apos;{text:short}&apos; is not the number of a slide; write a whole number from 1 on</source>
        <translation>--slide &apos;{text:short}&apos; 값은 슬라이드 번호가 아닙니다. 1 이상의 정수를 쓰십시오</translation>
    </message>
    <message>
        <source>--slide needs --lecture ID, which names the chapter</source>
        <translation>--slide에는 장을 지정하는 --lecture ID가 필요합니다</translation>
    </message>
    <message>
        <source>--lecture needs --slide K for a picture, or --view slides for a hand-out</source>
        <translation>--lecture에는 그림이면 --slide K가, 유인물이면 --view slides가 필요합니다</translation>
    </message>
    <message>
        <source>render needs -o and a file ending in .pdf, of one slide also .png or .svg</source>
        <translation>render에는 -o와 .pdf로 끝나는 파일이 필요합니다. 슬라이드 하나라면 .png나 .svg도 됩니다</translation>
    </message>
    <message>
        <source>--view window has no table; write .png, .svg or .pdf</source>
        <translation>--view window에는 표가 없습니다. .png, .svg, .pdf 중에서 쓰십시오</translation>
    </message>
    <message>
        <source>--view report writes a page; name a file ending in .html</source>
        <translation>--view report는 페이지를 씁니다. .html로 끝나는 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>--view report fits its reader&apos;s window and scheme; leave --theme and --size out</source>
        <translation>--view report는 읽는 사람의 창과 색 구성에 맞춰집니다. --theme과 --size를 빼십시오</translation>
    </message>
    <message>
        <source>--fps &apos;{text:short}&apos; is no rate; write pictures a second, from 1 to 50</source>
        <translation>--fps &apos;{text:short}&apos; 값은 비율이 아닙니다. 초당 그림 수를 1부터 50까지에서 쓰십시오</translation>
    </message>
    <message>
        <source>--speed &apos;{text:short}&apos; is no speed; write steps a second, from 0.1 to 16</source>
        <translation>--speed &apos;{text:short}&apos; 값은 속도가 아닙니다. 초당 단계 수를 0.1부터 16까지에서 쓰십시오</translation>
    </message>
    <message>
        <source>--steps &apos;{text:short}&apos; is no range of steps; write two whole numbers such as 1..3</source>
        <translation>--steps &apos;{text:short}&apos; 값은 단계의 범위가 아닙니다. 1..3처럼 정수 두 개를 쓰십시오</translation>
    </message>
    <message>
        <source>--steps {from:g}..{to:g}: the trees have {steps} steps; choose a range of them</source>
        <translation>--steps {from:g}..{to:g}: 트리의 단계는 {steps}개입니다. 그 안의 범위를 고르십시오</translation>
    </message>
    <message>
        <source>--steps {from:g}..{to:g}: the trees have 1 step; write 0..1</source>
        <translation>--steps {from:g}..{to:g}: 트리의 단계는 1개입니다. 0..1을 쓰십시오</translation>
    </message>
    <message>
        <source>--step is one moment, and an animation shows many; give a range with --steps, or write .png</source>
        <translation>--step은 한 순간인데 애니메이션은 여러 순간을 보여 줍니다. --steps로 범위를 지정하거나 .png를 쓰십시오</translation>
    </message>
    <message>
        <source>--fps, --speed, --steps and --once are about animations; name a file ending in .gif or .webp, or numbered pictures such as step-%02d.png</source>
        <translation>--fps, --speed, --steps, --once는 애니메이션을 위한 것입니다. .gif나 .webp로 끝나는 파일, 또는 step-%02d.png처럼 번호가 붙는 그림을 지정하십시오</translation>
    </message>
    <message>
        <source>--view {view} shows no steps one after the other; choose one of {choices}</source>
        <translation>--view {view}에서는 단계를 차례로 보여 주지 않습니다. {choices} 중에서 고르십시오</translation>
    </message>
    <message>
        <source>--chart: the view {view} has no place for another chart; choose the view run, race or strip</source>
        <translation>--chart: {view} 보기에는 다른 차트를 넣을 자리가 없습니다. run, race, strip 중에서 보기를 고르십시오</translation>
    </message>
    <message>
        <source>--chart &apos;{text:short}&apos; is no chart that follows the steps; choose one of {choices}</source>
        <translation>--chart &apos;{text:short}&apos; 값은 단계를 따라가는 차트가 아닙니다. {choices} 중에서 고르십시오</translation>
    </message>
    <message>
        <source>--view race needs step times of both kernels; choose a GPU, or a recording of one</source>
        <translation>--view race에는 두 커널의 단계 시간이 필요합니다. GPU나 GPU의 녹화를 고르십시오</translation>
    </message>
    <message>
        <source>this view has no data on this device; choose another view or device</source>
        <translation>이 보기는 이 장치에서 데이터가 없습니다. 다른 보기나 장치를 고르십시오</translation>
    </message>
    <message>
        <source>the session has nothing that this view could show; choose another view</source>
        <translation>세션에 이 보기로 보여 줄 것이 없습니다. 다른 보기를 고르십시오</translation>
    </message>
    <message>
        <source>&apos;{file:short}&apos; is not a regular file; choose another</source>
        <translation>&apos;{file:short}&apos; 경로는 일반 파일이 아닙니다. 다른 파일을 고르십시오</translation>
    </message>
    <message>
        <source>there is no file &apos;{file:short}&apos;; choose another</source>
        <translation>&apos;{file:short}&apos; 파일이 없습니다. 다른 파일을 고르십시오</translation>
    </message>
    <message>
        <source>the file &apos;{file:short}&apos; may not be read; choose another</source>
        <translation>&apos;{file:short}&apos; 파일을 읽을 권한이 없습니다. 다른 파일을 고르십시오</translation>
    </message>
    <message>
        <source>&apos;{file:short}&apos; was not opened: {reason}</source>
        <translation>&apos;{file:short}&apos; 파일을 열지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>&apos;{file:short}&apos; is a session, which has its own experiment; leave the other options out</source>
        <translation>&apos;{file:short}&apos; 파일은 자체 실험이 있는 세션입니다. 다른 옵션을 빼십시오</translation>
    </message>
    <message>
        <source>&apos;{file:short}&apos; is a recording, which takes the place of a device; leave --backend out</source>
        <translation>&apos;{file:short}&apos; 파일은 장치를 대신하는 녹화입니다. --backend를 빼십시오</translation>
    </message>
    <message>
        <source>&apos;{text:short}&apos; is not UTF-8; rename the file</source>
        <translation>&apos;{text:short}&apos; 이름은 UTF-8이 아닙니다. 파일 이름을 바꾸십시오</translation>
    </message>
    <message>
        <source>{option} &apos;{text:short}&apos; is not UTF-8; rename the file</source>
        <translation>{option} &apos;{text:short}&apos; 이름은 UTF-8이 아닙니다. 파일 이름을 바꾸십시오</translation>
    </message>
    <message>
        <source>only {mib:d} MiB of memory may be used; allow {least:d} or more with ulimit -v {kib:d}</source>
        <translation>메모리를 {mib:d} MiB만 쓸 수 있습니다. ulimit -v {kib:d} 명령으로 {least:d} 이상을 허용하십시오</translation>
    </message>
    <message>
        <source>only {files:d} files may be open at a time; allow {least:d} or more with ulimit -n</source>
        <translation>파일을 한 번에 {files:d}개만 열 수 있습니다. ulimit -n으로 {least:d} 이상을 허용하십시오</translation>
    </message>
    <message>
        <source>there is no display; set DISPLAY, or write pictures with warpfold render</source>
        <translation>디스플레이가 없습니다. DISPLAY를 설정하거나 warpfold render로 그림을 쓰십시오</translation>
    </message>
    <message>
        <source>out of memory; use fewer elements or a smaller picture</source>
        <translation>메모리가 부족합니다. 원소를 줄이거나 더 작은 그림을 쓰십시오</translation>
    </message>
    <message>
        <source>the message &apos;{code:short}&apos; ({arguments}) is not known to this version; use window and worker of the same version</source>
        <translation>&apos;{code:short}&apos;({arguments}) 메시지는 이 버전에서 알 수 없습니다. 창과 워커를 같은 버전으로 쓰십시오</translation>
    </message>
    <message>
        <source>this worker knows no job &apos;{job:short}&apos;; use window and worker of the same version</source>
        <translation>이 워커는 &apos;{job:short}&apos; 작업을 알지 못합니다. 창과 워커를 같은 버전으로 쓰십시오</translation>
    </message>
    <message>
        <source>{problem:short}; see {program} --help</source>
        <translation>{problem:short}. {program} --help를 보십시오</translation>
    </message>
    <message>
        <source>the request could not be read; technical detail: {detail}</source>
        <translation>요청을 읽을 수 없습니다. 기술 정보: {detail}</translation>
    </message>
    <message>
        <source>the worker could not go on; technical detail: {detail}</source>
        <translation>워커가 계속할 수 없습니다. 기술 정보: {detail}</translation>
    </message>
    <message>
        <source>this is encoded in version {written:short}, and version {version} is read here; use window and worker of the same version</source>
        <translation>이것은 {written:short} 버전으로 인코딩되었는데 여기서는 {version} 버전을 읽습니다. 창과 워커를 같은 버전으로 쓰십시오</translation>
    </message>
    <message>
        <source>this does not say in which version it is encoded, and version {version} is read here; use window and worker of the same version</source>
        <translation>어느 버전으로 인코딩되었는지 나와 있지 않으며 여기서는 {version} 버전을 읽습니다. 창과 워커를 같은 버전으로 쓰십시오</translation>
    </message>
    <message>
        <source>expected a message, but read &apos;{excerpt:short}&apos;</source>
        <translation>메시지를 기다렸으나 &apos;{excerpt:short}&apos; 부분을 읽었습니다</translation>
    </message>
    <message>
        <source>a message could not be read; technical detail: {detail}</source>
        <translation>메시지를 읽을 수 없습니다. 기술 정보: {detail}</translation>
    </message>
    <message>
        <source>a message could not be read: it is cut off</source>
        <translation>메시지를 읽을 수 없습니다: 잘렸습니다</translation>
    </message>
    <message>
        <source>a message could not be read: it holds too many items</source>
        <translation>메시지를 읽을 수 없습니다: 항목이 너무 많습니다</translation>
    </message>
    <message>
        <source>a message could not be read: it has an item of unknown length</source>
        <translation>메시지를 읽을 수 없습니다: 길이를 알 수 없는 항목이 있습니다</translation>
    </message>
    <message>
        <source>a message could not be read: it nests too deep</source>
        <translation>메시지를 읽을 수 없습니다: 너무 깊이 중첩되었습니다</translation>
    </message>
    <message>
        <source>a message is larger than a frame may be; trace fewer blocks</source>
        <translation>메시지가 프레임의 한도보다 큽니다. 블록을 더 적게 트레이스하십시오</translation>
    </message>
    <message>
        <source>a message is larger than a frame may be</source>
        <translation>메시지가 프레임의 한도보다 큽니다</translation>
    </message>
    <message>
        <source>a message announces {bytes} bytes, more than a frame may hold</source>
        <translation>메시지가 프레임의 한도보다 많은 {bytes}바이트를 예고합니다</translation>
    </message>
    <message>
        <source>a message of kind &apos;{kind:short}&apos; is not known here</source>
        <translation>&apos;{kind:short}&apos; 종류의 메시지는 여기서 알 수 없습니다</translation>
    </message>
    <message>
        <source>there is no such recording; make one with warpfold-cli record</source>
        <translation>그런 녹화가 없습니다. warpfold-cli record로 만드십시오</translation>
    </message>
    <message>
        <source>it cannot be opened: {reason}; check that the file may be read</source>
        <translation>열 수 없습니다: {reason}. 파일을 읽을 수 있는지 확인하십시오</translation>
    </message>
    <message>
        <source>it is not a regular file; name a recording, as warpfold-cli record makes</source>
        <translation>일반 파일이 아닙니다. warpfold-cli record가 만드는 것과 같은 녹화를 지정하십시오</translation>
    </message>
    <message>
        <source>it is not a recording; name a file that warpfold-cli record made</source>
        <translation>녹화가 아닙니다. warpfold-cli record가 만든 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>it has {bytes} bytes, but a recording has at most {most}; record less into one file</source>
        <translation>이 파일은 {bytes}바이트인데 녹화는 최대 {most}바이트입니다. 한 파일에 더 적게 녹화하십시오</translation>
    </message>
    <message>
        <source>its format is {version}, but this program reads formats up to {known}; use a newer Warpfold</source>
        <translation>형식이 {version}인데 이 프로그램은 {known}까지의 형식을 읽습니다. 더 새로운 Warpfold를 쓰십시오</translation>
    </message>
    <message>
        <source>the recording is damaged; take another copy of it, or record again (technical detail: {problem:short})</source>
        <translation>녹화가 손상되었습니다. 다른 사본을 쓰거나 다시 녹화하십시오(기술 정보: {problem:short})</translation>
    </message>
    <message>
        <source>the recording was damaged since it was opened; open another copy of it (technical detail: {problem:short})</source>
        <translation>녹화를 연 뒤에 손상되었습니다. 다른 사본을 여십시오(기술 정보: {problem:short})</translation>
    </message>
    <message>
        <source>it holds runs of {recorded:short}, but this device is {device:short}; name another file</source>
        <translation>{recorded:short}의 실행이 들어 있는데 이 장치는 {device:short}입니다. 다른 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>no recording can be written there: {reason}; name another place</source>
        <translation>그곳에 녹화를 쓸 수 없습니다: {reason}. 다른 위치를 지정하십시오</translation>
    </message>
    <message>
        <source>the recording cannot be written: {reason}; what was recorded before is kept, so make room and record again to go on</source>
        <translation>녹화를 쓸 수 없습니다: {reason}. 앞서 녹화한 것은 보관되므로, 공간을 확보하고 다시 녹화하여 이어 가십시오</translation>
    </message>
    <message>
        <source>it is a session of the window, not a recording of a device; open it with warpfold FILE</source>
        <translation>장치의 녹화가 아니라 창의 세션입니다. warpfold FILE로 여십시오</translation>
    </message>
    <message>
        <source>it is a recording of a device, not a session; choose it as a device, or open it with warpfold FILE</source>
        <translation>세션이 아니라 장치의 녹화입니다. 장치로 고르거나 warpfold FILE로 여십시오</translation>
    </message>
    <message>
        <source>the session cannot be saved: {reason:short}; make room, or choose another folder for sessions</source>
        <translation>세션을 저장할 수 없습니다: {reason:short}. 공간을 확보하거나 세션용으로 다른 폴더를 고르십시오</translation>
    </message>
    <message>
        <source>it has no run in common with {file:short}; record the same kernels, sizes, blocks, types and operations on both devices</source>
        <translation>{file:short} 파일과 공통된 실행이 없습니다. 두 장치에서 같은 커널, 크기, 블록, 형식, 연산을 녹화하십시오</translation>
    </message>
    <message>
        <source>--samples prints every sample; add --csv or --json</source>
        <translation>--samples는 모든 샘플을 출력합니다. --csv나 --json을 추가하십시오</translation>
    </message>
    <message>
        <source>the range ends before it begins; write it as 2^10..2^28</source>
        <translation>범위가 시작하기 전에 끝납니다. 2^10..2^28처럼 쓰십시오</translation>
    </message>
    <message>
        <source>there is no preset &apos;{preset:short}&apos;; use device or cub-comparison</source>
        <translation>&apos;{preset:short}&apos; 프리셋은 없습니다. device나 cub-comparison을 쓰십시오</translation>
    </message>
    <message>
        <source>no run fits what is asked for; name other kernels, sizes, blocks, types or operations</source>
        <translation>요청에 맞는 실행이 없습니다. 다른 커널, 크기, 블록, 형식, 연산을 지정하십시오</translation>
    </message>
    <message>
        <source>only a GPU that is measured can be tuned; choose one of warpfold-cli devices</source>
        <translation>측정하는 GPU만 튜닝할 수 있습니다. warpfold-cli devices의 GPU 중에서 고르십시오</translation>
    </message>
    <message>
        <source>{device} is modelled, and a modelled time measures nothing that could be tuned; choose a GPU of warpfold-cli devices</source>
        <translation>{device} 장치는 모델링된 것이며, 모델링된 시간은 튜닝할 수 있는 것을 아무것도 측정하지 않습니다. warpfold-cli devices의 GPU를 고르십시오</translation>
    </message>
    <message>
        <source>{file} holds the shapes that were the fastest</source>
        <translation>{file}에 가장 빠른 모양이 들어 있습니다</translation>
    </message>
    <message>
        <source>recordings hold only runs without this option; leave it out</source>
        <translation>녹화에는 이 옵션이 없는 실행만 들어갑니다. 이 옵션을 빼십시오</translation>
    </message>
    <message>
        <source>a modelled time is measured by nobody, so it is never recorded; choose a GPU, or run it with warpfold-cli run or ladder</source>
        <translation>모델링된 시간은 아무도 측정하지 않은 것이므로 녹화하지 않습니다. GPU를 고르거나, warpfold-cli run이나 ladder로 실행하십시오</translation>
    </message>
    <message>
        <source>this is a recording itself; copy its file instead</source>
        <translation>이것 자체가 녹화입니다. 대신 파일을 복사하십시오</translation>
    </message>
    <message>
        <source>the result {result} differs from the reference {reference}; this is a fault of the kernel or of the device</source>
        <translation>결과({result})가 참조값({reference})과 다릅니다. 커널이나 장치의 결함입니다</translation>
    </message>
    <message>
        <source>a run would take about {seconds:.0f} s; use fewer elements</source>
        <translation>실행에 약 {seconds:.0f}초가 걸립니다. 원소를 줄이십시오</translation>
    </message>
    <message>
        <source>the clock did not advance during a sample; use more elements</source>
        <translation>샘플을 재는 동안 시계가 움직이지 않았습니다. 원소를 늘리십시오</translation>
    </message>
    <message>
        <source>this is empty; write a value, or leave the option out</source>
        <translation>비어 있습니다. 값을 쓰거나 옵션을 빼십시오</translation>
    </message>
    <message>
        <source>there is no such kernel; choose one of {choices}</source>
        <translation>그런 커널이 없습니다. {choices} 중에서 고르십시오</translation>
    </message>
    <message>
        <source>there is no such backend; choose one of {choices}</source>
        <translation>그런 백엔드가 없습니다. {choices} 중에서 고르십시오</translation>
    </message>
    <message>
        <source>there is no such element type; choose one of {choices}</source>
        <translation>그런 원소 형식이 없습니다. {choices} 중에서 고르십시오</translation>
    </message>
    <message>
        <source>there is no such operation; choose one of {choices}</source>
        <translation>그런 연산이 없습니다. {choices} 중에서 고르십시오</translation>
    </message>
    <message>
        <source>the cache is either cold or warm</source>
        <translation>캐시는 cold 아니면 warm입니다</translation>
    </message>
    <message>
        <source>there is no such input; choose one of {choices}</source>
        <translation>그런 입력이 없습니다. {choices} 중에서 고르십시오</translation>
    </message>
    <message>
        <source>this is not a whole number below 2^64; write one such as 16777216, 2^24 or 1e6</source>
        <translation>2^64보다 작은 정수가 아닙니다. 16777216, 2^24, 1e6처럼 쓰십시오</translation>
    </message>
    <message>
        <source>this is too large; write {most} or less</source>
        <translation>너무 큽니다. {most} 이하로 쓰십시오</translation>
    </message>
    <message>
        <source>a reduction needs at least one element</source>
        <translation>리덕션에는 원소가 하나 이상 필요합니다</translation>
    </message>
    <message>
        <source>a launch needs at least one block; use auto</source>
        <translation>커널 실행에는 블록이 하나 이상 필요합니다. auto를 쓰십시오</translation>
    </message>
    <message>
        <source>a median needs at least one sample</source>
        <translation>중앙값에는 샘플이 하나 이상 필요합니다</translation>
    </message>
    <message>
        <source>an input begins 0 to {most} elements after an aligned address</source>
        <translation>입력은 정렬된 주소에서 원소 0~{most}개 뒤에 시작합니다</translation>
    </message>
    <message>
        <source>this is no time; write microseconds from 0 to {most:.0f}, such as 12.5</source>
        <translation>시간이 아닙니다. 12.5처럼 0부터 {most:.0f}까지의 마이크로초를 쓰십시오</translation>
    </message>
    <message>
        <source>only the time of a modelled GPU has a launch gap to choose; leave it out, or take --backend model:NAME</source>
        <translation>커널 실행 간격은 모델링된 GPU의 시간에서만 고를 수 있습니다. 빼거나 --backend model:NAME을 쓰십시오</translation>
    </message>
    <message>
        <source>a kernel can be repeated 1 to {most} times</source>
        <translation>커널은 1~{most}번 반복할 수 있습니다</translation>
    </message>
    <message>
        <source>{op} combines bits, which mean nothing in a {type}; choose an integer type</source>
        <translation>{op} 연산은 비트를 결합하는데, {type} 형식에서 비트는 의미가 없습니다. 정수 형식을 고르십시오</translation>
    </message>
    <message>
        <source>floats have no bitwise reductions; choose an integer type</source>
        <translation>부동소수점에는 비트 단위 리덕션이 없습니다. 정수 형식을 고르십시오</translation>
    </message>
    <message>
        <source>only the operation dot has a second input; leave it out</source>
        <translation>둘째 입력은 dot 연산에만 있습니다. 빼십시오</translation>
    </message>
    <message>
        <source>a block has 1 to {most} threads</source>
        <translation>블록의 스레드는 1~{most}개입니다</translation>
    </message>
    <message>
        <source>kernel {kernel} halves the block in every step, so it needs a power of two; use {lower} or {upper}</source>
        <translation>{kernel} 커널은 단계마다 블록을 반으로 나누므로 2의 거듭제곱이 필요합니다. {lower} 또는 {upper} 값을 쓰십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} needs at least {least} threads; use {least}</source>
        <translation>{kernel} 커널에는 스레드가 {least}개 이상 필요합니다. {least} 값을 쓰십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} works in whole warps, so it needs a multiple of {multiple}; use {nearest}</source>
        <translation>{kernel} 커널은 워프 단위로 일하므로 {multiple}의 배수가 필요합니다. {nearest} 값을 쓰십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} gives every thread one element, so {n} elements in blocks of {block} need exactly {blocks} blocks; use auto</source>
        <translation>{kernel} 커널은 스레드마다 원소를 하나씩 맡기므로, 크기 {block}의 블록에서 원소 {n}개에는 정확히 블록 {blocks}개가 필요합니다. auto를 쓰십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} gives every thread one element, so {n} elements in blocks of {block} need exactly one block; use auto</source>
        <translation>{kernel} 커널은 스레드마다 원소를 하나씩 맡기므로, 크기 {block}의 블록에서 원소 {n}개에는 정확히 블록 하나가 필요합니다. auto를 쓰십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} gives every thread two elements, so {n} elements in blocks of {block} need exactly {blocks} blocks; use auto</source>
        <translation>{kernel} 커널은 스레드마다 원소를 두 개씩 맡기므로, 크기 {block}의 블록에서 원소 {n}개에는 정확히 블록 {blocks}개가 필요합니다. auto를 쓰십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} gives every thread two elements, so {n} elements in blocks of {block} need exactly one block; use auto</source>
        <translation>{kernel} 커널은 스레드마다 원소를 두 개씩 맡기므로, 크기 {block}의 블록에서 원소 {n}개에는 정확히 블록 하나가 필요합니다. auto를 쓰십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} runs in clusters of {cluster} blocks, so {n} elements in blocks of {block} need exactly {blocks} blocks, whole clusters; use auto</source>
        <translation>커널 {kernel}은 블록 {cluster}개의 클러스터로 실행되므로, 크기 {block}의 블록에서 원소 {n}개에는 온전한 클러스터들로 정확히 블록 {blocks}개가 필요합니다. auto를 쓰십시오</translation>
    </message>
    <message>
        <source>the emulator would take too long for {threads} threads; use {blocks} blocks or fewer, or a GPU</source>
        <translation>스레드 {threads}개는 에뮬레이터에서 너무 오래 걸립니다. 블록을 {blocks}개 이하로 하거나 GPU를 쓰십시오</translation>
    </message>
    <message>
        <source>a grid has at most 2^31-1 blocks</source>
        <translation>그리드의 블록은 최대 2^31-1개입니다</translation>
    </message>
    <message>
        <source>{n} elements need {blocks} blocks, but a grid has at most 2^31-1; use larger blocks</source>
        <translation>원소 {n}개에는 블록 {blocks}개가 필요한데 그리드는 최대 2^31-1개입니다. 더 큰 블록을 쓰십시오</translation>
    </message>
    <message>
        <source>with blocks of any size a grid of at most 2^31-1 blocks has no thread for each element; use fewer elements</source>
        <translation>블록 크기가 얼마든 블록이 최대 2^31-1개인 그리드에는 원소마다 하나씩의 스레드가 없습니다. 원소를 줄이십시오</translation>
    </message>
    <message>
        <source>device {backend} has warps with one of these numbers of lanes: {lanes}; choose one of them</source>
        <translation>{backend} 장치의 워프는 레인 수가 다음 중 하나입니다: {lanes}. 그중에서 고르십시오</translation>
    </message>
    <message>
        <source>device {backend} has warps of {lanes} lanes; choose {lanes}, or another device</source>
        <translation>{backend} 장치의 워프는 레인이 {lanes}개입니다. {lanes} 값을 고르거나 다른 장치를 고르십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} relies on warps of 32 lanes; choose 32, or another kernel</source>
        <translation>{kernel} 커널은 레인 32개의 워프를 전제로 합니다. 32를 고르거나 다른 커널을 고르십시오</translation>
    </message>
    <message>
        <source>“{text}” is no number; type one such as 7</source>
        <translation>“{text}” 값은 수가 아닙니다. 7 같은 수를 입력하십시오</translation>
    </message>
    <message>
        <source>an element of type {type} cannot hold {text}; type a whole number from {least} to {most}, or choose another type</source>
        <translation>{type} 형식의 원소는 {text} 값을 담을 수 없습니다. {least}부터 {most}까지의 정수를 입력하거나 다른 형식을 고르십시오</translation>
    </message>
    <message>
        <source>an element of type {type} cannot hold {text}; type a number nearer to zero, or choose another type</source>
        <translation>{type} 형식의 원소는 {text} 값을 담을 수 없습니다. 0에 더 가까운 수를 입력하거나 다른 형식을 고르십시오</translation>
    </message>
    <message>
        <source>this is not a list of blocks; write none, first:4, all or block numbers such as 0,5,9</source>
        <translation>블록 목록이 아닙니다. none, first:4, all 또는 0,5,9 같은 블록 번호를 쓰십시오</translation>
    </message>
    <message>
        <source>the grid has {blocks} blocks (0 to {last}), and block {block} is not one of them; choose another</source>
        <translation>그리드의 블록은 {blocks}개(0~{last})이며 {block}번 블록은 없습니다. 다른 블록을 고르십시오</translation>
    </message>
    <message>
        <source>the grid has one block (0), and block {block} is not it; choose block 0</source>
        <translation>그리드의 블록은 하나(0)이며 {block}번 블록은 없습니다. 블록 0을 고르십시오</translation>
    </message>
    <message>
        <source>{blocks} blocks would be traced, but at most {most} are; write first:{most}, or name the blocks</source>
        <translation>블록 {blocks}개를 트레이스하게 되는데 최대 {most}개까지 됩니다. first:{most}처럼 쓰거나 블록을 지정하십시오</translation>
    </message>
    <message>
        <source>the traced blocks hold more than {most} values together; trace fewer blocks, or smaller ones</source>
        <translation>트레이스할 블록의 값이 모두 합쳐 {most}개를 넘습니다. 블록을 더 적게, 또는 더 작은 블록을 트레이스하십시오</translation>
    </message>
    <message>
        <source>line {line} of a tuning table, &quot;{text}&quot;, is not element bytes (2, 4 or 8), n, threads (a multiple of 32 up to 1024) and blocks a multiprocessor (0 to 64)</source>
        <translation>튜닝 표의 {line}번째 줄 &quot;{text}&quot; 값은 원소 바이트(2, 4, 8), n, 스레드(1024까지의 32의 배수), 멀티프로세서당 블록(0~64)이 아닙니다</translation>
    </message>
    <message>
        <source>kernel {kernel} does not run on {device}, nor on another device here; choose another kernel</source>
        <translation>{kernel} 커널은 {device}에서도, 여기의 다른 장치에서도 실행되지 않습니다. 다른 커널을 고르십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} does not run on {device}; choose {devices}</source>
        <translation>{kernel} 커널은 {device}에서 실행되지 않습니다. {devices} 장치를 고르십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} does not run on {device}; choose one of {devices}</source>
        <translation>{kernel} 커널은 {device}에서 실행되지 않습니다. {devices} 중에서 고르십시오</translation>
    </message>
    <message>
        <source>a model says nothing about how results differ from run to run; choose a GPU, or the emulator</source>
        <translation>모델로는 결과가 실행마다 어떻게 다른지 알 수 없습니다. GPU나 에뮬레이터를 고르십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} is not emulated, so a recording cannot run it again; choose a device that measures</source>
        <translation>{kernel} 커널은 에뮬레이션되지 않으므로 녹화로 다시 실행할 수 없습니다. 측정하는 장치를 고르십시오</translation>
    </message>
    <message>
        <source>there is no kernel to run; name one</source>
        <translation>실행할 커널이 없습니다. 커널을 지정하십시오</translation>
    </message>
    <message>
        <source>no device here runs this kernel; choose another kernel</source>
        <translation>여기의 어떤 장치도 이 커널을 실행하지 않습니다. 다른 커널을 고르십시오</translation>
    </message>
    <message>
        <source>this kernel does not run on the host; choose another kernel or device</source>
        <translation>이 커널은 호스트에서 실행되지 않습니다. 다른 커널이나 장치를 고르십시오</translation>
    </message>
    <message>
        <source>the result left the range of its type and wrapped around</source>
        <translation>결과가 형식의 범위를 벗어나 순환했습니다</translation>
    </message>
    <message>
        <source>a product is 0 where it underflows or an element is 0</source>
        <translation>곱은 언더플로하거나 원소가 0이면 0입니다</translation>
    </message>
    <message>
        <source>the emulator</source>
        <translation>에뮬레이터</translation>
    </message>
    <message>
        <source>results are computed by the emulator; the recording of {device} has only times</source>
        <translation>결과는 에뮬레이터가 계산, {device} 녹화에는 시간만 있음</translation>
    </message>
    <message>
        <source>results are computed by the emulator; the model of {device} gives only times</source>
        <translation>결과는 에뮬레이터가 계산, {device} 모델은 시간만 제공</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above} along {op} of {type}, recorded at {sizes} sizes between them and scaled to both ends</source>
        <translation>{below}~{above} 사이에서 {type} {op} 시간의 추이를 따라 보간됨, 그 사이의 크기 {sizes}개에서 녹화되었고 양 끝에 맞춤</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above} along {op} of {type}, recorded at one size between them and scaled to both ends</source>
        <translation>{below}~{above} 사이에서 {type} {op} 시간의 추이를 따라 보간됨, 그 사이의 크기 하나에서 녹화되었고 양 끝에 맞춤</translation>
    </message>
    <message>
        <source>some orders of the operations leave the range of the type on the way: their inf or nan is as right as the reference, and nothing can be told from it</source>
        <translation>연산 순서에 따라 도중에 형식의 범위를 벗어납니다. 이때의 inf나 nan은 참조값만큼 옳으므로, 이것으로는 아무것도 판단할 수 없습니다</translation>
    </message>
    <message>
        <source>the reduction of all elements on the CPU</source>
        <translation>CPU에서 모든 원소의 리덕션</translation>
    </message>
    <message>
        <source>the reduction on the CPU, without the copy that it works on</source>
        <translation>CPU에서의 리덕션, 작업용 사본을 만드는 시간 제외</translation>
    </message>
    <message>
        <source>GPU time of {launches:word} launches (CUDA events), cold L2; excludes padding and copies</source>
        <translation>커널 실행 {launches}회의 GPU 시간(CUDA 이벤트), 콜드 L2, 패딩과 복사 제외</translation>
    </message>
    <message>
        <source>GPU time of the one launch (CUDA events), cold L2; excludes padding and copies</source>
        <translation>커널 실행 1회의 GPU 시간(CUDA 이벤트), 콜드 L2, 패딩과 복사 제외</translation>
    </message>
    <message>
        <source>GPU time of {launches:word} launches (CUDA events), warm L2; excludes padding and copies</source>
        <translation>커널 실행 {launches}회의 GPU 시간(CUDA 이벤트), 웜 L2, 패딩과 복사 제외</translation>
    </message>
    <message>
        <source>GPU time of the one launch (CUDA events), warm L2; excludes padding and copies</source>
        <translation>커널 실행 1회의 GPU 시간(CUDA 이벤트), 웜 L2, 패딩과 복사 제외</translation>
    </message>
    <message>
        <source>GPU time of {launches:word} launches (CUDA events), cold L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>커널 실행 {launches}회의 GPU 시간(CUDA 이벤트), 콜드 L2, 패딩과 복사 제외, 커널 실행 간격 포함: 매 실행이 앞의 실행을 기다림(프로파일러에서처럼)</translation>
    </message>
    <message>
        <source>GPU time of the one launch (CUDA events), cold L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>커널 실행 1회의 GPU 시간(CUDA 이벤트), 콜드 L2, 패딩과 복사 제외, 커널 실행 간격 포함: 매 실행이 앞의 실행을 기다림(프로파일러에서처럼)</translation>
    </message>
    <message>
        <source>GPU time of {launches:word} launches (CUDA events), warm L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>커널 실행 {launches}회의 GPU 시간(CUDA 이벤트), 웜 L2, 패딩과 복사 제외, 커널 실행 간격 포함: 매 실행이 앞의 실행을 기다림(프로파일러에서처럼)</translation>
    </message>
    <message>
        <source>GPU time of the one launch (CUDA events), warm L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>커널 실행 1회의 GPU 시간(CUDA 이벤트), 웜 L2, 패딩과 복사 제외, 커널 실행 간격 포함: 매 실행이 앞의 실행을 기다림(프로파일러에서처럼)</translation>
    </message>
    <message>
        <source>GPU time of all launches (CUDA events), cold L2; excludes padding and copies</source>
        <translation>모든 커널 실행의 GPU 시간(CUDA 이벤트), 콜드 L2, 패딩과 복사 제외</translation>
    </message>
    <message>
        <source>GPU time of all launches (CUDA events), warm L2; excludes padding and copies</source>
        <translation>모든 커널 실행의 GPU 시간(CUDA 이벤트), 웜 L2, 패딩과 복사 제외</translation>
    </message>
    <message>
        <source>GPU time of all launches (CUDA events), cold L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>모든 커널 실행의 GPU 시간(CUDA 이벤트), 콜드 L2, 패딩과 복사 제외, 커널 실행 간격 포함: 매 실행이 앞의 실행을 기다림(프로파일러에서처럼)</translation>
    </message>
    <message>
        <source>GPU time of all launches (CUDA events), warm L2; excludes padding and copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>모든 커널 실행의 GPU 시간(CUDA 이벤트), 웜 L2, 패딩과 복사 제외, 커널 실행 간격 포함: 매 실행이 앞의 실행을 기다림(프로파일러에서처럼)</translation>
    </message>
    <message>
        <source>GPU time of all that CUB launches (CUDA events), cold L2; excludes copies</source>
        <translation>CUB가 실행하는 모든 커널의 GPU 시간(CUDA 이벤트), 콜드 L2, 복사 제외</translation>
    </message>
    <message>
        <source>GPU time of all that CUB launches (CUDA events), warm L2; excludes copies</source>
        <translation>CUB가 실행하는 모든 커널의 GPU 시간(CUDA 이벤트), 웜 L2, 복사 제외</translation>
    </message>
    <message>
        <source>GPU time of all that CUB launches (CUDA events), cold L2; excludes copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>CUB가 실행하는 모든 커널의 GPU 시간(CUDA 이벤트), 콜드 L2, 복사 제외, 커널 실행 간격 포함: 매 실행이 앞의 실행을 기다림(프로파일러에서처럼)</translation>
    </message>
    <message>
        <source>GPU time of all that CUB launches (CUDA events), warm L2; excludes copies, includes launch gaps: every launch waits for the one before (as under a profiler)</source>
        <translation>CUB가 실행하는 모든 커널의 GPU 시간(CUDA 이벤트), 웜 L2, 복사 제외, 커널 실행 간격 포함: 매 실행이 앞의 실행을 기다림(프로파일러에서처럼)</translation>
    </message>
    <message>
        <source>modelled GPU time of {launches:word} launches, cold L2</source>
        <translation>커널 실행 {launches}회의 모델링된 GPU 시간, 콜드 L2</translation>
    </message>
    <message>
        <source>modelled GPU time of the one launch, cold L2</source>
        <translation>커널 실행 1회의 모델링된 GPU 시간, 콜드 L2</translation>
    </message>
    <message>
        <source>modelled GPU time of {launches:word} launches, warm L2</source>
        <translation>커널 실행 {launches}회의 모델링된 GPU 시간, 웜 L2</translation>
    </message>
    <message>
        <source>modelled GPU time of the one launch, warm L2</source>
        <translation>커널 실행 1회의 모델링된 GPU 시간, 웜 L2</translation>
    </message>
    <message>
        <source>modelled GPU time of {launches:word} launches, cold L2, with a launch gap of {gap} µs each</source>
        <translation>커널 실행 {launches}회의 모델링된 GPU 시간, 콜드 L2, 커널 실행 간격 각 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of the one launch, cold L2, with a launch gap of {gap} µs</source>
        <translation>커널 실행 1회의 모델링된 GPU 시간, 콜드 L2, 커널 실행 간격 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of {launches:word} launches, warm L2, with a launch gap of {gap} µs each</source>
        <translation>커널 실행 {launches}회의 모델링된 GPU 시간, 웜 L2, 커널 실행 간격 각 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of the one launch, warm L2, with a launch gap of {gap} µs</source>
        <translation>커널 실행 1회의 모델링된 GPU 시간, 웜 L2, 커널 실행 간격 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of all launches, cold L2, with a launch gap of {gap} µs each</source>
        <translation>모든 커널 실행의 모델링된 GPU 시간, 콜드 L2, 커널 실행 간격 각 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of all launches, warm L2, with a launch gap of {gap} µs each</source>
        <translation>모든 커널 실행의 모델링된 GPU 시간, 웜 L2, 커널 실행 간격 각 {gap} µs</translation>
    </message>
    <message>
        <source>modelled GPU time of all launches, cold L2</source>
        <translation>모든 커널 실행의 모델링된 GPU 시간, 콜드 L2</translation>
    </message>
    <message>
        <source>modelled GPU time of all launches, warm L2</source>
        <translation>모든 커널 실행의 모델링된 GPU 시간, 웜 L2</translation>
    </message>
    <message>
        <source>compute decides</source>
        <translation>연산이 좌우</translation>
    </message>
    <message>
        <source>memory decides</source>
        <translation>메모리가 좌우</translation>
    </message>
    <message>
        <source>launches decide</source>
        <translation>커널 실행이 좌우</translation>
    </message>
    <message>
        <source>occupancy decides</source>
        <translation>점유율이 좌우</translation>
    </message>
    <message>
        <source>a multiprocessor has room for {blocks} blocks at once, more than the launch gives it</source>
        <translation>멀티프로세서 하나에 블록이 한 번에 {blocks}개까지 들어가며, 이는 커널 실행이 주는 것보다 많음</translation>
    </message>
    <message>
        <source>a multiprocessor has room for one block at once, and not all have one</source>
        <translation>멀티프로세서 하나에 블록이 한 번에 하나 들어가는데, 블록을 받지 못한 멀티프로세서도 있음</translation>
    </message>
    <message>
        <source>a multiprocessor holds {blocks} blocks at once, as many as its threads allow</source>
        <translation>멀티프로세서 하나가 블록을 한 번에 {blocks}개 품음: 스레드 한도</translation>
    </message>
    <message>
        <source>a multiprocessor holds one block at once, as its threads allow no more</source>
        <translation>멀티프로세서 하나가 블록을 한 번에 하나만 품음: 스레드 한도</translation>
    </message>
    <message>
        <source>a multiprocessor holds {blocks} blocks at once, as many as it has places for</source>
        <translation>멀티프로세서 하나가 블록을 한 번에 {blocks}개 품음: 블록 자리 수 한도</translation>
    </message>
    <message>
        <source>a multiprocessor holds one block at once, as it has one place</source>
        <translation>멀티프로세서 하나가 블록을 한 번에 하나만 품음: 자리가 하나뿐임</translation>
    </message>
    <message>
        <source>a multiprocessor holds {blocks} blocks at once, as many as its shared memory allows</source>
        <translation>멀티프로세서 하나가 블록을 한 번에 {blocks}개 품음: 공유 메모리 한도</translation>
    </message>
    <message>
        <source>a multiprocessor holds one block at once, as its shared memory allows no more</source>
        <translation>멀티프로세서 하나가 블록을 한 번에 하나만 품음: 공유 메모리 한도</translation>
    </message>
    <message>
        <source>a multiprocessor holds {blocks} blocks at once, as many as its registers allow</source>
        <translation>멀티프로세서 하나가 블록을 한 번에 {blocks}개 품음: 레지스터 한도</translation>
    </message>
    <message>
        <source>a multiprocessor holds one block at once, as its registers allow no more</source>
        <translation>멀티프로세서 하나가 블록을 한 번에 하나만 품음: 레지스터 한도</translation>
    </message>
    <message>
        <source>a thread takes {registers} registers</source>
        <translation>스레드 하나가 레지스터 {registers}개를 씀</translation>
    </message>
    <message>
        <source>all launches on the emulator, without counting: its own running time, not a GPU&apos;s</source>
        <translation>에뮬레이터에서의 모든 커널 실행, 카운터는 세지 않음: GPU가 아닌 에뮬레이터 자체의 실행 시간</translation>
    </message>
    <message>
        <source>nothing is rounded: every order gives the same value</source>
        <translation>반올림이 없음: 어떤 순서로도 같은 값</translation>
    </message>
    <message>
        <source>nothing is rounded: there is one element</source>
        <translation>반올림이 없음: 원소가 하나뿐</translation>
    </message>
    <message>
        <source>one rounding, of the only product</source>
        <translation>하나뿐인 곱에서 한 번 반올림</translation>
    </message>
    <message>
        <source>the sum stays at 2^24: adding 1 rounds back (float32 spacing is 2 there)</source>
        <translation>합이 2^24에서 멈춤: 1을 더해도 반올림되어 되돌아감(여기서 float32의 간격은 2)</translation>
    </message>
    <message>
        <source>a library: its order is not known, so only what any order allows bounds its error</source>
        <translation>라이브러리: 순서를 알 수 없으므로, 어떤 순서에서나 성립하는 것만이 오차의 한계가 됨</translation>
    </message>
    <message>
        <source>atomics reach one word in any order: one chain of all elements, another from run to run</source>
        <translation>원자적 연산이 한 워드에 어떤 순서로든 도착함: 모든 원소가 한 체인을 이루며 실행마다 다름</translation>
    </message>
    <message>
        <source>atomics add the partials as they come, another order from run to run; longest chain {roundings}</source>
        <translation>원자적 연산이 부분 결과를 오는 대로 더해 실행마다 순서가 다름. 가장 긴 체인 {roundings}</translation>
    </message>
    <message>
        <source>one chain of {roundings} roundings, each on the whole result so far</source>
        <translation>반올림 {roundings}번의 체인 하나, 매번 그때까지의 결과 전체를 반올림</translation>
    </message>
    <message>
        <source>one rounding where the two elements are combined</source>
        <translation>두 원소를 결합하는 곳에서 한 번 반올림</translation>
    </message>
    <message>
        <source>chains side by side, then a tree: an element takes part in at most {roundings} roundings instead of {serial}</source>
        <translation>나란한 체인들 다음에 트리: 한 원소가 거치는 반올림은 {serial}번이 아니라 최대 {roundings}번</translation>
    </message>
    <message>
        <source>a tree: an element takes part in at most {roundings} roundings instead of {serial}</source>
        <translation>트리: 한 원소가 거치는 반올림은 {serial}번이 아니라 최대 {roundings}번</translation>
    </message>
    <message>
        <source>a tree: an element takes part in at most one rounding instead of {serial}</source>
        <translation>트리: 한 원소가 거치는 반올림은 {serial}번이 아니라 최대 1번</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above}</source>
        <translation>{below}~{above} 사이에서 보간됨</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above}, where the method changes, so that the band covers both</source>
        <translation>{below}~{above} 사이에서 보간됨, 여기서 방식이 바뀌어 띠가 둘 다 포함함</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above}, where the data outgrow the cache, so that the band covers both</source>
        <translation>{below}~{above} 사이에서 보간됨, 여기서 데이터가 캐시보다 커져 띠가 둘 다 포함함</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above}, where the blocks no longer fit into the GPU all at once, so that the band covers both</source>
        <translation>{below}~{above} 사이에서 보간됨, 여기서 블록이 GPU에 한꺼번에 들어가지 않게 되어 띠가 둘 다 포함함</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above}, where a launch is added, so that the band covers both</source>
        <translation>{below}~{above} 사이에서 보간됨, 여기서 커널 실행이 하나 늘어 띠가 둘 다 포함함</translation>
    </message>
    <message>
        <source>interpolated from {op} of {type}, which took as long at all {sizes} sizes at which both were recorded</source>
        <translation>{type} {op}에서 보간됨, 둘 다 녹화된 크기 {sizes}개 모두에서 걸린 시간이 같았음</translation>
    </message>
    <message>
        <source>interpolated between {below} and {above} of {op} of {type}, which took as long at all {sizes} sizes at which both were recorded</source>
        <translation>{type} {op}의 {below}~{above} 사이에서 보간됨, 둘 다 녹화된 크기 {sizes}개 모두에서 걸린 시간이 같았음</translation>
    </message>
    <message>
        <source>step times from a recorded run with N = {n}, the nearest size</source>
        <translation>가장 가까운 크기인 N = {n}의 녹화된 실행에서 온 단계 시간</translation>
    </message>
    <message>
        <source>no time was recorded for this request; the nearest recorded one has {options}</source>
        <translation>이 요청에 대해 녹화된 시간이 없음. 가장 가까운 녹화의 설정: {options}</translation>
    </message>
    <message>
        <source>the model does not meet recorded times of kernel {kernel} with this type and operation, so it has no time; choose another kernel, or a recording</source>
        <translation>이 형식과 연산에서 모델이 {kernel} 커널의 녹화된 시간과 맞지 않아 시간이 없습니다. 다른 커널이나 녹화를 고르십시오</translation>
    </message>
    <message>
        <source>the blocks of kernel {kernel} wait for each other, which the model does not know, so it has no time; choose another kernel, or a recording</source>
        <translation>{kernel} 커널의 블록은 서로를 기다리는데 모델은 이를 다루지 못해 시간이 없습니다. 다른 커널이나 녹화를 고르십시오</translation>
    </message>
    <message>
        <source>a thread of kernel {kernel} takes {registers} registers, more than the {device} has for {block} of them; choose a smaller block</source>
        <translation>{kernel} 커널의 스레드 하나가 레지스터 {registers}개를 쓰는데, {device}에는 스레드 {block}개에 쓸 만큼 없습니다. 더 작은 블록을 고르십시오</translation>
    </message>
    <message>
        <source>the elements do not fit into the {gibibytes:.0f} GiB of the {device}; choose fewer</source>
        <translation>원소가 {device}의 {gibibytes:.0f} GiB에 들어가지 않습니다. 더 적게 고르십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} is not timed: faulty kernels run only on the emulator</source>
        <translation>{kernel} 커널은 시간을 재지 않음: 결함 커널은 에뮬레이터에서만 실행됨</translation>
    </message>
    <message>
        <source>no time of kernel {kernel} was recorded; choose another kernel, or a device that measures</source>
        <translation>{kernel} 커널의 시간은 녹화되지 않았습니다. 다른 커널이나 측정하는 장치를 고르십시오</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>빠름</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>느림</translation>
    </message>
    <message>
        <source>same</source>
        <translation>같음</translation>
    </message>
    <message>
        <source>not clear</source>
        <translation>불분명</translation>
    </message>
    <message>
        <source>fewer than 7 samples of a side have no interval</source>
        <translation>한쪽의 샘플이 7개보다 적으면 구간이 없음</translation>
    </message>
    <message>
        <source>the interval reaches from slower to faster; more samples would tell</source>
        <translation>구간이 느림에서 빠름까지 걸쳐 있음. 샘플이 더 많으면 알 수 있음</translation>
    </message>
    <message>
        <source>an interpolated time has no samples, so no interval and no verdict</source>
        <translation>보간된 시간에는 샘플이 없어 구간도 판정도 없음</translation>
    </message>
    <message>
        <source>a modelled time has no samples, so no interval and no verdict</source>
        <translation>모델링된 시간에는 샘플이 없어 구간도 판정도 없음</translation>
    </message>
    <message>
        <source>the emulator&apos;s own running time says nothing about a GPU</source>
        <translation>에뮬레이터 자체의 실행 시간으로는 GPU를 알 수 없음</translation>
    </message>
    <message>
        <source>the two times are not of the same origin</source>
        <translation>두 시간의 출처가 서로 다름</translation>
    </message>
    <message>
        <source>{blocks} blocks of {threads} threads were the fastest of those tried on {device} near this size</source>
        <translation>{device}에서 이 크기 근처로 시도한 것 중 스레드 {threads}개짜리 블록 {blocks}개가 가장 빨랐습니다</translation>
    </message>
    <message>
        <source>one block of {threads} threads was the fastest of those tried on {device} near this size</source>
        <translation>{device}에서 이 크기 근처로 시도한 것 중 스레드 {threads}개짜리 블록 하나가 가장 빨랐습니다</translation>
    </message>
    <message>
        <source>{blocks} blocks of {threads} threads suit most GPUs; none was measured for this device</source>
        <translation>스레드 {threads}개짜리 블록 {blocks}개가 대부분의 GPU에 맞습니다. 이 장치에 대해 측정된 것은 없습니다</translation>
    </message>
    <message>
        <source>one block of {threads} threads suits most GPUs; none was measured for this device</source>
        <translation>스레드 {threads}개짜리 블록 하나가 대부분의 GPU에 맞습니다. 이 장치에 대해 측정된 것은 없습니다</translation>
    </message>
    <message>
        <source>{kernel:short} chooses its block size with its grid, so --block {block} had no effect; give --grid too</source>
        <translation>{kernel:short} 커널은 그리드와 함께 블록 크기를 정하므로 --block {block} 옵션은 효과가 없었습니다. --grid도 지정하십시오</translation>
    </message>
    <message>
        <source>{blocks} blocks of {threads} threads suit most GPUs; warpfold-cli tune measures what suits this one</source>
        <translation>스레드 {threads}개짜리 블록 {blocks}개가 대부분의 GPU에 맞습니다. 이 GPU에 맞는 것은 warpfold-cli tune으로 측정합니다</translation>
    </message>
    <message>
        <source>one block of {threads} threads suits most GPUs; warpfold-cli tune measures what suits this one</source>
        <translation>스레드 {threads}개짜리 블록 하나가 대부분의 GPU에 맞습니다. 이 GPU에 맞는 것은 warpfold-cli tune으로 측정합니다</translation>
    </message>
    <message>
        <source>block {block}, since the kernel does not take {asked}</source>
        <translation>블록 {block}: 커널이 {asked} 크기를 받지 않음</translation>
    </message>
    <message>
        <source>The block&apos;s {values} values lie in global memory; nothing is combined yet.</source>
        <translation>블록의 값 {values}개는 전역 메모리에 있습니다. 아직 아무것도 결합되지 않았습니다.</translation>
    </message>
    <message>
        <source>The block&apos;s only value lies in global memory; nothing is combined yet.</source>
        <translation>블록의 하나뿐인 값은 전역 메모리에 있습니다. 아직 아무것도 결합되지 않았습니다.</translation>
    </message>
    <message>
        <source>{padding} of them are padding: the identity, which changes no result.</source>
        <translation>그중 {padding}개는 패딩, 곧 결과를 바꾸지 않는 항등원입니다.</translation>
    </message>
    <message>
        <source>One of them is padding: the identity, which changes no result.</source>
        <translation>그중 하나는 패딩, 곧 결과를 바꾸지 않는 항등원입니다.</translation>
    </message>
    <message>
        <source>{values} of them lie beyond the end of the array, in memory that was never written: the kernel reads them all the same.</source>
        <translation>그중 {values}개는 배열 끝을 벗어나 한 번도 쓰이지 않은 메모리에 있는데, 커널은 그래도 읽습니다.</translation>
    </message>
    <message>
        <source>One of them lies beyond the end of the array, in memory that was never written: the kernel reads it all the same.</source>
        <translation>그중 하나는 배열 끝을 벗어나 한 번도 쓰이지 않은 메모리에 있는데, 커널은 그래도 읽습니다.</translation>
    </message>
    <message>
        <source>Thread {thread:d} then stores the block&apos;s result, {result}.</source>
        <translation>이어서 {thread:d}번 스레드가 블록의 결과 {result} 값을 저장합니다.</translation>
    </message>
    <message>
        <source>Then threads {threads} store a result each.</source>
        <translation>이어서 {threads}번 스레드가 결과를 하나씩 저장합니다.</translation>
    </message>
    <message>
        <source>The block stores {results:word} results.</source>
        <translation>블록은 결과 {results}개를 저장합니다.</translation>
    </message>
    <message>
        <source>Thread {thread:d} stores the block&apos;s partial result, {result}, and draws a ticket.</source>
        <translation>{thread:d}번 스레드가 블록의 부분 결과 {result} 값을 저장하고 티켓을 뽑습니다.</translation>
    </message>
    <message>
        <source>Thread {thread:d} draws a ticket.</source>
        <translation>{thread:d}번 스레드가 티켓을 뽑습니다.</translation>
    </message>
    <message>
        <source>Thread {thread:d} stores the block&apos;s partial result, {result}, and the launch ends. One block of the next launch reads the partial results of all blocks.</source>
        <translation>{thread:d}번 스레드가 블록의 부분 결과 {result} 값을 저장하고 커널 실행이 끝납니다. 다음 커널 실행의 블록 하나가 모든 블록의 부분 결과를 읽습니다.</translation>
    </message>
    <message>
        <source>It is the last one.</source>
        <translation>마지막 티켓입니다.</translation>
    </message>
    <message>
        <source>This block goes on with the partial results of all blocks: no second launch is needed.</source>
        <translation>이 블록이 모든 블록의 부분 결과로 이어서 계산하므로 두 번째 커널 실행이 필요 없습니다.</translation>
    </message>
    <message>
        <source>It is not the last one: another block will finish.</source>
        <translation>마지막 티켓이 아닙니다. 다른 블록이 마무리합니다.</translation>
    </message>
    <message>
        <source>The result of the whole reduction is {result}.</source>
        <translation>리덕션 전체의 결과는 {result}입니다.</translation>
    </message>
    <message>
        <source>The block&apos;s result is {result}.</source>
        <translation>블록의 결과는 {result}입니다.</translation>
    </message>
    <message>
        <source>The block on the left ended after {steps:word} steps.</source>
        <translation>왼쪽 블록은 {steps}단계 만에 끝났습니다.</translation>
    </message>
    <message>
        <source>The block on the left ended after one step.</source>
        <translation>왼쪽 블록은 한 단계 만에 끝났습니다.</translation>
    </message>
    <message>
        <source>The block on the left ended after {steps:word} steps, in {result}.</source>
        <translation>왼쪽 블록은 {steps}단계 만에 끝났고, 결과는 {result}입니다.</translation>
    </message>
    <message>
        <source>The block on the left ended after one step, in {result}.</source>
        <translation>왼쪽 블록은 한 단계 만에 끝났고, 결과는 {result}입니다.</translation>
    </message>
    <message>
        <source>The block on the right ended after {steps:word} steps.</source>
        <translation>오른쪽 블록은 {steps}단계 만에 끝났습니다.</translation>
    </message>
    <message>
        <source>The block on the right ended after one step.</source>
        <translation>오른쪽 블록은 한 단계 만에 끝났습니다.</translation>
    </message>
    <message>
        <source>The block on the right ended after {steps:word} steps, in {result}.</source>
        <translation>오른쪽 블록은 {steps}단계 만에 끝났고, 결과는 {result}입니다.</translation>
    </message>
    <message>
        <source>The block on the right ended after one step, in {result}.</source>
        <translation>오른쪽 블록은 한 단계 만에 끝났고, 결과는 {result}입니다.</translation>
    </message>
    <message>
        <source>Load: {threads} threads read one element each; nothing is combined yet.</source>
        <translation>로드: 스레드 {threads}개가 원소를 하나씩 읽습니다. 아직 아무것도 결합되지 않았습니다.</translation>
    </message>
    <message>
        <source>Load: one thread reads an element; nothing is combined yet.</source>
        <translation>로드: 스레드 하나가 원소 하나를 읽습니다. 아직 아무것도 결합되지 않았습니다.</translation>
    </message>
    <message>
        <source>Load: {threads} threads read one element each and square it; nothing is combined yet.</source>
        <translation>로드: 스레드 {threads}개가 원소를 하나씩 읽어 제곱합니다. 아직 아무것도 결합되지 않았습니다.</translation>
    </message>
    <message>
        <source>Load: one thread reads an element and squares it; nothing is combined yet.</source>
        <translation>로드: 스레드 하나가 원소 하나를 읽어 제곱합니다. 아직 아무것도 결합되지 않았습니다.</translation>
    </message>
    <message>
        <source>Load: {threads} threads read one element of each input and multiply them; nothing is combined yet.</source>
        <translation>로드: 스레드 {threads}개가 각 입력에서 원소를 하나씩 읽어 곱합니다. 아직 아무것도 결합되지 않았습니다.</translation>
    </message>
    <message>
        <source>Load: one thread reads one element of each input and multiplies them; nothing is combined yet.</source>
        <translation>로드: 스레드 하나가 각 입력에서 원소를 하나씩 읽어 곱합니다. 아직 아무것도 결합되지 않았습니다.</translation>
    </message>
    <message>
        <source>For {threads} threads there is no element; they put the identity in its place.</source>
        <translation>스레드 {threads}개에는 원소가 없어, 그 자리에 항등원을 넣습니다.</translation>
    </message>
    <message>
        <source>For one thread there is no element; it puts the identity in its place.</source>
        <translation>스레드 하나에는 원소가 없어, 그 자리에 항등원을 넣습니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} add the value {stride:word} places to their right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 오른쪽으로 {stride}칸 떨어진 값을 더합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} adds the value {stride:word} places to its right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 오른쪽으로 {stride}칸 떨어진 값을 더합니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} add the value one place to their right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 바로 오른쪽의 값을 더합니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} adds the value one place to its right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 바로 오른쪽의 값을 더합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} multiply their value by the value {stride:word} places to their right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값에 오른쪽으로 {stride}칸 떨어진 값을 곱합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} multiplies its value by the value {stride:word} places to its right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값에 오른쪽으로 {stride}칸 떨어진 값을 곱합니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} multiply their value by the value one place to their right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값에 바로 오른쪽의 값을 곱합니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} multiplies its value by the value one place to its right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값에 바로 오른쪽의 값을 곱합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} keep the smaller of their value and the value {stride:word} places to their right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값과 오른쪽으로 {stride}칸 떨어진 값 중 작은 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the smaller of its value and the value {stride:word} places to its right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값과 오른쪽으로 {stride}칸 떨어진 값 중 작은 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} keep the smaller of their value and the value one place to their right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값과 바로 오른쪽의 값 중 작은 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the smaller of its value and the value one place to its right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값과 바로 오른쪽의 값 중 작은 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} keep the larger of their value and the value {stride:word} places to their right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값과 오른쪽으로 {stride}칸 떨어진 값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the larger of its value and the value {stride:word} places to its right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값과 오른쪽으로 {stride}칸 떨어진 값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} keep the larger of their value and the value one place to their right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값과 바로 오른쪽의 값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the larger of its value and the value one place to its right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값과 바로 오른쪽의 값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} combine their bits with those of the value {stride:word} places to their right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값의 비트를 오른쪽으로 {stride}칸 떨어진 값의 비트와 결합합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} combines its bits with those of the value {stride:word} places to its right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값의 비트를 오른쪽으로 {stride}칸 떨어진 값의 비트와 결합합니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} combine their bits with those of the value one place to their right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값의 비트를 바로 오른쪽 값의 비트와 결합합니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} combines its bits with those of the value one place to its right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값의 비트를 바로 오른쪽 값의 비트와 결합합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} combine the truth values (zero or not) of their value and the value {stride:word} places to their right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값과 오른쪽으로 {stride}칸 떨어진 값의 진릿값(0인지 아닌지)을 결합합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} combines the truth values (zero or not) of its value and the value {stride:word} places to its right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값과 오른쪽으로 {stride}칸 떨어진 값의 진릿값(0인지 아닌지)을 결합합니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} combine the truth values (zero or not) of their value and the value one place to their right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값과 바로 오른쪽 값의 진릿값(0인지 아닌지)을 결합합니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} combines the truth values (zero or not) of its value and the value one place to its right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값과 바로 오른쪽 값의 진릿값(0인지 아닌지)을 결합합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} keep the larger of their absolute value and that of the value {stride:word} places to their right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값과 오른쪽으로 {stride}칸 떨어진 값의 절댓값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the larger of its absolute value and that of the value {stride:word} places to its right.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 자기 값과 오른쪽으로 {stride}칸 떨어진 값의 절댓값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} keep the larger of their absolute value and that of the neighbour on the right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값과 바로 오른쪽 값의 절댓값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the larger of its absolute value and that of the neighbour on the right.</source>
        <translation>스트라이드 1: {threads}번 스레드가 자기 값과 바로 오른쪽 값의 절댓값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each add two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 각각 {stride}칸 떨어진 두 원소를 더합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} adds two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 {stride}칸 떨어진 두 원소를 더합니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each add two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 각각 이웃한 두 원소를 더합니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} adds two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 이웃한 두 원소를 더합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each multiply two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 각각 {stride}칸 떨어진 두 원소를 곱합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} multiplies two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 {stride}칸 떨어진 두 원소를 곱합니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each multiply two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 각각 이웃한 두 원소를 곱합니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} multiplies two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 이웃한 두 원소를 곱합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each keep the smaller of two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 각각 {stride}칸 떨어진 두 원소 중 작은 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the smaller of two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 {stride}칸 떨어진 두 원소 중 작은 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each keep the smaller of two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 각각 이웃한 두 원소 중 작은 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the smaller of two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 이웃한 두 원소 중 작은 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each keep the larger of two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 각각 {stride}칸 떨어진 두 원소 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the larger of two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 {stride}칸 떨어진 두 원소 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each keep the larger of two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 각각 이웃한 두 원소 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the larger of two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 이웃한 두 원소 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each combine the bits of two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 각각 {stride}칸 떨어진 두 원소의 비트를 결합합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} combines the bits of two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 {stride}칸 떨어진 두 원소의 비트를 결합합니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each combine the bits of two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 각각 이웃한 두 원소의 비트를 결합합니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} combines the bits of two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 이웃한 두 원소의 비트를 결합합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each combine the truth values (zero or not) of two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 각각 {stride}칸 떨어진 두 원소의 진릿값(0인지 아닌지)을 결합합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} combines the truth values (zero or not) of two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 {stride}칸 떨어진 두 원소의 진릿값(0인지 아닌지)을 결합합니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each combine the truth values (zero or not) of two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 각각 이웃한 두 원소의 진릿값(0인지 아닌지)을 결합합니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} combines the truth values (zero or not) of two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 이웃한 두 원소의 진릿값(0인지 아닌지)을 결합합니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: threads {threads} each keep the larger absolute value of two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 각각 {stride}칸 떨어진 두 원소의 절댓값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride {stride:d}: thread {threads} keeps the larger absolute value of two elements {stride:word} places apart.</source>
        <translation>스트라이드 {stride:d}: {threads}번 스레드가 {stride}칸 떨어진 두 원소의 절댓값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: threads {threads} each keep the larger absolute value of two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 각각 이웃한 두 원소의 절댓값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Stride 1: thread {threads} keeps the larger absolute value of two elements one place apart.</source>
        <translation>스트라이드 1: {threads}번 스레드가 이웃한 두 원소의 절댓값 중 큰 것을 남깁니다.</translation>
    </message>
    <message>
        <source>Step {step:d}: threads {threads} combine up to {rounds:word} times each, with no barrier in between.</source>
        <translation>단계 {step:d}: {threads}번 스레드가 사이에 배리어 없이 각각 최대 {rounds}번 결합합니다.</translation>
    </message>
    <message>
        <source>Step {step:d}: thread {threads} combines {rounds:word} times, with no barrier in between.</source>
        <translation>단계 {step:d}: {threads}번 스레드가 사이에 배리어 없이 {rounds}번 결합합니다.</translation>
    </message>
    <message>
        <source>Step {step:d}: threads {threads} combine values.</source>
        <translation>단계 {step:d}: {threads}번 스레드가 값을 결합합니다.</translation>
    </message>
    <message>
        <source>Step {step:d}: thread {threads} combines values.</source>
        <translation>단계 {step:d}: {threads}번 스레드가 값을 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {elements:word} elements one after the other and combine them in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 각각 원소 {elements}개를 차례로 읽어 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, thread {threads} takes {elements:word} elements one after the other and combines them in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 원소 {elements}개를 차례로 읽어 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take one element into a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 각각 원소 하나를 레지스터로 읽습니다.</translation>
    </message>
    <message>
        <source>Before the tree, thread {threads} takes one element into a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 원소 하나를 레지스터로 읽습니다.</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {fewest:word} or {most:word} elements one after the other and combine them in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 각각 원소 {fewest}개 또는 {most}개를 차례로 읽어 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {fewest:word} to {most:word} elements one after the other and combine them in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 각각 원소 {fewest}~{most}개를 차례로 읽어 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each have {loads:word} loads under way at once, then combine the values in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 각각 로드 {loads}개를 한꺼번에 진행한 다음 값을 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, thread {threads} has {loads:word} loads under way at once, then combines the values in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 로드 {loads}개를 한꺼번에 진행한 다음 값을 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {elements:word} elements, {loads:word} loads under way at a time, and combine them in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 각각 원소 {elements}개를 로드 {loads}개씩 한꺼번에 진행하여 읽고 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, thread {threads} takes {elements:word} elements, {loads:word} loads under way at a time, and combines them in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 원소 {elements}개를 로드 {loads}개씩 한꺼번에 진행하여 읽고 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {elements:word} elements, {each:word} with every load, and combine them in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 각각 원소 {elements}개를 로드마다 {each}개씩 읽어 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, thread {threads} takes {elements:word} elements, {each:word} with every load, and combines them in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 원소 {elements}개를 로드마다 {each}개씩 읽어 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {fewest:word} to {most:word} elements, {each:word} with every load of 16 bytes, and combine them in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 각각 원소 {fewest}~{most}개를 16바이트 로드마다 {each}개씩 읽어 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>Before the tree, threads {threads} each take {fewest:word} to {most:word} elements, {loads:word} loads under way at a time, and combine them in a register.</source>
        <translation>트리에 앞서 {threads}번 스레드가 각각 원소 {fewest}~{most}개를 로드 {loads}개씩 한꺼번에 진행하여 읽고 레지스터에서 결합합니다.</translation>
    </message>
    <message>
        <source>A warp waits for memory once for {loads:word} elements, not once for each of them.</source>
        <translation>워프는 원소마다 메모리를 기다리지 않고 원소 {loads}개에 한 번만 기다립니다.</translation>
    </message>
    <message>
        <source>{elements} of these elements lie beyond the end of the array: these values are not part of the input.</source>
        <translation>이 원소 중 {elements}개는 배열 끝을 벗어나 있어, 그 값은 입력에 속하지 않습니다.</translation>
    </message>
    <message>
        <source>One of these elements lies beyond the end of the array: its value is not part of the input.</source>
        <translation>이 원소 중 하나는 배열 끝을 벗어나 있어, 그 값은 입력에 속하지 않습니다.</translation>
    </message>
    <message>
        <source>Threads {threads} read partial results of other blocks from global memory.</source>
        <translation>{threads}번 스레드가 전역 메모리에서 다른 블록의 부분 결과를 읽습니다.</translation>
    </message>
    <message>
        <source>Thread {threads} reads partial results of other blocks from global memory.</source>
        <translation>{threads}번 스레드가 전역 메모리에서 다른 블록의 부분 결과를 읽습니다.</translation>
    </message>
    <message>
        <source>This block is the last of the grid and finishes: threads {threads} wait until the other blocks have published their partial results, and take them.</source>
        <translation>이 블록은 그리드의 마지막 블록이며 마무리를 맡습니다. {threads}번 스레드가 다른 블록이 부분 결과를 공개할 때까지 기다렸다가 가져옵니다.</translation>
    </message>
    <message>
        <source>This block is the last of the grid and finishes: thread {threads} waits until the other blocks have published their partial results, and takes them.</source>
        <translation>이 블록은 그리드의 마지막 블록이며 마무리를 맡습니다. {threads}번 스레드가 다른 블록이 부분 결과를 공개할 때까지 기다렸다가 가져옵니다.</translation>
    </message>
    <message>
        <source>Shuffle: every lane reads the register of the lane {distance:word} places to its right and combines that value with its own, without touching memory.</source>
        <translation>셔플: 모든 레인이 오른쪽으로 {distance}칸 떨어진 레인의 레지스터를 읽어 자기 값과 결합합니다. 메모리는 건드리지 않습니다.</translation>
    </message>
    <message>
        <source>Shuffle: every lane reads the register of the lane to its right and combines that value with its own, without touching memory.</source>
        <translation>셔플: 모든 레인이 바로 오른쪽 레인의 레지스터를 읽어 자기 값과 결합합니다. 메모리는 건드리지 않습니다.</translation>
    </message>
    <message>
        <source>Shuffle: every lane reads the register of another lane and combines that value with its own, without touching memory.</source>
        <translation>셔플: 모든 레인이 다른 레인의 레지스터를 읽어 자기 값과 결합합니다. 메모리는 건드리지 않습니다.</translation>
    </message>
    <message>
        <source>Lanes {lanes} have no lane that far to the right: __shfl_down_sync gives them their own value.</source>
        <translation>{lanes}번 레인에는 오른쪽으로 그만큼 떨어진 레인이 없어, __shfl_down_sync가 자기 값을 돌려줍니다.</translation>
    </message>
    <message>
        <source>Lane {lanes} has no lane that far to the right: __shfl_down_sync gives it its own value.</source>
        <translation>{lanes}번 레인에는 오른쪽으로 그만큼 떨어진 레인이 없어, __shfl_down_sync가 자기 값을 돌려줍니다.</translation>
    </message>
    <message>
        <source>Thread {thread:d} reads {word}, combines the block&apos;s value with it and writes it back: {before} becomes {after}. Nothing keeps another block from doing the same in between.</source>
        <translation>{thread:d}번 스레드가 {word} 값을 읽어 블록의 값과 결합하고 다시 씁니다. {before} 값이 {after} 값이 됩니다. 그 사이에 다른 블록이 같은 일을 하는 것을 막는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Atomic: thread {thread:d} combines the block&apos;s value with {word} in one indivisible operation: {before} becomes {after}.</source>
        <translation>원자적 연산(atomic): {thread:d}번 스레드가 나눌 수 없는 연산 한 번으로 블록의 값을 {word}에 결합합니다. {before} 값이 {after} 값이 됩니다.</translation>
    </message>
    <message>
        <source>Atomics: threads {threads} each combine a value with the word {word}. They arrive one after the other, and {before} becomes {after}.</source>
        <translation>원자적 연산(atomic): {threads}번 스레드가 각각 값 하나를 {word} 워드에 결합합니다. 차례로 도착하여 {before} 값이 {after} 값이 됩니다.</translation>
    </message>
    <message>
        <source>The second values come from other warps, which wrote them before the last barrier; this step ends at __syncwarp, not at a barrier of the block.</source>
        <translation>둘째 값은 다른 워프가 마지막 배리어 전에 쓴 것입니다. 이 단계는 블록의 배리어가 아니라 __syncwarp에서 끝납니다.</translation>
    </message>
    <message>
        <source>Only lanes of the same warp exchange values here: the step ends at __syncwarp, not at a barrier of the block.</source>
        <translation>여기서는 같은 워프의 레인끼리만 값을 주고받습니다. 이 단계는 블록의 배리어가 아니라 __syncwarp에서 끝납니다.</translation>
    </message>
    <message>
        <source>The results that count are exchanged within one warp: the step ends at __syncwarp, not at a barrier of the block.</source>
        <translation>결과에 쓰이는 값은 한 워프 안에서 주고받습니다. 이 단계는 블록의 배리어가 아니라 __syncwarp에서 끝납니다.</translation>
    </message>
    <message>
        <source>Results of lanes {lanes}, dimmed in the tree, are discarded.</source>
        <translation>트리에서 흐리게 그린 {lanes}번 레인의 결과는 버려집니다.</translation>
    </message>
    <message>
        <source>The result of lane {lanes}, dimmed in the tree, is discarded.</source>
        <translation>트리에서 흐리게 그린 {lanes}번 레인의 결과는 버려집니다.</translation>
    </message>
    <message>
        <source>The block&apos;s only warp runs with all lanes at work.</source>
        <translation>블록의 하나뿐인 워프가 모든 레인이 일하는 채로 실행됩니다.</translation>
    </message>
    <message>
        <source>The block&apos;s only warp runs with one lane in {each:word} at work; a warp takes as long for one lane as for all.</source>
        <translation>블록의 하나뿐인 워프가 레인 {each}개 중 1개꼴로 일하는 채로 실행됩니다. 워프는 레인 하나에도 전체와 같은 시간이 걸립니다.</translation>
    </message>
    <message>
        <source>The block&apos;s only warp runs with {working} of its {lanes} lanes at work; a warp takes as long for one lane as for all.</source>
        <translation>블록의 하나뿐인 워프가 레인 {lanes}개 중 {working}개가 일하는 채로 실행됩니다. 워프는 레인 하나에도 전체와 같은 시간이 걸립니다.</translation>
    </message>
    <message>
        <source>The only warp reads with {working} of its {lanes} lanes.</source>
        <translation>하나뿐인 워프가 레인 {lanes}개 중 {working}개로 읽습니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps read, with {working} of their {lanes} lanes.</source>
        <translation>워프 {warps}개 중 {issued}개가 각각 레인 {lanes}개 중 {working}개로 읽습니다.</translation>
    </message>
    <message>
        <source>One of {warps} warps reads, with {working} of its {lanes} lanes.</source>
        <translation>워프 {warps}개 중 1개가 레인 {lanes}개 중 {working}개로 읽습니다.</translation>
    </message>
    <message>
        <source>Both warps run with all lanes at work.</source>
        <translation>두 워프 모두 모든 레인이 일하는 채로 실행됩니다.</translation>
    </message>
    <message>
        <source>All {warps:word} warps run with all lanes at work.</source>
        <translation>워프 {warps}개가 모두, 모든 레인이 일하는 채로 실행됩니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, each with one lane in {each:word} at work; a warp takes as long for one lane as for all.</source>
        <translation>워프 {warps}개 중 {issued}개가 각각 레인 {each}개 중 1개꼴로 일하는 채로 실행됩니다. 워프는 레인 하나에도 전체와 같은 시간이 걸립니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; a warp takes as long for one lane as for all.</source>
        <translation>워프 {warps}개 중 {issued}개가 각각 레인 {lanes}개 중 {working}개가 일하는 채로 실행됩니다. 워프는 레인 하나에도 전체와 같은 시간이 걸립니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with all lanes at work; the other {others:word} only reach the barrier.</source>
        <translation>워프 {warps}개 중 1개가 모든 레인이 일하는 채로 실행되고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with all lanes at work; the other one only reaches the barrier.</source>
        <translation>워프 {warps}개 중 1개가 모든 레인이 일하는 채로 실행되고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with all lanes at work; the other {others:word} have nothing left to do.</source>
        <translation>워프 {warps}개 중 1개가 모든 레인이 일하는 채로 실행되고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with all lanes at work; the other one has nothing left to do.</source>
        <translation>워프 {warps}개 중 1개가 모든 레인이 일하는 채로 실행되고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with one lane in {each:word} at work; the other {others:word} only reach the barrier.</source>
        <translation>워프 {warps}개 중 1개가 레인 {each}개 중 1개꼴로 일하는 채로 실행되고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with one lane in {each:word} at work; the other one only reaches the barrier.</source>
        <translation>워프 {warps}개 중 1개가 레인 {each}개 중 1개꼴로 일하는 채로 실행되고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with one lane in {each:word} at work; the other {others:word} have nothing left to do.</source>
        <translation>워프 {warps}개 중 1개가 레인 {each}개 중 1개꼴로 일하는 채로 실행되고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with one lane in {each:word} at work; the other one has nothing left to do.</source>
        <translation>워프 {warps}개 중 1개가 레인 {each}개 중 1개꼴로 일하는 채로 실행되고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other {others:word} only reach the barrier.</source>
        <translation>워프 {warps}개 중 1개가 레인 {lanes}개 중 {working}개가 일하는 채로 실행되고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other one only reaches the barrier.</source>
        <translation>워프 {warps}개 중 1개가 레인 {lanes}개 중 {working}개가 일하는 채로 실행되고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other {others:word} have nothing left to do.</source>
        <translation>워프 {warps}개 중 1개가 레인 {lanes}개 중 {working}개가 일하는 채로 실행되고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>1 of {warps} warps runs, with {working} of its {lanes} lanes at work; the other one has nothing left to do.</source>
        <translation>워프 {warps}개 중 1개가 레인 {lanes}개 중 {working}개가 일하는 채로 실행되고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with all lanes at work; the other {others:word} only reach the barrier.</source>
        <translation>워프 {warps}개 중 {issued}개가 모든 레인이 일하는 채로 실행되고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with all lanes at work; the other one only reaches the barrier.</source>
        <translation>워프 {warps}개 중 {issued}개가 모든 레인이 일하는 채로 실행되고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with all lanes at work; the other {others:word} have nothing left to do.</source>
        <translation>워프 {warps}개 중 {issued}개가 모든 레인이 일하는 채로 실행되고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with all lanes at work; the other one has nothing left to do.</source>
        <translation>워프 {warps}개 중 {issued}개가 모든 레인이 일하는 채로 실행되고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, each with one lane in {each:word} at work; the other {others:word} only reach the barrier.</source>
        <translation>워프 {warps}개 중 {issued}개가 각각 레인 {each}개 중 1개꼴로 일하는 채로 실행되고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, each with one lane in {each:word} at work; the other one only reaches the barrier.</source>
        <translation>워프 {warps}개 중 {issued}개가 각각 레인 {each}개 중 1개꼴로 일하는 채로 실행되고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, each with one lane in {each:word} at work; the other {others:word} have nothing left to do.</source>
        <translation>워프 {warps}개 중 {issued}개가 각각 레인 {each}개 중 1개꼴로 일하는 채로 실행되고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, each with one lane in {each:word} at work; the other one has nothing left to do.</source>
        <translation>워프 {warps}개 중 {issued}개가 각각 레인 {each}개 중 1개꼴로 일하는 채로 실행되고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other {others:word} only reach the barrier.</source>
        <translation>워프 {warps}개 중 {issued}개가 각각 레인 {lanes}개 중 {working}개가 일하는 채로 실행되고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other one only reaches the barrier.</source>
        <translation>워프 {warps}개 중 {issued}개가 각각 레인 {lanes}개 중 {working}개가 일하는 채로 실행되고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other {others:word} have nothing left to do.</source>
        <translation>워프 {warps}개 중 {issued}개가 각각 레인 {lanes}개 중 {working}개가 일하는 채로 실행되고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>{issued} of {warps} warps run, with {working} of their {lanes} lanes at work; the other one has nothing left to do.</source>
        <translation>워프 {warps}개 중 {issued}개가 각각 레인 {lanes}개 중 {working}개가 일하는 채로 실행되고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The warps wait {rounds} extra rounds, since their lanes meet in the same banks of shared memory.</source>
        <translation>레인들이 공유 메모리의 같은 뱅크에서 만나, 워프들이 추가 라운드 {rounds}번을 기다립니다.</translation>
    </message>
    <message>
        <source>A warp waits one extra round, since its lanes meet in the same bank of shared memory.</source>
        <translation>레인들이 공유 메모리의 같은 뱅크에서 만나, 한 워프가 추가 라운드 1번을 기다립니다.</translation>
    </message>
    <message>
        <source>The warp waits {rounds} extra rounds, since its lanes meet in the same banks of shared memory.</source>
        <translation>레인들이 공유 메모리의 같은 뱅크에서 만나, 이 워프가 추가 라운드 {rounds}번을 기다립니다.</translation>
    </message>
    <message>
        <source>The warp waits one extra round, since its lanes meet in the same bank of shared memory.</source>
        <translation>레인들이 공유 메모리의 같은 뱅크에서 만나, 이 워프가 추가 라운드 1번을 기다립니다.</translation>
    </message>
    <message>
        <source>The warps use {used} of the {moved} bytes that they move, {percent:.0f} %: memory moves in sectors of 32 bytes.</source>
        <translation>워프들은 옮기는 {moved}바이트 중 {used}바이트, 곧 {percent:.0f} %를 씁니다. 메모리는 32바이트 섹터 단위로 옮깁니다.</translation>
    </message>
    <message>
        <source>The warp uses {used} of the {moved} bytes that it moves, {percent:.0f} %: memory moves in sectors of 32 bytes.</source>
        <translation>이 워프는 옮기는 {moved}바이트 중 {used}바이트, 곧 {percent:.0f} %를 씁니다. 메모리는 32바이트 섹터 단위로 옮깁니다.</translation>
    </message>
    <message>
        <source>Values of neighbouring lanes at work lie {apart} bytes apart: a sector holds {values:word} of them where {room:word} would fit.</source>
        <translation>일하는 이웃 레인의 값은 서로 {apart}바이트 떨어져 있습니다. 섹터 하나에 {room}개가 들어갈 수 있는데 {values}개만 들어 있습니다.</translation>
    </message>
    <message>
        <source>Values of neighbouring lanes at work lie {apart} bytes apart: each needs a sector of its own, where {room:word} would fit into one.</source>
        <translation>일하는 이웃 레인의 값은 서로 {apart}바이트 떨어져 있습니다. 섹터 하나에 {room}개가 들어갈 수 있는데 값마다 섹터가 하나씩 필요합니다.</translation>
    </message>
    <message>
        <source>A warp moves {sectors} sectors of 32 bytes at a time where {needed} would hold the values it uses.</source>
        <translation>워프는 한 번에 32바이트 섹터 {sectors}개를 옮기는데, 쓰는 값은 {needed}개에 다 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>A warp moves {sectors} sectors of 32 bytes at a time where one would hold the values it uses.</source>
        <translation>워프는 한 번에 32바이트 섹터 {sectors}개를 옮기는데, 쓰는 값은 1개에 다 담을 수 있습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same.</source>
        <translation>오른쪽 블록도 같은 일을 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does something else.</source>
        <translation>오른쪽 블록은 다른 일을 합니다.</translation>
    </message>
    <message>
        <source>The block on the right goes on.</source>
        <translation>오른쪽 블록은 계속합니다.</translation>
    </message>
    <message>
        <source>One thread works on the right as well.</source>
        <translation>오른쪽에서도 스레드 하나가 일합니다.</translation>
    </message>
    <message>
        <source>Each thread of the block on the right takes {right:word} elements where one on the left takes {left:word}: fewer threads do the same work.</source>
        <translation>왼쪽 블록의 스레드가 원소를 {left}개씩 맡는 데 비해 오른쪽 블록의 스레드는 {right}개씩 맡습니다. 더 적은 스레드가 같은 일을 합니다.</translation>
    </message>
    <message>
        <source>Each thread of the block on the right takes {right:word} elements where one on the left takes {left:word}: one block with one tree does what takes several blocks and a second launch on the left.</source>
        <translation>왼쪽 블록의 스레드가 원소를 {left}개씩 맡는 데 비해 오른쪽 블록의 스레드는 {right}개씩 맡습니다. 왼쪽에서 블록 여러 개와 두 번째 커널 실행이 필요한 일을 블록 하나와 트리 하나로 해냅니다.</translation>
    </message>
    <message>
        <source>Each thread of the block on the right takes {right:word} elements where one on the left takes {left:word}: more threads do the same work.</source>
        <translation>왼쪽 블록의 스레드가 원소를 {left}개씩 맡는 데 비해 오른쪽 블록의 스레드는 {right}개씩 맡습니다. 더 많은 스레드가 같은 일을 합니다.</translation>
    </message>
    <message>
        <source>Each thread of the block on the right takes one element where one on the left takes {left:word}: more threads do the same work.</source>
        <translation>왼쪽 블록의 스레드가 원소를 {left}개씩 맡는 데 비해 오른쪽 블록의 스레드는 하나씩 맡습니다. 더 많은 스레드가 같은 일을 합니다.</translation>
    </message>
    <message>
        <source>Threads of the block on the right take as many elements, but have {loads:word} loads under way at once: a warp waits for memory once for {loads:word} elements, not once for each of them.</source>
        <translation>오른쪽 블록의 스레드는 같은 수의 원소를 맡지만 로드 {loads}개를 한꺼번에 진행합니다. 워프는 원소마다 메모리를 기다리지 않고 원소 {loads}개에 한 번만 기다립니다.</translation>
    </message>
    <message>
        <source>Threads of the block on the right take as many elements, but one after the other.</source>
        <translation>오른쪽 블록의 스레드는 같은 수의 원소를 맡지만 하나씩 차례로 읽습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions and uses the same number of warps.</source>
        <translation>오른쪽 블록은 같은 수의 덧셈을 같은 수의 워프로 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in {issued:word} warps.</source>
        <translation>오른쪽 블록은 같은 수의 덧셈을 워프 {issued}개로 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in one warp.</source>
        <translation>오른쪽 블록은 같은 수의 덧셈을 워프 하나로 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in one warp; the other {others:word} only reach the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 덧셈을 워프 하나로 하고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in one warp; the other one only reaches the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 덧셈을 워프 하나로 하고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in one warp; the other {others:word} have nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 덧셈을 워프 하나로 하고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in one warp; the other one has nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 덧셈을 워프 하나로 하고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in {issued:word} warps; the other {others:word} only reach the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 덧셈을 워프 {issued}개로 하고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in {issued:word} warps; the other one only reaches the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 덧셈을 워프 {issued}개로 하고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in {issued:word} warps; the other {others:word} have nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 덧셈을 워프 {issued}개로 하고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of additions in {issued:word} warps; the other one has nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 덧셈을 워프 {issued}개로 하고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons and uses the same number of warps.</source>
        <translation>오른쪽 블록은 같은 수의 비교를 같은 수의 워프로 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in {issued:word} warps.</source>
        <translation>오른쪽 블록은 같은 수의 비교를 워프 {issued}개로 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in one warp.</source>
        <translation>오른쪽 블록은 같은 수의 비교를 워프 하나로 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in one warp; the other {others:word} only reach the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 비교를 워프 하나로 하고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in one warp; the other one only reaches the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 비교를 워프 하나로 하고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in one warp; the other {others:word} have nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 비교를 워프 하나로 하고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in one warp; the other one has nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 비교를 워프 하나로 하고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in {issued:word} warps; the other {others:word} only reach the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 비교를 워프 {issued}개로 하고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in {issued:word} warps; the other one only reaches the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 비교를 워프 {issued}개로 하고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in {issued:word} warps; the other {others:word} have nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 비교를 워프 {issued}개로 하고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of comparisons in {issued:word} warps; the other one has nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 비교를 워프 {issued}개로 하고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations and uses the same number of warps.</source>
        <translation>오른쪽 블록은 같은 수의 연산을 같은 수의 워프로 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in {issued:word} warps.</source>
        <translation>오른쪽 블록은 같은 수의 연산을 워프 {issued}개로 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in one warp.</source>
        <translation>오른쪽 블록은 같은 수의 연산을 워프 하나로 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in one warp; the other {others:word} only reach the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 연산을 워프 하나로 하고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in one warp; the other one only reaches the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 연산을 워프 하나로 하고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in one warp; the other {others:word} have nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 연산을 워프 하나로 하고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in one warp; the other one has nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 연산을 워프 하나로 하고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in {issued:word} warps; the other {others:word} only reach the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 연산을 워프 {issued}개로 하고, 나머지 {others}개는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in {issued:word} warps; the other one only reaches the barrier.</source>
        <translation>오른쪽 블록은 같은 수의 연산을 워프 {issued}개로 하고, 나머지 하나는 배리어에 도달하기만 합니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in {issued:word} warps; the other {others:word} have nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 연산을 워프 {issued}개로 하고, 나머지 {others}개는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the right does the same number of operations in {issued:word} warps; the other one has nothing left to do.</source>
        <translation>오른쪽 블록은 같은 수의 연산을 워프 {issued}개로 하고, 나머지 하나는 더 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>The block on the left waits {left} extra rounds for banks of shared memory, the one on the right {right}.</source>
        <translation>공유 메모리의 뱅크 때문에 왼쪽 블록은 추가 라운드 {left}번, 오른쪽 블록은 {right}번을 기다립니다.</translation>
    </message>
    <message>
        <source>The block on the left waits one extra round for a bank of shared memory, the one on the right {right}.</source>
        <translation>공유 메모리의 뱅크 때문에 왼쪽 블록은 추가 라운드 1번, 오른쪽 블록은 {right}번을 기다립니다.</translation>
    </message>
    <message>
        <source>The warps on the left use {left:.0f} % of the bytes that they move, those on the right {right:.0f} %.</source>
        <translation>옮기는 바이트 중 왼쪽 워프는 {left:.0f} %, 오른쪽 워프는 {right:.0f} %를 씁니다.</translation>
    </message>
    <message>
        <source>Both blocks move the same {moved} bytes: {left:.1f} sectors with each access of a warp on the left, {right:.1f} with each on the right.</source>
        <translation>두 블록은 똑같이 {moved}바이트를 옮깁니다. 워프의 접근 한 번에 왼쪽은 섹터 {left:.1f}개, 오른쪽은 {right:.1f}개입니다.</translation>
    </message>
    <message>
        <source>All {lanes:word} lanes of a warp together use {bytes} of the 32 bytes of a sector: warps are small in this example.</source>
        <translation>워프의 레인 {lanes}개는 모두 합쳐도 섹터의 32바이트 중 {bytes}바이트만 씁니다. 이 예의 워프는 작습니다.</translation>
    </message>
    <message>
        <source>A warp asks for {bytes} bytes at a time here, and memory moves no less than a sector of 32.</source>
        <translation>여기서 워프는 한 번에 {bytes}바이트를 요청하는데, 메모리는 32바이트 섹터보다 적게는 옮기지 않습니다.</translation>
    </message>
    <message>
        <source>The two blocks differ in step {step:d} only: in how many loads are under way at once.</source>
        <translation>두 블록은 단계 {step:d}에서만 다릅니다. 한꺼번에 진행하는 로드의 수가 다릅니다.</translation>
    </message>
    <message>
        <source>On the left this is launch {launch:d}; the block on the right goes on in its only one.</source>
        <translation>왼쪽은 커널 실행 {launch:d}입니다. 오른쪽 블록은 하나뿐인 커널 실행을 계속합니다.</translation>
    </message>
    <message>
        <source>On the right this is launch {launch:d}; the block on the left goes on in its only one.</source>
        <translation>오른쪽은 커널 실행 {launch:d}입니다. 왼쪽 블록은 하나뿐인 커널 실행을 계속합니다.</translation>
    </message>
    <message>
        <source>Both trees end in {result}.</source>
        <translation>두 트리 모두 결과는 {result}입니다.</translation>
    </message>
    <message>
        <source>The trees end in {left} and {right}: another order of operations rounds differently.</source>
        <translation>트리의 결과는 {left}, {right}입니다. 연산 순서가 다르면 반올림도 달라집니다.</translation>
    </message>
    <message>
        <source>The trees end in {left} and {right}.</source>
        <translation>트리의 결과는 {left}, {right}입니다.</translation>
    </message>
    <message>
        <source>The block on the left took {left} ns for the step, the one on the right {right} ns.</source>
        <translation>이 단계에 왼쪽 블록은 {left} ns, 오른쪽 블록은 {right} ns가 걸렸습니다.</translation>
    </message>
    <message>
        <source>The block on the left would take {left} ns for the step, the one on the right {right} ns.</source>
        <translation>이 단계에 왼쪽 블록은 {left} ns, 오른쪽 블록은 {right} ns가 걸릴 것입니다.</translation>
    </message>
    <message>
        <source>load</source>
        <translation>로드</translation>
    </message>
    <message>
        <source>store</source>
        <translation>스토어</translation>
    </message>
    <message>
        <source>share</source>
        <translation>공유</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>단계 {step}</translation>
    </message>
    <message>
        <source>update</source>
        <translation>갱신</translation>
    </message>
    <message>
        <source>serial</source>
        <translation>순차</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>원자적</translation>
    </message>
    <message>
        <source>step {step}, stride {stride}</source>
        <translation>단계 {step}, 스트라이드 {stride}</translation>
    </message>
    <message>
        <source>launch {launch}, block {block}</source>
        <translation>커널 실행 {launch}, 블록 {block}</translation>
    </message>
    <message>
        <source>warp {warp}</source>
        <translation>워프 {warp}</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>시간 있음</translation>
    </message>
    <message>
        <source>step numbers, no times</source>
        <translation>단계 번호, 시간 없음</translation>
    </message>
    <message>
        <source>times of steps, from barrier to barrier; each block begins at 0</source>
        <translation>배리어에서 배리어까지의 단계 시간. 각 블록은 0에서 시작함</translation>
    </message>
    <message>
        <source>blocks without step times stand at step numbers, 1 us for each step, which are no times</source>
        <translation>단계 시간이 없는 블록은 단계 번호에 놓이며, 단계마다 1 us로 나타내지만 시간이 아님</translation>
    </message>
    <message>
        <source>no lane of its warp works</source>
        <translation>이 워프에서 일하는 레인이 없음</translation>
    </message>
    <message>
        <source>idle while other lanes of its warp work</source>
        <translation>같은 워프의 다른 레인이 일하는 동안 유휴</translation>
    </message>
    <message>
        <source>reads or writes memory</source>
        <translation>메모리를 읽거나 씀</translation>
    </message>
    <message>
        <source>combines</source>
        <translation>결합함</translation>
    </message>
    <message>
        <source>thread {thread:d}, register</source>
        <translation>스레드 {thread:d}, 레지스터</translation>
    </message>
    <message>
        <source>warp {warp:d} loads {array}</source>
        <translation>워프 {warp:d}, {array} 로드</translation>
    </message>
    <message>
        <source>warp {warp:d} loads shared memory</source>
        <translation>워프 {warp:d}, 공유 메모리 로드</translation>
    </message>
    <message>
        <source>warp {warp:d} stores {array}</source>
        <translation>워프 {warp:d}, {array} 스토어</translation>
    </message>
    <message>
        <source>warp {warp:d} stores shared memory</source>
        <translation>워프 {warp:d}, 공유 메모리 스토어</translation>
    </message>
    <message>
        <source>warp {warp:d}, atomics at {array}</source>
        <translation>워프 {warp:d}, {array} 원자적 연산</translation>
    </message>
    <message>
        <source>warp {warp:d}, atomics at shared memory</source>
        <translation>워프 {warp:d}, 공유 메모리 원자적 연산</translation>
    </message>
    <message>
        <source>left operand</source>
        <translation>왼쪽 피연산자</translation>
    </message>
    <message>
        <source>right operand</source>
        <translation>오른쪽 피연산자</translation>
    </message>
    <message>
        <source>result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>{percent:.0f} % used</source>
        <translation>{percent:.0f} % 사용</translation>
    </message>
    <message>
        <source>the same {count} times, by warps {warps}</source>
        <translation>{warps}번 워프에서 같은 접근 {count}번</translation>
    </message>
    <message>
        <source>the same {count} times, by warp {warps}</source>
        <translation>{warps}번 워프에서 같은 접근 {count}번</translation>
    </message>
    <message>
        <source>{lanes} lanes</source>
        <translation>레인 {lanes}개</translation>
    </message>
    <message>
        <source>1 lane</source>
        <translation>레인 1개</translation>
    </message>
    <message>
        <source>{sectors} sectors</source>
        <translation>섹터 {sectors}개</translation>
    </message>
    <message>
        <source>1 sector</source>
        <translation>섹터 1개</translation>
    </message>
    <message>
        <source>{ways}-way</source>
        <translation>{ways}-way 충돌</translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation>충돌 없음</translation>
    </message>
    <message>
        <source>{rounds} extra rounds</source>
        <translation>추가 라운드 {rounds}번</translation>
    </message>
    <message>
        <source>adds up {elements} elements: {places}</source>
        <translation>원소 {elements}개를 더함: {places}</translation>
    </message>
    <message>
        <source>adds up the squares of {elements} elements: {places}</source>
        <translation>원소 {elements}개의 제곱을 더함: {places}</translation>
    </message>
    <message>
        <source>adds up the products of {elements} pairs of elements: {places}</source>
        <translation>원소 쌍 {elements}개의 곱을 더함: {places}</translation>
    </message>
    <message>
        <source>multiplies {elements} elements: {places}</source>
        <translation>원소 {elements}개를 곱함: {places}</translation>
    </message>
    <message>
        <source>keeps the smallest of {elements} elements: {places}</source>
        <translation>원소 {elements}개 중 가장 작은 것을 남김: {places}</translation>
    </message>
    <message>
        <source>keeps the largest of {elements} elements: {places}</source>
        <translation>원소 {elements}개 중 가장 큰 것을 남김: {places}</translation>
    </message>
    <message>
        <source>keeps the largest absolute value of {elements} elements: {places}</source>
        <translation>원소 {elements}개 중 가장 큰 절댓값을 남김: {places}</translation>
    </message>
    <message>
        <source>combines {elements} elements bit by bit: {places}</source>
        <translation>원소 {elements}개를 비트별로 결합: {places}</translation>
    </message>
    <message>
        <source>combines the truth values (zero or not) of {elements} elements: {places}</source>
        <translation>원소 {elements}개의 진릿값(0인지 아닌지)을 결합: {places}</translation>
    </message>
    <message>
        <source>{file} is not beside the program; install openmpi-bin and libopenmpi-dev and build the target warpfold-mpi</source>
        <translation>{file} 파일이 프로그램 옆에 없습니다. openmpi-bin과 libopenmpi-dev를 설치하고 타깃 warpfold-mpi를 빌드하십시오</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}; install openmpi-bin</source>
        <translation>{file} 파일을 열 수 없습니다: {reason}. openmpi-bin을 설치하십시오</translation>
    </message>
    <message>
        <source>the MPI call {call} failed ({reason}); check that mpirun and the program&apos;s MPI library are of one installation</source>
        <translation>MPI의 {call} 호출이 실패했습니다({reason}). mpirun과 프로그램의 MPI 라이브러리가 같은 설치의 것인지 확인하십시오</translation>
    </message>
    <message>
        <source>there is no such method; choose one of {choices}</source>
        <translation>그런 방법은 없습니다. {choices} 중 하나를 선택하십시오</translation>
    </message>
    <message>
        <source>only ranks have values to combine; leave it out, or take --backend cluster under mpirun</source>
        <translation>합칠 값은 rank에만 있습니다. 이것을 빼거나 mpirun에서 --backend cluster를 쓰십시오</translation>
    </message>
    <message>
        <source>only ranks wait for each other; leave it out, or take --backend cluster under mpirun</source>
        <translation>rank만 서로를 기다립니다. 이것을 빼거나 mpirun에서 --backend cluster를 쓰십시오</translation>
    </message>
    <message>
        <source>this is no time; write seconds from 1 to {most:.0f}</source>
        <translation>시간이 아닙니다. 1에서 {most:.0f}까지의 초를 입력하십시오</translation>
    </message>
    <message>
        <source>no device of this rank runs kernel {kernel}; choose another kernel</source>
        <translation>이 rank에는 {kernel} 커널을 실행하는 장치가 없습니다. 다른 커널을 선택하십시오</translation>
    </message>
    <message>
        <source>rank {rank} of {ranks} on {host}: {problem:lines}</source>
        <translation>rank {rank}(전체 {ranks}개, {host}): {problem:lines}</translation>
    </message>
    <message>
        <source>rank {rank} of {ranks} on {host} has not answered for {seconds:g} s; see whether it hangs, or give it more time with --time-limit</source>
        <translation>{rank}번 rank(전체 {ranks}개, {host})가 {seconds:g}초 동안 응답하지 않았습니다. 멈췄는지 확인하거나 --time-limit으로 시간을 더 주십시오</translation>
    </message>
    <message>
        <source>MPI_Reduce has not ended for {seconds:g} s; see whether a rank hangs, or give it more time with --time-limit</source>
        <translation>MPI_Reduce가 {seconds:g}초 동안 끝나지 않았습니다. 멈춘 rank가 있는지 확인하거나 --time-limit으로 시간을 더 주십시오</translation>
    </message>
    <message>
        <source>rank {rank} of {ranks} on {host} is Warpfold {version}, and rank 0 is {own}; install the same version on every host</source>
        <translation>{rank}번 rank(전체 {ranks}개, {host})는 Warpfold {version} 버전이고 0번 rank는 {own} 버전입니다. 모든 호스트에 같은 버전을 설치하십시오</translation>
    </message>
    <message>
        <source>rank {rank} of {ranks} on {host} was given another request than rank 0; start all ranks with one command line</source>
        <translation>{rank}번 rank(전체 {ranks}개, {host})가 rank 0과 다른 요청을 받았습니다. 모든 rank를 하나의 명령줄로 시작하십시오</translation>
    </message>
    <message>
        <source>neighbored ranks, the distance doubles</source>
        <translation>이웃한 rank, 거리가 두 배로 늘어남</translation>
    </message>
    <message>
        <source>in every round a rank takes the value of the next one left, and the distance between them doubles; the order of the ranks is kept</source>
        <translation>라운드마다 한 rank가 남아 있는 다음 rank의 값을 받고, 그 사이의 거리가 두 배가 됩니다. rank의 순서는 유지됩니다</translation>
    </message>
    <message>
        <source>interleaved ranks, the distance halves</source>
        <translation>교차하는 rank, 거리가 반으로 줄어듦</translation>
    </message>
    <message>
        <source>in every round the upper half of the ranks sends its values to the lower half; the ranks that are left stay side by side</source>
        <translation>라운드마다 위쪽 절반의 rank가 아래쪽 절반에 값을 보냅니다. 남은 rank는 나란히 이웃합니다</translation>
    </message>
    <message>
        <source>all ranks send to rank 0</source>
        <translation>모든 rank가 rank 0에 보냄</translation>
    </message>
    <message>
        <source>the simplest way: as many messages as the trees, but rank 0 takes them all, one after the other</source>
        <translation>가장 단순한 방법: 메시지 수는 트리와 같지만 rank 0이 하나씩 모두 받습니다</translation>
    </message>
    <message>
        <source>the MPI library&apos;s own reduction</source>
        <translation>MPI 라이브러리 자체의 리덕션</translation>
    </message>
    <message>
        <source>one call of MPI_Reduce with the same operator; the library chooses the order and does not tell its messages</source>
        <translation>같은 연산자로 MPI_Reduce를 한 번 호출합니다. 순서는 라이브러리가 정하고 메시지는 알려 주지 않습니다</translation>
    </message>
    <message>
        <source>{ranks} ranks on {hosts} hosts</source>
        <translation>호스트 {hosts}대의 rank {ranks}개</translation>
    </message>
    <message>
        <source>{ranks} ranks on 1 host</source>
        <translation>호스트 1대의 rank {ranks}개</translation>
    </message>
    <message>
        <source>1 rank on 1 host</source>
        <translation>호스트 1대의 rank 1개</translation>
    </message>
    <message>
        <source>median {median:.1f} µs on the slowest rank ({origin})</source>
        <translation>가장 느린 rank의 중앙값 {median:.1f} µs({origin})</translation>
    </message>
    <message>
        <source>median {median:.1f} µs over {samples} samples (min {minimum:.1f}, p95 {percentile:.1f}; host clock)</source>
        <translation>중앙값 {median:.1f} µs, 샘플 {samples}개(최소 {minimum:.1f}, p95 {percentile:.1f}, 호스트 시계)</translation>
    </message>
    <message>
        <source>from the moment when the last rank begins to combine to the value on rank 0</source>
        <translation>마지막 rank가 합치기 시작한 순간부터 rank 0에 값이 있을 때까지</translation>
    </message>
    <message>
        <source>more ranks than cores: they wait for each other&apos;s time slices</source>
        <translation>rank가 코어보다 많음: 서로의 타임 슬라이스를 기다립니다</translation>
    </message>
    <message>
        <source>a single rank has nobody to send to</source>
        <translation>rank가 하나뿐이라 보낼 상대가 없습니다</translation>
    </message>
    <message>
        <source>--recording says what --fit, --errors or --launches read; add one of them, or leave it out</source>
        <translation>--recording은 --fit, --errors, --launches가 무엇을 읽을지 나타냅니다. 그중 하나를 더하거나 이것을 빼십시오</translation>
    </message>
    <message>
        <source>an empty launch on {device}, median of {samples} samples; two behind each other take {two} us</source>
        <translation>{device}에서의 빈 커널 실행, 표본 {samples}개의 중앙값. 잇따른 두 번은 {two} us 걸립니다</translation>
    </message>
    <message>
        <source>not measured: {reason}</source>
        <translation>측정하지 않음: {reason}</translation>
    </message>
    <message>
        <source>what a further launch adds to a reduction: median of {runs} warm sums of several launches, recorded on {device}</source>
        <translation>커널 실행 하나가 더해질 때 리덕션에 더해지는 시간: {device}에서 녹화한, 커널 실행이 여럿인 웜 합 {runs}개의 중앙값</translation>
    </message>
    <message>
        <source>mpirun started {ranks} ranks, and each of them would do all of this alone; add --backend cluster, or leave mpirun out</source>
        <translation>mpirun이 rank {ranks}개를 시작했고, 각 rank가 이 작업 전체를 따로 하게 됩니다. --backend cluster를 더하거나 mpirun을 빼십시오</translation>
    </message>
    <message>
        <source>mpirun started {ranks} ranks, and {command} is for one process; leave mpirun out, or take run --backend cluster</source>
        <translation>mpirun이 rank {ranks}개를 시작했는데 {command} 명령은 프로세스 하나로 합니다. mpirun을 빼거나 run --backend cluster를 쓰십시오</translation>
    </message>
    <message>
        <source>rank {rank} of {ranks} on {host} has ended, and with it all others; start them again, and see what mpirun says of it</source>
        <translation>{rank}번 rank(전체 {ranks}개, {host})가 끝났고, 다른 rank도 모두 함께 끝났습니다. 다시 시작하고 mpirun이 무엇을 알리는지 확인하십시오</translation>
    </message>
    <message>
        <source>Cluster: {ranks} ranks on {hosts} hosts</source>
        <translation>클러스터: 호스트 {hosts}대의 rank {ranks}개</translation>
    </message>
    <message>
        <source>Cluster: {ranks} ranks on 1 host</source>
        <translation>클러스터: 호스트 1대의 rank {ranks}개</translation>
    </message>
    <message>
        <source>rank {rank} on {host}: {device}</source>
        <translation>{host}의 rank {rank}: {device}</translation>
    </message>
    <message>
        <source>ranks {first} to {last} on {host}: {device}</source>
        <translation>{host}의 rank {first}~{last}: {device}</translation>
    </message>
    <message>
        <source>and {more} more ranks</source>
        <translation>그 밖의 rank {more}개</translation>
    </message>
    <message>
        <source>and 1 more rank</source>
        <translation>그 밖의 rank 1개</translation>
    </message>
    <message>
        <source>tree, steps and counters are those of rank 0, which reduces {elements} of the {n} elements</source>
        <translation>트리와 단계, 카운터는 요소 {n}개 가운데 {elements}개를 리덕션하는 rank 0의 것입니다</translation>
    </message>
    <message>
        <source>the entry {entry:short} of gpus.json, which names no source</source>
        <translation>gpus.json의 항목 {entry:short}(출처를 밝히지 않음)</translation>
    </message>
    <message>
        <source>timed by Nsight Compute, which holds the clock at its base, taken to be 765 MHz</source>
        <translation>클록을 기본 클록에 고정하는 Nsight Compute로 측정. 기본 클록은 765 MHz로 봄</translation>
    </message>
    <message>
        <source>Conditional branches that warps executed.</source>
        <translation>워프가 실행한 조건 분기.</translation>
    </message>
    <message>
        <source>Conditional branches at which lanes of one warp went different ways.</source>
        <translation>한 워프의 레인들이 서로 다른 길로 간 조건 분기.</translation>
    </message>
    <message>
        <source>Conditional branches at which a warp stayed together over all conditional branches; textbooks call them all branches. Nsight Compute calls it smsp__sass_average_branch_targets_threads_uniform.</source>
        <translation>워프가 갈라지지 않은 조건 분기를 모든 조건 분기로 나눈 값. 교과서는 이를 모든 분기라고 합니다. Nsight Compute에서는 smsp__sass_average_branch_targets_threads_uniform이라고 합니다.</translation>
    </message>
    <message>
        <source>this run&apos;s hardware counters in the recording are damaged; get the file again, or record them into another</source>
        <translation>녹화에 있는 이 실행의 하드웨어 카운터가 손상되었습니다. 파일을 다시 받거나 다른 파일에 녹화하십시오</translation>
    </message>
    <message>
        <source>the entry {entry:short} has no {key:short}, or none that is possible; correct it as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>항목 {entry:short}에 {key:short} 값이 없거나 있을 수 없는 값입니다. 설명서의 &quot;모델링된 GPU&quot; 페이지대로 고치십시오</translation>
    </message>
    <message>
        <source>the entry {entry:short} has {key:short}, which says nothing about a GPU; correct it as the manual&apos;s page &quot;Modelled GPUs&quot; says</source>
        <translation>항목 {entry:short}에 있는 {key:short}는 GPU에 대해 아무것도 말하지 않습니다. 설명서의 &quot;모델링된 GPU&quot; 페이지대로 고치십시오</translation>
    </message>
    <message>
        <source>the entry {entry:short} is of the architecture {architecture}, and known are {known:short}; correct it, or give the entry {missing}</source>
        <translation>항목 {entry:short}의 아키텍처는 {architecture}인데, 알려진 것은 {known:short}입니다. 고치거나 항목에 {missing} 값을 넣으십시오</translation>
    </message>
    <message>
        <source>the key {key:short} stands twice in one entry; leave one out</source>
        <translation>키 {key:short}가 한 항목에 두 번 있습니다. 하나를 빼십시오</translation>
    </message>
    <message>
        <source>the GPU {entry:short} stands twice in the list; leave one out</source>
        <translation>GPU {entry:short}가 목록에 두 번 있습니다. 하나를 빼십시오</translation>
    </message>
    <message>
        <source>modelled times rest on recordings of {device}, and none is here; put nvidia-h200.warpfold, which comes with the program, into {folders}</source>
        <translation>모델링된 시간은 {device}의 녹화에 바탕을 두는데 여기에는 없습니다. 프로그램과 함께 오는 nvidia-h200.warpfold를 {folders}에 두십시오</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>하위 명령</translation>
    </message>
    <message>
        <source>{choices} or {last}</source>
        <translation>{choices} 또는 {last}</translation>
    </message>
    <message>
        <source>Built with {parts}.</source>
        <translation>사용한 구성 요소: {parts}.</translation>
    </message>
    <message>
        <source>The window is under the GNU General Public License, version 3 or later; worker, kernels and warpfold-cli are under the Apache License 2.0.</source>
        <translation>창은 GNU General Public License 버전 3 이상을, 워커와 커널과 warpfold-cli는 Apache License 2.0을 따릅니다.</translation>
    </message>
    <message>
        <source>Under the Apache License 2.0. NVRTC, CUPTI and NVML are opened at run time where they are there.</source>
        <translation>Apache License 2.0을 따릅니다. NVRTC, CUPTI, NVML은 있으면 실행 중에 엽니다.</translation>
    </message>
    <message>
        <source>It comes without any warranty, as far as the law allows.</source>
        <translation>법이 허용하는 한 어떠한 보증도 하지 않습니다.</translation>
    </message>
    <message>
        <source>system, dark, light or projector (default: as last time)</source>
        <translation>system, dark, light 또는 projector(기본값: 지난번과 같음)</translation>
    </message>
    <message>
        <source>File ending in .png, .svg, .pdf, .csv or .json; of an animation in .gif or .webp, or with a place for the number, e.g. step-%02d.png; a report ends in .html</source>
        <translation>.png, .svg, .pdf, .csv 또는 .json으로 끝나는 파일. 애니메이션은 .gif 또는 .webp로 끝나거나 step-%02d.png처럼 번호 자리가 있는 파일, 보고서는 .html</translation>
    </message>
    <message>
        <source>render needs -o and a file ending in .png, .svg, .pdf, .csv or .json, in .gif or .webp for an animation, or in .html for a report</source>
        <translation>render에는 -o와 .png, .svg, .pdf, .csv, .json으로 끝나는 파일이 필요합니다. 애니메이션은 .gif나 .webp, 보고서는 .html입니다</translation>
    </message>
    <message>
        <source>What a ladder shows: latency, bandwidth, peak (% of it) or speed-up (default latency)</source>
        <translation>사다리가 보이는 값: latency, bandwidth, peak(피크 대비 %) 또는 speed-up(기본값 latency)</translation>
    </message>
    <message>
        <source>The kernels of a ladder by catalogue or by time (default catalogue)</source>
        <translation>사다리의 커널 순서: catalogue 또는 time(기본값 catalogue)</translation>
    </message>
    <message>
        <source>Axis of a ladder: zero for bars from zero, log for dots on a logarithmic one (default zero)</source>
        <translation>사다리의 축: zero는 0에서 시작하는 막대, log는 로그 축의 점(기본값 zero)</translation>
    </message>
    <message>
        <source>--figure, --order and --axis are about the ladder; choose --view ladder</source>
        <translation>--figure, --order, --axis는 사다리에 관한 것입니다; --view ladder를 고르십시오</translation>
    </message>
    <message>
        <source>{option} &apos;{text:short}&apos; is unknown; choose one of {choices}</source>
        <translation>{option} &apos;{text:short}&apos; 값은 알 수 없습니다; {choices} 중 하나를 고르십시오</translation>
    </message>
    <message>
        <source>{blocks} blocks of {threads} threads follow from the number of elements alone, so that every device adds in the same order</source>
        <translation>스레드 {threads}개짜리 블록 {blocks}개는 원소의 개수로만 정해지므로 모든 장치가 같은 순서로 더합니다</translation>
    </message>
    <message>
        <source>one block of {threads} threads follows from the number of elements alone, so that every device adds in the same order</source>
        <translation>스레드 {threads}개짜리 블록 하나는 원소의 개수로만 정해지므로 모든 장치가 같은 순서로 더합니다</translation>
    </message>
    <message>
        <source>One instruction combines the values of all lanes of a warp, from register to register. Every lane receives the result; the picture has it at the first one.</source>
        <translation>한 명령어가 워프의 모든 레인의 값을 레지스터에서 레지스터로 결합합니다. 모든 레인이 결과를 받으며, 그림에서는 첫 번째 레인에 있습니다.</translation>
    </message>
    <message>
        <source>warp</source>
        <translation>워프</translation>
    </message>
    <message>
        <source>kernel {kernel} runs in clusters of {cluster} blocks, so its grid is one of fewer blocks or of whole clusters; choose {lower} or {upper}</source>
        <translation>커널 {kernel}은 블록 {cluster}개의 클러스터로 실행되므로, 그리드는 그보다 적은 블록이거나 온전한 클러스터들이어야 합니다. {lower} 또는 {upper}을 고르십시오</translation>
    </message>
    <message>
        <source>the blocks of kernel {kernel} wait for each other, and {device} holds {most} of {block} threads at once; choose a grid of {most} blocks at most, or smaller blocks</source>
        <translation>커널 {kernel}의 블록은 서로 기다리며, {device} 장치는 스레드 {block}개짜리 블록을 동시에 {most}개까지 담습니다. 블록이 {most}개 이하인 그리드나 더 작은 블록을 고르십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} needs thread-block clusters, which GPUs have from sm_90 on; {device} is {found}; choose another kernel, or a device such as the emulator</source>
        <translation>커널 {kernel}에는 스레드 블록 클러스터가 필요하며, GPU는 sm_90부터 이를 갖습니다. {device} 장치는 {found}입니다. 다른 커널이나 에뮬레이터 같은 장치를 고르십시오</translation>
    </message>
    <message>
        <source>kernel {kernel} is launched in a way that the driver of {device} does not know; install driver 520 or newer</source>
        <translation>커널 {kernel}의 실행 방식을 {device}의 드라이버가 모릅니다. 드라이버 520 이상을 설치하십시오</translation>
    </message>
    <message>
        <source>no tree: block {block} makes more than the {values} values or takes more than the {steps} steps that a trace may hold; smaller blocks, or more of them, can be traced</source>
        <translation>트리가 없습니다: 블록 {block}이 트레이스에 담을 수 있는 값 {values}개나 단계 {steps}개를 넘습니다. 더 작은 블록이나 더 많은 블록은 추적할 수 있습니다</translation>
    </message>
    <message>
        <source>the grid that was asked for gives kernel {kernel} another order of additions, so other grids and the usual one may give other bits</source>
        <translation>지정한 그리드에서는 커널 {kernel}의 덧셈 순서가 달라지므로, 다른 그리드나 보통의 그리드와 비트가 다를 수 있습니다</translation>
    </message>
    <message>
        <source>This block is the last of its cluster, whose barrier it has passed: threads {threads} take the partial results that the other blocks have stored in its shared memory.</source>
        <translation>이 블록은 클러스터의 마지막 블록이고 클러스터의 배리어를 지났습니다. 스레드({threads})가 다른 블록이 이 블록의 공유 메모리에 저장한 부분 결과를 가져옵니다.</translation>
    </message>
    <message>
        <source>This block is the last of its cluster, whose barrier it has passed: thread {threads} takes the partial results that the other blocks have stored in its shared memory.</source>
        <translation>이 블록은 클러스터의 마지막 블록이고 클러스터의 배리어를 지났습니다. 스레드({threads})가 다른 블록이 이 블록의 공유 메모리에 저장한 부분 결과를 가져옵니다.</translation>
    </message>
    <message>
        <source>All other blocks have stored their partial results, and this one finishes: threads {threads} read them from global memory.</source>
        <translation>다른 블록은 모두 부분 결과를 저장했고 이 블록이 마무리합니다. 스레드({threads})가 전역 메모리에서 부분 결과를 읽습니다.</translation>
    </message>
    <message>
        <source>All other blocks have stored their partial results, and this one finishes: thread {threads} reads them from global memory.</source>
        <translation>다른 블록은 모두 부분 결과를 저장했고 이 블록이 마무리합니다. 스레드({threads})가 전역 메모리에서 부분 결과를 읽습니다.</translation>
    </message>
    <message>
        <source>Of several ranks: how many take part, from rank 0 on (default: all)</source>
        <translation>rank가 여럿일 때: rank 0부터 몇 개가 참여하는지 (기본값: 모두)</translation>
    </message>
    <message>
        <source>only a cluster has ranks; leave it out, or take --backend cluster under mpirun</source>
        <translation>클러스터에만 rank가 있습니다. 생략하거나 mpirun에서 --backend cluster를 쓰십시오</translation>
    </message>
    <message>
        <source>choose 1 to {most} ranks</source>
        <translation>rank를 1개에서 {most}개 사이로 고르십시오</translation>
    </message>
    <message>
        <source>ranks sweep measures on the ranks that mpirun starts; write mpirun -n 4 warpfold-cli ranks sweep, or take ranks model, which needs none</source>
        <translation>ranks sweep는 mpirun이 시작한 rank에서 측정합니다. mpirun -n 4 warpfold-cli ranks sweep라고 쓰거나, rank가 필요 없는 ranks model을 쓰십시오</translation>
    </message>
    <message>
        <source>only several ranks scale; choose the cluster as device, which a worker under mpirun has</source>
        <translation>rank가 여럿일 때만 확장할 수 있습니다. mpirun에서 실행한 워커에 있는 클러스터를 장치로 고르십시오</translation>
    </message>
    <message>
        <source>there is no such scaling; choose strong, weak or both</source>
        <translation>그런 확장은 없습니다. strong, weak, both 가운데 고르십시오</translation>
    </message>
    <message>
        <source>write numbers of ranks with commas between them, such as 1,2,4</source>
        <translation>rank 수를 1,2,4처럼 쉼표로 나누어 쓰십시오</translation>
    </message>
    <message>
        <source>a time of a message is 0 to {most:g}; write a number such as 2.5</source>
        <translation>메시지의 시간은 0에서 {most:g}까지입니다. 2.5와 같은 수를 쓰십시오</translation>
    </message>
    <message>
        <source>without mpirun no message is measured; give --latency and --overhead, or start it as mpirun -n 2 warpfold-cli ranks model</source>
        <translation>mpirun 없이는 메시지를 측정하지 않습니다. --latency와 --overhead를 주거나 mpirun -n 2 warpfold-cli ranks model로 시작하십시오</translation>
    </message>
    <message>
        <source>{method}, {ranks} ranks</source>
        <translation>{method}, rank {ranks}개</translation>
    </message>
    <message>
        <source>{method}, 1 rank</source>
        <translation>{method}, rank 1개</translation>
    </message>
    <message>
        <source>network set by hand: L = {latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} µs, G = {byte:.3g} ns a byte</source>
        <translation>직접 정한 네트워크: L = {latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} µs, G = 바이트당 {byte:.3g} ns</translation>
    </message>
    <message>
        <source>network measured between rank 0 and rank {rank}: L = {latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} µs, G = {byte:.3g} ns a byte</source>
        <translation>rank 0과 rank {rank} 사이에서 측정한 네트워크: L = {latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} µs, G = 바이트당 {byte:.3g} ns</translation>
    </message>
    <message>
        <source>both are on one host, so a network between hosts, which is slower, is not in it</source>
        <translation>둘 다 한 호스트에 있으므로 더 느린 호스트 사이의 네트워크는 들어 있지 않습니다</translation>
    </message>
    <message>
        <source>{method}: one message of L + 2o + (k − 1)G a round, k = {bytes} bytes, log2 of the ranks rounds</source>
        <translation>{method}: 라운드마다 L + 2o + (k − 1)G의 메시지 하나, k = {bytes}바이트, 라운드는 rank 수의 log2</translation>
    </message>
    <message>
        <source>{method}: rank 0 takes one message after the other, max(g, o) + (k − 1)G apart, k = {bytes} bytes</source>
        <translation>{method}: rank 0이 메시지를 하나씩 max(g, o) + (k − 1)G 간격으로 받습니다, k = {bytes}바이트</translation>
    </message>
    <message>
        <source>{method}: taken as a binomial tree, k = {bytes} bytes; the library may choose another one</source>
        <translation>{method}: 이항 트리로 봅니다, k = {bytes}바이트; 라이브러리가 다른 것을 고를 수도 있습니다</translation>
    </message>
    <message>
        <source>all ranks are as far from each other, begin together, and messages do not slow each other down; combining two values takes no time</source>
        <translation>모든 rank는 서로 똑같이 멀고 함께 시작하며 메시지는 서로를 늦추지 않습니다. 두 값을 합치는 데는 시간이 들지 않습니다</translation>
    </message>
    <message>
        <source>time within ranks: {floor:.1f} µs that every reduction takes, and the rest shrinking with the share from {ranks} ranks on</source>
        <translation>rank 안의 시간: 모든 리덕션에 드는 {floor:.1f} µs, 나머지는 rank {ranks}개부터 몫과 함께 줄어듭니다</translation>
    </message>
    <message>
        <source>time within ranks: as on {ranks} ranks, since a rank&apos;s share stays</source>
        <translation>rank 안의 시간: rank의 몫이 그대로이므로 rank {ranks}개일 때와 같습니다</translation>
    </message>
    <message>
        <source>time within ranks: as on 1 rank, since a rank&apos;s share stays</source>
        <translation>rank 안의 시간: rank의 몫이 그대로이므로 rank 1개일 때와 같습니다</translation>
    </message>
    <message>
        <source>Of several ranks: how their values become one: neighbored (default), interleaved, gather, mpi-reduce, or, from GPU to GPU, nccl-reduce or peer-store</source>
        <translation>rank가 여럿일 때: 값들을 하나로 합치는 방법. neighbored(기본값), interleaved, gather, mpi-reduce, 또는 GPU에서 GPU로 nccl-reduce나 peer-store</translation>
    </message>
    <message>
        <source>only run, compare, ladder, lens, sweep, ranks and a worker reduce across ranks, all started by mpirun; write mpirun -n 4 warpfold-cli run --backend cluster, or choose another device</source>
        <translation>run, compare, ladder, lens, sweep, ranks와 워커만 여러 rank에 걸쳐 리덕션하며, 모두 mpirun으로 시작합니다. mpirun -n 4 warpfold-cli run --backend cluster라고 쓰거나 다른 장치를 고르세요</translation>
    </message>
    <message>
        <source>several ranks only run, compare, sweep and scale, and climb the ladder; choose another device for this</source>
        <translation>rank가 여럿이면 실행, 비교, 스윕, 확장, 사다리만 됩니다. 이 일에는 다른 장치를 고르세요</translation>
    </message>
    <message>
        <source>a sweep over several ranks is printed and not recorded; leave the file out, or choose one device</source>
        <translation>여러 rank에 걸친 스윕은 출력될 뿐 녹화되지 않습니다. 파일을 빼거나 장치 하나를 고르세요</translation>
    </message>
    <message>
        <source>{option} is not there with --backend {backend}; leave it out</source>
        <translation>--backend {backend}에는 {option}이 없습니다. 빼세요</translation>
    </message>
    <message>
        <source>NCCL&apos;s own reduction from GPU to GPU</source>
        <translation>NCCL 자체의 GPU 사이 리덕션</translation>
    </message>
    <message>
        <source>one call of ncclReduce behind each GPU&apos;s last kernel; NCCL chooses the way, over NVLink where there is one, and does not tell its messages</source>
        <translation>각 GPU의 마지막 커널 뒤에서 ncclReduce를 한 번 호출합니다. 길은 NCCL이 고르고(NVLink가 있으면 그것으로) 메시지는 알려 주지 않습니다</translation>
    </message>
    <message>
        <source>GPUs store into rank 0&apos;s memory</source>
        <translation>GPU가 rank 0의 메모리에 씀</translation>
    </message>
    <message>
        <source>{method} goes from GPU to GPU, and the device of this rank is no GPU ({device}); choose another method, or run where each rank has a GPU</source>
        <translation>{method}는 GPU에서 GPU로 가는데 이 rank의 장치는 GPU가 아닙니다({device}). 다른 방법을 고르거나 rank마다 GPU가 있는 곳에서 실행하세요</translation>
    </message>
    <message>
        <source>{method} is a call of MPI, and one process with all GPUs has none; choose another method, or take --backend cluster under mpirun</source>
        <translation>{method}는 MPI 호출인데 모든 GPU를 쓰는 프로세스 하나에는 MPI가 없습니다. 다른 방법을 고르거나 mpirun에서 --backend cluster를 쓰세요</translation>
    </message>
    <message>
        <source>libnccl.so.2 cannot be opened ({reason}); install libnccl2 or put its folder into LD_LIBRARY_PATH, or choose another method</source>
        <translation>libnccl.so.2를 열 수 없습니다({reason}). libnccl2를 설치하거나 그 폴더를 LD_LIBRARY_PATH에 넣거나 다른 방법을 고르세요</translation>
    </message>
    <message>
        <source>libnccl.so.2 has no {function}; install a newer libnccl2, or choose another method</source>
        <translation>libnccl.so.2에 {function} 함수가 없습니다. 더 새로운 libnccl2를 설치하거나 다른 방법을 고르세요</translation>
    </message>
    <message>
        <source>NCCL does not combine by {operation}; choose another method, or an operation that adds, multiplies or takes a minimum or maximum</source>
        <translation>NCCL은 {operation} 연산으로 합치지 않습니다. 다른 방법을 고르거나, 더하거나 곱하거나 최솟값이나 최댓값을 구하는 연산을 고르세요</translation>
    </message>
    <message>
        <source>ranks {first} and {second} share one GPU of {host}, and NCCL takes one rank a GPU; start no more ranks than there are GPUs, or choose another method</source>
        <translation>{first}번 rank와 {second}번 rank가 {host}의 GPU 하나를 나누어 쓰는데, NCCL은 GPU 하나에 rank 하나만 받습니다. GPU 수보다 많은 rank를 시작하지 말거나 다른 방법을 고르세요</translation>
    </message>
    <message>
        <source>the NCCL call {call} failed ({reason}); set NCCL_DEBUG=WARN to see more of it, or choose another method</source>
        <translation>NCCL의 {call} 호출이 실패했습니다({reason}). NCCL_DEBUG=WARN을 설정해 자세히 보거나 다른 방법을 고르세요</translation>
    </message>
    <message>
        <source>NCCL has not started within {seconds:g} s; set NCCL_DEBUG=INFO to see where it waits, give it more time with --time-limit, or choose another method</source>
        <translation>NCCL이 {seconds:g}초 안에 시작하지 않았습니다. NCCL_DEBUG=INFO를 설정해 어디에서 기다리는지 보거나, --time-limit로 시간을 더 주거나, 다른 방법을 고르세요</translation>
    </message>
    <message>
        <source>the GPU of this rank has waited {seconds:g} s for those of other ranks; see whether one of them hangs, or give it more time with --time-limit</source>
        <translation>이 rank의 GPU가 다른 rank의 GPU를 {seconds:g}초 동안 기다렸습니다. 그중 하나가 멈추었는지 보거나 --time-limit로 시간을 더 주세요</translation>
    </message>
    <message>
        <source>rank {rank} is on {host}, and a GPU stores only into memory of its own host; choose nccl-reduce, or ranks of one host</source>
        <translation>{rank}번 rank는 {host}에 있는데, GPU는 자기 호스트의 메모리에만 씁니다. nccl-reduce를 고르거나 한 호스트의 rank를 쓰세요</translation>
    </message>
    <message>
        <source>one block of rank 0 waits for all ranks; choose at most {most} ranks</source>
        <translation>rank 0의 블록 하나가 모든 rank를 기다립니다. rank를 {most}개까지만 고르세요</translation>
    </message>
    <message>
        <source>the GPU of this rank has no access to the memory of rank 0&apos;s GPU; choose nccl-reduce, or GPUs that NVLink connects</source>
        <translation>이 rank의 GPU는 rank 0의 GPU 메모리에 접근할 수 없습니다. nccl-reduce를 고르거나 NVLink로 이어진 GPU를 쓰세요</translation>
    </message>
    <message>
        <source>the memory of rank 0&apos;s GPU cannot be opened here ({reason}); let all ranks see all GPUs of the host, or choose nccl-reduce</source>
        <translation>rank 0의 GPU 메모리를 여기에서 열 수 없습니다({reason}). 모든 rank가 호스트의 모든 GPU를 보게 하거나 nccl-reduce를 고르세요</translation>
    </message>
    <message>
        <source>kernels store the values into rank 0&apos;s memory, and no message is sent</source>
        <translation>커널이 rank 0의 메모리에 값을 쓰며, 메시지는 보내지 않습니다</translation>
    </message>
    <message>
        <source>all GPUs together only run; choose one of them, such as cuda:0, or take run --backend cuda:all</source>
        <translation>모든 GPU를 함께 쓰는 것은 run뿐입니다. cuda:0처럼 그중 하나를 고르거나 run --backend cuda:all을 쓰세요</translation>
    </message>
    <message>
        <source>median {median:.1f} µs over {samples} samples (min {minimum:.1f}, p95 {percentile:.1f}; events of rank 0&apos;s GPU)</source>
        <translation>중앙값 {median:.1f} µs, 샘플 {samples}개(최소 {minimum:.1f}, p95 {percentile:.1f}; rank 0의 GPU 이벤트)</translation>
    </message>
    <message>
        <source>what the whole took on rank 0&apos;s GPU, from the start of its first kernel to the value in its memory, beyond the slowest rank&apos;s own reduction</source>
        <translation>rank 0의 GPU에서 첫 커널의 시작부터 그 메모리에 값이 있을 때까지, 가장 느린 rank 자신의 리덕션보다 더 걸린 시간</translation>
    </message>
    <message>
        <source>median {median:.1f} µs from the first kernel to the value on rank 0 (min {minimum:.1f})</source>
        <translation>첫 커널부터 rank 0의 값까지 중앙값 {median:.1f} µs(최소 {minimum:.1f})</translation>
    </message>
    <message>
        <source>the ranks of this device do not combine in this way; choose one of {choices}</source>
        <translation>이 장치의 rank들은 이 방식으로 결합하지 않습니다. {choices} 중 하나를 고르십시오</translation>
    </message>
    <message>
        <source>the slowest rank&apos;s own reduction, and then the combining across ranks by the hosts&apos; clocks, or by device events where values go from GPU to GPU</source>
        <translation>가장 느린 rank 자신의 리덕션, 그다음 rank 사이의 결합. 호스트의 시계로 재며, 값이 GPU에서 GPU로 갈 때는 장치 이벤트로 잽니다</translation>
    </message>
    <message>
        <source>the last kernel of each GPU stores its value straight into the memory of rank 0&apos;s GPU; rank 0&apos;s own waits there and combines the values, and no library is called</source>
        <translation>각 GPU의 마지막 커널이 rank 0의 GPU 메모리에 값을 직접 씁니다. rank 0의 마지막 커널은 거기서 기다려 값을 합치며, 라이브러리는 호출하지 않습니다</translation>
    </message>
    <message>
        <source>network measured between the GPUs of rank 0 and rank {rank}, whose kernels store into each other&apos;s memory: L = {latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} µs, G = {byte:.3g} ns a byte</source>
        <translation>rank 0의 GPU와 rank {rank}의 GPU 사이에서 측정한 네트워크(커널이 서로의 메모리에 씀): L = {latency:.3g} µs, o = {overhead:.3g} µs, g = {gap:.3g} µs, G = 바이트당 {byte:.3g} ns</translation>
    </message>
    <message>
        <source>With --view lanes: only this warp of each block, from 0 on</source>
        <translation>--view lanes와 함께: 각 블록의 이 워프만(0부터)</translation>
    </message>
    <message>
        <source>--show-warp &apos;{text:short}&apos; is not the number of a warp; write a whole number from 0 on</source>
        <translation>--show-warp &apos;{text:short}&apos; 값은 워프 번호가 아닙니다. 0 이상의 정수를 쓰십시오</translation>
    </message>
    <message>
        <source>--show-warp: the view {view} does not show lanes by warp; choose --view lanes or leave it out</source>
        <translation>--show-warp: {view} 보기에는 워프별 레인이 없습니다. --view lanes를 고르거나 이 옵션을 빼십시오</translation>
    </message>
    <message>
        <source>--show-warp {warp}: the block of {kernel} has {warps} warps (0 to {last}); choose one of them</source>
        <translation>--show-warp {warp}: {kernel} 커널의 블록에는 워프가 {warps}개(0~{last}) 있습니다. 그중에서 고르십시오</translation>
    </message>
    <message>
        <source>--show-warp {warp}: the block of {kernel} has one warp; choose 0</source>
        <translation>--show-warp {warp}: {kernel} 커널의 블록에는 워프가 하나 있습니다. 0을 고르십시오</translation>
    </message>
    <message>
        <source>a cluster&apos;s ranks are started by mpirun; write mpirun -n 4 warpfold-cli {command} --backend cluster, or choose another device</source>
        <translation>cluster의 rank는 mpirun으로 시작합니다. mpirun -n 4 warpfold-cli {command} --backend cluster 명령을 쓰거나 다른 장치를 선택하십시오</translation>
    </message>
    <message>
        <source>{method} takes each GPU&apos;s value where a kernel of ours leaves it, and {kernel} is a call of a library; choose another kernel, or a method between hosts such as gather</source>
        <translation>{method} 방법은 이 프로그램의 커널이 값을 남긴 곳에서 GPU마다의 값을 가져오는데, {kernel} 커널은 라이브러리 호출입니다. 다른 커널을 고르거나 gather처럼 호스트 사이의 방법을 고르십시오</translation>
    </message>
    <message>
        <source>{method}: its values go from GPU to GPU, and this network was measured between processes of the hosts</source>
        <translation>{method}: 값이 GPU에서 GPU로 가지만, 이 네트워크는 호스트의 프로세스 사이에서 측정되었습니다</translation>
    </message>
    <message>
        <source>a value has 1 to {most} bytes</source>
        <translation>값은 1바이트에서 {most}바이트까지입니다</translation>
    </message>
    <message>
        <source>time within ranks: {floor:.1f} µs that every reduction takes, and the rest shrinking with the share from 1 rank on</source>
        <translation>rank 안의 시간: 모든 리덕션에 드는 {floor:.1f} µs, 나머지는 rank 1개부터 몫과 함께 줄어듭니다</translation>
    </message>
    <message>
        <source>the library does not tell its messages</source>
        <translation>라이브러리는 메시지를 알려 주지 않습니다</translation>
    </message>
    <message>
        <source>what it says of itself cannot be shown; take another copy of its file, or record again (technical detail: {problem:short})</source>
        <translation>이 장치가 자신에 대해 말하는 내용을 표시할 수 없습니다. 파일의 다른 사본을 쓰거나 다시 녹화하십시오 (기술 정보: {problem:short})</translation>
    </message>
    <message>
        <source>no temporary folder can be made in {folder}: {reason}; make room there, or set TMPDIR to another folder</source>
        <translation>{folder} 안에 임시 폴더를 만들 수 없습니다: {reason}. 공간을 확보하거나 TMPDIR을 다른 폴더로 지정하십시오</translation>
    </message>
    <message>
        <source>{file:short}, beside it, is no journal of a recording: it names another file, which opening the recording would delete; delete the journal, or take another copy of the recording</source>
        <translation>옆에 있는 {file:short} 파일은 녹화의 저널이 아닙니다. 다른 파일을 가리키고 있어, 녹화를 열면 그 파일이 삭제됩니다. 저널을 삭제하거나 녹화의 다른 사본을 쓰십시오</translation>
    </message>
    <message>
        <source>{file:short}, beside it, is not a regular file of its own; delete it, or take another copy of the recording</source>
        <translation>옆에 있는 {file:short} 항목은 독립된 일반 파일이 아닙니다. 삭제하거나 녹화의 다른 사본을 쓰십시오</translation>
    </message>
    <message>
        <source>{file:short}, beside it, cannot be opened: {reason}; check that it may be read</source>
        <translation>옆에 있는 {file:short} 파일을 열 수 없습니다: {reason}. 읽을 수 있는지 확인하십시오</translation>
    </message>
    <message>
        <source>another program has written to it, and {file:short}, beside it, holds what it wrote; close the recording there, or take another copy of it</source>
        <translation>다른 프로그램이 이 녹화에 썼고, 쓴 내용이 옆의 {file:short} 파일에 있습니다. 그 프로그램에서 녹화를 닫거나 다른 사본을 쓰십시오</translation>
    </message>
    <message>
        <source>a program was killed while it wrote the recording, so it is repaired in a copy, and the folder for temporary files has no room for one: {reason}; make room there, or set TMPDIR to another folder</source>
        <translation>녹화를 쓰던 프로그램이 강제로 끝나 사본에서 복구해야 하는데, 임시 파일 폴더에 그럴 공간이 없습니다: {reason}. 공간을 확보하거나 TMPDIR을 다른 폴더로 지정하십시오</translation>
    </message>
    <message>
        <source>the file was moved or deleted while it was written; what was recorded until then is in it, so record again into a new one</source>
        <translation>쓰는 동안 파일이 옮겨지거나 삭제되었습니다. 그때까지 녹화한 내용은 그 파일에 있으니, 새 파일에 다시 녹화하십시오</translation>
    </message>
    <message>
        <source>it cannot be deleted: {reason}; check that its folder may be changed</source>
        <translation>삭제할 수 없습니다: {reason}. 폴더를 변경할 수 있는지 확인하십시오</translation>
    </message>
    <message>
        <source>a window or another program is writing to it; wait for its end, or name another file</source>
        <translation>창이나 다른 프로그램이 이 파일에 쓰고 있습니다. 끝나기를 기다리거나 다른 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>the file of this session was moved or deleted; run again to begin a new one</source>
        <translation>이 세션의 파일이 옮겨지거나 삭제되었습니다. 다시 실행하면 새 파일이 시작됩니다</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}; name another file with -o</source>
        <translation>{file} 파일에 쓸 수 없습니다: {reason}. -o로 다른 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>{file} is not a regular file; name another file with -o</source>
        <translation>{file} 경로는 일반 파일이 아닙니다. -o로 다른 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>is FAR OFF the reference {reference}, by {percent} %, though within the rounding of this order (error {error:.3g}, tolerance {tolerance:.3g})</source>
        <translation>참조값({reference})에서 {percent} % 크게 벗어남, 다만 이 순서의 반올림 범위 이내(오차 {error:.3g}, 허용 오차 {tolerance:.3g})</translation>
    </message>
    <message>
        <source>is FAR OFF the reference {reference}, by {percent} %, though within the rounding of this order (error {error:.3g}, tolerance {tolerance:.3g}, and {part:.3g} of the result)</source>
        <translation>참조값({reference})에서 {percent} % 크게 벗어남, 다만 이 순서의 반올림 범위 이내(오차 {error:.3g}, 허용 오차 {tolerance:.3g}에 결과의 {part:.3g} 추가)</translation>
    </message>
    <message>
        <source>FAR OFF, within the rounding of this order</source>
        <translation>크게 벗어남, 이 순서의 반올림 범위 이내</translation>
    </message>
    <message>
        <source>the terms cancel down to less than a thousandth of what their magnitudes add up to; relative figures say nothing</source>
        <translation>항들이 상쇄되어 크기의 합의 천분의 일보다 적게 남으므로, 상대 수치는 의미가 없습니다</translation>
    </message>
    <message>
        <source>the reference is 0; relative figures say nothing</source>
        <translation>참조값이 0이므로 상대 수치는 의미가 없습니다</translation>
    </message>
    <message>
        <source>{list} names what to run; leave this option or {list} out</source>
        <translation>{list} 옵션이 실행할 것을 지정합니다. 이 옵션이나 {list} 옵션을 빼십시오</translation>
    </message>
    <message>
        <source>the input of {input} fits into the L2 cache of {cache}, which is warm: it is read from there, not from memory</source>
        <translation>{input} 크기의 입력이 {cache} L2 캐시에 들어가고 캐시가 웜 상태라, 메모리가 아니라 거기서 읽음</translation>
    </message>
    <message>
        <source>what the terms&apos; magnitudes add up to was not saved with this result; relative figures are left out</source>
        <translation>항들의 절댓값의 합이 이 결과와 함께 저장되지 않았습니다. 상대 수치는 생략합니다</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} accesses byte {byte} of its local memory at line {line}, which has {bytes} bytes</source>
        <translation>블록 {block}의 스레드 {thread}: {line}행에서 자기 로컬 메모리의 {byte}번째 바이트에 접근. 로컬 메모리는 {bytes}바이트입니다</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} reads byte {byte} of the kernel&apos;s parameters at line {line}, which have {bytes} bytes</source>
        <translation>블록 {block}의 스레드 {thread}: {line}행에서 커널 매개변수의 {byte}번째 바이트 읽기. 매개변수는 {bytes}바이트입니다</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} accesses address {address:#x} at line {line}, where nothing lies</source>
        <translation>블록 {block}의 스레드 {thread}: {line}행에서 아무것도 없는 주소 {address:#x}에 접근합니다</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} accesses {bytes} bytes at address {address:#x} at line {line}, which is no multiple of that size</source>
        <translation>블록 {block}의 스레드 {thread}: {line}행에서 {bytes}바이트에 접근하는 주소 {address:#x}의 정렬이 그 크기의 배수가 아닙니다</translation>
    </message>
    <message>
        <source>deadlock in block {block}: thread {thread} waits at line {line} for thread {other}, which waits at line {other_line}</source>
        <translation>블록 {block}의 교착 상태: 스레드 {thread}: {line}행에서 대기하며, 기다리는 대상은 {other_line}행에서 대기하는 스레드 {other}입니다</translation>
    </message>
    <message>
        <source>deadlock in block {block}: thread {thread} waits at line {line} for threads that have ended</source>
        <translation>블록 {block}의 교착 상태: 스레드 {thread}: {line}행에서 이미 끝난 스레드를 기다립니다</translation>
    </message>
    <message>
        <source>deadlock in block {block}: thread {thread} waits at line {line} for {array:short}[{index}] to change, and no thread is left to change it</source>
        <translation>블록 {block}의 교착 상태: 스레드 {thread}: {line}행에서 {array:short}[{index}] 값이 바뀌기를 기다리지만, 그 값을 바꿀 스레드가 남아 있지 않습니다</translation>
    </message>
    <message>
        <source>deadlock in block {block}: thread {thread} waits at line {line}, and no thread is left that could let it go on</source>
        <translation>블록 {block}의 교착 상태: 스레드 {thread}: {line}행에서 기다리지만, 계속하게 해 줄 스레드가 남아 있지 않습니다</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} still runs at line {line} after {instructions} instructions of its warp; check the condition that ends it</source>
        <translation>블록 {block}의 스레드 {thread}: 워프 명령 {instructions}개가 지나도 {line}행에서 계속 실행 중입니다. 종료 조건을 확인하십시오</translation>
    </message>
    <message>
        <source>block {block} waits for one of the {blocks} blocks that cannot start before others end; launch fewer blocks</source>
        <translation>블록 {block}: 다른 블록이 끝나야 시작되는 블록 {blocks}개 중 하나를 기다립니다. 더 적은 블록으로 실행하십시오</translation>
    </message>
    <message>
        <source>block {block} waits for the one block that cannot start before others end; launch fewer blocks</source>
        <translation>블록 {block}: 다른 블록이 끝나야 시작되는 블록 하나를 기다립니다. 더 적은 블록으로 실행하십시오</translation>
    </message>
    <message>
        <source>the kernel cannot be launched with blocks of {threads} threads and {bytes} bytes of parameters; it takes up to 1024 threads and {needed} bytes</source>
        <translation>스레드 {threads}개의 블록과 {bytes}바이트의 인자로는 커널을 실행할 수 없습니다. 스레드는 1024개까지, 인자는 {needed}바이트여야 합니다</translation>
    </message>
    <message>
        <source>the kernel cannot be launched with {bytes} bytes of shared memory for each block; a GPU has up to {most}</source>
        <translation>블록마다 공유 메모리 {bytes}바이트로는 커널을 실행할 수 없습니다. GPU의 공유 메모리는 {most}바이트까지입니다</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} has too many calls in each other at line {line}</source>
        <translation>블록 {block}의 스레드 {thread}: {line}행에서 함수 호출이 너무 깊습니다</translation>
    </message>
    <message>
        <source>thread {thread} of block {block} gives up at line {line}</source>
        <translation>블록 {block}의 스레드 {thread}: {line}행의 trap으로 중단됩니다</translation>
    </message>
    <message>
        <source>the PTX has {bytes} bytes, more than {most}; compile a smaller source</source>
        <translation>PTX가 {bytes}바이트로 한도인 {most}바이트를 넘습니다. 더 작은 소스를 컴파일하십시오</translation>
    </message>
    <message>
        <source>the PTX ends at line {line} in the middle of something; compile the source again</source>
        <translation>PTX가 {line}행에서 도중에 끊겼습니다. 소스를 다시 컴파일하십시오</translation>
    </message>
    <message>
        <source>line {line} of the PTX cannot be read at &apos;{found:short}&apos;; compile the source again</source>
        <translation>PTX {line}행의 &apos;{found:short}&apos; 부분을 읽을 수 없습니다. 소스를 다시 컴파일하십시오</translation>
    </message>
    <message>
        <source>line {line} of the PTX asks for too much at &apos;{found:short}&apos;; compile a smaller source</source>
        <translation>PTX {line}행의 &apos;{found:short}&apos; 부분이 한도를 넘습니다. 더 작은 소스를 컴파일하십시오</translation>
    </message>
    <message>
        <source>the function at line {line} of the PTX is too complex for the emulator; make it smaller</source>
        <translation>PTX {line}행의 함수는 에뮬레이터에 너무 복잡합니다. 더 작게 만드십시오</translation>
    </message>
    <message>
        <source>variable {name:short} of {bytes} bytes does not fit beside the others; make it smaller</source>
        <translation>{bytes}바이트인 변수 {name:short}의 자리가 없습니다. 더 작게 만드십시오</translation>
    </message>
    <message>
        <source>line {line} of the PTX declares {name:short} a second time</source>
        <translation>PTX {line}행에서 {name:short}의 선언이 중복됩니다</translation>
    </message>
    <message>
        <source>line {line} of the PTX uses {name:short}, which nothing declares</source>
        <translation>PTX {line}행에서 선언되지 않은 {name:short}에 접근합니다</translation>
    </message>
    <message>
        <source>the PTX has no kernel {name:short}; name one of {kernels:short}</source>
        <translation>PTX에 커널 {name:short}에 해당하는 것이 없습니다. 다음 중에서 고르십시오: {kernels:short}</translation>
    </message>
    <message>
        <source>the PTX has several kernels; name one of {kernels:short}</source>
        <translation>PTX에 커널이 여러 개 있습니다. 다음 중에서 고르십시오: {kernels:short}</translation>
    </message>
    <message>
        <source>the PTX has no kernel</source>
        <translation>PTX에 커널이 없습니다</translation>
    </message>
    <message>
        <source>line {line} of the PTX has &apos;{instruction:short}&apos;, which the emulator does not execute</source>
        <translation>PTX {line}행의 &apos;{instruction:short}&apos; 명령은 에뮬레이터에서 실행되지 않습니다</translation>
    </message>
    <message>
        <source>line {line} of the PTX gives &apos;{instruction:short}&apos; operands that it does not take</source>
        <translation>PTX {line}행에서 &apos;{instruction:short}&apos; 명령의 피연산자가 맞지 않습니다</translation>
    </message>
    <message>
        <source>line {line} of the PTX calls {name:short}, of which the emulator knows nothing</source>
        <translation>PTX {line}행에서 에뮬레이터가 모르는 {name:short} 함수에 대한 호출이 있습니다</translation>
    </message>
    <message>
        <source>each use of the operator is a call, which counts as one instruction</source>
        <translation>연산자를 쓸 때마다 호출이며, 명령어 하나로 셉니다</translation>
    </message>
    <message>
        <source>{file:short}: the compiler failed without a word; simplify the source</source>
        <translation>{file:short}: 컴파일러가 아무 말 없이 실패했습니다. 소스를 단순하게 하십시오</translation>
    </message>
    <message>
        <source>{file:short} has no complete kernel; write a __global__ function, or name an instance of a template with --function &apos;reduce&lt;256&gt;&apos; or a line // warpfold: --function reduce&lt;256&gt;</source>
        <translation>{file:short}: 완전한 커널이 없습니다. __global__ 함수를 쓰거나 --function &apos;reduce&lt;256&gt;&apos;으로, 또는 // warpfold: --function reduce&lt;256&gt; 줄로 템플릿의 인스턴스를 지정하십시오</translation>
    </message>
    <message>
        <source>{file:short}, line {line}: nothing says what {name:short} is; give it a value with --define {name:short}=256 or a line // warpfold: --define {name:short}=256</source>
        <translation>{file:short}, {line}행: {name:short} 이름이 무엇인지 알 수 없습니다. --define {name:short}=256으로, 또는 // warpfold: --define {name:short}=256 줄로 값을 주십시오</translation>
    </message>
    <message>
        <source>{file:short}, line {line}: &apos;{word:short}&apos; is not known here; write --function, --args or --define, each with its value</source>
        <translation>{file:short}, {line}행: 여기서는 &apos;{word:short}&apos; 옵션을 모릅니다. --function, --args, --define 중 하나를 값과 함께 쓰십시오</translation>
    </message>
    <message>
        <source>another file has a kernel {function:short}; give one of them another name</source>
        <translation>다른 파일에 {function:short} 커널이 있습니다. 둘 중 하나의 이름을 바꾸십시오</translation>
    </message>
    <message>
        <source>the arrays of {function:short} hold {type}; choose that type</source>
        <translation>{function:short}의 배열은 {type} 형식입니다. 그 형식을 고르십시오</translation>
    </message>
    <message>
        <source>what a kernel of your own leaves is combined, but not divided; choose sum</source>
        <translation>직접 작성한 커널이 남긴 값은 결합하지만 나누지는 않습니다. sum을 고르십시오</translation>
    </message>
    <message>
        <source>there is no exercise &apos;{name:short}&apos;; choose {choices}, or name a file that ends in .md</source>
        <translation>&apos;{name:short}&apos; 연습 문제가 없습니다. {choices} 중에서 고르거나 .md로 끝나는 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>{file:short}, line {line}: &apos;{text:short}&apos; is no condition; write n, block, grid, type or op with a colon, or a counter with a bound, such as barriers &lt;= 8 * grid</source>
        <translation>{file:short}, {line}행: &apos;{text:short}&apos; 항목은 조건이 아닙니다. n, block, grid, type, op를 콜론과 함께 쓰거나, barriers &lt;= 8 * grid처럼 카운터와 한계를 쓰십시오</translation>
    </message>
    <message>
        <source>&apos;{text:short}&apos; is no bound; write whole numbers, n, grid, block and warps with + - * / and parentheses</source>
        <translation>&apos;{text:short}&apos; 항목은 한계가 아닙니다. 정수와 n, grid, block, warps를 + - * /와 괄호로 쓰십시오</translation>
    </message>
    <message>
        <source>name an exercise and the files to check, such as check first-sum *.cu</source>
        <translation>check first-sum *.cu처럼 연습 문제와 검사할 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>it can be run</source>
        <translation>실행할 수 있음</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>no hazard</source>
        <translation>해저드 없음</translation>
    </message>
    <message>
        <source>{condition}</source>
        <translation>{condition}</translation>
    </message>
    <message>
        <source>n {n}, block {block}: {result} where {reference} is right</source>
        <translation>n {n}, 블록 {block}: {reference} 대신 {result}</translation>
    </message>
    <message>
        <source>n {n}, block {block}: {hazard}</source>
        <translation>n {n}, 블록 {block}: {hazard}</translation>
    </message>
    <message>
        <source>n {n}, block {block}: {count} where at most {most} are allowed</source>
        <translation>n {n}, 블록 {block}: {count}, 최대 {most}까지 허용</translation>
    </message>
    <message>
        <source>{file:short}: all {count} conditions hold</source>
        <translation>{file:short}: 조건 {count}개를 모두 지킵니다</translation>
    </message>
    <message>
        <source>{file:short}: {held} of {count} conditions hold</source>
        <translation>{file:short}: 조건 {count}개 가운데 {held}개를 지킵니다</translation>
    </message>
    <message>
        <source>what {function:short} takes cannot be told from {types}; say it with --args in,out,n or a line // warpfold: --args in,out,n, where each is in, in2, out, in-out, n, scratch or a number</source>
        <translation>{types}만으로는 {function:short}의 매개변수가 무엇인지 알 수 없습니다. --args in,out,n으로, 또는 // warpfold: --args in,out,n 줄로 각각 in, in2, out, in-out, n, scratch, 숫자 중 무엇인지 쓰십시오</translation>
    </message>
    <message>
        <source>--args: &apos;{role:short}&apos; is not known; write in, in2, out, in-out, n, scratch or a number for each parameter</source>
        <translation>--args: &apos;{role:short}&apos; 항목을 모릅니다. 매개변수마다 in, in2, out, in-out, n, scratch 또는 숫자를 쓰십시오</translation>
    </message>
</context>
</TS>
