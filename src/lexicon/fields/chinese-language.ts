/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const chineseLanguage = `
== Structure of Chinese characters | 漢字結構與六書
pictograph | 象形字 | sign | P4 | a character made by drawing the outline of the thing it stands for | 描畫實物輪廓而造成的字，如日、月、山
simple ideograph | 指事字 | sign | S1 | a character that shows an abstract idea by a symbol alone or by a mark added to an existing character | 用符號或在原字上加記號來表示抽象概念的字，如上、下、本 | not=compound ideograph
compound ideograph | 會意字 | sign | S1 | a character that joins two or more meaningful parts to suggest a new sense | 合併兩個或以上表義部件而得出新義的字，如休、明 | not=simple ideograph
phono-semantic compound | 形聲字 | sign | P4 | a character with one part that hints at its meaning and one that hints at how it is read | 由表示義類的部件和提示讀法的部件合成的字，如河、晴
phonetic loan character | 假借字 | sign | S4 | an existing character used for its sound to write a word that had no character of its own | 口語有某詞而沒有相應的文字，於是拿同音字充當的字 | not=interchangeable character
mutually explanatory character | 轉注字 | sign | S4 | one of a group of characters with the same radical and close meaning that can define each other | 部首相同、意義相近而可以互相解釋的字，如老、考
single-component character | 獨體字 | sign | P4 | a character that cannot be divided into smaller parts, such as the one for water | 不能再拆分成兩個或以上部件的字 | not=compound character
compound character | 合體字 | sign | P4 | a character put together from two or more parts | 由兩個或以上部件組成的字 | not=single-component character
semantic component | 形旁 | structure | P4 | the part of a character that hints at what kind of meaning it has | 字中提示意義類別的部件 | also-zh=形符; not=phonetic component
phonetic component | 聲旁 | structure | P4 | the part of a character that hints at its pronunciation | 字中提示讀音的部件 | also-zh=聲符; not=semantic component
radical | 部首 | structure | P4 | the part under which a character is grouped and looked up in a dictionary | 字典用來把字歸類和供人檢索的字形部分
left-right structure | 左右結構 | form | P3 | the layout of a character with two parts placed side by side | 兩個部件橫向並排的字形布局
left-middle-right structure | 左中右結構 | form | P3 | the layout of a character with three parts placed side by side | 三個部件橫向並排的字形布局
top-bottom structure | 上下結構 | form | P3 | the layout of a character with two parts stacked one above the other | 兩個部件縱向疊放的字形布局
top-middle-bottom structure | 上中下結構 | form | P3 | the layout of a character with three different parts stacked in one column | 三個部件縱向疊成一列的字形布局
fully enclosed structure | 全包圍結構 | form | P3 | the layout of a character with an outer part that shuts in the inner part on all four sides | 外框四面封閉、內藏另一部件的字形布局 | not=half-enclosed structure
half-enclosed structure | 半包圍結構 | form | P3 | the layout of a character with an outer part that covers two or three sides of the inner part | 外部部件遮蓋內部兩面或三面的字形布局 | not=fully enclosed structure
three-stack structure | 品字結構 | form | P3 | the layout of a character with three identical parts, one above and two below | 三個相同部件疊成，一個在頂、兩個並列在底的字形布局
oracle bone script | 甲骨文 | form | S1 | the Shang writing used by the royal house to record divination | 商代王室用來記錄占卜內容的文字
bronze inscriptions | 金文 | form | S1 | the writing cast or engraved on ritual vessels of the Shang and Zhou | 鑄刻在商周青銅器上的文字
small seal script | 小篆 | form | S1 | the standard writing promoted by Qin after it unified the six states | 秦統一六國後推行的標準字體
clerical script | 隸書 | form | S1 | the writing with flattened shapes and wave-like strokes that was dominant in the Han | 字形扁平、講究波磔，盛行於漢代的字體
regular script | 楷書 | form | S1 | the writing with square shapes and clear strokes that is the model for schoolbooks today | 字形方正、筆畫分明，至今仍用作書寫典範的字體
running script | 行書 | form | S1 | the writing, partly joined and easy to read, that lies between the regular and the cursive | 筆畫略為連貫而易於辨認，介乎楷與草之間的字體 | not=cursive script
cursive script | 草書 | form | S1 | the fast writing with joined strokes and greatly simplified shapes that is hard to read | 筆畫相連、結構大為簡省，書寫快捷而難以辨認的字體 | not=running script
traditional character | 繁體字 | sign | P3 | a character in the fuller form that is used in Hong Kong and Taiwan | 香港和台灣通用、筆畫一般較多的字 | not=simplified character
simplified character | 簡體字 | sign | P3 | a character in the form with fewer strokes that is standard on the Chinese Mainland | 內地推行、筆畫經過減省的字 | also-zh=簡化字; not=traditional character
variant character | 異體字 | sign | S1 | a character with the same sound and meaning as another but written in a different form | 讀音和意義與另一字相同而寫法不同的字，如羣與群
homophone | 同音字 | sign | P3 | a character pronounced like another but different in form and meaning | 讀法一樣而字形和意義不同的字
look-alike character | 形近字 | sign | P3 | a character whose shape resembles that of another with a different meaning, so that the two are easily mixed up | 筆畫結構與另一字相似、意義不同而容易混淆的字
malformed character | 錯字 | sign | P3 | a mistaken form with strokes added, missing or misplaced, so that no such character exists | 筆畫增減或位置不當，以致實際上並不存在的字 | not=wrongly substituted character
wrongly substituted character | 別字 | sign | P3 | a real character written by mistake where a different one is needed | 本有其字，但誤用來代替正確者的字 | also-zh=白字; not=malformed character
interchangeable character | 通假字 | sign | S1 | a character used in classical texts in place of the proper one because the two sounded alike | 古人書寫時不用本字而以音同或音近者代替的字 | not=phonetic loan character
dot stroke | 點 | sign | P3 | the shortest basic stroke of a character, shaped like a drop of water | 形狀像小水滴的最短筆畫
horizontal stroke | 橫 | sign | P3 | a stroke written level from the left side to the right | 由左至右平寫的筆畫
vertical stroke | 豎 | sign | P3 | a stroke written straight down from top to bottom | 由上而下直寫的筆畫
left-falling stroke | 撇 | sign | P3 | a sweeping stroke that starts at the upper right and thins out towards the opposite lower corner | 由右上方斜向左下方掠出的筆畫
right-falling stroke | 捺 | sign | P3 | a sweeping stroke that starts at the upper left and broadens towards the opposite lower corner | 由左上方斜向右下方、末端較粗的筆畫
rising stroke | 提 | sign | P3 | a short stroke flicked from the lower left to the upper right | 由左下方向右上方短促斜出的筆畫 | also-zh=挑
hook stroke | 鉤 | sign | P3 | the small flick joined to the end of another stroke | 附在另一筆末端、迅速帶出的細小筆畫
turning stroke | 折 | sign | P3 | a stroke that changes direction sharply while the brush stays on the paper | 筆不離紙而突然改變方向的筆畫
set | the six categories of characters | 六書 | pictograph; simple ideograph; compound ideograph; phono-semantic compound; phonetic loan character; mutually explanatory character
set | ways in which characters were made | 造字方法所成的字 | pictograph; simple ideograph; compound ideograph; phono-semantic compound
set | relations between a character and another | 字與字之間的關係 | homophone; look-alike character; variant character; interchangeable character; mutually explanatory character
set | characters that stand where another might | 代替他字或與他字混淆的字 | interchangeable character; phonetic loan character; wrongly substituted character; variant character
set | things that go wrong with characters | 容易寫錯讀錯的字 | malformed character; wrongly substituted character; look-alike character; polyphonic character=多音字
set | characters described by sound, shape or form | 從音、形分類的字 | homophone; polyphonic character=多音字; look-alike character; variant character
set | layouts of characters | 字形結構 | left-right structure; left-middle-right structure; top-bottom structure; top-middle-bottom structure; fully enclosed structure; half-enclosed structure; three-stack structure
set | layouts with three parts or with an enclosing part | 三個部件或有外框的字形結構 | left-middle-right structure; top-middle-bottom structure; three-stack structure; fully enclosed structure
set | layouts of two parts | 兩個部件的字形結構 | left-right structure; top-bottom structure; fully enclosed structure; half-enclosed structure
set | scripts in the history of writing | 歷代字體 | oracle bone script; bronze inscriptions; small seal script; clerical script; regular script
set | styles of calligraphy | 書法字體 | small seal script; clerical script; regular script; running script; cursive script
set | basic strokes | 基本筆畫 | dot stroke; horizontal stroke; vertical stroke; left-falling stroke; right-falling stroke; rising stroke; hook stroke; turning stroke
set | slanting and short strokes | 斜出或短小的筆畫 | left-falling stroke; right-falling stroke; rising stroke; dot stroke
set | kinds of characters a pupil meets in classical reading | 閱讀古文時遇到的字 | interchangeable character; phonetic loan character; variant character; polyphonic character=多音字
order | scripts from the earliest to the latest | 字體由早到晚 | oracle bone script > small seal script > clerical script > regular script
fact | character 日 | 「日」字 | category among the six | 六書類別 | pictograph | 象形 |
fact | character 上 | 「上」字 | category among the six | 六書類別 | simple ideograph | 指事 |
fact | character 休 | 「休」字 | category among the six | 六書類別 | compound ideograph | 會意 |
fact | character 河 | 「河」字 | category among the six | 六書類別 | phono-semantic compound | 形聲 |
fact | character 明 | 「明」字 | layout | 字形結構 | left-right structure | 左右結構 |
fact | character 樹 | 「樹」字 | layout | 字形結構 | left-middle-right structure | 左中右結構 |
fact | character 思 | 「思」字 | layout | 字形結構 | top-bottom structure | 上下結構 |
fact | character 國 | 「國」字 | layout | 字形結構 | fully enclosed structure | 全包圍結構 |
fact | character 森 | 「森」字 | layout | 字形結構 | three-stack structure | 品字結構 |
fact | character 問 | 「問」字 | radical | 部首 | mouth radical 口 | 口部 |
fact | character 聞 | 「聞」字 | radical | 部首 | ear radical 耳 | 耳部 |
fact | character 悶 | 「悶」字 | radical | 部首 | heart radical 心 | 心部 |
fact | character 花 | 「花」字 | radical | 部首 | grass radical 艸 | 艸部 |
fact | character 相 | 「相」字 | radical | 部首 | eye radical 目 | 目部 |
fact | character 初 | 「初」字 | radical | 部首 | knife radical 刀 | 刀部 |
fact | character 勝 | 「勝」字 | radical | 部首 | strength radical 力 | 力部 |
fact | character 人 | 「人」字 | number of strokes | 筆畫數目 | 2 | 2 | 畫
fact | character 山 | 「山」字 | number of strokes | 筆畫數目 | 3 | 3 | 畫
fact | character 水 | 「水」字 | number of strokes | 筆畫數目 | 4 | 4 | 畫
fact | character 田 | 「田」字 | number of strokes | 筆畫數目 | 5 | 5 | 畫
fact | character 米 | 「米」字 | number of strokes | 筆畫數目 | 6 | 6 | 畫
fact | character 車 | 「車」字 | number of strokes | 筆畫數目 | 7 | 7 | 畫
fact | character 馬 | 「馬」字 | number of strokes | 筆畫數目 | 10 | 10 | 畫
fact | character 魚 | 「魚」字 | number of strokes | 筆畫數目 | 11 | 11 | 畫

== Word classes | 詞類
noun | 名詞 | sign | P4 | a word that stands for a person, thing, place, time or idea | 表示人、事、物、地或概念的詞
verb | 動詞 | sign | P4 | a word that expresses an action, a change or a mental activity | 表示行為、變化或心理活動的詞
adjective | 形容詞 | sign | P4 | a word that tells the quality or state of a person or thing | 表示人或事物性質、狀態的詞
numeral | 數詞 | sign | P4 | a word that tells how many or which in order, without any unit | 表示多少或次序先後的詞 | not=measure word
measure word | 量詞 | sign | P3 | a word placed after a numeral as the unit in which things or actions are counted | 放在數字之後、表示人事物或行為單位的詞 | also=classifier; not=numeral
pronoun | 代詞 | sign | P4 | a word used to replace or to point to a person, thing, place or manner | 用來指稱或替換人、事、物等名稱的詞
adverb | 副詞 | sign | P4 | a word that modifies a verb or adjective to show degree, scope, time, frequency or negation | 修飾動作或性狀，表示程度、範圍、時間、頻率、否定等的詞
preposition | 介詞 | sign | S1 | a word that leads a noun to show place, time, target or manner of the action | 引出名詞以表示處所、時間、對象等的虛詞，如從、對、把 | not=conjunction
conjunction | 連詞 | sign | P4 | a word that joins words, phrases or clauses and shows how they are related | 把詞語、短語或分句接合起來並表示其關係的虛詞，如和、但是 | not=preposition
particle | 助詞 | sign | S1 | a word attached to another word or a sentence to show structure, aspect or mood | 附着於詞語或句子，表示結構、時態或語氣的虛詞，如的、了、嗎
interjection | 歎詞 | sign | P4 | an independent word that expresses sudden feeling or a call or reply, such as 唉 | 獨立於句子之外，表示呼喚、應答或強烈感情的詞，如唉、喂 | also-zh=感歎詞; not=onomatopoeic word
onomatopoeic word | 擬聲詞 | sign | P4 | a word that imitates what is heard, such as 嘩啦 for running water | 模仿人或事物發出的響動的詞，如嘩啦、砰 | also-zh=象聲詞; not=interjection
content word | 實詞 | sign | S1 | a word that has a concrete sense and can serve as a sentence part by itself | 意義具體、能夠獨立充當句子成分的詞 | not=function word
function word | 虛詞 | sign | S1 | a word with little concrete sense that mainly shows grammatical relations or mood | 沒有具體意義、主要表示語法關係或語氣的詞 | not=content word
personal pronoun | 人稱代詞 | sign | P5 | a pronoun that stands for the speaker, the listener or somebody else | 指代說話者、聽話者或第三方的詞，如我、你、他
demonstrative pronoun | 指示代詞 | sign | P5 | a pronoun that marks off the near from the far, such as 這 and 那 | 用來區別遠近的詞，如這、那
interrogative pronoun | 疑問代詞 | sign | P5 | a pronoun used to ask about what is not known, such as 誰 and 甚麼 | 用來探求未知人事物的詞，如誰、甚麼
modal verb | 能願動詞 | sign | S1 | a verb that expresses possibility, necessity or willingness and stands before another verb | 表示可行、必要或意向，放在另一行為詞前的詞，如可以、應該 | also-zh=助動詞
directional verb | 趨向動詞 | sign | S1 | a verb such as 上來 or 過去 that shows which way a movement goes | 表示移動往哪一方的詞，如上來、過去
degree adverb | 程度副詞 | sign | P5 | an adverb that tells how strong a quality is, such as 很 and 極 | 表示性質強弱深淺的副詞，如很、極
scope adverb | 範圍副詞 | sign | P5 | an adverb that tells how much or how many are covered, such as 都 and 只 | 表示所涉人事物多寡的副詞，如都、只
time adverb | 時間副詞 | sign | P5 | an adverb that tells whether something is past, going on or about to happen, such as 已經 | 表示動作已經、正在或將要發生的副詞，如曾經、將要
frequency adverb | 頻率副詞 | sign | P5 | an adverb that tells how often something is repeated, such as 常常 and 又 | 表示動作重複次數疏密的副詞，如常常、屢次
negative adverb | 否定副詞 | sign | P5 | an adverb that denies an action or quality, such as 不 and 沒有 | 表示不承認某動作或性質的副詞，如不、沒有
structural particle | 結構助詞 | sign | S1 | a particle such as 的 or 得 that links a modifier or a complement with the head word | 連接中心語與其附加成分的助詞，如的、地、得 | kind=particle
aspect particle | 動態助詞 | sign | S1 | a particle such as 了 or 過 placed after a verb to show whether the action is complete, continuing or experienced | 放在行為詞後，表示完成、持續或曾經經歷的助詞，如着、了、過 | kind=particle
modal particle | 語氣助詞 | sign | S1 | a particle such as 嗎 or 吧 at the end of a sentence that shows the attitude of the speaker | 用於句末，表示陳述、疑問、祈使、感歎等口吻的助詞，如嗎、吧 | kind=particle
cardinal numeral | 基數詞 | sign | P5 | a numeral that tells quantity, such as 三 and 一百 | 表示數目多少的詞，如三、一百 | not=ordinal numeral; kind=numeral
ordinal numeral | 序數詞 | sign | P5 | a numeral that tells position in a series, such as 第三 | 表示排列先後的詞，如第三、初五 | not=cardinal numeral; kind=numeral
nominal measure word | 名量詞 | sign | S1 | a measure word for counting people or things, such as 本 and 隻 | 計算人或物件的單位詞，如本、隻 | also-zh=物量詞; not=verbal measure word; kind=measure word
verbal measure word | 動量詞 | sign | S1 | a measure word for counting how many times something is done, such as 次 and 趟 | 計算行為次數的單位詞，如次、趟 | not=nominal measure word; kind=measure word
set | kinds of content word | 實詞的類別 | noun; verb; adjective; numeral; measure word; pronoun
set | kinds of function word | 虛詞的類別 | preposition; conjunction; particle; interjection
set | words that modify or describe | 修飾、描述的詞 | adjective; adverb; numeral; measure word
set | words that name or count | 指稱與計數的詞 | noun; pronoun; numeral; measure word
set | classes of word | 詞類 | noun; verb; adjective; adverb; preposition; conjunction
set | kinds of pronoun, and words that point or count | 指代或計數的詞 | personal pronoun; demonstrative pronoun; interrogative pronoun; cardinal numeral
set | kinds of adverb | 副詞的類別 | degree adverb; scope adverb; time adverb; frequency adverb; negative adverb
set | words attached to a verb or adjective | 附於動詞或形容詞的詞 | structural particle; aspect particle; modal verb; directional verb; degree adverb
set | particles and other small words | 助詞及其他小詞 | structural particle; aspect particle; modal particle; conjunction
set | words of number and unit | 表示數目或單位的詞 | cardinal numeral; ordinal numeral; nominal measure word; verbal measure word
set | words that speak of time or times | 表示時間、次數的詞 | time adverb; frequency adverb; verbal measure word; aspect particle
fact | 很 | 「很」 | word class | 詞類 | adverb | 副詞 |
fact | 桌子 | 「桌子」 | word class | 詞類 | noun | 名詞 |
fact | 美麗 | 「美麗」 | word class | 詞類 | adjective | 形容詞 |
fact | 嗎 | 「嗎」 | word class | 詞類 | particle | 助詞 |
fact | 但是 | 「但是」 | word class | 詞類 | conjunction | 連詞 |
fact | 我們 | 「我們」 | word class | 詞類 | pronoun | 代詞 |

== Word formation and vocabulary | 詞語構成與詞彙
morpheme | 語素 | structure | S2 | the smallest unit of language that has both sound and meaning | 最小的音義結合的語言單位
simplex word | 單純詞 | form | S2 | a word made of one morpheme only, whatever number of syllables it has | 只由一個語素構成的詞 | not=compound word
compound word | 複合詞 | form | S2 | a word made by joining two or more roots | 由兩個或以上詞根組合而成的詞 | not=derived word
derived word | 派生詞 | form | S2 | a word made of a root with a prefix or suffix, such as 桌子 and 老師 | 由詞根加上前綴或後綴構成的詞，如桌子、老師 | also-zh=附加式合成詞; not=compound word
reduplicated word | 重疊詞 | form | P5 | a word made by repeating the same syllable or morpheme, such as 漸漸 | 由同一音節或語素反覆出現而構成的詞，如漸漸
binding word | 連綿詞 | form | S2 | a native two-syllable word whose syllables have no meaning of their own when split, such as 徘徊 | 兩個音節不能拆開解釋的固有雙音節詞，如徘徊、彷彿 | also-zh=聯綿詞
coordinate compound | 並列式複合詞 | form | S2 | a two-part word whose parts are equal and similar, related or opposite in meaning, such as 朋友 | 兩個詞根地位平等，意義相同、相關或相反的詞，如朋友、買賣 | also-zh=聯合式複合詞; kind=compound word
modifier-head compound | 偏正式複合詞 | form | S2 | a two-part word whose first part limits or describes the second, such as 汽車 | 前一詞根修飾、限制後一詞根的詞，如汽車、雪白 | kind=compound word
verb-object compound | 動賓式複合詞 | form | S2 | a two-part word whose first part is an action and second part what it acts on, such as 司機 | 前一詞根表示行為、後一詞根表示其支配對象的詞，如司機、關心 | kind=compound word
subject-predicate compound | 主謂式複合詞 | form | S2 | a two-part word whose second part says what the first does or is like, such as 地震 | 後一詞根陳述前一詞根情況的詞，如地震、年輕 | kind=compound word
complement compound | 補充式複合詞 | form | S2 | a two-part word whose second part tells the result of the first or gives its unit, such as 提高 | 後一詞根說明前一詞根的結果或單位的詞，如提高、書本 | kind=compound word
root | 詞根 | structure | S2 | the morpheme that carries the basic meaning of a word | 詞中承載基本意義的語素 | not=prefix, suffix
prefix | 前綴 | structure | S2 | an empty morpheme added at the beginning of a word, such as 老 in 老師 | 附加在詞首、意義虛化的語素，如「老師」的「老」 | also-zh=詞頭
suffix | 後綴 | structure | S2 | an empty morpheme added at the end of a word, such as 子 in 桌子 | 附加在詞末、意義虛化的語素，如「桌子」的「子」 | also-zh=詞尾
synonym | 同義詞 | form | P3 | a word with the same meaning as another | 意思與另一詞一樣的詞 | not=near-synonym
near-synonym | 近義詞 | form | P3 | a word whose meaning is close to that of another but differs in degree, colour or use | 意思與另一詞相似但輕重、色彩或用法有別的詞 | not=synonym
antonym | 反義詞 | form | P3 | a word whose meaning is contrary to that of another | 意思與另一詞相對的詞
polysemous word | 多義詞 | form | P5 | a word that has several related meanings | 具有幾個互有關聯的意思的詞
commendatory word | 褒義詞 | form | P5 | a word that carries praise or approval | 帶有讚許、肯定感情的詞 | not=derogatory word
derogatory word | 貶義詞 | form | P5 | a word that carries blame or dislike | 帶有批評、厭惡感情的詞 | not=commendatory word
neutral word | 中性詞 | form | P5 | a word that carries neither praise nor blame | 不含讚許也不含批評感情的詞
transliterated loanword | 音譯詞 | form | S1 | a word that copies how a foreign word sounds, such as 巴士 | 仿照外語讀法寫成的詞，如巴士、沙發 | not=semantic translation
semantic translation | 意譯詞 | form | S1 | a word that renders the sense of a foreign word with native morphemes, such as 電話 | 用漢語語素表達外語詞義的詞，如電話、足球 | not=transliterated loanword
dialect word | 方言詞 | form | S1 | a word used in one region only and not part of the common national language | 只在某一地區通行、未進入民族共同語的詞
archaism | 古語詞 | form | S1 | a word from the classical language now used only for special effect | 源自文言、今日只在特定場合使用的詞 | not=neologism
neologism | 新詞 | form | S1 | a recently made word for a thing or idea of the present age | 為表達近期出現的事物或觀念而創造的詞 | not=archaism
abbreviated word | 縮略詞 | form | S1 | a word made by cutting down a longer expression, such as 港鐵 | 把較長的名稱節減而成的詞，如港鐵、環保 | also-zh=簡稱
idiom | 成語 | form | P4 | a fixed old expression, mostly of four characters, often with a story behind it | 沿用已久、結構固定、多為四字而常有出處的短語 | also=chengyu
proverb | 諺語 | form | P5 | a popular short saying in a full sentence that sums up experience of life or nature | 民間流傳、以簡短句子總結生活或自然經驗的話
two-part allegorical saying | 歇後語 | form | P5 | a folk saying whose first half is like a riddle and whose second half is the answer, often left unsaid | 由近似謎面和謎底的兩部分組成、往往只說謎面的口頭用語 | also=xiehouyu
aphorism | 格言 | form | P5 | a concise saying with a moral lesson that serves as a rule of conduct | 含有教育意義、可作為行為準則的精練語句 | not=proverb
couplet | 對聯 | form | P5 | a pair of matching lines hung or pasted up on two sides of a door or hall | 張貼或懸掛於門柱兩旁、字數相等而詞性相當的兩行文字
set | words by how they are built | 按構造分的詞 | simplex word; compound word; derived word; reduplicated word
set | words whose syllables repeat, bind or copy a sound | 音節構造特別的詞 | reduplicated word; binding word; transliterated loanword; derived word
set | patterns of compound words | 複合詞的構成方式 | coordinate compound; modifier-head compound; verb-object compound; subject-predicate compound; complement compound
set | patterns of word formation | 構詞方式 | derived word; reduplicated word; modifier-head compound; verb-object compound
set | parts that make up words | 構成詞的部分 | root; prefix; suffix; syllable
set | words by their meaning or feeling | 詞的褒貶與義類 | commendatory word; derogatory word; neutral word; polysemous word
set | words related by meaning | 詞義關係 | synonym; near-synonym; antonym; polysemous word
set | sources of vocabulary | 詞彙的來源 | transliterated loanword; semantic translation; dialect word; archaism; neologism
set | words made from other expressions | 由其他詞語或外語改成的詞 | transliterated loanword; semantic translation; abbreviated word; derived word
set | fixed expressions | 熟語的類別 | idiom; proverb; two-part allegorical saying; aphorism
fact | 地震 | 「地震」 | pattern of word formation | 構詞方式 | subject-predicate | 主謂式 |
fact | 朋友 | 「朋友」 | pattern of word formation | 構詞方式 | coordinate | 並列式 |
fact | 司機 | 「司機」 | pattern of word formation | 構詞方式 | verb-object | 動賓式 |
fact | 提高 | 「提高」 | pattern of word formation | 構詞方式 | complement | 補充式 |
fact | 汽車 | 「汽車」 | pattern of word formation | 構詞方式 | modifier-head | 偏正式 |

== Phrases and sentence parts | 短語與句子成分
coordinate phrase | 並列短語 | form | S1 | a phrase whose parts are equal in rank, such as 老師和學生 | 各部分地位平等的短語，如老師和學生 | also-zh=聯合短語
modifier-head phrase | 偏正短語 | form | S1 | a phrase whose first part describes or limits the central word after it, such as 美麗的風景 | 前一部分修飾或限制後面中心語的短語，如美麗的風景
verb-object phrase | 動賓短語 | form | S1 | a phrase of an action and what it acts on, such as 閱讀報紙 | 由行為和它支配的對象組成的短語，如閱讀報紙
subject-predicate phrase | 主謂短語 | form | S1 | a phrase of a topic and what is stated about it, such as 心情愉快 | 由被陳述者和陳述部分組成的短語，如心情愉快
verb-complement phrase | 補充短語 | form | S1 | a phrase whose second part adds the result, degree or amount of the first, such as 洗乾淨 | 後一部分說明前面動作或性狀的結果、程度或數量的短語，如洗乾淨 | also-zh=動補短語
prepositional phrase | 介賓短語 | form | S1 | a phrase of a word like 從 or 在 with the noun it leads, such as 在學校 | 由從、在、對等虛詞引領名詞組成的短語，如在學校 | also-zh=介詞短語
appositive phrase | 同位短語 | form | S2 | a phrase whose two parts name the same person or thing, such as 首都北京 | 前後兩部分所指一樣的短語，如首都北京 | also-zh=複指短語
serial verb phrase | 連動短語 | form | S2 | a phrase of actions done one after another by the same doer, such as 上街買菜 | 同一施事者先後做出幾個行為的短語，如上街買菜
pivotal phrase | 兼語短語 | form | S2 | a phrase in which the receiver of one action is the doer of the next, such as 請他來 | 前一行為的受事者同時是後一行為的施事者的短語，如請他來
subject | 主語 | structure | P5 | the part of a sentence that names who or what is being talked about | 句子中被陳述的對象，回答誰或甚麼
predicate | 謂語 | structure | P5 | the part of a sentence that states what its topic does, is or is like | 句子中陳述對象做甚麼、是甚麼或怎麼樣的部分
object | 賓語 | structure | P5 | the part of a sentence governed by a verb that names what the action is directed at | 受行為支配、表示行為所及的人或事物的成分
attributive | 定語 | structure | S1 | the part of a sentence that modifies a noun head word | 修飾、限制名詞中心語的成分 | not=adverbial
adverbial | 狀語 | structure | S1 | the part of a sentence placed before a verb or adjective to modify it | 放在動詞或形容詞之前、修飾它的成分 | not=attributive, complement
complement | 補語 | structure | S1 | the part of a sentence placed after a verb or adjective to tell result, degree or amount | 放在動詞或形容詞之後，說明結果、程度或數量的成分 | not=adverbial
set | kinds of phrase | 短語的類別 | coordinate phrase; modifier-head phrase; verb-object phrase; subject-predicate phrase; verb-complement phrase
set | phrases built round a verb | 含動詞的短語 | verb-object phrase; verb-complement phrase; serial verb phrase; pivotal phrase
set | phrases of two linked parts | 兩部分組成的短語 | appositive phrase; coordinate phrase; subject-predicate phrase; prepositional phrase
set | sentence parts | 句子成分 | subject; predicate; object; attributive; adverbial; complement
set | parts that modify or supplement | 修飾、補充的成分 | attributive; adverbial; complement; object
fact | 美麗的風景 | 「美麗的風景」 | kind of phrase | 短語類別 | modifier-head phrase | 偏正短語 |
fact | 閱讀報紙 | 「閱讀報紙」 | kind of phrase | 短語類別 | verb-object phrase | 動賓短語 |
fact | 在學校 | 「在學校」 | kind of phrase | 短語類別 | prepositional phrase | 介賓短語 |
fact | 老師和學生 | 「老師和學生」 | kind of phrase | 短語類別 | coordinate phrase | 並列短語 |
fact | 首都北京 | 「首都北京」 | kind of phrase | 短語類別 | appositive phrase | 同位短語 |

== Sentences | 句子
declarative sentence | 陳述句 | form | P3 | a sentence that tells a fact or states a view | 說明事實或表明看法的句子
interrogative sentence | 疑問句 | form | P3 | a sentence that asks for an answer or for information | 提出查詢、希望得到回答的句子
imperative sentence | 祈使句 | form | P3 | a sentence that orders, asks, advises or forbids somebody to do something | 要求、請求、勸告或禁止別人做事的句子
exclamatory sentence | 感歎句 | form | P3 | a sentence that expresses strong feeling such as joy, anger or surprise | 抒發喜怒哀樂等強烈情緒的句子
yes-no question | 是非問句 | form | S2 | a question on a whole statement that can be answered with a nod or a shake of the head | 就整件事發問、可用點頭或搖頭回應的句子
wh-question | 特指問句 | form | S2 | a question with a word like 誰 or 哪裏 that asks for one unknown item | 用誰、哪裏等詞就未知部分發問的句子
alternative question | 選擇問句 | form | S2 | a question that offers two or more possibilities joined by 還是 for the listener to pick from | 提出兩項或以上、以「還是」連接供對方挑定的發問句子
affirmative-negative question | 正反問句 | form | S2 | a question that puts a word beside its denial, such as 去不去 | 把肯定和否定的說法並列發問的句子，如去不去
ba sentence | 把字句 | form | P5 | a sentence that brings the receiver of the action in front of the verb after the doer, to stress how it is dealt with | 在施事者之後將受事者移到動詞之前、強調處置結果的句子 | not=passive sentence
active sentence | 主動句 | form | P5 | a sentence whose subject does the action | 由動作發出者充當陳述對象的句子 | not=passive sentence
double negative sentence | 雙重否定句 | form | P5 | a sentence that denies twice and so affirms, usually more strongly | 用兩個「不」一類的詞表達肯定意思的句子
compound sentence | 複句 | form | P5 | a sentence of two or more clauses that are related in meaning and not parts of each other | 由兩個或以上意義相關而互不包含的分句組成的句子 | not=simple sentence
simple sentence | 單句 | form | P5 | a sentence made of one phrase or word, with no further clause beside it | 由一個短語或詞構成、不能再分出分句的句子 | not=compound sentence
clause | 分句 | structure | P5 | a unit like a simple sentence that is part of a larger sentence and has no independent tone of its own | 組成複句、結構像單句而沒有完整獨立句調的單位
conjunctive word | 關聯詞 | sign | P4 | a word or pair of words that ties clauses together and shows their relation | 連接各分句並表明其關係的詞語，如因為……所以……
coordinate relation | 並列關係 | form | P5 | the link between clauses that tell several equal sides of things, as with 一邊……一邊…… | 各分句平等地說出幾方面情況的分句關係，如一邊……一邊…… | also-zh=並列複句
successive relation | 承接關係 | form | P5 | the link between clauses that tell actions in order of happening, as with 先……然後…… | 各分句按先後次序說出連續動作或事件的分句關係，如先……然後…… | also-zh=順承關係
progressive relation | 遞進關係 | form | P5 | the link between clauses of which the later goes further than the earlier, as with 不但……而且…… | 後一分句的意思比前一分句更深一層的分句關係，如不但……而且……
alternative relation | 選擇關係 | form | P5 | the link between clauses that give two or more possibilities of which one is taken, as with 不是……就是…… | 分句列出兩種或以上情況、從中取一的分句關係，如不是……就是……
adversative relation | 轉折關係 | form | P5 | the link between clauses of which the later goes against what the earlier leads one to expect, as with 雖然……但是…… | 後一分句與前一分句意思相反或相對的分句關係，如雖然……但是……
causal relation | 因果關係 | form | P5 | the link between clauses of which one gives the reason for a fact in the other, as with 由於……以致…… | 一個分句說明理由、另一分句說出由此引致情況的分句關係，如由於……以致……
hypothetical relation | 假設關係 | form | P5 | the link between clauses of which one supposes a case and the other tells what would follow, as with 如果……就…… | 一個分句虛擬某種情況、另一分句說出會產生的結果的分句關係，如倘若……就……
conditional relation | 條件關係 | form | P5 | the link between clauses of which one states a requirement and the other what follows from it, as with 只有……才…… | 一個分句提出某項要求、另一分句說出滿足它而得的結果的分句關係，如只有……才……
purpose relation | 目的關係 | form | P5 | the link between clauses of which one tells an action and the other what it aims at, as with ……以免…… | 一個分句說出行動、另一分句說出希望達到或避免甚麼的分句關係，如……以免……
missing constituent | 成分殘缺 | form | P6 | the sentence fault of leaving out a part that grammar requires, such as the subject | 句子少了必需的部分，例如沒有主語的毛病
redundant constituent | 成分多餘 | form | P6 | the sentence fault of saying the same thing twice or using needless words | 句子出現重複或不必要的詞語的毛病 | also-zh=成分冗餘
improper collocation | 搭配不當 | form | P6 | the sentence fault of putting together words that do not go with each other | 把習慣上或意義上合不來的詞語放在一起的毛病
wrong word order | 語序不當 | form | P6 | the sentence fault of putting the parts in improper positions | 句中詞語排列位置有誤的毛病 | also-zh=詞序不當
mixed structure | 句式雜糅 | form | S1 | the sentence fault of squeezing two different constructions into one | 把兩種不同的說法硬湊成一句的毛病
ambiguity | 歧義 | form | S1 | the sentence fault of allowing two or more different readings | 一句話可以有兩種或以上理解的毛病
logical error | 不合邏輯 | form | P6 | the sentence fault of contradicting itself or reason although the grammar is right | 語法正確但前後矛盾或違背事理的毛病
set | sentences by tone | 句子按語氣的分類 | declarative sentence; interrogative sentence; imperative sentence; exclamatory sentence
set | kinds of question | 問句的類別 | yes-no question; wh-question; alternative question; affirmative-negative question
set | relations between clauses: sequence and choice | 並列、承接、遞進與選擇 | coordinate relation; successive relation; progressive relation; alternative relation
set | relations between clauses: reason, condition and purpose | 理由、條件與目的 | causal relation; hypothetical relation; conditional relation; purpose relation
set | relations between the clauses of compound sentences | 複句的類別 | adversative relation; causal relation; progressive relation; hypothetical relation; coordinate relation
set | relations easily confused in compound sentences | 容易混淆的複句 | conditional relation; hypothetical relation; causal relation; adversative relation; purpose relation
set | relations of order and degree | 表示先後、輕重的複句 | successive relation; progressive relation; adversative relation; coordinate relation
set | faults in sentences | 病句的類型 | missing constituent; redundant constituent; improper collocation; wrong word order
set | faults of structure and sense | 句子結構與意義的毛病 | mixed structure; ambiguity; logical error; improper collocation; missing constituent
set | units of language | 語言單位 | simple sentence; compound sentence; clause; morpheme
order | units of language from small to large | 語言單位由小到大 | morpheme > word=詞 > phrase=短語 > sentence=句子 > paragraph=段落
fact | 不但……而且…… | 「不但……而且……」 | relation of clauses shown | 表示的複句關係 | progressive | 遞進 |
fact | 雖然……但是…… | 「雖然……但是……」 | relation of clauses shown | 表示的複句關係 | adversative | 轉折 |
fact | 因為……所以…… | 「因為……所以……」 | relation of clauses shown | 表示的複句關係 | causal | 因果 |
fact | 如果……就…… | 「如果……就……」 | relation of clauses shown | 表示的複句關係 | hypothetical | 假設 |
fact | 只有……才…… | 「只有……才……」 | relation of clauses shown | 表示的複句關係 | conditional | 條件 |
fact | 或者……或者…… | 「或者……或者……」 | relation of clauses shown | 表示的複句關係 | alternative | 選擇 |
fact | 一邊……一邊…… | 「一邊……一邊……」 | relation of clauses shown | 表示的複句關係 | coordinate | 並列 |

== Punctuation | 標點符號
full stop | 句號 | sign | P3 | the mark at the end of a statement | 用於陳述語氣的話說完之後的標點符號
comma | 逗號 | sign | P3 | the mark for a pause inside a sentence or between its clauses | 用於一句話內部或分句之間一般停頓的標點符號 | not=enumeration comma
enumeration comma | 頓號 | sign | P3 | the mark for a short pause between parallel words or phrases in a list | 用於並列詞語之間短暫停歇的標點符號 | not=comma
semicolon | 分號 | sign | P4 | the mark between parallel clauses, for a pause longer than that of a comma | 用於複句中並列的句組之間、停頓比逗號長的標點符號
colon | 冒號 | sign | P3 | the mark that introduces speech, a list or an explanation | 用於提示性話語之後、引出下文的標點符號
question mark | 問號 | sign | P3 | the mark at the end of a sentence that asks | 用於表達疑惑或反詰的話末尾的標點符號
exclamation mark | 感歎號 | sign | P3 | the mark at the end of a sentence of strong feeling or a strong order | 用於強烈情緒或命令的話末尾的標點符號 | also-zh=感嘆號
quotation mark | 引號 | sign | P3 | the pair of marks round direct speech, quoted words or words with a special sense | 標示直接說話、摘錄內容或特別含義的成對標點符號
bracket | 括號 | sign | P4 | the pair of marks round words that explain or add to the text | 標示文中註釋或補充說明的成對標點符號
dash | 破折號 | sign | P4 | the long line of two characters' width that introduces an explanation, a turn of topic or a drawn-out sound | 佔兩格、表示解釋說明、話題轉換或聲音延長的橫線標點符號 | not=ellipsis
ellipsis | 省略號 | sign | P4 | the row of six points for words left out, broken speech or silence | 以六個小圓點表示刪去內容、說話斷續或沉默的標點符號 | not=dash
book title mark | 書名號 | sign | P3 | the mark for the title of a work, such as a book, newspaper, song or film | 標示典籍、報刊、歌曲、電影等作品題目的標點符號 | not=proper name mark
proper name mark | 專名號 | sign | P3 | the straight line beside or under the name of a person, place or dynasty | 標示人、地、朝代、機構等稱謂的直線標點符號 | not=book title mark
emphasis mark | 着重號 | sign | S1 | the point placed under or beside characters that the reader should notice | 加在字下或字旁、提醒讀者特別留意的小點
interpunct | 間隔號 | sign | S1 | the point in the middle of the line that parts the given name and family name of a foreigner, or the month and day | 把外國人的名與姓、月份與日子分開的居中小圓點
set | marks of pause within a sentence | 句內標點 | comma; enumeration comma; semicolon; colon
set | marks that label parts of the text | 標號 | quotation mark; bracket; dash; ellipsis; book title mark; proper name mark
set | marks for names and titles | 標示名稱的標點 | book title mark; proper name mark; interpunct; quotation mark
set | marks in the form of lines or points | 線狀或點狀的標點 | dash; ellipsis; emphasis mark; interpunct; proper name mark
set | marks that add or introduce | 引出或補充內容的標點 | colon; dash; bracket; quotation mark
order | length of pause from short to long | 停頓由短到長 | enumeration comma > comma > semicolon > full stop

== Rhetorical devices | 修辭手法
simile | 明喻 | method | P3 | a figure of speech that likens one thing to another with a linking word such as 像 | 本體、喻體和喻詞「像」「如」等都出現的修辭手法 | not=metaphor
metaphor | 暗喻 | method | P5 | a figure of speech that says one thing is another, with both named and linked by 是 or 成為 | 本體和喻體都出現，以「是」「成為」等詞連接的修辭手法 | also-zh=隱喻; not=simile
implicit metaphor | 借喻 | method | S1 | a figure of speech that names only the likened image, leaving out the tenor and the linking word | 本體和喻詞都不出現、直接說出喻體的修辭手法 | not=metonymy
tenor | 本體 | structure | S1 | the thing being described in a comparison by likeness | 比喻中被描述的事物 | not=vehicle
vehicle | 喻體 | structure | S1 | the image used in a comparison to describe another thing | 比喻中用來打比方的事物 | not=tenor
personification | 擬人 | method | P3 | a figure of speech that gives animals, plants or things human actions, thoughts or feelings | 賦予動植物或物件言行、思想和感情的修辭手法
hyperbole | 誇張 | method | P4 | a figure of speech that overstates or understates facts on purpose for effect | 刻意言過其實、把事物放大或縮小的修辭手法
contrast | 對比 | method | P4 | a device that sets two opposite things, or two opposite sides of one thing, against each other | 把兩種相反的事物或同一事物相反的兩面並列映照的手法 | not=foil
antithesis | 對偶 | method | P5 | a figure of speech that pairs two phrases or sentences equal in length, alike in structure and related in meaning | 把字數相等、結構相同、意義相關的兩個短語或句子成雙排列的修辭手法 | not=parallelism
parallelism | 排比 | method | P4 | a figure of speech that lines up three or more phrases or sentences of similar structure and tone | 把三個或以上結構相似、語氣一致的短語或句子接連使用的修辭手法 | not=antithesis
climax | 層遞 | method | S1 | a figure of speech that arranges three or more items step by step in degree, size or depth | 把三項或以上的事物按大小、輕重、深淺逐步排列的修辭手法
anadiplosis | 頂真 | method | P6 | a figure of speech that begins a sentence with the words that ended the one before | 以上一句末尾的詞語作下一句開頭的修辭手法 | also-zh=頂針
chiasmus | 回環 | method | S1 | a figure of speech that turns the order of words round, as in 人人為我，我為人人 | 把詞序顛倒往返、使前後兩句首尾相應的修辭手法，如人人為我，我為人人
hypophora | 設問 | method | P4 | a figure of speech that raises a question and goes on to reply to it to draw attention | 為引起注意而自行發問、隨即自行回答的修辭手法 | not=rhetorical question
rhetorical question | 反問 | method | P4 | a figure of speech that puts a sure view in the form of a question that needs no reply | 以疑問的形式表達確定意思、毋須回答的修辭手法 | also-zh=反詰
quotation | 引用 | method | P5 | a figure of speech that uses sayings, poems or stories of others to support or enrich a text | 採納他人的話語、詩文或典故來充實文章的修辭手法
metonymy | 借代 | method | S1 | a figure of speech that replaces a thing with something closely linked to it, such as its part or mark | 不直說某事物，而以與它密切相關的部分、特徵等稱呼它的修辭手法 | not=implicit metaphor
pun | 雙關 | method | P6 | a figure of speech that makes one expression carry a surface and a hidden sense by sound or meaning | 利用音同或多義，使語句兼有表裏兩層意思的修辭手法
verbal irony | 反語 | method | P6 | a figure of speech that says the opposite of what is meant, often to mock | 說出與本意相背的話，多用於嘲諷的修辭手法 | not=pun
foil | 襯托 | method | S1 | a device that uses other people, things or scenes to bring out the main one | 以其他人物或景物作陪，使主要對象更鮮明的手法 | also-zh=映襯; not=contrast
synaesthesia | 通感 | method | S3 | a figure of speech that describes the impression of one sense in terms of another | 把視、聽、嗅、味、觸等知覺互相轉換來描述的修辭手法 | also-zh=移覺
transferred feeling | 移情 | method | S3 | a figure of speech that lays the writer's mood on things, so that they seem joyful or sad as well | 把作者的喜怒哀樂投射到景物上，使景物如有同樣感受的修辭手法
apostrophe | 呼告 | method | S1 | a figure of speech that breaks off to address an absent person or a thing directly | 敍述中途直接對不在場的人或事物說話的修辭手法
envisioning | 示現 | method | S4 | a figure of speech that describes things past, future or imagined as if before one's eyes | 把過去、未來或想像之事寫得如在眼前的修辭手法
euphemism | 婉曲 | method | S1 | a figure of speech that says an unpleasant or delicate matter in a mild, indirect way | 不直言其事，以含蓄溫和的話暗示本意的修辭手法 | also-zh=婉轉
reduplication for effect | 疊字 | method | P4 | a figure of speech that doubles a character to strengthen sound or picture, such as 尋尋覓覓 | 把同一單音節詞接連使用以增強音律和形象的修辭手法
interlocked phrasing | 互文 | method | S4 | a classical device in which two phrases each leave out what the other says and must be read together | 前後語句各省去對方出現的詞語、合起來理解才完整的文言修辭手法
symbolism | 象徵 | method | S1 | a device that uses a concrete thing to stand for an abstract idea or feeling | 以具體事物代表某種概念或情感的手法
set | figures based on likeness | 利用相似點的修辭 | simile; metaphor; implicit metaphor; personification
set | figures easily confused with implicit metaphor | 容易與借喻混淆的修辭 | implicit metaphor; metonymy; symbolism; metaphor
set | figures about people and things | 寫人寫物的修辭 | personification; objectification=擬物; apostrophe; metonymy
set | figures that do not say plainly what is meant | 不直接說出本意的修辭 | pun; verbal irony; euphemism; metonymy
set | figures of imagination | 運用想像的修辭 | hyperbole; personification; envisioning; synaesthesia
set | figures common in classical texts | 古詩文常見的修辭 | interlocked phrasing; antithesis; metonymy; anadiplosis; quotation
set | figures learnt in primary school | 小學常用修辭 | simile; personification; hyperbole; parallelism; rhetorical question
set | figures for emphasis | 加強語勢的修辭 | parallelism; climax; rhetorical question; hyperbole

== Literary genres and forms | 文體與體裁
narrative writing | 記敍文 | form | P3 | a text that mainly tells the experience of people and the course of events | 以交代人物經歷和事情經過為主的文章 | also-zh=記敘文
descriptive writing | 描寫文 | form | P4 | a text that mainly pictures the look and state of people, scenes or things in vivid words | 以生動語言刻劃人、景、物形貌情態為主的文章
lyrical writing | 抒情文 | form | S1 | a text that mainly expresses the writer's inner feelings | 以表達作者內心感受為主的文章
expository writing | 說明文 | form | P4 | a text that mainly explains things or reasons objectively and gives knowledge | 以客觀解釋事物、闡述事理、傳授知識為主的文章 | not=argumentative writing
argumentative writing | 議論文 | form | P6 | a text that mainly reasons to state a view and convince the reader | 以說理表明主張、令人信服為主的文章 | not=expository writing
practical writing | 應用文 | form | P3 | a text with a set layout written to handle affairs of daily life or work | 處理日常生活或工作事務、有固定格式的文章
prose essay | 散文 | form | P4 | free writing without rhyme or a made-up plot, loose in shape but with one central idea | 不講求押韻、不以虛構情節為主，取材自由而中心集中的文學作品
novel and short story | 小說 | form | P5 | a narrative work that creates characters through a made-up plot and setting | 透過虛構情節和環境塑造人物的敍事作品 | also=fiction
poetry | 詩歌 | form | P3 | a work in lines with condensed, rhythmic language that expresses feelings | 分行或分句、語言凝練而富節奏的抒情文學作品
play | 戲劇 | form | P5 | a work written in dialogue and stage directions to be acted | 以對白和舞台提示寫成、供演員演出的文學作品 | also-zh=劇本
fable | 寓言 | form | P3 | a short made-up story, often of animals, that teaches a lesson | 以短小的虛構故事寄託教訓或道理的作品 | not=fairy tale
fairy tale | 童話 | form | P3 | a story of fantasy written for children, with magic or talking creatures | 為小孩子編寫、富於幻想的奇妙故事 | not=fable
myth | 神話 | form | P4 | an ancient story of gods or supernatural beings that explains the world or nature | 遠古先民以超自然力量解釋世界和自然現象的故事 | not=legend
legend | 傳說 | form | P4 | an orally handed-down story about a particular person, place or custom in history | 民間口耳相承、附會於特定歷史人物、地方或風俗的故事 | not=myth
biography | 傳記 | form | P5 | an account of the life of a real person written by somebody else | 由他人記述真實人物生平事跡的作品 | not=autobiography
autobiography | 自傳 | form | P5 | an account that a person writes of his or her own life | 作者敍述本人生平經歷的作品
diary | 日記 | form | P3 | a private record of what the writer did, saw and felt on a certain date | 寫下當天個人見聞和感受的私人文字 | not=weekly journal
weekly journal | 週記 | form | P3 | a piece of writing on what the writer saw and felt over seven days | 寫下七天以來見聞和感受的文章
travel writing | 遊記 | form | P5 | an account of what the writer saw, heard and felt on a journey | 敍述旅途所見所聞所感的文章
reportage | 報告文學 | form | S4 | a work between news and literature that tells of real people and events with artistic skill | 介乎新聞與文藝之間、以藝術手法寫真人真事的作品
satirical essay | 雜文 | form | S4 | a short sharp essay that mixes argument and literary skill to criticise society | 結合議論與文藝筆法、短小犀利地評論時弊的文章
flash fiction | 微型小說 | form | S1 | a made-up story of very small size, usually within about two thousand characters, often with an unexpected ending | 篇幅極短、結局常出人意表的虛構故事 | also-zh=小小說
chaptered novel | 章回小說 | form | S1 | a classical long story divided into numbered parts headed by couplet titles | 以對句作標題、分段連續講述故事的古典長篇作品
tales of the strange | 志怪小說 | form | S4 | a kind of story of the Wei, Jin and Southern and Northern Dynasties about ghosts, spirits and marvels | 魏晉南北朝盛行、記述鬼神靈異的故事作品 | not=anecdotal tales
anecdotal tales | 志人小說 | form | S4 | a kind of story of the Wei, Jin and Southern and Northern Dynasties about the words and doings of famous men | 魏晉南北朝盛行、記述名士言行軼事的故事作品 | not=tales of the strange
Tang tales | 唐傳奇 | form | S4 | short stories in classical Chinese with full plots written by men of letters between the seventh and ninth centuries | 七至九世紀文人以文言寫成、情節完整的短篇故事
storyteller's script | 話本 | form | S4 | the vernacular story text used by professional performers in Song cities | 宋代市井說書藝人演出時所依據的通俗故事
martial arts novel | 武俠小說 | form | S1 | a popular story about heroes with fighting skills who uphold justice in the jiang hu | 描寫江湖豪傑憑功夫行義的通俗故事作品
science fiction | 科幻小說 | form | S1 | a made-up story based on imagined advances in technology or on future worlds | 以設想中的未來技術或世界為題材的虛構故事作品
detective fiction | 偵探小說 | form | S1 | a made-up story about the solving of a crime by clues and reasoning | 以追查線索、推理破案為題材的虛構故事作品 | also-zh=推理小說
historical novel | 歷史小說 | form | S1 | a made-up story built on real people and events of a past age | 以古代或過去真實人物和事件為題材加以虛構的故事作品
set | types of writing by mode of expression | 按表達方式分的文體 | narrative writing; descriptive writing; lyrical writing; expository writing; argumentative writing
set | four genres of literature | 文學四大體裁 | prose essay; novel and short story; poetry; play
set | short stories for young readers | 兒童讀物的故事類別 | fable; fairy tale; myth; legend
set | writing about real lives and journeys | 寫真實經歷的作品 | biography; travel writing; diary; reportage
set | personal and non-fiction writing | 非虛構作品 | diary; weekly journal; travel writing; autobiography; reportage
set | classical fiction | 古典小說的類別 | tales of the strange; anecdotal tales; Tang tales; storyteller's script; chaptered novel
set | popular fiction by subject | 小說按題材的分類 | martial arts novel; science fiction; detective fiction; historical novel
set | types of writing in the classroom | 課堂寫作文體 | narrative writing; practical writing; expository writing; argumentative writing
order | forms of Chinese fiction from early to late | 中國小說形式由早到晚 | tales of the strange > Tang tales > storyteller's script > chaptered novel

== Techniques of narration and description | 記敍與描寫手法
chronological narration | 順敍 | method | P4 | the way of telling that follows the order in which events happened | 按事情發生的先後次序敍說的手法 | also-zh=順敘法
flashback narration | 倒敍 | method | P5 | the way of telling that gives the outcome or a striking moment first and then goes back to the beginning | 先寫結果或最突出的片段，再回頭寫起因經過的手法 | not=inserted narration
inserted narration | 插敍 | method | P6 | the way of telling that breaks off the main story for a related past episode and then returns | 敍述中暫時中斷主線，加入相關的往事，然後返回原來情節的手法 | not=supplementary narration
supplementary narration | 補敍 | method | S1 | the way of telling that adds an earlier unexplained point afterwards to make the story complete | 在後文交代前文未說明的內容，使情節完整的手法 | not=inserted narration
parallel narration | 分敍 | method | S1 | the way of telling that gives one after another what happened at the same time in different places | 先後交代同一時間內不同地方發生的事情的手法 | also-zh=平敍
first-person point of view | 第一人稱 | method | P4 | the telling of a story by a character who speaks as I | 敍事者以「我」的身分講述故事的角度
second-person point of view | 第二人稱 | method | P6 | the telling of a story as if addressed to you | 敍事者以「你」稱呼故事中的對象來講述的角度
third-person point of view | 第三人稱 | method | P4 | the telling of a story by an outsider who refers to the characters as he, she or they | 敍事者以旁觀身分，用「他」「她」稱呼角色來講述的角度
foreshadowing | 伏筆 | method | S1 | a hint placed early in a story to prepare for what happens later | 前文預先埋下、為後文情節作準備的暗示 | not=echo
suspense | 懸念 | method | S1 | a question left open in a story so that the reader is eager to know the outcome | 故意不揭曉、令讀者急欲知道結果的疑團
echo | 照應 | method | P6 | the answering of an earlier point in a text by a later one | 後文再提及前文內容，使結構嚴密的手法 | also-zh=呼應; not=foreshadowing
transition | 過渡 | method | P6 | a sentence or paragraph that links two parts of a text smoothly | 連接上下文、使文意自然轉換的句子或段落
detailed treatment | 詳寫 | method | P5 | the full and careful telling of the points most closely tied to the theme | 對與主題關係密切的材料作充分具體的敍寫 | not=brief treatment
brief treatment | 略寫 | method | P5 | the telling in a few words of points that matter less to the theme | 對與主題關係較小的材料作簡單交代的寫法 | not=detailed treatment
raising after lowering | 欲揚先抑 | method | S1 | the technique of belittling a person or thing first so that the later praise stands out | 先貶低人或事物，使後文的稱許更突出的手法 | not=lowering after raising
lowering after raising | 欲抑先揚 | method | S1 | the technique of praising a person or thing first so that the later blame stands out | 先稱許人或事物，使後文的貶斥更突出的手法
seeing the great in the small | 以小見大 | method | S1 | the technique of revealing an important theme through a trivial matter | 藉平凡瑣碎的事情反映深遠主題的手法
exposition of plot | 開端 | structure | P5 | the part of a plot that introduces the characters, setting and first cause of conflict | 故事情節中交代人物、背景和矛盾起因的部分
rising action | 發展 | structure | P5 | the part of a plot in which conflict unfolds and grows | 故事情節中矛盾逐步浮現、加深的部分
climax of plot | 高潮 | structure | P5 | the part of a plot in which conflict is at its most tense | 故事情節中矛盾最尖銳、最緊張的部分
resolution of plot | 結局 | structure | P5 | the part of a plot in which the conflict is settled and the fate of characters is told | 故事情節中矛盾解決、交代人物最終命運的部分
theme | 主題 | structure | P5 | the central idea that a work expresses through its content | 作品透過內容所表達的中心思想 | also-zh=主旨
subject matter | 題材 | structure | S1 | the materials of life that a writer chooses to write about in a work | 作者選取並寫進作品中的生活內容 | not=theme
plot | 情節 | structure | P5 | the chain of events in a story and its turns | 故事中事件的演變過程
thread | 線索 | structure | S1 | the person, thing or feeling that runs through a text and strings its materials together | 貫穿全文、把材料串連起來的人、物或感情
setting | 環境 | structure | P5 | the time, place and social background in which a story happens | 故事發生的時間、地點和社會背景
round character | 圓形人物 | role | S4 | a figure in fiction with many sides who may change and surprise the reader | 性格複雜多面、會有變化的小說角色 | not=flat character
flat character | 扁平人物 | role | S4 | a figure in fiction built on one trait that hardly changes | 性格單一、甚少變化的小說角色 | not=round character
protagonist | 主角 | role | P4 | the central figure around whom a story develops | 故事圍繞其推進的中心人物 | also-zh=主人公
portrait description | 肖像描寫 | method | P4 | the description of a person's looks, build and clothes | 對容貌、身材、衣着的刻劃 | also-zh=外貌描寫
description of speech | 語言描寫 | method | P4 | the description of a person by what he or she says | 透過角色的對話或獨白來刻劃人物
description of action | 行動描寫 | method | P4 | the description of a person by what he or she does | 透過角色的一舉手一投足來刻劃人物 | also-zh=動作描寫
psychological description | 心理描寫 | method | P4 | the description of a person's inner thoughts and feelings | 對角色內在思想和感受的刻劃
description of expression | 神態描寫 | method | P4 | the description of a person's look on the face at a certain moment | 對角色某一刻臉上喜怒等流露的刻劃 | also-zh=表情描寫
description of surroundings | 環境描寫 | method | P5 | the description of the natural scenery or social background around the characters | 對角色身處的自然景色或社會背景的刻劃
description of a scene with people | 場面描寫 | method | S1 | the description of many people in action together at one time and place | 對某一時間地點眾人活動情景的刻劃
description of detail | 細節描寫 | method | S1 | the close description of a tiny but telling movement or object | 對微小而具代表性的動作、物件等的深入刻劃
direct description | 直接描寫 | method | S1 | the description that pictures its object straight on, without help from others | 不靠旁人旁物、集中刻劃對象本身特點的方法 | also-zh=正面描寫; not=indirect description
indirect description | 間接描寫 | method | S1 | the description that brings out its object through the reactions of others or through other things | 透過旁人反應或其他事物來烘托對象的方法 | also-zh=側面描寫; not=direct description
dynamic description | 動態描寫 | method | P5 | the description of a scene or thing in motion or change | 對景物行進、變化情況的刻劃 | not=static description
static description | 靜態描寫 | method | P5 | the description of a scene or thing at rest | 對景物停住不變時形貌的刻劃 | not=dynamic description
plain sketching | 白描 | method | S1 | the description in a few simple strokes without ornament that catches the main features | 以簡練樸素的文字勾勒特徵、不加渲染的刻劃方法 | not=fine description
fine description | 細描 | method | S1 | the description in rich detail and ornate words | 以華美詞藻和大量修飾詳盡刻劃的方法 | also-zh=工筆; not=plain sketching
fixed-point observation | 定點描寫 | method | P5 | the description of scenery near and far from one unmoving position | 觀察者留在同一位置寫遠近景物的方法 | also-zh=定點觀察; not=moving observation
moving observation | 步移法 | method | P5 | the description of scenery that changes as the observer goes from place to place | 隨觀察者位置轉換而依次描寫景物的方法 | also-zh=移步換景; not=fixed-point observation
visual description | 視覺描寫 | method | P4 | the description of colours, shapes and light | 對顏色、形狀、光暗的刻劃
auditory description | 聽覺描寫 | method | P4 | the description of sounds, loud or soft, near or far | 對人聲、物響和鳥鳴等聲音的刻劃
olfactory description | 嗅覺描寫 | method | P4 | the description of smells, fragrant or foul | 對香臭等氣息的刻劃
gustatory description | 味覺描寫 | method | P4 | the description of tastes such as sweet and sour | 對酸甜苦辣等口中感受的刻劃
tactile description | 觸覺描寫 | method | P4 | the description of heat, cold, roughness and other feelings on the skin | 對冷熱、軟硬、粗滑等皮膚感受的刻劃
set | orders of narration | 記敍的次序 | chronological narration; flashback narration; inserted narration; supplementary narration; parallel narration
set | devices that link parts of a story | 使情節緊密的手法 | foreshadowing; suspense; echo; transition
set | ways of handling material | 處理材料的手法 | detailed treatment; brief treatment; raising after lowering; lowering after raising; seeing the great in the small
set | techniques of narration that go back or ahead | 涉及前後文的手法 | flashback narration; inserted narration; supplementary narration; foreshadowing; echo
set | parts of a plot | 情節的組成部分 | exposition of plot; rising action; climax of plot; resolution of plot
set | elements of a story | 故事的要素 | theme; subject matter; plot; thread; setting
set | ways of describing people | 人物描寫 | portrait description; description of speech; description of action; psychological description; description of expression
set | ways of describing people and places | 人物與環境的描寫 | description of surroundings; description of a scene with people; description of detail; portrait description
set | manners of description | 描寫的角度與筆法 | direct description; indirect description; plain sketching; fine description
set | ways of describing scenery | 景物描寫 | dynamic description; static description; fixed-point observation; moving observation
set | descriptions by the senses | 感官描寫 | visual description; auditory description; olfactory description; gustatory description; tactile description
order | parts of a plot in order | 情節發展的次序 | exposition of plot > rising action > climax of plot > resolution of plot

== Techniques of lyrical, expository and argumentative writing | 抒情、說明與議論手法
direct lyricism | 直接抒情 | method | S1 | the open expression of the writer's feelings without the help of scenes, things or events | 不借助景、物、事而坦白說出內心感情的手法 | also-zh=直抒胸臆
expressing feeling through scenery | 借景抒情 | method | S1 | the expression of the writer's mood by picturing nature and views | 透過描繪自然風光來寄託作者心緒的手法
expressing ideals through objects | 托物言志 | method | S1 | the expression of the writer's aims or character by describing a thing, such as a plant, with matching qualities | 透過描寫某一動植物或器具的特點來寄寓作者抱負、品格的手法
expressing feeling through events | 借事抒情 | method | S1 | the expression of the writer's emotions by telling what happened | 透過敍述經歷來表達作者感受的手法
fusion of feeling and scene | 情景交融 | method | S1 | the blending of the writer's emotions and the view described until they cannot be told apart | 作者的感受與所寫的風光結合得難以分開的境界
satirising the present through the past | 借古諷今 | method | S4 | the use of old events to criticise the faults of one's own age | 藉着評述往昔史事來批評當代弊病的手法
sad feeling through joyful scenes | 以樂景寫哀情 | method | S4 | the use of bright, happy views to deepen the expression of grief | 描寫歡快明麗的風光，反襯心中悲傷的手法
ending with scenery | 以景作結 | method | S4 | the closing of a work with a view that leaves the feeling for the reader to taste | 文末只描繪風光、讓讀者自行體會餘味的手法 | also-zh=以景結情
definition method | 下定義 | method | S1 | the method of explaining that states exactly what a thing is and what sets it apart | 以簡明準確的語句指出事物本質特徵的說明方法
illustration method | 舉例說明 | method | P4 | the method of explaining that gives typical cases | 列出具體而有代表性的事實來解釋的方法
figures method | 數字說明 | method | P4 | the method of explaining that gives exact or rough amounts, sizes or percentages | 列出多少、比例、年份、百分率等來解釋的方法 | also-zh=列數字
comparison method | 比較說明 | method | P4 | the method of explaining that shows how two or more things are alike or different | 指出兩種或以上事物的異同來解釋的方法 | also-zh=作比較
classification method | 分類說明 | method | P5 | the method of explaining that sorts things into kinds by one standard and deals with them in turn | 按同一標準把事物歸為若干種、逐一解釋的方法
analogy method | 比喻說明 | method | P5 | the method of explaining that likens an unfamiliar thing to a familiar one | 以人所熟知而有相似點的事物來解釋陌生事物的方法 | also-zh=打比方; not=comparison method
citation method | 引用說明 | method | P5 | the method of explaining that uses what books, experts or sayings have said | 採納典籍、專家言論或諺語等資料來解釋的方法
chart method | 圖表說明 | method | P5 | the method of explaining that sets out data in drawings or tables | 把資料繪成曲線、棒條或列成方格來解釋的方法
describing method | 描述說明 | method | P5 | the method of explaining that pictures the look, colour or state of a thing in concrete words | 以具體形象的文字刻劃事物的外形、狀態來解釋的方法 | also-zh=摹狀貌
time order | 時間順序 | method | P5 | the arranging of points by which happens earlier and which later | 依事情發生的先後安排內容的方法
space order | 空間順序 | method | P5 | the arranging of points by position, such as from outside to inside or from top to bottom | 依方位如由外到內、由上到下安排內容的方法
logical order | 邏輯順序 | method | S1 | the arranging of points by inner links, such as from cause to effect or from general to particular | 依事理的內在聯繫，如由因到果、由主到次安排內容的方法
thesis | 論點 | structure | P6 | the view that an argumentative text puts forward and upholds | 作者對所議事情提出的見解和主張 | not=evidence
evidence | 論據 | structure | P6 | the facts or reasons that an argumentative text uses to support its view | 用來支持主張的事實或道理 | not=thesis
reasoning | 論證 | structure | P6 | the process of using facts and reasons to prove a view | 運用事實和道理來支持主張的過程
factual evidence | 事實論據 | structure | S1 | real cases, historical events or statistics used to support a view | 用來支持主張的真人個案、歷史或統計數字 | not=theoretical evidence
theoretical evidence | 道理論據 | structure | S1 | accepted principles, sayings or scientific laws used to support a view | 用來支持主張的公認原則、名言或定律 | not=factual evidence
constructive argument | 立論 | method | S1 | the way of arguing that puts forward one's own view and proves it from the front | 從正面提出自己的主張並加以證明的議論方式 | not=refutation
refutation | 駁論 | method | S1 | the way of arguing that shows an opponent's view to be wrong | 指出對方見解錯誤、從而表明己見的議論方式 | not=constructive argument
argument by example | 舉例論證 | method | P6 | the method of proving a view by giving typical facts or cases | 列出有代表性的事實來證明主張的方法 | also-zh=例證法
argument by quotation | 引用論證 | method | P6 | the method of proving a view by citing famous sayings, classics or authorities | 借助名言、典籍或權威說法來證明主張的方法 | also-zh=引證法
argument by contrast | 對比論證 | method | S1 | the method of proving a view by setting positive and negative cases against each other | 把正反兩面的事例並列映照來證明主張的方法 | not=argument by analogy
argument by analogy | 類比論證 | method | S1 | the method of proving a view by inferring from one thing to another with similar properties | 由性質相近的另一事物推論出同樣道理來證明主張的方法 | not=argument by metaphor
argument by metaphor | 比喻論證 | method | S1 | the method of proving a view by using a vivid figure of likeness to make an abstract reason clear | 以生動具體的形象作譬，使抽象道理淺白易明來證明主張的方法 | also-zh=喻證法; not=argument by analogy
induction | 歸納論證 | method | S1 | the method of reasoning that draws a general conclusion from a number of particular cases | 由若干個別事例得出一般結論的推理方法 | not=deduction
deduction | 演繹論證 | method | S1 | the method of reasoning that draws a conclusion on a particular case from a general principle | 由一般原理推出個別事例結論的推理方法 | not=induction
reduction to absurdity | 歸謬法 | method | S4 | the method of proving a view wrong by first accepting it and drawing a ridiculous result from it | 先假設對方主張正確，再推出荒唐結果來證明它不成立的方法
cause and effect argument | 因果論證 | method | S1 | the method of proving a view by analysing why something happens and what comes of it | 透過分析事情的緣由和影響來證明主張的方法
general-specific-general structure | 總分總結構 | structure | P6 | the layout of a text that states the main idea, treats its sides one by one, and sums up at the end | 開首概括主旨，中段逐點闡述，末段歸結全文的篇章布局
parallel structure | 並列式結構 | structure | S1 | the layout of a text whose middle parts discuss equal sides of a topic, in any order | 中段各部分地位平等、從不同方面論述的篇章布局 | not=progressive structure
progressive structure | 層進式結構 | structure | S1 | the layout of a text whose parts go deeper one after another, so that none can change place | 各部分由淺入深、逐步推展而不可對調的篇章布局 | also-zh=遞進式結構; not=parallel structure
contrastive structure | 對照式結構 | structure | S1 | the layout of a text that discusses a positive side and a negative side against each other | 從正面和反面兩方面互相映襯來論述的篇章布局
direct opening | 開門見山 | method | P6 | the opening of a text that goes straight to the topic or view | 文章一開始便直接點明題旨的開首方法
opening by suspense | 懸念式開首 | method | P6 | the opening of a text that raises a puzzle to arouse the reader's curiosity | 文章一開始先設下疑團以引起好奇的開首方法
echoing ending | 首尾呼應 | method | P5 | the ending of a text that takes up again what was said in its opening | 文末再次提及文章起始內容的收結方法
appealing ending | 號召式結尾 | method | P6 | the ending of a text that calls on readers to act | 文末呼籲讀者付諸行動的收結方法
set | ways of expressing feelings | 抒情方法 | direct lyricism; expressing feeling through scenery; expressing ideals through objects; expressing feeling through events
set | methods of explaining | 說明方法 | definition method; illustration method; figures method; comparison method; classification method
set | methods of explaining with materials | 運用資料的說明方法 | figures method; chart method; citation method; illustration method
set | elements of argument | 議論文要素及論據 | thesis; reasoning; factual evidence; theoretical evidence
set | methods of argument | 論證方法 | argument by example; argument by quotation; argument by contrast; argument by analogy; argument by metaphor; cause and effect argument
set | ways of reasoning | 推理方法 | induction; deduction; argument by analogy; reduction to absurdity
set | structures of a text | 篇章結構 | general-specific-general structure; parallel structure; progressive structure; contrastive structure
set | ways to open and close a text | 開首與收結方法 | direct opening; opening by suspense; echoing ending; appealing ending

== Practical writing | 應用文
personal letter | 私人書信 | document | P4 | a letter to a relative or friend that exchanges news and feelings | 寫給親友以聯絡感情、互通近況的信件 | not=official letter
official letter | 公函 | document | S1 | a letter on business between organisations, or between an organisation and a person | 機構之間或機構與個人之間商洽事務的信件
letter of application | 申請信 | document | P6 | a letter that asks an organisation for a post, a place or permission | 向機構謀求職位、學位或准許的信件
letter of invitation | 邀請信 | document | P5 | a letter that asks a person to attend an event or take up a task | 希望對方出席活動或擔任某項工作的信件
letter of complaint | 投訴信 | document | P6 | a letter that tells of dissatisfaction and asks the organisation concerned to deal with it | 向有關機構表達不滿、要求處理的信件
letter of recommendation | 推薦信 | document | S4 | a letter that introduces the merits of another person and supports his or her request | 向機構介紹他人的長處並支持其請求的信件
letter of thanks | 感謝信 | document | P5 | a letter that expresses gratitude for help or a favour | 得到別人幫助後寫給對方、表示銘記恩惠的信件
letter of apology | 道歉信 | document | P5 | a letter that says sorry for one's fault and seeks forgiveness | 承認自己過失、請求對方原諒的信件
report | 報告 | document | S1 | a text that sets out the process and findings of a survey, activity or piece of work | 向有關人士陳述調查、活動或工作的經過和結果的文書 | not=proposal
proposal | 建議書 | document | S1 | a text that analyses a situation and puts forward plans to be adopted | 分析情況、提出可行方案供對方採納的文書 | not=report
speech script | 演講辭 | document | P6 | the text of what a person will say to an audience on a topic | 就某一題目向聽眾發表見解而預先寫成的稿件 | also-zh=演講稿
commentary article | 評論文章 | document | S4 | a text for publication that judges an event, a work or a social phenomenon | 就時事、作品或社會現象發表看法、供刊載的文章
feature article | 專題文章 | document | S4 | a text for publication that introduces one topic in depth from several sides | 圍繞某一事物或現象從多方面深入介紹、供刊載的文字
minutes | 會議紀錄 | document | S4 | the text that sets down who attended, what was discussed and what was decided when people met | 寫下出席者、討論內容和議決事項的文書 | not=agenda
agenda | 議程 | document | S4 | the list of matters to be discussed, given out before people meet | 開會前列出、按次序討論的事項清單 | not=minutes
memorandum | 便箋 | document | S4 | a short text for passing on business inside an organisation | 機構內部互通事務訊息的簡短文書 | also=memo; also-zh=備忘
press release | 新聞稿 | document | S4 | a text that an organisation sends to the media to make its news known | 機構發給傳媒、公布其消息的文書
greeting card | 賀卡 | document | P3 | a piece of stiff paper with good wishes for a festival or a happy event | 在節日或喜慶時寄送、寫有祝願語的硬紙片
invitation card | 請柬 | document | P5 | a formal printed paper that asks a guest to a banquet or ceremony | 通知賓客出席宴會、典禮的莊重紙帖 | also-zh=請帖
salutation | 上款 | structure | P4 | the line at the top of a letter that addresses the receiver | 書信開頭對收信人的稱呼
signature line | 下款 | structure | P4 | the line at the end of a letter with the writer's identity and name | 書信末尾寫信人的身分和署名
complimentary close | 祝頌語 | structure | P4 | the words of good wishes after the main text of a letter, such as 祝身體健康 | 書信正文之後向對方表達良好願望的話，如身體健康
postscript | 附言 | structure | S1 | the words added to a letter after it has been finished and signed | 書信寫完並署名後另加補充的話
letter body | 正文 | structure | P4 | the part of a letter that tells the matter itself | 書信中說明事情內容的主要部分
lingzun | 令尊 | sign | P6 | the polite term for the father of the person addressed | 對別人父親的敬稱
lingtang | 令堂 | sign | P6 | the polite term for the mother of the person addressed | 對別人母親的敬稱
lingai | 令嬡 | sign | P6 | the polite term for the daughter of the person addressed | 對別人女兒的敬稱 | also-zh=令愛
linglang | 令郎 | sign | P6 | the polite term for the son of the person addressed | 對別人兒子的敬稱
jiafu | 家父 | sign | P6 | the modest term for one's own living father when speaking to others | 對別人稱自己在世的爸爸的謙詞 | also-zh=家嚴
jiamu | 家母 | sign | P6 | the modest term for one's own living mother when speaking to others | 對別人稱自己在世的媽媽的謙詞 | also-zh=家慈
quanzi | 犬子 | sign | P6 | the modest term for one's own son when speaking to others | 對別人稱自己兒子的謙詞 | also-zh=小兒
neizi | 內子 | sign | S1 | the modest term for one's own wife when speaking to others | 對別人稱自己妻子的謙詞 | also-zh=內人
xianfu | 先父 | sign | S1 | the term for one's own dead father when speaking to others | 對別人稱自己已去世的爸爸的用語 | also-zh=先考, 先嚴
zunfuren | 尊夫人 | sign | S1 | the polite term for the wife of the person addressed | 對別人妻子的敬稱
set | letters by purpose | 書信的類別 | letter of application; letter of invitation; letter of complaint; letter of recommendation; letter of thanks; letter of apology
set | practical texts for office and meeting | 公務與會議文書 | official letter; minutes; agenda; memorandum; report
set | practical texts examined at DSE level | 高中實用文 | report; proposal; speech script; commentary article; feature article
set | parts of a letter | 書信的組成部分 | salutation; letter body; complimentary close; signature line; postscript
set | polite terms for other people's family | 對別人親屬的敬稱 | lingzun; lingtang; linglang; lingai; zunfuren
set | modest terms for one's own family | 對自己親屬的謙稱 | jiafu; jiamu; quanzi; neizi
set | terms for fathers and mothers | 對父母的稱謂 | lingzun; lingtang; jiafu; jiamu; xianfu
set | terms for sons, daughters and wives | 對子女、妻子的稱謂 | linglang; lingai; quanzi; neizi; zunfuren
order | parts of a letter from top to bottom | 書信各部分由上至下 | salutation > letter body > complimentary close > signature line > postscript

== Classical Chinese | 文言
judgement sentence | 判斷句 | form | S1 | a classical sentence that states what a thing is or belongs to, often with 者 and 也 | 文言中以「……者，……也」等形式說明事物是甚麼或屬於甚麼的句子
classical passive sentence | 文言被動句 | form | S1 | a classical sentence in which what comes first receives the action, shown by words such as 見, 於 or 為……所…… | 文言中以見、於、為……所……等表示承受行為的句子
elliptical sentence | 省略句 | form | S1 | a classical sentence with a part left out that the reader has to supply from the context | 文言中欠缺某些成分、須據上下文補足的句子
object fronting | 賓語前置 | form | S4 | the classical word order that puts what an action is directed at ahead of the verb, as in 時不我待 | 文言中把行為所及的對象提到動詞之先的句式，如時不我待
postposed attributive | 定語後置 | form | S4 | the classical word order that puts a modifier behind the noun it describes | 文言中把修飾名詞的成分放到該名詞之後的句式
postposed adverbial | 狀語後置 | form | S4 | the classical word order that puts a phrase of place or means led by 於 or 以 behind the verb | 文言中把「於」「以」引出的處所、工具等成分放到動詞之後的句式 | also-zh=介賓短語後置
subject-predicate inversion | 主謂倒裝 | form | S4 | the classical word order that puts the statement ahead of its topic for emphasis, as in 甚矣，汝之不惠 | 文言中為強調而把陳述部分提到被陳述者之先的句式，如甚矣，汝之不惠
noun used as adverbial | 名詞作狀語 | form | S4 | the classical usage in which a word for a thing stands before an action to tell its manner, place or tool, as in 蛇行 | 文言中表示事物的詞放在行為前，說明其方式、處所等的用法，如蛇行
causative usage | 使動用法 | form | S4 | the classical usage in which a word means making its object do or become something | 文言中表示令賓語怎麼樣的詞類活用 | not=putative usage
putative usage | 意動用法 | form | S4 | the classical usage in which a word means regarding its object as something | 文言中表示認為賓語怎麼樣的詞類活用 | not=causative usage
broadening of meaning | 詞義擴大 | process | S4 | the change by which a word comes to cover more than it did in ancient times, as with 江 | 一詞今日所指的範圍比古時廣的演變，如江 | not=narrowing of meaning
narrowing of meaning | 詞義縮小 | process | S4 | the change by which a word comes to cover less than it did in ancient times, as with 臭 | 一詞今日所指的範圍比古時窄的演變，如臭 | not=broadening of meaning
shift of meaning | 詞義轉移 | process | S4 | the change by which a word comes to name a different thing from the one it named in ancient times, as with 湯 | 一詞今日所指的事物由古時的一種變成另一種的演變，如湯
change of emotive colour | 感情色彩變化 | process | S4 | the change by which a word moves between praise and blame from ancient times to today, as with 爪牙 | 一詞由古至今在讚許與貶斥之間改變的演變，如爪牙
one-sided compound | 偏義複詞 | form | S4 | a two-part word of which only one part carries meaning in the sentence, such as 緩急 for urgency | 由兩個意義相關或相反的字組成，而只取其一的詞，如「緩急」指急
sentence-opening particle | 發語詞 | sign | S1 | a classical word such as 夫 at the head of a sentence to lead into a remark, with no meaning of its own | 文言中用於句首以引起議論、本身沒有實義的詞，如夫
vernacular Chinese | 白話文 | form | S1 | the written language based on modern everyday speech | 以現代口語為基礎的書面語 | not=classical Chinese
classical Chinese | 文言文 | form | P6 | the written language based on the speech of the pre-Qin age and used by scholars for over two thousand years | 以先秦口語為基礎、歷代讀書人沿用二千多年的書面語 | not=vernacular Chinese
set | classical sentence patterns | 文言句式 | judgement sentence; classical passive sentence; elliptical sentence; object fronting
set | kinds of inverted word order | 文言倒裝句 | object fronting; postposed attributive; postposed adverbial; subject-predicate inversion
set | flexible use of words in classical texts | 詞類活用 | noun used as verb=名詞作動詞; noun used as adverbial; causative usage; putative usage
set | changes of word meaning from ancient to modern | 古今詞義的演變 | broadening of meaning; narrowing of meaning; shift of meaning; change of emotive colour
fact | 走 in classical Chinese | 文言的「走」 | usual meaning | 常見意思 | run | 跑 |
fact | 湯 in classical Chinese | 文言的「湯」 | usual meaning | 常見意思 | hot water | 熱水 |
fact | 去 in classical Chinese | 文言的「去」 | usual meaning | 常見意思 | leave | 離開 |
fact | 股 in classical Chinese | 文言的「股」 | usual meaning | 常見意思 | thigh | 大腿 |
fact | 涕 in classical Chinese | 文言的「涕」 | usual meaning | 常見意思 | tears | 眼淚 |
fact | 曰 in classical Chinese | 文言的「曰」 | usual meaning | 常見意思 | say | 說 |
fact | 汝 in classical Chinese | 文言的「汝」 | usual meaning | 常見意思 | you | 你 |
fact | 吾 in classical Chinese | 文言的「吾」 | usual meaning | 常見意思 | I | 我 |
fact | 皆 in classical Chinese | 文言的「皆」 | usual meaning | 常見意思 | all | 都 |
fact | 甚 in classical Chinese | 文言的「甚」 | usual meaning | 常見意思 | very | 很 |
fact | 亦 in classical Chinese | 文言的「亦」 | usual meaning | 常見意思 | also | 也 |

== Literary knowledge: forms and schools | 文學常識：體裁與流派
tetrasyllabic verse | 四言詩 | form | S4 | the verse current before the Qin, in which most pieces of the Book of Songs are written | 先秦盛行、《詩經》大部分篇章所採用的韻文
ancient-style poetry | 古體詩 | form | S1 | the verse free in the number of lines and not bound by the tonal rules set in the Tang | 句數不限、不受唐代格律約束的詩 | also-zh=古風; not=regulated verse, quatrain
quatrain | 絕句 | form | P5 | the recent-style verse of four lines | 全首四句的近體詩 | also=jueju; not=regulated verse
regulated verse | 律詩 | form | S1 | the recent-style verse of eight lines whose two middle couplets must be parallel | 全首八句、中間兩聯必須對仗的近體詩 | also=lüshi; not=quatrain
extended regulated verse | 排律 | form | S4 | the recent-style verse of ten lines or more, parallel except at the beginning and end | 全首十句或以上、除首尾外均須對仗的近體詩
recent-style poetry | 近體詩 | form | S1 | the verse formed in the Tang with fixed numbers of lines and characters and rules of tone and rhyme | 唐代定型，句數、字數、平仄、押韻均有規定的詩 | also-zh=今體詩; not=ancient-style poetry
yuefu | 樂府詩 | form | S1 | the verse collected by a Han office of music from the people, and later verse in imitation of it | 漢代官署採集民歌而得、後世文人亦仿作的詩 | also-zh=樂府
chuci | 楚辭體 | form | S4 | the verse of a southern state, begun by Qu Yuan, marked by the particle 兮 and free line length | 由屈原開創、多用「兮」字、句式長短參差的韻文 | also-zh=騷體
fu | 賦 | form | S4 | the form between verse and prose, ornate and descriptive, that flourished in the Han | 介乎韻文與散文之間、講究鋪陳辭藻、盛行於漢代的文體 | not=parallel prose
parallel prose | 駢文 | form | S4 | the prose of the Six Dynasties built on paired sentences of mainly four and six characters | 以四六句為主、通篇講求對仗、盛行於六朝的文體 | also-zh=四六文; not=ancient-style prose
ancient-style prose | 古文 | form | S1 | the plain prose in free sentences on the pre-Qin and Han model, promoted by Han Yu | 以先秦兩漢散體為典範、句式自由、由韓愈提倡的文體 | not=parallel prose
ci poetry | 詞 | form | S1 | the verse with lines of uneven length, written to set tunes, that flourished in the Song | 依固定樂調填寫、句子長短不一、盛行於宋代的韻文 | also-zh=長短句; not=sanqu
sanqu | 散曲 | form | S4 | the verse of the Yuan sung without acting, to which padding words may be added | 元代流行、可加襯字、只供清唱而沒有情節和賓白的韻文 | not=ci poetry, zaju
zaju | 雜劇 | form | S4 | the Yuan stage play, usually of four acts, in which one leading role sings throughout | 元代盛行、一般分四折、由一個角色主唱的舞台作品 | not=chuanqi drama
chuanqi drama | 明清傳奇 | form | S4 | the long southern stage play of later dynasties, of dozens of scenes in which all roles may sing | 篇幅可長達數十齣、各角色皆可唱的長篇南方戲曲 | not=zaju
modern free verse | 新詩 | form | P6 | the verse written in the vernacular since the May Fourth period, free from old metrical rules | 五四以來以白話寫成、不受舊格律限制的詩 | also-zh=白話詩
xiaoling | 小令 | form | S4 | the shortest class of ci, of up to 58 characters | 五十八字或以下的詞
zhongdiao | 中調 | form | S4 | the class of ci of from 59 to 90 characters | 五十九至九十字的詞
changdiao | 長調 | form | S4 | the class of ci of 91 characters or more | 九十一字或以上的詞
tune title | 詞牌 | structure | S1 | the name of a melody that fixes the number, length and tones of the lines of a Song lyric | 規定字數、句式、平仄的填寫用曲譜名稱，如念奴嬌
first couplet | 首聯 | structure | S1 | the opening two lines of an eight-line regulated verse | 律詩的第一、二句
chin couplet | 頷聯 | structure | S1 | lines three and four of an eight-line regulated verse, which must be parallel | 律詩的第三、四句
neck couplet | 頸聯 | structure | S1 | lines five and six of an eight-line regulated verse, which must be parallel | 律詩的第五、六句
tail couplet | 尾聯 | structure | S1 | the last two lines of an eight-line regulated verse | 律詩的第七、八句
rhyme | 押韻 | method | P4 | the use of like final sounds at the ends of certain lines of verse | 在某些句末使用收音相同或相近的字
tonal pattern | 平仄 | method | S1 | the ordered alternation of level and oblique syllables in verse | 詩文中聲調高低升降交替配搭的規律
parallel couplet | 對仗 | method | S1 | the matching of two lines of regulated verse word for word in word class and sense | 律詩中兩句字字詞性相同、意義相應的配搭
folk airs | 風 | form | S4 | the part of the Book of Songs that holds songs of fifteen regions | 《詩經》中十五個地區的民間歌謠
court hymns | 雅 | form | S4 | the part of the Book of Songs that holds the music of the royal domain for banquets and audiences | 《詩經》中用於朝會、宴享的王畿樂歌
temple hymns | 頌 | form | S4 | the part of the Book of Songs that holds pieces for sacrifices to gods and forefathers | 《詩經》中用於祭祀神明和祖先的樂歌
direct telling | 賦 | method | S4 | the technique of the Book of Songs that states things and feelings plainly | 《詩經》中直接鋪陳敍述的表現方法
comparison by likeness | 比 | method | S4 | the technique of the Book of Songs that likens that thing to this | 《詩經》中以彼物譬喻此物的表現方法
evocative opening | 興 | method | S4 | the technique of the Book of Songs that speaks of another thing first to lead to what is to be sung | 《詩經》中先言他物以引起所詠之辭的表現方法
landscape and pastoral school | 山水田園詩派 | group | S1 | the High Tang poets headed by Wang Wei and Meng Haoran who sang of nature and country life | 盛唐以王維、孟浩然為首，歌詠自然與農村生活的詩人群體
frontier school | 邊塞詩派 | group | S1 | the High Tang poets headed by Gao Shi and Cen Shen who sang of war and desert scenes | 盛唐以高適、岑參為首，歌詠軍旅和大漠風光的詩人群體
graceful school | 婉約派 | group | S1 | the ci writers such as Liu Yong and Li Qingzhao whose works are delicate and tender | 以柳永、李清照等為代表，作品細膩含蓄、多寫柔情的詞人 | not=heroic school
heroic school | 豪放派 | group | S1 | the ci writers such as Su Shi and Xin Qiji whose works are broad in view and bold in spirit | 以蘇軾、辛棄疾等為代表，作品氣勢雄渾、境界開闊的詞人 | not=graceful school
Jiangxi school | 江西詩派 | group | S4 | the Song poets who followed Huang Tingjian and stressed learned allusion and hard polishing | 宋代以黃庭堅為宗、講究用典和鍛煉字句的詩人群體
Tongcheng school | 桐城派 | group | S4 | the Qing prose writers Fang Bao, Liu Dakui, Yao Nai and their followers | 清代以方苞、劉大櫆、姚鼐為代表的散文家群體
Gong'an school | 公安派 | group | S4 | the late Ming writers led by three Yuan brothers who held that writing should pour from the natural self | 晚明以袁宏道兄弟為首、主張獨抒性靈的作家群體
Eight Masters of Tang and Song | 唐宋八大家 | group | P6 | the prose writers Han Yu, Liu Zongyuan, Ouyang Xiu, Wang Anshi, Zeng Gong and three of the Su family | 韓愈、柳宗元、歐陽修、王安石、曾鞏及蘇氏父子的合稱
Three Sus | 三蘇 | group | P6 | the Song father and two sons Xun, Shi and Zhe, all famed for prose | 宋代散文家父子洵、軾、轍的合稱
Four Paragons of the Early Tang | 初唐四傑 | group | S1 | the poets Wang Bo, Yang Jiong, Lu Zhaolin and Luo Binwang | 王勃、楊炯、盧照鄰、駱賓王的合稱
Seven Sages of the Bamboo Grove | 竹林七賢 | group | S4 | the Wei and Jin scholars including Ji Kang and Ruan Ji who kept away from court and loved free talk and wine | 魏晉之際嵇康、阮籍等放達任性、好清談飲酒的名士
Seven Masters of Jian'an | 建安七子 | group | S4 | the late Han writers including Kong Rong and Wang Can | 漢末孔融、王粲等作家的合稱
Four Masters of Yuan Drama | 元曲四大家 | group | S4 | the playwrights Guan Hanqing, Bai Pu, Ma Zhiyuan and Zheng Guangzu | 關漢卿、白樸、馬致遠、鄭光祖的合稱
set | classes of verse by rules | 詩歌的體式 | ancient-style poetry; quatrain; regulated verse; extended regulated verse; modern free verse
set | early forms of verse | 早期韻文 | tetrasyllabic verse; yuefu; chuci; fu
set | forms of verse and song | 各代代表韻文 | yuefu; chuci; fu; ci poetry; sanqu
set | forms of song and drama | 詞曲戲劇體裁 | ci poetry; sanqu; zaju; chuanqi drama
set | couplets of regulated verse | 律詩的四聯 | first couplet; chin couplet; neck couplet; tail couplet
set | metrical devices of verse | 詩的格律 | rhyme; tonal pattern; parallel couplet; rhythm=節奏
set | six arts of the Book of Songs | 詩經六義 | folk airs; court hymns; temple hymns; direct telling; comparison by likeness; evocative opening
set | schools of Tang and Song verse | 唐宋詩詞流派 | landscape and pastoral school; frontier school; graceful school; heroic school; Jiangxi school
set | schools of later writers | 後世文學流派 | Tongcheng school; Gong'an school; Crescent Moon school=新月派; Jiangxi school
set | groups of writers named by number | 作家合稱 | Eight Masters of Tang and Song; Four Paragons of the Early Tang; Seven Sages of the Bamboo Grove; Seven Masters of Jian'an; Four Masters of Yuan Drama
order | couplets of regulated verse from the opening | 律詩各聯的次序 | first couplet > chin couplet > neck couplet > tail couplet
order | lengths of ci from short to long | 詞由短到長 | xiaoling > zhongdiao > changdiao
order | literary forms by the age in which they flourished | 文學體裁盛行的先後 | tetrasyllabic verse > chuci > ci poetry > zaju

== Authors and works | 作家與作品
Qu Yuan | 屈原 | person | P5 | the minister and poet of Chu who wrote Li Sao and drowned himself in the Miluo River | 寫下《離騷》、投汨羅江而死的楚國大夫
Mencius | 孟子 | person | S1 | the thinker of the Warring States who held that human nature is good and urged benevolent rule | 主張性善和仁政的戰國儒家思想家
Xunzi | 荀子 | person | S1 | the thinker of the Warring States who held that human nature is evil and wrote Encouraging Learning | 主張性惡、著有《勸學》的戰國儒家思想家
Zhuangzi | 莊子 | person | S1 | the Daoist thinker who wrote Free and Easy Wandering | 著有《逍遙遊》的戰國道家思想家
Confucius | 孔子 | person | P3 | the teacher of Lu whose sayings are recorded in the Analects | 言行見於《論語》的魯國教育家
Sima Qian | 司馬遷 | person | P6 | the Western Han writer of the Records of the Grand Historian | 撰寫《史記》的西漢史學家
Ban Gu | 班固 | person | S1 | the Eastern Han writer of the Book of Han | 撰寫《漢書》的東漢史學家
Zhuge Liang | 諸葛亮 | person | P5 | the Shu Han chancellor who wrote the Memorial on Going to War | 寫下《出師表》的蜀漢丞相
Cao Cao | 曹操 | person | P5 | the warlord of the late Han who wrote the poem Short Song Style | 寫下《短歌行》的漢末政治家
Cao Zhi | 曹植 | person | P5 | the Wei prince and poet who is said to have made a poem in seven steps | 相傳在七步之內作成一詩的魏國詩人
Tao Yuanming | 陶淵明 | person | P6 | the Eastern Jin poet of country life who wrote The Peach Blossom Spring | 寫下《桃花源記》的東晉田園詩人 | also-zh=陶潛
Wang Xizhi | 王羲之 | person | P5 | the Eastern Jin calligrapher who wrote the Preface to the Orchid Pavilion Collection | 寫下《蘭亭集序》的東晉書法家
Luo Binwang | 駱賓王 | person | P4 | the early Tang poet who is said to have written Ode to the Goose at seven | 相傳七歲寫下《詠鵝》的初唐詩人
Wang Bo | 王勃 | person | S4 | the early Tang writer of the Preface to the Prince of Teng's Pavilion | 寫下《滕王閣序》的初唐作家
Meng Haoran | 孟浩然 | person | P3 | the Tang poet of nature who wrote Spring Dawn | 寫下《春曉》的盛唐山水詩人
Wang Wei | 王維 | person | P5 | the Tang poet called the Buddha of Poetry, in whose verse there is painting | 有「詩佛」之稱、詩中有畫的盛唐詩人
Li Bai | 李白 | person | P3 | the romantic Tang poet called the Immortal of Poetry | 有「詩仙」之稱的盛唐浪漫詩人
Du Fu | 杜甫 | person | P4 | the Tang poet called the Sage of Poetry, whose realistic works are called a history in verse | 有「詩聖」之稱、作品被譽為「詩史」的唐代寫實詩人
Bai Juyi | 白居易 | person | P5 | the mid-Tang poet of plain language who wrote Song of Everlasting Sorrow and The Lute Song | 寫下《長恨歌》和《琵琶行》、語言淺白的中唐詩人
Han Yu | 韓愈 | person | S1 | the mid-Tang writer of On Teachers who led the revival of ancient-style prose | 寫下《師說》、倡導古文運動的中唐作家
Liu Zongyuan | 柳宗元 | person | S1 | the mid-Tang writer of the Eight Records of Yongzhou | 寫下《永州八記》的中唐作家
Du Mu | 杜牧 | person | P5 | the late Tang poet who wrote Mountain Journey and Rhapsody on the Epang Palace | 寫下《山行》和《阿房宮賦》的晚唐詩人 | not=Du Fu
Li Shangyin | 李商隱 | person | S1 | the late Tang poet famous for hard-to-read love poems headed Untitled | 以多首《無題》愛情詩聞名的晚唐詩人
Li Yu | 李煜 | person | S1 | the last ruler of Southern Tang, who wrote ci on the loss of his state | 以詞抒寫亡國之痛的南唐後主
Fan Zhongyan | 范仲淹 | person | S1 | the Northern Song minister who wrote The Yueyang Tower | 寫下《岳陽樓記》的北宋名臣
Ouyang Xiu | 歐陽修 | person | S1 | the Northern Song writer of The Old Tippler's Pavilion, leader of its prose movement | 寫下《醉翁亭記》、領導北宋詩文革新的文學家
Wang Anshi | 王安石 | person | P6 | the Northern Song writer and chancellor who carried out the New Policies | 推行新法的北宋文學家、宰相
Zeng Gong | 曾鞏 | person | S4 | the Northern Song prose master who wrote the Record of the Ink Pond | 寫下《墨池記》的北宋散文家
Su Shi | 蘇軾 | person | P5 | the Northern Song writer of two rhapsodies and a famous ci on the Red Cliff | 寫下前後《赤壁賦》和《念奴嬌·赤壁懷古》的北宋文學家 | also=Su Dongpo; also-zh=蘇東坡
Su Zhe | 蘇轍 | person | S4 | the Northern Song prose master, courtesy name Ziyou, whose father and elder brother were also great writers | 字子由、與父兄同以文章名世的北宋散文家
Liu Yong | 柳永 | person | S4 | the Northern Song writer of ci who developed the long tunes and wrote Yu Lin Ling on parting | 大量創作慢詞、寫下《雨霖鈴》的北宋詞人
Li Qingzhao | 李清照 | person | S1 | the woman writer of ci from the late Northern to the Southern Song who wrote Sheng Sheng Man | 寫下《聲聲慢》的兩宋之際女詞人
Lu You | 陸游 | person | P5 | the patriotic Southern Song poet who left some nine thousand poems, among them To My Sons | 存詩九千餘首、寫下《示兒》的南宋愛國詩人
Xin Qiji | 辛棄疾 | person | S1 | the patriotic Southern Song writer of ci who wrote Qing Yu An on the Lantern Festival | 寫下《青玉案·元夕》的南宋愛國詞人
Wen Tianxiang | 文天祥 | person | S1 | the Southern Song loyalist who wrote Crossing the Lonely Sea and Song of Righteousness | 寫下《過零丁洋》和《正氣歌》的南宋忠臣
Guan Hanqing | 關漢卿 | person | S1 | the Yuan playwright who wrote The Injustice to Dou E | 寫下《竇娥冤》的元代劇作家
Wang Shifu | 王實甫 | person | S4 | the Yuan playwright who wrote the Romance of the Western Chamber | 寫下《西廂記》的元代劇作家
Ma Zhiyuan | 馬致遠 | person | S1 | the Yuan writer of the sanqu Autumn Thoughts to the tune Sky-Clear Sand | 寫下散曲《天淨沙·秋思》的元代作家
Tang Xianzu | 湯顯祖 | person | S4 | the Ming playwright who wrote The Peony Pavilion | 寫下《牡丹亭》的明代劇作家
Luo Guanzhong | 羅貫中 | person | P6 | the novelist credited with the Romance of the Three Kingdoms | 相傳為《三國演義》作者的元末明初小說家
Shi Nai'an | 施耐庵 | person | P6 | the novelist credited with Water Margin | 相傳為《水滸傳》作者的元末明初小說家
Wu Cheng'en | 吳承恩 | person | P6 | the Ming novelist credited with Journey to the West | 相傳為《西遊記》作者的明代小說家
Cao Xueqin | 曹雪芹 | person | P6 | the Qing novelist who wrote the first eighty chapters of Dream of the Red Chamber | 寫下《紅樓夢》前八十回的清代小說家
Pu Songling | 蒲松齡 | person | S1 | the Qing writer of Strange Stories from a Chinese Studio | 寫下《聊齋誌異》的清代小說家
Wu Jingzi | 吳敬梓 | person | S4 | the Qing novelist who wrote The Scholars | 寫下《儒林外史》的清代小說家
Lu Xun | 魯迅 | person | S1 | the modern writer of The True Story of Ah Q and Call to Arms | 寫下《阿Q正傳》和《吶喊》的現代作家
Zhu Ziqing | 朱自清 | person | S1 | the modern essayist who wrote The Sight of Father's Back | 寫下《背影》的現代散文家
Bing Xin | 冰心 | person | P6 | the modern woman writer of A Maze of Stars and To Young Readers | 寫下《繁星》和《寄小讀者》的現代女作家
Xu Zhimo | 徐志摩 | person | S1 | the modern poet who wrote Second Farewell to Cambridge | 寫下《再別康橋》的現代詩人
Lao She | 老舍 | person | S1 | the modern writer of the novel Rickshaw Boy and the play Teahouse | 寫下小說《駱駝祥子》和話劇《茶館》的現代作家
Ba Jin | 巴金 | person | S1 | the modern novelist who wrote the Torrents trilogy of Family, Spring and Autumn | 寫下「激流三部曲」的現代小說家
Mao Dun | 茅盾 | person | S4 | the modern novelist who wrote Midnight | 寫下《子夜》的現代小說家
Cao Yu | 曹禺 | person | S4 | the modern playwright who wrote Thunderstorm | 寫下《雷雨》的現代劇作家
Shen Congwen | 沈從文 | person | S4 | the modern novelist who wrote Border Town | 寫下《邊城》的現代小說家
Jin Yong | 金庸 | person | S1 | the Hong Kong novelist who wrote The Legend of the Condor Heroes and The Deer and the Cauldron | 寫下《射鵰英雄傳》和《鹿鼎記》的香港武俠小說家 | also=Louis Cha
Liang Yusheng | 梁羽生 | person | S4 | the novelist who opened the new school of martial arts fiction with Longhu Dou Jinghua in 1954 | 以《龍虎鬥京華》開創新派武俠小說的作家
Xi Xi | 西西 | person | S4 | the Hong Kong woman writer of My City | 寫下《我城》的香港女作家
Liu Yichang | 劉以鬯 | person | S4 | the Hong Kong novelist who wrote The Drunkard | 寫下《酒徒》和《對倒》的香港小說家
Book of Songs | 《詩經》 | document | S1 | the earliest collection of Chinese verse, of 305 pieces from Western Zhou to mid Spring and Autumn | 收錄西周至春秋中葉三百零五篇的最早韻文總集
Analects | 《論語》 | document | P5 | the record of the words and deeds of Confucius and his disciples | 記載孔子及其弟子言行的語錄體典籍
Zuo Zhuan | 《左傳》 | document | S4 | the annals that tell in detail the events of the Spring and Autumn period | 詳述春秋時期史事的編年體史書 | not=Strategies of the Warring States
Strategies of the Warring States | 《戰國策》 | document | S1 | the book that records the speeches and plans of travelling persuaders before Qin unified China | 記載秦統一前縱橫家遊說言論和謀略的史書
Records of the Grand Historian | 《史記》 | document | S1 | the first general history of China in annals and biographies, from the Yellow Emperor to Emperor Wu of Han | 上起黃帝、下至漢武帝的首部紀傳體通史 | also=Shiji
Book of Han | 《漢書》 | document | S1 | the first history of a single dynasty in annals and biographies | 首部紀傳體斷代史
Romance of the Three Kingdoms | 《三國演義》 | document | P5 | the classic novel about the strife of Wei, Shu and Wu | 描寫魏、蜀、吳爭霸的章回小說
Water Margin | 《水滸傳》 | document | P5 | the classic novel about a hundred and eight outlaws of Liangshan | 描寫梁山一百零八名好漢的章回小說
Journey to the West | 《西遊記》 | document | P4 | the classic novel about a monk and his disciples seeking the scriptures | 描寫唐僧師徒取經的章回小說
Dream of the Red Chamber | 《紅樓夢》 | document | P6 | the classic novel about the rise and fall of the Jia family and the love of Baoyu and Daiyu | 描寫賈府興衰和寶玉、黛玉愛情的章回小說
The Scholars | 《儒林外史》 | document | S4 | the classic novel that mocks men who craved success in the civil examinations | 諷刺醉心科舉功名的讀書人的章回小說
Strange Stories from a Chinese Studio | 《聊齋誌異》 | document | S1 | the Qing collection of classical-language tales of foxes and ghosts | 多寫狐鬼故事的清代文言短篇小說集
New Account of Tales of the World | 《世說新語》 | document | S1 | the collection by Liu Yiqing of anecdotes of men of the late Han, Wei and Jin | 劉義慶所編、記漢末至魏晉名士軼事的故事集
In Search of the Supernatural | 《搜神記》 | document | S4 | the collection by Gan Bao of tales of ghosts and marvels | 干寶所編、收錄鬼怪靈異故事的集子
Three Hundred Tang Poems | 《唐詩三百首》 | document | P4 | the anthology of works by Li Bai, Du Fu, Wang Wei and others, chosen by the Recluse of Hengtang in the Qing | 清代蘅塘退士所編、收錄李白、杜甫、王維等人作品的選本
Finest of Ancient Prose | 《古文觀止》 | document | S1 | the Qing anthology of classical essays from Zuo Zhuan to the Ming, chosen by two Wus | 清代吳楚材、吳調侯所編、由先秦至明的文章選本
Wenxuan | 《昭明文選》 | document | S4 | the earliest surviving anthology of verse and prose, chosen under Xiao Tong of Liang | 梁代蕭統主持編成、現存最早的詩文總集 | also-zh=《文選》
set | thinkers of the pre-Qin age | 先秦思想家 | Confucius; Mencius; Xunzi; Zhuangzi
set | writers of Han to Jin | 漢晉作家 | Sima Qian; Ban Gu; Cao Cao; Cao Zhi; Tao Yuanming; Zhuge Liang; Wang Xizhi
set | great poets of the Tang | 唐代著名詩人 | Li Bai; Du Fu; Wang Wei; Bai Juyi; Meng Haoran; Du Mu; Li Shangyin
set | poets of the late Tang and after | 晚唐五代及宋詩人詞人 | Du Mu; Li Shangyin; Li Yu; Liu Yong
set | early Tang and High Tang poets | 初盛唐詩人 | Luo Binwang; Wang Bo; Meng Haoran; Wang Wei; Li Bai
set | masters of Tang and Song prose | 唐宋八大家中人 | Han Yu; Liu Zongyuan; Ouyang Xiu; Wang Anshi; Zeng Gong; Su Xun=蘇洵; Su Shi; Su Zhe
set | Northern Song men of letters | 北宋文人 | Fan Zhongyan; Ouyang Xiu; Wang Anshi; Su Shi; Liu Yong
set | writers of ci | 詞人 | Li Yu; Liu Yong; Su Shi; Li Qingzhao; Xin Qiji
set | writers of the Southern Song and the change of dynasties | 兩宋之際及南宋作家 | Li Qingzhao; Lu You; Xin Qiji; Wen Tianxiang
set | patriots in literature | 愛國詩人 | Qu Yuan; Lu You; Wen Tianxiang; Xin Qiji
set | Yuan and Ming playwrights | 元明戲曲作家 | Guan Hanqing; Wang Shifu; Ma Zhiyuan; Tang Xianzu
set | novelists of Ming and Qing | 明清小說家 | Luo Guanzhong; Shi Nai'an; Wu Cheng'en; Cao Xueqin; Pu Songling; Wu Jingzi
set | writers of the surname Cao | 姓曹的作家 | Cao Cao; Cao Zhi; Cao Xueqin; Cao Yu
set | modern Chinese writers | 現代作家 | Lu Xun; Zhu Ziqing; Bing Xin; Xu Zhimo; Lao She; Ba Jin; Mao Dun
set | modern novelists and playwrights | 現代小說家與劇作家 | Lao She; Ba Jin; Mao Dun; Cao Yu; Shen Congwen
set | writers of Hong Kong | 香港作家 | Jin Yong; Liang Yusheng; Xi Xi; Liu Yichang
set | classics of pre-Qin and Han | 先秦兩漢典籍 | Book of Songs; Analects; Zuo Zhuan; Strategies of the Warring States; Records of the Grand Historian; Book of Han
set | histories read as literature | 史傳散文 | Zuo Zhuan; Strategies of the Warring States; Records of the Grand Historian; Book of Han
set | classic chaptered novels | 章回小說名著 | Romance of the Three Kingdoms; Water Margin; Journey to the West; Dream of the Red Chamber; The Scholars
set | collections of tales | 小說集 | Strange Stories from a Chinese Studio; New Account of Tales of the World; In Search of the Supernatural; Taiping Guangji=《太平廣記》
set | anthologies | 詩文選集 | Book of Songs; Three Hundred Tang Poems; Finest of Ancient Prose; Wenxuan
order | Tang poets by the age in which they wrote | 唐代詩人的先後 | Luo Binwang > Li Bai > Bai Juyi > Li Shangyin
order | writers from early to late | 作家時代的先後 | Qu Yuan > Sima Qian > Tao Yuanming > Li Bai > Su Shi > Guan Hanqing > Cao Xueqin
order | novels by the dynasty or age of the events they tell | 小說所寫時代的先後 | Romance of the Three Kingdoms > Journey to the West > Water Margin
fact | Li Bai | 李白 | courtesy name | 字 | Taibai | 太白 |
fact | Du Fu | 杜甫 | courtesy name | 字 | Zimei | 子美 |
fact | Wang Wei | 王維 | courtesy name | 字 | Mojie | 摩詰 |
fact | Bai Juyi | 白居易 | courtesy name | 字 | Letian | 樂天 |
fact | Han Yu | 韓愈 | courtesy name | 字 | Tuizhi | 退之 |
fact | Liu Zongyuan | 柳宗元 | courtesy name | 字 | Zihou | 子厚 |
fact | Ouyang Xiu | 歐陽修 | courtesy name | 字 | Yongshu | 永叔 |
fact | Su Shi | 蘇軾 | courtesy name | 字 | Zizhan | 子瞻 |
fact | Wang Anshi | 王安石 | courtesy name | 字 | Jiefu | 介甫 |
fact | Xin Qiji | 辛棄疾 | courtesy name | 字 | You'an | 幼安 |
fact | Zhuge Liang | 諸葛亮 | courtesy name | 字 | Kongming | 孔明 |
fact | Cao Cao | 曹操 | courtesy name | 字 | Mengde | 孟德 |
fact | Fan Zhongyan | 范仲淹 | courtesy name | 字 | Xiwen | 希文 |
fact | Bing Xin | 冰心 | real name | 原名 | Xie Wanying | 謝婉瑩 |
fact | Lao She | 老舍 | real name | 原名 | Shu Qingchun | 舒慶春 |
fact | Mao Dun | 茅盾 | real name | 原名 | Shen Dehong | 沈德鴻 |
fact | Jin Yong | 金庸 | real name | 原名 | Cha Liang-yung | 查良鏞 |
fact | Liang Yusheng | 梁羽生 | real name | 原名 | Chen Wentong | 陳文統 |
fact | Memorial on Going to War | 《出師表》 | author | 作者 | Zhuge Liang | 諸葛亮 |
fact | On Teachers | 《師說》 | author | 作者 | Han Yu | 韓愈 |
fact | The Yueyang Tower | 《岳陽樓記》 | author | 作者 | Fan Zhongyan | 范仲淹 |
fact | Dwelling in Mountains, an Autumn Evening | 《山居秋暝》 | author | 作者 | Wang Wei | 王維 |
fact | Drinking Alone under the Moon | 《月下獨酌》 | author | 作者 | Li Bai | 李白 |
fact | The Old Tippler's Pavilion | 《醉翁亭記》 | author | 作者 | Ouyang Xiu | 歐陽修 |
fact | Record of a Trip to Western Hill | 《始得西山宴遊記》 | author | 作者 | Liu Zongyuan | 柳宗元 |
fact | Free and Easy Wandering | 《逍遙遊》 | author | 作者 | Zhuangzi | 莊子 |
fact | Nostalgia at Red Cliff to the tune Nian Nu Jiao | 《念奴嬌·赤壁懷古》 | author | 作者 | Su Shi | 蘇軾 |
fact | The Sight of Father's Back | 《背影》 | author | 作者 | Zhu Ziqing | 朱自清 |
fact | Second Farewell to Cambridge | 《再別康橋》 | author | 作者 | Xu Zhimo | 徐志摩 |

== Idioms and allusions | 成語與典故
shouzhu-daitu | 守株待兔 | sign | P4 | the idiom for trusting to luck and hoping to gain without effort | 比喻心存僥倖、希望不勞而獲的成語
kezhou-qiujian | 刻舟求劍 | sign | P4 | the idiom for keeping to an old way without seeing that things have changed | 比喻拘泥成法、不懂隨情勢變化而應變的成語
yan'er-daoling | 掩耳盜鈴 | sign | P4 | the idiom for deceiving oneself in trying to hide what cannot be hidden | 比喻自己欺騙自己的成語
huashe-tianzu | 畫蛇添足 | sign | P4 | the idiom for spoiling a thing by doing more than is needed | 比喻多此一舉、反而壞事的成語
wangyang-bulao | 亡羊補牢 | sign | P4 | the idiom for mending matters after a loss to prevent further loss | 比喻出了差錯後設法挽救、以免再受損失的成語
bamiao-zhuzhang | 揠苗助長 | sign | P4 | the idiom for spoiling things by being impatient for success against nature's pace | 比喻違反規律、急於求成反而壞事的成語 | also-zh=拔苗助長
yegong-haolong | 葉公好龍 | sign | P5 | the idiom for claiming to love something that one in truth fears | 比喻表面喜歡某事物而實際並非如此的成語
qiren-youtian | 杞人憂天 | sign | P5 | the idiom for worrying without need or reason | 比喻毫無必要或缺乏根據的顧慮的成語
hujia-huwei | 狐假虎威 | sign | P4 | the idiom for bullying others by relying on the power of another | 比喻倚仗別人權勢來欺壓他人的成語
yubang-xiangzheng | 鷸蚌相爭 | sign | P5 | the idiom for a quarrel between two sides that lets a third party profit | 比喻兩方不和、使第三者得益的成語
zixiang-maodun | 自相矛盾 | sign | P4 | the idiom for words or deeds that do not agree with each other | 比喻言行前後抵觸的成語
lanyu-chongshu | 濫竽充數 | sign | P5 | the idiom for filling a post without ability, or passing off bad goods as good | 比喻沒有真才實學的人混在行家中，或以次貨假作好貨的成語
maidu-huanzhu | 買櫝還珠 | sign | S1 | the idiom for poor judgement that takes the trifling and gives up what is of value | 比喻取捨失當、捨本逐末的成語
zhengren-mailü | 鄭人買履 | sign | S1 | the idiom for trusting to set rules or measures rather than to the facts before one | 比喻只信教條而不顧眼前實際情況的成語
yugong-yishan | 愚公移山 | sign | P4 | the idiom for overcoming difficulties by firm and lasting effort | 比喻意志堅定、不怕困難而持之以恆的成語
dongshi-xiaopin | 東施效顰 | sign | P6 | the idiom for copying others blindly and making oneself look worse | 比喻盲目模仿、結果更壞的成語
handan-xuebu | 邯鄲學步 | sign | S1 | the idiom for imitating others badly and losing the skill one had | 比喻仿效別人不成，反而失去原有本領的成語
wangyang-xingtan | 望洋興歎 | sign | S1 | the idiom for feeling powerless because one's strength or means are not enough | 比喻力量或條件不足而感到無可奈何的成語
jingdizhiwa | 井底之蛙 | sign | P4 | the idiom for a person of narrow outlook | 比喻見識狹窄的人的成語
wanbi-guizhao | 完璧歸趙 | sign | P6 | the idiom for returning a thing unharmed to its owner | 比喻把原物絲毫無損地交還物主的成語
fujing-qingzui | 負荊請罪 | sign | P5 | the idiom for a sincere apology in which one asks to be punished | 比喻誠懇認錯、甘願受罰的成語
zhishang-tanbing | 紙上談兵 | sign | P5 | the idiom for empty theory that solves no real problem | 比喻只有空泛理論而不能解決實際問題的成語
woxin-changdan | 臥薪嘗膽 | sign | P5 | the idiom for enduring hardship and spurring oneself on to make up for a defeat | 比喻刻苦自勵、發憤圖強的成語
pofu-chenzhou | 破釜沉舟 | sign | P6 | the idiom for a resolve to go on to the end with no way back | 比喻下定決心、不留退路地幹到底的成語
simian-chuge | 四面楚歌 | sign | P6 | the idiom for being isolated and under attack on all sides | 比喻陷入孤立無援、處處受敵的困境的成語
sangu-maolu | 三顧茅廬 | sign | P5 | the idiom for sincerely inviting a talented person again and again | 比喻誠心誠意、再三邀請賢才的成語
caomu-jiebing | 草木皆兵 | sign | P6 | the idiom for being so frightened that one suspects danger everywhere | 比喻驚慌時疑神疑鬼的成語
zaobi-touguang | 鑿壁偷光 | sign | P4 | the idiom for studying hard in spite of being poor | 比喻家貧而刻苦讀書的成語
wangmei-zhike | 望梅止渴 | sign | P5 | the idiom for comforting oneself with an empty hope | 比喻以空想來安慰自己的成語
zhilu-weima | 指鹿為馬 | sign | P6 | the idiom for twisting right and wrong on purpose | 比喻故意顛倒是非的成語
maosui-zijian | 毛遂自薦 | sign | P6 | the idiom for offering oneself for a task without being asked | 比喻主動請求擔任某項工作的成語
tuqiong-bixian | 圖窮匕見 | sign | S1 | the idiom for a hidden purpose coming to light at the last | 比喻真正用心最後顯露出來的成語
dongshan-zaiqi | 東山再起 | sign | P6 | the idiom for regaining power or success after retirement or failure | 比喻退隱或失敗之後重新得勢的成語
toubi-congrong | 投筆從戎 | sign | S1 | the idiom for giving up a scholar's life to join the army | 指文人棄文就武、參軍報國的成語
luoyang-zhigui | 洛陽紙貴 | sign | S1 | the idiom for a work so admired that everybody wants a copy | 比喻著作風行一時、廣受歡迎的成語
rumu-sanfen | 入木三分 | sign | P6 | the idiom for powerful handwriting or for a keen, deep view | 形容書法有力或見解深刻的成語
set | idioms from fables about foolish acts | 諷刺愚行的寓言成語 | shouzhu-daitu; kezhou-qiujian; yan'er-daoling; huashe-tianzu; bamiao-zhuzhang; maidu-huanzhu
set | idioms about faulty thinking | 諷刺思想方法錯誤的成語 | zhengren-mailü; maidu-huanzhu; jingdizhiwa; zhishang-tanbing
set | idioms about doing harm by trying too hard or copying | 弄巧反拙的成語 | huashe-tianzu; bamiao-zhuzhang; dongshi-xiaopin; handan-xuebu
set | idioms about fear and pretence | 驚恐與假裝的成語 | yegong-haolong; qiren-youtian; caomu-jiebing; lanyu-chongshu
set | idioms with animals | 含動物的成語 | hujia-huwei; yubang-xiangzheng; wangyang-bulao; jingdizhiwa; huashe-tianzu; zhilu-weima
set | idioms about dishonesty | 諷刺虛偽欺騙的成語 | yan'er-daoling; hujia-huwei; lanyu-chongshu; zhilu-weima; yegong-haolong
set | idioms about firm will and hard work | 讚揚意志與勤奮的成語 | yugong-yishan; woxin-changdan; pofu-chenzhou; zaobi-touguang
set | idioms from stories of the Warring States | 源自戰國故事的成語 | wanbi-guizhao; fujing-qingzui; zhishang-tanbing; maosui-zijian; tuqiong-bixian
set | idioms from stories of Qin, Chu and Han | 源自秦漢之際及漢代故事的成語 | pofu-chenzhou; simian-chuge; zhilu-weima; zaobi-touguang; toubi-congrong
set | idioms from stories of Three Kingdoms and Jin | 源自三國兩晉故事的成語 | sangu-maolu; caomu-jiebing; wangmei-zhike; dongshan-zaiqi; luoyang-zhigui; rumu-sanfen
fact | woxin-changdan | 臥薪嘗膽 | main figure of the story | 故事主角 | Goujian | 勾踐 |
fact | pofu-chenzhou | 破釜沉舟 | main figure of the story | 故事主角 | Xiang Yu | 項羽 |
fact | fujing-qingzui | 負荊請罪 | main figure of the story | 故事主角 | Lian Po | 廉頗 |
fact | wanbi-guizhao | 完璧歸趙 | main figure of the story | 故事主角 | Lin Xiangru | 藺相如 |
fact | zhishang-tanbing | 紙上談兵 | main figure of the story | 故事主角 | Zhao Kuo | 趙括 |
fact | zhilu-weima | 指鹿為馬 | main figure of the story | 故事主角 | Zhao Gao | 趙高 |
fact | wangmei-zhike | 望梅止渴 | main figure of the story | 故事主角 | Cao Cao | 曹操 |
fact | tuqiong-bixian | 圖窮匕見 | main figure of the story | 故事主角 | Jing Ke | 荊軻 |
fact | dongshan-zaiqi | 東山再起 | main figure of the story | 故事主角 | Xie An | 謝安 |
fact | toubi-congrong | 投筆從戎 | main figure of the story | 故事主角 | Ban Chao | 班超 |
fact | luoyang-zhigui | 洛陽紙貴 | main figure of the story | 故事主角 | Zuo Si | 左思 |
fact | zaobi-touguang | 鑿壁偷光 | main figure of the story | 故事主角 | Kuang Heng | 匡衡 |

== Reading | 閱讀策略與層次
skimming | 略讀 | method | P4 | the way of going through a text quickly for its general idea | 快速瀏覽全文以掌握大意的方法 | not=scanning
scanning | 尋讀 | method | P5 | the way of running the eyes over a text to find one needed piece of information | 迅速掃視文章以找出所需資料的方法 | not=skimming
intensive reading | 精讀 | method | P4 | the way of going through a text closely, word by word, to grasp its details and art | 逐字逐句深入細緻地理解和品味文章的方法 | not=skimming
reading aloud | 朗讀 | method | P3 | the way of voicing a text clearly so that others can hear it | 把文章清晰響亮地唸出來的方法 | not=silent reading
silent reading | 默讀 | method | P3 | the way of taking in a text with the eyes only, without voicing it | 只用眼睛看而不發出聲音的方法 | not=reading aloud
predicting | 預測 | method | P4 | the strategy of guessing what comes next from a title, pictures or what has been read | 根據題目、插圖或已讀部分猜想下文的策略 | not=inferring
inferring | 推斷 | method | P5 | the strategy of working out what the text does not state from what it does | 根據文中已有的資料，得出沒有明言的意思的策略 | not=predicting
summarising | 概括 | method | P5 | the strategy of restating the main points of a text in few words | 用簡短的話歸納文章要點的策略
visualising | 圖像化 | method | P5 | the strategy of making a picture in the mind of what the text describes | 在腦海中把文字內容變成畫面的策略
questioning | 自我提問 | method | P5 | the strategy of asking oneself about the text while reading to deepen understanding | 邊讀邊就文章內容向自己發問以加深理解的策略
monitoring | 監控理解 | method | S1 | the strategy of checking while reading whether one follows the text and mending what one misses | 閱讀時留意自己是否讀懂並設法補救的策略
retelling level | 複述 | method | P5 | the reading ability to find and repeat what the text states | 認出並說出文中直接寫明的資料的閱讀能力
explaining level | 解釋 | method | P5 | the reading ability to give the surface sense of words and sentences in one's own words | 用自己的話說明詞語和句子表面意義的閱讀能力
reorganising level | 重整 | method | P6 | the reading ability to grasp the relations of parts and put the content in order or sum it up | 分析篇章內容關係、歸納段意主旨的閱讀能力
extending level | 伸展 | method | P6 | the reading ability to draw out meanings that the text implies but does not state | 在理解表面意義後推出文中隱含意思的閱讀能力
evaluating level | 評鑒 | method | S1 | the reading ability to judge the ideas and language of a text | 對文章的思想內容和表達作出優劣判斷的閱讀能力
creating level | 創意 | method | S1 | the reading ability to offer new ideas or ways beyond the text after understanding it | 讀懂後提出新想法或新解決辦法的閱讀能力
set | ways of reading | 閱讀方法 | skimming; scanning; intensive reading; reading aloud; silent reading
set | reading strategies | 閱讀策略 | predicting; inferring; summarising; visualising; questioning; monitoring
set | levels of reading ability | 閱讀能力的層次 | retelling level; explaining level; reorganising level; extending level; evaluating level; creating level
set | higher levels of reading ability | 較高的閱讀能力層次 | reorganising level; extending level; evaluating level; creating level
order | levels of reading ability from low to high | 閱讀能力層次由低至高 | retelling level > explaining level > reorganising level > extending level > evaluating level > creating level

== Traditional culture | 傳統文化常識
Spring Festival | 春節 | event | P3 | the festival on the first day of the first lunar month, when families visit one another with good wishes | 農曆正月初一、親友互相拜年的節日 | also=Chinese New Year; also-zh=農曆新年
Lantern Festival | 元宵節 | event | P3 | the festival on the fifteenth day of the first lunar month, when people guess riddles and eat tangyuan | 農曆正月十五、猜燈謎和吃湯圓的節日 | also-zh=上元節
Qingming Festival | 清明節 | event | P3 | the festival in early April for sweeping graves, which is also a solar term | 四月初掃墓祭祖、兼為二十四節氣之一的節日
Dragon Boat Festival | 端午節 | event | P3 | the festival on the fifth day of the fifth lunar month, linked with Qu Yuan and rice dumplings | 農曆五月初五、相傳紀念屈原並吃糭子的節日 | also=Tuen Ng Festival
Qixi Festival | 七夕 | event | P4 | the festival in early autumn when the Weaver Girl is said to meet the Cowherd | 農曆初秋、相傳牛郎織女相會的節日
Ghost Festival | 中元節 | event | P4 | the festival on the fifteenth day of the seventh lunar month for offerings to wandering spirits | 農曆七月十五、祭祀先人與孤魂的節日 | also-zh=盂蘭節
Mid-Autumn Festival | 中秋節 | event | P3 | the festival on the fifteenth day of the eighth lunar month for admiring the full moon | 農曆八月十五、家人團聚賞月的節日
Double Ninth Festival | 重陽節 | event | P3 | the late autumn festival for climbing heights, wearing dogwood and honouring the old | 晚秋時登高、插茱萸和敬老的節日 | also=Chung Yeung Festival
Winter Solstice | 冬至 | event | P4 | the day of the shortest daylight in the northern half of the earth, when Hong Kong families dine together | 北半球白晝最短、香港人家家團聚吃飯的日子
heavenly stems | 天干 | sign | S1 | the ten signs from jia to gui used to record years and days | 由甲至癸共十個、用來紀年紀日的符號 | not=earthly branches
earthly branches | 地支 | sign | S1 | the twelve signs from zi to hai used to record years, days and hours | 由子至亥共十二個、用來紀年紀時的符號 | not=heavenly stems
solar terms | 二十四節氣 | sign | P5 | the divisions of the year by the position of the sun, from the Beginning of Spring to Great Cold | 按太陽位置劃分一年、由立春至大寒的名目
Chinese zodiac | 十二生肖 | sign | P3 | the animals from the rat to the pig that stand for the year of a person's birth | 由鼠至豬、代表各人出世年份的動物
ruoguan | 弱冠 | sign | S1 | the traditional name for the age of twenty of a man | 古代指男子二十歲的稱謂
jiji | 及笄 | sign | S1 | the traditional name for the age of fifteen of a girl, when she pinned up her hair | 古代指女子十五歲、可以束髮插簪的稱謂
zongjiao | 總角 | sign | S4 | the traditional name for childhood, when hair was bound in two knots | 古代指髮束成兩髻的童年時期的稱謂
doukou | 豆蔻 | sign | S4 | the traditional name for a girl of thirteen or fourteen | 古代指女子十三、四歲的稱謂
erli | 而立 | sign | P6 | the traditional name for the age of thirty, from the Analects | 出自《論語》、指三十歲的稱謂
buhuo | 不惑 | sign | P6 | the traditional name for the age of forty, from the Analects | 出自《論語》、指四十歲的稱謂
zhiming | 知命 | sign | P6 | the traditional name for the age of fifty, from the Analects | 出自《論語》、指五十歲的稱謂 | also-zh=知天命
ershun | 耳順 | sign | P6 | the name from the Analects for the age at which Confucius could hear all words without offence | 出自《論語》、指六十歲的稱謂 | not=zhiming
guxi | 古稀 | sign | P6 | the traditional name for the age of seventy, from a poem by Du Fu | 出自杜甫詩句、指七十歲的稱謂
qiyi | 期頤 | sign | S4 | the traditional name for the age of a hundred | 古代指一百歲的稱謂
benevolence | 仁 | idea | S1 | the Confucian virtue of loving others | 儒家提倡的愛人之德 | also=ren
righteousness | 義 | idea | S1 | the Confucian virtue of doing what is fitting and just | 儒家提倡、凡事合宜正當的品德 | also=yi
ritual propriety | 禮 | idea | S1 | the Confucian virtue of keeping to norms of conduct with respect | 儒家提倡、以恭敬之心遵守行為規範的品德 | also=li
wisdom | 智 | idea | S1 | the Confucian virtue of telling right from wrong | 儒家提倡、明辨是非的品德
trustworthiness | 信 | idea | S1 | the Confucian virtue of keeping one's word | 儒家提倡、言而有實、守諾的品德
filial piety | 孝 | idea | P4 | the virtue of serving one's parents with love and respect | 敬愛和奉養父母的品德
fraternal duty | 悌 | idea | S1 | the virtue of respecting and obeying one's elder brothers | 敬愛和順從兄長的品德
loyalty | 忠 | idea | S1 | the virtue of doing one's utmost for others and for one's lord | 竭盡心力待人處事的品德
reciprocity | 恕 | idea | S1 | the virtue of not doing to others what one does not wish for oneself | 己所不欲、勿施於人的品德
xiucai | 秀才 | role | P6 | the popular name of one who had passed the lowest examinations of Ming and Qing and entered the local school | 明清時通過最基層考試、取得入讀府州縣學資格者的俗稱 | not=juren
juren | 舉人 | role | P6 | the title of one who had passed the provincial examination of Ming and Qing | 明清時鄉試及格者的稱號 | not=jinshi
jinshi | 進士 | role | P6 | the title of one who had passed the palace examination of Ming and Qing | 明清時殿試及格者的稱號 | not=juren
zhuangyuan | 狀元 | role | P5 | the title of the one placed first in the palace examination | 殿試第一名的稱號
bangyan | 榜眼 | role | P5 | the title of the one placed second in the palace examination of Ming and Qing | 明清殿試第二名的稱號
tanhua | 探花 | role | P5 | the title of the one placed third in the palace examination of Ming and Qing | 明清殿試第三名的稱號
surname | 姓 | sign | P3 | the name shared by a family and placed first in Chinese | 表明家族系統、由父母傳給子女的稱號
given name | 名 | sign | P3 | the name that parents choose for a child at birth | 出生後由父母長輩所起的個人稱號
courtesy name | 字 | sign | S1 | the extra name taken by a man at twenty in ancient times, used by others out of respect | 古代男子二十歲行成年禮時所取、供平輩尊稱的稱號 | not=art name
art name | 號 | sign | S1 | the name that a scholar chose for himself to show his taste or aims | 文人自取、寄託志趣的別稱 | not=courtesy name
posthumous name | 諡號 | sign | S1 | the title given to a ruler or minister after death to judge his life | 帝王大臣死後按生平事跡評定的稱號 | not=temple name
temple name | 廟號 | sign | S1 | the title such as 太宗 under which a dead emperor was worshipped by his house | 皇帝死後在宗祠中受祭祀時的稱號，如太宗 | not=posthumous name
era name | 年號 | sign | S1 | the title such as 貞觀 that an emperor chose for counting years | 帝王用來紀算在位時間的稱號，如貞觀 | not=temple name
writing brush | 毛筆 | object | P3 | the tool of animal hair on a stem with which Chinese is written | 以獸毫縛於竹木桿上製成的書寫工具
ink stick | 墨 | object | P4 | the hard bar of soot and glue that is ground with water for writing | 以煙灰和膠製成、加水研磨後供書寫用的黑色條塊
Xuan paper | 宣紙 | object | P5 | the soft absorbent sheet, originally from Anhui, for calligraphy and painting | 產於安徽、質地柔韌、吸水力強的書畫用品
inkstone | 硯 | object | P4 | the slab on which black bars are ground with water for writing | 供加水研磨黑色條塊的石製文具
set | traditional festivals of spring and summer | 春夏傳統節日 | Spring Festival; Lantern Festival; Qingming Festival; Dragon Boat Festival
set | traditional festivals of autumn and winter | 秋冬傳統節日 | Qixi Festival; Ghost Festival; Mid-Autumn Festival; Double Ninth Festival; Winter Solstice
set | festivals with a family meal or a full moon | 家人團聚的節日 | Winter Solstice; New Year's Eve=除夕; Mid-Autumn Festival; Lantern Festival; Spring Festival
set | festivals that honour the dead or the past | 祭祀與紀念的節日 | Qingming Festival; Double Ninth Festival; Ghost Festival; Dragon Boat Festival
set | ways of counting time | 傳統記時名目 | heavenly stems; earthly branches; solar terms; Chinese zodiac; era name
set | ages named in the Analects and by poets | 三十歲以上的年齡稱謂 | erli; buhuo; zhiming; ershun; guxi; qiyi
set | names for the ages of the young | 年輕時期的年齡稱謂 | ruoguan; jiji; zongjiao; doukou; erli
set | five constant virtues | 五常 | benevolence; righteousness; ritual propriety; wisdom; trustworthiness
set | virtues toward others | 待人的品德 | filial piety; fraternal duty; loyalty; reciprocity; trustworthiness
set | titles of those who passed examinations | 科舉功名 | xiucai; juren; jinshi; tribute scholar=貢士
set | top places in the palace examination and other titles | 科舉名次與稱號 | zhuangyuan; bangyan; tanhua; xiucai; juren
set | names of a person in ancient China | 古人的稱謂 | surname; given name; courtesy name; art name
set | titles of emperors | 帝王的稱號 | posthumous name; temple name; era name; honorific title=尊號
set | four treasures of the study | 文房四寶 | writing brush; ink stick; Xuan paper; inkstone
order | festivals in the course of the lunar year | 農曆一年中節日的先後 | Spring Festival > Lantern Festival > Qingming Festival > Dragon Boat Festival > Qixi Festival > Ghost Festival > Mid-Autumn Festival > Double Ninth Festival > Winter Solstice > New Year's Eve=除夕
order | ages from young to old | 年齡稱謂由小到大 | erli > buhuo > zhiming > ershun > guxi > qiyi
order | examination titles from low to high | 科舉功名由低到高 | xiucai > juren > jinshi
order | places in the palace examination from the first | 殿試名次由高至低 | zhuangyuan > bangyan > tanhua
fact | erli | 而立 | age meant | 所指年齡 | 30 | 三十 | 歲
fact | buhuo | 不惑 | age meant | 所指年齡 | 40 | 四十 | 歲
fact | zhiming | 知命 | age meant | 所指年齡 | 50 | 五十 | 歲
fact | ershun | 耳順 | age meant | 所指年齡 | 60 | 六十 | 歲
fact | guxi | 古稀 | age meant | 所指年齡 | 70 | 七十 | 歲
fact | ruoguan | 弱冠 | age meant | 所指年齡 | 20 | 二十 | 歲
fact | jiji | 及笄 | age meant | 所指年齡 | 15 | 十五 | 歲
fact | qiyi | 期頤 | age meant | 所指年齡 | 100 | 一百 | 歲
fact | Dragon Boat Festival | 端午節 | lunar date | 農曆日期 | fifth day of the fifth month | 五月初五 |
fact | Mid-Autumn Festival | 中秋節 | lunar date | 農曆日期 | fifteenth day of the eighth month | 八月十五 |
fact | Double Ninth Festival | 重陽節 | lunar date | 農曆日期 | ninth day of the ninth month | 九月初九 |
fact | Lantern Festival | 元宵節 | lunar date | 農曆日期 | fifteenth day of the first month | 正月十五 |
fact | Qixi Festival | 七夕 | lunar date | 農曆日期 | seventh day of the seventh month | 七月初七 |

== Basic linguistics | 語言學基本概念
initial | 聲母 | structure | P4 | the consonant at the beginning of a Chinese syllable | 音節開頭的輔音 | not=final
final | 韻母 | structure | P4 | the part of a Chinese syllable that follows the opening consonant, without the tone | 音節中除開頭輔音和高低升降以外的部分 | not=initial
tone | 聲調 | structure | P4 | the pitch pattern of a syllable that tells one meaning from another | 能區別意義的音節高低升降
syllable | 音節 | structure | P4 | the unit of sound that one Chinese character usually stands for | 一般由一個漢字代表、最自然的發音單位
first tone | 第一聲 | sign | P3 | the Putonghua tone that is high and level | 普通話中高而平的調子 | also-zh=陰平
second tone | 第二聲 | sign | P3 | the Putonghua tone that rises from the middle to the top | 普通話中由中升至最高的調子 | also-zh=陽平
third tone | 第三聲 | sign | P3 | the Putonghua tone that falls low and then rises | 普通話中先降後升的調子 | also-zh=上聲
fourth tone | 第四聲 | sign | P3 | the Putonghua tone that drops from the top to the bottom | 普通話中由最高降至最低的調子 | also-zh=去聲
neutral tone | 輕聲 | sign | P4 | the light, short way of speaking a Putonghua syllable that loses its usual pitch | 普通話中失去原調、唸得又弱又短的音
entering tone | 入聲 | sign | S1 | the old class of syllables ending in p, t or k that Cantonese keeps and Putonghua has lost | 以p、t、k收音、粵語保留而普通話已消失的調類
level tone class | 平聲 | sign | S1 | the class of ancient syllables that has become the first and second tones of Putonghua | 古四聲之一、今在普通話中分為第一、二聲的調類 | not=oblique tone class
oblique tone class | 仄聲 | sign | S1 | the class made up of the rising, departing and entering tones of ancient Chinese | 古四聲中上、去、入三類的總稱 | not=level tone class
alliterative compound | 雙聲 | form | S1 | a two-syllable word whose syllables begin with the same consonant, such as 參差 | 兩個音節開頭輔音相同的詞，如彷彿 | not=rhyming compound
rhyming compound | 疊韻 | form | S1 | a two-syllable word whose syllables have the same final, such as 徘徊 | 兩個音節收音部分相同的詞，如徘徊 | not=alliterative compound
Putonghua | 普通話 | system | P3 | the common language of China, with Beijing pronunciation as its standard | 以北京語音為標準音的現代漢民族共同語
Cantonese | 粵語 | system | P3 | the Chinese dialect spoken by most people in Hong Kong, Guangzhou and Macao | 香港、廣州、澳門一帶通行的漢語方言 | also-zh=廣東話
Hakka | 客家話 | system | S1 | the Chinese dialect centred on Meixian in eastern Guangdong, whose speakers descend from migrants of the Central Plains | 以廣東梅縣為代表、由中原南遷者後代使用的漢語方言
Min | 閩語 | system | S1 | the Chinese dialect spoken in Fujian, Chaoshan, Hainan and Taiwan | 福建、潮汕、海南、台灣等地通行的漢語方言
Wu | 吳語 | system | S1 | the Chinese dialect spoken in Shanghai, southern Jiangsu and Zhejiang | 上海、蘇南、浙江一帶通行的漢語方言
Xiang | 湘語 | system | S4 | the Chinese dialect spoken in most of Hunan | 湖南大部分地區通行的漢語方言
Gan | 贛語 | system | S4 | the Chinese dialect centred on Nanchang in Jiangxi | 以江西南昌為代表的漢語方言
Hanyu Pinyin | 漢語拼音 | system | P3 | the system that writes Putonghua sounds in the Latin alphabet, adopted on the Mainland in 1958 | 以拉丁字母標注普通話讀音、一九五八年公布的方案
Jyutping | 粵拼 | system | S1 | the system that writes Cantonese sounds in Latin letters, published by a Hong Kong society in 1993 | 香港語言學學會一九九三年公布、以拉丁字母標注廣東話讀音的方案
Zhuyin | 注音符號 | system | S1 | the system that writes Mandarin sounds with signs such as ㄅㄆㄇㄈ, now taught in Taiwan | 以ㄅㄆㄇㄈ等標示讀法、今在台灣教授的方案
fanqie | 反切 | system | S1 | the old system that shows how a character is read by the initial of one and the final and tone of another | 取上字聲母、下字韻母和聲調拼合來標示讀法的傳統方式
spoken language | 口語 | form | P5 | the casual form of words used in talk | 日常談話時使用、較隨意自然的語言形式 | not=written language
written language | 書面語 | form | P5 | the careful and regular form of words used in formal texts | 寫作時使用、較嚴謹規範的語言形式 | not=spoken language
phonetics | 語音學 | theory | S4 | the study of the sounds of language | 研究語言聲響的學科
grammar | 語法學 | theory | S1 | the study of the rules by which words are formed and joined into phrases and sentences | 研究組詞造句規律的學科
semantics | 語義學 | theory | S4 | the study of what words and sentences mean | 研究詞語和句子意思的學科
pragmatics | 語用學 | theory | S4 | the study of how words take on sense in actual situations of communication | 研究話語在實際交際情境中如何理解的學科
historical phonology | 音韻學 | theory | S4 | the traditional study of the initials, finals and tones of Chinese through the ages | 研究歷代漢語聲、調等系統的傳統學科
exegesis | 訓詁學 | theory | S4 | the traditional study that explains the meanings of words in ancient books | 研究古書詞義解釋的傳統學科
study of characters | 文字學 | theory | S4 | the traditional study of the origin, form and development of written signs | 研究書寫符號起源、形體和演變的傳統學科
set | tones of Putonghua | 普通話聲調 | first tone; second tone; third tone; fourth tone; neutral tone
set | traditional tone terms | 傳統聲調名目 | level tone class; entering tone; rising tone=上聲; departing tone=去聲
set | Chinese dialects | 漢語方言 | Cantonese; Hakka; Min; Wu; Xiang; Gan
set | ways of showing pronunciation | 注音方法 | Hanyu Pinyin; Jyutping; Zhuyin; fanqie
set | branches of the study of language | 語言研究的分科 | phonetics; grammar; semantics; pragmatics
set | traditional and modern studies of Chinese | 傳統語文學科 | historical phonology; exegesis; study of characters; textual criticism=校勘學
order | Putonghua tones by number | 普通話聲調的次序 | first tone > second tone > third tone > fourth tone
fact | Hong Kong | 香港 | everyday Chinese dialect | 主要通行的漢語方言 | Cantonese | 粵語 |
fact | Shanghai | 上海 | everyday Chinese dialect | 主要通行的漢語方言 | Wu | 吳語 |
fact | Nanchang | 南昌 | everyday Chinese dialect | 主要通行的漢語方言 | Gan | 贛語 |
fact | Changsha | 長沙 | everyday Chinese dialect | 主要通行的漢語方言 | Xiang | 湘語 |
fact | Meixian | 梅縣 | everyday Chinese dialect | 主要通行的漢語方言 | Hakka | 客家話 |
fact | Xiamen | 廈門 | everyday Chinese dialect | 主要通行的漢語方言 | Min | 閩語 |

== Further sets | 綜合辨識
set | parts of a character | 漢字的部分 | semantic component; phonetic component; radical; stroke=筆畫
set | parts of a figure of likeness | 比喻的要素 | tenor; vehicle; likening word=喻詞; point of likeness=相似點
set | elements of an argument | 議論的要素 | thesis; evidence; reasoning; conclusion=結論
set | particles, ancient and modern | 古今助詞及歎詞 | sentence-opening particle; modal particle; structural particle; interjection
set | great classes of verse and song | 詩詞曲的大類 | ancient-style poetry; recent-style poetry; ci poetry; sanqu; modern free verse
set | groups of writers from Wei to Yuan | 魏晉至元的作家合稱 | Three Sus; Four Paragons of the Early Tang; Seven Sages of the Bamboo Grove; Four Masters of Yuan Drama
set | idioms about what people say and claim | 關於言論與主張的成語 | zixiang-maodun; zhishang-tanbing; yegong-haolong; zhilu-weima
set | kinds of Chinese speech | 漢語的口頭形式 | Putonghua; Cantonese; Hakka; Wu; Min
set | pre-Qin and Han writers of prose | 先秦兩漢散文家 | Mencius; Xunzi; Zhuangzi; Sima Qian; Ban Gu
set | authors of famous accounts of places and trips | 寫亭台樓閣、山水名篇的作家 | Wang Bo; Liu Zongyuan; Fan Zhongyan; Ouyang Xiu; Zeng Gong; Wang Xizhi
set | authors of classical prose read in senior secondary school | 高中常讀古文的作者 | Xunzi; Zhuge Liang; Han Yu; Liu Zongyuan; Fan Zhongyan; Su Xun=蘇洵
set | authors of poems and ci read in senior secondary school | 高中常讀詩詞的作者 | Wang Wei; Li Bai; Du Fu; Su Shi; Li Qingzhao; Xin Qiji
set | writers named Li | 姓李的文學家 | Li Bai; Li Shangyin; Li Yu; Li Qingzhao
set | writers named Wang | 姓王的文學家 | Wang Xizhi; Wang Bo; Wang Wei; Wang Anshi; Wang Shifu
set | ways to bring out a theme or a person | 突出主題或人物的手法 | contrast; foil; symbolism; seeing the great in the small; raising after lowering
set | methods of explaining that sort, define or cite | 整理與引證的說明方法 | illustration method; citation method; classification method; definition method
set | polite and modest terms for women | 對女性親屬的稱謂 | lingtang; lingai; jiamu; neizi; zunfuren
set | polite and modest terms for men | 對男性親屬的稱謂 | lingzun; linglang; jiafu; quanzi; xianfu
`
