/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const chineseHistory = `
== Early humans and legendary rulers | 遠古人類與傳說時代
Peking Man | 北京人 | group | S1 | the Homo erectus people whose fossils and hearth ashes were found at Zhoukoudian | 化石及用火灰燼在周口店發現的直立人 | also-zh=北京直立人; not=Upper Cave Man
Upper Cave Man | 山頂洞人 | group | S1 | the modern humans at Zhoukoudian who sewed with bone needles and wore ornaments | 在周口店居住、懂得用骨針縫衣及佩戴飾物的晚期智人 | not=Peking Man
Yuanmou Man | 元謀人 | group | S1 | the Homo erectus people of Yunnan known from two front teeth | 在雲南發現兩顆門齒化石的直立人
Lantian Man | 藍田人 | group | S1 | the Homo erectus people whose skull and lower jaw were found in Shaanxi | 頭骨及下頜骨在陝西發現的直立人
Yangshao culture | 仰韶文化 | group | S1 | the Neolithic culture of the middle Yellow River known for its painted pottery | 黃河中游以彩陶聞名的新石器時代文化 | not=Longshan culture
Longshan culture | 龍山文化 | group | S1 | the late Neolithic culture of the Yellow River valley known for its thin black pottery | 黃河流域以薄胎黑陶聞名的新石器時代晚期文化 | not=Yangshao culture
Hemudu culture | 河姆渡文化 | group | S1 | the Neolithic culture of Zhejiang known for early rice growing and houses on stilts | 浙江一帶以種植水稻及干欄式房屋聞名的新石器時代文化
Liangzhu culture | 良渚文化 | group | S1 | the late Neolithic culture of the lower Yangtze known for jade cong, a walled city and dams | 長江下游以玉琮、古城及水壩聞名的新石器時代晚期文化
Hongshan culture | 紅山文化 | group | S1 | the Neolithic culture of the Liao River area known for its C-shaped jade dragon | 遼河流域以C形玉龍聞名的新石器時代文化
Erlitou culture | 二里頭文化 | group | S1 | the early Bronze Age culture of western Henan that many scholars link with the Xia | 河南西部、多被學者視為夏代遺存的青銅時代早期文化
Yinxu | 殷墟 | place | S1 | the site at Anyang where the ruins of the last Shang capital and many inscribed oracle bones were found | 位於安陽、出土大量甲骨的商代後期都城遺址 | also=Yin Ruins
Sanxingdui | 三星堆 | place | S1 | the Sichuan site where large bronze masks and a tall bronze standing figure were found | 在四川、出土大型青銅面具及立人像的遺址
Banpo | 半坡 | place | S1 | the Neolithic village site near Xi'an with a moat and painted pottery basins | 位於西安、有壕溝及人面魚紋彩陶盆的新石器時代村落遺址
Zhoukoudian | 周口店 | place | S1 | the cave site near Beijing where fossils of Homo erectus were found | 位於北京西南、發現直立人化石的洞穴遺址
Mawangdui | 馬王堆 | place | S1 | the Changsha site of Western Han tombs with a well-preserved lady and books written on silk | 位於長沙、出土女屍及帛書的西漢墓葬遺址
Youchao | 有巢氏 | person | P5 | the legendary leader who taught people to build shelters in trees | 傳說中教人在樹上搭建居所的遠古領袖
Suiren | 燧人氏 | person | P5 | the legendary leader who taught people to make fire by drilling wood | 傳說中教民眾鑽木取火的遠古領袖
Fuxi | 伏羲氏 | person | P5 | the legendary leader who taught people to fish with nets and drew the eight trigrams | 傳說中教人結網捕魚並創造八卦的遠古領袖
Shennong | 神農氏 | person | P5 | the legendary leader who taught people to farm and tasted plants to find medicines | 傳說中教人耕種並嘗百草的遠古領袖
Leizu | 嫘祖 | person | P5 | the legendary woman who taught people to raise silkworms | 傳說中教人養蠶取絲的黃帝妻子
Cangjie | 倉頡 | person | P5 | the legendary official who is said to have invented Chinese characters | 傳說中觀鳥獸足跡而創造文字的史官
Yellow Emperor | 黃帝 | person | P4 | the legendary leader who defeated Chiyou and is honoured as the first ancestor of the Chinese | 傳說中擊敗蚩尤、被尊為華夏始祖的部落領袖 | also=Huangdi; also-zh=軒轅氏
Yan Emperor | 炎帝 | person | S1 | the legendary leader who was beaten at Banquan and then joined forces with his victor | 傳說中在阪泉戰敗、其後與勝方結盟的部落領袖 | also=Yandi
Chiyou | 蚩尤 | person | P5 | the legendary leader who was defeated and killed at Zhuolu | 傳說中在涿鹿戰敗被殺的部落領袖
Yao | 堯 | person | P5 | the legendary ruler who passed his position to Shun | 傳說中把帝位傳給舜的部落聯盟領袖
Shun | 舜 | person | P5 | the legendary ruler, famed for filial piety, who passed his position to Yu | 傳說中以孝聞名、把帝位傳給禹的部落聯盟領袖
Yu the Great | 大禹 | person | P4 | the leader who tamed the flood waters by dredging channels to the sea | 以疏導河道方法平定洪水的部落聯盟領袖 | also-zh=禹, 夏禹
Gun | 鯀 | person | S1 | the legendary man who failed to stop the flood waters with dykes | 以築堤堵塞方法治理洪水而失敗的傳說人物
Battle of Banquan | 阪泉之戰 | event | S1 | the legendary battle in which the Yellow Emperor defeated the Yan Emperor | 傳說中黃帝擊敗炎帝的戰役 | not=Battle of Zhuolu
Battle of Zhuolu | 涿鹿之戰 | event | S1 | the legendary battle in which the Yellow Emperor defeated Chiyou | 傳說中黃帝擊敗蚩尤的戰役 | not=Battle of Banquan
set | early humans found in China | 中國境內的遠古人類 | Peking Man; Upper Cave Man; Yuanmou Man; Lantian Man
set | Neolithic cultures of China | 中國新石器時代的文化 | Yangshao culture; Longshan culture; Hemudu culture; Liangzhu culture; Hongshan culture
set | cultures before the Shang known from archaeology | 考古發現的商代以前文化 | Erlitou culture; Yangshao culture; Longshan culture; Liangzhu culture
set | archaeological sites in China | 中國的考古遺址 | Yinxu; Sanxingdui; Banpo; Zhoukoudian; Mawangdui
set | legendary figures who taught people new skills | 傳說中教人新技能的人物 | Youchao; Suiren; Fuxi; Shennong; Leizu; Cangjie
set | legendary leaders of tribes | 傳說中的部落領袖 | Yellow Emperor; Yan Emperor; Chiyou; Shun; Yu the Great
set | figures in the legends of the flood and of Yao and Shun | 堯舜及洪水傳說中的人物 | Yao; Shun; Yu the Great; Gun
order | legendary rulers by turn of rule | 傳說中帝位傳承的先後 | Yellow Emperor > Yao > Shun > Yu the Great
order | early humans of China, oldest first | 中國遠古人類由早至晚 | Yuanmou Man > Peking Man > Upper Cave Man

== Xia, Shang and Western Zhou | 夏、商與西周
Battle of Mingtiao | 鳴條之戰 | event | S1 | the battle in which Tang defeated Jie and brought the Xia to an end | 湯擊敗桀、使夏朝滅亡的戰役
Battle of Muye | 牧野之戰 | event | S1 | the battle in which King Wu defeated the army of the last Shang king | 周武王擊敗商紂王大軍的戰役
Qi of Xia | 夏啟 | person | S1 | the son of Yu whose succession began hereditary rule | 繼承父位、開創王位世襲的大禹之子
Jie of Xia | 夏桀 | person | S1 | the tyrant who lost his state after defeat at Mingtiao | 在鳴條戰敗而失去政權的末代暴君
Tang of Shang | 商湯 | person | S1 | the ruler who overthrew the tyrant Jie and founded a new dynasty | 推翻暴君桀而建立新朝的君主
Yi Yin | 伊尹 | person | S1 | the minister who helped Tang against the Xia and later sent the king Tai Jia away to mend his ways | 輔佐湯滅夏、其後放逐太甲使其悔過的大臣
Pan Geng | 盤庚 | person | S1 | the Shang king who moved the capital to Yin and settled it there | 把都城遷到殷、使國勢復興的商代君主
King Zhou of Shang | 商紂王 | person | S1 | the tyrant who burnt himself to death after his army was beaten at Muye | 在牧野戰敗後自焚而死的暴君
Daji | 妲己 | person | S1 | the favourite of the last Shang king, blamed in tradition for his misrule | 商紂王寵愛、傳統上被指禍國的妃子
Bao Si | 褒姒 | person | S1 | the favourite of King You, for whose smile the warning beacons are said to have been lit | 相傳周幽王為博其一笑而點燃烽火的妃子
King Wen of Zhou | 周文王 | person | S1 | the Lord of the West who was once imprisoned at Youli by the last Shang king | 曾被商紂王囚禁於羑里的西伯
King Wu of Zhou | 周武王 | person | S1 | the ruler who overthrew the Shang at Muye and founded a new dynasty | 在牧野戰勝商軍而建立新朝的君主
Duke of Zhou | 周公 | person | S1 | the regent who crushed the revolt of the Three Guards and set up rites and music | 攝政期間平定三監之亂並制禮作樂的政治家
Jiang Ziya | 姜子牙 | person | S1 | the adviser who helped King Wu against the Shang and was given the state of Qi | 輔佐武王伐商、後受封於齊的謀臣 | also-zh=姜太公, 呂尚
King Cheng of Zhou | 周成王 | person | S1 | the king who came to the throne as a child with his uncle as regent | 年幼即位、由叔父攝政的西周君主
King Li of Zhou | 周厲王 | person | S1 | the king driven from Haojing for keeping the profits of hills and marshes and silencing critics | 因壟斷山澤之利及鉗制言論而被國人驅逐的君主
King You of Zhou | 周幽王 | person | S1 | the king killed when the Quanrong took Haojing in 771 BC | 公元前771年犬戎攻破鎬京時被殺的君主
King Ping of Zhou | 周平王 | person | S1 | the king who moved the capital east to Luoyi | 犬戎之禍後把都城東遷至洛邑的君主
Xia dynasty | 夏朝 | group | S1 | the first hereditary dynasty in Chinese tradition, begun by the family of Yu | 傳統上由禹的家族建立、首個世襲的王朝
Shang dynasty | 商朝 | group | S1 | the dynasty that left the oracle bones and was overthrown at Muye | 留下大量甲骨文、在牧野戰敗而亡的王朝
Western Zhou | 西周 | group | S1 | the dynasty with its capital at Haojing that granted states to lords and fell to the Quanrong | 建都鎬京、大封諸侯而亡於犬戎的王朝
Eastern Zhou | 東周 | group | S1 | the dynasty seated at Luoyi whose kings lost their power to the feudal lords | 建都洛邑、王室衰微而諸侯爭雄的王朝
feudal system | 封建制 | system | S1 | the Zhou system of granting land and people to kinsmen and helpers, who guarded the royal house | 周王把土地及人民授予宗室功臣以拱衞王室的制度
patriarchal clan system | 宗法制 | system | S1 | the Zhou system of fixing status by birth from chief wife or concubine and by nearness of blood | 周代按嫡庶長幼及血緣親疏確定地位的制度
well-field system | 井田制 | system | S1 | the Zhou system of dividing land into nine plots, the middle one worked in common for the lord | 把土地劃成九區、由八家共耕中央公地的周代制度
rites and music | 禮樂制度 | system | S1 | the Zhou system of ceremonies and performances laid down for each rank | 周代按身分等級規定儀式及歌舞的制度
abdication to the worthy | 禪讓 | system | S1 | the legendary custom by which a ruler gave his place to an able man who was not his son | 傳說中部落聯盟領袖把位傳給賢能者的制度
primogeniture | 嫡長子繼承制 | system | S1 | the rule by which the first son of the chief wife takes his father's position | 由正妻所生首名男丁接掌父位的制度
Son of Heaven | 天子 | role | S1 | the Zhou king as supreme lord of all the states | 周代各國共同的最高統治者
feudal lord | 諸侯 | role | S1 | the ruler of a state granted by the Zhou king | 受周王分封、統治一國的貴族
qing and dafu | 卿大夫 | role | S1 | the nobles who held fiefs from the ruler of a state and helped to govern it | 由諸侯授予采邑、協助治國的貴族
shi | 士 | role | S1 | the lowest nobles of the Zhou, many of whom served the houses of higher nobles | 周代最低級的貴族，多為卿大夫的家臣
commoner | 庶人 | role | S1 | a person without noble rank who farmed or worked for those above | 沒有貴族身分、從事耕作等勞動的平民
Haojing | 鎬京 | place | S1 | the Western Zhou capital, near today's Xi'an, that the Quanrong sacked | 位於今西安附近、被犬戎攻破的西周都城
Luoyi | 洛邑 | place | S1 | the eastern capital built under the Duke of Zhou, where King Ping later settled | 周公營建、平王東遷後定居的都城
Yin | 殷 | place | S1 | the last Shang capital, to which Pan Geng moved | 盤庚所遷、商代後期的都城
Bo | 亳 | place | S4 | the capital of the Shang in the reign of its founder Tang | 商朝開國君主湯在位時的都城
Rebellion of the Three Guards | 三監之亂 | event | S1 | the revolt of King Wu's brothers with Wu Geng against the regent of King Cheng | 武王諸弟聯同武庚反對攝政者的事件
Guoren Uprising | 國人暴動 | event | S1 | the revolt of the people of Haojing that drove out King Li | 鎬京居民起來驅逐厲王的事件
Gonghe Regency | 共和行政 | event | S1 | the government by ministers after the flight of King Li, from 841 BC, when exact dating begins | 厲王出奔後由大臣代掌國事、中國史確切紀年之始的事件
Quanrong invasion | 犬戎之禍 | event | S1 | the attack by a western people that killed King You and ended the Western Zhou | 西方外族攻破鎬京、殺幽王的事件
Eastward Move of King Ping | 平王東遷 | event | S1 | the change of the Zhou capital to Luoyi in 770 BC | 公元前770年周室改以洛邑為都城的事件
Quanrong | 犬戎 | group | S1 | the western people who took Haojing and killed King You | 攻破鎬京並殺死周幽王的西方部族
oracle bone script | 甲骨文 | form | P5 | the writing carved by the Shang court to record divinations | 商代王室為記錄占卜而刻寫的字體
bronze inscription | 金文 | form | S1 | the writing cast or carved on ritual vessels of the Shang and Zhou | 商周時鑄刻在青銅禮器上的字體 | also-zh=鐘鼎文
small seal script | 小篆 | form | S1 | the rounded, even writing that the Qin made the standard of the country | 秦統一後定為標準、筆畫圓勻的字體
clerical script | 隸書 | form | S1 | the squarish writing with flared strokes that was in common use in the Han | 漢代通行、筆畫方折而有波磔的字體
regular script | 楷書 | form | S1 | the upright, square writing that is still the everyday standard | 字形方正、筆畫平直而沿用至今的標準字體
running script | 行書 | form | S1 | the writing between formal and cursive that was used in the Orchid Pavilion Preface | 介乎端正與潦草之間、《蘭亭集序》所用的字體
cursive script | 草書 | form | S1 | the fast writing in which strokes are cut short and joined together | 筆畫大量簡省並相連的急就字體
ding | 鼎 | object | S1 | the bronze cooking vessel with three or four legs that stood for royal power | 有三足或四足、象徵王權的青銅烹煮器
jue | 爵 | object | S1 | the three-legged bronze cup with a long spout for drinking wine | 有長流及三足的青銅飲酒器
gui | 簋 | object | S4 | the round bronze bowl with handles for holding cooked grain | 盛載飯食的圓腹有耳青銅器
zun | 尊 | object | S4 | the wide-mouthed bronze vessel of Shang and Zhou for holding wine | 大口、用以盛酒的青銅容器
bianzhong | 編鐘 | object | S1 | the set of bronze bells hung in rows by pitch | 按音高成組懸掛的青銅敲擊樂器
Mandate of Heaven | 天命 | idea | S1 | the belief that a ruler holds power by a divine will that passes to the virtuous | 君權由上蒼授予、並歸於有德者的觀念
set | decisive battles of the legendary age to the founding of the Zhou | 傳說時代至周初的重要戰役 | Battle of Banquan; Battle of Zhuolu; Battle of Mingtiao; Battle of Muye
set | rulers of the Xia and Shang | 夏商君主 | Qi of Xia; Jie of Xia; Tang of Shang; Pan Geng; King Zhou of Shang
set | Zhou kings | 周王 | King Wen of Zhou; King Wu of Zhou; King Cheng of Zhou; King Li of Zhou; King You of Zhou; King Ping of Zhou
set | rulers remembered for misrule | 以失政聞名的君主 | Jie of Xia; King Zhou of Shang; King Li of Zhou; King You of Zhou
set | men who served or led at the founding of the Shang and Zhou | 商周開國時的人物 | Yi Yin; Tang of Shang; Jiang Ziya; Duke of Zhou; King Wu of Zhou
set | the earliest dynasties | 最早的王朝 | Xia dynasty; Shang dynasty; Western Zhou; Eastern Zhou
set | systems of the Western Zhou | 西周的制度 | feudal system; patriarchal clan system; well-field system; rites and music
set | ways of handing on the throne | 傳承君位的方式 | abdication to the worthy; primogeniture; fraternal succession=兄終弟及; secret naming of the heir
set | ranks of Zhou society | 周代的社會等級 | Son of Heaven; feudal lord; qing and dafu; shi; commoner
set | capitals of the Shang and Zhou | 商周都城 | Haojing; Luoyi; Yin; Bo
set | events of the Western Zhou and its fall | 西周及其衰亡的事件 | Rebellion of the Three Guards; Guoren Uprising; Gonghe Regency; Quanrong invasion; Eastward Move of King Ping
set | scripts before and under the Han | 漢代及以前的字體 | oracle bone script; bronze inscription; small seal script; clerical script
set | styles of Chinese calligraphy | 中國書法的書體 | small seal script; clerical script; regular script; running script; cursive script
set | bronzes of the Shang and Zhou | 商周青銅器 | ding; jue; gui; zun; bianzhong
order | dynasties from the Xia to the Qin | 夏至秦的朝代 | Xia dynasty > Shang dynasty > Western Zhou > Eastern Zhou > Qin dynasty
order | ranks of Zhou society, from highest | 周代社會等級由高至低 | Son of Heaven > feudal lord > qing and dafu > shi > commoner
order | how Chinese writing changed | 漢字字體的演變 | oracle bone script > bronze inscription > small seal script > clerical script > regular script
order | events of the Western Zhou | 西周大事先後 | Battle of Muye > Rebellion of the Three Guards > Guoren Uprising > Quanrong invasion > Eastward Move of King Ping

== The Spring and Autumn period | 春秋時代
Spring and Autumn period | 春秋時代 | period | S1 | the age from 770 BC in which hegemons led the states while the Zhou king lost power | 由平王東遷開始、霸主相繼號令各國的時期
Warring States period | 戰國時代 | period | S1 | the age in which seven great powers fought each other until Qin united the country in 221 BC | 七雄互相攻伐、至秦統一為止的時期
Duke Huan of Qi | 齊桓公 | person | S1 | the first hegemon, who employed Guan Zhong and held the meeting at Kuiqiu | 任用管仲、在葵丘會盟的首位霸主
Duke Wen of Jin | 晉文公 | person | S1 | the hegemon who spent nineteen years in exile and later won at Chengpu | 流亡十九年後即位、在城濮擊敗楚軍的霸主
King Zhuang of Chu | 楚莊王 | person | S1 | the hegemon who asked about the weight of the Zhou tripods and won at Bi | 問周鼎輕重並在邲擊敗晉軍的霸主
Duke Mu of Qin | 秦穆公 | person | S1 | the ruler who employed Baili Xi and became overlord of the Western Rong | 任用百里奚、稱霸西戎的君主
Duke Xiang of Song | 宋襄公 | person | S1 | the ruler beaten at the Hong River because he would not attack an enemy still crossing | 在泓水因堅持待敵渡河列陣而大敗的君主
King Helü of Wu | 吳王闔閭 | person | S1 | the king who employed Sun Wu and Wu Zixu and took the Chu capital | 任用孫武及伍子胥、攻破郢都的君主 | also=King Helu of Wu
King Fuchai of Wu | 吳王夫差 | person | S1 | the king who defeated Yue but let it survive and was later destroyed by it | 戰勝越國而許其求和、終被越所滅的君主
King Goujian of Yue | 越王勾踐 | person | S1 | the king who slept on brushwood and tasted gall until he could destroy Wu | 戰敗後臥薪嘗膽、終於滅吳的君主
Guan Zhong | 管仲 | person | S1 | the minister who made Duke Huan of Qi the first hegemon | 輔佐齊桓公成為首位霸主的大臣
Bao Shuya | 鮑叔牙 | person | S1 | the man of Qi who recommended his friend Guan Zhong to Duke Huan | 向齊桓公舉薦好友管仲的大臣
Baili Xi | 百里奚 | person | S4 | the minister bought back for five ram skins who served Duke Mu of Qin | 以五張羊皮贖回、輔佐秦穆公的大臣
Zichan | 子產 | person | S4 | the minister of Zheng who had the penal laws cast on a bronze vessel | 把刑法鑄於鼎上的鄭國大臣
Yan Ying | 晏嬰 | person | S1 | the minister of Qi known for his thrift and his witty answers on a mission to Chu | 以節儉聞名、出使楚國時善於應對的齊國大臣 | also-zh=晏子
Wu Zixu | 伍子胥 | person | S1 | the man of Chu who fled to Wu and helped to take the Chu capital in revenge | 由楚逃到吳、助吳攻破郢都以報父兄之仇的大臣
Fan Li | 范蠡 | person | S1 | the minister who helped Yue to destroy Wu and then withdrew to become a trader | 助越滅吳後引退經商的大臣
Xi Shi | 西施 | person | S1 | the beauty of Yue who is said to have been sent to King Fuchai | 相傳被越國獻給吳王夫差的美女
Sun Wu | 孫武 | person | S1 | the strategist from Qi who served King Helü and wrote a book of thirteen chapters on war | 由齊入吳、著有兵法十三篇的軍事家 | also=Sunzi, Sun Tzu; also-zh=孫子; not=Sun Bin
state of Jin | 晉國 | group | S1 | the northern power that won at Chengpu and was later divided among three families | 在城濮戰勝、後被三家大夫瓜分的北方大國
state of Lu | 魯國 | group | S1 | the state given to the Duke of Zhou's family, where Confucius was born | 周公家族的封地，孔子的故鄉
state of Song | 宋國 | group | S1 | the state given to the descendants of the Shang kings | 周初封給商王後裔的諸侯國
state of Zheng | 鄭國 | group | S1 | the central state whose Duke Zhuang defeated a royal army and whose minister published the penal laws | 莊公曾擊敗周王軍隊、其後由子產公布刑法的中原諸侯國
state of Wu | 吳國 | group | S1 | the south-eastern state that took Ying under Helü and was destroyed in 473 BC | 曾在闔閭時攻破郢都、於公元前473年滅亡的東南諸侯國
state of Yue | 越國 | group | S1 | the south-eastern state that destroyed its neighbour in 473 BC under Goujian | 在勾踐領導下於公元前473年消滅鄰國的東南諸侯國
Battle of Changshao | 長勺之戰 | event | S1 | the battle in which Lu beat Qi by striking back only after the third enemy drum roll | 魯軍待齊軍三次擊鼓後才反攻取勝的戰役
Battle of the Hong River | 泓水之戰 | event | S1 | the battle in which Chu beat a Song army that waited for it to finish crossing | 宋軍待敵渡河列陣後才作戰、終被楚軍擊敗的戰役
Battle of Chengpu | 城濮之戰 | event | S1 | the battle in which Jin, after drawing back three stages, defeated Chu | 晉軍退避三舍後擊敗楚軍的戰役
Battle of Xiao | 殽之戰 | event | S4 | the battle in which Jin ambushed a Qin army on its way home | 晉軍伏擊歸途中的秦軍而大勝的戰役 | also-zh=崤之戰
Battle of Bi | 邲之戰 | event | S4 | the battle in which Chu defeated Jin and its king became hegemon | 楚軍擊敗晉軍、楚王因而稱霸的戰役
Battle of Boju | 柏舉之戰 | event | S4 | the battle in which Wu routed Chu and opened the way to its capital | 吳軍大敗楚軍、繼而攻入郢都的戰役
Kuiqiu Meeting | 葵丘之會 | event | S1 | the gathering of lords led by Duke Huan of Qi to which the Zhou king sent an envoy with gifts | 齊桓公主持、周王派使賜胙的諸侯盟會
Jiantu Covenant | 踐土之盟 | event | S1 | the gathering of lords led by Duke Wen of Jin after his victory at Chengpu | 晉文公在城濮戰勝後主持的諸侯盟會
Truce Conference | 弭兵之會 | event | S4 | the gathering at Song in 546 BC at which Jin and Chu agreed to share leadership | 宋國向戌促成、晉楚平分霸權的諸侯盟會
Partition of Jin | 三家分晉 | event | S1 | the division of a great northern state by the Han, Zhao and Wei houses, whose heads were made lords in 403 BC | 韓、趙、魏各據其國土地、於公元前403年獲周王封為諸侯的事件
Tian Usurpation of Qi | 田氏代齊 | event | S4 | the taking of an eastern state from its Jiang rulers by a family of ministers | 姜姓君主被卿大夫家族奪去國家的事件
revering the king and repelling the barbarians | 尊王攘夷 | method | S1 | the policy by which Duke Huan of Qi upheld the Zhou court and led the lords against outside tribes | 齊桓公擁護周室、率領諸侯抵禦外族的策略
hegemon | 霸主 | role | S1 | a lord of the Spring and Autumn period strong enough to lead the other states | 春秋時實力強大、能號令列國的諸侯
set | hegemons and strong rulers of the Spring and Autumn period | 春秋時的霸主及強君 | Duke Huan of Qi; Duke Wen of Jin; King Zhuang of Chu; Duke Mu of Qin; Duke Xiang of Song
set | people in the struggle of Wu and Yue | 吳越爭霸的人物 | King Helü of Wu; King Fuchai of Wu; King Goujian of Yue; Wu Zixu; Fan Li; Xi Shi
set | ministers of the Spring and Autumn period | 春秋時的大臣 | Guan Zhong; Bao Shuya; Baili Xi; Zichan; Yan Ying; Wu Zixu; Fan Li
set | states of the Spring and Autumn period | 春秋時的諸侯國 | state of Jin; state of Lu; state of Song; state of Zheng; state of Wu; state of Yue
set | battles of the Spring and Autumn period | 春秋時的戰役 | Battle of Changshao; Battle of the Hong River; Battle of Chengpu; Battle of Xiao; Battle of Bi; Battle of Boju
set | meetings of lords in the Spring and Autumn period | 春秋時的諸侯盟會 | Kuiqiu Meeting; Jiantu Covenant; Truce Conference; Shaoling Covenant=召陵之盟
set | events marking the changing order of Eastern Zhou | 標誌東周政局變化的事件 | Kuiqiu Meeting; Truce Conference; Partition of Jin; Tian Usurpation of Qi; Eastward Move of King Ping
order | hegemony in the Spring and Autumn period | 春秋爭霸的先後 | Duke Huan of Qi > Duke Wen of Jin > King Zhuang of Chu > King Helü of Wu > King Goujian of Yue
order | battles of the Spring and Autumn period | 春秋戰役先後 | Battle of Changshao > Battle of the Hong River > Battle of Chengpu > Battle of Bi > Battle of Boju

== The Warring States period | 戰國時代
state of Qi | 齊國 | group | S1 | the eastern state in Shandong that was the last of the six to be conquered | 位於山東、最後被秦所滅的東方大國
state of Chu | 楚國 | group | S1 | the large southern state on the middle Yangtze, homeland of Qu Yuan | 位於長江中游、屈原所屬的南方大國
state of Yan | 燕國 | group | S1 | the north-eastern state whose crown prince sent Jing Ke to kill the king of Qin | 太子派荊軻行刺秦王的東北方國家
state of Han | 韓國 | group | S1 | the small central state where Shen Buhai was chancellor, the first of the six to be conquered | 任用申不害變法、最先被秦所滅的中原國家
state of Zhao | 趙國 | group | S1 | the state with its capital at Handan that adopted nomad dress and lost at Changping | 建都邯鄲、曾推行胡服騎射而敗於長平的國家
state of Wei | 魏國 | group | S1 | the state that grew strong first through the reforms of Li Kui and moved its capital to Daliang | 任用李悝率先變法、後遷都大梁的國家
state of Qin | 秦國 | group | S1 | the western state that grew strong through Shang Yang and conquered all the others | 任用商鞅變法、最後統一天下的西方國家
Duke Xiao of Qin | 秦孝公 | person | S1 | the ruler who called for able men and supported the reforms of Shang Yang | 下令求賢並支持商鞅變法的君主
King Wuling of Zhao | 趙武靈王 | person | S1 | the ruler who had his people wear nomad dress and fight as mounted archers | 令國人改穿胡服、訓練騎射的君主
Li Kui | 李悝 | person | S1 | the reformer of Wei who compiled the Canon of Laws | 在魏國變法並編成《法經》的政治家
Wu Qi | 吳起 | person | S1 | the general who led reforms in Chu and was killed by its nobles | 在楚國主持變法而被貴族殺害的軍事家
Shang Yang | 商鞅 | person | S1 | the reformer of Qin who opened field paths, rewarded war service and made families answer for each other | 在秦國廢井田、獎軍功、行連坐的政治家
Shen Buhai | 申不害 | person | S4 | the chancellor of Han who stressed the ruler's methods of controlling officials | 在韓國為相、重視君主駕馭群臣之術的法家人物
Zou Ji | 鄒忌 | person | S4 | the minister who told of his own good looks to make King Wei of Qi welcome criticism | 以自己與徐公比美為喻、諷諫齊威王納諫的大臣
Su Qin | 蘇秦 | person | S1 | the travelling persuader who won six states over to an alliance from north to south | 遊說六國合縱以抗西方強鄰的策士
Zhang Yi | 張儀 | person | S1 | the Qin chancellor who broke up alliances by winning single states over to Qin | 以連橫之策瓦解六國聯盟的秦相
Fan Ju | 范雎 | person | S1 | the Qin chancellor who advised befriending far states and attacking near ones | 向秦王提出遠交近攻之策的秦相 | also=Fan Sui
Lü Buwei | 呂不韋 | person | S1 | the merchant who became Qin chancellor and had scholars compile a book in his name | 由商人成為秦相、命門客編書的政治家 | also=Lu Buwei
Lin Xiangru | 藺相如 | person | S1 | the minister who brought the He jade back to Zhao unharmed | 出使秦國、使和氏璧完好歸趙的大臣
Lian Po | 廉頗 | person | S1 | the Zhao general who carried thorns on his back to apologise to Lin Xiangru | 曾向藺相如負荊請罪的趙國名將
Zhao Kuo | 趙括 | person | S1 | the general who knew war only on paper and lost his army at Changping | 紙上談兵、在長平全軍覆沒的將領
Bai Qi | 白起 | person | S1 | the Qin general who destroyed the Zhao army at Changping | 在長平大破趙軍並坑殺降卒的秦將
Li Mu | 李牧 | person | S4 | the Zhao general who beat the Xiongnu and Qin but was killed through a Qin plot | 曾大敗匈奴及秦軍、後因反間計被殺的趙將
Wang Jian | 王翦 | person | S1 | the Qin general who conquered Chu with an army of 600,000 | 率領六十萬大軍攻滅楚國的秦將
Yue Yi | 樂毅 | person | S1 | the Yan general who led the allies and took more than seventy cities of Qi | 率聯軍攻下齊國七十餘城的燕將
Tian Dan | 田單 | person | S1 | the Qi general who used fire oxen to win back the lost cities | 以火牛陣反攻、收復失地的齊將
Sun Bin | 孫臏 | person | S1 | the crippled strategist who saved Zhao by besieging Wei and won at Maling | 受刑致殘、以圍魏救趙之計獲勝的齊國軍師 | not=Sun Wu
Pang Juan | 龐涓 | person | S1 | the Wei general who wronged his fellow student and died at Maling | 陷害同窗、在馬陵兵敗身死的魏將
Qu Yuan | 屈原 | person | P5 | the Chu minister who wrote Li Sao and drowned himself in the Miluo River | 寫有《離騷》、投汨羅江而死的楚國大夫
Jing Ke | 荊軻 | person | S1 | the man sent by the crown prince of Yan to kill the king of Qin | 受燕太子丹所託行刺秦王的刺客
Lord Mengchang | 孟嘗君 | person | S1 | the Qi noble who escaped from Qin through guests who could crow like cocks and steal like dogs | 靠雞鳴狗盜之徒逃出秦國的齊國公子
Lord Xinling | 信陵君 | person | S1 | the Wei noble who stole the army tally to rescue Zhao | 竊取兵符、率軍救趙的魏國公子
Lord Pingyuan | 平原君 | person | S1 | the Zhao noble whose guest Mao Sui offered himself for the mission to Chu | 門客毛遂自薦隨其使楚的趙國公子
Lord Chunshen | 春申君 | person | S4 | the Chu noble and chancellor who was murdered by the men of Li Yuan | 任楚相多年、後被李園派人刺殺的楚國貴族
Li Bing | 李冰 | person | S1 | the Qin governor of Shu who built Dujiangyan | 主持修建都江堰的秦國蜀郡太守
Zheng Guo | 鄭國 | person | S1 | the engineer sent by Han to tire Qin out, who built it a canal instead | 受韓派遣入秦、主持開鑿關中水渠的水利專家
Battle of Guiling | 桂陵之戰 | event | S1 | the battle in which Qi beat Wei by marching on its capital to relieve Zhao | 齊軍以圍魏救趙之計擊敗魏軍的戰役
Battle of Maling | 馬陵之戰 | event | S1 | the battle in which Qi lured a Wei army on by cutting down the number of its cooking fires | 齊軍以減灶之計誘敵而大敗魏軍的戰役
Battle of Yique | 伊闕之戰 | event | S4 | the battle in which Bai Qi crushed the joint army of Han and Wei | 白起率秦軍大敗韓魏聯軍的戰役
Battle of Jimo | 即墨之戰 | event | S1 | the battle in which fire oxen broke the Yan army that was occupying Qi | 齊軍以火牛陣擊敗燕軍的戰役
Battle of Changping | 長平之戰 | event | S1 | the battle after which Qin is said to have buried some 400,000 captured Zhao soldiers | 秦軍坑殺趙國降卒四十餘萬的戰役
Battle of Handan | 邯鄲之戰 | event | S4 | the fighting in which Wei and Chu troops relieved the besieged Zhao capital | 魏、楚援軍解救被秦軍圍困的趙都的戰役
vertical alliance | 合縱 | method | S1 | the strategy of uniting the six states from north to south against Qin | 山東六國南北聯合以抵抗秦國的策略 | not=horizontal alliance
horizontal alliance | 連橫 | method | S1 | the strategy of drawing single states to the side of Qin to break the union of the others | 拉攏個別國家事秦、以瓦解六國聯盟的策略 | not=vertical alliance
befriending the far and attacking the near | 遠交近攻 | method | S1 | the Qin strategy of keeping peace with Qi and Chu while swallowing its neighbours first | 秦國先與齊楚修好而首先蠶食鄰國的策略
Hu clothing and mounted archery | 胡服騎射 | method | S1 | the reform by which Zhao took over the nomads' dress and their way of fighting | 趙國仿效北方遊牧民族衣着及作戰方法的改革
Shang Yang's reforms | 商鞅變法 | method | S1 | the Qin measures that ended the well-field system, ranked men by war service and set up counties | 秦國廢井田、按軍功授爵及普遍推行縣制的改革
Zhengguo Canal | 鄭國渠 | structure | S1 | the water works that joined the Jing and Luo Rivers and watered the Guanzhong plain | 引涇水入洛水、灌溉關中平原的水利工程
Ling Canal | 靈渠 | structure | S1 | the waterway joining the Xiang and Li Rivers that supplied the Qin army in Lingnan | 連接湘江與灕江、供秦軍運糧入嶺南的水道
Hangou | 邗溝 | structure | S1 | the waterway joining the Yangtze and the Huai first dug by King Fuchai of Wu | 吳王夫差開鑿、連接長江與淮河的水道
knife money | 刀幣 | object | S1 | the coins of Qi and Yan shaped like a blade with a handle | 形如帶柄利刃、通行於齊燕等國的貨幣
spade money | 布幣 | object | S1 | the coins of Han, Zhao and Wei shaped like a digging tool | 形如農具鏟子、通行於三晉的貨幣
ant-nose money | 蟻鼻錢 | object | S4 | the small oval bronze coins of Chu, shaped like a cowrie | 形如海貝、通行於楚國的小型銅質貨幣
ban liang | 半兩錢 | object | S1 | the round coin with a square hole that the Qin made standard for the whole country | 秦統一後通行全國的圓形方孔貨幣
set | seven great states of the Warring States period | 戰國七雄 | state of Qi; state of Chu; state of Yan; state of Han; state of Zhao; state of Wei; state of Qin
set | northern and central states among the seven | 七雄中的北方及中原國家 | state of Han; state of Zhao; state of Wei; state of Yan
set | men and rulers who carried out reforms in the Warring States | 戰國時推行改革的人物 | Li Kui; Wu Qi; Shang Yang; Shen Buhai; King Wuling of Zhao
set | men at the Qin court before unification | 統一前秦國朝廷的人物 | Duke Xiao of Qin; Shang Yang; Zhang Yi; Fan Ju; Lü Buwei
set | persuaders and advisers of the Warring States | 戰國時的策士及謀臣 | Su Qin; Zhang Yi; Fan Ju; Zou Ji; Lin Xiangru
set | generals of the Warring States | 戰國名將 | Lian Po; Bai Qi; Li Mu; Wang Jian; Yue Yi; Tian Dan
set | commanders in the wars of Qi, Wei and Zhao | 齊、魏、趙各戰的將領 | Sun Bin; Pang Juan; Tian Dan; Zhao Kuo; Lian Po
set | people of the state of Zhao | 趙國人物 | Lin Xiangru; Lian Po; Zhao Kuo; Li Mu; King Wuling of Zhao; Lord Pingyuan
set | the four lords who kept many guests | 戰國四公子 | Lord Mengchang; Lord Xinling; Lord Pingyuan; Lord Chunshen
set | masters of war before the Qin | 先秦兵家 | Sun Wu; Sun Bin; Wu Qi; Bai Qi
set | people who stood against Qin | 抗拒秦國的人物 | Su Qin; Qu Yuan; Jing Ke; Lin Xiangru; Li Mu
set | engineers and craftsmen before the Qin unified China | 先秦水利及工藝人物 | Li Bing; Zheng Guo; Ximen Bao=西門豹; Lu Ban=魯班
set | battles of the Warring States | 戰國戰役 | Battle of Guiling; Battle of Maling; Battle of Yique; Battle of Jimo; Battle of Changping; Battle of Handan
set | strategies and reforms of the Eastern Zhou states | 東周各國的策略及改革 | revering the king and repelling the barbarians; vertical alliance; horizontal alliance; befriending the far and attacking the near; Hu clothing and mounted archery; Shang Yang's reforms
set | water works before the Han | 漢代以前的水利工程 | Dujiangyan=都江堰; Zhengguo Canal; Ling Canal; Hangou
set | coins of the states and of Qin | 先秦及秦代貨幣 | knife money; spade money; ant-nose money; ban liang
order | battles of the Warring States | 戰國戰役先後 | Battle of Guiling > Battle of Maling > Battle of Yique > Battle of Changping
order | the six states in the order in which Qin conquered them | 秦滅六國的先後 | state of Han > state of Zhao > state of Wei > state of Chu > state of Yan > state of Qi
order | reforms of the Warring States | 戰國變法先後 | reforms of Li Kui=李悝變法 > reforms of Wu Qi=吳起變法 > reforms of Shang Yang=商鞅變法 > Hu clothing and mounted archery

== Schools of thought and classics before the Qin | 先秦諸子與典籍
Confucianism | 儒家 | theory | S1 | the school that stresses benevolence, ritual and government by virtue | 主張仁愛、禮教及以德治國的學派
Daoism | 道家 | theory | S1 | the school that teaches following nature and ruling without interference | 主張順應自然、無為而治的學派 | also=Taoism
Mohism | 墨家 | theory | S1 | the school that teaches equal love for all, thrift and opposition to wars of attack | 主張愛無差等、節儉及反對攻伐的學派
Legalism | 法家 | theory | S1 | the school that teaches strict rewards and punishments and a powerful ruler | 主張君主集權、以嚴明賞罰治國的學派
School of Names | 名家 | theory | S4 | the school of debaters who studied how words relate to things | 善於辯論、探討概念與實物關係的學派
School of Yin-Yang | 陰陽家 | theory | S4 | the school that explains nature and the change of dynasties through the five elements | 以五行相生相勝解釋自然及王朝興替的學派
School of Diplomacy | 縱橫家 | theory | S4 | the school of travelling persuaders who won rulers over to alliances | 遊說君主結盟或拆散敵國聯盟的學派
School of the Military | 兵家 | theory | S4 | the school that studied strategy, tactics and the causes of victory | 研究戰略戰術及致勝之道的學派
School of Agriculture | 農家 | theory | S4 | the school that held that a ruler should till the fields together with his people | 主張君主應與人民一同耕作的學派
Syncretism | 雜家 | theory | S4 | the school that drew together the teachings of all the others | 兼採各派學說而成一家之言的學派
Confucius | 孔子 | person | P4 | the thinker of Lu who taught benevolence and took pupils of every class | 提倡仁、主張有教無類的魯國思想家 | also-zh=孔丘, 仲尼
Mencius | 孟子 | person | S1 | the thinker who held that human nature is good and the people matter more than the ruler | 主張人性本善、民為貴而君為輕的思想家 | also-zh=孟軻
Xunzi | 荀子 | person | S1 | the thinker who held that human nature is evil and must be corrected by ritual | 主張人性本惡、須以禮矯正的思想家 | also-zh=荀況
Laozi | 老子 | person | S1 | the thinker to whom the Dao De Jing is ascribed | 相傳著有《道德經》的思想家 | also-zh=老聃, 李耳
Zhuangzi | 莊子 | person | S1 | the thinker who dreamt that he was a butterfly and taught that all things are equal | 曾夢見自己變成蝴蝶、主張齊物的思想家 | also-zh=莊周
Mozi | 墨子 | person | S1 | the thinker who taught equal love and opposed wars of attack | 主張兼愛、非攻及節用的思想家 | also-zh=墨翟
Han Fei | 韓非 | person | S1 | the thinker who brought together law, statecraft and authority and died in a Qin prison | 集法、術、勢於一身而死於秦獄的思想家 | also=Han Feizi; also-zh=韓非子
Shen Dao | 慎到 | person | S4 | the thinker of Zhao who stressed the authority of the ruler's position | 重視君主權勢的趙國思想家
Gongsun Long | 公孫龍 | person | S4 | the debater who argued that a white horse is not a horse | 提出「白馬非馬」的辯論家
Zou Yan | 鄒衍 | person | S4 | the thinker of Qi who explained the rise and fall of dynasties by the cycle of five powers | 以五德終始說解釋王朝興替的齊國思想家
Xu Xing | 許行 | person | S4 | the thinker who held that rulers should plough beside their people | 主張君主與民並耕的思想家
Yang Zhu | 楊朱 | person | S4 | the thinker of self-interest who would not give one hair to benefit the world | 主張為我、不肯拔一毛以利天下的思想家
benevolence | 仁 | idea | S1 | the Confucian ideal whose core is to love others | 孔子學說的核心，以愛人為本的道德理想 | also=ren
ritual propriety | 禮 | idea | S1 | the Confucian idea of rules of behaviour fitting each rank and relation | 儒家所重、按身分及關係規範行為的準則 | also=li
rectification of names | 正名 | idea | S1 | the Confucian teaching that ruler, minister, father and son should each act as his position demands | 孔子主張君臣父子各守本分的思想
education without discrimination | 有教無類 | idea | S1 | the Confucian teaching that pupils of any rank or wealth may be accepted | 孔子主張不分貧富貴賤皆可入學的思想
teaching according to ability | 因材施教 | idea | S1 | the Confucian principle of using different methods for pupils of different gifts | 孔子按學生不同資質採用不同方法培育的主張
universal love | 兼愛 | idea | S1 | the Mohist teaching that one should care for all people alike | 墨子主張不分親疏、同等關懷所有人的思想
non-aggression | 非攻 | idea | S1 | the Mohist teaching that strong states should not make war on weak ones | 墨子反對大國侵略小國的思想
honouring the worthy | 尚賢 | idea | S1 | the Mohist teaching that able men should be given office whatever their birth | 墨子主張不論出身任用有才德者的思想
simple burial | 節葬 | idea | S4 | the Mohist teaching against costly funerals and long mourning | 墨子反對厚殮及長期守喪的思想
non-action | 無為 | idea | S1 | the Daoist teaching that a ruler should not interfere but let things run their natural course | 老子主張順應自然、不加干預的思想
equality of things | 齊物 | idea | S4 | the Daoist teaching that differences such as right and wrong or life and death are only relative | 莊子認為是非、生死等差別只屬相對的思想
benevolent government | 仁政 | idea | S1 | the teaching of Mencius that a ruler must care for the people's livelihood and win their hearts | 孟子主張君主以德愛護百姓、改善民生的思想
innate goodness | 性善說 | idea | S1 | the view of Mencius that everyone is born with the beginnings of virtue | 孟子認為人天生具有道德根苗的思想 | not=innate evil
innate evil | 性惡說 | idea | S1 | the view of Xunzi that people are born with desires that lead to conflict unless trained | 荀子認為人天生好利、須以禮教矯正的思想 | not=innate goodness
law | 法 | idea | S4 | the Legalist idea of published rules that bind all subjects, which Shang Yang stressed | 商鞅所重、公布而令臣民一體遵守的成文規條
statecraft | 術 | idea | S4 | the Legalist idea of hidden methods by which a ruler controls his officials, which Shen Buhai stressed | 申不害所重、君主暗中駕馭群臣的手段
authority | 勢 | idea | S4 | the Legalist idea of the power that comes from a ruler's position, which Shen Dao stressed | 慎到所重、來自君主地位的威權
farming and fighting | 耕戰 | idea | S4 | the policy idea of Shang Yang that people should be rewarded for raising grain and killing enemies | 商鞅獎勵生產糧食及殺敵立功的主張
Book of Songs | 《詩經》 | document | S1 | the earliest collection of Chinese poetry, with airs, odes and hymns | 收錄風、雅、頌的中國最早韻文總集 | also=Classic of Poetry
Book of Documents | 《尚書》 | document | S1 | the classic of speeches and government papers of ancient rulers | 輯錄上古君臣言論及政府文告的經典 | also-zh=《書經》
Book of Changes | 《易經》 | document | S1 | the classic of divination built on sixty-four hexagrams | 以六十四卦為本的占卜典籍 | also=I Ching; also-zh=《周易》
Book of Rites | 《禮記》 | document | S1 | the Confucian classic from which the Great Learning and the Doctrine of the Mean were taken | 包括《大學》及《中庸》篇章的儒家經典
Spring and Autumn Annals | 《春秋》 | document | S1 | the chronicle of the state of Lu that is said to have been edited by Confucius | 相傳由孔子修訂的魯國編年史
Commentary of Zuo | 《左傳》 | document | S1 | the year-by-year history, ascribed to a blind Lu historian, that explains the Lu chronicle with detailed narratives | 據說由魯國盲史官所撰、以詳細史事解釋魯國編年史的著作 | also=Zuo Zhuan
Discourses of the States | 《國語》 | document | S4 | the work that arranges sayings of Zhou and other early rulers and ministers realm by realm | 分周、魯、齊、晉等邦記載君臣言論的史書
Strategies of the Warring States | 《戰國策》 | document | S1 | the work edited by Liu Xiang that records the speeches of travelling persuaders | 由劉向編訂、記載縱橫家遊說言行的史書
Songs of Chu | 《楚辭》 | document | S1 | the collection of southern poems by Qu Yuan and his followers | 收錄屈原等人作品的南方詩歌總集
Analects | 《論語》 | document | S1 | the record of the words and deeds of Confucius and his pupils | 記載孔子及其弟子言行的典籍
Dao De Jing | 《道德經》 | document | S1 | the work of 81 short chapters ascribed to Laozi | 相傳為老子所著、分八十一章的典籍 | also-zh=《老子》
The Art of War | 《孫子兵法》 | document | S1 | the military work of thirteen chapters that says "know the enemy and know yourself" | 提出「知彼知己，百戰不殆」的軍事著作
Lüshi Chunqiu | 《呂氏春秋》 | document | S1 | the encyclopedic work compiled by the guests of a Qin chancellor | 由秦相門客集體編成、兼採諸子學說的著作 | also=Lushi Chunqiu
Great Learning | 《大學》 | document | S4 | the text of the Four Books that leads from investigating things to bringing peace to the world | 提出由格物致知到治國平天下的四書之一
Doctrine of the Mean | 《中庸》 | document | S4 | the text of the Four Books, ascribed to Zisi, on keeping to a middle course | 相傳由子思所作、闡述不偏不倚之道的四書之一
set | four main schools of thought before the Qin | 先秦四大學派 | Confucianism; Daoism; Mohism; Legalism
set | schools of thought of the Warring States | 戰國時的學派 | School of Names; School of Yin-Yang; School of Diplomacy; School of the Military; School of Agriculture; Syncretism
set | schools of thought and what they held about government | 各學派的治國主張 | Confucianism; Legalism; Daoism; School of Agriculture; School of Yin-Yang
set | great thinkers before the Qin | 先秦思想家 | Confucius; Mencius; Xunzi; Laozi; Zhuangzi; Mozi; Han Fei
set | Confucian masters and their rivals | 儒家大師及其論敵 | Mencius; Xunzi; Mozi; Yang Zhu; Xu Xing
set | Legalists before and under the Qin | 法家人物 | Li Kui; Shang Yang; Shen Buhai; Shen Dao; Han Fei
set | thinkers of the smaller schools | 其他學派的思想家 | Gongsun Long; Zou Yan; Xu Xing; Su Qin; Sun Wu
set | Daoist, Mohist and other thinkers | 儒家以外的思想家 | Laozi; Zhuangzi; Mozi; Yang Zhu; Gongsun Long
set | teachings of Confucius | 孔子的主張 | benevolence; ritual propriety; rectification of names; education without discrimination; teaching according to ability
set | Confucian ideas about people and rule | 儒家對人性及政治的主張 | benevolent government; innate goodness; innate evil; rectification of names
set | Mohist teachings | 墨家的主張 | universal love; non-aggression; honouring the worthy; simple burial
set | teachings of rival schools before the Qin | 先秦各家的主張 | non-action; universal love; benevolent government; innate evil; equality of things
set | Legalist ideas | 法家的主張 | law; statecraft; authority; farming and fighting
set | the Five Classics | 五經 | Book of Songs; Book of Documents; Book of Changes; Book of Rites; Spring and Autumn Annals
set | the Four Books | 四書 | Analects; Great Learning; Doctrine of the Mean; Book of Mencius=《孟子》
set | historical records of the age before the Qin | 記載先秦歷史的典籍 | Book of Documents; Spring and Autumn Annals; Commentary of Zuo; Discourses of the States; Strategies of the Warring States
set | works of masters before the Qin | 先秦諸子著作 | Analects; Dao De Jing; The Art of War; Lüshi Chunqiu; Book of Xunzi=《荀子》
set | collections of poems and other writings | 古代詩文總集 | Book of Songs; Songs of Chu; Selections of Refined Literature; Yuefu Shiji=《樂府詩集》

== The Qin dynasty | 秦朝
Qin dynasty | 秦朝 | group | S1 | the first state to unite China under an emperor, which lasted only fifteen years | 首個統一中國、只維持十五年的皇朝
First Emperor of Qin | 秦始皇 | person | P4 | the ruler who conquered the six states and unified China in 221 BC | 滅六國而於公元前221年統一天下的君主 | also=Ying Zheng, Qin Shi Huang; also-zh=嬴政
Li Si | 李斯 | person | S1 | the chancellor who opposed fiefs and proposed the burning of books | 反對分封並建議焚書的丞相
Meng Tian | 蒙恬 | person | S1 | the general who drove back the Xiongnu and directed the building of the Great Wall | 北逐匈奴並督修長城的將領
Zhao Gao | 趙高 | person | S1 | the eunuch who changed the imperial will and called a deer a horse | 篡改遺詔、指鹿為馬的宦官
Fusu | 扶蘇 | person | S1 | the eldest son of the First Emperor, driven to suicide by a forged order | 因趙高等偽造詔書而自殺的始皇長子
Second Emperor of Qin | 秦二世 | person | S1 | the youngest son Huhai, whom a eunuch put on the throne and later forced to die | 由宦官擁立、後被逼自殺的始皇幼子胡亥
Ziying | 子嬰 | person | S1 | the last ruler of Qin, who surrendered to Liu Bang | 在位四十餘日而向劉邦投降的君主
Chen Sheng | 陳勝 | person | S1 | the conscript who led the first revolt against Qin and made himself king of Zhangchu | 率先起兵反秦、建立張楚政權的戍卒
Xiang Yu | 項羽 | person | S1 | the Overlord of Western Chu who won at Julu and killed himself at the Wu River | 在巨鹿大破秦軍、後自刎於烏江的西楚霸王
Zhang Han | 章邯 | person | S4 | the Qin general who led freed convicts against the rebels and surrendered after Julu | 率刑徒鎮壓民變、在巨鹿兵敗後投降的秦將
Fan Zeng | 范增 | person | S1 | the old adviser who urged that Liu Bang be killed at the Hongmen feast | 年老有謀、在鴻門主張殺劉邦的謀士
Zhao Tuo | 趙佗 | person | S1 | the Qin officer who made himself ruler of Nanyue in Lingnan | 在嶺南建立南越國的秦朝將領
system of commanderies and counties | 郡縣制 | system | S1 | the Qin system of governing the country in two levels of units under appointed officials | 分兩級治理全國、地方首長由皇帝任免的制度
huangdi | 皇帝 | role | S1 | the title of supreme ruler first taken by the king of Qin in 221 BC | 秦王政統一天下後首創的最高統治者稱號 | also=emperor
chancellor | 丞相 | role | S1 | the highest official of Qin and Han, who helped the emperor and led all officials | 秦漢時輔助皇帝、統領百官的最高官員
Grand Commandant | 太尉 | role | S1 | the one of the Three Lords who was in charge of military affairs | 秦漢三公中掌管軍事的官員
Imperial Counsellor | 御史大夫 | role | S1 | the one of the Three Lords who watched the officials and stood in for the chancellor | 秦漢三公中負責監察百官並輔助丞相的官員
tingwei | 廷尉 | role | S4 | the Qin and Han minister in charge of justice | 秦漢九卿中掌管司法刑獄的官員
zongzheng | 宗正 | role | S4 | the Qin and Han minister in charge of the affairs of the ruling family | 秦漢九卿中掌管皇族事務的官員
shaofu | 少府 | role | S4 | the Qin and Han minister in charge of the emperor's private income | 秦漢九卿中掌管皇室私人財政的官員
taipu | 太僕 | role | S4 | the Qin and Han minister in charge of the emperor's carriages and horses | 秦漢九卿中掌管皇帝車馬的官員
unification of writing | 書同文 | method | S1 | the Qin measure of making small seal characters the standard for all | 秦代規定以小篆為全國標準字體的措施
standard axle width | 車同軌 | method | S1 | the Qin measure of setting the distance between the two wheels of every cart at six feet | 秦代規定兩輪距離一律為六尺的措施
unification of weights and measures | 統一度量衡 | method | S1 | the Qin measure of using the same standards of length, volume and heaviness everywhere | 秦代規定全國採用相同的長短、容積及輕重標準的措施
burning of books | 焚書 | method | S1 | the Qin measure of destroying histories and classics in private hands on the advice of Li Si | 採納李斯建議、銷毀民間所藏史籍及諸子著作的措施
burying of scholars | 坑儒 | method | S1 | the killing of more than 460 magicians and learned men at Xianyang | 在咸陽處死四百六十多名方士及讀書人的措施
Straight Road | 直道 | structure | S1 | the military highway that ran north from near Xianyang to the frontier at Jiuyuan | 由咸陽附近北通九原、用以運兵的大路
speedway | 馳道 | structure | S1 | the wide Qin highway from Xianyang to the lands of the former states in the east and south | 以咸陽為中心通往原六國地區的寬闊大路
Epang Palace | 阿房宮 | structure | S1 | the huge hall complex south of the Wei River begun by the First Emperor | 秦始皇在渭河以南興建的大型殿宇
mausoleum at Mount Li | 驪山陵 | structure | S1 | the tomb of the First Emperor, near which clay soldiers were buried | 埋葬秦始皇、附近有大批陶製武士的建築 | also-zh=秦始皇陵
Shaqiu Plot | 沙丘之變 | event | S1 | the forging of the First Emperor's will by Zhao Gao and Li Si | 趙高與李斯篡改始皇遺詔的事件
Dazexiang Uprising | 大澤鄉起義 | event | S1 | the revolt of conscripts delayed by rain that began the fall of Qin | 戍卒因雨誤期、由陳勝吳廣率領反秦的事件
Battle of Julu | 巨鹿之戰 | event | S1 | the battle in which Xiang Yu burnt his boats and broke the main Qin army | 項羽破釜沉舟、擊潰秦軍主力的戰役
Hongmen Feast | 鴻門宴 | event | S1 | the banquet at which Xiang Yu failed to kill Liu Bang | 項羽未能下手殺害劉邦的聚會
Battle of Gaixia | 垓下之戰 | event | S1 | the battle in which Xiang Yu was surrounded and heard Chu songs on all sides | 項羽被圍、四面楚歌而敗亡的戰役
set | people of the rise of the Qin empire | 秦朝統一及建國的人物 | First Emperor of Qin; Li Si; Meng Tian; Wang Jian; Lü Buwei
set | people in the fall of the Qin court | 秦朝末年的朝廷人物 | Li Si; Zhao Gao; Fusu; Second Emperor of Qin; Ziying
set | leaders and officers in the wars at the end of Qin | 秦末戰爭的人物 | Chen Sheng; Xiang Yu; Zhang Han; Fan Zeng; Zhao Tuo
set | the highest officials of Qin and Han | 秦漢的中央高官 | chancellor; Grand Commandant; Imperial Counsellor; Grand Tutor=太傅
set | Qin and Han ministers | 秦漢九卿 | tingwei; zongzheng; shaofu; taipu
set | measures of the First Emperor | 秦始皇的措施 | unification of writing; standard axle width; unification of weights and measures; burning of books; burying of scholars
set | great works of the Qin | 秦代的大型工程 | Great Wall=長城; Straight Road; speedway; Epang Palace; Ling Canal; mausoleum at Mount Li
set | events of the fall of Qin and the rise of Han | 秦亡漢興的事件 | Shaqiu Plot; Dazexiang Uprising; Battle of Julu; Hongmen Feast; Battle of Gaixia
order | events from the death of the First Emperor to the Han | 始皇死後至漢朝建立的大事 | Shaqiu Plot > Dazexiang Uprising > Battle of Julu > Hongmen Feast > Battle of Gaixia
order | rulers of Qin | 秦朝君主先後 | First Emperor of Qin > Second Emperor of Qin > Ziying

== The Western Han | 西漢
Western Han | 西漢 | group | S1 | the dynasty founded by Liu Bang with its capital at Chang'an and ended by Wang Mang | 劉邦建立、定都長安而被王莽所篡的皇朝
Xin dynasty | 新朝 | group | S1 | the short-lived state founded by Wang Mang after he took the Han throne | 王莽篡漢後建立、國祚短暫的皇朝
Emperor Gaozu of Han | 漢高祖 | person | S1 | the founder who beat Xiang Yu and then removed the kings of other surnames | 擊敗項羽、其後剷除異姓王的開國君主 | also=Liu Bang; also-zh=劉邦
Xiao He | 蕭何 | person | S1 | the first chancellor of Han, who held Guanzhong and kept the armies supplied | 鎮守關中供應糧餉、出任漢朝首位相國的功臣
Zhang Liang | 張良 | person | S1 | the Han strategist who as a young man tried to have the First Emperor killed | 年輕時曾謀刺秦始皇、後為劉邦出謀劃策的功臣
Han Xin | 韓信 | person | S1 | the Han general who fought with his back to the river and was later killed by Empress Lü | 以背水陣破趙、後被呂后所殺的將領
Cao Shen | 曹參 | person | S1 | the second chancellor of Han, who kept all of his forerunner's rules | 繼任相國而完全沿用前人規章的功臣
Empress Lü | 呂后 | person | S1 | the founder's widow who ruled the court and made her own kinsmen kings | 高祖死後臨朝稱制、封本家子弟為王的女主 | also=Empress Lu
Emperor Wen of Han | 漢文帝 | person | S1 | the frugal emperor who ended punishments of mutilation after Tiying's plea | 生活節儉、因緹縈上書而廢除肉刑的君主
Emperor Jing of Han | 漢景帝 | person | S1 | the emperor who followed Chao Cuo's advice to cut down the kingdoms and put down the revolt of their kings | 採納晁錯削藩之議、平定七國叛亂的君主
Emperor Wu of Han | 漢武帝 | person | S1 | the emperor who favoured Confucianism alone and sent armies deep into Xiongnu land | 獨尊儒術並大舉北伐匈奴的君主 | also=Liu Che; also-zh=劉徹
Emperor Xuan of Han | 漢宣帝 | person | S4 | the emperor who grew up among the people and set up a protectorate in the Western Regions | 成長於民間、即位後設置西域都護的君主
Jia Yi | 賈誼 | person | S1 | the writer of the essay on the faults of Qin who advised creating many small kingdoms | 著有《過秦論》、建議「眾建諸侯而少其力」的政論家
Chao Cuo | 晁錯 | person | S1 | the official who urged the cutting of the kingdoms and was executed to calm the rebel kings | 主張削藩、在七國起兵後被殺的大臣
Zhou Yafu | 周亞夫 | person | S1 | the general of Xiliu Camp who put down the revolt of the seven kings | 治軍細柳、平定七國叛亂的將領
Zhufu Yan | 主父偃 | person | S1 | the official who proposed the Edict of Grace to Emperor Wu | 向武帝建議頒行推恩令的大臣
Dong Zhongshu | 董仲舒 | person | S1 | the Confucian who asked for all other schools to be put aside and taught the response between Heaven and man | 建議罷黜百家並提出天人感應說的儒者
Sang Hongyang | 桑弘羊 | person | S1 | the official from a merchant family who ran Emperor Wu's state trade and monopolies | 出身商家、為武帝主持專賣及均輸的大臣
Zhang Qian | 張騫 | person | P5 | the envoy who went to the Western Regions to seek allies against the Xiongnu | 奉武帝之命兩度出使西域的使者
Su Wu | 蘇武 | person | P5 | the envoy kept by the Xiongnu for nineteen years, who herded sheep by the northern sea | 被匈奴扣留十九年、在北海牧羊的使者
Wei Qing | 衞青 | person | S1 | the general, brother of an empress, who recovered the Ordos from the Xiongnu | 出身奴僕、從匈奴收復河南地的皇后之弟
Huo Qubing | 霍去病 | person | S1 | the young general who took the Hexi Corridor and died at about twenty-four | 奪取河西走廊、二十餘歲早逝的將領
Li Guang | 李廣 | person | S1 | the general called the Flying General who was never made a marquis | 有「飛將軍」之稱而終身未獲封侯的將領
Li Ling | 李陵 | person | S4 | the general who surrendered to the Xiongnu and for whom Sima Qian spoke | 兵敗投降匈奴、司馬遷曾為其辯護的將領
Zhao Chongguo | 趙充國 | person | S4 | the old general who settled soldiers as farmers to overcome the Qiang | 以屯田方法平定西羌的老將
Sima Qian | 司馬遷 | person | S1 | the historian who suffered castration and completed Records of the Grand Historian | 受宮刑後完成《史記》的史學家
Sima Xiangru | 司馬相如 | person | S1 | the writer famous for his fu on the imperial hunting parks | 以《子虛賦》及《上林賦》聞名的文學家
Huo Guang | 霍光 | person | S4 | the regent who removed the Prince of Changyi from the throne | 受遺詔輔政、曾廢昌邑王的權臣
Wang Zhaojun | 王昭君 | person | S1 | the palace lady married to Huhanye to keep peace on the frontier | 漢元帝時嫁給呼韓邪單于的宮女
Wang Mang | 王莽 | person | S1 | the consort kinsman who took the throne and declared all land to belong to the state | 以外戚身分篡位、把天下土地改歸國有的君主
Modu | 冒頓 | person | S1 | the Xiongnu ruler who surrounded Liu Bang at Baideng | 在白登圍困漢高祖的匈奴單于
Huhanye | 呼韓邪 | person | S1 | the Xiongnu ruler who came to pay homage to Han and married a palace lady | 入漢朝見稱臣並娶宮女為妻的匈奴單于
rest with the people | 與民休息 | method | S1 | the early Han policy of light taxes and few labour demands to let the country recover | 漢初輕徭薄賦、減少干擾以恢復生產的政策
reducing the fiefs | 削藩 | method | S1 | the policy under Emperor Jing of taking land away from the kings who had done wrong | 景帝時藉過失收回諸侯王土地的政策
Edict of Grace | 推恩令 | method | S1 | the policy under Emperor Wu of letting kings divide their land among all their sons | 武帝准許諸侯王把土地分給各子弟的政策
marriage alliance | 和親 | method | S1 | the policy of sending princesses and gifts to foreign rulers to buy peace | 以公主下嫁及財物換取邊境安寧的政策
sole honour for Confucianism | 獨尊儒術 | method | S1 | the policy of Emperor Wu that made the teachings of one school the learning of the state | 武帝罷黜百家、以孔子學說為官方思想的政策
salt and iron monopoly | 鹽鐵專賣 | method | S1 | the Han policy that put two necessary goods under state production and sale | 由官府壟斷兩種民生必需品產銷的措施
equitable transport | 均輸 | method | S1 | the Han measure by which officials moved local goods to places where they would sell dear | 官府把各地貢物運往價高地區出售的措施
price balancing | 平準 | method | S1 | the Han measure by which the state bought goods when cheap and sold them when dear | 官府在京師賤買貴賣以穩定物價的措施
property tax on merchants | 算緡 | method | S4 | the Han levy on the wealth that traders themselves declared | 向商人按自報財產徵稅的措施
rewarding informers | 告緡 | method | S4 | the Han measure giving half of a trader's hidden wealth to the person who reported it | 獎勵舉報商人隱瞞財產、以半數賞給舉報者的措施
frontier farming garrisons | 屯田 | method | S1 | the policy of having soldiers or settlers grow grain where they are stationed | 命士兵或移民在駐地墾耕以自給軍糧的政策
recommendation system | 察舉制 | system | S1 | the Han way of choosing officials by having local heads put forward men such as the filial and incorrupt | 由地方長官向朝廷推薦孝廉等人才任官的漢代制度
dual system of commanderies and kingdoms | 郡國並行制 | system | S1 | the early Han system in which lands ruled by appointed officials stood beside lands of kings | 西漢初年直轄政區與諸侯王封地同時存在的制度
Imperial Academy | 太學 | institution | S1 | the Han state school in the capital where scholars taught the Five Classics | 漢代設於京師、由博士教授五經的最高教育機構
inner court | 中朝 | institution | S4 | the circle of trusted men through whom Emperor Wu decided policy instead of through the chancellor | 武帝為削相權而以親信組成的決策機構
cishi | 刺史 | role | S1 | the inspector whom Emperor Wu sent to watch the officials of one of thirteen regions | 漢武帝派往十三部監察地方的官員
taishou | 太守 | role | S1 | the official who headed the government of a Han commandery | 漢代掌管一郡政務的最高行政長官
county magistrate | 縣令 | role | S1 | the head of a lower-level unit of Qin and Han with ten thousand households or more | 秦漢時管治萬戶以上基層政區的長官
Protector-General of the Western Regions | 西域都護 | role | S1 | the official set up by Emperor Xuan to watch over the states west of Yumen Pass | 宣帝始設、管理玉門關外各國的官員
Xiongnu | 匈奴 | group | S1 | the northern nomads under a chanyu who were the main enemy of Han | 由單于統率、漢朝在北方的主要外敵
Great Yuezhi | 大月氏 | group | S1 | the people driven west by the Xiongnu whom Zhang Qian's first mission sought as allies | 被匈奴逼遷西方、張騫首次西行欲結盟的民族
Wusun | 烏孫 | group | S4 | the people of the Ili valley whom Zhang Qian's second mission sought as allies | 居於伊犁河流域、張騫第二次西行欲結盟的民族
Dayuan | 大宛 | group | S4 | the state of Ferghana whose blood-sweating horses Emperor Wu's army seized | 以汗血馬聞名、曾遭李廣利征伐的西域國家
Loulan | 樓蘭 | group | S4 | the small state by Lop Nur whose king was killed by Fu Jiezi | 位於羅布泊旁、國王被傅介子所殺的西域國家
chanyu | 單于 | role | S1 | the title of the supreme ruler of the Xiongnu | 匈奴人對本族最高首領的稱號
Hexi Corridor | 河西走廊 | place | S1 | the long strip in Gansu between the Qilian Mountains and the hills to their north | 位於甘肅、夾於祁連山與北面山脈之間的狹長地帶
Western Regions | 西域 | place | S1 | the lands beyond Yumen Pass and Yang Pass in Han times | 漢代玉門關及陽關以外的地區
Guanzhong | 關中 | place | S1 | the plain of the Wei River in Shaanxi where Xianyang and Chang'an stood | 位於陝西渭河平原、咸陽及長安所在的地區
Lingnan | 嶺南 | place | S1 | the land where the Qin set up three commanderies, today's Guangdong and Guangxi | 秦代設三郡、今廣東廣西一帶的地區
Chang'an | 長安 | place | S1 | the Western Han and Tang capital, in today's Shaanxi near the Wei River | 西漢及唐代的都城，在今陝西渭水之濱
Luoyang | 洛陽 | place | S1 | the capital of the Eastern Han and the Western Jin | 東漢及西晉的都城，在今河南西部
Xianyang | 咸陽 | place | S1 | the capital of Qin, burnt by Xiang Yu | 秦朝的都城，其宮室被項羽焚毀
Silk Road | 絲綢之路 | place | P5 | the trade route from Chang'an through the Western Regions to the Mediterranean | 由長安經西域通往地中海的貿易通道 | also-zh=絲路
Rule of Wen and Jing | 文景之治 | period | S1 | the early Han age of low taxes and full granaries under two thrifty emperors | 西漢初年輕徭薄賦、國庫充盈的治世
Siege of Baideng | 白登之圍 | event | S1 | the surrounding of Emperor Gaozu of Han by Xiongnu horsemen for seven days | 漢高祖被匈奴騎兵困阻七日的事件
Rebellion of the Seven Kingdoms | 七國之亂 | event | S1 | the revolt led by the Kings of Wu and Chu against Emperor Jing | 吳楚等諸侯王起兵反抗景帝的事件
Battle of Mobei | 漠北之戰 | event | S1 | the campaign of 119 BC in which Wei Qing and Huo Qubing crossed the desert to beat the Xiongnu | 公元前119年衞青、霍去病遠征而重創匈奴的戰役
Witchcraft Affair | 巫蠱之禍 | event | S4 | the case of Emperor Wu's last years in which the crown prince took up arms and died | 武帝晚年太子被誣、起兵失敗自殺的事件
Salt and Iron Debate | 鹽鐵會議 | event | S4 | the discussion of 81 BC between officials and scholars over state trade | 公元前81年官員與賢良文學就官營工商業辯論的事件
interaction of Heaven and man | 天人感應 | idea | S1 | the teaching that good or bad rule is answered by omens or disasters | 君主施政得失會招來祥瑞或災異的思想
Battle of Kunyang | 昆陽之戰 | event | S1 | the battle in which Liu Xiu with a small force beat Wang Mang's huge army | 劉秀以少勝多、大破王莽軍的戰役
Lülin Army | 綠林軍 | group | S1 | the rebels from the hills of Hubei who put the Gengshi Emperor on the throne | 起於湖北山區、擁立更始帝的反莽勢力 | also=Lulin Army
Red Eyebrows | 赤眉軍 | group | S1 | the rebels from Shandong who painted their brows to know each other | 起於山東、以面部塗色識別的反莽勢力
set | founders and helpers of the Western Han | 西漢開國人物 | Emperor Gaozu of Han; Xiao He; Zhang Liang; Han Xin; Cao Shen; Empress Lü
set | emperors of the Western Han | 西漢皇帝 | Emperor Gaozu of Han; Emperor Wen of Han; Emperor Jing of Han; Emperor Wu of Han; Emperor Xuan of Han
set | officials who dealt with the Han kingdoms | 處理諸侯王問題的西漢人物 | Jia Yi; Chao Cuo; Zhou Yafu; Zhufu Yan
set | advisers and thinkers of the Western Han | 西漢謀臣及思想家 | Jia Yi; Chao Cuo; Zhufu Yan; Dong Zhongshu; Sang Hongyang
set | generals who fought for the Western Han | 西漢名將 | Han Xin; Zhou Yafu; Wei Qing; Huo Qubing; Li Guang; Zhao Chongguo
set | people at the court of Emperor Wu | 漢武帝時的人物 | Dong Zhongshu; Sang Hongyang; Zhang Qian; Sima Qian; Zhufu Yan; Wei Qing
set | Han people who lived among or fought the Xiongnu | 與匈奴有關的西漢人物 | Zhang Qian; Su Wu; Li Ling; Li Guang; Wang Zhaojun
set | people who dominated the Han court | 兩漢把持朝政的人物 | Empress Lü; Huo Guang; Wang Mang; Liang Ji; Dong Zhuo
set | writers of the Western Han | 西漢文史名家 | Jia Yi; Dong Zhongshu; Sima Qian; Sima Xiangru
set | policies of the early and middle Western Han | 西漢前中期的政策 | reducing the fiefs; Edict of Grace; marriage alliance; rest with the people
set | economic measures of Emperor Wu | 漢武帝的經濟措施 | salt and iron monopoly; equitable transport; price balancing; property tax on merchants; rewarding informers
set | systems of government before the Three Kingdoms | 三國以前的政治制度 | system of commanderies and counties; dual system of commanderies and kingdoms; recommendation system; feudal system
set | local officials of the Han | 漢代的地方官 | cishi; taishou; county magistrate; Protector-General of the Western Regions
set | peoples and states met by the Han in the west and north | 漢代西北的民族及國家 | Xiongnu; Great Yuezhi; Wusun; Dayuan; Loulan
set | regions of Qin and Han geography | 秦漢的地區 | Hexi Corridor; Western Regions; Guanzhong; Lingnan
set | capitals from the Zhou to the Han | 周至漢的都城 | Haojing; Xianyang; Chang'an; Luoyang
set | events of the Western Han | 西漢的事件 | Siege of Baideng; Rebellion of the Seven Kingdoms; Battle of Mobei; Witchcraft Affair; Salt and Iron Debate
set | ideas about how a ruler should govern | 關於君主施政的思想 | Mandate of Heaven; interaction of Heaven and man; benevolent government; non-action
set | rebel armies of the Qin and Han | 秦漢民變的隊伍 | Lülin Army; Red Eyebrows; Yellow Turbans; Zhangchu rebels=張楚義軍
order | early emperors of the Western Han | 西漢前期皇帝先後 | Emperor Gaozu of Han > Emperor Wen of Han > Emperor Jing of Han > Emperor Wu of Han
order | Western Han events | 西漢大事先後 | Siege of Baideng > Rebellion of the Seven Kingdoms > Battle of Mobei > Salt and Iron Debate
order | from the Qin to the Eastern Han | 秦至東漢的政權 | Qin dynasty > Western Han > Xin dynasty > Eastern Han

== The Eastern Han | 東漢
Eastern Han | 東漢 | group | S1 | the dynasty restored by Liu Xiu with its capital at Luoyang | 劉秀重建、定都洛陽的皇朝
Emperor Ming of Han | 漢明帝 | person | S1 | the emperor who is said to have sent men west for Buddhism after a dream of a golden figure | 相傳夢見金人而遣使西行求佛法的君主
Emperor He of Han | 漢和帝 | person | S4 | the emperor who used the eunuch Zheng Zhong to overthrow Dou Xian | 倚靠宦官鄭眾剷除竇憲的君主
Emperor Huan of Han | 漢桓帝 | person | S4 | the emperor who used five eunuchs to overthrow Liang Ji | 倚靠五名宦官誅滅梁冀的君主
Emperor Ling of Han | 漢靈帝 | person | S1 | the emperor who sold offices and under whom the Yellow Turbans rose | 公開賣官、在位時爆發黃巾民變的君主
Emperor Xian of Han | 漢獻帝 | person | S1 | the last Han emperor, held by Cao Cao at Xu | 被曹操迎至許都、最後禪位給曹丕的君主
Dou Xian | 竇憲 | person | S4 | the consort kinsman who beat the Northern Xiongnu and had the victory carved at Yanran | 擊破北匈奴並勒石燕然的外戚
Liang Ji | 梁冀 | person | S1 | the consort kinsman who poisoned a boy emperor that called him an overbearing general | 毒殺稱其為「跋扈將軍」之幼帝的外戚
He Jin | 何進 | person | S1 | the consort kinsman killed by eunuchs after calling Dong Zhuo to the capital | 召董卓入京、反被宦官殺害的外戚
Dong Zhuo | 董卓 | person | S1 | the general who changed the emperor, moved the court to Chang'an and was killed by Lü Bu | 廢少帝、挾持朝廷西遷而被呂布所殺的軍閥
Li Ying | 李膺 | person | S4 | the upright official, model of the scholars, who died in the ban on the partisans | 受太學生敬仰、在黨禍中遇害的名士
Ban Gu | 班固 | person | S1 | the historian who wrote the Book of Han | 撰寫《漢書》、為後世斷代史奠基的史學家
Ban Chao | 班超 | person | S1 | the man who gave up the brush for the sword and won back the Western Regions | 投筆從戎、使西域諸國歸附的名將
Ban Zhao | 班昭 | person | S4 | the woman who finished her brother's history and wrote Lessons for Women | 續成兄長史書並撰《女誡》的女史家
Gan Ying | 甘英 | person | S1 | the envoy sent towards Rome who turned back at the western sea | 奉命出使大秦、至西海而返的使者
Ma Yuan | 馬援 | person | S4 | the general who put down the Trung sisters and died on campaign against the Wuxi tribes | 平定交趾二徵起事、晚年出征時病逝軍中的名將
Cai Lun | 蔡倫 | person | P5 | the eunuch who improved the making of paper with bark, rags and old nets | 以樹皮、破布、舊漁網改良造紙術的宦官
Zhang Heng | 張衡 | person | P5 | the scientist who built an instrument that showed the direction of earthquakes | 發明地動儀及改良渾天儀的科學家
Zhang Zhongjing | 張仲景 | person | S1 | the physician who wrote on fevers caused by cold | 撰寫《傷寒雜病論》的醫學家
Hua Tuo | 華佗 | person | P5 | the physician who used mafeisan as anaesthetic and made up the Five Animals exercise | 以麻沸散施行手術並創五禽戲的醫學家
Wang Chong | 王充 | person | S4 | the thinker who attacked belief in ghosts and omens in Lunheng | 撰寫《論衡》批判迷信的思想家
Xu Shen | 許慎 | person | S1 | the scholar who compiled the dictionary Shuowen Jiezi | 編撰《說文解字》的經學家
Zheng Xuan | 鄭玄 | person | S4 | the scholar who wrote notes on many classics, joining the Old Text and New Text schools | 遍注群經、融合今古文的經學家
Zhang Jiao | 張角 | person | S1 | the leader of the Way of Great Peace who called out the Yellow Turbans | 創立太平道並發動黃巾民變的領袖
Zhang Daoling | 張道陵 | person | S1 | the founder in Shu of a sect whose followers gave five pecks of rice | 在蜀地創教、要信徒交五斗米的宗教領袖
consort clan | 外戚 | group | S1 | the family of an emperor's mother or wife, which took power when child emperors reigned | 常因幼主在位而專權的皇帝母族或妻族
eunuchs | 宦官 | group | S1 | the castrated men who served inside the palace | 在宮廷內侍奉皇帝及后妃的閹人
partisans | 黨人 | group | S4 | the officials and students of late Han who criticised the men of the inner palace and were banned from office | 抨擊宦官而遭禁錮的官員及太學生
Yellow Turbans | 黃巾軍 | group | S1 | the rebels of AD 184 who wrapped their heads in one colour and believed in Great Peace | 公元184年由太平道信徒組成、以包頭布的顏色為標誌的民變隊伍
Proscription of the Partisans | 黨錮之禍 | event | S1 | the two purges of scholars and officials who had criticised the eunuchs | 宦官兩度迫害批評朝政的官員及太學生的事件
Yellow Turban Rebellion | 黃巾之亂 | event | S1 | the rising of the followers of Zhang Jiao in AD 184 | 公元184年張角率太平道信徒起兵的事件
Ten Attendants | 十常侍 | group | S4 | the palace servants such as Zhang Rang who dominated Emperor Ling | 靈帝時張讓等專權的內廷閹人
zhoumu | 州牧 | role | S4 | the governor of a late Han province with both civil and military power | 東漢末年兼掌軍政財權的地方長官
White Horse Temple | 白馬寺 | structure | S1 | the Buddhist temple at Luoyang held to be the first in China | 位於洛陽、相傳為中國首座的佛教建築
Way of Great Peace | 太平道 | group | S1 | the sect of Zhang Jiao that healed with charms and water in the east | 張角創立、以符水治病聚眾的宗教團體
Way of Five Pecks of Rice | 五斗米道 | group | S1 | the sect of Zhang Daoling in Shu whose followers gave grain | 張道陵在蜀地創立、入教者須交糧的宗教團體 | also-zh=天師道
set | emperors of the Eastern Han | 東漢皇帝 | Emperor Guangwu of Han=漢光武帝; Emperor Ming of Han; Emperor He of Han; Emperor Huan of Han; Emperor Ling of Han; Emperor Xian of Han
set | men of power in the Eastern Han | 東漢的權臣及軍閥 | Dou Xian; Liang Ji; He Jin; Dong Zhuo
set | groups in the power struggles of the Eastern Han | 東漢政爭的勢力 | consort clan; eunuchs; partisans; warlords=軍閥
set | Eastern Han people in the Western Regions and on the frontiers | 東漢經營邊疆的人物 | Ban Chao; Gan Ying; Ma Yuan; Dou Xian
set | envoys to the Western Regions and the Xiongnu | 漢代出使的人物 | Zhang Qian; Su Wu; Ban Chao; Gan Ying
set | the Ban family and other writers of history in the Han | 漢代史家 | Sima Qian; Ban Gu; Ban Zhao; Liu Xiang=劉向
set | scientists and physicians of the Eastern Han | 東漢科學家及醫學家 | Cai Lun; Zhang Heng; Zhang Zhongjing; Hua Tuo
set | scholars of the Han | 漢代學者 | Dong Zhongshu; Wang Chong; Xu Shen; Zheng Xuan; Ban Gu
set | people of the last decades of the Eastern Han | 東漢末年人物 | Zhang Jiao; Li Ying; He Jin; Dong Zhuo
set | troubles of the Eastern Han and Western Jin | 東漢至西晉的禍亂 | Proscription of the Partisans; Yellow Turban Rebellion; War of the Eight Princes; Yongjia Disaster
set | sects whose followers rose against the government | 信徒曾起兵反抗朝廷的宗教團體 | Way of Great Peace; Way of Five Pecks of Rice; White Lotus Society; God Worshipping Society
order | decline of the Eastern Han | 東漢衰亡的經過 | Proscription of the Partisans > Yellow Turban Rebellion > Dong Zhuo seizes the court=董卓入京專權 > Cao Pi takes the throne=曹丕篡漢
order | emperors of the Eastern Han | 東漢皇帝先後 | Emperor Guangwu of Han=漢光武帝 > Emperor Ming of Han > Emperor He of Han > Emperor Huan of Han > Emperor Ling of Han > Emperor Xian of Han

== The Three Kingdoms, Jin and the Northern and Southern Dynasties: politics | 三國兩晉南北朝政治
Guangwu Restoration | 光武中興 | period | S1 | the time of recovery under the first Eastern Han emperor | 劉秀重建漢室後政治清明、國力恢復的時期
Cao Wei | 曹魏 | group | S1 | the northern one of the Three Kingdoms, seated at Luoyang | 三國中定都洛陽、佔據北方的政權
Shu Han | 蜀漢 | group | S1 | the one of the Three Kingdoms seated at Chengdu | 三國中定都成都的西南政權
Eastern Wu | 東吳 | group | S1 | the one of the Three Kingdoms seated at Jianye | 三國中定都建業的江南政權 | also-zh=孫吳
Western Jin | 西晉 | group | S1 | the dynasty of Sima Yan that ended the Three Kingdoms and fell to the Xiongnu | 司馬炎建立、結束三國而亡於匈奴的皇朝
Eastern Jin | 東晉 | group | S1 | the dynasty re-established in Jiankang by Sima Rui | 司馬睿南渡後在建康重建的皇朝
Sixteen Kingdoms | 十六國 | period | S1 | the time when many short-lived states, mostly of the Five Hu, held north China beside the Eastern Jin | 東晉時北方由五胡等先後建立多個政權的時期
Cao Cao | 曹操 | person | P5 | the chancellor who held the last Han emperor and won at Guandu but lost at Red Cliffs | 挾天子以令諸侯、勝於官渡而敗於赤壁的權臣
Cao Pi | 曹丕 | person | S1 | the ruler who forced the last Han emperor to abdicate and started the Nine-Rank System | 迫漢獻帝禪位並推行九品中正制的君主 | also-zh=魏文帝
Liu Bei | 劉備 | person | P5 | the ruler who called three times at a cottage to win an adviser and died after defeat at Yiling | 三顧草廬求賢、兵敗夷陵後病逝的君主
Sun Quan | 孫權 | person | S1 | the ruler of the south-east who joined in the victory at Red Cliffs and founded a state at Jianye | 聯軍抗敵於赤壁、後定都建業的江東君主
Zhuge Liang | 諸葛亮 | person | P5 | the chancellor of Shu who made the Longzhong plan and led the northern campaigns | 提出隆中對並多次北伐的蜀漢丞相 | also-zh=孔明
Zhou Yu | 周瑜 | person | S1 | the Wu commander who used fire to win at Red Cliffs | 在赤壁以火攻獲勝的東吳統帥 | not=Lu Xun of Wu
Lu Xun of Wu | 陸遜 | person | S1 | the Wu commander who used fire to win at Yiling | 在夷陵以火攻獲勝的東吳統帥 | not=Zhou Yu
Guan Yu | 關羽 | person | P5 | the Shu general who lost Jingzhou to Wu and was killed | 失守荊州而被東吳所殺的蜀將
Yuan Shao | 袁紹 | person | S1 | the warlord of the north beaten by Cao Cao at Guandu | 佔據河北、在官渡敗於曹操的軍閥
Lü Bu | 呂布 | person | S4 | the fighter who killed Dong Zhuo and was executed at Xiapi | 殺董卓、後在下邳兵敗被處死的武將 | also=Lu Bu
Sima Yi | 司馬懿 | person | S1 | the Wei minister who won power by a coup at Gaoping Tombs | 發動高平陵之變奪取大權的曹魏大臣
Sima Zhao | 司馬昭 | person | S1 | the Wei chief minister whose ambition was known to every passer-by and who conquered Shu | 野心「路人皆知」、派兵滅蜀的曹魏權臣
Sima Yan | 司馬炎 | person | S1 | the founder of the Western Jin, who conquered Wu and gave kingdoms to his kinsmen | 滅吳統一全國並大封宗室的開國君主 | also=Emperor Wu of Jin; also-zh=晉武帝
Emperor Hui of Jin | 晉惠帝 | person | S1 | the weak-minded emperor who asked why the starving did not eat minced meat | 昏庸無能、問飢民「何不食肉糜」的君主
Jia Nanfeng | 賈南風 | person | S1 | the empress who had the crown prince killed and set off the War of the Eight Princes | 殺害太子、引發八王之亂的皇后 | also-zh=賈后
Sima Rui | 司馬睿 | person | S1 | the prince who took the throne at Jiankang with the support of Wang Dao | 依靠王導擁戴、在建康即位的開國君主 | also-zh=晉元帝
Wang Dao | 王導 | person | S1 | the minister who won over southern families for the founder of the Eastern Jin | 籠絡江南士族、輔佐司馬睿立國的大臣
Wang Dun | 王敦 | person | S4 | the Eastern Jin general who rebelled from Wuchang in 322 | 公元322年由武昌起兵叛變的東晉將領
Zu Ti | 祖逖 | person | S1 | the general who rose at cock-crow to practise the sword and swore an oath in midstream | 聞雞起舞、中流擊楫立誓北伐的將領
Huan Wen | 桓溫 | person | S1 | the Eastern Jin general who conquered Cheng Han and led three northern campaigns | 滅成漢並三次北伐的東晉將領
Xie An | 謝安 | person | S1 | the Eastern Jin minister who came out of retirement at Dongshan and directed the defence at the Fei River | 東山再起、在淝水之戰時坐鎮建康的東晉宰相
Xie Xuan | 謝玄 | person | S1 | the general who trained the Beifu Army and commanded at the Fei River | 訓練北府兵、在淝水指揮前線的將領
Liu Yu | 劉裕 | person | S1 | the general who took Luoyang and Chang'an and founded the Song of the Southern Dynasties | 北伐收復洛陽長安、後代晉建宋的將領 | also-zh=宋武帝
Xiao Daocheng | 蕭道成 | person | S4 | the general who replaced the Liu Song and founded the Southern Qi | 取代劉宋而建立南齊的開國君主
Xiao Yan | 蕭衍 | person | S1 | the Liang founder who gave himself to Buddhist temples and starved in the Hou Jing Rebellion | 多次捨身佛寺、餓死於侯景之亂的君主 | also=Emperor Wu of Liang; also-zh=梁武帝
Chen Baxian | 陳霸先 | person | S4 | the general who fought Hou Jing and founded the last of the Southern Dynasties | 平定侯景之亂、建立南朝最後一個皇朝的將領
Hou Jing | 侯景 | person | S4 | the northern general who surrendered to Liang, then rebelled and took Jiankang | 降梁後叛變、攻陷建康的北方將領
Liu Yuan | 劉淵 | person | S1 | the Xiongnu leader who founded the first Hu state and called it Han | 建立漢國、率先反晉的匈奴首領
Shi Le | 石勒 | person | S1 | the Jie leader, once sold as a slave, who founded the Later Zhao | 曾為奴隸、建立後趙的羯人首領
Fu Jian | 苻堅 | person | S1 | the Former Qin ruler who united the north and was beaten at the Fei River | 統一北方、在淝水大敗的前秦君主
Wang Meng | 王猛 | person | S1 | the Han Chinese minister who warned the Former Qin ruler not to attack Jin | 臨終勸前秦君主勿攻晉的漢人大臣
Murong Chui | 慕容垂 | person | S4 | the Xianbei noble who founded the Later Yan after the Battle of the Fei River | 在淝水之戰後建立後燕的鮮卑貴族
Tuoba Gui | 拓跋珪 | person | S1 | the founder of the Northern Wei, who made Pingcheng his capital | 在公元386年復國、後定都平城的北魏開國君主
Emperor Taiwu of Northern Wei | 北魏太武帝 | person | S1 | the ruler who united the north in 439 and persecuted Buddhism | 在公元439年統一北方並下令滅佛的君主 | also-zh=拓跋燾
Empress Dowager Feng | 馮太后 | person | S1 | the woman regent who brought in the equal-field and three-chief systems | 臨朝期間推行均田制及三長制的女主
Emperor Xiaowen of Northern Wei | 北魏孝文帝 | person | S1 | the ruler who moved the capital to Luoyang and made his people adopt Han ways | 遷都洛陽、推行漢化的君主 | also-zh=拓跋宏, 元宏
Gao Huan | 高歡 | person | S4 | the general from the Six Garrisons who controlled the Eastern Wei | 出身六鎮、控制東魏朝政的權臣
Yuwen Tai | 宇文泰 | person | S1 | the general who controlled the Western Wei and set up the fubing system | 控制西魏朝政、創立府兵制的權臣
Emperor Wu of Northern Zhou | 北周武帝 | person | S4 | the ruler who conquered the Northern Qi and closed Buddhist and Daoist temples | 滅北齊並禁斷佛道二教的君主 | also-zh=宇文邕
Liu Song | 劉宋 | group | S1 | the first of the Southern Dynasties, which replaced the Eastern Jin in 420 | 公元420年取代東晉、南朝的首個皇朝
Southern Qi | 南齊 | group | S1 | the shortest of the Southern Dynasties, founded by Xiao Daocheng | 蕭道成建立、南朝國祚最短的皇朝
Liang dynasty | 梁朝 | group | S1 | the southern dynasty of Xiao Yan that was ruined by the Hou Jing Rebellion | 蕭衍建立、曾遭侯景之亂的皇朝
Chen dynasty | 陳朝 | group | S1 | the last of the Southern Dynasties, conquered by the Sui | 南朝最後一個、被隋所滅的皇朝
Northern Wei | 北魏 | group | S1 | the Tuoba dynasty that united the north and later split into east and west | 拓跋氏建立、統一北方而後分裂為東西的皇朝
Eastern Wei | 東魏 | group | S4 | the dynasty seated at Ye under the control of Gao Huan | 建都鄴城、由高歡控制的皇朝
Western Wei | 西魏 | group | S4 | the dynasty seated at Chang'an under the control of Yuwen Tai | 建都長安、由宇文泰控制的皇朝
Northern Qi | 北齊 | group | S4 | the dynasty founded by the son of Gao Huan | 由高歡之子高洋建立的皇朝
Northern Zhou | 北周 | group | S1 | the dynasty of the Yuwen family that reunited the north and was replaced by the Sui | 宇文氏建立、再度統一北方而被隋取代的皇朝
Former Qin | 前秦 | group | S1 | the Di state that united the north under Fu Jian | 氐人建立、在苻堅時統一北方的政權
Later Zhao | 後趙 | group | S4 | the northern state of the Jie people founded by Shi Le | 羯人石勒在北方建立的胡人政權
Han Zhao | 漢趙 | group | S4 | the Xiongnu state of Liu Yuan that destroyed the Western Jin | 匈奴人劉淵建立、滅西晉的政權 | also=Former Zhao; also-zh=前趙
Later Qin | 後秦 | group | S4 | the Guanzhong state of the Qiang people founded by Yao Chang | 羌人姚萇在關中一帶建立的政權
Xianbei | 鮮卑 | group | S1 | the people of the north-east to whom the Tuoba and Murong belonged | 原居東北、包括拓跋氏及慕容氏的民族
Jie | 羯 | group | S1 | the people of Shi Le, who founded the Later Zhao | 建立後趙的石勒所屬的民族
Di | 氐 | group | S1 | the western people of Fu Jian, who founded the Former Qin | 建立前秦的苻堅所屬的西方民族
Qiang | 羌 | group | S1 | the western people of Yao Chang, who founded the Later Qin | 建立後秦的姚萇所屬的西方民族
Rouran | 柔然 | group | S4 | the steppe people north of the Northern Wei, later destroyed by the Turks | 北魏在北方的強敵、後被突厥所滅的遊牧民族
Battle of Guandu | 官渡之戰 | event | S1 | the battle of 200 in which Cao Cao beat Yuan Shao by burning his grain at Wuchao | 曹操火燒烏巢糧草、擊敗袁紹的戰役
Battle of Red Cliffs | 赤壁之戰 | event | P5 | the battle of 208 in which Sun Quan and Liu Bei beat Cao Cao on the Yangtze | 孫劉聯軍以火攻擊敗曹操的戰役
Battle of Yiling | 夷陵之戰 | event | S1 | the battle in which Lu Xun burnt the camps of Liu Bei | 陸遜火燒連營、大敗劉備的戰役
Battle of the Fei River | 淝水之戰 | event | S1 | the battle of 383 in which an Eastern Jin army routed the troops of Fu Jian | 公元383年晉軍大敗苻堅大軍的戰役
Gaoping Tombs Coup | 高平陵之變 | event | S4 | the seizure of power from Cao Shuang by Sima Yi | 司馬懿乘曹爽謁墓時奪權的事件
War of the Eight Princes | 八王之亂 | event | S1 | the long civil war among Western Jin kings of the Sima clan | 西晉宗室互相攻伐、爭奪政權的內戰
Yongjia Disaster | 永嘉之禍 | event | S1 | the fall of Luoyang to the Xiongnu in 311 and the capture of Emperor Huai | 公元311年匈奴攻陷洛陽、擄走懷帝的事件 | also-zh=永嘉之亂
Hou Jing Rebellion | 侯景之亂 | event | S4 | the revolt that ruined Jiankang and starved Xiao Yan to death | 降將叛變攻陷建康、使梁武帝餓死的事件
Six Garrisons Revolt | 六鎮之亂 | event | S1 | the rising of Northern Wei frontier soldiers who were left out after the move to Luoyang | 北魏遷都後北方邊防將士不滿而起兵的事件
Nine-Rank System | 九品中正制 | system | S1 | the way of choosing officials in which local judges graded men of each place | 由地方評審官按家世才德評定士人等第以選官的制度
equal-field system | 均田制 | system | S1 | the system of the Northern Wei to the mid-Tang by which the state gave land to adults | 北魏至唐中葉按人口分配土地予農民的制度
three-chief system | 三長制 | system | S4 | the Northern Wei system of neighbourhood, village and district heads to check households | 北魏設鄰、里、黨首領以檢查戶口的基層制度
fubing system | 府兵制 | system | S1 | the system, begun in the Western Wei, of farmers who took turns to serve in war and guard duty | 西魏創立、農民輪流服役而平時務農的軍事制度 | not=mubing system
sinicisation | 漢化 | process | S1 | the taking over of Chinese dress, language and surnames by other peoples | 外族採用華夏衣冠、語言及姓氏等的過程
Xiaowen's sinicisation policy | 孝文帝漢化 | method | S1 | the policy of banning Xianbei dress and speech at court and changing Tuoba to Yuan | 禁穿鮮卑服、禁說鮮卑語、改拓跋為元姓的政策
tuduan | 土斷 | method | S4 | the policy of registering northern refugees in the place where they actually lived | 把南遷北人編入現居地戶籍以徵稅役的政策
migrant commanderies | 僑置郡縣 | method | S4 | the Eastern Jin practice of setting up units in the south named after refugees' northern homes | 東晉在南方按北方原籍名稱設立地方行政單位以安置流民的政策
great clans | 士族 | group | S1 | the families that held high office by birth in Wei, Jin and the Southern Dynasties | 魏晉南北朝憑門第世代佔據高官的家族 | also-zh=世族; not=humble families
humble families | 寒門 | group | S1 | the families without old standing that rarely rose beyond low offices under the Nine-Rank System | 在九品中正制下難居高位的低微家族 | not=great clans
Beifu Army | 北府兵 | group | S1 | the force of northern migrants trained at Jingkou by Xie Xuan | 謝玄在京口招募流民組成的軍隊
Jiankang | 建康 | place | S1 | the Eastern Jin and Southern Dynasties capital, today's Nanjing | 東晉及南朝的都城，即今南京
Pingcheng | 平城 | place | S1 | the Northern Wei capital before the move to Luoyang, today's Datong | 北魏遷洛陽前的都城，即今大同
Chengdu | 成都 | place | S1 | the Sichuan city that was the capital of Shu Han | 位於四川、劉備所建政權的京城
Ye | 鄴 | place | S4 | the capital of the Eastern Wei and Northern Qi, in southern Hebei | 東魏及北齊的都城，在河北南部
set | people of the end of the Han and the Three Kingdoms | 漢末三國人物 | Cao Cao; Liu Bei; Sun Quan; Yuan Shao; Lü Bu; Dong Zhuo
set | commanders and statesmen of the Three Kingdoms | 三國名臣將帥 | Zhuge Liang; Zhou Yu; Lu Xun of Wu; Guan Yu; Sima Yi
set | founders and makers of Wei and Jin | 曹魏及晉的奠基者 | Cao Cao; Cao Pi; Sima Yi; Sima Zhao; Sima Yan; Sima Rui
set | people of the Western Jin | 西晉人物 | Sima Yan; Emperor Hui of Jin; Jia Nanfeng; Liu Yuan
set | statesmen and generals of the Eastern Jin | 東晉的名臣將領 | Wang Dao; Wang Dun; Zu Ti; Huan Wen; Xie An; Xie Xuan
set | men who led northern campaigns | 主持北伐的人物 | Zhuge Liang; Zu Ti; Huan Wen; Liu Yu
set | people in the war at the Fei River | 淝水之戰有關人物 | Fu Jian; Wang Meng; Xie An; Xie Xuan; Murong Chui
set | founders of the Southern Dynasties | 南朝開國君主 | Liu Yu; Xiao Daocheng; Xiao Yan; Chen Baxian
set | leaders of states of the Five Hu | 五胡政權的領袖 | Liu Yuan; Shi Le; Fu Jian; Murong Chui; Tuoba Gui
set | rulers and powers of the Northern Dynasties | 北朝的君主及掌權者 | Tuoba Gui; Emperor Taiwu of Northern Wei; Empress Dowager Feng; Emperor Xiaowen of Northern Wei; Gao Huan; Yuwen Tai; Emperor Wu of Northern Zhou
set | the Three Kingdoms and the states around them in time | 三國及前後的政權 | Cao Wei; Shu Han; Eastern Wu; Western Jin; Eastern Han
set | the Southern Dynasties | 南朝的皇朝 | Liu Song; Southern Qi; Liang dynasty; Chen dynasty
set | the Northern Dynasties | 北朝的皇朝 | Northern Wei; Eastern Wei; Western Wei; Northern Qi; Northern Zhou
set | northern states of the Sixteen Kingdoms | 十六國的北方政權 | Former Qin; Later Zhao; Han Zhao; Later Qin
set | states with their capital at Jianye or Jiankang | 建都建康一帶的政權 | Eastern Wu; Eastern Jin; Liu Song; Liang dynasty; Chen dynasty
set | peoples called the Five Hu | 五胡 | Xiongnu; Xianbei; Jie; Di; Qiang
set | battles of the Three Kingdoms and Jin | 三國兩晉的戰役 | Battle of Guandu; Battle of Red Cliffs; Battle of Yiling; Battle of the Fei River
set | battles won by a smaller army | 以少勝多的戰役 | Battle of Kunyang; Battle of Guandu; Battle of Red Cliffs; Battle of the Fei River; Battle of Julu
set | upheavals of Jin and the Northern and Southern Dynasties | 兩晉南北朝的變亂 | War of the Eight Princes; Yongjia Disaster; Six Garrisons Revolt; Hou Jing Rebellion
set | systems of Wei, Jin and the Northern and Southern Dynasties | 魏晉南北朝的制度 | Nine-Rank System; equal-field system; three-chief system; fubing system
set | ways of choosing officials | 選拔官員的制度 | recommendation system; Nine-Rank System; imperial examination; hereditary office=世卿世祿
set | measures on land and people in the Eastern Jin and Northern Wei | 東晉北魏的土地及戶口措施 | tuduan; migrant commanderies; equal-field system; three-chief system
set | capitals of the Three Kingdoms to the Northern and Southern Dynasties | 三國至南北朝的都城 | Luoyang; Chengdu; Jiankang; Pingcheng; Ye
set | groups in politics and society from the Han to the Southern Dynasties | 漢至南朝的政治及社會勢力 | great clans; humble families; consort clan; eunuchs
set | armies known by names of their own | 歷史上有專稱的軍隊 | Beifu Army; Lülin Army; Red Eyebrows; Yue Family Army=岳家軍; Qi Family Army=戚家軍
set | men who took up arms against the Jin and Southern Dynasties from within | 東晉南朝的叛將 | Wang Dun; Hou Jing; Su Jun=蘇峻; Huan Xuan=桓玄
set | ages of good government before and under the Sui and Tang | 漢至唐的治世 | Rule of Wen and Jing; Guangwu Restoration; Rule of Zhenguan; Rule of Kaiyuan; Rule of Kaihuang
order | states that ruled south-east China from the Three Kingdoms on | 三國起先後統治江南的政權 | Eastern Wu > Western Jin > Eastern Jin > Liu Song > Southern Qi > Liang dynasty > Chen dynasty
order | battles from the end of the Han to the Eastern Jin | 漢末至東晉的戰役先後 | Battle of Guandu > Battle of Red Cliffs > Battle of Yiling > Battle of the Fei River
order | Western Jin to the north united by the Northern Wei | 西晉衰亡至北魏統一北方 | War of the Eight Princes > Yongjia Disaster > Battle of the Fei River > Northern Wei unites the north=北魏統一北方
order | fall of the Three Kingdoms and after | 三國結束的經過 | Shu Han conquered=蜀漢滅亡 > Sima Yan takes the throne=司馬炎代魏 > Eastern Wu conquered=東吳滅亡

== Culture and religion from the Han to the Northern and Southern Dynasties | 漢至南北朝的文化與宗教
Buddhism | 佛教 | idea | S1 | the religion from India that reached China in the Han and teaches release from rebirth | 源自印度、漢代傳入、追求解脫輪迴的宗教
religious Daoism | 道教 | idea | S1 | the native religion that honours Laozi and seeks long life through charms and elixirs | 奉老子為祖、追求長生成仙的本土宗教 | not=Daoism
xuanxue | 玄學 | theory | S1 | the Wei and Jin learning that joined Laozi, Zhuangzi and the Book of Changes with Confucian thought | 魏晉時以老莊及《易經》為本、探討有無等問題的思潮
qingtan | 清談 | form | S1 | the Wei and Jin fashion of learned talk on abstract questions away from politics | 魏晉名士避論政事而辯析哲理的風氣 | also=pure conversation; not=qingyi
qingyi | 清議 | form | S4 | the late Han fashion of judging officials and court affairs | 東漢太學生及士人評論朝政、品評人物的風氣 | not=qingtan
He Yan | 何晏 | person | S4 | the Wei noble and pioneer of abstract learning killed by Sima Yi | 開創談玄風氣、後被司馬懿所殺的曹魏名士
Wang Bi | 王弼 | person | S4 | the young thinker who wrote notes on the Laozi and the Book of Changes and died at about twenty-three | 注解《老子》及《易經》、二十餘歲早逝的思想家
Ruan Ji | 阮籍 | person | S1 | the Bamboo Grove poet who showed the whites of his eyes to those he despised | 以青白眼表示愛憎的竹林名士
Ji Kang | 嵇康 | person | S1 | the Bamboo Grove musician executed by the Simas after playing Guangling San | 臨刑彈奏《廣陵散》的竹林名士 | also=Xi Kang
Tao Yuanming | 陶淵明 | person | P5 | the poet who would not bow for five pecks of rice and wrote of Peach Blossom Spring | 不為五斗米折腰、寫有《桃花源記》的詩人 | also-zh=陶潛
Xie Lingyun | 謝靈運 | person | S4 | the poet who founded the landscape verse of the Southern Dynasties | 開創山水詩派的南朝劉宋詩人
Wang Xizhi | 王羲之 | person | P5 | the Sage of Calligraphy, who wrote the Orchid Pavilion Preface | 寫有《蘭亭集序》、被尊為「書聖」的書法家
Gu Kaizhi | 顧愷之 | person | S1 | the Eastern Jin painter of the Nymph of the Luo River | 繪有《洛神賦圖》的東晉畫家
Zu Chongzhi | 祖沖之 | person | P5 | the mathematician who put pi between 3.1415926 and 3.1415927 | 把圓周率推算至小數點後七位的數學家
Jia Sixie | 賈思勰 | person | S1 | the Northern Wei official who wrote Essential Skills for the Common People | 撰寫《齊民要術》的農學家
Li Daoyuan | 酈道元 | person | S1 | the Northern Wei geographer who wrote a commentary on rivers | 撰寫《水經注》的地理學家
Ma Jun | 馬鈞 | person | S4 | the Wei inventor who improved looms and built the south-pointing carriage | 改良織綾機並造指南車的曹魏發明家
Ge Hong | 葛洪 | person | S1 | the Eastern Jin Daoist and physician who wrote Baopuzi | 撰寫《抱朴子》、鑽研煉丹及醫藥的道士
Kou Qianzhi | 寇謙之 | person | S4 | the reformer of northern Daoism trusted by Emperor Taiwu of Northern Wei | 改革天師道、獲北魏太武帝信奉的道士
Faxian | 法顯 | person | S1 | the monk who went to India by land in 399 and came home by sea | 公元399年由陸路往天竺、循海路回國的僧人
Kumarajiva | 鳩摩羅什 | person | S1 | the monk from Kucha who translated scriptures at Chang'an under the Later Qin | 來自龜茲、後秦時在長安譯經的僧人
Bodhidharma | 達摩 | person | S1 | the Indian monk held to have brought Chan Buddhism to China | 由天竺來華、被奉為禪宗初祖的僧人
Fan Zhen | 范縝 | person | S4 | the thinker who denied that the soul lives on after the body | 撰寫《神滅論》、主張形體死後精神不存的思想家
Shen Yue | 沈約 | person | S4 | the Liang writer who set rules for the four tones in verse | 提出四聲八病說的南朝文學家
Chen Shou | 陳壽 | person | S1 | the historian who wrote Records of the Three Kingdoms | 撰寫《三國志》的西晉史家
Fan Ye | 范曄 | person | S1 | the Liu Song historian who wrote the Book of Later Han | 撰寫《後漢書》的劉宋史家
Liu Xie | 劉勰 | person | S4 | the critic who wrote The Literary Mind and the Carving of Dragons | 撰寫《文心雕龍》的文學評論家
Mogao Caves | 莫高窟 | place | S1 | the Buddhist cave temples at Dunhuang known for wall paintings and a library of scrolls | 位於敦煌、以壁畫及藏經洞聞名的佛教石窟
Yungang Grottoes | 雲岡石窟 | place | S1 | the Buddhist caves at Datong begun under the Northern Wei by the monk Tanyao | 位於大同、由北魏僧人曇曜主持開鑿的佛教洞窟
Longmen Grottoes | 龍門石窟 | place | S1 | the Buddhist caves at Luoyang with a Vairocana Buddha carved in the time of Wu Zetian | 位於洛陽、有武則天時雕成的盧舍那大佛的佛教洞窟
Maijishan Grottoes | 麥積山石窟 | place | S4 | the Buddhist caves at Tianshui known for clay figures | 位於天水、以泥塑佛像聞名的佛教洞窟
Records of the Grand Historian | 《史記》 | document | S1 | the history from the Yellow Emperor to Emperor Wu of Han in the form of annals, tables and lives | 首部紀傳體著作，敘述由黃帝至漢武帝的事跡
Book of Han | 《漢書》 | document | S1 | the first history of a single dynasty, from Liu Bang to Wang Mang | 由劉邦記至王莽、首部紀傳體斷代史
Book of Later Han | 《後漢書》 | document | S1 | the history of the dynasty from Liu Xiu to the abdication to Cao Pi | 記述由劉秀至獻帝一朝事跡的紀傳體正史
Records of the Three Kingdoms | 《三國志》 | document | S1 | the history of Wei, Shu and Wu by a Western Jin official | 由西晉官員撰寫、分述魏蜀吳歷史的紀傳體史書 | not=Romance of the Three Kingdoms
Shuowen Jiezi | 《說文解字》 | document | S1 | the first Chinese dictionary to explain characters by their structure, arranged by radicals | 首部按部首編排、分析形音義的工具書
Lunheng | 《論衡》 | document | S4 | the Eastern Han work that attacks beliefs in ghosts and omens | 批判鬼神及讖緯迷信的東漢著作
Treatise on Cold Damage | 《傷寒雜病論》 | document | S1 | the Eastern Han work on fevers and their prescriptions by Zhang Zhongjing | 張仲景闡述外感熱症及其方劑的醫書
Shennong's Classic of Materia Medica | 《神農本草經》 | document | S4 | the oldest surviving Chinese work on healing drugs, which lists 365 kinds in three grades | 現存最早、把三百六十五種藥物分為三品的藥學著作
Nine Chapters on the Mathematical Art | 《九章算術》 | document | S1 | the Han collection of 246 worked problems on fields, grain, volumes and equations | 收錄田畝、糧食、體積等二百四十六題解法的漢代數學著作
Huainanzi | 《淮南子》 | document | S4 | the work compiled by guests of the prince Liu An that is chiefly Daoist | 劉安與門客編成、以道家思想為主的著作
Essential Skills for the Common People | 《齊民要術》 | document | S1 | the earliest complete Chinese farming handbook to survive | 現存最早、內容完整的中國農書 | also=Qimin Yaoshu
Commentary on the Water Classic | 《水經注》 | document | S1 | the Northern Wei geography that describes over a thousand rivers and the places along them | 記述一千多條河流及沿岸風物的北魏地理著作
Baopuzi | 《抱朴子》 | document | S4 | the Eastern Jin work on elixirs, immortals and medicine by Ge Hong | 葛洪論述煉丹、神仙及醫藥的道教著作
Selections of Refined Literature | 《文選》 | document | S4 | the collection of verse, fu and other pieces made by Crown Prince Zhaoming of Liang | 梁朝昭明太子主編的詩歌辭賦總集
New Account of Tales of the World | 《世說新語》 | document | S4 | the collection of stories about the sayings and manners of Wei and Jin gentlemen | 記載魏晉名士言談軼事的筆記故事集
The Literary Mind and the Carving of Dragons | 《文心雕龍》 | document | S4 | the great work of criticism of the Southern Dynasties on all forms of writing | 南朝時系統評論各種體裁及創作方法的著作
Record of Buddhist Kingdoms | 《佛國記》 | document | S4 | the travel account of the monk who went to India in 399 | 公元399年西行取經僧人所寫的見聞錄
Orchid Pavilion Preface | 《蘭亭集序》 | document | S1 | the running-script masterpiece of 353 that opens a collection of poems made at a spring gathering | 王羲之為三月修禊詩作所寫的行書名作
Admonitions of the Court Instructress | 《女史箴圖》 | document | S4 | the painting ascribed to Gu Kaizhi on the proper behaviour of palace ladies | 相傳顧愷之所繪、勸戒后妃言行的畫卷
Nymph of the Luo River | 《洛神賦圖》 | document | S4 | the painting ascribed to Gu Kaizhi based on a poem by Cao Zhi | 相傳顧愷之據曹植作品繪成的畫卷
fu | 賦 | form | S1 | the Han literary form between verse and prose that describes at length with rich words | 盛行於漢代、鋪陳辭藻而介乎詩與散文之間的體裁
yuefu | 樂府 | form | S1 | the Han songs gathered or set to music by a government office, such as Mulberries by the Path | 由官署採集配曲的漢代民歌體裁
parallel prose | 駢文 | form | S4 | the prose popular in the Southern Dynasties that is built in matching pairs of four- and six-character lines | 盛行於南北朝、講究對偶而多用四字六字句的體裁
annalistic style | 編年體 | form | S1 | the way of writing history that sets events down year by year | 按時間先後記事的史書體裁
biographical style | 紀傳體 | form | S1 | the way of writing history that is built around the lives of persons | 以人物生平為中心記事的史書體裁
topical style | 紀事本末體 | form | S4 | the way of writing history that follows each affair from beginning to end | 把每宗史實獨立成篇、敘其始終的史書體裁
state-by-state style | 國別體 | form | S4 | the way of writing history that deals with each realm separately | 按諸侯各邦逐一敘述的史書體裁
set | habits of thought and talk from the Han to Jin | 漢晉士人的風氣 | qingtan; qingyi; hermit life=隱逸; elixir taking=服食丹藥
set | thinkers and gentlemen of Wei and Jin | 魏晉名士 | He Yan; Wang Bi; Ruan Ji; Ji Kang; Tao Yuanming
set | writers and artists of Wei, Jin and the Southern Dynasties | 魏晉南北朝的文藝名家 | Tao Yuanming; Xie Lingyun; Wang Xizhi; Gu Kaizhi; Shen Yue; Liu Xie
set | scientists and inventors of Wei, Jin and the Northern and Southern Dynasties | 魏晉南北朝的科技人物 | Zu Chongzhi; Jia Sixie; Li Daoyuan; Ma Jun; Ge Hong
set | religious figures of Jin and the Northern and Southern Dynasties | 兩晉南北朝的宗教人物 | Ge Hong; Kou Qianzhi; Faxian; Kumarajiva; Bodhidharma
set | monks who went abroad or came to China | 中外往來的高僧 | Faxian; Kumarajiva; Bodhidharma; Xuanzang; Yijing; Jianzhen
set | thinkers from the Han to the Southern Dynasties | 漢至南朝的思想家 | Dong Zhongshu; Wang Chong; Wang Bi; Fan Zhen
set | historians from the Han to the Southern Dynasties | 漢至南朝的史家 | Sima Qian; Ban Gu; Chen Shou; Fan Ye
set | Buddhist caves in China | 中國佛教石窟 | Mogao Caves; Yungang Grottoes; Longmen Grottoes; Maijishan Grottoes
set | the first four standard histories | 前四史 | Records of the Grand Historian; Book of Han; Book of Later Han; Records of the Three Kingdoms
set | works of Han scholars | 漢代著作 | Shuowen Jiezi; Lunheng; Huainanzi; Records of the Grand Historian; Book of Han
set | works of science and medicine of the Han | 漢代科學及醫學著作 | Treatise on Cold Damage; Shennong's Classic of Materia Medica; Nine Chapters on the Mathematical Art; Fan Shengzhi's Book=《氾勝之書》
set | works of Wei, Jin and the Northern and Southern Dynasties | 兩晉南北朝的著作 | Essential Skills for the Common People; Commentary on the Water Classic; Baopuzi; Record of Buddhist Kingdoms; Records of the Three Kingdoms
set | literary works of the Southern Dynasties | 南朝文學著作 | Selections of Refined Literature; New Account of Tales of the World; The Literary Mind and the Carving of Dragons; Shipin=《詩品》
set | famous works of art and calligraphy of Jin and Tang | 晉唐書畫名作 | Orchid Pavilion Preface; Admonitions of the Court Instructress; Nymph of the Luo River; Emperor Taizong Receiving the Tibetan Envoy
set | literary forms from the Han to the Tang | 漢至唐的文學體裁 | fu; yuefu; parallel prose; regulated verse
set | ways of writing history | 史書體裁 | annalistic style; biographical style; topical style; state-by-state style
order | the first four standard histories by time of writing | 前四史成書先後 | Records of the Grand Historian > Book of Han > Records of the Three Kingdoms > Book of Later Han
order | literary forms by the time of their height | 各朝代表文體先後 | fu > parallel prose > regulated verse > ci > zaju

== The Sui dynasty | 隋朝
Sui dynasty | 隋朝 | group | S1 | the dynasty that reunited China in 589 and dug the Grand Canal | 公元589年重新統一全國、開鑿大運河的皇朝
Emperor Wen of Sui | 隋文帝 | person | S1 | the founder who conquered Chen and ruled thriftily in the Kaihuang years | 滅陳統一全國、以節儉致治的開國君主 | also=Yang Jian; also-zh=楊堅
Emperor Yang of Sui | 隋煬帝 | person | S1 | the emperor who dug the Grand Canal, attacked Goguryeo three times and was killed at Jiangdu | 開運河、三征高句麗而在江都被殺的君主 | also=Yang Guang; also-zh=楊廣
Chen Shubao | 陳叔寶 | person | S1 | the pleasure-loving last ruler of the Southern Dynasties, who hid in a well | 沉迷聲色、被隋軍從井中俘獲的南朝末代君主 | also-zh=陳後主
Yang Su | 楊素 | person | S4 | the Sui minister who led a fleet down the Yangtze against Chen and helped to have the crown prince replaced | 率水軍順江伐陳、其後協助廢太子的隋臣
Gao Jiong | 高熲 | person | S4 | the Sui chief minister who planned the war on Chen and was put to death by Emperor Yang | 籌劃滅陳、後被煬帝所殺的隋朝宰相
Yang Xuangan | 楊玄感 | person | S4 | the noble who rebelled at Liyang while supplying the second war on Goguryeo | 在黎陽督運糧草時起兵反隋的貴族
Li Mi | 李密 | person | S4 | the leader of the Wagang Army who opened the Luokou granary | 率瓦崗軍攻佔洛口倉的領袖
Dou Jiande | 竇建德 | person | S4 | the rebel king of Xia in Hebei captured by Li Shimin at Hulao | 在河北稱夏王、於虎牢被李世民俘獲的領袖
Yuwen Huaji | 宇文化及 | person | S4 | the general whose mutiny at Jiangdu killed the second Sui emperor | 在江都發動兵變弒君的隋將
Yuwen Kai | 宇文愷 | person | S4 | the builder who planned Daxing and the eastern capital Luoyang | 設計大興城及東都洛陽的建築家
Li Chun | 李春 | person | S1 | the Sui craftsman who designed and built the Zhaozhou Bridge | 設計並主持建造趙州橋的隋代工匠
Grand Canal | 大運河 | structure | P5 | the waterway from Zhuojun through Luoyang to Yuhang made by Emperor Yang | 隋煬帝下令開鑿、由涿郡經洛陽至餘杭的水道
Tongji Canal | 通濟渠 | structure | S1 | the Sui waterway from Luoyang to the Huai | 隋代由洛陽引穀洛二水及黃河通淮河的水道
Yongji Canal | 永濟渠 | structure | S1 | the Sui waterway from the Yellow River north to Zhuojun | 隋代由黃河北通涿郡的水道
Jiangnan Canal | 江南河 | structure | S1 | the Sui waterway from Jingkou on the Yangtze to Yuhang | 隋代由京口經蘇州通餘杭的水道
Guangtong Canal | 廣通渠 | structure | S1 | the Sui waterway from Daxing to Tong Pass | 隋代由大興城引渭水通潼關的水道
Zhaozhou Bridge | 趙州橋 | structure | S1 | the stone arch of one span in Hebei built in the Sui | 位於河北、隋代所建的單孔石拱建築
Rule of Kaihuang | 開皇之治 | period | S1 | the age of thrift and recovery under Yang Jian | 楊堅在位時國家富足安定的治世
Kaihuang Code | 《開皇律》 | document | S4 | the Sui body of law that ended cruel punishments and set five kinds of penalty | 隋代廢除酷刑、確立五刑的法典
imperial examination | 科舉制 | system | S1 | the system from Sui to late Qing of choosing officials by written tests held by subjects | 隋代至清末分門類以考試選拔官員的制度
Three Departments and Six Ministries | 三省六部制 | system | S1 | the Sui and Tang system of drafting, checking and carrying out orders by separate offices | 隋唐把草擬、審議及執行政令分由不同機構負責的制度
Goguryeo Campaigns | 隋征高句麗 | event | S1 | the three failed wars of 612 to 614 against a kingdom in the north-east | 公元612至614年煬帝三度攻打東北鄰國而失敗的戰爭
Jiangdu Mutiny | 江都之變 | event | S4 | the revolt of guards in 618 that killed Emperor Yang | 公元618年禁軍殺隋煬帝的事件
set | people of the Sui court | 隋朝的君臣 | Emperor Wen of Sui; Emperor Yang of Sui; Yang Su; Gao Jiong; Yuwen Huaji
set | leaders and rebels at the end of the Sui | 隋末的反隋人物 | Yang Xuangan; Li Mi; Dou Jiande; Yuwen Huaji; Emperor Gaozu of Tang
set | last rulers who lost their states | 亡國之君 | Chen Shubao; Emperor Yang of Sui; King Zhou of Shang; Emperor Xian of Han; Ziying
set | builders and engineers of old China | 古代建築及水利專家 | Yuwen Kai; Li Chun; Li Bing; Zheng Guo
set | canals of the Sui | 隋代開鑿的水道 | Tongji Canal; Yongji Canal; Jiangnan Canal; Guangtong Canal
set | great works before the Tang | 唐代以前的大型工程 | Great Wall=長城; Grand Canal; Zhaozhou Bridge; Dujiangyan=都江堰
set | systems of the Northern Dynasties to the Tang | 北朝至唐的制度 | fubing system; equal-field system; imperial examination; Three Departments and Six Ministries
order | the sections of the Sui canal from north to south | 大運河各段由北至南 | Yongji Canal > Tongji Canal > Hangou > Jiangnan Canal
order | Sui rise and fall | 隋朝興亡大事先後 | Sui conquers Chen=隋滅陳 > Grand Canal dug=開鑿大運河 > Goguryeo Campaigns > Jiangdu Mutiny
order | systems of choosing officials by time | 選官制度先後 | hereditary office=世卿世祿 > recommendation system > Nine-Rank System > imperial examination

== The Tang dynasty: politics and wars | 唐朝政治
Tang dynasty | 唐朝 | group | S1 | the dynasty of the Li family from 618 to 907 | 公元618至907年由李氏統治的皇朝
Emperor Gaozu of Tang | 唐高祖 | person | S1 | the founder who rose at Taiyuan and gave up his throne after the Xuanwu Gate Incident | 太原起兵、玄武門之變後退位的開國君主 | also=Li Yuan; also-zh=李淵
Emperor Taizong of Tang | 唐太宗 | person | P5 | the emperor of the Zhenguan years, who took advice and was called Heavenly Khan | 善納諫言、開創貞觀之治並被尊為天可汗的君主 | also=Li Shimin; also-zh=李世民
Emperor Gaozong of Tang | 唐高宗 | person | S1 | the emperor who suffered from headaches and let his empress share in the government | 因患風疾而由皇后武氏參決朝政的君主
Wu Zetian | 武則天 | person | P5 | the only woman in Chinese history to reign as emperor in her own name, calling her state Zhou | 中國歷史上唯一的女皇帝，曾改國號為周 | also-zh=武曌
Emperor Xuanzong of Tang | 唐玄宗 | person | S1 | the emperor of the Kaiyuan years who fled to Shu in the An Lushan Rebellion | 開創開元之治、晚年因安史之亂逃往蜀地的君主 | also=Li Longji; also-zh=李隆基, 唐明皇
Emperor Suzong of Tang | 唐肅宗 | person | S4 | the crown prince enthroned at Lingwu during the An Lushan Rebellion | 安史之亂時在靈武即位的君主
Emperor Dezong of Tang | 唐德宗 | person | S4 | the emperor who brought in the two-tax system and fled to Fengtian from mutinous troops | 推行兩稅法、因涇原兵變逃往奉天的君主
Emperor Xianzong of Tang | 唐憲宗 | person | S1 | the emperor who subdued the military governors of Huaixi and brought about the Yuanhe revival | 平定淮西藩鎮、造就元和中興的君主
Emperor Wenzong of Tang | 唐文宗 | person | S4 | the emperor held captive by eunuchs after the failure of the Sweet Dew Incident | 謀誅宦官、甘露之變失敗後遭軟禁的君主
Emperor Wuzong of Tang | 唐武宗 | person | S4 | the emperor who closed Buddhist monasteries in the Huichang years | 在會昌年間下令毀佛的君主
Emperor Ai of Tang | 唐哀帝 | person | S4 | the last Tang emperor, who gave up his throne to Zhu Wen | 被迫禪位給朱溫的唐朝末代君主
Empress Wei | 韋后 | person | S4 | the wife of Emperor Zhongzong who was accused of poisoning him and was killed by Li Longji | 被指毒殺丈夫中宗、後被李隆基所殺的女主
Princess Taiping | 太平公主 | person | S4 | the daughter of Wu Zetian who was forced to die after a struggle with Emperor Xuanzong | 與唐玄宗爭權失敗而被賜死的武則天之女
Fang Xuanling | 房玄齡 | person | S1 | the Zhenguan chancellor famed for skill in making plans | 以善於謀劃聞名的貞觀名相 | not=Du Ruhui
Du Ruhui | 杜如晦 | person | S1 | the Zhenguan chancellor famed for making firm decisions on plans | 以善於決斷聞名的貞觀名相 | not=Fang Xuanling
Wei Zheng | 魏徵 | person | P5 | the Zhenguan minister known for frank advice, whom Emperor Taizong called his mirror | 敢於直諫、被唐太宗喻為鏡子的大臣
Li Jing | 李靖 | person | S1 | the Tang general who destroyed the Eastern Turks in 630 | 公元630年滅東突厥的唐將
Di Renjie | 狄仁傑 | person | S1 | the minister of Wu Zetian who urged her to bring back the Li heir and recommended many good men | 勸武則天復立廬陵王、舉薦賢才的大臣
Yao Chong | 姚崇 | person | S1 | the Kaiyuan chancellor who made ten proposals on taking office and fought a locust plague | 拜相時提出十事、曾主持滅蝗的開元名相
Song Jing | 宋璟 | person | S1 | the Kaiyuan chancellor known for strict observance of the law | 以守法持正聞名的開元名相
Zhang Jiuling | 張九齡 | person | S1 | the chancellor from Lingnan who warned Emperor Xuanzong against An Lushan | 出身嶺南、曾勸玄宗誅安祿山的開元名相
Li Linfu | 李林甫 | person | S1 | the chancellor with honey in his mouth and a sword in his heart who favoured non-Han generals | 「口蜜腹劍」、主張任用胡人為節度使的權相
Yang Guozhong | 楊國忠 | person | S1 | the chancellor killed by soldiers at Mawei, cousin of a favourite consort | 憑貴妃族兄身分拜相、在馬嵬驛被殺的權相
Yang Guifei | 楊貴妃 | person | P5 | the favourite of Emperor Xuanzong put to death at Mawei | 受唐玄宗寵愛、在馬嵬驛被縊死的女子
Gao Lishi | 高力士 | person | S4 | the eunuch who was close to Emperor Xuanzong and trusted by him | 長期侍奉唐玄宗並深得信任的宦官
An Lushan | 安祿山 | person | S1 | the military governor of three northern garrisons who rebelled in 755 | 公元755年起兵叛亂的三鎮節度使
Shi Siming | 史思明 | person | S1 | the rebel general who surrendered, rose again and called himself emperor of Yan in 759 | 降唐後再叛、公元759年自稱大燕皇帝的叛將
Guo Ziyi | 郭子儀 | person | S1 | the general who recovered both capitals and later rode alone to win over the Uyghurs | 收復兩京、其後單騎退回紇的名將
Li Guangbi | 李光弼 | person | S4 | the Khitan-born Tang general who held Taiyuan and Heyang against the rebels | 出身契丹、堅守太原及河陽抗擊叛軍的名將
Yan Zhenqing | 顏真卿 | person | S1 | the calligrapher who held Pingyuan against rebels and was killed by Li Xilie | 曾據平原郡抗叛軍、後被李希烈所殺的書法家
Zhang Xun of Suiyang | 張巡 | person | S4 | the official who held a starving city for ten months against the rebels of An Lushan's party and was killed | 堅守孤城十月抗擊安史叛軍而殉國的官員
Liu Yan | 劉晏 | person | S4 | the finance expert who reformed the salt tax and grain transport after the An Lushan Rebellion | 安史亂後改革鹽政及漕運的理財家
Yang Yan | 楊炎 | person | S1 | the chancellor of Emperor Dezong who proposed the two-tax system | 向唐德宗建議推行兩稅法的宰相
Wang Shuwen | 王叔文 | person | S4 | the official who led the short-lived Yongzhen Reform of 805 | 公元805年主持永貞革新的大臣
Pei Du | 裴度 | person | S4 | the chancellor who directed the war that recovered Huaixi | 唐憲宗時親往督師平定淮西的宰相
Niu Sengru | 牛僧孺 | person | S1 | the chancellor who led the faction of men from the examinations | 以科舉出身官員為主的黨派領袖
Li Deyu | 李德裕 | person | S1 | the chancellor of Emperor Wuzong who led the faction of men from old families | 以世家出身官員為主的黨派領袖
Wang Xianzhi | 王仙芝 | person | S4 | the salt smuggler who rose at Changyuan before Huang Chao and was killed in 878 | 在長垣率先起兵、公元878年敗死的私鹽販
Huang Chao | 黃巢 | person | S1 | the salt smuggler who took Chang'an and called his state Great Qi | 攻入長安、建國號大齊的私鹽販
Zhu Wen | 朱溫 | person | S1 | the former rebel who surrendered to Tang and took its throne in 907 | 由民變將領降唐、公元907年篡唐的節度使 | also-zh=朱全忠
Li Keyong | 李克用 | person | S4 | the one-eyed Shatuo leader who drove Huang Chao from Chang'an | 擊敗黃巢、收復長安的沙陀首領
Rule of Zhenguan | 貞觀之治 | period | S1 | the age of good government under Emperor Taizong of Tang | 李世民在位時政治清明的治世
Rule of Kaiyuan | 開元之治 | period | S1 | the age of prosperity in the early reign of Emperor Xuanzong of Tang | 李隆基在位前期國力鼎盛的治世 | also-zh=開元盛世
Xuanwu Gate Incident | 玄武門之變 | event | S1 | the coup of 626 in which Li Shimin killed his brothers | 公元626年李世民殺兄弟奪位的事件
An Lushan Rebellion | 安史之亂 | event | S1 | the revolt of frontier generals from 755 to 763 that turned Tang from strength to weakness | 公元755至763年邊將起兵、使唐由盛轉衰的事件 | also=An-Shi Rebellion
Mawei Mutiny | 馬嵬驛兵變 | event | S1 | the affair in which guards on the flight to Shu killed Yang Guozhong and forced the death of a consort | 玄宗逃蜀途中禁軍殺楊國忠、逼死貴妃的事件
Jingyuan Mutiny | 涇原兵變 | event | S4 | the affair of 783 in which badly fed troops rose in the capital and Emperor Dezong fled to Fengtian | 公元783年士卒因待遇不滿而在京城起事、德宗逃往奉天的事件
Yongzhen Reform | 永貞革新 | event | S4 | the short attempt of 805 to take power from eunuchs and military governors | 公元805年王叔文等試圖抑制宦官及藩鎮的事件
Sweet Dew Incident | 甘露之變 | event | S1 | the failed plot of 835 to kill the eunuchs | 公元835年李訓等謀誅宦官失敗的事件 | also=Ganlu Incident
Niu-Li factional strife | 牛李黨爭 | event | S1 | the struggle of about forty years between two groups of late Tang officials | 唐後期兩派官員互相傾軋近四十年的事件
Huichang Persecution | 會昌毀佛 | event | S4 | the destruction of Buddhist monasteries by Emperor Wuzong in 845 | 武宗下令拆寺、勒令僧尼還俗的事件
Disaster of Baima Station | 白馬驛之禍 | event | S4 | the killing of more than thirty court officials by Zhu Wen, who had them thrown into the Yellow River | 朱溫殺朝臣三十餘人並投屍黃河的事件
Battle of Talas | 怛羅斯之戰 | event | S1 | the battle of 751 in which an Arab army beat the Tang general Gao Xianzhi | 公元751年大食軍擊敗唐將高仙芝的戰役
Battle of Hulao | 虎牢之戰 | event | S4 | the battle in which Li Shimin captured Dou Jiande | 李世民擊敗並俘獲竇建德的戰役
Battle of Baekgang | 白江口之戰 | event | S4 | the sea battle of 663 in which Tang and Silla beat a Japanese fleet | 公元663年唐軍聯同新羅擊敗日本水師的戰役
Conquest of the Eastern Turks | 滅東突厥之戰 | event | S4 | the campaign of 630 in which Li Jing captured Illig Khan | 公元630年李靖出擊、頡利可汗被俘的戰役
military governor | 節度使 | role | S1 | the Tang frontier commander who came to hold military, civil and financial power of a region | 唐代集一方軍政財權於一身的長官 | also=jiedushi
Secretariat | 中書省 | institution | S1 | the Tang department that drafted imperial orders and edicts | 唐代負責草擬皇帝詔令的中央部門 | not=Chancellery
Chancellery | 門下省 | institution | S1 | the Tang department that reviewed orders and could send them back | 唐代負責審議並可封駁詔令的部門 | not=Secretariat
Department of State Affairs | 尚書省 | institution | S1 | the Tang department that carried out orders through the Six Ministries | 唐代統領六部、負責執行政令的部門
Hall of Government Affairs | 政事堂 | institution | S4 | the Tang meeting place where chancellors discussed policy together | 唐代宰相集體議決國家大計的機構
Yushitai | 御史台 | institution | S1 | the government organ that watched over and impeached officials | 負責監察及彈劾百官的中央機構 | also=Censorate; also-zh=御史臺
Ministry of Personnel | 吏部 | institution | S1 | the one of the Six Ministries that dealt with the choice, rating and promotion of civil officials | 六部中掌管文官選任及考績的機構
Ministry of Revenue | 戶部 | institution | S1 | the one of the Six Ministries that dealt with land, population, taxes and money | 六部中掌管土地、人口、賦稅及財政的機構
Ministry of Rites | 禮部 | institution | S1 | the one of the Six Ministries that dealt with ceremonies and schools and, from 736, the examinations | 六部中掌管祭祀典儀、學校及貢舉的機構
Ministry of War | 兵部 | institution | S1 | the one of the Six Ministries that dealt with military posts, arms and maps | 六部中掌管武官任用、軍械及地圖的機構
Ministry of Justice | 刑部 | institution | S1 | the one of the Six Ministries that dealt with laws and prisoners | 六部中掌管法律及訟獄的機構
Ministry of Works | 工部 | institution | S1 | the one of the Six Ministries that dealt with building, water control and farming colonies | 六部中掌管營造、水利及屯田的機構
Hanlin academicians | 翰林學士 | role | S4 | the men of letters who drafted secret orders for Tang emperors and were called inner chancellors | 為皇帝草擬機密詔令、有「內相」之稱的文官
zu-yong-diao system | 租庸調制 | system | S1 | the early Tang system of payments in grain, labour or cloth by each adult who received land | 唐初受田成年男子須納糧、服役及納布帛的賦役制度 | not=two-tax system
two-tax system | 兩稅法 | system | S1 | the Tang system from 780 of collecting by household wealth and land in summer and autumn | 唐德宗起按資產及田畝於夏秋徵收的賦役制度 | not=zu-yong-diao system
mubing system | 募兵制 | system | S1 | the system of paid professional soldiers that replaced farmer soldiers in the Tang | 唐玄宗時推行、以錢糧招請職業軍人的制度 | not=fubing system
jimi prefectures | 羈縻府州 | system | S1 | the Tang system of leaving frontier peoples under their own chiefs with Tang titles | 唐代任命邊疆民族首領自治其地的制度
military examination | 武舉 | form | S4 | the selection begun in 702 that tested riding, archery and strength | 公元702年創設、考騎射及體力的考試門類
palace examination | 殿試 | form | S1 | the test held by the emperor himself, made regular in the Song | 由皇帝親自主持、宋代成為定制的考試
zhiju | 制舉 | form | S4 | the special examination held by imperial order to find men of unusual talent | 皇帝下詔臨時開設以求非常人才的考試門類
set | emperors of the later Tang | 唐後期皇帝 | Emperor Dezong of Tang; Emperor Xianzong of Tang; Emperor Wenzong of Tang; Emperor Wuzong of Tang; Emperor Ai of Tang
set | ministers of the Zhenguan years | 貞觀名臣 | Fang Xuanling; Du Ruhui; Wei Zheng; Li Jing
set | ministers of Wu Zetian and Emperor Xuanzong | 武則天及玄宗朝的大臣 | Di Renjie; Yao Chong; Song Jing; Zhang Jiuling; Li Linfu; Yang Guozhong
set | people around Emperor Xuanzong in his late reign | 玄宗晚年的人物 | Li Linfu; Yang Guozhong; Yang Guifei; Gao Lishi; An Lushan
set | people in the An Lushan Rebellion | 安史之亂有關人物 | An Lushan; Shi Siming; Guo Ziyi; Li Guangbi; Yan Zhenqing; Zhang Xun of Suiyang
set | famous beauties and favourites in Chinese history | 歷史上的妃子及美人 | Bao Si; Xi Shi; Wang Zhaojun; Yang Guifei; Daji
set | ministers of the later Tang | 唐後期大臣 | Liu Yan; Yang Yan; Wang Shuwen; Pei Du; Niu Sengru; Li Deyu
set | people in the fall of the Tang | 唐末人物 | Wang Xianzhi; Huang Chao; Zhu Wen; Li Keyong
set | ministers known for giving advice to their rulers | 以進諫聞名的大臣 | Wei Zheng; Zou Ji; Yan Ying; Wang Meng
set | revolts and mutinies of the Tang | 唐代的叛亂 | An Lushan Rebellion; Mawei Mutiny; Jingyuan Mutiny; Huang Chao Rebellion=黃巢之亂
set | events of the late Tang | 唐後期的事件 | Sweet Dew Incident; Niu-Li factional strife; Huichang Persecution; Huang Chao Rebellion=黃巢之亂; Disaster of Baima Station
set | battles of the Tang | 唐代的戰役 | Battle of Talas; Battle of Hulao; Battle of Baekgang; Conquest of the Eastern Turks
set | departments and organs of the Tang government | 唐代的中央機構 | Secretariat; Chancellery; Department of State Affairs; Hall of Government Affairs; Yushitai
set | the Six Ministries | 六部 | Ministry of Personnel; Ministry of Revenue; Ministry of Rites; Ministry of War; Ministry of Justice; Ministry of Works
set | officials of the Han and Tang | 漢唐官職 | military governor; cishi; taishou; Hanlin academicians; Imperial Counsellor
set | tax and land systems of the Tang and before | 唐及以前的田制及賦稅 | well-field system; equal-field system; zu-yong-diao system; two-tax system
set | systems of the Tang | 唐代的制度 | fubing system; mubing system; jimi prefectures; two-tax system
order | how an order was made in the Tang government | 唐代政令制定的程序 | Secretariat > Chancellery > Department of State Affairs
order | early Tang rulers in order of reign | 唐前期君主先後 | Emperor Gaozu of Tang > Emperor Taizong of Tang > Emperor Gaozong of Tang > Wu Zetian > Emperor Xuanzong of Tang > Emperor Suzong of Tang
order | Tang events in order | 唐代大事先後 | Xuanwu Gate Incident > An Lushan Rebellion > Yongzhen Reform > Sweet Dew Incident > Huichang Persecution > Huang Chao Rebellion=黃巢之亂
order | tax systems by time of introduction | 賦稅制度先後 | zu-yong-diao system > two-tax system > single whip reform > merging of poll tax into land tax=攤丁入地

== Tang foreign relations, society and culture | 唐朝的對外關係、社會與文化
Eastern Turks | 東突厥 | group | S1 | the steppe power that reached the Wei bridge in 626 and was destroyed by Tang in 630 | 曾兵臨渭水、公元630年被唐所滅的北方汗國
Western Turks | 西突厥 | group | S1 | the power of Central Asia destroyed by Su Dingfang under Emperor Gaozong | 唐高宗時被蘇定方所滅的中亞汗國
Uyghurs | 回紇 | group | S1 | the steppe people who helped Tang to recover its capitals in the An Lushan Rebellion | 曾出兵助唐平定安史之亂的北方遊牧民族 | also-zh=回鶻
Tubo | 吐蕃 | group | S1 | the kingdom on the Tibetan plateau of Songtsen Gampo, which took Chang'an in 763 | 位於青藏高原、公元763年曾攻入長安的政權
Tuyuhun | 吐谷渾 | group | S4 | the Xianbei state in the Qinghai area, later swallowed by the Tibetans | 鮮卑人在青海一帶建立、後被高原強鄰吞併的政權
Nanzhao | 南詔 | group | S1 | the kingdom around Dali whose rulers were given titles by Tang | 以大理一帶為中心、受唐冊封的政權
Balhae | 渤海國 | group | S1 | the north-eastern state of the Mohe founded by Dae Joyeong | 大祚榮建立的東北靺鞨政權 | also=Bohai
Goguryeo | 高句麗 | group | S1 | the kingdom in the north-east and northern Korea conquered by Tang in 668 | 位於遼東及朝鮮半島北部、公元668年被唐所滅的政權
Baekje | 百濟 | group | S4 | the kingdom of south-western Korea conquered in 660 by Tang and its ally | 位於朝鮮半島西南、公元660年被唐聯軍所滅的政權
Silla | 新羅 | group | S1 | the kingdom allied with Tang that united most of the Korean peninsula | 與唐結盟、其後統一朝鮮半島大部分的政權
Dashi | 大食 | group | S1 | the name used in the Tang for the Arab empire | 唐代文獻對阿拉伯帝國的稱呼
Songtsen Gampo | 松贊干布 | person | S1 | the Tibetan ruler who united the plateau and married Princess Wencheng | 統一青藏高原並迎娶文成公主的君主
Princess Wencheng | 文成公主 | person | S1 | the Tang lady sent in 641 to marry Songtsen Gampo | 公元641年嫁給松贊干布的唐宗室女 | not=Princess Jincheng
Princess Jincheng | 金城公主 | person | S4 | the Tang lady sent in 710 to marry a later Tibetan king | 公元710年嫁給吐蕃贊普赤德祖贊的唐宗室女
Heavenly Khan | 天可汗 | role | S1 | the title given to Emperor Taizong of Tang by the chiefs of the north and west | 西北各族君長對唐太宗的尊稱
Xuanzang | 玄奘 | person | P5 | the monk who set out by land for India in the Zhenguan years and translated scriptures at Chang'an | 貞觀年間由陸路西行天竺、歸國後在長安譯經的高僧
Yijing | 義淨 | person | S4 | the monk who sailed to India in 671 and wrote on Buddhist practice from Srivijaya | 公元671年循海路往天竺求法的高僧
Jianzhen | 鑑真 | person | S1 | the monk who reached Japan on his sixth voyage and founded Toshodaiji | 第六次東渡成功抵達日本的高僧
Abe no Nakamaro | 阿倍仲麻呂 | person | S1 | the Japanese student who served the Tang court and was a friend of Li Bai | 留唐任官、與李白友好的日本人 | also-zh=晁衡
Kukai | 空海 | person | S4 | the Japanese monk who studied at Chang'an and founded the Shingon school | 在長安學密宗、回國創立真言宗的日本僧人
Choe Chiwon | 崔致遠 | person | S4 | the Silla man who passed the Tang examinations and wrote a call to arms against Huang Chao | 考中唐朝進士、撰寫《討黃巢檄》的新羅人
Gao Xianzhi | 高仙芝 | person | S4 | the Tang general who crossed the Pamirs but lost to the Arabs at Talas | 曾越葱嶺遠征、在怛羅斯敗於大食的唐將
Huineng | 慧能 | person | S1 | the Sixth Patriarch of Chan Buddhism, known for the Platform Sutra | 其說載於《壇經》、被尊為六祖的高僧 | also-zh=惠能
Yixing | 一行 | person | S1 | the monk astronomer who led the first measurement of the meridian and made the Dayan Calendar | 主持實測子午線並編成《大衍曆》的僧人
Sun Simiao | 孫思邈 | person | S1 | the physician called King of Medicine who wrote Prescriptions Worth a Thousand Gold | 被尊為「藥王」、撰寫《千金方》的醫學家
Anxi Protectorate | 安西都護府 | institution | S1 | the Tang frontier office that was long at Kucha and controlled the lands south of the Tianshan | 治所長期設於龜茲、管轄天山以南的邊疆機構
Beiting Protectorate | 北庭都護府 | institution | S1 | the Tang frontier office set up in 702 to govern former lands of the Western Turks | 公元702年設立、管轄西突厥故地的邊疆機構
Andong Protectorate | 安東都護府 | institution | S4 | the Tang frontier office first set up at Pyongyang after the conquest of Goguryeo | 滅高句麗後初設於平壤的邊疆機構
Annan Protectorate | 安南都護府 | institution | S4 | the Tang frontier office in the area of today's Hanoi | 設於今河內一帶的唐代邊疆機構
Zoroastrianism | 祆教 | idea | S1 | the Persian faith that honours fire as the sign of the good god | 源自波斯、以火象徵善神的宗教 | also-zh=拜火教
Manichaeism | 摩尼教 | idea | S1 | the Persian faith of the struggle of light and darkness that the Uyghurs adopted | 宣揚光明與黑暗對抗、為回紇所信奉的宗教
Islam | 伊斯蘭教 | idea | S1 | the faith brought to Tang ports by Arab merchants, who worship Allah alone | 由大食商人傳入、只信奉真主安拉的宗教
Chan Buddhism | 禪宗 | theory | S1 | the Buddhist school that seeks enlightenment through the mind rather than texts | 主張不立文字、明心見性的佛教派別 | also=Zen
Tiantai school | 天台宗 | theory | S4 | the Buddhist school founded by Zhiyi that rests on the Lotus Sutra | 由智顗創立、以《法華經》為本的佛教派別
Huayan school | 華嚴宗 | theory | S4 | the Buddhist school shaped by Fazang in the time of Wu Zetian | 由法藏在武則天時集大成的佛教派別
Faxiang school | 法相宗 | theory | S4 | the Buddhist school of consciousness-only founded by Xuanzang | 由玄奘創立、主張一切唯識的佛教派別
Pure Land school | 淨土宗 | theory | S4 | the Buddhist school that calls on the name of Amitabha to be reborn in the western paradise | 以念誦阿彌陀佛名號求往生西方極樂的佛教派別
Li Bai | 李白 | person | P4 | the Tang poet called the Immortal of Poetry | 被稱為「詩仙」的唐代詩人
Du Fu | 杜甫 | person | P4 | the Tang poet called the Sage of Poetry, whose works record the An Lushan Rebellion | 被稱為「詩聖」、作品有「詩史」之譽的唐代詩人
Wang Wei | 王維 | person | P5 | the landscape poet and painter called the Buddha of Poetry | 被稱為「詩佛」、兼擅山水畫的唐代詩人
Bai Juyi | 白居易 | person | P5 | the poet of Song of Everlasting Regret who wrote in plain words | 寫有《長恨歌》及《琵琶行》的唐代詩人
Cen Shen | 岑參 | person | S4 | the frontier poet who served in Anxi and Beiting | 曾在安西及北庭任職的邊塞詩人
Li Shangyin | 李商隱 | person | S4 | the late Tang poet known for his many untitled love poems | 以多首《無題》情詩聞名的晚唐詩人
Han Yu | 韓愈 | person | S1 | the leader of the classical prose movement, banished for speaking against the Buddha's bone | 倡導古文運動、因諫迎佛骨被貶的文學家
Liu Zongyuan | 柳宗元 | person | S1 | the prose writer sent to Yongzhou after the Yongzhen Reform | 因永貞革新失敗被貶永州的文學家
Liu Gongquan | 柳公權 | person | S4 | the late Tang calligrapher of the Xuanmi Pagoda stele, known for bony strokes | 寫有《玄秘塔碑》、字體骨力勁健的唐代書法家
Zhang Xu | 張旭 | person | S4 | the calligrapher of wild cursive script who wrote when drunk | 酒後揮毫、被稱為「草聖」的唐代書法家
Wu Daozi | 吳道子 | person | S1 | the Tang painter called the Sage of Painting, famous for flowing robes | 被稱為「畫聖」、人物衣帶飄逸的唐代畫家
Yan Liben | 閻立本 | person | S1 | the early Tang painter of the Tibetan envoy's audience | 繪有《步輦圖》的唐初畫家
Lu Yu | 陸羽 | person | S1 | the Tang writer of the Classic of Tea | 隱居著書、撰寫《茶經》的唐代學者
Liu Zhiji | 劉知幾 | person | S4 | the historian who wrote Shitong, on how to write history | 撰寫《史通》評論史書寫作的唐代史家
Du You | 杜佑 | person | S1 | the Tang chancellor who wrote Tongdian, a work on institutions | 撰寫《通典》記述歷代典章的唐代宰相
Shitong | 《史通》 | document | S4 | the Tang work that was the first to discuss how books of the past are written and judged | 唐代首部評論前人著述得失及編撰方法的專著
Tongdian | 《通典》 | document | S1 | the Tang work that was the first to treat institutions of all ages by topic | 首部分門記述歷代制度沿革的政書
Tang Code | 《唐律疏議》 | document | S1 | the body of law with commentary issued under Emperor Gaozong by Zhangsun Wuji and others | 長孫無忌等編訂、現存最早而完整的中國法典
Zhenguan Zhengyao | 《貞觀政要》 | document | S1 | the work by Wu Jing on the talks of Emperor Taizong and his ministers about good rule | 吳兢所編、記載唐太宗君臣論治言行的著作
Great Tang Records on the Western Regions | 《大唐西域記》 | document | S1 | the account of the lands that Xuanzang saw on his way to India | 玄奘口述取經沿途各國見聞的著作
Prescriptions Worth a Thousand Gold | 《千金方》 | document | S1 | the broad medical work of the early Tang by Sun Simiao | 孫思邈在唐初撰成的綜合醫學著作
Diamond Sutra | 《金剛經》 | document | S1 | the Buddhist text whose copy of 868 from Dunhuang is among the oldest dated printed books | 敦煌所出咸通九年印本為現存最早有明確年份印刷品之一的佛典
Emperor Taizong Receiving the Tibetan Envoy | 《步輦圖》 | document | S4 | the painting by Yan Liben of the meeting with the man who came to ask for a bride | 閻立本描繪唐太宗接見吐蕃使者祿東贊的畫作
regulated verse | 律詩 | form | S1 | the poem of eight lines with fixed tones and matching middle couplets that was perfected in the Tang | 成熟於唐、全首八句而中間兩聯須對仗的體裁
ci | 詞 | form | S1 | the song lyric with lines of uneven length written to set tunes, at its height in the Song | 盛於宋、按曲調填寫而句子長短不一的體裁
chuanqi | 傳奇 | form | S4 | the short story in classical Chinese written by Tang men of letters | 唐代文人以文言寫成的短篇小說體裁
classical prose movement | 古文運動 | event | S1 | the Tang and Song call by Han Yu and others to give up parallel writing for the plain style of early writers | 韓愈等反對駢儷、主張恢復先秦兩漢散體的改革
sancai | 唐三彩 | object | S1 | the Tang pottery glazed mainly in yellow, green and white, often made as burial figures | 以黃、綠、白等釉色為主、多作陪葬品的陶器
fang | 坊 | place | S1 | the walled ward of Chang'an where people lived, shut at night | 長安城內以圍牆分隔、夜間關閉的住宅區
East and West Markets | 東西市 | place | S1 | the two walled areas of Chang'an in which trade was allowed by day | 長安城內只許日間營業的兩個商業區
fanfang | 蕃坊 | place | S4 | the quarter of a Tang or Song port where foreign merchants lived | 唐宋港口城市供外商聚居的地區
Daming Palace | 大明宮 | place | S4 | the imperial residence north-east of Chang'an from which emperors ruled from the time of Emperor Gaozong | 位於長安東北、唐高宗起皇帝聽政的殿宇群
feiqian | 飛錢 | object | S4 | the Tang paper by which money paid in one place was drawn in another | 唐代商人在一地交款而在別處領款的票券
Kaiyuan Tongbao | 開元通寶 | object | S1 | the coin first cast in 621, which was named without its weight | 公元621年始鑄、不再以重量命名的貨幣
wuzhu | 五銖錢 | object | S1 | the coin standard from Emperor Wu of Han to the Sui | 漢武帝始鑄、沿用至隋代的貨幣
Tuen Mun Garrison | 屯門鎮 | institution | S1 | the Tang military post that guarded the sea approach to Guangzhou in today's Hong Kong and Shenzhen | 唐代在今香港及深圳一帶設置、保護廣州海路的軍事機構
woodblock printing | 雕版印刷術 | method | P5 | the technique of carving a whole page in reverse on a board and pressing paper on it | 把整頁內容反刻於木板上再刷墨複製的技術
set | peoples and states north and west of the Tang | 唐朝北方及西方的民族政權 | Eastern Turks; Western Turks; Uyghurs; Tubo; Tuyuhun; Dashi
set | states in the north-east and south-west in the time of the Tang | 唐時東北及西南的政權 | Balhae; Goguryeo; Baekje; Silla; Nanzhao
set | women married to foreign rulers | 和親的女子 | Wang Zhaojun; Princess Wencheng; Princess Jincheng; Princess Jieyou=解憂公主
set | people who took part in exchange between Tang and its neighbours | 唐代中外交流的人物 | Xuanzang; Jianzhen; Songtsen Gampo; Abe no Nakamaro; Kukai; Choe Chiwon
set | monks of the Tang | 唐代高僧 | Xuanzang; Yijing; Jianzhen; Huineng; Yixing
set | Tang generals | 唐代名將 | Li Jing; Gao Xianzhi; Guo Ziyi; Li Guangbi; Li Keyong
set | Tang frontier protectorates | 唐代的都護府 | Anxi Protectorate; Beiting Protectorate; Andong Protectorate; Annan Protectorate
set | titles of rulers and leaders | 君主及領袖的稱號 | Son of Heaven; hegemon; huangdi; chanyu; Heavenly Khan; zanpu=贊普
set | religions of the Tang | 唐代的宗教 | Buddhism; religious Daoism; Nestorian Christianity=景教; Zoroastrianism; Manichaeism; Islam
set | Buddhist schools of the Sui and Tang | 隋唐佛教宗派 | Chan Buddhism; Tiantai school; Huayan school; Faxiang school; Pure Land school
set | Tang poets | 唐代詩人 | Li Bai; Du Fu; Wang Wei; Bai Juyi; Cen Shen; Li Shangyin
set | prose writers of the Tang and Song | 唐宋古文家 | Han Yu; Liu Zongyuan; Ouyang Xiu; Su Shi; Wang Anshi; Zeng Gong
set | calligraphers of Jin and Tang | 晉唐書法家 | Wang Xizhi; Ouyang Xun=歐陽詢; Yan Zhenqing; Liu Gongquan; Zhang Xu
set | painters before the Yuan | 元代以前的畫家 | Gu Kaizhi; Wu Daozi; Yan Liben; Zhang Zeduan; Wang Ximeng=王希孟
set | Tang scientists, physicians and writers on learning | 唐代學術及科學人物 | Yixing; Sun Simiao; Lu Yu; Liu Zhiji; Du You
set | works of the Tang on government and history | 唐代政史著作 | Shitong; Tongdian; Tang Code; Zhenguan Zhengyao
set | Tang books on travel, medicine, tea and religion | 唐代典籍 | Great Tang Records on the Western Regions; Prescriptions Worth a Thousand Gold; Classic of Tea=《茶經》; Diamond Sutra; Tang Code
set | travel records and geographies | 遊記及地理著作 | Commentary on the Water Classic; Record of Buddhist Kingdoms; Great Tang Records on the Western Regions; Travels of Xu Xiake
set | medical works | 醫藥著作 | Treatise on Cold Damage; Shennong's Classic of Materia Medica; Prescriptions Worth a Thousand Gold; Compendium of Materia Medica
set | literary forms before the Yuan | 元代以前的文學體裁 | regulated verse; ci; chuanqi; parallel prose; fu
set | places in and near Chang'an and the ports | 唐代城市的區域 | fang; East and West Markets; fanfang; Daming Palace
set | money from the Warring States to the Tang | 戰國至唐的貨幣 | ban liang; wuzhu; Kaiyuan Tongbao; spade money; knife money
set | money and bills of the Tang, Song and Yuan | 唐宋元的票券及紙幣 | feiqian; jiaozi; huizi; jiaochao
order | monks who travelled abroad, by date | 高僧外遊先後 | Faxian > Xuanzang > Yijing > Jianzhen
order | coins in the order of their first casting | 貨幣鑄行先後 | ban liang > wuzhu > Kaiyuan Tongbao

== The Five Dynasties and the Northern Song | 五代與北宋
Five Dynasties and Ten Kingdoms | 五代十國 | period | S1 | the time from 907 to 979 when short dynasties followed one another in the north and small states held the rest | 唐亡後中原政權頻繁更替、南方等地割據並立的時期
Later Liang | 後梁 | group | S1 | the dynasty founded by Zhu Wen that replaced the Tang | 朱溫篡唐而建立、五代中最早的皇朝
Later Tang | 後唐 | group | S1 | the dynasty founded by the Shatuo leader Li Cunxu | 沙陀人李存勗滅朱氏而建立的皇朝
Later Jin of the Five Dynasties | 後晉 | group | S1 | the dynasty of Shi Jingtang, destroyed by the Khitans | 石敬瑭建立、後被契丹所滅的皇朝
Later Han of the Five Dynasties | 後漢 | group | S4 | the dynasty of only about four years founded by Liu Zhiyuan | 劉知遠建立、只維持約四年的皇朝
Later Zhou | 後周 | group | S1 | the dynasty of Guo Wei, replaced by the Song | 郭威建立、後被宋取代的皇朝
Wuyue | 吳越 | group | S4 | the state of the Qian family at Hangzhou, which gave up its land to Song in 978 | 錢氏在杭州建立、公元978年納土歸宋的政權
Southern Tang | 南唐 | group | S1 | the state at Jinling whose last ruler was the poet Li Yu | 建都金陵、末主以詞聞名的政權
Later Shu | 後蜀 | group | S4 | the state of Meng Zhixiang in Sichuan, conquered by Song in 965 | 孟知祥在四川建立、公元965年被宋所滅的政權
Northern Han | 北漢 | group | S4 | the state at Taiyuan that was the last of the Ten Kingdoms to fall | 建都太原、十國中最後滅亡的政權
Shi Jingtang | 石敬瑭 | person | S1 | the ruler who gave the Khitans the Sixteen Prefectures and called their emperor father | 割燕雲十六州並稱契丹主為父的君主
Chai Rong | 柴榮 | person | S1 | the Later Zhou ruler who reformed the army and took back three passes from the Liao | 整頓軍政、收復三關的後周君主 | also-zh=周世宗
Feng Dao | 馮道 | person | S4 | the minister who served many rulers of the Five Dynasties and had the classics printed | 歷事五代多位君主、主持雕印九經的大臣
Li Yu | 李煜 | person | S1 | the last ruler of the Southern Tang and writer of ci | 被宋所俘、以詞作聞名的南唐後主 | also-zh=李後主
Sixteen Prefectures | 燕雲十六州 | place | S1 | the northern lands along the Great Wall given to the Khitans by Shi Jingtang | 石敬瑭割讓予契丹、長城沿線的北方要地
Northern Song | 北宋 | group | S1 | the dynasty founded by Zhao Kuangyin with its capital at Bianjing | 趙匡胤建立、定都汴京的皇朝
Liao dynasty | 遼朝 | group | S1 | the northern dynasty of the Khitans, founded by Yelü Abaoji | 耶律阿保機建立的契丹皇朝
Western Xia | 西夏 | group | S1 | the dynasty of the Tanguts, founded by Li Yuanhao | 李元昊稱帝建立、由党項人統治的皇朝
Jurchen Jin dynasty | 金朝 | group | S1 | the northern dynasty of Wanyan Aguda that destroyed the Liao and the Northern Song | 完顏阿骨打建立、先後滅遼及北宋的皇朝 | also=Jin dynasty
Khitans | 契丹人 | group | S1 | the people of the north-east who founded the Liao | 興起於東北、建立遼朝的北方民族
Tanguts | 党項人 | group | S1 | the people of the north-west who founded the Western Xia | 居於西北、在李元昊領導下建國的民族
Emperor Taizu of Song | 宋太祖 | person | S1 | the general raised to the throne at Chenqiao who took away generals' power over cups of wine | 陳橋兵變登位、以杯酒釋兵權的開國君主 | also=Zhao Kuangyin; also-zh=趙匡胤
Emperor Taizong of Song | 宋太宗 | person | S1 | the emperor who conquered the Northern Han and was beaten by Liao at the Gaoliang River | 滅北漢、在高梁河敗於遼軍的君主
Emperor Zhenzong of Song | 宋真宗 | person | S1 | the emperor who went to the front in 1004 and made peace with Liao | 親征後與遼訂立澶淵之盟的君主
Emperor Renzong of Song | 宋仁宗 | person | S1 | the emperor of the Qingli Reforms and of the peace with Western Xia | 起用范仲淹推行新政、與西夏議和的君主
Emperor Shenzong of Song | 宋神宗 | person | S1 | the emperor who gave Wang Anshi power to carry out reforms | 任用王安石並支持其變法的君主
Emperor Zhezong of Song | 宋哲宗 | person | S4 | the emperor under whose grandmother's regency the New Policies were dropped and who later revived them | 年幼時太皇太后廢新法、親政後復行新法的君主
Emperor Huizong of Song | 宋徽宗 | person | S1 | the artist emperor with a thin gold style of writing, taken north by the Jin with his son | 創「瘦金體」、與其子同被金兵擄去的君主
Emperor Qinzong of Song | 宋欽宗 | person | S1 | the last Northern Song emperor, who reigned little more than a year before the Jin took him | 在位一年多、與其父同被金兵擄去的北宋末代君主
Zhao Pu | 趙普 | person | S1 | the adviser of Emperor Taizu of Song said to govern with half the Analects | 相傳以「半部《論語》治天下」的宋初功臣
Kou Zhun | 寇準 | person | S1 | the chancellor who pressed Emperor Zhenzong to go to the front at Chanzhou | 遼軍南侵時力勸真宗親征的宰相
Fan Zhongyan | 范仲淹 | person | S1 | the minister who led the Qingli Reforms and put the cares of the world before his own | 主持慶曆新政、主張「先天下之憂而憂」的名臣
Han Qi | 韓琦 | person | S4 | the minister who guarded the west beside Fan Zhongyan and later served three emperors | 與范仲淹同守西邊、後歷相三朝的名臣
Bao Zheng | 包拯 | person | S1 | the prefect of Kaifeng known for stern and upright judgments | 曾知開封府、以剛正不阿聞名的官員 | also-zh=包青天
Ouyang Xiu | 歐陽修 | person | S1 | the prose writer who wrote The Pavilion of the Old Drunkard and a history of the Five Dynasties | 寫有《醉翁亭記》及《新五代史》的文學家
Wang Anshi | 王安石 | person | S1 | the chancellor who carried out the New Policies from 1069 | 於熙寧年間推行新法的宰相
Sima Guang | 司馬光 | person | P5 | the leader of the Old Party who wrote Comprehensive Mirror in Aid of Governance | 舊黨領袖、編成《資治通鑑》的史學家
Lü Huiqing | 呂惠卿 | person | S4 | the New Party man who helped with the reforms and later turned on Wang Anshi | 協助變法、後來排擠王安石的新黨人物 | also=Lu Huiqing
Su Shi | 蘇軾 | person | P5 | the writer of Red Cliff Rhapsody and bold ci, banished to Huangzhou | 號東坡、被貶黃州時寫有前後《赤壁賦》的文學家 | also=Su Dongpo; also-zh=蘇東坡
Zeng Gong | 曾鞏 | person | S4 | the prose writer of Nanfeng, one of the eight Tang and Song masters | 世稱南豐先生的唐宋八大家之一
Cai Jing | 蔡京 | person | S1 | the chancellor of Emperor Huizong who used the New Policies to crush rivals | 徽宗時借新法排斥異己的權相
Tong Guan | 童貫 | person | S4 | the eunuch general of Emperor Huizong who fought the Liao in alliance with the Jin | 徽宗時掌兵、主張聯金攻遼的宦官
Fang La | 方臘 | person | S1 | the leader of a rising in Zhejiang against the collection of rare stones and flowers | 因花石綱之擾在浙江起兵的民變領袖
Yelü Abaoji | 耶律阿保機 | person | S1 | the leader who united the Khitan tribes and founded their state | 統一契丹各部而建國的君主 | also=Yelu Abaoji; also-zh=遼太祖
Yelü Deguang | 耶律德光 | person | S4 | the Khitan ruler who gained the Sixteen Prefectures and destroyed the Later Jin | 取得燕雲十六州並滅後晉的契丹君主 | also=Yelu Deguang
Empress Dowager Xiao | 蕭太后 | person | S1 | the woman who ruled the Liao and invaded Song with her son in 1004 | 臨朝執掌遼政、公元1004年率軍攻宋的女主
Li Yuanhao | 李元昊 | person | S1 | the Tangut ruler who called himself emperor in 1038 | 於1038年稱帝的党項君主
Wanyan Aguda | 完顏阿骨打 | person | S1 | the Jurchen ruler who rose against the Liao and founded his state in 1115 | 起兵反遼、公元1115年建國的女真君主 | also-zh=金太祖
Chenqiao Mutiny | 陳橋兵變 | event | S1 | the affair of 960 in which soldiers put the yellow robe on Zhao Kuangyin | 公元960年將士為趙匡胤披上黃袍的事件
Dismissal of Generals over Wine | 杯酒釋兵權 | event | S1 | the banquet at which Emperor Taizu of Song got his commanders to give up their posts | 宋太祖設宴勸將領交出軍職的事件
Battle of the Gaoliang River | 高梁河之戰 | event | S4 | the battle of 979 near Youzhou in which Liao beat Emperor Taizong of Song | 公元979年宋太宗攻幽州而敗於遼軍的戰役
Qigou Pass Defeat | 岐溝關之戰 | event | S4 | the battle of 986 that ended Emperor Taizong of Song's second war on Liao | 公元986年宋太宗雍熙北伐失敗的戰役
Battle of Haoshuichuan | 好水川之戰 | event | S4 | the battle of 1041 in which Western Xia ambushed a Song army under Ren Fu | 公元1041年西夏伏擊宋將任福大軍的戰役
Treaty of Chanyuan | 澶淵之盟 | event | S1 | the peace by which Northern Song paid Liao 300,000 in silk and silver a year as brother states | 宋遼約為兄弟之國、宋歲輸銀絹共三十萬的和約
Qingli Peace | 慶曆和議 | event | S1 | the peace by which Western Xia called itself subject and Song gave yearly gifts | 西夏向宋稱臣、宋每年賜予銀絹茶的和約
Alliance at Sea | 海上之盟 | event | S1 | the pact of 1120 by which Song and Jin agreed to attack the Liao together | 公元1120年宋金約定夾攻遼的協議
Qingli Reforms | 慶曆新政 | event | S1 | the ten-point programme of 1043 to put the civil service in order, led by Fan Zhongyan | 公元1043年范仲淹提出十事、以整頓吏治為主的改革
Xining Reforms | 熙寧變法 | event | S1 | the programme from 1069 of Wang Anshi to enrich the state and strengthen the army | 公元1069年起王安石推行以富國強兵為目標的改革 | also-zh=王安石變法
Yuanyou Reversal | 元祐更化 | event | S1 | the undoing of the New Policies by Sima Guang after Emperor Zhezong came to the throne | 哲宗即位後司馬光等盡廢新法的事件
Crow Terrace Poetry Case | 烏臺詩案 | event | S4 | the affair of 1079 in which Su Shi was imprisoned for verses said to mock the government | 公元1079年蘇軾因作品被指諷刺朝政而下獄的事件
Jingkang Incident | 靖康之難 | event | S1 | the fall of Bianjing in 1127, when the Jin carried off two emperors | 公元1127年金兵攻破汴京、擄走二帝的事件 | also-zh=靖康之恥
New Policies faction | 新黨 | group | S1 | the officials who supported the laws of Wang Anshi | 擁護王安石變法主張的一派官員
Old Party | 舊黨 | group | S1 | the officials led by Sima Guang who opposed Wang Anshi's laws | 以司馬光為首、反對王安石變法的官員
Shumiyuan | 樞密院 | institution | S1 | the chief organ of military affairs under the Song and the Yuan | 宋元時掌管全國軍務的最高機構 | also=Bureau of Military Affairs
Sansi | 三司 | institution | S1 | the organ of salt and iron, revenue and census that ran the finances of the Northern Song | 北宋掌管鹽鐵、度支及戶部財政的機構
Secretariat-Chancellery | 中書門下 | institution | S4 | the office where Northern Song chief ministers ran civil government | 北宋宰相辦公、掌管民政的機構
Sanya | 三衙 | institution | S4 | the three commands that trained the imperial army of the Song but could not send it out | 宋代統領禁軍而無發兵之權的機構
canzhi zhengshi | 參知政事 | role | S1 | the Song assistant chancellor, made to share the chancellor's power | 宋代為分割相權而設的副相
shumishi | 樞密使 | role | S1 | the Song official who took over military power from the chancellor | 宋代分割相權、主管全國軍政的官員
sansishi | 三司使 | role | S1 | the Northern Song official called the accounting chancellor who took over financial power | 北宋主管全國財政、有「計相」之稱的官員
tongpan | 通判 | role | S1 | the Song official who shared the business of a prefecture and watched its head | 宋代與知州共同處理州務並加以監察的官員
zhizhou | 知州 | role | S1 | the civil official sent from court to head a Song prefecture | 宋代由朝廷派文臣出任的地方行政首長
zhuanyunshi | 轉運使 | role | S1 | the Song official who sent the taxes of a circuit to the capital | 宋代掌管一路財賦、把稅收上繳中央的官員
imperial army | 禁軍 | group | S1 | the best troops of the Song, kept under central command | 宋代直屬中央、駐守京師及各地的精銳部隊
prefectural army | 廂軍 | group | S1 | the weaker Song troops kept in the localities and used mostly for labour | 宋代駐於地方、多供勞役的軍隊
village army | 鄉兵 | group | S4 | the Song militia raised from local people to guard their own districts | 宋代由各地壯丁組成、保衞本土的軍隊
tribal army | 蕃兵 | group | S4 | the Song frontier troops raised from friendly non-Han peoples | 宋代由邊境歸附部族組成的軍隊
strengthening the trunk and weakening the branches | 強幹弱枝 | method | S1 | the early Song policy of gathering military, financial and civil power at the centre | 宋初把兵權、財權及政權收歸中央的國策
honouring the civil over the military | 重文輕武 | method | S1 | the Song policy of giving high posts to scholars and holding generals in low regard | 宋代優待士大夫而壓抑將領的國策
rotation of troops | 更戍法 | method | S1 | the Song rule of moving garrisons regularly so that soldiers and commanders did not know each other | 宋代定期調換駐軍、使兵將互不相識的做法
green sprouts law | 青苗法 | method | S1 | the New Policy of lending money or grain to farmers in spring at interest | 在收成前由官府放款或糧予農民、收取利息的新法
hired service law | 募役法 | method | S1 | the New Policy of letting households pay money in place of labour duties | 民戶按等第出錢以代替當差的新法 | also-zh=免役法
farmland irrigation law | 農田水利法 | method | S1 | the New Policy of encouraging people to open waste land and dig ditches | 鼓勵民眾墾荒及興修溝渠堤堰的新法
land survey law | 方田均稅法 | method | S1 | the New Policy of measuring fields and grading soil so that dues were shared fairly | 丈量土地、按肥瘠定賦額的新法
state trade law | 市易法 | method | S1 | the New Policy of setting up offices that bought unsold goods and lent money to traders | 設官署收購滯銷貨物並貸款予商人的新法
baojia law | 保甲法 | method | S1 | the New Policy of grouping households to train able men and keep order | 編組民戶、訓練壯丁並維持治安的新法
horse-keeping law | 保馬法 | method | S1 | the New Policy of having families raise mounts for the army | 由民戶代官府飼養軍用牲口的新法
commander training law | 置將法 | method | S4 | the New Policy of giving each body of troops an officer fixed to drill it | 為各地軍隊派定專責訓練的軍官的新法
three-hall law | 三舍法 | method | S4 | the New Policy of moving students of the Imperial Academy upwards in grades | 把太學生分級、按考績逐級升補的新法
Bianjing | 汴京 | place | S1 | the Northern Song capital, on whose site Kaifeng stands today | 北宋的都城，即今河南開封 | also-zh=東京, 汴梁
Shangjing Linhuang | 上京臨潢府 | place | S4 | the chief capital of the Liao for most of its history, in today's Inner Mongolia | 遼朝的主要都城，在今內蒙古
Xingqing | 興慶府 | place | S4 | the capital of the Western Xia, today's Yinchuan | 西夏的都城，位於今寧夏銀川
set | the Five Dynasties | 五代 | Later Liang; Later Tang; Later Jin of the Five Dynasties; Later Han of the Five Dynasties; Later Zhou
set | kingdoms of the Ten Kingdoms | 十國的政權 | Wuyue; Southern Tang; Later Shu; Northern Han
set | people of the Five Dynasties | 五代人物 | Zhu Wen; Li Keyong; Shi Jingtang; Chai Rong; Feng Dao; Li Yu
set | dynasties that stood beside each other in Song times | 兩宋時並立的政權 | Northern Song; Liao dynasty; Western Xia; Jurchen Jin dynasty; Southern Song
set | peoples who founded northern dynasties | 建立北方皇朝的民族 | Khitans; Tanguts; Jurchens; Mongols; Xianbei
set | emperors of the Northern Song | 北宋皇帝 | Emperor Taizu of Song; Emperor Taizong of Song; Emperor Zhenzong of Song; Emperor Renzong of Song; Emperor Shenzong of Song; Emperor Zhezong of Song; Emperor Huizong of Song; Emperor Qinzong of Song
set | ministers of the early and middle Northern Song | 北宋前中期名臣 | Zhao Pu; Kou Zhun; Fan Zhongyan; Han Qi; Bao Zheng; Ouyang Xiu
set | people in the struggle over the New Policies | 變法及黨爭人物 | Wang Anshi; Sima Guang; Lü Huiqing; Su Shi; Emperor Shenzong of Song; Cai Jing
set | people of the court of Emperor Huizong and the end of Northern Song | 北宋末年人物 | Cai Jing; Tong Guan; Fang La; Emperor Huizong of Song; Emperor Qinzong of Song
set | women who ruled in the name of others or themselves | 臨朝掌政的女性 | Empress Lü; Empress Dowager Feng; Wu Zetian; Empress Dowager Xiao
set | battles of the Northern Song | 北宋的戰役 | Battle of the Gaoliang River; Qigou Pass Defeat; Battle of Haoshuichuan; Battle of Sanchuankou=三川口之戰
set | treaties and pacts of the Song | 宋代的和約及盟約 | Treaty of Chanyuan; Qingli Peace; Alliance at Sea; Shaoxing Peace; Longxing Peace=隆興和議; Jiading Peace
set | reforms and reversals of the Tang and Song | 唐宋的改革及反覆 | Yongzhen Reform; Qingli Reforms; Xining Reforms; Yuanyou Reversal
set | coups and mutinies from the Three Kingdoms to the Song | 三國至宋的政變及兵變 | Chenqiao Mutiny; Xuanwu Gate Incident; Gaoping Tombs Coup; Mawei Mutiny; Jiangdu Mutiny
set | central organs of the Northern Song | 北宋的中央機構 | Shumiyuan; Sansi; Secretariat-Chancellery; Sanya
set | central officials of the Song | 宋代的中央官員 | canzhi zhengshi; shumishi; sansishi; tong pingzhangshi=同平章事
set | local officials of the Song | 宋代的地方官 | tongpan; zhizhou; zhuanyunshi; tidian xingyu=提點刑獄
set | kinds of Song troops | 宋代的軍隊 | imperial army; prefectural army; village army; tribal army
set | policies of the early Song | 宋初的國策 | strengthening the trunk and weakening the branches; honouring the civil over the military; rotation of troops; guarding the inside and leaving the outside empty=守內虛外
set | New Policies for money and farming | 王安石的富國之法 | green sprouts law; hired service law; farmland irrigation law; land survey law; state trade law
set | New Policies for army and schools | 王安石的強兵及取士之法 | baojia law; horse-keeping law; commander training law; three-hall law
set | capitals of the Song and its neighbours | 兩宋及遼、夏、金的都城 | Bianjing; Lin'an; Shangjing Linhuang; Xingqing; Zhongdu=中都
order | the Five Dynasties | 五代先後 | Later Liang > Later Tang > Later Jin of the Five Dynasties > Later Han of the Five Dynasties > Later Zhou
order | emperors of the Northern Song | 北宋皇帝先後 | Emperor Taizu of Song > Emperor Taizong of Song > Emperor Zhenzong of Song > Emperor Renzong of Song > Emperor Shenzong of Song > Emperor Zhezong of Song > Emperor Huizong of Song > Emperor Qinzong of Song
order | Northern Song events | 北宋大事先後 | Chenqiao Mutiny > Treaty of Chanyuan > Qingli Reforms > Xining Reforms > Yuanyou Reversal > Alliance at Sea > Jingkang Incident

== The Southern Song | 南宋
Southern Song | 南宋 | group | S1 | the dynasty founded by Zhao Gou with its capital at Lin'an and destroyed by the Mongols | 趙構建立、定都臨安而亡於蒙古的皇朝
Emperor Gaozong of Song | 宋高宗 | person | S1 | the prince who escaped capture in 1127 and made peace with the Jin in 1141 | 靖康之難後在南方即位、與金訂立紹興和議的君主 | also=Zhao Gou; also-zh=趙構
Emperor Xiaozong of Song | 宋孝宗 | person | S4 | the emperor who cleared Yue Fei's name and made the Longxing Peace after a lost war | 為岳飛平反、北伐失敗後訂立隆興和議的君主
Emperor Lizong of Song | 宋理宗 | person | S4 | the emperor who joined the Mongols to destroy the Jin in 1234 and honoured the followers of Zhu Xi | 聯蒙古滅金、尊崇朱熹學說的君主
Zhao Bing | 趙昺 | person | S1 | the boy emperor carried into the sea at Yamen | 在崖門由大臣背負投海的幼主 | also-zh=宋帝昺
Zhao Shi | 趙昰 | person | S4 | the boy emperor who fled by sea, once stayed in Kowloon and died at Gangzhou | 逃亡途中曾駐九龍、在碙洲病逝的幼主 | also-zh=宋端宗
Li Gang | 李綱 | person | S1 | the minister who defended Bianjing in 1126 and was the first chancellor of Emperor Gaozong | 公元1126年主持汴京防守、高宗即位後首任宰相的大臣
Zong Ze | 宗澤 | person | S1 | the defender of the lost capital who died crying "Cross the river" | 留守東京、臨終三呼「過河」的老將
Yue Fei | 岳飛 | person | P5 | the general who won at Yancheng and was killed on a charge that "might be true" | 大捷於郾城、被以「莫須有」罪名殺害的名將
Han Shizhong | 韓世忠 | person | S1 | the general who shut in Wuzhu's army at Huangtiandang | 在黃天蕩圍困金兀朮的名將
Qin Hui | 秦檜 | person | S1 | the chancellor who pressed for peace with the Jin and had Yue Fei killed | 力主與金議和並害死岳飛的宰相
Yu Yunwen | 虞允文 | person | S4 | the civil official who rallied the troops and won at Caishi | 以書生身分督師、在采石擊退金軍的官員
Zhang Jun | 張浚 | person | S4 | the minister who was defeated at Fuping and led the failed northern war of Emperor Xiaozong | 曾敗於富平、孝宗時主持北伐而在符離失利的大臣
Han Tuozhou | 韓侂冑 | person | S1 | the powerful minister whose northern war failed and whose head was sent to the Jin | 主持開禧北伐失敗、首級被送往金朝的權臣
Jia Sidao | 賈似道 | person | S1 | the last powerful minister, fond of cricket fights, beaten by the Mongols on the Yangtze | 喜鬥蟋蟀、在蕪湖一帶敗於元軍的權臣
Wen Tianxiang | 文天祥 | person | P5 | the loyal minister who wrote Crossing the Lonely Sea and was executed at Dadu | 寫有《過零丁洋》及《正氣歌》、在大都就義的忠臣
Lu Xiufu | 陸秀夫 | person | S1 | the loyal minister who jumped into the sea with the boy emperor on his back | 在崖門背負幼主投海的忠臣
Zhang Shijie | 張世傑 | person | S1 | the loyal commander who broke out at Yamen and was drowned in a storm | 在崖門突圍後遇風暴溺死的忠臣
Zhang Hongfan | 張弘範 | person | S4 | the Yuan general who destroyed the last Song fleet | 率元軍在崖門殲滅宋軍的將領
Wanyan Zongbi | 兀朮 | person | S1 | the Jin prince and general who chased Emperor Gaozong across the Yangtze | 率軍渡江追擊宋高宗的金朝將領 | also=Wuzhu; also-zh=完顏宗弼
Wanyan Liang | 完顏亮 | person | S4 | the Jin ruler killed by his own men after failing at Caishi | 在采石兵敗後被部下所殺的金主 | also-zh=海陵王
Liu Yu of Qi | 劉豫 | person | S4 | the official whom the Jin set up as emperor of a puppet state | 被金人扶植為大齊傀儡皇帝的降臣
Zhang Bangchang | 張邦昌 | person | S4 | the official whom the Jin set up as emperor of Chu for about a month in 1127 | 被金人立為大楚傀儡皇帝約一個月的宰臣
Battle of Huangtiandang | 黃天蕩之戰 | event | S4 | the river battle of 1130 in which Han Shizhong held up Wuzhu's returning army | 公元1130年韓世忠在長江攔阻北歸金軍的戰役
Battle of Heshangyuan | 和尚原之戰 | event | S4 | the battle of 1131 in which Wu Jie kept the Jin out of Sichuan | 公元1131年吳玠擊敗金軍、阻其入蜀的戰役
Battle of Yancheng | 郾城之戰 | event | S1 | the battle of 1140 in which Yue Fei broke Wuzhu's armoured cavalry | 公元1140年岳飛大破金軍拐子馬的戰役
Battle of Caishi | 采石之戰 | event | S1 | the battle of 1161 in which Yu Yunwen stopped Wanyan Liang at the Yangtze | 公元1161年虞允文擊退完顏亮渡江大軍的戰役
Battle of Xiangyang | 襄陽之戰 | event | S1 | the six-year siege, ended in 1273, that opened the way to the middle Yangtze for the Mongols | 蒙古軍圍攻約六年、公元1273年守將呂文煥投降的戰役
Battle of Yamen | 崖門之戰 | event | S1 | the sea battle of 1279 that ended the Southern Song | 公元1279年宋軍在海上覆沒而亡國的戰役 | also=Battle of Yashan; also-zh=崖山之戰
Diaoyu Fortress siege | 釣魚城之戰 | event | S4 | the fighting at Hezhou during which Mongke Khan died in 1259 | 公元1259年蒙軍圍攻合州、蒙哥死於軍中的戰役
Shaoxing Peace | 紹興和議 | event | S1 | the settlement of 1141 by which the Southern Song called itself subject and paid the Jin yearly tribute | 公元1141年南宋向金稱臣納貢、以淮水至大散關為界的和約
Jiading Peace | 嘉定和議 | event | S1 | the settlement of 1208 by which Song became the nephew of an elder uncle and paid for the lost Kaixi war | 開禧北伐失敗後、宋金改為伯姪之國的和約
Lin'an | 臨安 | place | S1 | the Southern Song capital, where Hangzhou stands today | 南宋的行都，即今浙江杭州
Yamen | 崖門 | place | S1 | the sea mouth in today's Xinhui where the last Song fleet was lost | 位於今廣東新會、南宋海軍最後覆沒的海口
set | emperors of the Southern Song | 南宋皇帝 | Emperor Gaozong of Song; Emperor Xiaozong of Song; Emperor Lizong of Song; Zhao Shi; Zhao Bing
set | men who resisted the Jin | 抗金人物 | Li Gang; Zong Ze; Yue Fei; Han Shizhong; Yu Yunwen; Zhang Jun
set | powerful ministers of the Song | 宋代的權臣 | Cai Jing; Qin Hui; Han Tuozhou; Jia Sidao
set | people in the fall of the Southern Song | 南宋末年人物 | Jia Sidao; Wen Tianxiang; Lu Xiufu; Zhang Shijie; Zhang Hongfan; Zhao Bing
set | Jin rulers and generals and their puppets | 金朝君主將領及其傀儡 | Wanyan Aguda; Wanyan Zongbi; Wanyan Liang; Liu Yu of Qi; Zhang Bangchang
set | battles of the Song against the Jin | 宋金戰役 | Battle of Huangtiandang; Battle of Heshangyuan; Battle of Yancheng; Battle of Caishi
set | battles of the Song against the Mongols and the Jin | 南宋戰役 | Battle of Yancheng; Battle of Caishi; Battle of Xiangyang; Diaoyu Fortress siege; Battle of Yamen
set | places in Hong Kong's early history | 香港古代史地點 | Lei Cheng Uk Han Tomb; Sung Wong Toi=宋王臺; Kwun Fu Salt Works=官富鹽場; Tuen Mun Garrison
set | capitals in Chinese history today called by other names | 今已改名的古都 | Bianjing; Lin'an; Jiankang; Chang'an; Dadu
order | Southern Song events | 南宋大事先後 | Battle of Yancheng > Shaoxing Peace > Battle of Caishi > Longxing Peace=隆興和議 > Jiading Peace > Battle of Xiangyang > Battle of Yamen
order | peace settlements of the Song | 宋代和約先後 | Treaty of Chanyuan > Qingli Peace > Shaoxing Peace > Longxing Peace=隆興和議 > Jiading Peace
order | dynasties destroyed in the time of the Song | 宋遼夏金滅亡的先後 | Liao dynasty > Northern Song > Western Xia > Jurchen Jin dynasty > Southern Song

== Song economy, society and culture | 宋代的經濟、社會與文化
jiaozi | 交子 | object | S1 | the first paper money, which began among merchants of Sichuan in the Northern Song | 北宋時始於四川、最早的紙幣
huizi | 會子 | object | S1 | the paper money most widely used in the Southern Song | 南宋時官府發行、流通最廣的紙幣
Maritime Trade Office | 市舶司 | institution | S1 | the organ that from the Song managed foreign trading ships and collected duty at ports | 宋代起在港口管理外國商人及徵收關稅的機構
monopoly trade market | 榷場 | place | S4 | the government-controlled place of border exchange between Song and Liao, Xia or Jin | 宋與遼、夏、金在邊境由官方管理的互市地點
grass market | 草市 | place | S4 | the country fair that grew up outside towns in the Tang and Song | 唐宋時在城外或鄉間自然形成的貿易地點
washe | 瓦舍 | place | S1 | the place of entertainment in Song cities with plays, storytelling and acrobatics | 宋代城市中設有說書、雜劇等表演的娛樂場所 | also-zh=瓦子, 勾欄瓦舍
Champa rice | 占城稻 | organism | S1 | the quick-ripening, drought-resistant grain brought to Fujian and spread in the Northern Song | 由越南傳入、北宋時推廣的早熟耐旱糧食作物
Quanzhou | 泉州 | place | S1 | the Fujian port, called Zaiton by foreigners, that was among the greatest of Song and Yuan | 位於福建、宋元時有「刺桐」之稱的對外貿易港
Guangzhou | 廣州 | place | S1 | the Lingnan port where the Tang first appointed an official for foreign ships | 位於嶺南、唐代最先派官管理外商船務的對外貿易港
Mingzhou | 明州 | place | S4 | the port, today's Ningbo, for ships to Japan and Korea | 即今寧波、對日本及高麗貿易的港口
Yangzhou | 揚州 | place | S4 | the rich Tang trading city where the Grand Canal met the Yangtze | 位於大運河與長江交匯處、唐代極繁華的商業城市
Jingdezhen | 景德鎮 | place | S1 | the Jiangxi town that took its name from a Song reign and became the porcelain capital | 位於江西、以宋真宗年號命名的瓷都
celadon | 青瓷 | object | S1 | the ware with a green glaze, such as that of Yue kilns and Longquan | 釉色碧綠、以越窰及龍泉窰為代表的陶瓷器
Ru kiln | 汝窰 | institution | S4 | the Northern Song maker in Henan of rare sky-blue ware for the court | 位於河南、以天青釉聞名而傳世極少的北宋名窰
Ding kiln | 定窰 | institution | S4 | the Song maker in Hebei of white porcelain | 位於河北、以白瓷聞名的宋代名窰
Jun kiln | 鈞窰 | institution | S4 | the Song maker in Henan known for purple and red colours changing in the fire | 位於河南、以紫紅窰變釉色聞名的宋代名窰
Ge kiln | 哥窰 | institution | S4 | the Song maker known for the fine cracks in its glaze | 以釉面開片裂紋聞名的宋代名窰
Neo-Confucianism | 理學 | theory | S1 | the Song learning that explains the world by principle and material force and seeks moral perfection | 宋代儒者探討天地本源及心性修養、以窮究萬物法則為本的學說
Zhou Dunyi | 周敦頤 | person | S1 | the founder of Song Confucian thought who wrote On the Love of the Lotus and the Taiji diagram | 寫有《愛蓮說》及《太極圖說》的宋代思想家
Zhang Zai | 張載 | person | S1 | the Guanzhong thinker of material force who wished to "open peace for ten thousand ages" | 主張氣為本源、要「為萬世開太平」的宋代思想家
Shao Yong | 邵雍 | person | S4 | the thinker who explained the world by numbers and the Book of Changes | 以象數及易理解釋宇宙的宋代思想家
Cheng Hao | 程顥 | person | S1 | the elder of two Luoyang brothers, whose teaching led towards the learning of the mind | 洛陽兄弟中的兄長、世稱明道先生的宋代思想家 | not=Cheng Yi
Cheng Yi | 程頤 | person | S1 | the younger of two Luoyang brothers, at whose gate pupils stood in the snow | 「立雪」故事中的老師、世稱伊川先生的宋代思想家 | not=Cheng Hao
Zhu Xi | 朱熹 | person | S1 | the Southern Song thinker who wrote notes on the Four Books and taught the investigation of things | 集註四書、主張格物窮理的南宋思想家
Lu Jiuyuan | 陸九淵 | person | S1 | the Southern Song thinker who held that "the mind is principle" | 主張「心即理」、曾赴鵝湖之會的南宋思想家 | also-zh=陸象山
Chen Liang | 陳亮 | person | S4 | the Southern Song thinker of practical results who debated right and profit with Zhu Xi | 講求事功、與朱熹辯論王霸義利的南宋思想家
White Deer Grotto Academy | 白鹿洞書院 | institution | S1 | the school on Mount Lu restored by Zhu Xi | 位於廬山、由朱熹重修的講學場所
Yuelu Academy | 嶽麓書院 | institution | S1 | the school in Changsha where Zhang Shi and Zhu Xi held a debate | 位於長沙、張栻與朱熹曾會講的講學場所
Songyang Academy | 嵩陽書院 | institution | S4 | the school in Dengfeng, Henan, where the Cheng brothers taught | 位於河南登封、二程曾講學的場所
Yingtian Academy | 應天書院 | institution | S4 | the school in today's Shangqiu where Fan Zhongyan studied and taught | 位於今商丘、范仲淹曾求學及執教的講學場所
Liu Yong | 柳永 | person | S4 | the Northern Song ci writer of love and city life whose words were sung at every well | 「凡有井水處皆能歌」其作品的北宋詞人
Li Qingzhao | 李清照 | person | P5 | the woman ci writer who fled south after the fall of Bianjing | 號易安居士、南渡後詞風哀婉的女詞人
Xin Qiji | 辛棄疾 | person | S1 | the bold ci writer who raised troops in Shandong against the Jin | 曾在山東起義抗金、詞風豪放的南宋詞人
Lu You | 陸游 | person | P5 | the patriotic poet who told his sons to report the recovery of the central plain at his grave | 寫有《示兒》詩、自號放翁的南宋愛國詩人
Bi Sheng | 畢昇 | person | P5 | the commoner who invented movable type of baked clay | 發明膠泥活字印刷術的平民
Shen Kuo | 沈括 | person | S1 | the scholar who described the compass needle and movable type in Dream Pool Essays | 撰寫《夢溪筆談》的科學家
Su Song | 蘇頌 | person | S4 | the official who built a water-driven astronomical clock tower | 主持製造水運儀象台的官員
Guo Zhongshu | 郭忠恕 | person | S4 | the painter and scholar of the early Song known for exact drawings of buildings | 以界畫樓閣聞名的宋初畫家
Zhang Zeduan | 張擇端 | person | S1 | the painter of Along the River During the Qingming Festival | 繪有《清明上河圖》的北宋畫家
Fan Kuan | 范寬 | person | S4 | the painter of Travellers among Mountains and Streams | 繪有《谿山行旅圖》的北宋畫家
Mi Fu | 米芾 | person | S4 | the calligrapher who bowed to stones and painted misty hills with dots | 有拜石之癖、創雲山墨戲的北宋書畫家
Huang Tingjian | 黃庭堅 | person | S4 | the calligrapher and poet who is honoured as founder of the Jiangxi school of poetry | 被奉為江西詩派宗師的北宋書法家
Cai Xiang | 蔡襄 | person | S4 | the calligrapher who built the Luoyang Bridge at Quanzhou and wrote on tea and lychees | 主持興建泉州洛陽橋、撰寫《茶錄》的北宋書法家
Song Ci | 宋慈 | person | S1 | the judge who wrote the first full work on examining the dead | 撰寫《洗冤集錄》的法醫學家
Qin Jiushao | 秦九韶 | person | S4 | the Southern Song mathematician who set out the Dayan method for remainder problems | 提出大衍求一術解餘數問題的南宋數學家
Yang Hui | 楊輝 | person | S4 | the mathematician who recorded the triangle of binomial numbers of Jia Xian | 在著作中記錄賈憲三角的南宋數學家
Zheng Qiao | 鄭樵 | person | S4 | the Southern Song historian who wrote the general history Tongzhi | 博覽群書而撰成《通志》的南宋史家
Yuan Shu | 袁樞 | person | S4 | the historian who rearranged Sima Guang's work by events | 撰寫《通鑑紀事本末》的南宋史家
Comprehensive Mirror in Aid of Governance | 《資治通鑑》 | document | S1 | the year-by-year history from 403 BC to AD 959 | 由戰國初年記至五代末年的編年體史書 | also=Zizhi Tongjian
Tongzhi | 《通志》 | document | S4 | the Southern Song general history with twenty treatises on learning and institutions | 以「二十略」著稱的南宋紀傳體史書
New History of the Five Dynasties | 《新五代史》 | document | S4 | the private work by Ouyang Xiu on the states from Zhu Wen to Guo Wei's house | 歐陽修私修、記述朱溫至柴榮父子各朝的著作
Dream Pool Essays | 《夢溪筆談》 | document | S1 | the Northern Song notes on science and other matters that record movable type and magnetic declination | 記錄活字印刷及磁偏角等科技知識的北宋著作
Wujing Zongyao | 《武經總要》 | document | S1 | the official Northern Song military encyclopedia that gives formulas of gunpowder | 北宋官修、載有火藥配方的軍事著作
Yingzao Fashi | 《營造法式》 | document | S1 | the Northern Song building standards by Li Jie | 李誡編修、北宋官方頒布的建築規範
Collected Cases of Injustice Rectified | 《洗冤集錄》 | document | S1 | the first full work on examining the dead for the courts | 世界首部系統的法醫學專著
Chen Fu's Agricultural Treatise | 《陳旉農書》 | document | S4 | the Southern Song handbook on rice fields, water buffalo and silk of the lower Yangtze | 總結江南水田耕作、養牛及蠶桑經驗的南宋著作
Taiping Yulan | 《太平御覽》 | document | S4 | the early Song encyclopedia of a thousand volumes made for the emperor to read | 北宋初年奉敕編成、供皇帝閱讀的千卷類書
Cefu Yuangui | 《冊府元龜》 | document | S4 | the encyclopedia of rulers' and ministers' deeds made for Emperor Zhenzong of Song | 宋真宗時編成、輯錄歷代君臣事跡的類書
Extensive Records of the Taiping Era | 《太平廣記》 | document | S4 | the early Song collection of tales and anecdotes made by imperial order | 北宋初年奉敕編成、輯錄小說野史故事的類書
Sishu Zhangju Jizhu | 《四書章句集注》 | document | S1 | the notes of Zhu Xi that later became the standard for the examinations | 朱熹所撰、後成為科舉標準的儒家經典闡釋
Along the River During the Qingming Festival | 《清明上河圖》 | document | P5 | the scroll that shows the busy life of Bianjing | 描繪汴京城內外繁榮景象的畫卷
A Thousand Li of Rivers and Mountains | 《千里江山圖》 | document | S4 | the long blue-and-green landscape scroll by the young Wang Ximeng | 北宋少年畫家王希孟以青綠設色繪成的長卷
Night Revels of Han Xizai | 《韓熙載夜宴圖》 | document | S4 | the scroll ascribed to Gu Hongzhong of a Southern Tang minister's party | 相傳顧閎中所繪、描寫南唐大臣聚會的畫卷
papermaking | 造紙術 | method | P5 | the technique of pressing and drying fibre pulp in thin sheets for writing | 把植物纖維搗爛成漿、抄成薄片供書寫的技術
movable type printing | 活字印刷術 | method | P5 | the technique of setting up a page from single reusable characters | 以可重複使用的單個模子排版複製的技術
compass | 指南針 | device | P5 | the instrument with a magnetised needle used on Song ships to find direction | 宋代航海時利用磁性辨別方位的裝置
gunpowder | 火藥 | substance | P5 | the mixture of saltpetre, sulphur and charcoal used in Song weapons | 以硝石、硫黃及木炭混合、宋代用於武器的物質
seismoscope | 地動儀 | device | P5 | the instrument with eight dragons made by Zhang Heng to show the direction of an earthquake | 張衡所造、以八龍吐珠顯示震源方向的裝置
armillary sphere | 渾天儀 | device | S1 | the instrument of rings or a globe that shows how the stars move | 以球體或圓環演示星體運行的裝置
south-pointing carriage | 指南車 | device | S1 | the vehicle with gears whose wooden figure keeps facing the same way | 以齒輪帶動木人、令其手臂方向不變的古代機械
chain pump | 龍骨水車 | device | S1 | the machine with a string of boards that lifts water to fields | 以木鏈帶動連串刮板的灌溉工具 | also-zh=翻車
curved-shaft plough | 曲轅犁 | device | S1 | the Tang farm tool with a short bent beam that turns easily | 唐代江南使用、木桿彎短而轉動靈活的耕具
seed drill | 耬車 | device | S1 | the Han farm tool drawn by an ox that opens furrows and sows at once | 漢代由牲口牽引、同時開溝與下種的農具
tube wheel | 筒車 | device | S4 | the machine with bamboo vessels that a river current turns to raise water | 由河流推動、以竹製容器自動汲水的灌溉工具
water clock tower | 水運儀象台 | device | S4 | the Northern Song machine that joined star observation, display and time keeping | 結合觀測天體、演示及報時功能的北宋大型裝置
set | paper money and bills of the Song and others | 古代的紙幣及票券 | jiaozi; huizi; jiaochao; feiqian; silver note=銀票
set | places of trade and leisure in Song times | 宋代的商業及娛樂場所 | monopoly trade market; grass market; washe; fanfang
set | famous kilns of the Song | 宋代名窰 | Ru kiln; Ding kiln; Jun kiln; Ge kiln
set | pottery and porcelain of China | 中國陶瓷的種類 | sancai; celadon; white porcelain=白瓷; blue and white porcelain=青花瓷
set | Confucian thinkers of the Northern Song | 北宋理學家 | Zhou Dunyi; Zhang Zai; Shao Yong; Cheng Hao; Cheng Yi
set | thinkers of the Song | 宋代思想家 | Cheng Yi; Zhu Xi; Lu Jiuyuan; Chen Liang; Zhang Zai
set | learning of the ages after the Qin | 秦以後各代的學術思想 | xuanxue; Neo-Confucianism; evidential scholarship; classical learning of the Han=經學
set | the great academies of the Song | 宋代書院 | White Deer Grotto Academy; Yuelu Academy; Songyang Academy; Yingtian Academy
set | writers of ci and poets of the Song | 宋代詩詞名家 | Su Shi; Liu Yong; Li Qingzhao; Xin Qiji; Lu You
set | Song scientists and inventors | 宋代科技人物 | Bi Sheng; Shen Kuo; Su Song; Song Ci; Qin Jiushao; Yang Hui
set | mathematicians and astronomers of China | 中國古代數學家及天文學家 | Zhang Heng; Zu Chongzhi; Yixing; Guo Shoujing; Qin Jiushao
set | painters of the Song | 宋代畫家 | Guo Zhongshu; Zhang Zeduan; Fan Kuan; Mi Fu
set | the four great calligraphers of the Song | 宋四家 | Su Shi; Huang Tingjian; Mi Fu; Cai Xiang
set | historians of the Song | 宋代史家 | Ouyang Xiu; Sima Guang; Zheng Qiao; Yuan Shu
set | historians from the Han to the Song | 漢至宋的史家 | Sima Qian; Liu Zhiji; Du You; Sima Guang; Fan Ye
set | histories and works on institutions | 歷代史書及政書 | Comprehensive Mirror in Aid of Governance; Records of the Grand Historian; Tongdian; Tongzhi; New History of the Five Dynasties
set | works of science and technology of the Song | 宋代科技著作 | Dream Pool Essays; Wujing Zongyao; Yingzao Fashi; Collected Cases of Injustice Rectified; Chen Fu's Agricultural Treatise
set | farming handbooks | 古代農書 | Essential Skills for the Common People; Chen Fu's Agricultural Treatise; Complete Treatise on Agriculture=《農政全書》; Fan Shengzhi's Book=《氾勝之書》
set | great compilations of the Song and Ming | 宋明大型編纂 | Taiping Yulan; Cefu Yuangui; Extensive Records of the Taiping Era; Yongle Encyclopedia
set | paintings before the Yuan | 元代以前的名畫 | Along the River During the Qingming Festival; A Thousand Li of Rivers and Mountains; Night Revels of Han Xizai; Emperor Taizong Receiving the Tibetan Envoy; Nymph of the Luo River
set | techniques of writing and printing | 造紙及印刷技術 | papermaking; woodblock printing; movable type printing; stone rubbing=拓印
set | instruments of old Chinese science | 古代科學儀器 | compass; seismoscope; armillary sphere; south-pointing carriage; water clock tower
set | farm tools of old China | 古代農具 | chain pump; curved-shaft plough; seed drill; tube wheel
order | inventions by time | 發明先後 | Cai Lun improves paper=蔡倫改良造紙術 > woodblock printing > movable type printing
order | histories by the time they were written | 史籍成書先後 | Records of the Grand Historian > Book of Han > Tongdian > Comprehensive Mirror in Aid of Governance > Tongzhi
order | Confucian thought through the ages | 儒家思想的發展 | Confucius > Mencius > Xunzi > Dong Zhongshu > Zhu Xi

== Across the periods | 跨時期綜合
Hangu Pass | 函谷關 | place | S1 | the old gate at Lingbao in Henan between the eastern plain and Guanzhong | 位於今河南靈寶、由東面進入關中的要塞
Yang Pass | 陽關 | place | S1 | the Han gate south-west of Dunhuang on the southern road to the Western Regions | 位於敦煌西南、通往西域南道的漢代要塞
Shaolin Temple | 少林寺 | structure | S1 | the Buddhist house on Mount Song where Bodhidharma is said to have sat facing a wall | 位於嵩山、相傳達摩曾面壁的佛教建築
Famen Temple | 法門寺 | structure | S4 | the Buddhist house in Shaanxi whose underground vault held a finger bone of the Buddha | 位於陝西、地宮藏有佛指舍利的佛教建築
Giant Wild Goose Pagoda | 大雁塔 | structure | S1 | the Buddhist tower at Chang'an built to keep the scriptures Xuanzang brought back | 位於長安、為存放玄奘帶回的經卷而建的佛教建築
adoption of Hu customs | 胡化 | process | S4 | the taking over of northern peoples' dress, food and habits by the Han people | 漢人受北方民族影響而改變衣食習尚的過程 | not=sinicisation
southward shift of the economic centre | 經濟重心南移 | process | S1 | the long change by which the Yangtze region overtook the Yellow River region in wealth, complete in the Song | 長江流域的富庶逐漸超越黃河流域、至宋代完成的過程
eunuch domination | 宦官專權 | process | S1 | the control of government and of the choice of emperors by castrated palace servants | 內廷閹人操縱朝政及皇帝廢立的現象
consort clan domination | 外戚專權 | process | S1 | the control of government by the family of an empress or empress dowager | 皇后或太后的家族操縱朝政的現象
separatism of military governors | 藩鎮割據 | process | S1 | the holding of Tang regions by commanders who passed on their posts and disobeyed the court | 唐代地方軍帥世襲其位、不聽朝廷號令的現象
Canon of Laws | 《法經》 | document | S4 | the penal code in six parts compiled by Li Kui of Wei | 李悝編成、分為六篇的刑律
prefectural examination | 解試 | form | S4 | the first stage of the Song tests, held in the places where candidates lived | 宋代在各州舉行、最初一級的考試
departmental examination | 省試 | form | S4 | the second stage of the Song tests, held in the capital by the Ministry of Rites | 宋代由禮部在京城主持的第二級考試
Court of State Ceremonial | 鴻臚寺 | institution | S4 | the Tang organ that received foreign envoys and saw to their lodging | 唐代負責接待外國使節的機構
Reflections on Things at Hand | 《近思錄》 | document | S4 | the selection of the sayings of four Northern Song thinkers by Zhu Xi and Lü Zuqian | 朱熹與呂祖謙選輯北宋四子言論而成的著作
maize | 玉米 | organism | S2 | the American grain with kernels on a cob that reached China in the Ming | 原產美洲、明代傳入、籽粒成排結在軸上的糧食作物
sweet potato | 番薯 | organism | S2 | the American root crop that Chen Zhenlong brought to Fujian in the late Ming | 原產美洲、明末由陳振龍傳入福建的塊根糧食作物
set | peoples of the north and west through the ages | 歷代北方及西方的外族 | Quanrong; Xiongnu; Xianbei; Rouran; Eastern Turks; Khitans
set | periods in which China was divided | 分裂割據的時期 | Spring and Autumn period; Warring States period; Three Kingdoms period=三國時代; Sixteen Kingdoms; Five Dynasties and Ten Kingdoms
set | dynasties that ruled a united China | 統一的皇朝 | Qin dynasty; Western Han; Eastern Han; Western Jin; Sui dynasty; Tang dynasty
set | short-lived dynasties | 國祚短暫的皇朝 | Qin dynasty; Xin dynasty; Sui dynasty; Southern Qi; Later Han of the Five Dynasties
set | rulers of peoples outside the central plain | 外族的君長 | Modu; Huhanye; Songtsen Gampo; Li Yuanhao; Altan Khan
set | passes of old China | 古代關隘 | Yumen Pass=玉門關; Yang Pass; Hangu Pass; Tong Pass=潼關; Shanhai Pass=山海關
set | routes of trade and transport | 古代的貿易及交通路線 | Silk Road; Grand Canal; Straight Road; Ling Canal
set | figures of Daoism as a religion | 道教人物 | Zhang Daoling; Zhang Jiao; Kou Qianzhi; Ge Hong
set | groups in the last century of the Eastern Han | 東漢後期的集團 | consort clan; partisans; Yellow Turbans; Ten Attendants
set | Buddhist buildings | 著名佛教建築 | White Horse Temple; Shaolin Temple; Famen Temple; Giant Wild Goose Pagoda
set | long changes in Chinese society | 中國社會的長期變化 | sinicisation; adoption of Hu customs; southward shift of the economic centre; southward migration of northerners=北人南遷
set | political troubles of the Han and Tang | 漢唐的政治弊端 | eunuch domination; consort clan domination; separatism of military governors; factional strife=黨爭
set | law codes of China | 中國古代法典 | Canon of Laws; Kaihuang Code; Tang Code; Great Ming Code=《大明律》
set | examinations of the Song | 宋代的考試 | prefectural examination; departmental examination; palace examination; zhiju
set | movements and reforms of the Tang and Song | 唐宋的改革及運動 | classical prose movement; New Yuefu movement=新樂府運動; Yongzhen Reform; Qingli Reforms
set | regions of China in history | 歷史上的地區 | Sixteen Prefectures; Hexi Corridor; Guanzhong; Lingnan; Western Regions
set | places in the last wars of the Southern Song | 宋末戰爭的地點 | Yamen; Lin'an; Xiangyang=襄陽; Diaoyu Fortress=釣魚城
set | crops brought into China | 傳入中國的農作物 | Champa rice; maize; sweet potato; tobacco=煙草
set | works of Song and Ming Confucian thinkers | 宋明理學著作 | Sishu Zhangju Jizhu; Reflections on Things at Hand; Taiji Tushuo=《太極圖說》; Chuanxilu=《傳習錄》
set | the four great inventions | 四大發明 | papermaking; movable type printing; compass; gunpowder
set | emperors with temple names that are easily mixed up | 廟號容易混淆的皇帝 | Emperor Gaozu of Han; Emperor Gaozu of Tang; Emperor Gaozong of Tang; Emperor Gaozong of Song; Emperor Taizong of Tang; Emperor Taizong of Song
set | rulers who took measures against Buddhism | 滅佛的君主 | Emperor Taiwu of Northern Wei; Emperor Wu of Northern Zhou; Emperor Wuzong of Tang; Chai Rong
set | rulers who carried on a dynasty after a disaster | 變亂後延續國祚的君主 | King Ping of Zhou; Emperor Guangwu of Han=漢光武帝; Sima Rui; Emperor Suzong of Tang; Emperor Gaozong of Song
set | famous chancellors and chief ministers | 歷代名相 | Guan Zhong; Xiao He; Zhuge Liang; Wang Meng; Fang Xuanling; Wang Anshi
set | people who carried out great reforms | 歷代改革人物 | Shang Yang; Wang Mang; Emperor Xiaowen of Northern Wei; Yang Yan; Fan Zhongyan; Wang Anshi
set | generals on the frontiers | 歷代抗擊外族的名將 | Li Mu; Meng Tian; Wei Qing; Huo Qubing; Li Jing
set | travellers of the Han to the Tang | 漢至唐的遠行者 | Zhang Qian; Gan Ying; Faxian; Xuanzang; Jianzhen
set | leaders of revolts | 歷代起兵的領袖 | Chen Sheng; Zhang Jiao; An Lushan; Huang Chao; Fang La
set | ministers and generals who took a throne | 以禪讓或篡位得國的人物 | Wang Mang; Cao Pi; Sima Yan; Liu Yu; Zhu Wen; Emperor Taizu of Song
set | women remembered for learning or crafts | 以才藝聞名的女性 | Leizu; Ban Zhao; Li Qingzhao; Huang Daopo
set | people behind well-known idioms | 成語故事的主角 | King Goujian of Yue; Lin Xiangru; Lian Po; Zhao Kuo; Xiang Yu; Zu Ti
set | eunuchs in Chinese history | 歷史上的宦官 | Zhao Gao; Cai Lun; Gao Lishi; Tong Guan; Wei Zhongxian
set | kinsmen of empresses and consorts who held power | 掌權的后妃親屬 | Dou Xian; Liang Ji; He Jin; Wang Mang; Yang Guozhong
set | military systems through the ages | 歷代兵制 | fubing system; mubing system; weisuo system; Eight Banners
order | periods of division in China | 分裂時期先後 | Spring and Autumn period > Warring States period > Three Kingdoms=三國 > Sixteen Kingdoms > Five Dynasties and Ten Kingdoms
order | united dynasties | 統一皇朝先後 | Qin dynasty > Western Han > Eastern Han > Western Jin > Sui dynasty > Tang dynasty
order | stages of the Song examinations | 宋代科舉的級別 | prefectural examination > departmental examination > palace examination
order | rulers who took measures against Buddhism | 滅佛君主先後 | Emperor Taiwu of Northern Wei > Emperor Wu of Northern Zhou > Emperor Wuzong of Tang > Chai Rong
order | revolts through the ages | 歷代民變先後 | Dazexiang Uprising > Yellow Turban Rebellion > Huang Chao Rebellion=黃巢之亂 > rising of Fang La=方臘起事
fact | Western Zhou | 西周 | founder of the dynasty | 開國君主 | King Wu | 周武王 |
fact | Eastern Han | 東漢 | founder of the dynasty | 開國君主 | Liu Xiu | 劉秀 |
fact | Western Han | 西漢 | founder of the dynasty | 開國君主 | Liu Bang | 劉邦 |
fact | Xin dynasty | 新朝 | founder of the dynasty | 開國君主 | Wang Mang | 王莽 |
fact | Shu Han | 蜀漢 | founder of the dynasty | 開國君主 | Liu Bei | 劉備 |
fact | Eastern Wu | 東吳 | founder of the dynasty | 開國君主 | Sun Quan | 孫權 |
fact | Western Jin | 西晉 | founder of the dynasty | 開國君主 | Sima Yan | 司馬炎 |
fact | Eastern Jin | 東晉 | founder of the dynasty | 開國君主 | Sima Rui | 司馬睿 |
fact | Southern Qi | 南齊 | founder of the dynasty | 開國君主 | Xiao Daocheng | 蕭道成 |
fact | Liang dynasty | 梁朝 | founder of the dynasty | 開國君主 | Xiao Yan | 蕭衍 |
fact | Chen dynasty | 陳朝 | founder of the dynasty | 開國君主 | Chen Baxian | 陳霸先 |
fact | Northern Wei | 北魏 | founder of the dynasty | 開國君主 | Tuoba Gui | 拓跋珪 |
fact | Sui dynasty | 隋朝 | founder of the dynasty | 開國君主 | Yang Jian | 楊堅 |
fact | Tang dynasty | 唐朝 | founder of the dynasty | 開國君主 | Li Yuan | 李淵 |
fact | Later Liang | 後梁 | founder of the dynasty | 開國君主 | Zhu Wen | 朱溫 |
fact | Later Tang | 後唐 | founder of the dynasty | 開國君主 | Li Cunxu | 李存勗 |
fact | Later Jin of the Five Dynasties | 後晉 | founder of the dynasty | 開國君主 | Shi Jingtang | 石敬瑭 |
fact | Later Han of the Five Dynasties | 後漢 | founder of the dynasty | 開國君主 | Liu Zhiyuan | 劉知遠 |
fact | Later Zhou | 後周 | founder of the dynasty | 開國君主 | Guo Wei | 郭威 |
fact | Northern Song | 北宋 | founder of the dynasty | 開國君主 | Zhao Kuangyin | 趙匡胤 |
fact | Southern Song | 南宋 | founder of the dynasty | 開國君主 | Zhao Gou | 趙構 |
fact | Liao dynasty | 遼朝 | founder of the dynasty | 開國君主 | Yelü Abaoji | 耶律阿保機 |
fact | Western Xia | 西夏 | founder of the dynasty | 開國君主 | Li Yuanhao | 李元昊 |
fact | Jurchen Jin dynasty | 金朝 | founder of the dynasty | 開國君主 | Wanyan Aguda | 完顏阿骨打 |
fact | Western Zhou | 西周 | capital | 都城 | Haojing | 鎬京 |
fact | Qin dynasty | 秦朝 | capital | 都城 | Xianyang | 咸陽 |
fact | Eastern Han | 東漢 | capital | 都城 | Luoyang | 洛陽 |
fact | Shu Han | 蜀漢 | capital | 都城 | Chengdu | 成都 |
fact | Eastern Jin | 東晉 | capital | 都城 | Jiankang | 建康 |
fact | Northern Song | 北宋 | capital | 都城 | Bianjing | 汴京 |
fact | Southern Song | 南宋 | capital | 都城 | Lin'an | 臨安 |
fact | Western Xia | 西夏 | capital | 都城 | Xingqing | 興慶府 |
fact | Northern Qi | 北齊 | capital | 都城 | Ye | 鄴 |
fact | Southern Tang | 南唐 | capital | 都城 | Jinling | 金陵 |
fact | state of Qi | 齊國 | capital | 都城 | Linzi | 臨淄 |
fact | Bianjing | 汴京 | city of today | 今日的城市 | Kaifeng | 開封 |
fact | Lin'an | 臨安 | city of today | 今日的城市 | Hangzhou | 杭州 |
fact | Jiankang | 建康 | city of today | 今日的城市 | Nanjing | 南京 |
fact | Chang'an | 長安 | city of today | 今日的城市 | Xi'an | 西安 |
fact | Pingcheng | 平城 | city of today | 今日的城市 | Datong | 大同 |
fact | Xingqing | 興慶府 | city of today | 今日的城市 | Yinchuan | 銀川 |
fact | Mingzhou | 明州 | city of today | 今日的城市 | Ningbo | 寧波 |
fact | Qin dynasty | 秦朝 | year in which it unified China | 統一全國年份 | 221 BC | 公元前221年 |
fact | Western Jin | 西晉 | year in which it unified China | 統一全國年份 | 280 | 公元280年 |
fact | Sui dynasty | 隋朝 | year in which it unified China | 統一全國年份 | 589 | 公元589年 |
fact | Yuan dynasty | 元朝 | year in which it unified China | 統一全國年份 | 1279 | 公元1279年 |
fact | Cao Wei | 曹魏 | first year | 建立年份 | 220 | 公元220年 |
fact | Shu Han | 蜀漢 | first year | 建立年份 | 221 | 公元221年 |
fact | Eastern Han | 東漢 | first year | 建立年份 | 25 | 公元25年 |
fact | Eastern Jin | 東晉 | first year | 建立年份 | 317 | 公元317年 |
fact | Northern Wei | 北魏 | first year | 建立年份 | 386 | 公元386年 |
fact | Liu Song | 劉宋 | first year | 建立年份 | 420 | 公元420年 |
fact | Sui dynasty | 隋朝 | first year | 建立年份 | 581 | 公元581年 |
fact | Tang dynasty | 唐朝 | first year | 建立年份 | 618 | 公元618年 |
fact | Later Liang | 後梁 | first year | 建立年份 | 907 | 公元907年 |
fact | Northern Song | 北宋 | first year | 建立年份 | 960 | 公元960年 |
fact | Western Xia | 西夏 | first year | 建立年份 | 1038 | 公元1038年 |
fact | Jurchen Jin dynasty | 金朝 | first year | 建立年份 | 1115 | 公元1115年 |
fact | Southern Song | 南宋 | first year | 建立年份 | 1127 | 公元1127年 |
fact | Western Zhou | 西周 | last year | 滅亡年份 | 771 BC | 公元前771年 |
fact | Eastern Han | 東漢 | last year | 滅亡年份 | 220 | 公元220年 |
fact | Shu Han | 蜀漢 | last year | 滅亡年份 | 263 | 公元263年 |
fact | Eastern Wu | 東吳 | last year | 滅亡年份 | 280 | 公元280年 |
fact | Western Jin | 西晉 | last year | 滅亡年份 | 316 | 公元316年 |
fact | Eastern Jin | 東晉 | last year | 滅亡年份 | 420 | 公元420年 |
fact | Chen dynasty | 陳朝 | last year | 滅亡年份 | 589 | 公元589年 |
fact | Tang dynasty | 唐朝 | last year | 滅亡年份 | 907 | 公元907年 |
fact | Liao dynasty | 遼朝 | last year | 滅亡年份 | 1125 | 公元1125年 |
fact | Northern Song | 北宋 | last year | 滅亡年份 | 1127 | 公元1127年 |
fact | Western Xia | 西夏 | last year | 滅亡年份 | 1227 | 公元1227年 |
fact | Jurchen Jin dynasty | 金朝 | last year | 滅亡年份 | 1234 | 公元1234年 |
fact | Southern Song | 南宋 | last year | 滅亡年份 | 1279 | 公元1279年 |
fact | Eastward Move of King Ping | 平王東遷 | year of the event | 事件年份 | 770 BC | 公元前770年 |
fact | start of the Gonghe Regency | 共和行政開始 | year of the event | 事件年份 | 841 BC | 公元前841年 |
fact | Battle of Chengpu | 城濮之戰 | year of the event | 事件年份 | 632 BC | 公元前632年 |
fact | Battle of Changping | 長平之戰 | year of the event | 事件年份 | 260 BC | 公元前260年 |
fact | Dazexiang Uprising | 大澤鄉起義 | year of the event | 事件年份 | 209 BC | 公元前209年 |
fact | Rebellion of the Seven Kingdoms | 七國之亂 | year of the event | 事件年份 | 154 BC | 公元前154年 |
fact | Battle of Mobei | 漠北之戰 | year of the event | 事件年份 | 119 BC | 公元前119年 |
fact | Battle of Kunyang | 昆陽之戰 | year of the event | 事件年份 | 23 | 公元23年 |
fact | outbreak of the Yellow Turban Rebellion | 黃巾之亂爆發 | year of the event | 事件年份 | 184 | 公元184年 |
fact | Battle of Guandu | 官渡之戰 | year of the event | 事件年份 | 200 | 公元200年 |
fact | Battle of Red Cliffs | 赤壁之戰 | year of the event | 事件年份 | 208 | 公元208年 |
fact | Battle of the Fei River | 淝水之戰 | year of the event | 事件年份 | 383 | 公元383年 |
fact | Northern Wei unites the north | 北魏統一北方 | year of the event | 事件年份 | 439 | 公元439年 |
fact | Xuanwu Gate Incident | 玄武門之變 | year of the event | 事件年份 | 626 | 公元626年 |
fact | Wu Zetian takes the title of emperor | 武則天稱帝 | year of the event | 事件年份 | 690 | 公元690年 |
fact | Battle of Talas | 怛羅斯之戰 | year of the event | 事件年份 | 751 | 公元751年 |
fact | outbreak of the An Lushan Rebellion | 安史之亂爆發 | year of the event | 事件年份 | 755 | 公元755年 |
fact | two-tax system brought in | 兩稅法推行 | year of the event | 事件年份 | 780 | 公元780年 |
fact | Sweet Dew Incident | 甘露之變 | year of the event | 事件年份 | 835 | 公元835年 |
fact | Chenqiao Mutiny | 陳橋兵變 | year of the event | 事件年份 | 960 | 公元960年 |
fact | Qingli Reforms begin | 慶曆新政開始 | year of the event | 事件年份 | 1043 | 公元1043年 |
fact | Xining Reforms begin | 熙寧變法開始 | year of the event | 事件年份 | 1069 | 公元1069年 |
fact | Alliance at Sea | 海上之盟 | year of the event | 事件年份 | 1120 | 公元1120年 |
fact | Shaoxing Peace | 紹興和議 | year of the event | 事件年份 | 1141 | 公元1141年 |
fact | Battle of Caishi | 采石之戰 | year of the event | 事件年份 | 1161 | 公元1161年 |
fact | Battle of Yamen | 崖門之戰 | year of the event | 事件年份 | 1279 | 公元1279年 |
fact | Records of the Grand Historian | 《史記》 | author | 作者 | Sima Qian | 司馬遷 |
fact | Records of the Three Kingdoms | 《三國志》 | author | 作者 | Chen Shou | 陳壽 |
fact | Book of Later Han | 《後漢書》 | author | 作者 | Fan Ye | 范曄 |
fact | Shuowen Jiezi | 《說文解字》 | author | 作者 | Xu Shen | 許慎 |
fact | Lunheng | 《論衡》 | author | 作者 | Wang Chong | 王充 |
fact | Treatise on Cold Damage | 《傷寒雜病論》 | author | 作者 | Zhang Zhongjing | 張仲景 |
fact | Essential Skills for the Common People | 《齊民要術》 | author | 作者 | Jia Sixie | 賈思勰 |
fact | Commentary on the Water Classic | 《水經注》 | author | 作者 | Li Daoyuan | 酈道元 |
fact | The Literary Mind and the Carving of Dragons | 《文心雕龍》 | author | 作者 | Liu Xie | 劉勰 |
fact | Baopuzi | 《抱朴子》 | author | 作者 | Ge Hong | 葛洪 |
fact | Shitong | 《史通》 | author | 作者 | Liu Zhiji | 劉知幾 |
fact | Tongdian | 《通典》 | author | 作者 | Du You | 杜佑 |
fact | Classic of Tea | 《茶經》 | author | 作者 | Lu Yu | 陸羽 |
fact | Prescriptions Worth a Thousand Gold | 《千金方》 | author | 作者 | Sun Simiao | 孫思邈 |
fact | Dream Pool Essays | 《夢溪筆談》 | author | 作者 | Shen Kuo | 沈括 |
fact | Tongzhi | 《通志》 | author | 作者 | Zheng Qiao | 鄭樵 |
fact | Collected Cases of Injustice Rectified | 《洗冤集錄》 | author | 作者 | Song Ci | 宋慈 |
fact | New History of the Five Dynasties | 《新五代史》 | author | 作者 | Ouyang Xiu | 歐陽修 |
fact | Along the River During the Qingming Festival | 《清明上河圖》 | painter | 畫家 | Zhang Zeduan | 張擇端 |
fact | A Thousand Li of Rivers and Mountains | 《千里江山圖》 | painter | 畫家 | Wang Ximeng | 王希孟 |
fact | Emperor Taizong Receiving the Tibetan Envoy | 《步輦圖》 | painter | 畫家 | Yan Liben | 閻立本 |
fact | Travellers among Mountains and Streams | 《谿山行旅圖》 | painter | 畫家 | Fan Kuan | 范寬 |
fact | Emperor Gaozu of Han | 漢高祖 | personal name | 姓名 | Liu Bang | 劉邦 |
fact | Emperor Wu of Han | 漢武帝 | personal name | 姓名 | Liu Che | 劉徹 |
fact | Emperor Guangwu of Han | 漢光武帝 | personal name | 姓名 | Liu Xiu | 劉秀 |
fact | First Emperor of Qin | 秦始皇 | personal name | 姓名 | Ying Zheng | 嬴政 |
fact | Emperor Wen of Sui | 隋文帝 | personal name | 姓名 | Yang Jian | 楊堅 |
fact | Emperor Yang of Sui | 隋煬帝 | personal name | 姓名 | Yang Guang | 楊廣 |
fact | Emperor Gaozu of Tang | 唐高祖 | personal name | 姓名 | Li Yuan | 李淵 |
fact | Emperor Taizong of Tang | 唐太宗 | personal name | 姓名 | Li Shimin | 李世民 |
fact | Emperor Xuanzong of Tang | 唐玄宗 | personal name | 姓名 | Li Longji | 李隆基 |
fact | Emperor Taizu of Song | 宋太祖 | personal name | 姓名 | Zhao Kuangyin | 趙匡胤 |
fact | Emperor Huizong of Song | 宋徽宗 | personal name | 姓名 | Zhao Ji | 趙佶 |
fact | Emperor Gaozong of Song | 宋高宗 | personal name | 姓名 | Zhao Gou | 趙構 |
fact | Sui dynasty | 隋朝 | surname of the ruling house | 皇室姓氏 | Yang | 楊 |
fact | Tang dynasty | 唐朝 | surname of the ruling house | 皇室姓氏 | Li | 李 |
fact | Song dynasty | 宋朝 | surname of the ruling house | 皇室姓氏 | Zhao | 趙 |
fact | Han dynasty | 漢朝 | surname of the ruling house | 皇室姓氏 | Liu | 劉 |
fact | Zhou dynasty | 周朝 | surname of the ruling house | 皇室姓氏 | Ji | 姬 |
fact | Western Jin | 西晉 | surname of the ruling house | 皇室姓氏 | Sima | 司馬 |
fact | Liao dynasty | 遼朝 | surname of the ruling house | 皇室姓氏 | Yelü | 耶律 |
fact | Jurchen Jin dynasty | 金朝 | surname of the ruling house | 皇室姓氏 | Wanyan | 完顏 |
fact | Northern Zhou | 北周 | surname of the ruling house | 皇室姓氏 | Yuwen | 宇文 |
fact | Liao dynasty | 遼朝 | people who founded it | 建立的民族 | Khitans | 契丹 |
fact | Western Xia | 西夏 | people who founded it | 建立的民族 | Tanguts | 党項 |
fact | Northern Wei | 北魏 | people who founded it | 建立的民族 | Xianbei | 鮮卑 |
fact | Former Qin | 前秦 | people who founded it | 建立的民族 | Di | 氐 |
fact | Later Zhao | 後趙 | people who founded it | 建立的民族 | Jie | 羯 |
fact | Later Qin | 後秦 | people who founded it | 建立的民族 | Qiang | 羌 |
fact | Han Zhao | 漢趙 | people who founded it | 建立的民族 | Xiongnu | 匈奴 |
fact | Li Kui | 李悝 | state that he reformed | 主持變法的國家 | Wei | 魏國 |
fact | Wu Qi | 吳起 | state that he reformed | 主持變法的國家 | Chu | 楚國 |
fact | Shang Yang | 商鞅 | state that he reformed | 主持變法的國家 | Qin | 秦國 |
fact | Shen Buhai | 申不害 | state that he reformed | 主持變法的國家 | Han | 韓國 |
fact | King Wuling | 武靈王 | state that he reformed | 主持變法的國家 | Zhao | 趙國 |

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
set | government organs of the Yuan | 元代的政府機構 | Zhongshusheng=中書省; Shumiyuan; Yushitai; Xuanzhengyuan; Xingzhongshusheng=行中書省
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
set | central government of the Yuan and Ming | 元明中央機構 | Zhongshusheng=中書省; Shumiyuan; Yushitai; Grand Secretariat; Five Chief Military Commissions
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
