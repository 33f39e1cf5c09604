/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const geography = `
== Map reading and skills | 地圖閱讀與技能
contour line | 等高線 | sign | S1 | a line on a map joining places of the same height above sea level | 地圖上連接海拔相同地點的線 | also=contour; not=isobar
isotherm | 等溫線 | sign | S2 | a line on a map joining places of the same temperature | 地圖上連接冷熱程度相同地點的線 | not=isobar
isobath | 等深線 | sign | S4 | a line on a chart joining points of the same depth of water | 海圖上連接海面至海床距離相同地點的線 | not=contour line
spot height | 高程點 | sign | S1 | a dot on a map beside which the exact elevation of one place is printed | 地圖上標示某一點確實海拔的小圓點 | not=trigonometrical station
legend | 圖例 | structure | S1 | the part of a map that explains what its symbols and colours stand for | 地圖上解釋符號和顏色意思的部分 | also=key
map scale | 比例尺 | structure | P4 | the ratio of a distance on a map to the real distance on the ground | 地圖上的距離與地面實際距離之比 | also=scale
grid line | 方格線 | structure | S1 | one of the evenly spaced numbered lines that divide a map into equal squares | 把地圖劃分成大小相同正方形的有編號直線
vertical interval | 垂直間距 | quantity | S1 | the difference in height between two neighbouring contour lines on a map | 地圖上相鄰兩條等高線的高度差 | also=contour interval
gradient | 坡度 | quantity | S2 | the ratio of the difference in height between two points to the horizontal distance between them | 兩點的高度差與水平距離之比 | not=vertical interval
vertical exaggeration | 垂直誇大率 | quantity | S4 | the number of times the height scale of a cross-section is larger than its horizontal scale | 橫切面圖上高度比例相對於水平比例放大的倍數 | not=gradient
four-figure grid reference | 四位方格座標 | quantity | S1 | a number that names a whole square of a map by the two lines at its corner | 以左下角縱橫兩線的編號指明地圖上一整個方格的數字 | not=six-figure grid reference
six-figure grid reference | 六位方格座標 | quantity | S1 | a number that fixes a point of a map to one tenth of a square in each direction | 把地圖上一點的位置準確至方格十分之一的數字 | not=four-figure grid reference
latitude | 緯度 | quantity | P6 | the angular distance of a place north or south of the Equator | 某地在赤道以北或以南的角距離 | not=longitude
longitude | 經度 | quantity | P6 | the angular distance of a place east or west of the Prime Meridian | 某地在本初子午線以東或以西的角距離 | not=latitude
altitude | 海拔 | quantity | S1 | the height of a place above mean sea level | 某地高於平均海平面的垂直距離 | also=elevation; not=latitude
true north | 真北 | idea | S1 | the direction from a place towards the geographic North Pole | 由某地指向地理北極的方向 | not=magnetic north
magnetic north | 磁北 | idea | S1 | the direction to which the needle of a compass points | 指南針的指針所指的方向 | not=true north
magnetic declination | 磁偏角 | quantity | S4 | the angle at a place between the direction of the compass needle and the direction of the geographic North Pole | 某地指南針指針方向與地理北極方向之間的夾角
Equator | 赤道 | place | P5 | the imaginary line halfway between the two poles that divides the Earth into two hemispheres | 與兩極距離相等、把地球分為南北兩半球的假想線
Tropic of Cancer | 北回歸線 | place | S1 | the parallel on which the noon sun stands overhead at the June solstice | 六月夏至正午太陽直射的緯線 | not=Tropic of Capricorn
Tropic of Capricorn | 南回歸線 | place | S1 | the parallel on which the noon sun stands overhead at the December solstice | 十二月冬至正午太陽直射的緯線 | not=Tropic of Cancer
Arctic Circle | 北極圈 | place | S1 | the parallel beyond which the sun does not set at the June solstice | 六月夏至出現永晝地區的外緣緯線 | not=Antarctic Circle
Antarctic Circle | 南極圈 | place | S1 | the parallel beyond which the sun does not set at the December solstice | 十二月冬至出現永晝地區的外緣緯線 | not=Arctic Circle
Prime Meridian | 本初子午線 | place | S1 | the line of longitude through Greenwich from which longitude is counted | 通過格林威治、作為經度起點的經線 | not=Equator
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
dot map | 點子圖 | form | S3 | a map on which many marks of the same size each stand for a fixed number of things | 以許多同樣大小、各代表固定數目的小圓記號顯示分布的地圖
flow-line map | 流線圖 | form | S3 | a map on which arrows of different widths show the amount of movement between places | 以粗幼不一的箭嘴顯示兩地之間移動數量的地圖
proportional symbol map | 比例符號圖 | form | S3 | a map on which circles or other shapes of different sizes show the quantities of each place | 以大小不一的圓形等圖形顯示各地數量的地圖
vertical aerial photograph | 垂直航空照片 | form | S4 | a photograph taken from an aircraft with the camera pointing straight down | 從飛機上以鏡頭指向正下方拍攝的照片 | not=oblique aerial photograph
oblique aerial photograph | 傾斜航空照片 | form | S4 | a photograph taken from an aircraft with a tilted camera, so that distant things look smaller | 從飛機上以鏡頭斜向地面拍攝、遠處景物顯得較小的照片 | not=vertical aerial photograph
ground photograph | 地面照片 | form | S1 | a photograph of a landscape taken by a person standing on the land | 拍攝者站在陸上所攝的景觀照片
field sketch | 實地草圖 | form | S1 | a simple labelled drawing of a view made on the spot by an observer | 考察時即場繪畫並加上註釋的景觀素描
cross-section | 橫切面圖 | form | S3 | a side view of the relief along a line drawn on a map | 沿地圖上某條線繪出、顯示地勢起伏的側面圖
climograph | 氣候圖 | form | S1 | a diagram with bars for monthly rainfall and a line for monthly temperature | 以棒形表示每月雨量、以曲線表示每月氣溫的圖表 | also=climatic graph
wind rose | 風花圖 | form | S4 | a diagram whose arms show how often the air blows from each direction | 以長短不一的臂顯示氣流從各方向吹來的頻率的圖表 | also-zh=風玫瑰圖
scatter diagram | 散點圖 | form | S3 | a graph of unjoined dots that shows whether two sets of data are related | 以不相連的記號顯示兩組數據有否關係的圖表 | also=scatter graph
questionnaire survey | 問卷調查 | method | S1 | the collection of data by having many people answer the same printed list of questions | 讓許多人回答同一份書面問題以收集資料的方法
interview | 訪問 | method | S1 | the collection of views by talking face to face or by phone with a person | 透過與受訪者直接交談以收集意見的方法
land use survey | 土地利用調查 | method | S1 | the recording on a plan of the function of each plot or building in an area | 在平面圖上記錄區內每幅地段或樓宇用途的方法
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
crust | 地殼 | structure | S3 | the thin, solid outermost layer of the Earth | 地球最外層、薄而堅硬的岩石層 | not=lithosphere
mantle | 地幔 | structure | S3 | the thickest layer of the Earth, made of hot rock around the core | 地球內部包圍核心、厚度最大的高溫岩層
outer core | 外核 | structure | S3 | the liquid layer of iron and nickel deep inside the Earth | 地球深處由液態鐵和鎳組成的一層 | not=inner core
inner core | 內核 | structure | S3 | the solid ball of iron and nickel at the centre of the Earth | 位於地球正中、由固態鐵和鎳組成的球體 | not=outer core
lithosphere | 岩石圈 | structure | S4 | the rigid shell of the Earth made of the crust and the uppermost mantle | 由地殼和地幔最頂部組成的堅硬外層 | not=asthenosphere
asthenosphere | 軟流圈 | structure | S4 | the hot layer of the upper mantle that moves slowly and carries the plates | 上地幔中可緩慢移動並承載板塊的高溫層 | not=lithosphere
continental crust | 大陸地殼 | structure | S4 | the thicker and less dense outermost rock layer of the Earth, mainly granitic, that forms the landmasses | 較厚而密度較低、以花崗岩類為主的地球表層 | not=oceanic crust
oceanic crust | 海洋地殼 | structure | S4 | the thinner and denser outermost rock layer of the Earth, mainly basaltic, that lies under deep seas | 較薄而密度較高、以玄武岩為主的地球表層 | not=continental crust
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
continental drift theory | 大陸漂移說 | theory | S4 | the theory that one supercontinent broke up and its pieces moved to their present places | 認為單一超級陸塊分裂後各部分移至現今位置的學說 | not=plate tectonics
plate tectonics | 板塊構造學說 | theory | S4 | the theory that the lithosphere is broken into rigid pieces that move on the asthenosphere | 認為岩石圈分成多塊並在軟流圈上移動的理論 | not=continental drift theory
Pangaea | 盤古大陸 | place | S4 | the single landmass into which all continents were joined about 250 million years ago | 約二億五千萬年前由所有陸地連成的單一陸塊
Gondwanaland | 岡瓦納大陸 | place | S4 | the ancient southern landmass that split into South America, Africa, India, Australia and Antarctica | 後來分裂成南美洲、非洲、印度、澳洲和南極洲的遠古南方陸塊 | also=Gondwana; not=Laurasia
Laurasia | 勞亞大陸 | place | S4 | the ancient northern landmass that split into North America, Europe and most of Asia | 後來分裂成北美洲、歐洲和亞洲大部分的遠古北方陸塊 | not=Gondwanaland
Panthalassa | 泛大洋 | place | S6 | the vast ancient ocean that surrounded the single supercontinent | 遠古時環繞單一超級大陸的廣闊海洋
Tethys Sea | 特提斯海 | place | S6 | the ancient ocean between the northern and southern landmasses, whose sediments now lie in the Himalayas | 遠古南北兩大陸塊之間、沉積物後來形成喜馬拉雅山脈的海洋 | also-zh=古地中海
oceanic trench | 海溝 | structure | S4 | a long, narrow and very deep depression in the sea floor where a plate subducts | 板塊俯衝處海底狹長而極深的凹地 | not=rift valley
mid-oceanic ridge | 大洋中脊 | structure | S4 | a long undersea mountain chain along which two plates move apart | 兩板塊分離處隆起的海底山脈 | not=oceanic trench
rift valley | 裂谷 | structure | S4 | a long lowland with steep sides where land has sunk between parallel faults on a continent | 陸地上平行斷層之間下陷而成、兩邊陡峭的狹長低地
anticline | 背斜 | structure | S4 | a fold of rock layers that arch upwards, with limbs sloping away from each other | 岩層向上拱起、兩翼向外傾的褶曲 | not=syncline
syncline | 向斜 | structure | S4 | a fold of rock layers that sag downwards, with limbs sloping towards each other | 岩層向下凹陷、兩翼向內傾的褶曲 | not=anticline
recumbent fold | 伏臥褶曲 | structure | S6 | a fold pushed right over so that its limbs lie almost flat | 被推倒至兩翼近乎水平的岩層彎曲
normal fault | 正斷層 | structure | S4 | a fracture caused by tension, where the block above the fault plane moves down | 受張力形成、斷層面上方岩塊下移的斷裂 | not=reverse fault
reverse fault | 逆斷層 | structure | S4 | a fracture caused by compression, where the block above the fault plane moves up | 受擠壓力形成、斷層面上方岩塊上移的斷裂 | not=normal fault
tear fault | 平移斷層 | structure | S4 | a fracture along which the two blocks of rock move sideways past each other | 兩旁岩塊沿水平方向相錯移動的斷裂 | also=strike-slip fault; not=normal fault
joint | 節理 | structure | S4 | a crack in rock along which the two sides have not shifted | 兩側岩石沒有移位的裂縫 | not=bedding plane
bedding plane | 層面 | structure | S4 | the surface that separates one layer of sedimentary rock from the next | 兩個沉積岩層之間的分界 | not=joint
unconformity | 不整合面 | structure | S6 | a buried erosion surface that separates younger layers from much older rocks below | 年輕岩層與其下古老得多的岩石之間的古侵蝕面
horst | 地壘 | structure | S4 | a block of land raised between two parallel faults | 兩條平行斷層之間被抬高的地塊 | also=block mountain; not=graben
fault plane | 斷層面 | structure | S4 | the fracture surface along which two blocks of rock slide | 兩旁岩塊沿着滑動的破裂面
fault scarp | 斷層崖 | structure | S4 | a steep slope exposed where one block has moved up or down | 一側岩塊升降後露出地表的陡坡
igneous rock | 火成岩 | substance | S3 | rock formed when molten material cools and solidifies | 熔融物質冷卻凝固而成的岩石
sedimentary rock | 沉積岩 | substance | S3 | rock formed when loose fragments or remains pile up and are pressed and cemented in layers | 碎屑或生物遺骸層層堆疊、壓實膠結而成的岩石
granite | 花崗岩 | substance | S3 | a light-coloured rock with large crystals formed when magma cools slowly deep underground | 岩漿在地底深處緩慢冷卻而成、晶體粗大的淺色岩石 | not=basalt
basalt | 玄武岩 | substance | S3 | a dark rock with fine crystals formed when runny lava cools fast at the surface | 流動性高的熔岩在地表迅速冷卻而成、晶體細小的深色岩石 | not=granite
tuff | 凝灰岩 | substance | S3 | a rock made of volcanic ash that has been compacted and hardened | 由火山灰壓實硬化而成的岩石
sandstone | 砂岩 | substance | S3 | a sedimentary rock of cemented grains about 0.06 to 2 millimetres across | 由直徑約0.06至2毫米的顆粒膠結而成的沉積岩 | not=shale
shale | 頁岩 | substance | S3 | a fine-grained sedimentary rock of compacted clay or silt that splits into thin sheets | 由黏土或粉砂壓實而成、容易裂成薄片的沉積岩 | not=slate
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
epicentre | 震央 | structure | S3 | the point on the ground surface directly above the focus of an earthquake | 地震震源正上方的地面點 | not=focus
primary wave | 初波 | process | S4 | the fastest earthquake wave, which moves rock back and forth along its path and can pass through liquids | 傳播最快、使岩石沿前進方向前後振動並可穿過液體的地震波 | also=P wave; also-zh=P波; not=secondary wave
secondary wave | 次波 | process | S4 | the earthquake wave that shakes rock at right angles to its path and cannot pass through liquids | 振動與前進方向垂直、不能穿過液體的地震波 | also=S wave; also-zh=S波; not=primary wave
surface wave | 面波 | process | S4 | the slowest earthquake wave, which travels along the ground and does most damage | 傳播最慢、沿地面前進而破壞力最大的地震波 | also-zh=表面波
tsunami | 海嘯 | process | S3 | a series of huge sea waves set off by a sudden displacement of the sea floor | 海床突然移位所引發的一連串巨浪 | not=storm surge
earthquake magnitude | 地震震級 | quantity | S3 | the amount of energy released by an earthquake, one value for the whole event | 反映一次地震所釋放能量大小的數值 | also=magnitude; also-zh=震級; not=earthquake intensity
earthquake intensity | 地震烈度 | quantity | S3 | the strength of shaking felt and damage done at one place, which differs from place to place | 某地感受到的震動與破壞程度，各地數值不同 | also=intensity; also-zh=烈度; not=earthquake magnitude
focal depth | 震源深度 | quantity | S4 | the vertical distance from the ground surface down to where rocks first break in an earthquake | 由地面至地震時岩石最初破裂處的垂直距離
recurrence interval | 重現期 | quantity | S5 | the average number of years between two natural events of the same size | 兩次同等規模自然事件之間相隔的平均年數 | also=return period
Richter scale | 黎克特制 | method | S3 | the scale that expresses the energy of an earthquake, each whole step meaning ten times the wave amplitude | 表示地震釋放能量、每一級振幅相差十倍的標度 | not=Modified Mercalli scale
pH scale | pH標度 | method | S2 | the scale from 0 to 14 that tells how acidic or alkaline a soil or liquid is | 以0至14表示土壤或液體酸鹼程度的標度
tiltmeter | 傾斜儀 | device | S5 | an instrument that measures small changes in the slope of the ground, as on a swelling volcano | 量度火山膨脹等引致地面坡度微小變化的儀器
tide gauge | 驗潮儀 | device | S5 | an instrument that records the rise and fall of sea level at a coast | 記錄海岸水位升降的儀器
main shock | 主震 | event | S4 | the largest earthquake of a series | 一系列地震中規模最大的一次
aftershock | 餘震 | event | S3 | a smaller earthquake that follows the largest one in the same area | 最大一次地震之後在同一地區發生的較小地震 | not=foreshock
liquefaction | 土壤液化 | process | S4 | the process in which water-saturated soil loses its strength during shaking and behaves like a fluid | 飽含水分的沙泥受震後失去強度、變得像流體的過程 | also-zh=液化
ground subsidence | 地面沉降 | process | S4 | the slow or sudden sinking of the land surface | 陸地表面緩慢或突然下陷的過程
active volcano | 活火山 | structure | S3 | a volcano that has erupted in recent times and may erupt again at any time | 近期曾經噴發並可能隨時再噴發的火山 | not=dormant volcano
dormant volcano | 休眠火山 | structure | S3 | a volcano that has not erupted for a long time but may erupt again | 長期沒有噴發但仍可能再噴發的火山 | not=extinct volcano
extinct volcano | 死火山 | structure | S3 | a volcano that is no longer expected to erupt | 預料永遠不會再噴發的火山 | not=dormant volcano
shield volcano | 盾狀火山 | structure | S4 | a broad, gently sloping volcanic cone built of many flows of runny basic lava | 由流動性高的基性熔岩層層堆成、坡度平緩的寬闊山體 | not=composite volcano
composite volcano | 複式火山 | structure | S4 | a tall, steep volcanic cone built of alternating layers of lava and ash | 由熔岩與火山灰相間堆成、坡度陡峭的高大山體 | also=stratovolcano; also-zh=層狀火山; not=shield volcano
cinder cone | 火山渣錐 | structure | S4 | a small, steep hill built only of loose fragments thrown out of a vent | 全由噴出的鬆散碎屑堆成、陡峭而細小的山丘
lava dome | 熔岩穹丘 | structure | S4 | a rounded, steep-sided mound formed where thick acid molten rock piles up over a vent | 黏稠的酸性岩漿在噴發口堆積成的渾圓陡坡小山
lava plateau | 熔岩高原 | structure | S4 | a wide upland built of level sheets of basalt poured out of fissures | 玄武岩漿從裂隙湧出、層層平鋪而成的廣闊高地
volcanic crater | 火山口 | structure | S3 | the funnel-shaped hollow around the vent at the top of a volcano | 山頂噴發通道四周的漏斗形窪地 | also=crater; not=caldera
caldera | 破火山口 | structure | S4 | a very large basin left when the top of a volcano collapses or is blown away | 山頂崩塌或被炸去後遺下的巨大盆狀窪地 | not=volcanic crater
magma chamber | 岩漿庫 | structure | S3 | the underground space where molten rock collects beneath a volcano | 火山下方聚集熔融岩石的地下空間
volcanic pipe | 火山管 | structure | S4 | the channel through which magma rises from its chamber to the surface | 岩漿由地底升至地表的通道
magma | 岩漿 | substance | S3 | molten rock with dissolved gases beneath the Earth's surface | 地表以下含有氣體的熔融岩石 | not=lava
lava | 熔岩 | substance | S3 | molten rock that has reached the Earth's surface and lost most of its gases | 湧出地表並失去大部分氣體的熔融岩石 | not=magma
volcanic ash | 火山灰 | substance | S3 | fine particles of rock and glass, under 2 millimetres across, blown out in an eruption | 噴發時射出、直徑小於2毫米的岩石和玻璃微粒
volcanic bomb | 火山彈 | substance | S4 | a lump of molten rock over 64 millimetres across, thrown out and rounded as it cools in flight | 被拋出並在空中冷卻成形、直徑逾64毫米的熔岩塊
lahar | 火山泥流 | process | S4 | the rush of volcanic ash mixed with rain or meltwater down the valleys of a volcano | 火山灰混和雨水或融雪沿山谷湧下的現象 | not=pyroclastic flow
lava flow | 熔岩流 | process | S4 | the movement of molten rock over the ground away from a vent | 紅熱的液態岩石湧出後沿地面移動的現象
geyser | 間歇泉 | structure | S4 | a spring that throws up hot water and steam at intervals | 每隔一段時間噴出熱水和蒸汽柱的泉 | not=hot spring
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
physical weathering | 物理風化 | process | S3 | the breaking of rock into smaller pieces in place without any change in its chemical composition | 岩石就地碎裂而化學成分不變的過程 | also=mechanical weathering; not=chemical weathering
chemical weathering | 化學風化 | process | S3 | the breakdown of rock in place as its minerals react with air, water or acids | 礦物與空氣、水或酸反應而使岩石就地分解的過程 | not=physical weathering
biological weathering | 生物風化 | process | S3 | the breakdown of rock in place by roots, burrowing animals or organic acids | 岩石因植物根部、掘穴動物或有機酸而就地破壞的過程
erosion | 侵蝕 | process | S3 | the wearing away and removal of rock and soil by water, ice, wind or waves | 岩石和泥土被流水、冰川、風或波浪磨損並帶走的過程 | not=chemical weathering
deposition | 沉積 | process | S3 | the laying down of transported material when the agent carrying it loses energy | 搬運介質能量減弱時把物質放下的過程 | not=erosion
frost action | 凍融作用 | process | S4 | the splitting of rock by water that repeatedly freezes and expands in its cracks | 裂縫中的水反覆結冰膨脹而撐裂岩石的過程 | also=freeze-thaw action; not=exfoliation
pressure release | 釋壓作用 | process | S4 | the cracking of rock parallel to the surface when the load above it is removed | 上覆物質移走後岩石膨脹並產生平行地面裂縫的過程 | also=unloading
block disintegration | 塊狀崩解 | process | S4 | the breaking of jointed rock into large squarish pieces by repeated heating and cooling | 岩石反覆受熱和冷卻而沿節理裂成方形大石的過程 | not=granular disintegration
granular disintegration | 粒狀崩解 | process | S4 | the crumbling of rock into loose grains because its minerals expand at different rates | 礦物膨脹程度不同而使岩石散成細沙的過程 | not=block disintegration
salt crystallisation | 鹽結晶作用 | process | S4 | the breaking of rock by solids that grow in its pores as sea spray or groundwater evaporates | 海水浪花或地下水蒸發後析出的固體在孔隙中長大而撐裂岩石的過程
carbonation | 碳酸化作用 | process | S4 | the reaction by which weakly acid rainwater dissolves limestone | 弱酸性的雨水把石灰岩溶解的反應 | not=oxidation
hydrolysis | 水解作用 | process | S4 | the reaction with water by which feldspar in granite turns into clay | 花崗岩中的長石與水反應而變成黏土的過程 | not=hydration
oxidation | 氧化作用 | process | S4 | the reaction by which iron in rock takes up a gas of the air and turns reddish brown | 岩石中的鐵與空氣中某種氣體結合而變成紅褐色的反應 | not=carbonation
hydration | 水合作用 | process | S4 | the swelling of minerals as they take up water into their structure | 礦物吸收水分子進入結構而膨脹的過程 | not=hydrolysis
tor | 突岩 | structure | S4 | a pile of jointed boulders standing out on a hilltop or slope | 兀立於山頂或山坡上、帶節理的一堆大石 | not=corestone
talus | 岩屑堆 | structure | S4 | a heap of angular rock pieces at the foot of a cliff | 堆積在懸崖腳下、有稜角的碎石 | also=scree
soil creep | 土壤蠕動 | process | S4 | the very slow downhill movement of surface material that tilts fences and bends tree trunks | 斜坡表層物質極緩慢下移、令圍欄傾斜和樹幹彎曲的現象 | not=mudflow
solifluction | 融凍泥流 | process | S6 | the slow downhill movement of waterlogged soil over permanently frozen ground | 飽含水分的表土在長年冰封的地層上緩慢下移的現象 | not=soil creep
mudflow | 泥流 | process | S4 | the rapid downhill movement of very wet fine material along a slope or valley | 含大量水分的細粒物質沿斜坡或山谷迅速湧下的現象 | not=soil creep
slump | 旋轉滑塌 | process | S4 | the sliding of a block of weak material along a curved surface so that it tilts backwards | 鬆軟土體沿弧形滑動面下移並向後傾側的現象 | also=rotational slide; not=rockslide
rockslide | 岩滑 | process | S4 | the sudden slipping of a hard mass along a flat inclined plane such as a bedding plane | 成片堅硬山體沿平直傾斜的界面突然滑下的現象 | not=rockfall
rockfall | 落石 | process | S4 | the free drop of loosened pieces from a cliff through the air | 鬆脫的碎塊從懸崖凌空墜下的現象 | not=rockslide
shear stress | 剪應力 | quantity | S5 | the downslope force of gravity on the material of a slope | 重力施加於斜坡物質、使其下滑的力 | not=shear strength
slope angle | 坡角 | quantity | S3 | the inclination of a hillside measured from the horizontal | 山坡相對於水平面傾斜的度數
retaining wall | 擋土牆 | structure | S3 | a strong upright structure of concrete or masonry that holds back the soil behind it | 以混凝土或石塊建成、支撐後方泥土的直立構築物
soil nail | 泥釘 | structure | S4 | a steel bar set in a hole drilled deep into a slope to hold it together | 插入斜坡深處鑽孔以加固坡體的鋼條
weep hole | 疏水孔 | structure | S4 | a small pipe through a slope cover or wall that drains water trapped behind it | 穿過斜坡護面或牆身、排出背後積水的小管
gabion wall | 石籠牆 | structure | S4 | a barrier of wire baskets filled with stones | 以裝滿碎岩的鐵線網箱疊成的構築物
surface channel | 地面排水渠 | structure | S4 | an open gutter on a slope that leads rainwater away | 設在斜坡上把雨水引走的明溝
splash erosion | 濺蝕 | process | S4 | the loosening and scattering of soil particles by falling raindrops | 雨點打擊地面令土粒鬆脫飛散的過程
sheet erosion | 片蝕 | process | S4 | the removal of an even, thin layer of soil by water spread over a whole slope | 漫流的雨水把整個坡面的薄層泥土帶走的過程 | not=rill erosion
rill erosion | 細溝侵蝕 | process | S4 | the cutting by running water of many tiny channels into soil, shallow enough to be ploughed out | 雨水在坡面切出許多犁地即可抹平的淺窄水道的過程 | not=gully erosion
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
river source | 河源 | structure | S1 | the place where a stream begins to flow | 溪流開始流動的地點 | also=source; not=river mouth
river mouth | 河口 | structure | S1 | the place where flowing fresh water enters a sea or lake | 河水注入海洋或湖泊的地點 | also=mouth; not=river source
tributary | 支流 | structure | S1 | a smaller river that flows into a larger one | 流入較大河道的較小河流 | not=distributary
distributary | 分流 | structure | S3 | a channel that branches off from the main river, usually on a delta | 在三角洲等處由主河道岔出的河道 | not=tributary
confluence | 匯流處 | structure | S3 | the point where two streams meet | 兩條河道相會的地點
upper course | 上游 | structure | S3 | the steep stretch of a river near its source, where vertical erosion is dominant | 接近河源、坡度陡峭並以下蝕為主的河段 | not=lower course
middle course | 中游 | structure | S3 | the stretch of a river with gentler slopes where lateral erosion increases and bends develop | 坡度轉緩、側蝕增強並開始彎曲的河段
lower course | 下游 | structure | S3 | the almost level stretch of a river near the sea, where deposition is dominant | 接近海洋、坡度極緩並以沉積為主的河段 | not=upper course
dendritic drainage pattern | 樹枝狀水系 | form | S4 | an arrangement of streams whose many branches join at acute angles, on rock of even hardness | 在硬度均一的岩石上各條支流以銳角匯合的河流排列形式
trellis drainage pattern | 格子狀水系 | form | S4 | an arrangement of parallel main streams joined by tributaries at right angles, on alternating hard and soft rock | 在軟硬岩層相間之處主河平行、支流以直角匯入的河流排列形式
radial drainage pattern | 放射狀水系 | form | S4 | an arrangement of streams that flow outwards in all directions from a central high point | 河流由中央高處向四方流出的排列形式 | not=centripetal drainage pattern
centripetal drainage pattern | 向心狀水系 | form | S4 | an arrangement of streams that flow from all sides into a low basin | 河流由四周流入低窪盆地的排列形式 | not=radial drainage pattern
parallel drainage pattern | 平行狀水系 | form | S4 | an arrangement of streams that run side by side down a steep even slope and seldom meet | 河流在陡而均勻的坡面上並排流下而甚少相交的排列形式
hydraulic action | 水力作用 | process | S3 | the breaking of rock by the force of moving water and of the air it compresses in cracks | 流動的水及其在裂縫中壓縮的空氣衝擊破壞岩石的過程 | not=abrasion
abrasion | 磨蝕作用 | process | S3 | the scraping of rock surfaces by fragments that water, ice or wind carries along | 流水、冰或風所帶的碎屑刮擦岩石表面的過程 | also=corrasion; not=attrition
attrition | 磨損作用 | process | S3 | the rounding and shrinking of carried rock fragments as they knock against each other | 被搬運的碎屑互相碰撞而變小變圓的過程 | also-zh=互磨作用; not=abrasion
vertical erosion | 下蝕 | process | S3 | the downward cutting of a river into its bed, which deepens the valley | 河流切入河床、令河谷加深的過程 | also-zh=垂直侵蝕; not=lateral erosion
lateral erosion | 側蝕 | process | S3 | the cutting of a river into its banks, which widens the valley | 河流切入兩岸、令河谷加闊的過程 | not=vertical erosion
headward erosion | 向源侵蝕 | process | S4 | the cutting back of a river at its source, which lengthens the valley | 河流在頂端向後切割、令河谷加長的過程 | also-zh=溯源侵蝕
river capture | 河流襲奪 | process | S6 | the taking of the upper part of one stream by a neighbour that has cut back through the watershed | 一條溪流切穿分水嶺並取去鄰近溪流上段水源的過程
rejuvenation | 回春作用 | process | S5 | the renewed downcutting of a river after its base level falls or the land rises | 基準面下降或陸地上升令河流重新強烈下切的過程
traction | 推移 | process | S4 | the rolling and dragging of large stones along a river bed | 大石沿河床滾動或被拖動的搬運方式 | not=saltation
saltation | 跳移 | process | S4 | the bouncing of sand or small stones along a river bed in short leaps | 沙粒或小石沿河床一彈一落地前進的搬運方式 | not=traction
suspension | 懸浮 | process | S4 | the carrying of fine silt and clay held up within moving water or air | 細小的泥粒被流動的水或空氣托起前進的搬運方式
suspended load | 懸浮負荷 | substance | S4 | fine silt and clay carried within the body of flowing water | 由流水托起並帶走的細泥 | not=bed load
V-shaped valley | V形谷 | structure | S3 | a narrow steep-sided depression cut by vertical erosion of a river in its upper course | 由上游河流下切而成、兩坡陡峭的狹窄低地 | not=U-shaped valley
interlocking spurs | 交錯山嘴 | structure | S3 | ridges that project alternately from both sides of a winding river in its upper course | 上游彎曲河道兩側輪流伸出、互相扣合的高地
waterfall | 瀑布 | structure | S1 | a place where a river drops steeply over a ledge of hard rock | 河水從堅硬岩層邊緣直瀉而下之處 | not=rapids
rapids | 急灘 | structure | S3 | a stretch of fast, broken water over a steep or rocky river bed | 河床陡峭多石、河水翻騰洶湧的河段 | not=waterfall
plunge pool | 跌水潭 | structure | S3 | a deep hollow eroded at the foot of a waterfall | 瀑布底部被水流沖擊而成的深窪
gorge | 峽谷 | structure | S3 | a very deep and narrow valley with nearly upright sides | 谷壁近乎直立、又深又窄的谷地
pothole | 壺穴 | structure | S3 | a round hole drilled into a rocky river bed by pebbles swirled in eddies | 卵石隨漩渦打轉而在岩石河床鑽出的圓洞
meander | 曲流 | structure | S3 | a large bend in the course of a river | 河道中弧度很大的彎曲部分 | not=ox-bow lake
river cliff | 河崖 | structure | S3 | the steep bank on the outer side of a bend, undercut by fast water | 彎道外側被急速水流掏蝕而成的陡岸 | not=slip-off slope
slip-off slope | 滑走坡 | structure | S3 | the gentle bank on the inner side of a bend, where slow water deposits material | 彎道內側因水流緩慢而有物質堆積的緩岸 | not=river cliff
ox-bow lake | 牛軛湖 | structure | S3 | a crescent-shaped body of still water left when a river cuts through the neck of a meander | 河流切穿曲流頸部後遺下的弧形靜止水體 | not=meander
floodplain | 泛濫平原 | structure | S3 | the flat land beside a river covered with alluvium when the river overflows its banks | 河水溢出後鋪上沖積物而成的河旁平坦土地 | also-zh=氾濫平原; not=delta
natural levee | 天然堤 | structure | S3 | a low raised bank along a river formed when coarse material settles first as the river overflows | 河水溢出時粗粒物質先沉積而在河道兩旁堆成的矮埂
backswamp | 河漫灘沼澤 | structure | S6 | low wet ground on a floodplain behind the raised banks of its river | 泛濫平原上位於河旁矮埂後方的低濕地
braided channel | 辮狀河道 | structure | S4 | a wide shallow stream that splits and rejoins around many bars of sand and gravel | 河水繞過許多沙洲而反覆分開和匯合的寬淺水道
delta | 三角洲 | structure | S3 | flat land built out into a sea or lake where a river deposits its load at its mouth | 河流在河口沉積物質並向海或湖伸展而成的平地 | not=floodplain
estuary | 河口灣 | structure | S3 | a wide tidal inlet where a river meets the sea and fresh and salt water mix | 河海相接、潮水可達而鹹淡水相混的寬闊水域 | not=delta
alluvial fan | 沖積扇 | structure | S3 | a cone of material deposited where a stream leaves steep mountains for flat land | 溪流離開陡峭山區進入平地時散開堆積而成的錐形地 | not=delta
arcuate delta | 弧形三角洲 | structure | S4 | a depositional river mouth with a smooth, rounded seaward edge, like that of the Nile | 向海邊緣圓滑外凸、像尼羅河口一樣的沉積地 | not=bird's-foot delta
bird's-foot delta | 鳥足狀三角洲 | structure | S4 | a depositional river mouth with long fingers of land reaching out, like that of the Mississippi | 由幾條指狀長條陸地伸入海中、像密西西比河口一樣的沉積地 | not=arcuate delta
cuspate delta | 尖形三角洲 | structure | S4 | a depositional river mouth shaped like a tooth by waves from both sides, like that of the Tiber | 受兩側波浪塑造成齒狀、像台伯河口一樣的沉積地
river terrace | 河流階地 | structure | S5 | a bench of old valley floor left above the present river after it has cut down | 河流下切後遺留在現今河道之上的舊谷底平台
incised meander | 深切曲流 | structure | S5 | a winding river course sunk deep between steep walls after rejuvenation | 河流回春後陷於高聳陡壁之間的蜿蜒河道
knickpoint | 裂點 | structure | S5 | a sudden break of slope in the long profile of a river | 河流縱剖面上坡度突然改變之處
captor stream | 襲奪河 | structure | S6 | the stream that cuts back and takes over the upper part of a neighbouring stream | 向源切割並取去鄰河上段的溪流 | not=beheaded stream
beheaded stream | 斷頭河 | structure | S6 | the stream that has lost its upper part to a neighbouring stream | 上段被鄰河取去、水量大減的溪流 | not=captor stream
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
dam | 水壩 | structure | S3 | a structure built across a valley to hold back the water of a river | 橫跨河谷、攔截河水的構築物
flood embankment | 防洪堤 | structure | S3 | a raised bank built along a river to keep it from overflowing | 沿河加高兩岸、防止河水溢出的構築物 | not=natural levee
dredging | 疏浚 | method | S3 | the removal of mud and sand from a channel so that it can hold more water | 挖走河道中的泥沙以增加容水量的措施
channel straightening | 河道取直 | method | S3 | the cutting of a new shorter course through meanders so that water leaves faster | 截去河彎、縮短水路讓河水更快流走的措施
afforestation | 植樹造林 | method | S3 | the planting of trees on bare land to hold soil and reduce runoff | 在光禿土地上大規模種樹以保持水土的措施
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
swash | 沖流 | process | S3 | the forward movement of water up a beach after a wave breaks | 波浪破碎後湧上海灘的水流 | not=backwash
backwash | 回流 | process | S3 | the movement of water down a beach to the sea under gravity after a wave has broken | 波浪破碎後受重力沿海灘退向大海的水流 | not=swash
longshore drift | 沿岸漂移 | process | S3 | the zigzag movement of sand and pebbles along a beach caused by waves that break at an angle | 斜向拍岸的波浪使沙石沿海灘曲折移動的過程 | not=longshore current
longshore current | 沿岸流 | process | S4 | the steady flow of water close and parallel to the shore caused by waves that break at an angle | 斜向拍岸的波浪在近岸造成、與海岸平行的水流 | not=longshore drift
wave refraction | 波浪折射 | process | S4 | the bending of wave fronts towards the shape of the shore as the water becomes shallower | 波浪因水深變淺而改變前進方向、漸與海岸形狀一致的現象
tide | 潮汐 | process | S3 | the regular rise and fall of sea level caused by the gravitational pull of the Moon and the Sun | 月球和太陽的引力令海平面定時升降的現象 | not=tsunami
wave height | 波高 | quantity | S3 | the vertical distance from the crest of a wave to its trough | 波峰與波谷之間的垂直距離
wavelength | 波長 | quantity | S3 | the horizontal distance from one crest of a wave to the next | 相鄰兩個波峰之間的水平距離 | not=wave height
wave period | 波浪週期 | quantity | S4 | the time between the passing of two successive crests at one point | 兩個相鄰波峰先後經過同一點所需的時間
wave crest | 波峰 | structure | S3 | the highest part of a ridge of moving water | 起伏水面上最高的部分 | not=wave trough
wave trough | 波谷 | structure | S3 | the lowest part between two ridges of moving water | 起伏水面上最低的部分 | not=wave crest
headland | 岬角 | structure | S3 | a piece of resistant land that juts out into the sea | 由較硬岩石構成、向外伸入海中的陸地 | not=bay
bay | 海灣 | structure | S3 | a wide curved inlet of the sea, often worn back in weaker rock | 海水伸入陸地、常由較軟岩石被蝕退而成的弧形水域 | not=headland
sea cliff | 海蝕崖 | structure | S3 | a steep rock face at the shore formed as undercut rock collapses | 岸邊岩石底部被波浪掏空後崩塌而成的陡壁
wave-cut platform | 浪蝕平台 | structure | S3 | a gently sloping rock surface left at the foot of a retreating cliff, bare at low tide | 陡壁後退後遺留在其腳下、低潮時露出的平緩岩面 | also-zh=海蝕平台
wave-cut notch | 海蝕凹壁 | structure | S4 | a horizontal groove eroded along the foot of a rock face by the sea | 波浪在岩石腳部刻出的橫向缺槽 | not=sea cave
sea cave | 海蝕洞 | structure | S3 | a deep hollow that waves erode into a line of weakness in rock at the shore | 波浪沿岩石弱點向內掘成的深窟 | not=sea arch
sea arch | 海蝕拱 | structure | S3 | an opening eroded right through a headland, with a bridge of rock above | 岬角被波浪穿透、上方留有岩橋的通道 | not=stack
stack | 海蝕柱 | structure | S3 | an isolated upright pillar of rock left in the sea when the roof of a sea arch collapses | 海蝕拱頂部崩塌後孤立海中的直立岩石 | not=sea arch
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
groyne | 丁壩 | structure | S4 | a low wall built out from a beach at right angles to the shore to trap drifting sand | 由海灘垂直伸出海中、攔截漂移沙粒的矮牆 | also=groin; also-zh=防沙堤; not=breakwater
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
valley glacier | 山谷冰川 | structure | S4 | a tongue of moving ice that flows down between mountain slopes | 在兩旁山坡之間向下移動的長舌形冰體 | also=alpine glacier; not=ice sheet
ice cap | 冰帽 | structure | S5 | a dome of ice under 50 000 square kilometres in area that covers a highland | 面積少於五萬平方公里、覆蓋高地的穹形冰體 | not=ice sheet
ice shelf | 冰架 | structure | S5 | a thick floating slab of ice still attached to the land that feeds it | 仍與陸地相連、漂浮海面的厚冰板 | not=iceberg
iceberg | 冰山 | structure | P6 | a large block of ice that has broken off and drifts in the sea | 斷裂後在海中漂流的大冰塊 | not=ice shelf
piedmont glacier | 山麓冰川 | structure | S6 | a broad lobe of moving ice formed where several ice tongues spread and merge on a lowland | 數條冰舌流出山地後在低地散開並合成的寬闊冰體
glacier ice | 冰川冰 | substance | S5 | a dense bluish solid formed when snow is so compacted that its air gaps are sealed | 積雪壓實至氣隙封閉而成的緻密淡藍色固體
meltwater | 融水 | substance | S4 | liquid that runs off as snow or ice warms | 冰雪受熱後流出的液體
accumulation | 積累作用 | process | S4 | the gain of mass by a glacier through snowfall and avalanches | 冰川因降雪和雪崩而增加質量的過程 | not=ablation
ablation | 消融作用 | process | S4 | the loss of mass by a glacier through melting, evaporation and calving | 冰川因冰化成水、蒸發和崩裂而失去質量的過程 | not=accumulation
plucking | 拔蝕作用 | process | S4 | the tearing away of rock pieces that have frozen to the base of moving ice | 岩塊凍結在移動的冰體底部而被扯走的過程 | not=abrasion
crevasse | 冰裂縫 | structure | S4 | a deep open crack in the surface of a glacier | 冰川表面的深長缺口
cirque | 冰斗 | structure | S4 | an armchair-shaped hollow with a steep back wall, eroded into a mountainside by ice | 冰在山坡上蝕出、後壁陡峭的扶手椅形窪地 | also=corrie; not=tarn
tarn | 冰斗湖 | structure | S4 | a small lake in an armchair-shaped hollow eroded by ice | 扶手椅形冰蝕窪地中的小湖 | not=ribbon lake
arête | 刃嶺 | structure | S4 | a knife-edged ridge between two neighbouring ice-cut hollows | 相鄰兩個冰蝕窪地之間像刀鋒般的山脊 | not=pyramidal peak
pyramidal peak | 角峰 | structure | S4 | a pointed summit left where three or more ice-cut hollows meet back to back | 三個或以上冰蝕窪地背靠背後退而成的尖頂 | also=horn; not=arête
U-shaped valley | U形谷 | structure | S4 | a valley with a wide flat floor and steep sides eroded by ice | 由冰川侵蝕而成、谷底寬平而兩壁陡直的槽谷 | also=glacial trough; not=V-shaped valley
truncated spur | 削斷山嘴 | structure | S4 | a ridge whose end was cut off by ice moving down the main valley | 末端被主谷冰體切去的突出高地 | not=interlocking spurs
ribbon lake | 帶狀湖 | structure | S4 | a long narrow lake on the floor of a valley eroded by ice | 冰蝕槽谷底部的狹長湖泊 | not=tarn
roche moutonnée | 羊背石 | structure | S4 | a rock mound smoothed on the side facing the ice flow and plucked rough on the other | 迎冰面圓滑、背冰面被拔蝕得粗糙的岩丘 | not=drumlin
drumlin | 鼓丘 | structure | S4 | a smooth egg-shaped hill of till, with its long axis along the ice flow | 由冰磧土堆成、長軸順冰流方向的卵形小山 | not=esker
esker | 蛇形丘 | structure | S4 | a long winding ridge of sand and gravel laid down by a stream under ice | 冰下水流沉積沙礫而成的彎曲長脊 | not=drumlin
kame | 冰礫阜 | structure | S6 | a steep mound of layered sand and gravel dropped by meltwater at the edge of ice | 融水在冰體邊緣放下成層沙石而成的陡峭小丘
kettle lake | 鍋穴湖 | structure | S5 | a lake in a hollow left when a buried block of ice melted | 被埋冰塊融化後留下的窪地積水而成的湖
erratic | 漂礫 | structure | S4 | a boulder carried by ice and left on bedrock of a different type | 被冰搬運並留在異類基岩上的大石
outwash plain | 冰水沉積平原 | structure | S5 | a level area of sorted sand and gravel spread by streams beyond the end of the ice | 冰體末端外由融水鋪開、按大小分選的沙礫平地
till | 冰磧土 | substance | S5 | an unsorted mixture of clay, sand and boulders dropped directly by ice | 由冰直接放下、大小混雜的泥沙和巨石 | also=boulder clay
terminal moraine | 終磧 | structure | S4 | a ridge of unsorted debris piled across a valley at the farthest reach of the ice | 冰體最遠到達處橫堆谷中的雜亂碎屑脊 | not=lateral moraine
lateral moraine | 側磧 | structure | S4 | a ridge of unsorted debris along the edge of a valley glacier | 沿山谷冰川邊緣堆成的雜亂碎屑脊 | not=medial moraine
permafrost | 永凍土 | structure | S4 | ground that stays frozen for two years or more | 連續兩年或以上溫度在攝氏零度以下的地層 | not=active layer
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
wind deposition | 風力沉積 | process | S4 | the dropping of carried sand or dust as the air that carries it slows down | 氣流減慢而放下所帶沙塵的過程
desertification | 荒漠化 | process | S3 | the turning of dry land into barren land through drought and misuse | 乾旱和不當利用使乾燥土地變得貧瘠的過程 | also-zh=沙漠化; not=deforestation
barchan | 新月形沙丘 | structure | S4 | a mound of sand with two horns that point downwind | 兩角指向下風方向的沙堆 | not=parabolic dune
parabolic dune | 拋物線形沙丘 | structure | S6 | a U-shaped mound of sand whose two arms, held by plants, point upwind | 兩臂受植物固定而指向上風方向的沙堆 | not=barchan
seif dune | 縱向沙丘 | structure | S4 | a long narrow ridge of sand parallel to the prevailing wind | 與盛行風方向平行的狹長沙脊 | also=longitudinal dune; not=transverse dune
transverse dune | 橫向沙丘 | structure | S5 | a long ridge of sand at right angles to the prevailing wind | 與盛行風方向垂直的長條沙脊 | not=seif dune
star dune | 星狀沙丘 | structure | S5 | a high mound of sand with several arms, shaped by winds from many directions | 受多個方向的風塑造、有數條臂伸出的高大沙堆
rock pedestal | 蕈狀岩 | structure | S4 | a rock undercut near the ground by windblown sand so that it looks like a mushroom | 近地面部分被風沙磨蝕而上大下小的岩石 | also=mushroom rock; also-zh=蘑菇石
yardang | 雅丹 | structure | S5 | a streamlined ridge of soft rock carved parallel to the wind | 軟岩被風刻成、與風向平行的流線形脊 | not=seif dune
ventifact | 風稜石 | structure | S6 | a pebble with flat faces and sharp edges polished by windblown sand | 被飛沙磨出平面和銳角的石塊
deflation hollow | 風蝕窪地 | structure | S4 | a basin from which wind has carried away fine material | 細粒物質被風吹走而形成的盆狀低地
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
insolation | 日射 | quantity | S4 | the solar radiation received by a given area of the Earth's surface | 地球表面某面積所接收的太陽能量
albedo | 反照率 | quantity | S4 | the proportion of incoming solar radiation that a surface reflects | 物體表面把射入的太陽輻射折回的比例 | not=insolation
relative humidity | 相對濕度 | quantity | S1 | the amount of water vapour in air as a percentage of the most it can hold at that temperature | 空氣中水汽含量佔該溫度下最大容納量的百分比 | not=absolute humidity
absolute humidity | 絕對濕度 | quantity | S4 | the mass of water vapour in a cubic metre of air | 每立方米空氣所含水汽的質量 | not=relative humidity
dew point | 露點 | quantity | S4 | the temperature at which cooling air becomes saturated and vapour begins to condense | 空氣冷卻至飽和、水汽開始凝結時的溫度
air pressure | 氣壓 | quantity | S1 | the force per unit area exerted by the weight of the atmosphere | 大氣重量施於單位面積上的力 | also=atmospheric pressure
annual range of temperature | 年溫差 | quantity | S1 | the difference between the mean temperatures of the hottest and the coldest months | 最熱月份與最冷月份平均氣溫之差 | not=diurnal range of temperature
diurnal range of temperature | 日溫差 | quantity | S1 | the difference between the highest and the lowest temperatures within twenty-four hours | 二十四小時內最高與最低氣溫之差 | not=annual range of temperature
environmental lapse rate | 環境遞減率 | quantity | S5 | the rate at which the temperature of the still atmosphere falls with height at a given time and place | 某時某地靜止大氣的溫度隨高度下降的速率
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
sea breeze | 海風 | process | S3 | the wind that blows from cooler water to warmer land by day near the coast | 沿岸日間由較涼水域吹向較暖陸地的風 | not=land breeze
land breeze | 陸風 | process | S3 | the wind that blows from cooler ground to warmer water by night near the coast | 沿岸夜間由較涼地面吹向較暖水域的風 | not=sea breeze
valley breeze | 谷風 | process | S4 | the wind that blows up heated slopes by day | 日間沿受熱山坡向上吹的風 | not=mountain breeze
mountain breeze | 山風 | process | S4 | the wind that flows down cooled slopes by night | 夜間沿冷卻坡面向下吹的風 | not=valley breeze
foehn | 焚風 | process | S5 | the warm dry wind that descends the leeward side of a range after losing its moisture | 越過山嶺失去水汽後沿背風坡下沉的乾熱風
trade winds | 信風 | process | S4 | the steady winds that blow from the subtropical highs towards the Equator | 由副熱帶高壓穩定地吹向赤道的風 | also-zh=貿易風; not=westerlies
westerlies | 西風 | process | S4 | the prevailing winds that blow from the subtropical highs towards higher latitudes | 由副熱帶高壓吹向較高緯度的盛行風 | also-zh=盛行西風; not=trade winds
polar easterlies | 極地東風 | process | S4 | the cold prevailing winds that blow outwards from the highest latitudes | 由最高緯度地區向外吹出的寒冷盛行風
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
advection | 平流 | process | S4 | the horizontal transfer of heat or moisture by wind | 風把熱或水汽作水平輸送的過程 | not=convection
convection | 對流 | process | S3 | the vertical transfer of heat as warm air rises and cool air sinks | 暖空氣上升、冷空氣下沉而垂直傳送熱的過程 | not=advection
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
dew | 露 | substance | P4 | water droplets that condense on cool surfaces near the ground | 水汽在近地面清涼物體表面凝結而成的水滴 | not=frost
frost | 霜 | substance | P4 | ice crystals that form on surfaces below freezing point near the ground | 在近地面低於冰點的物體表面形成的冰晶 | not=dew
radiation fog | 輻射霧 | process | S5 | low cloud at ground level formed when land loses heat on clear calm nights | 晴朗無風的夜晚陸地散熱使近地面水汽凝結而成的低雲 | not=advection fog
advection fog | 平流霧 | process | S5 | low cloud at sea or ground level formed when warm moist air drifts over a cold surface | 溫暖潮濕空氣飄經寒冷表面時凝結而成的低雲 | not=radiation fog
rain gauge | 雨量計 | device | P4 | an instrument with a funnel and container that measures how much water falls from clouds | 以漏斗和容器收集並量度降水的儀器
anemometer | 風速計 | device | P4 | an instrument, usually with spinning cups, that measures how fast air moves | 多以旋轉小杯量度空氣流動快慢的儀器 | not=wind vane
wind vane | 風向標 | device | P4 | an instrument with a turning arrow that shows where moving air comes from | 以轉動箭嘴顯示氣流從何處吹來的儀器 | not=anemometer
hygrometer | 濕度計 | device | P5 | an instrument that measures the amount of water vapour in the air | 量度空氣中水汽含量的儀器 | not=barometer
maximum and minimum thermometer | 最高最低溫度計 | device | S1 | an instrument that keeps the readings of the hottest and coldest moments of a day | 保留一日內最熱和最冷時讀數的儀器
sunshine recorder | 日照計 | device | S1 | an instrument whose glass ball burns a track on a card while the sky is bright | 以玻璃球把太陽光聚焦、在紙卡上燒出痕跡的儀器
Stevenson screen | 百葉箱 | device | S1 | a white box with louvred sides that shelters instruments from direct sunlight and rain | 漆成白色、四面通風、避免儀器受日曬雨淋的箱子
equatorial climate | 赤道氣候 | form | S4 | a type of climate that is hot and rainy all year, with a very small annual range of temperature | 全年炎熱多雨、年溫差極小的氣候 | also-zh=熱帶雨林氣候
tropical monsoon climate | 熱帶季風氣候 | form | S4 | a climate, hot all year, with very heavy summer rain brought by winds that reverse with the seasons | 全年炎熱、風向隨冬夏逆轉而夏天雨量極多的氣候
hot desert climate | 熱帶沙漠氣候 | form | S3 | a type of climate with hardly any rain, scorching days and a large diurnal range of temperature | 雨量極少、日間酷熱而日溫差很大的氣候
Mediterranean climate | 地中海氣候 | form | S4 | a type of climate with hot dry summers and mild wet winters | 夏季炎熱乾燥、冬季溫和多雨的氣候
temperate marine climate | 溫帶海洋性氣候 | form | S4 | a type of climate with cool summers, mild winters and rain in every season | 夏季清涼、冬季溫和而四季有雨的氣候 | not=temperate continental climate
temperate continental climate | 溫帶大陸性氣候 | form | S4 | a type of climate with warm summers, very cold winters and little rain, mainly in summer | 夏暖冬寒、雨少而集中於夏季的氣候 | not=temperate marine climate
polar climate | 極地氣候 | form | S3 | a type of climate in which even the warmest month averages below 10 °C | 最暖月份平均氣溫仍低於10°C的氣候
tropical depression | 熱帶低氣壓 | form | S1 | a tropical cyclone with maximum sustained winds near its centre below 63 km/h | 中心附近最高持續風速低於每小時63公里的熱帶氣旋
tropical storm | 熱帶風暴 | form | S1 | a tropical cyclone with maximum sustained winds near its centre of 63 to 87 km/h | 中心附近最高持續風速為每小時63至87公里的熱帶氣旋
severe tropical storm | 強烈熱帶風暴 | form | S1 | a tropical cyclone with maximum sustained winds near its centre of 88 to 117 km/h | 中心附近最高持續風速為每小時88至117公里的熱帶氣旋
typhoon | 颱風 | form | P3 | a tropical cyclone with maximum sustained winds near its centre of 118 to 149 km/h by Hong Kong standards | 按香港標準，中心附近最高持續風速為每小時118至149公里的熱帶氣旋
severe typhoon | 強颱風 | form | S1 | a tropical cyclone with maximum sustained winds near its centre of 150 to 184 km/h | 中心附近最高持續風速為每小時150至184公里的熱帶氣旋
super typhoon | 超強颱風 | form | S1 | a tropical cyclone with maximum sustained winds near its centre of 185 km/h or more by Hong Kong standards | 按香港標準，中心附近最高持續風速達每小時185公里或以上的熱帶氣旋
Kuroshio | 黑潮 | structure | S4 | the warm ocean current that flows north past Taiwan and Japan | 沿台灣和日本向北流動的溫暖洋流 | not=Oyashio
Oyashio | 親潮 | structure | S4 | the cold ocean current that flows south from the Bering Sea to northern Japan | 由白令海向南流至日本北部的寒冷洋流 | not=Kuroshio
Peru Current | 秘魯寒流 | structure | S4 | the cold ocean current that flows north along the western coast of South America | 沿南美洲西岸向北流動的低溫洋流 | also=Humboldt Current
Benguela Current | 本格拉寒流 | structure | S5 | the cold ocean current that flows north along the coast of south-western Africa | 沿非洲西南岸向北流動的低溫洋流
California Current | 加利福尼亞寒流 | structure | S5 | the cold ocean current that flows south along the western coast of North America | 沿北美洲西岸向南流動的低溫洋流
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
greenhouse effect | 溫室效應 | process | S3 | the natural trapping, by certain gases of the atmosphere, of heat given out by the Earth's surface | 大氣中某些氣體自然地截留地面散發的熱能的現象 | not=global warming
global warming | 全球暖化 | process | S1 | the long-term rise in the average temperature of the whole Earth | 整個地球平均氣溫長期上升的現象 | not=greenhouse effect
ozone depletion | 臭氧層破壞 | process | S3 | the thinning of the layer high in the atmosphere that shields the Earth from ultraviolet rays | 高空阻擋紫外線的氣體層變得稀薄的現象 | not=global warming
acid rain | 酸雨 | process | S3 | precipitation with a pH below 5.6 caused by sulphur dioxide and nitrogen oxides | 受二氧化硫和氮氧化物影響、pH值低於5.6的降水
global dimming | 全球黯化 | process | S6 | the weakening of sunlight at the ground because particles in polluted air block it | 污染空氣中的微粒遮擋陽光使地面日照減弱的現象
urban heat island effect | 城市熱島效應 | process | S3 | the state in which built-up areas stay warmer than the surrounding countryside | 建築密集地區氣溫高於周圍郊野的現象
rain shadow effect | 雨影效應 | process | S4 | the dryness of land on the lee side of mountains that have taken moisture from the wind | 山嶺奪去氣流水汽而使背風一側乾燥的現象
wall effect | 屏風效應 | process | S3 | the blocking of airflow by a row of tall buildings set close together | 一列緊密高樓阻擋空氣流通的現象
ocean acidification | 海洋酸化 | process | S4 | the fall in pH of the seas as they take up more carbon dioxide | 海水吸收更多二氧化碳而pH值下降的現象
coral bleaching | 珊瑚白化 | process | S4 | the loss of colour of reef animals as they expel their algae in water that is too warm | 礁石動物在過暖海水中排出共生藻而失去顏色的現象
glacier retreat | 冰川退縮 | process | S3 | the shrinking of ice tongues towards higher ground as they melt faster than they are fed | 融化快於補給而使冰舌末端移向高處的現象
sea level rise | 海平面上升 | process | S1 | the long-term increase in the average height of the oceans | 大洋平均水位長期增高的現象
permafrost thaw | 永凍土融化 | process | S4 | the softening of long-frozen ground, which releases methane and tilts buildings | 長年冰封的地層變軟、釋出甲烷並使建築物傾側的現象
carbon dioxide | 二氧化碳 | substance | S1 | the gas from burning fossil fuels that causes the largest part of human-made warming | 燃燒化石燃料時排出、對人為暖化影響最大的氣體
methane | 甲烷 | substance | S3 | the gas from cattle, rice fields and landfills that is the main part of natural gas | 由牛隻、稻田和堆填區釋出、亦是天然氣主要成分的氣體
nitrous oxide | 一氧化二氮 | substance | S4 | the greenhouse gas released mainly when soil bacteria act on chemical fertilisers | 主要由土壤細菌分解化肥而釋出的溫室氣體
chlorofluorocarbons | 氯氟碳化合物 | substance | S4 | the man-made greenhouse gases once used in refrigerators and sprays, which also destroy ozone | 曾用於雪櫃和噴霧劑、會破壞臭氧的人造溫室氣體 | also=CFCs
water vapour | 水汽 | substance | S1 | the most abundant greenhouse gas of the atmosphere, formed by evaporation | 由蒸發而成、大氣中含量最多的溫室氣體 | also-zh=水蒸氣
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
sand | 沙粒 | substance | S3 | the coarsest mineral particles of soil, which feel gritty and let water through quickly | 土壤中最粗、手感粗糙而排水快的礦物微粒 | not=silt
silt | 粉粒 | substance | S3 | the mineral particles of soil of medium size, which feel smooth like flour | 土壤中大小居中、手感細滑的礦物微粒 | not=clay
clay | 黏粒 | substance | S3 | the finest mineral particles of soil, sticky when wet and slow to drain | 土壤中最細、濕時具黏性而排水慢的礦物微粒 | not=silt
loam | 壤土 | substance | S3 | a fertile soil with a balanced mixture of sand, silt and clay | 沙粒、粉粒和黏粒比例均衡、適宜耕種的泥土
leaching | 淋溶作用 | process | S4 | the washing of soluble minerals out of upper soil by water moving downwards | 下滲的水把上層土壤可溶礦物沖走的過程 | not=illuviation
illuviation | 澱積作用 | process | S5 | the build-up in a lower soil layer of fine matter washed down from above | 由上方沖下的細微物質在較低土層積聚的過程 | not=leaching
capillary action | 毛細作用 | process | S4 | the rise of water through tiny pores of soil towards a drying surface | 水沿土壤微小孔隙升向乾燥地面的過程 | not=leaching
humification | 腐殖化作用 | process | S5 | the turning of plant and animal remains into dark stable organic matter | 動植物遺體變成深色穩定有機物的過程
decomposition | 分解作用 | process | S3 | the breaking down of dead organic matter by bacteria and fungi, which releases nutrients | 細菌和真菌把死去的生物變成簡單物質並釋出養分的過程
laterisation | 紅土化作用 | process | S5 | the soil-forming process of hot wet regions in which silica is lost and reddish iron and aluminium oxides remain | 濕熱地區土壤失去二氧化矽而留下鐵鋁氧化物的過程 | not=podzolisation
podzolisation | 灰化作用 | process | S5 | the soil-forming process of cool wet regions in which acid water carries iron and aluminium down from an ash-like layer | 冷濕地區酸性的水帶走上層鐵鋁而留下淺色土層的過程 | not=laterisation
calcification | 鈣化作用 | process | S5 | the soil-forming process of semi-arid grassland in which lime collects in the soil | 半乾旱草原地區碳酸鹽在土壤中積聚的過程
gleying | 潛育化作用 | process | S6 | the change of waterlogged soil to a bluish grey as its iron loses oxygen | 長期浸水的土壤因鐵失去氧而變成藍灰色的過程
latosol | 鐵鋁土 | substance | S5 | the deep red soil of hot wet regions, poor in nutrients because of strong leaching | 濕熱地區因強烈淋溶而貧瘠的深厚紅色土壤 | also=ferralsol; also-zh=磚紅壤; not=podzol
podzol | 灰壤 | substance | S5 | the acid soil under coniferous forest with a pale ash-coloured layer near the top | 針葉林下近頂部有淺白土層的酸性土壤 | not=latosol
chernozem | 黑鈣土 | substance | S5 | the very fertile dark soil of temperate grassland, rich in organic matter | 溫帶草原上有機物豐富、非常肥沃的深色土壤
brown earth | 棕壤 | substance | S5 | the fertile, slightly acid soil under temperate deciduous forest | 溫帶落葉林下微酸而肥沃的土壤
alluvial soil | 沖積土 | substance | S3 | the fertile soil of floodplains and deltas formed from river mud | 泛濫平原和三角洲上由河泥形成的肥沃土壤
soil texture | 土壤質地 | property | S4 | the proportion of sand, silt and clay in a soil | 土壤中沙粒、粉粒和黏粒的比例 | not=soil structure
soil structure | 土壤結構 | property | S4 | the way in which the particles of a soil are held together in aggregates | 土壤微粒聚合成團塊的方式 | not=soil texture
soil porosity | 土壤孔隙度 | property | S4 | the percentage of the volume of a soil that is taken up by empty spaces | 土壤體積中空隙所佔的百分比 | not=soil permeability
soil permeability | 土壤透水性 | property | S4 | the ease with which water passes through a soil | 水通過土壤空隙的難易程度 | not=soil porosity
soil acidity | 土壤酸度 | property | S4 | the concentration of hydrogen ions in a soil, expressed as a pH value | 土壤中氫離子的濃度，以pH值表示
soil fertility | 土壤肥力 | property | S3 | the ability of a soil to supply plants with enough nutrients and water | 土壤向植物供應足夠養分和水的能力
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
contour ploughing | 等高耕作 | method | S4 | the tilling of a slope along lines of equal height to slow down runoff | 沿海拔相同的方向橫過山坡犁地以減慢徑流的做法 | not=terracing
strip cropping | 條狀耕作 | method | S4 | the growing of different crops in alternating bands across a slope | 在坡面上以相間的長帶種植不同作物的做法
crop rotation | 輪作 | method | S3 | the growing of different crops on the same field in a fixed order year after year | 在同一塊田上按次序逐年改種不同作物的做法
overgrazing | 過度放牧 | process | S3 | the destruction of grass cover by too many animals kept on the land | 牲畜過多以致草地植被被吃光的現象 | not=overcultivation
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
tropical rainforest | 熱帶雨林 | form | S3 | a dense, many-layered evergreen forest of regions that are hot and wet all year | 終年炎熱多雨地區層次繁多、四季常綠的茂密森林 | not=monsoon forest
monsoon forest | 季雨林 | form | S5 | a forest of hot regions whose trees shed their leaves in a long dry season | 炎熱地區在漫長旱季會落葉的森林 | not=tropical rainforest
savanna | 熱帶草原 | form | S4 | a hot land of tall grass with scattered trees such as acacias and baobabs | 炎熱地區高草遍布、散生金合歡等樹木的植被 | not=temperate grassland
temperate grassland | 溫帶草原 | form | S4 | an almost treeless land of short or medium grass with cold winters, such as the prairies | 冬季寒冷、幾乎無樹而以矮草為主的植被 | not=savanna
temperate deciduous forest | 溫帶落葉林 | form | S4 | a forest of oaks, beeches and maples that lose their leaves in cold winters | 橡樹、山毛櫸等在寒冷冬季脫去葉子的森林 | not=coniferous forest
coniferous forest | 針葉林 | form | S4 | a forest of pines, spruces and firs in a cool belt south of the tundra | 位於凍原以南、由松樹和雲杉等組成的森林 | also=taiga, boreal forest; not=temperate deciduous forest
tundra | 凍原 | form | S4 | a treeless land of mosses, lichens and dwarf shrubs over frozen ground | 冰封地層上只有苔蘚、地衣和矮灌木的無樹植被 | also-zh=苔原; not=coniferous forest
Mediterranean scrub | 地中海灌木林 | form | S5 | a cover of thick-leaved evergreen bushes that endure hot dry summers and fires | 能抵受乾熱夏季和山火、葉厚常綠的矮叢植被 | also=chaparral, maquis
mangrove forest | 紅樹林 | form | S3 | a forest of salt-tolerant trees on sheltered tropical and subtropical mudflats | 熱帶和亞熱帶隱蔽泥灘上由耐鹽樹木組成的森林
emergent layer | 突出層 | structure | S4 | the level of the rainforest formed by the few tallest trees standing above the rest | 雨林中由少數最高大樹木高出其他樹冠的部分 | also-zh=露生層; not=canopy layer
canopy layer | 樹冠層 | structure | S4 | the level of the rainforest where crowns join into an almost unbroken roof | 雨林中枝葉相連、幾乎不透光的屋頂狀部分 | not=emergent layer
shrub layer | 灌木層 | structure | S4 | the level of the rainforest formed by woody bushes a few metres high with many stems | 雨林中由數米高、多莖而矮小的木本植物組成的部分
ground layer | 地被層 | structure | S4 | the lowest and darkest level of the rainforest, with ferns, fungi and fallen leaves | 雨林中最低最暗、有蕨類、真菌和落葉的部分
buttress root | 板根 | structure | S4 | a wide flat ridge that spreads from the base of a tall tree to prop it up | 由高大樹木基部伸展、支撐樹身的寬扁結構 | not=stilt root
stilt root | 支柱根 | structure | S4 | a slanting prop that grows from a trunk above ground into soft mud | 由樹幹高處斜伸入軟泥以撐住樹身的結構 | also=prop root; not=breathing root
breathing root | 呼吸根 | structure | S4 | a spike that a mangrove tree sends up out of the mud to take in oxygen | 紅樹由泥中向上伸出以吸取氧氣的尖條 | also=pneumatophore; not=stilt root
tap root | 主根 | structure | S4 | the single thick root that grows straight down deep into the ground to find water | 垂直深入地下尋找水分的單一粗根
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
producer | 生產者 | role | S1 | an organism that makes its own food by photosynthesis | 利用陽光進行光合作用來自製食物的生物 | not=primary consumer
primary consumer | 初級消費者 | role | S3 | an animal that eats plants | 以植物為食的動物 | not=secondary consumer
secondary consumer | 次級消費者 | role | S3 | an animal that eats plant-eating animals | 以食草動物為食的動物 | not=primary consumer
decomposer | 分解者 | role | S1 | an organism that breaks down dead organic matter into simple substances | 把死去的生物體變成簡單物質的生物
biomass | 生物量 | quantity | S4 | the total mass of living matter in an area | 某地區內所有活體的總質量 | not=net primary productivity
net primary productivity | 淨初級生產力 | quantity | S5 | the rate at which green plants build up new matter after their own respiration is deducted | 綠色植物扣除呼吸消耗後積累新物質的速率 | also=NPP; not=biomass
biodiversity | 生物多樣性 | quantity | S3 | the variety of living things, genes and habitats in an area | 某地區內物種、基因和生境的豐富程度
primary succession | 原生演替 | process | S5 | the gradual change of plant and animal communities on new ground that has no soil, such as fresh lava | 在沒有土壤的新生地面上生物群落逐步更替的過程 | not=secondary succession
secondary succession | 次生演替 | process | S5 | the gradual return of plant and animal communities to land that keeps its soil after fire or clearance | 火災或砍伐後在仍有土壤的土地上生物群落逐步恢復的過程 | not=primary succession
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

== Population and migration | 人口與遷移
birth rate | 出生率 | quantity | S2 | the number of newborn babies per thousand people of a place in one year | 某地一年內每千人中活產嬰兒的數目 | not=total fertility rate
death rate | 死亡率 | quantity | S2 | the number of people per thousand of a place who die in one year | 某地一年內每千人中離世的人數 | not=infant mortality rate
natural increase rate | 自然增長率 | quantity | S2 | the difference between the numbers of births and deaths per thousand people in one year | 某地一年內每千人中活產嬰兒與死者數目之差 | also=rate of natural increase; not=birth rate
net migration rate | 淨遷移率 | quantity | S3 | the difference between the numbers of people moving into and out of a place per thousand people in one year | 某地一年內每千人中搬入定居與搬出人數之差 | not=natural increase rate
infant mortality rate | 嬰兒死亡率 | quantity | S3 | the number of babies per thousand live births who die before their first birthday | 一年內每千名活產兒中未滿一歲便夭折的數目 | not=death rate
life expectancy | 平均預期壽命 | quantity | S2 | the average number of years that a newborn baby is likely to live | 按當前情況估計，新生嬰兒一般可活到的歲數 | also-zh=預期壽命
population density | 人口密度 | quantity | S1 | the average number of people living on each square kilometre of land | 每平方公里土地上平均居住的人數 | not=population distribution
sex ratio | 性別比率 | quantity | S3 | the number of males for every thousand females among the people of a place | 某地居民中男子數目相對於每千名女子的數值
dependency ratio | 撫養比率 | quantity | S3 | the number of people under 15 and aged 65 or over for every thousand people aged 15 to 64 | 15歲以下及65歲或以上人口相對每千名15至64歲人口的數目
median age | 年齡中位數 | quantity | S3 | the value in years that divides the people of a place into a younger half and an older half | 把某地居民分為較年輕和較年長兩半的歲數
literacy rate | 識字率 | quantity | S2 | the percentage of people above a given age who can read and write | 某一歲數以上人口中能夠閱讀和書寫者的百分比
labour force participation rate | 勞動人口參與率 | quantity | S4 | the percentage of people aged 15 and over who are working or looking for work | 15歲及以上的居民中有工作或正在求職者所佔的百分比
population distribution | 人口分布 | property | S1 | the pattern in which people are spread over an area | 居民在某地區內疏密不一的散居情況 | not=population density
population structure | 人口結構 | property | S2 | the make-up of the people of a place by age and sex | 某地居民在年齡和性別方面的組成
population pyramid | 人口金字塔 | form | S2 | a diagram of back-to-back horizontal bars showing how many males and females there are in each age group | 以左右相對的橫條顯示各年齡組別男女數目的圖表
census | 人口普查 | method | S3 | a full official count of the people of a place, held every ten years in Hong Kong | 官方對某地全部居民進行的全面統計，在香港每十年一次 | not=by-census
by-census | 中期人口統計 | method | S3 | a large official sample survey of the people of Hong Kong held midway between two full counts | 香港在兩次全面點算居民之間進行的大型官方抽樣調查 | not=census
ageing population | 人口老化 | process | S2 | the rise in the share of people of 65 or over among all the inhabitants of a place | 65歲或以上長者在全部居民中所佔比例上升的現象 | also-zh=人口高齡化
population explosion | 人口爆炸 | process | S3 | the very rapid increase in the number of people when death rates fall sharply while birth rates stay high | 死亡率大降而出生率仍高，令居民數目急速上升的現象
baby boom | 嬰兒潮 | process | S3 | an unusual surge of births over some years, such as the one after the Second World War | 某段時期出生人數異常大增的現象，如第二次世界大戰後
depopulation | 人口流失 | process | S3 | the continuous loss of inhabitants from an area, such as villages that the young have left | 某地居民因年輕人離去等原因而不斷減少的過程
brain drain | 人才外流 | process | S3 | the leaving of highly educated and skilled workers for jobs in other countries | 高學歷和具專門技術的人離開本地到別國工作的現象 | also-zh=人才流失
overpopulation | 人口過剩 | property | S3 | the condition of a place with more people than its resources can support well | 居民數目超出當地資源所能妥善供養的狀況 | not=population density
underpopulation | 人口不足 | property | S4 | the condition of a place with too few people to make full use of its resources | 居民太少而未能充分利用當地資源的狀況
immigration | 遷入 | process | S2 | the movement of people into a country in order to settle there | 外地居民前來本地定居的行動 | not=emigration
rural-urban migration | 鄉城遷移 | process | S2 | the movement of villagers and farm workers into towns and cities to live | 農民離開村落到都市生活的過程 | not=counter-urbanisation
forced migration | 被迫遷移 | process | S3 | the movement of people driven from their homes by war, persecution or disaster | 因戰亂、暴政或災害而不得不離開家園的人口流動 | also-zh=強迫遷移; not=voluntary migration
voluntary migration | 自願遷移 | process | S3 | the movement of people who choose of their own will to live elsewhere for a better life | 為改善生活而按個人意願選擇到別處居住的人口流動 | not=forced migration
seasonal migration | 季節性遷移 | process | S3 | the movement of people who live elsewhere for part of each year, as for a harvest, and then go home | 每年某段時間離家工作、其後返回居所的人口流動
chain migration | 連鎖遷移 | process | S4 | the movement of people who follow relatives or friends to a place where these have settled | 追隨早已在某地定居的親友前往居住的人口流動
commuting | 通勤 | process | S3 | the daily journey between home and the place of work | 每天往返居所與工作地點的行程
push factor | 推力因素 | idea | S2 | an unfavourable condition of a place that makes people want to leave it | 令居民想離開某地的不利條件 | also-zh=推力; not=pull factor
pull factor | 拉力因素 | idea | S2 | an attractive condition of a place that makes people want to move there | 吸引外人前往某地定居的有利條件 | also-zh=拉力; not=push factor
intervening obstacle | 中介障礙 | idea | S4 | a difficulty on the way, such as distance, cost or border control, that keeps people from moving | 路途遙遠、費用高昂、邊境管制等令人難以前往別處的因素
distance decay | 距離遞減 | idea | S4 | the weakening of contacts between two places the farther they lie from each other | 兩地相隔愈遠、往來愈少的現象
refugee | 難民 | role | S2 | a person who has fled abroad for fear of war or persecution and cannot safely go home | 因戰亂或迫害逃往國外、未能安全返回家園的人 | not=economic migrant
internally displaced person | 境內流離失所者 | role | S4 | someone driven from home by conflict or disaster who has not crossed the border of his or her country | 因衝突或災害被逼離開家園、但仍未越過本國邊界的人 | also=IDP; not=refugee
economic migrant | 經濟移民 | role | S3 | a person who moves to another country to earn more and live better | 為賺取較高收入和改善生活而到別國居住的人 | not=refugee
asylum seeker | 尋求庇護者 | role | S4 | a person who has applied for protection in a foreign country and awaits the decision | 已請求外國收容、正等候審批結果的人 | not=refugee
illegal immigrant | 非法入境者 | role | S3 | a person who has come into a territory without the permission that its law requires | 未獲當局批准便潛進某地的人 | also-zh=非法移民
rural migrant worker | 農民工 | role | S3 | a villager of the Chinese Mainland who works in a city but whose household registration stays in the home village | 到城市打工、戶籍仍留在家鄉的內地村民
foreign domestic helper | 外籍家庭傭工 | role | S2 | a person from overseas employed to live in and do the housework of a Hong Kong family | 由別國來港受僱、在僱主居所料理家務的人 | also-zh=外傭
household registration system | 戶籍制度 | method | S3 | the Chinese arrangement that ties a person's public services to the place where he or she is officially listed | 內地按居民登記的所屬地決定其可享公共服務的安排 | also=hukou system
pro-natalist policy | 鼓勵生育政策 | method | S4 | a government scheme of allowances, tax cuts or leave meant to make couples have more babies | 政府以津貼、減稅或假期等推動夫婦多添子女的措施
family planning | 家庭計劃 | method | S3 | the use of contraception and advice by couples to decide when and how many children to have | 夫婦藉避孕等方法決定子女數目和出生時間的做法
importation of labour | 輸入勞工 | method | S4 | the admission of ordinary workers from outside to fill posts that local workers cannot fill | 引進境外一般人手以填補本地職位空缺的措施 | also-zh=輸入外勞
talent admission scheme | 輸入人才計劃 | method | S4 | a government arrangement that lets highly skilled outsiders come to settle and work | 讓境外高技術專才前來定居和工作的政府安排
Thomas Malthus | 馬爾薩斯 | person | S4 | the English scholar who warned that population would grow faster than food supply | 提出人口增長將快於糧食增長的英國學者
Ernst Ravenstein | 拉文斯坦 | person | S6 | the nineteenth-century geographer who drew up general laws of migration from British census data | 十九世紀根據英國人口普查資料歸納出遷移法則的地理學家
set | measures of how the number of people changes | 量度人口數目變化的指標 | birth rate; death rate; natural increase rate; net migration rate
set | measures of the make-up of a population | 顯示人口組成的指標 | sex ratio; dependency ratio; median age; literacy rate
set | figures found in a population report of a city | 城市人口報告所載的數字 | population density; median age; sex ratio; labour force participation rate; life expectancy
set | changes in the population of a place | 一地人口的變化 | ageing population; population explosion; baby boom; depopulation; brain drain
set | ways in which people move between places | 人在兩地之間移動的方式 | commuting; seasonal migration; rural-urban migration; return migration=回流
set | ideas used to explain migration | 用以解釋人口遷移的概念 | push factor; pull factor; intervening obstacle; distance decay
set | people on the move | 移居的人 | refugee; internally displaced person; economic migrant; asylum seeker; illegal immigrant
set | people who work away from their place of origin | 在家鄉以外工作的人 | rural migrant worker; foreign domestic helper; seasonal worker=季節工人; expatriate=外派僱員
set | population policies of governments | 政府的人口政策 | one-child policy=一孩政策; household registration system; pro-natalist policy; talent admission scheme
set | conditions of the people of an area | 一地人口的狀況 | population distribution; population structure; overpopulation; underpopulation
set | ways to collect population data | 收集人口資料的方法 | census; by-census; questionnaire survey; interview
set | diagrams used in geography | 地理科常用的圖表 | population pyramid; climograph; wind rose; scatter diagram
order | demographic transition | 人口轉型的階段 | high birth and death rates=高出生率和高死亡率 > falling death rate=死亡率下降 > falling birth rate=出生率下降 > low birth and death rates=低出生率和低死亡率

== Settlement and urban geography | 聚落與城市地理
market town | 墟鎮 | form | S3 | a small settlement where the farmers of the villages around come to trade | 四周村民定期前來買賣的聚居地
new town | 新市鎮 | form | S1 | a settlement planned and built by the government to take in people from the crowded main urban area | 政府在郊外規劃興建、以疏導擠迫舊區人口的聚居地 | not=satellite town
primate city | 首位城市 | form | S5 | a city with a population at least twice that of the second largest city of the country | 人口達國內第二大城市兩倍或以上的城市
world city | 世界城市 | form | S5 | a city such as London or New York that leads finance, trade and culture far beyond its own country | 如倫敦、紐約般在各國金融、貿易和文化上起主導作用的大城市 | also=global city; also-zh=全球城市
smart city | 智慧城市 | form | S3 | a city that uses sensors, data and networks to improve its services | 運用感應器、數據和網絡改善各項服務的城市 | also-zh=智能城市
satellite town | 衛星城鎮 | form | S4 | a smaller settlement near a great city on whose jobs and services it still depends | 鄰近大都會並依賴其職位和服務的較小聚落 | not=new town
nucleated settlement | 集結聚落 | form | S4 | a group of houses standing close together round a centre such as a well or a temple | 房屋圍繞水井或廟宇等中心緊靠在一起的居住地
dispersed settlement | 分散聚落 | form | S4 | a spread of farmhouses that stand alone amid their fields, far from each other | 農舍各處田間、彼此相隔甚遠的居住地
linear settlement | 線狀聚落 | form | S4 | a string of houses built one after another along a road, river or coast | 房屋沿道路、河流或海岸一字排開的居住地
walled village | 圍村 | form | P5 | a cluster of houses of one clan guarded by high brick defences, corner towers and a gatehouse | 同族人聚居，四面築起高牆和更樓以防盜賊的居住地
central business district | 商業中心區 | place | S1 | the part of a city with the highest land values, the best accessibility and the most offices and large shops | 地價最高、交通最便利、寫字樓和大型店鋪最集中的市區部分 | also=CBD; also-zh=中心商業區
industrial zone | 工業區 | place | S1 | a part of a city taken up mainly by factories and warehouses | 以製造廠房和貨倉為主的市區部分
residential zone | 住宅區 | place | S1 | a part of a city where most of the buildings are homes | 以民居樓宇為主的市區部分
zone of transition | 過渡區 | place | S5 | the belt round a city centre where decaying old homes are giving way to offices, shops and workshops | 環繞市中心、破舊民居漸漸被寫字樓和商店取代的地帶
rural-urban fringe | 城鄉邊緣區 | place | S3 | the outermost belt of a built-up area, where farmland is mixed with houses and open storage | 市區最外圍農地與房屋、露天貯物場混雜的地帶
suburb | 郊區 | place | S1 | a mainly low-density area of homes outside a city centre, whose people travel in to work | 遠離市中心、以低密度住宅為主、居民多到市中心上班的地方
inner city | 內城區 | place | S2 | the old and crowded built-up area near the centre, with aged buildings and narrow streets | 鄰近市中心、樓宇老舊、街道狹窄、居住擠迫的市區 | also-zh=舊市區
commercial land use | 商業用地 | form | S1 | land used for offices, shops and hotels | 用作寫字樓、店鋪和酒店的土地
industrial land use | 工業用地 | form | S1 | land used for factories and warehouses | 用作製造廠房和貨倉的土地
residential land use | 住宅用地 | form | S1 | land used for homes and housing estates | 用作興建民居的土地
community land use | 政府、機構或社區用地 | form | S2 | land used for schools, hospitals, police stations and libraries | 用作學校、醫院、警署和圖書館的土地 | also=government, institution or community land use
open space | 休憩用地 | form | S1 | land in a town kept for parks, gardens and playgrounds | 市區內留作公園、花園和遊樂場的土地
agricultural land use | 農業用地 | form | S1 | an area given over to crops, orchards or livestock | 用作種植作物、果樹或飼養禽畜的土地
green belt | 綠化地帶 | form | S2 | a zone at the edge of built-up areas where building is normally not allowed so as to stop their spread | 位於市區邊緣、一般不准發展以防市區擴張的土地 | not=open space
brownfield site | 棕地 | form | S3 | a piece of land spoilt by open storage, old works or scrapyards that can be built on again | 曾作露天貯物、舊工場或廢車場而環境受損、可再發展的土地 | not=green belt
concentric zone model | 同心圓模式 | theory | S5 | the view that a city grows outwards from one centre in rings of different land use | 認為城市由一點向外發展成環狀土地利用帶的學說 | also=Burgess model
sector model | 扇形模式 | theory | S5 | the view that a city grows outwards from its centre in wedges along the main transport routes | 認為城市由中心沿主要交通線向外作楔狀發展的學說 | also=Hoyt model
multiple nuclei model | 多核心模式 | theory | S5 | the view that a city grows around several separate centres of activity rather than a single one | 認為城市圍繞數個獨立活動據點而非單一據點發展的學說
central place theory | 中地理論 | theory | S6 | the explanation of the number, size and spacing of settlements by the goods and services they offer | 以所提供的貨物和服務解釋聚落數目、大小和間距的學說 | also-zh=中地學說, 中心地理論
bid-rent theory | 競租理論 | theory | S5 | the view that the land nearest the city centre goes to the users able to pay most for it | 認為愈近市中心的土地愈由付價能力高的使用者取得的學說
urbanisation | 城市化 | process | S1 | the rise in the share of a country's people who live in towns and cities | 一國居於市鎮的人口比例上升的過程 | also-zh=都市化
suburbanisation | 郊區化 | process | S4 | the shift of homes and people from a city's core to low-density areas at its outskirts | 居民由市中心遷往外圍低密度住宅地帶的過程
counter-urbanisation | 逆城市化 | process | S5 | the movement of people and jobs out of large cities to small towns and villages | 人口和職位由大城市移往小鎮和村落的過程 | not=suburbanisation
re-urbanisation | 再城市化 | process | S5 | the return of people and business to a city core that had been losing them | 人口和商業重返一度流失居民的市中心的過程
urban sprawl | 城市蔓延 | process | S3 | the uncontrolled outward growth of low-density buildings over the farmland around a built-up area | 低密度房屋無節制地向四周農地擴展的過程
urban decay | 市區老化 | process | S1 | the deterioration of the buildings and facilities of an old district through poor maintenance | 舊樓宇和設施日久失修、環境變差的過程
gentrification | 士紳化 | process | S5 | the upgrading of a poor old district as better-off people move in and rents rise | 較富裕的人遷到舊區、令環境改善而租金上升的過程 | also-zh=中產化
urban renewal | 市區更新 | method | S1 | the planned improvement of run-down districts of a city by work on their buildings, streets and facilities | 有計劃地改善破舊城區的樓宇、街道和設施的工作
redevelopment | 重建 | method | S1 | the demolition of old buildings so that new ones can be built on the same site | 拆卸舊樓並在原地蓋起新樓的做法 | also-zh=重建發展; kind=urban renewal
building rehabilitation | 樓宇復修 | method | S1 | the repair and improvement of ageing buildings so that they last longer and are safe to live in | 為老舊大廈更換喉管、鞏固結構等，使其更耐用和安全的做法 | also=rehabilitation; also-zh=復修; kind=urban renewal
heritage preservation | 文物保育 | method | S1 | the protection of old buildings of historic value from demolition or damage | 防止具歷史價值的舊建築遭拆卸或破壞的做法 | also=preservation; also-zh=保育; kind=urban renewal
revitalisation | 活化 | method | S1 | the adaptation of an old building or quarter to a new use while keeping its character | 保留舊建築或舊街區特色而賦予新用途的做法 | kind=urban renewal
rock cavern development | 岩洞發展 | method | S3 | the placing of works such as sewage plants in chambers dug inside hills to free land outside | 把污水廠等設施遷入山體內挖空的空間，以騰出地面土地的做法
new town development | 新市鎮發展 | method | S1 | the planned building of self-contained settlements outside the main urban area to house its people | 在郊外規劃興建自給自足的社區以容納舊市區人口的做法
rezoning | 改劃土地用途 | method | S3 | the amendment of a town plan so that a site may be put to another purpose | 修訂規劃圖則，讓某幅地皮可作另一類發展的做法
site coverage | 上蓋面積 | quantity | S5 | the percentage of a lot on which the building stands at ground level | 地盤被建築物覆蓋的部分所佔的百分比 | not=plot ratio
urbanisation level | 城市化水平 | quantity | S3 | the percentage of a country's people who live in towns and cities | 一國居於市鎮的人口所佔的百分比
slum | 貧民窟 | form | S2 | a run-down and overcrowded city district where poor people live in decayed buildings | 樓宇破落、環境擠迫、窮人聚居的城市地區 | not=squatter settlement
squatter settlement | 寮屋區 | form | S2 | a cluster of makeshift homes put up without permission on land that belongs to others | 未經許可在他人或政府土地上搭建的簡陋居所群 | also=shanty town; not=slum
subdivided unit | 劏房 | form | S1 | one of the small rented rooms, often with its own toilet, into which a single flat is split | 由一個住宅單位分間而成、細小的出租空間 | also=subdivided flat; also-zh=分間樓宇單位
cage home | 籠屋 | form | S2 | a rented bed space closed off by wire mesh in a flat shared by many lodgers | 多名租客共住的單位內以鐵絲網圍起的出租床位
rooftop dwelling | 天台屋 | form | S2 | a hut put up illegally on the top of a tenement block | 在舊式樓宇頂部違例搭建的簡陋居所
public rental housing | 公共租住房屋 | form | P5 | flats built for the government and let at low charges to families of small income | 政府興建並以低廉收費供低收入家庭長期居住的單位 | also-zh=公屋
Home Ownership Scheme flat | 居屋 | form | S1 | a dwelling built by the Housing Authority and sold below market price to families of limited means | 房委會興建並以低於市價售予中低收入家庭的單位 | also-zh=居者有其屋
transitional housing | 過渡性房屋 | form | S2 | short-term homes, many of them prefabricated, for families who still wait for a public flat | 供輪候公屋的家庭暫住、多以組裝方式搭建的單位
resettlement block | 徙置大廈 | form | S2 | a plain many-storeyed dwelling built by the government from the 1950s for victims of squatter fires and clearances | 1950年代起政府為安頓寮屋火災和清拆災民而建的簡樸樓宇
traffic congestion | 交通擠塞 | process | P5 | the slow movement of vehicles when there are more of them than a road can carry | 道路車輛多於其容量，以致行車緩慢的情況
housing shortage | 房屋短缺 | process | S1 | the lack of enough affordable homes for the people of a city | 城市沒有足夠而可負擔的居所供市民居住的情況
land use conflict | 土地利用衝突 | process | S1 | the harm that neighbouring sites of different kinds do each other, such as factories beside homes | 鄰近而性質不同的建築或活動互相滋擾的情況，如工廠毗鄰民居
Ernest Burgess | 伯吉斯 | person | S5 | the Chicago sociologist who saw the city as a series of rings round its centre | 把城市看成環繞中心的多個圓環的芝加哥社會學家
Homer Hoyt | 霍伊特 | person | S5 | the American land economist who saw the city as wedges of land use along transport lines | 把城市看成沿交通線伸展的楔狀土地利用帶的美國經濟學家
Walter Christaller | 克里斯塔勒 | person | S6 | the German geographer who explained the hierarchy of settlements by hexagonal market areas | 以六邊形市場範圍解釋聚落等級的德國地理學家
set | kinds of urban centres | 城市的類型 | primate city; world city; satellite town; smart city
set | kinds of settlement | 聚落的種類 | hamlet=小村落; market town; new town; satellite town; walled village
set | functional zones of a city | 城市的功能分區 | central business district; industrial zone; residential zone; zone of transition; rural-urban fringe
set | parts of a city from centre to edge | 城市由中心至邊緣的部分 | central business district; inner city; suburb; rural-urban fringe
set | urban land uses | 市區土地利用 | commercial land use; industrial land use; residential land use; community land use; open space
set | uses of land at the edge of the city | 市區邊緣的土地 | agricultural land use; green belt; brownfield site; open space
set | ways in which a planner marks land | 規劃圖上的土地類別 | commercial land use; residential land use; community land use; agricultural land use; green belt
set | theories of urban land use | 城市土地利用的理論 | concentric zone model; sector model; multiple nuclei model; bid-rent theory
set | theories of location | 區位理論 | central place theory; bid-rent theory; least cost theory=最低成本理論; von Thünen model
set | changes in where people live between city and countryside | 人口在城鄉之間的變動 | urbanisation; suburbanisation; counter-urbanisation; re-urbanisation
set | changes of the built-up area | 市區的變化 | urban sprawl; urban decay; gentrification; re-urbanisation
set | ways to renew an old district | 更新舊區的方法 | redevelopment; building rehabilitation; heritage preservation; revitalisation
set | ways to obtain land for development in Hong Kong | 香港開拓發展土地的方法 | land reclamation; rock cavern development; rezoning; new town development; redevelopment
set | figures used by town planners | 城市規劃所用的數字 | plot ratio=地積比率; site coverage; population density; urbanisation level
set | poor housing in cities | 城市的惡劣居所 | slum; squatter settlement; subdivided unit; cage home; rooftop dwelling
set | housing provided with public help in Hong Kong | 香港由公帑資助的房屋 | public rental housing; Home Ownership Scheme flat; transitional housing; Starter Home=港人首次置業單位
set | older forms of housing in Hong Kong | 香港舊式的居所 | resettlement block; squatter settlement; cage home; tong lau=唐樓
set | homes of low-income families in Hong Kong | 香港低收入家庭的居所 | public rental housing; subdivided unit; cage home; rooftop dwelling; transitional housing
set | problems of big cities | 大城市的問題 | traffic congestion; housing shortage; land use conflict; urban decay; urban sprawl
set | scholars of human geography | 研究人文地理的學者 | Thomas Malthus; Ernst Ravenstein; Ernest Burgess; Homer Hoyt; Walter Christaller; Alfred Weber
order | settlements from the smallest to the largest | 聚落由小至大 | hamlet=小村落 > village=村莊 > town=市鎮 > city=城市
order | rings of the concentric zone model from the centre outwards | 同心圓模式由內至外的圓環 | central business district > zone of transition > working-class homes=工人住宅區 > better residences=較佳住宅區 > commuter zone=通勤區
order | stages of a city's population history | 城市人口發展的階段 | urbanisation > suburbanisation > counter-urbanisation > re-urbanisation

== Industrial location | 工業區位
primary sector | 第一產業 | form | S2 | the part of the economy that obtains natural resources directly, such as farming, fishing and mining | 直接從大自然取得資源的經濟活動，如耕種、捕魚和採礦 | also=primary industry; also-zh=初級產業
secondary sector | 第二產業 | form | S2 | the part of the economy that turns raw materials into goods, such as manufacturing and building | 把原料加工成製成品的經濟活動，如製造和建造 | also=secondary industry; also-zh=次級產業
tertiary sector | 第三產業 | form | S2 | the part of the economy that provides services, such as trade, transport and tourism | 提供服務的經濟活動，如貿易、運輸和旅遊 | also=tertiary industry; also-zh=三級產業
quaternary sector | 第四產業 | form | S5 | the part of the economy that creates and handles knowledge, such as research and information technology | 以創造和處理知識為主的經濟活動，如科研和資訊科技
labour-intensive industry | 勞工密集工業 | form | S4 | a kind of manufacturing in which the wages of a large number of workers are the chief cost | 以大量工人的工資為主要成本的製造業 | also-zh=勞動密集型工業
capital-intensive industry | 資本密集工業 | form | S4 | a kind of manufacturing in which costly plant and machines are the chief input | 以昂貴廠房和機器為主要投入的製造業
technology-intensive industry | 技術密集工業 | form | S4 | a kind of manufacturing that rests chiefly on research, advanced know-how and skilled experts | 主要倚賴科研、先進知識和專才的製造業
market-oriented industry | 市場導向工業 | form | S4 | a kind of manufacturing placed near its customers, such as the baking of bread | 設於顧客集中地附近的製造業，如烘焙麵包
labour-oriented industry | 勞工導向工業 | form | S4 | a kind of manufacturing placed where many cheap or skilled workers can be hired | 設於工人充足廉宜或技術人員集中之地的製造業
energy-oriented industry | 能源導向工業 | form | S4 | a kind of manufacturing placed where electric power is plentiful and cheap, such as aluminium smelting | 設於電力充足廉宜之地的製造業，如煉鋁
cottage industry | 家庭手工業 | form | S3 | the making of goods by hand in people's own homes instead of in factories | 在自己居所而非工廠製作貨品的小規模生產方式
light industry | 輕工業 | form | S2 | factory production of small consumer goods such as clothes, toys and watches | 在工廠生產衣服、玩具、鐘錶等細小消費品的行業 | not=heavy industry
heavy industry | 重工業 | form | S2 | factory production of bulky goods such as steel, ships and machines from large amounts of material | 以大量原料在工廠生產鋼鐵、船舶、機械等大型產品的行業 | not=light industry
textile industry | 紡織業 | form | S2 | the manufacture of yarn and cloth from fibres | 把纖維製成紗線和布料的製造業 | not=garment industry
garment industry | 成衣業 | form | S2 | the manufacture of ready-made shirts, trousers and other clothing | 裁製襯衫、褲子、外套等服裝的製造業 | also=clothing industry; also-zh=製衣業; not=textile industry
iron and steel industry | 鋼鐵工業 | form | S3 | the heavy manufacture that smelts ore with coke and limestone in furnaces | 以焦炭和石灰石在高爐冶煉礦石的重型製造業
petrochemical industry | 石化工業 | form | S3 | the heavy manufacture that makes plastics, fibres and other products from crude oil and natural gas | 以原油和天然氣製造塑膠、合成纖維等產品的重型製造業
electronics industry | 電子業 | form | S3 | the manufacture of circuits, chips and appliances such as radios and telephones | 生產晶片、收音機、電話等器材的製造業
food processing industry | 食品加工業 | form | S3 | the manufacture that cans, freezes, bakes or bottles the produce of farms and fisheries | 把農場收成和漁獲製成罐頭、冷藏、烘焙或樽裝貨物的製造業
Alfred Weber | 韋伯 | person | S5 | the German economist who explained the location of factories by the least total of transport and other costs | 以運輸等總成本最低來解釋工廠區位的德國經濟學家
Johann Heinrich von Thünen | 杜能 | person | S6 | the German landowner who showed how distance from a market shapes rings of farming | 提出與市場的距離形成環狀農業帶的德國莊園主
agglomeration economies | 聚集經濟 | idea | S5 | the savings that firms gain by standing close together and sharing suppliers, workers and services | 企業因鄰近設廠而共享供應商、工人和服務所節省的開支 | also-zh=集聚經濟; not=economies of scale
industrial inertia | 工業惰性 | idea | S5 | the staying of factories at their old site though the advantages that first drew them there are gone | 當初吸引設廠的優勢已消失、廠房仍留在原址的現象 | also-zh=工業慣性
industrial linkage | 工業聯繫 | idea | S5 | the tie between firms that buy parts, goods or services from one another | 企業之間互相供應零件、產品或服務的關係
multiplier effect | 乘數效應 | idea | S4 | the chain by which a new factory or attraction brings further jobs, income and business to its area | 新工廠或新景點為當地連鎖帶來更多職位、收入和商機的現象
spatial division of labour | 空間分工 | idea | S5 | the placing of a firm's head office, design and assembly in different places to suit each | 企業按各地優勢把總部、設計和裝配等設於不同地方的安排
industrialisation | 工業化 | process | S2 | the change by which manufacturing becomes the main part of an economy that was based on farming | 製造業取代農業成為經濟主體的過程
deindustrialisation | 去工業化 | process | S4 | the shrinking of the share of manufacturing in the jobs and output of a place | 製造業在某地就業和產值中所佔比例不斷下降的過程
reindustrialisation | 再工業化 | process | S4 | the bringing back of high-value manufacturing to an economy that had turned to services | 已轉向服務業的經濟體重新發展高增值製造業的過程
industrial relocation | 工業遷移 | process | S4 | the moving of factories from one place to another, as from Hong Kong to the Pearl River Delta | 廠房由一地搬到另一地的過程，例如由香港北上至珠江三角洲
outsourcing | 外判 | method | S4 | the practice of hiring another firm to make parts or do services for one's own | 委託其他公司代為生產零件或提供服務的做法
mass production | 大量生產 | method | S4 | the making of huge numbers of the same good on assembly lines to lower the cost of each | 在裝配線上製造極多相同貨品以降低單位成本的方式 | not=flexible production
flexible production | 彈性生產 | method | S5 | the making of small and varied batches of goods that change quickly with what customers want | 按顧客需要迅速轉變、製造小批量而多款式貨品的方式 | not=mass production
just-in-time production | 即時生產 | method | S5 | the making of goods with parts that arrive only as they are needed, so that hardly any stock is kept | 零件在需要那刻才送到、幾乎不設存貨的製造方式
automation | 自動化生產 | method | S3 | the use of computer-controlled machines and robots instead of workers in a factory | 以電腦控制的機器和機械人代替工人的製造方式
industrial estate | 工業邨 | form | S3 | an area such as that in Tai Po prepared for factories that cannot work in multi-storey blocks | 如大埔般專供不能設於多層大廈的工廠使用的用地
science park | 科學園 | form | S3 | an area of laboratories and offices prepared for firms that do research and develop technology | 專供從事研究和技術開發的公司使用的實驗室和辦公室用地
special economic zone | 經濟特區 | form | S3 | an area of China, such as Shenzhen, opened early to foreign investors with favourable policies | 如深圳般率先對外開放、以優惠政策吸引外資的中國城市或省份 | also=SEZ
export processing zone | 出口加工區 | form | S5 | a fenced area where foreign parts enter free of duty to be made into goods for sale abroad | 進口零件免稅、製成品銷往外國的封閉生產區域
free port | 自由港 | form | S3 | a harbour city where most goods come and go without customs duty | 大部分貨物進出毋須繳付關稅的沿海城市
set | sectors of the economy | 經濟的產業分類 | primary sector; secondary sector; tertiary sector; quaternary sector
set | industries by what draws them to a place | 按區位導向劃分的工業 | raw material-oriented industry=原料導向工業; market-oriented industry; labour-oriented industry; energy-oriented industry
set | industries by their chief input | 按主要投入劃分的工業 | labour-intensive industry; capital-intensive industry; technology-intensive industry; energy-intensive industry=能源密集工業
set | kinds of industry | 工業的類型 | cottage industry; light industry; heavy industry; high technology industry=高科技工業
set | branches of manufacturing | 製造業的行業 | textile industry; garment industry; electronics industry; food processing industry; automobile industry=汽車工業
set | branches of heavy industry | 重工業的行業 | iron and steel industry; shipbuilding industry=造船業; petrochemical industry; automobile industry=汽車工業
set | industries that grew up in Hong Kong after the Second World War | 戰後在香港興起的工業 | textile industry; garment industry; electronics industry; toy industry=玩具業; watch and clock industry=鐘錶業
set | ideas on industrial location | 工業區位的概念 | agglomeration economies; industrial inertia; industrial linkage; multiplier effect; spatial division of labour
set | changes of industry in an economy | 經濟體中工業的變化 | industrialisation; deindustrialisation; reindustrialisation; industrial relocation
set | ways of organising production | 生產的組織方式 | mass production; flexible production; just-in-time production; outsourcing; automation
set | sites set aside for industry in Hong Kong and elsewhere | 為工業而設的用地 | industrial estate; flatted factory=分層工廠大廈; science park; export processing zone
set | areas given special terms for trade and investment | 在貿易和投資上享有特殊安排的地區 | special economic zone; export processing zone; free port; economic and technological development zone=經濟技術開發區
set | scholars of location and land use | 研究區位和土地利用的學者 | Alfred Weber; Johann Heinrich von Thünen; Walter Christaller; Homer Hoyt
order | industrial history of Hong Kong | 香港工業的發展歷程 | entrepôt trade=轉口貿易 > labour-intensive factories=勞工密集工廠 > northward move of factories=工廠北移 > service economy=服務型經濟
order | making of a cotton shirt | 棉襯衣的製造 | cotton growing=種植棉花 > spinning=紡紗 > weaving=織布 > cutting and sewing=剪裁縫製

== Agriculture and food | 農業與糧食
subsistence farming | 自給農業 | form | S2 | the growing of food mainly for the farmer's own family, with little left to sell | 收穫主要供農民一家食用、甚少出售的耕作方式 | not=commercial farming
commercial farming | 商業性農業 | form | S2 | the growing of crops or raising of animals mainly for sale at a profit | 收成或禽畜主要出售以賺取利潤的生產方式 | not=subsistence farming
intensive farming | 集約農業 | form | S3 | farming that puts much labour or capital into each small piece of land for a high yield | 在每單位土地投入大量勞力或資本以取得高產量的生產方式 | also-zh=密集農業; not=extensive farming
extensive farming | 粗放農業 | form | S3 | farming that puts little labour or capital into each unit of a very large area of land | 土地面積廣大、每單位土地投入勞力或資本甚少的生產方式 | not=intensive farming
arable farming | 作物種植業 | form | S3 | the ploughing of land to grow plants such as cereals, cotton and vegetables | 翻土栽培穀類、棉花、蔬菜等的農業 | also=crop farming; not=pastoral farming
pastoral farming | 畜牧業 | form | S3 | the raising of animals such as cattle and sheep for meat, milk or wool | 飼養牛、羊等動物以取得肉類、奶類或羊毛的農業 | not=arable farming
mixed farming | 混合農業 | form | S3 | the growing of crops and the raising of livestock together on one holding | 在同一農場兼種作物和飼養牲畜的生產方式 | not=intercropping
dairy farming | 乳畜業 | form | S3 | the keeping of cows for milk, butter and cheese | 飼養奶牛以取得牛奶、牛油和芝士的農業
nomadic herding | 遊牧業 | form | S3 | the keeping of animals by people who move from place to place in search of grass and water | 帶着牛羊四處移動以尋找青草和水源的農業 | not=cattle ranching
wet rice farming | 水稻種植業 | form | S2 | the growing of the main cereal of monsoon Asia in flooded fields by much hand labour | 亞洲季風區以大量人手在浸沒的田中栽培主要穀物的農業
commercial grain farming | 商品穀物農業 | form | S4 | the growing of wheat or maize by machines on vast fields of the temperate grasslands for sale | 在溫帶草原以機器大面積栽種小麥或玉米以供出售的農業
Mediterranean farming | 地中海式農業 | form | S4 | the growing of olives, grapes and citrus fruit where summers are dry and winters wet | 在夏乾冬濕地區栽種橄欖、葡萄和柑橘的農業
organic farming | 有機耕作 | method | S1 | growing food without chemical fertilisers, chemical pesticides or altered genes | 不使用化肥、化學農藥和基因改造品種的生產方法
hydroponics | 水耕法 | method | S1 | growing plants without soil, with their roots in water that holds nutrients | 不用泥土、把植物根部置於營養液中的栽種方法
greenhouse farming | 溫室種植 | method | S1 | growing crops under glass or plastic, where warmth and moisture can be controlled | 在玻璃或膠膜覆蓋下控制冷暖和濕度的栽種方法
aquaculture | 水產養殖 | method | S2 | the raising of fish, shrimps or shellfish in ponds, cages or tanks | 在池塘、網箱或缸中飼育魚、蝦或貝類的方法
precision farming | 精準農業 | method | S5 | the use of satellites and sensors to give each part of a field just the water and fertiliser it needs | 運用衛星和感應器按田地各處所需施水施肥的方法
drip irrigation | 滴灌 | method | S3 | watering crops through pipes with small holes that let water out slowly at the roots | 以佈有小孔的水管把水緩慢送到作物根部的供水方法
sprinkler irrigation | 噴灌 | method | S3 | watering crops with jets that fall on the field like rain | 把水像雨點般灑向田地的供水方法
monoculture | 單一種植 | method | S3 | growing only one kind of crop on the same land year after year | 在同一塊土地年年只栽培同樣作物的做法
intercropping | 間作 | method | S5 | growing two or more crops in alternate rows of a field during the same season | 同一季在同一田裏隔行栽培兩類或以上農產的做法
multiple cropping | 複種 | method | S4 | growing two or more crops one after another on the same field in one year | 一年內在同一塊田先後栽培兩造或以上農產的做法
fallowing | 休耕 | method | S3 | leaving a field unsown for a season or longer so that its fertility can recover | 讓田地閒置一季或更久以恢復肥力的做法
land reform | 土地改革 | method | S4 | the sharing out of big estates by the government among peasants who own no fields | 政府把大地主的田產重新分配給無田農民的措施
price support | 價格支持 | method | S5 | the keeping of what farmers are paid for their produce above a set level by the government | 政府確保農產品售出所得不低於某一水平的措施
Green Revolution | 綠色革命 | method | S3 | the campaign from the 1960s of raising grain yields in Asia and Latin America with new seeds, fertilisers and irrigation | 1960年代起在亞洲和拉丁美洲以新種子、化肥和灌溉令糧食增產的運動
high-yielding variety | 高產品種 | organism | S4 | a strain of cereal bred by crossing to give more grain when well watered and fertilised | 以雜交培育、在水肥充足時收成特別多的穀物品系 | also=HYV; not=genetically modified crop
chemical fertiliser | 化學肥料 | substance | S2 | a factory-made product spread on fields to supply plants with nitrogen, phosphorus and potassium | 工廠製造、為植物補充氮、磷、鉀的田間用品 | also-zh=化肥
compost | 堆肥 | substance | S2 | a product of rotted plant and kitchen waste that is dug into soil to feed crops | 由植物和廚餘腐熟而成、混入泥土以滋養作物的物料
food security | 糧食安全 | idea | S3 | the state in which all people at all times have enough safe and nutritious food | 所有人在任何時候都能得到充足、衞生而有營養的食物的狀況 | not=food safety
food self-sufficiency | 糧食自給 | idea | S4 | the state in which a country grows all that its people eat without having to import it | 國家無須進口、由國民生產足夠食物養活人民的狀況
food miles | 食物里程 | idea | S1 | the distance that produce travels from the farm to the consumer | 農產品由農場運到消費者手上的距離
famine | 饑荒 | event | S2 | a severe and widespread lack of food in a region that leads to many deaths | 某地區嚴重缺乏糧食、令大量人口死亡的災難
rice | 稻米 | organism | P3 | the cereal grown in flooded fields that is the staple of South China and South-east Asia | 在浸水田中種植、華南和東南亞居民的主糧穀物
wheat | 小麥 | organism | S1 | the cereal of cool and fairly dry plains from which bread flour and noodles are made | 種於較涼而乾燥的平原、磨粉製成麵包和麵條的穀物
maize | 玉米 | organism | S1 | the tall cereal first grown in the Americas whose large cobs feed both people and livestock | 原產美洲、大穗軸供人食用和作飼料的高稈穀物 | also=corn; also-zh=粟米
barley | 大麥 | organism | S4 | the hardy cereal from whose malt beer is made | 耐寒、發芽後用來釀造啤酒的穀物
sorghum | 高粱 | organism | S4 | the drought-resisting cereal with tall stalks from which Chinese spirits such as Maotai are distilled | 耐旱、莖稈長、用來釀製茅台等白酒的穀物
oil palm | 油棕 | organism | S2 | the tropical plantation tree whose fruit gives the cooking fat most widely used in the world | 果實榨取世界上用量最多的煮食脂肪、種於熱帶種植園的植物
rubber tree | 橡膠樹 | organism | S2 | the tropical plantation plant whose milky latex is tapped to make tyres | 割取白色乳汁以製造車胎的熱帶種植園植物
cocoa tree | 可可樹 | organism | S2 | the small tropical plant of lowland plantations whose beans are made into chocolate | 豆粒用來製造朱古力的熱帶矮小植物
coffee plant | 咖啡樹 | organism | S2 | the highland tropical shrub whose roasted beans are ground for a drink | 豆粒經烘焙磨碎後沖成飲料的熱帶高地灌木
tea plant | 茶樹 | organism | S2 | the shrub of warm wet hillsides whose young leaves are dried for a drink | 嫩葉焙製後沖成飲料、種於溫暖多雨山坡的灌木
sugar cane | 甘蔗 | organism | S2 | the tall tropical grass whose juicy stems are pressed for sweetener | 莖部多汁、可榨汁製糖的熱帶高大草本植物 | not=sugar beet
sugar beet | 甜菜 | organism | S4 | the cool-climate plant whose thick root is a source of sweetener | 粗大根部用來煉糖的溫帶植物 | not=sugar cane
cotton | 棉花 | organism | S1 | the shrub of warm sunny lands whose white bolls are spun into yarn | 種於溫暖多日照地區、白色絨球紡成紗線的植物
jute | 黃麻 | organism | S4 | the plant of the Ganges delta whose coarse fibre is made into sacks | 恆河三角洲盛產、粗纖維用來製袋和繩索的植物
paddy field | 水稻田 | place | S1 | a level plot with low banks that is kept under water while a cereal grows | 四周築有土埂、在穀物生長期間長期浸沒的平坦農地
orchard | 果園 | place | S1 | a piece of land planted with trees such as apples or lychees for their edible produce | 種植蘋果樹、荔枝樹等以供採摘的農地
pasture | 牧場 | place | S2 | a piece of grassland on which cattle or sheep are fed | 供牛羊吃草的草地
polder | 圍墾地 | place | S4 | a low piece of farmland won from the sea or a lake by building dykes and pumping out water | 在海邊或湖邊築堤並抽走積水而得的低窪農地
fish pond | 魚塘 | place | P5 | a shallow body of water dug on low land, as in Yuen Long, to raise carp and mullet | 如元朗般在低地挖掘、用來飼養鯇和烏頭的淺水池
von Thünen model | 杜能模式 | theory | S6 | the view that rings of farming form round a market because transport costs rise with distance | 認為運費隨距離增加、令市場四周形成環狀農業帶的學說
set | farming by its purpose or input | 按目的或投入劃分的農業 | subsistence farming; commercial farming; intensive farming; extensive farming
set | farming by what is raised | 按產物劃分的農業 | arable farming; pastoral farming; mixed farming; aquaculture
set | kinds of farming that keep animals | 飼養動物的農業 | dairy farming; nomadic herding; cattle ranching=牧牛業; mixed farming
set | kinds of farming that grow crops | 種植作物的農業 | wet rice farming; commercial grain farming; Mediterranean farming; plantation agriculture; shifting cultivation
set | farming types of the world's regions | 世界各地的農業類型 | nomadic herding; wet rice farming; commercial grain farming; Mediterranean farming; dairy farming
set | modern methods of growing food | 現代的糧食生產方法 | organic farming; hydroponics; greenhouse farming; precision farming
set | ways of using a field over time | 田地的利用方式 | monoculture; intercropping; multiple cropping; fallowing; crop rotation
set | measures to raise the output or income of farms | 提高農場產量或收入的措施 | mechanisation=機械化; land reform; price support; Green Revolution; precision farming
set | cereals | 穀物 | rice; wheat; maize; barley; sorghum
set | starchy food crops | 澱粉類糧食作物 | rice; wheat; maize; cassava=木薯
set | plants grown on tropical plantations | 熱帶種植園的作物 | oil palm; rubber tree; cocoa tree; coffee plant; tea plant; sugar cane
set | plants grown for drinks and sweets | 用於飲料或甜食的作物 | cocoa tree; coffee plant; tea plant; sugar cane; sugar beet
set | plants grown as raw materials for industry | 用作工業原料的作物 | rubber tree; cotton; jute; sugar beet; oil palm
set | disasters that strike farming peoples | 令農民受害的災禍 | famine; drought; flood; locust plague=蝗災
set | kinds of farmland | 農地的類型 | paddy field; orchard; pasture; polder; fish pond
order | work on a paddy field in the year | 水稻田一造的農事 | ploughing=犁田 > transplanting=插秧 > weeding=除草 > harvesting=收割

== Energy and resources | 能源與資源
renewable resource | 可再生資源 | form | S1 | a resource, such as wind or timber, that nature replaces within a human lifetime | 如風和木材般可由大自然在短期內補充的資源 | not=non-renewable resource
non-renewable resource | 不可再生資源 | form | S1 | a resource, such as coal or tin, that takes millions of years to form and runs out with use | 如煤和錫般需數百萬年形成、用完便耗盡的資源 | not=renewable resource
coal | 煤 | substance | P5 | the black solid fuel formed from plants of ancient swamps and dug from seams in the ground | 由遠古沼澤植物形成、從地下礦層開採的黑色固體燃料 | not=petroleum
petroleum | 石油 | substance | P5 | the dark liquid fuel formed from tiny sea creatures and pumped from wells | 由微小海洋生物遺骸形成、從井中抽取的深色液體燃料 | also=crude oil; also-zh=原油
natural gas | 天然氣 | substance | P5 | the fuel, mainly methane, that is trapped underground above oil or alone and burns cleaner than coal | 以甲烷為主、藏於地下、燃燒時較煤清潔的燃料 | not=petroleum
uranium | 鈾 | substance | S3 | the heavy metal whose atoms are split in power stations to give heat | 在發電廠內以原子核分裂釋出熱能的重金屬
shale gas | 頁岩氣 | substance | S4 | the methane locked in fine layered rock and freed by forcing in water at high pressure | 困於細密層狀石層、須以高壓注水才能釋出的甲烷
peat | 泥炭 | substance | S4 | the partly rotted plant matter of bogs that is dried and burnt as a poor fuel | 沼澤中半腐爛的植物遺體，曬乾後可作劣質燃料
lignite | 褐煤 | substance | S4 | the soft low-grade coal whose carbon content is higher only than that of peat | 質地鬆軟、含碳量僅高於泥炭的低級燃料 | also=brown coal
anthracite | 無煙煤 | substance | S4 | the hard, shiny black fuel with the highest carbon content of its family | 質地堅硬有光澤、含碳量為同類中最高的黑色燃料
bituminous coal | 煙煤 | substance | S4 | the black fuel of middle rank that is most widely burnt in power stations and made into coke | 等級居中、廣泛用於發電和煉焦的黑色燃料
solar energy | 太陽能 | form | P5 | energy obtained from sunlight by panels or water heaters | 以電池板或熱水器從日光取得的能源
wind energy | 風能 | form | P5 | energy obtained from moving air by turning blades | 以旋轉葉片從流動的空氣取得的能源 | also=wind power
tidal energy | 潮汐能 | form | S1 | energy obtained from the daily rise and fall of the sea | 從海面每天升降取得的能源 | not=wave energy
wave energy | 波浪能 | form | S2 | energy obtained from the up and down motion of the sea surface raised by wind | 從風吹起的海面起伏運動取得的能源 | not=tidal energy
biomass energy | 生物質能 | form | S2 | energy obtained from wood, crops, dung and other organic matter | 從木柴、農作殘餘和動物糞便等取得的能源
nuclear energy | 核能 | form | S1 | energy released by splitting the atoms of uranium in a reactor | 在反應堆內以鈾原子分裂釋放的能源
open-cast mining | 露天開採 | method | S4 | taking minerals from a huge pit after the soil and rock above are stripped off | 剝去表面土石後在巨大礦坑直接取礦的方式
underground mining | 地下開採 | method | S4 | taking minerals from tunnels reached by a shaft or sloping passage | 經豎井或斜道進入坑道取礦的方式
oil drilling | 鑽油 | method | S4 | reaching fuel deep in the rock by boring a well on land or from a sea platform | 在陸上或海上平台打井抽取岩層深處燃料的方式
hydraulic fracturing | 水力壓裂 | method | S5 | freeing fuel from tight rock by forcing in water, sand and chemicals to crack it | 高壓注入液體、沙和化學品令緻密岩層破開以釋出燃料的方式 | also=fracking
iron ore | 鐵礦石 | substance | S3 | the mineral rock, often red, that is smelted with coke to make steel | 多呈紅色、與焦炭一起冶煉成鋼的礦物
bauxite | 鋁土礦 | substance | S4 | the tropical mineral that is the chief source of the light metal used in aircraft and cans | 多產於熱帶、製造飛機和飲品罐的輕金屬的主要來源
rare earths | 稀土 | substance | S4 | a group of seventeen metals, mined mostly in China, that are vital to magnets and electronics | 多產於中國、對磁鐵和電子產品極為重要的十七種金屬
phosphate rock | 磷礦石 | substance | S5 | the mineral that is mined mainly to be turned into fertiliser | 主要開採作製造肥料用途的礦物
copper ore | 銅礦石 | substance | S4 | the mineral, of which Chile is the leading producer, smelted for the metal of electric wires | 以智利產量最高、冶煉後製成電線所用金屬的礦物
thermal power station | 火力發電廠 | form | S3 | a plant where burning fuel boils water into steam that turns the generators | 燃燒煤或天然氣把水煮成蒸汽以推動渦輪機的設施
nuclear power station | 核電廠 | form | S3 | a plant where the splitting of uranium boils water into steam that turns the generators | 以鈾原子分裂的熱力把水煮成蒸汽以推動渦輪機的設施 | also-zh=核電站
hydroelectric power station | 水力發電站 | form | S3 | a plant at a dam where falling water turns the generators | 設於堤壩、靠落差推動渦輪機的設施 | also-zh=水電站
pumped storage power station | 抽水蓄能電站 | form | S4 | a plant that lifts water to an upper reservoir at night and lets it fall to make electricity at peak hours | 用電低谷時把水送上高處、高峰時放下以推動渦輪機的設施
Organization of the Petroleum Exporting Countries | 石油輸出國組織 | institution | S4 | the body, founded in 1960 by Iran, Iraq, Kuwait, Saudi Arabia and Venezuela, that agrees on oil output | 1960年由伊朗、伊拉克、科威特、沙特阿拉伯和委內瑞拉創立、協調原油產量的機構 | also=OPEC; also-zh=油組
energy efficiency | 能源效益 | idea | S3 | the getting of as much useful work as possible out of each unit of fuel or electricity | 以每單位燃料或電力取得盡量多的有用功
energy mix | 能源組合 | idea | S4 | the shares of different fuels from which a place gets its power | 一地各種燃料在動力供應中所佔的比例 | also=fuel mix; also-zh=燃料組合
energy security | 能源安全 | idea | S4 | the state in which a country has a steady and affordable supply of fuel and power | 國家有穩定而可負擔的燃料和電力供應的狀況
resource depletion | 資源耗竭 | idea | S3 | the using up of nature's supplies faster than they are replaced | 大自然的物資取用得比補充快而漸漸用盡的現象
Daya Bay Nuclear Power Station | 大亞灣核電站 | place | S2 | the plant in eastern Shenzhen that sends part of its electricity, made from uranium, to Hong Kong | 位於深圳東部、以鈾產生電力並把部分輸往香港的設施
Castle Peak Power Station | 青山發電廠 | place | S3 | the plant on the coast of Tuen Mun, built to burn coal, that supplies Kowloon and the New Territories | 位於屯門沿岸、為燃煤而建、供電予九龍和新界的設施
Lamma Power Station | 南丫發電廠 | place | S3 | the plant on an outlying isle that supplies electricity to Hong Kong Island | 位於離島、供電予香港島的設施
Three Gorges Dam | 三峽大壩 | place | S2 | the huge barrier across the Chang Jiang in Hubei, with the largest hydroelectric plant of the world | 橫跨湖北省長江、設有全球最大水電站的巨型建築
set | kinds of resource | 資源的類型 | renewable resource; non-renewable resource; human resource=人力資源; capital resource=資本資源
set | fuels of power stations | 發電廠的燃料 | coal; petroleum; natural gas; uranium
set | fuels taken from the ground | 從地下取得的燃料 | coal; petroleum; uranium; shale gas; peat
set | fuels from ancient plants, by rank | 由植物形成的各級燃料 | peat; lignite; bituminous coal; anthracite
set | renewable sources of energy | 可再生能源 | solar energy; wind energy; hydroelectric power=水力發電; geothermal energy=地熱能; biomass energy
set | sources of energy drawn from water or from under the ground | 取自水或地下的可再生能源 | hydroelectric power=水力發電; tidal energy; wave energy; geothermal energy=地熱能
set | sources of power that burn no coal, oil or gas | 不燃燒化石燃料的能源 | solar energy; wind energy; nuclear energy; tidal energy; geothermal energy=地熱能
set | ways to take resources out of the ground | 開採地下資源的方式 | open-cast mining; underground mining; quarrying=採石; oil drilling; hydraulic fracturing
set | mineral resources | 礦產資源 | iron ore; bauxite; copper ore; rare earths; phosphate rock
set | kinds of power station | 發電廠的種類 | thermal power station; nuclear power station; hydroelectric power station; wind farm=風力發電場; solar farm=太陽能發電場
set | plants that make electricity without wind or sunlight | 不靠風力和陽光的發電設施 | thermal power station; nuclear power station; pumped storage power station; geothermal power station=地熱發電廠
set | ideas on the use of energy and resources | 有關能源和資源運用的概念 | energy efficiency; energy mix; energy security; resource depletion
set | power works known to Hong Kong pupils | 香港學生認識的電力設施 | Daya Bay Nuclear Power Station; Castle Peak Power Station; Lamma Power Station; Three Gorges Dam
order | solid fuels from plants by rising carbon content | 煤化程度由低至高 | peat > lignite > bituminous coal > anthracite
order | electricity from coal | 燃煤發電的過程 | burning coal=燃燒煤 > boiling water into steam=水變成蒸汽 > turning the turbine=推動渦輪機 > driving the generator=帶動發電機

== Transport and logistics | 運輸與物流
road transport | 公路運輸 | form | S1 | carriage by cars, buses and lorries, which gives flexible door-to-door service | 以汽車、巴士和貨車載運、可靈活送到門前的方式
rail transport | 鐵路運輸 | form | S1 | carriage by trains, which move many people or bulky goods overland on fixed tracks | 以列車沿固定軌道在陸上載運大量乘客或笨重貨物的方式
sea transport | 海路運輸 | form | S1 | carriage by ships, the slow but cheap way of moving bulky goods between continents | 以船舶載運、在洲際間運送笨重貨物時慢而廉宜的方式 | also-zh=海運
air transport | 航空運輸 | form | S1 | carriage by planes, the fast but dear way suited to passengers and light goods of high value | 以飛機載運、快而昂貴、適合旅客和輕巧貴重貨物的方式 | also-zh=空運
tram | 電車 | device | P3 | the narrow double-decked vehicle on tracks that runs along the north shore of Hong Kong Island | 沿香港島北岸在路軌上行駛的窄身雙層車輛
franchised bus | 專營巴士 | device | P5 | the large public vehicle run on fixed road routes by a company with a grant from the government | 由獲政府授權的公司經營、按固定路線在道路行走的大型公共車輛 | not=public light bus
public light bus | 公共小型巴士 | device | P3 | the small Hong Kong vehicle with a green or red roof and at most nineteen seats | 車頂為綠色或紅色、最多設十九個座位的香港載客車輛 | also=minibus; also-zh=小巴
taxi | 的士 | device | P3 | the hired vehicle with a meter that takes a few passengers wherever they wish | 設有收費錶、按乘客意願載到目的地的出租車輛
ferry | 渡輪 | device | P3 | the public vessel that carries passengers across a harbour or to outlying islands | 載客橫越海港或往來離島的公共船隻
light rail vehicle | 輕鐵 | device | P4 | the electric passenger car running on street-level tracks in Tuen Mun, Yuen Long and Tin Shui Wai | 在地面路軌行走、服務屯門、元朗和天水圍的電動車輛
container ship | 貨櫃船 | device | S3 | a vessel that carries large standard steel boxes stacked on deck and in its holds | 把大型標準鋼箱疊放在甲板和艙內載運的船舶
bulk carrier | 散貨船 | device | S4 | a vessel that carries loose dry cargo such as grain, coal or ore in its holds | 在船艙載運穀物、煤、礦石等不經包裝物料的船舶
ro-ro ship | 滾裝船 | device | S5 | a vessel with ramps by which cars and lorries drive on and off | 設有跳板讓汽車和貨車自行駛上駛下的船舶
cruise ship | 郵輪 | device | S2 | a large vessel that takes holidaymakers from port to port for pleasure | 載着度假旅客遊覽多個港口的大型船舶
containerisation | 貨櫃化 | process | S4 | the change to carrying cargo in large steel boxes of standard size that ships, trains and lorries can all take | 改用船舶、火車和貨車均可載運的標準尺寸鋼箱來運貨的轉變
transhipment | 轉運 | process | S4 | the moving of cargo from one vessel to another at a port on the way to its destination | 貨物在往目的地途中於港口由一艘船搬到另一艘船的過程 | also=transshipment; not=re-export
re-export | 轉口 | process | S3 | the sending abroad of imported goods that have not been changed in form | 把進口後未經改變的貨物再輸往外地的貿易 | not=domestic export
domestic export | 本地產品出口 | process | S3 | the sending abroad of goods made in the place itself | 把在當地製造的貨物輸往外國的貿易 | also-zh=港產品出口; not=re-export
import | 進口 | process | P6 | the bringing in of goods bought from other countries | 從外地購入貨物的貿易 | also-zh=入口; not=re-export
multimodal transport | 多式聯運 | process | S5 | the carriage of the same cargo by two or more means, such as ship then train, under one contract | 以一份合約把同一批貨物先後用船舶、火車等兩種或以上工具載送的方法
hinterland | 腹地 | place | S3 | the inland area from which a port draws its exports and to which it sends its imports | 為港口提供出口貨物並吸收其進口貨物的內陸地區
entrepôt | 轉口港 | place | S3 | a port that lives on goods brought in from some countries to be sent on to others | 以輸入別國貨物再銷往他國為主的海港 | not=free port
transport hub | 運輸樞紐 | place | S3 | a place where many routes meet and people or goods change from one line to another | 多條路線匯集、供人或貨轉換線路的地點
feeder port | 支線港 | place | S5 | a small harbour that sends its cargo to a larger one to be put on ocean-going ships | 把貨物運往較大海港再裝上遠洋船的小型海港
inland port | 內陸港 | place | S5 | a goods centre away from the coast linked to a sea harbour by rail, road or river | 遠離海岸、以鐵路、公路或河道連接海港的貨物集散地 | also=dry port
warehouse | 貨倉 | object | P6 | a building where goods are kept before they are sold or moved on | 貨品出售或運走前存放的建築物
container terminal | 貨櫃碼頭 | object | S2 | a quay with tall cranes where large standard steel boxes are loaded and unloaded | 設有高大吊機、裝卸大型標準鋼箱的岸邊設施
air cargo terminal | 空運貨站 | object | S3 | a building at an airport where freight for planes is received, sorted and stored | 機場內收發、分類和存放飛機貨物的建築物
cold chain | 冷鏈 | method | S4 | the keeping of food or medicine at low temperature all the way from maker to buyer | 食品或藥物由產地至買家全程保持低溫的運送方式
third-party logistics | 第三方物流 | method | S5 | the hiring of an outside company to handle a firm's storage and delivery | 委託外間公司代為處理貨物倉存和運送的做法
hub-and-spoke network | 軸輻式網絡 | method | S5 | the routing of all flights or cargo through one centre rather than straight between each pair of places | 航班或貨物一律經由一個中心轉往各地、而非兩地直達的安排
electronic road pricing | 電子道路收費 | method | S2 | the automatic charging of vehicles that enter a busy area at busy hours | 車輛在繁忙時段駛入繁忙地區時自動繳費的措施
park-and-ride scheme | 泊車轉乘計劃 | method | S3 | the offer of cheap spaces for cars near stations outside the centre so that drivers change to trains | 在市中心外的車站旁提供廉宜停車位、鼓勵駕駛者改用鐵路的措施
bus-only lane | 巴士專線 | method | S2 | the keeping of one strip of a road for large public vehicles so that they are not held up | 把道路其中一條行車道留給大型公共車輛以免受阻的措施
bus route rationalisation | 巴士路線重組 | method | S4 | the merging or shortening of public vehicle services that overlap and carry few passengers | 合併或縮短重疊而客量低的公共車輛服務的措施
pedestrian precinct | 行人專用區 | method | S2 | the closing of streets to vehicles so that people may walk and shop there safely | 街道禁止車輛駛入、讓市民安全步行和購物的措施 | also-zh=行人專區
vehicle quota system | 車輛配額制度 | method | S4 | the limiting of how many new cars may be registered each year | 限制每年新登記的汽車數目的措施
rail-plus-property model | 鐵路加物業模式 | method | S4 | the building of homes and malls over and beside stations to pay for new lines | 在車站上蓋和旁邊興建住宅商場以支付興建新線費用的做法
flyover | 行車天橋 | object | S1 | a raised road that carries traffic over other streets | 讓車輛在其他街道上空駛過的高架道路 | not=footbridge
footbridge | 行人天橋 | object | P3 | a raised walkway by which people cross above a road | 讓路人在馬路上空橫過的高架通道 | not=flyover
pedestrian subway | 行人隧道 | object | P3 | a walkway under the ground by which people cross beneath a road | 讓路人在馬路之下穿過的通路 | not=footbridge
roundabout | 迴旋處 | object | S1 | a junction where traffic circles in one direction round an island | 車輛圍繞中央小島單向行駛的路口
interchange | 公共運輸交匯處 | object | S2 | a covered place, often beneath a mall, where passengers change between buses, minibuses and trains | 供乘客轉乘巴士、小巴和鐵路、多設於商場之下的有蓋地方 | also=public transport interchange
Hong Kong–Zhuhai–Macao Bridge | 港珠澳大橋 | place | S1 | the sea crossing, opened in 2018, that links Lantau with the western shore of the Pearl River estuary | 2018年通車、連接大嶼山與珠江口西岸的跨海通道 | also=HZMB
Tsing Ma Bridge | 青馬大橋 | place | P5 | the suspension crossing, opened in 1997, that carries road and rail towards Lantau and the airport | 1997年通車、公路鐵路兩用、通往大嶼山和機場的懸索跨海通道
Stonecutters Bridge | 昂船洲大橋 | place | S2 | the cable-stayed crossing, opened in 2009, over the entrance to the Kwai Tsing container port | 2009年通車、橫跨葵青貨櫃港入口的斜拉式跨海通道
Lion Rock Tunnel | 獅子山隧道 | place | P5 | the passage, opened in 1967, that carries traffic through a ridge between Sha Tin and Kowloon | 1967年通車、穿過山嶺連接沙田與九龍的行車通道
Cross-Harbour Tunnel | 海底隧道 | place | P5 | the undersea passage, opened in 1972, from Hung Hom to Causeway Bay | 1972年通車、由紅磡往銅鑼灣的行車通道 | also-zh=紅磡海底隧道
Western Harbour Crossing | 西區海底隧道 | place | P5 | the undersea passage, opened in 1997, from West Kowloon to Sai Ying Pun | 1997年通車、由西九龍往西營盤的行車通道
Eastern Harbour Crossing | 東區海底隧道 | place | P5 | the undersea passage, opened in 1989, from Cha Kwo Ling to Quarry Bay | 1989年通車、由茶果嶺往鰂魚涌的行車通道
set | modes of transport | 運輸方式 | road transport; rail transport; sea transport; air transport; pipeline transport=管道運輸
set | public transport of Hong Kong | 香港的公共交通工具 | tram; franchised bus; public light bus; taxi; ferry; light rail vehicle
set | vehicles that run on rails | 在路軌上行走的車輛 | tram; funicular railway=纜索鐵路; light rail vehicle; high-speed train=高速列車
set | ships | 船舶的種類 | container ship; bulk carrier; oil tanker=油輪; ro-ro ship; cruise ship
set | movements of goods across borders | 貨物的跨境流動 | import; re-export; domestic export; transhipment
set | ways of moving cargo | 貨物的運送方式 | containerisation; transhipment; multimodal transport; bulk shipping=散裝運輸
set | places through which trade flows | 貿易流通的地方 | hinterland; entrepôt; transport hub; feeder port; inland port
set | facilities for passengers and cargo | 客貨運設施 | warehouse; container terminal; air cargo terminal; passenger pier=客運碼頭
set | practices of the logistics industry | 物流業的做法 | cold chain; third-party logistics; hub-and-spoke network; just-in-time production
set | measures against traffic jams | 紓緩交通擠塞的措施 | electronic road pricing; park-and-ride scheme; bus-only lane; bus route rationalisation; pedestrian precinct
set | measures to limit private cars | 控制私家車數目或使用的措施 | vehicle quota system; first registration tax=汽車首次登記稅; electronic road pricing; park-and-ride scheme
set | measures that favour public transport and walking | 鼓勵公共交通和步行的措施 | bus-only lane; pedestrian precinct; park-and-ride scheme; rail-plus-property model
set | structures for crossing or changing at a road | 道路設施 | flyover; footbridge; pedestrian subway; roundabout; interchange
set | large bridges of Hong Kong | 香港的大橋 | Hong Kong–Zhuhai–Macao Bridge; Tsing Ma Bridge; Stonecutters Bridge; Ting Kau Bridge=汀九橋
set | road tunnels of Hong Kong | 香港的行車隧道 | Lion Rock Tunnel; Cross-Harbour Tunnel; Western Harbour Crossing; Eastern Harbour Crossing
order | goods on the way from factory to foreign shop by sea | 貨物經海路由工廠到外國商店的過程 | packing into a container=裝入貨櫃 > loading at the container terminal=在貨櫃碼頭裝船 > sea voyage=海上航行 > customs clearance at the destination=在目的地清關 > delivery to the shop=送到商店
order | road crossings of Victoria Harbour by year of opening | 跨越維多利亞港的行車隧道，按通車先後 | Cross-Harbour Tunnel > Eastern Harbour Crossing > Western Harbour Crossing
fact | Lion Rock Tunnel | 獅子山隧道 | year of opening | 啟用年份 | 1967 | 1967年 |
fact | Cross-Harbour Tunnel | 海底隧道 | year of opening | 啟用年份 | 1972 | 1972年 |
fact | Eastern Harbour Crossing | 東區海底隧道 | year of opening | 啟用年份 | 1989 | 1989年 |
fact | Tsing Ma Bridge | 青馬大橋 | year of opening | 啟用年份 | 1997 | 1997年 |
fact | Hong Kong International Airport at Chek Lap Kok | 赤鱲角香港國際機場 | year of opening | 啟用年份 | 1998 | 1998年 |
fact | Stonecutters Bridge | 昂船洲大橋 | year of opening | 啟用年份 | 2009 | 2009年 |
fact | Hong Kong–Zhuhai–Macao Bridge | 港珠澳大橋 | year of opening | 啟用年份 | 2018 | 2018年 |

== Tourism | 旅遊
domestic tourism | 國內旅遊 | form | S4 | travel for pleasure by residents inside the borders of their own country | 居民在所屬地疆界之內觀光的活動 | also=local tourism; not=inbound tourism
inbound tourism | 入境旅遊 | form | S4 | travel for pleasure by foreigners who visit the country in question | 外地人到訪當地觀光的活動 | not=outbound tourism
outbound tourism | 出境旅遊 | form | S4 | travel for pleasure by residents who visit a foreign country | 居民到外國觀光的活動 | also-zh=外訪旅遊; not=inbound tourism
mass tourism | 大眾旅遊 | form | S4 | travel by very large numbers of people, mostly on cheap package tours to the same popular resorts | 極多旅客多以廉價旅行團前往同一批熱門勝地的遊覽方式
cultural tourism | 文化旅遊 | form | S4 | travel to learn about the arts, customs and way of life of a place | 以認識某地藝術、習俗和生活方式為目的的遊覽方式
heritage tourism | 古蹟旅遊 | form | S4 | travel to see old buildings, monuments and historic sites | 以參觀歷史建築、遺址和紀念地為目的的遊覽方式 | also-zh=文物旅遊
adventure tourism | 歷奇旅遊 | form | S4 | travel to take part in risky outdoor activities such as rock climbing and rafting | 以參與攀石、漂流等具危險的戶外活動為目的的遊覽方式 | also-zh=探險旅遊
medical tourism | 醫療旅遊 | form | S4 | travel to another place to have an operation, a dental treatment or a body check | 到別處接受手術、護牙或身體檢查的外遊方式
cruise tourism | 郵輪旅遊 | form | S4 | travel on a large passenger ship that calls at several ports for sightseeing | 乘坐大型客船、途中停靠多個港口觀光的遊覽方式
religious tourism | 宗教旅遊 | form | S4 | travel of believers to holy places such as Mecca, Lhasa or Lourdes | 信徒前往麥加、拉薩、露德等聖地朝拜的外遊方式 | also=pilgrimage
rural tourism | 鄉村旅遊 | form | S4 | travel to farms and the countryside to enjoy a simple way of life | 到農莊體驗田園生活的遊覽方式
overnight visitor | 過夜旅客 | role | S4 | a traveller who spends at least one night at the destination | 在到訪地逗留至少一晚的旅客 | not=same-day visitor
same-day visitor | 即日來回旅客 | role | S4 | a traveller who leaves the place visited without staying there for a night | 當天便離開到訪地、不在該處留宿的旅客 | also=excursionist; also-zh=不過夜旅客; not=overnight visitor
transit passenger | 過境旅客 | role | S4 | a traveller who stops at an airport only to take an onward flight | 只在機場停留以轉乘另一航班的旅客
tour guide | 導遊 | role | S4 | a person who receives visitors at a destination and explains the sights to them | 在目的地接待旅客並講解景點的人 | not=tour escort
tour escort | 領隊 | role | S4 | a person who accompanies a group from the place of departure through the whole trip and back | 由出發地起全程照料旅行團直至回程的人 | not=tour guide
tour operator | 旅遊營辦商 | role | S5 | a company that puts flights, hotels and sights together into packages for sale | 把機票、酒店和景點組合成套票出售的公司 | also=tour wholesaler; not=travel agent
travel agent | 旅行代理商 | role | S4 | a shop or website that sells tickets, rooms and package tours to customers for a commission | 向顧客銷售機票、房間和套票並賺取佣金的店鋪或網站 | not=tour operator
youth hostel | 青年旅舍 | form | S4 | a simple, cheap lodging with shared dormitories meant above all for young travellers | 以共用大房為主、收費廉宜、主要接待年輕人的簡樸住宿
homestay | 民宿 | form | S4 | lodging in the house of a local family | 設於當地家庭居所的旅客住處
resort hotel | 度假酒店 | form | S4 | lodging with beaches, pools or golf courses where guests spend a leisure holiday on the spot | 設有沙灘、泳池或高爾夫球場，供旅客長時間留在其中消閒的住宿
motel | 汽車旅館 | form | S4 | roadside lodging where guests park just outside their rooms | 位於公路旁、住客可把座駕停在房門外的住宿
serviced apartment | 服務式住宅 | form | S4 | lodging in furnished flats with kitchens and cleaning, let for weeks or months | 設廚房並附家居清潔、按周或按月出租的住宿單位
boutique hotel | 精品酒店 | form | S4 | small stylish lodging with an individual design and personal attention to guests | 規模小、設計具個性、着重貼身服務的住宿
Individual Visit Scheme | 個人遊計劃 | method | S4 | the arrangement since 2003 by which residents of named Mainland cities may come to Hong Kong without joining a tour | 2003年起讓指定內地城市居民毋須參團便可來港觀光的安排 | also-zh=自由行
group tour | 團隊旅遊 | method | S4 | travel in a party that follows a fixed route and timetable with staff of an agency | 由旅行社職員帶領、按既定路線和時間集體出行的方式 | not=independent travel
independent travel | 自助旅遊 | method | S4 | a trip in which visitors plan the route and book transport and lodging by themselves | 由個人編排路線、預訂交通和住宿的出行方式 | not=group tour
visitor quota | 旅客限額 | method | S5 | a limit on how many tourists may enter an attraction each day | 規定景點每天最多准許多少遊人進入的措施
tourism carrying capacity | 旅遊承載力 | idea | S5 | the largest number of visitors that a destination can take without harm to its environment, people and visitor enjoyment | 目的地在環境、居民和訪客體驗不受損害下可接待的最多人數
seasonality | 季節性 | idea | S4 | the variation of visitor numbers between peak and low times of the year | 遊客數目在一年之中旺月與淡月之間的起落
tourism leakage | 旅遊收入漏損 | idea | S5 | the part of visitors' spending that flows out of the destination to foreign firms and suppliers | 訪客消費中流向外國公司和供應商而未能留在目的地的部分
demonstration effect | 示範效應 | idea | S5 | the copying of visitors' dress, spending and behaviour by the people of the destination | 目的地居民模仿遊客衣着、消費和行為的現象
commodification of culture | 文化商品化 | idea | S5 | the turning of local rites, dances and crafts into goods and shows to please visitors | 把當地儀式、舞蹈和手工藝變成供遊客買賣和觀賞之物的現象
over-tourism | 過度旅遊 | idea | S5 | the presence of more visitors than a destination's streets, services and residents can bear | 訪客多得超出目的地街道、設施和居民所能承受的現象
Hong Kong Tourism Board | 香港旅遊發展局 | institution | S4 | the local public body that carries out promotion overseas to bring in visitors | 由政府資助、在海外宣傳以吸引訪客來港的公營機構 | also=HKTB; also-zh=旅發局
Travel Industry Authority | 旅遊業監管局 | institution | S4 | the statutory body that licenses agents, guides and escorts of holidaymakers in Hong Kong | 在香港向導遊、領隊和代理商發牌的法定機構
UN Tourism | 聯合國旅遊組織 | institution | S4 | the specialised agency with its seat in Madrid that promotes responsible travel throughout the world | 總部設於馬德里、在全球推廣負責任觀光的專門機構 | also=UNWTO, World Tourism Organization; also-zh=世界旅遊組織
International Air Transport Association | 國際航空運輸協會 | institution | S4 | the trade body of the world's airlines, which agrees on tickets, codes and standards | 世界各航空公司組成、議定機票、代碼和標準的業界團體 | also=IATA; not=International Civil Aviation Organization
International Civil Aviation Organization | 國際民用航空組織 | institution | S4 | the specialised agency in Montreal through which governments set safety rules for flying | 總部設於蒙特利爾、由各國政府訂立飛行安全規則的專門機構 | also=ICAO; not=International Air Transport Association
UNESCO | 聯合國教科文組織 | institution | S3 | the specialised agency in Paris that keeps the World Heritage List | 總部設於巴黎、編訂《世界遺產名錄》的專門機構 | also=United Nations Educational, Scientific and Cultural Organization
Ocean Park | 海洋公園 | place | P3 | the Hong Kong attraction at Wong Chuk Hang with marine animals, rides and a cable car, opened in 1977 | 1977年開幕、位於黃竹坑、設有動物館、機動遊戲和纜車的香港景點
Hong Kong Disneyland | 香港迪士尼樂園 | place | P3 | the cartoon theme attraction at Penny's Bay on Lantau, opened in 2005 | 2005年開幕、位於大嶼山竹篙灣、以卡通人物為主題的景點
Ngong Ping 360 | 昂坪360 | place | P4 | the cable car and village attraction that carries visitors from Tung Chung to the Big Buddha | 由東涌載遊客前往天壇大佛、附設市集的纜車景點
Avenue of Stars | 星光大道 | place | P4 | the Tsim Sha Tsui waterfront walk that honours people of Hong Kong film | 位於尖沙咀海濱、向香港電影人致敬的步道
Ping Shan Heritage Trail | 屏山文物徑 | place | P5 | the Yuen Long walk past the pagoda, ancestral halls and study hall of the Tang clan | 位於元朗、途經鄧氏宗祠、古塔和書室的步道
set | kinds of special interest tourism | 特別興趣旅遊 | cultural tourism; adventure tourism; medical tourism; religious tourism; ecotourism
set | kinds of tourism by motive | 按動機劃分的旅遊 | heritage tourism; adventure tourism; MICE tourism=會展旅遊; medical tourism; rural tourism
set | travellers as counted in statistics | 統計中的旅客類別 | overnight visitor; same-day visitor; transit passenger; resident returning home=回港居民
set | people and firms of the travel trade | 旅遊業的從業者 | tour guide; tour escort; tour operator; travel agent
set | kinds of lodging | 住宿的類型 | youth hostel; homestay; resort hotel; motel; serviced apartment; boutique hotel
set | impacts of tourism | 旅遊業帶來的影響 | tourism leakage; demonstration effect; commodification of culture; over-tourism; multiplier effect
set | bodies of travel and aviation | 旅遊和航空的組織 | Hong Kong Tourism Board; Travel Industry Authority; UN Tourism; International Air Transport Association; International Civil Aviation Organization
set | world bodies connected with travel | 與旅遊有關的國際組織 | UNESCO; UN Tourism; International Air Transport Association; International Civil Aviation Organization
set | attractions of Hong Kong | 香港的旅遊景點 | Ocean Park; Hong Kong Disneyland; Ngong Ping 360; Avenue of Stars; Ping Shan Heritage Trail
order | life cycle of a tourist area in Butler's model | 巴特勒旅遊地生命週期的階段 | exploration=探索期 > involvement=參與期 > development=發展期 > consolidation=鞏固期 > stagnation=停滯期

== Development and globalisation | 發展與全球化
gross domestic product | 本地生產總值 | quantity | S3 | the total market value of all final goods and services made within a territory in a year | 一個地方在一年內製成的所有最終貨品和服務的市值總和 | also=GDP; also-zh=國內生產總值
GNI per capita | 人均國民總收入 | quantity | S3 | the average yearly income of each resident of a country, income from abroad included | 居民每人每年在境內外所賺取金額的平均數
Human Development Index | 人類發展指數 | quantity | S3 | a figure from zero to one that joins health, schooling and income to show how well people live | 結合健康、教育和收入、數值由零至一、顯示生活水平的數字 | also=HDI
Gini coefficient | 堅尼系數 | quantity | S3 | a figure from zero to one that shows how unequally income is shared among households | 數值由零至一、顯示住戶收入分配不均程度的數字
Corruption Perceptions Index | 清廉指數 | quantity | S4 | a yearly score of each country for how honest its public officials are believed to be | 每年按官員是否誠實不貪為各國評定的分數
Gender Inequality Index | 性別不平等指數 | quantity | S5 | a figure that shows how far women lag behind men in health, power and work | 顯示婦女在健康、權力和就業方面落後於男子程度的數字
more developed country | 已發展國家 | form | S2 | a state with high income, advanced industry and services and a high standard of living | 收入和生活水平高、工業和服務業先進的國家 | also=developed country
developing country | 發展中國家 | form | S2 | a state with lower income where industry and public services are still being built up | 收入較低、工業和公共服務仍有待完善的國家
newly industrialised economy | 新興工業經濟體 | form | S4 | a place such as South Korea or Taiwan that grew quickly through manufactured exports from the 1960s | 如南韓和台灣般自1960年代起靠製造品出口迅速起飛的地方
least developed country | 最不發達國家 | form | S4 | a state on the list of the United Nations with the lowest income, poor health and weak economy | 聯合國名單上收入最低、健康欠佳、經濟脆弱的國家
absolute poverty | 絕對貧窮 | idea | S3 | the lack of the food, shelter and clothing needed to stay alive | 缺乏維持生命所需的食物、居所和衣服的狀況 | not=relative poverty
relative poverty | 相對貧窮 | idea | S3 | the state of having much less income than most people of one's own society | 收入遠低於所屬社會大多數人的狀況 | not=absolute poverty
digital divide | 數碼鴻溝 | idea | S2 | the gap between people who can use computers and the internet and those who cannot | 能夠與未能使用電腦和互聯網者之間的差異 | also-zh=數碼隔膜
bilateral aid | 雙邊援助 | form | S4 | aid that one government gives directly to another | 一國政府直接給予另一國政府的資金或物資
multilateral aid | 多邊援助 | form | S4 | aid that many governments give through a body such as the World Bank | 各國政府透過世界銀行等機構提供的資金或物資
tied aid | 附帶條件援助 | form | S5 | help that must be spent on goods or services of the donor country | 受惠國必須用來購買捐助國貨品或服務的資金
humanitarian relief | 人道救援 | form | S3 | help such as food, tents and medicine rushed to victims of war or disaster | 向戰亂或災難受害者緊急提供的糧食、帳篷和藥物
voluntary aid | 民間援助 | form | S4 | aid paid for by public donations and given by charities such as Oxfam | 樂施會等慈善團體以公眾捐款提供的資金或物資
microfinance | 小額信貸 | method | S4 | the lending of very small sums to poor people so that they can start a business | 借出很少款項讓貧窮人口創業的做法 | also=microcredit
debt relief | 債務減免 | method | S4 | the cancelling or easing by lenders of what poor countries owe | 貸款方取消或放寬貧窮國家所欠款項的做法
fair trade | 公平貿易 | method | S3 | the buying of goods from poor producers at prices and terms that give them a decent living | 以合理價格和條件向貧窮生產者購貨、讓其得到應有生活的做法 | not=free trade
free trade | 自由貿易 | method | S3 | the buying and selling of goods between countries without tariffs or quotas | 國與國之間不設關稅和配額的買賣方式 | not=fair trade
tariff | 關稅 | method | S3 | a tax imposed by a government on goods brought in from abroad | 政府向外來貨物徵收的款項 | not=import quota
import quota | 進口配額 | method | S4 | a limit set by a government on the quantity of a foreign good that may be brought in | 政府限定某種外國貨物最多可輸入的數量 | not=tariff
trade embargo | 貿易禁運 | method | S4 | an order that forbids commerce with a certain country, as a punishment | 為懲罰某國而不准與其進行任何買賣的命令
export subsidy | 出口補貼 | method | S4 | money paid by a government to firms that sell their goods abroad, so that these become cheaper | 政府發給向外國銷售貨物的企業、令貨物更廉宜的款項
economic globalisation | 經濟全球化 | process | S3 | the growing integration of world markets, production and capital flows across borders | 世界各地的市場、生產和資金流動跨越國界日益結合的過程
cultural globalisation | 文化全球化 | process | S3 | the spread of the same films, music, food and ways of life across the world | 同樣的電影、音樂、飲食和生活方式傳遍世界的過程
political globalisation | 政治全球化 | process | S3 | the growing cooperation of states in public affairs through international organisations and treaties | 各國日益透過國際組織和條約共同處理公共事務的過程
transnational corporation | 跨國企業 | institution | S3 | a company with its head office in one country and factories, shops or offices in several others | 總部設於一國、在多個國家設有工廠、商店或辦事處的公司 | also=TNC, multinational corporation; also-zh=跨國公司
foreign direct investment | 外來直接投資 | form | S4 | money put by a firm into setting up or buying a business in another country that it runs | 企業為在別國開設或收購並經營業務而投放的資本 | also=FDI; also-zh=外商直接投資
international trade | 國際貿易 | form | S3 | the exchange of goods and services between countries | 國與國之間交換貨品和服務的活動
modernisation theory | 現代化理論 | theory | S6 | the view that all societies pass through the same stages of growth that the West once passed through | 認為所有社會都會經歷西方曾走過的發展階段的學說
dependency theory | 依附理論 | theory | S6 | the view that poor countries stay poor because rich ones drain their resources and control their trade | 認為窮國因富國榨取資源和操控貿易而長期貧窮的學說
world-systems theory | 世界體系理論 | theory | S6 | the view of Wallerstein that all countries form one economy of core, semi-periphery and periphery | 沃勒斯坦把各國視為由核心、半邊陲和邊陲組成單一經濟的學說
core | 核心 | idea | S5 | the richest and most powerful part of the world economy, which holds high technology and finance | 世界經濟中最富強、掌握高科技和金融的部分 | also=core region; not=periphery
periphery | 邊陲 | idea | S5 | the poorest and weakest part of the world economy, which sells raw materials and cheap labour | 世界經濟中最貧弱、出售原料和廉價勞力的部分 | not=core
semi-periphery | 半邊陲 | idea | S5 | the middle part of the world economy, which is exploited by the richest states and exploits the poorest | 世界經濟中受最富國剝削、又剝削最窮國的中間部分
colonialism | 殖民主義 | idea | S3 | the rule of one country over lands overseas that it settles and exploits | 一國統治海外土地並向其移民和榨取資源的做法 | not=neo-colonialism
neo-colonialism | 新殖民主義 | idea | S5 | the control of former dependencies by money, trade and aid instead of by direct rule | 以資金、貿易和援助而非直接統治操控已獨立國家的做法
Walt Rostow | 羅斯托 | person | S6 | the American economist who set out five stages of economic growth ending in high mass consumption | 提出經濟成長五階段、以大眾高消費為終點的美國經濟學家
Immanuel Wallerstein | 沃勒斯坦 | person | S6 | the American sociologist who divided the world economy into core, semi-periphery and periphery | 把世界經濟分為核心、半邊陲和邊陲的美國社會學家
World Trade Organization | 世界貿易組織 | institution | S3 | the body founded in 1995 in Geneva that sets rules of commerce between countries and settles their disputes | 1995年在日內瓦成立、訂立各國通商規則並調解爭端的機構 | also=WTO; also-zh=世貿
International Monetary Fund | 國際貨幣基金組織 | institution | S3 | the Washington body that lends to countries in payment crises and watches over exchange rates | 總部設於華盛頓、向出現支付危機的國家貸款並監察匯率的機構 | also=IMF
World Bank | 世界銀行 | institution | S3 | the Washington body that lends to poorer countries for long-term development projects | 總部設於華盛頓、為較貧窮國家的長期發展項目提供貸款的機構
Food and Agriculture Organization | 聯合國糧食及農業組織 | institution | S4 | the specialised agency in Rome that works to raise crops, fisheries and nutrition and to end hunger | 總部設於羅馬、致力改善耕作、漁業和營養並消除飢餓的專門機構 | also=FAO; also-zh=糧農組織
UNHCR | 聯合國難民署 | institution | S3 | the agency in Geneva that protects people who have fled across borders from war or persecution | 總部設於日內瓦、保護因戰亂或迫害逃往別國者的機構 | also=United Nations High Commissioner for Refugees
UNICEF | 聯合國兒童基金會 | institution | S2 | the agency in New York that works for the health, schooling and rights of the young | 總部設於紐約、致力保障年幼者健康、教育和權利的機構 | also=United Nations Children's Fund
World Health Organization | 世界衞生組織 | institution | S1 | the specialised agency in Geneva that fights diseases and epidemics across the globe | 總部設於日內瓦、在全球對抗疾病和疫症的專門機構 | also=WHO; also-zh=世衞
ASEAN | 東南亞國家聯盟 | institution | S3 | the bloc founded in Bangkok in 1967 to which Thailand, Indonesia, Singapore, Vietnam and their neighbours belong | 1967年在曼谷成立、成員包括泰國、印尼、新加坡和越南的組織 | also=Association of Southeast Asian Nations; also-zh=東盟
European Union | 歐洲聯盟 | institution | S3 | the bloc with its main seat in Brussels to which France, Germany, Italy and their partners belong | 總部設於布魯塞爾、成員包括法國、德國和意大利的組織 | also=EU; also-zh=歐盟
APEC | 亞太區經濟合作組織 | institution | S3 | the forum of twenty-one Pacific Rim economies, among them China, Hong Kong, Japan and the United States | 由中國、香港、日本、美國等二十一個環太平洋成員組成的論壇 | also=Asia-Pacific Economic Cooperation; also-zh=亞太經合組織
African Union | 非洲聯盟 | institution | S4 | the bloc with its seat in Addis Ababa to which Egypt, Kenya, Nigeria and their neighbours belong | 總部設於亞的斯亞貝巴、成員包括埃及、肯尼亞和尼日利亞的組織 | also=AU; also-zh=非盟
set | figures that compare the development of countries | 比較各國發展的指標 | gross domestic product; GNI per capita; Human Development Index; Gini coefficient
set | index numbers of society | 反映社會狀況的指數 | Human Development Index; Gini coefficient; Corruption Perceptions Index; Gender Inequality Index
set | countries and economies by level of development | 按發展水平劃分的國家或經濟體 | more developed country; newly industrialised economy; least developed country; transition economy=轉型經濟體
set | groups of economies | 經濟體的類別 | more developed country; developing country; newly industrialised economy; transition economy=轉型經濟體
set | gaps and kinds of want | 貧窮與差距 | absolute poverty; relative poverty; North-South divide=南北差距; digital divide
set | kinds of aid by giver | 按提供者劃分的援助 | bilateral aid; multilateral aid; voluntary aid; corporate donation=企業捐贈
set | kinds of aid by purpose or condition | 按目的或條件劃分的援助 | tied aid; humanitarian relief; technical assistance=技術援助; development loan=發展貸款
set | ways in which a government acts on foreign trade | 政府影響對外貿易的手段 | tariff; import quota; trade embargo; export subsidy
set | forms of economic ties between countries | 國家之間的經濟聯繫 | foreign direct investment; international trade; bilateral aid; multilateral aid
set | theories of development | 發展理論 | modernisation theory; dependency theory; world-systems theory; theory of comparative advantage=比較優勢理論
set | ideas on unequal relations in the world | 世界不平等關係的概念 | core; periphery; semi-periphery; neo-colonialism
set | world bodies of money and trade | 國際金融和貿易組織 | World Trade Organization; International Monetary Fund; World Bank; Organization of the Petroleum Exporting Countries
set | bodies of the United Nations | 聯合國轄下的機構 | Food and Agriculture Organization; UNHCR; UNICEF; World Health Organization; UNESCO
set | regional blocs and forums | 區域組織 | ASEAN; European Union; APEC; African Union
order | Rostow's stages of economic growth | 羅斯托的經濟成長階段 | traditional society=傳統社會 > preconditions for take-off=起飛前準備 > take-off=起飛 > drive to maturity=趨向成熟 > age of high mass consumption=大眾高消費
order | layers of the world economy from the richest to the poorest | 世界經濟體系由最富至最窮 | core > semi-periphery > periphery

== Regional geography of Hong Kong | 香港地理
Hong Kong Island | 香港島 | place | P3 | the land south of Victoria Harbour where Central and Causeway Bay stand | 位於維多利亞港以南、中環和銅鑼灣所在的地方 | also-zh=港島
Kowloon | 九龍 | place | P3 | the crowded part of Hong Kong between Victoria Harbour and Lion Rock, where Mong Kok stands | 位於維多利亞港與獅子山之間、旺角所在的稠密市區
New Territories | 新界 | place | P3 | the largest part of Hong Kong, leased in 1898, with most of its country parks | 1898年租借、面積最大、擁有大部分郊野公園的香港地區
Lantau Island | 大嶼山 | place | P3 | the largest island of Hong Kong, off whose northern shore the airport stands | 北岸外設有機場、香港面積最大的島
Lamma Island | 南丫島 | place | P4 | the island south-west of Aberdeen whose western coast has a power station | 位於香港仔西南方、西岸設有發電廠的島
Cheung Chau | 長洲 | place | P4 | the dumb-bell-shaped fishing island known for its Bun Festival | 形似啞鈴、以太平清醮搶包山聞名的漁島
Peng Chau | 坪洲 | place | P5 | the small island just east of Discovery Bay that once had Hong Kong's largest match factory | 位於愉景灣東面、曾設香港最大火柴廠的小島
Tsing Yi | 青衣 | place | P4 | the island beside Kwai Chung at the eastern end of the bridge towards Ma Wan | 鄰近葵涌、有大橋通往馬灣的島
Tung Ping Chau | 東平洲 | place | S1 | the island of thin layers of siltstone and shale at the north-eastern corner of Hong Kong | 位於香港東北角、由層層薄薄的粉砂岩和頁岩構成的島
Victoria Harbour | 維多利亞港 | place | P3 | the deep sheltered water between Hong Kong Island and Kowloon | 香港島與九龍之間水深而受庇護的水域
Tolo Harbour | 吐露港 | place | S1 | the nearly landlocked water beside Tai Po and Ma On Shan | 鄰近大埔和馬鞍山、幾乎被陸地包圍的水域
Deep Bay | 后海灣 | place | S1 | the shallow muddy water between Yuen Long and Shenzhen, known for oysters and wetland birds | 元朗與深圳之間水淺泥多、以蠔和濕地雀鳥聞名的水域
Mirs Bay | 大鵬灣 | place | S1 | the wide clean water between the north-eastern New Territories and the eastern coast of Shenzhen | 新界東北與深圳東部海岸之間寬闊清澈的水域
Port Shelter | 牛尾海 | place | S2 | the isle-dotted water south of Sai Kung town, popular for sailing | 西貢市以南、島嶼散布、適合揚帆的水域
High Island Reservoir | 萬宜水庫 | place | P6 | the largest reservoir of Hong Kong, in Sai Kung, with hexagonal rock columns beside its east dam | 位於西貢、東壩旁有六角形岩柱、香港容量最大的儲水設施
Plover Cove Reservoir | 船灣淡水湖 | place | P6 | the reservoir in Tai Po made by damming off and draining an inlet of the sea | 位於大埔、築壩圍海並抽走海水建成的儲水設施
Shek Pik Reservoir | 石壁水塘 | place | S1 | the reservoir in a valley of southern Lantau | 位於大嶼山南部山谷的儲水設施
Tai Lam Chung Reservoir | 大欖涌水塘 | place | S1 | the reservoir in Tuen Mun whose many islets are called Hong Kong's Thousand Island Lake | 位於屯門、因小島眾多而有「香港千島湖」之稱的儲水設施
Pok Fu Lam Reservoir | 薄扶林水塘 | place | S1 | the oldest reservoir of Hong Kong, built in 1863 in the west of Hong Kong Island | 1863年建於香港島西部、香港最早的儲水設施
Tai Mo Shan | 大帽山 | place | P4 | the highest peak of Hong Kong, 957 metres tall, north of Tsuen Wan | 位於荃灣以北、高957米、香港最高的山峰
Lantau Peak | 鳳凰山 | place | P5 | the second highest summit of Hong Kong, popular for watching the sunrise above Ngong Ping | 位於昂坪附近、以觀看日出聞名、香港第二高的山峰
Victoria Peak | 太平山 | place | P3 | the summit above Central to which a funicular carries visitors for the city view | 位於中環之上、遊客乘纜車登臨俯瞰市景的山峰 | also=the Peak; also-zh=山頂
Lion Rock | 獅子山 | place | P4 | the granite hill between Kowloon and Sha Tin that stands for the hard-working spirit of Hong Kong people | 位於九龍與沙田之間、象徵香港人刻苦精神的花崗岩山
Castle Peak | 青山 | place | S1 | the steep hill west of Tuen Mun scarred by badlands of weathered granite | 位於屯門以西、有花崗岩風化劣地的陡峭山峰
Sharp Peak | 蚺蛇尖 | place | S2 | the steep cone-shaped hill in Sai Kung East above the beaches of Tai Long Wan | 位於西貢東部大浪灣旁、呈錐形的陡峭山峰
Tsuen Wan | 荃灣 | place | S1 | the new town in the south-western New Territories planned to take in Kwai Chung and Tsing Yi | 位於新界西南、規劃範圍包括葵涌和青衣的新市鎮
Sha Tin | 沙田 | place | S1 | the new town on both banks of the Shing Mun River with a large racecourse | 跨越城門河兩岸、設有大型馬場的新市鎮
Tuen Mun | 屯門 | place | S1 | the new town between Castle Peak and Tai Lam, built partly on land reclaimed from Castle Peak Bay | 位於青山與大欖之間、部分由青山灣填海而成的新市鎮
Tai Po | 大埔 | place | S1 | the new town on the Lam Tsuen River with the first industrial estate of Hong Kong | 位於林村河畔、設有香港首個工業邨的新市鎮
Yuen Long | 元朗 | place | S1 | the new town that grew from an old market on the widest plain of north-western Hong Kong | 位於香港西北部最廣闊平原、由舊墟發展而成的新市鎮
Fanling–Sheung Shui | 粉嶺／上水 | place | S1 | the new town of North District, the last one before the railway reaches Lo Wu | 位於北區、鐵路抵達羅湖前最後一個新市鎮 | also=Fanling/Sheung Shui
Tin Shui Wai | 天水圍 | place | S1 | the new town built on filled fish ponds beside the Hong Kong Wetland Park | 填平魚塘興建、鄰近香港濕地公園的新市鎮
Tung Chung | 東涌 | place | S1 | the new town on northern Lantau that faces the airport | 位於大嶼山北岸、面向機場的新市鎮
Northern Metropolis | 北部都會區 | place | S1 | the large urban area planned since 2021 along the boundary with Shenzhen | 2021年起規劃、鄰接深圳的大型發展地區
Kai Tak Development | 啟德發展區 | place | S1 | the former airport ground in East Kowloon rebuilt with homes, a cruise terminal and a sports park | 位於九龍東、由舊機場用地改建為住宅、郵輪碼頭和體育園的地區
West Kowloon Cultural District | 西九文化區 | place | S1 | the arts quarter on reclaimed harbourfront with the M+ museum and the Hong Kong Palace Museum | 位於海旁填海地、設有M+和香港故宮兩所博物館的藝術區
Cyberport | 數碼港 | place | S1 | the campus of digital technology companies at Telegraph Bay in Pok Fu Lam | 位於薄扶林鋼綫灣、供資訊科技公司使用的場所
Lok Ma Chau Loop | 落馬洲河套地區 | place | S3 | the land left by the straightening of the Shenzhen River, where an innovation park is built with Shenzhen | 因深圳河改直而形成、與深圳合作發展創科園的土地
Hong Kong Science Park | 香港科學園 | place | S1 | the research campus at Pak Shek Kok beside Tolo Harbour | 位於白石角吐露港畔、供創科公司做研究的場所
Shenzhen Bay Control Point | 深圳灣口岸 | place | S1 | the boundary crossing opened in 2007 at Shekou, the first where officers of both sides worked in one building | 2007年啟用、位於蛇口一帶、首個實施「一地兩檢」的陸路關卡
Man Kam To Control Point | 文錦渡管制站 | place | S2 | the boundary road crossing by which most live pigs and fresh vegetables enter Hong Kong | 大部分活豬和新鮮蔬菜輸港所經的陸路關卡
Heung Yuen Wai Control Point | 香園圍管制站 | place | S2 | the boundary road crossing opened in 2020 opposite Liantang in eastern Shenzhen | 2020年啟用、與深圳東部蓮塘相對的陸路關卡
West Kowloon Station | 西九龍站 | place | S1 | the terminus, opened in 2018, of the high speed rail line from Hong Kong to Shenzhen and Guangzhou | 2018年啟用、往深圳和廣州的高速鐵路的香港總站
Mai Po | 米埔 | place | P5 | the wetland in Yuen Long with mangroves and shrimp ponds where black-faced spoonbills spend the winter | 位於元朗、設有紅樹林和基圍、黑臉琵鷺前來過冬的濕地
Long Valley | 塱原 | place | S2 | the freshwater farmland near Sheung Shui turned into a nature park for birds | 位於上水附近、已設立自然生態公園保護雀鳥的淡水農耕濕地
Hoi Ha Wan | 海下灣 | place | S1 | the sheltered inlet in northern Sai Kung made a marine park for its corals | 位於西貢北部、因珊瑚豐富而受保護的水域
Cape D'Aguilar | 鶴咀 | place | S2 | the headland at the south-eastern end of Hong Kong Island with the city's only marine reserve | 位於香港島東南端、設有全港唯一海岸保護區的岬角
Tai O | 大澳 | place | P4 | the fishing village on western Lantau with stilt houses over a creek | 位於大嶼山西部、水道上建有棚屋的漁村
set | isles of Hong Kong | 香港的島嶼 | Lantau Island; Lamma Island; Cheung Chau; Peng Chau; Tsing Yi; Tung Ping Chau
set | bays and harbours of Hong Kong | 香港的海灣和港灣 | Victoria Harbour; Tolo Harbour; Deep Bay; Mirs Bay; Port Shelter
set | reservoirs of Hong Kong | 香港的水塘 | High Island Reservoir; Plover Cove Reservoir; Shek Pik Reservoir; Tai Lam Chung Reservoir; Pok Fu Lam Reservoir
set | hills and peaks of Hong Kong | 香港的山 | Tai Mo Shan; Lantau Peak; Victoria Peak; Lion Rock; Castle Peak; Sharp Peak
set | older new towns of Hong Kong | 香港較早發展的新市鎮 | Tsuen Wan; Sha Tin; Tuen Mun; Tai Po; Yuen Long; Fanling–Sheung Shui
set | new towns of the western New Territories and Lantau | 新界西部和大嶼山的新市鎮 | Tsuen Wan; Tuen Mun; Yuen Long; Tin Shui Wai; Tung Chung
set | new towns of the eastern and northern New Territories | 新界東部和北部的新市鎮 | Sha Tin; Tai Po; Fanling–Sheung Shui; Tseung Kwan O=將軍澳
set | places for innovation and the arts in Hong Kong | 香港的創科和文化園區 | Cyberport; Hong Kong Science Park; Lok Ma Chau Loop; West Kowloon Cultural District
set | ways from Hong Kong into Shenzhen | 香港通往深圳的口岸 | Lo Wu Control Point=羅湖管制站; Shenzhen Bay Control Point; Man Kam To Control Point; Heung Yuen Wai Control Point; West Kowloon Station
set | places of nature interest in Hong Kong | 香港的自然保育地點 | Mai Po; Long Valley; Hoi Ha Wan; Cape D'Aguilar; Tung Ping Chau
set | places to visit on the outlying islands of Hong Kong | 香港離島的遊覽地點 | Tai O; Cheung Chau; Peng Chau; Lamma Island
order | main peaks of Hong Kong from the highest | 香港主要山峰由高至低 | Tai Mo Shan > Lantau Peak > Sunset Peak=大東山 > Ma On Shan=馬鞍山 > Victoria Peak > Lion Rock
fact | Mai Po | 米埔 | district of Hong Kong | 所在香港地區 | Yuen Long | 元朗區 |
fact | Tai O | 大澳 | district of Hong Kong | 所在香港地區 | Islands | 離島區 |
fact | Ocean Park | 海洋公園 | district of Hong Kong | 所在香港地區 | Southern | 南區 |
fact | Lo Wu Control Point | 羅湖管制站 | district of Hong Kong | 所在香港地區 | North | 北區 |
fact | High Island Reservoir | 萬宜水庫 | district of Hong Kong | 所在香港地區 | Sai Kung | 西貢區 |
fact | Plover Cove Reservoir | 船灣淡水湖 | district of Hong Kong | 所在香港地區 | Tai Po | 大埔區 |
fact | Man Mo Temple in Hollywood Road | 荷李活道文武廟 | district of Hong Kong | 所在香港地區 | Central and Western | 中西區 |
fact | Temple Street night market | 廟街夜市 | district of Hong Kong | 所在香港地區 | Yau Tsim Mong | 油尖旺區 |
fact | Apliu Street market | 鴨寮街市集 | district of Hong Kong | 所在香港地區 | Sham Shui Po | 深水埗區 |
fact | Lei Yue Mun seafood village | 鯉魚門海鮮村 | district of Hong Kong | 所在香港地區 | Kwun Tong | 觀塘區 |
fact | Castle Peak Power Station | 青山發電廠 | district of Hong Kong | 所在香港地區 | Tuen Mun | 屯門區 |
fact | Hong Kong Convention and Exhibition Centre | 香港會議展覽中心 | district of Hong Kong | 所在香港地區 | Wan Chai | 灣仔區 |
fact | Hong Kong Heritage Museum | 香港文化博物館 | district of Hong Kong | 所在香港地區 | Sha Tin | 沙田區 |

== Regional geography of China | 中國地理
Qinghai-Tibet Plateau | 青藏高原 | place | S1 | the highest plateau of the world, lying between the Himalayas and the Kunlun Mountains | 位於喜馬拉雅山脈與崑崙山之間、全球最高的大片高地 | also-zh=世界屋脊
Inner Mongolian Plateau | 內蒙古高原 | place | S1 | the gently rolling plateau of grassland and desert along China's northern border | 位於中國北部邊境、地勢平緩、以草原和沙漠為主的高地
Loess Plateau | 黃土高原 | place | S1 | the deeply gullied plateau of wind-laid silt that suffers severe soil erosion | 由風積泥沙構成、溝壑縱橫、水土流失嚴重的高地
Yunnan-Guizhou Plateau | 雲貴高原 | place | S1 | the limestone plateau of south-western China known for its karst landforms | 位於中國西南部、石灰岩廣布、以喀斯特地貌聞名的高地
Junggar Basin | 準噶爾盆地 | place | S1 | the lowland of northern Xinjiang between the Tianshan and Altai Mountains | 位於新疆北部、天山與阿爾泰山之間的低地
Sichuan Basin | 四川盆地 | place | S1 | the warm and fertile lowland with purple soil on the upper Chang Jiang, where Chengdu stands | 位於長江上游、紫色土肥沃、成都所在的溫暖低地
Northeast Plain | 東北平原 | place | S1 | the largest lowland of China, with black soil, drained by the Songhua and Liao rivers | 黑土肥沃、由松花江和遼河流貫、中國面積最大的低平土地
North China Plain | 華北平原 | place | S1 | the wheat-growing lowland built up by the lower Huang He, Huai He and Hai He | 由黃河、淮河和海河下游沖積而成、盛產小麥的低平土地
Middle-Lower Chang Jiang Plain | 長江中下游平原 | place | S1 | the low land of rice, fish and many lakes from Yichang eastwards to Shanghai | 由宜昌東至上海、湖泊眾多的「魚米之鄉」
Pearl River Delta | 珠江三角洲 | place | S1 | the low land at the mouths of the Xi Jiang, Bei Jiang and Dong Jiang in Guangdong | 位於廣東省、由西江、北江和東江在出海處沖積而成的低平土地
Himalayas | 喜馬拉雅山脈 | place | P5 | the young fold range with the highest summit of the world, along China's border with Nepal | 位於中國與尼泊爾邊境、擁有世界最高峰的年輕褶曲山系
Tianshan Mountains | 天山 | place | S1 | the range that divides Xinjiang into a northern and a southern basin | 把新疆分隔成南北兩個盆地的山脈
Kunlun Mountains | 崑崙山 | place | S1 | the range between the Tarim Basin and the Qinghai-Tibet Plateau | 位於塔里木盆地與青藏高原之間的山脈
Qinling Mountains | 秦嶺 | place | S1 | the range south of Xi'an that separates the wheat lands of the north from the rice lands of the south | 位於西安以南、分隔北方麥作區與南方稻作區的山脈
Nanling Mountains | 南嶺 | place | S1 | the hills that separate the drainage basins of the Chang Jiang and the Pearl River | 分隔長江流域與珠江流域的山脈
Taihang Mountains | 太行山 | place | S1 | the range that separates the Loess Plateau from the North China Plain | 分隔黃土高原與華北平原的山脈
Greater Khingan Range | 大興安嶺 | place | S1 | the forested range that separates the Inner Mongolian Plateau from the Northeast Plain | 分隔內蒙古高原與東北平原、森林茂密的山脈
Hengduan Mountains | 橫斷山脈 | place | S2 | the north-south ranges of western Sichuan and Yunnan cut by the deep gorges of three parallel rivers | 位於四川西部和雲南、南北走向、被三條並流大江深切的群山
Chang Jiang | 長江 | place | P5 | the longest river of China, which rises on the Qinghai-Tibet Plateau and enters the sea at Shanghai | 發源於青藏高原、在上海入海、中國最長的河流 | also=Yangtze River
Huang He | 黃河 | place | P5 | the river laden with loess that bends round the Ordos and enters the Bohai Sea | 泥沙含量高、呈「几」字形大彎、流入渤海的河流 | also=Yellow River
Zhu Jiang | 珠江 | place | P5 | the river system of Xi Jiang, Bei Jiang and Dong Jiang that enters the South China Sea near Hong Kong and Macao | 由西江、北江和東江等組成、在香港和澳門附近流入南海的水系 | also=Pearl River
Heilong Jiang | 黑龍江 | place | S1 | the river that forms much of the border between north-eastern China and Russia | 構成中國東北與俄羅斯大段邊界的河流 | also=Amur River
Yarlung Zangbo | 雅魯藏布江 | place | S1 | the high river that flows eastwards north of the Himalayas and becomes the Brahmaputra in India | 在喜馬拉雅山脈以北東流、進入印度後稱為布拉馬普特拉河的高原河流
Tarim River | 塔里木河 | place | S2 | the longest inland river of China, fed by meltwater and lost in the desert of Xinjiang | 由冰雪融水補給、消失於新疆沙漠、中國最長的內流河
Lancang Jiang | 瀾滄江 | place | S2 | the river of western Yunnan that is called the Mekong after it leaves China | 流經雲南西部、出國後稱為湄公河的河流
Huai He | 淮河 | place | S1 | the river between the Huang He and the Chang Jiang that marks the north-south divide of eastern China | 位於黃河與長江之間、是中國東部南北分界的河流
Dong Jiang | 東江 | place | P6 | the river of eastern Guangdong that supplies most of Hong Kong's fresh water | 發源於江西、為香港供應大部分食水的河流
Grand Canal | 京杭大運河 | place | P6 | the man-made waterway joining the Hai He, Huang He, Huai He, Chang Jiang and Qiantang river systems | 連接海河、黃河、淮河、長江和錢塘江水系的人工水道 | also=Beijing–Hangzhou Grand Canal
Poyang Lake | 鄱陽湖 | place | S1 | the largest freshwater lake of China, in Jiangxi | 位於江西省、中國最大的淡水湖
Dongting Lake | 洞庭湖 | place | S1 | the large freshwater lake in northern Hunan beside the Chang Jiang | 位於湖南省北部、與長江相通的大型淡水湖
Tai Hu | 太湖 | place | S1 | the shallow freshwater lake between Suzhou and Wuxi in the Chang Jiang delta | 位於蘇州與無錫之間、長江三角洲的淺水淡水湖
Qinghai Lake | 青海湖 | place | S1 | the largest salt lake of China, high up west of Xining | 位於西寧以西高原、中國最大的鹹水湖
Dianchi Lake | 滇池 | place | S2 | the plateau lake beside Kunming in Yunnan | 位於雲南省昆明市旁的高原湖
Bohai Sea | 渤海 | place | S1 | the inland sea of China enclosed by the Liaodong and Shandong peninsulas | 被遼東半島和山東半島環抱的中國內海
Yellow Sea | 黃海 | place | S1 | the sea between eastern China and the Korean Peninsula, north of the Chang Jiang mouth | 位於中國東岸與朝鮮半島之間、長江口以北的海域
East China Sea | 東海 | place | S1 | the sea off Zhejiang and Fujian between the Chang Jiang mouth and Taiwan | 位於浙江和福建對開、長江口與台灣之間的海域
South China Sea | 南海 | place | S1 | the sea off Guangdong and Hainan that reaches to the Philippines and Borneo | 位於廣東和海南對開、伸展至菲律賓和婆羅洲的海域
Northern Region | 北方地區 | place | S1 | the part of monsoon China where wheat is the chief grain and rivers freeze in winter | 中國季風區內以小麥為主糧、冬季河流結冰的地區
Southern Region | 南方地區 | place | S1 | the part of monsoon China where rice is the chief grain and rivers do not freeze in winter | 中國季風區內以稻米為主糧、冬季河流不結冰的地區
Northwestern Region | 西北地區 | place | S1 | the dry inland part of China with steppe, desert, herding and oasis farming | 中國內陸乾旱、以草原、沙漠、放牧和綠洲農業為主的地區
Qinghai-Tibet Region | 青藏地區 | place | S1 | the high and cold part of China where yaks are herded and barley is grown in valleys | 中國地勢高而嚴寒、放牧犛牛並在河谷種植青稞的地區
Qinling–Huai He Line | 秦嶺—淮河線 | place | S1 | the divide in China that lies near the 0°C isotherm of January and the 800 mm isohyet | 中國大致與1月0°C等溫線和800毫米等雨量線相合的分界
Heihe–Tengchong Line | 黑河—騰衝線 | place | S2 | the divide in China with dense population to its south-east and sparse population to its north-west | 中國東南側人口稠密、西北側人口稀疏的分界 | also=Hu Huanyong Line; also-zh=胡煥庸線
Beijing | 北京 | place | P4 | the capital of the People's Republic of China | 中華人民共和國的首都
Shanghai | 上海 | place | P4 | the centrally administered city on the Huangpu River, the largest financial centre of the Chinese Mainland | 位於黃浦江畔、內地最大的金融中心的直轄市
Tianjin | 天津 | place | S1 | the centrally administered port city on the Hai He at the Bohai Sea | 位於海河之畔、瀕臨渤海的港口直轄市
Chongqing | 重慶 | place | S1 | the centrally administered mountain city where the Jialing Jiang joins the Chang Jiang | 位於嘉陵江與長江匯合處的山城直轄市
Shenzhen | 深圳 | place | P4 | the technology city across the boundary from Hong Kong that was made a special economic zone in 1980 | 與香港相鄰、1980年設立經濟特區的科技城市
Zhuhai | 珠海 | place | S1 | the special economic zone city next to Macao at an end of a long sea bridge to Hong Kong | 毗鄰澳門、有跨海大橋直達香港的經濟特區城市
Foshan | 佛山 | place | S1 | the Guangdong city of the Lingnan lion dance, martial arts and Shiwan pottery | 以嶺南醒獅、武術和石灣陶瓷聞名的廣東城市
Dongguan | 東莞 | place | S1 | the factory city between Guangzhou and Shenzhen, where Lin Zexu destroyed opium at Humen | 位於廣州與深圳之間、林則徐在其虎門銷煙的製造業城市
Zhongshan | 中山 | place | S1 | the city on the western side of the Pearl River estuary where Sun Yat-sen was born | 孫逸仙出生地所在的珠江口西岸城市
Huizhou | 惠州 | place | S1 | the Guangdong city north-east of Shenzhen on the Dong Jiang, with a West Lake of its own | 位於深圳東北、東江畔、亦有西湖的廣東城市
Jiangmen | 江門 | place | S1 | the Guangdong city of the Wuyi home area of overseas Chinese, with the Kaiping watchtowers | 五邑僑鄉所在、轄區內有開平碉樓的廣東城市
Zhaoqing | 肇慶 | place | S1 | the Guangdong city on the Xi Jiang known for inkstones and the Seven Star Crags | 位於西江畔、以端硯和七星岩聞名的廣東城市
Xinjiang | 新疆 | place | S1 | the autonomous region of the Uygur people in the far north-west, the largest province-level area of China | 位於中國西北部、維吾爾族聚居、面積最大的自治區 | also=Xinjiang Uygur Autonomous Region
Tibet | 西藏 | place | S1 | the autonomous region on the Roof of the World whose capital is Lhasa | 位於「世界屋脊」、首府為拉薩的自治區 | also=Xizang
Inner Mongolia | 內蒙古 | place | S1 | the long grassland autonomous region of northern China whose capital is Hohhot | 位於中國北部、東西狹長、草原遼闊、首府為呼和浩特的自治區
Ningxia | 寧夏 | place | S1 | the autonomous region of the Hui people on the upper Huang He whose capital is Yinchuan | 位於黃河上游、回族聚居、首府為銀川的自治區
Guangxi | 廣西 | place | S1 | the autonomous region of the Zhuang people whose capital is Nanning | 壯族聚居、首府為南寧的自治區
Guangdong–Hong Kong–Macao Greater Bay Area | 粵港澳大灣區 | place | S1 | the economic region of nine Pearl River Delta cities and two special administrative regions | 由珠三角九市和兩個特別行政區組成的經濟區域 | also=GBA
Chang Jiang Delta region | 長江三角洲地區 | place | S2 | the economic region of Shanghai, Jiangsu, Zhejiang and Anhui | 由上海、江蘇、浙江和安徽組成的經濟區域 | also=Yangtze River Delta; also-zh=長三角
Beijing-Tianjin-Hebei region | 京津冀地區 | place | S2 | the economic region round the national capital, in which the new area of Xiong'an is built | 以首都為核心、建有雄安新區的經濟區域
Chengdu-Chongqing economic circle | 成渝地區雙城經濟圈 | place | S3 | the region of growth in the Sichuan Basin led by a provincial capital and a municipality | 位於四川盆地、以一個省會和一個直轄市為中心的發展區域
South-to-North Water Diversion Project | 南水北調 | method | S2 | the scheme of canals that brings water of the Chang Jiang basin to Beijing and Tianjin | 以渠道把長江流域的水送往京津等地的工程
West-East Gas Pipeline Project | 西氣東輸 | method | S2 | the scheme that carries fuel from the Tarim Basin to Shanghai and the coast | 把塔里木盆地的燃料送往上海和沿海的工程
West-East Electricity Transmission Project | 西電東送 | method | S2 | the scheme that sends power generated in Guizhou, Yunnan and other inland provinces to the coast | 把貴州、雲南等內陸省區以水力和火力所產能源輸往沿海的工程
Three-North Shelterbelt Programme | 三北防護林工程 | method | S2 | the scheme begun in 1978 of planting trees across China's drylands to hold back sand and wind | 1978年展開、在中國乾旱地帶大規模植樹以擋風沙的計劃
Grain for Green Programme | 退耕還林 | method | S2 | the scheme that pays farmers to give up steep cropland so that trees or grass may grow there | 資助農民放棄陡坡農地、改為種樹種草的措施
Western Development | 西部大開發 | method | S2 | the scheme begun about 2000 to build roads, industry and cities in China's inland regions | 約2000年展開、在中國內陸地區興建交通、工業和城市的策略
Belt and Road Initiative | 一帶一路 | method | S2 | the scheme proposed in 2013 to link China by land and sea with Asia, Europe and Africa through trade and building | 2013年提出、以陸上和海上通道與亞歐非各地加強貿易和基建聯繫的倡議
Dongjiang-Shenzhen Water Supply Scheme | 東深供水工程 | method | S1 | the scheme that since 1965 has brought fresh water from Guangdong to Hong Kong | 1965年起把廣東的食水輸往香港的工程
co-location arrangement | 一地兩檢 | method | S3 | the practice by which officers of the Mainland and of Hong Kong clear passengers under one roof | 兩地人員在同一建築物內為旅客辦理過關手續的做法
set | great plateaus of China | 中國的高原 | Qinghai-Tibet Plateau; Inner Mongolian Plateau; Loess Plateau; Yunnan-Guizhou Plateau
set | great basins of China | 中國的盆地 | Tarim Basin=塔里木盆地; Junggar Basin; Qaidam Basin=柴達木盆地; Sichuan Basin
set | great plains and deltas of China | 中國的平原和三角洲 | Northeast Plain; North China Plain; Middle-Lower Chang Jiang Plain; Pearl River Delta
set | mountains that divide regions of China | 分隔中國各地區的山脈 | Qinling Mountains; Nanling Mountains; Taihang Mountains; Greater Khingan Range; Hengduan Mountains
set | high mountains of western China | 中國西部的高大山脈 | Himalayas; Tianshan Mountains; Kunlun Mountains; Hengduan Mountains
set | mountain ranges of northern and western China | 中國北部和西部的山脈 | Tianshan Mountains; Kunlun Mountains; Taihang Mountains; Greater Khingan Range; Himalayas
set | large rivers of China | 中國的大河 | Chang Jiang; Huang He; Zhu Jiang; Huai He; Heilong Jiang
set | rivers of China's borders and dry interior | 中國邊境和內陸的河流 | Heilong Jiang; Yarlung Zangbo; Tarim River; Lancang Jiang
set | waterways of eastern and southern China | 中國東部和南部的水道 | Grand Canal; Dong Jiang; Chang Jiang; Huai He
set | lakes of China | 中國的湖泊 | Poyang Lake; Dongting Lake; Tai Hu; Qinghai Lake; Dianchi Lake
set | seas next to China | 中國鄰近的海域 | Bohai Sea; Yellow Sea; East China Sea; South China Sea
set | four geographical regions of China | 中國四大地理區域 | Northern Region; Southern Region; Northwestern Region; Qinghai-Tibet Region
set | dividing lines on maps of China | 中國地圖上的分界線 | Qinling–Huai He Line; Heihe–Tengchong Line; Tropic of Cancer; Great Wall=長城
set | cities directly under the Central Government | 中央直轄市 | Beijing; Shanghai; Tianjin; Chongqing
set | Pearl River Delta cities of the Greater Bay Area | 大灣區的珠三角城市 | Guangzhou=廣州; Shenzhen; Zhuhai; Foshan; Dongguan; Zhongshan
set | Guangdong cities of the Greater Bay Area | 大灣區的廣東城市 | Huizhou; Jiangmen; Zhaoqing; Zhongshan; Foshan
set | cities that were early special economic zones | 最早的經濟特區城市 | Shenzhen; Zhuhai; Shantou=汕頭; Xiamen=廈門
set | large cities of China | 中國的大城市 | Beijing; Shanghai; Guangzhou=廣州; Shenzhen; Chongqing; Tianjin
set | autonomous regions of China | 中國的自治區 | Xinjiang; Tibet; Inner Mongolia; Ningxia; Guangxi
set | economic regions of China | 中國的經濟區域 | Guangdong–Hong Kong–Macao Greater Bay Area; Chang Jiang Delta region; Beijing-Tianjin-Hebei region; Chengdu-Chongqing economic circle
set | schemes that move resources across China | 中國的資源調配工程 | South-to-North Water Diversion Project; West-East Gas Pipeline Project; West-East Electricity Transmission Project; Dongjiang-Shenzhen Water Supply Scheme
set | national schemes and strategies of China | 中國的國家計劃和策略 | Three-North Shelterbelt Programme; Grain for Green Programme; Western Development; Belt and Road Initiative; South-to-North Water Diversion Project
set | arrangements that tie Hong Kong to the Mainland | 連繫香港與內地的安排 | CEPA=內地與香港關於建立更緊密經貿關係的安排; co-location arrangement; Individual Visit Scheme; Dongjiang-Shenzhen Water Supply Scheme
order | cities on the Chang Jiang from upstream to downstream | 長江由上游至下游流經的城市 | Chongqing > Yichang=宜昌 > Wuhan=武漢 > Nanjing=南京 > Shanghai
order | seas of China from north to south | 中國的海由北至南 | Bohai Sea > Yellow Sea > East China Sea > South China Sea
order | cities of the Beijing–Guangzhou railway from north to south | 京廣鐵路沿線城市由北至南 | Beijing > Shijiazhuang=石家莊 > Zhengzhou=鄭州 > Wuhan=武漢 > Changsha=長沙 > Guangzhou=廣州
order | great landforms of China from west to east | 中國地勢由西至東的三級階梯 | Qinghai-Tibet Plateau > plateaus and basins of the second step=第二級的高原和盆地 > eastern plains and hills=東部平原和丘陵
fact | Hebei | 河北省 | provincial or regional capital | 省會或首府 | Shijiazhuang | 石家莊 |
fact | Shanxi | 山西省 | provincial or regional capital | 省會或首府 | Taiyuan | 太原 |
fact | Liaoning | 遼寧省 | provincial or regional capital | 省會或首府 | Shenyang | 瀋陽 |
fact | Jilin | 吉林省 | provincial or regional capital | 省會或首府 | Changchun | 長春 |
fact | Heilongjiang | 黑龍江省 | provincial or regional capital | 省會或首府 | Harbin | 哈爾濱 |
fact | Jiangsu | 江蘇省 | provincial or regional capital | 省會或首府 | Nanjing | 南京 |
fact | Zhejiang | 浙江省 | provincial or regional capital | 省會或首府 | Hangzhou | 杭州 |
fact | Anhui | 安徽省 | provincial or regional capital | 省會或首府 | Hefei | 合肥 |
fact | Fujian | 福建省 | provincial or regional capital | 省會或首府 | Fuzhou | 福州 |
fact | Jiangxi | 江西省 | provincial or regional capital | 省會或首府 | Nanchang | 南昌 |
fact | Shandong | 山東省 | provincial or regional capital | 省會或首府 | Jinan | 濟南 |
fact | Henan | 河南省 | provincial or regional capital | 省會或首府 | Zhengzhou | 鄭州 |
fact | Hubei | 湖北省 | provincial or regional capital | 省會或首府 | Wuhan | 武漢 |
fact | Hunan | 湖南省 | provincial or regional capital | 省會或首府 | Changsha | 長沙 |
fact | Guangdong | 廣東省 | provincial or regional capital | 省會或首府 | Guangzhou | 廣州 |
fact | Hainan | 海南省 | provincial or regional capital | 省會或首府 | Haikou | 海口 |
fact | Sichuan | 四川省 | provincial or regional capital | 省會或首府 | Chengdu | 成都 |
fact | Guizhou | 貴州省 | provincial or regional capital | 省會或首府 | Guiyang | 貴陽 |
fact | Yunnan | 雲南省 | provincial or regional capital | 省會或首府 | Kunming | 昆明 |
fact | Shaanxi | 陝西省 | provincial or regional capital | 省會或首府 | Xi'an | 西安 |
fact | Gansu | 甘肅省 | provincial or regional capital | 省會或首府 | Lanzhou | 蘭州 |
fact | Qinghai | 青海省 | provincial or regional capital | 省會或首府 | Xining | 西寧 |
fact | Guangxi | 廣西壯族自治區 | provincial or regional capital | 省會或首府 | Nanning | 南寧 |
fact | Inner Mongolia | 內蒙古自治區 | provincial or regional capital | 省會或首府 | Hohhot | 呼和浩特 |
fact | Ningxia | 寧夏回族自治區 | provincial or regional capital | 省會或首府 | Yinchuan | 銀川 |
fact | Xinjiang | 新疆維吾爾自治區 | provincial or regional capital | 省會或首府 | Urumqi | 烏魯木齊 |
fact | Tibet | 西藏自治區 | provincial or regional capital | 省會或首府 | Lhasa | 拉薩 |
fact | Beijing | 北京市 | short name in Chinese | 簡稱 | 京 Jing | 京 |
fact | Tianjin | 天津市 | short name in Chinese | 簡稱 | 津 Jin | 津 |
fact | Hebei | 河北省 | short name in Chinese | 簡稱 | 冀 Ji | 冀 |
fact | Shanxi | 山西省 | short name in Chinese | 簡稱 | 晉 Jin | 晉 |
fact | Liaoning | 遼寧省 | short name in Chinese | 簡稱 | 遼 Liao | 遼 |
fact | Jilin | 吉林省 | short name in Chinese | 簡稱 | 吉 Ji | 吉 |
fact | Heilongjiang | 黑龍江省 | short name in Chinese | 簡稱 | 黑 Hei | 黑 |
fact | Shanghai | 上海市 | short name in Chinese | 簡稱 | 滬 Hu | 滬 |
fact | Jiangsu | 江蘇省 | short name in Chinese | 簡稱 | 蘇 Su | 蘇 |
fact | Zhejiang | 浙江省 | short name in Chinese | 簡稱 | 浙 Zhe | 浙 |
fact | Anhui | 安徽省 | short name in Chinese | 簡稱 | 皖 Wan | 皖 |
fact | Fujian | 福建省 | short name in Chinese | 簡稱 | 閩 Min | 閩 |
fact | Jiangxi | 江西省 | short name in Chinese | 簡稱 | 贛 Gan | 贛 |
fact | Shandong | 山東省 | short name in Chinese | 簡稱 | 魯 Lu | 魯 |
fact | Henan | 河南省 | short name in Chinese | 簡稱 | 豫 Yu | 豫 |
fact | Hubei | 湖北省 | short name in Chinese | 簡稱 | 鄂 E | 鄂 |
fact | Hunan | 湖南省 | short name in Chinese | 簡稱 | 湘 Xiang | 湘 |
fact | Guangdong | 廣東省 | short name in Chinese | 簡稱 | 粵 Yue | 粵 |
fact | Guangxi | 廣西壯族自治區 | short name in Chinese | 簡稱 | 桂 Gui | 桂 |
fact | Hainan | 海南省 | short name in Chinese | 簡稱 | 瓊 Qiong | 瓊 |
fact | Chongqing | 重慶市 | short name in Chinese | 簡稱 | 渝 Yu | 渝 |
fact | Qinghai | 青海省 | short name in Chinese | 簡稱 | 青 Qing | 青 |
fact | Ningxia | 寧夏回族自治區 | short name in Chinese | 簡稱 | 寧 Ning | 寧 |
fact | Xinjiang | 新疆維吾爾自治區 | short name in Chinese | 簡稱 | 新 Xin | 新 |
fact | Tibet | 西藏自治區 | short name in Chinese | 簡稱 | 藏 Zang | 藏 |
fact | Poyang Lake | 鄱陽湖 | province or autonomous region where it lies | 所在省或自治區 | Jiangxi | 江西 |
fact | Chaohu Lake | 巢湖 | province or autonomous region where it lies | 所在省或自治區 | Anhui | 安徽 |
fact | Hongze Lake | 洪澤湖 | province or autonomous region where it lies | 所在省或自治區 | Jiangsu | 江蘇 |
fact | West Lake of the Su and Bai causeways | 有蘇堤和白堤的西湖 | province or autonomous region where it lies | 所在省或自治區 | Zhejiang | 浙江 |
fact | Dianchi Lake | 滇池 | province or autonomous region where it lies | 所在省或自治區 | Yunnan | 雲南 |
fact | Nam Co | 納木錯 | province or autonomous region where it lies | 所在省或自治區 | Tibet | 西藏 |
fact | Mount Tai | 泰山 | province or autonomous region where it lies | 所在省或自治區 | Shandong | 山東 |
fact | Mount Hua | 華山 | province or autonomous region where it lies | 所在省或自治區 | Shaanxi | 陝西 |
fact | Mount Song | 嵩山 | province or autonomous region where it lies | 所在省或自治區 | Henan | 河南 |
fact | Huangshan | 黃山 | province or autonomous region where it lies | 所在省或自治區 | Anhui | 安徽 |
fact | Mount Emei | 峨眉山 | province or autonomous region where it lies | 所在省或自治區 | Sichuan | 四川 |
fact | Mount Wutai | 五台山 | province or autonomous region where it lies | 所在省或自治區 | Shanxi | 山西 |
fact | Mount Lu | 廬山 | province or autonomous region where it lies | 所在省或自治區 | Jiangxi | 江西 |
fact | Mount Wudang | 武當山 | province or autonomous region where it lies | 所在省或自治區 | Hubei | 湖北 |
fact | Zhangjiajie | 張家界 | province or autonomous region where it lies | 所在省或自治區 | Hunan | 湖南 |
fact | Mogao Caves | 莫高窟 | province or autonomous region where it lies | 所在省或自治區 | Gansu | 甘肅 |
fact | Terracotta Army of the First Emperor | 秦始皇兵馬俑 | province or autonomous region where it lies | 所在省或自治區 | Shaanxi | 陝西 |
fact | Tulou of Yongding | 永定土樓 | province or autonomous region where it lies | 所在省或自治區 | Fujian | 福建 |
fact | Guilin karst hills | 桂林山水 | province or autonomous region where it lies | 所在省或自治區 | Guangxi | 廣西 |
fact | Potala Palace | 布達拉宮 | province or autonomous region where it lies | 所在省或自治區 | Tibet | 西藏 |

== Regional geography of the world | 世界地理
Asia | 亞洲 | place | P5 | the largest and most populous continent, which reaches from the Urals and the Red Sea to the Pacific | 由烏拉爾山和紅海伸展至太平洋、面積最大、人口最多的大洲
Africa | 非洲 | place | P5 | the continent of the Sahara and the Nile, crossed in the middle by the Equator | 擁有撒哈拉沙漠和尼羅河、赤道橫貫中部的大洲
Europe | 歐洲 | place | P5 | the continent west of the Urals and north of the Mediterranean Sea | 位於烏拉爾山以西、地中海以北的大洲
North America | 北美洲 | place | P5 | the continent of Canada and Mexico | 加拿大和墨西哥所在的大洲
South America | 南美洲 | place | P5 | the continent of the Amazon and the Andes, joined to another at Panama | 擁有亞馬遜河和安第斯山脈、經巴拿馬與另一大洲相連的大洲
Oceania | 大洋洲 | place | P5 | the continent of Australia, New Zealand and Fiji | 包括澳洲、新西蘭和斐濟的大洲
Antarctica | 南極洲 | place | P5 | the continent that is almost wholly under ice and has no permanent inhabitants | 幾乎全被冰雪覆蓋、沒有永久居民的大洲
Pacific Ocean | 太平洋 | place | P5 | the largest and deepest ocean, between Asia and the Americas | 位於亞洲與美洲之間、面積最大和最深的大洋
Atlantic Ocean | 大西洋 | place | P5 | the ocean between the Americas on one side and Europe and Africa on the other | 位於美洲與歐非兩洲之間的大洋
Indian Ocean | 印度洋 | place | P5 | the ocean bounded by East Africa, southern Asia and Western Australia | 被東非、南亞和西澳環繞的大洋
Arctic Ocean | 北冰洋 | place | P5 | the smallest ocean, largely frozen in winter | 環繞地球極點、冬季大部分封凍、面積最小的大洋
Nile | 尼羅河 | place | S1 | the African river that crosses the Sahara through Egypt to the Mediterranean Sea | 穿越撒哈拉沙漠、經埃及流入地中海的非洲河流
Amazon River | 亞馬遜河 | place | S1 | the South American river with the greatest discharge of the world | 位於南美洲、全球流量最大的河流
Mississippi River | 密西西比河 | place | S1 | the river that drains the central United States to the Gulf of Mexico past New Orleans | 流貫美國中部、經新奧爾良注入墨西哥灣的河流
Mekong River | 湄公河 | place | S1 | the river that flows past Laos, Thailand and Cambodia to a rice-growing delta in southern Vietnam | 流經老撾、泰國和柬埔寨、在越南南部形成稻作三角洲的河流
Ganges | 恆河 | place | S1 | the holy river of the Hindus, which crosses the plain of northern India to the Bay of Bengal | 流經印度北部平原、注入孟加拉灣的印度教聖河
Indus | 印度河 | place | S1 | the river that gave rise to an ancient civilisation and waters the dry plains of Pakistan | 孕育古文明、灌溉巴基斯坦乾旱平原的河流
Rhine | 萊茵河 | place | S1 | the busy shipping river from the Swiss Alps through the Ruhr area to Rotterdam | 由瑞士阿爾卑斯山經魯爾區流往鹿特丹、航運繁忙的河流
Danube | 多瑙河 | place | S1 | the European river that passes Vienna, Budapest and Belgrade on the way to the Black Sea | 流經維也納、布達佩斯和貝爾格萊德、注入黑海的歐洲河流
Volga | 伏爾加河 | place | S2 | the longest river of Europe, which flows through Russia to the Caspian Sea | 流經俄羅斯、注入裏海、歐洲最長的河流
Congo River | 剛果河 | place | S2 | the river of the rainforest of central Africa that crosses the Equator twice | 流經非洲中部雨林、兩度穿越赤道的河流
Andes | 安第斯山脈 | place | S1 | the longest mountain range on land, along the western edge of South America | 沿南美洲西緣延伸、陸地上最長的山系
Rocky Mountains | 落基山脈 | place | S1 | the high mountain range of western Canada and the United States | 位於加拿大和美國西部的高大山系
Alps | 阿爾卑斯山脈 | place | S1 | the high mountain range of central Europe with Mont Blanc and many ski resorts | 位於歐洲中部、有勃朗峰和眾多滑雪勝地的高大山系
Ural Mountains | 烏拉爾山脈 | place | S1 | the old mountain range in Russia that divides Europe from Asia | 位於俄羅斯、分隔歐洲與亞洲的古老山系
Atlas Mountains | 阿特拉斯山脈 | place | S2 | the mountain range of Morocco, Algeria and Tunisia north of the Sahara | 位於撒哈拉沙漠以北的摩洛哥、阿爾及利亞和突尼斯的山系
Great Dividing Range | 大分水嶺 | place | S2 | the mountain range along the eastern side of Australia | 沿澳洲東部延伸的山系
Appalachian Mountains | 阿巴拉契亞山脈 | place | S2 | the old worn-down mountain range of the eastern United States, rich in coal | 位於美國東部、低矮古老、富藏煤礦的山系
Strait of Malacca | 馬六甲海峽 | place | S1 | the narrow sea passage between Sumatra and the Malay Peninsula | 位於蘇門答臘與馬來半島之間的狹窄海上通道
Strait of Gibraltar | 直布羅陀海峽 | place | S1 | the narrow sea passage between Spain and Morocco that leads into the Mediterranean Sea | 位於西班牙與摩洛哥之間、通往地中海的狹窄海上通道
Bering Strait | 白令海峽 | place | S1 | the narrow sea passage between Alaska and Siberia | 位於阿拉斯加與西伯利亞之間的狹窄海上通道
Strait of Hormuz | 霍爾木茲海峽 | place | S2 | the narrow sea passage by which oil tankers leave the Persian Gulf | 油輪駛離波斯灣必經的狹窄海上通道
Bosporus | 博斯普魯斯海峽 | place | S2 | the narrow sea passage at Istanbul between the Black Sea and the Sea of Marmara | 位於伊斯坦堡、連接黑海與馬爾馬拉海的狹窄海上通道
Strait of Dover | 多佛爾海峽 | place | S2 | the narrow sea passage between south-eastern England and France | 位於英格蘭東南部與法國之間的狹窄海上通道
Suez Canal | 蘇彝士運河 | place | S1 | the waterway cut in Egypt between the Mediterranean Sea and the Red Sea | 在埃及開鑿、連接地中海與紅海的水道
Panama Canal | 巴拿馬運河 | place | S1 | the waterway with locks cut in Central America between the Atlantic and the Pacific | 在中美洲開鑿、設有船閘、連接大西洋與太平洋的水道
Kiel Canal | 基爾運河 | place | S3 | the waterway cut in northern Germany between the North Sea and the Baltic Sea | 在德國北部開鑿、連接北海與波羅的海的水道
Lake Superior | 蘇必利爾湖 | place | S2 | the largest and westernmost of the five great lakes on the border of Canada and the United States | 位於加拿大與美國邊境、五個大型淡水湖中最大的一個
Lake Victoria | 維多利亞湖 | place | S2 | the largest lake of Africa, shared by Uganda, Kenya and Tanzania | 位於烏干達、肯尼亞和坦桑尼亞之間、非洲最大的湖泊
Lake Baikal | 貝加爾湖 | place | S1 | the deepest lake of the world, in Siberia | 位於西伯利亞、全球最深的湖泊
Caspian Sea | 裏海 | place | S2 | the largest inland body of water of the world, salty and enclosed by Russia, Iran, Kazakhstan and others | 位於俄羅斯、伊朗和哈薩克之間、全球最大的鹹水湖
Dead Sea | 死海 | place | S1 | the very salty lake between Jordan and Israel whose shore is the lowest land on Earth | 位於約旦與以色列之間、鹽分極高、湖岸為全球陸地最低處的湖泊
Lake Titicaca | 的的喀喀湖 | place | S3 | the freshwater lake high in the Andes between Peru and Bolivia | 位於安第斯山上、秘魯與玻利維亞之間的淡水湖
Arabian Peninsula | 阿拉伯半島 | place | S2 | the dry peninsula between the Red Sea and the Persian Gulf | 位於紅海與波斯灣之間的乾旱半島
Iberian Peninsula | 伊比利亞半島 | place | S2 | the peninsula of Spain and Portugal at the south-western corner of Europe | 位於歐洲西南角、西班牙和葡萄牙所在的半島
Balkan Peninsula | 巴爾幹半島 | place | S2 | the peninsula of Greece, Bulgaria and their neighbours in south-eastern Europe | 位於歐洲東南部、希臘和保加利亞等國所在的半島
Scandinavian Peninsula | 斯堪的納維亞半島 | place | S2 | the peninsula of Norway and Sweden in northern Europe | 位於歐洲北部、挪威和瑞典所在的半島
Indochina Peninsula | 中南半島 | place | S2 | the land of Vietnam, Laos, Cambodia, Thailand and Myanmar | 越南、老撾、柬埔寨、泰國和緬甸所在的半島 | also-zh=印支半島
Korean Peninsula | 朝鮮半島 | place | S1 | the peninsula between the Yellow Sea and the Sea of Japan, divided at the 38th parallel after 1945 | 位於黃海與日本海之間、1945年後以北緯38度線分治的半島
South-east Asia | 東南亞 | place | S1 | the region of Thailand, Vietnam, Malaysia, Indonesia, the Philippines and their neighbours | 泰國、越南、馬來西亞、印尼和菲律賓等國所在的地區
South Asia | 南亞 | place | S2 | the region of India, Pakistan, Bangladesh, Nepal and Sri Lanka | 印度、巴基斯坦、孟加拉、尼泊爾和斯里蘭卡所在的地區
East Asia | 東亞 | place | S1 | the region of China, Japan, Korea and Mongolia | 中國、日本、韓國、朝鮮和蒙古所在的地區
Middle East | 中東 | place | S2 | the oil-rich region of Saudi Arabia, Iran, Iraq and their neighbours round the Persian Gulf and beyond | 沙特阿拉伯、伊朗和伊拉克等國所在、盛產石油的地區
Latin America | 拉丁美洲 | place | S2 | the region of Spanish- and Portuguese-speaking lands from Mexico to Argentina | 由墨西哥至阿根廷、以西班牙語和葡萄牙語為主的地區
Sahel | 薩赫勒地區 | place | S4 | the semi-arid belt along the southern edge of the Sahara that often suffers drought and famine | 位於撒哈拉沙漠南緣、常有旱災和饑荒的半乾旱地帶
Great Plains | 大平原 | place | S4 | the wheat and cattle land of North America east of the Rocky Mountains | 位於落基山脈以東、以小麥和牧牛為主的北美洲地帶
Central Valley of California | 加州中央谷地 | place | S4 | the long irrigated lowland of the western United States that grows much of its fruit and vegetables | 位於美國西部、靠灌溉大量出產蔬果的長形低地
Silicon Valley | 矽谷 | place | S3 | the area south of San Francisco where many computer and internet companies have their seat | 位於三藩市以南、眾多電腦和互聯網公司總部所在的地區
Siberia | 西伯利亞 | place | S2 | the vast cold land of forest and tundra between the Urals and the Pacific in Russia | 俄羅斯境內由烏拉爾山至太平洋沿岸、以森林和苔原為主的嚴寒土地
Japan | 日本 | place | P5 | the East Asian island country whose four main islands include Honshu and Hokkaido | 由北海道、九州等四大島組成的東亞國家
Singapore | 新加坡 | place | P5 | the island city-state at the southern end of the Malay Peninsula | 位於馬來半島南端的城市島國
Indonesia | 印尼 | place | S1 | the largest archipelago country of the world, to which Java and Sumatra belong | 全球最大的群島國家，領土包括爪哇和蘇門答臘 | also-zh=印度尼西亞
Philippines | 菲律賓 | place | S1 | the South-east Asian country of Luzon, Mindanao and thousands of other islands | 由呂宋、棉蘭老島等數千個島嶼組成的東南亞國家
Thailand | 泰國 | place | P5 | the South-east Asian kingdom of the Chao Phraya River, which was never a European colony | 湄南河流經、從未淪為歐洲殖民地的東南亞王國
Vietnam | 越南 | place | S1 | the South-east Asian country with the Red River delta in the north and the Mekong delta in the south | 北有紅河三角洲、南有湄公河三角洲的東南亞國家
Malaysia | 馬來西亞 | place | S1 | the South-east Asian country made up of a peninsula and the states of Sabah and Sarawak in Borneo | 由半島部分和婆羅洲的沙巴、沙撈越組成的東南亞國家
India | 印度 | place | P5 | the country of New Delhi, Mumbai and the Taj Mahal | 新德里、孟買和泰姬陵所在的國家
Bangladesh | 孟加拉 | place | S2 | the low-lying country on the delta of the Ganges and the Brahmaputra that is often flooded | 位於恆河和布拉馬普特拉河三角洲、地勢低窪、常遭水災的國家
Nepal | 尼泊爾 | place | S2 | the mountain country between China and India on the southern side of Mount Everest | 位於中國與印度之間、珠穆朗瑪峰南側的山國
United Kingdom | 英國 | place | P5 | the country of London, Edinburgh and Cardiff | 倫敦、愛丁堡和卡迪夫所在的國家 | also=UK
France | 法國 | place | P5 | the country of Paris, the Seine and the Louvre | 巴黎、塞納河和羅浮宮所在的國家
Germany | 德國 | place | P5 | the country of Berlin, Munich and the Ruhr industrial area | 柏林、慕尼黑和魯爾工業區所在的國家
Italy | 意大利 | place | P5 | the boot-shaped country of Rome, Venice and Mount Vesuvius | 羅馬、威尼斯和維蘇威火山所在、形似長靴的國家
Spain | 西班牙 | place | P5 | the country of Madrid, Barcelona and flamenco dance | 馬德里、巴塞隆拿和弗拉明戈舞所在的國家
Netherlands | 荷蘭 | place | S1 | the low-lying country of polders, dykes, tulips and the port of Rotterdam | 以圍墾地、堤壩、鬱金香和鹿特丹港聞名的低窪國家
Egypt | 埃及 | place | P5 | the desert country of the pyramids whose people live mostly along the Nile | 金字塔所在、人口集中於尼羅河沿岸的沙漠國家
Kenya | 肯尼亞 | place | S2 | the East African country of Nairobi and the Maasai Mara safari plains | 內羅畢和馬賽馬拉野生動物草原所在的東非國家
South Africa | 南非 | place | S1 | the country with the Cape of Good Hope, gold mines and Johannesburg | 有好望角、金礦和約翰內斯堡的國家
Nigeria | 尼日利亞 | place | S2 | the most populous country of its continent, with the city of Lagos and oil fields in a river delta | 非洲人口最多、有拉各斯市和三角洲油田的國家
Brazil | 巴西 | place | P5 | the largest country of South America, with most of the Amazon rainforest | 南美洲面積最大、擁有大部分亞馬遜雨林的國家
Argentina | 阿根廷 | place | S1 | the country of Buenos Aires and the beef-raising Pampas | 布宜諾斯艾利斯和盛產牛肉的彭巴草原所在的國家
Chile | 智利 | place | S1 | the very long and narrow country between the Andes and the Pacific, with the Atacama Desert | 位於安第斯山脈與太平洋之間、國土狹長、有阿塔卡馬沙漠的國家
Australia | 澳洲 | place | P5 | the country of Sydney, the Great Barrier Reef and the Outback | 悉尼、大堡礁和內陸荒漠所在的國家
New Zealand | 新西蘭 | place | P5 | the country of the Maori, made up of a North Island and a South Island | 毛利人的家鄉、由南北兩大島組成的國家
Canada | 加拿大 | place | P5 | the second largest country of the world, on whose flag stands a maple leaf | 面積居全球第二、國旗上有楓葉的國家
United States | 美國 | place | P5 | the country of New York, the Grand Canyon and fifty stars on its flag | 紐約和大峽谷所在、國旗上有五十顆星的國家 | also=United States of America, USA
Mexico | 墨西哥 | place | S1 | the Spanish-speaking country on the Rio Grande, with ancient Maya and Aztec remains | 以西班牙語為主、位於格蘭德河以南、有瑪雅和阿茲特克遺蹟的國家
Russia | 俄羅斯 | place | P5 | the largest country of the world, which lies in both Europe and Asia | 橫跨歐亞兩洲、全球面積最大的國家
set | continents | 大洲 | Asia; Africa; Europe; North America; South America; Oceania; Antarctica
set | oceans | 大洋 | Pacific Ocean; Atlantic Ocean; Indian Ocean; Arctic Ocean
set | great rivers of Asia and Africa | 亞洲和非洲的大河 | Nile; Congo River; Mekong River; Ganges; Indus
set | great rivers of Europe and the Americas | 歐洲和美洲的大河 | Rhine; Danube; Volga; Mississippi River; Amazon River
set | rivers with large deltas or densely peopled valleys | 三角洲或河谷人口稠密的河流 | Nile; Ganges; Mekong River; Mississippi River; Indus
set | mountain ranges of the world | 世界的山脈 | Andes; Rocky Mountains; Alps; Himalayas; Ural Mountains
set | mountain ranges outside Asia | 亞洲以外的山脈 | Atlas Mountains; Great Dividing Range; Appalachian Mountains; Alps; Andes
set | straits | 海峽 | Strait of Malacca; Strait of Gibraltar; Bering Strait; Strait of Hormuz; Bosporus; Strait of Dover
set | narrow waterways that matter to shipping | 重要的航運水道 | Strait of Malacca; Strait of Hormuz; Strait of Gibraltar; Bosporus
set | canals | 運河 | Suez Canal; Panama Canal; Kiel Canal; Grand Canal
set | large lakes and inland seas | 大湖和內陸海 | Lake Superior; Lake Victoria; Lake Baikal; Caspian Sea; Dead Sea; Lake Titicaca
set | peninsulas of Europe and western Asia | 歐洲和西亞的半島 | Iberian Peninsula; Balkan Peninsula; Scandinavian Peninsula; Arabian Peninsula
set | regions of the world | 世界的區域 | South-east Asia; South Asia; East Asia; Middle East; Latin America
set | countries of South-east Asia | 東南亞國家 | Singapore; Indonesia; Philippines; Thailand; Vietnam; Malaysia
set | countries of Asia | 亞洲國家 | Japan; India; Bangladesh; Nepal; Indonesia
set | island countries | 島國 | Japan; Singapore; Philippines; Indonesia; New Zealand
set | countries of Africa | 非洲國家 | Egypt; Kenya; South Africa; Nigeria
set | countries of the Americas | 美洲國家 | Brazil; Argentina; Chile; Mexico; Canada; United States
set | countries of great area | 面積廣大的國家 | Russia; Canada; United States; Brazil; Australia
set | English-speaking countries outside Asia | 亞洲以外以英語為主的國家 | United Kingdom; Australia; New Zealand; Canada; United States
order | continents by area from the largest | 大洲按面積由大至小 | Asia > Africa > North America > South America > Antarctica > Europe > Oceania
order | oceans by area from the largest | 大洋按面積由大至小 | Pacific Ocean > Atlantic Ocean > Indian Ocean > Arctic Ocean
order | sea route from Hong Kong to Rotterdam through Suez | 由香港經蘇彝士運河往鹿特丹的航線 | South China Sea > Strait of Malacca > Indian Ocean > Suez Canal > Mediterranean Sea=地中海 > Strait of Gibraltar
fact | Japan | 日本 | national capital | 首都 | Tokyo | 東京 |
fact | South Korea | 韓國 | national capital | 首都 | Seoul | 首爾 |
fact | North Korea | 朝鮮 | national capital | 首都 | Pyongyang | 平壤 |
fact | Mongolia | 蒙古 | national capital | 首都 | Ulaanbaatar | 烏蘭巴托 |
fact | Thailand | 泰國 | national capital | 首都 | Bangkok | 曼谷 |
fact | Vietnam | 越南 | national capital | 首都 | Hanoi | 河內 |
fact | Cambodia | 柬埔寨 | national capital | 首都 | Phnom Penh | 金邊 |
fact | Laos | 老撾 | national capital | 首都 | Vientiane | 萬象 |
fact | Philippines | 菲律賓 | national capital | 首都 | Manila | 馬尼拉 |
fact | Malaysia | 馬來西亞 | national capital | 首都 | Kuala Lumpur | 吉隆坡 |
fact | India | 印度 | national capital | 首都 | New Delhi | 新德里 |
fact | Pakistan | 巴基斯坦 | national capital | 首都 | Islamabad | 伊斯蘭堡 |
fact | Bangladesh | 孟加拉 | national capital | 首都 | Dhaka | 達卡 |
fact | Nepal | 尼泊爾 | national capital | 首都 | Kathmandu | 加德滿都 |
fact | Saudi Arabia | 沙特阿拉伯 | national capital | 首都 | Riyadh | 利雅得 |
fact | Iran | 伊朗 | national capital | 首都 | Tehran | 德黑蘭 |
fact | Turkey | 土耳其 | national capital | 首都 | Ankara | 安卡拉 |
fact | Egypt | 埃及 | national capital | 首都 | Cairo | 開羅 |
fact | Kenya | 肯尼亞 | national capital | 首都 | Nairobi | 內羅畢 |
fact | Nigeria | 尼日利亞 | national capital | 首都 | Abuja | 阿布賈 |
fact | United Kingdom | 英國 | national capital | 首都 | London | 倫敦 |
fact | France | 法國 | national capital | 首都 | Paris | 巴黎 |
fact | Germany | 德國 | national capital | 首都 | Berlin | 柏林 |
fact | Italy | 意大利 | national capital | 首都 | Rome | 羅馬 |
fact | Spain | 西班牙 | national capital | 首都 | Madrid | 馬德里 |
fact | Portugal | 葡萄牙 | national capital | 首都 | Lisbon | 里斯本 |
fact | Greece | 希臘 | national capital | 首都 | Athens | 雅典 |
fact | Austria | 奧地利 | national capital | 首都 | Vienna | 維也納 |
fact | Switzerland | 瑞士 | national capital | 首都 | Bern | 伯爾尼 |
fact | Sweden | 瑞典 | national capital | 首都 | Stockholm | 斯德哥爾摩 |
fact | Norway | 挪威 | national capital | 首都 | Oslo | 奧斯陸 |
fact | Denmark | 丹麥 | national capital | 首都 | Copenhagen | 哥本哈根 |
fact | Russia | 俄羅斯 | national capital | 首都 | Moscow | 莫斯科 |
fact | United States | 美國 | national capital | 首都 | Washington | 華盛頓 |
fact | Canada | 加拿大 | national capital | 首都 | Ottawa | 渥太華 |
fact | Brazil | 巴西 | national capital | 首都 | Brasilia | 巴西利亞 |
fact | Argentina | 阿根廷 | national capital | 首都 | Buenos Aires | 布宜諾斯艾利斯 |
fact | Chile | 智利 | national capital | 首都 | Santiago | 聖地亞哥 |
fact | Peru | 秘魯 | national capital | 首都 | Lima | 利馬 |
fact | Cuba | 古巴 | national capital | 首都 | Havana | 夏灣拿 |
fact | Australia | 澳洲 | national capital | 首都 | Canberra | 坎培拉 |
fact | New Zealand | 新西蘭 | national capital | 首都 | Wellington | 惠靈頓 |
fact | Nile | 尼羅河 | sea or ocean it flows into | 注入的海或洋 | Mediterranean Sea | 地中海 |
fact | Amazon River | 亞馬遜河 | sea or ocean it flows into | 注入的海或洋 | Atlantic Ocean | 大西洋 |
fact | Mississippi River | 密西西比河 | sea or ocean it flows into | 注入的海或洋 | Gulf of Mexico | 墨西哥灣 |
fact | Mekong River | 湄公河 | sea or ocean it flows into | 注入的海或洋 | South China Sea | 南海 |
fact | Ganges | 恆河 | sea or ocean it flows into | 注入的海或洋 | Bay of Bengal | 孟加拉灣 |
fact | Indus | 印度河 | sea or ocean it flows into | 注入的海或洋 | Arabian Sea | 阿拉伯海 |
fact | Rhine | 萊茵河 | sea or ocean it flows into | 注入的海或洋 | North Sea | 北海 |
fact | Danube | 多瑙河 | sea or ocean it flows into | 注入的海或洋 | Black Sea | 黑海 |
fact | Volga | 伏爾加河 | sea or ocean it flows into | 注入的海或洋 | Caspian Sea | 裏海 |
fact | Chang Jiang | 長江 | sea or ocean it flows into | 注入的海或洋 | East China Sea | 東海 |
fact | Huang He | 黃河 | sea or ocean it flows into | 注入的海或洋 | Bohai Sea | 渤海 |
fact | Zhu Jiang | 珠江 | sea or ocean it flows into | 注入的海或洋 | South China Sea | 南海 |
fact | largest continent of the world | 世界面積最大的大洲 | name | 名稱 | Asia | 亞洲 |
fact | largest ocean of the world | 世界面積最大的大洋 | name | 名稱 | Pacific Ocean | 太平洋 |
fact | smallest ocean of the world | 世界面積最小的大洋 | name | 名稱 | Arctic Ocean | 北冰洋 |
fact | deepest lake of the world | 世界最深的湖 | name | 名稱 | Lake Baikal | 貝加爾湖 |
fact | largest hot desert of the world | 世界面積最大的熱沙漠 | name | 名稱 | Sahara Desert | 撒哈拉沙漠 |
fact | largest island of the world | 世界面積最大的島 | name | 名稱 | Greenland | 格陵蘭 |
fact | largest country by area of the world | 世界面積最大的國家 | name | 名稱 | Russia | 俄羅斯 |
fact | smallest country by area of the world | 世界面積最小的國家 | name | 名稱 | Vatican City | 梵蒂岡 |
fact | river with the greatest discharge of the world | 世界流量最大的河流 | name | 名稱 | Amazon River | 亞馬遜河 |
fact | deepest oceanic trench of the world | 世界最深的海溝 | name | 名稱 | Mariana Trench | 馬里亞納海溝 |
fact | largest coral reef system of the world | 世界面積最大的珊瑚礁群 | name | 名稱 | Great Barrier Reef | 大堡礁 |
fact | largest tropical rainforest of the world | 世界面積最大的熱帶雨林 | name | 名稱 | Amazon rainforest | 亞馬遜雨林 |
fact | longest river of China | 中國最長的河流 | name | 名稱 | Chang Jiang | 長江 |
fact | largest freshwater lake of China | 中國面積最大的淡水湖 | name | 名稱 | Poyang Lake | 鄱陽湖 |
fact | largest salt lake of China | 中國面積最大的鹹水湖 | name | 名稱 | Qinghai Lake | 青海湖 |
fact | largest desert of China | 中國面積最大的沙漠 | name | 名稱 | Taklimakan Desert | 塔克拉瑪干沙漠 |
fact | largest plateau of China | 中國面積最大的高原 | name | 名稱 | Qinghai-Tibet Plateau | 青藏高原 |
fact | largest inland basin of China | 中國面積最大的內陸盆地 | name | 名稱 | Tarim Basin | 塔里木盆地 |
fact | largest plain of China | 中國面積最大的平原 | name | 名稱 | Northeast Plain | 東北平原 |
fact | longest inland river of China | 中國最長的內流河 | name | 名稱 | Tarim River | 塔里木河 |

== Geographic information systems and fieldwork | 地理信息系統與實地考察
geographic information system | 地理信息系統 | system | S3 | computer hardware and software that store, analyse and display data tied to places | 儲存、分析和顯示與地點相連數據的電腦軟硬件組合 | also=GIS; also-zh=地理資訊系統; not=Global Positioning System
Global Positioning System | 全球定位系統 | system | S3 | the network of American satellites that lets a receiver work out where it is | 由美國衛星組成、讓接收器計算自身所在地點的網絡 | also=GPS
BeiDou Navigation Satellite System | 北斗衛星導航系統 | system | S3 | the network of satellites by which China lets receivers on Earth find where they are | 由中國建立、讓地面接收器得知所在位置的衛星網絡 | also=BeiDou
Galileo | 伽利略衛星導航系統 | system | S5 | the network of satellites by which the European Union lets receivers find where they are | 由歐盟建立、讓地面接收器得知所在位置的衛星網絡
GLONASS | 格洛納斯系統 | system | S5 | the network of satellites by which Russia lets receivers find where they are | 由俄羅斯建立、讓地面接收器得知所在位置的衛星網絡
vector data | 矢量數據 | form | S4 | map information stored as points, lines and polygons with coordinates | 以帶座標的點、線和多邊形儲存的地圖資料 | not=raster data
raster data | 柵格數據 | form | S4 | map information stored as a grid of equal cells, each with one value | 以大小相同、各有一個數值的方塊儲存的地圖資料 | also-zh=網格數據; not=vector data
attribute data | 屬性數據 | form | S4 | information in a table that describes the things on a map, such as a building's name and age | 以表格描述地圖上事物的資料，如樓宇名稱和樓齡
metadata | 元數據 | form | S5 | information that tells who made a file, when, how and on which projection | 說明某份檔案由誰、何時、以何方法和投影製作的資料
map layer | 圖層 | structure | S3 | one sheet of a digital map that holds a single theme, such as roads, and can be turned on or off | 數碼地圖中只載一種主題、可開關顯示的一張資料，如道路
buffer analysis | 緩衝區分析 | method | S5 | the marking out of all land within a set distance of a point, line or area | 劃出某點、線或範圍周圍指定距離內所有土地的方法
overlay analysis | 疊加分析 | method | S5 | the laying of two or more themes of the same place over each other to find where conditions coincide | 把同一地方兩個或以上主題的資料層重合、找出共同符合條件地點的方法 | also-zh=疊圖分析
network analysis | 網絡分析 | method | S5 | the finding of the shortest route or the area reached in a given time along roads | 沿道路找出最短路線或指定時間內可達範圍的方法
viewshed analysis | 視域分析 | method | S6 | the finding of all ground that can be seen from a chosen spot on a terrain model | 在地形模型上找出從某點可望見的所有地面的方法
spatial interpolation | 空間內插 | method | S6 | the estimating of values between measured points, as in making a rainfall map from rain gauges | 由已測量的地點估算其間各處數值的方法，例如由雨量站繪製雨量圖
geocoding | 地理編碼 | method | S5 | the turning of street addresses into coordinates so that they can be put on a map | 把街道地址轉換成座標以便顯示在地圖上的方法
georeferencing | 地理配準 | method | S6 | the fixing of a scanned map or photograph to real coordinates by known points | 以已知地點把掃描地圖或照片對應到真實座標的方法
digitising | 數碼化 | method | S5 | the tracing of a paper map on a computer to turn it into points, lines and polygons | 在電腦上描繪紙本地圖、把它變成點、線和多邊形資料的方法
remote sensing | 遙感 | method | S3 | the gathering of information about the Earth's surface by sensors on satellites or aircraft | 以衛星或飛機從遠處收集地表資料的方法
digital terrain model | 數碼地形模型 | form | S5 | a grid of heights of the bare ground, with buildings and trees left out | 只記錄裸露地面高度、不計樓宇和樹木的網格資料 | also=DTM; not=digital surface model
digital surface model | 數碼表面模型 | form | S5 | a grid of heights that takes in the tops of buildings and trees | 連樓宇和樹木頂部高度也計算在內的網格資料 | also=DSM; not=digital terrain model
orthophoto | 正射影像 | form | S6 | an aerial image corrected for tilt and relief so that distances can be measured on it | 經糾正傾斜和地勢誤差、可在其上量度距離的航空照片
drone | 無人機 | device | S3 | a small flying machine without a person on board that takes pictures of a field site from above | 以遙控或自動方式飛行、可從空中拍攝考察地點的小型飛行器 | also=unmanned aerial vehicle
ranging pole | 標杆 | device | S4 | a straight red and white rod set upright to mark a point in a slope or beach survey | 量度山坡或海灘剖面時豎立作測點的紅白色直棒
sound level meter | 聲級計 | device | S4 | a tool that measures how loud traffic or other noise is, in decibels | 以分貝量度交通等噪音有多響的工具 | also-zh=噪音計
light meter | 照度計 | device | S5 | a tool that measures the illumination of a surface, in lux | 以勒克斯量度某表面明亮程度的工具
soil thermometer | 土壤溫度計 | device | S5 | a tool with a long metal probe pushed into the ground to find how warm it is | 設有長金屬探針、插入地下量度冷暖的工具
environmental quality survey | 環境質素調查 | method | S4 | the giving of scores to the cleanliness, noise and look of streets by an observer | 由觀察者為街道的整潔、噪音和外觀評分的方法
pedestrian count | 行人流量調查 | method | S4 | the recording of how many people walk past a spot in a fixed time | 記錄指定時間內步行經過某地點者數目的方法 | not=traffic count
primary data | 一手資料 | form | S3 | information that investigators collect by themselves in the field for their own study | 研究者為自己的課題親自到實地收集的資訊 | also-zh=原始資料; not=secondary data
secondary data | 二手資料 | form | S3 | information that others have collected and that is taken from books, maps or websites | 由他人收集、取自書籍、地圖或網站的資訊 | not=primary data
set | satellite positioning networks | 衛星定位系統 | Global Positioning System; BeiDou Navigation Satellite System; Galileo; GLONASS
set | computer and satellite systems used in geography | 地理科應用的電腦和衛星系統 | geographic information system; Global Positioning System; BeiDou Navigation Satellite System; Galileo
set | kinds of data in a geographic information system | 地理信息系統的數據類型 | vector data; raster data; attribute data; metadata
set | things seen on the screen of map software | 地圖軟件畫面上的元素 | map layer; legend; pixel=像素; attribute table=屬性表
set | analyses done with a geographic information system | 地理信息系統的分析方法 | buffer analysis; overlay analysis; network analysis; viewshed analysis; spatial interpolation
set | pictures and models of the Earth's surface | 地表的影像和模型 | digital terrain model; digital surface model; orthophoto; satellite image=衛星影像; oblique aerial photograph
set | instruments used in fieldwork | 實地考察的儀器 | clinometer=測斜儀; ranging pole; flow meter=流速計; sound level meter; light meter; soil thermometer
set | instruments that survey land from afar or on the spot | 測量土地的儀器 | drone; LiDAR scanner=激光雷達; clinometer=測斜儀; ranging pole
set | ways to study streets and shops in the field | 考察街道和商店的方法 | environmental quality survey; pedestrian count; traffic count; land use survey; questionnaire survey
set | kinds of data in an inquiry | 探究中的資料類型 | primary data; secondary data; quantitative data=定量資料; qualitative data=定性資料
order | stages of a geographical field inquiry | 實地考察的步驟 | planning and preparation=規劃與準備 > data collection=收集資料 > data processing and presentation=處理與展示資料 > interpretation and conclusion=闡釋與總結 > evaluation=評鑑

== Environmental problems and sustainable development | 環境問題與可持續發展
water pollution | 水污染 | process | P5 | the contamination of rivers and seas by sewage, chemicals and oil | 生活排放物、化學品和油污令河流和海洋變得有害的現象
noise pollution | 噪音污染 | process | P5 | the disturbance of people by unwanted loud sounds from traffic, construction and neighbours | 交通、工程和鄰居的過大聲響滋擾他人的現象
light pollution | 光污染 | process | S1 | the disturbance of people and animals at night by too many bright lamps and signs | 晚間過多明亮燈飾和招牌滋擾人和動物的現象
land pollution | 土地污染 | process | S1 | the contamination of fields and soil by refuse, heavy metals and farm chemicals | 垃圾、重金屬和農藥令田地和泥層變得有害的現象
thermal pollution | 熱污染 | process | S4 | the harm done to aquatic life by warm cooling water discharged from power stations | 發電廠排出溫暖的冷卻水而危害水中生物的現象
eutrophication | 富營養化 | process | S4 | the overgrowth of algae in water too rich in nitrates and phosphates, which leads to a lack of oxygen | 水中硝酸鹽和磷酸鹽過多令藻類大量繁殖、最終缺氧的過程
respirable suspended particulates | 可吸入懸浮粒子 | substance | S2 | fine solid or liquid matter in the air with a diameter of 10 micrometres or less | 空氣中直徑10微米或以下的固體或液體微粒 | also=PM10, RSP
nitrogen dioxide | 二氧化氮 | substance | S2 | the brown gas from vehicle exhaust and power plants that is an indicator of roadside air quality | 來自車輛廢氣和發電廠、用以反映路邊空氣質素的棕色氣體
carbon monoxide | 一氧化碳 | substance | S2 | the poisonous gas without smell or colour from incomplete burning of fuel in engines | 引擎燃料燃燒不完全時產生、無色無味的有毒氣體
volatile organic compounds | 揮發性有機化合物 | substance | S4 | the vapours given off by paint, printing ink, petrol and hair spray that help to form ozone | 油漆、印墨、汽油和噴髮膠等散發、有助形成臭氧的氣體 | also=VOCs
municipal solid waste | 都市固體廢物 | form | S1 | the refuse that comes from homes, shops and industry of a city, building rubble and chemicals not counted | 來自家居、商業和工業、不包括拆建物料和化學品的垃圾 | also=MSW
construction waste | 建築廢物 | form | S1 | the rubble, soil and bamboo left over from building and demolition works | 拆樓、裝修和挖掘地盤剩下的瓦礫、泥土和竹枝
chemical waste | 化學廢物 | form | S1 | the used acids, solvents and other dangerous liquids discarded by factories and laboratories | 工廠和實驗室棄置的酸液、溶劑等危險液體
electronic waste | 電子廢物 | form | S1 | the discarded air-conditioners, fridges, washing machines and printers of homes and offices | 家居和辦公室棄置的冷氣機、雪櫃、洗衣機和打印機 | also=e-waste
waste reduction at source | 源頭減廢 | method | P5 | the lowering of the amount of rubbish by using and buying less in the first place | 從一開始便少用少買，令垃圾數量下降的做法
reuse | 重用 | method | P4 | the using of an article again in the same form, such as refilling a bottle | 不改變物品形態便再次使用的做法，例如為樽子再添裝 | also-zh=物盡其用; not=recycling
recycling | 循環再造 | method | P4 | the making of new products from old paper, metal, plastic and glass | 把廢紙、金屬、塑膠和玻璃製成新產品的做法 | not=reuse
landfilling | 堆填 | method | P6 | the burying of compacted refuse in a lined pit covered daily with soil | 把壓實的垃圾埋在鋪有防滲墊層的坑內、每天以泥土覆蓋的方法
incineration | 焚化 | method | P6 | the burning of refuse at high temperature in a furnace, which greatly lessens its volume | 把垃圾在爐內以高溫燒掉、令體積大減的方法
composting | 堆肥處理 | method | S1 | the controlled decay of food scraps and plants in the presence of air into a soil improver | 在有空氣的受控環境下讓廚餘和植物腐化成土壤改良物的方法
anaerobic digestion | 厭氧分解 | method | S4 | the breaking down of food scraps by bacteria without air to produce biogas for electricity | 在無空氣下由細菌處理廚餘、產生生物氣用來發電的方法
waste charging | 垃圾收費 | method | S1 | the policy that makes households and firms pay by the amount of rubbish they throw away | 按各戶棄置廢物的數量徵收款項的政策
producer responsibility scheme | 生產者責任計劃 | method | S3 | the policy that makes makers and sellers bear the cost of collecting and treating their used goods | 要求製造商和銷售商承擔回收和處理其出售物品費用的政策
source separation of waste | 廢物源頭分類 | method | P5 | the sorting of refuse at home into paper, metal, plastic and other kinds before it is collected | 在家中把紙張、金屬、塑膠等分開才交收的做法
primary sewage treatment | 一級污水處理 | method | S4 | the treatment of waste water by letting solids settle in tanks after screening | 廢水隔篩後在池內讓固體沉澱的淨化方法
secondary sewage treatment | 二級污水處理 | method | S4 | the treatment of waste water by bacteria that break down its organic matter in aerated tanks | 在注入空氣的池內由細菌分解廢水中有機物的淨化方法
tertiary sewage treatment | 三級污水處理 | method | S4 | the further treatment of waste water to remove nutrients and the last fine matter | 進一步除去廢水中營養物和餘下微細物質的淨化方法
T·PARK | 源·區 | place | S1 | the Tuen Mun plant that burns sewage sludge and turns the heat into electricity | 位於屯門、焚燒污水污泥並把熱能轉為電力的設施
O·PARK1 | 有機資源回收中心第一期 | place | S1 | the Siu Ho Wan plant on Lantau that turns food scraps into biogas and compost | 位於大嶼山小蠔灣、把廚餘轉化為生物氣和堆肥的設施 | also-zh=O·PARK1
WEEE·PARK | 廢電器電子產品處理及回收設施 | place | S1 | the plant in Tuen Mun that takes apart old fridges, televisions and washing machines for their materials | 位於屯門、拆解舊雪櫃、電視機和洗衣機以取回物料的地方
Stonecutters Island Sewage Treatment Works | 昂船洲污水處理廠 | place | S2 | the plant in West Kowloon that cleans the waste water from both sides of Victoria Harbour | 位於西九龍、淨化維港兩岸廢水的設施
sustainable development | 可持續發展 | idea | S1 | development that meets the needs of the present without harming the ability of future generations to meet their needs | 既滿足現代人需要、又不損害後代滿足其需要能力的發展模式
ecological footprint | 生態足印 | idea | S3 | the area of land and sea needed to supply what a person or city consumes and to absorb the waste | 供應某人或城市所耗資源並吸收其廢物所需的陸地和海洋面積 | also-zh=生態足跡; not=carbon footprint
circular economy | 循環經濟 | idea | S4 | a way of producing in which goods are repaired and remade so that almost nothing is thrown away | 產品經維修和再製造、幾乎不棄置任何東西的生產模式
polluter pays principle | 污染者自付原則 | law | S3 | the rule that those who harm the environment should bear the cost of the damage and clean-up | 損害環境的人應承擔損失和清理費用的準則
user pays principle | 用者自付原則 | law | S3 | the rule that those who enjoy a service such as water supply or a road should bear its cost | 享用供水、道路等服務的人應承擔其成本的準則 | not=polluter pays principle
precautionary principle | 預防原則 | law | S5 | the rule that lack of full scientific proof is no reason to put off action against grave harm | 不應因缺乏充分科學證據而延遲應對嚴重危害的準則
intergenerational equity | 代際公平 | law | S4 | the rule that people now living must leave their descendants as good a world as they themselves had | 現今的人應為後世留下不遜於自己所享世界的準則
tragedy of the commons | 公地悲劇 | idea | S5 | the depletion of a resource open to all because each user takes as much as possible | 人人可用的資源因各人盡量取用而遭耗盡的現象
environmental impact assessment | 環境影響評估 | method | S3 | the study, before a large project starts, of the harm it may do to nature and how to lessen it | 大型工程動工前研究其對自然可能造成的損害和緩解方法的工作 | also=EIA; also-zh=環評
public consultation | 公眾諮詢 | method | S2 | the asking of citizens for their views before a plan or law is decided | 在決定計劃或法例前徵求市民意見的工作
cost-benefit analysis | 成本效益分析 | method | S4 | the weighing of all the gains of a project against all that has to be spent or lost | 衡量某項目一切得益與一切開支和損失的工作
carbon audit | 碳審計 | method | S4 | the working out of how much greenhouse gas a building or firm gives off in a year | 計算某建築物或機構一年排放多少溫室氣體的工作
green roof | 綠化天台 | object | S3 | a top of a building planted with grass or shrubs to keep rooms cool and hold rain | 在樓宇頂部栽種草木以降溫和蓄留雨水的設施 | not=vertical greening
vertical greening | 垂直綠化 | object | S3 | a cover of plants grown up the face of a building or wall to cool it | 在樓宇或牆身立面栽種植物以降溫的設施
air corridor | 通風廊 | object | S3 | a strip of open ground or low buildings kept free so that wind can blow through a city | 市區內不建高樓、讓氣流貫通街區的地帶 | also=breezeway; also-zh=風道
permeable pavement | 透水路面 | object | S4 | a path surface with gaps through which rain soaks into the ground | 設有空隙、讓雨滲入地下的地磚或鋪面
Air Pollution Control Ordinance | 《空氣污染管制條例》 | document | S4 | the Hong Kong law that limits smoke and dust from factories, building sites and vehicles | 香港限制工廠、地盤和車輛排放黑煙和塵埃的法例
Water Pollution Control Ordinance | 《水污染管制條例》 | document | S4 | the Hong Kong law that licenses what is let out into sewers, rivers and the sea | 香港以牌照限制排放物流入渠道、河流和大海的法例
Noise Control Ordinance | 《噪音管制條例》 | document | S4 | the Hong Kong law that restricts piling, night building work and loud neighbours | 香港限制打樁、夜間施工和鄰里過大聲響的法例
Waste Disposal Ordinance | 《廢物處置條例》 | document | S4 | the Hong Kong law on the collection, storage, dumping and import of refuse | 香港規管垃圾收集、存放、棄置和進口的法例
Country Parks Ordinance | 《郊野公園條例》 | document | S4 | the Hong Kong law of 1976 under which hillsides are set aside for nature and recreation | 香港於1976年訂立、劃定山野作保育和康樂用途的法例
Town Planning Ordinance | 《城市規劃條例》 | document | S4 | the Hong Kong law under which statutory maps fix the use of land in every area | 香港據以擬備法定圖則、訂明各區土地用途的法例
CITES | 《瀕危野生動植物種國際貿易公約》 | document | S3 | the treaty of 1973 that controls international trade in endangered animals and plants | 1973年簽訂、管制面臨絕種的生物跨境買賣的條約
Basel Convention | 《巴塞爾公約》 | document | S5 | the treaty of 1989 that controls the shipping of hazardous wastes from country to country | 1989年通過、管制有害廢物越境轉移的條約
Agenda 21 | 《二十一世紀議程》 | document | S5 | the action plan for the environment and development adopted at Rio de Janeiro in 1992 | 1992年在里約熱內盧通過的環境與發展行動計劃
2030 Agenda | 《2030年可持續發展議程》 | document | S3 | the plan adopted by the United Nations in 2015 with seventeen goals for people and planet | 聯合國於2015年通過、為人類和地球訂立十七項目標的計劃 | also=2030 Agenda for Sustainable Development
Our Common Future | 《我們的共同未來》 | document | S5 | the Brundtland report of 1987 that gave sustainable development its best-known meaning | 1987年發表、為可持續發展下定義的布倫特蘭報告 | also=Brundtland Report
Environmental Protection Department | 環境保護署 | institution | S2 | the Hong Kong office that controls pollution and runs landfills and the Air Quality Health Index | 負責管制污染、管理堆填區和發布空氣質素健康指數的香港部門 | also=EPD; also-zh=環保署
Urban Renewal Authority | 市區重建局 | institution | S2 | the Hong Kong statutory body, set up in 2001, that rebuilds and revitalises run-down districts | 2001年成立、拆建和活化破舊社區的香港法定機構 | also=URA; also-zh=市建局
World Wide Fund for Nature | 世界自然基金會 | institution | P5 | the conservation charity with a panda badge that manages Mai Po in Hong Kong | 以熊貓為標誌、在香港管理米埔的保育團體 | also=WWF
Greenpeace | 綠色和平 | institution | S1 | the campaigning group, founded in Canada in 1971, known for its protest ships such as Rainbow Warrior | 1971年在加拿大成立、以「彩虹勇士號」等抗議船聞名的團體
International Union for Conservation of Nature | 國際自然保護聯盟 | institution | S3 | the body in Switzerland that publishes the Red List of threatened species | 總部設於瑞士、發布瀕危物種紅色名錄的組織 | also=IUCN
set | kinds of pollution | 污染的種類 | air pollution=空氣污染; water pollution; noise pollution; light pollution; land pollution
set | ways in which water is harmed | 水體受損害的情況 | eutrophication; oil spill=漏油; thermal pollution; ocean acidification
set | substances that pollute city air | 污染城市空氣的物質 | respirable suspended particulates; nitrogen dioxide; sulphur dioxide=二氧化硫; carbon monoxide; ozone; volatile organic compounds
set | gases from vehicles and power plants | 車輛和發電廠排放的氣體 | nitrogen dioxide; carbon monoxide; sulphur dioxide=二氧化硫; carbon dioxide
set | kinds of waste in Hong Kong | 香港廢物的種類 | municipal solid waste; construction waste; chemical waste; clinical waste=醫療廢物
set | waste that needs special handling | 須特別處理的廢物 | chemical waste; clinical waste=醫療廢物; electronic waste; construction waste
set | what households can do about waste | 市民處理廢物的做法 | waste reduction at source; reuse; recycling; source separation of waste
set | ways to treat or dispose of refuse | 處理和棄置垃圾的方法 | landfilling; incineration; composting; anaerobic digestion; recycling
set | policies on waste | 處理廢物問題的政策 | waste charging; producer responsibility scheme; plastic shopping bag charging=塑膠購物袋收費; waste import ban=禁止進口廢物
set | levels of sewage treatment | 污水處理的級別 | preliminary sewage treatment=基本污水處理; primary sewage treatment; secondary sewage treatment; tertiary sewage treatment
set | environmental facilities of Hong Kong | 香港的環保設施 | T·PARK; O·PARK1; WEEE·PARK; Stonecutters Island Sewage Treatment Works
set | ideas on living within the limits of the Earth | 有關環境承受力的概念 | sustainable development; ecological footprint; circular economy; tragedy of the commons
set | principles of environmental policy | 環境政策的原則 | polluter pays principle; user pays principle; precautionary principle; intergenerational equity
set | ways to assess a project or firm | 評估項目或機構的工作 | environmental impact assessment; public consultation; cost-benefit analysis; carbon audit
set | green features of a sustainable city | 可持續城市的設施 | green roof; vertical greening; air corridor; district cooling system=區域供冷系統; permeable pavement
set | environmental laws of Hong Kong | 香港的環境法例 | Air Pollution Control Ordinance; Water Pollution Control Ordinance; Noise Control Ordinance; Waste Disposal Ordinance
set | laws on land and nature in Hong Kong | 香港有關土地和環境的法例 | Country Parks Ordinance; Town Planning Ordinance; Waste Disposal Ordinance; Water Pollution Control Ordinance
set | treaties on nature and the environment | 有關自然和環境的公約 | CITES; Basel Convention; Convention on Biological Diversity=《生物多樣性公約》; Montreal Protocol; Paris Agreement
set | documents on sustainable development | 有關可持續發展的文獻 | Agenda 21; 2030 Agenda; Our Common Future; Convention on Biological Diversity=《生物多樣性公約》
set | public bodies for land and environment in Hong Kong | 香港土地和環境的公共機構 | Environmental Protection Department; Town Planning Board=城市規劃委員會; Urban Renewal Authority; Housing Authority=房屋委員會; Lands Department=地政總署; Antiquities and Monuments Office=古物古蹟辦事處
set | bodies that protect nature | 保護自然的組織 | World Wide Fund for Nature; Greenpeace; International Union for Conservation of Nature; United Nations Environment Programme
order | waste hierarchy from the most to the least preferred | 廢物管理架構由最優先至最後選擇 | waste reduction at source > reuse > recycling > landfilling
order | levels of sewage treatment | 污水處理的次序 | screening=隔篩 > primary sewage treatment > secondary sewage treatment > tertiary sewage treatment
order | eutrophication of a lake | 湖泊富營養化的過程 | fertilisers wash into the water=肥料流入水中 > algae multiply=藻類大量繁殖 > algae die and decay=藻類死亡腐爛 > oxygen is used up=氧氣耗盡 > fish die=魚類死亡
fact | CITES | 《瀕危野生動植物種國際貿易公約》 | year of adoption | 通過年份 | 1973 | 1973年 |
fact | Basel Convention | 《巴塞爾公約》 | year of adoption | 通過年份 | 1989 | 1989年 |
fact | Agenda 21 | 《二十一世紀議程》 | year of adoption | 通過年份 | 1992 | 1992年 |
fact | 2030 Agenda | 《2030年可持續發展議程》 | year of adoption | 通過年份 | 2015 | 2015年 |
`
