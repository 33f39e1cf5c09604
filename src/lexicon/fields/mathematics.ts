/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const mathematics = `
== Whole numbers and place value | 整數與位值
digit | 數字 | sign | P3 | any of the ten symbols from 0 to 9 with which numerals are written | 用來寫出數目的0至9十個符號中的任何一個 | not=place value
place value | 位值 | quantity | P3 | the worth of a digit that depends on where it stands in a numeral | 數字因在數中所處的地方不同而代表的大小 | not=digit
ones place | 個位 | structure | P3 | the first position counted from the right in a whole number | 整數中由右面數起的第一個數位 | also=units place
tens place | 十位 | structure | P3 | the second position counted from the right in a whole number | 整數中由右面數起的第二個數位 | not=tenths place
hundreds place | 百位 | structure | P3 | the third position counted from the right in a whole number | 整數中由右面數起的第三個數位 | not=hundredths place
thousands place | 千位 | structure | P3 | the fourth position counted from the right in a whole number | 整數中由右面數起的第四個數位 | not=thousandths place
ten thousands place | 萬位 | structure | P3 | the fifth position counted from the right in a whole number | 整數中由右面數起的第五個數位
hundred thousands place | 十萬位 | structure | P4 | the sixth position counted from the right in a whole number | 整數中由右面數起的第六個數位
millions place | 百萬位 | structure | P5 | the seventh position counted from the right in a whole number | 整數中由右面數起的第七個數位
even number | 偶數 | form | P3 | an integer that leaves no remainder when it is divided by 2 | 除以2後沒有餘數的整數 | also-zh=雙數; not=odd number
odd number | 奇數 | form | P3 | an integer that is not exactly divisible by 2 | 不能被2整除的整數 | also-zh=單數; not=even number
prime number | 質數 | form | P4 | a whole number greater than 1 whose only factors are 1 and itself | 大於1，而且只有1和本身兩個因數的整數 | also=prime; not=odd number, composite number
composite number | 合成數 | form | P4 | a whole number that has more than two different factors | 有多於兩個不同因數的整數 | also-zh=合數; not=prime number
square number | 平方數 | form | P5 | the product of a whole number and itself, such as 4, 9 or 16 | 一個整數與自己相乘一次所得的積，例如4、9、16 | also=perfect square number; also-zh=正方形數; not=cube number
cube number | 立方數 | form | S1 | the product of three equal whole numbers, such as 8, 27 or 64 | 三個相同整數相乘所得的積，例如8、27、64 | not=square number
triangular number | 三角形數 | form | S2 | the sum of the whole numbers from 1 up to some whole number, such as 3, 6 or 10 | 由1開始若干個連續整數之和，例如3、6、10 | not=square number
perfect number | 完全數 | form | S1 | a whole number equal to the sum of all its factors other than itself, such as 6 or 28 | 等於除本身以外所有因數之和的整數，例如6、28 | also-zh=完美數
consecutive integers | 連續整數 | form | S1 | whole numbers that follow one another with a difference of 1, such as 7, 8 and 9 | 沒有小數部分而順次相差1的一列數 | not=consecutive even numbers
consecutive even numbers | 連續偶數 | form | S1 | multiples of 2 that follow one another with a difference of 2, such as 4, 6 and 8 | 順次相差2的一列雙數，例如4、6、8 | also-zh=連續雙數; not=consecutive integers
ascending order | 由小至大 | idea | P3 | an arrangement of numbers in which each is greater than the one before it | 每個數都比前一個數大的排列方式 | also-zh=升序; not=descending order
descending order | 由大至小 | idea | P3 | an arrangement of numbers in which each is less than the one before it | 每個數都比前一個數小的排列方式 | also-zh=降序; not=ascending order
Hindu-Arabic numerals | 阿拉伯數字 | system | P4 | the way of writing numbers by position with the ten symbols 0, 1, 2 up to 9 | 用0至9十個符號按位置表示數目的記數方法 | also=Arabic numerals; also-zh=印度-阿拉伯數字
Roman numerals | 羅馬數字 | system | P4 | the ancient European way of writing numbers with the letters I, V, X, L, C, D and M | 以字母I、V、X、L、C、D、M表示數目的古代歐洲記數方法
binary system | 二進制 | system | S1 | the way of writing numbers that uses only the symbols 0 and 1 | 只用0和1兩個符號表示數目的記數方法 | also-zh=二進數制; not=denary system
hexadecimal system | 十六進制 | system | S1 | the way of writing numbers that uses sixteen symbols, the digits 0 to 9 and the letters A to F | 用0至9及A至F這些符號表示數目的記數方法
abacus | 算盤 | device | P4 | a calculating tool made of a frame with beads that slide along rods | 在框內的桿上撥動珠子來計算的工具 | not=counting rods
counting rods | 算籌 | device | P4 | small sticks that were laid out in ancient China to show and calculate numbers | 中國古代用來擺出數目和進行計算的小棒
calculator | 計算機 | device | P4 | an electronic tool with number keys and a small screen that works out sums | 設有數字鍵和顯示屏、能快速得出運算結果的電子工具
slide rule | 計算尺 | device | S5 | an old calculating tool with logarithmic scales that are moved alongside each other | 以刻有對數刻度而可互相移動的部件來運算的舊式工具 | also-zh=滑尺
set | positions of a digit in a whole number | 數字在整數中的數位 | ones place; tens place; hundreds place; thousands place; ten thousands place; hundred thousands place; millions place
set | positions in a five-digit number | 五位數中的數位 | ones place; tens place; hundreds place; thousands place; ten thousands place
set | whole numbers named by their factors or the way they are formed | 按因數或組成方式命名的整數 | prime number; composite number; square number; perfect number
set | kinds of number with a special pattern | 有特別規律的數 | square number; cube number; triangular number; prime number
set | kinds of whole number a pupil must tell apart | 須分辨的整數種類 | odd number; even number; prime number; composite number
set | numbers named by a rule about their factors or sums | 以因數或總和的規則命名的數 | perfect number; prime number; triangular number; cube number
set | ways of writing numbers | 記數方法 | denary system=十進制; binary system; octal system=八進制; hexadecimal system
set | systems of numerals and their origin or base | 不同來源或底數的記數系統 | Hindu-Arabic numerals; Roman numerals; binary system; hexadecimal system
set | tools for calculation | 計算工具 | abacus; counting rods; calculator; slide rule
set | ways of arranging numbers or words | 排列的方式 | ascending order; descending order; alphabetical order=字母次序; random order=隨機次序
set | descriptions of lists of numbers | 數列的描述 | consecutive integers; consecutive even numbers; consecutive odd numbers=連續奇數; consecutive multiples of 3=連續的3的倍數
order | positions in a whole number, from right to left | 整數的數位，由右至左 | ones place > tens place > hundreds place > thousands place > ten thousands place > hundred thousands place > millions place
order | Roman numerals from the smallest value to the greatest | 羅馬數字由小至大 | I=I > V=V > X=X > L=L > C=C > D=D > M=M
order | the first prime numbers from small to large | 由小至大的首五個質數 | 2=2 > 3=3 > 5=5 > 7=7 > 11=11
fact | Roman numeral I | 羅馬數字 I | value in Hindu-Arabic numerals | 以阿拉伯數字表示的值 | 1 | 1 |
fact | Roman numeral V | 羅馬數字 V | value in Hindu-Arabic numerals | 以阿拉伯數字表示的值 | 5 | 5 |
fact | Roman numeral X | 羅馬數字 X | value in Hindu-Arabic numerals | 以阿拉伯數字表示的值 | 10 | 10 |
fact | Roman numeral L | 羅馬數字 L | value in Hindu-Arabic numerals | 以阿拉伯數字表示的值 | 50 | 50 |
fact | Roman numeral C | 羅馬數字 C | value in Hindu-Arabic numerals | 以阿拉伯數字表示的值 | 100 | 100 |
fact | Roman numeral D | 羅馬數字 D | value in Hindu-Arabic numerals | 以阿拉伯數字表示的值 | 500 | 500 |
fact | Roman numeral M | 羅馬數字 M | value in Hindu-Arabic numerals | 以阿拉伯數字表示的值 | 1000 | 1000 |
fact | binary number 1001 | 二進數1001 | value in the denary system | 化為十進數的值 | 9 | 9 |
fact | binary number 1010 | 二進數1010 | value in the denary system | 化為十進數的值 | 10 | 10 |
fact | binary number 1100 | 二進數1100 | value in the denary system | 化為十進數的值 | 12 | 12 |
fact | binary number 1111 | 二進數1111 | value in the denary system | 化為十進數的值 | 15 | 15 |
fact | binary number 10000 | 二進數10000 | value in the denary system | 化為十進數的值 | 16 | 16 |

== The four operations | 四則運算
addition | 加法 | method | P3 | the operation that combines two or more numbers into one total | 把兩個或以上的數合起來求總數的運算 | not=multiplication
subtraction | 減法 | method | P3 | the operation that takes one number away from another to find how much is left | 從一個數中拿走另一個數，求餘下多少的運算 | not=division
multiplication | 乘法 | method | P3 | the operation that finds the total of equal groups in a quick way, as repeated addition does | 快速求出若干個相同數目總和的運算 | not=addition
division | 除法 | method | P3 | the operation that shares a number into equal parts or finds how many equal groups it contains | 把一個數平均分成若干份，或求它包含多少個相同數目的運算 | not=subtraction
sum | 和 | quantity | P3 | the result of adding numbers together | 把數目相加所得的結果 | not=product
difference | 差 | quantity | P3 | the result of taking one number away from another | 兩個數相減所得的結果 | not=quotient
product | 積 | quantity | P3 | the result of multiplying numbers together | 把數目相乘所得的結果 | not=sum
quotient | 商 | quantity | P3 | the result of dividing one number by another | 一個數除以另一個數所得的結果 | also-zh=商數; not=remainder
remainder | 餘數 | quantity | P3 | the part, smaller than the divisor, that is left over after sharing into equal whole groups | 平均分後剩下、比除數小而不足再分的部分 | not=quotient
addend | 加數 | quantity | P4 | a number that is put together with another to make a total | 與另一個數合併以得出總數的數
subtrahend | 減數 | quantity | P4 | the number that is taken away from another, such as 4 in 9 − 4 | 從另一個數中拿走的數，例如9 − 4中的4 | not=minuend
dividend | 被除數 | quantity | P4 | the number that is shared into equal parts, such as 20 in 20 ÷ 4 | 要平均分成若干份的數，例如20 ÷ 4中的20 | not=divisor
divisor | 除數 | quantity | P4 | the number by which another is shared into equal parts, such as 4 in 20 ÷ 4 | 用來平均分另一個數的數，例如20 ÷ 4中的4 | not=dividend
carrying | 進位 | method | P3 | the step of passing ten from one column to the next higher column as one | 某個數位滿十時，向左面較高數位加一的步驟 | not=borrowing
borrowing | 退位 | method | P3 | the step of changing one from the next higher column into ten when a digit is too small to take away from | 某個數位不夠減時，從左面較高數位取一當十的步驟 | not=carrying
column form | 直式 | form | P3 | a layout of a calculation in which digits of the same place stand one under another | 把相同數位的數字上下對齊來計算的寫法 | not=horizontal form
horizontal form | 橫式 | form | P3 | a layout of a calculation in which numbers and signs are written along one line from left to right | 把數和運算符號由左至右寫在同一行的寫法 | not=column form
long division | 長除法 | method | P4 | a way of dividing in which each product and each difference is written out step by step below | 把每一步的積和差逐一寫在下方的求商方法 | not=short division
short division | 短除法 | method | P4 | a way of dividing numbers repeatedly by primes, with only the results written, that finds highest common factors and lowest common multiples | 不斷以質數除各數而只寫出結果，可用來求最大公因數和最小公倍數的方法 | not=long division
associative law of addition | 加法結合律 | law | P4 | the rule that the grouping of three numbers that are added does not change the total | 三個數相加，不論先把哪相鄰兩個相加，得數也不變的規律 | also=associative property of addition; also-zh=加法結合性質
associative law of multiplication | 乘法結合律 | law | P4 | the rule that the grouping of three factors does not change the product | 三個數相乘，不論先把哪相鄰兩個相乘，得數也不變的規律 | also=associative property of multiplication; also-zh=乘法結合性質
rounding off | 四捨五入 | method | P4 | the way of approximating in which a next digit below 5 is dropped and a next digit of 5 or more adds one | 按下一位是否小於5來決定捨去或加一的取近似值方法 | not=rounding up, rounding down
rounding up | 上捨入 | method | S1 | the way of approximating that always takes a value not less than the real one, as when buses are counted for a group | 所取近似值必定不小於真實值的方法，例如求最少需要多少輛旅遊巴 | not=rounding off
rounding down | 下捨入 | method | S1 | the way of approximating that always takes a value not greater than the real one, as when full boxes are counted | 所取近似值必定不大於真實值的方法，例如求最多可裝滿多少盒 | not=rounding off
estimation | 估算 | method | P4 | the finding of a rough answer quickly with simpler numbers near the given ones | 以相近而簡單的數快速求出約略答案的做法 | not=rounding off
exact value | 準確值 | quantity | S1 | a number given without any rounding, such as √2 left in surd form | 沒有經過任何捨入的數，例如保留根號的√2 | not=approximate value
significant figure | 有效數字 | quantity | S2 | any digit of a number that counts towards its accuracy, starting from the first that is not zero | 由第一個非零數位起，顯示一個數準確程度的各個數位 | also-zh=有效數位; not=decimal place
scientific notation | 科學記數法 | method | S2 | the way of writing a positive number as one from 1 to less than 10 times an integral power of 10 | 把數寫成不小於1而小於10的數乘以10的整數次方的方法 | also=standard form; also-zh=科學記數式
maximum absolute error | 最大絕對誤差 | quantity | S2 | half of the smallest division of the measuring scale or of the unit to which a value is rounded | 量度工具最小刻度或捨入單位的一半 | also-zh=最大可能誤差; not=absolute error
relative error | 相對誤差 | quantity | S2 | the ratio of the difference from the true value to the true or measured value, left as a fraction or decimal | 與真確值的差距和真確值或量度值之比，以分數或小數表示 | not=percentage error
percentage error | 百分誤差 | quantity | S2 | the ratio of the difference from the true value to the true or measured value, written out of a hundred | 與真確值的差距和真確值或量度值之比，以每一百份佔多少表示 | not=relative error
set | the four basic operations | 四種基本運算 | addition; subtraction; multiplication; division
set | results of the operations | 運算的結果 | sum; difference; product; quotient
set | results and parts of whole-number division and multiplication | 整數乘除的結果及各部分 | product; quotient; remainder; multiplier=乘數
set | what can be found when one number is divided by another | 除法算式中的各個數 | dividend; divisor; quotient; remainder
set | numbers on which the operations are done | 運算中的各個數 | minuend=被減數; subtrahend; dividend; divisor
set | numbers named in addition and subtraction | 加減算式中的數 | addend; sum; minuend=被減數; subtrahend
set | numbers named in multiplication and division | 乘除算式中的數 | multiplicand=被乘數; multiplier=乘數; dividend; divisor
set | numbers in a subtraction or a multiplication | 減法或乘法算式中的數 | minuend=被減數; subtrahend; difference; multiplicand=被乘數; multiplier=乘數
set | steps and layouts of written calculation | 筆算的方法 | carrying; borrowing; long division; short division
set | laws of operations | 運算定律 | commutative law of addition=加法交換律; associative law of addition; commutative law of multiplication=乘法交換律; associative law of multiplication; distributive law=分配律
set | ways of giving a number that is not exact | 取近似值的方法 | rounding off; rounding up; rounding down; estimation
set | errors of measurement | 量度的誤差 | absolute error; maximum absolute error; relative error; percentage error
set | values that a number or digit may have | 與數或數字有關的值 | place value; approximate value=近似值; exact value; absolute value
set | terms that tell how accurate a number is | 與數的準確度有關的用語 | significant figure; decimal place=小數位; approximate value=近似值; exact value
order | the order in which the parts of a mixed calculation are worked out | 四則混合運算的先後次序 | brackets=括號 > powers=乘方 > multiplication and division=乘除 > addition and subtraction=加減

== Factors and multiples | 因數與倍數
factor | 因數 | quantity | P4 | a whole number that divides a given whole number exactly | 能整除某個整數的整數 | not=multiple
multiple | 倍數 | quantity | P4 | the product of a given whole number and any whole number other than zero | 某整數乘以任何非零整數所得的積 | not=factor
common factor | 公因數 | quantity | P4 | any whole number that divides each of two or more given numbers exactly | 能同時整除兩個或以上整數的任何一個數 | also-zh=公約數; not=common multiple
highest common factor | 最大公因數 | quantity | P4 | the greatest whole number that divides each of two or more given numbers exactly | 能同時整除各已知整數的數之中數值最高的一個 | also=HCF, H.C.F., greatest common divisor; also-zh=最大公約數; not=lowest common multiple
common multiple | 公倍數 | quantity | P4 | any number that each of two or more given whole numbers divides exactly | 能同時被兩個或以上整數整除的任何一個數 | not=common factor
lowest common multiple | 最小公倍數 | quantity | P4 | the least positive number that each of two or more given whole numbers divides exactly | 能同時被各已知整數整除的正整數之中數值最低的一個 | also=LCM, L.C.M., least common multiple; not=highest common factor
prime factor | 質因數 | quantity | S1 | a number with only two divisors that divides a given whole number exactly | 能整除某整數，而本身只可被1和自己整除的大於1的數 | not=common factor
listing method | 列舉法 | method | P4 | the finding of common factors or multiples by writing them all out and comparing | 把各數的因數或倍數逐一寫出再比較的做法
divisibility | 整除性 | property | P4 | the property of a whole number that a given number goes into it with no remainder | 一個整數除以某數後沒有餘數的性質 | not=parity
parity | 奇偶性 | property | S1 | the property of an integer of being either a multiple of 2 or not | 整數屬於單數還是雙數的性質
sieve of Eratosthenes | 埃拉托塞尼篩法 | method | P4 | a way of finding primes by crossing out the multiples of 2, 3, 5 and so on from a list | 在數表上依次刪去2、3、5等的倍數來找出質數的做法
index notation | 指數記數法 | method | S1 | the short way of writing repeated multiplication with a small raised number, as in 2³ | 以右上角的小數字表示同一個數連乘若干次的簡便寫法 | also=exponential notation; not=scientific notation
set | numbers found from two given whole numbers | 由兩個已知整數求得的數 | highest common factor; lowest common multiple; sum; product; difference
set | words that tell how one number is related to another | 數與數之間的關係 | factor; multiple; quotient; remainder
set | ways of finding factors, multiples or primes | 找因數、倍數或質數的方法 | prime factorization=質因數分解; short division; listing method; sieve of Eratosthenes
set | ways of rewriting a number | 改寫一個數的方法 | prime factorization=質因數分解; index notation; scientific notation; expanded form=展開式
set | properties of numbers and operations | 數與運算的性質 | divisibility; parity; commutativity=交換性; closure=封閉性
fact | 12 | 12 | number of positive factors | 正因數的數目 | 6 | 6 |
fact | 16 | 16 | number of positive factors | 正因數的數目 | 5 | 5 |
fact | 24 | 24 | number of positive factors | 正因數的數目 | 8 | 8 |
fact | 36 | 36 | number of positive factors | 正因數的數目 | 9 | 9 |
fact | 48 | 48 | number of positive factors | 正因數的數目 | 10 | 10 |
fact | 60 | 60 | number of positive factors | 正因數的數目 | 12 | 12 |
fact | 11 | 11 | square | 平方 | 121 | 121 |
fact | 12 | 12 | square | 平方 | 144 | 144 |
fact | 13 | 13 | square | 平方 | 169 | 169 |
fact | 14 | 14 | square | 平方 | 196 | 196 |
fact | 15 | 15 | square | 平方 | 225 | 225 |
fact | 16 | 16 | square | 平方 | 256 | 256 |
fact | 17 | 17 | square | 平方 | 289 | 289 |
fact | 4 | 4 | cube | 立方 | 64 | 64 |
fact | 5 | 5 | cube | 立方 | 125 | 125 |
fact | 6 | 6 | cube | 立方 | 216 | 216 |
fact | 7 | 7 | cube | 立方 | 343 | 343 |
fact | 8 | 8 | cube | 立方 | 512 | 512 |

== Fractions | 分數
fraction | 分數 | form | P3 | a number that shows one or more equal parts of a whole with one number written above another | 以上下兩個數表示整體平均分成若干份後所佔份數的數 | not=decimal
numerator | 分子 | structure | P3 | the number above the line that tells how many equal parts are taken | 寫在橫線上方、表示取了多少等份的數 | not=denominator
denominator | 分母 | structure | P3 | the number below the line that tells into how many equal parts the whole is divided | 寫在橫線下方、表示整體平均分成多少份的數 | not=numerator
fraction line | 分數線 | structure | P3 | the short horizontal stroke that stands between the top number and the bottom number | 隔開上下兩個數的短橫畫 | also=fraction bar, vinculum
mixed number | 帶分數 | form | P4 | a number greater than 1 written as a whole number beside parts of a whole, such as 2½ | 由一個整數和一個小於1的部分並排組成的數，例如2½ | also=mixed fraction; not=improper fraction
reciprocal | 倒數 | quantity | P5 | the number that gives 1 when multiplied by a given number other than zero | 與某個非零的數相乘後得出1的數 | also=multiplicative inverse; not=opposite number
common denominator | 公分母 | quantity | P5 | a number that the bottom numbers of several given fractions all divide exactly | 能被各已知分數下方的數同時整除的數 | not=common factor
set | parts of a written fraction | 分數的各部分 | numerator; denominator; fraction line; whole-number part=整數部分
set | kinds of fraction by size and form | 按大小和寫法分的分數 | proper fraction=真分數; improper fraction=假分數; mixed number; complex fraction=繁分數
set | fractions compared with one another | 分數之間的比較 | equivalent fractions=等值分數; like fractions=同分母分數; unlike fractions=異分母分數; mixed numbers=帶分數
set | names for particular fractions | 特定分數的名稱 | unit fraction=單位分數; improper fraction=假分數; mixed number; complex fraction=繁分數
set | ways of changing the form of fractions | 改變分數寫法的方法 | reduction of a fraction=約分; expansion of a fraction=擴分; conversion to a common denominator=通分; taking the reciprocal=取倒數
set | numbers obtained from a given number or numbers | 由已知數得出的數 | reciprocal; opposite number=相反數; square=平方; square root
set | fractions described by their numerator and denominator | 以分子和分母描述的分數 | improper fraction=假分數; simplest fraction=最簡分數; like fractions=同分母分數; unlike fractions=異分母分數
order | steps in adding fractions with different denominators | 異分母分數加法的步驟 | find a common denominator=找出公分母 > write equal fractions with it=通分 > add the numerators=分子相加 > simplify the result=約至最簡

== Decimals and percentages | 小數與百分數
percentage point | 百分點 | unit | S3 | the unit for the plain difference between two rates in %, as when a rate rises from 3% to 5% by two | 兩個以%表示的率直接相減時所用的單位，例如由3%升至5%即升了兩個
set | positions of digits near the decimal point | 小數點左右的數位 | ones place; tens place; tenths place=十分位; hundredths place=百分位; thousandths place=千分位
set | positions with similar names | 名稱相近的數位 | tens place; tenths place=十分位; hundreds place; hundredths place=百分位; thousands place; thousandths place=千分位
set | forms in which a part of a whole is written | 表示部分與整體關係的數的寫法 | fraction; decimal=小數; percentage=百分數; ratio
set | numbers out of a whole, a hundred or a thousand | 以整體、一百份或一千份表示的數 | fraction; percentage=百分數; per mille=千分率; decimal=小數
set | signs written in or after a number | 寫在數中或數後的符號 | decimal point=小數點; percent sign=百分號; degree sign=度數符號; minus sign
set | marks with which numbers are written | 用來寫出數的符號 | digit; decimal point=小數點; percent sign=百分號; minus sign
order | positions after the decimal point from left to right | 小數點後的數位，由左至右 | tenths place=十分位 > hundredths place=百分位 > thousandths place=千分位
fact | 1/4 | 1/4 | form as a decimal | 化為小數 | 0.25 | 0.25 |
fact | 3/4 | 3/4 | form as a decimal | 化為小數 | 0.75 | 0.75 |
fact | 1/5 | 1/5 | form as a decimal | 化為小數 | 0.2 | 0.2 |
fact | 1/8 | 1/8 | form as a decimal | 化為小數 | 0.125 | 0.125 |
fact | 3/8 | 3/8 | form as a decimal | 化為小數 | 0.375 | 0.375 |
fact | 5/8 | 5/8 | form as a decimal | 化為小數 | 0.625 | 0.625 |
fact | 7/8 | 7/8 | form as a decimal | 化為小數 | 0.875 | 0.875 |
fact | 1/2 | 1/2 | form as a percentage | 化為百分數 | 50% | 50% |
fact | 2/5 | 2/5 | form as a percentage | 化為百分數 | 40% | 40% |
fact | 3/20 | 3/20 | form as a percentage | 化為百分數 | 15% | 15% |
fact | 1/25 | 1/25 | form as a percentage | 化為百分數 | 4% | 4% |
fact | 1/8 | 1/8 | form as a percentage | 化為百分數 | 12.5% | 12.5% |

== Ratio, rate and variation | 比、率與變分
ratio | 比 | form | S2 | a comparison by division of two quantities of the same kind, with no unit, such as 2 : 3 | 以相除比較兩個同類量、沒有單位的寫法，例如2 : 3 | not=rate
rate | 率 | quantity | S2 | a comparison by division of two quantities of different kinds, with a unit such as km/h | 以相除比較兩個不同類的量、帶有如km/h等單位的量 | not=ratio
continued ratio | 連比 | form | S2 | a comparison of three or more quantities of the same kind, such as 2 : 3 : 5 | 比較三個或以上同類量的寫法，例如2 : 3 : 5 | not=ratio
proportion | 比例 | form | S2 | a statement that two ratios are equal, such as 2 : 3 = 4 : 6 | 表示兩個比相等的式子，例如2 : 3 = 4 : 6 | also-zh=比例式; not=ratio
direct variation | 正變 | form | S5 | a relation in which the quotient of one quantity by another is a non-zero constant | 兩個量的商為非零常數的關係 | also=direct proportion; also-zh=正比例; not=inverse variation, partial variation
inverse variation | 反變 | form | S5 | a relation in which the product of two quantities is a non-zero constant | 兩個量的積為非零常數的關係 | also=inverse proportion; also-zh=反比例; not=direct variation
joint variation | 聯變 | form | S5 | a relation in which one quantity equals a constant times powers of two or more others multiplied or divided together | 一個量等於常數與另外兩個或以上的量的冪的乘積或商的關係 | not=partial variation
partial variation | 部分變 | form | S5 | a relation in which one quantity is the sum of two or more terms, each fixed or changing with another quantity in its own way | 一個量是兩項或以上之和，而各項或固定或各自隨另一量改變的關係 | not=joint variation
variation constant | 變分常數 | quantity | S5 | the fixed non-zero number k in an equation such as y = kx or y = k/x | 如y = kx或y = k/x等方程中固定不變的非零數k | also=constant of variation
unitary method | 歸一法 | method | P6 | a way of solving problems by first finding the value of one item | 先求出一份的數值，再求若干份的解題方法
set | comparisons of quantities | 量與量之間的比較 | ratio; rate; continued ratio; proportion
set | types of variation | 變分的種類 | direct variation; inverse variation; joint variation; partial variation
set | ways in which a number is compared or expressed | 數量比較的表達方式 | ratio; continued ratio; percentage=百分數; proportion
set | fixed numbers in formulas and sequences | 公式或數列中固定的數 | variation constant; common difference; common ratio; constant term
set | ways of solving word problems | 解應用題的方法 | unitary method; setting up an equation=列方程; listing method; estimation

== Money and percentages | 百分法與財務計算
cost price | 成本價 | quantity | S2 | the amount of money that a trader pays for an article before it is sold | 商人購入或製造一件貨品所付的金額 | also=cost; also-zh=成本; not=selling price
selling price | 售價 | quantity | S2 | the amount of money that a customer really pays for an article | 顧客購買一件貨品實際付出的金額 | also-zh=賣價; not=marked price, cost price
discount | 折扣 | quantity | P6 | the amount by which the price on a label is lowered for a customer | 標籤上的金額為顧客減去的部分 | not=loss
profit | 盈利 | quantity | S2 | the amount by which the money received for an article is more than the money paid for it | 賣出貨品所得高於其成本的金額 | also=gain; also-zh=利潤; not=loss
loss | 虧蝕 | quantity | S2 | the amount by which the money received for an article is less than the money paid for it | 賣出貨品所得低於其成本的金額 | also-zh=虧損; not=profit, discount
profit percentage | 盈利百分率 | quantity | S2 | the gain on an article compared with its cost and written out of a hundred | 賺得的金額佔成本的百分之幾 | also=profit per cent; also-zh=盈利率; not=discount percentage
loss percentage | 虧蝕百分率 | quantity | S2 | the money lost on an article compared with its cost and written out of a hundred | 蝕去的金額佔成本的百分之幾 | also=loss per cent; also-zh=虧蝕率; not=profit percentage
discount percentage | 折扣百分率 | quantity | S2 | the reduction of a price compared with the price on the label and written out of a hundred | 減去的金額佔標籤上金額的百分之幾 | also=discount per cent; also-zh=折扣率; not=loss percentage
percentage increase | 百分增加 | quantity | S2 | the rise of a value compared with its original value and written out of a hundred | 一個量上升的部分佔原值的百分之幾 | also-zh=增加百分率; not=percentage decrease
percentage decrease | 百分減少 | quantity | S2 | the fall of a value compared with its original value and written out of a hundred | 一個量下降的部分佔原值的百分之幾 | also-zh=減少百分率; not=percentage increase
principal | 本金 | quantity | S2 | the sum of money that is first deposited or borrowed | 最初存入或借入的款項 | not=amount
interest | 利息 | quantity | S2 | the money that is paid for the use of a deposit or a loan | 因使用存款或貸款而須支付的款項 | not=principal
interest rate | 利率 | quantity | S2 | the percentage of a deposit or loan that is paid for its use in one period, usually a year | 每段時期使用款項的報酬佔款項的百分之幾，時期多為一年 | also=rate of interest; not=interest
amount | 本利和 | quantity | S2 | the total of the money first deposited or borrowed and all that is earned or charged on it | 最初存入或借入的款項連同其後所得或應付報酬的總數 | also-zh=本息和; not=principal
simple interest | 單利息 | form | S2 | money paid for a loan that is worked out on the original sum alone in every period | 每期都只按最初款項計算的借款報酬 | also-zh=單利; not=compound interest; kind=interest
compound interest | 複利息 | form | S2 | money paid for a loan that is worked out in each period on the original sum and all that was earned before | 每期都把之前所得併入款項再計算的借款報酬 | also-zh=複利; not=simple interest; kind=interest
growth rate | 增長率 | quantity | S2 | the percentage by which a value rises in each equal period | 一個量每隔相同時期上升的百分之幾 | not=depreciation rate
growth factor | 增長因子 | quantity | S2 | the number greater than 1 by which a rising value is multiplied in each equal period | 一個不斷上升的量每期須乘上的、大於1的數 | not=growth rate
depreciation | 折舊 | process | S2 | the falling of the value of things such as cars and machines with time | 汽車、機器等的價值隨時間下降的現象
depreciation rate | 折舊率 | quantity | S2 | the percentage by which the value of an ageing asset falls in each equal period | 資產變舊時，其價值每期下降的百分之幾 | not=growth rate
salaries tax | 薪俸稅 | form | S2 | the Hong Kong levy on what a person earns from employment | 香港向個人受僱所得徵收的稅項 | not=profits tax
profits tax | 利得稅 | form | S2 | the Hong Kong levy on what a business earns from trade in Hong Kong | 香港向企業營商所得徵收的稅項 | not=salaries tax
property tax | 物業稅 | form | S2 | the Hong Kong levy on what an owner receives in rent for a flat, building or land | 香港向業主出租樓宇或土地的租金收入徵收的稅項 | not=rates
rates | 差餉 | form | S2 | the Hong Kong levy on the use of a building, charged as a percentage of its estimated yearly rental value | 香港按樓宇估計全年租值的某個百分率、就樓宇的使用而徵收的稅項 | not=property tax
net chargeable income | 應課稅入息實額 | quantity | S2 | the part of what a person earns that is left to be taxed after deductions and allowances | 個人收入減去扣除項目和免稅額後須徵稅的部分 | not=tax allowance
tax allowance | 免稅額 | quantity | S2 | a sum that the law lets a person take off income before salaries tax is worked out | 計算薪俸稅時，法例容許從收入中減去的款額 | also=allowance; not=discount
progressive tax rates | 累進稅率 | form | S2 | a scale of percentages for taxing income that become higher for each further band of income | 收入分級愈高、徵稅百分率也愈高的一組徵稅標準 | not=flat rate
exchange rate | 匯率 | quantity | S2 | the value of one currency in terms of another | 一種貨幣以另一種貨幣表示的價值 | also-zh=兌換率; not=interest rate
commission | 佣金 | quantity | S2 | the money paid to an agent or seller as a percentage of the sales made | 按銷售額的某個百分率付給代理人或售貨員的報酬 | not=interest
set | amounts of money in buying and selling | 買賣中的各種金額 | cost price; selling price; marked price=標價; discount; profit
set | what a trader may gain or give up | 商人賺得或減去的金額 | profit; loss; discount; commission
set | quantities written as percentages | 以百分數表示的量 | percentage increase; percentage decrease; percentage error; interest rate
set | quantities in a deposit or loan | 存款或貸款中的各個量 | principal; interest; interest rate; amount
set | quantities about a value that changes with time | 與隨時間改變的數值有關的量 | growth rate; growth factor; depreciation rate; interest rate
set | rates expressed for money matters | 與金錢有關的比率 | exchange rate; interest rate; depreciation rate; profit percentage
set | charges collected by the Hong Kong government | 香港政府徵收的稅項 | salaries tax; profits tax; property tax; rates
set | quantities used in working out taxes | 計算稅項時用到的量 | rateable value=應課差餉租值; net chargeable income; tax allowance; tax payable=應繳稅款
order | steps in working out salaries tax | 計算薪俸稅的步驟 | find the total income=求總收入 > subtract deductions and allowances=減去扣除項目及免稅額 > obtain the net chargeable income=得出應課稅入息實額 > apply the progressive rates=按累進稅率計算

== Directed numbers and the real number system | 有向數與實數系
directed number | 有向數 | form | S1 | a number with a positive or negative sign that shows one of two opposite senses, such as +5 or −3 | 帶有正號或負號、可表示兩個相反意義的數，例如+5或−3 | also=signed number
positive number | 正數 | form | S1 | a number that is greater than zero | 數值比零大的數 | not=negative number
negative number | 負數 | form | S1 | a number that is less than zero | 數值比零小的數 | not=positive number
integer | 整數 | form | S1 | any of the numbers …, −2, −1, 0, 1, 2, … that has no fractional part | …, −2, −1, 0, 1, 2, … 這類沒有分數部分的數 | not=natural number
natural number | 自然數 | form | S1 | any of the counting numbers 1, 2, 3 and so on | 數算物件時用的1、2、3等數 | also=counting number; not=integer
rational number | 有理數 | form | S3 | a number that can be written as p/q, with integers p and q and q not zero | 可寫成p/q的數，其中p和q為整數，q不等於零 | not=irrational number
irrational number | 無理數 | form | S3 | a number on the real line that cannot be written as a quotient of two integers, such as √2 | 數線上不能寫成兩個整數之商的數，例如√2 | not=rational number
real number | 實數 | form | S4 | any number that can be shown as a point on the number line | 可用數線上一點表示的任何數 | not=imaginary number
purely imaginary number | 純虛數 | form | S4 | a number of the form bi, where b is real and not zero and i² = −1 | 形如bi的數，其中b為非零實數，i² = −1 | not=real number
complex number | 複數 | form | S4 | a number of the form a + bi, where a and b are real and i² = −1 | 形如a + bi的數，其中a和b為實數，i² = −1
imaginary unit | 虛數單位 | quantity | S4 | the quantity i, whose square is −1 | 平方等於−1的數i | not=imaginary part
real part | 實部 | structure | S4 | the number a, free of i, in a complex number a + bi | a + bi中不與i相乘的a | not=imaginary part
imaginary part | 虛部 | structure | S4 | the number b that multiplies i in a complex number a + bi | a + bi中與i相乘的b | not=real part
complex conjugate | 共軛複數 | form | S4 | the number a − bi that is paired with a + bi, where a and b are real | 與a + bi配對的數a − bi，其中a和b為實數 | also=conjugate
origin | 原點 | structure | S1 | the point on a number line that stands for zero | 數線上代表零的點
absolute value | 絕對值 | quantity | S1 | the distance of a number from zero on the number line | 一個數在數線上與零的距離 | not=opposite number
golden ratio | 黃金比 | quantity | S4 | the irrational number equal to half of the sum of 1 and √5 | 數值等於1與√5之和的一半的無理數 | also-zh=黃金比例
set | numbers by their sign or by division by 2 | 按正負或單雙分的數 | positive number; negative number; even number; odd number
set | classes of number that have no member in common | 沒有共同成員的數類 | integer; proper fraction=真分數; irrational number; purely imaginary number
set | parts of and relations to a + bi | 與a + bi有關的數 | real part; imaginary part; imaginary unit; complex conjugate
set | numbers related to a given number | 與某個已知數有關的數 | absolute value; opposite number=相反數; reciprocal; complex conjugate
set | types of number by what they are used for or how they are formed | 各類數 | natural number; proper fraction=真分數; irrational number; purely imaginary number
set | ways in which a number may appear | 數的各種寫法 | directed number; mixed number; recurring decimal=循環小數; percentage=百分數
set | well-known constants | 著名的常數 | golden ratio; imaginary unit; pi=圓周率; Euler's number
set | terms of lines and points that show numbers | 表示數的線和點 | number line=數線; origin; coordinate plane=坐標平面; axis of symmetry
order | number sets from the narrowest to the widest | 數的集合，由小至大 | natural number > integer > rational number > real number > complex number
fact | π | π | value correct to two decimal places | 準確至小數點後兩位的值 | 3.14 | 3.14 |
fact | e | e | value correct to two decimal places | 準確至小數點後兩位的值 | 2.72 | 2.72 |
fact | √2 | √2 | value correct to two decimal places | 準確至小數點後兩位的值 | 1.41 | 1.41 |
fact | √3 | √3 | value correct to two decimal places | 準確至小數點後兩位的值 | 1.73 | 1.73 |
fact | √5 | √5 | value correct to two decimal places | 準確至小數點後兩位的值 | 2.24 | 2.24 |
fact | the golden ratio | 黃金比 | value correct to two decimal places | 準確至小數點後兩位的值 | 1.62 | 1.62 |

== Algebraic expressions and indices | 代數式與指數
variable | 變數 | quantity | S1 | a quantity, shown by a letter, that may take different values | 以字母表示、可取不同數值的量 | also-zh=變量; not=constant
constant | 常數 | quantity | S1 | a quantity whose value stays fixed throughout a problem | 在整個問題中數值固定不變的量 | not=variable
unknown | 未知數 | quantity | S1 | a number, shown by a letter in an equation, that has to be found | 方程中以字母表示而有待求出的數
coefficient | 係數 | quantity | S1 | the number by which the letters of a term are multiplied, such as 5 in 5x² | 一個項中與字母相乘的數，例如5x²中的5 | not=constant term, index
constant term | 常數項 | structure | S1 | the part of a polynomial that contains no letter, such as 7 in x² + 3x + 7 | 多項式中不含字母的部分，例如x² + 3x + 7中的7 | not=coefficient
algebraic expression | 代數式 | form | S1 | a combination of numbers, letters and operation signs that contains no equals sign | 由數、字母和運算符號組成而不含等號的式子 | not=equation
formula | 公式 | form | S1 | an equation that states a rule by which one quantity is worked out from others | 說明怎樣由其他量計算某一量的等式 | also=formulae (plural), formulas (plural); not=identity
like terms | 同類項 | structure | S1 | parts of an expression with the same letters to the same powers, such as 3ab and −5ab | 字母及其次方完全相同的部分，例如3ab和−5ab | not=unlike terms
unlike terms | 異類項 | structure | S1 | parts of an expression that differ in their letters or in the powers of these, such as 3a and 3a² | 字母或其次方不相同的部分，例如3a和3a² | not=like terms
subject | 主項 | structure | S1 | the letter that stands alone on one side of a formula, such as A in A = lw | 單獨寫在公式一邊的字母，例如A = lw中的A
change of subject | 主項變換 | method | S2 | the rearranging of a formula so that another letter stands alone on one side | 重新整理公式，使另一字母單獨在一邊的做法 | not=substitution
monomial | 單項式 | form | S1 | an expression of one term, a number times letters with non-negative integral powers, such as 4x²y | 只有一項，由數與字母的非負整數次方相乘而成的式，例如4x²y | not=binomial
binomial | 二項式 | form | S2 | a polynomial that is the sum of exactly two unlike terms, such as 3x + 2 | 恰由兩個異類項相加而成的多項式，例如3x + 2 | not=trinomial
polynomial | 多項式 | form | S1 | a sum of terms in which letters carry only non-negative integral powers | 由若干項相加而成、字母的次方都是非負整數的式 | not=rational function
ascending powers | 升冪 | form | S1 | an arrangement of the terms of a polynomial in which the exponents of the variable go from low to high | 把各項按變數的次方由低至高排列的寫法 | not=descending powers
descending powers | 降冪 | form | S1 | an arrangement of the terms of a polynomial in which the exponents of the variable go from high to low | 把各項按變數的次方由高至低排列的寫法 | not=ascending powers
expansion | 展開 | method | S1 | the rewriting of a product of expressions without brackets as a sum of terms | 去掉括號，把式的乘積改寫成各項之和的做法 | not=factorization
factorization | 因式分解 | method | S2 | the rewriting of a polynomial as a product of simpler polynomials | 把多項式改寫成較簡單多項式之積的做法 | also=factorisation; not=expansion
taking out a common factor | 抽取公因式 | method | S2 | the rewriting of an expression such as 6ab + 9ac by putting the part shared by all terms outside brackets | 把如6ab + 9ac的各項所共有的部分提出括號外的做法 | also-zh=提取公因式
cross-method | 十字相乘法 | method | S2 | the rewriting of ax² + bx + c as a product by trying pairs of factors of a and of c | 試出a和c的因數配對，從而把ax² + bx + c寫成乘積的做法
difference of two squares | 平方差 | form | S2 | an expression of the form a² − b², equal to the product of a + b and a − b | 形如a² − b²、等於a + b與a − b之積的式子 | not=perfect square expression
perfect square expression | 完全平方式 | form | S2 | an expression equal to a linear expression multiplied by itself, such as x² + 6x + 9 | 等於某個一次式自乘的式子，例如x² + 6x + 9 | also=perfect square; not=difference of two squares
sum of two cubes | 立方和 | form | S3 | an expression of the form a³ + b³, which has the factor a + b | 形如a³ + b³、以a + b為其中一個因式的式子 | not=difference of two cubes
difference of two cubes | 立方差 | form | S3 | an expression of the form a³ − b³, which has the factor a − b | 形如a³ − b³、以a − b為其中一個因式的式子 | not=sum of two cubes
algebraic fraction | 代數分式 | form | S2 | a quotient of two polynomials whose bottom part contains a variable | 兩個多項式之商而下方含有變數的式 | not=polynomial
base | 底 | structure | S1 | the number that is multiplied by itself in a power, such as 2 in 2⁵ | 冪中連乘的那個數，例如2⁵中的2 | also-zh=底數; not=index
index | 指數 | structure | S1 | the small raised number that tells how many times a number is multiplied, such as 5 in 2⁵ | 寫在右上角、表示某數連乘多少次的小數字，例如2⁵中的5 | also=exponent, indices (plural); not=base
power | 冪 | form | S1 | a product of equal factors written in short form, such as 2⁵ as a whole | 把相同的數連乘並簡寫的形式，例如整個2⁵ | not=index
zero index | 零指數 | form | S2 | the raised number that makes any base other than 0 equal to 1 | 寫在任何不等於0的底數右上角時，使結果等於1的數字 | not=negative index
negative index | 負指數 | form | S2 | the kind of raised number that turns a power into the reciprocal of one with a positive raised number | 令結果成為正整數次方的倒數的右上角數字，例如2⁻³中的−3 | not=fractional index
fractional index | 分數指數 | form | S4 | the kind of raised number m/n whose lower part n tells which root is taken | 形如m/n、以下方的n表示開n次方的右上角數字 | also=rational index; also-zh=有理數指數; not=negative index
set | letters and numbers in expressions and equations | 式和方程中的字母與數 | variable; constant; unknown; coefficient
set | parts of a polynomial or formula | 多項式或公式的組成部分 | constant term; like terms; unlike terms; subject
set | kinds of statement or expression | 式子的種類 | algebraic expression; formula; proportion; inequality
set | expressions named by the number of their terms | 按項數命名的式 | monomial; binomial; trinomial=三項式; quadrinomial=四項式
set | numbers that describe a polynomial | 描述多項式的數 | degree; coefficient; number of terms=項數; root
set | things done to expressions and formulae | 處理式子和公式的做法 | substitution=代入; change of subject; expansion; factorization
set | ways of rewriting a polynomial | 改寫多項式的方法 | taking out a common factor; grouping terms=併項法; cross-method; completing the square
set | special expressions in factorization | 因式分解中的特別式子 | difference of two squares; perfect square expression; sum of two cubes; difference of two cubes
set | parts of expressions with raised numbers | 與指數有關的部分 | base; index; coefficient; power
set | kinds of index | 指數的種類 | zero index; negative index; fractional index; positive integral index=正整數指數
set | ways of simplifying or rewriting expressions | 化簡或改寫式子的方法 | expansion; factorization; rationalization; substitution=代入
fact | 2 to the power 5 | 2的5次方 | value | 數值 | 32 | 32 |
fact | 2 to the power 6 | 2的6次方 | value | 數值 | 64 | 64 |
fact | 2 to the power 10 | 2的10次方 | value | 數值 | 1024 | 1024 |
fact | 3 to the power 4 | 3的4次方 | value | 數值 | 81 | 81 |
fact | 3 to the power 5 | 3的5次方 | value | 數值 | 243 | 243 |
fact | 5 to the power 4 | 5的4次方 | value | 數值 | 625 | 625 |
order | powers of a number by rising index | 由低至高的次方 | square=平方 > cube=立方 > fourth power=四次方 > fifth power=五次方

== Roots and surds | 根與根式
square root | 平方根 | quantity | S1 | a number that gives the stated number when it is multiplied by itself | 自乘後得出已知數的數 | not=square number, cube root
like surds | 同類根式 | form | S3 | expressions that after simplification have the same number under the root, such as √2 and 5√2 | 化簡後根號內的數相同的式子，例如√2和5√2 | not=conjugate surds
conjugate surds | 共軛根式 | form | S4 | a pair of expressions such as 3 + √2 and 3 − √2 whose product is rational | 如3 + √2和3 − √2般、乘積為有理數的一對式子 | not=like surds
radical sign | 根號 | sign | S1 | the symbol √ that stands for a root of the number beneath it | 表示把下方的數開方的符號√ | also-zh=根式符號
radicand | 被開方數 | structure | S3 | the number or expression that is written under the symbol √ | 寫在符號√之下的數或式 | not=index
rationalization | 有理化 | method | S3 | the removing of roots from the bottom part of a fraction without changing its value | 不改變數值而消去分數下方的根號的做法 | also=rationalisation; also-zh=分母有理化
set | roots, powers and inverses of a number | 數的方根及相關的數 | square root; cube root=立方根; reciprocal; absolute value
set | kinds of expression | 式子的種類 | like surds; conjugate surds; perfect square expression; algebraic fraction
set | parts of a written power or root | 冪或根式的各部分 | base; index; radicand; coefficient
set | signs in arithmetic | 算式中的符號 | radical sign; percent sign=百分號; decimal point=小數點; plus sign
fact | 27 | 27 | cube root | 立方根 | 3 | 3 |
fact | 125 | 125 | cube root | 立方根 | 5 | 5 |
fact | 343 | 343 | cube root | 立方根 | 7 | 7 |
fact | 1000 | 1000 | cube root | 立方根 | 10 | 10 |

== Equations and identities | 方程與恆等式
equation | 方程 | form | S1 | a statement with an equals sign that holds only for certain values of its letters | 含等號而只對字母的某些值成立的式子 | also-zh=方程式; not=identity, algebraic expression
identity | 恆等式 | form | S2 | a statement with an equals sign that holds for all values of its letters for which both sides have meaning | 對字母所有使兩邊有意義的值都成立的等式 | not=equation
inequality | 不等式 | form | S3 | a statement that joins two expressions with a sign such as <, >, ≤ or ≥ | 以<、>、≤或≥等符號連接兩個式子的數學語句 | not=equation
linear equation in one unknown | 一元一次方程 | form | S1 | an equation with a single letter whose highest power is 1, such as 2x + 3 = 9 | 只有一個字母而其最高次數為1的等式，例如2x + 3 = 9 | not=quadratic equation
linear equation in two unknowns | 二元一次方程 | form | S2 | an equation of the form ax + by + c = 0 whose graph is a straight line, with a and b not zero | 形如ax + by + c = 0的等式，其中a和b不為零，圖像為直線 | not=simultaneous equations
simultaneous equations | 聯立方程 | form | S2 | a group of equations that the same values of the unknowns must all satisfy | 須以同一組值同時滿足的一組等式 | not=linear equation in two unknowns
quadratic equation | 二次方程 | form | S4 | an equation of the form ax² + bx + c = 0 with a not equal to zero | 形如ax² + bx + c = 0的等式，其中a不等於零 | also-zh=一元二次方程; not=quadratic function
cubic equation | 三次方程 | form | S4 | an equation of the form ax³ + bx² + cx + d = 0 with a not equal to zero | 形如ax³ + bx² + cx + d = 0的等式，其中a不等於零
exponential equation | 指數方程 | form | S4 | an equation in which the unknown stands as a raised number, such as 2ˣ = 8 | 未知數出現在右上角作次方的等式，例如2ˣ = 8 | not=logarithmic equation
radical equation | 根式方程 | form | S4 | an equation in which the unknown stands under a root sign, such as √x = x − 2 | 未知數出現在√之下的等式，例如√x = x − 2 | also-zh=無理方程
root | 根 | quantity | S1 | a value of the unknown that makes the two sides of an equation in one unknown equal | 使只含一個未知數的方程兩邊相等的值 | also=solution; not=discriminant
double root | 重根 | quantity | S4 | the single value given by a quadratic equation when its two solutions are equal | 二次方程兩個解相同時所得的唯一的值 | also=repeated root; also-zh=二重根,等根
extraneous root | 增根 | quantity | S4 | a value that comes out when an equation is solved but does not satisfy the original equation | 解題過程中得出、但不滿足原方程的值
discriminant | 判別式 | quantity | S4 | the expression b² − 4ac whose sign tells the nature of the solutions of ax² + bx + c = 0 | 以正負顯示ax² + bx + c = 0的解的性質的b² − 4ac | not=quadratic formula
product of roots | 兩根之積 | quantity | S4 | the result of multiplying the two solutions of ax² + bx + c = 0, equal to c/a | ax² + bx + c = 0兩個解相乘所得的數，等於c/a | not=sum of roots
transposition | 移項 | method | S1 | the moving of a part of an equation to the other side with its sign changed | 把等式一邊的部分改變符號後搬到另一邊的步驟 | also=transposing terms
quadratic formula | 二次公式 | method | S4 | the rule that gives the solutions of ax² + bx + c = 0 directly from a, b and c | 由a、b、c直接得出ax² + bx + c = 0的解的法則 | also-zh=二次方程求根公式; not=discriminant
factor method | 因式分解法 | method | S4 | a way of solving equations by writing one side as a product and the other side as 0 | 把方程一邊寫成乘積、另一邊為0來求解的方法
completing the square | 配方法 | method | S4 | the rewriting of a quadratic expression as the square of a linear expression plus a constant, with a constant multiplier if needed | 把二次式改寫成含一次式的平方加一個常數的做法 | not=quadratic formula
graphical method | 圖解法 | method | S2 | a way of solving equations by drawing curves or lines and reading where they meet | 繪畫直線或曲線，從交點讀出方程的解的方法 | not=method of elimination
method of substitution | 代入消元法 | method | S2 | a way of solving two equations by putting an expression for one letter from one into the other | 由一式寫出某字母的表達式再放入另一式，從而求解的方法 | also=substitution method; also-zh=代入法; not=method of elimination
set | mathematical statements and expressions | 數學語句和式子 | equation; identity; inequality; algebraic expression
set | kinds of equation by their degree and number of letters | 按次數和未知數數目分的方程 | linear equation in one unknown; linear equation in two unknowns; quadratic equation; cubic equation
set | kinds of equation by where the unknown stands | 按未知數位置分的方程 | fractional equation=分式方程; exponential equation; logarithmic equation=對數方程; radical equation
set | equations a senior pupil learns to solve | 高中生學習求解的方程 | quadratic equation; exponential equation; logarithmic equation=對數方程; radical equation
set | equations and groups of equations | 方程和方程組 | simultaneous equations; linear equation in one unknown; quadratic equation; fractional equation=分式方程
set | values that come up when an equation is solved | 解方程時出現的值 | double root; extraneous root; discriminant; constant term
set | quantities connected with the solutions of a quadratic equation | 與二次方程的解有關的量 | discriminant; sum of roots=兩根之和; product of roots; double root
set | methods of solving a quadratic equation | 解二次方程的方法 | factor method; quadratic formula; completing the square; graphical method
set | methods of solving simultaneous linear equations | 解聯立一次方程的方法 | method of substitution; method of elimination=加減消元法; graphical method; Cramer's rule
set | methods of solving equations | 解方程的方法 | transposition; factor method; graphical method; bisection method=二分法
set | ways of finding the roots of equations | 求方程的根的方法 | bisection method=二分法; Newton's method; quadratic formula; graphical method
order | equations by rising degree | 方程，由低次至高次 | linear equation=一次方程 > quadratic equation > cubic equation > quartic equation=四次方程
order | steps in completing the square of x² + bx | 為x² + bx配方的步驟 | halve the coefficient of x=x的係數除以2 > square the result=把結果平方 > add and subtract the square=加上並減去該平方 > write as a square and a constant=寫成平方與常數
cycle | steps repeated in the bisection method | 二分法中重複的步驟 | take the mid-point of the interval=取區間中點 > find the sign of the function there=判斷該點函數值的正負 > keep the half in which the sign changes=保留函數值變號的一半

== Functions and graphs | 函數與圖像
function | 函數 | form | S4 | a relation that gives exactly one output value for each input value | 對每個輸入值都給出唯一輸出值的關係 | not=equation
domain | 定義域 | idea | S4 | the collection of all input values that a function accepts | 函數所容許的全部輸入值組成的集合 | not=range
codomain | 上域 | idea | S4 | the collection, stated in advance, in which all output values of a function must lie | 預先指明、包含所有輸出值的集合 | also=co-domain; also-zh=對應域; not=range
range | 值域 | idea | S4 | the collection of all output values that a function really takes | 函數實際取得的全部輸出值組成的集合 | not=codomain, domain
independent variable | 自變量 | quantity | S4 | the quantity whose values are chosen freely as the input of a function | 可自由選取其值作為函數輸入的量 | also-zh=自變數; not=dependent variable
dependent variable | 應變量 | quantity | S4 | the quantity whose values are the output of a function and follow from another quantity | 其值由另一個量決定、作為函數輸出的量 | also-zh=應變數,因變量; not=independent variable
dummy variable | 虛變量 | quantity | S4 | a letter that merely holds a place and may be replaced by another letter with no change in meaning | 只佔位置、換成另一字母也不改變意義的字母 | also-zh=虛變數
constant function | 常數函數 | form | S4 | a function that has the same output for every input, with a horizontal line as its graph | 對所有輸入都得出相同輸出、圖像為水平線的函數 | not=linear function
linear function | 線性函數 | form | S4 | a function of the form y = mx + c with m not zero, with a sloping straight line as its graph | 形如y = mx + c而m不為零、圖像為傾斜直線的函數 | also-zh=一次函數; not=quadratic function
quadratic function | 二次函數 | form | S4 | a function of the form y = ax² + bx + c with a not zero, with a parabola as its graph | 形如y = ax² + bx + c而a不為零、圖像為拋物線的函數 | not=quadratic equation
cubic function | 三次函數 | form | S4 | a function of the form y = ax³ + bx² + cx + d with a not zero | 形如y = ax³ + bx² + cx + d而a不為零的函數
exponential function | 指數函數 | form | S4 | a function of the form y = aˣ, where a is a positive number other than 1 | 形如y = aˣ的函數，其中a為不等於1的正數 | not=logarithmic function
logarithmic function | 對數函數 | form | S5 | the function that undoes y = aˣ and is defined for positive inputs only | 還原y = aˣ、只對正的輸入值有定義的函數 | not=exponential function
rational function | 有理函數 | form | S5 | a function that is the quotient of two polynomials | 可表示為兩個多項式之商的函數 | not=polynomial
absolute value function | 絕對值函數 | form | S5 | the function that keeps positive inputs and zero and changes the sign of negative inputs, with a V-shaped graph | 保留非負的輸入、把負的輸入變號，圖像呈V形的函數
identity function | 恆等函數 | form | S6 | the function whose output always equals its input | 輸出總與輸入相同的函數 | not=constant function
even function | 偶函數 | form | S5 | a function with equal outputs for x and −x, whose graph is symmetrical about the y-axis | 對x和−x取相同的值、圖像對稱於y軸的函數 | not=odd function
odd function | 奇函數 | form | S5 | a function whose output changes only its sign when x becomes −x, with rotational symmetry of its graph about the origin | x變為−x時輸出只改變正負號、圖像以原點作旋轉對稱的函數 | not=even function
periodic function | 週期函數 | form | S5 | a function whose values repeat after every fixed length of the variable | 變量每增加某固定長度，函數值便重複出現的函數 | also-zh=周期函數
inverse function | 反函數 | form | S5 | the function that takes each output of a given function back to the input it came from | 把某函數的每個輸出帶回原來輸入的函數 | not=composite function
composite function | 複合函數 | form | S5 | the function made by using the output of one function as the input of another | 以一個函數的輸出作為另一函數的輸入所得的函數 | not=inverse function
piecewise function | 分段函數 | form | S6 | a function given by different formulas on different parts of its domain | 在定義域不同部分以不同公式表示的函數
parabola | 拋物線 | form | S4 | the curve, with one line of symmetry, that is the graph of y = ax² + bx + c | 形如y = ax² + bx + c、具有一條對稱軸的圖像曲線
vertex of a parabola | 拋物線的頂點 | structure | S4 | the point at which the graph of y = ax² + bx + c meets its line of symmetry | y = ax² + bx + c的圖像與其對稱軸相交的點 | also=vertex; also-zh=頂點
axis of symmetry | 對稱軸 | structure | S4 | the line along which a graph can be folded so that its two halves match | 沿它對摺可使圖像兩半互相重合的直線
maximum value | 極大值 | quantity | S4 | the greatest value that a quadratic function reaches when its graph opens downwards | 二次函數的圖像開口向下時所達到的最高數值 | also-zh=最大值; not=minimum value
minimum value | 極小值 | quantity | S4 | the least value that a quadratic function reaches when its graph opens upwards | 二次函數的圖像開口向上時所達到的最低數值 | also-zh=最小值; not=maximum value
set | collections of values connected with a function | 與函數有關的數值集合 | domain; codomain; range; solution set=解集
set | quantities in a relation | 關係中的各種量 | independent variable; dependent variable; dummy variable; constant
set | functions by the shape of their graphs | 按圖像形狀分的函數 | constant function; linear function; quadratic function; absolute value function
set | functions by their formula | 按公式分的函數 | linear function; quadratic function; cubic function; exponential function; logarithmic function
set | functions that senior pupils sketch | 高中生繪畫圖像的函數 | quadratic function; exponential function; logarithmic function; absolute value function
set | functions with special behaviour of sign or repetition | 具特別性質的函數 | even function; odd function; periodic function; one-to-one function=一對一函數
set | functions made from other functions or given in a special way | 由其他函數構成或以特別方式給出的函數 | inverse function; composite function; piecewise function; identity function
set | features of the graph of a quadratic function | 二次函數圖像的特徵 | vertex of a parabola; axis of symmetry; x-intercept; y-intercept
set | values read from a graph | 從圖像讀出的數值 | x-intercept; y-intercept; maximum value; minimum value
set | lines connected with a curve | 與曲線有關的直線 | horizontal asymptote=水平漸近線; vertical asymptote=鉛垂漸近線; oblique asymptote=斜漸近線; axis of symmetry; tangent line
set | shapes of graphs | 圖像的形狀 | parabola; straight line=直線; hyperbola=雙曲線; sine curve=正弦曲線
set | relations and expressions | 關係與式子 | function; equation; identity; inequality

== Polynomials | 多項式
constant polynomial | 常數多項式 | form | S4 | a polynomial that is a number alone and contains no variable | 只是一個數而不含變數的多項式 | not=linear polynomial
linear polynomial | 一次多項式 | form | S2 | a polynomial in one variable in which the highest power is 1 | 變數最高次方為1的單變數多項式 | not=quadratic polynomial
quadratic polynomial | 二次多項式 | form | S2 | a polynomial in one variable in which the highest power is 2 | 變數最高次方為2的單變數多項式 | not=cubic polynomial
cubic polynomial | 三次多項式 | form | S4 | a polynomial in one variable in which the highest power is 3 | 變數最高次方為3的單變數多項式
quartic polynomial | 四次多項式 | form | S4 | a polynomial in one variable in which the highest power is 4 | 變數最高次方為4的單變數多項式
division algorithm | 除法算式 | law | S4 | the rule that links polynomials by f = pQ + R, where R is zero or of lower degree than p | 以f = pQ + R連繫各多項式的規律，其中R為零或次數低於p | also-zh=除法算法; not=remainder theorem
remainder theorem | 餘式定理 | law | S4 | the rule that dividing a polynomial by x − a leaves the value of the polynomial at x = a | 把多項式以x − a作除式相除後剩下的數，等於代入x = a所得的值的規律 | also-zh=餘數定理; not=factor theorem
factor theorem | 因式定理 | law | S4 | the rule that x − a divides a polynomial exactly when, and only when, the polynomial is zero at x = a | 當且僅當多項式在x = a的值為零時，它才可被x − a整除的規律 | not=remainder theorem
rational root theorem | 有理根定理 | law | S6 | the rule that a fraction p/q in lowest terms satisfying a polynomial equation with integral coefficients has p dividing the last coefficient and q the first | 若最簡分數p/q滿足整係數多項式方程，則p整除常數項而q整除首項係數的規律
fundamental theorem of algebra | 代數基本定理 | law | S6 | the rule that every polynomial equation of degree at least 1 has at least one complex root | 每個次數不少於1的多項式方程都至少有一個複數根的規律
partial fractions | 部分分式 | form | S5 | the simpler quotients of polynomials into whose sum a rational function is split | 把有理函數拆成總和時，各個較簡單的多項式之商 | not=algebraic fraction
factor of a polynomial | 因式 | form | S2 | a polynomial that divides a given one with zero remainder | 能整除某個已知多項式的多項式 | not=multiple
method of undetermined coefficients | 未定係數法 | method | S5 | the finding of unknown numbers in an identity by comparing matching terms on both sides | 比較恆等式兩邊對應的項，從而求出其中未知的數的方法 | also=comparing coefficients; also-zh=比較係數法
set | polynomials by their degree | 按次數分的多項式 | constant polynomial; linear polynomial; quadratic polynomial; cubic polynomial; quartic polynomial
set | rules about polynomials | 有關多項式的定理 | division algorithm; remainder theorem; factor theorem; rational root theorem
set | theorems of algebra | 代數定理 | remainder theorem; factor theorem; fundamental theorem of algebra; binomial theorem
set | methods used with polynomials | 處理多項式的方法 | synthetic division=綜合除法; method of undetermined coefficients; completing the square; grouping terms=併項法
set | expressions met in algebra | 代數中遇到的式 | partial fractions; factor of a polynomial; perfect square expression; surd=根式
order | polynomials by rising degree | 多項式，由低次至高次 | constant polynomial > linear polynomial > quadratic polynomial > cubic polynomial > quartic polynomial

== Inequalities and linear programming | 不等式與線性規劃
linear inequality in one unknown | 一元一次不等式 | form | S3 | a statement with one letter of power 1 and a sign such as < or ≥, such as 2x + 1 < 7 | 只含一個一次的字母並以<或≥等連接的語句，例如2x + 1 < 7 | not=linear equation in one unknown
linear inequality in two unknowns | 二元一次不等式 | form | S5 | a statement such as 2x + 3y ≤ 12 whose solutions fill a half plane | 如2x + 3y ≤ 12般，解構成半個平面的語句 | not=linear inequality in one unknown
quadratic inequality | 二次不等式 | form | S5 | a statement such as x² − 5x + 6 > 0, in which the highest power of the one letter is 2 | 如x² − 5x + 6 > 0般，字母最高次數為2的語句 | also-zh=一元二次不等式; not=quadratic equation
compound inequality | 複合不等式 | form | S5 | a statement in which two inequalities are joined by "and" or "or" | 以「及」或「或」連接的兩個不等關係的語句
objective function | 目標函數 | idea | S5 | the expression in x and y that is to be made as great or as small as possible | 要使其數值盡量大或盡量小的x和y的表達式 | not=constraint
constraint | 約束條件 | idea | S5 | a condition, often an inequality, that the unknown quantities in a planning problem must meet | 規劃問題中未知量必須滿足的限制，多為不等式 | also-zh=約束; not=objective function
feasible region | 可行域 | idea | S5 | the part of the plane whose points meet all the conditions of a planning problem | 平面上滿足規劃問題所有條件的點組成的部分 | also-zh=可行區域; not=feasible solution
feasible solution | 可行解 | idea | S5 | a pair of values that meets all the conditions of a planning problem, whether or not it is the best | 滿足規劃問題所有條件的一組值，不一定是最好的 | not=optimal solution
optimal solution | 最優解 | idea | S5 | the pair of values, among those that meet all conditions, that gives the desired greatest or least value | 在滿足所有條件的各組值中，令結果達到所求最大或最小的一組 | also-zh=最佳解; not=feasible solution
boundary line | 邊界線 | structure | S5 | the straight line, solid or dotted, that parts the solutions of a linear inequality from the other points | 分隔一次不等式的解與其他點的實線或虛線
transitive property | 傳遞性質 | law | S3 | the rule that a > b together with b > c gives a > c | 由a > b及b > c可得a > c的規律 | also-zh=傳遞性
additive property of inequality | 不等式的加法性質 | law | S3 | the rule that a > b gives a + c > b + c for any number c | 由a > b可得a + c > b + c的規律，c為任意數
set | kinds of inequality | 不等式的種類 | linear inequality in one unknown; linear inequality in two unknowns; quadratic inequality; compound inequality
set | ideas of linear programming | 線性規劃的概念 | objective function; constraint; feasible region; feasible solution; optimal solution
set | methods of algebra | 代數方法 | linear programming=線性規劃; completing the square; factorization; change of subject
set | statements with one letter of degree 1 or 2 | 只含一個一次或二次字母的語句 | linear inequality in one unknown; quadratic inequality; linear equation in one unknown; quadratic equation
order | steps in a linear programming problem | 解線性規劃問題的步驟 | choose the variables=設變數 > write the constraints=列出約束條件 > draw the feasible region=畫出可行域 > find the optimal solution=找出最優解

== Logarithms | 對數
logarithm | 對數 | quantity | S5 | the index to which a given positive base other than 1 must be raised to give a number | 使某個不等於1的正底數得出已知數所需的指數 | also=log; not=exponent
common logarithm | 常用對數 | quantity | S5 | the index to which 10 must be raised to give a number | 使10得出已知數所需的指數 | not=natural logarithm
natural logarithm | 自然對數 | quantity | S5 | the index to which e must be raised to give a number | 使e得出已知數所需的指數 | also=ln; not=common logarithm
Euler's number | 自然對數的底 | quantity | S5 | the irrational constant e, about 2.718, at which the curve y = ln x reaches height 1 | 約等於2.718的無理數e，曲線y = ln x在此處的高度為1 | also=e
change of base formula | 換底公式 | law | S5 | the rule that lets log₃ 5 be worked out as log 5 divided by log 3 | 容許把log₃ 5化為log 5除以log 3來計算的規則
exponential growth | 指數增長 | process | S5 | an increase in which a quantity is multiplied by the same number above 1 in every equal period | 每隔相同時期都乘以同一個大於1的數的增加過程 | not=exponential decay
exponential decay | 指數衰變 | process | S5 | a decrease in which a quantity is multiplied by the same number between 0 and 1 in every equal period | 每隔相同時期都乘以同一個介乎0和1的數的減少過程 | also-zh=指數衰減; not=exponential growth
linear growth | 線性增長 | process | S5 | an increase in which the same amount is added in every equal period | 每隔相同時期都加上同一數量的增加過程 | not=exponential growth
set | numbers related by powers | 與乘方有關的量 | logarithm; square root; cube root=立方根; reciprocal
set | laws of logarithms | 對數的定律 | product law of logarithms=對數的積法則; quotient law of logarithms=對數的商法則; power law of logarithms=對數的冪法則; change of base formula
set | ways in which a quantity changes with time | 數量隨時間改變的方式 | exponential growth; exponential decay; linear growth; linear decrease=線性減少
set | changes of value over the years | 多年間數值的變化 | depreciation; exponential growth; linear growth; fluctuation=波動
fact | 10 | 10 | common logarithm | 常用對數 | 1 | 1 |
fact | 100 | 100 | common logarithm | 常用對數 | 2 | 2 |
fact | 1000 | 1000 | common logarithm | 常用對數 | 3 | 3 |
fact | 1 | 1 | common logarithm | 常用對數 | 0 | 0 |
fact | 0.1 | 0.1 | common logarithm | 常用對數 | −1 | −1 |
fact | 0.01 | 0.01 | common logarithm | 常用對數 | −2 | −2 |

== Sequences and series | 數列與級數
series | 級數 | form | S5 | the expression formed by adding the terms of an ordered list of numbers | 把一列有次序的數逐項相加所成的式 | not=sequence
general term | 通項 | structure | S1 | the formula in n that gives the n-th number of an ordered list | 以n表示一列數中第n個數的式子 | not=first term
first term | 首項 | structure | S5 | the number with which an ordered list begins | 一列有次序的數中排在最前的數 | not=common difference
arithmetic sequence | 等差數列 | form | S5 | a list in which each number minus the one before it always gives the same result | 每個數減去前一個數的結果都相同的一列數 | also=arithmetic progression, AP; not=geometric sequence
geometric sequence | 等比數列 | form | S5 | a list of non-zero numbers in which each divided by the one before it always gives the same result | 每個數除以前一個數的結果都相同的一列非零的數 | also=geometric progression, GP; not=arithmetic sequence
Fibonacci sequence | 斐波那契數列 | form | S1 | the list 1, 1, 2, 3, 5, 8, … in which each number from the third on is the sum of the two before it | 1, 1, 2, 3, 5, 8, … 這列數，由第三個起每個都是前兩個之和
sequence of square numbers | 正方形數數列 | form | S1 | the list 1, 4, 9, 16, … whose n-th number is n² | 1, 4, 9, 16, … 這列數，第n個數為n² | not=sequence of triangular numbers
sequence of triangular numbers | 三角形數數列 | form | S1 | the list 1, 3, 6, 10, … whose n-th number is half of n times n + 1 | 1, 3, 6, 10, … 這列數，第n個數為n與n + 1之積的一半 | not=sequence of square numbers
harmonic sequence | 調和數列 | form | S6 | a list of numbers whose reciprocals in order differ by a constant | 各數的倒數依次相差一個常數的一列數 | also=harmonic progression
common difference | 公差 | quantity | S5 | the constant that is added to each term of a list of numbers to give the next | 一列數中每項加上它便得出下一項的常數 | not=common ratio
common ratio | 公比 | quantity | S5 | the constant by which each term of a list of numbers is multiplied to give the next | 一列數中每項乘以它便得出下一項的常數 | not=common difference
arithmetic mean | 等差中項 | quantity | S5 | the number halfway between two others, equal to half of their sum | 位於兩數正中、等於兩數之和的一半的數 | not=geometric mean
geometric mean | 等比中項 | quantity | S5 | a number whose square equals the product of two others between which it stands | 排在兩數之間、其平方等於兩數之積的數 | not=arithmetic mean
geometric series | 等比級數 | form | S5 | the sum of terms in an ordered list whose neighbours have a constant quotient | 相鄰兩項之商固定的一列數逐項相加所成的式 | not=arithmetic series
sum to infinity | 無限項之和 | quantity | S5 | the value that the total of more and more terms approaches when the common ratio lies between −1 and 1 | 公比介乎−1與1時，愈加愈多項後總數所趨近的值
recurrence relation | 遞推關係 | form | S6 | an equation that gives each term of an ordered list by means of the terms before it | 以前面的項表示一列數中每一項的等式 | not=general term
summation sign | 求和符號 | sign | S5 | the Greek letter Σ that stands for the adding of a run of terms | 表示把一連串項相加的希臘字母Σ | also=sigma notation; not=integral sign
set | lists of numbers and their patterns | 數列的種類 | arithmetic sequence; geometric sequence; Fibonacci sequence; harmonic sequence
set | patterns of whole numbers in junior forms | 初中的數型 | sequence of square numbers; sequence of triangular numbers; Fibonacci sequence; arithmetic sequence
set | numbers that describe a sequence | 描述數列的數 | common difference; common ratio; arithmetic mean; geometric mean
set | sums and lists of numbers | 數列與級數 | arithmetic sequence; geometric sequence; arithmetic series=等差級數; geometric series
set | quantities of a geometric sequence or its sum | 等比數列中的各個量 | common ratio; geometric mean; sum to infinity; number of terms=項數
fact | the sequence 2, 5, 8, 11, … | 數列 2, 5, 8, 11, … | general term | 通項 | 3n − 1 | 3n − 1 |
fact | the sequence 1, 4, 9, 16, … | 數列 1, 4, 9, 16, … | general term | 通項 | n² | n² |
fact | the sequence 2, 4, 8, 16, … | 數列 2, 4, 8, 16, … | general term | 通項 | 2ⁿ | 2ⁿ |
fact | the sequence 1, 3, 5, 7, … | 數列 1, 3, 5, 7, … | general term | 通項 | 2n − 1 | 2n − 1 |
fact | the sequence 7, 10, 13, 16, … | 數列 7, 10, 13, 16, … | general term | 通項 | 3n + 4 | 3n + 4 |

== Sets and proof | 集合與證明
element | 元素 | idea | S4 | an object that belongs to a given collection | 屬於某個已知整體的一個物件 | also=member; not=subset
empty set | 空集 | idea | S4 | the collection that has no members at all | 完全沒有成員的集合 | also=null set; not=universal set
universal set | 全集 | idea | S4 | the collection of all objects under discussion in a problem | 某問題所討論的全部物件組成的集合 | also-zh=宇集; not=empty set
subset | 子集 | idea | S4 | a collection all of whose members also belong to a given collection | 所有成員都屬於另一個已知集合的集合 | not=element
union | 並集 | idea | S4 | the collection of all objects that belong to at least one of two given collections | 屬於兩個已知集合中至少一個的所有物件組成的集合 | not=intersection
intersection | 交集 | idea | S4 | the collection of all objects that belong to both of two given collections | 同時屬於兩個已知集合的所有物件組成的集合 | not=union
complement | 補集 | idea | S4 | the collection of all objects under discussion that do not belong to a given collection | 所討論的物件中不屬於某已知集合者組成的集合 | also-zh=餘集
power set | 冪集 | idea | S6 | the collection of all the subsets of a given collection | 某個已知集合的所有子集組成的集合 | not=subset
axiom | 公理 | form | S3 | a statement that is accepted as true without proof and from which others are deduced | 不經證明便接受為真、用作推導其他語句的命題 | not=theorem
theorem | 定理 | form | S2 | an important statement that has been proved from accepted statements | 由公認的命題證明為真的重要命題 | not=axiom, conjecture
lemma | 引理 | form | S6 | a proved statement that serves mainly as a step towards a greater result | 主要用來幫助證明更重要結果的已證命題 | not=corollary
corollary | 系理 | form | S6 | a proved statement that follows at once from a result just established | 可由剛證明的結果立即推出的命題 | also-zh=推論; not=lemma
conjecture | 猜想 | form | S3 | a statement that is believed to be true but has not yet been proved or disproved | 相信為真但仍未獲證明或推翻的命題 | not=theorem
definition | 定義 | form | S2 | a statement that fixes the exact meaning of a word | 訂明一個用語確切意義的語句 | not=theorem
converse | 逆命題 | form | S3 | the statement "if Q then P" that is made from "if P then Q" | 由「若P則Q」所得的「若Q則P」 | not=contrapositive
counterexample | 反例 | form | S3 | a single case that shows a general statement to be false | 足以說明一個一般命題不成立的個別例子 | not=conjecture
proof by contradiction | 反證法 | method | S6 | a way of showing a statement true by assuming it false and reaching something impossible | 先假設命題不成立，再推出矛盾，從而說明命題成立的方法 | not=mathematical induction
mathematical induction | 數學歸納法 | method | S5 | a way of proving a statement for all positive integers from the case n = 1 and the step from k to k + 1 | 由n = 1成立及由k推至k + 1，從而證明命題對所有正整數成立的方法 | not=proof by contradiction
proof by exhaustion | 窮舉法 | method | S6 | a way of proving a statement by checking every one of a limited number of cases | 逐一檢驗有限個可能情況來證明命題的方法 | also=exhaustion
set | ideas about collections of objects | 集合的概念 | element; subset; empty set; universal set
set | collections made from given sets | 由已知集合構成的集合 | union; intersection; complement; power set
set | collections that set language names | 集合語言中的各種集合 | empty set; universal set; union; intersection; complement
set | kinds of statement in mathematics | 數學中的語句 | axiom; theorem; conjecture; definition
set | statements around a theorem | 與定理有關的語句 | lemma; corollary; converse; axiom
set | things used to argue about a general statement | 用來討論一般命題的項目 | counterexample; conjecture; converse; definition
set | methods of proof | 證明的方法 | proof by contradiction; mathematical induction; proof by exhaustion; direct proof=直接證明

== Binomial theorem | 二項式定理
binomial theorem | 二項式定理 | law | S5 | the rule that expands the n-th power of a + b for a positive integer n | 展開a + b的n次方的規律，其中n為正整數
Pascal's triangle | 帕斯卡三角形 | structure | S5 | a pattern of numbers with 1 at both ends of each row and each inner number the sum of the two above it | 每行兩端為1、其餘每個數為上方兩數之和的數字排列 | also-zh=楊輝三角形,賈憲三角形
factorial | 階乘 | quantity | S5 | the product of all positive integers from 1 up to a given positive integer | 由1至某個正整數的所有正整數的乘積 | not=binomial coefficient
binomial coefficient | 二項式係數 | quantity | S5 | the number of ways to choose r things out of n, which multiplies a term when a + b is raised to n | 從n件中選取r件的方法數目，也是a + b的n次方展開後與某項相乘的數 | not=factorial
set | numbers formed from positive integers by multiplying or adding | 由正整數相乘或相加得出的數 | factorial; binomial coefficient; lowest common multiple; power of two=2的冪
set | rules about powers, logs and expansion | 有關乘方、對數和展開的規則 | binomial theorem; change of base formula; division algorithm; distributive law=分配律
set | patterns and lines of numbers | 數的排列 | Pascal's triangle; number line=數線; matrix; Fibonacci sequence
fact | 3! | 3! | value of the factorial | 階乘的值 | 6 | 6 |
fact | 4! | 4! | value of the factorial | 階乘的值 | 24 | 24 |
fact | 5! | 5! | value of the factorial | 階乘的值 | 120 | 120 |
fact | 6! | 6! | value of the factorial | 階乘的值 | 720 | 720 |
fact | 7! | 7! | value of the factorial | 階乘的值 | 5040 | 5040 |

== Matrices and determinants | 矩陣與行列式
matrix | 矩陣 | form | S5 | a rectangular array of numbers enclosed in brackets | 以括號括起的長方形數字陣列 | also=matrices (plural); not=determinant
order of a matrix | 矩陣的階 | quantity | S5 | the number of rows and the number of columns of an array, written as m × n | 以m × n表示一個數字陣列橫排與直排的數目 | not=determinant
square matrix | 方陣 | form | S5 | an array with equally many rows and columns | 橫排與直排數目相同的數字陣列
zero matrix | 零矩陣 | form | S5 | an array whose entries are all 0 | 所有元都是0的數字陣列 | not=identity matrix
identity matrix | 單位矩陣 | form | S5 | the square array with 1 along the main diagonal and 0 elsewhere | 主對角線上的元全為1、其餘全為0的方形陣列 | not=zero matrix
diagonal matrix | 對角矩陣 | form | S6 | a square array in which every entry off the line from top left to bottom right is 0 | 由左上至右下那條線以外的元全為0的方形陣列
transpose | 轉置矩陣 | form | S5 | the array made from a given one by interchanging its rows and columns | 把某陣列的橫排與直排互換所得的陣列 | not=inverse matrix
inverse matrix | 逆矩陣 | form | S5 | the square array whose product with a given square array has 1 on the main diagonal and 0 elsewhere | 與某個方形陣列相乘後，主對角線為1、其餘為0的陣列 | also=inverse of a matrix; not=transpose
symmetric matrix | 對稱矩陣 | form | S6 | a square array that stays the same when its rows and columns are interchanged | 橫排與直排互換後保持不變的方形陣列
singular matrix | 奇異矩陣 | form | S5 | a square array whose determinant is zero, so that it cannot be inverted | 行列式等於零、因而不可逆的方形陣列 | not=non-singular matrix
non-singular matrix | 非奇異矩陣 | form | S5 | a square array whose determinant is not zero, so that it can be inverted | 行列式不等於零、因而可逆的方形陣列 | also=invertible matrix; also-zh=可逆矩陣; not=singular matrix
augmented matrix | 增廣矩陣 | form | S5 | the array of a system of linear equations that holds both the coefficients and the constants | 把線性方程組的係數和常數並列而成的陣列 | not=coefficient matrix
coefficient matrix | 係數矩陣 | form | S5 | the array of the numbers that multiply the unknowns in a system of linear equations, without the right-hand constants | 只由線性方程組中與未知數相乘的數組成、不含右方常數的陣列 | not=augmented matrix
determinant | 行列式 | quantity | S5 | a number worked out from a square array that is zero exactly when the array cannot be inverted | 由方形陣列計算得出、在陣列不可逆時為零的一個數 | not=matrix
minor | 子式 | quantity | S6 | the determinant left when the row and the column of one entry are deleted | 刪去某元所在的橫排和直排後餘下的行列式
Cramer's rule | 克萊瑪法則 | method | S5 | a way of solving a system of linear equations with a unique solution by quotients of determinants | 以行列式之商求具唯一解的線性方程組的解的方法 | not=Gaussian elimination
Gaussian elimination | 高斯消去法 | method | S5 | a way of solving linear equations by turning their array into echelon form by row operations | 把線性方程組的陣列化為梯陣式來求解的方法 | not=Cramer's rule
homogeneous system | 齊次方程組 | form | S5 | a group of linear equations whose constant terms are all zero | 所有常數項都為零的一組線性方程 | also=system of homogeneous linear equations; also-zh=齊次線性方程組
consistent system | 相容方程組 | form | S5 | a group of equations that has at least one solution | 最少有一個解的一組方程 | not=inconsistent system
inconsistent system | 不相容方程組 | form | S5 | a group of equations that has no solution | 沒有解的一組方程 | not=consistent system
trivial solution | 平凡解 | quantity | S5 | the answer to a group of linear equations in which every unknown is zero | 所有未知數都等於零的一組答案 | not=non-trivial solution
non-trivial solution | 非平凡解 | quantity | S5 | an answer to a homogeneous system in which at least one unknown is not zero | 齊次方程組中至少有一個未知數不為零的一組答案 | not=trivial solution
set | special matrices | 特別的矩陣 | zero matrix; identity matrix; transpose; inverse matrix
set | matrices made from a given matrix or system | 由已知矩陣或方程組得出的矩陣 | transpose; inverse matrix; augmented matrix; coefficient matrix
set | matrices that occur in solving systems of equations | 解方程組時遇到的矩陣 | identity matrix; singular matrix; coefficient matrix; augmented matrix
set | matrices by their shape or the way they are made | 按形狀或構成方式命名的矩陣 | square matrix; zero matrix; augmented matrix; transpose
set | matrices with a special pattern or use | 具特別樣式或用途的矩陣 | diagonal matrix; transpose; inverse matrix; coefficient matrix
set | quantities worked out or read from arrays and equations | 由陣列或方程得出的量 | minor; order of a matrix; discriminant; sum of roots=兩根之和
set | values met when equations are solved | 解方程時遇到的值 | trivial solution; non-trivial solution; double root; extraneous root
set | methods of solving systems of linear equations | 解線性方程組的方法 | Cramer's rule; Gaussian elimination; inverse matrix method=逆矩陣法; graphical method
set | objects that are given by two or more numbers | 由兩個或以上的數構成的數學對象 | complex number; vector; matrix; sequence=數列
set | objects of algebra that are multiplied and added | 代數中可相加相乘的對象 | real number; purely imaginary number; vector; matrix
order | steps in Gaussian elimination | 高斯消去法的步驟 | write the augmented matrix=寫出增廣矩陣 > carry out row operations=進行行運算 > reach echelon form=化為梯陣式 > find the unknowns by back substitution=逐步代入求未知數

== Vectors | 向量
vector | 向量 | form | S5 | a quantity that has both a size and a direction | 同時具有大小和方向的量 | not=scalar
scalar | 純量 | form | S5 | a quantity that has a size but no direction | 只有大小而沒有方向的量 | also-zh=標量; not=vector
magnitude of a vector | 向量的模 | quantity | S5 | the length of the directed line segment that shows a quantity with direction | 表示有方向的量的有向線段的長度 | also=magnitude; also-zh=向量的大小
unit vector | 單位向量 | form | S5 | a vector whose length is 1 | 長度為1的向量 | not=zero vector
zero vector | 零向量 | form | S5 | the vector of length 0, which has no definite direction | 長度為0、沒有確定方向的向量 | not=unit vector
position vector | 位置向量 | form | S5 | the vector drawn from the origin to a given point | 由原點指向某已知點的向量
negative vector | 負向量 | form | S5 | the vector of the same length as a given one but of opposite direction | 與某向量長度相同而方向相反的向量
parallel vectors | 平行向量 | form | S5 | non-zero vectors each of which is a number times the other | 互為對方若干倍的非零向量 | not=orthogonal vectors
orthogonal vectors | 正交向量 | form | S5 | non-zero vectors that are at right angles, so that their dot product is zero | 互相垂直、點積為零的非零向量 | also=perpendicular vectors; also-zh=垂直向量; not=parallel vectors
scalar product | 純量積 | quantity | S5 | the number found by multiplying the lengths of two vectors and the cosine of the angle between them | 兩個向量的長度與其夾角的餘弦三者相乘所得的數 | also=dot product; also-zh=點積,標量積,數量積; not=vector product
vector product | 向量積 | quantity | S5 | the directed quantity at right angles to two others in space, as large as the area of the parallelogram they span | 同時垂直於空間中兩個有方向的量、大小等於兩者所成平行四邊形面積的結果 | also=cross product; also-zh=叉積; not=scalar product
triangle law of addition | 加法的三角形法則 | law | S5 | the rule that two vectors drawn head to tail add to the one from the first tail to the last head | 兩個向量首尾相接，其和由前者起點指向後者終點的規則 | not=parallelogram law of addition
set | kinds of vector | 向量的種類 | unit vector; zero vector; position vector; negative vector
set | vectors in relation to another vector | 與另一向量有關的向量 | position vector; parallel vectors; orthogonal vectors; projection of a vector=向量的投影
set | products and measures of vectors | 向量的積與量度 | scalar product; vector product; scalar triple product=純量三重積; magnitude of a vector
set | rules of vector operations | 向量運算的法則 | triangle law of addition; parallelogram law of addition=加法的平行四邊形法則; commutative law of addition=加法交換律; associative law of addition
set | results of operations on vectors, numbers and matrices | 向量、數和矩陣運算的結果 | scalar product; vector product; absolute value; determinant

== Limits and differentiation | 極限與微分
limit | 極限 | quantity | S5 | the value that a function approaches as its variable comes ever closer to a given number | 當變量愈來愈接近某個數時，函數值所趨近的值 | not=derivative
left-hand limit | 左極限 | quantity | S6 | the value that a function approaches as x comes close to a number through smaller values only | 當x只由較小的值趨近某數時，函數值所趨近的值 | not=right-hand limit
right-hand limit | 右極限 | quantity | S6 | the value that a function approaches as x comes close to a number through greater values only | 當x只由較大的值趨近某數時，函數值所趨近的值 | not=left-hand limit
sandwich theorem | 夾逼定理 | law | S6 | the rule that a function kept between two others that approach the same value approaches that value too | 若函數介乎兩個趨近同一值的函數之間，它也趨近該值的規律 | also=squeeze theorem; also-zh=夾擠定理
second derivative | 二階導數 | quantity | S5 | the rate at which the gradient of a curve changes, found by two successive differentiations | 把函數連續求導兩次所得、表示曲線斜率變率的量 | not=first derivative
differentiation | 微分法 | method | S5 | the finding of the rate of change function of a given function | 求已知函數的變率函數的運算 | also-zh=求導法; not=integration
differentiation from first principles | 從基本原理求導 | method | S5 | the finding of a rate of change straight from the limit of a difference quotient | 直接由差商的極限求出變率的方法 | also-zh=從基本原理求導數
implicit differentiation | 隱函數微分法 | method | S5 | the differentiating of both sides of an equation in x and y in which y is not made the subject | 不把y化為主項而直接對x和y的方程兩邊求導的方法 | also-zh=隱微分法; not=logarithmic differentiation
logarithmic differentiation | 對數微分法 | method | S5 | the finding of a derivative by first taking ln of both sides of the equation | 先在等式兩邊取ln再求導的方法 | also-zh=對數求導法; not=implicit differentiation
power rule | 冪法則 | law | S5 | the rule that the derivative of xⁿ is n times x raised to n − 1 | xⁿ的導數等於n乘以x的n − 1次方的規則
product rule | 積法則 | law | S5 | the rule that the derivative of uv is u times the derivative of v plus v times the derivative of u | uv的導數等於u乘v的導數加上v乘u的導數的規則 | also-zh=乘積法則; not=quotient rule
quotient rule | 商法則 | law | S5 | the rule that gives the derivative of u divided by v by means of u, v and their derivatives | 以u、v及其導數表示u除以v的導數的規則 | not=product rule
chain rule | 鏈式法則 | law | S5 | the rule that dy/dx equals dy/du times du/dx when y depends on u and u on x | 當y取決於u而u取決於x時，dy/dx等於dy/du乘以du/dx的規則 | also-zh=連鎖法則; not=product rule
tangent line | 切線 | structure | S5 | the straight line through a point of a curve whose slope equals the derivative there | 通過曲線上一點而斜率等於該處導數的直線 | also=tangent to a curve; not=normal line
normal line | 法線 | structure | S5 | the straight line through a point of a curve at right angles to the line touching the curve there | 通過曲線上一點，並與曲線在該點的切線垂直的直線 | also=normal; not=tangent line
secant line | 割線 | structure | S5 | the straight line that joins two different points of a curve | 連接曲線上兩個不同點的直線 | not=tangent line
stationary point | 駐點 | structure | S5 | a point of a curve at which the first derivative is zero | 曲線上一階導數為零的點 | also-zh=平穩點; not=point of inflexion
local maximum point | 極大點 | structure | S5 | a point of a curve at which the value is greater than at all nearby points | 曲線上函數值比附近各點都高的點 | also=relative maximum point; also-zh=局部極大點; not=local minimum point
local minimum point | 極小點 | structure | S5 | a point of a curve at which the value is less than at all nearby points | 曲線上函數值比附近各點都低的點 | also=relative minimum point; also-zh=局部極小點; not=local maximum point
point of inflexion | 拐點 | structure | S5 | a point of a curve at which the direction of bending changes | 曲線上彎曲方向改變的點 | also=point of inflection; not=stationary point
Newton's method | 牛頓法 | method | S6 | a way of finding a root by following the tangents of a curve to the x-axis again and again | 不斷以曲線切線與x軸的交點來逼近方程的根的方法 | also-zh=牛頓方法; not=bisection method
intermediate value theorem | 介值定理 | law | S6 | the rule that a continuous function takes every value between its values at the ends of an interval | 連續函數在區間內必取得兩端函數值之間每一個值的規律 | also-zh=中間值定理; not=mean value theorem
mean value theorem | 中值定理 | law | S6 | the rule that a smooth curve over an interval has a tangent parallel to the chord joining its ends | 平滑曲線在區間內必有一條切線與連接兩端的弦平行的規律 | also-zh=均值定理; not=intermediate value theorem
set | values approached by a function | 函數所趨近的值及變率 | left-hand limit; right-hand limit; first derivative=一階導數; second derivative
set | ways of finding derivatives | 求導的方法 | differentiation from first principles; implicit differentiation; logarithmic differentiation; partial differentiation=偏微分法
set | rules of differentiation | 求導法則 | power rule; product rule; quotient rule; chain rule
set | straight lines connected with a curve | 與曲線有關的直線 | tangent line; normal line; secant line; horizontal asymptote=水平漸近線
set | points on a curve | 曲線上的點 | local maximum point; local minimum point; point of inflexion; y-intercept point=y軸交點
set | points where a curve has a special property | 曲線上具特別性質的點 | stationary point; point of inflexion; point of discontinuity=不連續點; x-intercept point=x軸交點
set | features of a curve found by calculus | 以微積分找出的曲線特徵 | turning point=轉向點; point of inflexion; tangent line; vertical asymptote=鉛垂漸近線
set | functions described by calculus | 以微積分描述的函數 | increasing function=遞增函數; decreasing function=遞減函數; periodic function; even function
set | theorems of calculus | 微積分的定理 | sandwich theorem; intermediate value theorem; mean value theorem; fundamental theorem of calculus
set | functions by the form of their graph or domain | 按圖像或定義域的特點分的函數 | continuous function=連續函數; step function=階梯函數; decreasing function=遞減函數; periodic function
set | quantities of calculus | 微積分的量 | limit; first derivative=一階導數; second derivative; definite integral
set | quantities about change | 與變化有關的量 | rate of change=變率; limit; definite integral; percentage change=百分變化
set | operations of calculus and algebra | 微積分與代數的運算 | differentiation; integration=積分法; expansion; factorization
order | successive results of differentiation | 逐次求導的結果 | function=函數 > first derivative=一階導數 > second derivative > third derivative=三階導數
order | steps in differentiation from first principles | 從基本原理求導的步驟 | write f(x + h) − f(x)=寫出f(x + h) − f(x) > divide by h=除以h > simplify the quotient=化簡差商 > let h tend to 0=令h趨近0
fact | x³ | x³ | derivative with respect to x | 對x的導數 | 3x² | 3x² |
fact | sin x | sin x | derivative with respect to x | 對x的導數 | cos x | cos x |
fact | cos x | cos x | derivative with respect to x | 對x的導數 | −sin x | −sin x |
fact | tan x | tan x | derivative with respect to x | 對x的導數 | sec² x | sec² x |
fact | ln x | ln x | derivative with respect to x | 對x的導數 | 1/x | 1/x |
fact | 1/x | 1/x | derivative with respect to x | 對x的導數 | −1/x² | −1/x² |

== Integration | 積分
indefinite integral | 不定積分 | quantity | S5 | the whole family of functions with a given derivative, written with an arbitrary constant | 具有同一已知導數、寫上任意常數的全部函數 | not=definite integral
definite integral | 定積分 | quantity | S5 | the number, found between two end values, that gives the signed area under a curve | 在兩個端值之間求得、表示曲線下有向面積的數 | not=indefinite integral
primitive function | 原函數 | quantity | S5 | any single function whose derivative is a given function | 導數等於某已知函數的任何一個函數 | also=antiderivative; also-zh=反導數; not=first derivative
integrand | 被積函數 | structure | S5 | the expression that stands between the sign ∫ and dx | 寫在∫與dx之間的式子
constant of integration | 積分常數 | structure | S5 | the arbitrary number C that is added when the differentiation of a function is reversed | 還原求導運算時所加的任意數C | also=arbitrary constant
integration by substitution | 代換積分法 | method | S5 | a way of finding an integral by replacing the variable with another so that it becomes simpler | 改以另一變量表示，使積分變得較簡單的方法 | not=integration by parts
integration by parts | 分部積分法 | method | S5 | a way of finding the integral of a product by reversing the product rule of differentiation | 由積的求導法則逆推，用以求兩函數乘積的積分的方法 | not=integration by substitution
trigonometric substitution | 三角代換法 | method | S5 | the replacing of x by an expression such as a sin θ to remove a square root from an integral | 設x為如a sin θ的式子，以消去積分中的平方根的方法 | kind=integration by substitution
fundamental theorem of calculus | 微積分基本定理 | law | S5 | the rule that a definite integral is the difference of an antiderivative at the two end values | 定積分等於反導數在兩端的值之差的規律
trapezoidal rule | 梯形法則 | method | S5 | a way of estimating the area under a curve by cutting it into strips with slanting straight tops | 把曲線下的範圍分成頂部為斜直線的窄條來估計面積的方法 | also-zh=梯形法
disc method | 圓盤法 | method | S5 | a way of finding the volume of a solid of revolution by adding thin circular slices | 把薄圓片的體積相加來求旋轉體體積的方法 | also=disk method; not=shell method
shell method | 殼層法 | method | S5 | a way of finding the volume of a solid of revolution by adding thin hollow cylinders | 把薄圓筒的體積相加來求旋轉體體積的方法 | also-zh=殼法; not=disc method
integral sign | 積分號 | sign | S5 | the long S-shaped symbol ∫ written before the expression whose area or antiderivative is wanted | 寫在所求面積或反導數的式子之前的長S形符號∫
set | results of integration and differentiation | 積分與微分的結果 | indefinite integral; definite integral; first derivative=一階導數; second derivative
set | values connected with a curve and its area | 與曲線及其面積有關的量 | definite integral; Riemann sum=黎曼和; primitive function; first derivative=一階導數
set | parts of an integral as it is written | 積分式的各部分 | integrand; upper limit of integration=積分上限; lower limit of integration=積分下限; constant of integration
set | methods of integration | 積分的方法 | integration by substitution; integration by parts; trapezoidal rule; disc method
set | methods of finding exact integrals | 求積分準確值的方法 | trigonometric substitution; integration by parts; partial fraction method=部分分式法; reduction formula=歸約公式
set | operator signs of higher mathematics | 高等數學的運算符號 | integral sign; summation sign; radical sign; factorial sign
set | numerical methods of approximation | 求近似值的數值方法 | Newton's method; bisection method=二分法; trapezoidal rule; rounding off
set | rules and theorems used in calculus | 微積分的規則和定理 | fundamental theorem of calculus; chain rule; product rule; mean value theorem

== Complex numbers | 複數
modulus of a complex number | 複數的模 | quantity | S6 | the distance from the origin to the point that stands for a + bi in the plane | 平面上代表a + bi的點與原點的距離 | also=modulus; not=argument of a complex number
argument of a complex number | 複數的輻角 | quantity | S6 | the angle from the positive real axis to the line joining the origin to the point a + bi | 由正實軸轉至原點與點a + bi連線的角 | also=argument; also-zh=輻角,幅角; not=modulus of a complex number
De Moivre's theorem | 棣美弗定理 | law | S6 | the rule that the n-th power of cos θ + i sin θ is cos nθ + i sin nθ for integral n | cos θ + i sin θ的n次方等於cos nθ + i sin nθ的規律，n為整數 | also-zh=棣莫弗定理
polar form | 極式 | form | S6 | a way of writing a + bi by means of a distance r and an angle θ | 以距離r和角θ表示a + bi的寫法
set | theorems about powers and polynomials | 有關乘方和多項式的定理 | De Moivre's theorem; binomial theorem; fundamental theorem of algebra; factor theorem
fact | i² | i² | value of the power of i | i的次方的值 | −1 | −1 |
fact | i³ | i³ | value of the power of i | i的次方的值 | −i | −i |
fact | i⁴ | i⁴ | value of the power of i | i的次方的值 | 1 | 1 |
fact | i⁵ | i⁵ | value of the power of i | i的次方的值 | i | i |

== Mathematicians and their works | 數學家及其著作
Pythagoras | 畢達哥拉斯 | person | S2 | the ancient Greek thinker whose name is given to the theorem on the sides of a right-angled triangle | 直角三角形三邊關係的定理以其命名的古希臘學者 | not=Euclid
Euclid | 歐幾里得 | person | S2 | the ancient Greek mathematician whose thirteen books derived the properties of figures from axioms | 以十三卷著作由公理推導圖形性質的古希臘數學家 | not=Archimedes
Archimedes | 阿基米德 | person | S2 | the ancient Greek mathematician of Syracuse who enclosed π between two fractions by means of polygons of 96 sides | 以正96邊形求得π介乎兩個分數之間的古希臘敘拉古數學家 | not=Euclid
Eratosthenes | 埃拉托塞尼 | person | P4 | the ancient Greek scholar who sifted out primes with his method and estimated the size of the Earth | 以篩法找出質數並估算地球大小的古希臘學者
Diophantus | 丟番圖 | person | S3 | the mathematician of ancient Alexandria who wrote Arithmetica on equations solved in whole numbers and fractions | 著有《算術》討論方程有理數解的古代亞歷山大城數學家
al-Khwarizmi | 花拉子米 | person | S1 | the scholar of Baghdad about the year 820 from whose book and name come the words algebra and algorithm | 約公元820年的巴格達學者，英文「代數」和「演算法」兩詞源自其著作和名字
Fibonacci | 斐波那契 | person | S1 | the Italian of Pisa who wrote about breeding rabbits and brought Hindu-Arabic numerals to readers in Europe | 提出兔子繁殖問題、把阿拉伯數字介紹到歐洲的意大利比薩數學家 | also=Leonardo of Pisa
François Viète | 韋達 | person | S4 | the French mathematician of the 16th century who used letters for known and unknown numbers and linked roots with coefficients | 以字母表示已知數和未知數，並發現根與係數關係的十六世紀法國數學家
John Napier | 納皮爾 | person | S5 | the Scottish mathematician who published the invention of logarithms in 1614 | 於1614年發表對數的蘇格蘭數學家
René Descartes | 笛卡兒 | person | S1 | the French philosopher who published coordinate geometry in 1637 and after whom rectangular coordinates are named | 於1637年發表坐標幾何、直角坐標系以其命名的法國哲學家 | also-zh=笛卡爾; not=Pierre de Fermat
Pierre de Fermat | 費馬 | person | S3 | the French lawyer who claimed in the margin of a book a theorem on xⁿ + yⁿ = zⁿ | 在書頁邊聲稱證明了關於xⁿ + yⁿ = zⁿ的定理的法國律師 | not=Blaise Pascal
Blaise Pascal | 帕斯卡 | person | S3 | the French thinker who built an adding machine and whose name is given to a triangle of numbers | 製造加法機、一個數字三角形以其命名的法國學者 | not=Pierre de Fermat
Isaac Newton | 牛頓 | person | S5 | the English scientist who founded calculus under the name of fluxions and wrote Principia | 以流數之名創立微積分並著有《自然哲學的數學原理》的英國科學家 | not=Gottfried Leibniz
Gottfried Leibniz | 萊布尼茲 | person | S5 | the German thinker who founded calculus with the signs dx and ∫ that are used today | 以今天通用的dx和∫等符號創立微積分的德國學者 | also-zh=萊布尼茨; not=Isaac Newton
Leonhard Euler | 歐拉 | person | S3 | the Swiss mathematician who solved the problem of the seven bridges of Königsberg | 解決柯尼斯堡七橋問題的瑞士數學家
Carl Friedrich Gauss | 高斯 | person | S1 | the German mathematician who is said to have added 1 to 100 at once as a schoolboy | 相傳在求學時即時算出1加至100之和的德國數學家
Niels Abel | 阿貝爾 | person | S6 | the Norwegian mathematician who proved that no formula with roots solves the general equation of degree 5 | 證明一般五次方程沒有根式解公式的挪威數學家 | not=Évariste Galois
Évariste Galois | 伽羅瓦 | person | S6 | the French mathematician who died after a duel at the age of 20 and used groups to study equations | 二十歲死於決鬥、以群研究方程的法國數學家 | not=Niels Abel
Georg Cantor | 康托爾 | person | S6 | the German mathematician who founded the theory of infinite sets | 創立無窮集合理論的德國數學家
George Boole | 布爾 | person | S6 | the English mathematician who turned logic into an algebra of true and false | 把邏輯化為真假值代數的英國數學家
Srinivasa Ramanujan | 拉馬努金 | person | S6 | the largely self-taught Indian mathematician who worked with Hardy and remarked that 1729 is a sum of two cubes in two ways | 自學成才、與哈代合作並指出1729可用兩種方式寫成兩立方之和的印度數學家
Andrew Wiles | 懷爾斯 | person | S3 | the British mathematician whose proof of Fermat's Last Theorem was published in 1995 | 於1995年發表費馬最後定理證明的英國數學家 | not=Pierre de Fermat
Liu Hui | 劉徽 | person | S2 | the mathematician of the Wei and Jin period who wrote a commentary on the Nine Chapters and cut circles into polygons to find π | 為《九章算術》作注並以割圓術求圓周率的魏晉數學家 | not=Zu Chongzhi
Zu Chongzhi | 祖沖之 | person | P6 | the mathematician of the Southern Dynasties who found π to lie between 3.1415926 and 3.1415927 | 求得圓周率介乎3.1415926與3.1415927之間的南朝數學家 | not=Liu Hui
Yang Hui | 楊輝 | person | S5 | the mathematician of the Southern Song who recorded the triangle of binomial coefficients and credited it to Jia Xian | 在書中記載二項式係數三角形並指出源自賈憲的南宋數學家
Qin Jiushao | 秦九韶 | person | S6 | the mathematician of the Southern Song who wrote a treatise in nine sections and solved simultaneous congruences | 著《數書九章》並提出大衍求一術的南宋數學家 | not=Yang Hui
Zhu Shijie | 朱世傑 | person | S6 | the mathematician of the Yuan dynasty who wrote of four unknowns in the Jade Mirror | 在《四元玉鑑》中處理四個未知數的元代數學家
Xu Guangqi | 徐光啟 | person | S2 | the scholar of the Ming dynasty who translated the first six books of Elements with Matteo Ricci | 與利瑪竇合譯《幾何原本》首六卷的明代學者
Hua Luogeng | 華羅庚 | person | S3 | the largely self-taught Chinese mathematician who popularized optimum-seeking methods in factories | 自學成才、在工廠推廣優選法的中國數學家 | also=Hua Loo-keng; not=Chen Jingrun
Chen Jingrun | 陳景潤 | person | S3 | the Chinese mathematician who proved that every sufficiently large even number is a prime plus a product of at most two primes | 證明充分大的偶數可寫成一個質數與至多兩個質數之積的和的中國數學家 | not=Hua Luogeng
Shiing-Shen Chern | 陳省身 | person | S6 | the Chinese-American geometer born in 1911 whose name is joined with characteristic classes | 生於1911年、以示性類聞名的美籍華裔幾何學家 | not=Shing-Tung Yau
Shing-Tung Yau | 丘成桐 | person | S3 | the mathematician brought up in Hong Kong who won a Fields Medal of 1982 | 在香港長大、獲1982年菲爾茲獎的數學家 | not=Shiing-Shen Chern
Elements | 《幾何原本》 | document | S2 | the ancient Greek work in thirteen books that derives the properties of figures from definitions and axioms | 由定義和公理推導圖形性質、共十三卷的古希臘著作 | not=The Nine Chapters on the Mathematical Art
The Nine Chapters on the Mathematical Art | 《九章算術》 | document | S2 | the Chinese classic of the Han dynasty that gathers 246 problems and their methods of solution | 收錄246個問題及其解法的漢代數學經典 | also=Nine Chapters
Zhoubi Suanjing | 《周髀算經》 | document | S2 | the ancient Chinese work on astronomy and mathematics that records a right-angled triangle of sides 3, 4 and 5 | 記載「勾三股四弦五」的中國古代天文數學著作
Sunzi Suanjing | 《孫子算經》 | document | S2 | the ancient Chinese work that holds the problem of pheasants and rabbits in one cage | 載有雞兔同籠問題的中國古代數學著作
Liber Abaci | 《計算之書》 | document | S6 | the book of 1202 that taught European merchants to reckon with Hindu-Arabic numerals | 於1202年寫成、教歐洲商人以阿拉伯數字記帳運算的著作
set | mathematicians of the ancient Mediterranean world | 古代地中海世界的數學家 | Pythagoras; Euclid; Archimedes; Eratosthenes; Diophantus
set | Chinese mathematicians before 1900 | 1900年以前的中國數學家 | Liu Hui; Zu Chongzhi; Yang Hui; Qin Jiushao; Zhu Shijie; Xu Guangqi
set | modern mathematicians of Chinese descent | 現代華人數學家 | Hua Luogeng; Chen Jingrun; Shiing-Shen Chern; Shing-Tung Yau
set | French mathematicians | 法國數學家 | René Descartes; Pierre de Fermat; Blaise Pascal; François Viète; Évariste Galois
set | mathematicians of the 17th and 18th centuries | 十七、十八世紀的數學家 | Isaac Newton; Gottfried Leibniz; Leonhard Euler; René Descartes; Pierre de Fermat
set | mathematicians of the 19th century | 十九世紀的數學家 | Carl Friedrich Gauss; Niels Abel; Évariste Galois; Georg Cantor; George Boole
set | people who gave mathematics new numerals, letters or tools of calculation | 為數學帶來新記數法、字母或計算工具的人 | al-Khwarizmi; Fibonacci; John Napier; François Viète; Blaise Pascal
set | mathematicians connected with whole numbers | 與整數研究有關的數學家 | Pierre de Fermat; Andrew Wiles; Srinivasa Ramanujan; Chen Jingrun
set | people who worked on π | 曾研究圓周率的人 | Archimedes; Liu Hui; Zu Chongzhi; Srinivasa Ramanujan
set | great works in the history of mathematics | 數學史上的名著 | Elements; The Nine Chapters on the Mathematical Art; Zhoubi Suanjing; Sunzi Suanjing; Liber Abaci
set | people named in stories about numbers | 與數學故事有關的人 | Leonhard Euler; Carl Friedrich Gauss; Srinivasa Ramanujan; Fibonacci; Pierre de Fermat
order | mathematicians of China in order of time | 中國數學家，按年代先後 | Liu Hui > Zu Chongzhi > Yang Hui > Xu Guangqi > Hua Luogeng
order | mathematicians of Europe in order of time | 歐洲數學家，按年代先後 | Pythagoras > Euclid > Fibonacci > René Descartes > Leonhard Euler > Georg Cantor
fact | John Napier | 納皮爾 | year of birth | 出生年份 | 1550 | 1550 |
fact | René Descartes | 笛卡兒 | year of birth | 出生年份 | 1596 | 1596 |
fact | Blaise Pascal | 帕斯卡 | year of birth | 出生年份 | 1623 | 1623 |
fact | Gottfried Leibniz | 萊布尼茲 | year of birth | 出生年份 | 1646 | 1646 |
fact | Leonhard Euler | 歐拉 | year of birth | 出生年份 | 1707 | 1707 |
fact | Carl Friedrich Gauss | 高斯 | year of birth | 出生年份 | 1777 | 1777 |
fact | Niels Abel | 阿貝爾 | year of birth | 出生年份 | 1802 | 1802 |
fact | Évariste Galois | 伽羅瓦 | year of birth | 出生年份 | 1811 | 1811 |
fact | Georg Cantor | 康托爾 | year of birth | 出生年份 | 1845 | 1845 |
fact | Srinivasa Ramanujan | 拉馬努金 | year of birth | 出生年份 | 1887 | 1887 |
fact | Hua Luogeng | 華羅庚 | year of birth | 出生年份 | 1910 | 1910 |
fact | Leonhard Euler | 歐拉 | country of birth | 出生國家 | Switzerland | 瑞士 |
fact | Niels Abel | 阿貝爾 | country of birth | 出生國家 | Norway | 挪威 |
fact | Srinivasa Ramanujan | 拉馬努金 | country of birth | 出生國家 | India | 印度 |
fact | Blaise Pascal | 帕斯卡 | country of birth | 出生國家 | France | 法國 |
fact | John Napier | 納皮爾 | country of birth | 出生國家 | Scotland | 蘇格蘭 |
fact | Elements | 《幾何原本》 | author | 作者 | Euclid | 歐幾里得 |
fact | Liber Abaci | 《計算之書》 | author | 作者 | Fibonacci | 斐波那契 |
fact | Arithmetica | 《算術》 | author | 作者 | Diophantus | 丟番圖 |
fact | Mathematical Treatise in Nine Sections | 《數書九章》 | author | 作者 | Qin Jiushao | 秦九韶 |
fact | Jade Mirror of the Four Unknowns | 《四元玉鑑》 | author | 作者 | Zhu Shijie | 朱世傑 |

== Symbols | 數學符號
plus sign | 加號 | sign | P3 | the symbol + that tells to put two numbers together | 表示把兩數合起來的符號+ | not=minus sign
minus sign | 減號 | sign | P3 | the symbol − that tells to take the second number away from the first | 表示從前面的數拿走後面的數的符號− | not=plus sign
multiplication sign | 乘號 | sign | P3 | the symbol × that tells to take a number a given number of times | 表示把一個數取若干倍的符號× | also=times sign
division sign | 除號 | sign | P3 | the symbol ÷ that tells to share a number into equal parts | 表示把一個數平均分成若干份的符號÷
equals sign | 等號 | sign | P3 | the symbol = that joins two expressions of the same value | 連接兩個數值相同的式子的符號= | also=equal sign; not=identity sign
greater-than sign | 大於號 | sign | P3 | the symbol > that opens towards the larger number on its left | 開口向着左邊較大數的符號> | not=less-than sign
less-than sign | 小於號 | sign | P3 | the symbol < that opens towards the larger number on its right | 開口向着右邊較大數的符號< | not=greater-than sign
identity sign | 恆等號 | sign | S2 | the symbol ≡ that shows two expressions to agree for all values of the letters | 表示兩式對字母的任何值都相同的符號≡ | not=equals sign
parentheses | 小括號 | sign | P4 | the curved pair of marks that shows which part of an expression is worked out first, usually the innermost | 表示算式中須先計算部分的一對弧形記號，多用於最內層 | also=round brackets; also-zh=圓括號; not=square brackets
square brackets | 中括號 | sign | S1 | the straight-sided pair of marks with corners that is usually written outside curved ones in an expression | 多寫在弧形記號外面的一對有直角的記號 | also-zh=方括號; not=parentheses
braces | 大括號 | sign | S1 | the pair of curly marks with a point in the middle that also encloses the members of a set | 中間有尖角、也用來括着集合各元素的一對記號 | also=curly brackets; also-zh=花括號; not=square brackets
factorial sign | 階乘符號 | sign | S5 | the mark ! written after a whole number n for the product of all whole numbers from 1 to n | 寫在n之後、表示由1連乘至n的符號! | not=percent sign
therefore sign | 所以符號 | sign | S2 | the symbol ∴ of three dots, one above two, that leads in a conclusion | 由上一下二共三點組成、用來引出結論的符號∴ | not=because sign
because sign | 因為符號 | sign | S2 | the symbol ∵ of three dots, two above one, that leads in a reason | 由上二下一共三點組成、用來引出理由的符號∵ | not=therefore sign
infinity sign | 無限大符號 | sign | S5 | the symbol ∞, like an 8 lying down, that stands for growth beyond every bound | 形如橫放的8、表示無止境增大的符號∞ | also-zh=無窮大符號
set | signs of the four operations | 四則運算的符號 | plus sign; minus sign; multiplication sign; division sign
set | signs that compare two numbers or expressions | 比較兩個數或式的符號 | equals sign; greater-than sign; less-than sign; identity sign
set | kinds of bracket and line that group parts of expressions | 把算式各部分組合起來的符號 | parentheses; square brackets; braces; absolute value bars=絕對值符號
set | signs of senior mathematics | 高中數學的符號 | summation sign; factorial sign; integral sign; infinity sign
set | signs written next to a number | 寫在數旁的符號 | percent sign=百分號; factorial sign; radical sign; minus sign

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
significant figure | 有效數字 | sign | S1 | a digit of a number that shows its precision, counted from the first digit that is not zero | 由第一個不是零的數字起計、反映數值準確程度的數字 | not=decimal place
absolute error | 絕對誤差 | quantity | S2 | the difference between a measured value and the true value, in the unit of the measurement | 量度值與真確值之差，單位與量度值相同 | not=relative error
upper limit of measurement | 量度上限 | quantity | S2 | the sum of a measured value and its greatest possible error | 量度值與最大可能誤差之和 | also=upper limit; also-zh=上限; not=lower limit of measurement
lower limit of measurement | 量度下限 | quantity | S2 | a measured value less its greatest possible error | 量度值減去最大可能誤差所得的值 | also=lower limit; also-zh=下限; not=upper limit of measurement
set | errors of measurement | 量度誤差 | maximum absolute error; relative error; percentage error; cumulative error=累積誤差
set | errors found from a measured value | 由量度值求得的誤差 | absolute error; relative error; percentage error; cumulative error=累積誤差
set | values that describe a measurement | 描述量度結果的數值 | upper limit of measurement; lower limit of measurement; maximum absolute error; percentage error
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
set | ratios of lengths | 長度之比 | sine; cosine; tangent ratio; golden ratio; pi=圓周率
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
