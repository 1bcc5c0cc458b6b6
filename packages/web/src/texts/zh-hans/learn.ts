import type { learn as german } from '../de/learn.js';

/** Texts of Learn, in simplified Chinese. */
export const learn: Readonly<Record<keyof typeof german, string>> = {
  '{n} {n:move|moves}': '{n} 步',
  'A sliding puzzle is a map: every arrangement of the pieces is a town, every move a road of length 1. To solve it is to find a road home, and the best solution is the shortest road. The map has no drawing, though; you only see the roads that leave the town in which you stand.':
    '滑块谜题就像一张地图：棋子的每种排列是一座城，每一步是一条长为 1 的路。解题就是找到回家的路，最优解就是最短的路。只是这张地图没有画出来；你只能看到从所在城市出发的路。',
  'A search keeps two lists. The <strong>open list</strong> holds the boards that it has seen and not yet looked around from. <strong>Closed</strong> are those from which it has. Over and over, it takes one board from the open list, tries every move, and puts what is new on the open list. Everything hangs on <em>which</em> board it takes.':
    '搜索维护两张表。<strong>开放表</strong>里是已经见过、但还没有从那里展开的棋盘；<strong>关闭表</strong>里是已经展开过的。它反复从开放表取出一个棋盘，试遍每一步，把新的棋盘放进开放表。关键就在于取<em>哪一个</em>。',
  'A* gives each board three numbers:': 'A* 给每个棋盘三个数：',
  '<strong>g</strong>: how many moves it took to get here. This is known.':
    '<strong>g</strong>：到这里走了多少步。这是已知的。',
  '<strong>h</strong>: how many moves are still to go, by a guess that is quick to make. This is the heuristic.':
    '<strong>h</strong>：快速估计还要多少步。这就是启发函数。',
  '<strong>f = g + h</strong>: how long a whole solution through this board might be.':
    '<strong>f = g + h</strong>：经过这个棋盘的完整解可能有多长。',
  'It always takes the board with the smallest f. Step through it:': '它总是取 f 最小的棋盘。一步步看：',
  'Why the first solution is the shortest': '为什么第一个解就是最短的',
  'Suppose that h never says more than is really to go. Then f is never more than the length of the best solution through that board. When A* takes a solved board from the list, its f is its true length, because nothing is left to go. All others that wait have an f at least as large, so no solution through them can be shorter. That is the whole proof, and it is why a solved board is recognised when it is <em>taken</em>, not when it is first seen.':
    '假设 h 从不超过真正剩余的步数，那么 f 就不会超过经过该棋盘的最优解长度。当 A* 从表中取出一个已解开的棋盘时，它的 f 就是真实长度，因为已经没有剩余。其余等待的棋盘 f 都不小于它，所以经过它们的解不会更短。这就是全部证明，也正因如此，要在<em>取出</em>时、而不是第一次看到时，才认定棋盘已解开。',
  'Now choose the heuristic that always says 0 and run it again. A* still finds a shortest solution, but it has to look around from many more boards: without a guess, it can only spread evenly in all directions. That is breadth-first search.':
    '现在选择总是为 0 的启发函数，再运行一次。A* 仍能找到最短解，但要展开多得多的棋盘：没有估计，只能向各个方向均匀扩散。这就是广度优先搜索。',
  'Solved in {n} moves after {count} expansions': '展开 {count} 次后，{n} 步解开',
  'Expanded {move}: {numbers}': '展开 {move}：{numbers}',
  'The board that A* looks at': 'A* 正在看的棋盘',
  Solved: '已解开',
  'Taken from the open list': '从开放表取出',
  '{expanded} expanded, {open} open.': '已展开 {expanded}，开放 {open}。',
  'Solved in {n} moves, and none is shorter.': '{n} 步解开，没有更短的。',
  'Open list, the next one first': '开放表，下一个在最前',
  'and {n} more': '还有 {n} 个',
  'Boards with a bold frame are new. Where two have the same f, the one with the smaller h goes first.':
    '粗框的棋盘是新的。f 相同时，h 较小的优先。',
  'move {move}, {numbers}': '走 {move}，{numbers}',
  'A heuristic is a quick guess at how far the goal is. A* may trust it blindly on one condition: it must never say more than the truth. Such a heuristic is called <strong>admissible</strong>.':
    '启发函数快速估计离目标还有多远。A* 可以完全信任它，只要满足一个条件：它绝不能超过真实值。这样的启发函数称为<strong>可采纳的</strong>。',
  'Where do safe guesses come from? From making the puzzle easier. Allow yourself something that the rules forbid, and the easier puzzle can only need fewer moves, never more. Its exact answer is a safe guess for the real one:':
    '安全的估计从哪来？把谜题变简单。允许做规则禁止的事，简化后的谜题只会需要更少的步数。它的精确答案就是原题的安全估计：',
  'If you could lift tiles out and put them straight into place, each wrong tile would cost one move. Counting the tiles out of place is a heuristic.':
    '如果可以把方块拿起来直接放到位，每个错位的方块只需一步。数错位的方块就是一种启发函数。',
  'If tiles could slide over one another, each would need as many moves as its place is rows and columns away. The sum of these is the Manhattan distance.':
    '如果方块可以互相穿过，每个方块所需的步数就是它到目标位置的行距加列距。总和就是曼哈顿距离。',
  'The more of the real rules you keep, the closer the guess gets. Closer is better, as long as it never goes above.':
    '保留的规则越多，估计就越接近。越接近越好，只要不超过真实值。',
  'Move the tiles and watch the guesses beside the true distance:': '移动方块，对照估计与真实距离：',
  'You will find that no bar changes by more than 1 when a single tile moves. Heuristics that do this are called <strong>consistent</strong>; with one of these, A* never has to look at a board twice.':
    '你会发现，移动一个方块时，每条数值的变化都不超过 1。这样的启发函数称为<strong>一致的</strong>；用它时，A* 不必把同一棋盘看两遍。',
  'What if it says too much?': '如果估计过高会怎样？',
  'Take Manhattan and multiply it by a number w. With w above 1 it sometimes says too much, so it is no longer admissible. A* then runs ahead on the first promising road, and a shorter one may be left waiting on the open list for ever. What is still true: the answer is at most w times as long as the shortest.':
    '把曼哈顿距离乘以 w。w 大于 1 时它有时会估计过高，就不再可采纳。A* 会沿着第一条看似有希望的路一直跑，更短的路可能永远留在开放表里。仍然成立的是：答案最多是最短解的 w 倍。',
  'This is a fair trade when you know that you make it. A program that calls such an answer “optimal” is wrong, even on the boards where it happens to be.':
    '只要心里有数，这是公平的取舍。程序若把这样的答案称为“最优”就是错的，哪怕在某些棋盘上碰巧是最优。',
  'True distance': '真实距离',
  'A board to play with': '可以随意玩的棋盘',
  'Estimates and the true distance': '估计与真实距离',
  'Working out the true distance …': '正在计算真实距离……',
  'No estimate is above the truth.': '没有估计超过真实值。',
  'An estimate is above the truth: that should never happen.': '有估计超过了真实值：这不应该发生。',
  'What they count': '它们数的是什么',
  'The true distance comes from a search that proves it, for every board that you make.':
    '真实距离由搜索得出并证明，对你摆出的每个棋盘都是如此。',
  'Weight w =': '权重 w =',
  'What the search found': '搜索结果',
  'moves found': '找到的步数',
  '{moves} after looking around from {boards}.': '{moves}，展开了 {boards}。',
  'Nothing is shorter: this is proved.': '已证明没有更短的。',
  'With w above 1 nothing is proved.': 'w 大于 1 时什么也没有证明。',
  'The board is one of the two hardest of its size: 31 moves at best.': '这是该尺寸最难的两个棋盘之一：最少 31 步。',
  'Here is A* with one line in the wrong place. It looks right, it solves every puzzle, and on most boards its answers are even the shortest. On this one they are not.':
    '这是有一行放错位置的 A*。它看起来没错，能解开每道题，在大多数棋盘上答案甚至是最短的。但在这个棋盘上不是。',
  'Right: close a board when it is taken': '正确：取出时关闭',
  'Wrong: close it when it is first seen': '错误：第一次看到就关闭',
  [`take the board with the least f
if it is solved: done
close it
for every move:
  if the new board is not closed
  and this way is shorter:
    note the way, put it on the list`]: `取出 f 最小的棋盘
若已解开：结束
关闭它
对每一步：
  若新棋盘未关闭
  且这条路更短：
    记下这条路，放进表中`,
  [`take the board with the least f
if it is solved: done
for every move:
  if the new board is not closed:
    close it
    put it on the list
`]: `取出 f 最小的棋盘
若已解开：结束
对每一步：
  若新棋盘未关闭：
    关闭它
    放进表中
`,
  'The idea behind the wrong version is tempting: why put a board on the list that was on it before? Because the first way to a board need not be the shortest. A* does not go by g alone; it hurries along where h is small. It can come to a board by a detour first, and by the short way a little later.':
    '错误版本的想法很诱人：已经在表里的棋盘为什么还要再放一次？因为到达一个棋盘的第一条路不一定最短。A* 不只看 g，它会急着走向 h 小的地方。它可能先绕路到达某个棋盘，稍后才走到那条短路。',
  'When is it safe?': '什么时候是安全的？',
  'In breadth-first search the first way to a board <em>is</em> a shortest one, so closing at once loses nothing. In A*, a board may be closed for good when it is <em>taken</em>, if the heuristic is consistent: it never falls by more than 1 with a move. The one used here is, so the right version never has to open a board again. If a heuristic is admissible but not consistent, even that is too early, and boards must be opened again when a shorter way to them turns up. The solver of this app does so.':
    '在广度优先搜索中，到达棋盘的第一条路<em>就是</em>最短的，立即关闭没有损失。在 A* 中，如果启发函数是一致的（一步之内下降不超过 1），棋盘可以在<em>取出</em>时永久关闭。这里用的就是一致的，所以正确版本不必重新打开棋盘。如果启发函数可采纳但不一致，那样仍然太早；出现更短的路时必须重新打开棋盘。本应用的求解器就是这样做的。',
  'A*, as it should be': '正确的 A*',
  'Closing too early': '关闭过早',
  'The board of this lesson': '本课的棋盘',
  'The red car a has to get out at the right. Let both versions search, with the same heuristic.':
    '红车 a 要从右边出去。让两个版本用相同的启发函数搜索。',
  'Right: {n} moves. Closing too early: {other} moves.': '正确：{n} 步。关闭过早：{other} 步。',
  'Run both': '两个都运行',
  Version: '版本',
  'Show the {n} moves': '显示这 {n} 步',
  'The moment it goes wrong.': '出错的那一刻。',
  'The flawed version threw {n} shorter {n:way|ways} away.': '有缺陷的版本丢掉了 {n} 条更短的路。',
  'The first time, a board had been closed with {kept} moves, and then the search found it again with {lost}:':
    '第一次是：一个棋盘以 {kept} 步被关闭，之后搜索又以 {lost} 步找到它：',
  'The way it kept': '保留的路',
  'The way it lost': '丢掉的路',
  'There is no such lesson': '没有这一课',
  'All lessons': '全部课程',
  Lessons: '课程',
  'A*: look where the way promises to be shortest': 'A*：在看起来最短的方向上找',
  'How a search chooses the next board, one step at a time.': '搜索怎样一步步选择下一个棋盘。',
  'Heuristics that never promise too much': '从不过高估计的启发函数',
  'What makes an estimate safe, and what happens when it is not.': '什么样的估计是安全的，不安全时会怎样。',
  'Why closing too early loses the shortest way': '为什么关闭过早会丢掉最短路',
  'One misplaced line turns 6 moves into 7. Run both and see where.': '一行放错，6 步变 7 步。两个都运行，看看错在哪。',
  'Pattern databases: solve a smaller puzzle first': '模式数据库：先解一个更小的谜题',
  'Build a table of exact distances in front of your eyes, and use it as a heuristic.':
    '亲眼看着建立一张精确距离表，并把它用作启发函数。',
  'Manhattan treats every tile as if it were alone. Real tiles are in each other’s way. A pattern database takes a few of them together, works out <em>exactly</em> how far these are from home for every way they can lie, and keeps the answers in a table.':
    '曼哈顿距离把每个方块当作独自存在，而真实的方块会互相挡路。模式数据库把几个方块放在一起，<em>精确</em>算出它们在每种摆放下离目标多远，并把答案存进一张表。',
  'Rub the numbers off all tiles but a few. What is left is a smaller puzzle: the plain tiles are all alike, so it has far fewer boards, few enough to list them all. Start from the solved board and go backwards, one move at a time: what you reach first in d moves is d moves from home.':
    '只保留几个方块的数字，擦掉其余的。剩下的是一个更小的谜题：空白方块都一样，棋盘数少得多，少到可以全部列出。从解开的棋盘倒着走，一次一步：最先用 d 步到达的，离目标就是 d 步。',
  'A solution of the real puzzle also solves the smaller one, so the table never says more than the truth. It is an admissible heuristic, and looking it up takes no time at all.':
    '原题的解也能解开小谜题，所以表中的值不会超过真实值。它是可采纳的启发函数，查表几乎不花时间。',
  'Two tables are better than one': '两张表胜过一张',
  'If every move counts in both tables, you must not add what they say: a move of a plain tile would be counted twice. You may take the larger one. But if each table counts <em>only the moves of its own tiles</em>, no move is counted twice, and the sum is still safe. Such tables are called additive or disjoint. Switch the counting above and compare.':
    '如果每一步在两张表中都计数，就不能把它们相加：空白方块的移动会被数两次，只能取较大的。但如果每张表<em>只数自己方块的移动</em>，就没有一步被数两次，和仍然安全。这样的表称为可加的或不相交的。切换上面的计数方式比较一下。',
  'With all tiles in one pattern, the table is the truth itself: 181,440 entries for the 3×3 board. For the 4×4 board it would be over ten million million, which is why the tables for it hold five to eight tiles each.':
    '如果一个模式包含所有方块，表就是真实值本身：3×3 棋盘有 181,440 项。4×4 棋盘会超过十万亿项，所以它的表每张只含五到八个方块。',
  'Tiles of the pattern': '模式中的方块',
  'What counts': '计数方式',
  'every move': '每一步',
  'moves of its own tiles': '只数自己方块的移动',
  'What the heuristics say of this board': '各启发函数对此棋盘的估计',
  'Manhattan distance': '曼哈顿距离',
  'Pattern {tiles}': '模式 {tiles}',
  'Sum of both': '两者之和',
  'Larger of both': '两者较大',
  'The table of {tiles}': '{tiles} 的表',
  'Building tables …': '正在建表……',
  'All tables are built.': '表已全部建好。',
  '{n} entries, up to distance {most}': '{n} 项，最大距离 {most}',
  '{n} entries so far, up to distance {most}': '目前 {n} 项，最大距离 {most}',
  'Entries by distance from the solved board.': '按离目标的距离统计的项数。',
  'The board above is in column {n}.': '上面的棋盘在第 {n} 列。',
  'Kind of search': '搜索方式',
  'Run all': '全部运行',
  'In memory': '内存中',
  Steps: '步格',
  'Breadth first': '广度优先',
  'Depth first': '深度优先',
  'Iterative deepening': '迭代加深',
  'Eight short pages on how a computer finds the shortest solution of a sliding puzzle, and how it knows that there is none shorter. Every board on them is live: move it, step it, break it.':
    '八篇短文，讲计算机如何找到滑块谜题的最短解，又如何知道没有更短的。上面的每个棋盘都是活的：可以移动、单步、随意折腾。',
  'Iterative deepening: deep, but not too deep': '迭代加深：要深，但别太深',
  'How to find a shortest solution without remembering what was seen.': '不记住看过什么，怎样找到最短解。',
  'Memory: A* against IDA*': '内存：A* 对 IDA*',
  'One stores everything, the other a single path. Compare what that costs.':
    '一个什么都存，一个只存一条路。比较各自的代价。',
  'Why combined moves need care': '为什么组合移动要小心',
  'Breadth-first search over single slides does not prove the 81 moves of Klotski.':
    '对单格滑动做广度优先搜索，并不能证明华容道的 81 步。',
  'What a puzzle looks like from above': '从上方看一个谜题',
  'All boards at once, as a map with the solved one in the middle.': '所有棋盘一目了然：一张以解好的棋盘为中心的地图。',
  'Depth-first search follows one path as far as it goes. It finds some solution, often one of hundreds of moves. Breadth-first search finds a shortest one, but stores every board that it has seen.':
    '深度优先搜索沿一条路一直走到底。它能找到某个解，往往有几百步。广度优先搜索能找到最短解，但要存储见过的每个棋盘。',
  'Iterative deepening has the best of both. It searches depth first, and turns back at a limit: after 0 moves, then after 1, then after 2. Its first solution is a shortest one, because all shorter paths were tried before. It stores its path only.':
    '迭代加深兼有两者之长。它深度优先地搜索，到上限就折返：先是 0 步，再是 1 步，再是 2 步。它的第一个解就是最短解，因为所有更短的路都已试过。它只存储当前的路。',
  'Is that not a waste?': '这不是浪费吗？',
  'Each round does all the work of the rounds before it again. That matters little where every board has several new successors: most boards lie in the last layer. What matters more is another thing. A search that stores nothing does not notice that two paths lead to the same board, and searches behind it twice.':
    '每一轮都把前几轮的工作重做一遍。如果每个棋盘都有好几个新的后继，这影响不大：大多数棋盘都在最后一层。更要紧的是另一件事：什么都不存的搜索不会发现两条路通向同一个棋盘，会在它后面搜索两次。',
  'A* stores every board that it has seen. On a large puzzle, memory ends long before patience does. IDA* stores one path, and nothing else.':
    'A* 存储它见过的每个棋盘。谜题一大，内存远比耐心先用完。IDA* 只存一条路，别的都不存。',
  'It works like iterative deepening, but its limit is on f = g + h. A path is given up as soon as its f exceeds the limit. If a round finds nothing, the smallest f that was too large is the next limit. With an admissible heuristic, the first solution is shortest.':
    '它和迭代加深一样，只是上限加在 f = g + h 上。一条路的 f 一超过上限就放弃。如果一轮什么也没找到，超限的 f 中最小的就是下一个上限。启发函数可采纳时，第一个解就是最短的。',
  'IDA* with a table': '带表的 IDA*',
  'Watch A* and IDA* in a race': '观看 A* 与 IDA* 赛跑',
  'What it costs': '代价是什么',
  'IDA* forgets, so it expands boards again. That is cheap where the heuristic is good and few paths lead to the same board, as with tiles. In Rush Hour and Klotski, thousands of paths lead to the same board. There, a search that remembers wins.':
    'IDA* 会忘，所以要重复展开棋盘。启发函数好、通向同一棋盘的路少时，这很便宜，数字滑块就是如此。在华容道和 Rush Hour 里，成千上万条路通向同一个棋盘，记得住的搜索会赢。',
  'Klotski is famous for its 81 moves. One move takes one brick along any path, as far as it likes, while nothing else moves. A program that slides a brick by a single cell counts something else: steps.':
    '华容道以 81 步闻名。一步是让一块木块沿任意路线走任意远，其间别的都不动。每次只把木块滑一格的程序，数的是另一样东西：步格。',
  'Breadth-first search finds the fewest of what it counts, and of nothing else. Let it count steps on Klotski, then join the steps of one brick to moves. The solution that this program finds has 116 steps, the fewest possible, but they make 105 moves.':
    '广度优先搜索只让它所数的东西最少，别的都不管。让它在华容道上数步格，再把同一木块相连的步格并成一步。本程序找到的解有 116 个步格，不能更少，却合成 105 步。',
  'This small board shows the same. Search it both ways:': '这个小棋盘也一样。用两种方式搜索它：',
  'Fewest steps': '步格最少',
  'Fewest moves': '步数最少',
  'How to search for moves': '怎样按步搜索',
  'Every place that a brick can reach by itself is <em>one</em> move away. So list all these places as successors, and breadth-first search proves the fewest moves: 81 for Klotski.':
    '一块木块凭自己能到的每个位置，都只有<em>一</em>步远。所以把这些位置都列为后继，广度优先搜索就能证明最少步数：华容道是 81。',
  'There is a trap in the other way, in which a step costs nothing if it goes on with the brick that moved last. Then two boards that look the same are not: the next step of one brick is free on the first, and costs a move on the second. The brick that moved last belongs to the state. A search that forgets it closes boards too early, and its answer proves nothing.':
    '另一种办法有陷阱：如果继续移动上一块木块，步格就不计费。这时看起来相同的两个棋盘并不相同：某块木块的下一格在前者免费，在后者要算一步。最后移动的木块属于状态。忘了它的搜索会过早关闭棋盘，它的答案什么也证明不了。',
  'Draw a dot for each board, and a line for each move. The whole puzzle becomes a map. A solution is a path on it, and a hard board is one with a long way to the middle.':
    '每个棋盘画一个点，每一步画一条线，整个谜题就成了一张地图。解是地图上的一条路，难的棋盘就是离中心很远的那些。',
  'This is the puzzle of five tiles. The solved board is the dot in the middle, and each ring is one move farther away. Choose a dot to see its board.':
    '这是五块数字的谜题。解好的棋盘是中间的点，每往外一圈就多一步。点一个点，看看它的棋盘。',
  'What the map tells': '地图告诉我们什么',
  'All 360 boards hang together, and the farthest is 21 moves away. No shuffled board is harder.':
    '360 个棋盘全都连在一起，最远的有 21 步。怎么打乱都不会更难。',
  'Half of all arrangements are missing. There are 720, and no move leads from one half to the other. The parity of the tiles tells which half is which.':
    '有一半排列不在图上。排列共有 720 种，没有一步能从这一半走到那一半。数字的奇偶性能分辨是哪一半。',
  'Most boards are neither near nor far. A search without a good estimate spends its time among them.':
    '大多数棋盘不近也不远。没有好估计的搜索，时间都花在它们身上。',
  'There are rings of twelve boards: two ways round, equally long, so that shortest solutions differ.':
    '图上有由十二个棋盘围成的环：绕两边一样长，所以最短解不止一个。',
  'The chosen board': '选中的棋盘',
  '{n} {n:move|moves} from the solved board': '距解好的棋盘 {n} 步',
  'The solved board': '解好的棋盘',
  'The farthest': '最远的',
  'All boards of the puzzle, in rings around the solved one': '谜题的所有棋盘，围着解好的棋盘成圈',
};
