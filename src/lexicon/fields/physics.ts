/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const physics = `
== Measurement and units | 量度與單位
base quantity | 基本量 | quantity | S4 | a quantity, such as length, mass or time, that is not defined in terms of any other quantity | 不以其他量來定義的量，例如長度、質量和時間 | not=derived quantity
derived quantity | 導出量 | quantity | S4 | a quantity, such as speed or force, that is obtained by multiplying or dividing base quantities | 由基本量相乘或相除而得的量，例如速率和力 | not=base quantity
scalar | 標量 | quantity | S4 | a quantity that has magnitude only and no direction | 只有大小而沒有方向的量 | also=scalar quantity; also-zh=純量; not=vector
vector | 矢量 | quantity | S4 | a quantity that has both magnitude and direction and is added by the tip-to-tail rule | 同時具有大小和方向，並須首尾相接來相加的量 | also=vector quantity; also-zh=向量; not=scalar
physical constant | 物理常數 | quantity | S4 | a quantity whose value is the same at all places and times, such as the speed of light in vacuum | 無論何時何地數值都不變的量，例如光在真空中的速率
length | 長度 | quantity | P3 | the distance between the two ends of an object | 物件兩端之間的距離
area | 面積 | quantity | P4 | the amount of surface enclosed by a boundary | 邊界所圍成的表面的大小 | not=volume
volume | 體積 | quantity | P5 | the amount of space that a body occupies | 物體所佔空間的大小 | not=mass, area
mass | 質量 | quantity | S1 | the amount of matter in a body, which is the same on the Moon as on the Earth | 物體所含物質的多少，在月球上和在地球上都相同 | not=weight
metre | 米 | unit | P3 | the SI base unit in which length and distance are measured | 量度長度和距離的國際單位制基本單位
kilogram | 千克 | unit | P4 | the SI base unit in which mass is measured | 量度質量的國際單位制基本單位 | also-zh=公斤; not=newton
second | 秒 | unit | P3 | the SI base unit in which time is measured | 量度時間的國際單位制基本單位
kelvin | 開爾文 | unit | S4 | the SI base unit in which temperature above absolute zero is measured | 由絕對零度起量度溫度的國際單位制基本單位 | also-zh=開; not=degree Celsius
ampere | 安培 | unit | S2 | the SI base unit in which electric current is measured | 量度電流的國際單位制基本單位
mole | 摩爾 | unit | S4 | the SI base unit for the amount of substance, which contains 6.02 × 10²³ particles | 量度物質的量的國際單位制基本單位，包含6.02 × 10²³個粒子
candela | 坎德拉 | unit | S5 | the SI base unit in which luminous intensity is measured | 量度發光強度的國際單位制基本單位
gram | 克 | unit | P4 | a unit of mass equal to one thousandth of the SI base unit | 等於國際單位制基本單位千分之一的質量單位
tonne | 公噸 | unit | S1 | a unit of mass equal to one thousand kilograms | 等於一千千克的質量單位
litre | 升 | unit | P5 | a unit of volume equal to one cubic decimetre or one thousand cubic centimetres | 等於一立方分米或一千立方厘米的體積單位
millilitre | 毫升 | unit | P5 | a unit of volume equal to one cubic centimetre | 等於一立方厘米的體積單位
cubic metre | 立方米 | unit | P6 | the SI unit of volume, equal to one thousand litres | 國際單位制中體積的單位，等於一千升 | not=square metre
square metre | 平方米 | unit | P5 | the SI unit in which area is measured | 國際單位制中面積的單位 | not=cubic metre
light-year | 光年 | unit | S4 | a unit of distance equal to about 9.46 × 10¹² km, used for the distances of stars | 約等於9.46 × 10¹² km、用來表示恆星有多遠的距離單位 | not=astronomical unit
astronomical unit | 天文單位 | unit | S4 | a unit of distance equal to the average distance between the Earth and the Sun | 相當於地球與太陽平均距離的長度單位 | not=light-year
newton | 牛頓 | unit | S3 | the SI unit of force, which gives a mass of 1 kg an acceleration of 1 m s⁻² | 國際單位制中力的單位，可令1 kg的質量產生1 m s⁻²的加速度 | also-zh=牛; not=kilogram, joule
joule | 焦耳 | unit | S1 | the SI unit of energy and of work | 國際單位制中能量和功的單位 | also-zh=焦; not=watt, newton
watt | 瓦特 | unit | S2 | the SI unit of power, equal to an energy transfer of 1 J every second | 國際單位制中功率的單位，相當於每秒轉移1 J的能量 | also-zh=瓦; not=joule
pascal | 帕斯卡 | unit | S3 | the SI unit of pressure, equal to a force of 1 N acting on 1 m² | 國際單位制中壓強的單位，相當於1 N的力作用於1 m²的面積 | also-zh=帕; not=newton
hertz | 赫茲 | unit | S3 | the SI unit of frequency, equal to one cycle per second | 國際單位制中頻率的單位，相當於每秒循環一次 | also-zh=赫
metre per second | 米每秒 | unit | S3 | the SI unit in which speed and velocity are measured | 國際單位制中速率和速度的單位 | not=metre per second squared
metre per second squared | 米每二次方秒 | unit | S4 | the SI unit in which acceleration is measured | 國際單位制中加速度的單位 | not=metre per second
newton second | 牛頓秒 | unit | S4 | the SI unit of impulse, which can also be used for momentum | 國際單位制中衝量的單位，也可用於動量 | not=newton metre, joule
newton metre | 牛頓米 | unit | S4 | the SI unit of the moment of a force | 國際單位制中力矩的單位 | not=newton second
radian | 弧度 | unit | S5 | the SI unit of angle, of which there are 2π in a full circle | 國際單位制中角的單位，一個圓周共有2π個
tera | 太 | sign | S4 | the prefix that stands for a factor of 10¹² | 表示10¹²倍的單位前綴
giga | 吉 | sign | S4 | the prefix that stands for a factor of 10⁹ | 表示10⁹倍的單位前綴
mega | 兆 | sign | S3 | the prefix that stands for a factor of 10⁶ | 表示10⁶倍的單位前綴
kilo | 千 | sign | S1 | the prefix that stands for a factor of 10³ | 表示10³倍的單位前綴
centi | 厘 | sign | S1 | the prefix that stands for a factor of 10⁻² | 表示10⁻²倍的單位前綴
milli | 毫 | sign | S1 | the prefix that stands for a factor of 10⁻³ | 表示10⁻³倍的單位前綴 | not=micro
micro | 微 | sign | S3 | the prefix that stands for a factor of 10⁻⁶ | 表示10⁻⁶倍的單位前綴 | not=milli
nano | 納 | sign | S4 | the prefix that stands for a factor of 10⁻⁹ | 表示10⁻⁹倍的單位前綴
pico | 皮 | sign | S4 | the prefix that stands for a factor of 10⁻¹² | 表示10⁻¹²倍的單位前綴
metre rule | 米尺 | device | S1 | a straight measuring stick 100 cm long with millimetre marks | 長100厘米、刻度至毫米、用來量度長度的直尺
measuring tape | 捲尺 | device | P4 | a long flexible graduated strip that is pulled out of a case, for lengths of several metres | 從盒中拉出、有刻度而可彎曲的長帶，適合量度數米的長度 | not=metre rule
trundle wheel | 滾輪 | device | P4 | a round tool pushed along the ground by a handle, which counts its turns to find a long distance | 用手柄在地上推動、靠計算轉動圈數來求長距離的圓形工具
vernier calipers | 游標卡尺 | device | S4 | an instrument with jaws and a short second scale sliding along a main scale, for outer and inner diameters | 有量爪、並有副尺沿主尺滑動，可量度外徑和內徑的儀器 | not=micrometer screw gauge
micrometer screw gauge | 螺旋測微計 | device | S4 | an instrument whose thimble is turned to close it on a thin wire, for thicknesses to the nearest 0.01 mm | 轉動套筒夾住細金屬線，可讀出厚度至0.01毫米的儀器 | also-zh=千分尺; not=vernier calipers
beam balance | 天平 | device | P4 | an instrument that compares a body with standard masses placed on the other of its two pans | 把物體與放在另一秤盤上的標準砝碼作比較的儀器 | not=spring balance
electronic balance | 電子天平 | device | S1 | an instrument with a single pan and a digital display, which shows mass at once | 只有一個秤盤、以數字屏幕即時顯示質量的儀器
spring balance | 彈簧秤 | device | S1 | an instrument that shows the size of a force by how far a metal coil inside it is stretched | 靠內部金屬線圈被拉長多少來顯示力的大小的儀器 | also=newton meter; also-zh=測力計; not=beam balance
stop-watch | 秒錶 | device | S1 | an instrument worked by hand that measures a time interval | 用手按動、用來量度時間間隔的儀器
ticker-tape timer | 紙帶打點計時器 | device | S4 | a device that marks dots at a steady rate on a strip of paper pulled by a moving trolley | 以固定頻率在小車拖動的長條上留下記號的裝置 | not=light gate
light gate | 光閘 | device | S4 | a device that records how long a card on a trolley interrupts a narrow beam | 記錄小車上的卡片遮斷一束射線多久的裝置 | also=photogate; not=motion sensor
motion sensor | 運動感應器 | device | S4 | a device that sends out ultrasound pulses and finds the distance of a body from their echoes | 發出超聲波脈衝、並根據回聲求出物體距離的裝置 | also-zh=運動傳感器; not=light gate
data logger | 數據收集儀 | device | S3 | an electronic device that takes and stores the readings of connected sensors automatically at set intervals | 按設定時間間隔自動讀取並儲存所連接感應器讀數的電子裝置
measuring cylinder | 量筒 | device | S1 | a tall graduated container that gives the volume of a liquid, read at the meniscus | 有刻度、以彎液面讀數來得知液體體積的直身容器
speedometer | 車速計 | device | S3 | an instrument on a dashboard that shows how fast the vehicle is going at that moment | 安裝在儀錶板上、顯示車輛當刻行駛快慢的儀器 | also-zh=速率計; not=odometer
odometer | 里程錶 | device | S4 | an instrument in a vehicle that shows the total distance travelled | 顯示車輛行駛總路程的儀器 | not=speedometer
accuracy | 準確度 | property | S1 | the closeness of a measured value to the true value | 量度值與真實值接近的程度 | not=precision
precision | 精密度 | property | S4 | the closeness of repeated readings of the same thing to one another | 對同一事物重複量度所得讀數互相接近的程度 | not=accuracy
sensitivity | 靈敏度 | property | S4 | the size of an instrument's response to a small change in the quantity being measured | 儀器對被量度的量的微小改變所作反應的大小 | not=accuracy
measuring range | 量度範圍 | property | S4 | the span between the smallest and the largest values an instrument can show | 儀器可顯示的最小值與最大值之間的跨度
random error | 隨機誤差 | idea | S4 | an error that scatters repeated readings unpredictably above and below the true value | 令重複量度的讀數無規律地高於或低於真實值的誤差 | not=systematic error
systematic error | 系統誤差 | idea | S4 | an error that shifts every reading in the same direction, so that averaging does not reduce it | 令所有讀數都偏向同一方向、取平均值也不能減少的誤差 | not=random error
zero error | 零點誤差 | idea | S4 | an error that arises because an instrument does not read nil when nothing is being measured | 儀器在沒有量度任何東西時已有讀數所引起的誤差 | kind=systematic error; not=parallax error
parallax error | 視差誤差 | idea | S1 | an error made by looking at a scale from a slanting angle | 從傾斜的角度觀看刻度所造成的誤差 | also-zh=視差; not=zero error
independent variable | 自變量 | idea | S1 | the factor in an experiment that the experimenter changes on purpose | 實驗中由實驗者刻意改變的因素 | also-zh=獨立變量; not=dependent variable
dependent variable | 因變量 | idea | S1 | the factor in an experiment whose change is observed or measured as the outcome | 實驗中作為結果來觀察或量度的因素 | also-zh=從屬變量; not=independent variable
controlled variable | 控制變量 | idea | S1 | a factor in an experiment that is kept the same so that the test is fair | 實驗中為了公平而保持不變的因素
significant figure | 有效數字 | sign | S2 | a digit of a measured value that carries meaning, counted from the first one that is not 0 | 量值中由首個非0數碼起計、具有意義的數位 | not=decimal place
decimal place | 小數位 | sign | P5 | a position of a digit to the right of the units digit in a number | 數中位於個位右方的數位位置 | not=significant figure
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
heat | 熱 | quantity | S1 | the energy transferred from one body to another because of a temperature difference | 因溫度不同而由一物體轉移至另一物體的能量 | not=temperature, internal energy
internal energy | 內能 | quantity | S4 | the sum of the random kinetic energy and the potential energy of all the particles in a body | 物體所有粒子無規運動的動能與粒子勢能的總和 | not=heat, temperature
heat capacity | 熱容量 | quantity | S4 | the energy needed to raise the temperature of a whole body by 1 °C | 使整個物體溫度升高1 °C所需的能量 | not=specific heat capacity
specific heat capacity | 比熱容量 | quantity | S4 | the energy needed to raise the temperature of 1 kg of a substance by 1 °C | 使1 kg某物質溫度升高1 °C所需的能量 | also-zh=比熱容; not=heat capacity, specific latent heat of fusion
thermal equilibrium | 熱平衡 | idea | S4 | the state of bodies in contact that have reached the same temperature, with no net heat flow between them | 互相接觸的物體達到相同溫度、彼此間沒有淨熱流動的狀態
absolute zero | 絕對零度 | idea | S4 | the lowest possible temperature, at which the random motion of particles is at its least | 可能達到的最低溫度，此時粒子的無規運動減至最小 | not=ice point
ice point | 冰點 | idea | S4 | the temperature at which pure melting ice and water are together at standard pressure, 0 °C | 在標準壓強下純冰與水並存時的溫度，即0 °C | also=lower fixed point; also-zh=下定點; not=steam point
steam point | 汽點 | idea | S4 | the temperature at which pure water boils at standard pressure, 100 °C | 在標準壓強下純水沸騰時的溫度，即100 °C | also=upper fixed point; also-zh=上定點; not=ice point
degree Celsius | 攝氏度 | unit | P3 | the unit of a temperature scale on which water freezes at 0 and boils at 100 | 水在0度凝固、在100度沸騰的溫標所用的單位 | not=kelvin
degree Fahrenheit | 華氏度 | unit | S1 | the unit of a temperature scale on which water freezes at 32 and boils at 212 | 水在32度凝固、在212度沸騰的溫標所用的單位 | not=degree Celsius
joule per kilogram per degree Celsius | 焦耳每千克每攝氏度 | unit | S4 | the unit in which specific heat capacity is measured | 用來表示物質比熱容量的單位
joule per degree Celsius | 焦耳每攝氏度 | unit | S4 | the unit of the heat capacity of a body | 用來表示整個物體熱容量的單位
joule per kilogram | 焦耳每千克 | unit | S4 | the unit in which specific latent heat is measured | 用來表示物質比潛熱的單位
calorie | 卡路里 | unit | S2 | a unit of energy equal to about 4.2 J, originally the energy that warms 1 g of water by 1 °C | 約等於4.2 J的能量單位，原指使1 g水升溫1 °C所需的能量 | also-zh=卡; not=joule
Celsius scale | 攝氏溫標 | idea | S4 | a temperature scale on which pure water freezes at 0 and boils at 100 at standard pressure | 標準壓強下純水在0度凝固、在100度沸騰的溫度標度 | not=Kelvin scale
Fahrenheit scale | 華氏溫標 | idea | S4 | a temperature scale on which pure water freezes at 32 and boils at 212 at standard pressure | 標準壓強下純水在32度凝固、在212度沸騰的溫度標度
Kelvin scale | 開氏溫標 | idea | S4 | a temperature scale that begins at absolute zero, on which pure water freezes at about 273 | 由絕對零度開始、純水凝固時讀數約為273的溫度標度 | also=absolute temperature scale; also-zh=絕對溫標; not=Celsius scale
mercury thermometer | 水銀溫度計 | device | S1 | a glass instrument for measuring temperature with a liquid metal, unsuited to very cold places as the metal freezes at −39 °C | 以液態金屬膨脹來示溫的玻璃儀器，因該金屬在−39 °C凝固而不宜用於嚴寒地方 | also=mercury-in-glass thermometer; not=alcohol thermometer
alcohol thermometer | 酒精溫度計 | device | S1 | a glass instrument for measuring temperature with a coloured liquid that boils at about 78 °C, suited to very cold places | 以約78 °C沸騰的染色液體膨脹來示溫的玻璃儀器，適用於嚴寒地方 | also=alcohol-in-glass thermometer; not=mercury thermometer
resistance thermometer | 電阻溫度計 | device | S4 | a thermometer based on a platinum wire, whose resistance increases as the temperature rises | 利用鉑線的電阻隨溫度上升而增大來示溫的儀器 | not=thermistor thermometer
thermistor thermometer | 熱敏電阻溫度計 | device | S4 | a thermometer based on a semiconductor, whose resistance decreases as the temperature rises | 利用半導體的電阻隨溫度上升而減小來示溫的儀器 | not=resistance thermometer
thermocouple | 熱電偶 | device | S4 | a thermometer that uses the voltage between the two junctions of two different metals | 利用兩種不同金屬的兩個接點之間的電壓來示溫的儀器 | also=thermocouple thermometer; also-zh=熱電偶溫度計
infrared thermometer | 紅外線溫度計 | device | S4 | an instrument that measures the temperature of a surface without contact, from the radiation it emits | 不用接觸、根據物體表面發出的輻射來示溫的儀器
liquid crystal thermometer | 液晶溫度計 | device | S4 | a flexible plastic strip placed on the forehead, whose patches change colour with temperature | 貼在額上、各格會隨溫度改變顏色的軟膠條
rotary thermometer | 旋轉式溫度計 | device | S4 | an instrument whose pointer is turned by a coiled bimetallic strip, often used in ovens | 以捲成螺旋狀的雙金屬片帶動指針、常用於焗爐的儀器 | also=bimetallic thermometer; also-zh=雙金屬溫度計
constant-volume gas thermometer | 定容氣體溫度計 | device | S5 | a thermometer that uses the change in pressure of air sealed in a rigid bulb | 利用密封在硬容器內的空氣的壓強變化來示溫的儀器
immersion heater | 浸沒式發熱器 | device | S4 | an electric rod placed in a liquid or a hole in a metal block to raise its temperature | 放進液體或金屬塊孔中、通電後使其溫度上升的棒狀裝置 | not=joulemeter
joulemeter | 焦耳計 | device | S4 | an instrument that measures the electrical energy supplied to an appliance | 量度供應給電器的電能的儀器 | not=immersion heater
calorimeter | 量熱器 | device | S4 | an insulated metal cup in which hot and cold substances are mixed to find the energy transferred between them | 有隔熱外殼的金屬杯，供冷熱物質在其中混合以求出所轉移的能量
thermostat | 恆溫器 | device | S3 | a switch that automatically turns a heater or cooler on and off to keep the temperature steady | 自動接通或切斷發熱或冷卻電路、使溫度維持穩定的開關
bimetallic strip | 雙金屬片 | device | S3 | two joined layers of different metals, which bend on heating because one expands more than the other | 由兩層受熱膨脹程度不同的物料合成、受熱時會彎曲的薄條
expansion joint | 伸縮縫 | structure | S3 | a gap left between sections of a bridge or railway so that they can lengthen on hot days | 橋樑或路軌各段之間預留的空隙，供其在炎熱天氣時變長
thermal expansion | 熱膨脹 | process | S1 | the increase in size of a body when it becomes hotter | 物體變熱時體積增大的過程 | also-zh=膨脹; not=thermal contraction
thermal contraction | 熱收縮 | process | S1 | the decrease in size of a body when it becomes colder | 物體變冷時體積減小的過程 | also-zh=收縮; not=thermal expansion
calibration | 校準 | method | S4 | the marking or checking of an instrument's scale against known standard values | 以已知標準值來標定或核對儀器刻度的程序
method of mixtures | 混合法 | method | S4 | the way of finding specific heat capacity by putting a hot solid into cold water and noting the final temperature | 把熱固體放入冷水並記錄末溫度，以求出比熱容量的方法
extrapolation | 外推法 | method | S4 | the extension of a graph line beyond the measured points to find a value, such as absolute zero | 把關係線延伸至數據點範圍以外來求值的方法，例如求絕對零度
Anders Celsius | 攝耳修斯 | person | S4 | the Swedish astronomer who divided the range between the freezing and boiling points of water into 100 degrees | 把水的凝固點與沸點之間分為100度的瑞典天文學家 | also-zh=攝爾修斯
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
liquid | 液態 | form | S1 | the state of matter with a fixed volume but no fixed shape, whose particles are close together but can slide past one another | 體積固定而形狀不定、粒子緊靠但可互相滑過的物態 | also=liquid state; also-zh=液體
gas | 氣態 | form | S1 | the state of matter with neither fixed shape nor fixed volume, whose neutral particles are far apart and move freely at random | 形狀和體積都不固定、不帶電的粒子相距甚遠並自由地無規運動的物態 | also=gaseous state; also-zh=氣體
plasma | 等離子體 | form | S5 | the state of matter in which very hot atoms have split into ions and free electrons | 原子在極高溫下分裂成離子和自由電子的物態 | also-zh=等離子態; not=gas
melting | 熔化 | process | S1 | the change of a solid into a liquid | 物質由固態變為液態的過程 | not=dissolving
freezing | 凝固 | process | S1 | the change of a liquid into a solid | 物質由液態變為固態的過程 | also=solidification; not=condensation
boiling | 沸騰 | process | S1 | the change of a liquid into a gas throughout its whole volume at one definite temperature, with bubbles | 液體在特定溫度下內部和表面同時變為氣體並冒出氣泡的過程 | not=evaporation
evaporation | 蒸發 | process | S1 | the change of a liquid into a gas at its surface only, at any temperature | 液體在任何溫度下只在表面變為氣體的過程 | not=boiling
condensation | 凝結 | process | S1 | the change of a gas into a liquid | 物質由氣態變為液態的過程 | not=evaporation, deposition
sublimation | 昇華 | process | S1 | the change of a solid directly into a gas without becoming a liquid first | 物質由固態直接變為氣態而不經液態的過程 | not=deposition
deposition | 凝華 | process | S4 | the change of a gas directly into a solid without becoming a liquid first | 物質由氣態直接變為固態而不經液態的過程 | not=sublimation, condensation
diffusion | 擴散 | process | S1 | the spreading of particles by their random motion from a region of higher concentration to one of lower concentration | 粒子因無規運動而由濃度較高處散開至濃度較低處的過程 | not=Brownian motion
Brownian motion | 布朗運動 | process | S4 | the random zigzag movement of smoke particles or pollen grains as fast-moving molecules hit them | 煙粒或花粉微粒不斷受分子撞擊而作的無規曲折移動 | not=diffusion
melting point | 熔點 | quantity | S1 | the temperature at which a pure solid turns into a liquid at standard pressure | 純固體在標準壓強下變為液體的溫度 | not=boiling point
boiling point | 沸點 | quantity | S1 | the temperature at which a pure liquid turns to vapour throughout its volume at standard pressure | 純液體在標準壓強下整體變為蒸氣的溫度 | not=melting point
specific latent heat of fusion | 熔解比潛熱 | quantity | S4 | the energy needed to turn 1 kg of a solid into liquid without a change of temperature | 使1 kg固體變為液體而溫度不變所需的能量 | not=specific latent heat of vaporization, specific heat capacity
specific latent heat of vaporization | 汽化比潛熱 | quantity | S4 | the energy needed to turn 1 kg of a liquid into gas without a change of temperature | 使1 kg液體變為氣體而溫度不變所需的能量 | not=specific latent heat of fusion
relative humidity | 相對濕度 | quantity | S2 | the ratio of the water vapour in the air to the most that the air can hold at that temperature | 空氣中水蒸氣的含量與同溫度下可容納的最大含量之比
dew point | 露點 | quantity | S5 | the temperature to which moist air must be cooled before its water vapour begins to condense | 濕空氣冷卻至其中的水蒸氣開始凝結時的溫度
heating curve | 加熱曲線 | form | S4 | a graph of temperature against time for a substance that is steadily supplied with energy | 物質穩定地獲得能量時溫度隨時間變化的關係圖 | not=cooling curve
cooling curve | 冷卻曲線 | form | S4 | a graph of temperature against time for a hot substance that loses energy to its surroundings | 熱物質向周圍散失能量時溫度隨時間變化的關係圖 | not=heating curve
ice | 冰 | substance | P3 | the hard solid into which liquid water turns when it is cooled to 0 °C | 液態水冷卻至0 °C時所變成的堅硬固體
steam | 蒸汽 | substance | S1 | the invisible hot gas into which water turns at its boiling point | 水在沸點時所變成的看不見的熱氣體 | not=mist
dew | 露 | substance | P5 | water drops formed on grass and other cool surfaces during the night | 夜間在草葉等冷表面上形成的水滴 | also-zh=露水; not=frost
frost | 霜 | substance | P5 | white ice crystals formed on freezing surfaces directly from water vapour | 水蒸氣在極冷表面上直接形成的白色冰晶 | not=dew
dry ice | 乾冰 | substance | S1 | solid carbon dioxide, which turns directly into gas at about −78 °C | 固態的二氧化碳，約在−78 °C直接變為氣體 | not=ice
pressure cooker | 高速煲 | device | S4 | a sealed cooking pot in which water boils above 100 °C | 密封的煮食器具，其中的水要超過100 °C才沸騰 | also-zh=壓力鍋
sweating | 出汗 | process | S1 | the giving out of salty liquid by the skin, whose evaporation carries energy away from the body | 皮膚排出帶鹽分的液體，液體蒸發時帶走身體能量的過程
particle theory of matter | 粒子理論 | theory | S1 | the theory that all substances are made of tiny atoms, molecules or ions in constant motion | 認為所有物質均由不停運動的原子、分子或離子組成的學說 | also=particle theory
caloric theory | 熱質說 | theory | S5 | the outdated theory that heat is an invisible weightless fluid flowing from hot bodies to cold ones | 認為熱是由熱物體流向冷物體的無重量流體的過時學說
kinetic theory of gases | 氣體分子運動論 | theory | S4 | the theory that explains pressure by the collisions of countless randomly moving molecules with the container walls | 以無數作無規運動的分子撞擊容器內壁來解釋壓強的學說 | also=kinetic theory
Robert Brown | 布朗 | person | S4 | the Scottish botanist who saw under a microscope that pollen particles in water move about ceaselessly | 在顯微鏡下看到水中花粉微粒不停運動的蘇格蘭植物學家
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
radiation | 輻射 | process | S2 | the transfer of heat by electromagnetic waves, which needs no medium | 藉電磁波來轉移熱、不需要任何介質的過程 | also=thermal radiation; also-zh=熱輻射; not=convection
absorption of radiation | 吸收輻射 | process | S2 | the taking in of infrared radiation by a surface, which thereby gains energy | 物體表面收取紅外線而獲得能量的過程 | not=emission of radiation
emission of radiation | 發射輻射 | process | S2 | the giving out of infrared radiation by a surface, which thereby loses energy | 物體表面放出紅外線而失去能量的過程 | not=absorption of radiation
reflection of radiation | 反射輻射 | process | S2 | the turning back of infrared radiation at a shiny surface, which is hardly warmed | 紅外線在光亮表面折返而表面幾乎不變暖的過程
conductor of heat | 熱導體 | substance | S2 | a material such as copper, through which heat passes quickly from particle to particle | 熱可在粒子之間迅速傳遞的物料，例如銅 | also=thermal conductor; not=insulator of heat
insulator of heat | 熱絕緣體 | substance | S2 | a material such as wool or foam, through which heat passes very slowly | 熱只能極緩慢地通過的物料，例如羊毛和發泡膠 | also=thermal insulator; not=conductor of heat
copper | 銅 | substance | S2 | a reddish metal through which heat passes very quickly, used for the bottoms of pans | 熱可極快通過的紅棕色金屬，常用於鍋底
aluminium foil | 鋁箔 | substance | S2 | a thin shiny metal sheet that reflects most infrared radiation | 能反射大部分紅外線的光亮金屬薄片 | also-zh=錫紙
dull black paint | 暗黑色油漆 | substance | S2 | a coating that makes a surface the best absorber and emitter of infrared radiation | 使表面成為紅外線最佳吸收體和發射體的塗層
still air | 靜止空氣 | substance | S2 | the trapped gas in wool, double windows and feathers, which hinders both conduction and convection | 困於羊毛、雙層窗和羽毛中、能阻礙傳導和對流的氣體
sea breeze | 海風 | process | S2 | the daytime wind that carries cool air from over the water to the warmer shore | 日間由較涼水面吹向較暖岸上的風 | not=land breeze
land breeze | 陸風 | process | S2 | the night-time wind that carries cool air from the shore to over the warmer water | 晚間由較涼岸上吹向較暖水面的風 | not=sea breeze
greenhouse effect | 溫室效應 | process | S2 | the warming of a planet because certain gases in its atmosphere absorb the infrared radiation given out by its surface | 行星大氣中某些氣體吸收地面放出的紅外線而令行星變暖的過程
vacuum flask | 保溫瓶 | device | S2 | a double-walled silvered bottle with no air between its walls, which keeps drinks hot or cold | 雙層鍍銀、層間抽去空氣、使飲品保持冷熱的瓶子 | also-zh=真空瓶
vacuum | 真空 | idea | S2 | a space that contains no matter at all, through which neither conduction nor convection can carry heat | 完全沒有物質的空間，熱不能藉傳導或對流通過
double glazing | 雙層玻璃 | structure | S4 | a window made of two panes with a layer of air trapped between them | 由兩塊透明片組成、中間困着一層空氣的窗
thermal conductivity | 熱導率 | quantity | S5 | the rate of heat flow through unit area of a material for unit temperature gradient | 單位溫度梯度下通過物料單位面積的熱流率
rate of heat transfer | 熱轉移率 | quantity | S4 | the energy passing from a hot place to a cold place per unit time | 單位時間內由高溫處傳往低溫處的能量
black body | 黑體 | idea | S6 | an ideal body that absorbs all electromagnetic radiation falling on it and is the best emitter | 能完全吸收射來的電磁波、發射電磁波的能力亦最強的理想物體
Stefan-Boltzmann law | 斯特藩─玻爾茲曼定律 | law | S6 | the rule that a black body's emitted power per unit area is proportional to the fourth power of its absolute temperature | 黑體每單位面積的發射功率與絕對溫度四次方成正比的規律
Newton's law of cooling | 牛頓冷卻定律 | law | S6 | the rule that a body loses heat at a rate proportional to its temperature difference from the surroundings | 物體的散熱率與該物體和周圍環境的溫差成正比的規律
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
gas pressure | 氣體壓強 | quantity | S4 | the force per unit area on the walls of a container, caused by the collisions of molecules | 分子撞擊容器內壁時在單位面積上所產生的力
amount of substance | 物質的量 | quantity | S4 | the quantity, measured in moles, that tells how many particles a sample contains | 以摩爾為單位、表示樣本所含粒子多少的量 | not=mass, molar mass
root-mean-square speed | 方均根速率 | quantity | S4 | how fast a gas molecule moves when its kinetic energy equals the average kinetic energy of the molecules | 氣體分子的動能等於平均動能時的運動快慢 | also=rms speed; not=average speed
mean free path | 平均自由程 | quantity | S6 | the average distance a molecule travels between two successive collisions | 分子在連續兩次碰撞之間平均走過的距離
Avogadro constant | 阿佛加德羅常數 | quantity | S4 | the number of particles in one mole, 6.02 × 10²³ | 一摩爾物質所含的粒子數目，即6.02 × 10²³ | also=Avogadro number
universal gas constant | 普適氣體常數 | quantity | S4 | the constant R in the equation pV = nRT, equal to 8.31 J mol⁻¹ K⁻¹ | 方程pV = nRT中的常數R，即8.31 J mol⁻¹ K⁻¹ | also=molar gas constant; not=Boltzmann constant
Boltzmann constant | 玻爾茲曼常數 | quantity | S5 | the constant k that links the average kinetic energy of one molecule with absolute temperature, 1.38 × 10⁻²³ J K⁻¹ | 聯繫單個分子平均動能與絕對溫度的常數k，即1.38 × 10⁻²³ J K⁻¹ | not=universal gas constant
ideal gas | 理想氣體 | idea | S4 | a model in which molecules are points exerting no forces on one another except in elastic collisions, so that pV = nRT holds exactly | 分子視為質點、除彈性碰撞外互不施力，並完全遵守pV = nRT的模型 | not=real gas
real gas | 真實氣體 | idea | S4 | an actual sample whose molecules have size and attract one another, so that pV = nRT holds only roughly | 分子具有大小並互相吸引，因而只大致遵守pV = nRT的實際樣本 | not=ideal gas
Boyle's law | 波義耳定律 | law | S4 | the rule that pressure is inversely proportional to volume for a fixed mass of gas at constant temperature | 溫度不變時，一定質量氣體的壓強與體積成反比的規律 | not=Charles' law
Charles' law | 查理定律 | law | S4 | the rule that volume is directly proportional to absolute temperature for a fixed mass of gas at constant pressure | 壓強不變時，一定質量氣體的體積與絕對溫度成正比的規律 | also=Charles's law; not=pressure law
pressure law | 壓強定律 | law | S4 | the rule that for a fixed mass of gas kept at constant volume, p is directly proportional to absolute temperature | 體積不變時，一定質量氣體的p與絕對溫度成正比的規律 | not=Charles' law
general gas law | 普適氣體定律 | law | S4 | the rule pV = nRT, which joins pressure, volume, moles and absolute temperature in one equation | 以pV = nRT把壓強、體積、摩爾數和絕對溫度聯繫起來的規律 | also=ideal gas equation, ideal gas law; also-zh=理想氣體方程
Avogadro's law | 阿佛加德羅定律 | law | S4 | the rule that equal volumes of all gases at the same temperature and pressure hold equal numbers of molecules | 同溫同壓下，相同體積的任何氣體含有相同數目分子的規律
Dalton's law of partial pressures | 道爾頓分壓定律 | law | S6 | the rule that the total pressure of a gas mixture is the sum of those which each component would exert alone | 混合氣體的總壓強等於各成分單獨存在時壓強之和的規律
isochoric process | 等容過程 | process | S5 | a change of a gas during which its volume stays the same | 氣體體積一直不變的變化 | also=constant-volume process
vacuum pump | 真空泵 | device | S4 | a machine that draws the air out of a closed vessel | 把密閉容器內的空氣抽走的機器 | not=bicycle pump
bicycle pump | 單車氣泵 | device | S3 | a hand-operated device with a piston that forces air into a tyre | 以手推動活塞、把空氣壓入輪胎的管狀工具
piston | 活塞 | structure | S3 | a disc that fits closely inside a cylinder and slides up and down along it | 緊貼圓筒內壁並可沿筒滑動的圓盤
valve | 閥門 | structure | S3 | a part of a pump or tyre that lets a fluid through in one direction only | 氣泵或輪胎中只容許流體單向通過的部件 | also-zh=閥
Robert Boyle | 波義耳 | person | S4 | the scientist who found that at constant temperature the pressure of a fixed mass of gas is inversely proportional to its volume | 發現溫度不變時一定質量氣體的壓強與體積成反比的科學家
Jacques Charles | 查理 | person | S4 | the French balloonist and scientist who found how the volume of a gas grows with temperature | 發現氣體體積如何隨溫度增大的法國氣球飛行家及科學家
Amedeo Avogadro | 阿佛加德羅 | person | S4 | the Italian scientist who held that equal volumes of gases at the same temperature and pressure contain equal numbers of molecules | 提出同溫同壓下相同體積的氣體含有相同數目分子的意大利科學家
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
displacement | 位移 | quantity | S4 | the vector that gives the straight-line distance and direction from the starting point to the end point | 表示由起點至終點的直線長度和方向的矢量 | not=distance
speed | 速率 | quantity | S3 | the scalar that gives the distance travelled per unit time | 表示單位時間內所行距離的標量 | not=velocity
velocity | 速度 | quantity | S4 | the vector that gives the rate of change of displacement | 表示位移改變率的矢量 | not=speed, acceleration
acceleration | 加速度 | quantity | S4 | the vector that gives the rate of change of velocity | 表示速度改變率的矢量 | not=velocity
average speed | 平均速率 | quantity | S3 | the total distance travelled in a journey divided by the total time taken | 整個旅程的總路程除以總時間 | not=average velocity
average velocity | 平均速度 | quantity | S4 | the overall displacement of a journey divided by the total time taken | 整個旅程的總位移除以總時間 | not=average speed
instantaneous speed | 瞬時速率 | quantity | S4 | the scalar that tells how fast a body is moving at one moment | 表示物體在某一刻運動快慢的標量 | not=average speed, instantaneous velocity
instantaneous velocity | 瞬時速度 | quantity | S4 | the vector that tells how fast and which way a body is moving at one moment | 表示物體在某一刻運動快慢及方向的矢量 | not=instantaneous speed
acceleration due to gravity | 重力加速度 | quantity | S4 | the rate at which velocity changes in free fall, about 9.81 m s⁻² near the Earth's surface | 自由下落時速度的改變率，地面附近約為9.81 m s⁻² | not=universal gravitational constant
terminal velocity | 終端速度 | quantity | S4 | the constant speed reached by a falling body when the resistance on it balances its weight | 下落物體所受阻力與重量平衡時達到的恆定速率 | also=terminal speed; also-zh=終端速率
relative velocity | 相對速度 | quantity | S4 | the velocity of one body as observed from another moving body | 從另一個運動中的物體觀察所得的某物體的速度
reaction time | 反應時間 | quantity | S4 | the interval between a driver's seeing a danger and the start of his response | 司機看見危險至開始作出動作之間的時段
thinking distance | 思考距離 | quantity | S4 | the distance travelled by a car from the moment the driver sees a danger until the brakes are applied | 由司機看見危險至開始剎掣期間車輛所行的路程 | not=braking distance
braking distance | 制動距離 | quantity | S4 | the distance travelled by a car from the moment the driver presses the pedal until the car is at rest | 由司機踏下剎掣至車輛停定所行的路程 | also-zh=剎車距離; not=thinking distance
stopping distance | 停車距離 | quantity | S4 | the total distance travelled by a car from the moment the driver sees a danger until the car is at rest | 由司機看見危險至車輛停定所行的總路程 | not=braking distance
uniform motion | 勻速運動 | form | S4 | motion in a straight line at constant speed | 以恆定速率沿直線進行的運動 | also-zh=勻速直線運動
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
normal force | 法向反作用力 | quantity | S4 | the force exerted by a surface on a body at right angles to the surface | 接觸面沿垂直於表面的方向對物體施加的力 | also=normal reaction; also-zh=法向力; not=weight
tension | 張力 | quantity | S4 | the pull along a stretched string or rope on the body tied to it | 拉緊的繩子沿繩對所繫物體施加的拉力
friction | 摩擦力 | quantity | S3 | the force along two touching surfaces that opposes their sliding over each other | 沿兩個接觸面、阻礙它們相對滑動的力 | not=air resistance
upthrust | 浮力 | quantity | S3 | the upward force of a fluid on a body wholly or partly immersed in it | 流體對完全或部分浸在其中的物體向上施加的力 | also=buoyant force, buoyancy; not=normal force
thrust | 推力 | quantity | S4 | the forward push on a rocket or aeroplane from the gases that its engines drive backwards | 火箭或飛機引擎向後噴出氣體而得到的向前作用力 | not=lift
lift | 升力 | quantity | S4 | the upward force on the wings of an aeroplane moving through the air | 飛機在空氣中前進時機翼所受的向上作用力 | not=upthrust
gravitational force | 萬有引力 | quantity | S3 | the attraction between any two bodies because of their masses | 任何兩物體之間因質量而產生的互相吸引作用 | also=gravity; also-zh=引力
net force | 淨力 | quantity | S4 | the single force that has the same effect as all the forces on a body together | 與物體所受各力一起作用的效果相同的單一個力 | also=resultant force; also-zh=合力; not=normal force
static friction | 靜摩擦力 | quantity | S4 | the force between surfaces in contact that balances an applied force, so that no sliding starts | 兩接觸面之間與外加的力平衡、使物體不開始滑動的力 | not=kinetic friction
kinetic friction | 動摩擦力 | quantity | S4 | the force between surfaces in contact that opposes sliding while one is already sliding over the other | 一個接觸面在另一面上滑動期間，兩者之間阻礙滑動的力 | not=static friction
limiting friction | 最大靜摩擦力 | quantity | S4 | the largest force by which a rough surface can keep a body from sliding, reached just before the body slips | 粗糙面能阻止物體滑動的力的上限，在剛要滑動時達到 | also-zh=極限摩擦力; not=kinetic friction
component of a force | 分力 | quantity | S4 | one of the perpendicular parts into which a single force is resolved | 由一個力沿互相垂直的方向拆開而得的其中一個力 | not=net force
balanced forces | 平衡力 | idea | S3 | two or more forces on the same body that add up to zero | 作用於同一物體而總和為零的兩個或以上的力 | not=action-reaction pair
unbalanced forces | 不平衡力 | idea | S3 | the forces on one body that do not add up to zero, so that its velocity changes | 作用於同一物體而總和不為零，令其速度改變的力 | not=balanced forces
action-reaction pair | 作用力和反作用力對 | idea | S4 | two equal and opposite forces that two different bodies exert on each other | 兩個不同物體互相施加的大小相等、方向相反的力 | not=balanced forces
inertia | 慣性 | property | S4 | the tendency of a body to stay at rest or keep its velocity | 物體保持靜止或維持原有速度的傾向 | not=momentum
roughness | 粗糙度 | property | S3 | the degree to which a surface is uneven and hinders sliding | 表面凹凸不平、阻礙滑動的程度
streamlined shape | 流線形 | property | S3 | the smooth tapering outline of a car or fish, which lessens drag | 汽車或魚身減少阻力的平滑尖長外形 | also=streamlining; also-zh=流線型
Newton's first law of motion | 牛頓第一運動定律 | law | S4 | the rule that a body stays at rest or in uniform straight motion unless a net force acts on it | 物體不受淨力作用時，會保持靜止或作勻速直線運動的規律 | also=law of inertia; also-zh=慣性定律
Newton's second law of motion | 牛頓第二運動定律 | law | S4 | the rule that acceleration is directly proportional to the net force and inversely proportional to the mass | 加速度與淨力成正比、與質量成反比的規律
Newton's third law of motion | 牛頓第三運動定律 | law | S4 | the rule that if one body exerts a force on another, the other exerts an equal and opposite force on the first | 一物體對另一物體施力時，後者亦以大小相等、方向相反的力作用於前者的規律
free-body diagram | 隔離體圖 | form | S4 | a drawing of one object alone with arrows for all the forces that act on it | 單獨畫出一個物件、並以箭號標示它所受各力的圖 | also-zh=受力圖
parallelogram of forces | 力的平行四邊形 | form | S4 | a figure whose diagonal gives the resultant of two forces drawn as adjacent sides | 以兩個力為鄰邊、以對角線表示合力的圖形
weightlessness | 失重 | idea | S5 | the condition of an astronaut who falls freely together with the spacecraft, so that no normal force acts on him | 太空人與太空船一同自由下落、地板對他沒有法向反作用力的狀態
resolution of forces | 力的分解 | method | S4 | the replacing of one force by two forces at right angles that together have the same effect | 以互相垂直、合起來效果相同的兩個力代替一個力的方法 | not=addition of forces
addition of forces | 力的相加 | method | S4 | the combining of several forces, tip to tail, into a single resultant | 把多個力首尾相接，求出合力的方法
lubrication | 潤滑 | method | S3 | the putting of oil or grease between moving parts so that they slide easily | 在活動部件之間加入油脂，令它們容易滑動的方法
air bag | 安全氣囊 | device | S3 | a cushion that inflates in front of the driver in a crash, which lengthens the time of impact on the head | 車輛相撞時在司機面前充氣、延長頭部受撞時間的軟墊
head restraint | 頭枕 | device | S3 | a pad on top of a car seat that keeps the neck from bending backwards when the car is hit from behind | 座椅頂部的墊子，車輛被人從後撞到時防止頸部向後屈折 | also=headrest
crumple zone | 撞擊緩衝區 | device | S4 | the front or rear part of a car that is built to collapse slowly in a crash | 汽車前端或後端、設計成相撞時慢慢摺陷的部分
tyre tread | 輪胎坑紋 | device | S3 | the grooved outer pattern of a wheel, which drives out water and keeps the grip on wet roads | 車輪外層的凹槽圖案，可排走積水並在濕路上保持抓地力
contact force | 接觸力 | idea | S4 | a force that acts only where two bodies touch | 只在兩物體相觸時才出現的力 | not=non-contact force
non-contact force | 非接觸力 | idea | S4 | a force that acts between bodies which do not touch | 物體無須相觸也能互相施加的力 | not=contact force
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
work | 功 | quantity | S4 | the product of a force and the displacement in the direction of the force | 力與物體沿力的方向的位移的乘積 | also=work done; not=power
power | 功率 | quantity | S2 | the rate at which energy is transferred or work is done | 能量轉移或作功的快慢，即單位時間內轉移的能量 | not=energy, work
efficiency | 效率 | quantity | S4 | the fraction of the energy put into a machine that comes out as useful energy | 機器輸出的有用能量佔輸入能量的比例 | not=power
kinetic energy | 動能 | quantity | S1 | the energy that a body has because it is moving | 物體因正在移動而具有的能量 | not=momentum
gravitational potential energy | 重力勢能 | quantity | S1 | the energy that a body has because of its height above a reference level | 物體因處於參考水平之上的高度而具有的能量 | not=kinetic energy
elastic potential energy | 彈性勢能 | quantity | S1 | the energy stored in a stretched spring or a bent bow | 儲存於被拉長的彈簧或被拉彎的弓中的能量 | also=strain energy
chemical energy | 化學能 | quantity | S1 | the energy stored in fuels, food and batteries, which is released in reactions | 儲存於燃料、食物和電池中，在反應時釋出的能量
light energy | 光能 | quantity | S1 | the energy given out by the Sun and lamps that our eyes can sense | 太陽和燈放出、眼睛能感覺到的能量
sound energy | 聲能 | quantity | S1 | the energy that spreads from vibrating bodies and that our ears can sense | 由振動物體傳開、耳朵能感覺到的能量
mechanical energy | 機械能 | quantity | S4 | the sum of the kinetic and the potential energies of a body as a whole | 整個物體的動能與勢能之和 | not=internal energy
wasted energy | 浪費的能量 | quantity | S4 | the part of the energy put into a machine that ends up in unwanted forms, mostly heating the surroundings | 輸入機器的能量中轉為不需要的形式、多令周圍變暖的部分
kilowatt | 千瓦 | unit | S2 | a unit of power equal to 1000 J per second | 等於每秒1000 J的功率單位 | not=kilowatt-hour
kilowatt-hour | 千瓦小時 | unit | S2 | a unit of energy equal to 3.6 million joules, by which electricity is charged | 等於三百六十萬焦耳、用來計算電費的能量單位 | also-zh=度; not=kilowatt
horsepower | 馬力 | unit | S4 | a unit of power equal to about 746 J per second, used for engines | 約等於每秒746 J、用於引擎的功率單位 | not=kilowatt
kilojoule | 千焦耳 | unit | S1 | a unit of energy equal to 1000 J, printed on food labels | 等於1000 J、常見於食物標籤的能量單位 | not=kilowatt
conservative force | 保守力 | idea | S6 | a force whose work between two points does not depend on the path taken, such as gravity | 在兩點間所作的功與路徑無關的力，例如重力 | not=non-conservative force
non-conservative force | 非保守力 | idea | S6 | a force whose work between two points depends on the path taken, such as friction | 在兩點間所作的功取決於路徑的力，例如摩擦力
pile driver | 打樁機 | device | S4 | a machine that drops a heavy hammer to force columns into the ground for building | 把重錘由高處放下、將柱子壓進地基的機器
roller coaster | 過山車 | object | S4 | an amusement ride whose cars gain speed as they run down from a high point of the track | 由軌道高處滑下時速率增加的機動遊戲
trampoline | 彈床 | object | S4 | a stretched sheet held by springs, on which a gymnast jumps | 以彈簧繃緊、供體操員跳躍的布面
catapult | 彈弓 | object | S4 | a forked stick with rubber bands that are pulled back and let go to shoot a stone | 裝有橡筋、拉後放手便可射出石子的叉形工具
James Watt | 瓦特 | person | S3 | the Scottish engineer who greatly improved the steam engine and compared its power with that of horses | 大幅改良蒸汽機、並把其功率與馬匹作比較的蘇格蘭工程師
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
impact force | 衝擊力 | quantity | S4 | the large force that acts for a very short time when two bodies collide | 兩物體碰撞時在極短時間內產生的巨大作用力
impact time | 碰撞時間 | quantity | S4 | the duration for which two colliding bodies stay in contact | 相撞的兩物體保持接觸的時段 | also=time of impact
coefficient of restitution | 恢復係數 | quantity | S5 | the relative speed of two bodies after a collision divided by their relative speed before it | 兩物體碰撞後的相對速率與碰撞前的相對速率之比
elastic collision | 彈性碰撞 | process | S4 | a collision in which both momentum and total kinetic energy are conserved | 動量和總動能均守恆的碰撞 | also=perfectly elastic collision; not=inelastic collision
inelastic collision | 非彈性碰撞 | process | S4 | a collision in which momentum is conserved but some total kinetic energy is lost | 動量守恆但總動能減少的碰撞 | not=elastic collision
completely inelastic collision | 完全非彈性碰撞 | process | S4 | a collision after which the bodies stick together and move as one | 物體碰撞後黏在一起同速移動的過程 | also=perfectly inelastic collision; kind=inelastic collision
explosion | 爆炸 | process | S4 | the bursting apart of one body or of bodies at first together, in which total kinetic energy increases | 一個物體或原在一起的物體突然分開、總動能增加的過程 | not=inelastic collision
recoil | 反衝 | process | S4 | the backward motion of a gun when it fires its bullet forwards | 槍向前射出子彈時槍身向後的運動 | not=rebound
rebound | 反彈 | process | S4 | the bouncing back of a ball that has hit a wall | 球撞到牆後彈回的過程 | not=recoil
conservation of momentum | 動量守恆定律 | law | S4 | the rule that the total of mass times velocity in a system stays the same if no net external force acts on it | 系統不受淨外力作用時，質量與速度乘積的總和保持不變的規律 | also=law of conservation of momentum
conservation of angular momentum | 角動量守恆定律 | law | S6 | the rule that a spinning system keeps its total of rotational inertia times rate of turning if no net external torque acts on it | 系統不受淨外力矩時，轉動慣量與角速度乘積的總和保持不變的規律
conservation of mass | 質量守恆定律 | law | S4 | the rule that the amount of matter is the same before and after a chemical or physical change | 物質的多少在化學或物理變化前後都相同的規律
isolated system | 孤立系統 | idea | S4 | a group of bodies on which no net external force acts | 不受淨外力作用的一組物體
internal force | 內力 | idea | S4 | a force that one body in a system exerts on another body in the same system | 系統中某物體對同一系統另一物體施加的作用 | not=external force
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
projectile motion | 拋體運動 | form | S5 | the curved motion of a body thrown horizontally or at an angle, on which gravity alone acts | 斜拋或平拋的物體只受重力作用的曲線運動 | not=free fall
uniform circular motion | 勻速圓周運動 | form | S5 | motion at constant speed round a fixed centre, with a constant distance from it | 以恆定速率繞固定中心進行、與中心距離不變的運動 | not=uniform motion
revolution | 公轉 | form | S4 | the motion of a planet or satellite round another body | 行星或衛星繞另一天體的運動 | not=spinning
horizontal range | 水平射程 | quantity | S5 | the distance along level ground between the throwing point and the landing point of a ball | 球的拋出點與着地點沿平地的距離 | also=range; also-zh=射程
time of flight | 飛行時間 | quantity | S5 | the duration from the throwing of a ball to its landing | 球由拋出至着地所經歷的時段
initial velocity | 初速度 | quantity | S4 | the velocity of a body at the beginning of the time considered | 物體在所考慮時段開始時的速度 | not=final velocity
final velocity | 末速度 | quantity | S4 | the velocity of a body at the end of the time considered | 物體在所考慮時段結束時的速度 | not=initial velocity
angular displacement | 角位移 | quantity | S5 | the angle turned through by a body moving round a centre | 物體繞中心運動時所轉過的角 | not=angular velocity
angular velocity | 角速度 | quantity | S5 | the angle turned through per unit time by a body moving round a centre | 物體繞中心運動時單位時間內轉過的角 | also=angular speed; not=linear speed
angular acceleration | 角加速度 | quantity | S6 | the rate of change of the angle turned through per unit time | 單位時間內轉過的角的改變率 | not=centripetal acceleration
linear speed | 線速率 | quantity | S5 | the length of arc covered per unit time by a body moving in a circle, equal to radius times angular velocity | 作圓周運動的物體單位時間內所行的弧長，等於半徑乘以角速度 | also=tangential speed; not=angular velocity
period of revolution | 周期 | quantity | S5 | the time taken for one complete round of a circular motion | 完成一次圓周運動所需的時間 | also=period; not=frequency of revolution
frequency of revolution | 轉動頻率 | quantity | S5 | the number of complete rounds of a circular motion made per unit time | 單位時間內完成圓周運動的次數 | not=period of revolution
centripetal force | 向心力 | quantity | S5 | the net force towards the centre of the circle, which keeps a body in circular motion | 指向圓心、令物體維持繞圓運動的淨力 | not=centripetal acceleration
tangential acceleration | 切向加速度 | quantity | S6 | the rate of change of velocity along the path of circular motion, which makes the speed grow or fall | 沿圓周路徑方向、令速率增減的速度改變率 | not=centripetal acceleration
moment of inertia | 轉動慣量 | quantity | S6 | the measure of how hard it is to change a body's rotation, found from its masses and their squared distances from the axis | 量度改變物體轉動狀態有多困難的量，由各部分質量和離軸距離的平方求得 | also=rotational inertia
angular momentum | 角動量 | quantity | S6 | the product of a rotating body's moment of inertia and its angular velocity | 物體的轉動慣量與角速度的乘積 | not=momentum
rotational kinetic energy | 轉動動能 | quantity | S6 | half the product of a rotating body's moment of inertia and the square of its angular velocity | 轉動物體的轉動慣量與角速度平方的乘積的一半
conical pendulum | 圓錐擺 | object | S5 | a bob on a string that goes round in a horizontal circle | 以繩繫着、在水平面上作圓周運動的擺球 | not=simple pendulum
banked road | 傾斜路面 | structure | S5 | a bend whose outer edge is built higher so that the normal force of its surface helps cars to turn | 外側較高的彎道，使法向反作用力有助汽車轉彎
centrifuge | 離心機 | device | S5 | a machine that spins test tubes very fast to make denser particles settle outwards | 令試管高速旋轉、使密度較大的微粒沉向外側的機器
spin dryer | 脫水機 | device | S5 | a laundry machine with a fast-turning drum, through whose holes water flies out of the clothes | 滾筒高速轉動、令衣物中的水從小孔飛出的洗衣設備
Ferris wheel | 摩天輪 | object | S4 | an amusement ride whose cabins go round a horizontal axis in a vertical circle | 車廂繞水平軸在豎直面上轉圈的機動遊戲
gyroscope | 陀螺儀 | device | S6 | a fast-spinning wheel in a movable frame, whose axis keeps its direction in space | 裝在活動框架中、轉軸在空間保持方向不變的高速旋轉輪
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
Newton's law of universal gravitation | 牛頓萬有引力定律 | law | S5 | the rule that any two bodies attract with a force proportional to the product of their masses and inversely proportional to the square of their separation | 任何兩物體互相吸引的力與兩者質量的乘積成正比、與距離平方成反比的規律 | also=law of universal gravitation
Kepler's first law | 開普勒第一定律 | law | S5 | the rule that each planet moves round the Sun in an ellipse with the Sun at one focus | 每顆行星沿橢圓繞太陽運行、太陽位於其中一個焦點的規律 | also=law of orbits; not=Kepler's third law
Kepler's second law | 開普勒第二定律 | law | S5 | the rule that the line joining a planet to the Sun sweeps out equal areas in equal times | 行星與太陽的連線在相等時間內掃過相等面積的規律 | also=law of areas
Kepler's third law | 開普勒第三定律 | law | S5 | the rule that the square of a planet's period is proportional to the cube of its orbit's semi-major axis | 行星周期的平方與軌道半長軸的立方成正比的規律 | also=law of periods
universal gravitational constant | 萬有引力常數 | quantity | S5 | the constant G in the formula for the attraction between two masses, equal to 6.67 × 10⁻¹¹ N m² kg⁻² | 計算兩質量互相吸引的公式中的常數G，即6.67 × 10⁻¹¹ N m² kg⁻² | also=gravitational constant; not=acceleration due to gravity
gravitational field strength | 引力場強度 | quantity | S5 | the gravitational force per unit mass acting on a body at a point | 物體在某點每單位質量所受的引力 | not=universal gravitational constant
escape velocity | 逃逸速度 | quantity | S6 | the least launching speed at which a body leaves a planet and never falls back | 物體離開行星而永不跌回所需的最小發射速率 | also=escape speed; not=orbital speed
orbital speed | 軌道速率 | quantity | S5 | the rate at which a satellite travels along its path round a planet | 衛星沿路徑環繞行星運行的快慢 | not=escape velocity
orbital period | 軌道周期 | quantity | S5 | the time a satellite takes to go once round its planet | 衛星環繞行星一圈所需的時間
semi-major axis | 半長軸 | quantity | S5 | half of the longest diameter of an ellipse | 橢圓最長直徑的一半
eccentricity | 離心率 | quantity | S6 | the number from 0 to below 1 that tells how far an ellipse departs from a circle | 由0至小於1、表示橢圓偏離圓形程度的數
gravitational field | 引力場 | idea | S5 | a region round a planet in which any mass is pulled towards the planet | 行星周圍令任何質量被拉向行星的區域
orbit | 軌道 | idea | S4 | the closed path of a planet round the Sun or of a satellite round a planet | 行星環繞太陽或衛星環繞行星的閉合路徑
perihelion | 近日點 | place | S5 | the point of a planet's orbit at which it is nearest to the Sun | 行星軌道上與太陽距離最小的位置 | not=aphelion
aphelion | 遠日點 | place | S5 | the point of a planet's orbit at which it is farthest from the Sun | 行星軌道上與太陽距離最大的位置 | not=perihelion
perigee | 近地點 | place | S5 | the point of the Moon's or a satellite's orbit at which it is nearest to the Earth | 月球或人造衛星軌道上與地球距離最小的位置 | not=perihelion
apogee | 遠地點 | place | S5 | the point of the Moon's or a satellite's orbit at which it is farthest from the Earth | 月球或人造衛星軌道上與地球距離最大的位置 | not=aphelion
focus of an ellipse | 橢圓的焦點 | place | S5 | one of two inner points whose distances to every point of the closed curve add up to the same total | 閉合曲線內兩點之一，曲線上每點至該兩點的距離之和都相同
ellipse | 橢圓 | form | S5 | the oval closed curve that planets follow round the Sun | 行星環繞太陽所行的卵形閉合曲線 | not=parabola
geostationary satellite | 地球同步衛星 | device | S5 | a satellite above the equator that goes round once in about 24 hours and so stays over one place | 位於赤道上空、約24小時運行一圈而停留在同一地點上方的人造衛星 | not=polar satellite
polar satellite | 極軌衛星 | device | S5 | a satellite in a low orbit over the Arctic and the Antarctic, which scans the whole rotating Earth | 在離地面較近處飛越地球南北兩端、可掃描整個轉動中的地球的人造衛星 | not=geostationary satellite
space station | 太空站 | device | P6 | a large spacecraft in orbit in which astronauts live and work for months | 在軌道上運行、供太空人居住和工作數月的大型太空裝置 | not=space shuttle
space shuttle | 穿梭機 | device | P6 | a winged spacecraft that was launched upright by rockets and landed like an aeroplane to be used again | 由火箭豎直發射、像飛機般着陸並可重用的有翼太空裝置 | also-zh=太空穿梭機
space probe | 太空探測器 | device | P6 | a spacecraft without a crew, sent far away to study planets and comets | 不載人、飛往遠處探索行星和彗星的太空裝置
geocentric theory | 地心說 | theory | S4 | the view that all heavenly bodies go round the Earth, which rests at the centre of the universe | 認為所有天體都環繞居於中央、靜止的地球運行的學說 | also=geocentric model; not=heliocentric theory
heliocentric theory | 日心說 | theory | S4 | the view that the Earth and the other planets go round the Sun | 認為包括地球在內的行星都環繞太陽運行的學說 | also=heliocentric model; not=geocentric theory
general relativity | 廣義相對論 | theory | S6 | Einstein's view that gravity is the curving of space and time by mass | 愛因斯坦認為引力是質量令時空彎曲的學說
big bang theory | 大爆炸理論 | theory | S5 | the view that the universe began from a very hot dense state and has been expanding since | 認為宇宙始於極熱極密的狀態、此後一直膨脹的學說
Nicolaus Copernicus | 哥白尼 | person | S4 | the Polish astronomer who put the Sun instead of the Earth at the centre of the planetary system | 以太陽代替地球作為行星系統中心的波蘭天文學家
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
first-class lever | 第一類槓桿 | device | S3 | a lever with the fulcrum between the effort and the load | 支點位於施力與負荷之間的槓桿
second-class lever | 第二類槓桿 | device | S3 | a lever with the load between the fulcrum and the effort | 負荷位於支點與施力之間的槓桿
third-class lever | 第三類槓桿 | device | S3 | a lever with the effort between the fulcrum and the load | 施力位於支點與負荷之間的槓桿
movable pulley | 動滑輪 | device | S3 | a pulley that rises together with the load and so ideally halves the effort | 隨負荷一同上升、理想情況下使施力減半的滑輪 | not=fixed pulley
block and tackle | 滑輪組 | device | S4 | a lifting machine made of several grooved wheels and one rope wound to and fro between them | 由數個有槽輪和一條來回繞過它們的繩子構成的起重機械 | also=pulley system
seesaw | 蹺蹺板 | object | P5 | a playground plank on which two children sit on opposite sides of the middle support | 遊樂場中兩名小孩分坐中間支承兩側的長板 | also-zh=搖搖板
nutcracker | 胡桃鉗 | object | S3 | a tool of two arms hinged at one end, which crush a hard shell placed near the hinge | 兩臂在一端相連、把放在接合處附近的硬殼壓碎的工具 | also-zh=堅果鉗
tweezers | 鑷子 | object | S3 | a small tool of two arms joined at one end, which are squeezed in the middle to pick up tiny things | 兩臂在一端相連、捏住中間便可夾起細小東西的小工具
axe | 斧頭 | object | S3 | a chopping tool with a handle and a heavy blade that is thick behind and sharp in front | 有手柄、刀身後厚前薄、用來劈柴的工具
fulcrum | 支點 | structure | S3 | the fixed point about which a lever turns | 槓桿繞着轉動的固定點 | also=pivot; not=load
load arm | 負荷臂 | quantity | S3 | the perpendicular distance from the fulcrum to the line of action of the resisting weight | 由支點至被舉重物的作用線的垂直距離 | not=effort arm
effort | 施力 | quantity | S3 | the force that a person applies to a machine | 使用者加在機械上的作用力 | not=load
load | 負荷 | quantity | S3 | the weight or resistance that a machine has to overcome | 機械須克服的重量或阻力 | also-zh=重物; not=effort
mechanical advantage | 機械利益 | quantity | S3 | the ratio of the load overcome by a machine to the effort applied to it | 所克服的負荷與所用的施力之比 | also-zh=機械效益; not=velocity ratio
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
pressure | 壓強 | quantity | S1 | the force per unit area acting at right angles to a surface | 垂直作用於單位面積表面的力 | also-zh=壓力; not=force
atmospheric pressure | 大氣壓強 | quantity | S1 | the force per unit area exerted by the air around the Earth, about 101 kPa at sea level | 地球周圍空氣施於單位面積的力，在海平面約為101 kPa | also-zh=大氣壓力
absolute pressure | 絕對壓強 | quantity | S6 | the force per unit area of a fluid measured with a perfect vacuum as zero | 以完全真空為零點量度的流體作用於單位面積的力 | not=gauge pressure
surface tension | 表面張力 | quantity | S5 | the effect that makes the top layer of a liquid behave like a stretched skin | 使液體頂層像拉緊的薄膜般收縮的作用 | not=upthrust
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
floating | 漂浮 | process | P4 | the resting of a body at the surface of a liquid because the upthrust on it balances its weight | 物體的重量被液體的向上承托力平衡而停在液面的現象 | not=sinking
sinking | 下沉 | process | P4 | the going down of a body in a liquid less dense than itself | 物體在密度比自身低的液體中往底部移動的現象 | not=floating
laminar flow | 層流 | process | S6 | the smooth motion of a fluid in layers that do not mix | 流體分成互不混合的各層平穩地移動的過程 | not=turbulent flow
turbulent flow | 湍流 | process | S6 | the irregular motion of a fluid with eddies that mix its layers | 流體帶有漩渦、各層互相混合的不規則運動 | also-zh=紊流; not=laminar flow
siphoning | 虹吸 | process | S5 | the running of a liquid up over an edge through a bent full tube and down to a lower level | 液體經充滿的彎管越過邊緣再流到較低處的過程
aneroid barometer | 無液氣壓計 | device | S4 | an instrument with a thin metal box almost empty of air, which expands or contracts as the pressure of the air changes | 以近乎抽空的薄金屬盒隨大氣壓強變化而脹縮的儀器 | not=mercury barometer
hydrometer | 比重計 | device | S4 | a weighted glass tube that floats upright and shows the density of the liquid by how deep it sits | 直立浮於液體中、以浸沒深淺顯示液體密度的加重玻璃管
hydraulic press | 液壓機 | device | S4 | a machine that squeezes metal or bales between plates by means of oil pushed from a narrow to a wide cylinder | 利用油由窄筒推向闊筒的作用，把金屬或貨物擠緊的機器
hydraulic jack | 液壓千斤頂 | device | S4 | a machine that raises a heavy car by means of oil pushed from a narrow to a wide cylinder | 利用油由窄筒推向闊筒的作用，把重型汽車抬起的機器
hydraulic brake | 液壓制動器 | device | S4 | a system in a car in which oil passes the force on the pedal to pads at all the wheels | 汽車中以油把踏板所受的力傳至各輪襯片的裝置
rubber sucker | 吸盤 | device | S3 | a soft cup held on a smooth wall by atmospheric pressure when the air under it is pressed out | 擠出其下的空氣後，靠大氣壓強附在平滑牆上的軟膠杯 | also=suction cup
Magdeburg hemispheres | 馬德堡半球 | device | S3 | two hollow metal bowls put together and emptied of air, which teams of horses could not pull apart | 合攏並抽去空氣後，連馬隊也難以拉開的兩個空心金屬碗
siphon tube | 虹吸管 | device | S5 | a bent pipe full of liquid that empties a tank over its rim into a lower vessel | 充滿液體、可把水箱內的水越過邊緣引到低處容器的彎管
hot air balloon | 熱氣球 | object | S3 | a large bag that rises because a burner makes the gas inside less dense than the atmosphere around it | 以燃燒器令袋內氣體密度低於周圍大氣而升起的巨型袋子
iceberg | 冰山 | object | S3 | a huge piece of frozen fresh water drifting in the sea with about nine tenths below the surface | 在海上漂流、約九成在水面以下的巨型凝固淡水塊
ballast tank | 壓載艙 | structure | S4 | a space in a submarine that is flooded to dive and emptied to rise | 潛艇內注水便下潛、排水便上升的空間
Plimsoll line | 載重線 | structure | S4 | a mark on a ship's side that shows how deep it may safely sit in the water | 畫在船身、顯示船可安全吃水多深的標記 | also-zh=普林索線
Blaise Pascal | 帕斯卡 | person | S4 | the French scientist who found that an enclosed fluid passes on pressure equally everywhere | 發現密閉流體把壓強均等傳至各處的法國科學家
Archimedes | 阿基米德 | person | S3 | the ancient Greek of Syracuse who explained the upthrust on bodies in water and the balance of levers | 解釋水對物體的浮力和槓桿平衡的古希臘學者
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
moment of a force | 力矩 | quantity | S4 | the turning effect equal to a force multiplied by its perpendicular distance from the pivot | 力與其作用線至支點垂直距離的乘積，表示轉動效果 | also=moment; not=work
clockwise moment | 順時針力矩 | quantity | S4 | the turning effect that tends to rotate a body the way the hands of a watch go | 傾向令物體按指針前進方向轉動的效果 | not=anticlockwise moment
anticlockwise moment | 逆時針力矩 | quantity | S4 | the turning effect that tends to rotate a body against the way the hands of a watch go | 傾向令物體逆着指針前進方向轉動的效果 | not=clockwise moment
net moment | 淨力矩 | quantity | S4 | the overall turning effect of all the forces on a body | 物體所受各力合起來的總轉動效果
couple | 力偶 | idea | S4 | two equal and opposite parallel forces that act along different lines and turn a body without moving it along | 大小相等、方向相反、作用線不同、只令物體轉動的一對平行力 | not=action-reaction pair
line of action | 作用線 | idea | S4 | the straight line through the point where a force is applied, along the direction of the force | 通過力的施加點並沿力的方向的直線
moment arm | 力臂 | quantity | S4 | the perpendicular distance from the pivot to the line along which a force acts | 由支點至力的作用線的垂直距離 | also=lever arm; not=moment of a force
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
compressive force | 壓縮力 | quantity | S5 | a pair of opposite forces along a bar that make it shorter | 沿棒向內、令其變短的一對反向力 | not=tensile force
shear force | 剪力 | quantity | S5 | a pair of opposite forces along parallel faces that make one layer slide past another | 沿平行面、令一層滑過另一層的一對反向力 | also-zh=剪切力
proportional limit | 比例極限 | idea | S5 | the point at which the graph of extension against force stops being a straight line | 伸長與力的關係圖由此開始不再是直線的一點 | also=limit of proportionality; not=elastic limit
elastic limit | 彈性限度 | idea | S3 | the point beyond which a stretched material no longer goes back to its original length | 超過此點後，受拉物料放手後不再回復原長 | also-zh=彈性極限; not=proportional limit
yield point | 屈服點 | idea | S5 | the point at which a material suddenly stretches a lot with little or no more force | 力幾乎沒有增加而物料突然大幅伸長之處 | not=breaking point
elastic deformation | 彈性形變 | process | S5 | a change of shape that disappears when the force is taken away | 力撤去後便會消失的形狀改變 | not=plastic deformation
plastic deformation | 塑性形變 | process | S5 | a change of shape that remains when the force is taken away | 力撤去後仍然保留的形狀改變 | not=elastic deformation
creep | 蠕變 | process | S6 | the slow continued stretching of a material under a steady load over a long time | 物料在不變負荷下長時間緩慢地繼續伸長的過程 | not=fatigue
fatigue | 疲勞 | process | S6 | the weakening and cracking of a material caused by repeated loading and unloading | 物料因負荷反覆加上和移去而變弱裂開的過程 | not=creep
fracture | 斷裂 | process | S5 | the separation of a stressed material into pieces | 受力物料分成數塊的過程
Hooke's law | 胡克定律 | law | S3 | the rule that the extension of a spring is directly proportional to the force that stretches it, up to a limit | 在一定限度內，彈簧的伸長與所受拉力成正比的規律
Robert Hooke | 胡克 | person | S3 | the English scientist who found how the stretching of springs depends on the load | 發現彈簧伸長與負荷關係的英國科學家
Thomas Young | 托馬斯·楊 | person | S5 | the English scientist who gave his name to a modulus of elasticity and showed the interference of light | 以其姓氏命名一種彈性模量、並展示光的干涉的英國科學家 | also-zh=楊氏
steel | 鋼 | substance | S3 | a strong stiff alloy of iron and carbon, used for springs and bridges | 由鐵與碳組成、堅固而剛硬、用於彈簧和橋樑的合金
rubber | 橡膠 | substance | S3 | a soft material that can be stretched to several times its length and springs back | 可拉長至數倍並能彈回的柔軟物料
glass | 玻璃 | substance | S1 | a hard transparent material that snaps with hardly any stretching | 堅硬透明、幾乎不伸長便斷裂的物料
plasticine | 泥膠 | substance | S3 | a soft modelling clay that keeps whatever shape it is pressed into | 受力變形後能保持新形狀的柔軟造型物料
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

== Waves | 波
transverse wave | 橫波 | form | S4 | a wave that travels at right angles to the direction of its vibrations | 傳播方向與振動方向垂直的波 | not=longitudinal wave
longitudinal wave | 縱波 | form | S4 | a wave that travels along the same line as the vibrations of its particles | 傳播方向與粒子振動方向平行的波 | not=transverse wave
stationary wave | 駐波 | form | S4 | a wave pattern that does not travel, formed when two identical waves moving in opposite directions overlap | 由兩列相同但反方向傳播的波疊加而成、波形不會前進的波 | also=standing wave; not=travelling wave
travelling wave | 行波 | form | S4 | a wave that carries energy from one place to another as its pattern moves forward | 波形向前移動，把能量由一處帶到另一處的波 | also=progressive wave; not=stationary wave
mechanical wave | 機械波 | form | S4 | a wave, such as sound or a water wave, that cannot pass through a vacuum because it needs a medium | 必須靠介質傳播、不能穿過真空的波，例如聲波和水波 | not=electromagnetic wave
wave pulse | 脈衝 | form | S4 | a single short disturbance that passes along a rope, a spring or another medium | 沿繩子、彈簧或其他介質傳過的單一次短暫擾動 | also=pulse
amplitude | 振幅 | quantity | S3 | the maximum displacement of a vibrating particle from its equilibrium position | 粒子偏離平衡位置的最大位移 | not=wavelength
wavelength | 波長 | quantity | S3 | the distance along a wave between two neighbouring points that vibrate in step | 沿着波的方向，兩個相鄰而同步振動的點之間的距離 | not=amplitude, period of a wave
frequency | 頻率 | quantity | S3 | the number of complete vibrations made in one second | 每秒內完成的完整振動次數 | not=period of a wave
period of a wave | 波的周期 | quantity | S4 | the time taken by a particle to make one complete vibration | 一顆粒子完成一次完整振動所需的時間 | also=period; also-zh=周期; not=frequency
wave speed | 波速 | quantity | S3 | the distance that a crest or other part of the moving pattern travels per unit time | 波峰等波形在單位時間內前進的距離
phase difference | 相差 | quantity | S4 | the fraction of a cycle, usually given as an angle, by which one vibration is ahead of another | 一個振動領先另一個振動多少個循環，通常以角度表示 | also-zh=相位差; not=path difference
path difference | 程差 | quantity | S5 | how much farther a point lies from one of two wave sources than from the other | 某點與兩個波源之間的距離相差多少 | not=phase difference
crest | 波峰 | structure | S4 | the highest point of a transverse wave, where the upward displacement is greatest | 橫波上向上位移最大的一點 | not=trough
trough | 波谷 | structure | S4 | the lowest point of a transverse wave, where the downward displacement is greatest | 橫波上向下位移最大的一點 | not=crest
region of compression | 密部 | structure | S4 | a part of a longitudinal wave where the particles are closest together | 縱波中粒子互相靠得最近的部分 | also=compression; not=rarefaction
rarefaction | 疏部 | structure | S4 | a part of a longitudinal wave where the particles are farthest apart | 縱波中粒子互相離得最遠的部分 | not=region of compression
displacement node | 波節 | structure | S4 | a point on a stationary wave where the vibration is always zero | 駐波上始終沒有振動的一點 | also=node; not=displacement antinode
displacement antinode | 波腹 | structure | S4 | a point on a stationary wave where the vibration is largest | 駐波上振動幅度最大的一點 | also=antinode; not=displacement node
wavefront | 波陣面 | structure | S4 | a line or surface that joins neighbouring points vibrating in step, such as all the points along one crest | 把同步振動的相鄰各點連起來的線或面，例如同一波峰上的各點 | also-zh=波前
reflection | 反射 | process | S2 | the turning back of a wave into the same medium when it meets a boundary | 波遇到界面時折返原來介質的過程 | not=refraction
refraction | 折射 | process | S2 | the change of direction of a wave because its speed changes on passing from one medium into another | 波由一種介質進入另一種介質時，因速率改變而改變方向的過程 | not=reflection, diffraction
interference | 干涉 | process | S4 | the overlapping of waves from coherent sources to give a fixed pattern of strong and weak vibration | 相干波源發出的波重疊，形成固定的強弱振動圖樣的過程 | not=diffraction
polarization | 偏振 | process | S5 | the restriction of the vibrations of a transverse wave to one plane only | 把橫波的振動限制在單一平面內的過程
constructive interference | 相長干涉 | process | S4 | the overlapping of two waves that arrive in phase, which gives a larger amplitude | 兩列波同相相遇而得出較大振幅的過程 | not=destructive interference
destructive interference | 相消干涉 | process | S4 | the overlapping of two waves that arrive exactly out of phase, which gives a smaller or zero amplitude | 兩列波反相相遇而得出較小或零振幅的過程 | not=constructive interference
resonance | 共振 | process | S5 | the vibration of a body with a very large amplitude when it is driven at its natural frequency | 物體受頻率等於其自然頻率的驅動力作用，以極大振幅振動的現象
forced vibration | 受迫振動 | process | S5 | the vibration of a body kept going at the frequency of an outside periodic force | 物體在外來周期性的力持續驅動下，按該力的頻率振動的現象 | not=free vibration
free vibration | 自由振動 | process | S5 | the vibration of a body that is displaced once and then left to itself without any driving force | 物體被移離平衡位置後，在沒有驅動力下自行振動的現象 | not=forced vibration
simple harmonic motion | 簡諧運動 | form | S5 | an oscillation whose acceleration is proportional to displacement and always points to the equilibrium position | 加速度與位移成正比，而且恆指向平衡位置的往復運動
natural frequency | 自然頻率 | quantity | S5 | the frequency at which a body vibrates when it is disturbed and then left to itself | 物體受擾動後自行振動時的頻率 | also-zh=固有頻率; not=driving frequency
driving frequency | 驅動頻率 | quantity | S5 | the frequency of the outside periodic force that acts on a vibrating body | 作用於振動物體上的外來周期性力的頻率 | not=natural frequency
fundamental frequency | 基頻 | quantity | S5 | the lowest frequency at which a string or an air column can form a stationary wave | 弦線或空氣柱能形成駐波的最低頻率
beat frequency | 拍頻 | quantity | S5 | the number of times per second that loudness rises and falls when two notes of nearly equal frequency sound together | 兩個頻率相近的音同時響起時，響度每秒起伏的次數
signal generator | 訊號產生器 | device | S4 | an electronic device that supplies an alternating voltage of adjustable frequency and amplitude | 可提供頻率和幅度均可調校的交流電壓的電子儀器 | also-zh=信號產生器
principle of superposition | 疊加原理 | law | S4 | the rule that the resultant displacement where waves meet is the vector sum of their separate displacements | 波相遇時，合位移等於各波單獨位移的矢量和的原理
Huygens' principle | 惠更斯原理 | law | S5 | the rule that every point on a wavefront acts as a source of secondary wavelets | 波陣面上每一點都可視為次級子波波源的原理
Snell's law | 斯涅耳定律 | law | S4 | the rule that the ratio of the sines of the angles of incidence and refraction is constant for two given media | 對於兩種特定介質，入射角正弦與折射角正弦之比為常數的規律
law of reflection | 反射定律 | law | S2 | the rule that a wave leaves a surface at an angle equal to the angle at which it arrives | 波離開界面的角度與到達界面的角度相等的規律
Christiaan Huygens | 惠更斯 | person | S5 | the Dutch physicist who explained light as waves whose every front gives out secondary wavelets | 以子波解釋光的波動性質的荷蘭物理學家
set | quantities that describe a wave | 描述波的物理量 | amplitude; wavelength; frequency; period of a wave; wave speed
set | parts of waves | 波的各部分 | crest; trough; region of compression; rarefaction; wavefront
set | special points and regions of waves | 波的特別位置 | crest; trough; displacement node; displacement antinode
set | parts of stationary and longitudinal waves | 駐波和縱波的各部分 | displacement node; displacement antinode; region of compression; rarefaction
set | behaviour of waves at boundaries, gaps and on meeting | 波在界面、縫隙和相遇時的現象 | reflection; refraction; diffraction=繞射; interference
set | phenomena of light waves | 光波的現象 | reflection; refraction; diffraction=繞射; interference; polarization
set | processes that change an amplitude | 改變振幅的過程 | damping=阻尼; resonance; constructive interference; destructive interference
set | what vibrating things and sounds do | 振動物體和聲音的現象 | free vibration; forced vibration; damping=阻尼; beat
set | kinds of motion | 運動的種類 | simple harmonic motion; uniform circular motion; projectile motion; free fall
set | kinds of frequencies | 頻率的種類 | natural frequency; driving frequency; beat frequency; mains frequency
set | frequencies of strings, sounds and supplies | 弦線、聲音和電源的頻率 | fundamental frequency; beat frequency; mains frequency; driving frequency
set | apparatus for experiments with waves | 波動實驗的儀器 | ripple tank=水波槽; stroboscope=頻閃儀; slinky spring=軟彈簧; signal generator; vibration generator=振動產生器
set | laws and principles of waves and optics | 波和光學的定律和原理 | principle of superposition; Huygens' principle; Snell's law; law of reflection; lens formula
set | physicists linked with waves and motion | 與波動和運動有關的物理學家 | Christiaan Huygens; Galileo Galilei; Johannes Kepler; Robert Hooke

== Light: reflection and refraction | 光：反射與折射
incident ray | 入射線 | structure | S2 | a line that shows the path of light towards a surface before it strikes it | 表示光射到界面之前所走路徑的線 | not=reflected ray
reflected ray | 反射線 | structure | S2 | a line that shows the path of light sent back from a surface into the same medium | 表示光由界面折返原來介質的路徑的線 | not=refracted ray
refracted ray | 折射線 | structure | S3 | a line that shows the path of light after it has bent on entering another medium | 表示光進入另一介質並偏折後所走路徑的線 | not=reflected ray
emergent ray | 出射線 | structure | S4 | a line that shows the path of light after it has left a glass block or a prism | 表示光離開玻璃塊或三棱鏡後所走路徑的線
normal | 法線 | structure | S2 | the imaginary line drawn at right angles to a surface at the point where light strikes it | 在光射到界面的一點上，與界面成直角的假想線
angle of incidence | 入射角 | quantity | S2 | the angle between the normal and the light arriving at a surface | 射向界面的光與法線之間的夾角 | not=angle of reflection
angle of reflection | 反射角 | quantity | S2 | the angle between the normal and the light sent back from a surface | 由界面折返的光與法線之間的夾角 | not=angle of incidence
angle of refraction | 折射角 | quantity | S3 | the angle between the normal and the light that has bent on entering another medium | 進入另一介質並偏折後的光與法線之間的夾角 | not=angle of incidence
critical angle | 臨界角 | quantity | S4 | the angle at which light in a denser medium must meet the boundary for it to emerge along the boundary | 光在光密介質中射向界面而剛好沿界面射出時，與法線所成的夾角
angle of deviation | 偏向角 | quantity | S5 | the angle between the original and the final direction of light that has passed through a prism | 光穿過三棱鏡後，最終方向與原來方向之間的夾角
refractive index | 折射率 | quantity | S4 | the ratio of the speed of light in vacuum to the speed of light in a material | 光在真空中的速率與光在某物質中的速率之比
regular reflection | 規則反射 | process | S2 | the reflection of parallel light by a smooth surface, with all the rays still parallel | 平行光射到光滑表面後，各光線仍互相平行地反射的過程 | also=specular reflection; not=diffuse reflection
diffuse reflection | 漫反射 | process | S2 | the reflection of parallel light by a rough surface in many different directions | 平行光射到粗糙表面後，向各個不同方向反射的過程 | not=regular reflection
dispersion | 色散 | process | S3 | the splitting of white light into its different colours, as happens in a prism | 白光分開成不同顏色的光的過程，例如白光穿過三棱鏡時 | not=scattering of light
scattering of light | 光的散射 | process | S4 | the sending out of light in all directions by tiny particles in its path, such as molecules of the air | 光遇到空氣分子等微小粒子而射向四面八方的過程 | also=scattering; not=dispersion
absorption of light | 光的吸收 | process | S3 | the taking in of light by a material, whose internal energy increases as a result | 物質接收光而令本身內能增加的過程
transmission of light | 光的透射 | process | S3 | the passage of light through a material, such as clear glass, out to the other side | 光穿過透明玻璃等物質而到達另一面的過程
umbra | 本影 | structure | S2 | the completely dark part of a shadow, which no light from the source reaches | 影子中完全黑暗、光源的光完全照射不到的部分 | not=penumbra
penumbra | 半影 | structure | S2 | the partly dark part of a shadow, which light from only a part of the source reaches | 影子中較淡、只有部分光源的光能照到的部分 | not=umbra
periscope | 潛望鏡 | device | S2 | a tube with two parallel mirrors or two prisms, for looking over an obstacle | 裝有兩塊平行鏡子或兩塊棱鏡、用來越過障礙物觀看的管子
triangular prism | 三棱鏡 | device | S3 | a solid wedge-shaped glass block often used to split white light into colours | 楔形、常用來把白光分成各種顏色的玻璃塊
optical fibre | 光纖 | device | S4 | a thin flexible glass thread along which light travels by repeated total internal reflection | 光在其中不斷作全內反射而前進的柔軟幼細玻璃絲 | also=optic fibre; also-zh=光導纖維
mirage | 海市蜃樓 | process | S4 | the appearance of a false image of a distant object as light bends gradually through air of changing temperature | 光穿過溫度漸變的空氣時逐漸偏折，令遠方景物出現假像的現象
rainbow | 彩虹 | process | S3 | an arc of colours in the sky caused by sunlight being split and reflected inside water drops | 陽光在水滴內被色散和反射，在天空形成彩色弧形的現象
apparent depth | 視深 | quantity | S4 | the distance below the water surface at which a sunken object seems to lie when seen from above | 由水面上方觀看時，水中物體看來所處的深度 | not=real depth
real depth | 實深 | quantity | S4 | the actual distance from the water surface down to a sunken object | 水面與水中物體之間的真正距離 | also-zh=真實深度; not=apparent depth
Willebrord Snell | 斯涅耳 | person | S4 | the Dutch mathematician who found how the angles of incidence and refraction are related | 發現入射角與折射角之間的關係的荷蘭數學家
set | rays drawn at a boundary | 界面上所畫的光線 | incident ray; reflected ray; refracted ray; normal
set | lines in a ray diagram of a glass block | 玻璃塊光線圖中的線 | incident ray; reflected ray; emergent ray; normal
set | ways in which light is sent back or bent at a surface | 光在表面折返或偏折的方式 | regular reflection; diffuse reflection; refraction; dispersion
set | what may happen to light that meets a material | 光遇到物質時的情況 | reflection; absorption of light; transmission of light; scattering of light
set | optical processes | 光學過程 | dispersion; scattering of light; refraction; diffraction=繞射; total internal reflection=全內反射
set | mirrors and prisms | 鏡和棱鏡 | plane mirror=平面鏡; concave mirror=凹面鏡; convex mirror=凸面鏡; triangular prism
set | simple optical devices | 簡單的光學裝置 | periscope; kaleidoscope=萬花筒; pinhole camera=針孔照相機; ray box=光線箱; optical fibre
set | apparatus for experiments on light rays | 光線實驗的儀器 | ray box=光線箱; protractor=量角器; plane mirror=平面鏡; triangular prism; pinhole camera=針孔照相機
set | optical effects seen in nature | 自然界的光學現象 | mirage; rainbow; aurora=極光; halo=暈
set | quantities in the study of refraction | 研究折射時的物理量 | refractive index; critical angle; apparent depth; real depth; angle of refraction
set | bright and dark areas that light forms | 光所形成的明暗區域 | umbra; penumbra; bright fringe; dark fringe
set | scientists linked with light and waves | 與光和波有關的科學家 | Willebrord Snell; Christiaan Huygens; Thomas Young; Christian Doppler; Isaac Newton
order | path of light through a glass block | 光穿過玻璃塊的過程 | incident ray > refracted ray > emergent ray
order | media from the fastest to the slowest for light | 由光速最高至最低的介質 | vacuum=真空 > water=水 > glass=玻璃 > diamond=鑽石

== Lenses and optical instruments | 透鏡與光學儀器
convex lens | 凸透鏡 | device | S3 | a lens thicker at its centre than at its edge, which brings parallel light together | 中央比邊緣厚、能把平行光會聚的透鏡 | also=converging lens; also-zh=會聚透鏡; not=concave lens
concave lens | 凹透鏡 | device | S3 | a lens thinner at its centre than at its edge, which spreads parallel light apart | 中央比邊緣薄、能把平行光散開的透鏡 | also=diverging lens; also-zh=發散透鏡; not=convex lens
cylindrical lens | 柱面透鏡 | device | S5 | a lens curved in one direction only, which is used to correct astigmatism | 只在一個方向上彎曲、用來矯正散光的透鏡
bifocal lens | 雙焦點鏡片 | device | S5 | a spectacle lens with two parts of different strength, one for distant and one for near objects | 有兩個不同度數的部分，分別用來看遠物和近物的眼鏡片
principal axis | 主軸 | structure | S4 | the straight line through the optical centre of a lens at right angles to the lens | 穿過透鏡光心並與透鏡垂直的直線
optical centre | 光心 | structure | S4 | the point at the middle of a lens, through which a ray passes without bending | 透鏡中央的一點，光線穿過該點時方向不變
focal point | 焦點 | structure | S4 | the point where rays parallel to the principal axis meet, or seem to come from, after a lens | 與主軸平行的光線經透鏡後相交，或看似由此發出的一點 | also=focus, principal focus; not=optical centre
linear magnification | 線性放大率 | quantity | S4 | the ratio of the height of an image to the height of the object | 像的高度與物體的高度之比 | also=magnification; also-zh=放大率
virtual image | 虛像 | form | S2 | an image from which light rays only seem to come, so that it cannot be caught on a screen | 光線看似由此發出而並沒有相交、不能在屏上顯示的像 | not=real image
ray diagram | 光線圖 | form | S2 | a drawing, with arrowed lines, of the paths of light that shows how an image is formed | 以帶箭號的線表示光的路徑，從而顯示成像情況的圖
lens formula | 透鏡公式 | law | S4 | the equation that connects the object distance, the image distance and the focal length | 把物距、像距和焦距連繫起來的方程
magnifying glass | 放大鏡 | device | P4 | an instrument of one convex lens held close to an object to give a larger upright image | 以單塊凸透鏡近距離觀看物體，得出較大正立像的儀器
refracting telescope | 折射望遠鏡 | device | S4 | an instrument that views distant objects by collecting their light with a large lens | 以大透鏡收集光來觀看遠方物體的儀器 | not=reflecting telescope
reflecting telescope | 反射望遠鏡 | device | S4 | an instrument that views distant objects by collecting their light with a large curved mirror | 以大曲面鏡收集光來觀看遠方物體的儀器 | not=refracting telescope
camera | 照相機 | device | S2 | an instrument that forms a small real image of a scene on a film or light sensor to record it | 把景物的縮小實像投在底片或感光元件上來記錄的儀器 | also-zh=相機
slide projector | 幻燈機 | device | S3 | an instrument that throws a large real image of a small transparent picture onto a screen | 把細小透明圖片的放大實像投射到屏幕上的儀器 | also-zh=幻燈片投影機
spectacles | 眼鏡 | device | P5 | a pair of lenses in a frame worn before the eyes to correct defects of vision | 裝在框架上、戴在眼前來矯正視力毛病的一對透鏡
eyepiece | 目鏡 | structure | S4 | the lens of a microscope or telescope through which the observer looks | 顯微鏡或望遠鏡中觀察者直接用來觀看的透鏡 | not=objective lens
shutter | 快門 | structure | S3 | the part of a camera that opens for a short time to let light in | 照相機中短暫打開讓光進入的部分
aperture of a camera | 照相機的光圈 | structure | S3 | the opening of adjustable width through which light from a scene passes before it is recorded | 大小可調、讓景物的光進入而被記錄下來的開口 | also=aperture; also-zh=光圈
image sensor | 感光元件 | structure | S3 | the part behind the lens of a digital camera where light is turned into electrical signals | 數碼照相機鏡頭後方，把光轉成電訊號的部分
diffraction grating | 繞射光柵 | device | S5 | a plate with many fine equally spaced slits, which separates light into spectra | 刻有許多等距狹縫、能把光分成光譜的薄片
double slit | 雙縫 | device | S5 | a screen with two narrow parallel openings, through which one light source gives interference fringes | 有兩條平行狹窄開口、令同一光源的光產生干涉條紋的屏
spectrometer | 分光計 | device | S5 | an instrument with a collimator and a telescope for measuring the angles of light of different wavelengths | 裝有準直管和望遠鏡、用來量度不同波長的光所偏轉角度的儀器
laser | 激光器 | device | S4 | a device that gives a narrow, intense and coherent beam of a single colour | 發出細窄、強烈、單色而相干的光束的裝置
polarizing filter | 偏振片 | device | S5 | a sheet that lets through only light vibrating in one plane | 只讓在單一平面內振動的光穿過的薄片 | also=polarizer
bright fringe | 亮紋 | structure | S5 | a band on the screen of an interference experiment where waves arrive in phase | 干涉實驗的屏幕上，光波同相到達而形成的條紋 | not=dark fringe
dark fringe | 暗紋 | structure | S5 | a band on the screen of an interference experiment where waves arrive exactly out of phase | 干涉實驗的屏幕上，光波反相到達而形成的條紋 | not=bright fringe
fringe separation | 條紋間距 | quantity | S5 | the distance between neighbouring bright bands in a double-slit experiment | 雙縫實驗中相鄰兩條亮帶之間的距離 | not=slit separation
slit separation | 縫距 | quantity | S5 | the distance between the two openings through which light passes in Young's experiment | 楊氏實驗中，光所穿過的兩道開口之間的距離 | also-zh=縫間距離; not=fringe separation
central maximum | 中央極大 | structure | S5 | the brightest band of a grating pattern, which lies straight ahead where the path difference is zero | 光柵圖樣中位於正前方、程差為零的最亮條紋
first-order maximum | 一級極大 | structure | S5 | the bright band of a grating pattern where the path difference from neighbouring slits is one wavelength | 光柵圖樣中，相鄰狹縫的程差為一個波長的亮條紋
thin film interference | 薄膜干涉 | process | S5 | the overlapping of light reflected from both faces of a soap bubble or oil layer, which gives bands of colour | 肥皂泡或油層兩面反射的光互相重疊，因而呈現彩色的現象
set | lenses | 透鏡 | convex lens; concave lens; cylindrical lens; bifocal lens
set | parts of a lens diagram | 透鏡圖的各部分 | principal axis; optical centre; focal point; focal plane=焦平面
set | distances and ratios in lens calculations | 透鏡計算中的物理量 | focal length=焦距; object distance=物距; image distance=像距; linear magnification
set | lengths in a ray diagram of a lens | 透鏡光線圖中的長度 | object distance=物距; image distance=像距; object height=物體高度; image height=像的高度; focal length=焦距
set | optical instruments | 光學儀器 | magnifying glass; compound microscope=複式顯微鏡; refracting telescope; camera; slide projector
set | parts of optical instruments | 光學儀器的部分 | objective lens=物鏡; eyepiece; shutter; aperture of a camera; image sensor
set | devices for the wave nature of light | 研究光的波動性質的裝置 | diffraction grating; double slit; spectrometer; polarizing filter; laser
set | devices that change a beam of light | 改變光束的裝置 | convex lens; concave lens; plane mirror=平面鏡; polarizing filter; diffraction grating
set | places of strong and weak vibration where waves overlap | 波重疊時振動強弱不同的位置 | bright fringe; dark fringe; displacement node; displacement antinode
set | bands of a grating or interference pattern | 光柵或干涉圖樣的條紋 | central maximum; first-order maximum; second-order maximum=二級極大; dark fringe
set | distances in the double-slit experiment | 雙縫實驗的距離 | fringe separation; slit separation; wavelength; path difference
set | phenomena of light | 光的現象 | thin film interference; dispersion; polarization; scattering of light; total internal reflection=全內反射
order | parts that light passes in a compound microscope | 光在複式顯微鏡中先後經過的部分 | specimen=標本 > objective lens=物鏡 > eyepiece > eye of the observer=觀察者的眼睛
order | image in a convex lens as the object comes from far away to inside the focus | 物體由遠處移近至焦點以內時凸透鏡的像 | diminished real image=縮小的實像 > real image of the same size=同樣大小的實像 > magnified real image=放大的實像 > magnified virtual image=放大的虛像
set | things that light forms | 光所形成的東西 | real image=實像; virtual image; shadow; spectrum

== Colour and the electromagnetic spectrum | 顏色與電磁波譜
spectrum | 光譜 | form | S3 | the band of colours obtained when light is spread out according to wavelength | 光按波長分開而得的一條彩色光帶
shadow | 影子 | form | P4 | the dark area behind an opaque object that blocks the light | 不透明的物體擋住光線時，在背後形成的黑暗區域 | not=virtual image
white light | 白光 | form | S3 | light, such as that of the Sun, that is a mixture of all the visible colours | 由所有可見顏色的光混合而成的光，例如太陽光
red light | 紅光 | form | S3 | the visible light of the longest wavelength, which bends least in a prism | 可見光中波長最長、穿過三棱鏡時偏折最小的光 | not=violet light
green light | 綠光 | form | S3 | the primary colour of light that gives yellow with red and cyan with blue | 與紅色光重疊成黃色、與藍色光重疊成青色的原色光
blue light | 藍光 | form | S3 | the primary colour of light that gives magenta with red and cyan with green | 與紅色光重疊成洋紅色、與綠色光重疊成青色的原色光
violet light | 紫光 | form | S3 | the visible light of the shortest wavelength, which bends most in a prism | 可見光中波長最短、穿過三棱鏡時偏折最大的光 | not=red light
yellow | 黃色 | property | S3 | the secondary colour of light obtained where red and green beams overlap | 紅光與綠光重疊時所得的次級色
cyan | 青色 | property | S3 | the secondary colour of light obtained where green and blue beams overlap | 綠光與藍光重疊時所得的次級色
magenta | 洋紅色 | property | S3 | the secondary colour of light obtained where red and blue beams overlap | 紅光與藍光重疊時所得的次級色 | also-zh=品紅色
radio wave | 無線電波 | form | S3 | the electromagnetic wave with the longest wavelength, used for broadcasting | 波長最長、用於廣播的電磁波 | kind=electromagnetic wave
microwave | 微波 | form | S3 | an electromagnetic wave a few centimetres long, used for radar, satellite links and cooking | 波長約數厘米，用於雷達、衛星通訊和烹煮食物的電磁波 | kind=electromagnetic wave
X-ray | X射線 | form | S3 | a penetrating electromagnetic wave produced when fast electrons strike a metal target | 高速電子撞擊金屬靶時產生、穿透力強的電磁波 | also-zh=X光; not=gamma ray; kind=electromagnetic wave
gamma ray | γ射線 | form | S3 | a penetrating electromagnetic wave given out by an unstable atomic nucleus | 由不穩定的原子核放出、穿透力強的電磁波 | also=gamma radiation; also-zh=伽瑪射線; not=X-ray; kind=electromagnetic wave
aerial | 天線 | device | S3 | a metal rod, wire or dish that sends out or picks up radio waves | 發出或接收無線電波的金屬桿、導線或碟形裝置 | also=antenna
radar | 雷達 | device | S4 | a device that sends out microwave pulses and finds distant aircraft or rain from their echoes | 發出微波脈衝，再憑反射回來的波找出遠處飛機或雨區位置的裝置 | not=sonar
microwave oven | 微波爐 | device | S3 | a kitchen appliance that heats food by making its water molecules vibrate with centimetre electromagnetic waves | 以波長數厘米的電磁波使食物中的水分子振動來加熱的廚具
thermal imaging camera | 熱像儀 | device | S3 | an instrument that makes a picture from the infrared radiation given out by bodies | 利用物體放出的紅外線來製成影像的儀器
remote control | 遙控器 | device | S2 | a hand-held device that sends coded infrared signals to a television or air conditioner | 向電視機或冷氣機發出紅外線編碼訊號的手持裝置
X-ray tube | X射線管 | device | S5 | an evacuated device in which electrons are accelerated by a high voltage onto a metal target | 內部抽成真空，以高電壓加速電子撞擊金屬靶的裝置
fluorescence | 熒光 | process | S4 | the giving out of visible light by a material only while ultraviolet radiation falls on it | 物質只在受紫外線照射期間放出可見光的現象 | not=phosphorescence
phosphorescence | 磷光 | process | S4 | the slow giving out of visible light by a material for some time after the radiation on it has stopped | 物質在停止受輻射照射後，仍持續一段時間緩慢放出可見光的現象 | not=fluorescence
amplitude modulation | 調幅 | method | S5 | the method of carrying a signal by changing the maximum displacement of a radio wave | 以改變無線電波最大位移的方式來載送訊號的方法 | also=AM; not=frequency modulation
frequency modulation | 調頻 | method | S5 | the method of carrying a signal by changing how many vibrations a radio wave makes per second | 以改變無線電波每秒振動次數的方式來載送訊號的方法 | also=FM; not=amplitude modulation
colour addition | 色光相加 | method | S4 | the method of obtaining new colours by overlapping beams of light on a white screen | 在白色屏幕上把色光束重疊而得出新顏色的方法 | not=colour subtraction
colour subtraction | 色光相減 | method | S4 | the method of obtaining colours by taking some out of white light with filters or pigments | 以濾色片或顏料除去白光中某些色光而得出顏色的方法 | not=colour addition
speed of light in vacuum | 真空中的光速 | quantity | S3 | the constant, about 3 × 10⁸ m s⁻¹, at which every electromagnetic wave travels through empty space | 所有電磁波在太空中傳播的恆定速率，約為3 × 10⁸ m s⁻¹
James Clerk Maxwell | 麥克斯韋 | person | S4 | the Scottish physicist whose equations predicted that electromagnetic waves exist | 以方程預言電磁波存在的蘇格蘭物理學家
Heinrich Hertz | 赫茲 | person | S4 | the German physicist who first produced and detected radio waves | 首先產生並探測到無線電波的德國物理學家
William Herschel | 赫歇爾 | person | S4 | the astronomer who discovered infrared radiation with thermometers beyond the red end of sunlight | 以溫度計在陽光光譜的紅端之外發現紅外線的天文學家
Wilhelm Röntgen | 倫琴 | person | S4 | the German physicist who discovered X-rays in 1895 | 在1895年發現X射線的德國物理學家
set | regions of the electromagnetic spectrum | 電磁波譜的各部分 | radio wave; microwave; infrared radiation=紅外線; visible light=可見光; ultraviolet radiation=紫外線; X-ray; gamma ray
set | invisible radiation | 肉眼看不見的輻射 | infrared radiation=紅外線; ultraviolet radiation=紫外線; X-ray; gamma ray; microwave
set | waves used in communication | 用於通訊的波 | radio wave; microwave; infrared radiation=紅外線; visible light=可見光
set | waves used in medicine | 醫學上應用的波 | X-ray; gamma ray; infrared radiation=紅外線; ultrasound
set | waves in nature | 自然界的波 | electromagnetic wave=電磁波; sound wave; water wave=水波; seismic wave=地震波
set | waves met in daily life | 日常生活中的波 | sound wave; radio wave; infrared radiation=紅外線; visible light=可見光
set | speeds | 速率 | speed of light in vacuum; speed of sound; escape velocity; terminal velocity
set | colours of light | 光的顏色 | red light; green light; blue light; violet light; white light
set | secondary colours and white | 次級色與白色 | yellow; cyan; magenta; white=白色
set | devices that use electromagnetic waves | 應用電磁波的裝置 | radar; microwave oven; thermal imaging camera; remote control; X-ray tube; ultraviolet lamp=紫外線燈
set | devices that send or receive electromagnetic waves | 發出或接收電磁波的裝置 | aerial; radar; remote control; thermal imaging camera; laser
set | processes in which light is given out or changed | 放出光或改變光的過程 | fluorescence; phosphorescence; dispersion; scattering of light
set | devices and sheets that select or spread light | 選取或分開光的裝置 | colour filter=濾色片; triangular prism; polarizing filter; diffraction grating
set | physicists in the story of electromagnetic waves | 與電磁波有關的物理學家 | James Clerk Maxwell; Heinrich Hertz; William Herschel; Wilhelm Röntgen
order | regions of the electromagnetic spectrum from the longest to the shortest wavelength | 由波長最長至最短的電磁波 | radio wave > microwave > infrared radiation=紅外線 > visible light=可見光 > ultraviolet radiation=紫外線 > X-ray > gamma ray
order | colours of visible light from the longest to the shortest wavelength | 由波長最長至最短的可見光顏色 | red=紅 > orange=橙 > yellow=黃 > green=綠 > blue=藍 > violet=紫
fact | red | 紅色 | complementary colour of light | 色光的互補色 | cyan | 青色 |
fact | green | 綠色 | complementary colour of light | 色光的互補色 | magenta | 洋紅色 |
fact | blue | 藍色 | complementary colour of light | 色光的互補色 | yellow | 黃色 |
fact | cyan | 青色 | complementary colour of light | 色光的互補色 | red | 紅色 |
fact | magenta | 洋紅色 | complementary colour of light | 色光的互補色 | green | 綠色 |
fact | yellow | 黃色 | complementary colour of light | 色光的互補色 | blue | 藍色 |

== Sound | 聲
sound wave | 聲波 | form | S3 | a longitudinal wave of compressions and rarefactions that travels from a vibrating body through a medium to the ear | 由振動物體產生、以疏密相間的方式經介質傳到耳朵的縱波
ultrasound | 超聲波 | form | S3 | mechanical waves of frequency above 20 000 Hz, too high for human ears | 頻率高於20 000 Hz、人耳聽不到的機械波 | not=infrasound
infrasound | 次聲波 | form | S3 | mechanical waves of frequency below 20 Hz, too low for human ears | 頻率低於20 Hz、人耳聽不到的機械波 | not=ultrasound
echo | 回聲 | form | S3 | a sound heard again after it has been reflected by a distant surface | 聲音經遠處表面反射後再次被聽到的聲音
noise | 噪音 | form | S3 | sound that is unwanted, with an irregular waveform in most cases | 令人不想聽到的聲音，波形多不規則 | not=musical note
musical note | 樂音 | form | S3 | a pleasant sound of definite pitch, with a regular repeated waveform | 波形有規則地重複、音調確定而悅耳的聲音 | not=noise
pitch | 音調 | property | S3 | how high or low a note sounds, which depends on its frequency | 聲音聽起來有多高或多低，由頻率決定 | not=loudness
loudness | 響度 | property | S3 | how strong or weak a sound seems to the ear, which grows with its amplitude | 耳朵感覺聲音有多強或多弱，隨振幅而增加 | not=pitch
sound quality | 音色 | property | S3 | the character that makes the same note sound different on two instruments, shown by the waveform | 令兩種樂器奏出同一個音時聽起來不同的特質，由波形顯示 | also=timbre, tone quality; also-zh=音品; not=pitch
sound intensity | 聲強 | quantity | S5 | the power carried by a sound wave through a unit area at right angles to its direction | 聲波垂直穿過單位面積的功率 | not=sound intensity level
sound intensity level | 聲強級 | quantity | S3 | the quantity in decibels that compares a sound, on a logarithmic scale, with the quietest audible one | 以對數尺度把聲音與剛可聽到的聲音比較、以分貝表示的量 | not=sound intensity
speed of sound | 聲速 | quantity | S3 | the distance that compressions in a medium travel per unit time, about 340 m s⁻¹ in air | 疏密波在介質中於單位時間內行走的距離，在空氣中約為340 m s⁻¹
threshold of hearing | 聽覺閾 | quantity | S5 | the lowest intensity that a normal human ear can just detect at 1 kHz | 正常人耳對1 kHz的聲音剛能察覺的最低強度 | not=threshold of pain
decibel | 分貝 | unit | S3 | the unit on a logarithmic scale used for the level of sound | 以對數尺度表示聲音級別的單位
musical scale | 音階 | form | S5 | a series of notes arranged in order of pitch | 按高低次序排列的一系列樂音
loudspeaker | 揚聲器 | device | S3 | a device that turns electrical signals into sound by making a paper cone vibrate | 使紙盆振動，把電訊號轉為聲音的裝置 | not=microphone
microphone | 微音器 | device | S3 | a device that turns sound into electrical signals | 接收聲音並把它轉為電訊號的裝置 | also-zh=咪高峰; not=loudspeaker
cathode ray oscilloscope | 陰極射線示波器 | device | S3 | an instrument that displays a voltage signal as a trace of its waveform on a screen | 在屏幕上以波形顯示電壓訊號的儀器 | also=CRO, oscilloscope; also-zh=示波器
sound level meter | 聲級計 | device | S3 | an instrument that shows in decibels how noisy a place is | 以分貝顯示環境有多嘈吵的儀器
sonar | 聲納 | device | S3 | a device on ships that finds depth or fish from the echoes of ultrasound pulses | 船上利用超聲波脈衝的回波來找出水深或魚群的裝置 | not=radar
stethoscope | 聽診器 | device | S3 | an instrument through which a doctor listens to sounds inside the body | 醫生用來聆聽體內聲音的儀器
hearing aid | 助聽器 | device | S3 | a small device worn at the ear to make sounds louder for a person who is partly deaf | 戴在耳朵上，為耳朵不靈敏的人把聲音放大的小裝置
noise barrier | 隔音屏障 | device | S3 | a tall wall beside a busy road that blocks traffic sound from nearby homes | 在繁忙道路旁豎立，阻擋車輛聲音傳到附近民居的高牆
string instrument | 弦樂器 | form | S3 | a musical instrument, such as a violin, whose stretched cords are made to vibrate | 以繃緊的線振動發聲的樂器，例如小提琴 | not=wind instrument
wind instrument | 管樂器 | form | S3 | a musical instrument, such as a flute, in which a column of air is made to vibrate | 以空氣柱振動發聲的樂器，例如長笛 | not=string instrument
percussion instrument | 敲擊樂器 | form | S3 | a musical instrument, such as a drum, that is played by being struck or shaken | 以拍打或搖動來發聲的樂器，例如鼓
Doppler effect | 多普勒效應 | process | S5 | the change in observed frequency when a wave source and an observer move relative to each other | 波源與觀察者作相對運動時，觀察到的頻率改變的現象
beat | 拍 | process | S5 | the regular rise and fall of loudness when two notes of slightly different frequency sound together | 兩個頻率稍有不同的音同時響起，響度規律地起伏的現象
reverberation | 混響 | process | S5 | the lasting of a sound in a room because many reflections follow one another too closely to be heard apart | 室內多次反射的聲音接連到達而不能分辨，令聲音延續的現象 | not=echo
echolocation | 回聲定位 | method | S4 | the method by which bats and dolphins find objects from reflected ultrasound | 蝙蝠和海豚利用反射的超聲波來找出物體所在的方法
ultrasonic cleaning | 超聲波清洗 | method | S4 | the method of removing dirt from jewellery or lenses by shaking it off with vibrations above 20 000 Hz | 以高於20 000 Hz的振動把首飾或鏡片上的污垢除去的方法
overtone | 泛音 | form | S5 | any frequency of a note that is higher than the lowest one at which the instrument vibrates | 樂器發出的音中，高於最低振動頻率的任何頻率
Christian Doppler | 多普勒 | person | S5 | the Austrian physicist who explained why the observed frequency changes when a source moves | 解釋波源移動時觀察到的頻率為何改變的奧地利物理學家
set | waves told apart by frequency | 按頻率區分的波 | audible sound=可聽聲; ultrasound; infrasound; radio wave
set | kinds of sound | 聲音的類別 | echo; noise; musical note; ultrasound
set | properties of a musical note | 樂音的特性 | pitch; loudness; sound quality; duration=時值
set | quantities of sound | 聲音的物理量 | sound intensity; sound intensity level; speed of sound; frequency
set | quantities of sound and hearing | 聲音和聽覺的物理量 | threshold of hearing; threshold of pain=痛覺閾; sound intensity level; beat frequency
set | devices that turn signals and sounds into each other or show them | 轉換或顯示聲音和訊號的裝置 | loudspeaker; microphone; cathode ray oscilloscope; sound level meter
set | devices that help us hear or listen | 幫助聽聲的裝置 | stethoscope; hearing aid; microphone; loudspeaker
set | devices in experiments on sound | 聲音實驗的儀器 | tuning fork=音叉; signal generator; loudspeaker; cathode ray oscilloscope; microphone
set | devices that reduce noise | 減低噪音的裝置 | ear protector=護耳器; noise barrier; double-glazed window=雙層玻璃窗; silencer=滅聲器
set | devices that find things by waves | 利用波探測的裝置 | sonar; radar; stethoscope; thermal imaging camera
set | musical instruments | 樂器的種類 | string instrument; wind instrument; percussion instrument; electronic instrument=電子樂器
set | phenomena of sound | 聲音的現象 | Doppler effect; beat; reverberation; sonic boom=音爆; resonance
set | units used in the study of sound and waves | 研究聲音和波時所用的單位 | decibel; hertz; metre per second; watt
order | a speaker's voice in a public address system | 說話聲在擴音系統中的傳送次序 | voice=人聲 > microphone > amplifier=放大器 > loudspeaker
order | media from the slowest to the fastest for sound | 由聲速最低至最高的介質 | air=空氣 > water=水 > steel=鋼
order | sounds from the lowest to the highest frequency | 由頻率最低至最高的聲音 | infrasound > audible sound=可聽聲 > ultrasound

== Electrostatics | 靜電學
electric charge | 電荷 | quantity | S3 | the property of matter, positive or negative, by which bodies attract or repel each other after being rubbed | 物質所帶、分正負兩種，令物體摩擦後互相吸引或排斥的量 | also=charge; not=electric current
elementary charge | 基本電荷 | quantity | S5 | the magnitude 1.6 × 10⁻¹⁹ C that a single proton or electron carries | 單個質子或電子所帶電量的大小，即1.6 × 10⁻¹⁹ C
coulomb | 庫倫 | unit | S4 | the SI unit of electric charge, equal to the amount carried by a current of 1 A in 1 s | 國際單位制中電荷的單位，等於1 A的電流在1 s內輸送的量 | also-zh=庫; not=ampere
farad | 法拉 | unit | S5 | the SI unit of capacitance, equal to one coulomb stored for each volt | 國際單位制中電容的單位，等於每伏特儲存1庫倫
newton per coulomb | 牛頓每庫倫 | unit | S5 | the unit of electric field strength, which tells the force on each unit of positive charge | 電場強度的單位，表示每單位正電荷所受的力 | not=newton metre
electronvolt | 電子伏特 | unit | S5 | the unit of energy equal to 1.6 × 10⁻¹⁹ J, commonly used in the physics of atoms | 等於1.6 × 10⁻¹⁹ J、常用於原子物理學的能量單位
electrical neutrality | 電中性 | property | S3 | the electrical state of a body that holds equal amounts of both kinds of charge | 物體所帶兩種電荷數量相等的電性狀態
electrical conductor | 導體 | substance | S2 | a material, such as copper, through which charges can move freely at room temperature | 在室溫下能讓電荷自由通過的物料，例如銅 | also=conductor; not=electrical insulator
electrical insulator | 絕緣體 | substance | S2 | a material, such as plastic, in which charges cannot move about freely | 電荷不能在其中自由移動的物料，例如塑膠 | also=insulator; not=electrical conductor
semiconductor | 半導體 | substance | S5 | a material, such as silicon, whose ability to carry current lies between that of metals and that of plastics | 導電能力介乎金屬與塑膠之間的物料，例如矽
superconductor | 超導體 | substance | S5 | a material whose resistance falls to zero below a certain very low temperature | 溫度低於某個極低值時電阻變為零的物料
dielectric | 電介質 | substance | S5 | an insulating material placed between the plates of a capacitor | 放在電容器兩塊極板之間的絕緣物料
charging by contact | 接觸起電 | process | S4 | the sharing of charge when a charged body touches an uncharged conductor | 帶電體碰到不帶電的導體時，兩者分享電荷的過程 | also=charging by sharing
charging by induction | 感應起電 | process | S4 | the giving of charge to a conductor that is earthed for a moment while a charged body is held near without touching | 把帶電體移近而不碰到導體，並把導體短暫接地，使它帶電的過程 | not=charging by contact
lightning | 閃電 | process | S4 | a huge spark of charge flowing through the air between clouds or between a cloud and the ground | 電荷穿過空氣，在雲與雲或雲與地面之間流動的巨大火花
electric field | 電場 | idea | S5 | a region in which a charged body feels a force because of its charge | 帶電體因所帶電荷而受力的區域 | not=magnetic field
uniform electric field | 均勻電場 | structure | S5 | the region of equal and parallel electric force between two long parallel charged plates | 兩塊平行帶電長板之間，電力處處相等而平行的區域 | not=radial electric field
radial electric field | 徑向電場 | structure | S5 | the region around a point charge in which the force points straight towards it or away from it | 點電荷周圍，電力直指或背向該電荷的區域 | not=uniform electric field
equipotential surface | 等勢面 | structure | S5 | a surface on which a charge can be moved without any work being done by the electric force | 電荷在其上移動時電力不作功的面
electric field line | 電場線 | structure | S5 | a line whose arrow shows the direction of the force on a small positive charge | 以箭號表示微小正電荷受力方向的線 | not=equipotential surface
electric field strength | 電場強度 | quantity | S5 | the electric force per unit positive charge at a point | 某點上每單位正電荷所受的電力 | also=electric field intensity; not=electric potential
electric potential | 電勢 | quantity | S5 | the work needed per unit charge to bring a small positive charge from infinity to a point | 把微小正電荷由無限遠處移至某點，每單位電荷所需作的功 | not=electric potential energy, electric field strength
electric potential energy | 電勢能 | quantity | S5 | the energy that a charge has because of its position among other charges | 電荷因處於其他電荷附近的某個位置而具有的能量 | not=electric potential
capacitance | 電容 | quantity | S5 | the charge stored on a device per unit potential difference between its plates | 裝置兩板間每單位電勢差所儲存的電荷
permittivity | 電容率 | quantity | S5 | the constant of a material that tells how strong a force charges in it exert on each other | 表示某物質中電荷互相施力有多強的常數
Coulomb's law | 庫倫定律 | law | S5 | the rule that the force between two point charges is proportional to their product and inversely proportional to the distance squared | 兩個點電荷之間的力與兩者電量的乘積成正比、與距離平方成反比的規律
conservation of charge | 電荷守恆定律 | law | S4 | the rule that the algebraic sum of positive and negative electricity in an isolated system never changes | 孤立系統中正負電量的代數和永遠不變的規律
electroscope | 驗電器 | device | S4 | an instrument whose thin metal leaf rises when charge is brought near or put on it | 帶電體靠近或電荷傳入時金屬箔片會張開的儀器 | also=gold-leaf electroscope
Van de Graaff generator | 范德格拉夫起電機 | device | S4 | a machine with a moving belt that builds up a large charge on a hollow metal dome | 以轉動的皮帶把大量電荷積聚在中空金屬圓球上的機器
lightning rod | 避雷針 | device | S4 | a pointed metal bar on a roof, joined to the ground, which leads charge from the clouds safely away | 裝在屋頂並與大地連接，把雲中電荷安全引走的尖頂金屬桿 | also=lightning conductor
capacitor | 電容器 | device | S5 | a device of two conducting plates parted by an insulator, which stores charge | 由絕緣體隔開的兩塊導電極板組成、用來儲存電荷的裝置 | not=resistor
Charles-Augustin de Coulomb | 庫倫 | person | S5 | the French physicist who measured with a torsion balance how charges attract and repel | 以扭秤量度電荷之間吸力和斥力的法國物理學家
Benjamin Franklin | 富蘭克林 | person | S4 | the American scientist who flew a kite in a storm and invented the lightning rod | 在雷雨中放風箏研究閃電並發明避雷針的美國科學家
Robert Millikan | 密立根 | person | S5 | the American physicist who found the charge of the electron with oil drops | 以油滴實驗測定電子電荷的美國物理學家
Michael Faraday | 法拉第 | person | S4 | the English scientist who discovered electromagnetic induction in 1831 | 在1831年發現電磁感應的英國科學家
set | materials by their electrical behaviour | 按導電特性區分的物料 | electrical conductor; electrical insulator; semiconductor; superconductor
set | materials used in electrical parts | 電子零件所用的物料 | semiconductor; superconductor; dielectric; electrical conductor
set | ways in which bodies gain or lose charge | 物體得到或失去電荷的方式 | charging by friction=摩擦起電; charging by contact; charging by induction; earthing=接地; point discharge=尖端放電
set | processes in which charges leave a charged body | 電荷離開帶電體的過程 | earthing=接地; point discharge=尖端放電; lightning; charging by contact
set | quantities of electrostatics | 靜電學的物理量 | electric charge; electric field strength; electric potential; electric potential energy; capacitance
set | constants and quantities in electrostatics | 靜電學的常數和物理量 | elementary charge; permittivity; capacitance; electric potential
set | units in electrostatics | 靜電學的單位 | coulomb; farad; newton per coulomb; electronvolt; joule
set | regions of space | 空間的區域 | electric field; magnetic field; gravitational field; vacuum=真空
set | laws about charges, fields and energy | 關於電荷、場和能量的定律 | Coulomb's law; conservation of charge; Newton's law of universal gravitation; conservation of energy=能量守恆定律
set | apparatus for electrostatics | 靜電學的儀器 | electroscope; Van de Graaff generator; extra high tension supply=超高壓電源; capacitor
set | scientists in the history of electricity | 電學史上的科學家 | Charles-Augustin de Coulomb; Benjamin Franklin; Robert Millikan; Michael Faraday
order | steps to charge a metal sphere by induction | 以感應使金屬球帶電的步驟 | bring a charged rod near=把帶電棒移近 > earth the sphere=把金屬球接地 > remove the earth connection=移去接地線 > take the rod away=移走帶電棒

== Electric circuits | 電路
electric current | 電流 | quantity | S2 | the charge that passes a point of a circuit per unit time | 單位時間內通過電路某點的電荷 | also=current; not=voltage
voltage | 電壓 | quantity | S2 | the energy that each unit of charge gives out or receives between two points of a circuit | 每單位電荷在電路兩點之間放出或得到的能量 | also=potential difference; also-zh=電勢差; not=electric current
electromotive force | 電動勢 | quantity | S4 | the energy that a cell or other source gives to each unit of charge passing through it | 電源給予每單位通過的電荷的能量 | also=e.m.f.; not=terminal voltage
terminal voltage | 端電壓 | quantity | S4 | the potential difference across the two ends of a cell while it drives a current | 電池推動電流時，兩極之間的電勢差 | not=electromotive force
resistance | 電阻 | quantity | S2 | the ratio of the potential difference across a conductor to the current through it | 導體兩端電勢差與所通過電流之比 | not=resistivity
resistivity | 電阻率 | quantity | S4 | the property of a material that tells how strongly it opposes current, whatever the length and thickness of the sample | 表示物質本身阻礙電流的程度、與樣本長短粗幼無關的特性 | not=resistance
internal resistance | 內阻 | quantity | S4 | the opposition to current that comes from the materials inside a cell | 由電池內部物質產生、對電流的阻礙 | not=equivalent resistance
equivalent resistance | 等效電阻 | quantity | S4 | the value of a single resistor that can replace a group of resistors without changing the current | 可代替一組電阻器而不改變電流的單一電阻器的數值 | not=internal resistance
conductance | 電導 | quantity | S5 | the ratio of the current through a component to the voltage across it | 通過元件的電流與其兩端電壓之比
electrical power | 電功率 | quantity | S3 | the energy that a component takes from the circuit per unit time, given by voltage times current | 元件在單位時間內由電路取得的能量，等於電壓乘電流 | not=electrical energy
volt | 伏特 | unit | S2 | the SI unit of potential difference, equal to one joule for each coulomb | 國際單位制中電勢差的單位，等於每庫倫1焦耳 | also-zh=伏; not=ohm
ohm | 歐姆 | unit | S2 | the SI unit of resistance, equal to one volt for each ampere | 國際單位制中電阻的單位，等於每安培1伏特 | not=volt
ohm metre | 歐姆米 | unit | S4 | the SI unit in which the resistivity of a material is measured | 國際單位制中量度物質電阻率的單位 | not=ohm
siemens | 西門子 | unit | S5 | the SI unit of conductance, equal to one ampere for each volt | 國際單位制中電導的單位，等於每伏特1安培
milliampere | 毫安培 | unit | S3 | a unit of electric current equal to one thousandth of the base unit | 等於基本單位千分之一的電流單位
ammeter | 安培計 | device | S2 | an instrument of very low resistance joined in series to measure current | 電阻極低，以串聯方式連接來量度電流的儀器 | not=voltmeter
voltmeter | 伏特計 | device | S2 | an instrument of very high resistance joined in parallel to measure potential difference | 電阻極高，以並聯方式連接來量度電勢差的儀器 | not=ammeter
ohmmeter | 歐姆計 | device | S4 | an instrument that contains a cell and measures the resistance of a component directly | 內置電池、直接量度元件電阻的儀器
multimeter | 萬用錶 | device | S4 | an instrument with a selector that can measure current, voltage or resistance as chosen | 可按選擇量度電流、電壓或電阻的儀器
resistor | 電阻器 | device | S2 | a circuit component made to have a definite opposition to current | 對電流有特定阻礙作用的電路元件 | not=capacitor
rheostat | 變阻器 | device | S3 | a component with a slider on a coil of wire for adjusting the current in a circuit | 以滑塊在線圈上移動來調校電路電流的元件 | also=variable resistor; also-zh=可變電阻器
potential divider | 分壓器 | device | S4 | a chain of components across a supply, from part of which a chosen smaller voltage is taken | 接在電源兩端、由其中一部分取得所需較小電壓的一串元件
thermistor | 熱敏電阻器 | device | S4 | a component whose resistance falls greatly as the temperature rises | 溫度上升時，對電流的阻礙大幅減少的元件 | not=light-dependent resistor
light-dependent resistor | 光敏電阻器 | device | S4 | a component whose resistance is far lower in bright surroundings than in the dark | 在明亮處的導電能力遠高於在黑暗中的元件 | also=LDR; not=thermistor
diode | 二極管 | device | S4 | a semiconductor component that lets current pass in one direction only | 只容許電流單向通過的半導體元件
light-emitting diode | 發光二極管 | device | S3 | a semiconductor component that shines when a current passes through it in the right direction | 電流以正確方向通過時會亮起的半導體元件 | also=LED; kind=diode
switch | 開關 | device | S2 | a device that completes or breaks the path of the current by hand | 用手控制電流路徑接通或中斷的裝置
dry cell | 乾電池 | device | S2 | a single unit that turns chemical energy into electrical energy with a paste instead of a liquid | 以糊狀物代替液體，把化學能轉為電能的單個電源
power supply unit | 電源供應器 | device | S3 | a mains-operated laboratory box that gives an adjustable low direct or alternating voltage | 接駁市電，提供可調低壓直流電或交流電的實驗室裝置
series circuit | 串聯電路 | system | S2 | a circuit with only one path, so that the same current flows through all components | 只有一條通路，各元件電流相同的電路 | not=parallel circuit
parallel circuit | 並聯電路 | system | S2 | a circuit with two or more branches joined across the same two points | 有兩條或以上支路接在相同兩點之間的電路 | not=series circuit
open circuit | 斷路 | system | S2 | a circuit with a gap in its path, so that no current flows | 路徑有缺口，因而沒有電流通過的電路 | not=closed circuit
short circuit | 短路 | system | S3 | a circuit in which a path of almost no resistance lets a very large current flow | 因通路幾乎沒有電阻而有極大電流通過的電路 | not=open circuit
Ohm's law | 歐姆定律 | law | S3 | the rule that the current through a metal at constant temperature is proportional to the voltage across it | 溫度不變時，通過金屬的電流與兩端電壓成正比的規律
Kirchhoff's first law | 基爾霍夫第一定律 | law | S5 | the rule that the currents entering a junction and leaving it have equal sums | 流入接點的電流總和等於流出接點的電流總和的規律 | also=Kirchhoff's current law; not=Kirchhoff's second law
Kirchhoff's second law | 基爾霍夫第二定律 | law | S5 | the rule that the e.m.f.s round any loop add up to the sum of the potential drops | 沿任何迴路，電動勢總和等於各電勢降總和的規律 | also=Kirchhoff's voltage law; not=Kirchhoff's first law
Joule's law of heating | 焦耳熱定律 | law | S5 | the rule that the energy given out per second in a resistor is its resistance times the current squared | 電阻器每秒放出的能量等於電阻乘電流平方的規律
conventional current | 習用電流 | form | S3 | current taken by agreement to flow from the positive to the negative terminal outside the source | 按約定，在電源以外由正極流向負極的電流 | not=electron flow
electron flow | 電子流 | form | S3 | the movement of negative charges from the negative to the positive terminal through the wires | 負電荷經導線由負極移向正極的流動 | not=conventional current
ohmic conductor | 歐姆導體 | form | S4 | a conductor whose graph of current against voltage is a straight line through the origin | 電流對電壓的線圖為通過原點的直線的導體 | not=non-ohmic conductor
non-ohmic conductor | 非歐姆導體 | form | S4 | a conductor, such as a diode, whose current is not proportional to the voltage across it | 電流與兩端電壓不成正比的導體，例如二極管 | not=ohmic conductor
Georg Ohm | 歐姆 | person | S3 | the German physicist who found how current in a metal depends on voltage | 發現金屬中電流與電壓關係的德國物理學家
Alessandro Volta | 伏打 | person | S3 | the Italian scientist who made the first battery | 製成第一個電池的意大利科學家
Gustav Kirchhoff | 基爾霍夫 | person | S5 | the German physicist who gave the two rules for currents at junctions and voltages round loops | 提出接點電流和迴路電壓兩條規律的德國物理學家
André-Marie Ampère | 安培 | person | S4 | the French physicist who studied the forces between current-carrying wires | 研究載流導線之間作用力的法國物理學家
set | quantities of a simple circuit | 簡單電路的物理量 | electric current; voltage; resistance; electrical power; electric charge
set | quantities about a cell in a circuit | 與電路中的電池有關的物理量 | electromotive force; terminal voltage; internal resistance; electric current
set | quantities about opposition to current | 與阻礙電流有關的物理量 | resistance; resistivity; conductance; reactance
set | results of calculation in a circuit | 電路計算的物理量 | equivalent resistance; internal resistance; terminal voltage; electrical power
set | quantities inside a current-carrying wire | 載流導線的物理量 | drift velocity=漂移速度; electric current; resistivity; elementary charge
set | units of electricity | 電學的單位 | volt; ohm; ampere; coulomb; watt
set | more units of electricity | 其他電學單位 | ohm metre; siemens; ohm; farad; milliampere
set | electrical meters | 電學儀錶 | ammeter; voltmeter; ohmmeter; galvanometer=電流計
set | instruments that show electrical quantities | 顯示電學量的儀器 | multimeter; galvanometer=電流計; cathode ray oscilloscope; electroscope
set | circuit components | 電路元件 | resistor; diode; filament lamp=燈絲燈泡; switch; capacitor
set | components whose behaviour changes with conditions | 特性隨情況改變的元件 | thermistor; light-dependent resistor; diode; rheostat
set | components made of semiconductors | 半導體元件 | diode; thermistor; light-dependent resistor; transistor
set | things that light up or supply a circuit | 電路中發光或供電的裝置 | light-emitting diode; filament lamp=燈絲燈泡; dry cell; power supply unit
set | devices that control voltage or current | 控制電壓或電流的裝置 | potential divider; rheostat; switch; transformer=變壓器
set | kinds and states of circuits | 電路的種類和狀態 | series circuit; parallel circuit; open circuit; short circuit
set | laws of electric circuits | 電路的定律 | Ohm's law; Kirchhoff's first law; Kirchhoff's second law; Joule's law of heating
set | kinds of flow in circuits | 電路中的流動 | conventional current; electron flow; alternating current; eddy current
set | physicists after whom electrical units or laws are named | 電學單位或定律以其命名的物理學家 | Georg Ohm; Alessandro Volta; Gustav Kirchhoff; André-Marie Ampère; Charles-Augustin de Coulomb

== Domestic electricity | 家居用電
live wire | 活線 | structure | S3 | the brown wire of a mains cable, whose potential swings between positive and negative | 市電電纜中包上棕色膠皮、電勢在正負之間不斷變化的導線 | also-zh=火線; not=neutral wire
neutral wire | 中線 | structure | S3 | the blue wire of a mains cable, kept at about zero potential, that completes the circuit | 市電電纜中包上藍色膠皮、電勢保持約為零而使電路完整的導線 | not=live wire, earth wire
metal case | 金屬外殼 | structure | S3 | the outer covering of an appliance that must be earthed because it conducts | 電器外面能導電、因而必須接地的外罩
lighting circuit | 照明電路 | system | S4 | a household circuit of parallel branches, protected by a small fuse, that feeds the ceiling lamps | 家中以小額保險絲保護、為天花電燈供電的並聯支路
fuse | 保險絲 | device | S2 | a short thin wire that melts and breaks the circuit when the current is too large | 電流過大時會熔斷而切斷電路的短幼金屬線 | not=circuit breaker
circuit breaker | 斷路器 | device | S3 | an automatic switch that springs open when the current is too large and can be reset | 電流過大時自動跳開切斷電路、之後可重新合上的開關 | not=fuse
residual current device | 漏電斷路器 | device | S4 | a device that cuts off the supply when the currents in the live and neutral wires are not equal | 活線與中線的電流不相等時切斷供電的裝置 | not=circuit breaker
kilowatt-hour meter | 千瓦小時計 | device | S3 | the instrument fixed by the power company that records the electrical energy used in a home | 由電力公司安裝、記錄家中所用電能的儀器 | also=electricity meter; also-zh=電錶
three-pin plug | 三腳插頭 | device | S3 | the connector on the end of a flexible cable that is pushed into an outlet on the wall | 裝在軟電線末端、用來插入牆上電源接口的接頭
extension unit | 拖板 | device | S3 | a cable with a row of outlets at one end that brings the supply to distant appliances | 一端有一排接口，把電源引到遠處電器的電線組
safety shutter | 安全擋板 | device | S4 | a small flap behind the holes of an outlet that opens only when the longest pin enters | 設於電源接口孔後，只在最長的插腳插入時才打開的小片
rice cooker | 電飯煲 | device | S2 | a kitchen appliance that cooks grain with a heating plate and then keeps it warm | 以電熱板煮熟米粒，然後保溫的廚房電器
toaster | 多士爐 | device | S2 | a kitchen appliance whose glowing wires brown slices of bread by infrared radiation | 以熾熱金屬線放出的紅外線把麵包片烘至金黃的廚房電器
electric iron | 電熨斗 | device | S2 | an appliance with a hot metal plate that presses creases out of clothes | 以受熱的金屬底板壓平衣物摺痕的電器
hair dryer | 風筒 | device | S2 | an appliance that has both a motor and a heating element and blows out hot air | 同時有電動機和發熱元件、吹出熱空氣的電器
refrigerator | 雪櫃 | device | S2 | an appliance that keeps food cold by pumping heat out of its cabinet | 把箱內的熱泵走，使食物保持低溫的電器
rated power | 額定功率 | quantity | S3 | the energy that an appliance takes per second when it works at the voltage marked on it | 電器在標示電壓下運作時每秒所取的能量 | also=power rating; not=rated voltage
rated voltage | 額定電壓 | quantity | S3 | the potential difference at which an appliance is designed to work | 電器設計上應在其下運作的電勢差 | not=rated power
operating current | 工作電流 | quantity | S4 | the rate of flow of charge through an appliance while it works as intended | 電器正常運作時，電荷通過它的流率
fuse rating | 保險絲的額定值 | quantity | S4 | the largest current that a protecting wire can carry without melting | 保護用的金屬線能承受而不熔斷的最大電流
electricity cost | 電費 | quantity | S3 | the money to be paid for the number of kilowatt-hours consumed | 按耗用的千瓦小時數目所須繳付的金錢
mains voltage | 市電電壓 | quantity | S3 | the potential difference at which the power company supplies homes, which is 220 V in Hong Kong | 電力公司供電給住宅的電勢差，在香港為220 V
double insulation | 雙重絕緣 | method | S4 | the protection of a user by a non-conducting outer case, so that no earth wire is needed | 以不導電的外殼保護使用者，因而不需地線的方法
energy labelling | 能源標籤計劃 | method | S3 | the scheme that grades household appliances from 1 to 5 by how much electricity they use | 按家用電器的耗電多少，把它們由1至5級分類的措施 | also-zh=能源效益標籤計劃
electric shock | 觸電 | process | S2 | the passing of a current through the human body, which may stop the heart | 電流通過人體，可令心臟停止跳動的情況
overloading | 超負荷 | process | S3 | the drawing of too large a total current from one outlet by too many appliances | 過多電器共用一個電源接口，使總電流過大的情況
electric leakage | 漏電 | process | S3 | the flow of charge from a live part to the metal case of an appliance because insulation has failed | 因絕緣部分損壞，電荷由帶電部分流到電器金屬外殼的情況
set | wires and parts of a mains appliance | 市電電器的導線和部分 | live wire; neutral wire; earth wire=地線; heating element=發熱元件; metal case
set | circuits | 電路系統 | ring circuit=環形電路; lighting circuit; series circuit; short circuit
set | protective devices and methods in the home | 家居電力保護裝置 | fuse; circuit breaker; residual current device; safety shutter
set | devices through which the mains supply passes | 市電經過的裝置 | consumer unit=配電箱; kilowatt-hour meter; socket outlet=插座; three-pin plug; extension unit
set | devices that open or guard a circuit | 切斷或保護電路的裝置 | fuse; switch; circuit breaker; residual current device
set | kitchen appliances | 廚房電器 | electric kettle=電熱水壺; rice cooker; toaster; induction cooker=電磁爐; microwave oven; refrigerator
set | household appliances with a motor or heater | 有電動機或發熱元件的家用電器 | electric iron; hair dryer; vacuum cleaner=吸塵機; refrigerator; toaster
set | figures about appliances | 有關電器的數值 | rated power; rated voltage; operating current; electricity cost
set | figures about the mains supply and its protection | 有關市電及其保護的數值 | mains voltage; fuse rating; electricity cost; operating current
set | ways to make electricity safer or save it | 安全和節約用電的方法 | double insulation; earth connection of an appliance=電器接地; fitting the switch in the live wire=把開關裝在活線上; energy labelling
set | units on electricity bills and appliance plates | 電費單和電器銘牌上的單位 | kilowatt-hour; watt; volt; ampere; hertz
order | mains supply from the street to an appliance | 市電由街道到電器的次序 | supply cable=供電電纜 > kilowatt-hour meter > consumer unit=配電箱 > socket outlet=插座 > three-pin plug

== Magnetism and magnetic effects of currents | 磁學與電流的磁效應
north pole of a magnet | 磁鐵的北極 | structure | S3 | the end of a magnetized bar from which the lines of its field come out | 磁體上磁場線由此離開的一端 | also=N-pole; also-zh=N極; not=south pole of a magnet
south pole of a magnet | 磁鐵的南極 | structure | S3 | the end of a magnetized bar into which the lines of its field go | 磁體上磁場線由此進入的一端 | also=S-pole; also-zh=S極; not=north pole of a magnet
horseshoe magnet | 馬蹄形磁鐵 | device | S2 | a magnet bent into a U so that its two poles lie side by side | 彎成U形、兩個磁極並排的磁鐵 | also=U-shaped magnet; also-zh=U形磁鐵
electromagnet | 電磁鐵 | device | S3 | a coil on a soft iron core that attracts iron only while a current flows | 繞在軟鐵芯上、只在有電流時才吸鐵的線圈 | not=solenoid
solenoid | 螺線管 | device | S4 | a long cylindrical coil whose field, when it carries a current, is like that of a bar magnet | 載流時磁場與條形磁鐵相似的圓柱形長線圈 | not=electromagnet
electric bell | 電鈴 | device | S3 | a device whose hammer strikes a gong again and again as an electromagnet breaks its own circuit | 電磁鐵不斷使本身電路斷開和接通，令小錘反覆敲擊的裝置
magnetic relay | 電磁繼電器 | device | S4 | a switch worked by an electromagnet, by which a small current controls a large one | 由電磁鐵操作，以小電流控制大電流的開關 | also=relay; also-zh=繼電器
electromagnetic crane | 電磁起重機 | device | S3 | a machine in scrapyards that lifts iron with a strong magnet and drops it when the current is switched off | 廢鐵場中通電時吸起廢鐵、斷電時放下廢鐵的機器
electric motor | 電動機 | device | S3 | a machine that turns electrical energy into kinetic energy as a current-carrying coil rotates in a magnetic field | 利用載流線圈在磁場中轉動，把電能轉為動能的機器 | also-zh=馬達; not=generator
Hall probe | 霍耳探測器 | device | S5 | an instrument that finds the strength of a steady magnetic field from the voltage across a semiconductor slice | 由半導體薄片兩側的電壓得知穩定磁場強度的儀器 | not=search coil
current balance | 電流天平 | device | S5 | an instrument that weighs the force on a current-carrying wire in a magnetic field | 以稱量方式量度磁場中載流導線所受力的儀器
cyclotron | 回旋加速器 | device | S5 | a machine in which charged particles spiral outwards in a magnetic field and gain speed at each crossing of a gap | 帶電粒子在磁場中沿越來越大的半圓運動，每次穿過縫隙時速率增加的機器
mass spectrometer | 質譜儀 | device | S5 | an instrument that separates ions of different isotopes as they curve in a magnetic field | 使離子在磁場中彎曲運動，從而把不同同位素的離子分開的儀器
velocity selector | 速度選擇器 | device | S5 | a device in which crossed electric and magnetic fields let through only particles of one speed | 以互相垂直的電場和磁場，只讓單一速率的粒子直線通過的裝置
carbon brush | 碳刷 | structure | S4 | a fixed block that presses on the rotating ring of a motor or generator to pass current | 固定壓在電動機或發電機的轉環上以傳送電流的小塊 | also=brush; also-zh=電刷
armature | 電樞 | structure | S4 | the coil wound on an iron core that rotates inside a motor or generator | 電動機或發電機內繞在鐵芯上轉動的線圈組
soft iron core | 軟鐵芯 | structure | S4 | the easily magnetized piece of metal inside a coil that makes its field much stronger | 放在線圈內、容易磁化而令磁場大增的金屬 | also-zh=軟鐵心
magnetic field | 磁場 | idea | S3 | a region in which a compass needle is turned or a moving charge is pushed sideways | 能使指南針偏轉、使移動的電荷側向受力的區域 | not=electric field
magnetic field line | 磁場線 | structure | S3 | a line whose direction at each point is that in which a compass needle points | 各點方向與指南針北極所指方向相同的線 | not=electric field line
magnetic flux density | 磁通量密度 | quantity | S5 | the force per unit length on a wire carrying unit current at right angles to a magnetic field | 與磁場垂直、載有單位電流的導線每單位長度所受的力 | also-zh=磁感應強度; not=magnetic flux
magnetic permeability | 磁導率 | quantity | S5 | the constant of a medium that tells how strong a magnetic field a given current makes in it | 表示一定電流在某介質中能產生多強磁場的常數 | also=permeability
tesla | 特斯拉 | unit | S5 | the SI unit of magnetic flux density, equal to one newton per ampere per metre | 國際單位制中磁通量密度的單位，等於每安培每米1牛頓 | not=weber
soft magnetic material | 軟磁性物料 | substance | S4 | a material, such as iron, that is easily magnetized and quickly loses its magnetism | 容易磁化但很快失去磁性的物料，例如鐵 | not=hard magnetic material
hard magnetic material | 硬磁性物料 | substance | S4 | a material, such as steel, that is difficult to magnetize but then keeps its magnetism | 較難磁化但磁性持久的物料，例如鋼 | not=soft magnetic material
non-magnetic material | 非磁性物料 | substance | S3 | a material, such as copper or wood, that a magnet does not attract | 不會被磁鐵吸引的物料，例如銅和木
lodestone | 磁石 | substance | S4 | a natural rock of iron ore that attracts iron | 能吸引鐵釘的天然黑色礦物
right-hand grip rule | 右手握拳定則 | law | S4 | the rule in which curled fingers and thumb tell the field direction around a current | 以彎曲的手指和拇指找出電流周圍磁場方向的規則 | not=Fleming's left-hand rule
Fleming's left-hand rule | 弗林明左手定則 | law | S4 | the rule in which three fingers at right angles tell the direction of force on a current in a magnetic field | 以三隻互相垂直的手指找出磁場中電流受力方向的規則 | not=Fleming's right-hand rule
Ampère's law | 安培定律 | law | S5 | the rule that links the magnetic field round a closed loop with the current that passes through the loop | 把環繞閉合路徑的磁場與穿過該路徑的電流連繫起來的規律
Hall effect | 霍耳效應 | process | S5 | the appearance of a voltage across a current-carrying slice placed at right angles to a magnetic field | 載流薄片垂直置於磁場中時，兩側出現電壓的現象
magnetic effect of current | 電流的磁效應 | process | S4 | the turning of a compass needle near a wire because charge flows in the wire | 導線中有電荷流動時，附近的指南針發生偏轉的現象
heating effect of current | 電流的熱效應 | process | S3 | the rise of temperature of a wire because charge flowing in it collides with its atoms | 流動的電荷與導線中的原子碰撞，令導線溫度上升的現象
chemical effect of current | 電流的化學效應 | process | S4 | the breaking down of a liquid into new substances when charge passes through it | 電荷通過液體時，把它分解成新物質的現象
magnetization | 磁化 | process | S4 | the lining up of the magnetic domains in a piece of iron so that it attracts other iron | 鐵塊中的磁疇排列整齊，使它能吸引其他鐵的過程
demagnetization | 退磁 | process | S4 | the loss of the orderly arrangement of magnetic domains through heating, hammering or alternating current | 磁體因受熱、敲擊或交流電作用而令磁疇變得凌亂的過程 | also-zh=去磁; not=magnetization
Hans Christian Ørsted | 奧斯特 | person | S4 | the Danish physicist who found that a current in a wire turns a compass needle | 發現導線中的電流能使指南針偏轉的丹麥物理學家
John Ambrose Fleming | 弗林明 | person | S4 | the English engineer who gave the left-hand and right-hand rules for motors and generators | 提出電動機和發電機左右手定則的英國工程師
Nikola Tesla | 特斯拉 | person | S4 | the inventor who developed the alternating-current motor and system of supply | 發展交流電動機和交流供電系統的發明家
Edwin Hall | 霍耳 | person | S5 | the American physicist who found a voltage across a current-carrying gold strip in a magnetic field | 發現磁場中載流金箔兩側出現電壓的美國物理學家
set | magnets and devices with magnets | 磁鐵和帶磁的裝置 | bar magnet=條形磁鐵; horseshoe magnet; electromagnet; compass=指南針
set | devices worked by electromagnets | 以電磁鐵運作的裝置 | electric bell; magnetic relay; electromagnetic crane; electromagnetic lock=電磁鎖
set | magnetic coils and instruments | 與磁有關的線圈和儀器 | electromagnet; solenoid; compass=指南針; moving-coil galvanometer=動圈式電流計
set | devices that use the force on a current in a magnetic field | 利用磁場中電流受力的裝置 | electric motor; moving-coil galvanometer=動圈式電流計; current balance; loudspeaker
set | devices in which charged particles move in magnetic fields | 帶電粒子在磁場中移動的裝置 | cyclotron; mass spectrometer; velocity selector; Hall probe
set | instruments that detect magnetic fields or currents | 檢測磁場或電流的儀器 | compass=指南針; Hall probe; search coil=探察線圈; current balance
set | lines and surfaces drawn to picture fields and waves | 用來表示場和波的線和面 | magnetic field line; electric field line; equipotential surface; wavefront; incident ray
set | quantities of magnetism and electricity | 磁學和電學的物理量 | magnetic flux density; magnetic flux; magnetic permeability; electric field strength; permittivity
set | units of magnetism and electricity | 磁學和電學的單位 | tesla; weber; henry; farad
set | rules and laws of magnetic fields | 磁場的定則和定律 | right-hand grip rule; Fleming's left-hand rule; Fleming's right-hand rule; Lenz's law
set | laws of fields | 場的定律 | Ampère's law; Coulomb's law; Newton's law of universal gravitation; Faraday's law of electromagnetic induction
set | effects of an electric current | 電流的效應 | magnetic effect of current; heating effect of current; chemical effect of current; Hall effect
set | magnetic processes | 與磁有關的過程 | magnetization; demagnetization; electromagnetic induction; Hall effect
set | scientists of magnetism | 磁學的科學家 | Hans Christian Ørsted; John Ambrose Fleming; Nikola Tesla; Edwin Hall; Michael Faraday

== Electromagnetic induction, generators and transformers | 電磁感應、發電機和變壓器
electromagnetic induction | 電磁感應 | process | S4 | the production of a voltage in a conductor when the magnetic field lines through it are cut or changed | 導體切割磁場線或所穿過的磁場改變時，導體中產生電壓的過程
self-induction | 自感 | process | S5 | the production of a back voltage in a coil by the change of the coil's own current | 線圈因本身電流改變而產生反向電壓的過程 | not=mutual induction
mutual induction | 互感 | process | S5 | the production of a voltage in one coil by the change of current in another coil nearby | 附近另一線圈的電流改變，令線圈產生電壓的過程 | not=self-induction
rectification | 整流 | process | S4 | the changing of alternating current into current of one direction only | 把交流電轉變為單一方向電流的過程
induced e.m.f. | 感生電動勢 | quantity | S4 | the voltage that appears in a coil because the magnetic flux through it is changing | 因穿過線圈的磁通量改變而在線圈出現的電壓 | also-zh=感應電動勢; not=back e.m.f.
back e.m.f. | 反電動勢 | quantity | S5 | the voltage opposing the supply that appears in the turning coil of a motor | 馬達轉動的線圈中出現、對抗電源的電壓
magnetic flux | 磁通量 | quantity | S5 | the product of an area and the magnetic field that passes through it at right angles | 某面積與垂直穿過它的磁場大小的乘積 | not=magnetic flux density
magnetic flux linkage | 磁鏈 | quantity | S5 | the magnetic flux through a coil multiplied by its number of turns | 穿過線圈的磁通量與匝數的乘積 | also-zh=磁通匝鏈數; not=magnetic flux
inductance | 電感 | quantity | S5 | the ratio of the voltage induced in a coil to the rate at which current changes | 線圈所產生的感應電壓與電流改變率之比
turns ratio | 匝數比 | quantity | S4 | the number of windings in the secondary coil compared with that in the primary coil | 副線圈與原線圈的繞線圈數之比
peak voltage | 峰值電壓 | quantity | S5 | the greatest instantaneous value that an alternating voltage reaches in each cycle | 交流電壓在每個循環中所達的最大瞬時值 | not=root-mean-square voltage
root-mean-square voltage | 方均根電壓 | quantity | S5 | the steady direct voltage that would give the same average heating as an alternating supply in a resistor | 能在電阻器中產生與交流電源相同平均熱功率的穩定直流電壓值 | also=r.m.s. voltage; also-zh=有效電壓; not=peak voltage
mains frequency | 市電頻率 | quantity | S4 | the number of cycles per second of the household supply, which is 50 in Hong Kong | 住宅供電每秒循環的次數，在香港為50次
power loss in cables | 電纜的功率損耗 | quantity | S4 | the energy turned into heat each second in long transmission wires, equal to current squared times resistance | 長距離輸電線每秒轉為熱的能量，等於電流平方乘電阻
weber | 韋伯 | unit | S5 | the SI unit of magnetic flux, equal to one tesla times one square metre | 國際單位制中磁通量的單位，等於1特斯拉乘1平方米 | not=tesla
henry | 亨利 | unit | S5 | the SI unit of inductance, equal to one volt for each ampere per second | 國際單位制中電感的單位，相當於電流每秒改變1安培時產生1伏特
alternating current | 交流電 | form | S3 | current that reverses its direction again and again in a regular way | 有規律地反覆改變方向的電流 | also=a.c.; not=direct current
direct current | 直流電 | form | S3 | current that always flows in the same direction | 始終沿同一方向流動的電流 | also=d.c.; not=alternating current
eddy current | 渦電流 | form | S4 | current that flows in loops inside a solid piece of metal placed in a changing magnetic field | 金屬塊處於變化的磁場中，在內部以環狀流動的電流
generator | 發電機 | device | S3 | a machine that turns kinetic energy into electrical energy by rotating a coil in a magnetic field | 使線圈在磁場中轉動，把動能轉為電能的機器 | also=dynamo; not=electric motor
d.c. generator | 直流發電機 | device | S4 | a machine with a commutator that is turned to produce a current of unchanging direction | 裝有換向器，轉動時產生方向不變的電流的機器 | not=a.c. generator; kind=generator
step-up transformer | 升壓變壓器 | device | S4 | a transformer with more turns on its secondary coil than on its primary coil | 副線圈匝數比原線圈多的變壓器 | not=step-down transformer; kind=transformer
step-down transformer | 降壓變壓器 | device | S4 | a transformer with fewer turns on its secondary coil than on its primary coil | 副線圈匝數比原線圈少的變壓器 | not=step-up transformer; kind=transformer
isolating transformer | 隔離變壓器 | device | S5 | a transformer with equal numbers of turns, used to part a circuit from the mains for safety | 兩線圈匝數相等，為安全而把電路與市電分開的變壓器 | kind=transformer
autotransformer | 自耦變壓器 | device | S5 | a transformer in which a single tapped coil serves as both primary and secondary | 以單一有抽頭的線圈同時作為原線圈和副線圈的變壓器 | kind=transformer
rectifier | 整流器 | device | S4 | a device made of one or more diodes that changes alternating current into current of one direction | 由一個或以上二極管組成，把交流電變為單向電流的裝置
inductor | 電感器 | device | S5 | a coil in a circuit that opposes any change of the current flowing through it | 電路中阻礙本身電流改變的線圈 | not=capacitor
metal detector | 金屬探測器 | device | S4 | a security device whose changing magnetic field sets up eddy currents in hidden weapons or coins | 以變化的磁場在隱藏的武器或硬幣中產生渦電流來發現它們的保安裝置
magnetic card reader | 磁卡閱讀器 | device | S4 | a device in which a swiped strip makes tiny voltages in a coil and so tells its stored data | 條帶掃過時，線圈中產生微小電壓，從而取得所儲存資料的裝置
primary coil | 原線圈 | structure | S4 | the winding of a transformer that is joined to the a.c. supply | 變壓器中與交流電源連接的繞組 | also-zh=初級線圈; not=secondary coil
secondary coil | 副線圈 | structure | S4 | the winding of a transformer that is joined to the load | 變壓器中與負載連接的繞組 | also-zh=次級線圈; not=primary coil
Faraday's law of electromagnetic induction | 法拉第電磁感應定律 | law | S4 | the rule that the voltage set up in a coil equals the rate of change of its flux linkage | 線圈產生的電壓等於磁鏈改變率的規律 | also=Faraday's law; not=Lenz's law
Lenz's law | 楞次定律 | law | S4 | the rule that an induced current always flows so as to oppose the change that produces it | 感生電流的方向總是抗拒產生它的變化的規律 | not=Faraday's law of electromagnetic induction
Fleming's right-hand rule | 弗林明右手定則 | law | S4 | the rule in which three fingers tell the direction of the current in a wire that is moved through a magnetic field | 以三隻手指找出導線在磁場中被移動時，所產生電流方向的規則 | not=Fleming's left-hand rule
power station | 發電廠 | object | S3 | a large plant in which electrical energy is produced for a city | 為城市生產電能的大型設施 | also-zh=發電站
pylon | 電塔 | object | S4 | a tall steel tower that holds high-voltage cables above the ground | 把高壓電纜架在半空的高大鋼架 | also-zh=輸電塔
overhead cable | 架空電纜 | object | S4 | a high-voltage wire that is hung in the open air to carry electrical energy over long distances | 懸掛在空中，把電能輸送到遠方的高壓導線
lamination | 疊片 | method | S4 | the building of an iron core from thin insulated sheets to cut down eddy currents | 以互相絕緣的薄片組成鐵芯來減少渦電流的方法
Heinrich Lenz | 楞次 | person | S4 | the physicist who found that an induced current opposes the change producing it | 發現感生電流會抗拒產生它的變化的物理學家
Joseph Henry | 亨利 | person | S5 | the American physicist who discovered self-induction in coils | 發現線圈自感現象的美國物理學家
set | processes of induction and conversion | 感應和轉換的過程 | self-induction; mutual induction; rectification; magnetization
set | processes in electromagnetism | 電磁學的過程 | electromagnetic induction; rectification; Hall effect; demagnetization
set | quantities of electromagnetic induction | 電磁感應的物理量 | induced e.m.f.; magnetic flux; magnetic flux linkage; inductance
set | voltages | 電壓的種類 | back e.m.f.; terminal voltage; peak voltage; mains voltage
set | quantities in the study of transformers and transmission | 研究變壓器和輸電時的物理量 | turns ratio; power loss in cables; root-mean-square voltage; efficiency
set | flux, density and related quantities | 磁通量及相關的物理量 | magnetic flux; magnetic flux density; magnetic flux linkage; magnetic permeability
set | units of electromagnetic quantities | 電磁量的單位 | weber; henry; tesla; ohm; volt
set | currents | 電流的種類 | alternating current; direct current; eddy current; electron flow
set | electrical machines | 電力機器 | generator; electric motor; transformer=變壓器; steam turbine=蒸汽渦輪機
set | transformers | 變壓器的種類 | step-up transformer; step-down transformer; isolating transformer; autotransformer
set | applications of electromagnetic induction | 電磁感應的應用 | metal detector; magnetic card reader; induction cooker=電磁爐; transformer=變壓器; generator
set | coils and components | 線圈和元件 | search coil=探察線圈; inductor; solenoid; capacitor
set | parts of generators and transformers | 發電機和變壓器的部分 | slip ring=滑環; commutator=換向器; primary coil; secondary coil; laminated core=疊片鐵芯
set | facilities on the way of electrical power | 電力輸送途中的設施 | power station; substation=變電站; pylon; overhead cable
set | ways to cut losses of electrical energy and to stay safe | 減少電能損失和保障安全的方法 | high-voltage transmission=高壓輸電; lamination; double insulation; earth connection of an appliance=電器接地
set | pioneers of electromagnetic induction and supply | 電磁感應和供電的先驅 | Heinrich Lenz; Joseph Henry; Michael Faraday; Nikola Tesla
order | electrical power from the power station to homes | 電力由發電廠到住宅的次序 | power station > step-up transformer > overhead cable > step-down transformer > homes=住宅
order | energy in a coal-fired power station | 燃煤發電廠的能量轉換次序 | chemical energy > internal energy > kinetic energy > electrical energy=電能

== Radioactivity | 放射現象
radioactivity | 放射現象 | process | S4 | the giving out of radiation by unstable nuclei without any outside cause | 不穩定的原子核自發放出輻射的現象 | not=nuclear fission
alpha decay | α衰變 | process | S4 | the change of an unstable nucleus by which its mass number falls by 4 and its atomic number by 2 | 不穩定的原子核質量數減少4、原子序減少2的轉變 | not=beta decay
beta decay | β衰變 | process | S4 | the change of an unstable nucleus by which a neutron becomes a proton and a fast electron leaves | 不穩定的原子核內一顆中子變成質子，並放出高速電子的轉變 | not=alpha decay
ionization | 電離 | process | S4 | the removal of electrons from neutral atoms or molecules, for example by radiation | 電子脫離電中性的原子或分子的過程，例如受輻射影響時 | also=ionisation
alpha particle | α粒子 | substance | S4 | a particle of two protons and two neutrons emitted by an unstable nucleus | 由不穩定原子核放出、含兩顆質子和兩顆中子的粒子 | not=beta particle
beta particle | β粒子 | substance | S4 | a fast electron emitted by an unstable nucleus | 由不穩定原子核放出的高速電子 | not=alpha particle
alpha radiation | α輻射 | form | S4 | the nuclear radiation that ionizes air most strongly and is stopped by a sheet of paper | 令空氣電離的能力最強、能被一張紙阻擋的核輻射 | not=beta radiation
beta radiation | β輻射 | form | S4 | the nuclear radiation that passes through paper but is stopped by about 5 mm of aluminium | 能穿過紙張但會被約5 mm厚的鋁片阻擋的核輻射 | not=alpha radiation
background radiation | 本底輻射 | form | S4 | the weak radiation always present around us, from rocks, air, food and outer space | 來自岩石、空氣、食物和太空，經常存在於四周的微弱輻射
cosmic ray | 宇宙射線 | form | S4 | fast particles that reach the Earth from outer space | 由外太空射到地球的高速粒子
half-life | 半衰期 | quantity | S4 | the time in which the activity of a sample falls to 50 % of its value at the start | 樣本的放射強度減至原來50%所需的時間 | not=activity
activity | 放射強度 | quantity | S4 | the number of nuclei that decay in a sample per unit time | 樣本在單位時間內衰變的原子核數目 | not=count rate
count rate | 計數率 | quantity | S4 | the number of particles or photons that a detector records per unit time | 探測器在單位時間內記錄到的粒子或光子數目 | not=activity
decay constant | 衰變常數 | quantity | S4 | the probability per unit time that a given unstable nucleus disintegrates | 某顆不穩定原子核在單位時間內發生蛻變的概率
ionizing power | 電離能力 | property | S4 | how readily radiation knocks electrons out of the atoms in its path | 輻射把路徑上原子的電子擊出的本領 | not=penetrating power
becquerel | 貝克勒爾 | unit | S4 | the SI unit of activity, equal to one nucleus decaying in each second | 國際單位制中放射強度的單位，等於每秒有一個原子核衰變 | also-zh=貝可; not=sievert
sievert | 希沃特 | unit | S4 | the SI unit of radiation dose that takes account of the harm done to the human body | 國際單位制中顯示輻射對人體損害程度的劑量單位 | also-zh=希; not=becquerel
gray | 戈瑞 | unit | S5 | the SI unit of absorbed dose, equal to one joule taken in by each kilogram of matter | 國際單位制中吸收劑量的單位，等於每千克物質吸收1焦耳
Geiger-Müller counter | 蓋革—彌勒計數器 | device | S4 | an instrument with a gas-filled tube that clicks or gives a reading each time radiation ionizes the gas | 以充氣管探測輻射，每次氣體被電離時便記錄或發出響聲的儀器 | also=GM counter; also-zh=GM計數器
cloud chamber | 雲室 | device | S4 | an instrument in which radiation leaves visible trails of tiny liquid drops in cold vapour | 輻射在冷的蒸氣中留下由小液滴組成的可見徑跡的儀器
spark counter | 火花計數器 | device | S4 | a detector in which α particles cause visible electric flashes between a wire and a metal gauze | α粒子令導線與金屬網之間出現可見閃光的探測器
smoke detector | 煙霧探測器 | device | S4 | an alarm in which americium-241 ionizes the air and a falling current shows that a fire has begun | 以鎇-241電離空氣，當電流下降便顯示火警的警報裝置
thickness gauge | 厚度計 | device | S4 | a factory instrument that checks sheets of paper or metal by how much β radiation passes through | 工廠中憑β輻射穿過多少來監察紙張或金屬片的儀器
lead container | 鉛容器 | device | S4 | a box of a dense metal in which radioactive sources are kept | 以高密度金屬製成、存放放射源的盒子
atomic nucleus | 原子核 | structure | S4 | the tiny, dense and positively charged centre of an atom | 原子中央細小、密度極高而帶正電的部分 | also=nucleus
proton | 質子 | substance | S3 | the positively charged particle inside the nucleus of an atom | 原子核內帶正電荷的微小粒子 | not=neutron, electron
neutron | 中子 | substance | S3 | the uncharged particle inside the nucleus of an atom | 原子核內不帶電荷的微小粒子 | not=proton
electron | 電子 | substance | S3 | the light, negatively charged particle that moves outside the nucleus of an atom | 在原子核外運動、質量很小而帶負電的粒子 | not=proton
atomic number | 原子序 | quantity | S3 | the number of protons in the nucleus of an atom | 某元素的核內所含質子的數目 | also=proton number; also-zh=質子數; not=mass number
mass number | 質量數 | quantity | S3 | the total number of protons and neutrons in the nucleus of an atom | 原子核內質子和中子的總數 | also=nucleon number; also-zh=核子數; not=atomic number
neutron number | 中子數 | quantity | S4 | how many uncharged particles there are in the nucleus of an atom | 原子核內不帶電粒子的數目
isotope | 同位素 | form | S4 | an atom of the same element as another but with a different mass number | 屬同一種元素但質量數不同的原子
parent nuclide | 母核 | form | S4 | the unstable nucleus that exists before a radioactive change | 發生放射性轉變之前的不穩定原子核 | not=daughter nuclide
daughter nuclide | 子核 | form | S4 | the nucleus that is left after a radioactive change | 不穩定的核經放射性轉變後留下的生成物 | not=parent nuclide
carbon-14 | 碳-14 | substance | S4 | the isotope taken in by living things, whose decay tells the age of ancient wood and bones | 由生物吸收，其衰變可顯示古代木塊和骨頭年代的同位素
cobalt-60 | 鈷-60 | substance | S4 | the isotope whose γ radiation is used outside the body to kill cancer cells and to sterilize instruments | 其γ輻射用於從體外殺死癌細胞和消毒器械的同位素
iodine-131 | 碘-131 | substance | S4 | the isotope with a half-life of about eight days used to examine and treat the thyroid gland | 半衰期約為八天，用於檢查和治療甲狀腺的同位素
americium-241 | 鎇-241 | substance | S4 | the artificial isotope that gives out α particles inside many smoke detectors | 在許多煙霧探測器內放出α粒子的人造同位素
strontium-90 | 鍶-90 | substance | S4 | the isotope that gives out β particles only and is a common school source of them | 只放出β粒子、為學校常用β源的同位素
radon | 氡 | substance | S4 | the radioactive noble gas that seeps from granite and is a large part of background radiation | 由花崗岩滲出、佔本底輻射很大部分的放射性貴氣體
radiocarbon dating | 放射性碳年代測定法 | method | S4 | the method of finding how old a once-living thing is from the remaining activity of an isotope in it | 按曾有生命的物體中某同位素餘下多少，推算它距今多久的方法 | also=carbon-14 dating; also-zh=碳-14年代測定法
radiotherapy | 放射治療 | method | S4 | the method of treating cancer by killing tumour cells with radiation | 以輻射殺死腫瘤細胞來醫治癌症的方法
sterilization by gamma radiation | γ輻射消毒 | method | S4 | the method of killing germs on sealed medical instruments without heating them | 不用加熱而殺死密封醫療器械上病菌的方法
shielding | 屏蔽 | method | S4 | the method of keeping radiation from people by placing lead or concrete in between | 以鉛或混凝土隔在中間，使人免受輻射的方法
Henri Becquerel | 貝克勒爾 | person | S4 | the French physicist who discovered radioactivity when uranium salts blackened a wrapped plate | 因鈾鹽使包裹着的底片變黑而發現放射現象的法國物理學家
Marie Curie | 居里夫人 | person | S4 | the physicist and chemist who discovered polonium and radium | 發現釙和鐳的物理學家及化學家
Hans Geiger | 蓋革 | person | S4 | the German physicist who counted α particles in the gold foil experiment and built a tube detector of radiation | 在金箔實驗中數算α粒子並製成輻射探測管的德國物理學家
set | what may happen in or to a nucleus | 原子核的變化 | alpha decay; beta decay; nuclear fission=核裂變; nuclear fusion
set | processes with radiation and matter | 輻射與物質的過程 | ionization; contamination=放射性污染; irradiation=輻照; fluorescence
set | particles in or from atoms | 原子內或原子放出的粒子 | alpha particle; proton; neutron; electron; positron
set | things given out by unstable nuclei | 不穩定原子核放出的東西 | alpha particle; beta particle; neutron; positron
set | kinds of radiation | 輻射的種類 | alpha radiation; beta radiation; gamma ray; X-ray; cosmic ray
set | radiation met in experiments on radioactivity | 放射現象實驗中遇到的輻射 | alpha radiation; beta radiation; gamma ray; background radiation
set | quantities of radioactivity | 放射現象的物理量 | half-life; activity; count rate; decay constant
set | numbers that describe nuclei and samples | 描述原子核和樣本的數 | atomic number; mass number; neutron number; activity
set | properties by which kinds of radiation are compared | 比較各種輻射的性質 | ionizing power; penetrating power=穿透能力; speed=速率; deflection in a magnetic field=在磁場中的偏轉
set | units for nuclear radiation | 核輻射的單位 | becquerel; sievert; gray; hertz
set | detectors of radiation | 輻射探測器 | Geiger-Müller counter; cloud chamber; film badge=膠片佩章; spark counter
set | devices that use or measure nuclear radiation | 應用或量度核輻射的裝置 | smoke detector; thickness gauge; Geiger-Müller counter; film badge=膠片佩章
set | apparatus and safety things in the radioactivity laboratory | 放射現象實驗室的用品 | lead container; tongs=鉗子; cloud chamber; Geiger-Müller counter
set | atoms and nuclei named by their relation to others | 按與其他原子的關係命名的原子和原子核 | isotope; parent nuclide; daughter nuclide; ion=離子
set | isotopes and their uses | 各種同位素及其用途 | carbon-14; cobalt-60; iodine-131; americium-241; strontium-90; technetium-99m
set | radioactive substances | 放射性物質 | radon; uranium-235; plutonium-239; tritium; carbon-14
set | methods that use or guard against radiation | 應用或防禦輻射的方法 | radiocarbon dating; radiotherapy; sterilization by gamma radiation; shielding
order | nuclear radiation from the least to the most penetrating | 由穿透能力最弱至最強的核輻射 | alpha radiation > beta radiation > gamma ray
fact | iodine-131 | 碘-131 | approximate half-life | 半衰期的約值 | 8 days | 8天 |
fact | technetium-99m | 鎝-99m | approximate half-life | 半衰期的約值 | 6 hours | 6小時 |
fact | cobalt-60 | 鈷-60 | approximate half-life | 半衰期的約值 | 5.3 years | 5.3年 |
fact | americium-241 | 鎇-241 | approximate half-life | 半衰期的約值 | 432 years | 432年 |
fact | radium-226 | 鐳-226 | approximate half-life | 半衰期的約值 | 1600 years | 1600年 |
fact | hydrogen-1 | 氫-1 | number of neutrons in the nucleus | 原子核內的中子數目 | 0 | 0 |
fact | deuterium | 氘 | number of neutrons in the nucleus | 原子核內的中子數目 | 1 | 1 |
fact | tritium | 氚 | number of neutrons in the nucleus | 原子核內的中子數目 | 2 | 2 |
fact | carbon-12 | 碳-12 | number of neutrons in the nucleus | 原子核內的中子數目 | 6 | 6 |
fact | carbon-14 | 碳-14 | number of neutrons in the nucleus | 原子核內的中子數目 | 8 | 8 |
fact | uranium-235 | 鈾-235 | number of neutrons in the nucleus | 原子核內的中子數目 | 143 | 143 |
fact | uranium-238 | 鈾-238 | number of neutrons in the nucleus | 原子核內的中子數目 | 146 | 146 |
fact | alpha particle | α粒子 | charge in units of the elementary charge | 以基本電荷為單位的電荷 | +2 | +2 |
fact | beta particle | β粒子 | charge in units of the elementary charge | 以基本電荷為單位的電荷 | −1 | −1 |
fact | gamma ray | γ射線 | charge in units of the elementary charge | 以基本電荷為單位的電荷 | 0 | 0 |
fact | proton | 質子 | charge in units of the elementary charge | 以基本電荷為單位的電荷 | +1 | +1 |

== Nuclear energy | 核能
nuclear fusion | 核聚變 | process | S4 | the joining of two light nuclei into a heavier one with the release of energy | 兩個輕原子核結合成較重的原子核並釋放能量的過程 | not=nuclear fission
chain reaction | 鏈式反應 | process | S4 | a series of fissions in which the neutrons released by one nucleus split further nuclei | 一個原子核裂變放出的中子使其他原子核接連裂變的過程 | also-zh=連鎖反應
uranium enrichment | 鈾濃縮 | process | S5 | the raising of the share of the isotope of mass number 235 in reactor fuel | 把反應堆燃料中質量數為235的同位素的比例提高的過程
mass defect | 質量虧損 | quantity | S4 | the difference between the mass of a nucleus and the total mass of its nucleons taken separately | 原子核的質量與其所有核子分開時的總質量之差 | not=binding energy
binding energy | 結合能 | quantity | S4 | the energy needed to pull a nucleus apart into separate protons and neutrons | 把原子核完全拆散成獨立的質子和中子所需的能量 | not=mass defect
critical mass | 臨界質量 | quantity | S5 | the smallest amount of fissile material in which a chain reaction can keep itself going | 能使鏈式反應自行持續的最少量可裂變物質
atomic mass unit | 原子質量單位 | unit | S4 | the unit equal to 1.66 × 10⁻²⁷ kg, used for the masses of nuclei and the particles in them | 等於1.66 × 10⁻²⁷ kg、用來表示原子核等粒子質量的單位
megaelectronvolt | 兆電子伏特 | unit | S4 | the unit of energy equal to 1.6 × 10⁻¹³ J, used for nuclear reactions | 等於1.6 × 10⁻¹³ J、用於核反應的能量單位 | also=MeV
mass-energy relation | 質能關係式 | law | S4 | the equation E = mc², which Einstein derived from special relativity | 愛因斯坦由狹義相對論導出的方程E = mc²
nuclear reactor | 核反應堆 | device | S4 | the plant in which a controlled chain reaction heats a coolant | 以受控的鏈式反應加熱冷卻劑的設備 | not=atomic bomb
atomic bomb | 原子彈 | device | S4 | a weapon that explodes by an uncontrolled chain reaction of fissions | 以不受控制的裂變鏈式反應引爆的武器 | not=hydrogen bomb
hydrogen bomb | 氫彈 | device | S4 | a weapon that gets most of its energy from fusion set off by a fission explosion | 由裂變爆炸引發聚變而得到大部分能量的武器 | not=atomic bomb
tokamak | 托卡馬克 | device | S5 | a ring-shaped machine that holds very hot plasma in magnetic fields for fusion research | 以磁場約束極熱等離子體、用於研究聚變的環形裝置
control rod | 控制棒 | structure | S4 | the part of a reactor that is lowered to absorb neutrons and slow the chain reaction | 反應堆中放下後能吸收中子、減慢鏈式反應的部分 | not=moderator
fuel rod | 燃料棒 | structure | S4 | the part of a reactor that holds pellets of uranium dioxide | 反應堆中裝有二氧化鈾小球的部分 | not=control rod
moderator | 減速劑 | structure | S4 | the part of a reactor, such as water or graphite, that slows down fast neutrons | 反應堆中使快中子慢下來的部分，例如水和石墨 | also-zh=慢化劑; not=control rod
coolant | 冷卻劑 | structure | S4 | the fluid that carries heat away from the core of a reactor | 把熱由反應堆堆芯帶走的流體 | not=moderator
containment building | 安全殼 | structure | S4 | the thick concrete shell around a reactor that keeps radioactive material from escaping | 圍繞反應堆、防止放射性物質外洩的厚混凝土外罩
steam generator | 蒸汽產生器 | structure | S4 | the part of a nuclear power station where the hot coolant boils water of a second circuit | 核電站中高溫冷卻劑把第二迴路的水煮沸的部分 | also-zh=蒸汽發生器
uranium-235 | 鈾-235 | substance | S4 | the natural isotope that undergoes fission when it absorbs a slow neutron | 吸收慢中子後會裂變的天然同位素 | not=uranium-238
uranium-238 | 鈾-238 | substance | S4 | the isotope that makes up over 99 % of its element in nature and is not split by slow neutrons | 佔其元素天然存量99%以上、不會被慢中子分裂的同位素 | not=uranium-235
plutonium-239 | 鈈-239 | substance | S4 | the man-made fissile isotope produced in reactors when uranium-238 absorbs a neutron | 鈾-238在反應堆中吸收中子後所產生、可裂變的人造同位素 | also-zh=鈽-239
deuterium | 氘 | substance | S4 | the stable isotope of hydrogen with one neutron, found in heavy water | 含一顆中子、存在於重水的穩定氫同位素 | not=tritium
tritium | 氚 | substance | S4 | the radioactive isotope of hydrogen with two neutrons | 含兩顆中子的放射性氫同位素 | not=deuterium
nuclear waste | 核廢料 | substance | S4 | the used fuel and other radioactive leftovers of a reactor, some dangerous for thousands of years | 反應堆用過的燃料及其他放射性殘餘物，部分在數千年內仍有危險
Daya Bay | 大亞灣 | place | S4 | the place in Shenzhen with the power station from which Hong Kong buys nuclear electricity | 深圳境內建有核電站、向香港供電的地方
Chernobyl | 切爾諾貝爾 | place | S4 | the place in Ukraine where a reactor exploded in 1986 | 1986年發生反應堆爆炸事故的烏克蘭地方
Fukushima | 福島 | place | S4 | the place in Japan where a tsunami in 2011 caused reactors to overheat | 2011年因海嘯而令反應堆過熱的日本地方
Three Mile Island | 三里島 | place | S4 | the place in the United States where a reactor core partly melted in 1979 | 1979年反應堆堆芯部分熔化的美國地方
Enrico Fermi | 費米 | person | S5 | the Italian-born physicist who built the first nuclear reactor in Chicago in 1942 | 1942年在芝加哥建成首個核反應堆的意大利裔物理學家
Lise Meitner | 邁特納 | person | S5 | the woman physicist who first explained that a uranium nucleus had been split | 首先解釋鈾原子核被分裂的女物理學家
Robert Oppenheimer | 奧本海默 | person | S5 | the American physicist who led the laboratory that made the first atomic bombs | 領導實驗室製成首批原子彈的美國物理學家
set | nuclear processes and what goes with them | 核過程及相關過程 | nuclear fission=核裂變; nuclear fusion; alpha decay; uranium enrichment; meltdown=堆芯熔毀
set | processes that release energy | 釋放能量的過程 | nuclear fusion; chain reaction; combustion=燃燒; radioactivity
set | quantities of nuclear energy | 核能的物理量 | mass defect; binding energy; critical mass; half-life
set | laws and relations about mass, energy and charge | 關於質量、能量和電荷的定律 | mass-energy relation; conservation of charge; conservation of momentum; Coulomb's law
set | nuclear machines and weapons | 核能裝置和武器 | nuclear reactor; atomic bomb; hydrogen bomb; tokamak
set | parts of a nuclear power station | 核電站的部分 | control rod; fuel rod; moderator; coolant; containment building; steam generator
set | places known for nuclear power stations | 以核電站知名的地方 | Daya Bay; Chernobyl; Fukushima; Three Mile Island
set | pioneers of nuclear energy | 核能的先驅 | Enrico Fermi; Lise Meitner; Robert Oppenheimer; Albert Einstein
order | energy on its way through a nuclear power station | 核電站中能量傳送的次序 | fuel rod > coolant > steam generator > steam turbine=蒸汽渦輪機 > generator
order | nuclear accidents from the earliest to the latest | 由早至遲的核事故 | Three Mile Island > Chernobyl > Fukushima
fact | Three Mile Island accident | 三里島事故 | year of the event | 發生年份 | 1979 | 1979 |
fact | Chernobyl disaster | 切爾諾貝爾事故 | year of the event | 發生年份 | 1986 | 1986 |
fact | Fukushima nuclear accident | 福島核事故 | year of the event | 發生年份 | 2011 | 2011 |
fact | first nuclear chain reaction in a reactor | 首個反應堆鏈式反應 | year of the event | 發生年份 | 1942 | 1942 |
fact | discovery of X-rays | 發現X射線 | year of the event | 發生年份 | 1895 | 1895 |
fact | discovery of radioactivity | 發現放射現象 | year of the event | 發生年份 | 1896 | 1896 |
fact | discovery of the electron | 發現電子 | year of the event | 發生年份 | 1897 | 1897 |
fact | discovery of the neutron | 發現中子 | year of the event | 發生年份 | 1932 | 1932 |

== The atomic world and modern physics | 原子世界與近代物理
plum pudding model | 葡萄乾布甸模型 | theory | S5 | the model in which electrons are dotted about in a sphere of spread-out positive charge | 電子散佈在均勻分佈的正電荷球內的模型 | also-zh=湯姆孫模型; not=Rutherford's atomic model
Rutherford's atomic model | 盧瑟福原子模型 | theory | S5 | the model in which electrons circle a tiny heavy nucleus, with no limit on the orbits allowed | 電子圍繞細小而重的原子核運動、對軌道不設限制的模型 | not=Bohr's atomic model
Bohr's atomic model | 玻爾原子模型 | theory | S5 | the model in which electrons circle the nucleus only in certain orbits of fixed energy | 電子只能在能量固定的某些軌道上圍繞原子核運動的模型 | not=Rutherford's atomic model
Dalton's atomic theory | 道爾頓原子論 | theory | S5 | the view that matter is made of tiny solid particles that cannot be divided | 認為物質由不可再分的微小實心粒子組成的學說
special relativity | 狹義相對論 | theory | S5 | the theory that the laws of physics and the speed of light are the same for all observers moving uniformly | 對所有勻速運動的觀察者而言，物理定律和光速都相同的理論
quantum theory | 量子論 | theory | S5 | the theory that energy is given out and taken in only in separate small packets | 認為能量只能一份一份地放出和吸收的理論
standard model | 標準模型 | theory | S6 | the theory that describes matter and forces by quarks, leptons and the particles they exchange | 以夸克、輕子及其交換的粒子來描述物質和力的理論
wave theory of light | 光的波動說 | theory | S5 | the view that light spreads like ripples, which explains diffraction and interference | 認為光像漣漪般傳播，可解釋繞射和干涉的學說
photoelectric effect | 光電效應 | process | S5 | the emission of electrons from a metal surface when light of high enough frequency falls on it | 頻率夠高的光照射金屬表面時，金屬放出電子的現象 | not=thermionic emission
excitation | 激發 | process | S5 | the raising of an electron in an atom to a higher energy level | 原子內的電子升到較高能級的過程 | not=ionization
de-excitation | 退激 | process | S5 | the fall of an electron in an atom to a lower energy level, with the release of a photon | 原子內的電子降到較低能級並放出光子的過程 | not=excitation
electron diffraction | 電子繞射 | process | S5 | the forming of rings on a screen by a particle beam sent through graphite, which shows its wave nature | 粒子束穿過石墨後在屏上形成圓環，顯示其波動性質的現象
pair annihilation | 湮滅 | process | S5 | the meeting of a particle and its antiparticle, whose mass turns into gamma rays | 粒子與其反粒子相遇，質量轉為γ射線的過程
Compton scattering | 康普頓散射 | process | S6 | the collision of an X-ray photon with a free electron, after which the photon has a longer wavelength | X射線光子與自由電子碰撞後波長變長的現象
time dilation | 時間膨脹 | process | S6 | the slower running of a moving clock as judged by an observer at rest | 靜止的觀察者看來，運動的時鐘走得較慢的現象 | not=length contraction
length contraction | 長度收縮 | process | S6 | the shortening of a fast-moving object along its motion as judged by an observer at rest | 靜止的觀察者看來，高速物體沿運動方向變短的現象 | not=time dilation
work function | 功函數 | quantity | S5 | the least energy needed to free an electron from the surface of a metal | 使電子脫離金屬表面所需的最少能量 | not=ionization energy
stopping potential | 遏止電勢 | quantity | S5 | the voltage that is just enough to keep the fastest photoelectrons from reaching the collector | 剛好令最快的光電子不能到達收集極的電壓
Planck constant | 普朗克常數 | quantity | S5 | the ratio of the energy of a photon to its frequency | 光子的能量與其頻率兩者之比
ionization energy | 電離能 | quantity | S5 | the energy needed to remove an electron completely from an atom in its ground state | 把基態原子中的一顆電子完全移去所需的能量 | not=work function, excitation energy
excitation energy | 激發能 | quantity | S5 | the energy needed to lift an electron of an atom from the ground state to a higher level | 把原子中的電子由基態升到較高能級所需的能量 | not=ionization energy
photon energy | 光子能量 | quantity | S5 | the Planck constant multiplied by the frequency of the light | 普朗克常數與光的頻率的乘積
de Broglie wavelength | 德布羅意波長 | quantity | S5 | the Planck constant divided by the momentum of a moving particle | 普朗克常數除以運動粒子的動量
rest mass | 靜質量 | quantity | S6 | the inertia of a particle as measured by an observer who moves along with it | 由與粒子一起運動的觀察者量得的粒子慣性大小
photon | 光子 | substance | S5 | a packet of electromagnetic energy that has no charge and no mass at rest | 一份不帶電、沒有靜質量的電磁能量 | not=photoelectron
photoelectron | 光電子 | substance | S5 | a particle released from a metal surface by light | 被光由金屬表面擊出的粒子 | not=photon
positron | 正電子 | substance | S5 | the antiparticle of the electron, with the same mass but opposite charge | 質量與電子相同而電荷相反的反粒子 | not=proton
neutrino | 中微子 | substance | S6 | an almost massless uncharged particle set free in beta decay that passes through matter very easily | β衰變時放出、幾乎沒有質量、不帶電而極易穿過物質的粒子 | not=neutron
quark | 夸克 | substance | S6 | one of the elementary particles of which protons and neutrons are made | 組成質子和中子的基本粒子
muon | μ子 | substance | S6 | an unstable particle like an electron but about 200 times as heavy, made by cosmic rays | 由宇宙射線產生、性質像電子但重約200倍的不穩定粒子
gluon | 膠子 | substance | S6 | the particle that carries the strong force between quarks | 在夸克之間傳遞強力的粒子
Higgs boson | 希格斯玻色子 | substance | S6 | the particle found at CERN in 2012 whose field gives other particles their mass | 2012年在歐洲核子研究組織發現、其場令其他粒子具有質量的粒子
strong nuclear force | 強核力 | quantity | S6 | the short-range fundamental force that binds protons and neutrons together in a nucleus | 把質子和中子束縛在原子核內的短程基本力 | not=weak nuclear force
weak nuclear force | 弱核力 | quantity | S6 | the short-range fundamental force that is responsible for beta decay | 引致β衰變、作用距離極短的基本力 | not=strong nuclear force
electromagnetic force | 電磁力 | quantity | S6 | the fundamental force that acts between charged particles | 作用於帶電粒子之間的基本力
emission line spectrum | 發射線光譜 | form | S5 | a set of bright coloured lines on a dark background, given out by a hot or excited gas | 受熱或受激的氣體發出、在黑暗背景上的一組彩色亮線 | not=absorption line spectrum
absorption line spectrum | 吸收線光譜 | form | S5 | a band of all colours crossed by dark lines where a cool gas has taken light away | 冷的氣體取去某些光，令連續色帶上出現暗線的光譜 | not=emission line spectrum
continuous spectrum | 連續光譜 | form | S5 | an unbroken band of all colours, such as is given out by a hot solid | 由熾熱固體等發出、各種顏色毫無間斷的色帶 | not=emission line spectrum
ground state | 基態 | property | S5 | the condition of an atom in which its energy is the lowest possible | 原子的能量處於最低值的狀態 | not=excited state
excited state | 激發態 | property | S5 | the condition of an atom in which an electron is at a higher level than the lowest but still bound | 原子的電子處於較高能級但仍受束縛的狀態 | not=ground state
ionized state | 電離態 | property | S5 | the condition of an atom that has lost one of its electrons entirely | 原子完全失去一顆電子的狀態
transmission electron microscope | 透射電子顯微鏡 | device | S5 | an instrument that makes an image with a beam of fast electrons sent through a very thin specimen | 以高速電子束穿過極薄的標本來成像的儀器 | also=TEM; not=scanning electron microscope
scanning electron microscope | 掃描電子顯微鏡 | device | S5 | an instrument that moves an electron beam to and fro and detects the electrons knocked off a surface | 使電子束來回掃過樣本表面，並探測被擊出的電子來成像的儀器 | also=SEM
scanning tunnelling microscope | 掃描隧道顯微鏡 | device | S5 | an instrument whose sharp tip is moved over a conducting surface and senses a tiny current across the gap | 以尖針在導電表面上方移動，並感應穿過間隙的微小電流的儀器 | also=STM
particle accelerator | 粒子加速器 | device | S5 | a large machine that gives protons or electrons very high speeds with electric fields for collision experiments | 以電場令質子或電子達到極高速率來進行碰撞實驗的大型機器
photocell | 光電管 | device | S5 | an evacuated tube in which light frees electrons from a metal plate and so drives a current | 光使金屬板放出電子，從而產生電流的真空管
discharge tube | 放電管 | device | S5 | a glass tube of gas at low pressure that glows with a line spectrum when a high voltage is applied | 加上高電壓時，管內低壓氣體會發出線光譜的玻璃管
carbon nanotube | 碳納米管 | substance | S5 | a hollow cylinder, about a millionth of a millimetre wide, made of rolled sheets of carbon atoms | 由碳原子層捲成、直徑約為百萬分之一毫米的空心圓筒 | also-zh=納米碳管
graphene | 石墨烯 | substance | S5 | a flat sheet of carbon only one atom thick | 只有一個原子厚的平面碳層
diamond | 金剛石 | substance | S3 | a very hard clear crystal of carbon atoms joined in a three-dimensional network | 碳原子以立體網狀結構連成、堅硬而透明的晶體 | also-zh=鑽石
uncertainty principle | 不確定性原理 | law | S6 | the rule that the position and the momentum of a particle cannot both be known exactly | 粒子的位置和動量不可能同時準確得知的規律 | also-zh=測不準原理
Einstein's photoelectric equation | 愛因斯坦光電方程 | law | S5 | the relation that maximum kinetic energy of freed electrons is photon energy minus work function | 被放出的電子的最大動能等於光子能量減去功函數的關係
Bohr's postulate of angular momentum | 玻爾角動量假設 | law | S5 | the rule that the product mvr of the electron in hydrogen must be a whole-number multiple of h over 2π | 氫原子中電子的mvr只可取h/2π的整數倍的規則
Rayleigh criterion | 瑞利判據 | law | S5 | the rule that two points are just resolved when one diffraction maximum falls on the first minimum of the other | 一點的繞射極大剛好落在另一點的第一極小時，兩點恰可分辨的準則
Joseph John Thomson | 湯姆孫 | person | S5 | the English physicist who discovered the electron in cathode rays | 在陰極射線中發現電子的英國物理學家 | also=J. J. Thomson
Ernest Rutherford | 盧瑟福 | person | S5 | the physicist who discovered the atomic nucleus by sending α particles at gold foil | 以α粒子射向金箔而發現原子核的物理學家
Niels Bohr | 玻爾 | person | S5 | the Danish physicist who explained the spectrum of hydrogen by orbits of fixed energy | 以固定能量的軌道解釋氫光譜的丹麥物理學家
James Chadwick | 查德威克 | person | S5 | the English physicist who discovered the neutron in 1932 | 在1932年發現中子的英國物理學家
Max Planck | 普朗克 | person | S5 | the German physicist who first proposed that energy comes in quanta | 首先提出能量以量子形式存在的德國物理學家
Louis de Broglie | 德布羅意 | person | S5 | the French physicist who proposed that moving particles have a wavelength | 提出運動粒子具有波長的法國物理學家
Werner Heisenberg | 海森堡 | person | S6 | the German physicist who stated the limit on knowing position and momentum together | 提出位置和動量不能同時準確得知的德國物理學家
set | models of the atom | 原子模型 | plum pudding model; Rutherford's atomic model; Bohr's atomic model; Dalton's atomic theory
set | changes of atoms and particles | 原子和粒子的變化 | excitation; de-excitation; ionization; pair annihilation
set | relativistic and quantum phenomena | 相對論和量子現象 | time dilation; length contraction; Compton scattering; electron diffraction
set | quantities of the photoelectric effect | 光電效應的物理量 | work function; threshold frequency=臨閾頻率; stopping potential; photon energy
set | energies of atoms and metals | 與原子和金屬有關的能量 | work function; ionization energy; excitation energy; binding energy
set | quantities of the atomic world | 原子世界的物理量 | Planck constant; photon energy; de Broglie wavelength; rest mass
set | particles met in modern physics | 近代物理的粒子 | photon; photoelectron; positron; neutrino; neutron
set | elementary particles | 基本粒子 | quark; neutrino; muon; gluon; Higgs boson
set | fundamental forces | 基本力 | strong nuclear force; weak nuclear force; electromagnetic force; gravitational force
set | spectra and patterns of light | 光譜和光的圖樣 | emission line spectrum; absorption line spectrum; continuous spectrum; interference pattern=干涉圖樣
set | microscopes | 顯微鏡的種類 | transmission electron microscope; scanning electron microscope; scanning tunnelling microscope; compound microscope=複式顯微鏡
set | vacuum and discharge apparatus | 真空和放電裝置 | photocell; discharge tube; X-ray tube; particle accelerator
set | laws and rules of the atomic world | 原子世界的定律和規則 | uncertainty principle; Einstein's photoelectric equation; Bohr's postulate of angular momentum; Rayleigh criterion
set | physicists of the atom | 研究原子的物理學家 | Joseph John Thomson; Ernest Rutherford; Niels Bohr; James Chadwick
set | physicists of quantum theory and relativity | 量子論和相對論的物理學家 | Max Planck; Louis de Broglie; Werner Heisenberg; Albert Einstein; Niels Bohr
order | models of the atom from the oldest to the newest | 由舊至新的原子模型 | Dalton's atomic theory > plum pudding model > Rutherford's atomic model > Bohr's atomic model
order | particles found from the earliest to the latest | 由早至遲發現的粒子 | electron > proton > neutron > Higgs boson
fact | electron | 電子 | discoverer | 發現者 | J. J. Thomson | 湯姆孫 |
fact | neutron | 中子 | discoverer | 發現者 | James Chadwick | 查德威克 |
fact | atomic nucleus | 原子核 | discoverer | 發現者 | Ernest Rutherford | 盧瑟福 |
fact | X-rays | X射線 | discoverer | 發現者 | Wilhelm Röntgen | 倫琴 |
fact | radioactivity | 放射現象 | discoverer | 發現者 | Henri Becquerel | 貝克勒爾 |
fact | electromagnetic induction | 電磁感應 | discoverer | 發現者 | Michael Faraday | 法拉第 |
fact | magnetic effect of an electric current | 電流的磁效應 | discoverer | 發現者 | Hans Christian Ørsted | 奧斯特 |
fact | infrared radiation | 紅外線 | discoverer | 發現者 | William Herschel | 赫歇爾 |

== Energy and the use of energy | 能量與能源的使用
renewable energy source | 可再生能源 | form | S2 | a source of energy, such as wind or sunlight, that nature refills as it is used | 使用後可由大自然不斷補充的能源，例如風和陽光 | not=non-renewable energy source
non-renewable energy source | 非可再生能源 | form | S2 | a source of energy, such as coal or uranium, that will be used up because it takes ages to form | 形成需時極久，因而終會耗盡的能源，例如煤和鈾 | also-zh=不可再生能源; not=renewable energy source
wind energy | 風能 | form | S2 | the renewable energy of moving air, which turns the blades of turbines | 由流動的空氣帶動渦輪葉片轉動的可再生能源
tidal energy | 潮汐能 | form | S3 | the renewable energy of the daily rise and fall of the sea caused mainly by the Moon | 主要因月球引力，令海水每日漲退而得的可再生能源 | not=wave energy
wave energy | 波浪能 | form | S3 | the renewable energy of the up-and-down motion of the sea surface driven by wind | 由風推動海面上下起伏而得的可再生能源 | not=tidal energy
biomass energy | 生物質能 | form | S2 | the renewable energy released from wood, crop waste or animal dung | 由木材、農作物廢料或動物糞便釋出的可再生能源
coal | 煤 | substance | S2 | the solid black fossil fuel formed from plants of ancient swamps | 由遠古沼澤植物形成的黑色固體化石燃料
petroleum | 石油 | substance | S2 | the thick liquid fossil fuel from which petrol and diesel are refined | 可提煉出汽油和柴油的黏稠液體化石燃料 | also=crude oil; also-zh=原油
natural gas | 天然氣 | substance | S2 | the fossil fuel, mainly methane, that is found underground and sent through pipes | 主要成分為甲烷、藏於地底並以管道輸送的化石燃料
biodiesel | 生物柴油 | substance | S3 | the renewable fuel for engines that is made from vegetable or used cooking oil | 由植物油或廢食油製成、供引擎使用的可再生燃料
solar cell | 太陽能電池 | device | S2 | a semiconductor device that turns light directly into electrical energy | 直接把光能轉為電能的半導體裝置 | not=solar water heater
wind turbine | 風力發電機 | device | S2 | a tower-mounted machine whose blades turn in moving air to drive a generator | 裝在塔上、以流動空氣推動葉片來產生電能的機器 | also-zh=風力渦輪機
fuel cell | 燃料電池 | device | S4 | a device that combines hydrogen and oxygen without burning to produce electrical energy | 不經燃燒而使氫和氧結合來產生電能的裝置
fluorescent lamp | 熒光燈 | device | S3 | a lamp in which ultraviolet radiation from mercury vapour makes a coating inside the tube glow | 以汞蒸氣發出的紫外線，令管內塗層發光的燈 | also-zh=光管
gas discharge lamp | 氣體放電燈 | device | S5 | a lamp, such as the yellow sodium street light, in which a vapour itself glows as current passes | 電流通過時由蒸氣本身發光的燈，例如黃色的鈉街燈
LED lamp | 發光二極管燈 | device | S3 | a lamp of very high efficacy in which electrons and holes combine at a semiconductor junction | 電子和空穴在半導體接面結合而放出光、效能很高的燈 | also-zh=LED燈
hybrid vehicle | 混合動力車輛 | device | S4 | a car driven by both a petrol engine and an electric motor | 由汽油引擎和電動機共同推動的汽車 | also-zh=混能車; not=electric vehicle
electric vehicle | 電動車 | device | S3 | a car driven only by a motor that a rechargeable battery supplies | 只靠充電池供電給馬達來推動的汽車 | not=hybrid vehicle
fuel cell vehicle | 燃料電池車 | device | S4 | a car driven by a motor that is supplied from hydrogen in a tank | 由缸內的氫產生電力來推動電動機的汽車
luminous flux | 光通量 | quantity | S5 | the amount of visible light, as judged by the eye, that a lamp gives out per second | 以人眼感覺計算，燈在每秒放出的可見光的量 | not=illuminance
illuminance | 照度 | quantity | S5 | the amount of visible light that falls per second on each square metre of a surface | 每秒落在表面每平方米上的可見光的量 | not=luminous flux
efficacy | 發光效能 | quantity | S5 | the visible light given out by a lamp, in lumens, for each watt of electrical power | 燈每消耗1 W電功率所放出的可見光的流明數
coefficient of performance | 性能係數 | quantity | S5 | the ratio of the heat removed by an air conditioner to the electrical energy it uses | 冷氣機所移走的熱與所耗電能之比 | also=COP
cooling capacity | 製冷量 | quantity | S5 | the rate at which an air conditioner removes heat from a room | 冷氣機由房間移走熱的速率
overall thermal transfer value | 總熱傳送值 | quantity | S5 | the average rate per square metre at which heat enters a building through its walls, windows and roof | 熱經牆壁、窗戶和屋頂進入建築物的每平方米平均速率 | also=OTTV
solar constant | 太陽常數 | quantity | S5 | the radiation power received per square metre at right angles to the rays just outside the atmosphere | 在大氣層外，每平方米垂直於陽光的面積所接收的輻射功率
U-value | U值 | quantity | S5 | the rate of heat flow through each square metre of a wall for each degree of temperature difference | 每單位溫差下，熱通過牆壁每平方米的速率 | also=thermal transmittance; also-zh=熱傳送係數
lumen | 流明 | unit | S5 | the SI unit of luminous flux, which states the visible light that a lamp gives out per second | 國際單位制中光通量的單位，顯示燈每秒放出多少可見光 | not=lux
lux | 勒克斯 | unit | S5 | the SI unit of illuminance, equal to one lumen for each square metre | 國際單位制中照度的單位，等於每平方米1流明 | not=lumen
lumen per watt | 流明每瓦特 | unit | S5 | the unit of efficacy used to compare how well lamps turn electrical power into visible light | 發光效能的單位，用來比較燈把電功率轉為可見光的表現
kilowatt per square metre | 千瓦每平方米 | unit | S5 | the unit in which the power of sunlight received per unit area is stated | 表示單位面積所接收陽光功率的單位
compressor | 壓縮機 | structure | S5 | the part of a cooling machine that raises the pressure and temperature of the refrigerant gas | 製冷機器中令製冷劑氣體的壓強和溫度上升的部分
condenser of an air conditioner | 冷氣機的冷凝器 | structure | S5 | the part of a cooling machine where the refrigerant gives out heat and turns into liquid | 製冷機器中，製冷劑放出熱而變為液體的部分 | also=condenser; not=evaporator of an air conditioner; also-zh=冷凝器
expansion valve | 膨脹閥 | structure | S5 | the part of a cooling machine where liquid refrigerant passes a narrow opening and its pressure falls suddenly | 製冷機器中，液體製冷劑通過窄口而壓強驟降的部分
evaporator of an air conditioner | 冷氣機的蒸發器 | structure | S5 | the part of a cooling machine where the refrigerant takes in heat and turns into gas | 製冷機器中，製冷劑吸收熱而變為氣體的部分 | also=evaporator; not=condenser of an air conditioner; also-zh=蒸發器
refrigerant | 製冷劑 | substance | S5 | the fluid that carries heat round an air conditioner as it changes state again and again | 在冷氣機內循環，反覆改變物態而傳送熱的流體 | also-zh=雪種
regenerative braking | 再生制動 | method | S5 | the slowing of a vehicle by running its motor as a generator, so that the battery is charged | 使車輛的電動機變成發電機來減速並為電池充電的方法
solar control window film | 太陽能控制窗膜 | structure | S5 | a thin sheet stuck on glass to reflect infrared radiation and keep a room cool | 貼在玻璃上反射紅外線，使室內保持清涼的薄片
green roof | 綠化屋頂 | structure | S3 | the top of a building planted with grass or shrubs to reduce the heat that gets in | 種滿草或灌木、以減少熱傳入的建築物頂部
thermal insulation of walls | 牆壁隔熱 | method | S4 | the filling of a building's outer sides with poor conductors to slow the flow of heat | 在建築物外圍填入不良導體來減慢熱流動的方法
global warming | 全球暖化 | process | S2 | the long-term rise of the Earth's average temperature as more infrared radiation is trapped in the air | 大氣留住更多紅外線，令地球平均溫度長期上升的現象 | also-zh=全球變暖; not=acid rain
thermal pollution | 熱污染 | process | S4 | the harmful warming of rivers or the sea by water that power stations have used for cooling | 發電廠排出冷卻用過的水，令河海水溫上升而造成損害的現象
set | renewable sources of energy | 可再生能源 | solar energy=太陽能; wind energy; geothermal energy=地熱能; biomass energy; hydroelectric energy=水能
set | energy from water and beneath the ground | 來自水和地底的能源 | tidal energy; wave energy; hydroelectric energy=水能; geothermal energy=地熱能
set | fuels | 燃料 | coal; petroleum; natural gas; biodiesel; hydrogen fuel=氫燃料; uranium-235
set | devices that supply electrical energy | 提供電能的裝置 | solar cell; wind turbine; fuel cell; dry cell; pumped storage plant=抽水蓄能電站
set | vehicles by how they are driven | 按驅動方式區分的車輛 | hybrid vehicle; electric vehicle; fuel cell vehicle; petrol car=汽油車
set | quantities of lighting | 照明的物理量 | luminous flux; illuminance; efficacy; electrical power
set | quantities of air conditioning and buildings | 空調和建築物的物理量 | coefficient of performance; cooling capacity; overall thermal transfer value; U-value
set | figures about heat and sunlight | 有關熱和陽光的物理量 | solar constant; thermal conductivity; U-value; overall thermal transfer value
set | units of light and power | 光和功率的單位 | lumen; lux; lumen per watt; kilowatt per square metre; candela
set | parts of an air conditioner | 冷氣機的部分 | compressor; condenser of an air conditioner; expansion valve; evaporator of an air conditioner
set | ways to save energy | 節約能源的方法 | regenerative braking; thermal insulation of walls; high-voltage transmission=高壓輸電; energy labelling
set | things that keep buildings comfortable | 使建築物冬暖夏涼的設施 | solar control window film; green roof; double glazing; loft insulation=閣樓隔熱層
set | harm to the environment from the use of energy | 使用能源對環境的損害 | global warming; acid rain=酸雨; thermal pollution; smog=煙霧
cycle | refrigerant round an air conditioner | 製冷劑在冷氣機內的循環 | compressor > condenser of an air conditioner > expansion valve > evaporator of an air conditioner

== Medical physics | 醫學物理學
cornea | 角膜 | structure | S3 | the clear curved front of the eye, where light is bent most | 眼球前方透明而彎曲、使光偏折最多的部分
iris | 虹膜 | structure | S3 | the coloured ring in the eye that controls how much light enters | 眼球中控制進光量的有色環狀部分 | not=pupil
pupil | 瞳孔 | structure | S3 | the opening at the centre of the eye through which light enters | 眼睛中央讓光進入的圓形開口 | not=iris
crystalline lens | 晶狀體 | structure | S3 | the flexible clear body in the eye whose thickness changes for near and distant objects | 眼球內透明而有彈性，並隨物體遠近改變厚度的部分 | also-zh=晶體
ciliary muscle | 睫狀肌 | structure | S4 | the ring of fibres in the eye that contracts to let the crystalline lens become thicker | 眼球內收縮時使晶狀體變厚的環狀組織
retina | 視網膜 | structure | S3 | the layer of light-sensitive cells at the back of the eye on which the image forms | 眼球後方含感光細胞、成像於其上的一層
optic nerve | 視神經 | structure | S3 | the bundle of fibres that carries signals from the eye to the brain | 把訊號由眼睛傳到大腦的纖維束 | not=auditory nerve
rod cell | 視桿細胞 | structure | S4 | the light-sensitive cell that works in dim light but does not tell colours | 在微光下有作用但不能分辨顏色的感光細胞 | not=cone cell
cone cell | 視錐細胞 | structure | S4 | the light-sensitive cell that works in bright light and tells colours | 在強光下起作用並能分辨顏色的感光細胞 | not=rod cell
pinna | 耳殼 | structure | S3 | the outer flap of the ear that collects sound | 耳朵外面用來收集聲音的部分 | also-zh=耳廓
eardrum | 鼓膜 | structure | S3 | the thin membrane at the end of the ear canal that sound makes vibrate | 位於耳道末端、受聲音影響而振動的薄膜 | also=tympanic membrane; also-zh=耳膜; not=oval window
oval window | 卵圓窗 | structure | S4 | the membrane through which vibrations pass from the middle ear into the fluid of the inner ear | 把振動由中耳傳入內耳液體的薄膜 | not=eardrum
cochlea | 耳蝸 | structure | S3 | the coiled tube of the inner ear that turns vibrations into nerve signals | 內耳中把振動轉為神經訊號的螺旋管
auditory nerve | 聽覺神經 | structure | S3 | the bundle of fibres that carries signals from the ear to the brain | 把訊號由耳朵傳到大腦的纖維束 | also-zh=聽神經; not=optic nerve
short sight | 近視 | disease | S3 | the defect of vision in which the image of a distant object falls in front of the retina | 遠處物體的像落在視網膜前方的視力毛病 | also=myopia, short-sightedness; not=long sight
old sight | 老花 | disease | S4 | the defect of vision in which the crystalline lens has lost its flexibility with age | 晶狀體隨年紀增長而失去彈性所致的視力毛病 | also=presbyopia; also-zh=老視
astigmatism | 散光 | disease | S4 | the defect of vision in which the eye does not bend light equally in all directions, so lines look blurred | 眼球在不同方向的折光程度不同，令某些線條看來模糊的視力毛病
accommodation | 視覺調節 | process | S5 | the changing of the shape of the crystalline lens to focus on objects at different distances | 改變晶狀體的形狀來看清不同距離的物體的過程
dioptre | 屈光度 | unit | S5 | the unit of the power of a lens, equal to the reciprocal of one metre | 量度透鏡焦強的單位，透鏡焦距為1米時其值為1
power of a lens | 透鏡的焦強 | quantity | S5 | the reciprocal of the focal length in metres | 焦距以米為單位時的倒數值
acoustic impedance | 聲阻抗 | quantity | S5 | the density of a medium multiplied by the speed of sound in it | 介質的密度與其中聲速的乘積
intensity reflection coefficient | 強度反射係數 | quantity | S5 | the fraction of ultrasound power that is sent back at the boundary between two tissues | 超聲波在兩種組織的界面上折返的功率比例
half-value thickness | 半值厚度 | quantity | S5 | the depth of tissue that cuts the intensity of an X-ray beam to 50 % | 令X射線束強度減至50%的組織深度
physical half-life | 物理半衰期 | quantity | S5 | the time for radioactive decay alone to cut the number of unstable nuclei to 50 % | 單由放射性衰變令不穩定原子核數目減至50%所需的時間 | not=biological half-life
biological half-life | 生物半衰期 | quantity | S5 | the time for the body to remove 50 % of a substance through its own processes | 身體單以本身機能排出50%某物質所需的時間 | not=physical half-life
effective half-life | 有效半衰期 | quantity | S5 | the time for decay and removal by the body together to cut the activity inside it to 50 % | 衰變與身體排出共同令體內放射強度減至50%所需的時間
absorbed dose | 吸收劑量 | quantity | S5 | the energy of ionizing radiation taken in by each kilogram of tissue | 每千克組織所接收的致電離輻射能量 | not=effective dose
effective dose | 有效劑量 | quantity | S5 | the quantity in sieverts that weighs radiation by its type and by the organs that receive it | 按輻射種類和受照器官加權計算、以希沃特表示的量 | not=absorbed dose
X-ray radiographic imaging | X射線放射攝影 | method | S5 | the method that makes a shadow picture of bones and organs on a film or detector with one beam | 以單一輻射束把骨骼和器官的投影記錄在底片或探測器上的方法 | also=radiography; not=computed tomography
computed tomography | 電腦斷層造影 | method | S5 | the method that builds pictures of slices of the body from X-ray beams sent through from many directions | 以多個方向的X射線束重組身體橫切面影像的方法 | also=CT scan; also-zh=電腦掃描; not=X-ray radiographic imaging
ultrasound scan | 超聲波掃描 | method | S5 | the method that makes images of a foetus or organ from echoes of high-frequency pulses | 以高頻脈衝的回波製成胎兒或器官影像的方法
radionuclide imaging | 放射性核素造影 | method | S5 | the method that shows how an organ works from γ rays given out by a tracer in the body | 以體內示蹤劑放出的γ射線顯示器官功能的方法 | also=RNI
positron emission tomography | 正電子發射斷層造影 | method | S5 | the method that detects pairs of γ rays sent out in opposite directions from a tracer in the body | 探測體內示蹤劑所致、反方向射出的成對γ射線的造影方法 | also=PET
magnetic resonance imaging | 磁力共振造影 | method | S5 | the method that makes images from radio signals of hydrogen nuclei in the body while it lies inside a huge coil | 人體置於巨型線圈內，以氫原子核發出的無線電訊號製成影像的方法 | also=MRI; also-zh=磁力共振成像
endoscopy | 內窺鏡檢查 | method | S5 | the method of looking inside the stomach or colon with a tube of optical fibres | 以一束光纖組成的管子觀察胃部或大腸內部的方法
A-scan | A掃描 | method | S5 | the ultrasound method that shows echoes as peaks along a time axis, so as to measure depths | 把回波以時間軸上的尖峰顯示、從而量度深度的超聲波方法 | also=A scan; not=B-scan
B-scan | B掃描 | method | S5 | the ultrasound method that shows echoes as dots of different brightness to build a two-dimensional picture | 把回波以不同亮度的點顯示、組成二維圖像的超聲波方法 | also=B scan; not=A-scan
gamma camera | 伽瑪照相機 | device | S5 | a hospital device that forms an image from the radiation of a tracer by a collimator and a crystal | 以準直器和晶體接收示蹤劑的輻射來成像的醫院裝置
endoscope | 內窺鏡 | device | S5 | a flexible tube of optical fibres with which a doctor sees inside the body | 醫生用來觀看體內情況、由光纖組成的柔軟管子
technetium-99m | 鎝-99m | substance | S5 | the most widely used tracer in radionuclide imaging, with a half-life of six hours | 半衰期為六小時、最常用於放射性核素造影的示蹤物 | also-zh=鍀-99m
fluorine-18 | 氟-18 | substance | S5 | the positron-emitting isotope attached to glucose for scans of cancer | 會放出正電子、附在葡萄糖上用於癌症掃描的同位素
set | parts of the front of the eye | 眼球前部的各部分 | cornea; iris; pupil; crystalline lens; ciliary muscle
set | parts of the eye at the back and cells for light | 眼睛後方的部分和感光細胞 | retina; optic nerve; rod cell; cone cell
set | parts of the ear | 耳朵的部分 | pinna; eardrum; ear bones=聽小骨; oval window; cochlea; auditory nerve
set | membranes and layers of eye and ear | 眼和耳的薄膜和薄層 | cornea; retina; eardrum; oval window
set | defects of vision | 視力毛病 | short sight; long sight=遠視; old sight; astigmatism; colour blindness=色盲
set | positions in the study of the eye and lenses | 研究眼睛和透鏡時的位置 | near point=近點; far point=遠點; focal point; optical centre
set | quantities of ultrasound and X-ray imaging | 超聲波和X射線造影的物理量 | acoustic impedance; intensity reflection coefficient; linear attenuation coefficient=線衰減係數; half-value thickness
set | quantities of radionuclides in the body | 體內放射性核素的物理量 | physical half-life; biological half-life; effective half-life; decay constant
set | quantities of dose and of medical radiation | 劑量和醫用輻射的物理量 | absorbed dose; effective dose; activity; half-value thickness
set | units used in medical physics | 醫學物理學的單位 | dioptre; sievert; gray; becquerel; decibel
set | methods of medical imaging | 醫學造影方法 | X-ray radiographic imaging; computed tomography; ultrasound scan; radionuclide imaging; magnetic resonance imaging
set | ways to look inside the body | 觀察體內情況的方法 | positron emission tomography; endoscopy; computed tomography; magnetic resonance imaging; ultrasound scan
set | scans and treatments | 掃描和治療方法 | A-scan; B-scan; radiotherapy; endoscopy
set | devices of the hospital | 醫院的裝置 | piezoelectric transducer=壓電換能器; gamma camera; endoscope; X-ray tube; stethoscope
set | substances used in scans | 掃描時所用的物質 | coupling gel=耦合凝膠; barium sulphate meal=鋇餐; technetium-99m; fluorine-18
order | sound on its way through the ear | 聲音在耳朵內傳送的次序 | pinna > ear canal=外耳道 > eardrum > ear bones=聽小骨 > oval window > cochlea > auditory nerve
order | light on its way through the eye | 光在眼睛內行走的次序 | cornea > pupil > crystalline lens > retina

== Electronics | 電子學
AND gate | 與門 | device | S5 | a two-input logic gate whose output is 1 only when both inputs are 1 | 只有兩個輸入均為1時輸出才為1的雙輸入邏輯門 | also-zh=及閘; not=OR gate
OR gate | 或門 | device | S5 | a two-input logic gate whose output is 0 only when both inputs are 0 | 只有兩個輸入均為0時輸出才為0的雙輸入邏輯門 | also-zh=或閘; not=AND gate
NOT gate | 非門 | device | S5 | a logic gate with a single input that it reverses | 只有單一輸入並把它反轉的邏輯門 | also=inverter; also-zh=反閘
NAND gate | 與非門 | device | S5 | a two-input logic gate whose output is 0 only when both inputs are 1 | 只有兩個輸入均為1時輸出才為0的雙輸入邏輯門 | not=NOR gate
NOR gate | 或非門 | device | S5 | a two-input logic gate whose output is 1 only when both inputs are 0 | 只有兩個輸入均為0時輸出才為1的雙輸入邏輯門 | not=NAND gate
XOR gate | 異或門 | device | S5 | a two-input logic gate whose output is 1 only when the inputs differ | 只有兩個輸入不相同時輸出才為1的雙輸入邏輯門 | also=exclusive-OR gate
transistor | 晶體管 | device | S5 | a semiconductor component with three terminals that amplifies signals or acts as a switch | 有三個電極、可放大訊號或作開關用的半導體元件 | also-zh=電晶體; not=diode
photodiode | 光電二極管 | device | S5 | a semiconductor junction in reverse bias that lets more current pass when brighter light falls on it | 反向偏壓下，照射越亮則通過的電流越大的半導體接面元件 | not=light-emitting diode
Zener diode | 齊納二極管 | device | S5 | a semiconductor component used in reverse breakdown to keep a voltage steady | 在反向擊穿下使電壓保持穩定的半導體元件
integrated circuit | 集成電路 | device | S4 | a chip of silicon that carries thousands or more of tiny components | 一小片矽晶片上載有數以千計或更多微小元件的器件 | also=IC; also-zh=積體電路
operational amplifier | 運算放大器 | device | S5 | a chip of very high gain that multiplies the voltage difference between its two inputs | 增益極高、把兩個輸入之間的電壓差倍增的晶片 | also=op-amp
bridge rectifier | 橋式整流器 | device | S5 | an arrangement of four diodes that turns both halves of an a.c. cycle into one direction | 由四個二極管組成，把交流電正負兩個半周都變為同一方向的裝置 | kind=rectifier
buzzer | 蜂鳴器 | device | S3 | a small output device that gives a continuous humming sound when a current passes | 電流通過時持續發出嗡嗡聲的小型輸出裝置
amplifier | 放大器 | device | S4 | a circuit or device that makes an electrical signal stronger without changing its shape | 使電訊號增強而不改變其波形的電路或裝置
base terminal | 基極 | structure | S5 | the terminal of a transistor into which a small controlling current flows | 晶體管中輸入微小控制電流的電極 | also=base; not=emitter terminal
collector terminal | 集電極 | structure | S5 | the terminal of a transistor through which the large controlled current enters in an npn type | npn型晶體管中，受控制的大電流流入的電極 | also=collector; not=emitter terminal
emitter terminal | 發射極 | structure | S5 | the terminal of a transistor marked with an arrow in its circuit symbol | 在晶體管電路符號中以箭號表示的電極 | also=emitter; not=collector terminal
p-n junction | p-n接面 | structure | S5 | the boundary inside a crystal between regions with mobile holes and with mobile electrons | 晶體內可移動空穴的區域與可移動電子的區域之間的界面 | also-zh=p-n結
depletion layer | 耗盡層 | structure | S5 | the thin region of a diode from which mobile charge carriers have disappeared | 二極管內沒有可移動載流子的薄薄區域 | also=depletion region
p-type semiconductor | p型半導體 | substance | S5 | silicon doped with an element of three outer electrons, so that holes carry most of the current | 摻入三價元素、主要由空穴導電的矽 | not=n-type semiconductor
n-type semiconductor | n型半導體 | substance | S5 | silicon doped with an element of five outer electrons, so that free electrons carry most of the current | 摻入五價元素、主要由自由電子導電的矽 | not=p-type semiconductor
intrinsic semiconductor | 本徵半導體 | substance | S5 | very pure silicon or germanium, in which free electrons and holes are equal in number | 自由電子和空穴數目相等的極純矽或鍺
doping | 摻雜 | process | S5 | the adding of a tiny amount of another element to pure silicon to change how it conducts | 把微量其他元素加入純矽以改變其導電性質的過程
half-wave rectification | 半波整流 | process | S5 | the changing of a.c. into one-way current by one diode, with a gap in every cycle | 以一個二極管把交流電變為單向電流，每周期留有空白的過程 | not=full-wave rectification
full-wave rectification | 全波整流 | process | S5 | the changing of a.c. into one-way current by several diodes, with no part of the cycle lost | 以多個二極管把交流電變為單向電流而不失去任何部分的過程 | not=half-wave rectification
smoothing | 平滑 | process | S5 | the reduction of the ups and downs of a rectified voltage with a large capacitor | 以大電容器減少整流後電壓起伏的過程 | also-zh=濾波
amplification | 放大 | process | S4 | the increase of the strength of an electrical signal by a circuit | 以電路增加電訊號強度的過程
forward bias | 正向偏壓 | form | S5 | the joining of a diode to a supply in such a way that current passes easily | 把二極管接上電源，使電流容易通過的接法 | not=reverse bias
reverse bias | 反向偏壓 | form | S5 | the joining of a diode to a supply in such a way that almost no current passes | 把二極管接上電源，使電流幾乎不能通過的接法 | not=forward bias
analogue signal | 模擬訊號 | form | S3 | a signal that can have any value and changes smoothly with time | 可取任何數值並隨時間平滑變化的訊號 | not=digital signal
digital signal | 數碼訊號 | form | S3 | a signal that has only two levels, high and low, or 1 and 0 | 只有高和低、或1和0兩種數值的訊號 | not=analogue signal
circuit diagram | 電路圖 | form | S2 | a drawing that shows with symbols how components are joined | 以符號表示元件如何連接的圖
characteristic curve | 特性曲線 | form | S4 | a graph of the current through a component plotted against the voltage across it | 通過元件的電流對其兩端電壓所繪的線圖
voltage gain | 電壓增益 | quantity | S5 | the ratio of the output to the input potential difference of an amplifier | 放大器輸出與輸入的電勢差之比 | not=current gain
current gain | 電流增益 | quantity | S5 | the ratio of the charge flowing per second in the collector of a transistor to that in its base | 晶體管集電極與基極兩處電荷流率之比 | not=voltage gain
time constant | 時間常數 | quantity | S5 | the product of resistance and capacitance, which tells how quickly a capacitor charges | 電阻與電容的乘積，顯示電容器充電有多快
reactance | 電抗 | quantity | S5 | the opposition of a capacitor or inductor to alternating current, measured in ohms | 電容器或電感器對交流電的阻礙，以歐姆為單位 | not=resistance
John Bardeen | 巴丁 | person | S5 | the American physicist who shared in the invention of the transistor and won the Nobel Prize in Physics twice | 參與發明晶體管並兩度獲得諾貝爾物理學獎的美國物理學家
Jack Kilby | 基爾比 | person | S5 | the American engineer who made the first integrated circuit in 1958 | 在1958年製成首個集成電路的美國工程師
Charles Kao | 高錕 | person | S4 | the scientist, once head of The Chinese University of Hong Kong, who proposed optical fibres for communication | 提出以光纖作通訊用途、曾任香港中文大學校長的科學家 | also=Charles Kuen Kao
Shuji Nakamura | 中村修二 | person | S5 | the Japanese-born engineer who developed the bright blue light-emitting diode | 開發出高亮度藍色發光二極管的日裔工程師
set | logic gates with two inputs | 雙輸入邏輯門 | AND gate; OR gate; NAND gate; NOR gate; XOR gate
set | logic gates | 邏輯門 | AND gate; OR gate; NOT gate; NAND gate; NOR gate
set | semiconductor components | 半導體元件 | transistor; photodiode; Zener diode; light-emitting diode; thermistor
set | electronic devices built of many components | 由多個元件組成的電子裝置 | integrated circuit; bridge rectifier; signal generator; power supply unit
set | output devices of electronic systems | 電子系統的輸出裝置 | buzzer; light-emitting diode; loudspeaker; electric motor
set | input devices and sensors of electronic systems | 電子系統的輸入裝置和感應器 | thermistor; light-dependent resistor; microphone; switch
set | devices that treat signals and supplies | 處理訊號和電源的裝置 | operational amplifier; bridge rectifier; transformer=變壓器; potential divider
set | devices for signals | 與訊號有關的裝置 | amplifier; signal generator; microphone; loudspeaker; aerial
set | terminals of a transistor and regions of a diode | 晶體管的電極和二極管的區域 | base terminal; collector terminal; emitter terminal; depletion layer; p-n junction
set | materials of semiconductor devices | 半導體器件的物料 | p-type semiconductor; n-type semiconductor; intrinsic semiconductor; superconductor
set | particles and carriers in circuits and atoms | 電路和原子中的粒子和載流子 | hole=空穴; electron; proton; positron; photon
set | processes of electronics | 電子學的過程 | doping; smoothing; amplification; half-wave rectification; full-wave rectification
set | ways of joining components | 元件的連接方式 | forward bias; reverse bias; series connection=串聯; parallel connection=並聯
set | tables, diagrams and graphs of electronics | 電子學的表、圖和線圖 | truth table=真值表; circuit diagram; block diagram=方塊圖; ray diagram; characteristic curve
set | quantities of electronics | 電子學的物理量 | voltage gain; current gain; threshold voltage of a diode=二極管的導通電壓; time constant
set | inventors and scientists of electronics | 電子學的發明家和科學家 | John Bardeen; Jack Kilby; Charles Kao; Shuji Nakamura
order | from mains a.c. to a steady d.c. supply | 由市電交流電到穩定直流電的過程 | step-down transformer > bridge rectifier > smoothing capacitor=平滑電容器 > Zener diode
order | stages of an electronic system | 電子系統的各階段 | input=輸入 > processing=處理 > output=輸出
fact | AND gate | 與門 | outputs for the inputs 00, 01, 10, 11 | 輸入為00、01、10、11時的輸出 | 0, 0, 0, 1 | 0、0、0、1 |
fact | OR gate | 或門 | outputs for the inputs 00, 01, 10, 11 | 輸入為00、01、10、11時的輸出 | 0, 1, 1, 1 | 0、1、1、1 |
fact | NAND gate | 與非門 | outputs for the inputs 00, 01, 10, 11 | 輸入為00、01、10、11時的輸出 | 1, 1, 1, 0 | 1、1、1、0 |
fact | NOR gate | 或非門 | outputs for the inputs 00, 01, 10, 11 | 輸入為00、01、10、11時的輸出 | 1, 0, 0, 0 | 1、0、0、0 |
fact | XOR gate | 異或門 | outputs for the inputs 00, 01, 10, 11 | 輸入為00、01、10、11時的輸出 | 0, 1, 1, 0 | 0、1、1、0 |
fact | loudspeaker | 揚聲器 | main energy conversion | 主要的能量轉換 | electrical energy to sound energy | 電能→聲能 |
fact | microphone | 微音器 | main energy conversion | 主要的能量轉換 | sound energy to electrical energy | 聲能→電能 |
fact | solar cell | 太陽能電池 | main energy conversion | 主要的能量轉換 | light energy to electrical energy | 光能→電能 |
fact | light-emitting diode | 發光二極管 | main energy conversion | 主要的能量轉換 | electrical energy to light energy | 電能→光能 |
fact | electric motor | 電動機 | main energy conversion | 主要的能量轉換 | electrical energy to kinetic energy | 電能→動能 |
fact | generator | 發電機 | main energy conversion | 主要的能量轉換 | kinetic energy to electrical energy | 動能→電能 |
fact | dry cell in use | 使用中的乾電池 | main energy conversion | 主要的能量轉換 | chemical energy to electrical energy | 化學能→電能 |
fact | electric kettle | 電熱水壺 | main energy conversion | 主要的能量轉換 | electrical energy to internal energy | 電能→內能 |
fact | volt | 伏特 | symbol of the unit | 單位的符號 | V | V |
fact | ohm | 歐姆 | symbol of the unit | 單位的符號 | Ω | Ω |
fact | ampere | 安培 | symbol of the unit | 單位的符號 | A | A |
fact | coulomb | 庫倫 | symbol of the unit | 單位的符號 | C | C |
fact | farad | 法拉 | symbol of the unit | 單位的符號 | F | F |
fact | tesla | 特斯拉 | symbol of the unit | 單位的符號 | T | T |
fact | weber | 韋伯 | symbol of the unit | 單位的符號 | Wb | Wb |
fact | henry | 亨利 | symbol of the unit | 單位的符號 | H | H |
fact | becquerel | 貝克勒爾 | symbol of the unit | 單位的符號 | Bq | Bq |
fact | sievert | 希沃特 | symbol of the unit | 單位的符號 | Sv | Sv |
fact | gray | 戈瑞 | symbol of the unit | 單位的符號 | Gy | Gy |
fact | decibel | 分貝 | symbol of the unit | 單位的符號 | dB | dB |
fact | lumen | 流明 | symbol of the unit | 單位的符號 | lm | lm |
fact | lux | 勒克斯 | symbol of the unit | 單位的符號 | lx | lx |
fact | electronvolt | 電子伏特 | symbol of the unit | 單位的符號 | eV | eV |
fact | siemens | 西門子 | symbol of the unit | 單位的符號 | S | S |
fact | kilowatt-hour | 千瓦小時 | symbol of the unit | 單位的符號 | kWh | kWh |
fact | electric charge | 電荷 | SI unit | 國際單位制的單位 | coulomb | 庫倫 |
fact | electric current | 電流 | SI unit | 國際單位制的單位 | ampere | 安培 |
fact | potential difference | 電勢差 | SI unit | 國際單位制的單位 | volt | 伏特 |
fact | resistance | 電阻 | SI unit | 國際單位制的單位 | ohm | 歐姆 |
fact | capacitance | 電容 | SI unit | 國際單位制的單位 | farad | 法拉 |
fact | inductance | 電感 | SI unit | 國際單位制的單位 | henry | 亨利 |
fact | magnetic flux | 磁通量 | SI unit | 國際單位制的單位 | weber | 韋伯 |
fact | magnetic flux density | 磁通量密度 | SI unit | 國際單位制的單位 | tesla | 特斯拉 |
fact | frequency | 頻率 | SI unit | 國際單位制的單位 | hertz | 赫茲 |
fact | activity of a radioactive source | 放射源的放射強度 | SI unit | 國際單位制的單位 | becquerel | 貝克勒爾 |
fact | effective dose | 有效劑量 | SI unit | 國際單位制的單位 | sievert | 希沃特 |
fact | absorbed dose | 吸收劑量 | SI unit | 國際單位制的單位 | gray | 戈瑞 |
fact | luminous flux | 光通量 | SI unit | 國際單位制的單位 | lumen | 流明 |
fact | illuminance | 照度 | SI unit | 國際單位制的單位 | lux | 勒克斯 |
fact | resistivity | 電阻率 | SI unit | 國際單位制的單位 | ohm metre | 歐姆米 |
fact | wavelength | 波長 | usual symbol of the quantity | 該量的常用符號 | λ | λ |
fact | frequency | 頻率 | usual symbol of the quantity | 該量的常用符號 | f | f |
fact | electric current | 電流 | usual symbol of the quantity | 該量的常用符號 | I | I |
fact | potential difference | 電勢差 | usual symbol of the quantity | 該量的常用符號 | V | V |
fact | resistance | 電阻 | usual symbol of the quantity | 該量的常用符號 | R | R |
fact | electric charge | 電荷 | usual symbol of the quantity | 該量的常用符號 | Q | Q |
fact | magnetic flux | 磁通量 | usual symbol of the quantity | 該量的常用符號 | Φ | Φ |
fact | magnetic flux density | 磁通量密度 | usual symbol of the quantity | 該量的常用符號 | B | B |
fact | capacitance | 電容 | usual symbol of the quantity | 該量的常用符號 | C | C |
fact | inductance | 電感 | usual symbol of the quantity | 該量的常用符號 | L | L |
fact | resistivity | 電阻率 | usual symbol of the quantity | 該量的常用符號 | ρ | ρ |
fact | refractive index | 折射率 | usual symbol of the quantity | 該量的常用符號 | n | n |
fact | Planck constant | 普朗克常數 | usual symbol of the quantity | 該量的常用符號 | h | h |
fact | speed of light in vacuum | 真空中的光速 | usual symbol of the quantity | 該量的常用符號 | c | c |
fact | period of a wave | 波的周期 | usual symbol of the quantity | 該量的常用符號 | T | T |
fact | wave speed | 波速 | formula | 公式 | fλ | fλ |
fact | electrical power | 電功率 | formula | 公式 | VI | VI |
fact | charge carried past a point by a steady current | 穩定電流輸送的電荷 | formula | 公式 | It | It |
fact | resistance | 電阻 | formula | 公式 | V/I | V/I |
fact | photon energy | 光子能量 | formula | 公式 | hf | hf |
fact | de Broglie wavelength | 德布羅意波長 | formula | 公式 | h/p | h/p |
fact | force on a current-carrying wire at right angles to a magnetic field | 與磁場垂直的載流導線所受的力 | formula | 公式 | BIl | BIl |
fact | force on a charge moving at right angles to a magnetic field | 垂直於磁場移動的電荷所受的力 | formula | 公式 | BQv | BQv |
fact | capacitance | 電容 | formula | 公式 | Q/V | Q/V |
fact | energy equal to a mass | 與質量相當的能量 | formula | 公式 | mc² | mc² |
fact | uranium | 鈾 | atomic number | 原子序 | 92 | 92 |
fact | helium | 氦 | atomic number | 原子序 | 2 | 2 |
fact | carbon | 碳 | atomic number | 原子序 | 6 | 6 |
fact | radium | 鐳 | atomic number | 原子序 | 88 | 88 |
fact | lead | 鉛 | atomic number | 原子序 | 82 | 82 |
fact | plutonium | 鈈 | atomic number | 原子序 | 94 | 94 |
`
