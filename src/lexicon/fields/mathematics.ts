/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const mathematics = `
== Length, mass and capacity | 長度、重量和容量
millimetre | 毫米 | unit | P3 | the metric unit of length of which ten make one centimetre | 十個合起來便是一厘米的公制長度單位 | also=mm, millimeter; not=centimetre
centimetre | 厘米 | unit | P3 | the metric unit of length that is one hundredth of a metre | 等於百分之一米的公制長度單位 | also=cm, centimeter; not=millimetre
metre | 米 | unit | P3 | the basic unit of length in the metric system, about half the height of a door | 公制的基本長度單位，大約是一扇門一半的高度 | also=m, meter; also-zh=公尺
kilometre | 公里 | unit | P3 | the metric unit of length equal to 1000 metres, used for distances between towns | 等於1000米的公制長度單位，常用來量度城市之間的距離 | also=km, kilometer; also-zh=千米
inch | 吋 | unit | S1 | the imperial unit of length equal to 2.54 centimetres | 等於2.54厘米的英制長度單位 | also-zh=英吋; not=foot
foot | 呎 | unit | S1 | the imperial unit of length equal to 12 inches | 等於12吋的英制長度單位 | also=feet; also-zh=英尺; not=inch, yard
yard | 碼 | unit | S1 | the imperial unit of length equal to three feet | 等於三呎的英制長度單位 | not=foot
mile | 英里 | unit | S1 | the imperial unit of length equal to 1760 yards, or about 1.6 kilometres | 等於1760碼、約1.6公里的英制長度單位 | also-zh=哩; not=kilometre
milligram | 毫克 | unit | S1 | the metric unit of mass equal to one thousandth of a gram | 等於千分之一克的公制質量單位 | also=mg
gram | 克 | unit | P3 | the metric unit of mass of which 1000 make one kilogram | 1000個合起來便是一公斤的公制質量單位 | also=g; not=kilogram
kilogram | 公斤 | unit | P3 | the metric unit of mass equal to 1000 grams, about the mass of a litre of water | 等於1000克的公制質量單位，約為一公升水的質量 | also=kg; also-zh=千克; not=gram
tonne | 公噸 | unit | S1 | the metric unit of mass equal to 1000 kilograms | 等於1000公斤的公制質量單位 | also=metric ton
ounce | 安士 | unit | S1 | the imperial unit of mass of which 16 make one pound, about 28 grams each | 16個合起來便是一磅的英制質量單位，每個約重28克 | also-zh=盎司; not=pound
pound | 磅 | unit | S1 | the imperial unit of mass equal to 16 ounces, or about 454 grams | 等於16安士、約454克的英制質量單位 | also=lb; not=ounce
catty | 斤 | unit | S1 | the traditional Chinese unit of weight used in Hong Kong markets, equal to 16 taels or about 605 grams | 香港街市使用的中國傳統重量單位，等於16兩，約605克 | also=kan; not=tael, kilogram
tael | 兩 | unit | S1 | the traditional Chinese unit of weight used in Hong Kong for gold, of which 16 make one catty | 香港買賣黃金時使用的中國傳統重量單位，16個合成一斤 | also=leung; not=catty
millilitre | 毫升 | unit | P4 | the metric unit of capacity equal to the volume of one cubic centimetre | 與一立方厘米體積相等的公制容量單位 | also=mL; not=litre
litre | 公升 | unit | P4 | the metric unit of capacity equal to 1000 millilitres | 等於1000毫升的公制容量單位 | also=L, liter; also-zh=升; not=millilitre
pint | 品脫 | unit | S1 | the imperial unit of capacity of which eight make one gallon | 八個合起來便是一加侖的英制容量單位 | not=gallon
gallon | 加侖 | unit | S1 | the imperial unit of capacity equal to eight pints | 等於八品脫的英制容量單位 | not=pint, litre
length | 長度 | quantity | P3 | how far it is from one end of a thing or a line to the other end | 物件或線段由一端到另一端有多遠 | not=area
distance | 距離 | quantity | P3 | how far apart two places or points are | 兩個地點或兩點之間相隔多遠 | not=displacement
mass | 質量 | quantity | S1 | the amount of matter in an object, measured in grams or kilograms | 物體所含物質的多少，以克或公斤量度 | not=volume
weight | 重量 | quantity | P3 | how heavy an object is, told in grams and kilograms in daily life | 物件有多重，日常以克和公斤表示 | not=capacity
capacity | 容量 | quantity | P4 | the greatest amount of liquid that a container can hold | 一個容器最多能夠盛載的液體的量 | not=volume, mass
temperature | 溫度 | quantity | P4 | how hot or cold something is, measured in degrees Celsius | 物體的冷熱程度，以攝氏度量度 | not=mass
trundle wheel | 滾輪 | device | P3 | a round device on a handle that is pushed along the ground to measure a long path in metres | 裝有手柄、在地面推着走來量度較長路程有多少米的圓形工具
balance | 天平 | device | P3 | an instrument with two pans that compares the weights of the things placed on them | 有兩個秤盤、用來比較盤上物件輕重的儀器 | not=weighing scale
weighing scale | 磅秤 | device | P3 | an instrument on which one object is placed and whose pointer or display shows its weight | 放上一件物件後，以指針或數字顯示其重量的儀器 | not=balance
standard unit | 標準單位 | unit | P3 | an agreed measure of fixed size, such as the metre or the gram, that is the same for everyone | 大小固定、人人公認一致的量度依據，例如米和克 | not=arbitrary unit
set | metric units of length | 公制長度單位 | millimetre; centimetre; metre; kilometre
set | imperial units of length | 英制長度單位 | inch; foot; yard; mile
set | units for distances and lengths, metric and imperial | 公制及英制長度單位 | kilometre; mile; metre; yard; foot
set | short units of length | 較短的長度單位 | millimetre; centimetre; inch; foot; metre
set | metric units of mass | 公制質量單位 | milligram; gram; kilogram; tonne
set | units of weight used in Hong Kong | 香港常用的重量單位 | catty; tael; pound; ounce; kilogram; gram
set | units of capacity | 容量單位 | millilitre; litre; pint; gallon
set | imperial units | 英制單位 | inch; pound; gallon; mile; ounce; pint
set | quantities that are measured | 可以量度的數量 | length; weight; capacity; temperature
set | properties of an object that can be measured | 物件可以量度的量 | mass; volume; temperature; length
set | tools for measuring length, weight and capacity | 量度長度、重量和容量的工具 | ruler=直尺; measuring tape=軟尺; trundle wheel; balance; weighing scale; measuring cylinder=量筒
set | tools for measuring length and angle | 量度長度和角的工具 | ruler=直尺; measuring tape=軟尺; trundle wheel; protractor
order | metric units of length, from the shortest | 公制長度單位，由短至長 | millimetre > centimetre > metre > kilometre
order | imperial units of length, from the shortest | 英制長度單位，由短至長 | inch > foot > yard > mile
order | metric units of mass, from the lightest | 公制質量單位，由輕至重 | milligram > gram > kilogram > tonne
fact | centimetre | 厘米 | symbol of the unit | 單位符號 | cm | cm |
fact | millimetre | 毫米 | symbol of the unit | 單位符號 | mm | mm |
fact | kilometre | 公里 | symbol of the unit | 單位符號 | km | km |
fact | metre | 米 | symbol of the unit | 單位符號 | m | m |
fact | kilogram | 公斤 | symbol of the unit | 單位符號 | kg | kg |
fact | gram | 克 | symbol of the unit | 單位符號 | g | g |
fact | milligram | 毫克 | symbol of the unit | 單位符號 | mg | mg |
fact | litre | 公升 | symbol of the unit | 單位符號 | L | L |
fact | millilitre | 毫升 | symbol of the unit | 單位符號 | mL | mL |

== Time and money | 時間和貨幣
second | 秒 | unit | P3 | the unit of time of which sixty make one minute | 六十個合起來便是一分鐘的時間單位 | also=s; not=minute
minute | 分鐘 | unit | P3 | the unit of time equal to sixty seconds | 等於六十秒的時間單位 | also=min; not=second
hour | 小時 | unit | P3 | the unit of time equal to sixty minutes | 等於六十分鐘的時間單位 | also=h; not=minute
day | 日 | unit | P3 | the unit of time equal to 24 hours | 等於24小時的時間單位 | also-zh=天
week | 星期 | unit | P3 | the unit of time equal to seven days | 等於七天的時間單位 | also-zh=周
fortnight | 兩星期 | unit | S1 | a length of time of exactly fourteen days | 剛好十四天的一段時間 | not=week
century | 世紀 | unit | P5 | a length of time of one hundred years | 為期一百年的一段時間 | not=decade
millennium | 千年 | unit | P5 | a length of time equal to ten centuries | 等於十個世紀的一段時間 | not=century
leap year | 閏年 | period | P3 | a calendar year of 366 days, in which February has 29 days | 全年有366天、二月有29天的年份 | not=common year
common year | 平年 | period | P3 | a calendar year of 365 days, in which February has 28 days | 全年有365天、二月有28天的年份 | not=leap year
a.m. | 上午 | period | P3 | the first half of the day, from midnight to noon | 由午夜到正午的一段時間 | not=p.m.
p.m. | 下午 | period | P3 | the second half of the day, from noon to midnight | 由正午到午夜的一段時間 | not=a.m.
noon | 正午 | period | P3 | the moment in the middle of the day, 12:00 in the 24-hour system | 一天當中24小時報時制顯示為12:00的時刻 | also=midday; not=midnight
midnight | 午夜 | period | P3 | the moment at which one day ends and the next begins, 00:00 in the 24-hour system | 前一天結束、新一天開始的時刻，24小時報時制為00:00 | not=noon
hour hand | 時針 | structure | P3 | the short pointer of a clock, which goes round twice a day | 鐘面上較短、每天轉兩圈的指針 | not=minute hand
minute hand | 分針 | structure | P3 | the long pointer of a clock, which goes round 24 times a day | 鐘面上較長、每天轉24圈的指針 | not=hour hand
second hand | 秒針 | structure | P3 | the thin pointer of a clock, which goes round 60 times an hour | 鐘面上較幼、每小時轉60圈的指針 | not=minute hand
coin | 硬幣 | object | P3 | a piece of money made of metal | 用金屬製成的貨幣 | not=banknote
change | 找續 | quantity | P3 | the money given back to a buyer who has paid more than the price | 顧客付款多於售價時所取回的金錢 | not=price
price | 價錢 | quantity | P3 | the amount of money for which a thing is sold | 售賣一件物品所收取的金額 | also-zh=售價; not=change
set | units of time up to a week | 星期及以下的時間單位 | second; minute; hour; day; week
set | units of time of different lengths | 長短不同的時間單位 | week; fortnight; century; hour
set | parts and moments of the day | 一天中的時段和時刻 | a.m.; p.m.; noon; midnight
set | parts of a clock or watch | 鐘錶的部分 | hour hand; minute hand; second hand; clock face=鐘面
set | things that tell us about time | 與時間有關的物件 | stopwatch=秒錶; calendar=月曆; timetable=時間表; clock=時鐘
set | amounts of money in buying and selling | 買賣中的金額 | price; change; cost=成本; discount=折扣
set | things we meet when shopping | 購物時接觸的事物 | coin; banknote=紙幣; cheque=支票; receipt=收據
order | units of time, from the shortest | 時間單位，由短至長 | second > minute > hour > day > week
fact | April | 四月 | number of days in the month | 該月的日數 | 30 | 30 | days
fact | January | 一月 | number of days in the month | 該月的日數 | 31 | 31 | days
fact | February in a common year | 平年的二月 | number of days in the month | 該月的日數 | 28 | 28 | days
fact | February in a leap year | 閏年的二月 | number of days in the month | 該月的日數 | 29 | 29 | days
fact | one minute | 一分鐘 | length in seconds | 等於多少秒 | 60 | 60 | s
fact | one hour | 一小時 | length in seconds | 等於多少秒 | 3600 | 3600 | s
fact | one day | 一日 | length in seconds | 等於多少秒 | 86 400 | 86 400 | s
fact | five minutes | 五分鐘 | length in seconds | 等於多少秒 | 300 | 300 | s

== Directions, bearings and maps | 方向、方位角和地圖
north | 北 | property | P3 | the direction towards the top of most maps, to which a compass needle points | 指南針所指、大部分地圖上方的方向 | not=south
south | 南 | property | P3 | the direction on the left of a person who faces west | 面向西方時左手邊的方向 | not=north
west | 西 | property | P3 | the direction in which the sun goes down, on the left of a usual map | 太陽落下的方向，一般在地圖的左方 | not=east
south-east | 東南 | property | P4 | the direction exactly opposite to the north-west | 與西北剛好相反的方向 | not=south-west
south-west | 西南 | property | P4 | the direction exactly opposite to the north-east | 與東北剛好相反的方向 | not=south-east
compass bearing | 羅盤方位角 | quantity | S2 | a direction given by an acute angle from north or south towards east or west, such as N40°E | 由北或南起向東或西量度的銳角表示的方向，例如N40°E | also=reduced bearing; also-zh=象限角; not=true bearing
true bearing | 真方位角 | quantity | S2 | a direction given by a three-figure angle measured clockwise from north, such as 040° | 由北起順時針量度、以三位數字表示的方向，例如040° | also=whole circle bearing; also-zh=全方位角; not=compass bearing
angle of elevation | 仰角 | quantity | S2 | the angle between the horizontal and the line of sight when one looks up at an object | 觀察較高的物件時，視線與水平線之間的夾角 | not=angle of depression
angle of depression | 俯角 | quantity | S2 | the angle between the horizontal and the line of sight when one looks down at an object | 觀察較低的物件時，視線與水平線之間的夾角 | not=angle of elevation
line of sight | 視線 | form | S2 | the straight line from the eye of an observer to the object that is looked at | 由觀察者的眼睛到被觀察物件的直線
gradient | 斜率 | quantity | S2 | the vertical distance of a slope divided by its horizontal distance | 斜坡的垂直距離除以水平距離所得的值 | not=angle of inclination
angle of inclination | 傾角 | quantity | S2 | the angle that a slope or a line makes with the horizontal | 斜坡或直線與水平線所成的角 | also=inclination; not=gradient
contour line | 等高線 | form | S2 | a line on a map that joins places of the same height above sea level | 地圖上把海拔高度相同的地方連起來的線 | also=contour; not=line of greatest slope
scale of a map | 地圖比例尺 | quantity | S1 | the ratio of a distance on the plan of a place to the real distance on the ground | 圖上距離與地面實際距離之比 | also=map scale; also-zh=比例尺
clockwise | 順時針方向 | property | P3 | the direction of turning in which the hands of a clock move | 與鐘面指針轉動方向相同的旋轉方向 | not=anticlockwise
anticlockwise | 逆時針方向 | property | P3 | the direction of turning opposite to that of the hands of a clock | 與鐘面指針轉動方向相反的旋轉方向 | also=counterclockwise; not=clockwise
set | the four main directions | 四個主要方向 | north; south; east=東; west
set | directions between the main directions | 主要方向之間的方向 | north-east=東北; south-east; south-west; north-west=西北
set | directions on a map | 地圖上的方向 | east=東; west; north-east=東北; north-west=西北; south-east
set | angles and measures used in surveying | 測量中用到的角和數量 | angle of elevation; angle of depression; compass bearing; true bearing
set | measures of slopes and maps | 與斜坡和地圖有關的數量 | gradient; angle of inclination; scale of a map; true bearing
set | angles measured from the horizontal or from north | 由水平線或北方起量度的角 | angle of elevation; angle of depression; true bearing; compass bearing
set | lines met in surveying | 測量中遇到的線 | contour line; line of sight; horizontal line=水平線; vertical line=鉛垂線
cycle | the eight directions clockwise from north | 由北起順時針的八個方向 | north > north-east=東北 > east=東 > south-east > south > south-west > west > north-west=西北
fact | north-east | 東北 | true bearing | 真方位角 | 045° | 045° |
fact | east | 東 | true bearing | 真方位角 | 090° | 090° |
fact | south-east | 東南 | true bearing | 真方位角 | 135° | 135° |
fact | south | 南 | true bearing | 真方位角 | 180° | 180° |
fact | south-west | 西南 | true bearing | 真方位角 | 225° | 225° |
fact | west | 西 | true bearing | 真方位角 | 270° | 270° |
fact | north-west | 西北 | true bearing | 真方位角 | 315° | 315° |

== Estimation and errors of measurement | 估算與量度誤差
rounding down | 下捨入 | method | S1 | replacing a number by the value left when all digits after a given place are dropped | 把指定數位後的數字全部捨去的取近似值方法 | also-zh=去尾法; not=rounding up
significant figure | 有效數字 | sign | S1 | a digit of a number that shows its precision, counted from the first digit that is not zero | 由第一個不是零的數字起計、反映數值準確程度的數字 | not=decimal place
exact value | 真確值 | quantity | S1 | the true size of a quantity, without any rounding or error | 某量沒有任何捨入或誤差的真正大小 | also=true value; also-zh=準確值; not=approximate value
absolute error | 絕對誤差 | quantity | S2 | the difference between a measured value and the true value, in the unit of the measurement | 量度值與真確值之差，單位與量度值相同 | not=relative error
maximum absolute error | 最大絕對誤差 | quantity | S2 | the largest possible difference between a measured value and the true value | 量度值與真確值之差可能達到的極限 | also=largest error; not=relative error
upper limit of measurement | 量度上限 | quantity | S2 | the sum of a measured value and its greatest possible error | 量度值與最大可能誤差之和 | also=upper limit; also-zh=上限; not=lower limit of measurement
lower limit of measurement | 量度下限 | quantity | S2 | a measured value less its greatest possible error | 量度值減去最大可能誤差所得的值 | also=lower limit; also-zh=下限; not=upper limit of measurement
estimation | 估算 | method | P4 | finding quickly an answer that is close enough without exact measuring or calculating | 不作精確量度或計算而迅速求得相近答案的方法 | not=rounding off
set | errors of measurement | 量度誤差 | maximum absolute error; relative error=相對誤差; percentage error=百分誤差; cumulative error=累積誤差
set | errors found from a measured value | 由量度值求得的誤差 | absolute error; relative error=相對誤差; percentage error=百分誤差; cumulative error=累積誤差
set | values that describe a measurement | 描述量度結果的數值 | upper limit of measurement; lower limit of measurement; maximum absolute error; percentage error=百分誤差
set | values and limits | 數值與上下限 | exact value; approximate value=近似值; upper limit of measurement; lower limit of measurement

== Points, lines and angles | 點、線和角
ray | 射線 | form | S1 | a part of a line that starts at one point and goes on without end in one direction | 由一點開始、向一個方向無限延伸的線 | also-zh=半直線; not=line segment
straight line | 直線 | form | P3 | a path that never bends and goes on without end in both directions | 永不彎曲、向兩方無限延伸的線 | not=curve, line segment
parallel lines | 平行線 | form | P3 | two lines in the same plane that never meet however far they are drawn | 在同一平面上、無論怎樣延長都不會相交的兩條直線 | not=perpendicular lines
perpendicular lines | 垂直線 | form | P3 | two lines that meet at a right angle | 相交成直角的兩條直線 | also-zh=互相垂直的線; not=parallel lines
transversal | 截線 | form | S1 | a line that cuts two or more other lines | 與兩條或以上的直線相交的直線 | not=parallel lines
collinear points | 共線點 | form | S2 | three or more points that lie on one straight line | 位於同一直線上的三點或以上 | not=concurrent lines
point of intersection | 交點 | form | S1 | the place where two lines or curves cross each other | 兩條線互相穿過的位置 | also=intersection; not=mid-point
vertex | 頂點 | structure | P3 | a corner where two sides of a figure or the edges of a solid meet | 圖形的兩條邊或立體的稜相接的角位 | also=vertices
arm of an angle | 角的臂 | structure | P3 | either of the two rays or segments that form an opening at a common vertex | 在共同頂點處構成一個角的兩條線之一 | also=arm; also-zh=臂
acute angle | 銳角 | form | P3 | an angle greater than 0° but smaller than 90° | 大於0°而小於90°的角 | not=obtuse angle
right angle | 直角 | form | P3 | an angle of exactly 90°, like the corner of a sheet of paper | 剛好是90°的角，像紙張的角一樣 | not=straight angle
obtuse angle | 鈍角 | form | P3 | an angle greater than 90° but smaller than 180° | 大於90°而小於180°的角 | not=acute angle, reflex angle
straight angle | 平角 | form | P6 | an angle of exactly 180°, whose two arms form one line | 剛好是180°、兩臂成一直線的角 | not=right angle
reflex angle | 反角 | form | P6 | an angle greater than 180° but smaller than 360° | 大於180°而小於360°的角 | also-zh=優角; not=obtuse angle
round angle | 周角 | form | P6 | an angle of exactly 360°, one full turn | 剛好是360°、即轉動一整圈的角 | also-zh=全角
complementary angles | 互餘角 | form | S1 | two angles whose sum is 90° | 和為90°的兩個角 | also-zh=餘角; not=supplementary angles
supplementary angles | 互補角 | form | S1 | two angles whose sum is 180° | 和為180°的兩個角 | also-zh=補角; not=complementary angles
adjacent angles | 鄰角 | form | S1 | two angles with a common vertex and a common arm, lying on opposite sides of that arm | 有共同頂點和一條公共邊，並位於該邊兩側的兩個角 | not=vertically opposite angles
angles at a point | 同頂角 | form | S1 | the angles that together make one full turn around a common vertex | 圍繞一個公共端點、合起來成一整圈的各角 | not=adjacent angles
alternate angles | 錯角 | form | S1 | two angles between two lines and on opposite sides of the transversal, forming a Z shape | 夾在兩線之間、分別位於截線兩側、成Z形的兩個角 | also-zh=內錯角; not=corresponding angles
interior angles on the same side | 同旁內角 | form | S1 | two angles between two lines and on one side of the transversal, forming a C shape | 夾在兩線之間並位於截線同一側、成C形的兩個角 | also=co-interior angles; not=alternate angles
angle bisector | 角平分線 | form | S1 | the line that divides the opening between two arms into two equal parts | 把兩臂之間的張角分成兩等份的直線 | not=perpendicular bisector
perpendicular bisector | 垂直平分線 | form | S2 | the line that passes through the mid-point of a segment and is at right angles to it | 通過線段的中點並與該線段成直角的直線 | also-zh=中垂線; not=angle bisector
mid-point | 中點 | form | S2 | the point that divides a line segment into two equal parts | 把線段分成兩等份的點 | also=midpoint
foot of perpendicular | 垂足 | form | S2 | the point where a line drawn at right angles to another line meets it | 由一點作直線與另一線成直角時，兩線相交的點 | not=mid-point
protractor | 量角器 | device | P6 | a half-round instrument marked from 0° to 180° for measuring the openings between lines | 由0°至180°刻有度數、用來量度兩線張開程度的半圓形工具 | not=set square
degree | 度 | unit | P6 | the unit for measuring angles of which 360 make a full turn | 把一整圈分成360份、用來量度角的單位 | not=radian
radian | 弧度 | unit | S5 | the angle at the centre of a circle that stands on an arc as long as the radius | 與半徑等長的弧所對的圓心角的大小 | not=degree
theorem | 定理 | idea | S2 | a statement in mathematics that has been shown to be true by logical reasoning | 已經用邏輯推理證明為真的數學命題 | not=axiom, definition
axiom | 公理 | idea | S2 | a statement that is accepted as true without proof and on which other results are built | 不用證明便接受為真、用來推導其他結果的命題 | also-zh=公設; not=theorem
definition | 定義 | idea | S2 | a statement that fixes the exact meaning of a word or a symbol | 訂明一個名詞或符號確切意義的語句 | not=axiom
conjecture | 猜想 | idea | S2 | a statement that is believed to be true but has been neither proved nor disproved | 人們相信為真、但尚未被證明或推翻的命題 | not=theorem
proof | 證明 | method | S2 | a chain of logical steps that shows that a statement must be true | 說明某命題必然為真的一連串邏輯步驟 | not=counterexample
counterexample | 反例 | idea | S2 | a single case which shows that a general statement is false | 足以顯示某個一般命題不成立的個別例子 | not=proof
converse | 逆命題 | idea | S2 | the statement obtained when the condition and the conclusion of another statement change places | 把一個命題的條件和結論對調後得到的命題 | not=counterexample
set | kinds of angles by size | 按大小區分的角 | acute angle; right angle; obtuse angle; straight angle; reflex angle; round angle
set | pairs of angles on lines | 直線上的一對角 | adjacent angles; vertically opposite angles=對頂角; corresponding angles=同位角; alternate angles
set | pairs of angles made by a transversal | 由截線形成的一對角 | corresponding angles=同位角; alternate angles; interior angles on the same side; vertically opposite angles=對頂角
set | pairs of angles named by their sum or position | 按和或位置命名的角 | complementary angles; supplementary angles; vertically opposite angles=對頂角; corresponding angles=同位角
set | groups of angles sharing a vertex, and pairs by sum | 有共同頂點的角及按和命名的角 | angles at a point; vertically opposite angles=對頂角; complementary angles; supplementary angles
set | kinds of lines and parts of lines | 線的種類 | line segment=線段; ray; straight line; curve=曲線
set | lines standing in relation to one another | 線與線之間的關係 | parallel lines; perpendicular lines; concurrent lines=共點線; transversal
set | lines that bisect or cut | 平分或截斷其他圖形的線 | angle bisector; perpendicular bisector; transversal; median=中線
set | parts of an angle or a figure | 角或圖形的部分 | vertex; arm of an angle; diagonal; hypotenuse
set | drawing and measuring instruments of geometry | 幾何繪圖和量度工具 | protractor; set square=三角尺; pair of compasses=圓規; ruler=直尺
set | kinds of mathematical statement | 數學語句的種類 | theorem; axiom; definition; conjecture; converse
set | things used in reasoning about statements | 推理時用到的事物 | axiom; conjecture; counterexample; converse
order | kinds of angles, from the smallest | 角的種類，由小至大 | acute angle > right angle > obtuse angle > straight angle > reflex angle > round angle

== Triangles | 三角形
equilateral triangle | 等邊三角形 | form | P3 | a triangle with three equal sides | 三條邊長度相等的三角形 | kind=isosceles triangle; not=isosceles triangle
isosceles triangle | 等腰三角形 | form | P3 | a triangle in which at least two sides are equal in length | 最少有兩條邊長度相等的三角形 | not=equilateral triangle, scalene triangle
scalene triangle | 不等邊三角形 | form | P3 | a triangle whose three sides all have different lengths | 三條邊的長度各不相同的三角形 | not=isosceles triangle
acute-angled triangle | 銳角三角形 | form | S1 | a triangle in which all three angles are smaller than 90° | 三個角都小於90°的三角形 | also=acute triangle; not=obtuse-angled triangle
right-angled triangle | 直角三角形 | form | P3 | a triangle that has one angle of 90° | 有一個角是90°的三角形 | also=right triangle
obtuse-angled triangle | 鈍角三角形 | form | S1 | a triangle that has one angle greater than 90° | 有一個角大於90°的三角形 | also=obtuse triangle
hypotenuse | 斜邊 | structure | S2 | the longest side of a right-angled triangle, facing the angle of 90° | 直角三角形中面對直角的最長邊 | not=adjacent side, opposite side
opposite side | 對邊 | structure | S2 | the side of a right-angled triangle that faces the acute angle under consideration | 直角三角形中面對所考慮的銳角的邊 | not=adjacent side
adjacent side | 鄰邊 | structure | S2 | the side of a right-angled triangle between the acute angle under consideration and the right angle | 直角三角形中夾在所考慮的銳角與直角之間的邊 | not=opposite side
base angle | 底角 | structure | S2 | either of the two equal angles of an isosceles triangle that lie on its third side | 等腰三角形中兩個相等的角之一 | not=vertical angle
vertical angle | 頂角 | structure | S2 | the angle between the two equal sides of an isosceles triangle | 等腰三角形中兩條等邊所夾的角 | also=vertex angle; not=base angle
exterior angle of a triangle | 三角形外角 | structure | S1 | the angle between one side of a triangle and the line that extends another side | 三角形一邊與另一邊的延線所成的角 | also=exterior angle; also-zh=外角
altitude | 高線 | form | S3 | the segment from a vertex of a triangle that meets the facing side at a right angle | 由三角形一頂點作出、與對邊成直角的線段 | also-zh=三角形的高; not=median
centroid | 形心 | form | S3 | the point where the three medians of a triangle meet | 三角形三條中線的交點 | also-zh=重心; not=orthocentre, circumcentre, incentre
orthocentre | 垂心 | form | S3 | the point where the three altitudes of a triangle meet | 三角形三條高的交點 | not=centroid
circumcentre | 外心 | form | S3 | the point where the three perpendicular bisectors of the sides of a triangle meet | 三角形三邊的垂直平分線的交點 | not=incentre
incentre | 內心 | form | S3 | the point where the three angle bisectors of a triangle meet | 三角形三條角平分線的交點 | not=circumcentre
circumscribed circle | 外接圓 | form | S3 | the circle that passes through all the vertices of a polygon | 通過多邊形所有頂點的圓 | also=circumcircle; not=inscribed circle
Pythagoras' theorem | 畢氏定理 | law | S2 | the rule that the square of the hypotenuse equals the sum of the squares of the other two sides | 直角三角形斜邊的平方等於其餘兩邊平方之和的規律 | also=Pythagorean theorem; also-zh=勾股定理
intercept theorem | 截線定理 | law | S3 | the rule that if parallel lines cut equal segments on one transversal, they do so on every transversal | 若一組平行線把一直線分成等長線段，則亦把其他與之相交的直線等分的規律 | not=mid-point theorem
Pythagorean triple | 畢氏三元數 | form | S2 | three whole numbers such as 3, 4 and 5 that can be the sides of a right-angled triangle | 可作直角三角形三邊長度的三個正整數，例如3、4、5 | also-zh=勾股數
exterior angle theorem | 三角形外角定理 | law | S1 | the rule that an angle made by extending a side of a triangle equals the sum of the two opposite inside angles | 延長三角形一邊所成的角，等於兩個不相鄰內角之和的規律 | not=angle sum of a triangle
set | kinds of triangles | 三角形的種類 | equilateral triangle; scalene triangle; right-angled triangle; obtuse-angled triangle
set | triangles named by sides or angles | 按邊或角命名的三角形 | isosceles triangle; scalene triangle; right-angled triangle; obtuse-angled triangle
set | special points of a triangle | 三角形的特殊點 | centroid; orthocentre; circumcentre; incentre
set | special lines of a triangle | 三角形的特殊線 | median=中線; altitude; angle bisector; perpendicular bisector
set | angles of a triangle | 三角形的角 | base angle; vertical angle; exterior angle of a triangle; right angle
set | rules about the sides and angles of triangles | 有關三角形邊和角的規律 | Pythagoras' theorem; triangle inequality=三角不等式; angle sum of a triangle=三角形內角和; exterior angle theorem
set | theorems about lines and triangles | 有關直線和三角形的定理 | mid-point theorem=中點定理; intercept theorem; Pythagoras' theorem; triangle inequality=三角不等式; exterior angle theorem
fact | equilateral triangle | 等邊三角形 | number of axes of symmetry | 對稱軸的數目 | 3 | 3 |
fact | square | 正方形 | number of axes of symmetry | 對稱軸的數目 | 4 | 4 |
fact | regular pentagon | 正五邊形 | number of axes of symmetry | 對稱軸的數目 | 5 | 5 |
fact | regular hexagon | 正六邊形 | number of axes of symmetry | 對稱軸的數目 | 6 | 6 |
fact | rectangle that is not a square | 不是正方形的長方形 | number of axes of symmetry | 對稱軸的數目 | 2 | 2 |

== Quadrilaterals and polygons | 四邊形和多邊形
square | 正方形 | form | P3 | a quadrilateral with four equal sides and four right angles | 四條邊相等並有四個直角的四邊形 | kind=rectangle; not=rhombus
rectangle | 長方形 | form | P3 | a quadrilateral whose four angles are all right angles, whether or not its sides are all equal | 四個角都是直角的四邊形，四條邊不一定全部相等 | also-zh=矩形; not=rhombus
rhombus | 菱形 | form | P4 | a quadrilateral whose four sides are all equal, whether or not its angles are right angles | 四條邊都相等的四邊形，四個角不一定是直角 | also=rhombi (plural); kind=parallelogram; not=rectangle
kite | 鳶形 | form | S1 | a quadrilateral with two pairs of equal neighbouring sides and one diagonal as its axis of symmetry | 有兩組相等的鄰邊，並以一條對角線為對稱軸的四邊形 | also-zh=箏形; not=rhombus
polygon | 多邊形 | form | P4 | a closed plane figure bounded by three or more straight sides | 由三條或以上的直線圍成的平面圖形 | not=polyhedron
equilateral polygon | 等邊多邊形 | form | S1 | a polygon whose sides all have the same length, though its angles may differ | 各邊長度相同、但各角不一定相同的直線圖形 | not=equiangular polygon
equiangular polygon | 等角多邊形 | form | S1 | a polygon whose angles all have the same size, though its sides may differ | 各角大小相同、但各邊不一定相同的直線圖形 | not=equilateral polygon
convex polygon | 凸多邊形 | form | S1 | a polygon in which every interior angle is smaller than 180° | 每個內角都小於180°的直線圖形 | not=concave polygon
concave polygon | 凹多邊形 | form | S1 | a polygon in which at least one interior angle is greater than 180° | 最少有一個內角大於180°的直線圖形 | not=convex polygon
diagonal | 對角線 | structure | S1 | a line segment that joins two vertices of a polygon that are not next to each other | 連接多邊形兩個不相鄰頂點的線段 | not=axis of symmetry
exterior angle of a polygon | 多邊形外角 | structure | S1 | the angle between one side of a many-sided figure and the line that extends the side next to it | 圖形的一邊與相鄰一邊的延線所成的角 | not=interior angle
set | polygons by their number of sides | 按邊數區分的多邊形 | triangle=三角形; quadrilateral=四邊形; pentagon=五邊形; hexagon=六邊形; octagon=八邊形
set | polygons with many sides | 邊數較多的多邊形 | hexagon=六邊形; heptagon=七邊形; octagon=八邊形; nonagon=九邊形; decagon=十邊形
set | polygons with odd and even numbers of sides | 邊數不同的多邊形 | pentagon=五邊形; heptagon=七邊形; nonagon=九邊形; octagon=八邊形
set | plane figures and solids | 平面圖形與立體 | polygon; polyhedron=多面體; circle; sphere
set | parts of a polygon | 多邊形的部分 | diagonal; interior angle=內角; exterior angle of a polygon; vertex
order | polygons by number of sides, from the fewest | 多邊形按邊數由少至多 | triangle=三角形 > quadrilateral=四邊形 > pentagon=五邊形 > hexagon=六邊形 > heptagon=七邊形 > octagon=八邊形 > nonagon=九邊形 > decagon=十邊形
fact | triangle | 三角形 | sum of interior angles | 內角和 | 180° | 180° |
fact | quadrilateral | 四邊形 | sum of interior angles | 內角和 | 360° | 360° |
fact | pentagon | 五邊形 | sum of interior angles | 內角和 | 540° | 540° |
fact | hexagon | 六邊形 | sum of interior angles | 內角和 | 720° | 720° |
fact | octagon | 八邊形 | sum of interior angles | 內角和 | 1080° | 1080° |
fact | equilateral triangle | 等邊三角形 | size of each interior angle | 每個內角的大小 | 60° | 60° |
fact | square | 正方形 | size of each interior angle | 每個內角的大小 | 90° | 90° |
fact | regular pentagon | 正五邊形 | size of each interior angle | 每個內角的大小 | 108° | 108° |
fact | regular hexagon | 正六邊形 | size of each interior angle | 每個內角的大小 | 120° | 120° |
fact | regular octagon | 正八邊形 | size of each interior angle | 每個內角的大小 | 135° | 135° |
fact | quadrilateral | 四邊形 | number of diagonals | 對角線的數目 | 2 | 2 |
fact | pentagon | 五邊形 | number of diagonals | 對角線的數目 | 5 | 5 |
fact | hexagon | 六邊形 | number of diagonals | 對角線的數目 | 9 | 9 |
fact | octagon | 八邊形 | number of diagonals | 對角線的數目 | 20 | 20 |

== Circles | 圓
circle | 圓 | form | P5 | a closed plane curve all of whose points are the same distance from one fixed point | 其上各點與一定點距離相等的平面封閉曲線 | not=ellipse
centre | 圓心 | structure | P5 | the fixed point inside a circle that is equally far from every point of the curve | 圓內與曲線上各點距離相等的定點 | also=center
radius | 半徑 | structure | P5 | a line segment from the centre of a circle to a point on the circle | 由圓心到圓上一點的線段 | also=radii (plural); not=diameter
diameter | 直徑 | structure | P5 | a line segment that passes through the centre of a circle and has both ends on the circle | 通過圓心而兩端在圓上的線段 | kind=chord; not=radius
chord | 弦 | structure | S4 | a line segment that joins any two points on a circle, not necessarily through the centre | 連接圓上任意兩點的線段，不一定通過圓心 | not=secant, arc
arc | 弧 | structure | S2 | a part of the circumference between two points on it | 圓周上兩點之間的一段 | not=chord
major arc | 優弧 | structure | S4 | the part of a circumference between two points that is longer than half of it | 圓周上兩點之間長於半圓周的部分 | not=minor arc
minor arc | 劣弧 | structure | S4 | the part of a circumference between two points that is shorter than half of it | 圓周上兩點之間短於半圓周的部分 | not=major arc
circumference | 圓周 | quantity | P5 | the distance once around a circle | 繞圓形的邊界走一圈的長度 | also-zh=圓周長; not=diameter
sector | 扇形 | structure | S2 | a region bounded by two radii and an arc of a circle | 由圓的兩條半徑和一條弧圍成的區域 | not=segment
segment | 弓形 | structure | S4 | a region bounded by a chord and an arc of a circle | 由圓的一條弦和一條弧圍成的區域 | also=segment of a circle; not=sector
semicircle | 半圓 | form | P5 | one of the two equal halves into which a diameter divides a disc | 直徑把圓形分成的兩等份之一 | not=quadrant of a circle
tangent to a circle | 圓的切線 | form | S4 | a straight line that touches a circle at one point only | 與圓只相交於一點的直線 | also=tangent; also-zh=切線; not=secant, chord
secant | 割線 | form | S4 | a straight line that cuts a circle at two points and goes on beyond them | 與圓相交於兩點並延伸至圓外的直線 | not=tangent to a circle, chord
point of contact | 切點 | structure | S4 | the single point at which a tangent touches a circle | 直線與圓只接觸一次時的唯一公共點 | also=point of tangency; not=centre
angle at the centre | 圓心角 | form | S4 | an angle between two radii of a circle | 由圓的兩條半徑所夾的角 | also=central angle; not=angle at the circumference
angle at the circumference | 圓周角 | form | S4 | an angle between two chords of a circle that meet at a point on the circle | 頂點在圓上、由兩條弦所夾的角 | also=inscribed angle; not=angle at the centre
angle in a semicircle | 半圓上的圓周角 | form | S4 | an angle of 90° whose vertex is on a circle and whose arms end at the ends of a diameter | 頂點在圓上、兩臂通過直徑兩端的直角 | not=angle at the centre
angle in the alternate segment | 交錯弓形的圓周角 | form | S4 | the angle at the circumference that is equal to the angle between a tangent and a chord | 與切線和弦之間的夾角相等的、頂點在圓上的角 | also=angle in alternate segment
concyclic points | 共圓點 | form | S4 | points that all lie on the same circle | 全部位於同一個圓上的各點 | not=collinear points
chord of contact | 切點弦 | form | S5 | the line segment that joins the points where two tangents from an external point touch a circle | 由圓外一點作兩條切線時，連接兩個接觸點的線段
tangent circles | 相切圓 | form | S4 | two round curves that touch each other at exactly one point | 剛好在一點互相接觸的兩條圓形曲線 | also=touching circles; not=concentric circles
set | parts of a circle that are lines or points | 圓的部分：線和點 | centre; radius; diameter; arc
set | lines and curves met in a circle | 圓中的線和曲線 | radius; chord; arc; secant
set | points of a circle and of other figures | 圓和其他圖形的點 | centre; point of contact; mid-point; foot of perpendicular
set | lines that meet a circle | 與圓相交的線 | tangent to a circle; secant; chord; radius
set | angles with their vertex at a special place | 頂點在特殊位置的角 | angle at the centre; angle at the circumference; base angle; exterior angle of a polygon
set | parts and angles a pupil mixes up in circles | 圓中容易混淆的部分 | major arc; minor arc; chord; sector; segment
set | numbers and lengths of circles | 有關圓的數量 | circumference; pi=圓周率; area; radius
set | closed curves and figures | 封閉圖形 | circle; ellipse=橢圓; semicircle; pentagon=五邊形

== Solids | 立體圖形
cuboid | 長方體 | form | P3 | a solid with six rectangular faces that meet at right angles | 有六個面、每個面的四個角都是直角的立體 | not=cube
sphere | 球體 | form | P3 | a round solid whose surface points are all the same distance from its centre | 表面各點與中心距離相等的圓形立體 | not=hemisphere
hemisphere | 半球體 | form | S3 | either half of a ball that is cut through its centre | 把圓形立體通過中心切開所得的兩等份之一 | not=sphere
prism | 角柱 | form | P3 | a solid with two identical parallel polygons as ends and the same cross-section throughout | 兩端為全等且平行的多邊形、橫切面均勻的立體 | not=pyramid
right prism | 直立角柱 | form | S2 | a solid of uniform polygonal cross-section whose side faces are rectangles | 橫切面均勻且為多邊形、側面都是長方形的立體 | kind=prism
cylinder | 圓柱體 | form | P3 | a solid with two identical circles as ends and a curved side surface | 兩端為相等的圓、側面是曲面的立體 | also-zh=圓柱; not=cone
cone | 圓錐體 | form | P3 | a solid with a circular base and a curved surface that narrows to one vertex | 底為圓形、側面為曲面並收窄至一個頂點的立體 | also-zh=圓錐; not=pyramid, cylinder
pyramid | 角錐 | form | P3 | a solid with a polygon as its base and triangular side faces that meet at one vertex | 底為多邊形、三角形的側面相交於一個頂點的立體 | also-zh=稜錐; not=prism, cone
frustum | 平截頭體 | form | S3 | the part of a cone or pyramid left when its top is cut off parallel to the base | 以平行於底的平面切去錐形立體頂部後餘下的部分 | not=prism
edge | 稜 | structure | P3 | a line along which two faces of a solid meet | 立體相鄰兩個平面的相交線 | also-zh=棱; not=vertex
base | 底 | structure | P5 | the side or face on which a figure or solid is thought to stand and from which its height is measured | 圖形或立體立於其上、並由此量度高度的邊或面 | not=height
lateral face | 側面 | structure | P5 | a face of a prism or pyramid other than one it stands on or is capped by | 柱體或錐體除了上下兩端或立足的面以外的面 | not=base
slant height | 斜高 | quantity | S3 | the distance along the curved surface of a right cone from its vertex to the edge of its base | 沿直立圓錐的曲面由頂點至底面邊緣的距離 | not=height
height | 高 | quantity | P5 | the perpendicular distance from the base of a figure or solid to its opposite vertex, side or face | 由圖形或立體的底到其頂點、對邊或對面的垂直距離 | not=slant height
uniform cross-section | 均勻橫切面 | property | S2 | the quality of a solid that shows the same figure wherever it is cut parallel to its base | 立體無論在哪處平行於底面切開都得出相同圖形的性質
side view | 側視圖 | form | S3 | the plane drawing of a solid as seen from its left or right | 由立體的左方或右方觀看所得的平面圖 | not=front view
top view | 俯視圖 | form | S3 | the plane drawing of a solid as seen from directly above | 由立體的正上方觀看所得的平面圖 | also=plan; not=front view
projection | 投影 | form | S3 | the image of a point or line on a plane formed by perpendiculars dropped to that plane | 由點或線向平面作垂線，在該平面上所得的圖像
line of intersection | 交線 | form | S3 | the straight line that two planes have in common | 兩個平面共有的直線
line of greatest slope | 最大斜率的直線 | form | S3 | a line in a sloping plane at right angles to its intersection with the horizontal | 斜面上與該斜面和水平面的交線垂直的直線 | not=contour line
Euler's formula | 歐拉公式 | law | S3 | the rule V − E + F = 2 for the vertices, edges and faces of a convex polyhedron | 凸多面體的頂點數、稜數和面數滿足V − E + F = 2的規律
set | common solids | 常見的立體 | cuboid; sphere; cylinder; cone; pyramid
set | solids with a curved surface | 有曲面的立體 | sphere; hemisphere; cylinder; cone
set | solids by their faces and ends | 按面和底區分的立體 | prism; pyramid; cylinder; cone; frustum
set | solids with flat faces | 由平面圍成的立體 | cube=正方體; tetrahedron=四面體; octahedron=八面體; dodecahedron=十二面體; icosahedron=二十面體
set | parts and measures of cones and pyramids | 錐體的部分和量度 | lateral face; edge; base; vertex
set | lengths that measure a figure or a solid | 量度圖形或立體的長度 | slant height; height; radius; perimeter
set | drawings of solids | 立體的平面圖 | front view=前視圖; side view; top view; net=摺紙圖樣; cross-section=橫切面
set | measures in space | 空間中的量 | angle between a line and a plane=直線與平面的交角; angle between two planes=兩平面的交角; slant height; angle of elevation
set | patterns and plane drawings | 圖案和平面圖 | tessellation=密鋪; net=摺紙圖樣; cross-section=橫切面; scale drawing=縮放圖
set | rules of plane and solid geometry | 平面與立體幾何的規律 | Euler's formula; Pythagoras' theorem; triangle inequality=三角不等式; intercept theorem
fact | cuboid | 長方體 | number of faces | 面的數目 | 6 | 6 |
fact | tetrahedron | 四面體 | number of faces | 面的數目 | 4 | 4 |
fact | triangular prism | 三角柱 | number of faces | 面的數目 | 5 | 5 |
fact | hexagonal prism | 六角柱 | number of faces | 面的數目 | 8 | 8 |
fact | pentagonal prism | 五角柱 | number of faces | 面的數目 | 7 | 7 |
fact | cuboid | 長方體 | number of edges | 稜的數目 | 12 | 12 |
fact | tetrahedron | 四面體 | number of edges | 稜的數目 | 6 | 6 |
fact | triangular prism | 三角柱 | number of edges | 稜的數目 | 9 | 9 |
fact | square pyramid | 四角錐 | number of edges | 稜的數目 | 8 | 8 |
fact | pentagonal pyramid | 五角錐 | number of edges | 稜的數目 | 10 | 10 |
fact | cuboid | 長方體 | number of vertices | 頂點的數目 | 8 | 8 |
fact | tetrahedron | 四面體 | number of vertices | 頂點的數目 | 4 | 4 |
fact | triangular prism | 三角柱 | number of vertices | 頂點的數目 | 6 | 6 |
fact | square pyramid | 四角錐 | number of vertices | 頂點的數目 | 5 | 5 |
fact | hexagonal prism | 六角柱 | number of vertices | 頂點的數目 | 12 | 12 |

== Perimeter, area and volume | 周界、面積和體積
perimeter | 周界 | quantity | P4 | the total length of the boundary of a plane figure | 平面圖形邊界的總長度 | also-zh=周長; not=area
area | 面積 | quantity | P4 | the amount of surface that lies inside a plane figure | 平面圖形內部所佔的大小 | not=perimeter, volume
volume | 體積 | quantity | P5 | the amount of space that an object takes up | 物體所佔空間的大小 | not=capacity, total surface area
base area | 底面積 | quantity | P6 | the size of the face on which a solid is thought to stand | 立體立於其上的那個面的大小 | not=curved surface area
arc length | 弧長 | quantity | S2 | the distance along a part of a circle between two points on it | 沿圓上兩點之間的一段圓周的長度 | not=circumference
area of a sector | 扇形面積 | quantity | S2 | the size of the region bounded by two radii and an arc | 由兩條半徑和一條弧圍成的區域的大小 | not=arc length
square centimetre | 平方厘米 | unit | P4 | the unit of area equal to a square of side 10 millimetres | 等於邊長10毫米的正方形大小的單位 | also=cm²; not=cubic centimetre
square metre | 平方米 | unit | P4 | the unit of area equal to a square of side 100 centimetres | 等於邊長100厘米的正方形大小的單位 | also=m²; not=cubic metre
square kilometre | 平方公里 | unit | P6 | the unit of area equal to a square of side 1000 metres | 等於邊長1000米的正方形大小的單位 | also=km²
square foot | 平方呎 | unit | S1 | the imperial unit in which the sizes of Hong Kong flats are told, a square of side 12 inches | 香港住宅單位常用的英制單位，等於邊長12吋的正方形大小 | also=square feet; not=square metre
hectare | 公頃 | unit | S1 | the unit of area equal to 10 000 square metres | 等於10 000平方米的土地大小單位 | not=acre
cubic centimetre | 立方厘米 | unit | P5 | the unit of volume equal to a cube of side 10 millimetres | 等於邊長10毫米的正方體大小的單位 | also=cm³; not=square centimetre
cubic metre | 立方米 | unit | P5 | the unit of volume equal to a cube of side 100 centimetres | 等於邊長100厘米的正方體大小的單位 | also=m³; not=square metre
water displacement method | 排水法 | method | P6 | finding the volume of an irregular solid from the rise of a liquid in which it sinks | 把不規則立體浸沒於液體中，由液面上升求其體積的方法
dissection | 分割法 | method | P4 | finding the area of a figure by cutting it into simpler figures and adding their areas | 把圖形切成較簡單的圖形，再把各面積相加的方法 | not=filling
Heron's formula | 希羅公式 | law | S4 | the rule that gives the area of a triangle from the lengths of its three sides | 由三角形三邊的長度求其面積的公式 | also-zh=海倫公式
set | measures of plane and solid figures | 平面和立體圖形的量度 | perimeter; area; volume; capacity
set | measures of solids | 立體的量度 | volume; total surface area=總表面面積; curved surface area=曲面面積; base area
set | measures of circles and sectors | 圓和扇形的量度 | circumference; arc length; area of a sector; radius
set | units of area | 面積單位 | square centimetre; square metre; square kilometre; hectare; acre=英畝
set | units of area used for homes and land | 住宅和土地的面積單位 | square foot; square metre; hectare; acre=英畝
set | units of length, area and volume | 長度、面積和體積單位 | metre; square metre; cubic metre; square centimetre; cubic centimetre
set | units of volume and capacity | 體積和容量單位 | cubic metre; cubic centimetre; litre; gallon
set | ways of finding areas and volumes | 求面積和體積的方法 | dissection; filling=填補法; water displacement method; counting squares=數方格
set | formulae of geometry | 幾何公式 | Heron's formula; Pythagoras' theorem; Euler's formula; sine formula=正弦公式
order | units of area, from the smallest | 面積單位，由小至大 | square centimetre > square metre > hectare > square kilometre

== Congruence and similarity | 全等和相似
congruent figures | 全等圖形 | form | S1 | two shapes that have the same outline and the same size | 形狀和大小都相同的兩個圖形 | not=similar figures
similar figures | 相似圖形 | form | S1 | two shapes that have the same outline but not necessarily the same size | 形狀相同而大小不一定相同的兩個圖形 | not=congruent figures
area ratio | 面積比 | quantity | S3 | the square of the ratio of the lengths of two similar figures | 兩個相似圖形的長度之比的平方 | not=volume ratio
volume ratio | 體積比 | quantity | S3 | the cube of the ratio of the lengths of two similar solids | 兩個相似立體的長度之比的立方 | not=area ratio
ASA congruence | ASA全等條件 | law | S1 | the condition that two triangles are identical if two angles and the side between them are equal | 若兩個三角形有兩組等角、其間的邊亦相等則完全相同的條件 | also=ASA; also-zh=ASA; not=AAS congruence
AAS congruence | AAS全等條件 | law | S1 | the condition that two triangles are identical if two angles and a matching side not between them are equal | 若兩個三角形有兩組等角、不在其間的一組對應邊亦相等則完全相同的條件 | also=AAS; also-zh=AAS; not=ASA congruence
RHS congruence | RHS全等條件 | law | S1 | the condition that two triangles with a 90° angle are identical if their longest sides and one other side are equal | 若兩個有90°角的三角形的最長邊及另一組邊分別相等則完全相同的條件 | also=RHS; also-zh=RHS
AAA similarity | AAA相似條件 | law | S1 | the condition that two triangles have the same shape if the three angles of one equal those of the other | 若兩個三角形的三組角分別相等則形狀相同的條件 | also=AAA; also-zh=AAA; not=SSS similarity
fact | similar solids with lengths in the ratio 1 : 2 | 長度比為1 : 2的相似立體 | volume ratio of the similar solids | 相似立體的體積比 | 1 : 8 | 1 : 8 |
fact | similar solids with lengths in the ratio 1 : 3 | 長度比為1 : 3的相似立體 | volume ratio of the similar solids | 相似立體的體積比 | 1 : 27 | 1 : 27 |
fact | similar solids with lengths in the ratio 2 : 3 | 長度比為2 : 3的相似立體 | volume ratio of the similar solids | 相似立體的體積比 | 8 : 27 | 8 : 27 |
fact | similar solids with lengths in the ratio 1 : 4 | 長度比為1 : 4的相似立體 | volume ratio of the similar solids | 相似立體的體積比 | 1 : 64 | 1 : 64 |

== Symmetry and transformations | 對稱和變換
reflectional symmetry | 反射對稱 | property | P4 | the quality of a figure that one half is the mirror image of the other half | 圖形的一半是另一半的鏡像的性質 | also=line symmetry; also-zh=軸對稱; not=rotational symmetry
rotational symmetry | 旋轉對稱 | property | S1 | the quality of a figure that fits on itself after a turn of less than 360° about a point | 圖形繞一點轉動少於360°後與原圖重合的性質 | also-zh=轉動對稱; not=reflectional symmetry
axis of symmetry | 對稱軸 | form | P4 | the line that divides a figure into two halves that are mirror images of each other | 把圖形分成互為鏡像的兩半的直線 | also=line of symmetry; not=centre of rotation
centre of rotation | 旋轉中心 | form | S1 | the fixed point about which a figure is turned | 圖形繞着轉動的定點 | also-zh=轉動中心; not=axis of symmetry
angle of rotation | 旋轉角 | quantity | S2 | the size of the turn made by a figure about a fixed point | 圖形繞定點轉動的幅度
transformation | 變換 | process | S1 | a change of the position, direction or size of a figure | 圖形的位置、方向或大小的改變 | also-zh=幾何變換
image | 像 | form | S1 | the figure that results when another figure is transformed | 圖形經變換後所得的圖形
set | transformations of figures | 圖形的變換 | translation=平移; reflection=反射; rotation=旋轉; enlargement=放大; reduction=縮小
set | quantities of symmetry and transformation | 與對稱和變換有關的數量 | order of rotational symmetry=旋轉對稱的次數; angle of rotation; scale factor=縮放因子; area ratio
set | lines of figures that a pupil mixes up | 容易混淆的圖形中的線 | axis of symmetry; diagonal; perpendicular bisector; median=中線
fact | equilateral triangle | 等邊三角形 | order of rotational symmetry | 旋轉對稱的次數 | 3 | 3 |
fact | square | 正方形 | order of rotational symmetry | 旋轉對稱的次數 | 4 | 4 |
fact | regular pentagon | 正五邊形 | order of rotational symmetry | 旋轉對稱的次數 | 5 | 5 |
fact | regular hexagon | 正六邊形 | order of rotational symmetry | 旋轉對稱的次數 | 6 | 6 |
fact | regular octagon | 正八邊形 | order of rotational symmetry | 旋轉對稱的次數 | 8 | 8 |
fact | parallelogram that is neither a rectangle nor a rhombus | 既非長方形亦非菱形的平行四邊形 | order of rotational symmetry | 旋轉對稱的次數 | 2 | 2 |

== Coordinate geometry and loci | 坐標幾何和軌跡
rectangular coordinate system | 直角坐標系統 | system | S1 | the way of giving the position of a point by its signed distances from two perpendicular number lines | 以一點與兩條互相垂直的數線的有向距離表示其位置的方法 | also=Cartesian coordinate system; not=polar coordinate system
origin | 原點 | form | S1 | the point at which the two axes of a coordinate plane cross | 坐標平面上兩軸相交的點 | not=pole
pole | 極點 | form | S2 | the fixed point from which distances are measured in polar coordinates | 極坐標中由其量度距離的定點 | not=origin
polar axis | 極軸 | form | S2 | the fixed ray from which angles are measured in polar coordinates | 極坐標中由其量度角的固定射線 | not=x-axis
x-axis | x軸 | form | S1 | the horizontal number line of a coordinate plane | 坐標平面上水平的數線 | not=y-axis
y-axis | y軸 | form | S1 | the vertical number line of a coordinate plane | 坐標平面上鉛垂的數線 | not=x-axis
x-coordinate | x坐標 | quantity | S1 | the first number of an ordered pair, which tells how far to the right or left of the origin a point is | 有序偶的第一個數，表示點在原點左或右多遠 | also=abscissa; not=y-coordinate
y-coordinate | y坐標 | quantity | S1 | the second number of an ordered pair, which tells how far above or below the origin a point is | 有序偶的第二個數，表示點在原點上或下多遠 | also=ordinate; not=x-coordinate
first quadrant | 第一象限 | form | S4 | the part of a coordinate plane where both coordinates are positive | 坐標平面上兩個坐標都是正數的部分 | also=quadrant I
second quadrant | 第二象限 | form | S4 | the part of a coordinate plane where x is negative and y is positive | 坐標平面上x為負而y為正的部分 | also=quadrant II
third quadrant | 第三象限 | form | S4 | the part of a coordinate plane where both coordinates are negative | 坐標平面上兩個坐標都是負數的部分 | also=quadrant III
fourth quadrant | 第四象限 | form | S4 | the part of a coordinate plane where x is positive and y is negative | 坐標平面上x為正而y為負的部分 | also=quadrant IV
x-intercept | x截距 | quantity | S4 | the first coordinate of the point where a graph cuts the horizontal axis | 圖像與水平軸相交處的第一個坐標 | not=y-intercept
y-intercept | y截距 | quantity | S4 | the second coordinate of the point where a graph cuts the vertical axis | 圖像與鉛垂軸相交處的第二個坐標 | not=x-intercept
slope | 直線的斜率 | quantity | S2 | the change in y divided by the change in x between two points on a line | 直線上兩點間y的變化除以x的變化所得的值 | also=slope of a line; also-zh=斜率; not=y-intercept
distance formula | 距離公式 | law | S2 | the rule that finds how far apart two points are from the differences of their coordinates | 由兩點的坐標之差求兩點相隔多遠的公式 | not=mid-point formula
mid-point formula | 中點公式 | law | S2 | the rule that takes the averages of the coordinates of two points to find the place halfway between them | 取兩點坐標的平均值以求兩點正中央位置的公式 | not=section formula
section formula | 截點公式 | law | S3 | the rule that finds the point dividing a line segment internally in a given ratio | 求按已知比內分線段的點的坐標的公式 | also-zh=分點公式; not=mid-point formula
slope-intercept form | 斜截式 | form | S4 | the equation of a line written as y = mx + c | 寫成y = mx + c的直線方程 | not=point-slope form, general form of a line
intercept form | 截距式 | form | S4 | the equation of a line written as x/a + y/b = 1 | 寫成x/a + y/b = 1的直線方程 | not=slope-intercept form
general form of a line | 直線方程的一般式 | form | S4 | the equation of a line written as Ax + By + C = 0 | 寫成Ax + By + C = 0的直線方程 | also=general form; also-zh=一般式; not=slope-intercept form
locus | 軌跡 | form | S5 | the path traced by all the points that satisfy a given condition | 滿足某條件的所有點所形成的路徑 | also=loci (plural)
parabola | 拋物線 | form | S4 | the curve whose points are as far from a fixed point as from a fixed line | 其上各點與一定點及與一定直線的距離相等的曲線 | not=hyperbola
hyperbola | 雙曲線 | form | S5 | the curve of two branches whose points have a constant difference of distances to two fixed points | 有兩支、其上各點與兩定點的距離之差不變的曲線 | not=parabola, ellipse
focus | 焦點 | form | S5 | a fixed point used with distances to define a parabola, an ellipse or a hyperbola | 用來以距離界定拋物線、橢圓或雙曲線的定點 | also=foci (plural); not=directrix
directrix | 準線 | form | S5 | the fixed line used with a fixed point to define a parabola | 與一定點一起用來界定拋物線的固定直線 | not=axis of symmetry
asymptote | 漸近線 | form | S5 | a line that a curve comes nearer and nearer to as it goes on without end | 曲線無限延伸時越來越接近的直線 | not=tangent to a circle
set | numbers read from a coordinate graph | 由坐標圖像讀出的數值 | x-coordinate; y-coordinate; x-intercept; y-intercept
set | numbers that describe a straight line | 描述直線的數值 | slope; x-intercept; y-intercept; angle of inclination
set | quadrants of the coordinate plane | 坐標平面的象限 | first quadrant; second quadrant; third quadrant; fourth quadrant
set | formulae of coordinate geometry | 坐標幾何的公式 | distance formula; mid-point formula; section formula; Heron's formula
set | forms of the equation of a straight line | 直線方程的形式 | point-slope form=點斜式; slope-intercept form; two-point form=兩點式; intercept form; general form of a line
set | curves met in coordinate geometry | 坐標幾何中的曲線 | circle; parabola; ellipse=橢圓; hyperbola
set | points and lines that belong to curves | 與曲線有關的點和線 | focus; directrix; asymptote; axis of symmetry
set | lines related to curves | 與曲線有關的直線 | asymptote; directrix; tangent to a circle; axis of symmetry
set | systems for positions and measures | 位置與量度的系統 | rectangular coordinate system; polar coordinate system=極坐標系統; metric system=公制; imperial system=英制
cycle | the quadrants anticlockwise from the upper right | 由右上起逆時針的象限 | first quadrant > second quadrant > third quadrant > fourth quadrant

== Trigonometry | 三角學
sine | 正弦 | quantity | S2 | the ratio of the opposite side to the hypotenuse for an acute angle of a right-angled triangle | 直角三角形中銳角的對邊與斜邊之比 | also=sin; not=cosine, tangent ratio
cosine | 餘弦 | quantity | S2 | the ratio of the adjacent side to the hypotenuse for an acute angle of a right-angled triangle | 直角三角形中銳角的鄰邊與斜邊之比 | also=cos; not=sine
tangent ratio | 正切 | quantity | S2 | the ratio of the opposite side to the adjacent side for an acute angle of a right-angled triangle | 直角三角形中銳角的對邊與鄰邊之比 | also=tan; not=cotangent
cosecant | 餘割 | quantity | S5 | the ratio of the hypotenuse to the opposite side for an acute angle of a right-angled triangle | 直角三角形中斜邊與銳角的對邊之比 | also=cosec, csc; not=secant ratio
secant ratio | 正割 | quantity | S5 | the ratio of the hypotenuse to the adjacent side for an acute angle of a right-angled triangle | 直角三角形中斜邊與銳角的鄰邊之比 | also=sec; not=cosecant
cotangent | 餘切 | quantity | S5 | the ratio of the adjacent side to the opposite side for an acute angle of a right-angled triangle | 直角三角形中銳角的鄰邊與對邊之比 | also=cot; not=tangent ratio
compound angle formula | 複角公式 | law | S5 | a rule that expands a trigonometric ratio of a sum or difference, in terms of ratios of the single angles | 以個別角的三角比展開兩角之和或差的三角比的公式 | also-zh=和角公式; not=double angle formula
double angle formula | 二倍角公式 | law | S5 | a rule such as sin 2A = 2 sin A cos A that writes a ratio of 2A in terms of ratios of A | 以A的三角比表示2A的三角比的公式，例如sin 2A = 2 sin A cos A | also-zh=倍角公式; not=compound angle formula
product-to-sum formula | 積化和差公式 | law | S5 | a rule that turns two multiplied trigonometric ratios into added or subtracted ones | 把相乘的兩個三角比變為相加或相減的公式 | not=sum-to-product formula
sum-to-product formula | 和差化積公式 | law | S5 | a rule that turns two added or subtracted trigonometric ratios into multiplied ones | 把相加或相減的兩個三角比變為相乘的公式 | not=product-to-sum formula
trigonometric identity | 三角恆等式 | form | S3 | an equality such as sin²θ + cos²θ = 1 that holds for every angle for which both sides have a meaning | 對所有令兩邊有意義的角都成立的等式，例如sin²θ + cos²θ = 1 | not=trigonometric equation
trigonometric equation | 三角方程 | form | S5 | an equality such as 2 sin θ = 1 that holds only for some angles, which are to be found | 只對某些待求的角成立的等式，例如2 sin θ = 1 | not=trigonometric identity
unit circle | 單位圓 | form | S5 | the circle of radius 1 whose centre is the origin | 以原點為中心、半徑為1的圓形
terminal side | 終邊 | structure | S4 | the position at which a rotating ray stops when it has formed an angle | 旋轉的射線形成一個角後停下的位置 | not=initial side
special angle | 特殊角 | form | S3 | an angle such as 30°, 45° or 60° whose trigonometric ratios can be written exactly with surds | 三角比可用根式準確寫出的角，例如30°、45°和60°
set | the six trigonometric ratios | 六個三角比 | sine; cosine; tangent ratio; cosecant; secant ratio; cotangent
set | ratios of lengths | 長度之比 | sine; cosine; tangent ratio; pi=圓周率
set | rules for the sides and angles of triangles | 有關三角形邊角的公式 | sine formula=正弦公式; cosine formula=餘弦公式; Pythagoras' theorem; Heron's formula
set | formulae of further trigonometry | 進階三角學公式 | compound angle formula; double angle formula; product-to-sum formula; sum-to-product formula
set | rules used in solving triangles and identities | 解三角形及恆等式時用到的公式 | sine formula=正弦公式; cosine formula=餘弦公式; double angle formula; compound angle formula
set | circles with names | 有名稱的圓 | unit circle; circumscribed circle; inscribed circle=內切圓; concentric circles=同心圓
set | angles by size or by their exact ratios | 按大小或三角比命名的角 | special angle; obtuse angle; reflex angle; round angle
fact | sin 30° | sin 30° | exact value | 準確值 | 1/2 | 1/2 |
fact | cos 30° | cos 30° | exact value | 準確值 | √3/2 | √3/2 |
fact | tan 30° | tan 30° | exact value | 準確值 | 1/√3 | 1/√3 |
fact | sin 45° | sin 45° | exact value | 準確值 | 1/√2 | 1/√2 |
fact | tan 45° | tan 45° | exact value | 準確值 | 1 | 1 |
fact | tan 60° | tan 60° | exact value | 準確值 | √3 | √3 |
fact | sin 0° | sin 0° | exact value | 準確值 | 0 | 0 |
fact | 180° | 180° | size in radians | 等於多少弧度 | π | π |
fact | 90° | 90° | size in radians | 等於多少弧度 | π/2 | π/2 |
fact | 60° | 60° | size in radians | 等於多少弧度 | π/3 | π/3 |
fact | 45° | 45° | size in radians | 等於多少弧度 | π/4 | π/4 |
fact | 30° | 30° | size in radians | 等於多少弧度 | π/6 | π/6 |
fact | 360° | 360° | size in radians | 等於多少弧度 | 2π | 2π |

== Charts and data | 統計圖表和數據
pictogram | 象形圖 | form | P3 | a chart in which equal small pictures in rows or columns stand for numbers of things | 以一行行或一列列相同的小圖畫表示數量的圖 | also-zh=象形統計圖; not=block graph
bar chart | 棒形圖 | form | P4 | a chart in which separate strips of equal width show numbers by their lengths | 以闊度相同、互相分開的長條的長度表示數量的圖 | also=bar graph; not=histogram
stem-and-leaf diagram | 幹葉圖 | form | S1 | a chart that lists data with their leading digits in a column and their last digits in rows | 把數據的前面數位排成一列、末位數字排在各橫行的圖 | also=stem-and-leaf plot
histogram | 直方圖 | form | S2 | a chart of touching bars whose areas show the frequencies of classes of continuous data | 以相連長條的面積表示連續數據各組的頻數的圖 | also-zh=組織圖; not=bar chart
frequency polygon | 頻數多邊形 | form | S2 | a chart that joins points plotted above the class marks by segments and comes down to the axis at both ends | 把畫在各組中點之上的點以線段連起、兩端回到橫軸的圖 | not=frequency curve, cumulative frequency polygon
frequency curve | 頻數曲線 | form | S2 | the smooth line drawn through points plotted above the class marks of a distribution | 通過畫在各組中點之上的點的平滑曲線圖 | not=cumulative frequency curve
box-and-whisker diagram | 框線圖 | form | S5 | a chart of the minimum, the three quartiles and the maximum of a set of data on a number line | 在數線上顯示數據的最小值、三個四分位數和最大值的圖 | also=box plot; also-zh=箱形圖; not=stem-and-leaf diagram
Venn diagram | 溫氏圖 | form | S5 | a picture of overlapping closed curves that shows how sets are related | 以互相重疊的封閉曲線表示集合之間關係的圖 | also-zh=維恩圖; not=tree diagram
tree diagram | 樹形圖 | form | S3 | a picture with branches that lists all the outcomes of an activity of several steps | 以分枝列出多個步驟的活動的所有結果的圖 | not=Venn diagram
frequency | 頻數 | quantity | S1 | the number of times that a value or a class of values occurs in a set of data | 某數值或某組數值在一組數據中出現的次數 | not=relative frequency
cumulative frequency | 累積頻數 | quantity | S2 | the total number of data that are less than or equal to a certain value | 小於或等於某數值的數據總數 | not=frequency
tally | 計數符號 | sign | P3 | a stroke drawn for every item that is counted, usually gathered in fives | 每數一個項目便畫下、通常五個一組的筆畫記號 | also-zh=劃記
class interval | 組區間 | form | S2 | one of the ranges of values into which continuous data are grouped | 把連續數據分組時所用的其中一個數值範圍 | also=class; not=class width
class mark | 組中點 | quantity | S2 | the value in the middle of a group of a frequency distribution | 頻數分佈中一個分組正中間的數值 | also=class midpoint; not=class boundary
class width | 組距 | quantity | S2 | the difference between the upper and lower boundaries of a group of data | 一個數據分組的上下邊界之差 | also=class size; not=range
class boundary | 組界 | quantity | S2 | a true end value that one group of continuous data shares with the next group | 連續數據中一個分組與相鄰分組共有的真正端值 | not=class limit
class limit | 組限 | quantity | S2 | the smallest or largest recorded value that is written as an end of a group of data | 寫作一個數據分組兩端的最小或最大記錄值 | not=class boundary
discrete data | 離散數據 | form | S1 | data that can take only separate values, such as numbers of children | 只能取分隔開的數值的數據，例如子女人數 | not=continuous data
continuous data | 連續數據 | form | S1 | data that can take any value in a range, such as heights | 可取某範圍內任何數值的數據，例如身高 | not=discrete data
ungrouped data | 不分組數據 | form | S3 | data given as a list of single values that have not been put into classes | 以個別數值列出、未歸入各組的數據 | not=grouped data
set | charts met in primary school | 小學學習的統計圖 | pictogram; block graph=方塊圖; bar chart; broken line graph=折線圖; pie chart=圓形圖
set | charts with bars or lines | 以長條或線表示的統計圖 | bar chart; histogram; broken line graph=折線圖; frequency polygon
set | charts of junior secondary school | 初中學習的統計圖 | stem-and-leaf diagram; scatter diagram=散點圖; histogram; pie chart=圓形圖; frequency polygon
set | graphs of frequency distributions | 頻數分佈的圖像 | histogram; frequency polygon; frequency curve; cumulative frequency polygon=累積頻數多邊形; cumulative frequency curve=累積頻數曲線
set | diagrams used in statistics and probability | 統計與概率所用的圖 | Venn diagram; tree diagram; box-and-whisker diagram; scatter diagram=散點圖; stem-and-leaf diagram
set | measures of a class of grouped data | 分組數據的組的量度 | class mark; class width; class boundary; class limit
set | numbers of a frequency table | 頻數表中的數值 | frequency; cumulative frequency; class mark; class width
set | kinds of data by their arrangement or nature | 按整理方式或性質區分的數據 | grouped data=分組數據; ungrouped data; continuous data; qualitative data=定性數據
set | things used to organise data | 整理數據時用到的事物 | tally; frequency table=頻數表; class interval; stem-and-leaf diagram

== Averages and dispersion | 平均數和離差
mean | 平均數 | quantity | P6 | the sum of all data divided by the number of data | 所有數據之和除以數據個數所得的值 | also=arithmetic mean, average; also-zh=算術平均數; not=median of data, mode
median of data | 中位數 | quantity | S3 | the middle value of data arranged in order, or the average of the two middle values | 數據按大小排列後正中的值，或正中兩個值的平均 | also=median; not=mean, mode
mode | 眾數 | quantity | S3 | the value that occurs most often in a set of data | 一組數據中出現次數最多的數值 | not=median of data, modal class
modal class | 眾數組 | quantity | S3 | the group of data with the greatest frequency | 分組數據中頻數最大的一組 | not=mode
weighted mean | 加權平均數 | quantity | S3 | an average in which each value counts according to its importance | 各數值按重要性的比重計算的平均 | also=weighted average; not=mean
geometric mean | 幾何平均數 | quantity | S5 | the nth root of the product of n positive numbers | n個正數的乘積的n次方根 | not=mean
weight in an average | 權 | quantity | S3 | a number that shows how important a value is when values are combined into one typical value | 把各數值合成一個典型值時，表示各數值重要程度的數 | also=weight; also-zh=權數
range | 分佈域 | quantity | S5 | the difference between the largest and the smallest of a set of data | 一組數據中最大值與最小值之差 | not=inter-quartile range
lower quartile | 下四分位數 | quantity | S5 | the value below which a quarter of the ordered data lie | 按大小排列的數據中有四分之一小於它的數值 | also=first quartile, Q1; also-zh=第一四分位數; not=upper quartile
upper quartile | 上四分位數 | quantity | S5 | the value below which three quarters of the ordered data lie | 按大小排列的數據中有四分之三小於它的數值 | also=third quartile, Q3; also-zh=第三四分位數; not=lower quartile
inter-quartile range | 四分位數間距 | quantity | S5 | the difference between the two ends of the middle half of ordered data | 有序數據中間一半數據的兩端之差 | also=interquartile range, IQR; not=range
deviation | 離差 | quantity | S5 | the difference between one datum and the average of the set | 一個數據與整組數據的平均之差 | not=standard deviation
variance | 方差 | quantity | S5 | the average of the squares of the differences between the data and their mean | 各數據與平均數之差的平方的平均 | not=standard deviation
standard score | 標準分 | quantity | S5 | the difference between a datum and the mean, divided by the square root of the variance | 數據與平均數之差除以方差的平方根所得的值 | also=z-score; also-zh=z分數; not=percentile
outlier | 離群值 | quantity | S4 | a datum that is very far from the rest of the data | 與其他數據相距甚遠的數據 | also=extreme value; also-zh=極端值
coefficient of variation | 變異係數 | quantity | S6 | the ratio of the standard deviation of data to their mean | 數據的標準差與平均數之比 | not=variance
measure of central tendency | 集中趨勢量度 | quantity | S3 | a single number, such as the mean, that stands for the typical value of a set of data | 代表一組數據典型值的一個數，例如平均數 | also-zh=集中趨勢的量度; not=measure of dispersion
measure of dispersion | 離差量度 | quantity | S5 | a single number, such as the range, that shows how widely data are spread | 表示數據分散程度的一個數，例如分佈域 | also-zh=離差的量度; not=measure of central tendency
skewness | 偏度 | property | S5 | the extent to which the shape of a distribution is lopsided | 分佈形狀不對稱的程度
symmetrical distribution | 對稱分佈 | form | S5 | a distribution whose two halves are mirror images about its middle | 兩邊互為鏡像的數據分佈 | not=positively skewed distribution
positively skewed distribution | 正偏態分佈 | form | S5 | a distribution with a long tail on the side of the large values | 在較大數值一方有長尾的數據分佈 | also=right-skewed distribution; also-zh=正偏分佈; not=negatively skewed distribution
negatively skewed distribution | 負偏態分佈 | form | S5 | a distribution with a long tail on the side of the small values | 在較小數值一方有長尾的數據分佈 | also=left-skewed distribution; also-zh=負偏分佈; not=positively skewed distribution
bimodal distribution | 雙峰分佈 | form | S5 | a distribution that has two separate peaks | 有兩個分開的高點的數據分佈
set | averages | 平均的種類 | mean; median of data; mode; weighted mean
set | positions in ordered data | 有序數據中的位置 | lower quartile; median of data; upper quartile; outlier
set | numbers that place a datum among others | 表示數據在整體中位置的數值 | standard score; percentile=百分位數; deviation; cumulative frequency
set | shapes of distributions | 分佈的形狀 | symmetrical distribution; positively skewed distribution; negatively skewed distribution; bimodal distribution
order | values of ordered data from the lowest | 有序數據由小至大的數值 | minimum=最小值 > lower quartile > median of data > upper quartile > maximum=最大值

== Surveys, sampling and misuse of statistics | 調查、抽樣和統計的誤用
population in statistics | 總體 | idea | S4 | the whole group of people or things about which something is to be found out | 統計研究所要了解的全部人或事物 | also=population; not=sample
sample | 樣本 | idea | S4 | a part of a whole group, chosen to be studied in place of the whole | 從全部研究對象中選出來代表整體的一部分 | not=population in statistics
parameter | 參數 | quantity | S6 | a number, such as the mean, that describes a whole population | 描述整個總體的數值，例如總體平均數 | not=statistic
statistic | 統計量 | quantity | S6 | a number, such as the mean, that is calculated from a sample | 由樣本計算得出的數值，例如樣本平均數 | not=parameter
census | 普查 | method | S4 | a survey in which every member of the population is studied | 對總體中每一個成員都進行的調查 | also-zh=全面調查; not=sample survey
sample survey | 抽樣調查 | method | S4 | a study that collects data from only a part of the population | 只向總體中的一部分收集數據的研究 | not=census
sampling frame | 抽樣框 | object | S4 | the list of all members of a population from which the persons to be studied are drawn | 用來選出研究對象、列出總體全部成員的名單 | not=questionnaire
interview | 訪問 | method | S4 | collecting data by asking people questions face to face or by telephone | 面對面或以電話向人提問來收集數據的方法 | not=questionnaire
observation | 觀察 | method | S4 | collecting data by watching what happens without asking or changing anything | 只看所發生的事情而不提問或干預的數據收集方法 | not=experiment
experiment | 實驗 | method | S4 | collecting data by changing one condition on purpose and measuring the effect | 刻意改變一項條件並量度其影響的數據收集方法 | not=observation
simple random sampling | 簡單隨機抽樣 | method | S4 | choosing members so that every possible group of the same size has an equal chance | 使相同大小的任何組合被選中的機會都均等的選取方法 | not=systematic sampling
systematic sampling | 系統抽樣 | method | S4 | choosing members from a list at a fixed interval after a random start | 由名單上隨機的起點開始、每隔固定數目選取一個成員的方法 | also-zh=等距抽樣; not=simple random sampling
stratified sampling | 分層抽樣 | method | S4 | dividing the population into unlike groups and choosing some members at random from every one of them | 把總體分成性質不同的組別，再從每組隨機選出部分成員的方法 | not=cluster sampling
cluster sampling | 整群抽樣 | method | S6 | dividing the population into groups, choosing some of them at random and studying all their members | 把總體分成多組、隨機選出其中幾組並研究組內全部成員的方法 | not=stratified sampling
convenience sampling | 方便抽樣 | method | S4 | choosing as subjects the people who are nearest at hand or easiest to reach | 選取最就近或最容易接觸的人作研究對象的方法 | not=simple random sampling
voluntary response sampling | 自願回應抽樣 | method | S4 | taking as subjects those who come forward by themselves, such as callers to a phone-in poll | 以主動參與的人作研究對象的方法，例如致電節目投票的觀眾 | also-zh=自願參與抽樣
probability sampling | 概率抽樣 | method | S4 | any way of choosing in which every member of the population has a known chance above zero | 總體中每個成員都有已知而不為零的入選機會的選取方法 | also-zh=隨機抽樣; not=non-probability sampling
non-probability sampling | 非概率抽樣 | method | S4 | any way of choosing in which the chance of each member to be taken is unknown | 每個成員入選的機會不得而知的選取方法 | also-zh=非隨機抽樣; not=probability sampling
secondary data | 二手數據 | form | S4 | data that were collected by other people for another purpose | 由他人為其他目的而收集的數據 | not=primary data
sampling error | 抽樣誤差 | quantity | S6 | the difference that arises by chance between a sample result and the true value for the population | 因只選部分成員而偶然產生的樣本結果與總體真值之差 | not=bias
leading question | 引導性問題 | form | S4 | a question worded so that it pushes people towards one particular answer | 措辭把受訪者推向某個答案的提問 | not=open-ended question, closed question
open-ended question | 開放式問題 | form | S4 | a question that people answer freely in their own words | 由受訪者用自己的話自由作答的提問 | also=open question; not=closed question
closed question | 封閉式問題 | form | S4 | a question that people answer by choosing from the answers given | 由受訪者從所列答案中選擇作答的提問 | not=open-ended question
ambiguous question | 含糊的問題 | form | S4 | a question whose meaning can be understood in more than one way | 意思可以有多於一種理解的提問 | not=leading question
double-barrelled question | 雙重問題 | form | S4 | a question that asks about two things at once but allows only one answer | 同時詢問兩件事卻只容許一個答案的提問 | not=leading question
truncated axis | 截短的坐標軸 | form | S2 | a scale line of a chart that does not begin at zero and so exaggerates differences | 不由零開始、因而誇大差異的統計圖刻度線
set | ways of choosing a sample | 抽樣方法 | simple random sampling; systematic sampling; stratified sampling; cluster sampling
set | ways of choosing people, with and without chance | 隨機和非隨機的選取方法 | stratified sampling; quota sampling=配額抽樣; cluster sampling; convenience sampling
set | ways of choosing the people to be studied | 選取研究對象的方法 | convenience sampling; quota sampling=配額抽樣; voluntary response sampling; systematic sampling
set | ways of collecting data | 收集數據的方法 | interview; observation; experiment; census
set | kinds of surveys and studies | 調查和研究的種類 | census; sample survey; pilot survey=試驗調查; experiment
set | kinds of survey questions | 調查問題的種類 | leading question; open-ended question; ambiguous question; double-barrelled question
set | questions and their faults | 問題及其毛病 | closed question; open-ended question; double-barrelled question; ambiguous question
set | kinds of data | 數據的種類 | primary data=一手數據; secondary data; qualitative data=定性數據; quantitative data=定量數據
set | what a sample gives and what it stands for | 樣本與總體的數值 | parameter; statistic; sampling error; sample size=樣本大小
order | steps of a statistical study | 統計研究的步驟 | collecting data=收集數據 > organising data=整理數據 > presenting data=表達數據 > analysing data=分析數據

== Probability and counting | 概率和計數
probability | 概率 | quantity | S3 | a number from 0 to 1 that measures how likely an event is to happen | 介乎0與1之間、量度某事發生可能性大小的數 | also=chance; also-zh=機會率; not=odds
outcome | 結果 | idea | S3 | any one of the possible results of an activity governed by chance | 隨機活動中可能出現的其中一種情況 | not=event
event | 事件 | idea | S3 | any collection of possible results of an activity governed by chance whose probability may be asked for | 由隨機活動的可能結果組成、可求其概率的任何集合 | not=outcome, sample space
sample space | 樣本空間 | idea | S3 | the set of all possible results of an activity governed by chance | 隨機活動中所有可能結果組成的集合 | not=event
random experiment | 隨機實驗 | process | S3 | an activity, such as tossing a coin, whose possible results are known but whose actual result cannot be foretold | 可能結果已知、但實際結果不能預知的活動，例如擲硬幣 | also-zh=隨機試驗
certain event | 必然事件 | idea | S3 | something that must happen, with a probability of 1 | 一定會發生、概率為1的事情 | not=impossible event
impossible event | 不可能事件 | idea | S3 | something that can never happen, with a probability of 0 | 永遠不會發生、概率為0的事情 | not=certain event
mutually exclusive events | 互斥事件 | idea | S5 | two events that cannot happen at the same time | 不能同時發生的兩件事 | also-zh=互不相容事件; not=independent events
complementary events | 互補事件 | idea | S5 | two events of which exactly one must happen | 必有其一且只有其一發生的兩件事 | also=complementary event; kind=mutually exclusive events; not=independent events
independent events | 獨立事件 | idea | S5 | two events such that whether one happens does not affect the probability of the other | 其中一件是否發生不影響另一件的概率的兩件事 | not=mutually exclusive events
dependent events | 相依事件 | idea | S5 | two events such that whether one happens changes the probability of the other | 其中一件是否發生會改變另一件的概率的兩件事 | not=independent events
equally likely outcomes | 等可能結果 | idea | S3 | results of an activity that all have the same chance of occurring | 出現機會全部相同的各個可能情況 | also-zh=同等可能的結果
theoretical probability | 理論概率 | quantity | S3 | the number of favourable outcomes divided by the number of all equally likely outcomes | 有利結果的數目除以全部等可能結果的數目所得的值 | not=experimental probability
conditional probability | 條件概率 | quantity | S5 | the chance that one event happens given that another has happened | 已知另一事件發生後，某事件發生的可能性 | not=joint probability
relative frequency | 相對頻數 | quantity | S3 | the number of times that something occurs divided by the total number of trials or data | 某事出現的次數除以試驗或數據總數所得的值 | also-zh=相對頻率; not=frequency
expected value | 期望值 | quantity | S3 | the sum found by multiplying every possible numerical result by its probability and adding | 各個可能數值與其概率之積的總和 | also=expectation; also-zh=數學期望; not=mode
Bayes' theorem | 貝葉斯定理 | law | S6 | the rule that finds the chance of a cause given its effect from the chance of the effect given each cause | 由各原因導致結果的可能性反求結果出於某原因的可能性的規律
permutation | 排列 | form | S5 | an arrangement of objects in which the order matters | 要考慮先後次序的選取和安排 | not=combination
combination | 組合 | form | S5 | a selection of objects in which the order does not matter | 不考慮先後次序的選取 | not=permutation
factorial | 階乘 | quantity | S5 | the product of a positive integer and all smaller positive integers | 一個正整數與所有較小的正整數的乘積
geometric probability | 幾何概率 | quantity | S3 | the chance of an event found as a ratio of lengths, areas or volumes | 以長度、面積或體積之比求得的可能性
intersection of events | 事件的交集 | idea | S5 | the outcomes that belong to both of two events | 同時屬於兩個事件的所有結果 | also-zh=交集; not=union of events
union of events | 事件的並集 | idea | S5 | the outcomes that belong to at least one of two events | 屬於兩個事件中最少一個的所有結果 | also-zh=併集; not=intersection of events
complement of an event | 事件的補集 | idea | S5 | the outcomes of a sample space that do not belong to a given event | 樣本空間中不屬於某事件的所有結果 | also-zh=補集
set | ideas of chance | 隨機活動的概念 | outcome; event; sample space; equally likely outcomes
set | words for a chance activity and its results | 隨機活動及其結果的名稱 | random experiment; outcome; event; sample space
set | groups of outcomes | 結果的集合 | intersection of events; union of events; complement of an event; sample space
set | kinds of probability | 概率的種類 | theoretical probability; experimental probability=實驗概率; conditional probability; geometric probability
set | numbers found from trials and probabilities | 由試驗和概率求得的數值 | relative frequency; expected value; frequency; theoretical probability
set | laws of probability | 概率的定律 | addition law of probability=概率加法定律; multiplication law of probability=概率乘法定律; Bayes' theorem; law of large numbers
set | principles of counting and chance | 計數和概率的法則 | addition rule of counting=計數加法法則; multiplication rule of counting=計數乘法法則; addition law of probability=概率加法定律; multiplication law of probability=概率乘法定律
set | numbers met in counting and statistics | 計數和統計中的數值 | factorial; expected value; probability; cumulative frequency
fact | tossing a coin | 擲一枚硬幣 | number of possible outcomes | 可能結果的數目 | 2 | 2 |
fact | throwing a die | 擲一顆骰子 | number of possible outcomes | 可能結果的數目 | 6 | 6 |
fact | throwing two different dice | 擲兩顆不同的骰子 | number of possible outcomes | 可能結果的數目 | 36 | 36 |
fact | drawing a card from a pack without jokers | 從一副沒有小丑牌的撲克牌抽一張 | number of possible outcomes | 可能結果的數目 | 52 | 52 |
fact | tossing three different coins | 擲三枚不同的硬幣 | number of possible outcomes | 可能結果的數目 | 8 | 8 |
fact | 3! | 3! | value of the factorial | 階乘的值 | 6 | 6 |
fact | 4! | 4! | value of the factorial | 階乘的值 | 24 | 24 |
fact | 5! | 5! | value of the factorial | 階乘的值 | 120 | 120 |
fact | 6! | 6! | value of the factorial | 階乘的值 | 720 | 720 |
fact | 0! | 0! | value of the factorial | 階乘的值 | 1 | 1 |

== Random variables and distributions | 隨機變量和分佈
random variable | 隨機變量 | quantity | S6 | a quantity whose value is a number decided by the result of an activity of chance | 數值由隨機活動的結果決定的量 | also-zh=隨機變數
Bernoulli distribution | 伯努利分佈 | form | S6 | the distribution of a variable that is 1 for success and 0 for failure in a single trial | 單次試驗中成功為1、失敗為0的變量的分佈 | not=binomial distribution
binomial distribution | 二項分佈 | form | S6 | the distribution of the number of successes in a fixed number of independent trials with the same chance | 固定次數、機會相同的獨立試驗中成功次數的分佈 | not=geometric distribution, Poisson distribution
geometric distribution | 幾何分佈 | form | S6 | the distribution of the number of independent trials needed to get the first success | 獨立試驗中取得首次成功所需試驗次數的分佈 | not=binomial distribution
Poisson distribution | 泊松分佈 | form | S6 | the distribution of the number of random happenings in a fixed interval when they come at a constant average rate | 事情以固定平均率隨機發生時，在固定區間內發生次數的分佈 | not=binomial distribution
hypergeometric distribution | 超幾何分佈 | form | S6 | the distribution of the number of successes in draws made without replacement from a finite group | 從有限群體中不放回地抽取時成功次數的分佈 | not=binomial distribution
normal distribution | 正態分佈 | form | S6 | the bell-shaped continuous distribution fixed by its mean and its standard deviation | 由平均數和標準差決定、曲線呈鐘形的連續分佈 | also=Gaussian distribution; also-zh=常態分佈
uniform distribution | 均勻分佈 | form | S6 | the distribution in which all values, or all intervals of the same length, are equally likely | 各個值或各個等長區間的可能性都相同的分佈 | not=normal distribution
exponential distribution | 指數分佈 | form | S6 | the continuous distribution of the waiting time until the next random happening at a constant average rate | 事情以固定平均率隨機發生時，等候下一次發生所需時間的連續分佈 | not=Poisson distribution
Student's t-distribution | t分佈 | form | S6 | the bell-shaped distribution with heavier tails used for a mean when the population spread is estimated from the sample | 以樣本估計總體離差時用於平均數、兩尾較厚的鐘形分佈 | also=t-distribution; also-zh=學生t分佈; not=standard normal distribution
chi-square distribution | 卡方分佈 | form | S6 | the distribution of the sum of the squares of independent standard normal variables | 多個獨立標準正態變量的平方和的分佈 | not=F-distribution
F-distribution | F分佈 | form | S6 | the distribution of the ratio of two independent estimates of variance, used in comparing several means | 兩個獨立方差估計值之比的分佈，用於比較多個平均數 | not=chi-square distribution
standard normal distribution | 標準正態分佈 | form | S6 | the bell-shaped distribution with mean 0 and variance 1 | 平均數為0、方差為1的鐘形分佈 | kind=normal distribution; not=Student's t-distribution
normal curve | 正態曲線 | form | S5 | the symmetrical bell-shaped graph whose greatest height is at the mean | 最高點在平均數處、左右對稱的鐘形圖像 | also=bell curve; also-zh=常態曲線; not=frequency polygon
probability density function | 概率密度函數 | form | S6 | the function whose area under the graph over an interval gives the chance of a continuous variable falling there | 圖像在某區間下的面積等於連續變量落入該區間的可能性的函數 | also=pdf; not=cumulative distribution function
cumulative distribution function | 累積分佈函數 | form | S6 | the function that gives the chance that a variable is less than or equal to a given value | 給出變量小於或等於某值的可能性的函數 | also=cdf; not=probability density function
probability mass function | 概率質量函數 | form | S6 | the function that gives the chance of each single value of a discrete variable | 給出離散變量取每個個別值的可能性的函數 | not=probability density function
Bernoulli trial | 伯努利試驗 | process | S6 | an activity of chance that has only the two results success and failure | 只有成功和失敗兩種結果的隨機活動
empirical rule | 經驗法則 | law | S5 | the rule that about 68%, 95% and 99.7% of normal data lie within one, two and three standard deviations of the mean | 正態數據約有68%、95%和99.7%在平均數的一、二、三個標準差內的規律 | not=central limit theorem
central limit theorem | 中央極限定理 | law | S6 | the rule that the averages of large samples are nearly normal, whatever the shape of the population | 不論總體形狀如何，大樣本的平均數都近似正態的規律 | also-zh=中心極限定理; not=law of large numbers
law of large numbers | 大數定律 | law | S6 | the rule that the average of many trials comes closer to the expected value as the trials increase | 試驗次數越多，其平均值越接近期望值的規律 | not=central limit theorem
sampling distribution | 抽樣分佈 | form | S6 | the distribution of a statistic over all possible samples of the same size | 相同大小的所有可能樣本的統計量的分佈
standard error | 標準誤差 | quantity | S6 | the square root of the variance of a statistic, such as the mean, over all possible samples of one size | 統計量在所有相同大小的可能樣本中的方差的平方根 | not=standard deviation, margin of error
set | distributions of counts and trials | 計數和試驗的分佈 | binomial distribution; geometric distribution; Poisson distribution; uniform distribution
set | distributions of results of repeated or single trials | 單次或多次試驗結果的分佈 | Bernoulli distribution; hypergeometric distribution; geometric distribution; Poisson distribution
set | distributions for drawing and counting successes | 抽取和成功次數的分佈 | binomial distribution; hypergeometric distribution; geometric distribution; Poisson distribution
set | continuous distributions | 連續分佈 | normal distribution; exponential distribution; chi-square distribution; F-distribution
set | distributions used in tests | 檢定所用的分佈 | standard normal distribution; Student's t-distribution; chi-square distribution; F-distribution
set | distributions of different shapes | 形狀不同的分佈 | normal distribution; uniform distribution; exponential distribution; Bernoulli distribution
set | ideas about trials | 有關試驗的概念 | Bernoulli trial; random variable; event; sample space
set | great rules of statistics | 統計學的重要規律 | empirical rule; central limit theorem; law of large numbers; Bayes' theorem
set | quantities of probability theory | 概率論中的量 | discrete random variable=離散隨機變量; continuous random variable=連續隨機變量; expected value; standard error
order | values of normal data from the lowest | 正態數據由小至大的位置 | two standard deviations below the mean=比平均數低兩個標準差 > one standard deviation below the mean=比平均數低一個標準差 > the mean=平均數 > one standard deviation above the mean=比平均數高一個標準差
fact | one standard deviation on both sides of the mean | 平均數兩旁各一個標準差內 | share of normal data, about | 約佔正態數據的百分率 | 68% | 68% |
fact | two standard deviations on both sides of the mean | 平均數兩旁各兩個標準差內 | share of normal data, about | 約佔正態數據的百分率 | 95% | 95% |
fact | three standard deviations on both sides of the mean | 平均數兩旁各三個標準差內 | share of normal data, about | 約佔正態數據的百分率 | 99.7% | 99.7% |
fact | values above the mean | 大於平均數的數值 | share of normal data, about | 約佔正態數據的百分率 | 50% | 50% |

== Estimation, tests and regression | 估計、檢定和迴歸
point estimate | 點估計 | quantity | S6 | a single number calculated from a sample as the best guess of a population value | 由樣本計算、作為總體數值最佳猜測的單一個數 | also-zh=點估計值; not=confidence interval
confidence interval | 置信區間 | form | S6 | a range of values, calculated from a sample, that is likely to contain the true population value | 由樣本計算、很可能包含總體真值的一段數值範圍 | also-zh=信賴區間; not=point estimate
confidence level | 置信水平 | quantity | S6 | the percentage of samples for which the range calculated would contain the true value | 所計算的範圍會包含真值的樣本所佔的百分率 | also-zh=置信度; not=significance level
margin of error | 誤差範圍 | quantity | S6 | half the width of a confidence interval | 置信區間闊度的一半 | also-zh=誤差幅度; not=standard error
unbiased estimator | 無偏估計量 | quantity | S6 | a statistic whose expected value equals the population value that it estimates | 期望值等於所估計的總體數值的統計量
null hypothesis | 原假設 | idea | S6 | the claim of no effect or no difference, which is held until the data speak against it | 主張沒有影響或差異、在數據否定它之前一直保留的假設 | also-zh=零假設; not=alternative hypothesis
alternative hypothesis | 備擇假設 | idea | S6 | the claim of an effect or a difference, which is accepted if the data rule out its opposite | 主張有影響或差異、當數據否定其相反主張時被接納的假設 | also-zh=對立假設; not=null hypothesis
type I error | 第一類錯誤 | idea | S6 | the mistake of rejecting a null hypothesis that is true | 否定了實際上正確的原假設的判斷失誤 | not=type II error
type II error | 第二類錯誤 | idea | S6 | the mistake of not rejecting a null hypothesis that is false | 沒有否定實際上不正確的原假設的判斷失誤 | not=type I error
significance level | 顯著性水平 | quantity | S6 | the greatest chance, chosen beforehand, of rejecting a null hypothesis that is true | 事先選定、容許否定正確原假設的最大可能性 | also=alpha; also-zh=顯著水平; not=p-value, confidence level
p-value | p值 | quantity | S6 | the chance of a result at least as extreme as the one observed if the null hypothesis is true | 假如原假設正確，得到至少與觀察所得同樣極端的結果的可能性 | not=significance level
power of a test | 檢定功效 | quantity | S6 | the chance of rejecting a null hypothesis that is false | 否定不正確的原假設的可能性 | also=power; also-zh=檢定力
test statistic | 檢定統計量 | quantity | S6 | the number calculated from sample data on which the decision about a hypothesis is based | 由樣本數據計算、作為判斷假設依據的數值 | not=p-value
critical value | 臨界值 | quantity | S6 | the boundary number beyond which a null hypothesis is rejected | 一旦超過便否定原假設的分界數值 | not=test statistic
degrees of freedom | 自由度 | quantity | S6 | the number of data that can still vary independently when a statistic is calculated | 計算統計量時可以不受限制地取值的數據個數
one-tailed test | 單尾檢定 | method | S6 | a way of judging a claim in which only results at one end of the distribution count against the null hypothesis | 只有分佈一端的結果才會否定原假設的判斷方法 | also-zh=單側檢定; not=two-tailed test
two-tailed test | 雙尾檢定 | method | S6 | a way of judging a claim in which results at both ends of the distribution count against the null hypothesis | 分佈兩端的結果都會否定原假設的判斷方法 | also-zh=雙側檢定; not=one-tailed test
goodness-of-fit test | 擬合優度檢定 | method | S6 | a way of judging whether the observed frequencies of one variable agree with an expected distribution | 判斷一個變量的觀察頻數是否符合預期分佈的方法 | also-zh=適合度檢定; not=test of independence
test of independence | 獨立性檢定 | method | S6 | a way of judging from a two-way table whether two categorical variables are related | 由雙向表判斷兩個定性變量是否有關的方法 | not=goodness-of-fit test
analysis of variance | 方差分析 | method | S6 | a way of judging whether the means of three or more groups are equal by comparing spreads between and within groups | 比較組間與組內的離差，以判斷三組或以上的平均數是否相等的方法 | also=ANOVA; also-zh=變異數分析
correlation coefficient | 相關係數 | quantity | S6 | a number from −1 to 1 that measures how closely points follow a straight line | 介乎−1與1之間、量度各點有多貼近一直線的數 | not=coefficient of determination
coefficient of determination | 決定係數 | quantity | S6 | the fraction of the variation of one quantity that is explained by the line of best fit | 一個量的變異中可由最佳擬合線解釋的部分所佔的比例 | also=R-squared; also-zh=判定係數; not=correlation coefficient
regression line | 迴歸線 | form | S6 | the straight line that makes the sum of the squared vertical distances from the points least | 使各點與其鉛垂距離的平方和最小的直線 | also=line of best fit, least-squares line; also-zh=最佳擬合線
residual | 殘差 | quantity | S6 | the difference between an observed value and the value predicted by a line of best fit | 觀察值與最佳擬合線預測值之差 | not=sampling error
independent variable | 自變量 | quantity | S4 | the quantity that is chosen or changed to see its effect on another | 被選定或改變、以觀察其對另一量的影響的量 | also=explanatory variable; also-zh=自變數; not=dependent variable
positive correlation | 正相關 | property | S4 | a relation in which one quantity tends to increase as the other increases | 一個量增加時另一個量亦傾向增加的關係 | not=negative correlation
negative correlation | 負相關 | property | S4 | a relation in which one quantity tends to decrease as the other increases | 一個量增加時另一個量傾向減少的關係 | not=positive correlation
zero correlation | 零相關 | property | S4 | the absence of any tendency of one quantity to change in a straight-line way with another | 一個量不會隨另一個量呈直線式變化的情況 | also=no correlation; also-zh=不相關
nominal scale | 名義尺度 | form | S6 | the level of measurement that only puts data into named kinds without any order | 只把數據歸入不分先後的類別的量度層次 | also-zh=類別尺度; not=ordinal scale
interval scale | 等距尺度 | form | S6 | the level of measurement with equal steps but no true zero, such as degrees Celsius | 各級差距相等但沒有真正零點的量度層次，例如攝氏度 | also-zh=區間尺度; not=ratio scale
ratio scale | 比例尺度 | form | S6 | the level of measurement with equal steps and a true zero, such as mass | 各級差距相等並有真正零點的量度層次，例如質量 | also-zh=比率尺度; not=interval scale
control group | 對照組 | group | S4 | the subjects of an experiment who do not receive the treatment that is being tested | 實驗中不接受所測試處理的一組對象 | not=experimental group
experimental group | 實驗組 | group | S4 | the subjects of a study who receive the treatment that is being tested | 研究中接受所測試處理的一組對象 | also=treatment group; not=control group
set | estimates and their certainty | 估計及其可靠程度 | point estimate; margin of error; confidence level; standard error
set | ideas of hypothesis testing | 假設檢定的概念 | null hypothesis; alternative hypothesis; type I error; type II error
set | probabilities in hypothesis testing | 假設檢定中的可能性 | significance level; p-value; power of a test; confidence level
set | numbers used to decide a test | 檢定時用作判斷的數值 | test statistic; critical value; p-value; degrees of freedom
set | kinds of hypothesis tests | 假設檢定的種類 | goodness-of-fit test; test of independence; analysis of variance; paired t-test=配對t檢定
set | numbers of correlation and regression | 相關和迴歸的數值 | correlation coefficient; coefficient of determination; residual; slope
set | levels of measurement | 量度層次 | nominal scale; ordinal scale=順序尺度; interval scale; ratio scale
set | tables and diagrams of two variables | 顯示兩個變量的圖表 | contingency table=列聯表; scatter diagram=散點圖; regression line; compound bar chart=複合棒形圖
set | groups and persons of a study | 研究中的群體 | control group; experimental group; population in statistics; sample
set | values of inference | 統計推斷中的數值 | test statistic; critical value; unbiased estimator; parameter
set | numbers calculated from a sample | 由樣本計算的數值 | test statistic; correlation coefficient; residual; standard score
set | results of estimating and testing | 估計和檢定的結果 | confidence interval; point estimate; p-value; critical value
order | levels of measurement from the simplest | 量度層次由簡至繁 | nominal scale > ordinal scale=順序尺度 > interval scale > ratio scale
order | steps of a hypothesis test | 假設檢定的步驟 | state the hypotheses=提出假設 > choose the significance level=選定顯著性水平 > calculate the test statistic=計算檢定統計量 > make the decision=作出判斷
`
