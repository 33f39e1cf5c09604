/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const geography = `
== Map reading and skills | 地圖閱讀與技能
contour line | 等高線 | sign | S1 | a line on a map joining places of the same height above sea level | 地圖上連接海拔相同地點的線 | also=contour; not=isobar
isotherm | 等溫線 | sign | S2 | a line on a map joining places that are equally hot or cold | 地圖上連接冷熱程度相同地點的線 | not=isobar
isobath | 等深線 | sign | S4 | a line on a chart joining points where the sea is equally far down to its bed | 海圖上連接海面至海床距離相同地點的線 | not=contour line
spot height | 高程點 | sign | S1 | a dot on a map beside which the exact elevation of one place is printed | 地圖上標示某處確實海拔的小圓記號 | not=trigonometrical station
legend | 圖例 | structure | S1 | the part of a map that explains what its symbols and colours stand for | 地圖上解釋符號和顏色意思的部分 | also=key
map scale | 比例尺 | structure | P4 | the ratio of a distance on a map to the real distance on the ground | 地圖上的距離與地面實際距離之比 | also=scale
grid line | 方格線 | structure | S1 | one of the evenly spaced numbered lines that divide a map into equal squares | 把地圖劃分成大小相同正方形的有編號直線
vertical interval | 垂直間距 | quantity | S1 | the difference in height between two neighbouring contour lines on a map | 地圖上相鄰兩條等高線所代表的海拔差 | also=contour interval
gradient | 坡度 | quantity | S2 | the ratio of the rise between two points to the horizontal distance between them | 兩點的高度差與水平距離之比 | not=vertical interval
vertical exaggeration | 垂直誇大率 | quantity | S4 | the number of times the height scale of a cross-section is larger than its distance scale | 橫切面圖上高度比例相對於水平比例放大的倍數 | not=gradient
four-figure grid reference | 四位方格座標 | quantity | S1 | a number that names a whole square of a map by the two lines at its corner | 以左下角縱橫兩線的編號指明地圖上一整個方格的數字 | not=six-figure grid reference
six-figure grid reference | 六位方格座標 | quantity | S1 | a number that fixes a point of a map to one tenth of a square in each direction | 把地圖上一點的位置準確至方格十分之一的數字 | not=four-figure grid reference
latitude | 緯度 | quantity | P6 | the angular distance of a place north or south of the Equator | 某地在赤道以北或以南的角距離 | not=longitude
longitude | 經度 | quantity | P6 | the angular distance of a place east or west of the Prime Meridian | 某地在本初子午線以東或以西的角距離 | not=latitude
altitude | 海拔 | quantity | S1 | the height of a place above mean sea level | 某地高於平均海平面的垂直距離 | also=elevation; not=latitude
true north | 真北 | idea | S1 | the direction along the Earth's surface towards the northern end of its axis of rotation | 沿地面指向地球自轉軸北端的方向 | not=magnetic north
magnetic north | 磁北 | idea | S1 | the direction to which the needle of a compass points | 指南針的指針所指的方向 | not=true north
magnetic declination | 磁偏角 | quantity | S4 | the angle at a place between the compass needle's direction and the direction of the geographic pole | 某地指針方向與地理北極方向之間的夾角
Equator | 赤道 | place | P5 | the imaginary line halfway between the two poles that divides the Earth into two hemispheres | 與兩極距離相等、把地球分為南北兩半球的假想線
Tropic of Cancer | 北回歸線 | place | S1 | the parallel on which the noon sun stands overhead at the June solstice | 六月夏至正午太陽直射的緯線 | not=Tropic of Capricorn
Tropic of Capricorn | 南回歸線 | place | S1 | the parallel on which the noon sun stands overhead at the December solstice | 十二月冬至正午太陽直射的緯線 | not=Tropic of Cancer
Arctic Circle | 北極圈 | place | S1 | the parallel beyond which the sun does not set at the June solstice | 六月夏至出現永晝地區的外緣緯線 | not=Antarctic Circle
Antarctic Circle | 南極圈 | place | S1 | the parallel beyond which the sun does not set at the December solstice | 十二月冬至出現永晝地區的外緣緯線 | not=Arctic Circle
Prime Meridian | 本初子午線 | place | S1 | the line from pole to pole through Greenwich from which longitude is counted | 通過格林威治、作為經度起點的南北線 | not=Equator
International Date Line | 國際日期變更線 | place | S1 | the line near 180 degrees longitude where the calendar jumps by one day when crossed | 位於經度180度附近、越過後曆法須加減一天的界線 | also-zh=國際換日線; not=Prime Meridian
ridge | 山脊 | structure | S1 | a long and narrow stretch of high land with slopes falling away on both sides | 兩旁向下傾斜的狹長高地 | not=spur
spur | 山嘴 | structure | S1 | a tongue of high land jutting out from a hillside, with contours that bulge towards lower ground | 從山坡向外伸出、等高線凸向低處的高地 | not=valley
valley | 山谷 | structure | S1 | a long low area between slopes, with contours that bend towards higher ground | 兩坡之間、等高線彎向高處的長條形低地 | not=spur
saddle | 鞍部 | structure | S3 | the low part of a ridge between two neighbouring summits | 相鄰兩個山峰之間較低的部分 | also=col; not=valley
knoll | 小丘 | structure | S3 | a small, low and rounded hill, shown by one or two closed contour lines | 以一兩條閉合等高線表示、低矮渾圓的獨立高地
cliff | 懸崖 | structure | S1 | an almost upright face of rock where contour lines run together | 等高線重疊在一起、近乎直立的岩壁
plateau | 高原 | structure | S1 | a wide stretch of fairly level land that stands well above its surroundings | 海拔明顯高於四周、地勢大致平坦的廣闊土地 | not=plain
plain | 平原 | structure | S1 | a wide stretch of flat or gently rolling low land | 地勢低而起伏極小的廣闊土地 | not=plateau
basin | 盆地 | structure | S1 | a stretch of low land ringed by mountains or uplands | 四周被山地或高地包圍的低地 | not=plain
concave slope | 凹坡 | form | S3 | a hillside that is steep near the top and gentle near the foot | 上部陡、下部緩的山坡 | not=convex slope
convex slope | 凸坡 | form | S3 | a hillside that is gentle near the top and steep near the foot | 上部緩、下部陡的山坡 | not=concave slope
uniform slope | 均勻坡 | form | S3 | a hillside on which the contour lines stand at equal distances from top to foot | 由頂至底等高線距離相等的山坡
topographic map | 地形圖 | form | S1 | a map that shows relief by contours together with rivers, roads and settlements | 以等高線顯示高低起伏並繪出河流、道路和聚落的地圖
choropleth map | 等值區域圖 | form | S3 | a map that shades each district darker or lighter according to its statistics | 以深淺顏色顯示各行政單位統計級別的地圖
isopleth map | 等值線圖 | form | S3 | a map that shows distribution by joining places with the same reading | 把讀數相同的地點連起來以顯示分布的地圖
dot map | 點子圖 | form | S3 | a map on which many equal marks each stand for the same number of things | 以許多同樣大小、各代表固定數目的小圓記號顯示分布的地圖
flow-line map | 流線圖 | form | S3 | a map on which arrows of different widths show how much moves between places | 以粗幼不一的箭嘴顯示兩地之間移動數量的地圖
proportional symbol map | 比例符號圖 | form | S3 | a map on which circles or other shapes grow in size with the figures of each place | 以大小不一的圓形等圖形顯示各地數量的地圖
vertical aerial photograph | 垂直航空照片 | form | S4 | a picture taken from an aircraft with the camera pointing straight down | 飛機上鏡頭指向正下方拍攝的圖像 | not=oblique aerial photograph
oblique aerial photograph | 傾斜航空照片 | form | S4 | a picture taken from an aircraft with a tilted camera, so that distant things look smaller | 飛機上鏡頭斜向地面拍攝、遠處景物顯得較小的圖像 | not=vertical aerial photograph
ground photograph | 地面照片 | form | S1 | a picture of a landscape taken by a person standing on the land | 拍攝者站在陸上所攝的景觀圖像
field sketch | 實地草圖 | form | S1 | a simple labelled drawing of a view made on the spot during an outing | 考察時即場繪畫並加上註釋的景觀素描
cross-section | 橫切面圖 | form | S3 | a side view of the relief along a line drawn on a map | 沿地圖上某條線繪出、顯示地勢起伏的側面圖
climograph | 氣候圖 | form | S1 | a diagram with bars for monthly rainfall and a line for monthly temperature | 以棒形表示每月雨量、以曲線表示每月氣溫的圖表 | also=climatic graph
wind rose | 風花圖 | form | S4 | a diagram whose arms show how often the air blows from each direction | 以長短不一的臂顯示空氣從各方向吹來頻率的圖表 | also-zh=風玫瑰圖
scatter diagram | 散點圖 | form | S3 | a graph of unjoined dots that shows whether two sets of data are related | 以不相連的記號顯示兩組數據有否關係的圖表 | also=scatter graph
questionnaire survey | 問卷調查 | method | S1 | the collection of data by having many people answer the same printed list of questions | 讓許多人回答同一份書面問題以收集資料的方法
interview | 訪問 | method | S1 | the collection of views by talking face to face or by phone with a person | 透過與受訪者直接交談以收集意見的方法
land use survey | 土地利用調查 | method | S1 | the recording on a plan of what each plot or building in an area serves for | 在平面圖上記錄區內每幅地段或樓宇用途的方法
traffic count | 交通流量統計 | method | S3 | the recording of how many vehicles of each kind pass a point in a given time | 記錄指定時間內經過某處的各類車輛數目的方法
random sampling | 隨機抽樣 | method | S4 | the choice of items purely by chance, so that each is equally likely to be taken | 完全憑機會選取、每個個體被選中機會均等的方法
systematic sampling | 系統抽樣 | method | S4 | the choice of items at regular intervals, such as every tenth house | 每隔固定距離或數目選取一個個體的方法
stratified sampling | 分層抽樣 | method | S4 | the choice of items from each group of a population in proportion to its size | 先把總體分組再按各組大小選取個體的方法
convenience sampling | 便利抽樣 | method | S4 | the choice of whatever people or places are easiest to reach | 只選取最容易接觸到的人或地點的方法
set | lines that join equal readings on maps and charts | 地圖上的各種等值線 | contour line; isobar=等壓線; isotherm; isohyet=等雨量線; isobath
set | ways to show relief on a map | 地圖上顯示地勢的方法 | contour line; spot height; trigonometrical station=三角網測站; hachure=暈滃線; layer tinting=分層設色
set | special parallels on the globe | 地球上的特殊緯線 | Equator; Tropic of Cancer; Tropic of Capricorn; Arctic Circle; Antarctic Circle
set | imaginary lines on the globe | 地球上的假想線 | Equator; Prime Meridian; International Date Line; Tropic of Cancer
set | relief features recognised from contours | 從等高線辨認的地勢特徵 | ridge; spur; valley; saddle; knoll; cliff
set | major landforms of the land surface | 陸地的主要地形 | plateau; plain; basin; valley; ridge
set | shapes of slope read from contour spacing | 從等高線疏密辨認的坡形 | concave slope; convex slope; uniform slope; cliff
set | kinds of maps that show statistics | 顯示統計數據的地圖 | choropleth map; isopleth map; dot map; flow-line map; proportional symbol map
set | pictures of a landscape | 景觀的圖像 | vertical aerial photograph; oblique aerial photograph; ground photograph; satellite image=衛星影像; field sketch
set | diagrams used in geography | 地理科常用圖表 | climograph; wind rose; scatter diagram; cross-section; hydrograph=流量圖
set | ways to collect data in fieldwork | 實地考察收集資料的方法 | questionnaire survey; interview; land use survey; traffic count
set | ways to choose samples in fieldwork | 實地考察的抽樣方法 | random sampling; systematic sampling; stratified sampling; convenience sampling
fact | Equator | 赤道 | latitude | 緯度 | 0° | 0° |
fact | Tropic of Cancer | 北回歸線 | latitude | 緯度 | 23.5° N | 北緯23.5° |
fact | Tropic of Capricorn | 南回歸線 | latitude | 緯度 | 23.5° S | 南緯23.5° |
fact | Arctic Circle | 北極圈 | latitude | 緯度 | 66.5° N | 北緯66.5° |
fact | Antarctic Circle | 南極圈 | latitude | 緯度 | 66.5° S | 南緯66.5° |
fact | North Pole | 北極 | latitude | 緯度 | 90° N | 北緯90° |
fact | South Pole | 南極 | latitude | 緯度 | 90° S | 南緯90° |
fact | north-east | 東北 | whole-circle bearing | 全圓方位角 | 045° | 045° |
fact | east | 東 | whole-circle bearing | 全圓方位角 | 090° | 090° |
fact | south-east | 東南 | whole-circle bearing | 全圓方位角 | 135° | 135° |
fact | south | 南 | whole-circle bearing | 全圓方位角 | 180° | 180° |
fact | south-west | 西南 | whole-circle bearing | 全圓方位角 | 225° | 225° |
fact | west | 西 | whole-circle bearing | 全圓方位角 | 270° | 270° |
fact | north-west | 西北 | whole-circle bearing | 全圓方位角 | 315° | 315° |
fact | Tai Mo Shan | 大帽山 | height above sea level | 海拔高度 | 957 | 957 | m
fact | Lantau Peak | 鳳凰山 | height above sea level | 海拔高度 | 934 | 934 | m
fact | Sunset Peak | 大東山 | height above sea level | 海拔高度 | 869 | 869 | m
fact | Ma On Shan | 馬鞍山 | height above sea level | 海拔高度 | 702 | 702 | m
fact | Victoria Peak | 太平山 | height above sea level | 海拔高度 | 552 | 552 | m

== Earth's structure and plate tectonics | 地球結構與板塊構造
crust | 地殼 | structure | S3 | the thin, solid and outermost rock layer of the Earth | 地球最外面、薄而堅硬的岩石層 | not=lithosphere
mantle | 地幔 | structure | S3 | the thickest layer of the Earth, made of hot rock around the core | 地球內部包圍核心、厚度最大的高溫岩層
outer core | 外核 | structure | S3 | the liquid layer of iron and nickel deep inside the Earth | 地球深處由液態鐵和鎳組成的一層 | not=inner core
inner core | 內核 | structure | S3 | the solid ball of iron and nickel at the centre of the Earth | 位於地球正中、由固態鐵和鎳組成的球體 | not=outer core
lithosphere | 岩石圈 | structure | S4 | the rigid shell of the Earth made of the crust and the uppermost mantle | 由地殼和地幔最頂部組成的堅硬外層 | not=asthenosphere
asthenosphere | 軟流圈 | structure | S4 | the hot layer of the upper mantle that moves slowly and carries the plates | 上地幔中可緩慢移動並承載板塊的高溫層 | not=lithosphere
continental crust | 大陸地殼 | structure | S4 | the thick and light outermost rock of the Earth, mainly granitic, that forms the landmasses | 較厚而密度較低、以花崗岩類為主的地球表層 | not=oceanic crust
oceanic crust | 海洋地殼 | structure | S4 | the thin and dense outermost rock of the Earth, mainly basaltic, that lies under deep seas | 較薄而密度較高、以玄武岩為主的地球表層 | not=continental crust
Moho | 莫霍界面 | structure | S4 | the boundary between the crust and the mantle | 地殼與地幔之間的分界 | also=Mohorovičić discontinuity; not=Gutenberg discontinuity
Gutenberg discontinuity | 古登堡界面 | structure | S4 | the boundary between the mantle and the core | 地幔與地核之間的分界 | not=Moho
divergent plate boundary | 分離板塊邊界 | structure | S4 | the zone where two plates move apart and magma rises to form new crust | 兩板塊互相移開、岩漿湧升形成新地殼的地帶 | also=constructive plate boundary; also-zh=建設性板塊邊界; not=convergent plate boundary
convergent plate boundary | 聚合板塊邊界 | structure | S4 | the zone where two plates move towards each other and collide | 兩板塊互相移近並發生碰撞的地帶 | also=destructive plate boundary; also-zh=破壞性板塊邊界; not=divergent plate boundary
transform plate boundary | 轉形板塊邊界 | structure | S4 | the zone where two plates slide past each other and no crust is made or destroyed | 兩板塊水平擦過、地殼沒有增減的地帶 | also=conservative plate boundary; also-zh=保守性板塊邊界
hot spot | 熱點 | structure | S4 | a fixed place beneath a plate where a plume of magma rises from deep in the mantle | 板塊之下岩漿柱從地幔深處持續湧升的固定位置
sea-floor spreading | 海底擴張 | process | S4 | the moving apart of oceanic crust as new rock keeps forming along a ridge | 洋脊不斷形成新岩石並把兩旁洋殼推開的過程 | not=subduction
subduction | 俯衝作用 | process | S4 | the sinking of a denser plate beneath another plate into the mantle | 密度較高的板塊沉入另一板塊之下並進入地幔的過程 | not=sea-floor spreading
faulting | 斷層作用 | process | S3 | the breaking of rock and the shifting of the two sides along the break | 岩石受力破裂並沿裂縫移位的過程 | not=folding
mantle convection | 地幔對流 | process | S4 | the slow circulation of hot rock that rises, spreads out and sinks beneath the plates | 板塊下高溫岩石上升、散開再下沉的循環運動
continental drift theory | 大陸漂移說 | theory | S4 | the view that one supercontinent broke up and its pieces moved to their present places | 認為單一超級陸塊分裂後各部分移至現今位置的學說 | not=plate tectonics
plate tectonics | 板塊構造學說 | theory | S4 | the view that the lithosphere is broken into rigid slabs that move on a softer layer | 認為岩石圈分成多塊並在較軟的一層上移動的理論 | not=continental drift theory
Pangaea | 盤古大陸 | place | S4 | the single landmass into which all continents were joined about 250 million years ago | 約二億五千萬年前由所有陸地連成的單一陸塊
Gondwanaland | 岡瓦納大陸 | place | S4 | the ancient southern landmass that split into South America, Africa, India, Australia and Antarctica | 後來分裂成南美洲、非洲、印度、澳洲和南極洲的遠古南方陸塊 | also=Gondwana; not=Laurasia
Laurasia | 勞亞大陸 | place | S4 | the ancient northern landmass that split into North America, Europe and most of Asia | 後來分裂成北美洲、歐洲和亞洲大部分的遠古北方陸塊 | not=Gondwanaland
Panthalassa | 泛大洋 | place | S6 | the vast ancient water body that surrounded the single supercontinent | 遠古時環繞單一超級陸塊的廣闊水域
Tethys Sea | 特提斯海 | place | S6 | the ancient water body between the northern and southern landmasses, whose sediments now lie in the Himalayas | 遠古南北兩大陸塊之間、沉積物後來形成喜馬拉雅山脈的水域 | also-zh=古地中海
oceanic trench | 海溝 | structure | S4 | a long, narrow and very deep hollow in the sea floor where a plate sinks | 板塊下沉處海底狹長而極深的凹地 | not=rift valley
mid-oceanic ridge | 大洋中脊 | structure | S4 | a long undersea mountain chain along which two plates move apart | 兩板塊分離處隆起的海底山脈 | not=oceanic trench
rift valley | 裂谷 | structure | S4 | a long lowland with steep sides where land has sunk between parallel faults on a continent | 陸地上平行斷層之間下陷而成、兩邊陡峭的狹長低地
anticline | 背斜 | structure | S4 | a fold of rock layers that arch upwards, with limbs sloping away from each other | 岩層向上拱起、兩翼向外傾的褶曲 | not=syncline
syncline | 向斜 | structure | S4 | a fold of rock layers that sag downwards, with limbs sloping towards each other | 岩層向下凹陷、兩翼向內傾的褶曲 | not=anticline
recumbent fold | 伏臥褶曲 | structure | S6 | a bend of rock layers pushed right over so that its limbs lie almost flat | 被推倒至兩翼近乎水平的岩層彎曲
normal fault | 正斷層 | structure | S4 | a break caused by tension, where the block above the sloping plane moves down | 受張力形成、斜面上方岩塊下移的斷裂 | not=reverse fault
reverse fault | 逆斷層 | structure | S4 | a break caused by compression, where the block above the sloping plane moves up | 受壓力形成、斜面上方岩塊上移的斷裂 | not=normal fault
tear fault | 平移斷層 | structure | S4 | a break along which the two blocks of rock move sideways past each other | 兩旁岩塊沿水平方向擦過的斷裂 | also=strike-slip fault; not=normal fault
joint | 節理 | structure | S4 | a crack in rock along which the two sides have not shifted | 兩側岩石沒有移位的裂縫 | not=bedding plane
bedding plane | 層面 | structure | S4 | the surface that separates one layer of sedimentary rock from the next | 兩個沉積岩層之間的分界 | not=joint
unconformity | 不整合面 | structure | S6 | a buried erosion surface that separates young layers from much older rocks below | 年輕岩層與其下古老得多的岩石之間的古侵蝕面
horst | 地壘 | structure | S4 | a block of land raised between two parallel faults | 兩條平行斷層之間被抬高的地塊 | also=block mountain; not=graben
fault plane | 斷層面 | structure | S4 | the break surface along which two blocks of rock slide | 兩個岩塊沿着滑動的破裂表面
fault scarp | 斷層崖 | structure | S4 | a steep slope exposed where one block has moved up or down | 一側岩塊升降後露出地表的陡坡
igneous rock | 火成岩 | substance | S3 | rock formed when molten material cools and solidifies | 熔融物質冷卻凝固而成的岩石
sedimentary rock | 沉積岩 | substance | S3 | rock formed when loose fragments or remains pile up and are pressed and cemented in layers | 碎屑或生物遺骸層層堆疊、壓實膠結而成的岩石
granite | 花崗岩 | substance | S3 | a light-coloured rock with large crystals formed when magma cools slowly deep underground | 岩漿在地底深處緩慢冷卻而成、晶體粗大的淺色岩石 | not=basalt
basalt | 玄武岩 | substance | S3 | a dark rock with fine crystals formed when runny lava cools fast at the surface | 流動性高的熔岩在地表迅速冷卻而成、晶體細小的深色岩石 | not=granite
tuff | 凝灰岩 | substance | S3 | a rock made of volcanic ash that has been compacted and hardened | 由火山噴出的細粉壓實硬化而成的岩石
sandstone | 砂岩 | substance | S3 | a sedimentary rock of cemented grains about 0.06 to 2 millimetres across | 由直徑約0.06至2毫米的顆粒膠結而成的沉積岩 | not=shale
shale | 頁岩 | substance | S3 | a fine-grained sedimentary rock of compressed mud that splits into thin sheets | 由細泥壓實而成、容易裂成薄片的沉積岩 | not=slate
conglomerate | 礫岩 | substance | S3 | a sedimentary rock of rounded pebbles held together by finer material | 由渾圓的小石塊膠結而成的沉積岩
limestone | 石灰岩 | substance | S3 | a sedimentary rock made mainly of calcium carbonate | 主要由碳酸鈣組成的沉積岩
marble | 大理岩 | substance | S3 | a metamorphic rock made mainly of recrystallised calcium carbonate | 碳酸鈣受熱受壓後重新結晶而成的變質岩
slate | 板岩 | substance | S3 | a fine-grained metamorphic rock altered from shale that splits into hard flat sheets | 由頁岩受壓改變而成、可裂成堅硬薄片的變質岩 | not=shale
quartzite | 石英岩 | substance | S4 | a very hard metamorphic rock altered from sandstone | 由砂岩改變而成、非常堅硬的變質岩
gneiss | 片麻岩 | substance | S4 | a coarse metamorphic rock with light and dark bands, often altered from granite | 深淺礦物帶相間、常由花崗岩改變而成的粗粒變質岩
Alfred Wegener | 韋格納 | person | S4 | the German scientist who argued that the continents were once joined and moved apart | 提出各大洲曾經相連其後分離的德國科學家
Harry Hess | 赫斯 | person | S6 | the American geologist who explained that the ocean floor moves away from undersea ridges | 解釋洋底由洋脊向兩旁移動的美國地質學家
Charles Richter | 黎克特 | person | S4 | the American scientist who devised a scale for the magnitude of earthquakes | 設計地震震級標度的美國科學家
Giuseppe Mercalli | 麥加利 | person | S4 | the Italian scientist who devised a scale for the intensity of earthquakes | 設計地震烈度表的意大利科學家
Wladimir Köppen | 柯本 | person | S6 | the scientist who classified the world's climates with letters | 以字母為世界氣候分類的科學家
Francis Beaufort | 蒲福 | person | S3 | the British naval officer who devised a scale of wind force | 設計風力等級的英國海軍將領
William Morris Davis | 戴維斯 | person | S6 | the American geographer who described the cycle of erosion of landscapes | 提出地形侵蝕輪迴的美國地理學家
set | layers of the Earth by composition and state | 地球的主要分層 | crust; mantle; outer core; inner core
set | layers of the Earth that differ in material and density | 物質和密度不同的地球分層 | continental crust; oceanic crust; asthenosphere; outer core
set | settings where magma or earthquakes occur | 板塊活動的環境 | divergent plate boundary; convergent plate boundary; transform plate boundary; hot spot
set | ancient lands and seas | 遠古的陸地和海洋 | Pangaea; Gondwanaland; Laurasia; Panthalassa; Tethys Sea
set | major lithospheric plates | 主要的岩石圈板塊 | Pacific Plate=太平洋板塊; Nazca Plate=納斯卡板塊; Eurasian Plate=歐亞板塊; Indo-Australian Plate=印澳板塊; Philippine Sea Plate=菲律賓海板塊; Antarctic Plate=南極板塊; African Plate=非洲板塊
set | oceanic and continental plates around the Pacific and Asia | 環太平洋及亞洲一帶的板塊 | Pacific Plate=太平洋板塊; Nazca Plate=納斯卡板塊; Eurasian Plate=歐亞板塊; Philippine Sea Plate=菲律賓海板塊
set | large landforms at plate boundaries | 板塊邊界的大型地形 | oceanic trench; mid-oceanic ridge; rift valley; fold mountain=褶曲山脈; volcanic island arc=火山島弧
set | folds and fault blocks | 褶曲與斷塊 | anticline; syncline; horst; graben=地塹
set | breaks in rock | 岩石中的斷裂 | normal fault; reverse fault; tear fault; joint
set | surfaces and cracks in rock | 岩石中的界面和裂縫 | joint; bedding plane; fault plane; unconformity
set | parts of a fault | 斷層的各部分 | fault plane; fault scarp; hanging wall=上盤; footwall=下盤
set | materials in the rock cycle | 岩石循環中的物質 | igneous rock; sedimentary rock; metamorphic rock=變質岩; magma
set | sedimentary rocks | 沉積岩的種類 | sandstone; shale; conglomerate; limestone
set | metamorphic rocks | 變質岩的種類 | marble; slate; quartzite; gneiss
set | scientists of the Earth and its climate | 研究地球與氣候的科學家 | Alfred Wegener; Harry Hess; Charles Richter; Giuseppe Mercalli; Wladimir Köppen; Francis Beaufort; William Morris Davis
order | layers of the Earth from the surface to the centre | 由地表至地心的分層 | crust > mantle > outer core > inner core
order | making of sedimentary rock | 沉積岩的形成 | weathering=風化 > erosion=侵蝕 > transport=搬運 > deposition=沉積 > compaction and cementation=壓實與膠結
order | break-up of the continents by the continental drift theory | 大陸漂移說中大陸分裂的先後 | one supercontinent=單一超級大陸 > northern and southern supercontinents=南北兩個超級大陸 > present continents=現今各大洲
fact | Himalayas | 喜馬拉雅山脈 | plates that met to form it | 相遇而形成該地貌的板塊 | Indo-Australian and Eurasian plates | 印澳板塊與歐亞板塊 |
fact | Andes | 安第斯山脈 | plates that met to form it | 相遇而形成該地貌的板塊 | Nazca and South American plates | 納斯卡板塊與南美洲板塊 |
fact | Mariana Trench | 馬里亞納海溝 | plates that met to form it | 相遇而形成該地貌的板塊 | Pacific and Philippine Sea plates | 太平洋板塊與菲律賓海板塊 |
fact | Alps | 阿爾卑斯山脈 | plates that met to form it | 相遇而形成該地貌的板塊 | African and Eurasian plates | 非洲板塊與歐亞板塊 |

== Earthquakes and volcanoes | 地震與火山
focus | 震源 | structure | S3 | the point inside the Earth where rocks break and energy is first released | 地球內部岩石破裂、能量最初釋放之處 | also=hypocentre; not=epicentre
epicentre | 震央 | structure | S3 | the point on the ground directly above the place where rocks break underground | 岩石破裂位置正上方的地面點 | not=focus
primary wave | 初波 | process | S4 | the fastest vibration from an earthquake, which pushes and pulls rock along its path and can cross liquids | 傳播最快、以推拉方式前進並可穿過液體的地震波 | also=P wave; also-zh=P波; not=secondary wave
secondary wave | 次波 | process | S4 | the vibration from an earthquake that shakes rock at right angles to its path and cannot cross liquids | 振動與前進方向垂直、不能穿過液體的地震波 | also=S wave; also-zh=S波; not=primary wave
surface wave | 面波 | process | S4 | the slowest vibration from an earthquake, which travels along the ground and does most damage | 傳播最慢、沿地表前進而破壞力最大的地震波 | also-zh=表面波
tsunami | 海嘯 | process | S3 | a series of huge sea waves set off by a sudden displacement of the sea floor | 海床突然移位所引發的一連串巨浪 | not=storm surge
earthquake magnitude | 地震震級 | quantity | S3 | the amount of energy released by an earthquake, one value for the whole event | 反映一次地震所釋放能量大小的數值 | also=magnitude; also-zh=震級; not=earthquake intensity
earthquake intensity | 地震烈度 | quantity | S3 | the strength of shaking felt and damage done at one place, which differs from place to place | 某地感受到的震動與破壞程度，各地數值不同 | also=intensity; also-zh=烈度; not=earthquake magnitude
focal depth | 震源深度 | quantity | S4 | the vertical distance from the ground down to where rocks first break in an earthquake | 由地面至岩石最初破裂處的垂直距離
recurrence interval | 重現期 | quantity | S5 | the average number of years between two natural events of the same size | 兩次同等規模自然事件之間相隔的平均年數 | also=return period
Richter scale | 黎克特制 | method | S3 | the scale that expresses the energy of an earthquake, each whole step meaning ten times the wave amplitude | 表示地震釋放能量、每一級振幅相差十倍的標度 | not=Modified Mercalli scale
pH scale | pH標度 | method | S2 | the scale from 0 to 14 that tells how acidic or alkaline a soil or liquid is | 以0至14表示土壤或液體酸鹼程度的標度
tiltmeter | 傾斜儀 | device | S5 | an instrument that measures small changes in the slope of the ground, as on a swelling volcano | 量度火山膨脹等引致地面坡度微小變化的儀器
tide gauge | 驗潮儀 | device | S5 | an instrument that records the rise and fall of sea level at a coast | 記錄海岸水位升降的儀器
main shock | 主震 | event | S4 | the largest earthquake of a series | 一系列地震中規模最大的一次
aftershock | 餘震 | event | S3 | a smaller earthquake that follows the largest one in the same area | 最大一次地震之後在同一地區發生的較小地震 | not=foreshock
liquefaction | 土壤液化 | process | S4 | the process in which shaken, water-filled ground loses its strength and behaves like a fluid | 飽含水分的沙泥受震後失去強度、變得像流體的過程 | also-zh=液化
ground subsidence | 地面沉降 | process | S4 | the slow or sudden sinking of the land surface | 陸地表面緩慢或突然下陷的過程
active volcano | 活火山 | structure | S3 | a mountain of lava or ash that has erupted in recent times and may erupt again at any time | 近期曾經噴發並可能隨時再噴發的熔岩或火山灰山體 | not=dormant volcano
dormant volcano | 休眠火山 | structure | S3 | a mountain of lava or ash that has not erupted for long but may do so again | 長期沒有噴發但仍可能再噴發的熔岩或火山灰山體 | not=extinct volcano
extinct volcano | 死火山 | structure | S3 | a mountain of lava or ash that is no longer expected to erupt | 預料不會再噴發的熔岩或火山灰山體 | not=dormant volcano
shield volcano | 盾狀火山 | structure | S4 | a broad, gently sloping mountain built of many flows of runny basic lava | 由流動性高的基性熔岩層層堆成、坡度平緩的寬闊山體 | not=composite volcano
composite volcano | 複式火山 | structure | S4 | a tall, steep mountain built of layers of lava alternating with ash | 由熔岩與火山灰相間堆成、坡度陡峭的高大山體 | also=stratovolcano; also-zh=層狀火山; not=shield volcano
cinder cone | 火山渣錐 | structure | S4 | a small, steep hill built only of loose fragments thrown out of a vent | 全由噴出的鬆散碎屑堆成、陡峭而細小的山丘
lava dome | 熔岩穹丘 | structure | S4 | a rounded, steep-sided mound formed where thick acid molten rock piles up over a vent | 黏稠的酸性岩漿在噴發口堆積成的渾圓陡坡小山
lava plateau | 熔岩高原 | structure | S4 | a wide upland built of level sheets of basalt poured out of fissures | 玄武岩漿從裂隙湧出、層層平鋪而成的廣闊高地
volcanic crater | 火山口 | structure | S3 | the funnel-shaped hollow around the vent at the top of a volcano | 山頂噴發通道四周的漏斗形窪地 | also=crater; not=caldera
caldera | 破火山口 | structure | S4 | a very large basin left when the top of a volcano collapses or is blown away | 山頂崩塌或被炸去後遺下的巨大盆狀窪地 | not=volcanic crater
magma chamber | 岩漿庫 | structure | S3 | the underground space where molten rock gathers beneath a volcano | 火山下方聚集熔融岩石的地下空間
volcanic pipe | 火山管 | structure | S4 | the channel through which molten rock rises from its underground store to the surface | 熔融岩石由地底升至地表的通道
magma | 岩漿 | substance | S3 | molten rock with dissolved gases beneath the Earth's surface | 地表以下含有氣體的熔融岩石 | not=lava
lava | 熔岩 | substance | S3 | molten rock that has reached the Earth's surface and lost most of its gases | 湧出地表並失去大部分氣體的熔融岩石 | not=magma
volcanic ash | 火山灰 | substance | S3 | fine particles of rock and glass, under 2 millimetres across, blown out in an eruption | 噴發時射出、直徑小於2毫米的岩石和玻璃微粒
volcanic bomb | 火山彈 | substance | S4 | a lump of molten rock over 64 millimetres across, thrown out and rounded as it cools in flight | 被拋出並在空中冷卻成形、直徑逾64毫米的熔岩塊
lahar | 火山泥流 | process | S4 | the rush of loose ash mixed with rain or meltwater down the valleys of a volcano | 鬆散灰燼混和雨水或融雪沿山谷湧下的現象 | not=pyroclastic flow
lava flow | 熔岩流 | process | S4 | the movement of molten rock over the ground away from a vent | 紅熱的液態岩石湧出後沿地面移動的現象
geyser | 間歇泉 | structure | S4 | a spring that throws up hot water and steam from time to time | 不時噴出熱水和蒸汽柱的泉 | not=hot spring
hot spring | 溫泉 | structure | S3 | a place where water heated underground flows out quietly and continuously | 地底受熱的水平靜地持續流出之處 | not=geyser
fumarole | 噴氣孔 | structure | S4 | an opening in volcanic ground that gives out steam and gases but no liquid water | 火山地區只冒出蒸汽等而沒有液態水的裂口
mud volcano | 泥火山 | structure | S6 | a small cone built where gas and wet clay are forced out of the ground | 氣體與濕黏土被擠出地面而堆成的小錐丘
batholith | 岩基 | structure | S4 | a very large, deep body of igneous rock with no visible floor | 規模極大、位於深處而不見底部的侵入岩體
laccolith | 岩蓋 | structure | S6 | a dome-shaped body of igneous rock with a flat floor that arches up the layers above | 底部平坦、把上方岩層拱起成穹形的侵入岩體
sill | 岩床 | structure | S4 | a sheet of igneous rock pushed in between rock layers and parallel to them | 與岩層平行、呈薄片狀的侵入岩體 | not=dyke
dyke | 岩牆 | structure | S4 | an upright sheet of igneous rock that cuts across rock layers | 切過岩層、近乎直立的片狀侵入岩體 | also=dike; not=sill
volcanic plug | 火山頸 | structure | S4 | a column of hardened rock that filled a vent and was exposed when the cone wore away | 堵塞噴發通道的硬岩柱，於山體被侵蝕後露出 | also=volcanic neck
set | points and parts of an earthquake source | 與地震發生位置有關的概念 | focus; epicentre; fault plane; fault scarp
set | kinds of waves caused by earthquakes | 地震所引起的波 | primary wave; secondary wave; surface wave; tsunami
set | measures of earthquakes | 描述地震的量 | earthquake magnitude; earthquake intensity; focal depth; recurrence interval
set | instruments for watching natural hazards | 監測自然災害的儀器 | seismograph=地震儀; tiltmeter; tide gauge; rain gauge
set | secondary effects of an earthquake | 地震引發的次生現象 | tsunami; liquefaction; ground subsidence; aftershock
set | shapes of volcanoes | 火山的形態 | shield volcano; composite volcano; cinder cone; lava dome
set | landforms built by lava | 熔岩堆成的地貌 | shield volcano; lava plateau; lava dome; volcanic plug
set | hollows and openings in volcanic areas | 火山地區的窪地和開口 | volcanic crater; caldera; fumarole; geyser
set | materials of a volcano | 與火山有關的物質 | magma; lava; volcanic ash; volcanic bomb; pumice=浮石
set | dangers that an eruption can bring | 火山爆發可能帶來的危險現象 | pyroclastic flow=火山碎屑流; lahar; lava flow; tsunami
set | intrusive landforms | 侵入地貌 | batholith; laccolith; sill; dyke; volcanic plug
set | extrusive and intrusive features | 噴出地貌與侵入地貌 | lava plateau; cinder cone; batholith; sill
order | arrival of earthquake waves at a station | 地震波到達測站的先後 | primary wave > secondary wave > surface wave
order | earthquakes of one series | 同一系列地震的先後 | foreshock=前震 > main shock > aftershock
order | rise of molten rock in an eruption | 噴發時熔融岩石的上升路徑 | magma chamber > volcanic pipe > volcanic crater
fact | eruption of Mount Vesuvius that buried Pompeii | 埋沒龐貝的維蘇威火山爆發 | year | 年份 | AD 79 | 公元79年 |
fact | eruption of Mount Tambora | 坦博拉火山爆發 | year | 年份 | 1815 | 1815年 |
fact | eruption of Krakatoa | 喀拉喀托火山爆發 | year | 年份 | 1883 | 1883年 |
fact | eruption of Mount St Helens | 聖海倫斯火山爆發 | year | 年份 | 1980 | 1980年 |
fact | eruption of Nevado del Ruiz that buried Armero | 埋沒阿爾梅羅的內瓦多德魯伊斯火山爆發 | year | 年份 | 1985 | 1985年 |
fact | great eruption of Mount Pinatubo | 皮納圖博火山大爆發 | year | 年份 | 1991 | 1991年 |
fact | great San Francisco earthquake | 三藩市大地震 | year | 年份 | 1906 | 1906年 |
fact | Great Kanto earthquake | 關東大地震 | year | 年份 | 1923 | 1923年 |
fact | great Chile earthquake at Valdivia | 智利瓦爾迪維亞大地震 | year | 年份 | 1960 | 1960年 |
fact | Tangshan earthquake | 唐山大地震 | year | 年份 | 1976 | 1976年 |
fact | Kobe earthquake | 阪神大地震 | year | 年份 | 1995 | 1995年 |
fact | Chi-Chi earthquake in Taiwan | 台灣集集大地震 | year | 年份 | 1999 | 1999年 |
fact | Indian Ocean tsunami | 印度洋海嘯 | year | 年份 | 2004 | 2004年 |
fact | Wenchuan earthquake in Sichuan | 四川汶川大地震 | year | 年份 | 2008 | 2008年 |
fact | Tohoku earthquake and tsunami in Japan | 東日本大地震及海嘯 | year | 年份 | 2011 | 2011年 |
fact | Gorkha earthquake in Nepal | 尼泊爾廓爾喀大地震 | year | 年份 | 2015 | 2015年 |
fact | Mount Fuji | 富士山 | country | 所在國家 | Japan | 日本 |
fact | Mount Vesuvius | 維蘇威火山 | country | 所在國家 | Italy | 意大利 |
fact | Mount St Helens | 聖海倫斯火山 | country | 所在國家 | United States | 美國 |
fact | Mount Pinatubo | 皮納圖博火山 | country | 所在國家 | Philippines | 菲律賓 |
fact | Krakatoa | 喀拉喀托火山 | country | 所在國家 | Indonesia | 印尼 |
fact | Mount Kilimanjaro | 乞力馬扎羅山 | country | 所在國家 | Tanzania | 坦桑尼亞 |
fact | Cotopaxi | 科托帕希火山 | country | 所在國家 | Ecuador | 厄瓜多爾 |
fact | Popocatépetl | 波波卡特佩特火山 | country | 所在國家 | Mexico | 墨西哥 |

== Weathering and mass movement | 風化與崩移
physical weathering | 物理風化 | process | S3 | the breaking of rock into smaller pieces on the spot without any change in its minerals | 岩石就地碎裂而礦物成分不變的過程 | also=mechanical weathering; not=chemical weathering
chemical weathering | 化學風化 | process | S3 | the rotting of rock on the spot as its minerals react with air, water or acids | 礦物與空氣、水或酸反應而使岩石就地腐解的過程 | not=physical weathering
biological weathering | 生物風化 | process | S3 | the breaking or rotting of rock on the spot by roots, burrowing animals or organic acids | 岩石因植物根部、掘穴動物或有機酸而就地破壞的過程
erosion | 侵蝕 | process | S3 | the wearing away and removal of rock and soil by water, ice, wind or waves | 岩石和泥土被流水、冰川、風或波浪磨損並帶走的過程 | not=chemical weathering
deposition | 沉積 | process | S3 | the laying down of carried material when its carrier loses energy | 搬運力減弱時物質被放下的過程 | not=erosion
frost action | 凍融作用 | process | S4 | the splitting of rock by water that repeatedly freezes and expands in its cracks | 裂縫中的水反覆結冰膨脹而撐裂岩石的過程 | also=freeze-thaw action; not=exfoliation
pressure release | 釋壓作用 | process | S4 | the cracking of rock parallel to the surface when the load above it is removed | 上覆物質移走後岩石膨脹並產生平行地面裂縫的過程 | also=unloading
block disintegration | 塊狀崩解 | process | S4 | the breaking of jointed rock into squarish lumps by repeated heating and cooling | 岩石反覆受熱和冷卻而沿節理裂成方形大石的過程 | not=granular disintegration
granular disintegration | 粒狀崩解 | process | S4 | the crumbling of rock into loose grains because its minerals expand at different rates | 礦物膨脹程度不同而使岩石散成細沙的過程 | not=block disintegration
salt crystallisation | 鹽結晶作用 | process | S4 | the breaking of rock by solids that grow in its pores as sea spray or groundwater dries | 海水浪花或地下水乾涸後析出的固體在孔隙中長大而撐裂岩石的過程
carbonation | 碳酸化作用 | process | S4 | the reaction by which weakly acid rainwater turns calcite into soluble matter and eats away limestone | 弱酸性的雨水把方解石變成可溶物質而腐蝕石灰岩的反應 | not=oxidation
hydrolysis | 水解作用 | process | S4 | the reaction with water by which feldspar in granite turns into clay | 花崗岩中的長石與水反應而變成黏土的過程 | not=hydration
oxidation | 氧化作用 | process | S4 | the reaction by which iron in rock combines with a gas of the air and turns reddish brown | 岩石中的鐵與空氣中某氣體結合而變成紅褐色的反應 | not=carbonation
hydration | 水合作用 | process | S4 | the swelling of minerals as they take up water into their structure | 礦物吸收水分子進入結構而膨脹的過程 | not=hydrolysis
tor | 突岩 | structure | S4 | a pile of jointed boulders standing out on a hilltop or slope | 兀立於山頂或山坡上、帶節理的一堆大石 | not=corestone
talus | 岩屑堆 | structure | S4 | a heap of angular rock pieces at the foot of a cliff | 堆積在懸崖腳下、有稜角的碎石 | also=scree
soil creep | 土壤蠕動 | process | S4 | the very slow downhill movement of surface earth that tilts fences and bends tree trunks | 表層泥土極緩慢下移、令圍欄傾斜和樹幹彎曲的現象 | not=mudflow
solifluction | 融凍泥流 | process | S6 | the slow downhill movement of waterlogged soil over permanently frozen ground | 飽含水分的表土在長年冰封的地層上緩慢下移的現象 | not=soil creep
mudflow | 泥流 | process | S4 | the fast rush of very wet fine soil down a slope or valley | 含大量水分的細泥沿坡或谷迅速湧下的現象 | not=soil creep
slump | 旋轉滑塌 | process | S4 | the sliding of a block of weak material on a curved surface so that it tilts backwards | 鬆軟土體沿弧形破裂面下移並向後傾側的現象 | also=rotational slide; not=rockslide
rockslide | 岩滑 | process | S4 | the sudden slipping of a hard mass along a flat inclined plane such as a bedding plane | 成片堅硬山體沿平直傾斜的界面突然下移的現象 | not=rockfall
rockfall | 落石 | process | S4 | the free drop of loosened pieces from a cliff through the air | 鬆脫的碎塊從懸崖凌空墜下的現象 | not=rockslide
shear stress | 剪應力 | quantity | S5 | the downslope pull that gravity exerts on slope material | 重力施加於斜坡物質、使其下滑的拉力 | not=shear strength
slope angle | 坡角 | quantity | S3 | the degree by which a hillside is inclined from the level | 山坡相對於水平面傾側的度數
retaining wall | 擋土牆 | structure | S3 | a strong upright barrier of concrete or masonry that holds back the ground behind it | 以混凝土或石塊建成、支撐後方泥土的直立構築物
soil nail | 泥釘 | structure | S4 | a steel bar set in a hole drilled deep into a slope to hold it together | 插入斜坡深處鑽孔以加固坡體的鋼條
weep hole | 疏水孔 | structure | S4 | a small pipe through a slope cover or wall that lets out water trapped behind it | 穿過斜坡護面或牆身、排出背後積水的小管
gabion wall | 石籠牆 | structure | S4 | a barrier of wire baskets filled with stones | 以裝滿碎岩的鐵線網箱疊成的構築物
surface channel | 地面排水渠 | structure | S4 | an open gutter on a slope that leads rainwater away | 設在斜坡上把雨水引走的明溝
splash erosion | 濺蝕 | process | S4 | the loosening and scattering of soil particles by falling raindrops | 雨點打擊地面令土粒鬆脫飛散的過程
sheet erosion | 片蝕 | process | S4 | the removal of an even, thin layer of soil by water spread over a whole slope | 漫流的雨水把整個坡面的薄層泥土帶走的過程 | not=rill erosion
rill erosion | 細溝侵蝕 | process | S4 | the cutting of many tiny channels, shallow enough to be ploughed out, into soil | 雨水在坡面切出許多犁地即可抹平的淺窄水道的過程 | not=gully erosion
gully erosion | 溝蝕 | process | S4 | the cutting of deep, permanent channels into a slope by concentrated running water | 集中的水流在坡面切出深而長存水道的過程 | not=rill erosion
badland | 劣地 | structure | S3 | bare land cut into a maze of ridges and deep gullies | 植被稀少、布滿溝壑和尖脊的土地
set | kinds of weathering and erosion | 風化與侵蝕 | physical weathering; chemical weathering; biological weathering; erosion
set | processes that shape the land surface | 塑造地表的外營力過程 | erosion; deposition; physical weathering; chemical weathering
set | ways in which physical weathering acts | 物理風化的方式 | frost action; pressure release; salt crystallisation; granular disintegration; block disintegration
set | ways in which rock comes apart | 岩石崩解的方式 | exfoliation=頁狀剝落; block disintegration; granular disintegration; frost action
set | reactions of chemical weathering | 化學風化的反應 | carbonation; hydrolysis; oxidation; hydration
set | physical and chemical processes that break rock | 破壞岩石的各種作用 | frost action; salt crystallisation; carbonation; hydrolysis
set | products of weathering on a slope | 風化形成的坡地現象 | regolith=風化層; corestone=岩核; tor; talus
set | kinds of mass movement | 崩移的種類 | soil creep; mudflow; slump; rockslide; rockfall
set | flows of slope material | 坡面物質的流動 | soil creep; solifluction; mudflow; debris flow=泥石流
set | slow and rapid movements on slopes | 坡面上的快慢移動 | soil creep; solifluction; rockfall; slump
set | quantities in slope stability | 與斜坡穩定性有關的量 | shear strength=抗剪強度; shear stress; pore water pressure=孔隙水壓; slope angle
set | slope works in Hong Kong | 香港的斜坡工程 | retaining wall; soil nail; shotcrete=噴漿; weep hole; surface channel
set | ways of holding slopes in place | 加固斜坡的設施 | retaining wall; gabion wall; soil nail; shotcrete=噴漿
set | kinds of soil erosion by water | 流水侵蝕土壤的方式 | splash erosion; sheet erosion; rill erosion; gully erosion
order | soil erosion on a slope as running water gathers | 坡面水流匯集時土壤侵蝕的發展 | splash erosion > sheet erosion > rill erosion > gully erosion
order | forming of a tor | 突岩的形成 | joints form=節理形成 > deep chemical weathering along joints=沿節理深層化學風化 > corestones remain=留下岩核 > regolith is removed=風化層被移走

== Rivers | 河流
drainage basin | 流域 | structure | S3 | the whole area of land drained by one river and the streams that join it | 一條河流及其所有支流排水的整片土地 | also=catchment area; also-zh=集水區
watershed | 分水嶺 | structure | S3 | the high ground that separates the areas drained by neighbouring rivers | 把相鄰河流集水範圍隔開的高地 | also=drainage divide; not=drainage basin
river source | 河源 | structure | S1 | the place where a stream begins to flow | 溪流開始流動之處 | also=source; not=river mouth
river mouth | 河口 | structure | S1 | the place where flowing fresh water enters a sea or lake | 流動的淡水注入海洋或湖泊之處 | also=mouth; not=river source
tributary | 支流 | structure | S1 | a smaller stream that flows into a larger one | 流入較大河道的較小溪流 | not=distributary
distributary | 分流 | structure | S3 | a channel that branches off and carries water away from the main stream, usually on a delta | 在三角洲等處由主河岔出並把水帶走的河道 | not=tributary
confluence | 匯流處 | structure | S3 | the point where two streams meet | 兩條河道相會的地點
upper course | 上游 | structure | S3 | the steep stretch of a river near its start, where it cuts mainly downwards | 接近河流起點、坡度陡峭並以下蝕為主的河段 | not=lower course
middle course | 中游 | structure | S3 | the stretch of a river with gentler slopes where it begins to cut sideways and swing | 坡度轉緩、側蝕增強並開始彎曲的河段
lower course | 下游 | structure | S3 | the almost level stretch of a river near the sea, where it mainly lays down its load | 接近海洋、坡度極緩並以沉積為主的河段 | not=upper course
dendritic drainage pattern | 樹枝狀水系 | form | S4 | an arrangement of streams that join at sharp angles at random on rock of even hardness | 在硬度均一的岩石上支流以銳角隨意匯合的河流排列形式
trellis drainage pattern | 格子狀水系 | form | S4 | an arrangement of parallel main streams joined at right angles, on alternating hard and soft rock | 在軟硬岩層相間之處主河平行、支流以直角匯入的河流排列形式
radial drainage pattern | 放射狀水系 | form | S4 | an arrangement of streams that flow outwards in all directions from a central high point | 溪流由中央高處向四方流出的河流排列形式 | not=centripetal drainage pattern
centripetal drainage pattern | 向心狀水系 | form | S4 | an arrangement of streams that flow inwards from all sides to a low basin | 溪流由四周流入低窪盆地的河流排列形式 | not=radial drainage pattern
parallel drainage pattern | 平行狀水系 | form | S4 | an arrangement of streams that run side by side down a steep even slope and seldom meet | 溪流在陡而均勻的坡面上並排流下而甚少相交的河流排列形式
hydraulic action | 水力作用 | process | S3 | the breaking of rock by the sheer force of moving water and the air it squeezes into cracks | 流動的水及其擠入裂縫的空氣衝擊破壞岩石的過程 | not=abrasion
abrasion | 磨蝕作用 | process | S3 | the scraping of rock surfaces by fragments that water, ice or wind carries along | 流水、冰或風所帶的碎屑刮擦岩石表面的過程 | also=corrasion; not=attrition
attrition | 磨損作用 | process | S3 | the rounding and shrinking of carried rock fragments as they knock against each other | 被搬運的碎屑互相碰撞而變小變圓的過程 | also-zh=互磨作用; not=abrasion
vertical erosion | 下蝕 | process | S3 | the cutting of a river into its bed, which deepens the valley | 河流切入河床、令河谷加深的過程 | also-zh=垂直侵蝕; not=lateral erosion
lateral erosion | 側蝕 | process | S3 | the cutting of a river into its banks, which widens the valley | 河流切入兩岸、令河谷加闊的過程 | not=vertical erosion
headward erosion | 向源侵蝕 | process | S4 | the cutting back of a stream at its upper end, which lengthens the valley | 溪流在頂端向後切割、令河谷加長的過程 | also-zh=溯源侵蝕
river capture | 河流襲奪 | process | S6 | the taking of the headwaters of one stream by a neighbour that has cut back through the divide | 一條溪流切穿分水嶺並取去鄰近溪流上段水源的過程
rejuvenation | 回春作用 | process | S5 | the renewed downcutting of a stream after its base level falls or its land rises | 基準面下降或陸地上升令河流重新強烈下切的過程
traction | 推移 | process | S4 | the rolling and dragging of large stones along a bed | 大石沿河床滾動或被拖動的搬運方式 | not=saltation
saltation | 跳移 | process | S4 | the bouncing of sand or small stones along a bed in short leaps | 沙粒或小石沿河床一彈一落地前進的搬運方式 | not=traction
suspension | 懸浮 | process | S4 | the carrying of fine silt and clay held up within moving water or air | 細小的泥粒被流動的水或空氣托起前進的搬運方式
suspended load | 懸浮負荷 | substance | S4 | fine silt and clay carried within the body of flowing water | 由流水水體托起帶走的細泥 | not=bed load
V-shaped valley | V形谷 | structure | S3 | a narrow steep-sided trough cut by a young river | 由年輕河流下切而成、兩坡陡峭的狹窄谷地 | not=U-shaped valley
interlocking spurs | 交錯山嘴 | structure | S3 | tongues of high land that project alternately from both sides of a winding upland river | 由彎曲河道兩側輪流伸出、互相扣合的高地
waterfall | 瀑布 | structure | S1 | a place where a river drops steeply over a ledge of hard rock | 河水從堅硬岩層邊緣直瀉而下之處 | not=rapids
rapids | 急灘 | structure | S3 | a stretch of fast, broken water over a steep or rocky river bed | 河床陡峭多石、河水翻騰洶湧的河段 | not=waterfall
plunge pool | 跌水潭 | structure | S3 | a deep hollow worn out at the foot of falling water | 水流直瀉沖擊底部而成的深窪
gorge | 峽谷 | structure | S3 | a very deep and narrow valley with nearly upright sides | 谷壁近乎直立、又深又窄的谷地
pothole | 壺穴 | structure | S3 | a round hole drilled into a rocky river bed by pebbles swirled in eddies | 卵石隨漩渦打轉而在岩石河床鑽出的圓洞
meander | 曲流 | structure | S3 | a large bend in the course of a river | 河道中的大彎 | not=ox-bow lake
river cliff | 河崖 | structure | S3 | the steep bank on the outer side of a bend, undercut by fast water | 彎道外側被急速水流掏蝕而成的陡岸 | not=slip-off slope
slip-off slope | 滑走坡 | structure | S3 | the gentle bank on the inner side of a bend, where slow water drops material | 彎道內側因水流緩慢而有物質堆積的緩岸 | not=river cliff
ox-bow lake | 牛軛湖 | structure | S3 | a curved body of still water left when a river cuts through the neck of a bend | 河流切穿彎道頸部後遺下的弧形靜水 | not=meander
floodplain | 泛濫平原 | structure | S3 | the flat land beside a river that is covered with alluvium when water spills over its banks | 河水溢出後鋪上沖積物而成的河旁平地 | also-zh=氾濫平原; not=delta
natural levee | 天然堤 | structure | S3 | a low raised bank along a river formed when coarse material settles first as water spills over | 河水溢出時粗粒物質先沉積而在河道兩旁堆成的矮埂
backswamp | 河漫灘沼澤 | structure | S6 | low wet ground on a floodplain behind the raised banks of its river | 泛濫平原上位於河旁矮埂後方的低濕地
braided channel | 辮狀河道 | structure | S4 | a wide shallow stream that splits and rejoins around many bars of sand and gravel | 河水繞過許多沙洲而反覆分開和匯合的寬淺水道
delta | 三角洲 | structure | S3 | flat land built out into a sea or lake by material that a river lays down at its end | 河流在末端沉積物質並向海或湖伸展而成的平地 | not=floodplain
estuary | 河口灣 | structure | S3 | a wide tidal inlet where a river meets the sea and fresh and salt water mix | 河海相接、潮水可達而鹹淡水相混的寬闊水域 | not=delta
alluvial fan | 沖積扇 | structure | S3 | a cone of material spread where a stream leaves steep mountains for flat land | 溪流離開陡峭山區進入平地時散開堆積而成的錐形地 | not=delta
arcuate delta | 弧形三角洲 | structure | S4 | a depositional river mouth with a smooth, rounded seaward edge, like that of the Nile | 向海邊緣圓滑外凸、像尼羅河口一樣的沉積地 | not=bird's-foot delta
bird's-foot delta | 鳥足狀三角洲 | structure | S4 | a depositional river mouth with long fingers of land reaching out, like that of the Mississippi | 由幾條指狀長條陸地伸入海中、像密西西比河口一樣的沉積地 | not=arcuate delta
cuspate delta | 尖形三角洲 | structure | S4 | a depositional river mouth shaped like a tooth by waves from both sides, like that of the Tiber | 受兩側波浪塑造成齒狀、像台伯河口一樣的沉積地
river terrace | 河流階地 | structure | S5 | a bench of old valley floor left above the present river after it has cut down | 河流下切後遺留在現今河道之上的舊谷底平台
incised meander | 深切曲流 | structure | S5 | a winding river course sunk deep between steep walls after renewed downcutting | 河流回春後陷於高聳陡壁之間的蜿蜒河道
knickpoint | 裂點 | structure | S5 | a sudden break of slope in the long profile of a river | 河流縱剖面上坡度突然改變之處
captor stream | 襲奪河 | structure | S6 | the stream that cuts back and takes over the upper part of a neighbour | 向源切割並取去鄰河上段的溪流 | not=beheaded stream
beheaded stream | 斷頭河 | structure | S6 | the stream that has lost its upper part to a neighbour | 上段被鄰河取去、水量大減的溪流 | not=captor stream
elbow of capture | 襲奪彎 | structure | S6 | the sharp bend where water diverted from one valley turns into its new course | 河水被取去後由舊道轉入新道的急轉處
wind gap | 風口 | structure | S6 | the dry notch in a ridge where a stream flowed before its headwaters were diverted | 上段水源被取去後山脊上遺下的乾涸缺口
long profile | 縱剖面 | form | S4 | the side view of a river bed from its source to its mouth | 由源頭至出海口整條河床的側面圖 | not=cross profile
cross profile | 橫剖面 | form | S4 | the side view of a river valley from one bank to the other | 由一岸至另一岸的河谷側面圖 | not=long profile
discharge | 流量 | quantity | S3 | the volume of water that passes a point of a river each second | 每秒流過河流某處的水的體積 | not=flow velocity
flow velocity | 流速 | quantity | S3 | the distance that water in a channel travels each second | 河水每秒前進的距離 | not=discharge
wetted perimeter | 濕周 | quantity | S4 | the length of bed and banks that is in contact with water across a channel | 河道橫切面上河床和河岸與水接觸部分的長度
hydraulic radius | 水力半徑 | quantity | S5 | the cross-sectional area of a stream divided by its wetted perimeter | 河道橫切面積與濕周之比
base level | 侵蝕基準面 | idea | S4 | the lowest level to which a river can cut down its bed | 河流下切可達的最低高度
stream order | 河流等級 | quantity | S5 | the rank of a channel counted upwards from the smallest unbranched ones | 由最小而沒有支流的河道起向上計算的級別
perennial river | 常流河 | form | S3 | a stream that carries water all the year round | 終年有水流動的河 | not=seasonal river
seasonal river | 季節性河流 | form | S3 | a stream that carries water only in the wet part of each year | 每年只在多雨月份有水流動的河 | not=perennial river
inland river | 內陸河 | form | S3 | a stream that ends in a desert or lake and never reaches the sea | 終止於沙漠或湖泊而不入海的河
dam | 水壩 | structure | S3 | a barrier across a valley that holds back the water of a river | 橫跨河谷、攔截河水的構築物
flood embankment | 防洪堤 | structure | S3 | a raised bank built along a river to keep high water from spilling over | 沿河加高兩岸、防止河水溢出的構築物 | not=natural levee
dredging | 疏浚 | method | S3 | the digging of mud and sand out of a channel so that it can hold more water | 挖走河道中的泥沙以增加容水量的措施
channel straightening | 河道取直 | method | S3 | the cutting of a new shorter course through bends so that water leaves faster | 截去河彎、縮短水路讓河水更快流走的措施
afforestation | 植樹造林 | method | S3 | the growing of woods on bare land to hold soil and slow down runoff | 在光禿土地上培育樹木以保持水土的措施
river revitalisation | 河道活化 | method | S4 | the turning of a concrete nullah back into a green water course for wildlife and people | 把混凝土明渠變回適合生物和市民的綠色水道的措施
set | parts of a river system | 河流系統的各部分 | river source; river mouth; tributary; distributary; confluence
set | areas and lines of a drainage system | 流域系統的範圍與界線 | drainage basin; watershed; confluence; floodplain
set | stretches and branches of a river | 河流的各段與分支 | upper course; middle course; lower course; tributary; distributary
set | arrangements of streams | 水系的形態 | dendritic drainage pattern; trellis drainage pattern; radial drainage pattern; centripetal drainage pattern; parallel drainage pattern
set | processes by which water wears rock | 流水侵蝕岩石的方式 | hydraulic action; abrasion; attrition; solution=溶解作用
set | changes in the life of a river | 河流發展中的變化 | rejuvenation; river capture; lateral erosion; headward erosion
set | processes of erosion and transport easily confused | 容易混淆的侵蝕與搬運作用 | abrasion; attrition; traction; saltation
set | landforms of the upper course | 上游的地形 | V-shaped valley; interlocking spurs; waterfall; rapids; pothole; plunge pool
set | landforms of a river in its steep stretches | 陡峭河段的地形 | gorge; waterfall; plunge pool; pothole
set | features of a meandering river | 彎曲河道的地形 | meander; river cliff; slip-off slope; ox-bow lake
set | landforms of a broad valley floor | 寬闊谷底的地形 | floodplain; natural levee; ox-bow lake; backswamp; braided channel
set | landforms of river deposition | 河流沉積地形 | delta; alluvial fan; floodplain; natural levee; slip-off slope
set | river mouths and shapes of deltas | 三角洲及河口的形態 | arcuate delta; bird's-foot delta; cuspate delta; estuary
set | features of river capture | 河流襲奪的地形 | captor stream; beheaded stream; elbow of capture; wind gap
set | measures of a river channel | 河道的量度 | discharge; flow velocity; wetted perimeter; hydraulic radius; stream order
set | heights and levels in the landscape | 地理上的各種高度界線 | base level; water table; snow line=雪線; bankfull stage
set | rivers by how and where they flow | 按流動情況劃分的河流 | perennial river; seasonal river; inland river; underground river=地下河
set | ways to reduce river floods | 減少河流水災的措施 | dredging; channel straightening; afforestation; river revitalisation
set | flood works in Hong Kong | 香港的防洪工程 | flood storage tank=蓄洪池; drainage tunnel=雨水排放隧道; river revitalisation; dredging
set | structures built beside or across water | 沿河或海修築的構築物 | dam; flood embankment; sea wall; groyne
order | parts of a river from its beginning to its end | 河流由起點至終點 | river source > upper course > middle course > lower course > river mouth
order | forming of an ox-bow lake | 牛軛湖的形成 | meander grows=曲流擴大 > neck becomes narrow=曲流頸收窄 > river cuts through the neck=河流切穿曲流頸 > ends are sealed by deposits=兩端被沉積物封閉
order | sediment from the finest to the coarsest | 沉積物由幼至粗 | clay=黏粒 > silt=粉粒 > sand=沙 > gravel=礫石 > boulder=巨礫
order | retreat of a waterfall | 瀑布後退的過程 | soft rock is undercut=軟岩被掏蝕 > hard rock overhangs=硬岩懸空 > hard rock collapses=硬岩崩塌 > gorge lengthens=峽谷加長

== Coasts | 海岸
constructive wave | 建設性波浪 | process | S3 | a low, gentle wave whose swash is stronger than its backwash and builds up a beach | 沖流強於回流、使海灘堆積增長的低緩海浪 | not=destructive wave
destructive wave | 破壞性波浪 | process | S3 | a high, steep wave whose backwash is stronger than its swash and wears a beach away | 回流強於沖流、使海灘被侵蝕的高陡海浪 | not=constructive wave
swash | 沖流 | process | S3 | the rush of water up a beach after a wave breaks | 波浪破碎後湧上海灘的水 | not=backwash
backwash | 回流 | process | S3 | the water that runs down a beach to the sea under gravity after a wave has broken | 波浪破碎後受重力沿海灘退向大海的水 | not=swash
longshore drift | 沿岸漂移 | process | S3 | the zigzag movement of sand and pebbles along a beach by waves that break at an angle | 斜向拍岸的波浪使沙石沿海灘曲折移動的過程 | not=longshore current
longshore current | 沿岸流 | process | S4 | the steady flow of water close and parallel to the shore caused by waves that break at an angle | 斜向拍岸的波浪在近岸造成、與海岸平行的水流 | not=longshore drift
wave refraction | 波浪折射 | process | S4 | the bending of wave fronts towards the shape of the shore as the water becomes shallower | 波浪因水深變淺而改變前進方向、漸與海岸形狀一致的現象
tide | 潮汐 | process | S3 | the regular rise and fall of sea level caused by the pull of the moon and sun | 月球和太陽引力使海面定時升降的現象 | not=tsunami
wave height | 波高 | quantity | S3 | the vertical distance from the crest of a wave to its trough | 波峰與波谷之間的垂直距離
wavelength | 波長 | quantity | S3 | the horizontal distance from one crest of a wave to the next | 相鄰兩個波峰之間的水平距離 | not=wave height
wave period | 波浪週期 | quantity | S4 | the time between the passing of two successive crests at one point | 兩個相鄰波峰先後經過同一點所需的時間
wave crest | 波峰 | structure | S3 | the highest part of a ridge of moving water | 起伏水面上最高的部分 | not=wave trough
wave trough | 波谷 | structure | S3 | the lowest part between two ridges of moving water | 起伏水面上最低的部分 | not=wave crest
headland | 岬角 | structure | S3 | a piece of resistant land that juts out into the sea | 由較硬岩石構成、伸入海中的陸地 | not=bay
bay | 海灣 | structure | S3 | a wide curved inlet of the sea, often worn back in weaker rock | 海水伸入陸地、常由較軟岩石被蝕退而成的弧形水域 | not=headland
sea cliff | 海蝕崖 | structure | S3 | a steep rock face at the shore formed as undercut rock collapses | 岸邊岩石底部被掏空後崩塌而成的陡壁
wave-cut platform | 浪蝕平台 | structure | S3 | a gently sloping rock surface left at the foot of a retreating cliff, bare at low tide | 陡壁後退後遺留在其腳下、低潮時露出的平緩岩面 | also-zh=海蝕平台
wave-cut notch | 海蝕凹壁 | structure | S4 | a horizontal groove worn along the foot of a rock face by the sea | 波浪在岩石腳部刻出的橫向缺槽 | not=sea cave
sea cave | 海蝕洞 | structure | S3 | a deep hollow that waves wear into a line of weakness in rock at the shore | 波浪沿岩石弱點向內掘成的深窟 | not=sea arch
sea arch | 海蝕拱 | structure | S3 | an opening worn right through a headland, with a bridge of rock above | 岬角被波浪穿透、上方留有岩橋的通道 | not=stack
stack | 海蝕柱 | structure | S3 | an isolated upright pillar of rock left in the sea when the roof of an opening collapses | 岩橋頂部崩塌後孤立海中的直立岩石 | not=sea arch
blowhole | 吹穴 | structure | S4 | an upright hole in a headland through which waves spurt from a cave below | 貫通洞穴頂部與地面、波浪由此向上射出的直立孔道 | also-zh=噴水洞
geo | 海蝕隙 | structure | S4 | a long narrow inlet with steep walls, formed when the roof of a cave falls in | 洞穴頂部塌下而成、兩壁陡直的狹長水道
beach | 海灘 | structure | P4 | a gently sloping stretch of sand or pebbles along the shore | 由沙或卵石沿岸堆積而成的緩坡
spit | 沙嘴 | structure | S3 | a ridge of sand joined to land at one end, with the other end out in the sea | 一端連接陸地、另一端伸入海中的長條沙質堆積 | not=baymouth bar
lagoon | 潟湖 | structure | S4 | a shallow body of water almost cut off from the sea by a ridge of sand or a reef | 被沙質堆積或礁石與外海隔開的淺水水域
coastal dune | 海岸沙丘 | structure | S4 | a mound of sand blown inland from a beach and held by grass | 風由海灘吹向內陸並由草固定的沙堆
salt marsh | 鹽沼 | structure | S4 | a level stretch of silt on a sheltered shore, overgrown with grasses that stand sea water | 隱蔽海岸上長滿耐海水草本植物的平坦濕地 | not=mudflat
fringing reef | 裙礁 | structure | S4 | a coral platform that grows out directly from the shore of a landmass | 緊貼陸地海岸生長的珊瑚平台 | also-zh=岸礁; not=barrier reef
barrier reef | 堡礁 | structure | S4 | a long coral wall separated from the mainland by a wide and deep stretch of water | 與大陸之間隔着寬闊深水的長條珊瑚堆積 | not=fringing reef
atoll | 環礁 | structure | S4 | a ring of coral around water in the open ocean where an island has sunk | 遠洋中島嶼沉沒後圍着水域成圈的珊瑚堆積 | not=barrier reef
ria | 溺谷 | structure | S5 | a branching inlet formed when the rising sea drowns a river valley | 海面上升淹沒河谷而成的樹枝狀海灣 | also-zh=里亞式海灣; not=fiord
fiord | 峽灣 | structure | S4 | a deep steep-sided inlet formed when the rising sea drowns a glaciated trough | 海面上升淹沒冰蝕谷而成的深邃陡壁海灣 | also=fjord; not=ria
raised beach | 上升海灘 | structure | S5 | an old shore deposit now above the reach of waves because the land rose or the sea fell | 因陸升或海退而高於現今波浪所及的舊沙石堆積
Dalmatian coast | 達爾馬提亞海岸 | structure | S6 | a shore with long narrow islands where ridges and valleys parallel to the sea were drowned | 與海平行的山脊和谷地被淹後形成長條島嶼的海邊地帶
sea wall | 海堤 | structure | S3 | a strong upright or curved barrier of concrete along the shore that stops waves | 沿岸以混凝土築成、直立或弧形的擋浪構築物 | not=breakwater
groyne | 丁壩 | structure | S4 | a barrier built out from a beach at right angles to trap drifting sand | 由海灘垂直伸出海中、攔截漂移沙粒的構築物 | also=groin; also-zh=防沙堤; not=breakwater
breakwater | 防波堤 | structure | S3 | a long barrier out in the water that shelters a harbour or shore from waves | 築於水中、為港口或岸邊遮擋海浪的長形構築物 | not=sea wall
revetment | 護岸 | structure | S4 | a sloping cover of stone or concrete laid on a bank to absorb the force of waves | 鋪在坡面上吸收浪力的傾斜石塊或混凝土層 | not=sea wall
beach nourishment | 養灘 | method | S4 | the adding of sand from elsewhere to replace what waves have taken away | 從別處運來沙粒補充被波浪帶走部分的措施
dune stabilisation | 沙丘固定 | method | S4 | the planting of grass and the building of fences to keep windblown sand in place | 以種草和設圍欄防止風吹沙粒流失的措施
land reclamation | 填海 | method | S1 | the making of new land by filling a stretch of sea with rock and sand | 以沙石把海域變成陸地的措施
set | movements of the sea surface | 海面的各種起伏 | constructive wave; destructive wave; tsunami; tide
set | movements of water and material at the shore | 岸邊水和沙石的運動 | swash; backwash; longshore drift; longshore current
set | processes acting near the shore | 近岸的動力過程 | wave refraction; longshore drift; longshore current; tide
set | processes at work on a rocky coast | 岩岸上的各種作用 | hydraulic action; abrasion; attrition; wave refraction
set | rises and falls of the sea | 海面的升降 | spring tide=大潮; neap tide=小潮; tsunami; storm surge
set | parts of a wave and of its movement on a beach | 波浪的各部分 | wave crest; wave trough; swash; backwash
set | landforms of coastal erosion | 海岸侵蝕地形 | sea cliff; wave-cut platform; wave-cut notch; sea cave
set | stages in the erosion of a headland | 岬角被侵蝕的各階段地形 | wave-cut notch; sea cave; sea arch; stack
set | holes and inlets cut by waves | 波浪切出的孔洞與水道 | sea cave; blowhole; geo; wave-cut notch; sea arch
set | large shapes of a coastline | 海岸線的大型形態 | headland; bay; beach; sea cliff
set | ridges and areas of coastal deposits | 海岸沉積地形 | beach; spit; baymouth bar=灣口沙洲; tombolo=連島沙洲; coastal dune
set | sand features and sheltered waters | 沙質地形與隱蔽水域 | spit; baymouth bar=灣口沙洲; tombolo=連島沙洲; lagoon
set | coasts shaped by changes of sea level | 海平面變動形成的海岸 | ria; fiord; raised beach; Dalmatian coast
set | structures that protect a coast | 保護海岸的構築物 | sea wall; groyne; breakwater; revetment; gabion wall
set | erosional and depositional features at the shore | 海岸的侵蝕與沉積地形 | stack; tombolo=連島沙洲; spit; wave-cut platform
order | erosion of a headland | 岬角被侵蝕的過程 | wave-cut notch > sea cave > sea arch > stack
order | growth of coral round a sinking island | 珊瑚在下沉島嶼周圍的發展 | fringing reef > barrier reef > atoll
order | retreat of a sea cliff | 海蝕崖後退的過程 | waves cut a notch=波浪蝕出凹壁 > rock above overhangs=上方岩石懸空 > overhang collapses=懸空岩石崩塌 > platform widens=平台擴闊

== Glaciers | 冰川
valley glacier | 山谷冰川 | structure | S4 | a tongue of moving ice that flows down between mountain walls | 沿兩旁山壁之間向下移動的長舌形冰體 | also=alpine glacier; not=ice sheet
ice cap | 冰帽 | structure | S5 | a dome of ice under 50 000 square kilometres in area that covers a highland | 面積少於五萬平方公里、覆蓋高地的穹形冰體 | not=ice sheet
ice shelf | 冰架 | structure | S5 | a thick floating slab of ice still attached to the land that feeds it | 仍與陸地相連、漂浮海面的厚冰板 | not=iceberg
iceberg | 冰山 | structure | P6 | a large block of ice that has broken off and drifts in the sea | 斷裂後在海中漂流的大冰塊 | not=ice shelf
piedmont glacier | 山麓冰川 | structure | S6 | a broad lobe of moving ice formed where several tongues spread and merge on a lowland | 數條冰舌流出山地後在低地散開並合成的寬闊冰體
glacier ice | 冰川冰 | substance | S5 | a dense bluish solid formed when snow is so compacted that its air gaps are sealed | 積雪壓實至氣隙封閉而成的緻密淡藍固體
meltwater | 融水 | substance | S4 | liquid that runs off as snow or ice warms | 冰雪受熱後流出的液體
accumulation | 積累作用 | process | S4 | the gain of mass by a glacier through snowfall and avalanches | 冰川因降雪和雪崩而增加質量的過程 | not=ablation
ablation | 消融作用 | process | S4 | the loss of mass by a glacier through melting, evaporation and breaking off | 冰川因冰化成水、蒸發和斷裂而失去質量的過程 | not=accumulation
plucking | 拔蝕作用 | process | S4 | the tearing away of rock pieces that have frozen to the base of moving ice | 岩塊凍結在移動的冰體底部而被扯走的過程 | not=abrasion
crevasse | 冰裂縫 | structure | S4 | a deep open crack in the surface of a glacier | 冰川表面的深長缺口
cirque | 冰斗 | structure | S4 | an armchair-shaped hollow with a steep back wall, cut into a mountainside by ice | 冰在山坡上蝕出、後壁陡峭的扶手椅形窪地 | also=corrie; not=tarn
tarn | 冰斗湖 | structure | S4 | a small body of water in an armchair-shaped hollow left by ice | 扶手椅形冰蝕窪地中的小水體 | not=ribbon lake
arête | 刃嶺 | structure | S4 | a knife-edged ridge between two neighbouring ice-cut hollows | 相鄰兩個冰蝕窪地之間像刀鋒般的山脊 | not=pyramidal peak
pyramidal peak | 角峰 | structure | S4 | a pointed summit left where three or more ice-cut hollows meet back to back | 三個或以上冰蝕窪地背靠背後退而成的尖頂 | also=horn; not=arête
U-shaped valley | U形谷 | structure | S4 | a trough with a wide flat floor and steep sides carved by ice | 由冰刻成、谷底寬平而兩壁陡直的槽谷 | also=glacial trough; not=V-shaped valley
truncated spur | 削斷山嘴 | structure | S4 | a tongue of upland whose end was cut off by ice moving down the main trough | 末端被主谷冰體切去的突出高地 | not=interlocking spurs
ribbon lake | 帶狀湖 | structure | S4 | a long narrow body of water on the floor of an ice-carved trough | 冰蝕槽谷底部狹長的水體 | not=tarn
roche moutonnée | 羊背石 | structure | S4 | a rock mound smoothed on the side facing the ice flow and plucked rough on the other | 迎冰面圓滑、背冰面被拔蝕得粗糙的岩丘 | not=drumlin
drumlin | 鼓丘 | structure | S4 | a smooth egg-shaped hill of till, with its long axis along the ice flow | 由冰磧土堆成、長軸順冰流方向的卵形小山 | not=esker
esker | 蛇形丘 | structure | S4 | a long winding ridge of sand and gravel laid down by a stream under ice | 冰下水流沉積沙礫而成的彎曲長脊 | not=drumlin
kame | 冰礫阜 | structure | S6 | a steep mound of layered sand and gravel dropped by meltwater at the edge of ice | 融水在冰體邊緣放下成層沙石而成的陡峭小丘
kettle lake | 鍋穴湖 | structure | S5 | a body of water in a hollow left when a buried block of ice melted | 被埋冰塊融化後遺下的窪地積水
erratic | 漂礫 | structure | S4 | a boulder carried by ice and left on bedrock of a different type | 被冰搬運並留在異類基岩上的大石
outwash plain | 冰水沉積平原 | structure | S5 | a level area of sorted sand and gravel spread by streams beyond the end of the ice | 冰體末端外由融水鋪開、按大小分選的沙礫平地
till | 冰磧土 | substance | S5 | an unsorted mixture of clay, sand and boulders dropped directly by ice | 由冰直接放下、大小混雜的泥沙和巨石 | also=boulder clay
terminal moraine | 終磧 | structure | S4 | a ridge of unsorted debris piled across a valley at the farthest reach of the ice | 冰體最遠到達處橫堆谷中的雜亂碎屑脊 | not=lateral moraine
lateral moraine | 側磧 | structure | S4 | a ridge of unsorted debris along the edge of a valley glacier | 沿山谷冰川邊緣堆成的雜亂碎屑脊 | not=medial moraine
permafrost | 永凍土 | structure | S4 | ground that stays frozen for two years or more | 連續兩年或以上處於冰封狀態的地層 | not=active layer
active layer | 活動層 | structure | S6 | the top of frozen ground that thaws each summer and freezes again in winter | 冰封地層之上夏季解凍、冬季再結冰的部分
pingo | 凍脹丘 | structure | S6 | a dome-shaped hill with a core of ice in a permanently frozen area | 長年冰封地區內有冰核的穹形小山
glacial period | 冰期 | period | S4 | a long cold stretch of time when ice spreads over much of the land | 氣候寒冷、冰體大幅擴展的漫長時段 | not=interglacial period
interglacial period | 間冰期 | period | S4 | a long warm stretch of time between two advances of the ice | 前後兩次冰體擴展當中氣候溫暖的漫長時段 | not=glacial period
set | masses of ice | 冰體的種類 | valley glacier; ice sheet=大陸冰川; ice cap; ice shelf; iceberg; piedmont glacier
set | materials of a glacier | 與冰川有關的物質 | firn=粒雪; glacier ice; meltwater; till
set | processes of a glacier | 冰川的各種作用 | accumulation; ablation; plucking; abrasion
set | parts and lines of a glacier | 冰川的部分與界線 | snow line=雪線; crevasse; glacier snout=冰舌末端; medial moraine=中磧
set | mountain landforms cut by ice | 冰川侵蝕的山地地形 | cirque; arête; pyramidal peak; hanging valley=懸谷; truncated spur
set | valleys and hollows | 各種谷地和窪地 | U-shaped valley; hanging valley=懸谷; cirque; V-shaped valley
set | lakes by their origin | 按成因劃分的湖泊 | tarn; ribbon lake; kettle lake; ox-bow lake; lagoon; crater lake=火口湖
set | small hills shaped by ice | 冰川塑造的小丘 | drumlin; esker; kame; roche moutonnée; crag and tail=鼻山尾
set | landforms of glacial deposition | 冰川沉積地形 | drumlin; erratic; terminal moraine; outwash plain; esker
set | kinds of moraine | 冰磧的種類 | terminal moraine; lateral moraine; medial moraine=中磧; ground moraine=底磧
set | inlets and valleys made by ice, rivers and the sea | 冰川、河流與海水形成的海灣和谷地 | fiord; ria; hanging valley=懸谷; gorge
set | features of cold regions | 寒冷地區的現象 | permafrost; active layer; pingo; snow line=雪線
set | loose deposits by their origin | 按成因劃分的鬆散沉積物 | alluvium=沖積物; till; loess; talus
order | change of snow into glacier ice | 積雪變成冰川冰的過程 | fresh snow=新雪 > firn=粒雪 > glacier ice
order | valley from the cutting of a river to a drowned inlet | 河谷演變成峽灣的過程 | V-shaped valley > valley glacier > U-shaped valley > fiord

== Karst and desert landforms | 喀斯特與沙漠地貌
stalactite | 鐘乳石 | structure | S3 | an icicle-like deposit of calcium carbonate that hangs from the roof of a cave | 從洞頂向下垂掛的碳酸鈣沉積物 | not=stalagmite
stalagmite | 石筍 | structure | S3 | an upright deposit of calcium carbonate that grows from the floor of a cave | 從洞底向上生長的碳酸鈣沉積物 | not=stalactite
cave column | 石柱 | structure | S3 | an upright deposit of calcium carbonate that joins the floor and the roof of a cave | 由洞底連接至洞頂的碳酸鈣沉積物 | also=limestone pillar; not=stack
limestone cave | 溶洞 | structure | S3 | a large underground hollow formed as acidic water dissolves carbonate rock | 酸性的水腐蝕碳酸鹽岩而形成的地下大空間 | not=sea cave
swallow hole | 落水洞 | structure | S4 | a deep shaft in carbonate rock down which a surface stream disappears | 碳酸鹽岩中地面溪流由此消失到地下的深井 | not=doline
polje | 坡立谷 | structure | S6 | a very large flat-floored basin in carbonate rock, many square kilometres in area | 碳酸鹽岩地區面積達許多平方公里的平底大窪地
dry valley | 乾谷 | structure | S5 | a river-cut trough in carbonate rock that now holds no stream because water sinks underground | 由河流切成、現因水滲入碳酸鹽岩而無溪流的谷地
tower karst | 峰林 | structure | S4 | isolated steep hills of carbonate rock that rise from a flat plain, as at Guilin | 像桂林一帶由平地拔起、各自獨立的陡峭碳酸鹽岩山丘
peak cluster | 峰叢 | structure | S5 | steep hills of carbonate rock that share a common base, with closed hollows between | 山腳相連而其間有封閉窪地的陡峭碳酸鹽岩山丘 | not=tower karst
travertine | 石灰華 | substance | S6 | calcium carbonate that settles in layers round springs and streams | 在泉水和溪流四周層層沉澱的碳酸鈣
rock salt | 岩鹽 | substance | S3 | sodium chloride left in layers when sea water dried up | 海水乾涸後層層留下的氯化鈉
deflation | 吹蝕作用 | process | S4 | the lifting and removal of loose dry fine material by wind | 風把乾燥鬆散的細粒捲起帶走的過程 | not=abrasion
wind deposition | 風力沉積 | process | S4 | the dropping of carried sand or dust as moving air slows down | 空氣流動減慢而放下所帶沙塵的過程
desertification | 荒漠化 | process | S3 | the turning of dry land into barren land through drought and misuse | 乾旱和不當利用使乾燥土地變得貧瘠的過程 | also-zh=沙漠化; not=deforestation
barchan | 新月形沙丘 | structure | S4 | a mound of sand with two horns that point downwind | 兩角指向下風方向的沙堆 | not=parabolic dune
parabolic dune | 拋物線形沙丘 | structure | S6 | a U-shaped mound of sand whose two arms, held by plants, point upwind | 兩臂受植物固定而指向上風方向的沙堆 | not=barchan
seif dune | 縱向沙丘 | structure | S4 | a long narrow ridge of sand parallel to the prevailing wind | 與盛行風方向平行的狹長沙脊 | also=longitudinal dune; not=transverse dune
transverse dune | 橫向沙丘 | structure | S5 | a long ridge of sand at right angles to the prevailing wind | 與盛行風方向垂直的長條沙脊 | not=seif dune
star dune | 星狀沙丘 | structure | S5 | a high mound of sand with several arms, shaped by winds from many directions | 受多個方向的風塑造、有數條臂伸出的高大沙堆
rock pedestal | 蕈狀岩 | structure | S4 | a rock undercut near the ground by windblown sand so that it looks like a mushroom | 近地面部分被風沙磨蝕而上大下小的岩石 | also=mushroom rock; also-zh=蘑菇石
yardang | 雅丹 | structure | S5 | a streamlined ridge of soft rock carved parallel to the wind | 軟岩被風刻成、與風向平行的流線形脊 | not=seif dune
ventifact | 風稜石 | structure | S6 | a pebble with flat faces and sharp edges polished by windblown sand | 被飛沙磨出平面和銳角的石塊
deflation hollow | 風蝕窪地 | structure | S4 | a basin from which wind has carried away fine material | 細粒物質被空氣流動帶走而形成的盆狀低地
mesa | 方山 | structure | S4 | a broad, flat-topped and steep-sided hill capped by hard level rock, wider than it is high | 頂部有水平硬岩、寬度大於高度的平頂陡壁山 | not=butte
inselberg | 島山 | structure | S5 | an isolated round-topped hill of resistant rock that rises sharply from a plain | 由平地突起、頂部渾圓的獨立硬岩小丘 | not=mesa
wadi | 旱谷 | structure | S4 | a steep-sided desert watercourse that is dry except after rare storms | 沙漠中只在罕有暴雨後才有水流的陡壁水道 | not=playa
pediment | 山麓侵蝕面 | structure | S6 | a gently sloping bare rock surface at the foot of a desert mountain | 沙漠山地腳下緩斜而光禿的岩石面 | not=bajada
bajada | 聯合沖積扇 | structure | S6 | a broad apron of sediment formed where neighbouring cones at a desert mountain foot merge | 沙漠山地腳下多個錐形堆積相連而成的寬闊緩坡
oasis | 綠洲 | structure | S3 | a fertile spot in a desert where water comes to or near the surface | 沙漠中有水湧現而可種植的地方
stony desert | 礫質荒漠 | form | S3 | an arid plain covered with gravel and pebbles | 布滿小石塊的乾旱平地 | also=reg; not=rocky desert
loess | 黃土 | substance | S3 | fine yellowish dust carried by wind and laid down in thick fertile sheets | 由風帶來並厚厚沉積的淡色肥沃細塵 | not=alluvium
set | hills and valleys of karst | 喀斯特的山丘與谷地 | tower karst; peak cluster; dry valley; polje
set | caves and openings in rock by origin | 按成因劃分的岩洞和孔道 | limestone cave; sea cave; blowhole; pothole
set | kinds of sand dune | 沙丘的種類 | barchan; parabolic dune; seif dune; transverse dune; star dune
set | features carved by wind | 風蝕地貌 | rock pedestal; yardang; ventifact; deflation hollow
set | works of wind on rock and sand | 風對岩石和沙的塑造 | deflation hollow; ventifact; yardang; seif dune
set | features made by rare desert rain | 沙漠中流水塑造的地貌 | wadi; playa=乾鹽湖; pediment; bajada
set | kinds of desert surface | 沙漠地面的種類 | sandy desert=沙質荒漠; stony desert; rocky desert=岩質荒漠; playa=乾鹽湖
set | landforms of wind and of water in deserts | 沙漠中的風成與水成地貌 | barchan; yardang; wadi; pediment
set | fine or chemical deposits | 細粒與化學沉積物 | loess; travertine; rock salt; alluvium=沖積物
fact | Sahara Desert | 撒哈拉沙漠 | continent | 所在大洲 | Africa | 非洲 |
fact | Gobi Desert | 戈壁沙漠 | continent | 所在大洲 | Asia | 亞洲 |
fact | Atacama Desert | 阿塔卡馬沙漠 | continent | 所在大洲 | South America | 南美洲 |
fact | Mojave Desert | 莫哈韋沙漠 | continent | 所在大洲 | North America | 北美洲 |
fact | Great Victoria Desert | 大維多利亞沙漠 | continent | 所在大洲 | Oceania | 大洋洲 |

== Weather and climate | 天氣與氣候
weather | 天氣 | idea | P3 | the state of the atmosphere at one place over a short time such as a day | 某地大氣在數小時至數日內的狀況 | not=climate
climate | 氣候 | idea | P6 | the average state of the atmosphere at a place over about thirty years or more | 某地大氣在三十年或以上的平均狀況 | not=weather
troposphere | 對流層 | structure | S4 | the lowest layer of the atmosphere, in which almost all clouds and rain form | 大氣最低、幾乎所有雲雨都在其中形成的一層 | not=stratosphere
stratosphere | 平流層 | structure | S4 | the layer of the atmosphere from about 12 to 50 kilometres up, which holds most ozone | 離地約12至50公里、含臭氧最多的大氣層次 | not=troposphere
mesosphere | 中間層 | structure | S6 | the coldest layer of the atmosphere, from about 50 to 85 kilometres up | 離地約50至85公里、氣溫最低的大氣層次
thermosphere | 熱層 | structure | S6 | the layer of the atmosphere above about 85 kilometres, where auroras glow | 離地約85公里以上、極光出現的大氣層次
insolation | 日射 | quantity | S4 | the radiation from the sun that reaches a given area of the Earth | 到達地球某面積的太陽能量
albedo | 反照率 | quantity | S4 | the share of incoming solar energy that a surface sends straight back | 物體表面把射入的太陽能直接送回的比例 | not=insolation
relative humidity | 相對濕度 | quantity | S1 | the amount of water vapour in air as a percentage of the most it can hold at that temperature | 空氣中水汽含量佔該溫度下最大容納量的百分比 | not=absolute humidity
absolute humidity | 絕對濕度 | quantity | S4 | the mass of water vapour in a cubic metre of air | 每立方米空氣所含水汽的質量 | not=relative humidity
dew point | 露點 | quantity | S4 | the temperature at which cooling air becomes saturated and vapour begins to condense | 空氣冷卻至飽和、水汽開始凝結時的溫度
air pressure | 氣壓 | quantity | S1 | the force per unit area exerted by the weight of the atmosphere | 大氣重量施於單位面積上的力 | also=atmospheric pressure
annual range of temperature | 年溫差 | quantity | S1 | the difference between the mean temperatures of the hottest and the coldest months | 最熱月份與最冷月份平均氣溫之差 | not=diurnal range of temperature
diurnal range of temperature | 日溫差 | quantity | S1 | the difference between the highest and the lowest temperatures within twenty-four hours | 二十四小時內最高與最低氣溫之差 | not=annual range of temperature
environmental lapse rate | 環境遞減率 | quantity | S5 | the rate at which still air around us gets colder with height at a given time | 靜止大氣的溫度隨高度下降的速率
dry adiabatic lapse rate | 乾絕熱遞減率 | quantity | S5 | the rate, about 10 °C a kilometre, at which unsaturated rising air cools | 未飽和空氣上升時每公里約下降10°C的冷卻速率 | also=DALR; not=saturated adiabatic lapse rate
saturated adiabatic lapse rate | 飽和絕熱遞減率 | quantity | S5 | the slower rate at which rising air cools while its vapour condenses and releases latent heat | 上升空氣因水汽凝結釋出潛熱而較慢的冷卻速率 | also=SALR, wet adiabatic lapse rate; also-zh=濕絕熱遞減率
Coriolis force | 科里奧利力 | quantity | S4 | the effect of the Earth's rotation that turns winds to the right in the northern hemisphere | 地球自轉令北半球的風偏向右方的作用 | also-zh=科氏力; not=pressure gradient force
frictional force | 摩擦力 | quantity | S4 | the drag of the ground that slows wind down | 粗糙地面減慢風速的作用
gravitational force | 重力 | quantity | S3 | the pull of the Earth that holds the atmosphere and draws things downwards | 地球把大氣和物體拉向地心的作用
convectional rain | 對流雨 | process | S1 | rain formed when the heated ground warms moist air, which rises rapidly and cools | 地面受熱令潮濕空氣急速上升冷卻而形成的降水 | not=frontal rain
relief rain | 地形雨 | process | S1 | rain formed when moist air is forced up the windward side of a mountain | 潮濕空氣被迫沿山地迎風面上升而形成的降水 | also=orographic rain; not=convectional rain
frontal rain | 鋒面雨 | process | S3 | rain formed when a warm air mass is forced to rise over a cold one | 暖氣團被迫升到冷氣團之上而形成的降水 | not=relief rain
tropical cyclone rain | 熱帶氣旋雨 | process | S3 | heavy rain formed as moist air spirals upwards into a deep low over warm seas | 潮濕空氣在暖洋面上空捲入低壓中心上升而形成的大量降水
cold front | 冷鋒 | structure | S3 | the boundary where advancing heavier air pushes under warmer air | 較重的空氣推進並楔入暖空氣之下的界面 | not=warm front
warm front | 暖鋒 | structure | S3 | the boundary where advancing lighter air climbs over cooler air | 較輕的空氣推進並爬升到冷空氣之上的界面 | not=cold front
occluded front | 錮囚鋒 | structure | S5 | the boundary formed when one advancing air boundary catches another and lifts the air between off the ground | 一條界面追上另一條、把其間空氣抬離地面而形成的界面
stationary front | 靜止鋒 | structure | S5 | the boundary between two air masses of which neither is strong enough to push the other back | 兩個勢力相若、互不推移的氣團之間的界面
tropical maritime air mass | 熱帶海洋氣團 | structure | S4 | a large body of warm and moist air formed over low-latitude oceans | 在低緯洋面形成、溫暖而潮濕的大範圍空氣
tropical continental air mass | 熱帶大陸氣團 | structure | S4 | a large body of hot and dry air formed over low-latitude land | 在低緯陸地形成、炎熱而乾燥的大範圍空氣
polar maritime air mass | 極地海洋氣團 | structure | S4 | a large body of cool and moist air formed over high-latitude oceans | 在高緯洋面形成、清涼而潮濕的大範圍空氣
polar continental air mass | 極地大陸氣團 | structure | S4 | a large body of cold and dry air formed over high-latitude land | 在高緯陸地形成、寒冷而乾燥的大範圍空氣
anticyclone | 反氣旋 | structure | S4 | a closed area of high pressure from which air flows outwards and in which it sinks | 氣壓較四周高、空氣下沉並向外流出的閉合區域 | not=depression
depression | 低壓系統 | structure | S4 | a closed area of the atmosphere where air flows inwards and rises, bringing cloud and rain | 空氣向內流入並上升、帶來雲雨的閉合區域 | also=cyclone; not=anticyclone
trough of low pressure | 低壓槽 | structure | S3 | a long extension of a rainy area of rising air, drawn as V-shaped isobars | 等壓線呈V形伸展、空氣上升而多雲雨的狹長區域 | not=ridge of high pressure
ridge of high pressure | 高壓脊 | structure | S3 | a long extension of a fine area of sinking air, drawn as outward-bulging isobars | 等壓線向外凸出、空氣下沉而天色晴朗的狹長區域 | not=trough of low pressure
sea breeze | 海風 | process | S3 | the wind that blows from cooler water to warmer land by day near the coast | 沿岸日間由較涼水域吹向較暖陸地的空氣流動 | not=land breeze
land breeze | 陸風 | process | S3 | the wind that blows from cooler ground to warmer water by night near the coast | 沿岸夜間由較涼地面吹向較暖水域的空氣流動 | not=sea breeze
valley breeze | 谷風 | process | S4 | the wind that blows up heated slopes by day | 日間沿受熱山坡向上吹的空氣流動 | not=mountain breeze
mountain breeze | 山風 | process | S4 | the wind that flows down cooled slopes by night | 夜間沿冷卻坡面向下流的空氣流動 | not=valley breeze
foehn | 焚風 | process | S5 | the warm dry wind that descends the lee side of a range after losing moisture | 越過山嶺失去水汽後沿背風坡下降的乾熱氣流
trade winds | 信風 | process | S4 | the steady winds that blow from the subtropical highs towards the Equator | 由副熱帶高壓穩定地吹向赤道的氣流 | also-zh=貿易風; not=westerlies
westerlies | 西風 | process | S4 | the prevailing winds that blow from the subtropical highs towards higher latitudes | 由副熱帶高壓吹向較高緯度的盛行氣流 | also-zh=盛行西風; not=trade winds
polar easterlies | 極地東風 | process | S4 | the cold prevailing winds that blow outwards from the highest latitudes | 由最高緯度地區向外吹出的寒冷盛行氣流
jet stream | 高空急流 | process | S5 | a narrow belt of very fast winds near the top of the troposphere | 接近對流層頂、風速極高的狹長氣流
equatorial low pressure belt | 赤道低壓帶 | place | S4 | the calm belt of rising warm air near latitude zero | 零度緯線附近暖空氣上升、風力微弱的地帶 | also=doldrums; also-zh=赤道無風帶; not=subtropical high pressure belt
subtropical high pressure belt | 副熱帶高壓帶 | place | S4 | the calm belts of sinking air near latitude 30 degrees | 南北緯30度附近空氣下沉而風力微弱的地帶 | also=horse latitudes; not=equatorial low pressure belt
subpolar low pressure belt | 副極地低壓帶 | place | S4 | the belt of rising air near latitude 60 degrees where warm and cold winds meet | 南北緯60度附近冷暖氣流相遇而空氣上升的地帶
polar high pressure belt | 極地高壓帶 | place | S4 | the area around latitude 90 degrees where very cold air sinks | 南北緯90度附近極冷空氣下沉的地區
Hadley cell | 哈德里環流 | process | S5 | the circulation in which air rises at the Equator and sinks near latitude 30 degrees | 空氣在赤道上升並在緯度30度附近下沉的循環 | not=Ferrel cell
Ferrel cell | 費雷爾環流 | process | S5 | the circulation in which air sinks near latitude 30 degrees and rises near latitude 60 degrees | 空氣在緯度30度附近下沉並在緯度60度附近上升的循環 | not=Hadley cell
polar cell | 極地環流 | process | S5 | the circulation in which air rises near latitude 60 degrees and sinks at the highest latitudes | 空氣在緯度60度附近上升並在最高緯度處下沉的循環
Walker circulation | 沃克環流 | process | S5 | the east-west circulation of air over the equatorial Pacific | 赤道太平洋上空東西方向的空氣循環
El Niño | 厄爾尼諾 | event | S5 | the unusual warming of the sea off Peru that comes every few years as trade winds weaken | 每隔數年因信風減弱使秘魯對開海面異常變暖的現象 | not=La Niña
La Niña | 拉尼娜 | event | S5 | the unusual cooling of the eastern equatorial Pacific that comes in some years as trade winds strengthen | 某些年份因信風增強使赤道太平洋東部異常變冷的現象 | not=El Niño
temperature inversion | 逆溫 | process | S5 | the state in which warmer air lies above colder air | 較暖空氣位於較冷空氣之上的現象
adiabatic cooling | 絕熱冷卻 | process | S5 | the loss of warmth by rising air as it expands, without exchange with its surroundings | 上升空氣因膨脹降溫而不與四周交換能量的過程
radiational cooling | 輻射冷卻 | process | S5 | the loss of warmth by the ground to space on clear calm nights | 晴朗無風的夜晚地面向太空散失熱能的過程
advection | 平流 | process | S4 | the horizontal carrying of heat or moisture by moving air | 流動空氣把熱或水汽作水平輸送的過程 | not=convection
convection | 對流 | process | S3 | the vertical carrying of heat as warmed air rises and cool air sinks | 暖空氣上升、冷空氣下沉而垂直傳送熱的過程 | not=advection
windward slope | 迎風坡 | structure | S1 | the wetter mountainside that faces the moving air | 面向氣流而較多雨的山地一側 | not=leeward slope
leeward slope | 背風坡 | structure | S1 | the drier mountainside that is sheltered from the moving air | 受山體遮擋、不面向氣流而較少雨的山地一側 | not=windward slope
adret slope | 向陽坡 | structure | S4 | the mountainside that receives more direct sunlight | 接受較多直射日照的山地一側 | also=sunny slope
ubac slope | 背陽坡 | structure | S4 | the mountainside that stays mostly in shade | 大部分時間處於陰影中的山地一側 | also=shady slope; not=adret slope
eye of a tropical cyclone | 風眼 | structure | S3 | the calm and almost clear centre of a whirling storm, where air sinks | 旋轉風暴中央空氣下沉、天色較晴朗的平靜部分 | also=eye; not=eyewall
eyewall | 眼壁 | structure | S4 | the ring of towering cloud with the strongest winds around the centre of a whirling storm | 旋轉風暴中心外圍雲層最高、風力最猛的一圈
spiral rainband | 螺旋雨帶 | structure | S4 | one of the curved lines of cloud that wind in towards the centre of a tropical storm | 捲向熱帶風暴中心的彎曲雲帶
storm surge | 風暴潮 | process | S3 | an unusual rise of the sea at a coast caused by the strong winds and low pressure of a cyclone | 氣旋的強風和低壓使沿岸水位異常升高的現象 | not=tsunami
rain | 雨 | substance | P3 | water that falls from clouds as liquid drops | 從雲中落下的液態水滴
snow | 雪 | substance | P3 | six-sided ice crystals that fall from clouds as soft white flakes | 從雲中飄落、由六角形冰晶組成的白色軟片 | not=hail
hail | 冰雹 | substance | P4 | hard balls of layered ice that fall from thunderclouds | 從雷暴雲落下、有層次的硬冰球 | not=snow
dew | 露 | substance | P4 | liquid drops that condense on cool surfaces near the ground | 在近地面清涼物體表面凝結的水滴 | not=frost
frost | 霜 | substance | P4 | ice crystals that form on surfaces below freezing point near the ground | 在近地面低於冰點的物體表面形成的冰晶 | not=dew
radiation fog | 輻射霧 | process | S5 | low cloud at ground level formed when land loses heat on clear calm nights | 晴朗無風的夜晚陸地散熱使近地面水汽凝結而成的低雲 | not=advection fog
advection fog | 平流霧 | process | S5 | low cloud at sea or ground level formed when warm moist air drifts over a cold surface | 溫暖潮濕空氣飄經寒冷表面時凝結而成的低雲 | not=radiation fog
rain gauge | 雨量計 | device | P4 | an instrument with a funnel and container that measures how much water falls from clouds | 以漏斗和容器收集並量度降水的儀器
anemometer | 風速計 | device | P4 | an instrument, usually with spinning cups, that measures how fast air moves | 多以旋轉小杯量度空氣流動快慢的儀器 | not=wind vane
wind vane | 風向標 | device | P4 | an instrument with a turning arrow that shows where moving air comes from | 以轉動箭嘴顯示氣流從何處吹來的儀器 | not=anemometer
hygrometer | 濕度計 | device | P5 | an instrument that measures how moist the air is | 量度空氣中水汽多少的儀器 | not=barometer
maximum and minimum thermometer | 最高最低溫度計 | device | S1 | an instrument that keeps the readings of the hottest and coldest moments of a day | 保留一日內最熱和最冷時讀數的儀器
sunshine recorder | 日照計 | device | S1 | an instrument whose glass ball burns a track on a card while the sky is bright | 以玻璃球把太陽光聚焦、在紙卡上燒出痕跡的儀器
Stevenson screen | 百葉箱 | device | S1 | a white box with louvred sides that shelters instruments from direct sunlight and rain | 漆成白色、四面通風、避免儀器受日曬雨淋的箱子
equatorial climate | 赤道氣候 | form | S4 | a type of climate that is hot and rainy all the year round | 全年炎熱多雨的大氣平均狀況 | also-zh=熱帶雨林氣候
tropical monsoon climate | 熱帶季風氣候 | form | S4 | a type of climate, hot all year, with torrential summer rain from winds that reverse with the seasons | 全年炎熱、風向隨冬夏逆轉而夏天雨量極多的大氣平均狀況
hot desert climate | 熱帶沙漠氣候 | form | S3 | a type of climate with hardly any rain, scorching days and a large diurnal range of temperature | 雨量極少、日間酷熱而日溫差很大的大氣平均狀況
Mediterranean climate | 地中海氣候 | form | S4 | a type of climate with hot dry summers and mild wet winters | 夏季炎熱乾燥、冬季溫和多雨的大氣平均狀況
temperate marine climate | 溫帶海洋性氣候 | form | S4 | a type of climate with cool summers, mild winters and rain in every season | 夏季清涼、冬季溫和而四季有雨的大氣平均狀況 | not=temperate continental climate
temperate continental climate | 溫帶大陸性氣候 | form | S4 | a type of climate with warm summers, very cold winters and little rain, mainly in summer | 夏暖冬寒、雨少而集中於夏季的大氣平均狀況 | not=temperate marine climate
polar climate | 極地氣候 | form | S3 | a type of climate in which even the warmest month averages below 10 °C | 最暖月份平均氣溫仍低於10°C的大氣平均狀況
tropical depression | 熱帶低氣壓 | form | S1 | a whirling storm over warm seas with sustained winds near its centre below 63 km/h | 中心附近持續風速低於每小時63公里的暖洋面氣旋
tropical storm | 熱帶風暴 | form | S1 | a whirling system over warm seas with sustained winds near its centre of 63 to 87 km/h | 中心附近持續風速為每小時63至87公里的暖洋面氣旋
severe tropical storm | 強烈熱帶風暴 | form | S1 | a whirling system over warm seas with sustained winds near its centre of 88 to 117 km/h | 中心附近持續風速為每小時88至117公里的暖洋面氣旋
typhoon | 颱風 | form | P3 | a whirling storm over warm seas with sustained winds near its centre of 118 to 149 km/h by Hong Kong standards | 按香港標準，中心附近持續風速為每小時118至149公里的暖洋面氣旋
severe typhoon | 強颱風 | form | S1 | a whirling storm over warm seas with sustained winds near its centre of 150 to 184 km/h | 中心附近持續風速為每小時150至184公里的暖洋面氣旋
super typhoon | 超強颱風 | form | S1 | a whirling storm over warm seas with sustained winds near its centre of 185 km/h or more by Hong Kong standards | 按香港標準，中心附近持續風速達每小時185公里或以上的暖洋面氣旋
Kuroshio | 黑潮 | structure | S4 | the warm ocean flow that runs north past Taiwan and Japan | 沿台灣和日本向北流動的溫暖海水 | not=Oyashio
Oyashio | 親潮 | structure | S4 | the cold ocean flow that runs south from the Bering Sea to northern Japan | 由白令海向南流至日本北部的寒冷海水 | not=Kuroshio
Peru Current | 秘魯寒流 | structure | S4 | the cold ocean flow that runs north along the western coast of South America | 沿南美洲西岸向北流動的低溫海水 | also=Humboldt Current
Benguela Current | 本格拉寒流 | structure | S5 | the cold ocean flow that runs north along the coast of south-western Africa | 沿非洲西南岸向北流動的低溫海水
California Current | 加利福尼亞寒流 | structure | S5 | the cold ocean flow that runs south along the western coast of North America | 沿北美洲西岸向南流動的低溫海水
set | ideas about the atmosphere over time | 描述大氣隨時間變化的概念 | weather; climate; global warming; season=季節
set | layers of the atmosphere | 大氣的分層 | troposphere; stratosphere; mesosphere; thermosphere
set | measures of moisture and pressure of the air | 空氣濕度與壓力的量 | relative humidity; absolute humidity; dew point; air pressure
set | quantities of heat and temperature in climate | 氣候中與熱和溫度有關的量 | insolation; albedo; annual range of temperature; diurnal range of temperature
set | temperatures and rates in rising or cooling air | 空氣升降時的溫度與速率 | environmental lapse rate; dry adiabatic lapse rate; saturated adiabatic lapse rate; dew point
set | forces that act on moving air | 影響風的作用力 | pressure gradient force=氣壓梯度力; Coriolis force; frictional force; gravitational force
set | causes of rain | 降雨的成因類型 | convectional rain; relief rain; frontal rain; tropical cyclone rain
set | kinds of front | 鋒的種類 | cold front; warm front; occluded front; stationary front
set | kinds of air mass | 氣團的種類 | tropical maritime air mass; tropical continental air mass; polar maritime air mass; polar continental air mass
set | features on a weather map | 天氣圖上的氣壓系統與界面 | anticyclone; depression; trough of low pressure; ridge of high pressure; cold front
set | local winds | 局地風 | sea breeze; land breeze; valley breeze; mountain breeze; foehn
set | large-scale winds | 大範圍的風 | trade winds; westerlies; polar easterlies; monsoon=季風; jet stream
set | pressure belts of the Earth | 地球的氣壓帶 | equatorial low pressure belt; subtropical high pressure belt; subpolar low pressure belt; polar high pressure belt
set | cells of the atmospheric circulation | 大氣環流 | Hadley cell; Ferrel cell; polar cell; Walker circulation
set | ways of heating and cooling air | 空氣增熱與冷卻的方式 | adiabatic cooling; radiational cooling; advection; convection
set | states and movements of heat in the lower air | 低層大氣的熱狀況 | temperature inversion; adiabatic cooling; convection; advection
set | unusual events of sea and air | 海洋與大氣的異常現象 | El Niño; La Niña; storm surge; temperature inversion
set | sides of a mountain that differ in climate | 山地氣候不同的坡面 | windward slope; leeward slope; adret slope; ubac slope
set | parts of a tropical cyclone and of other weather systems | 熱帶氣旋及其他天氣系統的部分 | eye of a tropical cyclone; eyewall; spiral rainband; cold front
set | forms of water on and from the air | 大氣中水的各種形態 | rain; snow; hail; dew; frost
set | fog and its like near the ground | 近地面的凝結現象 | radiation fog; advection fog; dew; frost
set | weather instruments | 天氣儀器 | rain gauge; barometer=氣壓計; anemometer; wind vane; hygrometer
set | instruments of a weather station | 氣象站的設備 | maximum and minimum thermometer; sunshine recorder; Stevenson screen; rain gauge; hygrometer
set | tropical climates | 熱帶的氣候類型 | equatorial climate; savanna climate=熱帶草原氣候; tropical monsoon climate; hot desert climate
set | climates outside the tropics | 熱帶以外的氣候類型 | Mediterranean climate; temperate marine climate; temperate continental climate; subtropical monsoon climate=亞熱帶季風氣候; polar climate
set | climates of the world | 世界的氣候類型 | equatorial climate; hot desert climate; Mediterranean climate; temperate marine climate; polar climate
set | classes of tropical cyclone in Hong Kong | 香港的熱帶氣旋分類 | tropical depression; tropical storm; severe tropical storm; typhoon; severe typhoon; super typhoon
set | ocean currents | 洋流 | Kuroshio; Oyashio; Gulf Stream=墨西哥灣暖流; Peru Current; Benguela Current; California Current
set | currents of the Pacific Ocean | 太平洋的洋流 | Kuroshio; Oyashio; Peru Current; California Current
order | layers of the atmosphere from the ground up | 由地面向上的大氣分層 | troposphere > stratosphere > mesosphere > thermosphere
order | pressure belts from the Equator to a pole | 由赤道至極地的氣壓帶 | equatorial low pressure belt > subtropical high pressure belt > subpolar low pressure belt > polar high pressure belt
order | wind belts from the Equator to a pole | 由赤道至極地的風帶 | trade winds > westerlies > polar easterlies
order | classes of tropical cyclone from the weakest | 熱帶氣旋由弱至強 | tropical depression > tropical storm > severe tropical storm > typhoon > severe typhoon > super typhoon
order | forming of convectional rain | 對流雨的形成 | ground is heated=地面受熱 > air rises=空氣上升 > air cools to dew point=空氣冷卻至露點 > vapour condenses into cloud=水汽凝結成雲 > rain falls=降雨
order | forming of relief rain and its effect | 地形雨的形成與影響 | moist air meets a mountain=潮濕空氣遇上山地 > air rises up the windward slope=空氣沿迎風坡上升 > vapour condenses and rain falls=水汽凝結降雨 > dry air sinks down the leeward slope=乾空氣沿背風坡下沉
fact | tropical storm | 熱帶風暴 | lowest sustained wind speed in the Hong Kong classification | 香港分類的最低持續風速 | 63 | 63 | km/h
fact | severe tropical storm | 強烈熱帶風暴 | lowest sustained wind speed in the Hong Kong classification | 香港分類的最低持續風速 | 88 | 88 | km/h
fact | typhoon | 颱風 | lowest sustained wind speed in the Hong Kong classification | 香港分類的最低持續風速 | 118 | 118 | km/h
fact | severe typhoon | 強颱風 | lowest sustained wind speed in the Hong Kong classification | 香港分類的最低持續風速 | 150 | 150 | km/h
fact | super typhoon | 超強颱風 | lowest sustained wind speed in the Hong Kong classification | 香港分類的最低持續風速 | 185 | 185 | km/h
fact | air pressure | 氣壓 | measuring instrument | 量度儀器 | barometer | 氣壓計 |
fact | wind speed | 風速 | measuring instrument | 量度儀器 | anemometer | 風速計 |
fact | wind direction | 風向 | measuring instrument | 量度儀器 | wind vane | 風向標 |
fact | rainfall | 雨量 | measuring instrument | 量度儀器 | rain gauge | 雨量計 |
fact | relative humidity | 相對濕度 | measuring instrument | 量度儀器 | hygrometer | 濕度計 |
fact | hours of bright sunshine | 日照時數 | measuring instrument | 量度儀器 | sunshine recorder | 日照計 |
fact | shaking of the ground | 地面震動 | measuring instrument | 量度儀器 | seismograph | 地震儀 |
fact | air pressure | 氣壓 | usual unit | 常用單位 | hPa | 百帕 |
fact | rainfall | 雨量 | usual unit | 常用單位 | mm | 毫米 |
fact | relative humidity | 相對濕度 | usual unit | 常用單位 | % | % |
fact | river discharge | 河流流量 | usual unit | 常用單位 | m³/s | 立方米每秒 |
fact | wind speed in Hong Kong bulletins | 香港天氣報告的風速 | usual unit | 常用單位 | km/h | 公里每小時 |
fact | air temperature | 氣溫 | usual unit | 常用單位 | °C | 攝氏度 |
fact | tropical climates | 熱帶氣候 | letter in Köppen's classification | 柯本分類字母 | A | A |
fact | dry climates | 乾燥氣候 | letter in Köppen's classification | 柯本分類字母 | B | B |
fact | temperate climates | 溫帶氣候 | letter in Köppen's classification | 柯本分類字母 | C | C |
fact | continental climates | 大陸性氣候 | letter in Köppen's classification | 柯本分類字母 | D | D |
fact | polar climates | 極地氣候 | letter in Köppen's classification | 柯本分類字母 | E | E |
fact | nitrogen | 氮 | approximate share of dry air by volume | 在乾燥空氣中約佔的體積 | 78 | 78 | %
fact | oxygen | 氧 | approximate share of dry air by volume | 在乾燥空氣中約佔的體積 | 21 | 21 | %
fact | argon | 氬 | approximate share of dry air by volume | 在乾燥空氣中約佔的體積 | 0.9 | 0.9 | %
fact | carbon dioxide | 二氧化碳 | approximate share of dry air by volume | 在乾燥空氣中約佔的體積 | 0.04 | 0.04 | %

== Climate change | 氣候變化
greenhouse effect | 溫室效應 | process | S3 | the natural trapping of the Earth's outgoing heat by certain gases of the atmosphere | 大氣中某些氣體自然地截留地球散失熱能的現象 | not=global warming
global warming | 全球暖化 | process | S1 | the long-term rise in the average temperature of the whole Earth | 整個地球平均氣溫長期上升的現象 | not=greenhouse effect
ozone depletion | 臭氧層破壞 | process | S3 | the thinning of the layer high in the atmosphere that shields the Earth from ultraviolet rays | 高空阻擋紫外線的氣體層變得稀薄的現象 | not=global warming
acid rain | 酸雨 | process | S3 | the fall of water with a pH below 5.6 caused by sulphur dioxide and nitrogen oxides | 二氧化硫和氮氧化物使降水pH值低於5.6的現象
global dimming | 全球黯化 | process | S6 | the weakening of sunlight at the ground because particles in polluted air block it | 污染空氣中的微粒遮擋陽光使地面日照減弱的現象
urban heat island effect | 城市熱島效應 | process | S3 | the state in which built-up areas stay warmer than the surrounding countryside | 建築密集地區氣溫高於周圍郊野的現象
rain shadow effect | 雨影效應 | process | S4 | the dryness of land on the lee side of mountains that have taken moisture from the wind | 山嶺奪去氣流水汽而使背風一側乾燥的現象
wall effect | 屏風效應 | process | S3 | the blocking of airflow by a row of tall buildings set close together | 一列緊密高樓阻擋空氣流通的現象
ocean acidification | 海洋酸化 | process | S4 | the fall in pH of the seas as they take up more carbon dioxide | 海水吸收更多二氧化碳而pH值下降的現象
coral bleaching | 珊瑚白化 | process | S4 | the loss of colour of reef animals as they expel their algae in water that is too warm | 礁石動物在過暖海水中排出共生藻而失去顏色的現象
glacier retreat | 冰川退縮 | process | S3 | the shrinking of ice tongues towards higher ground as they melt faster than they are fed | 融化快於補給而使冰舌末端移向高處的現象
sea level rise | 海平面上升 | process | S1 | the long-term climb of the average height of the oceans | 大洋平均水位長期增高的現象
permafrost thaw | 永凍土融化 | process | S4 | the softening of long-frozen ground, which releases methane and tilts buildings | 長年冰封的地層變軟、釋出甲烷並使建築物傾側的現象
carbon dioxide | 二氧化碳 | substance | S1 | the gas from burning fossil fuels that causes the largest part of human-made warming | 燃燒化石燃料時排出、對人為暖化影響最大的氣體
methane | 甲烷 | substance | S3 | the gas from cattle, rice fields and landfills that is the main part of natural gas | 由牛隻、稻田和堆填區釋出、亦是天然氣主要成分的氣體
nitrous oxide | 一氧化二氮 | substance | S4 | the heat-trapping gas released mainly when soil bacteria act on chemical fertilisers | 主要由土壤細菌分解化肥而釋出、會吸熱的氣體
chlorofluorocarbons | 氯氟碳化合物 | substance | S4 | the man-made gases once used in refrigerators and sprays that trap heat and destroy ozone | 曾用於雪櫃和噴霧劑、吸熱並破壞臭氧的人造氣體 | also=CFCs
water vapour | 水汽 | substance | S1 | the most plentiful heat-trapping gas of the atmosphere, formed by evaporation | 由蒸發而成、大氣中含量最多的吸熱氣體 | also-zh=水蒸氣
ozone | 臭氧 | substance | S3 | the gas with three oxygen atoms to a molecule that absorbs ultraviolet rays high above the Earth | 分子含三個氧原子、在高空吸收紫外線的氣體
aerosol | 氣溶膠 | substance | S5 | tiny solid or liquid particles that float in the air and scatter sunlight | 懸浮在空氣中並散射陽光的微細固體或液體粒子
orbital eccentricity | 軌道離心率 | quantity | S6 | the degree to which the Earth's path round the sun differs from a circle | 地球繞日路徑偏離圓形的程度
axial tilt | 地軸傾角 | quantity | S5 | the angle, now about 23.5 degrees, between the Earth's axis and the upright to its orbit | 地球自轉軸與公轉面垂線之間、現約23.5度的夾角 | also=obliquity
axial precession | 地軸進動 | process | S6 | the slow wobble of the Earth's axis in a circle, like a spinning top, over about 26 000 years | 地球自轉軸像陀螺般緩慢打轉、約二萬六千年一周的運動 | also-zh=歲差
sunspot cycle | 太陽黑子週期 | process | S5 | the rise and fall, about every 11 years, in the number of dark patches on the sun | 日面暗斑數目約每11年增減一次的變化
tree ring | 樹木年輪 | object | S4 | one of the bands in a trunk whose width shows how good each season's growth was | 木材橫切面上以闊窄反映每個生長季好壞的一圈
positive feedback | 正反饋 | idea | S4 | a chain of effects that strengthens the change which started it | 把最初的改變進一步加強的連鎖影響 | also-zh=正回饋; not=negative feedback
negative feedback | 負反饋 | idea | S4 | a chain of effects that weakens the change which started it | 把最初的改變減弱的連鎖影響 | also-zh=負回饋; not=positive feedback
tipping point | 臨界點 | idea | S5 | the stage beyond which a system changes greatly and cannot easily return | 越過後系統發生巨變而難以復原的階段
dynamic equilibrium | 動態平衡 | idea | S4 | the state of a system whose inputs and outputs match although material keeps moving through it | 物質不斷進出但輸入與輸出相等的系統狀態
carbon footprint | 碳足跡 | quantity | S1 | the total greenhouse gases that a person, product or activity gives off | 個人、產品或活動所排放的溫室氣體總量
carbon sink | 碳匯 | idea | S4 | a store such as a forest or ocean that takes up more greenhouse gas than it gives off | 森林、海洋等吸收溫室氣體多於排放的貯存體 | not=carbon source
carbon source | 碳源 | idea | S4 | anything, such as a burning forest, that gives off more greenhouse gas than it takes up | 焚燒中的森林等排放溫室氣體多於吸收的事物 | not=carbon sink
carbon tax | 碳稅 | method | S4 | a charge that a government puts on each tonne of greenhouse gas emitted | 政府按每公噸溫室氣體排放徵收的費用 | not=emissions trading
emissions trading | 排放權交易 | method | S4 | the buying and selling of permits that allow a limited amount of greenhouse gas | 買賣有限額的溫室氣體許可證的做法 | also=cap and trade; not=carbon tax
carbon capture and storage | 碳捕集與封存 | method | S5 | the trapping of greenhouse gas at power plants and its burial deep underground | 在發電廠截取溫室氣體並埋入地底深處的技術
carbon offsetting | 碳抵銷 | method | S4 | the payment for tree growing or clean energy elsewhere to make up for one's own emissions | 出資在別處植樹或發展潔淨能源以彌補自身排放的做法
United Nations Framework Convention on Climate Change | 《聯合國氣候變化框架公約》 | document | S4 | the 1992 treaty that set the general aim of stabilising greenhouse gases and set up yearly conferences | 1992年訂立、以穩定溫室氣體濃度為總目標並設年度會議的條約 | also=UNFCCC
Kyoto Protocol | 《京都議定書》 | document | S3 | the 1997 treaty that bound only developed countries to cut greenhouse gases by fixed amounts | 1997年訂立、只規定發達國家須按指標減排溫室氣體的條約 | not=Paris Agreement
Paris Agreement | 《巴黎協定》 | document | S3 | the 2015 treaty in which all parties set their own targets to keep warming well below 2 °C | 2015年訂立、各締約方自訂目標把升溫控制在遠低於2°C的條約 | not=Kyoto Protocol
Montreal Protocol | 《蒙特利爾議定書》 | document | S4 | the 1987 treaty that phases out substances that destroy ozone | 1987年訂立、逐步淘汰破壞臭氧物質的條約 | not=Kyoto Protocol
Hong Kong's Climate Action Plan 2050 | 《香港氣候行動藍圖2050》 | document | S3 | the 2021 paper in which the city set out how to reach net zero before mid-century | 本地政府2021年發表、爭取本世紀中葉前達至淨零排放的文件
Intergovernmental Panel on Climate Change | 政府間氣候變化專門委員會 | institution | S3 | the United Nations body that reviews research on global warming and publishes assessment reports | 審視全球暖化研究並發表評估報告的聯合國機構 | also=IPCC
World Meteorological Organization | 世界氣象組織 | institution | S4 | the United Nations agency that coordinates weather observation and data among national services | 協調各國天氣觀測和數據交換的聯合國專門機構 | also=WMO
United Nations Environment Programme | 聯合國環境規劃署 | institution | S4 | the body based in Nairobi that coordinates worldwide action against pollution and loss of nature | 總部設於內羅畢、協調各國防治污染和保護自然的機構 | also=UNEP
Hong Kong Observatory | 香港天文台 | institution | P4 | the local government department that forecasts weather and issues storm warnings | 預測本地天氣並發出風暴警告的政府部門 | also=HKO
set | effects named in climate studies | 氣候學中的各種效應 | greenhouse effect; urban heat island effect; rain shadow effect; wall effect
set | greenhouse gases | 溫室氣體 | carbon dioxide; methane; nitrous oxide; chlorofluorocarbons; water vapour
set | gases and particles of the air | 空氣中的氣體和微粒 | ozone; sulphur dioxide=二氧化硫; carbon dioxide; aerosol
set | gases linked with environmental problems | 與環境問題有關的氣體 | chlorofluorocarbons; sulphur dioxide=二氧化硫; methane; ozone
set | natural causes of climate change | 氣候變化的自然成因 | orbital eccentricity; axial tilt; axial precession; sunspot cycle
set | evidence of past climates | 古氣候的證據 | ice core=冰芯; tree ring; fossil pollen=花粉化石; historical weather record=歷史天氣記錄
set | behaviour of systems | 系統的變化方式 | positive feedback; negative feedback; tipping point; dynamic equilibrium
set | ways to cut greenhouse gases | 減少溫室氣體的方法 | carbon tax; emissions trading; carbon capture and storage; carbon offsetting
set | agreements and plans on the atmosphere | 有關大氣的公約與計劃 | United Nations Framework Convention on Climate Change; Kyoto Protocol; Paris Agreement; Montreal Protocol; Hong Kong's Climate Action Plan 2050
set | bodies concerned with weather and climate | 與天氣和氣候有關的機構 | Intergovernmental Panel on Climate Change; World Meteorological Organization; United Nations Environment Programme; Hong Kong Observatory
order | agreements on the atmosphere by date | 大氣公約的先後 | Montreal Protocol > United Nations Framework Convention on Climate Change > Kyoto Protocol > Paris Agreement
order | ice and reflection feedback | 冰雪反照的正反饋 | air warms=氣溫上升 > ice melts=冰雪融化 > surface reflects less sunlight=地表反射陽光減少 > more heat is absorbed=吸收更多熱能
fact | Montreal Protocol | 《蒙特利爾議定書》 | year of adoption | 通過年份 | 1987 | 1987 |
fact | United Nations Framework Convention on Climate Change | 《聯合國氣候變化框架公約》 | year of adoption | 通過年份 | 1992 | 1992 |
fact | Kyoto Protocol | 《京都議定書》 | year of adoption | 通過年份 | 1997 | 1997 |
fact | Paris Agreement | 《巴黎協定》 | year of adoption | 通過年份 | 2015 | 2015 |
fact | Ramsar Convention on wetlands | 《拉姆薩爾濕地公約》 | year of adoption | 通過年份 | 1971 | 1971 |

== Soils | 土壤
topsoil | 表土 | structure | S3 | the dark uppermost layer of a soil, rich in humus and roots, also called the A horizon | 土壤中富含腐殖質和根系的深色上層，又稱A層 | not=subsoil
subsoil | 底土 | structure | S3 | the layer of a soil, also called the B horizon, where material washed down from above collects | 土壤中積聚由上方淋洗下來物質的一層，又稱B層 | also-zh=心土; not=topsoil
parent material | 成土母質 | structure | S4 | the weathered mineral matter, also called the C horizon, from which a soil develops | 土壤由此發育的風化礦物層，又稱C層 | also-zh=母質; not=bedrock
litter layer | 枯枝落葉層 | structure | S4 | the cover of dead plant remains on the ground that have not yet decayed | 地面上尚未腐爛的植物殘體
humus | 腐殖質 | substance | S3 | the dark, sticky organic matter left after plant and animal remains have decayed | 動植物遺體分解後留下的深色黏性有機物
sand | 沙粒 | substance | S3 | the coarsest mineral particles of fine earth, which feel gritty and let water through quickly | 泥土中較粗、手感粗糙而排水快的礦物微粒 | not=silt
silt | 粉粒 | substance | S3 | the mineral particles of soil that are of middle size and feel smooth like flour | 泥土中大小居中、手感細滑的礦物微粒 | not=clay
clay | 黏粒 | substance | S3 | the finest mineral particles of soil, sticky when wet and slow to drain | 泥土中最細、濕時有附着力而排水慢的礦物微粒 | not=silt
loam | 壤土 | substance | S3 | a fertile soil with a balanced mixture of coarse, middle-sized and fine particles | 粗、中、細微粒比例均勻、適宜耕種的泥土
leaching | 淋溶作用 | process | S4 | the washing of soluble minerals out of upper soil by water moving downwards | 下滲的水把上層土壤可溶礦物沖走的過程 | not=illuviation
illuviation | 澱積作用 | process | S5 | the build-up in a lower soil layer of fine matter washed down from above | 由上方沖下的細微物質在較低土層積聚的過程 | not=leaching
capillary action | 毛細作用 | process | S4 | the rise of water through tiny pores of soil towards a drying surface | 水沿土壤微小孔隙升向乾燥地面的過程 | not=leaching
humification | 腐殖化作用 | process | S5 | the turning of plant and animal remains into dark stable organic matter | 動植物遺體變成深色穩定有機物的過程
decomposition | 分解作用 | process | S3 | the breaking down of dead matter by bacteria and fungi, which sets nutrients free | 細菌和真菌把死物變成簡單物質並釋出養分的過程
laterisation | 紅土化作用 | process | S5 | the soil-forming change of hot wet lands in which silica is lost and reddish iron and aluminium oxides remain | 濕熱地區土壤失去二氧化矽而留下鐵鋁氧化物的過程 | not=podzolisation
podzolisation | 灰化作用 | process | S5 | the soil-forming change of cool wet lands in which acid water carries iron and aluminium down from an ash-like layer | 冷濕地區酸性的水帶走上層鐵鋁而留下淺色土層的過程 | not=laterisation
calcification | 鈣化作用 | process | S5 | the soil-forming change of semi-arid grassland in which lime collects in the soil | 半乾旱草原地區碳酸鹽在土壤中積聚的過程
gleying | 潛育化作用 | process | S6 | the change of waterlogged soil to a bluish grey as its iron loses oxygen | 長期浸水的土壤因鐵失去氧而變成藍灰色的過程
latosol | 鐵鋁土 | substance | S5 | the deep red soil of hot wet lands, poor in plant food because of strong leaching | 濕熱地區因強烈淋溶而貧瘠的深厚紅色土壤 | also=ferralsol; also-zh=磚紅壤; not=podzol
podzol | 灰壤 | substance | S5 | the acid soil under coniferous forest with a pale ash-coloured layer near the top | 針葉林下近頂部有淺白土層的酸性土壤 | not=latosol
chernozem | 黑鈣土 | substance | S5 | the very fertile dark soil of temperate grassland, thick with organic matter | 溫帶草原上有機物豐富、非常肥沃的深色土壤
brown earth | 棕壤 | substance | S5 | the fertile, slightly acid soil under temperate deciduous forest | 溫帶落葉林下微酸而肥沃的土壤
alluvial soil | 沖積土 | substance | S3 | the fertile soil of floodplains and deltas formed from river mud | 泛濫平原和三角洲上由河泥形成的肥沃土壤
soil texture | 土壤質地 | property | S4 | the proportion of coarse, middle-sized and fine mineral particles in the ground | 泥土中粗、中、細礦物微粒的比例 | not=soil structure
soil structure | 土壤結構 | property | S4 | the way in which mineral particles of the ground stick together into clumps | 泥土微粒聚合成團塊的方式 | not=soil texture
soil porosity | 土壤孔隙度 | property | S4 | the share of the volume of the ground that is taken up by empty spaces | 泥土體積中空隙所佔的比例 | not=soil permeability
soil permeability | 土壤透水性 | property | S4 | the ease with which water passes through the spaces in the ground | 水通過泥土空隙的難易程度 | not=soil porosity
soil acidity | 土壤酸度 | property | S4 | the concentration of hydrogen ions in the ground, expressed as a pH value | 泥土中氫離子的濃度，以pH值表示
soil fertility | 土壤肥力 | property | S3 | the ability of the ground to supply plants with enough nutrients and water | 泥土向植物供應足夠養分和水的能力
field capacity | 田間持水量 | quantity | S5 | the most water that a soil can hold against gravity after draining | 土壤排去多餘水後能抵抗重力保留的最大水分 | not=wilting point
crumb structure | 團粒結構 | form | S5 | an arrangement of soil in small rounded porous clumps, best for plant roots | 泥土聚成細小渾圓而多孔的顆粒、最適合根系生長的排列 | not=blocky structure
platy structure | 片狀結構 | form | S6 | an arrangement of soil in thin flat sheets that lie level and hinder drainage | 土粒聚成水平薄層、妨礙排水的排列
blocky structure | 塊狀結構 | form | S6 | an arrangement of soil in cube-like clumps with flat faces and angles | 土粒聚成近似立方體、有平面和稜角的排列
prismatic structure | 柱狀結構 | form | S6 | an arrangement of soil in clumps that stand upright and are taller than they are wide | 土粒聚成直立、高度大於寬度的排列
gravitational water | 重力水 | substance | S6 | the water that drains quickly down through the large pores of a soil after rain | 雨後沿土壤大孔隙迅速向下排走的水 | not=capillary water
capillary water | 毛細水 | substance | S6 | the water held in small pores of a soil that plant roots can draw on | 保留在土壤小孔隙中、可供根部吸取的水 | not=hygroscopic water
hygroscopic water | 吸濕水 | substance | S6 | the thin film of water gripped so tightly to soil particles that roots cannot take it | 緊緊附着土粒表面、根部無法取用的極薄水膜
groundwater | 地下水 | substance | S3 | the water that fills all the pores of rock below the water table | 填滿飽和岩層所有孔隙的水 | not=gravitational water
terracing | 開闢梯田 | method | S3 | the cutting of a hillside into level steps that hold soil and water for crops | 把山坡開成一級級平地以保持水土並耕種的做法 | not=contour ploughing
contour ploughing | 等高耕作 | method | S4 | the turning of soil along lines of equal height across a slope to slow down runoff | 橫向沿海拔相同的方向犁地以減慢徑流的做法 | not=terracing
strip cropping | 條狀耕作 | method | S4 | the growing of different plants in alternating bands across a slope | 在坡面上以相間長帶種植不同作物的做法
crop rotation | 輪作 | method | S3 | the growing of different plants on the same field in a fixed order year after year | 在同一塊田上按次序逐年改種不同作物的做法
overgrazing | 過度放牧 | process | S3 | the stripping of grass cover by too many animals kept on the land | 牲畜過多以致草地植被被吃光的現象 | not=overcultivation
overcultivation | 過度耕作 | process | S3 | the exhaustion of soil by growing crops too often without rest | 沒有休耕而頻密種植以致土壤耗竭的現象 | not=overgrazing
over-irrigation | 過度灌溉 | process | S4 | the watering of fields so heavily that water rises and leaves salt at the surface | 向農田供水過多以致水位上升而令地面積鹽的現象
deforestation | 砍伐森林 | process | S3 | the large-scale and lasting clearance of woodland | 大規模長期清除樹林的現象 | also-zh=毀林; not=desertification
set | layers of a soil profile | 土壤剖面的層次 | topsoil; subsoil; parent material; litter layer; bedrock=基岩
set | mineral and organic materials of soil | 土壤的礦物與有機物質 | humus; sand; silt; clay; loam
set | movements and changes of material in soil | 土壤中物質的移動與變化 | leaching; illuviation; capillary action; humification
set | processes that form soils | 成土作用 | laterisation; podzolisation; calcification; gleying; salinisation=鹽化作用
set | great soil types of the world | 世界的主要土類 | latosol; podzol; chernozem; brown earth; tundra soil=冰沼土
set | soils by fertility and place | 不同地區的土壤 | latosol; chernozem; alluvial soil; podzol
set | properties of soil | 土壤的特性 | soil texture; soil structure; soil porosity; soil permeability; soil acidity; soil fertility
set | properties of soil linked with water and air | 與水和空氣有關的土壤特性 | soil porosity; soil permeability; field capacity; wilting point=凋萎點
set | kinds of soil structure | 土壤結構的類型 | crumb structure; platy structure; blocky structure; prismatic structure
set | water in the ground | 土壤和岩層中的水 | gravitational water; capillary water; hygroscopic water; groundwater
set | ways to conserve soil | 保護土壤的方法 | terracing; contour ploughing; strip cropping; crop rotation; windbreak=防風林
set | misuse of land | 土地的不當利用 | overgrazing; overcultivation; over-irrigation; deforestation
set | kinds of loss of land quality | 土地退化的現象 | desertification; salinisation=鹽化作用; gully erosion; deforestation
order | layers of soil from the surface down | 由地面向下的土層 | litter layer > topsoil > subsoil > parent material > bedrock=基岩
order | soil particles from the coarsest to the finest | 土壤微粒由粗至細 | sand > silt > clay
order | salinisation of irrigated land | 灌溉地的鹽化過程 | too much irrigation=過度灌溉 > water table rises=地下水位上升 > capillary action draws water up=毛細作用使水上升 > water evaporates=水分蒸發 > salts stay at the surface=鹽分留在地面
fact | litter and humus layer | 有機層 | soil horizon letter | 土層代號 | O | O |
fact | topsoil | 表土 | soil horizon letter | 土層代號 | A | A |
fact | subsoil | 底土 | soil horizon letter | 土層代號 | B | B |
fact | parent material | 成土母質 | soil horizon letter | 土層代號 | C | C |
fact | bedrock | 基岩 | soil horizon letter | 土層代號 | R | R |

== Biomes and vegetation | 生物群落與植被
tropical rainforest | 熱帶雨林 | form | S3 | a dense, many-layered evergreen woodland of lands that are hot and wet all year | 終年炎熱多雨地區層次繁多、四季常綠的茂密林地 | not=monsoon forest
monsoon forest | 季雨林 | form | S5 | a woodland of hot lands whose trees shed leaves in a long dry season | 炎熱地區在漫長旱季會落葉的林地 | not=tropical rainforest
savanna | 熱帶草原 | form | S4 | a hot land of tall grass with scattered trees such as acacias and baobabs | 炎熱地區高草遍布、散生金合歡等樹木的植被 | not=temperate grassland
temperate grassland | 溫帶草原 | form | S4 | an almost treeless land of short or medium grass with cold winters, such as the prairies | 冬季寒冷、幾乎無樹而以矮草為主的植被 | not=savanna
temperate deciduous forest | 溫帶落葉林 | form | S4 | a woodland of oaks, beeches and maples that stand bare in cold winters | 橡樹、山毛櫸等在寒冷冬季脫去葉子的林地 | not=coniferous forest
coniferous forest | 針葉林 | form | S4 | a woodland of pines, spruces and firs in a cool belt south of the tundra | 位於凍原以南、由松樹和雲杉等組成的林地 | also=taiga, boreal forest; not=temperate deciduous forest
tundra | 凍原 | form | S4 | a treeless land of mosses, lichens and dwarf shrubs over frozen ground | 冰封地層上只有苔蘚、地衣和矮灌木的無樹植被 | also-zh=苔原; not=coniferous forest
Mediterranean scrub | 地中海灌木林 | form | S5 | a cover of thick-leaved evergreen bushes that endure hot dry summers and fires | 能抵受乾熱夏季和山火、葉厚常綠的矮叢植被 | also=chaparral, maquis
mangrove forest | 紅樹林 | form | S3 | a woodland of salt-tolerant trees on sheltered tropical and subtropical mudflats | 熱帶和亞熱帶隱蔽泥灘上由耐鹽植物組成的林地
emergent layer | 突出層 | structure | S4 | the level of the rainforest formed by the few tallest trees standing above the rest | 雨林中由少數最高大樹木高出其他樹冠的部分 | also-zh=露生層; not=canopy layer
canopy layer | 樹冠層 | structure | S4 | the level of the rainforest where crowns join into an almost unbroken roof | 雨林中枝葉相連、幾乎不透光的屋頂狀部分 | not=emergent layer
shrub layer | 灌木層 | structure | S4 | the level of the rainforest formed by woody bushes a few metres high with many stems | 雨林中由數米高、多莖而矮小的木本植物組成的部分
ground layer | 地被層 | structure | S4 | the lowest and darkest level of the rainforest, with ferns, fungi and fallen leaves | 雨林中最低最暗、有蕨類、真菌和落葉的部分
buttress root | 板根 | structure | S4 | a wide flat ridge that spreads from the base of a tall tree to prop it up | 由高大樹木基部伸展、支撐樹身的寬扁結構 | not=stilt root
stilt root | 支柱根 | structure | S4 | a slanting prop that grows from a trunk above ground into soft mud | 由樹幹高處斜伸入軟泥以撐住樹身的結構 | also=prop root; not=breathing root
breathing root | 呼吸根 | structure | S4 | a spike that a mangrove tree sends up out of the mud to take in oxygen | 紅樹由泥中向上伸出以吸取氧氣的尖條 | also=pneumatophore; not=stilt root
tap root | 主根 | structure | S4 | the single thick main organ that reaches deep underground to find water | 垂直深入地下尋找水分的單一粗壯器官
drip tip | 滴水葉尖 | structure | S4 | the long point of a rainforest leaf that sheds heavy rain quickly | 雨林植物葉片末端收窄伸長、讓雨水迅速流走的部分
waxy cuticle | 蠟質角質層 | structure | S4 | the shiny waterproof coat of a leaf that cuts down the loss of moisture | 葉面上減少水分散失的光亮防水外膜
sunken stoma | 下陷氣孔 | structure | S5 | a leaf opening set in a pit to cut down the loss of moisture | 藏在葉面小凹坑內以減少水分散失的開口
spine | 針刺 | structure | S3 | a sharp stiff outgrowth that takes the place of a leaf on a cactus | 仙人掌上由葉變成的尖硬突出物
epiphyte | 附生植物 | organism | S4 | a plant such as an orchid that perches on a tree without taking food from it | 蘭花等長在樹上但不吸取其養分的植物 | not=parasitic plant
liana | 藤本植物 | organism | S4 | a woody climber rooted in the ground that uses trees to reach light | 根部在地、攀附樹木向上爭取陽光的植物 | not=epiphyte
parasitic plant | 寄生植物 | organism | S4 | a plant that draws food and water from the living host it grows on | 從所附着的活宿主吸取養分和水的植物 | not=epiphyte
xerophyte | 旱生植物 | organism | S4 | a plant adapted to living where water is very scarce | 適應極缺水環境的植物 | not=halophyte
hydrophyte | 水生植物 | organism | S5 | a plant adapted to living in or on fresh water or in waterlogged ground | 適應在湖塘之中或浸濕土地生活的植物 | not=xerophyte
ephemeral plant | 短命植物 | organism | S5 | a desert plant that sprouts, flowers and seeds within weeks after rare rain | 沙漠中罕有降雨後數周內完成發芽至結子的植物
producer | 生產者 | role | S1 | an organism that makes its own food from sunlight | 利用陽光自行製造食物的生物 | not=primary consumer
primary consumer | 初級消費者 | role | S3 | an animal that eats plants | 以植物為食的動物 | not=secondary consumer
secondary consumer | 次級消費者 | role | S3 | an animal that eats plant-eating animals | 以食草動物為食的動物 | not=primary consumer
decomposer | 分解者 | role | S1 | an organism that breaks dead matter down into simple substances | 把死物變成簡單物質的生物
biomass | 生物量 | quantity | S4 | the total mass of living matter in an area | 某地區內所有活體的總質量 | not=net primary productivity
net primary productivity | 淨初級生產力 | quantity | S5 | the rate at which green plants build up new matter after their own respiration is deducted | 綠色植物扣除呼吸消耗後積累新物質的速率 | also=NPP; not=biomass
biodiversity | 生物多樣性 | quantity | S3 | the variety of living things, genes and habitats in an area | 某地區內物種、基因和生境的豐富程度
primary succession | 原生演替 | process | S5 | the gradual change of living things on new ground that has no soil, such as fresh lava | 在沒有土壤的新生地面上生物逐步更替的過程 | not=secondary succession
secondary succession | 次生演替 | process | S5 | the gradual return of living things to land that keeps its soil after fire or clearance | 火災或砍伐後在仍有土壤的土地上生物逐步恢復的過程 | not=primary succession
shifting cultivation | 游耕 | method | S4 | the clearing of a small forest plot by fire, farming it for a few years and moving on | 焚林開墾小塊土地、耕種數年後遷往別處的做法 | also-zh=遊耕
commercial logging | 商業伐木 | method | S4 | the cutting of many trees by companies to sell the timber | 公司大量砍樹以出售木材的做法 | not=selective logging
plantation agriculture | 種植園農業 | method | S4 | the growing of one cash crop such as oil palm on a large estate for export | 在大型莊園單一栽培油棕等出口作物的做法
selective logging | 選擇性伐木 | method | S4 | the cutting of only mature or chosen trees so that the rest of the forest survives | 只取成材或指定的樹而保留其餘樹木的做法 | not=commercial logging
agroforestry | 混農林業 | method | S5 | the growing of trees together with crops or animals on the same land | 在同一土地上把樹木與作物或牲畜一起經營的做法
ecotourism | 生態旅遊 | method | S3 | the small-scale visiting of natural areas in ways that protect nature and benefit local people | 到自然地區作小規模參觀、保護自然並惠及居民的做法
debt-for-nature swap | 債務換自然 | method | S5 | the cancelling of part of what a poor country owes in return for forest protection | 減免貧窮國家部分欠款以換取其保護森林的做法
country park | 郊野公園 | place | P4 | an area of hills and woods in Hong Kong kept by law for nature conservation and outdoor recreation | 香港法定用作保護自然和戶外康樂的山林地區 | not=marine park
marine park | 海岸公園 | place | S1 | an area of sea protected by Hong Kong law where visitors may dive and boat but wildlife is conserved | 香港法定保育水中生物並容許遊人潛水划艇的水域 | not=country park
geopark | 地質公園 | place | S1 | an area with rocks and landforms of outstanding value, such as the hexagonal columns of Sai Kung | 擁有價值卓越的岩石和地貌的地區，如西貢的六角柱所在地
wetland of international importance | 國際重要濕地 | place | S4 | a marshy area such as Mai Po and Inner Deep Bay listed under the Ramsar Convention | 列入《拉姆薩爾公約》的沼澤地區，如米埔和內后海灣 | also=Ramsar site; also-zh=拉姆薩爾濕地
set | biomes of forests | 世界的森林群落 | tropical rainforest; monsoon forest; temperate deciduous forest; coniferous forest; mangrove forest
set | biomes of the world | 世界的生物群落 | tropical rainforest; savanna; temperate grassland; coniferous forest; tundra; Mediterranean scrub
set | biomes with few or no trees | 樹木稀少的生物群落 | savanna; temperate grassland; tundra; Mediterranean scrub
set | layers of the tropical rainforest | 熱帶雨林的層次 | emergent layer; canopy layer; understorey=下木層; shrub layer; ground layer
set | adaptations of roots | 根的適應特徵 | buttress root; stilt root; breathing root; tap root
set | adaptations of leaves | 葉的適應特徵 | drip tip; waxy cuticle; sunken stoma; spine
set | plants adapted to special habitats | 適應特殊環境的植物 | xerophyte; halophyte=鹽生植物; hydrophyte; epiphyte
set | roles in an ecosystem | 生態系統中的角色 | producer; primary consumer; secondary consumer; decomposer
set | measures of an ecosystem | 生態系統的量度 | biomass; net primary productivity; biodiversity; carrying capacity=承載力
set | uses that clear or cut the rainforest | 開發雨林的活動 | shifting cultivation; commercial logging; cattle ranching=牧牛業; plantation agriculture
set | ways to use the forest sustainably | 可持續利用森林的方法 | selective logging; agroforestry; ecotourism; debt-for-nature swap
set | ways of farming and using trees | 利用樹木和土地的方式 | agroforestry; shifting cultivation; plantation agriculture; afforestation
set | protected areas | 受保護的地區 | country park; marine park; geopark; wetland of international importance
order | layers of the tropical rainforest from the top | 熱帶雨林由上至下的層次 | emergent layer > canopy layer > understorey=下木層 > shrub layer > ground layer
order | forest biomes and tundra from the Equator towards the Arctic | 由赤道至北極的森林群落與凍原 | tropical rainforest > temperate deciduous forest > coniferous forest > tundra
order | flow of food energy | 食物能量的流動 | producer > primary consumer > secondary consumer
order | primary succession on bare rock | 裸岩上的原生演替 | lichens and mosses=地衣和苔蘚 > grasses and ferns=草和蕨類 > shrubs=灌木 > trees=樹木

== Natural hazards | 自然災害
flood | 水災 | event | P4 | the covering of normally dry land by water | 平時乾燥的土地被水淹沒的災害 | not=drought
drought | 旱災 | event | P4 | a long spell of rainfall far below normal that causes water shortage | 長時間降雨遠少於正常而引致缺水的災害 | also-zh=乾旱; not=flood
landslide | 山泥傾瀉 | event | P5 | the sudden fall of soil and rock down a slope, often after heavy rain in Hong Kong | 斜坡上的沙石突然崩塌下滑的災害，在香港多由暴雨引起 | not=avalanche
earthquake | 地震 | event | P5 | the sudden shaking of the ground as energy is released from rocks below | 地下岩石釋放能量令地面突然搖動的災害
volcanic eruption | 火山爆發 | event | P5 | the bursting out of lava, ash and gases from inside the Earth | 熔岩、灰燼和氣體由地球內部噴出的災害
wildfire | 山火 | event | S1 | an uncontrolled blaze that spreads through forest, bush or grassland | 在森林、灌叢或草原蔓延而失去控制的火災
tropical cyclone | 熱帶氣旋 | event | S1 | a violent whirling low-pressure storm that forms over warm seas | 在溫暖洋面形成並旋轉的低壓風暴 | not=tornado
tornado | 龍捲風 | event | S1 | a narrow, violently whirling funnel of air that reaches from a thundercloud to the ground | 由雷暴雲伸展至地面、急速旋轉的狹窄漏斗狀氣柱 | not=tropical cyclone
thunderstorm | 雷暴 | event | P4 | a short violent spell of lightning and heavy showers from towering clouds | 高聳雲層帶來閃電和驟雨的短暫惡劣天氣
sandstorm | 沙塵暴 | event | S1 | a strong wind that lifts great clouds of dry earth and cuts visibility sharply | 強風捲起大量乾土微粒使能見度驟降的天氣
heat wave | 熱浪 | event | S1 | a run of days that are much hotter than normal | 一連多日氣溫遠高於正常的天氣 | not=cold surge
cold surge | 寒潮 | event | S1 | a sudden outbreak of northerly air from inland Asia that sharply lowers temperature in winter | 冬季北方內陸空氣突然南下令氣溫急降的天氣 | also-zh=冷潮; not=heat wave
flash flood | 山洪暴發 | event | S3 | a sudden rush of water down a mountain stream within hours of an intense storm | 豪雨後數小時內大量河水在溪澗突然湧下的現象 | not=river flood
river flood | 河流泛濫 | event | S3 | the spilling of water over the banks of a large channel after days of rain or snowmelt upstream | 連日降雨或融雪後大量水溢出大型河道兩岸的現象
coastal flood | 沿岸水浸 | event | S3 | the covering of low land by sea water driven inland by storms or high tides | 風暴或高潮把鹹水推上低地的現象 | not=river flood
meteorological drought | 氣象乾旱 | event | S6 | a dry spell measured only by how far rainfall falls below the long-term average | 純以降雨較長期平均少多少來界定的缺雨情況
agricultural drought | 農業乾旱 | event | S6 | a dry spell in which soil moisture is too low for crops to grow well | 土壤水分不足以供作物正常生長的情況
hydrological drought | 水文乾旱 | event | S6 | a dry spell in which rivers, reservoirs and groundwater fall below normal levels | 河流、水庫和地下水低於正常水平的情況
natural hazard | 自然災害 | idea | S4 | an event such as a quake or storm that could harm people or property | 地震、風暴等可能危及人命財物的現象
vulnerability | 脆弱性 | idea | S4 | the degree to which people are likely to suffer harm because of poverty or weak preparation | 人們因貧窮或準備不足而容易受害的程度 | not=resilience
resilience | 抗逆力 | idea | S4 | the ability of people to withstand harm and return quickly to normal life | 人們承受打擊並迅速恢復正常生活的能力 | not=vulnerability
exposure to hazard | 暴露程度 | idea | S5 | the number of people and amount of property located where harm could strike | 位於可能受害地點的人口和財產數量
disaster mitigation | 減災 | method | S4 | the work done long before an event to lessen the harm it can do, such as building sea walls | 在事件發生很久之前興建海堤等以減輕日後損害的工作
disaster preparedness | 備災 | method | S4 | the making of plans, stocks and drills so that people know what to do when an event comes | 預先制訂計劃、儲存物資和演習使人懂得應付的工作 | not=disaster response
disaster response | 應急救援 | method | S4 | the saving of lives and giving of food and shelter during and just after an event | 事件發生期間和剛過後拯救生命並提供食物和住處的工作 | not=disaster recovery
disaster recovery | 災後重建 | method | S4 | the restoring of homes, services and livelihoods in the months and years after an event | 事件過後數月至數年間恢復房屋、設施和生計的工作 | not=disaster response
hazard mapping | 災害地圖繪製 | method | S4 | the plotting of areas that are in danger of floods, slips or lava | 把受洪水、山崩或熔岩威脅的範圍繪出的工作
land use zoning | 土地用途分區 | method | S4 | the rule-making that decides what may be built in each part of an area | 規定區內各處可作何種發展的管制措施
evacuation drill | 疏散演習 | method | S3 | the practice of leaving a dangerous area quickly and in order | 練習迅速有序地離開危險地點的活動
base isolator | 隔震墊 | device | S5 | a flexible pad between a building and its foundation that absorbs ground shaking | 置於樓宇與地基之間、吸收地面晃動的柔軟裝置
tuned mass damper | 調諧質量阻尼器 | device | S5 | a great weight hung near the top of a tower that swings against the sway | 掛在高樓頂部附近、以反方向擺動抵消搖晃的重物
cross bracing | 交叉斜撐 | device | S5 | a pair of slanting steel bars forming an X in a frame that keep it from being pushed askew | 在框架內成X形、防止框架歪斜的鋼條
Amber Rainstorm Signal | 黃色暴雨警告信號 | sign | P4 | the Hong Kong warning for heavy rain that exceeds, or is expected to exceed, 30 millimetres in an hour | 香港每小時雨量已經或預料超過30毫米時發出的訊息 | not=Red Rainstorm Signal
Red Rainstorm Signal | 紅色暴雨警告信號 | sign | P4 | the Hong Kong warning for heavy rain that exceeds, or is expected to exceed, 50 millimetres in an hour | 香港每小時雨量已經或預料超過50毫米時發出的訊息 | not=Black Rainstorm Signal
Black Rainstorm Signal | 黑色暴雨警告信號 | sign | P4 | the Hong Kong warning for heavy rain that exceeds, or is expected to exceed, 70 millimetres in an hour | 香港每小時雨量已經或預料超過70毫米時發出的訊息 | not=Red Rainstorm Signal
Landslip Warning | 山泥傾瀉警告 | sign | S1 | the Hong Kong notice that many slopes may collapse because of persistent heavy rain | 香港因持續大雨令許多斜坡可能崩塌而發出的訊息
Very Hot Weather Warning | 酷熱天氣警告 | sign | P4 | the Hong Kong notice that people may suffer from heat stroke | 香港提醒市民慎防中暑的訊息
Geotechnical Engineering Office | 土力工程處 | institution | S4 | the Hong Kong government body that checks and upgrades the safety of slopes | 負責審核和鞏固香港斜坡安全的政府機構 | also=GEO
Drainage Services Department | 渠務署 | institution | S3 | the Hong Kong government department that handles storm water and sewage | 負責香港雨水排放和污水處理的政府部門 | also=DSD
Water Supplies Department | 水務署 | institution | S1 | the Hong Kong government department that provides fresh water and sea water for flushing | 負責供應香港食水和沖廁海水的政府部門 | also=WSD
Agriculture, Fisheries and Conservation Department | 漁農自然護理署 | institution | S1 | the Hong Kong government department that manages country parks and marine parks | 管理香港郊野公園和海岸公園的政府部門 | also=AFCD; also-zh=漁護署
set | disasters of water and snow | 與水和雪有關的災害 | flood; drought; avalanche=雪崩; tsunami; blizzard=暴風雪
set | disasters from inside the Earth and on slopes | 地球內力與坡面的災害 | earthquake; volcanic eruption; landslide; avalanche=雪崩
set | natural disasters | 自然災害的種類 | flood; drought; wildfire; earthquake; landslide; tropical cyclone
set | violent storms | 猛烈的風暴 | tropical cyclone; tornado; thunderstorm; sandstorm; blizzard=暴風雪
set | spells of severe weather | 極端天氣 | heat wave; cold surge; drought; sandstorm
set | ideas in the study of hazards | 研究災害的概念 | natural hazard; vulnerability; resilience; exposure to hazard
set | stages of disaster management | 災害管理的階段 | disaster mitigation; disaster preparedness; disaster response; disaster recovery
set | ways to reduce the harm of hazards | 減少災害損失的方法 | hazard mapping; land use zoning; early warning system=預警系統; evacuation drill
set | weather warnings of Hong Kong | 香港的天氣警告 | Amber Rainstorm Signal; Red Rainstorm Signal; Black Rainstorm Signal; Landslip Warning; Very Hot Weather Warning
set | departments that deal with nature and hazards in Hong Kong | 香港處理自然與災害事務的部門 | Hong Kong Observatory; Geotechnical Engineering Office; Drainage Services Department; Water Supplies Department; Agriculture, Fisheries and Conservation Department
order | Hong Kong rainstorm signals from the lowest | 香港暴雨警告由低至高 | Amber Rainstorm Signal > Red Rainstorm Signal > Black Rainstorm Signal
order | Hong Kong tropical cyclone signals from the lowest | 香港熱帶氣旋警告信號由低至高 | Standby Signal No. 1=一號戒備信號 > Strong Wind Signal No. 3=三號強風信號 > No. 8 Gale or Storm Signal=八號烈風或暴風信號 > Increasing Gale or Storm Signal No. 9=九號烈風或暴風風力增強信號 > Hurricane Signal No. 10=十號颶風信號
cycle | disaster management | 災害管理循環 | disaster mitigation > disaster preparedness > disaster response > disaster recovery

== Water cycle and hydrology | 水循環與水文
evaporation | 蒸發 | process | P4 | the change of liquid water at a surface of land or sea into vapour | 陸地或海面的液態水變成水汽的過程 | not=transpiration
transpiration | 蒸騰 | process | S2 | the loss of water vapour from living plants to the air, mainly through their leaves | 活植物主要經葉片向空氣散失水汽的過程 | not=evaporation
condensation | 凝結 | process | P4 | the change of cooling water vapour into liquid droplets | 水汽冷卻變成液態小滴的過程 | not=evaporation
precipitation | 降水 | process | S1 | the fall of rain, snow or hail from clouds to the ground | 雨、雪或冰雹從雲中落到地面的現象 | not=condensation
sublimation | 昇華 | process | S4 | the change of ice or snow straight into vapour without melting | 冰雪未經融化而直接變成水汽的過程
freezing | 結冰 | process | P4 | the change of liquid water into a solid at 0 °C | 液態水在0°C變成固體的過程
melting | 融化 | process | P4 | the change of ice or snow into liquid water | 冰雪變成液態水的過程 | not=sublimation
interception | 截留 | process | S4 | the catching of rain by leaves and branches before it reaches the ground | 雨水到達地面前被枝葉擋住的過程 | not=infiltration
infiltration | 下滲 | process | S4 | the soaking of water from the surface into the soil | 水由地面進入土壤的過程 | also-zh=滲入; not=percolation
percolation | 深層滲漏 | process | S4 | the downward movement of water from soil into the rock beneath | 水由土壤向下進入岩層的過程 | not=infiltration
throughflow | 壤中流 | process | S4 | the sideways movement of water downslope within the soil | 水在泥土內部沿坡向下側移的過程 | not=surface runoff
surface runoff | 地表徑流 | process | S3 | the movement of water over the top of the land towards streams | 水在陸地表層流向溪河的過程 | also=overland flow; not=throughflow
groundwater flow | 地下水流 | process | S4 | the slow sideways movement of water through saturated rock towards rivers or the sea | 水在飽和岩層中緩慢側移至河海的過程 | not=throughflow
stemflow | 莖流 | process | S4 | the trickling of caught rain down trunks and stalks to the ground | 被擋住的雨水沿樹幹流到地面的過程 | not=throughfall
throughfall | 穿透雨 | process | S5 | the dripping of rain through gaps and from leaves of a canopy to the ground | 雨水由林冠縫隙和葉片滴落地面的過程 | not=stemflow
lake | 湖泊 | structure | P4 | a large natural body of standing water surrounded by land | 四周被陸地包圍的大片天然靜止水體 | not=reservoir
reservoir | 水塘 | structure | P4 | a man-made body of water behind a dam that is stored for use | 以水壩攔截而成、儲水供使用的人工水體 | also-zh=水庫; not=lake
wetland | 濕地 | structure | S1 | a stretch of land, such as a marsh, covered by shallow water for all or part of the year | 全年或部分時間被淺水覆蓋的沼澤等土地
glacier | 冰川 | structure | S1 | a large mass of ice on land that moves slowly downhill under its own weight | 陸地上因自身重量而緩慢下移的大片冰體
aquifer | 含水層 | structure | S4 | a layer of permeable rock that stores and passes groundwater | 儲存並讓地下水通過的透水岩層 | not=aquiclude
aquiclude | 隔水層 | structure | S5 | a layer of rock such as clay that lets almost no groundwater pass | 幾乎不讓地下水通過的黏土等岩層 | not=aquifer
water table | 地下水面 | structure | S4 | the upper surface of the zone of rock whose pores are all filled | 岩石孔隙全部充滿水的地帶的頂面 | also-zh=地下水位
zone of aeration | 通氣帶 | structure | S6 | the ground above the water table whose pores hold both air and water | 地下水面以上孔隙內水與空氣並存的部分
spring | 泉 | structure | S3 | a place where groundwater flows out naturally at the surface | 地下水自然流出地表之處 | not=artesian well
artesian well | 自流井 | structure | S5 | a bored hole from which water held under pressure between impermeable layers rises by itself | 夾在不透水岩層間的受壓水沿鑽孔自行湧升之處 | not=spring
porosity | 孔隙率 | property | S5 | the percentage of the volume of a rock that is empty space | 岩石體積中空隙所佔的百分比 | not=permeability
permeability | 滲透性 | property | S4 | the ease with which water passes through a rock | 水通過岩石的難易程度 | not=porosity
salinity | 鹽度 | property | S3 | the mass of dissolved salts in each thousand parts of sea water | 每千份海水所溶解礦物的質量
turbidity | 混濁度 | property | S5 | the degree of cloudiness of water caused by fine suspended particles | 水中懸浮微粒令水不清澈的程度
peak discharge | 洪峰流量 | quantity | S4 | the greatest volume of water per second that passes a gauge during a storm | 一場暴雨期間每秒通過測站的最大水量 | not=base flow
storm flow | 暴雨徑流 | quantity | S5 | the extra part of a river's water that arrives quickly after heavy rain | 大雨後迅速流入河道的額外水量 | not=base flow
lag time | 滯後時間 | quantity | S4 | the interval between the heaviest rain and the highest discharge of a river | 降雨最大時刻與河流水量最大時刻相隔的時間
rising limb | 上升段 | structure | S4 | the part of a flood curve that climbs steeply as river water increases | 洪水曲線中河水增多的陡峭部分 | not=recession limb
recession limb | 退水段 | structure | S4 | the part of a flood curve that falls gently as river water decreases | 洪水曲線中河水減少的平緩部分 | also=falling limb; not=rising limb
bankfull stage | 滿槽水位 | structure | S5 | the level at which a river just fills its channel to the brim | 河水剛好與兩岸邊緣齊平而未溢出的高度
water balance | 水平衡 | quantity | S5 | the account of precipitation against evapotranspiration, runoff and change in storage of an area | 某地降水與蒸散、徑流和儲水變化之間的收支
evapotranspiration | 蒸散 | quantity | S4 | the total loss of vapour from soil, water surfaces and plants of an area | 某地泥土、水面和植物散失水汽的總量
potential evapotranspiration | 潛在蒸散 | quantity | S6 | the loss of vapour that would occur from an area if water were always plentiful | 假設水分一直充足時某地會散失水汽的總量
infiltration capacity | 下滲容量 | quantity | S5 | the greatest rate at which a soil can soak up rain | 土壤吸收雨水的最高速率
desalination | 海水化淡 | method | S1 | the making of fresh water by removing salt from sea water | 除去鹽分把鹹水變成食水的技術
water transfer scheme | 跨流域調水 | method | S3 | the moving of large amounts of water by canal or pipe from a wet region to a dry one | 以渠道或管道把大量水由多雨地區引往缺水地區的工程
rainwater harvesting | 雨水收集 | method | S3 | the storing of water from roofs and grounds for flushing or watering plants | 把屋頂和地面的天然降水儲存以沖廁或澆花的做法
water reclamation | 污水再造 | method | S4 | the cleaning of used water to a quality fit for flushing and street washing | 把用過的水處理至可沖廁和洗街水質的做法 | also-zh=再造水生產
cloud seeding | 人工降雨 | method | S3 | the spreading of silver iodide or dry ice in the sky to make droplets fall | 在空中散播碘化銀或乾冰促使水滴落下的技術
set | changes of state of water in nature | 自然界中水的狀態變化 | evaporation; condensation; freezing; melting; sublimation
set | flows of water over and under a slope | 坡面上下的水流 | surface runoff; throughflow; groundwater flow; percolation
set | movements of water into and through the ground | 水進入和通過地下的過程 | infiltration; percolation; throughflow; capillary action
set | processes of a drainage basin system | 流域系統中的過程 | interception; infiltration; surface runoff; transpiration; groundwater flow
set | bodies of water and ice on land | 陸地上的水體和冰體 | lake; reservoir; wetland; glacier
set | stores of water in the water cycle | 水循環中的儲存 | lake; glacier; aquifer; reservoir
set | layers and levels of underground water | 地下水的層與面 | aquifer; aquiclude; water table; zone of aeration
set | places where water comes out of or goes into the ground | 水湧出或流入地下之處 | spring; artesian well; oasis; swallow hole
set | properties of rock and water | 岩石與水的特性 | porosity; permeability; salinity; turbidity
set | parts of a storm hydrograph | 暴雨流量圖的各部分 | rising limb; recession limb; peak discharge; base flow=基流; lag time
set | amounts and levels of river water | 河水的數量與水位 | peak discharge; base flow=基流; storm flow; bankfull stage
set | rates linked with rain and runoff | 與降雨和徑流有關的速率 | infiltration capacity; rainfall intensity=降雨強度; discharge; flow velocity
set | ways to increase water supply | 增加供水的方法 | desalination; water transfer scheme; rainwater harvesting; water reclamation; cloud seeding
cycle | water cycle | 水循環 | evaporation > condensation > precipitation > surface runoff
order | path of rain into the ground | 雨水進入地下的路徑 | precipitation > infiltration > percolation > groundwater flow
order | effect of building a city on floods | 城市化對水災的影響 | ground is paved=地面鋪上硬面 > infiltration falls=下滲減少 > surface runoff rises=地表徑流增加 > peak discharge comes sooner and higher=洪峰流量更早更高
`
