/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const sociology = `
== Sociological theory | 社會學理論
functionalism | 功能論 | theory | S4 | the view that society is a system of connected parts that work together to keep it stable | 認為社會由互相配合的各部分組成，共同維持穩定的理論 | also=structural functionalism, structural-functional theory; also-zh=功能主義, 結構功能論; not=conflict theory
conflict theory | 衝突論 | theory | S4 | the view that society is made up of groups that compete for scarce resources and power | 認為社會是不同群體爭奪有限資源和權力的場所的理論 | also-zh=衝突理論; not=functionalism
symbolic interactionism | 符號互動論 | theory | S5 | the view that society is built up from everyday communication in which people give meaning to words, gestures and objects | 認為社會由人與人的日常交往建成，人在交往中賦予語言、動作和事物意義的理論 | not=dramaturgical analysis
social exchange theory | 社會交換論 | theory | S5 | the view that people weigh rewards against costs before they enter, keep up or leave a relationship | 認為人會先衡量得失，才決定建立、維持或結束某段關係的理論
postmodernism | 後現代主義 | theory | S6 | the view that there are no universal truths and that all grand accounts of human progress deserve distrust | 認為世上沒有普遍真理，並質疑一切宏大的進步論述的理論
social constructionism | 社會建構論 | theory | S6 | the view that what people take for reality is built up through shared agreement and is not given by nature | 認為人所認知的現實由眾人共同約定而成，並非天生如此的理論
dramaturgical analysis | 擬劇論 | theory | S5 | the view that people in daily life behave like actors who manage the impression they make on an audience | 把日常生活中的人視為在觀眾面前塑造形象的演員的理論 | also=dramaturgy; also-zh=劇場理論
ethnomethodology | 民俗方法論 | theory | S6 | the approach that uncovers the unspoken rules of everyday life, sometimes by breaking them on purpose | 探究日常生活中不言而喻的規則，有時會故意打破規則來揭示它們的理論 | also-zh=俗民方法論
positivism | 實證主義 | theory | S5 | the view that society should be studied by observation and measurement in the manner of the natural sciences | 主張仿效自然科學，以觀察和量度來研究社會的學說 | not=interpretivism
interpretivism | 詮釋主義 | theory | S6 | the view that researchers should seek the meanings which people give to their actions instead of imitating natural science | 主張研究者應探求人賦予行動的意義，而非仿效自然科學的學說 | not=positivism
critical theory | 批判理論 | theory | S6 | the approach of the Frankfurt School, which exposes hidden domination in modern culture so as to set people free | 法蘭克福學派揭露現代文化中隱藏的支配，以求解放人類的理論
social Darwinism | 社會達爾文主義 | theory | S5 | the claim that human societies advance because the fittest survive, so that the weak should not be helped | 認為人類群體靠適者生存而進步，因此不應扶助弱者的主張
historical materialism | 歷史唯物論 | theory | S6 | the view that the way a society produces goods shapes its politics and ideas and drives its change | 認為生產方式決定一個社會的政治和思想，並推動其變遷的學說 | also-zh=唯物史觀
sociology | 社會學 | idea | S4 | the systematic study of human groups, institutions and the ways in which people interact | 有系統地研究人類群體、制度和人際互動的學科 | not=psychology, anthropology
demography | 人口學 | idea | S5 | the statistical study of populations, including births, deaths, migration and changes in size and structure | 以統計方法研究一地居民的出生、死亡、遷移及數目和結構變化的學科
criminology | 犯罪學 | idea | S5 | the study of offences, their causes and the ways in which offenders are dealt with | 研究違法行為的成因和處置違法者的方式的學科
political science | 政治學 | idea | S5 | the study of power, the state and systems of government | 研究權力、國家和政府體制的學科
macrosociology | 宏觀社會學 | idea | S6 | the study of whole societies and large-scale structures such as classes and institutions | 研究整個社會以及階級、制度等大型結構的取向 | not=microsociology
microsociology | 微觀社會學 | idea | S6 | the study of face-to-face interaction between individuals and within small groups | 研究個人之間和小群體內面對面交往的取向 | not=macrosociology
social fact | 社會事實 | idea | S5 | a way of acting, thinking or feeling that lies outside individuals and puts pressure on them | 存在於個人之外，並對個人施加約束的行動、思想或感受方式
social institution | 社會制度 | idea | S4 | a lasting pattern of roles and rules that meets a basic need, as the family, school and religion do | 為滿足基本需要而形成的一套持久角色和規範，例如家庭、學校和宗教
social structure | 社會結構 | idea | S5 | the lasting pattern of positions and relationships that shapes how the members of a society live | 影響成員生活方式的一套持久的位置和關係格局 | not=agency
agency | 能動性 | idea | S6 | the capacity of individuals to choose and act for themselves and so to change their surroundings | 個人自主抉擇，並藉行為改變環境的力量 | not=social structure
sociological imagination | 社會學想像力 | idea | S4 | the ability to see the link between a person's private troubles and the wider forces of society and history | 看出個人困擾與更廣闊的社會和歷史力量之間有何聯繫的能力
manifest function | 顯性功能 | idea | S5 | an effect of a social practice that is intended and recognised | 某項社會安排所帶來的預期而且為人所知的作用 | also-zh=顯功能; not=latent function
latent function | 隱性功能 | idea | S5 | a useful effect of a social practice that is neither intended nor commonly recognised | 某項社會安排所帶來的有益但並非預期、也不為人察覺的作用 | also-zh=潛功能, 潛在功能; not=manifest function
dysfunction | 負功能 | idea | S5 | an effect of a social practice that disturbs or harms the working of society | 某項社會安排所帶來的擾亂或損害社會運作的後果 | also-zh=反功能; not=latent function
functional alternative | 功能替代 | idea | S6 | a different practice that could meet the same need of society as the existing one | 足以滿足社會同一需要的另一種不同安排
anomie | 失範 | idea | S5 | a condition of society in which norms have become weak or confused, so that people lack guidance | 社會規範變得薄弱或混亂，令人無所適從的狀態 | also-zh=迷亂; not=alienation
alienation | 異化 | idea | S5 | the estrangement of workers from their product, their work, their fellows and their own human nature | 工人與產品、勞動、同伴以至自身人性互相疏離的狀態 | also-zh=疏離; not=anomie
mechanical solidarity | 機械團結 | idea | S6 | the unity of small traditional societies, which rests on likeness of work and belief | 傳統小型社會因成員的工作和信仰相似而產生的凝聚力 | also-zh=機械連帶; not=organic solidarity
organic solidarity | 有機團結 | idea | S6 | the unity of modern societies, whose members do different work and therefore depend on each other | 現代社會因成員分工不同、互相依賴而產生的凝聚力 | also-zh=有機連帶; not=mechanical solidarity
collective conscience | 集體意識 | idea | S6 | the whole of the beliefs and moral feelings that are common to the average members of a society | 一個社會的一般成員共有的信念和道德情感的總和
rationalisation | 理性化 | process | S6 | the replacement of tradition and emotion by calculation, efficiency and formal rules as guides to action | 以計算、效率和正式規則取代傳統和情感，作為行動準則的過程
disenchantment | 除魅 | process | S6 | the loss of belief in magic and mystery in the modern world as science and reason take their place | 隨着科學和理性抬頭，人們不再以神秘和魔法解釋世界的過程 | also-zh=解魅
secularisation | 世俗化 | process | S5 | the decline of the influence of religion on public and private life | 宗教對公共和私人生活的影響日漸減弱的過程
modernisation | 現代化 | process | S3 | the change of a traditional farming society into an industrial, urban and technically advanced one | 傳統農業社會轉變為工業化、城市化和科技先進的社會的過程
urbanisation | 城市化 | process | S3 | the growth of the proportion of people who live in towns and cities instead of the countryside | 居於市鎮而非鄉郊的人口比例不斷上升的過程
globalisation | 全球化 | process | S3 | the growing connection of countries through worldwide flows of goods, money, people and ideas | 商品、資金、人員和思想跨國流動，令各國聯繫日益緊密的過程
ideal type | 理想類型 | idea | S6 | a mental model of the essential features of a phenomenon, against which real cases are compared | 由現象的主要特徵構成、用來與真實個案比較的思維模型
iron cage | 鐵籠 | idea | S6 | Weber's image of modern people trapped in a system of cold efficiency, rules and control | 韋伯用來比喻現代人被困於講求效率、規則和控制的冷漠體系的說法
class consciousness | 階級意識 | idea | S5 | the awareness of workers that they share the same interests and must act together against their exploiters | 工人認識到彼此利益一致，必須共同行動反抗剝削的覺悟 | not=false consciousness
false consciousness | 虛假意識 | idea | S6 | a mistaken belief of workers that serves the ruling class and goes against their own interests | 工人所持的有利統治階級而違背自身利益的錯誤想法 | not=class consciousness
surplus value | 剩餘價值 | idea | S6 | the part of what labour produces that exceeds the wages paid and is kept by the owner | 勞動所創造、超出工資而歸僱主所有的部分
means of production | 生產資料 | idea | S5 | the land, raw materials, tools and factories that are needed to make goods | 製造物品所需的土地、原料、工具和廠房
bourgeoisie | 資產階級 | group | S3 | the owners of factories, land and capital, who live on profit in a capitalist society | 資本主義社會中擁有工廠、土地和資本，靠利潤為生的人 | not=proletariat
proletariat | 無產階級 | group | S3 | the working people who own no factories or land and must sell their labour for wages | 沒有工廠或土地，必須出賣勞力換取工資的勞動者 | not=bourgeoisie
Gemeinschaft | 禮俗社會 | form | S6 | a close community held together by kinship, custom and personal ties | 以血緣、習俗和個人情誼維繫、關係緊密的社會 | also-zh=共同體; not=Gesellschaft
Gesellschaft | 法理社會 | form | S6 | an impersonal form of society held together by contracts, self-interest and formal law | 以契約、個人利益和正式法律維繫、人際關係淡薄的社會 | not=Gemeinschaft
set | leading perspectives in sociology | 社會學的主要理論視角 | functionalism; conflict theory; symbolic interactionism; postmodernism; social exchange theory
set | theories that a sociologist can use to explain inequality | 社會學家用以解釋不平等的理論 | functionalism; feminist theory=女性主義理論; symbolic interactionism; social Darwinism; historical materialism
set | approaches to everyday life and face-to-face dealings | 研究日常生活和人際交往的理論 | dramaturgical analysis; ethnomethodology; social exchange theory; social constructionism
set | modern schools of social thought | 現代社會思想流派 | critical theory; postmodernism; feminist theory=女性主義理論; social Darwinism; positivism
set | social sciences | 社會科學的學科 | social anthropology=社會人類學; demography; criminology; political science; economics=經濟學
set | branches of the study of society | 社會研究的分支 | macrosociology; microsociology; demography; criminology; social anthropology=社會人類學
set | long-term changes towards modern society | 邁向現代社會的長期變遷 | modernisation; secularisation; globalisation; rationalisation
set | effects and substitutes of social practices in Merton's analysis | 默頓功能分析中的概念 | manifest function; latent function; dysfunction; functional alternative
set | key ideas of Durkheim | 涂爾幹提出或重用的概念 | anomie; mechanical solidarity; organic solidarity; collective conscience; social fact
set | key ideas of Marx | 馬克思的重要概念 | alienation; class consciousness; false consciousness; surplus value; means of production
set | troubles of modern life described by sociologists | 社會學家描述的現代生活困境 | anomie; alienation; iron cage; false consciousness
set | large-scale changes that mark modern society | 標誌現代社會的大規模變遷 | rationalisation; secularisation; urbanisation; globalisation; industrialisation=工業化
set | awareness and unity among members of a society | 社會成員的意識和凝聚力 | class consciousness; false consciousness; collective conscience; mechanical solidarity; organic solidarity
set | classes in capitalist and feudal societies | 資本主義和封建社會的階級 | bourgeoisie; proletariat; serfs=農奴; feudal lords=封建領主
order | types of society in order of historical appearance | 社會類型出現的先後 | hunting and gathering society=狩獵採集社會 > agricultural society=農業社會 > industrial society=工業社會 > post-industrial society=後工業社會
order | Comte's three stages of human thought | 孔德的人類思想三階段 | theological stage=神學階段 > metaphysical stage=形而上學階段 > positive stage=實證階段
order | Marx's main stages of history in western Europe | 馬克思所述的西歐社會發展階段 | primitive communism=原始公社 > ancient slave society=古代奴隸社會 > feudalism=封建社會 > capitalism=資本主義社會

== Research methods in sociology | 社會學研究方法
social survey | 社會調查 | method | S3 | a way of collecting data by putting the same questions to a large number of people | 向大量人士提出相同問題以收集資料的方法 | also=survey; also-zh=問卷調查; not=in-depth interview
in-depth interview | 深入訪談 | method | S5 | a long one-to-one conversation in which the researcher asks open questions and follows up the answers freely | 研究者與一名對象長時間對話，並隨回答自由追問的方法 | also-zh=深度訪談; not=social survey, focus group
participant observation | 參與觀察 | method | S5 | a way of collecting data by joining in the activities of a group while recording them | 一面加入群體活動、一面記錄所見的資料收集方法 | not=non-participant observation
non-participant observation | 非參與觀察 | method | S5 | a way of collecting data by watching a group from outside without joining its activities | 不加入群體活動，只從旁觀看並記錄的資料收集方法 | not=participant observation
content analysis | 內容分析 | method | S5 | the systematic study of texts or programmes by recording how often certain words, themes or images appear | 有系統地記錄某些字詞、主題或圖像在文本或節目中出現的次數，加以研究的方法
secondary analysis | 次級資料分析 | method | S5 | the use of data or records that others have already collected in order to answer a new question | 利用他人已收集的數據或紀錄來回答新問題的方法 | also=secondary data analysis; also-zh=二手資料分析
case study | 個案研究 | method | S4 | a detailed examination of one single person, group, event or place | 對單一人物、群體、事件或地方的詳細探討
social experiment | 社會實驗 | method | S5 | a study in which the researcher changes one condition and compares the outcome with that of a control group | 研究者改變一項條件，再與對照組的結果作比較的方法
longitudinal study | 縱向研究 | method | S5 | research that returns to the same people again and again over a long time | 在一段長時間內反覆調查同一批人的研究 | also-zh=追蹤研究; not=cross-sectional study
cross-sectional study | 橫斷研究 | method | S5 | research that collects data from different groups once, at a single point in time | 在單一時間點向不同群體一次過收集資料的研究 | also-zh=橫剖研究; not=longitudinal study
literature review | 文獻綜述 | method | S5 | a summary and discussion of what has already been published on a topic, made before one's own research | 開始研究前，對前人就該題目已發表的著作所作的整理和評述 | also-zh=文獻回顧
quantitative research | 量化研究 | method | S4 | research that collects numerical data and analyses them with statistics | 收集數字資料並以統計方法進行的研究 | also-zh=定量研究; not=qualitative research
qualitative research | 質性研究 | method | S4 | research that collects words, observations and images so as to understand meanings in depth | 收集言語、觀察和圖像等資料，以深入了解意義的研究 | also-zh=定性研究; not=quantitative research
hypothesis | 假設 | idea | S3 | a statement about how two or more variables are related that research is designed to test | 關於變項之間有何關係、有待研究檢驗的陳述 | also-zh=假說; not=operational definition
operational definition | 操作性定義 | idea | S5 | a statement of the exact way in which an abstract concept will be measured in a study | 說明在研究中如何具體量度某個抽象概念的陳述 | also-zh=操作定義
independent variable | 自變項 | quantity | S4 | the factor that is supposed to cause a change in another factor | 被假定會引起另一因素改變的因素 | also-zh=自變量; not=dependent variable
dependent variable | 因變項 | quantity | S4 | the factor that is supposed to change as the effect of another factor | 被假定會隨另一因素影響而改變的因素 | also-zh=因變量, 依變項; not=independent variable
intervening variable | 中介變項 | quantity | S6 | the factor that stands between cause and effect and passes the influence on | 處於因與果之間，把影響傳遞過去的因素 | also=mediating variable; also-zh=中介變量
control variable | 控制變項 | quantity | S5 | the factor that is held constant so that it cannot affect the result | 為免影響結果而保持不變的因素 | also=controlled variable; also-zh=控制變量
random sampling | 隨機抽樣 | method | S4 | the selection of respondents purely by chance, so that every member of the population has an equal chance of being chosen | 純粹憑機會選取對象，使總體每名成員入選機會均等的方法 | also=simple random sampling; also-zh=簡單隨機抽樣; not=convenience sampling
stratified sampling | 分層抽樣 | method | S5 | the division of the population into groups by a feature such as age, from each of which respondents are then chosen at random | 先把總體按特徵分為若干組別，再從每組隨機選取對象的方法 | not=quota sampling
systematic sampling | 系統抽樣 | method | S5 | the selection of respondents at a fixed interval from a list, for example every twentieth name | 從名單上按固定間隔選取對象的方法，例如每隔二十個名字選一個
snowball sampling | 滾雪球抽樣 | method | S5 | the recruitment of respondents through earlier respondents, who introduce others they know | 由已受訪者介紹他們認識的人，從而找到更多受訪對象的方法
quota sampling | 配額抽樣 | method | S5 | the selection of respondents without random choice until a set number of each type of person is reached | 以非隨機方式選取對象，直至各類人士達到指定數目的方法 | not=stratified sampling
convenience sampling | 便利抽樣 | method | S5 | the selection of whichever respondents are easiest to reach, without random choice and without fixed numbers of each type | 只選最容易接觸到的對象，既不隨機，也不限定各類人數的方法 | also-zh=方便抽樣; not=random sampling
closed question | 封閉式問題 | form | S3 | an item in a questionnaire whose answer is picked from a given list of choices | 問卷中由受訪者從既定選項中選答的題目 | also=closed-ended question; not=open-ended question
open-ended question | 開放式問題 | form | S3 | an item in a questionnaire that respondents answer in their own words | 問卷中由受訪者用自己的文字作答的題目 | also=open question; not=closed question
leading question | 引導性問題 | form | S4 | an item in a questionnaire whose wording pushes the respondent towards one answer | 問卷中措辭令受訪者傾向某個答案的題目 | also-zh=誘導性問題; not=double-barrelled question
double-barrelled question | 雙重問題 | form | S5 | an item in a questionnaire that asks about two things at once but allows only one answer | 問卷中同時查問兩件事卻只容許一個答案的題目 | not=leading question
reliability | 信度 | property | S5 | the degree to which a method of measurement gives the same result each time it is repeated | 一種量度方法重複使用時得出一致結果的程度 | not=validity
validity | 效度 | property | S5 | the degree to which a method really measures what it is meant to measure | 一種方法確實量度到所要量度的事物的程度 | not=reliability
representativeness | 代表性 | property | S4 | the degree to which the features of a sample reflect those of the whole population | 樣本的特徵與整個總體相符的程度
objectivity | 客觀性 | property | S5 | the freedom of research from the personal feelings and opinions of the researcher | 研究不受研究者個人感受和意見左右的特質
response rate | 回應率 | property | S5 | the proportion of the people approached who complete the questionnaire | 獲邀參加調查者當中完成問卷的人所佔的比例
Hawthorne effect | 霍桑效應 | idea | S5 | the change of people's behaviour that comes from knowing that they are being studied | 人因知道自己正被研究而改變行為的現象 | not=interviewer bias
interviewer bias | 訪員偏差 | idea | S5 | the distortion of answers through the tone, looks or wording of the person who asks the questions | 提問者的語氣、外表或措辭令回答失真的現象
sampling bias | 抽樣偏差 | idea | S5 | the distortion of results because some kinds of people were too often or too seldom chosen | 某類人入選過多或過少而令結果失真的現象
social desirability bias | 社會期許偏差 | idea | S6 | the tendency of respondents to give answers that make them look good instead of true ones | 受訪者不說真話，只給予令自己顯得體面的答案的傾向
correlation | 相關 | idea | S4 | a relationship in which two variables change together, whether or not one brings about the other | 兩個變項一同變化的關係，不論其中一個是否引致另一個 | not=causation
causation | 因果關係 | idea | S4 | a relationship in which a change in one variable brings about a change in another | 一個變項的改變引致另一個變項改變的關係 | also=causality; not=correlation
spurious correlation | 虛假相關 | idea | S6 | an apparent link between two variables that is really produced by a third one | 表面上兩個變項有聯繫，其實由第三個變項造成的關係 | also-zh=偽相關
informed consent | 知情同意 | idea | S5 | the rule that people agree to take part only after being told of the purpose and risks | 參加者須先獲告知目的和風險，再自願答應參與的原則 | not=confidentiality
confidentiality | 保密 | idea | S5 | the rule that the researcher, who knows who the respondents are, must not reveal it to others | 研究者雖知道受訪者身分，但不得向他人透露的原則 | not=anonymity
anonymity | 匿名 | idea | S5 | the condition in which not even the researcher can tell who gave which answer | 連研究者也無從得知答案由誰提供的情況 | not=confidentiality
value neutrality | 價值中立 | idea | S5 | the principle that researchers must keep their own judgements of good and bad out of their work | 研究者不得讓個人的好惡判斷影響工作的原則
primary data | 一手資料 | form | S3 | information that researchers collect themselves for the study in hand | 研究者為當前的研究親自收集的資訊 | also-zh=第一手資料; not=secondary data
secondary data | 二手資料 | form | S3 | information that somebody else collected earlier for another purpose | 由他人早前為其他目的而收集的資訊 | also-zh=第二手資料; not=primary data
set | methods of collecting data about society | 收集社會資料的方法 | social survey; in-depth interview; participant observation; content analysis; secondary analysis
set | field methods of sociologists | 社會學家的實地研究方法 | focus group=焦點小組; participant observation; non-participant observation; in-depth interview
set | kinds of data | 資料的種類 | primary data; secondary data; quantitative data=量化數據; qualitative data=質性資料
set | ways of finding people to question | 尋找受訪對象的方法 | snowball sampling; quota sampling; convenience sampling; random sampling
set | kinds of factors in research | 研究中的變項類別 | independent variable; dependent variable; intervening variable; control variable
set | kinds of items in questionnaires | 問卷題目的類型 | closed question; open-ended question; leading question; double-barrelled question
set | qualities of good research | 良好研究的特質 | reliability; validity; representativeness; objectivity
set | figures and qualities by which a survey is judged | 評價調查的指標和特質 | response rate; representativeness; reliability; validity
set | things that distort the results of research | 令研究結果失真的因素 | Hawthorne effect; interviewer bias; sampling bias; social desirability bias
set | ethical principles of research | 研究的道德原則 | informed consent; confidentiality; anonymity; value neutrality
order | steps of sociological research | 社會學研究的步驟 | choosing a topic=選定題目 > reviewing the literature=閱讀文獻 > forming a hypothesis=提出假設 > collecting data=收集資料 > drawing conclusions=作出結論

== Culture | 文化
material culture | 物質文化 | idea | S4 | the physical things that a society makes and uses, such as tools, dress and buildings | 一個社會製造和使用的有形事物，例如工具、服飾和建築物 | not=non-material culture
non-material culture | 非物質文化 | idea | S4 | the beliefs, values, norms and language of a society, which have no physical form | 一個社會的信念、價值、規範和語言等無形事物 | also=nonmaterial culture; not=material culture
value | 價值觀 | idea | S3 | a shared standard of what is good, worthwhile and desirable | 眾人共有的、關於甚麼是美好和值得追求的標準 | not=norm
belief | 信念 | idea | S3 | a conviction that people hold to be true about the world | 人對世界所持的、相信為真的看法 | not=value
norm | 規範 | idea | S4 | a shared rule or expectation of how people should behave in a given situation | 眾人共有的、關於在某情境下應如何行事的規則或期望 | also=social norm; also-zh=社會規範; not=value
folkway | 民俗 | idea | S5 | a custom of everyday life, the breaking of which is thought odd or impolite but not immoral | 日常生活的習慣，違反者只被視為古怪或失禮，不算不道德 | not=mores
mores | 民德 | idea | S5 | customs with strong moral force, the breaking of which shocks people and is condemned | 帶有強烈道德意義的風俗，違反者會令人憤慨並遭譴責 | also-zh=道德規範; not=folkway
taboo | 禁忌 | idea | S4 | a prohibition so strong that breaking it is regarded as unthinkable and disgusting | 極嚴厲的社會約束，單是想到違犯已令人厭惡或恐懼
ritual | 儀式 | idea | S4 | a set series of symbolic acts performed in the same way on special occasions | 在特定場合按固定程序進行的一連串象徵性行為
symbol | 象徵 | idea | S3 | a thing, gesture or mark to which the members of a culture give a shared meaning | 被同一文化的人賦予共同意義的事物、手勢或標記
cultural universal | 文化共性 | idea | S5 | a pattern found in every known society, such as some form of family or funeral rite | 所有已知社會都存在的模式，例如某種家庭或喪葬儀式
ideal culture | 理想文化 | idea | S6 | the values and norms which the members of a society claim to live by | 社會成員聲稱自己所遵從的價值和規範 | not=real culture
real culture | 現實文化 | idea | S6 | the way in which members of a society actually behave, which may fall short of the standards they claim | 社會成員實際上的行事方式，未必符合他們口頭上信奉的標準 | also-zh=真實文化; not=ideal culture
high culture | 高雅文化 | form | S4 | the arts and tastes associated with the educated upper classes, such as opera and ballet | 受過良好教育的上層階級所欣賞的藝術和品味，例如歌劇和芭蕾舞 | also-zh=精英文化; not=popular culture
popular culture | 流行文化 | form | S3 | the entertainment and fashions spread by the mass media and enjoyed by the general public | 經大眾傳媒傳播、為廣大市民喜愛的娛樂和時尚 | also=pop culture; also-zh=普及文化; not=high culture, folk culture
folk culture | 民間文化 | form | S4 | the songs, crafts and customs handed down by word of mouth within a traditional community | 傳統社群中口耳相傳的歌謠、手藝和習俗 | not=popular culture
subculture | 次文化 | form | S4 | the way of life of a group within society, with values and norms of its own that do not oppose those of the mainstream | 社會中某一群體有別於主流、但並不與之對抗的生活方式 | also-zh=亞文化; not=counterculture
counterculture | 反文化 | form | S5 | a way of life whose followers reject and openly oppose the main values of society | 追隨者拒絕並公然對抗社會主流價值的生活方式 | also-zh=反主流文化; not=subculture
mainstream culture | 主流文化 | form | S4 | the way of life shared by the majority and backed by the chief institutions of a society | 由大多數人共有、並獲社會主要機構支持的生活方式 | also=dominant culture; not=subculture
ethnocentrism | 族群中心主義 | idea | S5 | the judging of other cultures by the standards of one's own, which is thought superior | 自視優越，以自身文化的標準評斷其他文化的態度 | also-zh=民族中心主義, 我族中心主義; not=xenocentrism, cultural relativism
xenocentrism | 崇外主義 | idea | S6 | the belief that the products and ways of life of foreign cultures are better than those of one's own | 認為外國的產品和生活方式優於本國的態度 | also-zh=崇外心態; not=xenophobia, ethnocentrism
cultural relativism | 文化相對主義 | idea | S5 | the principle that a society's customs must be understood by its own standards, not judged by those of others | 主張按一個社會自身的標準理解其習俗，而不以其他社會的標準評斷的原則 | not=ethnocentrism
cultural imperialism | 文化帝國主義 | idea | S5 | the imposing of a powerful country's values and products on the people of weaker countries | 強國把自身價值觀和產品強加於弱國人民的做法 | not=cultural diffusion
xenophobia | 仇外心理 | idea | S5 | an unreasonable fear or hatred of foreigners and of what is foreign | 對外國人和外來事物毫無理由的恐懼或憎恨 | also-zh=排外; not=xenocentrism
culture shock | 文化衝擊 | idea | S4 | the confusion and unease felt by a person who meets an unfamiliar culture | 人接觸陌生的社會和生活方式時感到的困惑和不安 | also-zh=文化震盪; not=cultural lag
cultural diffusion | 文化擴散 | process | S5 | the spread of customs, ideas and objects from one society to another through contact | 事物、觀念和習俗通過接觸由一個社會傳到另一個社會的過程 | also-zh=文化傳播; not=innovation
innovation | 創新 | process | S4 | the introduction of a new object or idea into society through discovery or invention | 藉發現或發明為社會帶來新事物或新觀念的過程 | not=cultural diffusion
acculturation | 涵化 | process | S6 | the change in a group's way of life that results from long and direct contact with another group | 一個群體與另一群體長期直接接觸，令生活方式有所改變的過程 | not=assimilation
cultural hybridisation | 文化混雜 | process | S6 | the blending of elements of different cultures into a new form, such as Hong Kong-style milk tea | 不同傳統的元素結合成新形式的過程，例如港式奶茶的出現 | also-zh=文化雜交; not=cultural homogenisation
cultural homogenisation | 文化同質化 | process | S5 | the process by which ways of life in different parts of the world become more and more alike | 世界各地的生活方式變得越來越相似的過程 | not=cultural hybridisation
glocalisation | 全球在地化 | process | S5 | the adaptation of products or ideas known worldwide to the tastes and needs of a particular place | 行銷世界的產品或意念為迎合某地口味和需要而加以改動的過程
cultural appropriation | 文化挪用 | process | S6 | the taking over of elements of a minority's culture by a dominant group without understanding or respect | 強勢群體在不理解、不尊重的情況下取用少數群體的傳統元素的行為 | not=acculturation
multiculturalism | 多元文化主義 | idea | S4 | the view that different ethnic cultures should exist side by side with equal respect | 主張不同族裔的生活方式平等並存、互相尊重的理念
set | customs and rules ordered by how strictly they bind | 約束力不同的習俗和規則 | folkway; mores; taboo; written law=成文法
set | elements of culture | 文化的要素 | value; belief; norm; symbol; ritual
set | levels and kinds of culture in a society | 社會中不同層次和類型的文化 | high culture; popular culture; folk culture; subculture; counterculture
set | attitudes towards other peoples and their ways | 對其他民族及其生活方式的態度 | ethnocentrism; xenocentrism; cultural relativism; xenophobia; multiculturalism
set | responses and policies when cultures meet | 文化相遇時的反應和取態 | culture shock; cultural imperialism; cultural relativism; ethnocentrism; xenocentrism
set | processes of cultural change | 文化變遷的過程 | cultural diffusion; innovation; acculturation; cultural homogenisation
set | effects of globalisation on culture | 全球化對文化的影響 | cultural hybridisation; cultural homogenisation; glocalisation; cultural appropriation
set | ways in which elements pass between cultures | 文化元素流傳的方式 | cultural diffusion; cultural appropriation; acculturation; glocalisation
order | norms from the weakest to the strongest | 規範由最弱至最強 | folkway > mores > taboo

== Socialisation and social interaction | 社會化與社會互動
socialisation | 社會化 | process | S3 | the lifelong process of learning the norms, values and roles of one's society | 人終身學習所屬群體的規範、價值觀和角色的過程
primary socialisation | 初級社會化 | process | S5 | the learning of language, basic habits and norms in early childhood, chiefly within the family | 幼年時主要在家庭中學習語言、基本習慣和規範的過程 | also-zh=基本社會化; not=secondary socialisation
secondary socialisation | 次級社會化 | process | S5 | the learning of the ways of wider society outside the family, at school, among peers and at work | 離開家庭，在學校、朋輩和職場中學習較廣闊社會行事方式的過程 | also-zh=繼續社會化; not=primary socialisation
anticipatory socialisation | 預期社會化 | process | S5 | the learning of the behaviour of a role that one expects to take up in the future | 提早學習日後將要擔當的角色的行為的過程 | not=resocialisation
resocialisation | 再社會化 | process | S5 | the abandoning of old habits and norms in order to learn new ones, as in the army or prison | 拋棄舊有習慣和規範，重新學習另一套的過程，例如在軍隊或監獄中 | not=anticipatory socialisation
gender socialisation | 性別社會化 | process | S5 | the learning of how boys and girls are expected to behave in a society | 學習社會期望男孩和女孩如何行事的過程
peer group | 朋輩 | group | S3 | people of about the same age and status who share interests and influence one another | 年齡和地位相近、興趣相投並互相影響的人 | also-zh=同輩群體
family | 家庭 | group | S1 | people joined by blood, marriage or adoption who care for each other and raise children | 因血緣、婚姻或領養而結合，互相照顧並養育子女的群體
mass media | 大眾傳媒 | institution | S3 | newspapers, television, the internet and other channels that reach a huge audience | 報章、電視、互聯網等能接觸廣大受眾的渠道
looking-glass self | 鏡中自我 | idea | S5 | the self-image that we form by imagining how others see and judge us | 人憑想像他人如何看待和評價自己而形成的自我形象
nature | 天性 | idea | S4 | the inborn influence of heredity on a person's development | 與生俱來、由遺傳決定並影響個人成長的因素 | also-zh=先天因素; not=nurture
nurture | 後天教養 | idea | S4 | the influence of upbringing and environment on a person's development | 影響個人成長的環境和培育因素 | also-zh=後天因素; not=nature
social status | 社會地位 | idea | S3 | a position that a person holds in relation to others in society | 個人在社會中相對於他人所佔的位置 | also=status; not=social role
ascribed status | 先賦地位 | idea | S4 | a social position that a person receives at birth or without choice, such as daughter or prince | 出生時即有或無從選擇的身分，例如女兒或王子 | also-zh=歸屬地位; not=achieved status
achieved status | 自致地位 | idea | S4 | a social position that a person gains through effort or choice, such as doctor or champion | 憑努力或選擇取得的身分，例如醫生或冠軍 | also-zh=成就地位; not=ascribed status
master status | 主要地位 | idea | S5 | the status of a person that outweighs all the others in the eyes of society | 在眾人眼中蓋過個人其他一切身分的那個身分 | also-zh=主導地位
status symbol | 地位象徵 | idea | S5 | a visible sign of rank, such as an expensive car or watch | 顯示身分高低的可見標誌，例如名貴汽車或手錶
social role | 社會角色 | idea | S3 | the behaviour expected of a person who holds a certain position | 社會期望處於某個地位的人作出的行為 | also=role; not=social status
role conflict | 角色衝突 | idea | S3 | the clash between the expectations attached to two or more statuses held by the same person | 同一人身兼兩種或以上身分，而各種身分的要求互相抵觸的情況 | not=role strain
role strain | 角色緊張 | idea | S4 | the tension between competing expectations attached to a single status | 同一身分之內各項要求互相矛盾而產生的壓力 | also-zh=角色壓力; not=role conflict
role set | 角色叢 | idea | S6 | all the different roles attached to a single status | 附屬於同一身分的各種不同角色的總和 | not=status set
status set | 地位叢 | idea | S6 | all the social positions that one person holds at the same time | 一個人在同一時間所擁有的各種身分的總和 | not=role set
role exit | 角色退出 | process | S6 | the process by which a person leaves behind a position that was central to his or her identity, such as a job on retirement | 放下對個人十分重要的身分的過程，例如退休離開工作崗位
role-taking | 角色取替 | process | S6 | the act of imagining oneself in another person's position so as to see things from that person's point of view | 想像自己處於別人的位置，從對方角度看事物的過程 | also-zh=角色取代; not=role-playing
front stage | 前台 | idea | S5 | the setting in which people perform before others and keep up the expected appearance | 人在他人面前表演、維持應有形象的場合 | also-zh=前區; not=back stage
back stage | 後台 | idea | S5 | the setting out of sight of the audience, where people relax and prepare their performance | 觀眾看不見、讓人放鬆並準備演出的場合 | also-zh=後區; not=front stage
impression management | 印象管理 | idea | S5 | the effort to control how others see us through dress, speech and conduct | 藉衣着、言談和舉止控制他人對自己看法的做法 | also-zh=印象整飾
face-saving | 保全面子 | idea | S5 | the effort to prevent embarrassment or loss of respect before others | 避免在人前尷尬或失去尊重的做法 | also-zh=保住面子
personal space | 個人空間 | idea | S4 | the invisible area around the body that people do not want others to enter | 人身體四周不願他人闖入的無形範圍
self-fulfilling prophecy | 自我實現預言 | idea | S5 | a belief or expectation that brings about the very behaviour which makes it come true | 引發相應行為，結果令其成真的期望或想法 | also-zh=自證預言
Thomas theorem | 湯馬斯定理 | law | S6 | the statement that situations which people define as real are real in their consequences | 指人若把情境當作真實，其後果便會成真的論斷
cooperation | 合作 | process | S3 | the interaction in which people work together towards a common goal | 各人為共同目標一起努力的互動方式 | not=competition
competition | 競爭 | process | S3 | the interaction in which people strive, under agreed rules, for a goal that not all of them can reach | 各人按規則爭取不能人人得到的目標的互動方式 | not=conflict
conflict | 衝突 | process | S3 | the interaction in which people try to harm or defeat their opponents, often with no rules | 各方試圖傷害或擊敗對手、往往不守規則的互動方式 | not=competition
accommodation | 調適 | process | S5 | the interaction in which opponents end or ease their struggle by compromise, truce or mediation | 藉妥協、休戰或調解平息爭鬥的互動方式
coercion | 強制 | process | S5 | the interaction in which people force others to obey by threats or violence | 以威嚇或暴力迫使他人服從的互動方式
set | kinds of socialisation | 社會化的類型 | primary socialisation; secondary socialisation; anticipatory socialisation; resocialisation; gender socialisation
set | processes of learning and change in culture | 文化的學習和轉變過程 | socialisation; acculturation; cultural diffusion; innovation
set | agents of socialisation | 社會化的媒介 | family; peer group; mass media; school=學校; workplace=職場
set | ideas about how the self develops | 關於自我如何形成的概念 | looking-glass self; the I=主我; the me=客我; self-fulfilling prophecy
set | concepts of status | 有關地位的概念 | ascribed status; achieved status; master status; status set; status symbol
set | concepts of social roles | 有關社會角色的概念 | role conflict; role strain; role set; social status
set | basic terms of social interaction | 社會互動的基本概念 | social status; social role; norm; status symbol; role conflict
set | concepts of Goffman's view of everyday life | 高夫曼日常生活觀的概念 | front stage; back stage; impression management; total institution
set | concepts about meeting other people face to face | 關於與人面對面交往的概念 | impression management; personal space; face-saving; looking-glass self; self-fulfilling prophecy
set | processes of learning and leaving roles | 學習和離開角色的過程 | role-taking; role exit; resocialisation; anticipatory socialisation
set | forms of social interaction | 社會互動的形式 | cooperation; competition; conflict; accommodation; coercion
set | processes between rival groups | 對立群體之間的互動過程 | competition; conflict; accommodation; assimilation
set | people and expectations that shape the child's self | 塑造兒童自我的人和期望 | significant other=重要他人; generalised other=概化他人; reference group; peer group
order | Mead's stages in the development of the self | 米德的自我發展階段 | preparatory stage=準備階段 > play stage=遊戲階段 > game stage=群體遊戲階段
order | steps in forming the looking-glass self | 鏡中自我的形成步驟 | imagining how we appear to others=想像自己在他人眼中的樣子 > imagining how others judge us=想像他人如何評價自己 > reacting with a feeling about ourselves=因而產生對自己的感受

== Groups and organisations | 群體與組織
primary group | 初級群體 | group | S4 | a small social group whose members have close, lasting and emotional ties, such as a family | 成員關係親密、持久而富感情的小型群體，例如一家人 | also-zh=基本群體; not=secondary group
secondary group | 次級群體 | group | S4 | a larger and more impersonal social group whose members come together for a particular purpose | 為特定目的而結合、規模較大而成員關係較疏的群體 | not=primary group
in-group | 內群體 | group | S5 | a group to which a person feels he or she belongs and is loyal | 個人感到自己屬於其中並效忠的群體 | also-zh=我群; not=out-group
out-group | 外群體 | group | S5 | a group to which a person does not feel he or she belongs, and towards which rivalry or hostility may be felt | 個人感到自己不屬於其中，並可能對之抱有敵意的群體 | also-zh=他群; not=in-group
reference group | 參照群體 | group | S5 | a group that a person uses as a standard of comparison, whether or not he or she is a member of it | 個人用作比較標準的一群人，不論自己是否其成員 | also-zh=參考群體
aggregate | 聚集體 | group | S6 | people who happen to be in the same place at the same time without any tie | 碰巧同時在同一地點、彼此沒有聯繫的人 | not=social category
social category | 社會類別 | group | S6 | people who share a feature such as age or occupation but need not know each other | 有年齡、職業等共同特徵，但未必相識的人 | not=aggregate
dyad | 二人群體 | group | S6 | a social group of only two members, which ends as soon as one of them leaves | 只有兩名成員，任何一人離開便告解體的組合 | also-zh=兩人群體; not=triad
triad | 三人群體 | group | S6 | a social group of exactly three members, in which two can side against the other one | 恰有三名成員，其中兩人可聯合對付另一人的組合 | not=dyad
formal organisation | 正式組織 | group | S4 | a large body set up on purpose with written rules and offices to reach definite goals | 為達到明確目標而特意設立、有明文規章和職位的大型團體
voluntary association | 志願團體 | group | S4 | a body that people join freely, without pay, for a shared interest or a good cause | 成員因共同興趣或公益而自由參加、並不受薪的組織 | also-zh=志願組織; not=coercive organisation
coercive organisation | 強制性組織 | group | S6 | a body that people are forced to join or enter, such as a prison | 成員被迫加入或進入的團體，例如監獄 | not=voluntary association
utilitarian organisation | 功利性組織 | group | S6 | a body that people join for material reward, such as a company that pays wages | 成員為物質報酬而加入的團體，例如支付薪金的公司
total institution | 全控機構 | institution | S6 | a place cut off from wider society where every part of the inmates' life is controlled | 與外界隔絕、成員生活的每一方面都受人支配的場所 | also-zh=全控制度, 全控機關
bureaucracy | 科層制 | form | S4 | a form of organisation with a hierarchy of offices, written rules, division of labour and impersonality | 有職位等級、明文規則、專職分工並且不講私人感情的組織方式 | also-zh=官僚制; not=oligarchy
McDonaldisation | 麥當勞化 | process | S5 | the spread of the principles of the fast-food chain, such as efficiency and predictability, to all of society | 快餐店講求效率、可預測等原則擴散至社會各方面的過程 | also=McDonaldization
hierarchy of authority | 權力等級 | property | S5 | the feature by which every office in an organisation stands under the control of a higher one | 組織內每個職位都受上一級控制的特點
division of labour | 分工 | property | S3 | the feature by which each member carries out one specialised part of the work | 每名成員只專責某一項任務的特點 | also-zh=勞動分工
impersonality | 非人情化 | property | S6 | the feature by which everyone is treated by the same rules, whoever they are | 不論親疏，一律按相同規則處事的特點
explicit rules | 明文規則 | property | S5 | the feature by which procedures are written down and applied in a standard way | 程序以書面列出並劃一執行的特點
iron law of oligarchy | 寡頭鐵律 | law | S6 | the principle that every large organisation comes to be ruled by a small elite | 指任何大型組織最終都會由少數精英控制的原則 | also-zh=寡頭統治鐵律
Parkinson's law | 帕金森定律 | law | S6 | the rule that work expands to fill the time available for its completion | 指工作會不斷膨脹，直至用盡可用時間的原則 | not=Peter principle
Peter principle | 彼得原理 | law | S6 | the rule that employees are promoted until they reach a post which they cannot handle | 指僱員會不斷獲晉升，直至到達不能勝任的職位的原則 | not=Parkinson's law
groupthink | 團體迷思 | idea | S5 | the tendency of a close-knit team to agree without criticism and so to make poor decisions | 緊密的小組只求意見一致而不加批判，以致決策失當的傾向 | also-zh=群體思維, 團體盲思; not=conformity
conformity | 從眾 | idea | S4 | the changing of one's behaviour or opinions to match those of the people around | 改變自己的行為或意見以附和周圍的人的傾向 | not=obedience
obedience | 服從 | idea | S4 | the carrying out of a direct order from a person in authority | 按權威人士直接下達的命令行事的表現 | not=conformity
social loafing | 社會懈怠 | idea | S5 | the tendency of people to work less hard in a group than alone | 人與他人一起工作時不及獨自工作時賣力的傾向 | also-zh=社會惰化
bureaucratic ritualism | 科層儀式主義 | idea | S6 | such strict attention to procedures that the real goals of an organisation are forgotten | 只顧拘泥程序，以致忘記組織真正目標的現象 | also-zh=官僚儀式主義
trained incapacity | 訓練性無能 | idea | S6 | the inability of specialists who are so used to routine that they cannot meet new situations | 專職人員因慣於例行公事而無法應付新情況的現象
social network | 社會網絡 | idea | S4 | the web of direct and indirect ties that links a person with others | 把個人與他人連繫起來的直接和間接關係網
instrumental leader | 工具型領袖 | role | S5 | a leader who concentrates on getting the task done and the goal reached | 着重完成任務和達到目標的領導者 | also-zh=工具性領袖; not=expressive leader
expressive leader | 情感型領袖 | role | S5 | a leader who concentrates on the harmony and feelings of the members | 着重成員心情和群體和諧的領導者 | also-zh=表意型領袖; not=instrumental leader
authoritarian leader | 專制型領袖 | role | S4 | a leader who gives orders and decides alone without asking the members | 獨自作決定、只下命令而不徵詢成員意見的領導者 | also-zh=權威型領袖; not=democratic leader
democratic leader | 民主型領袖 | role | S4 | a leader who lets the members take part in discussion before decisions are made | 讓成員參與討論後才作決定的領導者 | not=laissez-faire leader
laissez-faire leader | 放任型領袖 | role | S4 | a leader who gives little direction and leaves the members to make their own decisions | 甚少給予指示、讓成員自行決定的領導者 | not=democratic leader
set | kinds of groups by closeness and belonging | 按親疏和歸屬區分的群體 | primary group; secondary group; out-group; reference group; aggregate
set | gatherings of people that are told apart by what links them | 按聯繫方式區分的人群 | aggregate; social category; dyad; triad; formal organisation
set | groups and how a person relates to them | 個人與不同群體的關係 | in-group; out-group; reference group; secondary group; social category
set | bodies that people join or are placed in | 人加入或被安置的團體 | voluntary association; coercive organisation; utilitarian organisation; peer group
set | features of a bureaucracy | 科層制的特徵 | hierarchy of authority; division of labour; impersonality; explicit rules
set | problems of groups and bureaucracies | 群體和科層制的弊病 | groupthink; social loafing; bureaucratic ritualism; trained incapacity
set | ways in which groups influence individuals | 群體影響個人的方式 | conformity; obedience; groupthink; social loafing
set | laws about organisations and situations | 有關組織和情境的定律 | iron law of oligarchy; Parkinson's law; Peter principle; Thomas theorem
set | kinds of leaders | 領袖的類型 | instrumental leader; expressive leader; authoritarian leader; democratic leader; laissez-faire leader

== Deviance, crime and social control | 越軌、犯罪與社會控制
deviance | 越軌行為 | idea | S4 | behaviour that breaks the norms of a society, whether or not it is against the law | 違反社會規範的行為，不論是否違法 | also-zh=偏差行為, 偏離行為; not=crime
social control | 社會控制 | idea | S4 | the ways in which a society makes its members keep to the norms | 社會促使成員遵守規範的各種方式
social order | 社會秩序 | idea | S4 | the stable state of society in which members keep to its rules and customs in their daily lives | 成員在日常生活中遵守規則和習慣，令社會保持穩定的狀態
stigma | 污名 | idea | S5 | a label of disgrace that lowers a person in the eyes of others and spoils his or her identity | 令人在他人眼中受到貶低、身分受損的恥辱標記 | also-zh=烙印
formal negative sanction | 正式負面制裁 | idea | S5 | an official punishment for bad behaviour, such as a fine or imprisonment | 對不良行為的官方懲罰，例如罰款或監禁
informal negative sanction | 非正式負面制裁 | idea | S5 | a punishment for bad behaviour given in everyday contact, such as a frown or gossip | 在日常接觸中給予不良行為的懲罰，例如皺眉或閒話
strain theory | 緊張理論 | theory | S5 | the view that deviance arises when society sets goals for people but denies them the lawful means to reach these goals | 認為社會為人定下目標卻沒有提供合法途徑，因而引致越軌行為的理論 | also-zh=結構緊張論
differential association theory | 差別接觸論 | theory | S5 | the view that individuals learn criminal behaviour through close contact with others who engage in it | 認為人是從與犯罪者的密切來往中學會犯罪的理論 | also-zh=差異交往論
labelling theory | 標籤理論 | theory | S5 | the view that an act becomes deviant through the reaction of others, who define it and the person as such | 認為行為因他人的反應和定性而成為越軌，並非行為本質使然的理論 | also=labeling theory
control theory | 社會控制理論 | theory | S5 | the view that people commit deviant acts when their bonds to society are weak | 認為人與社會的聯繫薄弱時便會作出越軌行為的理論 | also=social control theory; also-zh=控制理論
social disorganisation theory | 社會解體論 | theory | S6 | the view that crime is highest in neighbourhoods where community ties and shared norms have broken down | 認為社區關係和規範崩潰的地區罪案最多的理論
rational choice theory of crime | 理性選擇論 | theory | S5 | the view that offenders weigh the gain of an offence against the risk of being caught and punished | 認為犯罪者會先衡量犯罪的得益和被捕受罰的風險的理論 | also-zh=理性抉擇論
conformist | 遵從者 | role | S6 | in Merton's scheme, a person who accepts both society's goals and the approved means of reaching them | 在默頓的分類中，既接受社會目標，也接受正當手段的人
innovator | 創新者 | role | S6 | in Merton's scheme, a person who accepts society's goals but uses unapproved means, such as theft | 在默頓的分類中，接受社會目標，卻採用盜竊等不正當手段的人
ritualist | 儀式主義者 | role | S6 | in Merton's scheme, a person who has given up society's goals but still follows the approved means | 在默頓的分類中，已放棄社會目標，但仍循規蹈矩的人
retreatist | 退縮者 | role | S6 | in Merton's scheme, a person who gives up both goals and means and drops out, such as an addict | 在默頓的分類中，同時放棄目標和手段、脫離社會的人，例如吸毒者
rebel | 反叛者 | role | S6 | in Merton's scheme, a person who replaces society's goals and means with new ones | 在默頓的分類中，以新的目標和手段取代社會原有者的人
primary deviance | 初級越軌 | idea | S6 | an early act of breaking norms that does not change a person's self-image or public identity | 未影響個人自我形象和公眾眼中身分的早期違規行為 | also-zh=初級偏差; not=secondary deviance
secondary deviance | 次級越軌 | idea | S6 | the breaking of norms by a person who has come to accept the deviant label that others have given | 一個人接受了他人所加的標籤後作出的違規行為 | also-zh=次級偏差; not=primary deviance
violent crime | 暴力罪行 | form | S3 | an offence in which force is used or threatened against a person, such as robbery | 對人動武或威脅對人動武的罪行，例如行劫
property crime | 財產罪行 | form | S4 | an offence in which money or goods are stolen or destroyed without force against anyone, such as shoplifting | 不對人使用武力而偷取或毀壞他人金錢或物品的罪行，例如店鋪盜竊
white-collar crime | 白領罪行 | form | S4 | a non-violent offence committed by people of respectable status in the course of their work, such as embezzlement | 有一定身分地位的人在工作中干犯的非暴力罪行，例如虧空公款 | not=corporate crime
organised crime | 有組織罪行 | form | S4 | illegal activities run by a long-standing criminal group, such as triad-controlled drug trafficking | 由長期存在的犯罪集團經營的非法活動，例如三合會操控的販毒
victimless crime | 無受害者罪行 | form | S5 | an illegal act that directly harms nobody except perhaps the person who commits it | 除了犯事者自己，沒有任何人直接受損的違法行為
hate crime | 仇恨罪行 | form | S5 | an offence motivated by prejudice against the victim's race, religion or other group identity | 因對受害人的種族、宗教等懷有偏見而干犯的罪行
cybercrime | 網絡罪行 | form | S3 | an offence committed by means of computers and the internet, such as online fraud | 利用電腦和資訊科技進行的罪行，例如線上騙案
corporate crime | 企業罪行 | form | S6 | an offence committed by a company for the company's own benefit, such as illegal dumping of waste | 公司為自身利益而干犯的罪行，例如非法傾倒廢物 | not=white-collar crime
juvenile delinquency | 青少年犯罪 | form | S3 | the breaking of the law by young people under the age of adulthood | 未成年人士的違法行為
deterrence | 阻嚇 | idea | S5 | the aim of discouraging the offender and others from breaking the law through fear of punishment | 使犯事者和其他人因害怕懲罰而不敢犯法的目的 | also-zh=嚇阻
retribution | 報應 | idea | S5 | the aim of punishment to make offenders suffer in proportion to the wrong they have done | 藉懲罰使犯事者承受與其過錯相稱的痛苦的目的 | also-zh=應報
rehabilitation | 更生 | idea | S4 | the aim of punishment to reform offenders so that they can return to society as good citizens | 幫助犯事者改過，使其重返社會做守法公民的目的 | not=deterrence
restorative justice | 復和公義 | idea | S6 | the approach that brings offenders and victims together so that the harm can be admitted and repaired | 讓犯事者與受害人會面，承認並彌補所造成傷害的做法 | also-zh=修復式正義
recidivism | 重犯 | idea | S5 | the return of convicted persons to crime after they have been punished | 曾被定罪的人受罰後再次違法的現象
probation | 感化 | method | S4 | a sentence by which the offender lives at home under the guidance of an officer instead of in custody | 犯事者不用被囚，在家接受專責人員監督和輔導的判處 | not=parole
parole | 假釋 | method | S5 | the release of a prisoner under supervision before the end of the sentence | 囚犯刑期未滿而在監管下提早獲釋的安排 | not=probation
community service order | 社會服務令 | method | S4 | a sentence by which the offender must do a number of hours of unpaid work for the public | 判令犯事者為公眾無償工作若干小時的刑罰
imprisonment | 監禁 | method | S3 | a sentence by which the offender is locked up for a period of time | 判令犯事者被囚一段時間的刑罰
fine | 罰款 | method | S3 | a sentence by which the offender must pay a sum of money to the state | 判令犯事者向政府繳付一筆金錢的刑罰
capital punishment | 死刑 | method | S3 | the legal execution of an offender as the heaviest sentence for a grave crime | 對嚴重罪犯依法處決的最重刑罰 | also=death penalty
police | 警察 | institution | P3 | the public force that keeps order, prevents crime and arrests suspects | 維持治安、防止罪案和拘捕疑犯的公共部隊
court | 法庭 | institution | P5 | the public body that hears cases and decides whether the accused is guilty | 審理案件並裁定被告是否有罪的公共機構
correctional system | 懲教系統 | institution | S4 | the public bodies that carry out sentences, hold prisoners and supervise their reform | 執行刑罰、羈押囚犯並監督其改過的公共機構 | also=corrections system
set | basic concepts of rule-breaking and order | 有關違規和秩序的基本概念 | deviance; social control; social order; stigma
set | terms for wrongdoing and its results | 與違規行為有關的概念 | primary deviance; secondary deviance; recidivism; stigma
set | theories of deviance and crime | 解釋越軌和犯罪的理論 | strain theory; differential association theory; labelling theory; control theory; social disorganisation theory; rational choice theory of crime
set | sociological explanations of juvenile delinquency | 解釋青少年犯罪的社會學理論 | strain theory; labelling theory; control theory; differential association theory
set | Merton's types of adaptation to strain | 默頓的適應類型 | conformist; innovator; ritualist; retreatist; rebel
set | kinds of crime | 罪行的類型 | violent crime; property crime; white-collar crime; victimless crime; hate crime
set | crimes that newspapers often report | 報章常見的罪行類別 | violent crime; white-collar crime; cybercrime; juvenile delinquency
set | approaches to dealing with offenders | 處置犯事者的取向 | deterrence; retribution; rehabilitation; restorative justice
set | sentences for offenders | 對犯事者的判處 | probation; community service order; imprisonment; fine; capital punishment
set | ways of treating offenders without or after custody | 監禁以外或監禁以後的安排 | probation; parole; community service order; fine
set | parts of the criminal justice system | 刑事司法系統的組成部分 | police; court; correctional system; Department of Justice=律政司
order | stages of a criminal case | 刑事案件的階段 | arrest=拘捕 > charge=檢控 > trial=審訊 > conviction=定罪 > sentencing=判刑

== Social stratification and inequality | 社會階層與不平等
social stratification | 社會分層 | idea | S4 | the ranking of whole groups of people in layers with unequal wealth, power and prestige | 按財富、權力和聲望的不同把人群劃分為高低等級的現象 | also-zh=社會階層化
caste system | 種姓制度 | system | S4 | a closed system of stratification in which birth fixes a person's rank, work and marriage for life | 由出身終身決定等級、職業和婚姻的封閉階層制度 | not=class system
class system | 階級制度 | system | S4 | an open system of stratification based on both birth and achievement, in which people may rise or fall | 以出身和成就為基礎、人可上升或下降的開放等級制度 | not=caste system
estate system | 封建等級制 | system | S6 | the system of stratification of medieval Europe, in which nobles, clergy and commoners had different rights by law | 中世紀歐洲依法劃分貴族、教士和平民不同權利的制度
slavery | 奴隸制 | system | S3 | the system in which some human beings are owned by others as property | 把某些人當作財產、由他人擁有的制度
meritocracy | 唯才主義 | system | S5 | a system in which rewards and positions are given purely according to ability and effort | 純按能力和努力分配報酬和職位的制度 | also-zh=精英管治, 精英制
social mobility | 社會流動 | idea | S4 | the movement of people from one class or position to another in a system of stratification | 人由一個階層或位置移至另一階層或位置的情況
upward mobility | 向上流動 | process | S4 | a rise to a higher social class or position | 升至較高社會階層或位置的情況 | also=upward social mobility; not=downward mobility
downward mobility | 向下流動 | process | S4 | a fall to a lower social class or position | 跌至較低社會階層或位置的情況 | also=downward social mobility; not=upward mobility
horizontal mobility | 水平流動 | process | S5 | a change of social position or job without any change of social class | 轉換職位或社會位置而階層不變的情況，例如轉任相若的工作 | also-zh=橫向流動
intergenerational mobility | 代際流動 | process | S5 | the change in social class between parents and their grown-up children | 父母與成年子女之間社會階層的轉變 | also-zh=跨代流動; not=intragenerational mobility
intragenerational mobility | 代內流動 | process | S5 | the change in a person's social position within his or her own lifetime | 個人在自己一生之中社會階層的轉變 | not=intergenerational mobility
structural mobility | 結構性流動 | process | S6 | the rise or fall in class of a whole group of people caused by changes in the economy, such as industrialisation | 工業化等經濟轉變令整群人的階層上升或下降的情況
upper class | 上層階級 | group | S3 | the small group at the top of society who own most wealth and can live on what they own | 處於社會頂端、擁有大部分財富並可靠資產過活的少數人
middle class | 中產階級 | group | S3 | professionals, managers and office workers with comfortable incomes and usually good schooling | 收入不俗、通常學歷較高的專業人士、經理和文職人員
working class | 工人階級 | group | S3 | people who earn their living by manual or routine service jobs | 靠體力勞動或例行服務工作謀生的人 | also-zh=勞工階層
underclass | 底層階級 | group | S5 | people at the very bottom of society who are cut off from steady work and often depend on public aid | 處於社會最底、長期沒有穩定工作並多靠公共援助的人
wealth | 財富 | quantity | S4 | the total value of what a person owns, less what he or she owes | 一個人擁有的資產總值減去負債後的數額 | not=income
income | 收入 | quantity | S3 | the money that a person receives over a period from work, investments and the like | 一個人在一段時間內從工作、投資等所得的金錢 | not=wealth
power | 權力 | quantity | S4 | the ability to make others do one's will even when they resist | 即使他人反抗仍能使其順從自己意志的能力 | not=prestige
prestige | 聲望 | quantity | S4 | the respect and admiration that others pay to a position or person | 他人對某個位置或人物的尊敬和景仰 | not=power
status consistency | 地位一致性 | property | S6 | the degree to which a person ranks equally high or low in wealth, power and prestige | 個人在財富、權力和聲望三方面高低相若的程度
life chances | 生活機會 | idea | S5 | the opportunities that people have, depending on their social position, to obtain good things such as health, education and income | 人因社會地位不同而獲得健康、教育、收入等好處的可能性 | also-zh=人生機會
absolute poverty | 絕對貧窮 | idea | S4 | the lack of the food, shelter and other basics that are needed to stay alive | 缺乏維持生命所需的食物、居所等基本物資的狀況 | not=relative poverty
relative poverty | 相對貧窮 | idea | S4 | the state of having much less than most people in the same society | 擁有的遠少於同一社會大多數人的狀況 | not=absolute poverty
subjective poverty | 主觀貧窮 | idea | S6 | the feeling of a person that his or her own income is not enough to meet the needs of life | 一個人自覺收入不足以應付生活需要的感受
intergenerational poverty | 跨代貧窮 | idea | S4 | the passing on of deprivation from parents to their children | 匱乏的處境由父母延續到子女的現象
feminisation of poverty | 貧窮女性化 | idea | S6 | the trend by which women make up a growing proportion of the poor | 窮人之中婦女所佔比例日益上升的趨勢
social exclusion | 社會排斥 | idea | S5 | the shutting out of individuals or groups from the rights and activities that others in society enjoy | 個人或群體無法享有他人所享權利和活動的情況
relative deprivation | 相對剝奪感 | idea | S6 | the feeling of being worse off that people have when they compare themselves with others around them | 人與周圍的人比較後覺得自己不如人而生的不滿
Davis-Moore thesis | 戴維斯—摩爾論 | theory | S6 | the claim that unequal rewards are needed so that able people take up the most important jobs | 認為須以不均等的報酬吸引有才能者擔任最重要職位的論點
cultural capital | 文化資本 | idea | S5 | the knowledge, tastes, manners and qualifications that help a person to succeed in society | 有助個人在社會上取得成就的學識、品味、談吐和學歷 | not=social capital
social capital | 社會資本 | idea | S5 | the useful connections and trust that people gain through their networks of relationships | 人通過人際網絡而擁有的有用關係和信任 | not=cultural capital
economic capital | 經濟資本 | idea | S5 | the money, property and other assets that a person owns | 個人所擁有的金錢、物業和其他資產
symbolic capital | 象徵資本 | idea | S6 | the honour and recognition that give a person standing in the eyes of others | 令個人在他人眼中享有名望的榮譽和認可
conspicuous consumption | 炫耀性消費 | idea | S5 | the buying and showing off of costly goods in order to display one's rank | 購買並展示昂貴物品以顯示身分的行為
world-systems theory | 世界體系理論 | theory | S6 | the view that the globe is one capitalist economy divided into core, semi-periphery and periphery | 認為全球是一個分為核心、半邊陲和邊陲的資本主義經濟體的理論 | also=world systems theory; also-zh=世界系統理論; not=dependency theory
dependency theory | 依附理論 | theory | S6 | the view that poor countries stay poor because rich ones exploit them and keep them from developing on their own | 認為富國的剝削令窮國長期受制於人而無法自主發展的理論 | also-zh=依賴理論; not=modernisation theory
modernisation theory | 現代化理論 | theory | S6 | the view that poor countries develop by adopting the technology, values and institutions of the industrial West | 認為貧窮國家只要採納西方工業國的科技、價值和制度便能發展的理論 | not=dependency theory
core nation | 核心國家 | place | S6 | a wealthy, dominant country that profits most from the capitalist world economy | 在資本主義世界經濟中得益最多的富裕強國
peripheral nation | 邊陲國家 | place | S6 | a poor, weak country that supplies cheap raw materials and labour to stronger ones | 向強國供應廉價原料和勞力的貧弱國家 | also-zh=邊緣國家
semi-peripheral nation | 半邊陲國家 | place | S6 | a country in the middle of the world economy that is exploited by stronger states and itself exploits weaker ones | 處於世界經濟中間位置、一面受強國剝削一面剝削弱國的國家
set | systems of ranking people | 劃分人群等級的制度 | caste system; class system; estate system; slavery; meritocracy
set | movements in the ranking of society | 社會等級中的流動 | upward mobility; downward mobility; horizontal mobility; geographical mobility=地域流動
set | social classes | 社會階級 | upper class; middle class; working class; underclass
set | dimensions of social inequality | 社會不平等的各個層面 | wealth; income; power; prestige
set | kinds of poverty | 貧窮的種類 | absolute poverty; relative poverty; subjective poverty; intergenerational poverty
set | concepts used in discussing the poor in Hong Kong | 討論香港貧窮問題的概念 | working poverty=在職貧窮; intergenerational poverty; absolute poverty; feminisation of poverty
set | feelings and situations of people who have less | 資源較少者的感受和處境 | relative deprivation; social exclusion; absolute poverty; intergenerational poverty
set | forms of capital in Bourdieu's theory | 布迪厄理論中的資本形式 | cultural capital; social capital; economic capital; symbolic capital
set | theories of global inequality and rank | 解釋全球和社會不平等的理論 | world-systems theory; dependency theory; modernisation theory; Davis-Moore thesis
set | concepts about rank and its display | 有關等級及其展示的概念 | conspicuous consumption; social mobility; life chances; status consistency
set | concepts about chances in life | 有關人生機遇的概念 | life chances; social mobility; social exclusion; cultural capital
order | social classes from the top to the bottom | 社會階級由上至下 | upper class > middle class > working class > underclass
order | zones of the world-system from the richest to the poorest | 世界體系由最富至最貧的地帶 | core nation > semi-peripheral nation > peripheral nation

== Race and ethnicity | 種族與族群
race | 種族 | idea | S3 | a category of people set apart by society because of bodily features such as skin colour | 社會按膚色等身體特徵劃分出來的人群類別 | not=ethnicity
ethnicity | 族裔 | idea | S3 | a shared identity based on ancestry, language, religion and customs | 以共同祖先、語言、宗教和習俗為基礎的身分認同 | not=race, nationality
nationality | 國籍 | idea | S3 | the legal status of belonging to a particular state | 在法律上屬於某一國家成員的身分 | not=ethnicity
dominant group | 支配群體 | group | S5 | people who hold most of the power and advantages in a society, whatever their number | 掌握社會大部分權力和優勢的人，與其人口多寡無關 | also-zh=優勢群體; not=minority group
diaspora | 散居族群 | group | S6 | people of one origin who live scattered in many lands outside their homeland | 同出一源、離開故土而分布於多國的人
indigenous people | 原住民 | group | S4 | the first known inhabitants of a land and their descendants | 一地最早為人所知的居民及其後代
new arrivals | 新來港人士 | group | S3 | people from the Chinese Mainland who have lived in Hong Kong for less than seven years | 由中國內地遷居香港不足七年的人
prejudice | 偏見 | idea | S3 | an unfair attitude or judgement about a group, formed beforehand without knowing the facts | 未了解事實便預先形成、對某群體不公平的態度或判斷 | not=discrimination, stereotype
discrimination | 歧視 | idea | S3 | the unfair treatment of people because of the group to which they belong | 因某人所屬的群體而對其作出不公平對待的行為 | not=prejudice
stereotype | 刻板印象 | idea | S3 | an oversimplified picture that makes all members of a group appear alike | 以為某群體全部成員都一樣的過分簡化的看法 | also-zh=定型; not=prejudice
racism | 種族主義 | idea | S4 | the belief that people of a certain skin colour or descent are by nature superior to others | 認為某些膚色或血統的人天生優於他人的信念
institutional racism | 制度性種族歧視 | idea | S5 | unequal treatment of certain ethnic groups that is built into the rules and practices of organisations and society | 植根於組織和社會的規則與做法之中、對某些族裔的不平等對待
white privilege | 白人特權 | idea | S6 | the unearned benefits that people of European descent enjoy in Western societies because of their skin colour | 歐裔人士在西方社會因膚色而不勞而獲的好處
double consciousness | 雙重意識 | idea | S6 | Du Bois's idea that African Americans see themselves both through their own eyes and through those of a prejudiced majority | 杜波依斯提出的概念，指非裔美國人同時以自己和懷有偏見的主流社會的目光看待自己
intersectionality | 交叉性 | idea | S6 | the way in which race, gender, class and other identities combine to shape a person's advantages or disadvantages | 種族、性別、階級等身分互相結合，影響個人處境優劣的情況 | also-zh=交織性
genocide | 種族滅絕 | process | S4 | the deliberate killing of large numbers of a people with the aim of destroying it | 以根除某一民族為目的而大規模殺害其成員的行為
expulsion | 驅逐 | process | S5 | the forcing of an ethnic group to leave an area or country | 強迫某一民族離開某地或某國的行為
segregation | 隔離政策 | process | S4 | the enforced separation of races in housing, schools and public places | 在居所、學校和公共場所強行把不同種族分開的做法 | also=racial segregation; also-zh=種族隔離
assimilation | 同化 | process | S4 | the process by which a minority gives up its own culture and identity and becomes like the majority | 少數族群放棄自身文化和身分，變得與主流一樣的過程 | not=pluralism, amalgamation
amalgamation | 融合 | process | S5 | the blending of several ethnic groups, through intermarriage and contact, into a new group with a new culture | 多個族群經通婚和交往，結合成具有新文化的新群體的過程 | not=assimilation
pluralism | 多元共存 | idea | S5 | the state in which each ethnic group keeps its own culture while all respect one another | 各族裔保留自身生活方式而又互相尊重的狀態 | also-zh=多元主義; not=assimilation
affirmative action | 平權措施 | method | S5 | a policy that gives members of groups that have suffered discrimination preference in education or employment | 讓曾受不公平對待的群體在升學或就業上獲優先考慮的政策 | also-zh=積極平權措施
apartheid | 南非種族隔離制度 | system | S4 | the system of laws by which South Africa's white rulers denied equal rights to other races from 1948 to the early 1990s | 1948年至1990年代初由白人政府以法律剝奪其他人種平等權利的制度
hate speech | 仇恨言論 | idea | S5 | words that attack a group because of its race, religion or other identity and stir up hostility towards it | 因種族、信仰等攻擊某群體並煽動敵意的言詞
set | ways of classing people by origin | 按來源區分人的概念 | race; ethnicity; nationality; place of residence=居住地
set | groups of residents in Hong Kong and elsewhere | 香港和其他地方的居民群體 | new arrivals; diaspora; indigenous people; foreign domestic helpers=外籍家庭傭工
set | unfair attitudes and acts towards groups | 對群體不公平的態度和行為 | prejudice; discrimination; stereotype; hate speech
set | attitudes that hinder harmony between races | 妨礙種族和諧的觀念 | stereotype; racism; xenophobia; ethnocentrism
set | concepts about racial inequality | 有關種族不平等的概念 | institutional racism; white privilege; double consciousness; intersectionality
set | patterns of relations between a majority and a minority | 多數與少數群體的關係模式 | genocide; expulsion; segregation; assimilation; amalgamation
set | outcomes when peoples live together | 不同民族共處的結果 | assimilation; amalgamation; segregation; pluralism=多元共存
set | systems of unequal rights in history | 歷史上的不平等制度 | caste system; estate system; slavery; apartheid
order | minority relations from the least tolerant to the most tolerant | 對少數群體的態度由最不容忍至最包容 | genocide > segregation > pluralism

== Gender and age | 性別與年齡
sex | 生理性別 | idea | S3 | the biological difference between male and female, determined by chromosomes and reproductive organs | 由染色體和身體器官決定的男女身體差異 | not=gender
gender | 社會性別 | idea | S4 | the traits and behaviour that a society regards as appropriate for men or for women | 社會認為男子或女子應有的特質和行為 | not=sex
gender role | 性別角色 | idea | S3 | the behaviour and tasks that a society expects of a person for being a man or a woman | 社會期望男性或女性擔當的工作和應有的行為 | also-zh=兩性角色
gender identity | 性別認同 | idea | S4 | a person's deeply held inner sense of being male, female or neither | 個人內心深處覺得自己是男、是女或兩者皆非的感受 | not=sexual orientation
sexual orientation | 性傾向 | idea | S4 | the pattern of a person's romantic and physical attraction to men, to women or to both | 個人在感情和身體上受男性、女性或兩者吸引的模式 | also-zh=性取向; not=gender identity
masculinity | 陽剛氣質 | idea | S5 | the qualities, such as toughness, that a society associates with men | 社會認為男子應有的特質，例如堅強 | also-zh=男性氣質; not=femininity
femininity | 陰柔氣質 | idea | S5 | the qualities, such as gentleness, that a society associates with women | 社會認為女子應有的特質，例如溫順 | also-zh=女性氣質; not=masculinity
androgyny | 雙性氣質 | idea | S6 | the combination in one person of qualities associated with men and qualities associated with women | 一個人兼具被視為男子和女子應有的性情的情況 | also-zh=中性氣質
sexism | 性別歧視 | idea | S4 | prejudice or unfair treatment on the ground that a person is male or female | 因某人是男或是女而抱有偏見或作出不公平對待的行為
patriarchy | 父權制 | system | S4 | a social system in which men hold the power in the family and in public life | 由男性在家庭和公共生活中掌權的社會制度 | not=matriarchy
matriarchy | 母權制 | system | S5 | a social system in which women hold the power in the family and in public life | 由女性在家庭和公共生活中掌權的社會制度 | not=patriarchy
gerontocracy | 長老統治 | system | S6 | a social system in which the oldest members hold the power | 由最年長的成員掌權的社會制度
glass ceiling | 玻璃天花板 | idea | S5 | an unseen barrier that keeps women and minorities from rising to the top posts | 阻礙婦女和少數族裔晉升最高職位的無形障礙 | not=gender pay gap, glass escalator
glass escalator | 玻璃扶梯 | idea | S6 | the unseen advantage that speeds the promotion of men in jobs done mostly by women | 男士在以女士為主的行業中晉升較快的無形優勢 | not=glass ceiling
gender pay gap | 性別薪酬差距 | idea | S5 | the difference between the average earnings of men and of women | 男士與女士的平均工資相距的幅度 | also=gender wage gap
second shift | 第二輪班 | idea | S6 | the housework and childcare that working women do at home after their paid work | 職業婦女下班後所做的家務和照顧子女的工作
motherhood penalty | 母職懲罰 | idea | S6 | the disadvantage in pay and promotion that female workers suffer because they have children | 女性員工因生兒育女而在薪酬和晉升上處於的劣勢
sexual harassment | 性騷擾 | idea | S4 | unwelcome advances, remarks or conduct of an intimate nature that offend, humiliate or frighten a person | 令人感到受冒犯、侮辱或威嚇的不受歡迎的挑逗、言語或行為
domestic violence | 家庭暴力 | idea | S3 | physical, mental or other abuse of a person by his or her spouse, partner or relative | 配偶、伴侶或親屬之間的身體、精神或其他虐待行為 | also=family violence
human trafficking | 人口販賣 | idea | S4 | the recruiting or moving of persons by force or fraud in order to exploit them | 以武力或欺騙手段招攬或運送他人以作剝削的行為
bullying | 欺凌 | idea | S3 | the repeated and intentional hurting of a weaker person by a stronger person or group | 力量較強者蓄意而重複地傷害較弱者的行為
first-wave feminism | 第一波女性主義 | event | S6 | the women's movement of the nineteenth and early twentieth centuries, which fought mainly for the vote | 十九世紀至二十世紀初主要爭取投票權的婦女運動
second-wave feminism | 第二波女性主義 | event | S6 | the women's movement of the 1960s and 1970s, which fought for equality at work and in the home | 1960至1970年代爭取職場和家庭平等的婦女運動
third-wave feminism | 第三波女性主義 | event | S6 | the women's movement that began in the 1990s and stressed the diversity of women's lives and identities | 始於1990年代、強調婦女生活和身分多元的婦女運動
Me Too movement | MeToo運動 | event | S5 | the worldwide protest, spread by a hashtag from 2017, against sexual assault and harassment | 2017年起藉社交平台標籤傳遍全球、反對性侵和性騷擾的行動
ageism | 年齡歧視 | idea | S4 | prejudice or unfair treatment on the ground of how old or young a person is | 因某人年歲大小而抱有偏見或作出不公平對待的行為
ableism | 能力歧視 | idea | S6 | prejudice or unfair treatment of persons with disabilities | 對殘疾人士抱有偏見或作出不公平對待的行為 | also-zh=健全主義
classism | 階級歧視 | idea | S6 | prejudice or unfair treatment on the ground of a person's wealth or rank | 因某人的貧富或身分高低而抱有偏見或作出不公平對待的行為
gerontology | 老年學 | idea | S5 | the scientific study of growing old and of elderly people | 研究人變老的過程和長者的科學
disengagement theory | 脫離理論 | theory | S6 | the view that it is natural for the elderly to withdraw gradually from society and from their former roles | 認為長者退出社會和原有角色是自然的理論 | also-zh=撤退理論; not=activity theory of ageing
activity theory of ageing | 活動理論 | theory | S6 | the view that the elderly are happiest when they stay busy and socially involved | 認為長者保持忙碌和投入社交便最快樂的理論 | also=activity theory; not=disengagement theory
continuity theory | 連續理論 | theory | S6 | the view that the elderly try to keep the same habits, interests and personality as before | 認為長者會設法保持以往的習慣、興趣和性格的理論 | also-zh=持續理論
subculture theory of ageing | 老年次文化論 | theory | S6 | the view that the elderly, who mix mainly with each other, form a group with norms and a way of life of its own | 認為長者主要與同齡人來往，因而形成自己一套規範和生活方式的理論
life course | 生命歷程 | idea | S5 | the whole series of stages and changes from birth to death | 由出生至死亡的各個階段和轉變
sandwich generation | 三文治世代 | group | S6 | middle-aged people who have to support both their ageing parents and their children | 同時需要供養年老父母和子女的中年人
baby boomers | 嬰兒潮世代 | group | S5 | people born in the years of high birth rates that followed the Second World War | 第二次世界大戰後出生率高企的年代出生的人
Generation Z | Z世代 | group | S4 | people born roughly between the late 1990s and the early 2010s, who grew up with the internet | 約於1990年代末至2010年代初出生、在互聯網中成長的人
set | concepts of sex and gender | 有關性別的概念 | sex; gender identity; sexual orientation; gender role; androgyny
set | concepts about being male or female | 有關男女之別的概念 | sex; gender; gender identity; sexual orientation
set | social systems named after who holds power | 按掌權者命名的社會制度 | patriarchy; matriarchy; gerontocracy; meritocracy
set | concepts of inequality between men and women at work | 有關職場男女不平等的概念 | glass ceiling; gender pay gap; second shift; motherhood penalty; glass escalator
set | kinds of unfair treatment | 歧視的種類 | sexism; ageism; ableism; classism; racism
set | problems of violence and abuse | 暴力和侵害問題 | sexual harassment; domestic violence; human trafficking; bullying; hate speech
set | waves and campaigns of the women's movement | 婦女運動的浪潮 | first-wave feminism; second-wave feminism; third-wave feminism; Me Too movement
set | theories of growing old | 解釋老年生活的理論 | disengagement theory; activity theory of ageing; continuity theory; subculture theory of ageing
set | generations and age groups | 世代和年齡群體 | sandwich generation; baby boomers; Generation Z; millennials=千禧世代
order | waves of the women's movement | 婦女運動的先後浪潮 | first-wave feminism > second-wave feminism > third-wave feminism

== Family and kinship | 家庭與親屬關係
nuclear family | 核心家庭 | form | S1 | a household made up only of a married couple and their unmarried children | 只由夫婦及其未婚子女組成的一家人 | not=extended family
stem family | 主幹家庭 | form | S3 | a household of parents living with one married child and that child's spouse and children | 由父母與一名已婚子女及其配偶和孩子組成、同住的一家人 | also-zh=折衷家庭
single-parent family | 單親家庭 | form | S1 | a household in which one father or one mother brings up the children alone | 由父或母一方獨力撫養子女的一家人
blended family | 重組家庭 | form | S2 | a household formed when a couple marry and bring children from earlier marriages | 夫婦再婚，並帶同前段婚姻所生子女一起生活的一家人 | also=stepfamily, reconstituted family; also-zh=再婚家庭
childless family | 無子女家庭 | form | S3 | a household of a married couple without any offspring | 只由夫婦二人組成、未有下一代的一家人
dual-earner family | 雙職家庭 | form | S3 | a household in which both husband and wife go out to work | 丈夫和妻子均外出工作的一家人
family of orientation | 原生家庭 | form | S6 | the family into which a person is born and in which he or she grows up | 個人出生及成長所在的那一家人 | also-zh=出身家庭; not=family of procreation
family of procreation | 生育家庭 | form | S6 | the family that a person forms by marrying and having children | 個人婚後自行建立、與配偶和兒女組成的那一家人 | not=family of orientation
marriage | 婚姻 | institution | S1 | a socially and usually legally recognised union between spouses | 獲社會、通常也獲法律承認的配偶結合關係
cohabitation | 同居 | idea | S3 | the living together of a couple who are not legally married | 沒有法定夫妻關係的伴侶共同生活的方式
divorce | 離婚 | idea | S2 | the legal ending of a marriage while both spouses are alive | 夫妻雙方在生時依法終止婚姻關係
separation | 分居 | idea | S3 | the living apart of a couple who are still legally married | 法律上仍是夫妻的兩人分開居住的安排 | not=divorce
remarriage | 再婚 | idea | S3 | the act of taking a new spouse after divorce or the death of the former one | 離婚或喪偶後另覓配偶成婚的情況
monogamy | 一夫一妻制 | form | S4 | the rule or practice by which a person has only one spouse at a time | 規定每人同一時間只可有一名配偶的婚姻形式 | not=polygamy
polygyny | 一夫多妻制 | form | S4 | a form of marriage in which one man has two or more wives at once | 一名男子同時有兩名或以上配偶的婚姻形式 | not=polyandry
polyandry | 一妻多夫制 | form | S5 | a form of marriage in which one woman has two or more husbands at once | 一名女子同時有兩名或以上配偶的婚姻形式 | not=polygyny
serial monogamy | 連續單偶制 | form | S6 | the practice of having several spouses during one's life, but only one at a time | 先後有多名配偶、每次只有一名的婚姻形式
group marriage | 群婚制 | form | S6 | a form of marriage in which several men and several women are spouses of one another | 數名男子與數名女子互為配偶的婚姻形式
endogamy | 內婚制 | form | S5 | the rule that people must marry within their own group, caste or religion | 規定人須在自己的群體、種姓或宗教之內擇偶的規則 | not=exogamy
exogamy | 外婚制 | form | S5 | the rule that people must marry outside their own group, clan or village | 規定人須在自己的群體、宗族或村落以外擇偶的規則 | not=endogamy
homogamy | 同類婚 | form | S6 | the tendency to marry a person of similar class, education and background | 與階級、學歷和背景相近者成婚的傾向 | not=endogamy
patrilineal descent | 父系繼嗣 | form | S5 | the tracing of kinship and inheritance through the father's line only | 只按男性一方的祖先追溯親屬關係和繼承財產的方式 | not=matrilineal descent
matrilineal descent | 母系繼嗣 | form | S5 | the tracing of kinship and inheritance through the mother's line only | 只按女性一方的祖先追溯親屬關係和繼承財產的方式 | not=patrilineal descent
bilateral descent | 雙系繼嗣 | form | S5 | the tracing of kinship equally through both the father and the mother | 同時按父親和母親兩方追溯親屬關係的方式 | also=bilineal descent
patrilocal residence | 從夫居 | form | S5 | the custom by which a married couple lives with or near the husband's parents | 夫婦婚後與男方父母同住或住在附近的習俗 | not=matrilocal residence
matrilocal residence | 從妻居 | form | S5 | the custom by which a married couple lives with or near the wife's parents | 夫婦婚後與女方父母同住或住在附近的習俗 | not=patrilocal residence
neolocal residence | 新居制 | form | S5 | the custom by which a married couple sets up a home of its own apart from both sets of parents | 夫婦婚後離開雙方父母另組住處的習俗
avunculocal residence | 從舅居 | form | S6 | the custom by which a married couple lives with or near the husband's mother's brother | 夫婦婚後與男方母親的兄弟同住或住在附近的習俗
kinship | 親屬關係 | idea | S3 | the relationship between people through blood, marriage or adoption | 人因血緣、婚姻或領養而有的聯繫
consanguineal kin | 血親 | group | S6 | relatives who are related by birth or common ancestry, such as siblings and cousins | 因出生或有共同祖先而有關係的親人，例如兄弟姊妹 | not=affinal kin
affinal kin | 姻親 | group | S6 | relatives who are related through marriage, such as parents-in-law | 因結婚而有關係的親人，例如岳父岳母 | not=consanguineal kin
clan | 氏族 | group | S4 | a large kin group whose members believe that they descend from one remote ancestor, often without tracing every link | 相信源自同一遠祖、但往往不能逐代追溯的一大群人 | not=lineage
lineage | 世系群 | group | S6 | a kin group whose members can trace every step of their descent from a known common ancestor | 能逐代追溯至同一已知祖先的一群親屬 | not=clan
bride price | 聘金 | object | S5 | money or goods given by the groom and his family to the family of the woman he marries | 結婚時男方給予女方家庭的金錢或物品 | also=bridewealth; also-zh=彩禮; not=dowry
dowry | 嫁妝 | object | S4 | money or goods that a bride brings from her parents into the marriage | 新娘由娘家帶到夫家的金錢或物品 | not=bride price
authoritative parenting | 民主權威型管教 | method | S4 | a way of raising children with clear rules together with warmth and discussion | 既有清晰規則，又有關愛和溝通的教養方式 | also-zh=威信型管教; not=authoritarian parenting
authoritarian parenting | 專制型管教 | method | S4 | a way of raising children by demanding strict obedience, with little warmth or discussion | 要求子女絕對服從，而少有關愛和溝通的教養方式 | not=authoritative parenting
permissive parenting | 放縱型管教 | method | S4 | a way of raising children with much warmth but few rules or demands | 多關愛而少規則和要求的教養方式 | also-zh=寬容型管教; not=neglectful parenting
neglectful parenting | 忽視型管教 | method | S4 | a way of raising children with neither rules nor warmth, in which parents show little involvement | 既無規則也無關愛，對子女不聞不問的教養方式 | also=uninvolved parenting; not=permissive parenting
empty nest | 空巢期 | period | S5 | the stage of family life after the last child has grown up and left home | 最後一名子女長大離家後的家庭生活階段
set | family types found in Hong Kong | 香港常見的家庭類型 | nuclear family; extended family=擴大家庭; single-parent family; blended family
set | states and changes in the life of a couple | 伴侶關係的變化 | marriage; cohabitation; divorce; separation; remarriage
set | bonds of descent and belonging | 血緣和歸屬的聯繫 | kinship; race; ethnicity; nationality
set | forms of marriage by number of spouses | 按配偶數目區分的婚姻形式 | polygyny; polyandry; group marriage; serial monogamy
set | rules and practices of marriage | 有關婚姻的規則和傾向 | endogamy; exogamy; homogamy; monogamy
set | rules of descent and marriage partners | 有關繼嗣和擇偶的規則 | patrilineal descent; matrilineal descent; bilateral descent; endogamy; exogamy
set | customs of residence after marriage | 婚後居住的習俗 | patrilocal residence; matrilocal residence; neolocal residence; avunculocal residence
set | groups of relatives | 親屬群體 | consanguineal kin; affinal kin; adoptive relatives=領養親屬; sworn relatives=契親
set | groups based on kinship and descent | 以親屬和血緣為基礎的群體 | clan; lineage; tribe; band
set | styles of parenting | 管教子女的方式 | authoritative parenting; authoritarian parenting; permissive parenting; neglectful parenting
order | stages of the family life cycle | 家庭生命週期的階段 | marriage > birth of the first child=第一名孩子出生 > launching of the children=子女長大離家 > empty nest

== Religion | 宗教
monotheism | 一神論 | idea | S4 | the religious belief that there is only one God | 認為只有上帝是真神、別無他神的信仰 | not=polytheism
polytheism | 多神論 | idea | S4 | the religious belief that there are many gods | 相信有眾多神祇並加以敬拜的信仰 | not=monotheism
atheism | 無神論 | idea | S4 | the view that no God or gods exist | 認為上帝或神明根本不存在的觀點 | not=agnosticism
agnosticism | 不可知論 | idea | S5 | the view that people cannot know whether God exists | 認為人無法知道上帝是否存在的觀點 | not=atheism
animism | 泛靈論 | idea | S5 | the belief that spirits live in animals, plants, rocks and other natural things | 相信動植物、岩石等自然物都有精魂居住其中的信仰 | also-zh=萬物有靈論; not=totemism
totemism | 圖騰崇拜 | idea | S5 | the belief in a sacred bond between a clan and the animal or plant that is its emblem | 相信氏族與作為其標誌的動植物之間有神聖聯繫的信仰 | not=animism
pantheism | 泛神論 | idea | S6 | the view that God and the universe are one and the same | 認為上帝與宇宙同為一體的觀點 | not=polytheism
deism | 自然神論 | idea | S6 | the view that God created the world but does not interfere in it afterwards | 認為上帝創造世界後便不再干預世事的觀點 | not=theism
ancestor worship | 祖先崇拜 | idea | S3 | the honouring of dead forefathers with offerings and rites, in the belief that they can protect their descendants | 相信先人能庇佑後代，以祭品和禮儀供奉他們的信仰
sacred | 神聖 | idea | S5 | what is set apart from everyday life and inspires religious awe and reverence | 與日常生活分隔、令人敬畏的事物 | not=profane
profane | 世俗 | idea | S6 | what is ordinary, belongs to everyday life and is not treated with religious awe | 屬於日常生活而不引起敬畏的平凡事物 | also-zh=凡俗; not=sacred
rite of passage | 過渡禮儀 | idea | S5 | a ceremony that marks a person's move from one stage of life to another | 標誌個人由人生一個階段踏入另一階段的典禮 | also-zh=通過儀式
denomination | 宗派 | group | S6 | one of several large religious bodies that exist side by side and accept each other, none of them being the state religion | 多個互相承認、並存而不屬官方宗教的大型宗教團體之一 | not=sect
sect | 教派 | group | S6 | a small religious group that has broken away from a larger one, usually to return to the original faith | 通常為恢復原初信仰而從大型宗教團體分裂出來的小團體 | not=cult
cult | 膜拜團體 | group | S6 | a small, new religious movement led by one person and regarded as strange by the wider society | 由一名領袖帶領、被主流社會視為怪異的新興小型宗教團體 | not=sect
ecclesia | 國教 | group | S6 | a religious organisation to which all or nearly all members of a state officially belong | 一地所有或絕大部分人民正式所屬的宗教團體
fundamentalism | 原教旨主義 | idea | S5 | strict and literal adherence to the original teachings of a religion together with rejection of modern changes | 嚴格按字面恪守經典最初的訓示，並拒絕現代改變的主張 | also-zh=基要主義
civil religion | 公民宗教 | idea | S6 | the quasi-sacred respect that citizens pay to national symbols such as the flag and anthem | 人民對國旗、國歌等國家象徵懷有的近乎神聖的敬意
religious experience | 宗教經驗 | idea | S6 | the feeling of being in contact with God or of being overwhelmed by the divine | 感到與神明接觸或被神聖力量震懾的感受
religious ritual | 宗教儀式 | idea | S4 | a fixed set of acts by which believers worship, such as prayer or baptism | 信徒崇拜時所作的一套固定行為，例如祈禱或洗禮
religious belief | 宗教信念 | idea | S4 | an idea about God or the divine that members of a faith hold to be true | 信徒奉為真理、關於神明的教義
pilgrimage | 朝聖 | idea | S4 | a journey to a holy place made as an act of faith | 信徒為表虔誠而前往聖地的旅程
Protestant ethic | 新教倫理 | idea | S6 | the values of hard work, thrift and worldly success as a sign of being chosen by God | 重視勤勞節儉，視事業成功為蒙神揀選標記的價值觀 | also=Protestant work ethic
liberation theology | 解放神學 | idea | S6 | the movement, begun in Latin America, that uses Christian teaching to fight poverty and injustice | 源自拉丁美洲、以基督教教義對抗貧窮和不公義的主張
theodicy | 神義論 | idea | S6 | an attempt to explain why a good and almighty God allows evil | 解釋至善全能的上帝為何容許邪惡存在的論說
theocracy | 神權政治 | system | S5 | rule by religious leaders or in the name of God | 由宗教領袖統治或以上帝之名進行的統治
set | beliefs about God or gods | 有關上帝或神明的信念 | monotheism; polytheism; atheism; agnosticism; animism
set | beliefs of traditional societies | 傳統社會的信仰 | animism; totemism; ancestor worship; polytheism
set | concepts of the sociology of religion | 宗教社會學的概念 | sacred; profane; rite of passage; civil religion
set | religious ideas with social effects | 具社會影響的宗教觀念 | Protestant ethic; liberation theology; fundamentalism; civil religion
set | philosophical positions about God | 關於上帝的哲學立場 | pantheism; deism; agnosticism; atheism
order | religious bodies from the least to the most accepted by the state | 宗教團體由最不獲至最獲國家接納 | cult > sect > denomination > ecclesia

== Education | 教育
formal education | 正規教育 | form | S4 | the learning of knowledge and skills through a set curriculum in schools and universities | 在學校和大學按既定課程學習知識和技能的方式 | not=informal education
informal education | 非正式教育 | form | S5 | the learning of values and skills in daily life without a curriculum or a school | 沒有課程和學校、在日常生活中學到價值觀和技能的方式 | not=formal education
vocational education | 職業教育 | form | S4 | learning that prepares students for a particular trade or job | 為學生投身某一行業或工作而提供的訓練 | also-zh=職業專才教育
adult education | 成人教育 | form | S4 | courses for people who have grown up and left school, often taken in the evening or part-time | 為已離校人士而設、多在晚間或兼讀的課程
special education | 特殊教育 | form | S4 | schooling designed for students with disabilities or particular learning needs | 為殘疾或有學習困難的學生而設的教學
homeschooling | 在家自學 | form | S5 | the teaching of children by their parents instead of at a school | 由父母自行教導孩子而不送往學校的方式
universal education | 普及教育 | idea | S4 | the principle that every child in a society should receive schooling | 社會上每名兒童都應有機會入學的原則 | not=compulsory education
compulsory education | 強迫教育 | idea | S4 | schooling that children of a certain age must attend by law | 法例規定某年齡兒童必須入學讀書的制度 | also-zh=義務教育
lifelong learning | 終身學習 | idea | S4 | the idea that people should go on acquiring knowledge and skills from childhood to old age | 人一生應不斷吸收知識和技能的理念
equal opportunity in education | 教育機會均等 | idea | S5 | the principle that pupils of every background should have the same chance of learning and advancement | 不論背景，所有學生都應有同樣途徑入學和升學的原則
hidden curriculum | 隱蔽課程 | idea | S5 | the values and attitudes that schools pass on to pupils without stating them, such as punctuality and obedience | 學校沒有明言卻傳授給學生的價值觀和態度，例如守時和服從 | also-zh=潛在課程
credentialism | 文憑主義 | idea | S5 | the overemphasis on certificates and degrees as proof that a person is fit for a job | 過分以證書和學位衡量人能否勝任工作的風氣 | also-zh=學歷主義
cultural transmission | 文化傳遞 | idea | S5 | the passing on of norms, values and knowledge from one generation to the next | 把規範、價值觀和知識一代傳一代的作用 | not=cultural diffusion
tracking | 能力分流 | idea | S5 | the placing of pupils in different classes or courses according to their academic ability | 按學業成績把學生編入不同班別或課程的做法 | also=streaming, ability grouping; also-zh=能力分班
social placement | 社會安置 | idea | S6 | the use of schooling to sort people into different positions and jobs | 藉學校教育把人分配到不同位置和工作的作用 | also-zh=社會配置
educational inflation | 學歷貶值 | idea | S5 | the fall in the value of degrees as more people obtain them, so that jobs demand higher and higher qualifications | 持有者日多而令學位價值下降，職位要求越來越高的現象 | also=credential inflation; also-zh=文憑貶值
brain drain | 人才外流 | idea | S4 | the loss of a country's skilled and educated people through emigration | 一國的高學歷和專業人士因移居別國而減少的現象
digital literacy | 數碼素養 | idea | S4 | the ability to find, judge and use information with computers and networks | 運用電腦和網絡尋找、判斷和使用資訊的能力 | not=media literacy
functional illiteracy | 功能性文盲 | idea | S6 | the inability to read and write well enough to manage everyday tasks | 讀寫能力不足以應付日常事務的情況
grade inflation | 評分膨脹 | idea | S6 | the rise of marks over the years without any rise in the quality of students' work | 學生表現沒有進步，分數卻逐年上升的現象
teacher expectancy effect | 教師期望效應 | idea | S6 | the improvement or decline of pupils that results from what their instructor believes about their ability | 學生因任教者對其能力的看法而令表現轉好或轉差的現象 | also=Pygmalion effect; also-zh=畢馬龍效應
dropout | 輟學生 | role | S4 | a student who leaves school before completing the course | 未完成規定課程便離校的人
truant | 逃學生 | role | S4 | a pupil who stays away from lessons without permission | 未得校方許可而擅自缺課的學童
set | kinds of education | 教育的類型 | informal education; vocational education; adult education; special education; homeschooling
set | ways of learning in and out of school | 校內和校外的學習方式 | formal education; informal education; homeschooling; adult education
set | principles of education policy | 教育政策的理念 | universal education; compulsory education; lifelong learning; equal opportunity in education
set | functions of schooling | 學校教育的功能 | cultural transmission; social placement; social control; cultural innovation=文化創新
set | criticisms and problems of education systems | 教育制度受到的批評和問題 | credentialism; tracking; educational inflation; hidden curriculum; grade inflation
set | pupils and learners in special situations | 處境特殊的學生 | dropout; truant; exchange student=交換生; gifted student=資優生
order | levels of education in Hong Kong | 香港的教育階段 | kindergarten=幼稚園 > primary school=小學 > secondary school=中學 > university=大學

== Government and politics | 政府與政治
authority | 權威 | idea | S4 | power that people accept as rightful and therefore obey willingly | 被人承認為正當、因而甘願服從的權力 | not=power
legitimacy | 合法性 | idea | S5 | the belief of the people that those who govern them have the right to do so | 人民認為執政者有權管治的信念 | also-zh=認受性
traditional authority | 傳統型權威 | idea | S5 | the right to rule that rests on long-standing custom, as that of a hereditary king | 建基於悠久習俗的管治權，例如世襲國王的管治權 | also-zh=傳統權威
charismatic authority | 魅力型權威 | idea | S5 | the right to rule that rests on a leader's extraordinary personal qualities | 建基於領袖非凡個人特質的管治權 | also-zh=個人魅力型權威
rational-legal authority | 法理型權威 | idea | S5 | the right to rule that rests on written rules and the office a person holds | 建基於明文規章和職位的管治權 | also-zh=法理權威
sovereignty | 主權 | idea | S4 | the supreme power of a state over its own territory and affairs | 國家對自身領土和事務的最高權力
state | 國家 | institution | S3 | a political body with a territory, a population, a government and supreme power of its own | 擁有領土、人口、政府和最高權力的政治實體 | not=nation
nation | 民族 | group | S4 | a large group of people united by common history, language and culture | 因共同歷史、語言和文化而有共同身分認同的一群人 | not=state
monarchy | 君主制 | system | S3 | a form of government headed by a king, queen or emperor, usually by inheritance | 由國王、女王或皇帝為首、通常世襲的政體
absolute monarchy | 絕對君主制 | system | S4 | a form of government in which a king or queen rules without limits by law or parliament | 國王或女王的統治不受法律或議會限制的政體 | also-zh=君主專制; not=constitutional monarchy
constitutional monarchy | 君主立憲制 | system | S3 | a form of government in which a king or queen is head of state but elected bodies hold the power | 國王或女王為國家元首，但實權由民選機構掌握的政體 | not=absolute monarchy
republic | 共和國 | system | S3 | a form of government in which the head of state is not a king or queen and the state belongs to the people | 國家元首並非君主、國家屬於人民的政體
oligarchy | 寡頭政治 | system | S4 | a form of government in which a small group of powerful people rules | 由少數有權勢者掌權的政體
dictatorship | 獨裁政體 | system | S3 | a form of government in which one person holds unlimited power, usually gained or kept by force | 由一人掌握無限權力、通常靠武力奪取或維持的政體
totalitarianism | 極權主義 | system | S4 | a form of government that controls every aspect of its people's lives, including their thoughts | 控制人民生活每一方面、包括思想的政體 | not=authoritarianism
authoritarianism | 威權主義 | system | S5 | a form of government that allows little political freedom but interferes less in private life | 政治自由甚少，但對私人生活多不干預的政體 | not=totalitarianism
direct democracy | 直接民主 | system | S4 | a form of government in which citizens themselves vote on laws and policies | 由公民親自投票決定法律和政策的政體 | not=representative democracy
representative democracy | 代議民主 | system | S4 | a form of government in which citizens elect people to make laws and policies on their behalf | 由公民選出他人替自己制定法律和政策的政體 | also-zh=間接民主; not=direct democracy
anarchy | 無政府狀態 | system | S5 | the condition of a society in which there is no government or ruler at all | 社會完全沒有管治機關的情形
power elite | 權力精英 | group | S6 | the small number of top business, political and military leaders who, in Mills's view, run the country | 米爾斯認為操控國家的少數商界、政界和軍界領袖
interest group | 利益團體 | group | S5 | an organisation that tries to influence government policy for the benefit of its members without seeking office itself | 不謀求執政、但向政府施壓以維護成員訴求的組織 | also=pressure group; also-zh=壓力團體; not=political party
political party | 政黨 | group | S3 | an organised body that puts up candidates in elections in order to gain government power | 派人參選以取得執政權力的組織 | not=interest group
non-governmental organisation | 非政府組織 | group | S3 | a non-profit body independent of the state that works for a public cause, such as the Red Cross | 獨立於官方、為公益工作而不牟利的團體，例如紅十字會 | also=NGO
civil society | 公民社會 | group | S5 | all the voluntary groups and associations that lie between the family and the state | 介乎家庭與政府之間的各種自願團體的總和
pluralist model | 多元主義模式 | theory | S6 | the view that power is spread among many competing groups, none of which dominates | 認為權力分散於眾多互相競爭的團體、無一獨大的理論 | not=elite theory
elite theory | 精英理論 | theory | S6 | the view that real power always lies with a small, united group at the top of society | 認為實權總是掌握在社會頂層少數人手中的理論 | not=pluralist model
liberalism | 自由主義 | idea | S4 | the political belief that gives priority to individual rights and equality before the law and holds that state power should be limited | 以個人權利和法律面前人人平等為先、主張限制政府權力的政治信念
conservatism | 保守主義 | idea | S4 | the political belief that values tradition and established institutions and prefers slow change | 重視傳統和既有制度、主張緩慢改變的政治信念
socialism | 社會主義 | idea | S3 | the belief that the means of production should be owned in common and wealth shared more equally | 主張生產資料公有、財富分配較平均的信念 | not=communism
nationalism | 民族主義 | idea | S3 | the belief that a people with a common identity should be loyal to that identity and govern itself | 主張有共同身分認同的人民應效忠這一身分，並自主自治的信念
anarchism | 無政府主義 | idea | S5 | the belief that all government is harmful and should be replaced by free cooperation | 認為一切國家權力都有害，應以自願合作取而代之的信念
populism | 民粹主義 | idea | S5 | the political approach that claims to stand for ordinary people against a corrupt elite | 聲稱代表平民百姓對抗腐敗精英的政治取向
imperialism | 帝國主義 | idea | S3 | the policy of extending a country's power by conquering or controlling other territories | 奪取或控制其他地方以擴張國力的政策
terrorism | 恐怖主義 | idea | S4 | the use of violence against civilians to spread fear for a political aim | 為政治目的以暴力襲擊平民，令公眾驚慌的手段
coup d'état | 政變 | event | S4 | the sudden seizure of state power by a small group, often army officers | 由少數人、往往是軍官，突然奪取國家政權的行動 | not=revolution
revolution | 革命 | event | S3 | the overthrow of a political or social order by a mass of people | 由大批民眾推翻政治或社會秩序的行動 | not=coup d'état
civil war | 內戰 | event | S3 | an armed conflict between organised groups within the same country | 同一國家內有組織的各方之間的武裝衝突
referendum | 公民投票 | event | S4 | a direct vote by all electors on a single question of policy or law | 由全體選民就某項政策或法律問題直接表決的投票 | also-zh=公投
general election | 大選 | event | S4 | a vote in which voters of the whole country choose members of parliament or leaders | 全國人民選出議員或領袖的投票
set | types of authority in Weber's theory and related ideas | 韋伯的權威類型及相關概念 | traditional authority; charismatic authority; rational-legal authority; legitimacy
set | forms of government by who rules | 按統治者區分的政體 | oligarchy; dictatorship; theocracy; anarchy; direct democracy
set | forms of government found in the world today | 當今世界的政體 | absolute monarchy; constitutional monarchy; republic; theocracy
set | forms of rule that leave citizens little say | 人民少有發言權的統治形式 | oligarchy; absolute monarchy; totalitarianism; authoritarianism
set | systems of rule from antiquity to now | 古今的統治制度 | monarchy; republic; oligarchy; theocracy; anarchy
set | forms of government compared by the people's say | 按人民參與程度比較的政體 | direct democracy; representative democracy; oligarchy; dictatorship
set | political ideologies | 政治意識形態 | liberalism; conservatism; socialism; nationalism; anarchism
set | political movements and policies | 政治主張和手段 | populism; nationalism; imperialism; terrorism
set | theories of power in society | 有關社會權力的理論 | pluralist model; elite theory; conflict theory; world-systems theory
set | political upheavals | 政治動盪的形式 | coup d'état; revolution; civil war; riot
set | occasions on which a people decides or fights over power | 人民決定或爭奪權力的場合 | referendum; general election; coup d'état; revolution; civil war
set | groups and bodies that make up political life | 構成政治生活的群體 | state; nation; civil society; political party

== Economy and work | 經濟與工作
capitalism | 資本主義 | system | S3 | an economic system in which the means of production are privately owned and run for profit | 土地、工廠等生產手段由私人擁有、以追求利潤為目的的經濟制度 | not=socialism
communism | 共產主義 | system | S3 | an ideal society in which property is held in common and there are no classes and no state | 財產全部公有、沒有階級和國家的理想社會 | not=socialism
feudalism | 封建制度 | system | S3 | a medieval system in which lords granted land to vassals in return for service and serfs worked it | 中世紀領主把土地授予附庸換取效勞、由農奴耕作的制度
mercantilism | 重商主義 | system | S4 | the policy by which states of the sixteenth to eighteenth centuries sought to build up wealth by exporting more than they imported | 十六至十八世紀國家力求出口多於進口以積累財富的政策
mixed economy | 混合經濟 | system | S4 | a system that combines private enterprise with government ownership and control | 兼有私營企業與政府擁有和管制的體制
subsistence economy | 自給經濟 | system | S4 | a system in which households produce just enough for their own needs, with little surplus for trade | 家庭的產出僅夠本身所需、甚少剩餘可供交易的體制
hunting and gathering society | 狩獵採集社會 | form | S4 | a society that lives on wild animals and plants and moves about to find them | 靠野生動植物維生、四處遷移覓食的社會
pastoral society | 遊牧社會 | form | S5 | a society that lives on herds of domesticated animals and moves in search of grazing | 靠飼養牲畜維生、逐水草而居的社會
horticultural society | 園藝社會 | form | S6 | a society that grows food plants with hand tools such as hoes and digging sticks | 以鋤頭、掘棒等手工具種植糧食的社會
agricultural society | 農業社會 | form | S3 | a society that lives mainly on large-scale farming with ploughs and draught animals | 主要靠犁和役畜進行大規模耕作維生的社會 | also=agrarian society
industrial society | 工業社會 | form | S3 | a society that relies mainly on the production of goods by machines in factories | 主要靠工廠以機器大量製造產品維生的社會
post-industrial society | 後工業社會 | form | S4 | a society whose economy is based mainly on services, knowledge and information rather than manufacturing | 經濟主要靠服務、知識和資訊而非製造業的社會 | also=information society
barter | 以物易物 | method | S2 | the exchange of goods or services directly for others without money | 不用貨幣、直接以貨品或服務互換的方式
outsourcing | 外判 | method | S4 | the handing over under contract of part of a company's work to another firm | 公司把部分工作交予其他企業承辦的做法 | also-zh=外包
automation | 自動化 | process | S3 | the replacement of human labour by machines and computers that run by themselves | 以自行運作的機器和電腦取代人力的過程
deindustrialisation | 去工業化 | process | S5 | the decline of manufacturing in an economy as factories close or move elsewhere | 廠房倒閉或外遷，令製造業在經濟中日漸萎縮的過程
deskilling | 去技術化 | process | S6 | the process by which jobs come to need less craft and judgement as work is split into simple, repeated tasks | 工作被拆成簡單重複的工序，令手藝和判斷力不再需要的過程
downsizing | 精簡架構 | process | S5 | the cutting of a company's workforce and departments in order to lower costs | 公司為減低成本而削減人手和部門的過程
feminisation of work | 工作女性化 | process | S6 | the rise in the proportion of women in the workforce or in an occupation | 勞動人口或某職業中婦女比例上升的過程
unemployment | 失業 | idea | S3 | the state of being without a job although one is able to work and is looking for work | 有能力工作且正尋找工作而沒有職位的狀況 | not=underemployment
underemployment | 就業不足 | idea | S4 | the state of involuntarily working fewer hours than one wants | 非自願地工作時數少於自己所希望的狀況 | not=unemployment
informal economy | 非正式經濟 | idea | S5 | buying, selling and working that is neither registered with the state nor taxed | 沒有向政府登記和繳稅的買賣和工作 | also=underground economy; also-zh=地下經濟
gig economy | 零工經濟 | idea | S4 | a labour market of short-term, single jobs, often obtained through online platforms, instead of permanent posts | 以短期單項工作為主，多經網上平台接單，而非長期職位的勞動市場
sharing economy | 共享經濟 | idea | S4 | the renting out of idle goods, rooms or cars between individuals through online platforms | 個人之間通過網上平台出租閒置物品、房間或汽車的模式
knowledge economy | 知識型經濟 | idea | S4 | production that depends chiefly on education, research and information as its source of growth | 以教育、科研和資訊為主要增長動力的生產模式
occupation | 職業 | idea | S3 | the regular work by which a person earns a living | 一個人賴以維生的經常性工作 | not=profession
profession | 專業 | idea | S4 | work that needs long advanced training and follows its own code of conduct, such as law or medicine | 須經長期高等訓練並有自身操守準則的工作，例如法律和醫學
work ethic | 工作倫理 | idea | S5 | the belief that diligence on the job is morally good and a duty | 認為勤奮盡責是美德和本分的信念
blue-collar worker | 藍領 | role | S3 | a person who does manual labour, for example in a factory or on a building site | 在工廠、地盤等從事體力勞動的人 | not=white-collar worker
white-collar worker | 白領 | role | S3 | a person who does clerical, technical or professional tasks in an office | 在辦公室從事文書、技術或專業工作的人 | not=blue-collar worker
pink-collar worker | 粉領 | role | S6 | a person in a service post traditionally held by women, such as nurse or nursery teacher | 從事護士、幼稚園教師等傳統上由女性擔任的服務工作的人
freelancer | 自由工作者 | role | S4 | a self-employed person who takes on separate jobs for different clients | 不受單一僱主聘用、為不同客戶承接個別項目的人 | also-zh=自由職業者
primary sector | 第一產業 | form | S3 | the part of the economy that takes raw materials from nature, as farming, fishing and mining do | 從自然界取得原料的經濟部分，例如農業、漁業和採礦業 | also=primary production
secondary sector | 第二產業 | form | S3 | the part of the economy that turns raw materials into goods, as manufacturing and construction do | 把原料製成產品的經濟部分，例如製造業和建造業 | also=secondary production
tertiary sector | 第三產業 | form | S3 | the part of the economy that provides services, such as trade, transport and tourism | 提供貿易、運輸、旅遊等服務的經濟部分 | also=tertiary production, service sector; also-zh=服務業
transnational corporation | 跨國企業 | institution | S3 | a large company that carries on production or business in several countries | 在世界多地生產或營業的大型商業機構 | also=multinational corporation; also-zh=跨國公司
trade union | 工會 | institution | S3 | a body formed by workers to protect their pay and conditions by acting together | 由工人組成、以集體行動維護薪酬和待遇的組織
cooperative | 合作社 | institution | S4 | an enterprise owned and run jointly by its members, who share the profits | 由成員共同擁有和經營並分享盈利的企業
social enterprise | 社會企業 | institution | S4 | a business set up for a charitable or community purpose, whose profits are mainly reinvested in that purpose | 為達到公益目的而設、利潤主要再投資於該目的的生意 | also-zh=社企
welfare state | 福利國家 | system | S4 | a system in which the government takes wide responsibility for its citizens' health, education, housing and income | 政府對人民的醫療、教育、房屋和收入承擔廣泛責任的體制
convergence theory | 趨同論 | theory | S6 | the view that societies become more alike as they industrialise, whatever their starting point | 認為各社會不論起點，在工業化後會變得越來越相似的理論
set | economic systems | 經濟制度 | capitalism; communism; feudalism; mixed economy; subsistence economy
set | ways of organising the wealth of nations | 國家組織經濟的方式 | capitalism; mercantilism; mixed economy; welfare state; feudalism
set | types of society by how people make a living | 按謀生方式區分的社會類型 | hunting and gathering society; pastoral society; horticultural society; agricultural society; industrial society; post-industrial society
set | traditional societies without industry | 未工業化的傳統社會 | hunting and gathering society; pastoral society; horticultural society; agricultural society
set | changes in the world of work | 職場的轉變 | automation; deindustrialisation; deskilling; downsizing; feminisation of work
set | processes that change how work is done | 改變工作方式的過程 | McDonaldisation; deskilling; automation; deindustrialisation; outsourcing
set | new and hidden forms of economic life | 新興和隱蔽的經濟模式 | informal economy; gig economy; sharing economy; knowledge economy
set | concepts about jobs | 有關工作的概念 | unemployment; underemployment; profession; work ethic
set | terms describing people's work situation | 描述人的工作狀況的用語 | occupation; unemployment; underemployment; working poverty=在職貧窮
set | kinds of workers | 工作者的類型 | blue-collar worker; white-collar worker; pink-collar worker; freelancer
set | economic organisations | 經濟組織 | transnational corporation; trade union; cooperative; social enterprise
set | sectors of the economy | 經濟的產業類別 | primary sector; secondary sector; tertiary sector; quaternary sector=第四產業
set | theories of world development | 解釋世界發展的理論 | convergence theory; dependency theory; modernisation theory; world-systems theory
order | sectors of the economy in order of development | 產業發展的先後 | primary sector > secondary sector > tertiary sector

== Health and medicine | 健康與醫療
medical sociology | 醫療社會學 | idea | S6 | the study of how culture, social class and institutions affect illness and its treatment | 研究文化、階級和制度如何影響患病和治療的學科
social epidemiology | 社會流行病學 | idea | S6 | the study of how class, race and living conditions affect the spread of disease among people | 研究階級、種族和生活環境如何影響疾病分布的學科
sick role | 病人角色 | idea | S5 | in Parsons's theory, the rights and duties that society gives to a person who is ill | 在帕森斯的理論中，社會賦予患病者的權利和義務
medicalisation | 醫療化 | process | S6 | the process by which ordinary behaviour or problems come to be defined and treated as illness | 把一般行為或問題界定為疾病來處理的過程 | not=demedicalisation
demedicalisation | 去醫療化 | process | S6 | the process by which something once treated as a sickness comes to be seen as normal | 曾被視為疾病的狀況變為被視作正常的過程 | not=medicalisation
institutionalisation | 院舍化 | process | S6 | the placing of mentally ill or dependent persons in residential care for long periods | 把精神病患者或需照顧者長期安置於照顧機構的做法
deinstitutionalisation | 去院舍化 | process | S6 | the moving of mentally ill or dependent persons out of residential care into the community | 把精神病患者或需照顧者由照顧機構遷回社區生活的做法
disability | 殘疾 | idea | S3 | a lasting limit on a person's activity or participation in everyday life | 令個人的日常活動和參與長期受限的狀況 | not=impairment
impairment | 損傷 | idea | S5 | the loss or weakness of a part of the body or of a mental function | 身體某部分或心智功能的喪失或減弱 | also-zh=缺損; not=disability
chronic disease | 慢性病 | form | S3 | an illness that develops slowly and lasts for a long time, often for life | 發展緩慢、持續很久以至終身的病 | also=chronic illness; also-zh=長期病, 慢性疾病; not=acute disease
acute disease | 急性病 | form | S4 | an illness that comes on suddenly and lasts a short time | 突然發作而為時短暫的病 | also=acute illness; also-zh=急性疾病; not=chronic disease
contested illness | 有爭議疾病 | form | S6 | a condition that sufferers report but that some doctors doubt is real | 患者自稱患上、但部分醫生懷疑是否真正存在的病
stigmatised illness | 污名化疾病 | form | S6 | a condition that makes others look down on or avoid those who suffer from it | 令患者被人鄙視或迴避的病
epidemic | 流行病 | event | S3 | an outbreak of a disease that affects many people in one area at the same time | 在某一地區同時令許多人患病的疾病爆發 | not=pandemic
pandemic | 大流行病 | event | S3 | an outbreak of a disease that spreads over several continents or the whole world | 蔓延多個洲以至全球的疾病爆發 | also-zh=全球大流行; not=epidemic
endemic disease | 風土病 | form | S5 | an illness that is always present among the people of a certain area | 長期存在於某一地區居民之中的疾病 | also-zh=地方病
prevalence | 患病率 | quantity | S6 | the proportion of a population that has a disease at a given time, counting old and new cases | 某一時間人口中有某種疾病者的比例，包括新舊個案 | also-zh=現患率, 盛行率; not=incidence
private health care | 私營醫療 | system | S3 | medical services that patients pay for themselves or through their own insurance | 由病人自行付款或以個人保險支付的診治服務
alternative medicine | 另類療法 | method | S5 | treatment, such as aromatherapy, that is used in place of conventional Western methods | 用以取代正統西醫的治療方式，例如香薰治療
holistic medicine | 整全醫學 | method | S6 | treatment that considers the whole person, body, mind and environment, instead of only the sick part | 兼顧身心和環境、不只着眼於患病部位的治療取向
preventive medicine | 預防醫學 | method | S5 | care that aims to keep people from falling ill, for example by vaccination and screening | 以接種疫苗、身體檢查等避免人患病的醫療工作
palliative care | 紓緩治療 | method | S5 | treatment that relieves the pain and distress of patients with incurable illness | 減輕無法治癒的病人的痛楚和困擾的醫護服務
life expectancy | 預期壽命 | quantity | S3 | the average number of years that people born at a given time are likely to live | 某時期出生的人平均可望存活的年數
infant mortality rate | 嬰兒死亡率 | quantity | S4 | the number of children dying before their first birthday per thousand live births in a year | 每年每千名活產者中未滿一歲便夭折的數目
set | processes of defining and treating illness | 界定和處理疾病的過程 | medicalisation; demedicalisation; institutionalisation; deinstitutionalisation
set | kinds of illness | 疾病的類型 | chronic disease; acute disease; contested illness; stigmatised illness; endemic disease
set | concepts about illness and limitation | 有關患病和受限的概念 | sick role; disability; impairment; stigma
set | measures of the health of a population | 量度人口健康的指標 | prevalence; incidence=發病率; life expectancy; infant mortality rate
set | figures about illness and death | 有關患病和死亡的數字 | incidence=發病率; mortality rate; infant mortality rate; life expectancy
set | approaches to medical care | 醫護的取向 | alternative medicine; holistic medicine; preventive medicine; palliative care

== Population, cities and environment | 人口、城市與環境
birth rate | 出生率 | quantity | S3 | the number of babies born alive per thousand people in a year | 每年每千名人口中活產嬰兒的數目 | also=crude birth rate; not=fertility rate
mortality rate | 死亡率 | quantity | S3 | the number of deaths per thousand people in a year | 每年每千名人口中死去的人數 | also=death rate, crude death rate
fertility rate | 生育率 | quantity | S4 | the average number of children that a woman bears in her lifetime | 平均每名婦女一生所生的子女數目 | also=total fertility rate; also-zh=總和生育率; not=birth rate, fecundity
fecundity | 生育能力 | quantity | S6 | the greatest number of children that a woman is biologically able to bear | 一名婦女在生理上最多可能誕下的子女數目 | not=fertility rate
net migration | 淨遷移 | quantity | S5 | the number of people moving into an area less the number moving out in a period | 某段時間內遷入某地的人數減去遷出的人數
population density | 人口密度 | quantity | S3 | the number of people living on each square kilometre of land | 每平方公里土地上居住的人數
sex ratio | 性別比例 | quantity | S4 | the number of males for every hundred or every thousand females in a population | 人口中相對於每千名或每百名女性的男性數目
dependency ratio | 撫養比率 | quantity | S4 | the number of children and elderly persons compared with the number of people of working age | 相對於工作年齡人士數目的兒童和長者數目 | also-zh=撫養比
median age | 年齡中位數 | quantity | S5 | the number of years that divides a population into two halves, one older and one younger | 把人口分成較老和較年輕兩半的歲數
immigration | 移入 | process | S3 | the movement of people into a country in order to live there | 別國的人進入本國定居的過程 | also-zh=入境移民; not=emigration
emigration | 移出 | process | S3 | the movement of people out of their own country in order to live in another | 人離開本國到別國定居的過程 | also-zh=移居外地; not=immigration
internal migration | 國內遷移 | process | S4 | the movement of people from one place to another within the same country | 人由一個地區移居同一國家另一地區的過程 | not=immigration
population ageing | 人口老化 | process | S3 | the rise in the proportion of elderly persons in a society | 社會中長者比例不斷上升的過程 | also-zh=人口高齡化
suburbanisation | 市郊化 | process | S4 | the movement of people from the inner parts of a city to residential areas at its edge | 人由市區遷往城市邊緣住宅區的過程 | also-zh=郊區化; not=counter-urbanisation
counter-urbanisation | 逆城市化 | process | S5 | the movement of people from large cities to small towns and the countryside | 人由大城市遷往小鎮和鄉村的過程 | not=suburbanisation
gentrification | 士紳化 | process | S4 | the moving of richer people into a run-down district, which raises property prices and drives out poorer residents | 較富裕者遷入破舊地區，令樓價上升並逼走貧窮居民的過程 | also-zh=仕紳化
urban sprawl | 城市蔓延 | process | S4 | the unplanned spreading of a city's built-up area over the surrounding land | 城市的建成區無計劃地向周邊土地擴展的現象
urban renewal | 市區更新 | process | S3 | the redevelopment or repair of old and decayed districts of a city | 重建或修復城市中殘舊地區的過程 | also-zh=市區重建
push factor | 推力因素 | idea | S4 | a bad condition, such as war or unemployment, that drives people away from a place | 迫使人離開某地的不利條件，例如戰爭或失業 | not=pull factor
pull factor | 拉力因素 | idea | S4 | a good condition, such as high wages, that attracts people to a place | 吸引人前往某地的有利條件，例如高工資 | not=push factor
refugee | 難民 | role | S4 | a person forced to flee abroad by war or persecution, whose claim for protection has been recognised | 因本國的戰亂或迫害而被迫逃往外國、身分獲承認的人 | not=asylum seeker
asylum seeker | 尋求庇護者 | role | S5 | a person who has applied to a foreign country for protection and is waiting for a decision | 已向別國請求收容、正等候審批結果的人 | not=refugee
internally displaced person | 國內流離失所者 | role | S6 | a person forced to leave home by war or disaster who has not crossed the border of his or her own country | 因戰亂或災害被迫逃難，但未越過邊境的人 | not=refugee
economic migrant | 經濟移民 | role | S4 | a person who moves to another country for better work and living standards | 為更好的工作和生活水平而遷往別國的人 | not=refugee
Malthusian theory | 馬爾薩斯人口論 | theory | S5 | the view that population grows faster than the food supply until famine, war and disease check it | 認為人類的數目增長快於糧食供應，終由饑荒、戰爭和疾病遏止的理論
cornucopian theory | 豐饒論 | theory | S6 | the view that human ingenuity will always find enough resources for a growing population | 認為人類的才智總能找到足夠資源應付人口增長的理論
zero population growth theory | 人口零增長論 | theory | S6 | the view that births and immigration should just balance deaths and emigration to protect the environment | 主張為保護環境，出生和移入應與死亡和移出相抵的理論
demographic transition theory | 人口轉型理論 | theory | S5 | the view that as societies develop, they pass in stages from high to low birth and death rates | 認為社會隨發展分階段由高出生、高死亡率變為低出生、低死亡率的理論
concentric zone model | 同心圓模式 | theory | S5 | the view that a city grows outwards from its centre in a series of rings | 認為城市由中心以一圈圈環帶向外擴展的理論 | also-zh=同心圓理論
sector model | 扇形模式 | theory | S5 | the view that a city grows outwards from its centre in wedges along transport routes | 認為城市由中心沿交通線以楔形地帶向外擴展的理論
multiple nuclei model | 多核心模式 | theory | S5 | the view that a city grows around several separate centres of different kinds | 認為城市圍繞多個不同性質的中心發展的理論
megalopolis | 大都會帶 | place | S5 | a vast urban region in which several large cities have grown together | 數個大城市連成一片的廣大城市區域 | also-zh=都市連綿區, 大都市帶; not=megacity
megacity | 特大城市 | place | S4 | a single urban area with more than ten million inhabitants | 人口超過一千萬的單一城市 | also-zh=超級城市; not=megalopolis
global city | 全球城市 | place | S4 | an urban centre of worldwide importance in finance, trade and information, such as London | 在國際金融、貿易和資訊流通方面有主導地位的都市，例如倫敦 | also=world city; also-zh=國際都會
suburb | 市郊 | place | S3 | a residential area at the edge of a city from which people travel to work in the centre | 位於城市邊緣、居民前往市中心上班的住宅區
exurb | 遠郊 | place | S6 | a prosperous residential area in the countryside beyond the suburbs of a city | 位於城市外圍建成區以外鄉間的富裕住宅區
slum | 貧民窟 | place | S3 | a crowded and run-down urban area where poor people live in bad housing | 窮人聚居、擠迫殘舊而居住環境惡劣的城市地區
human ecology | 人類生態學 | idea | S6 | the study of the relation between people and their natural and built environments | 研究人與自然及建成環境之間關係的學科
carrying capacity | 承載力 | quantity | S5 | the largest population that an area can support in the long term without damage to its environment | 某地在資源不受損害下能長期供養的最多人數 | also-zh=環境承載力
sustainable development | 可持續發展 | idea | S3 | development that meets the needs of the present without harming the ability of future generations to meet theirs | 既滿足當代人的需要，又不損害後代滿足其需要的發展模式
environmental racism | 環境種族主義 | idea | S6 | the siting of landfills, polluting factories and other hazards mostly in districts where ethnic minorities live | 把垃圾場、污染工廠等危害多設於少數族裔社區的情況
NIMBY effect | 鄰避效應 | idea | S5 | the tendency of residents to oppose needed but unwelcome facilities when they are planned close to their homes | 居民反對在住處附近興建必要但不受歡迎的設施的傾向
tragedy of the commons | 公地悲劇 | idea | S5 | the exhaustion of a shared resource because each user takes too much for private gain | 人人為私利過度取用，令共有資源耗盡的情況
set | rates of births, deaths and migration | 出生、死亡和遷移的數字 | birth rate; mortality rate; fertility rate; fecundity; net migration
set | figures in population studies | 人口研究的數字 | fertility rate; life expectancy; dependency ratio; net migration; carrying capacity
set | movements of people | 人口的移動 | immigration; emigration; internal migration; commuting=通勤
set | processes that change cities | 改變城市的過程 | suburbanisation; counter-urbanisation; gentrification; urban sprawl; urban renewal
set | people who leave their homes | 離開家園的人 | refugee; asylum seeker; internally displaced person; economic migrant
set | concepts of migration | 有關遷移的概念 | push factor; pull factor; net migration; internal migration
set | theories of population | 人口理論 | Malthusian theory; cornucopian theory; zero population growth theory; demographic transition theory
set | models of cities and settlements | 城市和聚落的模式 | concentric zone model; sector model; multiple nuclei model; central place theory=中心地理論
set | cities and urban areas of different kinds | 不同類型的城市和市區地帶 | megalopolis; megacity; global city; suburb; exurb
set | areas of a city where people live | 城市的居住地區 | suburb; exurb; slum; new town=新市鎮
set | ideas about people and the environment | 有關人與環境的概念 | sustainable development; tragedy of the commons; environmental racism; NIMBY effect; human ecology
order | stages of demographic transition by birth and death rates | 人口轉型的階段 | high birth rate and high death rate=高出生率、高死亡率 > high birth rate and falling death rate=高出生率、死亡率下降 > falling birth rate and low death rate=出生率下降、低死亡率 > low birth rate and low death rate=低出生率、低死亡率
order | rings of the concentric zone model from the centre outwards | 同心圓模式由中心向外的環帶 | central business district=商業中心區 > transition zone=過渡區 > working-class residential zone=工人住宅區 > middle-class residential zone=中產住宅區 > commuter zone=通勤區
order | places from the smallest to the largest | 聚落由小至大 | village=村落 > town=市鎮 > city=城市 > megalopolis

== Collective behaviour, social movements and change | 集體行為、社會運動與變遷
collective behaviour | 集體行為 | idea | S5 | the largely spontaneous and unorganised action of many people, such as panics, fads and riots | 許多人大致自發而沒有組織的行動，例如恐慌、熱潮和騷亂 | also=collective behavior; not=social movement
social movement | 社會運動 | idea | S4 | a lasting and organised effort by many people to bring about or prevent change | 許多人為促成或阻止變革而作的持久而有組織的努力 | not=collective behaviour
social change | 社會變遷 | idea | S4 | the transformation over time of norms, institutions and ways of life | 規範、制度和生活方式隨時間而有所不同的現象
casual crowd | 偶合人群 | group | S6 | a gathering of people who are in one place by chance and hardly interact with each other | 碰巧在同一地方、彼此甚少互動的一群人
conventional crowd | 常規人群 | group | S6 | a gathering of people for a planned and regular event, such as a concert or a church service | 為音樂會、崇拜等有計劃的例行活動而聚集的一群人
expressive crowd | 表意人群 | group | S6 | a gathering of people whose chief aim is to show and share strong feelings, as at the funeral of a leader | 主要為抒發和分享強烈情感而聚集的一群人，例如悼念領袖的民眾
acting crowd | 行動人群 | group | S6 | a gathering of people who direct intense anger or violence at a target, as rioters do | 憤怒或暴力地針對某個目標的一群人，例如暴徒
reform movement | 改良運動 | form | S6 | an organised campaign that seeks to change one particular part of society | 只求變更社會某一部分的有組織行動 | also-zh=改革運動; not=revolutionary movement
revolutionary movement | 革命性運動 | form | S6 | an organised campaign that seeks to change the whole of society from its foundations | 謀求從根本改變整個社會的有組織行動 | not=reform movement
redemptive movement | 救贖運動 | form | S6 | an organised campaign that seeks to change individuals completely through spiritual or inner renewal | 謀求以內心或精神的更新徹底改變個人的有組織行動 | not=alternative movement
alternative movement | 另類運動 | form | S6 | an organised campaign that seeks to change one limited habit or belief of individuals | 只求改變個人某種習慣或信念的有組織行動 | not=redemptive movement
resistance movement | 抗拒變革運動 | form | S6 | an organised campaign that seeks to stop or undo a change in society | 謀求阻止或逆轉社會新趨勢的有組織行動
resource mobilisation theory | 資源動員論 | theory | S6 | the view that social movements succeed when they can gather money, members, media attention and other means | 認為社會運動能否成功，取決於能否籌集金錢、人手、傳媒關注等條件的理論
new social movement theory | 新社會運動論 | theory | S6 | the view that campaigns since the 1960s are about identity and quality of life rather than about material gain | 認為1960年代以來的群眾行動關乎身分認同和生活質素多於物質利益的理論
value-added theory | 價值累加論 | theory | S6 | the view that collective behaviour arises only when several conditions, such as strain and a triggering event, come together in turn | 認為緊張、觸發事件等多項條件相繼齊備才會引發集體行為的理論
emergent norm theory | 突生規範論 | theory | S6 | the view that people in an unusual situation work out new rules of behaviour together as events unfold | 認為人群在非常處境中會逐漸形成新的行事準則的理論
contagion theory | 感染理論 | theory | S6 | the view that feelings spread through a crowd like a disease and make people lose their reason | 認為情緒在人群中如疾病般蔓延，令人失去理性的理論
rumour | 謠言 | idea | S3 | an unconfirmed story that passes from person to person | 人與人之間流傳的未經證實的消息
panic | 恐慌 | idea | S4 | sudden and intense fear that makes a crowd of people flee or act irrationally | 突然令大批人逃跑或失去理性的強烈恐懼
riot | 騷亂 | event | S4 | a violent public disturbance by an unruly crowd | 失控人群在公眾地方引起的暴力動亂
fad | 一時熱潮 | idea | S5 | a practice or product that many people follow with great enthusiasm but for only a short time | 許多人狂熱追隨但很快便過時的做法或產品 | not=fashion
fashion | 時尚 | idea | S4 | a style of dress or conduct that is widely followed for some years and then gives way to another | 廣泛流行數年後被另一種取代的衣着或行事風格 | not=fad
moral panic | 道德恐慌 | idea | S6 | exaggerated public alarm, fed by the media, that some group threatens the values of society | 受傳媒渲染，公眾過分憂慮某群體危害社會價值的現象
demonstration | 示威 | event | S4 | a public march or gathering to show support for or opposition to something | 公開遊行或集會以表達支持或反對的活動
strike | 罷工 | event | S3 | the collective refusal of employees to work until their demands are met | 僱員集體停止工作直至要求獲接納的行動
boycott | 杯葛 | event | S4 | the collective refusal to buy from or deal with a company or country | 集體拒絕光顧某公司或與某國往來的行動 | also-zh=抵制
petition | 請願 | event | S4 | a written request to the authorities signed by many people | 多人聯署向當局提出書面要求的行動
sit-in | 靜坐 | event | S5 | the peaceful occupation of a place by protesters who stay on the floor and refuse to leave | 抗議者和平地佔據某處、留在地上不肯離開的行動
grassroots movement | 草根運動 | form | S5 | a campaign started and run by ordinary people from below instead of by leaders or parties | 由基層市民自下而上發起，而非由領袖或政黨發動的行動
coalescence | 凝聚階段 | period | S6 | the stage of a movement in which people come together, spread the message and gain attention | 人們走在一起、宣傳訊息並引起關注的運動階段
preliminary stage | 初始階段 | period | S6 | the stage of a movement in which people first become aware of an issue and leaders appear | 人們剛察覺問題、領袖出現的運動階段
institutionalisation stage | 制度化階段 | period | S6 | the stage of a movement in which it is an established organisation with paid staff | 已成為有受薪職員的既定組織的運動階段 | also=bureaucratisation stage
decline stage | 衰落階段 | period | S6 | the stage of a movement in which it breaks up or people no longer take it seriously | 已告瓦解或不再受重視的運動階段
set | kinds of crowds | 人群的類型 | casual crowd; conventional crowd; expressive crowd; acting crowd
set | kinds of social movements by aim | 按目標區分的社會運動 | reform movement; revolutionary movement; redemptive movement; alternative movement; resistance movement
set | theories of crowds | 解釋人群行為的理論 | value-added theory; emergent norm theory; contagion theory; deindividuation theory=去個體化理論
set | theories of social movements | 解釋社會運動的理論 | resource mobilisation theory; new social movement theory; value-added theory; relative deprivation theory=相對剝奪論
set | forms of collective behaviour | 集體行為的形式 | rumour; panic; fad; fashion
set | collective actions in public | 公開的集體行動 | riot; demonstration; strike; boycott; petition
set | peaceful ways of pressing demands | 和平表達訴求的方式 | strike; boycott; petition; sit-in
set | basic concepts of people acting together | 有關群眾行動的基本概念 | collective behaviour; social movement; social change; social order
set | campaigns and how they work | 有關社會運動的概念 | reform movement; grassroots movement; resistance movement; revolutionary movement
set | stages of a social movement | 社會運動的階段 | preliminary stage; coalescence; institutionalisation stage; decline stage
order | stages in the life of a social movement | 社會運動的發展階段 | preliminary stage > coalescence > institutionalisation stage > decline stage

== Sociologists | 社會學家
Auguste Comte | 孔德 | person | S5 | the French thinker who named sociology and held that human thought passes through theological, metaphysical and positive stages | 為社會學命名，並認為人類思想經歷神學、形而上學和實證三階段的法國思想家 | not=Émile Durkheim
Harriet Martineau | 馬蒂諾 | person | S6 | the English writer who translated Comte and studied the customs and inequality of America | 翻譯孔德著作並考察美國習俗和不平等的英國作家
Herbert Spencer | 斯賓塞 | person | S5 | the English thinker who compared society with an organism and coined survival of the fittest | 把社會比作有機體並提出「適者生存」一語的英國思想家
Karl Marx | 馬克思 | person | S3 | the German thinker who saw history as class struggle and co-wrote the Communist Manifesto | 視歷史為階級鬥爭並合著《共產黨宣言》的德國思想家
Émile Durkheim | 涂爾幹 | person | S5 | the French sociologist who showed with statistics that suicide rates depend on social ties | 以統計證明自殺率與社會聯繫有關的法國社會學家 | also-zh=迪爾凱姆
Max Weber | 韋伯 | person | S5 | the German sociologist who linked capitalism with the Protestant ethic and analysed bureaucracy | 把資本主義與新教倫理聯繫起來並剖析科層制的德國社會學家
Georg Simmel | 齊美爾 | person | S6 | the German sociologist who studied forms of social interaction, the stranger and life in the big city | 研究社會互動形式、陌生人和大都市生活的德國社會學家 | also-zh=西美爾
Ferdinand Tönnies | 滕尼斯 | person | S6 | the German sociologist who contrasted close community with impersonal society | 對比緊密共同體與非人情化社會的德國社會學家
W. E. B. Du Bois | 杜波依斯 | person | S6 | the African American sociologist who described the double consciousness of black Americans | 描述黑人雙重意識的非裔美國社會學家
Jane Addams | 珍·亞當斯 | person | S6 | the American reformer who founded Hull House for immigrants in Chicago and won the Nobel Peace Prize | 在芝加哥為移民創立赫爾館，並獲諾貝爾和平獎的美國改革家
Charles Horton Cooley | 庫利 | person | S6 | the American sociologist who held that we see ourselves as in the mirror of other people's eyes | 認為人以他人目光為鏡子來認識自己的美國社會學家 | also-zh=顧里
George Herbert Mead | 米德 | person | S6 | the American thinker who held that the self develops through role-taking and play | 認為自我通過角色取替和遊戲而發展的美國思想家 | not=Margaret Mead
Erving Goffman | 高夫曼 | person | S6 | the Canadian-born sociologist who likened everyday life to a theatre with front and back stages | 把日常生活比作有前台和後台的劇場的加拿大裔社會學家 | also-zh=戈夫曼
Talcott Parsons | 帕森斯 | person | S6 | the American functionalist who wrote The Social System and described the sick role | 著有《社會系統》並提出病人角色的美國功能論者
Robert K. Merton | 默頓 | person | S6 | the American sociologist who told manifest from latent functions and explained deviance by strain | 區分顯性與隱性功能，並提出緊張理論解釋越軌的美國社會學家 | also=Robert Merton; also-zh=墨頓
C. Wright Mills | 米爾斯 | person | S6 | the American sociologist who wrote of the sociological imagination and the power elite | 提出社會學想像力和權力精英的美國社會學家
Edwin Sutherland | 薩瑟蘭 | person | S6 | the American criminologist who coined the phrase white-collar crime | 首創「白領罪行」一詞的美國犯罪學家 | also-zh=蘇哲蘭
Howard Becker | 貝克爾 | person | S6 | the American sociologist who wrote Outsiders and argued that deviance is a label given by others | 著有《局外人》，主張越軌是他人所加標籤的美國社會學家
Robert Michels | 米歇爾斯 | person | S6 | the German-born sociologist who put forward the iron law of oligarchy | 提出寡頭鐵律的德裔社會學家 | also-zh=米契爾斯
Thorstein Veblen | 凡勃倫 | person | S6 | the American economist who criticised the conspicuous consumption of the leisure class | 批評有閒階級炫耀性消費的美國經濟學家
Ernest Burgess | 伯吉斯 | person | S6 | the Chicago sociologist who explained the growth of a city by the concentric zone model | 提出同心圓模式解釋城市發展的芝加哥社會學家 | also-zh=伯傑斯
George Ritzer | 瑞澤爾 | person | S6 | the American sociologist who described the McDonaldisation of society | 提出社會麥當勞化的美國社會學家
Immanuel Wallerstein | 華勒斯坦 | person | S6 | the American sociologist who divided the world economy into core, semi-periphery and periphery | 把世界經濟分為核心、半邊陲和邊陲的美國社會學家 | also-zh=沃勒斯坦
Arlie Hochschild | 霍希爾德 | person | S6 | the American sociologist who studied emotional labour and the second shift of working mothers | 研究情緒勞動和職業母親第二輪班的美國社會學家
Kimberlé Crenshaw | 克倫肖 | person | S6 | the American legal scholar who coined the word intersectionality | 首創「交叉性」一詞的美國法律學者
Antonio Gramsci | 葛蘭西 | person | S6 | the Italian Marxist who explained class rule by cultural hegemony in his prison notebooks | 在獄中筆記以文化霸權解釋階級統治的意大利馬克思主義者
Pierre Bourdieu | 布迪厄 | person | S6 | the French sociologist who developed the ideas of cultural capital and habitus | 提出文化資本和慣習概念的法國社會學家 | also-zh=布赫迪厄
Michel Foucault | 福柯 | person | S6 | the French thinker who studied prisons, madness and the tie between power and knowledge | 研究監獄、瘋癲以及權力與知識關係的法國思想家 | also-zh=傅柯
Jürgen Habermas | 哈貝馬斯 | person | S6 | the German thinker who developed the ideas of the public sphere and communicative action | 提出公共領域和溝通行動的德國思想家 | also-zh=哈伯瑪斯
Anthony Giddens | 吉登斯 | person | S6 | the British sociologist who developed structuration theory and the idea of the Third Way | 提出結構化理論和「第三條道路」的英國社會學家 | also-zh=紀登斯
Robert Putnam | 普特南 | person | S6 | the American scholar who wrote Bowling Alone on the decline of social capital | 著有《獨自打保齡》，論述社會資本衰落的美國學者
Zygmunt Bauman | 鮑曼 | person | S6 | the Polish-born sociologist who described the ever-changing present age as liquid modernity | 以「流動的現代性」形容變動不居的當代社會的波蘭裔社會學家
Ulrich Beck | 貝克 | person | S6 | the German sociologist who called modern industrial life a risk society | 把現代工業社會稱為風險社會的德國社會學家
Fei Xiaotong | 費孝通 | person | S5 | the Chinese scholar who wrote From the Soil on rural China and its differential mode of association | 著有《鄉土中國》，提出「差序格局」的中國學者
Thomas Malthus | 馬爾薩斯 | person | S4 | the English clergyman who warned that population would outgrow the food supply | 警告人口增長將超過糧食供應的英國牧師
set | founders of sociology | 社會學的奠基者 | Auguste Comte; Karl Marx; Émile Durkheim; Max Weber; Herbert Spencer
set | early European social thinkers | 早期歐洲社會思想家 | Auguste Comte; Harriet Martineau; Herbert Spencer; Georg Simmel; Ferdinand Tönnies
set | German sociologists and social thinkers | 德國社會學家和思想家 | Karl Marx; Max Weber; Georg Simmel; Ferdinand Tönnies; Jürgen Habermas; Ulrich Beck
set | French social thinkers | 法國社會思想家 | Auguste Comte; Émile Durkheim; Pierre Bourdieu; Michel Foucault
set | sociologists of the self and everyday life | 研究自我和日常生活的社會學家 | Charles Horton Cooley; George Herbert Mead; Erving Goffman; Arlie Hochschild
set | American sociologists of the twentieth century | 二十世紀美國社會學家 | Talcott Parsons; Robert K. Merton; C. Wright Mills; Howard Becker; George Ritzer
set | scholars of crime and deviance | 研究犯罪和越軌的學者 | Edwin Sutherland; Howard Becker; Robert K. Merton; Émile Durkheim
set | thinkers on race, gender and reform in America | 關注美國種族、性別和改革的思想家 | W. E. B. Du Bois; Jane Addams; Kimberlé Crenshaw; Harriet Martineau; Arlie Hochschild
set | thinkers on power and inequality | 研究權力和不平等的思想家 | C. Wright Mills; Robert Michels; Antonio Gramsci; Pierre Bourdieu; Immanuel Wallerstein; Thorstein Veblen
set | sociologists of recent modernity | 研究當代社會的社會學家 | Jürgen Habermas; Anthony Giddens; Zygmunt Bauman; Ulrich Beck; George Ritzer
set | scholars of community, city and population | 研究社區、城市和人口的學者 | Ernest Burgess; Robert Putnam; Fei Xiaotong; Thomas Malthus; Ferdinand Tönnies
order | social thinkers by date of birth | 社會思想家按出生先後 | Auguste Comte > Karl Marx > Émile Durkheim > Talcott Parsons > Anthony Giddens

== Anthropology | 人類學
cultural anthropology | 文化人類學 | idea | S5 | the study of the customs, beliefs and ways of life of living human societies | 研究現存人類社會的習俗、信仰和生活方式的學科 | not=sociology, archaeology
biological anthropology | 體質人類學 | idea | S5 | the study of human evolution, bodily variation and our primate relatives | 研究人類演化、身體差異和靈長類近親的學科 | also=physical anthropology; also-zh=生物人類學
archaeology | 考古學 | idea | S3 | the study of past human life through material remains, many of them dug up from the ground | 藉發掘和分析遺物、遺迹來研究過去人類生活的學科
linguistic anthropology | 語言人類學 | idea | S6 | the study of how speech reflects and shapes the thought and social life of a people | 研究說話方式如何反映和塑造民族思想與社會生活的學科
primatology | 靈長類動物學 | idea | S6 | the study of apes, monkeys and their relatives | 研究猿、猴及其近親的學科
palaeoanthropology | 古人類學 | idea | S6 | the study of early humans and their ancestors through fossils and stone tools | 通過化石和石器研究早期人類及其祖先的學科 | also=paleoanthropology
forensic anthropology | 法醫人類學 | idea | S6 | the study of skeletons and remains to identify the dead in legal and criminal cases | 為執法和司法工作鑑別骸骨身分的學科
applied anthropology | 應用人類學 | idea | S6 | the use of knowledge about human cultures to solve practical problems | 運用對民族和習俗的知識解決實際問題的學科
ethnography | 民族誌 | method | S5 | the detailed description of the life of one community based on long fieldwork there | 以長期田野調查為基礎，對一個社群生活的詳細記述 | not=ethnology
ethnology | 民族學 | method | S6 | the comparative study of different cultures to find similarities, differences and general patterns | 比較不同民族，以找出異同和一般模式的研究 | not=ethnography
fieldwork | 田野調查 | method | S4 | first-hand research carried out by living in or visiting the place that is studied | 親身到所研究的地方生活或考察的第一手研究 | also-zh=田野工作
oral history | 口述歷史 | method | S3 | the recording of people's spoken memories of the past | 記錄人們憑記憶親自說出的往事的研究方法
thick description | 深描 | method | S6 | an account of human behaviour that explains its meaning and context instead of merely recording what is seen | 不只描述所見，還解釋行為的意義和脈絡的記述方法 | also-zh=厚描
emic perspective | 主位觀點 | idea | S6 | the viewpoint of the insiders of a culture, in their own terms | 文化內部成員以自己的概念看事物的角度 | not=etic perspective
etic perspective | 客位觀點 | idea | S6 | the viewpoint of an outside observer of a culture, in scientific terms | 文化以外的觀察者以科學概念看事物的角度 | not=emic perspective
holism | 整體觀 | idea | S6 | the principle that every part of a culture must be understood in relation to all the other parts | 主張一個民族生活的各部分須互相聯繫來理解的原則
band | 遊群 | group | S6 | a small mobile community of hunters and gatherers, usually related, without formal leaders | 由狩獵採集者組成、通常有親屬關係而沒有正式首領的小型流動社群 | not=tribe
tribe | 部落 | group | S4 | a community of several kin groups with a common culture but without a central government | 由數個親屬群體組成、文化相同但沒有中央政府的社群 | not=chiefdom
chiefdom | 酋邦 | group | S6 | a ranked community of several villages under one hereditary leader, without a bureaucracy | 由一名世襲首領統領數個村落、有等級而沒有官僚機構的社群
foraging | 採集狩獵 | method | S5 | the method of getting food by gathering wild plants, hunting and fishing | 靠尋找野生動植物和捕魚取得食物的方式
pastoralism | 畜牧 | method | S5 | the method of getting food by herding animals such as sheep, cattle or camels | 以放養羊、牛、駱駝等動物取得食物的方式
slash-and-burn farming | 刀耕火種 | method | S4 | the method of felling and setting fire to forest to plant crops for a few years before moving to new land | 砍伐並焚燒樹林作農地，數年後便遷往別處的農作方式 | also=shifting cultivation; also-zh=遊耕
intensive agriculture | 集約農業 | method | S4 | the method of growing food on permanent fields with heavy use of labour, water and fertiliser | 在固定田地投入大量勞力、水和肥料的耕作方式
reciprocity | 互惠 | idea | S5 | the exchange of gifts and favours between people with the expectation of a return | 人與人贈送禮物和給予幫助、預期對方有所回報的交換 | not=redistribution
generalised reciprocity | 廣義互惠 | idea | S6 | giving without counting the value or fixing when a return is due, as among close kin | 不計較價值、不限定回報時間的施予，例如近親之間的給予
balanced reciprocity | 均衡互惠 | idea | S6 | giving in which a return of about equal value is expected within a certain time | 預期在一定時間內獲得等值回報的施予
negative reciprocity | 負性互惠 | idea | S6 | exchange in which each side tries to get more than it gives, as in hard bargaining or theft | 各方都設法少付出多得益的交換，例如討價還價或偷竊
redistribution | 再分配 | idea | S5 | the collecting of goods by a central authority, which then gives them out again | 由中央權威收集物資，然後發還給眾人的方式 | not=reciprocity
market exchange | 市場交換 | idea | S5 | the buying and selling of goods at prices set by supply and demand | 按供求所定價格買賣物品的方式
potlatch | 誇富宴 | event | S6 | a feast of native peoples of the northwest coast of North America at which hosts give away or destroy goods to gain rank | 北美西北岸原住民的主人家送出或毀掉財物以顯示地位的盛會
shaman | 薩滿 | role | S5 | a part-time religious specialist who contacts spirits in a trance, often to heal | 在入神狀態中與神靈溝通、常為人治病的兼職宗教人員 | not=priest
priest | 祭司 | role | S4 | a full-time religious specialist who performs regular rites for an organised faith | 為有組織的信仰主持經常禮儀的全職宗教人員 | not=shaman
diviner | 占卜者 | role | S5 | a person who claims to foretell events or find hidden causes by reading signs | 自稱藉解讀徵兆預知未來或找出隱藏原因的人
big man | 大人物 | role | S6 | a Melanesian leader without inherited office who gains followers by generosity and persuasion | 美拉尼西亞社會中不靠世襲，憑慷慨和說服力贏得追隨者的首領
chief | 酋長 | role | S4 | the holder of a permanent, usually inherited office as head of several villages or kin groups | 統領數個村落或親屬群體、職位固定而多屬世襲的首領
myth | 神話 | form | S3 | a sacred story that tells how the world, the gods or human customs began | 講述世界、神明或習俗起源的神聖故事 | not=legend
legend | 傳說 | form | S3 | a traditional story about heroes or places of the past that is told as if it were history | 講述古代英雄或地方、被當作歷史流傳的故事 | not=myth
folktale | 民間故事 | form | S3 | a traditional story told for amusement or teaching that is understood to be made up | 為娛樂或教化而講述、人人知道屬虛構的傳統故事
proverb | 諺語 | form | S3 | a short traditional saying that gives a piece of popular wisdom | 表達民間智慧的簡短傳統語句
separation phase | 分離階段 | period | S6 | the first stage of a rite of passage, in which a person leaves his or her old status | 過渡禮儀中個人放下舊有身分的第一階段
liminal phase | 閾限階段 | period | S6 | the middle stage of a rite of passage, in which a person is between two statuses | 過渡禮儀中個人處於新舊身分之間的中間階段
incorporation phase | 整合階段 | period | S6 | the last stage of a rite of passage, in which a person enters society with a new status | 過渡禮儀中個人以新身分重回社會的最後階段
cultural evolutionism | 文化進化論 | theory | S6 | the nineteenth-century view that all societies pass through the same stages from savagery to civilisation | 認為所有社會都循相同階段由蒙昧走向文明的十九世紀學說
diffusionism | 傳播論 | theory | S6 | the view that similarities between cultures come mainly from borrowing, as customs spread from a few centres | 認為各民族文化相似之處主要借自少數中心的學說
historical particularism | 歷史特殊論 | theory | S6 | the view of Boas that each culture must be understood through its own unique past | 博厄斯主張每個民族須按其獨有過去來理解的學說
structuralism | 結構主義 | theory | S6 | the view of Lévi-Strauss that myths and customs reflect underlying patterns of opposites in the human mind | 列維-斯特勞斯認為神話和習俗源於心智深層對立模式的學說
cultural materialism | 文化唯物論 | theory | S6 | the view of Harris that customs are best explained by practical needs such as food and environment | 哈里斯主張以食物、環境等實際需要解釋習俗的學說
linguistic relativity | 語言相對論 | theory | S6 | the view that the words and grammar people use influence how they think and see the world | 認為人所用的字詞和語法會影響其思想和世界觀的學說 | also=Sapir-Whorf hypothesis; also-zh=薩丕爾—沃爾夫假說
Franz Boas | 博厄斯 | person | S6 | the German-born scholar who opposed racism and founded modern American anthropology | 反對種族主義並開創現代美國人類學的德裔學者 | also-zh=鮑亞士
Bronisław Malinowski | 馬林諾夫斯基 | person | S6 | the Polish-born anthropologist who lived long among the Trobriand Islanders and pioneered participant observation | 長住特羅布里恩群島並開創參與觀察法的波蘭裔人類學家
Margaret Mead | 瑪格麗特·米德 | person | S6 | the American anthropologist who wrote about growing up in Samoa and gender in New Guinea | 研究薩摩亞青少年成長和新幾內亞性別角色的美國人類學家 | not=George Herbert Mead
Ruth Benedict | 本尼迪克特 | person | S6 | the American anthropologist who wrote Patterns of Culture and The Chrysanthemum and the Sword, a study of Japan | 著有《文化模式》和研究日本的《菊與刀》的美國人類學家 | also-zh=潘乃德
Claude Lévi-Strauss | 列維-斯特勞斯 | person | S6 | the French anthropologist who founded structural anthropology and analysed myths and kinship in terms of opposing pairs | 創立結構人類學，以二元對立分析神話和親屬關係的法國人類學家 | also-zh=李維史陀
Clifford Geertz | 格爾茨 | person | S6 | the American anthropologist who interpreted the cockfights of Bali through thick description | 以深描詮釋峇里鬥雞的美國人類學家 | also-zh=紀爾茲
set | branches of anthropology | 人類學的分支 | cultural anthropology; biological anthropology; archaeology; linguistic anthropology; applied anthropology
set | fields that study human origins and remains | 研究人類起源和遺存的學科 | primatology; palaeoanthropology; forensic anthropology; archaeology
set | methods of anthropologists | 人類學家的方法 | ethnography; ethnology; oral history; content analysis
set | ways of learning about people's lives | 了解人群生活的方法 | fieldwork; oral history; ethnology; social survey; content analysis
set | ways of recording and analysing social life | 記錄和分析社會生活的方式 | thick description; content analysis; case study; oral history
set | viewpoints in anthropology | 人類學的觀點 | emic perspective; etic perspective; holism; cultural relativism; ethnocentrism
set | forms of political organisation from small to large | 規模不同的政治組織形式 | band; tribe; chiefdom; state
set | ways of getting food | 取得食物的方式 | foraging; pastoralism; slash-and-burn farming; intensive agriculture
set | ways in which goods change hands | 物品轉手的方式 | reciprocity; redistribution; market exchange; inheritance=繼承
set | kinds of exchange in traditional and modern societies | 傳統和現代社會的交換方式 | generalised reciprocity; balanced reciprocity; negative reciprocity; redistribution; market exchange
set | religious specialists | 宗教和儀式的專職人員 | shaman; priest; diviner; prophet=先知
set | leaders of communities | 社群的領袖 | big man; chief; king=國王; village headman=村長
set | traditional stories and sayings | 傳統的故事和語句 | myth; legend; folktale; proverb
set | theories in anthropology | 人類學的理論 | cultural evolutionism; diffusionism; historical particularism; structuralism; cultural materialism; linguistic relativity
set | famous anthropologists | 著名人類學家 | Franz Boas; Bronisław Malinowski; Margaret Mead; Ruth Benedict; Claude Lévi-Strauss; Clifford Geertz
set | twentieth-century scholars of culture | 二十世紀研究文化的學者 | Margaret Mead; Ruth Benedict; Clifford Geertz; Fei Xiaotong
set | customs in which goods change hands | 財物轉手的習俗 | bride price; dowry; potlatch; barter
order | forms of political organisation from the simplest to the most complex | 政治組織由最簡單至最複雜 | band > tribe > chiefdom > state
order | phases of a rite of passage in order | 過渡禮儀的先後階段 | separation phase > liminal phase > incorporation phase

== Media studies | 傳媒研究
intrapersonal communication | 自身傳播 | form | S5 | the sending of messages to oneself, as in thinking, planning or keeping a diary | 思考、計劃、寫日記等自己與自己的訊息交流 | also-zh=內向傳播; not=interpersonal communication
interpersonal communication | 人際傳播 | form | S4 | the exchange of messages between two or a few people directly | 兩人或數人之間直接的訊息交流 | not=intrapersonal communication
mass communication | 大眾傳播 | form | S4 | the sending of messages by an organisation to a large, scattered and unknown audience | 機構向數目龐大、分散而互不相識的受眾發放訊息的方式 | not=mass media
encoding | 編碼 | process | S5 | the process by which the sender turns an idea into words, images or other signals | 發訊者把意念化為文字、影像等信號的過程 | not=decoding
decoding | 解碼 | process | S5 | the process by which the receiver works out the meaning of a message | 收訊者把訊息還原為意義的過程 | not=encoding
feedback | 回饋 | process | S4 | the response to a message that the receiver gives to the sender | 收訊者收到訊息後向發訊者作出的反應
noise | 噪音 | idea | S5 | anything that interferes with the passage of a message or distorts its meaning | 干擾訊息傳遞或扭曲其意義的任何事物
media channel | 傳播渠道 | idea | S4 | the means, such as print, air waves or the internet, by which a message travels | 用以傳送訊息的途徑，例如印刷品、電波或互聯網
audience | 受眾 | group | S4 | the people who read, watch or listen to a message of the media | 閱讀、收看或收聽傳媒內容的人
gatekeeping | 把關 | idea | S5 | the process by which editors and others decide which news items are published and which are left out | 由編輯等人決定哪些新聞獲刊播、哪些被捨棄的做法 | not=agenda setting
agenda setting | 議程設置 | theory | S5 | the view that the media tell people not what to think but which issues to think about | 認為傳媒影響公眾關注甚麼議題，而非決定其看法的理論 | also=agenda-setting theory; also-zh=議題設定, 議程設定; not=framing theory
framing theory | 框架理論 | theory | S6 | the view that the angle from which the media present an issue shapes how people understand it | 認為傳媒報道議題的角度影響公眾如何理解該議題的理論 | not=agenda setting
cultivation theory | 涵化理論 | theory | S6 | the view that heavy viewers slowly come to see the real world as television shows it | 認為長期大量看電視的人會逐漸以電視所見來理解現實世界的理論 | also-zh=培養理論
hypodermic needle theory | 皮下注射論 | theory | S5 | the view that media messages act on a passive audience directly, strongly and in the same way | 認為傳媒訊息對被動受眾有直接、強大而一致的影響的理論 | also=magic bullet theory; also-zh=魔彈論
uses and gratifications theory | 使用與滿足理論 | theory | S5 | the view that audiences actively choose media to meet their own needs, such as amusement or information | 認為受眾會主動選擇傳媒以應付自身需要，例如娛樂和獲取資訊的理論
spiral of silence | 沉默螺旋 | theory | S6 | the view that people who believe they are in the minority keep quiet for fear of being isolated | 認為自覺屬少數意見者因害怕被孤立而不敢發言的理論 | also=spiral of silence theory; also-zh=沉默的螺旋
two-step flow theory | 兩級傳播論 | theory | S6 | the view that media messages reach most people through opinion leaders who pass them on | 認為傳媒訊息先到意見領袖，再經他們影響大多數人的理論 | also-zh=二級傳播
knowledge gap hypothesis | 知識鴻溝假說 | theory | S6 | the view that information spreads faster among the better educated, so that the difference between them and others widens | 認為資訊在高學歷者中傳播較快，使其與他人的差距擴大的理論
third-person effect | 第三者效果 | theory | S6 | the view that people think the media influence others more than themselves | 認為人總以為傳媒對別人的影響大於對自己的理論 | also-zh=第三人效果
medium theory | 媒介理論 | theory | S6 | the view, linked with McLuhan, that the means of communication itself shapes society more than the content it carries | 與麥克盧漢有關、認為傳播工具本身比內容更能塑造社會的學說
dominant reading | 主導式解讀 | idea | S6 | the audience's acceptance of a message exactly as its producer intended it | 受眾完全按製作者原意接受訊息的方式 | also-zh=優先式解讀; not=negotiated reading
negotiated reading | 協商式解讀 | idea | S6 | the audience's acceptance of part of a message while another part is modified to fit its own experience | 受眾接受訊息的一部分，並按自身經驗修改另一部分的方式 | not=dominant reading
oppositional reading | 對抗式解讀 | idea | S6 | the audience's understanding of the intended meaning of a message together with a rejection of it | 受眾明白訊息的原意，卻拒絕接受的方式 | not=negotiated reading
denotation | 外延意義 | idea | S5 | the literal, dictionary sense of a word or the plain content of an image | 字詞的字面解釋或影像表面所顯示的內容 | also-zh=明示義; not=connotation
connotation | 內涵意義 | idea | S5 | the feelings and associations that a word or image suggests beyond its literal sense | 字詞或影像在字面之外引起的感受和聯想 | also-zh=隱含義; not=denotation
signifier | 能指 | idea | S6 | the form of a sign, such as a sound, word or picture that we can perceive | 我們可以感知的聲音、文字或圖像等形式 | also-zh=符徵; not=signified
signified | 所指 | idea | S6 | the mental concept to which the form of a sign refers | 某個聲音、文字或圖像等形式在心中代表的概念 | also-zh=符旨; not=signifier
print media | 印刷媒體 | form | S3 | newspapers, magazines, books and other channels on paper | 報章、雜誌、書籍等以紙張傳播的渠道
broadcast media | 廣播媒體 | form | S3 | radio and television, which send programmes out to the public from a station | 由電台或電視台向公眾發放節目的渠道
social media | 社交媒體 | form | S3 | websites and applications on which users create, share and comment on content | 讓用戶創作、分享和評論內容的網站和應用程式
outdoor media | 戶外媒體 | form | S4 | billboards, bus bodies and other places in public spaces where advertisements are displayed | 廣告牌、巴士車身等在露天展示廣告的位置
media convergence | 媒體匯流 | process | S5 | the merging of print, broadcast, telephone and computer services on one digital platform | 印刷、廣播、電話和電腦服務匯聚於同一數碼平台的過程 | also-zh=媒體融合
media concentration | 媒體集中化 | process | S6 | the process by which fewer and fewer companies own more and more outlets | 越來越少的公司擁有越來越多傳播機構的過程 | not=media convergence
digitalisation | 數碼化 | process | S4 | the conversion of text, sound and pictures into data that computers can store and send | 把文字、聲音和圖像轉為電腦可儲存和傳送的數據的過程 | also=digitisation
audience fragmentation | 受眾分化 | process | S6 | the splitting of viewers and readers into ever smaller groups that follow different outlets | 收看者和讀者各自追隨不同頻道和平台，形成許多小群體的過程
press freedom | 新聞自由 | idea | S3 | the right of the media to gather and publish news without undue interference | 傳媒採訪和發布消息不受不當干預的權利 | also=freedom of the press
editorial independence | 編輯自主 | idea | S5 | the right of a newsroom to decide its content without pressure from owners or advertisers | 新聞部不受老闆或廣告商壓力、自行決定內容的權利
censorship | 審查 | idea | S4 | the examining and suppressing of content by an authority before or after it is published | 當局在內容發表前後加以檢查和刪禁的做法 | also-zh=審查制度; not=self-censorship
self-censorship | 自我審查 | idea | S5 | the decision of writers or media workers to hold back content out of fear of trouble | 創作者或傳媒因怕惹麻煩而主動不發表某些內容的做法 | not=censorship
fake news | 假新聞 | idea | S3 | invented stories presented as genuine reports by journalists | 偽裝成真實報道的捏造故事
misinformation | 錯誤資訊 | idea | S4 | untrue content that is spread by people who believe it | 由信以為真的人散播的不實內容 | also-zh=錯誤信息; not=disinformation
disinformation | 虛假資訊 | idea | S4 | untrue content that is spread on purpose to deceive | 為欺騙他人而故意散播的不實內容 | also-zh=虛假信息; not=misinformation
malinformation | 惡意資訊 | idea | S6 | true content, often private, that is spread to do harm | 為傷害他人而散播的真實內容，往往涉及私隱 | also-zh=惡意信息; not=disinformation
deepfake | 深度偽造 | idea | S4 | a false video, picture or sound of a real person made with artificial intelligence | 以人工智能製作、冒充真人的虛假影片、圖像或聲音 | also-zh=深偽
clickbait | 標題黨 | idea | S4 | an exaggerated headline or picture designed to lure people into opening a web page | 誘使人打開網頁的誇張文字或圖片
sensationalism | 煽情主義 | idea | S4 | the exaggeration of shocking, violent or scandalous details to attract readers and viewers | 為吸引受眾而渲染驚嚇、暴力或醜聞情節的做法 | also-zh=煽情
infotainment | 資訊娛樂 | form | S5 | programmes that mix news or knowledge with amusement | 把新聞或知識與消遣混合的節目
advertorial | 廣告特稿 | form | S4 | a paid promotion written to look like an ordinary article | 收費刊登、寫得像一般文章的推廣文字 | also-zh=軟文
product placement | 植入式廣告 | form | S4 | the paid showing of branded goods inside a film or programme | 收費在電影或節目中展示某品牌貨品的推廣方式 | also-zh=置入性行銷
tabloid | 小報 | form | S4 | a newspaper of small format with short, lively stories on crime, scandal and stars | 版面窄、以短篇生動文字報道罪案、醜聞和明星的報章 | not=broadsheet
broadsheet | 大報 | form | S5 | a newspaper of large format, traditionally with serious and detailed reports | 版面寬闊、傳統上報道嚴肅詳盡的報章 | not=tabloid
editorial | 社論 | form | S3 | an article that states the opinion of the newspaper itself on an issue | 表明報社本身對某議題立場的文章 | not=news report
news report | 新聞報道 | form | P5 | an article that gives the facts of a recent event without the writer's own opinion | 交代近日事件的事實而不加作者意見的文章 | not=editorial
feature story | 特寫 | form | S4 | a long article that explores a person or topic in depth, often with a human touch | 深入探討人物或題材、富人情味的長篇文章
investigative journalism | 調查報道 | form | S5 | long and thorough reporting that uncovers wrongdoing hidden from the public | 長時間深入追查，揭露不為人知的不當行為的採訪 | also=investigative reporting
yellow journalism | 黃色新聞 | form | S6 | reporting that sells papers by scandal, exaggeration and invented detail | 以醜聞、誇大和虛構細節招徠讀者的採訪風格 | also=yellow press
opinion leader | 意見領袖 | role | S5 | a respected member of a group whose views on media messages sway the others | 在群體中受尊重、其對傳媒訊息的看法能影響他人的人
influencer | 網絡紅人 | role | S3 | a person with many followers online who can affect what they buy and do | 在網上有大量追隨者、能影響他們的消費和行為的人 | also-zh=網紅
whistle-blower | 舉報人 | role | S5 | an insider who discloses the wrongdoing of his or her own organisation | 揭發自身機構不當行為的內部人士 | also=whistleblower; also-zh=吹哨人
media literacy | 傳媒素養 | idea | S3 | the ability to find, understand, judge and create messages of the press, screen and internet | 尋找、理解、評價和創作報刊、影視和網上訊息的能力 | also-zh=媒體素養
digital divide | 數碼鴻溝 | idea | S3 | the gap between people who have access to computers and the internet and people who have not | 能夠與不能使用電腦和互聯網的人之間的差距 | also-zh=數碼隔膜
echo chamber | 回音室效應 | idea | S5 | a closed circle online in which people hear only opinions like their own, which thus grow stronger | 人在封閉的網上圈子只聽到與自己相近的意見，想法因而不斷強化的現象 | also-zh=同溫層; not=filter bubble
filter bubble | 過濾氣泡 | idea | S5 | a one-sided view of the world that results when algorithms select content by a user's past choices | 演算法按用戶過往選擇挑選內容，令其所見偏狹的現象 | not=echo chamber
global village | 地球村 | idea | S4 | the idea of the world as one small community joined by electronic media | 比喻電子傳媒把全世界連成一個小社群的說法
cultural hegemony | 文化霸權 | idea | S6 | the dominance of the ruling class by making its values seem common sense, so that people consent to its rule | 統治階級使自身價值觀成為常識，藉人民同意來統治的方式 | also-zh=文化領導權
public sphere | 公共領域 | idea | S6 | the space in which citizens meet freely to discuss matters of common concern | 市民自由討論共同關心事務的空間
set | elements of the communication process | 傳播過程的元素 | encoding; decoding; feedback; noise; media channel
set | theories of the effects of the media | 傳媒效果理論 | agenda setting; framing theory; cultivation theory; hypodermic needle theory; uses and gratifications theory; spiral of silence
set | concepts of news selection | 有關新聞取捨的概念 | gatekeeping; censorship; self-censorship; editorial independence
set | ways in which audiences read a message | 受眾解讀訊息的方式 | dominant reading; negotiated reading; oppositional reading; misreading=誤讀
set | terms of the study of signs | 符號學的用語 | denotation; connotation; signifier; signified
set | kinds of media | 媒體的類型 | print media; broadcast media; social media; outdoor media
set | trends in the media industry | 傳媒業的趨勢 | media convergence; media concentration; digitalisation; audience fragmentation; glocalisation
set | freedom and control of the press | 新聞自由與管制 | press freedom; editorial independence; censorship; self-censorship
set | tricks of the media that a reader should see through | 讀者應識破的傳媒手法 | fake news; clickbait; sensationalism; deepfake
set | kinds of newspaper writing | 報章文章的類型 | editorial; news report; feature story; advertorial
set | kinds of journalism | 新聞工作的類型 | citizen journalism=公民新聞; investigative journalism; yellow journalism; data journalism=數據新聞
set | people who shape what others know and think | 影響他人認知和想法的人 | opinion leader; influencer; whistle-blower; paparazzi=狗仔隊
set | problems of the internet age | 互聯網時代的問題 | digital divide; echo chamber; filter bubble; cyberbullying=網絡欺凌; clickbait
set | ideas about media and society | 有關傳媒與社會的概念 | global village; cultural hegemony; public sphere; digital divide; moral panic; media literacy
order | path of a message in the communication process | 訊息在傳播過程中的路徑 | sender=發訊者 > encoding > media channel > decoding > receiver=收訊者

== Philosophy | 哲學
philosophy | 哲學 | idea | S4 | the critical and rational inquiry into the most basic questions of being, knowledge and value | 以理性和批判的方式探究存在、知識和價值等最根本問題的學問
metaphysics | 形而上學 | idea | S5 | the inquiry into what exists and the ultimate nature of reality | 探究甚麼存在和實在終極本質的學問 | also-zh=形上學; not=epistemology
epistemology | 知識論 | idea | S5 | the inquiry into what can be known, how it is known and how beliefs are justified | 探究人能認識甚麼、如何認識和信念如何得到證成的學問 | also-zh=認識論; not=metaphysics
ethics | 倫理學 | idea | S4 | the inquiry into what is right and wrong and how people ought to live | 探究對錯善惡和人應如何生活的學問 | also=moral philosophy; also-zh=道德哲學; not=aesthetics
aesthetics | 美學 | idea | S4 | the inquiry into the nature of beauty, art and taste | 探究藝術、品味和鑑賞判斷的學問 | not=ethics
logic | 邏輯學 | idea | S4 | the inquiry into the principles of correct reasoning | 探究怎樣的推理才算正確的學問 | also-zh=邏輯, 理則學
political philosophy | 政治哲學 | idea | S5 | the inquiry into justice, liberty and the grounds of obedience to the state | 探究公義、自由和國家權力的根據的學問
philosophy of mind | 心靈哲學 | idea | S6 | the inquiry into consciousness and how the mental is related to the body | 探究意識以及思想與身體關係的學問
philosophy of science | 科學哲學 | idea | S6 | the inquiry into the aims, methods and reliability of research into nature | 探究自然研究的目的、方法和可靠性的學問
rationalism | 理性主義 | theory | S5 | the view that reason, not the senses, is the chief source of knowledge | 認為知識主要來自思維推論而非感官的學說 | also-zh=唯理論; not=empiricism
empiricism | 經驗主義 | theory | S5 | the view that all knowledge of the world comes from the senses | 認為對世界的知識都來自感官的學說 | also-zh=經驗論; not=rationalism
scepticism | 懷疑論 | theory | S5 | the view that certain knowledge cannot be had, so that judgement should be withheld | 認為確定的知識不可得，故應不下判斷的學說 | also=skepticism; also-zh=懷疑主義
solipsism | 唯我論 | theory | S6 | the view that nothing but one's own mind can be known to exist | 認為除了自己的心靈外，無法確知任何事物存在的學說 | not=idealism
idealism | 唯心論 | theory | S5 | the view that mind is the basic reality and that matter depends on it | 認為精神才是根本實在、物質依賴精神的學說 | also-zh=觀念論; not=materialism
materialism | 唯物論 | theory | S5 | the view that everything that exists, the mind included, is basically physical | 認為一切存在，包括精神，根本上都是有形實體及其活動的學說 | also-zh=唯物主義; not=idealism
dualism | 二元論 | theory | S5 | the view that mind and body are substances of different kinds | 認為心靈與身體是不同性質的實體的學說 | also=mind-body dualism; also-zh=心物二元論
epiphenomenalism | 副現象論 | theory | S6 | the view that the mind is a by-product of the brain that has no effect on the body | 認為心靈只是大腦的附帶產物、不能影響身體的學說
panpsychism | 泛心論 | theory | S6 | the view that all things, even the smallest particles, have some kind of mental aspect | 認為萬物以至最小微粒都有某種精神性質的學說
determinism | 決定論 | theory | S5 | the view that every event, human choice included, is fixed by earlier causes and laws of nature | 認為一切事件，包括人的選擇，都受先前的原因和自然規律支配的學說 | not=fatalism
fatalism | 宿命論 | theory | S5 | the view that what will happen must happen whatever people do | 認為無論人做甚麼，注定的事都必然發生的學說 | not=determinism
compatibilism | 相容論 | theory | S6 | the view that people can be free even if all their choices have causes | 認為即使選擇都有原因，人仍可以是自由的學說
free will | 自由意志 | idea | S5 | the power of persons to make their own choices, so that they could have acted otherwise | 人能作出與實際所為不同的選擇和行動的能力
existentialism | 存在主義 | theory | S5 | the view that people have no given essence and must create the meaning of their lives by free choice | 認為人沒有既定本質，須以自由抉擇創造人生意義的學說 | not=nihilism
nihilism | 虛無主義 | theory | S5 | the view that life has no meaning and that no values have any foundation | 認為人生沒有意義、一切價值都無根據的學說 | not=existentialism
pragmatism | 實用主義 | theory | S5 | the view that ideas should be judged by their practical consequences | 主張以實際效果評價觀念的學說
phenomenology | 現象學 | theory | S6 | the approach, begun by Husserl, that describes things exactly as they appear in conscious experience | 由胡塞爾開創、如實描述事物在意識中如何呈現的學說
scholasticism | 經院哲學 | theory | S5 | the method of medieval Christian schools of reconciling faith with the reasoning of Aristotle | 中世紀基督教學者調和信仰與亞里士多德思想的學說 | also-zh=士林哲學
logical positivism | 邏輯實證論 | theory | S6 | the view that a statement has meaning only if it can be verified by experience or is true by definition | 認為只有可由經驗核對或因定義為真的語句才有意義的學說
Stoicism | 斯多葛學派 | theory | S5 | the ancient teaching that one should live by reason, control the passions and accept fate calmly | 主張按理性生活、克制情感並坦然接受命運的古代學說 | not=Epicureanism
Epicureanism | 伊壁鳩魯學派 | theory | S5 | the ancient teaching that the good life is one of modest pleasure, friendship and freedom from fear and pain | 主張美好人生在於適度的快樂、友誼和免於恐懼痛苦的古代學說 | not=Stoicism
Cynicism | 犬儒學派 | theory | S6 | the ancient teaching of Diogenes that one should reject convention and possessions and live simply as nature does | 第歐根尼一派主張摒棄習俗和財物、順應自然簡樸生活的古代學說
Platonism | 柏拉圖主義 | theory | S6 | the teaching that perfect, unchanging Forms are more real than the things we see | 認為完美不變的理型比眼見事物更真實的學說
Confucianism | 儒家 | theory | S1 | the school of thought that stresses benevolence, the rites and the moral duties of each human relationship | 重視仁愛、禮制和各種人倫責任的學派 | also-zh=儒家思想
Taoism | 道家 | theory | S1 | the school of thought that stresses simplicity, following nature and non-action | 重視樸素、順應自然和無為的學派 | also=Daoism; also-zh=道家思想
Mohism | 墨家 | theory | S1 | the school of thought that stresses universal love, thrift and the rejection of aggressive war | 重視兼愛、節儉和反對侵略戰爭的學派 | also-zh=墨家思想
Legalism | 法家 | theory | S1 | the school of thought that stresses strict rules, rewards and punishments and the power of the ruler | 重視嚴刑峻罰、賞罰分明和君主權勢的學派 | also-zh=法家思想
School of Names | 名家 | theory | S3 | the thinkers of ancient China who argued about terms and reality, claiming for example that a white horse is not a horse | 先秦辯者探討概念與實在關係的學派，例如提出「白馬非馬」
school of Yin-Yang | 陰陽家 | theory | S3 | the ancient Chinese teaching that explains nature and history by two opposite forces and the five elements | 以兩種對立力量和五行解釋自然與歷史的學派
correspondence theory of truth | 符應論 | theory | S6 | the view that a statement is true when it agrees with the facts | 認為語句與事實一致便是真的學說
coherence theory of truth | 融貫論 | theory | S6 | the view that a statement is true when it fits together with a whole system of beliefs | 認為語句與整個信念系統互不矛盾、彼此支持便是真的學說
pragmatic theory of truth | 實效真理論 | theory | S6 | the view that a statement is true when believing it works well in practice | 認為一個語句若在應用上行得通便是真的學說
a priori knowledge | 先驗知識 | idea | S6 | what can be known independently of sense experience, such as that all bachelors are unmarried | 不必依賴感官經驗便可知道的事，例如單身漢都是未婚的 | not=a posteriori knowledge
a posteriori knowledge | 後驗知識 | idea | S6 | what can be known only through sense experience, such as that snow is cold | 必須依賴感官經驗才能知道的事，例如雪是冷的 | not=a priori knowledge
innate ideas | 天賦觀念 | idea | S6 | concepts believed to be present in the mind from birth | 被認為人一出生心中便已具有的概念 | not=tabula rasa
tabula rasa | 白板說 | idea | S5 | the idea that the mind is empty at birth and gains all its ideas from experience | 認為人出生時心靈空無一物、觀念全部來自經驗的說法 | also=blank slate; not=innate ideas
cogito | 我思故我在 | idea | S5 | Descartes's argument that the very act of doubting proves that the doubter exists | 笛卡兒由懷疑這一活動本身推出懷疑者必定真有其人的論證 | also=I think, therefore I am
Socratic method | 蘇格拉底反詰法 | method | S5 | the search for truth by asking a series of questions that reveal contradictions in the answers | 以連串提問揭示答案中的矛盾來尋求真理的方法 | not=Hegelian dialectic
Hegelian dialectic | 黑格爾辯證法 | method | S6 | the explanation of development as a thesis and its antithesis being resolved in a higher synthesis | 以正題與反題的對立及其在合題中的統一來解釋發展的方法
method of doubt | 方法懷疑 | method | S6 | the setting aside of every belief that is not certain in order to find a firm basis of knowledge | 暫時擱置一切不確定的信念，以尋找穩固知識基礎的做法 | also=Cartesian doubt
Occam's razor | 奧卡姆剃刀 | law | S5 | the principle that the simplest adequate explanation, with the fewest assumptions, should be preferred | 主張在足夠的解釋中選取假設最少、最簡單者的原則
falsificationism | 否證論 | theory | S6 | the view that a claim is scientific only if it could in principle be proved wrong by observation | 認為原則上可被觀察推翻的主張才算科學的學說
paradigm shift | 範式轉移 | process | S5 | the replacement of the whole framework of ideas of a science by a new one | 一門科學的整套思想框架由新的一套取代的過程
material cause | 質料因 | idea | S6 | in Aristotle's scheme, that out of which a thing is made, as a statue is made of bronze | 在亞里士多德的理論中構成事物的東西，例如銅像的銅
formal cause | 形式因 | idea | S6 | in Aristotle's scheme, the shape or essence that makes a thing what it is | 在亞里士多德的理論中，使事物成為該物的樣式或本質
efficient cause | 動力因 | idea | S6 | in Aristotle's scheme, the agent or action that brings a thing about | 在亞里士多德的理論中，使事物產生的行動者或活動
ontological argument | 本體論論證 | idea | S6 | the reasoning that God must exist because the most perfect being conceivable could not lack existence | 由最完美的存有不可能缺乏存在，推論上帝存在的論證
cosmological argument | 宇宙論論證 | idea | S6 | the reasoning that God must exist because the world needs a first cause | 由世界需要一個第一因，推論上帝存在的論證
teleological argument | 目的論論證 | idea | S6 | the reasoning that God must exist because the order of nature looks like the work of a designer | 由自然秩序猶如經過設計，推論上帝存在的論證 | also=argument from design; also-zh=設計論證
Pascal's wager | 帕斯卡的賭注 | idea | S6 | the reasoning that it is wise to believe in God because much may be won and little lost | 由信神可能得益極大而損失極小，推論信神較明智的論證
problem of evil | 惡的問題 | idea | S6 | the reasoning that suffering in the world counts against the existence of an all-good and almighty God | 以世上的苦難質疑至善全能的上帝存在的論證 | not=theodicy
allegory of the cave | 洞穴寓言 | idea | S5 | Plato's story of prisoners who take shadows on a wall for reality | 柏拉圖描述囚徒把牆上的影子當作真實的故事
veil of ignorance | 無知之幕 | idea | S5 | Rawls's thought experiment in which people choose the rules of society without knowing their own place in it | 羅爾斯設想眾人在不知自己社會位置下選擇社會規則的思想實驗
ship of Theseus | 忒修斯之船 | idea | S6 | the puzzle of whether a vessel whose planks have all been replaced is still the same one | 船上木板全部更換後是否仍屬同一艘的難題
Chinese room | 中文房間 | idea | S6 | Searle's thought experiment of a man who follows rules to answer in a foreign script without understanding it | 塞爾設想一人靠規則以不懂的文字作答、卻毫不理解的思想實驗
experience machine | 體驗機器 | idea | S6 | Nozick's thought experiment of a device that gives any pleasant feeling one wishes though none of it is real | 諾齊克設想一部能給人任何快樂、但全非真實的裝置的思想實驗
trolley problem | 電車難題 | idea | S4 | the thought experiment of whether to divert a runaway vehicle so that one person dies instead of five | 設想應否令失控車輛改道，以一人之死換取五人性命的思想實驗
state of nature | 自然狀態 | idea | S5 | the imagined condition of people before there was any government | 設想中未有政府以前人類的生活狀況 | not=social contract
social contract | 社會契約 | idea | S4 | the supposed agreement by which people give up some of their freedom to a government in return for protection | 人民放棄部分自由以換取政府保護的假想協議
general will | 公意 | idea | S6 | in Rousseau's theory, the common purpose of a whole people, which aims at the good of all | 盧梭所指全體人民謀求共同利益的意志
natural rights | 自然權利 | idea | S4 | entitlements such as life and liberty that belong to every human being by birth and are not granted by law | 人與生俱來、並非由法律賦予的生命、自由等權利 | also-zh=天賦人權
set | branches of philosophy | 哲學的分支 | metaphysics; epistemology; ethics; aesthetics; logic
set | disciplines about human life and thought | 關於人生和思想的學問 | philosophy; sociology; psychology=心理學; theology=神學
set | fields of philosophical inquiry | 哲學探究的領域 | political philosophy; philosophy of mind; philosophy of science; aesthetics; logic
set | theories of knowledge | 關於知識的學說 | rationalism; empiricism; scepticism; falsificationism
set | theories of mind and reality | 關於心靈與實在的學說 | idealism; materialism; dualism; solipsism
set | views on mind and matter | 關於心靈與物質的學說 | materialism; idealism; epiphenomenalism; panpsychism
set | theories of freedom and destiny | 關於自由與命運的學說 | determinism; fatalism; compatibilism; existentialism
set | modern philosophical movements | 現代哲學流派 | existentialism; pragmatism; phenomenology; logical positivism; nihilism
set | ancient schools of Greek thought | 古希臘思想學派 | Stoicism; Epicureanism; Cynicism; Platonism; scepticism
set | schools of philosophy through the ages | 歷代的哲學流派 | Platonism; scholasticism; empiricism; pragmatism; existentialism
set | schools of thought in ancient China | 先秦諸子學派 | Confucianism; Taoism; Mohism; Legalism; School of Names; school of Yin-Yang
set | theories of truth | 關於真理的學說 | correspondence theory of truth; coherence theory of truth; pragmatic theory of truth; consensus theory of truth=共識真理論
set | concepts about the sources of knowledge | 有關知識來源的概念 | a priori knowledge; a posteriori knowledge; innate ideas; tabula rasa
set | methods and principles of philosophers | 哲學家的方法和原則 | Socratic method; Hegelian dialectic; method of doubt; thought experiment=思想實驗
set | ideas in the philosophy of science | 科學哲學的概念 | Occam's razor; falsificationism; paradigm shift; logical positivism
set | Aristotle's four causes | 亞里士多德的四因 | material cause; formal cause; efficient cause; final cause=目的因
set | arguments about the existence of God | 有關上帝存在的論證 | ontological argument; cosmological argument; teleological argument; Pascal's wager; problem of evil
set | topics in the philosophy of religion | 宗教哲學的課題 | theodicy; cosmological argument; teleological argument; Pascal's wager
set | thought experiments | 思想實驗 | allegory of the cave; veil of ignorance; brain in a vat=桶中之腦; Chinese room; experience machine; trolley problem
set | famous puzzles of philosophers | 哲學家的著名難題 | ship of Theseus; trolley problem; brain in a vat=桶中之腦; Chinese room
set | key concepts of political philosophy | 政治哲學的重要概念 | state of nature; social contract; general will; natural rights; veil of ignorance
set | concepts about the human mind and will | 有關人的心靈與意志的概念 | cogito; innate ideas; tabula rasa; free will
order | periods of western philosophy | 西方哲學的時期 | ancient philosophy=古代哲學 > medieval philosophy=中世紀哲學 > modern philosophy=近代哲學 > contemporary philosophy=當代哲學
order | steps of the dialectic | 辯證法的步驟 | thesis=正題 > antithesis=反題 > synthesis=合題

== Logic and critical thinking | 邏輯與思考方法
argument | 論證 | idea | S4 | a group of statements in which some are offered as reasons for another | 以某些語句作為理由來支持另一語句的一組陳述
premise | 前提 | idea | S4 | a statement in a piece of reasoning that is offered as a reason for the conclusion | 推理中用作理由以支持結論的陳述 | not=conclusion
conclusion | 結論 | idea | S3 | the statement in a piece of reasoning that the premises are meant to support | 推理中由前提支持的那個陳述 | not=premise
assumption | 假定 | idea | S4 | a claim that is taken for granted, often without being stated | 未經證明便視為理所當然、往往沒有明言的看法
counterexample | 反例 | idea | S4 | a particular case that shows a general claim to be false | 足以推翻某個概括說法的個別事例
proposition | 命題 | idea | S4 | what is said by a sentence that is either true or false | 語句所表達的、有真假可言的內容
deduction | 演繹推理 | method | S4 | reasoning in which the conclusion is meant to follow necessarily from the premises | 由前提必然推出結論的推理方式 | also=deductive reasoning; not=induction
induction | 歸納推理 | method | S4 | reasoning from observed cases to a general conclusion that is only probable | 由觀察所得的個別事例推出具或然性的普遍結論的推理方式 | also=inductive reasoning; not=deduction
abduction | 溯因推理 | method | S6 | reasoning from given facts to the explanation that would account for them best | 由既有事實推想能最恰當說明它們的解釋的推理方式 | also=inference to the best explanation
argument by analogy | 類比推理 | method | S4 | reasoning that two things alike in some respects are probably alike in another respect | 由兩物在某些方面相似，推想它們在另一方面也相似的推理方式 | also=analogical reasoning
reductio ad absurdum | 歸謬法 | method | S5 | the proof of a claim by showing that its denial leads to a contradiction | 指出否定某主張會引致矛盾，從而證明該主張的方法
deductive validity | 有效性 | property | S5 | the feature of an argument whose conclusion must be true if all its premises are true | 若前提全部為真，結論便必然為真的論證特質 | not=soundness
soundness | 真確性 | property | S5 | the feature of an argument that is valid and has only true premises | 既有效且前提全部為真的論證特質 | not=deductive validity
inductive strength | 歸納強度 | property | S6 | the degree to which the premises make the conclusion probable without proving it | 前提支持結論成立、使其具有高可能性的程度
consistency | 一致性 | property | S5 | the feature of a set of statements that can all be true together | 一組語句可以同時為真的特質
necessary condition | 必要條件 | idea | S4 | something without which a result cannot occur, though it may not bring it about alone | 缺少它則結果不能發生，但單有它未必引致結果的事項 | not=sufficient condition
sufficient condition | 充分條件 | idea | S4 | something that guarantees a result, though the result may also come about otherwise | 有它便保證結果出現，但結果也可由其他途徑出現的事項 | not=necessary condition
contributory factor | 促成因素 | idea | S5 | something that helps to bring about a result though it neither guarantees it nor is indispensable | 有助結果發生，但既不保證結果、也非不可或缺的事項
tautology | 恆真句 | form | S5 | a statement that is true in every possible case because of its logical form | 因邏輯形式而在任何可能情況下都為真的語句 | also-zh=重言句; not=contradictory statement
contradictory statement | 矛盾句 | form | S5 | a statement that is false in every possible case because of its logical form | 因邏輯形式而在任何可能情況下都為假的語句 | also=contradiction; not=tautology
conditional statement | 條件句 | form | S5 | a statement of the form that if one thing holds then another holds | 形式為「如果……則……」的語句 | also=conditional
conjunctive statement | 合取句 | form | S6 | a statement that joins two others by the word and | 以「並且」把兩個語句連結起來的語句 | also=conjunction
disjunctive statement | 選言句 | form | S6 | a statement that joins two others by the word or | 以「或者」把兩個語句連結起來的語句 | also=disjunction; also-zh=析取句
biconditional statement | 雙條件句 | form | S6 | a statement of the form that one thing holds if and only if another holds | 形式為「當且僅當」的語句 | also=biconditional
analytic statement | 分析命題 | form | S6 | a statement that is true merely because of the meanings of its words | 單憑字詞意義便可斷定為真的命題 | not=synthetic statement
synthetic statement | 綜合命題 | form | S6 | a statement whose truth depends on facts about the world, not only on the meanings of its words | 真假取決於世界的事實，而非只取決於字詞意義的命題 | not=analytic statement
value judgement | 價值判斷 | form | S4 | a statement that something is good or bad, right or wrong, beautiful or ugly | 斷言某事物好壞、對錯或美醜的語句 | also-zh=價值陳述; not=factual statement
factual statement | 事實陳述 | form | S4 | a statement that can be checked against observation and evidence | 可用觀察和證據查核的語句 | not=value judgement
hypothetical syllogism | 假言三段論 | form | S6 | the valid form of reasoning: if P then Q, if Q then R, so if P then R | 形式為「如果P則Q，如果Q則R，所以如果P則R」的推論 | also-zh=假言連鎖推論
disjunctive syllogism | 選言三段論 | form | S5 | the valid form of reasoning: P or Q, not P, so Q | 形式為「P或Q，非P，所以Q」的推論
modus ponens | 肯定前項式 | form | S5 | the valid form of reasoning: if P then Q, P, so Q | 形式為「如果P則Q，P，所以Q」的推論 | also-zh=肯定前件; not=affirming the consequent
modus tollens | 否定後項式 | form | S5 | the valid form of reasoning: if P then Q, not Q, so not P | 形式為「如果P則Q，非Q，所以非P」的推論 | also-zh=否定後件; not=denying the antecedent
affirming the consequent | 肯定後項謬誤 | form | S5 | the invalid form of reasoning: if P then Q, Q, so P | 形式為「如果P則Q，Q，所以P」的無效推論 | also-zh=肯定後件; not=modus ponens
denying the antecedent | 否定前項謬誤 | form | S5 | the invalid form of reasoning: if P then Q, not P, so not Q | 形式為「如果P則Q，非P，所以非Q」的無效推論 | also-zh=否定前件; not=modus tollens
law of identity | 同一律 | law | S5 | the principle that everything is what it is, so that A is A | 指任何事物都是其自身，即A是A的原則
law of non-contradiction | 矛盾律 | law | S5 | the principle that a statement cannot be both true and false at the same time in the same sense | 指語句不能在同一意義下同時既真又假的原則 | also=law of contradiction; also-zh=不矛盾律; not=law of excluded middle
law of excluded middle | 排中律 | law | S5 | the principle that for every statement either it or its denial is true | 指對任何語句，若非它本身為真，便是它的否定為真的原則 | not=law of non-contradiction
lexical definition | 報告定義 | form | S6 | an explanation of the meaning that a word already has in common use | 說明字詞在日常用法中已有意義的界說 | not=stipulative definition
stipulative definition | 規創定義 | form | S6 | a meaning newly assigned to a word by its user | 由使用者為字詞新訂的意義
ostensive definition | 實指定義 | form | S6 | the explanation of a word's meaning by pointing to the thing it names | 用手指向所指之物來說明字詞意義的方法
persuasive definition | 說服性定義 | form | S6 | an explanation of a word's meaning in emotionally loaded language that is meant to influence people's attitudes | 以帶感情色彩的措辭解釋字詞，藉以影響他人態度的界說
circular definition | 循環定義 | form | S6 | an explanation of a word's meaning that uses the very word to be explained | 用上了有待解釋的字詞本身的界說
ambiguity | 歧義 | property | S4 | the feature of a word or sentence that has more than one distinct meaning | 字句有多於一個不同意義的情況 | not=vagueness
vagueness | 含混 | property | S5 | the feature of a word, such as bald, whose range of application has no clear boundary | 字詞的適用範圍界線不清的情況，例如「禿頭」 | not=ambiguity
intension | 內涵 | property | S6 | the set of features that a thing must have for a term to apply to it | 某詞語適用之物所必須具備的各種特徵 | not=extension
extension | 外延 | property | S6 | the collection of all the things to which a term applies | 某個詞語所適用的全部事物的總和 | not=intension
ad hominem | 人身攻擊 | idea | S4 | the fallacy of attacking the person instead of answering his or her argument | 不回應對方的論點，反而針對其品格或背景的謬誤 | also-zh=訴諸人身
straw man | 稻草人謬誤 | idea | S4 | the fallacy of distorting an opponent's view so that it can be refuted more easily | 歪曲對方的看法，使之更易駁倒的謬誤 | also-zh=攻擊稻草人
slippery slope | 滑坡謬誤 | idea | S4 | the fallacy of claiming without good reason that one step will inevitably lead, step by step, to disaster | 無充分理由便斷言踏出一步必會逐步引致惡果的謬誤 | also-zh=滑坡論證
begging the question | 乞題 | idea | S5 | the fallacy of assuming in the premises the very conclusion that has to be proved | 把有待證明的結論當作前提的謬誤 | also=circular reasoning; also-zh=循環論證, 丐題, 竊取論題
false dilemma | 假兩難 | idea | S4 | the fallacy of presenting only two choices when there are really more | 實際尚有其他選擇，卻說成只有兩個的謬誤 | also=false dichotomy; also-zh=非黑即白
hasty generalisation | 以偏概全 | idea | S4 | the fallacy of drawing a general conclusion from too few or untypical cases | 由過少或不典型的例子推出普遍結論的謬誤 | also=overgeneralisation; also-zh=輕率概括
red herring | 轉移視線 | idea | S5 | the fallacy of bringing in an irrelevant topic to draw attention away from the issue under discussion | 引入無關的話題，令人不再注意所討論問題的謬誤 | also-zh=轉移論題
equivocation | 偷換概念 | idea | S5 | the fallacy of using one word in two senses within the same piece of reasoning | 在同一推理中以不同意思使用同一詞語的謬誤 | also-zh=一詞多義謬誤
loaded question | 複合問題謬誤 | idea | S5 | the fallacy of asking something that takes an unproved claim for granted, such as when did you stop cheating | 提問時預設未經證實的說法的謬誤，例如「你何時停止作弊」 | also=complex question
fallacy of composition | 合成謬誤 | idea | S5 | the fallacy of inferring that a whole has a feature because its parts have it | 因各部分具有某特質，便推論整體也具有的謬誤 | not=fallacy of division
fallacy of division | 分割謬誤 | idea | S5 | the fallacy of inferring that the parts have a feature because the whole has it | 因整體具有某特質，便推論各部分也具有的謬誤 | not=fallacy of composition
gambler's fallacy | 賭徒謬誤 | idea | S5 | the mistake of thinking that past results of independent chance events change the odds of the next one | 以為獨立隨機事件的過往結果會改變下一次機會率的錯誤想法
false analogy | 不當類比 | idea | S4 | the fallacy of drawing a conclusion from a comparison of two things that are not alike in relevant respects | 把在關鍵方面不同的兩物相提並論來推出結論的謬誤 | also=weak analogy
appeal to authority | 訴諸權威 | idea | S4 | the fallacy of accepting a claim merely because a famous or powerful person, not expert in the matter, holds it | 只因名人或有勢力但並非該方面專家的人這樣說，便接受某說法的謬誤
appeal to ignorance | 訴諸無知 | idea | S4 | the fallacy of taking a claim as true because it has not been shown false, or the reverse | 因某說法未被證明為假便當作真、或未被證明為真便當作假的謬誤
appeal to popularity | 訴諸群眾 | idea | S4 | the fallacy of accepting a claim merely because most people believe it | 只因大多數人相信某說法便接受的謬誤 | also=bandwagon fallacy
appeal to pity | 訴諸憐憫 | idea | S4 | the fallacy of trying to win agreement by arousing sympathy instead of giving reasons | 不提理由，只藉引起同情來使人認同的謬誤
appeal to force | 訴諸武力 | idea | S5 | the fallacy of trying to win agreement by threats instead of giving reasons | 不提理由，只以威嚇來使人認同的謬誤 | also-zh=訴諸威嚇
appeal to tradition | 訴諸傳統 | idea | S5 | the fallacy of accepting something merely because it has been done or believed for a long time | 只因某做法或說法由來已久便接受的謬誤 | not=appeal to novelty
appeal to novelty | 訴諸新奇 | idea | S6 | the fallacy of accepting something as better merely because it is new or modern | 只因某事物較晚出現便認為較好的謬誤 | not=appeal to tradition
genetic fallacy | 起源謬誤 | idea | S6 | the fallacy of judging a claim only by where it came from | 只按某說法從何而來評斷其真假的謬誤 | not=ad hominem
confirmation bias | 確認偏誤 | idea | S5 | the tendency to notice and remember only what supports one's own belief | 只留意和記住支持自己原有想法的資料的傾向 | also-zh=確認偏差
hindsight bias | 後見之明偏誤 | idea | S6 | the tendency to believe after an event that one knew beforehand that it would happen | 事後以為自己早已料到結果的傾向 | also-zh=事後聰明偏誤
anchoring effect | 錨定效應 | idea | S6 | the tendency to rely too heavily on the first figure or piece of information received | 過分受最先得到的數字或資料影響的傾向
set | what logic deals with | 邏輯所處理的事物 | proposition; argument; definition=定義; term=詞項
set | qualities by which reasoning is judged | 評價推理的特質 | deductive validity; soundness; inductive strength; consistency
set | relations of a factor to a result | 某事項與結果的關係 | necessary condition; sufficient condition; contributory factor; coincidence=巧合
set | kinds of statements | 語句的類型 | tautology; contradictory statement; synthetic statement; value judgement
set | compound statements | 複合語句 | conditional statement; conjunctive statement; disjunctive statement; biconditional statement
set | statements by how they are checked | 按查核方式區分的語句 | analytic statement; synthetic statement; value judgement; contradictory statement
set | forms of reasoning with if and then | 含「如果……則……」的推論形式 | modus ponens; modus tollens; affirming the consequent; denying the antecedent; hypothetical syllogism
set | laws of logic and thought | 邏輯和思考的原則 | law of identity; law of non-contradiction; law of excluded middle; Occam's razor
set | kinds of definitions | 定義的類型 | lexical definition; stipulative definition; ostensive definition; persuasive definition; circular definition
set | properties of words and terms | 字詞的特性 | ambiguity; vagueness; intension; extension
set | fallacies of relevance in debates | 辯論中離題的謬誤 | ad hominem; straw man; red herring; appeal to pity; appeal to force
set | fallacies of weak evidence | 證據不足的謬誤 | hasty generalisation; false analogy; appeal to ignorance; slippery slope
set | fallacies named as appeals | 訴諸類的謬誤 | appeal to authority; appeal to ignorance; appeal to popularity; appeal to pity; appeal to tradition; appeal to novelty
set | fallacies about parts, words and origins | 與部分、詞語和來源有關的謬誤 | fallacy of composition; fallacy of division; equivocation; genetic fallacy
set | fallacies found in advertisements | 廣告中常見的謬誤 | appeal to authority; appeal to popularity; appeal to novelty; false dilemma

== Ethics | 倫理學
normative ethics | 規範倫理學 | idea | S6 | the inquiry into the general standards for judging what is right and wrong | 探究應按甚麼普遍標準判斷行為的對錯善惡的學問 | not=metaethics
metaethics | 後設倫理學 | idea | S6 | the inquiry into what moral words mean and whether moral truths exist | 探究道德用語的意義和道德真理是否存在的學問 | also=meta-ethics; also-zh=元倫理學
applied ethics | 應用倫理學 | idea | S6 | the inquiry into particular controversial issues, such as euthanasia or animal testing, in the light of moral standards | 按道德標準探究安樂死、動物實驗等具體爭議的學問
descriptive ethics | 描述倫理學 | idea | S6 | the study of what moral beliefs people in fact hold, without judging them | 只調查人們事實上持有甚麼道德信念、不作評價的研究
utilitarianism | 效益主義 | theory | S5 | the view that the right act is the one that brings the greatest happiness to the greatest number | 認為能為最多人帶來最大幸福的行為才正確的學說 | also-zh=功利主義; not=ethical egoism
act utilitarianism | 行為效益主義 | theory | S6 | the view that each single deed should be judged by the total happiness that it produces | 主張按每次作為所產生的總幸福來判斷其對錯的學說 | also-zh=行動功利主義; not=rule utilitarianism
rule utilitarianism | 規則效益主義 | theory | S6 | the view that one should follow those general principles whose acceptance produces the most happiness | 主張應遵守若獲普遍接受便能產生最大幸福的準則的學說 | also-zh=規則功利主義; not=act utilitarianism
virtue ethics | 德性倫理學 | theory | S5 | the view that morality is chiefly a matter of good character rather than of rules or consequences | 認為道德主要在於良好品格，而非準則或後果的學說 | also-zh=美德倫理學
ethical egoism | 倫理利己主義 | theory | S6 | the view that each person ought to do what is in his or her own interest | 主張每人都應做對自身最有利的事的學說 | not=psychological egoism
psychological egoism | 心理利己主義 | theory | S6 | the view that people in fact always act in their own interest, even when they seem kind | 認為人即使看似行善，事實上總是為自身利益行事的學說 | not=ethical egoism
altruism | 利他主義 | idea | S5 | unselfish concern for the good of others, even at a cost to oneself | 不惜自己付出代價，無私地關心別人福祉的態度
hedonism | 享樂主義 | theory | S5 | the view that pleasure is the only thing good in itself | 認為只有快樂本身才是好的學說
moral relativism | 道德相對主義 | theory | S5 | the view that right and wrong are not the same for all but depend on each society or person | 認為對錯並非人人一致，而是因社會或個人而異的學說 | also=ethical relativism; not=moral absolutism
moral absolutism | 道德絕對主義 | theory | S5 | the view that some acts are right or wrong for everyone, always and everywhere | 認為某些行為對任何人在任何時地都是對或錯的學說 | also-zh=道德絕對論; not=moral relativism
divine command theory | 神命論 | theory | S6 | the view that an act is right because God orders it | 認為行為之所以正確，是因為出於上帝吩咐的學說
natural law theory | 自然法理論 | theory | S6 | the view that right and wrong can be found by reason in the purposes inherent in human life | 認為憑理性可從人類生命固有的目的得知對錯的學說
emotivism | 情緒主義 | theory | S6 | the view that moral statements merely express the speaker's feelings and are neither true nor false | 認為道德語句只表達說話者的感受、無真假可言的學說 | also-zh=情感論
ethics of care | 關懷倫理學 | theory | S6 | the view that morality rests on personal relationships and response to the needs of those close to us | 認為道德建基於人際關係和對身邊人需要的回應的學說 | also=care ethics
contractarianism | 契約論 | theory | S6 | the view that moral rules are those which rational people would agree upon for mutual benefit | 認為道德準則是理性的人為互利而會同意遵守的規則的學說
categorical imperative | 定言律令 | law | S6 | Kant's command to act only on principles that one could will everyone to follow | 康德的誡命，即只按自己願意人人遵守的原則行事 | also-zh=絕對命令; not=hypothetical imperative
hypothetical imperative | 假言律令 | law | S6 | a command that holds only if one wants a certain end, such as to study in order to pass | 只在人想達到某目的時才適用的命令，例如「想及格就要溫習」 | also-zh=條件命令; not=categorical imperative
golden rule | 金律 | law | S3 | the principle of treating others as one would wish to be treated oneself | 希望別人怎樣待自己，便怎樣待人的原則 | also-zh=黃金律; not=golden mean
golden mean | 中道 | law | S5 | Aristotle's principle that virtue lies between too much and too little, as courage does | 亞里士多德的原則，指美德在過度與不足之間，勇敢便是一例 | not=golden rule
greatest happiness principle | 最大幸福原則 | law | S6 | the standard that acts are right in so far as they increase pleasure and reduce pain for all concerned | 以能否為所有相關者增加快樂、減少痛苦作為對錯標準的原則
harm principle | 傷害原則 | law | S6 | Mill's principle that a person's liberty may be limited only to protect others | 密爾的原則，指只有為保護他人才可限制個人自由
doctrine of double effect | 雙重效應原則 | law | S6 | the principle that a harmful consequence, foreseen but not intended, may be permissible when the aim is good and important enough | 指若目的良好而足夠重要，可容許預見但並非有意造成的壞後果的原則
autonomy | 自主原則 | law | S5 | the principle of medical ethics that patients have the right to decide about their own treatment | 醫療倫理中由病人決定接受何種治療的原則 | also=respect for autonomy
beneficence | 行善原則 | law | S6 | the principle of medical ethics that one should actively promote the good of the patient | 醫療倫理中應積極為病人謀求福祉的原則 | not=non-maleficence
non-maleficence | 不傷害原則 | law | S6 | the principle of medical ethics that one should above all avoid injuring the patient | 醫療倫理中首要避免令病人受損的原則 | not=beneficence
distributive justice | 分配公義 | idea | S6 | fairness in sharing out wealth, goods and burdens among the members of society | 財富、資源和負擔在社會成員之間的公平安排 | also-zh=分配正義
retributive justice | 報應公義 | idea | S6 | fairness in punishing wrongdoers in proportion to their offence | 按罪行輕重懲罰犯事者時的公平 | also-zh=報應正義
procedural justice | 程序公義 | idea | S6 | fairness of the steps and rules by which decisions are made | 作出決定的步驟和規則所具有的公平 | also-zh=程序正義
compensatory justice | 補償公義 | idea | S6 | fairness in making up for the losses that one person has caused to another | 使受害人因他人而蒙受的損失得到彌補的公平 | also-zh=補償正義
negative liberty | 消極自由 | idea | S6 | freedom from interference by other people or the state | 不受他人或政府干預的狀態 | not=positive liberty
positive liberty | 積極自由 | idea | S6 | the power to be one's own master and to realise one's goals | 自己作主、實現自身目標的能力 | not=negative liberty
intrinsic value | 內在價值 | idea | S5 | the worth that a thing has in itself and not for the sake of something else | 事物本身具有、並非為了別的東西的價值 | not=instrumental value
instrumental value | 工具價值 | idea | S5 | the worth that a thing has as a means to something else | 事物作為達到其他目的的手段而有的價值 | not=intrinsic value
moral dilemma | 道德兩難 | idea | S4 | a situation in which every choice open to a person breaks some duty | 無論怎樣選擇都會違背某項責任的處境
conscience | 良知 | idea | S4 | the inner sense that tells a person what is right and wrong | 人內心分辨是非對錯的道德意識 | also-zh=良心
moral duty | 道德義務 | idea | S5 | an act that one is bound to do and may be blamed for leaving undone | 人必須履行、不做便會受責備的行為 | not=supererogation
supererogation | 超義務 | idea | S6 | a praiseworthy act that goes beyond what a person is morally bound to do | 高於本分所要求、值得讚賞的行為
moral responsibility | 道德責任 | idea | S5 | the state of deserving praise or blame for what one has done | 因自己所作所為而應受讚賞或責備的情況
prudence | 明智 | property | S6 | the cardinal virtue of judging well what should be done in each case | 四樞德中在各種處境下正確判斷應怎樣做的品格 | also-zh=智德
temperance | 節制 | property | S6 | the cardinal virtue of keeping pleasures and desires within due limits | 四樞德中使享樂和慾望適可而止的品格 | also-zh=節德
fortitude | 勇敢 | property | S6 | the cardinal virtue of standing firm in danger and hardship | 四樞德中在危險和困苦中堅定不移的品格 | also=courage; also-zh=勇德
justice | 公正 | property | S6 | the cardinal virtue of giving each person what is due to him or her | 四樞德中給予每人其所應得的品格 | also-zh=義德
active euthanasia | 主動安樂死 | method | S5 | the ending of a suffering patient's life by a deliberate act such as a lethal injection | 以注射致命藥物等蓄意行動結束受苦病人生命的做法 | not=passive euthanasia
passive euthanasia | 被動安樂死 | method | S5 | the practice of allowing a suffering patient to die by withholding or withdrawing life-saving treatment | 不給予或撤去維生治療，任由受苦病人死去的做法 | not=active euthanasia
assisted suicide | 協助自殺 | method | S6 | the act of providing the means to a person who then ends his or her own life | 向當事人提供方法，由其自行結束生命的做法 | not=active euthanasia
abortion | 墮胎 | method | S4 | the deliberate ending of a pregnancy before the birth of the child | 在胎兒出生前蓄意終止懷孕的做法 | also-zh=人工流產, 終止懷孕
surrogacy | 代孕 | method | S5 | the arrangement by which a woman carries and gives birth to a child for other people who will bring it up | 婦女替他人懷胎產子、孩子交由他人撫養的安排
human cloning | 複製人類 | method | S5 | the creation of a person who has the same genes as another by laboratory techniques | 以實驗室技術製造與另一人基因相同者的做法 | also-zh=克隆人
genetic enhancement | 基因增強 | method | S6 | the alteration of a person's DNA to improve normal abilities rather than to cure disease | 改變人的遺傳物質以提升正常能力，而非治病的做法
speciesism | 物種歧視 | idea | S6 | unequal treatment of animals merely because they are not human | 只因動物不是人類便不平等看待牠們的態度 | also-zh=物種主義
anthropocentrism | 人類中心主義 | idea | S6 | the view that nature has value only so far as it serves human beings | 認為自然界只因對人有用才有價值的觀點 | not=biocentrism
biocentrism | 生物中心主義 | idea | S6 | the view that every living thing has value of its own | 認為每個有生命的個體都有自身價值的觀點 | not=ecocentrism
ecocentrism | 生態中心主義 | idea | S6 | the view that whole natural systems, rocks and rivers included, have value of their own | 認為自然系統整體，包括岩石和河流，都有自身價值的觀點 | not=biocentrism
ren | 仁 | idea | S1 | the Confucian virtue of love and humaneness towards other people | 儒家主張愛人、推己及人的德行 | also=benevolence
yi | 義 | idea | S1 | the Confucian virtue of doing what is right and proper instead of seeking profit | 儒家主張做合宜正當的事而不圖利的德行 | also=righteousness
li | 禮 | idea | S1 | the Confucian virtue of behaving according to the rites and the rules of proper conduct | 儒家主張言行合乎規範儀節的德行 | also=propriety, ritual propriety
zhi | 智 | idea | S1 | the Confucian virtue of knowing right from wrong | 儒家主張能明辨是非的德行 | also=wisdom
xin | 信 | idea | S1 | the Confucian virtue of keeping one's word and being honest | 儒家主張言而守諾、誠實可靠的德行 | also=trustworthiness
xiao | 孝 | idea | P5 | the Confucian virtue of honouring and caring for one's parents | 儒家主張尊敬和奉養父母的德行 | also=filial piety
wuwei | 無為 | idea | S3 | the Taoist ideal of not interfering but letting things follow their natural course | 道家主張不強行干預、順其自然的理想 | also=non-action
jian'ai | 兼愛 | idea | S1 | the Mohist ideal of caring for all people equally, without distinction between close and distant | 墨家主張不分親疏、平等關懷所有人的理想 | also=universal love, impartial care
zhongyong | 中庸 | idea | S3 | the Confucian ideal of keeping to the middle way, neither going too far nor falling short | 儒家主張不偏不倚、無過無不及的理想 | also=doctrine of the mean
set | branches of ethics | 倫理學的分支 | normative ethics; metaethics; applied ethics; descriptive ethics
set | theories of right action | 關於正確行為的學說 | utilitarianism; virtue ethics; ethical egoism; divine command theory
set | theories of the basis of morality | 關於道德基礎的學說 | natural law theory; divine command theory; emotivism; ethics of care; contractarianism
set | theories that weigh benefit or pleasure | 着眼於利益或快樂的學說 | act utilitarianism; rule utilitarianism; ethical egoism; psychological egoism; hedonism
set | views on whether morality is the same for all | 關於道德是否人人一致的學說 | moral relativism; moral absolutism; emotivism; nihilism
set | attitudes towards one's own and others' good | 對自己和他人福祉的看法 | altruism; hedonism; ethical egoism; psychological egoism; utilitarianism
set | famous moral principles | 著名的道德原則 | categorical imperative; golden rule; golden mean; harm principle; doctrine of double effect
set | commands and standards of moral philosophers | 道德哲學家的律令和標準 | categorical imperative; hypothetical imperative; greatest happiness principle; golden mean
set | principles of medical ethics | 醫療倫理的原則 | autonomy; beneficence; non-maleficence; truth-telling=誠實告知
set | kinds of justice | 公義的類型 | distributive justice; retributive justice; procedural justice; compensatory justice; restorative justice
set | concepts of liberty and worth | 有關自由和價值的概念 | negative liberty; positive liberty; intrinsic value; instrumental value
set | basic concepts of moral life | 道德生活的基本概念 | moral dilemma; conscience; moral duty; supererogation; moral responsibility
set | the four cardinal virtues | 四樞德 | prudence; temperance; fortitude; justice
set | disputed practices in bioethics | 生命倫理的爭議做法 | abortion; surrogacy; human cloning; genetic enhancement; assisted suicide
set | views in environmental ethics | 環境倫理的觀點 | anthropocentrism; biocentrism; ecocentrism; speciesism
set | Confucian virtues | 儒家的德行 | ren; yi; li; zhi; xin; xiao
set | ideals of ancient Chinese thinkers | 先秦思想家的理想 | wuwei; jian'ai; zhongyong; ren
order | Kohlberg's levels of moral development | 科爾伯格的道德發展層次 | preconventional level=前習俗層次 > conventional level=習俗層次 > postconventional level=後習俗層次

== Philosophers and social thinkers | 哲學家與思想家
Thales | 泰勒斯 | person | S6 | the early Greek thinker of Miletus who held that everything comes from water | 認為萬物源於水的米利都早期希臘思想家
Pythagoras | 畢達哥拉斯 | person | S3 | the Greek thinker who held that numbers are the basis of all things and after whom a theorem on right-angled triangles is named | 認為數是萬物的本質、並有直角三角形定理以其命名的希臘思想家
Heraclitus | 赫拉克利特 | person | S6 | the Greek thinker who taught that everything flows and that one cannot step twice into the same river | 主張萬物流轉、人不能兩次踏進同一條河的希臘思想家
Parmenides | 巴門尼德 | person | S6 | the Greek thinker who taught that being is one and that change is an illusion | 主張存有是一、變化只是幻象的希臘思想家
Democritus | 德謨克利特 | person | S4 | the Greek thinker who taught that all things consist of atoms in empty space | 主張萬物由虛空中的原子組成的希臘思想家
Protagoras | 普羅泰戈拉 | person | S6 | the sophist who said that man is the measure of all things | 提出「人是萬物的尺度」的智者
Socrates | 蘇格拉底 | person | S1 | the Athenian who taught by questioning, wrote nothing and was put to death by drinking hemlock | 以詰問施教、沒有著作、最後被判飲毒而死的雅典哲人 | not=Plato
Plato | 柏拉圖 | person | S1 | the Athenian who wrote the Republic and founded the Academy | 著有《理想國》並創立學園的雅典哲人 | not=Aristotle
Aristotle | 亞里士多德 | person | S1 | the Greek thinker who tutored Alexander the Great and founded logic and the Lyceum | 曾教導亞歷山大大帝、創立邏輯學和呂克昂學園的希臘思想家 | not=Plato
Diogenes of Sinope | 第歐根尼 | person | S6 | the Greek Cynic who scorned comfort and is said to have lived in a jar | 鄙棄舒適、相傳住在大甕中的希臘犬儒
Zeno of Citium | 芝諾 | person | S6 | the thinker who founded Stoicism while teaching in a painted porch at Athens | 在雅典彩繪柱廊講學、創立斯多葛學派的思想家
Epicurus | 伊壁鳩魯 | person | S6 | the Greek thinker who taught modest pleasure and peace of mind in his garden school | 在花園學校教人追求適度快樂和心靈平靜的希臘思想家
Marcus Aurelius | 馬可·奧勒留 | person | S5 | the Roman emperor who wrote the Stoic book Meditations | 著有斯多葛派名著《沉思錄》的羅馬皇帝
Augustine of Hippo | 奧古斯丁 | person | S5 | the North African bishop who wrote Confessions and The City of God | 著有《懺悔錄》和《上帝之城》的北非主教 | also-zh=聖奧古斯丁
Thomas Aquinas | 阿奎那 | person | S5 | the medieval friar who joined Christian teaching to Aristotle and gave five ways to prove God | 結合基督教教義與亞里士多德思想、提出五路論證的中世紀修士 | also-zh=阿奎納
Francis Bacon | 培根 | person | S5 | the English thinker who promoted induction and the experimental method in science | 提倡歸納法和科學實驗方法的英國思想家
Thomas Hobbes | 霍布斯 | person | S4 | the English author of Leviathan who described life without government as nasty, brutish and short | 著有《利維坦》、認為沒有政府的生活是野蠻而短促的英國思想家
René Descartes | 笛卡兒 | person | S4 | the French rationalist who doubted everything and concluded that he thinks and so he exists | 懷疑一切而得出「我思故我在」的法國理性主義者
Baruch Spinoza | 斯賓諾莎 | person | S6 | the Dutch lens grinder and rationalist who identified God with nature | 主張上帝即自然、曾以磨鏡片為生的荷蘭理性主義者
Gottfried Wilhelm Leibniz | 萊布尼茲 | person | S6 | the German thinker who invented calculus independently of Newton and taught the doctrine of monads | 獨立於牛頓發明微積分並提出單子論的德國思想家 | also=Leibniz
John Locke | 洛克 | person | S3 | the English empiricist who compared the mind with blank paper and defended life, liberty and property | 把心靈比作白紙並維護生命、自由和財產權的英國經驗論者
George Berkeley | 巴克萊 | person | S6 | the Irish bishop who held that to be is to be perceived | 主張「存在就是被感知」的愛爾蘭主教 | also-zh=柏克萊
David Hume | 休謨 | person | S5 | the Scottish empiricist who questioned induction and our knowledge of cause and effect | 質疑歸納法和因果知識的蘇格蘭經驗論者
Montesquieu | 孟德斯鳩 | person | S3 | the French author of The Spirit of the Laws who called for the separation of powers | 著有《論法的精神》並主張三權分立的法國思想家
Voltaire | 伏爾泰 | person | S3 | the French Enlightenment writer who fought with satire for religious tolerance and free speech | 以諷刺文字爭取宗教寬容和言論自由的法國啟蒙作家
Jean-Jacques Rousseau | 盧梭 | person | S3 | the Geneva-born author of The Social Contract who held that man is born free | 著有《社會契約論》、認為人生而自由的日內瓦裔思想家
Adam Smith | 亞當·斯密 | person | S4 | the Scottish author of The Wealth of Nations who wrote of the invisible hand | 著有《國富論》並提出「無形之手」的蘇格蘭學者
Mary Wollstonecraft | 沃斯通克拉夫特 | person | S6 | the English author of A Vindication of the Rights of Woman | 著有《女權辯護》的英國作家
Immanuel Kant | 康德 | person | S5 | the thinker of Königsberg who wrote the three Critiques and taught the categorical imperative | 著有三大批判並提出定言律令的柯尼斯堡思想家
Georg Wilhelm Friedrich Hegel | 黑格爾 | person | S5 | the German idealist who saw history as the unfolding of spirit through opposites | 把歷史視為精神在對立中展開的德國唯心論者 | also=Hegel
Jeremy Bentham | 邊沁 | person | S5 | the English thinker who founded utilitarianism and designed the panopticon prison | 創立效益主義並設計圓形監獄的英國思想家 | not=John Stuart Mill
John Stuart Mill | 密爾 | person | S5 | the English utilitarian who wrote On Liberty and The Subjection of Women | 著有《論自由》和《婦女的屈從地位》的英國效益主義者 | also-zh=穆勒; not=Jeremy Bentham
Arthur Schopenhauer | 叔本華 | person | S6 | the German pessimist who saw the world as blind will | 把世界視為盲目意志的德國悲觀主義者
Søren Kierkegaard | 祁克果 | person | S6 | the Danish Christian thinker who wrote Either/Or and spoke of the leap of faith | 著有《非此即彼》並論及信仰跳躍的丹麥基督徒思想家 | also-zh=齊克果
Friedrich Nietzsche | 尼采 | person | S5 | the German thinker who announced the death of God and the ideal of the overman | 宣告「上帝已死」並提出超人理想的德國思想家
William James | 威廉·詹姆斯 | person | S6 | the American pragmatist and psychologist who wrote The Varieties of Religious Experience | 著有《宗教經驗之種種》的美國實用主義者和心理學家
John Dewey | 杜威 | person | S5 | the American pragmatist who stressed learning by doing and education for democracy | 提倡「從做中學」和民主教育的美國實用主義者
Edmund Husserl | 胡塞爾 | person | S6 | the German-speaking thinker born in Moravia who founded phenomenology | 出生於摩拉維亞、開創現象學的德語思想家
Martin Heidegger | 海德格 | person | S6 | the German thinker who wrote Being and Time | 著有《存在與時間》的德國思想家 | also-zh=海德格爾
Jean-Paul Sartre | 沙特 | person | S5 | the French existentialist who refused the Nobel Prize and held that existence precedes essence | 拒領諾貝爾獎、主張「存在先於本質」的法國存在主義者
Simone de Beauvoir | 西蒙·波娃 | person | S5 | the French author of The Second Sex, who held that one is not born but becomes a woman | 著有《第二性》、認為女人並非天生而是後天形成的法國作家 | also-zh=波伏娃
Albert Camus | 加繆 | person | S5 | the French writer born in Algeria who explored the absurd in The Stranger and The Myth of Sisyphus | 生於阿爾及利亞、著有《異鄉人》和《薛西弗斯的神話》並探討荒謬的法國作家 | also-zh=卡繆
Bertrand Russell | 羅素 | person | S5 | the British logician and pacifist who co-wrote Principia Mathematica and won the Nobel Prize in Literature | 合著《數學原理》並獲諾貝爾文學獎的英國邏輯學家及和平主義者
Ludwig Wittgenstein | 維根斯坦 | person | S6 | the Vienna-born thinker who wrote the Tractatus and later spoke of language games | 著有《邏輯哲學論》、後來提出語言遊戲的維也納裔思想家 | also-zh=維特根斯坦
Karl Popper | 波普爾 | person | S6 | the Vienna-born thinker who made falsifiability the mark of science | 以可否證性作為科學標誌的維也納裔思想家
Thomas Kuhn | 庫恩 | person | S6 | the American author of The Structure of Scientific Revolutions who described paradigm shifts | 著有《科學革命的結構》並提出範式轉移的美國學者
John Rawls | 羅爾斯 | person | S5 | the American author of A Theory of Justice who imagined the veil of ignorance | 著有《正義論》並設想無知之幕的美國學者
Robert Nozick | 諾齊克 | person | S6 | the American author of Anarchy, State, and Utopia who defended the minimal state | 著有《無政府、國家與烏托邦》並主張最小政府的美國學者
Peter Singer | 彼得·辛格 | person | S6 | the Australian author of Animal Liberation who opposes speciesism | 著有《動物解放》並反對物種歧視的澳洲學者
Marshall McLuhan | 麥克盧漢 | person | S6 | the Canadian media scholar who said that the medium is the message | 提出「媒介即訊息」的加拿大傳媒學者 | also-zh=麥克魯漢
Confucius | 孔子 | person | P4 | the teacher of Lu whose sayings on benevolence and rites are kept in the Analects | 言論輯於《論語》、重視仁和禮的魯國教育家
Mencius | 孟子 | person | S1 | the Confucian who held that human nature is good and taught benevolent government | 主張人性本善和仁政的儒家學者 | not=Xunzi
Xunzi | 荀子 | person | S1 | the Confucian who held that human nature is evil and must be corrected by rites | 主張人性本惡、須以禮矯正的儒家學者 | not=Mencius
Laozi | 老子 | person | S1 | the founder of Taoism, by tradition the author of the Tao Te Ching | 相傳著有《道德經》的道家始祖
Zhuangzi | 莊子 | person | S1 | the Taoist who is known for fables such as dreaming of being a butterfly | 以夢蝶等寓言聞名的道家學者
Mozi | 墨子 | person | S1 | the thinker who taught universal love and condemned aggressive war | 主張兼愛非攻的先秦思想家
Han Feizi | 韓非 | person | S1 | the Legalist prince who combined law, statecraft and power and died in a prison of Qin | 集法、術、勢之大成、死於秦國獄中的法家人物 | also=Han Fei; also-zh=韓非子
Zhu Xi | 朱熹 | person | S3 | the Song Confucian who wrote commentaries on the Four Books and urged the investigation of things | 為「四書」作注並提倡格物致知的宋代儒者 | not=Wang Yangming
Wang Yangming | 王陽明 | person | S3 | the Ming Confucian who taught the unity of knowledge and action | 主張致良知和知行合一的明代儒者 | also=Wang Shouren; also-zh=王守仁
set | early Greek thinkers before Socrates | 蘇格拉底以前的希臘思想家 | Thales; Pythagoras; Heraclitus; Parmenides; Democritus
set | great philosophers of ancient Greece | 古希臘的大哲學家 | Socrates; Plato; Aristotle; Protagoras; Democritus
set | founders and followers of ancient schools | 古代學派的創立者和信徒 | Diogenes of Sinope; Zeno of Citium; Epicurus; Marcus Aurelius; Plato
set | thinkers of antiquity and the Middle Ages | 西方古代和中世紀的哲學家 | Augustine of Hippo; Thomas Aquinas; Marcus Aurelius; Aristotle
set | rationalists and empiricists | 理性主義與經驗主義哲學家 | René Descartes; Baruch Spinoza; Gottfried Wilhelm Leibniz; John Locke; George Berkeley; David Hume
set | thinkers of the scientific revolution and after | 科學革命前後的思想家 | Francis Bacon; René Descartes; Gottfried Wilhelm Leibniz; Thomas Hobbes
set | political thinkers of the early modern age | 近代早期的政治思想家 | Thomas Hobbes; John Locke; Montesquieu; Jean-Jacques Rousseau
set | thinkers of the Enlightenment | 啟蒙時代的思想家 | Voltaire; Montesquieu; Jean-Jacques Rousseau; David Hume; Immanuel Kant; Adam Smith
set | moral philosophers | 道德哲學家 | Immanuel Kant; Jeremy Bentham; John Stuart Mill; Peter Singer; Aristotle
set | German philosophers | 德國哲學家 | Immanuel Kant; Georg Wilhelm Friedrich Hegel; Arthur Schopenhauer; Friedrich Nietzsche; Martin Heidegger
set | existentialists and their forerunners | 存在主義者及其先驅 | Søren Kierkegaard; Friedrich Nietzsche; Jean-Paul Sartre; Simone de Beauvoir; Albert Camus
set | philosophers of the twentieth century | 二十世紀的哲學家 | Edmund Husserl; Martin Heidegger; Bertrand Russell; Ludwig Wittgenstein; Jean-Paul Sartre
set | American philosophers | 美國哲學家 | William James; John Dewey; Thomas Kuhn; John Rawls; Robert Nozick
set | thinkers on science and language | 研究科學和語言的思想家 | Karl Popper; Thomas Kuhn; Bertrand Russell; Ludwig Wittgenstein; Francis Bacon
set | thinkers on women, media and culture | 關注女性、傳媒和文化的思想家 | Mary Wollstonecraft; Simone de Beauvoir; John Stuart Mill; Marshall McLuhan
set | thinkers of ancient China | 先秦思想家 | Confucius; Mencius; Xunzi; Laozi; Zhuangzi; Mozi; Han Feizi
set | Confucian thinkers of different ages | 歷代儒家學者 | Confucius; Mencius; Xunzi; Zhu Xi; Wang Yangming
order | great Greek teachers and pupils | 古希臘師徒的先後 | Socrates > Plato > Aristotle
order | Confucian thinkers by age | 儒家學者的時代先後 | Confucius > Mencius > Xunzi > Zhu Xi > Wang Yangming
order | modern philosophers by date of birth | 近代哲學家按出生先後 | René Descartes > John Locke > David Hume > Immanuel Kant > Friedrich Nietzsche > Jean-Paul Sartre

== Facts about thinkers, works and symbols | 思想家、著作與符號
fact | Suicide | 《自殺論》 | author | 作者 | Émile Durkheim | 涂爾幹 |
fact | The Protestant Ethic and the Spirit of Capitalism | 《新教倫理與資本主義精神》 | author | 作者 | Max Weber | 韋伯 |
fact | Das Kapital | 《資本論》 | author | 作者 | Karl Marx | 馬克思 |
fact | The Sociological Imagination | 《社會學的想像力》 | author | 作者 | C. Wright Mills | 米爾斯 |
fact | The Presentation of Self in Everyday Life | 《日常生活中的自我呈現》 | author | 作者 | Erving Goffman | 高夫曼 |
fact | Coming of Age in Samoa | 《薩摩亞人的成年》 | author | 作者 | Margaret Mead | 瑪格麗特·米德 |
fact | Patterns of Culture | 《文化模式》 | author | 作者 | Ruth Benedict | 本尼迪克特 |
fact | Argonauts of the Western Pacific | 《西太平洋的航海者》 | author | 作者 | Bronisław Malinowski | 馬林諾夫斯基 |
fact | The Interpretation of Cultures | 《文化的解釋》 | author | 作者 | Clifford Geertz | 格爾茨 |
fact | From the Soil | 《鄉土中國》 | author | 作者 | Fei Xiaotong | 費孝通 |
fact | The Theory of the Leisure Class | 《有閒階級論》 | author | 作者 | Thorstein Veblen | 凡勃倫 |
fact | Discipline and Punish | 《規訓與懲罰》 | author | 作者 | Michel Foucault | 福柯 |
fact | The Souls of Black Folk | 《黑人的靈魂》 | author | 作者 | W. E. B. Du Bois | 杜波依斯 |
fact | Bowling Alone | 《獨自打保齡》 | author | 作者 | Robert Putnam | 普特南 |
fact | Orientalism | 《東方主義》 | author | 作者 | Edward Said | 薩伊德 |
fact | The Second Sex | 《第二性》 | author | 作者 | Simone de Beauvoir | 西蒙·波娃 |
fact | Understanding Media | 《理解媒介》 | author | 作者 | Marshall McLuhan | 麥克盧漢 |
fact | Republic | 《理想國》 | author | 作者 | Plato | 柏拉圖 |
fact | Nicomachean Ethics | 《尼各馬可倫理學》 | author | 作者 | Aristotle | 亞里士多德 |
fact | Leviathan | 《利維坦》 | author | 作者 | Thomas Hobbes | 霍布斯 |
fact | The Social Contract | 《社會契約論》 | author | 作者 | Jean-Jacques Rousseau | 盧梭 |
fact | The Spirit of the Laws | 《論法的精神》 | author | 作者 | Montesquieu | 孟德斯鳩 |
fact | The Wealth of Nations | 《國富論》 | author | 作者 | Adam Smith | 亞當·斯密 |
fact | On Liberty | 《論自由》 | author | 作者 | John Stuart Mill | 密爾 |
fact | Critique of Pure Reason | 《純粹理性批判》 | author | 作者 | Immanuel Kant | 康德 |
fact | Thus Spoke Zarathustra | 《查拉圖斯特拉如是說》 | author | 作者 | Friedrich Nietzsche | 尼采 |
fact | Being and Nothingness | 《存在與虛無》 | author | 作者 | Jean-Paul Sartre | 沙特 |
fact | A Theory of Justice | 《正義論》 | author | 作者 | John Rawls | 羅爾斯 |
fact | Animal Liberation | 《動物解放》 | author | 作者 | Peter Singer | 彼得·辛格 |
fact | Suicide | 《自殺論》 | year of first publication | 首次出版年份 | 1897 | 1897 |
fact | The Communist Manifesto | 《共產黨宣言》 | year of first publication | 首次出版年份 | 1848 | 1848 |
fact | The Sociological Imagination | 《社會學的想像力》 | year of first publication | 首次出版年份 | 1959 | 1959 |
fact | The Second Sex | 《第二性》 | year of first publication | 首次出版年份 | 1949 | 1949 |
fact | Coming of Age in Samoa | 《薩摩亞人的成年》 | year of first publication | 首次出版年份 | 1928 | 1928 |
fact | A Theory of Justice | 《正義論》 | year of first publication | 首次出版年份 | 1971 | 1971 |
fact | Leviathan | 《利維坦》 | year of first publication | 首次出版年份 | 1651 | 1651 |
fact | The Social Contract | 《社會契約論》 | year of first publication | 首次出版年份 | 1762 | 1762 |
fact | On Liberty | 《論自由》 | year of first publication | 首次出版年份 | 1859 | 1859 |
fact | Critique of Pure Reason | 《純粹理性批判》 | year of first publication | 首次出版年份 | 1781 | 1781 |
fact | The Theory of the Leisure Class | 《有閒階級論》 | year of first publication | 首次出版年份 | 1899 | 1899 |
fact | Understanding Media | 《理解媒介》 | year of first publication | 首次出版年份 | 1964 | 1964 |
fact | veil of ignorance | 無知之幕 | thinker who put forward the idea | 提出該概念的思想家 | John Rawls | 羅爾斯 |
fact | categorical imperative | 定言律令 | thinker who put forward the idea | 提出該概念的思想家 | Immanuel Kant | 康德 |
fact | looking-glass self | 鏡中自我 | thinker who put forward the idea | 提出該概念的思想家 | Charles Horton Cooley | 庫利 |
fact | differential association theory | 差別接觸論 | thinker who put forward the idea | 提出該概念的思想家 | Edwin Sutherland | 薩瑟蘭 |
fact | iron cage | 鐵籠 | thinker who put forward the idea | 提出該概念的思想家 | Max Weber | 韋伯 |
fact | concentric zone model | 同心圓模式 | thinker who put forward the idea | 提出該概念的思想家 | Ernest Burgess | 伯吉斯 |
fact | sector model | 扇形模式 | thinker who put forward the idea | 提出該概念的思想家 | Homer Hoyt | 霍伊特 |
fact | intersectionality | 交叉性 | thinker who put forward the idea | 提出該概念的思想家 | Kimberlé Crenshaw | 克倫肖 |
fact | sick role | 病人角色 | thinker who put forward the idea | 提出該概念的思想家 | Talcott Parsons | 帕森斯 |
fact | cultural capital | 文化資本 | thinker who put forward the idea | 提出該概念的思想家 | Pierre Bourdieu | 布迪厄 |
fact | conspicuous consumption | 炫耀性消費 | thinker who put forward the idea | 提出該概念的思想家 | Thorstein Veblen | 凡勃倫 |
fact | world-systems theory | 世界體系理論 | thinker who put forward the idea | 提出該概念的思想家 | Immanuel Wallerstein | 華勒斯坦 |
fact | McDonaldisation | 麥當勞化 | thinker who put forward the idea | 提出該概念的思想家 | George Ritzer | 瑞澤爾 |
fact | iron law of oligarchy | 寡頭鐵律 | thinker who put forward the idea | 提出該概念的思想家 | Robert Michels | 米歇爾斯 |
fact | harm principle | 傷害原則 | thinker who put forward the idea | 提出該概念的思想家 | John Stuart Mill | 密爾 |
fact | paradigm shift | 範式轉移 | thinker who put forward the idea | 提出該概念的思想家 | Thomas Kuhn | 庫恩 |
fact | Chinese room | 中文房間 | thinker who put forward the idea | 提出該概念的思想家 | John Searle | 塞爾 |
fact | experience machine | 體驗機器 | thinker who put forward the idea | 提出該概念的思想家 | Robert Nozick | 諾齊克 |
fact | trolley problem | 電車難題 | thinker who put forward the idea | 提出該概念的思想家 | Philippa Foot | 菲莉帕·富特 |
fact | global village | 地球村 | thinker who put forward the idea | 提出該概念的思想家 | Marshall McLuhan | 麥克盧漢 |
fact | conjunction of two statements | 兩個語句的合取 | logical symbol | 邏輯符號 | ∧ | ∧ |
fact | disjunction of two statements | 兩個語句的選言 | logical symbol | 邏輯符號 | ∨ | ∨ |
fact | biconditional of two statements | 兩個語句的雙條件 | logical symbol | 邏輯符號 | ↔ | ↔ |
fact | conditional of two statements | 兩個語句的條件關係 | logical symbol | 邏輯符號 | → | → |
fact | universal quantifier | 全稱量詞 | logical symbol | 邏輯符號 | ∀ | ∀ |
fact | existential quantifier | 存在量詞 | logical symbol | 邏輯符號 | ∃ | ∃ |
fact | the word therefore | 「所以」一詞 | logical symbol | 邏輯符號 | ∴ | ∴ |
fact | ad hominem | 拉丁語 ad hominem | literal meaning of the Latin | 拉丁文字面意思 | to the person | 針對個人 |
fact | tabula rasa | 拉丁語 tabula rasa | literal meaning of the Latin | 拉丁文字面意思 | scraped tablet | 刮淨的寫字板 |
fact | non sequitur | 拉丁語 non sequitur | literal meaning of the Latin | 拉丁文字面意思 | it does not follow | 並非由此而來 |
fact | tu quoque | 拉丁語 tu quoque | literal meaning of the Latin | 拉丁文字面意思 | you too | 你也是 |
fact | cogito ergo sum | 拉丁語 cogito ergo sum | literal meaning of the Latin | 拉丁文字面意思 | I think, therefore I am | 我思故我在 |
fact | post hoc ergo propter hoc | 拉丁語 post hoc ergo propter hoc | literal meaning of the Latin | 拉丁文字面意思 | after this, therefore because of this | 在此之後，所以因此而起 |
fact | Academy in ancient Athens | 古雅典學園 | founder | 創立者 | Plato | 柏拉圖 |
fact | Lyceum | 呂克昂學園 | founder | 創立者 | Aristotle | 亞里士多德 |
fact | Stoicism | 斯多葛學派 | founder | 創立者 | Zeno of Citium | 芝諾 |
fact | Mohism | 墨家 | founder | 創立者 | Mozi | 墨子 |
fact | phenomenology | 現象學 | founder | 創立者 | Edmund Husserl | 胡塞爾 |
`
