/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const physics = `
== Measurement and units | 量度與單位
base quantity | 基本量 | quantity | S4 | a quantity of the SI, such as length or time, that is not expressed through any other quantities | 在國際單位制中不必藉其他量來表示的量，例如長度和時間 | not=derived quantity
derived quantity | 導出量 | quantity | S4 | a quantity, such as speed or force, obtained by multiplying or dividing length, mass, time and the like | 把長度、質量、時間等量相乘或相除而得的量，例如速率和力 | not=base quantity
scalar | 標量 | quantity | S4 | a quantity that has magnitude only and no direction | 只有大小而沒有方向的量 | also=scalar quantity; also-zh=純量; not=vector
vector | 矢量 | quantity | S4 | a quantity that has both magnitude and direction and is added by the tip-to-tail rule | 同時具有大小和方向，並須首尾相接來相加的量 | also=vector quantity; also-zh=向量; not=scalar
physical constant | 物理常數 | quantity | S4 | a quantity whose value is the same at all places and times, such as the speed of light in vacuum | 無論何時何地數值都不變的量，例如光在真空中的速率
length | 長度 | quantity | P3 | the quantity that tells how far it is from one end of a thing to the other | 表示物件由一端至另一端有多遠的量
area | 面積 | quantity | P4 | the quantity that tells how much surface there is inside a boundary | 表示邊界之內的表面有多大的量 | not=volume
volume | 體積 | quantity | P5 | the quantity that tells how much space a body takes up | 表示物體佔據多少空間的量 | not=mass, area
mass | 質量 | quantity | S1 | the quantity that tells how much matter a body contains, which is the same on the Moon as on the Earth | 表示物體含有多少物質的量，在月球上和在地球上都相同 | not=weight
metre | 米 | unit | P3 | the SI base unit in which length and distance are measured | 量度長度和距離的國際單位制基本單位
kilogram | 千克 | unit | P4 | the SI base unit in which the amount of matter in a body is measured | 量度物體所含物質多少的國際單位制基本單位 | also-zh=公斤; not=newton
second | 秒 | unit | P3 | the SI base unit in which the duration of an event is measured | 量度事件歷時多久的國際單位制基本單位
kelvin | 開爾文 | unit | S4 | the SI base unit in which temperature above absolute zero is measured | 由絕對零度起量度溫度的國際單位制基本單位 | also-zh=開; not=degree Celsius
ampere | 安培 | unit | S2 | the SI base unit in which electric current is measured | 量度電流的國際單位制基本單位
mole | 摩爾 | unit | S4 | the SI base unit for the amount of substance, which contains 6.02 × 10²³ particles | 量度物質的量的國際單位制基本單位，包含6.02 × 10²³個粒子
candela | 坎德拉 | unit | S5 | the SI base unit in which luminous intensity is measured | 量度發光強度的國際單位制基本單位
gram | 克 | unit | P4 | a unit of mass equal to one thousandth of the SI base unit | 等於國際單位制基本單位千分之一的質量單位
tonne | 公噸 | unit | S1 | a unit of mass equal to one thousand kilograms | 等於一千千克的質量單位
litre | 升 | unit | P5 | a unit of volume equal to one cubic decimetre or one thousand cubic centimetres | 等於一立方分米或一千立方厘米的體積單位
millilitre | 毫升 | unit | P5 | a unit of volume equal to one cubic centimetre | 等於一立方厘米的體積單位
cubic metre | 立方米 | unit | P6 | the SI unit of volume, equal to the space inside a box whose edges are all 100 cm long | 國際單位制的體積單位，相當於邊長全為100厘米的箱子的空間 | not=square metre
square metre | 平方米 | unit | P5 | the SI unit in which the size of a surface is measured | 國際單位制中量度表面大小的單位 | not=cubic metre
light-year | 光年 | unit | S4 | a unit of distance equal to how far electromagnetic waves travel through space in twelve months | 相當於電磁波在太空中行走十二個月所經距離的單位 | not=astronomical unit
astronomical unit | 天文單位 | unit | S4 | a unit of distance equal to the average separation of the Earth and the Sun | 相當於地球與太陽平均距離的長度單位 | not=light-year
newton | 牛頓 | unit | S3 | the SI unit of force, which gives a mass of 1 kg an acceleration of 1 m s⁻² | 國際單位制中力的單位，可令1 kg的質量產生1 m s⁻²的加速度 | also-zh=牛; not=kilogram, joule
joule | 焦耳 | unit | S1 | the SI unit of energy and of work | 國際單位制中能量和功的單位 | also-zh=焦; not=watt, newton
watt | 瓦特 | unit | S2 | the SI unit of power, equal to an energy transfer of 1 J every second | 國際單位制中功率的單位，相當於每秒轉移1 J的能量 | also-zh=瓦; not=joule
pascal | 帕斯卡 | unit | S3 | the SI unit of pressure, equal to a force of 1 N acting on 1 m² | 國際單位制中壓強的單位，相當於1 N的力作用於1 m²的面積 | also-zh=帕; not=newton
hertz | 赫茲 | unit | S3 | the SI unit of frequency, equal to one cycle in a second | 國際單位制中頻率的單位，相當於每秒循環一次 | also-zh=赫
metre per second | 米每秒 | unit | S3 | the SI unit in which speed and velocity are measured | 國際單位制中速率和速度的單位 | not=metre per second squared
metre per second squared | 米每二次方秒 | unit | S4 | the SI unit in which the rate of change of velocity is measured | 國際單位制中量度速度改變率的單位 | not=metre per second
newton second | 牛頓秒 | unit | S4 | the SI unit of impulse, which can also be used for momentum | 國際單位制中衝量的單位，也可用於動量 | not=newton metre, joule
newton metre | 牛頓米 | unit | S4 | the SI unit of the moment of a force | 國際單位制中力矩的單位 | not=newton second
radian | 弧度 | unit | S5 | the SI unit of angle, of which there are 2π in a full circle | 國際單位制中角的單位，一個圓周共有2π個
tera | 太 | sign | S4 | the prefix that makes a unit 10¹² times as large | 令單位變為10¹²倍的前綴
giga | 吉 | sign | S4 | the prefix that makes a unit 10⁹ times as large | 令單位變為10⁹倍的前綴
mega | 兆 | sign | S3 | the prefix that makes a unit 10⁶ times as large | 令單位變為10⁶倍的前綴
kilo | 千 | sign | S1 | the prefix that makes a unit 10³ times as large | 令單位變為10³倍的前綴
centi | 厘 | sign | S1 | the prefix that makes a unit 10⁻² times as large | 令單位變為10⁻²倍的前綴
milli | 毫 | sign | S1 | the prefix that makes a unit 10⁻³ times as large | 令單位變為10⁻³倍的前綴 | not=micro
micro | 微 | sign | S3 | the prefix that makes a unit 10⁻⁶ times as large | 令單位變為10⁻⁶倍的前綴 | not=milli
nano | 納 | sign | S4 | the prefix that makes a unit 10⁻⁹ times as large | 令單位變為10⁻⁹倍的前綴
pico | 皮 | sign | S4 | the prefix that makes a unit 10⁻¹² times as large | 令單位變為10⁻¹²倍的前綴
metre rule | 米尺 | device | S1 | a straight graduated stick 100 cm long, for lengths to the nearest millimetre | 長100厘米、刻度最小至毫米的直條形長度量具
measuring tape | 捲尺 | device | P4 | a long flexible graduated strip that is pulled out of a case, for lengths of several metres | 從盒中拉出、有刻度而可彎曲的長帶，適合量度數米的長度 | not=metre rule
trundle wheel | 滾輪 | device | P4 | a round tool pushed along the ground by a handle, which counts its turns to find a long distance | 用手柄在地上推動、靠計算轉動圈數來求長距離的圓形工具
vernier calipers | 游標卡尺 | device | S4 | an instrument with jaws and a short second scale sliding along a main scale, for outer and inner diameters | 有量爪、並有副尺沿主尺滑動，可量度外徑和內徑的儀器 | not=micrometer screw gauge
micrometer screw gauge | 螺旋測微計 | device | S4 | an instrument whose thimble is turned to close it on a thin wire, for thicknesses to the nearest 0.01 mm | 轉動套筒夾住細金屬線，可讀出厚度至0.01毫米的儀器 | also-zh=千分尺; not=vernier calipers
beam balance | 天平 | device | P4 | an instrument that compares a body with standard masses placed on the other of its two pans | 把物體與放在另一秤盤上的標準砝碼作比較的儀器 | not=spring balance
electronic balance | 電子天平 | device | S1 | an instrument with a single pan and a digital display, which shows mass at once | 只有一個秤盤、以數字屏幕即時顯示質量的儀器
spring balance | 彈簧秤 | device | S1 | an instrument that shows the size of a force by how far a metal coil inside it is stretched | 靠內部金屬線圈被拉長多少來顯示力的大小的儀器 | also=newton meter; also-zh=測力計; not=beam balance
stop-watch | 秒錶 | device | S1 | an instrument started and stopped by hand to find how long a motion lasts | 用手啟動和停止、用來量度一段過程歷時多久的儀器
ticker-tape timer | 紙帶打點計時器 | device | S4 | a device that marks equally timed dots on a strip pulled by a moving trolley | 以相等時間間隔在小車拖動的長條上留下記號的裝置 | not=light gate
light gate | 光閘 | device | S4 | a device that registers how long a card on a trolley interrupts a narrow beam | 記錄小車上的卡片遮斷一束射線多久的裝置 | also=photogate; not=motion sensor
motion sensor | 運動感應器 | device | S4 | a device that sends out ultrasound pulses and finds the distance of a body from their echoes | 發出超聲波脈衝、並根據回聲求出物體距離的裝置 | also-zh=運動傳感器; not=light gate
data logger | 數據收集儀 | device | S3 | an electronic device that takes and stores the readings of connected sensors automatically at set intervals | 按設定時間間隔自動讀取並儲存所連接感應器讀數的電子裝置
measuring cylinder | 量筒 | device | S1 | a tall graduated vessel whose reading is taken at the meniscus, for volumes of liquid | 直身而有刻度、在彎液面讀數以得知液體體積的容器
speedometer | 車速計 | device | S3 | an instrument on a dashboard that shows how fast the vehicle is going at that moment | 安裝在儀錶板上、顯示車輛當刻行駛快慢的儀器 | also-zh=速率計; not=odometer
odometer | 里程錶 | device | S4 | an instrument in a vehicle that shows the total distance covered | 顯示車輛一共行駛了多遠的儀器 | not=speedometer
accuracy | 準確度 | property | S1 | the closeness of a measured value to the true value | 量度值與真實值接近的程度 | not=precision
precision | 精密度 | property | S4 | the closeness of repeated readings of the same thing to one another | 對同一事物重複量度所得讀數互相接近的程度 | not=accuracy
sensitivity | 靈敏度 | property | S4 | the size of an instrument's response to a very small change of what is measured | 被量度的量有微小改變時，儀器反應的大小 | not=accuracy
measuring range | 量度範圍 | property | S4 | the span between the smallest and the largest values an instrument can show | 儀器可顯示的最小值與最大值之間的跨度
random error | 隨機誤差 | idea | S4 | an error that scatters repeated readings unpredictably above and below the true value | 令重複量度的讀數無規律地高於或低於真實值的誤差 | not=systematic error
systematic error | 系統誤差 | idea | S4 | an error that shifts every reading in the same direction, so that averaging does not reduce it | 令所有讀數都偏向同一方向、取平均值也不能減少的誤差 | not=random error
zero error | 零點誤差 | idea | S4 | an error that arises because an instrument does not read nil when nothing is being measured | 儀器在沒有量度任何東西時已有讀數所引起的誤差 | kind=systematic error; not=parallax error
parallax error | 視差誤差 | idea | S1 | an error made by looking at a scale from a slanting angle | 從傾斜的角度觀看刻度所造成的誤差 | also-zh=視差; not=zero error
independent variable | 自變量 | idea | S1 | the factor in an experiment that the experimenter changes on purpose | 實驗中由實驗者刻意改變的因素 | also-zh=獨立變量; not=dependent variable
dependent variable | 因變量 | idea | S1 | the factor in an experiment whose change is observed or measured as the outcome | 實驗中作為結果來觀察或量度的因素 | also-zh=從屬變量; not=independent variable
controlled variable | 控制變量 | idea | S1 | a factor in an experiment that is kept the same so that the test is fair | 實驗中為了公平而保持不變的因素
significant figure | 有效數字 | sign | S2 | a digit of a measured value that carries meaning, counted from the first one that is not 0 | 量值中由首個非0數碼起計、具有意義的數位 | not=decimal place
decimal place | 小數位 | sign | P5 | a position of a digit to the right of the point in a number | 數中位於小點右方的數位位置 | not=significant figure
scientific notation | 科學記數法 | sign | S2 | the way of writing a value as a number from 1 to below 10 times a power of ten | 把數值寫成1至小於10的數乘以10的乘冪的表示方式
order of magnitude | 數量級 | sign | S4 | the power of ten nearest to a value, used for rough comparison of sizes | 最接近某數值的10的乘冪，用於粗略比較大小
slope | 斜率 | idea | S3 | the vertical change divided by the horizontal change between two points on a straight line graph | 直線圖上兩點之間的縱向改變除以橫向改變所得的值 | also=gradient; not=intercept
intercept | 截距 | idea | S3 | the value at which the line of a graph cuts an axis | 關係線與座標軸相交之處的數值 | not=slope
best-fit line | 最佳擬合線 | idea | S4 | a smooth line drawn as near as possible to all the plotted points, which leaves them evenly on both sides | 盡量靠近所有數據點、使點平均分布於兩側的平滑線
origin | 原點 | idea | S1 | the point of a graph at which both axes read zero | 圖上兩條座標軸讀數均為零的一點
tangent to a curve | 曲線的切線 | idea | S4 | a straight line that touches a graph at one point, whose steepness gives the rate of change there | 在一點與關係圖接觸的直線，其傾斜程度代表該點的改變率
set | SI base units | 國際單位制的基本單位 | metre; kilogram; second; ampere; kelvin; mole; candela
set | derived units of mechanics | 力學的導出單位 | newton; joule; watt; pascal; hertz
set | units named after scientists | 以科學家命名的單位 | newton; joule; watt; pascal; kelvin; ampere
set | units of motion and of its causes | 與運動和力有關的單位 | metre per second; metre per second squared; newton second; newton metre; newton
set | units of mass and of volume | 質量和體積的單位 | gram; kilogram; tonne; litre; millilitre; cubic metre
set | units of area, volume and length | 面積、體積和長度的單位 | metre; square metre; cubic metre; litre
set | units of length and distance | 長度和距離的單位 | metre; light-year; astronomical unit; kilometre=千米; millimetre=毫米
set | prefixes for large multiples | 表示大倍數的前綴 | kilo; mega; giga; tera
set | prefixes for small fractions | 表示小份數的前綴 | centi; milli; micro; nano; pico
set | prefixes of units | 單位的前綴 | kilo; mega; giga; milli; micro; nano
set | instruments for lengths | 量度長度的儀器 | metre rule; measuring tape; trundle wheel; vernier calipers; micrometer screw gauge
set | weighing and measuring instruments in the junior laboratory | 初中實驗室的量度儀器 | beam balance; electronic balance; spring balance; measuring cylinder; stop-watch; metre rule
set | apparatus for the study of motion | 研究運動的儀器 | ticker-tape timer; light gate; motion sensor; stop-watch; metre rule
set | instruments that tell about a moving body | 顯示物體運動情況的儀器 | speedometer; odometer; motion sensor; light gate; ticker-tape timer
set | electronic measuring devices | 電子量度裝置 | data logger; motion sensor; light gate; electronic balance
set | qualities of a measurement or an instrument | 量度或儀器的特質 | accuracy; precision; sensitivity; measuring range
set | variables and constants of an experiment | 實驗的變量與常數 | independent variable; dependent variable; controlled variable; physical constant
set | ways of stating and judging the size of a number | 表示和判斷數值大小的方式 | significant figure; decimal place; scientific notation; order of magnitude
set | features of a graph | 關係圖的特徵 | slope; intercept; best-fit line; origin; tangent to a curve
order | prefixes from the largest to the smallest | 由大至小的前綴 | tera > giga > mega > kilo > centi > milli > micro > nano > pico
order | units of mass from the smallest to the largest | 由小至大的質量單位 | gram > kilogram > tonne
order | units of distance from the shortest to the longest | 由短至長的距離單位 | millimetre=毫米 > metre > kilometre=千米 > astronomical unit > light-year
fact | tera | 太 | factor it multiplies a unit by | 令單位變為的倍數 | 10¹² | 10¹² |
fact | giga | 吉 | factor it multiplies a unit by | 令單位變為的倍數 | 10⁹ | 10⁹ |
fact | mega | 兆 | factor it multiplies a unit by | 令單位變為的倍數 | 10⁶ | 10⁶ |
fact | kilo | 千 | factor it multiplies a unit by | 令單位變為的倍數 | 10³ | 10³ |
fact | centi | 厘 | factor it multiplies a unit by | 令單位變為的倍數 | 10⁻² | 10⁻² |
fact | milli | 毫 | factor it multiplies a unit by | 令單位變為的倍數 | 10⁻³ | 10⁻³ |
fact | micro | 微 | factor it multiplies a unit by | 令單位變為的倍數 | 10⁻⁶ | 10⁻⁶ |
fact | nano | 納 | factor it multiplies a unit by | 令單位變為的倍數 | 10⁻⁹ | 10⁻⁹ |
fact | pico | 皮 | factor it multiplies a unit by | 令單位變為的倍數 | 10⁻¹² | 10⁻¹² |
fact | newton | 牛頓 | symbol of the unit | 單位的符號 | N | N |
fact | joule | 焦耳 | symbol of the unit | 單位的符號 | J | J |
fact | watt | 瓦特 | symbol of the unit | 單位的符號 | W | W |
fact | pascal | 帕斯卡 | symbol of the unit | 單位的符號 | Pa | Pa |
fact | hertz | 赫茲 | symbol of the unit | 單位的符號 | Hz | Hz |
fact | kelvin | 開爾文 | symbol of the unit | 單位的符號 | K | K |
fact | mole | 摩爾 | symbol of the unit | 單位的符號 | mol | mol |
fact | candela | 坎德拉 | symbol of the unit | 單位的符號 | cd | cd |
fact | kilogram | 千克 | symbol of the unit | 單位的符號 | kg | kg |
fact | radian | 弧度 | symbol of the unit | 單位的符號 | rad | rad |
set | errors spoken of in reports | 實驗報告提及的誤差 | systematic error; random error; percentage error=百分誤差; maximum absolute error=最大絕對誤差

== Temperature, heat and internal energy | 溫度、熱和內能
temperature | 溫度 | quantity | S1 | the quantity that tells how hot or cold a body is and measures the average random kinetic energy of its particles | 表示物體冷熱程度、反映其粒子平均無規運動動能的量 | not=heat, internal energy
heat | 熱 | quantity | S1 | the energy that passes from one body to another because one of them is hotter | 因兩物體冷熱不同而由一物體轉移至另一物體的能量 | not=temperature, internal energy
internal energy | 內能 | quantity | S4 | the sum of the random kinetic energy and the potential energy of all the particles in a body | 物體所有粒子無規運動的動能與粒子勢能的總和 | not=heat, temperature
heat capacity | 熱容量 | quantity | S4 | the energy needed to raise the temperature of a whole body by 1 °C | 使整個物體溫度升高1 °C所需的能量 | not=specific heat capacity
specific heat capacity | 比熱容量 | quantity | S4 | the energy needed to raise the temperature of 1 kg of a substance by 1 °C | 使1 kg某物質溫度升高1 °C所需的能量 | also-zh=比熱容; not=heat capacity, specific latent heat of fusion
thermal equilibrium | 熱平衡 | idea | S4 | the state of bodies in contact that have reached the same temperature, with no net heat flow between them | 互相接觸的物體達到相同溫度、彼此間沒有淨熱流動的狀態
absolute zero | 絕對零度 | idea | S4 | the lowest possible temperature, at which the random motion of particles is at its least | 可能達到的最低溫度，此時粒子的無規運動減至最小 | not=ice point
ice point | 冰點 | idea | S4 | the temperature at which pure melting ice and water are together at standard pressure, 0 °C | 在標準壓強下純冰與水並存時的溫度，即0 °C | also=lower fixed point; also-zh=下定點; not=steam point
steam point | 汽點 | idea | S4 | the temperature at which pure water boils at standard pressure, 100 °C | 在標準壓強下純水沸騰時的溫度，即100 °C | also=upper fixed point; also-zh=上定點; not=ice point
degree Celsius | 攝氏度 | unit | P3 | the unit of a temperature reading that is 0 for freezing water and 100 for boiling water | 令水凝固時讀數為0、沸騰時讀數為100的溫度單位 | not=kelvin
degree Fahrenheit | 華氏度 | unit | S1 | the unit of a temperature reading that is 32 for freezing water and 212 for boiling water | 令水凝固時讀數為32、沸騰時讀數為212的溫度單位 | not=degree Celsius
joule per kilogram per degree Celsius | 焦耳每千克每攝氏度 | unit | S4 | the SI-based unit in which specific heat capacity is measured | 用來表示物質比熱容量的單位
joule per degree Celsius | 焦耳每攝氏度 | unit | S4 | the unit of the heat capacity of a body | 用來表示整個物體熱容量的單位
joule per kilogram | 焦耳每千克 | unit | S4 | the SI-based unit in which specific latent heat is measured | 用來表示物質比潛熱的單位
calorie | 卡路里 | unit | S2 | a unit of energy equal to about 4.2 J, first meant for warming 1 g of water by 1 °C | 約等於4.2 J的能量單位，源自使1 g水升溫1 °C所需的熱 | also-zh=卡; not=joule
Celsius scale | 攝氏溫標 | idea | S4 | a temperature scale on which pure water freezes at 0 and boils at 100 at standard pressure | 標準壓強下純水在0凝固、在100沸騰的溫度標度 | not=Kelvin scale
Fahrenheit scale | 華氏溫標 | idea | S4 | a temperature scale on which pure water freezes at 32 and boils at 212 at standard pressure | 標準壓強下純水在32凝固、在212沸騰的溫度標度
Kelvin scale | 開氏溫標 | idea | S4 | a temperature scale that begins at absolute zero, on which pure water freezes at 273 | 由絕對零度開始、純水在273凝固的溫度標度 | also=absolute temperature scale; also-zh=絕對溫標; not=Celsius scale
mercury thermometer | 水銀溫度計 | device | S1 | a glass instrument in which a silvery liquid metal expands along a capillary, unsuited to great cold as it freezes at −39 °C | 以銀白色液態金屬在毛細管中膨脹來示溫的玻璃儀器，因在−39 °C凝固而不宜用於嚴寒 | also=mercury-in-glass thermometer; not=alcohol thermometer
alcohol thermometer | 酒精溫度計 | device | S1 | a glass instrument in which a dyed liquid boiling at about 78 °C expands along a capillary, suited to very cold places | 以約78 °C沸騰的染色液體在毛細管中膨脹來示溫的玻璃儀器，適用於嚴寒地方 | also=alcohol-in-glass thermometer; not=mercury thermometer
resistance thermometer | 電阻溫度計 | device | S4 | an instrument that tells hotness by the way a platinum wire opposes current more as it is warmed | 利用鉑線受熱後對電流阻礙增大的特性來示溫的儀器 | not=thermistor thermometer
thermistor thermometer | 熱敏電阻溫度計 | device | S4 | an instrument that tells hotness by a semiconductor bead through which current passes far more easily as it is warmed | 利用半導體小珠受熱後電流更易通過的特性來示溫的儀器 | not=resistance thermometer
thermocouple | 熱電偶 | device | S4 | an instrument that tells hotness by the voltage between two junctions of two different metal wires | 利用兩種金屬線的兩個接點之間的電壓來示溫的儀器 | also=thermocouple thermometer; also-zh=熱電偶溫度計
infrared thermometer | 紅外線溫度計 | device | S4 | an instrument that tells the hotness of a surface without touching it, by the invisible radiation it gives out | 不用接觸、根據物體表面放出的不可見輻射來示溫的儀器
liquid crystal thermometer | 液晶溫度計 | device | S4 | a flexible plastic strip placed on the forehead, whose patches change colour as they are warmed | 貼在額上、受熱後各格會改變顏色的軟膠條
rotary thermometer | 旋轉式溫度計 | device | S4 | an instrument whose pointer is turned by a coiled bimetallic strip, often used in ovens | 以捲成螺旋狀的雙金屬片帶動指針、常用於焗爐的儀器 | also=bimetallic thermometer; also-zh=雙金屬溫度計
constant-volume gas thermometer | 定容氣體溫度計 | device | S5 | an instrument that tells hotness by the pressure of air sealed in a bulb of fixed size | 利用密封於固定大小容器內的空氣的壓強來示溫的儀器
immersion heater | 浸沒式發熱器 | device | S4 | an electric rod that is put into a liquid or a hole in a metal block to warm it | 放進液體或金屬塊孔中、通電後使其升溫的棒狀裝置 | not=joulemeter
joulemeter | 焦耳計 | device | S4 | an instrument that shows the electrical energy supplied to an appliance | 顯示供應給電器多少電能的儀器 | not=immersion heater
calorimeter | 量熱器 | device | S4 | an insulated metal cup in which hot and cold substances are mixed to find the energy passed between them | 有隔熱外殼的金屬杯，供冷熱物質在其中混合以求出所轉移的能量
thermostat | 恆溫器 | device | S3 | a switch that opens and closes by itself so as to keep a room or appliance equally warm | 自動開關電路、使房間或電器冷熱保持不變的裝置
bimetallic strip | 雙金屬片 | device | S3 | two joined layers of different metals, which bend on heating because one lengthens more | 由兩層受熱伸長不同的材料合成、變熱時會彎曲的薄條
expansion joint | 伸縮縫 | structure | S3 | a gap left between sections of a bridge or railway so that they can lengthen on hot days | 橋樑或路軌各段之間預留的空隙，供其在炎熱天氣時變長
thermal expansion | 熱膨脹 | process | S1 | the increase in size of a body when it becomes hotter | 物體變熱時體積增大的過程 | not=thermal contraction
thermal contraction | 熱收縮 | process | S1 | the decrease in size of a body when it becomes colder | 物體變冷時體積減小的過程 | not=thermal expansion
calibration | 校準 | method | S4 | the marking or checking of an instrument's scale against known standard values | 以已知標準值來標定或核對儀器刻度的程序
method of mixtures | 混合法 | method | S4 | the way of finding specific heat capacity by putting a hot solid into cold water and noting the final temperature | 把熱固體放入冷水並記錄末溫度，以求出比熱容量的方法
extrapolation | 外推法 | method | S4 | the lengthening of a graph line beyond its measured points to find a value, such as absolute zero | 把關係線伸延至數據點範圍以外來求值的方法，例如求絕對零度
Anders Celsius | 攝耳修斯 | person | S4 | the Swedish astronomer who divided the range between the freezing and boiling of water into 100 degrees | 把水的凝固與沸騰之間分為100度的瑞典天文學家 | also-zh=攝爾修斯
Lord Kelvin | 開爾文勳爵 | person | S4 | the British physicist who proposed the temperature scale that starts from absolute zero | 提出以絕對零度為起點的溫標的英國物理學家 | also=William Thomson
James Prescott Joule | 焦耳 | person | S4 | the English physicist whose paddle-wheel experiment showed that mechanical work can be turned into heat | 以槳輪實驗證明機械功可轉換為熱的英國物理學家 | also=Joule
zeroth law of thermodynamics | 熱力學第零定律 | law | S6 | the rule that two bodies in thermal equilibrium with a third body are in thermal equilibrium with each other | 分別與第三個物體處於熱平衡的兩物體亦互相處於熱平衡的規律
first law of thermodynamics | 熱力學第一定律 | law | S6 | the rule that the change in a system's internal energy is the heat supplied minus the work it does | 系統內能的改變等於所吸收的熱減去其所作的功的規律
second law of thermodynamics | 熱力學第二定律 | law | S6 | the rule that heat never flows by itself from a cold body to a hot one, so that total entropy never falls | 熱不會自行由冷物體流向熱物體、總熵不會減少的規律
third law of thermodynamics | 熱力學第三定律 | law | S6 | the rule that absolute zero cannot be reached in a finite number of steps | 不可能以有限個步驟達到絕對零度的規律
entropy | 熵 | quantity | S6 | the quantity that measures the disorder of a system | 量度系統混亂程度的量
heat engine | 熱機 | device | S6 | a machine that takes energy from a hot source, turns part of it into work and gives the rest to a cold sink | 從高溫源取得能量，部分轉換為功、其餘排往低溫處的機器 | not=heat pump
heat pump | 熱泵 | device | S6 | a machine that uses work to move energy from a cold place to a hot place | 利用功把能量由低溫處搬往高溫處的機器 | not=heat engine
set | ideas about hotness and the energy of particles | 有關冷熱和粒子能量的量 | temperature; heat; internal energy; heat capacity; specific heat capacity
set | quantities of thermodynamics | 熱力學的量 | internal energy; heat; entropy; temperature
set | quantities used in heating calculations | 計算加熱時所用的量 | heat capacity; specific heat capacity; temperature; mass
set | special temperatures | 特別的溫度 | absolute zero; ice point; steam point; room temperature=室溫; body temperature=體溫
set | temperature scales | 溫標 | Celsius scale; Fahrenheit scale; Kelvin scale; Rankine scale=朗肯溫標
set | units of temperature and energy | 溫度和能量的單位 | kelvin; degree Celsius; degree Fahrenheit; joule; calorie
set | units in heat calculations | 熱學計算所用的單位 | joule per kilogram per degree Celsius; joule per degree Celsius; joule per kilogram; joule; watt
set | electrical and other thermometers | 電學及其他溫度計 | resistance thermometer; thermistor thermometer; thermocouple; infrared thermometer; liquid crystal thermometer
set | types of thermometers | 溫度計的類型 | alcohol thermometer; thermocouple; infrared thermometer; rotary thermometer; constant-volume gas thermometer; resistance thermometer
set | apparatus of heating experiments | 加熱實驗的儀器 | immersion heater; joulemeter; calorimeter; alcohol thermometer; electronic balance
set | devices that work by heat | 與熱有關的裝置 | thermostat; bimetallic strip; immersion heater; heat engine; heat pump
set | methods of the heat laboratory | 熱學實驗的方法 | calibration; method of mixtures; electrical heating method=電熱法; extrapolation
set | laws of thermodynamics | 熱力學定律 | zeroth law of thermodynamics; first law of thermodynamics; second law of thermodynamics; third law of thermodynamics
set | scientists and engineers who dealt with heat or particles | 與熱或粒子有關的科學家和工程師 | Anders Celsius; Lord Kelvin; James Prescott Joule; Robert Brown; James Watt
order | temperatures from the lowest to the highest | 由低至高的溫度 | absolute zero > ice point > room temperature=室溫 > body temperature=體溫 > steam point
order | steps in finding a specific heat capacity with an immersion heater | 以浸沒式發熱器求比熱容量的步驟 | noting the initial temperature=記錄初溫度 > switching on the heater=接通發熱器 > switching off the heater=關掉發熱器 > noting the highest temperature reached=記錄達到的最高溫度
order | steps in marking a Celsius scale on a thermometer | 在溫度計上標定攝氏溫標的步驟 | marking the ice point=標記冰點 > marking the steam point=標記汽點 > dividing the interval into 100 equal parts=把間距分成100等份
fact | absolute zero | 絕對零度 | temperature in degrees Celsius | 以攝氏度表示的溫度 | −273 | −273 | °C
fact | ice point | 冰點 | temperature in degrees Celsius | 以攝氏度表示的溫度 | 0 | 0 | °C
fact | steam point | 汽點 | temperature in degrees Celsius | 以攝氏度表示的溫度 | 100 | 100 | °C
fact | body temperature of a healthy person | 健康的人的體溫 | temperature in degrees Celsius | 以攝氏度表示的溫度 | about 37 | 約37 | °C

== Change of state and the particle model | 物態變化與粒子模型
solid | 固態 | form | S1 | the state of matter with a fixed shape, whose particles vibrate about fixed positions | 形狀固定、粒子在固定位置振動的物態 | also=solid state; also-zh=固體
liquid | 液態 | form | S1 | the state of matter with a fixed volume but no fixed shape, whose close-packed particles slide past one another | 體積固定而形狀不定、粒子緊靠但可互相滑過的物態 | also=liquid state; also-zh=液體
gas | 氣態 | form | S1 | the state of matter with neither fixed shape nor fixed volume, whose neutral particles fly about far apart | 形狀和體積都不固定、不帶電的粒子相距甚遠並四處亂飛的物態 | also=gaseous state; also-zh=氣體
plasma | 等離子體 | form | S5 | the state of matter in which very hot atoms have split into ions and free electrons | 原子因極高溫而分裂成帶電粒子和自由電子的物態 | also-zh=等離子態; not=gas
melting | 熔化 | process | S1 | the change of a solid into a liquid | 物質由固態變為液態的過程 | not=dissolving
freezing | 凝固 | process | S1 | the change of a liquid into a solid | 物質由液態變為固態的過程 | also=solidification; not=condensation
boiling | 沸騰 | process | S1 | the change of a liquid into a gas throughout its whole volume at one definite temperature, with bubbles | 液體在特定溫度下整體冒泡變為氣體的過程 | not=evaporation
evaporation | 蒸發 | process | S1 | the change of a liquid into a gas at its surface only, at any temperature | 液體在任何溫度下只在表面變為氣體的過程 | not=boiling
condensation | 凝結 | process | S1 | the change of a gas into a liquid | 物質由氣態變為液態的過程 | not=evaporation, deposition
sublimation | 昇華 | process | S1 | the change of a solid directly into a gas without becoming a liquid first | 物質由固態直接變為氣態而不經液態的過程 | not=deposition
deposition | 凝華 | process | S4 | the change of a gas directly into a solid without becoming a liquid first | 物質由氣態直接變為固態而不經液態的過程 | not=sublimation, condensation
diffusion | 擴散 | process | S1 | the spreading of particles by their own random motion from where they are crowded to where they are few | 粒子因本身無規運動而由密集處散開至稀疏處的過程 | not=Brownian motion
Brownian motion | 布朗運動 | process | S4 | the jerky zigzag movement of smoke or pollen specks as invisible molecules bombard them | 煙粒或花粉微粒受看不見的分子撞擊而作的曲折不定移動 | not=diffusion
melting point | 熔點 | quantity | S1 | the temperature at which a pure solid turns into a liquid at standard pressure | 純固體在標準壓強下變為液體的溫度 | not=boiling point
boiling point | 沸點 | quantity | S1 | the temperature at which a pure liquid turns to vapour throughout its volume at standard pressure | 純液體在標準壓強下整體變為蒸氣的溫度 | not=melting point
specific latent heat of fusion | 熔解比潛熱 | quantity | S4 | the energy needed to turn 1 kg of a solid into liquid without a change of temperature | 使1 kg固體變為液體而溫度不變所需的能量 | not=specific latent heat of vaporization, specific heat capacity
specific latent heat of vaporization | 汽化比潛熱 | quantity | S4 | the energy needed to turn 1 kg of a liquid into gas without a change of temperature | 使1 kg液體變為氣體而溫度不變所需的能量 | not=specific latent heat of fusion
relative humidity | 相對濕度 | quantity | S2 | the ratio of the water vapour in the air to the most that the air can hold at that temperature | 空氣中水蒸氣的含量與同溫度下可容納的最大含量之比
dew point | 露點 | quantity | S5 | the temperature to which moist air must be cooled before its vapour begins to turn to droplets | 濕空氣冷卻至其水蒸氣開始變為水滴時的溫度
heating curve | 加熱曲線 | form | S4 | a graph of temperature against time for a substance that is steadily supplied with energy | 物質穩定地獲得能量時溫度隨時間變化的關係圖 | not=cooling curve
cooling curve | 冷卻曲線 | form | S4 | a graph of temperature against time for a hot substance that loses energy to its surroundings | 熱物質向周圍散失能量時溫度隨時間變化的關係圖 | not=heating curve
ice | 冰 | substance | P3 | the hard solid into which liquid water turns when it is cooled to 0 °C | 液態水冷卻至0 °C時所變成的堅硬固體
steam | 蒸汽 | substance | S1 | the invisible hot gas into which water turns at its boiling point | 水在沸點時所變成的看不見的熱氣體 | not=mist
dew | 露 | substance | P5 | water drops formed on grass and other cool surfaces during the night | 夜間在草葉等冷表面上形成的水滴 | also-zh=露水; not=frost
frost | 霜 | substance | P5 | white ice crystals formed on freezing surfaces directly from water vapour | 水蒸氣在極冷表面上直接形成的白色冰晶 | not=dew
dry ice | 乾冰 | substance | S1 | solid carbon dioxide, which turns directly into gas at about −78 °C | 固態的二氧化碳，約在−78 °C直接變為氣體 | not=ice
pressure cooker | 高速煲 | device | S4 | a sealed cooking pot in which water boils above 100 °C | 密封的煮食器具，其中的水要超過100 °C才沸騰 | also-zh=壓力鍋
sweating | 出汗 | process | S1 | the giving out of salty liquid by the skin, whose drying carries energy away from the body | 皮膚排出帶鹽分的液體，其變乾時帶走身體能量的過程
particle theory of matter | 粒子理論 | theory | S1 | the idea that all substances are made of tiny pieces that are always moving | 所有物質均由不停運動的微小個體組成的學說 | also=particle theory
caloric theory | 熱質說 | theory | S5 | the abandoned idea that heat is an invisible weightless fluid flowing from hot bodies to cold ones | 認為熱是由熱物體流向冷物體的無重量流體的過時學說
kinetic theory of gases | 氣體分子運動論 | theory | S4 | the idea that the pressure of air and the like comes from countless collisions of moving molecules with the walls | 認為空氣一類物質的壓強來自無數不停移動的微粒撞擊器壁的學說 | also=kinetic theory
Robert Brown | 布朗 | person | S4 | the Scottish botanist who saw through his microscope that pollen specks in water move without rest | 在顯微鏡下看到水中花粉微粒不停移動的蘇格蘭植物學家
supercooling | 過冷 | process | S6 | the cooling of a liquid below its freezing point without its becoming solid | 液體降溫至凝固點以下卻仍未變為固體的過程
set | states of matter | 物態 | solid; liquid; gas; plasma
set | changes of state | 物態變化 | melting; freezing; boiling; condensation; sublimation; deposition
set | ways in which water changes in nature | 大自然中水的變化 | evaporation; condensation; freezing; melting; deposition
set | changes in a heated or cooled solid or liquid | 固體或液體受熱或冷卻時的變化 | thermal expansion; thermal contraction; melting; freezing; evaporation
set | processes explained by the movement of particles | 可用粒子運動解釋的過程 | diffusion; Brownian motion; evaporation; thermal expansion
set | quantities about changes of state | 有關物態變化的量 | melting point; boiling point; specific latent heat of fusion; specific latent heat of vaporization; dew point
set | quantities met in heating and melting | 加熱和熔化所涉及的量 | specific latent heat of fusion; specific latent heat of vaporization; specific heat capacity; heat capacity; internal energy
set | quantities of moist air and water | 有關濕空氣和水的量 | relative humidity; dew point; boiling point; melting point
set | graphs in heat and motion | 熱學和運動學的關係圖 | heating curve; cooling curve; displacement-time graph; velocity-time graph
set | theories of science, some of them given up | 科學學說，包括已被放棄的學說 | particle theory of matter; caloric theory; kinetic theory of gases; heliocentric theory
order | states through which ice passes when it is heated steadily | 冰被穩定加熱所經歷的階段 | ice warms to 0 °C=冰升溫至0 °C > ice melts at 0 °C=冰在0 °C熔化 > water warms to 100 °C=水升溫至100 °C > water boils at 100 °C=水在100 °C沸騰 > steam gets hotter than 100 °C=蒸汽升溫至超過100 °C
order | states of most substances from the closest to the widest spacing of particles | 大部分物質由粒子最緊密至最疏離的物態 | solid > liquid > gas
fact | ice | 冰 | melting point at standard pressure | 標準壓強下的熔點 | 0 | 0 | °C
fact | mercury | 水銀 | melting point at standard pressure | 標準壓強下的熔點 | −39 | −39 | °C
fact | aluminium | 鋁 | melting point at standard pressure | 標準壓強下的熔點 | 660 | 660 | °C
fact | iron | 鐵 | melting point at standard pressure | 標準壓強下的熔點 | 1538 | 1538 | °C
fact | lead | 鉛 | melting point at standard pressure | 標準壓強下的熔點 | 327 | 327 | °C
fact | copper | 銅 | melting point at standard pressure | 標準壓強下的熔點 | 1085 | 1085 | °C
fact | water | 水 | boiling point at standard pressure | 標準壓強下的沸點 | 100 | 100 | °C
fact | ethanol | 乙醇 | boiling point at standard pressure | 標準壓強下的沸點 | 78 | 78 | °C
fact | mercury | 水銀 | boiling point at standard pressure | 標準壓強下的沸點 | 357 | 357 | °C
fact | nitrogen | 氮 | boiling point at standard pressure | 標準壓強下的沸點 | −196 | −196 | °C
fact | oxygen | 氧 | boiling point at standard pressure | 標準壓強下的沸點 | −183 | −183 | °C

== Heat transfer | 熱轉移
conduction | 傳導 | process | S2 | the transfer of heat through a material from particle to particle, without the material itself travelling | 熱在物料中由粒子傳給粒子而物料本身不流動的轉移方式 | also=thermal conduction; not=convection
convection | 對流 | process | S2 | the transfer of heat by the movement of a liquid or gas, the warmer part of which rises | 藉液體或氣體的流動、較暖部分上升來轉移熱的過程 | not=conduction
radiation | 輻射 | process | S2 | the transfer of heat by electromagnetic waves, which needs no material between the bodies | 藉電磁波來轉移熱、物體之間不需要任何介質的過程 | also=thermal radiation; also-zh=熱輻射; not=convection
absorption of radiation | 吸收輻射 | process | S2 | the taking in of infrared waves by a surface, which is thereby warmed | 物體表面收取紅外線而變暖的過程 | not=emission of radiation
emission of radiation | 發射輻射 | process | S2 | the giving out of infrared waves by a surface, which is thereby cooled | 物體表面放出紅外線而變冷的過程 | not=absorption of radiation
reflection of radiation | 反射輻射 | process | S2 | the turning back of infrared waves at a shiny surface, which is hardly warmed | 紅外線在光亮表面折返而表面幾乎不變暖的過程
conductor of heat | 熱導體 | substance | S2 | a material such as copper, through which heat passes quickly from particle to particle | 熱可在粒子之間迅速傳遞的物料，例如銅 | also=thermal conductor; not=insulator of heat
insulator of heat | 熱絕緣體 | substance | S2 | a material such as wool or foam, through which heat passes very slowly | 熱只能極緩慢地通過的物料，例如羊毛和發泡膠 | also=thermal insulator; not=conductor of heat
copper | 銅 | substance | S2 | a reddish metal through which heat passes very quickly, used for the bottoms of pans | 熱可極快通過的紅棕色金屬，常用於鍋底
aluminium foil | 鋁箔 | substance | S2 | a thin shiny metal sheet that turns back most infrared waves | 能把大部分紅外線折返的光亮金屬薄片 | also-zh=錫紙
dull black paint | 暗黑色油漆 | substance | S2 | a coating that makes a surface the best absorber and emitter of infrared waves | 使表面最能吸收和放出紅外線的塗層
still air | 靜止空氣 | substance | S2 | the trapped gas in wool, double windows and feathers, which hinders both conduction and convection | 困於羊毛、雙層窗和羽毛中、能阻礙傳導和對流的氣體
sea breeze | 海風 | process | S2 | the daytime flow of cool air from over the water to the warmer shore | 日間較涼空氣由水面吹向較暖岸上的流動 | not=land breeze
land breeze | 陸風 | process | S2 | the night-time flow of cool air from the shore to over the warmer water | 晚間較涼空氣由岸上吹向較暖水面的流動 | not=sea breeze
greenhouse effect | 溫室效應 | process | S2 | the warming of a planet because certain gases in its air trap the infrared waves given out by its surface | 行星大氣中某些氣體截留地面放出的紅外線而令行星變暖的過程
vacuum flask | 保溫瓶 | device | S2 | a double-walled silvered bottle with no air between its walls, which keeps drinks hot or cold | 雙層鍍銀、層間抽去空氣、使飲品保持冷熱的瓶子 | also-zh=真空瓶
vacuum | 真空 | idea | S2 | a space that contains no matter at all, through which neither conduction nor convection can carry heat | 完全沒有物質的空間，熱不能藉傳導或對流通過
double glazing | 雙層玻璃 | structure | S4 | a window made of two panes with a layer of air trapped between them | 由兩塊透明片組成、中間困着一層空氣的窗
thermal conductivity | 熱導率 | quantity | S5 | the rate of heat flow through a unit cube of a material when its opposite faces differ by one degree | 單位立方體物料兩對面溫差一度時熱通過的率
rate of heat transfer | 熱轉移率 | quantity | S4 | the energy passing from hot to cold per unit time | 單位時間內由高溫處傳往低溫處的能量
black body | 黑體 | idea | S6 | an ideal body that takes in all electromagnetic waves falling on it and is the best emitter | 能完全吸收所有射來電磁波並最能放出電磁波的理想物體
Stefan-Boltzmann law | 斯特藩─玻爾茲曼定律 | law | S6 | the rule that a black body's emitted power per unit area is proportional to the fourth power of its absolute temperature | 黑體每單位面積的發射功率與絕對溫度四次方成正比的規律
Newton's law of cooling | 牛頓冷卻定律 | law | S6 | the rule that a warm body loses heat at a rate proportional to its temperature excess over the surroundings | 熱物體散熱的率與其高出周圍的溫度成正比的規律
Wien's displacement law | 維恩位移定律 | law | S6 | the rule that the peak wavelength of a black body's radiation is inversely proportional to its absolute temperature | 黑體輻射的峰值波長與絕對溫度成反比的規律
set | processes by which a hot wet body loses energy | 濕熱物體散失能量的過程 | conduction; convection; radiation; evaporation
set | what can happen to infrared waves at a surface | 紅外線在物體表面的情況 | absorption of radiation; emission of radiation; reflection of radiation; transmission of radiation=透射輻射
set | happenings in nature concerned with heat | 大自然中與熱有關的現象 | sea breeze; land breeze; greenhouse effect; evaporation
set | materials in cooking and in keeping warm | 煮食和保暖所用的物料 | copper; polystyrene foam=發泡膠; aluminium foil; dull black paint; still air
set | materials as they act towards heat | 物料對熱的作用 | conductor of heat; insulator of heat; good absorber of radiation=良好的輻射吸收體; good reflector of radiation=良好的輻射反射體
set | devices concerned with heat in daily life | 日常生活中與熱有關的裝置 | vacuum flask; solar water heater=太陽能熱水器; heat sink=散熱器; thermostat
set | structures concerned with heat | 與冷熱有關的結構 | double glazing; greenhouse=溫室; loft insulation=閣樓隔熱層; expansion joint
set | devices in experiments on heat | 熱學實驗的器具 | calorimeter; infrared thermometer; joulemeter; immersion heater
set | quantities about heat and its flow | 有關熱及其流動的量 | rate of heat transfer; thermal conductivity; specific heat capacity; heat capacity
set | laws about heat and radiation | 有關熱和輻射的定律 | Stefan-Boltzmann law; Newton's law of cooling; Wien's displacement law; second law of thermodynamics
set | what keeps heat from passing between two walls | 兩壁之間阻隔熱的東西 | vacuum; still air; polystyrene foam=發泡膠; aluminium foil
order | parts of a vacuum flask from the inside to the outside | 保溫瓶由內至外的部分 | hot drink=熱飲 > inner silvered glass wall=內層鍍銀玻璃壁 > vacuum=真空 > outer silvered glass wall=外層鍍銀玻璃壁 > outer case=外殼
cycle | circulation of water heated at the bottom of a beaker | 燒杯底部的水受熱時的循環 | water at the bottom is heated=底部的水受熱 > warm water expands and becomes less dense=暖水膨脹而密度減小 > warm water rises=暖水上升 > water at the top cools and becomes denser=頂部的水冷卻而密度增大 > cool water sinks=冷水下沉

== Gases | 氣體
gas pressure | 氣體壓強 | quantity | S4 | the force per unit area on the walls of a container, caused by the collisions of molecules flying about inside | 容器內飛行的分子撞擊器壁，在單位面積上所產生的力
amount of substance | 物質的量 | quantity | S4 | the quantity that counts the particles of a sample in moles | 以摩爾為單位來表示樣本粒子多少的量 | not=mass, molar mass
root-mean-square speed | 方均根速率 | quantity | S4 | the rate of motion of a molecule whose kinetic energy equals the average for the whole sample | 動能剛好等於整個樣本平均值的分子的快慢 | also=rms speed; not=average speed
mean free path | 平均自由程 | quantity | S6 | the average distance a molecule travels between two successive collisions | 分子在連續兩次碰撞之間平均走過的距離
Avogadro constant | 阿佛加德羅常數 | quantity | S4 | the number of particles in one mole, 6.02 × 10²³ | 一摩爾物質所含的粒子數目，即6.02 × 10²³ | also=Avogadro number
universal gas constant | 普適氣體常數 | quantity | S4 | the constant R, equal to pV divided by nT for an ideal sample, 8.31 J mol⁻¹ K⁻¹ | 理想樣本的pV除以nT所得的常數R，即8.31 J mol⁻¹ K⁻¹ | also=molar gas constant; not=Boltzmann constant
Boltzmann constant | 玻爾茲曼常數 | quantity | S5 | the constant k that links the average kinetic energy of one molecule with absolute temperature, 1.38 × 10⁻²³ J K⁻¹ | 聯繫單個分子平均動能與絕對溫度的常數k，即1.38 × 10⁻²³ J K⁻¹ | not=universal gas constant
ideal gas | 理想氣體 | idea | S4 | a sample of point-like molecules with no forces between them except in elastic collisions, which obeys pV = nRT exactly | 分子視為質點、除彈性碰撞外互不施力，並完全遵守pV = nRT的樣本 | not=real gas
real gas | 真實氣體 | idea | S4 | an actual sample whose molecules have size and attract one another, so that pV = nRT holds only roughly | 分子具有大小並互相吸引，因而只大致遵守pV = nRT的實際樣本 | not=ideal gas
Boyle's law | 波義耳定律 | law | S4 | the rule that pressure is inversely proportional to volume for a fixed mass of gas at constant temperature | 溫度不變時，一定質量氣體的壓強與體積成反比的規律 | not=Charles' law
Charles' law | 查理定律 | law | S4 | the rule that volume is directly proportional to absolute temperature for a fixed mass of gas at constant pressure | 壓強不變時，一定質量氣體的體積與絕對溫度成正比的規律 | also=Charles's law; not=pressure law
pressure law | 壓強定律 | law | S4 | the rule that for a fixed mass of gas kept at constant volume, p is directly proportional to absolute temperature | 體積不變時，一定質量氣體的p與絕對溫度成正比的規律 | not=Charles' law
general gas law | 普適氣體定律 | law | S4 | the rule pV = nRT, which joins pressure, volume, moles and absolute temperature in one equation | 以pV = nRT把壓強、體積、摩爾數和絕對溫度聯繫起來的規律 | also=ideal gas equation, ideal gas law; also-zh=理想氣體方程
Avogadro's law | 阿佛加德羅定律 | law | S4 | the rule that equal volumes of all gases at the same temperature and pressure hold equal numbers of molecules | 同溫同壓下，相同體積的任何氣體含有相同數目分子的規律
Dalton's law of partial pressures | 道爾頓分壓定律 | law | S6 | the rule that the total pressure of a gas mixture is the sum of those which each component would exert alone | 混合氣體的總壓強等於各成分單獨存在時壓強之和的規律
isochoric process | 等容過程 | process | S5 | a change of a gas during which its volume stays the same | 氣體體積一直不變的變化 | also=constant-volume process
vacuum pump | 真空泵 | device | S4 | a machine that draws the air out of a closed vessel | 把密閉容器內的空氣抽走的機器 | not=bicycle pump
bicycle pump | 單車氣泵 | device | S3 | a hand-worked tube with a piston, which forces air into a tyre | 以手推動活塞、把空氣壓入輪胎的管狀工具
piston | 活塞 | structure | S3 | a disc that fits closely inside a cylinder and slides up and down along it | 緊貼圓筒內壁並可沿筒滑動的圓盤
valve | 閥門 | structure | S3 | a part of a pump or tyre that lets a fluid through in one direction only | 氣泵或輪胎中只容許流體單向通過的部件 | also-zh=閥
Robert Boyle | 波義耳 | person | S4 | the scientist who found that the pressure and volume of trapped air vary inversely | 發現被困空氣的壓強與體積成反比的科學家
Jacques Charles | 查理 | person | S4 | the French balloonist and scientist who found how the volume of a gas grows with temperature | 發現氣體體積如何隨溫度增大的法國氣球飛行家及科學家
Amedeo Avogadro | 阿佛加德羅 | person | S4 | the Italian scientist who held that equal volumes of gases contain equal numbers of molecules | 提出相同體積的氣體含有相同數目分子的意大利科學家
Ludwig Boltzmann | 玻爾茲曼 | person | S5 | the Austrian physicist who linked entropy with the number of arrangements of molecules | 把熵與分子排列方式的數目聯繫起來的奧地利物理學家
set | gas laws | 氣體定律 | Boyle's law; Charles' law; pressure law; general gas law
set | laws about gases and their mixtures | 有關氣體及其混合物的定律 | Boyle's law; Avogadro's law; Dalton's law of partial pressures; Charles' law
set | constants of physics | 物理學的常數 | Avogadro constant; universal gas constant; Boltzmann constant; universal gravitational constant
set | quantities about the molecules of a gas | 有關氣體分子的量 | root-mean-square speed; mean free path; number of molecules=分子數目; molar mass=摩爾質量; amount of substance
set | quantities that describe a gas | 描述氣體的量 | gas pressure; volume; temperature; amount of substance; internal energy
set | special changes of a gas | 氣體的特別變化 | isothermal process=等溫過程; isobaric process=等壓過程; isochoric process; adiabatic process=絕熱過程
set | ideal models used in physics | 物理學所用的理想模型 | ideal gas; black body; rigid body; isolated system
set | apparatus for gases | 與氣體有關的儀器 | Bourdon gauge=布爾登壓強計; vacuum pump; bicycle pump; bell jar=鐘形罩
set | instruments that show a property of a gas or liquid | 顯示氣體或液體特性的儀器 | Bourdon gauge=布爾登壓強計; manometer=液體壓強計; mercury barometer=水銀氣壓計; alcohol thermometer; hydrometer
set | scientists who studied gases | 研究氣體的科學家 | Robert Boyle; Jacques Charles; Amedeo Avogadro; Ludwig Boltzmann
order | how heating a sealed can raises the pressure inside | 加熱密封罐令罐內壓強上升的過程 | temperature of the gas rises=氣體溫度上升 > molecules move faster=分子運動加快 > molecules hit the walls harder and more often=分子更猛烈及更頻密地撞擊器壁 > pressure increases=壓強增大
fact | Boyle's law | 波義耳定律 | equation for a fixed mass of gas | 一定質量氣體的方程 | p₁V₁ = p₂V₂ | p₁V₁ = p₂V₂ |
fact | Charles' law | 查理定律 | equation for a fixed mass of gas | 一定質量氣體的方程 | V₁/T₁ = V₂/T₂ | V₁/T₁ = V₂/T₂ |
fact | pressure law | 壓強定律 | equation for a fixed mass of gas | 一定質量氣體的方程 | p₁/T₁ = p₂/T₂ | p₁/T₁ = p₂/T₂ |
fact | general gas law | 普適氣體定律 | equation for a fixed mass of gas | 一定質量氣體的方程 | p₁V₁/T₁ = p₂V₂/T₂ | p₁V₁/T₁ = p₂V₂/T₂ |

== Position and movement | 位置和移動
distance | 距離 | quantity | S3 | the scalar that gives the total length of the path travelled | 表示所行路徑總長度的標量 | not=displacement
displacement | 位移 | quantity | S4 | the vector that gives the straight length and direction from the starting point to the end point | 表示由起點至終點的直線長度和方向的矢量 | not=distance
speed | 速率 | quantity | S3 | the scalar that gives the length of path covered per unit time | 表示單位時間內所行路程的標量 | not=velocity
velocity | 速度 | quantity | S4 | the vector that gives the rate of change of displacement | 表示位移改變率的矢量 | not=speed, acceleration
acceleration | 加速度 | quantity | S4 | the vector that gives the rate of change of velocity | 表示速度改變率的矢量 | not=velocity
average speed | 平均速率 | quantity | S3 | the total length of path of a journey divided by the total time taken | 整個旅程的總路程除以總時間 | not=average velocity
average velocity | 平均速度 | quantity | S4 | the overall displacement of a journey divided by the total time taken | 整個旅程的總位移除以總時間 | not=average speed
instantaneous speed | 瞬時速率 | quantity | S4 | the scalar that tells how fast a body is moving at one moment | 表示物體在某一刻運動快慢的標量 | not=average speed, instantaneous velocity
instantaneous velocity | 瞬時速度 | quantity | S4 | the vector that tells how fast and which way a body is moving at one moment | 表示物體在某一刻運動快慢及方向的矢量 | not=instantaneous speed
acceleration due to gravity | 重力加速度 | quantity | S4 | the rate at which velocity changes in free fall, about 9.81 m s⁻² near the Earth's surface | 自由下落時速度的改變率，地面附近約為9.81 m s⁻² | not=universal gravitational constant
terminal velocity | 終端速度 | quantity | S4 | the constant rate of fall that is reached when the drag balances the weight | 下落物體所受阻力與重量平衡時達到的不變快慢 | also=terminal speed; also-zh=終端速率
relative velocity | 相對速度 | quantity | S4 | the rate and direction of motion of one body as seen by an observer moving with another body | 從隨另一物體運動的觀察者看來，某物體運動的快慢和方向
reaction time | 反應時間 | quantity | S4 | the interval between a driver's seeing a danger and the start of his response | 司機看見危險至開始作出動作之間的時段
thinking distance | 思考距離 | quantity | S4 | the length of road covered between the sight of a danger and the moment the brakes are applied | 由看見危險至開始剎掣期間車輛所行的路程 | not=braking distance
braking distance | 制動距離 | quantity | S4 | the length of road covered from the moment the driver presses the pedal until the car is at rest | 由司機踏下剎掣至車輛停定所行的路程 | also-zh=剎車距離; not=thinking distance
stopping distance | 停車距離 | quantity | S4 | the whole length of road covered from the sight of a danger until the car is at rest | 由看見危險至車輛停定所行的全部路程 | not=braking distance
uniform motion | 勻速運動 | form | S4 | motion in a straight line at a speed that never changes | 沿直線以不變快慢進行的運動
uniformly accelerated motion | 勻加速運動 | form | S4 | motion in a straight line in which velocity changes by equal amounts in equal times | 沿直線、在相等時間內速度改變相等的運動 | not=uniform motion
free fall | 自由下落 | form | S4 | vertical motion under gravity alone, with no other force acting | 只受重力而不受其他力作用的豎直運動 | also-zh=自由落體運動
state of rest | 靜止 | form | S3 | the condition of a body whose position does not change with time | 物體位置不隨時間改變的狀態 | also=rest
displacement-time graph | 位移—時間關係線圖 | form | S4 | a graph whose slope gives the velocity of a body | 斜率表示物體速度的關係圖 | also=s-t graph; not=velocity-time graph
distance-time graph | 距離—時間關係線圖 | form | S3 | a graph whose slope gives the speed of a body and never becomes negative | 斜率表示物體速率而不會為負值的關係圖 | not=displacement-time graph
velocity-time graph | 速度—時間關係線圖 | form | S4 | a graph whose slope gives the acceleration and whose area gives the displacement | 斜率表示加速度、線下面積表示位移的關係圖 | also=v-t graph; not=displacement-time graph
acceleration-time graph | 加速度—時間關係線圖 | form | S4 | a graph under which the area gives the change in velocity | 線下面積表示速度改變的關係圖 | also=a-t graph
stroboscopic photograph | 頻閃照片 | form | S4 | a picture showing several positions of a moving body, taken with light that flashes at equal intervals | 以等時間隔閃光拍攝、顯示物體多個位置的影像
frame of reference | 參考系 | idea | S5 | the set of axes or surroundings from which positions and motions are described | 用來描述位置和運動的座標或背景
reference point | 參考點 | idea | S3 | the fixed place from which the distance and direction of a body are told | 用來說明物體的遠近和方向的固定地方
equations of uniformly accelerated motion | 勻加速運動方程 | law | S4 | the formulas such as v = u + at that link displacement, velocities and time when velocity changes steadily | 速度均勻改變時，聯繫位移、速度和時間的公式，例如v = u + at
Galileo Galilei | 伽利略 | person | S4 | the Italian scientist who studied rolling balls and argued that heavy and light bodies fall equally fast | 研究滾動的球、並主張輕重物體下落同樣快的意大利科學家 | also=Galileo
Aristotle | 亞里士多德 | person | S4 | the ancient Greek thinker who taught that heavier bodies fall faster and that motion needs a force to keep going | 認為較重物體下落較快、運動須靠力維持的古希臘思想家 | also-zh=阿里士多德
set | quantities that describe motion | 描述運動的量 | distance; displacement; speed; acceleration
set | rates and averages of motion | 有關運動快慢的量 | average speed; average velocity; instantaneous speed; instantaneous velocity; acceleration
set | vectors of motion | 描述運動的矢量 | displacement; velocity; acceleration; momentum
set | quantities of falling bodies | 有關下落物體的量 | acceleration due to gravity; terminal velocity; displacement; average speed
set | distances and time of a car that stops in an emergency | 緊急停車的距離與時間 | reaction time; thinking distance; braking distance; stopping distance
set | kinds of motion and rest | 運動與靜止的類別 | uniform motion; uniformly accelerated motion; state of rest; uniform circular motion
set | kinds of motion | 運動的類別 | uniform motion; free fall; uniform circular motion; state of rest; projectile motion
set | graphs of mechanics | 力學的關係線圖 | displacement-time graph; velocity-time graph; acceleration-time graph; force-time graph
set | pictures and graphs that record motion | 記錄運動的圖像 | distance-time graph; velocity-time graph; acceleration-time graph; stroboscopic photograph
set | speeds of special kinds | 特別的速度或速率 | terminal velocity; relative velocity; escape velocity; root-mean-square speed; average velocity
set | thinkers on motion | 研究運動的思想家 | Galileo Galilei; Aristotle; Isaac Newton; Johannes Kepler
order | what happens when a driver sees a danger ahead | 司機看見前方危險後的過程 | driver sees the danger=司機看見危險 > thinking distance is covered=車輛行經思考距離 > brakes are applied=司機踏下剎掣 > braking distance is covered=車輛行經制動距離 > car is at rest=車輛停定
order | the fall of a skydiver before the parachute opens | 跳傘員打開降落傘前的下落過程 | only weight acts at first=最初只受重量作用 > speed grows and air resistance increases=速率增加而空氣阻力增大 > acceleration becomes smaller=加速度減小 > air resistance equals weight=空氣阻力等於重量 > terminal velocity is reached=達到終端速度
fact | displacement-time graph | 位移—時間關係線圖 | what the slope represents | 斜率代表的量 | velocity | 速度 |
fact | velocity-time graph | 速度—時間關係線圖 | what the slope represents | 斜率代表的量 | acceleration | 加速度 |
fact | force-extension graph of a spring | 彈簧的力—伸長關係線圖 | what the slope represents | 斜率代表的量 | spring constant | 彈簧常數 |
fact | momentum-time graph | 動量—時間關係線圖 | what the slope represents | 斜率代表的量 | net force | 淨力 |
fact | work-time graph | 功—時間關係線圖 | what the slope represents | 斜率代表的量 | power | 功率 |
fact | velocity-time graph | 速度—時間關係線圖 | what the area under the graph represents | 線下面積代表的量 | displacement | 位移 |
fact | acceleration-time graph | 加速度—時間關係線圖 | what the area under the graph represents | 線下面積代表的量 | change in velocity | 速度的改變 |
fact | force-time graph | 力—時間關係線圖 | what the area under the graph represents | 線下面積代表的量 | impulse | 衝量 |
fact | current-time graph | 電流—時間關係線圖 | what the area under the graph represents | 線下面積代表的量 | charge | 電荷 |
fact | force-displacement graph | 力—位移關係線圖 | what the area under the graph represents | 線下面積代表的量 | work done | 所作的功 |

== Forces and Newton's laws | 力與牛頓運動定律
weight | 重量 | quantity | S3 | the gravitational pull of the Earth or another planet on a body | 地球或其他行星對物體的引力 | not=mass
normal force | 法向反作用力 | quantity | S4 | the push of a surface on a body, at right angles to the surface | 接觸面沿垂直於表面的方向對物體施加的力 | also=normal reaction; not=weight
tension | 張力 | quantity | S4 | the pull along a stretched string or rope on the body tied to it | 拉緊的繩子沿繩對所繫物體施加的拉力
friction | 摩擦力 | quantity | S3 | the force along two touching surfaces that opposes their sliding over each other | 沿兩個接觸面、阻礙它們相對滑動的力 | not=air resistance
upthrust | 浮力 | quantity | S3 | the upward force of a fluid on a body wholly or partly immersed in it | 流體對完全或部分浸在其中的物體向上施加的力 | also=buoyant force, buoyancy; not=normal force
thrust | 推力 | quantity | S4 | the forward push on a rocket or aeroplane from the gases that its engines drive backwards | 火箭或飛機引擎向後噴出氣體而得到的向前作用力 | not=lift
lift | 升力 | quantity | S4 | the upward force on the wings of an aeroplane moving through the air | 飛機在空氣中前進時機翼所受的向上作用力 | not=upthrust
gravitational force | 萬有引力 | quantity | S3 | the attraction between any two bodies because of their masses | 任何兩物體之間因質量而產生的互相吸引作用 | also=gravity; also-zh=引力
net force | 淨力 | quantity | S4 | the single force that has the same effect as all the forces on a body together | 與物體所受各力一起作用的效果相同的單一個力 | also=resultant force; also-zh=合力; not=normal force
static friction | 靜摩擦力 | quantity | S4 | the force between touching surfaces that adjusts itself to match a small push, so that no sliding starts | 接觸面之間隨所受推動增減、令受推物體不開始滑動的力 | not=kinetic friction
kinetic friction | 動摩擦力 | quantity | S4 | the force between touching surfaces while one is already sliding over the other | 一個接觸面在另一面上滑動期間兩者之間的阻力 | not=static friction
limiting friction | 最大靜摩擦力 | quantity | S4 | the largest force by which a rough surface can keep a body from sliding, reached just before it slips | 粗糙面能阻止物體滑動的力的上限，在剛要滑動時達到 | also-zh=極限摩擦力; not=kinetic friction
component of a force | 分力 | quantity | S4 | one of the parts at right angles to each other into which a single push or pull is resolved | 把單一作用分解成互相垂直的部分後的其中一部分 | not=net force
balanced forces | 平衡力 | idea | S3 | two or more forces on the same body that add up to zero | 作用於同一物體而總和為零的兩個或以上的力 | not=action-reaction pair
unbalanced forces | 不平衡力 | idea | S3 | the forces on one body that do not add up to zero, so that its velocity changes | 作用於同一物體而總和不為零，令其速度改變的力 | not=balanced forces
action-reaction pair | 作用力和反作用力對 | idea | S4 | two equal and opposite forces that two different bodies exert on each other | 兩個不同物體互相施加的大小相等、方向相反的力 | not=balanced forces
inertia | 慣性 | property | S4 | the tendency of a body to stay at rest or keep its velocity | 物體保持靜止或維持原有速度的傾向 | not=momentum
roughness | 粗糙度 | property | S3 | the degree to which a surface is uneven and hinders sliding | 表面凹凸不平、阻礙滑動的程度
streamlined shape | 流線形 | property | S3 | the smooth tapering outline of a car or fish, which lessens drag | 汽車或魚身減少阻力的平滑尖長外形 | also=streamlining; also-zh=流線型
Newton's first law of motion | 牛頓第一運動定律 | law | S4 | the rule that a body stays at rest or in uniform straight motion unless a net force acts on it | 除非受淨力作用，物體會保持靜止或勻速直線運動的規律 | also=law of inertia; also-zh=慣性定律
Newton's second law of motion | 牛頓第二運動定律 | law | S4 | the rule that acceleration is directly proportional to the net force and inversely proportional to the mass | 加速度與淨力成正比、與質量成反比的規律
Newton's third law of motion | 牛頓第三運動定律 | law | S4 | the rule that if one body pushes a second, the second pushes the first equally and oppositely | 甲物推乙物時，乙物亦以大小相等、方向相反的力推甲物的規律
free-body diagram | 隔離體圖 | form | S4 | a drawing of one object alone with arrows for all the forces that act on it | 單獨畫出一個物件、並以箭號標示它所受各力的圖 | also-zh=受力圖
parallelogram of forces | 力的平行四邊形 | form | S4 | a figure whose diagonal gives the resultant of two pulls drawn as adjacent sides | 以兩個拉力為鄰邊、以對角線表示合力的圖形
weightlessness | 失重 | idea | S5 | the condition of an astronaut who falls freely together with the spacecraft, so that no floor pushes on him | 太空人與太空船一同自由下落、沒有地板承托他的狀態
resolution of forces | 力的分解 | method | S4 | the replacing of one push or pull by two at right angles that together have the same effect | 以互相垂直、合起來效果相同的兩個作用代替一個作用的方法 | not=addition of forces
addition of forces | 力的相加 | method | S4 | the combining of several pushes or pulls, tip to tail, into their single resultant | 把多個推或拉作用首尾相接，合成單一結果的方法
lubrication | 潤滑 | method | S3 | the putting of oil or grease between moving parts so that they slide easily | 在活動部件之間加入油脂，令它們容易滑動的方法
air bag | 安全氣囊 | device | S3 | a cushion that is blown up in front of the driver in a crash, which lengthens the time of impact on the head | 車輛相撞時在司機面前充氣、延長頭部受撞時間的軟墊
head restraint | 頭枕 | device | S3 | a pad on top of a car seat that keeps the neck from bending backwards when the car is hit from behind | 座椅頂部的墊子，車輛被人從後撞到時防止頸部向後屈折 | also=headrest
crumple zone | 撞擊緩衝區 | device | S4 | the front or rear part of a car that is built to collapse slowly in a crash | 汽車前端或後端、設計成相撞時慢慢摺陷的部分
tyre tread | 輪胎坑紋 | device | S3 | the grooved outer pattern of a wheel, which drives out water and keeps the grip on wet roads | 車輪外層的凹槽圖案，可排走積水並在濕路上保持抓地力
contact force | 接觸力 | idea | S4 | a kind of push or pull that acts only where two bodies touch | 只在兩物體相觸之處才出現的作用力 | not=non-contact force
non-contact force | 非接觸力 | idea | S4 | a kind of push or pull that acts across space between bodies which do not touch | 物體相隔一段空間也能互相施加的作用力 | not=contact force
Isaac Newton | 牛頓 | person | S3 | the English scientist who stated three laws of motion and the law of universal gravitation | 提出三條運動定律和萬有引力定律的英國科學家
set | forces on a body on the ground or on a string | 地面或繩上物體所受的力 | weight; normal force; tension; friction
set | forces that act without touching | 不須接觸的力 | magnetic force=磁力; electrostatic force=靜電力; gravitational force; strong nuclear force=強核力
set | forces that need touching | 須接觸才產生的力 | normal force; tension; friction; upthrust
set | forces that may act vertically | 可沿豎直方向作用的力 | upthrust; lift; weight; normal force
set | forces in working out problems | 解題時所考慮的力 | net force; component of a force; tension; weight; normal force
set | ideas about forces and their effects | 有關力及其效果的概念 | balanced forces; unbalanced forces; action-reaction pair; weightlessness
set | Newton's laws | 牛頓的定律 | Newton's first law of motion; Newton's second law of motion; Newton's third law of motion; Newton's law of universal gravitation
set | laws of motion and of conservation | 運動定律與守恆定律 | Newton's second law of motion; Newton's third law of motion; conservation of momentum; conservation of energy=能量守恆定律
set | mass, weight and other easily mixed quantities | 質量、重量及其他易混淆的量 | mass; weight; volume; density
set | properties of bodies in mechanics | 力學中物體的特性 | inertia; roughness; streamlined shape; elasticity
set | drawings and graphs used in mechanics | 力學所用的圖 | free-body diagram; parallelogram of forces; velocity-time graph; force-time graph
set | safety features of vehicles | 車輛的安全設備 | seat belt=安全帶; air bag; head restraint; crumple zone; tyre tread
set | devices concerned with motion and safety | 與運動和安全有關的裝置 | ball bearing=滾珠軸承; parachute=降落傘; air bag; head restraint
order | setting up an equation of motion for a body | 為物體列出運動方程的步驟 | draw the free-body diagram=畫出隔離體圖 > find the net force=求淨力 > apply F = ma=運用F = ma > solve for the acceleration=解出加速度

== Work, energy and power | 功、能量和功率
energy | 能量 | quantity | S1 | the ability of a body or system to do work | 物體或系統作功的本領 | not=power, force
work | 功 | quantity | S4 | the product of a force and the displacement of its point of application along that force | 力與其作用點沿力的方向的位移的乘積 | also=work done; not=power
power | 功率 | quantity | S2 | the rate at which energy is transferred or work is done | 能量轉移或作功的快慢，即單位時間內轉移的能量 | not=energy, work
efficiency | 效率 | quantity | S4 | the fraction of the energy put into a machine that comes out in useful form | 機器輸出的有用能量佔輸入能量的比例 | not=power
kinetic energy | 動能 | quantity | S1 | the energy that a body has because it is moving | 物體因正在移動而具有的能量 | not=momentum
gravitational potential energy | 重力勢能 | quantity | S1 | the energy that a body has because it stands high above a reference level | 物體因處於參考水平之上的高處而具有的能量 | not=kinetic energy
elastic potential energy | 彈性勢能 | quantity | S1 | the energy stored in a stretched spring or a bent bow | 儲存於被拉長的彈簧或被拉彎的弓中的能量 | also=strain energy
chemical energy | 化學能 | quantity | S1 | the energy stored in fuels, food and batteries, which is released in reactions | 儲存於燃料、食物和電池中，在反應時釋出的能量
light energy | 光能 | quantity | S1 | the energy given out by the Sun and lamps that our eyes can sense | 太陽和燈放出、眼睛能感覺到的能量
sound energy | 聲能 | quantity | S1 | the energy that spreads from vibrating bodies and that our ears can sense | 由振動物體傳開、耳朵能感覺到的能量
mechanical energy | 機械能 | quantity | S4 | the sum of the kinetic and the potential energies of a body as a whole | 整個物體的動能與勢能之和 | not=internal energy
wasted energy | 浪費的能量 | quantity | S4 | the part of a machine's input that ends up in unwanted forms, mostly warming the surroundings | 機器的輸入中轉為不需要形式、多令周圍變暖的部分
kilowatt | 千瓦 | unit | S2 | a unit of power equal to 1000 J per second | 等於每秒1000 J的功率單位 | not=kilowatt-hour
kilowatt-hour | 千瓦小時 | unit | S2 | a unit of energy equal to 3.6 million joules, by which electricity is charged | 等於三百六十萬焦耳、用來計算電費的能量單位 | also-zh=度; not=kilowatt
horsepower | 馬力 | unit | S4 | a unit of power equal to about 746 J per second, used for engines | 約等於每秒746 J、用於引擎的功率單位 | not=kilowatt
kilojoule | 千焦耳 | unit | S1 | a unit of energy equal to 1000 J, printed on food labels | 等於1000 J、常見於食物標籤的能量單位 | not=kilowatt
conservative force | 保守力 | idea | S6 | a kind of push or pull whose work between two points does not depend on the path taken, such as gravity | 在兩點間所作的功與路徑無關的作用力，例如重力 | not=non-conservative force
non-conservative force | 非保守力 | idea | S6 | a kind of push or pull whose work between two points depends on the path taken, such as friction | 在兩點間所作的功取決於路徑的作用力，例如摩擦力
pile driver | 打樁機 | device | S4 | a machine that drops a heavy hammer to force columns into the ground for building | 把重錘由高處放下、將柱子壓進地基的機器
roller coaster | 過山車 | object | S4 | an amusement ride whose cars gain speed as they run down from a high point of the track | 由軌道高處滑下時速率增加的機動遊戲
trampoline | 彈床 | object | S4 | a stretched sheet held by springs, on which a gymnast jumps | 以彈簧繃緊、供體操員跳躍的布面
catapult | 彈弓 | object | S4 | a forked stick with rubber bands that are pulled back and let go to shoot a stone | 裝有橡筋、拉後放手便可射出石子的叉形工具
James Watt | 瓦特 | person | S3 | the Scottish engineer who greatly improved the steam engine and compared it with the work of horses | 大幅改良蒸汽機、並與馬匹工作作比較的蘇格蘭工程師
set | work, energy and quantities akin to them | 功、能量及相關的量 | work; power; efficiency; momentum; impulse
set | forms of energy | 能量的形式 | kinetic energy; gravitational potential energy; elastic potential energy; chemical energy; electrical energy=電能; light energy; sound energy
set | energies and work in mechanics | 力學中的能量和功 | kinetic energy; gravitational potential energy; elastic potential energy; work
set | stored energies | 儲存的能量 | gravitational potential energy; elastic potential energy; chemical energy; nuclear energy=核能
set | units of energy and power | 能量和功率的單位 | joule; kilojoule; kilowatt; kilowatt-hour; horsepower; calorie
set | toys and machines that show energy changes | 展示能量變化的玩具和機器 | roller coaster; trampoline; simple pendulum=單擺; catapult; pile driver
set | scientists of mechanics and heat | 力學和熱學的科學家 | James Watt; James Prescott Joule; Isaac Newton; Galileo Galilei; Lord Kelvin
set | great principles of physics | 物理學的重要定律 | conservation of energy=能量守恆定律; conservation of momentum; second law of thermodynamics; Newton's first law of motion
set | impossible or ideal things in physics | 物理學中不可能或理想的事物 | perpetual motion machine=永動機; ideal gas; rigid body; black body
order | energy conversions of a ball thrown straight up | 豎直上拋的球的能量轉換 | chemical energy of the arm=手臂的化學能 > kinetic energy on leaving the hand=離手時的動能 > gravitational potential energy at the top=最高點的重力勢能 > kinetic energy before landing=落地前的動能
order | energy changes in a hydroelectric power station | 水力發電廠的能量轉換 | gravitational potential energy of stored water=儲水的重力勢能 > kinetic energy of falling water=下降的水的動能 > kinetic energy of the turbine=渦輪機的動能 > electrical energy from the generator=發電機輸出的電能

== Momentum and collisions | 動量與碰撞
momentum | 動量 | quantity | S4 | the vector equal to a body's mass multiplied by its velocity | 物體質量與速度的乘積，屬矢量 | not=kinetic energy, impulse
impulse | 衝量 | quantity | S4 | the vector equal to a force multiplied by the time for which it acts | 力與其作用時間的乘積，屬矢量 | not=momentum, work
impact force | 衝擊力 | quantity | S4 | the large push that acts for a very short time when two bodies hit each other | 兩物體相撞時在極短時間內產生的巨大作用
impact time | 碰撞時間 | quantity | S4 | the duration for which two bodies that hit each other stay in touch | 相撞的兩物體保持接觸的時段 | also=time of impact
coefficient of restitution | 恢復係數 | quantity | S5 | the relative speed of two bodies after they hit divided by that before they hit | 兩物體相撞後的相對速率與相撞前的相對速率之比
elastic collision | 彈性碰撞 | process | S4 | a meeting of bodies in which both momentum and total kinetic energy are conserved | 動量和總動能均守恆的物體相撞 | also=perfectly elastic collision; not=inelastic collision
inelastic collision | 非彈性碰撞 | process | S4 | a meeting of bodies in which momentum is conserved but some total kinetic energy is lost | 動量守恆但總動能減少的物體相撞 | not=elastic collision
completely inelastic collision | 完全非彈性碰撞 | process | S4 | a meeting of bodies after which they stick together and move as one | 物體相撞後黏在一起同速移動的過程 | also=perfectly inelastic collision; kind=inelastic collision
explosion | 爆炸 | process | S4 | the bursting apart of one body or of bodies at first together, in which total kinetic energy increases | 一個物體或原在一起的物體突然分開、總動能增加的過程 | not=inelastic collision
recoil | 反衝 | process | S4 | the backward motion of a gun when it fires its bullet forwards | 槍向前射出子彈時槍身向後的運動 | not=rebound
rebound | 反彈 | process | S4 | the bouncing back of a ball that has hit a wall | 球撞到牆後彈回的過程 | not=recoil
conservation of momentum | 動量守恆定律 | law | S4 | the rule that the total of mass times velocity in a system stays the same if no net external force acts on it | 系統不受淨外力作用時，質量與速度乘積的總和保持不變的規律 | also=law of conservation of momentum
conservation of angular momentum | 角動量守恆定律 | law | S6 | the rule that a spinning system keeps its total of rotational inertia times rate of turning if no net external torque acts on it | 系統不受淨外力矩時，轉動慣量與角速度乘積的總和保持不變的規律
conservation of mass | 質量守恆定律 | law | S4 | the rule that the amount of matter is the same before and after a chemical or physical change | 物質的多少在化學或物理變化前後都相同的規律
isolated system | 孤立系統 | idea | S4 | a group of bodies on which no net external force acts | 不受淨外力作用的一組物體
internal force | 內力 | idea | S4 | a push or pull that one member of a system exerts on another member | 系統中某成員對另一成員施加的作用 | not=external force
centre of mass | 質心 | idea | S5 | the point that moves as if all the matter of the system were gathered at it | 運動情況猶如系統全部物質集中於該處的點 | not=centre of gravity
force-time graph | 力—時間關係線圖 | form | S4 | a graph under which the area gives the impulse | 線下面積表示衝量的關係圖 | also=F-t graph
momentum-time graph | 動量—時間關係線圖 | form | S4 | a graph whose slope gives the net force | 斜率表示淨力的關係圖 | not=force-time graph
air track | 氣墊導軌 | device | S4 | a straight hollow bar with many small holes from which fine jets blow, so that gliders move almost without friction | 從許多小孔噴氣、使滑塊近乎無摩擦地移動的空心直條
trolley | 小車 | device | S4 | a small wheeled platform that runs on a laboratory bench or runway in motion experiments | 運動實驗中在桌面或跑道上行走的有輪小平台
Newton's cradle | 牛頓擺 | device | S5 | a row of hanging steel balls in which one striking ball makes the farthest ball swing out | 一排懸掛的鋼球，一端的球撞下會令另一端的球盪出 | not=ballistic pendulum
ballistic pendulum | 衝擊擺 | device | S6 | a hanging block that catches a bullet and rises, from whose height the bullet's speed is found | 懸掛的木塊，被子彈射入後升起，由升高多少求得子彈速率
rocket | 火箭 | object | S4 | a vehicle that is driven forwards by the hot gases which it throws out behind, even in space | 靠向後噴出熱氣體而前進、在太空也能行駛的運載工具
jet engine | 噴射引擎 | device | S4 | an aircraft motor that sucks in air at the front and throws hot gas out behind | 由前方吸入空氣、向後噴出熱氣的飛機動力裝置
set | quantities about collisions | 有關碰撞的量 | momentum; impulse; impact force; impact time; kinetic energy
set | products of mechanics that are easily mixed up | 力學中容易混淆的乘積 | momentum; impulse; work; kinetic energy; weight
set | kinds of collision and the like | 碰撞及同類過程的類別 | elastic collision; inelastic collision; explosion; recoil
set | what may happen when bodies meet or part | 物體相撞或分開時的情況 | elastic collision; completely inelastic collision; explosion; rebound
set | conservation laws | 守恆定律 | conservation of energy=能量守恆定律; conservation of momentum; conservation of mass; conservation of angular momentum
set | graphs in the study of momentum | 研究動量所用的關係圖 | force-time graph; momentum-time graph; velocity-time graph; acceleration-time graph
set | apparatus for collisions | 碰撞實驗的裝置 | air track; trolley; Newton's cradle; ballistic pendulum; ticker-tape timer
set | ratios in mechanics without units | 力學中沒有單位的比 | coefficient of restitution; efficiency; coefficient of friction=摩擦係數; mechanical advantage
set | things that move by throwing matter backwards | 靠向後拋出物質而運動的事物 | rocket; jet engine; propeller=螺旋槳; balloon letting out air=放氣的氣球
set | special points in mechanics | 力學中的特別點 | centre of mass; centre of gravity; reference point; point of suspension=懸掛點
order | how an air bag protects a driver | 安全氣囊保護司機的原理 | car stops suddenly in a crash=汽車相撞時突然停下 > driver's head moves on by inertia=司機頭部因慣性繼續前移 > head presses into the air bag=頭部壓在氣囊上 > time of impact becomes longer=碰撞時間延長 > impact force on the head is reduced=頭部所受衝擊力減小
fact | momentum | 動量 | formula | 公式 | mv | mv |
fact | kinetic energy | 動能 | formula | 公式 | ½mv² | ½mv² |
fact | gravitational potential energy | 重力勢能 | formula | 公式 | mgh | mgh |
fact | elastic potential energy of a spring | 彈簧的彈性勢能 | formula | 公式 | ½kx² | ½kx² |
fact | centripetal force | 向心力 | formula | 公式 | mv²/r | mv²/r |
fact | centripetal acceleration | 向心加速度 | formula | 公式 | v²/r | v²/r |
fact | weight | 重量 | formula | 公式 | mg | mg |
fact | density | 密度 | formula | 公式 | m/V | m/V |
fact | pressure | 壓強 | formula | 公式 | F/A | F/A |
fact | pressure of a liquid of density ρ at depth h | 密度為ρ的液體在深度h處的壓強 | formula | 公式 | ρgh | ρgh |
fact | power | 功率 | formula | 公式 | W/t | W/t |
fact | angular velocity | 角速度 | formula | 公式 | θ/t | θ/t |
fact | gravitational force between two masses | 兩質量之間的萬有引力 | formula | 公式 | GMm/r² | GMm/r² |
fact | heat absorbed without change of state | 沒有物態變化時所吸收的熱 | formula | 公式 | mcΔT | mcΔT |

== Projectile motion, circular motion and rotation | 拋體運動、圓周運動和轉動
projectile motion | 拋體運動 | form | S5 | the curved motion of a body thrown sideways or slantwise, on which gravity alone acts | 斜拋或平拋的物體只受重力作用的曲線運動 | not=free fall
uniform circular motion | 勻速圓周運動 | form | S5 | motion at constant speed round a path everywhere equally far from a fixed centre | 以不變速率沿與固定中心等距的路徑進行的運動 | not=uniform motion
revolution | 公轉 | form | S4 | the motion of a planet or satellite round another body | 行星或衛星繞另一天體的運動 | not=spinning
horizontal range | 水平射程 | quantity | S5 | the distance along level ground between the throwing point and the landing point of a ball | 球的拋出點與着地點沿平地的距離 | also=range; also-zh=射程
time of flight | 飛行時間 | quantity | S5 | the duration from the throwing of a ball to its landing | 球由拋出至着地所經歷的時段
initial velocity | 初速度 | quantity | S4 | the rate and direction of motion of a body at the beginning of the time considered | 物體在所考慮時段開始時的快慢和方向 | not=final velocity
final velocity | 末速度 | quantity | S4 | the rate and direction of motion of a body at the end of the time considered | 物體在所考慮時段結束時的快慢和方向 | not=initial velocity
angular displacement | 角位移 | quantity | S5 | the angle turned through by a body moving round a centre | 物體繞中心運動時所轉過的角 | not=angular velocity
angular velocity | 角速度 | quantity | S5 | the angle turned through per unit time by a body moving round a centre | 物體繞中心運動時單位時間內轉過的角 | also=angular speed; not=linear speed
angular acceleration | 角加速度 | quantity | S6 | the rate of change of the angle turned through per unit time | 單位時間內轉過的角的改變率 | not=centripetal acceleration
linear speed | 線速率 | quantity | S5 | the length of arc covered per unit time by a body moving in a circle, equal to radius times angular velocity | 作圓周運動的物體單位時間內所行的弧長，等於半徑乘以角速度 | also=tangential speed; not=angular velocity
period of revolution | 周期 | quantity | S5 | the time taken for one complete round of a circular motion | 完成一次圓周運動所需的時間 | also=period; not=frequency of revolution
frequency of revolution | 轉動頻率 | quantity | S5 | the number of complete rounds of a circular motion made per unit time | 單位時間內完成圓周運動的次數 | not=period of revolution
centripetal force | 向心力 | quantity | S5 | the net force towards the middle of the circle, which keeps a body moving round it | 指向圓心、令物體維持繞圓運動的淨力 | not=centripetal acceleration
tangential acceleration | 切向加速度 | quantity | S6 | the rate of change of velocity along the path of circular motion, which makes the speed grow or fall | 沿圓周路徑方向、令速率增減的速度改變率 | not=centripetal acceleration
moment of inertia | 轉動慣量 | quantity | S6 | the measure of how hard it is to change a body's spin, found from its masses and their squared distances from the axis | 量度改變物體自轉有多困難的量，由各部分質量和離軸距離的平方求得 | also=rotational inertia
angular momentum | 角動量 | quantity | S6 | the product of a spinning body's rotational inertia and its rate of turning | 物體的轉動慣量與轉動快慢的乘積 | not=momentum
rotational kinetic energy | 轉動動能 | quantity | S6 | half the product of a spinning body's moment of inertia and the square of its angular velocity | 轉動物體的轉動慣量與角速度平方的乘積的一半
conical pendulum | 圓錐擺 | object | S5 | a bob on a string that goes round in a horizontal circle | 以繩繫着、在水平面上作圓周運動的擺球 | not=simple pendulum
banked road | 傾斜路面 | structure | S5 | a bend whose outer edge is built higher so that the push of its surface helps cars to turn | 外側較高的彎道，使法向反作用力有助汽車轉彎
centrifuge | 離心機 | device | S5 | a machine that spins test tubes very fast to make denser particles settle outwards | 令試管高速旋轉、使密度較大的微粒沉向外側的機器
spin dryer | 脫水機 | device | S5 | a laundry machine with a fast-turning drum, through whose holes water flies out of the clothes | 滾筒高速轉動、令衣物中的水從小孔飛出的洗衣設備
Ferris wheel | 摩天輪 | object | S4 | an amusement ride whose cabins go round a horizontal axis in a vertical circle | 車廂繞水平軸在豎直面上轉圈的機動遊戲
gyroscope | 陀螺儀 | device | S6 | a fast-spinning wheel in a movable frame, whose axis keeps its direction in space | 裝在活動框架中、軸在空間保持方向的高速旋轉輪
set | motions that curve, turn or repeat | 彎曲、轉動或重複的運動 | projectile motion; uniform circular motion; spinning=自轉; oscillation=振動
set | motions of bodies on the Earth and in the sky | 地上和天上物體的運動 | spinning=自轉; revolution; free fall; projectile motion; uniform motion
set | quantities of a thrown ball | 描述被拋的球的量 | horizontal range; maximum height=最大高度; time of flight; angle of projection=拋射角
set | velocities and components of a projectile | 拋體的速度及其分量 | initial velocity; final velocity; horizontal component of velocity=速度的水平分量; vertical component of velocity=速度的豎直分量; average velocity
set | quantities that describe circular motion | 描述圓周運動的量 | angular displacement; angular velocity; linear speed; period of revolution; frequency of revolution
set | accelerations of various kinds | 各種加速度 | angular acceleration; centripetal acceleration=向心加速度; tangential acceleration; acceleration due to gravity
set | quantities in problems on circular motion | 圓周運動題目所用的量 | centripetal force; centripetal acceleration=向心加速度; angular velocity; linear speed; tension
set | quantities of rotation | 轉動的量 | moment of inertia; angular momentum; rotational kinetic energy; angular acceleration; torque=轉矩
set | linear and rotational quantities | 直線運動與轉動的量 | momentum; angular momentum; rotational kinetic energy; moment of inertia
set | things that move round or swing | 轉圈或擺動的物體 | conical pendulum; simple pendulum=單擺; merry-go-round=旋轉木馬; Ferris wheel; roller coaster
set | fast-turning machines | 高速轉動的機器 | centrifuge; spin dryer; gyroscope; jet engine
order | the flight of a ball thrown slantwise over level ground | 斜拋的球在平地上的飛行過程 | ball is thrown=球被拋出 > ball rises while its vertical velocity falls=球上升而豎直速度減小 > vertical velocity is zero at the top=在最高點豎直速度為零 > ball falls while its vertical velocity grows=球下降而豎直速度增大 > ball lands=球着地

== Gravitation and orbits | 萬有引力與軌道
Newton's law of universal gravitation | 牛頓萬有引力定律 | law | S5 | the rule that any two bodies attract with a force proportional to the product of their masses and inversely to the square of their separation | 任何兩物體的吸引與質量的乘積成正比、與距離平方成反比的規律 | also=law of universal gravitation
Kepler's first law | 開普勒第一定律 | law | S5 | the rule that each planet moves round the Sun in an ellipse with the Sun at one focus | 每顆行星沿橢圓繞太陽運行、太陽位於其中一個焦點的規律 | also=law of orbits; not=Kepler's third law
Kepler's second law | 開普勒第二定律 | law | S5 | the rule that the line joining a planet to the Sun sweeps out equal areas in equal times | 行星與太陽的連線在相等時間內掃過相等面積的規律 | also=law of areas
Kepler's third law | 開普勒第三定律 | law | S5 | the rule that the square of a planet's period is proportional to the cube of its orbit's semi-major axis | 行星周期的平方與軌道半長軸的立方成正比的規律 | also=law of periods
universal gravitational constant | 萬有引力常數 | quantity | S5 | the constant G, which fixes the attraction of two 1 kg point masses 1 m apart, 6.67 × 10⁻¹¹ N m² kg⁻² | 決定相距1 m的兩個1 kg質點互相吸引程度的G，即6.67 × 10⁻¹¹ N m² kg⁻² | also=gravitational constant; not=acceleration due to gravity
gravitational field strength | 引力場強度 | quantity | S5 | the pull per unit mass that a planet exerts on a body at a point | 行星在某點對物體每單位質量所施的拉力 | not=universal gravitational constant
escape velocity | 逃逸速度 | quantity | S6 | the least launching speed at which a body leaves a planet and never falls back | 物體離開行星而永不跌回所需的最小發射速率 | also=escape speed; not=orbital speed
orbital speed | 軌道速率 | quantity | S5 | the rate at which a satellite travels along its path round a planet | 衛星沿路徑環繞行星運行的快慢 | not=escape velocity
orbital period | 軌道周期 | quantity | S5 | the time a satellite takes to go once round its planet | 衛星環繞行星一圈所需的時間
semi-major axis | 半長軸 | quantity | S5 | half of the longest diameter of an ellipse | 橢圓最長直徑的一半
eccentricity | 離心率 | quantity | S6 | the number from 0 to below 1 that tells how far an ellipse departs from a circle | 由0至小於1、表示橢圓偏離圓形程度的數
gravitational field | 引力場 | idea | S5 | a region round a planet in which any mass is pulled towards the planet | 行星周圍令任何質量被拉向行星的區域
orbit | 軌道 | idea | S4 | the closed path of a planet round the Sun or of a satellite round a planet | 行星環繞太陽或衛星環繞行星的閉合路徑
perihelion | 近日點 | place | S5 | the point of a planet's orbit at which it is nearest to the Sun | 行星軌道上離太陽最接近的位置 | not=aphelion
aphelion | 遠日點 | place | S5 | the point of a planet's orbit at which it is farthest from the Sun | 行星軌道上離太陽最遙遠的位置 | not=perihelion
perigee | 近地點 | place | S5 | the point of the Moon's or a satellite's orbit at which it is nearest to our planet | 月球或人造衛星軌道上離我們的行星最接近的位置 | not=perihelion
apogee | 遠地點 | place | S5 | the point of the Moon's or a satellite's orbit at which it is farthest from our planet | 月球或人造衛星軌道上離我們的行星最遙遠的位置 | not=aphelion
focus of an ellipse | 橢圓的焦點 | place | S5 | one of two inner points whose distances to every point of the closed curve add up to the same total | 閉合曲線內兩點之一，曲線上每點至該兩點的距離之和都相同
ellipse | 橢圓 | form | S5 | the oval closed curve that planets follow round the Sun | 行星環繞太陽所行的卵形閉合曲線 | not=parabola
geostationary satellite | 地球同步衛星 | device | S5 | a spacecraft above the equator that goes round once in about 24 hours and so stays over one place | 位於赤道上空、約24小時環繞一圈而停留在同一地點上方的太空裝置 | not=polar satellite
polar satellite | 極軌衛星 | device | S5 | a spacecraft in a low orbit over the Arctic and the Antarctic, which scans the whole turning Earth | 在低軌道飛越南北兩端、可掃描整個轉動中的地球的太空裝置 | not=geostationary satellite
space station | 太空站 | device | P6 | a large spacecraft in orbit in which astronauts live and work for months | 在軌道上運行、供太空人居住和工作數月的大型太空裝置 | not=space shuttle
space shuttle | 穿梭機 | device | P6 | a winged spacecraft that was launched upright by rockets and landed like an aeroplane to be used again | 由火箭豎直發射、像飛機般着陸並可重用的有翼太空裝置 | also-zh=太空穿梭機
space probe | 太空探測器 | device | P6 | a spacecraft without a crew, sent far away to study planets and comets | 不載人、飛往遠處探索行星和彗星的太空裝置
geocentric theory | 地心說 | theory | S4 | the view that all heavenly bodies go round our own planet, which rests in the middle | 認為所有天體都環繞居於中央、靜止的地球運行的學說 | also=geocentric model; not=heliocentric theory
heliocentric theory | 日心說 | theory | S4 | the view that the planets, with our own among them, go round the Sun | 認為包括地球在內的行星都環繞太陽運行的學說 | also=heliocentric model; not=geocentric theory
general relativity | 廣義相對論 | theory | S6 | Einstein's view that gravity is the curving of space and time by mass | 愛因斯坦認為引力是質量令時空彎曲的學說
big bang theory | 大爆炸理論 | theory | S5 | the view that the universe began from a very hot dense state and has been expanding since | 認為宇宙始於極熱極密的狀態、此後一直膨脹的學說
Nicolaus Copernicus | 哥白尼 | person | S4 | the Polish astronomer who put the Sun instead of the Earth in the middle of the planetary system | 以太陽代替地球作為行星系統中心的波蘭天文學家
Claudius Ptolemy | 托勒密 | person | S5 | the ancient astronomer of Alexandria who explained the motion of planets round the Earth with small circles upon great ones | 以大圓上的小圓來解釋行星環繞地球運動的古代亞歷山大天文學家 | also=Ptolemy
Tycho Brahe | 第谷 | person | S5 | the Danish astronomer who recorded the positions of planets very exactly without a telescope | 沒有望遠鏡而極準確地記錄行星位置的丹麥天文學家
Johannes Kepler | 開普勒 | person | S5 | the German astronomer who found that planets move in ellipses and stated three laws for them | 發現行星沿橢圓運行並為其提出三條定律的德國天文學家
Henry Cavendish | 卡文迪什 | person | S5 | the English scientist who measured the tiny attraction between lead balls with a twisting wire | 以扭轉的金屬線量度鉛球之間微小吸引力的英國科學家 | also-zh=卡文迪許
Albert Einstein | 愛因斯坦 | person | S4 | the German-born physicist who stated the theories of relativity | 提出相對論的德裔物理學家
set | laws about planets | 有關行星的定律 | Kepler's first law; Kepler's second law; Kepler's third law; Newton's law of universal gravitation
set | quantities of gravitation | 有關引力的量 | universal gravitational constant; gravitational field strength; gravitational potential energy; weight; escape velocity
set | quantities of an orbit | 有關軌道的量 | orbital speed; orbital period; semi-major axis; eccentricity
set | velocities and speeds of bodies in space | 太空中物體的各種速度 | escape velocity; orbital speed; angular velocity; relative velocity
set | points on orbits | 軌道上的位置 | perihelion; aphelion; perigee; apogee
set | special points of an elliptical orbit round the Sun | 環繞太陽的橢圓軌道的特別位置 | perihelion; aphelion; focus of an ellipse; centre of the ellipse=橢圓的中心
set | ideas about fields and orbits | 有關場和軌道的概念 | gravitational field; field line=場力線; orbit; frame of reference
set | spacecraft | 太空裝置 | geostationary satellite; polar satellite; space station; space shuttle; space probe
set | theories of the universe | 關於宇宙的學說 | geocentric theory; heliocentric theory; general relativity; big bang theory
set | astronomers of early times | 早期的天文學家 | Nicolaus Copernicus; Claudius Ptolemy; Tycho Brahe; Johannes Kepler; Galileo Galilei
set | scientists who studied gravity | 研究引力的科學家 | Isaac Newton; Henry Cavendish; Albert Einstein; Johannes Kepler; Galileo Galilei
set | shapes of paths in space and in the air | 太空和空中路徑的形狀 | ellipse; parabola=拋物線; circle=圓; spiral=螺旋線
order | astronomers from the earliest to the latest | 由最早至最晚的天文學家 | Claudius Ptolemy > Nicolaus Copernicus > Tycho Brahe > Johannes Kepler > Isaac Newton > Albert Einstein

== Simple machines | 簡單機械
lever | 槓桿 | device | S3 | a simple machine made of a rigid bar that turns about a fixed point | 由可繞固定點轉動的硬棒構成的簡單機械
pulley | 滑輪 | device | S3 | a simple machine made of a grooved wheel round which a rope passes | 由繞着繩子、邊緣有凹槽的輪構成的簡單機械
wedge | 楔 | device | S3 | a simple machine with a thick end and a sharp end, which is driven into a body to split it | 一端厚一端尖、打進物體使其裂開的簡單機械 | also-zh=尖劈
wheel and axle | 輪軸 | device | S3 | a simple machine made of a large and a small cylinder fixed together to turn about the same line | 由大小兩個圓柱固定在一起、繞同一直線轉動構成的簡單機械
first-class lever | 第一類槓桿 | device | S3 | a simple machine with the turning point between the effort and the load | 轉動點位於施力與負荷之間的簡單機械
second-class lever | 第二類槓桿 | device | S3 | a simple machine with the load between the turning point and the effort | 負荷位於轉動點與施力之間的簡單機械
third-class lever | 第三類槓桿 | device | S3 | a simple machine with the effort between the turning point and the load | 施力位於轉動點與負荷之間的簡單機械
movable pulley | 動滑輪 | device | S3 | a grooved wheel that rises together with the load and so ideally halves the effort | 隨負荷一同上升、理想情況下使施力減半的有槽輪 | not=fixed pulley
block and tackle | 滑輪組 | device | S4 | a lifting machine made of several grooved wheels and one rope wound to and fro between them | 由數個有槽輪和一條來回繞過它們的繩子構成的起重機械 | also=pulley system
seesaw | 蹺蹺板 | object | P5 | a playground plank on which two children sit on opposite sides of the middle support | 遊樂場中兩名小孩分坐中間支承兩側的長板 | also-zh=搖搖板
nutcracker | 胡桃鉗 | object | S3 | a tool of two arms hinged at one end, which crush a hard shell placed near the hinge | 兩臂在一端相連、把放在接合處附近的硬殼壓碎的工具 | also-zh=堅果鉗
tweezers | 鑷子 | object | S3 | a small tool of two arms joined at one end, which are squeezed in the middle to pick up tiny things | 兩臂在一端相連、捏住中間便可夾起細小東西的小工具
axe | 斧頭 | object | S3 | a chopping tool with a handle and a heavy blade that is thick behind and sharp in front | 有手柄、刀身後厚前薄、用來劈柴的工具
fulcrum | 支點 | structure | S3 | the fixed point about which a lever turns | 槓桿繞着轉動的固定點 | also=pivot; not=load
load arm | 負荷臂 | quantity | S3 | the perpendicular distance from the turning point of a lever to the line of the resisting weight | 由槓桿的轉動點至被舉重物作用線的垂直距離 | not=effort arm
effort | 施力 | quantity | S3 | the push or pull that a person applies to a machine | 人對機械所加的推或拉作用 | not=load
load | 負荷 | quantity | S3 | the weight or resistance that a machine has to overcome | 機械須克服的重量或阻力 | also-zh=重物; not=effort
mechanical advantage | 機械利益 | quantity | S3 | the ratio of the resistance overcome by a machine to the push applied to it | 所克服的阻力與所加的力之比 | also-zh=機械效益; not=velocity ratio
velocity ratio | 速度比 | quantity | S4 | the distance moved by the effort divided by the distance moved by the load in the same time | 同一時間內施力點所移距離與負荷所移距離之比 | not=mechanical advantage
axle | 軸 | structure | S3 | the rod through the middle of a wheel, about which it turns | 貫穿輪子中央、讓輪子繞其轉動的桿
set | simple machines | 簡單機械 | lever; pulley; inclined plane=斜面; wedge; screw=螺旋; wheel and axle
set | classes of levers and pulleys | 槓桿和滑輪的類別 | first-class lever; second-class lever; third-class lever; fixed pulley=定滑輪; movable pulley
set | machines that lift or turn | 用於起重或轉動的機械 | fixed pulley=定滑輪; movable pulley; lever; gear=齒輪; wheel and axle
set | machines simple and compound | 各種簡單和複合的機械 | block and tackle; inclined plane=斜面; screw=螺旋; wedge; gear=齒輪
set | everyday things that work as first-class levers | 屬第一類槓桿的日常用品 | seesaw; scissors=剪刀; crowbar=撬棒; pliers=鉗子
set | everyday things that work as second-class levers | 屬第二類槓桿的日常用品 | bottle opener=開瓶器; nutcracker; wheelbarrow=手推車; paper guillotine=切紙刀
set | everyday things that work as third-class levers | 屬第三類槓桿的日常用品 | tweezers; fishing rod=釣竿; chopsticks=筷子; broom=掃帚
set | hand tools that are levers | 屬槓桿的手用工具 | scissors=剪刀; bottle opener=開瓶器; nutcracker; tweezers; crowbar=撬棒; stapler=釘書機
set | things based on the wedge, the slope or the wheel and axle | 以楔、斜面或輪軸為原理的物件 | axe; ramp=斜台; door knob=門把手; screwdriver=螺絲批
set | everyday examples of simple machines | 簡單機械的日常例子 | seesaw; ramp=斜台; axe; door knob=門把手; wheelbarrow=手推車; fishing rod=釣竿
set | quantities about machines | 有關機械的量 | mechanical advantage; velocity ratio; efficiency; gear ratio=齒輪比; effort; load
set | what is marked on the drawing of a lever | 槓桿圖上標示的量 | effort; load; effort arm=施力臂; load arm
set | parts of machines and pumps | 機械和氣泵的部分 | fulcrum; axle; piston; valve
set | distances in mechanics problems | 力學題目中的距離 | effort arm=施力臂; load arm; displacement; horizontal range
fact | seesaw | 蹺蹺板 | type of simple machine | 簡單機械的類型 | first-class lever | 第一類槓桿 |
fact | nutcracker | 胡桃鉗 | type of simple machine | 簡單機械的類型 | second-class lever | 第二類槓桿 |
fact | tweezers | 鑷子 | type of simple machine | 簡單機械的類型 | third-class lever | 第三類槓桿 |
fact | axe blade | 斧頭的刃 | type of simple machine | 簡單機械的類型 | wedge | 楔 |
fact | wheelchair ramp | 輪椅斜道 | type of simple machine | 簡單機械的類型 | inclined plane | 斜面 |
fact | jar lid | 瓶子的旋蓋 | type of simple machine | 簡單機械的類型 | screw | 螺旋 |
fact | steering wheel of a car | 汽車的軚盤 | type of simple machine | 簡單機械的類型 | wheel and axle | 輪軸 |

== Density, pressure and fluids | 密度、壓強和流體
density | 密度 | quantity | S1 | the mass per unit volume of a substance | 物質每單位體積的質量 | not=weight, pressure
relative density | 相對密度 | quantity | S4 | the ratio of the mass of a substance to the mass of an equal volume of water | 物質的質量與同體積水的質量之比
pressure | 壓強 | quantity | S1 | the force acting at right angles on a unit area of surface | 垂直作用於單位面積表面的力 | also-zh=壓力; not=force
atmospheric pressure | 大氣壓強 | quantity | S1 | the push per unit area exerted by the air around the Earth, about 101 kPa at sea level | 地球周圍空氣在單位面積上的作用，在海平面約為101 kPa | also-zh=大氣壓力
absolute pressure | 絕對壓強 | quantity | S6 | the push per unit area of a fluid measured from a perfect vacuum | 以完全真空為零點量度的流體每單位面積的作用 | not=gauge pressure
surface tension | 表面張力 | quantity | S5 | the pull that makes the top layer of a liquid shrink like a stretched skin | 使液體頂層像拉緊的薄膜般收縮的作用 | not=upthrust
viscosity | 黏度 | quantity | S5 | the measure of a fluid's resistance to flow, high for honey and low for water | 量度流體對流動阻礙大小的量，蜜糖高而水低 | also-zh=黏滯度; not=density
volume flow rate | 體積流量 | quantity | S6 | the number of cubic metres of a fluid that pass a cross-section per second | 每秒通過某截面的流體的立方米數
Pascal's principle | 帕斯卡原理 | law | S4 | the rule that pressure applied to an enclosed fluid is passed on equally to every part of it | 施於密閉流體的壓強會均等地傳至流體各處的規律 | also=Pascal's law
Archimedes' principle | 阿基米德原理 | law | S4 | the rule that the upthrust on an immersed body equals the weight of the fluid it displaces | 浸沒物體所受浮力等於所排開流體的重量的規律
law of flotation | 浮體定律 | law | S4 | the rule that a body resting at a liquid's surface displaces its own weight of the liquid | 停在液面的物體所排開液體的重量等於自身重量的規律 | also=principle of flotation
Bernoulli's principle | 伯努利原理 | law | S5 | the rule that along a level stream the pressure of a fluid is lower where it flows faster | 水平流動的流體在流速較高處壓強較低的規律 | also-zh=伯努利定律
equation of continuity | 連續性方程 | law | S6 | the rule that in a pipe the cross-section times the speed of an incompressible fluid is the same everywhere | 管內不可壓縮流體的截面面積與流速的乘積處處相同的規律
Stokes' law | 斯托克斯定律 | law | S6 | the rule that the drag on a small slowly moving sphere is proportional to its radius, its speed and the fluid's viscosity | 緩慢移動的小球所受阻力與半徑、速率和流體黏度成正比的規律
cohesion | 內聚力 | quantity | S4 | the attraction between molecules of the same substance | 同一種物質的分子之間的吸引作用 | not=adhesion
adhesion | 附着力 | quantity | S4 | the attraction between molecules of two different substances, as of water and glass | 兩種不同物質的分子之間的吸引作用，例如水與玻璃 | not=cohesion
floating | 漂浮 | process | P4 | the resting of a body at the surface of a liquid because its weight is balanced by the liquid's push | 物體重量被液體的向上作用平衡而停在液面的現象 | not=sinking
sinking | 下沉 | process | P4 | the going down of a body in a liquid less dense than itself | 物體在密度比自身低的液體中往底部移動的現象 | not=floating
laminar flow | 層流 | process | S6 | the smooth motion of a fluid in layers that do not mix | 流體分成互不混合的各層平穩地移動的過程 | not=turbulent flow
turbulent flow | 湍流 | process | S6 | the irregular motion of a fluid with eddies that mix its layers | 流體帶有漩渦、各層互相混合的不規則運動 | also-zh=紊流; not=laminar flow
siphoning | 虹吸 | process | S5 | the running of a liquid up over an edge through a bent full tube and down to a lower level | 液體經充滿的彎管越過邊緣再流到較低處的過程
aneroid barometer | 無液氣壓計 | device | S4 | an instrument with a thin metal box almost empty of air, which is squeezed as the push of the air changes | 以近乎抽空的薄金屬盒隨空氣作用改變而壓縮或膨脹的儀器 | not=mercury barometer
hydrometer | 比重計 | device | S4 | a weighted glass tube that floats upright and shows the density of the liquid by how deep it sits | 直立浮於液體中、以浸沒深淺顯示液體密度的加重玻璃管
hydraulic press | 液壓機 | device | S4 | a machine that squeezes metal or bales between plates by oil pushed from a narrow to a wide cylinder | 以油由窄筒推向闊筒、把金屬或貨物壓緊的機器
hydraulic jack | 液壓千斤頂 | device | S4 | a machine that raises a heavy car by oil pushed from a narrow to a wide cylinder | 以油由窄筒推向闊筒、把重型汽車抬起的機器
hydraulic brake | 液壓制動器 | device | S4 | a system in a car in which oil carries the push of the pedal to pads at all the wheels | 汽車中以油把踏板的作用傳至各輪襯片的裝置
rubber sucker | 吸盤 | device | S3 | a soft cup that clings to a smooth wall when the air is pressed out from under it | 擠出其下的空氣後便能附在平滑牆上的軟膠杯 | also=suction cup
Magdeburg hemispheres | 馬德堡半球 | device | S3 | two hollow metal bowls put together and emptied of air, which teams of horses could not pull apart | 合攏並抽去空氣後，連馬隊也難以拉開的兩個空心金屬碗
siphon tube | 虹吸管 | device | S5 | a bent pipe full of liquid that empties a tank over its rim into a lower vessel | 充滿液體、可把水箱內的水越過邊緣引到低處容器的彎管
hot air balloon | 熱氣球 | object | S3 | a large bag that rises because a burner makes the gas inside less dense than the atmosphere around it | 以燃燒器令袋內氣體密度低於周圍大氣而升起的巨型袋子
iceberg | 冰山 | object | S3 | a huge piece of frozen fresh water drifting in the sea with about nine tenths below the surface | 在海上漂流、約九成在水面以下的巨型凝固淡水塊
ballast tank | 壓載艙 | structure | S4 | a space in a submarine that is flooded to dive and emptied to rise | 潛艇內注水便下潛、排水便上升的空間
Plimsoll line | 載重線 | structure | S4 | a mark on a ship's side that shows how deep it may safely sit in the water | 畫在船身、顯示船可安全吃水多深的標記 | also-zh=普林索線
Blaise Pascal | 帕斯卡 | person | S4 | the French scientist who found that an enclosed fluid passes on pressure equally everywhere | 發現密閉流體把壓強均等傳至各處的法國科學家
Archimedes | 阿基米德 | person | S3 | the ancient Greek of Syracuse who explained the upward push on bodies in water and the balance of levers | 解釋水對物體的向上作用和槓桿平衡的古希臘學者
Evangelista Torricelli | 托里拆利 | person | S4 | the Italian scientist who invented the mercury barometer | 發明水銀氣壓計的意大利科學家
Daniel Bernoulli | 伯努利 | person | S5 | the Swiss scientist who related the pressure of a moving fluid to its speed | 把流動流體的壓強與流速聯繫起來的瑞士科學家
set | quantities about matter and pressing | 有關物質和擠壓的量 | density; pressure; mass; weight; volume
set | attractions and upward forces in liquids | 液體中的作用力 | cohesion; adhesion; surface tension; upthrust
set | rules about liquids and gases at rest | 有關靜止液體和氣體的規律 | Pascal's principle; Archimedes' principle; law of flotation; Boyle's law
set | principles about fluids | 有關流體的原理 | Bernoulli's principle; equation of continuity; Stokes' law; Archimedes' principle
set | principles of mechanics and fluids | 力學和流體的原理 | Archimedes' principle; Pascal's principle; Bernoulli's principle; principle of moments; Hooke's law
set | what bodies and liquids do | 物體和液體的現象 | floating; sinking; capillary action=毛細作用; siphoning; diffusion
set | flows of fluids | 流體的流動 | laminar flow; turbulent flow; siphoning; capillary action=毛細作用
set | instruments for pressure and density | 量度壓強和密度的儀器 | mercury barometer=水銀氣壓計; aneroid barometer; manometer=液體壓強計; hydrometer; Bourdon gauge=布爾登壓強計
set | machines worked by oil under pressure | 以受壓的油運作的機器 | hydraulic press; hydraulic jack; hydraulic brake; hydraulic excavator arm=液壓挖掘臂
set | things that work by atmospheric pressure | 利用大氣壓強的物件 | rubber sucker; drinking straw=飲管; Magdeburg hemispheres; siphon tube
set | things that float or rise | 漂浮或升起的物體 | submarine=潛艇; hot air balloon; hydrogen balloon=氫氣球; iceberg
set | scientists of fluids and pressure | 研究流體和壓強的科學家 | Blaise Pascal; Archimedes; Evangelista Torricelli; Daniel Bernoulli
set | scientists who explained water and air | 解釋水和空氣現象的科學家 | Archimedes; Robert Boyle; Evangelista Torricelli; Blaise Pascal
order | common materials from the least to the most dense | 由密度最低至最高的常見物料 | cork=軟木 > ice > water=水 > aluminium=鋁 > iron=鐵 > lead=鉛 > gold=金
order | how a submarine dives | 潛艇下潛的過程 | water enters the ballast tanks=水流入壓載艙 > weight of the submarine increases=潛艇的重量增加 > weight becomes greater than upthrust=重量大於浮力 > submarine sinks=潛艇下沉
order | how a drinking straw works | 飲管的原理 | air is sucked out of the straw=吸走飲管內的空氣 > pressure inside the straw falls=飲管內壓強下降 > atmospheric pressure pushes on the drink=大氣壓強壓向飲料 > drink rises in the straw=飲料沿飲管上升
fact | water | 水 | approximate density | 大約密度 | 1000 | 1000 | kg m⁻³
fact | mercury | 水銀 | approximate density | 大約密度 | 13 600 | 13 600 | kg m⁻³
fact | ice | 冰 | approximate density | 大約密度 | 920 | 920 | kg m⁻³
fact | aluminium | 鋁 | approximate density | 大約密度 | 2700 | 2700 | kg m⁻³
fact | gold | 金 | approximate density | 大約密度 | 19 300 | 19 300 | kg m⁻³
fact | iron | 鐵 | approximate density | 大約密度 | 7900 | 7900 | kg m⁻³

== Moments and equilibrium | 力矩與平衡
moment of a force | 力矩 | quantity | S4 | the turning effect given by a push or pull multiplied by its perpendicular distance from the pivot | 推或拉作用與其至支點垂直距離的乘積，表示轉動效果 | also=moment; not=work
clockwise moment | 順時針力矩 | quantity | S4 | the turning effect that tends to rotate a body the way the hands of a watch go | 傾向令物體按指針前進方向轉動的效果 | not=anticlockwise moment
anticlockwise moment | 逆時針力矩 | quantity | S4 | the turning effect that tends to rotate a body against the way the hands of a watch go | 傾向令物體逆着指針前進方向轉動的效果 | not=clockwise moment
net moment | 淨力矩 | quantity | S4 | the overall turning effect found when opposite ones on a body are subtracted | 把物體所受相反的轉動效果相減後所得的總效果
couple | 力偶 | idea | S4 | two equal and opposite parallel pushes that act along different lines and turn a body without moving it along | 大小相等、方向相反、作用線不同的一對平行作用，只令物體轉動 | not=action-reaction pair
line of action | 作用線 | idea | S4 | the straight line through the point where a push or pull is applied, along its direction | 通過推或拉的施加之處並沿其方向的直線
moment arm | 力臂 | quantity | S4 | the perpendicular distance from the pivot to the line along which a push or pull acts | 由支點至推或拉作用所沿直線的垂直距離 | also=lever arm; not=moment of a force
principle of moments | 力矩原理 | law | S4 | the rule that for a balanced body the clockwise and anticlockwise turning effects about any point are equal in total | 平衡物體對任何一點的順時針與逆時針轉動效果總和相等的規律
centre of gravity | 重心 | idea | S4 | the point through which the whole weight of a body seems to act | 物體全部重量看似作用於其上的一點 | also-zh=重力中心; not=centre of mass
translational equilibrium | 平動平衡 | idea | S4 | the state of a body on which the forces add up to zero, so that its velocity as a whole does not change | 物體所受各力總和為零，整體速度不變的狀態 | not=rotational equilibrium
rotational equilibrium | 轉動平衡 | idea | S4 | the state of a body whose moments add up to zero, so that its spin does not change | 物體所受力矩總和為零，自轉快慢不變的狀態 | not=translational equilibrium
stable equilibrium | 穩定平衡 | idea | S4 | the state of a body that returns to its place after a slight tilt, which raises its centre of gravity | 物體輕微傾側時重心升高、放手後返回原位的狀態 | not=unstable equilibrium
unstable equilibrium | 不穩定平衡 | idea | S4 | the state of a body that topples further after a slight tilt, which lowers its centre of gravity | 物體輕微傾側時重心降低、之後繼續翻倒的狀態 | not=stable equilibrium
neutral equilibrium | 中性平衡 | idea | S4 | the state of a body that stays in its new place after a slight push, its centre of gravity keeping the same height | 物體被輕推後停在新位置、重心高度不變的狀態 | also-zh=隨遇平衡
rigid body | 剛體 | idea | S5 | an ideal object whose shape and size do not change under any forces | 在任何力作用下形狀和大小都不變的理想物體
point mass | 質點 | idea | S5 | an ideal object of no size that still has inertia and weight | 沒有大小而仍具有慣性和重量的理想物體
base area | 底面積 | property | S4 | the size of the region on the ground enclosed by the points on which a body stands | 物體立足各點在地面所圍成範圍的大小
stability | 穩定性 | property | S4 | the degree to which a standing body resists being toppled | 直立物體抵抗翻倒的程度
plumb line | 鉛垂線 | device | S4 | a string with a weight at its end, which hangs exactly vertical | 末端繫重物、懸掛時完全豎直的細繩
counterweight | 平衡錘 | object | S4 | a heavy block on one arm of a crane, which balances the load on the other | 放在起重機一側、與另一側負荷互相抵消的重塊
tower crane | 塔式起重機 | object | S4 | a tall building-site machine whose long jib lifts loads on one side and carries heavy blocks on the other | 建築地盤的高身機器，長臂一側吊起負荷、另一側載有重塊 | also-zh=天秤
tightrope walker's pole | 走鋼索者的長桿 | object | S4 | a long drooping rod carried by an acrobat to lower his centre of gravity and slow his tilting | 雜技員手持的彎垂長棒，使重心降低並減慢傾側
suspension method | 懸掛法 | method | S4 | the finding of the centre of gravity of a card by hanging it freely from several holes in turn | 把紙板輪流從數個小孔自由吊起以求重心的方法
balancing method | 平衡法 | method | S4 | the finding of the centre of gravity of a rod by moving a knife edge under it until it stays level | 在棒下移動刀口直至棒保持水平以求重心的方法
set | turning effects | 轉動效果 | clockwise moment; anticlockwise moment; net moment; couple
set | quantities of turning | 有關轉動的量 | moment of a force; moment arm; angular momentum; angular velocity; work
set | rotation in college physics | 大學物理中的轉動 | torque=轉矩; moment of inertia; angular momentum; angular acceleration
set | groups of forces | 力的組合 | couple; action-reaction pair; unbalanced forces; concurrent forces=共點力
set | states of a standing or falling body | 站立或下落物體的狀態 | stable equilibrium; unstable equilibrium; neutral equilibrium; state of free fall=自由下落狀態
set | states of bodies in mechanics and heat | 力學和熱學中物體的狀態 | translational equilibrium; rotational equilibrium; thermal equilibrium; weightlessness
set | ideal or imagined things of mechanics | 力學中理想或假想的事物 | rigid body; point mass; isolated system; perpetual motion machine=永動機
set | points and lines used with forces | 與力有關的點和線 | line of action; centre of gravity; field line=場力線; reference point
set | properties of a standing body | 直立物體的特性 | base area; stability; height of the centre of gravity=重心的高度; inertia
set | methods of the physics laboratory | 物理實驗的方法 | suspension method; balancing method; calibration; extrapolation
order | finding the centre of gravity of an irregular card by hanging | 以懸掛法求不規則紙板重心的步驟 | make holes near the edge=在邊緣附近打孔 > hang the card freely from one hole=從一個孔自由懸掛紙板 > mark the plumb line on the card=在紙板上畫出鉛垂線 > hang the card from another hole=從另一個孔懸掛紙板 > find where the lines cross=找出各線的相交處

== Elasticity and materials | 彈性與物料
elasticity | 彈性 | property | S3 | the tendency of a material to return to its shape and size when the force is taken away | 物料在力撤去後回復原來形狀和大小的傾向 | not=plasticity
plasticity | 塑性 | property | S5 | the tendency of a material to keep its new shape when the force is taken away | 物料在力撤去後保持新形狀的傾向 | not=elasticity
ductility | 延性 | property | S5 | the ability of a material to be drawn out into a long thin wire | 物料可被拉成幼長線的能力 | not=malleability
malleability | 展性 | property | S5 | the ability of a material to be hammered into a thin sheet | 物料可被錘成薄片的能力 | not=ductility
hardness | 硬度 | property | S1 | the ability of a material to withstand scratching and denting of its surface | 物料表面抵抗刮花和凹陷的能力 | not=stiffness
stiffness | 剛度 | property | S5 | the degree to which a body resists stretching and bending | 物體抵抗拉長和屈曲的程度 | not=hardness
toughness | 韌性 | property | S5 | the ability of a material to take in much energy before it breaks | 物料在斷裂前能吸收大量能量的能力 | not=hardness
strength | 強度 | property | S1 | the greatest stress a material can bear before it breaks | 物料在斷裂前所能承受的最大應力 | not=stiffness
spring constant | 彈簧常數 | quantity | S3 | the force needed per unit extension of an elastic coil | 使彈性線圈每伸長一單位所需的力 | also=force constant; also-zh=力常數; not=extension
stress | 應力 | quantity | S5 | the force per unit cross-sectional area of a stretched or squeezed material | 受拉或受壓物料每單位橫截面面積所受的力 | not=strain
strain | 應變 | quantity | S5 | the change in length divided by the original length of a stretched or squeezed material | 受拉或受壓物料的長度改變與原長之比 | not=stress
Young's modulus | 楊氏模量 | quantity | S5 | the stress divided by the strain of a material that is pulled or pushed along its length | 物料沿長度受拉或受壓時應力與應變之比 | also=Young modulus; not=bulk modulus
shear modulus | 切變模量 | quantity | S6 | the stress parallel to a face divided by the sideways strain which it causes in a block | 平行於表面的應力與方塊因而產生的側移應變之比
compressive force | 壓縮力 | quantity | S5 | a pair of opposite pushes along a bar that make it shorter | 沿棒向內推、令其變短的一對反向作用 | not=tensile force
shear force | 剪力 | quantity | S5 | a pair of opposite pushes along parallel faces that make one layer slide past another | 沿平行面作用、令一層滑過另一層的一對反向作用 | also-zh=剪切力
proportional limit | 比例極限 | idea | S5 | the point at which the graph of extension against force stops being a straight line | 伸長與力的關係圖由此開始不再是直線的一點 | also=limit of proportionality; not=elastic limit
elastic limit | 彈性限度 | idea | S3 | the point beyond which a stretched material no longer goes back to its original length | 超過此點後，受拉物料放手後不再回復原長 | also-zh=彈性極限; not=proportional limit
yield point | 屈服點 | idea | S5 | the point at which a material suddenly stretches a lot with little or no more force | 力幾乎沒有增加而物料突然大幅伸長之處 | not=breaking point
elastic deformation | 彈性形變 | process | S5 | a change of shape that disappears when the force is taken away | 力撤去後便會消失的形狀改變 | not=plastic deformation
plastic deformation | 塑性形變 | process | S5 | a change of shape that remains when the force is taken away | 力撤去後仍然保留的形狀改變 | not=elastic deformation
creep | 蠕變 | process | S6 | the slow continued stretching of a material under a steady load over a long time | 物料在不變負荷下長時間緩慢地繼續伸長的過程 | not=fatigue
fatigue | 疲勞 | process | S6 | the weakening and cracking of a material by a load put on and taken off very many times | 物料因負荷反覆加上和移去無數次而變弱裂開的過程 | not=creep
fracture | 斷裂 | process | S5 | the separation of a stressed material into pieces | 受力物料分成數塊的過程
Hooke's law | 胡克定律 | law | S3 | the rule that the extension of a spring is directly proportional to the force that stretches it, up to a limit | 在一定限度內，彈簧的伸長與所受拉力成正比的規律
Robert Hooke | 胡克 | person | S3 | the English scientist who found how the stretching of springs depends on the load | 發現彈簧伸長與負荷關係的英國科學家
Thomas Young | 托馬斯·楊 | person | S5 | the English scientist who gave his name to a modulus of elasticity and showed the interference of light | 以其姓氏命名一種彈性模量、並展示光的干涉的英國科學家 | also-zh=楊氏
steel | 鋼 | substance | S3 | a strong stiff alloy of iron and carbon, used for springs and bridges | 由鐵與碳組成、堅固而剛硬、用於彈簧和橋樑的合金
rubber | 橡膠 | substance | S3 | a soft material that can be stretched to several times its length and springs back | 可拉長至數倍並能彈回的柔軟物料
glass | 玻璃 | substance | S1 | a hard transparent material that snaps with hardly any stretching | 堅硬透明、幾乎不伸長便斷裂的物料
plasticine | 泥膠 | substance | S3 | a soft modelling clay that keeps whatever shape it is pressed into | 按成甚麼形狀便保持甚麼形狀的柔軟造型物料
concrete | 混凝土 | substance | S3 | a building material of cement, sand and stones, which bears squeezing well but cracks when pulled | 由水泥、沙和石混成、耐壓但受拉易裂的建築物料
set | properties of materials under force | 物料受力時的特性 | elasticity; plasticity; brittleness=脆性; ductility; malleability
set | abilities of metals | 金屬的能力 | ductility; malleability; toughness; hardness
set | quantities about a spring | 有關彈簧的量 | natural length=自然長度; extension=伸長; compression=壓縮量; spring constant; elastic potential energy
set | quantities about a stretched wire | 有關受拉金屬線的量 | stress; strain; Young's modulus; extension=伸長; tension
set | quotients of forces, areas and lengths | 由力、面積或長度相除而得的量 | stress; strain; spring constant; Young's modulus
set | elastic moduli and constants | 彈性模量與常數 | Young's modulus; shear modulus; bulk modulus=體積模量; spring constant
set | ways in which forces change the shape of a bar | 力改變棒形狀的方式 | tensile force=拉伸力; compressive force; shear force; torsion=扭力
set | points on a force-extension graph | 力─伸長關係圖上的點 | proportional limit; elastic limit; yield point; breaking point=斷裂點
set | changes in a loaded material | 物料受負荷時的變化 | elastic deformation; plastic deformation; fatigue; fracture
set | what loading may do to a material | 負荷對物料可能造成的影響 | creep; fatigue; fracture; elastic deformation
set | materials that behave differently when pulled | 受拉時表現不同的物料 | steel; rubber; glass; plasticine; concrete
set | named laws of mechanics | 以人名命名的力學定律 | Hooke's law; Archimedes' principle; Newton's second law of motion; Pascal's principle; Kepler's third law
set | laws of direct or inverse proportion | 涉及正比或反比的定律 | Hooke's law; Boyle's law; Charles' law; Newton's law of universal gravitation; pressure law
set | scientists of mechanics | 研究力學的科學家 | Robert Hooke; Thomas Young; Isaac Newton; Galileo Galilei; Archimedes
set | European scientists and engineers of the 17th to 19th centuries | 十七至十九世紀的歐洲科學家和工程師 | Robert Hooke; Blaise Pascal; Henry Cavendish; Thomas Young; James Watt
order | points on the force-extension graph of a metal wire as it is pulled more and more | 金屬線受拉漸大時在力─伸長關係圖上經過的點 | proportional limit > elastic limit > yield point > breaking point=斷裂點
fact | law of stretched springs | 彈簧伸長的定律 | scientist after whom it is named | 以其命名的科學家 | Robert Hooke | 胡克 |
fact | rule of the upward push of fluids | 流體向上作用的原理 | scientist after whom it is named | 以其命名的科學家 | Archimedes | 阿基米德 |
fact | rule of the equal passing on of pressure in an enclosed fluid | 密閉流體均等傳遞壓強的原理 | scientist after whom it is named | 以其命名的科學家 | Blaise Pascal | 帕斯卡 |
fact | law that volume and pressure of a gas vary inversely | 氣體體積與壓強成反比的定律 | scientist after whom it is named | 以其命名的科學家 | Robert Boyle | 波義耳 |
fact | laws of the motion of planets | 行星運動定律 | scientist after whom it is named | 以其命名的科學家 | Johannes Kepler | 開普勒 |
fact | three laws of motion | 三條運動定律 | scientist after whom it is named | 以其命名的科學家 | Isaac Newton | 牛頓 |
set | units used for rotation | 轉動所用的單位 | radian; radian per second=弧度每秒; hertz; newton metre; second
set | bodies and gases as physics describes them | 物理學所描述的物體和氣體 | ideal gas; real gas; point mass; rigid body
set | quantities that machines and fuels are compared by | 比較機器和燃料時所用的量 | energy; power; efficiency; mass
set | rules used in solving problems on motion and balance | 解運動和平衡題目時所用的規律 | equations of uniformly accelerated motion; Newton's second law of motion; conservation of momentum; principle of moments; Newton's third law of motion
set | quantities of floating and sinking | 有關浮沉的量 | density; relative density; upthrust; weight; volume
`
