/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const englishLanguage = `
== Parts of speech | 詞類
noun | 名詞 | sign | P3 | a word by which we call a person, place, animal, thing or idea, such as "teacher" or "happiness" | 用來稱呼人、地方、動物、事物或概念的詞，如teacher | not=pronoun, adjective
verb | 動詞 | sign | P3 | a word that tells what the subject does, is or has, and that changes with tense | 說明主語做甚麼或處於甚麼狀態、會隨時態變化的詞 | not=adverb
adjective | 形容詞 | sign | P3 | a word that tells what a person or thing is like, such as "tall", "red" or "kind" | 說明人或事物有何特點的詞，如tall、red、kind | not=adverb
adverb | 副詞 | sign | P4 | a word that tells how, when, where or how often something is done, such as "slowly" | 說明事情怎樣、何時、何地或多常發生的詞，如slowly | not=adjective
pronoun | 代名詞 | sign | P3 | a word such as "she", "it" or "them" used so that the name need not be repeated | 為免重複人或事物的稱呼而使用的詞，如she、it | not=noun
preposition | 介詞 | sign | P4 | a word such as "in", "under" or "at" put before a noun to show place, time or direction | 放在名詞前，表示位置、時間或方向的詞，如in、at | also-zh=前置詞; not=conjunction, adverb
conjunction | 連詞 | sign | P4 | a word such as "and", "but" or "because" that joins words, phrases or clauses together | 把字詞、短語或子句接合起來的詞，如and、because | also-zh=連接詞; not=preposition
interjection | 感歎詞 | sign | P5 | a word such as "oh" or "ouch" that stands alone to show a sudden feeling | 獨立使用、抒發突然情緒的詞，如oh、ouch | not=adverb
determiner | 限定詞 | sign | S1 | a word such as "the", "this" or "every" that comes before a noun to show which or how many | 放在名詞之前，指明哪一個或多少的詞，如this、every | not=adjective
definite article | 定冠詞 | sign | P4 | the word "the", put before a noun when the listener knows which one is meant | 英語中的the，用於聽者已知所指的人或事物之前 | not=indefinite article
indefinite article | 不定冠詞 | sign | P4 | the word "a" or "an", put before a singular countable noun that is mentioned for the first time | 英語中的a或an，用於首次提及的單數可數名詞之前 | not=definite article
quantifier | 數量詞 | sign | P5 | a word or phrase such as "much", "a few" or "plenty of" that tells roughly how much or how many, without a number | 不用數字而大概說明多寡的字詞，如much、a few、plenty of | not=cardinal number
demonstrative | 指示詞 | sign | P4 | a word such as "this" or "those" that points to something near or far | 指向近處或遠處事物的詞，如this、those | not=definite article
possessive adjective | 物主形容詞 | sign | P4 | a word such as "my" or "their" that stands before a noun to show whose it is | 放在名詞前說明屬於誰的詞，如my、their | not=possessive pronoun
cardinal number | 基數詞 | sign | P4 | a word such as "one", "two" or "twenty" that tells exactly how many there are | 表示確實有多少個的詞，如one、two、twenty | not=ordinal number
ordinal number | 序數詞 | sign | P4 | a word such as "first", "second" or "twentieth" that tells the position of something in a series | 表示事物排第幾的詞，如first、second | not=cardinal number
proper noun | 專有名詞 | sign | P4 | a noun that names one particular person, place or organisation and begins with a capital letter | 指某個特定的人、地方或機構，首字母須大寫的名詞 | not=common noun
common noun | 普通名詞 | sign | P4 | a noun that names any member of a class of people, places or things, such as "city" | 泛指某一類人、地方或事物的名詞，如city | not=proper noun
collective noun | 集合名詞 | sign | P5 | a noun such as "team" or "flock" that names a group of people, animals or things as one unit | 把一群人、動物或事物視為一個整體的名詞，如team、flock | not=compound noun
abstract noun | 抽象名詞 | sign | P6 | a noun that names a quality, feeling or idea which cannot be seen or touched, such as "courage" | 指看不見、摸不到的品質、感受或概念的名詞，如courage | not=concrete noun
concrete noun | 具體名詞 | sign | S1 | a noun that names something we can see, hear, smell, taste or touch, such as "bread" | 指能以感官察覺的事物的名詞，如bread | not=abstract noun
countable noun | 可數名詞 | sign | P4 | a noun that has a plural form and can follow "a" or a number, such as "apple" | 有眾數形式、可放在a或數字之後的名詞，如apple | not=uncountable noun
uncountable noun | 不可數名詞 | sign | P4 | a noun such as "furniture" or "advice" that has no plural form and does not follow "a" or "an" | 沒有眾數形式、不與a或an連用的名詞，如furniture | not=countable noun; also=mass noun
compound noun | 複合名詞 | sign | P6 | a noun made by putting two or more words together, such as "toothbrush" or "bus stop" | 由兩個或以上的詞組合而成的名詞，如bus stop | not=collective noun
personal pronoun | 人稱代名詞 | sign | P4 | a pronoun such as "I", "you" or "them" that stands for the speaker, the listener or others | 代表說話者、聽者或其他人的代名詞，如I、you、them | not=possessive pronoun
possessive pronoun | 物主代名詞 | sign | P5 | a pronoun such as "mine" or "theirs" that stands alone to show whose something is | 獨立使用、說明東西屬於誰的代名詞，如mine、theirs | not=possessive adjective
reflexive pronoun | 反身代名詞 | sign | P5 | a pronoun ending in "-self" or "-selves" that refers back to the subject of the sentence | 以-self或-selves結尾、回指句子主語的代名詞 | not=personal pronoun, reciprocal pronoun
demonstrative pronoun | 指示代名詞 | sign | P5 | the pronoun "this", "that", "these" or "those" standing alone to point something out | 獨立使用、指出某事物的代名詞，即this、that、these、those | not=relative pronoun
relative pronoun | 關係代名詞 | sign | P6 | a pronoun such as "who" or "which" that links a clause to the noun it describes | 把子句與其所描述的名詞連繫起來的代名詞，如who、which | not=interrogative pronoun
interrogative pronoun | 疑問代名詞 | sign | P6 | a pronoun such as "who" or "what" that is used to ask about a person or thing | 用來發問、查詢人或事物的代名詞，如who、what | not=relative pronoun
indefinite pronoun | 不定代名詞 | sign | P6 | a pronoun such as "someone" or "anything" that refers to no particular person or thing | 不指明特定人或事物的代名詞，如someone、anything | not=demonstrative pronoun
reciprocal pronoun | 相互代名詞 | sign | S2 | the pronoun "each other" or "one another", showing that each member of a group does the same to the rest | 表示各人對彼此做同樣事情的代名詞，如each other | not=reflexive pronoun
auxiliary verb | 助動詞 | sign | P5 | a verb such as "be", "do" or "have" put before a main verb to form tenses, questions and negatives | 放在主要動詞前，用以構成時態、問句和否定句的動詞，如do、have | also=helping verb; not=linking verb
modal verb | 情態動詞 | sign | P5 | a verb such as "can", "must" or "should" used before a base form to show ability, duty or possibility | 放在原形動詞前，表示能力、責任或可能性的動詞，如can、must | kind=auxiliary verb; not=linking verb
linking verb | 連繫動詞 | sign | S1 | a verb such as "seem" or "become" that connects the subject with a word describing it | 把主語與其描述語接合起來的動詞，如seem、become | not=auxiliary verb
phrasal verb | 短語動詞 | sign | P6 | a verb joined with a particle to give a new meaning, such as "give up" or "look after" | 動詞與小品詞合用而產生新意思的組合，如give up | not=compound noun
transitive verb | 及物動詞 | sign | S1 | a verb such as "buy" that needs an object after it to complete its meaning | 後面須帶賓語意思才完整的動詞，如buy | not=intransitive verb
intransitive verb | 不及物動詞 | sign | S1 | a verb such as "arrive" or "sleep" that tells of a whole action without an object | 本身已表示完整動作、後面不帶賓語的動詞，如arrive | not=transitive verb
irregular verb | 不規則動詞 | sign | P4 | a verb such as "go" or "sing" whose past tense is not formed by adding "-ed" | 過去式不以加-ed構成的動詞，如go、sing | not=regular verb
regular verb | 規則動詞 | sign | P4 | a verb such as "walk" or "play" whose past tense and past participle both end in "-ed" | 過去式及過去分詞均以-ed結尾的動詞，如walk | not=irregular verb
stative verb | 狀態動詞 | sign | S2 | a verb such as "know" or "belong" that is not about an action and is rarely used in "-ing" form | 不表示動作、甚少用-ing形式的動詞，如know、belong | not=linking verb
adverb of frequency | 頻率副詞 | sign | P4 | an adverb such as "always" or "seldom" that tells how often something happens | 說明事情多常發生的副詞，如always、seldom | not=adverb of time
adverb of manner | 方式副詞 | sign | P4 | an adverb such as "carefully" or "quietly" that tells how something is done | 說明事情怎樣做的副詞，如carefully、quietly | not=adverb of degree
adverb of degree | 程度副詞 | sign | S1 | an adverb such as "very", "quite" or "too" that makes another word stronger or weaker | 加強或減弱另一個詞的語意的副詞，如very、quite | not=adverb of frequency
adverb of place | 地方副詞 | sign | P5 | an adverb such as "here", "outside" or "upstairs" that tells where something happens | 說明事情在哪裏發生的副詞，如here、outside | not=preposition
adverb of time | 時間副詞 | sign | P5 | an adverb such as "yesterday", "soon" or "now" that tells when something happens | 說明事情何時發生的副詞，如yesterday、soon | not=adverb of frequency
coordinating conjunction | 並列連詞 | sign | S1 | a conjunction such as "and", "but" or "or" that joins two parts of equal rank | 連接兩個地位相等部分的連詞，如and、but、or | not=subordinating conjunction
subordinating conjunction | 從屬連詞 | sign | S1 | a conjunction such as "although" or "because" that begins a clause depending on a main clause | 引出依附主句的子句的連詞，如although、because | not=coordinating conjunction
correlative conjunction | 關聯連詞 | sign | S1 | a conjunction that works as a pair of words set apart, such as "either … or" or "both … and" | 由分開的兩部分成對使用的連詞，如either…or | not=coordinating conjunction
positive degree | 原級 | form | P5 | the plain form of an adjective or adverb, such as "tall", used when nothing is compared | 形容詞或副詞不作比較時的基本形式，如tall | not=comparative
comparative | 比較級 | form | P4 | the form of an adjective or adverb, with "-er" or "more", that sets one thing against another | 形容詞或副詞加-er或more，把兩者高下並列的形式 | not=superlative
superlative | 最高級 | form | P4 | the form of an adjective or adverb, with "-est" or "most", for the top one of three or more | 形容詞或副詞加-est或most，指三者或以上之首的形式 | not=comparative
set | parts of speech | 詞類 | noun; verb; adjective; adverb; pronoun; preposition; conjunction; interjection
set | words that may stand before a noun | 可放在名詞前的詞 | definite article; indefinite article; quantifier; possessive adjective; ordinal number; preposition
set | kinds of determiner | 限定詞的種類 | definite article; indefinite article; possessive adjective; quantifier; demonstrative
set | number words and amount words | 數字與數量用詞 | cardinal number; ordinal number; quantifier; indefinite article
set | kinds of noun by meaning or form | 名詞的種類 | proper noun; collective noun; abstract noun; compound noun
set | kinds of noun in a grammar book | 語法書中的名詞種類 | proper noun; collective noun; uncountable noun; compound noun
set | kinds of pronoun | 代名詞的種類 | personal pronoun; possessive pronoun; reflexive pronoun; demonstrative pronoun; relative pronoun; indefinite pronoun
set | kinds of pronoun easily confused | 容易混淆的代名詞 | relative pronoun; interrogative pronoun; demonstrative pronoun; reciprocal pronoun; reflexive pronoun; indefinite pronoun
set | words showing who is meant or whose it is | 表示所指或所屬的詞 | personal pronoun; possessive pronoun; possessive adjective; reflexive pronoun; reciprocal pronoun
set | kinds of verb | 動詞的種類 | transitive verb; intransitive verb; linking verb; auxiliary verb
set | kinds of verb and verb form | 動詞的種類與形式 | modal verb; linking verb; phrasal verb; infinitive; gerund
set | kinds of adverb | 副詞的種類 | adverb of frequency; adverb of manner; adverb of degree; adverb of place; adverb of time
set | forms of adjectives and nouns | 形容詞與名詞的形式 | positive degree; comparative; superlative; plural form=眾數形式
set | naming words and their stand-ins | 稱呼詞及其代替詞 | common noun; proper noun; personal pronoun; indefinite pronoun
set | words that join parts of a sentence | 連接句子成分的詞 | coordinating conjunction; subordinating conjunction; correlative conjunction; relative pronoun; linking verb
order | degrees of comparison of an adjective | 形容詞的比較等級 | positive degree > comparative > superlative

== Tenses and verb forms | 時態與動詞形式
simple present tense | 簡單現在式 | form | P3 | the tense for habits and general truths, in which the verb is in its base form or ends in "-s" | 表示習慣和事實的時態，動詞用原形或加-s | also-zh=一般現在式; not=present continuous tense
present continuous tense | 現在進行式 | form | P3 | the tense with "am", "is" or "are" and a verb in "-ing", for actions going on at this moment | 以am、is或are加-ing動詞構成，表示此刻正發生的事的時態 | not=simple present tense, gerund
present perfect tense | 現在完成式 | form | P6 | the tense with "have" or "has" and a past participle, linking a past event with now | 以have或has加過去分詞構成，把往事與今天連繫的時態 | not=simple past tense
present perfect continuous tense | 現在完成進行式 | form | S2 | the tense with "have been" or "has been" and a verb in "-ing", for actions begun earlier and still going on | 以have been或has been加-ing動詞構成，表示早已開始並持續至今的事的時態 | not=present perfect tense
simple past tense | 簡單過去式 | form | P4 | the tense for finished actions at a definite earlier time, as in "We met last week" | 表示在以往某確定時間已結束的事的時態，如We met last week | not=present perfect tense
past continuous tense | 過去進行式 | form | P5 | the tense with "was" or "were" and a verb in "-ing", for actions in progress at an earlier time | 以was或were加-ing動詞構成，表示以往某刻正發生的事的時態 | not=simple past tense
past perfect tense | 過去完成式 | form | S2 | the tense with "had" and a past participle, for the earlier of two events that are over | 以had加過去分詞構成，表示兩件往事中較早一件的時態 | not=simple past tense, present perfect tense
past perfect continuous tense | 過去完成進行式 | form | S3 | the tense with "had been" and a verb in "-ing", for an activity that went on up to an earlier moment | 以had been加-ing動詞構成，表示持續至以往某刻的活動的時態 | not=past continuous tense
simple future tense | 簡單將來式 | form | P4 | the tense with "will" and a base form, for things that have not yet happened | 以will加原形動詞構成，表示尚未發生的事的時態 | not=future perfect tense
future continuous tense | 將來進行式 | form | S2 | the tense with "will be" and a verb in "-ing", for actions in progress at a later time | 以will be加-ing動詞構成，表示日後某刻正在做的事的時態 | not=simple future tense
future perfect tense | 將來完成式 | form | S3 | the tense with "will have" and a past participle, for actions that will be over by a later time | 以will have加過去分詞構成，表示日後某刻之前已做完的事的時態 | not=present perfect tense
infinitive | 不定式 | form | P6 | the verb form with "to", such as "to swim", which shows no tense and no person | 以to開首、不顯示時態和人稱的動詞形式，如to swim | also=to-infinitive; not=gerund
bare infinitive | 無to不定式 | form | S1 | the plain verb without a particle, as used after "can", "must" or "let" | 不帶小品詞的純動詞，用於can、must、let之後 | not=infinitive
gerund | 動名詞 | form | S1 | the "-ing" form of a verb used as a noun, as in "Swimming is fun" | 以-ing結尾、當作名詞使用的形式，如Swimming is fun | not=present participle
present participle | 現在分詞 | form | S1 | the "-ing" form of a verb used in continuous tenses or as an adjective, as in "a crying baby" | 以-ing結尾，用於進行式或當作形容詞的動詞形式，如a crying baby | not=gerund
past participle | 過去分詞 | form | P6 | the verb form such as "written" or "broken" used in perfect tenses and in the passive | 用於完成式和被動語態的動詞形式，如written、broken | not=present participle
active voice | 主動語態 | form | P6 | the form of a sentence in which the subject does the action | 主語是動作執行者的句子形式 | not=passive voice
passive voice | 被動語態 | form | P6 | the form of a sentence in which the subject receives the action, made with "be" and a past participle | 主語是動作承受者，以be加過去分詞構成的句子形式 | not=active voice, past perfect tense
direct speech | 直接引述 | form | P5 | the exact words that someone said, written inside quotation marks | 放在引號內、一字不改的說話內容 | also-zh=直接引語; not=reported speech
reported speech | 間接引述 | form | P6 | what someone said, told by another without quotation marks and usually with changed tenses and pronouns | 由他人轉述、不加引號，並通常更改時態和代名詞的說話 | also=indirect speech; also-zh=間接引語; not=direct speech
indicative mood | 陳述語氣 | form | S3 | the verb form used for stating facts and asking ordinary questions | 用於說明事實和提出一般問題的動詞形式 | not=subjunctive mood
imperative mood | 祈使語氣 | form | S2 | the verb form used for commands and requests, usually with no subject stated | 用於命令和請求、通常不寫出主語的動詞形式 | not=indicative mood
subjunctive mood | 虛擬語氣 | form | S3 | the verb form used for wishes, demands and unreal situations, as in "if I were you" | 用於願望、要求和不真實情況的動詞形式，如if I were you | not=indicative mood
zero conditional | 零條件句 | form | S2 | the "if" sentence for general truths, with the simple present in both clauses | 表示普遍事實、兩個子句均用簡單現在式的if句 | also=type 0 conditional; not=first conditional
first conditional | 第一類條件句 | form | S1 | the "if" sentence for a real possibility, with the simple present after "if" and "will" in the main clause | 表示真實可能、if後用簡單現在式而主句用will的句子 | also=type 1 conditional; not=second conditional
second conditional | 第二類條件句 | form | S2 | the "if" sentence for an unreal or unlikely present, with the simple past after "if" and "would" in the main clause | 表示與現況不符、if後用簡單過去式而主句用would的句子 | also=type 2 conditional; not=third conditional
third conditional | 第三類條件句 | form | S3 | the "if" sentence for an unreal past, with the past perfect after "if" and "would have" in the main clause | 表示與往事不符、if後用過去完成式而主句用would have的句子 | also=type 3 conditional; not=second conditional
set | tenses about the present | 與現在有關的時態 | simple present tense; present continuous tense; present perfect tense; present perfect continuous tense
set | tenses about the past | 與過去有關的時態 | simple past tense; past continuous tense; past perfect tense; past perfect continuous tense
set | perfect tenses and the tenses confused with them | 完成式及易與之混淆的時態 | present perfect tense; past perfect tense; future perfect tense; simple past tense; present perfect continuous tense
set | continuous tenses | 進行式時態 | present continuous tense; past continuous tense; future continuous tense; present perfect continuous tense; past perfect continuous tense
set | basic tenses of primary school | 小學的基本時態 | simple present tense; present continuous tense; simple past tense; past continuous tense; simple future tense
set | tenses that speak of the future and their sisters | 將來式及相關時態 | simple future tense; future continuous tense; future perfect tense; present continuous tense; simple present tense
set | non-finite verb forms | 非限定動詞形式 | infinitive; bare infinitive; gerund; present participle; past participle
set | moods and voices of the verb | 動詞的語氣與語態 | indicative mood; imperative mood; subjunctive mood; passive voice
set | conditional sentences | 條件句 | zero conditional; first conditional; second conditional; third conditional
order | types of conditional from general truth to unreal past | 條件句由普遍事實到與往事不符 | zero conditional > first conditional > second conditional > third conditional
fact | begin | begin | past participle | 過去分詞 | begun | begun |
fact | write | write | past participle | 過去分詞 | written | written |
fact | choose | choose | past participle | 過去分詞 | chosen | chosen |
fact | swim | swim | past participle | 過去分詞 | swum | swum |
fact | fly | fly | past participle | 過去分詞 | flown | flown |
fact | drink | drink | past participle | 過去分詞 | drunk | drunk |
fact | fall | fall | past participle | 過去分詞 | fallen | fallen |
fact | teach | teach | past tense | 過去式 | taught | taught |
fact | catch | catch | past tense | 過去式 | caught | caught |
fact | buy | buy | past tense | 過去式 | bought | bought |
fact | bring | bring | past tense | 過去式 | brought | brought |
fact | think | think | past tense | 過去式 | thought | thought |
fact | fight | fight | past tense | 過去式 | fought | fought |
fact | seek | seek | past tense | 過去式 | sought | sought |
fact | foot | foot | plural form | 眾數形式 | feet | feet |
fact | child | child | plural form | 眾數形式 | children | children |
fact | ox | ox | plural form | 眾數形式 | oxen | oxen |
fact | goose | goose | plural form | 眾數形式 | geese | geese |
fact | tooth | tooth | plural form | 眾數形式 | teeth | teeth |
fact | criterion | criterion | plural form | 眾數形式 | criteria | criteria |
fact | crisis | crisis | plural form | 眾數形式 | crises | crises |
fact | knife | knife | plural form | 眾數形式 | knives | knives |
fact | strong | strong | noun form | 名詞形式 | strength | strength |
fact | deep | deep | noun form | 名詞形式 | depth | depth |
fact | wide | wide | noun form | 名詞形式 | width | width |
fact | high | high | noun form | 名詞形式 | height | height |
fact | brave | brave | noun form | 名詞形式 | bravery | bravery |
fact | wise | wise | noun form | 名詞形式 | wisdom | wisdom |

== Sentences, clauses and phrases | 句子、子句與短語
subject | 主語 | structure | P5 | the part of a sentence that names who or what does the action or is being described | 句中指出由誰做動作或描述誰的部分 | not=object
predicate | 謂語 | structure | S1 | the part of a sentence that contains the verb and tells something about who or what the sentence is about | 句中含有動詞、說明所談的人或事物怎樣的部分 | not=complement
object | 賓語 | structure | P5 | the noun or pronoun that receives the action of the verb or follows a preposition | 承受動作或跟在介詞之後的名詞或代名詞 | not=subject, complement
direct object | 直接賓語 | structure | S1 | the noun or pronoun that the action of the verb falls on, such as "a book" in "She gave me a book" | 動作所及的事物，如She gave me a book中的a book | not=indirect object
indirect object | 間接賓語 | structure | S1 | the person or thing to whom or for whom something is done, such as "me" in "She gave me a book" | 動作的受益者，如She gave me a book中的me | not=direct object
complement | 補語 | structure | S2 | the word or phrase that follows a linking verb and says what someone or something is or is like | 跟在連繫動詞之後，說明人或事物是甚麼或怎樣的成分 | not=object
adverbial | 狀語 | structure | S3 | the word, phrase or clause that tells when, where, how or why the event of a sentence takes place | 句中說明事情何時、何地、怎樣或為何發生的成分 | not=complement
antecedent | 先行詞 | structure | S2 | the earlier noun that a pronoun refers back to | 代名詞所回指、在前面出現的名詞 | not=appositive
appositive | 同位語 | structure | S3 | a noun phrase placed next to another one to say again who or what it is | 緊接另一名詞，再次說明其身分的名詞短語 | not=antecedent
declarative sentence | 陳述句 | form | P5 | a sentence that states something and ends with a full stop | 說明事情、以句號作結的句子 | also=statement; not=imperative sentence
interrogative sentence | 疑問句 | form | P5 | a sentence that asks something and ends with a question mark | 提出詢問、以問號作結的句子 | not=declarative sentence
imperative sentence | 祈使句 | form | P5 | a sentence that gives an order, instruction or request, such as "Close the door" | 發出命令、指示或請求的句子，如Close the door | not=declarative sentence
exclamatory sentence | 感歎句 | form | P6 | a sentence that shows strong feeling, such as "What a lovely day!" | 表達強烈感情的句子，如What a lovely day! | not=imperative sentence
simple sentence | 簡單句 | form | S1 | a sentence that is made up of only one clause | 全句只有一個子句的句子 | not=compound sentence
compound sentence | 並列句 | form | S1 | a sentence made of two or more main clauses joined as equals and no subordinate clause | 由兩個或以上地位相等的主句組成、沒有從句的句子 | not=complex sentence
complex sentence | 複雜句 | form | S1 | a sentence made of one main clause and at least one subordinate clause | 由一個主句和至少一個從句組成的句子 | not=compound sentence
compound-complex sentence | 並列複雜句 | form | S2 | a sentence that has two or more main clauses and at least one subordinate clause | 有兩個或以上的主句和至少一個從句的句子 | not=complex sentence
cleft sentence | 分裂句 | form | S4 | a sentence divided with "It is … that" or "What … is" to stress one part | 以It is…that或What…is拆開、突出其中一部分的句子 | not=inversion
question tag | 附加問句 | form | P6 | a short question such as "isn't it?" added at the end of a statement | 加在句末的簡短發問，如isn't it? | also=tag question; not=interrogative sentence
wh-question | 特殊疑問句 | form | P4 | a question that begins with a word such as "where" or "why" and asks for information | 以where、why等詞開首、要求提供資料的發問 | not=question tag
yes-no question | 是非問句 | form | P4 | a full question that begins with an auxiliary verb or "be" and asks whether something is so | 以助動詞或be開首、詢問是否屬實的完整發問 | not=wh-question
main clause | 主句 | structure | S1 | a clause that makes sense alone and can stand as a sentence | 意思完整、可獨立成句的子句 | also=independent clause; not=subordinate clause
subordinate clause | 從句 | structure | S1 | a clause that cannot stand alone because it depends on another clause | 依附另一子句、不能獨立成句的子句 | also=dependent clause; not=main clause
relative clause | 關係從句 | structure | S1 | a clause, often beginning with "who" or "which", that describes a noun before it | 描述前面名詞的子句，常以who或which開首 | also=adjective clause; kind=subordinate clause; not=noun clause
defining relative clause | 限定關係從句 | structure | S2 | a clause without commas that is needed to tell which person or thing is meant | 不用逗號隔開、為指明所說的是哪一個而不可缺少的從句 | kind=relative clause; not=non-defining relative clause
non-defining relative clause | 非限定關係從句 | structure | S2 | a clause between commas that adds extra information about a noun already identified | 用逗號隔開、為已清楚所指的名詞補充資料的從句 | kind=relative clause; not=defining relative clause
noun clause | 名詞從句 | structure | S2 | a clause that acts as the subject, object or complement of a sentence, as in "I know what you did" | 在句中充當主語、賓語或補語的子句，如I know what you did | kind=subordinate clause; not=relative clause
adverbial clause | 副詞從句 | structure | S2 | a clause that tells the time, reason, condition or purpose of the event in the main clause | 說明主句的時間、原因、條件或目的的子句 | also=adverb clause; kind=subordinate clause; not=relative clause
clause of concession | 讓步從句 | structure | S3 | a clause, often beginning with "although", for something that makes the main clause surprising | 多以although開首，令主句顯得出乎意料的子句 | also=concessive clause; kind=adverbial clause; not=clause of reason
clause of reason | 原因從句 | structure | S2 | a clause, often beginning with "because", that tells why the event of the main clause happens | 多以because開首，說明主句的事為何發生的子句 | kind=adverbial clause; not=clause of result
clause of purpose | 目的從句 | structure | S3 | a clause, often beginning with "so that", that tells what someone hopes to achieve by an action | 多以so that開首，說明做某事想達到甚麼的子句 | kind=adverbial clause; not=clause of result
clause of result | 結果從句 | structure | S3 | a clause that tells what follows from something, as after "so tired" in "so tired that he fell asleep" | 說明事情帶來甚麼後果的子句，如so…that之後的部分 | kind=adverbial clause; not=clause of purpose
clause of condition | 條件從句 | structure | S2 | a clause, often beginning with "if" or "unless", on which the event of the main clause depends | 多以if或unless開首，主句之事能否發生取決於它的子句 | kind=adverbial clause; not=clause of concession
noun phrase | 名詞短語 | structure | S1 | a group of words such as "the old house" that can be the subject or object of a sentence but contains no verb | 可充當主語或賓語、不含動詞的一組字，如the old house | not=noun clause
verb phrase | 動詞短語 | structure | S2 | a group of words made of a main word for an action and its auxiliaries, such as "has been eating" | 由主要動作詞及其助動詞組成的一組字，如has been eating | not=phrasal verb
prepositional phrase | 介詞短語 | structure | S1 | a group of words such as "under the table" that begins with a word of place, time or direction and ends with its object | 以表示位置、時間或方向的詞開首並帶賓語的一組字，如under the table | not=phrasal verb
participle phrase | 分詞短語 | structure | S2 | a group of words that begins with an "-ing" or "-ed" form and describes a noun, as in "Hearing the bell, she ran" | 以-ing或-ed形式開首、用來描述名詞的一組字 | also=participial phrase; not=gerund
sentence fragment | 殘缺句 | form | S1 | an error in which a group of words lacking a subject, a verb or a complete thought is punctuated as if it were whole | 缺少主語、動詞或完整意思，卻當作完整句子加上標點的錯誤 | not=run-on sentence
run-on sentence | 連寫句 | form | S1 | an error in which two main clauses are put together with no punctuation and no conjunction | 把兩個主句放在一起而不用標點和連詞的錯誤 | not=comma splice, sentence fragment
comma splice | 逗號誤接 | form | S2 | an error in which two main clauses are joined with only the mark for a short pause | 只用表示短暫停頓的標點接合兩個主句的錯誤 | not=run-on sentence
dangling modifier | 懸垂修飾語 | form | S3 | an error in which an opening phrase has no word in the sentence that it can sensibly describe | 句首短語在句中找不到可合理描述的對象的錯誤 | not=sentence fragment
subject-verb agreement | 主謂一致 | law | P5 | the rule that a singular doer takes a singular form of the action word and a plural one a plural form | 單數的動作者配單數形式、眾數的配眾數形式的語法規則 | not=parallel structure
parallel structure | 平行結構 | law | S3 | the rule that items joined in a list should have the same grammatical form | 並列各項須採用相同語法形式的規則 | not=subject-verb agreement
inversion | 倒裝 | form | S3 | the placing of a verb or auxiliary before its subject, as in "Never have I seen it" | 把動詞或助動詞移到主語之前，如Never have I seen it | not=cleft sentence
ellipsis | 省略 | form | S3 | the leaving out of words that can be understood from the context, as in "I can swim and so can he" | 略去可從上下文推知的字詞 | not=substitution
substitution | 替代 | form | S4 | the use of a word such as "one" or "so" for something already mentioned | 用one、so等詞指上文已提及的內容 | not=ellipsis
set | parts of a sentence | 句子的成分 | subject; direct object; indirect object; complement; adverbial
set | main parts of a sentence | 句子的主要成分 | subject; object; complement; adverbial
set | noun elements of a sentence | 句中的名詞成分 | direct object; indirect object; complement; antecedent; appositive
set | sentences by function | 按功能劃分的句子 | declarative sentence; interrogative sentence; imperative sentence; exclamatory sentence
set | sentences by structure | 按結構劃分的句子 | simple sentence; compound sentence; complex sentence; compound-complex sentence
set | kinds of question and statement | 問句與陳述的種類 | question tag; wh-question; yes-no question; declarative sentence; imperative sentence
set | kinds of subordinate clause | 從句的種類 | defining relative clause; non-defining relative clause; noun clause; adverbial clause
set | clauses | 子句的種類 | main clause; relative clause; noun clause; adverbial clause
set | adverbial clauses by meaning | 按意思劃分的副詞從句 | clause of concession; clause of reason; clause of purpose; clause of result; clause of condition
set | kinds of phrase | 短語的種類 | noun phrase; verb phrase; prepositional phrase; participle phrase
set | sentence errors | 造句的錯誤 | sentence fragment; run-on sentence; comma splice; dangling modifier; double negative=雙重否定誤用
set | rules of sentence making | 造句的規則 | subject-verb agreement; parallel structure; order of adjectives=形容詞次序; consistency of tense=時態一致
set | special sentence patterns | 特殊句式 | cleft sentence; inversion; ellipsis; substitution; question tag
order | units of text from small to large | 文字單位由小至大 | word=詞 > phrase=短語 > clause=子句 > sentence=句子 > paragraph=段落

== Punctuation | 標點符號
full stop | 句號 | sign | P3 | the dot put at the end of a sentence that states something | 放在陳述句末尾的小圓點 | also=period; not=comma
comma | 逗號 | sign | P3 | the mark that shows a short pause and separates the items in a list | 表示短暫停頓、分隔並列事項的標點 | not=full stop, semicolon
question mark | 問號 | sign | P3 | the mark put at the end of a sentence that asks for an answer | 放在要求回答的句子末尾的標點 | not=exclamation mark
exclamation mark | 感歎號 | sign | P3 | the mark put after a sentence or word that shows surprise, anger or other strong feeling | 放在表示驚訝、憤怒等強烈感情的字句後的標點 | not=question mark
apostrophe | 撇號 | sign | P4 | the raised mark that shows possession, as in "Tom's", or missing letters, as in "don't" | 表示擁有或省去字母的上標符號，如Tom's、don't | not=comma, quotation marks
quotation marks | 引號 | sign | P4 | the pair of raised marks put around the exact words of a speaker | 放在說話者原話前後的一對上標符號 | also=inverted commas, speech marks; not=apostrophe
colon | 冒號 | sign | P5 | the mark of two dots that introduces a list or an explanation | 由兩點組成、引出清單或解釋的標點 | not=semicolon
semicolon | 分號 | sign | S1 | the mark of a dot above a comma that joins two closely related main clauses | 由一點加一逗組成、連接兩個意思相關主句的標點 | not=colon
hyphen | 連字號 | sign | P6 | the short line that joins the parts of a compound such as "well-known" | 連接well-known這類詞各部分的短橫線 | not=dash
dash | 破折號 | sign | S1 | the long line that sets off a sudden break or an added comment in a sentence | 在句中標示突然中斷或補充說話的長橫線 | not=hyphen
brackets | 括號 | sign | P5 | the pair of curved marks put around extra information that can be left out | 放在可略去的補充資料前後的一對弧形符號 | also=parentheses; not=quotation marks
ellipsis mark | 省略號 | sign | S1 | the row of three dots that shows words left out or a thought left unfinished | 表示略去字句或話未說完的三個小點 | also=suspension points; not=full stop, colon
slash | 斜線號 | sign | S1 | the sloping line that separates two choices, as in "and/or" | 分隔兩個選項的傾斜符號，如and/or | not=hyphen, dash
capital letter | 大寫字母 | sign | P3 | a letter in its large form, used to begin a sentence or a proper name | 用於句子或專有名稱開首的大型字母 | also-zh=大楷; not=italics
italics | 斜體 | sign | S1 | a sloping style of printed letters, often used for the titles of books and films | 傾斜的印刷字樣，常用於書名和電影名稱 | not=bold type
bold type | 粗體 | sign | S1 | a thick, dark style of printed letters used to make words stand out | 筆畫較黑較厚、使文字突出的印刷字樣 | not=italics
bullet point | 項目符號 | sign | S1 | a dot or other small mark put before each item of a list | 放在清單各項之前的圓點或小記號 | not=colon
asterisk | 星號 | sign | S2 | a star-shaped mark that sends the reader to a note elsewhere on the page | 引導讀者查看註釋的星形記號 | not=bullet point
set | marks that can end a sentence | 可用於句末的標點 | full stop; question mark; exclamation mark; ellipsis mark
set | marks inside a sentence | 句中的標點 | comma; colon; semicolon; dash; hyphen; brackets
set | marks made of dots | 由點組成的符號 | full stop; colon; semicolon; ellipsis mark; bullet point
set | marks of primary school | 小學所學的標點 | full stop; comma; question mark; exclamation mark; apostrophe; quotation marks; colon
set | marks that enclose or separate words | 包圍或分隔文字的標點 | quotation marks; brackets; dash; comma; slash
set | ways of marking words on a page | 版面上突顯文字的方式 | italics; bold type; capital letter; bullet point; asterisk
set | raised marks and other signs | 上標及其他符號 | apostrophe; quotation marks; comma; asterisk

== Phonetics | 語音
vowel | 元音 | form | P5 | a speech sound made with the air flowing freely out of the mouth | 氣流在口腔中不受阻礙而發出的語音 | not=consonant
consonant | 輔音 | form | P5 | a speech sound made by blocking or narrowing the passage of the air | 氣流通道受阻或收窄而發出的語音 | not=vowel
syllable | 音節 | structure | P5 | a unit of pronunciation built round one vowel sound, of which "banana" has three | 以一個元音為核心的發音單位，banana有三個 | not=phoneme
phoneme | 音位 | structure | S4 | the smallest unit of sound that can change the meaning of a word | 能改變詞義的最小聲音單位 | not=syllable, morpheme
monophthong | 單元音 | form | S4 | a vowel whose quality stays the same from beginning to end, as in "sit" | 發音時音質自始至終不變的元音，如sit中的i | not=diphthong
diphthong | 雙元音 | form | S2 | a vowel that glides from one quality to another within one syllable, as in "boy" | 在同一音節內由一個音質滑向另一個的元音，如boy | not=monophthong, consonant cluster
schwa | 中央元音 | form | S3 | the weak, neutral vowel heard at the beginning of "about" | about開首那個輕弱、居中的音 | not=diphthong
consonant cluster | 輔音群 | form | S1 | two or more sounds said together with no vowel between them, as at the beginning of "street" | 中間沒有元音、連在一起發出的兩個或以上的音，如street開首 | also=consonant blend; not=digraph, diphthong
digraph | 二合字母 | form | P5 | two letters that together stand for one sound, such as "sh" or "th" | 合起來表示一個音的兩個字母，如sh、th | not=consonant cluster
silent letter | 不發音字母 | form | P5 | a letter that is written but not sounded, such as the "k" in "knee" | 書寫時出現但不讀出聲的字母，如knee中的k | not=digraph
plosive | 塞音 | form | S4 | a consonant made by stopping the air completely and then letting it burst out, such as /p/ or /t/ | 先把氣流完全堵住再突然放開的輔音，如/p/、/t/ | also=stop; also-zh=爆破音; not=fricative, affricate
fricative | 擦音 | form | S4 | a consonant made by forcing air through a narrow gap with a hissing or buzzing sound, such as /f/ or /s/ | 氣流通過窄縫發出嘶嘶或嗡嗡聲的輔音，如/f/、/s/ | not=plosive
affricate | 塞擦音 | form | S4 | a consonant that begins with a complete stop and ends with a slow, hissing release, such as the first sound of "church" | 先完全閉塞、再緩慢放開成嘶聲的輔音，如church的首音 | not=fricative
lateral | 邊音 | form | S4 | a consonant made with the air flowing past the edges of the tongue, such as /l/ | 氣流從舌頭兩旁流出的輔音，如/l/ | also=lateral consonant; not=nasal
voiced sound | 濁音 | form | S3 | a speech sound made while the vocal cords vibrate, such as /b/ or /z/ | 發音時聲帶振動的語音，如/b/、/z/ | not=voiceless sound
voiceless sound | 清音 | form | S3 | a speech sound made without vibration of the vocal cords, such as /p/ or /s/ | 發音時聲帶不振動的語音，如/p/、/s/ | also=unvoiced sound; not=voiced sound
bilabial | 雙唇音 | form | S4 | a consonant made with both lips, such as /p/, /b/ or /m/ | 用上下兩片嘴唇發出的輔音，如/p/、/b/、/m/ | not=labiodental
labiodental | 唇齒音 | form | S4 | a consonant made with the lower lip against the upper teeth, such as /f/ or /v/ | 下唇貼近上排牙而發出的輔音，如/f/、/v/ | not=bilabial
alveolar | 齒齦音 | form | S4 | a consonant made with the tongue at the ridge behind the upper teeth, such as /t/, /d/ or /s/ | 舌頭抵近上排牙後方突起處而發出的輔音，如/t/、/d/ | not=velar
velar | 軟顎音 | form | S4 | a consonant made with the back of the tongue at the soft back part of the roof of the mouth, such as /k/ or /g/ | 舌根抵着口腔頂後部而發出的輔音，如/k/、/g/ | not=alveolar
intonation | 語調 | property | S1 | the rise and fall of the voice over a phrase or sentence | 說短語或句子時聲音的高低起伏 | not=word stress, pace
falling tone | 降調 | form | S1 | the pattern in which the voice goes down at the end, as is usual in statements | 句末聲音向下走的模式，常見於陳述句 | not=rising tone
rising tone | 升調 | form | S1 | the pattern in which the voice goes up at the end, as is usual in yes-no questions | 句末聲音向上走的模式，常見於是非問句 | not=falling tone
fall-rise tone | 降升調 | form | S4 | the pattern in which the voice goes down and then up, often showing doubt | 聲音先低後高、常表示疑惑的模式 | not=rising tone
level tone | 平調 | form | S4 | the pattern in which the voice stays at one pitch | 聲音保持同一高度的模式 | not=falling tone
elision | 省音 | process | S4 | the leaving out of a sound in quick speech, as when "next day" loses its /t/ | 快速說話時略去某個音，如next day不讀/t/ | not=linking, assimilation
assimilation | 同化 | process | S4 | the change of a sound to become more like one next to it, as when "ten boys" is said with /m/ | 某個音變得與相鄰的音相似，如ten boys讀作/m/ | not=elision
linking | 連讀 | process | S2 | the joining of a final consonant to the vowel that begins the next word, as in "an apple" | 把詞尾輔音與下一個詞開首的元音接着讀，如an apple | also=liaison; not=elision
weak form | 弱讀式 | form | S4 | the unstressed pronunciation of a grammar word, as when "and" sounds like "n" | 語法詞不重讀時的讀法，如and讀成n | not=elision
minimal pair | 最小對立體 | form | S4 | two words that differ in one sound only, such as "ship" and "sheep" | 只有一個音不同的兩個詞，如ship和sheep | not=homophone
homophone | 同音異義詞 | form | P6 | a word that sounds like another but has a different spelling and meaning, such as "sea" for "see" | 讀法與另一詞相同但拼法和意思不同的詞，如sea與see | not=homograph
homograph | 同形異義詞 | form | S3 | a word spelt like another but different in meaning and often in sound, such as "tear" | 拼法與另一詞一樣但意思不同、讀法也常不同的詞，如tear | not=homophone
phonics | 拼讀法 | method | P3 | a way of teaching reading by linking letters with the sounds they stand for | 把字母與其代表的音連繫起來以教導閱讀的方法 | not=phonetics
vocal cords | 聲帶 | structure | S3 | the two folds in the throat that vibrate to produce sound | 喉嚨內能振動發聲的兩片褶皺 | also=vocal folds; not=soft palate
alveolar ridge | 齒齦隆起 | structure | S4 | the hard, raised part just behind the upper front teeth | 上排門牙後方堅硬突起的部位 | not=hard palate
hard palate | 硬顎 | structure | S4 | the bony front part of the roof of the mouth | 口腔頂部前方有骨的部位 | not=soft palate
soft palate | 軟顎 | structure | S4 | the fleshy back part of the roof of the mouth, raised to close off the nose | 口腔頂部後方無骨、可提起以封閉鼻腔的部位 | also=velum; not=hard palate
set | sounds by manner of articulation | 按發音方法劃分的輔音 | plosive; fricative; affricate; nasal=鼻音; lateral
set | sounds by place of articulation | 按發音部位劃分的輔音 | bilabial; labiodental; alveolar; velar
set | units and groups of sounds and letters | 聲音與字母的組合 | syllable; digraph; consonant cluster; diphthong; silent letter
set | vowel sounds and their neighbours | 元音及相關概念 | monophthong; diphthong; consonant; consonant cluster
set | weak sounds, sound groups and letters | 弱音、音群與字母 | diphthong; schwa; consonant cluster; silent letter
set | sounds with and without voice | 有聲與無聲的語音 | voiceless sound; vowel; nasal=鼻音; lateral
set | tones of the voice | 聲音的調型 | falling tone; rising tone; fall-rise tone; level tone
set | features of connected speech | 連貫話語的語音現象 | elision; assimilation; linking; weak form
set | words alike in sound or spelling | 音形相近的詞 | homophone; homograph; minimal pair; synonym
set | parts of the mouth and throat used in speech | 發音器官 | vocal cords; alveolar ridge; hard palate; soft palate
set | ways of making a speech sound | 語音的類別 | vowel; plosive; fricative; nasal=鼻音; affricate
set | features of spoken delivery | 說話的語音特點 | word stress=單詞重音; intonation; pace; volume
order | places of articulation from the front of the mouth to the back | 發音部位由口腔前至後 | bilabial > labiodental > alveolar > velar

== Word formation and vocabulary | 構詞與詞彙
root word | 詞根 | structure | P6 | the basic part of a word that carries its main meaning and to which other parts are added | 詞中承載主要意思、可讓其他部分附加的基本成分 | also=root; not=prefix, suffix
prefix | 前綴 | structure | P5 | a letter or group of letters added to the beginning of a word to change its meaning, such as "un-" | 加在詞首以改變意思的字母組合，如un- | not=suffix
suffix | 後綴 | structure | P5 | a letter or group of letters added to the end of a word to change its meaning or word class, such as "-ness" | 加在詞尾以改變意思或詞類的字母組合，如-ness | not=prefix
compounding | 複合法 | process | S2 | the making of a new word by joining two whole words, as in "football" | 把兩個完整的詞接合成新詞的方法，如football | not=blending
affixation | 加綴法 | process | S2 | the making of a new word by adding a part to the front or end of it, as in "unkind" | 在詞首或詞尾加上成分而構成新詞的方法，如unkind | not=compounding
conversion | 詞性轉換 | process | S4 | the use of a word as another part of speech with no change of spelling, as in "to email" | 不改拼法而把某詞當作另一詞類使用，如to email | not=affixation
blending | 混成法 | process | S3 | the making of a new word by joining parts of two others, as in "brunch" from "breakfast" and "lunch" | 取兩個詞各一部分合成新詞的方法，如brunch | not=compounding, clipping
clipping | 截短法 | process | S3 | the making of a new word by cutting off part of a longer one, as in "exam" from "examination" | 刪去較長的詞的一部分而成新詞的方法，如exam | not=blending
borrowing | 借用外語 | process | S3 | the taking of a word from another language, as in "dim sum" from Cantonese | 從另一種語言取用字詞的做法，如英語的dim sum | not=coinage
coinage | 新創詞語 | process | S4 | the invention of a word that did not exist before, often for a product | 憑空造出前所未有的字詞，常用於產品 | not=borrowing
loanword | 外來詞 | form | S3 | a word taken into a language from another one, such as "kowtow" in English | 某語言取自另一種語言的詞，如英語的kowtow | not=neologism
neologism | 新造詞 | form | S5 | a word or expression that has only recently come into use | 近期才開始有人使用的字詞或說法 | not=archaism
archaism | 古語詞 | form | S5 | an old word such as "thou" that is no longer in everyday use | 現今日常已不再使用的舊詞，如thou | not=neologism
acronym | 首字母縮略詞 | form | S1 | a word made of the first letters of several words and said as one word, such as "UNESCO" | 由多個詞的第一個字母組成、當作一個詞讀出的縮寫，如UNESCO | not=initialism
initialism | 首字母縮寫 | form | S3 | a short form made of the first letters of several words and said letter by letter, such as "BBC" | 由多個詞的第一個字母組成、逐個字母讀出的簡稱，如BBC | not=acronym
contraction | 縮約形式 | form | P5 | a shortened form of two words with an apostrophe for the missing letters, such as "isn't" | 以撇號代替所略字母、由兩個詞縮短而成的形式，如isn't | not=acronym
portmanteau word | 混成詞 | form | S4 | a word made by running together parts of two words, such as "smog" from "smoke" and "fog" | 由兩個詞各取一部分併合而成的詞，如smog | also=blend; not=compound word
compound word | 複合詞 | form | P5 | a word made by putting two whole words together, such as "rainbow" or "blackboard" | 由兩個完整的詞組合而成的詞，如rainbow | not=portmanteau word
synonym | 同義詞 | form | P5 | a word that has the same or nearly the same meaning as another | 與另一詞意思一樣或十分接近的詞 | not=antonym
antonym | 反義詞 | form | P5 | a word that means the opposite of another | 與另一詞意思相對立的詞，如hot之於cold | not=synonym
hyponym | 下義詞 | form | S5 | a word for one kind within a wider class, as "rose" is to "flower" | 指某大類之中一個種類的詞，如rose之於flower | not=hypernym
hypernym | 上義詞 | form | S5 | a word for a wide class that takes in more particular words, as "animal" is to "dog" | 指一個大類、包含較具體字詞的詞，如animal之於dog | also=superordinate; not=hyponym
collocation | 詞語搭配 | form | S2 | a pair or group of words that usually go together, such as "heavy rain" or "make a mistake" | 習慣上一起使用的字詞組合，如heavy rain | not=idiom
idiom | 慣用語 | form | P6 | a fixed expression whose meaning cannot be worked out from its separate words, such as "a piece of cake" | 整體意思不能由個別字詞推知的固定說法，如a piece of cake | also-zh=習語; not=proverb, collocation
proverb | 諺語 | form | P6 | a short, well-known saying that gives advice or a general truth, such as "Practice makes perfect" | 給人忠告或道出常理的簡短俗話，如Practice makes perfect | not=idiom
cliché | 陳腔濫調 | form | S3 | an expression used so often that it is no longer fresh or effective | 因使用過多而失去新意和效果的說法 | not=proverb
slang | 俚語 | form | S2 | very informal words used among members of a group, such as young people | 年輕人等群體之間使用的非常隨便的字詞 | not=jargon
jargon | 行話 | form | S3 | special words used by people of one profession and hard for outsiders to understand | 某專業人士使用、外行人難以明白的專門字詞 | not=slang
euphemism | 委婉語 | form | S3 | a mild expression used instead of one that is unpleasant or too direct, such as "pass away" | 用以代替不悅耳或過於直接字眼的溫和說法，如pass away | not=cliché
denotation | 字面意義 | property | S4 | the direct, dictionary meaning of a word, apart from any feeling it calls up | 字詞在詞典裏的直接意思，不計它引起的感受 | not=connotation
connotation | 聯想意義 | property | S4 | the feelings and ideas that a word calls up beyond its dictionary meaning | 字詞在詞典解釋以外引起的感受和想法 | not=denotation
register | 語域 | property | S4 | the level of formality of language chosen to suit the situation and the listener | 按場合和對象而選用的語言正式程度 | not=tone
dictionary | 詞典 | document | P3 | a reference book that lists words in alphabetical order with their meanings and pronunciation | 按字母次序列出字詞及其意思和讀音的參考書 | not=thesaurus, encyclopedia
thesaurus | 同類詞彙編 | document | S1 | a reference book that lists words in groups of similar meaning | 把意思相近的字詞分組列出的參考書 | not=dictionary
encyclopedia | 百科全書 | document | P5 | a reference book with articles giving facts about many subjects | 以條目介紹各類學科知識的參考書 | also=encyclopaedia; not=dictionary
atlas | 地圖集 | document | P5 | a reference book made up mainly of maps | 由各地輿圖組成的參考書 | not=encyclopedia
set | ways in which new words are made | 構成新詞的方法 | compounding; affixation; conversion; blending; clipping; back-formation=逆構法; borrowing; coinage
set | ways of shortening or joining words | 縮短或接合字詞的方法 | compounding; blending; clipping; affixation; back-formation=逆構法
set | shortened words | 縮短的字詞 | acronym; initialism; contraction; portmanteau word
set | words by origin or age | 按來源或年代劃分的詞 | loanword; neologism; archaism; portmanteau word
set | relations of meaning between words | 詞義關係 | synonym; antonym; hyponym; hypernym
set | words related by meaning or sound | 意思或聲音相關的詞 | synonym; antonym; homophone; homograph
set | fixed or familiar expressions | 固定或常見的說法 | collocation; idiom; proverb; cliché
set | kinds of vocabulary by use | 按使用情況劃分的詞彙 | slang; jargon; euphemism; archaism; loanword
set | words made of two words or letters | 由多個詞組成的詞 | compound word; portmanteau word; acronym; contraction; initialism
set | expressions chosen for effect or habit | 特定用途的說法 | euphemism; proverb; slang; jargon; cliché
set | reference books | 參考書 | dictionary; thesaurus; encyclopedia; atlas
set | aspects of the meaning and use of a word | 字詞的意義與用法 | denotation; connotation; register; collocation
fact | bi- | bi- | meaning of the prefix | 前綴的意思 | two | 二 |
fact | tri- | tri- | meaning of the prefix | 前綴的意思 | three | 三 |
fact | pre- | pre- | meaning of the prefix | 前綴的意思 | before | 之前 |
fact | post- | post- | meaning of the prefix | 前綴的意思 | after | 之後 |
fact | sub- | sub- | meaning of the prefix | 前綴的意思 | under | 之下 |
fact | mono- | mono- | meaning of the prefix | 前綴的意思 | one | 一 |
fact | mis- | mis- | meaning of the prefix | 前綴的意思 | wrongly | 錯誤地 |
fact | semi- | semi- | meaning of the prefix | 前綴的意思 | half | 半 |
fact | multi- | multi- | meaning of the prefix | 前綴的意思 | many | 多 |
fact | anti- | anti- | meaning of the prefix | 前綴的意思 | against | 反對 |
fact | re- | re- | meaning of the prefix | 前綴的意思 | again | 再次 |
fact | lions | 獅子 | usual collective noun | 慣用的集合名詞 | pride | pride |
fact | wolves | 狼 | usual collective noun | 慣用的集合名詞 | pack | pack |
fact | bees | 蜜蜂 | usual collective noun | 慣用的集合名詞 | swarm | swarm |
fact | sheep | 綿羊 | usual collective noun | 慣用的集合名詞 | flock | flock |
fact | cattle | 牛 | usual collective noun | 慣用的集合名詞 | herd | herd |

== Text types and writing | 文類與寫作
personal letter | 私人書信 | form | P5 | an informal letter written to a friend or relative to share news and feelings | 寫給朋友或親人、分享近況和感受的非正式信件 | not=letter of complaint
letter of complaint | 投訴信 | form | S3 | a formal letter that reports a problem with goods or a service and asks for action | 就貨品或服務的問題表達不滿並要求跟進的正式信件 | not=letter to the editor
letter of application | 求職信 | form | S4 | a formal letter in which the writer asks for a job and explains why he or she is suitable | 申請職位並說明自己為何適合的正式信件 | also=covering letter, cover letter; not=resume
letter to the editor | 致編輯的信 | form | S3 | a letter sent to a newspaper to give the opinion of a reader on a public matter | 讀者就公眾事務向報章發表意見的信件 | not=editorial
letter of advice | 建議信 | form | S2 | a letter that suggests to a person with a problem what he or she should do | 向遇上困難的人提議應怎樣做的信件 | not=letter of application
letter of reference | 推薦信 | form | S5 | a letter by a teacher or employer that vouches for the character and ability of a candidate | 由老師或僱主證明申請人品格和能力的信件 | also=reference letter; not=letter of application
resume | 履歷 | form | S4 | a short list of the education, skills and work experience of a person who wants a job | 求職者學歷、技能和工作經驗的簡表 | also=curriculum vitae, CV; not=letter of application
diary entry | 日記 | form | P4 | a private, dated record of what the writer did and felt | 記錄作者當天所做所感、注明日期的私人文字 | not=blog
blog | 網誌 | form | S1 | a regularly updated web page of dated posts that readers can usually comment on | 定期更新、按日期發表文章，讀者通常可留言的網頁 | not=diary entry
memo | 便箋 | form | S4 | a brief written message sent to people within the same office or company | 在同一機構內部傳閱的簡短書面訊息 | also=memorandum; not=minutes
notice | 通告 | form | P5 | a short announcement put up or sent out to tell people about an event or a rule | 張貼或派發、告知大家活動或規則的短文 | not=memo
poster | 海報 | form | P4 | a large printed sheet with few words and striking pictures, put on a wall to advertise something | 張貼在牆上作宣傳、文字少而圖像搶眼的大幅印刷品 | not=leaflet
leaflet | 單張 | form | P5 | a small printed sheet, often folded, handed out to give information or advertise | 派發給人、提供資料或作宣傳的小張印刷品 | not=poster
report | 報告 | form | S2 | a formal account, with headings, that presents findings on a subject and often makes recommendations | 設有小標題、交代調查結果並常附提議的正式文字 | not=proposal
proposal | 建議書 | form | S3 | a formal document that puts forward a plan and argues that it should be approved | 提出計劃並說明為何應獲批准的正式文件 | not=report
minutes | 會議記錄 | form | S4 | the official written record of what was said and decided at a meeting | 正式記下開會時討論和決定內容的文字 | not=agenda
agenda | 議程 | form | S4 | the list of items to be discussed at a meeting | 開會時將要討論的事項清單 | not=minutes
itinerary | 行程表 | form | S1 | the plan of a journey, listing the places to be visited and the times | 列明旅途中到訪地點和時間的計劃 | not=agenda
recipe | 食譜 | form | P4 | a set of instructions for cooking a dish, with a list of ingredients | 列出材料和步驟、教人烹調菜式的說明 | not=itinerary
questionnaire | 問卷 | form | S1 | a printed or online list of questions used to collect information from many people | 用來向多人收集資料的一系列問題 | not=report
feature article | 專題文章 | form | S2 | a long newspaper or magazine article that explores a topic or a person in depth | 深入探討某個話題或人物的報刊長文 | not=news report
news report | 新聞報道 | form | P6 | an objective account of a recent event that answers who, what, when, where, why and how | 客觀交代近期事件的人、事、時、地、因由和經過的文字 | not=feature article, editorial
book review | 書評 | form | S1 | an article that describes and judges a published work for readers | 向讀者介紹並評價一部出版作品的文章 | not=blurb
speech | 演講辭 | form | S1 | a text written to be delivered aloud to an audience | 寫來向聽眾當面讀出的文稿 | not=report
biography | 傳記 | form | S1 | the story of the life of a real person written by someone else | 由別人撰寫的真實人物生平 | not=autobiography
autobiography | 自傳 | form | S1 | the whole life story of a real person written by that person | 真實人物自己撰寫的生平 | not=biography, memoir
memoir | 回憶錄 | form | S4 | a true account in which an author looks back on one period or side of his or her own life, not the whole | 作者記述自己某段或某方面經歷而非一生的真實文字 | not=autobiography
narrative essay | 記敍文 | form | P6 | a piece of writing that tells a story or a series of events | 講述故事或一連串事件的文章 | not=descriptive essay
descriptive essay | 描寫文 | form | S1 | a piece of writing that uses details of the senses to show what someone or something is like | 以感官細節呈現人或事物樣貌的文章 | not=narrative essay
expository essay | 說明文 | form | S2 | a piece of writing that explains a subject with facts and without taking sides | 以事實解釋事物、不偏向任何一方的文章 | not=argumentative essay
argumentative essay | 議論文 | form | S3 | a piece of writing that takes a position on an issue and supports it with reasons and evidence | 就議題表明立場並以理由和證據支持的文章 | not=expository essay
introduction | 引言 | structure | P6 | the opening part of an essay, which presents the topic and draws the reader in | 文章開首、帶出話題並吸引讀者的部分 | not=conclusion
body paragraph | 正文段落 | structure | S1 | a middle part of an essay that develops one main point | 文章中間、發展一個要點的部分 | not=introduction
conclusion | 結語 | structure | P6 | the closing part of an essay, which sums up the main points and leaves a final thought | 文章末尾、總括要點並留下最後想法的部分 | not=introduction
thesis statement | 中心論點句 | structure | S4 | the sentence, usually in the opening of an essay, that states the position of the whole essay | 說出全文立場的句子，通常在開首 | not=topic sentence
topic sentence | 主題句 | structure | S1 | the sentence that states the main idea of a paragraph | 說出一個段落要旨的句子 | not=thesis statement
supporting detail | 支持細節 | structure | S1 | an example, fact or reason that backs up the main idea of a paragraph | 印證段落要旨的例子、事實或理由 | not=topic sentence
counterargument | 相反論點 | structure | S4 | a point that someone on the other side might raise against the position of the writer | 持不同立場的人可能用來質疑作者的看法 | not=rebuttal
rebuttal | 反駁 | structure | S4 | the answer that shows why the point raised by the other side is wrong or weak | 指出對方所提看法為何錯誤或薄弱的回應 | also=refutation; not=counterargument
salutation | 稱呼語 | structure | P5 | the greeting that opens a letter, such as "Dear Sir" | 信件開首的問候字眼，如Dear Sir | not=complimentary close
complimentary close | 結尾敬語 | structure | S1 | the polite phrase before the signature of a letter, such as "Yours faithfully" | 信末簽名前的禮貌字眼，如Yours faithfully | not=salutation
postscript | 附筆 | structure | S1 | a note added to a letter after the writer has signed it | 寫信人簽名後在信末加上的話 | also=PS; also-zh=附言; not=complimentary close
subject line | 主旨行 | structure | S2 | the brief statement at the top of an email or formal letter that tells what it is about | 電郵或正式信件頂部、說明內容是甚麼的簡短字句 | not=heading
heading | 標題 | structure | P5 | a title set above a part of a text to tell what that part is about | 放在一段文字之上、說明該部分內容的字句 | not=caption
caption | 圖片說明 | structure | P6 | the words printed beside or under a picture to explain it | 印在相片旁或下方、解釋畫面的文字 | not=heading
footnote | 腳注 | structure | S4 | a note at the bottom of a page that explains or gives the source of something above | 頁面底部用來解釋或交代出處的附加文字 | not=caption
bibliography | 參考書目 | structure | S4 | the list, at the end of a work, of the books and articles the writer has used | 作品末尾列出作者用過的書籍和文章的清單 | not=footnote, glossary
brainstorming | 集思 | process | S1 | the stage of writing in which as many ideas as possible are gathered without judging them | 寫作時不作評價、盡量收集意念的階段 | also-zh=腦力激盪; not=outlining
outlining | 擬寫大綱 | process | S1 | the stage of writing in which the ideas are put in order as a plan | 寫作時把意念排好次序成為計劃的階段 | not=brainstorming
drafting | 起草 | process | S1 | the stage of writing in which the first full version of the text is put down | 寫作時寫出首個完整版本的階段 | not=revising
revising | 修訂內容 | process | S1 | the stage of writing in which the content and order of ideas are improved | 寫作時改善文章的意念和鋪排的階段 | not=proofreading
proofreading | 校對 | process | P6 | the last stage of writing, in which slips in spelling, grammar and punctuation are corrected | 寫作最後、改正拼寫、語法和標點錯漏的階段 | not=revising
cohesion | 銜接 | property | S4 | the linking of sentences in a text by connectives, pronouns and repeated words | 以連接詞、代名詞和重複字眼把句子連繫起來的特點 | not=coherence
coherence | 連貫 | property | S4 | the quality of a text whose ideas are in logical order and make sense together | 文章意念合乎邏輯次序、整體說得通的特質 | not=cohesion
conciseness | 簡潔 | property | S3 | the quality of writing that says what is needed in few words | 以少量文字說出所需內容的特質 | not=coherence
tone | 語氣 | property | S2 | the attitude of a writer or speaker to the subject or audience, shown by the choice of words | 作者或說話者在用字中流露對題材或對象的態度 | not=mood
summary | 摘要 | form | S1 | a shortened version of a text that gives only the main points in fresh words | 以新的字句只交代要點的縮短版本 | not=paraphrase
paraphrase | 改寫 | form | S3 | a restatement of a passage in different words at about the same length | 用不同字句、以相若長度把一段文字重新表達 | not=summary
quotation | 引文 | form | S2 | the exact words of someone copied into another text with a mark that they are borrowed | 把別人的原話照錄在另一文章中並標明出處的文字 | not=paraphrase
plagiarism | 抄襲 | idea | S2 | the dishonest use of the words or ideas of others as if they were one's own | 把別人的文字或意念當作自己所有的不誠實行為 | not=quotation, paraphrase
set | kinds of letter | 信件的種類 | personal letter; letter of complaint; letter of application; letter to the editor; letter of advice; letter of reference
set | papers used in looking for a job | 求職文件 | resume; letter of application; letter of reference; application form=申請表
set | texts of meetings and offices | 會議及辦公文書 | memo; minutes; agenda; report; proposal; notice
set | lists and plans | 清單與計劃 | agenda; itinerary; recipe; questionnaire; bibliography
set | writing about a life | 記述生平的文字 | biography; autobiography; memoir; diary entry
set | formal texts of the workplace | 職場正式文書 | report; proposal; minutes; resume
set | articles in newspapers and magazines | 報刊文章 | feature article; news report; book review; letter to the editor; editorial
set | personal and online writing | 個人及網上文字 | diary entry; blog; personal letter; memoir
set | parts of an essay | 文章的組成部分 | introduction; body paragraph; conclusion; bibliography
set | sentences and points in an argument | 議論的組成部分 | thesis statement; topic sentence; supporting detail; counterargument; rebuttal
set | parts of a letter or email | 信件或電郵的組成部分 | salutation; complimentary close; postscript; subject line
set | words added to a page | 版面上的附加文字 | heading; caption; footnote; subject line
set | stages of writing | 寫作的階段 | brainstorming; outlining; drafting; revising; proofreading
set | qualities of good writing | 好文章的特質 | cohesion; coherence; conciseness; tone
set | ways of using the words of others | 運用別人文字的方式 | summary; paraphrase; quotation; plagiarism
order | stages of writing | 寫作的步驟 | brainstorming > outlining > drafting > revising > proofreading
order | parts of an essay from beginning to end | 文章由開首到結尾的部分 | introduction > body paragraph > conclusion
order | parts of a letter from top to bottom | 信件由上至下的部分 | salutation > body of the letter=正文 > complimentary close > signature=簽名 > postscript

== Rhetoric and persuasion | 修辭與說服
simile | 明喻 | form | P5 | a figure of speech that compares two unlike things with "like" or "as" | 以like或as把兩種不同事物作比較的修辭手法 | not=metaphor
metaphor | 隱喻 | form | P6 | a figure of speech that says one thing is another, without "like" or "as" | 不用like或as，直接說某物就是另一物的修辭手法 | also-zh=暗喻; not=simile
personification | 擬人法 | form | P6 | a figure of speech that gives human actions or feelings to an animal, object or idea | 把動物、物件或概念說成具有人的動作或感情的修辭手法 | not=metaphor
hyperbole | 誇張法 | form | S1 | a figure of speech that overstates something greatly for effect, as in "I've told you a million times" | 為求效果而把事情說得過分的修辭手法 | also=exaggeration; not=understatement
understatement | 輕描淡寫 | form | S4 | a figure of speech that makes something seem less important or serious than it is | 把事情說得比實際上次要或不嚴重的修辭手法 | not=hyperbole
metonymy | 轉喻 | form | S4 | a figure of speech that names a thing by something closely linked with it, as "the crown" for the monarchy | 以密切相關的事物代稱某物的修辭手法，如以王冠指王室 | not=synecdoche
synecdoche | 提喻 | form | S5 | a figure of speech that uses a part for the whole or the whole for a part, as "hands" for workers | 以部分代表全體或以全體代表部分的修辭手法，如以手指工人 | not=metonymy
oxymoron | 矛盾修辭法 | form | S3 | a figure of speech that sets two words of opposite meaning side by side, as in "deafening silence" | 把兩個意思相反的詞並列的修辭手法，如deafening silence | not=paradox
paradox | 似非而是的說法 | form | S4 | a statement that seems to contradict itself but proves to hold a truth, as in "less is more" | 表面自相抵觸、細想卻有道理的話，如less is more | not=oxymoron
pun | 雙關語 | form | S2 | a play on words that uses two meanings of a word or two words that sound alike | 利用一個詞的兩種意思或發音相近的詞而成的文字遊戲 | not=homophone
alliteration | 頭韻 | form | P6 | the repetition of the same consonant sound at the beginning of nearby words | 鄰近的詞開首重複同一輔音 | not=assonance, consonance
onomatopoeia | 擬聲法 | form | P6 | the use of words that imitate the noises they name, such as "buzz" or "splash" | 使用模仿所指聲響的字詞，如buzz、splash | not=alliteration
anaphora | 首語重複 | form | S5 | the repetition of the same word or phrase at the beginning of successive clauses or sentences | 接連的子句或句子以相同字詞開首 | not=epistrophe
epistrophe | 尾語重複 | form | S5 | the repetition of the same word or phrase at the end of successive clauses or sentences | 接連的子句或句子以相同字詞作結 | not=anaphora
antithesis | 對照 | form | S4 | the setting of two opposite ideas in balanced phrases, as in "to err is human, to forgive divine" | 以結構對稱的短語並列兩個相反的意思 | not=oxymoron
chiasmus | 交錯法 | form | S6 | the repetition of words or structures in reverse order, as in "live to eat, not eat to live" | 把字詞或結構以顛倒次序重複一次的手法 | not=antithesis
tricolon | 三項並列 | form | S5 | a series of three parallel words, phrases or clauses, as in "tall, dark and handsome" | 接連使用三個結構相若的字詞、短語或子句 | also=rule of three; not=anaphora
rhetorical question | 反問句 | form | S2 | a question asked for effect, to which no answer is expected | 為增強效果而提出、不期望別人回答的問題 | not=question tag
allusion | 典故 | form | S4 | a brief, indirect reference to a well-known person, event or work | 簡略而間接地提及著名人物、事件或作品的手法 | not=analogy
analogy | 類比 | form | S3 | an extended comparison that explains something unfamiliar through something familiar | 借熟悉的事物解釋陌生事物的詳細比較 | not=allusion
imagery | 意象描寫 | form | S3 | language that appeals to the senses and calls up pictures in the mind | 訴諸感官、在腦海中喚起畫面的文字 | not=symbolism
symbolism | 象徵手法 | form | S3 | the use of an object or action to stand for a larger idea, as a dove for peace | 用某物件或動作代表更大的概念，如以鴿子代表和平 | not=imagery
sarcasm | 挖苦 | form | S3 | a cutting remark that says the opposite of what is meant in order to hurt or mock | 故意說反話來傷人或嘲弄的尖刻言辭 | not=understatement
ethos | 人格訴求 | method | S5 | the persuasion of an audience by showing that the speaker is trustworthy and knows the subject | 以顯示說話者可信和有學識來說服聽眾的方法 | not=pathos, logos
pathos | 情感訴求 | method | S5 | the persuasion of an audience by stirring pity, fear, pride or other feelings | 以激起同情、恐懼、自豪等感受來說服聽眾的方法 | not=ethos, logos
logos | 理性訴求 | method | S5 | the persuasion of an audience by facts, figures and sound reasoning | 以事實、數字和合理推論來說服聽眾的方法 | not=ethos, pathos
ad hominem | 人身攻擊謬誤 | form | S4 | the fallacy of attacking the person who argues instead of the argument | 不評論論點而抨擊提出者本身的推理錯誤 | not=straw man
straw man | 稻草人謬誤 | form | S4 | the fallacy of distorting the view of an opponent so as to attack it more easily | 先歪曲對方觀點以便容易抨擊的推理錯誤 | not=ad hominem
slippery slope | 滑坡謬誤 | form | S4 | the fallacy of claiming without proof that one small step must lead to a chain of disasters | 無根據地聲稱走出一小步必會引致連串惡果的推理錯誤 | not=hasty generalisation
circular reasoning | 循環論證 | form | S4 | the fallacy of using the very point to be proved as the reason for it | 把有待證明的論點本身當作理由的推理錯誤 | also=begging the question; not=straw man
false dilemma | 假兩難推理 | form | S4 | the fallacy of presenting only two choices when there are in fact more | 實際上有更多選擇，卻只提出兩個的推理錯誤 | not=slippery slope
hasty generalisation | 以偏概全 | form | S4 | the fallacy of drawing a broad conclusion from too few examples | 憑過少例子得出廣泛結論的推理錯誤 | not=slippery slope
bandwagon appeal | 從眾訴求 | form | S4 | the fallacy of saying that something must be right or good because many people believe or do it | 以很多人相信或這樣做為理由，聲稱某事必定對的推理錯誤 | not=celebrity endorsement
slogan | 口號 | form | S1 | a short, easily remembered phrase used to advertise a product or an idea | 用來宣傳產品或理念、簡短易記的字句 | not=logo
logo | 標誌 | form | S2 | a design or picture by which a company or organisation is recognised | 讓人認出某公司或機構的圖案 | not=slogan
jingle | 廣告歌 | form | S3 | a short, catchy tune or song used in an advertisement | 宣傳片中短小易記的曲調 | not=slogan
celebrity endorsement | 名人代言 | form | S2 | an advertising technique in which a famous person recommends a product | 由明星等知名人物推薦產品的宣傳手法 | not=testimonial
testimonial | 用家推薦 | form | S3 | a statement in an advertisement by an ordinary customer who praises the product | 廣告中普通顧客稱讚產品的說話 | not=celebrity endorsement
set | figures of comparison | 比喻類的修辭手法 | simile; metaphor; personification; analogy
set | figures of speech of junior forms | 初中常見的修辭手法 | simile; metaphor; personification; hyperbole; onomatopoeia; alliteration
set | figures that play on contradiction or degree | 矛盾與程度的修辭手法 | oxymoron; paradox; hyperbole; understatement
set | figures of sound | 聲音的修辭手法 | alliteration; assonance=元音韻; consonance=輔音韻; onomatopoeia; pun
set | patterns of repetition and balance | 重複與對稱的修辭手法 | anaphora; epistrophe; antithesis; chiasmus; tricolon
set | ways of saying one thing and meaning another | 言此意彼的手法 | understatement; sarcasm; hyperbole; pun; rhetorical question
set | ways of suggesting more than is said | 暗示與聯想的手法 | allusion; analogy; imagery; symbolism
set | devices of speeches | 演講常用的修辭手法 | rhetorical question; anaphora; tricolon; hyperbole; antithesis
set | ways of persuading an audience | 說服聽眾的方法 | ethos; pathos; logos; bandwagon appeal
set | fallacies in reasoning | 推理謬誤 | ad hominem; straw man; slippery slope; circular reasoning; false dilemma; hasty generalisation; bandwagon appeal
set | elements and techniques of advertisements | 廣告的元素與手法 | slogan; logo; jingle; celebrity endorsement; testimonial

== Poetry | 詩歌
stanza | 詩節 | structure | P6 | a group of lines in a poem set apart from others by a space | 詩中以空行分隔的一組詩行 | also=verse; not=line of verse
line of verse | 詩行 | structure | P6 | a single row of words in a poem | 詩節中的一列文字，可短於整句 | not=stanza
couplet | 對句 | structure | S2 | a pair of successive lines of poetry, usually rhyming with each other | 詩中接連兩行，通常互相押韻 | not=tercet, quatrain
refrain | 疊句 | structure | S3 | a line or group of lines repeated at intervals in a poem or song | 在詩或歌中每隔一段重複出現的一行或數行 | not=rhyme
haiku | 俳句 | form | P6 | a poem of Japanese origin with three lines of five, seven and five syllables | 源自日本，三行分別有五、七、五個音節的詩 | not=limerick
limerick | 五行打油詩 | form | P6 | a funny poem of five lines that rhyme in the pattern AABBA | 以AABBA的格式押韻、內容滑稽的短詩 | not=haiku
shape poem | 圖像詩 | form | P5 | a poem whose words are set out on the page to form an outline of its subject | 把文字排成所寫事物外形的詩 | also=concrete poem; not=acrostic
free verse | 自由詩 | form | S3 | poetry with no regular metre and no regular rhyme | 沒有固定格律、也沒有固定押韻的詩 | not=blank verse
blank verse | 無韻詩 | form | S5 | poetry in unrhymed iambic pentameter, much used by Shakespeare in his plays | 不押尾音而用五音步抑揚格寫成、莎劇中常見的詩 | not=free verse
villanelle | 維拉內拉詩 | form | S6 | a poem of nineteen lines in which two lines are repeated by turns and only two rhymes are used | 共十九行、兩行輪流反覆出現、只用兩個韻的詩 | not=sonnet
ballad | 敍事歌謠 | form | S4 | a song-like poem in short stanzas that tells a story, often handed down by word of mouth | 以短小詩節講述故事、常由口耳相傳、可供詠唱的詩 | not=epic poem
epic poem | 史詩 | form | S4 | a very long poem in a grand style about the deeds of a hero | 以宏偉文體記述英雄事跡的極長的詩 | also=epic; not=ballad
ode | 頌詩 | form | S4 | a lyric poem in a serious and elevated style that addresses and praises its subject | 以莊重文體向某人或事物傾訴並加以讚美的抒情詩 | not=elegy
elegy | 輓歌 | form | S4 | a poem that mourns someone who has died | 表達對死者哀思的抒情詩 | not=eulogy, ode
dramatic monologue | 戲劇獨白詩 | form | S6 | a poem in which one imagined character speaks to a silent listener and so shows his or her nature | 由虛構人物向沉默的聽者傾訴、從而流露性格的詩 | not=soliloquy
pastoral poem | 田園詩 | form | S5 | a poem that paints an ideal picture of country life, often of shepherds | 把牧人等的鄉村生活寫得完美的詩 | not=ode
end rhyme | 尾韻 | form | S2 | the rhyme between the last words of lines of poetry | 各詩行末字之間的押韻 | not=internal rhyme
internal rhyme | 行內韻 | form | S4 | the rhyme between words within a single line of poetry | 同一行詩裏面的字互相押韻 | not=end rhyme
half rhyme | 半韻 | form | S5 | the imperfect rhyme of words with similar but not identical final sounds, as "worm" and "swarm" | 末音相近而不完全一樣的押韻，如worm和swarm | also=slant rhyme; not=eye rhyme
eye rhyme | 視覺韻 | form | S5 | the pairing of words spelt alike but pronounced differently, as "love" and "move" | 拼法看來押韻但讀音不同的一對字，如love和move | not=half rhyme
iamb | 抑揚格 | form | S4 | a metrical foot of one unstressed syllable followed by a stressed one, as in "away" | 一個輕音節後接一個重音節的音步，如away | not=trochee
trochee | 揚抑格 | form | S5 | a metrical foot of one stressed syllable followed by an unstressed one, as in "garden" | 一個重音節後接一個輕音節的音步，如garden | not=iamb
anapaest | 抑抑揚格 | form | S5 | a metrical foot of two unstressed syllables followed by a stressed one, as in "understand" | 兩個輕音節後接一個重音節的音步 | also=anapest; not=dactyl
dactyl | 揚抑抑格 | form | S5 | a metrical foot of one stressed syllable followed by two unstressed ones, as in "merrily" | 一個重音節後接兩個輕音節的音步，如merrily | not=anapaest
spondee | 揚揚格 | form | S6 | a metrical foot of two stressed syllables with no unstressed one | 由兩個重音節組成、沒有輕音節的音步 | not=trochee
enjambment | 跨行 | form | S4 | the running on of a sentence from one line of poetry to the next without a pause | 詩句不停頓地延續到下一行的手法 | also=run-on line; not=caesura
caesura | 行中停頓 | form | S5 | a pause within a line of poetry, often marked by punctuation | 一行詩裏面的間歇，常以標點表示 | not=enjambment
end-stopped line | 行末停頓 | form | S5 | a line of poetry whose close is marked by a natural pause or punctuation | 到末尾自然停下或有標點的一行詩 | not=enjambment
volta | 轉折處 | structure | S5 | the turn in thought or mood within a sonnet | 十四行詩中思路或情緒改變的地方 | not=caesura
rhyme scheme | 韻式 | structure | S3 | the pattern of end sounds in a poem, shown by letters such as ABAB | 以ABAB等字母表示的詩行末音規律 | not=metre
metre | 格律 | structure | S4 | the regular pattern of stressed and unstressed syllables in a poem | 詩中輕重音節的規則排列 | also=meter; not=rhyme scheme
persona | 詩中說話者 | role | S4 | the imagined voice that speaks in a poem, not to be taken for the poet | 在作品中發言、不等於詩人本身的虛構聲音 | also=speaker; not=narrator
set | groups of lines in poetry | 詩行的組合 | couplet; tercet=三行節; quatrain=四行節; sestet=六行組; octave=八行組
set | parts of a poem | 詩歌的組成部分 | stanza; line of verse; refrain; volta
set | patterns and sections of a poem | 詩歌的規律與段落 | rhyme scheme; metre; refrain; stanza
set | poems with a fixed form | 形式固定的詩 | haiku; limerick; sonnet=十四行詩; villanelle
set | poems by length and form | 按形式劃分的詩 | sonnet=十四行詩; haiku; villanelle; limerick; blank verse
set | poems by purpose | 按內容與目的劃分的詩 | ballad; epic poem; ode; elegy; dramatic monologue; pastoral poem
set | kinds of verse | 詩體 | free verse; blank verse; ballad; limerick
set | lyric poems and songs | 抒情詩與歌謠 | ode; elegy; ballad; pastoral poem
set | kinds of rhyme | 押韻的種類 | end rhyme; internal rhyme; half rhyme; eye rhyme
set | rhyme and other sound patterns | 韻與聲音的安排 | end rhyme; internal rhyme; alliteration; assonance=元音韻; half rhyme
set | metrical feet | 音步的種類 | iamb; trochee; anapaest; dactyl; spondee
set | lines by number of feet | 按音步數目劃分的詩行 | trimeter=三音步詩行; tetrameter=四音步詩行; pentameter=五音步詩行; hexameter=六音步詩行
set | pauses and turns in a poem | 詩中的停頓與轉折 | enjambment; caesura; end-stopped line; volta
order | lines of poetry from fewest feet to most | 詩行由最少音步至最多音步 | trimeter=三音步詩行 > tetrameter=四音步詩行 > pentameter=五音步詩行 > hexameter=六音步詩行
order | groups of lines from smallest to largest | 詩行組合由小至大 | couplet > tercet=三行節 > quatrain=四行節 > sestet=六行組 > octave=八行組
fact | sonnet | 十四行詩 | number of lines | 行數 | 14 | 14 |
fact | haiku | 俳句 | number of lines | 行數 | 3 | 3 |
fact | limerick | 五行打油詩 | number of lines | 行數 | 5 | 5 |
fact | quatrain | 四行節 | number of lines | 行數 | 4 | 4 |
fact | couplet | 對句 | number of lines | 行數 | 2 | 2 |
fact | octave | 八行組 | number of lines | 行數 | 8 | 8 |
fact | sestet | 六行組 | number of lines | 行數 | 6 | 6 |
fact | villanelle | 維拉內拉詩 | number of lines | 行數 | 19 | 19 |

== Drama | 戲劇
tragedy | 悲劇 | form | S3 | a serious play in which the main character suffers a downfall and usually dies | 主角走向敗亡、結局多為死亡的嚴肅戲劇 | not=comedy
comedy | 喜劇 | form | S3 | a play meant to amuse, with a happy ending | 以逗人發笑為目的、結局圓滿的戲劇 | not=farce
farce | 鬧劇 | form | S5 | a play that makes people laugh by wild, improbable situations and physical clowning | 以荒唐離奇的處境和滑稽動作引人發笑的戲劇 | not=comedy, melodrama
melodrama | 通俗情節劇 | form | S5 | a play with exaggerated emotion, sensational events and clear-cut heroes and villains | 感情誇張、事件聳動、忠奸分明的戲劇 | not=tragedy
history play | 歷史劇 | form | S5 | a play based on events in the reign of a real king or the life of a real leader of the past | 以往昔真實君主或領袖的事跡為題材的戲劇 | not=tragedy
musical | 音樂劇 | form | S1 | a play in which songs and dances help to tell the story along with spoken dialogue | 以歌曲、舞蹈配合對白來講述故事的戲劇 | not=opera
pantomime | 聖誕童話劇 | form | S3 | a British Christmas show for families, based on a fairy tale, with songs, jokes and audience participation | 英國冬季節日的家庭演出，改編家喻戶曉的故事，有歌唱笑話並與觀眾互動 | not=mime
mime | 默劇 | form | S2 | a performance that tells a story by movement and facial expression without words | 不用言語，只以動作和表情講述故事的演出 | not=pantomime
act | 幕 | structure | S2 | a main division of a play, of which most Shakespeare plays have five | 戲劇的主要分段，莎劇大多有五個 | not=scene
scene | 場 | structure | S2 | a smaller division of a play in which place and time stay the same | 戲劇中時間和地點不變的較小分段 | not=act
prologue | 序幕 | structure | S3 | an opening speech or section that introduces the story before it begins | 在故事開始之前作介紹的開首部分 | not=epilogue
epilogue | 收場白 | structure | S3 | a closing speech or section that comes after the story has ended | 故事完結之後附加的末尾部分 | not=prologue
soliloquy | 獨白 | form | S4 | a long speech in which a character alone on stage speaks his or her thoughts aloud | 人物獨自在台上說出內心想法的一大段話 | not=aside, dialogue
aside | 旁白 | form | S3 | a short remark that the audience hears but other characters on stage are supposed not to | 觀眾聽到、而台上其他人物當作聽不到的簡短說話 | not=soliloquy
dialogue | 對白 | form | P6 | the conversation between two or more characters in a work | 兩個或以上人物之間的談話 | not=soliloquy
stage direction | 舞台指示 | form | S1 | a note in a script that tells the actors how to move or speak, or describes the set | 劇本中說明演員怎樣動作或說話、或描述布景的文字 | not=dialogue
prop | 道具 | object | S1 | a movable object used by an actor in a play or film, such as a letter or a sword | 演員演出時使用的可移動物件，如信件、劍 | not=costume, set
costume | 戲服 | object | S1 | the clothes worn by an actor to look like a character | 演員為扮演人物而穿着的衣物 | not=prop
script | 劇本 | document | S1 | the written text of a play, film or broadcast | 戲劇、電影或廣播的文字稿 | not=stage direction
playwright | 劇作家 | role | S1 | a person who writes plays for the stage | 為舞台演出撰寫對白和情節的人 | not=theatre director
theatre director | 舞台導演 | role | S3 | the person who decides how a play is to be performed and guides the actors | 決定戲劇怎樣演出並帶領演員的人 | not=stage manager
stage manager | 舞台監督 | role | S4 | the person who runs a show from backstage, giving the cues for lights, sound and actors | 在後台控制演出進行、發出燈光、音響和演員提示的人 | not=theatre director
understudy | 替角 | role | S4 | an actor who learns the part of another so as to replace him or her if needed | 熟習別人的角色、有需要時頂上的演員 | not=extra
prompter | 提詞員 | role | S4 | a person who whispers the words to actors who forget their lines | 在演員忘記台詞時低聲提醒的人 | not=understudy
dramatic irony | 戲劇性反諷 | form | S4 | the effect produced when the audience knows something important that a character does not | 觀眾知道某件要事而劇中人物不知情所產生的效果 | not=situational irony
situational irony | 情境反諷 | form | S4 | the effect produced when what happens is the opposite of what was expected | 事情的發展與預期恰恰相反所產生的效果 | not=dramatic irony
verbal irony | 言語反諷 | form | S4 | the effect produced when a speaker says one thing but means the opposite | 說話者所說的與心中意思相反所產生的效果 | not=situational irony
tragic hero | 悲劇英雄 | role | S5 | a noble main character whose own mistake or weakness brings about ruin | 因自身過失或弱點而招致敗亡的高尚主角 | not=antihero
hamartia | 致命缺失 | idea | S6 | the error or weakness of a tragic hero that leads to his or her downfall | 令主角走向敗亡的過失或弱點 | also=tragic flaw; not=hubris
catharsis | 情感淨化 | idea | S6 | the release of pity and fear that an audience feels at the end of a tragedy | 觀眾看完悲劇後憐憫與恐懼得到宣泄 | not=hamartia
peripeteia | 命運逆轉 | idea | S6 | the sudden reversal of fortune of the main character of a tragedy | 主角際遇突然由順轉逆的變化 | not=anagnorisis
anagnorisis | 醒悟時刻 | idea | S6 | the moment at which the main character of a tragedy discovers the truth | 主角終於得知真相的一刻 | not=peripeteia
proscenium stage | 鏡框式舞台 | form | S5 | a stage framed by an arch, with the audience watching from the front only | 以拱框為邊、觀眾只從正面觀看的演出場地 | not=thrust stage
thrust stage | 伸展式舞台 | form | S5 | a stage that reaches out into the seats so that the audience watches from three sides | 突出於觀眾席、三面有觀眾的演出場地 | not=proscenium stage
arena stage | 中心式舞台 | form | S5 | a stage with the audience seated on all sides of it | 四面均有觀眾圍着的演出場地 | also=theatre in the round; not=thrust stage
fourth wall | 第四面牆 | idea | S5 | the imaginary barrier between the actors on a stage and the audience | 演員與觀眾之間想像出來的阻隔 | not=stage set
rehearsal | 綵排 | event | S1 | a session at which performers practise a show before the public sees it | 公開演出之前演員進行練習的環節 | not=audition
audition | 試演選角 | event | S2 | a short performance by an actor or singer trying to be chosen for a part | 演員或歌手為爭取角色而作的簡短表演 | not=rehearsal
set | kinds of play | 戲劇的種類 | tragedy; comedy; melodrama; history play; musical
set | parts of a play | 戲劇的組成部分 | act; scene; prologue; epilogue
set | kinds of speech and text in a script | 劇本中的文字 | soliloquy; aside; dialogue; stage direction; prologue
set | things that actors use | 演員用到的東西 | prop; costume; stage set=布景; script
set | people who make a play | 戲劇工作者 | playwright; theatre director; stage manager; understudy; prompter
set | ideas of Greek tragedy | 希臘悲劇的概念 | hamartia; catharsis; peripeteia; anagnorisis
set | occasions on the way to a performance | 演出前後的環節 | rehearsal; audition; opening night=首演; curtain call=謝幕

== Fiction and story | 小說與故事
plot | 情節 | structure | S1 | the series of connected events that make up a story | 構成故事的一連串相關事件 | not=theme
setting | 背景 | structure | S1 | the place and time in which a story happens | 故事發生的地點和時間 | not=plot
character | 人物 | structure | S1 | a person or animal that takes part in a story | 在故事中有所參與的人或動物 | not=narrator
theme | 主題 | idea | S2 | the underlying message or idea about life that a work explores | 作品所探討的、關於人生的核心信息 | not=plot
mood | 氣氛 | property | S2 | the feeling or atmosphere that a text creates in the reader | 文字在讀者心中營造的感覺 | not=tone
conflict | 衝突 | structure | S2 | the struggle between opposing forces that drives a story | 推動故事、對立力量之間的鬥爭 | not=climax
external conflict | 外在衝突 | form | S3 | a struggle between a character and another person, society or nature | 人物與他人、社會或大自然之間的鬥爭 | not=internal conflict
internal conflict | 內心衝突 | form | S3 | a struggle within the mind of a character between opposing wishes or duties | 人物心裏對立的願望或責任之間的掙扎 | not=external conflict
exposition | 故事開端 | structure | S2 | the opening part of a plot, which introduces the characters and the setting | 介紹人物和背景的情節起始部分 | not=rising action
rising action | 情節上升 | structure | S2 | the part of a plot in which problems build up and tension grows | 問題漸多、氣氛愈趨緊張的部分 | not=climax
climax | 高潮 | structure | S2 | the turning point of a plot, at which the tension is greatest | 故事中張力最大、最緊張的轉折點 | not=resolution
falling action | 情節回落 | structure | S2 | the part of a plot in which the effects of the turning point are shown and tension drops | 交代轉折帶來的後果、緊張氣氛漸減的部分 | not=rising action
resolution | 結局 | structure | S2 | the last part of a plot, in which the problems are settled | 問題得到解決的最後部分 | also=denouement; not=climax
protagonist | 主角 | role | S1 | the main character, around whom a story turns | 故事圍繞着的最重要人物 | not=antagonist
antagonist | 對立角色 | role | S2 | the character or force that opposes the main character | 與主要人物作對的人物或力量 | also=opponent; not=protagonist
foil | 襯托角色 | role | S4 | a character whose qualities contrast with those of another and so bring them out | 以相反特點凸顯另一人物特點的人物 | not=antagonist
narrator | 敍事者 | role | S2 | the voice or character that tells a story | 講述故事的聲音或人物 | not=author
unreliable narrator | 不可靠敍事者 | role | S5 | a teller of a story whose account the reader has reason to doubt | 其說法令讀者有理由懷疑的故事講述人 | kind=narrator; not=antihero
antihero | 反英雄 | role | S5 | a main character who lacks the courage, goodness or ideals traditionally expected of one | 欠缺傳統上應有的勇氣、善良或理想的主要人物 | not=antagonist
flat character | 扁平人物 | role | S4 | a character with only one or two traits | 只有一兩個特點的人物 | not=static character
round character | 圓形人物 | role | S4 | a character with many sides, as complex as a real person | 性格多面、像真人般複雜的人物 | not=flat character
static character | 靜態人物 | role | S4 | a character who stays the same from the beginning of a story to the end | 由故事開始到結束都沒有改變的人物 | not=flat character
dynamic character | 動態人物 | role | S4 | a character who changes in an important way in the course of a story | 在故事發展中有重大改變的人物 | not=round character
stock character | 類型化角色 | role | S4 | a familiar type met in many works, such as the wicked stepmother | 在許多作品中常見的人物模式，如惡毒後母 | not=foil
first-person narration | 第一人稱敍事 | method | S1 | the telling of a story by a character who uses "I" | 由故事中自稱「我」的人物講述故事 | not=omniscient narration
second-person narration | 第二人稱敍事 | method | S5 | the telling of a story to "you", who is made a character in it | 以「你」作為故事中的人物來講述故事 | not=first-person narration
limited third-person narration | 第三人稱有限敍事 | method | S4 | the telling of a story with "he" or "she" through the mind of one character only | 以「他」或「她」並只透過一個人物的內心來講述故事 | also=third-person limited; not=omniscient narration
omniscient narration | 全知敍事 | method | S4 | the telling of a story by a voice outside it that can see into the mind of every character | 由局外、能洞悉所有人物內心的聲音講述故事 | also=third-person omniscient; not=limited third-person narration
stream of consciousness | 意識流 | method | S6 | the technique of setting down thoughts as they pass through the mind of a character, without logical order | 不按邏輯，隨人物腦中念頭起伏而寫的手法 | not=first-person narration
foreshadowing | 伏筆 | method | S3 | the technique of giving early hints of what will happen later in a story | 預先暗示故事後來發展的手法 | not=flash-forward
flashback | 倒敍 | method | S2 | the technique of breaking off a story to show something that happened earlier | 中斷故事、交代早前發生的事的手法 | not=foreshadowing
flash-forward | 預敍 | method | S4 | the technique of breaking off a story to show a scene from a later time | 中斷故事、展示日後情景的手法 | not=flashback
in medias res | 從中間開始 | method | S5 | the technique of opening a story in the thick of the action | 故事一開首便置身事件發展途中的手法 | not=flashback
frame story | 框架故事 | form | S5 | an outer story within which one or more other stories are told | 把一個或多個其他故事包含在內的外層敍述 | also=frame narrative; not=subplot
subplot | 副線情節 | structure | S3 | a secondary line of events that runs alongside the main one | 與主線同時發展的次要事件 | not=frame story
suspense | 懸念 | property | S2 | the anxious uncertainty of a reader about what will happen next | 讀者急於知道下文的焦慮不安 | not=mood
cliffhanger | 懸念收結 | method | S2 | the technique of ending a chapter or episode at a moment of danger or uncertainty | 在危急或未明朗的關頭結束一章或一集的手法 | not=plot twist
plot twist | 意外轉折 | method | S3 | the technique of turning events suddenly in a direction the reader did not expect | 令事態突然走向讀者意想不到的方向的手法 | not=cliffhanger
deus ex machina | 機械降神 | method | S6 | the technique of solving a hopeless problem by an unlikely outside power that suddenly appears | 以突然出現的外力牽強地解決絕境的手法 | not=plot twist
motif | 母題 | structure | S5 | an image, object or idea that recurs throughout a work | 在作品中反覆出現的形象、物件或意念 | not=theme
fable | 寓言 | form | P4 | a short story, usually about talking animals, that teaches a stated moral | 通常以會說話的動物為主角、點出教訓的短篇故事 | not=parable, fairy tale
fairy tale | 童話 | form | P3 | a children's story of magic, often with princesses, witches and a happy ending | 充滿魔法、常有公主女巫和美滿結局的兒童故事 | not=fable
myth | 神話 | form | P6 | a traditional story about gods or the origin of the world that a people once held to be true | 某民族曾信以為真、關於神祇或世界起源的傳統故事 | not=legend
legend | 傳說 | form | P6 | a traditional story about a human hero, believed to rest partly on real history but not proved | 流傳已久、據稱有部分史實但未經證實的人間英雄故事 | not=myth
parable | 比喻故事 | form | S3 | a short, simple story about people that teaches a religious or moral lesson, such as "The Good Samaritan" | 以人為主角、說明宗教或道德教訓的簡短故事，如好撒馬利亞人 | not=fable
allegory | 寓意作品 | form | S5 | a long story in which characters and events throughout stand for ideas or real people | 人物和事件自始至終代表概念或真實人物的長篇故事 | not=fable
parody | 戲仿作品 | form | S4 | a work that imitates the style of another to make fun of it | 模仿另一作品的風格以作取笑的作品 | also=spoof; not=satire
satire | 諷刺作品 | form | S4 | a work that uses humour and ridicule to expose the faults of people or society | 以幽默和嘲弄揭露人或社會缺點的作品 | not=parody
novel | 長篇小說 | form | S1 | a work of prose fiction long enough to fill a whole book | 篇幅足以獨立成書的虛構散文故事 | not=novella
novella | 中篇小說 | form | S4 | a work of prose fiction longer than a short story but shorter than a full-length one | 比短篇長、但未達整本長度的虛構散文故事 | not=novel
short story | 短篇小說 | form | S1 | a brief work of prose fiction that can be read at one sitting | 篇幅短小、可一口氣讀完的虛構散文故事 | not=novella
detective fiction | 偵探小說 | form | S1 | fiction in which an investigator finds out who committed a crime by means of clues | 由調查者憑線索查出犯案者的故事 | not=thriller
science fiction | 科幻小說 | form | S1 | fiction based on imagined inventions, space travel or life in the future | 以想像的發明、太空旅行或未來生活為題材的故事 | not=fantasy
fantasy | 奇幻小說 | form | S1 | fiction set in an imaginary world of magic and strange creatures | 以魔法和奇異生物的想像世界為背景的故事 | not=science fiction
historical fiction | 歷史小說 | form | S1 | fiction that sets invented characters in a real period of the past | 把虛構人物放在真實的往昔年代的故事 | not=biography
horror fiction | 恐怖小說 | form | S1 | fiction meant above all to frighten the reader, often with ghosts or monsters | 以驚嚇讀者為首要目的、常有鬼魂怪物的故事 | not=thriller
romance fiction | 愛情小說 | form | S2 | fiction whose main subject is two people falling in love | 以兩人相戀為主要題材的故事 | not=fairy tale
dystopian fiction | 反烏托邦小說 | form | S4 | fiction set in an imagined society that is oppressive and unhappy | 以想像中壓迫而不幸的社會為背景的故事 | not=science fiction
bildungsroman | 成長小說 | form | S5 | a novel that follows a young person from childhood to maturity | 描述年輕人由童年走向成熟的長篇作品 | also=coming-of-age novel; not=autobiography
epistolary novel | 書信體小說 | form | S5 | a novel told through the letters or diary entries of its characters | 以人物的來往信件或日記寫成的長篇作品 | not=memoir
gothic novel | 哥德小說 | form | S5 | a novel of mystery and terror set in gloomy castles or old houses, popular from the late 1700s | 以陰森古堡大宅為背景、自十八世紀末流行的神秘驚怖長篇作品 | not=horror fiction
picaresque novel | 流浪漢小說 | form | S6 | a novel about the loosely connected adventures of a clever rogue on the road | 描述機靈浪子在旅途上一連串鬆散遭遇的長篇作品 | not=bildungsroman
set | elements of a story | 故事的要素 | plot; setting; character; theme; conflict; mood
set | parts of a plot | 情節的階段 | exposition; rising action; climax; falling action; resolution
set | conflict and plot lines | 衝突與情節線 | internal conflict; external conflict; subplot; climax
set | roles in a story | 故事中的角色 | protagonist; antagonist; foil; narrator
set | voices and figures in literature | 文學作品中的聲音與人物 | persona; protagonist; antagonist; foil
set | special roles in fiction | 小說中的特別角色 | antihero; unreliable narrator; foil; stock character; tragic hero
set | kinds of character by depth and change | 按深度與變化劃分的人物 | flat character; round character; static character; dynamic character
set | ways of telling a story | 敍事觀點 | first-person narration; second-person narration; limited third-person narration; omniscient narration
set | ways of entering the mind of a character | 呈現內心的手法 | stream of consciousness; soliloquy; aside; omniscient narration
set | ways of handling time in a story | 處理故事時間的手法 | foreshadowing; flashback; flash-forward; in medias res
set | ways of surprising or holding the reader | 吸引讀者的手法 | foreshadowing; cliffhanger; plot twist; deus ex machina; flashback
set | feeling and attitude in a text | 文字的感情與態度 | tone; mood; suspense; register
set | traditional tales | 傳統故事 | fable; fairy tale; myth; legend; parable
set | works with a second meaning | 含有弦外之音的作品 | fable; parable; allegory; parody; satire
set | prose fiction by length | 按篇幅劃分的小說 | novel; novella; short story; trilogy=三部曲
set | genres of fiction | 小說的類型 | detective fiction; science fiction; fantasy; historical fiction; horror fiction; romance fiction
set | genres read in junior forms | 初中常讀的故事類型 | detective fiction; fantasy; historical fiction; horror fiction; romance fiction
set | kinds of novel | 長篇小說的種類 | bildungsroman; epistolary novel; gothic novel; picaresque novel
set | imagined worlds and real lives | 想像世界與真實人生 | science fiction; fantasy; historical fiction; autobiography; biography
order | stages of a plot | 情節的發展 | exposition > rising action > climax > falling action > resolution
order | prose fiction from short to long | 小說篇幅由短至長 | short story > novella > novel

== Literary movements and writers | 文學流派與作家
Neoclassicism | 新古典主義 | theory | S6 | the movement of the late 1600s and 1700s that valued reason, order and the models of ancient Greece and Rome | 十七世紀末至十八世紀重視理性、秩序和希臘羅馬典範的流派 | not=Romanticism
Romanticism | 浪漫主義 | theory | S5 | the movement of about 1800 that valued feeling, imagination, nature and the individual | 約於十八、十九世紀之交，重視情感、想像、大自然和個人的流派 | not=Realism
Realism | 寫實主義 | theory | S5 | the movement of the middle and later 1800s that showed ordinary life truthfully without idealising it | 十九世紀中後期，不加美化、如實呈現平民生活的流派 | also-zh=現實主義; not=Naturalism
Naturalism | 自然主義 | theory | S6 | the movement of the late 1800s that showed people as shaped beyond their will by heredity and surroundings | 十九世紀末，視人受遺傳和環境支配而身不由己的流派 | not=Realism
Aestheticism | 唯美主義 | theory | S6 | the movement of the late 1800s that upheld "art for art's sake" | 十九世紀末提倡「為藝術而藝術」的流派 | not=Romanticism
Modernism | 現代主義 | theory | S5 | the movement of the early 1900s that broke with tradition through fragmented form and inner thought | 二十世紀初以破碎形式和內心描寫打破傳統的流派 | not=Postmodernism
Postmodernism | 後現代主義 | theory | S6 | the movement of the later 1900s that played with mixed styles, self-reference and doubt about any single truth | 二十世紀後期混合風格、自我指涉並懷疑單一真理的流派 | not=Modernism
Surrealism | 超現實主義 | theory | S6 | the movement of the 1920s and after that drew on dreams and the unconscious in strange combinations of images | 二十世紀二十年代興起，取材自夢境與潛意識的奇異意象的流派 | not=magic realism
magic realism | 魔幻寫實主義 | theory | S6 | the style, linked with Latin American novelists, that treats impossible events as a normal part of everyday life | 以拉丁美洲小說家聞名，把不可能的事當作日常一部分來寫的風格 | also=magical realism; not=Surrealism
theatre of the absurd | 荒誕派戲劇 | theory | S6 | the drama of the 1950s and after that shows human life as meaningless through illogical plots and talk | 二十世紀五十年代興起，以不合邏輯的情節和對話顯示人生無意義的劇作 | not=farce
Imagism | 意象派 | theory | S6 | the movement in poetry of the 1910s that called for precise pictures, plain words and no padding | 二十世紀初提倡以精確畫面和簡練文字寫詩的流派 | not=Modernism
Transcendentalism | 超驗主義 | theory | S6 | the American movement of the 1830s and after that trusted intuition, self-reliance and nature | 十九世紀中葉美國崇尚直覺、自立與大自然的流派 | not=Romanticism
feminist criticism | 女性主義批評 | theory | S6 | the approach to literature that studies how a work presents gender and the power of men over women | 研究作品如何呈現性別和男性權力的文學解讀方法 | not=Marxist criticism
Marxist criticism | 馬克思主義批評 | theory | S6 | the approach to literature that studies how a work reflects social class and economic power | 研究作品如何反映社會階級和經濟權力的文學解讀方法 | not=feminist criticism
postcolonial criticism | 後殖民批評 | theory | S6 | the approach to literature that studies how a work presents empire and the peoples once ruled by it | 研究作品如何呈現帝國及曾受其統治民族的文學解讀方法 | not=Marxist criticism
psychoanalytic criticism | 精神分析批評 | theory | S6 | the approach to literature that studies the unconscious wishes and fears of characters or authors | 研究人物或作者潛意識慾望與恐懼的文學解讀方法 | not=reader-response criticism
reader-response criticism | 讀者反應批評 | theory | S6 | the approach to literature that holds that meaning is made by whoever takes in the work | 認為意義由接觸作品的人建構的文學解讀方法 | not=New Criticism
New Criticism | 新批評 | theory | S6 | the approach to literature that reads the words of a work closely and leaves aside the life of its author and its times | 細讀作品文字、不理會作者生平和時代的文學解讀方法 | not=reader-response criticism
Geoffrey Chaucer | 喬叟 | person | S5 | the medieval English poet who wrote "The Canterbury Tales" | 寫下《坎特伯雷故事集》的中世紀英國詩人 | not=John Milton
William Shakespeare | 莎士比亞 | person | P6 | the English playwright and poet from Stratford-upon-Avon who wrote "Hamlet" and "Macbeth" | 生於史特拉福、寫下《哈姆雷特》和《馬克白》的英國劇作家及詩人 | not=Christopher Marlowe
Christopher Marlowe | 馬洛 | person | S6 | the Elizabethan playwright who wrote "Doctor Faustus" and died young in 1593 | 寫下《浮士德博士的悲劇》、1593年早逝的英國劇作家 | not=William Shakespeare
John Milton | 彌爾頓 | person | S6 | the blind English poet who wrote the epic "Paradise Lost" | 寫下史詩《失樂園》的失明英國詩人 | not=Geoffrey Chaucer
William Wordsworth | 華茲華斯 | person | S4 | the Romantic poet of the Lake District who wrote about wandering "lonely as a cloud" | 寫下水仙花名詩、居於湖區的浪漫派詩人 | not=John Keats
John Keats | 濟慈 | person | S5 | the Romantic poet who wrote "Ode to a Nightingale" and died of tuberculosis at 25 | 寫下《夜鶯頌》、二十五歲死於肺癆的浪漫派詩人 | not=Percy Bysshe Shelley
Percy Bysshe Shelley | 雪萊 | person | S5 | the Romantic poet who wrote "Ozymandias" and "Ode to the West Wind" and drowned off Italy | 寫下《西風頌》、在意大利海域遇溺的浪漫派詩人 | not=John Keats, Mary Shelley
Samuel Taylor Coleridge | 柯勒律治 | person | S6 | the Romantic poet who wrote "The Rime of the Ancient Mariner" and "Kubla Khan" | 寫下《古舟子詠》和《忽必烈汗》的浪漫派詩人 | not=William Wordsworth
Lord Byron | 拜倫 | person | S5 | the Romantic poet who wrote "Don Juan" and died while helping the Greek struggle for independence | 寫下《唐璜》、在支援希臘獨立期間去世的浪漫派詩人 | not=John Keats
Jane Austen | 珍·奧斯汀 | person | S3 | the English novelist who wrote "Pride and Prejudice" and "Emma" | 寫下《傲慢與偏見》和《愛瑪》的英國小說家 | not=Charlotte Brontë
Mary Shelley | 瑪麗·雪萊 | person | S3 | the English novelist who wrote the horror story "Frankenstein" | 寫下《科學怪人》的英國小說家 | not=Percy Bysshe Shelley
Charlotte Brontë | 夏綠蒂·勃朗特 | person | S4 | the eldest of three novelist sisters, who wrote "Jane Eyre" | 三位小說家姊妹中的大姊，寫下《簡愛》的作家 | not=Emily Brontë
Emily Brontë | 艾蜜莉·勃朗特 | person | S4 | the middle one of three novelist sisters, who wrote "Wuthering Heights" | 三位小說家姊妹中排第二，寫下《咆哮山莊》的作家 | not=Charlotte Brontë
George Eliot | 喬治·艾略特 | person | S6 | the woman novelist, born Mary Ann Evans, who wrote "Middlemarch" under a man's name | 原名瑪麗·安·伊文斯、以男性筆名寫下《米德爾馬契》的女小說家 | not=T. S. Eliot
Charles Dickens | 狄更斯 | person | S1 | the Victorian novelist who wrote "Oliver Twist" and "A Christmas Carol" | 寫下《苦海孤雛》和《聖誕頌歌》的維多利亞時代小說家 | not=Thomas Hardy
Thomas Hardy | 哈代 | person | S6 | the English novelist and poet who set "Tess of the d'Urbervilles" in his imagined Wessex | 以虛構的威塞克斯為背景寫下《黛絲姑娘》的英國小說家 | not=Charles Dickens
Robert Louis Stevenson | 史蒂文森 | person | S1 | the Scottish writer of "Treasure Island" and "Strange Case of Dr Jekyll and Mr Hyde" | 《金銀島》和《化身博士》的蘇格蘭作者 | not=Daniel Defoe
Daniel Defoe | 笛福 | person | S2 | the English writer who told of a man cast away on an island in "Robinson Crusoe" | 以《魯賓遜漂流記》寫出荒島求生故事的英國作家 | not=Jonathan Swift
Lewis Carroll | 路易斯·卡洛爾 | person | P6 | the Oxford mathematician who wrote "Alice's Adventures in Wonderland" | 寫下《愛麗絲夢遊仙境》的牛津數學家 | not=C. S. Lewis
Oscar Wilde | 王爾德 | person | S3 | the Irish writer of "The Happy Prince" and "The Importance of Being Earnest" | 《快樂王子》和《不可兒戲》的愛爾蘭作者 | not=George Bernard Shaw
Arthur Conan Doyle | 柯南·道爾 | person | S1 | the Scottish doctor and writer who created the detective Sherlock Holmes | 創造福爾摩斯的蘇格蘭醫生兼作家 | not=Agatha Christie
Agatha Christie | 阿嘉莎·克莉絲蒂 | person | S2 | the English crime novelist who created Hercule Poirot and Miss Marple | 創造白羅和瑪波小姐的英國推理小說家 | not=Arthur Conan Doyle
George Bernard Shaw | 蕭伯納 | person | S5 | the Irish playwright who wrote "Pygmalion", on which "My Fair Lady" is based | 寫下《賣花女》的愛爾蘭劇作家，該劇後改編為《窈窕淑女》 | not=Oscar Wilde
George Orwell | 奧威爾 | person | S3 | the English writer of "Animal Farm" and "Nineteen Eighty-Four" | 《動物農莊》和《一九八四》的英國作者 | not=Aldous Huxley
Aldous Huxley | 赫胥黎 | person | S5 | the English novelist who pictured a drugged, factory-bred future in "Brave New World" | 在《美麗新世界》中描寫未來人工培育社會的英國小說家 | not=George Orwell
H. G. Wells | 威爾斯 | person | S3 | the English science fiction writer of "The Time Machine" and "The War of the Worlds" | 《時間機器》和《世界大戰》的英國科幻小說作者 | not=George Orwell
Virginia Woolf | 維珍尼亞·吳爾芙 | person | S6 | the Modernist novelist who wrote "Mrs Dalloway" and the essay "A Room of One's Own" | 寫下《戴洛維夫人》和《自己的房間》的現代主義女作家 | not=Jane Austen
James Joyce | 喬伊斯 | person | S6 | the Irish Modernist who wrote "Ulysses" and "Dubliners" | 寫下《尤利西斯》和《都柏林人》的愛爾蘭現代主義作家 | not=Samuel Beckett
T. S. Eliot | 艾略特 | person | S6 | the American-born poet who wrote "The Waste Land" | 寫下《荒原》、在美國出生的詩人 | not=George Eliot
Samuel Beckett | 貝克特 | person | S6 | the Irish playwright who wrote "Waiting for Godot" | 寫下《等待果陀》的愛爾蘭劇作家 | not=James Joyce
Mark Twain | 馬克·吐溫 | person | S1 | the American writer who created Tom Sawyer and Huckleberry Finn | 創造湯姆和哈克歷險故事的美國作家 | not=Charles Dickens
Ernest Hemingway | 海明威 | person | S4 | the American novelist who wrote "The Old Man and the Sea" | 寫下《老人與海》的美國小說家 | not=F. Scott Fitzgerald
F. Scott Fitzgerald | 費茲傑羅 | person | S5 | the American novelist who wrote "The Great Gatsby" | 寫下《大亨小傳》的美國小說家 | not=Ernest Hemingway
Harper Lee | 哈珀·李 | person | S4 | the American novelist who wrote "To Kill a Mockingbird" | 寫下《梅岡城故事》的美國小說家 | not=Mark Twain
Emily Dickinson | 狄金森 | person | S5 | the American poet who lived as a recluse in Amherst and used many dashes in her short poems | 隱居於美國小鎮、短詩中多用破折號的女詩人 | not=Robert Frost
Robert Frost | 佛洛斯特 | person | S4 | the American poet of New England who wrote "The Road Not Taken" | 寫下《未走之路》、以新英格蘭為題材的美國詩人 | not=Emily Dickinson
Arthur Miller | 亞瑟·米勒 | person | S6 | the American playwright who wrote "Death of a Salesman" and "The Crucible" | 寫下《推銷員之死》的美國劇作家 | not=Tennessee Williams
Tennessee Williams | 田納西·威廉斯 | person | S6 | the American playwright who wrote "A Streetcar Named Desire" and "The Glass Menagerie" | 寫下《慾望號街車》的美國劇作家 | not=Arthur Miller
Roald Dahl | 羅爾德·達爾 | person | P5 | the British children's writer who wrote "Matilda" and "Charlie and the Chocolate Factory" | 寫下《朱古力獎門人》的英國兒童文學作家 | not=C. S. Lewis
J. R. R. Tolkien | 托爾金 | person | S1 | the Oxford professor who wrote "The Hobbit" and "The Lord of the Rings" | 寫下《魔戒》的牛津大學教授 | not=C. S. Lewis
C. S. Lewis | 魯益師 | person | P6 | the British writer who led children through a wardrobe into Narnia | 寫下納尼亞系列故事的英國作家 | not=Lewis Carroll, J. R. R. Tolkien
J. K. Rowling | 羅琳 | person | P5 | the British writer who created the young wizard Harry Potter | 創造哈利波特的英國作家 | not=Roald Dahl
Beatrix Potter | 碧翠絲·波特 | person | P4 | the English writer and illustrator who created Peter Rabbit | 創造彼得兔的英國作家及插畫家 | not=Lewis Carroll
set | movements in literature | 文學流派 | Neoclassicism; Romanticism; Realism; Modernism; Postmodernism
set | movements of the nineteenth and early twentieth centuries | 十九至二十世紀初的文學流派 | Romanticism; Realism; Aestheticism; Imagism
set | movements with a clear creed | 主張鮮明的文學流派 | Neoclassicism; Naturalism; Aestheticism; Transcendentalism
set | late movements in literature | 十九世紀末以後的文學流派 | Naturalism; Aestheticism; Imagism; Surrealism; magic realism; theatre of the absurd
set | movements about reality and dreams | 寫實與超現實的流派 | Realism; Surrealism; magic realism; Romanticism
set | approaches to literature | 文學解讀方法 | feminist criticism; Marxist criticism; postcolonial criticism; psychoanalytic criticism; reader-response criticism; New Criticism
set | Romantic poets | 浪漫派詩人 | William Wordsworth; John Keats; Percy Bysshe Shelley; Samuel Taylor Coleridge; Lord Byron
set | early English poets and playwrights | 早期英國詩人與劇作家 | Geoffrey Chaucer; William Shakespeare; Christopher Marlowe; John Milton
set | women novelists | 女小說家 | Jane Austen; Mary Shelley; Charlotte Brontë; Emily Brontë; George Eliot; Virginia Woolf
set | novelists of the Victorian age | 維多利亞時代的小說家 | Charles Dickens; Charlotte Brontë; Emily Brontë; George Eliot; Thomas Hardy; Robert Louis Stevenson
set | writers of adventures and journeys | 歷險與遊記故事作家 | Robert Louis Stevenson; Daniel Defoe; Jonathan Swift=斯威夫特; Lewis Carroll; Mark Twain
set | writers of imagined futures and worlds | 未來及幻想世界的作家 | George Orwell; Aldous Huxley; H. G. Wells; Mary Shelley; J. R. R. Tolkien
set | American novelists | 美國小說家 | Mark Twain; Ernest Hemingway; F. Scott Fitzgerald; Harper Lee
set | poets of the nineteenth and twentieth centuries | 十九及二十世紀詩人 | Emily Dickinson; Robert Frost; T. S. Eliot; William Wordsworth
set | playwrights of the modern stage | 現代劇作家 | George Bernard Shaw; Oscar Wilde; Samuel Beckett; Arthur Miller; Tennessee Williams
set | writers for children | 兒童文學作家 | Lewis Carroll; Roald Dahl; J. R. R. Tolkien; C. S. Lewis; J. K. Rowling; Beatrix Potter
set | Modernist writers | 現代主義作家 | Virginia Woolf; James Joyce; T. S. Eliot; Ernest Hemingway
order | movements in literature by time | 文學流派的先後 | Neoclassicism > Romanticism > Realism > Modernism > Postmodernism
order | English writers by date of birth | 英國作家按出生先後 | Geoffrey Chaucer > William Shakespeare > John Milton > William Wordsworth > Charles Dickens > George Orwell
fact | Frankenstein | 《科學怪人》 | year of first publication | 首次出版年份 | 1818 | 1818 |
fact | Pride and Prejudice | 《傲慢與偏見》 | year of first publication | 首次出版年份 | 1813 | 1813 |
fact | A Christmas Carol | 《聖誕頌歌》 | year of first publication | 首次出版年份 | 1843 | 1843 |
fact | Jane Eyre | 《簡愛》 | year of first publication | 首次出版年份 | 1847 | 1847 |
fact | Alice's Adventures in Wonderland | 《愛麗絲夢遊仙境》 | year of first publication | 首次出版年份 | 1865 | 1865 |
fact | The Time Machine | 《時間機器》 | year of first publication | 首次出版年份 | 1895 | 1895 |
fact | The Great Gatsby | 《大亨小傳》 | year of first publication | 首次出版年份 | 1925 | 1925 |
fact | Animal Farm | 《動物農莊》 | year of first publication | 首次出版年份 | 1945 | 1945 |
fact | Nineteen Eighty-Four | 《一九八四》 | year of first publication | 首次出版年份 | 1949 | 1949 |
fact | Lord of the Flies | 《蒼蠅王》 | year of first publication | 首次出版年份 | 1954 | 1954 |
fact | To Kill a Mockingbird | 《梅岡城故事》 | year of first publication | 首次出版年份 | 1960 | 1960 |
fact | Gulliver's Travels | 《格列佛遊記》 | year of first publication | 首次出版年份 | 1726 | 1726 |
fact | Robinson Crusoe | 《魯賓遜漂流記》 | year of first publication | 首次出版年份 | 1719 | 1719 |
fact | Romeo and Juliet | 《羅密歐與茱麗葉》 | setting of most of the play | 主要場景 | Verona | 維羅納 |
fact | Hamlet | 《哈姆雷特》 | setting of most of the play | 主要場景 | Denmark | 丹麥 |
fact | Macbeth | 《馬克白》 | setting of most of the play | 主要場景 | Scotland | 蘇格蘭 |
fact | Julius Caesar | 《凱撒大帝》 | setting of most of the play | 主要場景 | Rome | 羅馬 |

== Reading skills | 閱讀技巧
skimming | 略讀 | method | S1 | the reading strategy of looking over a text quickly to get its general idea | 快速瀏覽文章以掌握大意的策略 | not=scanning
scanning | 掃讀 | method | S1 | the reading strategy of moving the eyes down a text to find a particular piece of information | 目光掠過文章以尋找某項特定資料的策略 | also-zh=尋讀; not=skimming
intensive reading | 精讀 | method | S2 | the reading strategy of studying a short text closely, word by word, for full understanding | 逐字細看短文以求完全理解的策略 | not=extensive reading
extensive reading | 廣泛閱讀 | method | S2 | the reading strategy of going through many whole books for pleasure and general improvement | 為樂趣和全面進步而大量看整本書的策略 | not=intensive reading
predicting | 預測 | method | P5 | the reading strategy of guessing what will come next from the title, pictures or what has been read | 憑標題、圖畫或已看內容猜想下文的策略 | not=inferring
inferring | 推論 | method | S1 | the reading strategy of working out what the writer suggests but does not say directly | 找出作者暗示而沒有直接說明的意思的策略 | also=reading between the lines; not=predicting
annotating | 批注 | method | S2 | the reading strategy of writing notes and marks on the text itself | 直接在文章上寫下筆記和記號的策略 | not=summarising
summarising | 撮要 | method | S1 | the reading strategy of putting the main points of a text into a few words of one's own | 用自己少量的字句說出文章要點的策略 | not=annotating
main idea | 主旨 | structure | P5 | the most important point that a text or paragraph makes | 文章或段落最重要的意思 | not=supporting detail
opinion | 意見 | form | P6 | a statement of what someone thinks or feels, which cannot be proved true or false | 說出個人想法或感受、無法證明真假的話 | not=fact statement
inference | 推斷結論 | form | S2 | a conclusion reached from hints in a text together with what the reader knows | 讀者結合文中線索和已有知識得出的判斷 | not=opinion
assumption | 假設 | form | S3 | a belief that a writer takes for granted without giving proof | 作者未加證明便視為當然的看法 | not=inference
bias | 偏見 | property | S3 | the unfair leaning of a writer towards or against one side | 作者不公平地偏向或反對某一方的傾向 | not=opinion
objectivity | 客觀 | property | S3 | the quality of writing that presents facts fairly without personal feeling | 公平陳述事實而不帶個人感情的特質 | not=bias
context clue | 上下文線索 | structure | S1 | a hint in the surrounding words that helps the reader guess the meaning of an unknown word | 前後文字中有助猜測生字意思的提示 | not=glossary
table of contents | 目錄 | structure | P4 | the list at the front of a book of its chapters in order with page numbers | 書前按次序列出各章及頁碼的清單 | also=contents page; not=index
index | 索引 | structure | P5 | the alphabetical list at the back of a book of names and topics with page numbers | 書後按字母次序列出名稱、題目及頁碼的清單 | not=table of contents
glossary | 詞彙表 | structure | P5 | the alphabetical list at the back of a book that explains difficult words used in it | 書後按字母次序解釋書中難字的清單 | not=index
blurb | 封底簡介 | structure | P5 | the short text on the back cover of a book that tempts people to read it | 印在書的背面、吸引人閱讀的短文 | not=preface, book review
preface | 前言 | structure | S2 | the short piece at the front of a book in which the author explains why or how it was written | 書前由作者說明寫作緣由或過程的短文 | not=blurb
appendix | 附錄 | structure | S3 | the section at the end of a report or book that holds extra material such as tables | 報告或書末載有表格等額外資料的部分 | not=index
flow chart | 流程圖 | form | P6 | a diagram that shows the steps of a process joined by arrows | 以箭嘴連接各個步驟的圖 | not=mind map, timeline
Venn diagram | 溫氏圖 | form | S1 | a diagram of overlapping circles that shows what things share and how they differ | 以部分重疊的圓形顯示事物異同的圖 | also-zh=維恩圖; not=mind map
timeline | 時間線 | form | P5 | a diagram that sets out events along a line in order of date | 沿一條線按日期先後排列事件的圖 | not=flow chart
cloze passage | 填充短文 | form | S1 | an exercise in which blanks in a text have to be filled with suitable words | 在文章空格中填上合適字詞的練習 | also=cloze; not=matching exercise
matching exercise | 配對題 | form | P4 | an exercise in which items of one list have to be paired with items of another | 把一組項目與另一組項目逐一對應的練習 | not=cloze passage
multiple-choice question | 選擇題 | form | P3 | a question that gives several answers from which the right one has to be picked | 提供數個答案、要揀出正確一個的題目 | not=matching exercise
set | reading strategies | 閱讀策略 | skimming; scanning; intensive reading; extensive reading
set | things a reader does with a text | 讀者處理文章的方法 | predicting; inferring; annotating; summarising; skimming; scanning
set | ways of taking in what a text says | 理解文意的方法 | scanning; inferring; summarising; intensive reading; predicting
set | qualities of writing a critical reader weighs | 慎思的讀者衡量的特質 | bias; objectivity; coherence; conciseness
set | points and hints in a passage | 段落中的要點與線索 | main idea; supporting detail; context clue; counterargument
set | parts of a book | 書籍的組成部分 | table of contents; index; glossary; blurb; preface; appendix
set | lists and notes in a book | 書中的清單與附注 | table of contents; index; glossary; bibliography; footnote
set | question types in a reading paper | 閱讀卷的題型 | cloze passage; matching exercise; multiple-choice question; proofreading exercise=改錯題
order | parts of a book from front to back | 書籍由前至後的部分 | table of contents > chapters=各章正文 > index

== Speaking and presentation | 說話與演示
pace | 語速 | property | S1 | the speed at which a person speaks to listeners | 一個人說話的快慢程度 | not=fluency
volume | 音量 | property | S1 | the loudness or softness of the voice of a speaker | 說話時聲音的響亮程度 | not=pitch
pitch | 音高 | property | S2 | the highness or lowness of the voice of a speaker | 說話時聲音尖或沉的程度 | not=volume
pronunciation | 發音 | property | P4 | the way in which the sounds of a word are said | 把字詞的音讀出來的方式 | not=intonation
fluency | 流暢度 | property | S1 | the ability to speak smoothly without unnatural hesitation | 說話順暢、不會不自然地停頓的能力 | not=pace
eye contact | 眼神接觸 | method | P6 | the act of looking at listeners while speaking to them | 說話時望着聽眾的做法 | not=facial expression
gesture | 手勢 | method | S1 | a movement of the hands or arms that adds meaning to what is said | 以手或手臂的動作加強說話意思的做法 | not=posture
posture | 儀態 | method | S1 | the way in which a speaker holds the body when standing or sitting | 說話者站立或坐下時身體的姿勢 | not=gesture
facial expression | 面部表情 | method | P6 | the show of feeling by a smile, a frown or other looks | 以微笑、皺眉等神色流露感受的方式 | not=gesture
turn-taking | 輪流發言 | method | S1 | the practice by which members of a discussion speak one after another without talking over each other | 討論成員先後說話而不互相搶白的做法 | not=interrupting
interrupting | 打斷發言 | method | S3 | the act of breaking in while another person is still speaking | 別人仍在說話時插口的做法 | not=turn-taking
asking for clarification | 要求澄清 | method | S3 | the discussion skill of requesting that a speaker make an unclear point plainer | 討論時請對方把不清楚的地方說明白的技巧 | not=rephrasing
eliciting ideas | 邀請發言 | method | S4 | the discussion skill of drawing views from a quiet member, as in "What do you think?" | 討論時引導沉默的組員說出看法的技巧 | also=inviting contributions; not=asking for clarification
rephrasing | 換句話說 | method | S3 | the discussion skill of putting a point again in different words so as to be understood | 討論時用另一些字句再說一次，令人明白的技巧 | not=elaborating
elaborating | 詳加闡述 | method | S3 | the discussion skill of adding reasons, details or examples to a point | 討論時為論點補充理由、細節或例子的技巧 | not=rephrasing
filler | 填充語 | form | S3 | a sound or word such as "um" or "you know" used while a speaker is thinking | 說話者思考時發出的um、you know等聲音或字眼 | not=interjection
back-channel | 應聲回饋 | form | S5 | a small response such as "uh-huh" or a nod by which a listener shows attention | 聽者以uh-huh或點頭等小反應表示留心的信號 | not=filler
group discussion | 小組討論 | form | S1 | a speaking task in which several candidates exchange views on a topic to reach a decision | 數名考生就話題交換意見並達成決定的說話活動 | not=debate
individual presentation | 個人短講 | form | S1 | a prepared speaking task in which one person talks on a topic to an audience | 由一人準備後向聽眾講述話題的說話活動 | not=group discussion
debate | 辯論 | form | S2 | a formal contest in which two sides argue for and against a statement in turn | 雙方輪流就一項聲明作支持和反對的正式比賽 | not=group discussion
role play | 角色扮演 | form | P5 | a speaking activity in which each person acts a part in an imagined situation | 各人在想像情境中飾演某身分的說話活動 | not=interview
interview | 訪問 | form | P6 | a conversation in which one person asks another questions to obtain information | 一人向另一人發問以獲取資料的談話 | not=role play
impromptu speech | 即席演講 | form | S3 | a talk given with little or no time to prepare | 幾乎沒有時間預備的發言 | not=prepared speech
informative speech | 資訊性演講 | form | S3 | a talk that aims to make the audience know and understand a subject | 旨在讓聽眾認識和明白某課題的發言 | not=persuasive speech
persuasive speech | 說服性演講 | form | S3 | a talk that aims to change what the audience believes or does | 旨在改變聽眾想法或行動的發言 | not=informative speech
eulogy | 悼詞 | form | S5 | a talk at a funeral that praises the person who has died | 在喪禮上稱頌死者的發言 | not=elegy
toast | 祝酒辭 | form | S5 | a short talk at a banquet that invites people to raise their glasses in honour of someone | 宴會上請大家舉杯向某人致意的簡短發言 | not=eulogy
motion | 辯題 | structure | S2 | the statement that the two sides in a debate argue about | 雙方在比賽中爭論的聲明 | not=rebuttal
proposition | 正方 | group | S3 | the team in a debate that supports the statement under discussion | 在比賽中支持有關聲明的隊伍 | also=affirmative side; not=opposition
opposition | 反方 | group | S3 | the team in a debate that argues against the statement under discussion | 在比賽中不贊成有關聲明的隊伍 | also=negative side; not=proposition
adjudicator | 評判 | role | S3 | the person who judges a debate and decides which side has won | 評定比賽表現並裁定勝負的人 | not=chairperson
chairperson | 主席 | role | S2 | the person who opens a debate or meeting, introduces the speakers and keeps order | 主持開始、介紹講者並維持秩序的人 | not=adjudicator
timekeeper | 計時員 | role | S2 | the person who measures how long each speaker talks and gives the signals | 量度各講者說話長短並發出信號的人 | not=chairperson
cue card | 提示卡 | object | S1 | a small piece of card with key words that a speaker glances at | 寫有重點字眼、供講者瞥看的小紙卡 | not=handout
handout | 講義 | object | S3 | a printed sheet with information given to each member of an audience | 派給每名聽眾、印有資料的紙張 | not=cue card
slide | 投影片 | object | S1 | a page of words or pictures shown on a screen during a talk | 講解時在屏幕上顯示的一頁文字或圖片 | not=handout
open-ended question | 開放式問題 | form | S2 | a question that leaves the person free to answer at length in his or her own words | 讓人用自己的話詳細作答的發問 | not=closed question
closed question | 封閉式問題 | form | S2 | a question that can be answered only with "yes", "no" or another very short reply | 只能用是、否或極短的話作答的發問 | not=open-ended question
leading question | 引導性問題 | form | S3 | a question worded so as to push the person towards the answer that is wanted | 措辭有意促使對方說出所想答案的發問 | not=rhetorical question
follow-up question | 跟進問題 | form | S3 | a question asked to find out more about the answer just given | 為進一步了解剛才的回答而提出的發問 | not=leading question
set | features of the voice | 聲音的特點 | pace; volume; pitch; pronunciation; intonation
set | qualities of a good speaker's delivery | 良好說話表現的特質 | fluency; pronunciation; intonation; volume; pace
set | body language | 身體語言 | eye contact; gesture; posture; facial expression
set | skills of discussion | 討論技巧 | asking for clarification; eliciting ideas; rephrasing; elaborating; interrupting
set | ways of managing talk | 處理談話的方式 | turn-taking; interrupting; eliciting ideas; rephrasing
set | small sounds and words in talk | 談話中的小字眼 | filler; back-channel; interjection; question tag
set | speaking activities | 說話活動 | group discussion; individual presentation; debate; role play; interview
set | kinds of speech | 演講的種類 | impromptu speech; informative speech; persuasive speech; eulogy; toast
set | words in honour of someone | 致敬與悼念的文字 | eulogy; elegy; toast; obituary
set | people at a debate | 辯論比賽的人員 | adjudicator; chairperson; timekeeper; first speaker=主辯
set | elements of a debate | 辯論的要素 | motion; rebuttal; proposition; opposition
set | aids of a presenter | 演示用的物件 | cue card; handout; slide; prop
set | kinds of question | 提問的種類 | open-ended question; closed question; leading question; follow-up question; rhetorical question

== Linguistics | 語言學
phonetics | 語音學 | theory | S4 | the study of how speech sounds are made, carried and heard | 研究語音怎樣發出、傳送和聽到的學問 | not=phonology
morphology | 形態學 | theory | S5 | the study of the inner structure of words and how they are formed | 研究詞的內部結構和構成方式的學問 | also-zh=構詞學; not=syntax
syntax | 句法學 | theory | S5 | the study of how words are arranged into phrases and sentences | 研究詞怎樣排列成短語和句子的學問 | not=morphology
semantics | 語義學 | theory | S5 | the study of the meaning of words and sentences in themselves | 研究詞和句子本身意思的學問 | not=pragmatics
pragmatics | 語用學 | theory | S5 | the study of how meaning depends on the situation and the intention of the speaker | 研究意思怎樣取決於情境和說話者意圖的學問 | not=semantics
sociolinguistics | 社會語言學 | theory | S5 | the study of how speech varies with class, age, sex, region and setting | 研究說話怎樣隨階級、年齡、性別、地區和場合而變的學問 | not=psycholinguistics
psycholinguistics | 心理語言學 | theory | S5 | the study of how the mind learns, understands and produces speech and writing | 研究頭腦怎樣學習、理解和產生說話與文字的學問 | not=sociolinguistics
etymology | 詞源學 | theory | S4 | the study of the origin and history of words | 研究字詞由來和歷史的學問 | not=morphology
lexicography | 詞典編纂學 | theory | S6 | the study and practice of compiling and editing dictionaries | 關於製作字詞參考書的學問與工作 | not=etymology
morpheme | 詞素 | structure | S5 | the smallest unit of a language that has a meaning | 語言中帶有意思的最小單位 | also-zh=語素; not=phoneme
free morpheme | 自由詞素 | structure | S5 | a smallest unit of meaning that can stand alone as a word, such as "help" | 可獨立成詞的最小意義單位，如help | not=bound morpheme
bound morpheme | 黏着詞素 | structure | S5 | a smallest unit of meaning that has to be attached to another, such as "-ful" | 必須附於其他成分的最小意義單位，如-ful | not=free morpheme
grapheme | 字位 | structure | S5 | the smallest unit of writing, a letter or letters, that stands for one speech sound | 代表一個語音的最小書寫單位 | not=phoneme
mother tongue | 母語 | form | S1 | the language that a person learns first, from the family in early childhood | 一個人自幼在家中最先學會的語言 | also=first language; not=lingua franca
lingua franca | 通用語 | form | S4 | a language used between people who do not share a first one | 第一語言不同的人之間溝通所用的語言 | not=mother tongue
pidgin | 洋涇浜語 | form | S5 | a simplified mixture of languages used for trade or work, with no native speakers | 為買賣或工作而混合簡化、沒有人視為母語的語言 | also-zh=皮欽語; not=creole
creole | 克里奧爾語 | form | S5 | a mixed language that has grown into a full one because children learn it as their first | 由混合語發展而成、有兒童以之為母語的完備語言 | not=pidgin
dialect | 方言 | form | S3 | a variety of a language, with its own words and grammar, spoken in one area or by one group | 某地區或群體所用、有獨特詞彙和語法的語言變體 | not=accent
accent | 口音 | form | S2 | a manner of pronouncing a language that shows where a speaker comes from | 顯示說話者來自何處的發音特色 | not=dialect
idiolect | 個人語言特色 | form | S6 | the particular way in which one individual uses language | 某一人獨有的用語習慣 | not=dialect
standard language | 標準語 | form | S5 | the variety of a language accepted for education, government and print | 獲教育、政府和出版界採用的語言變體 | not=dialect
code-switching | 語碼轉換 | process | S4 | the changing from one language to another within a conversation | 在談話中由一種語言轉到另一種語言的做法 | not=borrowing
language transfer | 語言遷移 | process | S5 | the carrying over of habits of the first language into the learning of another | 把第一語言的習慣帶到另一語言學習中的現象 | also=interference; not=code-switching
overgeneralisation | 過度類推 | process | S5 | the extending of a grammar rule to words it does not fit, as in "goed" | 把語法規則套用於不適用的字詞，如goed | not=language transfer
language death | 語言消亡 | process | S5 | the loss of a language when its last native speakers are gone | 最後的母語使用者離世後該種語言消失 | not=language transfer
Old English | 古英語 | form | S5 | the form of the language spoken in England by the Anglo-Saxons before about 1100, as in "Beowulf" | 約1100年以前盎格魯撒克遜人所說的語言，見於《貝奧武夫》 | also=Anglo-Saxon; not=Middle English
Middle English | 中古英語 | form | S5 | the form of the language used in England from about 1100 to 1500, as in the works of Chaucer | 約1100至1500年英格蘭所用的語言，見於喬叟的作品 | not=Old English
Early Modern English | 早期現代英語 | form | S5 | the form of the language used in England from about 1500 to 1700, as in the plays of Shakespeare | 約1500至1700年英格蘭所用的語言，見於莎士比亞的劇作 | not=Old English, Middle English
Late Modern English | 後期現代英語 | form | S5 | the form of the language of England from about 1700 on, as in the novels of Dickens | 約1700年以後英格蘭所用的語言，見於狄更斯的小說 | not=Early Modern English
babbling | 牙牙學語 | process | S5 | the stage at about six months in which a baby repeats syllables such as "bababa" without meaning | 約六個月大的嬰兒重複無意義音節的階段 | not=cooing
cooing | 咕咕發聲 | process | S5 | the stage at about two months in which a baby makes soft vowel-like sounds | 約兩個月大的嬰兒發出柔和、近似元音的聲音的階段 | not=babbling
one-word stage | 單詞期 | process | S5 | the stage, from about the first birthday, in which a child uses single items such as "milk" to mean a whole sentence | 約一歲起，幼兒說出milk等一個詞來代表整句意思的階段 | also=holophrastic stage; not=two-word stage
two-word stage | 雙詞期 | process | S5 | the stage, at about a year and a half, in which a child makes pairs such as "more milk" | 約一歲半，幼兒說出more milk等成對字詞的階段 | not=one-word stage, telegraphic stage
telegraphic stage | 電報句期 | process | S5 | the stage in which a child joins three or more content words and leaves out grammar words | 幼兒連用三個或以上實義詞而略去語法詞的階段 | not=two-word stage
prescriptivism | 規定主義 | idea | S6 | the view that there is a correct usage which grammarians should lay down | 認為語言有正確用法、應由語法學者訂明的看法 | not=descriptivism
descriptivism | 描述主義 | idea | S6 | the view that grammarians should record how people really use language and not judge it | 認為語法學者應如實記錄人們的用法而不作評判的看法 | not=prescriptivism
set | branches of linguistics | 語言學的分支 | phonetics; morphology; syntax; semantics; pragmatics
set | studies of language in life and history | 語言與社會歷史的研究 | sociolinguistics; psycholinguistics; pragmatics; etymology; lexicography
set | studies of words and their meaning | 關於字詞與意思的研究 | morphology; semantics; etymology; lexicography
set | smallest units of language | 語言的最小單位 | phoneme; morpheme; grapheme; syllable
set | units and parts of a word | 詞的單位 | free morpheme; bound morpheme; phoneme; grapheme
set | languages by use | 按使用情況劃分的語言 | mother tongue; pidgin; creole; standard language
set | languages in society | 社會中的語言 | mother tongue; lingua franca; dialect; standard language
set | varieties of language | 語言的變體 | dialect; accent; idiolect; standard language; pidgin
set | what happens when languages meet | 語言接觸的現象 | code-switching; language transfer; borrowing; language death
set | what happens when people learn languages | 學習語言的現象 | language transfer; overgeneralisation; code-switching; babbling
set | stages in the history of English | 英語的歷史階段 | Old English; Middle English; Early Modern English; Late Modern English
set | stages of learning to speak | 兒童學說話的階段 | cooing; babbling; one-word stage; two-word stage; telegraphic stage
order | stages in the history of English | 英語的歷史 | Old English > Middle English > Early Modern English > Late Modern English
order | stages of learning to speak | 兒童學說話的階段 | cooing > babbling > one-word stage > two-word stage > telegraphic stage
order | units of language from small to large | 語言單位由小至大 | phoneme > morpheme > word=詞 > phrase=短語 > sentence=句子

== Journalism | 新聞
headline | 新聞標題 | structure | P6 | the words in large letters above a news story that tell what it is about | 印在報道之上、以大字說明內容的字句 | not=masthead, caption
byline | 記者署名 | structure | S2 | the line in a newspaper article that gives the name of its writer | 報章文章中列出撰文者姓名的一行 | not=dateline
dateline | 電頭 | structure | S5 | the words at the start of a news story that give the place where, and often the day when, it was written | 報道開首交代發稿地點和日子的字句 | not=byline
lead | 導語 | structure | S2 | the opening sentence or paragraph of a news story, which gives the most important facts | 報道開首交代最重要事實的句子或段落 | also=lede; not=headline
masthead | 報頭 | structure | S4 | the name of a newspaper printed in its own style across the top of the front page | 以獨有字樣印在頭版頂部的報章名稱 | not=headline
pull quote | 摘錄引語 | structure | S5 | a striking sentence copied from an article and set in large type to catch the eye | 從文中抽出並以大字排印、吸引目光的句子 | not=caption
inverted pyramid | 倒金字塔結構 | structure | S4 | the arrangement of a news story from the most important facts down to the least | 按最重要至最次要事實排列的報道結構 | not=chronological order
editorial | 社論 | form | S3 | an article that gives the official opinion of a newspaper on a current issue | 代表報館對時事立場的文章 | not=column
column | 專欄 | form | S3 | a regular article by the same writer, giving personal views or comments | 由同一作者定期撰寫、發表個人看法的文章 | not=editorial
obituary | 訃聞 | form | S4 | an article that reports a death and tells of the life of the dead person | 公布死訊並記述死者生平的文章 | not=biography
advertorial | 軟性廣告 | form | S4 | a paid advertisement made to look like an ordinary article | 付費刊登、外表像一般文章的宣傳 | not=editorial
classified advertisement | 分類廣告 | form | S3 | a short paid notice in small print, grouped with others by subject, such as jobs or flats | 以小字刊登、按職位或樓宇等題目歸組的付費短告示 | not=advertorial
press release | 新聞稿 | form | S4 | a written announcement sent by an organisation to the media | 機構發給傳媒的書面公布 | not=press conference
press conference | 記者招待會 | event | S3 | a meeting at which a person or organisation makes a statement and answers questions from the media | 個人或機構向傳媒發言並回答提問的聚會 | not=press release
tabloid | 小報 | form | S3 | a newspaper with small pages, short stories, large pictures and much about crime and celebrities | 版面較小、多圖、着重罪案和名人消息的報章 | not=broadsheet
broadsheet | 大報 | form | S3 | a newspaper with large pages, known for serious and detailed reporting | 版面寬大、以嚴肅詳盡報道見稱的報章 | not=tabloid
magazine | 雜誌 | form | P5 | a publication with a soft cover that comes out weekly or monthly with articles and pictures | 每周或每月出版、有文章和圖片的軟皮刊物 | not=tabloid
newsletter | 通訊 | form | S1 | a short printed or emailed publication with news for the members of a club, school or company | 向會員、學校或公司成員報告近況的簡短刊物 | not=magazine
reporter | 記者 | role | P5 | a person who goes out to gather facts and sends in stories for the news | 外出搜集事實並撰寫消息的人 | not=news editor
news editor | 新聞編輯 | role | S2 | a person who chooses which stories to run and checks and improves what others have written | 決定刊登哪些報道並審閱修改他人稿件的人 | not=reporter
columnist | 專欄作家 | role | S3 | a person who writes regular opinion pieces for a newspaper | 定期在報章撰文發表意見的人 | not=reporter
foreign correspondent | 駐外記者 | role | S4 | a person sent to live in another country to send back news from there | 派駐另一國家並從當地發回消息的人 | not=columnist
news anchor | 新聞主播 | role | S2 | a person who presents a television or radio news programme from the studio | 在錄影廠或錄音室主持新聞節目的人 | also=newscaster; not=reporter
photojournalist | 攝影記者 | role | S4 | a person who tells the news through pictures taken with a camera | 以拍攝的照片報道新聞的人 | not=reporter
libel | 書面誹謗 | idea | S5 | the harming of someone's good name by a false statement in writing or print | 以文字或印刷品作失實陳述而損害他人名聲 | not=slander
slander | 口頭誹謗 | idea | S5 | the harming of someone's good name by a false statement in speech | 以說話作失實陳述而損害他人名聲 | not=libel
censorship | 審查 | idea | S3 | the control or banning by an authority of what may be published or shown | 當局限制或禁止發表及放映某些內容 | not=self-censorship
self-censorship | 自我審查 | idea | S4 | the holding back by the media themselves of material that might offend those in power | 傳媒因怕得罪掌權者而自行不發表某些內容 | not=censorship
fake news | 假新聞 | form | S2 | false stories made up and spread as if they were true reports | 捏造後當作真實報道散播的失實內容 | not=satire
investigative journalism | 調查報道 | form | S4 | news work that digs for a long time to uncover hidden wrongdoing | 長時間追查、揭發隱藏不當行為的新聞工作 | not=citizen journalism
citizen journalism | 公民新聞 | form | S4 | the gathering and sharing of news by ordinary people rather than professionals | 由普通市民而非專業人員採集和發布消息 | not=investigative journalism
yellow journalism | 黃色新聞 | form | S5 | news work that exaggerates scandal and shock to sell more copies | 誇大醜聞和聳動內容以增加銷量的新聞工作 | also=sensational journalism; not=investigative journalism
gatekeeping | 把關 | process | S5 | the selection by editors of which events will reach the public as news | 編輯篩選哪些事件可成為公眾看到的新聞 | not=agenda-setting
agenda-setting | 議題設定 | process | S5 | the power of the media to make the public think some issues more important than others | 傳媒令公眾認為某些事務比其他更重要的作用 | not=gatekeeping, framing
fact-checking | 事實查核 | process | S3 | the verifying of claims against reliable evidence before or after they are published | 在發表前後以可靠證據核實說法 | not=proofreading
set | parts of a news story | 新聞報道的組成部分 | headline; byline; dateline; lead; caption
set | parts of a newspaper page | 報章版面的組成部分 | masthead; headline; pull quote; caption; byline
set | kinds of article in a newspaper | 報章文章的種類 | editorial; column; obituary; news report; feature article
set | opinion in a newspaper | 報章的意見文章 | editorial; column; letter to the editor; book review
set | paid or sent-in material | 付費或來稿內容 | advertorial; classified advertisement; press release; letter to the editor
set | printed publications | 刊物的種類 | tabloid; broadsheet; magazine; newsletter
set | people who work in the news | 新聞工作者 | news editor; columnist; foreign correspondent; news anchor; photojournalist
set | writers and editors | 文字工作者 | columnist; news editor; playwright; foreign correspondent
set | limits and wrongs of publishing | 發表內容的限制與過失 | libel; slander; censorship; self-censorship; plagiarism
set | kinds of journalism | 新聞工作的種類 | investigative journalism; citizen journalism; yellow journalism; photojournalism=攝影新聞

== Film | 電影
close-up | 特寫 | form | S2 | a shot that fills the screen with the face of a person or with one object | 畫面只見人物面孔或單一物件的鏡頭 | not=medium shot
extreme close-up | 大特寫 | form | S3 | a shot that fills the screen with one small detail, such as an eye | 畫面只見眼睛等細小部分的鏡頭 | not=close-up
medium shot | 中景 | form | S2 | a shot that shows a person from about the waist up | 拍攝人物腰部以上的鏡頭 | also=mid shot; not=close-up
long shot | 遠景 | form | S2 | a shot that shows the whole body of a person and much of the surroundings | 拍攝人物全身及大片環境的鏡頭 | also=wide shot; not=establishing shot
establishing shot | 定場鏡頭 | form | S3 | the shot at the beginning of a scene that shows where it takes place | 在一場戲開首交代地點的鏡頭 | not=long shot
over-the-shoulder shot | 過肩鏡頭 | form | S3 | a shot of one person taken from behind another, often used in conversations | 從一人背後拍攝另一人、常用於對話的鏡頭 | not=point-of-view shot
point-of-view shot | 主觀鏡頭 | form | S3 | a shot that shows exactly what a character sees, through his or her eyes | 以人物雙眼呈現其所見的鏡頭 | not=over-the-shoulder shot
high-angle shot | 俯角鏡頭 | form | S2 | a shot taken with the camera tilted down on a person, who often looks weak | 攝影機斜向下拍、常令人物顯得弱小的鏡頭 | not=low-angle shot
low-angle shot | 仰角鏡頭 | form | S2 | a shot taken with the camera looking up at a person, who often seems powerful | 攝影機斜向上拍、常令人物顯得強大的鏡頭 | not=high-angle shot
bird's-eye view shot | 鳥瞰鏡頭 | form | S2 | a shot taken from directly overhead, looking straight down | 從正上方垂直向下拍的鏡頭 | also=overhead shot; not=high-angle shot
eye-level shot | 平視鏡頭 | form | S3 | a shot taken with the camera at the same height as the face of a person | 攝影機與人物面部同一高度的鏡頭 | not=low-angle shot
Dutch angle shot | 傾斜鏡頭 | form | S4 | a shot in which the camera leans to one side so that the horizon slants and viewers feel uneasy | 攝影機側向一邊，令地平線歪斜、觀眾不安的鏡頭 | also=canted angle; not=low-angle shot
pan | 橫搖 | method | S3 | the turning of a camera from side to side on a fixed point | 攝影機在固定點上左右轉動的拍攝手法 | not=tilt, tracking shot
tilt | 直搖 | method | S3 | the turning of a camera up or down on a fixed point | 攝影機在固定點上向上或向下轉動的拍攝手法 | not=pan
zoom | 變焦 | method | S2 | the changing of the lens so that the subject looks nearer or farther while the camera stays still | 攝影機不動而調校鏡頭，令對象看來近了或遠了的手法 | not=tracking shot
tracking shot | 跟拍 | method | S4 | the moving of the whole camera along the ground to follow a subject | 整部攝影機沿地面移動以追隨對象的拍攝手法 | also=dolly shot; not=pan, zoom
crane shot | 升降拍攝 | method | S5 | the sweeping of a camera up or down through the air on a long mechanical arm | 以機械長臂帶動攝影機在空中上下移動的手法 | not=tilt
cut | 直接轉接 | method | S3 | an instant change from one shot to the next | 由一個鏡頭即時換到下一個鏡頭 | not=dissolve
fade | 淡入淡出 | method | S3 | the gradual change of the picture to or from black | 畫面逐漸變黑或由黑變清 | not=dissolve
dissolve | 溶接 | method | S4 | the change between shots in which one picture melts into the next, the two overlapping for a moment | 前一畫面漸漸化為下一畫面、兩者短暫重疊的轉換 | not=fade
wipe | 劃接 | method | S5 | the change between shots in which one picture pushes another off along a moving line | 一個畫面沿移動的界線把另一畫面推走的轉換 | not=dissolve
jump cut | 跳接 | method | S5 | the abrupt joining of two shots of the same subject from nearly the same angle, so that time seems to skip | 把角度相近的同一對象的鏡頭突兀相連，時間似跳過一截 | not=match cut
match cut | 匹配剪接 | method | S5 | the joining of two scenes by shots alike in shape or movement | 以形狀或動作相似的鏡頭連接兩場戲 | not=jump cut
cross-cutting | 交叉剪接 | method | S4 | the switching back and forth between actions that happen at the same time in different places | 在不同地點同時發生的事之間來回切換 | also=parallel editing; not=montage
montage | 蒙太奇 | method | S4 | the putting together of a series of short shots to show the passing of time or build up an idea | 把一連串短鏡頭組合起來以表現時間流逝或意念 | not=cross-cutting
slow motion | 慢鏡 | method | S2 | the showing of action at less than its real speed | 以低於真實速度放映動作 | not=time-lapse
time-lapse | 縮時攝影 | method | S4 | the speeding up of a long process by taking pictures at intervals | 每隔一段時間拍一格，使漫長過程看來加快 | not=slow motion
diegetic sound | 劇情內聲音 | form | S5 | sound that the characters themselves can hear, such as a radio playing in the room | 劇中人物也能聽到的聲響，如房間收音機播的歌 | not=non-diegetic sound
score | 配樂 | form | S4 | music written to go with the pictures, which the characters cannot hear | 為配合畫面而創作、劇中人聽不到的樂曲 | not=sound effect
sound effect | 音效 | form | S2 | a noise, other than speech and music, added to go with the action, such as thunder | 說話和樂曲以外、為配合動作而加入的聲響，如雷聲 | not=score
voice-over | 畫外音 | form | S3 | the words of an unseen speaker heard while the pictures are shown | 畫面上看不見的說話者的話語 | not=aside, dubbing
subtitles | 字幕 | form | P5 | words printed at the bottom of the screen that translate or give what is said | 在畫面下方顯示說話內容或譯文的文字 | not=dubbing
dubbing | 配音 | method | S2 | the replacing of the voices in a film with others, often in a different language | 以另一些人的聲音取代影片原聲，多用另一語言 | not=subtitles
film director | 電影導演 | role | S1 | the person who decides how each scene is played and shot and guides actors and crew | 決定每場戲怎樣演和拍、帶領演員和工作人員的人 | not=producer
producer | 監製 | role | S3 | the person who raises the money for a film and manages its budget and schedule | 為電影籌集資金並管理預算和日程的人 | not=film director
screenwriter | 編劇 | role | S2 | the person who writes the script of a film | 為電影撰寫故事和對白的人 | not=film director
cinematographer | 攝影指導 | role | S4 | the person in charge of the camera work and lighting of a film | 負責電影拍攝畫面和燈光的人 | also=director of photography; not=film editor
film editor | 剪接師 | role | S3 | the person who chooses and joins the shots of a film after shooting | 拍攝後挑選並連接鏡頭的人 | not=cinematographer
extra | 臨時演員 | role | S2 | a performer in a crowd scene who has no lines | 在人群場面中出現、沒有對白的演出者 | not=understudy, stunt performer
stunt performer | 特技演員 | role | S2 | a performer trained to do the dangerous actions in a film, often in place of a star | 受過訓練、常代替主角做危險動作的演出者 | not=extra
storyboard | 分鏡圖 | document | S2 | the series of drawings that plans a film shot by shot | 逐個鏡頭繪出、用來規劃電影的一系列圖畫 | not=screenplay
screenplay | 電影劇本 | document | S3 | the written text of a film, with dialogue and descriptions of the action | 載有電影對白和動作說明的文字稿 | not=storyboard
film review | 影評 | document | S2 | an article that describes and judges a film for readers | 向讀者介紹並評價電影的文章 | not=synopsis
synopsis | 劇情大綱 | document | S3 | a short outline of the story of a film, play or book without any judgement | 不加評價、簡述電影、戲劇或書的故事的文字 | not=film review
documentary | 紀錄片 | form | S1 | a film about real people and events, made to inform | 以真人真事為內容、旨在提供知識的影片 | not=biopic
animation film | 動畫片 | form | P5 | a film made from drawings, models or computer images that seem to move | 由看似會動的圖畫、模型或電腦影像製成的影片 | also=animated film, cartoon; not=documentary
biopic | 傳記片 | form | S3 | a film in which actors play out the life of a real person | 由演員演繹真實人物一生的影片 | not=documentary
Western film | 西部片 | form | S3 | a film about cowboys, sheriffs and outlaws in the American frontier of the 1800s | 以十九世紀美國邊疆牛仔、警長和匪徒為題材的影片 | also=Western; not=action film
romantic comedy | 浪漫喜劇片 | form | S2 | a light-hearted, funny film about two people who end up in love | 以輕鬆惹笑方式講述兩人終成情侶的影片 | not=melodrama
film noir | 黑色電影 | form | S5 | a dark, shadowy crime film of the 1940s and 1950s with a cynical hero and a dangerous woman | 四五十年代光影陰暗、有憤世男主角和危險女子的罪案影片 | not=Western film
disaster film | 災難片 | form | S2 | a film about people trying to survive an earthquake, shipwreck or other catastrophe | 講述人們在地震、沉船等巨變中求生的影片 | not=action film
sequel | 續集 | form | S1 | a film or book that continues the story of an earlier one | 延續較早一部故事的電影或書 | not=prequel
prequel | 前傳 | form | S2 | a film or book, made later, that tells what happened before the story of an existing one | 較後推出、講述原作故事之前發生何事的電影或書 | not=sequel
remake | 重拍版 | form | S2 | a film that tells again, with a new cast, the story of an older film | 以新演員再次演繹舊片故事的電影 | not=sequel
spin-off | 衍生作品 | form | S4 | a film or series that takes a minor character of an existing one and gives him or her a new story | 取原作的次要人物另寫新故事的電影或劇集 | not=sequel
film adaptation | 改編電影 | form | S3 | a film based on a novel, play or other work of a different kind | 以小說、戲劇等其他類別作品為藍本的電影 | not=remake
trailer | 預告片 | form | S1 | a short video of selected scenes used to advertise a film | 以選段剪成、宣傳電影的短片 | not=synopsis
set | shots by distance | 按距離劃分的鏡頭 | close-up; extreme close-up; medium shot; long shot
set | shots by angle | 按角度劃分的鏡頭 | high-angle shot; low-angle shot; bird's-eye view shot; eye-level shot; Dutch angle shot
set | simple changes from shot to shot | 鏡頭的基本轉換 | cut; fade; dissolve; wipe
set | ways of joining shots | 連接鏡頭的方式 | fade; dissolve; wipe; jump cut; match cut
set | ways of editing film | 剪接手法 | cross-cutting; montage; jump cut; match cut; flashback
set | ways of handling time on the screen | 銀幕上處理時間的手法 | slow motion; time-lapse; cross-cutting; flashback
set | sound and words in a film | 電影的聲音與文字 | diegetic sound; score; voice-over; subtitles
set | sounds added to a film | 後期加入的聲音 | score; sound effect; voice-over; dubbing
set | people who make a film | 電影製作人員 | film director; producer; screenwriter; cinematographer; film editor
set | performers | 演出人員 | extra; stunt performer; understudy; leading actor=主角演員
set | papers for and about a film | 電影的文件 | storyboard; screenplay; film review; synopsis
set | kinds of film | 電影的類型 | documentary; biopic; Western film; romantic comedy; film noir; disaster film
set | films born of other works | 源自其他作品的電影 | sequel; prequel; remake; spin-off; film adaptation
order | shots from nearest to farthest | 鏡頭由近至遠 | extreme close-up > close-up > medium shot > long shot
order | making of a film | 電影製作的步驟 | screenplay writing=撰寫劇本 > shooting=拍攝 > editing=剪接 > release=上映
`
