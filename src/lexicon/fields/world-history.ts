/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const worldHistory = `
== Prehistory and the study of the past | 史前時代與歷史研究
Palaeolithic Age | 舊石器時代 | period | S1 | the earliest and longest age of the human past, when tools were only chipped and nobody farmed | 人類歷史上最早而最漫長的階段，工具只靠敲打製成 | also=Palaeolithic, Old Stone Age; not=Neolithic Age
Mesolithic Age | 中石器時代 | period | S4 | the age of hunters with tiny flaked tools between the end of the ice sheets and the coming of farming | 冰期結束後、農業出現前，人類使用細小石片工具的過渡階段 | also=Mesolithic, Middle Stone Age
Neolithic Age | 新石器時代 | period | S1 | the age in which people ground and polished their tools, made pottery and took up farming | 人類磨製工具、燒製陶器並開始耕種的階段 | also=Neolithic, New Stone Age; not=Palaeolithic Age
Iron Age | 鐵器時代 | period | S1 | the age in which a more plentiful metal replaced copper alloys for tools and weapons | 礦藏更豐的金屬取代銅合金製造工具和武器的階段 | not=Bronze Age
Australopithecus | 南方古猿 | organism | S4 | an upright-walking, small-brained African ancestor of people, of which the skeleton called Lucy is an example | 在非洲直立行走而腦容量細小的人類祖先，骨架「露西」為其一例
Homo habilis | 能人 | organism | S4 | the early human species of East Africa whose Latin name means handy man | 拉丁名意為「手巧」的東非早期人種
Homo erectus | 直立人 | organism | S4 | the extinct human species to which Peking Man and Java Man belong | 北京猿人和爪哇猿人所屬的已滅絕人種
Homo sapiens | 智人 | organism | S1 | the only human species that is alive today | 現今唯一仍然存活的人類物種
hunter-gatherer | 狩獵採集者 | role | S1 | a person who lives on wild game and wild plants, without farming or rearing herds | 靠捕捉野獸和撿拾野生植物為生、不事農牧的人 | not=nomadic herder
nomadic herder | 遊牧者 | role | S1 | a person without a fixed home who lives by moving with flocks from pasture to pasture | 沒有固定居所、帶着牲畜逐水草而居的人 | not=hunter-gatherer
artisan | 工匠 | role | S1 | a skilled worker who makes goods such as pots or tools by hand | 憑熟練手藝製作陶器、工具等物品的人 | also=craftsman
Lascaux | 拉斯科洞窟 | place | S1 | the cave in south-western France with prehistoric paintings of bulls and horses | 法國西南部以史前牛馬壁畫聞名的地下岩洞
Altamira | 阿爾塔米拉洞窟 | place | S2 | the cave in northern Spain with prehistoric paintings of bison | 西班牙北部以史前野牛壁畫聞名的地下岩洞
Olduvai Gorge | 奧杜威峽谷 | place | S4 | the ravine in Tanzania where the Leakeys found very early human remains | 坦桑尼亞境內、利基夫婦發現早期人類遺骸的深谷
Jericho | 耶利哥 | place | S4 | the town near the Dead Sea that is one of the oldest walled settlements known | 死海附近、已知最古老的有城牆聚落之一
Stonehenge | 巨石陣 | place | S1 | the prehistoric ring of huge upright blocks on Salisbury Plain in England | 英格蘭索爾茲伯里平原上排成環狀的史前立柱遺跡
radiocarbon dating | 碳十四斷代法 | method | S4 | the measuring of a decaying isotope in once-living remains to tell how old they are | 量度生物遺骸中某種衰變同位素以推算年齡的方法 | also=carbon-14 dating
dendrochronology | 樹輪斷代法 | method | S5 | the dating of old timber by matching its yearly growth rings | 比對木材每年生長紋理以推算古物年份的方法 | also=tree-ring dating
excavation | 考古發掘 | method | S1 | the careful digging of a site in order to uncover remains of the past | 小心挖開遺址泥土以找出古代遺存的工作
inscription | 銘文 | form | S1 | words cut into stone or metal that tell about the past | 刻在石碑或金屬器物上、反映往事的字句
Neolithic Revolution | 新石器革命 | process | S1 | the change some ten thousand years ago from hunting and gathering to settled farming | 約一萬年前人類由漁獵採集轉為定居農耕的轉變 | also=First Agricultural Revolution
archaeology | 考古學 | method | S1 | the study of the human past through the physical remains people left behind | 透過人類遺留的實物研究過去的學問
anthropology | 人類學 | method | S3 | the study of peoples, their customs and ways of living all over the world | 研究世界各族群及其風俗與生活方式的學問
palaeontology | 古生物學 | method | S3 | the study of ancient animals and plants through fossils | 透過化石研究遠古動植物的學問
numismatics | 錢幣學 | method | S5 | the study of coins, medals and other money of past ages | 研究歷代通貨和獎章的學問
animism | 泛靈信仰 | idea | S2 | the belief that animals, plants and natural objects each have a spirit | 認為動物、植物和自然物件各有魂魄的想法 | not=polytheism
polytheism | 多神信仰 | idea | S1 | the worship of many gods, each with its own domain | 敬拜掌管不同領域的眾位神祇的宗教形式 | not=monotheism
monotheism | 一神信仰 | idea | S1 | the worship of a single god who is held to be the only one | 只承認和敬拜獨一主宰的宗教形式 | not=polytheism
shamanism | 薩滿信仰 | idea | S5 | a form of religion in which a go-between enters a trance to speak with spirits | 由通靈者進入迷離狀態與靈界溝通的宗教形式
set | ages named after the tools people used | 按工具劃分的時代 | Palaeolithic Age; Mesolithic Age; Neolithic Age; Bronze Age=青銅器時代; Iron Age
set | early human species and their ancestors | 早期人類及其祖先 | Australopithecus; Homo habilis; Homo erectus; Neanderthal=尼安德特人; Homo sapiens
set | ways of making a living in early times | 早期人類的謀生方式 | hunter-gatherer; nomadic herder; artisan; merchant=商人
set | prehistoric sites | 史前遺址 | Lascaux; Altamira; Olduvai Gorge; Jericho; Stonehenge
set | kinds of historical evidence | 史料的種類 | artefact=人工製品; inscription; chronicle=編年史; oral history=口述歷史; memoir=回憶錄
set | branches of learning about the past | 研究過去的學科 | archaeology; anthropology; palaeontology; numismatics
set | forms of religious belief | 宗教信仰的形式 | animism; polytheism; monotheism; ancestor worship=祖先崇拜; shamanism
order | ages of tools, from the earliest to the latest | 工具時代由早至晚 | Palaeolithic Age > Mesolithic Age > Neolithic Age > Bronze Age=青銅器時代 > Iron Age
order | human ancestors and species, from the earliest to the latest to appear | 人類祖先及物種出現的先後 | Australopithecus > Homo habilis > Homo erectus > Homo sapiens

== Mesopotamia and the ancient Near East | 美索不達米亞與古代近東
Mesopotamia | 美索不達米亞 | place | S1 | the land between the Tigris and the Euphrates where the first cities arose | 底格里斯河與幼發拉底河之間、最早城市興起的地區 | also-zh=兩河流域
Nile Valley | 尼羅河谷 | place | S1 | the narrow strip of farmland through the desert on which the civilisation of the pharaohs arose | 貫穿沙漠的狹長農地，法老時代的文明在此興起
Indus Valley | 印度河流域 | place | S1 | the river land of present-day Pakistan where Harappa and Mohenjo-daro were built | 今巴基斯坦境內、哈拉帕與摩亨佐達羅所在的大河地區
Anatolia | 安納托利亞 | place | S4 | the peninsula between the Black Sea and the Mediterranean that forms most of Turkey | 黑海與地中海之間、今土耳其大部分所在的半島 | also=Asia Minor; also-zh=小亞細亞
Sumerians | 蘇美爾人 | group | S1 | the people of southern Mesopotamia who built the first cities and invented cuneiform | 在美索不達米亞南部建立最早城市並發明楔形文字的民族
Akkadians | 阿卡德人 | group | S4 | the people whose king Sargon conquered the cities of Sumer and founded an early empire | 由薩爾貢率領征服蘇美爾各城、建立早期帝國的民族
Babylonians | 巴比倫人 | group | S1 | the people of Mesopotamia whose king Hammurabi issued a famous code of laws | 其君主漢摩拉比曾頒布著名法典的兩河流域民族
Assyrians | 亞述人 | group | S4 | the warlike people who ruled a Near Eastern empire from Nineveh | 以尼尼微為首都、憑武力統治近東帝國的民族
Hittites | 赫梯人 | group | S4 | the people of Anatolia who fought Ramesses II at Kadesh and were early workers of iron | 居於安納托利亞、曾與拉美西斯二世戰於卡疊什的民族
Phoenicians | 腓尼基人 | group | S1 | the seafaring traders of the Lebanese coast who spread an alphabet around the Mediterranean | 以今黎巴嫩沿岸為根據地、把字母傳遍地中海的航海商人
Hebrews | 希伯來人 | group | S1 | the people led out of Egypt by Moses according to the Bible | 據《聖經》記載由摩西率領離開埃及的民族 | also=Israelites
Persians | 波斯人 | group | S1 | the people whose Near Eastern empire was founded by Cyrus the Great and fell to Alexander | 由居魯士建立帝國、後為亞歷山大所滅的民族
Lydians | 呂底亞人 | group | S4 | the people of western Anatolia who struck the first metal coins in the Mediterranean world | 居於安納托利亞西部、在地中海世界最早鑄造金屬錢幣的民族
Hammurabi | 漢摩拉比 | person | S1 | the Babylonian king whose laws demanded an eye for an eye | 頒布「以眼還眼」法律的巴比倫君主
Sargon of Akkad | 薩爾貢 | person | S4 | the conqueror who united the cities of Sumer in one of the first empires | 征服蘇美爾諸城、建立史上最早帝國之一的君主
Nebuchadnezzar II | 尼布甲尼撒二世 | person | S4 | the Babylonian king who destroyed Jerusalem and carried off many Jews | 攻毀耶路撒冷並擄走大批猶太人的巴比倫君主
Ashurbanipal | 亞述巴尼拔 | person | S5 | the king who gathered a great library of clay tablets at Nineveh | 在尼尼微收藏大量泥板典籍的君主
Cyrus the Great | 居魯士大帝 | person | S4 | the founder of the Persian Empire who let the Jews return to Jerusalem | 創立波斯帝國並准許猶太人返回耶路撒冷的君主
Darius I | 大流士一世 | person | S4 | the Persian king whose army was beaten by the Athenians at Marathon | 派兵遠征希臘而在馬拉松被雅典擊敗的波斯君主
Xerxes I | 薛西斯一世 | person | S4 | the Persian king who burnt Athens but lost his fleet at Salamis | 焚毀雅典卻在薩拉米斯喪失艦隊的波斯君主
Ur | 烏爾 | place | S4 | the Sumerian city named in the Bible as the first home of Abraham | 《聖經》記載為亞伯拉罕故鄉的蘇美爾城市
Babylon | 巴比倫 | place | S1 | the city on the Euphrates said to have had the Hanging Gardens | 幼發拉底河畔、相傳建有空中花園的古城
Nineveh | 尼尼微 | place | S4 | the last great capital of Assyria, on the Tigris | 底格里斯河畔、亞述帝國最後的宏大都城
Persepolis | 波斯波利斯 | place | S4 | the royal ceremonial city begun by Darius I and burnt in the time of Alexander | 大流士一世始建、亞歷山大時代被焚的王室禮儀都城
Tyre | 推羅 | place | S5 | the Phoenician port famous for its purple dye, whose settlers founded Carthage | 以紫色染料聞名、其移民建立迦太基的腓尼基港口
Jerusalem | 耶路撒冷 | place | S1 | the city holy to Jews, Christians and Muslims alike | 同為猶太教、基督教和伊斯蘭教聖地的城市
Code of Hammurabi | 《漢摩拉比法典》 | document | S1 | the Babylonian laws carved on a black stone pillar nearly four thousand years ago | 約四千年前刻在黑色石柱上的巴比倫法律
Epic of Gilgamesh | 《吉爾伽美什史詩》 | document | S4 | the Mesopotamian poem about a king of Uruk who seeks everlasting life | 講述烏魯克國王尋求長生的美索不達米亞長詩
Ten Commandments | 《十誡》 | document | S2 | the rules which Moses received on Mount Sinai according to the Bible | 據《聖經》記載摩西在西奈山領受的行為準則
Book of the Dead | 《死者之書》 | document | S4 | the spells placed in Egyptian tombs to guide a soul through the underworld | 放在埃及墓中、引導靈魂通過冥界的咒文
cuneiform | 楔形文字 | sign | S1 | the writing of Mesopotamia, made by pressing the end of a reed into wet clay | 以蘆葦筆壓在濕泥上寫成的美索不達米亞書寫符號 | not=hieroglyphics
hieroglyphics | 古埃及象形文字 | sign | S1 | the picture writing carved on the temples and tombs of the pharaohs | 刻在法老神廟和陵墓上的圖畫式書寫符號 | also=hieroglyphs; also-zh=聖書體; not=cuneiform
Phoenician alphabet | 腓尼基字母 | sign | S1 | a set of twenty-two consonant letters from which the Greek letters were taken | 由二十二個輔音符號組成、希臘文書寫符號的源頭
Linear B | 線形文字B | sign | S5 | the syllable writing in which the Mycenaeans kept palace records in early Greek | 邁錫尼人用來記錄宮廷帳目的早期希臘語音節符號
ziggurat | 塔廟 | structure | S1 | a stepped tower of mud brick with a shrine on top, built in Mesopotamia | 美索不達米亞以泥磚層層收窄建成、頂部設神龕的高台 | also-zh=金字形神塔; not=pyramid
pyramid | 金字塔 | structure | P5 | a royal tomb of ancient Egypt with a square base and four triangular sides that meet at a point | 古埃及王室陵墓，底部方形、四面三角形向上匯成尖頂 | not=ziggurat
obelisk | 方尖碑 | structure | S2 | a tall four-sided tapering pillar cut from one stone, set up before an Egyptian temple | 埃及神廟前以整塊石材鑿成、由下而上收窄的高柱
pharaoh | 法老 | role | S1 | the ruler of ancient Egypt, honoured as a god | 古埃及被奉為神明的君主
priest | 祭司 | role | S1 | a person who performs rites for the gods in a temple | 在神廟中為神明主持儀式的人
satrap | 波斯總督 | role | S5 | a governor of a province under Cyrus the Great and his successors | 居魯士及其後繼君主治下管治一省的官員
mummy | 木乃伊 | object | P5 | a dead body dried and wrapped in linen to keep it from decay | 經乾燥處理並以麻布包裹、防止腐壞的遺體
canopic jar | 卡諾卜罈 | object | S4 | a vessel in which the inner organs of an Egyptian corpse were kept | 古埃及用來盛放死者內臟的器皿
scarab | 聖甲蟲 | object | S4 | an Egyptian charm carved in the form of a dung beetle | 古埃及雕成蜣螂形狀的護身符
papyrus | 莎草紙 | substance | S1 | a writing sheet made in ancient Egypt from strips of a marsh reed | 古埃及以沼澤植物莖部壓成的書寫薄片
clay tablet | 泥板 | substance | S1 | a small slab on which Mesopotamian scribes pressed signs while it was still wet | 美索不達米亞書吏趁濕壓印文字、曬乾保存的書寫薄塊
parchment | 羊皮紙 | substance | S2 | a writing sheet made from the scraped skin of a sheep, goat or calf | 以刮薄的動物外皮製成的書寫材料
Khufu | 胡夫 | person | S2 | the Egyptian king for whom the Great Pyramid at Giza was built | 吉薩大金字塔的墓主，埃及君主
Hatshepsut | 哈特謝普蘇特 | person | S4 | the woman who reigned as king of Egypt and sent a trading voyage to Punt | 以女性身分登上埃及王位並派船往邦特貿易的統治者
Akhenaten | 阿肯那頓 | person | S4 | the Egyptian king who made his people worship only the sun disc | 要求國民獨尊日輪神的埃及君主
Tutankhamun | 圖坦卡門 | person | S1 | the boy king of Egypt whose almost untouched tomb was found in 1922 | 陵墓於1922年幾近完好出土的埃及少年君主
Ramesses II | 拉美西斯二世 | person | S4 | the Egyptian king who fought the Hittites at Kadesh and built Abu Simbel | 與赫梯人戰於卡疊什、興建阿布辛貝神廟的埃及君主
Cleopatra | 克利奧帕特拉 | person | S1 | the last queen of Egypt, who killed herself after losing to Octavian | 敗於屋大維後自殺的埃及末代女王 | also-zh=埃及妖后
Ra | 拉 | person | S2 | the Egyptian god of the sun, shown with the head of a falcon and a disc | 古埃及的太陽神，鷹首而頭頂日輪 | also=Re
Osiris | 奧西里斯 | person | S2 | the Egyptian god who rules the underworld and judges the dead | 古埃及掌管冥界、審判亡者的神祇
Isis | 伊西斯 | person | S4 | the Egyptian goddess who brought her murdered husband back to life | 使被殺丈夫復活的古埃及女神
Anubis | 阿努比斯 | person | S2 | the Egyptian god of embalming, with the head of a jackal | 古埃及胡狼頭、掌管屍體防腐的神祇
Old Kingdom of Egypt | 埃及古王國時期 | period | S4 | the age in which the great tombs at Giza were built | 吉薩的巨型陵墓建成的時代
Middle Kingdom of Egypt | 埃及中王國時期 | period | S5 | the age of renewed unity on the Nile that came to an end when the Hyksos took power | 尼羅河國家重歸統一、至喜克索斯人掌權告終的時代
New Kingdom of Egypt | 埃及新王國時期 | period | S4 | the age in which Tutankhamun and Ramesses II reigned | 圖坦卡門和拉美西斯二世在位的時代
set | river lands where early civilisations arose | 早期文明興起的地區 | Mesopotamia; Nile Valley; Indus Valley; Yellow River valley=黃河流域
set | regions of the ancient world | 古代世界的地區 | Anatolia; Mesopotamia; Nile Valley; Peloponnese=伯羅奔尼撒半島
set | peoples of ancient Mesopotamia and the lands around it | 古代美索不達米亞及鄰近地區的民族 | Sumerians; Akkadians; Babylonians; Assyrians; Hittites; Persians
set | rulers of the ancient Near East | 古代近東的君主 | Hammurabi; Sargon of Akkad; Nebuchadnezzar II; Ashurbanipal; Cyrus the Great
set | kings of Persia and Babylon | 波斯和巴比倫的君主 | Cyrus the Great; Darius I; Xerxes I; Nebuchadnezzar II; Hammurabi
set | cities of the ancient Near East | 古代近東的城市 | Ur; Babylon; Nineveh; Persepolis; Tyre; Jerusalem
set | famous writings of the ancient Near East | 古代近東的著名文獻 | Code of Hammurabi; Epic of Gilgamesh; Ten Commandments; Book of the Dead
set | ancient writing systems | 古代的文字系統 | cuneiform; hieroglyphics; Phoenician alphabet; Linear B; oracle bone script=甲骨文
set | monuments of the ancient Near East | 古代近東的建築 | ziggurat; pyramid; obelisk; Great Sphinx=獅身人面像
set | things found in Egyptian tombs | 古埃及陵墓中的物品 | mummy; sarcophagus=石棺; canopic jar; scarab
set | materials people of the past wrote on | 古人的書寫材料 | papyrus; clay tablet; parchment; bamboo slip=竹簡
set | rulers of ancient Egypt | 古埃及的統治者 | Khufu; Hatshepsut; Akhenaten; Tutankhamun; Ramesses II; Cleopatra
set | gods of ancient Egypt | 古埃及的神祇 | Ra; Osiris; Isis; Anubis
set | ages of ancient Egypt | 古埃及的時代 | Old Kingdom of Egypt; Middle Kingdom of Egypt; New Kingdom of Egypt; Ptolemaic Egypt=托勒密王朝時期
order | ages of ancient Egypt, from the earliest to the latest | 古埃及的時代由早至晚 | Old Kingdom of Egypt > Middle Kingdom of Egypt > New Kingdom of Egypt > Ptolemaic Egypt=托勒密王朝時期
order | masters of Mesopotamia, from the earliest to the latest | 美索不達米亞的統治民族由早至晚 | Sumerians > Akkadians > Assyrians > Persians
order | kings of Persia, from the earliest to the latest | 波斯君主由早至晚 | Cyrus the Great > Darius I > Xerxes I

== Ancient India and the religions of Asia | 古代印度與亞洲宗教
Harappa | 哈拉帕 | place | S1 | the ruined city in Punjab whose name is given to the whole early Indus civilisation | 位於旁遮普、其名稱代表整個早期印度河文明的遺址
Mohenjo-daro | 摩亨佐達羅 | place | S1 | the ruined Indus city in Sindh with a large public bathing tank | 位於信德、建有大型公共浴池的印度河古城
Aryans | 雅利安人 | group | S4 | the cattle-herding people who entered northern India and composed the Vedas | 進入印度北部、創作《吠陀》經的遊牧民族
Dravidians | 達羅毗荼人 | group | S5 | the peoples of southern India whose languages include Tamil | 聚居印度南部、語言包括泰米爾語的族群
Brahmin | 婆羅門 | group | S1 | the highest Hindu caste, that of priests and scholars | 印度教社會中由祭司和學者組成的最高等級
Kshatriya | 剎帝利 | group | S1 | the Hindu caste of rulers and warriors | 印度教社會中由君王和武士組成的等級
Vaishya | 吠舍 | group | S1 | the Hindu caste of farmers, herders and merchants | 印度教社會中由農民、牧人和商人組成的等級
Shudra | 首陀羅 | group | S1 | the Hindu caste of servants and labourers, lowest of the four | 印度教社會中由僕役和勞工組成、四等之末的等級
caste system | 種姓制度 | system | S1 | the division of Hindu society into ranks that are fixed by birth | 按出身把印度教社會劃分成不同等級的安排
feudalism | 封建制度 | system | S1 | a social order in which lords granted land to followers in return for military service | 領主把土地分封給部下以換取軍事服務的社會秩序
slavery | 奴隸制度 | system | S1 | a social order in which some persons are owned and sold as property | 把部分人當作財產擁有和買賣的社會秩序
Maurya Empire | 孔雀王朝 | group | S4 | the Indian state that Ashoka ruled in the third century BC | 公元前三世紀由阿育王統治的印度國家
Kushan Empire | 貴霜帝國 | group | S5 | the state of Central Asia and northern India whose most famous king was Kanishka | 以迦膩色伽為名王、橫跨中亞和北印度的國家
Gupta Empire | 笈多王朝 | group | S4 | the Indian state of the fourth to sixth centuries whose golden age Faxian saw | 法顯訪印時所見、四至六世紀文化鼎盛的印度國家
Delhi Sultanate | 德里蘇丹國 | group | S5 | the Muslim state of northern India which Babur overthrew in 1526 | 1526年被巴布爾推翻的北印度伊斯蘭政權
Mughal Empire | 莫臥兒帝國 | group | S2 | the Muslim state of India that Babur founded and Akbar made great | 由巴布爾創立、阿克巴壯大的印度伊斯蘭國家 | also-zh=蒙兀兒帝國
Chandragupta Maurya | 旃陀羅笈多 | person | S5 | the founder of the Indian empire that his grandson Ashoka inherited | 阿育王的祖父，創立印度帝國的君主
Ashoka | 阿育王 | person | S4 | the Indian emperor who gave up conquest after the war in Kalinga and spread Buddhism | 征服羯陵伽後放棄武力、推廣佛教的印度君主
Mahavira | 大雄 | person | S5 | the Indian teacher of strict non-violence whom Jains honour as their last great guide | 耆那教徒尊為最後一位祖師、主張嚴格不殺生的印度導師
Kanishka | 迦膩色伽 | person | S5 | the Kushan king who was a patron of Mahayana Buddhism | 護持大乘佛教的貴霜君主
Vedas | 《吠陀》 | document | S4 | the oldest sacred hymns of the Hindus | 印度教最古老的聖詩集
Upanishads | 《奧義書》 | document | S5 | the Hindu philosophical writings on the unity of the soul with the ultimate reality | 闡述個人靈魂與宇宙本體合一的印度教哲學著作
Mahabharata | 《摩訶婆羅多》 | document | S4 | the Indian epic of the war between the Pandavas and their cousins | 講述般度族與堂兄弟爭位之戰的印度史詩
Ramayana | 《羅摩衍那》 | document | S4 | the Indian epic about a prince who rescues his wife Sita from a demon king | 講述王子從魔王手中救回妻子悉多的印度史詩
Arthashastra | 《政事論》 | document | S5 | the ancient Indian treatise on statecraft that is ascribed to Kautilya | 相傳由考底利耶所著、論述治國之術的印度古籍
Hinduism | 印度教 | idea | S1 | the religion with gods such as Vishnu and Shiva that grew from the Vedas | 源自《吠陀》、敬奉毗濕奴和濕婆等神的宗教
Buddhism | 佛教 | idea | S1 | the religion that teaches the Four Noble Truths and the Eightfold Path | 宣講四聖諦和八正道的宗教
Jainism | 耆那教 | idea | S5 | the Indian religion of Mahavira that forbids harm to any living being | 奉行大雄教誨、嚴禁傷害任何生靈的印度宗教
Sikhism | 錫克教 | idea | S5 | the monotheistic religion founded in Punjab by Guru Nanak | 由那納克在旁遮普創立、信奉獨一真神的宗教
Zoroastrianism | 祆教 | idea | S4 | the ancient Persian religion of a struggle between a god of light and a spirit of evil | 認為世界是光明之神與邪惡之靈對抗的古波斯宗教 | also-zh=瑣羅亞斯德教
Judaism | 猶太教 | idea | S1 | the religion whose followers keep the law of the Torah and still await the messiah | 遵守《妥拉》律法、仍在等候彌賽亞降臨的宗教
Christianity | 基督教 | idea | S1 | the religion whose followers hold Jesus of Nazareth to be the Son of God | 信奉拿撒勒人耶穌為神之子的宗教
Islam | 伊斯蘭教 | idea | S1 | the religion revealed to Muhammad whose followers submit to Allah | 由穆罕默德領受啟示、信眾順服真主的宗教
karma | 業報 | idea | S1 | the teaching that a person's deeds shape what happens to that person in later lives | 今生所作善惡影響來世際遇的教義
nirvana | 涅槃 | idea | S1 | the state of release from desire and suffering that Buddhists seek | 佛教徒追求的、脫離慾望和痛苦的境界
Torah | 《妥拉》 | document | S4 | the first five books of the Jewish scriptures, ascribed to Moses | 相傳由摩西所寫、猶太教聖典的首五卷
New Testament | 《新約聖經》 | document | S1 | the Christian scriptures that contain the Gospels and the letters of Paul | 載有福音書和保羅書信的基督教經典
Quran | 《古蘭經》 | document | S1 | the Muslim scripture, held to be the word of Allah revealed to Muhammad | 穆斯林視為真主降示穆罕默德的經典 | also=Koran; also-zh=《可蘭經》
Tripitaka | 《三藏》 | document | S4 | the collection of Buddhist scriptures, discipline rules and commentaries | 由佛經、戒律和論著匯成的佛教典籍
Avesta | 《阿維斯陀》 | document | S5 | the sacred book of the Zoroastrians of Persia | 波斯祆教徒的聖典
rabbi | 拉比 | role | S2 | a Jewish religious teacher trained in the law of the Torah | 精通《妥拉》律法的猶太宗教導師
imam | 伊瑪目 | role | S2 | the person who leads Muslim prayers in a mosque | 在清真寺帶領穆斯林禮拜的人
bishop | 主教 | role | S1 | a Christian clergyman who is in charge of a single diocese and its parishes | 只管理單一教區及其堂區的基督教聖職人員
Abraham | 亞伯拉罕 | person | S2 | the forefather of the Hebrews, who left Ur for Canaan according to the Bible | 據《聖經》記載由烏爾遷往迦南的希伯來人先祖
Moses | 摩西 | person | S1 | the leader who brought the Hebrews out of slavery in Egypt according to the Bible | 據《聖經》記載帶領希伯來人離開埃及的領袖
David | 大衛 | person | S2 | the shepherd who slew Goliath and made Jerusalem his capital according to the Bible | 據《聖經》記載擊殺歌利亞、定都耶路撒冷的牧童出身君主
Solomon | 所羅門 | person | S2 | the wise king who built the First Temple in Jerusalem according to the Bible | 據《聖經》記載以智慧著稱、興建耶路撒冷第一聖殿的君主
Exodus | 出埃及 | event | S2 | the departure of the Hebrews from the land of the pharaohs under Moses in the Bible | 《聖經》中希伯來人由摩西率領離開法老國土一事
Babylonian Captivity | 巴比倫之囚 | event | S4 | the exile of the Jews after Nebuchadnezzar II took Jerusalem | 尼布甲尼撒二世攻陷耶路撒冷後猶太人被擄流放一事
set | Hindu castes | 印度教的種姓 | Brahmin; Kshatriya; Vaishya; Shudra
set | states of Indian history | 印度歷史上的國家 | Maurya Empire; Kushan Empire; Gupta Empire; Delhi Sultanate; Mughal Empire
set | great figures of ancient India | 古代印度的重要人物 | Siddhartha Gautama=釋迦牟尼; Chandragupta Maurya; Ashoka; Mahavira; Kanishka
set | classics of ancient India | 古代印度的典籍 | Vedas; Upanishads; Mahabharata; Ramayana; Arthashastra
set | religions that arose in India or Persia | 源自印度或波斯的宗教 | Hinduism; Buddhism; Jainism; Sikhism; Zoroastrianism
set | religions that worship one god | 一神教 | Judaism; Christianity; Islam; Sikhism
set | major religions of the world | 世界主要宗教 | Hinduism; Buddhism; Judaism; Christianity; Islam
set | scriptures of the religions | 各宗教的經典 | Torah; New Testament; Quran; Tripitaka; Vedas; Avesta
set | religious leaders and teachers | 宗教領袖與導師 | rabbi; imam; bishop; Brahmin priest=婆羅門祭司
set | leaders of the ancient Hebrews | 古代希伯來人的領袖 | Abraham; Moses; David; Solomon
set | events of ancient Jewish history | 古代猶太歷史事件 | Exodus; Babylonian Captivity; Jewish Diaspora=猶太人大流散; building of the First Temple=興建第一聖殿
order | Hindu castes, from the highest to the lowest | 印度教種姓由高至低 | Brahmin > Kshatriya > Vaishya > Shudra
order | states of Indian history, from the earliest to the latest | 印度歷史上的國家由早至晚 | Maurya Empire > Kushan Empire > Gupta Empire > Delhi Sultanate > Mughal Empire
order | leaders of the Hebrews in the Bible, from the earliest to the latest | 《聖經》中希伯來人領袖由早至晚 | Abraham > Moses > David > Solomon
order | events of ancient Jewish history, from the earliest to the latest | 古代猶太歷史事件由早至晚 | Exodus > Babylonian Captivity > Jewish Diaspora=猶太人大流散

== Early America and Africa | 古代美洲與非洲
Olmec civilisation | 奧爾梅克文明 | group | S4 | the early culture of the Mexican Gulf coast that carved colossal stone heads | 墨西哥灣沿岸雕刻巨型石頭像的早期文化 | also=Olmecs
Maya civilisation | 瑪雅文明 | group | S2 | the culture of city-states in Guatemala and Yucatán with its own hieroglyphs and calendar | 分布於危地馬拉和尤卡坦、擁有文字和曆法的城邦文化 | also=Maya
Aztec Empire | 阿茲特克帝國 | group | S2 | the state of central Mexico that Cortés conquered | 被科爾特斯征服的墨西哥中部國家 | also=Aztecs
Inca Empire | 印加帝國 | group | S2 | the state of the Andes that Pizarro conquered | 被皮薩羅征服的安第斯山國家 | also=Incas
Minoan civilisation | 米諾斯文明 | group | S4 | the Bronze Age culture of Crete with its palace at Knossos | 以克諾索斯王宮為中心的克里特島青銅時代文化
Mycenaean civilisation | 邁錫尼文明 | group | S4 | the Bronze Age culture of the Greek mainland linked in legend with Agamemnon | 傳說中與阿伽門農有關的希臘本土青銅時代文化
Tenochtitlan | 特諾奇提特蘭 | place | S4 | the Aztec capital built on an island in a lake where Mexico City now stands | 建於湖中小島、今墨西哥城所在的阿茲特克都城
Cusco | 庫斯科 | place | S4 | the mountain city in Peru that was the capital of the Incas | 位於秘魯高山、曾為印加都城的城市 | also=Cuzco
Machu Picchu | 馬丘比丘 | place | S2 | the Inca site on a ridge in Peru that Hiram Bingham made known in 1911 | 1911年由賓厄姆公諸於世、位於秘魯山脊的印加遺址
Chichen Itza | 奇琴伊察 | place | S4 | the Maya city in Yucatán with the stepped temple called El Castillo | 位於尤卡坦、建有階梯狀神廟的瑪雅城市
Teotihuacan | 特奧蒂瓦坎 | place | S5 | the ancient Mexican city with the Pyramids of the Sun and the Moon | 建有太陽金字塔和月亮金字塔的墨西哥古城
Kingdom of Kush | 庫施王國 | group | S5 | the state in Nubia, south of Egypt, whose later capital was Meroë | 位於埃及以南努比亞、後期定都麥羅埃的國家
Kingdom of Aksum | 阿克蘇姆王國 | group | S5 | the state in Ethiopia that adopted Christianity in the fourth century | 位於埃塞俄比亞、四世紀接納基督教的國家
Mali Empire | 馬里帝國 | group | S4 | the gold-rich West African state whose ruler Mansa Musa made a famous pilgrimage | 盛產黃金、君主曼薩·穆薩曾赴麥加朝聖的西非國家
Songhai Empire | 桑海帝國 | group | S5 | the West African state on the Niger, ruled from Gao, that Morocco destroyed | 以加奧為都、後為摩洛哥所滅的西非國家
Great Zimbabwe | 大津巴布韋 | place | S5 | the southern African city of mortarless stone walls that grew rich on gold | 非洲南部以無灰漿石牆聞名、因黃金致富的古城
Timbuktu | 廷巴克圖 | place | S5 | the city near the Niger famous as a centre of Muslim learning | 尼日爾河附近、以伊斯蘭學術聞名的城市
Carthage | 迦太基 | place | S1 | the North African city that fought the Romans in the Punic Wars | 與羅馬爆發布匿戰爭的北非城市
Meroë | 麥羅埃 | place | S5 | the Nubian royal city on the Nile known for iron-working and small steep pyramids | 尼羅河畔以冶鐵和陡峭小金字塔聞名的努比亞王城
Royal Road | 波斯御道 | structure | S4 | the highway from Susa to Sardis along which messengers of Darius I rode | 由蘇薩通往薩第斯、供大流士一世信使奔馳的大路
Silk Road | 絲綢之路 | structure | S1 | the caravan routes that joined China with the Mediterranean world | 連接中國與地中海世界的商隊路線
Appian Way | 阿庇亞大道 | structure | S4 | the paved Roman highway that ran south-east from the capital to Brindisi | 由羅馬向東南通往布林迪西的石鋪大路
trans-Saharan route | 撒哈拉商路 | structure | S5 | a path by which camel caravans exchanged salt for gold across the desert | 駱駝商隊橫越沙漠以鹽換取黃金的路線
set | civilisations of ancient America | 古代美洲文明 | Olmec civilisation; Maya civilisation; Aztec Empire; Inca Empire
set | ancient sites in America | 美洲古城遺址 | Tenochtitlan; Cusco; Machu Picchu; Chichen Itza; Teotihuacan
set | African states before European rule | 歐洲人統治以前的非洲國家 | Kingdom of Kush; Kingdom of Aksum; Mali Empire; Songhai Empire
set | ancient and medieval cities of Africa | 非洲的古代和中世紀城市 | Great Zimbabwe; Timbuktu; Carthage; Meroë
set | great land routes of the past | 歷史上的陸上通道 | Royal Road; Silk Road; Appian Way; trans-Saharan route

== Ancient Greece | 古希臘
polis | 城邦 | form | S1 | a small independent state made up of one town and the farmland around it | 由一個城鎮及其周圍農地組成的獨立小國 | also=city-state
republic | 共和國 | form | S1 | a state without a monarch whose leaders are chosen for limited terms | 不設君主、領袖按任期選出的國家
empire | 帝國 | form | S1 | a large state that rules over many conquered peoples | 統治眾多被征服民族的龐大國家
confederation | 邦聯 | form | S4 | a loose league of states that keep their own sovereignty | 各成員保留主權而組成的鬆散聯合體
colony | 殖民地 | form | S2 | a territory abroad that a mother country owns and governs as its own | 被母國佔有並全權統治的海外地區
acropolis | 衛城 | structure | S1 | the fortified hill of a Greek city, crowned with temples | 希臘城市中築有防禦工事和神廟的高地
agora | 市集廣場 | structure | S1 | the open place in a Greek town where people traded and met | 希臘城鎮中供人買賣和聚會的露天空地
amphitheatre | 圓形競技場 | structure | S1 | an oval Roman building with seats all round for shows of fighting | 羅馬人四周設有看台、觀賞搏鬥的橢圓形建築
democracy | 民主政治 | idea | S1 | government in which the citizens take part in decisions | 由公民參與決策的管治形式
oligarchy | 寡頭政治 | idea | S1 | government by a small group of powerful people | 由少數有權勢的人掌權的管治形式
monarchy | 君主政治 | idea | S1 | government headed by a king, queen or emperor | 由國王、女王或皇帝作為元首的管治形式
tyranny | 僭主政治 | idea | S4 | government in a Greek city by one man who had seized power without right | 希臘城邦中由非法奪權者一人掌權的管治形式
aristocracy | 貴族政治 | idea | S1 | government by noble families who hold power by birth | 由世襲名門望族掌權的管治形式
Athens | 雅典 | place | S1 | the Greek city in Attica that is called the birthplace of democracy | 位於阿提卡、被稱為民主發源地的希臘城邦
Sparta | 斯巴達 | place | S1 | the Greek military state in Laconia that trained its boys as soldiers from the age of seven | 位於拉哥尼亞、男孩自七歲起接受軍事訓練的希臘城邦
Corinth | 科林斯 | place | S4 | the Greek trading city on the isthmus that joins the Peloponnese to the mainland | 位於連接伯羅奔尼撒半島與大陸地峽上的希臘貿易城邦
Troy | 特洛伊 | place | S1 | the city in Asia Minor taken by means of a wooden horse in legend | 傳說中被木馬計攻破的小亞細亞古城
Delphi | 德爾斐 | place | S4 | the Greek holy place whose oracle spoke for Apollo | 以阿波羅神諭聞名的希臘聖地
Olympia | 奧林匹亞 | place | S1 | the Greek holy place where games for Zeus were held every four years | 每四年為宙斯舉行一次運動會的希臘聖地
citizen | 公民 | group | S1 | a member of a Greek city-state who had the right to take part in its government | 希臘城邦中有權參與政事的成員
helot | 黑勞士 | group | S4 | one of the conquered people who were forced to farm the land of the Spartans | 被斯巴達人征服、被迫為其耕作的人 | also-zh=希洛人
Draco | 德拉古 | person | S5 | the Athenian whose first written laws punished even small crimes with death | 以輕罪亦判死刑的首部成文法聞名的雅典人
Solon | 梭倫 | person | S4 | the Athenian reformer who abolished enslavement for debt | 廢除因欠債而淪為奴隸之制的雅典改革者
Cleisthenes | 克里斯提尼 | person | S4 | the Athenian who divided the people into ten new tribes and laid the base of democracy | 把人民重新劃分為十個部族、奠定民主基礎的雅典人
Pericles | 伯里克利 | person | S1 | the leader of Athens in its golden age, under whom the Parthenon was built | 雅典黃金時代的領袖，任內興建巴特農神廟
Lycurgus | 萊庫古 | person | S5 | the lawgiver to whom the Spartans traced their military way of life | 斯巴達人奉為軍事化生活創制者的立法者
Themistocles | 地米斯托克利 | person | S4 | the Athenian who built up the fleet that won at Salamis | 建立艦隊、在薩拉米斯取勝的雅典人
Leonidas | 列奧尼達 | person | S2 | the Spartan king who died with his three hundred at Thermopylae | 率三百勇士戰死溫泉關的斯巴達國王
Alexander the Great | 亞歷山大大帝 | person | S1 | the Macedonian king who conquered the Persian Empire and reached India | 征服波斯帝國並遠征至印度的馬其頓君主
Battle of Marathon | 馬拉松戰役 | event | S1 | the fight in which the Athenians beat the army of Darius I | 雅典人擊敗大流士一世軍隊的戰事
Battle of Thermopylae | 溫泉關戰役 | event | S1 | the fight in which Leonidas and his Spartans died defending a pass | 列奧尼達率斯巴達人死守隘口的戰事
Battle of Salamis | 薩拉米斯海戰 | event | S1 | the fight in narrow waters in which the Greek ships destroyed those of Xerxes I | 希臘戰船在狹窄水域摧毀薛西斯一世艦隊的戰事
Battle of Chaeronea | 喀羅尼亞戰役 | event | S5 | the fight in which Philip II of Macedon beat Athens and Thebes | 馬其頓的腓力二世擊敗雅典和底比斯的戰事
Battle of Gaugamela | 高加米拉戰役 | event | S5 | the fight in which Alexander the Great finally broke the Persian king Darius III | 亞歷山大徹底擊潰波斯王大流士三世的戰事
Peloponnesian War | 伯羅奔尼撒戰爭 | event | S1 | the long conflict between Athens and Sparta with their allies in the fifth century BC | 公元前五世紀雅典與斯巴達及各自盟邦之間的長期衝突
Trojan War | 特洛伊戰爭 | event | S1 | the legendary ten-year siege undertaken to bring back Helen | 傳說中為奪回海倫而圍城十年的戰事
Punic Wars | 布匿戰爭 | event | S1 | the three conflicts between Rome and Carthage | 羅馬與迦太基之間的三次衝突
Delian League | 提洛同盟 | group | S4 | the alliance of Greek states led by Athens against Persia | 由雅典領導、對抗波斯的希臘城邦聯盟
Peloponnesian League | 伯羅奔尼撒同盟 | group | S4 | the alliance of Greek states led by Sparta | 由斯巴達領導的希臘城邦聯盟
Hanseatic League | 漢薩同盟 | group | S4 | the alliance of North German and Baltic trading towns led by Lübeck | 以呂貝克為首的北德和波羅的海商業城市聯盟
Schmalkaldic League | 施馬爾卡爾登同盟 | group | S6 | the alliance of Protestant German princes against Charles V | 德意志新教諸侯對抗查理五世的聯盟
Socrates | 蘇格拉底 | person | S1 | the Athenian thinker who taught by questions and was condemned to drink hemlock | 以提問施教、被判飲毒而死的雅典思想家
Plato | 柏拉圖 | person | S1 | the Athenian thinker who wrote The Republic and founded the Academy | 撰寫《理想國》並創立學園的雅典思想家
Aristotle | 亞里士多德 | person | S1 | the thinker who taught Alexander the Great and founded the Lyceum | 曾教導亞歷山大、創立呂克昂學園的思想家
Diogenes | 第歐根尼 | person | S5 | the Cynic thinker said to have lived in a large jar | 相傳住在大甕裏的犬儒派思想家
Epicurus | 伊壁鳩魯 | person | S5 | the thinker who taught in his Athenian garden that calm pleasure is the highest good | 在雅典花園講學、主張以寧靜之樂為至善的思想家
Homer | 荷馬 | person | S1 | the poet to whom the Iliad and the Odyssey are ascribed | 相傳為《伊利亞特》和《奧德賽》作者的詩人
Herodotus | 希羅多德 | person | S1 | the Greek called the father of history, who described the wars with Persia | 記述希臘與波斯戰爭、有「歷史之父」之稱的作家
Thucydides | 修昔底德 | person | S4 | the Greek who recorded the war between Athens and Sparta in which he had served | 親歷並記述雅典與斯巴達之戰的希臘史家
Sophocles | 索福克勒斯 | person | S4 | the Greek playwright who wrote Oedipus Rex and Antigone | 撰寫《伊底帕斯王》和《安提戈涅》的希臘劇作家
Aristophanes | 阿里斯托芬 | person | S5 | the Athenian writer of comedies such as The Clouds and The Frogs | 撰寫《雲》、《蛙》等喜劇的雅典劇作家
Sappho | 莎孚 | person | S5 | the woman poet of the island of Lesbos | 出身萊斯博斯島的古希臘女詩人
Archimedes | 阿基米德 | person | S1 | the mathematician of Syracuse who found the law of buoyancy | 發現浮力原理的敍拉古數學家
Euclid | 歐幾里得 | person | S1 | the mathematician of Alexandria who wrote the geometry book called the Elements | 撰寫《幾何原本》的亞歷山大城數學家
Pythagoras | 畢達哥拉斯 | person | S1 | the thinker from Samos whose name is given to the theorem on right-angled triangles | 其名字用於命名直角三角形定理的薩摩斯島思想家
Hippocrates | 希波克拉底 | person | S1 | the Greek physician called the father of medicine, after whom doctors' oath is named | 有「醫學之父」之稱、醫生誓詞以其命名的希臘人
Eratosthenes | 埃拉托斯特尼 | person | S4 | the librarian of Alexandria who worked out the circumference of the Earth | 推算出地球周長的亞歷山大圖書館館長
Ptolemy | 托勒密 | person | S4 | the astronomer of Alexandria whose system placed the Earth at the centre | 以地球為宇宙中心建立體系的亞歷山大城天文學家
Stoicism | 斯多亞學派 | theory | S5 | the school of thought that taught calm acceptance of fate and doing one's duty | 主張坦然接受命運、克盡本分的哲學派別
Epicureanism | 伊壁鳩魯學派 | theory | S5 | the school of thought that held quiet pleasure and freedom from fear to be the aim of life | 認為人生目的在於恬靜快樂和免於恐懼的哲學派別
Cynicism | 犬儒學派 | theory | S5 | the school of thought that scorned wealth and social conventions and lived like beggars | 鄙棄財富和社會習俗、過乞丐般生活的哲學派別
Scepticism | 懷疑學派 | theory | S5 | the school of thought that held certain knowledge to be impossible | 認為人無法得到確實知識的哲學派別
Sophists | 智者學派 | theory | S5 | the school of travelling Greek teachers who took fees for training in rhetoric | 由周遊各地、收費教授修辭和辯論術的希臘教師組成的派別 | also-zh=詭辯學派
Doric order | 多立克柱式 | form | S1 | the plainest Greek column style, with a simple cushion-like capital and no base | 最樸素、柱頭簡單而沒有柱礎的希臘石柱風格
Ionic order | 愛奧尼柱式 | form | S1 | the Greek column style whose capital has a pair of scrolls | 柱頭飾有一對渦卷的希臘石柱風格
Corinthian order | 科林斯柱式 | form | S1 | the most ornate Greek column style, whose capital is carved with acanthus leaves | 柱頭雕滿莨苕葉、最華麗的希臘石柱風格
Tuscan order | 托斯卡納柱式 | form | S5 | the plain Roman column style with a base and a smooth unfluted shaft | 柱身光滑無凹槽、設有柱礎的羅馬石柱風格
Parthenon | 巴特農神廟 | structure | S1 | the marble temple of Athena in Athens | 雅典供奉雅典娜女神的大理石神殿
Pantheon | 萬神殿 | structure | S1 | the domed Roman temple with a round opening at the top, rebuilt under Hadrian | 哈德良時重建、穹頂中央開有圓孔的羅馬神廟
Hagia Sophia | 聖索菲亞大教堂 | structure | S1 | the great domed church that Justinian I built in Constantinople | 查士丁尼一世在君士坦丁堡興建、設大圓頂的禮拜場所
Greek Dark Age | 希臘黑暗時代 | period | S5 | the centuries after the fall of Mycenae in which writing was lost in Hellas | 邁錫尼衰亡後文字失傳的數百年
Archaic period | 古風時期 | period | S5 | the centuries in which the Greek city-states arose, before the wars with Persia | 希臘城邦興起、波希之戰以前的數百年
Classical period | 古典時期 | period | S4 | the Greek age of Pericles, Socrates and Plato | 伯里克利、蘇格拉底和柏拉圖所處的希臘時代
Hellenistic period | 希臘化時期 | period | S4 | the age from the death of Alexander the Great to the death of Cleopatra | 由亞歷山大去世至克利奧帕特拉去世的時代
Iliad | 《伊利亞特》 | document | S1 | the epic about the anger of Achilles before Troy | 講述特洛伊城下阿基里斯之怒的史詩
Odyssey | 《奧德賽》 | document | S1 | the epic about a hero's ten-year voyage home to Ithaca after the fall of Troy | 講述英雄在特洛伊陷落後漂泊十年返家的史詩
Aeneid | 《埃涅阿斯紀》 | document | S4 | the Latin epic about a Trojan hero whose descendants founded Rome | 講述特洛伊英雄流亡、其後裔建立羅馬的拉丁史詩
Oedipus Rex | 《伊底帕斯王》 | document | S4 | the Greek tragedy of a king who unknowingly killed his father and married his mother | 講述國王無意中弒父娶母的希臘悲劇
hoplite | 重裝步兵 | role | S4 | a Greek citizen soldier who fought on foot with a round shield and a spear | 持圓盾和長矛徒步作戰的希臘公民兵
set | structures in Greek and Roman towns | 希臘和羅馬城市的建築 | acropolis; agora; forum; amphitheatre
set | forms of government in ancient times | 古代的政治體制 | democracy; oligarchy; monarchy; tyranny; theocracy=神權政治
set | who rules: forms of government | 按統治者劃分的政體 | monarchy; aristocracy; democracy; theocracy=神權政治
set | places in the ancient Greek world | 古希臘世界的地方 | Athens; Sparta; Corinth; Troy; Delphi; Olympia
set | groups of people in the Greek city-states | 希臘城邦的居民 | citizen; helot; metic=外邦居民; domestic slave=家庭奴隸
set | lawgivers and reformers of Greece | 希臘的立法者與改革者 | Draco; Solon; Cleisthenes; Pericles; Lycurgus
set | war leaders of ancient Greece | 古希臘的軍事領袖 | Themistocles; Leonidas; Philip II of Macedon=馬其頓的腓力二世; Alexander the Great; Pericles
set | battles of the ancient Greeks | 古希臘的戰役 | Battle of Marathon; Battle of Thermopylae; Battle of Salamis; Battle of Chaeronea; Battle of Gaugamela
set | wars of ancient times | 古代的戰爭 | Greco-Persian Wars=波希戰爭; Peloponnesian War; Trojan War; Punic Wars
set | leagues of states and towns | 城邦或城市組成的同盟 | Delian League; Peloponnesian League; Hanseatic League; Schmalkaldic League
set | Greek philosophers | 古希臘哲學家 | Socrates; Plato; Aristotle; Diogenes; Epicurus; Pythagoras
set | Greek writers | 古希臘作家 | Homer; Herodotus; Thucydides; Sophocles; Aristophanes; Sappho
set | Greek scholars of mathematics and science | 古希臘的數學家與科學家 | Archimedes; Euclid; Pythagoras; Hippocrates; Eratosthenes; Ptolemy
set | Greek schools of thought | 希臘的哲學派別 | Stoicism; Epicureanism; Cynicism; Scepticism; Sophists
set | styles of columns | 古典石柱的風格 | Doric order; Ionic order; Corinthian order; Tuscan order
set | great buildings of the ancient world | 古代的著名建築 | Parthenon; Colosseum=羅馬鬥獸場; Pantheon; Hagia Sophia
set | ages of ancient Greece | 古希臘的時代 | Greek Dark Age; Archaic period; Classical period; Hellenistic period
set | great works of Greek and Latin literature | 希臘和拉丁文學名著 | Iliad; Odyssey; Aeneid; Oedipus Rex; The Republic=《理想國》
order | ages of ancient Greece, from the earliest to the latest | 古希臘的時代由早至晚 | Greek Dark Age > Archaic period > Classical period > Hellenistic period
order | Greek philosophers, each the teacher of the next | 希臘哲學家的師承 | Socrates > Plato > Aristotle
order | battles of the ancient Greeks, from the earliest to the latest | 古希臘戰役由早至晚 | Battle of Marathon > Battle of Thermopylae > Battle of Chaeronea > Battle of Gaugamela

== Ancient Rome and early Christianity | 古羅馬與早期基督教
patrician | 羅馬貴族 | group | S1 | a member of the old privileged families of the early Roman Republic | 羅馬共和國早期享有特權的世家成員 | not=plebeian
plebeian | 羅馬平民 | group | S1 | a free Roman citizen who did not belong to the old privileged families | 不屬特權世家、享有人身自由的羅馬公民 | not=patrician
freedman | 獲釋奴隸 | group | S4 | a Roman who had been owned by a master and was later given liberty | 原本屬主人所有、後來取得自由的羅馬人
consul | 執政官 | role | S1 | one of the two heads of the Roman Republic, elected each year | 羅馬共和國每年選出的兩名最高首長之一
praetor | 裁判官 | role | S5 | the Roman official next below the consuls, who judged lawsuits | 地位僅次於執政官、負責審理訴訟的羅馬官員
quaestor | 財務官 | role | S5 | the Roman official who looked after the treasury | 掌管國庫收支的羅馬官員
dictator | 獨裁官 | role | S1 | the sole commander whom the Roman Republic appointed for at most six months in a crisis | 羅馬共和國在危急時委任、任期最長六個月的唯一統帥
Senate | 元老院 | institution | S1 | the Roman council of leading men, mostly former officials, that guided the state | 由卸任官員等顯要組成、主導國政的羅馬議事機構
Tribal Assembly | 部族會議 | institution | S6 | the Roman meeting in which citizens voted by the districts in which they were enrolled | 羅馬公民按所屬地區編組投票的集會
Ecclesia | 雅典公民大會 | institution | S4 | the Athenian assembly in which every adult male member of the city could speak and vote | 所有成年男性城邦成員均可發言表決的民主機構
Council of Five Hundred | 五百人議會 | institution | S4 | the Athenian body, chosen by lot, that prepared business for the assembly | 以抽籤選出、為大會準備議程的雅典機構 | also=Boule
Gerousia | 斯巴達長老會議 | institution | S5 | the Spartan body of two kings and twenty-eight men over sixty | 由兩位國王和二十八名六十歲以上男子組成的機構
Romulus | 羅慕路斯 | person | S1 | the legendary founder of Rome, suckled by a wolf together with his twin Remus | 傳說中與孿生兄弟同由母狼哺育的羅馬建城者
Hannibal | 漢尼拔 | person | S1 | the Carthaginian general who crossed the Alps with elephants to attack Italy | 帶領戰象越過阿爾卑斯山進攻意大利的迦太基將領
Scipio Africanus | 大西庇阿 | person | S4 | the Roman general who won the Battle of Zama | 在扎馬戰役取勝的羅馬將領
Spartacus | 斯巴達克斯 | person | S2 | the gladiator who led a great slave revolt against Rome | 率領奴隸大規模起義反抗羅馬的角鬥士
Tiberius Gracchus | 提比略·格拉古 | person | S4 | the Roman tribune killed after he tried to give public land to poor citizens | 推動把公地分給貧民而被殺的羅馬保民官
Julius Caesar | 凱撒大帝 | person | S1 | the conqueror of Gaul who was stabbed to death in the Senate on the Ides of March | 征服高盧、在元老院遭刺殺的羅馬統帥 | also-zh=尤利烏斯·凱撒
Pompey | 龐培 | person | S4 | the Roman general who lost a civil war to his former ally and was murdered in Egypt | 內戰敗於昔日盟友、逃至埃及被殺的羅馬將領
Crassus | 克拉蘇 | person | S5 | the richest man of Rome, who was killed fighting the Parthians at Carrhae | 在卡萊與安息人作戰陣亡的羅馬首富
Mark Antony | 安東尼 | person | S4 | the Roman general who allied himself with Cleopatra and lost at Actium | 與克利奧帕特拉結盟、敗於亞克興的羅馬將領
Cicero | 西塞羅 | person | S4 | the Roman orator and consul who exposed the plot of Catiline | 揭發喀提林陰謀的羅馬演說家和執政官
Augustus | 奧古斯都 | person | S1 | the heir of Julius Caesar who became the first Roman emperor | 凱撒的繼承人、羅馬首位皇帝 | also=Octavian; also-zh=屋大維
Nero | 尼祿 | person | S2 | the Roman emperor who blamed the Christians for the great fire of AD 64 | 把公元64年大火歸咎於基督徒的羅馬皇帝
Trajan | 圖拉真 | person | S4 | the Roman emperor who conquered Dacia and under whom the empire was largest | 征服達契亞、使帝國疆域達至頂峰的羅馬皇帝
Hadrian | 哈德良 | person | S4 | the Roman emperor who had a wall built across northern Britain | 在不列顛北部修築長牆的羅馬皇帝
Marcus Aurelius | 馬可·奧勒留 | person | S4 | the Stoic philosopher on the Roman throne who wrote the Meditations | 撰寫《沉思錄》、信奉斯多亞學說的羅馬皇帝
Diocletian | 戴克里先 | person | S4 | the Roman emperor who set up the rule of four emperors known as the tetrarchy | 設立四帝共治制的羅馬皇帝
Constantine the Great | 君士坦丁大帝 | person | S1 | the Roman emperor who legalised Christianity and moved the capital to Byzantium | 使基督教合法化並遷都拜占庭的羅馬皇帝
Theodosius I | 狄奧多西一世 | person | S4 | the emperor after whose death in 395 the Roman lands were split for good | 395年死後羅馬領土永久分為東西兩部的皇帝
Battle of Cannae | 坎尼戰役 | event | S4 | the fight in which Hannibal surrounded and destroyed a larger Roman army | 漢尼拔包圍並殲滅較大羅馬軍隊的戰事
Battle of Zama | 扎馬戰役 | event | S4 | the fight in North Africa in which Scipio beat Hannibal | 西庇阿在北非擊敗漢尼拔的戰事
Battle of Actium | 亞克興戰役 | event | S4 | the fight at sea in which Octavian beat Mark Antony and Cleopatra | 屋大維擊敗安東尼和克利奧帕特拉的海上戰事
Battle of the Milvian Bridge | 米爾維安大橋戰役 | event | S5 | the fight near Rome that Constantine won after he saw a cross in a vision, as the story goes | 傳說君士坦丁目睹十字異象後在羅馬附近取勝的戰事
Battle of Adrianople | 阿德里安堡戰役 | event | S5 | the fight of 378 in which the Goths killed the emperor Valens | 378年哥特人殺死羅馬皇帝瓦倫斯的戰事
aqueduct | 引水道 | structure | S1 | a channel, often raised on arches, that carried water into a Roman city | 多架於拱券上、把山泉送入羅馬城市的渠道
triumphal arch | 凱旋門 | structure | S1 | a monumental gateway built to honour a victorious Roman general or emperor | 為紀念羅馬將領或皇帝得勝而建的紀念性拱形建築
forum | 古羅馬廣場 | structure | S1 | the public square in the middle of a Roman town for business, law and politics | 羅馬城鎮中央供人買賣、訴訟和議政的公共空地
thermae | 公共浴場 | structure | S1 | the large Roman bathing halls with hot and cold pools | 羅馬設有冷熱水池、供市民洗澡社交的大型場所
Pax Romana | 羅馬和平 | period | S1 | the two centuries of order that began with the reign of Augustus | 由奧古斯都開始約兩百年的太平歲月
Roman Kingdom | 羅馬王政時期 | period | S4 | the age before 509 BC that ended with the expulsion of Tarquin the Proud | 公元前509年以前、以高傲者塔克文被逐告終的時代
Roman Republic | 羅馬共和時期 | period | S1 | the age in which two yearly elected consuls headed the state on the Tiber | 由每年選出的兩名執政官領導國家的時代
Roman Empire | 羅馬帝國時期 | period | S1 | the age of sole rulers in Italy and the provinces that began with Augustus | 由奧古斯都開始、君主獨攬大權的時代
Byzantine Empire | 拜占庭帝國 | group | S1 | the eastern Christian state that ruled from Constantinople until 1453 | 以君士坦丁堡為都、存續至1453年的東方基督教國家 | also=Eastern Roman Empire
First Triumvirate | 前三頭同盟 | group | S4 | the private alliance of Caesar, Pompey and Crassus | 凱撒、龐培和克拉蘇的私人結盟
Second Triumvirate | 後三頭同盟 | group | S4 | the alliance of Octavian, Mark Antony and Lepidus | 屋大維、安東尼和雷必達的結盟
Praetorian Guard | 羅馬禁衛軍 | group | S4 | the soldiers who protected the Roman emperors and sometimes made or unmade them | 保護皇帝、有時廢立君主的近身軍隊
Visigoths | 西哥特人 | group | S4 | the Germanic people who sacked Rome under Alaric in 410 and settled in Spain | 410年由阿拉里克率領洗劫羅馬、後定居西班牙的日耳曼民族
Vandals | 汪達爾人 | group | S4 | the Germanic people who settled in North Africa and plundered Rome in 455 | 定居北非、455年劫掠羅馬的日耳曼民族
Huns | 匈人 | group | S1 | the nomad horsemen from the steppe whose king was Attila | 以阿提拉為王、來自草原的騎馬遊牧民族
Ostrogoths | 東哥特人 | group | S5 | the Germanic people who ruled Italy under Theodoric | 由狄奧多里克率領統治意大利的日耳曼民族
Franks | 法蘭克人 | group | S1 | the Germanic people of Clovis and Charlemagne who conquered Gaul | 征服高盧、克洛維與查理曼所屬的日耳曼民族
Lombards | 倫巴底人 | group | S5 | the Germanic people who invaded Italy in 568 and gave their name to a region around Milan | 568年入侵意大利、米蘭一帶因其得名的日耳曼民族
Anglo-Saxons | 盎格魯撒克遜人 | group | S1 | the Germanic settlers who took over most of Britain after the Romans left | 羅馬人撤離後佔據不列顛大部分地區的日耳曼移民
Vikings | 維京人 | group | S1 | the Scandinavian seafarers who raided Europe from the late eighth century | 八世紀末起侵擾歐洲的北歐航海者 | also=Norsemen
Magyars | 馬扎爾人 | group | S4 | the horsemen from the east who settled in Hungary | 由東方遷來、定居匈牙利的騎馬民族
Jesus of Nazareth | 拿撒勒人耶穌 | person | S1 | the Jewish preacher crucified under Pontius Pilate whom his followers call the Christ | 被本丟·彼拉多釘十字架、門徒稱為基督的猶太傳道人
Peter | 彼得 | person | S2 | the fisherman and leading apostle whom Catholics regard as the first pope | 漁夫出身、天主教視為首任教宗的使徒之首
Paul of Tarsus | 保羅 | person | S1 | the persecutor of the Christians who was converted and preached to the Gentiles | 曾迫害基督徒、悔改後向外邦人傳道的使徒
Pontius Pilate | 彼拉多 | person | S2 | the Roman governor of Judaea who condemned Jesus to the cross | 判耶穌釘十字架的羅馬駐猶太總督
Augustine of Hippo | 奧古斯丁 | person | S4 | the North African bishop who wrote the Confessions and The City of God | 撰寫《懺悔錄》和《上帝之城》的北非主教
apostle | 使徒 | role | S1 | one of the twelve chosen followers whom Jesus sent out to preach | 耶穌揀選並差遣傳道的十二位門徒之一
martyr | 殉道者 | role | S2 | a person who is killed for refusing to give up the faith | 因拒絕放棄信仰而被殺的人
missionary | 傳教士 | role | S1 | a person sent to another land to win people over to the faith | 前往異地宣揚宗教、勸人歸信的人
hermit | 隱修士 | role | S4 | a person who withdraws alone to the desert or wilds to pray | 獨自退居荒野祈禱的人
Virgil | 維吉爾 | person | S4 | the Latin poet who wrote the Aeneid | 撰寫《埃涅阿斯紀》的拉丁詩人
Ovid | 奧維德 | person | S5 | the Latin poet of the Metamorphoses whom Augustus banished to the Black Sea | 撰寫《變形記》、被奧古斯都流放黑海的拉丁詩人
Livy | 李維 | person | S5 | the author of a vast Latin history of Rome from its foundation | 撰寫羅馬建城以來歷史的拉丁史家
Tacitus | 塔西佗 | person | S5 | the Latin historian who wrote the Annals and a book on the Germans | 撰寫《編年史》和《日耳曼尼亞志》的拉丁史家
Galen | 蓋倫 | person | S4 | the physician of Marcus Aurelius whose writings ruled Western medicine for over a thousand years | 曾任馬可·奧勒留御醫、著作支配西方醫學千餘年的醫師
Twelve Tables | 《十二銅表法》 | document | S1 | the first written laws of the Roman Republic | 羅馬共和國首部成文法
Edict of Milan | 《米蘭敕令》 | document | S1 | the order of 313 that gave Christians in the Roman Empire freedom of worship | 313年容許羅馬帝國基督徒自由信教的命令
Justinian Code | 《查士丁尼法典》 | document | S1 | the great sixth-century collection of Roman law made in Constantinople | 六世紀在君士坦丁堡編成的羅馬法總匯 | also=Code of Justinian, Corpus Juris Civilis
set | classes of people in ancient Rome | 古羅馬的社會階層 | patrician; plebeian; freedman; household slave=家奴
set | officials of the Roman Republic | 羅馬共和國的官員 | consul; tribune of the plebs=保民官; praetor; censor=監察官; quaestor; dictator
set | councils and assemblies of the ancient world | 古代的議事機構 | Senate; Tribal Assembly; Ecclesia; Council of Five Hundred; Gerousia
set | leaders of the Roman Republic | 羅馬共和時期的人物 | Julius Caesar; Pompey; Crassus; Mark Antony; Cicero; Tiberius Gracchus
set | commanders in the wars of Rome | 羅馬戰爭中的統帥 | Hannibal; Scipio Africanus; Spartacus; Julius Caesar; Pompey
set | Roman emperors of the first two centuries | 首兩個世紀的羅馬皇帝 | Augustus; Nero; Trajan; Hadrian; Marcus Aurelius
set | emperors of the late Roman world | 羅馬晚期的皇帝 | Diocletian; Constantine the Great; Theodosius I; Justinian I
set | figures in the story of Rome's beginnings and growth | 羅馬建國與擴張的人物 | Romulus; Hannibal; Scipio Africanus; Augustus
set | battles of the Romans | 羅馬人的戰役 | Battle of Cannae; Battle of Zama; Battle of Actium; Battle of the Milvian Bridge; Battle of Adrianople
set | buildings and works of the Romans | 羅馬人的建築 | aqueduct; triumphal arch; forum; thermae; catacomb=地下墓窟; amphitheatre
set | ages of ancient Rome and Greece | 古羅馬與古希臘的時代 | Roman Kingdom; Roman Republic; Roman Empire; Hellenistic period
set | peoples who invaded the Roman Empire | 入侵羅馬帝國的民族 | Visigoths; Vandals; Huns; Ostrogoths; Franks
set | invaders of early medieval Europe | 中世紀早期侵入歐洲各地的民族 | Lombards; Anglo-Saxons; Vikings; Magyars; Franks
set | figures of early Christianity | 早期基督教的人物 | Jesus of Nazareth; Peter; Paul of Tarsus; Pontius Pilate; Augustine of Hippo
set | people of a religious life | 宗教生活中的人物 | apostle; martyr; missionary; hermit; pilgrim=朝聖者
set | Latin writers | 拉丁作家 | Virgil; Ovid; Livy; Tacitus; Cicero
set | physicians and scholars of the ancient world | 古代的醫師與學者 | Galen; Hippocrates; Ptolemy; Archimedes
set | laws and orders of the ancient world | 古代的法典與敕令 | Code of Hammurabi; Twelve Tables; Edict of Milan; Justinian Code
order | ages of ancient Rome, from the earliest to the latest | 古羅馬的時代由早至晚 | Roman Kingdom > Roman Republic > Roman Empire
order | Roman emperors, from the earliest to the latest | 羅馬皇帝由早至晚 | Augustus > Nero > Trajan > Hadrian > Marcus Aurelius > Diocletian > Constantine the Great
order | events of Roman history, from the earliest to the latest | 羅馬歷史事件由早至晚 | Punic Wars > revolt of Spartacus=斯巴達克斯起義 > murder of Caesar=凱撒遇刺 > Battle of Actium > Edict of Milan
order | battles of the Romans, from the earliest to the latest | 羅馬人的戰役由早至晚 | Battle of Cannae > Battle of Zama > Battle of Actium > Battle of the Milvian Bridge > Battle of Adrianople

== The rise of Islam | 伊斯蘭文明
Muhammad | 穆罕默德 | person | S1 | the Prophet of Mecca to whom the Quran was revealed | 領受《古蘭經》啟示的麥加先知
Abu Bakr | 阿布·伯克爾 | person | S4 | the father-in-law of the Prophet who became the first caliph in 632 | 632年成為首任哈里發的先知岳父
Ali | 阿里 | person | S4 | the cousin and son-in-law of the Prophet whom the Shia hold to be the first imam | 先知的堂弟兼女婿，什葉派奉為首位伊瑪目
Harun al-Rashid | 哈倫·拉希德 | person | S5 | the Abbasid caliph of Baghdad who appears in the tales of the Arabian Nights | 《天方夜譚》故事中出現的巴格達阿拔斯王朝哈里發
Saladin | 薩拉丁 | person | S1 | the sultan who took Jerusalem back from the Crusaders in 1187 | 1187年從十字軍手中奪回耶路撒冷的蘇丹
Mehmed II | 穆罕默德二世 | person | S4 | the Ottoman sultan who captured Constantinople in 1453 | 1453年攻陷君士坦丁堡的鄂圖曼蘇丹
Suleiman the Magnificent | 蘇萊曼大帝 | person | S4 | the sixteenth-century Ottoman sultan who won at Mohács and besieged Vienna | 在莫哈奇取勝並圍攻維也納的十六世紀鄂圖曼蘇丹
Babur | 巴布爾 | person | S4 | the descendant of Tamerlane who founded the Mughal Empire | 創立莫臥兒帝國的帖木兒後裔
Akbar | 阿克巴 | person | S4 | the Mughal emperor who won over Hindus by ending the poll tax on them | 廢除印度教徒人頭稅以籠絡民心的莫臥兒皇帝
Shah Jahan | 沙賈漢 | person | S4 | the Mughal emperor who built the Taj Mahal for his wife | 為亡妻興建泰姬陵的莫臥兒皇帝
Aurangzeb | 奧朗則布 | person | S5 | the strict Muslim Mughal emperor who put the poll tax back on Hindus | 嚴守教規、恢復向印度教徒徵人頭稅的莫臥兒皇帝
Mecca | 麥加 | place | S1 | the Arabian city of the Kaaba, towards which Muslims turn in prayer | 克爾白所在、穆斯林禮拜時面向的阿拉伯城市
Medina | 麥地那 | place | S1 | the Arabian city to which the Prophet moved in 622 and where he is buried | 先知於622年遷往並安葬於此的阿拉伯城市
Damascus | 大馬士革 | place | S4 | the Syrian city from which the Umayyad caliphs ruled | 倭馬亞王朝哈里發所在的敍利亞都城
Baghdad | 巴格達 | place | S1 | the city on the Tigris that the Abbasid caliphs built as their capital | 阿拔斯王朝在底格里斯河畔興建的都城
Cairo | 開羅 | place | S4 | the Egyptian city founded as a capital by the Fatimid caliphs | 法蒂瑪王朝哈里發在埃及興建的都城
Córdoba | 科爾多瓦 | place | S4 | the Spanish city with a great mosque of striped arches that was a rival caliphs' capital | 擁有條紋拱大清真寺、曾為西班牙穆斯林都城的城市
Hijra | 希吉拉 | event | S1 | the move of the Prophet and his followers in 622, from which the Muslim calendar counts | 先知及其信徒於622年的遷居，伊斯蘭曆以此為紀元 | also=Hegira; also-zh=聖遷
sawm | 齋功 | idea | S1 | the Muslim duty to go without food and drink in daylight during Ramadan | 穆斯林在萊麥丹月日間不飲不食的責任
hajj | 朝功 | idea | S1 | the journey to Mecca that every able Muslim should make once in a lifetime | 有能力的穆斯林一生須前往麥加一次的責任
caliph | 哈里發 | role | S1 | a successor of the Prophet as head of the Muslim community | 繼承先知、領導穆斯林社群的領袖
sultan | 蘇丹 | role | S1 | a Muslim sovereign whose title comes from the Arabic word for power | 尊號源自阿拉伯文「權力」一詞的伊斯蘭國家君主
vizier | 維齊爾 | role | S4 | the chief minister of a Muslim ruler | 輔助伊斯蘭國家君主的首席大臣
shah | 沙阿 | role | S4 | the title of the king of Persia | 歷代波斯君主所用的尊號
khan | 可汗 | role | S2 | the ruler of a Mongol or Turkic people of the steppe | 蒙古或突厥草原民族的首領
tsar | 沙皇 | role | S2 | the title of the emperor of Russia | 俄羅斯皇帝的尊號 | also=czar
Sunni Islam | 遜尼派 | idea | S1 | the largest Muslim branch, which accepts the first four caliphs as rightful | 穆斯林中人數最多、承認首四任哈里發的宗派
Shia Islam | 什葉派 | idea | S1 | the Muslim branch that holds only Ali and his line to be rightful leaders | 只承認阿里及其後人為合法領袖的穆斯林宗派
Sufism | 蘇非主義 | idea | S5 | the mystical way in which Muslims seek union with Allah through love, music or chanting | 穆斯林藉愛、音樂或吟誦追求與真主合一的神秘修行
Umayyad Caliphate | 倭馬亞王朝 | group | S4 | the Muslim state that ruled from Damascus and conquered Spain | 以大馬士革為都、征服西班牙的伊斯蘭國家 | also-zh=奧美雅王朝
Abbasid Caliphate | 阿拔斯王朝 | group | S4 | the Muslim state that ruled from Baghdad until the Mongols took it in 1258 | 以巴格達為都、1258年亡於蒙古人的伊斯蘭國家
Fatimid Caliphate | 法蒂瑪王朝 | group | S5 | the Shia state that ruled Egypt from Cairo until Saladin ended it | 統治埃及、後被薩拉丁終結的什葉派國家
Ottoman Empire | 鄂圖曼帝國 | group | S1 | the Turkish state that ruled from Istanbul until after the First World War | 以伊斯坦堡為都、至一戰後才瓦解的土耳其人國家 | also-zh=奧斯曼帝國
Safavid Empire | 薩非王朝 | group | S5 | the Persian state that made Shia Islam its official faith in the sixteenth century | 十六世紀把什葉派定為國教的波斯國家
Seljuk Turks | 塞爾柱人 | group | S4 | the Muslim people who beat the Byzantines at Manzikert in 1071 | 1071年在曼齊刻爾特擊敗拜占庭的穆斯林民族
Mamluks | 馬木路克 | group | S4 | the slave soldiers who seized Egypt and stopped the Mongols at Ain Jalut | 奪取埃及政權並在艾因賈魯特擊退蒙古人的奴隸兵
Janissaries | 耶尼切里軍團 | group | S4 | the Ottoman foot soldiers recruited as boys from Christian families | 自幼從基督徒家庭徵募的鄂圖曼步兵 | also-zh=鄂圖曼新軍
Moors | 摩爾人 | group | S4 | the Muslims of North African and Arab descent who ruled much of medieval Spain | 中世紀統治西班牙大部分地區、來自北非的穆斯林
Bedouin | 貝都因人 | group | S1 | the camel-herding Arabs who wander in the desert | 在沙漠中放牧駱駝、逐水草而居的阿拉伯人
Al-Khwarizmi | 花拉子米 | person | S4 | the Baghdad mathematician whose book gave algebra its name | 其著作成為「代數」一詞由來的巴格達數學家
Avicenna | 阿維森納 | person | S4 | the Persian physician who wrote the Canon of Medicine | 撰寫《醫典》的波斯醫師 | also=Ibn Sina; also-zh=伊本·西那
Averroes | 阿威羅伊 | person | S5 | the philosopher of Córdoba famous for his commentaries on Aristotle | 以註釋亞里士多德聞名的科爾多瓦哲學家 | also=Ibn Rushd
Omar Khayyam | 奧馬爾·海亞姆 | person | S5 | the Persian poet and mathematician to whom the Rubaiyat is ascribed | 相傳著有《魯拜集》的波斯詩人兼數學家
Ibn Battuta | 伊本·白圖泰 | person | S4 | the fourteenth-century Moroccan who travelled over most of the Muslim world | 十四世紀遊遍伊斯蘭世界大部分地區的摩洛哥人
mosque | 清真寺 | structure | P5 | a building in which Muslims gather for prayer | 穆斯林聚集禮拜的建築物
synagogue | 猶太會堂 | structure | P5 | a building in which Jews gather for prayer and study of the Torah | 供人聚集祈禱和研習《妥拉》的建築物
pagoda | 佛塔 | structure | P5 | a tower of several storeys in which Buddhist relics or scriptures are kept | 存放舍利或經卷的多層建築
monastery | 修道院 | structure | S1 | a house in which monks live together under religious vows | 男性立下宗教誓願、共同生活的居所
minaret | 宣禮塔 | structure | S2 | a slender tower from which Muslims are called to prayer | 召喚穆斯林禮拜的高聳建築
bazaar | 巴扎 | structure | S4 | a market of small shops and stalls in a Muslim town | 穆斯林城鎮中由小店攤檔組成的市集
Kaaba | 克爾白 | structure | S1 | the cube-shaped shrine in Mecca towards which Muslims pray | 穆斯林禮拜時面向的麥加立方形聖殿 | also-zh=天房
Dome of the Rock | 圓頂清真寺 | structure | S4 | the gold-topped octagonal Muslim shrine in Jerusalem | 耶路撒冷八角形、金色屋頂的伊斯蘭聖殿 | also-zh=岩石圓頂
Alhambra | 阿爾罕布拉宮 | structure | S4 | the hilltop palace of the Muslim kings of Granada | 格拉納達穆斯林君主建於山上的王宮
Taj Mahal | 泰姬陵 | structure | S1 | the white marble tomb at Agra built for the wife of Shah Jahan | 沙賈漢為妻子在阿格拉修建的白色大理石墓
House of Wisdom | 智慧宮 | institution | S4 | the centre in Abbasid Baghdad where Greek books were translated into Arabic | 阿拔斯時期巴格達把希臘典籍譯成阿拉伯文的學術中心
Nalanda | 那爛陀寺 | institution | S5 | the great Buddhist centre of learning in Bihar where Xuanzang studied | 位於比哈爾、玄奘曾留學的佛教學府
jihad | 聖戰 | idea | S4 | the Muslim duty to strive for the faith, by inner effort or by fighting | 穆斯林為信仰奮鬥、包括內心努力和作戰的責任
ummah | 烏瑪 | idea | S5 | the worldwide community to which all Muslims belong | 全世界穆斯林組成的共同體
set | the five pillars of Islam | 伊斯蘭教的五功 | shahada=念功; salat=拜功; zakat=課功; sawm; hajj
set | leaders of the Muslim world | 伊斯蘭世界的領袖 | Muhammad; Abu Bakr; Ali; Harun al-Rashid; Saladin
set | rulers of the Ottoman and other Muslim states | 鄂圖曼等伊斯蘭國家的君主 | Harun al-Rashid; Saladin; Mehmed II; Suleiman the Magnificent; Akbar
set | Mughal emperors | 莫臥兒皇帝 | Babur; Akbar; Shah Jahan; Aurangzeb
set | great cities of the Muslim world | 伊斯蘭世界的城市 | Mecca; Medina; Damascus; Baghdad; Cairo; Córdoba
set | titles of rulers and ministers in the East | 東方君主與大臣的稱號 | caliph; sultan; vizier; shah; khan; tsar
set | Muslim states | 伊斯蘭國家 | Umayyad Caliphate; Abbasid Caliphate; Fatimid Caliphate; Ottoman Empire; Safavid Empire
set | Muslim peoples and warriors | 穆斯林民族與軍人 | Seljuk Turks; Mamluks; Janissaries; Moors; Bedouin
set | scholars and travellers of the Muslim world | 伊斯蘭世界的學者與旅行家 | Al-Khwarizmi; Avicenna; Averroes; Omar Khayyam; Ibn Battuta
set | religious buildings | 宗教建築 | mosque; synagogue; pagoda; cathedral=主教座堂; monastery
set | buildings of a Muslim town | 伊斯蘭城鎮的建築 | mosque; minaret; madrasa=伊斯蘭經學院; caravanserai=商隊客棧; bazaar
set | famous monuments of the Muslim world | 伊斯蘭世界的著名建築 | Kaaba; Dome of the Rock; Alhambra; Taj Mahal
set | Muslim ideas of duty and community | 穆斯林的責任與社群觀念 | jihad; sharia=伊斯蘭教法; ummah; fatwa=伊斯蘭教令
set | holy times of the religions | 各宗教的神聖時節 | Ramadan=萊麥丹月; Lent=大齋期; Sabbath=安息日; Passover=逾越節
order | Mughal emperors, from the earliest to the latest | 莫臥兒皇帝由早至晚 | Babur > Akbar > Shah Jahan > Aurangzeb
order | leaders of Islam, from the earliest to the latest | 伊斯蘭世界領袖由早至晚 | Muhammad > Abu Bakr > Harun al-Rashid > Saladin > Mehmed II

== Byzantium and Russia | 拜占庭與俄羅斯
Justinian I | 查士丁尼一世 | person | S1 | the Byzantine emperor who had Roman law collected in one code | 下令彙編羅馬法的拜占庭皇帝
Theodora | 狄奧多拉 | person | S4 | the former actress and empress who urged her husband not to flee the Nika revolt | 女伶出身、在尼卡暴動中勸夫君勿逃的拜占庭皇后
Belisarius | 貝利撒留 | person | S5 | the Byzantine general who won back North Africa from the Vandals | 從汪達爾人手中收復北非的拜占庭將領
Constantine XI | 君士坦丁十一世 | person | S5 | the last Byzantine emperor, who fell when the Turks stormed his capital | 土耳其人破城時陣亡的拜占庭末代皇帝
Ivan III | 伊凡三世 | person | S5 | the grand prince of Moscow who ended Mongol overlordship in Russia | 終結蒙古人對俄羅斯統治的莫斯科大公
Constantinople | 君士坦丁堡 | place | S1 | the Byzantine capital on the Bosporus, now called Istanbul | 博斯普魯斯海峽旁的拜占庭都城，今伊斯坦堡
Kyiv | 基輔 | place | S5 | the city on the Dnieper that was the centre of the first Rus state | 第聶伯河畔、最早羅斯國家的中心 | also=Kiev
Moscow | 莫斯科 | place | S2 | the Russian city whose ruler Ivan III built up the walls of the Kremlin | 伊凡三世在此修築克里姆林宮的俄羅斯城市
Ravenna | 拉文納 | place | S5 | the Italian city with mosaics of Justinian and Theodora in the church of San Vitale | 教堂內藏有查士丁尼夫婦鑲嵌畫的意大利城市
St Petersburg | 聖彼得堡 | place | S4 | the Russian city on the Baltic built from 1703 as a window on the West | 1703年起在波羅的海岸興建、作為通向西方窗口的俄羅斯城市
Nika riots | 尼卡暴動 | event | S5 | the rising of the chariot-racing parties that nearly overthrew Justinian I in 532 | 532年賽車派系起事、險些推翻查士丁尼一世的事件
Battle of Manzikert | 曼齊刻爾特戰役 | event | S5 | the fight of 1071 in which the Seljuk Turks beat the Byzantines and opened Anatolia | 1071年塞爾柱人擊敗拜占庭、打開安納托利亞門戶的戰事
Greek fire | 希臘火 | substance | S4 | a secret mixture that Byzantine ships sprayed on enemies and that burnt even on water | 拜占庭戰船噴射、遇水仍燃的秘密混合物
gunpowder | 火藥 | substance | S1 | an explosive mixture of saltpetre, sulphur and charcoal | 由硝石、硫磺和木炭混成的爆炸物
mosaic | 鑲嵌畫 | form | S1 | a picture made of small pieces of coloured stone or glass set in plaster | 以彩色小石塊或玻璃片拼砌成的圖畫
fresco | 濕壁畫 | form | S1 | a picture painted with water-based colours on damp plaster | 以水性顏料繪於未乾灰泥上的圖畫
stained glass | 彩繪玻璃 | form | S1 | a window picture made of coloured translucent pieces joined by strips of lead | 以鉛條接合透光彩片而成的窗畫
tapestry | 掛毯 | form | S4 | a picture woven in coloured threads into cloth hung on walls | 以彩線織成圖案、懸於牆上的織物
Eastern Orthodoxy | 東正教 | idea | S1 | the Christianity of Byzantium and Russia, headed by patriarchs and not by the pope | 拜占庭和俄羅斯信奉、由牧首而非教宗領導的基督宗教
Roman Catholicism | 天主教 | idea | S1 | the Christianity that accepts the pope in Rome as its head | 承認羅馬教宗為領袖的基督宗教
Arianism | 亞流主義 | idea | S5 | the teaching condemned at Nicaea that Christ was created by God and not equal to him | 被尼西亞會議譴責、認為基督是受造而不等同於神的學說
Protestantism | 新教 | idea | S2 | the Christianity of the churches that broke away from the pope in the sixteenth century | 十六世紀脫離教宗的各教會所信奉的基督宗教
patriarch | 牧首 | role | S4 | the head of an Orthodox church, such as that of Constantinople | 君士坦丁堡等東正教會的領袖
pope | 教宗 | role | S1 | the head of the Catholic Church and bishop of Rome | 天主教會的領袖、羅馬主教 | also-zh=教皇
cardinal | 樞機 | role | S2 | a high Catholic churchman in red who may vote for the head of his church | 身穿紅袍、有權投票選出天主教領袖的高級教士 | also-zh=樞機主教
archbishop | 大主教 | role | S2 | a churchman who is in charge of a whole province of several dioceses | 管轄由數個教區組成的教省的高級教士
Cyrillic alphabet | 西里爾字母 | sign | S4 | the Slavic letters named after a missionary from Thessalonica and used in Russia | 以帖撒羅尼迦傳教士命名、俄羅斯使用的斯拉夫字符
Latin alphabet | 拉丁字母 | sign | S4 | the letters of the Romans in which English and French are still written | 羅馬人所創、今英文和法文仍採用的字符
Arabic script | 阿拉伯文字 | sign | S4 | the letters of the Quran, written from right to left | 書寫《古蘭經》、由右至左的字符
runes | 盧恩字母 | sign | S5 | the angular letters that Germanic and Norse peoples carved on wood and stone | 日耳曼人和北歐人刻在木石上、筆畫有稜角的字符
set | Byzantine figures | 拜占庭人物 | Justinian I; Theodora; Belisarius; Constantine XI; Constantine the Great
set | cities of the Byzantine and Russian world | 拜占庭與俄羅斯世界的城市 | Constantinople; Kyiv; Moscow; Ravenna; St Petersburg
set | events of Byzantine history | 拜占庭歷史事件 | iconoclasm=聖像破壞運動; Nika riots; Great Schism of 1054=東西教會大分裂; Fall of Constantinople=君士坦丁堡陷落; Battle of Manzikert
set | substances used in old wars | 古代戰爭中使用的物質 | Greek fire; gunpowder; boiling oil=滾油; arrow poison=箭毒
set | forms of picture in medieval art | 中世紀的圖畫形式 | icon=聖像畫; mosaic; fresco; illuminated manuscript=泥金裝飾手抄本; stained glass; tapestry
set | branches and teachings of Christianity | 基督宗教的派別與學說 | Eastern Orthodoxy; Roman Catholicism; Arianism; Protestantism
set | ranks of Christian clergy | 基督宗教的聖職人員 | patriarch; pope; cardinal; archbishop; bishop; parish priest=堂區神父
set | alphabets and scripts | 字母與文字 | Cyrillic alphabet; Latin alphabet; Arabic script; runes; Phoenician alphabet
order | rulers of Constantinople, from the earliest to the latest | 君士坦丁堡的統治者由早至晚 | Constantine the Great > Justinian I > Constantine XI > Mehmed II
order | rulers of Russia, from the earliest to the latest | 俄羅斯統治者由早至晚 | Vladimir the Great=弗拉基米爾大公 > Ivan III > Ivan the Terrible=伊凡四世 > Peter the Great > Catherine the Great
order | events of Byzantine history, from the earliest to the latest | 拜占庭歷史事件由早至晚 | Nika riots > iconoclasm=聖像破壞運動 > Great Schism of 1054=東西教會大分裂 > Battle of Manzikert > Fall of Constantinople=君士坦丁堡陷落

== Medieval Europe | 中世紀歐洲
Middle Ages | 中世紀 | period | S1 | the age in Europe between the fall of the Western Roman Empire and the Renaissance | 西羅馬帝國滅亡至文藝復興之間的歐洲時代 | also=medieval period
classical antiquity | 古典時代 | period | S2 | the age of the ancient Greeks and Romans | 古希臘人和古羅馬人的時代
Renaissance | 文藝復興 | period | S2 | the age of renewed interest in the learning and art of Greece and Rome that began in Italy | 始於意大利、重新重視希臘羅馬學術和藝術的時代
Enlightenment | 啟蒙時代 | period | S2 | the eighteenth-century age in which thinkers trusted reason to reform society | 思想家主張以理性改革社會的十八世紀時代 | also=Age of Reason
Industrial Revolution | 工業革命時期 | period | S2 | the age from the mid-eighteenth century in which machines and factories replaced hand work | 十八世紀中葉起機器和工廠取代手工生產的時代
manorialism | 莊園制度 | system | S1 | an economic order in which unfree peasants tilled a lord's estate in return for strips of land | 農奴為領主耕作田產以換取份地的經濟秩序 | also=manorial system
lord | 領主 | role | S1 | a noble who held land and had rights over the people living on it | 擁有土地並對其上居民享有權力的貴族
vassal | 封臣 | role | S1 | a noble who swore loyalty to a higher one and received land in return | 向上級貴族宣誓效忠以換取土地的人 | also-zh=附庸
squire | 騎士侍從 | role | S1 | a youth in his teens who served an armoured master and trained for battle | 跟隨披甲主人服役、受戰鬥訓練的青少年
page | 侍童 | role | S1 | a noble boy of about seven to fourteen sent to another household to learn manners | 約七至十四歲被送往另一家族學習禮儀的貴族男孩
fief | 采邑 | structure | S1 | land granted to a noble in return for loyalty and military service | 為換取效忠和軍事服務而賜予貴族的土地 | also=fee
demesne | 領主自營地 | structure | S4 | the part of an estate whose produce went to its owner and not to the peasants | 田產中收成全歸主人而非農民的部分
common land | 公用地 | structure | S4 | the pasture and woods on an estate that all villagers might use | 莊園中全體村民皆可放牧砍柴的草場和林地
fallow field | 休耕地 | structure | S1 | the part of the arable land that was left unsown for a year to recover | 停種一年以恢復地力的田地
two-field system | 二圃制 | method | S4 | farming in which half of the arable land rests each year in turn | 耕地分為兩半、每年輪流休耕其一的農作方法
four-field rotation | 四圃輪作制 | method | S4 | farming in which turnips and clover in the cycle make a year of rest needless | 加種蕪菁和三葉草、令耕地無須停種的農作方法 | also=Norfolk four-course rotation; also-zh=諾福克輪作制
chivalry | 騎士精神 | idea | S1 | the code of bravery, loyalty and courtesy expected of mounted warriors | 要求馬上武士勇敢、忠誠和有禮的行為守則
scholasticism | 經院哲學 | idea | S4 | the medieval effort in church schools to reconcile faith with the reasoning of Aristotle | 中世紀教會學者調和信仰與亞里士多德推理的學問
asceticism | 苦行主義 | idea | S5 | the practice of denying oneself comfort and pleasure for a religious end | 為宗教目的而捨棄舒適和享樂的做法
corvée | 勞役 | form | S4 | unpaid labour owed to a lord or the state | 農民無償為領主或國家提供的工作
gabelle | 鹽稅 | form | S5 | the French royal levy on a seasoning that every household had to buy | 法國王室對每戶必買的一種調味品徵收的款項
scutage | 免役稅 | form | S5 | money that a knight paid his lord instead of serving in the army | 騎士向領主繳付以代替從軍的款項 | also-zh=盾牌錢
journeyman | 幫工 | role | S1 | a trained craft worker who was paid by the day but had no shop of his own | 已學成手藝、領取工資而未自設店舖的工人
master craftsman | 師傅 | role | S1 | a full guild member who had proved his skill and ran his own workshop | 作品獲認可、自設作坊的行會正式成員
money-lender | 放債人 | role | S2 | a person who advances coins to others and lives on the interest | 借出錢財收取利息的人
merchant guild | 商人行會 | institution | S1 | an association of traders that controlled buying and selling in a medieval town | 管制中世紀城鎮買賣的貿易者組織
trade union | 工會 | institution | S2 | an association of employees who bargain together for better pay and conditions | 僱員聯合起來爭取較佳待遇的組織
chamber of commerce | 商會 | institution | S3 | a modern association of businesses that promotes their shared interests | 由現代商業機構組成、促進共同利益的組織
keep | 城堡主樓 | structure | S1 | the strong central tower of a castle | 城堡中央最堅固的高塔
moat | 護城河 | structure | S1 | a deep ditch, usually filled with water, around a castle | 環繞城堡、通常注滿水的深溝
drawbridge | 吊橋 | structure | S1 | a hinged wooden walkway at a castle gate that can be raised against attackers | 城堡門前可拉起以阻敵人進入的活動木板通道
portcullis | 吊閘 | structure | S1 | a heavy grating that is lowered to close a castle gate | 可降下封閉城堡入口的沉重柵欄
battlement | 雉堞 | structure | S4 | a parapet with gaps from which castle defenders shot | 設有缺口供守城者射擊的矮牆
monk | 修士 | role | S1 | a man who lives under vows in a cloistered community | 立下誓願、在院牆之內過團體生活的男子
friar | 托鉢修士 | role | S4 | a man under religious vows who wandered among the people preaching and begging | 立下誓願、周遊民間講道並行乞為生的男子
excommunication | 絕罰 | method | S1 | a church penalty that shuts one person out from the sacraments and the faithful | 教會把個別教徒逐出信眾、不得領受聖事的懲罰 | also-zh=逐出教會
simony | 買賣聖職 | method | S4 | the buying or selling of church offices | 以金錢交易教會職位的行為
lay investiture | 俗人授職 | method | S4 | the appointing of bishops by a king or emperor and not by the Church | 由君主而非教會委任主教的做法
nepotism | 裙帶關係 | method | S4 | the giving of posts to one's own relatives | 把職位給予自己親屬的做法
trial by ordeal | 神判法 | method | S1 | the finding of guilt by a painful test such as carrying hot iron | 以手持熱鐵一類痛苦考驗判定有罪與否的做法
trial by combat | 決鬥裁判 | method | S4 | the settling of a lawsuit by a fight between the two parties | 訴訟雙方以武力定勝負的判案做法
trial by jury | 陪審制 | method | S1 | the deciding of a case by a group of sworn ordinary people | 由一群宣誓的平民裁定案件的做法
Inquisition | 宗教裁判所 | institution | S4 | the church court set up to find and punish heretics | 教會為查究和懲治異端而設的法庭
Parliament | 英國國會 | institution | S1 | the English assembly that grew from the king's great council in the thirteenth century | 十三世紀由英王大會議發展而成的議會
Cortes | 西班牙議會 | institution | S6 | the representative assembly of medieval Castile or Aragon | 中世紀卡斯提爾或阿拉貢的代表會議
Imperial Diet | 神聖羅馬帝國議會 | institution | S5 | the assembly of the princes, bishops and free cities of medieval Germany | 中世紀德意志諸侯、主教和自由城市的會議
Holy Roman Empire | 神聖羅馬帝國 | group | S1 | the union of mostly German lands under elected emperors that ended in 1806 | 由選舉產生的皇帝統治、1806年解體的德意志諸邦聯合體
Papal States | 教皇國 | group | S2 | the lands in central Italy that the pope ruled as a prince | 意大利中部由教宗以君主身分統治的領土
Kingdom of England | 英格蘭王國 | group | S1 | the realm that William of Normandy conquered in 1066 | 1066年被諾曼第的威廉征服的國家
Kingdom of France | 法蘭西王國 | group | S1 | the realm of the Capetians and the Valois that fought the Hundred Years' War at home | 卡佩和瓦盧瓦家族統治、在本土打百年戰爭的國家
Clovis | 克洛維 | person | S4 | the Frankish king who became a Catholic in about 500 | 約公元500年皈依天主教的法蘭克國王
Charles Martel | 查理·馬特 | person | S4 | the Frankish leader who stopped the Muslims in the Battle of Tours | 在圖爾戰役阻止穆斯林北進的法蘭克領袖
Pepin the Short | 矮子丕平 | person | S5 | the Frankish king who gave the pope the lands that became the Papal States | 把土地獻給教宗、成為教皇國基礎的法蘭克國王
Charlemagne | 查理曼大帝 | person | S1 | the Frankish king crowned emperor by the pope on Christmas Day 800 | 公元800年聖誕日由教宗加冕為皇帝的法蘭克國王
Otto I | 奧托一世 | person | S4 | the German king crowned emperor in Rome in 962 | 962年在羅馬加冕為皇帝的德意志國王
Alfred the Great | 阿佛烈大帝 | person | S4 | the king of Wessex who held back the Danes | 抵擋丹麥人入侵的威塞克斯國王
William the Conqueror | 征服者威廉 | person | S1 | the duke of Normandy who won the English crown at Hastings | 在黑斯廷斯取勝而奪得英格蘭王位的諾曼第公爵
Richard the Lionheart | 獅心王理查 | person | S1 | the English king who fought Saladin in the Third Crusade | 在第三次十字軍與薩拉丁交戰的英格蘭國王
King John | 約翰王 | person | S1 | the English king who was forced to seal Magna Carta | 被迫在《大憲章》蓋印的英格蘭國王
Joan of Arc | 聖女貞德 | person | S1 | the peasant girl who led the French to lift the siege of Orléans | 帶領法軍解除奧爾良之圍的農家少女
Urban II | 烏爾班二世 | person | S4 | the pope who called for the First Crusade at Clermont | 在克勒芒號召第一次十字軍的教宗
Gregory VII | 額我略七世 | person | S4 | the pope before whom the emperor Henry IV stood barefoot in the snow at Canossa | 令皇帝亨利四世在卡諾莎雪地赤足求恕的教宗 | also-zh=格列高利七世
Innocent III | 英諾森三世 | person | S5 | the pope who called the Fourth Crusade and put the England of King John under interdict | 發動第四次十字軍、對約翰王治下英格蘭施禁罰的教宗
Leo III | 利奧三世 | person | S5 | the pope who placed the imperial crown on the head of Charlemagne | 為查理曼戴上皇冠的教宗
Benedict of Nursia | 聖本篤 | person | S4 | the founder of Monte Cassino whose Rule guided Western monks | 創立卡西諾山修院、其會規為西方修士所遵行的人
Francis of Assisi | 聖方濟各 | person | S4 | the merchant's son who gave up wealth to preach in poverty and loved all creatures | 放棄家財、以貧窮傳道並愛護萬物的富商之子
Thomas Aquinas | 阿奎那 | person | S4 | the scholastic thinker who wrote the Summa Theologica | 撰寫《神學大全》的經院哲學家
Knights Templar | 聖殿騎士團 | group | S4 | the crusading order that was named after a site in Jerusalem and destroyed by Philip IV of France | 因耶路撒冷遺址得名、後被法王腓力四世消滅的軍事修會
Knights Hospitaller | 醫院騎士團 | group | S4 | the crusading order that cared for sick pilgrims and later ruled Rhodes and Malta | 照顧患病朝聖者、後來統治羅得島和馬耳他的軍事修會
Teutonic Knights | 條頓騎士團 | group | S5 | the German crusading order that conquered Prussia | 征服普魯士的德意志軍事修會
Jesuits | 耶穌會 | group | S2 | the Catholic order founded by Ignatius of Loyola for teaching and missions | 由羅耀拉創立、從事教育和傳教的天主教修會 | also=Society of Jesus
Benedictines | 本篤會 | group | S4 | the oldest great Western monastic order, whose members live by prayer and work | 以祈禱與勞動為生活、西方最古老的大修會
Franciscans | 方濟會 | group | S4 | the grey or brown friars who follow the poor man of Assisi | 追隨亞西西貧窮聖人的灰袍或褐袍托鉢修會
First Crusade | 第一次十字軍東征 | event | S1 | the Christian expedition that took Jerusalem in 1099 | 1099年攻取耶路撒冷的基督徒遠征
Third Crusade | 第三次十字軍東征 | event | S4 | the Christian expedition of Richard the Lionheart against Saladin | 獅心王理查對抗薩拉丁的基督徒遠征
Fourth Crusade | 第四次十字軍東征 | event | S4 | the Christian expedition that sacked Constantinople in 1204 | 1204年洗劫君士坦丁堡的基督徒遠征
Children's Crusade | 兒童十字軍 | event | S5 | the unarmed march of young people in 1212 who hoped to win the Holy Land | 1212年手無寸鐵的少年欲收復聖地的行軍
Reconquista | 收復失地運動 | event | S4 | the long fight of Christian kingdoms to win back Spain and Portugal from the Moors | 基督徒王國從摩爾人手中奪回伊比利亞半島的長期戰事
Hundred Years' War | 百年戰爭 | event | S1 | the conflict between the English and French crowns from 1337 to 1453 | 1337至1453年英格蘭與法國王室之間的戰事
Wars of the Roses | 玫瑰戰爭 | event | S4 | the civil conflict in England between the houses of York and Lancaster | 英格蘭約克與蘭開斯特兩家族之間的內戰
Thirty Years' War | 三十年戰爭 | event | S2 | the conflict fought chiefly in Germany from 1618 to 1648 | 1618至1648年主要在德意志進行的戰事
Battle of Tours | 圖爾戰役 | event | S4 | the fight in which the Franks stopped the Muslim advance from Spain | 法蘭克人阻止穆斯林由西班牙北進的戰事
Battle of Hastings | 黑斯廷斯戰役 | event | S1 | the fight in which Harold of England was killed by the Normans | 英格蘭國王哈羅德被諾曼人擊殺的戰事
Battle of Crécy | 克雷西戰役 | event | S5 | the fight in which the longbowmen of Edward III beat the French | 愛德華三世的長弓兵擊敗法軍的戰事
Battle of Agincourt | 阿金庫爾戰役 | event | S5 | the fight in which Henry V of England beat a much larger French army | 英王亨利五世擊敗人數遠多的法軍的戰事
Battle of Bosworth | 博斯沃思戰役 | event | S5 | the fight in which Richard III was killed and the Tudors won the crown | 理查三世陣亡、都鐸家族奪得王位的戰事
Peasants' Revolt of 1381 | 1381年英格蘭農民起義 | event | S4 | the rising led by Wat Tyler against a poll tax | 由瓦特·泰勒領導、反對人頭稅的起事
Jacquerie | 扎克雷起義 | event | S5 | the rising of French country people in 1358 | 1358年法國鄉民的起事
Black Death | 黑死病 | event | S1 | the plague that killed about a third or more of Europeans from 1347 to 1351 | 1347至1351年奪去約三分一或更多歐洲人性命的瘟疫
Great Famine of 1315 | 1315年大饑荒 | event | S5 | the years of rain and failed harvests in northern Europe early in the fourteenth century | 十四世紀初北歐連年暴雨、農作失收的災難
Avignon Papacy | 亞維農教廷 | event | S4 | the stay of the popes in southern France from 1309 to 1377 | 1309至1377年教宗移駐法國南部一事
Western Schism | 西方教會大分裂 | event | S4 | the time from 1378 to 1417 when two or three rivals claimed to be pope | 1378至1417年同時有兩三人自稱教宗的局面
Magna Carta | 《大憲章》 | document | S1 | the English charter of 1215 that bound the king to respect the law | 1215年規定英王須遵守法律的文件
Domesday Book | 《末日審判書》 | document | S4 | the survey of English land and people ordered by William the Conqueror | 征服者威廉下令編製的英格蘭土地人口調查冊
Golden Bull of 1356 | 1356年《金璽詔書》 | document | S5 | the decree that fixed the seven electors who chose the Holy Roman Emperor | 規定由七位選侯選出神聖羅馬皇帝的法令
Treaty of Verdun | 《凡爾登條約》 | document | S4 | the agreement of 843 that divided Charlemagne's realm among his three grandsons | 843年把查理曼領土分給三位孫兒的協議
Romanesque style | 羅馬式建築 | form | S1 | the building style with thick walls, small windows and round arches | 牆壁厚實、窗戶狹小、採用半圓拱的教堂風格
Gothic style | 哥德式建築 | form | S1 | the building style with pointed arches, tall spires and large coloured windows | 採用尖拱、高塔和大面積彩窗的教堂風格
Byzantine style | 拜占庭式建築 | form | S4 | the building style with great domes resting on a square base and gold mosaics | 方形基座上架設巨大圓頂、飾以金色鑲嵌畫的教堂風格
Baroque style | 巴洛克式建築 | form | S4 | the seventeenth-century building style of curves, rich ornament and drama | 十七世紀多用曲線、裝飾華麗而富動感的教堂風格
flying buttress | 飛扶壁 | structure | S1 | a half-arch outside a church that props its high wall | 教堂外側支撐高牆的半拱形結構
rose window | 玫瑰窗 | structure | S4 | a large round opening filled with coloured glass in a church front | 教堂正面鑲嵌彩色玻璃的大圓形開口
ribbed vault | 肋拱頂 | structure | S4 | a stone ceiling carried on a framework of crossing arches | 由交叉骨架承托的石製天花
set | great ages of European history | 歐洲歷史的時代 | classical antiquity; Middle Ages; Renaissance; Enlightenment; Industrial Revolution
set | people on a medieval manor and in a castle | 中世紀莊園與城堡中的人 | lord; serf=農奴; knight=騎士; bailiff=莊園管事; page
set | farming systems of the past | 歷史上的耕作制度 | three-field system=三圃制; two-field system; slash-and-burn farming=刀耕火種; four-field rotation
set | medieval and Renaissance ideals | 中世紀與文藝復興的思想 | chivalry; humanism=人文主義; scholasticism; asceticism
set | old dues and taxes | 舊時的稅項與勞役 | tithe=什一稅; corvée; gabelle; scutage
set | working people of a medieval town | 中世紀城鎮的從業者 | apprentice=學徒; journeyman; master craftsman; money-lender
set | associations of traders and workers | 商人與工人的組織 | merchant guild; craft guild=手工業行會; trade union; chamber of commerce
set | parts of a castle | 城堡的各部分 | keep; moat; drawbridge; portcullis; battlement
set | men and women of religion in the Middle Ages | 中世紀的宗教人物 | monk; nun=修女; friar; hermit
set | churchmen in charge of others | 管理信眾的聖職人員 | abbot=修道院院長; bishop; archbishop; parish priest=堂區神父; pope
set | church penalties and abuses | 教會的懲罰與弊端 | excommunication; interdict=禁罰; simony; lay investiture; nepotism
set | ways of trying a case in the Middle Ages | 中世紀的審案方法 | trial by ordeal; trial by combat; trial by jury; compurgation=宣誓斷訟
set | states of medieval Europe | 中世紀歐洲的國家 | Holy Roman Empire; Papal States; Kingdom of England; Kingdom of France; Byzantine Empire
set | Frankish and German rulers | 法蘭克與德意志的統治者 | Clovis; Charles Martel; Pepin the Short; Charlemagne; Otto I
set | medieval kings of England | 中世紀的英格蘭國王 | Alfred the Great; William the Conqueror; Henry II of England=英格蘭的亨利二世; Richard the Lionheart; King John
set | heroes of the wars of the Middle Ages | 中世紀戰爭的人物 | Charles Martel; William the Conqueror; Richard the Lionheart; Saladin; Joan of Arc
set | medieval popes | 中世紀的教宗 | Leo III; Gregory VII; Urban II; Innocent III
set | religious orders | 天主教的修會 | Benedictines; Franciscans; Dominicans=道明會; Jesuits
set | crusades and holy wars | 十字軍與宗教戰爭 | First Crusade; Third Crusade; Fourth Crusade; Children's Crusade; Reconquista
set | long wars of European history | 歐洲歷史上的長期戰爭 | Hundred Years' War; Wars of the Roses; Thirty Years' War; Reconquista
set | medieval battles | 中世紀的戰役 | Battle of Tours; Battle of Hastings; Battle of Crécy; Battle of Agincourt; Battle of Bosworth
set | disasters of European history | 歐洲歷史上的災難 | Black Death; Great Famine of 1315; Great Fire of London=倫敦大火; Lisbon earthquake of 1755=1755年里斯本地震
set | risings of common people | 平民的起義 | Peasants' Revolt of 1381; Jacquerie; German Peasants' War; Nika riots
set | troubles of the medieval Church | 中世紀教會的危機 | Avignon Papacy; Western Schism; Investiture Controversy=敍任權之爭; Great Schism of 1054=東西教會大分裂
set | styles of church building | 教堂的建築風格 | Romanesque style; Gothic style; Byzantine style; Baroque style
set | parts of a Gothic church | 哥德式教堂的部分 | flying buttress; rose window; spire=尖塔; ribbed vault
order | great ages of European history, from the earliest to the latest | 歐洲歷史的時代由早至晚 | classical antiquity > Middle Ages > Renaissance > Enlightenment
order | steps on the way to knighthood | 成為騎士的階段 | page > squire > knight=騎士
order | steps in the career of a guild member | 行會成員的晉升階段 | apprentice=學徒 > journeyman > master craftsman
order | Frankish and German rulers, from the earliest to the latest | 法蘭克與德意志統治者由早至晚 | Clovis > Charles Martel > Pepin the Short > Charlemagne > Otto I
order | kings of England, from the earliest to the latest | 英格蘭國王由早至晚 | Alfred the Great > William the Conqueror > Henry II of England=英格蘭的亨利二世 > Richard the Lionheart > King John
order | medieval battles, from the earliest to the latest | 中世紀戰役由早至晚 | Battle of Tours > Battle of Hastings > Battle of Crécy > Battle of Agincourt > Battle of Bosworth

== The Mongols | 蒙古帝國
Genghis Khan | 成吉思汗 | person | S1 | the leader born Temujin who united the Mongol tribes in 1206 | 1206年統一蒙古各部、原名鐵木真的領袖
Ögedei | 窩闊台 | person | S4 | the second Great Khan, under whom the Mongols invaded Russia and Hungary | 第二任大汗，在位時蒙古軍遠征俄羅斯和匈牙利
Batu | 拔都 | person | S4 | the Mongol commander who founded the Golden Horde on the Volga | 在伏爾加河一帶建立欽察汗國的蒙古統帥
Hulagu | 旭烈兀 | person | S4 | the Mongol commander who sacked Baghdad in 1258 | 1258年攻陷巴格達的蒙古統帥
Kublai Khan | 忽必烈 | person | S1 | the Mongol ruler who founded the Yuan dynasty and conquered the Southern Song | 建立元朝並滅南宋的蒙古君主
Tamerlane | 帖木兒 | person | S4 | the conqueror who ruled from Samarkand and beat the Ottomans at Ankara in 1402 | 以撒馬爾罕為都、1402年在安卡拉大敗鄂圖曼的征服者 | also=Timur
Attila | 阿提拉 | person | S4 | the king of the Huns who invaded the Roman Empire in the fifth century | 五世紀入侵羅馬帝國的匈人之王
Golden Horde | 欽察汗國 | group | S4 | the Mongol state to which the princes of Russia paid tribute | 俄羅斯諸公須向其納貢的蒙古國家 | also-zh=金帳汗國
Ilkhanate | 伊兒汗國 | group | S4 | the Mongol state in Persia and Iraq | 統治波斯和伊拉克的蒙古國家
Chagatai Khanate | 察合台汗國 | group | S4 | the Mongol state in Central Asia named after the second son of Genghis Khan | 以成吉思汗次子命名、統治中亞的蒙古國家
Yuan dynasty | 元朝 | group | S1 | the Mongol state in China founded by Kublai Khan | 由忽必烈建立、統治中國的蒙古政權
Marco Polo | 馬可孛羅 | person | S1 | the Venetian whose book told of his years in the service of Kublai Khan | 著書憶述為忽必烈效力經歷的威尼斯人 | also-zh=馬可·波羅
William of Rubruck | 魯不魯乞 | person | S6 | the Franciscan whom Louis IX of France sent to the Mongol court at Karakorum | 受法王路易九世派往哈拉和林的方濟會士
Zheng He | 鄭和 | person | S1 | the Ming admiral who sailed to East Africa in the early fifteenth century | 十五世紀初率船隊遠航至東非的明朝將領
Xuanzang | 玄奘 | person | S1 | the Tang monk who brought Buddhist scriptures back from India | 由印度取回佛經的唐代僧人
Pax Mongolica | 蒙古和平 | period | S5 | the thirteenth- and fourteenth-century calm that made overland travel across Eurasia safe | 十三、十四世紀歐亞大陸陸上往來安全暢通的太平歲月
yurt | 蒙古包 | structure | S1 | a round felt tent that steppe herders can take down and move | 草原牧民可拆遷的圓形毛氈帳幕
longhouse | 長屋 | structure | S4 | a large timber dwelling in which several related families live under one roof | 數個有親屬關係的家庭共住的大型木造居所
tepee | 圓錐形帳篷 | structure | S4 | a cone-shaped tent of skins on poles used on the North American plains | 北美平原以木桿和獸皮搭成、頂尖底寬的住所
igloo | 雪屋 | structure | P5 | a dome-shaped Inuit shelter built of blocks of snow | 因紐特人在嚴寒之地就地取材砌成的圓頂住所
Karakorum | 哈拉和林 | place | S5 | the Mongol capital on the steppe before Kublai Khan moved south | 忽必烈南遷以前的蒙古草原都城
Dadu | 大都 | place | S4 | the capital that Kublai Khan built where Beijing now stands | 忽必烈在今北京興建的都城 | also=Khanbaliq; also-zh=汗八里
Samarkand | 撒馬爾罕 | place | S4 | the city of Central Asia that Tamerlane made his capital | 帖木兒定為都城的中亞城市
Sarai | 薩萊 | place | S6 | the capital of the Golden Horde on the lower Volga | 欽察汗國位於伏爾加河下游的都城
set | conquerors from the steppe | 草原民族的征服者 | Genghis Khan; Ögedei; Batu; Hulagu; Kublai Khan; Tamerlane; Attila
set | great travellers by land and sea | 歷史上的旅行家 | Marco Polo; William of Rubruck; Ibn Battuta; Zheng He; Xuanzang
set | dwellings of different peoples | 不同民族的居所 | yurt; longhouse; tepee; igloo
set | capitals of steppe conquerors | 草原征服者的都城 | Karakorum; Dadu; Samarkand; Sarai
order | Mongol rulers and conquerors, from the earliest to the latest | 蒙古統治者由早至晚 | Genghis Khan > Ögedei > Kublai Khan > Tamerlane
order | great travellers, from the earliest to the latest | 旅行家由早至晚 | Xuanzang > Marco Polo > Ibn Battuta > Zheng He

== The Renaissance | 文藝復興
individualism | 個人主義 | idea | S2 | the outlook that values each single person's talents, achievements and freedom | 重視自我才能、成就和自由的思想
patron | 贊助人 | role | S2 | a wealthy person who supports artists and scholars with money and orders | 出資支持並委託藝術家和學者工作的富人
sculptor | 雕刻家 | role | S2 | an artist who carves or models figures in stone, wood or metal | 以石、木或金屬塑造立體形象的藝術家
architect | 建築師 | role | S2 | a person who designs buildings and directs their construction | 設計房屋並指導施工的人
humanist scholar | 人文學者 | role | S2 | a Renaissance student of Greek and Latin classics | 研習希臘文和拉丁文經典的文藝復興知識分子
printer | 印刷商 | role | S2 | a person who produces books with a press and type | 以機械和活字大量製作書籍的人
linear perspective | 透視法 | method | S2 | the drawing of parallels that meet at a vanishing point so that a flat picture looks deep | 以線條匯聚於消失點令平面畫呈現深度的畫法
sfumato | 暈塗法 | method | S4 | the soft smoky blending of edges and tones seen in the Mona Lisa | 像煙霧般柔化輪廓和色調、見於《蒙羅麗莎》的畫法
chiaroscuro | 明暗對照法 | method | S4 | the strong contrast of light and shade that makes painted figures look solid | 以強烈光影令所畫人物具立體感的畫法
Leonardo da Vinci | 達文西 | person | S1 | the painter of the Mona Lisa and The Last Supper | 《蒙羅麗莎》和《最後的晚餐》的畫家
Michelangelo | 米高安哲羅 | person | S1 | the Florentine who carved David and painted the ceiling of the Sistine Chapel | 雕刻《大衛像》並繪畫西斯廷教堂天頂的佛羅倫斯人 | also-zh=米開朗基羅
Raphael | 拉斐爾 | person | S1 | the painter of The School of Athens and many gentle Madonnas | 《雅典學院》和多幅聖母像的畫家
Botticelli | 波提切利 | person | S2 | the Florentine painter of The Birth of Venus and Primavera | 《維納斯的誕生》和《春》的佛羅倫斯畫家
Donatello | 多納太羅 | person | S4 | the early Renaissance sculptor who cast a bronze David | 鑄造青銅大衛像的文藝復興早期雕刻家
Giotto | 喬托 | person | S4 | the painter of the Arena Chapel in Padua who led the way to the Renaissance | 為帕多瓦阿雷納禮拜堂作畫、開文藝復興先河的畫家
Titian | 提香 | person | S4 | the Venetian master of rich colour who painted Charles V | 以絢麗色彩著稱、曾為查理五世畫像的威尼斯畫家
Brunelleschi | 布魯內列斯基 | person | S4 | the architect of the dome of Florence Cathedral | 設計佛羅倫斯大教堂圓頂的建築師
Albrecht Dürer | 丟勒 | person | S4 | the Nuremberg artist who carried the Renaissance north with his woodcuts and engravings | 以木刻和銅版畫聞名的紐倫堡藝術家
Jan van Eyck | 揚·范·艾克 | person | S5 | the Flemish painter of the Arnolfini Portrait who perfected work in oils | 繪畫《阿諾芬尼夫婦像》、完善油畫技法的法蘭德斯畫家
Dante | 但丁 | person | S2 | the Florentine poet of the Divine Comedy | 撰寫《神曲》的佛羅倫斯詩人
Petrarch | 佩脫拉克 | person | S2 | the Italian poet of sonnets to Laura who is called the father of humanism | 以十四行詩詠勞拉、有「人文主義之父」之稱的意大利詩人
Boccaccio | 薄伽丘 | person | S2 | the Italian writer of the Decameron, a collection of a hundred tales | 撰寫百篇故事集《十日談》的意大利作家
Machiavelli | 馬基雅維利 | person | S2 | the Florentine writer who advised rulers in The Prince | 以《君主論》向統治者獻策的佛羅倫斯作家
Erasmus | 伊拉斯謨 | person | S2 | the Dutch humanist who wrote In Praise of Folly | 撰寫《愚人頌》的荷蘭人文學者
Thomas More | 湯瑪斯·摩爾 | person | S2 | the English chancellor who wrote Utopia and was beheaded under Henry VIII | 撰寫《烏托邦》、被亨利八世處決的英格蘭大臣
William Shakespeare | 莎士比亞 | person | S1 | the English playwright of Hamlet and Romeo and Juliet | 撰寫《哈姆雷特》和《羅密歐與茱麗葉》的英國劇作家
Cervantes | 塞萬提斯 | person | S2 | the Spanish writer of Don Quixote, who was wounded at Lepanto | 撰寫《唐吉訶德》、曾在勒班陀受傷的西班牙作家
Geoffrey Chaucer | 喬叟 | person | S4 | the English poet of the Canterbury Tales | 撰寫《坎特伯雷故事集》的英國詩人
Johannes Gutenberg | 古騰堡 | person | S1 | the craftsman of Mainz who printed Bibles with movable metal type | 以金屬活字印製《聖經》的美因茨工匠 | also-zh=谷騰堡
Lorenzo de' Medici | 羅倫佐·德·美第奇 | person | S4 | the Florentine ruler called the Magnificent, in whose household the young Michelangelo lived | 有「豪華者」之稱、少年米高安哲羅曾寄居其家的佛羅倫斯統治者
Savonarola | 薩佛納羅拉 | person | S5 | the friar who held a bonfire of the vanities in Florence and was later put to death | 在佛羅倫斯焚燒奢侈品、後被處死的修士
Florence | 佛羅倫斯 | place | S1 | the Tuscan city ruled by the Medici, where the Renaissance began | 美第奇家族統治、文藝復興發源的托斯卡納城市
Venice | 威尼斯 | place | S1 | the Italian lagoon city headed by a doge that grew rich on eastern trade | 由總督統治、靠東方貿易致富的意大利潟湖城市
Genoa | 熱那亞 | place | S4 | the Italian port that was the birthplace of Columbus | 哥倫布出生地的意大利港口
Milan | 米蘭 | place | S4 | the northern Italian duchy ruled by the Visconti and the Sforza | 維斯孔蒂和斯福爾扎家族統治的意大利北部公國
Rome | 羅馬 | place | S1 | the Italian city where the popes had St Peter's rebuilt | 教宗重建聖伯多祿大殿的意大利城市
Mona Lisa | 《蒙羅麗莎》 | document | S1 | the portrait of a faintly smiling woman in the Louvre | 羅浮宮所藏、面露淺笑的婦人肖像
The Last Supper | 《最後的晚餐》 | document | S1 | the Milan wall painting of Jesus telling his disciples that one will betray him | 描繪耶穌告知門徒將被出賣的米蘭壁畫
The School of Athens | 《雅典學院》 | document | S2 | the Vatican wall painting of Plato, Aristotle and other Greek thinkers | 描繪柏拉圖、亞里士多德等希臘哲人的梵蒂岡壁畫
The Birth of Venus | 《維納斯的誕生》 | document | S2 | the painting of a goddess standing on a shell blown ashore | 描繪女神站在貝殼上被風吹送上岸的畫作
The Creation of Adam | 《創造亞當》 | document | S2 | the Sistine ceiling scene in which God's finger almost touches a man's | 西斯廷天頂上神與人手指幾乎相觸的畫作
Divine Comedy | 《神曲》 | document | S2 | the Italian poem of a journey through Hell, Purgatory and Paradise | 描述遊歷地獄、煉獄和天堂的意大利長詩
The Prince | 《君主論》 | document | S2 | the Italian book of 1513 that advises rulers to put success above virtue | 勸統治者重成敗多於道德的意大利政治著作
Utopia | 《烏托邦》 | document | S2 | the Latin book of 1516 about an imaginary island with an ideal society | 描寫虛構島嶼上理想社會的拉丁文著作
In Praise of Folly | 《愚人頌》 | document | S4 | the satire by a Dutch humanist that mocks churchmen and scholars | 荷蘭人文學者嘲諷教士和學究的作品
Don Quixote | 《唐吉訶德》 | document | S2 | the Spanish novel about a gentleman who tilts at windmills | 講述鄉紳與風車作戰的西班牙小說
Canterbury Tales | 《坎特伯雷故事集》 | document | S4 | the English poem in which pilgrims amuse each other on the road to Becket's shrine | 朝聖者在前往貝克特聖壇途中輪流說書的英國詩作
Medici | 美第奇家族 | group | S2 | the banking family that ruled Florence during the Renaissance | 文藝復興時期統治佛羅倫斯的銀行家世家
Sforza | 斯福爾扎家族 | group | S5 | the family of soldiers that became dukes of Milan | 軍人出身、成為米蘭公爵的世家
Habsburgs | 哈布斯堡家族 | group | S2 | the family that ruled Austria until 1918 and supplied most Holy Roman Emperors after 1438 | 統治奧地利至1918年、歷任神聖羅馬皇帝多出其門的世家
Tudors | 都鐸家族 | group | S2 | the royal family of England from 1485 to 1603 | 1485至1603年統治英格蘭的王室
Bourbons | 波旁家族 | group | S2 | the royal family of France from Henry IV to Louis XVI | 由亨利四世至路易十六統治法國的王室
Romanovs | 羅曼諾夫家族 | group | S2 | the ruling family of Russia from 1613 to 1917 | 1613至1917年統治俄羅斯的皇室
woodblock printing | 雕版印刷 | method | S1 | the making of many copies from a whole page carved in one board | 把整頁刻在一塊木板上大量印製書籍的技術
copperplate engraving | 銅版雕刻 | method | S5 | the cutting of a picture into a metal sheet that is inked and pressed on paper | 在金屬片上刻出凹線、上墨壓印成畫的技術
manuscript copying | 手抄 | method | S1 | the making of books one at a time with pen and ink | 以筆墨逐本書寫製作書籍的方法
set | ideas that shaped modern Europe | 塑造近代歐洲的思想 | humanism=人文主義; secularism=世俗主義; individualism; rationalism=理性主義; nationalism=民族主義
set | techniques of Renaissance painters | 文藝復興的繪畫技法 | linear perspective; sfumato; chiaroscuro; foreshortening=縮短法
set | Italian artists of the Renaissance | 意大利文藝復興藝術家 | Leonardo da Vinci; Michelangelo; Raphael; Botticelli; Donatello; Titian
set | painters and builders of the early and northern Renaissance | 文藝復興早期與北方的藝術家 | Giotto; Brunelleschi; Albrecht Dürer; Jan van Eyck; Donatello
set | Italian writers of the Renaissance | 意大利文藝復興作家 | Dante; Petrarch; Boccaccio; Machiavelli
set | writers outside Italy | 意大利以外的作家 | Erasmus; Thomas More; William Shakespeare; Cervantes; Geoffrey Chaucer
set | cities of Renaissance Italy | 文藝復興時期的意大利城市 | Florence; Venice; Genoa; Milan; Rome
set | paintings of the Renaissance | 文藝復興畫作 | Mona Lisa; The Last Supper; The School of Athens; The Birth of Venus; The Creation of Adam
set | books of the Renaissance | 文藝復興著作 | Divine Comedy; Decameron=《十日談》; The Prince; Utopia; In Praise of Folly; Don Quixote
set | collections and stories of European literature | 歐洲文學名著 | Decameron=《十日談》; Canterbury Tales; Don Quixote; Divine Comedy
set | ruling families of Europe | 歐洲的統治家族 | Medici; Sforza; Habsburgs; Tudors; Bourbons; Romanovs
set | ways of making books and pictures | 製作書籍和圖畫的方法 | movable-type printing=活字印刷; woodblock printing; copperplate engraving; manuscript copying

== The Reformation | 宗教改革
Martin Luther | 馬丁·路德 | person | S2 | the German monk who attacked the sale of indulgences in 1517 | 1517年抨擊售賣贖罪券的德意志修士
John Calvin | 加爾文 | person | S2 | the French reformer who led Geneva and taught predestination | 領導日內瓦、宣講預定論的法國改革者
Huldrych Zwingli | 慈運理 | person | S4 | the reformer of Zurich who fell in battle in 1531 | 1531年陣亡的蘇黎世改革者
John Wycliffe | 威克里夫 | person | S4 | the Oxford scholar of the fourteenth century whose followers put the Bible into English | 十四世紀牛津學者，追隨者把《聖經》譯成英文
Jan Hus | 胡斯 | person | S4 | the Bohemian preacher burnt at the Council of Constance in 1415 | 1415年在康斯坦茨會議被燒死的波希米亞傳道人
John Knox | 諾克斯 | person | S4 | the reformer who set up the Presbyterian church in Scotland | 在蘇格蘭創立長老會的改革者
Henry VIII | 亨利八世 | person | S2 | the English king with six wives who broke with the pope | 先後娶六位王后、與教宗決裂的英王
Mary I | 瑪麗一世 | person | S4 | the English queen who brought back Catholicism and burnt nearly three hundred Protestants | 恢復天主教、燒死近三百名新教徒的英女王
Elizabeth I | 伊利沙伯一世 | person | S2 | the English queen in whose reign the Spanish Armada was beaten | 在位時擊敗西班牙無敵艦隊的英女王 | also-zh=伊麗莎白一世
Edward VI | 愛德華六世 | person | S5 | the boy king of England under whom the Book of Common Prayer appeared | 在位時頒行《公禱書》的英格蘭少年國王
Charles V | 查理五世 | person | S4 | the Habsburg emperor before whom Luther refused to take back his writings at Worms | 在沃木斯要求路德撤回著作的哈布斯堡皇帝
Philip II of Spain | 西班牙的腓力二世 | person | S4 | the king who sent the Armada against England and faced the Dutch Revolt | 派無敵艦隊攻打英格蘭、面對荷蘭起義的國王
Ferdinand and Isabella | 斐迪南與伊莎貝拉 | person | S2 | the royal couple who took Granada and paid for the first voyage of Columbus | 攻下格拉納達、資助哥倫布首航的王室夫婦
Henry IV of France | 法國的亨利四世 | person | S4 | the first Bourbon king, who turned Catholic and granted toleration to the Huguenots | 改宗天主教並容忍胡格諾派的首位波旁國王
Ignatius of Loyola | 羅耀拉 | person | S2 | the wounded Spanish soldier who founded the Jesuits | 負傷後創立耶穌會的西班牙軍人
Francis Xavier | 聖方濟·沙勿略 | person | S4 | the Jesuit missionary who reached Japan in 1549 and died off China | 1549年抵達日本、在中國近岸逝世的耶穌會傳教士
Matteo Ricci | 利瑪竇 | person | S2 | the Jesuit missionary who made a world map for the Ming and worked in Beijing | 為明朝繪製世界地圖、在北京活動的耶穌會傳教士
Leo X | 利奧十世 | person | S4 | the pope of the Medici family who excommunicated Luther | 把路德開除教籍的美第奇家族教宗
Ninety-Five Theses | 《九十五條論綱》 | document | S2 | the points for debate that Luther is said to have nailed to a church door in Wittenberg | 相傳路德釘在威登堡教堂門上的辯論要點
Act of Supremacy | 《至尊法案》 | document | S4 | the law of 1534 that made the English king head of the Church of England | 1534年宣布英王為英格蘭教會首腦的法律
Peace of Augsburg | 《奧格斯堡和約》 | document | S4 | the agreement of 1555 that let each German prince choose Lutheranism or Catholicism | 1555年容許德意志各諸侯選擇路德宗或天主教的協議
Edict of Nantes | 《南特敕令》 | document | S4 | the order of 1598 that gave French Huguenots freedom of worship | 1598年給予法國胡格諾派信仰自由的命令
Peace of Westphalia | 《西發里亞和約》 | document | S4 | the agreements of 1648 that ended the Thirty Years' War | 1648年結束三十年戰爭的協議 | also=Treaty of Westphalia; also-zh=《威斯特伐利亞和約》
papal bull | 教宗詔書 | document | S4 | a solemn letter or decree issued by the head of the Catholic Church | 天主教會元首頒布的莊嚴公文
Index of Forbidden Books | 《禁書目錄》 | document | S4 | the Catholic list of writings that the faithful might not read | 天主教會列出信眾不得閱讀著作的名單
Book of Common Prayer | 《公禱書》 | document | S5 | the English service texts of the Anglican Church, first issued under Edward VI | 愛德華六世時首次頒行、聖公宗使用的英語崇拜禮文
justification by faith | 因信稱義 | idea | S2 | Luther's teaching that trust in Christ alone, not good works, saves a person | 路德主張人只憑信靠基督而非善行得救的教義
predestination | 預定論 | idea | S2 | Calvin's teaching that God decided beforehand who would be saved | 加爾文主張神早已決定誰能得救的教義
priesthood of all believers | 信徒皆祭司 | idea | S4 | the Protestant teaching that each Christian can come to God without a go-between | 主張每個基督徒無須中間人便可直接親近神的新教教義
purgatory | 煉獄 | idea | S4 | the Catholic teaching of a state in which souls are cleansed before they enter heaven | 靈魂升天前須先受淨化的天主教教義
Lutheranism | 信義宗 | idea | S2 | the Protestant tradition begun at Wittenberg and spread in North Germany and Scandinavia | 始於威登堡、傳遍北德和北歐的新教宗派 | also-zh=路德宗
Calvinism | 加爾文宗 | idea | S2 | the Protestant tradition begun in Geneva and held by the Huguenots and the Scots | 始於日內瓦、為胡格諾派和蘇格蘭人所奉的新教宗派 | also-zh=改革宗
Anglicanism | 聖公宗 | idea | S2 | the Protestant tradition of the English state church, headed by the monarch | 以英國君主為首的國教會所奉的新教宗派
Huguenots | 胡格諾派 | group | S2 | the French Protestants who followed the teaching of Calvin | 法國境內追隨加爾文的新教徒
Quakers | 貴格會 | group | S4 | the Society of Friends founded by George Fox, which refuses to bear arms | 由福克斯創立、拒絕參戰的「公誼會」
Hussites | 胡斯派 | group | S5 | the Czech followers of a preacher burnt at Constance | 追隨在康斯坦茨被燒死傳道人的捷克信徒
Lollards | 羅拉德派 | group | S5 | the English followers of the fourteenth-century critic John Wycliffe | 追隨十四世紀批評者威克里夫的英格蘭信徒
Diet of Worms | 沃木斯議會 | event | S4 | the assembly of 1521 at which Luther refused to withdraw his teaching | 1521年路德拒絕撤回主張的帝國會議
Council of Trent | 特倫托大公會議 | event | S4 | the church meeting of 1545 to 1563 that reformed Catholic abuses and restated doctrine | 1545至1563年革除天主教弊端並重申教義的教會會議
Council of Nicaea | 尼西亞會議 | event | S4 | the church meeting of 325 that Constantine called to settle what Christians believe | 325年君士坦丁召集、確立基督教信條的教會會議
Council of Constance | 康斯坦茨會議 | event | S5 | the church meeting of 1414 to 1418 that ended the Western Schism | 1414至1418年結束西方教會大分裂的教會會議
Council of Clermont | 克勒芒會議 | event | S4 | the church meeting of 1095 at which the First Crusade was preached | 1095年號召第一次十字軍東征的教會會議
Counter-Reformation | 反宗教改革 | event | S2 | the renewal by which the Catholic Church answered Luther and Calvin | 天主教會為回應路德和加爾文而推行的革新 | also=Catholic Reformation; also-zh=天主教改革
German Peasants' War | 德意志農民戰爭 | event | S4 | the rising of 1524 to 1525 which Luther condemned | 1524至1525年被路德譴責的起事
Dutch Revolt | 荷蘭獨立戰爭 | event | S4 | the struggle from 1568 to 1648 that won the United Provinces freedom from Spain | 1568至1648年聯省脫離西班牙的抗爭 | also=Eighty Years' War; also-zh=八十年戰爭
defeat of the Spanish Armada | 西班牙無敵艦隊之敗 | event | S2 | the failure of an invasion fleet that was scattered by English ships and storms in 1588 | 1588年入侵英格蘭的船隊被英艦和風暴擊潰一事
Battle of Lepanto | 勒班陀戰役 | event | S4 | the fight at sea in 1571 in which a Christian fleet beat the Ottomans | 1571年基督教國家艦隊擊敗鄂圖曼的海上戰事
Battle of Mohács | 莫哈奇戰役 | event | S5 | the fight of 1526 in which the Ottomans destroyed the Hungarian army | 1526年鄂圖曼殲滅匈牙利軍隊的戰事
set | Protestant reformers | 新教改革者 | Martin Luther; John Calvin; Huldrych Zwingli; John Knox
set | early critics of the Church | 早期的教會批評者 | John Wycliffe; Jan Hus; Martin Luther; Savonarola; Erasmus
set | Tudor monarchs | 都鐸王朝君主 | Henry VIII; Edward VI; Mary I; Elizabeth I
set | figures of the Catholic side | 天主教一方的人物 | Ignatius of Loyola; Francis Xavier; Matteo Ricci; Leo X
set | documents of the Reformation age | 宗教改革時代的文獻 | Ninety-Five Theses; Act of Supremacy; Peace of Augsburg; Edict of Nantes; Peace of Westphalia
set | papers and books of the churches | 教會的文件與書籍 | indulgence=贖罪券; papal bull; Index of Forbidden Books; Book of Common Prayer; Ninety-Five Theses
set | teachings disputed in the Reformation | 宗教改革中爭論的教義 | justification by faith; predestination; priesthood of all believers; sola scriptura=唯獨聖經; purgatory
set | branches of Protestantism | 新教的宗派 | Lutheranism; Calvinism; Anglicanism; Anabaptism=重洗派
set | religious dissenters | 脫離主流教會的教徒 | Huguenots; Puritans=清教徒; Quakers; Hussites; Lollards
set | church councils and imperial assemblies | 教會與帝國的會議 | Council of Nicaea; Council of Clermont; Council of Constance; Diet of Worms; Council of Trent
set | events of the religious struggles | 宗教鬥爭的事件 | Counter-Reformation; St Bartholomew's Day Massacre=聖巴多羅買日大屠殺; Dutch Revolt; German Peasants' War; Thirty Years' War
set | military events of the fifteenth and sixteenth centuries | 十五、十六世紀的戰事 | defeat of the Spanish Armada; Battle of Lepanto; Battle of Mohács; Fall of Constantinople=君士坦丁堡陷落
order | church councils, from the earliest to the latest | 教會會議由早至晚 | Council of Nicaea > Council of Clermont > Council of Constance > Council of Trent
order | Tudor monarchs, from the earliest to the latest | 都鐸君主由早至晚 | Henry VIII > Edward VI > Mary I > Elizabeth I
order | documents of the Reformation age, from the earliest to the latest | 宗教改革文獻由早至晚 | Ninety-Five Theses > Act of Supremacy > Peace of Augsburg > Edict of Nantes > Peace of Westphalia
order | critics of the Church, from the earliest to the latest | 教會批評者由早至晚 | John Wycliffe > Jan Hus > Martin Luther

== Exploration and colonisation | 海上探險與殖民
Henry the Navigator | 航海家亨利王子 | person | S2 | the Portuguese royal who sent ships down the west coast of Africa | 派船沿非洲西岸南下探索的葡萄牙王族 | also=Prince Henry
Bartolomeu Dias | 迪亞士 | person | S2 | the Portuguese captain who first rounded the Cape of Good Hope | 首先繞過好望角的葡萄牙船長
Vasco da Gama | 達伽馬 | person | S2 | the Portuguese captain who reached India by sea in 1498 | 1498年由海路抵達印度的葡萄牙船長
Pedro Álvares Cabral | 卡布拉爾 | person | S5 | the Portuguese captain who landed in Brazil in 1500 | 1500年登陸巴西的葡萄牙船長
Christopher Columbus | 哥倫布 | person | S1 | the Genoese captain in Spanish service who reached the Caribbean in 1492 | 為西班牙效力、1492年抵達加勒比海的熱那亞船長
Ferdinand Magellan | 麥哲倫 | person | S1 | the captain killed in the Philippines whose expedition was first to sail around the world | 在菲律賓被殺、其船隊首次環繞地球的船長
Francis Drake | 德雷克 | person | S4 | the English sea captain who sailed round the world and fought the Armada | 環繞地球一周並迎戰無敵艦隊的英格蘭船長
John Cabot | 卡博特 | person | S4 | the Italian captain who explored the coast of Newfoundland for England in 1497 | 1497年代表英格蘭探索紐芬蘭海岸的意大利船長
Amerigo Vespucci | 亞美利哥·維斯普奇 | person | S2 | the Florentine explorer after whom a New World continent was named | 新大陸以其名字命名的佛羅倫斯探險家
Jacques Cartier | 卡蒂埃 | person | S5 | the French explorer who sailed up the St Lawrence River | 沿聖羅倫斯河而上的法國探險家
James Cook | 庫克船長 | person | S2 | the English captain who charted New Zealand and the east coast of Australia | 繪測新西蘭和澳洲東岸的英國航海家
Abel Tasman | 塔斯曼 | person | S5 | the Dutch captain who sighted New Zealand in 1642 | 1642年望見新西蘭的荷蘭船長
Hernán Cortés | 科爾特斯 | person | S2 | the Spaniard who conquered the Aztecs of Mexico in 1521 | 1521年征服墨西哥阿茲特克人的西班牙人
Francisco Pizarro | 皮薩羅 | person | S2 | the Spaniard who conquered the Incas of Peru in the 1530s | 1530年代征服秘魯印加人的西班牙人
Montezuma II | 蒙特蘇馬二世 | person | S4 | the Aztec ruler who received Cortés in his capital | 在都城接待科爾特斯的阿茲特克君主 | also=Moctezuma II
Atahualpa | 阿塔瓦爾帕 | person | S4 | the Inca ruler who filled a room with gold but was still put to death | 以滿屋黃金贖身卻仍被處死的印加君主
Bartolomé de las Casas | 拉斯卡薩斯 | person | S5 | the Spanish friar who wrote against the cruel treatment of Native Americans | 著書譴責虐待美洲原住民的西班牙修士
Cape of Good Hope | 好望角 | place | S2 | the headland near the southern end of Africa first rounded by Dias | 迪亞士首先繞過的非洲南部海角
Cape Horn | 合恩角 | place | S4 | the stormy headland at the southern end of South America | 南美洲南端風暴頻仍的海角
Strait of Magellan | 麥哲倫海峽 | place | S4 | the winding passage between the mainland of South America and Tierra del Fuego | 南美洲大陸與火地島之間的曲折水道
Strait of Malacca | 馬六甲海峽 | place | S2 | the passage between Sumatra and the Malay Peninsula | 蘇門答臘與馬來半島之間的水道
Strait of Gibraltar | 直布羅陀海峽 | place | S2 | the passage between Spain and Morocco that leads from the Mediterranean to the Atlantic | 西班牙與摩洛哥之間、由地中海通往大西洋的水道
Spice Islands | 香料群島 | place | S2 | the Moluccas in present-day Indonesia, which grew cloves and nutmeg | 盛產丁香和肉豆蔻、位於今印尼的馬魯古一帶
Goa | 果阿 | place | S4 | the city on the west coast of India that was the seat of Portuguese Asia | 位於印度西岸、葡萄牙在亞洲的統治中心
Malacca | 馬六甲 | place | S2 | the Malay trading port taken by the Portuguese in 1511 and by the Dutch in 1641 | 1511年被葡人、1641年被荷人攻佔的馬來貿易港口
Macao | 澳門 | place | S1 | the port on the Pearl River estuary where the Portuguese settled in the 1550s | 葡萄牙人於十六世紀五十年代入居的珠江口港埠
Manila | 馬尼拉 | place | S2 | the Spanish port in Asia to which galleons from Acapulco brought silver | 阿卡普爾科大帆船運來白銀的西班牙亞洲港口
Batavia | 巴達維亞 | place | S4 | the headquarters of the Dutch in Java, now called Jakarta | 荷蘭人在爪哇的總部，今雅加達
Calicut | 卡里卡特 | place | S4 | the Indian port where Vasco da Gama landed | 達伽馬登岸的印度港口
caravel | 卡拉維爾帆船 | device | S4 | a small fast Portuguese ship with triangular sails used to explore Africa | 葡萄牙人用以探索非洲、裝有三角帆的輕快小船
galleon | 蓋倫帆船 | device | S4 | a large high-sterned Spanish ship that carried treasure and guns | 西班牙運載財寶和火炮、船尾高聳的大型船隻
longship | 維京長船 | device | S4 | a narrow shallow Norse vessel with oars and one square sail | 北歐人使用、設槳和單面方帆的狹窄淺底船
clipper | 飛剪船 | device | S5 | a slender fast nineteenth-century ship with much sail for tea and wool | 十九世紀船身修長、帆多而快、運茶和羊毛的船隻
astrolabe | 星盤 | device | S2 | a disc with a turning pointer for measuring the height of the sun or a star | 設有轉動指標、量度太陽或星體高度的圓形儀器
sextant | 六分儀 | device | S4 | an eighteenth-century instrument that measures angles between the horizon and a celestial body with mirrors | 十八世紀以鏡面反射量度天體與地平線夾角的儀器
marine chronometer | 航海鐘 | device | S4 | an accurate timekeeper for finding longitude on a ship | 在船上準確計時以推算經度的儀器
conquistador | 西班牙征服者 | role | S2 | a sixteenth-century adventurer from Spain who seized lands in the Americas by force | 十六世紀來自伊比利亞、以武力奪取美洲土地的冒險家
viceroy | 總督 | role | S4 | a governor who rules a colony in the name of the monarch | 代表君主管治殖民地的官員
indentured servant | 契約勞工 | role | S4 | a person bound by agreement to work for some years in return for passage to a colony | 以若干年工作換取前往殖民地旅費的人
mestizo | 梅斯蒂索人 | group | S4 | a person of mixed Spanish and Native American descent | 西班牙人與美洲原住民所生的混血後裔
creole | 克里奧爾人 | group | S4 | a person of Spanish descent who was born in the Americas | 在美洲出生的西班牙裔人
peninsular | 半島人 | group | S5 | a person born in Spain who lived in a Spanish American colony | 在西班牙出生、居於美洲殖民地的人
mulatto | 黑白混血兒 | group | S5 | a person of mixed European and African descent in the colonial Americas | 殖民地時期歐洲人與非洲人所生的後裔
mercantilism | 重商主義 | theory | S2 | the doctrine that a state should gain gold by exporting more than it imports | 主張國家多出口少進口以積累金銀的學說
capitalism | 資本主義 | theory | S2 | the doctrine of private ownership of business and production for profit | 主張私人擁有企業、為牟利而生產的學說
physiocracy | 重農主義 | theory | S5 | the French doctrine that land and farming are the only true source of wealth | 認為土地和耕作是財富唯一來源的法國學說
bullionism | 重金主義 | theory | S6 | the doctrine that the stock of gold and silver a country holds is its wealth | 認為國家財富就是所持有金銀數量的學說
triangular trade | 三角貿易 | system | S2 | the exchange of European goods, African slaves and American crops across the Atlantic | 歐洲貨品、非洲奴隸和美洲作物在大西洋的往來交換
Columbian Exchange | 哥倫布大交換 | process | S2 | the spread of plants, animals and diseases between the Old World and the New after 1492 | 1492年後動植物和疾病在新舊大陸之間的傳播
plantation system | 種植園制度 | system | S2 | the growing of a single cash crop on large colonial estates, often by slaves | 在殖民地大片田產上多用奴隸栽培單一經濟作物的安排
Treaty of Tordesillas | 《托德西利亞斯條約》 | document | S2 | the agreement of 1494 that divided new lands between Spain and Portugal | 1494年西班牙與葡萄牙瓜分新發現土地的協議
Mayflower Compact | 《五月花號公約》 | document | S4 | the agreement on self-government made by the Pilgrims in 1620 | 1620年清教徒移民訂立的自治協議
East India Company | 英國東印度公司 | institution | S2 | the English trading business chartered in 1600 that won at Plassey and came to rule a subcontinent | 1600年獲特許、在普拉西取勝並統治次大陸的倫敦貿易企業
Dutch East India Company | 荷蘭東印度公司 | institution | S4 | the trading business founded at Amsterdam in 1602 that controlled Java and the spice trade | 1602年在阿姆斯特丹成立、控制爪哇和香料貿易的企業 | also=VOC
Hudson's Bay Company | 哈德遜灣公司 | institution | S5 | the English fur-trading business chartered in 1670 for northern Canada | 1670年獲特許在加拿大北部經營皮草貿易的企業
Jamestown | 詹姆斯敦 | place | S4 | the Virginian town of 1607 that was the first lasting English settlement in America | 1607年建於維吉尼亞、英國在美洲首個持久的聚落
Plymouth Colony | 普利茅斯殖民地 | place | S4 | the Massachusetts settlement of the Mayflower Pilgrims | 乘五月花號而來的清教徒在麻省建立的聚落
Quebec | 魁北克 | place | S4 | the city on the St Lawrence that Champlain founded for France | 尚普蘭為法國在聖羅倫斯河畔建立的城市
New Amsterdam | 新阿姆斯特丹 | place | S4 | the Dutch town on Manhattan that became New York | 荷蘭人建於曼哈頓、後來成為紐約的城鎮
Potosí | 波托西 | place | S5 | the mountain town in Bolivia famous for its silver mine | 位於玻利維亞、以銀礦聞名的高山城鎮
set | Portuguese explorers and their sponsor | 葡萄牙的航海家與推動者 | Henry the Navigator; Bartolomeu Dias; Vasco da Gama; Pedro Álvares Cabral
set | great navigators of the age of discovery | 大航海時代的航海家 | Bartolomeu Dias; Vasco da Gama; Christopher Columbus; Ferdinand Magellan; Amerigo Vespucci
set | explorers for England, France and the Netherlands | 為英、法、荷探險的航海家 | Francis Drake; John Cabot; Jacques Cartier; James Cook; Abel Tasman
set | people of the Spanish conquest of America | 西班牙征服美洲的人物 | Hernán Cortés; Francisco Pizarro; Montezuma II; Atahualpa; Bartolomé de las Casas
set | straits and capes on the sea routes | 航路上的海峽與海角 | Cape of Good Hope; Cape Horn; Strait of Magellan; Strait of Malacca; Strait of Gibraltar
set | ships of the past | 歷史上的船隻 | caravel; galleon; longship; junk=中式帆船; trireme=三列槳戰船; clipper
set | instruments of old navigators | 舊時的航海儀器 | magnetic compass=指南針; astrolabe; sextant; marine chronometer
set | men of the seas and colonies | 海上與殖民地的人物 | conquistador; privateer=私掠船長; pirate=海盜; viceroy; indentured servant
set | social groups of Spanish America | 西屬美洲的社會階層 | mestizo; creole; peninsular; mulatto
set | systems of colonial trade and labour | 殖民貿易與勞動制度 | triangular trade; encomienda=監護徵賦制; plantation system; slavery
set | forced movements of people | 歷史上的被迫遷徙 | Middle Passage=中段航程; Babylonian Captivity; Jewish Diaspora=猶太人大流散; Trail of Tears=血淚之路
set | trading businesses and associations | 貿易企業與組織 | East India Company; Dutch East India Company; Hudson's Bay Company; merchant guild
set | forms of business and association | 企業與組織的形式 | joint-stock company=股份公司; merchant guild; trade union; zaibatsu; chamber of commerce
set | European settlements in America | 歐洲人在美洲的聚落 | Jamestown; Plymouth Colony; Quebec; New Amsterdam; Potosí
order | voyages of discovery, from the earliest to the latest | 航海發現由早至晚 | Dias rounds the Cape of Good Hope=迪亞士繞過好望角 > Columbus reaches the Caribbean=哥倫布抵達加勒比海 > da Gama reaches India=達伽馬抵達印度 > Magellan's expedition sets out=麥哲倫船隊啟航
order | explorers, from the earliest to the latest | 探險家由早至晚 | Christopher Columbus > Ferdinand Magellan > Francis Drake > Abel Tasman > James Cook

== The Scientific Revolution | 科學革命
Nicolaus Copernicus | 哥白尼 | person | S2 | the Polish churchman who put the sun, not the Earth, at the centre in a book of 1543 | 1543年著書主張太陽而非地球為中心的波蘭教士
Tycho Brahe | 第谷 | person | S4 | the Danish nobleman who measured the planets without a telescope | 不用望遠鏡而精確觀測行星的丹麥貴族
Johannes Kepler | 開普勒 | person | S2 | the German who found that planets move in ellipses | 發現行星沿橢圓軌道運行的德國人
Galileo Galilei | 伽利略 | person | S1 | the Italian who saw Jupiter's moons and was tried by the Inquisition | 觀測到木星衛星、受宗教裁判所審訊的意大利人
Isaac Newton | 牛頓 | person | S1 | the Englishman who stated the law of universal gravitation | 提出萬有引力定律的英國人
Andreas Vesalius | 維薩里 | person | S4 | the Flemish anatomist who drew the human body from dissection | 憑解剖繪出人體結構的法蘭德斯醫學家
William Harvey | 哈維 | person | S4 | the English physician who showed that the blood circulates | 證明血液循環的英國醫師
Robert Boyle | 波義耳 | person | S4 | the Irish-born chemist who found how gas volume changes with pressure | 發現氣體體積與壓強關係的愛爾蘭裔化學家
Antonie van Leeuwenhoek | 列文虎克 | person | S4 | the Dutch draper who first described bacteria through his own lenses | 以自製透鏡首先描述細菌的荷蘭布商
Antoine Lavoisier | 拉瓦錫 | person | S4 | the French chemist who explained burning by oxygen and died on the guillotine | 以氧氣解釋燃燒、死於斷頭台的法國化學家
Carl Linnaeus | 林奈 | person | S4 | the Swede who gave living things two-part Latin names | 以兩個拉丁字為生物命名的瑞典人
Francis Bacon | 法蘭西斯·培根 | person | S2 | the English chancellor who urged scholars to reason from observation and experiment | 主張從觀察和實驗歸納知識的英國大法官
René Descartes | 笛卡兒 | person | S2 | the French philosopher who wrote I think, therefore I am | 提出「我思故我在」的法國哲學家
heliocentric theory | 日心說 | theory | S2 | the view of the universe in which the Earth and other planets circle the sun | 認為地球和其他行星環繞太陽運行的宇宙觀
geocentric theory | 地心說 | theory | S2 | the view of the universe in which the sun and planets circle a fixed Earth | 認為太陽和行星環繞靜止地球運行的宇宙觀
theory of the four humours | 四體液說 | theory | S4 | the view that illness comes from imbalance of blood, phlegm, yellow bile and black bile | 認為疾病源於血、痰、黃膽汁和黑膽汁失衡的看法
theory of evolution | 進化論 | theory | S2 | the view that species change over generations by natural selection | 認為物種經自然選擇世代演變的學說
empiricism | 經驗主義 | idea | S4 | the view that knowledge comes from the senses and experience | 認為知識來自感官和觀察的觀點 | not=rationalism
deism | 自然神論 | idea | S4 | the belief in a creator who does not interfere in the running of the world | 認為造物主創世後不再干預世事的信念
induction | 歸納法 | method | S4 | reasoning from many observed cases to a general rule | 由眾多觀察個案推出普遍規律的推理
deduction | 演繹法 | method | S4 | reasoning from a general rule to a particular conclusion | 由普遍原理推出個別結論的推理
analogy | 類比法 | method | S4 | reasoning that two things alike in some ways are alike in another | 由兩事物部分相似推斷其他方面亦相似的推理
Royal Society | 英國皇家學會 | institution | S4 | the London body of scholars chartered by Charles II in 1662 | 1662年獲查理二世頒發特許狀的倫敦學者組織
French Academy of Sciences | 法國科學院 | institution | S5 | the Paris body of scholars founded in 1666 by Colbert under Louis XIV | 路易十四時由科爾貝在1666年創立的巴黎學者組織
British Museum | 大英博物館 | institution | S2 | the London collection opened in 1759 that holds the Rosetta Stone | 1759年開放、藏有羅塞塔石碑的倫敦機構
On the Revolutions of the Heavenly Spheres | 《天體運行論》 | document | S4 | the book of 1543 by Copernicus that set the Earth in motion round the sun | 哥白尼於1543年提出地球繞太陽轉動的著作
Principia | 《自然哲學的數學原理》 | document | S4 | the book of 1687 in which Newton set out the laws of motion | 牛頓於1687年闡述運動定律的著作
On the Fabric of the Human Body | 《人體的構造》 | document | S5 | the anatomy book of 1543 by Vesalius | 維薩里於1543年出版的解剖學著作
Novum Organum | 《新工具》 | document | S5 | the book of 1620 in which Bacon put forward induction | 培根於1620年倡導歸納推理的著作
Discourse on the Method | 《方法論》 | document | S5 | the book of 1637 in which Descartes began from doubting everything | 笛卡兒於1637年由懷疑一切出發的著作
On the Origin of Species | 《物種起源》 | document | S2 | the book of 1859 in which Darwin explained natural selection | 達爾文於1859年闡述自然選擇的著作
set | astronomers of the Scientific Revolution | 科學革命的天文學家 | Nicolaus Copernicus; Tycho Brahe; Johannes Kepler; Galileo Galilei; Isaac Newton
set | students of body, life and matter | 研究人體、生物與物質的學者 | Andreas Vesalius; William Harvey; Robert Boyle; Antonie van Leeuwenhoek; Antoine Lavoisier; Carl Linnaeus
set | founders of modern thought and science | 近代思想與科學的奠基者 | Francis Bacon; René Descartes; Isaac Newton; Galileo Galilei
set | theories of the universe and nature | 關於宇宙和自然的學說 | heliocentric theory; geocentric theory; theory of the four humours; theory of evolution; phlogiston theory=燃素說
set | old arts now held to be unscientific | 今被視為不科學的舊術 | alchemy=煉金術; astrology=占星術; palmistry=掌相術; necromancy=通靈術
set | great books of science and thought | 科學與思想的巨著 | On the Revolutions of the Heavenly Spheres; Principia; On the Fabric of the Human Body; Novum Organum; Discourse on the Method; On the Origin of Species
order | astronomers, from the earliest born to the latest | 天文學家按出生先後 | Ptolemy > Nicolaus Copernicus > Tycho Brahe > Galileo Galilei > Isaac Newton
order | great books of science, from the earliest to the latest | 科學巨著由早至晚 | On the Revolutions of the Heavenly Spheres > Novum Organum > Discourse on the Method > Principia > On the Origin of Species

== Absolutism and the Enlightenment | 專制王權與啟蒙運動
absolutism | 專制王權 | idea | S2 | rule by a monarch whose power no law or assembly limits | 君主權力不受法律或議會約束的統治 | also=absolute monarchy
constitutional monarchy | 君主立憲制 | idea | S2 | rule in which a king or queen reigns but is bound by law and an elected parliament | 國王或女王在位而受法律及民選議會約束的統治
enlightened despotism | 開明專制 | idea | S2 | rule by a monarch who keeps all power but reforms in the light of reason | 君主獨攬大權而按理性原則推行改革的統治 | also=enlightened absolutism
republicanism | 共和主義 | idea | S2 | the belief that a state should have no monarch and be run by elected leaders | 主張國家不設君主、由選出的領袖治理的信念
social contract | 社會契約論 | theory | S2 | the doctrine that a state rests on an agreement among the people to be governed | 認為國家建基於人民同意受治的協定的學說
separation of powers | 三權分立 | theory | S2 | the doctrine that law-making, execution of laws and judging should lie in different hands | 主張立法、行政和司法由不同機關掌管的學說
natural rights | 天賦人權 | theory | S2 | the doctrine that everyone is born with life, liberty and property that no ruler may take away | 認為人生而擁有生命、自由和財產、不可被剝奪的學說
Thomas Hobbes | 霍布斯 | person | S4 | the English thinker who argued in Leviathan for a strong sovereign | 在《利維坦》主張強大君權的英國思想家
John Locke | 洛克 | person | S2 | the English thinker who held that people may overthrow a government that takes their rights | 認為人民可推翻侵害其權利政府的英國思想家
Montesquieu | 孟德斯鳩 | person | S2 | the French thinker who urged the separation of powers in The Spirit of the Laws | 在《論法的精神》主張三權分立的法國思想家
Voltaire | 伏爾泰 | person | S2 | the French writer of Candide who fought for religious toleration and free speech | 撰寫《戇第德》、力爭宗教寬容和言論自由的法國作家
Jean-Jacques Rousseau | 盧梭 | person | S2 | the Geneva-born thinker who wrote of the general will in The Social Contract | 在《社會契約論》提出公共意志的日內瓦出生思想家
Denis Diderot | 狄德羅 | person | S4 | the French writer who was chief editor of the Encyclopédie | 主編《百科全書》的法國學者
Adam Smith | 亞當·斯密 | person | S2 | the Scottish economist who wrote of the invisible hand in The Wealth of Nations | 在《國富論》提出「看不見的手」的蘇格蘭經濟學家
David Hume | 休謨 | person | S5 | the Scottish philosopher who doubted that we can know cause and effect by reason | 懷疑憑理性可知因果關係的蘇格蘭哲學家
Immanuel Kant | 康德 | person | S5 | the philosopher of Königsberg who wrote the Critique of Pure Reason | 撰寫《純粹理性批判》的哥尼斯堡哲學家
Cesare Beccaria | 貝卡里亞 | person | S5 | the Italian thinker who opposed torture and the death penalty | 反對酷刑和死刑的意大利思想家
Mary Wollstonecraft | 沃斯通克拉夫特 | person | S4 | the English writer of A Vindication of the Rights of Woman | 撰寫《女權辯護》的英國作家
Leviathan | 《利維坦》 | document | S4 | the book of 1651 that calls life without a ruler nasty, brutish and short | 1651年形容沒有統治者的人生污穢、野蠻而短暫的著作
Two Treatises of Government | 《政府論》 | document | S4 | the book by Locke which argues that rulers need the consent of the people | 洛克主張統治者須得到人民同意的著作
The Spirit of the Laws | 《論法的精神》 | document | S2 | the book by Montesquieu on how states divide their power | 孟德斯鳩論述國家權力如何劃分的著作 | also-zh=《法意》
The Social Contract | 《社會契約論》 | document | S2 | the book by Rousseau that begins by saying man is born free but everywhere in chains | 盧梭以「人生而自由，卻無處不在枷鎖中」開篇的著作 | also-zh=《民約論》
Encyclopédie | 《百科全書》 | document | S2 | the French work of many volumes in which Diderot gathered the knowledge of his age | 狄德羅彙集當代知識、多卷本的法文著作
The Wealth of Nations | 《國富論》 | document | S2 | the book of 1776 that argues for free trade and the division of labour | 1776年主張自由貿易和分工的著作
Louis XIV | 路易十四 | person | S2 | the French Sun King who built the palace of Versailles | 興建凡爾賽宮、有「太陽王」之稱的法國君主
Peter the Great | 彼得大帝 | person | S2 | the tsar who moved the Russian capital to the Baltic and westernised his country | 把首都遷往波羅的海沿岸、推行西化的沙皇
Catherine the Great | 凱瑟琳大帝 | person | S4 | the German-born Russian empress who took part in the partitions of Poland | 德意志出生、參與瓜分波蘭的俄羅斯女皇 | also-zh=葉卡捷琳娜二世
Frederick the Great | 腓特烈大帝 | person | S2 | the Prussian king who seized Silesia and called himself the first servant of the state | 奪取西利西亞、自稱國家第一公僕的普魯士國王
Maria Theresa | 瑪麗亞·特蕾莎 | person | S4 | the Austrian ruler who lost Silesia to Prussia | 被普魯士奪去西利西亞的奧地利女君主
Cardinal Richelieu | 黎塞留 | person | S4 | the minister of Louis XIII who strengthened royal power in France | 為路易十三加強法國王權的大臣
Jean-Baptiste Colbert | 科爾貝 | person | S4 | the finance minister of Louis XIV who promoted mercantilism | 為路易十四推行重商主義的財政大臣
James I | 詹姆士一世 | person | S4 | the Scottish king who became the first Stuart ruler of England | 成為首位斯圖亞特英王的蘇格蘭國王
Charles I | 查理一世 | person | S2 | the English king beheaded in 1649 after losing the Civil War | 內戰失敗後於1649年被斬首的英王
Oliver Cromwell | 克倫威爾 | person | S2 | the Puritan general who ruled England as Lord Protector | 以護國公名義統治英國的清教徒將領
Charles II | 查理二世 | person | S4 | the king whose return in 1660 restored the English monarchy | 1660年回國、使英國君主制復辟的國王
James II | 詹姆士二世 | person | S2 | the Catholic king driven from the English throne in 1688 | 1688年被逐下英國王位的天主教徒國王
William III | 威廉三世 | person | S4 | the Dutch prince invited to take the English throne with his wife Mary | 應邀與妻子瑪麗同登英國王位的荷蘭親王 | also=William of Orange
English Civil War | 英國內戰 | event | S2 | the conflict of the 1640s between the supporters of king and Parliament | 1640年代保王派與國會派之間的戰事
Glorious Revolution | 光榮革命 | event | S2 | the change of 1688 by which James II lost the English throne almost without bloodshed | 1688年詹姆士二世幾乎不流血地失去王位的事變
Petition of Right | 《權利請願書》 | document | S4 | the paper of 1628 in which Parliament told Charles I not to tax without consent | 1628年國會要求查理一世不得擅自徵稅的文件
Bill of Rights of 1689 | 1689年《權利法案》 | document | S2 | the English law that limited royal power after the fall of James II | 詹姆士二世下台後限制王權的英國法律 | also=English Bill of Rights
Act of Settlement | 《王位繼承法》 | document | S5 | the English law of 1701 that kept Catholics from the throne | 1701年規定天主教徒不得登位的英國法律
Habeas Corpus Act | 《人身保護法》 | document | S4 | the English law of 1679 against imprisonment without being brought before a court | 1679年防止未經法庭審理而監禁的英國法律
Palace of Versailles | 凡爾賽宮 | structure | S2 | the vast royal residence with a Hall of Mirrors near Paris | 巴黎附近設有鏡廳的宏偉王室居所
Kremlin | 克里姆林宮 | structure | S2 | the walled seat of Russian rulers in Moscow | 俄羅斯統治者在莫斯科設有圍牆的權力中心
Winter Palace | 冬宮 | structure | S4 | the residence of the Russian emperors in St Petersburg | 俄羅斯皇帝在聖彼得堡的居所
Schönbrunn Palace | 美泉宮 | structure | S5 | the Habsburg residence in Vienna favoured by Maria Theresa | 瑪麗亞·特蕾莎喜愛的維也納哈布斯堡居所
Escorial | 埃斯科里亞爾宮 | structure | S5 | the monastery and residence that Philip II of Spain built near Madrid | 西班牙的腓力二世在馬德里附近興建的修院居所
Seven Years' War | 七年戰爭 | event | S2 | the worldwide conflict of 1756 to 1763 in which Britain won Canada and Bengal from its rivals | 1756至1763年遍及全球、英國奪得加拿大等地的戰事
War of the Spanish Succession | 西班牙王位繼承戰爭 | event | S5 | the conflict of 1701 to 1714 over a Bourbon becoming king in Madrid | 1701至1714年因波旁家族入主馬德里而起的戰事
War of the Austrian Succession | 奧地利王位繼承戰爭 | event | S5 | the conflict of 1740 to 1748 that began when Frederick the Great seized Silesia | 1740至1748年由腓特烈大帝奪取西利西亞引發的戰事
Great Northern War | 大北方戰爭 | event | S5 | the conflict of 1700 to 1721 in which Russia took Sweden's Baltic lands | 1700至1721年俄羅斯奪取瑞典波羅的海領地的戰事
salon | 沙龍 | institution | S4 | a gathering in a French lady's drawing room to discuss books and ideas | 法國貴婦在客廳主持、談論書籍和思想的聚會
coffee house | 咖啡館 | institution | S4 | a public place where hot drinks were sold and men of all ranks read newspapers and talked | 售賣熱飲、供各階層人士閱報清談的公共場所
philosophe | 啟蒙思想家 | role | S4 | a French writer of the eighteenth century who applied reason to society | 十八世紀以理性探討社會問題的法國作者
courtier | 廷臣 | role | S4 | a noble who attended on a king at his palace to win favour | 在王宮侍奉君主以求寵信的貴族
boyar | 波雅爾 | role | S5 | a great landed noble of old Russia | 舊俄羅斯的大地主貴族
set | ways in which states are ruled | 國家的統治方式 | absolutism; constitutional monarchy; republicanism; theocracy=神權政治
set | forms of rule in modern and older Europe | 歐洲的管治形式 | enlightened despotism; constitutional monarchy; oligarchy; tyranny; theocracy=神權政治
set | political doctrines of modern Europe | 近代歐洲的政治學說 | divine right of kings=君權神授說; social contract; separation of powers; natural rights; popular sovereignty=主權在民
set | English and Scottish thinkers | 英格蘭與蘇格蘭思想家 | Thomas Hobbes; John Locke; Adam Smith; David Hume; Mary Wollstonecraft; Francis Bacon
set | French-language thinkers of the Enlightenment | 法語啟蒙思想家 | Montesquieu; Voltaire; Jean-Jacques Rousseau; Denis Diderot
set | political thinkers | 政治思想家 | Thomas Hobbes; John Locke; Montesquieu; Jean-Jacques Rousseau; Voltaire
set | philosophers of Europe | 歐洲的哲學家 | Immanuel Kant; David Hume; René Descartes; Cesare Beccaria
set | books of the Enlightenment | 啟蒙時代的著作 | The Spirit of the Laws; The Social Contract; Encyclopédie; The Wealth of Nations; A Vindication of the Rights of Woman=《女權辯護》
set | books on government | 論政治的著作 | Leviathan; Two Treatises of Government; The Spirit of the Laws; The Social Contract; The Prince; The Republic=《理想國》
set | absolute monarchs of Europe | 歐洲的專制君主 | Louis XIV; Peter the Great; Frederick the Great; Catherine the Great; Philip II of Spain
set | builders of royal power in France | 法國王權的建立者 | Louis XIV; Cardinal Richelieu; Jean-Baptiste Colbert; Henry IV of France
set | rulers of seventeenth-century England | 十七世紀英國的統治者 | James I; Charles I; Oliver Cromwell; Charles II; James II; William III
set | events of English history | 英國歷史事件 | English Civil War; Restoration=王政復辟; Glorious Revolution; Gunpowder Plot=火藥陰謀; Wars of the Roses
set | residences of European rulers | 歐洲君主的居所 | Palace of Versailles; Kremlin; Winter Palace; Schönbrunn Palace; Escorial
set | wars of early modern Europe | 近代早期歐洲的戰爭 | Thirty Years' War; Great Northern War; War of the Spanish Succession; War of the Austrian Succession; Seven Years' War
set | people of courts and salons | 宮廷與文化圈的人物 | philosophe; courtier; boyar; patron
order | documents of English liberty, from the earliest to the latest | 英國憲政文獻由早至晚 | Magna Carta > Petition of Right > Habeas Corpus Act > Bill of Rights of 1689
order | rulers of seventeenth-century England, from the earliest to the latest | 十七世紀英國統治者由早至晚 | James I > Charles I > Oliver Cromwell > Charles II > James II > William III
order | events of English history, from the earliest to the latest | 英國歷史事件由早至晚 | Wars of the Roses > Gunpowder Plot=火藥陰謀 > English Civil War > Restoration=王政復辟 > Glorious Revolution
order | wars of early modern Europe, from the earliest to begin to the latest | 近代早期戰爭按爆發先後 | Thirty Years' War > War of the Spanish Succession > War of the Austrian Succession > Seven Years' War

== The American Revolution | 美國獨立革命
Thirteen Colonies | 十三州殖民地 | group | S2 | the British settlements on the Atlantic coast that became the United States | 位於大西洋沿岸、後來成為美國的英國移民地 | also-zh=北美十三州
New France | 新法蘭西 | group | S5 | the French settlements in Canada that were lost to Britain in 1763 | 1763年割讓予英國、位於加拿大的法國移民地
New Spain | 新西班牙 | group | S5 | the American viceroyalty that was ruled from Mexico City | 以墨西哥城為首府的美洲總督轄地
New Netherland | 新尼德蘭 | group | S5 | the Dutch settlements on the Hudson River taken by the English in 1664 | 1664年被英國奪取、位於哈德遜河的荷蘭移民地
Navigation Acts | 《航海法》 | document | S4 | the laws that required colonial trade to be carried in English ships | 規定殖民地貿易須用英國船隻運載的法律
Stamp Act | 《印花稅法》 | document | S2 | the law of 1765 that taxed newspapers and legal papers in the American colonies | 1765年向北美殖民地報刊和法律文件徵稅的法律
Townshend Acts | 《湯森法》 | document | S4 | the laws of 1767 that taxed glass, lead, paint, paper and tea in the American colonies | 1767年向輸入北美的玻璃、鉛、顏料、紙和茶徵稅的法律
Tea Act | 《茶葉法》 | document | S2 | the law of 1773 that let the East India Company undersell the merchants of the American colonies | 1773年容許東印度公司以低價在北美殖民地傾銷貨品的法律
Intolerable Acts | 《不可容忍法》 | document | S2 | the laws of 1774 that closed Boston harbour and punished Massachusetts | 1774年封閉波士頓港以懲罰麻省的法律 | also=Coercive Acts; also-zh=《強制法》
Proclamation of 1763 | 1763年《公告》 | document | S5 | the royal order that forbade colonists to settle west of the Appalachians | 英王禁止殖民者移居阿巴拉契亞山以西的命令
Boston Massacre | 波士頓慘案 | event | S2 | the shooting of five colonists by British soldiers in 1770 | 1770年英軍開槍打死五名殖民地居民的事件 | also-zh=波士頓屠殺
Boston Tea Party | 波士頓茶葉事件 | event | S2 | the throwing of the East India Company's chests into a harbour in 1773 | 1773年殖民地居民把東印度公司貨箱傾入海港的事件 | also-zh=波士頓傾茶事件
First Continental Congress | 第一次大陸會議 | event | S2 | the meeting of 1774 at which colonists protested against the closing of Boston harbour | 1774年殖民地代表抗議英國封閉波士頓港的集會
Second Continental Congress | 第二次大陸會議 | event | S2 | the meeting that chose Washington to command and declared independence | 委任華盛頓為統帥並宣布獨立的集會
Constitutional Convention | 制憲會議 | event | S4 | the meeting of 1787 in Philadelphia that drew up the basic law of the United States | 1787年在費城草擬美國根本大法的集會
Battles of Lexington and Concord | 列克星頓和康科德戰役 | event | S2 | the fights of April 1775 with which the American War of Independence began | 1775年4月揭開美國獨立戰爭序幕的戰事
Battle of Bunker Hill | 邦克山戰役 | event | S4 | the fight of June 1775 near Boston in which the British lost over a thousand men | 1775年6月英軍在波士頓附近傷亡逾千的戰事
Battle of Saratoga | 薩拉托加戰役 | event | S2 | the American victory of 1777 that brought France into the war | 1777年促使法國參戰的美軍勝仗
Siege of Yorktown | 約克鎮之圍 | event | S2 | the operation of 1781 that ended with the surrender of Cornwallis | 1781年迫使英將康華里投降的戰事 | also=Battle of Yorktown; also-zh=約克鎮戰役
American War of Independence | 美國獨立戰爭 | event | S2 | the conflict of 1775 to 1783 by which thirteen colonies broke away from Britain | 1775至1783年十三州脫離英國的戰事 | also=American Revolutionary War
Declaration of Independence | 《獨立宣言》 | document | S2 | the paper of 4 July 1776 which says that all men are created equal | 1776年7月4日發表、聲言人人生而平等的文件
Common Sense | 《常識》 | document | S2 | the pamphlet of 1776 that urged Americans to break with the British king | 1776年鼓吹美洲人與英王決裂的小冊子
Articles of Confederation | 《邦聯條例》 | document | S4 | the first framework of American government, which gave Congress no power to tax | 沒有給予國會徵稅權的首部美國政府組織法
United States Constitution | 《美國憲法》 | document | S2 | the basic law drawn up in Philadelphia in 1787 | 1787年在費城擬定的根本大法
United States Bill of Rights | 《美國權利法案》 | document | S4 | the first ten amendments of 1791, which protect free speech and other freedoms | 1791年保障言論等自由的首十條修正案
Federalist Papers | 《聯邦黨人文集》 | document | S5 | the essays by Hamilton, Madison and Jay for ratifying the new plan of government | 漢密爾頓、麥迪遜等人為爭取批准新政制而寫的文章
Treaty of Paris of 1783 | 1783年《巴黎條約》 | document | S2 | the agreement by which Britain recognised the United States | 英國承認美國獨立的協議
George Washington | 華盛頓 | person | S1 | the commander of the Continental Army who became the first American president | 大陸軍統帥、美國首任總統
Thomas Jefferson | 傑佛遜 | person | S2 | the Virginian who drafted the Declaration of Independence | 起草《獨立宣言》的維吉尼亞人
Benjamin Franklin | 富蘭克林 | person | S2 | the printer, scientist and envoy who won French help for the American rebels | 印刷商和科學家出身、爭取法國援助的美國使節
John Adams | 約翰·亞當斯 | person | S4 | the second American president, who had defended the soldiers of the Boston Massacre | 曾為波士頓慘案英軍辯護的美國第二任總統
Alexander Hamilton | 漢密爾頓 | person | S4 | the first American treasury secretary, killed in a duel with Aaron Burr | 在決鬥中被殺的美國首任財政部長
James Madison | 麥迪遜 | person | S4 | the fourth American president, called the father of the Constitution | 有「憲法之父」之稱的美國第四任總統
Thomas Paine | 潘恩 | person | S2 | the English-born writer of the pamphlet Common Sense | 撰寫小冊子《常識》的英國出生作家
Patrick Henry | 帕特里克·亨利 | person | S4 | the Virginian orator who cried give me liberty or give me death | 高呼「不自由，毋寧死」的維吉尼亞演說家
Paul Revere | 保羅·里維爾 | person | S4 | the Boston silversmith who rode by night to warn that the British were coming | 夜騎報告英軍來襲的波士頓銀匠
George III | 佐治三世 | person | S2 | the British king from whom the American colonies broke away | 北美殖民地脫離統治時的英王 | also-zh=喬治三世
Marquis de Lafayette | 拉法葉侯爵 | person | S2 | the French noble who fought for the Americans and later led the Paris National Guard | 為美國作戰、後任巴黎國民自衛軍司令的法國貴族
Charles Cornwallis | 康華里 | person | S4 | the British general who surrendered to the Americans and French in 1781 | 1781年向美法聯軍投降的英國將領
Patriots | 愛國者 | group | S4 | the colonists who fought for American independence | 為美國獨立而戰的殖民地居民
Loyalists | 效忠派 | group | S4 | the colonists who stayed true to the British crown | 支持英國王室的殖民地居民
Sons of Liberty | 自由之子 | group | S4 | the secret society formed in 1765 to resist the Stamp Act | 1765年為抵制《印花稅法》而成立的秘密組織
Federalists | 聯邦派 | group | S4 | the supporters of the plan for a stronger American national government in 1787 and 1788 | 1787至1788年支持加強美國中央政府的人士
Anti-Federalists | 反聯邦派 | group | S4 | the opponents of the proposed American plan of government who feared a strong centre | 擔心中央權力過大而反對美國新政制的人士
Continental Army | 大陸軍 | group | S2 | the regular American troops commanded by Washington | 由華盛頓指揮的美國正規部隊
Hessians | 黑森傭兵 | group | S5 | the German hired soldiers who fought for Britain in America | 受僱為英國在北美作戰的德意志士兵
minutemen | 快速民兵 | group | S5 | the Massachusetts part-time soldiers who were ready to turn out at once | 可隨時應召出動的麻省業餘士兵
National Guard | 國民自衛軍 | group | S4 | the citizen soldiers of revolutionary Paris first led by Lafayette | 最初由拉法葉指揮的革命巴黎公民部隊
federalism | 聯邦制 | system | S4 | the sharing of power between a central government and the states of a union | 中央政府與各州分享權力的安排
checks and balances | 權力制衡 | system | S2 | the arrangement by which each branch of government can restrain the others | 政府各部門互相牽制的安排
unitary state | 單一制 | system | S4 | the arrangement by which all local power comes from one central government | 地方權力全由中央政府授予的安排
no taxation without representation | 無代表不納稅 | idea | S2 | the colonial claim that only an assembly in which they had seats could levy money from them | 主張只有己方派員參與的議會才可徵收款項的口號
liberty, equality, fraternity | 自由、平等、博愛 | idea | S2 | the three-word motto of the French Revolution | 法國大革命的三詞格言
peace, land and bread | 和平、土地、麵包 | idea | S3 | the slogan with which the Bolsheviks won support in 1917 | 布爾什維克於1917年爭取支持的口號
set | European possessions in North America | 歐洲國家在北美的屬地 | Thirteen Colonies; New France; New Spain; New Netherland
set | British measures that angered the colonists | 激怒北美殖民地的英國措施 | Navigation Acts; Proclamation of 1763; Stamp Act; Townshend Acts; Tea Act; Intolerable Acts
set | events before and at the start of the American Revolution | 美國革命前夕的事件 | Boston Massacre; Boston Tea Party; First Continental Congress; Battles of Lexington and Concord
set | assemblies of the American Revolution | 美國革命的會議 | First Continental Congress; Second Continental Congress; Constitutional Convention; Stamp Act Congress=印花稅法會議
set | battles of the American War of Independence | 美國獨立戰爭的戰役 | Battles of Lexington and Concord; Battle of Bunker Hill; Battle of Saratoga; Siege of Yorktown
set | founding documents of the United States | 美國的建國文獻 | Declaration of Independence; Articles of Confederation; United States Constitution; United States Bill of Rights; Treaty of Paris of 1783
set | American founders | 美國的開國元勳 | George Washington; Thomas Jefferson; Benjamin Franklin; John Adams; Alexander Hamilton; James Madison
set | voices and heroes of the American Revolution | 美國革命的人物 | Thomas Paine; Patrick Henry; Paul Revere; Thomas Jefferson
set | leaders on the two sides of the American war | 美國獨立戰爭雙方的領袖 | George Washington; Marquis de Lafayette; Charles Cornwallis; George III
set | soldiers of the age of revolutions | 革命時代的軍隊 | Continental Army; Hessians; minutemen; National Guard
set | arrangements of government | 政府的組織安排 | federalism; checks and balances; unitary state; bicameralism=兩院制
set | slogans of revolutions | 革命的口號 | no taxation without representation; liberty, equality, fraternity; peace, land and bread; expel the barbarians=攘夷
order | events of the American Revolution, from the earliest to the latest | 美國革命事件由早至晚 | Boston Massacre > Boston Tea Party > First Continental Congress > Battles of Lexington and Concord > Siege of Yorktown
order | British measures in America, from the earliest to the latest | 英國在北美的措施由早至晚 | Proclamation of 1763 > Stamp Act > Townshend Acts > Tea Act > Intolerable Acts
order | American documents, from the earliest to the latest | 美國文獻由早至晚 | Declaration of Independence > Treaty of Paris of 1783 > United States Constitution > United States Bill of Rights

== The French Revolution and Napoleon | 法國大革命與拿破崙
ancien régime | 舊制度 | system | S2 | the social and political order of France before 1789 | 1789年以前法國的社會和政治秩序 | also-zh=舊政權
First Estate | 第一等級 | group | S2 | the clergy in France before the Revolution | 大革命以前法國的教士 | also-zh=第一階層
Second Estate | 第二等級 | group | S2 | the nobility in France before the Revolution | 大革命以前法國的貴族 | also-zh=第二階層
Third Estate | 第三等級 | group | S2 | the commoners who bore most taxes in France before the Revolution | 大革命以前負擔大部分稅項的法國平民 | also-zh=第三階層
Jacobins | 雅各賓派 | group | S2 | the radical republican club that Robespierre led in Paris | 由羅伯斯庇爾在巴黎領導的激進共和派
Girondins | 吉倫特派 | group | S2 | the moderate republicans who were overthrown and guillotined in 1793 | 1793年被推翻並處決的溫和共和派
Bonapartists | 波拿巴派 | group | S5 | the supporters of the family of Napoleon | 擁護拿破崙家族的人士
Estates-General | 三級會議 | institution | S2 | the French assembly of clergy, nobles and commoners that Louis XVI called in 1789 | 1789年路易十六召開、由教士、貴族和平民代表組成的議會
National Assembly | 國民議會 | institution | S2 | the body formed by the deputies of the French commoners in June 1789 | 1789年6月由法國平民代表自行組成的機構 | also-zh=國民會議
Legislative Assembly | 立法議會 | institution | S4 | the French body elected in 1791 that declared war on Austria | 1791年選出、向奧地利宣戰的法國機構
National Convention | 國民公會 | institution | S2 | the French body that abolished the monarchy in September 1792 and tried the king | 1792年9月廢除君主制並審判國王的法國機構
Directory | 督政府 | institution | S2 | the French government of five men overthrown by Napoleon in 1799 | 由五人執掌、1799年被拿破崙推翻的法國政府
Consulate | 執政府 | institution | S4 | the French government from 1799 to 1804 headed by Napoleon with two colleagues | 1799至1804年由拿破崙與兩名同僚領導的法國政府
Committee of Public Safety | 公安委員會 | institution | S2 | the French body of twelve men who directed the Reign of Terror | 由十二人主持恐怖統治的法國機構 | also-zh=救國委員會
Revolutionary Tribunal | 革命法庭 | institution | S4 | the court in Paris that sent suspects to the guillotine | 把疑犯送上斷頭台的巴黎審判機關
Women's March on Versailles | 婦女進軍凡爾賽 | event | S4 | the action of October 1789 that brought the royal family to Paris | 1789年10月把王室帶回巴黎的群眾行動
Thermidorian Reaction | 熱月政變 | event | S4 | the overthrow of Robespierre in July 1794 | 1794年7月羅伯斯庇爾被推翻一事
Coup of 18 Brumaire | 霧月政變 | event | S4 | the seizure of power by Napoleon in November 1799 | 1799年11月拿破崙奪取政權一事
Hundred Days | 百日王朝 | event | S4 | the time in 1815 between Napoleon's return from Elba and his second abdication | 1815年拿破崙由厄爾巴島重返至再度退位一事
Louis XVI | 路易十六 | person | S2 | the French king guillotined in January 1793 | 1793年1月被送上斷頭台的法國國王
Marie Antoinette | 瑪麗·安東妮 | person | S2 | the Austrian-born queen of France executed in October 1793 | 1793年10月被處死的奧地利裔法國王后 | also-zh=瑪麗·安托瓦內特
Maximilien Robespierre | 羅伯斯庇爾 | person | S2 | the lawyer who was the leading figure of the Reign of Terror | 主導恐怖統治的律師出身領袖
Georges Danton | 丹東 | person | S4 | the Jacobin orator guillotined in April 1794 after calling for mercy | 主張寬大、1794年4月被處決的雅各賓演說家
Jean-Paul Marat | 馬拉 | person | S4 | the radical journalist stabbed in his bath by Charlotte Corday | 在浴缸中被科黛刺殺的激進報人
Abbé Sieyès | 西哀士 | person | S5 | the churchman who wrote What Is the Third Estate | 撰寫《第三等級是甚麼？》的教士
Jacques Necker | 內克爾 | person | S5 | the Swiss banker and finance minister whose dismissal helped set off the riots of July 1789 | 被免職激起1789年7月騷動的瑞士裔財政大臣
Mirabeau | 米拉波 | person | S5 | the noble elected by the commoners who led the National Assembly and died in 1791 | 由平民選出、領導國民議會、1791年病逝的貴族
Napoleon Bonaparte | 拿破崙 | person | S1 | the Corsican general who became emperor of the French in 1804 | 科西嘉出身、1804年稱帝的法國將領
Duke of Wellington | 威靈頓公爵 | person | S2 | the British general who won the Battle of Waterloo | 在滑鐵盧取勝的英國將領
Horatio Nelson | 納爾遜 | person | S2 | the British admiral who died winning the Battle of Trafalgar | 在特拉法加取勝時陣亡的英國海軍將領
Klemens von Metternich | 梅特涅 | person | S2 | the Austrian minister who presided at the Congress of Vienna and fled in 1848 | 主持維也納會議、1848年出逃的奧地利大臣
Talleyrand | 塔列朗 | person | S4 | the French diplomat who spoke for defeated France at the Congress of Vienna | 在維也納會議代表戰敗法國的外交家
Viscount Castlereagh | 卡斯爾雷子爵 | person | S5 | the British foreign secretary at the Congress of Vienna | 出席維也納會議的英國外相
Alexander I of Russia | 亞歷山大一世 | person | S4 | the tsar who fought Napoleon and proposed the Holy Alliance | 對抗拿破崙並倡議神聖同盟的沙皇
Toussaint Louverture | 杜桑·盧維杜爾 | person | S4 | the former slave who led the revolution in Haiti | 奴隸出身、領導海地革命的領袖
Simón Bolívar | 玻利瓦爾 | person | S4 | the Venezuelan who freed much of northern South America from Spain | 帶領南美洲北部脫離西班牙的委內瑞拉人
José de San Martín | 聖馬丁 | person | S5 | the general who crossed the Andes from Argentina to free Chile | 由阿根廷越過安第斯山解放智利的將領
Miguel Hidalgo | 伊達爾戈 | person | S5 | the priest whose Cry of Dolores began the Mexican struggle for independence | 以「多洛雷斯呼聲」揭開墨西哥獨立運動的神父
Battle of Trafalgar | 特拉法加海戰 | event | S2 | the victory of 1805 that ended Napoleon's hope of invading Britain | 1805年令拿破崙入侵英國的希望破滅的海軍勝仗
Battle of Austerlitz | 奧斯特里茨戰役 | event | S4 | the victory of 1805 in which Napoleon beat the Austrians and Russians | 1805年拿破崙擊敗奧俄聯軍的戰事
Battle of Borodino | 博羅季諾戰役 | event | S5 | the bloody fight near Moscow in 1812 | 1812年在莫斯科附近的血戰
Battle of Leipzig | 萊比錫戰役 | event | S4 | the Battle of the Nations of 1813 in Saxony in which Napoleon was beaten | 1813年拿破崙在薩克森敗於多國聯軍的「民族大會戰」
Battle of Waterloo | 滑鐵盧戰役 | event | S2 | the fight of 1815 in Belgium in which Napoleon was beaten for the last time | 1815年拿破崙在比利時最後一次戰敗的戰事
Elba | 厄爾巴島 | place | S2 | the island off Italy to which Napoleon was sent in 1814 | 1814年拿破崙首次被放逐的意大利外海島嶼
St Helena | 聖赫勒拿島 | place | S2 | the South Atlantic island on which Napoleon died in 1821 | 1821年拿破崙去世的南大西洋島嶼
Corsica | 科西嘉島 | place | S2 | the Mediterranean island on which Napoleon was born | 拿破崙出生的地中海島嶼
Sicily | 西西里島 | place | S4 | the Mediterranean island that Garibaldi's Redshirts won in 1860 | 1860年加里波第紅衫軍攻下的地中海島嶼
Declaration of the Rights of Man and of the Citizen | 《人權和公民權宣言》 | document | S2 | the statement of August 1789 that men are born and remain free and equal | 1789年8月宣布人人生而自由平等的法國文件 | also-zh=《人權宣言》
Civil Constitution of the Clergy | 《教士民事組織法》 | document | S5 | the French law of 1790 that made priests into paid servants of the state | 1790年把教會人員變為國家受薪人員的法國法律
Napoleonic Code | 《拿破崙法典》 | document | S2 | the French civil law book of 1804 | 1804年頒布的法國民法彙編 | also=Code Napoléon; not=Justinian Code
What Is the Third Estate? | 《第三等級是甚麼？》 | document | S5 | the pamphlet of 1789 by Sieyès that claimed the commoners were the nation | 西哀士於1789年主張平民即國民的小冊子
Continental System | 大陸封鎖政策 | method | S2 | the ban on trade with Britain that Napoleon laid on Europe in 1806 | 1806年拿破崙禁止歐洲與英國通商的措施
scorched-earth tactics | 焦土戰術 | method | S4 | the destruction by a retreating army of everything the enemy might use | 撤退軍隊毀掉一切敵人可用物資的做法
guerrilla warfare | 游擊戰 | method | S4 | fighting by small bands that strike by surprise and avoid open battle | 以小隊人馬突襲、避免正面交鋒的作戰方式
naval blockade | 海上封鎖 | method | S4 | the closing of enemy ports by warships | 以戰艦截斷敵方港口交通的做法
guillotine | 斷頭台 | device | S2 | a beheading machine with a falling blade used in revolutionary France | 法國革命時期使用、以下墜刀刃斬首的器具
gallows | 絞刑架 | device | S4 | a wooden frame from which criminals were hanged | 把罪犯吊死的木架
pillory | 枷刑台 | device | S5 | a frame with holes for head and hands in which offenders were shown to the public | 設有頭手孔洞、把犯人示眾的木架
Congress of Vienna | 維也納會議 | event | S2 | the meeting of 1814 to 1815 that redrew the map of Europe after Napoleon | 1814至1815年在拿破崙敗後重劃歐洲版圖的會議
Berlin Conference of 1884 to 1885 | 1884至1885年柏林會議 | event | S4 | the meeting that set rules for the European division of Africa | 為歐洲列強瓜分非洲訂立規則的會議
Congress of Berlin of 1878 | 1878年柏林會議 | event | S5 | the meeting chaired by Bismarck that settled the Balkans after a Russo-Turkish war | 俄土戰爭後由俾斯麥主持、處理巴爾幹問題的會議
Congress of Paris of 1856 | 1856年巴黎會議 | event | S5 | the meeting that ended the Crimean War | 結束克里米亞戰爭的會議
Carlsbad Decrees | 《卡爾斯巴德決議》 | document | S5 | the orders of 1819 that censored German universities and the press | 1819年鉗制德意志大學和報刊的法令
principle of legitimacy | 正統原則 | law | S2 | the rule of 1815 that rulers driven out by revolution should regain their thrones | 1815年提出、讓被革命推翻的君主復位的主張 | also=legitimacy
principle of compensation | 補償原則 | law | S4 | the rule of 1815 that states which had suffered or given up lands should gain others | 1815年給予受損或失地國家其他領土的主張
balance of power | 均勢原則 | law | S2 | the rule that no single state should be strong enough to dominate the rest | 不容任何一國強大至足以支配他國的主張
non-intervention | 不干涉原則 | law | S4 | the rule that a state should keep out of the internal affairs of others | 主張國家不插手別國內政的準則
German Confederation | 德意志邦聯 | group | S4 | the union of thirty-nine states set up in 1815 under Austrian presidency | 1815年成立、由奧地利任主席的三十九邦聯合體
Confederation of the Rhine | 萊茵邦聯 | group | S5 | the union of German states set up by Napoleon in 1806 | 1806年由拿破崙建立的德意志各邦聯合體
North German Confederation | 北德意志邦聯 | group | S4 | the union led by Prussia from 1867 after Austria had been driven out | 奧地利被逐後由普魯士於1867年領導的聯合體
set | social and political orders of the past | 歷史上的社會與政治秩序 | ancien régime; feudalism; caste system; manorialism
set | assemblies of revolutionary France | 法國大革命時期的議會 | Estates-General; National Assembly; Legislative Assembly; National Convention
set | governments and organs of revolutionary France | 法國大革命時期的政權與機構 | Directory; Consulate; First French Empire=法蘭西第一帝國; Committee of Public Safety; Revolutionary Tribunal
set | events at the start of the French Revolution | 法國大革命初期的事件 | Tennis Court Oath=網球場宣誓; Storming of the Bastille=攻陷巴士底獄; Women's March on Versailles; Flight to Varennes=瓦雷納出逃
set | leaders of the French Revolution | 法國大革命的領袖 | Maximilien Robespierre; Georges Danton; Jean-Paul Marat; Abbé Sieyès; Mirabeau
set | French figures of 1789 | 1789年前後的法國人物 | Louis XVI; Marie Antoinette; Jacques Necker; Marquis de Lafayette; Mirabeau
set | rivals in the wars of Napoleon | 拿破崙戰爭的人物 | Napoleon Bonaparte; Duke of Wellington; Horatio Nelson; Alexander I of Russia
set | statesmen at the Congress of Vienna | 維也納會議的政治家 | Klemens von Metternich; Talleyrand; Viscount Castlereagh; Alexander I of Russia
set | liberators of Latin America | 拉丁美洲的解放者 | Toussaint Louverture; Simón Bolívar; José de San Martín; Miguel Hidalgo
set | battles of Napoleon's wars | 拿破崙戰爭的戰役 | Battle of Trafalgar; Battle of Austerlitz; Battle of Borodino; Battle of Leipzig; Battle of Waterloo
set | islands in the story of Napoleon and Italy | 與拿破崙和意大利歷史有關的島嶼 | Elba; St Helena; Corsica; Sicily
set | documents of the French Revolution and Napoleon | 法國大革命與拿破崙時代的文獻 | Declaration of the Rights of Man and of the Citizen; Civil Constitution of the Clergy; Napoleonic Code; What Is the Third Estate?; Declaration of the Rights of Woman=《女權宣言》
set | codes of law | 歷史上的法典 | Code of Hammurabi; Twelve Tables; Justinian Code; Napoleonic Code
set | ways of waging war | 戰爭手段 | Continental System; levée en masse=全民徵兵; scorched-earth tactics; guerrilla warfare; naval blockade
set | instruments of punishment | 刑具 | guillotine; gallows; pillory; rack=拉肢架
set | congresses of the nineteenth century | 十九世紀的國際會議 | Congress of Vienna; Congress of Paris of 1856; Congress of Berlin of 1878; Berlin Conference of 1884 to 1885
set | principles of international politics | 國際政治的原則 | principle of legitimacy; principle of compensation; balance of power; non-intervention
order | governing bodies of revolutionary France, from the earliest to the latest | 法國革命時期政權由早至晚 | National Assembly > Legislative Assembly > National Convention > Directory > Consulate > First French Empire=法蘭西第一帝國
order | events of the French Revolution, from the earliest to the latest | 法國大革命事件由早至晚 | Tennis Court Oath=網球場宣誓 > Storming of the Bastille=攻陷巴士底獄 > Women's March on Versailles > Flight to Varennes=瓦雷納出逃 > Reign of Terror=恐怖統治 > Thermidorian Reaction > Coup of 18 Brumaire
order | battles of Napoleon's wars, from the earliest to the latest | 拿破崙戰爭戰役由早至晚 | Battle of Trafalgar > Battle of Austerlitz > Battle of Borodino > Battle of Leipzig > Battle of Waterloo
order | places in Napoleon's life, in order | 拿破崙生平地點的先後 | Corsica > Elba > St Helena
order | German unions, from the earliest to the latest | 德意志聯合體由早至晚 | Holy Roman Empire > Confederation of the Rhine > German Confederation > North German Confederation

== The Industrial Revolution | 工業革命
enclosure movement | 圈地運動 | process | S2 | the fencing of English open fields and commons into private farms | 把英國敞田和公用地圍起成為私人農場的過程
industrialisation | 工業化 | process | S2 | the change of an economy from farming and hand work to machine production | 經濟由農耕和手工轉為機器生產的過程
spinning jenny | 珍妮紡紗機 | device | S2 | the hand-turned machine of James Hargreaves that made several threads at once | 哈格里夫斯發明、以手轉動同時產出多條棉線的機器
water frame | 水力紡紗機 | device | S2 | the thread-making machine of Richard Arkwright, driven by a mill wheel | 阿克萊特發明、由磨坊輪子帶動製線的機器
spinning mule | 騾機 | device | S2 | the machine in which Samuel Crompton joined two earlier thread-making inventions | 克朗普頓結合前人兩種製線發明而成的機器
flying shuttle | 飛梭 | device | S2 | the invention of John Kay that let one weaver throw the cross-thread quickly through wide cloth | 凱發明、讓織工快速把緯線穿過寬布的工具
cotton gin | 軋棉機 | device | S2 | the machine of Eli Whitney that pulled seeds from fibres | 惠特尼發明、把種籽從纖維分離的機器
James Watt | 瓦特 | person | S1 | the Scot who improved the steam engine with a separate condenser | 以分離冷凝器改良蒸汽機的蘇格蘭人
Thomas Newcomen | 紐科門 | person | S4 | the Englishman whose engine of 1712 pumped water out of mines | 1712年製成抽取礦坑積水機器的英國人
James Hargreaves | 哈格里夫斯 | person | S4 | the weaver who invented the spinning jenny | 發明珍妮紡紗機的織工
Richard Arkwright | 阿克萊特 | person | S4 | the former barber who patented the water frame and built cotton mills | 理髮匠出身、取得水力紡紗機專利並開設棉廠的人
Edmund Cartwright | 卡特賴特 | person | S4 | the clergyman who invented the power loom | 發明動力織布機的牧師
Eli Whitney | 惠特尼 | person | S4 | the American who invented the cotton gin | 發明軋棉機的美國人
George Stephenson | 史蒂芬遜 | person | S2 | the engineer of the Stockton and Darlington railway of 1825 | 建造1825年斯托克頓至達靈頓鐵路的工程師
Robert Fulton | 富爾頓 | person | S2 | the American whose paddle boat Clermont ran on the Hudson in 1807 | 1807年明輪船「克萊蒙特號」航行哈德遜河的美國人
Isambard Kingdom Brunel | 布魯內爾 | person | S4 | the engineer of the Great Western Railway and the ship Great Eastern | 建造大西部鐵路和「大東方號」輪船的工程師
Henry Bessemer | 貝塞麥 | person | S4 | the Englishman who made steel cheaply by blowing air through molten iron | 向熔鐵吹入空氣以廉價煉鋼的英國人
Jethro Tull | 傑思羅·塔爾 | person | S4 | the English farmer who invented a seed drill | 發明播種機的英國農業家
Robert Bakewell | 貝克韋爾 | person | S5 | the English farmer who bred bigger sheep by choosing the parents | 以挑選親本培育較大綿羊的英國農業家
factory system | 工廠制度 | system | S2 | the making of goods by many wage workers and machines gathered in one building | 眾多受薪工人與機器集中於同一建築物製作貨品的安排
guild system | 行會制度 | system | S1 | the making of goods by town craftsmen whose association fixed standards and prices | 城鎮工匠按同業組織所定標準和價格製作貨品的安排
assembly line | 裝配線 | system | S2 | the making of goods by workers who each do one task as the product moves past | 產品在各工人面前移動、每人只做一項工序的生產安排
tramway | 電車軌道 | structure | S4 | a public line of rails laid in city streets | 鋪設於市區街道、供公共車輛行駛的設施
laissez-faire | 自由放任 | idea | S2 | the belief that government should leave business alone | 主張政府不干預工商業的信念
communism | 共產主義 | idea | S2 | the belief of Marx that a workers' revolution will end private property and all classes | 馬克思主張工人革命消滅私產和階級的信念
anarchism | 無政府主義 | idea | S4 | the belief that the state itself should be done away with | 主張廢除國家機器的信念
liberalism | 自由主義 | idea | S2 | the belief in individual rights, constitutional rule and the equality of citizens before the law | 主張個人權利、憲政和法律面前平等的信念
conservatism | 保守主義 | idea | S2 | the belief that tradition and established institutions should be kept | 主張維護傳統和既有制度的信念
utilitarianism | 功利主義 | idea | S4 | the belief that an action is right if it brings the greatest happiness to the greatest number | 主張以最多數人的最大幸福衡量對錯的信念
Karl Marx | 馬克思 | person | S2 | the German thinker who wrote Das Kapital | 撰寫《資本論》的德意志思想家
Friedrich Engels | 恩格斯 | person | S2 | the factory owner's son who described the condition of the working class in England | 工廠主之子，撰文描述英國工人階級狀況
Robert Owen | 歐文 | person | S4 | the mill owner who built a model village for workers at New Lanark | 在新拉納克為工人興建模範村的廠主
Charles Fourier | 傅立葉 | person | S5 | the French socialist who planned communities called phalanxes | 構想名為「法朗吉」的公社的法國社會主義者
Thomas Malthus | 馬爾薩斯 | person | S4 | the clergyman who warned that population grows faster than food | 警告人口增長快於糧食的牧師
David Ricardo | 李嘉圖 | person | S5 | the English economist who put forward the theory of comparative advantage | 提出比較優勢理論的英國經濟學家
Jeremy Bentham | 邊沁 | person | S4 | the English philosopher who is regarded as the founder of utilitarianism | 被視為功利主義創始人的英國哲學家
John Stuart Mill | 約翰·穆勒 | person | S4 | the philosopher of On Liberty who spoke in Parliament for votes for women | 撰寫《論自由》、在國會爭取婦女投票權的哲學家
The Communist Manifesto | 《共產黨宣言》 | document | S2 | the pamphlet of 1848 that calls on the workers of all lands to unite | 1848年號召全世界無產者聯合起來的小冊子
Das Kapital | 《資本論》 | document | S4 | the long book whose first volume of 1867 analyses how employers profit from labour | 首卷於1867年出版、剖析僱主如何從勞動獲利的鉅著
An Essay on the Principle of Population | 《人口論》 | document | S4 | the book of 1798 in which Malthus warned of famine | 馬爾薩斯於1798年警告糧食不足的著作
On Liberty | 《論自由》 | document | S5 | the book of 1859 by Mill that limits what society may forbid the individual | 穆勒於1859年論述社會不應過分約束個人的著作
Uncle Tom's Cabin | 《湯姆叔叔的小屋》 | document | S4 | the American novel of 1852 that turned many readers against slavery | 1852年令許多讀者反對奴隸制的美國小說
Corn Laws | 《穀物法》 | document | S4 | the British laws, ended in 1846, that taxed imported grain | 對進口糧食徵稅、1846年廢除的英國法律
Reform Act of 1832 | 1832年《改革法》 | document | S4 | the British law that abolished rotten boroughs and gave the middle class votes | 取消「腐敗選區」、給予中產階級投票權的英國法律
Combination Acts | 《結社法》 | document | S5 | the British laws of 1799 and 1800 that forbade workers to form unions | 1799至1800年禁止工人組織工會的英國法律
Luddites | 盧德派 | group | S4 | the English workers who smashed textile machines | 搗毀紡織機器的英國工人
Chartists | 憲章派 | group | S4 | the British working people who petitioned for six points including votes for all men | 請願爭取男子普選等六項要求的英國勞動者
Fabians | 費邊社 | group | S5 | the British socialists who wanted gradual reform and not revolution | 主張漸進改良而非革命的英國社會主義者
peasantry | 農民階級 | group | S2 | the class of people who work small plots on the land | 耕種小塊田地為生的人群
Manchester | 曼徹斯特 | place | S2 | the cotton-spinning city of Lancashire that was nicknamed Cottonopolis | 有「棉都」之稱的蘭開夏紡紗城市
Liverpool | 利物浦 | place | S4 | the English port on the Mersey that took in raw cotton from America | 位於默西河畔、輸入美國原棉的英國港口
Sheffield | 錫菲 | place | S5 | the Yorkshire city famous for steel and cutlery | 以鋼材和刀具聞名的約克郡城市
Glasgow | 格拉斯哥 | place | S5 | the Scottish city on the Clyde famous for shipbuilding | 克萊德河畔以造船聞名的蘇格蘭城市
Great Exhibition | 萬國博覽會 | event | S2 | the show of the industry of all nations in London in 1851 | 1851年在倫敦展示各國工業成就的盛事
Peterloo Massacre | 彼得盧慘案 | event | S5 | the killing of people at a reform meeting in Manchester in 1819 | 1819年曼徹斯特改革集會人士被殺的事件
Irish Potato Famine | 愛爾蘭大饑荒 | event | S4 | the hunger of the 1840s, caused by a crop disease, in which about a million people died | 1840年代因薯疫歉收、約一百萬人死亡的災難
Paris Exposition of 1889 | 1889年巴黎博覽會 | event | S4 | the show for which the Eiffel Tower was built | 艾菲爾鐵塔為其而建的展覽盛事
Crystal Palace | 水晶宮 | structure | S2 | the hall of iron and glass put up in Hyde Park in 1851 | 1851年在海德公園搭建的鐵和玻璃大堂
Eiffel Tower | 艾菲爾鐵塔 | structure | P6 | the iron landmark put up in Paris in 1889 | 1889年在巴黎建成的金屬地標
Brooklyn Bridge | 布魯克林大橋 | structure | S5 | the New York suspension crossing over the East River opened in 1883 | 1883年啟用、橫跨紐約東河的懸索通道
Statue of Liberty | 自由神像 | structure | P6 | the French gift to the United States that stands in New York harbour | 法國送贈美國、矗立紐約港的雕塑
set | changes that reshaped how people live | 改變人類生活的過程 | Neolithic Revolution; Columbian Exchange; enclosure movement; urbanisation=城市化; industrialisation
set | inventions of the textile industry | 紡織業的發明 | spinning jenny; water frame; spinning mule; flying shuttle; power loom=動力織布機; cotton gin
set | machines of the Industrial Revolution | 工業革命的機器 | steam engine=蒸汽機; spinning jenny; power loom=動力織布機; cotton gin
set | inventors of the textile industry | 紡織業的發明家 | James Hargreaves; Richard Arkwright; Edmund Cartwright; Eli Whitney; Samuel Crompton=克朗普頓
set | engineers of steam, transport and metal | 蒸汽、運輸與金屬業的工程師 | James Watt; Thomas Newcomen; George Stephenson; Robert Fulton; Isambard Kingdom Brunel; Henry Bessemer
set | improvers of farming and industry | 改良農業和工業的人物 | Jethro Tull; Robert Bakewell; James Watt; Richard Arkwright
set | ways of organising production | 組織生產的方式 | domestic system=家庭生產制; factory system; guild system; assembly line; manorialism
set | beliefs about economy and state | 關於經濟與國家的信念 | laissez-faire; socialism=社會主義; communism; anarchism
set | political beliefs of the nineteenth century | 十九世紀的政治思想 | liberalism; conservatism; nationalism=民族主義; anarchism; feminism=女性主義; utilitarianism
set | social thinkers of the industrial age | 工業時代的社會思想家 | Karl Marx; Friedrich Engels; Robert Owen; Charles Fourier
set | economists and philosophers of the industrial age | 工業時代的經濟學家與哲學家 | Adam Smith; Thomas Malthus; David Ricardo; Jeremy Bentham; John Stuart Mill
set | influential writings of the industrial age | 工業時代的重要著作 | The Communist Manifesto; Das Kapital; An Essay on the Principle of Population; On Liberty; The Wealth of Nations; Uncle Tom's Cabin
set | British laws of the industrial age | 工業時代的英國法律 | Factory Act of 1833=1833年《工廠法》; Corn Laws; Reform Act of 1832; Poor Law Amendment Act=《濟貧法修正案》; Combination Acts; Slavery Abolition Act=《廢除奴隸制法》
set | protest and reform movements | 抗議與改革團體 | Luddites; Chartists; suffragettes=婦女參政運動者; abolitionists=廢奴派; Fabians
set | classes of society | 社會階級 | bourgeoisie=資產階級; proletariat=無產階級; landed gentry=地主鄉紳; peasantry
set | cities of industrial Britain | 英國工業城市 | Manchester; Liverpool; Sheffield; Glasgow
set | events of the industrial age | 工業時代的事件 | Great Exhibition; Peterloo Massacre; Irish Potato Famine; Paris Exposition of 1889
set | landmarks of the industrial age | 工業時代的地標 | Crystal Palace; Eiffel Tower; Brooklyn Bridge; Statue of Liberty
order | textile inventions, from the earliest to the latest | 紡織發明由早至晚 | flying shuttle > spinning jenny > spinning mule > power loom=動力織布機 > cotton gin
order | ways of organising production, from the earliest to the latest | 生產方式由早至晚 | guild system > domestic system=家庭生產制 > factory system > assembly line

== Nationalism and Europe in the nineteenth century | 民族主義與十九世紀歐洲
Giuseppe Mazzini | 馬志尼 | person | S2 | the republican thinker who founded Young Italy in exile | 流亡時創立青年意大利黨的共和派思想家
Count Cavour | 加富爾 | person | S2 | the prime minister of Piedmont-Sardinia who used diplomacy to unite Italy | 以外交手段統一意大利的皮埃蒙特－薩丁尼亞首相
Giuseppe Garibaldi | 加里波第 | person | S2 | the leader of the Redshirts who won Sicily and Naples | 率紅衫軍攻下西西里和那不勒斯的領袖
Victor Emmanuel II | 維克多·伊曼紐二世 | person | S2 | the king of Piedmont-Sardinia who became the first king of united Italy | 由薩丁尼亞國王成為統一後意大利首任國王的人
Otto von Bismarck | 俾斯麥 | person | S2 | the Prussian minister who united Germany by blood and iron | 以鐵血政策統一德意志的普魯士首相
Helmuth von Moltke the Elder | 老毛奇 | person | S5 | the Prussian chief of staff who planned the victories over Austria and France | 策劃戰勝奧地利和法國的普魯士參謀總長
Napoleon III | 拿破崙三世 | person | S4 | the emperor of the French captured at Sedan | 在色當被俘的法國皇帝
Louis Philippe | 路易·腓力 | person | S4 | the citizen king of the French from 1830 to 1848 | 1830至1848年在位、有「平民國王」之稱的法國君主
Charles X | 查理十世 | person | S5 | the last elder-line Bourbon king of France, overthrown in July 1830 | 1830年7月被推翻的波旁王室長系法國國王
Louis XVIII | 路易十八 | person | S5 | the Bourbon restored in 1814 who granted the French a charter | 1814年復位並頒布憲章的波旁國王
Nicholas I of Russia | 尼古拉一世 | person | S5 | the tsar who crushed the Decembrists and died during the Crimean War | 鎮壓十二月黨人、在克里米亞戰爭期間去世的沙皇
Alexander II of Russia | 亞歷山大二世 | person | S4 | the tsar who freed the serfs in 1861 | 1861年解放農奴的沙皇
Queen Victoria | 維多利亞女王 | person | S1 | the British sovereign from 1837 to 1901 | 1837至1901年在位的英國君主
Florence Nightingale | 南丁格爾 | person | S1 | the English nurse who reformed hospitals in the Crimean War | 在克里米亞戰爭期間改革醫院的英國護士
William Gladstone | 格萊斯頓 | person | S5 | the Liberal prime minister who proposed Home Rule for Ireland | 提出愛爾蘭自治的英國自由黨首相
Benjamin Disraeli | 迪斯累利 | person | S5 | the Conservative prime minister who bought Suez Canal shares for Britain | 為英國購入蘇彝士運河股份的保守黨首相
Robert Peel | 皮爾 | person | S5 | the prime minister who founded the London police and ended the Corn Laws | 創立倫敦警隊、廢除《穀物法》的英國首相
Young Italy | 青年意大利黨 | group | S2 | the society founded in 1831 by Mazzini to make a united republic | 馬志尼於1831年為建立統一共和國而創的團體
Redshirts | 紅衫軍 | group | S2 | the thousand or so volunteers whom Garibaldi led to Sicily | 加里波第率往西西里的千餘名志願兵
Decembrists | 十二月黨人 | group | S5 | the Russian officers who rose for a constitution in 1825 | 1825年起事要求立憲的俄國軍官
Kingdom of Piedmont-Sardinia | 皮埃蒙特－薩丁尼亞王國 | group | S2 | the north-western Italian state of the house of Savoy that led unification | 由薩伏依家族統治、領導意大利統一的西北部國家
Kingdom of the Two Sicilies | 兩西西里王國 | group | S5 | the southern Italian Bourbon state ruled from Naples | 以那不勒斯為都、由波旁家族統治的意大利南部國家
Lombardy-Venetia | 倫巴底－威尼西亞 | group | S5 | the northern Italian realm under direct Austrian rule after 1815 | 1815年後由奧地利直接統治的意大利北部地區
Prussia | 普魯士 | group | S2 | the German state of the Hohenzollerns with its capital at Berlin | 霍亨索倫家族統治、以柏林為都的德意志國家
Bavaria | 巴伐利亞 | group | S4 | the southern German state of the Wittelsbachs with its capital at Munich | 維特爾斯巴赫家族統治、以慕尼黑為都的德意志南部國家
Saxony | 薩克森 | group | S5 | the German state with its capital at Dresden | 以德累斯頓為都的德意志國家
Austria-Hungary | 奧匈帝國 | group | S3 | the dual monarchy of the Habsburgs from 1867 to 1918 | 1867至1918年哈布斯堡家族統治的二元君主國
July Revolution | 七月革命 | event | S4 | the rising of 1830 in Paris that brought Louis Philippe to the throne | 1830年巴黎起事、使路易·腓力登位的事件
February Revolution of 1848 | 1848年法國二月革命 | event | S4 | the rising in Paris that drove out Louis Philippe and set up the Second Republic | 巴黎起事、逐走路易·腓力並建立第二共和國的事件
March Revolution of 1848 | 1848年德意志三月革命 | event | S5 | the risings in Vienna and Berlin that drove Metternich from office | 維也納和柏林起事、迫使梅特涅下台的事件
Frankfurt Parliament | 法蘭克福議會 | event | S4 | the assembly that offered a German crown to the king of Prussia in 1849 | 1849年向普魯士國王獻上德意志皇冠的會議
Paris Commune | 巴黎公社 | event | S4 | the revolutionary city government crushed in May 1871 | 1871年5月被鎮壓的革命城市政權
Greek War of Independence | 希臘獨立戰爭 | event | S4 | the struggle of the 1820s against Ottoman rule in which Byron died at Missolonghi | 1820年代反抗鄂圖曼統治、詩人拜倫為此客死的戰事
Crimean War | 克里米亞戰爭 | event | S4 | the conflict of 1853 to 1856 in which Britain, France and Turkey fought Russia | 1853至1856年英、法、土對俄國的戰事
Danish War of 1864 | 1864年丹麥戰爭 | event | S4 | the conflict in which Prussia and Austria took Schleswig and Holstein | 普奧奪取石勒蘇益格和荷爾斯泰因的戰事
Austro-Prussian War | 普奧戰爭 | event | S2 | the Seven Weeks' War of 1866 decided at Königgrätz | 1866年在柯尼格雷茨決勝、歷時七周的戰事
Franco-Prussian War | 普法戰爭 | event | S2 | the conflict of 1870 to 1871 after which Alsace-Lorraine was ceded | 1870至1871年以割讓阿爾薩斯－洛林告終的戰事
American Civil War | 美國內戰 | event | S2 | the conflict of 1861 to 1865 in which the North beat the slave-owning South | 1861至1865年北方擊敗蓄奴南方的戰事 | also-zh=南北戰爭
Ems Telegram | 埃姆斯電報 | document | S5 | the message that Bismarck shortened so as to provoke France in 1870 | 1870年被俾斯麥刪改以激怒法國的電訊
Treaty of Frankfurt | 《法蘭克福條約》 | document | S5 | the agreement of 1871 by which France gave up Alsace and part of Lorraine | 1871年法國割讓阿爾薩斯和部分洛林的協議
Treaty of Prague of 1866 | 1866年《布拉格和約》 | document | S5 | the agreement by which Austria left German affairs to Prussia | 奧地利退出德意志事務的協議
Emancipation Edict of 1861 | 1861年《解放農奴敕令》 | document | S4 | the Russian law of Alexander II that gave peasants personal freedom | 亞歷山大二世給予農民人身自由的俄國法令
Emancipation Proclamation | 《解放奴隸宣言》 | document | S4 | the order of Lincoln that declared slaves in the rebel states free from 1 January 1863 | 林肯宣布1863年1月1日起叛亂各州被奴役者獲得自由的命令
Realpolitik | 現實政治 | idea | S4 | politics guided by practical gains and power, not by ideals | 以具體利益和實力而非理想為依歸的取向
Romanticism | 浪漫主義 | idea | S4 | the outlook in art and thought that prizes feeling, nature and the past | 重視情感、自然和往昔的文藝思潮
Pan-Slavism | 泛斯拉夫主義 | idea | S3 | the movement for the unity of Russians, Serbs, Czechs and kindred peoples | 主張俄、塞、捷等同源民族團結的思潮
Zionism | 錫安主義 | idea | S3 | the movement for a Jewish homeland in Palestine | 主張猶太人在巴勒斯坦建立家園的思潮 | also-zh=猶太復國主義
Kulturkampf | 文化鬥爭 | method | S5 | the struggle of Bismarck against the Catholic Church in the 1870s | 1870年代俾斯麥打擊天主教會的政策
Russification | 俄羅斯化 | method | S5 | the forcing of the tsars' language and ways upon Poles, Finns and others | 沙皇強迫波蘭人、芬蘭人等採用其語言習俗的政策
Tanzimat | 坦志麥特 | method | S5 | the reform programme of the Ottoman Empire from 1839 to 1876 | 1839至1876年鄂圖曼帝國的革新措施
blood and iron policy | 鐵血政策 | method | S2 | the course by which Bismarck settled the German question through war and armed force | 俾斯麥以戰爭和武力解決德意志問題的方針
set | makers of united Italy | 意大利統一的功臣 | Giuseppe Mazzini; Count Cavour; Giuseppe Garibaldi; Victor Emmanuel II
set | figures of German unification | 德意志統一的人物 | Otto von Bismarck; William I of Prussia=威廉一世; Helmuth von Moltke the Elder; Napoleon III
set | rulers of France after 1814 | 1814年後的法國統治者 | Louis XVIII; Charles X; Louis Philippe; Napoleon III
set | tsars of Russia | 俄國沙皇 | Peter the Great; Alexander I of Russia; Nicholas I of Russia; Alexander II of Russia; Ivan the Terrible=伊凡四世
set | figures of Victorian Britain | 維多利亞時代的英國人物 | Queen Victoria; Florence Nightingale; William Gladstone; Benjamin Disraeli; Robert Peel
set | secret societies, volunteers and rebels | 秘密會社與革命團體 | Carbonari=燒炭黨; Young Italy; Redshirts; Decembrists
set | Italian states before unification | 統一前的意大利各邦 | Kingdom of Piedmont-Sardinia; Kingdom of the Two Sicilies; Lombardy-Venetia; Papal States
set | German states of the nineteenth century | 十九世紀的德意志各邦 | Prussia; Bavaria; Saxony; Hanover=漢諾威
set | empires of many peoples | 多民族帝國 | Austria-Hungary; Ottoman Empire; Holy Roman Empire; Byzantine Empire
set | German unions and leagues | 德意志的聯盟與組織 | Zollverein=德意志關稅同盟; German Confederation; North German Confederation; Hanseatic League
set | wars of German unification and their age | 德意志統一時代的戰爭 | Crimean War; Danish War of 1864; Austro-Prussian War; Franco-Prussian War
set | wars of the nineteenth century | 十九世紀的戰爭 | Greek War of Independence; Crimean War; American Civil War; Franco-Prussian War; Boer War of 1899 to 1902
set | documents of nineteenth-century politics | 十九世紀的政治文獻 | Carlsbad Decrees; Ems Telegram; Treaty of Frankfurt; Treaty of Prague of 1866; Emancipation Edict of 1861; Emancipation Proclamation
set | state policies of the nineteenth century | 十九世紀的國家政策 | Kulturkampf; Russification; Tanzimat; blood and iron policy
order | rulers of France after Napoleon I, from the earliest to the latest | 拿破崙一世後的法國統治者由早至晚 | Louis XVIII > Charles X > Louis Philippe > Napoleon III
order | wars of German unification, from the earliest to the latest | 德意志統一戰爭由早至晚 | Danish War of 1864 > Austro-Prussian War > Franco-Prussian War
order | events of nineteenth-century Europe, from the earliest to the latest | 十九世紀歐洲事件由早至晚 | July Revolution > February Revolution of 1848 > Crimean War > Austro-Prussian War > Paris Commune
order | tsars of Russia, from the earliest to the latest | 俄國沙皇由早至晚 | Peter the Great > Alexander I of Russia > Nicholas I of Russia > Alexander II of Russia

== Imperialism | 帝國主義
imperialism | 帝國主義 | idea | S2 | the policy of extending a country's rule or control over other lands | 一國向外擴張、統治或支配別地的政策
isolationism | 孤立主義 | idea | S3 | the policy of staying out of the affairs and alliances of other countries | 一國不介入他國事務和同盟的政策
militarism | 軍國主義 | idea | S3 | the belief that a country should build up strong armed forces and use them readily | 主張國家擴張武力並勇於動用的思想
internationalism | 國際主義 | idea | S3 | the belief that countries should work together for the good of all | 主張各國為共同利益攜手合作的思想
Social Darwinism | 社會達爾文主義 | theory | S4 | the doctrine that peoples and persons compete and that only the fittest deserve to survive | 認為種族與個人互相競爭、適者生存的學說
white man's burden | 白人的負擔 | theory | S4 | the claim in a poem by Kipling that Europeans had a duty to civilise others | 吉卜林詩中歐洲人有責任教化他人的主張
manifest destiny | 昭昭天命 | theory | S4 | the claim that Americans were meant by Providence to spread to the Pacific | 認為美國人注定要擴張至太平洋岸的主張
protectorate | 保護國 | form | S2 | a territory that keeps its own ruler but leaves defence and foreign affairs to a stronger power | 保留本國君主、把國防和外交交予強國的地區
sphere of influence | 勢力範圍 | form | S2 | a region in which other powers accept one country's special rights in trade and investment | 列強承認某國享有特殊貿易和投資權利的地區
leased territory | 租借地 | form | S2 | an area handed over to a foreign power for a fixed number of years | 在指定年期內交由外國管治的地區 | also=leasehold
concession | 租界 | form | S2 | a district of a Chinese port city that foreigners governed | 中國通商口岸中由外國人管理的區域
buffer state | 緩衝國 | form | S3 | a small country that lies between two rival powers and keeps them apart | 位於兩個敵對強國之間、使其不致接壤的小國
satellite state | 衛星國 | form | S3 | a country formally independent whose government is controlled by a stronger neighbour | 名義上獨立、政府卻受強鄰操控的國家
direct rule | 直接管治 | method | S4 | governing a dependency through officials sent from the mother country | 由母國派遣官員管理屬地的方式
indirect rule | 間接管治 | method | S4 | governing a dependency through its own chiefs and customs | 透過當地首領和習俗管理屬地的方式
assimilation policy | 同化政策 | method | S4 | governing that tries to turn native people into members of the ruling nation in language and culture | 使當地人在語言和文化上融入統治民族的管治方式
divide and rule | 分而治之 | method | S4 | governing that sets native groups against each other so that they cannot unite | 挑撥當地各族群對立、使其無法團結的管治方式
gunboat diplomacy | 炮艦外交 | method | S2 | making a weaker country give way by a show of warships | 以戰船示威迫使弱國屈服的手段
Open Door policy | 門戶開放政策 | method | S2 | the American call of 1899 for equal trading chances for all powers in China | 1899年美國要求列強在華貿易機會均等的主張
Monroe Doctrine | 門羅主義 | method | S4 | the American warning of 1823 against new European colonies in the Americas | 1823年美國反對歐洲在美洲再建殖民地的聲明
splendid isolation | 光榮孤立 | method | S4 | the late-nineteenth-century British practice of avoiding permanent alliances | 十九世紀末英國避免與別國締結長期同盟的做法
Roosevelt Corollary | 羅斯福推論 | method | S5 | the American claim of 1904 to act as a policeman over unstable Latin American states | 1904年美國聲稱可充當拉丁美洲警察的主張
Weltpolitik | 世界政策 | method | S5 | the German drive under William II for overseas colonies and a great navy | 威廉二世時期德國爭奪海外殖民地和發展海軍的方針
David Livingstone | 李文斯頓 | person | S2 | the Scottish missionary who explored the Zambezi and saw Victoria Falls | 探索贊比西河並目睹維多利亞瀑布的蘇格蘭傳教士
Henry Morton Stanley | 史丹利 | person | S4 | the journalist who found Livingstone and explored the Congo for Leopold II | 尋獲李文斯頓、為比利時國王探索剛果的記者
Cecil Rhodes | 羅德斯 | person | S4 | the diamond magnate of De Beers who dreamed of a Cape to Cairo railway | 夢想建造開普敦至開羅鐵路的鑽石大亨
Leopold II | 利奧波德二世 | person | S4 | the Belgian king who held the Congo as his private property | 把剛果據為私產的比利時國王
Ferdinand de Lesseps | 雷賽布 | person | S4 | the Frenchman who had the Suez Canal built | 主持開鑿蘇彝士運河的法國人
Menelik II | 孟尼利克二世 | person | S5 | the Ethiopian emperor who beat the Italians at Adwa | 在阿杜瓦擊敗意大利的埃塞俄比亞皇帝
Shaka | 恰卡 | person | S5 | the king who made the Zulus a great military power | 使祖魯人成為軍事強權的君主
Muhammad Ali of Egypt | 穆罕默德·阿里 | person | S5 | the Ottoman governor who made himself master of the Nile land in 1805 and modernised it | 1805年掌權、推行近代化的鄂圖曼駐埃及總督
Robert Clive | 克萊武 | person | S4 | the East India Company officer who won at Plassey | 在普拉西取勝的東印度公司軍官
Stamford Raffles | 萊佛士 | person | S2 | the East India Company official who founded modern Singapore in 1819 | 1819年開埠新加坡的東印度公司官員
Rama V | 拉瑪五世 | person | S4 | the Siamese king who modernised his land and kept it independent | 推行近代化、維護國家獨立的暹羅國王 | also=Chulalongkorn; also-zh=朱拉隆功
José Rizal | 黎剎 | person | S4 | the Filipino novelist and doctor shot by the Spaniards in 1896 | 1896年被西班牙人槍決的菲律賓作家兼醫生
Emilio Aguinaldo | 阿奎納多 | person | S5 | the Filipino leader who proclaimed independence in 1898 and then fought the Americans | 1898年宣布獨立、其後對抗美國的菲律賓領袖
Theodore Roosevelt | 西奧多·羅斯福 | person | S3 | the American president who won the Nobel Peace Prize for the Treaty of Portsmouth | 因促成《樸茨茅斯和約》獲諾貝爾和平獎的美國總統 | also-zh=老羅斯福
Abraham Lincoln | 林肯 | person | S1 | the American president murdered at a theatre after the Civil War was won | 內戰勝利後在劇院遇刺的美國總統
James Monroe | 門羅 | person | S4 | the American president of 1823 who warned Europe not to colonise the New World | 1823年警告歐洲不得在新大陸殖民的美國總統
William McKinley | 麥金利 | person | S5 | the American president in the war with Spain, shot by an anarchist in 1901 | 任內與西班牙開戰、1901年遇刺的美國總統
Battle of Plassey | 普拉西戰役 | event | S4 | the fight of 1757 that made the East India Company master of Bengal | 1757年令東印度公司控制孟加拉的戰事
Boer War of 1899 to 1902 | 1899至1902年布爾戰爭 | event | S4 | the conflict in which Britain took the Transvaal and the Orange Free State | 英國奪取德蘭士瓦和奧蘭治自由邦的戰事 | also=Second Boer War
Anglo-Zulu War | 祖魯戰爭 | event | S5 | the conflict of 1879 with the fights of Isandlwana and Rorke's Drift | 1879年在非洲南部發生伊散德爾瓦納之戰的衝突
Spanish-American War | 美西戰爭 | event | S4 | the conflict of 1898 by which Cuba was freed and the Philippines changed hands | 1898年使古巴獨立、菲律賓易手的戰事
Fashoda Incident | 法紹達事件 | event | S4 | the stand-off of 1898 between British and French troops in the Sudan | 1898年英法軍隊在蘇丹對峙的事件
Battle of Adwa | 阿杜瓦戰役 | event | S5 | the fight of 1896 in which Ethiopians beat an Italian army | 1896年埃塞俄比亞擊敗意大利軍隊的戰事
Battle of Omdurman | 恩圖曼戰役 | event | S5 | the fight of 1898 in which Kitchener beat the Mahdists | 1898年基欽納擊敗馬赫迪派的戰事
Great Game | 大博弈 | event | S5 | the rivalry of Britain and Russia in Central Asia | 英俄兩國在中亞的角力
Scramble for Africa | 瓜分非洲 | event | S2 | the rush of European powers between about 1880 and 1914 to seize a whole continent south of the Mediterranean | 約1880至1914年列強爭奪地中海以南整片大陸的浪潮 | also=Partition of Africa
Pax Britannica | 不列顛和平 | period | S5 | the century after 1815 in which the Royal Navy ruled the seas | 1815年後約一百年皇家海軍稱霸海上的歲月
Belle Époque | 美好年代 | period | S5 | the age of peace and culture in France from the 1870s to 1914 | 1870年代至1914年法國和平而文化繁盛的歲月
Gilded Age | 鍍金時代 | period | S5 | the age of rapid growth and corruption in the late-nineteenth-century United States | 十九世紀末美國急速發展而貪污盛行的歲月
Suez Canal | 蘇彝士運河 | place | S2 | the waterway opened in 1869 between the Mediterranean and the Red Sea | 1869年通航、連接地中海和紅海的水道
Panama Canal | 巴拿馬運河 | place | S2 | the waterway opened in 1914 between the Atlantic and the Pacific | 1914年通航、連接大西洋和太平洋的水道
Kiel Canal | 基爾運河 | place | S5 | the waterway opened in 1895 between the North Sea and the Baltic | 1895年通航、連接北海和波羅的海的水道
Erie Canal | 伊利運河 | place | S5 | the American waterway opened in 1825 between the Hudson and the Great Lakes | 1825年通航、連接哈德遜河和五大湖的美國水道
Grand Canal of China | 中國大運河 | place | S1 | the ancient waterway that joins Beijing with Hangzhou | 連接北京和杭州的古老水道
French Indochina | 法屬印度支那 | place | S3 | the colony made up of Vietnam, Cambodia and Laos | 由越南、柬埔寨和老撾組成的殖民地
Dutch East Indies | 荷屬東印度 | place | S3 | the island colony in Asia that is now Indonesia | 今印尼所在的亞洲群島殖民地
British Malaya | 英屬馬來亞 | place | S3 | the group made up of Penang, Malacca, Singapore and the sultanates around them under London | 由檳城、馬六甲、新加坡及鄰近諸蘇丹國組成、受倫敦控制的地區
Siam | 暹羅 | place | S3 | the Southeast Asian kingdom that was never colonised | 從未淪為殖民地的東南亞王國
Spanish Philippines | 西屬菲律賓 | place | S3 | the archipelago ruled from Manila that passed to the United States in 1898 | 以馬尼拉為首府、1898年轉歸美國的群島
Congo Free State | 剛果自由邦 | place | S4 | the African land that was the private property of Leopold II | 屬利奧波德二世私產的非洲土地
Cape Colony | 開普殖民地 | place | S4 | the southern African land founded by the Dutch in 1652 and later taken by Britain | 1652年荷蘭人建立、後為英國奪取的非洲南部土地
Ethiopia | 埃塞俄比亞 | place | S3 | the African empire that kept its freedom in the partition of the continent by winning at Adwa | 憑阿杜瓦之勝而在列強瓜分中保持獨立的非洲帝國 | also=Abyssinia; also-zh=阿比西尼亞
Liberia | 利比里亞 | place | S4 | the West African republic founded for freed American slaves | 為獲釋美國黑奴而建立的西非共和國
French Algeria | 法屬阿爾及利亞 | place | S4 | the North African land that Paris conquered from 1830 | 1830年起被巴黎政府征服的北非土地
Boers | 布爾人 | group | S4 | the farmers of Dutch descent in South Africa | 南非的荷蘭裔農民
Zulus | 祖魯人 | group | S5 | the Bantu people of south-eastern Africa whom Shaka made powerful | 因恰卡而強大的非洲東南部班圖族群
sepoys | 印度土兵 | group | S4 | the native soldiers in the pay of the East India Company | 受僱於英國貿易公司的次大陸本地軍人
Ashanti | 阿散蒂人 | group | S5 | the West African people of the Golden Stool in present-day Ghana | 以金櫈子為聖物、居於今加納的西非族群
Maori | 毛利人 | group | S4 | the Polynesian people who signed the Treaty of Waitangi with Britain | 與英國簽訂《懷唐伊條約》的波利尼西亞族群
British Raj | 英屬印度 | place | S3 | the lands of a subcontinent ruled by a viceroy for the Crown from 1858 to 1947 | 1858至1947年由英王所派總督統治的次大陸領土
set | attitudes of states to the outside world | 國家對外的取向 | imperialism; isolationism; militarism; internationalism
set | kinds of dependent and special territory | 附屬及特殊地區的種類 | colony; protectorate; sphere of influence; leased territory; concession; dominion=自治領
set | lands under the shadow of stronger powers | 受強國影響的國家和地區 | protectorate; dominion=自治領; buffer state; satellite state
set | ways of ruling colonies | 統治殖民地的方式 | direct rule; indirect rule; assimilation policy; divide and rule
set | foreign policies of the great powers | 列強的外交政策 | Open Door policy; Monroe Doctrine; splendid isolation; Roosevelt Corollary; Weltpolitik; gunboat diplomacy
set | Europeans in the opening of Africa | 開拓非洲的歐洲人 | David Livingstone; Henry Morton Stanley; Cecil Rhodes; Leopold II; Ferdinand de Lesseps
set | African rulers | 非洲的統治者 | Menelik II; Shaka; Muhammad Ali of Egypt; Mansa Musa=曼薩·穆薩
set | figures of colonial Asia | 殖民時代亞洲的人物 | Robert Clive; Stamford Raffles; Rama V; José Rizal; Emilio Aguinaldo
set | American presidents of the age of expansion | 擴張時代的美國總統 | Thomas Jefferson; James Monroe; Abraham Lincoln; William McKinley; Theodore Roosevelt
set | colonial wars and risings | 殖民戰爭與起事 | Indian Mutiny=印度兵變; Boer War of 1899 to 1902; Anglo-Zulu War; Spanish-American War; Battle of Plassey
set | clashes and rivalries of the imperial powers | 列強的衝突與角力 | Fashoda Incident; Battle of Adwa; Battle of Omdurman; Great Game; Scramble for Africa
set | ages of the modern West | 近代西方的時代 | Pax Britannica; Victorian era=維多利亞時代; Belle Époque; Gilded Age
set | great canals | 著名運河 | Suez Canal; Panama Canal; Kiel Canal; Erie Canal; Grand Canal of China
set | Southeast Asia in the colonial age | 殖民時代的東南亞 | French Indochina; Dutch East Indies; British Malaya; Siam; Spanish Philippines
set | Africa in the colonial age | 殖民時代的非洲 | Congo Free State; Cape Colony; Ethiopia; Liberia; French Algeria
set | British and other possessions overseas | 歐洲國家的海外領地 | British Raj; British Malaya; Cape Colony; Congo Free State; French Indochina
set | peoples and soldiers in colonial history | 殖民歷史中的民族與軍人 | Boers; Zulus; sepoys; Ashanti; Maori
order | great canals of the modern world, from the earliest opened to the latest | 近代運河按通航先後 | Erie Canal > Suez Canal > Kiel Canal > Panama Canal
order | American presidents, from the earliest to the latest | 美國總統由早至晚 | George Washington > John Adams > Thomas Jefferson > James Madison > James Monroe > Abraham Lincoln > Theodore Roosevelt
order | events of imperialism, from the earliest to the latest | 帝國主義事件由早至晚 | Battle of Plassey > Indian Mutiny=印度兵變 > Berlin Conference of 1884 to 1885 > Spanish-American War

== Japan: Tokugawa and Meiji | 日本：德川與明治時代
Sengoku period | 戰國時代 | period | S4 | the Japanese age of civil war in which Oda Nobunaga rose to power | 織田信長崛起、群雄混戰的日本時代
Edo period | 江戶時代 | period | S3 | the Japanese age of Tokugawa rule from 1603 to 1867 | 1603至1867年由德川家族統治的日本時代 | also=Tokugawa period; also-zh=德川時代
Meiji era | 明治時代 | period | S3 | the Japanese age of modernisation from 1868 to 1912 | 1868至1912年推行近代化的日本時代
Heian period | 平安時代 | period | S5 | the Japanese age from 794 in which The Tale of Genji was written | 始於794年、《源氏物語》成書的日本時代
Kamakura period | 鎌倉時代 | period | S5 | the Japanese age of the first military government, founded by Minamoto Yoritomo | 源賴朝創立首個武家政權的日本時代
daimyo | 大名 | role | S3 | a great feudal lord of Japan who held his own domain | 擁有領地的日本諸侯
samurai | 武士 | role | S3 | a warrior of feudal Japan who wore two swords | 日本封建時代佩帶雙刀的戰士
ronin | 浪人 | role | S4 | a Japanese warrior who had lost his master | 失去主人的日本戰士
emperor of Japan | 日本天皇 | role | S3 | the sovereign in Kyoto who had prestige but little power before 1868 | 1868年以前居於京都、地位尊崇而無實權的日本君主
genro | 元老 | role | S4 | one of the elder statesmen who advised the throne in Japan after the Meiji Constitution | 明治憲法頒布後輔助天皇決策的資深政治家
Oda Nobunaga | 織田信長 | person | S4 | the warlord who began to unify Japan and died at Honno-ji in 1582 | 開始統一日本、1582年死於本能寺的武將
Toyotomi Hideyoshi | 豐臣秀吉 | person | S4 | the warlord who completed the unification of Japan and invaded Korea in the 1590s | 完成統一日本、1590年代出兵朝鮮的武將
Tokugawa Ieyasu | 德川家康 | person | S3 | the victor of Sekigahara who became shogun in 1603 | 關原之戰得勝、1603年出任將軍的武將
Tokugawa Yoshinobu | 德川慶喜 | person | S4 | the last shogun, who returned power to the emperor in 1867 | 1867年把政權歸還天皇的末代將軍
Emperor Meiji | 明治天皇 | person | S3 | the sovereign in whose name Japan was modernised from 1868 | 1868年起以其名義推行近代化的日本君主
Matthew Perry | 培里 | person | S3 | the American commodore whose black ships entered Edo Bay in 1853 | 1853年率黑船駛入江戶灣的美國海軍將領 | also-zh=培理
Townsend Harris | 哈里斯 | person | S4 | the first American consul in Japan, who negotiated the trade treaty of 1858 | 美國首任駐日總領事，1858年談成通商條約
Saigo Takamori | 西鄉隆盛 | person | S4 | the Satsuma leader who died in the rebellion of 1877 | 在1877年叛亂中身亡的薩摩藩領袖
Okubo Toshimichi | 大久保利通 | person | S4 | the Satsuma leader who ran the Home Ministry and was murdered in 1878 | 主持內務省、1878年遇刺的薩摩藩領袖
Kido Takayoshi | 木戶孝允 | person | S4 | the Choshu leader who helped to draft the Charter Oath | 參與起草《五條御誓文》的長州藩領袖
Ito Hirobumi | 伊藤博文 | person | S3 | the first prime minister of Japan, who drafted the Meiji Constitution | 起草明治憲法的日本首任總理大臣
Yamagata Aritomo | 山縣有朋 | person | S4 | the Choshu soldier who built the conscript army of Japan | 建立日本徵兵軍隊的長州藩軍人
Itagaki Taisuke | 板垣退助 | person | S4 | the leader of the popular rights movement who founded the Liberal Party in Japan | 創立自由黨、領導日本民權運動的政治家
Okuma Shigenobu | 大隈重信 | person | S4 | the politician who founded Waseda and the Constitutional Progressive Party in Japan | 創立早稻田和立憲改進黨的日本政治家
Fukuzawa Yukichi | 福澤諭吉 | person | S4 | the Japanese thinker who wrote An Encouragement of Learning and founded Keio | 撰寫《勸學》並創立慶應義塾的日本思想家
Shibusawa Eiichi | 澀澤榮一 | person | S5 | the businessman who founded the First National Bank of Japan | 創辦第一國立銀行的日本實業家
Sakamoto Ryoma | 坂本龍馬 | person | S5 | the Tosa samurai who brought Satsuma and Choshu together | 撮合薩摩與長州結盟的土佐藩武士
sankin kotai | 參勤交代 | method | S4 | the rule that daimyo live every other year in Edo and leave their families there | 規定諸侯輪流到江戶居住並把家眷留下的制度 | also=alternate attendance
sakoku | 鎖國政策 | method | S3 | the closing of Japan to nearly all foreigners from the 1630s | 1630年代起日本幾乎禁絕與外國往來的做法 | also=seclusion policy
fukoku kyohei | 富國強兵 | method | S4 | the Meiji aim of a wealthy country with strong armed forces | 明治政府追求財政充裕和武力壯大的方針
bunmei kaika | 文明開化 | method | S4 | the Meiji adoption of Western dress, food, calendar and ideas | 明治政府鼓勵採納西式衣食、曆法和思想的方針
haihan chiken | 廢藩置縣 | method | S4 | the replacing in 1871 of the daimyo lands by units run from Tokyo | 1871年以中央直轄單位取代諸侯領地的措施 | also=abolition of the han system
hanseki hokan | 版籍奉還 | method | S4 | the handing back in 1869 of land and people by daimyo to the throne | 1869年諸侯把土地和人民交回天皇的措施
land tax reform of 1873 | 1873年地租改革 | method | S5 | the Meiji measure that made owners pay in money on the value of their fields | 明治政府規定田主按田價以現金納稅的措施
conscription law of 1873 | 1873年徵兵令 | method | S4 | the Meiji measure that made young men of all classes liable for three years of army service | 明治政府規定各階層青年須入伍三年的措施
sonno joi | 尊王攘夷 | idea | S4 | the Japanese call to honour the throne and drive out foreigners | 主張擁護天皇、驅逐外國人的日本口號
kobu gattai | 公武合體 | idea | S5 | the Japanese plan to save the shogunate by joining it with the Kyoto court | 主張朝廷與幕府聯手以保政權的日本構想
datsu-a ron | 脫亞論 | idea | S5 | the Japanese argument that the nation should leave its neighbours behind and join the West | 主張日本離開鄰國行列、與西方為伍的言論
kokugaku | 國學 | idea | S5 | the Edo school that studied ancient native Japanese texts such as the Kojiki | 江戶時代研究《古事記》等日本古籍的學問
Satsuma | 薩摩藩 | group | S4 | the domain in southern Kyushu ruled by the Shimazu that led the fall of the shogunate | 島津家統治、帶頭倒幕的九州南部領地
Choshu | 長州藩 | group | S4 | the domain in western Honshu ruled by the Mori that led the fall of the shogunate | 毛利家統治、帶頭倒幕的本州西部領地
Tosa | 土佐藩 | group | S5 | the domain in Shikoku that proposed that the shogun give up power | 建議將軍交還政權的四國領地
Aizu | 會津藩 | group | S5 | the northern domain that fought for the shogunate in the Boshin War | 在戊辰戰爭中支持幕府的東北領地
fudai daimyo | 譜代大名 | group | S5 | the lords who were already followers of Tokugawa Ieyasu before 1600 | 1600年以前已追隨德川家康的諸侯
tozama daimyo | 外樣大名 | group | S5 | the outside lords who submitted to Tokugawa Ieyasu only after Sekigahara | 關原之戰後才臣服德川家康的諸侯
zaibatsu | 財閥 | institution | S4 | a family-owned Japanese combine with its own bank, such as Mitsui | 如三井般由家族控制、自設銀行的日本企業集團
Imperial Diet of Japan | 日本帝國議會 | institution | S3 | the parliament that first met in Tokyo in 1890 | 1890年首次在東京召開的國會
Privy Council of Japan | 樞密院 | institution | S5 | the body set up in 1888 to discuss the draft constitution and advise the throne | 1888年為審議憲法草案、供天皇諮詢而設的機構
Tokugawa shogunate | 德川幕府 | institution | S3 | the military government in Edo that fell in 1867 | 設於江戶、1867年倒台的武家政府 | also=Edo bakufu; also-zh=江戶幕府
Battle of Sekigahara | 關原之戰 | event | S4 | the fight of 1600 that made Tokugawa Ieyasu master of Japan | 1600年使德川家康稱霸日本的戰事
arrival of the black ships | 黑船來航 | event | S3 | the coming of an American squadron to Uraga in 1853 | 1853年美國艦隊駛抵浦賀一事
Meiji Restoration | 明治維新 | event | S3 | the overthrow of the shogunate in 1868 and the reforms that followed | 1868年推翻幕府及其後推行的改革
Boshin War | 戊辰戰爭 | event | S4 | the conflict of 1868 to 1869 between the new imperial army and the Tokugawa side | 1868至1869年新政府軍與舊幕府軍的戰事
Satsuma Rebellion | 西南戰爭 | event | S4 | the rising of discontented samurai under Saigo in 1877 | 1877年不滿武士擁西鄉隆盛起事的戰亂
Triple Intervention | 三國干涉還遼 | event | S4 | the pressure of 1895 by Russia, Germany and France that made Japan return Liaodong | 1895年俄、德、法施壓令日本放棄剛取得的半島一事
Russo-Japanese War | 日俄戰爭 | event | S3 | the conflict of 1904 to 1905 over Manchuria and Korea | 1904至1905年因滿洲和朝鮮而起的戰事
Battle of Tsushima | 對馬海戰 | event | S4 | the victory of Admiral Togo over the Baltic Fleet in 1905 | 1905年東鄉平八郎擊敗波羅的海艦隊的戰事
annexation of Korea | 日韓合併 | event | S3 | the making of a neighbouring peninsula into a Japanese colony in 1910 | 1910年朝鮮半島成為日本殖民地一事
Iwakura Mission | 岩倉使節團 | event | S4 | the journey of Japanese leaders to America and Europe from 1871 to 1873 | 1871至1873年日本領袖出訪歐美之行
Treaty of Kanagawa | 《神奈川條約》 | document | S3 | the agreement of 1854 that opened Shimoda and Hakodate to American ships | 1854年開放下田和函館予美國船隻的協議 | also-zh=《日美和親條約》
Harris Treaty | 《日美修好通商條約》 | document | S4 | the agreement of 1858 that opened Yokohama to trade and gave Americans extraterritoriality | 1858年開放橫濱貿易並給予美國人治外法權的協議
Treaty of Shimonoseki | 《馬關條約》 | document | S2 | the agreement of 1895 by which China gave up Taiwan | 1895年中國割讓台灣的協議
Treaty of Portsmouth | 《樸茨茅斯和約》 | document | S3 | the agreement of 1905 by which Russia gave up southern Sakhalin and its rights in Liaodong | 1905年俄國割讓南庫頁島並轉讓遼東權益的協議
Charter Oath | 《五條御誓文》 | document | S4 | the statement of 1868 in which Emperor Meiji promised to seek knowledge throughout the world | 1868年明治天皇承諾求知識於世界的文告 | also-zh=《五條誓文》
Meiji Constitution | 《明治憲法》 | document | S3 | the basic law of 1889 that called the Japanese emperor sacred and inviolable | 1889年宣稱天皇神聖不可侵犯的日本根本大法 | also-zh=《大日本帝國憲法》
Imperial Rescript on Education | 《教育敕語》 | document | S4 | the statement of 1890 that taught Japanese pupils loyalty to the throne and filial piety | 1890年向日本學生灌輸忠君和孝道的文告
Edo | 江戶 | place | S3 | the seat of the Tokugawa shoguns, renamed Tokyo in 1868 | 德川將軍駐地，1868年改名東京
Kyoto | 京都 | place | S3 | the old Japanese capital in which the emperors lived until 1868 | 1868年以前天皇居住的日本古都
Osaka | 大阪 | place | S4 | the merchant city of old Japan known as the nation's kitchen | 有「天下廚房」之稱的日本商業城市
Nagasaki | 長崎 | place | S3 | the port of Kyushu in which the Dutch traded on Dejima island | 荷蘭人在出島通商的九州港口
Yokohama | 橫濱 | place | S4 | the port near Tokyo opened in 1859, the end of the first railway of Japan | 1859年開港、日本首條鐵路連接東京的港口
set | ages of Japanese history | 日本歷史的時代 | Heian period; Kamakura period; Sengoku period; Edo period; Meiji era
set | people of rank in feudal Japan | 日本封建社會的身分 | emperor of Japan; shogun=幕府將軍; daimyo; samurai
set | people in old Japan | 舊日本的人物 | daimyo; ronin; geisha=藝伎; ninja=忍者
set | holders of power in Japan | 日本的掌權者 | emperor of Japan; shogun=幕府將軍; genro; daimyo
set | unifiers and shoguns of Japan | 日本統一者與將軍 | Oda Nobunaga; Toyotomi Hideyoshi; Tokugawa Ieyasu; Tokugawa Yoshinobu
set | people in the opening of Japan | 日本開國前後的人物 | Matthew Perry; Townsend Harris; Tokugawa Yoshinobu; Sakamoto Ryoma; Emperor Meiji
set | leaders of the Meiji Restoration | 明治維新的領袖 | Saigo Takamori; Okubo Toshimichi; Kido Takayoshi; Ito Hirobumi; Yamagata Aritomo
set | politicians of Meiji Japan | 明治時代的政治家 | Ito Hirobumi; Yamagata Aritomo; Itagaki Taisuke; Okuma Shigenobu
set | founders of new institutions in Meiji Japan | 明治時代的事業創辦人 | Fukuzawa Yukichi; Shibusawa Eiichi; Okuma Shigenobu; Itagaki Taisuke
set | Japanese policies of the Tokugawa and Meiji ages | 德川與明治時代的政策 | fukoku kyohei; shokusan kogyo=殖產興業; bunmei kaika; sakoku
set | measures by which Japan's rulers strengthened their hold | 日本統治者鞏固權力的措施 | haihan chiken; hanseki hokan; land tax reform of 1873; conscription law of 1873; sankin kotai
set | domains of Tokugawa Japan | 德川時代的藩 | Satsuma; Choshu; Tosa; Aizu
set | lords and warriors of the Tokugawa order | 德川體制下的諸侯與家臣 | fudai daimyo; tozama daimyo; shinpan daimyo=親藩大名; hatamoto=旗本
set | institutions of Tokugawa and Meiji Japan | 德川與明治時代的機構 | zaibatsu; Imperial Diet of Japan; Privy Council of Japan; Tokugawa shogunate
set | events in the rise and fall of the Tokugawa | 德川幕府興亡的事件 | Battle of Sekigahara; arrival of the black ships; taisei hokan=大政奉還; Boshin War
set | events of Meiji Japan | 明治時代的事件 | Boshin War; Satsuma Rebellion; Iwakura Mission; Freedom and People's Rights Movement=自由民權運動; annexation of Korea
set | events of Japan's expansion | 日本的對外擴張事件 | First Sino-Japanese War=甲午戰爭; Triple Intervention; Russo-Japanese War; annexation of Korea
set | wars and battles of Japan | 日本的戰爭與戰役 | Battle of Sekigahara; Boshin War; Satsuma Rebellion; First Sino-Japanese War=甲午戰爭; Battle of Tsushima
set | treaties of Japan | 日本簽訂的條約 | Treaty of Kanagawa; Harris Treaty; Treaty of Shimonoseki; Anglo-Japanese Alliance=英日同盟; Treaty of Portsmouth
set | documents of nineteenth-century Japan | 十九世紀日本的文獻 | Charter Oath; Meiji Constitution; Imperial Rescript on Education; Harris Treaty
set | cities of Japan | 日本的城市 | Edo; Kyoto; Osaka; Nagasaki; Yokohama
set | reforms and revolutions of modern states | 近代國家的改革與革命 | Meiji Restoration; Glorious Revolution; July Revolution; American War of Independence
order | ages of Japanese history, from the earliest to the latest | 日本歷史的時代由早至晚 | Heian period > Kamakura period > Sengoku period > Edo period > Meiji era
order | unifiers of Japan, from the earliest to the latest | 日本統一者由早至晚 | Oda Nobunaga > Toyotomi Hideyoshi > Tokugawa Ieyasu
order | events of the opening and remaking of Japan, from the earliest to the latest | 日本開國與維新事件由早至晚 | arrival of the black ships > taisei hokan=大政奉還 > Iwakura Mission > Satsuma Rebellion > First Sino-Japanese War=甲午戰爭 > Russo-Japanese War > annexation of Korea
order | Meiji measures, from the earliest to the latest | 明治措施由早至晚 | hanseki hokan > haihan chiken > conscription law of 1873
order | treaties of Japan, from the earliest to the latest | 日本條約由早至晚 | Treaty of Kanagawa > Harris Treaty > Treaty of Shimonoseki > Anglo-Japanese Alliance=英日同盟 > Treaty of Portsmouth

== Facts of world history | 世界史資料
fact | Zeus | 宙斯 | Roman counterpart | 對應的羅馬神祇 | Jupiter | 朱庇特 |
fact | Poseidon | 波塞冬 | Roman counterpart | 對應的羅馬神祇 | Neptune | 尼普頓 |
fact | Ares | 阿瑞斯 | Roman counterpart | 對應的羅馬神祇 | Mars | 馬爾斯 |
fact | Aphrodite | 阿佛洛狄忒 | Roman counterpart | 對應的羅馬神祇 | Venus | 維納斯 |
fact | Hermes | 赫耳墨斯 | Roman counterpart | 對應的羅馬神祇 | Mercury | 墨丘利 |
fact | Athena | 雅典娜 | Roman counterpart | 對應的羅馬神祇 | Minerva | 密涅瓦 |
fact | Hera | 赫拉 | Roman counterpart | 對應的羅馬神祇 | Juno | 朱諾 |
fact | Hephaestus | 赫淮斯托斯 | Roman counterpart | 對應的羅馬神祇 | Vulcan | 伏爾甘 |
fact | Artemis | 阿耳忒彌斯 | Roman counterpart | 對應的羅馬神祇 | Diana | 狄安娜 |
fact | Dionysus | 狄俄尼索斯 | Roman counterpart | 對應的羅馬神祇 | Bacchus | 巴克斯 |
fact | Battle of Marathon | 馬拉松戰役 | year in which it was fought | 發生年份 | 490 BC | 公元前490 |
fact | Battle of Salamis | 薩拉米斯海戰 | year in which it was fought | 發生年份 | 480 BC | 公元前480 |
fact | Battle of Cannae | 坎尼戰役 | year in which it was fought | 發生年份 | 216 BC | 公元前216 |
fact | Battle of Actium | 亞克興戰役 | year in which it was fought | 發生年份 | 31 BC | 公元前31 |
fact | Battle of Hastings | 黑斯廷斯戰役 | year in which it was fought | 發生年份 | 1066 | 1066 |
fact | Battle of Agincourt | 阿金庫爾戰役 | year in which it was fought | 發生年份 | 1415 | 1415 |
fact | Battle of Lepanto | 勒班陀戰役 | year in which it was fought | 發生年份 | 1571 | 1571 |
fact | Battle of Sekigahara | 關原之戰 | year in which it was fought | 發生年份 | 1600 | 1600 |
fact | Battle of Plassey | 普拉西戰役 | year in which it was fought | 發生年份 | 1757 | 1757 |
fact | Battle of Trafalgar | 特拉法加海戰 | year in which it was fought | 發生年份 | 1805 | 1805 |
fact | Battle of Waterloo | 滑鐵盧戰役 | year in which it was fought | 發生年份 | 1815 | 1815 |
fact | Hundred Years' War | 百年戰爭 | year in which it began | 開始年份 | 1337 | 1337 |
fact | Thirty Years' War | 三十年戰爭 | year in which it began | 開始年份 | 1618 | 1618 |
fact | Seven Years' War | 七年戰爭 | year in which it began | 開始年份 | 1756 | 1756 |
fact | American War of Independence | 美國獨立戰爭 | year in which it began | 開始年份 | 1775 | 1775 |
fact | French Revolution | 法國大革命 | year in which it began | 開始年份 | 1789 | 1789 |
fact | Crimean War | 克里米亞戰爭 | year in which it began | 開始年份 | 1853 | 1853 |
fact | American Civil War | 美國內戰 | year in which it began | 開始年份 | 1861 | 1861 |
fact | Franco-Prussian War | 普法戰爭 | year in which it began | 開始年份 | 1870 | 1870 |
fact | First Sino-Japanese War | 甲午戰爭 | year in which it began | 開始年份 | 1894 | 1894 |
fact | Spanish-American War | 美西戰爭 | year in which it began | 開始年份 | 1898 | 1898 |
fact | Russo-Japanese War | 日俄戰爭 | year in which it began | 開始年份 | 1904 | 1904 |
fact | Edict of Milan | 《米蘭敕令》 | year of issue or signing | 頒布或簽訂年份 | 313 | 313 |
fact | Treaty of Verdun | 《凡爾登條約》 | year of issue or signing | 頒布或簽訂年份 | 843 | 843 |
fact | Magna Carta | 《大憲章》 | year of issue or signing | 頒布或簽訂年份 | 1215 | 1215 |
fact | Treaty of Tordesillas | 《托德西利亞斯條約》 | year of issue or signing | 頒布或簽訂年份 | 1494 | 1494 |
fact | Ninety-Five Theses | 《九十五條論綱》 | year of issue or signing | 頒布或簽訂年份 | 1517 | 1517 |
fact | Peace of Augsburg | 《奧格斯堡和約》 | year of issue or signing | 頒布或簽訂年份 | 1555 | 1555 |
fact | Edict of Nantes | 《南特敕令》 | year of issue or signing | 頒布或簽訂年份 | 1598 | 1598 |
fact | Peace of Westphalia | 《西發里亞和約》 | year of issue or signing | 頒布或簽訂年份 | 1648 | 1648 |
fact | American Declaration of Independence | 美國《獨立宣言》 | year of issue or signing | 頒布或簽訂年份 | 1776 | 1776 |
fact | Napoleonic Code | 《拿破崙法典》 | year of issue or signing | 頒布或簽訂年份 | 1804 | 1804 |
fact | Monroe Doctrine | 門羅主義 | year of issue or signing | 頒布或簽訂年份 | 1823 | 1823 |
fact | Treaty of Kanagawa | 《神奈川條約》 | year of issue or signing | 頒布或簽訂年份 | 1854 | 1854 |
fact | Meiji Constitution | 《明治憲法》 | year of issue or signing | 頒布或簽訂年份 | 1889 | 1889 |
fact | Treaty of Shimonoseki | 《馬關條約》 | year of issue or signing | 頒布或簽訂年份 | 1895 | 1895 |
fact | Anglo-Japanese Alliance | 英日同盟 | year of issue or signing | 頒布或簽訂年份 | 1902 | 1902 |
fact | Western Roman Empire | 西羅馬帝國 | year in which it came to an end | 滅亡或終結年份 | 476 | 476 |
fact | Byzantine Empire | 拜占庭帝國 | year in which it came to an end | 滅亡或終結年份 | 1453 | 1453 |
fact | Muslim kingdom of Granada | 格拉納達穆斯林王國 | year in which it came to an end | 滅亡或終結年份 | 1492 | 1492 |
fact | Holy Roman Empire | 神聖羅馬帝國 | year in which it came to an end | 滅亡或終結年份 | 1806 | 1806 |
fact | Abbasid Caliphate of Baghdad | 巴格達阿拔斯王朝 | year in which it came to an end | 滅亡或終結年份 | 1258 | 1258 |
fact | Erie Canal | 伊利運河 | year of opening | 啟用年份 | 1825 | 1825 |
fact | Liverpool and Manchester Railway | 利物浦至曼徹斯特鐵路 | year of opening | 啟用年份 | 1830 | 1830 |
fact | Crystal Palace in Hyde Park | 海德公園水晶宮 | year of opening | 啟用年份 | 1851 | 1851 |
fact | Suez Canal | 蘇彝士運河 | year of opening | 啟用年份 | 1869 | 1869 |
fact | Eiffel Tower | 艾菲爾鐵塔 | year of opening | 啟用年份 | 1889 | 1889 |
fact | Kiel Canal | 基爾運河 | year of opening | 啟用年份 | 1895 | 1895 |
fact | Panama Canal | 巴拿馬運河 | year of opening | 啟用年份 | 1914 | 1914 |
fact | Charlemagne as emperor | 查理曼大帝稱帝 | year of coronation | 加冕年份 | 800 | 800 |
fact | Otto I as emperor | 奧托一世稱帝 | year of coronation | 加冕年份 | 962 | 962 |
fact | William the Conqueror | 征服者威廉 | year of coronation | 加冕年份 | 1066 | 1066 |
fact | Napoleon Bonaparte as emperor | 拿破崙稱帝 | year of coronation | 加冕年份 | 1804 | 1804 |
fact | Divine Comedy | 《神曲》 | author | 作者 | Dante | 但丁 |
fact | Decameron | 《十日談》 | author | 作者 | Boccaccio | 薄伽丘 |
fact | The Prince | 《君主論》 | author | 作者 | Machiavelli | 馬基雅維利 |
fact | Utopia | 《烏托邦》 | author | 作者 | Thomas More | 湯瑪斯·摩爾 |
fact | In Praise of Folly | 《愚人頌》 | author | 作者 | Erasmus | 伊拉斯謨 |
fact | Don Quixote | 《唐吉訶德》 | author | 作者 | Cervantes | 塞萬提斯 |
fact | Canterbury Tales | 《坎特伯雷故事集》 | author | 作者 | Geoffrey Chaucer | 喬叟 |
fact | Leviathan | 《利維坦》 | author | 作者 | Thomas Hobbes | 霍布斯 |
fact | The Spirit of the Laws | 《論法的精神》 | author | 作者 | Montesquieu | 孟德斯鳩 |
fact | The Social Contract | 《社會契約論》 | author | 作者 | Jean-Jacques Rousseau | 盧梭 |
fact | The Wealth of Nations | 《國富論》 | author | 作者 | Adam Smith | 亞當·斯密 |
fact | Common Sense | 《常識》 | author | 作者 | Thomas Paine | 潘恩 |
fact | Das Kapital | 《資本論》 | author | 作者 | Karl Marx | 馬克思 |
fact | On the Origin of Species | 《物種起源》 | author | 作者 | Charles Darwin | 達爾文 |
fact | Aeneid | 《埃涅阿斯紀》 | author | 作者 | Virgil | 維吉爾 |
fact | The Republic | 《理想國》 | author | 作者 | Plato | 柏拉圖 |
fact | Mona Lisa | 《蒙羅麗莎》 | artist | 藝術家 | Leonardo da Vinci | 達文西 |
fact | The School of Athens | 《雅典學院》 | artist | 藝術家 | Raphael | 拉斐爾 |
fact | The Birth of Venus | 《維納斯的誕生》 | artist | 藝術家 | Botticelli | 波提切利 |
fact | The Creation of Adam | 《創造亞當》 | artist | 藝術家 | Michelangelo | 米高安哲羅 |
fact | Arnolfini Portrait | 《阿諾芬尼夫婦像》 | artist | 藝術家 | Jan van Eyck | 揚·范·艾克 |
fact | spinning jenny | 珍妮紡紗機 | inventor | 發明者 | James Hargreaves | 哈格里夫斯 |
fact | water frame | 水力紡紗機 | inventor | 發明者 | Richard Arkwright | 阿克萊特 |
fact | spinning mule | 騾機 | inventor | 發明者 | Samuel Crompton | 克朗普頓 |
fact | flying shuttle | 飛梭 | inventor | 發明者 | John Kay | 凱 |
fact | power loom | 動力織布機 | inventor | 發明者 | Edmund Cartwright | 卡特賴特 |
fact | cotton gin | 軋棉機 | inventor | 發明者 | Eli Whitney | 惠特尼 |
fact | Persian Achaemenid Empire | 波斯阿契美尼德帝國 | founder | 創立者 | Cyrus the Great | 居魯士大帝 |
fact | Maurya Empire | 孔雀王朝 | founder | 創立者 | Chandragupta Maurya | 旃陀羅笈多 |
fact | Mughal Empire | 莫臥兒帝國 | founder | 創立者 | Babur | 巴布爾 |
fact | Sikhism | 錫克教 | founder | 創立者 | Guru Nanak | 那納克 |
fact | Society of Jesus | 耶穌會 | founder | 創立者 | Ignatius of Loyola | 羅耀拉 |
fact | Tokugawa shogunate | 德川幕府 | founder | 創立者 | Tokugawa Ieyasu | 德川家康 |
fact | modern Singapore | 近代新加坡 | founder | 創立者 | Stamford Raffles | 萊佛士 |
fact | Young Italy | 青年意大利黨 | founder | 創立者 | Giuseppe Mazzini | 馬志尼 |
fact | Byzantine Empire | 拜占庭帝國 | capital | 都城 | Constantinople | 君士坦丁堡 |
fact | Aztec Empire | 阿茲特克帝國 | capital | 都城 | Tenochtitlan | 特諾奇提特蘭 |
fact | Inca Empire | 印加帝國 | capital | 都城 | Cusco | 庫斯科 |
fact | Yuan dynasty | 元朝 | capital | 都城 | Dadu | 大都 |
fact | Austrian Empire | 奧地利帝國 | capital | 都城 | Vienna | 維也納 |
fact | kingdom of Prussia | 普魯士王國 | capital | 都城 | Berlin | 柏林 |
fact | empire of Tamerlane | 帖木兒帝國 | capital | 都城 | Samarkand | 撒馬爾罕 |
fact | Constantinople | 君士坦丁堡 | present-day name of the city | 今日城市名稱 | Istanbul | 伊斯坦堡 |
fact | Edo | 江戶 | present-day name of the city | 今日城市名稱 | Tokyo | 東京 |
fact | Batavia | 巴達維亞 | present-day name of the city | 今日城市名稱 | Jakarta | 雅加達 |
fact | New Amsterdam | 新阿姆斯特丹 | present-day name of the city | 今日城市名稱 | New York | 紐約 |
fact | Tenochtitlan | 特諾奇提特蘭 | present-day name of the city | 今日城市名稱 | Mexico City | 墨西哥城 |
fact | Saigon | 西貢 | present-day name of the city | 今日城市名稱 | Ho Chi Minh City | 胡志明市 |
fact | Siam | 暹羅 | present-day name of the country | 今日國家名稱 | Thailand | 泰國 |
fact | Persia | 波斯 | present-day name of the country | 今日國家名稱 | Iran | 伊朗 |
fact | Abyssinia | 阿比西尼亞 | present-day name of the country | 今日國家名稱 | Ethiopia | 埃塞俄比亞 |
fact | Ceylon | 錫蘭 | present-day name of the country | 今日國家名稱 | Sri Lanka | 斯里蘭卡 |
fact | Dutch East Indies | 荷屬東印度 | present-day name of the country | 今日國家名稱 | Indonesia | 印尼 |
fact | Gold Coast | 黃金海岸 | present-day name of the country | 今日國家名稱 | Ghana | 加納 |
fact | Babylon | 巴比倫 | river on which it stands | 所臨河流 | Euphrates | 幼發拉底河 |
fact | Nineveh | 尼尼微 | river on which it stands | 所臨河流 | Tigris | 底格里斯河 |
fact | Rome | 羅馬 | river on which it stands | 所臨河流 | Tiber | 台伯河 |
fact | Cairo | 開羅 | river on which it stands | 所臨河流 | Nile | 尼羅河 |
fact | Paris | 巴黎 | river on which it stands | 所臨河流 | Seine | 塞納河 |
fact | London | 倫敦 | river on which it stands | 所臨河流 | Thames | 泰晤士河 |
fact | Vienna | 維也納 | river on which it stands | 所臨河流 | Danube | 多瑙河 |
fact | Indochina | 印度支那 | colonial ruler in 1890 | 1890年的殖民統治國 | France | 法國 |
fact | Java | 爪哇 | colonial ruler in 1890 | 1890年的殖民統治國 | Netherlands | 荷蘭 |
fact | Philippines | 菲律賓 | colonial ruler in 1890 | 1890年的殖民統治國 | Spain | 西班牙 |
fact | Angola | 安哥拉 | colonial ruler in 1890 | 1890年的殖民統治國 | Portugal | 葡萄牙 |
fact | India | 印度 | colonial ruler in 1890 | 1890年的殖民統治國 | Britain | 英國 |
fact | Aeneid | 《埃涅阿斯紀》 | language in which it was first written | 原著語文 | Latin | 拉丁文 |
fact | Iliad | 《伊利亞特》 | language in which it was first written | 原著語文 | Greek | 希臘文 |
fact | Quran | 《古蘭經》 | language in which it was first written | 原著語文 | Arabic | 阿拉伯文 |
fact | Vedas | 《吠陀》 | language in which it was first written | 原著語文 | Sanskrit | 梵文 |
fact | Divine Comedy | 《神曲》 | language in which it was first written | 原著語文 | Italian | 意大利文 |
fact | Don Quixote | 《唐吉訶德》 | language in which it was first written | 原著語文 | Spanish | 西班牙文 |
fact | Torah | 《妥拉》 | language in which it was first written | 原著語文 | Hebrew | 希伯來文 |

== The road to the First World War | 走向第一次世界大戰
Triple Alliance | 三國同盟 | group | S3 | the bloc that Germany, Austria-Hungary and Italy formed in 1882 | 德、奧匈和意於1882年結成的集團 | not=Triple Entente
Triple Entente | 三國協約 | group | S3 | the bloc of Britain, France and Russia that was complete in 1907 | 英、法、俄於1907年完成結合的集團 | not=Triple Alliance
Three Emperors' League | 三帝同盟 | group | S4 | the loose bloc of Germany, Austria-Hungary and Russia that Bismarck arranged in 1873 | 俾斯麥於1873年促成德、奧匈和俄鬆散結合的集團
Balkan League | 巴爾幹同盟 | group | S4 | the bloc of Serbia, Bulgaria, Greece and Montenegro that attacked the Ottoman Empire in 1912 | 塞爾維亞、保加利亞、希臘和黑山於1912年為進攻奧斯曼帝國而結成的集團
Dual Alliance | 德奧同盟 | document | S4 | the pact of 1879 by which Bismarck secured the support of Vienna against a Russian attack | 俾斯麥於1879年為防範俄國進攻而與維也納訂立的盟約
Franco-Russian Alliance | 法俄同盟 | document | S4 | the pact of the 1890s that ended the isolation of Paris and threatened Berlin with war on two fronts | 1890年代訂立、使柏林面對兩線作戰威脅的盟約
Entente Cordiale | 英法協約 | document | S4 | the settlement of 1904 that ended colonial rivalry over Egypt and Morocco | 1904年解決雙方在埃及和摩洛哥殖民爭端的安排
Anglo-Russian Entente | 英俄協約 | document | S4 | the settlement of 1907 that ended rivalry over Persia, Afghanistan and Tibet | 1907年解決雙方在波斯、阿富汗和西藏競爭的安排
Reinsurance Treaty | 《再保條約》 | document | S5 | the secret agreement of 1887 in which Berlin and St Petersburg promised each other neutrality | 1887年柏林與聖彼得堡互相承諾中立的秘密協議
First Moroccan Crisis | 第一次摩洛哥危機 | event | S4 | the clash that began with the Kaiser's visit to Tangier and ended at the Algeciras conference of 1906 | 由德皇訪問丹吉爾引起、1906年在阿爾赫西拉斯會議解決的衝突 | also=Tangier Crisis; not=Second Moroccan Crisis
Second Moroccan Crisis | 第二次摩洛哥危機 | event | S4 | the clash of 1911 that began when the German gunboat Panther was sent to Agadir | 1911年德國派炮艦豹號前往阿加迪爾而引起的衝突 | also=Agadir Crisis; not=First Moroccan Crisis
First Balkan War | 第一次巴爾幹戰爭 | event | S4 | the conflict in which four small states drove the Ottomans out of most of their European lands | 四個小國聯手把奧斯曼帝國逐出其大部分歐洲領土的衝突 | not=Second Balkan War
Second Balkan War | 第二次巴爾幹戰爭 | event | S4 | the conflict of 1913 in which Bulgaria attacked its former allies over the spoils | 1913年保加利亞因分贓不均而攻擊昔日盟友的衝突 | not=First Balkan War
Sarajevo assassination | 薩拉熱窩事件 | event | S3 | the killing of the heir to the Austro-Hungarian throne in June 1914 | 1914年6月奧匈帝國皇儲遇刺身亡的經過 | also-zh=薩拉熱窩暗殺事件
Kaiser William II | 德皇威廉二世 | person | S3 | the emperor who dismissed Bismarck and fled to the Netherlands in 1918 | 把俾斯麥免職、1918年逃往荷蘭的君主 | also=Wilhelm II
Archduke Franz Ferdinand | 斐迪南大公 | person | S3 | the heir to the throne of Austria-Hungary who was shot in June 1914 | 1914年6月被槍殺的奧匈帝國皇儲
Gavrilo Princip | 普林西普 | person | S4 | the Bosnian Serb student who fired the fatal shots in June 1914 | 1914年6月開槍行刺奧匈皇儲的波斯尼亞塞族學生
Franz Joseph I | 弗朗茨·約瑟夫一世 | person | S4 | the aged emperor of Austria-Hungary who died in 1916 after a reign of nearly sixty-eight years | 在位近六十八年、1916年去世的年老奧匈皇帝
Alfred von Tirpitz | 提爾皮茨 | person | S5 | the admiral who built up the German High Seas Fleet to challenge Britain | 建立德國公海艦隊以挑戰英國的海軍上將
Edward Grey | 格雷 | person | S5 | the British foreign secretary from 1905 to 1916 | 1905至1916年間擔任英國外相的政治家
Raymond Poincaré | 普恩加萊 | person | S5 | the wartime president of France who as premier sent troops into the Ruhr in 1923 | 大戰期間任法國總統、1923年任總理時出兵魯爾區的政治家
arms race | 軍備競賽 | process | S3 | the contest between states to have more and stronger weapons than their rivals | 各國爭相擴充武力和武器以壓倒對手的較量
alliance system | 同盟制度 | system | S3 | the network of pacts that divided the powers of Europe into two armed camps before 1914 | 1914年前使歐洲列強分為兩大陣營的條約網絡
revanchism | 復仇主義 | idea | S4 | the desire to win back lost land, above all that of France for Alsace-Lorraine after 1871 | 渴望奪回失地的思潮，尤指1871年後法國欲取回亞爾薩斯－洛林 | also=revanche
Greater Serbia movement | 大塞爾維亞主義 | idea | S4 | the aim of uniting all South Slavs who lived near Belgrade's borders under its rule | 主張由貝爾格萊德統一鄰近南斯拉夫人的思潮
mobilisation | 動員 | method | S4 | the making ready of an army for war by calling up its reserves | 徵召後備軍人、使軍隊進入備戰狀態的措施
ultimatum | 最後通牒 | method | S4 | a final demand whose rejection will be followed by force | 以動武相威脅、限期接納條件的外交要求
armistice | 停戰協定 | method | S3 | an agreement between enemies to stop fighting before peace is made | 敵對雙方在議和前同意不再開火的安排
annexation | 吞併 | method | S4 | the taking of another land into one's own state | 把別國土地強行納入本國版圖的做法
Schlieffen Plan | 史里芬計劃 | method | S4 | the German scheme to beat France quickly by way of Belgium before turning against Russia | 德國取道比利時迅速擊敗法國再轉攻俄國的作戰構想
Plan XVII | 第十七號計劃 | method | S5 | the French scheme of 1914 to attack at once through Alsace and Lorraine | 法國在1914年立即進攻亞爾薩斯和洛林的作戰構想
blank cheque | 空白支票 | method | S5 | the promise of full support that Berlin gave to Vienna in July 1914 | 1914年7月柏林對維也納作出的全力援助承諾
dreadnought | 無畏艦 | device | S4 | a fast battleship with all big guns, of the type launched by Britain in 1906 | 英國於1906年首創、裝備全重型火炮的高速大型戰船
Black Hand | 黑手會 | group | S4 | the secret Serbian nationalist society linked with the murder of June 1914 | 與1914年6月行刺事件有關的塞爾維亞民族主義秘密組織
Young Turks | 青年土耳其黨 | group | S5 | the Ottoman reformers whose revolution of 1908 restored the constitution | 1908年革命後恢復憲法的奧斯曼改革派
Sinn Féin | 新芬黨 | group | S5 | the Irish party that fought for independence from Britain | 爭取脫離英國獨立的愛爾蘭政治組織
Alsace-Lorraine | 亞爾薩斯－洛林 | place | S3 | the border land that France lost in 1871 and regained in 1919 | 法國於1871年失去、1919年收回的邊境地區
Bosnia and Herzegovina | 波斯尼亞和黑塞哥維那 | place | S4 | the Balkan provinces with many Serbs that Austria-Hungary annexed in 1908 | 有大量塞族居民、1908年遭奧匈帝國吞併的巴爾幹省份
Serbia | 塞爾維亞 | place | S3 | the Slav kingdom to which Austria-Hungary sent an ultimatum in July 1914 | 1914年7月接到奧匈帝國最後通牒的斯拉夫王國
Belgium | 比利時 | place | S3 | the neutral country whose invasion brought Britain into the war in 1914 | 1914年遭德軍入侵而促使英國參戰的中立國
Montenegro | 黑山 | place | S5 | the small mountain kingdom on the Adriatic that began the fighting against the Ottomans in 1912 | 1912年率先向奧斯曼帝國開戰的亞得里亞海小王國
Bulgaria | 保加利亞 | place | S4 | the Balkan kingdom that joined the Central Powers in 1915 | 1915年加入德奧陣營的巴爾幹王國
set | blocs of powers before 1914 | 1914年前的國家集團 | Triple Alliance; Triple Entente; Three Emperors' League; Balkan League
set | two-power agreements before 1914 | 1914年前的兩國協議 | Dual Alliance; Franco-Russian Alliance; Entente Cordiale; Anglo-Russian Entente; Anglo-Japanese Alliance=英日同盟; Reinsurance Treaty
set | crises and conflicts before the First World War | 第一次世界大戰前的危機與衝突 | First Moroccan Crisis; Second Moroccan Crisis; Bosnian Crisis=波斯尼亞危機; First Balkan War; Second Balkan War; Sarajevo assassination
set | people linked with the outbreak of war in 1914 | 與1914年大戰爆發有關的人物 | Kaiser William II; Archduke Franz Ferdinand; Gavrilo Princip; Franz Joseph I; Edward Grey
set | European statesmen and rulers before 1914 | 1914年前的歐洲君主與政治人物 | Kaiser William II; Franz Joseph I; Alfred von Tirpitz; Edward Grey; Raymond Poincaré
set | nationalist ideas before 1914 | 1914年前的民族主義思潮 | revanchism; Greater Serbia movement; Pan-Slavism; Pan-Germanism=泛日耳曼主義
set | steps between peace and war | 和平與戰爭之間的行動 | mobilisation; ultimatum; armistice; annexation
set | plans and promises of the powers in 1914 | 1914年列強的計劃與承諾 | Schlieffen Plan; Plan XVII; blank cheque; Plan XIX=第十九號計劃
set | nationalist societies and parties | 民族主義組織與政黨 | Black Hand; Young Turks; Sinn Féin; Young Italy
set | underlying causes of the First World War | 第一次世界大戰的遠因 | arms race; alliance system; extreme nationalism=極端民族主義; colonial rivalry=殖民地爭奪
order | crises before the First World War, from the earliest to the latest | 第一次世界大戰前的危機由早至晚 | First Moroccan Crisis > Bosnian Crisis=波斯尼亞危機 > Second Moroccan Crisis > First Balkan War > Second Balkan War > Sarajevo assassination
order | making of the rival camps, from the earliest to the latest | 兩大陣營形成的先後 | Dual Alliance > Triple Alliance > Franco-Russian Alliance > Entente Cordiale > Anglo-Russian Entente
order | July 1914 and after, from the earliest to the latest | 1914年7月前後事件先後 | Sarajevo assassination > Austro-Hungarian ultimatum to Serbia=奧匈帝國向塞爾維亞發出最後通牒 > Austro-Hungarian declaration of war on Serbia=奧匈帝國向塞爾維亞宣戰 > German declaration of war on Russia=德國向俄國宣戰 > British declaration of war on Germany=英國向德國宣戰

== The First World War | 第一次世界大戰
Central Powers | 同盟國 | group | S3 | the side of Germany, Austria-Hungary, the Ottoman Empire and Bulgaria in the war of 1914 to 1918 | 1914至1918年大戰中德、奧匈、奧斯曼帝國和保加利亞的一方 | not=Allied Powers
Allied Powers | 協約國 | group | S3 | the side of Britain, France and Russia, later joined by Italy and the United States, in the war of 1914 to 1918 | 1914至1918年大戰中英、法、俄的一方，其後意、美加入 | also=Entente Powers; not=Central Powers
Western Front | 西線 | place | S3 | the line of trenches from the North Sea to Switzerland | 由北海伸延至瑞士的戰壕地帶 | not=Eastern Front
Eastern Front | 東線 | place | S3 | the moving battle zone from 1914 to 1917 between Russia and the armies of Germany and Austria-Hungary | 1914至1917年俄軍與德奧軍隊交鋒、變動不定的戰場 | not=Western Front
Italian Front | 意大利戰線 | place | S4 | the mountain battle zone along the Isonzo and in the Alps | 沿伊松佐河及阿爾卑斯山的山區交鋒地帶
Battle of the Marne | 馬恩河戰役 | event | S3 | the fight of September 1914 that stopped the German advance on Paris | 1914年9月阻止德軍進逼巴黎的會戰 | also=First Battle of the Marne
Battle of Tannenberg | 坦能堡戰役 | event | S4 | the great Russian defeat of August 1914 in East Prussia | 1914年8月俄軍在東普魯士慘敗的會戰
Battle of Verdun | 凡爾登戰役 | event | S3 | the ten-month German assault of 1916 on a French fortress city | 1916年德軍圍攻法國要塞城市達十個月的會戰
Battle of the Somme | 索姆河戰役 | event | S3 | the British-led offensive of 1916 in which tanks were first used | 1916年以英軍為主力、坦克首次登場的會戰
Third Battle of Ypres | 第三次伊珀爾戰役 | event | S4 | the British offensive of 1917 in Flanders, remembered for its mud | 1917年英軍在佛蘭德斯發動、以泥濘著稱的會戰 | also=Battle of Passchendaele
Gallipoli campaign | 加里波利戰役 | event | S3 | the failed landings of 1915 by which Britain and its allies tried to open the Dardanelles | 1915年英軍及其盟友為打通達達尼爾海峽而登陸失敗的軍事行動
Battle of Jutland | 日德蘭海戰 | event | S3 | the clash of the British and German main fleets in 1916 | 1916年英德兩國主力艦隊的大交鋒
Brusilov Offensive | 布魯西洛夫攻勢 | event | S5 | the successful Russian attack of 1916 on the armies of Austria-Hungary | 1916年俄軍重創奧匈帝國軍隊的大規模進擊
Battle of Caporetto | 卡波雷托戰役 | event | S5 | the rout of the Italian army in late 1917 | 1917年底意軍潰敗的會戰
Spring Offensive | 春季攻勢 | event | S5 | the last great German attack in the west, begun in March 1918 before American strength was felt | 1918年3月德軍趕在美軍大舉參戰前在西線發動的最後大進擊 | also=Ludendorff Offensive
Hundred Days Offensive | 百日攻勢 | event | S5 | the final Allied advance from August to November 1918 | 1918年8月至11月協約國軍隊的最後進擊
sinking of the Lusitania | 盧西塔尼亞號事件 | event | S4 | the loss of a British liner with over a hundred Americans to a German torpedo in 1915 | 1915年載有百多名美國人的英國郵輪遭德軍魚雷擊中的慘劇
Zimmermann Telegram | 齊默曼電報 | document | S4 | the German message of 1917 that offered Mexico an alliance against the United States | 1917年德國建議與墨西哥結盟對付美國的密函
Fourteen Points | 《十四點和平原則》 | document | S3 | the programme for a fair settlement that President Wilson announced in January 1918 | 1918年1月美國總統威爾遜公布的公正解決戰事綱領
Armistice of 11 November 1918 | 1918年停戰協定 | document | S3 | the agreement signed in a railway carriage at Compiègne that ended the fighting in the west | 在貢比涅一節火車廂內簽訂、令西線不再開火的文件
Sykes-Picot Agreement | 《賽克斯－皮科協定》 | document | S4 | the secret British and French plan of 1916 to share out the Arab lands of the Ottoman Empire | 1916年英法瓜分奧斯曼帝國阿拉伯地區的秘密文件
Balfour Declaration | 《貝爾福宣言》 | document | S4 | the British letter of 1917 that favoured a national home for the Jews in Palestine | 1917年英國表示贊成猶太人在巴勒斯坦建立民族家園的信函
Treaty of London of 1915 | 1915年《倫敦條約》 | document | S5 | the secret promise of land by which Britain, France and Russia drew Italy into the war | 英、法、俄以領土承諾換取意大利參戰的秘密文件
Twenty-One Demands | 《二十一條》 | document | S3 | the paper of 1915 by which Japan pressed China for wide special rights | 1915年日本向中國索取廣泛特權的文件 | also-zh=《二十一條要求》
trench | 戰壕 | structure | S3 | a long narrow ditch in which soldiers sheltered from enemy fire | 士兵藏身以避敵方火力的狹長溝道
no man's land | 無人地帶 | structure | S3 | the shell-torn ground between the front lines of two enemies | 敵對雙方前沿陣線之間佈滿彈坑的空間
dugout | 掩蔽壕 | structure | S4 | an underground shelter for soldiers cut into the side of a defended line | 在陣地側旁挖成、供士兵藏身的地下空間
pillbox | 碉堡 | structure | S4 | a small concrete gun post with narrow firing slits | 開有狹窄射擊孔的小型混凝土火力點
barbed wire | 鐵絲網 | structure | S3 | the tangles of spiked metal strands that slow down attackers | 佈於陣地前、帶尖刺以拖慢敵軍的金屬障礙物
tank | 坦克 | device | S3 | an armoured fighting vehicle on tracks with a gun | 裝有火炮、以履帶行走的裝甲戰鬥車輛
machine gun | 機關槍 | device | S3 | a weapon that fires hundreds of bullets a minute by itself | 能自動連續發射、每分鐘射出數百發子彈的武器
U-boat | 德國潛艇 | device | S3 | a vessel that attacked enemy ships from below the surface for the Kaiser or Hitler | 為德皇或希特拉從水底襲擊敵船的艦隻 | also-zh=U型潛艇
Zeppelin | 齊柏林飛船 | device | S4 | a huge gas-filled rigid airship used by Germany for bombing raids on British towns | 德國用以空襲英國城鎮、充滿氣體的巨型硬殼航空器
flame-thrower | 噴火器 | device | S4 | a weapon that shoots a stream of burning fuel | 射出燃燒液柱、用於近距離作戰的裝備
mustard gas | 芥子氣 | substance | S3 | the blistering chemical weapon first used by Germany near Ypres in 1917 | 德軍於1917年在伊珀爾附近首次使用、令皮膚起泡的化學武器 | also=sulphur mustard
war of attrition | 消耗戰 | method | S4 | fighting that aims to wear the enemy down by constant losses of men and supplies | 以不斷損傷敵方人力物資來拖垮對手的作戰方式
total war | 總體戰 | method | S4 | fighting in which a state uses its whole economy and population for victory | 國家動用全部經濟和人口以求勝利的作戰方式
unrestricted submarine warfare | 無限制潛艇戰 | method | S4 | the sinking without warning of all ships, neutral or enemy, in a declared zone | 在劃定海域內不加警告擊沉一切中立及敵方船隻的作戰方式
convoy system | 護航制度 | method | S4 | the sailing of merchant ships in groups under guard of warships | 讓商船結隊而行並由戰艦保衛的辦法
conscription | 徵兵制 | method | S3 | the legal duty of men of a certain age to serve in the army | 規定適齡男子必須入伍服役的辦法
rationing | 配給制 | method | S3 | the limiting of each person to a fixed share of scarce food and goods | 限定每人只可得到一定份額緊缺物資的辦法
censorship | 審查制度 | method | S3 | the checking and cutting of news, letters and books by the authorities | 當局檢視並刪改新聞、信件和書籍的做法
war propaganda | 戰時宣傳 | method | S3 | the use of posters, films and news in order to sway the public in favour of the fight | 利用海報、電影和新聞左右民眾、鼓吹支持前線的手法
war bond | 戰爭債券 | method | S4 | the borrowing of money from citizens to pay for the fighting | 政府向國民借款以支付軍費的集資方法
Paul von Hindenburg | 興登堡 | person | S4 | the field marshal who won Tannenberg and as president appointed Hitler chancellor | 坦能堡的勝將，其後以總統身分任命希特拉為總理的陸軍元帥
Erich Ludendorff | 魯登道夫 | person | S5 | the general who directed the German war effort from 1916 and marched beside Hitler in 1923 | 1916年起主導德國戰事、1923年與希特拉並肩遊行的將軍
Ferdinand Foch | 福煦 | person | S4 | the French marshal who became supreme commander of the Allied armies in 1918 | 1918年出任協約國聯軍最高統帥的法國元帥
Joseph Joffre | 霞飛 | person | S4 | the French commander-in-chief at the Marne in 1914 | 1914年馬恩河之戰的法軍總司令
Douglas Haig | 黑格 | person | S4 | the British commander on the Western Front from the end of 1915 | 1915年底起統率西線英軍的將領
Philippe Pétain | 貝當 | person | S4 | the defender of Verdun who later headed the Vichy government | 死守凡爾登、日後領導維希政府的法國元帥
John Pershing | 潘興 | person | S4 | the commander of the American army in Europe from 1917 to 1918 | 1917至1918年駐歐美軍的統帥
T. E. Lawrence | 勞倫斯 | person | S4 | the British officer who fought beside the Arabs in their revolt against the Ottomans | 與阿拉伯人一同起事反抗奧斯曼統治的英國軍官
Arab Revolt | 阿拉伯起義 | event | S5 | the rising of 1916 led by Sharif Hussein of Mecca against the Ottomans | 1916年麥加的侯賽因反抗奧斯曼統治的武裝行動
Easter Rising | 復活節起義 | event | S5 | the rebellion of 1916 in Dublin against British rule | 1916年都柏林反抗英國統治的武裝行動
Armenian genocide | 亞美尼亞大屠殺 | event | S5 | the mass killing and deportation of a Christian people by the Ottomans from 1915 | 1915年起奧斯曼政府殘害和驅逐一個基督教民族的暴行
Spanish flu | 西班牙流感 | event | S4 | the influenza pandemic of 1918 to 1919 that killed tens of millions | 1918至1919年奪去數千萬人性命的全球疫症
American entry into the First World War | 美國參加第一次世界大戰 | event | S3 | the declaration by which Washington joined the fight against Germany in April 1917 | 1917年4月華盛頓決定派兵對付德皇的行動
Kiel mutiny | 基爾兵變 | event | S5 | the refusal of German sailors to sail out in late 1918, which began the fall of the Kaiser | 1918年底德國水手抗命出海、揭開德皇倒台序幕的行動
set | sides and blocs in twentieth-century wars | 二十世紀戰爭中的陣營 | Central Powers; Allied Powers; Axis Powers; Allies of the Second World War
set | battle fronts of the First World War | 第一次世界大戰的戰線 | Western Front; Eastern Front; Italian Front; Macedonian Front=馬其頓戰線
set | battles on the Western Front | 西線戰役 | Battle of the Marne; Battle of Verdun; Battle of the Somme; Third Battle of Ypres; Spring Offensive; Hundred Days Offensive
set | battles away from the Western Front in the First World War | 第一次世界大戰西線以外的戰役 | Battle of Tannenberg; Gallipoli campaign; Battle of Jutland; Brusilov Offensive; Battle of Caporetto
set | battles and campaigns of 1915 and 1916 | 1915至1916年的戰役 | Gallipoli campaign; Battle of Verdun; Battle of the Somme; Battle of Jutland; Brusilov Offensive
set | documents of the First World War | 第一次世界大戰的文件 | Zimmermann Telegram; Fourteen Points; Armistice of 11 November 1918; Treaty of London of 1915; Twenty-One Demands
set | parts of a defended line | 陣地的組成部分 | trench; no man's land; dugout; pillbox; barbed wire
set | weapons of the First World War | 第一次世界大戰的武器 | tank; machine gun; U-boat; flame-thrower; hand grenade=手榴彈; dreadnought; Zeppelin
set | ways of waging war | 作戰方式 | trench warfare=壕溝戰; war of attrition; total war; guerrilla warfare; unrestricted submarine warfare
set | measures of governments at war | 戰時政府的措施 | conscription; rationing; censorship; war propaganda; war bond; mobilisation
set | measures of the war at sea | 海上戰爭的做法 | naval blockade; unrestricted submarine warfare; convoy system; laying of mines=佈放水雷
set | commanders of the First World War | 第一次世界大戰的將領 | Paul von Hindenburg; Erich Ludendorff; Ferdinand Foch; Joseph Joffre; Douglas Haig; Philippe Pétain; John Pershing
set | soldiers who later led states or movements | 其後從政的軍人 | Paul von Hindenburg; Philippe Pétain; Mustafa Kemal Atatürk; Francisco Franco; Dwight Eisenhower; Charles de Gaulle
set | revolts and mutinies of 1916 to 1918 | 1916至1918年的起義與兵變 | Arab Revolt; Easter Rising; Kiel mutiny; October Revolution
set | events of the First World War at sea | 第一次世界大戰的海上事件 | Battle of Jutland; sinking of the Lusitania; Kiel mutiny; Battle of Coronel=科羅內爾海戰
set | events of 1917 | 1917年的事件 | American entry into the First World War; February Revolution of 1917; October Revolution; Third Battle of Ypres; Battle of Caporetto
set | calamities of 1915 to 1933 | 1915至1933年間的浩劫 | Armenian genocide; Spanish flu; Great Kanto earthquake; Ukrainian famine
order | the First World War, from the earliest to the latest | 第一次世界大戰事件由早至晚 | Battle of the Marne > Gallipoli campaign > Battle of the Somme > American entry into the First World War > Spring Offensive > Kiel mutiny
order | year of joining the war on the Allied side | 加入協約國作戰的先後 | France=法國 > Italy=意大利 > Romania=羅馬尼亞 > United States=美國

== The Paris Peace Conference and the treaties | 巴黎和會與和約
Paris Peace Conference | 巴黎和會 | event | S3 | the meeting of the victors in 1919 that drew up the settlements with the defeated powers | 1919年各戰勝國代表商討如何處置戰敗國的集會
Treaty of Versailles | 《凡爾賽條約》 | document | S3 | the settlement of June 1919 between the Allies and Germany | 1919年6月協約國與德國簽訂的和約
Treaty of Saint-Germain | 《聖日耳曼條約》 | document | S4 | the settlement of 1919 between the Allies and Austria | 1919年協約國與奧地利簽訂的和約
Treaty of Neuilly | 《納伊條約》 | document | S4 | the settlement of 1919 between the Allies and Bulgaria | 1919年協約國與保加利亞簽訂的和約
Treaty of Trianon | 《特里亞農條約》 | document | S4 | the settlement of 1920 that took two thirds of its land from Hungary | 1920年令匈牙利失去三分之二領土的和約
Treaty of Sèvres | 《色佛爾條約》 | document | S4 | the harsh settlement of 1920 with the Ottoman sultan, never carried out in full | 1920年與奧斯曼蘇丹簽訂、從未完全實施的苛刻協議 | not=Treaty of Lausanne
Treaty of Lausanne | 《洛桑條約》 | document | S4 | the settlement of 1923 that recognised the Turkish state of Mustafa Kemal | 1923年承認凱末爾所建國家的和約 | not=Treaty of Sèvres
Treaty of Brest-Litovsk | 《布列斯特－立陶夫斯克和約》 | document | S4 | the settlement of March 1918 by which Soviet Russia gave up vast lands to leave the war | 1918年3月蘇俄割讓大片土地以退出大戰的協議
Woodrow Wilson | 威爾遜 | person | S3 | the American president whose plan of 1918 called for a world organisation to keep the peace | 1918年倡議建立維持和平國際組織的美國總統
Georges Clemenceau | 克里孟梭 | person | S3 | the French premier of 1919, called the Tiger, who wanted Germany made weak for good | 綽號「老虎」、主張長期削弱德國的1919年法國總理
David Lloyd George | 勞合·喬治 | person | S3 | the British prime minister who led his country's delegation to Paris in 1919 | 1919年率領代表團赴巴黎議和的英國首相
Vittorio Orlando | 奧蘭多 | person | S4 | the Italian premier who walked out of the talks in 1919 over Fiume | 因阜姆問題於1919年離席抗議的意大利總理
Saionji Kinmochi | 西園寺公望 | person | S5 | the elder statesman who headed Japan's delegation in 1919 and was the last of the genro | 1919年率領日本代表團議和、最後一位元老
Mustafa Kemal Atatürk | 凱末爾 | person | S4 | the soldier who founded the Turkish Republic in 1923 and made it secular | 1923年創立土耳其共和國並推行世俗化的軍人 | also=Atatürk
war guilt clause | 戰爭罪責條款 | law | S3 | Article 231, which laid the blame for all losses from 1914 to 1918 on Germany and its allies | 把1914至1918年一切損失歸咎於德國及其盟友的和約規定
reparations | 賠款 | method | S3 | the payments that a defeated state must make to the victors for damage done | 戰敗國須為所造成的破壞而向戰勝國支付的錢財物資
demilitarisation | 非軍事化 | method | S3 | the removal of all troops and forts from an area | 撤走某地全部士兵和堡壘的措施
disarmament | 裁軍 | method | S3 | the cutting down of weapons and soldiers by agreement or order | 按協議或命令減少兵力和武器的措施
plebiscite | 公民投票 | method | S4 | a vote by the people of an area on which state they wish to belong to | 讓某地成年居住者自行選定歸屬哪一國家的辦法
population exchange | 人口互換 | method | S5 | the forced moving of minorities in both directions between two states | 兩國各自把境內少數族群遷往對方的強制措施
open diplomacy | 公開外交 | idea | S4 | the principle that states make no hidden agreements with each other | 國家之間不得私下訂立密約的原則 | not=secret diplomacy
secret diplomacy | 秘密外交 | idea | S4 | the old practice of making agreements hidden from the public and from other states | 瞞着公眾和別國私下訂約的舊做法 | not=open diplomacy
freedom of the seas | 航海自由 | idea | S4 | the principle that ships of all nations may sail outside coastal waters in peace and war | 平時和戰時各國船隻均可在沿岸水域以外通行的原則
mandate | 委任統治地 | form | S4 | a former German or Ottoman territory governed by a victor in the name of the League of Nations | 由戰勝國以國際聯盟名義代管的前德國或奧斯曼屬土 | not=trust territory
Sudetenland | 蘇台德區 | place | S3 | the German-speaking border area of Czechoslovakia given to Hitler in 1938 | 捷克斯洛伐克境內、1938年割讓給希特拉的德語邊境地帶
Rhineland | 萊茵蘭 | place | S3 | the German area by the French border that Hitler's troops entered in 1936 | 1936年希特拉派兵進駐、與法國接壤的德國地帶 | also-zh=萊茵非軍事區
Saar | 薩爾區 | place | S4 | the coal area that was under the League for fifteen years and voted to rejoin Germany in 1935 | 由國聯管理十五年、1935年表決重歸德國的產煤地帶
Ruhr | 魯爾區 | place | S4 | the German industrial area that French and Belgian troops occupied in 1923 | 1923年遭法國和比利時軍隊佔領的德國工業地帶
Danzig | 但澤 | place | S3 | the German-speaking Baltic port that was made a free city to give Poland an outlet to the sea | 為讓波蘭得到出海口而定為自由市的波羅的海德語港口
Polish Corridor | 波蘭走廊 | place | S3 | the strip of land that cut off East Prussia from the rest of Germany after 1919 | 1919年後把東普魯士與德國其餘國土隔開的狹長地帶
Fiume | 阜姆 | place | S4 | the Adriatic port that Italy and Yugoslavia both claimed in 1919 | 1919年意大利與南斯拉夫同時爭奪的亞得里亞海港口
Shandong | 山東 | place | S3 | the Chinese province whose German rights were given to Japan in 1919 | 其德國權益於1919年轉交日本的中國省份
Czechoslovakia | 捷克斯洛伐克 | place | S3 | the state of 1918 made from Bohemia, Moravia and Slovakia | 1918年由波希米亞、摩拉維亞等地合組的國家
Yugoslavia | 南斯拉夫 | place | S3 | the kingdom of 1918 that joined Serbs, Croats and Slovenes | 1918年合塞爾維亞人、克羅地亞人和斯洛文尼亞人而成的王國
Poland | 波蘭 | place | S3 | the state rebuilt in 1918 that had been divided up by Russia, Prussia and Austria | 曾遭俄、普、奧瓜分、1918年重建的國家
Finland | 芬蘭 | place | S4 | the northern land that broke away from Russia in December 1917 | 1917年12月脫離俄國的北歐國家
Hungary | 匈牙利 | place | S4 | the partner in the Habsburg monarchy that lost two thirds of its land in 1920 | 哈布斯堡二元帝國的一部分、1920年失去三分之二國土的國家
Latvia | 拉脫維亞 | place | S5 | the Baltic state with its capital at Riga | 以里加為首都的波羅的海國家
Lithuania | 立陶宛 | place | S5 | the Baltic state whose old capital Vilna was seized by Poland in 1920 | 1920年舊都維爾納被波蘭奪去的波羅的海國家
Turkey | 土耳其 | place | S4 | the republic that took the place of the Ottoman sultanate in 1923 | 1923年取代奧斯曼蘇丹政權的共和國
set | peace settlements after the First World War | 第一次世界大戰後的和約 | Treaty of Versailles; Treaty of Saint-Germain; Treaty of Neuilly; Treaty of Trianon; Treaty of Sèvres; Treaty of Lausanne
set | leaders at the Paris Peace Conference | 巴黎和會的領袖 | Woodrow Wilson; Georges Clemenceau; David Lloyd George; Vittorio Orlando; Saionji Kinmochi
set | founders of new states after 1917 | 1917年後的建國者 | Mustafa Kemal Atatürk; Vladimir Lenin; Tomáš Masaryk=馬薩里克; Józef Piłsudski=畢蘇斯基
set | famous articles of treaties and constitutions | 條約和憲法的著名條款 | war guilt clause; Article 48; Article 9; Article 16 of the League Covenant=《國際聯盟盟約》第十六條
set | ways of dealing with disputed borders and minorities | 處理邊界和少數民族爭議的辦法 | plebiscite; population exchange; annexation; demilitarisation
set | principles and practices in dealings between states | 國際關係的原則與做法 | national self-determination=民族自決; open diplomacy; secret diplomacy; freedom of the seas; collective security
set | areas on Germany's borders that changed hands or status after 1918 | 1918年後地位曾改變的德國邊境地區 | Sudetenland; Rhineland; Saar; Danzig; Polish Corridor; Alsace-Lorraine
order | peace settlements, from the earliest to the latest | 和約簽訂的先後 | Treaty of Brest-Litovsk > Treaty of Versailles > Treaty of Trianon > Treaty of Lausanne

== The League of Nations and the hopes of the 1920s | 國際聯盟與二十年代的和平努力
League of Nations | 國際聯盟 | institution | S3 | the world body of 1920 to 1946 that was meant to keep the peace by collective security | 1920至1946年以集體安全維持和平的世界性組織 | also-zh=國聯; not=United Nations
Assembly of the League of Nations | 國聯大會 | institution | S4 | the yearly meeting at Geneva in which every member state had one vote | 每年在日內瓦召集、成員國各有一票的機關
Council of the League of Nations | 國聯行政院 | institution | S4 | the small body with four permanent members in 1920 that dealt with disputes between states | 1920年設四個常任席位、負責處理國際爭端的小型機關
Secretariat of the League of Nations | 國聯秘書處 | institution | S4 | the permanent staff of officials at Geneva who prepared papers and carried out decisions | 常駐日內瓦、負責準備文件和執行決議的公務人員機關
Permanent Court of International Justice | 國際常設法院 | institution | S5 | the bench at The Hague that judged disputes between states from 1922 to 1946 | 1922至1946年在海牙裁決國家之間爭訟的機關 | not=International Court of Justice
International Labour Organization | 國際勞工組織 | institution | S4 | the body founded in 1919 to improve working conditions, which later joined the United Nations family | 1919年成立、旨在改善僱員待遇、其後加入聯合國體系的機構
Covenant of the League of Nations | 《國際聯盟盟約》 | document | S4 | the rules of the first world peace body, placed at the head of each peace treaty of 1919 | 置於1919年各和約之首、訂明首個世界和平機構規則的文件
Washington Conference | 華盛頓會議 | event | S3 | the meeting of 1921 to 1922 on naval limits and the affairs of China and the Pacific | 1921至1922年討論海軍限制及中國和太平洋事務的國際集會
Locarno Conference | 羅加諾會議 | event | S4 | the meeting of 1925 at which Germany accepted its western borders | 1925年德國承認其西部邊界的國際集會
London Naval Conference of 1930 | 1930年倫敦海軍會議 | event | S5 | the meeting that set limits to cruisers, destroyers and submarines for Britain, Japan and America | 為英、美、日限定巡洋艦、驅逐艦和潛艇數量的國際集會
World Disarmament Conference | 世界裁軍會議 | event | S4 | the meeting opened at Geneva in 1932 that Hitler's Germany walked out of | 1932年在日內瓦召開、其後希特拉統治下的德國退出的國際集會
Genoa Conference | 熱那亞會議 | event | S5 | the meeting of 1922 on European recovery that both Germany and Soviet Russia attended | 1922年商討歐洲經濟復興、德國和蘇俄均有出席的國際集會
Lausanne Conference of 1932 | 1932年洛桑會議 | event | S5 | the meeting that all but ended German reparations | 實際上終止德國賠款的國際集會
Four-Power Treaty | 《四國公約》 | document | S4 | the agreement of 1921 to respect possessions in the Pacific, which took the place of the Anglo-Japanese Alliance | 1921年相約尊重太平洋屬地、取代英日同盟的協議
Five-Power Treaty | 《五國公約》 | document | S4 | the agreement of 1922 that fixed the ratio of battleships of the leading sea powers | 1922年限定海上強國主力艦比例的協議 | also=Washington Naval Treaty
Nine-Power Treaty | 《九國公約》 | document | S4 | the agreement of 1922 to respect the independence of China and the Open Door | 1922年相約尊重中國主權獨立和門戶開放的協議
Treaty of Rapallo | 《拉巴洛條約》 | document | S4 | the agreement of 1922 in which Germany and Soviet Russia restored relations and gave up claims on each other | 1922年德國與蘇俄恢復邦交並放棄互相索償的協議
Locarno Treaties | 《羅加諾公約》 | document | S3 | the agreements of 1925 that guaranteed the Franco-German and Belgian-German borders | 1925年保證法德和比德邊界的協議
Kellogg-Briand Pact | 《凱洛格－白里安公約》 | document | S3 | the agreement of 1928 in which states gave up war as a means of national policy | 1928年各國放棄以戰爭為國策手段的協議 | also=Pact of Paris; also-zh=《非戰公約》
Geneva Protocol of 1924 | 1924年《日內瓦議定書》 | document | S5 | the draft plan, dropped after British refusal, that would have made arbitration compulsory | 要求爭端必須交付仲裁、因英國拒絕而告吹的草案
Dawes Plan | 道茲計劃 | method | S3 | the scheme of 1924 that eased German payments and brought American loans | 1924年減輕德國每年賠款負擔並引入美國貸款的方案 | not=Young Plan
Young Plan | 楊格計劃 | method | S4 | the scheme of 1929 that cut the total of German reparations and spread them over fifty-nine years | 1929年削減德國賠款總額並分五十九年攤還的方案 | not=Dawes Plan
Hoover Moratorium | 胡佛延債令 | method | S5 | the American proposal of 1931 to stop all war debt and reparation payments for one year | 1931年美國提出把戰爭欠款和賠償停付一年的方案
collective security | 集體安全 | idea | S3 | the principle that all states act together against any state that attacks another | 各國聯手對付任何侵略國以保障彼此的原則
economic sanctions | 經濟制裁 | method | S3 | the cutting off of trade and loans in order to punish an aggressor | 截斷貿易和貸款以懲罰侵略者的手段
arbitration | 仲裁 | method | S4 | the settling of a quarrel by a judge whom both sides accept | 爭端雙方把事情交由共同接納的第三者作最終判決的方法 | not=mediation
mediation | 調停 | method | S4 | the attempt of a third party to bring two quarrelling sides to an agreement without deciding for them | 第三者從中勸解、協助爭端雙方自行達成協議的方法 | not=arbitration
Ruhr occupation | 佔領魯爾事件 | event | S4 | the French and Belgian seizure of Germany's industrial heart in 1923 over unpaid reparations | 1923年法國和比利時因德國欠交賠款而出兵其工業心臟地帶的行動
Corfu Incident | 科孚島事件 | event | S4 | the shelling and seizure of a Greek island by Mussolini in 1923 | 1923年墨索里尼炮轟並奪取一個希臘領地的舉動
Åland Islands dispute | 奧蘭群島爭端 | event | S5 | the quarrel of Sweden and Finland that the League settled in 1921 | 1921年由國聯解決、瑞典與鄰國之間的領土糾紛
Vilna dispute | 維爾納爭端 | event | S5 | the quarrel that began when a Polish force seized the old Lithuanian capital in 1920 | 1920年波蘭軍隊奪取立陶宛舊都引起的糾紛
Aristide Briand | 白里安 | person | S4 | the French foreign minister who shared the Nobel Peace Prize of 1926 with Stresemann | 1926年與斯特萊斯曼同獲諾貝爾和平獎的法國外長
Gustav Stresemann | 斯特萊斯曼 | person | S4 | the German foreign minister who brought his country into the League in 1926 | 1926年帶領本國加入國際聯盟的德國外長
Austen Chamberlain | 奧斯汀·張伯倫 | person | S5 | the British foreign secretary who took part in the Locarno settlement | 參與訂立羅加諾協議的英國外相 | not=Neville Chamberlain
Frank Kellogg | 凱洛格 | person | S5 | the American secretary of state who sponsored the peace pact of 1928 | 推動1928年和平協議的美國國務卿
Charles Dawes | 道茲 | person | S5 | the American banker who headed the committee of 1924 on German reparations | 1924年主持德國賠款問題委員會的美國銀行家
Fridtjof Nansen | 南森 | person | S5 | the Norwegian explorer who as League commissioner gave passports to stateless refugees | 任國聯專員時為無國籍難民發出護照的挪威探險家
set | organs and bodies of the League of Nations | 國際聯盟的機關 | Assembly of the League of Nations; Council of the League of Nations; Secretariat of the League of Nations; Permanent Court of International Justice; International Labour Organization
set | international organisations of the twentieth century | 二十世紀的國際組織 | League of Nations; United Nations; Comintern=共產國際; International Labour Organization
set | international conferences between the wars | 兩次大戰之間的國際會議 | Paris Peace Conference; Washington Conference; Genoa Conference; Locarno Conference; London Naval Conference of 1930; World Disarmament Conference
set | conferences that concerned Germany | 涉及德國的會議 | Paris Peace Conference; Locarno Conference; Lausanne Conference of 1932; Munich Conference
set | international agreements of the 1920s | 二十年代的國際協議 | Four-Power Treaty; Five-Power Treaty; Nine-Power Treaty; Locarno Treaties; Kellogg-Briand Pact
set | documents about peace after the First World War | 第一次世界大戰後的和平文件 | Treaty of Rapallo; Locarno Treaties; Kellogg-Briand Pact; Geneva Protocol of 1924; Covenant of the League of Nations
set | schemes about war debts and recovery | 有關戰債與復興的計劃 | Dawes Plan; Young Plan; Hoover Moratorium; Marshall Plan
set | peaceful ways of dealing with disputes | 處理國際爭端的和平手段 | economic sanctions; arbitration; mediation; plebiscite
set | disputes of the early 1920s | 二十年代初的國際爭端 | Ruhr occupation; Corfu Incident; Åland Islands dispute; Vilna dispute
set | peacemakers of the 1920s | 二十年代致力和平的人物 | Aristide Briand; Gustav Stresemann; Austen Chamberlain; Frank Kellogg; Charles Dawes; Fridtjof Nansen
order | steps of conciliation, from the earliest to the latest | 國際和解的先後 | Washington Conference > Dawes Plan > Locarno Conference > Kellogg-Briand Pact > Young Plan
order | German reparations, from the earliest to the latest | 德國賠款問題的先後 | Ruhr occupation > Dawes Plan > Young Plan > Hoover Moratorium > Lausanne Conference of 1932

== The Russian Revolution | 俄國革命
Nicholas II | 尼古拉二世 | person | S3 | the last tsar of Russia, who abdicated in March 1917 and was shot with his family | 1917年3月退位、其後與家人一同被槍決的俄國末代沙皇
Grigori Rasputin | 拉斯普丁 | person | S4 | the peasant healer who gained influence over the last tsarina and was murdered in 1916 | 靠治病取得末代皇后信任、1916年被暗殺的農民出身修道者
Sergei Witte | 維特 | person | S5 | the finance minister who pushed Russian railways and industry and later drafted the October Manifesto | 推動俄國鐵路和工業發展、其後草擬《十月宣言》的財政大臣
Pyotr Stolypin | 斯托雷平 | person | S5 | the Russian premier who let peasants own separate farms and was assassinated in 1911 | 容許農民擁有獨立農場、1911年遇刺身亡的俄國總理
Alexander Kerensky | 克倫斯基 | person | S4 | the last head of the Russian Provisional Government, who kept fighting Germany in 1917 | 1917年堅持對德作戰的俄國臨時政府最後一任首腦
Vladimir Lenin | 列寧 | person | S3 | the leader who founded the first communist state and introduced the New Economic Policy | 建立首個共產國家並推行新經濟政策的領袖 | also=Lenin
Leon Trotsky | 托洛茨基 | person | S3 | the organiser of the Red Army who was expelled by Stalin and murdered in Mexico in 1940 | 組建紅軍、遭史太林放逐、1940年在墨西哥遇害的革命家
Joseph Stalin | 史太林 | person | S3 | the Soviet dictator who launched the Five-Year Plans and the Great Purge | 推行五年計劃和大整肅的蘇聯獨裁者 | also=Stalin
Lavr Kornilov | 科爾尼洛夫 | person | S5 | the Russian general whose march on Petrograd failed in the late summer of 1917 | 1917年夏末向彼得格勒進軍而失敗的俄國將軍
Bolsheviks | 布爾什維克 | group | S3 | the Russian Marxists who wanted a small party of professional revolutionaries and took power in late 1917 | 主張由少數職業革命家組黨、1917年底奪權的俄國馬克思主義派別 | not=Mensheviks
Mensheviks | 孟什維克 | group | S4 | the Russian Marxists who favoured a broad party and split from Lenin in 1903 | 主張廣納黨員、1903年與列寧分裂的俄國馬克思主義派別 | not=Bolsheviks
Socialist Revolutionaries | 社會革命黨 | group | S4 | the Russian party that won most peasant votes in 1917 by promising them the land | 1917年以分地予農民的承諾取得最多農村選票的俄國政治組織
Constitutional Democrats of Russia | 立憲民主黨 | group | S4 | the Russian liberal party of professional people that wanted parliamentary rule | 由專業人士組成、支持議會政治的俄國自由派組織 | also=Kadets
Red Army | 紅軍 | group | S3 | the force that Trotsky built to defend Bolshevik rule | 由托洛茨基建立、捍衛布爾什維克政權的部隊 | not=White Army
White Army | 白軍 | group | S3 | the force of tsarist officers and others that fought Bolshevik rule from 1918 | 1918年起由沙皇舊將等組成、反抗布爾什維克政權的部隊 | not=Red Army
Red Guards of 1917 | 赤衛隊 | group | S5 | the armed factory workers who seized key points in Petrograd for the Bolsheviks | 為布爾什維克佔領彼得格勒要地的武裝工廠工人
Czechoslovak Legion | 捷克軍團 | group | S5 | the former prisoners of war who seized stretches of the Trans-Siberian Railway in 1918 | 1918年奪取西伯利亞鐵路沿線的前戰俘部隊
Cossacks | 哥薩克人 | group | S4 | the horsemen of the southern steppe who served as the tsar's cavalry | 為沙皇充當騎兵的南方草原騎手
kulaks | 富農 | group | S4 | the better-off Russian peasants whom Stalin set out to destroy as a class | 家境較好、被史太林當作階級敵人加以消滅的俄國鄉民
intelligentsia | 知識階層 | group | S4 | the educated Russians who debated reform and revolution | 受過教育、熱衷討論改革和革命的俄國人
Bloody Sunday of 1905 | 血腥星期日 | event | S3 | the shooting by the tsar's troops of a peaceful crowd led by Father Gapon in St Petersburg | 沙皇軍隊在聖彼得堡向加邦神父帶領的和平請願者開槍的事件
Revolution of 1905 | 1905年俄國革命 | event | S3 | the wave of strikes and risings that made the tsar grant an elected Duma | 迫使沙皇設立民選杜馬的罷工及起事浪潮
February Revolution of 1917 | 俄國二月革命 | event | S3 | the rising in Petrograd that ended the rule of the Romanovs | 彼得格勒群眾推翻羅曼諾夫王朝的起事
July Days | 七月事件 | event | S5 | the failed armed protests in Petrograd after which Lenin fled to Finland | 彼得格勒武裝示威失敗、令列寧逃往芬蘭的風波
Kornilov affair | 科爾尼洛夫事件 | event | S5 | the attempt by a commander-in-chief in 1917 to seize Petrograd, which strengthened the Bolsheviks | 1917年俄軍總司令圖謀奪取彼得格勒、反使布爾什維克壯大的風波
October Revolution | 十月革命 | event | S3 | the Bolshevik overthrow of the Provisional Government in 1917 | 1917年布爾什維克推翻臨時政府的行動 | also=Bolshevik Revolution
Russian Civil War | 俄國內戰 | event | S3 | the struggle from 1918 between the Reds and the Whites | 1918年起紅軍與白軍之間的鬥爭
Kronstadt Rebellion | 喀琅施塔得兵變 | event | S4 | the revolt of sailors in 1921 that helped to persuade Lenin to change his economic course | 1921年水手造反、促使列寧放棄戰時經濟路線的事件
Polish-Soviet War | 波蘇戰爭 | event | S5 | the conflict of 1919 to 1921 in which the Red Army was beaten near Warsaw | 1919至1921年紅軍在華沙附近敗退的衝突
October Manifesto | 《十月宣言》 | document | S4 | the paper in which the tsar promised civil rights and an elected Duma in 1905 | 1905年沙皇承諾給予公民權利和民選杜馬的文件
April Theses | 《四月提綱》 | document | S4 | the programme that Lenin gave on his return in 1917, calling for all power to the soviets | 列寧於1917年回國時發表、號召政權歸蘇維埃的文章
Decree on Peace | 《和平法令》 | document | S5 | the Bolshevik order of November 1917 that called for an end to the war without annexations | 1917年11月布爾什維克呼籲各國不割地而停戰的文告 | not=Decree on Land
Decree on Land | 《土地法令》 | document | S5 | the Bolshevik order of November 1917 that gave estates to the peasants without payment | 1917年11月布爾什維克把莊園無償分給農民的文告 | not=Decree on Peace
What Is to Be Done? | 《怎麼辦？》 | document | S5 | the booklet of 1902 in which Lenin called for a party of professional revolutionaries | 列寧於1902年主張由職業革命家組黨的小冊子
soviet | 蘇維埃 | institution | S3 | a council elected by workers, soldiers or peasants | 由工人、士兵或農民選出代表組成的會議
Duma | 杜馬 | institution | S3 | the elected lower house of parliament in tsarist Russia after 1905 | 1905年後沙俄由選舉產生的國會下院
Russian Provisional Government | 俄國臨時政府 | institution | S3 | the body that ruled Russia between the fall of the tsar and the Bolshevik takeover | 沙皇倒台後至布爾什維克奪權前掌權的內閣
Constituent Assembly of Russia | 俄國立憲會議 | institution | S5 | the elected body that the Bolsheviks broke up after one sitting in January 1918 | 1918年1月只召開一次便遭布爾什維克解散的民選機關
Council of People's Commissars | 人民委員會 | institution | S5 | the first Bolshevik cabinet, formed in November 1917 with Lenin at its head | 1917年11月成立、由列寧領導的首個布爾什維克內閣
Cheka | 契卡 | institution | S4 | the first Bolshevik secret police, set up in December 1917 | 1917年12月設立的首個布爾什維克秘密警察機關
War Communism | 戰時共產主義 | method | S4 | the Bolshevik policy of 1918 to 1921 that seized grain and took over industry | 1918至1921年布爾什維克強徵糧食並接管工業的政策 | not=New Economic Policy
New Economic Policy | 新經濟政策 | method | S3 | the programme of 1921 that let peasants sell surplus grain and small firms trade privately | 1921年容許農民出售餘糧、小企業私營的措施 | also=NEP; not=War Communism
Stolypin land reform | 斯托雷平土地改革 | method | S5 | the tsarist measure of 1906 that let peasants leave the village commune and own their farms | 沙皇政府於1906年容許農民脫離村社並擁有自己田莊的措施
dictatorship of the proletariat | 無產階級專政 | idea | S4 | the Marxist idea that workers must hold all power for a time after the revolution | 馬克思主義認為革命後須由工人暫掌一切權力的主張
permanent revolution | 不斷革命論 | idea | S5 | Trotsky's idea that the communist state could survive only if risings spread abroad | 托洛茨基認為共產國家須靠起事蔓延外國方可生存的主張 | not=Socialism in One Country
Socialism in One Country | 一國社會主義 | idea | S5 | Stalin's idea that the Soviet Union should build up its own strength without waiting for risings abroad | 史太林認為蘇聯應先自行壯大、不必等待境外起事的想法 | not=permanent revolution
democratic centralism | 民主集中制 | idea | S5 | Lenin's rule that party members may debate but must obey once a decision is made | 列寧提出黨員可先討論、議決後必須服從的要求
Petrograd | 彼得格勒 | place | S4 | the name that the Russian capital on the Neva bore from 1914 to 1924 | 1914至1924年間涅瓦河畔俄國舊都的名稱
Yekaterinburg | 葉卡捷琳堡 | place | S5 | the Ural city where the last tsar and his family were shot | 末代沙皇一家遭槍決的烏拉爾山城市
Vladivostok | 海參崴 | place | S4 | the Pacific port at the eastern end of the Trans-Siberian Railway | 西伯利亞鐵路東端的太平洋港口
set | figures of late tsarist Russia | 沙俄末年的人物 | Nicholas II; Grigori Rasputin; Sergei Witte; Pyotr Stolypin
set | figures of the Russian Revolution | 俄國革命的人物 | Alexander Kerensky; Vladimir Lenin; Leon Trotsky; Joseph Stalin; Lavr Kornilov
set | tsars and heads of government in Russia to 1924 | 1924年前俄國的沙皇與政府首腦 | Nicholas II; Pyotr Stolypin; Alexander Kerensky; Vladimir Lenin; Alexander II of Russia
set | Russian political parties before 1918 | 1918年前的俄國政黨 | Bolsheviks; Mensheviks; Socialist Revolutionaries; Constitutional Democrats of Russia
set | armed forces in revolutionary Russia | 俄國革命時期的武裝力量 | Red Army; White Army; Red Guards of 1917; Czechoslovak Legion; Cossacks
set | sections of Russian society | 俄國社會的各類人 | kulaks; intelligentsia; Cossacks; serfs=農奴
set | struggles of Soviet Russia up to 1921 | 1921年前蘇俄的鬥爭與動亂 | October Revolution; Russian Civil War; Kronstadt Rebellion; Polish-Soviet War
set | documents of the Russian Revolution | 俄國革命的文獻 | October Manifesto; April Theses; Decree on Peace; Decree on Land; What Is to Be Done?; Treaty of Brest-Litovsk
set | bodies of power in revolutionary Russia | 俄國革命時期的權力機關 | soviet; Duma; Russian Provisional Government; Constituent Assembly of Russia; Council of People's Commissars; Cheka
set | economic policies in Russian and Soviet history | 俄國及蘇聯歷史上的經濟政策 | War Communism; New Economic Policy; Stolypin land reform; collectivisation; perestroika
set | Bolshevik ideas | 布爾什維克的主張 | dictatorship of the proletariat; permanent revolution; Socialism in One Country; democratic centralism
set | cities in Russian history | 俄國歷史上的城市 | Petrograd; Moscow; Yekaterinburg; Vladivostok; Stalingrad=史太林格勒
order | Russian Revolution, from the earliest to the latest | 俄國革命事件由早至晚 | Bloody Sunday of 1905 > February Revolution of 1917 > July Days > Kornilov affair > October Revolution > Kronstadt Rebellion
order | rulers of Russia and the Soviet Union, from the earliest to the latest | 俄國及蘇聯領導者由早至晚 | Nicholas II > Alexander Kerensky > Vladimir Lenin > Joseph Stalin > Nikita Khrushchev > Leonid Brezhnev > Mikhail Gorbachev
order | Bolshevik economic policies, from the earliest to the latest | 布爾什維克經濟政策由早至晚 | War Communism > New Economic Policy > First Five-Year Plan=第一個五年計劃

== Stalin's Soviet Union | 史太林統治下的蘇聯
Five-Year Plans | 五年計劃 | method | S3 | the Soviet targets, set from 1928, for fast growth of heavy industry under state direction | 1928年起由國家主導、訂立指標以迅速發展重工業的措施
collectivisation | 農業集體化 | method | S3 | Stalin's forced joining of peasant plots into large shared units | 史太林強迫鄉民把田地合併為大型共耕單位的措施
Stakhanovite movement | 斯達漢諾夫運動 | method | S4 | the Soviet drive that held up a record-breaking coal miner as a model for workers | 以打破採煤紀錄的礦工為榜樣、激勵工人增產的蘇聯措施
Great Purge | 大整肅 | event | S3 | the wave of arrests and shootings of 1936 to 1938 by which Stalin removed party rivals and officers | 1936至1938年史太林廣泛逮捕和處決黨內對手及將領的行動 | also=Great Terror; also-zh=大清洗
murder of Kirov | 基洛夫遇刺事件 | event | S5 | the killing of the Leningrad party chief in 1934 that served as a pretext for terror | 1934年列寧格勒黨領袖被殺、成為恐怖統治藉口的慘案
Ukrainian famine | 烏克蘭大饑荒 | event | S4 | the mass starvation of 1932 to 1933 in the Soviet Union's main grain-growing republic | 1932至1933年蘇聯主要產糧地區居民成批餓死的慘劇 | also=Holodomor
kolkhoz | 集體農莊 | institution | S4 | a Soviet farm owned in name by its members, who shared what was left after state deliveries | 名義上由社員共有、上繳國家後分配餘糧的蘇聯耕作單位 | not=sovkhoz
sovkhoz | 國營農場 | institution | S4 | a Soviet farm owned by the government, whose workers received wages | 由政府擁有、以工資僱用工人的蘇聯耕作單位 | not=kolkhoz
machine and tractor station | 機器拖拉機站 | institution | S5 | a Soviet depot that lent out farm equipment and watched over the peasants | 向農民出租耕具並加以監視的蘇聯據點
mir | 村社 | institution | S5 | the Russian village commune that shared out land among peasant families before the revolution | 革命前由農戶共同分配土地的俄國鄉間組織
gulag | 古拉格 | institution | S4 | the network of forced labour camps in which the Soviet Union held prisoners | 蘇聯用以囚禁犯人的強迫勞動營網絡
Gosplan | 國家計劃委員會 | institution | S5 | the Soviet office that set output targets for the whole economy | 為蘇聯整體經濟訂立產量指標的機關
Politburo | 政治局 | institution | S4 | the small group of top Soviet party leaders that decided policy | 由少數最高黨領導人組成、決定國策的蘇聯核心機關
NKVD | 內務人民委員部 | institution | S4 | the Soviet secret police of the 1930s that carried out Stalin's terror | 三十年代為史太林執行恐怖統治的蘇聯秘密警察機關
KGB | 國家安全委員會 | institution | S4 | the Soviet security and spying service from 1954 to 1991 | 1954至1991年蘇聯負責監控民眾和對外間諜活動的機關
TASS | 塔斯社 | institution | S5 | the official news agency of the Soviet Union | 蘇聯中央政府的官方新聞通訊機構
Pravda | 《真理報》 | institution | S5 | the daily newspaper of the Soviet Communist Party | 由蘇聯共產黨中央出版的每日刊物
show trial | 公審 | method | S4 | a staged court case in which the accused publicly confess to crimes they did not commit | 預先安排、迫使被告當眾承認莫須有罪名的法庭聆訊
cult of personality | 個人崇拜 | method | S3 | the building up of a leader as an all-wise hero through constant praise | 以不斷頌揚把領袖塑造成無所不知的英雄的手法
purge | 整肅 | method | S4 | the removal of people held to be disloyal from a party or state | 在黨或政府內清除被視為不忠者的手段
indoctrination | 思想灌輸 | method | S3 | the teaching of one set of beliefs in such a way that nobody may question it | 不容質疑地向人強加一套信念的教育手段
command economy | 計劃經濟 | system | S3 | an order in which the state decides what is produced, how much and at what price | 由國家決定生產甚麼、產量和價格的經濟制度 | also=planned economy; not=market economy
market economy | 市場經濟 | system | S3 | an order in which prices and output follow from free buying and selling | 價格和產量由自由買賣決定的經濟制度 | not=command economy
mixed economy | 混合經濟 | system | S4 | an order in which private firms and state enterprise both play large parts | 私人企業與國營企業並存的經濟制度
one-party state | 一黨專政 | system | S3 | an order in which all rivals are banned and a single political organisation holds power | 禁止所有對手參選、權力由獨大組織壟斷的制度
military dictatorship | 軍事獨裁 | system | S4 | a political order in which officers of the armed forces hold power after taking it by force | 將領以武力奪權後自行執政的政治制度
multi-party democracy | 多黨民主制 | system | S3 | a political order in which rival groups compete for power in free elections | 不同政治團體在自由選舉中競逐執政的制度
absolute monarchy | 絕對君主制 | system | S3 | a political order in which a king or queen rules without limits by law or parliament | 國王或女王不受法律和議會限制的政治制度
Nikolai Bukharin | 布哈林 | person | S5 | the defender of the New Economic Policy who was shot after the trial of 1938 | 維護新經濟政策、1938年受審後被槍決的蘇共領袖
Grigory Zinoviev | 季諾維也夫 | person | S5 | the first head of the Comintern, shot after the trial of 1936 | 首任共產國際主席、1936年受審後被槍決的蘇共領袖
Sergei Kirov | 基洛夫 | person | S5 | the Leningrad party chief who was murdered in 1934 | 1934年被暗殺的列寧格勒黨領袖
Lavrenti Beria | 貝利亞 | person | S5 | the secret police chief who was shot after Stalin's death in 1953 | 史太林於1953年死後被槍決的秘密警察首腦
Vyacheslav Molotov | 莫洛托夫 | person | S4 | the Soviet foreign minister who signed the pact with Ribbentrop in 1939 | 1939年與里賓特洛甫簽約的蘇聯外長
Maxim Litvinov | 李維諾夫 | person | S5 | the Soviet foreign minister who favoured collective security and was dismissed in May 1939 | 主張集體安全、1939年5月被撤職的蘇聯外長
Georgy Zhukov | 朱可夫 | person | S4 | the Soviet marshal who defended Moscow and took Berlin | 保衛莫斯科並攻陷柏林的蘇聯元帥
Alexei Stakhanov | 斯達漢諾夫 | person | S5 | the coal miner whose record shift of 1935 was held up as a model | 1935年創下採煤紀錄而獲奉為榜樣的礦工
set | Soviet events of the 1930s | 三十年代蘇聯的事件 | Great Purge; murder of Kirov; Ukrainian famine; Battles of Khalkhin Gol=諾門罕戰役
set | farming units and stations in Russia | 俄國與蘇聯的農業單位 | kolkhoz; sovkhoz; machine and tractor station; mir
set | Soviet institutions | 蘇聯的機構 | gulag; Gosplan; Politburo; NKVD; Comintern=共產國際; TASS
set | secret police services | 秘密警察與情報機關 | Cheka; NKVD; KGB; Gestapo; Stasi
set | newspapers and news services of parties and states | 黨和國家的新聞機構 | TASS; Pravda; Xinhua News Agency=新華社; People's Daily=《人民日報》
set | methods of dictators | 獨裁者的手段 | show trial; cult of personality; purge; indoctrination; censorship
set | types of economic order | 經濟體制的類型 | command economy; market economy; mixed economy; corporate state; traditional economy=傳統經濟
set | types of political order | 政治制度的類型 | one-party state; military dictatorship; multi-party democracy; absolute monarchy; constitutional monarchy
set | victims and rivals of Stalin | 史太林的政敵與受害者 | Leon Trotsky; Nikolai Bukharin; Grigory Zinoviev; Lev Kamenev=加米涅夫
set | Soviet figures of Stalin's time | 史太林時代的蘇聯人物 | Lavrenti Beria; Vyacheslav Molotov; Maxim Litvinov; Georgy Zhukov; Alexei Stakhanov; Sergei Kirov
order | Soviet secret police, from the earliest to the latest | 蘇聯秘密警察機關由早至晚 | Cheka > NKVD > KGB
order | Stalin's rule, from the earliest to the latest | 史太林統治時期事件由早至晚 | First Five-Year Plan=第一個五年計劃 > Ukrainian famine > murder of Kirov > Great Purge > German invasion of the Soviet Union=德國入侵蘇聯

== Fascist Italy | 法西斯意大利
fascism | 法西斯主義 | idea | S3 | an ideology that exalts the nation, the leader and war, and rejects democracy and class struggle | 推崇國家、領袖和戰爭，反對民主和階級鬥爭的意識形態 | not=communism
Nazism | 納粹主義 | idea | S3 | Hitler's ideology, which placed the Aryan race above all others and made Jews its chief enemy | 希特拉奉雅利安種族為最優越並以猶太人為大敵的意識形態 | also=National Socialism
totalitarianism | 極權主義 | idea | S3 | the rule of a state that seeks to control every side of people's public and private life | 政府全面操控人民公私生活的統治理念
pacifism | 和平主義 | idea | S4 | the belief that all war is wrong and that quarrels must be settled without force | 認為一切戰爭皆錯、爭端須以非武力方式解決的信念
autarky | 自給自足 | idea | S4 | the aim of a country to produce all that it needs and not depend on imports | 國家一切所需皆在國內生產、不倚賴進口的目標 | also-zh=經濟自足
Benito Mussolini | 墨索里尼 | person | S3 | the Italian dictator called Il Duce who held power from 1922 to 1943 | 有「領袖」之稱、1922至1943年掌權的意大利獨裁者 | also=Mussolini
Gabriele D'Annunzio | 鄧南遮 | person | S5 | the Italian poet who seized Fiume with volunteers in 1919 | 1919年率志願兵奪取阜姆的意大利詩人
Giacomo Matteotti | 馬泰奧蒂 | person | S5 | the Italian socialist deputy who was murdered in 1924 after denouncing election fraud | 1924年揭發選舉舞弊後遇害的意大利社會黨議員
Victor Emmanuel III | 維克多·伊曼紐三世 | person | S4 | the king who made Mussolini premier in 1922 and had him arrested in 1943 | 1922年任命墨索里尼為總理、1943年下令將其拘捕的國王
Galeazzo Ciano | 齊亞諾 | person | S5 | the Italian foreign minister who was Mussolini's son-in-law | 身為墨索里尼女婿的意大利外長
Pietro Badoglio | 巴多里奧 | person | S5 | the marshal who replaced Mussolini in 1943 and signed an armistice with the Allies | 1943年接替墨索里尼並與盟國簽訂停戰協定的元帥
Blackshirts | 黑衫軍 | group | S3 | the paramilitary squads that fought for Mussolini against his opponents | 為墨索里尼效力的準軍事隊伍
Brownshirts | 褐衫隊 | group | S3 | the paramilitary storm troopers of Ernst Röhm, who fought for Hitler in the streets | 由羅姆率領、在街頭為希特拉打鬥的準軍事人員 | also=SA, Sturmabteilung; also-zh=衝鋒隊; not=SS
SS | 黨衛隊 | group | S4 | Himmler's black-uniformed elite guard, which ran the concentration camps | 由希姆萊率領、身穿黑制服並管理集中營的精英武裝人員 | not=Brownshirts
Freikorps | 自由軍團 | group | S5 | the bands of German ex-soldiers who put down communist risings in 1919 | 1919年鎮壓共產黨起事的德國退伍軍人隊伍
March on Rome | 進軍羅馬 | event | S3 | the show of force of October 1922 after which the king asked Mussolini to form a cabinet | 1922年10月令國王邀請墨索里尼組閣的武力示威
Biennio Rosso | 紅色兩年 | event | S5 | the time of strikes and factory seizures in Italy from 1919 to 1920 | 1919至1920年意大利罷工及工人奪取工廠的風潮
Matteotti crisis | 馬泰奧蒂危機 | event | S5 | the storm of 1924 after a socialist deputy was killed, from which Mussolini's dictatorship followed | 1924年社會黨議員遇害引起的風波，其後墨索里尼建立獨裁
Acerbo Law | 《阿塞博法》 | document | S5 | the Italian rule of 1923 that gave two thirds of the seats to the leading party with a quarter of votes | 1923年讓得票達四分之一的最大政黨取得三分之二議席的意大利選舉規則
Lateran Treaty | 《拉特蘭條約》 | document | S4 | the agreement of 1929 in which Mussolini and the Pope recognised each other's states | 1929年墨索里尼與教宗互相承認對方國家的協議
Pact of Steel | 《鋼鐵條約》 | document | S4 | the full military alliance of May 1939 between Hitler and Mussolini | 1939年5月希特拉與墨索里尼訂立的全面軍事同盟
corporate state | 法團國家 | system | S4 | the fascist order in which bodies of employers and workers in each trade were put under government control | 把各行業勞資雙方組織起來、由政府操控的墨索里尼體制 | also=corporatism; also-zh=組合國家
Battle for Grain | 糧食戰役 | method | S4 | Mussolini's drive to grow more wheat and end the need for imports | 墨索里尼增產小麥、免除進口的運動
Battle for Births | 生育戰役 | method | S4 | Mussolini's drive to enlarge the population through rewards for big families and a tax on bachelors | 墨索里尼以獎勵大家庭和向單身男子徵稅來增加人口的運動
Battle for the Lira | 里拉戰役 | method | S5 | Mussolini's drive to raise the value of the Italian currency | 墨索里尼提高意大利貨幣匯價的運動
draining of the Pontine Marshes | 開墾蓬蒂內沼澤 | method | S5 | Mussolini's scheme to turn wet land south of Rome into farmland | 墨索里尼把羅馬以南濕地變為農田的計劃 | also=Battle for Land
invasion of Abyssinia | 意大利侵略阿比西尼亞 | event | S3 | Mussolini's attack of 1935 on Haile Selassie's empire in Africa | 1935年墨索里尼出兵攻打塞拉西所統治非洲帝國的行動 | also=Second Italo-Ethiopian War
invasion of Albania | 意大利侵略阿爾巴尼亞 | event | S4 | Mussolini's seizure of King Zog's Balkan country in April 1939 | 1939年4月墨索里尼奪取索古王治下巴爾幹國家的行動
Salò Republic | 薩羅共和國 | group | S5 | the German-backed state in northern Italy that Mussolini headed from 1943 to 1945 | 1943至1945年由墨索里尼領導、受德國扶持的意大利北部政權
Vatican City | 梵蒂岡城國 | group | S4 | the tiny papal state in Rome that was made independent in 1929 | 羅馬市內、1929年獲承認獨立的教宗領地
mutilated victory | 殘缺的勝利 | idea | S5 | the Italian complaint that the peace of 1919 gave too little for the sacrifices made | 意大利人抱怨1919年和約所得不足以補償犧牲的說法
set | ideologies of the twentieth century | 二十世紀的意識形態 | fascism; communism; liberalism; pacifism; populism
set | official ideologies of single states | 個別國家的官方意識形態 | Nazism; Juche; Kemalism; Pancasila
set | ideas linked with dictatorship | 與獨裁政治相關的思想 | totalitarianism; antisemitism=反猶主義; militarism; autarky; Social Darwinism
set | figures of Fascist Italy and its rise | 法西斯意大利時期的人物 | Benito Mussolini; Gabriele D'Annunzio; Giacomo Matteotti; Victor Emmanuel III; Galeazzo Ciano; Pietro Badoglio
set | dictators between the wars | 兩次大戰之間的獨裁者 | Benito Mussolini; Adolf Hitler; Joseph Stalin; Francisco Franco; António Salazar=薩拉查
set | political fighting bands and guards | 政治武裝隊伍 | Blackshirts; Brownshirts; SS; Freikorps; Redshirts
set | events in Italy between 1919 and 1924 | 1919至1924年意大利的事件 | March on Rome; Biennio Rosso; Matteotti crisis; D'Annunzio's seizure of Fiume=鄧南遮奪取阜姆
set | Mussolini's domestic drives and schemes | 墨索里尼的國內運動與計劃 | Battle for Grain; Battle for Births; Battle for the Lira; draining of the Pontine Marshes
set | laws and agreements of Mussolini's rule | 墨索里尼統治時期的法例與協議 | Acerbo Law; Lateran Treaty; Pact of Steel; Anti-Comintern Pact; Munich Agreement
set | states linked with Italy and the Pope | 與意大利或教宗有關的國家 | Salò Republic; Vatican City; Papal States; Kingdom of Piedmont-Sardinia
order | Mussolini's rule, from the earliest to the latest | 墨索里尼統治時期事件由早至晚 | March on Rome > Matteotti crisis > signing of the Lateran Treaty=簽訂《拉特蘭條約》 > invasion of Abyssinia > invasion of Albania

== Weimar and Nazi Germany | 威瑪共和國與納粹德國
Weimar Republic | 威瑪共和國 | period | S3 | the time of democratic government in Germany from 1919 to 1933 | 1919至1933年德國的民主政治時期
Third Reich | 第三帝國 | period | S3 | the time from 1933 to 1945 when Hitler and his party ruled Germany | 1933至1945年希特拉及其政黨統治德國的時期 | also=Nazi Germany; also-zh=納粹德國
German Empire | 德意志帝國 | period | S3 | the time from unification in 1871 to the fall of the Hohenzollerns in 1918 | 由1871年統一至1918年霍亨索倫王朝倒台的時期 | also=Second Reich, Kaiserreich
Adolf Hitler | 希特拉 | person | S3 | the German dictator called Führer who became chancellor in January 1933 | 有「元首」之稱、1933年1月出任德國總理的獨裁者 | also=Hitler
Friedrich Ebert | 艾伯特 | person | S4 | the Social Democrat who was the first president of the German republic | 德國共和政府的首任總統、社會民主黨人
Rosa Luxemburg | 盧森堡 | person | S5 | the Polish-born socialist who was murdered after the Berlin rising of January 1919 | 1919年1月柏林起事後被殺的波蘭裔社會主義者
Karl Liebknecht | 李卜克內西 | person | S5 | the German deputy who voted against war credits in 1914 and was killed after the rising of January 1919 | 1914年投票反對軍費、1919年1月起事後被殺的德國議員
Wolfgang Kapp | 卡普 | person | S5 | the official who led a failed right-wing seizure of Berlin in 1920 | 1920年發動右翼分子奪取柏林而失敗的官員
Heinrich Brüning | 布呂寧 | person | S5 | the German chancellor of 1930 to 1932 who cut spending by decree | 1930至1932年以緊急命令削減開支的德國總理
Franz von Papen | 巴本 | person | S5 | the former chancellor who persuaded the president to appoint Hitler in 1933 and became vice-chancellor | 1933年說服總統任命希特拉並自任副總理的前德國總理
Kurt von Schleicher | 施萊謝爾 | person | S5 | the general who was the last chancellor before Hitler | 希特拉之前最後一任德國總理的將軍
Joseph Goebbels | 戈培爾 | person | S4 | the minister who directed Nazi propaganda and called for total war | 掌管納粹宣傳、鼓吹總體戰的部長
Heinrich Himmler | 希姆萊 | person | S4 | the head of the SS and of the German police who ran the camps | 身兼黨衛隊首領和德國警察首腦、主管集中營的納粹領袖
Hermann Göring | 戈林 | person | S4 | the commander of the Luftwaffe and head of the Four-Year Plan | 統率德國空軍並主管四年計劃的納粹領袖
Ernst Röhm | 羅姆 | person | S4 | the leader of the storm troopers who was shot on Hitler's order in 1934 | 1934年遭希特拉下令槍決的衝鋒隊首領
Rudolf Hess | 赫斯 | person | S5 | the deputy of Hitler who flew to Scotland in 1941 | 1941年駕機飛往蘇格蘭的希特拉副手
Hjalmar Schacht | 沙赫特 | person | S5 | the banker who helped end the inflation of 1923 and later managed Hitler's economy | 協助結束1923年通脹、其後掌管納粹經濟的銀行家
Joachim von Ribbentrop | 里賓特洛甫 | person | S4 | the German foreign minister who signed the pact in Moscow in August 1939 | 1939年8月在莫斯科簽約的德國外長
Albert Speer | 施佩爾 | person | S5 | the architect who became Hitler's minister of armaments in 1942 | 1942年出任軍備部長的希特拉御用建築師
Spartacist uprising | 斯巴達克起義 | event | S4 | the failed communist revolt in Berlin in January 1919 | 1919年1月共產黨人在柏林失敗的武裝行動
Kapp Putsch | 卡普政變 | event | S4 | the right-wing seizure of Berlin in 1920 that a general strike defeated | 1920年右翼分子奪取柏林、因總罷工而失敗的事件
Beer Hall Putsch | 啤酒館政變 | event | S3 | Hitler's failed attempt of November 1923 to seize power in Munich | 1923年11月希特拉在慕尼黑奪權失敗的事件 | also=Munich Putsch
Reichstag Fire | 國會縱火案 | event | S3 | the burning of the German parliament in February 1933 that Hitler blamed on communists | 1933年2月柏林議事大樓遭焚毀、希特拉諉過於共產黨的事件
Night of the Long Knives | 長刀之夜 | event | S3 | the killing of storm troop leaders and other rivals in June 1934 | 1934年6月希特拉殺害衝鋒隊首領和其他對手的行動 | not=Kristallnacht
Kristallnacht | 水晶之夜 | event | S3 | the Nazi attack on Jewish shops and synagogues in November 1938 | 1938年11月納粹黨人襲擊猶太商店和會堂的行動 | not=Night of the Long Knives
Berlin Olympics of 1936 | 1936年柏林奧運會 | event | S4 | the Games at which the Black athlete Jesse Owens won four gold medals | 一名美國黑人選手奪得四面田徑金牌的體壇盛事
Nazi Party | 納粹黨 | group | S3 | the German political movement that Hitler led from 1921 | 1921年起由希特拉領導的德國政治團體 | also=NSDAP
Social Democratic Party of Germany | 德國社會民主黨 | group | S4 | the moderate workers' party that was the main support of the German republic | 支撐德國共和體制的最大溫和派工人政治組織 | also=SPD
Communist Party of Germany | 德國共產黨 | group | S4 | the Moscow-linked party that grew out of the Spartacus League | 由斯巴達克同盟發展而成、與莫斯科關係密切的政治組織 | also=KPD
Centre Party | 中央黨 | group | S5 | the German political group that spoke for Catholic voters in parliament | 在議會代表德國天主教徒的政治組織
German National People's Party | 德國國家人民黨 | group | S5 | the conservative monarchist group of landowners and industrialists, later led by Hugenberg | 代表地主和大企業、其後由胡根貝格領導的保守君主派組織 | also=DNVP
Weimar Constitution | 《威瑪憲法》 | document | S4 | the basic law of 1919 that gave Germany proportional representation and a strong president | 1919年為德國設立比例代表制和強勢總統的根本大法
Reichstag Fire Decree | 《國會縱火案緊急法令》 | document | S4 | the emergency order of February 1933 that suspended civil liberties in Germany | 1933年2月令德國公民自由暫停的總統文告
Enabling Act | 《授權法》 | document | S3 | the German measure of March 1933 that let Hitler make laws without parliament | 1933年3月容許希特拉繞過國會制定法律的法案
Nuremberg Laws | 《紐倫堡法》 | document | S3 | the German measures of 1935 that took citizenship from Jews and forbade mixed marriages | 1935年剝奪猶太人公民權並禁止通婚的德國法例
Mein Kampf | 《我的奮鬥》 | document | S3 | the book that Hitler dictated in prison to set out his beliefs | 希特拉在獄中口述、闡明信念的著作
Gleichschaltung | 一體化政策 | method | S5 | the bringing of all German states, unions and bodies under Nazi control | 把德國各邦、工會和社團全部納入納粹操控的措施
rearmament | 重整軍備 | method | S3 | the building up again of armed forces that a treaty or choice had cut down | 再度擴充曾受條約或決定削減的武力的措施
Four-Year Plan | 四年計劃 | method | S4 | the programme of 1936 under Göring to make Germany ready for war and free of imports | 1936年由戈林主持、使德國備戰和免倚賴進口的措施
Aryanisation | 雅利安化 | method | S5 | the forced handing over of Jewish businesses in Germany to others | 強迫猶太人把在德國的企業轉交他人的措施
eugenics | 優生學 | method | S5 | the attempt to improve a human stock by controlling who may have children | 操控哪些人可有後代以改良人種的做法
Lebensraum | 生存空間 | idea | S4 | the Nazi claim that Germans needed land in the east | 納粹聲稱德國人需要取得東方土地的主張
Führerprinzip | 領袖原則 | idea | S5 | the Nazi rule that one man's orders from above must be obeyed without question | 納粹要求對至高一人的命令絕對服從的主張
Volksgemeinschaft | 民族共同體 | idea | S5 | the Nazi ideal of a classless body of all Germans bound by blood | 納粹以血統聯繫所有德國人、不分階級的理想
stab-in-the-back myth | 背後一刀說 | idea | S4 | the false claim that Germany lost in 1918 because socialists and Jews betrayed the army at home | 把1918年德國戰敗歸咎於社會黨人和猶太人在國內出賣軍隊的謠言
Reichstag | 德國國會 | institution | S3 | the elected lower house in Berlin from 1871 | 1871年起設於柏林的民選下議院
Gestapo | 蓋世太保 | institution | S3 | the secret police that hunted down opponents of Hitler | 搜捕希特拉反對者的秘密警察機關
Hitler Youth | 希特拉青年團 | institution | S3 | the Nazi organisation that trained boys to be loyal soldiers | 把男孩訓練成忠誠戰士的納粹組織
League of German Girls | 德國少女聯盟 | institution | S4 | the Nazi organisation that trained young women for motherhood and service | 培養未來母親和持家者的納粹組織
German Labour Front | 德國勞工陣線 | institution | S5 | the Nazi body set up in 1933 to take in both employers and employees | 1933年成立、把僱主和僱員一併納入旗下的納粹組織
Strength through Joy | 快樂帶來力量 | institution | S5 | the Nazi body that gave workers cheap holidays and leisure | 為工人提供廉價假期和消閒的納粹組織
Luftwaffe | 德國空軍 | institution | S4 | the Nazi force that bombed Warsaw, Rotterdam and London | 轟炸華沙、鹿特丹和倫敦的納粹部隊
Article 48 | 《威瑪憲法》第四十八條 | law | S4 | the rule that let the German president of 1919 to 1933 govern by emergency decree | 容許1919至1933年德國總統以緊急命令施政的規定
proportional representation | 比例代表制 | system | S4 | the way of voting that gives each party seats according to its share of votes | 各黨按得票多寡的百分率分配議席的選舉方式
first past the post | 簡單多數制 | system | S4 | the way of voting in which the candidate with most votes in each district wins the only seat | 每區唯一議席由得票最高者取得的選舉方式
indirect election | 間接選舉制 | system | S4 | the choice of an office-holder by delegates whom the voters have chosen | 由公民先投票產生代表、再由代表決定公職人員的安排
hyperinflation | 惡性通貨膨脹 | process | S3 | the extremely fast rise of prices that makes money almost worthless | 物價極速上升至貨幣幾乎一文不值的現象
deflation | 通貨緊縮 | process | S4 | the general fall of prices over a time | 物價在一段時期內普遍下跌的現象
devaluation | 貨幣貶值 | process | S4 | the official lowering of the value of a currency against other currencies | 官方調低本國金錢對外兌換率的做法
Rentenmark | 地租馬克 | object | S5 | the new German currency that ended the inflation of 1923 | 結束1923年通脹的德國新貨幣
swastika | 卐字 | sign | S3 | the hooked cross that was the badge of Hitler's movement | 希特拉所領導運動採用的鉤形標誌
set | periods of German history | 德國歷史的時期 | Weimar Republic; Third Reich; German Empire; division of Germany=德國分裂時期
set | Weimar leaders and officials | 威瑪共和國時期的政治人物 | Friedrich Ebert; Gustav Stresemann; Paul von Hindenburg; Heinrich Brüning; Franz von Papen; Kurt von Schleicher
set | rebels and plotters against the German republic | 反抗德國共和政府的人物 | Rosa Luxemburg; Karl Liebknecht; Wolfgang Kapp; Adolf Hitler
set | leading Nazis | 納粹領袖 | Joseph Goebbels; Heinrich Himmler; Hermann Göring; Ernst Röhm; Rudolf Hess; Joachim von Ribbentrop; Albert Speer
set | risings and plots against the Weimar government | 反對威瑪政府的起事 | Spartacist uprising; Kapp Putsch; Beer Hall Putsch; Ruhr Red uprising=魯爾紅軍起義
set | events of Nazi Germany before the war | 戰前納粹德國的事件 | Reichstag Fire; Night of the Long Knives; Kristallnacht; Berlin Olympics of 1936
set | German political parties before 1933 | 1933年前的德國政黨 | Nazi Party; Social Democratic Party of Germany; Communist Party of Germany; Centre Party; German National People's Party
set | laws and papers of Weimar and Nazi Germany | 威瑪及納粹德國的法律與文獻 | Weimar Constitution; Reichstag Fire Decree; Enabling Act; Nuremberg Laws; Mein Kampf
set | Nazi policies | 納粹的政策 | Gleichschaltung; rearmament; Four-Year Plan; Aryanisation; eugenics; Final Solution
set | Nazi ideas | 納粹的思想 | Lebensraum; Führerprinzip; Volksgemeinschaft; antisemitism=反猶主義; stab-in-the-back myth
set | organisations of Hitler's Germany | 希特拉德國的機構 | Gestapo; Hitler Youth; League of German Girls; German Labour Front; Strength through Joy; Luftwaffe
set | ways of filling seats and offices | 選出議席及公職的制度 | proportional representation; first past the post; indirect election; two-round voting=兩輪投票制
set | movements of prices and currencies | 物價與貨幣的變動 | hyperinflation; deflation; devaluation; revaluation=貨幣升值
set | currencies of Germany and Europe | 德國及歐洲的貨幣 | Rentenmark; euro; franc=法郎; lira=里拉
set | badges of political movements and states | 政治運動及國家的標誌 | swastika; fasces; hammer and sickle; red star=紅星
fasces | 束棒 | sign | S4 | the Roman bundle of rods with an axe that became the badge of Mussolini's movement | 羅馬人把木條連斧頭捆起、後為墨索里尼所用的標誌
hammer and sickle | 鎚子與鐮刀 | sign | S3 | the crossed tools of worker and peasant on the Soviet flag | 蘇聯國旗上代表工農的交叉工具圖案
order | rise of Hitler, from the earliest to the latest | 希特拉崛起的先後 | Beer Hall Putsch > appointment of Hitler as chancellor=希特拉獲任命為總理 > Reichstag Fire > passing of the Enabling Act=通過《授權法》 > Night of the Long Knives > death of Hindenburg=興登堡逝世
order | the Weimar Republic, from the earliest to the latest | 威瑪共和國事件由早至晚 | Spartacist uprising > Kapp Putsch > Ruhr occupation > Beer Hall Putsch > Locarno Conference > appointment of Hitler as chancellor=希特拉獲任命為總理
order | persecution of the Jews, from the earliest to the latest | 納粹迫害猶太人的先後 | boycott of Jewish shops=杯葛猶太商店 > issue of the Nuremberg Laws=頒布《紐倫堡法》 > Kristallnacht > Wannsee Conference

== The Great Depression and the New Deal | 經濟大蕭條與新政
Great Depression | 經濟大蕭條 | event | S3 | the worldwide slump that began in 1929 and lasted through most of the 1930s | 由1929年起延續至三十年代中後期的全球不景 | also-zh=大蕭條
Wall Street Crash | 華爾街股災 | event | S3 | the collapse of share prices in New York in October 1929 | 1929年10月紐約證券價格的崩潰
collapse of the Creditanstalt | 奧地利信貸銀行倒閉事件 | event | S5 | the failure of Vienna's largest lender in May 1931 that spread panic through central Europe | 1931年5月維也納最大金融機構破產、恐慌蔓延中歐的風波
Bonus Army march | 退伍軍人索酬進軍 | event | S5 | the protest of 1932 in Washington by veterans of the First World War who demanded early payment | 1932年曾參加大戰的美國老兵在華盛頓要求提早發放補助金的示威
overproduction | 生產過剩 | process | S3 | the making of more goods than people are able to buy | 貨品供應超出市場購買力的情況
underconsumption | 消費不足 | process | S4 | too little buying by the people because their incomes are too low | 民眾收入太低以致購買太少的情況
speculation | 投機 | process | S4 | the buying of shares or land only in the hope of a quick gain from rising prices | 只求價格上升時轉手圖利而買入股票或土地的行為
bank run | 擠提 | process | S4 | the rush of many customers to take out their deposits at the same time | 大批存戶同時爭相取回款項的現象
buying on margin | 孖展買賣 | process | S4 | the purchase of shares mostly with borrowed money | 主要靠借款來購入股票的行為
protectionism | 保護主義 | idea | S4 | the belief that home producers should be shielded from foreign goods | 主張使本國生產者免受外國貨品競爭的思想 | not=free trade
free trade | 自由貿易 | idea | S4 | the belief that goods should cross borders without duties or limits | 主張貨品進出口不受關稅和限額阻礙的思想 | not=protectionism
Keynesianism | 凱恩斯主義 | idea | S5 | the belief that governments should borrow and spend in order to raise demand in a slump | 主張政府在不景氣時舉債增加開支以刺激需求的思想
Herbert Hoover | 胡佛 | person | S4 | the American president at the time of the Wall Street Crash | 華爾街股災發生時的美國總統
Franklin D. Roosevelt | 富蘭克林·羅斯福 | person | S3 | the American president who brought in the New Deal and was elected four times | 推行新政並四度當選的美國總統 | also=Franklin Roosevelt; also-zh=小羅斯福; not=Theodore Roosevelt
Warren Harding | 哈定 | person | S5 | the American president who promised a return to normalcy and died in office in 1923 | 主張「回復常態」、1923年死於任內的美國總統
Calvin Coolidge | 柯立芝 | person | S5 | the quiet American president of 1923 to 1929 who held that the business of America was business | 1923至1929年在任、崇尚商業而寡言的美國總統
Eleanor Roosevelt | 埃莉諾·羅斯福 | person | S4 | the First Lady who later chaired the drafting of the Universal Declaration of Human Rights | 日後主持草擬《世界人權宣言》的美國第一夫人
Frances Perkins | 珀金斯 | person | S5 | the secretary of labour who was the first woman in an American cabinet | 擔任勞工部長、首位加入美國內閣的女性
Huey Long | 休伊·朗 | person | S5 | the Louisiana senator who proposed to share out wealth and was shot in 1935 | 倡議均分財富、1935年遇刺的路易斯安那州參議員
John Maynard Keynes | 凱恩斯 | person | S4 | the British economist who attacked the Versailles terms and called for state spending in slumps | 抨擊凡爾賽條款並主張不景時增加公共開支的英國經濟學家
Dorothea Lange | 多蘿西婭·蘭格 | person | S5 | the photographer who took the picture called Migrant Mother | 攝製名作《移民母親》的攝影師
New Deal | 新政 | method | S3 | Roosevelt's programme of relief, recovery and reform in the 1930s | 三十年代羅斯福救濟、復興和改革的綱領
New Freedom | 新自由 | method | S5 | Woodrow Wilson's programme of lower tariffs, banking reform and action against trusts | 威爾遜減低關稅、改革銀行和對付托拉斯的綱領
Fair Deal | 公平政策 | method | S5 | Truman's programme of wider social security and housing after the Second World War | 杜魯門於第二次世界大戰後擴大社會保障和房屋供應的綱領
New Frontier | 新疆界 | method | S5 | Kennedy's programme of social measures and space exploration | 甘迺迪推動社會措施和太空探索的綱領
Great Society | 大社會 | method | S5 | Lyndon Johnson's programme against poverty and racial injustice | 約翰遜消除貧窮和種族不公的綱領
fireside chat | 爐邊談話 | method | S4 | an evening radio talk in which Roosevelt explained his policies to listeners at home | 羅斯福晚上透過電台向家中聽眾解釋政策的做法
Civilian Conservation Corps | 民間護林保土隊 | institution | S5 | the New Deal body that put young jobless men to work planting trees and building park trails | 僱用失業青年植樹和修建公園步道的新政機構 | also=CCC
Agricultural Adjustment Administration | 農業調整署 | institution | S5 | the New Deal body that paid farmers to grow less | 付錢給耕種者以減少產量的新政機構 | also=AAA
Tennessee Valley Authority | 田納西河谷管理局 | institution | S4 | the New Deal body that built dams for power and flood control in a poor southern region | 在南部貧困地區興建水壩發電和防洪的新政機構 | also=TVA
National Recovery Administration | 全國復興總署 | institution | S5 | the New Deal body that drew up codes of fair wages and prices under a blue eagle sign | 以藍鷹為標誌、制定公平工資和價格守則的新政機構 | also=NRA
Works Progress Administration | 公共事業振興署 | institution | S5 | the New Deal body of 1935 that hired millions, including writers and artists, for public projects | 1935年起僱用數百萬人、包括作家和藝術家的新政機構 | also=WPA
Federal Deposit Insurance Corporation | 聯邦存款保險公司 | institution | S5 | the New Deal body that guarantees savings held in American banks | 為美國銀行儲戶承擔損失的新政機構 | also=FDIC
Securities and Exchange Commission | 證券交易委員會 | institution | S5 | the New Deal body that polices the American stock market | 監管美國股票市場的新政機構 | also=SEC
Social Security Act | 《社會保障法》 | document | S4 | the American act of 1935 that set up old-age pensions and jobless benefits | 1935年美國設立養老金和失業救濟的法例
Wagner Act | 《華格納法》 | document | S5 | the American act of 1935 that protected the right to form unions and bargain together | 1935年美國保障工人組織工會和集體談判權的法例
Taft-Hartley Act | 《塔夫脫－哈特利法》 | document | S5 | the American act of 1947 that limited strikes and the closed shop | 1947年美國限制罷工和禁止只僱用工會會員的法例
Glass-Steagall Act | 《格拉斯－斯蒂高爾法》 | document | S5 | the American act of 1933 that separated commercial from investment banking | 1933年美國把商業銀行與投資銀行業務分開的法例
The Grapes of Wrath | 《憤怒的葡萄》 | document | S5 | Steinbeck's novel of a farm family driven from Oklahoma to California | 斯坦貝克描寫一家農民由俄克拉荷馬流落加州的小說
set | causes and signs of the slump of 1929 | 1929年經濟危機的成因與現象 | overproduction; underconsumption; speculation; bank run; buying on margin
set | economic beliefs | 經濟思想 | protectionism; free trade; Keynesianism; laissez-faire
set | American presidents between the wars | 兩次大戰之間的美國總統 | Woodrow Wilson; Warren Harding; Calvin Coolidge; Herbert Hoover; Franklin D. Roosevelt
set | programmes of American presidents | 美國總統的施政綱領 | New Deal; New Freedom; Fair Deal; New Frontier; Great Society
set | New Deal agencies | 新政機構 | Civilian Conservation Corps; Agricultural Adjustment Administration; Tennessee Valley Authority; National Recovery Administration; Works Progress Administration; Federal Deposit Insurance Corporation; Securities and Exchange Commission
set | American economic and social laws | 美國的經濟與社會法例 | Smoot-Hawley Tariff=《斯姆特－霍利關稅法》; Social Security Act; Wagner Act; Taft-Hartley Act; Glass-Steagall Act
set | novels that exposed social wrongs | 描寫社會不公的小說 | The Grapes of Wrath; The Jungle; Uncle Tom's Cabin; Oliver Twist=《苦海孤雛》
order | programmes of American presidents, from the earliest to the latest | 美國總統施政綱領由早至晚 | New Freedom > New Deal > Fair Deal > New Frontier > Great Society
order | American presidents of 1913 to 1945, from the earliest to the latest | 1913至1945年美國總統由早至晚 | Woodrow Wilson > Warren Harding > Calvin Coolidge > Herbert Hoover > Franklin D. Roosevelt
order | the slump, from the earliest to the latest | 大蕭條事件由早至晚 | Wall Street Crash > passing of the Smoot-Hawley Tariff=通過《斯姆特－霍利關稅法》 > collapse of the Creditanstalt > Bonus Army march > passing of the Social Security Act=通過《社會保障法》

== Japan from Taisho democracy to militarism | 日本由大正民主走向軍國主義
Taisho Democracy | 大正民主 | period | S3 | the years around the 1910s and 1920s when parties and public opinion grew strong in Japan | 1910至1920年代日本輿論和政黨力量增強的時期
Showa era | 昭和時代 | period | S3 | the reign of Emperor Hirohito from 1926 to 1989 | 裕仁天皇由1926至1989年在位的時期
Taisho era | 大正時代 | period | S4 | the reign of Emperor Yoshihito from 1912 to 1926 | 嘉仁天皇由1912至1926年在位的時期
Heisei era | 平成時代 | period | S4 | the reign of Emperor Akihito from 1989 to 2019 | 明仁天皇由1989至2019年在位的時期
Hara Takashi | 原敬 | person | S4 | the Japanese premier from 1918, called the commoner, who was stabbed to death in 1921 | 有「平民宰相」之稱、1918年任首相、1921年被刺死的政黨領袖 | also=Hara Kei
Inukai Tsuyoshi | 犬養毅 | person | S3 | the Japanese premier whose murder by navy officers in 1932 ended party cabinets | 1932年遭海軍軍官殺害、政黨內閣隨之結束的日本首相
Hamaguchi Osachi | 濱口雄幸 | person | S4 | the Japanese premier who was shot after the London naval agreement of 1930 | 1930年簽訂倫敦海軍條約後遭槍擊的日本首相
Shidehara Kijuro | 幣原喜重郎 | person | S4 | the Japanese foreign minister of the 1920s who favoured cooperation with the West and China | 二十年代主張與西方和中國協調的日本外相
Tanaka Giichi | 田中義一 | person | S4 | the Japanese general and premier of 1927 to 1929 who sent troops to Shandong | 1927至1929年任首相、出兵山東的日本將軍
Konoe Fumimaro | 近衛文麿 | person | S4 | the Japanese prince who was premier when war with China began in 1937 | 1937年中日戰爭爆發時任首相的日本貴族
Tojo Hideki | 東條英機 | person | S3 | the Japanese general who was premier at the time of the attack on Pearl Harbor | 偷襲珍珠港時任首相的日本將軍
Kita Ikki | 北一輝 | person | S5 | the ultranationalist thinker who inspired the young rebels of February 1936 and was executed | 啟發1936年2月青年軍官起事、其後被處死的日本極端民族主義思想家
Emperor Hirohito | 裕仁天皇 | person | S3 | the Japanese sovereign who announced the surrender by radio in August 1945 | 1945年8月以廣播宣布投降的日本君主 | also=Emperor Showa; also-zh=昭和天皇
Araki Sadao | 荒木貞夫 | person | S5 | the Japanese war minister of 1931 to 1934 who led the Imperial Way Faction | 1931至1934年任陸軍大臣、領導皇道派的日本將軍
Yamamoto Isoroku | 山本五十六 | person | S4 | the Japanese admiral who planned the attack on Pearl Harbor and was shot down in 1943 | 策劃偷襲珍珠港、1943年座機被擊落的日本海軍大將
Matsuoka Yosuke | 松岡洋右 | person | S5 | the diplomat who led Japan out of the League and signed the neutrality pact with Moscow in 1941 | 率領日本退出國聯、1941年與莫斯科簽訂中立條約的外交家
Minobe Tatsukichi | 美濃部達吉 | person | S5 | the legal scholar who held that the emperor was an organ of the state | 提出天皇是國家機關之說的法律學者
Ugaki Kazushige | 宇垣一成 | person | S5 | the general of the 1920s who cut four divisions from the Japanese army | 二十年代裁減日本陸軍四個師團的將軍
Kwantung Army | 關東軍 | group | S3 | the Japanese troops in Manchuria that plotted the Mukden Incident | 駐守滿洲、策動九一八事變的日本部隊
Imperial Way Faction | 皇道派 | group | S4 | the Japanese army group of young officers who wanted a coup to restore the emperor's direct rule | 主張以政變恢復君主親政的日本陸軍青年將校集團 | not=Control Faction
Control Faction | 統制派 | group | S4 | the Japanese army group that wanted to extend military power by legal means and prepare for total war | 主張以合法途徑擴張軍部勢力、準備總體戰的日本陸軍集團 | not=Imperial Way Faction
Cherry Blossom Society | 櫻會 | group | S5 | the secret group of Japanese army officers that planned two coups in 1931 | 1931年兩度密謀政變的日本陸軍秘密組織
Blood Pledge Corps | 血盟團 | group | S5 | the Japanese band led by a Buddhist preacher that murdered a former finance minister in 1932 | 由僧人領導、1932年殺害前藏相的日本暗殺組織 | also=League of Blood
Rikken Seiyukai | 立憲政友會 | group | S4 | the Japanese party founded by Ito Hirobumi in 1900 and later led by Hara and Inukai | 1900年由伊藤博文創辦、其後由原敬和犬養毅領導的日本政黨 | also=Seiyukai; also-zh=政友會
Rikken Minseito | 立憲民政黨 | group | S4 | the Japanese party of Hamaguchi, formed in 1927 | 1927年組成、由濱口雄幸領導的日本政治團體 | also=Minseito; also-zh=民政黨
Japanese Communist Party | 日本共產黨 | group | S5 | the underground Marxist movement of Japan founded in 1922 and legal only after the war | 1922年秘密成立、戰後才合法的馬克思主義政治組織
Imperial Rule Assistance Association | 大政翼贊會 | group | S4 | the single mass body that replaced all Japanese parties in 1940 | 1940年取代一切政黨的日本單一群眾組織
Taisho Political Crisis | 大正政變 | event | S5 | the protests of 1912 to 1913 that brought down the third Katsura cabinet | 1912至1913年推翻第三次桂太郎內閣的護憲風潮
rice riots of 1918 | 1918年米騷動 | event | S4 | the unrest over food prices in Japan that brought down the Terauchi cabinet | 日本民眾不滿糧價、令寺內內閣倒台的風潮
Great Kanto earthquake | 關東大地震 | event | S4 | the disaster of September 1923 that destroyed much of Tokyo and Yokohama | 1923年9月摧毀橫濱和首都多數市區的災難
Showa financial crisis | 昭和金融恐慌 | event | S5 | the wave of runs and failures of Japanese banks in 1927 | 1927年日本銀行遭擠提和倒閉的風潮
Huanggutun Incident | 皇姑屯事件 | event | S4 | the Japanese bombing of Zhang Zuolin's train in 1928 | 1928年日軍炸毀張作霖專車的行動
Mukden Incident | 九一八事變 | event | S3 | the staged railway blast of 1931 that served as a pretext for seizing Manchuria | 1931年日軍自行炸毀鐵路並藉口奪取中國東北的行動 | also-zh=瀋陽事變
Marco Polo Bridge Incident | 七七事變 | event | S3 | the clash near Beiping in July 1937 that opened full war between China and Japan | 1937年在北平近郊引發中日全面戰爭的衝突 | also-zh=蘆溝橋事變
Nanjing Massacre | 南京大屠殺 | event | S3 | the mass killing and rape by Japanese troops in the Chinese capital from December 1937 | 1937年12月起日軍在中國首都殘害和姦淫軍民的暴行
March Incident | 三月事件 | event | S5 | the failed army plot in the spring of 1931 to make Ugaki head of government | 1931年日本軍人圖謀擁立宇垣一成組閣而失敗的密謀
October Incident | 十月事件 | event | S5 | the failed army plot of late 1931 to wipe out the cabinet and put Araki in charge | 1931年底日本軍人圖謀消滅內閣、擁立荒木貞夫而失敗的密謀
May 15 Incident | 五一五事件 | event | S3 | the attack of 1932 in which navy officers killed Premier Inukai | 1932年海軍軍官殺害首相犬養毅的行動 | not=February 26 Incident
February 26 Incident | 二二六事件 | event | S3 | the rising of 1936 in which young army officers held the centre of Tokyo and killed ministers | 1936年陸軍青年軍官佔據東京中心並殺害大臣的起事 | not=May 15 Incident
Peace Preservation Law | 《治安維持法》 | document | S4 | the Japanese act of 1925 that banned groups opposed to the kokutai or private property | 1925年日本禁止反對國體或私有財產團體的法例 | not=General Election Law
General Election Law | 《普通選舉法》 | document | S4 | the Japanese act of 1925 that gave the vote to all men of twenty-five and over | 1925年日本讓所有二十五歲或以上男子投票的法例 | not=Peace Preservation Law
National Mobilisation Law | 《國家總動員法》 | document | S4 | the Japanese act of 1938 that let the government control labour and resources for war | 1938年日本容許政府為戰爭統制勞力和物資的法令
Tripartite Pact | 《三國同盟條約》 | document | S3 | the military alliance of September 1940 between Germany, Italy and Japan | 1940年9月德、意、日締結的軍事協定
Anti-Comintern Pact | 《反共公約》 | document | S3 | the agreement of 1936 in which Germany and Japan joined against the spread of Bolshevism | 1936年德、日聯手對付布爾什維克擴張的協議
Soviet-Japanese Neutrality Pact | 《日蘇中立條約》 | document | S4 | the agreement of April 1941 that freed Tokyo to turn south and Moscow to face Hitler | 1941年4月使東京可放心南進、莫斯科可專注應付希特拉的協議
Hull Note | 《赫爾備忘錄》 | document | S5 | the American paper of November 1941 that told Japan to leave China and Indochina | 1941年11月美國要求日本撤出中國和印度支那的文件
Shidehara diplomacy | 幣原外交 | method | S4 | the Japanese policy in the 1920s of working with the West and not meddling by force in China | 二十年代日本與西方協調、不以武力干預中國的政策 | also-zh=協調外交; not=Tanaka diplomacy
Tanaka diplomacy | 田中外交 | method | S4 | the Japanese policy of 1927 to 1929 of using force to guard interests in China | 1927至1929年日本以武力維護在華利益的政策 | also-zh=積極外交; not=Shidehara diplomacy
northward advance | 北進政策 | method | S5 | the Japanese army policy of attacking the Soviet Union from Manchuria | 日本陸軍由滿洲攻打蘇聯的方針 | also-zh=北進論; not=southward advance
Showa Restoration | 昭和維新 | idea | S4 | the aim of young officers to sweep away parties and zaibatsu and give power to the throne | 青年軍官掃除政黨和財閥、還政於天皇的主張
emperor-organ theory | 天皇機關說 | idea | S5 | the view that Japan's sovereign is the highest part of the state and bound by its constitution | 認為日本君主是國家最高組成部分並受憲法約束的理論
Greater East Asia Co-Prosperity Sphere | 大東亞共榮圈 | idea | S3 | the wartime slogan of a bloc of Asian lands freed from the West and led by Japan | 戰時日本宣揚由其領導、擺脫西方的亞洲集團的口號
minponshugi | 民本主義 | idea | S5 | Yoshino Sakuzo's teaching that government must serve the people while the emperor stays sovereign | 吉野作造認為天皇地位不變而施政須以百姓福祉為依歸的學說
right of supreme command | 統帥權 | law | S5 | the rule of the Meiji Constitution that the armed forces answer to the emperor alone | 《明治憲法》規定軍隊只聽命於天皇的條文
active-duty minister rule | 軍部大臣現役武官制 | law | S5 | the requirement that only serving generals and admirals head Japan's army and navy departments | 要求日本陸相和海相必須由在職將領擔任的規條
party cabinet | 政黨內閣 | institution | S4 | a government formed by the leader of the largest group in the lower house | 由下議院議席最多一派的領袖出任首相的管治團隊
national unity cabinet | 舉國一致內閣 | institution | S5 | a Japanese government of admirals, officials and politicians of all sides after 1932 | 1932年後日本由海軍將領、官僚和各派政客組成的政府
transcendental cabinet | 超然內閣 | institution | S5 | a Japanese government that ignored the parties and claimed to stand above them | 日本無視黨派、自稱不受其左右的政府
South Manchuria Railway Company | 南滿洲鐵道株式會社 | institution | S5 | the Japanese concern in north-east China that ran trains, mines and ports from 1906 to 1945 | 1906至1945年在中國東北經營列車、礦場和港口的日本企業 | also-zh=滿鐵
Mitsubishi | 三菱 | institution | S4 | the combine founded by Iwasaki Yataro that grew from shipping | 岩崎彌太郎創立、以航運起家的企業集團
Mitsui | 三井 | institution | S4 | the combine that grew from an Edo draper's shop | 由江戶和服店發展而成的企業集團
Sumitomo | 住友 | institution | S5 | the combine that grew from copper mining at Besshi | 以別子銅礦發跡的企業集團
Yasuda | 安田 | institution | S5 | the combine that was built almost wholly on banking | 幾乎專營銀行業的企業集團
Manchukuo | 滿洲國 | group | S3 | the puppet state of 1932 to 1945 with Puyi at its head | 1932至1945年以溥儀為首的傀儡政權 | also-zh=偽滿洲國
Lytton Commission | 李頓調查團 | group | S4 | the League's party of inquiry that visited Manchuria in 1932 | 1932年國聯派往中國東北了解事件真相的人員
set | eras of modern Japan | 近現代日本的時代 | Meiji era; Taisho era; Showa era; Heisei era
set | Japanese premiers before 1945 | 1945年前的日本首相 | Hara Takashi; Inukai Tsuyoshi; Hamaguchi Osachi; Tanaka Giichi; Konoe Fumimaro; Tojo Hideki
set | military men of Japan | 日本的軍人 | Tanaka Giichi; Tojo Hideki; Araki Sadao; Yamamoto Isoroku; Ugaki Kazushige; Yamagata Aritomo
set | thinkers of modern Japan | 近現代日本的思想家 | Kita Ikki; Minobe Tatsukichi; Fukuzawa Yukichi; Yoshino Sakuzo=吉野作造
set | foreign ministers and diplomats of Japan | 日本的外交家 | Shidehara Kijuro; Matsuoka Yosuke; Komura Jutaro=小村壽太郎; Shigemitsu Mamoru=重光葵
set | victims of political attacks in Japan | 日本政治襲擊的受害者 | Hara Takashi; Inukai Tsuyoshi; Hamaguchi Osachi; Okubo Toshimichi; Ito Hirobumi
set | groups within the Japanese armed forces and radicals | 日本軍部集團與激進組織 | Kwantung Army; Imperial Way Faction; Control Faction; Cherry Blossom Society; Blood Pledge Corps
set | Japanese parties and political bodies | 日本的政黨與政治團體 | Rikken Seiyukai; Rikken Minseito; Japanese Communist Party; Imperial Rule Assistance Association
set | events in Japan from 1912 to 1927 | 1912至1927年日本的事件 | Taisho Political Crisis; rice riots of 1918; Great Kanto earthquake; Showa financial crisis
set | coups and plots in Japan in the 1930s | 三十年代日本的政變與密謀 | March Incident; October Incident; May 15 Incident; February 26 Incident
set | Japan's aggression in China from 1928 to 1937 | 1928至1937年日本的侵華行動 | Huanggutun Incident; Mukden Incident; Marco Polo Bridge Incident; Nanjing Massacre
set | Japanese laws and constitution | 日本的法律與憲法 | Peace Preservation Law; General Election Law; National Mobilisation Law; Meiji Constitution
set | Japan's agreements with other states | 日本與外國訂立的協議 | Tripartite Pact; Anti-Comintern Pact; Soviet-Japanese Neutrality Pact; Anglo-Japanese Alliance=英日同盟; Four-Power Treaty
set | documents on the way to the Pacific War | 太平洋戰爭前的文件 | Hull Note; Tripartite Pact; Soviet-Japanese Neutrality Pact; Atlantic Charter
set | Japanese foreign policies between the wars | 兩次大戰之間日本的對外政策 | Shidehara diplomacy; Tanaka diplomacy; southward advance=南進政策; northward advance
set | Japanese political ideas of the twentieth century | 二十世紀日本的政治思想 | Showa Restoration; kokutai=國體; emperor-organ theory; Greater East Asia Co-Prosperity Sphere; minponshugi
set | rules of the Japanese state | 日本的政治規定 | right of supreme command; active-duty minister rule; Article 9; male-only succession to the throne=男性天皇繼承制
set | the big four zaibatsu | 四大財閥 | Mitsubishi; Mitsui; Sumitomo; Yasuda
set | Japanese concerns and combines | 日本的企業與集團 | South Manchuria Railway Company; Mitsubishi; Mitsui; Sumitomo
set | puppet and client regimes of the war years | 戰爭年代的傀儡政權 | Manchukuo; Vichy France; Salò Republic; Reorganised National Government of Nanjing=汪精衛政權
set | commissions of inquiry between the wars | 兩次大戰之間的調查團 | Lytton Commission; Simon Commission; Peel Commission; King-Crane Commission=金－克蘭委員會
order | Japan's march to militarism, from the earliest to the latest | 日本走向軍國主義的先後 | assassination of Hara Takashi=原敬遇刺 > Showa financial crisis > Mukden Incident > May 15 Incident > February 26 Incident > Marco Polo Bridge Incident > attack on Pearl Harbor
order | eras of modern Japan, from the earliest to the latest | 近現代日本時代由早至晚 | Meiji era > Taisho era > Showa era > Heisei era

== The road to the Second World War | 走向第二次世界大戰
remilitarisation of the Rhineland | 德軍進駐萊茵區 | event | S3 | the march of Hitler's troops in March 1936 into a zone closed to them by treaty | 1936年3月希特拉派部隊踏足條約禁地的行動
Munich Conference | 慕尼黑會議 | event | S3 | the meeting of September 1938 at which four leaders gave the Sudetenland to Hitler | 1938年9月四國領袖把蘇台德區讓給希特拉的談判
occupation of Prague | 德軍佔領布拉格 | event | S4 | Hitler's seizure in March 1939 of what was left of the Czech lands | 1939年3月希特拉奪取捷克餘下地區的行動
invasion of Poland | 德國入侵波蘭 | event | S3 | Hitler's attack of 1 September 1939 after which Britain and France declared war | 1939年9月1日希特拉發動、令英法宣戰的進攻
Saar plebiscite of 1935 | 1935年薩爾公民投票 | event | S5 | the vote in which a coal area under the League chose by a large majority to rejoin Germany | 國聯管理的一個產煤地帶以壓倒多數決定重歸德國的表決
Spanish Civil War | 西班牙內戰 | event | S3 | the struggle of 1936 to 1939 that Franco won with German and Italian help | 1936至1939年佛朗哥得德意協助取勝的鬥爭
bombing of Guernica | 格爾尼卡轟炸 | event | S4 | the German air raid of April 1937 on a Basque town, which Picasso painted | 1937年4月德軍空襲一個巴斯克城鎮、畢加索以之入畫的事件
Winter War | 冬季戰爭 | event | S5 | the Soviet attack on Finland from November 1939 to March 1940 | 1939年11月至1940年3月蘇聯攻打芬蘭的軍事行動
Hossbach Memorandum | 《霍斯巴赫備忘錄》 | document | S5 | the record of a meeting in November 1937 at which Hitler told his chiefs of his plans for expansion | 載有1937年11月希特拉向軍政首腦透露擴張計劃的文件
Munich Agreement | 《慕尼黑協定》 | document | S3 | the accord of 1938 that gave the Sudetenland to Hitler without asking the Czechs | 1938年未經捷克同意便把蘇台德區讓予希特拉的文件
Nazi-Soviet Pact | 《德蘇互不侵犯條約》 | document | S3 | the accord of August 1939 with a secret plan to divide Poland | 1939年8月簽訂、附有瓜分波蘭秘密內容的文件 | also=Molotov-Ribbentrop Pact
Hoare-Laval Plan | 《霍爾－賴伐爾計劃》 | document | S5 | the secret British and French proposal of 1935 to give Mussolini much of Abyssinia | 1935年英法擬把阿比西尼亞大片土地給予墨索里尼的秘密建議
Neutrality Acts | 《中立法案》 | document | S4 | the American measures of the 1930s that forbade arms sales and loans to countries at war | 三十年代美國禁止向交戰國出售軍火和貸款的規定
appeasement | 綏靖政策 | method | S3 | the giving way to an aggressor's demands in the hope of keeping peace | 對侵略者的要求讓步以求保存和平的外交路線
containment | 圍堵政策 | method | S3 | the American line of stopping communism from spreading beyond where it already ruled | 美國阻止共產主義擴散至新地區的外交路線
non-alignment | 不結盟政策 | method | S4 | the refusal of a country to join either of the two camps of the Cold War | 冷戰時一國拒絕加入兩大陣營任何一方的外交路線
détente | 緩和政策 | method | S4 | the easing of tension between the superpowers in the 1970s by talks and agreements | 七十年代超級大國以談判和協議減低緊張的外交路線
brinkmanship | 戰爭邊緣政策 | method | S5 | the pushing of a crisis to the edge of fighting in order to make the other side give in | 把危機推至近乎開火以迫對方退讓的外交手段
Rome-Berlin Axis | 柏林－羅馬軸心 | group | S4 | the understanding between Hitler and Mussolini announced in 1936 | 1936年宣布的希特拉與墨索里尼的合作關係
Stresa Front | 斯特雷薩陣線 | group | S5 | the short-lived union of Britain, France and Italy against German rearmament in April 1935 | 1935年4月英、法、意為抗衡德國重整軍備而短暫結成的聯盟
Little Entente | 小協約國 | group | S4 | the bloc of Czechoslovakia, Yugoslavia and Romania between the wars | 兩次大戰之間捷克斯洛伐克、南斯拉夫和羅馬尼亞的集團
Popular Front | 人民陣線 | group | S5 | the union of left-wing and liberal parties against fascism in France and Spain in 1936 | 1936年法國和西班牙左翼及自由派政黨反法西斯的聯盟
International Brigades | 國際縱隊 | group | S5 | the foreign volunteers who fought for the Spanish Republic | 為西班牙共和政府作戰的外來志願兵
Condor Legion | 禿鷹軍團 | group | S5 | the German airmen and troops sent to help Franco in Spain | 派往西班牙協助佛朗哥的德國飛行員和部隊
Falange | 長槍黨 | group | S5 | the Spanish fascist party founded by José Antonio Primo de Rivera | 何塞·安東尼奧·普里莫·德里維拉創立的西班牙法西斯組織
Neville Chamberlain | 張伯倫 | person | S3 | the British prime minister who flew to Munich in 1938 and spoke of peace for our time | 1938年飛往慕尼黑、回國後宣稱帶來「我們時代的和平」的英國首相
Stanley Baldwin | 鮑德溫 | person | S5 | the British prime minister during the abdication crisis of 1936 | 1936年英王退位風波時的首相
Ramsay MacDonald | 麥克唐納 | person | S5 | the first Labour prime minister of Britain, who formed the National Government in 1931 | 英國首位工黨首相、1931年組成國民政府的政治家
Édouard Daladier | 達拉第 | person | S4 | the French premier who signed the Munich Agreement | 簽署《慕尼黑協定》的法國總理
Pierre Laval | 賴伐爾 | person | S5 | the French premier who made a secret plan with Hoare and later served Vichy and was shot | 曾與霍爾訂秘密計劃、後效力維希政權而遭槍決的法國總理
Léon Blum | 布魯姆 | person | S5 | the first socialist premier of France, who led the Popular Front cabinet of 1936 | 法國首位社會黨總理、1936年人民陣線內閣的領袖
Francisco Franco | 佛朗哥 | person | S3 | the Spanish general who ruled as dictator from 1939 to 1975 | 1939至1975年實行獨裁統治的西班牙將軍
Edvard Beneš | 貝奈斯 | person | S5 | the Czechoslovak president who resigned after the Munich Agreement | 《慕尼黑協定》後辭職的捷克斯洛伐克總統
Kurt Schuschnigg | 許士尼格 | person | S5 | the Austrian chancellor who called a vote on independence in March 1938 and had to resign | 1938年3月宣布就獨立舉行表決而被迫辭職的奧地利總理
Engelbert Dollfuss | 陶爾斐斯 | person | S5 | the Austrian chancellor murdered by Nazis in 1934 | 1934年遭納粹黨人殺害的奧地利總理
Haile Selassie | 塞拉西 | person | S4 | the emperor of Ethiopia who appealed to the League in person in 1936 | 1936年親赴國聯申訴的埃塞俄比亞皇帝
set | acts of aggression of the 1930s | 三十年代的侵略行動 | Mukden Incident; invasion of Abyssinia; invasion of Albania; occupation of Prague; invasion of Poland; Winter War
set | Hitler's moves before September 1939 | 1939年9月前希特拉的擴張步驟 | remilitarisation of the Rhineland; Anschluss=德奧合併; Munich Conference; occupation of Prague; Saar plebiscite of 1935
set | wars and raids of 1935 to 1940 | 1935至1940年的戰爭與轟炸 | invasion of Abyssinia; Spanish Civil War; bombing of Guernica; Winter War; Marco Polo Bridge Incident
set | pacts of the dictatorships | 獨裁國家訂立的條約 | Pact of Steel; Anti-Comintern Pact; Nazi-Soviet Pact; Tripartite Pact; Soviet-Japanese Neutrality Pact
set | American acts and papers before entering the war | 美國參戰前的法例與文件 | Neutrality Acts; Hull Note; Atlantic Charter; Lend-Lease Act
set | lines of foreign policy in the twentieth century | 二十世紀的外交路線 | appeasement; containment; non-alignment; détente; brinkmanship; isolationism
set | blocs and unions between the wars | 兩次大戰之間的聯盟與集團 | Rome-Berlin Axis; Stresa Front; Little Entente; Popular Front
set | forces and parties in the Spanish Civil War | 西班牙內戰的隊伍與團體 | International Brigades; Condor Legion; Falange; Popular Front
set | British prime ministers from 1916 to 1945 | 1916至1945年的英國首相 | David Lloyd George; Ramsay MacDonald; Stanley Baldwin; Neville Chamberlain; Winston Churchill
set | French premiers of the twentieth century | 二十世紀的法國總理 | Georges Clemenceau; Raymond Poincaré; Léon Blum; Pierre Laval; Édouard Daladier
set | leaders of states threatened in the 1930s | 三十年代受威脅國家的領袖 | Edvard Beneš; Kurt Schuschnigg; Engelbert Dollfuss; Haile Selassie
set | foreign ministers of the 1930s | 三十年代的外長 | Joachim von Ribbentrop; Galeazzo Ciano; Maxim Litvinov; Vyacheslav Molotov; Matsuoka Yosuke
order | Hitler's expansion, from the earliest to the latest | 希特拉擴張的先後 | Saar plebiscite of 1935 > remilitarisation of the Rhineland > Anschluss=德奧合併 > Munich Conference > occupation of Prague > invasion of Poland
order | road to war in the 1930s, from the earliest to the latest | 三十年代走向大戰的先後 | Mukden Incident > invasion of Abyssinia > Spanish Civil War > Anschluss=德奧合併 > Munich Conference > signing of the Nazi-Soviet Pact=簽訂《德蘇互不侵犯條約》 > invasion of Poland
order | pacts of 1936 to 1940, from the earliest to the latest | 1936至1940年的條約由早至晚 | Anti-Comintern Pact > Pact of Steel > Nazi-Soviet Pact > Tripartite Pact

== The Second World War | 第二次世界大戰
Axis Powers | 軸心國 | group | S3 | the side of Germany, Italy and Japan in the war of 1939 to 1945 | 1939至1945年大戰中德、意、日的一方 | not=Allies of the Second World War
Allies of the Second World War | 盟國 | group | S3 | the side of Britain, the Soviet Union, the United States and China that defeated Hitler and Japan | 英、蘇、美、中等聯手擊敗希特拉和日本的一方 | not=Axis Powers
Vichy France | 維希政府 | group | S4 | the regime under Pétain that worked with Hitler from the south after June 1940 | 1940年6月後由貝當領導、在法國南部與德國合作的當局 | not=Free French
Free French | 自由法國 | group | S4 | the movement that de Gaulle led from London against the Germans | 戴高樂在倫敦領導、對抗德軍的運動 | not=Vichy France
Yugoslav Partisans | 南斯拉夫游擊隊 | group | S4 | the communist fighters whom Tito led against the Axis in the Balkans | 由狄托率領、在巴爾幹對抗軸心國的共產黨武裝
Polish Home Army | 波蘭救國軍 | group | S5 | the underground force that rose in Warsaw in August 1944 | 1944年8月在華沙起事的地下武裝
Viet Minh | 越盟 | group | S4 | the communist-led front formed in 1941 to free Indochina from the Japanese and the French | 1941年由共產黨領導、為使印度支那擺脫日本和法國而組成的陣線 | not=Viet Cong
Flying Tigers | 飛虎隊 | group | S4 | the American volunteer airmen who fought for China under Chennault | 由陳納德率領、為中國作戰的美國志願空軍人員
phoney war | 假戰 | event | S4 | the quiet months in the west from September 1939 to the spring of 1940 | 1939年9月至1940年春西線平靜無大交鋒的階段
Dunkirk evacuation | 鄧寇克大撤退 | event | S3 | the rescue of over three hundred thousand Allied soldiers from a French beach in 1940 | 1940年把三十多萬盟軍從法國海灘救走的行動
fall of France | 法國淪陷 | event | S3 | the German victory of June 1940 that brought Pétain to power | 1940年6月德軍獲勝、貝當隨之掌權的經過
Battle of Britain | 不列顛之戰 | event | S3 | the air fighting of 1940 in which the RAF beat back the Luftwaffe | 1940年英國皇家空軍擊退德國空軍的空中較量
the Blitz | 倫敦大轟炸 | event | S4 | the German night bombing of British cities from September 1940 to May 1941 | 1940年9月至1941年5月德軍對英國城市的夜間空襲
Battle of the Atlantic | 大西洋戰役 | event | S4 | the long struggle of convoys against U-boats for Britain's supply lines | 護航隊為保英國補給線而與德國潛艇長期周旋的海上鬥爭
Operation Barbarossa | 巴巴羅薩行動 | event | S3 | the German invasion of the Soviet Union in June 1941 | 1941年6月德國進攻蘇聯的軍事攻勢
Siege of Leningrad | 列寧格勒圍城戰 | event | S4 | the German blockade of nearly nine hundred days that starved the former Russian capital | 德軍封鎖俄國舊都近九百天、令居民大批餓死的戰事
Battle of Stalingrad | 史太林格勒戰役 | event | S3 | the fight on the Volga in which a whole German army surrendered in early 1943 | 伏爾加河畔、一整個德國集團軍於1943年初投降的戰事
Battle of Kursk | 庫爾斯克戰役 | event | S5 | the great tank clash of July 1943 after which Germany could no longer attack on a large scale in the east | 1943年7月令德軍無力再在東線大舉進攻的坦克大會戰
Battle of El Alamein | 阿拉曼戰役 | event | S4 | the victory of Montgomery over Rommel in Egypt in 1942 | 1942年蒙哥馬利在埃及擊敗隆美爾的戰事
Normandy landings | 諾曼第登陸 | event | S3 | the Allied seaborne assault on northern France on 6 June 1944 | 1944年6月6日盟軍由海路攻上法國北部的行動 | also=D-Day
Battle of the Bulge | 突出部之役 | event | S4 | the last big German attack in the west, in the Ardennes in December 1944 | 1944年12月德軍在阿登區發動、在西線的最後一次大進攻
Battle of Berlin | 柏林戰役 | event | S4 | the Soviet capture of Hitler's capital in the spring of 1945 | 1945年春蘇軍攻佔希特拉首都的戰事
Allied invasion of Sicily | 盟軍登陸西西里 | event | S5 | the assault of July 1943 that led to Mussolini's fall | 1943年7月導致墨索里尼倒台的進攻行動
Warsaw Ghetto Uprising | 華沙猶太區起義 | event | S5 | the revolt of April 1943 by Polish Jews against deportation to the death camps | 1943年4月居民反抗被押往滅絕營的武裝行動
Warsaw Uprising of 1944 | 1944年華沙起義 | event | S5 | the Polish Home Army's revolt, which the Red Army across the river did not help | 波蘭救國軍發動、對岸紅軍沒有施援的武裝行動
July Plot of 1944 | 1944年七月密謀 | event | S5 | the failed bomb attempt of Stauffenberg on Hitler | 施陶芬貝格企圖炸死希特拉而失敗的行動
attack on Pearl Harbor | 偷襲珍珠港 | event | S3 | the Japanese air strike of December 1941 on the American fleet in Hawaii | 1941年12月日本機群轟炸美國夏威夷艦隊的行動
fall of Singapore | 新加坡淪陷 | event | S4 | the surrender of Percival's British-led army in February 1942 | 1942年2月珀西瓦爾所率英軍投降的事件
Battle of Hong Kong | 香港保衛戰 | event | S3 | the eighteen days of fighting that ended with surrender on Christmas Day 1941 | 歷時十八日、以1941年聖誕節投降告終的戰事
Bataan Death March | 巴丹死亡行軍 | event | S5 | the brutal forced walk of American and Filipino prisoners in 1942 | 1942年美菲戰俘被迫長途跋涉而大批喪命的慘劇
Battle of the Coral Sea | 珊瑚海海戰 | event | S5 | the carrier fight of May 1942 that saved Port Moresby | 1942年5月保住莫爾斯比港的航空母艦交鋒
Battle of Midway | 中途島戰役 | event | S3 | the fight of June 1942 in which Japan lost four aircraft carriers | 1942年6月日本損失四艘航空母艦的戰事
Guadalcanal campaign | 瓜達爾卡納爾島戰役 | event | S5 | the first major American land offensive against Japan, in the Solomons from August 1942 | 1942年8月起美軍在所羅門群島首次對日發動的大規模地面進攻
Battle of Leyte Gulf | 萊特灣海戰 | event | S5 | the huge naval fight of October 1944 off the Philippines in which kamikaze units first attacked | 1944年10月在菲律賓附近、神風特攻隊首次出擊的艦隊大戰
Battle of Iwo Jima | 硫磺島戰役 | event | S5 | the fight of early 1945 at which marines were photographed raising a flag on Mount Suribachi | 1945年初美軍在摺鉢山豎旗並留下著名照片的戰事
Battle of Okinawa | 沖繩島戰役 | event | S4 | the last great land battle of the Pacific, fought in the Ryukyus from April 1945 | 1945年4月起在琉球群島展開的太平洋最後一場地面大戰
bombing of Dresden | 德累斯頓大轟炸 | event | S5 | the Allied air raids of February 1945 that burned a German city of art | 1945年2月盟軍空襲焚毀一座德國藝術名城的行動
atomic bombing of Hiroshima | 廣島原爆 | event | S3 | the first use of a nuclear weapon in war | 人類首次在戰爭中使用核武的行動
atomic bombing of Nagasaki | 長崎原爆 | event | S3 | the second use of a nuclear weapon in war, on 9 August 1945 | 1945年8月9日人類第二次在戰爭中使用核武的行動
Atlantic Conference | 大西洋會議 | event | S4 | the meeting of Roosevelt and Churchill off Newfoundland in August 1941 | 1941年8月羅斯福與邱吉爾在紐芬蘭對開海面的會晤
Casablanca Conference | 卡薩布蘭卡會議 | event | S4 | the meeting of January 1943 that announced the demand for unconditional surrender | 1943年1月宣布要求軸心國無條件投降的會晤
Cairo Conference | 開羅會議 | event | S3 | the meeting of November 1943 that Chiang Kai-shek attended | 1943年11月蔣介石出席的會晤
Tehran Conference | 德黑蘭會議 | event | S3 | the first meeting of Roosevelt, Churchill and Stalin, in late 1943 | 1943年底羅斯福、邱吉爾和史太林的首次會晤
Yalta Conference | 雅爾達會議 | event | S3 | the meeting of the Big Three in the Crimea in February 1945 | 1945年2月三巨頭在克里米亞的會晤 | not=Potsdam Conference
Potsdam Conference | 波茨坦會議 | event | S3 | the last summit of the war years, at which Truman and Attlee took part | 杜魯門和艾德禮均有參與的最後一次戰時首腦會晤 | not=Yalta Conference
Bretton Woods Conference | 布雷頓森林會議 | event | S4 | the meeting of 1944 that planned the IMF and the World Bank | 1944年籌劃國際貨幣基金組織和世界銀行的集會
Dumbarton Oaks Conference | 鄧巴頓橡樹園會議 | event | S5 | the meeting of 1944 that drafted the outline of the United Nations | 1944年草擬聯合國架構的集會
San Francisco Conference of 1945 | 1945年三藩市會議 | event | S4 | the meeting of fifty states that signed the United Nations Charter | 五十國簽署《聯合國憲章》的集會
Nuremberg trials | 紐倫堡審判 | event | S3 | the court proceedings of 1945 to 1946 against leading Nazis | 1945至1946年向納粹首腦追究戰爭罪行的法庭聆訊 | not=Tokyo trials
Tokyo trials | 東京審判 | event | S3 | the court proceedings of 1946 to 1948 against Tojo and other Japanese leaders | 1946至1948年向日本戰時領導人追究戰爭罪行的法庭聆訊 | not=Nuremberg trials
Atlantic Charter | 《大西洋憲章》 | document | S3 | the statement of August 1941 in which Roosevelt and Churchill set out their aims for the postwar world | 1941年8月羅斯福與邱吉爾闡述戰後世界目標的聲明
Cairo Declaration | 《開羅宣言》 | document | S3 | the statement of 1943 that Japan must give back Taiwan and Manchuria to China | 1943年要求日本把台灣和東北歸還中國的聲明
Potsdam Declaration | 《波茨坦宣言》 | document | S4 | the statement of July 1945 that called on Japan to surrender or face destruction | 1945年7月促令日本投降、否則自取滅亡的聲明 | also-zh=《波茨坦公告》
Declaration by United Nations | 《聯合國家宣言》 | document | S4 | the statement of January 1942 in which twenty-six countries pledged not to make a separate peace | 1942年1月二十六個政府承諾不單獨與敵議和的聲明
Lend-Lease Act | 《租借法案》 | document | S4 | the American measure of March 1941 that let the president send arms to Britain and others without cash payment | 1941年3月容許美國總統無須現款便向英國等提供軍備的措施
blitzkrieg | 閃電戰 | method | S3 | a swift attack with tanks and aircraft together to break through before the enemy can react | 坦克與飛機配合、在敵人反應之前迅速突破的戰術
island hopping | 跳島戰術 | method | S4 | the American way of taking some Pacific bases and passing by others on the route to Japan | 美軍在太平洋只奪取部分據點、繞過其餘以逼近日本的戰術
strategic bombing | 戰略轟炸 | method | S4 | air attacks on factories and cities meant to break an enemy's power and will to fight | 由空中攻擊工廠和城市以摧毀敵方實力和鬥志的戰術
kamikaze attack | 神風特攻 | method | S3 | the crashing of Japanese aircraft on purpose into Allied ships | 日本機師駕機撞向盟軍艦隻、與敵同歸於盡的戰術
amphibious landing | 兩棲登陸 | method | S4 | the putting of troops ashore from ships against a defended coast | 部隊由船艦搶上敵守海岸的作戰方法
blackout | 燈火管制 | method | S4 | the covering of all lamps and windows at night so that bombers cannot find their targets | 夜間遮蔽一切光源使敵機找不到目標的防空做法
evacuation of children | 學童疏散 | method | S4 | the moving of British boys and girls from cities to the countryside for safety | 為安全把英國城市孩子送往鄉間的做法
radar | 雷達 | device | S3 | the radio set that finds distant aircraft by their echoes | 以無線電回波探測遠處飛機的儀器
Enigma machine | 恩尼格瑪密碼機 | device | S4 | the German apparatus for secret messages whose codes were broken at Bletchley Park | 所發訊息在布萊切利園被破解的德軍通訊儀器
aircraft carrier | 航空母艦 | device | S3 | a warship with a flight deck from which planes take off | 設有飛行甲板供飛機升降的戰船
V-1 flying bomb | V-1飛彈 | device | S5 | the German pilotless jet plane, nicknamed doodlebug, that fell on London in 1944 | 1944年落在倫敦、無人駕駛的德國噴射推進武器
V-2 rocket | V-2火箭 | device | S4 | the first long-range ballistic missile, built by von Braun for Hitler | 馮·布勞恩為希特拉研製的首種遠程彈道導彈
atomic bomb | 原子彈 | device | S3 | the weapon based on nuclear fission that destroyed Hiroshima | 利用核裂變、摧毀廣島的武器 | not=hydrogen bomb
hydrogen bomb | 氫彈 | device | S4 | the weapon based on nuclear fusion that was first tested in 1952 | 利用核聚變、1952年首次試爆的武器 | not=atomic bomb
Messerschmitt 109 | 梅塞施密特109戰鬥機 | device | S5 | the chief single-seat plane of the Luftwaffe over Britain in 1940 | 1940年德國空軍出擊英國的主力單座軍機
Zero fighter | 零式戰鬥機 | device | S4 | the light long-range Japanese naval plane that ruled the Pacific sky at first | 大戰初期稱霸太平洋上空、輕巧而航程遠的日本海軍軍機
B-29 Superfortress | B-29轟炸機 | device | S4 | the four-engined American plane that burned Japanese cities and dropped the atomic bombs | 焚毀日本城市並投下原子彈的四引擎美國軍機
Maginot Line | 馬奇諾防線 | structure | S3 | the chain of forts that France built along its German border | 法國在與德國接壤的邊境修築的要塞群
Siegfried Line | 齊格飛防線 | structure | S5 | the belt of German bunkers and dragon's teeth facing France | 德國面向法國的地堡和反坦克障礙帶 | also=West Wall
Atlantic Wall | 大西洋壁壘 | structure | S4 | the German coastal defences that ran from Norway down to south-western France | 德國由挪威至法國沿岸修築的工事
Mannerheim Line | 曼納海姆防線 | structure | S5 | the Finnish defences that held up Soviet attackers in late 1939 | 1939年底拖住蘇軍攻勢的芬蘭工事
Burma Road | 滇緬公路 | structure | S4 | the mountain highway by which supplies reached Kunming from Lashio | 由臘戍運送物資至昆明的山區通道
Manhattan Project | 曼克頓計劃 | event | S4 | the secret American work that built the first atomic bomb | 美國研製首枚原子彈的秘密工程 | also-zh=曼哈頓計劃
Winston Churchill | 邱吉爾 | person | S3 | the British prime minister who promised blood, toil, tears and sweat in 1940 | 1940年只承諾「熱血、辛勞、眼淚和汗水」的英國首相
Charles de Gaulle | 戴高樂 | person | S3 | the leader of the Free French who founded the Fifth Republic in 1958 | 領導自由法國、1958年創立第五共和的政治家
Bernard Montgomery | 蒙哥馬利 | person | S4 | the British general who beat Rommel at El Alamein | 在阿拉曼擊敗隆美爾的英國將軍
Dwight Eisenhower | 艾森豪威爾 | person | S3 | the supreme commander of the Normandy landings who later became American president | 諾曼第登陸的最高統帥、日後的美國總統
Douglas MacArthur | 麥克阿瑟 | person | S3 | the American general who ruled occupied Japan and was dismissed by Truman in Korea | 主持佔領日本、韓戰時遭杜魯門撤職的美國將軍
Chester Nimitz | 尼米茲 | person | S5 | the American admiral who commanded the Pacific Fleet from the end of 1941 | 1941年底起統率太平洋艦隊的美國海軍上將
George Patton | 巴頓 | person | S5 | the American tank general who raced across France with the Third Army in 1944 | 1944年率第三軍團橫掃法國的美國坦克將領
Erwin Rommel | 隆美爾 | person | S4 | the German general called the Desert Fox who fought in North Africa | 在北非作戰、有「沙漠之狐」之稱的德國將領
Karl Dönitz | 鄧尼茨 | person | S5 | the admiral who directed the U-boats and succeeded Hitler in 1945 | 指揮德國潛艇、1945年繼承希特拉的海軍元帥
Friedrich Paulus | 保盧斯 | person | S5 | the German field marshal who surrendered at Stalingrad | 在史太林格勒投降的德國元帥
Clement Attlee | 艾德禮 | person | S4 | the Labour prime minister who took Churchill's place during the Potsdam Conference | 波茨坦會議期間接替邱吉爾的工黨首相
Alan Turing | 圖靈 | person | S3 | the British mathematician whose work at Bletchley Park helped to read German secret messages | 在布萊切利園協助破解德軍密訊的英國數學家
Wernher von Braun | 馮·布勞恩 | person | S5 | the engineer who built rockets for Hitler and later for the American Moon landings | 先後為希特拉和美國登月計劃製造火箭的工程師
Robert Oppenheimer | 奧本海默 | person | S4 | the physicist who led the Los Alamos laboratory that built the first atomic bombs | 領導洛斯阿拉莫斯實驗室製成首批原子彈的物理學家
Claus von Stauffenberg | 施陶芬貝格 | person | S5 | the German colonel who planted a bomb beside Hitler in July 1944 | 1944年7月在希特拉身旁放置炸彈的德國上校
Anne Frank | 安妮·法蘭克 | person | S3 | the Jewish girl who kept a diary in hiding in Amsterdam | 在阿姆斯特丹藏匿時寫下日記的猶太少女
Oskar Schindler | 辛德勒 | person | S4 | the German factory owner who saved about twelve hundred Jews by giving them work | 以僱用為名拯救約一千二百名猶太人的德國廠主
Raoul Wallenberg | 瓦倫堡 | person | S5 | the Swedish diplomat who saved Jews in Budapest with protective passes | 在布達佩斯簽發保護證件拯救猶太人的瑞典外交官
Ho Feng-Shan | 何鳳山 | person | S5 | the Chinese consul in Vienna who gave Jews visas for Shanghai | 向猶太人發出赴上海簽證的中國駐維也納領事
Adolf Eichmann | 艾希曼 | person | S5 | the SS officer who organised the transport of Jews and was tried in Jerusalem | 安排押送猶太人、日後在耶路撒冷受審的黨衛隊軍官
Holocaust | 納粹大屠殺 | event | S3 | the killing of about six million Jews by Hitler's state | 希特拉政權殺害約六百萬猶太人的暴行
Wannsee Conference | 萬湖會議 | event | S4 | the meeting of January 1942 at which Heydrich planned the killing of the Jews of Europe | 1942年1月海德里希召集官員商議殺盡歐洲猶太人的場合
ghetto | 隔都 | institution | S4 | a closed quarter of a town in which Nazis made Jews live in crowded misery | 納粹強迫猶太人擠居於城內的封閉地段
concentration camp | 集中營 | institution | S3 | a place such as Dachau where Nazis held opponents and others without trial | 納粹不經審訊囚禁反對者等人的場所，如達豪
extermination camp | 滅絕營 | institution | S4 | a place such as Treblinka built for killing Jews on arrival in gas chambers | 為以毒氣室殺害剛運抵的猶太人而建的場所，如特雷布林卡
prisoner-of-war camp | 戰俘營 | institution | S3 | a place where captured enemy soldiers are held until the fighting ends | 關押被擒敵軍官兵以待停火後遣返的場所
Final Solution | 最後解決方案 | method | S4 | the Nazi plan to murder all the Jews of Europe | 納粹殺害所有歐洲猶太人的計劃
Zyklon B | 齊克隆B | substance | S5 | the hydrogen cyanide poison used in the gas chambers of Auschwitz | 奧斯威辛毒氣室所用的氰化氫毒物
Auschwitz | 奧斯威辛 | place | S3 | the largest Nazi camp complex, near Kraków in Poland | 波蘭克拉科夫附近規模最大的納粹營地
Dachau | 達豪 | place | S4 | the first regular Nazi camp, opened near Munich in 1933 | 1933年在慕尼黑附近啟用的首個正規納粹營地
Bergen-Belsen | 貝爾根－貝爾森 | place | S5 | the camp in northern Germany where Anne Frank died | 安妮·法蘭克病逝所在的德國北部營地
Buchenwald | 布痕瓦爾德 | place | S5 | the camp on a wooded hill near Weimar, opened in 1937 | 1937年在威瑪附近山林中啟用的納粹營地
genocide | 種族滅絕 | method | S4 | the deliberate attempt to kill off a whole people | 蓄意把某一人群全數殺害的做法
war crime | 戰爭罪行 | process | S4 | a breach of the rules of fighting, such as killing prisoners | 違反武裝衝突規則的做法，例如殺害俘虜
crime against peace | 破壞和平罪 | process | S5 | the planning and starting of a war of aggression | 策劃並向別國發動侵略性戰事的行為
crime against humanity | 危害人類罪 | process | S5 | the murder, enslavement or persecution of civilians on a large scale | 對平民大規模屠殺、奴役或逼迫的行為
collaboration | 通敵合作 | method | S5 | the working together of people in an occupied country with its foreign occupiers | 被佔國家人民與外來佔領者攜手的行為 | not=resistance
resistance | 抵抗運動 | method | S4 | the secret fight of people in an occupied country against its foreign occupiers | 被佔國家人民對外來佔領者的秘密鬥爭 | not=collaboration
set | regimes, movements and armies in occupied lands | 淪陷地區的政權與武裝 | Vichy France; Free French; Yugoslav Partisans; Polish Home Army; Viet Minh
set | volunteers and fighters from abroad | 赴外國作戰的隊伍 | Flying Tigers; International Brigades; Condor Legion; Czechoslovak Legion
set | battles of the eastern front against Hitler | 蘇德戰場的戰事 | Operation Barbarossa; Siege of Leningrad; Battle of Stalingrad; Battle of Kursk; Battle of Berlin
set | battles and landings in the west and the Mediterranean from 1942 | 1942年後西歐及地中海的戰事 | Battle of El Alamein; Allied invasion of Sicily; Normandy landings; Battle of the Bulge
set | important battles of the Second World War | 第二次世界大戰的重要戰役 | Battle of Britain; Battle of Stalingrad; Battle of El Alamein; Battle of Midway; Normandy landings
set | revolts and plots against Hitler | 反抗希特拉的起事與密謀 | Warsaw Ghetto Uprising; Warsaw Uprising of 1944; July Plot of 1944; Slovak National Uprising=斯洛伐克民族起義
set | events of the Japanese advance from December 1941 | 1941年12月起日軍南侵的事件 | attack on Pearl Harbor; Battle of Hong Kong; fall of Singapore; Bataan Death March
set | battles of the Pacific War | 太平洋戰爭的戰役 | Battle of the Coral Sea; Battle of Midway; Guadalcanal campaign; Battle of Leyte Gulf; Battle of Iwo Jima; Battle of Okinawa
set | bombings of cities | 對城市的轟炸 | bombing of Guernica; the Blitz; bombing of Dresden; atomic bombing of Hiroshima; atomic bombing of Nagasaki
set | wartime meetings of leaders | 戰時的領袖會議 | Atlantic Conference; Casablanca Conference; Cairo Conference; Tehran Conference; Yalta Conference; Potsdam Conference
set | meetings that shaped the postwar order | 塑造戰後秩序的會議 | Yalta Conference; Potsdam Conference; Bretton Woods Conference; Dumbarton Oaks Conference; San Francisco Conference of 1945
set | statements of the wartime Allies | 戰時盟國的聲明 | Atlantic Charter; Cairo Declaration; Potsdam Declaration; Declaration by United Nations
set | famous trials of the twentieth century | 二十世紀的著名審判 | Nuremberg trials; Tokyo trials; Scopes trial; trial of Sacco and Vanzetti
set | tactics of the Second World War | 第二次世界大戰的戰術 | blitzkrieg; island hopping; strategic bombing; kamikaze attack; amphibious landing; scorched-earth tactics
set | home front measures in Britain | 英國後方的戰時措施 | blackout; evacuation of children; rationing; conscription
set | inventions and machines of the Second World War | 第二次世界大戰的儀器與武器 | radar; Enigma machine; aircraft carrier; V-1 flying bomb; V-2 rocket; atomic bomb
set | long-range weapons and great bombs | 遠程武器與巨型炸彈 | V-1 flying bomb; V-2 rocket; atomic bomb; hydrogen bomb
set | warplanes of the Second World War | 第二次世界大戰的軍機 | Spitfire=噴火式戰鬥機; Messerschmitt 109; Zero fighter; B-29 Superfortress
set | leaders of the powers at war | 大戰期間各國領袖 | Adolf Hitler; Benito Mussolini; Tojo Hideki; Winston Churchill; Franklin D. Roosevelt; Joseph Stalin
set | Allied generals and admirals | 盟軍將領 | Bernard Montgomery; Dwight Eisenhower; Douglas MacArthur; Chester Nimitz; George Patton; Georgy Zhukov
set | Axis commanders | 軸心國將領 | Erwin Rommel; Karl Dönitz; Friedrich Paulus; Yamamoto Isoroku; Pietro Badoglio
set | heads of state in the war | 大戰期間的國家元首 | Emperor Hirohito; Victor Emmanuel III; Franklin D. Roosevelt; George VI=佐治六世
set | statesmen who shaped the first years after 1945 | 1945年後初期的政治家 | Clement Attlee; Winston Churchill; Harry Truman; Charles de Gaulle; Joseph Stalin
set | rescuers, victims and others in the Holocaust | 納粹大屠殺時期的人物 | Anne Frank; Oskar Schindler; Raoul Wallenberg; Ho Feng-Shan; Adolf Eichmann
set | Germans of the war years | 大戰期間的德國人物 | Claus von Stauffenberg; Erwin Rommel; Karl Dönitz; Oskar Schindler; Adolf Eichmann
set | places of confinement under dictatorships and in war | 獨裁政權及戰時的囚禁場所 | ghetto; concentration camp; extermination camp; prisoner-of-war camp; gulag
set | Nazi camps | 納粹營地 | Auschwitz; Dachau; Bergen-Belsen; Buchenwald
set | chemicals used to kill or destroy | 用於殺傷或破壞的化學品 | mustard gas; Zyklon B; napalm=凝固汽油彈; Agent Orange
set | crimes in international law | 國際法上的罪行 | war crime; crime against peace; crime against humanity; piracy=海盜罪
set | policies against a people or race | 針對某一民族或種族的政策 | genocide; ethnic cleansing; apartheid=種族隔離政策; assimilation policy
set | events in the Nazi persecution of the Jews | 納粹迫害猶太人的事件 | Kristallnacht; Wannsee Conference; Warsaw Ghetto Uprising; liberation of Auschwitz=奧斯威辛解放
set | code names of the Second World War | 第二次世界大戰的代號行動 | Manhattan Project; Operation Barbarossa; Operation Overlord=大君主行動; Operation Sea Lion=海獅行動
set | scientists in the service of war and cold war | 參與戰爭及冷戰時期研究的科學家 | Robert Oppenheimer; Alan Turing; Wernher von Braun; Andrei Sakharov; Edward Teller=泰勒
set | wartime supply routes | 戰時的補給路線 | Burma Road; Ho Chi Minh Trail; Ledo Road=利多公路; Road of Life across Lake Ladoga=拉多加湖生命之路
set | mass killings of the twentieth century | 二十世紀的大規模屠殺 | Armenian genocide; Nanjing Massacre; Holocaust; Rwandan genocide; Cambodian genocide
set | answers of people to occupation and oppression | 人民面對佔領或壓迫的對策 | collaboration; resistance; civil disobedience; emigration=移居外國
order | war in Europe, from the earliest to the latest | 歐洲戰事由早至晚 | invasion of Poland > Dunkirk evacuation > Battle of Britain > Operation Barbarossa > Battle of Stalingrad > Normandy landings > Battle of the Bulge > Battle of Berlin
order | war in the Pacific, from the earliest to the latest | 太平洋戰事由早至晚 | attack on Pearl Harbor > fall of Singapore > Battle of Midway > Battle of Leyte Gulf > Battle of Iwo Jima > Battle of Okinawa > atomic bombing of Hiroshima > atomic bombing of Nagasaki
order | wartime meetings, from the earliest to the latest | 戰時會議由早至晚 | Atlantic Conference > Casablanca Conference > Cairo Conference > Tehran Conference > Yalta Conference > Potsdam Conference

== The Cold War: origins and alliances | 冷戰：起源與對峙
Harry Truman | 杜魯門 | person | S3 | the American president who ordered the atomic bombings and announced containment in 1947 | 下令投擲原子彈、1947年宣布圍堵的美國總統
George Marshall | 馬歇爾 | person | S4 | the American secretary of state whose speech of 1947 offered aid to Europe | 1947年發表演說、提出援助歐洲的美國國務卿
George Kennan | 凱南 | person | S5 | the American diplomat whose Long Telegram of 1946 was the basis of containment | 以1946年「長電報」奠定圍堵思想的美國外交官
John Foster Dulles | 杜勒斯 | person | S5 | Eisenhower's secretary of state, who spoke of massive retaliation | 艾森豪威爾的國務卿、提出大規模報復的政治家
Josip Broz Tito | 狄托 | person | S4 | the communist leader of Yugoslavia who broke with Stalin in 1948 | 1948年與史太林決裂的南斯拉夫共產黨領袖 | also=Tito; also-zh=鐵托
Konrad Adenauer | 阿登納 | person | S4 | the Christian Democrat who was the first chancellor of West Germany | 出身基督教民主聯盟的西德首任總理
Walter Ulbricht | 烏布利希 | person | S5 | the East German leader who had the Berlin Wall built | 下令修築柏林圍牆的東德領袖
Willy Brandt | 勃蘭特 | person | S4 | the West German chancellor who began Ostpolitik and knelt in Warsaw | 推行東方政策、在華沙下跪的西德總理
Erich Honecker | 昂納克 | person | S5 | the East German leader who fell in October 1989 | 1989年10月下台的東德領袖
iron curtain | 鐵幕 | idea | S3 | Churchill's phrase for the line that cut off Soviet-held Europe from the West | 邱吉爾形容蘇聯控制的歐洲與西方隔絕之界線的說法 | not=Berlin Wall
domino theory | 骨牌理論 | idea | S4 | the belief that if one land fell to communism its neighbours would fall one after another | 認為一國赤化會使鄰國相繼赤化的看法
mutual assured destruction | 相互保證毀滅 | idea | S5 | the belief that neither superpower would dare a nuclear attack since both would be wiped out | 認為核戰會令雙方同歸於盡、故誰也不敢先動手的看法
massive retaliation | 大規模報復 | idea | S5 | Dulles's threat to answer any communist attack with a full nuclear strike | 杜勒斯揚言以全面核打擊回應任何共產陣營進攻的主張
peaceful coexistence | 和平共處 | idea | S4 | Khrushchev's idea that the two camps should compete without fighting each other | 赫魯曉夫主張兩大陣營只競爭而不開戰的方針
bipolarity | 兩極格局 | idea | S4 | the world order in which two superpowers face each other, as in the Cold War | 如冷戰時美蘇般雙雄對峙的國際秩序 | not=multipolarity
multipolarity | 多極格局 | idea | S4 | the world order in which several great powers share influence | 若干大國共同發揮影響力的國際秩序 | not=bipolarity
unipolarity | 單極格局 | idea | S5 | the world order in which one superpower is far stronger than all others | 一個超級大國遠勝其他國家的國際秩序
Truman Doctrine | 杜魯門主義 | method | S3 | the American promise of 1947 to help peoples that resist communist takeover, first in Greece and Turkey | 1947年美國承諾援助抵抗共產勢力的國家、首先惠及希臘和土耳其的政策 | not=Marshall Plan
Marshall Plan | 馬歇爾計劃 | method | S3 | the American programme of 1948 to 1952 that gave money and goods to rebuild western Europe | 1948至1952年美國以資金和物資協助西歐復興的方案 | also=European Recovery Program; also-zh=歐洲復興計劃; not=Truman Doctrine
Molotov Plan | 莫洛托夫計劃 | method | S4 | the Soviet programme of 1947 of trade agreements with eastern Europe in answer to American aid | 1947年蘇聯與東歐訂立貿易協議以回應美援的方案
Eisenhower Doctrine | 艾森豪威爾主義 | method | S5 | the American promise of 1957 to help Middle Eastern states against communism | 1957年美國承諾援助中東國家抵抗共產勢力的政策
Nixon Doctrine | 尼克遜主義 | method | S5 | the American announcement of 1969 that Asian allies must provide the soldiers for their own defence | 1969年美國宣布亞洲盟友須自行派兵防守的政策
Brezhnev Doctrine | 布里茲涅夫主義 | method | S4 | the Soviet claim of 1968 to a right to step in wherever socialism was in danger | 1968年蘇聯聲稱有權干預社會主義受威脅國家的政策
Hallstein Doctrine | 哈爾斯坦主義 | method | S5 | the West German refusal from 1955 to deal with states that recognised East Germany | 1955年起西德拒絕與承認東德的國家往來的政策
Ostpolitik | 東方政策 | method | S4 | Willy Brandt's line of better relations with West Germany's communist neighbours | 勃蘭特主張與共產鄰國改善關係的外交路線
salami tactics | 香腸戰術 | method | S5 | the removal of rival parties slice by slice by eastern European communists | 東歐共產黨逐步蠶食其他政黨的奪權手段
denazification | 去納粹化 | method | S5 | the removal of Hitler's followers and their ideas from German public life after 1945 | 1945年後在德國公共生活中清除希特拉黨羽及其思想的措施
North Atlantic Treaty Organization | 北大西洋公約組織 | institution | S3 | the American-led military alliance of western states founded in 1949 | 1949年成立、由美國領導的歐美軍事聯盟 | also=NATO; also-zh=北約; not=Warsaw Pact
Warsaw Pact | 華沙公約組織 | institution | S3 | the eastern military alliance that Moscow led from 1955 to 1991 | 1955至1991年由莫斯科領導的東方軍事聯盟 | also=Warsaw Treaty Organization; also-zh=華約; not=North Atlantic Treaty Organization
Southeast Asia Treaty Organization | 東南亞公約組織 | institution | S4 | the anti-communist military alliance of the Manila Pact of 1954 | 由1954年《馬尼拉條約》產生的反共軍事聯盟 | also=SEATO; not=Association of Southeast Asian Nations
Central Treaty Organization | 中央公約組織 | institution | S5 | the military alliance of Britain, Turkey, Iran and Pakistan that grew from the Baghdad Pact | 由《巴格達條約》發展而成、英國與土耳其、伊朗和巴基斯坦的軍事聯盟 | also=CENTO
ANZUS | 澳紐美安全條約組織 | institution | S5 | the defence alliance of 1951 between three states on the two sides of the southern Pacific | 1951年南太平洋兩岸三國結成的防衛聯盟 | also-zh=澳新美同盟
Cominform | 共產黨和工人黨情報局 | institution | S4 | the office of 1947 to 1956 through which Stalin kept European Marxists in line | 1947至1956年史太林用以約束歐洲馬克思主義者的機構 | also=Communist Information Bureau; not=Comecon
Comecon | 經濟互助委員會 | institution | S3 | the trade body of the Soviet bloc founded in 1949 | 1949年成立的蘇聯陣營貿易合作機構 | also=Council for Mutual Economic Assistance; also-zh=經互會; not=Cominform
Central Intelligence Agency | 中央情報局 | institution | S4 | the American spying service set up in 1947 | 1947年成立的美國間諜機構 | also=CIA
Stasi | 史塔西 | institution | S5 | the secret police of East Germany, with its vast network of informers | 以龐大告密網絡監控人民的東德秘密警察機關
Allied Control Council | 盟國管制委員會 | institution | S5 | the four-power body in Berlin that was to govern Germany after the surrender | 德國投降後由美、英、蘇、法在柏林組成的共同治理機構
West Germany | 西德 | place | S3 | the state of 1949 with its capital at Bonn | 1949年成立、定都波恩的國家 | also=Federal Republic of Germany; also-zh=德意志聯邦共和國; not=East Germany
East Germany | 東德 | place | S3 | the communist state of 1949 to 1990 led in turn by Ulbricht and Honecker | 1949至1990年先後由烏布利希和昂納克領導的共產國家 | also=German Democratic Republic; also-zh=德意志民主共和國; not=West Germany
Albania | 阿爾巴尼亞 | place | S5 | the small Balkan communist state that sided with Mao against Moscow | 跟隨毛澤東對抗莫斯科的巴爾幹共產小國
Romania | 羅馬尼亞 | place | S5 | the Black Sea communist state whose ruler was shot in December 1989 | 統治者於1989年12月遭槍決的黑海共產國家
Greece | 希臘 | place | S4 | the kingdom whose civil war against communists led to American aid in 1947 | 因與共產黨內戰而在1947年獲美國援助的王國
Berlin blockade | 柏林封鎖 | event | S3 | Stalin's cutting of the roads and railways to the western sectors of a city from 1948 to 1949 | 1948至1949年史太林截斷一個城市西方佔領區陸路交通的行動
Berlin airlift | 柏林空運 | event | S3 | the flights by which the West fed the cut-off part of a divided city for almost a year | 西方以飛機接濟被圍城區近一年的行動
building of the Berlin Wall | 修築柏林圍牆 | event | S3 | the closing of the border by East Germany in August 1961 to stop its people from fleeing | 1961年8月東德為阻止人民逃亡而封閉邊界的行動
fall of the Berlin Wall | 柏林圍牆倒下 | event | S3 | the opening of the border by East Germany on 9 November 1989 | 1989年11月9日東德開放邊界的事件
East German uprising of 1953 | 1953年東德起義 | event | S5 | the workers' revolt over higher work quotas that Soviet tanks put down | 工人因增產指標而反抗、遭蘇聯坦克鎮壓的事件
Czechoslovak coup of 1948 | 1948年捷克政變 | event | S4 | the communist seizure of power in Prague in which Jan Masaryk died | 共產黨在布拉格奪權、外長馬薩里克身亡的事件
Greek Civil War | 希臘內戰 | event | S4 | the struggle of 1946 to 1949 between a Balkan kingdom's government and communists | 1946至1949年一個巴爾幹王國的政府與共產黨的鬥爭
Iran crisis of 1946 | 1946年伊朗危機 | event | S5 | the dispute over Soviet troops that stayed in the north of an oil-rich land after the war | 蘇軍戰後滯留一個產油國北部引起的糾紛
Suez Crisis | 蘇彝士運河危機 | event | S3 | the attack of Britain, France and Israel on Egypt in 1956 after Nasser took over a waterway | 1956年納賽爾接管水道後英、法、以進攻埃及的事件
Hungarian Uprising of 1956 | 1956年匈牙利起義 | event | S4 | the revolt under Nagy that Soviet troops crushed | 由納吉領導、遭蘇軍鎮壓的反抗
Prague Spring | 布拉格之春 | event | S4 | the reforms of Dubček in 1968 that Warsaw Pact troops ended | 1968年杜布切克推行改革、遭華約軍隊終結的運動
U-2 incident | U-2偵察機事件 | event | S4 | the shooting down of an American spy plane over the Soviet Union in May 1960 | 1960年5月蘇聯擊落在其上空刺探的美國航空器的風波
Bay of Pigs invasion | 豬灣事件 | event | S4 | the failed landing of American-backed exiles against Castro in April 1961 | 1961年4月美國支持流亡者登陸反卡斯特羅而失敗的行動
Cuban Missile Crisis | 古巴導彈危機 | event | S3 | the confrontation of October 1962 between Kennedy and Khrushchev | 1962年10月甘迺迪與赫魯曉夫的對峙
Soviet invasion of Afghanistan | 蘇聯入侵阿富汗 | event | S3 | the sending of Brezhnev's troops to Kabul in December 1979 | 1979年12月布里茲涅夫派兵佔領喀布爾的行動
Sino-Soviet split | 中蘇交惡 | event | S4 | the break between Mao and Khrushchev around 1960 | 1960年前後毛澤東與赫魯曉夫決裂的經過
Nixon's visit to China | 尼克遜訪華 | event | S4 | the trip of an American president to Beijing in February 1972 | 1972年2月美國總統首次到北京的行程
Helsinki Conference | 赫爾辛基會議 | event | S5 | the meeting that ended in 1975 with accords on European borders and human rights | 1975年就歐洲邊界和人權達成共識的多國商討
Geneva Conference of 1954 | 1954年日內瓦會議 | event | S4 | the talks that ended French rule in Indochina | 結束法國在印度支那統治的談判
Reykjavik Summit | 雷克雅未克峰會 | event | S5 | the meeting of Reagan and Gorbachev in Iceland in 1986 | 1986年列根與戈爾巴喬夫在冰島的會晤
Malta Summit | 馬耳他峰會 | event | S4 | the meeting of December 1989 at which Bush and Gorbachev spoke of a new era of peace | 1989年12月老布殊與戈爾巴喬夫宣告新時代來臨的會晤
Glassboro Summit | 格拉斯堡羅峰會 | event | S5 | the meeting of Lyndon Johnson and Kosygin in New Jersey in 1967 | 1967年約翰遜與柯西金在新澤西州的會晤
launch of Sputnik | 發射史普尼克 | event | S3 | the sending up of the first artificial satellite by the Soviet Union in 1957 | 1957年蘇聯把首枚人造衛星送上太空的壯舉
Apollo 11 Moon landing | 阿波羅11號登月 | event | S3 | the first setting foot on another world by Armstrong and Aldrin in 1969 | 1969年岩士唐和艾德靈首次踏足另一天體的壯舉
flight of Yuri Gagarin | 加加林太空飛行 | event | S3 | the first journey of a human being around the Earth in orbit, in April 1961 | 1961年4月人類首次環繞地球軌道的旅程
Apollo-Soyuz mission | 阿波羅－聯盟號聯合任務 | event | S5 | the American and Soviet docking in orbit in July 1975 | 1975年7月美蘇飛船在軌道上對接的壯舉
Partial Test Ban Treaty | 《部分禁止核試驗條約》 | document | S4 | the agreement of 1963 against nuclear explosions in the air, in space and under water | 1963年不再在大氣、太空和水下引爆核武的協議
Nuclear Non-Proliferation Treaty | 《不擴散核武器條約》 | document | S4 | the agreement of 1968 against handing atomic arms to states without them | 1968年阻止原子武器轉交未擁有者的協議
SALT I | 《第一階段限制戰略武器協議》 | document | S5 | the agreements of 1972 in which Nixon and Brezhnev froze the number of long-range missiles | 1972年尼克遜與布里茲涅夫凍結遠程導彈數目的文件 | not=SALT II
SALT II | 《第二階段限制戰略武器協議》 | document | S5 | the agreement of 1979, signed by Carter and Brezhnev, that the American Senate never approved | 1979年卡特與布里茲涅夫簽署、從未獲美國國會上院批准的文件 | not=SALT I
START I | 《第一階段削減戰略武器條約》 | document | S5 | the agreement of 1991 in which Bush and Gorbachev cut the number of long-range warheads | 1991年老布殊與戈爾巴喬夫同意銷毀部分遠程核彈頭的文件
INF Treaty | 《中程核武器條約》 | document | S4 | the agreement of 1987 in which Reagan and Gorbachev removed land-based rockets of 500 to 5,500 kilometres | 1987年列根與戈爾巴喬夫同意銷毀飛行距離500至5,500公里陸基導彈的文件 | also-zh=《中導條約》
Helsinki Accords | 《赫爾辛基協議》 | document | S4 | the paper of 1975 in which thirty-five states accepted Europe's borders and human rights | 1975年三十五國承認歐洲邊界和人權的文件
Basic Treaty of 1972 | 1972年《基礎條約》 | document | S5 | the agreement in which the two German states recognised each other's existence | 兩個德國互相承認存在的協議
Shanghai Communiqué | 《上海公報》 | document | S4 | the statement issued by Nixon and Zhou Enlai in 1972 | 1972年尼克遜與周恩來發表的聲明
Nikita Khrushchev | 赫魯曉夫 | person | S3 | the Soviet leader who denounced Stalin in 1956 and sent missiles to Cuba in 1962 | 1956年抨擊史太林、1962年把導彈運往古巴的蘇聯領袖
Leonid Brezhnev | 布里茲涅夫 | person | S4 | the Soviet leader from 1964 to 1982 who sent troops to Prague and Kabul | 1964至1982年在位、先後出兵布拉格和喀布爾的蘇聯領袖
Yuri Andropov | 安德羅波夫 | person | S5 | the former KGB chief who led the Soviet Union from 1982 to 1984 | 曾任國家安全委員會主席、1982至1984年領導蘇聯的政治家
Imre Nagy | 納吉 | person | S5 | the Hungarian premier who was hanged after the revolt of 1956 | 1956年起事後被絞死的匈牙利總理
Alexander Dubček | 杜布切克 | person | S5 | the Czechoslovak leader who wanted socialism with a human face | 主張「有人性面孔的社會主義」的捷克斯洛伐克領袖
Władysław Gomułka | 哥穆爾卡 | person | S5 | the Polish leader who returned to power in the crisis of 1956 | 1956年危機中重掌權力的波蘭領袖
Fidel Castro | 卡斯特羅 | person | S4 | the leader of the Cuban Revolution of 1959 | 1959年古巴革命的領袖
Che Guevara | 哲古華拉 | person | S4 | the Argentine-born guerrilla leader who was killed in Bolivia in 1967 | 阿根廷出生、1967年在玻利維亞被殺的游擊領袖
John F. Kennedy | 甘迺迪 | person | S3 | the American president of the Cuban Missile Crisis, shot in Dallas in 1963 | 處理古巴導彈危機、1963年在達拉斯遇刺的美國總統
Lyndon Johnson | 約翰遜 | person | S4 | the American president who signed the Civil Rights Act of 1964 and sent combat troops to Vietnam | 簽署1964年《民權法案》並派戰鬥部隊赴越南的美國總統
Richard Nixon | 尼克遜 | person | S3 | the American president who visited Beijing in 1972 and resigned in 1974 | 1972年訪問北京、1974年辭職的美國總統
Gerald Ford | 福特 | person | S5 | the American president who was never elected as president or vice-president | 從未經總統或副總統選舉而上任的美國總統
Jimmy Carter | 卡特 | person | S4 | the American president who brought Sadat and Begin together at Camp David | 促成薩達特與比京在大衛營會談的美國總統
Ronald Reagan | 列根 | person | S3 | the former film actor and American president who called the Soviet Union an evil empire | 演員出身、稱蘇聯為「邪惡帝國」的美國總統
George H. W. Bush | 老布殊 | person | S4 | the American president of the First Gulf War | 第一次海灣戰爭時的美國總統
Henry Kissinger | 基辛格 | person | S4 | the adviser whose secret trip to Beijing in 1971 prepared the way for Nixon | 1971年密訪北京、為尼克遜鋪路的顧問
Yuri Gagarin | 加加林 | person | S3 | the Soviet pilot who was the first human being in space | 首位進入太空的人類、蘇聯航天員
Neil Armstrong | 岩士唐 | person | S3 | the first human being to walk on the Moon | 首位在月球上行走的美國航天員
Valentina Tereshkova | 泰列什科娃 | person | S4 | the Soviet textile worker who in 1963 became the first woman in space | 紡織女工出身、1963年首位進入太空的蘇聯女性
Alan Shepard | 謝潑德 | person | S5 | the naval pilot who in May 1961 became the first American in space | 1961年5月首位進入太空的美國海軍飛行員
Andrei Sakharov | 薩哈羅夫 | person | S5 | the Soviet nuclear physicist who became a defender of human rights | 後來成為人權鬥士的蘇聯核物理學家
superpower | 超級大國 | form | S3 | a state with worldwide might such as the United States or the Soviet Union after 1945 | 如1945年後美國和蘇聯般實力遍及全球的國家
neutral country | 中立國 | form | S4 | a state such as Switzerland that takes no side in others' wars | 如瑞士般在別國交戰時不偏袒任何一方的國家
puppet state | 傀儡國 | form | S4 | a country with a government of its own in name that obeys a foreign occupier in all things | 名義上有自己的政府、實際上完全聽命於外國佔領者的國家
great power | 大國 | form | S4 | a strong state that counts in world affairs but without worldwide might | 在國際事務上有分量但未至於全球稱雄的強盛國家
Berlin Wall | 柏林圍牆 | structure | S3 | the concrete barrier that cut through Germany's old capital from 1961 to 1989 | 1961至1989年貫穿德國舊都的混凝土屏障 | not=iron curtain
38th parallel | 北緯三十八度線 | structure | S3 | the line that divided the American and Soviet zones of Korea in 1945 | 1945年劃分朝鮮半島美蘇佔領區的界線
17th parallel | 北緯十七度線 | structure | S4 | the line that divided Vietnam in two in 1954 | 1954年把越南一分為二的界線
Oder-Neisse Line | 奧德－尼斯河線 | structure | S5 | the border between Germany and Poland after 1945 | 1945年後德國與波蘭之間的國界
Radcliffe Line | 雷德克里夫線 | structure | S5 | the border drawn between India and Pakistan in 1947 | 1947年劃分印度與巴基斯坦的邊界
McMahon Line | 麥克馬洪線 | structure | S5 | the line of 1914 between Tibet and north-eastern India that Beijing rejects | 1914年劃於西藏與印度東北部之間、中國不予承認的界線
set | American and European makers of the Cold War order | 冷戰格局的歐美人物 | Harry Truman; George Marshall; George Kennan; John Foster Dulles; Winston Churchill
set | leaders of divided Germany | 分裂時期德國的領袖 | Konrad Adenauer; Walter Ulbricht; Willy Brandt; Erich Honecker
set | communist leaders of eastern Europe | 東歐共產國家的領袖 | Josip Broz Tito; Walter Ulbricht; Erich Honecker; Imre Nagy; Alexander Dubček; Władysław Gomułka
set | phrases and beliefs of the Cold War | 冷戰時期的說法與理念 | iron curtain; domino theory; mutual assured destruction; massive retaliation; peaceful coexistence
set | ideas about the order of the world | 國際秩序的概念 | bipolarity; multipolarity; unipolarity; balance of power; collective security
set | doctrines named after statesmen | 以政治家命名的主義 | Truman Doctrine; Eisenhower Doctrine; Nixon Doctrine; Brezhnev Doctrine; Hallstein Doctrine; Monroe Doctrine
set | programmes for Europe after the Second World War | 第二次世界大戰後的歐洲政策與方案 | Truman Doctrine; Marshall Plan; Molotov Plan; Schuman Plan
set | policies concerning Germany and its neighbours | 有關德國及東歐的政策與手段 | Ostpolitik; Hallstein Doctrine; salami tactics; denazification
set | military alliances after 1945 | 1945年後的軍事聯盟 | North Atlantic Treaty Organization; Warsaw Pact; Southeast Asia Treaty Organization; Central Treaty Organization; ANZUS
set | spying and security services | 間諜與保安機關 | Central Intelligence Agency; KGB; Stasi; Gestapo
set | bodies of the Cold War in Europe | 冷戰時期歐洲的機構 | North Atlantic Treaty Organization; Warsaw Pact; Comecon; Allied Control Council; Organisation for European Economic Co-operation
set | states of Europe in the Cold War | 冷戰時期的歐洲國家 | West Germany; East Germany; Albania; Romania; Greece; Yugoslavia
set | crises of the first years of the Cold War | 冷戰初年的危機 | Berlin blockade; Czechoslovak coup of 1948; Greek Civil War; Iran crisis of 1946
set | risings and reforms in communist Europe | 東歐的起義與改革 | East German uprising of 1953; Hungarian Uprising of 1956; Prague Spring; Poznań protests of 1956=1956年波茲南事件
set | crises of the Cold War after 1950 | 1950年後的冷戰危機 | Suez Crisis; U-2 incident; Bay of Pigs invasion; Cuban Missile Crisis; Soviet invasion of Afghanistan
set | turns in the relations of the powers after 1959 | 1959年後大國關係的轉變 | Sino-Soviet split; Nixon's visit to China; U-2 incident; Soviet invasion of Afghanistan
set | meetings and conferences of the Cold War | 冷戰時期的會議 | Geneva Conference of 1954; Helsinki Conference; Reykjavik Summit; Malta Summit; Glassboro Summit
set | steps in the space race | 太空競賽的里程碑 | launch of Sputnik; flight of Yuri Gagarin; Apollo 11 Moon landing; Apollo-Soyuz mission
set | arms control agreements | 軍備控制協議 | Partial Test Ban Treaty; Nuclear Non-Proliferation Treaty; SALT I; SALT II; INF Treaty; START I
set | documents of détente | 緩和時期的文件 | Helsinki Accords; Basic Treaty of 1972; Shanghai Communiqué; SALT I
set | Soviet leaders | 蘇聯領袖 | Joseph Stalin; Nikita Khrushchev; Leonid Brezhnev; Yuri Andropov; Mikhail Gorbachev
set | American presidents of the Cold War | 冷戰時期的美國總統 | Harry Truman; Dwight Eisenhower; John F. Kennedy; Lyndon Johnson; Richard Nixon; Jimmy Carter; Ronald Reagan; George H. W. Bush
set | American statesmen of the 1970s | 七十年代的美國政治人物 | Richard Nixon; Gerald Ford; Jimmy Carter; Henry Kissinger
set | leaders of communist revolution and reform | 共產革命與改革的領袖 | Imre Nagy; Alexander Dubček; Fidel Castro; Che Guevara; Josip Broz Tito
set | pioneers of spaceflight | 太空飛行先鋒 | Yuri Gagarin; Neil Armstrong; Valentina Tereshkova; Alan Shepard
set | kinds of state in world politics | 國際政治中的國家類型 | superpower; great power; neutral country; puppet state; buffer state
set | lines that divide lands | 劃分國土的界線 | 38th parallel; 17th parallel; Oder-Neisse Line; Radcliffe Line; McMahon Line
set | barriers and borders of the twentieth century | 二十世紀的屏障與邊界 | Berlin Wall; 38th parallel; Maginot Line; Oder-Neisse Line
order | first years of the Cold War, from the earliest to the latest | 冷戰初年事件由早至晚 | announcement of the Truman Doctrine=宣布杜魯門主義 > start of the Berlin blockade=柏林封鎖開始 > founding of NATO=北約成立 > outbreak of the Korean War=韓戰爆發 > founding of the Warsaw Pact=華約成立
order | crises of the Cold War, from the earliest to the latest | 冷戰危機由早至晚 | Berlin blockade > Hungarian Uprising of 1956 > U-2 incident > building of the Berlin Wall > Cuban Missile Crisis > Prague Spring > Soviet invasion of Afghanistan
order | American presidents of the Cold War, from the earliest to the latest | 冷戰時期美國總統由早至晚 | Harry Truman > Dwight Eisenhower > John F. Kennedy > Lyndon Johnson > Richard Nixon > Gerald Ford > Jimmy Carter > Ronald Reagan > George H. W. Bush
order | space race, from the earliest to the latest | 太空競賽里程碑由早至晚 | launch of Sputnik > flight of Yuri Gagarin > Apollo 11 Moon landing > Apollo-Soyuz mission
order | arms control agreements, from the earliest to the latest | 軍備控制協議由早至晚 | Partial Test Ban Treaty > Nuclear Non-Proliferation Treaty > SALT I > SALT II > INF Treaty > START I

== The end of the Cold War in Europe | 冷戰結束與東歐劇變
Mikhail Gorbachev | 戈爾巴喬夫 | person | S3 | the last Soviet leader, who introduced glasnost and perestroika | 推行開放和重建政策的最後一任蘇聯領袖
Boris Yeltsin | 葉利欽 | person | S4 | the Russian president who stood on a tank against the coup of August 1991 | 1991年8月站在坦克上反抗政變的俄羅斯總統
Lech Wałęsa | 華里沙 | person | S4 | the shipyard electrician who led Solidarity and became president of Poland | 領導團結工會、其後出任波蘭總統的船廠電工
Wojciech Jaruzelski | 雅魯澤爾斯基 | person | S5 | the general who declared martial law in Poland in December 1981 | 1981年12月宣布波蘭戒嚴的將軍
Václav Havel | 哈維爾 | person | S4 | the playwright who became president of Czechoslovakia in 1989 | 1989年出任捷克斯洛伐克總統的劇作家
Nicolae Ceaușescu | 齊奧塞斯庫 | person | S5 | the Romanian dictator who was shot with his wife on Christmas Day 1989 | 1989年聖誕節與妻子一同被槍決的羅馬尼亞獨裁者
Helmut Kohl | 科爾 | person | S4 | the West German chancellor who led his country to reunification in 1990 | 1990年帶領國家重新統一的西德總理
John Paul II | 若望保祿二世 | person | S4 | the Polish pope whose visits home from 1979 encouraged opponents of communism | 1979年起回國訪問、鼓舞反共民眾的波蘭裔教宗
Margaret Thatcher | 戴卓爾夫人 | person | S3 | the first woman to be prime minister of Britain, nicknamed the Iron Lady | 英國首位女首相、有「鐵娘子」之稱的政治家
Slobodan Milošević | 米洛舍維奇 | person | S5 | the Serbian leader who was tried at The Hague for war crimes | 因戰爭罪行在海牙受審的塞爾維亞領袖
Konstantin Chernenko | 契爾年科 | person | S5 | the Soviet leader who ruled for little more than a year before Gorbachev | 在戈爾巴喬夫之前在位僅一年多的蘇聯領袖
glasnost | 開放政策 | method | S3 | the openness of speech and press that Gorbachev allowed | 戈爾巴喬夫容許言論和新聞較自由的措施 | not=perestroika
perestroika | 重建政策 | method | S3 | the restructuring of the Soviet economy and government under Gorbachev | 戈爾巴喬夫對蘇聯經濟和管治體制的改造 | also-zh=改革政策; not=glasnost
de-Stalinisation | 去史太林化 | method | S4 | the undoing of terror and hero worship in the Soviet Union after 1953 | 1953年後蘇聯消除恐怖統治和領袖崇拜的措施
shock therapy | 震盪療法 | method | S5 | the sudden freeing of prices and sale of state firms in the change to a market economy | 為轉向市場經濟而驟然開放物價、出售國企的措施
privatisation | 私有化 | method | S4 | the selling of state firms to individuals or companies | 把國營企業賣給個人或商業機構的做法 | not=nationalisation
nationalisation | 國有化 | method | S4 | the taking over of private firms by the state | 由政府接管原屬個人或商業機構的企業的做法 | not=privatisation
ethnic cleansing | 種族清洗 | method | S4 | the driving of a people out of an area by terror and force | 以恐怖和武力把某類居民趕離一個地區的做法
Solidarity | 團結工會 | group | S3 | the Polish workers' movement born in the Gdańsk shipyard in 1980 | 1980年在波蘭格但斯克船廠誕生的勞動者運動
Charter 77 | 七七憲章 | group | S5 | the Czech and Slovak dissidents who asked their rulers to respect human rights | 要求當權者尊重人權的捷克斯洛伐克異見人士
oligarchs | 寡頭 | group | S5 | the Russians who grew immensely rich from the sale of state firms in the 1990s | 九十年代藉國企出售而暴富的俄羅斯人
dissidents | 異見人士 | group | S4 | people in communist states who openly criticised the rulers and often went to prison | 在共產國家公開批評當權者、往往因此下獄的反對派
nomenklatura | 權貴階層 | group | S5 | the privileged holders of high posts in communist states | 共產國家身居要職、享有優待的官員
martial law in Poland | 波蘭戒嚴 | event | S5 | the army rule declared in Warsaw in December 1981 to crush Solidarity | 1981年12月華沙當局為壓制團結工會而實施的軍事管制
Chernobyl disaster | 切爾諾貝爾核災難 | event | S4 | the reactor explosion of April 1986 in Soviet Ukraine | 1986年4月蘇聯烏克蘭反應堆爆炸的事故
Three Mile Island accident | 三哩島核事故 | event | S5 | the partial reactor meltdown of 1979 in Pennsylvania | 1979年美國賓夕凡尼亞州反應堆局部熔毀的意外
Fukushima disaster | 福島核災難 | event | S4 | the reactor meltdowns of 2011 after an earthquake and tsunami in Japan | 2011年日本地震和海嘯引致反應堆熔毀的事故
Bhopal disaster | 博帕爾毒氣災難 | event | S5 | the leak of 1984 from an American-owned pesticide plant in India that killed thousands | 1984年印度一間美資農藥廠洩漏化學品、令數千人死亡的事故
Velvet Revolution | 天鵝絨革命 | event | S4 | the peaceful fall of communist rule in Prague in late 1989 | 1989年底布拉格和平結束共產統治的經過
Romanian Revolution | 羅馬尼亞革命 | event | S5 | the bloody fall of Ceaușescu in December 1989 | 1989年12月齊奧塞斯庫政權在流血中倒台的經過
Baltic Way | 波羅的海之路 | event | S5 | the human chain of August 1989 across three Soviet republics | 1989年8月橫跨三個蘇聯加盟共和國的人鏈示威
Polish elections of June 1989 | 1989年6月波蘭選舉 | event | S4 | the partly free vote in which Solidarity swept the board | 團結工會大勝的半自由投票
German reunification | 德國統一 | event | S3 | the joining of the states ruled from Bonn and East Berlin on 3 October 1990 | 1990年10月3日波恩政權與東柏林政權併合的事件
August Coup of 1991 | 1991年八月政變 | event | S4 | the failed attempt of Soviet hardliners to depose Gorbachev | 蘇聯強硬派企圖推翻戈爾巴喬夫而失敗的事件
Velvet Divorce | 捷克與斯洛伐克分家 | event | S5 | the peaceful parting of two peoples with capitals at Prague and Bratislava in 1993 | 1993年以布拉格和布拉迪斯拉發為首都的兩族和平各自立國的安排
Bosnian War | 波斯尼亞戰爭 | event | S4 | the three-sided conflict of 1992 to 1995 in which Sarajevo was besieged | 1992至1995年三方混戰、薩拉熱窩被圍的衝突
Kosovo War | 科索沃戰爭 | event | S4 | the conflict of 1998 to 1999 in which NATO bombed Serbia to protect Albanians | 1998至1999年北約為保護阿爾巴尼亞族而轟炸塞爾維亞的衝突
Chechen Wars | 車臣戰爭 | event | S5 | the conflicts of the 1990s and after in which Russia fought separatists in the Caucasus | 九十年代起俄羅斯在高加索攻打分離分子的衝突
Srebrenica massacre | 斯雷布雷尼察屠殺 | event | S5 | the killing of about eight thousand Bosnian Muslim men and boys in July 1995 | 1995年7月約八千名波斯尼亞穆斯林男子遇害的慘案
Treaty on the Final Settlement with Respect to Germany | 《最後解決德國問題條約》 | document | S5 | the agreement of September 1990 by which the four wartime victors gave up their rights over Berlin | 1990年9月美、英、蘇、法放棄對柏林權利的協議 | also=Two Plus Four Agreement
Maastricht Treaty | 《馬斯特里赫特條約》 | document | S3 | the agreement of 1992 that created the European Union and planned a single currency | 1992年建立歐洲聯盟並籌劃單一貨幣的協議 | also=Treaty on European Union
Dayton Agreement | 《代頓協議》 | document | S5 | the settlement of 1995, made in Ohio, that ended fighting in Bosnia | 1995年在美國俄亥俄州達成、結束波斯尼亞戰事的和約
Belavezha Accords | 《別洛韋日協議》 | document | S5 | the agreement of December 1991 in which Russia, Ukraine and Belarus declared the Soviet Union at an end | 1991年12月俄羅斯、烏克蘭和白俄羅斯宣布蘇聯不再存在的文件
set | leaders in the last years of the Cold War | 冷戰末年的領袖 | Mikhail Gorbachev; Ronald Reagan; Helmut Kohl; Margaret Thatcher; John Paul II; Lech Wałęsa
set | figures of eastern Europe in the 1980s and 1990s | 八九十年代東歐的人物 | Lech Wałęsa; Wojciech Jaruzelski; Václav Havel; Nicolae Ceaușescu; Slobodan Milošević
set | leaders in Moscow in the 1980s and 1990s | 八九十年代莫斯科的領袖 | Leonid Brezhnev; Yuri Andropov; Konstantin Chernenko; Mikhail Gorbachev; Boris Yeltsin
set | reforms in the Soviet Union and Russia | 蘇聯及俄羅斯的改革 | glasnost; perestroika; de-Stalinisation; shock therapy
set | ways of changing who owns land and firms | 改變土地和企業擁有權的做法 | privatisation; nationalisation; collectivisation; land reform=土地改革
set | groups in the communist world and after | 共產陣營及其後的各類人 | oligarchs; dissidents; nomenklatura; kulaks
set | opposition movements in eastern Europe | 東歐的反對派運動 | Solidarity; Charter 77; Civic Forum=公民論壇; New Forum=新論壇
set | nuclear and industrial disasters | 核子及工業災難 | Chernobyl disaster; Three Mile Island accident; Fukushima disaster; Bhopal disaster
set | events of 1989 | 1989年的事件 | Polish elections of June 1989; Baltic Way; fall of the Berlin Wall; Velvet Revolution; Romanian Revolution; Malta Summit
set | break-ups, unions and coups after 1989 | 1989年後的分合與政變 | German reunification; August Coup of 1991; dissolution of the Soviet Union=蘇聯解體; Velvet Divorce
set | events in communist Poland, East Germany and Czechoslovakia | 波蘭、東德與捷克共產時代的事件 | martial law in Poland; Prague Spring; East German uprising of 1953; Czechoslovak coup of 1948
set | mass killings after 1970 | 1970年後的屠殺 | Srebrenica massacre; Rwandan genocide; Cambodian genocide; Sabra and Shatila massacre=薩布拉和夏蒂拉屠殺
set | agreements at the end of the Cold War | 冷戰結束前後的協議 | Treaty on the Final Settlement with Respect to Germany; Maastricht Treaty; Dayton Agreement; Belavezha Accords; INF Treaty
order | fall of communism, from the earliest to the latest | 共產政權倒台的先後 | Polish elections of June 1989 > fall of the Berlin Wall > German reunification > August Coup of 1991 > dissolution of the Soviet Union=蘇聯解體
order | Soviet leaders of the 1980s, from the earliest to the latest | 八十年代蘇聯領袖由早至晚 | Leonid Brezhnev > Yuri Andropov > Konstantin Chernenko > Mikhail Gorbachev

== European integration | 歐洲整合
Jean Monnet | 讓·莫內 | person | S4 | the French planner behind the proposal of 1950 to pool coal and steel | 構思1950年煤鋼聯營建議的法國規劃專家 | also-zh=莫內
Robert Schuman | 舒曼 | person | S4 | the French foreign minister who announced the coal and steel proposal in May 1950 | 1950年5月公布煤鋼聯營建議的法國外長
Paul-Henri Spaak | 斯巴克 | person | S5 | the Belgian statesman whose report led to the common market | 其報告促成共同市場的比利時政治家
Alcide De Gasperi | 加斯貝利 | person | S5 | the Christian Democrat premier who led Italy after the war and favoured a united Europe | 戰後領導意大利、支持歐洲聯合的基督教民主黨總理
Jacques Delors | 德洛爾 | person | S5 | the French president of the European Commission who planned the single market | 籌劃單一市場的歐盟委員會法籍主席
Edward Heath | 希思 | person | S4 | the British prime minister who took his country into the European Community in 1973 | 1973年帶領英國加入歐洲共同體的首相
Organisation for European Economic Co-operation | 歐洲經濟合作組織 | institution | S4 | the body of 1948 that shared out American aid among sixteen states | 1948年成立、負責在十六國分配美援的機構 | also=OEEC
Council of Europe | 歐洲委員會 | institution | S4 | the Strasbourg body of 1949 for human rights, which is not part of the European Union | 1949年成立、設於斯特拉斯堡而不屬歐盟的人權機構 | not=European Council
Western European Union | 西歐聯盟 | institution | S5 | the defence body of 1954 that let Bonn rearm under watch | 1954年成立、監察波恩政府重整軍備的防衛組織
European Coal and Steel Community | 歐洲煤鋼共同體 | institution | S3 | the body of 1951 that put two heavy industries of six states under one authority | 1951年成立、把六國兩種重工業交由單一機關管理的組織 | also=ECSC
European Economic Community | 歐洲經濟共同體 | institution | S3 | the common market of six states founded by the Treaty of Rome | 按《羅馬條約》由六國組成的共同市場 | also=EEC
European Atomic Energy Community | 歐洲原子能共同體 | institution | S4 | the body of 1957 for peaceful nuclear power in six states | 1957年六國為和平利用核電而成立的組織 | also=Euratom
European Free Trade Association | 歐洲自由貿易聯盟 | institution | S4 | the looser bloc of seven states that Britain formed in 1960 | 1960年英國等七國組成的較鬆散集團 | also=EFTA
European Defence Community | 歐洲防務共同體 | institution | S5 | the plan for a joint western army that the French parliament rejected in 1954 | 1954年遭法國國會否決的西方聯合軍隊計劃
European Union | 歐洲聯盟 | institution | S3 | the body that came into being in November 1993 with common citizenship | 1993年11月成立、設有共同公民身分的組織 | also=EU; also-zh=歐盟
European Commission | 歐盟委員會 | institution | S4 | the executive in Brussels that proposes laws for the Union and carries them out | 設於布魯塞爾、提出並執行法例的行政機關
European Parliament | 歐洲議會 | institution | S4 | the body whose members the citizens of the Union have elected directly since 1979 | 自1979年起由各國公民直接選出成員的民意機關
European Council | 歐洲理事會 | institution | S5 | the regular summit of heads of state or government of the Union's members | 成員國元首或政府首腦的定期高峰集會 | not=Council of Europe
European Central Bank | 歐洲中央銀行 | institution | S4 | the body in Frankfurt that manages the single currency and its interest rates | 設於法蘭克福、管理單一貨幣及其利率的機構
European Court of Justice | 歐洲法院 | institution | S5 | the judges in Luxembourg who rule on the law of the Union | 設於盧森堡、就歐盟規條作最終裁決的司法機關 | also-zh=歐盟法院; not=European Court of Human Rights
European Court of Human Rights | 歐洲人權法院 | institution | S5 | the judges in Strasbourg who hear complaints under the convention of 1950 | 設於斯特拉斯堡、按1950年公約審理個別申訴的司法機關 | not=European Court of Justice
Bundestag | 聯邦議院 | institution | S5 | the directly elected house of the German parliament since 1949 | 1949年起由德國人民直接選出成員的國會
Schuman Plan | 舒曼計劃 | method | S3 | the French proposal of May 1950 to pool coal and steel with Germany | 1950年5月法國提出與德國聯營煤鋼的方案
Common Agricultural Policy | 共同農業政策 | method | S5 | the European system of farm subsidies and guaranteed prices | 歐洲補貼耕種者和保證糧價的措施 | also=CAP
Fouchet Plan | 富歇計劃 | method | S5 | de Gaulle's failed proposal of the early 1960s for a political union of sovereign states | 六十年代初戴高樂倡議主權國家組成政治聯盟而失敗的方案
Pleven Plan | 普利文計劃 | method | S5 | the French proposal of 1950 for a European army with German soldiers in it | 1950年法國提出組建包括德國士兵的歐洲軍隊的方案
Werner Plan | 維爾納計劃 | method | S5 | the proposal of 1970 for economic and monetary union by stages | 1970年提出分階段建立經濟及貨幣同盟的方案
Treaty of Dunkirk | 《鄧寇克條約》 | document | S5 | the alliance of Britain and France in 1947 against a new German attack | 1947年英法為防德國再度進攻而訂的盟約
Treaty of Brussels of 1948 | 1948年《布魯塞爾條約》 | document | S4 | the defence pact of Britain, France and the three Benelux states | 英、法、比、荷、盧五國的共同防衛盟約
Treaty of Paris of 1951 | 1951年《巴黎條約》 | document | S4 | the agreement that set up the European Coal and Steel Community | 建立歐洲煤鋼共同體的協議
Treaty of Rome | 《羅馬條約》 | document | S3 | the agreement of 1957 that founded the common market of the Six | 1957年六國建立共同市場的協議
Merger Treaty | 《合併條約》 | document | S4 | the agreement of 1965 that gave the three European communities one commission and council | 1965年使三個歐洲共同體共用行政機關的協議
Élysée Treaty | 《愛麗舍條約》 | document | S5 | the friendship pact of 1963 between de Gaulle and Adenauer | 1963年戴高樂與阿登納訂立的友好盟約
Single European Act | 《單一歐洲法》 | document | S4 | the agreement of 1986 that set a deadline for free movement of goods, people, services and money | 1986年為貨物、人員、服務和資金自由流動訂定期限的協議
Treaty of Lisbon | 《里斯本條約》 | document | S5 | the agreement of 2007 that reformed the Union after voters had rejected a constitution | 憲法遭選民否決後、於2007年改革歐盟的協議
common market | 共同市場 | form | S4 | a bloc in which goods, services, capital and workers all move freely between members | 貨物、服務、資金和勞工均可在成員之間自由流動的集團
monetary union | 貨幣同盟 | form | S4 | a bloc whose members share one currency and one central bank | 成員採用單一通貨並共設中央銀行的集團
euro | 歐元 | object | S3 | the single currency whose notes and coins came into use in January 2002 | 2002年1月開始流通紙幣和硬幣的單一貨幣
empty chair crisis | 空椅危機 | event | S5 | the French boycott of the Council of Ministers in 1965 to 1966 | 1965至1966年法國杯葛部長理事會的風波
eastern enlargement of 2004 | 2004年歐盟東擴 | event | S4 | the joining of ten new members, most of them former communist states | 十個以前共產國家為主的新成員加入的經過
supranationalism | 超國家主義 | idea | S5 | the principle that states hand part of their sovereignty to a common body above them | 成員把部分主權交予凌駕其上的聯合機構的原則 | not=intergovernmentalism
intergovernmentalism | 政府間主義 | idea | S5 | the principle that states work together but each keeps its full sovereignty and veto | 各國合作而保留全部主權和否決權的原則 | not=supranationalism
Euroscepticism | 歐洲懷疑主義 | idea | S5 | distrust of closer union with Brussels and a wish for powers to return to the nation | 不信任布魯塞爾、主張把權力收回本國的態度 | also-zh=疑歐主義
pan-Europeanism | 泛歐主義 | idea | S5 | Coudenhove-Kalergi's ideal of the 1920s of one federation for the whole continent | 二十年代庫登霍夫－卡勒吉主張全洲合為聯邦的理想
set | founding fathers of European integration | 歐洲整合的推動者 | Jean Monnet; Robert Schuman; Konrad Adenauer; Paul-Henri Spaak; Alcide De Gasperi
set | statesmen in the story of European integration | 歐洲整合歷程中的政治家 | Jacques Delors; Edward Heath; Robert Schuman; Charles de Gaulle; Margaret Thatcher
set | economic blocs and communities of Europe | 歐洲的經濟集團與共同體 | European Coal and Steel Community; European Economic Community; European Atomic Energy Community; European Free Trade Association; Comecon
set | communities planned or founded in the 1950s | 五十年代籌組或成立的共同體 | European Coal and Steel Community; European Defence Community; European Economic Community; European Atomic Energy Community
set | institutions of the European Union | 歐盟的機構 | European Commission; European Parliament; European Council; European Central Bank; European Court of Justice
set | European bodies with like names | 名稱相近的歐洲機構 | Council of Europe; European Council; European Commission; European Court of Justice; European Court of Human Rights
set | parliaments and their houses | 國會及議院 | Reichstag; Duma; Bundestag; Knesset; Imperial Diet of Japan
set | plans for European cooperation | 歐洲合作的計劃 | Schuman Plan; Pleven Plan; Fouchet Plan; Werner Plan; Marshall Plan
set | western European defence pacts and friendships | 西歐的防衛與友好條約 | Treaty of Dunkirk; Treaty of Brussels of 1948; Élysée Treaty; North Atlantic Treaty=《北大西洋公約》
set | treaties of European integration | 歐洲整合的條約 | Treaty of Paris of 1951; Treaty of Rome; Merger Treaty; Single European Act; Maastricht Treaty; Treaty of Lisbon
set | degrees of economic integration | 經濟整合的程度 | free trade area=自由貿易區; customs union=關稅同盟; common market; monetary union
set | farm policies of the twentieth century | 二十世紀的農業政策 | Common Agricultural Policy; Green Revolution; collectivisation; Stolypin land reform; postwar land reform in Japan
set | events in European integration | 歐洲整合的事件 | empty chair crisis; British entry into the European Community=英國加入歐洲共同體; eastern enlargement of 2004; Brexit=英國脫歐
set | attitudes to European union | 對歐洲聯合的主張 | supranationalism; intergovernmentalism; Euroscepticism; pan-Europeanism
order | treaties of European integration, from the earliest to the latest | 歐洲整合條約由早至晚 | Treaty of Paris of 1951 > Treaty of Rome > Merger Treaty > Single European Act > Maastricht Treaty > Treaty of Lisbon
order | European integration, from the earliest to the latest | 歐洲整合事件由早至晚 | founding of the Council of Europe=成立歐洲委員會 > announcement of the Schuman Plan=公布舒曼計劃 > founding of the European Economic Community=成立歐洲經濟共同體 > British entry into the European Community=英國加入歐洲共同體 > founding of the European Union=成立歐洲聯盟 > eastern enlargement of 2004 > Brexit=英國脫歐
order | degrees of economic integration, from the loosest to the closest | 經濟整合由低至高 | free trade area=自由貿易區 > customs union=關稅同盟 > common market > economic union=經濟同盟

== The United Nations | 聯合國
United Nations | 聯合國 | institution | S3 | the world body founded in October 1945 to keep the peace and further cooperation | 1945年10月成立、維持和平及推動各國互助的世界性機構 | also=UN; not=League of Nations
General Assembly of the United Nations | 聯合國大會 | institution | S3 | the main body in New York in which every member state has one vote | 設於紐約、每個成員國各有一票的主要機關
Security Council | 安全理事會 | institution | S3 | the body of fifteen states, five of them permanent, that can order action against aggressors | 由包括五個常任成員在內的十五國組成、可下令對付侵略者的機關 | also-zh=安理會
Secretariat of the United Nations | 聯合國秘書處 | institution | S4 | the international civil service that does the daily work of the world body | 負責這個世界組織日常事務的國際公務員機關
International Court of Justice | 國際法院 | institution | S4 | the body of fifteen judges at The Hague that settles disputes between states | 設於海牙、由十五名成員組成、裁決國家之間爭端的機關 | not=International Criminal Court
Economic and Social Council | 經濟及社會理事會 | institution | S5 | the main body that oversees specialised agencies in fields such as health and education | 統籌衛生、教育等領域專門機構工作的主要機關
Trusteeship Council | 託管理事會 | institution | S5 | the main body that stopped work in 1994 when the last territory in its care became independent | 最後一個所監督地區獨立後於1994年停止運作的主要機關
International Criminal Court | 國際刑事法院 | institution | S5 | the body of 2002 at The Hague that tries persons for genocide and war crimes | 2002年在海牙成立、審判種族滅絕和戰爭罪行被告人的機關 | not=International Court of Justice
World Health Organization | 世界衛生組織 | institution | S3 | the agency in Geneva that fights disease around the globe | 設於日內瓦、對抗疾病的國際專門機構 | also=WHO; also-zh=世衛
United Nations Educational, Scientific and Cultural Organization | 聯合國教科文組織 | institution | S3 | the agency in Paris that keeps the list of world heritage sites | 設於巴黎、編定世界遺產名錄的國際專門機構 | also=UNESCO
United Nations Children's Fund | 聯合國兒童基金會 | institution | S3 | the agency founded in 1946 for the welfare of the young | 1946年成立、照顧未成年者福祉的國際機構 | also=UNICEF
Food and Agriculture Organization | 聯合國糧農組織 | institution | S4 | the agency in Rome that works against hunger by improving crops and fisheries | 設於羅馬、改良作物和漁業以對抗飢餓的國際專門機構 | also=FAO
International Monetary Fund | 國際貨幣基金組織 | institution | S4 | the agency in Washington that lends to states that cannot meet their foreign payments | 設於華盛頓、貸款予無力支付外債政府的專門機構 | also=IMF; not=World Bank
World Bank | 世界銀行 | institution | S4 | the agency in Washington that lends to poorer states for long-term development projects | 設於華盛頓、為較貧窮國家的長遠發展項目提供貸款的國際專門機構 | not=International Monetary Fund
World Trade Organization | 世界貿易組織 | institution | S4 | the Geneva body of 1995 that lays down rules for commerce between states | 1995年在日內瓦成立、為各國通商訂立規則的機構 | also=WTO; also-zh=世貿
United Nations High Commissioner for Refugees | 聯合國難民署 | institution | S4 | the agency that protects people who have fled from their countries | 保護逃離本國者的國際機構 | also=UNHCR
International Atomic Energy Agency | 國際原子能機構 | institution | S5 | the body in Vienna that inspects nuclear plants so that none serves to make bombs | 設於維也納、核查核設施以防用於製造核彈的組織 | also=IAEA
United Nations Charter | 《聯合國憲章》 | document | S3 | the founding paper of the world body, signed at San Francisco in 1945 | 1945年在三藩市簽署、為世界組織奠基的文件
Universal Declaration of Human Rights | 《世界人權宣言》 | document | S3 | the statement of December 1948 on the freedoms that belong to all people | 1948年12月列明所有男女皆應享有各項自由的聲明
Genocide Convention | 《防止及懲治滅絕種族罪公約》 | document | S5 | the agreement of 1948 that makes the attempt to destroy a people a punishable crime | 1948年把意圖殺盡某一人群定為應受制裁行為的協議
Convention on the Rights of the Child | 《兒童權利公約》 | document | S4 | the agreement of 1989 on what the young are entitled to | 1989年訂明未成年者應得保障的協議
Kyoto Protocol | 《京都議定書》 | document | S4 | the agreement of 1997 that set limits to greenhouse gases for developed states only | 1997年只為發達國家訂定溫室氣體限額的文件 | not=Paris Agreement
Paris Agreement | 《巴黎協定》 | document | S4 | the climate deal of 2015 under which nearly all states set their own targets | 2015年讓幾乎所有國家自訂氣候目標的文件 | not=Kyoto Protocol
Montreal Protocol | 《蒙特利爾議定書》 | document | S4 | the agreement of 1987 to stop making chemicals that destroy the ozone layer | 1987年停止製造破壞臭氧層化學品的文件
Geneva Conventions of 1949 | 1949年《日內瓦公約》 | document | S5 | the four agreements that protect the wounded, prisoners and civilians in war | 保障戰時傷兵、俘虜和平民的四份協議
veto | 否決權 | method | S3 | the power of one permanent member of the Security Council to stop a decision by voting against it | 安理會任何一個常任成員投反對票便可阻止議案通過的規定
peacekeeping operation | 維和行動 | method | S3 | the sending of blue-helmeted soldiers with the consent of the parties to watch over a ceasefire | 經各方同意派遣藍盔部隊監察停火的做法
arms embargo | 武器禁運 | method | S4 | a ban on selling weapons to a state | 不准向某國出售軍火的措施
humanitarian intervention | 人道干預 | method | S5 | the use of force in another state without its consent in order to stop mass suffering of its people | 未經某國同意而在當地用兵以制止民眾大規模受苦的做法
no-fly zone | 禁飛區 | method | S5 | the keeping of a state's aircraft out of the sky over an area by foreign force | 以外國武力阻止某國軍機進入一地上空的措施
trust territory | 託管地 | form | S5 | a former mandate or enemy colony that a state governed under the eyes of the United Nations | 在聯合國監督下由某國施政的前委任統治區或敵國殖民地 | not=mandate
free city | 自由市 | form | S5 | a town under international protection that belonged to no state, like Danzig between the wars | 如兩次大戰之間的但澤般受國際保護而不屬任何國家的城鎮
overseas department | 海外省 | form | S5 | a distant island or land that is governed as a full part of France | 位於遠方而與法國本土地位相同的島嶼或地區
Dag Hammarskjöld | 哈馬舍爾德 | person | S5 | the Swedish secretary-general who died in an air crash in Africa in 1961 | 1961年在非洲墜機身亡的瑞典籍聯合國秘書長
U Thant | 吳丹 | person | S5 | the Burmese secretary-general who led the United Nations from 1961 to 1971 | 1961至1971年領導聯合國的緬甸籍秘書長
Kofi Annan | 安南 | person | S4 | the Ghanaian secretary-general who won the Nobel Peace Prize of 2001 | 2001年獲諾貝爾和平獎的加納籍聯合國秘書長
Ban Ki-moon | 潘基文 | person | S4 | the South Korean secretary-general from 2007 to 2016 | 2007至2016年在任的韓國籍聯合國秘書長
Trygve Lie | 賴伊 | person | S5 | the Norwegian who was the first secretary-general elected by the United Nations | 聯合國首位獲選出的秘書長、挪威人
Boutros Boutros-Ghali | 加利 | person | S5 | the Egyptian secretary-general whose second term Washington vetoed in 1996 | 1996年因美國否決而未能連任的埃及籍聯合國秘書長
set | main organs of the United Nations | 聯合國的主要機關 | General Assembly of the United Nations; Security Council; Secretariat of the United Nations; International Court of Justice; Economic and Social Council; Trusteeship Council
set | courts of the world and of Europe | 國際及歐洲的法院 | International Court of Justice; International Criminal Court; European Court of Justice; European Court of Human Rights; Permanent Court of International Justice
set | agencies of the United Nations for people's needs | 聯合國的民生及文教機構 | World Health Organization; United Nations Educational, Scientific and Cultural Organization; United Nations Children's Fund; Food and Agriculture Organization; United Nations High Commissioner for Refugees
set | world bodies for money and trade | 國際金融與貿易組織 | International Monetary Fund; World Bank; World Trade Organization; Bank for International Settlements=國際結算銀行
set | world bodies for peace and order | 維護國際和平與秩序的組織 | United Nations; League of Nations; International Atomic Energy Agency; International Criminal Court
set | documents of the United Nations on rights | 聯合國關於宗旨與權利的文件 | United Nations Charter; Universal Declaration of Human Rights; Genocide Convention; Convention on the Rights of the Child
set | agreements on climate, ozone and war victims | 有關環境與人道的國際協議 | Kyoto Protocol; Paris Agreement; Montreal Protocol; Geneva Conventions of 1949
set | means of the United Nations and great powers | 國際社會應付衝突的手段 | veto; peacekeeping operation; arms embargo; humanitarian intervention; no-fly zone
set | kinds of territory without full independence | 未完全獨立地區的種類 | mandate; trust territory; protectorate; free city; overseas department; dominion=自治領
set | secretaries-general of the United Nations | 聯合國秘書長 | Trygve Lie; Dag Hammarskjöld; U Thant; Boutros Boutros-Ghali; Kofi Annan; Ban Ki-moon
order | secretaries-general of the United Nations, from the earliest to the latest | 聯合國秘書長由早至晚 | Trygve Lie > Dag Hammarskjöld > U Thant > Boutros Boutros-Ghali > Kofi Annan > Ban Ki-moon
order | founding of the United Nations, from the earliest to the latest | 聯合國成立的先後 | Declaration by United Nations > Dumbarton Oaks Conference > Yalta Conference > San Francisco Conference of 1945 > first meeting of the General Assembly=聯合國大會首次開會

== Decolonisation, Africa and the third world | 非殖民化、非洲與第三世界
decolonisation | 非殖民化 | process | S3 | the gaining of independence by lands ruled from overseas | 受海外國家統治的地區取得獨立的過程 | not=neo-colonialism
neo-colonialism | 新殖民主義 | process | S5 | the control of a newly independent country from outside by means of money and trade | 外國以金錢和貿易操控剛獨立國家的做法 | not=decolonisation
partition | 分治 | process | S4 | the division of a land into two or more states along lines of religion or people | 按宗教或民族把一地劃為兩個或更多國家的做法
secession | 脫離獨立 | process | S5 | the breaking away of one region from the state to which it belongs | 某地區自行從所屬國家分裂出去的舉動
civil disobedience | 公民抗命 | method | S3 | the open and peaceful breaking of an unjust law in order to change it | 坦然而和平地違反不義法律以求改變的手段 | also-zh=公民不服從
boycott | 杯葛 | method | S3 | the joint refusal to buy from or deal with someone as a protest | 集體拒絕購買或往來以示抗議的手段
general strike | 總罷工 | method | S4 | the stopping of work in all trades at once | 各行各業同時停止上班的抗爭手段
hunger strike | 絕食抗議 | method | S4 | the refusal of all meals in order to press a demand | 長時間不肯進餐以迫使對方答應要求的手段
armed struggle | 武裝鬥爭 | method | S4 | the use of weapons by rebels against a government | 反抗者以槍械對抗政府的手段
Kwame Nkrumah | 恩克魯瑪 | person | S4 | the leader who brought the Gold Coast to independence as Ghana in 1957 | 1957年帶領黃金海岸獨立成為加納的領袖
Julius Nyerere | 尼雷爾 | person | S5 | the schoolteacher who became the first president of Tanzania and moved farmers into shared villages | 教師出身、推行集體村莊的坦桑尼亞首任總統
Patrice Lumumba | 盧蒙巴 | person | S5 | the first premier of independent Congo, who was murdered in 1961 | 1961年遭殺害的剛果獨立後首任總理
Mobutu Sese Seko | 蒙博托 | person | S5 | the dictator who renamed Congo as Zaire in 1971 | 1971年把剛果改名為扎伊爾的獨裁者
Idi Amin | 阿敏 | person | S5 | the Ugandan dictator who expelled the Asians of his country in 1972 | 1972年驅逐國內亞裔居民的烏干達獨裁者
Nelson Mandela | 曼德拉 | person | S3 | the first Black president of South Africa, who had spent twenty-seven years in prison | 曾坐牢二十七年的南非首位黑人總統
F. W. de Klerk | 德克勒克 | person | S4 | the last white president of South Africa, who lifted the ban on the ANC in 1990 | 1990年解除對非洲人國民大會禁令的南非末任白人總統
Desmond Tutu | 圖圖 | person | S4 | the Anglican archbishop who won the Nobel Peace Prize of 1984 and headed the Truth and Reconciliation Commission | 1984年獲諾貝爾和平獎、主持真相與和解委員會的聖公會大主教
Steve Biko | 比科 | person | S5 | the leader of the Black Consciousness Movement who died in police custody in 1977 | 1977年在警方拘押中死去的黑人覺醒運動領袖
Hendrik Verwoerd | 維沃爾德 | person | S5 | the South African premier who planned the homelands and was stabbed in parliament in 1966 | 規劃黑人家園、1966年在國會遇刺身亡的南非總理
Robert Mugabe | 穆加貝 | person | S5 | the ruler of Zimbabwe from independence to 2017 | 由獨立執政至2017年的津巴布韋統治者
Léopold Senghor | 桑戈爾 | person | S5 | the poet who became the first president of Senegal in 1960 | 1960年出任塞內加爾首任總統的詩人
Frantz Fanon | 法農 | person | S5 | the writer from Martinique who defended the violence of the oppressed in The Wretched of the Earth | 著《全世界受苦的人》為被壓迫者以暴抗暴辯護的馬提尼克作家
Ahmed Ben Bella | 本·貝拉 | person | S5 | the FLN leader who became the first president of independent Algeria | 出身民族解放陣線的阿爾及利亞首任總統
African National Congress | 非洲人國民大會 | group | S4 | the movement founded in 1912 that led the fight against apartheid | 1912年創立、領導反抗種族隔離的政治團體 | also=ANC
National Party of South Africa | 南非國民黨 | group | S5 | the white movement that won the election of 1948 and brought in apartheid | 1948年勝選並推行種族分隔的白人政治團體
Inkatha | 因卡塔自由黨 | group | S5 | the Zulu-based political movement of South Africa led by Buthelezi | 以祖魯人為基礎、布特萊齊所領導的南非政治團體 | also=Inkatha Freedom Party
National Liberation Front of Algeria | 阿爾及利亞民族解放陣線 | group | S5 | the movement that fought France from 1954 to 1962 | 1954至1962年與法國作戰的北非政治團體 | also=FLN
Mau Mau | 茅茅運動 | group | S5 | the secret Kikuyu movement that fought British rule in the 1950s | 五十年代反抗英國統治的吉庫尤人秘密團體
Sharpeville massacre | 沙佩維爾慘案 | event | S4 | the police shooting of 1960 of a crowd that protested against pass laws | 1960年警察向抗議通行證法的人群開槍的事件
Soweto uprising | 索韋托起義 | event | S4 | the school pupils' protest of 1976 against teaching in Afrikaans | 1976年學生反對以阿非利卡語授課的抗爭
Rivonia Trial | 里沃尼亞審判 | event | S5 | the court case of 1963 to 1964 in which Mandela was sentenced to prison for life | 1963至1964年曼德拉遭處終身監禁的案件
release of Nelson Mandela | 曼德拉獲釋 | event | S4 | the freeing in February 1990 of Africa's most famous prisoner | 1990年2月非洲最著名囚犯重得自由的事件
South African election of 1994 | 1994年南非大選 | event | S4 | the first vote in which citizens of all races took part and a Black-led movement won power | 各族公民首次一同投票、由黑人政黨取得政權的盛事
Congo Crisis | 剛果危機 | event | S5 | the turmoil of 1960 to 1965 in which mineral-rich Katanga broke away | 1960至1965年礦產豐富的加丹加省分裂的動亂
Biafran War | 比亞法拉戰爭 | event | S5 | the civil conflict in Nigeria from 1967 to 1970 after the Igbo east broke away | 1967至1970年伊博人地區脫離尼日利亞引發的內部衝突
Algerian War | 阿爾及利亞戰爭 | event | S4 | the independence struggle that brought down the French Fourth Republic | 令法蘭西第四共和國垮台的獨立衝突
Mau Mau uprising | 茅茅起義 | event | S5 | the revolt of 1952 to 1960 against British rule in Kenya | 1952至1960年肯尼亞反抗英國統治的武裝行動
Rwandan genocide | 盧旺達大屠殺 | event | S4 | the killing of some eight hundred thousand people, mostly Tutsi, in 1994 | 1994年約八十萬人、主要是圖西族遇害的慘劇
Sino-Indian War | 中印邊境戰爭 | event | S5 | the clash of 1962 between Nehru's and Mao's armies in the Himalayas | 1962年尼赫魯與毛澤東的軍隊在喜馬拉雅山區的衝突
Bandung Conference | 萬隆會議 | event | S4 | the meeting of twenty-nine Asian and African states in Indonesia in 1955 | 1955年二十九個亞非國家在印尼舉行的集會
Belgrade Conference of 1961 | 1961年貝爾格萊德會議 | event | S5 | the first summit of the Non-Aligned Movement, held in Tito's capital | 在狄托的首都舉行的不結盟運動首次首腦集會
Fifth Pan-African Congress | 第五屆泛非大會 | event | S5 | the meeting of 1945 in Manchester at which Nkrumah and Kenyatta demanded an end to colonial rule | 1945年恩克魯瑪和肯雅塔在曼徹斯特要求結束殖民統治的集會
Non-Aligned Movement | 不結盟運動 | institution | S4 | the grouping of states that kept out of both Cold War camps | 拒絕加入冷戰兩大陣營的國家組合
Organisation of African Unity | 非洲統一組織 | institution | S4 | the body that independent states founded at Addis Ababa in 1963 and dissolved in 2002 | 1963年各獨立國在亞的斯亞貝巴成立、2002年解散的國際機構 | also=OAU; not=African Union
African Union | 非洲聯盟 | institution | S4 | the body that took over in 2002 from the one founded at Addis Ababa in 1963 | 2002年取代1963年所成立舊組織的國際組織 | also=AU; not=Organisation of African Unity
Commonwealth of Nations | 英聯邦 | institution | S3 | the free association of states most of which were once under the Crown in London | 成員大多曾受倫敦王室統治的自願性國際組合
Third World | 第三世界 | group | S3 | the poorer countries of Asia, Africa and Latin America outside the two camps of the Cold War | 冷戰時兩大陣營以外較貧窮的亞非拉國家
First World | 第一世界 | group | S4 | the capitalist countries on the American side in the Cold War | 冷戰時美國陣營的資本主義國家
Second World | 第二世界 | group | S4 | the communist countries on the Soviet side in the Cold War | 冷戰時蘇聯陣營的社會主義國家
Fourth World | 第四世界 | group | S5 | the very poorest countries and peoples shut out of world development | 最為貧困、被摒於世界發展以外的國家和族群
pan-Africanism | 泛非主義 | idea | S4 | the belief that all people of Black descent share one cause and should unite | 認為所有黑人後裔命運與共、應團結一致的思想
Bantustan | 黑人家園 | institution | S5 | a poor reserve that white rulers of South Africa set aside as a so-called nation for one Black people | 南非當局劃給某一族群、名為自治的貧瘠地區
Robben Island | 羅本島 | place | S4 | the prison off Cape Town where Mandela was held for eighteen years | 開普敦對開海面、囚禁曼德拉十八年的監獄所在地
Soweto | 索韋托 | place | S5 | the huge Black township south-west of Johannesburg where pupils rose in 1976 | 約翰內斯堡西南面、1976年學生起而抗爭的黑人城鎮
Sharpeville | 沙佩維爾 | place | S5 | the Black township near Vereeniging where police fired on a crowd in 1960 | 弗里尼欣附近、1960年警察向人群開槍的黑人城鎮
Ghana | 加納 | place | S4 | the former Gold Coast, free from Britain in 1957 | 前稱黃金海岸、1957年脫離英國的非洲國家
Kenya | 肯尼亞 | place | S4 | the East African country free from Britain in 1963 after the Mau Mau rising | 茅茅起義後於1963年脫離英國的東非國家
Algeria | 阿爾及利亞 | place | S4 | the North African country free from France in 1962 after eight years of war | 經八年戰爭後於1962年脫離法國的北非國家
Angola | 安哥拉 | place | S5 | the country on the Atlantic that became free from Portugal in 1975 and sank into civil war | 1975年脫離葡萄牙後陷入內戰的大西洋沿岸國家
Zimbabwe | 津巴布韋 | place | S5 | the former Rhodesia, which came under majority rule in 1980 | 前稱羅德西亞、1980年改由黑人多數執政的國家
Namibia | 納米比亞 | place | S5 | the former German colony that South Africa ruled until 1990 | 受南非統治至1990年的前德國殖民地
set | changes in the status of peoples and lands | 地區與民族地位的轉變 | decolonisation; neo-colonialism; partition; secession
set | ways of protest and resistance | 抗爭的手段 | civil disobedience; boycott; general strike; hunger strike; armed struggle
set | peaceful means of protest | 和平抗爭的手段 | sit-in; boycott; hunger strike; petition=請願
set | leaders of new African states | 非洲新興國家的領袖 | Kwame Nkrumah; Jomo Kenyatta=肯雅塔; Julius Nyerere; Patrice Lumumba; Ahmed Ben Bella; Léopold Senghor
set | figures of apartheid and its end | 與種族隔離政策相關的人物 | Nelson Mandela; F. W. de Klerk; Desmond Tutu; Steve Biko; Hendrik Verwoerd
set | writers and poets of Black liberation | 倡導黑人解放的作家 | Frantz Fanon; Léopold Senghor; Aimé Césaire=塞澤爾; W. E. B. Du Bois
set | parties and movements of Africa | 非洲的政黨與運動 | African National Congress; National Party of South Africa; Inkatha; National Liberation Front of Algeria; Mau Mau
set | landmarks in the fight against apartheid | 反種族隔離鬥爭的大事 | Sharpeville massacre; Rivonia Trial; Soweto uprising; release of Nelson Mandela; South African election of 1994
set | wars and crises of Africa since 1945 | 1945年後非洲的戰爭與危機 | Congo Crisis; Biafran War; Algerian War; Mau Mau uprising; Rwandan genocide
set | international groupings | 國際組合 | Non-Aligned Movement; Organisation of African Unity; African Union; Commonwealth of Nations; Group of 77=七十七國集團; Organization of the Petroleum Exporting Countries=石油輸出國組織
set | worlds of the Cold War age | 冷戰時代世界的劃分 | First World; Second World; Third World; Fourth World
set | pan-movements | 泛族群及泛地域的思想 | pan-Africanism; pan-Arabism; Pan-Slavism; Pan-Germanism=泛日耳曼主義; pan-Europeanism
set | places in the story of apartheid | 與種族隔離歷史相關的地方 | Robben Island; Soweto; Sharpeville; Cape Town=開普敦
set | separate living areas set by governments | 政府劃定的隔離居住區 | ghetto; Bantustan; Indian reservation=印第安人保留地; internment camp for Japanese Americans=日裔美國人拘留營
order | independence of African countries, from the earliest to the latest | 非洲國家獨立的先後 | Ghana > Algeria > Kenya > Angola > Namibia
order | apartheid, from the earliest to the latest | 種族隔離政策大事由早至晚 | election victory of the National Party=國民黨勝選 > Sharpeville massacre > Rivonia Trial > Soweto uprising > release of Nelson Mandela > South African election of 1994

== Southeast Asia | 東南亞
Ho Chi Minh | 胡志明 | person | S3 | the communist who declared Vietnam independent in September 1945 | 1945年9月宣布越南獨立的共產黨領袖
Ngo Dinh Diem | 吳廷琰 | person | S4 | the Catholic president of South Vietnam who was killed in the coup of 1963 | 1963年政變中被殺的天主教徒、南越總統
Vo Nguyen Giap | 武元甲 | person | S5 | the Vietnamese general who beat the French at Dien Bien Phu | 在奠邊府擊敗法軍的越南將軍
Nguyen Van Thieu | 阮文紹 | person | S5 | the last long-serving president in Saigon, who left days before the city fell in 1975 | 在西貢執政多年、1975年城陷前數日離國的總統
Bao Dai | 保大 | person | S5 | the last emperor of Vietnam, who abdicated in 1945 | 1945年退位的越南末代皇帝
Pol Pot | 波爾布特 | person | S4 | the Khmer Rouge leader whose rule killed over a million Cambodians | 令逾百萬柬埔寨人喪生的赤柬領袖
Norodom Sihanouk | 西哈努克 | person | S4 | the Cambodian king and prince who was overthrown by Lon Nol in 1970 | 1970年遭朗諾推翻的柬埔寨君主
Sukarno | 蘇加諾 | person | S3 | the first president of Indonesia and host of the Bandung Conference | 主辦萬隆會議的印尼首任總統
Suharto | 蘇哈托 | person | S4 | the general who ruled Indonesia until the riots of May 1998 | 統治印尼至1998年5月騷亂為止的將軍
Lee Kuan Yew | 李光耀 | person | S3 | the first prime minister of Singapore, who held office until 1990 | 任職至1990年的新加坡首任總理
Tunku Abdul Rahman | 東姑阿都拉曼 | person | S4 | the prince who became the first prime minister of independent Malaya | 出身王族的馬來亞獨立後首任首相
Mahathir Mohamad | 馬哈蒂爾 | person | S4 | the Malaysian prime minister who announced the Look East policy and Vision 2020 | 提出「向東學習」和「2020宏願」的馬來西亞首相
Ferdinand Marcos | 馬可斯 | person | S4 | the Philippine president who declared martial law in 1972 and fled in 1986 | 1972年宣布戒嚴、1986年出逃的菲律賓總統
Corazon Aquino | 阿基諾夫人 | person | S4 | the widow who became president of the Philippines through People Power | 憑人民力量運動出任菲律賓總統的遺孀
Ramon Magsaysay | 麥格塞塞 | person | S5 | the Philippine president who beat the Huk rebels and died in an air crash in 1957 | 平定虎克軍、1957年墜機身亡的菲律賓總統
Aung San | 昂山 | person | S5 | the general who led Burma towards independence and was murdered in July 1947 | 帶領緬甸走向獨立、1947年7月遇害的將軍
Aung San Suu Kyi | 昂山素姬 | person | S4 | the Burmese opposition leader who won the Nobel Peace Prize of 1991 under house arrest | 軟禁期間獲1991年諾貝爾和平獎的緬甸反對派領袖
Ne Win | 尼溫 | person | S5 | the general who took power in Rangoon in 1962 and shut Burma off | 1962年在仰光奪權、推行閉關的緬甸將軍
U Nu | 吳努 | person | S5 | the first prime minister of independent Burma, overthrown by Ne Win in 1962 | 緬甸獨立後首任總理、1962年遭尼溫推翻的政治家
Plaek Phibunsongkhram | 披汶·頌堪 | person | S5 | the Thai premier who renamed Siam and sided with Japan in the war | 把暹羅改名、戰時與日本結盟的泰國總理 | also=Phibun; also-zh=鑾披汶
Chin Peng | 陳平 | person | S5 | the secretary-general of the Malayan Communist Party in the Emergency | 緊急狀態期間的馬來亞共產黨總書記
Battle of Dien Bien Phu | 奠邊府戰役 | event | S4 | the French defeat of 1954 in a valley of north-western Vietnam | 1954年法軍在越南西北山谷慘敗的攻防
Gulf of Tonkin incident | 北部灣事件 | event | S4 | the clash at sea in August 1964 after which Congress let the president fight in Vietnam | 1964年8月使美國國會授權總統在越南動武的海上衝突 | also-zh=東京灣事件
Tet Offensive | 春節攻勢 | event | S4 | the communist surprise attack of 1968 on over a hundred South Vietnamese towns | 1968年共產黨軍隊突襲南越百多個城鎮的行動
fall of Saigon | 西貢淪陷 | event | S4 | the capture of South Vietnam's capital on 30 April 1975 | 1975年4月30日南越首都失守的事件
Vietnam War | 越戰 | event | S3 | the conflict in which American combat troops failed to save the government in Saigon | 美國派兵而未能保住西貢政權的衝突
First Indochina War | 第一次印度支那戰爭 | event | S4 | the conflict of 1946 to 1954 in which France lost Vietnam | 1946至1954年法國失去越南的衝突
Cambodian-Vietnamese War | 越柬戰爭 | event | S5 | the conflict begun in December 1978 that drove Pol Pot from Phnom Penh | 1978年12月開始、把波爾布特逐出金邊的衝突
Cambodian genocide | 柬埔寨大屠殺 | event | S5 | the deaths of well over a million people under Pol Pot from 1975 to 1979 | 1975至1979年波爾布特統治下逾百萬人喪命的慘劇
Malayan Emergency | 馬來亞緊急狀態 | event | S4 | the guerrilla conflict of 1948 to 1960 between the British and Chin Peng's fighters | 1948至1960年英國與陳平部隊的游擊衝突
Konfrontasi | 印馬對抗 | event | S5 | Sukarno's undeclared war of 1963 to 1966 against a new federation | 1963至1966年蘇加諾向一個新聯邦不宣而戰的行動
May 13 Incident | 五一三事件 | event | S4 | the race riots of 1969 in Kuala Lumpur | 1969年在吉隆坡發生的種族騷亂
Indonesian killings of 1965 to 1966 | 印尼反共大清洗 | event | S5 | the slaughter of supposed communists after the September 30 Movement | 九三〇事件後被指為左派者遭成批殺害的慘劇
Indonesian National Revolution | 印尼獨立戰爭 | event | S4 | the struggle of 1945 to 1949 against the return of the Dutch | 1945至1949年抗擊荷蘭人捲土重來的鬥爭
People Power Revolution | 人民力量革命 | event | S4 | the peaceful protests of February 1986 in Manila that drove out Marcos | 1986年2月馬尼拉群眾和平逼走馬可斯的示威
8888 Uprising | 8888民主運動 | event | S5 | the nationwide protests against army rule in Burma in which Aung San Suu Kyi came to the fore | 緬甸全國反抗軍人執政、昂山素姬嶄露頭角的示威
Saffron Revolution | 番紅花革命 | event | S5 | the protests of 2007 in Burma in which monks marched | 2007年緬甸僧人上街遊行的示威
Asian financial crisis | 亞洲金融風暴 | event | S4 | the slump that began with the fall of the Thai baht in July 1997 | 1997年7月由泰銖急跌引發的經濟動盪
Viet Cong | 越共 | group | S4 | the southern guerrillas who fought the government in Saigon | 在南方對抗西貢政府的游擊武裝 | not=Viet Minh
Khmer Rouge | 赤柬 | group | S4 | the communists who emptied Phnom Penh in April 1975 | 1975年4月把金邊居民全部趕離的共產黨 | also-zh=紅色高棉
Pathet Lao | 巴特寮 | group | S5 | the communist movement that took power in Vientiane in 1975 | 1975年在萬象取得政權的共產黨武裝 | also-zh=寮國戰鬥部隊
Hukbalahap | 虎克軍 | group | S5 | the peasant guerrillas of Luzon who first fought the Japanese | 最初抗日的呂宋農民游擊隊伍 | also=Huks
People's Action Party | 人民行動黨 | group | S4 | the political movement that has governed Singapore since 1959 | 1959年起在新加坡執政的政治組織
Golkar | 專業集團黨 | group | S5 | the body of working groups through which Suharto governed Indonesia | 蘇哈托藉以統治印尼的政治組織
Association of Southeast Asian Nations | 東南亞國家聯盟 | institution | S3 | the body of 1967 founded at Bangkok by five states | 1967年由五個創始成員在曼谷組成的區域組織 | also=ASEAN; also-zh=東盟; not=Southeast Asia Treaty Organization
Association of Southeast Asia | 東南亞聯盟 | institution | S5 | the short-lived body of Malaya, Thailand and the Philippines formed in 1961 | 1961年由馬來亞、泰國和菲律賓組成而為時短暫的組織 | also=ASA
Maphilindo | 馬菲印聯盟 | institution | S5 | the loose confederation of three Malay nations planned in 1963 | 1963年由三個馬來民族國家籌組的鬆散邦聯
Asia-Pacific Economic Cooperation | 亞太經濟合作組織 | institution | S4 | the forum of 1989 for free trade around an ocean | 1989年成立、推動大洋兩岸自由貿易的論壇 | also=APEC; also-zh=亞太經合組織
Shanghai Cooperation Organisation | 上海合作組織 | institution | S5 | the body of 2001 that links China, Russia and Central Asian states | 2001年聯繫中國、俄羅斯和中亞鄰邦的國際機構 | also-zh=上合組織
South Asian Association for Regional Cooperation | 南亞區域合作聯盟 | institution | S5 | the body of 1985 with its secretariat in Kathmandu | 1985年成立、秘書處設於加德滿都的組織 | also=SAARC
Bangkok Declaration | 《曼谷宣言》 | document | S4 | the statement of August 1967 that founded ASEAN | 1967年8月標誌東盟成立的文件
Geneva Accords of 1954 | 1954年《日內瓦協議》 | document | S4 | the agreements that divided Vietnam for a time pending elections | 把越南暫時一分為二以待選舉的文件
Paris Peace Accords of 1973 | 1973年《巴黎和平協約》 | document | S4 | the four-party agreement under which American forces left Vietnam | 美國與河內等四方簽訂、美軍據以撤離越南的文件
Treaty of Amity and Cooperation | 《東南亞友好合作條約》 | document | S5 | the agreement signed at Bali in 1976 on non-interference among ASEAN members | 1976年在峇里訂明各成員互不干涉的文件
Pancasila | 建國五原則 | idea | S5 | the five points of Sukarno that include belief in one God | 蘇加諾提出、包括信仰獨一真神在內的政治綱領 | also-zh=潘查希拉
Guided Democracy | 指導式民主 | period | S5 | the years from 1959 to 1966 when Sukarno ruled strongly without real party government | 1959至1966年蘇加諾強勢統治、不由政黨當政的年代
New Order | 新秩序 | period | S5 | the years of Suharto's army-backed rule, when growth and stability came first | 蘇哈托以軍隊為後盾統治、重經濟增長和穩定的年代
bumiputera policy | 土著政策 | method | S5 | the Malaysian favouring of Malays in business, schooling and jobs | 馬來西亞在商業、學額和職位上優待馬來人的措施
Doi Moi | 越南革新 | method | S5 | the market reforms that Hanoi began in 1986 | 河內於1986年開始的市場化措施 | also-zh=革新開放
Vietnamisation | 越南化政策 | method | S4 | Nixon's handing over of the fighting to Saigon's own army | 尼克遜把戰事移交西貢軍隊的措施
Culture System | 強迫種植制度 | method | S5 | the Dutch rule in Java that villages must grow export crops on part of their land | 荷蘭規定爪哇村莊須以部分田地栽培出口作物的措施 | also=Cultivation System
Look East policy | 向東學習政策 | method | S5 | Mahathir's line of copying Japanese and Korean ways of work | 馬哈蒂爾仿效日本和韓國工作方式的路線
Ho Chi Minh Trail | 胡志明小徑 | structure | S4 | the jungle network through Laos by which Hanoi supplied fighters in the south | 河內經老撾叢林補給南方部隊的通道
Agent Orange | 橙劑 | substance | S4 | the chemical sprayed by American planes to strip leaves from Vietnamese forests | 美軍在越南噴灑以令樹林落葉的化學品
Burma | 緬甸 | place | S4 | the country of Rangoon that left the British Empire and the Commonwealth in 1948 | 以仰光為舊都、1948年脫離英國且不入英聯邦的國家 | also=Myanmar
Indonesia | 印尼 | place | S3 | the largest island state in the world, ruled by the Dutch until 1949 | 受荷蘭統治至1949年的世界最大群島國家 | also-zh=印度尼西亞
Malaysia | 馬來西亞 | place | S3 | the federation formed in 1963 with Sabah and Sarawak | 1963年併入沙巴和沙撈越而成的聯邦
Thailand | 泰國 | place | S3 | the only kingdom of Southeast Asia that was never a European colony | 東南亞唯一從未淪為歐洲殖民地的君主政體
Philippines | 菲律賓 | place | S3 | the island country that gained independence from the United States on 4 July 1946 | 1946年7月4日脫離美國獨立的群島國家
Cambodia | 柬埔寨 | place | S4 | the former French protectorate with its capital at Phnom Penh | 以金邊為首都的前法國保護國
Laos | 老撾 | place | S4 | the landlocked former French protectorate on the middle Mekong | 湄公河中游、前為法國保護國的內陸國家
East Timor | 東帝汶 | place | S5 | the former Portuguese colony that Indonesia held from 1975 to 1999 | 1975至1999年遭印尼佔領的前葡萄牙殖民地 | also=Timor-Leste
set | Vietnamese leaders | 越南的領袖 | Ho Chi Minh; Ngo Dinh Diem; Vo Nguyen Giap; Nguyen Van Thieu; Bao Dai
set | leaders of Indochina | 印度支那的領袖 | Ho Chi Minh; Ngo Dinh Diem; Pol Pot; Norodom Sihanouk; Bao Dai
set | first leaders of independent Southeast Asian states | 東南亞國家獨立初期的領袖 | Sukarno; Lee Kuan Yew; Tunku Abdul Rahman; U Nu; Ho Chi Minh
set | leaders of Indonesia, Malaysia and Singapore | 印尼、馬來西亞和新加坡的領袖 | Sukarno; Suharto; Lee Kuan Yew; Tunku Abdul Rahman; Mahathir Mohamad
set | presidents of the Philippines | 菲律賓總統 | Ferdinand Marcos; Corazon Aquino; Ramon Magsaysay; Emilio Aguinaldo
set | figures of Burma | 緬甸的人物 | Aung San; Aung San Suu Kyi; Ne Win; U Nu; U Thant
set | strongmen of Southeast Asia | 東南亞的強人統治者 | Suharto; Ferdinand Marcos; Ne Win; Plaek Phibunsongkhram; Pol Pot
set | communist leaders of Asia | 亞洲的共產黨領袖 | Ho Chi Minh; Pol Pot; Chin Peng; Kim Il-sung; Mao Zedong=毛澤東
set | events in Vietnam from 1954 to 1975 | 1954至1975年越南的事件 | Gulf of Tonkin incident; Tet Offensive; My Lai massacre=美萊村屠殺; fall of Saigon; Battle of Dien Bien Phu
set | wars in Southeast Asia | 東南亞的戰爭 | Vietnam War; First Indochina War; Cambodian-Vietnamese War; Malayan Emergency; Konfrontasi; Indonesian National Revolution
set | clashes and partings in maritime Southeast Asia | 東南亞島國的衝突與分合 | May 13 Incident; separation of Singapore from Malaysia=新馬分家; Konfrontasi; Indonesian killings of 1965 to 1966; Malayan Emergency
set | popular protests in Asia | 亞洲的民眾抗爭 | People Power Revolution; 8888 Uprising; Saffron Revolution; Gwangju Uprising
set | economic crises | 經濟危機 | Asian financial crisis; Great Depression; oil crisis of 1973; global financial crisis of 2008
set | communist and guerrilla movements of Southeast Asia | 東南亞的共產黨及游擊武裝 | Viet Cong; Khmer Rouge; Pathet Lao; Hukbalahap; Viet Minh
set | ruling parties of Asia | 亞洲的執政黨 | People's Action Party; United Malays National Organisation=巫統; Golkar; Liberal Democratic Party of Japan; Indian National Congress
set | organisations of Southeast Asia and the Pacific | 東南亞及亞太的組織 | Association of Southeast Asian Nations; Association of Southeast Asia; Maphilindo; Southeast Asia Treaty Organization; Asia-Pacific Economic Cooperation
set | regional organisations of the world | 世界各地的區域組織 | European Union; Association of Southeast Asian Nations; African Union; Arab League; Commonwealth of Independent States=獨立國家聯合體; Shanghai Cooperation Organisation; South Asian Association for Regional Cooperation
set | agreements in the history of Southeast Asia | 東南亞歷史上的協議 | Bangkok Declaration; Geneva Accords of 1954; Paris Peace Accords of 1973; Treaty of Amity and Cooperation
set | state ideologies of Asia | 亞洲國家的立國理念 | Pancasila; Juche; Rukun Negara=國家原則; Three Principles of the People=三民主義
set | periods of Indonesian politics | 印尼政治的時期 | Guided Democracy; New Order; parliamentary democracy of the 1950s=五十年代議會民主時期; Reformasi=改革時期
set | policies in Southeast Asian history | 東南亞歷史上的政策 | bumiputera policy; Doi Moi; Vietnamisation; Culture System; Look East policy
set | states of Southeast Asia | 東南亞國家 | Burma; Indonesia; Malaysia; Thailand; Philippines; Cambodia; Laos; East Timor
order | wars and settlements in Vietnam, from the earliest to the latest | 越南戰事與和議由早至晚 | Battle of Dien Bien Phu > Gulf of Tonkin incident > Tet Offensive > signing of the Paris Peace Accords=簽訂《巴黎和平協約》 > fall of Saigon > Cambodian-Vietnamese War
order | Southeast Asian cooperation, from the earliest to the latest | 東南亞合作的先後 | founding of SEATO=東南亞公約組織成立 > Association of Southeast Asia > Maphilindo > Association of Southeast Asian Nations

== Korea, India and South Asia | 韓國、印度與南亞
Syngman Rhee | 李承晚 | person | S4 | the first president of the Republic of Korea, driven out by students in 1960 | 1960年遭學生運動逼走的大韓民國首任總統
Kim Il-sung | 金日成 | person | S4 | the first ruler of North Korea, who sent troops across the border in June 1950 | 1950年6月派兵越界南下的北韓首任統治者
Kim Jong-il | 金正日 | person | S5 | the second ruler of North Korea, from 1994 to 2011 | 1994至2011年在位的北韓第二任統治者
Park Chung-hee | 朴正熙 | person | S4 | the general who led South Korea's industrial growth and was shot by his intelligence chief in 1979 | 推動韓國工業化、1979年遭情報首長槍殺的將軍
Chun Doo-hwan | 全斗煥 | person | S5 | the general in power in Seoul at the time of the Gwangju Uprising | 光州民主化運動時在漢城掌權的將軍
Roh Tae-woo | 盧泰愚 | person | S5 | the general chosen president of South Korea in the direct election of 1987 | 1987年直選中當選韓國總統的將軍
Kim Dae-jung | 金大中 | person | S4 | the South Korean president of the Sunshine Policy who met the North's leader in 2000 | 推行陽光政策、2000年與北方領袖會晤的韓國總統
Mohandas Gandhi | 甘地 | person | S3 | the leader of India's freedom struggle, called Mahatma, who preached non-violence | 有「聖雄」之稱、倡導非暴力的印度獨立運動領袖 | also=Gandhi, Mahatma Gandhi
Jawaharlal Nehru | 尼赫魯 | person | S3 | the first prime minister of independent India and a founder of the Non-Aligned Movement | 獨立後印度的首任總理、不結盟運動的創始人之一
Muhammad Ali Jinnah | 真納 | person | S4 | the leader of the Muslim League who became the first governor-general of Pakistan | 領導穆斯林聯盟、出任巴基斯坦首任總督的政治家
Lord Mountbatten | 蒙巴頓 | person | S4 | the last viceroy of India, who hurried on the partition of 1947 | 加快1947年分治進程的末任印度總督
Indira Gandhi | 英迪拉·甘地 | person | S4 | the woman prime minister of India who declared the Emergency of 1975 and was shot by her guards | 1975年宣布緊急狀態、遭衛兵槍殺的印度女總理
Rajiv Gandhi | 拉吉夫·甘地 | person | S5 | the pilot turned prime minister of India who was killed by a Tamil bomber in 1991 | 機師出身、1991年死於泰米爾人炸彈襲擊的印度前總理
B. R. Ambedkar | 安貝德卡 | person | S5 | the leader of the Dalits who headed the drafting of India's constitution | 出身賤民、主持草擬印度憲法的領袖
Subhas Chandra Bose | 鮑斯 | person | S5 | the nationalist who led the Indian National Army beside Japan | 率領印度國民軍與日本並肩作戰的民族主義者
Mujibur Rahman | 穆吉布·拉赫曼 | person | S5 | the leader of the Awami League who founded Bangladesh | 領導人民聯盟、創建孟加拉國的領袖
Zulfikar Ali Bhutto | 布托 | person | S5 | the prime minister of Pakistan who was hanged in 1979 | 1979年被絞死的巴基斯坦總理
Benazir Bhutto | 貝娜齊爾·布托 | person | S4 | the woman who led Pakistan twice and was murdered in December 2007 | 兩度領導巴基斯坦、2007年12月遇刺的女總理
Sirimavo Bandaranaike | 班達拉奈克夫人 | person | S5 | the widow in Ceylon who became the world's first woman prime minister in 1960 | 1960年成為世界首位女總理的錫蘭遺孀
Lord Curzon | 寇松 | person | S5 | the viceroy of India who divided Bengal in 1905 | 1905年把孟加拉一分為二的印度總督
Korean War | 韓戰 | event | S3 | the conflict of 1950 to 1953 in which United Nations and Chinese forces fought | 1950至1953年聯合國軍與中國人民志願軍交鋒的衝突 | also-zh=朝鮮戰爭
Inchon landing | 仁川登陸 | event | S4 | the attack from the sea under MacArthur in September 1950 that cut off northern troops | 1950年9月麥克阿瑟由海上突襲、截斷北方軍隊的行動
March First Movement | 三一運動 | event | S5 | the Korean protests of 1919 against Japanese rule | 1919年韓國人反抗日本統治的示威
April Revolution | 四一九革命 | event | S5 | the student protests of 1960 that ended Syngman Rhee's rule | 1960年學生示威、結束李承晚統治的事件
Gwangju Uprising | 光州民主化運動 | event | S5 | the South Korean protest of May 1980 that paratroops put down with many deaths | 1980年5月韓國一城市反抗軍人統治而遭空降部隊鎮壓的事件
May 16 coup | 五一六政變 | event | S5 | the seizure of power by Park Chung-hee in 1961 | 1961年朴正熙率軍奪權的行動
June Democratic Struggle | 六月民主運動 | event | S5 | the South Korean protests of 1987 that won direct presidential elections | 1987年爭取到總統直選的韓國示威
Seoul Olympics of 1988 | 1988年漢城奧運會 | event | S4 | the Games that showed the world South Korea's economic rise | 向世界展示韓國經濟起飛的體壇盛事
Beijing Olympics of 2008 | 2008年北京奧運會 | event | S3 | the Games held in the Bird's Nest, with riding events in Hong Kong | 在「鳥巢」開幕、馬術項目在香港舉行的體壇盛事
Moscow Olympics of 1980 | 1980年莫斯科奧運會 | event | S4 | the Games that America stayed away from because of Afghanistan | 美國因阿富汗問題而杯葛的體壇盛事
Amritsar massacre | 阿姆利則慘案 | event | S4 | the shooting of 1919 in a walled garden ordered by General Dyer | 1919年戴爾將軍下令在圍牆花園內開槍的事件
Salt March | 食鹽進軍 | event | S4 | Gandhi's walk of 1930 to the sea at Dandi to defy a colonial tax and monopoly | 1930年甘地步行往丹迪海邊、抗議殖民政府專賣的行動
Quit India Movement | 退出印度運動 | event | S4 | the campaign of August 1942 that called on the British to leave at once | 1942年8月要求英國人立即離開的抗爭
Non-Cooperation Movement | 不合作運動 | event | S4 | Gandhi's campaign of 1920 to 1922 of refusing British schools, courts and cloth | 1920至1922年甘地號召拒用英國學校、法院和布匹的抗爭
partition of India | 印巴分治 | event | S3 | the division of the British Raj into two states in August 1947 | 1947年8月英屬殖民地變成兩個國家的事件
partition of Bengal | 孟加拉分割 | event | S5 | the division of an eastern province in 1905 that set off a boycott of British goods | 1905年一個東部省份變成兩省、引發杯葛英貨的事件
assassination of Gandhi | 甘地遇刺事件 | event | S4 | the shooting of the Mahatma by a Hindu extremist in January 1948 | 1948年1月「聖雄」遭印度教極端分子槍殺的慘劇
Bangladesh Liberation War | 孟加拉國獨立戰爭 | event | S5 | the conflict of 1971 in which the eastern wing broke away from Pakistan | 1971年東翼脫離巴基斯坦的衝突
Sri Lankan Civil War | 斯里蘭卡內戰 | event | S5 | the conflict of 1983 to 2009 with the Tamil Tigers | 1983至2009年政府與泰米爾猛虎組織的衝突
Indo-Pakistani War of 1947 to 1948 | 第一次印巴戰爭 | event | S5 | the first conflict over Kashmir, which ended in a ceasefire line | 最初因克什米爾而起、以停火線告終的衝突
Indian National Congress | 印度國民大會黨 | group | S4 | the movement founded in 1885 that Gandhi and Nehru led | 1885年創立、由甘地和尼赫魯領導的政治團體 | also-zh=國大黨
All-India Muslim League | 全印穆斯林聯盟 | group | S4 | the movement founded in 1906 that demanded Pakistan | 1906年創立、要求建立巴基斯坦的政治團體 | also-zh=穆斯林聯盟
Awami League | 人民聯盟 | group | S5 | the Bengali movement that won the Pakistani election of 1970 | 1970年在巴基斯坦勝選的孟加拉族政治團體
Liberation Tigers of Tamil Eelam | 泰米爾猛虎組織 | group | S5 | the rebels who fought for a separate state in northern Sri Lanka | 在斯里蘭卡北部爭取獨立建國的反抗武裝 | also=Tamil Tigers
Simon Commission | 西門委員會 | group | S5 | the all-British party of 1928 whose visit to India met with black flags | 1928年清一色英國人、抵印度時遭黑旗抗議的考察團體
Government of India Act of 1935 | 1935年《印度政府法》 | document | S5 | the British law that gave the provinces of the Raj elected ministries | 英國容許英屬殖民地各省由民選內閣管治的法例
Rowlatt Act | 《羅拉特法》 | document | S5 | the British law of 1919 that allowed prison without trial in India | 1919年英國容許在印度不經審訊監禁疑犯的法例
Lahore Resolution | 《拉合爾決議》 | document | S5 | the Muslim League statement of 1940 that demanded separate states | 1940年穆斯林聯盟要求另行建國的聲明
Indian Independence Act | 《印度獨立法》 | document | S4 | the British law of July 1947 that created two new dominions | 1947年7月英國設置兩個新自治領的法例
Morley-Minto Reforms | 《莫萊－明托改革法》 | document | S5 | the British law of 1909 that gave Muslims separate voters' rolls | 1909年英國給予穆斯林獨立選民名冊的法例 | also=Indian Councils Act of 1909
Korean Armistice Agreement | 《朝鮮停戰協定》 | document | S4 | the paper of July 1953 signed at Panmunjom | 1953年7月在板門店簽署、使炮火平息的文件
Treaty on Basic Relations of 1965 | 1965年《日韓基本條約》 | document | S5 | the agreement in which Tokyo and Seoul opened normal diplomatic ties | 東京與漢城建立正常邦交的協議
South-North Joint Declaration of 2000 | 2000年《南北共同宣言》 | document | S5 | the statement made by two Kims at Pyongyang | 金大中與金正日在平壤發表的聲明
Juche | 主體思想 | idea | S5 | Kim Il-sung's doctrine that the nation must be self-reliant in all things | 金日成宣揚國家凡事自力更生的學說
Sunshine Policy | 陽光政策 | method | S4 | Kim Dae-jung's line of aid and contacts to win over Pyongyang | 金大中以援助和交流爭取平壤和解的路線
Saemaul Undong | 新村運動 | method | S5 | the South Korean drive of the 1970s to modernise villages | 七十年代韓國改善農家生活、建設鄉郊的措施
Songun | 先軍政治 | method | S5 | the North Korean line of giving soldiers first place in everything | 北韓一切以部隊為上的路線
Green Revolution | 綠色革命 | method | S4 | the use of high-yield wheat and rice, fertiliser and irrigation from the 1960s | 六十年代起以高產麥稻、化肥和灌溉增加糧食的措施
chaebol | 財團 | institution | S4 | a family-run South Korean business group such as Samsung or Hyundai | 如三星、現代般由家族經營的韓國龐大企業
keiretsu | 系列企業 | institution | S5 | a Japanese circle of firms that hold one another's shares around a bank | 以銀行為中心、互相持股的日本公司群
Pakistan | 巴基斯坦 | place | S3 | the Muslim state of 1947 that at first had two wings far apart | 1947年成立、最初由相隔遙遠的東西兩翼組成的穆斯林國家
Sri Lanka | 斯里蘭卡 | place | S4 | the island country off India's southern tip, ruled by Britain until 1948 | 印度半島南端對開、受英國統治至1948年的島國
Nepal | 尼泊爾 | place | S5 | the Himalayan country that became a republic in 2008 | 2008年改行共和的喜馬拉雅山國家
Kashmir | 克什米爾 | place | S4 | the mountain land claimed by both Delhi and Islamabad since 1947 | 1947年起德里與伊斯蘭堡互相爭奪的山區
Hyderabad | 海得拉巴 | place | S5 | the southern princely state whose Nizam was forced to join India in 1948 | 其尼扎姆於1948年被迫歸併印度的南方土邦
Punjab | 旁遮普 | place | S4 | the land of five rivers with many Sikhs that was split in 1947 | 五河流經、錫克教徒聚居、1947年一分為二的地區
Panmunjom | 板門店 | place | S4 | the village on the Korean border where the armistice was signed | 朝鮮半島停戰協定簽署所在的邊界村落
Pyongyang | 平壤 | place | S4 | the capital of the Kim family's state, on the Taedong River | 大同江畔、由金氏家族統治的首都
Seoul | 首爾 | place | S3 | the South Korean city on the Han River where the Olympics of 1988 were held | 漢江畔、1988年舉辦奧運會的城市 | also-zh=漢城
Busan | 釜山 | place | S5 | the south-eastern port to which the South was driven back in August 1950 | 1950年8月南韓軍隊退守所在的東南部港口 | also=Pusan
set | presidents of South Korea | 韓國總統 | Syngman Rhee; Park Chung-hee; Chun Doo-hwan; Roh Tae-woo; Kim Dae-jung
set | leaders of the Indian freedom struggle | 印度獨立運動的領袖 | Mohandas Gandhi; Jawaharlal Nehru; Muhammad Ali Jinnah; B. R. Ambedkar; Subhas Chandra Bose
set | British governors-general and viceroys of India | 英國的印度總督 | Lord Mountbatten; Lord Curzon; Lord Dalhousie=達爾豪西; Warren Hastings=黑斯廷斯
set | prime ministers of South Asia | 南亞的總理 | Jawaharlal Nehru; Indira Gandhi; Rajiv Gandhi; Zulfikar Ali Bhutto; Benazir Bhutto; Sirimavo Bandaranaike
set | women leaders of the twentieth century | 二十世紀的女性領袖 | Margaret Thatcher; Indira Gandhi; Benazir Bhutto; Sirimavo Bandaranaike; Corazon Aquino; Golda Meir
set | landmarks of modern Korea | 現代韓國史的大事 | March First Movement; April Revolution; May 16 coup; Gwangju Uprising; June Democratic Struggle; Seoul Olympics of 1988
set | Olympic Games in politics | 與政治有關的奧運會 | Berlin Olympics of 1936; Tokyo Olympics of 1964=1964年東京奧運會; Moscow Olympics of 1980; Seoul Olympics of 1988; Beijing Olympics of 2008
set | events of the Indian freedom struggle | 印度獨立運動的事件 | Amritsar massacre; Non-Cooperation Movement; Salt March; Quit India Movement; partition of Bengal
set | events in South Asia from 1947 | 1947年後南亞的事件 | partition of India; assassination of Gandhi; Indo-Pakistani War of 1947 to 1948; Bangladesh Liberation War; Sri Lankan Civil War; Sino-Indian War
set | parties and movements of South Asia | 南亞的政黨與組織 | Indian National Congress; All-India Muslim League; Bharatiya Janata Party=印度人民黨; Awami League; Liberation Tigers of Tamil Eelam
set | documents of British India | 英屬印度的文件 | Government of India Act of 1935; Rowlatt Act; Lahore Resolution; Indian Independence Act; Morley-Minto Reforms
set | documents of modern Korea | 與現代朝鮮半島有關的文件 | Korean Armistice Agreement; Treaty on Basic Relations of 1965; South-North Joint Declaration of 2000; Cairo Declaration
set | policies of Asian states | 亞洲國家的政策 | Sunshine Policy; Saemaul Undong; Songun; Look East policy; Doi Moi
set | business groups of East Asia | 東亞的企業集團 | chaebol; keiretsu; zaibatsu; township and village enterprise=鄉鎮企業
set | states of South Asia | 南亞國家 | Pakistan; Bangladesh=孟加拉國; Sri Lanka; Nepal
set | lands in the partition and making of India | 與印度分治及統一有關的地區 | Kashmir; Hyderabad; Goa; Punjab
set | places in Korea | 朝鮮半島的地方 | Panmunjom; Pyongyang; Seoul; Busan; Gwangju=光州
order | Indian freedom struggle, from the earliest to the latest | 印度獨立運動由早至晚 | partition of Bengal > Amritsar massacre > Salt March > Quit India Movement > partition of India > assassination of Gandhi
order | presidents of South Korea, from the earliest to the latest | 韓國總統由早至晚 | Syngman Rhee > Park Chung-hee > Chun Doo-hwan > Roh Tae-woo > Kim Dae-jung
order | Korea after 1945, from the earliest to the latest | 1945年後朝鮮半島大事由早至晚 | Korean War > April Revolution > May 16 coup > Gwangju Uprising > Seoul Olympics of 1988

== The Middle East | 中東
Theodor Herzl | 赫茨爾 | person | S5 | the Viennese journalist who called the first Zionist Congress at Basel in 1897 | 1897年在巴塞爾召開首次錫安主義者大會的維也納記者
Chaim Weizmann | 魏茨曼 | person | S5 | the chemist who was the first president of Israel | 化學家出身的以色列首任總統
David Ben-Gurion | 本·古里安 | person | S4 | the leader who declared Israel independent in May 1948 and was its first prime minister | 1948年5月宣布以色列獨立並出任首任總理的領袖
Golda Meir | 梅爾夫人 | person | S4 | the woman who was prime minister of Israel in the Yom Kippur War | 贖罪日戰爭時的以色列女總理
Menachem Begin | 比京 | person | S4 | the Israeli prime minister who signed the Camp David Accords | 簽訂《大衛營協議》的以色列總理
Yitzhak Rabin | 拉賓 | person | S4 | the Israeli prime minister who was shot by a Jewish extremist in 1995 | 1995年遭猶太極端分子槍殺的以色列總理
Ariel Sharon | 沙龍 | person | S5 | the Israeli general and prime minister who pulled settlers out of a southern coastal area in 2005 | 將軍出身、2005年從南部沿海佔領區撤走移居者的以色列總理
Moshe Dayan | 達揚 | person | S5 | the Israeli defence minister with an eye patch in the Six-Day War | 六日戰爭時戴着眼罩的以色列國防部長
Yasser Arafat | 阿拉法特 | person | S3 | the leader of the PLO from 1969 to 2004 | 1969至2004年領導巴解組織的領袖
Gamal Abdel Nasser | 納賽爾 | person | S3 | the Egyptian president who nationalised the Suez Canal in 1956 | 1956年把蘇彝士運河收歸國有的埃及總統
Anwar Sadat | 薩達特 | person | S4 | the Egyptian president who went to Jerusalem in 1977 and was shot in 1981 | 1977年訪問耶路撒冷、1981年遇刺的埃及總統
Hosni Mubarak | 穆巴拉克 | person | S5 | the Egyptian president who fell in the Arab Spring of 2011 | 2011年在「阿拉伯之春」中下台的埃及總統
King Farouk | 法魯克 | person | S5 | the Egyptian monarch overthrown by the Free Officers in 1952 | 1952年遭自由軍官組織推翻的埃及國王
King Hussein of Jordan | 侯賽因國王 | person | S5 | the ruler in Amman who made peace with Israel in 1994 | 1994年與以色列議和的安曼君主
Ibn Saud | 伊本·沙特 | person | S5 | the founder of the kingdom that unites Nejd and Hejaz | 統一內志和漢志、創立王國的君主
Reza Shah Pahlavi | 禮薩·汗 | person | S5 | the Persian officer who took the throne in 1925 and renamed his land Iran | 1925年自立為王、把波斯改名為伊朗的軍官
Mohammad Mosaddegh | 摩薩台 | person | S5 | the Iranian premier who nationalised oil and was overthrown in 1953 | 把石油國有化、1953年遭推翻的伊朗首相
Mohammad Reza Pahlavi | 巴列維 | person | S4 | the last shah of Iran, who fled in January 1979 | 1979年1月出逃的伊朗末代君主
Ruhollah Khomeini | 霍梅尼 | person | S4 | the ayatollah who led the revolution of 1979 in Iran | 領導1979年伊朗革命的宗教領袖
Saddam Hussein | 薩達姆·侯賽因 | person | S4 | the Iraqi dictator who invaded Kuwait in 1990 | 1990年入侵科威特的伊拉克獨裁者
Muammar Gaddafi | 卡達菲 | person | S5 | the Libyan colonel who ruled from 1969 to 2011 | 1969至2011年在位的利比亞上校
Osama bin Laden | 拉登 | person | S4 | the Saudi-born head of al-Qaeda who was killed in Pakistan in 2011 | 2011年在巴基斯坦被擊斃的蓋達組織首領
Bashar al-Assad | 巴沙爾·阿薩德 | person | S5 | the Syrian ruler whose crushing of protests in 2011 led to civil war | 2011年鎮壓示威引致內戰的敘利亞統治者
First Arab-Israeli War | 第一次以阿戰爭 | event | S4 | the conflict of 1948 to 1949 that followed the birth of a Jewish state | 1948至1949年猶太國家建立後隨即爆發的衝突 | also-zh=第一次中東戰爭
Six-Day War | 六日戰爭 | event | S4 | the lightning conflict of June 1967 in which Israel took Sinai, Gaza, the West Bank and the Golan Heights | 1967年6月以色列迅速奪取西奈、加沙、約旦河西岸和戈蘭高地的衝突 | also-zh=第三次以阿戰爭
Yom Kippur War | 贖罪日戰爭 | event | S4 | the conflict of October 1973 begun by Egypt and Syria on a Jewish holy day | 1973年10月埃及和敘利亞在猶太節慶發動的衝突 | also=October War; also-zh=第四次以阿戰爭
Lebanese Civil War | 黎巴嫩內戰 | event | S5 | the conflict of 1975 to 1990 among Christian, Muslim and other militias around Beirut | 1975至1990年基督教、穆斯林等民兵在貝魯特一帶的混戰
Iran-Iraq War | 兩伊戰爭 | event | S4 | the conflict of 1980 to 1988 between Saddam Hussein and Khomeini | 1980至1988年薩達姆與霍梅尼之間的衝突
First Gulf War | 海灣戰爭 | event | S4 | the conflict of 1991 in which an American-led force freed Kuwait | 1991年美國率領聯軍解放科威特的衝突 | also=Gulf War; also-zh=第一次海灣戰爭; not=Iraq War
Iraq War | 伊拉克戰爭 | event | S4 | the conflict begun in 2003 in which America overthrew Saddam Hussein | 2003年開始、美國推翻薩達姆的衝突 | also-zh=第二次海灣戰爭; not=First Gulf War
War in Afghanistan of 2001 to 2021 | 2001年阿富汗戰爭 | event | S4 | the American conflict with the Taliban that ended in their return to Kabul | 美國與塔利班交戰、以後者重返喀布爾告終的衝突
Syrian Civil War | 敘利亞內戰 | event | S4 | the conflict begun in 2011 that drove millions of refugees to Turkey, Lebanon and Europe | 2011年開始、令數百萬難民逃往土耳其、黎巴嫩和歐洲的衝突
Iranian Revolution | 伊朗伊斯蘭革命 | event | S4 | the overthrow of the shah in 1979 by followers of Khomeini | 1979年霍梅尼支持者推翻國王的行動
Egyptian Revolution of 1952 | 1952年埃及革命 | event | S5 | the overthrow of King Farouk by the Free Officers | 自由軍官組織推翻法魯克國王的行動
Tehran hostage crisis | 伊朗人質危機 | event | S5 | the holding of American diplomats for 444 days from November 1979 | 1979年11月起美國外交官員遭扣押444天的風波 | also=Iran hostage crisis
Munich massacre | 慕尼黑慘案 | event | S5 | the killing of Israeli athletes by Palestinian gunmen at the Olympics of 1972 | 1972年奧運期間巴勒斯坦槍手殺害以色列運動員的事件
oil crisis of 1973 | 1973年石油危機 | event | S4 | the shock to the world economy when Arab producers cut supplies and raised prices | 阿拉伯能源生產國減產加價對世界經濟造成的衝擊
First Intifada | 第一次巴勒斯坦起義 | event | S5 | the stone-throwing protests that began in Gaza in December 1987 | 1987年12月由加沙開始、以擲石為標誌的抗爭
Second Intifada | 第二次巴勒斯坦起義 | event | S5 | the violent protests that began in September 2000 after Sharon walked on the Temple Mount | 2000年9月沙龍登上聖殿山後爆發的流血抗爭
Arab Spring | 阿拉伯之春 | event | S4 | the wave of protests that began in Tunisia at the end of 2010 | 由2010年底突尼西亞開始的示威浪潮
Black September in Jordan | 約旦黑色九月事件 | event | S5 | the fighting of 1970 in which King Hussein's army drove out Palestinian fighters | 1970年侯賽因國王的軍隊驅逐巴勒斯坦武裝人員的衝突
Camp David Accords | 《大衛營協議》 | document | S4 | the agreements of 1978 made by Sadat and Begin with Carter's help | 1978年在卡特斡旋下由薩達特與比京達成的文件 | not=Oslo Accords
Oslo Accords | 《奧斯陸協議》 | document | S4 | the agreements of the 1990s by which Israel and the PLO recognised each other | 九十年代以色列與巴解組織互相承認的文件 | not=Camp David Accords
Resolution 181 | 聯合國第181號決議 | document | S4 | the plan of the world body in 1947 to divide Palestine into a Jewish and an Arab state | 1947年建議把巴勒斯坦分為猶太和阿拉伯兩邦的方案 | also-zh=巴勒斯坦分治決議
Resolution 242 | 聯合國第242號決議 | document | S5 | the Security Council's call after the war of 1967 for Israel to leave occupied lands in return for peace | 1967年戰爭後安理會要求以色列撤出佔領地以換取和平的文件
White Paper of 1939 | 1939年《巴勒斯坦白皮書》 | document | S5 | the British statement that limited Jewish immigration to seventy-five thousand over five years | 英國限定五年內只容許七萬五千名猶太人移入的文件
Wye River Memorandum | 《懷伊河備忘錄》 | document | S5 | the agreement of 1998 between Netanyahu and Arafat on further withdrawal | 1998年內塔尼亞胡與阿拉法特就進一步撤軍達成的文件
Palestine Liberation Organization | 巴勒斯坦解放組織 | group | S3 | the body founded in 1964 that Arafat led for many years | 1964年成立、長期由阿拉法特領導的武裝及政治團體 | also=PLO; also-zh=巴解組織
Hamas | 哈馬斯 | group | S4 | the Islamist movement founded in Gaza at the start of the First Intifada | 第一次起義時在加沙創立的伊斯蘭主義團體
Hezbollah | 真主黨 | group | S4 | the Shia armed movement of Lebanon backed by Tehran | 受德黑蘭支持的黎巴嫩什葉派武裝團體
Taliban | 塔利班 | group | S4 | the Islamist movement that took Kabul in 1996 and again in 2021 | 1996年和2021年兩度攻佔喀布爾的伊斯蘭主義團體
al-Qaeda | 蓋達組織 | group | S4 | the network that Osama bin Laden founded to wage war on the West | 由拉登創立、策動全球恐怖襲擊的網絡 | also-zh=基地組織
Islamic State | 伊斯蘭國 | group | S5 | the jihadist force that took Mosul in 2014 and proclaimed a caliphate | 2014年攻佔摩蘇爾並自稱哈里發政權的極端武裝
Muslim Brotherhood | 穆斯林兄弟會 | group | S5 | the movement founded by Hassan al-Banna in Egypt in 1928 | 1928年哈桑·班納在埃及創立的團體
Ba'ath Party | 復興黨 | group | S5 | the secular Arab socialist movement that came to power in Syria and Iraq | 在敘利亞和伊拉克執政的世俗阿拉伯社會主義團體 | also-zh=阿拉伯復興社會黨
Irgun | 伊爾貢 | group | S5 | the Jewish underground force that blew up the King David Hotel in 1946 | 1946年炸毀大衛王酒店的猶太地下武裝
Kurds | 庫爾德人 | group | S5 | the mountain people without a state who live in Turkey, Iraq, Iran and Syria | 散居土耳其、伊拉克、伊朗和敘利亞而沒有國家的山地民族
Palestinians | 巴勒斯坦人 | group | S3 | the Arabs many of whom became refugees when Israel was founded | 當中許多人因以色列建國而成為難民的阿拉伯族群
Arab League | 阿拉伯國家聯盟 | institution | S4 | the body of 1945 founded at Cairo by Egypt, Iraq, Syria and others | 1945年埃及、伊拉克、敘利亞等在開羅創立的區域組織
United Arab Republic | 阿拉伯聯合共和國 | institution | S5 | the union of Egypt and Syria from 1958 to 1961 | 1958至1961年埃及與敘利亞併成的國家
Gulf Cooperation Council | 海灣合作委員會 | institution | S5 | the body of 1981 that joins Saudi Arabia and five smaller oil monarchies | 1981年沙特阿拉伯與五個較小產油君主國組成的機構
Knesset | 以色列議會 | institution | S5 | the single-chamber legislature that the citizens of Israel elect | 由猶太國家公民選出的一院制立法機關 | also-zh=克奈塞特
Peel Commission | 皮爾委員會 | group | S5 | the British body that in 1937 first proposed to divide Palestine | 1937年首次建議把巴勒斯坦一分為二的英國考察團體
pan-Arabism | 泛阿拉伯主義 | idea | S4 | the belief that peoples from Morocco to Iraq who share one language should unite | 主張由摩洛哥至伊拉克同一語言的民族團結合一的思想
Islamism | 伊斯蘭主義 | idea | S4 | the belief that state and law should be built on the Qur'an | 主張國家和法律以真主啟示的經典為依歸的思想
Kemalism | 凱末爾主義 | idea | S5 | the doctrine of the Turkish Republic that religion must be kept out of public affairs | 土耳其共和國主張宗教不得介入公共事務的建國學說
Israel | 以色列 | place | S3 | the Jewish state proclaimed at Tel Aviv in May 1948 | 1948年5月在特拉維夫宣布成立的猶太國家
Jordan | 約旦 | place | S4 | the Hashemite kingdom with its capital at Amman | 以安曼為首都的哈希姆王國
Lebanon | 黎巴嫩 | place | S4 | the former French mandate on the Mediterranean with its capital at Beirut | 以貝魯特為首都的前法國委任統治地
Syria | 敘利亞 | place | S4 | the former French mandate with its capital at Damascus | 以大馬士革為首都的前法國委任統治地
Iraq | 伊拉克 | place | S4 | the land of the Tigris and Euphrates with its capital at Baghdad | 以巴格達為首都、底格里斯河與幼發拉底河流經的國家
Iran | 伊朗 | place | S4 | the Shia land with its capital at Tehran that was called Persia until 1935 | 1935年前稱為波斯、以德黑蘭為首都的什葉派國家
Kuwait | 科威特 | place | S4 | the small oil state at the head of the Gulf that was invaded in 1990 | 波斯灣頭、1990年遭入侵的產油小國
Saudi Arabia | 沙特阿拉伯 | place | S4 | the kingdom founded in 1932 in which Mecca and Medina lie | 1932年建立、麥加和麥地那所在的王國
West Bank | 約旦河西岸 | place | S4 | the area with Hebron and Ramallah that was under Amman's rule until 1967 | 安曼管治至1967年、希伯倫和拉馬拉所在的地區 | not=Gaza Strip
Gaza Strip | 加沙地帶 | place | S4 | the crowded coastal area that Egypt held until 1967 | 埃及管治至1967年、人口稠密的沿海區域 | not=West Bank
Golan Heights | 戈蘭高地 | place | S4 | the hilly area that Israel took from Syria in 1967 | 以色列於1967年從大馬士革手中奪取的山區
Sinai Peninsula | 西奈半島 | place | S4 | the desert land that Israel gave back to Egypt by 1982 | 以色列於1982年前歸還埃及的沙漠地區
set | people in the making of the modern Middle East | 塑造現代中東的人物 | T. E. Lawrence; Theodor Herzl; Chaim Weizmann; David Ben-Gurion; Ibn Saud; Arthur Balfour=貝爾福
set | Israeli leaders | 以色列的領袖 | David Ben-Gurion; Golda Meir; Menachem Begin; Yitzhak Rabin; Ariel Sharon; Moshe Dayan
set | rulers of Egypt | 埃及的統治者 | King Farouk; Gamal Abdel Nasser; Anwar Sadat; Hosni Mubarak; Muhammad Ali of Egypt
set | makers of peace in the Middle East | 中東和平的締造者 | Anwar Sadat; Menachem Begin; Yitzhak Rabin; Yasser Arafat; King Hussein of Jordan; Jimmy Carter
set | rulers and reformers of Iran | 伊朗的統治者與政治人物 | Reza Shah Pahlavi; Mohammad Mosaddegh; Mohammad Reza Pahlavi; Ruhollah Khomeini
set | Arab-Israeli wars | 以阿戰爭 | First Arab-Israeli War; Suez Crisis; Six-Day War; Yom Kippur War
set | wars of the Gulf and western Asia from 1980 | 1980年後海灣及西亞的戰爭 | Iran-Iraq War; First Gulf War; Iraq War; War in Afghanistan of 2001 to 2021; Syrian Civil War
set | civil wars of the twentieth century and after | 二十世紀以來的內戰 | Russian Civil War; Spanish Civil War; Greek Civil War; Lebanese Civil War; Syrian Civil War; Sri Lankan Civil War
set | revolutions of the twentieth century | 二十世紀的革命 | Iranian Revolution; Egyptian Revolution of 1952; October Revolution; Cuban Revolution; Xinhai Revolution=辛亥革命
set | shocks of the Middle East in the 1970s | 七十年代中東的衝擊與危機 | Black September in Jordan; Munich massacre; oil crisis of 1973; Tehran hostage crisis; Iranian Revolution
set | protests and risings of the Arab world | 阿拉伯世界的抗爭與起義 | First Intifada; Second Intifada; Arab Spring; Arab rising of 1936 in Palestine=1936年巴勒斯坦阿拉伯起義
set | documents of the Arab-Israeli conflict | 以阿衝突的文件 | Balfour Declaration; White Paper of 1939; Resolution 181; Resolution 242; Camp David Accords; Oslo Accords; Wye River Memorandum
set | political movements of the Middle East | 中東的政治團體 | Muslim Brotherhood; Ba'ath Party; Irgun; Palestine Liberation Organization
set | peoples of the Middle East | 中東的族群 | Kurds; Palestinians; Bedouin; Druze=德魯茲人
set | unions and bodies of Arab and oil states | 阿拉伯及產油國的組織 | Arab League; United Arab Republic; Gulf Cooperation Council; Organization of the Petroleum Exporting Countries=石油輸出國組織
set | doctrines of the Middle East | 中東的政治思想 | pan-Arabism; Islamism; Kemalism; Zionism
set | states of the Middle East | 中東國家 | Israel; Jordan; Lebanon; Syria; Iraq; Iran; Kuwait; Saudi Arabia
set | Turkey and the states to its south | 土耳其及其以南的國家 | Israel; Jordan; Lebanon; Syria; Turkey
set | lands taken in the Six-Day War | 六日戰爭中被奪取的地區 | West Bank; Gaza Strip; Golan Heights; Sinai Peninsula
order | Arab-Israeli wars, from the earliest to the latest | 以阿戰爭由早至晚 | First Arab-Israeli War > Suez Crisis > Six-Day War > Yom Kippur War
order | presidents of Egypt, from the earliest to the latest | 埃及總統由早至晚 | Gamal Abdel Nasser > Anwar Sadat > Hosni Mubarak

== Japan after 1945 | 1945年後的日本
Yoshida Shigeru | 吉田茂 | person | S4 | the Japanese premier who signed the peace treaty at San Francisco in 1951 | 1951年在三藩市簽署和約的日本首相
Kishi Nobusuke | 岸信介 | person | S4 | the Japanese premier who pushed through the revised security treaty with America in 1960 | 1960年強行通過修訂《日美安全條約》的日本首相
Ikeda Hayato | 池田勇人 | person | S4 | the Japanese premier who announced the Income Doubling Plan | 公布國民所得倍增計劃的日本首相
Sato Eisaku | 佐藤榮作 | person | S5 | the Japanese premier at the return of Okinawa who won the Nobel Peace Prize of 1974 | 沖繩歸還時在任、獲1974年諾貝爾和平獎的日本首相
Tanaka Kakuei | 田中角榮 | person | S4 | the Japanese premier who opened relations with Beijing in 1972 and fell over money scandals | 1972年與北京建交、因金錢醜聞下台的日本首相
Fukuda Takeo | 福田赳夫 | person | S5 | the Japanese premier whose government signed a peace treaty with China in 1978 | 1978年與中國締結和平友好條約時的日本首相
Nakasone Yasuhiro | 中曾根康弘 | person | S5 | the Japanese premier of 1982 to 1987 who privatised the national railways | 1982至1987年在任、把國鐵民營化的日本首相
Murayama Tomiichi | 村山富市 | person | S5 | the socialist premier of Japan who apologised for the war in August 1995 | 1995年8月為戰爭道歉的社會黨籍日本首相
Koizumi Junichiro | 小泉純一郎 | person | S4 | the Japanese premier of 2001 to 2006 who privatised the post and visited the Yasukuni Shrine | 2001至2006年在任、推行郵政民營化並參拜靖國神社的日本首相
Joseph Dodge | 道奇 | person | S5 | the Detroit banker who imposed a balanced budget on occupied Japan in 1949 | 1949年要求被佔領的日本平衡預算的底特律銀行家
Emperor Akihito | 明仁天皇 | person | S4 | the Japanese sovereign who abdicated in April 2019 in favour of his son | 2019年4月退位讓子的日本君主
GHQ | 盟軍總司令部 | institution | S4 | the headquarters in Tokyo from which MacArthur directed reforms from 1945 | 1945年起麥克阿瑟在東京主導改革的機關 | also=General Headquarters, SCAP; also-zh=駐日盟軍總司令部
Self-Defence Forces | 日本自衛隊 | institution | S4 | the armed services that Tokyo set up in 1954 | 東京於1954年設立的武裝部門
National Police Reserve | 警察預備隊 | institution | S5 | the armed body formed in Japan in 1950 when American troops left for Korea | 1950年美軍調往朝鮮半島後在日本組成的武裝單位
Ministry of International Trade and Industry | 通商產業省 | institution | S5 | the department in Tokyo that guided Japanese firms in the years of fast growth | 高速增長年代在東京指導日本公司的政府部門 | also=MITI; also-zh=通產省
Liberal Democratic Party of Japan | 自由民主黨 | group | S4 | the conservative group formed in 1955 that stayed in power in Tokyo for the next thirty-eight years | 1955年組成、其後在東京連續執政三十八年的保守派團體 | also=LDP; also-zh=自民黨
Japan Socialist Party | 日本社會黨 | group | S4 | the main left-wing opposition in Tokyo under the 1955 System | 五五年體制下東京的主要左翼反對派
Komeito | 公明黨 | group | S5 | the group founded in 1964 by members of the Buddhist body Soka Gakkai | 1964年由創價學會會員創立的政治團體
Japanese Constitution of 1947 | 《日本國憲法》 | document | S3 | the highest law, which made the emperor a symbol and gave sovereignty to the people | 規定天皇只屬象徵、主權歸於人民的最高法律 | not=Meiji Constitution
Article 9 | 《日本國憲法》第九條 | law | S3 | the rule of 1947 that gives up war and the keeping of armed forces for ever | 1947年訂明永遠放棄戰爭和武裝力量的規定
Fundamental Law of Education | 《教育基本法》 | document | S4 | the Japanese act of 1947 that gave equal and free nine-year schooling | 1947年東京推行九年平等免費學校課程的法例
Labour Standards Act | 《勞動基準法》 | document | S5 | the Japanese measure of 1947 that set the eight-hour day | 1947年日本訂明每日工作八小時的法例
San Francisco Peace Treaty | 《三藩市和約》 | document | S3 | the settlement of 1951 that ended the occupation of Japan | 1951年簽訂、結束佔領日本的文件 | also-zh=《舊金山和約》
Japan-US Security Treaty | 《日美安全條約》 | document | S4 | the agreement of 1951, revised in 1960, that lets an ally keep troops and bases in the country | 1951年訂立、1960年修訂、容許盟友駐軍的文件 | also-zh=《日美安保條約》
Japan-China Joint Communiqué | 《中日聯合聲明》 | document | S4 | the paper of September 1972 by which Tokyo and Beijing opened diplomatic relations | 1972年9月東京與北京建交的文件
Treaty of Peace and Friendship between Japan and China | 《中日和平友好條約》 | document | S4 | the agreement of 1978 with a clause against hegemony in Asia | 1978年訂明反對在亞洲稱霸的文件
Soviet-Japanese Joint Declaration of 1956 | 1956年《日蘇共同宣言》 | document | S5 | the paper that ended the state of war with Moscow without settling the northern islands | 結束與莫斯科的戰爭狀態而未解決北方島嶼問題的文件
Plaza Accord | 《廣場協議》 | document | S5 | the agreement of 1985 in New York that drove up the value of the yen | 1985年在紐約達成、促使日圓升值的文件
Murayama Statement | 《村山談話》 | document | S5 | the apology of August 1995 for Japan's colonial rule and aggression | 1995年8月為日本殖民統治和侵略致歉的文告
Kono Statement | 《河野談話》 | document | S5 | the apology of August 1993 to the comfort women | 1993年8月向慰安婦致歉的文告
dissolution of the zaibatsu | 解散財閥 | method | S4 | the occupation measure that broke up the great family combines | 佔領時期拆分大型家族企業集團的措施
postwar land reform in Japan | 農地改革 | method | S4 | the occupation measure that bought fields from landlords and sold them cheaply to tenants | 佔領時期收購大業主田產、廉價賣給佃戶的措施
Dodge Line | 道奇路線 | method | S5 | the programme of 1949 of balanced budgets and a fixed exchange rate of 360 yen to the dollar | 1949年平衡預算、把匯率定為360日圓兌1美元的綱領
Income Doubling Plan | 國民所得倍增計劃 | method | S4 | Ikeda's programme of 1960 for fast growth and higher living standards within ten years | 1960年池田內閣以十年加快經濟發展、改善生活水平的綱領
priority production system | 傾斜生產方式 | method | S5 | the policy of 1946 to 1948 of giving Japanese coal and steel first call on resources | 1946至1948年日本把資源優先撥給煤和鋼鐵業的政策
reverse course | 逆轉路線 | method | S5 | the change of American policy in Japan around 1948 from reform to recovery and anti-communism | 1948年前後美國對日政策由改革改為復興和反共的做法
Yoshida Doctrine | 吉田主義 | method | S5 | the postwar Japanese line of relying on America for defence and concentrating on the economy | 戰後日本防衛倚靠美國、專注經濟的國策
Fukuda Doctrine | 福田主義 | method | S5 | the line announced at Manila in 1977 of heart-to-heart ties between Japan and ASEAN | 1977年在馬尼拉宣布、日本與東盟心連心交往的方針
three non-nuclear principles | 無核三原則 | method | S5 | the pledge of Japan not to own, make or let in bombs like that of Hiroshima | 日本對廣島式炸彈不擁有、不製造、不引進的方針
lifetime employment | 終身僱用制 | system | S4 | the Japanese custom by which a large firm keeps its workers until retirement | 日本大企業一直聘任員工至退休的慣例
seniority system | 年功序列制 | system | S5 | the Japanese custom of raising pay and rank with length of service | 日本按服務時間長短加薪晉升的慣例
enterprise union | 企業工會制 | system | S5 | the Japanese custom by which all the workers of one firm organise together | 日本同一公司全體職員聯合組織起來的慣例
economic miracle of Japan | 日本經濟奇蹟 | period | S4 | the time of fast growth from the 1950s to 1973 | 由五十年代至1973年的高速增長時期
bubble economy | 泡沫經濟 | period | S4 | the time of wildly rising land and share prices in Japan in the late 1980s | 八十年代後期日本地價和股價狂升的時期
lost decade | 失落的十年 | period | S5 | the time of slow growth and bad loans in Japan in the 1990s | 1990年代日本增長緩慢、壞帳纍纍的時期
Allied occupation of Japan | 盟軍佔領時期 | period | S3 | the years from the surrender of 1945 until a peace treaty took effect in April 1952 | 由1945年投降至1952年4月和約生效的年代
return of Okinawa | 沖繩歸還 | event | S5 | the handing back of the Ryukyus by America to Tokyo in 1972 | 1972年美國把琉球交回東京的事件
Anpo protests | 安保鬥爭 | event | S5 | the huge demonstrations of 1960 in Tokyo against a pact with America | 1960年東京反對與美國簽約的大示威
Lockheed scandal | 洛歇飛機醜聞 | event | S5 | the affair in which an ex-premier was arrested in 1976 for taking bribes over aircraft | 前首相因收受航空公司賄款於1976年被捕的風波
Osaka Expo of 1970 | 1970年大阪世界博覽會 | event | S5 | the first world's fair held in Asia, with the Tower of the Sun | 以「太陽之塔」為標誌、首次在亞洲舉行的國際展覽
Great Hanshin earthquake | 阪神大地震 | event | S5 | the disaster of January 1995 that killed over six thousand people in western Japan | 1995年1月令日本西部六千多人喪生的災難
Tokyo sarin attack | 東京沙林毒氣襲擊 | event | S5 | the crime of Aum Shinrikyo in the underground in March 1995 | 1995年3月奧姆真理教在地下鐵犯下的罪案
history textbook controversy | 歷史教科書問題 | idea | S4 | the quarrel of Japan with its neighbours over how schools teach the war | 日本與鄰國就學校如何講述戰爭而起的爭端
Yasukuni Shrine issue | 靖國神社問題 | idea | S4 | the quarrel over visits by Japanese premiers to a place that honours war dead and war criminals | 日本首相參拜供奉戰死者和戰犯場所而引起的爭端
comfort women issue | 慰安婦問題 | idea | S4 | the quarrel over victims whom the Japanese army forced to serve in its brothels | 日軍強徵女子充當性奴隸而引起的爭端
Northern Territories dispute | 北方領土問題 | idea | S4 | the quarrel of Japan and Russia over Etorofu and three other islands | 日本與俄羅斯就擇捉等四個島嶼歸屬的爭端
Diaoyu Islands dispute | 釣魚島問題 | idea | S3 | the quarrel of China and Japan over uninhabited islets north-east of Taiwan | 中國與日本就台灣東北無人小嶼的爭端 | also-zh=釣魚台問題
set | Japanese premiers from 1946 to 1974 | 1946至1974年的日本首相 | Yoshida Shigeru; Kishi Nobusuke; Ikeda Hayato; Sato Eisaku; Tanaka Kakuei
set | Japanese premiers after 1970 | 1970年後的日本首相 | Tanaka Kakuei; Fukuda Takeo; Nakasone Yasuhiro; Murayama Tomiichi; Koizumi Junichiro
set | people of the occupation of Japan | 佔領日本時期的人物 | Douglas MacArthur; Joseph Dodge; Yoshida Shigeru; Shidehara Kijuro
set | emperors of Japan since 1867 | 1867年以來的日本天皇 | Emperor Meiji; Emperor Hirohito; Emperor Akihito; Emperor Yoshihito=嘉仁天皇
set | institutions of postwar Japan | 戰後日本的機構 | GHQ; Self-Defence Forces; National Police Reserve; Ministry of International Trade and Industry
set | parties of postwar Japan | 戰後日本的政黨 | Liberal Democratic Party of Japan; Japan Socialist Party; Komeito; Democratic Party of Japan=民主黨; Japanese Communist Party
set | basic laws of modern Japan | 近現代日本的基本法律 | Japanese Constitution of 1947; Meiji Constitution; Fundamental Law of Education; Labour Standards Act
set | agreements of postwar Japan with other states | 戰後日本與外國的協議 | San Francisco Peace Treaty; Japan-US Security Treaty; Japan-China Joint Communiqué; Treaty of Peace and Friendship between Japan and China; Soviet-Japanese Joint Declaration of 1956; Treaty on Basic Relations of 1965
set | statements and accords of Japan from 1972 to 1995 | 1972至1995年日本的聲明與協議 | Japan-China Joint Communiqué; Plaza Accord; Murayama Statement; Kono Statement
set | measures in occupied Japan | 佔領時期日本的措施 | dissolution of the zaibatsu; postwar land reform in Japan; Dodge Line; priority production system
set | customs of Japanese firms | 日本企業的慣例 | lifetime employment; seniority system; enterprise union; just-in-time production=及時生產制
set | ages of postwar Japan | 戰後日本的時期 | Allied occupation of Japan; economic miracle of Japan; bubble economy; lost decade
set | events of postwar Japan | 戰後日本的事件 | return of Okinawa; Anpo protests; Lockheed scandal; Osaka Expo of 1970; Tokyo Olympics of 1964=1964年東京奧運會
set | disasters and attacks in Japan | 日本的災難與襲擊 | Great Kanto earthquake; Great Hanshin earthquake; Tokyo sarin attack; Fukushima disaster
set | quarrels between Japan and its neighbours | 日本與鄰國的爭端 | history textbook controversy; Yasukuni Shrine issue; comfort women issue; Northern Territories dispute; Diaoyu Islands dispute
order | ages of postwar Japan, from the earliest to the latest | 戰後日本時期由早至晚 | Allied occupation of Japan > economic miracle of Japan > bubble economy > lost decade
order | postwar Japan, from the earliest to the latest | 戰後日本大事由早至晚 | signing of the San Francisco Peace Treaty=簽訂《三藩市和約》 > Anpo protests > Tokyo Olympics of 1964=1964年東京奧運會 > return of Okinawa > signing of the Plaza Accord=簽訂《廣場協議》 > Great Hanshin earthquake
order | Japanese premiers, from the earliest to the latest | 日本首相由早至晚 | Kishi Nobusuke > Ikeda Hayato > Sato Eisaku > Tanaka Kakuei > Nakasone Yasuhiro > Koizumi Junichiro

== The world after the Cold War | 冷戰後的世界
Bill Clinton | 克林頓 | person | S4 | the American president who hosted the handshake of Rabin and Arafat in 1993 | 1993年促成拉賓與阿拉法特握手的美國總統
George W. Bush | 小布殊 | person | S4 | the American president who declared the war on terror in 2001 | 2001年宣布「反恐戰爭」的美國總統
Barack Obama | 奧巴馬 | person | S3 | the first Black president of the United States | 美國首位黑人總統、2009年上任
Donald Trump | 特朗普 | person | S3 | the property developer elected American president in 2016 with the slogan America First | 地產商出身、2016年以「美國優先」口號當選的美國總統
Tony Blair | 貝理雅 | person | S4 | the Labour prime minister of Britain who joined the invasion of Iraq | 參與攻打伊拉克的英國工黨首相
Vladimir Putin | 普京 | person | S4 | the former KGB officer who became president of Russia in 2000 | 國家安全委員會出身、2000年出任總統的俄羅斯領袖
Angela Merkel | 默克爾 | person | S4 | the first woman to be chancellor of Germany | 德國首位女總理、物理學家出身
Jiang Zemin | 江澤民 | person | S3 | the Chinese leader at the handover of Hong Kong | 香港回歸時的中國國家主席
September 11 attacks | 九一一事件 | event | S3 | the crashing of hijacked planes into the World Trade Center and the Pentagon in 2001 | 2001年恐怖分子騎劫客機撞擊世貿中心和五角大樓的襲擊 | also=9/11
London bombings of 2005 | 2005年倫敦連環爆炸案 | event | S5 | the suicide attacks in July on three underground trains and a bus | 7月三列地鐵和一輛巴士遭自殺式襲擊的慘劇
Madrid train bombings | 馬德里列車爆炸案 | event | S5 | the attacks of March 2004 on commuters in the Spanish capital | 2004年3月西班牙首都通勤乘客遇襲的慘劇
Oklahoma City bombing | 俄克拉荷馬城爆炸案 | event | S5 | the attack of 1995 by Timothy McVeigh on a federal building | 1995年麥克維襲擊聯邦大樓的慘劇
Mumbai attacks of 2008 | 2008年孟買襲擊 | event | S5 | the assault by gunmen from Pakistan on hotels and a railway station in India | 來自巴基斯坦的槍手在印度酒店和火車站濫殺的慘劇
global financial crisis of 2008 | 2008年環球金融海嘯 | event | S4 | the slump that spread from American subprime loans and the fall of Lehman Brothers | 由美國次按和雷曼兄弟倒閉引發的經濟動盪 | also-zh=金融海嘯
return of Hong Kong to China | 香港回歸 | event | S3 | the transfer of sovereignty over a British colony at midnight on 1 July 1997 | 1997年7月1日一個英國殖民地主權移交的盛事
return of Macao to China | 澳門回歸 | event | S3 | the transfer of a Portuguese-run city in December 1999 | 1999年12月葡萄牙所管治城市移交的盛事
Good Friday Agreement | 《貝爾法斯特協議》 | document | S5 | the agreement of April 1998 that brought power-sharing to Northern Ireland | 1998年4月使北愛爾蘭各派分享權力的協議 | also=Belfast Agreement; also-zh=《耶穌受難日協議》
North American Free Trade Agreement | 《北美自由貿易協議》 | document | S4 | the agreement of 1994 that removed tariffs between Canada and the two large states to its south | 1994年生效、使加拿大與其以南兩大國互免關稅的文件 | also=NAFTA
globalisation | 全球化 | process | S3 | the growing together of economies and cultures around the world | 世界各地經濟和文化日益緊密相連的趨勢
regionalisation | 區域化 | process | S5 | the growing together of neighbouring countries in trade blocs and shared bodies | 鄰近國家組成貿易集團和共同機構而日益緊密的趨勢
democratisation | 民主化 | process | S4 | the change from rule by one man, party or army to rule by elected representatives | 由個人、一黨或軍人統治轉為由選舉產生的代表執政的過程
Westernisation | 西化 | process | S3 | the taking over of European and American ways of life by other peoples | 其他民族採納歐美生活方式的過程
terrorism | 恐怖主義 | method | S3 | the use of violence on civilians to spread fear for a political aim | 為政治目的襲擊平民以散播驚懼的手段
cyber warfare | 網絡戰 | method | S5 | attacks of states on the computers of their enemies | 國家攻擊敵方電腦系統的手段
proxy war | 代理人戰爭 | method | S4 | fighting in which great powers back opposite sides without meeting in battle themselves | 大國各自支持一方而自己不直接交鋒的衝突方式
cold war | 冷戰 | method | S3 | a struggle of states by every means short of open fighting | 國家之間除公開交戰外以各種手段進行的對抗
populism | 民粹主義 | idea | S5 | politics that sets the ordinary people against a supposedly corrupt elite | 把普羅大眾與被指腐敗的精英對立起來的政治主張
neoliberalism | 新自由主義 | idea | S5 | the belief of the Thatcher and Reagan years in free markets, low taxes and few rules | 戴卓爾夫人和列根時代主張市場放任、低稅和少規管的思想
multiculturalism | 多元文化主義 | idea | S4 | the belief that different ethnic ways of life should live side by side with equal respect | 主張不同族裔的生活方式平等並存、互相尊重的思想
environmentalism | 環保主義 | idea | S4 | the belief that nature must be protected from human damage | 主張大自然須免受人類破壞的思想
set | leaders of the world after 1990 | 1990年後的各國領袖 | Bill Clinton; Tony Blair; Vladimir Putin; Angela Merkel; Jiang Zemin; Boris Yeltsin
set | American presidents since 1989 | 1989年以來的美國總統 | George H. W. Bush; Bill Clinton; George W. Bush; Barack Obama; Donald Trump
set | terrorist attacks | 恐怖襲擊 | September 11 attacks; London bombings of 2005; Madrid train bombings; Oklahoma City bombing; Mumbai attacks of 2008; Tokyo sarin attack
set | transfers and partings of territory | 領土的移交與分合 | return of Hong Kong to China; return of Macao to China; return of Okinawa; German reunification; separation of Singapore from Malaysia=新馬分家
set | economic troubles since 1973 | 1973年以來的經濟危機 | oil crisis of 1973; Asian financial crisis; global financial crisis of 2008; European debt crisis=歐債危機
set | agreements of the 1990s | 九十年代的協議 | Good Friday Agreement; Dayton Agreement; Oslo Accords; Maastricht Treaty; North American Free Trade Agreement; Belavezha Accords
set | agreements on trade and money | 有關貿易與貨幣的協議 | North American Free Trade Agreement; General Agreement on Tariffs and Trade=《關稅及貿易總協定》; Plaza Accord; Treaty of Rome
set | trends of the modern world | 現代世界的趨勢 | globalisation; regionalisation; democratisation; Westernisation; urbanisation=城市化
set | forms of conflict | 衝突的形式 | terrorism; cyber warfare; trade war=貿易戰; proxy war; cold war; guerrilla warfare
set | political ideas of recent decades | 近數十年的政治思想 | populism; neoliberalism; multiculturalism; environmentalism; feminism=女性主義
order | American presidents since 1989, by first taking office | 1989年以來美國總統按首次就任先後 | George H. W. Bush > Bill Clinton > George W. Bush > Barack Obama > Donald Trump
order | the world since 1991, from the earliest to the latest | 1991年以來的世界大事由早至晚 | dissolution of the Soviet Union=蘇聯解體 > return of Hong Kong to China > September 11 attacks > Iraq War > global financial crisis of 2008 > Arab Spring

== United States: the Civil War and Reconstruction | 美國：內戰與重建
Jefferson Davis | 傑佛遜·戴維斯 | person | S4 | the Mississippi planter who was the only president of the Confederacy | 種植園主出身、南方邦聯唯一的總統
Robert E. Lee | 羅伯特·李 | person | S4 | the Confederate general who surrendered at Appomattox in April 1865 | 1865年4月在阿波馬托克斯投降的南軍將領
Ulysses S. Grant | 格蘭特 | person | S4 | the Union general and later president who took Vicksburg and Richmond | 攻下維克斯堡和里士滿、其後當選總統的北軍將領
William Tecumseh Sherman | 謝爾曼 | person | S5 | the Union general who marched from Atlanta to the sea | 由亞特蘭大進軍海岸的北軍將領
Stonewall Jackson | 石牆傑克遜 | person | S5 | the Confederate general shot by mistake by his own men at Chancellorsville | 在錢瑟勒斯維爾遭部下誤擊而死的南軍將領
Andrew Johnson | 安德魯·約翰遜 | person | S5 | the president who took office after Lincoln's murder and was impeached in 1868 | 林肯遇刺後繼任、1868年遭彈劾的總統
John Brown | 約翰·布朗 | person | S5 | the abolitionist who was hanged after a raid on Harpers Ferry | 襲擊哈珀斯渡口後被絞死的廢奴主義者
Frederick Douglass | 道格拉斯 | person | S4 | the escaped slave who became a great speaker and editor of The North Star | 由逃奴成為演說家並主編《北極星報》的廢奴主義者
Harriet Tubman | 塔布曼 | person | S4 | the escaped slave who led others north on the Underground Railroad | 逃離奴役後藉地下鐵路帶領他人北逃的女性
Harriet Beecher Stowe | 斯托夫人 | person | S4 | the author of the antislavery novel Uncle Tom's Cabin | 著有反奴隸制小說《湯姆叔叔的小屋》的美國女作家
William Lloyd Garrison | 加里森 | person | S5 | the abolitionist who published The Liberator in Boston | 在波士頓出版《解放者報》的廢奴主義者
Nat Turner | 納特·特納 | person | S5 | the enslaved preacher who led a bloody revolt in Virginia in 1831 | 1831年在弗吉尼亞領導流血起事的奴隸傳道人
Stephen Douglas | 斯蒂芬·道格拉斯 | person | S5 | the Illinois senator who debated with Lincoln in 1858 | 1858年與林肯辯論的伊利諾州參議員
John C. Calhoun | 卡爾霍恩 | person | S5 | the South Carolina senator who defended slavery and nullification | 為奴隸制和拒行聯邦法律之權辯護的南卡羅來納州參議員
John Wilkes Booth | 布思 | person | S5 | the actor who shot Lincoln in Ford's Theatre | 在福特劇院槍殺林肯的演員
Louisiana Purchase | 路易斯安那購地 | event | S4 | the gaining of a vast area west of the Mississippi from Napoleon in 1803 | 1803年從拿破崙手中取得密西西比河以西廣大領域的買賣
Alaska Purchase | 購買阿拉斯加 | event | S4 | the gaining of a northern land from Russia in 1867 for 7.2 million dollars | 1867年以720萬美元從俄國取得一片北方土地的交易
Gadsden Purchase | 加茲登購地 | event | S5 | the gaining of a strip of southern Arizona and New Mexico from Mexico for a railway route | 為興建鐵路而從墨西哥取得亞利桑那南部一帶的買賣
annexation of Texas | 兼併得克薩斯 | event | S5 | the admission in 1845 of a republic that had broken away from Mexico | 1845年把一個脫離墨西哥的共和國納入聯邦的行動
Mexican-American War | 美墨戰爭 | event | S4 | the conflict of 1846 to 1848 after which California changed hands | 1846至1848年以加利福尼亞易手告終的衝突
War of 1812 | 1812年美英戰爭 | event | S5 | the conflict in which the White House was burnt and Jackson won at New Orleans | 白宮遭焚毀、傑克遜在新奧爾良告捷的衝突
California gold rush | 加州淘金熱 | event | S4 | the flood of people to the Pacific coast after the find at Sutter's Mill in 1848 | 1848年薩特磨坊有所發現後大批人湧往太平洋岸的風潮
Trail of Tears | 血淚之路 | event | S5 | the forced march of the Cherokee to the west in the 1830s | 1830年代切羅基人被迫西遷的苦難行程
attack on Fort Sumter | 薩姆特堡之戰 | event | S5 | the shelling of a post in Charleston harbour that opened the American Civil War | 查爾斯頓港一處據點遭炮轟、揭開美國內戰的事件
First Battle of Bull Run | 第一次奔牛河戰役 | event | S5 | the Confederate victory of July 1861 that showed the war would be long | 1861年7月南軍獲勝、顯示戰事將曠日持久的交鋒
Battle of Antietam | 安提塔姆戰役 | event | S5 | the bloodiest single day of the American Civil War, in Maryland in September 1862 | 1862年9月在馬里蘭州、美國內戰中傷亡最重的一天
Battle of Gettysburg | 葛底斯堡戰役 | event | S4 | the Union victory of July 1863 in Pennsylvania at which Pickett's charge failed | 1863年7月北軍在賓夕凡尼亞州獲勝、皮克特衝鋒失敗的交鋒
Siege of Vicksburg | 維克斯堡圍城戰 | event | S5 | the Union victory of July 1863 that gave control of the whole Mississippi | 1863年7月北軍獲勝、從此控制整條密西西比河的攻防
assassination of Lincoln | 林肯遇刺 | event | S4 | the shooting of an American president by an actor in April 1865 | 1865年4月美國總統遭演員槍殺的慘劇
Missouri Compromise | 《密蘇里妥協案》 | document | S5 | the law of 1820 that barred slavery north of 36°30′ in the Louisiana lands | 1820年禁止路易斯安那購地內北緯36°30′以北蓄奴的法案
Compromise of 1850 | 《1850年妥協案》 | document | S5 | the laws that admitted California as a free state and toughened the return of runaways | 接納加州為自由州並加強追捕逃奴的法案
Kansas-Nebraska Act | 《堪薩斯－內布拉斯加法案》 | document | S5 | the law of 1854 that let settlers of two western territories vote on slavery | 1854年讓西部兩地居民自決是否蓄奴的國會決定
Fugitive Slave Act of 1850 | 1850年《逃奴法》 | document | S5 | the law that obliged citizens of free states to help catch runaways | 規定自由州公民須協助捉拿出走者並送返原主的措施
Dred Scott decision | 斯科特案判決 | document | S5 | the ruling of 1857 that Black people were not American citizens | 1857年最高法院認為黑人並非美國公民的結論
Gettysburg Address | 《葛底斯堡演說》 | document | S4 | Lincoln's speech of November 1863 on government of the people, by the people, for the people | 1863年11月林肯提出「民有、民治、民享」的講話
Homestead Act | 《宅地法》 | document | S5 | the law of 1862 that gave settlers 160 acres of western land for five years' work on it | 1862年規定耕種五年可得西部160英畝田產的措施
Indian Removal Act | 《印第安人遷移法》 | document | S5 | the law of 1830, pushed by Jackson, for moving native peoples beyond the Mississippi | 1830年傑克遜推動、把原住民送往密西西比河以西的措施
Thirteenth Amendment | 第十三修正案 | document | S4 | the change to the American constitution in 1865 that abolished slavery | 1865年廢除奴隸制的美國憲法條文
Fourteenth Amendment | 第十四修正案 | document | S4 | the change to the American constitution in 1868 on citizenship and equal protection of the laws | 1868年訂明公民身分和法律平等保障的美國憲法條文
Fifteenth Amendment | 第十五修正案 | document | S4 | the change to the American constitution in 1870 that forbade denial of the vote because of race | 1870年禁止因種族而剝奪投票權的美國憲法條文
Eighteenth Amendment | 第十八修正案 | document | S5 | the change to the American constitution in 1919 that brought in Prohibition, later repealed | 1919年推行禁酒、其後遭廢除的美國憲法條文
Nineteenth Amendment | 第十九修正案 | document | S4 | the change to the American constitution in 1920 that gave women the vote | 1920年給予婦女投票權的美國憲法條文
Black Codes | 黑人法典 | document | S5 | the southern state laws of 1865 to 1866 that tried to keep freed slaves tied to plantation work | 1865至1866年南方各州限制獲釋奴隸、使其困於種植園的規條
Jim Crow laws | 《吉姆·克勞法》 | document | S4 | the southern state rules after Reconstruction that separated the races in public places | 重建時期後南方各州在公共場所分隔不同種族的規條
Reconstruction | 重建時期 | period | S4 | the years from 1865 to 1877 in which the defeated South was brought back into the Union | 1865至1877年把戰敗的南方再度納入聯邦的年代
the Union | 北方聯邦 | group | S4 | the side that fought for Lincoln in the American Civil War | 美國內戰中為林肯作戰的陣營
Confederate States of America | 南方邦聯 | group | S4 | the side of Jefferson Davis, whose eleven slaveholding members broke away in 1860 and 1861 | 以戴維斯為總統、1860至1861年由十一個脫離的蓄奴州組成的一方 | also=Confederacy
border states | 邊境州 | group | S5 | the slaveholding lands such as Kentucky and Maryland that did not break away in 1861 | 1861年沒有脫離的蓄奴地區，如肯塔基和馬里蘭
Ku Klux Klan | 三K黨 | group | S4 | the white hooded secret society founded in Tennessee after the American Civil War | 美國內戰後在田納西州創立、成員戴白頭套的秘密組織
carpetbaggers | 提包客 | group | S5 | the northerners who went south after the American Civil War for gain or to help | 美國內戰後為謀利或援助而南下的北方人
freedmen | 獲解放奴隸 | group | S4 | the Black people who had been released from bondage | 擺脫主人束縛、重得自由之身的黑人
Radical Republicans | 激進共和黨人 | group | S5 | the members of Congress who wanted to punish the South and give Black men rights | 主張懲罰南方並賦予黑人權利的國會議員
Copperheads | 銅頭蛇派 | group | S5 | the northern Democrats who called for peace with the South | 主張與南方議和的北方民主黨人
Whig Party | 輝格黨 | group | S5 | the American opponents of Jackson, who broke up over slavery in the 1850s | 反對傑克遜、1850年代因奴隸制問題瓦解的美國政黨
Know Nothings | 一無所知黨 | group | S5 | the American nativists of the 1850s who opposed Catholic immigrants | 1850年代反對天主教移民的美國本土主義者
Freedmen's Bureau | 自由民局 | institution | S5 | the federal office of 1865 that gave former slaves food, schools and help with contracts | 1865年為前奴隸提供糧食、教育和合約協助的聯邦機構
Underground Railroad | 地下鐵路 | institution | S4 | the secret network of helpers and hiding places for slaves on the run | 協助奴隸逃亡的秘密人員和藏身處網絡
sharecropping | 分成佃農制 | system | S5 | the renting of southern fields by poor farmers who paid with part of the harvest | 南方窮人租種田地、以一定比率收穫抵租的制度
convict leasing | 囚犯出租制 | system | S5 | the hiring out of prisoners by southern states to private employers | 南方各州把服刑者交給付費私人僱主使用的制度
chattel slavery | 動產奴隸制 | system | S4 | the owning of people as property that can be bought, sold and inherited | 把人當作可買賣和繼承之財物的制度
indentured servitude | 契約僕役制 | system | S5 | the binding of a person to work for some years in return for the passage to America | 以數年勞動換取赴美船費的制度
poll tax | 人頭稅 | method | S5 | the fee that a citizen must pay before voting, used to keep out Black southerners | 投票前須繳的費用，被用來把南方非裔選民拒諸門外
literacy test | 識字測驗 | method | S5 | the reading examination for would-be voters, used to keep out Black southerners | 要求選民證明閱讀能力、被用來排除南方黑人的做法
grandfather clause | 祖父條款 | method | S5 | the exemption from voting hurdles for men whose forebears could vote before the American Civil War | 先輩在美國內戰前已可投票者獲豁免選民限制的規定
white primary | 白人初選 | method | S5 | the closing of a southern party's choice of candidates to Black citizens | 南方政黨推舉競逐者時排除非裔的做法
states' rights | 州權 | idea | S5 | the view that Washington may not meddle in what the constitution leaves to each member of the Union | 主張華盛頓不得干預憲法留給聯邦各成員之事務的看法
Lost Cause | 敗局命定論 | idea | S5 | the southern view after 1865 that the Confederacy fought nobly for its way of life and not for slavery | 1865年後南方人認為邦聯乃為生活方式而非奴隸制光榮作戰的看法
set | soldiers of the American Civil War | 美國內戰的將領 | Robert E. Lee; Ulysses S. Grant; William Tecumseh Sherman; Stonewall Jackson
set | presidents and politicians of the American Civil War age | 美國內戰時代的政治人物 | Jefferson Davis; Abraham Lincoln; Andrew Johnson; Stephen Douglas; John C. Calhoun
set | fighters against slavery | 反對奴隸制的人物 | John Brown; Frederick Douglass; Harriet Tubman; Harriet Beecher Stowe; William Lloyd Garrison; Nat Turner
set | men of violence in American history | 美國歷史上的暴力行動人物 | John Brown; Nat Turner; John Wilkes Booth; Lee Harvey Oswald=奧斯華
set | American expansion across the continent | 美國在大陸的擴張 | Louisiana Purchase; Alaska Purchase; Gadsden Purchase; annexation of Texas; Mexican-American War
set | wars of the United States before 1900 | 1900年前美國的戰爭 | American War of Independence; War of 1812; Mexican-American War; American Civil War; Spanish-American War
set | moves of people in America before 1860 | 1860年前美國的人口遷移 | California gold rush; Trail of Tears; Great Migration of the Puritans=清教徒大遷徙; Oregon Trail=俄勒岡小徑
set | battles and events of the American Civil War | 美國內戰的戰役與事件 | attack on Fort Sumter; First Battle of Bull Run; Battle of Antietam; Battle of Gettysburg; Siege of Vicksburg; assassination of Lincoln
set | papers and laws of the American nineteenth century | 十九世紀美國的文獻與法案 | Gettysburg Address; Emancipation Proclamation; Homestead Act; Indian Removal Act; Monroe Doctrine=門羅主義
set | amendments to the American constitution | 美國憲法修正案 | Thirteenth Amendment; Fourteenth Amendment; Fifteenth Amendment; Eighteenth Amendment; Nineteenth Amendment
set | laws about Black southerners | 有關南方黑人的法律 | Black Codes; Jim Crow laws; Thirteenth Amendment; Fourteenth Amendment; Fifteenth Amendment
set | sides and states in the American Civil War | 美國內戰的陣營 | the Union; Confederate States of America; border states; western territories=西部屬地
set | groups of the Reconstruction years | 重建時期的各類人 | carpetbaggers; freedmen; Ku Klux Klan; Radical Republicans
set | American parties and factions | 美國的政黨與派別 | Radical Republicans; Copperheads; Whig Party; Know Nothings; Populist Party
set | systems of labour in America | 美國的勞動制度 | sharecropping; convict leasing; chattel slavery; indentured servitude
set | means of keeping Black southerners from voting | 阻止南方黑人投票的手段 | poll tax; literacy test; grandfather clause; white primary
order | the American Civil War, from the earliest to the latest | 美國內戰由早至晚 | attack on Fort Sumter > First Battle of Bull Run > Battle of Antietam > Battle of Gettysburg > assassination of Lincoln
order | acts about slavery, from the earliest to the latest | 有關奴隸制的法案由早至晚 | Missouri Compromise > Compromise of 1850 > Kansas-Nebraska Act > Dred Scott decision > Thirteenth Amendment
order | American expansion, from the earliest to the latest | 美國擴張由早至晚 | Louisiana Purchase > annexation of Texas > Mexican-American War > Gadsden Purchase > Alaska Purchase

== United States: industry, reform and civil rights | 美國：工業、改革與民權
John D. Rockefeller | 洛克菲勒 | person | S4 | the oil magnate of Cleveland who founded Standard Oil in 1870 | 1870年在克利夫蘭創辦標準石油公司的石油大王
Andrew Carnegie | 卡內基 | person | S4 | the Scottish-born steel magnate who wrote The Gospel of Wealth | 著有《財富的福音》、蘇格蘭出生的鋼鐵大王
J. P. Morgan | 摩根 | person | S4 | the Wall Street banker who formed United States Steel | 組成美國鋼鐵公司的華爾街銀行家
Henry Ford | 亨利·福特 | person | S4 | the carmaker who built the Model T on a moving assembly line | 以流動裝配線製造T型汽車的企業家
Jane Addams | 珍·亞當斯 | person | S5 | the reformer who founded Hull House in Chicago | 在芝加哥創辦赫爾館的社會改革者
Upton Sinclair | 辛克萊 | person | S5 | the novelist who described the Chicago meat trade in The Jungle | 以小說《屠場》揭露芝加哥肉食業的美國作家
Jacob Riis | 里斯 | person | S5 | the photographer and reporter who wrote How the Other Half Lives | 著有《另一半人怎樣生活》的攝影記者
Ida Tarbell | 塔貝爾 | person | S5 | the journalist who exposed the Standard Oil company | 揭露標準石油公司內幕的女記者
Samuel Gompers | 龔帕斯 | person | S5 | the cigar maker who led the American Federation of Labor | 領導美國勞工聯合會的雪茄工人
Eugene Debs | 德布斯 | person | S5 | the socialist who ran for American president from prison in 1920 | 1920年在獄中競選美國總統的社會主義者
Susan B. Anthony | 蘇珊·安東尼 | person | S4 | the American campaigner who was arrested for voting in 1872 | 1872年因投票被捕的美國婦女選舉權運動者
Elizabeth Cady Stanton | 斯坦頓夫人 | person | S5 | the main author of the declaration of 1848 at Seneca Falls | 1848年《塞尼卡福爾斯宣言》的主要起草人
William Jennings Bryan | 布萊恩 | person | S5 | the politician of the Cross of Gold speech who later opposed the teaching of evolution | 發表「黃金十字架」演說、其後反對教授進化論的政治家
Booker T. Washington | 布克·華盛頓 | person | S5 | the head of Tuskegee who advised Black southerners to learn trades first | 主張南方黑人先學一技之長的塔斯基吉學院院長
W. E. B. Du Bois | 杜波依斯 | person | S5 | the Black scholar who helped to found the NAACP in 1909 | 1909年參與創立全國有色人種協進會的黑人學者
Marcus Garvey | 加維 | person | S5 | the Jamaican-born leader of a Back to Africa movement | 牙買加出生、倡導「重返非洲」運動的領袖
Martin Luther King Jr. | 馬丁·路德·金 | person | S3 | the Baptist minister who gave the I Have a Dream speech in 1963 | 1963年發表「我有一個夢」演說的浸信會牧師
Malcolm X | 馬爾科姆·X | person | S4 | the Black Muslim leader who was shot in New York in February 1965 | 1965年2月在紐約遭槍殺的黑人穆斯林領袖
Rosa Parks | 羅莎·帕克斯 | person | S3 | the seamstress who refused to give up her bus seat in Montgomery | 在蒙哥馬利拒絕讓出巴士座位的女裁縫
Thurgood Marshall | 瑟古德·馬歇爾 | person | S5 | the lawyer in Brown v. Board who became the first Black justice of the Supreme Court | 布朗案的律師、其後成為首位最高法院黑人大法官
Jackie Robinson | 傑基·羅賓遜 | person | S5 | the baseball player who broke the colour line in the major leagues in 1947 | 1947年打破大聯盟膚色界限的棒球手
Cesar Chavez | 查維斯 | person | S5 | the farm workers' leader who called the grape boycott in California | 在加州發動杯葛葡萄的農場工人領袖
Betty Friedan | 貝蒂·弗里丹 | person | S5 | the founder of NOW who wrote The Feminine Mystique | 創立全國婦女組織、著有《女性的奧秘》的美國作家
Rachel Carson | 卡森 | person | S4 | the American biologist who warned against pesticides in Silent Spring | 在《寂靜的春天》中警告農藥禍害的美國生物學家
Joseph McCarthy | 麥卡錫 | person | S4 | the Wisconsin senator who claimed to have a list of communists in the State Department | 聲稱握有國務院共產黨員名單的威斯康辛州參議員
Alger Hiss | 希斯 | person | S5 | the American diplomat accused of spying and convicted of perjury in 1950 | 被指為間諜、1950年因作假證供罪成的美國外交官
Charles Lindbergh | 林白 | person | S4 | the pilot who flew alone across the Atlantic in 1927 | 1927年獨自飛越大西洋的飛行員
Langston Hughes | 蘭斯頓·休斯 | person | S5 | the poet of the Harlem Renaissance who wrote The Weary Blues | 著有《疲憊的藍調》的哈林文藝復興詩人
trust | 托拉斯 | form | S4 | the joining of many firms of one trade under one board in order to end competition | 把同業多間公司置於同一董事會下以消除競爭的組織
cartel | 卡特爾 | form | S4 | the agreement of separate firms to fix prices or divide the market among them | 各自獨立的公司協定價格或瓜分市場的聯盟
conglomerate | 綜合企業 | form | S5 | a group of firms in quite different trades under one owner | 同一東主旗下跨越多個不同領域的集團
vertical integration | 縱向合併 | method | S5 | the taking over of every stage of making a product from raw material to sale | 收購由原料至銷售各個生產階段的做法
horizontal integration | 橫向合併 | method | S5 | the taking over of firms that make the same product | 收購生產同類產品的對手的做法
collective bargaining | 集體談判 | method | S4 | talks in which a union agrees wages and hours with the employer for all | 工會代表所有僱員與僱主商定工資和工時的方法
lockout | 閉廠 | method | S5 | the shutting out of workers by the employer in a dispute | 勞資糾紛時僱主不准工人開工的手段
blacklist | 黑名單 | method | S5 | the passing round of names of people whom nobody in the trade should hire | 同業之間互相通報、一致拒絕僱用某些人的手段
sit-in | 靜坐抗議 | method | S4 | the occupying of seats in a place that refuses to serve one | 在拒絕提供服務的場所佔據席位的示威方式
Freedom Rides | 自由乘車運動 | event | S4 | the bus journeys of 1961 through the South to test rulings on interstate travel | 1961年搭巴士穿越南方、測試跨州交通裁決的旅程
Montgomery bus boycott | 蒙哥馬利杯葛巴士運動 | event | S4 | the refusal of Black passengers to ride in an Alabama city from 1955 to 1956 | 1955至1956年阿拉巴馬州一個城市黑人拒搭公共交通的抗爭
March on Washington of 1963 | 1963年向華盛頓進軍 | event | S4 | the rally of a quarter of a million people at which King told of his dream | 二十五萬人參加、金牧師講述夢想的大集會
Little Rock crisis | 小石城事件 | event | S5 | the clash of 1957 in which Eisenhower sent troops so that nine Black pupils could enter a school | 1957年艾森豪威爾派兵護送九名黑人學生入學的衝突
Selma marches | 塞爾瑪大遊行 | event | S5 | the walks of 1965 to the Alabama capital for the right to vote | 1965年徒步前往阿拉巴馬州首府爭取投票權的抗爭
Greensboro sit-in | 格林斯伯勒靜坐 | event | S5 | the action of four Black students at a Woolworth lunch counter in February 1960 | 1960年2月四名黑人學生在伍爾沃斯餐櫃的抗爭
Brown v. Board of Education | 布朗訴教育局案 | document | S4 | the ruling of 1954 that separate schools for the races are unconstitutional | 1954年裁定黑白分校違憲的判決
Plessy v. Ferguson | 普萊西訴弗格森案 | document | S5 | the ruling of 1896 that allowed separate but equal facilities | 1896年容許「隔離但平等」設施的判決
Roe v. Wade | 羅伊訴韋德案 | document | S5 | the ruling of 1973, overturned in 2022, on a right to abortion | 1973年確認墮胎權、2022年遭推翻的判決
Marbury v. Madison | 馬伯里訴麥迪遜案 | document | S5 | the ruling of 1803 that set up judicial review of laws | 1803年確立法院審查法律權的判決
Miranda v. Arizona | 米蘭達訴亞利桑那州案 | document | S5 | the ruling of 1966 that suspects must be told of their right to silence | 1966年規定須告知疑犯可保持緘默的判決
Civil Rights Act of 1964 | 1964年《民權法案》 | document | S4 | the American law that banned discrimination in jobs and public places | 禁止在僱傭和公共場所歧視的美國法律
Voting Rights Act of 1965 | 1965年《投票權法案》 | document | S4 | the American law that ended literacy tests for southern electors | 廢除南方選民識字測驗的美國法律
Fair Housing Act | 《公平住房法》 | document | S5 | the American law of 1968 against racial bias in selling or letting homes | 1968年禁止在賣屋和租屋時歧視種族的美國法律
GI Bill | 《退伍軍人權利法案》 | document | S5 | the American law of 1944 that paid for college and home loans for those back from the war | 1944年資助戰後歸來者升學和置業的美國法律
Sherman Antitrust Act | 《謝爾曼反托拉斯法》 | document | S5 | the American law of 1890 against combines that restrain trade | 1890年禁止企業聯合限制貿易的美國法律
Chinese Exclusion Act | 《排華法案》 | document | S4 | the American law of 1882 that stopped labourers from the Qing empire from coming in | 1882年禁止清朝勞工入境的美國法律
Immigration Act of 1924 | 1924年《移民法》 | document | S5 | the American law that set quotas by national origin to keep out southern and eastern Europeans | 按原籍國設限額以排拒南歐和東歐人的美國法律
Volstead Act | 《沃爾斯特德法》 | document | S5 | the American law of 1919 that enforced Prohibition | 1919年執行禁酒的美國法律
The Jungle | 《屠場》 | document | S5 | the novel of 1906 that exposed filth in the Chicago meat trade | 1906年揭露芝加哥肉食業污穢的小說
Silent Spring | 《寂靜的春天》 | document | S4 | the book of 1962 on the harm done by DDT | 1962年論述DDT危害的著作
The Feminine Mystique | 《女性的奧秘》 | document | S5 | the book of 1963 on the unhappiness of suburban housewives | 1963年論述郊區主婦鬱結的著作
How the Other Half Lives | 《另一半人怎樣生活》 | document | S5 | the book of 1890 on the New York slums with flash photographs | 1890年以閃光攝影呈現紐約貧民窟的著作
National Association for the Advancement of Colored People | 全國有色人種協進會 | group | S4 | the body founded in 1909 that fought race discrimination through the courts | 1909年創立、以訴訟對抗黑白不平等待遇的團體 | also=NAACP
Southern Christian Leadership Conference | 南方基督教領袖會議 | group | S5 | the body of ministers that Martin Luther King led from 1957 | 1957年成立、由馬丁·路德·金主持的牧師團體 | also=SCLC
Student Nonviolent Coordinating Committee | 學生非暴力協調委員會 | group | S5 | the body of young people that grew out of the lunch-counter protests of 1960 | 由1960年餐櫃抗爭發展而成的青年團體 | also=SNCC
Nation of Islam | 伊斯蘭民族組織 | group | S5 | the Black separatist body led by Elijah Muhammad | 由以利亞·穆罕默德領導、主張黑人自立的團體
Black Panther Party | 黑豹黨 | group | S5 | the armed self-defence body founded in Oakland in 1966 | 1966年在奧克蘭創立的武裝自衛團體
American Federation of Labor | 美國勞工聯合會 | group | S5 | the league of skilled workers' craft unions founded in 1886 | 1886年由技術工人的行業組織結成的聯盟 | also=AFL
Knights of Labor | 勞工騎士團 | group | S5 | the union of the 1880s under Powderly open to skilled and unskilled alike | 1880年代由鮑德利領導、技術及非技術工人均可加入的組織
Congress of Industrial Organizations | 產業工會聯合會 | group | S5 | the league that John L. Lewis led out of the craft unions in the 1930s to sign up car and steel workers | 1930年代約翰·劉易斯脫離舊有組織另立、吸納汽車和鋼鐵廠員工的聯盟 | also=CIO
muckrakers | 扒糞記者 | group | S4 | the American journalists who exposed corruption and abuse around 1900 | 1900年前後揭露貪污和弊端的美國新聞界人士
robber barons | 強盜大亨 | group | S5 | the American magnates accused of growing rich by ruthless means | 被指以無情手段致富的美國工商鉅子
Progressives | 進步派 | group | S4 | the American reformers of the early twentieth century who fought trusts and political bosses | 二十世紀初對抗托拉斯和政黨大佬的美國改革者
Populist Party | 平民黨 | group | S5 | the American farmers' movement of the 1890s that demanded free coinage of silver | 1890年代要求自由鑄造銀幣的美國農夫政治團體
nativists | 本土主義者 | group | S5 | the Americans who were hostile to immigrants and wanted to keep them out | 敵視外來移民、要求限制其入境的美國派別
hippies | 嬉皮士 | group | S4 | the long-haired young people of the 1960s who rejected consumer society and war | 1960年代蓄長髮、反對消費社會和戰爭的年輕人
Progressive Era | 進步時代 | period | S4 | the years from the 1890s to 1917 in which Americans fought trusts, bosses and slums | 由十九世紀末至1917年美國人對抗托拉斯、政黨大佬和貧民窟的歲月
Roaring Twenties | 咆哮的二十年代 | period | S4 | the years of jazz, cars and speakeasies before the Wall Street Crash | 華爾街股災前充滿爵士樂、汽車和地下酒吧的歲月 | also=Jazz Age
baby boom | 嬰兒潮 | period | S4 | the years from 1946 to 1964 when births in America were very many | 1946至1964年美國出生人數大增的年代
First Red Scare | 第一次紅色恐慌 | event | S5 | the fear of Bolsheviks in America from 1919 to 1920 that led to the Palmer Raids | 1919至1920年美國懼怕布爾什維克而展開帕爾默大搜捕的風潮
McCarthyism | 麥卡錫主義 | event | S4 | the hunt for supposed communists in American public life in the early 1950s | 1950年代初在美國公職和演藝界搜捕被指為共產黨員者的風潮
Great Migration | 大遷徙 | event | S5 | the move of millions of Black southerners to northern cities from the 1910s on | 1910年代起數百萬南方黑人北移城市的浪潮
Harlem Renaissance | 哈林文藝復興 | event | S5 | the flowering of Black writing, art and music in New York in the 1920s | 1920年代紐約黑人小說、繪畫和音樂的蓬勃發展
Watergate scandal | 水門事件 | event | S4 | the affair that began with a break-in and made Nixon resign | 由闖入民主黨總部開始、終使尼克遜辭職的風波
Iran-Contra affair | 伊朗門事件 | event | S5 | the dealings of the 1980s by which money from arms sales to Tehran went to Nicaraguan rebels | 1980年代把售武給德黑蘭的款項轉給尼加拉瓜反抗軍的風波
Teapot Dome scandal | 茶壺山醜聞 | event | S5 | the affair of Harding's time over the secret leasing of oil fields | 哈定任內油田遭秘密出租的風波
Pentagon Papers affair | 五角大樓文件案 | event | S5 | the leak of 1971 by which Ellsberg made known a secret history of the fighting in Vietnam | 1971年埃爾斯伯格洩露越南戰事機密史料的風波
Scopes trial | 斯科普斯審判 | event | S5 | the court case of 1925 over the teaching of evolution in a Tennessee school | 1925年就田納西州學校教授進化論而起的訴訟
trial of Sacco and Vanzetti | 薩科與萬澤蒂案 | event | S5 | the court case of the 1920s that ended with the execution of two Italian-born anarchists | 1920年代以處決兩名意大利裔無政府主義者告終的訴訟
Haymarket affair | 乾草市場事件 | event | S5 | the bomb and shooting at a Chicago labour meeting in May 1886 | 1886年5月芝加哥勞工集會發生的爆炸和槍擊
Pullman Strike | 普爾曼罷工 | event | S5 | the railway stoppage of 1894 led by Debs that Cleveland broke with troops | 1894年德布斯領導、遭克利夫蘭派兵鎮壓的鐵路停工
Homestead Strike | 霍姆斯特德罷工 | event | S5 | the stoppage of 1892 at a Carnegie steelworks that ended in a battle with Pinkerton guards | 1892年卡內基鋼廠工人與平克頓護衛激戰的停工
Triangle Shirtwaist fire | 三角內衣廠大火 | event | S5 | the disaster of 1911 that killed 146 garment workers in New York | 1911年紐約一場令146名縫紉工人喪生的災難
Seneca Falls Convention | 塞尼卡福爾斯會議 | event | S5 | the meeting of 1848 in New York State that demanded votes for women | 1848年婦女運動者在紐約州聚首、要求選舉權的事件
Stonewall riots | 石牆騷亂 | event | S5 | the clash of 1969 in New York that began the gay rights movement | 1969年在紐約引發同性戀平權運動的衝突
Japanese American internment | 日裔美國人拘留 | event | S4 | the locking up of over a hundred thousand people of one descent on the Pacific coast from 1942 | 1942年起把太平洋岸十餘萬居民因血統關押的措施
Kent State shootings | 肯特州立大學槍擊案 | event | S5 | the killing of four students in Ohio by guardsmen in May 1970 | 1970年5月四名反戰青年在俄亥俄遭國民警衛軍開火打死的慘劇
Good Neighbour policy | 睦鄰政策 | method | S4 | Franklin Roosevelt's promise not to send troops into Latin American states | 富蘭克林·羅斯福承諾不再出兵拉丁美洲國家的方針
dollar diplomacy | 金元外交 | method | S5 | Taft's use of American loans and investment to gain influence abroad | 塔夫脫以貸款和投資擴大美國在拉美和東亞影響力的方針
big stick diplomacy | 大棒外交 | method | S5 | Theodore Roosevelt's way of speaking softly with a strong navy behind him | 西奧多·羅斯福以強盛海軍為後盾而溫言交涉的方針
moral diplomacy | 道義外交 | method | S5 | Wilson's way of giving recognition only to governments he held to be just | 威爾遜只承認其認為公正的政權的方針
affirmative action | 平權措施 | method | S5 | the giving of special chances to groups that were long shut out | 給予長期受排擠群體特別機會的做法
set | American captains of industry | 美國的工商鉅子 | John D. Rockefeller; Andrew Carnegie; J. P. Morgan; Cornelius Vanderbilt=范德比爾特; Henry Ford
set | reformers and writers of the Progressive age | 美國進步時代的改革者與作家 | Jane Addams; Upton Sinclair; Jacob Riis; Ida Tarbell; Samuel Gompers
set | labour leaders of America | 美國的勞工領袖 | Samuel Gompers; Eugene Debs; Cesar Chavez; John L. Lewis=約翰·劉易斯
set | American champions of women | 美國婦女權益的倡導者 | Susan B. Anthony; Elizabeth Cady Stanton; Betty Friedan; Eleanor Roosevelt
set | Black leaders in American history | 美國歷史上的黑人領袖 | Booker T. Washington; W. E. B. Du Bois; Marcus Garvey; Martin Luther King Jr.; Malcolm X; Frederick Douglass
set | figures of the civil rights movement | 民權運動的人物 | Martin Luther King Jr.; Malcolm X; Rosa Parks; Thurgood Marshall; Jackie Robinson
set | authors of books that changed America | 以著作影響美國社會的作者 | Upton Sinclair; Harriet Beecher Stowe; Betty Friedan; Rachel Carson; Jacob Riis
set | controversial American public figures | 引起爭議的美國公眾人物 | William Jennings Bryan; Eugene Debs; Joseph McCarthy; Alger Hiss; Huey Long
set | celebrities of twentieth-century America | 二十世紀美國的名人 | Charles Lindbergh; Langston Hughes; Jackie Robinson; Louis Armstrong=路易斯·岩士唐
set | forms of big business | 大型企業的形式 | trust; cartel; holding company=控股公司; conglomerate
set | means of struggle between workers and employers | 勞資角力的手段 | collective bargaining; lockout; blacklist; general strike; boycott
set | ways of building a monopoly | 壟斷市場的方法 | vertical integration; horizontal integration; price cutting to ruin rivals=割價打擊對手; secret rebates=秘密回佣
set | events of the civil rights movement | 民權運動的事件 | Montgomery bus boycott; Little Rock crisis; Greensboro sit-in; Freedom Rides; March on Washington of 1963; Selma marches
set | rulings of the American Supreme Court | 美國最高法院的判決 | Brown v. Board of Education; Plessy v. Ferguson; Roe v. Wade; Marbury v. Madison; Miranda v. Arizona; Dred Scott decision
set | American laws on rights | 美國有關權利的法律 | Civil Rights Act of 1964; Voting Rights Act of 1965; Fair Housing Act; GI Bill; Nineteenth Amendment
set | American laws of 1882 to 1924 | 1882至1924年的美國法律 | Sherman Antitrust Act; Pure Food and Drug Act=《純淨食品和藥物法》; Chinese Exclusion Act; Immigration Act of 1924; Volstead Act
set | books that exposed wrongs | 揭露社會問題的著作 | The Jungle; Silent Spring; The Feminine Mystique; How the Other Half Lives; Uncle Tom's Cabin
set | American labour unions | 美國的勞工組織 | American Federation of Labor; Knights of Labor; Industrial Workers of the World=世界產業工人聯盟; Congress of Industrial Organizations
set | groups in American society from 1870 to 1970 | 1870至1970年美國社會的各類人 | muckrakers; robber barons; Progressives; nativists; hippies
set | ages of modern America | 現代美國的時期 | Reconstruction; Gilded Age; Progressive Era; Prohibition=禁酒時期; baby boom
set | ages between 1870 and 1933 | 1870至1933年間的時代 | Gilded Age; Progressive Era; Roaring Twenties; Taisho Democracy; Weimar Republic
set | waves of fear and movement in twentieth-century America | 二十世紀美國的社會風潮 | First Red Scare; McCarthyism; Great Migration; Harlem Renaissance
set | scandals of American government | 美國政府的醜聞 | Watergate scandal; Iran-Contra affair; Teapot Dome scandal; Pentagon Papers affair
set | strikes and labour troubles in America | 美國的罷工與勞工事件 | Haymarket affair; Pullman Strike; Homestead Strike; Triangle Shirtwaist fire
set | landmarks of rights and conflict in America | 美國平權與衝突的事件 | Seneca Falls Convention; Stonewall riots; Japanese American internment; Kent State shootings
set | American policies towards other states | 美國的外交方針 | Good Neighbour policy; dollar diplomacy; big stick diplomacy; moral diplomacy; Monroe Doctrine
set | policies about race and descent | 有關種族與血統的政策 | affirmative action; apartheid=種族隔離政策; assimilation policy; Aryanisation
order | the civil rights movement, from the earliest to the latest | 民權運動由早至晚 | Brown v. Board of Education > Montgomery bus boycott > Little Rock crisis > Greensboro sit-in > Freedom Rides > March on Washington of 1963 > Selma marches
order | ages of American history, from the earliest to the latest | 美國歷史時期由早至晚 | Reconstruction > Gilded Age > Progressive Era > Roaring Twenties

== Latin America in the twentieth century | 二十世紀的拉丁美洲
Porfirio Díaz | 迪亞斯 | person | S5 | the long-ruling Mexican dictator who was overthrown in 1911 | 1911年遭推翻、長期獨裁的墨西哥總統
Francisco Madero | 馬德羅 | person | S5 | the landowner who began the Mexican Revolution and was murdered as president in 1913 | 發起墨西哥革命、1913年任總統時遇害的地主
Emiliano Zapata | 薩帕塔 | person | S5 | the southern Mexican rebel leader who demanded land and liberty | 高呼「土地與自由」的墨西哥南部起義領袖
Pancho Villa | 比利亞 | person | S5 | the northern Mexican rebel leader who raided a town in New Mexico in 1916 | 1916年襲擊美國新墨西哥州城鎮的墨西哥北部起義領袖
Lázaro Cárdenas | 卡德納斯 | person | S5 | the Mexican president who nationalised foreign oil firms in 1938 | 1938年把外國石油公司收歸國有的墨西哥總統
Juan Perón | 貝隆 | person | S5 | the populist president of Argentina first elected in 1946 | 1946年首次當選、以民粹著稱的阿根廷總統
Getúlio Vargas | 瓦加斯 | person | S5 | the Brazilian president who set up the Estado Novo | 建立「新國家」體制的巴西總統
Fulgencio Batista | 巴蒂斯塔 | person | S5 | the Cuban dictator who fled on New Year's Day 1959 | 1959年元旦出逃的古巴獨裁者
Salvador Allende | 阿連德 | person | S5 | the elected Marxist president of Chile who died in the coup of 1973 | 1973年政變中身亡的智利民選馬克思主義總統
Augusto Pinochet | 皮諾切特 | person | S5 | the general who ruled Chile after the coup of 1973 | 1973年政變後統治智利的將軍
Jacobo Árbenz | 阿本斯 | person | S5 | the Guatemalan president overthrown in 1954 with American help | 1954年遭美國策動推翻的危地馬拉總統
Manuel Noriega | 諾列加 | person | S5 | the Panamanian ruler seized by American troops after the invasion of 1989 | 1989年美軍入侵後被捕的巴拿馬統治者
Hugo Chávez | 查韋斯 | person | S5 | the Venezuelan president who came to power in 1999 with a Bolivarian programme | 1999年上任、推行玻利瓦爾式改革的委內瑞拉總統
Mexican Revolution | 墨西哥革命 | event | S5 | the upheaval that began in 1910 against Porfirio Díaz | 1910年起反抗迪亞斯統治的動亂
Cuban Revolution | 古巴革命 | event | S4 | the overthrow of Batista in 1959 by Castro and his guerrillas | 1959年卡斯特羅率游擊隊推翻巴蒂斯塔的行動
Nicaraguan Revolution | 尼加拉瓜革命 | event | S5 | the overthrow of Somoza in 1979 by the Sandinistas | 1979年桑地諾陣線推翻索摩查的行動
Guatemalan coup of 1954 | 1954年危地馬拉政變 | event | S5 | the overthrow of Árbenz after his land reform hurt the United Fruit Company | 阿本斯因徵收聯合果品公司田產而被推翻的事件
Falklands War | 福克蘭群島戰爭 | event | S4 | the conflict of 1982 between Thatcher's Britain and Argentina in the South Atlantic | 1982年戴卓爾夫人的英國與阿根廷在南大西洋的衝突
Chaco War | 查科戰爭 | event | S5 | the conflict of 1932 to 1935 between Bolivia and Paraguay | 1932至1935年玻利維亞與巴拉圭的衝突
Football War | 足球戰爭 | event | S5 | the four-day conflict of 1969 between El Salvador and Honduras | 1969年薩爾瓦多與洪都拉斯為時四天的衝突
American invasion of Panama | 美國入侵巴拿馬 | event | S5 | the sending of troops in December 1989 to seize Noriega | 1989年12月派兵緝拿諾列加的軍事行動
American invasion of Grenada | 美國入侵格林納達 | event | S5 | the sending of troops in October 1983 to a Caribbean island after the murder of Maurice Bishop | 1983年10月畢曉普遇害後派兵登陸加勒比小島的軍事行動
Dirty War | 骯髒戰爭 | event | S5 | the killing of thousands of left-wing Argentines by the army from 1976 to 1983 | 1976至1983年阿根廷軍人政府殺害數以千計左派人士的鎮壓
Sandinistas | 桑地諾民族解放陣線 | group | S5 | the left-wing Nicaraguans who overthrew Somoza in 1979 | 1979年推翻索摩查的尼加拉瓜左派
Contras | 尼加拉瓜反抗軍 | group | S5 | the rebels armed by Reagan to fight the government in Managua in the 1980s | 1980年代獲列根供應槍械、與馬那瓜政府作戰的右派
Shining Path | 光輝道路 | group | S5 | the Maoist rebels of Peru led by Abimael Guzmán | 由古斯曼領導的秘魯毛派武裝
FARC | 哥倫比亞革命武裝力量 | group | S5 | the Marxist guerrilla army that made peace with the government in Bogotá in 2016 | 2016年與波哥大政府議和的馬克思主義游擊隊
Institutional Revolutionary Party | 革命制度黨 | group | S5 | the political movement that ruled Mexico for some seventy years until 2000 | 執政約七十年至2000年為止的墨西哥政治組織 | also=PRI
Organization of American States | 美洲國家組織 | institution | S5 | the body founded at Bogotá in 1948 with its seat in Washington | 1948年在波哥大創立、總部設於華盛頓的區域機構 | also=OAS
Alliance for Progress | 爭取進步聯盟 | method | S5 | Kennedy's programme of the 1960s of aid to Latin America | 1960年代甘迺迪援助拉丁美洲的計劃
import substitution | 進口替代 | method | S5 | the policy of making at home behind tariffs what was once bought from abroad | 以關稅保護本國生產以往購自外國貨品的政策
banana republic | 香蕉共和國 | form | S5 | a small unstable country that lives on one export crop under foreign companies | 倚靠單一出口作物、受外國公司支配而政局不穩的小國
set | figures of the Mexican Revolution and after | 墨西哥革命前後的人物 | Porfirio Díaz; Francisco Madero; Emiliano Zapata; Pancho Villa; Lázaro Cárdenas
set | political figures of South America | 南美洲的政治人物 | Juan Perón; Getúlio Vargas; Salvador Allende; Augusto Pinochet; Hugo Chávez; Eva Perón=貝隆夫人
set | leaders in Cuba and Central America | 古巴及中美洲的領袖 | Fulgencio Batista; Fidel Castro; Jacobo Árbenz; Manuel Noriega; Che Guevara
set | revolutions and coups in Latin America | 拉丁美洲的革命與政變 | Mexican Revolution; Cuban Revolution; Nicaraguan Revolution; Chilean coup of 1973=1973年智利政變; Guatemalan coup of 1954
set | wars and interventions in Latin America | 拉丁美洲的戰爭與軍事干預 | Falklands War; Chaco War; Football War; American invasion of Panama; American invasion of Grenada; Dirty War
set | movements and parties of Latin America | 拉丁美洲的武裝與政黨 | Sandinistas; Contras; Shining Path; FARC; Institutional Revolutionary Party
set | regional organisations founded after 1940 | 1940年後成立的區域組織 | Organization of American States; Arab League; Association of Southeast Asian Nations; African Union
set | policies towards and in Latin America | 有關拉丁美洲的政策 | Alliance for Progress; Good Neighbour policy; dollar diplomacy; import substitution

== Facts of the twentieth century and after | 二十世紀以來的資料
fact | First World War | 第一次世界大戰 | year in which it began | 開始年份 | 1914 | 1914 |
fact | Second World War in Europe | 歐洲的第二次世界大戰 | year in which it began | 開始年份 | 1939 | 1939 |
fact | Spanish Civil War | 西班牙內戰 | year in which it began | 開始年份 | 1936 | 1936 |
fact | Korean War | 韓戰 | year in which it began | 開始年份 | 1950 | 1950 |
fact | Iran-Iraq War | 兩伊戰爭 | year in which it began | 開始年份 | 1980 | 1980 |
fact | Wall Street Crash | 華爾街股災 | year in which it began | 開始年份 | 1929 | 1929 |
fact | Mexican Revolution | 墨西哥革命 | year in which it began | 開始年份 | 1910 | 1910 |
fact | First World War fighting on the Western Front | 第一次世界大戰西線戰事 | year in which it came to an end | 滅亡或終結年份 | 1918 | 1918 |
fact | Second World War | 第二次世界大戰 | year in which it came to an end | 滅亡或終結年份 | 1945 | 1945 |
fact | Spanish Civil War | 西班牙內戰 | year in which it came to an end | 滅亡或終結年份 | 1939 | 1939 |
fact | Vietnam War | 越戰 | year in which it came to an end | 滅亡或終結年份 | 1975 | 1975 |
fact | British Raj | 英屬印度 | year in which it came to an end | 滅亡或終結年份 | 1947 | 1947 |
fact | Soviet Union | 蘇聯 | year in which it came to an end | 滅亡或終結年份 | 1991 | 1991 |
fact | Iran-Iraq War | 兩伊戰爭 | year in which it came to an end | 滅亡或終結年份 | 1988 | 1988 |
fact | Treaty of Versailles | 《凡爾賽條約》 | year of issue or signing | 頒布或簽訂年份 | 1919 | 1919 |
fact | Balfour Declaration | 《貝爾福宣言》 | year of issue or signing | 頒布或簽訂年份 | 1917 | 1917 |
fact | Treaty of Lausanne | 《洛桑條約》 | year of issue or signing | 頒布或簽訂年份 | 1923 | 1923 |
fact | Locarno Treaties | 《羅加諾公約》 | year of issue or signing | 頒布或簽訂年份 | 1925 | 1925 |
fact | Kellogg-Briand Pact | 《凱洛格－白里安公約》 | year of issue or signing | 頒布或簽訂年份 | 1928 | 1928 |
fact | Enabling Act of Nazi Germany | 納粹德國《授權法》 | year of issue or signing | 頒布或簽訂年份 | 1933 | 1933 |
fact | Nuremberg Laws | 《紐倫堡法》 | year of issue or signing | 頒布或簽訂年份 | 1935 | 1935 |
fact | Anti-Comintern Pact | 《反共公約》 | year of issue or signing | 頒布或簽訂年份 | 1936 | 1936 |
fact | Munich Agreement | 《慕尼黑協定》 | year of issue or signing | 頒布或簽訂年份 | 1938 | 1938 |
fact | Nazi-Soviet Pact | 《德蘇互不侵犯條約》 | year of issue or signing | 頒布或簽訂年份 | 1939 | 1939 |
fact | Tripartite Pact | 《三國同盟條約》 | year of issue or signing | 頒布或簽訂年份 | 1940 | 1940 |
fact | Atlantic Charter | 《大西洋憲章》 | year of issue or signing | 頒布或簽訂年份 | 1941 | 1941 |
fact | United Nations Charter | 《聯合國憲章》 | year of issue or signing | 頒布或簽訂年份 | 1945 | 1945 |
fact | Universal Declaration of Human Rights | 《世界人權宣言》 | year of issue or signing | 頒布或簽訂年份 | 1948 | 1948 |
fact | San Francisco Peace Treaty | 《三藩市和約》 | year of issue or signing | 頒布或簽訂年份 | 1951 | 1951 |
fact | Treaty of Rome | 《羅馬條約》 | year of issue or signing | 頒布或簽訂年份 | 1957 | 1957 |
fact | Camp David Accords | 《大衛營協議》 | year of issue or signing | 頒布或簽訂年份 | 1978 | 1978 |
fact | INF Treaty | 《中程核武器條約》 | year of issue or signing | 頒布或簽訂年份 | 1987 | 1987 |
fact | Maastricht Treaty | 《馬斯特里赫特條約》 | year of issue or signing | 頒布或簽訂年份 | 1992 | 1992 |
fact | League of Nations | 國際聯盟 | year of founding | 成立年份 | 1920 | 1920 |
fact | United Nations | 聯合國 | year of founding | 成立年份 | 1945 | 1945 |
fact | State of Israel | 以色列國 | year of founding | 成立年份 | 1948 | 1948 |
fact | North Atlantic Treaty Organization | 北大西洋公約組織 | year of founding | 成立年份 | 1949 | 1949 |
fact | Warsaw Pact | 華沙公約組織 | year of founding | 成立年份 | 1955 | 1955 |
fact | Organization of the Petroleum Exporting Countries | 石油輸出國組織 | year of founding | 成立年份 | 1960 | 1960 |
fact | Organisation of African Unity | 非洲統一組織 | year of founding | 成立年份 | 1963 | 1963 |
fact | Association of Southeast Asian Nations | 東南亞國家聯盟 | year of founding | 成立年份 | 1967 | 1967 |
fact | European Union | 歐洲聯盟 | year of founding | 成立年份 | 1993 | 1993 |
fact | World Trade Organization | 世界貿易組織 | year of founding | 成立年份 | 1995 | 1995 |
fact | India | 印度 | year of independence | 獨立年份 | 1947 | 1947 |
fact | Burma | 緬甸 | year of independence | 獨立年份 | 1948 | 1948 |
fact | Ghana | 加納 | year of independence | 獨立年份 | 1957 | 1957 |
fact | Algeria | 阿爾及利亞 | year of independence | 獨立年份 | 1962 | 1962 |
fact | Kenya | 肯尼亞 | year of independence | 獨立年份 | 1963 | 1963 |
fact | Bangladesh | 孟加拉國 | year of independence | 獨立年份 | 1971 | 1971 |
fact | Angola | 安哥拉 | year of independence | 獨立年份 | 1975 | 1975 |
fact | Namibia | 納米比亞 | year of independence | 獨立年份 | 1990 | 1990 |
fact | Malaya | 馬來亞 | European colonial ruler at independence | 獨立前的歐洲殖民統治國 | Britain | 英國 |
fact | Algeria | 阿爾及利亞 | European colonial ruler at independence | 獨立前的歐洲殖民統治國 | France | 法國 |
fact | Ghana | 加納 | European colonial ruler at independence | 獨立前的歐洲殖民統治國 | Britain | 英國 |
fact | Angola | 安哥拉 | European colonial ruler at independence | 獨立前的歐洲殖民統治國 | Portugal | 葡萄牙 |
fact | Democratic Republic of the Congo | 剛果民主共和國 | European colonial ruler at independence | 獨立前的歐洲殖民統治國 | Belgium | 比利時 |
fact | Indonesia | 印尼 | European colonial ruler at independence | 獨立前的歐洲殖民統治國 | the Netherlands | 荷蘭 |
fact | Mozambique | 莫桑比克 | European colonial ruler at independence | 獨立前的歐洲殖民統治國 | Portugal | 葡萄牙 |
fact | League of Nations | 國際聯盟 | city of its headquarters | 總部所在城市 | Geneva | 日內瓦 |
fact | United Nations | 聯合國 | city of its headquarters | 總部所在城市 | New York | 紐約 |
fact | International Court of Justice | 國際法院 | city of its headquarters | 總部所在城市 | The Hague | 海牙 |
fact | International Monetary Fund | 國際貨幣基金組織 | city of its headquarters | 總部所在城市 | Washington | 華盛頓 |
fact | International Atomic Energy Agency | 國際原子能機構 | city of its headquarters | 總部所在城市 | Vienna | 維也納 |
fact | UNESCO | 聯合國教科文組織 | city of its headquarters | 總部所在城市 | Paris | 巴黎 |
fact | Food and Agriculture Organization | 聯合國糧農組織 | city of its headquarters | 總部所在城市 | Rome | 羅馬 |
fact | European Central Bank | 歐洲中央銀行 | city of its headquarters | 總部所在城市 | Frankfurt | 法蘭克福 |
fact | African Union | 非洲聯盟 | city of its headquarters | 總部所在城市 | Addis Ababa | 亞的斯亞貝巴 |
fact | Josip Broz Tito | 狄托 | country led | 所領導的國家 | Yugoslavia | 南斯拉夫 |
fact | Kwame Nkrumah | 恩克魯瑪 | country led | 所領導的國家 | Ghana | 加納 |
fact | Jomo Kenyatta | 肯雅塔 | country led | 所領導的國家 | Kenya | 肯尼亞 |
fact | Gamal Abdel Nasser | 納賽爾 | country led | 所領導的國家 | Egypt | 埃及 |
fact | Sukarno | 蘇加諾 | country led | 所領導的國家 | Indonesia | 印尼 |
fact | Lee Kuan Yew | 李光耀 | country led | 所領導的國家 | Singapore | 新加坡 |
fact | Fidel Castro | 卡斯特羅 | country led | 所領導的國家 | Cuba | 古巴 |
fact | Juan Perón | 貝隆 | country led | 所領導的國家 | Argentina | 阿根廷 |
fact | Francisco Franco | 佛朗哥 | country led | 所領導的國家 | Spain | 西班牙 |
fact | Ferdinand Marcos | 馬可斯 | country led | 所領導的國家 | the Philippines | 菲律賓 |
fact | Woodrow Wilson | 威爾遜 | year of taking office as American president | 就任美國總統年份 | 1913 | 1913 |
fact | Franklin D. Roosevelt | 富蘭克林·羅斯福 | year of taking office as American president | 就任美國總統年份 | 1933 | 1933 |
fact | Harry Truman | 杜魯門 | year of taking office as American president | 就任美國總統年份 | 1945 | 1945 |
fact | Dwight Eisenhower | 艾森豪威爾 | year of taking office as American president | 就任美國總統年份 | 1953 | 1953 |
fact | John F. Kennedy | 甘迺迪 | year of taking office as American president | 就任美國總統年份 | 1961 | 1961 |
fact | Richard Nixon | 尼克遜 | year of taking office as American president | 就任美國總統年份 | 1969 | 1969 |
fact | Jimmy Carter | 卡特 | year of taking office as American president | 就任美國總統年份 | 1977 | 1977 |
fact | Ronald Reagan | 列根 | year of taking office as American president | 就任美國總統年份 | 1981 | 1981 |
fact | Barack Obama | 奧巴馬 | year of taking office as American president | 就任美國總統年份 | 2009 | 2009 |
fact | Mein Kampf | 《我的奮鬥》 | author | 作者 | Adolf Hitler | 希特拉 |
fact | The Jungle | 《屠場》 | author | 作者 | Upton Sinclair | 辛克萊 |
fact | Silent Spring | 《寂靜的春天》 | author | 作者 | Rachel Carson | 卡森 |
fact | The Grapes of Wrath | 《憤怒的葡萄》 | author | 作者 | John Steinbeck | 斯坦貝克 |
fact | The Feminine Mystique | 《女性的奧秘》 | author | 作者 | Betty Friedan | 貝蒂·弗里丹 |
fact | Battle of Tannenberg | 坦能堡戰役 | year in which it was fought | 發生年份 | 1914 | 1914 |
fact | Battle of Verdun | 凡爾登戰役 | year in which it was fought | 發生年份 | 1916 | 1916 |
fact | Battle of Jutland | 日德蘭海戰 | year in which it was fought | 發生年份 | 1916 | 1916 |
fact | Battle of Britain | 不列顛之戰 | year in which it was fought | 發生年份 | 1940 | 1940 |
fact | Battle of Midway | 中途島戰役 | year in which it was fought | 發生年份 | 1942 | 1942 |
fact | Battle of Dien Bien Phu | 奠邊府戰役 | year in which it was fought | 發生年份 | 1954 | 1954 |
fact | Six-Day War | 六日戰爭 | year in which it was fought | 發生年份 | 1967 | 1967 |
fact | Yom Kippur War | 贖罪日戰爭 | year in which it was fought | 發生年份 | 1973 | 1973 |
fact | Falklands War | 福克蘭群島戰爭 | year in which it was fought | 發生年份 | 1982 | 1982 |
`
