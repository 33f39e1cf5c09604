/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const chineseHistory = `
== The Yuan dynasty | 元朝
Genghis Khan | 成吉思汗 | person | S2 | the leader who united the Mongol tribes in 1206 and began their great conquests | 於1206年統一蒙古各部並展開大規模擴張的領袖 | also=Temujin; also-zh=鐵木真, 元太祖
Ogedei Khan | 窩闊台 | person | S2 | the second great khan of the Mongols, who destroyed the Jin dynasty in 1234 | 於1234年滅金的第二任蒙古大汗 | also=Ogodei Khan; also-zh=元太宗
Mongke Khan | 蒙哥 | person | S4 | the great khan who died in 1259 during an attack on Song Sichuan | 1259年進攻南宋四川期間去世的大汗 | also-zh=元憲宗
Kublai Khan | 忽必烈 | person | S2 | the ruler who named his state Yuan in 1271 and later conquered the Southern Song | 於1271年定國號為元，其後滅南宋的君主 | also-zh=元世祖
Batu | 拔都 | person | S4 | the grandson of Genghis Khan who conquered Russia and founded the Golden Horde | 征服俄羅斯並建立欽察汗國的成吉思汗之孫
Hulegu | 旭烈兀 | person | S4 | the brother of Kublai Khan who took Baghdad in 1258 and founded the Ilkhanate | 於1258年攻陷巴格達並建立伊兒汗國的忽必烈之弟
Yelü Chucai | 耶律楚材 | person | S4 | the Khitan adviser who persuaded early Mongol rulers to tax farmland instead of making it pasture | 勸蒙古統治者徵稅而不把農田變成牧地的契丹人謀臣 | also=Yelu Chucai
Guo Shoujing | 郭守敬 | person | S2 | the Yuan astronomer and water engineer who compiled the Shoushi Calendar | 編製《授時曆》的元代天文學家及水利專家
Huang Daopo | 黃道婆 | person | S2 | the woman who brought better cotton spinning and weaving from Hainan to the lower Yangtze | 把海南的棉紡織技術帶到江南並加以改良的女子
Zhao Mengfu | 趙孟頫 | person | S4 | the calligrapher and painter of the Song imperial clan who served the Yuan court | 出身宋朝宗室而在元廷任官的書畫家
Huang Gongwang | 黃公望 | person | S4 | the Yuan landscape painter of Dwelling in the Fuchun Mountains | 繪有《富春山居圖》的元代山水畫家
Guan Hanqing | 關漢卿 | person | S2 | the playwright who wrote The Injustice to Dou E | 寫有《竇娥冤》的元代劇作家
Wang Shifu | 王實甫 | person | S2 | the playwright who wrote Romance of the Western Chamber | 寫有《西廂記》的元代劇作家
Ma Zhiyuan | 馬致遠 | person | S2 | the Yuan playwright who wrote Autumn in the Palace of Han | 寫有《漢宮秋》的元代劇作家
Bai Pu | 白樸 | person | S4 | the Yuan playwright who wrote Rain on the Paulownia Tree | 寫有《梧桐雨》的元代劇作家
Marco Polo | 馬可孛羅 | person | S2 | the Venetian merchant whose account of his stay in Yuan China stirred Europe's interest in the East | 把元代見聞傳回歐洲、引起西方人嚮往東方的威尼斯商人 | also-zh=馬可波羅, 馬可·波羅
Liu Futong | 劉福通 | person | S4 | the leader who started the Red Turban revolt at Yingzhou in 1351 | 1351年在潁州率先起事的紅巾軍領袖
Chen Youliang | 陳友諒 | person | S4 | the rebel leader who was killed at Lake Poyang in 1363 fighting Zhu Yuanzhang | 1363年在鄱陽湖與朱元璋作戰時戰死的群雄之一
Zhang Shicheng | 張士誠 | person | S4 | the former salt trader who ruled from Suzhou until Zhu Yuanzhang captured him in 1367 | 鹽販出身、據有蘇州而在1367年被朱元璋俘虜的群雄之一
Emperor Shun of Yuan | 元順帝 | person | S2 | the ruler who fled north from Dadu when the Ming army came in 1368 | 1368年明軍來攻時棄大都北逃的蒙古君主 | also=Toghon Temur
Golden Horde | 欽察汗國 | group | S2 | the Mongol khanate that ruled over much of Russia | 統治俄羅斯大部分地區的蒙古汗國 | also=Kipchak Khanate
Ilkhanate | 伊兒汗國 | group | S2 | the Mongol khanate that ruled over Persia and its neighbours | 統治波斯及其鄰近地區的蒙古汗國 | also-zh=伊利汗國
Chagatai Khanate | 察合台汗國 | group | S2 | the Mongol khanate in Central Asia ruled by descendants of Genghis Khan's second son | 由成吉思汗次子後裔統治中亞的蒙古汗國
Ogedei Khanate | 窩闊台汗國 | group | S2 | the Mongol khanate of Genghis Khan's third son, from which Kaidu long fought Kublai Khan | 成吉思汗第三子的封國，其後人海都長期與忽必烈作戰
Mongols | 蒙古人 | group | S2 | the ruling people who formed the first of the four classes under the Yuan | 元代四等人之中地位最高的統治民族
Semu | 色目人 | group | S2 | the peoples of Central and West Asia who formed the second of the Yuan classes | 元代四等人之中列第二等的中亞及西亞各族
Hanren | 漢人 | group | S2 | the northern people once ruled by the Jin who formed the third of the Yuan classes | 元代四等人之中列第三等、原受金朝統治的北方人
Nanren | 南人 | group | S2 | the former subjects of the Southern Song who formed the lowest of the Yuan classes | 元代四等人之中地位最低的前宋朝遺民
four-class system | 四等人制 | method | S2 | the Yuan policy that ranked people by origin and gave each rank different rights | 元代按民族及歸附先後把人民分級、給予不同待遇的政策
Zhongshusheng | 中書省 | institution | S2 | the central organ of the Yuan that was in charge of general administration | 元代掌管全國行政的中央機構 | also=Central Secretariat
Shumiyuan | 樞密院 | institution | S2 | the central organ of the Yuan that was in charge of military affairs | 元代掌管全國軍務的中央機構 | also=Bureau of Military Affairs
Yushitai | 御史台 | institution | S2 | the central organ of the Yuan that watched over the conduct of officials | 元代掌管監察百官的中央機構 | also=Censorate
Xuanzhengyuan | 宣政院 | institution | S2 | the central organ of the Yuan that was in charge of Buddhism and Tibet | 元代掌管佛教及吐蕃事務的中央機構
darughachi | 達魯花赤 | role | S4 | the overseer, usually a Mongol, who held the real power in a Yuan local government | 多由蒙古人擔任、掌握元代地方實權的監臨官
relay station | 驛站 | structure | S2 | the stop on a Yuan road where messengers changed horses and travellers were lodged | 元代道路上供傳遞公文者換馬和住宿的設施 | also-zh=站赤
Dadu | 大都 | place | S2 | the capital of Kublai Khan, on the site of today's Beijing | 忽必烈定都之地，位於今北京 | also=Khanbaliq
Shangdu | 上都 | place | S4 | the summer capital of the Yuan emperors, in today's Inner Mongolia | 元帝避暑的都城，位於今內蒙古 | also=Xanadu
Karakorum | 和林 | place | S4 | the capital of the Mongol empire before Kublai Khan moved south | 忽必烈南遷以前蒙古帝國的都城 | also-zh=哈拉和林
zaju | 雜劇 | form | S2 | the Yuan drama performed on a stage with songs, speech and movement | 元代有唱詞、說白和動作的舞台表演藝術
Romance of the Western Chamber | 《西廂記》 | document | S2 | the Yuan play about the love of student Zhang and Cui Yingying | 描寫張生與崔鶯鶯愛情故事的元代劇作
Autumn in the Palace of Han | 《漢宮秋》 | document | S2 | the Yuan play about Wang Zhaojun, who was sent to marry a Xiongnu ruler | 描寫王昭君出塞和親的元代劇作
Rain on the Paulownia Tree | 《梧桐雨》 | document | S4 | the Yuan play about Emperor Xuanzong of Tang and Yang Guifei | 描寫唐玄宗與楊貴妃故事的元代劇作
Shoushi Calendar | 《授時曆》 | document | S2 | the calendar of 1280 that reckoned a year as 365.2425 days | 1280年編成、以一年為365.2425日的曆法
jiaochao | 交鈔 | object | S2 | the paper money of the Yuan, which lost its value when too much was printed | 元代因濫發而嚴重貶值的紙幣
Red Turban Rebellion | 紅巾軍起事 | event | S2 | the revolt from 1351, started by White Lotus followers, that shook Yuan rule | 1351年由白蓮教徒發動、動搖元朝統治的民變 | also-zh=紅巾之亂
Battle of Lake Poyang | 鄱陽湖之戰 | event | S4 | the naval fight of 1363 in which Zhu Yuanzhang defeated Chen Youliang | 1363年朱元璋擊敗陳友諒的水戰
set | Mongol rulers and princes | 蒙古君主及宗王 | Genghis Khan; Ogedei Khan; Mongke Khan; Kublai Khan; Batu; Hulegu
set | great khans and Yuan emperors | 蒙古大汗及元朝皇帝 | Genghis Khan; Ogedei Khan; Kublai Khan; Emperor Shun of Yuan
set | Mongol khanates | 蒙古四大汗國 | Golden Horde; Ilkhanate; Chagatai Khanate; Ogedei Khanate
set | classes of people under the Yuan | 元代的四等人 | Mongols; Semu; Hanren; Nanren
set | government organs of the Yuan | 元代的政府機構 | Zhongshusheng; Shumiyuan; Yushitai; Xuanzhengyuan; Xingzhongshusheng=行中書省
set | Yuan playwrights | 元代劇作家 | Guan Hanqing; Wang Shifu; Ma Zhiyuan; Bai Pu
set | Yuan plays | 元代劇作 | The Injustice to Dou E=《竇娥冤》; Romance of the Western Chamber; Autumn in the Palace of Han; Rain on the Paulownia Tree
set | men who fought for power at the end of the Yuan | 元末群雄 | Liu Futong; Chen Youliang; Zhang Shicheng; Zhu Yuanzhang
set | capitals of the Mongols and the early Ming | 蒙古及明初的都城 | Dadu; Shangdu; Karakorum; Yingtian
set | men who served the Mongol rulers | 為蒙古君主效力的人物 | Yelü Chucai; Phags-pa=八思巴; Guo Shoujing; Zhao Mengfu; Marco Polo
set | figures of Yuan culture and technology | 元代文化科技人物 | Guo Shoujing; Huang Daopo; Zhao Mengfu; Huang Gongwang; Guan Hanqing
order | Mongol great khans in order of reign | 蒙古大汗在位先後 | Genghis Khan > Ogedei Khan > Guyuk Khan=貴由 > Mongke Khan > Kublai Khan
order | rank of people under the Yuan, from highest | 元代四等人由高至低 | Mongols > Semu > Hanren > Nanren
order | steps to Mongol rule over China | 蒙古入主中原的經過 | Mongol tribes united=統一蒙古各部 > Western Xia conquered=滅西夏 > Jin conquered=滅金 > Dali conquered=滅大理 > Southern Song conquered=滅南宋

== The Ming dynasty: government and rulers | 明朝政治
Zhu Yuanzhang | 朱元璋 | person | S2 | the former monk who founded the Ming dynasty and abolished the post of chancellor | 僧人出身、建立明朝並廢除丞相的皇帝 | also=Hongwu Emperor, Ming Taizu; also-zh=明太祖, 洪武帝
Jianwen Emperor | 明惠帝 | person | S2 | the Ming ruler who cut the princes' power and lost his throne to his uncle | 因削藩而被叔父起兵奪位的皇帝 | also-zh=建文帝, 朱允炆
Yongle Emperor | 明成祖 | person | S2 | the ruler who seized his nephew's throne and moved the Ming capital to Beijing | 奪取侄兒帝位並遷都北京的皇帝 | also=Ming Chengzu, Zhu Di; also-zh=永樂帝, 朱棣
Emperor Yingzong of Ming | 明英宗 | person | S2 | the ruler captured by the Oirats in 1449 who later regained his throne | 1449年被瓦剌俘虜、後來復位的皇帝 | also=Zhengtong Emperor
Jiajing Emperor | 明世宗 | person | S2 | the Ming ruler who gave himself to Taoist rites and long trusted Yan Song | 沉迷道教修煉並長期重用嚴嵩的皇帝 | also-zh=嘉靖帝
Wanli Emperor | 明神宗 | person | S2 | the Ming ruler who stayed away from court for many years after Zhang Juzheng died | 張居正死後多年不上朝理政的皇帝 | also-zh=萬曆帝
Chongzhen Emperor | 明思宗 | person | S2 | the last Ming ruler in Beijing, who hanged himself when rebels took the city in 1644 | 1644年流寇攻陷北京時自縊的末代皇帝 | also-zh=崇禎帝
Hu Weiyong | 胡惟庸 | person | S2 | the last chancellor in Chinese history, executed for plotting revolt in 1380 | 1380年因謀反罪被殺、中國最後一位丞相
Lan Yu | 藍玉 | person | S4 | the general executed in 1393 on a charge of plotting revolt against Zhu Yuanzhang | 1393年被明太祖以謀反罪處死的大將
Fang Xiaoru | 方孝孺 | person | S4 | the scholar killed for refusing to draft the Yongle Emperor's accession edict | 拒絕為明成祖起草即位詔書而被殺的學者
Zhang Juzheng | 張居正 | person | S2 | the grand secretary who spread the single whip reform across the country | 在全國推行一條鞭法的內閣首輔
Yan Song | 嚴嵩 | person | S4 | the grand secretary who abused his power for some twenty years under the Jiajing Emperor | 在明世宗朝專權約二十年的內閣首輔
Hai Rui | 海瑞 | person | S4 | the upright official jailed for a memorial that sharply criticised the Jiajing Emperor | 上疏直斥明世宗而下獄的清官
Yu Qian | 于謙 | person | S2 | the official who organised the defence of Beijing against the Oirats in 1449 | 1449年主持北京保衞戰、擊退瓦剌的大臣
Gu Xiancheng | 顧憲成 | person | S4 | the dismissed official who lectured and criticised politics at an academy in Wuxi | 罷官後在無錫書院講學議政的士大夫
Wang Zhen | 王振 | person | S2 | the eunuch who urged Emperor Yingzong to lead an army against the Oirats in person | 慫恿明英宗親征瓦剌的宦官
Liu Jin | 劉瑾 | person | S4 | the eunuch who held power under the Zhengde Emperor until he was executed in 1510 | 在明武宗朝專權、1510年被處死的宦官
Wei Zhongxian | 魏忠賢 | person | S2 | the eunuch who crushed the Donglin Party under the Tianqi Emperor | 在明熹宗朝專權並打擊東林黨的宦官
Grand Secretariat | 內閣 | institution | S2 | the Ming body of scholar-officials who drafted replies to memorials for the emperor | 由大學士替皇帝草擬奏章批答的明代輔政機構
Embroidered Uniform Guard | 錦衣衞 | institution | S2 | the imperial bodyguard that Zhu Yuanzhang turned into a secret police with its own prison | 明太祖設立、負責侍衞並兼管偵緝刑獄的親軍 | also=Jinyiwei; also-zh=錦衣衛
Eastern Depot | 東廠 | institution | S2 | the secret police run by eunuchs that the Yongle Emperor set up in 1420 | 明成祖於1420年設立、由宦官主持的特務機構
Western Depot | 西廠 | institution | S2 | the secret police first set up in 1477 under the eunuch Wang Zhi | 1477年明憲宗始設、由宦官汪直主持的特務機構
Duchayuan | 都察院 | institution | S2 | the highest organ of the Ming and Qing for watching and accusing officials | 明清兩代糾劾百官的最高機構
Provincial Administration Commission | 承宣布政使司 | institution | S2 | the Ming provincial office for civil affairs and finance | 明代掌管一省民政及財政的機構 | also-zh=布政使司
Provincial Surveillance Commission | 提刑按察使司 | institution | S2 | the Ming provincial office for justice and the checking of officials | 明代掌管一省司法及監督官吏的機構 | also-zh=按察使司
Regional Military Commission | 都指揮使司 | institution | S2 | the Ming provincial office for garrisons and soldiers | 明代掌管一省衞所軍隊的機構
Five Chief Military Commissions | 五軍都督府 | institution | S2 | the central offices of the Ming that held command of troops but could not send them out | 明代中央負責統領軍隊而無調兵權的機構
weisuo system | 衞所制 | system | S2 | the Ming arrangement of garrisons whose hereditary soldiers farmed to feed themselves | 明代士兵世襲、平日屯田自給的駐軍制度
lijia system | 里甲制 | system | S2 | the Ming grouping of every 110 households for tax collection and labour service | 明代以一百一十戶為單位徵收賦役的基層組織
Yellow Registers | 黃冊 | document | S4 | the Ming records of households that listed people and property for labour service | 明代登記各戶人口財產以徵派徭役的戶籍檔案
Fish-scale Registers | 魚鱗圖冊 | document | S4 | the Ming records of fields, with drawings of each plot, for collecting land tax | 明代繪記每塊田地形狀及業主以徵收田賦的檔案
single whip reform | 一條鞭法 | method | S2 | the Ming measure that merged land tax, labour service and other dues into one silver payment | 明代把田賦、徭役及雜稅合併折銀徵收的措施 | also=Single Whip Law
kaochengfa | 考成法 | method | S4 | the measure of Zhang Juzheng that checked officials' work against set time limits | 張居正按限期查核官員辦事效率的措施
eight-legged essay | 八股文 | form | S2 | the rigid style of examination answer on themes from the Four Books | 以四書為題、格式刻板的科舉考試文體
court beating | 廷杖 | method | S4 | the punishment by which Ming emperors had officials flogged before others in the palace | 明代皇帝在殿階前當眾責打官員的刑罰
Donglin Party | 東林黨 | group | S2 | the late Ming scholar-officials who gathered round Gu Xiancheng and opposed powerful eunuchs | 明末以顧憲成為首、反對宦官專權的士大夫集團
Eunuch Party | 閹黨 | group | S2 | the officials who attached themselves to Wei Zhongxian for power | 明末依附魏忠賢謀取權位的官僚集團
Restoration Society | 復社 | group | S4 | the league of young late Ming scholars led by Zhang Pu | 明末由張溥領導的年輕士人團體 | also=Fushe
Yingtian | 應天府 | place | S2 | the place on the Yangtze, today's Nanjing, where Zhu Yuanzhang first set the Ming capital | 明朝最初的國都，即今南京
Hu Weiyong Case | 胡惟庸案 | event | S2 | the purge begun in 1380 after which the post of chancellor was abolished | 1380年展開、導致廢除丞相的大獄
Lan Yu Case | 藍玉案 | event | S4 | the purge of 1393 in which many generals who had helped found the Ming died | 1393年大量開國武將被株連處死的大獄
Jingnan Campaign | 靖難之役 | event | S2 | the civil war of 1399 to 1402 in which the Prince of Yan took the throne | 1399至1402年燕王起兵奪取帝位的內戰
Tumu Crisis | 土木堡之變 | event | S2 | the defeat of 1449 in which the Oirats captured a Ming emperor | 1449年瓦剌大敗明軍並俘虜明帝的事件
set | Ming emperors | 明朝皇帝 | Zhu Yuanzhang; Jianwen Emperor; Yongle Emperor; Emperor Yingzong of Ming; Jiajing Emperor; Wanli Emperor; Chongzhen Emperor
set | Ming eunuchs who held power | 明代專權宦官 | Wang Zhen; Liu Jin; Wei Zhongxian; Wang Zhi=汪直
set | Ming ministers | 明代大臣 | Zhang Juzheng; Yan Song; Hai Rui; Yu Qian; Gu Xiancheng
set | men killed by early Ming emperors | 明初被殺的臣子 | Hu Weiyong; Lan Yu; Fang Xiaoru; Li Shanchang=李善長
set | Ming organs of supervision and secret police | 明代監察及特務機構 | Embroidered Uniform Guard; Eastern Depot; Western Depot; Duchayuan
set | organs of the Ming inner court and government | 明代中央機構 | Grand Secretariat; Directorate of Ceremonial=司禮監; Duchayuan; Five Chief Military Commissions; Embroidered Uniform Guard
set | Ming offices of provincial and military control | 明代地方及軍事機構 | Provincial Administration Commission; Provincial Surveillance Commission; Regional Military Commission; Five Chief Military Commissions
set | Ming parties and societies | 明代黨社 | Donglin Party; Eunuch Party; Restoration Society; White Lotus Society
set | Ming events at court | 明代政治事件 | Hu Weiyong Case; Lan Yu Case; Jingnan Campaign; Tumu Crisis; Duomen Coup=奪門之變
set | Ming and Qing tax and control measures | 明清賦役及吏治措施 | single whip reform; kaochengfa; merging of poll tax into land tax=攤丁入地; return of meltage fees to the public purse
set | systems of the Ming and Qing that organised people or soldiers | 明清編組軍民的制度 | weisuo system; lijia system; Eight Banners; baojia system=保甲制
set | ways by which rulers kept officials and scholars in fear or in line | 明清控制臣民的手段 | court beating; literary inquisition; queue order; secret memorial system
order | early Ming emperors in order of reign | 明初皇帝在位先後 | Zhu Yuanzhang > Jianwen Emperor > Yongle Emperor > Hongxi Emperor=明仁宗 > Xuande Emperor=明宣宗 > Emperor Yingzong of Ming
order | Ming events from early to late | 明代事件先後 | Hu Weiyong Case > Lan Yu Case > Jingnan Campaign > Tumu Crisis > Duomen Coup=奪門之變
order | Ming secret police organs by time of founding | 明代特務機構設立先後 | Embroidered Uniform Guard > Eastern Depot > Western Depot
fact | Zhu Yuanzhang | 朱元璋 | reign title | 年號 | Hongwu | 洪武 |
fact | Ming Chengzu | 明成祖 | reign title | 年號 | Yongle | 永樂 |
fact | Emperor Shenzong of Ming | 明神宗 | reign title | 年號 | Wanli | 萬曆 |
fact | Emperor Shizong of Ming | 明世宗 | reign title | 年號 | Jiajing | 嘉靖 |
fact | last Ming emperor in Beijing | 明思宗 | reign title | 年號 | Chongzhen | 崇禎 |
fact | Emperor Hui of Ming | 明惠帝 | reign title | 年號 | Jianwen | 建文 |

== Ming defence, foreign contacts and fall | 明朝的邊防、對外關係與衰亡
Zheng He | 鄭和 | person | S2 | the eunuch admiral who led seven voyages to the Western Ocean between 1405 and 1433 | 1405至1433年間七次率船隊下西洋的宦官
Qi Jiguang | 戚繼光 | person | S2 | the general who trained a disciplined army in Zhejiang and defeated the wokou | 在浙江練兵並平定倭寇的名將
Yuan Chonghuan | 袁崇煥 | person | S2 | the commander who beat Nurhaci at Ningyuan and was later executed on false charges | 在寧遠擊敗努爾哈赤、其後被冤殺的將領
Xiong Tingbi | 熊廷弼 | person | S4 | the Liaodong commander executed in 1625 after the loss of Guangning | 失守廣寧後於1625年被處死的遼東主帥
Hong Chengchou | 洪承疇 | person | S4 | the Ming commander captured at Songshan in 1642 who then served the Qing | 1642年在松山被俘而降清的將領
Wu Sangui | 吳三桂 | person | S2 | the general who let the Manchus through Shanhai Pass and rebelled against the Qing in 1673 | 引清兵入山海關、1673年又起兵反清的將領
Shi Kefa | 史可法 | person | S2 | the Southern Ming minister who died defending Yangzhou against the Qing in 1645 | 1645年堅守揚州抗清而殉國的南明大臣
Zheng Chenggong | 鄭成功 | person | S2 | the Ming loyalist who drove the Dutch out of Taiwan in 1662 | 1662年驅逐荷蘭人並收復台灣的南明將領 | also=Koxinga; also-zh=國姓爺
Li Zicheng | 李自成 | person | S2 | the rebel leader who took Beijing in 1644 and ended Ming rule there | 1644年攻陷北京、推翻明朝的民變領袖
Zhang Xianzhong | 張獻忠 | person | S2 | the rebel leader who set up a state in Sichuan at the end of the Ming | 明末在四川建立政權的民變領袖
Esen | 也先 | person | S4 | the Oirat leader who captured a Ming emperor in 1449 | 1449年俘虜明帝的瓦剌首領
Altan Khan | 俺答汗 | person | S4 | the Tatar leader who attacked near Beijing in 1550 and later opened markets with the Ming | 1550年進犯北京、其後與明朝互市的韃靼首領
Oirats | 瓦剌 | group | S2 | the western Mongols who captured a Ming emperor in 1449 | 1449年俘虜明帝的西部蒙古
Tatars | 韃靼 | group | S2 | the eastern Mongols who raided the Ming under Altan Khan | 在俺答汗率領下侵擾明朝的東部蒙古
Jurchens | 女真 | group | S2 | the people of the north-east united by Nurhaci, later called Manchus | 被努爾哈赤統一、後來改稱滿洲的東北民族
wokou | 倭寇 | group | S2 | the pirates, Japanese at first and later joined by Chinese, who raided the Ming coast | 侵擾明朝沿海的日本海盜，後有不少中國人加入
Southern Ming | 南明 | group | S2 | the courts set up at Nanjing and elsewhere by imperial princes after Beijing fell in 1644 | 1644年北京失陷後由宗室在南京等地建立的流亡政權
Later Jin | 後金 | group | S2 | the state founded by Nurhaci in 1616 and renamed Qing in 1636 | 努爾哈赤於1616年建立、1636年改國號為清的政權
Dashun | 大順 | group | S4 | the short-lived state that Li Zicheng founded in Xi'an in 1644 | 李自成於1644年在西安建立的政權
Daxi | 大西 | group | S4 | the short-lived state that Zhang Xianzhong founded in Chengdu in 1644 | 張獻忠於1644年在成都建立的政權
sea ban | 海禁 | method | S2 | the policy that forbade people to go abroad to trade on their own | 不准民間私自出洋通商的政策 | also=haijin
tributary system | 朝貢制度 | system | S2 | the way foreign rulers sent gifts to the emperor and accepted him as overlord | 外國遣使獻禮、尊中國皇帝為宗主的邦交體制
Zheng He's voyages | 鄭和下西洋 | event | S2 | the seven sea expeditions of 1405 to 1433 that reached as far as East Africa | 1405至1433年間七次遠航、最遠抵達東非的壯舉
Gengxu Incident | 庚戌之變 | event | S4 | the raid of 1550 in which Altan Khan's Tatars reached the walls of Beijing | 1550年俺答汗率韃靼進逼北京城下的事件
Battle of Sarhu | 薩爾滸之戰 | event | S4 | the battle of 1619 in which Nurhaci beat Ming armies marching on him by four routes | 1619年努爾哈赤大敗四路明軍的戰役
Battle of Ningyuan | 寧遠之戰 | event | S4 | the battle of 1626 in which Yuan Chonghuan's cannon drove back Nurhaci | 1626年袁崇煥以大炮擊退努爾哈赤的戰役
Battle of Songjin | 松錦之戰 | event | S4 | the campaign in Liaodong that ended in 1642 with the capture of Hong Chengchou | 1642年以洪承疇被俘告終的遼東戰役
Battle of Shanhai Pass | 山海關之戰 | event | S2 | the battle of 1644 in which the Manchus and Wu Sangui defeated Li Zicheng | 1644年清軍與吳三桂擊敗李自成的戰役
set | Ming generals and commanders | 明代將領 | Qi Jiguang; Yuan Chonghuan; Xiong Tingbi; Hong Chengchou; Wu Sangui
set | Ming loyalists and defectors in the Ming-Qing transition | 明清之際的人物 | Shi Kefa; Zheng Chenggong; Hong Chengchou; Wu Sangui; Yuan Chonghuan
set | leaders of peoples on the Ming frontier | 明代邊疆部族領袖 | Esen; Altan Khan; Nurhaci; Hong Taiji
set | peoples and raiders who threatened the Ming | 侵擾明朝的外患 | Oirats; Tatars; Jurchens; wokou
set | states that stood against or after the Ming court in Beijing | 明末清初的政權 | Southern Ming; Later Jin; Dashun; Daxi
set | attacks on and wars of the Ming | 明代的對外戰事 | Tumu Crisis; Gengxu Incident; Imjin War=萬曆援朝之役; Battle of Sarhu; Battle of Ningyuan
order | foreign threats to the Ming by time | 明代外患先後 | Tumu Crisis > Gengxu Incident > Imjin War=萬曆援朝之役 > Battle of Sarhu

== Culture of the Ming and Qing | 明清文化與中外交流
Matteo Ricci | 利瑪竇 | person | S2 | the Italian Jesuit who came in the Ming and translated Euclid with Xu Guangqi | 明末來華、與徐光啟合譯歐幾里得著作的意大利傳教士
Johann Adam Schall von Bell | 湯若望 | person | S2 | the German Jesuit whose calendar was adopted by the Shunzhi Emperor in 1645 | 來華並獲順治帝採用其曆法的德意志傳教士 | also=Adam Schall
Ferdinand Verbiest | 南懷仁 | person | S2 | the Belgian Jesuit who made cannon and instruments for the Kangxi Emperor | 為康熙帝鑄炮及製造天文儀器的比利時傳教士
Giuseppe Castiglione | 郎世寧 | person | S2 | the Italian Jesuit who painted for Qing emperors and blended Western and Chinese styles | 任清宮畫師、融合中西畫法的意大利傳教士
Francis Xavier | 沙勿略 | person | S4 | the Jesuit missionary who died on Shangchuan Island in 1552 before he could enter inland China | 1552年在上川島去世、未能進入內地的耶穌會傳教士
Xu Guangqi | 徐光啟 | person | S2 | the Catholic Ming official who wrote the Complete Treatise on Agriculture | 著有《農政全書》的明末天主教徒官員
Li Shizhen | 李時珍 | person | S2 | the Ming physician who wrote the Compendium of Materia Medica | 著有《本草綱目》的明代醫學家
Song Yingxing | 宋應星 | person | S2 | the Ming scholar who wrote the Exploitation of the Works of Nature on crafts and farming | 著有《天工開物》的明代學者
Xu Xiake | 徐霞客 | person | S2 | the Ming traveller who recorded landforms and caves seen in over thirty years of journeys | 遊歷三十多年並記下各地地貌及岩洞的明代旅行家
Wang Shouren | 王守仁 | person | S4 | the Ming thinker who taught the unity of knowledge and action | 主張知行合一的明代思想家 | also=Wang Yangming; also-zh=王陽明
Li Zhi | 李贄 | person | S4 | the Ming thinker of the Book to Burn who prized the childlike heart | 著《焚書》、主張童心說的明代思想家
Huang Zongxi | 黃宗羲 | person | S4 | the thinker who attacked autocracy in Waiting for the Dawn | 著《明夷待訪錄》批判君主專制的思想家
Gu Yanwu | 顧炎武 | person | S4 | the thinker of Record of Daily Knowledge who called for learning of practical use | 著《日知錄》、提倡經世致用的思想家
Wang Fuzhi | 王夫之 | person | S4 | the thinker known as Master Chuanshan who wrote On Reading the Comprehensive Mirror | 世稱船山先生、著《讀通鑑論》的思想家
Luo Guanzhong | 羅貫中 | person | S2 | the novelist credited with Romance of the Three Kingdoms | 相傳寫成《三國演義》的小說家
Shi Nai'an | 施耐庵 | person | S2 | the novelist to whom the story Water Margin is credited | 相傳寫成《水滸傳》的小說家
Wu Cheng'en | 吳承恩 | person | S2 | the novelist credited with Journey to the West | 相傳寫成《西遊記》的小說家
Cao Xueqin | 曹雪芹 | person | S2 | the Qing novelist who wrote Dream of the Red Chamber | 寫有《紅樓夢》的清代小說家
Pu Songling | 蒲松齡 | person | S2 | the Qing writer of Strange Tales from a Chinese Studio | 寫有《聊齋誌異》的清代小說家
Wu Jingzi | 吳敬梓 | person | S2 | the Qing novelist who wrote The Scholars to satirise examination candidates | 寫有《儒林外史》的清代小說家
Tang Xianzu | 湯顯祖 | person | S4 | the Ming playwright who wrote The Peony Pavilion | 寫有《牡丹亭》的明代劇作家
Kong Shangren | 孔尚任 | person | S4 | the Qing playwright who wrote The Peach Blossom Fan | 寫有《桃花扇》的清代劇作家
Hong Sheng | 洪昇 | person | S4 | the Qing playwright who wrote The Palace of Eternal Life | 寫有《長生殿》的清代劇作家
Romance of the Three Kingdoms | 《三國演義》 | document | S2 | the novel about the struggle of Wei, Shu and Wu after the Han fell apart | 描寫漢末魏、蜀、吳爭雄的章回小說
Water Margin | 《水滸傳》 | document | S2 | the novel about 108 outlaws who gathered at Liangshan | 描寫一百零八名好漢聚義梁山的章回小說
Journey to the West | 《西遊記》 | document | S2 | the novel about a monk who fetched scriptures with the help of the Monkey King | 描寫唐僧與孫悟空等人往天竺取經的章回小說
Dream of the Red Chamber | 《紅樓夢》 | document | S2 | the novel about the decline of the rich Jia family | 描寫賈府由盛轉衰的章回小說
The Scholars | 《儒林外史》 | document | S2 | the novel that satirised men who lived for the imperial examinations | 諷刺熱衷科舉功名的士人的章回小說
Strange Tales from a Chinese Studio | 《聊齋誌異》 | document | S2 | the collection of short stories about fox spirits and ghosts | 以狐仙鬼怪故事為題材的短篇小說集
The Peony Pavilion | 《牡丹亭》 | document | S4 | the Ming play in which Du Liniang dies of love and comes back to life | 描寫杜麗娘為情而死、死而復生的明代戲曲
The Peach Blossom Fan | 《桃花扇》 | document | S4 | the Qing play of Li Xiangjun and Hou Fangyu set in the fall of the Southern Ming | 借李香君與侯方域的愛情寫南明興亡的清代戲曲
Compendium of Materia Medica | 《本草綱目》 | document | S2 | the Ming work that describes almost 1,900 kinds of herbs and other remedies | 收錄近一千九百種藥物的明代醫藥著作
Exploitation of the Works of Nature | 《天工開物》 | document | S2 | the Ming illustrated work on techniques of farming and handicrafts such as papermaking and ceramics | 附圖記述農業及陶瓷、造紙等手工業技術的明代著作
Travels of Xu Xiake | 《徐霞客遊記》 | document | S2 | the Ming diary that records landforms, rivers and caves in many parts of China | 以日記形式記述中國各地地貌、河流及岩洞的明代著作
Yongle Encyclopedia | 《永樂大典》 | document | S2 | the huge Ming reference work compiled by imperial order and completed in 1408 | 明成祖下令編纂、1408年成書的大型類書
Siku Quanshu | 《四庫全書》 | document | S2 | the Qing collection of books in four branches compiled under the Qianlong Emperor | 乾隆帝下令編纂、按經史子集分類的大型叢書 | also=Complete Library of the Four Treasuries
Waiting for the Dawn | 《明夷待訪錄》 | document | S4 | the work of Huang Zongxi that calls the autocratic ruler the great harm of the world | 黃宗羲批評君主為天下大害的著作
Record of Daily Knowledge | 《日知錄》 | document | S4 | the collected study notes of Gu Yanwu on classics, history and government | 顧炎武考論經史及政事的讀書筆記
Kunyu Wanguo Quantu | 《坤輿萬國全圖》 | document | S2 | the world map in Chinese printed by Matteo Ricci in 1602 | 利瑪竇於1602年刊印的中文世界地圖
evidential scholarship | 考據學 | idea | S4 | the Qing branch of learning that checked ancient texts by careful proof | 清代以實事求是的方法校勘及辨偽古籍的學問
Forbidden City | 紫禁城 | place | S2 | the palace in Beijing built under the Yongle Emperor for Ming and Qing rulers | 明成祖在北京興建、明清皇帝居住的宮殿
Yuanmingyuan | 圓明園 | place | S2 | the Qing imperial garden outside Beijing burnt by British and French troops in 1860 | 1860年被英法聯軍焚毀的清代皇家園林 | also=Old Summer Palace
Summer Palace | 頤和園 | place | S2 | the garden in Beijing rebuilt for Empress Dowager Cixi, partly with naval funds | 慈禧太后挪用海軍經費重修的北京皇家園林
Chengde Mountain Resort | 承德避暑山莊 | place | S4 | the Qing summer residence north of Beijing begun by the Kangxi Emperor | 康熙帝始建、位於熱河的清帝夏季行宮
set | missionaries who came to China | 明清來華傳教士 | Matteo Ricci; Johann Adam Schall von Bell; Ferdinand Verbiest; Giuseppe Castiglione; Francis Xavier
set | foreigners who visited China | 到過中國的西方人 | Marco Polo; Matteo Ricci; Giuseppe Castiglione; George Macartney
set | Ming scientists and travellers | 明代科學家及旅行家 | Xu Guangqi; Li Shizhen; Song Yingxing; Xu Xiake
set | Ming and early Qing thinkers | 明清思想家 | Wang Shouren; Li Zhi; Huang Zongxi; Gu Yanwu; Wang Fuzhi
set | novelists of the Ming and Qing | 明清小說家 | Luo Guanzhong; Shi Nai'an; Wu Cheng'en; Cao Xueqin; Pu Songling; Wu Jingzi
set | playwrights of the Yuan to Qing | 元明清劇作家 | Guan Hanqing; Tang Xianzu; Kong Shangren; Hong Sheng
set | Ming and Qing novels | 明清小說 | Romance of the Three Kingdoms; Water Margin; Journey to the West; Dream of the Red Chamber; The Scholars; Strange Tales from a Chinese Studio
set | famous plays | 元明清名劇 | The Injustice to Dou E=《竇娥冤》; Romance of the Western Chamber; The Peony Pavilion; The Peach Blossom Fan
set | Ming works of science | 明代科技著作 | Compendium of Materia Medica; Exploitation of the Works of Nature; Complete Treatise on Agriculture=《農政全書》; Travels of Xu Xiake
set | imperial palaces and gardens | 明清皇家宮苑 | Forbidden City; Yuanmingyuan; Summer Palace; Chengde Mountain Resort
set | forms of literature from the Yuan to Qing | 元明清文體 | zaju; sanqu=散曲; eight-legged essay; chapter novel=章回小說
order | missionaries by time of coming to China | 傳教士來華先後 | Matteo Ricci > Johann Adam Schall von Bell > Ferdinand Verbiest > Giuseppe Castiglione
order | works compiled at court from early to late | 官修典籍成書先後 | Yongle Encyclopedia > Kangxi Dictionary=《康熙字典》 > Siku Quanshu
fact | Compendium of Materia Medica | 《本草綱目》 | author | 作者 | Li Shizhen | 李時珍 |
fact | Exploitation of the Works of Nature | 《天工開物》 | author | 作者 | Song Yingxing | 宋應星 |
fact | Complete Treatise on Agriculture | 《農政全書》 | author | 作者 | Xu Guangqi | 徐光啟 |
fact | Dream of the Red Chamber | 《紅樓夢》 | author | 作者 | Cao Xueqin | 曹雪芹 |
fact | Strange Tales from a Chinese Studio | 《聊齋誌異》 | author | 作者 | Pu Songling | 蒲松齡 |
fact | The Scholars | 《儒林外史》 | author | 作者 | Wu Jingzi | 吳敬梓 |
fact | The Peony Pavilion | 《牡丹亭》 | author | 作者 | Tang Xianzu | 湯顯祖 |
fact | The Peach Blossom Fan | 《桃花扇》 | author | 作者 | Kong Shangren | 孔尚任 |
fact | The Injustice to Dou E | 《竇娥冤》 | author | 作者 | Guan Hanqing | 關漢卿 |
fact | Waiting for the Dawn | 《明夷待訪錄》 | author | 作者 | Huang Zongxi | 黃宗羲 |
fact | Record of Daily Knowledge | 《日知錄》 | author | 作者 | Gu Yanwu | 顧炎武 |

== The Qing dynasty to 1839 | 清朝的建立與盛衰
Nurhaci | 努爾哈赤 | person | S2 | the chief who united the Jurchens and founded the Later Jin in 1616 | 統一女真各部並於1616年建立後金的首領 | also-zh=清太祖
Hong Taiji | 皇太極 | person | S2 | the ruler who changed the name of his state to Qing in 1636 | 於1636年改國號為清的君主 | also=Huang Taiji; also-zh=清太宗
Dorgon | 多爾袞 | person | S2 | the regent who led the Manchu army through Shanhai Pass in 1644 | 1644年率清軍入山海關的攝政王
Shunzhi Emperor | 順治帝 | person | S2 | the first Qing ruler to reign in Beijing, brought there as a child in 1644 | 1644年幼年時遷都北京的首位清帝 | also-zh=清世祖
Kangxi Emperor | 康熙帝 | person | S2 | the ruler who put down the Three Feudatories and took Taiwan in 1683 | 平定三藩並於1683年取得台灣的清帝 | also-zh=清聖祖
Yongzheng Emperor | 雍正帝 | person | S2 | the ruler who set up the Grand Council and reigned from 1722 to 1735 | 設立軍機處、在位至1735年的清帝 | also-zh=清世宗
Qianlong Emperor | 乾隆帝 | person | S2 | the ruler who called himself Old Man of the Ten Complete Victories and met Macartney | 自稱十全老人並曾接見馬戛爾尼的清帝 | also-zh=清高宗
Jiaqing Emperor | 嘉慶帝 | person | S2 | the ruler who had Heshen put to death in 1799 | 1799年下令處死和珅的清帝 | also-zh=清仁宗
Daoguang Emperor | 道光帝 | person | S2 | the ruler who sent Lin Zexu to Guangdong to stop opium | 派林則徐到廣東禁煙的清帝 | also-zh=清宣宗
Xianfeng Emperor | 咸豐帝 | person | S2 | the ruler who fled to Rehe in 1860 when foreign troops neared Beijing | 1860年英法聯軍進逼北京時逃往熱河的清帝 | also-zh=清文宗
Tongzhi Emperor | 同治帝 | person | S2 | the son of Cixi, in whose reign the Self-Strengthening Movement began to spread | 慈禧太后的親生子，在位時推行自強運動的清帝 | also-zh=清穆宗
Guangxu Emperor | 光緒帝 | person | S2 | the ruler who backed the reforms of 1898 and was then confined in the palace | 支持1898年變法而被幽禁的清帝 | also-zh=清德宗
Puyi | 溥儀 | person | S2 | the last Qing ruler, who was later made head of Manchukuo by Japan | 清朝末代皇帝，後來被日本扶植為滿洲國元首 | also=Xuantong Emperor; also-zh=宣統帝
Oboi | 鰲拜 | person | S2 | the overbearing regent whom the young Kangxi Emperor removed in 1669 | 1669年被年輕的康熙帝擒下的專橫輔政大臣
Shi Lang | 施琅 | person | S2 | the admiral who defeated the Zheng family and took Taiwan for the Qing in 1683 | 1683年擊敗鄭氏、為清廷攻取台灣的將領
Shang Kexi | 尚可喜 | person | S4 | the prince in Guangdong whose wish to retire set off the Revolt of the Three Feudatories | 鎮守廣東、自請歸老而引發三藩之亂的藩王
Geng Jingzhong | 耿精忠 | person | S4 | the prince in Fujian who joined the Revolt of the Three Feudatories | 鎮守福建、起兵參與三藩之亂的藩王
Zheng Keshuang | 鄭克塽 | person | S4 | the young ruler of Taiwan who surrendered to the Qing in 1683 | 1683年降清的年輕台灣統治者
Galdan | 噶爾丹 | person | S4 | the western Mongol leader whom the Kangxi Emperor fought in person | 康熙帝曾親征討伐的西部蒙古首領
Heshen | 和珅 | person | S2 | the favourite of the Qianlong Emperor known for the vast wealth he gained by corruption | 以貪污聚斂巨富聞名的乾隆帝寵臣
Nian Gengyao | 年羹堯 | person | S4 | the general who won victories in Qinghai and was made to kill himself in 1726 | 平定青海有功、其後被雍正帝賜死的大將
George Macartney | 馬戛爾尼 | person | S2 | the British envoy sent to the Qing court in 1793 to ask for wider trade | 1793年到清廷要求擴大通商的英國使節 | also=Lord Macartney
William Amherst | 阿美士德 | person | S4 | the British envoy of 1816 who was sent away without meeting the Jiaqing Emperor | 1816年來華而未獲嘉慶帝接見的英國使節 | also=Lord Amherst
Eight Banners | 八旗制度 | system | S2 | the Manchu arrangement of all soldiers and families into units marked by colours | 滿洲人按顏色編組軍民、兵民合一的組織
Green Standard Army | 綠營 | group | S2 | the regular army of Han soldiers formed from surrendered Ming troops in the early Qing | 清初收編明朝降兵而成的漢人常備軍
Council of Princes and High Officials | 議政王大臣會議 | institution | S4 | the early Qing meeting of Manchu nobles that decided major military and state matters | 清初由滿洲貴族商決軍國大事的機構
Southern Study | 南書房 | institution | S4 | the palace office of scholars set up in 1677 that drafted edicts for the Kangxi Emperor | 康熙帝於1677年設立、由文臣在宮內草擬詔令的機構
Grand Council | 軍機處 | institution | S2 | the body the Yongzheng Emperor set up for a north-western war that later became the centre of government | 雍正帝因西北用兵而設、其後總攬全國政務的中樞
Lifan Yuan | 理藩院 | institution | S2 | the Qing office in charge of Mongolia, Tibet and other border peoples | 清代掌管蒙古、西藏等邊疆民族事務的機構 | also=Court of Colonial Affairs
Imperial Household Department | 內務府 | institution | S4 | the Qing office that managed the palace and the emperor's private affairs | 清代掌管宮廷及皇帝私人事務的機構
General of Ili | 伊犁將軍 | role | S4 | the highest Qing military official in Xinjiang before it became a province | 新疆建省以前當地最高的軍政長官
governor-general | 總督 | role | S2 | the Qing official in charge of a large area such as Liangguang or Liangjiang | 清代主管兩廣、兩江等大區軍民政務的長官
provincial governor | 巡撫 | role | S2 | the Qing official who was civil head of a single area such as Jiangsu or Shandong | 清代掌管江蘇、山東等單一省份政務的長官
grand councillor | 軍機大臣 | role | S2 | the Qing official who met the emperor daily and drafted his secret orders | 清代每天覲見皇帝、商議要務並草擬諭旨的官員
literary inquisition | 文字獄 | method | S2 | the punishment of writers for words that the ruler took as disloyal | 因著作字句被視為有違君主而治罪的高壓手段
queue order | 薙髮令 | method | S2 | the Qing command that Han men shave the front of the head in Manchu style | 命漢人男子依滿人樣式剃頭留辮的政策 | also-zh=剃髮令
coastal evacuation order | 遷界令 | method | S2 | the Qing command that moved people inland from the sea to cut off supplies to the Zheng family | 清初迫沿海居民內移以斷絕對鄭氏接濟的政策 | also=Great Clearance; also-zh=遷海令
boxue hongci examination | 博學鴻詞科 | method | S4 | the special test of 1679 by which the Kangxi Emperor won over famous scholars | 康熙帝於1679年開設、用以籠絡名士的特別考試 | also-zh=博學鴻儒科
secret naming of the heir | 秘密立儲 | method | S4 | the practice of hiding the successor's name behind a plaque in the palace | 把繼位者名字藏於宮中匾額之後的做法
secret memorial system | 密摺制度 | method | S4 | the Qing way by which chosen officials reported to the emperor directly in sealed letters | 清代官員以封函直接向皇帝奏事的安排
return of meltage fees to the public purse | 火耗歸公 | method | S4 | the Yongzheng measure that made surcharges for silver losses government income | 雍正帝把官員私徵的鎔銀附加費收作政府收入的措施
silver for nourishing honesty | 養廉銀 | object | S4 | the extra pay given to Qing officials so that they would not be corrupt | 清代為防官員貪污而額外發給的津貼
Canton system | 一口通商 | method | S2 | the Qing policy from 1757 that kept Western maritime trade to Guangzhou | 1757年起限制西方人只可在廣州貿易的政策
Cohong | 公行 | group | S2 | the guild of licensed merchants who alone could trade with foreigners in Guangzhou | 在廣州獨佔對外貿易的特許商人團體 | also=Thirteen Hongs; also-zh=十三行
Dzungars | 準噶爾 | group | S2 | the western Mongol people in northern Xinjiang destroyed under the Qianlong Emperor | 居於天山北路、被乾隆帝平定的西部蒙古部落
White Lotus Society | 白蓮教 | group | S2 | the secret Buddhist-style sect behind revolts in the late Yuan and in the mid-Qing | 元末及清中葉多次發動民變的民間秘密宗教團體
Tiandihui | 天地會 | group | S2 | the secret society of the Qing, also called Hongmen, that aimed to restore the Ming | 又稱洪門、以反清復明為宗旨的秘密會社 | also=Triad Society
Qing conquest of Taiwan | 清廷攻取台灣 | event | S2 | the campaign of 1683 that ended the rule of the Zheng family | 1683年結束鄭氏政權的戰事
Battle of Yaksa | 雅克薩之戰 | event | S2 | the fighting of 1685 to 1686 between Qing and Russian troops by the Amur | 1685至1686年中俄在黑龍江流域的戰役
Ten Days of Yangzhou | 揚州十日 | event | S2 | the massacre of 1645 after Shi Kefa's defence of his city failed | 1645年史可法守城失敗後的屠殺
Treaty of Nerchinsk | 《尼布楚條約》 | document | S2 | the agreement of 1689 that fixed the eastern border between Qing China and Russia | 1689年劃定中俄東段邊界的協定
Treaty of Kyakhta | 《恰克圖條約》 | document | S4 | the agreement of 1727 on the Mongolian border and trade with Russia | 1727年劃定中俄中段邊界及互市的協定 | also=Treaty of Kiakhta
Macartney Mission | 馬戛爾尼使團訪華 | event | S2 | the British visit of 1793 that met the Qianlong Emperor but gained no trade terms | 1793年英人覲見乾隆帝而未獲通商優惠的外交活動
Amherst Mission | 阿美士德使團訪華 | event | S4 | the British visit of 1816 that failed over the kowtow before any audience | 1816年英人因叩拜禮儀爭執而未獲嘉慶帝接見的外交活動
Eight Trigrams Uprising | 天理教起事 | event | S4 | the revolt of 1813 in which sect members broke into the palace in Beijing | 1813年教眾攻入北京皇宮的民變 | also-zh=癸酉之變
set | founders and early rulers of the Qing | 清初的領袖 | Nurhaci; Hong Taiji; Dorgon; Shunzhi Emperor; Kangxi Emperor
set | ministers and generals of the Qing | 清代臣子 | Oboi; Shi Lang; Heshen; Nian Gengyao
set | opponents of the Kangxi Emperor | 康熙帝的對手 | Oboi; Wu Sangui; Zheng Keshuang; Galdan
set | princes and leaders of the south in the early Qing | 清初南方的藩王及領袖 | Wu Sangui; Shang Kexi; Geng Jingzhong; Zheng Chenggong
set | men who fought over Taiwan or surrendered it | 與台灣歸屬有關的人物 | Zheng Chenggong; Zheng Keshuang; Shi Lang; Zheng Jing=鄭經
set | British envoys and officials sent to China | 英國來華使節及官員 | George Macartney; William Amherst; Charles Elliot; Lord Elgin
set | central organs of the Qing | 清代中央機構 | Council of Princes and High Officials; Southern Study; Grand Council; Lifan Yuan; Imperial Household Department; Duchayuan
set | bodies that helped Ming and Qing emperors rule | 明清輔助皇帝決策的機構 | Grand Secretariat; Grand Council; Southern Study; Council of Princes and High Officials; Directorate of Ceremonial=司禮監
set | officials of the Yuan and Qing | 元清官職 | darughachi; amban in Tibet=駐藏大臣; General of Ili; governor-general; provincial governor; grand councillor
set | Qing measures to control Han people | 清廷統治漢人的措施 | literary inquisition; queue order; coastal evacuation order; boxue hongci examination
set | Qing measures towards border regions | 清廷治理邊疆的措施 | gaitu guiliu=改土歸流; golden urn lottery=金瓶掣籤; league and banner system=盟旗制度; provincehood for Xinjiang=新疆建省
set | reforms of the Yongzheng Emperor | 雍正帝的措施 | merging of poll tax into land tax=攤丁入地; return of meltage fees to the public purse; secret naming of the heir; gaitu guiliu=改土歸流
set | Chinese armies of the Ming and Qing | 明清的軍隊 | Green Standard Army; Xiang Army; Huai Army; Ever Victorious Army; New Army
set | sects, societies and guilds of the Qing | 清代的民間團體 | White Lotus Society; Tiandihui; Cohong; God Worshipping Society
set | events of the early Qing | 清初大事 | Revolt of the Three Feudatories=三藩之亂; Qing conquest of Taiwan; Battle of Yaksa; Ten Days of Yangzhou; Three Massacres of Jiading=嘉定三屠
set | missions and revolts of the Qing before the Opium War | 鴉片戰爭前的大事 | Macartney Mission; Amherst Mission; White Lotus Rebellion=川楚教亂; Eight Trigrams Uprising
set | revolts in the Yuan and Qing | 元清民變 | Red Turban Rebellion; White Lotus Rebellion=川楚教亂; Eight Trigrams Uprising; Taiping Rebellion; Nian Rebellion
order | later Qing emperors in order of reign | 晚清皇帝在位先後 | Jiaqing Emperor > Daoguang Emperor > Xianfeng Emperor > Tongzhi Emperor > Guangxu Emperor > Puyi
order | events of the Kangxi reign | 康熙朝大事先後 | removal of Oboi=擒鰲拜 > outbreak of the Revolt of the Three Feudatories=三藩之亂爆發 > Qing conquest of Taiwan > Treaty of Nerchinsk
fact | Revolt of the Three Feudatories | 三藩之亂 | year of outbreak | 爆發年份 | 1673 | 1673 |
fact | Red Turban Rebellion | 紅巾軍起事 | year of outbreak | 爆發年份 | 1351 | 1351 |
fact | Jingnan Campaign | 靖難之役 | year of outbreak | 爆發年份 | 1399 | 1399 |
fact | White Lotus Rebellion | 川楚教亂 | year of outbreak | 爆發年份 | 1796 | 1796 |
fact | Treaty of Nerchinsk | 《尼布楚條約》 | year of signing | 簽訂年份 | 1689 | 1689 |
fact | Qing conquest of Taiwan | 清廷攻取台灣 | year of the event | 事件年份 | 1683 | 1683 |
fact | Tumu Crisis | 土木堡之變 | year of the event | 事件年份 | 1449 | 1449 |
fact | abolition of the post of chancellor | 明太祖廢丞相 | year of the event | 事件年份 | 1380 | 1380 |
fact | Battle of Sarhu | 薩爾滸之戰 | year of the event | 事件年份 | 1619 | 1619 |
fact | fall of Beijing to Li Zicheng | 李自成攻陷北京 | year of the event | 事件年份 | 1644 | 1644 |
fact | Macartney Mission's audience with the Qianlong Emperor | 馬戛爾尼覲見乾隆帝 | year of the event | 事件年份 | 1793 | 1793 |

== Foreign aggression in the late Qing | 列強入侵
Lin Zexu | 林則徐 | person | S2 | the imperial commissioner who destroyed foreign opium at Humen in 1839 | 1839年在虎門銷毀鴉片的欽差大臣
Qishan | 琦善 | person | S2 | the official who replaced Lin Zexu and bargained with Charles Elliot over Hong Kong in 1841 | 接替林則徐、1841年與義律議及香港的欽差大臣
Qiying | 耆英 | person | S4 | the Manchu official who signed the Treaty of Nanking for China with Yilibu | 與伊里布代表清廷簽訂《南京條約》的滿人大臣 | also=Keying
Guan Tianpei | 關天培 | person | S4 | the Guangdong naval commander who died defending the Humen forts in 1841 | 1841年守衞虎門炮台戰死的廣東水師提督
Deng Tingzhen | 鄧廷楨 | person | S4 | the governor-general who helped Lin Zexu ban opium in Guangdong | 協助林則徐在廣東禁煙的兩廣總督
Ye Mingchen | 葉名琛 | person | S4 | the governor-general captured in Guangzhou in 1858 who died in India | 1858年在廣州被英法聯軍俘虜、死於印度的兩廣總督
Prince Gong | 恭親王奕訢 | person | S2 | the brother of the Xianfeng Emperor who signed the Conventions of Peking in 1860 and headed the Zongli Yamen | 1860年簽訂《北京條約》並主持總理衙門的咸豐帝之弟 | also=Yixin; also-zh=奕訢
Charles Elliot | 義律 | person | S2 | the British superintendent of trade who handed over the opium to Lin Zexu in 1839 | 1839年向林則徐交出鴉片的英國商務監督
Henry Pottinger | 砵甸乍 | person | S2 | the British envoy who signed the Treaty of Nanking and became the first Governor of Hong Kong | 簽訂《南京條約》並出任香港首任總督的英國全權代表 | also-zh=璞鼎查
Lord Elgin | 額爾金 | person | S4 | the British special envoy who ordered the burning of Yuanmingyuan in 1860 | 1860年下令焚毀圓明園的英國特使
Liu Yongfu | 劉永福 | person | S4 | the leader of the Black Flag Army who fought the French in Vietnam | 率黑旗軍在越南抗擊法軍的將領
Feng Zicai | 馮子材 | person | S4 | the old general who beat the French at Zhennan Pass in 1885 | 1885年在鎮南關大敗法軍的老將
Ding Ruchang | 丁汝昌 | person | S2 | the commander of the Beiyang Fleet who killed himself at Weihaiwei in 1895 | 1895年在威海衞自殺殉國的北洋艦隊提督
Deng Shichang | 鄧世昌 | person | S2 | the captain of the warship Zhiyuan who died in the Battle of the Yalu River | 在黃海海戰中殉國的致遠艦管帶
Ito Hirobumi | 伊藤博文 | person | S2 | the Japanese prime minister who signed the Treaty of Shimonoseki | 簽訂《馬關條約》的日本首相
John Hay | 海約翰 | person | S4 | the American Secretary of State who put forward the Open Door Policy in 1899 | 1899年提出門戶開放政策的美國國務卿
Alfred von Waldersee | 瓦德西 | person | S4 | the German who became commander-in-chief of the Eight-Nation Alliance | 出任八國聯軍統帥的德國人
consular jurisdiction | 領事裁判權 | idea | S2 | the privilege that foreigners in China were tried by their own country's officials | 外國人在華犯案由其本國官員審理的特權 | also=extraterritoriality
most-favoured-nation treatment | 最惠國待遇 | idea | S2 | the privilege that a power shared any benefit which China gave to another country | 中國給予別國的權益，一國可同樣享有的特權
fixed tariff | 協定關稅 | idea | S2 | the restriction that China had to agree its import duties with foreign powers | 中國的進口稅率須與外國商定的限制 | also=conventional tariff
treaty port | 通商口岸 | place | S2 | a city that China was forced to open for foreign trade and residence | 清廷被迫開放予外國人貿易和居住的城市
concession | 租界 | place | S2 | an area inside a Chinese city that foreigners rented and governed by themselves | 外國人在中國城市內租用並自行管理的區域
leased territory | 租借地 | place | S4 | a coastal area that a power held from China for a term of years, often as a naval base | 列強在限期內向中國取得、多用作海軍基地的沿海地區
sphere of influence | 勢力範圍 | place | S2 | a region of China in which one power claimed first rights to railways, mines and trade | 列強在中國某地區獨佔築路、採礦及貿易優先權的地帶
indemnity | 賠款 | object | S2 | the money that a defeated country has to pay to the victor | 戰敗國須付給戰勝國的金錢
Open Door Policy | 門戶開放政策 | method | S2 | the American proposal of 1899 that all powers have equal trading chances in China | 1899年美國提出列強在華貿易機會均等的主張
Destruction of Opium at Humen | 虎門銷煙 | event | S2 | the act of June 1839 in which Lin Zexu got rid of more than 20,000 chests of a drug in public | 1839年林則徐當眾毀掉逾二萬箱毒品的事件
First Opium War | 第一次鴉片戰爭 | event | S2 | the war of 1840 to 1842 after which Hong Kong Island was ceded to Britain | 1840至1842年導致香港島割讓的中英戰爭 | also=Opium War; also-zh=鴉片戰爭
Sanyuanli Incident | 三元里抗英 | event | S2 | the fight of May 1841 in which villagers near Guangzhou surrounded British soldiers | 1841年廣州附近鄉民圍困英軍的事件
Arrow Incident | 亞羅號事件 | event | S2 | the dispute of 1856 over a ship searched at Guangzhou that Britain used as a reason for war | 1856年中國水師在廣州登船緝捕、成為英國開戰藉口的糾紛
Father Chapdelaine Incident | 馬神父事件 | event | S4 | the killing of a French missionary in Guangxi in 1856 that France used as a reason for war | 1856年法國教士在廣西西林被殺、成為法國開戰藉口的糾紛 | also-zh=西林教案, 馬神甫事件
Second Opium War | 第二次鴉片戰爭 | event | S2 | the war of 1856 to 1860 in which British and French troops reached Beijing | 1856至1860年英法兩國攻至北京的對華戰爭 | also=Arrow War; also-zh=英法聯軍之役
Ili Crisis | 伊犁交涉 | event | S4 | the dispute of 1871 to 1881 after Russia had occupied part of Xinjiang | 1871至1881年俄國佔據新疆一地而引起的糾紛
Sino-French War | 中法戰爭 | event | S2 | the war of 1883 to 1885 that was fought over Vietnam | 1883至1885年因越南問題引發的戰爭
First Sino-Japanese War | 甲午戰爭 | event | S2 | the war of 1894 to 1895 that broke out over Korea | 1894至1895年因朝鮮問題引發的戰爭
Battle of the Yalu River | 黃海海戰 | event | S2 | the naval fight of September 1894 in which the warship Zhiyuan was sunk | 1894年9月致遠艦沉沒的一役
Battle of Weihaiwei | 威海衞之戰 | event | S2 | the fight of early 1895 in which the Beiyang Fleet was wiped out in its base | 1895年初北洋艦隊在基地全軍覆沒的一役 | also-zh=威海衛之戰
Battle of Zhennan Pass | 鎮南關之役 | event | S4 | the fight of 1885 in which Chinese troops routed the French on the Guangxi border | 1885年清軍在廣西邊境大敗法軍的一役
Battle of Fuzhou | 馬江之役 | event | S4 | the fight of 1884 in which the French destroyed the Fujian fleet in its harbour | 1884年法軍在港內擊沉福建水師的一役 | also-zh=馬尾海戰
Juye Incident | 曹州教案 | event | S4 | the killing of two German missionaries in Shandong in 1897 | 1897年兩名德國教士在山東被殺的事件 | also-zh=鉅野教案
Scramble for Concessions | 瓜分狂潮 | event | S2 | the rush of the powers in 1897 to 1899 to lease Chinese bays and mark out regions | 1897至1899年列強爭相租借港灣及劃定勢力範圍的行動
Boxers | 義和團 | group | S2 | the armed peasant bands of Shandong and Zhili who attacked foreigners and Christians in 1900 | 1900年在山東、直隸一帶仇殺洋人及教徒的民間武裝
Boxer Uprising | 庚子拳亂 | event | S2 | the anti-foreign rising of 1900 with the siege of the legations in Beijing | 1900年圍攻北京使館的排外事件 | also=Boxer Rebellion; also-zh=義和團事件
Eight-Nation Alliance | 八國聯軍 | group | S2 | the troops of several powers that occupied Beijing in August 1900 | 1900年8月佔領北京的多國軍隊
Mutual Protection of Southeast China | 東南互保 | event | S2 | the agreement of 1900 by which governors along the Yangtze kept peace with the powers | 1900年江南等地督撫與列強約定相安無事的行動 | also-zh=東南自保
Russo-Japanese War | 日俄戰爭 | event | S2 | the war of 1904 to 1905 fought by two powers on the soil of China's north-east | 1904至1905年兩國在中國東北爭奪權益的戰爭
Treaty of Nanking | 《南京條約》 | document | S2 | the agreement of 1842 that ceded Hong Kong Island and opened five ports | 1842年割讓香港島並開放五口通商的協定 | also=Treaty of Nanjing
Treaty of the Bogue | 《虎門條約》 | document | S2 | the agreement of 1843 that gave Britain consular jurisdiction and most-favoured-nation treatment | 1843年給予英國領事裁判權及最惠國待遇的協定
Treaty of Wanghia | 《望廈條約》 | document | S2 | the agreement of 1844 between China and the United States | 1844年中國與美國簽訂的通商協定
Treaty of Whampoa | 《黃埔條約》 | document | S2 | the agreement of 1844 between China and France | 1844年中國與法國簽訂的通商協定
Treaties of Tientsin | 《天津條約》 | document | S2 | the agreements of 1858 that allowed foreign envoys in Beijing and opened ten more ports | 1858年容許公使駐京並增開十個口岸的協定 | also=Treaty of Tianjin
Conventions of Peking | 《北京條約》 | document | S2 | the agreements of 1860 by which the Kowloon Peninsula was ceded to Britain | 1860年把九龍半島割予英國的協定 | also=Convention of Peking
Chefoo Convention | 《煙台條約》 | document | S4 | the agreement of 1876 that settled the Margary Affair with Britain | 1876年了結馬嘉理案的中英協定
Treaty of Livadia | 《里瓦幾亞條約》 | document | S4 | the agreement that Chonghou signed with Russia in 1879 and the Qing refused to accept | 崇厚於1879年擅自簽訂而清廷拒絕承認的中俄協定 | also-zh=《里瓦吉亞條約》
Sino-French New Treaty | 《中法新約》 | document | S4 | the agreement of 1885 by which China gave up its overlordship of Vietnam | 1885年中國放棄越南宗主權的協定
Treaty of Shimonoseki | 《馬關條約》 | document | S2 | the agreement of 1895 that ceded Taiwan and the Pescadores and allowed foreign factories in China | 1895年割讓台灣、澎湖並容許外人在華設廠的協定
Boxer Protocol | 《辛丑條約》 | document | S2 | the agreement of 1901 with an indemnity of 450 million taels of silver | 1901年賠款四億五千萬兩白銀的協定
set | Chinese officials of the First Opium War | 第一次鴉片戰爭的中國官員 | Lin Zexu; Qishan; Qiying; Guan Tianpei; Deng Tingzhen
set | Chinese who dealt with foreigners under the late Qing | 晚清與外國交涉的人物 | Qiying; Ye Mingchen; Prince Gong; Chonghou=崇厚; Zeng Jize=曾紀澤
set | foreigners in the wars and dealings of the late Qing | 與晚清戰事及外交有關的外國人 | Charles Elliot; Henry Pottinger; Lord Elgin; Nikolay Muravyov=穆拉維約夫; Ito Hirobumi; John Hay; Alfred von Waldersee
set | Chinese commanders against foreign powers | 抗擊外敵的晚清將領 | Guan Tianpei; Liu Yongfu; Feng Zicai; Ding Ruchang; Deng Shichang
set | privileges and limits in the unequal treaties | 不平等條約中的特權 | consular jurisdiction; most-favoured-nation treatment; fixed tariff; inland navigation rights=內河航行權
set | areas under foreign influence in China | 外國在華的勢力區域 | treaty port; concession; leased territory; sphere of influence; ceded territory=割讓地
set | wars between China and foreign powers | 晚清對外戰爭 | First Opium War; Second Opium War; Sino-French War; First Sino-Japanese War
set | wars involving Japan | 與日本有關的戰爭 | Imjin War=萬曆援朝之役; Japanese expedition to Taiwan=日軍侵台之役; First Sino-Japanese War; Russo-Japanese War
set | incidents before and in the Opium Wars | 兩次鴉片戰爭的事件 | Destruction of Opium at Humen; Sanyuanli Incident; Arrow Incident; Father Chapdelaine Incident
set | killings and disputes that powers used as excuses | 列強藉以生事的事件 | Arrow Incident; Father Chapdelaine Incident; Juye Incident; Margary Affair=馬嘉理案
set | battles of the Sino-French and Sino-Japanese wars | 中法及甲午戰爭的戰役 | Battle of the Yalu River; Battle of Weihaiwei; Battle of Zhennan Pass; Battle of Fuzhou
set | crises over China's borders and dependencies | 邊疆及藩屬危機 | Japanese expedition to Taiwan=日軍侵台之役; Ili Crisis; Sino-French War; First Sino-Japanese War
set | events from 1895 to 1905 | 1895至1905年大事 | Triple Intervention=三國干涉還遼; Scramble for Concessions; Boxer Uprising; Mutual Protection of Southeast China; Russo-Japanese War
set | treaties of 1842 to 1844 | 1842至1844年的條約 | Treaty of Nanking; Treaty of the Bogue; Treaty of Wanghia; Treaty of Whampoa
set | treaties that ended wars | 結束戰爭的條約 | Treaty of Nanking; Conventions of Peking; Sino-French New Treaty; Treaty of Shimonoseki; Boxer Protocol
set | treaties of the two Opium Wars | 兩次鴉片戰爭的條約 | Treaty of Nanking; Treaty of the Bogue; Treaties of Tientsin; Conventions of Peking
set | treaties between China and Britain | 中英條約 | Treaty of Nanking; Treaty of the Bogue; Chefoo Convention; Convention for the Extension of Hong Kong Territory=《展拓香港界址專條》
set | treaties from 1876 to 1901 | 1876至1901年的條約 | Chefoo Convention; Sino-French New Treaty; Treaty of Shimonoseki; Convention for the Extension of Hong Kong Territory=《展拓香港界址專條》; Boxer Protocol
order | wars with foreign powers | 晚清對外戰爭先後 | First Opium War > Second Opium War > Sino-French War > First Sino-Japanese War
order | treaties from early to late | 條約簽訂先後 | Treaty of Nanking > Treaty of Wanghia > Treaties of Tientsin > Conventions of Peking > Treaty of Shimonoseki > Boxer Protocol
order | how Hong Kong came under British rule | 香港割讓及租借的先後 | Hong Kong Island=香港島 > Kowloon Peninsula=九龍半島 > New Territories=新界
order | from opium ban to treaty | 第一次鴉片戰爭的經過 | Destruction of Opium at Humen > First Opium War breaks out=第一次鴉片戰爭爆發 > Sanyuanli Incident > Treaty of Nanking
order | from Sino-Japanese War to the Boxer Protocol | 甲午至辛丑的大事先後 | Treaty of Shimonoseki > Triple Intervention=三國干涉還遼 > Hundred Days' Reform > Boxer Uprising > Boxer Protocol
fact | Treaty of Nanking | 《南京條約》 | year of signing | 簽訂年份 | 1842 | 1842 |
fact | Treaty of the Bogue | 《虎門條約》 | year of signing | 簽訂年份 | 1843 | 1843 |
fact | Treaty of Wanghia | 《望廈條約》 | year of signing | 簽訂年份 | 1844 | 1844 |
fact | Treaties of Tientsin | 《天津條約》 | year of signing | 簽訂年份 | 1858 | 1858 |
fact | Conventions of Peking | 《北京條約》 | year of signing | 簽訂年份 | 1860 | 1860 |
fact | Chefoo Convention | 《煙台條約》 | year of signing | 簽訂年份 | 1876 | 1876 |
fact | Treaty of Saint Petersburg | 《伊犁條約》 | year of signing | 簽訂年份 | 1881 | 1881 |
fact | Sino-French New Treaty | 《中法新約》 | year of signing | 簽訂年份 | 1885 | 1885 |
fact | Treaty of Shimonoseki | 《馬關條約》 | year of signing | 簽訂年份 | 1895 | 1895 |
fact | Convention for the Extension of Hong Kong Territory | 《展拓香港界址專條》 | year of signing | 簽訂年份 | 1898 | 1898 |
fact | Boxer Protocol | 《辛丑條約》 | year of signing | 簽訂年份 | 1901 | 1901 |
fact | Second Opium War | 第二次鴉片戰爭 | year of outbreak | 爆發年份 | 1856 | 1856 |
fact | First Opium War | 第一次鴉片戰爭 | year of outbreak | 爆發年份 | 1840 | 1840 |
fact | First Sino-Japanese War | 甲午戰爭 | year of outbreak | 爆發年份 | 1894 | 1894 |
fact | Russo-Japanese War | 日俄戰爭 | year of outbreak | 爆發年份 | 1904 | 1904 |
fact | Destruction of Opium at Humen | 虎門銷煙 | year of the event | 事件年份 | 1839 | 1839 |
fact | burning of Yuanmingyuan | 火燒圓明園 | year of the event | 事件年份 | 1860 | 1860 |
fact | Boxer Uprising's siege of the legations | 義和團圍攻使館 | year of the event | 事件年份 | 1900 | 1900 |
fact | Treaty of Nanking | 《南京條約》 | foreign country that signed it | 簽約外國 | Britain | 英國 |
fact | Treaty of Wanghia | 《望廈條約》 | foreign country that signed it | 簽約外國 | United States | 美國 |
fact | Treaty of Whampoa | 《黃埔條約》 | foreign country that signed it | 簽約外國 | France | 法國 |
fact | Treaty of Shimonoseki | 《馬關條約》 | foreign country that signed it | 簽約外國 | Japan | 日本 |

== Late Qing rebellions and self-strengthening | 晚清內亂與自強運動
Hong Xiuquan | 洪秀全 | person | S2 | the failed examination candidate who became Heavenly King of the Taiping state | 科舉落第、後來自稱天王的太平天國領袖
Feng Yunshan | 馮雲山 | person | S4 | the co-founder of the God Worshipping Society who was killed in 1852 as South King | 拜上帝會創立者之一、1852年戰死的太平天國南王
Yang Xiuqing | 楊秀清 | person | S2 | the East King of the Taipings who was killed in the Tianjing Incident by Wei Changhui | 在天京事變中被韋昌輝所殺的太平天國東王
Xiao Chaogui | 蕭朝貴 | person | S4 | the West King of the Taipings who died attacking Changsha in 1852 | 1852年進攻長沙時戰死的太平天國西王
Wei Changhui | 韋昌輝 | person | S4 | the North King of the Taipings who was put to death after he had killed the East King | 殺死東王後被天王處死的太平天國北王
Shi Dakai | 石達開 | person | S2 | the Wing King of the Taipings who left Tianjing and died in Sichuan in 1863 | 率部離開天京、1863年在四川被殺的太平天國翼王
Hong Rengan | 洪仁玕 | person | S4 | the Shield King of the Taipings who proposed Western-style reforms | 提出仿效西方改革的太平天國干王
Li Xiucheng | 李秀成 | person | S4 | the Loyal King who was a main Taiping commander in the last years | 太平天國後期主要將領、封忠王
Zeng Guofan | 曾國藩 | person | S2 | the Hunan official who raised the Xiang Army and defeated the Taipings | 創立湘軍、平定太平天國的大臣
Li Hongzhang | 李鴻章 | person | S2 | the founder of the Huai Army and Beiyang Fleet who signed the Treaty of Shimonoseki for China | 創立淮軍及北洋艦隊、代表中國簽訂《馬關條約》的大臣
Zuo Zongtang | 左宗棠 | person | S2 | the official who founded the Fuzhou Shipyard and recovered Xinjiang | 創辦福州船政局並收復新疆的大臣
Zhang Zhidong | 張之洞 | person | S2 | the governor-general who founded the Hanyang Ironworks and wrote Exhortation to Learning | 創辦漢陽鐵廠並著《勸學篇》的總督
Sengge Rinchen | 僧格林沁 | person | S4 | the Mongol prince of the Qing who was killed by the Nian in 1865 | 1865年被捻軍所殺的清廷蒙古親王
Wenxiang | 文祥 | person | S4 | the Manchu grand councillor who helped Prince Gong direct self-strengthening in Beijing | 在北京協助恭親王推動自強的滿人軍機大臣
Woren | 倭仁 | person | S4 | the conservative scholar who opposed teaching astronomy and mathematics at the Tongwenguan | 反對同文館教授天文算學的守舊派大臣
Empress Dowager Cixi | 慈禧太后 | person | S2 | the mother of the Tongzhi Emperor who ruled from behind the curtain and crushed the reforms of 1898 | 同治帝生母，垂簾聽政並在1898年推翻變法 | also=Cixi
Robert Hart | 赫德 | person | S4 | the Briton who headed the Chinese customs service for almost fifty years | 掌管中國海關近半世紀的英國人
Wei Yuan | 魏源 | person | S2 | the scholar who called for learning from the foreigners to control them | 提出師夷長技以制夷的學者
Feng Guifen | 馮桂芬 | person | S4 | the scholar of Protests from the Jiaobin Studio who inspired the self-strengtheners | 著《校邠廬抗議》、啟發自強運動的學者
Zheng Guanying | 鄭觀應 | person | S4 | the comprador and author of Words of Warning in Times of Prosperity who urged commercial war | 著《盛世危言》、主張商戰的買辦
Frederick Ward | 華爾 | person | S4 | the American who first commanded the Ever Victorious Army | 最先統領常勝軍的美國籍軍人
Charles Gordon | 戈登 | person | S4 | the British officer who led the Ever Victorious Army against the Taipings after Ward's death | 華爾死後接掌常勝軍、協助攻打太平軍的英國軍官
God Worshipping Society | 拜上帝會 | group | S2 | the religious body that prepared the way for the Taiping revolt | 洪秀全等人創立、組織群眾起事的宗教團體
Xiang Army | 湘軍 | group | S2 | the force raised in Hunan by Zeng Guofan | 曾國藩在湖南招募鄉民而成的軍隊
Huai Army | 淮軍 | group | S2 | the force raised in Anhui by Li Hongzhang | 李鴻章在安徽招募鄉民而成的軍隊
Ever Victorious Army | 常勝軍 | group | S4 | the force with foreign officers that fought the Taipings near Shanghai | 由外籍軍官統領、在上海一帶對抗太平軍的洋槍隊
Nian Army | 捻軍 | group | S2 | the rebel horsemen who fought the Qing in Anhui, Henan and Shandong | 活躍於安徽、河南、山東一帶的反清騎兵武裝
Taiping Rebellion | 太平天國之亂 | event | S2 | the revolt of 1851 to 1864 that set up a state with its capital at Nanjing | 1851至1864年定都南京的大規模反清事件 | also=Taiping Movement; also-zh=太平天國運動
Nian Rebellion | 捻亂 | event | S4 | the rising of mounted bands in northern China that was put down in 1868 | 北方騎兵流寇起事、1868年才平定的民變
Jintian Uprising | 金田起義 | event | S2 | the rising of January 1851 in Guangxi that began the Taiping revolt | 1851年1月洪秀全在廣西起兵反清的事件
Tianjing Incident | 天京事變 | event | S2 | the bloody power struggle of 1856 among the Taiping kings | 1856年太平天國諸王互相殘殺的內訌
Xinyou Coup | 辛酉政變 | event | S2 | the seizure of power by Cixi and Prince Gong in 1861 | 1861年慈禧太后與恭親王奪取大權的事件 | also-zh=祺祥政變
Self-Strengthening Movement | 自強運動 | event | S2 | the drive from the 1860s to 1895 to build arms, ships and industry on Western models | 1860年代至1895年仿效西方製造槍炮輪船及興辦工業的改革 | also=Westernisation Movement; also-zh=洋務運動
Land System of the Heavenly Dynasty | 《天朝田畝制度》 | document | S2 | the Taiping plan of 1853 to share out fields equally by head | 太平天國1853年頒布、按人口平均分地的方案
New Treatise on Aids to Administration | 《資政新篇》 | document | S4 | the Taiping plan of 1859 for Western-style railways, banks and newspapers | 太平天國1859年提出、主張興辦鐵路銀行及報紙的方案
Illustrated Treatise on the Maritime Kingdoms | 《海國圖志》 | document | S2 | the work by Wei Yuan on the geography and history of foreign lands | 魏源介紹外國地理歷史的著作
Protests from the Jiaobin Studio | 《校邠廬抗議》 | document | S4 | the essays by Feng Guifen that urged the use of Western learning to support Chinese ethics | 馮桂芬主張以倫常名教為本、輔以西學的政論集
Words of Warning in Times of Prosperity | 《盛世危言》 | document | S4 | the book by Zheng Guanying that called for a parliament and commercial war | 鄭觀應主張設議院及進行商戰的著作
Exhortation to Learning | 《勸學篇》 | document | S4 | the book of 1898 by Zhang Zhidong that put China's old ethics before Western methods | 張之洞於1898年寫成、主張以中國倫常為本的著作
Zongli Yamen | 總理衙門 | institution | S2 | the office set up in 1861 to handle the foreign affairs of the Qing | 清廷於1861年設立、專責外交的機構 | also-zh=總理各國事務衙門
Tongwenguan | 同文館 | institution | S2 | the Beijing school set up in 1862 to train interpreters in foreign languages | 1862年在北京設立、培養外語翻譯人才的學校 | also-zh=京師同文館
Jiangnan Arsenal | 江南製造總局 | institution | S2 | the works in Shanghai that made guns and ships and translated Western books | 設於上海、生產槍炮輪船並翻譯西書的機構 | also-zh=江南機器製造總局
Fuzhou Shipyard | 福州船政局 | institution | S2 | the works at Mawei that built warships, founded by Zuo Zongtang | 左宗棠在馬尾創辦、建造軍艦的機構 | also-zh=馬尾船政局
China Merchants Steam Navigation Company | 輪船招商局 | institution | S2 | the shipping firm set up in 1872 to compete with foreign lines | 1872年創辦、與外商競爭航運的企業
Kaiping Mines | 開平礦務局 | institution | S2 | the enterprise that used modern methods to produce coal near Tangshan | 在唐山一帶以新法開採煤的企業
Hanyang Ironworks | 漢陽鐵廠 | institution | S2 | the plant in Hubei founded by Zhang Zhidong to make steel and rails | 張之洞在湖北創辦、煉鋼及製造路軌的企業
Beiyang Naval Academy | 北洋水師學堂 | institution | S4 | the Tianjin school founded by Li Hongzhang to train officers for his fleet | 李鴻章在天津創辦、培養海軍軍官的學校 | also-zh=天津水師學堂
Beiyang Fleet | 北洋艦隊 | group | S2 | the navy of Li Hongzhang based at Weihaiwei and Lüshun | 李鴻章創建、以威海衞及旅順為基地的海軍 | also-zh=北洋水師
government supervision and merchant management | 官督商辦 | method | S4 | the way of running late Qing firms with private money under officials' control | 晚清企業由民間出資經營、由政府監察的模式
Chinese learning as substance, Western learning for use | 中體西用 | idea | S2 | the belief that traditional ethics stay the base while foreign techniques serve as tools | 以傳統倫理為根本、以外國技術為輔助的主張 | also-zh=中學為體，西學為用
learning from foreigners to control them | 師夷長技以制夷 | idea | S2 | the idea of Wei Yuan that the arms and skills of the West be used to resist it | 魏源主張仿效洋人武器和練兵方法來抵抗洋人的思想
set | kings of the Taipings | 太平天國諸王 | Hong Xiuquan; Feng Yunshan; Yang Xiuqing; Xiao Chaogui; Wei Changhui; Shi Dakai
set | Taiping leaders early and late | 太平天國領導人物 | Hong Xiuquan; Yang Xiuqing; Shi Dakai; Hong Rengan; Li Xiucheng
set | officials who led self-strengthening | 自強運動的領導人物 | Prince Gong; Wenxiang; Zeng Guofan; Li Hongzhang; Zuo Zongtang; Zhang Zhidong
set | commanders who fought the Taipings and Nian | 平定太平軍及捻軍的將領 | Zeng Guofan; Sengge Rinchen; Zuo Zongtang; Frederick Ward; Charles Gordon
set | conservatives and the court in the late Qing | 晚清朝廷人物 | Empress Dowager Cixi; Prince Gong; Wenxiang; Woren
set | thinkers who called for change before 1895 | 甲午以前主張改革的學者 | Wei Yuan; Feng Guifen; Zheng Guanying; Wang Tao=王韜
set | foreigners who served the Qing | 為清廷效力的外國人 | Robert Hart; Frederick Ward; Charles Gordon; Ferdinand Verbiest
set | armies in the Taiping war | 太平天國時期的武裝 | Xiang Army; Huai Army; Ever Victorious Army; Nian Army; Taiping Army=太平軍
set | events of the 1850s and 1860s | 1850至1860年代大事 | Nian Rebellion; Tianjing Incident; Xinyou Coup; Arrow Incident
set | coups and power struggles at court | 宮廷政變與內訌 | Duomen Coup=奪門之變; Tianjing Incident; Xinyou Coup; Coup of 1898
set | plans and works of the Taipings and the reformers | 太平天國及改革者的文獻 | Land System of the Heavenly Dynasty; New Treatise on Aids to Administration; Illustrated Treatise on the Maritime Kingdoms; Protests from the Jiaobin Studio; Words of Warning in Times of Prosperity
set | works that urged change in the late Qing | 晚清倡議改革的著作 | Illustrated Treatise on the Maritime Kingdoms; Words of Warning in Times of Prosperity; Exhortation to Learning; Evolution and Ethics
set | new offices and schools of self-strengthening | 自強運動的新機構和學校 | Zongli Yamen; Tongwenguan; Beiyang Naval Academy; Jiangnan Arsenal
set | enterprises of self-strengthening | 自強運動的企業 | China Merchants Steam Navigation Company; Kaiping Mines; Hanyang Ironworks; Shanghai Cotton Cloth Mill=上海機器織布局
set | ideas of reform in the late Qing | 晚清的改革主張 | Chinese learning as substance, Western learning for use; learning from foreigners to control them; constitutional monarchy=君主立憲; democratic republicanism
order | career of the Taiping state | 太平天國的興亡 | God Worshipping Society founded=創立拜上帝會 > Jintian Uprising > capital set at Nanjing=定都天京 > Tianjing Incident > fall of Tianjing=天京陷落
order | steps of modernisation in China | 中國近代化的階段 | Self-Strengthening Movement > Hundred Days' Reform > Late Qing Reform > Xinhai Revolution=辛亥革命
fact | Jintian Uprising | 金田起義 | year of the event | 事件年份 | 1851 | 1851 |
fact | fall of Tianjing | 天京陷落 | year of the event | 事件年份 | 1864 | 1864 |
fact | Xinyou Coup | 辛酉政變 | year of the event | 事件年份 | 1861 | 1861 |
fact | Zongli Yamen | 總理衙門 | year of founding | 成立年份 | 1861 | 1861 |
fact | Tongwenguan in Beijing | 京師同文館 | year of founding | 成立年份 | 1862 | 1862 |
fact | China Merchants Steam Navigation Company | 輪船招商局 | year of founding | 成立年份 | 1872 | 1872 |
fact | Illustrated Treatise on the Maritime Kingdoms | 《海國圖志》 | author | 作者 | Wei Yuan | 魏源 |
fact | Words of Warning in Times of Prosperity | 《盛世危言》 | author | 作者 | Zheng Guanying | 鄭觀應 |
fact | Protests from the Jiaobin Studio | 《校邠廬抗議》 | author | 作者 | Feng Guifen | 馮桂芬 |
fact | Exhortation to Learning | 《勸學篇》 | author | 作者 | Zhang Zhidong | 張之洞 |
fact | New Treatise on Aids to Administration | 《資政新篇》 | author | 作者 | Hong Rengan | 洪仁玕 |
fact | Hong Xiuquan | 洪秀全 | title in the Taiping state | 太平天國封號 | Heavenly King | 天王 |
fact | Yang Xiuqing | 楊秀清 | title in the Taiping state | 太平天國封號 | East King | 東王 |
fact | Xiao Chaogui | 蕭朝貴 | title in the Taiping state | 太平天國封號 | West King | 西王 |
fact | Feng Yunshan | 馮雲山 | title in the Taiping state | 太平天國封號 | South King | 南王 |
fact | Wei Changhui | 韋昌輝 | title in the Taiping state | 太平天國封號 | North King | 北王 |
fact | Shi Dakai | 石達開 | title in the Taiping state | 太平天國封號 | Wing King | 翼王 |
fact | Li Xiucheng | 李秀成 | title in the Taiping state | 太平天國封號 | Loyal King | 忠王 |
fact | Xiang Army | 湘軍 | founder | 創立者 | Zeng Guofan | 曾國藩 |
fact | Huai Army | 淮軍 | founder | 創立者 | Li Hongzhang | 李鴻章 |
fact | Fuzhou Shipyard | 福州船政局 | founder | 創立者 | Zuo Zongtang | 左宗棠 |
fact | Hanyang Ironworks | 漢陽鐵廠 | founder | 創立者 | Zhang Zhidong | 張之洞 |
government management | 官辦 | method | S4 | the way of running late Qing works entirely with public money and under officials | 晚清企業全由政府出資和派員經營的模式
joint government-merchant management | 官商合辦 | method | S4 | the way of running late Qing firms with shares and control held by officials and private investors together | 晚清企業由政府與民間共同出資、共同經營的模式
set | ways of running late Qing enterprises | 晚清企業的經營模式 | government management; government supervision and merchant management; joint government-merchant management; merchant management=商辦

== Late Qing reform and revolution | 晚清改革與革命
Kang Youwei | 康有為 | person | S2 | the scholar who wrote Confucius as a Reformer and led the reforms of 1898 | 著《孔子改制考》、領導1898年變法的學者
Liang Qichao | 梁啟超 | person | S2 | the writer who edited The China Progress and founded the New Citizen Journal in Japan | 主筆《時務報》、後在日本創辦《新民叢報》的學者
Tan Sitong | 譚嗣同 | person | S2 | the author of On Benevolence who was one of six men executed after the Coup of 1898 | 著《仁學》、戊戌政變後就義的六君子之一
Yan Fu | 嚴復 | person | S2 | the translator of Evolution and Ethics who spread the idea of survival of the fittest | 翻譯《天演論》、傳播適者生存思想的學者
Weng Tonghe | 翁同龢 | person | S4 | the imperial tutor who recommended Kang Youwei and was dismissed in June 1898 | 推薦康有為而在1898年6月被罷官的帝師
Ronglu | 榮祿 | person | S4 | the Manchu who was Cixi's trusted governor-general of Zhili in 1898 | 1898年出任直隸總督的慈禧太后親信滿人
Prince Qing | 慶親王奕劻 | person | S4 | the premier of the cabinet of May 1911, in which most members were Manchus | 1911年皇族內閣的總理大臣 | also=Yikuang; also-zh=奕劻
Zaifeng | 載灃 | person | S2 | the father of Puyi who was prince regent from 1908 to 1911 | 1908至1911年擔任攝政王的溥儀之父
Zaize | 載澤 | person | S4 | the Manchu duke who was one of five ministers sent abroad in 1905 to study constitutions | 1905年出洋考察憲政的五大臣之一，為滿人鎮國公
Sheng Xuanhuai | 盛宣懷 | person | S4 | the minister of posts and communications who urged the nationalisation of railways in 1911 | 1911年主張鐵路收歸國有的郵傳大臣
Zhang Jian | 張謇 | person | S4 | the top graduate who founded cotton mills in Nantong and led the constitutionalists | 在南通創辦紗廠並領導立憲派的狀元
Sun Yat-sen | 孫中山 | person | P5 | the revolutionary who founded the Revive China Society and put forward the Three Principles of the People | 創立興中會並提出三民主義的革命領袖 | also=Sun Wen; also-zh=孫文, 孫逸仙
Huang Xing | 黃興 | person | S2 | the founder of the Huaxinghui who led the Guangzhou rising of April 1911 | 創立華興會、領導1911年4月廣州起義的革命家
Song Jiaoren | 宋教仁 | person | S2 | the Kuomintang leader murdered in Shanghai in March 1913 | 1913年3月在上海遇刺的國民黨領袖
Zhang Binglin | 章炳麟 | person | S4 | the scholar jailed in Shanghai in the Subao case who later edited Minbao | 因蘇報案入獄、後來主編《民報》的學者 | also=Zhang Taiyan; also-zh=章太炎
Zou Rong | 鄒容 | person | S2 | the young author of The Revolutionary Army who died in prison in Shanghai in 1905 | 寫成《革命軍》、1905年在上海獄中去世的青年
Qiu Jin | 秋瑾 | person | S2 | the woman revolutionary who was executed in Shaoxing in 1907 | 1907年在紹興就義的女革命家
Xu Xilin | 徐錫麟 | person | S4 | the revolutionary who killed the governor of Anhui in 1907 | 1907年刺殺安徽巡撫恩銘的革命黨人
Lu Haodong | 陸皓東 | person | S2 | the designer of the Blue Sky with a White Sun flag who died after the 1895 Guangzhou rising | 設計青天白日旗、1895年廣州起義失敗後就義的烈士
Lin Juemin | 林覺民 | person | S4 | the martyr of Huanghuagang who wrote a farewell letter to his wife | 寫下《與妻訣別書》的黃花崗烈士
Yeung Ku-wan | 楊衢雲 | person | S4 | the founder of the Furen Literary Society who was shot dead in Hong Kong in 1901 | 創立輔仁文社、1901年在香港遇刺的革命黨人
Li Yuanhong | 黎元洪 | person | S2 | the officer made military governor of Hubei in 1911 who was later president of the Republic | 1911年被推為湖北都督、後來出任民國總統的軍官
Hundred Days' Reform | 戊戌變法 | event | S2 | the reform of June to September 1898 under the Guangxu Emperor | 1898年6月至9月由光緒帝推行的改革 | also-zh=百日維新
Public Vehicle Petition | 公車上書 | event | S2 | the protest of examination candidates in Beijing in 1895 against the peace with Japan | 1895年在京應試舉人聯名反對與日本議和的行動 | also-zh=公車上書事件
Coup of 1898 | 戊戌政變 | event | S2 | the act of September 1898 by which Cixi confined the Guangxu Emperor and ended the reform | 1898年9月慈禧太后幽禁光緒帝、終止維新的事件
Late Qing Reform | 清末新政 | event | S2 | the reform from 1901 that ended the civil examinations and trained new troops | 1901年起廢科舉、設學堂及練新式軍隊的改革 | also=New Policies; also-zh=庚子後新政
Constitutional Preparation | 預備立憲 | event | S2 | the Qing plan announced in 1906 to move by steps towards a parliament and limited monarchy | 1906年清廷宣布、逐步設議院和限制君權的計劃
Six Gentlemen of 1898 | 戊戌六君子 | group | S2 | the men including Tan Sitong and Yang Rui who were executed when the reform failed | 變法失敗後被處死的譚嗣同、楊銳等人 | also-zh=六君子
Qiangxuehui | 強學會 | group | S4 | the study society founded in Beijing in 1895 by Kang Youwei to push reform | 康有為等於1895年在北京創立、鼓吹維新的團體 | also=Society for the Study of Self-Strengthening
Baoguohui | 保國會 | group | S4 | the society founded in Beijing in April 1898 to save the state, its people and its faith | 1898年4月在北京成立、以保種保教救亡為宗旨的團體 | also=Society to Protect the Nation
Baohuanghui | 保皇會 | group | S2 | the society founded in Canada in 1899 to support the Guangxu Emperor | 1899年在加拿大成立、擁護光緒帝的團體 | also=Protect the Emperor Society
New Army | 新軍 | group | S2 | the late Qing troops trained and armed in the modern Western way after 1895 | 甲午戰爭後以西法編練的清朝陸軍
Revive China Society | 興中會 | group | S2 | the revolutionary body founded by Sun Yat-sen in Honolulu in 1894 | 孫中山於1894年在檀香山創立的革命團體 | also=Xingzhonghui
Huaxinghui | 華興會 | group | S2 | the revolutionary body founded by Huang Xing in Changsha | 黃興等在長沙創立的革命團體 | also=China Revival Society
Guangfuhui | 光復會 | group | S2 | the revolutionary body of Zhejiang men founded in 1904 with Cai Yuanpei as head | 1904年成立、由蔡元培任會長的浙江革命團體
Tongmenghui | 同盟會 | group | S2 | the union of revolutionary bodies founded in Tokyo in 1905 | 1905年在東京由各革命團體聯合組成的組織 | also=Chinese Revolutionary Alliance; also-zh=中國同盟會
Furen Literary Society | 輔仁文社 | group | S4 | the patriotic body founded in Hong Kong in 1892 by Yeung Ku-wan and Tse Tsan-tai | 1892年楊衢雲、謝纘泰在香港創立的愛國團體
Imperial University of Peking | 京師大學堂 | institution | S2 | the highest place of learning, founded in the capital during the reform of 1898 | 1898年維新期間在首都創辦的最高學府
Provincial Assembly | 諮議局 | institution | S4 | the elected body in each province that began to meet in 1909 | 1909年在各省開設、由選舉產生的議事機構
Advisory Council | 資政院 | institution | S4 | the central body opened in 1910 as a forerunner of a parliament | 1910年在中央開設、作為國會基礎的議事機構 | also=Zizhengyuan
Imperial Family Cabinet | 皇族內閣 | institution | S2 | the ministry of May 1911 in which Manchu nobles held most of the posts | 1911年5月成立、成員以滿洲親貴為主的政府
Waiwubu | 外務部 | institution | S4 | the ministry that replaced the Zongli Yamen in 1901 under the Boxer Protocol | 1901年按《辛丑條約》取代總理衙門的部門 | also=Ministry of Foreign Affairs of the Qing
Outline of the Imperial Constitution | 《欽定憲法大綱》 | document | S4 | the Qing paper of 1908 that kept great powers for the emperor | 1908年清廷頒布、保留龐大君權的文件
Nineteen Articles | 《十九信條》 | document | S4 | the constitutional paper the Qing issued in November 1911 after the Wuchang rising | 武昌起義後清廷於1911年11月頒布的憲法文件 | also-zh=《憲法重大信條十九條》
Forged Classics of the Xin Period | 《新學偽經考》 | document | S4 | the book by Kang Youwei that said Liu Xin had made up the Old Text writings | 康有為指古文典籍乃劉歆假託之作的著述
Datongshu | 《大同書》 | document | S4 | the book by Kang Youwei that pictured an ideal world without states or classes | 康有為描繪無國界、無階級的理想世界的著作 | also=Book of Great Unity
On Benevolence | 《仁學》 | document | S4 | the book by Tan Sitong that called for breaking the nets of old ethics and monarchy | 譚嗣同主張衝破封建倫常羅網的著作
Evolution and Ethics | 《天演論》 | document | S2 | the book by Thomas Huxley that Yan Fu translated | 嚴復翻譯赫胥黎而成的譯著
The China Progress | 《時務報》 | document | S4 | the reform journal of Shanghai begun in 1896 with Liang Qichao as main writer | 1896年在上海創刊、由梁啟超主筆的維新報刊 | also=Chinese Progress
New Citizen Journal | 《新民叢報》 | document | S4 | the journal Liang Qichao founded in Yokohama to argue for constitutional monarchy | 梁啟超在橫濱創辦、主張君主立憲的報刊 | also=Xinmin Congbao
Minbao | 《民報》 | document | S2 | the organ of the Tongmenghui, printed in Tokyo | 同盟會在東京出版的機關報
The Revolutionary Army | 《革命軍》 | document | S2 | the booklet of 1903 by Zou Rong that called for the overthrow of the Manchus | 鄒容於1903年出版、鼓吹推翻滿清的小冊子
democratic republicanism | 民主共和 | idea | S2 | a form of rule without a throne in which the head of state is elected by the people or their deputies | 不設皇帝而由人民或其代表選出元首的政體
Principle of Nationalism | 民族主義 | idea | S2 | the part of Sun Yat-sen's teaching that first aimed to overthrow the Manchus | 孫中山學說中最初主張推翻滿清的部分 | also=Minzu
Principle of Democracy | 民權主義 | idea | S2 | the part of Sun Yat-sen's teaching that aimed to set up a republic | 孫中山學說中主張建立共和政府的部分 | also=Minquan
Principle of People's Livelihood | 民生主義 | idea | S2 | the part of Sun Yat-sen's teaching that aimed at equal land rights | 孫中山學說中主張平均地權的部分 | also=Minsheng
1895 Guangzhou Uprising | 乙未廣州之役 | event | S4 | the first rising of the Revive China Society, which failed before it began | 興中會首次發動、因消息外泄而失敗的武裝行動 | also-zh=第一次廣州起義
Huizhou Uprising | 惠州起義 | event | S4 | the rising of 1900 in Guangdong led by Zheng Shiliang for Sun Yat-sen | 1900年由鄭士良在廣東三洲田發動的起事
Huanghuagang Uprising | 黃花崗起義 | event | S2 | the rising of April 1911 in Guangzhou after which 72 martyrs were buried together | 1911年4月在廣州發動、七十二烈士合葬一地的起事 | also-zh=三二九之役
Wuchang Uprising | 武昌起義 | event | S2 | the rising of New Army soldiers in Hubei on 10 October 1911 | 1911年10月10日湖北新軍發動的起事
Railway Protection Movement | 保路運動 | event | S2 | the protest of 1911, fiercest in Sichuan, against the state's takeover of lines paid for by local investors | 1911年以四川最激烈、反對將商辦幹線收歸國有的風潮
Subao Case | 蘇報案 | event | S4 | the trial that followed the arrest in 1903 of Zhang Binglin in the Shanghai concessions | 1903年章炳麟在上海租界被捕受審的事件
set | leaders of the reform of 1898 | 維新變法人物 | Kang Youwei; Liang Qichao; Tan Sitong; Yan Fu; Weng Tonghe
set | court figures of 1898 to 1911 | 1898至1911年朝廷人物 | Weng Tonghe; Ronglu; Prince Qing; Zaifeng; Zaize; Sheng Xuanhuai
set | reformers and constitutionalists | 改良派及立憲派人物 | Kang Youwei; Liang Qichao; Zhang Jian; Zheng Guanying
set | revolutionary martyrs | 革命烈士 | Zou Rong; Qiu Jin; Xu Xilin; Lu Haodong; Lin Juemin; Yeung Ku-wan
set | writers of late Qing thought | 晚清思想著作的作者 | Kang Youwei; Tan Sitong; Yan Fu; Zou Rong; Zhang Zhidong
set | reforms and events of 1895 to 1906 | 1895至1906年改革大事 | Public Vehicle Petition; Hundred Days' Reform; Coup of 1898; Late Qing Reform; Constitutional Preparation
set | late Qing societies for reform | 晚清的政治及愛國團體 | Qiangxuehui; Baoguohui; Baohuanghui; Furen Literary Society
set | revolutionary bodies | 革命團體 | Revive China Society; Huaxinghui; Guangfuhui; Tongmenghui; Furen Literary Society
set | political groups abroad and in Hong Kong | 海外及香港的政治團體 | Revive China Society; Tongmenghui; Furen Literary Society; Baohuanghui
set | new institutions of the late Qing | 清末新設機構 | Provincial Assembly; Advisory Council; Imperial Family Cabinet; Imperial University of Peking; Waiwubu
set | schools and colleges of modern China | 近代學府 | Tongwenguan; Beiyang Naval Academy; Imperial University of Peking; Whampoa Military Academy=黃埔軍校; National Southwestern Associated University=西南聯合大學
set | books of the reformers | 維新派著作 | Confucius as a Reformer=《孔子改制考》; Forged Classics of the Xin Period; Datongshu; On Benevolence; Evolution and Ethics
set | works for reform or revolution about 1900 | 1900年前後的政治著作 | Exhortation to Learning; Confucius as a Reformer=《孔子改制考》; On Benevolence; The Revolutionary Army
set | ideas of government | 政體主張 | constitutional monarchy=君主立憲; democratic republicanism; absolute monarchy=君主專制; federal self-rule of provinces=聯省自治
set | revolutionary risings | 革命起義 | 1895 Guangzhou Uprising; Huizhou Uprising; Huanghuagang Uprising; Wuchang Uprising
set | events of 1903 to 1911 | 1903至1911年大事 | Subao Case; abolition of civil examinations=廢除科舉; Huanghuagang Uprising; Railway Protection Movement; Wuchang Uprising
order | reform of 1898 | 戊戌變法的經過 | Public Vehicle Petition > Hundred Days' Reform > Coup of 1898 > execution of the Six Gentlemen=六君子就義
order | revolutionary risings from early to late | 革命起義先後 | 1895 Guangzhou Uprising > Huizhou Uprising > Huanghuagang Uprising > Wuchang Uprising
order | the fall of the Qing | 清朝覆亡的經過 | Imperial Family Cabinet formed=成立皇族內閣 > Wuchang Uprising > founding of the Republic=中華民國成立 > abdication of Puyi=溥儀退位
fact | Public Vehicle Petition | 公車上書 | year of the event | 事件年份 | 1895 | 1895 |
fact | Hundred Days' Reform | 戊戌變法 | year of the event | 事件年份 | 1898 | 1898 |
fact | abolition of the civil examinations | 廢除科舉 | year of the event | 事件年份 | 1905 | 1905 |
fact | Wuchang Uprising | 武昌起義 | year of the event | 事件年份 | 1911 | 1911 |
fact | Revive China Society | 興中會 | year of founding | 成立年份 | 1894 | 1894 |
fact | Tongmenghui | 同盟會 | year of founding | 成立年份 | 1905 | 1905 |
fact | Furen Literary Society | 輔仁文社 | year of founding | 成立年份 | 1892 | 1892 |
fact | Imperial University of Peking | 京師大學堂 | year of founding | 成立年份 | 1898 | 1898 |
fact | Revive China Society | 興中會 | place of founding | 成立地點 | Honolulu | 檀香山 |
fact | Huaxinghui | 華興會 | place of founding | 成立地點 | Changsha | 長沙 |
fact | Tongmenghui | 同盟會 | place of founding | 成立地點 | Tokyo | 東京 |
fact | Furen Literary Society | 輔仁文社 | place of founding | 成立地點 | Hong Kong | 香港 |
fact | Revive China Society | 興中會 | founder | 創立者 | Sun Yat-sen | 孫中山 |
fact | Confucius as a Reformer | 《孔子改制考》 | author | 作者 | Kang Youwei | 康有為 |
fact | On Benevolence | 《仁學》 | author | 作者 | Tan Sitong | 譚嗣同 |
fact | The Revolutionary Army | 《革命軍》 | author | 作者 | Zou Rong | 鄒容 |

== The early Republic and the warlords | 民國初年與軍閥
Yuan Shikai | 袁世凱 | person | S2 | the Beiyang leader who was president from 1912 and tried to become emperor in 1915 | 1912年出任總統、1915年謀恢復帝制的北洋領袖
Cai E | 蔡鍔 | person | S3 | the general who led the National Protection War from Yunnan | 在雲南發動護國戰爭的將領
Zhang Xun | 張勳 | person | S3 | the pigtailed general who put Puyi back on the throne for some days in 1917 | 1917年擁溥儀復位十餘天的辮帥
Duan Qirui | 段祺瑞 | person | S3 | the leader of the Anhui clique who was premier under Li Yuanhong | 黎元洪任總統時擔任總理的皖系領袖
Feng Guozhang | 馮國璋 | person | S3 | the first leader of the Zhili clique who was acting president from 1917 to 1918 | 1917至1918年任代理總統的直系首領
Cao Kun | 曹錕 | person | S3 | the Zhili leader who became president in 1923 by buying votes | 1923年以賄選當上總統的直系首領
Wu Peifu | 吳佩孚 | person | S3 | the Zhili general who was beaten in Hubei by the Northern Expedition in 1926 | 1926年在湖北被北伐軍擊敗的直系將領
Sun Chuanfang | 孫傳芳 | person | S3 | the warlord who held five south-eastern provinces until the Northern Expedition | 北伐前佔據東南五省的軍閥
Zhang Zuolin | 張作霖 | person | S3 | the Fengtian leader who was killed in 1928 when the Japanese blew up his train | 1928年在皇姑屯被日軍炸死的奉系領袖
Zhang Xueliang | 張學良 | person | S3 | the Young Marshal who accepted the Nanjing government in 1928 and detained Chiang Kai-shek in 1936 | 1928年宣布東北易幟、1936年在西安扣留蔣介石的少帥
Feng Yuxiang | 馮玉祥 | person | S3 | the general who took Beijing in 1924 and drove Puyi out of the palace | 1924年發動北京政變並驅逐溥儀出宮的將領
Yan Xishan | 閻錫山 | person | S3 | the warlord who ruled Shanxi for most of the Republican years | 民國時期長期統治山西的軍閥
Chen Jiongming | 陳炯明 | person | S3 | the Guangdong general who turned against Sun Yat-sen in 1922 | 1922年在廣州背叛孫中山的粵軍將領
Chen Duxiu | 陳獨秀 | person | S3 | the founder of New Youth and first leader of the Communist Party of China | 創辦《新青年》、中國共產黨的首任領導人
Hu Shih | 胡適 | person | S3 | the scholar of Some Modest Proposals for the Reform of Literature who promoted writing in the vernacular | 發表《文學改良芻議》、提倡白話文的學者 | also=Hu Shi
Lu Xun | 魯迅 | person | S3 | the writer who attacked old ethics in the story A Madman's Diary | 寫有《狂人日記》以抨擊舊禮教的作家
Li Dazhao | 李大釗 | person | S3 | the Peking University librarian who spread Marxism and was hanged in 1927 | 傳播馬克思主義、1927年被絞死的北京大學圖書館主任
Cai Yuanpei | 蔡元培 | person | S3 | the head of Peking University who welcomed all schools of thought and was buried in Hong Kong | 主張兼容並包、死後葬於香港的北京大學校長
Wellington Koo | 顧維鈞 | person | S3 | the diplomat who spoke for China on Shandong at the Paris Peace Conference | 在巴黎和會為山東問題據理力爭的外交家
Mikhail Borodin | 鮑羅廷 | person | S4 | the Comintern agent who advised Sun Yat-sen on reorganising his party | 協助孫中山改組國民黨的共產國際代表
Adolph Joffe | 越飛 | person | S4 | the Soviet diplomat who issued a joint statement with Sun Yat-sen in 1923 | 1923年與孫中山發表聯合宣言的蘇俄外交官
Liao Zhongkai | 廖仲愷 | person | S4 | the Kuomintang leftist murdered in Guangzhou in August 1925 | 1925年8月在廣州遇刺的國民黨左派領袖
Progressive Party | 進步黨 | group | S4 | the party formed in 1913 by Liang Qichao and others to support Yuan Shikai in parliament | 1913年由梁啟超等組成、在國會支持袁世凱的政黨
Chouanhui | 籌安會 | group | S4 | the body led by Yang Du in 1915 that called for a return to monarchy | 1915年由楊度發起、鼓吹恢復帝制的團體 | also=Peace Planning Society
Beiyang warlords | 北洋軍閥 | group | S3 | the army leaders who came out of Yuan Shikai's troops and controlled Beijing until 1928 | 出自袁世凱所部、控制北京政府至1928年的軍人集團
Anhui clique | 皖系 | group | S3 | the warlord faction under Duan Qirui backed by Japan | 以段祺瑞為首、獲日本支持的軍人派系
Zhili clique | 直系 | group | S3 | the warlord faction led in turn by Feng Guozhang, Cao Kun and Wu Peifu | 先後以馮國璋、曹錕、吳佩孚為首的軍人派系
Fengtian clique | 奉系 | group | S3 | the warlord faction of the north-east under Zhang Zuolin | 以張作霖為首、盤踞東北的軍人派系
Guominjun | 國民軍 | group | S4 | the army that Feng Yuxiang formed after the Beijing Coup of 1924 | 馮玉祥在1924年北京政變後組成的軍隊
founding of the Republic of China | 中華民國成立 | event | S2 | the act of 1 January 1912 when Sun Yat-sen took office as provisional president in Nanjing | 1912年1月1日孫中山在南京就任臨時大總統的事件
murder of Song Jiaoren | 宋教仁案 | event | S3 | the shooting of a party leader at Shanghai station in March 1913 | 1913年3月國民黨領袖在上海車站遇刺的事件
Second Revolution | 二次革命 | event | S3 | the rising of southern provinces against Yuan Shikai in 1913 | 1913年南方數省起兵討伐袁世凱的行動
Reorganisation Loan | 善後大借款 | event | S3 | the borrowing of 25 million pounds from five powers' banks by Yuan Shikai in 1913 | 1913年袁世凱向五國銀行團舉債二千五百萬英鎊的事件
Twenty-One Demands | 二十一條 | document | S3 | the list of claims Japan presented to Yuan Shikai in January 1915 | 1915年1月日本向袁世凱提出的無理要求
Hongxian Monarchy | 洪憲帝制 | event | S3 | the attempt of Yuan Shikai from December 1915 to March 1916 to be emperor | 1915年12月至1916年3月袁世凱稱帝的事件
National Protection War | 護國戰爭 | event | S3 | the war begun in Yunnan in December 1915 against Yuan Shikai's enthronement | 1915年12月由雲南發起、反對袁世凱稱帝的戰事 | also-zh=護國運動, 討袁戰爭
Dispute between the Presidential Office and the Cabinet | 府院之爭 | event | S3 | the quarrel of Li Yuanhong and Duan Qirui over joining the First World War | 黎元洪與段祺瑞在參加第一次世界大戰問題上的衝突
Zhang Xun Restoration | 張勳復辟 | event | S3 | the return of Puyi to the throne for twelve days in July 1917 | 1917年7月溥儀重登帝位十二天的事件
Constitution Protection Movement | 護法運動 | event | S3 | the campaign Sun Yat-sen led from Guangzhou from 1917 to restore the old parliament | 1917年孫中山在廣州發起、要求恢復舊國會的行動
Zhili-Anhui War | 直皖戰爭 | event | S3 | the war of 1920 in which Duan Qirui was driven from power | 1920年段祺瑞戰敗下台的軍閥混戰
First Zhili-Fengtian War | 第一次直奉戰爭 | event | S3 | the war of 1922 in which Zhang Zuolin was forced back to the north-east | 1922年張作霖戰敗退回東北的軍閥混戰
Second Zhili-Fengtian War | 第二次直奉戰爭 | event | S3 | the war of 1924 in which Wu Peifu lost after Feng Yuxiang changed sides | 1924年因馮玉祥倒戈而令吳佩孚戰敗的軍閥混戰
Beijing Coup | 北京政變 | event | S3 | the act of October 1924 in which Feng Yuxiang imprisoned Cao Kun | 1924年10月馮玉祥囚禁曹錕的事件 | also-zh=首都革命
Provisional Constitution | 《臨時約法》 | document | S3 | the law of March 1912 that set up a responsible cabinet to check the president | 1912年3月公布、以責任內閣限制總統權力的法律 | also-zh=《中華民國臨時約法》
abdication edict of the Qing | 清帝退位詔書 | document | S3 | the announcement of 12 February 1912 by which Puyi gave up the throne | 1912年2月12日宣布溥儀放棄統治權的文書
Nishihara Loans | 西原借款 | event | S4 | the borrowing of Duan Qirui from Japan in 1917 and 1918 | 1917至1918年段祺瑞向日本大舉借債的事件
set | early Republican strongmen | 民初的政治及軍事人物 | Yuan Shikai; Cai E; Zhang Xun; Duan Qirui; Feng Guozhang; Li Yuanhong
set | warlords | 軍閥 | Duan Qirui; Cao Kun; Wu Peifu; Sun Chuanfang; Zhang Zuolin; Feng Yuxiang; Yan Xishan; Chen Jiongming
set | presidents in Beijing | 北京政府的總統 | Yuan Shikai; Li Yuanhong; Feng Guozhang; Cao Kun; Xu Shichang=徐世昌
set | generals of the early Republic | 民國初年的將領 | Cai E; Chen Jiongming; Zhang Xun; Huang Xing
set | warlord factions and forces | 軍閥派系 | Anhui clique; Zhili clique; Fengtian clique; Guominjun
set | events under Yuan Shikai | 袁世凱時期大事 | murder of Song Jiaoren; Second Revolution; Reorganisation Loan; Hongxian Monarchy; National Protection War
set | unpopular acts of the Beijing governments | 北京政府備受批評的事件 | Reorganisation Loan; Nishihara Loans; Hongxian Monarchy; Zhang Xun Restoration; presidential bribery election of 1923=曹錕賄選
set | political struggles of 1915 to 1924 | 1915至1924年政治鬥爭 | Hongxian Monarchy; Dispute between the Presidential Office and the Cabinet; Zhang Xun Restoration; Constitution Protection Movement; Beijing Coup
set | warlord wars | 軍閥戰爭 | Zhili-Anhui War; First Zhili-Fengtian War; Second Zhili-Fengtian War; Central Plains War
set | papers of 1911 to 1915 | 1911至1915年的文件 | Nineteen Articles; abdication edict of the Qing; Provisional Constitution; Twenty-One Demands
order | events under Yuan Shikai and after | 民國初年大事先後 | founding of the Republic of China > Second Revolution > Hongxian Monarchy > Zhang Xun Restoration
order | warlord wars from early to late | 軍閥戰爭先後 | Zhili-Anhui War > First Zhili-Fengtian War > Second Zhili-Fengtian War
fact | founding of the Republic of China | 中華民國成立 | year of the event | 事件年份 | 1912 | 1912 |
fact | Second Revolution | 二次革命 | year of the event | 事件年份 | 1913 | 1913 |
fact | Twenty-One Demands presented by Japan | 日本提出二十一條 | year of the event | 事件年份 | 1915 | 1915 |
fact | Zhang Xun Restoration | 張勳復辟 | year of the event | 事件年份 | 1917 | 1917 |
fact | Zhili-Anhui War | 直皖戰爭 | year of outbreak | 爆發年份 | 1920 | 1920 |
fact | First Zhili-Fengtian War | 第一次直奉戰爭 | year of outbreak | 爆發年份 | 1922 | 1922 |
fact | Second Zhili-Fengtian War | 第二次直奉戰爭 | year of outbreak | 爆發年份 | 1924 | 1924 |

== The May Fourth era and the Nationalist revolution | 五四運動與國民革命
New Culture Movement | 新文化運動 | event | S3 | the intellectual drive from 1915 that attacked Confucian tradition and upheld democracy and science | 1915年起批判傳統禮教、提倡民主與科學的思想革新
May Fourth Movement | 五四運動 | event | S3 | the student protest of 1919 against the handing of Shandong rights to Japan | 1919年學生抗議山東權益轉讓日本的愛國行動
Paris Peace Conference | 巴黎和會 | event | S3 | the meeting of 1919 that gave Germany's rights in Shandong to Japan | 1919年把德國在山東的權益轉讓日本的國際會議
Washington Conference | 華盛頓會議 | event | S4 | the meeting of 1921 to 1922 after which Japan returned Jiaozhou to China | 1921至1922年召開、促成日本交還膠州灣的國際會議
vernacular literature movement | 白話文運動 | event | S3 | the campaign from 1917 to write in everyday speech rather than classical Chinese | 1917年起主張以口語取代文言寫作的活動
New Youth | 《新青年》 | document | S3 | the magazine started in Shanghai in 1915 by Chen Duxiu | 1915年由陳獨秀在上海創辦的雜誌 | also-zh=《青年雜誌》
A Madman's Diary | 《狂人日記》 | document | S3 | the story of 1918 by Lu Xun that likened old ethics to cannibalism | 魯迅1918年發表、把舊禮教比作吃人的小說
The True Story of Ah Q | 《阿Q正傳》 | document | S3 | the story of 1921 by Lu Xun about a man who fools himself with moral victories | 魯迅1921年起發表、諷刺精神勝利法的小說
Some Modest Proposals for the Reform of Literature | 《文學改良芻議》 | document | S4 | the essay of 1917 by Hu Shih that set out eight points for new writing | 胡適1917年發表、提出寫作八項主張的文章
On Literary Revolution | 《文學革命論》 | document | S4 | the essay of 1917 by Chen Duxiu that called for plain writing for common people | 陳獨秀1917年發表、主張以平民寫實之作取代貴族古典之作的文章
Communist Party of China | 中國共產黨 | group | S3 | the party founded in Shanghai in July 1921 on Marxist ideas | 1921年7月在上海成立、信奉馬克思主義的政黨 | also=CPC, Chinese Communist Party
Comintern | 共產國際 | group | S3 | the body set up in Moscow in 1919 to guide Marxist parties across the world | 1919年在莫斯科成立、指導各國馬克思主義政黨的組織 | also=Communist International; also-zh=第三國際
First United Front | 第一次國共合作 | event | S3 | the co-operation of 1924 to 1927 directed against the warlords | 1924至1927年以打倒軍閥為目標的兩黨聯合 | also=First KMT-CPC Cooperation
Chiang Kai-shek | 蔣介石 | person | S3 | the commander-in-chief of the Northern Expedition who led China in the war against Japan | 北伐總司令，後來領導中國抗戰的國民政府領袖 | also=Chiang Chung-cheng; also-zh=蔣中正
Wang Jingwei | 汪精衞 | person | S3 | the Kuomintang leader who headed a government under Japan in Nanjing from 1940 | 1940年在南京建立親日政權的國民黨領袖
Hu Hanmin | 胡漢民 | person | S4 | the Kuomintang elder whom Chiang Kai-shek detained at Tangshan in 1931 | 1931年被蔣介石軟禁於湯山的國民黨元老
Li Zongren | 李宗仁 | person | S3 | the Guangxi general who won at Taierzhuang and was acting president in 1949 | 指揮台兒莊戰役、1949年任代總統的桂系將領
May Thirtieth Incident | 五卅慘案 | event | S3 | the shooting of protesters by police in the Shanghai International Settlement in 1925 | 1925年上海公共租界巡捕槍殺示威群眾的事件
Zhongshan Warship Incident | 中山艦事件 | event | S4 | the affair of March 1926 in Guangzhou in which Chiang Kai-shek arrested communists | 1926年3月蔣介石在廣州以陰謀為由拘捕共產黨員的事件
Northern Expedition | 北伐 | event | S3 | the war of 1926 to 1928 from Guangdong that defeated the warlords and unified China | 1926至1928年由廣東出兵、打倒軍閥統一全國的戰爭
April 12 Purge | 四一二清黨 | event | S3 | the arrest and killing of communists in Shanghai in 1927 ordered by Chiang Kai-shek | 1927年蔣介石在上海拘殺共產黨員的行動 | also=Shanghai Purge; also-zh=清黨
Nanjing-Wuhan Split | 寧漢分裂 | event | S4 | the division of the Kuomintang in 1927 into two rival governments | 1927年國民黨出現兩個政府對立的局面
Jinan Incident | 五三慘案 | event | S4 | the killing of Chinese in Shandong by Japanese troops in May 1928 to hinder the Northern Expedition | 1928年5月日軍在山東殺害軍民以阻撓北伐的事件 | also-zh=濟南慘案
Northeast Flag Replacement | 東北易幟 | event | S3 | the declaration of December 1928 by which Zhang Xueliang accepted the Nanjing government | 1928年12月張學良宣布服從南京政府的事件
set | figures of the New Culture Movement | 新文化運動人物 | Chen Duxiu; Hu Shih; Lu Xun; Li Dazhao; Cai Yuanpei
set | people in Sun Yat-sen's alliance with Russia and the revolution | 聯俄容共時期人物 | Mikhail Borodin; Adolph Joffe; Liao Zhongkai; Chiang Kai-shek; Chen Jiongming
set | diplomats and thinkers of the early Republic | 民國初年的外交及思想人物 | Wellington Koo; Hu Shih; Cai Yuanpei; Liang Qichao
set | leaders of the Kuomintang | 國民黨領袖 | Sun Yat-sen; Chiang Kai-shek; Wang Jingwei; Hu Hanmin; Li Zongren; Liao Zhongkai
set | movements of 1915 to 1925 | 1915至1925年的運動 | vernacular literature movement; May Fourth Movement; May Thirtieth Incident; Canton-Hong Kong Strike=省港大罷工
set | writings of the May Fourth era | 五四時期的著作及刊物 | New Youth; A Madman's Diary; The True Story of Ah Q; Some Modest Proposals for the Reform of Literature; On Literary Revolution
set | steps of the First United Front and its end | 國共合作與分裂的大事 | First United Front; Zhongshan Warship Incident; April 12 Purge; Nanjing-Wuhan Split
set | incidents with foreigners from 1919 to 1928 | 1919至1928年的慘案及衝突 | May Thirtieth Incident; Jinan Incident; Huanggutun Incident=皇姑屯事件; Shakee Massacre=沙基慘案
set | events of the Northern Expedition years | 北伐時期大事 | Zhongshan Warship Incident; April 12 Purge; Jinan Incident; Huanggutun Incident=皇姑屯事件; Northeast Flag Replacement
order | events of the Northern Expedition | 北伐的經過 | Northern Expedition begins=北伐開始 > April 12 Purge > Jinan Incident > Huanggutun Incident=皇姑屯事件 > Northeast Flag Replacement
order | from new thought to the united front | 五四前後大事先後 | New Youth founded=創辦《新青年》 > May Fourth Movement > founding of the Communist Party of China=中國共產黨成立 > First United Front > May Thirtieth Incident
fact | May Fourth Movement | 五四運動 | year of the event | 事件年份 | 1919 | 1919 |
fact | May Thirtieth Incident | 五卅慘案 | year of the event | 事件年份 | 1925 | 1925 |
fact | Northeast Flag Replacement | 東北易幟 | year of the event | 事件年份 | 1928 | 1928 |
fact | April 12 Purge | 四一二清黨 | year of the event | 事件年份 | 1927 | 1927 |
fact | Communist Party of China | 中國共產黨 | year of founding | 成立年份 | 1921 | 1921 |
fact | Whampoa Military Academy | 黃埔軍校 | year of founding | 成立年份 | 1924 | 1924 |
fact | Kuomintang formed from the Tongmenghui and other parties | 國民黨由同盟會等改組 | year of founding | 成立年份 | 1912 | 1912 |
fact | Communist Party of China | 中國共產黨 | place of founding | 成立地點 | Shanghai | 上海 |
fact | New Youth | 《新青年》 | founder | 創立者 | Chen Duxiu | 陳獨秀 |
fact | A Madman's Diary | 《狂人日記》 | author | 作者 | Lu Xun | 魯迅 |

== The Nanjing decade and the communist movement | 十年建國與中共發展
military government | 軍政時期 | period | S4 | the first of Sun Yat-sen's stages of nation-building, in which armed force sweeps away opponents | 孫中山建國程序的首階段，以武力掃除障礙
political tutelage | 訓政時期 | period | S3 | the middle of Sun Yat-sen's stages of nation-building, in which the Kuomintang trains people for self-rule | 孫中山建國程序的次階段，由國民黨教導人民行使政權
constitutional government | 憲政時期 | period | S4 | the last of Sun Yat-sen's stages of nation-building, in which power is handed over to the people | 孫中山建國程序的末階段，還政於民
Nanjing Decade | 十年建國 | period | S3 | the years from 1927 to 1937 in which the Nationalist government carried out many reforms | 1927至1937年國民政府推行多項改革的歲月
five-power constitution | 五權憲法 | idea | S3 | Sun Yat-sen's plan that adds examination and control to the three usual branches of rule | 孫中山在三權之外加上考試及監察的政制構想
Executive Yuan | 行政院 | institution | S3 | the branch of the Nationalist government that carried out policy through its ministries | 國民政府中統轄各部會以落實國策的機關
Legislative Yuan | 立法院 | institution | S3 | the branch of the Nationalist government that made laws | 國民政府中負責制定法律的機關
Judicial Yuan | 司法院 | institution | S3 | the branch of the Nationalist government in charge of courts and trials | 國民政府中主管審判的機關
Examination Yuan | 考試院 | institution | S3 | the branch of the Nationalist government that selected and graded civil servants | 國民政府中負責選拔及銓敘公務員的機關
Control Yuan | 監察院 | institution | S3 | the branch of the Nationalist government that impeached officials and audited accounts | 國民政府中負責彈劾官員及審計的機關
gold yuan | 金圓券 | object | S3 | the paper money of August 1948 that soon became worthless | 1948年8月發行、迅速貶值成廢紙的貨幣
renminbi | 人民幣 | object | S3 | the money first issued in December 1948 and still used on the mainland | 1948年12月起發行、內地沿用至今的貨幣 | also=RMB
New Life Movement | 新生活運動 | event | S3 | the campaign begun by Chiang Kai-shek in Nanchang in 1934 to raise people's conduct by old virtues | 1934年蔣介石在南昌發起、以禮義廉恥改善國民起居習慣及品德的活動
internal pacification before external resistance | 攘外必先安內 | method | S3 | the policy of Chiang Kai-shek that the communists be crushed before Japan was fought | 蔣介石先剿滅中共、後抵抗日本的政策 | also-zh=安內攘外
T. V. Soong | 宋子文 | person | S4 | the finance minister who recovered tariff autonomy and was the brother of Sun Yat-sen's wife | 爭回關稅自主的財政部長，孫中山夫人之弟
H. H. Kung | 孔祥熙 | person | S4 | the finance minister who introduced the fabi and married the eldest Soong sister | 推行法幣改革、娶宋氏長姊的財政部長
Soong Mei-ling | 宋美齡 | person | S3 | the wife of Chiang Kai-shek who spoke to the United States Congress in 1943 | 1943年在美國國會演說的蔣介石夫人 | also=Madame Chiang
Soong Ching-ling | 宋慶齡 | person | S3 | the wife of Sun Yat-sen who became a vice-chairman of the People's Republic government in 1949 | 1949年出任中央人民政府副主席的孫中山夫人
Mao Zedong | 毛澤東 | person | P6 | the communist who led the Autumn Harvest Uprising and proclaimed the People's Republic in 1949 | 領導秋收起義、1949年宣告中華人民共和國成立的中共領袖
Zhu De | 朱德 | person | S3 | the general who joined forces with Mao at Jinggangshan and commanded the Eighth Route Army | 在井岡山與毛澤東會師、後任八路軍總司令的將領
Zhou Enlai | 周恩來 | person | S3 | the first premier of the People's Republic who put forward the Five Principles of Peaceful Coexistence | 新中國首任總理，提出和平共處五項原則
Peng Dehuai | 彭德懷 | person | S3 | the marshal who commanded Chinese troops in Korea and was dismissed after the Lushan meeting | 指揮志願軍入朝、在廬山會議後被罷官的元帥
Bo Gu | 博古 | person | S4 | the young party leader from Moscow who lost command at the Zunyi Conference | 留學蘇聯、在遵義會議失去領導權的中共負責人 | also=Qin Bangxian; also-zh=秦邦憲
Otto Braun | 李德 | person | S4 | the German adviser sent by the Comintern who directed the Red Army before the Zunyi Conference | 共產國際派來、遵義會議前指揮紅軍的德國人
Yang Hucheng | 楊虎城 | person | S3 | the general of the Seventeenth Route Army who joined Zhang Xueliang in the Xi'an Incident | 與張學良發動西安事變的第十七路軍將領
Nanchang Uprising | 南昌起義 | event | S3 | the rising of 1 August 1927 in Jiangxi now kept as the birthday of the People's Liberation Army | 1927年8月1日在江西發動、其日期成為建軍節的武裝行動 | also-zh=八一南昌起義
Autumn Harvest Uprising | 秋收起義 | event | S3 | the rising of September 1927 on the Hunan-Jiangxi border led by Mao Zedong | 1927年9月毛澤東在湘贛邊境領導的武裝行動
Guangzhou Uprising of 1927 | 廣州暴動 | event | S4 | the rising of December 1927 in which communists held a southern city for three days | 1927年12月共產黨人佔領省城三天的武裝行動 | also=Canton Commune; also-zh=廣州起義
encirclement campaigns | 圍剿 | event | S3 | the five attacks of Chiang Kai-shek's armies on the communist bases from 1930 to 1934 | 1930至1934年國民政府軍對中共根據地的五次進攻
Long March | 長征 | event | S3 | the retreat of the Red Army from Jiangxi to northern Shaanxi in 1934 and 1935 | 1934至1935年紅軍由江西撤退到陝北的行動
Chinese Soviet Republic | 中華蘇維埃共和國 | group | S3 | the state that the communists founded at Ruijin in November 1931 | 1931年11月中共在瑞金建立的政權
Red Army | 紅軍 | group | S3 | the communist armed force that made the Long March | 1930年代完成長征的中共武裝部隊 | also=Chinese Workers' and Peasants' Red Army; also-zh=工農紅軍
Jinggangshan | 井岡山 | place | S3 | the mountain base on the Hunan-Jiangxi border where Mao took his troops in 1927 | 1927年毛澤東率部建立根據地的湘贛邊界山區
Ruijin | 瑞金 | place | S3 | the Jiangxi town that was the capital of the Chinese Soviet Republic | 中華蘇維埃共和國的首府，位於江西
Yan'an | 延安 | place | S3 | the town in Shaanxi where the communists had their centre during the war against Japan | 抗戰時期中共中央所在的陝西城鎮
Zunyi | 遵義 | place | S3 | the Guizhou town where the party leaders met in January 1935 on the Long March | 1935年1月長征途中中共領導人開會的貴州城鎮
Central Plains War | 中原大戰 | event | S3 | the war of 1930 in which Feng Yuxiang and Yan Xishan fought Chiang Kai-shek | 1930年馮玉祥、閻錫山等與蔣介石的混戰
Mukden Incident | 九一八事變 | event | S3 | the attack of 1931 on Shenyang that began Japan's seizure of the north-east | 1931年日軍進攻瀋陽、繼而侵佔東北的事件 | also=September 18 Incident, Manchurian Incident
January 28 Incident | 一二八事變 | event | S3 | the Japanese attack of 1932 on Shanghai that the Nineteenth Route Army resisted | 1932年日軍進攻上海而遭十九路軍抵抗的事件 | also=Shanghai Incident of 1932; also-zh=淞滬之役
Lytton Commission | 李頓調查團 | group | S3 | the mission of the League of Nations that looked into the seizure of the north-east | 國際聯盟派來了解日本侵佔東北真相的代表
Manchukuo | 滿洲國 | group | S3 | the puppet state in the north-east that Japan set up in 1932 | 1932年日本在中國東北扶植的傀儡政權
Tanggu Truce | 《塘沽協定》 | document | S3 | the agreement of May 1933 that made eastern Hebei a zone without Chinese troops | 1933年5月把冀東劃為非武裝區的中日停戰文件
He-Umezu Agreement | 《何梅協定》 | document | S4 | the agreement of 1935 under which Kuomintang bodies and central troops left Hebei | 1935年中國同意國民黨機構及中央軍撤出河北的文件
August 1 Declaration | 《八一宣言》 | document | S3 | the appeal of 1935 by the communists to stop the civil war and resist Japan together | 1935年中共呼籲停止內戰、一致抗日的文告
December 9 Movement | 一二九運動 | event | S3 | the student protest of 1935 in Beiping against the autonomy of north China | 1935年北平學生反對華北自治的示威
Fujian Incident | 閩變 | event | S4 | the revolt of 1933 in which the Nineteenth Route Army formed its own government | 1933年十九路軍將領另立政府的事件 | also-zh=福建事變
Xi'an Incident | 西安事變 | event | S3 | the kidnapping of Chiang Kai-shek in December 1936 to make him fight Japan | 1936年12月扣留蔣介石、迫其抗日的兵諫
North China Autonomy Movement | 華北自治運動 | event | S4 | the Japanese scheme of 1935 to separate Hebei, Shandong and three other provinces from Nanjing | 1935年日本策動五省脫離南京政府的陰謀
set | five branches of the Nationalist government | 國民政府五院 | Executive Yuan; Legislative Yuan; Judicial Yuan; Examination Yuan; Control Yuan
set | kinds of Chinese paper money | 中國歷代紙幣 | jiaozi=交子; jiaochao; Da Ming Baochao=大明寶鈔; fabi=法幣; gold yuan; renminbi
set | the Soongs and their kin | 宋氏家族及姻親 | T. V. Soong; H. H. Kung; Soong Mei-ling; Soong Ching-ling; Soong Ai-ling=宋靄齡
set | figures of the Xi'an Incident years | 1930年代的軍政人物 | Zhang Xueliang; Yang Hucheng; Chiang Kai-shek; Zhou Enlai; Yan Xishan
set | armed risings of the communists and others in 1927 to 1936 | 1927至1936年的起義及兵變 | Nanchang Uprising; Autumn Harvest Uprising; Guangzhou Uprising of 1927; Fujian Incident; Xi'an Incident
set | struggle of Nationalists and communists | 國共鬥爭大事 | encirclement campaigns; Long March; Zunyi Conference=遵義會議; Xi'an Incident; April 12 Purge
set | places in communist history | 中共發展的重要地點 | Jinggangshan; Ruijin; Yan'an; Zunyi; Xibaipo
set | Japan's acts against China before 1937 | 1937年前日本侵華事件 | Jinan Incident; Huanggutun Incident=皇姑屯事件; Mukden Incident; January 28 Incident; North China Autonomy Movement
set | agreements and appeals before 1937 | 1930年代的協定及宣言 | Tanggu Truce; He-Umezu Agreement; August 1 Declaration; Qin-Doihara Agreement=《秦土協定》
set | movements of the 1930s and before | 近代的學生及社會運動 | May Fourth Movement; New Life Movement; December 9 Movement; New Culture Movement
order | stages of nation-building | 建國程序 | military government > political tutelage > constitutional government
order | communist risings and retreat | 中共早期發展先後 | Nanchang Uprising > Autumn Harvest Uprising > Chinese Soviet Republic founded=中華蘇維埃共和國成立 > Long March begins=長征開始 > Zunyi Conference=遵義會議
order | Japanese aggression before 1937 | 1937年前日本侵華先後 | Jinan Incident > Mukden Incident > January 28 Incident > Tanggu Truce > He-Umezu Agreement
order | from Northern China crisis to united resistance | 抗日統一戰線形成的先後 | August 1 Declaration > December 9 Movement > Xi'an Incident > Marco Polo Bridge Incident
fact | Mukden Incident | 九一八事變 | year of the event | 事件年份 | 1931 | 1931 |
fact | January 28 Incident | 一二八事變 | year of the event | 事件年份 | 1932 | 1932 |
fact | Xi'an Incident | 西安事變 | year of the event | 事件年份 | 1936 | 1936 |
fact | Zunyi Conference | 遵義會議 | year of the event | 事件年份 | 1935 | 1935 |
fact | Central Plains War | 中原大戰 | year of outbreak | 爆發年份 | 1930 | 1930 |
fact | Tanggu Truce | 《塘沽協定》 | year of signing | 簽訂年份 | 1933 | 1933 |
fact | Chinese Soviet Republic | 中華蘇維埃共和國 | year of founding | 成立年份 | 1931 | 1931 |
fact | Manchukuo | 滿洲國 | year of founding | 成立年份 | 1932 | 1932 |
fact | Chinese Soviet Republic | 中華蘇維埃共和國 | capital | 首都 | Ruijin | 瑞金 |
fact | Manchukuo | 滿洲國 | capital | 首都 | Changchun | 長春 |
fact | Taiping Heavenly Kingdom | 太平天國 | capital | 首都 | Tianjing, now Nanjing | 天京，即今南京 |
fact | Dashun of Li Zicheng at its founding | 李自成大順政權建立時 | capital | 首都 | Xi'an | 西安 |
fact | Daxi of Zhang Xianzhong | 張獻忠大西政權 | capital | 首都 | Chengdu | 成都 |
fact | Ming dynasty at its founding | 明朝建立時 | capital | 首都 | Yingtian, now Nanjing | 應天府，即今南京 |

== The War of Resistance and the Civil War | 抗日戰爭與國共內戰
War of Resistance against Japan | 抗日戰爭 | event | P6 | the struggle of 1937 to 1945 in which all China fought a foreign invader | 1937至1945年全國抵禦外敵侵略的戰爭 | also=Second Sino-Japanese War; also-zh=抗戰
Marco Polo Bridge Incident | 七七事變 | event | S3 | the clash of July 1937 near Beiping that began full-scale war with Japan | 1937年7月在北平附近發生、引發全面抗戰的衝突 | also-zh=盧溝橋事變
Battle of Shanghai | 淞滬會戰 | event | S3 | the battle of August to November 1937 that ended Japan's hope of winning in three months | 1937年8月至11月進行、粉碎日軍三月亡華美夢的一役 | also-zh=八一三淞滬會戰
Defence of Sihang Warehouse | 四行倉庫保衞戰 | event | S3 | the stand of a small force by Suzhou Creek in October 1937 to cover a retreat | 1937年10月少數守軍在蘇州河畔掩護大軍撤退的一役
Nanjing Massacre | 南京大屠殺 | event | P6 | the killing by Japanese troops of more than 300,000 Chinese in the fallen capital from December 1937 | 1937年12月日軍攻陷首都後殺害逾三十萬軍民的暴行 | also=Rape of Nanking
Battle of Xinkou | 忻口會戰 | event | S4 | the battle of October 1937 in northern Shanxi in which General Hao Mengling died | 1937年10月在山西北部進行、郝夢齡殉國的一役
Battle of Pingxingguan | 平型關之役 | event | S3 | the ambush of September 1937 in Shanxi by the Eighth Route Army | 1937年9月八路軍在山西伏擊日軍的一役 | also-zh=平型關大捷
Battle of Taierzhuang | 台兒莊戰役 | event | S3 | the victory of spring 1938 in Shandong won under Li Zongren | 1938年春李宗仁指揮中國軍隊在山東獲勝的一役 | also-zh=台兒莊大捷
Battle of Wuhan | 武漢會戰 | event | S3 | the battle of June to October 1938 after which the war became a stalemate | 1938年6月至10月進行、其後戰事進入相持階段的一役
Battle of Changsha | 長沙會戰 | event | S3 | the fighting for a Hunan city in 1939 to 1942 in which Xue Yue beat back the Japanese three times | 1939至1942年薛岳在湖南三度擊退日軍的戰事
Hundred Regiments Offensive | 百團大戰 | event | S3 | the attack of 1940 in north China directed by Peng Dehuai on railways and strongpoints | 1940年彭德懷指揮八路軍在華北破壞鐵路和據點的戰事
New Fourth Army Incident | 皖南事變 | event | S3 | the clash of January 1941 in Anhui in which communist troops under Ye Ting were attacked by government forces | 1941年1月國民政府軍在安徽攻擊葉挺部隊的事件 | also-zh=新四軍事件
Operation Ichigo | 豫湘桂會戰 | event | S4 | the Japanese drive of 1944 to open a land route from north China to Vietnam | 1944年日軍為打通中國南北交通線而發動的攻勢
Attack on Pearl Harbor | 珍珠港事件 | event | S3 | the raid of December 1941 on a Hawaiian base that made China an ally of America | 1941年12月日軍偷襲夏威夷軍港、促使中美結盟的事件 | also=Pearl Harbor Incident; also-zh=珍珠港事變
Second United Front | 第二次國共合作 | event | S3 | the co-operation of two parties from 1937 directed against Japan | 1937年起以抵抗日本為目標的兩黨聯合 | also=Second KMT-CPC Cooperation; also-zh=抗日民族統一戰線
Eighth Route Army | 八路軍 | group | S3 | the force made in 1937 out of the Red Army in the north-west | 1937年由西北紅軍改編而成的部隊 | also-zh=第十八集團軍
New Fourth Army | 新四軍 | group | S3 | the force made in 1937 out of communist guerrillas left in the south | 1937年由南方中共游擊隊改編而成的部隊
People's Liberation Army | 人民解放軍 | group | S3 | the communist armed force that won the civil war after 1945 and is China's army today | 在1945年後的內戰中取勝、現為中國國家軍隊的武裝力量 | also=PLA; also-zh=中國人民解放軍
Flying Tigers | 飛虎隊 | group | S3 | the American volunteer airmen led by Claire Chennault | 陳納德率領的美國志願空軍 | also=American Volunteer Group
Chinese Expeditionary Force | 中國遠征軍 | group | S3 | the army sent into Burma in 1942 to fight with the British | 1942年入緬甸協助英軍作戰的部隊
East River Column | 東江縱隊 | group | S3 | the communist guerrilla force in Guangdong whose Hong Kong branch rescued scholars and Allied airmen | 活躍於廣東、曾在香港營救文化人及盟軍的中共游擊隊
Hong Kong-Kowloon Brigade | 港九獨立大隊 | group | S3 | the guerrilla unit formed in Wong Mo Ying Church, Sai Kung in February 1942 | 1942年2月在西貢黃毛應教堂成立的游擊隊 | also=Hong Kong and Kowloon Independent Brigade
Unit 731 | 七三一部隊 | group | S3 | the Japanese army unit near Harbin that tested germ weapons on living people | 在哈爾濱附近用活人作細菌武器實驗的日本軍隊單位
Wang Jingwei regime | 汪精衞政權 | group | S3 | the puppet government set up in Nanjing in March 1940 | 1940年3月在南京成立的傀儡政府 | also-zh=汪偽政權
Xie Jinyuan | 謝晉元 | person | S3 | the officer who led the Eight Hundred Heroes at Sihang Warehouse in 1937 | 1937年率八百壯士死守四行倉庫的軍官
Zhang Zizhong | 張自忠 | person | S3 | the commander-in-chief of an army group who was killed in Hubei in May 1940 | 1940年5月在湖北陣亡的集團軍總司令
Tong Linge | 佟麟閣 | person | S4 | the deputy commander of the 29th Army killed near Beiping in July 1937 | 1937年7月在北平南苑陣亡的第二十九軍副軍長
Dai Anlan | 戴安瀾 | person | S4 | the commander of the 200th Division who died on the Burma campaign of 1942 | 1942年在緬甸作戰傷重殉國的第二百師師長
Xue Yue | 薛岳 | person | S4 | the general who defended Changsha against the Japanese | 抗戰時多次指揮長沙會戰的國軍將領
Ye Ting | 葉挺 | person | S4 | the first commander of the New Fourth Army, held prisoner after an attack in Anhui in 1941 | 新四軍首任軍長，1941年在皖南被扣押
Claire Chennault | 陳納德 | person | S3 | the American who founded and led the Flying Tigers | 創立及指揮飛虎隊的美國人
Joseph Stilwell | 史迪威 | person | S4 | the American who was Chiang Kai-shek's chief of staff in the China theatre until 1944 | 1944年前任蔣介石中國戰區參謀長的美國將領
George Marshall | 馬歇爾 | person | S3 | the American envoy who tried to mediate between the two parties in China in 1946 | 1946年調停國共衝突的美國特使
three alls policy | 三光政策 | method | S3 | the Japanese practice in north China of burning, killing and looting everything | 日軍在華北燒盡、殺盡、搶盡的手段
trading space for time | 以空間換取時間 | method | S3 | the Chinese strategy of giving up land step by step to wear down a stronger invader | 抗戰時逐步後撤、拖垮強敵的戰略
Chongqing | 重慶 | place | S3 | the Sichuan city that was the wartime capital of the Nationalist government | 抗戰時期國民政府遷駐的西南陪都
Burma Road | 滇緬公路 | structure | S3 | the route from Lashio to Kunming by which aid reached wartime China | 由臘戍通往昆明、運送抗戰外援物資的路線
Cairo Declaration | 《開羅宣言》 | document | S3 | the statement of 1943 that Taiwan and the north-east be returned to China | 1943年聲明日本須把台灣、東北歸還中國的文件
Potsdam Proclamation | 《波茨坦公告》 | document | S3 | the statement of July 1945 that called on Japan to give up without conditions | 1945年7月促令日本無條件投降的文件 | also=Potsdam Declaration; also-zh=《波茨坦宣言》
On Protracted War | 《論持久戰》 | document | S3 | the work of 1938 in which Mao Zedong argued that victory over Japan would be slow but sure | 毛澤東1938年發表、指抗日要經三階段取勝的著作
Chongqing Negotiations | 重慶談判 | event | S3 | the talks of August to October 1945 between Chiang Kai-shek and Mao Zedong | 1945年8月至10月蔣介石與毛澤東商討和平建國的事件
Double Tenth Agreement | 《雙十協定》 | document | S3 | the record of talks signed by the Nationalists and communists in October 1945 | 1945年10月國共簽署的會談紀要
Political Consultative Conference of 1946 | 舊政治協商會議 | event | S4 | the meeting of parties in Chongqing in January 1946 to plan a coalition government | 1946年1月各黨派在重慶商討改組政府的事件
Liaoshen Campaign | 遼瀋戰役 | event | S3 | the civil war fighting of 1948 by which the communists won the whole north-east | 1948年中共藉此控制整個東北的內戰一役
Huaihai Campaign | 淮海戰役 | event | S3 | the civil war fighting of 1948 to 1949 around Xuzhou in which Du Yuming was captured | 1948至1949年以徐州為中心、杜聿明被俘的內戰一役 | also-zh=徐蚌會戰
Pingjin Campaign | 平津戰役 | event | S3 | the civil war fighting of 1948 to 1949 after which Fu Zuoyi gave up Beiping peacefully | 1948至1949年以傅作義率部和平改編告終的內戰一役
Crossing of the Yangtze | 渡江戰役 | event | S3 | the advance of April 1949 by which communist troops took Nanjing | 1949年4月解放軍南下攻佔南京的內戰一役
Lin Biao | 林彪 | person | S3 | the commander of the Liaoshen Campaign who died in a plane crash in Mongolia in 1971 | 指揮遼瀋戰役、1971年在蒙古墜機身亡的元帥
Fu Zuoyi | 傅作義 | person | S3 | the general who handed Beiping over peacefully in January 1949 | 1949年1月和平交出北平的將領
Du Yuming | 杜聿明 | person | S4 | the Nationalist general captured near Xuzhou in January 1949 | 1949年1月在徐州附近被俘的國軍將領
Xibaipo | 西柏坡 | place | S4 | the Hebei village from which the communist leaders directed the decisive civil war campaigns | 中共中央指揮三大戰役時所在的河北村莊
set | battles of 1937 | 1937年的抗日戰役 | Battle of Shanghai; Battle of Pingxingguan; Battle of Xinkou; Marco Polo Bridge Incident
set | battles of the War of Resistance | 抗日戰役 | Battle of Shanghai; Battle of Pingxingguan; Battle of Taierzhuang; Battle of Wuhan; Battle of Changsha; Hundred Regiments Offensive; Operation Ichigo
set | famous stands and victories against Japan | 抗日的著名戰事 | Defence of Sihang Warehouse; Battle of Pingxingguan; Battle of Taierzhuang; Hundred Regiments Offensive; Battle of Changsha
set | incidents between China and Japan | 中日之間的事變 | Mukden Incident; January 28 Incident; Marco Polo Bridge Incident; Jinan Incident; Nanjing Massacre
set | incidents in modern China | 近代各次事變 | Fujian Incident; Xi'an Incident; Marco Polo Bridge Incident; New Fourth Army Incident; Attack on Pearl Harbor
set | sufferings of the war | 抗戰的災難與暴行 | Nanjing Massacre; Yellow River flood of 1938=花園口決堤; Chongqing air raids=重慶大轟炸; bombing of Shanghai South Station=上海南站轟炸
set | dated turning points of the 1937 to 1945 war | 抗戰大事 | Second United Front; New Fourth Army Incident; Attack on Pearl Harbor; Cairo Conference=開羅會議; Japanese surrender=日本投降
set | forces in the War of Resistance | 抗戰時期的部隊 | Eighth Route Army; New Fourth Army; Flying Tigers; Chinese Expeditionary Force; Hong Kong-Kowloon Brigade; Unit 731
set | governments against Nanjing or Chongqing | 與國民政府對立的政權 | Chinese Soviet Republic; Manchukuo; Wang Jingwei regime; Reformed Government=維新政府
set | heroes of the War of Resistance | 抗日將領 | Xie Jinyuan; Zhang Zizhong; Tong Linge; Dai Anlan; Xue Yue; Ye Ting
set | Americans in wartime and post-war China | 參與中國事務的美國人 | Claire Chennault; Joseph Stilwell; George Marshall; John Hay
set | commanders of 1937 to 1949 | 1937至1949年的將領 | Li Zongren; Xue Yue; Lin Biao; Fu Zuoyi; Du Yuming; Zhu De
set | plans and ways of the warring sides | 抗戰時期的戰略及手段 | three alls policy; trading space for time; guerrilla warfare=游擊戰; using Chinese to rule Chinese=以華制華
set | cities and villages that were centres of power | 政治中心 | Chongqing; Yan'an; Xibaipo; Ruijin
set | statements of the Allies and works of the war years | 戰時的宣言及文獻 | Cairo Declaration; Potsdam Proclamation; On Protracted War; August 1 Declaration
set | papers of the Nationalists and communists | 國共相關文件 | August 1 Declaration; On Protracted War; Double Tenth Agreement; Outline Land Law of China=《中國土地法大綱》; Common Programme
set | talks before the civil war | 內戰前後的談判 | Chongqing Negotiations; Political Consultative Conference of 1946; Marshall Mission=馬歇爾調處; Beiping peace talks of 1949=1949年北平和談
set | campaigns of the civil war | 國共內戰的戰役 | Liaoshen Campaign; Huaihai Campaign; Pingjin Campaign; Crossing of the Yangtze
order | later war years | 抗戰後期大事先後 | Hundred Regiments Offensive > New Fourth Army Incident > Attack on Pearl Harbor > Cairo Conference=開羅會議 > Operation Ichigo > Japanese surrender=日本投降
order | from talks to civil war | 戰後國共關係的發展 | Chongqing Negotiations > Double Tenth Agreement signed=簽署《雙十協定》 > Political Consultative Conference of 1946 > Liaoshen Campaign > Crossing of the Yangtze
order | names of the communist armies | 中共軍隊名稱的演變 | Red Army > Eighth Route Army > People's Liberation Army
fact | Marco Polo Bridge Incident | 七七事變 | year of the event | 事件年份 | 1937 | 1937 |
fact | Battle of Taierzhuang | 台兒莊戰役 | year of the event | 事件年份 | 1938 | 1938 |
fact | Hundred Regiments Offensive | 百團大戰 | year of the event | 事件年份 | 1940 | 1940 |
fact | New Fourth Army Incident | 皖南事變 | year of the event | 事件年份 | 1941 | 1941 |
fact | Cairo Conference | 開羅會議 | year of the event | 事件年份 | 1943 | 1943 |
fact | Japanese surrender | 日本投降 | year of the event | 事件年份 | 1945 | 1945 |
fact | Crossing of the Yangtze | 渡江戰役 | year of the event | 事件年份 | 1949 | 1949 |
fact | Double Tenth Agreement | 《雙十協定》 | year of signing | 簽訂年份 | 1945 | 1945 |
fact | Wang Jingwei regime | 汪精衞政權 | year of founding | 成立年份 | 1940 | 1940 |
fact | Hong Kong-Kowloon Brigade | 港九獨立大隊 | year of founding | 成立年份 | 1942 | 1942 |

== The People's Republic of China | 中華人民共和國
Common Programme | 《共同綱領》 | document | S3 | the paper of 1949 that served as a temporary constitution of the new state | 1949年通過、起臨時憲法作用的文件
founding ceremony of the People's Republic of China | 開國大典 | event | P6 | the gathering of 1 October 1949 at Tiananmen at which Mao Zedong declared a new state | 1949年10月1日在天安門宣告新中國成立的儀式
suppression of counter-revolutionaries | 鎮壓反革命運動 | event | S4 | the campaign from 1950 against spies, bandits and other enemies of the new state | 1950年起清除特務、土匪等新政權敵人的行動 | also-zh=鎮反運動
Three-Anti Campaign | 三反運動 | event | S3 | the drive of 1951 to 1952 against corruption, waste and bureaucracy among cadres | 1951至1952年在幹部中整治貪污、浪費及官僚主義的行動
Five-Anti Campaign | 五反運動 | event | S3 | the drive of 1952 against bribery, tax evasion and other wrongs of private businessmen | 1952年針對私營工商業者行賄、偷稅等行為的行動
Resist America and Aid Korea | 抗美援朝 | event | S3 | the sending of Chinese People's Volunteers across the Yalu River in October 1950 | 1950年10月志願軍渡過鴨綠江出國作戰的行動
First Five-Year Plan | 第一個五年計劃 | event | S3 | the scheme of 1953 to 1957 that put heavy industry first with Soviet aid | 1953至1957年在蘇聯援助下優先發展重工業的建設 | also-zh=一五計劃
Three Great Transformations | 三大改造 | event | S3 | the change to socialist ownership of farming, handicrafts and private industry and trade by 1956 | 1956年完成、把農業、手工業及資本主義工商業轉為公有的行動
Hundred Flowers Campaign | 雙百方針 | event | S3 | the call of 1956 for artists and scholars to voice different views freely | 1956年提出鼓勵文藝學術各抒己見的號召 | also=Double Hundred Policy; also-zh=百花齊放、百家爭鳴
Anti-Rightist Movement | 反右運動 | event | S3 | the campaign of 1957 in which many intellectuals who had criticised the party were punished | 1957年大批批評中共的知識分子受打擊的行動 | also-zh=反右派鬥爭
General Line | 社會主義建設總路線 | idea | S3 | the slogan of 1958 to go all out and aim high for more, faster, better and cheaper results | 1958年提出鼓足幹勁、力爭上游、多快好省的口號 | also-zh=總路線
Great Leap Forward | 大躍進 | event | S3 | the drive of 1958 to 1960 for huge rises in steel and grain output | 1958至1960年追求鋼鐵和糧食產量暴增的運動
people's commune | 人民公社 | institution | S3 | the large rural unit from 1958 that joined government with collective farming | 1958年起在農村設立、政社合一的集體組織
backyard furnaces | 土法煉鋼 | method | S3 | the use in 1958 of small home-built ovens all over the country to make metal | 1958年全民用簡陋小高爐製造金屬的做法 | also=mass steel-making; also-zh=全民大煉鋼鐵
Three Red Banners | 三面紅旗 | idea | S3 | the joint name for the General Line, the Great Leap Forward and the people's communes | 總路線、大躍進及人民公社的合稱
three years of hardship | 三年困難時期 | event | S3 | the time of 1959 to 1961 when food was very short across China | 1959至1961年全國糧食嚴重短缺的歲月
Lushan Conference | 廬山會議 | event | S3 | the meeting of summer 1959 at which Peng Dehuai was attacked for his letter to Mao | 1959年夏彭德懷因上書毛澤東而受批判的會議
Seven Thousand Cadres Conference | 七千人大會 | event | S4 | the Beijing meeting of January 1962 at which Mao and Liu Shaoqi reviewed the mistakes of the Great Leap | 1962年1月毛澤東和劉少奇檢討大躍進失誤的會議
Hai Rui Dismissed from Office | 《海瑞罷官》 | document | S3 | the play by Wu Han that Yao Wenyuan attacked in November 1965 | 吳晗所寫、1965年11月遭姚文元批判的戲劇
May 16 Notification | 《五一六通知》 | document | S3 | the party paper of 1966 that opened the Cultural Revolution | 1966年發布、標誌文化大革命開始的文件
Resolution on Party History of 1981 | 《關於建國以來黨的若干歷史問題的決議》 | document | S4 | the party paper that judged the Cultural Revolution and the role of Mao Zedong | 1981年通過、評價文革和毛澤東功過的文件
Cultural Revolution | 文化大革命 | event | S3 | the political upheaval of 1966 to 1976 launched by Mao Zedong | 1966至1976年由毛澤東發動的政治動亂 | also=Great Proletarian Cultural Revolution; also-zh=文革
February Countercurrent | 二月逆流 | event | S4 | the protest of veteran leaders in early 1967 that radicals condemned | 1967年初元老抗議動亂而被激進派指斥的事件
Down to the Countryside Movement | 上山下鄉 | event | S3 | the sending of city youths to villages from 1968 to be re-educated by peasants | 1968年起知識青年到農村接受再教育的運動 | also=rustication; also-zh=知識青年上山下鄉
Lin Biao Incident | 九一三事件 | event | S3 | the plane crash in Mongolia in 1971 of a leader who had been named Mao's successor | 1971年毛澤東接班人出逃、在蒙古墜機身亡的事件 | also-zh=林彪事件
Red Guards | 紅衞兵 | group | S3 | the youths who attacked teachers and old culture in support of Mao from 1966 | 1966年起響應毛澤東號召造反的青年學生組織
educated youths | 知識青年 | group | S3 | the city school-leavers sent to live and work in villages | 被下放到農村勞動的城市中學畢業生 | also=zhiqing; also-zh=知青
Gang of Four | 四人幫 | group | S3 | the radicals led by Jiang Qing who were arrested in October 1976 | 1976年10月被捕、以江青為首的激進集團
Chinese People's Volunteers | 中國人民志願軍 | group | S3 | the troops under Peng Dehuai who fought in Korea from 1950 | 1950年起由彭德懷率領入朝鮮作戰的部隊
Liu Shaoqi | 劉少奇 | person | S3 | the head of state who was overthrown in the Cultural Revolution and died in Kaifeng in 1969 | 文革中被打倒、1969年在開封去世的國家主席
Deng Xiaoping | 鄧小平 | person | P6 | the leader who began reform and opening up and put forward one country, two systems | 推行改革開放並提出一國兩制的領導人
Hua Guofeng | 華國鋒 | person | S3 | the successor of Mao who had the Gang of Four arrested and upheld the Two Whatevers | 拘捕四人幫、堅持兩個凡是的毛澤東繼任人
Chen Yun | 陳雲 | person | S4 | the senior leader who likened the economy to a bird in the cage of planning | 以鳥籠比喻計劃與市場關係的經濟元老
Jiang Qing | 江青 | person | S3 | the wife of Mao Zedong and chief member of the Gang of Four | 毛澤東的妻子、四人幫的首要成員
Zhang Chunqiao | 張春橋 | person | S4 | the member of the Gang of Four who became a vice-premier in 1975 | 1975年出任副總理的四人幫成員
Yao Wenyuan | 姚文元 | person | S4 | the member of the Gang of Four who wrote the attack on Wu Han's play | 撰文批判吳晗戲劇的四人幫成員
Wang Hongwen | 王洪文 | person | S4 | the Shanghai factory worker in the Gang of Four who became party vice-chairman in 1973 | 上海工人出身、1973年任中共副主席的四人幫成員
Hu Yaobang | 胡耀邦 | person | S3 | the party general secretary of the 1980s who cleared many wrongly accused people | 1980年代平反大量冤假錯案的中共總書記
Jiang Zemin | 江澤民 | person | S3 | the general secretary from 1989 to 2002 who put forward the Three Represents | 1989至2002年任總書記、提出三個代表的領導人
Zhu Rongji | 朱鎔基 | person | S3 | the premier from 1998 to 2003 who saw China enter the World Trade Organization | 1998至2003年在任、期間中國加入世貿的總理
Hu Jintao | 胡錦濤 | person | S3 | the general secretary from 2002 to 2012 who put forward the Scientific Outlook on Development | 2002至2012年任總書記、提出科學發展觀的領導人
Xi Jinping | 習近平 | person | P6 | the general secretary who launched the Belt and Road Initiative in 2013 | 2013年提出一帶一路倡議的總書記
Two Whatevers | 兩個凡是 | idea | S3 | the stand of 1977 that all decisions and instructions of Mao must be kept | 1977年主張毛澤東的決策和指示都須遵從的方針
Four Modernisations | 四個現代化 | idea | S3 | the aim to bring agriculture, industry, defence, and science and technology up to date | 使農業、工業、國防及科學技術趕上先進水平的目標
Four Cardinal Principles | 四項基本原則 | idea | S3 | the points Deng Xiaoping set in 1979 that include the socialist road and party leadership | 1979年鄧小平提出堅持社會主義道路、中共領導等的準則
Three Represents | 三個代表 | idea | S3 | the teaching of Jiang Zemin on the party and advanced productive forces, culture and the people's interests | 江澤民關於中共與先進生產力、文化及人民利益的理論
Scientific Outlook on Development | 科學發展觀 | idea | S3 | the teaching of Hu Jintao that puts people first and seeks balanced, lasting progress | 胡錦濤提出以人為本、全面協調可持續的理論
socialist market economy | 社會主義市場經濟 | system | S3 | the economic order set as China's aim in 1992 that lets supply and demand decide while public ownership stays the mainstay | 1992年確立、以公有制為主體而由供求調節資源的體制
planned economy | 計劃經濟 | system | S3 | the economic order in which the state fixes what is made and how goods are shared out | 由國家決定生產和分配的經濟體制
Third Plenum of the Eleventh Central Committee | 十一屆三中全會 | event | S3 | the party meeting of December 1978 that turned to reform and opening up | 1978年12月決定改革開放的中共會議
Reform and Opening Up | 改革開放 | method | S3 | the policy since 1978 of changing the economic system and welcoming foreign trade and capital | 1978年起調整經濟體制、引入外資和擴大對外往來的政策
township enterprises | 鄉鎮企業 | institution | S3 | the firms set up by rural collectives and peasants that boomed in the 1980s | 1980年代蓬勃發展、由農村集體或農民開辦的工商單位
open coastal city | 沿海開放城市 | place | S3 | one of the fourteen ports such as Dalian and Guangzhou that got wider powers to take foreign capital in 1984 | 1984年獲准擴大吸收外資權力的大連、廣州等十四個港口
Pudong New Area | 浦東新區 | place | S3 | the part of Shanghai opened for development in 1990 | 1990年起開發開放的上海地區
Southern Tour | 南巡講話 | event | S3 | the speeches of Deng Xiaoping in Shenzhen and other cities in early 1992 to speed up reform | 1992年初鄧小平視察深圳等地、推動加快改革的言論 | also-zh=南方談話
Western Development | 西部大開發 | method | S3 | the plan from 2000 to build up provinces such as Sichuan, Shaanxi and Xinjiang | 2000年起促進四川、陝西、新疆等省區建設的戰略
one-child policy | 一孩政策 | method | S3 | the rule from about 1980 that limited most couples' births to control population | 1980年前後推行、限制夫婦生育以控制人口的措施 | also-zh=獨生子女政策
Belt and Road Initiative | 一帶一路 | method | S3 | the plan of 2013 for cooperation along land and sea routes with Asia, Africa and Europe | 2013年提出、沿古代陸海商貿通道與各國合作的倡議
revitalising the nation through science and education | 科教興國 | method | S3 | the strategy set in 1995 to put learning and technology at the heart of development | 1995年提出、把學術技術和人才培養放在首位的戰略
rural cooperative | 農業生產合作社 | institution | S3 | the unit of the 1950s, before communes, in which peasants pooled land and work | 公社成立前、1950年代農民集合土地和勞力的組織
Qian Xuesen | 錢學森 | person | S3 | the scientist who came back from America in 1955 and led China's rocket programme | 1955年由美國歸來、主持中國火箭導彈研究的科學家
Yuan Longping | 袁隆平 | person | P6 | the agricultural scientist who developed high-yield hybrid rice | 培育出高產雜交水稻的農業科學家
Tu Youyou | 屠呦呦 | person | P6 | the scientist who discovered artemisinin and won a Nobel Prize in 2015 | 發現青蒿素、2015年獲諾貝爾獎的科學家
Deng Jiaxian | 鄧稼先 | person | S3 | the physicist who led the design of China's atomic and hydrogen bombs | 主持中國原子彈和氫彈設計的物理學家
Yang Liwei | 楊利偉 | person | P5 | the first astronaut sent by China, who flew in Shenzhou 5 in 2003 | 2003年乘神舟五號升空的中國首位太空人
set | leaders of the People's Republic before 1978 | 1978年前的新中國領導人 | Mao Zedong; Zhou Enlai; Liu Shaoqi; Lin Biao; Peng Dehuai; Hua Guofeng
set | leaders of the reform era | 改革開放時期領導人 | Deng Xiaoping; Hu Yaobang; Jiang Zemin; Zhu Rongji; Hu Jintao; Xi Jinping; Chen Yun
set | members of the Gang of Four and others of the Cultural Revolution | 文革人物 | Jiang Qing; Zhang Chunqiao; Yao Wenyuan; Wang Hongwen; Lin Biao
set | scientists of new China | 新中國的科學家及太空人 | Qian Xuesen; Yuan Longping; Tu Youyou; Deng Jiaxian; Yang Liwei
set | campaigns of the early 1950s | 1950年代初的運動 | Land Reform=土地改革運動; suppression of counter-revolutionaries; Three-Anti Campaign; Five-Anti Campaign; Resist America and Aid Korea
set | economic and political steps of the 1950s | 1950年代的經濟及政治大事 | First Five-Year Plan; Three Great Transformations; Hundred Flowers Campaign; Anti-Rightist Movement; Land Reform=土地改革運動
set | plans and drives of the 1950s | 1950年代的建設運動 | Land Reform=土地改革運動; Great Leap Forward; First Five-Year Plan; Three Great Transformations
set | units of the countryside | 農村的組織 | people's commune; rural cooperative; township enterprises; mutual aid team=互助組
set | campaigns from 1956 to 1966 | 1956至1966年政治運動 | Hundred Flowers Campaign; Anti-Rightist Movement; Socialist Education Movement=社會主義教育運動; Smash the Four Olds=破四舊
set | meetings of the Communist Party | 中共的重要會議 | Zunyi Conference=遵義會議; Lushan Conference; Seven Thousand Cadres Conference; Third Plenum of the Eleventh Central Committee
set | events of the Cultural Revolution | 文化大革命的大事 | Smash the Four Olds=破四舊; February Countercurrent; Down to the Countryside Movement; Lin Biao Incident; Criticise Lin, Criticise Confucius=批林批孔運動
set | great troubles of the Mao years | 毛澤東時期的挫折 | Anti-Rightist Movement; three years of hardship; Cultural Revolution; Socialist Education Movement=社會主義教育運動
set | groups of the Mao years | 毛澤東時期的群體 | Red Guards; educated youths; Gang of Four; Chinese People's Volunteers
set | groups known by a number | 以數字為名的群體 | Six Gentlemen of 1898; Gang of Four; Seven Gentlemen of 1936=救國七君子; Seventy-two Martyrs of Huanghuagang=黃花崗七十二烈士
set | writings and papers of the Mao years and after | 新中國的文獻 | Common Programme; Hai Rui Dismissed from Office; May 16 Notification; Quotations from Chairman Mao=《毛主席語錄》; Resolution on Party History of 1981
set | numbered slogans of the People's Republic | 新中國帶數字的口號及理論 | Two Whatevers; Three Represents; Three Red Banners; Four Modernisations; Four Cardinal Principles; Five Principles of Peaceful Coexistence
set | policies of the reform era | 改革開放時期的政策 | Western Development; one-child policy; Belt and Road Initiative; revitalising the nation through science and education
set | economic systems of China | 中國的經濟體制 | planned economy; socialist market economy; feudal economy=封建經濟; new-democratic economy=新民主主義經濟
set | milestones of the reform era | 改革開放的里程碑 | Third Plenum of the Eleventh Central Committee; Southern Tour; accession to the World Trade Organization=加入世界貿易組織; handover of Hong Kong
order | the People's Republic from 1949 to 1966 | 1949至1966年大事先後 | founding ceremony of the People's Republic of China > Resist America and Aid Korea > First Five-Year Plan > Anti-Rightist Movement > Great Leap Forward > Seven Thousand Cadres Conference > Cultural Revolution
order | steps of reform and opening up | 改革開放的歷程 | Third Plenum of the Eleventh Central Committee > first special economic zones=設立經濟特區 > fourteen coastal cities opened=開放沿海城市 > Southern Tour > accession to the World Trade Organization=加入世界貿易組織
order | collective farming step by step | 農業集體化的步驟 | mutual aid team=互助組 > rural cooperative > people's commune
order | general secretaries since 1989 by time in office | 1989年以來中共總書記任期先後 | Jiang Zemin > Hu Jintao > Xi Jinping
fact | founding of the People's Republic of China | 中華人民共和國成立 | year of the event | 事件年份 | 1949 | 1949 |
fact | Anti-Rightist Movement | 反右運動 | year of the event | 事件年份 | 1957 | 1957 |
fact | launch of the Great Leap Forward | 發動大躍進 | year of the event | 事件年份 | 1958 | 1958 |
fact | Lushan Conference that criticised Peng Dehuai | 批判彭德懷的廬山會議 | year of the event | 事件年份 | 1959 | 1959 |
fact | start of the Cultural Revolution | 文化大革命開始 | year of the event | 事件年份 | 1966 | 1966 |
fact | Lin Biao Incident | 九一三事件 | year of the event | 事件年份 | 1971 | 1971 |
fact | arrest of the Gang of Four | 粉碎四人幫 | year of the event | 事件年份 | 1976 | 1976 |
fact | Third Plenum of the Eleventh Central Committee | 十一屆三中全會 | year of the event | 事件年份 | 1978 | 1978 |
fact | Deng Xiaoping's Southern Tour | 鄧小平南巡講話 | year of the event | 事件年份 | 1992 | 1992 |
fact | China's accession to the World Trade Organization | 中國加入世界貿易組織 | year of the event | 事件年份 | 2001 | 2001 |
fact | China's first atomic bomb test | 中國首次試爆原子彈 | year of the event | 事件年份 | 1964 | 1964 |
fact | launch of China's first satellite | 中國首枚人造衞星升空 | year of the event | 事件年份 | 1970 | 1970 |
fact | Shenzhou 5 flight | 神舟五號升空 | year of the event | 事件年份 | 2003 | 2003 |
fact | Beijing Summer Olympics | 北京夏季奧運會 | year of the event | 事件年份 | 2008 | 2008 |

== Foreign relations of the People's Republic | 新中國的外交
leaning to one side | 一邊倒 | method | S3 | the policy of 1949 that new China stand with the Soviet Union and the socialist camp | 1949年提出、新中國站在蘇聯及社會主義陣營的外交方針
Sino-Soviet Treaty of Friendship, Alliance and Mutual Assistance | 《中蘇友好同盟互助條約》 | document | S3 | the agreement signed in Moscow in February 1950 against attack by Japan or its allies | 1950年2月在莫斯科簽訂、共同防範日本侵略的協定
Five Principles of Peaceful Coexistence | 和平共處五項原則 | idea | S3 | the rules Zhou Enlai put forward in 1953 on respect, non-aggression and equality between states | 1953年周恩來提出互相尊重、互不侵犯等的外交準則
Bandung Conference | 萬隆會議 | event | S3 | the meeting of Asian and African states in Indonesia in April 1955 | 1955年4月亞非國家在印尼舉行的會議 | also=Asian-African Conference; also-zh=亞非會議
Geneva Conference of 1954 | 日內瓦會議 | event | S4 | the meeting at which Zhou Enlai helped bring peace to Indochina | 1954年周恩來出席、促成印度支那停戰的會議
Sino-Soviet split | 中蘇交惡 | event | S3 | the breakdown about 1960 of relations between two communist powers, when experts were called home | 1960年前後兩個共產大國關係破裂、專家被撤走的事件 | also-zh=中蘇決裂
Sino-Indian War | 中印邊界戰爭 | event | S4 | the border fighting of October and November 1962 in the Himalayas | 1962年10月至11月在喜馬拉雅山區發生的領土衝突 | also-zh=中印邊境自衞反擊戰
Zhenbao Island Incident | 珍寶島事件 | event | S3 | the armed clash of March 1969 on the Ussuri River with Soviet troops | 1969年3月在烏蘇里江與蘇軍發生的武裝衝突
restoration of China's seat in the United Nations | 恢復聯合國合法席位 | event | S3 | the vote of October 1971 by which Beijing took the place of Taipei in a world body | 1971年10月北京取代台北在國際組織地位的表決
ping-pong diplomacy | 乒乓外交 | event | S3 | the visit of American table tennis players to China in April 1971 | 1971年4月美國球隊應邀訪華的破冰活動
Nixon's visit to China | 尼克遜訪華 | event | S3 | the trip to Beijing in February 1972 by an American president | 1972年2月美國總統到北京會見毛澤東的行程
normalisation of Sino-Japanese relations | 中日邦交正常化 | event | S3 | the setting up of ties in September 1972 during the visit of Tanaka Kakuei | 1972年9月田中角榮到北京簽署聯合聲明、兩國建交一事
establishment of Sino-American diplomatic relations | 中美建交 | event | S3 | the opening of formal ties between Beijing and Washington on 1 January 1979 | 1979年1月1日華盛頓與北京互相承認一事
Three Worlds Theory | 三個世界理論 | idea | S4 | the view of 1974 that sorted countries into superpowers, other developed states and developing ones | 1974年毛澤東把各國分為超級大國、發達國家及發展中國家的觀點
trade embargo on China | 對華禁運 | method | S4 | the measure of May 1951 by which the United Nations asked states not to sell strategic goods to Beijing | 1951年5月聯合國要求各國停止向北京輸出戰略物資的措施
keeping a low profile | 韜光養晦 | method | S4 | the policy Deng Xiaoping set about 1990 of hiding strength and biding time in world affairs | 1990年前後鄧小平提出、收斂鋒芒的外交方針
Shanghai Cooperation Organisation | 上海合作組織 | institution | S3 | the body set up in 2001 by China, Russia and Central Asian states | 2001年中國、俄羅斯及中亞國家成立的區域機構 | also=SCO; also-zh=上合組織
Asian Infrastructure Investment Bank | 亞洲基礎設施投資銀行 | institution | S3 | the lender with headquarters in Beijing that China proposed in 2013 | 2013年中國倡議、總部設於北京的多邊金融機構 | also=AIIB; also-zh=亞投行
Asia-Pacific Economic Cooperation | 亞太經濟合作組織 | institution | S3 | the forum with members such as Japan, the United States and Australia that China joined in 1991 | 中國於1991年加入、成員包括日本、美國及澳洲的區域論壇 | also=APEC; also-zh=亞太經合組織
Richard Nixon | 尼克遜 | person | S3 | the first American president to visit the People's Republic while in office | 首位在任內訪問新中國的美國總統
Henry Kissinger | 基辛格 | person | S3 | the American adviser who made a secret trip to Beijing in July 1971 | 1971年7月秘密訪問北京的美國國家安全顧問
Tanaka Kakuei | 田中角榮 | person | S3 | the Japanese prime minister who came to Beijing in 1972 to set up ties | 1972年到北京建立邦交的日本首相
Jimmy Carter | 卡特 | person | S4 | the American president under whom formal ties with Beijing began in 1979 | 1979年與中國建交時在任的美國總統
Nikita Khrushchev | 赫魯曉夫 | person | S4 | the Soviet leader who called his experts home from China in 1960 | 1960年撤走在華專家的蘇聯領導人
set | policies of new China's diplomacy | 新中國的外交方針 | leaning to one side; Five Principles of Peaceful Coexistence; keeping a low profile; Three Worlds Theory; non-alignment=不結盟
set | meetings on Asia in which China took part | 中國參與的國際會議 | Bandung Conference; Geneva Conference of 1954; Cairo Conference=開羅會議; Washington Conference
set | conflicts of new China with other states | 新中國與他國的衝突 | Resist America and Aid Korea; Sino-Indian War; Zhenbao Island Incident; Sino-Vietnamese War=中越戰爭
set | turning points in relations with the United States, the United Nations and Japan | 1970年代外交突破 | restoration of China's seat in the United Nations; ping-pong diplomacy; Nixon's visit to China; normalisation of Sino-Japanese relations; establishment of Sino-American diplomatic relations
set | foreign leaders who dealt with new China | 與新中國交往的外國領袖 | Richard Nixon; Henry Kissinger; Tanaka Kakuei; Jimmy Carter; Nikita Khrushchev; Margaret Thatcher
set | international bodies China founded or joined | 中國參與的國際組織 | Shanghai Cooperation Organisation; Asian Infrastructure Investment Bank; Asia-Pacific Economic Cooperation; World Trade Organization=世界貿易組織
order | relations with the United States | 中美關係正常化的步驟 | ping-pong diplomacy > Nixon's visit to China > establishment of Sino-American diplomatic relations
order | relations with the Soviet Union | 中蘇關係的演變 | alliance treaty of 1950=簽訂同盟條約 > Sino-Soviet split > Zhenbao Island Incident
fact | Bandung Conference | 萬隆會議 | year of the event | 事件年份 | 1955 | 1955 |
fact | restoration of China's seat in the United Nations | 恢復聯合國合法席位 | year of the event | 事件年份 | 1971 | 1971 |
fact | Nixon's visit to China | 尼克遜訪華 | year of the event | 事件年份 | 1972 | 1972 |
fact | establishment of Sino-American diplomatic relations | 中美建交 | year of the event | 事件年份 | 1979 | 1979 |
fact | Zhenbao Island Incident | 珍寶島事件 | year of the event | 事件年份 | 1969 | 1969 |
fact | Shanghai Cooperation Organisation | 上海合作組織 | year of founding | 成立年份 | 2001 | 2001 |
fact | Sino-Soviet Treaty of Friendship, Alliance and Mutual Assistance | 《中蘇友好同盟互助條約》 | year of signing | 簽訂年份 | 1950 | 1950 |

== Hong Kong before and under early British rule | 香港早期歷史與開埠
Lei Cheng Uk Han Tomb | 李鄭屋漢墓 | place | S1 | the brick burial site nearly two thousand years old found in Sham Shui Po in 1955 | 1955年在深水埗發現、近二千年前的磚室葬地
Kowloon Walled City | 九龍寨城 | place | S2 | the former Qing fort that China kept in name after 1898 and that is now a park | 1898年後名義上仍屬清廷、現已改建為公園的堡壘
City of Victoria | 維多利亞城 | place | S2 | the urban area first built by the British on the north shore of Hong Kong Island | 英國人在香港島北岸最早開發的市區
Possession Point | 佔領角 | place | S2 | the spot in Sheung Wan where British troops landed in January 1841 | 1841年1月英軍登陸的上環地點 | also-zh=水坑口
Tang clan | 鄧族 | group | S2 | the earliest of the Five Great Clans, settled at Kam Tin and Ping Shan | 新界五大族中最早遷入、聚居錦田及屏山等地的宗族 | also-zh=鄧氏
Hau clan | 侯族 | group | S4 | the one of the Five Great Clans settled at Ho Sheung Heung | 新界五大族中聚居河上鄉的宗族 | also-zh=侯氏
Pang clan | 彭族 | group | S4 | the one of the Five Great Clans settled at Fanling | 新界五大族中聚居粉嶺的宗族 | also-zh=彭氏
Liu clan | 廖族 | group | S4 | the one of the Five Great Clans settled at Sheung Shui | 新界五大族中聚居上水的宗族 | also-zh=廖氏
Man clan | 文族 | group | S4 | the one of the Five Great Clans settled at San Tin | 新界五大族中聚居新田的宗族 | also-zh=文氏
Hakka | 客家人 | group | S2 | the people who came to the New Territories in numbers after the coastal evacuation order was lifted | 遷界令撤銷後大量移入新界、講獨特方言的民系
Punti | 本地人 | group | S4 | the Cantonese-speaking villagers who settled in the New Territories before the Qing | 清代以前已定居新界、講圍頭話的村民 | also-zh=圍頭人
walled village | 圍村 | structure | S2 | a New Territories settlement enclosed for defence, such as Kat Hing Wai | 新界四面築牆以防盜賊的聚落
ancestral hall | 祠堂 | structure | S2 | a clan's building for honouring forefathers and holding meetings | 宗族供奉先人和議事的建築 | also-zh=宗祠
Battle of Tunmen | 屯門海戰 | event | S4 | the Ming defeat of the Portuguese in 1521 near Hong Kong under Wang Hong | 1521年汪鋐率明軍擊敗葡萄牙人的戰役 | also-zh=屯門之役
Six-Day War of 1899 | 新界六日戰 | event | S4 | the armed resistance of villagers to the British takeover in April 1899 | 1899年4月鄉民武力抗拒英國接管的戰事 | also-zh=新界抗英事件
plague of 1894 | 1894年鼠疫 | event | S2 | the outbreak that struck Tai Ping Shan and led to a big clearance of houses | 在太平山區爆發、導致大規模清拆房屋的傳染病事件
Seamen's Strike of 1922 | 1922年海員大罷工 | event | S3 | the stoppage of ship workers in Hong Kong led by Su Zhaozheng for higher pay | 由蘇兆徵等領導、爭取加薪的航運工人行動 | also-zh=香港海員大罷工
John Davis | 戴維斯 | person | S4 | the second Governor of Hong Kong, who introduced the registration of residents in 1844 | 1844年推行居民登記的第二任港督 | also-zh=德庇時, 爹核士
John Bowring | 寶靈 | person | S4 | the Governor of Hong Kong when the Arrow War broke out in 1856 | 1856年第二次鴉片戰爭爆發時的港督 | also-zh=寶寧
Hercules Robinson | 羅便臣 | person | S4 | the Governor of Hong Kong when the Kowloon Peninsula was ceded in 1860 | 1860年九龍半島割讓時的港督
John Pope Hennessy | 軒尼詩 | person | S4 | the Governor of Hong Kong who in 1880 named the first Chinese to the Legislative Council | 1880年委任首位華人立法局議員的港督
Henry Blake | 卜力 | person | S4 | the Governor of Hong Kong when the New Territories were taken over in 1899 | 1899年接管新界時的港督
Frederick Lugard | 盧吉 | person | S4 | the Governor of Hong Kong who promoted the founding of the University of Hong Kong | 二十世紀初倡建香港大學的港督 | also-zh=盧嘉
Cecil Clementi | 金文泰 | person | S4 | the Governor of Hong Kong fluent in Cantonese who faced the later part of the Canton-Hong Kong Strike | 精通粵語、省港大罷工後期接任的港督
Ng Choy | 伍廷芳 | person | S4 | the lawyer who was the first Chinese member of the Legislative Council and later a Qing minister to America | 首位華人立法局議員，後任清廷駐美公使的律師 | also=Wu Ting-fang; also-zh=伍才
Ho Kai | 何啟 | person | S2 | the doctor and lawyer who founded the Alice Memorial Hospital and taught Sun Yat-sen | 創辦雅麗氏醫院、曾任教孫中山的醫生兼律師 | also=Kai Ho Kai
Robert Hotung | 何東 | person | S2 | the comprador of Jardine Matheson who was the first Chinese allowed to live on the Peak | 怡和洋行買辦，首位獲准居於山頂的華人 | also=Robert Ho Tung
Shouson Chow | 周壽臣 | person | S4 | the former boy student in America who in 1926 became the first Chinese Executive Councillor | 曾為留美幼童、1926年成為首位華人行政局議員
Po Leung Kuk | 保良局 | institution | S2 | the charity founded in 1878 to stop the kidnapping of women and children | 1878年成立、防止誘拐婦孺的慈善機構
Man Mo Temple | 文武廟 | institution | S2 | the place of worship on Hollywood Road where Chinese leaders settled disputes | 位於荷李活道、華人領袖曾在此仲裁糾紛的祭祀場所
District Watch Force | 更練團 | institution | S4 | the guards hired by Chinese merchants from 1866 to patrol their quarters | 1866年起由華商出資僱用、在華人區巡邏的治安隊伍
Hong Kong College of Medicine for Chinese | 香港華人西醫書院 | institution | S2 | the school founded in 1887 where Sun Yat-sen studied | 1887年創辦、孫中山曾就讀的學校 | also-zh=西醫書院
University of Hong Kong | 香港大學 | institution | S2 | the city's first place of higher degree studies, opened in 1912 | 1912年開課、本地首間頒授學位的高等學府 | also=HKU; also-zh=港大
Queen's College | 皇仁書院 | institution | S2 | the government boys' school opened in 1862 in Central | 1862年在中環創校的官立男校
Hongkong and Shanghai Banking Corporation | 滙豐銀行 | institution | S3 | the lender founded by foreign merchants in 1865 that issues notes of the city | 1865年在香港創立並發行鈔票的金融機構 | also=HSBC
Jardine Matheson | 怡和洋行 | institution | S2 | the Scottish-founded trading firm that once dealt in opium and moved to Hong Kong | 蘇格蘭人創辦、早期販賣鴉片並遷港的公司
comprador | 買辦 | role | S2 | the Chinese agent who managed business with local people for a foreign firm | 受僱於洋行、代理與本地人交易的華人
Secretary for Chinese Affairs | 華民政務司 | role | S4 | the colonial official in Hong Kong who was the link with the local community | 香港殖民地政府中負責聯繫本地社會的官員
mui tsai | 妹仔 | role | S4 | the girl sold by poor parents to work as an unpaid house servant | 被貧窮父母賣到他人家中作無償家務勞動的女童
Letters Patent | 《英皇制誥》 | document | S4 | the paper of the Crown that set up the colony of Hong Kong's offices and powers of the Governor | 英王頒布、確立香港總督職權及政府架構的憲制文件
Royal Instructions | 《皇室訓令》 | document | S4 | the paper of the Crown with detailed rules on how Hong Kong's two councils should meet and work | 英王頒布、詳列香港行政立法兩局運作規則的憲制文件
set | historical places in Hong Kong | 香港歷史地點 | Lei Cheng Uk Han Tomb; Sung Wong Toi=宋王臺; Joss House Bay Tin Hau Temple=大廟灣天后廟; Kowloon Walled City; Possession Point
set | Five Great Clans | 新界五大族 | Tang clan; Hau clan; Pang clan; Liu clan; Man clan
set | peoples of early Hong Kong | 香港早期居民 | Hakka; Punti; Tanka=蜑家人; Hoklo=鶴佬人
set | buildings of the New Territories and older China | 傳統建築 | walled village; ancestral hall; relay station; study hall=書室
set | fights and unrest in Hong Kong's past | 香港歷史上的衝突及災難 | Battle of Tunmen; Six-Day War of 1899; plague of 1894; Seamen's Strike of 1922; Canton-Hong Kong Strike=省港大罷工
set | workers' protests and risings linked with Hong Kong | 與香港有關的工潮及抗爭 | Seamen's Strike of 1922; Canton-Hong Kong Strike=省港大罷工; 1966 riots; 1967 riots
set | early governors of Hong Kong | 早期港督 | Henry Pottinger; John Davis; John Bowring; Hercules Robinson; John Pope Hennessy; Henry Blake
set | governors of Hong Kong before 1941 | 1941年前的港督 | Henry Blake; Frederick Lugard; Cecil Clementi; Mark Young
set | Chinese leaders in Hong Kong | 香港華人領袖 | Ng Choy; Ho Kai; Robert Hotung; Shouson Chow
set | Chinese charities and bodies in early Hong Kong | 早期華人組織 | Tung Wah Hospital=東華醫院; Po Leung Kuk; Man Mo Temple; District Watch Force
set | schools in Hong Kong history | 香港歷史上的學府 | Hong Kong College of Medicine for Chinese; University of Hong Kong; Queen's College; Chinese University of Hong Kong
set | laws and papers that ruled Hong Kong | 香港的法規及憲制文件 | Letters Patent; Royal Instructions; Basic Law; Hong Kong National Security Law
order | early governors of Hong Kong | 早期港督任期先後 | Henry Pottinger > John Davis > George Bonham=般咸 > John Bowring > Hercules Robinson
fact | Tung Wah Hospital | 東華醫院 | year of opening | 啟用年份 | 1872 | 1872 |
fact | University of Hong Kong | 香港大學 | year of opening | 啟用年份 | 1912 | 1912 |
fact | Queen's College as the Central School | 皇仁書院前身中央書院 | year of opening | 啟用年份 | 1862 | 1862 |
fact | Po Leung Kuk | 保良局 | year of founding | 成立年份 | 1878 | 1878 |
fact | Hong Kong College of Medicine for Chinese | 香港華人西醫書院 | year of founding | 成立年份 | 1887 | 1887 |
fact | Seamen's Strike in Hong Kong | 香港海員大罷工 | year of outbreak | 爆發年份 | 1922 | 1922 |
fact | Canton-Hong Kong Strike | 省港大罷工 | year of outbreak | 爆發年份 | 1925 | 1925 |

== Hong Kong from the Second World War to the present | 香港：二戰至今
Battle of Hong Kong | 香港保衞戰 | event | S3 | the eighteen days of fighting in December 1941 that ended on Christmas Day | 1941年12月歷時十八天、至聖誕日結束的戰事 | also-zh=香港攻防戰
Japanese Occupation of Hong Kong | 日佔時期 | period | P6 | the time from December 1941 to August 1945 known as three years and eight months | 1941年12月至1945年8月、俗稱三年零八個月的日子 | also-zh=香港淪陷時期
repatriation policy of the Japanese | 歸鄉政策 | method | S3 | the measure of occupied Hong Kong that drove people back to the mainland to save food | 日佔時因糧食短缺而強迫居民離港返回內地的措施
rice rationing | 糧食配給制度 | method | S3 | the measure of occupied Hong Kong by which each person could buy only a set amount of a staple food | 日佔時限定每人只可購買定量食米的措施
Rensuke Isogai | 磯谷廉介 | person | S4 | the Japanese lieutenant-general who was Governor of occupied Hong Kong from 1942 | 1942年起任香港佔領地總督的日本中將
Takashi Sakai | 酒井隆 | person | S4 | the Japanese commander of the attack on Hong Kong in December 1941 | 1941年12月指揮進攻香港的日軍司令
Mark Young | 楊慕琦 | person | S3 | the Governor who gave up Hong Kong to the Japanese and drew up a political reform plan in 1946 | 向日軍投降、1946年提出政制改革方案的港督
Gin Drinkers Line | 醉酒灣防線 | structure | S4 | the string of bunkers and trenches across the New Territories lost within days in 1941 | 橫跨新界、1941年數天內失守的碉堡及戰壕
Alexander Grantham | 葛量洪 | person | S3 | the Governor from 1947 to 1957 under whom public housing began after the Shek Kip Mei fire | 1947至1957年在任、石硤尾大火後開展公屋的港督
David Trench | 戴麟趾 | person | S4 | the Governor of Hong Kong during the unrest of 1966 and 1967 | 1966及1967年動亂期間在任的港督
Murray MacLehose | 麥理浩 | person | S3 | the Governor from 1971 to 1982 who set up the ICAC and launched the ten-year housing scheme | 1971至1982年在任、設立廉政公署及推行十年建屋計劃的港督
Edward Youde | 尤德 | person | S3 | the Governor during the Sino-British talks who died in Beijing in 1986 | 中英談判期間在任、1986年在北京病逝的港督
David Wilson | 衞奕信 | person | S3 | the Governor from 1987 to 1992 who announced the new airport scheme | 1987至1992年在任、宣布興建新機場計劃的港督 | also-zh=衛奕信
Chris Patten | 彭定康 | person | S3 | the last Governor of Hong Kong, who served from 1992 to 1997 | 1992至1997年在任的末任香港總督
Tung Chee-hwa | 董建華 | person | P5 | the first Chief Executive of the Hong Kong Special Administrative Region | 香港特別行政區首任行政長官
Donald Tsang | 曾蔭權 | person | S3 | the Chief Executive who took office in 2005 after the first one resigned | 2005年接替首任行政長官的特區首長
Leung Chun-ying | 梁振英 | person | S3 | the Chief Executive who served one term from 2012 to 2017 | 2012至2017年在任的行政長官
Carrie Lam | 林鄭月娥 | person | S3 | the first woman to be Chief Executive, from 2017 to 2022 | 2017至2022年在任的首位女性行政長官
John Lee | 李家超 | person | S3 | the former Secretary for Security who became Chief Executive in 2022 | 曾任保安局局長、2022年就任的行政長官
Margaret Thatcher | 戴卓爾夫人 | person | S3 | the British prime minister who signed the Sino-British Joint Declaration in 1984 | 1984年簽署《中英聯合聲明》的英國首相
Shek Kip Mei Fire | 石硤尾大火 | event | S3 | the blaze of Christmas Day 1953 that left over 50,000 squatters homeless | 1953年聖誕日令五萬多寮屋居民無家可歸的災難
1956 riots | 雙十暴動 | event | S4 | the unrest of October 1956 that began over flags in Li Cheng Uk Estate | 1956年10月因李鄭屋徙置區旗幟被除而起的騷亂
1966 riots | 1966年九龍騷動 | event | S3 | the unrest of April that followed a protest against a rise in Star Ferry fares | 4月因反對天星小輪加價而引發的動亂 | also=Star Ferry riots; also-zh=天星小輪加價事件
1967 riots | 六七暴動 | event | S3 | the unrest that grew from a labour dispute in a San Po Kong plastic flower factory | 由新蒲崗人造花廠勞資糾紛引發的動亂
handover of Hong Kong | 香港回歸 | event | P5 | the resumption of the exercise of sovereignty by China on 1 July 1997 | 1997年7月1日中國恢復行使主權一事 | also=return of Hong Kong
SARS outbreak of 2003 | 沙士疫情 | event | P6 | the spread of a new lung disease that killed 299 people in Hong Kong | 肺炎病毒傳播、在港奪去299條人命的事件
Asian financial crisis | 亞洲金融風暴 | event | S3 | the fall of currencies and stocks that hit the region in 1997 and 1998 | 1997至1998年區內貨幣及股市急跌的危機 | also-zh=亞洲金融危機
Sino-British Joint Declaration | 《中英聯合聲明》 | document | S3 | the agreement of 1984 on China's resumption of sovereignty over Hong Kong | 1984年簽訂、訂明中國於1997年恢復對香港行使主權的協定 | also-zh=《中英關於香港問題的聯合聲明》
Basic Law | 《基本法》 | document | P5 | the law passed in 1990 that sets out the systems of the Hong Kong Special Administrative Region | 1990年通過、訂明香港特別行政區各項制度的憲制文件 | also-zh=《香港特別行政區基本法》
Hong Kong National Security Law | 《香港國安法》 | document | S3 | the law of June 2020 against secession, subversion, terrorist acts and collusion with foreign forces | 2020年6月實施、懲治分裂國家等四類罪行的法律 | also-zh=《港區國安法》
one country, two systems | 一國兩制 | idea | P6 | the principle that capitalism stays in Hong Kong while the mainland keeps socialism | 內地實行社會主義而香港保持資本主義的方針
Hong Kong people administering Hong Kong | 港人治港 | idea | S3 | the principle that local patriots form the government after 1997 | 由愛國的本地居民管理特區的原則
high degree of autonomy | 高度自治 | idea | S3 | the principle that the Special Administrative Region runs most affairs except defence and foreign relations | 除國防外交等事務外特區可自行處理內部事務的原則
patriots administering Hong Kong | 愛國者治港 | idea | S3 | the principle behind the electoral change of 2021 that only those loyal to the country hold public power | 2021年完善選舉制度所本、公職須由忠於國家的人擔任的原則
positive non-interventionism | 積極不干預政策 | idea | S3 | the policy so named by Philip Haddon-Cave under which the government leaves most business matters to the market | 夏鼎基提出、政府盡量讓市場自行運作的經濟方針
Executive Council | 行政局 | institution | S3 | the body of colonial Hong Kong that advised the Governor on policy | 殖民地時期就政策向港督提供意見的機構 | also=ExCo
Legislative Council | 立法局 | institution | S3 | the body of colonial Hong Kong that passed bills and approved spending | 殖民地時期審議法案及批准公帑的機構 | also=LegCo
Urban Council | 市政局 | institution | S3 | the body of colonial Hong Kong for public hygiene and recreation in the city area | 殖民地時期負責城區公共衞生及康樂的機構
District Board | 區議會 | institution | S3 | the body set up in 1982 to advise the government on local affairs in each part of Hong Kong | 1982年起在各處設立、就地方事務提供意見的機構 | also=District Council
ICAC | 廉政公署 | institution | S3 | the body set up in 1974 to fight corruption in Hong Kong | 1974年設立、打擊貪污的機構 | also=Independent Commission Against Corruption
Heung Yee Kuk | 鄉議局 | institution | S3 | the body that speaks for the villagers of the New Territories | 代表新界原居民的諮詢組織
Housing Authority | 房屋委員會 | institution | S3 | the body set up in 1973 to plan and build public homes in Hong Kong | 1973年成立、負責規劃興建公營居所的機構 | also-zh=房委會
Chinese University of Hong Kong | 香港中文大學 | institution | S3 | the place of higher learning formed in 1963 from three colleges | 1963年由三間書院合組而成的高等學府 | also=CUHK; also-zh=中大
resettlement estate | 徙置區 | structure | S3 | the early blocks built by the government from 1954 for squatters who had lost their homes | 1954年起政府為受災寮屋居民興建的樓宇 | also-zh=徙置大廈
new town | 新市鎮 | place | S3 | a place such as Sha Tin or Tsuen Wan developed to move people out of the old urban area | 為疏導市區人口而發展的地方，如沙田、荃灣
squatter area | 寮屋區 | place | S3 | a place of huts put up without permission, where many newcomers lived | 居民非法搭建木屋聚居的地方 | also-zh=木屋區
ten-year housing programme | 十年建屋計劃 | method | S3 | the scheme of 1972 to give homes to 1.8 million people | 1972年宣布、為一百八十萬人提供居所的方案
Home Ownership Scheme | 居者有其屋計劃 | method | S3 | the scheme from the 1970s of selling flats to families at prices below the market | 1970年代起以低於市價售樓予市民的方案 | also-zh=居屋計劃
nine-year free education | 九年免費教育 | method | S3 | the scheme from 1978 under which children go to school without fees up to Secondary 3 | 1978年起學生由小學至中三毋須繳交學費的措施
Touch Base Policy | 抵壘政策 | method | S4 | the rule of 1974 to 1980 that let mainland migrants stay if they reached the urban area | 1974至1980年准許到達市區的內地偷渡者居留的措施
Special Administrative Region | 特別行政區 | place | P5 | a region such as Hong Kong or Macao under one country, two systems | 按一國兩制設立的地方，如香港、澳門 | also=SAR; also-zh=特區
set | governors of Hong Kong after 1941 | 1941年後的港督 | Mark Young; Alexander Grantham; David Trench; Murray MacLehose; Edward Youde; David Wilson; Chris Patten
set | Chief Executives | 行政長官 | Tung Chee-hwa; Donald Tsang; Leung Chun-ying; Carrie Lam; John Lee
set | people in Hong Kong's return to China | 與香港回歸有關的人物 | Deng Xiaoping; Margaret Thatcher; Chris Patten; Tung Chee-hwa; Edward Youde
set | people of wartime Hong Kong | 與戰時香港有關的人物 | Mark Young; Rensuke Isogai; Takashi Sakai; Choi Kwok-leung=蔡國梁
set | unrest and disasters in post-war Hong Kong | 戰後香港的騷動與災難 | Shek Kip Mei Fire; 1956 riots; 1966 riots; 1967 riots
set | events in Hong Kong since 1982 | 1982年以來的香港大事 | Sino-British negotiations=中英談判; handover of Hong Kong; Asian financial crisis; SARS outbreak of 2003
set | turning points of Hong Kong in the twentieth century | 二十世紀香港大事 | Battle of Hong Kong; Shek Kip Mei Fire; 1967 riots; Sino-British negotiations=中英談判; handover of Hong Kong
set | papers on Hong Kong's status and trade | 有關香港地位及經貿的文件 | Sino-British Joint Declaration; Basic Law; Hong Kong National Security Law; Closer Economic Partnership Arrangement=《內地與香港關於建立更緊密經貿關係的安排》
set | principles for ruling Hong Kong | 管治香港的原則 | one country, two systems; Hong Kong people administering Hong Kong; high degree of autonomy; positive non-interventionism
set | principles of Hong Kong's political order since 1997 | 回歸後的政治原則 | one country, two systems; high degree of autonomy; patriots administering Hong Kong; executive-led government=行政主導
set | councils of colonial Hong Kong | 殖民地時期的議會及諮詢組織 | Executive Council; Legislative Council; Urban Council; District Board; Heung Yee Kuk
set | public bodies in Hong Kong | 香港的公共機構 | ICAC; Housing Authority; Urban Council; Heung Yee Kuk; Po Leung Kuk
set | kinds of areas in modern Hong Kong and China | 香港及內地的各類地方 | new town; squatter area; special economic zone=經濟特區; Special Administrative Region
set | social policies of post-war Hong Kong | 戰後香港的社會政策 | ten-year housing programme; Home Ownership Scheme; nine-year free education; Dongjiang water supply=東江水供港; Touch Base Policy
set | paper money in Chinese and Hong Kong history | 近代的貨幣 | military yen=軍票; fabi=法幣; gold yuan; renminbi
order | governors of Hong Kong after the war | 戰後港督任期先後 | Alexander Grantham > Robert Black=柏立基 > David Trench > Murray MacLehose > Edward Youde > David Wilson > Chris Patten
order | Chief Executives by time in office | 行政長官任期先後 | Tung Chee-hwa > Donald Tsang > Leung Chun-ying > Carrie Lam > John Lee
order | Hong Kong's return to China | 香港回歸的歷程 | Sino-British negotiations=中英談判 > Joint Declaration signed=簽署《中英聯合聲明》 > Basic Law passed=通過《基本法》 > handover of Hong Kong
order | post-war Hong Kong | 戰後香港大事先後 | Shek Kip Mei Fire > 1956 riots > Dongjiang water supply begins=東江水開始供港 > 1966 riots > 1967 riots > ICAC set up=成立廉政公署
fact | Sino-British Joint Declaration | 《中英聯合聲明》 | year of signing | 簽訂年份 | 1984 | 1984 |
fact | Closer Economic Partnership Arrangement | CEPA | year of signing | 簽訂年份 | 2003 | 2003 |
fact | fall of Hong Kong to Japan | 香港淪陷 | year of the event | 事件年份 | 1941 | 1941 |
fact | Shek Kip Mei Fire | 石硤尾大火 | year of the event | 事件年份 | 1953 | 1953 |
fact | handover of Hong Kong | 香港回歸 | year of the event | 事件年份 | 1997 | 1997 |
fact | start of nine-year free education in Hong Kong | 香港實施九年免費教育 | year of the event | 事件年份 | 1978 | 1978 |
fact | start of Dongjiang water supply to Hong Kong | 東江水開始供港 | year of the event | 事件年份 | 1965 | 1965 |
fact | Basic Law passed by the National People's Congress | 全國人大通過《基本法》 | year of the event | 事件年份 | 1990 | 1990 |
fact | ICAC | 廉政公署 | year of founding | 成立年份 | 1974 | 1974 |
fact | Chinese University of Hong Kong | 香港中文大學 | year of founding | 成立年份 | 1963 | 1963 |
fact | Cross-Harbour Tunnel at Hung Hom | 紅磡海底隧道 | year of opening | 啟用年份 | 1972 | 1972 |
fact | Hong Kong International Airport at Chek Lap Kok | 赤鱲角香港國際機場 | year of opening | 啟用年份 | 1998 | 1998 |
fact | Mass Transit Railway in Hong Kong | 香港地下鐵路 | year of opening | 啟用年份 | 1979 | 1979 |

== Across the periods | 跨時期綜合
set | slogans of the People's Republic | 新中國的口號 | General Line; Four Modernisations; Two Whatevers; Four Cardinal Principles
set | works of science from the Yuan and Ming | 元明科學著作 | Shoushi Calendar; Compendium of Materia Medica; Exploitation of the Works of Nature; Complete Treatise on Agriculture=《農政全書》; Kunyu Wanguo Quantu
set | eunuchs of the Ming | 明代宦官 | Zheng He; Wang Zhen; Liu Jin; Wei Zhongxian
set | great travellers | 旅行家及航海家 | Zheng He; Xu Xiake; Marco Polo; Matteo Ricci
set | systems of the Ming and Qing state | 明清的制度 | tributary system; lijia system; weisuo system; Eight Banners
set | contacts with foreign lands in the Ming and Qing | 明清對外大事 | Zheng He's voyages; Imjin War=萬曆援朝之役; Macartney Mission; Amherst Mission
set | payments and charges in the Qing | 清代的款項 | indemnity; silver for nourishing honesty; likin=釐金; meltage fee=火耗
set | peoples of the north and west | 北方及西北民族 | Dzungars; Tatars; Jurchens; Khalkha Mongols=喀爾喀蒙古
set | risings in modern China | 近代起義 | Jintian Uprising; Huanghuagang Uprising; Wuchang Uprising; Nanchang Uprising; Autumn Harvest Uprising
set | armed forces of the late Qing | 晚清的軍隊 | Beiyang Fleet; Xiang Army; Huai Army; New Army
set | events of 1911 to 1916 | 1911至1916年大事 | Wuchang Uprising; founding of the Republic of China; Second Revolution; Hongxian Monarchy; murder of Song Jiaoren
set | wars from 1894 to 1945 | 1894至1945年的戰爭 | First Sino-Japanese War; Russo-Japanese War; Northern Expedition; Central Plains War; War of Resistance against Japan
set | founders of states in the Yuan to Qing | 元明清的立國者 | Kublai Khan; Zhu Yuanzhang; Nurhaci; Hong Taiji; Li Zicheng; Zhang Xianzhong
set | last rulers and their ends | 亡國或失位的君主 | Emperor Shun of Yuan; Jianwen Emperor; Chongzhen Emperor; Puyi
set | princes of the Mongol conquests | 蒙古西征時期的君主及宗王 | Mongke Khan; Batu; Hulegu; Ogedei Khan; Guyuk Khan=貴由
set | Yuan figures of drama and art | 元代文藝人物 | Wang Shifu; Ma Zhiyuan; Bai Pu; Huang Gongwang; Zhao Mengfu
set | non-Chinese figures who served the Yuan and Qing courts | 為元清朝廷效力的外族及外國人物 | Yelü Chucai; Phags-pa=八思巴; Johann Adam Schall von Bell; Ferdinand Verbiest; Robert Hart
set | rebel leaders in Chinese history | 民變領袖 | Liu Futong; Chen Youliang; Zhang Shicheng; Li Zicheng; Zhang Xianzhong; Hong Xiuquan
set | middle and late Ming emperors | 明代中後期皇帝 | Jiajing Emperor; Wanli Emperor; Chongzhen Emperor; Zhengde Emperor=明武宗
set | victims of court struggles | 政治鬥爭中被殺的人物 | Hu Weiyong; Lan Yu; Fang Xiaoru; Yuan Chonghuan; Nian Gengyao; Heshen
set | upright men of the Ming | 明代忠直之士 | Fang Xiaoru; Yu Qian; Hai Rui; Shi Kefa; Gu Xiancheng
set | chief ministers and favourites of the Ming and Qing | 明清權臣 | Zhang Juzheng; Yan Song; Oboi; Heshen; Hu Weiyong
set | commanders on the Ming north-east front | 明末遼東將帥 | Xiong Tingbi; Yuan Chonghuan; Hong Chengchou; Wu Sangui; Sun Chengzong=孫承宗
set | defenders of the coast and the homeland | 抗擊外敵的英雄 | Qi Jiguang; Zheng Chenggong; Guan Tianpei; Deng Shichang; Yu Qian
set | Mongol leaders of the Ming and Qing age | 明清時期的蒙古首領 | Esen; Altan Khan; Galdan; Sengge Rinchen
set | thinkers and reform writers of Ming to late Qing | 明清思想家 | Li Zhi; Huang Zongxi; Gu Yanwu; Wei Yuan; Feng Guifen; Yan Fu
set | great Confucian scholars | 明清儒學人物 | Wang Shouren; Wang Fuzhi; Gu Yanwu; Kang Youwei
set | writers of the Qing | 清代文學家 | Cao Xueqin; Pu Songling; Wu Jingzi; Kong Shangren; Hong Sheng
set | writers of the Ming | 元末至明代文學家 | Luo Guanzhong; Shi Nai'an; Wu Cheng'en; Tang Xianzu
set | Chinese Catholics, missionaries and converts in history | 與西學東漸有關的人物 | Xu Guangqi; Matteo Ricci; Francis Xavier; Li Zhizao=李之藻
set | regents and princes of the Qing | 清代攝政及宗室人物 | Dorgon; Prince Gong; Zaifeng; Prince Qing; Zaize
set | emperors of the Qing in its glory and decline | 清代盛衰期的皇帝 | Kangxi Emperor; Yongzheng Emperor; Qianlong Emperor; Daoguang Emperor; Guangxu Emperor
set | emperors of the troubled nineteenth century | 十九世紀的清帝 | Daoguang Emperor; Xianfeng Emperor; Tongzhi Emperor; Guangxu Emperor
set | officials of the opium ban and the wars | 禁煙及兩次鴉片戰爭的大臣 | Lin Zexu; Deng Tingzhen; Qishan; Ye Mingchen; Qiying
set | leaders of the Sino-French and Sino-Japanese wars | 中法及甲午戰爭人物 | Liu Yongfu; Feng Zicai; Ding Ruchang; Deng Shichang; Ito Hirobumi; Li Hongzhang
set | Chinese negotiators and signatories | 晚清議和大臣 | Qiying; Prince Gong; Li Hongzhang; Zeng Jize=曾紀澤
set | foreign envoys and commanders in China | 來華的外國使節及統帥 | George Macartney; William Amherst; Henry Pottinger; Nikolay Muravyov=穆拉維約夫; Alfred von Waldersee; Charles Gordon
set | foreigners named in the Republic and the People's Republic | 民國及新中國時期的外國人物 | Mikhail Borodin; Adolph Joffe; Otto Braun; Joseph Stilwell; George Marshall; Nikita Khrushchev
set | Taiping and Qing figures of the civil war | 太平天國戰爭的人物 | Hong Rengan; Li Xiucheng; Wei Changhui; Sengge Rinchen; Zeng Guofan
set | Taiping kings named after directions | 太平天國以方位為號的諸王 | Yang Xiuqing; Xiao Chaogui; Feng Yunshan; Wei Changhui
set | builders of industry | 興辦實業的人物 | Li Hongzhang; Zhang Zhidong; Zhang Jian; Sheng Xuanhuai; Zuo Zongtang
set | Manchus and Mongols at the late Qing court | 晚清滿蒙大臣及皇族 | Woren; Wenxiang; Ronglu; Prince Qing; Sengge Rinchen
set | women in modern Chinese history | 近代女性人物 | Empress Dowager Cixi; Qiu Jin; Soong Mei-ling; Soong Ching-ling; Jiang Qing
set | revolutionaries and their writings | 革命黨人 | Zhang Binglin; Zou Rong; Lin Juemin; Song Jiaoren; Lu Haodong
set | people assassinated or killed in modern China | 近代遇刺或遇害的人物 | Song Jiaoren; Liao Zhongkai; Yeung Ku-wan; Zhang Zuolin; Li Dazhao
set | Guangdong and Hong Kong links of the revolution | 與香港有關的革命及華人人物 | Sun Yat-sen; Yeung Ku-wan; Ho Kai; Ng Choy; Cai Yuanpei
set | generals of the Northern Expedition age | 北伐時期的軍事人物 | Chiang Kai-shek; Wu Peifu; Sun Chuanfang; Zhang Zuolin; Feng Yuxiang
set | Nationalist generals | 國民政府時期的將領 | Zhang Xueliang; Yang Hucheng; Li Zongren; Fu Zuoyi; Xue Yue; Du Yuming
set | rivals of Chiang Kai-shek | 曾與蔣介石對立的人物 | Wang Jingwei; Hu Hanmin; Feng Yuxiang; Yan Xishan; Zhang Xueliang
set | early communist leaders | 中共早期領導人 | Chen Duxiu; Li Dazhao; Bo Gu; Mao Zedong; Ye Ting
set | diplomats and envoys of modern China | 近現代外交人物 | Wellington Koo; Ng Choy; Zhou Enlai; T. V. Soong
set | martyrs in the War of Resistance | 抗戰殉國將領 | Zhang Zizhong; Tong Linge; Dai Anlan; Hao Mengling=郝夢齡; Zuo Quan=左權
set | marshals and generals of the communists | 中共將帥 | Zhu De; Peng Dehuai; Lin Biao; Ye Ting; Liu Bocheng=劉伯承
set | politicians after Mao | 毛澤東之後的政治人物 | Hua Guofeng; Hu Yaobang; Chen Yun; Jiang Zemin; Zhu Rongji
set | figures of the Cultural Revolution years | 文革時期人物 | Liu Shaoqi; Lin Biao; Jiang Qing; Yao Wenyuan; Hua Guofeng; Zhou Enlai
set | foreign figures in China's diplomacy from 1971 | 1971年起與中國外交有關的外國人物 | Richard Nixon; Henry Kissinger; Jimmy Carter; Tanaka Kakuei; Margaret Thatcher
set | governors who changed Hong Kong | 對香港影響深遠的港督 | Frederick Lugard; Mark Young; Alexander Grantham; Murray MacLehose; Chris Patten
set | governors in times of war and unrest | 動盪時期的港督 | John Bowring; Henry Blake; Cecil Clementi; Mark Young; David Trench
set | armies and bands that rose against rulers | 民間反抗武裝及團體 | Nian Army; Boxers; Tiandihui; White Lotus Society; God Worshipping Society
set | groups for or against the monarchy | 支持或反對帝制的團體 | Baohuanghui; Chouanhui; Tongmenghui; Huaxinghui; Guangfuhui
set | armies of the Republic | 民國時期的軍隊 | Guominjun; Red Army; New Fourth Army; Chinese Expeditionary Force
set | central government of the Yuan and Ming | 元明中央機構 | Zhongshusheng; Shumiyuan; Yushitai; Grand Secretariat; Five Chief Military Commissions
set | secret police and inner court organs | 明代廠衞及內廷機構 | Eastern Depot; Western Depot; Embroidered Uniform Guard; Directorate of Ceremonial=司禮監
set | local government organs of the Yuan and Ming | 元明地方機構 | Xingzhongshusheng=行中書省; Provincial Administration Commission; Provincial Surveillance Commission; Regional Military Commission
set | works and firms in late Qing China | 晚清新式企業 | Jiangnan Arsenal; Fuzhou Shipyard; Kaiping Mines; Shanghai Cotton Cloth Mill=上海機器織布局; Hanyang Ironworks
set | law-making and debating bodies | 議政及立法機構 | Provincial Assembly; Advisory Council; Legislative Yuan; Council of Princes and High Officials
set | foreign affairs bodies and cabinets of the Qing | 清代的外交及行政機構 | Lifan Yuan; Zongli Yamen; Waiwubu; Imperial Family Cabinet
set | old and new universities | 近現代高等學府 | Imperial University of Peking; National Southwestern Associated University=西南聯合大學; University of Hong Kong; Chinese University of Hong Kong
set | training schools for officers and specialists | 近代專門學校 | Tongwenguan; Beiyang Naval Academy; Whampoa Military Academy=黃埔軍校; Hong Kong College of Medicine for Chinese
set | statutory and advisory bodies of Hong Kong | 香港的政府及諮詢組織 | Executive Council; Legislative Council; District Board; Housing Authority; ICAC
set | officials of the Qing | 清代官員 | governor-general; provincial governor; grand councillor; amban in Tibet=駐藏大臣; imperial commissioner=欽差大臣
set | kinds of foreign foothold | 外國在華立足點 | treaty port; concession; leased territory; sphere of influence
set | open areas and special places since 1980 | 1980年以來的特殊地區 | special economic zone=經濟特區; open coastal city; Pudong New Area; Special Administrative Region
set | ways of tax collection | 賦稅措施 | single whip reform; merging of poll tax into land tax=攤丁入地; return of meltage fees to the public purse; two-tax system=兩稅法
set | ways of control and succession in the Qing | 清代皇帝的統治手段 | secret naming of the heir; secret memorial system; golden urn lottery=金瓶掣籤; literary inquisition
set | political lines of modern leaders | 近現代領袖的策略 | Alliance with Russia and admission of communists=聯俄容共; internal pacification before external resistance; trading space for time; keeping a low profile
set | measures in Hong Kong's war and post-war years | 香港戰時及戰後措施 | repatriation policy of the Japanese; rice rationing; Touch Base Policy; ten-year housing programme; Home Ownership Scheme
set | novels and stories of the Ming to the Republic | 明清至民國的小說 | Water Margin; Dream of the Red Chamber; The Scholars; A Madman's Diary; The True Story of Ah Q
set | four great novels and their like | 古典章回小說 | Romance of the Three Kingdoms; Water Margin; Journey to the West; Dream of the Red Chamber
set | love stories on the stage | 以愛情為題材的戲曲 | Romance of the Western Chamber; The Peony Pavilion; The Peach Blossom Fan; Rain on the Paulownia Tree; Autumn in the Palace of Han
set | unequal treaties after 1860 | 1860年後的不平等條約 | Chefoo Convention; Sino-French New Treaty; Treaty of Shimonoseki; Sino-Russian Secret Treaty=《中俄密約》; Boxer Protocol
set | plans and platforms on land and the state | 土地及建國方案 | Land System of the Heavenly Dynasty; New Treatise on Aids to Administration; Outline Land Law of China=《中國土地法大綱》; Common Programme
set | journals and newspapers | 近代報刊 | The China Progress; New Citizen Journal; Minbao; New Youth
set | texts of the Cultural Revolution and the years around it | 文革前後的文件及作品 | Hai Rui Dismissed from Office; May 16 Notification; Quotations from Chairman Mao=《毛主席語錄》; Resolution on Party History of 1981
set | purges and cases | 歷代大案 | Hu Weiyong Case; Lan Yu Case; Subao Case; murder of Song Jiaoren
set | sieges and massacres | 歷代慘案 | Ten Days of Yangzhou; Three Massacres of Jiading=嘉定三屠; Nanjing Massacre; Jinan Incident; May Thirtieth Incident
set | naval fights in Chinese history | 歷代水戰 | Battle of Lake Poyang; Battle of Tunmen; Battle of Fuzhou; Battle of the Yalu River; Battle of Weihaiwei
set | incidents at the start of wars | 引發戰爭的事件 | Destruction of Opium at Humen; Arrow Incident; Marco Polo Bridge Incident; Mukden Incident
set | splits and unions of parties | 國共合作及分裂 | First United Front; Second United Front; April 12 Purge; Nanjing-Wuhan Split; New Fourth Army Incident
set | key steps of the communists up to 1936 | 1936年前中共的大事 | Nanchang Uprising; Guangzhou Uprising of 1927; encirclement campaigns; Long March; Zunyi Conference=遵義會議
set | battles of 1938 to 1944 | 1938至1944年的戰役 | Battle of Taierzhuang; Battle of Wuhan; Battle of Changsha; Hundred Regiments Offensive; Operation Ichigo
set | battles in Hong Kong and China in 1937 to 1941 | 1937至1941年的戰役 | Battle of Shanghai; Battle of Xinkou; Battle of Wuhan; Battle of Hong Kong
set | decisive campaigns in Chinese history | 中國歷史上的關鍵戰役 | Battle of Sarhu; Battle of Shanhai Pass; Liaoshen Campaign; Huaihai Campaign; Pingjin Campaign
set | campaigns of the Communist Party after 1949 | 1949年後的政治運動 | suppression of counter-revolutionaries; Three-Anti Campaign; Five-Anti Campaign; Anti-Rightist Movement; Socialist Education Movement=社會主義教育運動
set | setbacks of the 1950s to the 1970s | 1950至1970年代大事 | Great Leap Forward; three years of hardship; Cultural Revolution; Lushan Conference
set | diplomatic events of new China | 新中國的外交大事 | Geneva Conference of 1954; Bandung Conference; Sino-Soviet split; ping-pong diplomacy; establishment of Sino-American diplomatic relations
set | thought and learning in late imperial and modern China | 明清至近代的思想主張 | school of mind=心學; evidential scholarship; practical statecraft learning=經世致用之學; Chinese learning as substance, Western learning for use; learning from foreigners to control them
set | privileges and rights in foreign trade | 中外貿易的權利 | consular jurisdiction; most-favoured-nation treatment; fixed tariff; tariff autonomy=關稅自主
set | political ideas from Sun Yat-sen to Deng Xiaoping | 近現代政治理念 | Principle of Nationalism; Principle of Democracy; Principle of People's Livelihood; one country, two systems
set | theories of leaders after 1978 | 1978年後領導人的理論 | Four Cardinal Principles; Three Represents; Scientific Outlook on Development; one country, two systems
`
