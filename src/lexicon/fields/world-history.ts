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
`
