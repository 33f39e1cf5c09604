/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const science = `
== Plants and their parts | 植物與植物的各部分
root | 根 | structure | P3 | the plant part, usually below ground, that fixes the plant in place and takes in water | 植物通常長在地下、負責固定植株和吸收水分的部分 | not=stem
stem | 莖 | structure | P3 | the plant part that supports the leaves and carries water up to them | 植物支撐葉子，並把水分由下而上輸送到葉子的部分 | not=root
leaf | 葉 | structure | P3 | the thin, usually green plant part that makes most of the plant's food in sunlight | 植物通常薄而呈綠色、利用陽光製造養分的部分 | also=leaves
flower | 花 | structure | P3 | the plant part, often colourful or scented, in which pollination takes place | 植物中進行傳粉、常有鮮艷顏色或香氣的部分
fruit | 果實 | structure | P3 | the plant part that grows after pollination and wraps the seeds | 植物在傳粉後長成、包裹着種子的部分 | not=seed
seed | 種子 | structure | P3 | the plant part that contains an embryo and a store of food and can sprout into a new plant | 植物中藏着胚和養分、可以萌發成新植株的部分 | not=fruit
petal | 花瓣 | structure | P5 | one of the soft, usually bright pieces of a flower that attract insects | 花中通常色彩鮮艷、用來吸引昆蟲的部分 | not=sepal
sepal | 萼片 | structure | P5 | one of the small, usually green pieces that cover and protect a flower bud | 包在花蕾最外層、保護花蕾的部分，通常呈綠色 | not=petal
stamen | 雄蕊 | structure | P5 | the part of a flower that produces pollen | 花中由花藥和花絲組成、產生花粉的部分 | not=pistil
pistil | 雌蕊 | structure | P5 | the part of a flower that receives pollen and whose base later grows into the fruit | 花中接受花粉、基部日後長成果實的部分 | not=stamen
pollen | 花粉 | substance | P5 | the fine grains produced by the stamens of flowers and carried by wind or insects to the pistils | 由雄蕊產生、由風或昆蟲帶到雌蕊上的微細顆粒 | not=nectar
nectar | 花蜜 | substance | P5 | the sweet juice that plants give out to attract insects to feed | 植物為吸引昆蟲前來覓食而分泌的甜味汁液 | not=honey, pollen
honey | 蜂蜜 | substance | P4 | the thick sweet food that insects make from nectar and store in their hives | 昆蟲採集植物甜汁後釀成、貯存在巢中的濃稠食物 | not=nectar
resin | 樹脂 | substance | S1 | the sticky matter that oozes from a wounded pine and then hardens in the air | 松柏等植物受傷後滲出、遇空氣會變硬的黏稠物質
wind dispersal | 風力傳播 | process | P4 | the spreading of light, winged or hairy seeds that drift through the air | 種子輕巧、帶翅或長毛，隨氣流飄到遠處的散布方式 | not=self-dispersal
water dispersal | 水力傳播 | process | P4 | the spreading of floating fruits, such as coconuts, by rivers and sea currents | 果實能浮起，像椰子般隨河流或海流漂到遠處的散布方式
animal dispersal | 動物傳播 | process | P4 | the spreading of seeds that hook onto fur or are swallowed and passed out in droppings | 種子鈎在毛皮上，或被吃下後隨糞便排出的散布方式
self-dispersal | 自力傳播 | process | P4 | the spreading of seeds that are shot out when a ripe pod suddenly bursts | 果莢成熟後突然裂開，把種子彈射出去的散布方式 | also=explosive dispersal; also-zh=彈射傳播
seedling | 幼苗 | organism | P4 | a young plant that has just grown out of a seed | 剛從種子長出來、細小柔弱的植物
cactus | 仙人掌 | organism | P3 | a desert plant with a thick green stem that stores water and leaves turned into spines | 莖部肥厚能貯水、葉退化成刺的沙漠植物
bamboo | 竹 | organism | P3 | a tall woody grass with hollow, jointed stems that giant pandas feed on | 莖中空而有節、為大熊貓主要食糧的高大禾本植物
water lily | 睡蓮 | organism | P4 | an aquatic plant rooted in mud, with round leaves that lie flat on the surface of the pond | 根部長在池底泥中、圓形葉片平浮水面的植物 | not=lotus
lotus | 荷花 | organism | P4 | an aquatic plant with leaves held high above the surface and an underground stem eaten as a vegetable | 葉片高高挺出水面、地下莖稱為藕的水生植物 | also-zh=蓮花; not=water lily
duckweed | 浮萍 | organism | P4 | a tiny aquatic plant that drifts on still water with short roots hanging down | 隨水漂動、短根垂在水中的微小植物
mimosa | 含羞草 | organism | P3 | a small plant whose leaves fold and droop when they are touched | 葉片被觸碰時會合攏下垂的矮小植物
pitcher plant | 豬籠草 | organism | P5 | a plant whose leaves bear jug-shaped traps of liquid in which insects drown | 葉端長有瓶狀陷阱、使昆蟲跌入液體而死的植物 | not=Venus flytrap
Venus flytrap | 捕蠅草 | organism | P5 | a plant with hinged leaves that snap shut on insects that walk over them | 葉片像夾子般迅速合攏、困住昆蟲的植物 | not=pitcher plant
Bauhinia | 洋紫荊 | organism | P3 | the tree with two-lobed leaves whose blossom was chosen as the floral emblem of Hong Kong | 葉形像羊蹄、被選為香港市花的喬木 | also=Hong Kong orchid tree
banyan | 榕樹 | organism | P3 | a large shady tree with many aerial roots hanging from its branches like a beard | 枝條垂下許多鬚狀氣根、濃蔭如傘的大型喬木 | also=Chinese banyan
cotton tree | 木棉 | organism | P4 | a tall plant whose large red flowers open in spring before the leaves and whose fruits shed white fluff | 春天先開大紅花後長葉、果實裂開時飄出白絮的高大植物 | not=Bauhinia
set | main parts of a flowering plant | 開花植物的主要部分 | root; stem; leaf; flower; fruit
set | parts of a plant in which food may be stored | 植物可以貯存養分的部分 | root; stem; leaf; seed
set | parts of a flower | 花的各部分 | petal; sepal; stamen; pistil
set | substances that come from plants or from insects that visit flowers | 與花和昆蟲有關的物質 | pollen; nectar; honey; beeswax=蜂蠟
set | ways in which seeds are spread | 種子傳播的方式 | wind dispersal; water dispersal; animal dispersal; self-dispersal
set | plants that live in ponds | 在池塘生活的植物 | water lily; lotus; duckweed; hydrilla=黑藻
set | plants whose leaves move or catch insects | 葉片會活動或捕捉昆蟲的植物 | mimosa; pitcher plant; Venus flytrap; sundew=毛氈苔
set | trees that grow in Hong Kong | 在香港生長的樹木 | Bauhinia; banyan; cotton tree; pine=松樹; camphor tree=樟樹
set | plants with unusual stems or leaves | 莖或葉形態特別的植物 | cactus; bamboo; pitcher plant; mimosa
cycle | the life of a flowering plant | 開花植物的一生 | seed > seedling > adult plant=成熟植株 > flower > fruit
set | plants known for their beautiful flowers | 以美麗花朵聞名的植物 | Bauhinia; cotton tree; lotus; water lily
set | tall plants | 高大的植物 | bamboo; banyan; pine=松樹; cotton tree
set | plant parts that have to do with reproduction | 與繁殖有關的植物部分 | stamen; pistil; fruit; seed

== Animals and animal groups | 動物與動物類別
bat | 蝙蝠 | organism | P3 | the only mammal that can truly fly, usually active at night | 唯一能真正飛行、通常在夜間活動的哺乳類
whale | 鯨 | organism | P3 | a huge sea mammal that breathes through a blowhole on top of its head | 以頭頂噴水孔呼吸、體形巨大的海洋哺乳類
kangaroo | 袋鼠 | organism | P3 | an Australian mammal that hops on strong hind legs and carries its young in a pouch | 以強壯後腿跳躍前進、腹部有育幼囊的澳洲哺乳類
koala | 樹熊 | organism | P3 | an Australian mammal that feeds almost only on eucalyptus leaves | 幾乎只吃桉葉、大部分時間在睡覺的澳洲哺乳類 | also-zh=考拉,無尾熊
platypus | 鴨嘴獸 | organism | P4 | an Australian mammal that lays eggs and has a broad flat bill and webbed feet | 會產卵、有扁平的喙和蹼足的澳洲哺乳類
giant panda | 大熊貓 | organism | P3 | a black and white mammal of the mountains of China that feeds mainly on bamboo | 毛色黑白、主要吃竹的中國珍稀哺乳類
elephant | 大象 | organism | P3 | the heaviest land animal, with a long trunk and large ears | 陸上最重的動物，有長鼻和一雙闊耳
giraffe | 長頸鹿 | organism | P3 | the tallest land animal, which reaches leaves at the top of African trees | 陸上最高的動物，能吃到非洲樹頂的葉片
camel | 駱駝 | organism | P3 | a desert mammal that stores fat in one or two humps on its back | 以背上隆起部分貯存脂肪、適應沙漠生活的哺乳類
polar bear | 北極熊 | organism | P3 | a large white-furred mammal that hunts seals on the sea ice | 毛色雪白、在海冰上獵食海豹的大型哺乳類
penguin | 企鵝 | organism | P3 | a bird of the southern hemisphere that cannot fly and swims with flipper-like wings | 不能飛行、以翅膀划水游泳的南半球鳥類
ostrich | 鴕鳥 | organism | P3 | the largest living bird, which cannot fly but runs very fast | 現存體形最大的禽類，不能飛行但跑得極快
owl | 貓頭鷹 | organism | P3 | a bird of prey with large eyes that face forward and see well in the dark | 雙眼大而朝向前方、多在夜間捕食的猛禽 | not=black kite
black kite | 麻鷹 | organism | P4 | a fork-tailed bird of prey often seen circling over Victoria Harbour by day | 尾部分叉、日間常在維多利亞港上空盤旋的猛禽 | also-zh=黑鳶; not=owl
egret | 白鷺 | organism | P4 | a wading bird with snow-like feathers, long legs and a long pointed beak | 羽毛如雪、腿長喙尖、在淺水處捕魚的水鳥
sparrow | 麻雀 | organism | P3 | a small brown bird with a short thick beak that eats grains and lives close to people | 喙短而粗、常在民居附近啄食穀粒的褐色小鳥
swallow | 家燕 | organism | P4 | a small migrating bird with a deeply forked tail that builds a mud nest under the roof edge | 尾部如剪刀、在簷下以泥築巢的小型候鳥 | also-zh=燕子
hummingbird | 蜂鳥 | organism | P4 | a tiny bird that hovers in front of flowers and sips nectar with its long beak | 體形極小、能懸停在半空以長喙吸食甜汁的禽類
snake | 蛇 | organism | P3 | a reptile without legs or eyelids that swallows its prey whole | 沒有四肢和眼瞼、把獵物整隻吞下的爬行類
gecko | 壁虎 | organism | P4 | a small reptile that runs up walls and ceilings with gripping pads under its toes | 趾底有吸附構造、能倒掛在天花板上的小型爬行類 | also-zh=簷蛇; not=newt
frog | 青蛙 | organism | P3 | an amphibian with smooth moist skin, no tail and long hind legs for jumping | 皮膚光滑濕潤、沒有尾巴、後腿長而善跳的兩棲類 | not=toad
toad | 蟾蜍 | organism | P4 | an amphibian with dry warty skin, no tail and short hind legs | 皮膚乾燥而布滿疣粒、沒有尾巴、後腿較短的兩棲類 | also-zh=癩蛤蟆; not=frog
shark | 鯊魚 | organism | P3 | a sea animal with a skeleton of cartilage and many rows of sharp teeth | 骨骼由軟骨構成、有多排利齒的海洋動物
seahorse | 海馬 | organism | P4 | a small fish that swims upright and whose male carries the eggs in a pouch | 直立游動、由雄性在育兒囊內孵卵的小型魚類
mudskipper | 彈塗魚 | organism | P4 | a small fish that hops about on its front fins over wet flats when the tide is out | 退潮後能以胸鰭在濕泥灘上跳躍前進的小動物
earthworm | 蚯蚓 | organism | P3 | a soft animal with a ringed body that burrows through soil and loosens it | 身體由許多環節組成、在土中鑽洞令泥土鬆軟的動物 | not=leech
leech | 水蛭 | organism | P5 | a soft animal with a ringed body and suckers at both ends, often feeding on blood | 身體由環節組成、兩端有吸盤、常以吸血為生的動物 | not=earthworm
snail | 蝸牛 | organism | P3 | a soft land animal with a coiled shell that glides slowly on one broad foot | 背着螺旋形外殼、以腹足緩慢爬行的陸上動物
octopus | 八爪魚 | organism | P3 | a soft sea animal with eight suckered arms that squirts ink at its enemies | 有四對布滿吸盤的腕、遇敵會噴墨的柔軟海洋動物 | also-zh=章魚
starfish | 海星 | organism | P4 | a spiny-skinned animal, usually with five arms, that creeps on tiny tube feet | 表皮有棘、通常有五條腕、以管足緩慢爬行的動物 | also=sea star
sea urchin | 海膽 | organism | P4 | a ball-shaped animal covered all over with long movable spines | 身體呈球形、全身布滿可活動長棘的動物
sea cucumber | 海參 | organism | P5 | a soft leathery animal shaped like a sausage that crawls slowly on the bottom | 身體柔軟呈長圓柱形、在水底緩慢爬行的動物
sea anemone | 海葵 | organism | P5 | a flower-like animal fixed to rocks whose ring of stinging tentacles can shelter clownfish | 固着在岩石上、一圈帶刺觸手像花朵般張開的動物 | not=jellyfish
jellyfish | 水母 | organism | P3 | a drifting umbrella-shaped animal that trails stinging tentacles | 身體呈傘狀、拖着帶刺觸手在海中漂浮的動物
coral | 珊瑚 | organism | P4 | a tiny sea animal living in colonies whose hard skeletons build up into reefs | 在海中群居、其堅硬骨骼日久堆積成礁的細小動物
crab | 蟹 | organism | P3 | a hard-shelled animal with a broad flat body, two large pincers and a sideways walk | 身體扁闊、有一對大螯、多橫着行走的硬殼動物 | not=shrimp
shrimp | 蝦 | organism | P3 | a hard-shelled animal with a long curved body and a fan-shaped tail, which swims well | 身體彎長、尾部呈扇形、善於游泳的硬殼動物 | also=prawn; not=crab
spider | 蜘蛛 | organism | P3 | an animal with four pairs of legs and a body in two parts that spins silk | 有四對足、身體分為兩部分、能吐絲的動物 | not=beetle
scorpion | 蠍子 | organism | P4 | an animal with four pairs of legs, two pincers and a stinging tail | 有四對足、一對大螯和帶毒尾刺的動物
centipede | 蜈蚣 | organism | P4 | a fast hunter with one pair of legs on each body segment and poison claws | 每個體節長一對足、會用毒爪捕食的敏捷動物 | not=millipede
millipede | 馬陸 | organism | P5 | a slow animal with two pairs of legs on most body segments that eats rotting plants | 大部分體節長兩對足、吃腐爛植物的緩慢動物 | not=centipede
butterfly | 蝴蝶 | organism | P3 | an insect with scaly wings and club-tipped feelers that is active by day | 翅上有鱗片、觸角末端呈棒狀、在日間活動的昆蟲 | not=moth
moth | 飛蛾 | organism | P3 | an insect with scaly wings and feathery or thread-like feelers, mostly active at night | 翅上有鱗片、觸角呈羽狀或絲狀、多在夜間活動的昆蟲 | not=butterfly
dragonfly | 蜻蜓 | organism | P3 | an insect with two pairs of clear wings held out flat at rest and young that live in ponds | 停下時兩對透明翅膀平伸、幼體在水中生活的昆蟲
mosquito | 蚊 | organism | P3 | a two-winged insect whose female sucks blood and may spread dengue fever | 只有一對翅膀、雌性會吸血並可傳播登革熱的昆蟲
honeybee | 蜜蜂 | organism | P3 | an insect living in hives that gathers pollen and dies after stinging a person | 群居巢中、採集花粉、螫人後會死去的昆蟲
beetle | 甲蟲 | organism | P4 | an insect whose hard front wings form a case over the hind wings | 前翅堅硬、覆蓋着後翅的昆蟲
grasshopper | 蚱蜢 | organism | P3 | a leaf-eating insect with short feelers and long hind legs for jumping | 觸角短、後足粗長善跳、以葉片為食的昆蟲
cicada | 蟬 | organism | P3 | an insect whose male sings loudly in summer and whose young suck sap from roots underground | 雄性在夏天高聲鳴叫、幼體在地下吸食樹根汁液的昆蟲
cockroach | 蟑螂 | organism | P3 | a flat brown household pest with long feelers that comes out at night for scraps | 身體扁平、觸角細長、夜間出來吃食物碎屑的家居害蟲 | also-zh=曱甴
firefly | 螢火蟲 | organism | P3 | a flying insect whose tail end gives out flashes of light at night | 腹部末端能在夜間閃閃發光的昆蟲
set | mammals of Australia | 澳洲的哺乳類 | kangaroo; koala; platypus; echidna=針鼴
set | large land mammals | 大型陸上哺乳類 | elephant; giraffe; camel; giant panda; polar bear
set | mammals that look unlike most others | 外形與一般不同的哺乳類 | bat; whale; seal=海豹; platypus
set | animals with special ways of living in hot or cold places | 適應酷熱或嚴寒環境的動物 | camel; polar bear; penguin; seal=海豹
set | birds with unusual ways of living | 生活方式特別的鳥類 | penguin; ostrich; hummingbird; owl; swallow
set | birds often seen in Hong Kong | 香港常見的鳥類 | black kite; egret; sparrow; swallow; spotted dove=珠頸斑鳩
set | reptiles | 爬行類 | crocodile=鱷魚; snake; turtle=龜; gecko
set | amphibians and reptiles without shells that are mistaken for each other | 沒有外殼、容易混淆的兩棲類和爬行類 | frog; toad; newt=蠑螈; gecko
set | kinds of fish | 魚類 | shark; seahorse; mudskipper; goldfish=金魚
set | soft-bodied animals without bones | 身體柔軟、沒有骨骼的動物 | earthworm; leech; snail; octopus; jellyfish
set | spiny-skinned and flower-like animals of the sea bed | 海底外形特別的無脊椎動物 | starfish; sea urchin; sea cucumber; sea anemone
set | stinging or reef-building sea animals and their look-alikes | 海中容易混淆的無脊椎動物 | jellyfish; sea anemone; coral; octopus
set | animals of the rocky seashore | 岩岸上的動物 | crab; barnacle=藤壺; starfish; sea urchin; limpet=帽貝
set | hard-shelled animals with jointed legs from the sea | 有硬殼和分節附肢的海洋動物 | crab; shrimp; barnacle=藤壺; sea slater=海蟑螂
set | small many-legged animals that are not insects | 多足而不屬昆蟲的小動物 | spider; scorpion; centipede; millipede
set | insects seen in gardens in the daytime | 日間在花園看見的昆蟲 | butterfly; dragonfly; grasshopper; cicada; honeybee
set | insects that come out at night | 夜間活動的昆蟲 | moth; firefly; mosquito; cockroach
set | insects | 昆蟲 | beetle; moth; dragonfly; ant=螞蟻; cicada
set | insects that live with people or in large nests | 群居或與人同住的昆蟲 | honeybee; ant=螞蟻; cockroach; mosquito; housefly=家蠅
set | small crawling animals of the garden soil | 花園泥土中的小動物 | earthworm; snail; centipede; millipede; ant=螞蟻
set | flying animals | 會飛的動物 | bat; owl; moth; dragonfly; hummingbird
set | animals of the icy seas | 冰海中的動物 | seal=海豹; penguin; polar bear; walrus=海象
set | plant-eating mammals | 吃植物的哺乳類 | elephant; giraffe; camel; kangaroo; koala
set | meat-eating hunters | 捕食其他動物的獵食者 | shark; crocodile=鱷魚; polar bear; owl; snake
set | sea animals without backbones | 沒有脊骨的海洋動物 | starfish; sea urchin; jellyfish; octopus; coral; crab
set | animals with a hard covering | 有硬殼保護的動物 | turtle=龜; snail; crab; barnacle=藤壺; beetle
set | slow-moving animals without backbones | 沒有脊骨、行動緩慢的動物 | snail; leech; sea cucumber; starfish; millipede
set | small animals that feed by sucking | 以吸食方式進食的小動物 | leech; mosquito; cicada; butterfly
set | animals that sting or carry poison | 會螫刺或帶毒的動物 | scorpion; centipede; jellyfish; sea anemone; honeybee
set | animals that jump well | 善於跳躍的動物 | frog; kangaroo; grasshopper; mudskipper
set | insects whose young become adults without a pupa | 幼小時不經蛹期便變為成蟲的昆蟲 | grasshopper; cockroach; cicada; dragonfly
set | insects that pass through a pupa | 一生中有蛹期的昆蟲 | butterfly; beetle; mosquito; ant=螞蟻; honeybee
set | small birds | 小型鳥類 | sparrow; swallow; hummingbird; bulbul=紅耳鵯

== Body parts of animals | 動物的身體部分
beak | 喙 | structure | P3 | the hard toothless mouth of a bird, whose shape suits the food it eats | 鳥類堅硬無齒的嘴部，形狀與所吃的食物相配合
claw | 爪 | structure | P3 | a sharp curved nail at the end of an animal's toe, for gripping or tearing | 動物趾端尖而彎的部分，用來抓緊或撕開東西 | not=hoof
hoof | 蹄 | structure | P4 | the hard blunt covering at the tip of the foot of a horse or a cow | 馬、牛等動物足部末端又硬又鈍的外層 | also=hooves; not=claw
horn | 角 | structure | P3 | a hard, pointed growth on the head of a cow, a goat or a rhinoceros | 牛、羊、犀牛等頭上長出的堅硬尖狀物 | not=tusk
tusk | 獠牙 | structure | P4 | a very long pointed tooth that sticks out of the closed mouth of an elephant or a wild boar | 大象、野豬等突出口外的長而尖的齒 | not=horn
fin | 鰭 | structure | P3 | a thin flap on the body of a fish that helps it to balance and steer | 魚身上幫助平衡和轉向的薄片狀部分 | not=flipper
flipper | 鰭狀肢 | structure | P4 | a broad, paddle-like limb with which a seal, a whale or a turtle swims | 海豹、鯨或海龜用來划水、形如船槳的身體部分 | not=fin
webbed foot | 蹼足 | structure | P4 | the swimming limb of a duck or a frog, with skin joining the toes | 鴨、青蛙等趾間有皮膜相連、適合划水的腳
wing | 翅膀 | structure | P3 | the body part with which birds and insects stay up in the air | 鳥類和昆蟲用來在空中飛行的身體部分
gill | 鰓 | structure | P4 | the organ with which a fish breathes by taking in oxygen from water | 魚類用來呼吸、從水中吸取氧氣的器官 | not=fin
feeler | 觸角 | structure | P3 | one of a pair of thin stalks on an insect's head for touching and smelling | 昆蟲頭上成對、用來感覺和嗅聞的細長部分 | also=antenna
trunk | 象鼻 | structure | P3 | the long bendable nose with which an elephant picks up food and sprays water | 陸上最重的動物用來捲起食物和噴水的靈活器官
hump | 駝峰 | structure | P3 | the raised part on the back of a desert animal in which fat is stored | 沙漠動物背上隆起、用來貯存脂肪的部分
set | hard body parts of animals | 動物堅硬的身體部分 | beak; claw; hoof; horn; tusk
set | body parts with which animals move | 動物用來移動的身體部分 | fin; flipper; webbed foot; wing
set | special body parts of certain animals | 某些動物獨有的身體部分 | trunk; hump; pouch=育兒袋; tusk
set | parts of animals that live in water | 水中動物的身體部分 | gill; fin; flipper; webbed foot
set | parts that stick out from the head of an animal | 動物頭部突出的部分 | horn; tusk; trunk; feeler; beak

== Life cycles | 生命周期
egg | 卵 | form | P3 | the first stage in the life of an insect or a frog, from which the young hatches | 昆蟲或青蛙等動物一生的最初階段，幼體日後從中孵出
larva | 幼蟲 | form | P3 | the feeding and growing stage of an insect that looks quite unlike the adult | 昆蟲不斷進食成長、外形與父母完全不同的階段 | also=larvae; not=nymph, pupa
pupa | 蛹 | form | P3 | the stage in which an insect stops feeding and rebuilds its body inside a case | 昆蟲停止進食、在外殼內重新構造身體的階段 | also=pupae; not=larva
nymph | 若蟲 | form | P5 | the young stage of an insect that looks like its parents but has no full wings yet | 昆蟲外形似父母、但翅膀未長全的年幼階段 | not=larva
adult | 成蟲 | form | P3 | the final stage of an insect, which has full wings in most kinds and can breed | 昆蟲一生的最後階段，大多長有完整翅膀並能繁殖
caterpillar | 毛蟲 | organism | P3 | the crawling, leaf-eating young of a butterfly or a moth | 蝴蝶或飛蛾的幼體，以葉片為食 | also-zh=毛毛蟲; not=maggot
tadpole | 蝌蚪 | organism | P3 | the swimming young of a frog or a toad, with a tail and gills | 青蛙或蟾蜍的幼體，有尾並用鰓呼吸
maggot | 蛆 | organism | P5 | the legless young of a fly, found in rotting matter | 蒼蠅的幼體，沒有足，多在腐爛物中生活 | not=caterpillar
wriggler | 孑孓 | organism | P4 | the young of a mosquito, which hangs head down under the surface of still water | 蚊的幼體，頭部朝下懸在積水水面之下 | also=mosquito larva
cocoon | 繭 | structure | P4 | the silk case that a silkworm spins round itself before it changes into a moth | 蠶變成飛蛾前吐絲把自己包裹而成的外殼
metamorphosis | 變態 | process | P4 | the great change in body form that insects and frogs go through as they grow up | 昆蟲和青蛙等在成長中外形和構造的巨大轉化 | not=moulting
moulting | 蛻皮 | process | P4 | the casting off of the old outer covering by a growing insect or snake | 昆蟲或蛇等成長時脫去舊外層的過程 | not=metamorphosis
hatching | 孵化 | process | P3 | the breaking out of a young animal from its egg | 幼小動物破殼或破卵而出的過程
hibernation | 冬眠 | process | P3 | a deep sleep through the cold months in which the heartbeat of an animal slows down | 動物在寒冷季節長時間沉睡、心跳減慢的過程
seasonal migration | 遷徙 | process | P4 | the yearly journey of animals between distant places to find food or breed | 動物每年為覓食或繁殖而往返兩地的長途旅程 | not=hibernation
infancy | 嬰兒期 | period | P4 | the first year or so after birth, before a child walks and talks well | 人出生後首年左右、仍未能走路說話自如的時期
childhood | 童年期 | period | P4 | the years between learning to walk and the first changes of puberty | 人由學會走路至身體開始急速發育之前的時期
adolescence | 青春期 | period | P5 | the years in which the body grows fast and boys and girls begin to look different | 身體急速發育、男女外表差異漸漸明顯的時期 | not=childhood
adulthood | 成年期 | period | P5 | the years after the body has stopped growing taller and before old age | 身體停止長高之後、機能明顯衰退之前的時期
old age | 老年期 | period | P4 | the last part of life, when hair turns white and strength declines | 頭髮變白、體力衰退的人生最後時期
set | stages in the life of insects | 昆蟲一生的階段 | egg; larva; pupa; nymph; adult
set | young animals that look unlike their parents | 外形與父母不同的幼小動物 | caterpillar; tadpole; maggot; wriggler
set | things that happen in the lives of animals | 動物一生中可能經歷的過程 | metamorphosis; moulting; hatching; hibernation; seasonal migration
set | stages of human life | 人生的階段 | infancy; childhood; adolescence; adulthood; old age
cycle | the life of a butterfly | 蝴蝶的一生 | egg > larva > pupa > adult
cycle | the life of a frog | 青蛙的一生 | frog egg=蛙卵 > tadpole > young frog with tail=有尾的幼蛙 > frog
cycle | the life of a grasshopper | 蚱蜢的一生 | egg > nymph > adult
order | stages of human life from birth | 人由出生開始的各個階段 | infancy > childhood > adolescence > adulthood > old age
nest | 鳥巢 | structure | P3 | the cup of twigs and grass in which eggs are laid and chicks are fed | 以樹枝和草築成、用來產卵和餵養雛兒的杯狀居所 | not=hive
hive | 蜂巢 | structure | P3 | the home of wax cells in which thousands of workers serve one queen | 由許多蠟質六角小格組成、供一隻女王和大量工作成員居住的巢 | not=nest
spider web | 蜘蛛網 | structure | P3 | the net of sticky silk threads in which flying insects are caught | 以黏絲織成、用來捕捉飛蟲的陷阱
burrow | 地洞 | structure | P4 | the tunnel dug in the ground in which a rabbit or a mole shelters | 兔子或鼴鼠在泥中挖成、用來藏身的通道
set | things that animals make to live in, rest in or hunt with | 動物建造的東西 | cocoon; nest; hive; spider web; burrow

== Habitats and adaptation | 生境與適應
pond | 池塘 | place | P3 | a small shallow body of still fresh water | 面積細小、水淺而靜止的淡水水體 | not=stream
stream | 溪流 | place | P3 | a narrow body of fresh water that runs down from the hills | 由山上往下奔瀉的狹窄淡水水體 | not=pond
ocean | 海洋 | place | P3 | a vast body of salt water that lies between the continents | 位於各大洲之間、面積廣闊的鹹水水體
wetland | 濕地 | place | P4 | a place of shallow water and soft mud, such as Mai Po, where many birds feed | 長期或間歇被淺水覆蓋、有大量水鳥覓食的環境，例如米埔
rainforest | 雨林 | place | P4 | a hot place, wet all year, that is thick with tall evergreen trees | 終年炎熱潮濕、長滿高大常綠植物的地方
desert | 沙漠 | place | P3 | a very dry place, often burning hot by day, where few plants grow | 極少下雨、日間往往酷熱、植物稀少的地方 | not=polar region
polar region | 極地 | place | P4 | a place of ice and snow in the far north or the far south of the Earth | 位於世界最北或最南端、長年冰雪覆蓋的區域 | not=desert
grassland | 草原 | place | P4 | a wide open plain with few trees, on which herds of zebra or cattle graze | 樹木稀少、成群斑馬或牛羊覓食的廣闊平地
mimicry | 擬態 | method | P5 | a way of fooling enemies by having the shape of another thing, such as a twig or a stinging insect | 動物以外形酷似樹枝或有毒昆蟲等來騙過敵人的方法 | not=camouflage
warning colour | 警戒色 | method | P5 | a way of keeping enemies off by a bright, striking look that says the animal is poisonous | 動物以鮮艷奪目的體表向敵人表明自己有毒的方法 | not=camouflage
blubber | 鯨脂 | structure | P5 | the thick layer of fat under the skin that keeps a whale or a seal warm | 海豹等海洋哺乳類皮下儲存養分和保暖的厚厚組織層
aerial root | 氣根 | structure | P5 | the part of a banyan that hangs down from a branch and takes in moisture | 榕樹從枝條垂下、吸收水汽的部分
spine | 刺 | structure | P4 | the sharp, thin part into which the leaf of a cactus has turned to save water | 仙人掌的葉為減少失水而變成的尖細部分
set | watery places in which animals and plants live | 動植物生活的水域環境 | pond; stream; ocean; seashore=海岸; estuary=河口
set | places on land with different plants and weather | 氣候和植物各異的陸上環境 | desert; polar region; rainforest; grassland
set | places where wild animals live | 野生動物生活的地方 | wetland; rainforest; grassland; desert
set | ways in which animals escape their enemies | 動物避開敵人的方法 | camouflage=保護色; mimicry; warning colour; playing dead=假死; shedding the tail=斷尾
set | body parts that help living things to live in hard places | 幫助生物適應惡劣環境的身體部分 | blubber; hump; spine; aerial root

== The human body | 人體
brain | 腦 | structure | P3 | the organ in the skull that controls the body, thinks and remembers | 位於頭骨之內、控制身體、思考和記憶的器官
heart | 心臟 | structure | P3 | the fist-sized organ in the chest that pumps blood round the body | 位於胸腔、約拳頭大小、把血液泵往全身的器官
lung | 肺 | structure | P3 | one of a pair of spongy organs in the chest in which oxygen passes into the blood | 位於胸腔、成對而呈海綿狀、讓氧進入血液的器官
stomach | 胃 | structure | P3 | the bag-like organ that churns food with acid juice | 呈袋狀、以酸性汁液攪拌食物的器官 | not=small intestine
liver | 肝臟 | structure | P5 | the large reddish-brown organ on the upper right of the abdomen that makes bile | 位於腹腔右上方、體積大而呈紅褐色、製造膽汁的器官 | not=kidney
kidney | 腎臟 | structure | P5 | one of a pair of bean-shaped organs that filter the blood to make urine | 成對而形如豆子、過濾血液以製造尿液的器官 | not=liver, bladder
bladder | 膀胱 | structure | P5 | the stretchy bag in the lower abdomen that stores urine | 位於下腹、有彈性、貯存尿液的囊狀器官 | not=kidney
small intestine | 小腸 | structure | P5 | the long narrow tube in which most food is digested and taken into the blood | 長而狹窄、大部分食物在此消化並被吸收的管道 | not=large intestine
large intestine | 大腸 | structure | P5 | the wide tube in which water is taken back from food waste to form faeces | 較短而粗闊、從食物殘渣吸回水分以形成糞便的管道 | not=small intestine
gullet | 食道 | structure | P5 | the tube that carries swallowed food from the throat to the stomach | 把吞下的東西由咽喉送到胃的管道 | also=oesophagus; not=windpipe
windpipe | 氣管 | structure | P5 | the tube, held open by rings of cartilage, that leads from the throat towards the lungs | 由環狀軟骨撐開、從咽喉通向肺部的通道 | also=trachea; not=gullet
skull | 頭骨 | structure | P4 | the hard bony case that protects the brain | 保護腦部、形如圓殼的堅硬骨質結構
rib | 肋骨 | structure | P4 | one of the curved bones that form a cage round the heart and lungs | 呈弧形、圍成籠狀保護心和肺的骨
backbone | 脊柱 | structure | P4 | the chain of small bones down the middle of the trunk that holds the body upright | 由一連串小骨組成、位於背部中央、使身體挺直的結構 | also=spinal column
pelvis | 盆骨 | structure | P5 | the ring of bone at the hips, to which the legs are joined | 位於腰部以下、與雙腿相連的環狀骨 | also-zh=骨盆
thigh bone | 股骨 | structure | S2 | the longest part of the skeleton, between the hip and the knee | 人體最長的骨，位於髖部與膝部之間 | also=femur
joint | 關節 | structure | P4 | a place where two bones meet, such as the elbow or the knee | 兩塊骨相接之處，例如手肘和膝蓋 | not=muscle
muscle | 肌肉 | structure | P4 | the fleshy tissue that shortens to pull on bones and so moves the body | 能收縮並拉動骨骼、使身體活動的組織 | not=joint
tear | 眼淚 | substance | P4 | the salty liquid that washes dust away and flows when a person cries | 能沖走塵埃、人哭泣時會流出的鹹味液體
saliva | 唾液 | substance | P5 | the watery liquid in the mouth that wets food and begins to digest starch | 口腔內濕潤食物、並開始消化澱粉的分泌物 | also-zh=口水
sweat | 汗 | substance | P4 | the salty liquid that comes out through the skin on a hot day and cools the body | 天熱時從皮膚排出、使身體降溫的鹹味液體 | not=urine
urine | 尿液 | substance | P5 | the yellowish liquid waste that leaves the bladder | 由膀胱排出體外的淡黃色廢物
blood | 血液 | substance | P4 | the red liquid that the heart pumps through the vessels to all parts of the body | 由心臟泵送、流遍全身並運載氧的紅色液體
digestive system | 消化系統 | system | P5 | the group of organs that includes the stomach and the intestines | 包括胃和腸等、負責處理食物的一組器官
respiratory system | 呼吸系統 | system | P5 | the group of organs that includes the windpipe and the lungs | 包括氣管和肺等、負責氣體交換的一組器官
circulatory system | 循環系統 | system | P5 | the group of organs made up of the heart, the blood and its vessels | 包括心臟和血管等、把血液送往全身的一組器官
nervous system | 神經系統 | system | P5 | the group of organs that includes the brain and the spinal cord | 包括腦和脊髓等、負責傳遞訊息的一組器官
skeletal system | 骨骼系統 | system | P5 | the group of parts that includes the skull, the ribs and the backbone | 包括頭顱、肋和脊柱等、支撐身體的部分
urinary system | 泌尿系統 | system | S2 | the group of organs that includes the kidneys and the bladder | 包括腎臟和膀胱等、負責排走尿液的一組器官
pulse rate | 脈搏率 | quantity | P5 | the number of beats that can be felt at the wrist in one minute | 每分鐘在手腕感到的跳動次數
breathing rate | 呼吸率 | quantity | P5 | the number of times that the chest rises and falls in one minute | 人在每分鐘內胸部起伏的次數
body temperature | 體溫 | quantity | P3 | the measure of how warm a person is, normally about 37 °C | 人的冷熱程度，正常約為37°C
blood pressure | 血壓 | quantity | S2 | the force on the walls of the arteries as the heart beats and relaxes | 心臟收縮和舒張時，動脈管壁所承受的力
set | organs in the chest and abdomen | 胸腔和腹腔內的器官 | heart; lung; liver; stomach; kidney
set | organs and tubes that food passes through | 食物經過的器官和管道 | gullet; stomach; small intestine; large intestine
set | tubes and bags inside the body | 身體內的管道和囊 | windpipe; gullet; bladder; stomach; large intestine
set | organs that control, clean and supply the body | 維持身體運作的器官 | brain; heart; kidney; liver; lung
set | bones of the human body | 人體的骨骼 | skull; rib; backbone; pelvis; thigh bone
set | parts of the body that work together in movement | 與身體活動有關的部分 | joint; muscle; tendon=肌腱; ligament=韌帶
set | liquids that the body makes | 人體產生的液體 | tear; saliva; sweat; urine; blood
set | systems of the human body | 人體的系統 | digestive system; respiratory system; circulatory system; nervous system; skeletal system; urinary system
set | signs of health that a nurse measures | 護士量度的身體指標 | pulse rate; breathing rate; body temperature; blood pressure
order | the way of food through the body | 食物在人體內經過的路徑 | mouth=口腔 > gullet > stomach > small intestine > large intestine > anus=肛門
order | the way of air into the body | 空氣進入人體的路徑 | nose=鼻 > windpipe > bronchus=支氣管 > air sac=肺泡
order | the making and removal of urine | 尿液產生和排出的路徑 | kidney > ureter=輸尿管 > bladder > urethra=尿道
set | substances that leave the body | 排出體外的物質 | sweat; urine; tear; faeces=糞便

== The senses | 感官
eye | 眼睛 | structure | P3 | the sense organ with which we detect light and colour | 能偵測光線、使我們看見東西的器官
ear | 耳朵 | structure | P3 | the sense organ that detects sound and helps us to keep our balance | 對聲音產生感覺、並幫助身體保持平衡的器官
nose | 鼻子 | structure | P3 | the sense organ that detects smells in the air we breathe in | 對吸入空氣中的氣味產生感覺的器官 | not=tongue
tongue | 舌頭 | structure | P3 | the sense organ that detects sweet, sour, salty and bitter substances | 對甜、酸、鹹、苦的物質產生感覺的器官 | not=nose
skin | 皮膚 | structure | P3 | the sense organ that covers the body and detects touch, pressure, heat and cold | 覆蓋身體、對觸摸、壓力和冷熱產生感覺的器官
sight | 視覺 | process | P3 | the sense that tells us colour, shape and brightness | 讓我們知道物體顏色、形狀和明暗的感覺
hearing | 聽覺 | process | P3 | the sense that tells us how loud and how high a sound is | 讓我們知道聲音大小和高低的感覺
smell | 嗅覺 | process | P3 | the sense that warns us of leaking gas or burning by way of the nose | 讓我們經鼻子察覺煤氣泄漏或燒焦的感覺 | not=taste
taste | 味覺 | process | P3 | the sense that tells us whether food is sweet, sour, salty or bitter | 讓我們分辨食物甜、酸、鹹、苦的感覺 | not=smell
touch | 觸覺 | process | P3 | the sense that tells us whether a surface is rough or smooth, hot or cold | 讓我們分辨物體表面粗糙或光滑、冷或熱的感覺
eyelid | 眼瞼 | structure | P4 | the movable fold of skin that closes to cover the eye | 能開合、閉上時遮蓋眼球的皮膚褶 | also-zh=眼皮; not=eyelash
eyebrow | 眉毛 | structure | P3 | the strip of hair above the eye that keeps sweat from running down into it | 位於眼眶上方、阻擋汗水流入眼睛的一排短毛 | not=eyelash
eyelash | 睫毛 | structure | P3 | one of the short hairs along the edge of the lid that keep dust out | 生長在眼皮邊緣、阻擋灰塵進入眼睛的短毛 | not=eyebrow
earwax | 耳垢 | substance | P4 | the sticky yellow matter that traps dust in the canal leading to the eardrum | 在通往鼓膜的通道內、黏住灰塵的黃色物質
spectacles | 眼鏡 | device | P3 | a pair of lenses in a frame that help a person to see clearly | 鑲在框架內、架在鼻樑上幫助人看得清楚的一對透光片 | also=glasses
hearing aid | 助聽器 | device | P4 | a small electronic device worn at the ear that makes sounds louder | 佩戴在耳部、把聲音放大的電子裝置 | not=cochlear implant
white cane | 白手杖 | device | P4 | a long light stick with which a blind person feels the way ahead | 視障人士用來探測前路的輕便長棒 | also-zh=白杖
Braille | 點字 | sign | P5 | a system of writing in raised dots that blind people read with their fingertips | 視障人士以指尖觸摸閱讀、由凸起圓粒組成的書寫系統 | not=sign language
sign language | 手語 | sign | P5 | a system of communication in which deaf people speak by gestures and facial expressions | 聾人以動作和表情溝通的系統 | not=Braille
set | sense organs | 感覺器官 | eye; ear; nose; tongue; skin
set | the five senses | 五種感覺 | sight; hearing; smell; taste; touch
set | parts that protect the eye from outside | 保護眼睛的外部構造 | eyelid; eyebrow; eyelash; eye socket=眼眶
set | liquids and soft substances that protect the body | 保護身體的分泌物 | tear; earwax; mucus=黏液; saliva
set | aids for people with weak senses | 幫助感官較弱人士的用具 | spectacles; hearing aid; white cane; cochlear implant=人工耳蝸
set | organs that come in pairs | 成對的器官 | lung; kidney; eye; ear
set | parts of the body found in the head | 位於頭部的身體部分 | brain; skull; tongue; eardrum
set | ways of giving messages to people who cannot see or hear | 向視障或聽障人士傳遞信息的方式 | Braille; sign language; lip-reading=讀唇; audio description=口述影像

== Food and teeth | 食物與牙齒
incisor | 門齒 | structure | P4 | a flat, chisel-shaped tooth at the front of the mouth that cuts food | 位於口腔前方、扁平如鑿、用來切斷食物的牙齒 | also-zh=門牙; not=canine
canine | 犬齒 | structure | P4 | a pointed tooth next to the front teeth that tears food | 緊接前排牙齒、頂端尖銳、用來撕裂食物的牙齒 | not=incisor
premolar | 前臼齒 | structure | P4 | a tooth with usually two blunt points, absent in young children, that crushes food | 咀嚼面通常有兩個鈍尖、幼童沒有的牙齒 | also-zh=小臼齒; not=molar
molar | 臼齒 | structure | P4 | a large tooth at the back of the mouth with a broad bumpy top that grinds food | 位於口腔後方、咀嚼面闊而凹凸、用來磨碎食物的大型牙齒 | also-zh=大臼齒; not=premolar
enamel | 琺瑯質 | structure | P5 | the hard white outer layer of the crown of a tooth | 牙冠最外層堅硬的白色物質 | not=dentine
dentine | 牙本質 | structure | P5 | the bone-like layer that makes up most of a tooth | 構成牙齒大部分、與骨相似的一層 | also-zh=象牙質; not=enamel
pulp | 牙髓 | structure | P5 | the soft centre of a tooth, with blood vessels and nerves | 牙齒中央柔軟、含血管和神經的部分
gum | 牙齦 | structure | P4 | the pink flesh that surrounds the bottom of the teeth | 包圍着牙齒底部的粉紅色組織 | also-zh=牙肉
plaque | 牙菌膜 | substance | P4 | the sticky layer of bacteria that forms on teeth after eating | 進食後在牙齒表面形成、由微生物積聚的黏性薄層 | not=tartar
tartar | 牙石 | substance | P5 | the hard yellow deposit that a dentist must scrape off the teeth | 積聚在牙齒表面、須由牙醫刮除的堅硬黃色沉積物 | not=plaque
fluoride | 氟化物 | substance | P5 | the mineral added to toothpaste and tap water in Hong Kong to make teeth stronger | 香港自來水和牙膏中添加、令牙齒更堅固的礦物質
tooth decay | 蛀牙 | disease | P3 | the damage in which acid from bacteria makes holes in the enamel | 細菌產生的酸侵蝕琺瑯質而形成小洞的毛病 | not=gum disease
nutrition label | 營養標籤 | sign | P5 | the table on a food packet that shows how much energy, protein, fat and sodium it contains | 食物包裝上列明能量、蛋白質、脂肪和鈉含量的表 | not=ingredient list
ingredient list | 配料表 | sign | P5 | the part of a food packet that names what went into it, from most to least | 包裝上按分量由多至少列出食物以甚麼製成的部分 | not=nutrition label
use-by date | 此日期或之前食用 | sign | P5 | the mark on packets of quickly spoiled food after which it is no longer safe | 貼在易變壞產品上的標示，過了該天便不再安全 | not=best-before date
best-before date | 此日期前最佳 | sign | P5 | the mark on a food packet after which taste or quality may no longer be as good | 包裝上的標示，過了該天味道和品質便可能下降 | not=use-by date
grain | 穀物 | substance | P3 | the food group that includes rice, bread and noodles, of which we should eat most | 包括飯、麵包和粉麵等、應吃最多的食物類別
vegetables | 蔬菜 | substance | P3 | the food group that includes broccoli and carrots and is rich in fibre | 包括西蘭花和紅蘿蔔等、含豐富纖維的食物類別
dairy food | 奶類 | substance | P4 | the group in the food pyramid that includes cheese and yoghurt and is rich in calcium | 包括芝士和乳酪等、含豐富鈣質的食物類別
cooking oil | 食油 | substance | P4 | the liquid fat used for frying, of which we should take least | 用於煎炸、應吃最少的液態脂肪
set | kinds of teeth by shape and work | 按形狀和功用分類的牙齒 | incisor; canine; premolar; molar
set | parts of a tooth and what holds it | 牙齒及其周圍的構造 | enamel; dentine; pulp; gum
set | substances found on teeth or used to care for them | 與牙齒健康有關的物質 | plaque; tartar; fluoride; saliva
set | troubles of the mouth | 口腔的毛病 | tooth decay; gum disease=牙周病; mouth ulcer=口腔潰瘍; bad breath=口臭
set | things printed on a food packet | 食物包裝上的標示 | nutrition label; ingredient list; use-by date; best-before date
set | food groups of the healthy eating food pyramid | 健康飲食金字塔的食物類別 | grain; vegetables; meat=肉類; dairy food; cooking oil
order | the food pyramid from what to eat most to what to eat least | 健康飲食金字塔由吃最多至吃最少 | grains=穀物類 > vegetables and fruit=蔬菜和水果 > meat, eggs and milk=肉、蛋和奶類 > oil, salt and sugar=油、鹽和糖

== Materials and their properties | 物料與其特性
wood | 木材 | substance | P3 | a natural material from tree trunks that burns and can be sawn | 取自樹幹、可鋸開、遇火會燃燒的天然物料
glass | 玻璃 | substance | P3 | a hard, usually transparent, easily broken material made by melting sand | 把沙加熱熔化而成、堅硬易碎、通常透明的物料 | not=plastic
plastic | 塑膠 | substance | P3 | a light waterproof material, usually made from petroleum, that can be moulded into any shape | 多以石油製成、輕巧防水、可用模具造成各種形狀的物料 | not=rubber
rubber | 橡膠 | substance | P3 | a stretchy waterproof material, first made from the milky juice of a tree, used for tyres | 彈性好而不透水、常用來製造輪胎的物料 | not=plastic
paper | 紙 | substance | P3 | a thin sheet material made from the pulp of plant fibres, which tears easily when wet | 由植物纖維漿製成、濕透後容易撕破的薄片物料
leather | 皮革 | substance | P4 | a tough sheet material made by treating the hides of animals such as cattle | 取自牛隻等動物、經鞣製而成、堅韌耐磨的片狀物料
cotton | 棉 | substance | P3 | a soft plant fibre that grows round seeds and soaks up sweat well | 包圍在種子外面生長、柔軟吸汗的植物纖維 | not=wool
wool | 羊毛 | substance | P3 | a warm curly fibre cut from the coats of farm animals | 從牲畜身上剪下、捲曲而保暖的纖維 | not=cotton
silk | 蠶絲 | substance | P3 | a fine shiny fibre unwound from the cocoons of certain insects | 從昆蟲所結的繭抽出、纖細而有光澤的纖維
nylon | 尼龍 | substance | P5 | a strong fibre made wholly by man, first used for toothbrush bristles and stockings | 完全由人工合成、最初用於牙刷刷毛和絲襪的堅韌纖維
brick | 磚 | substance | P3 | a building material of baked clay in blocks that are laid in rows with mortar | 以黏土燒成塊狀、可層層砌疊的建築物料 | not=concrete
concrete | 混凝土 | substance | P4 | a building material of cement, sand, small stones and water, which sets as hard as rock | 由水泥、沙、碎石加水調成、乾後堅硬如石的建築物料 | also-zh=石屎,三合土; not=brick
steel | 鋼 | substance | P4 | a strong building material made of iron with a little carbon | 由鐵加入少量碳製成的堅固建築物料
iron | 鐵 | substance | P3 | a metal that a magnet attracts and that rusts in damp air | 能被磁石吸引、在潮濕空氣中會生鏽的金屬
aluminium | 鋁 | substance | P4 | a light silvery metal that resists corrosion, used for drink cans and kitchen foil | 輕巧而不易腐蝕、常製成汽水罐的銀色金屬 | not=iron
copper | 銅 | substance | P4 | a reddish-brown metal used as the core of electrical wires | 用作電線導線的紅褐色金屬
gold | 黃金 | substance | P4 | a soft precious metal that never tarnishes and is found as nuggets in rivers | 質軟、永不失去光澤、可在河沙中找到顆粒的貴重金屬
expanded polystyrene | 發泡膠 | substance | P4 | a very light, usually white material full of tiny air pockets, used in packing | 內含大量微細氣室、極輕而多呈白色的包裝物料
bubble wrap | 氣泡紙 | substance | P4 | a transparent packing sheet covered with small pockets that pop when they are pressed | 布滿小圓囊、按下會爆破、用作包裝的透明薄片
hardness | 硬度 | property | P4 | the ability of a material to resist being scratched | 物料抵抗被其他東西刮花的能力 | not=strength
strength | 強度 | property | P4 | the ability of a material to bear a heavy load without breaking | 物料承受重負而不斷裂的能力 | not=hardness
flexibility | 柔韌性 | property | P4 | the property of a material that lets it bend easily without breaking | 物料容易彎曲而不折斷的特性 | not=elasticity
elasticity | 彈性 | property | P4 | the property of a material that lets it spring back to its shape after being stretched | 物料被拉長或壓扁後能回復原狀的特性 | not=flexibility
brittleness | 脆性 | property | S1 | the property of a material that makes it shatter suddenly without bending when it is struck | 物料受撞擊時不彎曲而突然碎裂的特性 | not=hardness
absorbency | 吸水性 | property | P4 | the property of materials such as those of towels and sponges that lets them soak up liquid | 毛巾、海綿等物料能把液體帶進內部並留住的特性
waterproofness | 防水性 | property | P4 | the property of a material, such as that of a raincoat, that keeps liquid from passing through | 雨衣等的物料不讓液體滲過的特性
transparency | 透明度 | property | P4 | the degree to which a material lets us see things behind it clearly | 物料能讓人看清其背後景物的能力
flammability | 易燃性 | property | P5 | the property of a material that makes it catch fire quickly | 物料接近火焰便迅速着火的特性
durability | 耐用性 | property | P5 | the property of a material that lets it last a long time without wearing out | 物料經長時間磨損仍不損壞的特性
magnetism | 磁性 | property | P4 | the property of an object that lets it attract things made of iron | 物體能吸引鐵釘、萬字夾等鐵製品的特性
set | common materials | 常見物料 | wood; glass; plastic; rubber; paper
set | materials of containers and bags | 製造器皿和袋的物料 | glass; plastic; ceramic=陶瓷; leather; paper
set | fibres for making clothes | 製造衣服的纖維 | cotton; wool; silk; nylon; linen=亞麻
set | building materials | 建築物料 | brick; concrete; steel; wood; glass
set | metals | 金屬 | iron; aluminium; copper; gold; lead=鉛
set | packing materials | 包裝物料 | expanded polystyrene; bubble wrap; cardboard=硬紙板; cling film=保鮮紙
set | mechanical properties of materials | 物料的力學特性 | hardness; strength; flexibility; elasticity; brittleness
set | properties to think of when choosing material for a raincoat or a towel | 為雨衣或毛巾選料時考慮的特性 | absorbency; waterproofness; flexibility; durability
set | properties of materials | 物料的特性 | hardness; transparency; flammability; magnetism; absorbency
set | materials that do not let water through | 不透水的物料 | plastic; rubber; glass; aluminium
set | materials that come from animals | 來自動物的物料 | wool; silk; leather; feather down=羽絨
set | materials that come from plants | 來自植物的物料 | wood; cotton; paper; linen=亞麻
set | materials that are made by people | 人造的物料 | plastic; nylon; glass; concrete; steel
set | materials of pots and pans | 製造鍋具的物料 | iron; aluminium; copper; ceramic=陶瓷

== States of matter and separation | 物質狀態與分離
solid | 固體 | form | P3 | a state of matter that keeps both its own shape and its own volume | 形狀和體積都維持不變的物質狀態 | not=liquid
liquid | 液體 | form | P3 | a state of matter that takes the shape of its container but keeps its own volume | 形狀隨容器改變、體積卻不變的物質狀態 | not=gas
gas | 氣體 | form | P3 | a state of matter that spreads out to fill the whole of any closed container | 能散開並充滿整個密閉容器的物質狀態 | not=liquid
melting | 熔化 | process | P4 | the change of ice into water, or of solid wax into liquid, when heated | 固態的冰或蠟受熱後變成液態的過程 | not=dissolving
evaporation | 蒸發 | process | P4 | the slow change of a liquid into gas at its surface, below the boiling point | 未達沸點時，液體表面慢慢變成氣體的過程 | not=boiling
boiling | 沸騰 | process | P4 | the fast change of a liquid into gas with bubbles forming all through it | 液體內部各處冒出氣泡、迅速變成氣體的過程 | not=evaporation
condensation | 凝結 | process | P4 | the change of water vapour into drops of water on a cold surface | 水蒸氣遇冷變成小水點的過程 | not=evaporation
dissolving | 溶解 | process | P4 | the spreading of sugar or salt into water until it can no longer be seen | 糖或鹽分散在水中、直至再也看不見的過程 | not=melting
solute | 溶質 | substance | S1 | a substance, such as the salt in sea water, that is dissolved in a liquid | 溶解在液體中的物質，例如海水中的鹽 | not=solvent
solvent | 溶劑 | substance | S1 | a liquid, such as the water in sea water, in which another substance dissolves | 能溶解另一種物質的液體，例如海水中的水 | not=solute
solution | 溶液 | substance | S1 | a clear mixture formed when a substance dissolves in a liquid | 一種物質溶解在液體中而成的清澈混合物 | not=suspension
suspension | 懸浮液 | substance | S1 | a cloudy mixture, such as muddy water, whose solid particles settle when it stands | 如泥水般混濁、靜置後固體會下沉的混合物 | not=solution
residue | 濾渣 | substance | S1 | the solid left on the filter paper after muddy water has been filtered | 泥水過濾後留在濾紙上的固體 | not=filtrate
filtrate | 濾液 | substance | S1 | the clear liquid that has passed through the paper in a funnel | 穿過漏斗內的紙而收集到的清澈液體，例如由泥水得到的清水 | not=residue
filtration | 過濾 | method | P5 | the separation of an undissolved solid from a liquid with fine paper in a funnel | 用漏斗和有細孔的紙張把不溶固體與液體分開的方法 | not=sieving
distillation | 蒸餾 | method | S1 | the method of obtaining pure water from sea water by boiling it and cooling the steam | 把海水煮沸，再冷卻水汽以取得純水的方法 | not=filtration
crystallisation | 結晶 | method | S1 | the method of obtaining solid pieces of regular shape by letting a hot, concentrated solution cool slowly | 讓熱而濃的溶液慢慢冷卻，取得形狀規則固體的方法
magnetic separation | 磁力分離法 | method | P4 | the removal of iron filings from sand with an object that attracts them | 利用能吸引鐵的物體，把鐵屑從沙中取出的方法
chromatography | 色層分析法 | method | S1 | the separation of the dyes in an ink as a solvent moves up a strip of paper | 讓溶劑沿紙條上升，令墨水中各種染料分開的方法 | also-zh=色譜法
set | states of matter | 物質的狀態 | solid; liquid; gas; plasma=等離子體
set | changes of state | 狀態的改變 | melting; freezing=凝固; evaporation; boiling; condensation
set | changes when water, sugar or ice is heated, cooled or mixed | 加熱、冷卻或混合時的改變 | melting; dissolving; evaporation; condensation
set | substances in making mixtures | 與混合物有關的物質 | solute; solvent; solution; suspension
set | ways to separate mixtures | 分離混合物的方法 | filtration; distillation; magnetic separation; chromatography
set | ways to separate mixtures that hold a liquid | 分離含液體的混合物的方法 | filtration; distillation; crystallisation; chromatography
order | the cleaning of water in a treatment works | 濾水廠淨化食水的步驟 | adding alum=加入明礬 > sedimentation=沉澱 > filtration > adding chlorine=加入氯氣

== Water and the water cycle | 水與水循環
dew | 露水 | substance | P4 | small drops that form on cold grass and leaves in the early morning | 清晨在寒涼的草葉上凝結的小滴 | not=frost
frost | 霜 | substance | P4 | a thin layer of white ice that forms on cold ground and leaves | 在寒冷的地面和葉片上結成的薄層白色冰晶 | not=dew, snow
fog | 霧 | substance | P4 | tiny drops that float close to the ground so that we cannot see far | 浮在近地面空氣中、令人看不清遠處的微細水點 | not=cloud
cloud | 雲 | substance | P3 | a mass of tiny drops or ice bits floating high in the sky | 浮在高空的大團微細水點或冰晶 | not=fog
rain | 雨 | substance | P3 | liquid drops of water that fall from the sky | 從天空一點點落下的液態水滴
snow | 雪 | substance | P3 | soft white flakes of ice that fall from the sky | 從天空飄下的鬆軟白色冰晶 | not=hail
hail | 冰雹 | substance | P4 | hard lumps that fall from thunderclouds and can break windows | 從雷暴雲落下、可打破窗戶的堅硬凍結水塊 | not=snow
water vapour | 水蒸氣 | substance | P4 | the invisible gas that goes up into the air when puddles dry | 地面積水變乾時升到空中、看不見的物質 | not=cloud
groundwater | 地下水 | substance | P5 | the part of the rain that has sunk into soil and rocks and moves slowly there | 雨滲入泥土和岩石後，在其中緩慢流動的部分
tap water | 自來水 | substance | P4 | the water cleaned at a treatment works and sent through pipes to our homes | 經濾水廠淨化，再由管道送到家中的食水
sea water | 海水 | substance | P3 | the salty liquid used in most Hong Kong homes for flushing toilets | 香港大部分家庭用來沖廁、味道鹹的液體
distilled water | 蒸餾水 | substance | P5 | the pure liquid made by boiling water and cooling the steam | 把水煮沸後冷卻其水汽而得的純淨水
mineral water | 礦泉水 | substance | P4 | the bottled water that comes from a spring and holds natural salts | 取自天然地下水源、含天然鹽類的瓶裝飲品 | not=distilled water
Dongjiang water | 東江水 | substance | P4 | the fresh water bought from Guangdong that meets most of Hong Kong's needs | 從內地購買、佔香港淡水供應大部分的食水
desalinated water | 淡化海水 | substance | P5 | the fresh water made at Tseung Kwan O by taking out the salt | 在將軍澳的廠房除去鹽分後製成、可供飲用的食水
reclaimed water | 再造水 | substance | P5 | the used water that has been treated further so that it can flush toilets | 污水經進一步處理後、可供沖廁等用途的水
set | forms of water that fall from clouds | 從雲中落下的各種水 | rain; snow; hail; sleet=雨夾雪
set | forms of water near the ground and in the sky | 地面和空中的各種水 | dew; frost; fog; cloud; water vapour
set | things that form when vapour cools | 水蒸氣遇冷形成的東西 | dew; frost; fog; cloud
set | kinds of water that we use or drink | 我們使用或飲用的水 | tap water; sea water; distilled water; mineral water
set | parts of the water of the Earth | 地球上的水的組成部分 | groundwater; sea water; cloud; river water=河水
set | sources of water in Hong Kong | 香港的用水來源 | Dongjiang water; desalinated water; reclaimed water; sea water; rainwater from catchments=集水區雨水
set | frozen water in nature | 自然界中凍結的水 | frost; snow; hail; glacier ice=冰川冰
cycle | the water cycle | 水循環 | evaporation > condensation > rainfall=降雨 > flow back to the sea=流回大海

== Light | 光
shadow | 影子 | form | P3 | the dark shape behind an object that blocks rays from a lamp or the Sun | 物體擋住燈或太陽的光線時，後方出現的黑暗形狀 | not=mirror image
mirror image | 鏡像 | form | P4 | the picture of ourselves, with left and right swapped, that we see in a shiny flat surface | 在平滑光亮表面看見、左右相反的自己 | not=shadow
rainbow | 彩虹 | form | P3 | the coloured arc seen opposite the Sun when there are raindrops in the air | 空中有雨點時，在太陽對面出現的七色弧形
mirage | 海市蜃樓 | form | S3 | the false sight of water or distant things caused by rays bending in layers of hot air | 光線在冷熱不同的空氣層中彎曲，令人看見虛幻景物的現象
reflection | 反射 | process | P4 | the bouncing back of light when it meets a surface such as a mirror | 光遇到鏡子等表面後彈回的現象 | not=refraction
refraction | 折射 | process | P5 | the bending of light as it passes from air into water or glass | 光由空氣斜斜進入水或玻璃時改變方向的現象 | not=reflection
dispersion | 色散 | process | P5 | the splitting of white light into the colours of the rainbow | 白光分開成紅、橙、黃、綠等光線的現象 | not=refraction
plane mirror | 平面鏡 | device | P4 | a flat shiny sheet of glass in which we look the same size as we are | 表面沒有彎曲、所成的像與物體大小相同的鏡 | not=convex mirror
convex mirror | 凸面鏡 | device | P5 | a mirror that curves outwards, put at road bends to give a wide view | 表面向外鼓起、裝設在道路彎角使視野更闊的鏡 | not=concave mirror
concave mirror | 凹面鏡 | device | P5 | a mirror that curves inwards, in which a near face looks larger | 表面向內彎曲、靠近時容貌看來較大的鏡 | not=convex mirror
prism | 三稜鏡 | device | P5 | a triangular block of glass that splits sunlight into colours | 把陽光分成彩虹七色的透明柱體 | also-zh=稜鏡
magnifying glass | 放大鏡 | device | P3 | a hand-held lens, thicker in the middle, that makes small things look bigger | 中間較厚、拿在手中細看昆蟲和郵票的透鏡
telescope | 望遠鏡 | device | P4 | an instrument with which we see the craters of the Moon and other far-off things in the sky | 使人能看清月球環形山等天上景物的儀器 | not=microscope
microscope | 顯微鏡 | device | P5 | an instrument with which we see things, such as cells, too small for the naked eye | 用來觀察細胞等肉眼看不到的細小東西的儀器 | not=telescope
periscope | 潛望鏡 | device | P5 | a tube with two slanting mirrors through which we look over a wall | 筒內有兩塊傾斜的平面鏡、使人能越過圍牆觀看的儀器 | not=telescope
kaleidoscope | 萬花筒 | device | P4 | a toy tube with long mirrors in which coloured bits make changing patterns | 內有長條鏡子、轉動時彩色碎片呈現多變圖案的玩具
pinhole camera | 針孔照相機 | device | P5 | a dark box with a tiny opening that forms an upside-down picture on a screen | 以微細小洞使景物在屏幕上形成倒像的暗箱
torch | 手電筒 | device | P3 | a battery lamp that is carried to see in the dark | 隨身攜帶、發出光束照亮前路的用具
laser pointer | 激光筆 | device | S1 | a slim tool that points at a screen with one narrow, very bright beam of one colour | 發出一束狹窄、極亮而單一顏色、用來指示屏幕的細長工具
reflective strip | 反光帶 | device | P5 | the shiny band on the clothes of road workers that sends car headlight beams back | 貼在修路工人衣服上、夜間被車頭燈照到便顯得明亮的條狀物料 | also-zh=反光條; also=reflective band
set | things we see because of light | 與光有關的景象 | shadow; mirror image; rainbow; mirage
set | what happens to light when it meets something | 光遇到物體時發生的現象 | reflection; refraction; dispersion; absorption of light=光的吸收
set | mirrors and pieces of glass that change the way of light | 改變光線方向的鏡和玻璃 | plane mirror; convex mirror; concave mirror; prism; magnifying glass
set | instruments for looking | 觀察用的儀器 | magnifying glass; telescope; microscope; periscope
set | tubes and boxes that play with light | 與光有關的筒和箱 | periscope; kaleidoscope; pinhole camera; telescope
set | things used for seeing or being seen in the dark | 在黑暗中照明或令人看見的用具 | torch; laser pointer; reflective strip; candle=蠟燭

== Sound | 聲音
vibration | 振動 | process | P4 | the quick movement to and fro that we feel in a ringing bell | 物體快速的來回運動，觸摸鳴響的鐘便可感到
loudness | 響度 | property | P4 | the feature of a sound that grows when a drum is struck harder | 擊鼓越用力便越大的聲音特徵 | not=pitch
pitch | 音調 | property | P4 | the feature of a sound that rises when a guitar string is shortened or tightened | 弦線縮短或拉緊時便升高的聲音特徵 | not=loudness
timbre | 音色 | property | P5 | the feature of a sound by which we tell a piano from a violin playing the same note | 使我們能分辨鋼琴和小提琴奏出同一個音符的聲音特徵 | also=sound quality; not=pitch
echo | 回聲 | form | P4 | a sound heard again after it has bounced back from a cliff or a far wall | 遇到山崖或遠處牆壁反射後再次聽到的聲音
noise | 噪音 | form | P4 | an unwanted sound that disturbs people or harms their ears | 使人煩擾或損害聽力、不受歡迎的聲音
ultrasound | 超聲波 | form | S1 | the sound too high for people to hear, which bats use to find their way | 人耳聽不到、蝙蝠用來探路的高頻聲音
infrasound | 次聲波 | form | S3 | the sound too low for people to hear, with which elephants call over long distances | 人耳聽不到、大象用來遠距離溝通的低頻聲音
vocal cords | 聲帶 | structure | P4 | the two folds in the throat that vibrate as air from the lungs passes when we speak | 喉部兩片在呼出的氣流通過時振動、使人能說話的薄膜
eardrum | 耳膜 | structure | P4 | the thin sheet inside the head that vibrates when sound waves reach it | 位於頭部內、聲波傳來時隨之振動的薄片 | also-zh=鼓膜
ear flap | 耳郭 | structure | P4 | the outer part of the ear, on the side of the head, which collects sound | 耳朵露在頭部外面、收集聲音的部分 | also=pinna; also-zh=耳廓
ear canal | 耳道 | structure | P4 | the passage from the outside of the head to the eardrum, through which sound travels | 由頭部外面通往耳膜、讓聲音傳入的管狀部分
tuning fork | 音叉 | device | S1 | a two-pronged metal bar that gives one pure note when it is struck | 敲擊後發出單一純淨聲響的雙臂金屬器具
loudspeaker | 揚聲器 | device | P5 | the part of a radio or a telephone that turns electrical signals into sound | 收音機或電話中把電信號變成聲響的部分 | not=microphone
microphone | 麥克風 | device | P5 | the part of a recorder or a public address system that turns sound into electrical signals | 錄音機或擴音系統中把聲響變成電信號的部分 | also-zh=咪高峰,話筒; not=loudspeaker
stethoscope | 聽診器 | device | P4 | the instrument of tubes with which a doctor listens to the heart and lungs | 醫生用來得知心跳和肺部情況、一端放在病人胸前的管狀用具
sound level meter | 聲級計 | device | S1 | an instrument that shows in decibels how noisy a place is | 以分貝顯示環境有多嘈吵的儀器
ear muffs | 耳罩 | device | P4 | the padded cups worn over both sides of the head by workers in noisy places | 在嘈吵地方工作的人戴在頭部兩側、帶軟墊的防護用具
set | features by which sounds differ | 聲音的特徵 | loudness; pitch; timbre; duration=長短
set | kinds of sound | 各種聲音 | echo; noise; ultrasound; infrasound
set | parts of the body that have to do with sound | 與聲音有關的身體部分 | vocal cords; eardrum; ear flap; ear canal
set | devices that have to do with sound | 與聲音有關的用具 | tuning fork; loudspeaker; microphone; stethoscope; sound level meter
set | devices that help or protect hearing | 幫助或保護聽力的用具 | hearing aid; ear muffs; stethoscope; loudspeaker
order | the way of sound from a bell to the ear | 鐘聲傳到耳朵的過程 | bell vibrates=鐘振動 > air vibrates=空氣振動 > eardrum vibrates=耳膜振動 > message goes to the brain=信息傳到腦部

== Electricity at home | 家居電學
battery | 電池 | device | P4 | the part of a circuit that stores chemical energy and supplies electricity | 內藏化學能、為電路供應能量的元件
light bulb | 燈泡 | device | P4 | the part of a circuit that shines when a current flows | 電流通過時會發光的電路元件
switch | 開關 | device | P4 | the part of a circuit with which we make or break the path of a current | 用來接通或切斷電路的元件
buzzer | 蜂鳴器 | device | P4 | the part of a circuit that makes a humming sound when a current flows | 電流通過時會發出嗡嗡聲的電路元件
motor | 摩打 | device | P4 | the part of a circuit that spins when a current flows, as in a fan | 電流通過時會轉動、用於風扇等的電路元件 | also=electric motor; also-zh=電動機
electromagnet | 電磁鐵 | device | P5 | a coil round a core that can pick up paper clips only while a current flows | 繞上線圈、只在電流通過時才能吸起萬字夾的元件
plug | 插頭 | device | P5 | the three-pinned end of the cable of an appliance in Hong Kong | 本港電器電線末端、有三隻腳的部分 | not=socket
socket | 插座 | device | P5 | the part on the wall with three holes from which an appliance takes electricity | 裝在牆上、有三個孔、供應電力給電器的部分 | not=plug
fuse | 保險絲 | device | P5 | a thin wire that melts and breaks the circuit when the current is too large | 電流過大時熔斷、從而切斷電路的幼線 | not=circuit breaker
circuit breaker | 斷路器 | device | S1 | an automatic safety device that trips when the current is too large and can be reset | 電流過大時自動跳掣、其後可重新撥回的安全裝置 | not=fuse
power strip | 拖板 | device | P5 | a bar with several outlets on a cable, which must not be overloaded | 以電線連接、有多個插孔、不可負荷過重的長條裝置
conductor | 導體 | substance | P4 | a material, such as copper, that lets a current flow through it easily | 容易讓電流通過的物料，例如銅 | also=electrical conductor; not=insulator
insulator | 絕緣體 | substance | P4 | a material, such as rubber, that hardly lets a current flow through it | 幾乎不讓電流通過的物料，例如橡膠 | also=electrical insulator; not=conductor
closed circuit | 閉合電路 | form | P4 | a circuit without any gap, so that the bulb in it lights up | 沒有缺口、能讓燈泡發亮的電路 | not=open circuit
open circuit | 斷路 | form | P4 | a circuit with a gap, so that no current flows | 有缺口、電流不能流通的電路 | also-zh=開路; not=closed circuit
short circuit | 短路 | form | P5 | a circuit in which the current bypasses the bulb and becomes dangerously large | 電流不經過燈泡、因而過大而造成危險的電路 | not=open circuit
series circuit | 串聯電路 | form | P5 | a circuit in which the bulbs are joined one after another, so that if one fails all go out | 燈泡逐一相連、其中一個損壞便全部熄滅的電路 | not=parallel circuit
parallel circuit | 並聯電路 | form | P5 | a circuit with branches, in which one bulb still lights when another fails | 分成支路、一個燈泡損壞時其他仍發亮的電路 | not=series circuit
electric shock | 觸電 | form | P3 | the harm to a person through whose body a current passes | 電流通過人體而造成的傷害
static electricity | 靜電 | form | P5 | the charge that stays on a plastic ruler rubbed with cloth and picks up bits of paper | 膠尺與布摩擦後帶有、能吸起紙屑的電荷
rice cooker | 電飯煲 | device | P4 | the kitchen appliance that boils grains until dry and then keeps them warm | 把穀粒煮熟至水乾後自動轉為保溫的廚房用具
refrigerator | 雪櫃 | device | P4 | the kitchen appliance that keeps food cold so that germs grow slowly | 使食物保持低溫、減慢細菌生長的廚房用具 | also=fridge; also-zh=冰箱
microwave oven | 微波爐 | device | P5 | the kitchen appliance that heats food with invisible waves and must not hold metal dishes | 以看不見的輻射加熱食物、不可放入金屬器皿的廚房用具
induction cooker | 電磁爐 | device | P5 | the kitchen appliance with a flat top that heats only pots made of magnetic metal | 面板平滑、只能加熱含鐵等特定鍋具的廚房用具
dehumidifier | 抽濕機 | device | P4 | the household appliance that takes water out of damp air in spring | 在翳焗的春天收集空氣中水汽的家居用具
set | parts of a simple circuit | 簡單電路的元件 | battery; light bulb; switch; buzzer; motor
set | parts of a circuit that change electricity into something else | 把電能轉換成其他能量的元件 | light bulb; buzzer; motor; heating coil=發熱線
set | safety and connecting parts of home electricity | 家居供電的安全和連接裝置 | plug; socket; fuse; circuit breaker; power strip
set | things that can go wrong with electricity | 用電時可能出現的問題 | open circuit; short circuit; electric shock; overloading=負荷過重
set | household appliances | 家庭電器 | rice cooker; refrigerator; microwave oven; induction cooker; dehumidifier
set | kitchen appliances | 廚房電器 | rice cooker; refrigerator; microwave oven; induction cooker; electric kettle=電熱水壺

== Heat and temperature | 熱與溫度
conduction | 傳導 | process | P5 | the way heat passes along a metal spoon from the hot end to the cold end | 熱沿金屬匙由熱端移到冷端的方式 | not=convection
convection | 對流 | process | P5 | the way heat is carried by warm air or water that rises while cool parts sink | 暖的空氣或水上升、冷的下沉而把熱帶走的方式 | not=conduction
heat radiation | 熱輻射 | process | P5 | the way the Sun warms the Earth through empty space | 太陽的能量穿越真空使地球變暖的方式 | also=thermal radiation; not=convection
thermal expansion | 熱膨脹 | process | P5 | the increase in size of a metal bridge or the liquid in a thermometer when it is heated | 金屬橋或溫度計內的液體受熱時體積增大的現象 | also-zh=膨脹; also=expansion; not=contraction
contraction | 收縮 | process | P5 | the decrease in size of a metal rail or wire as it cools | 金屬軌或電線冷卻時體積變小的現象 | not=thermal expansion
insulation | 隔熱 | method | P5 | the slowing down of heat loss or gain by a layer of foam, wool or trapped air | 以泡沫、羊毛或空氣層減慢熱傳遞的方法
clinical thermometer | 體溫計 | device | P4 | an instrument, reading from about 35 °C to 42 °C, that shows whether a person has a fever | 刻度約由35°C至42°C、用來得知人是否發燒的儀器 | also-zh=探熱針; not=laboratory thermometer
laboratory thermometer | 實驗室溫度計 | device | P5 | a glass instrument, often reading from -10 °C to 110 °C, for boiling water or ice in experiments | 由-10°C至110°C、量度沸水或冰等冷熱的玻璃儀器 | not=clinical thermometer
vacuum flask | 保溫瓶 | device | P5 | a double-walled bottle with no air between its walls that keeps drinks hot or cold | 雙層壁之間沒有空氣、使飲品長時間不變冷或變熱的器皿 | also-zh=真空瓶,暖水瓶
solar water heater | 太陽能熱水器 | device | P5 | a set of black pipes on a roof that absorbs sunlight to supply warm baths | 裝在屋頂、以黑色喉管吸收日光供應暖和浴水的設備
greenhouse | 溫室 | device | P5 | a glass building in which plants are kept warm in cold weather | 在寒冷天氣仍能使植物保持和暖的玻璃建築物
cool box | 冷藏箱 | device | P5 | a chest with thick foam walls in which picnic food is kept fresh with ice packs | 四壁為厚泡沫、內放冰袋使野餐食物保鮮的容器
good conductor of heat | 熱的良導體 | substance | P5 | a material, such as aluminium, that warms through quickly and is used for the bottom of cooking pots | 容易讓熱通過、常用作鍋底的物料，例如鋁 | not=poor conductor of heat
poor conductor of heat | 熱的不良導體 | substance | P5 | a material, such as wood, that warms through slowly and is used for the handles of cooking pots | 不易讓熱通過、常用作鍋柄的物料，例如木 | not=good conductor of heat
set | ways in which heat moves or is lost | 熱傳遞或散失的方式 | conduction; convection; heat radiation; evaporation
set | what happens when things are heated or cooled | 物體受熱或冷卻時的現象 | thermal expansion; contraction; melting; condensation
set | instruments that show how hot something is | 顯示冷熱程度的儀器 | clinical thermometer; laboratory thermometer; oven thermometer=焗爐溫度計; maximum and minimum thermometer=最高最低溫度計
set | things that keep heat in or out | 保存熱或隔熱的物品 | vacuum flask; greenhouse; cool box; quilt=棉被

== Forces and magnets | 力與磁石
push | 推力 | quantity | P3 | a force that moves a shopping cart away from the person behind it | 令購物車遠離站在後面的人的力 | not=pull
pull | 拉力 | quantity | P3 | a force that brings a drawer towards the person who opens it | 打開抽屜時令它移向自己的力 | not=push
gravity | 地心吸力 | quantity | P4 | the force that makes a dropped apple fall to the ground | 使放開的蘋果向下掉落的力 | also=gravitational force; also-zh=重力
friction | 摩擦力 | quantity | P4 | the force between rubbing surfaces that slows a sliding box | 兩個接觸面之間使滑行的箱子慢下來的力 | not=air resistance
air resistance | 空氣阻力 | quantity | P5 | the force that slows a parachute on its way down | 使張開的降落傘下降得較慢的力 | not=friction
buoyancy | 浮力 | quantity | P4 | the force with which water holds up a ship | 水把船隻或木塊向上承托的力 | also=upthrust
magnetic force | 磁力 | quantity | P3 | the force that makes a compass needle point to the north | 使指南針的針轉向北方的力 | not=gravity
elastic force | 彈力 | quantity | P4 | the force with which a stretched spring or rubber band returns to its shape | 拉長的橡皮圈要回復原狀時產生的力
tension | 張力 | quantity | S3 | the force in a rope when a heavy bucket hangs from it | 繩子吊着重物時在繩中產生的力
weight | 重量 | quantity | S2 | the force of the Earth on an object, which would be about one sixth as much on the Moon | 物體在地球上受到的引力，在月球上只有約六分之一 | not=mass
mass | 質量 | quantity | S1 | the amount of matter in an object, which stays the same on the Moon | 物體所含物質的多少，帶到月球上也維持不變 | not=weight
volume | 體積 | quantity | P5 | the amount of space that an object takes up | 物體所佔空間的大小，如以立方厘米表示 | not=mass
density | 密度 | quantity | S1 | the mass of a material in each unit of volume | 物質每單位體積的質量 | not=mass
speed | 速率 | quantity | P5 | the distance that a car travels in each hour or second | 汽車每小時或每秒行走的距離
attraction | 相吸 | process | P3 | the pulling together of the north pole of one magnet and the south pole of another | 一塊磁石的N極與另一塊的S極互相靠近的現象 | not=repulsion
repulsion | 相斥 | process | P3 | the pushing apart of two magnets whose like poles face each other | 兩塊磁石的同類磁極面對面時互相推開的現象 | not=attraction
bar magnet | 條形磁石 | device | P3 | a straight magnet that attracts iron most strongly at its two ends | 呈直棒狀、兩端吸鐵能力最強的磁石 | also-zh=條形磁鐵
horseshoe magnet | 馬蹄形磁石 | device | P3 | a U-shaped magnet whose two ends lie side by side | 呈U字形、兩端並排的磁石 | also-zh=蹄形磁鐵
ring magnet | 環形磁石 | device | P4 | a round magnet with a hole in the middle | 中央有圓孔的圓形磁石 | also-zh=環形磁鐵
magnetic compass | 指南針 | device | P4 | a tool with a swinging needle that shows directions | 內有可轉動的磁體、用來辨別方向的工具
spring balance | 彈簧秤 | device | P5 | a tool with a hook whose coil stretches to show how strongly it is pulled | 下有掛鈎、以線圈伸長多少顯示拉力大小的工具 | not=beam balance
beam balance | 天平 | device | P5 | a tool with two pans on which an object is weighed against known masses | 有兩個秤盤、以砝碼比較物體質量的工具 | not=spring balance
set | forces in daily life | 日常生活中的力 | gravity; friction; air resistance; buoyancy; magnetic force; elastic force
set | quantities that are easily mixed up | 容易混淆的物理量 | mass; weight; volume; density; speed
set | forms of magnet | 磁石的形狀 | bar magnet; horseshoe magnet; ring magnet; disc magnet=圓片形磁石
set | forces between things that touch | 互相接觸的物體之間的力 | friction; air resistance; buoyancy; elastic force; tension
set | what happens with magnets | 與磁石有關的現象 | attraction; repulsion; magnetisation=磁化; demagnetisation=退磁
set | tools that are read from a scale or display | 須讀取刻度或讀數的工具 | spring balance; beam balance; measuring cylinder; stopwatch; metre rule

== Simple machines and tools | 簡單機械與工具
lever | 槓桿 | device | P5 | a bar that turns about a fixed point, like a seesaw | 繞着一個固定點轉動的硬棒，例如蹺蹺板
fixed pulley | 定滑輪 | device | P5 | a grooved wheel at the top of a flagpole that only changes the direction of the pull | 裝在旗杆頂、只改變用力方向而不省力的有槽輪子 | not=movable pulley
movable pulley | 動滑輪 | device | P5 | a grooved wheel that rises together with its load and halves the force needed | 隨重物一起升降、可節省一半力的有槽輪子 | not=fixed pulley
inclined plane | 斜面 | device | P5 | a sloping board along which a heavy load is raised with less force | 一端高一端低、用較小的力便能把重物推上去的長板 | not=wedge
wedge | 楔 | device | P5 | a block with a thin edge that is driven in to split things, like the blade of an axe | 有薄邊、打入物體使之裂開的器具，例如斧頭的刃 | not=inclined plane
screw | 螺旋 | device | P5 | a rod with a spiral ridge that moves forward as it is turned | 桿身有盤繞的坡紋、轉動時便向前推進的器具 | not=wedge
gear | 齒輪 | device | P5 | a toothed wheel that fits into another and turns it | 邊緣有牙、互相扣合而帶動另一個轉動的機械 | not=wheel and axle
fulcrum | 支點 | structure | P5 | the fixed point about which a seesaw turns | 蹺蹺板轉動時固定不動的位置 | not=load
load | 負荷 | object | P5 | the thing that a seesaw or a crowbar has to lift | 蹺蹺板一端所要舉起的東西 | also-zh=重物; not=effort
effort | 施力 | quantity | P5 | the push or pull that a person gives to a seesaw or a crowbar | 人對蹺蹺板或撬棒所作的推或拉 | not=load
seesaw | 蹺蹺板 | device | P5 | a playground plank with the support in the middle and a child at each end | 支點在中間、兩端各坐一個小孩的遊戲設施
wheelbarrow | 手推車 | device | P5 | a garden cart with one wheel in front and two handles behind, which carries soil in the middle | 前有單輪、後有兩柄、中間盛載泥土的園藝運輸工具
tweezers | 鑷子 | device | P5 | a small V-shaped tool squeezed between the fingers to pick up stamps or splinters | 以手指在中間夾合、用來夾起郵票或木刺的V形小工具 | not=scissors
scissors | 剪刀 | device | P3 | a tool of two crossed blades, joined at a pin, that cut paper | 兩片交叉的刃以釘連接、用來裁紙的工具 | not=tweezers
nutcracker | 胡桃鉗 | device | P5 | a tool of two arms joined at one end that crushes a hard shell put between them | 兩臂在一端相連、把放在中間的硬殼果實壓碎的工具
hammer | 錘子 | device | P4 | a tool with a heavy head for driving in nails | 有沉重的頭部、用來把釘打入木板的工具
saw | 鋸子 | device | P4 | a tool with a toothed blade for cutting through planks | 有帶齒的刀片、用來切斷木板的工具
screwdriver | 螺絲批 | device | P4 | a tool with a flat or cross-shaped tip that turns the slotted head of a fastener | 尖端呈「一」或「十」字形、用來扭動帶槽釘頭的工具 | also-zh=螺絲起子; not=spanner
spanner | 扳手 | device | P5 | a tool with open jaws that grips and turns a six-sided nut | 有開口、用來咬緊六角螺帽轉動的工具 | also=wrench; also-zh=士巴拿; not=screwdriver
pliers | 鉗子 | device | P4 | a hand tool with two hinged jaws for gripping or bending wire | 有兩個相連的夾口、用來夾緊或扭曲鐵線的工具 | not=spanner
crowbar | 撬棒 | device | P5 | a long iron bar with a flattened end for forcing up lids and nails | 末端扁平、用來掀起箱蓋和釘子的長鐵條
set | simple machines | 簡單機械 | lever; wheel and axle=輪軸; inclined plane; wedge; screw
set | machines with wheels | 有輪子的機械 | fixed pulley; movable pulley; wheel and axle=輪軸; gear
set | parts and forces of a lever | 與槓桿有關的點和力 | fulcrum; load; effort; effort arm=施力臂
set | tools that work as levers | 應用槓桿原理的工具 | seesaw; wheelbarrow; tweezers; scissors; nutcracker; crowbar
set | tools of a workshop | 工場的工具 | hammer; saw; screwdriver; spanner; pliers
set | tools that squeeze or cut | 夾或剪的工具 | tweezers; scissors; nutcracker; pliers
set | machines for raising a load | 用來提升重物的機械 | fixed pulley; movable pulley; inclined plane; screw jack=螺旋千斤頂

== Weather and its instruments | 天氣與氣象儀器
thermometer | 溫度計 | device | P3 | the weather instrument that tells us how hot or cold the air is | 顯示空氣冷熱程度的氣象儀器 | not=barometer
barometer | 氣壓計 | device | P5 | the weather instrument whose sudden fall in reading often warns of a coming storm | 讀數急降往往預示暴風雨將至的儀器 | not=hygrometer
rain gauge | 雨量計 | device | P4 | the weather instrument that collects water falling from the sky and shows its depth in millimetres | 收集從天空落下的水、以毫米顯示其深度的氣象儀器
wind vane | 風向標 | device | P4 | the weather instrument whose arrow shows where the wind is blowing from | 以箭頭指示風從哪裏吹來的氣象儀器 | also=weather vane; not=anemometer
anemometer | 風速計 | device | P4 | the weather instrument whose cups spin faster as the wind gets stronger | 風越強、杯狀物轉動越快的氣象儀器 | not=wind vane
hygrometer | 濕度計 | device | P5 | the weather instrument that tells us how much water vapour the air holds | 顯示空氣中含有多少水汽的氣象儀器 | not=rain gauge
sunshine recorder | 日照計 | device | P5 | the weather instrument in which a glass ball burns a track on a card on bright days | 晴天時以玻璃球在紙卡上燒出痕跡的氣象儀器
weather satellite | 氣象衛星 | device | P4 | the machine in orbit that takes pictures of clouds from above | 在軌道上由高處拍攝雲層圖像的機器 | not=weather radar
weather radar | 天氣雷達 | device | P5 | the ground station dish that sends out radio waves and finds rain from those sent back | 在地面發射電波、根據反射回來的電波找出雨區的裝置 | not=weather satellite
weather balloon | 探空氣球 | device | P5 | the gas-filled bag that carries instruments up through the atmosphere and finally bursts | 帶着儀器升上高處、最後爆破的袋狀物
air temperature | 氣溫 | quantity | P3 | the weather element that tells us how hot or cold the day is | 戶外冷熱程度的數值，例如攝氏28度 | not=humidity
humidity | 濕度 | quantity | P4 | the weather element that is high when washing dries slowly and walls drip in spring | 天氣要素之一，數值高時衣物難乾、牆壁冒水
rainfall | 雨量 | quantity | P4 | the weather element given as the depth of water that has fallen in a certain time | 天氣要素之一，以某段時間內所降水的深度表示
wind direction | 風向 | quantity | P4 | the weather element that tells us from which side the wind blows, such as the north-east | 天氣要素之一，說明風從哪一方吹來，例如東北方 | not=wind speed
wind speed | 風速 | quantity | P4 | the weather element that tells us how fast the wind blows, as in kilometres per hour | 天氣要素之一，說明風吹得有多快，例如每小時多少公里 | not=wind direction
visibility | 能見度 | quantity | P5 | the weather element that tells us how far away we can make out things, which falls in fog | 天氣要素之一，表示可看清遠處景物的距離，有霧時下降
UV index | 紫外線指數 | quantity | P4 | the daily number that warns how strongly the Sun's invisible rays may burn the skin | 每日公布、提示陽光曬傷皮膚風險高低的級別 | not=Air Quality Health Index
breeze | 微風 | event | P3 | a light movement of air that makes leaves rustle | 使樹葉輕輕沙沙作響的空氣流動
thunderstorm | 雷暴 | event | P4 | a violent shower with flashes of lightning and loud rumbles | 伴有閃電和隆隆巨響的猛烈驟雨
drizzle | 毛毛雨 | event | P4 | a fall of very fine drops that wet us only slowly | 水點極細、只慢慢沾濕衣服的降水
tornado | 龍捲風 | event | P5 | a narrow spinning column of air that reaches from a cloud to the ground | 由雲底伸展到地面、狹窄而急速旋轉的空氣柱 | not=typhoon
typhoon | 颱風 | event | P3 | a huge spinning storm of the sea, with an eye, that hits Hong Kong in summer and autumn | 形成於海上、中心有「眼」、夏秋吹襲香港的巨大旋轉天氣系統 | not=tornado
set | weather instruments | 氣象儀器 | thermometer; barometer; rain gauge; hygrometer; sunshine recorder
set | instruments about moving air and what it holds | 與空氣和風有關的氣象儀器 | wind vane; anemometer; barometer; hygrometer
set | things that help to forecast the weather | 協助預測天氣的設備 | weather satellite; weather radar; weather balloon; Stevenson screen=百葉箱
set | weather elements | 天氣要素 | air temperature; humidity; rainfall; wind direction; wind speed; visibility
set | numbers given with the weather report | 天氣報告提供的數值 | UV index; Air Quality Health Index=空氣質素健康指數; air temperature; rainfall
set | kinds of wind, rain and storm | 各種風、雨和風暴 | breeze; drizzle; thunderstorm; tornado; typhoon

== Day, year and seasons | 晝夜、年與季節
rotation | 自轉 | process | P5 | the spinning of the Earth on its axis, which gives us day and night | 地球繞着地軸旋轉、造成晝夜交替的運動 | not=revolution
revolution | 公轉 | process | P5 | the travelling of the Earth round the Sun, which takes one year | 地球環繞太陽運行，一周需時一年 | not=rotation
day | 日 | period | P3 | the time in which the Earth spins once, divided into 24 hours | 地球本身旋轉一周所需的時間，分為24小時
lunar month | 農曆月 | period | P4 | the time from one new moon to the next, of 29 or 30 days | 由一次朔至下一次朔的時間，有29或30天
year | 年 | period | P3 | the time in which the Earth goes once round the Sun | 地球環繞太陽運行一周所需的時間
season | 季節 | period | P3 | one of the four parts of the year, each about three months long, that differ in weather and day length | 一年中天氣和晝夜長短各異的四個時期之一，每個約三個月
spring | 春季 | period | P3 | the warm and humid part of the year in Hong Kong, from March to May | 香港溫暖而潮濕多霧的時期，約由三月至五月
summer | 夏季 | period | P3 | the hottest and wettest part of the year in Hong Kong | 香港全年最熱、雨水最多的時期
autumn | 秋季 | period | P3 | the sunny, dry and cool part of the year in Hong Kong, from September to November | 香港天朗氣清、乾爽宜人的時期，約由九月至十一月
winter | 冬季 | period | P3 | the coldest part of the year in Hong Kong | 香港全年最寒冷、間有寒潮的時期
spring equinox | 春分 | event | P5 | the date about 20 March when day and night are nearly equal and the nights then grow shorter in Hong Kong | 約在3月20日、香港晝夜幾乎等長、其後白晝漸長的日子 | not=autumnal equinox
summer solstice | 夏至 | event | P5 | the date about 21 June with the most hours of daylight in Hong Kong | 約在6月21日、香港白晝最長的日子 | not=winter solstice
autumnal equinox | 秋分 | event | P5 | the date about 23 September when day and night are nearly equal and the nights then grow longer in Hong Kong | 約在9月23日、香港晝夜幾乎等長、其後黑夜漸長的日子 | not=spring equinox
winter solstice | 冬至 | event | P5 | the date about 22 December with the fewest hours of daylight in Hong Kong | 約在12月22日、香港白晝最短的日子 | not=summer solstice
North Pole | 北極點 | place | P5 | the place from which every way on the ground leads south | 地面上往任何方向走都是向南的地方 | not=South Pole
South Pole | 南極點 | place | P5 | the place on an ice-covered continent from which every way on the ground leads north | 位於冰封大陸上、往任何方向走都是向北的地方 | not=North Pole
equator | 赤道 | place | P5 | the imaginary line round the middle of the Earth, which divides it into two hemispheres | 環繞地球中部、把地球分為南北兩半球的假想線
Earth's axis | 地軸 | place | P5 | the imaginary line on which our tilted planet spins | 我們這顆傾斜的行星旋轉時所繞的假想直線 | not=equator
new moon | 新月 | form | P5 | the phase in which the side facing us is dark and cannot be seen | 朝向地球的一面沒有被照亮、因而看不見的月相 | also-zh=朔; not=full moon
first quarter | 上弦月 | form | P5 | the phase about a week after new moon, in which Hong Kong sees the right half lit | 約在農曆初七八出現、香港看見右半邊明亮的月相 | not=last quarter
full moon | 滿月 | form | P4 | the phase in which the whole side facing us is lit, as at Mid-Autumn | 朝向地球的一面全部明亮、在中秋節前後出現的月相 | also-zh=望; not=new moon
last quarter | 下弦月 | form | P5 | the phase about a week before new moon, in which Hong Kong sees the left half lit | 約在農曆廿二三出現、香港看見左半邊明亮的月相 | not=first quarter
crescent moon | 蛾眉月 | form | P5 | the phase in which only a thin curved strip on one side is lit | 只有一側彎彎窄邊明亮的月相
solar eclipse | 日食 | event | P5 | the event in which the Moon comes between the Sun and the Earth | 月球運行到太陽與地球之間而遮住陽光的天象 | not=lunar eclipse
lunar eclipse | 月食 | event | P5 | the event in which the Earth comes between the Sun and the Moon | 地球運行到太陽與月球之間、其影子落在月球上的天象 | not=solar eclipse
meteor shower | 流星雨 | event | P5 | the event in which many streaks of light are seen in one night as dust burns up in the air | 一夜間大量塵粒在大氣層燃燒、劃出許多光痕的天象
tide | 潮汐 | process | P5 | the daily rise and fall of the sea, caused mainly by the pull of the Moon | 主要由月球引力造成、海面每天的升降現象
set | units of time that come from movements in the sky | 由天體運行而來的時間 | day; lunar month; season; year
set | seasons of the year in Hong Kong | 香港的四季 | spring; summer; autumn; winter
set | dates that mark the seasons | 標誌季節的日子 | spring equinox; summer solstice; autumnal equinox; winter solstice
set | special places and lines of the Earth | 地球上特別的地點和線 | North Pole; South Pole; equator; Earth's axis
set | phases of the Moon | 月相 | new moon; first quarter; full moon; last quarter; crescent moon
set | events seen in the sky | 天空中的現象 | solar eclipse; lunar eclipse; meteor shower; transit of Venus=金星凌日
cycle | the four seasons | 四季 | spring > summer > autumn > winter
cycle | the phases of the Moon | 月相的變化 | new moon > first quarter > full moon > last quarter
order | dates that mark the seasons, from the start of the calendar year | 公曆年內標誌季節的日子 | spring equinox > summer solstice > autumnal equinox > winter solstice

== Earth, land and soil | 地球、地形與泥土
crust | 地殼 | structure | P6 | the thin, solid outermost layer of the Earth | 地球最外層、薄而堅硬的岩石部分 | not=mantle
mantle | 地幔 | structure | P6 | the thickest layer of the Earth, made of hot rock, between the crust and the core | 由熾熱岩石構成、位於地殼與地核之間的最厚一層 | not=crust
outer core | 外核 | structure | P6 | the layer of the Earth made of liquid iron and nickel | 由液態鐵和鎳構成的地球內部一層 | not=inner core
inner core | 內核 | structure | P6 | the solid ball of hot iron and nickel at the very centre of the Earth | 位於地球正中心、由固態鐵和鎳構成的球體 | not=outer core
plain | 平原 | structure | P4 | a wide stretch of low land with hardly any slopes | 海拔低而幾乎沒有起伏的廣闊陸地 | not=plateau
plateau | 高原 | structure | P5 | a wide stretch of fairly level land that stands far above the sea, such as that of Tibet | 海拔數百至數千米、頂部寬廣而較平坦的陸地，例如西藏一帶 | not=plain
valley | 山谷 | structure | P4 | the long low land between two hills, often with a river in it | 兩旁為坡地所夾、常有河流經過的長形低地 | not=basin
basin | 盆地 | structure | P5 | the wide low land ringed by mountains, such as that of Sichuan | 四周被山嶺包圍的廣闊低窪區域，例如四川中部 | not=valley
island | 島嶼 | structure | P4 | a piece of land with water on every side | 四周完全被水包圍的一片陸地 | not=peninsula
peninsula | 半島 | structure | P4 | a piece of land, such as Kowloon, with water on three sides | 三面環水的陸地，例如九龍 | not=island
bay | 海灣 | structure | P4 | a part of the sea that curves into the land, often with a sandy beach | 伸入陸地而呈弧形、常有沙灘的水域 | not=strait
strait | 海峽 | structure | P5 | a narrow stretch of water between two pieces of land that joins two larger ones | 夾在兩塊陸地之間、連接兩片較大水域的狹長水道 | not=bay
sandy soil | 沙土 | substance | P5 | the loose soil with large grains that water drains through fast | 顆粒粗大、鬆散、水很快流走的泥土 | not=clay soil
clay soil | 黏土 | substance | P5 | the sticky soil with very fine grains that water drains through slowly | 顆粒極細、濕時可搓成條、水難以流走的泥土 | not=sandy soil
loam | 壤土 | substance | P5 | the soil with coarse and fine grains mixed, which suits most crops best | 粗細顆粒適中、最適合大部分農作物生長的泥土
humus | 腐殖質 | substance | P5 | the dark material in the soil that comes from rotted leaves and dead animals | 枯葉和動物屍體分解後留在泥土中的深色物質
gravel | 礫石 | substance | P5 | the loose stones, larger than grains of sand, found on river beds and spread on paths | 比沙粒大的鬆散小石塊，常見於河牀，可用來鋪路
atmosphere | 大氣圈 | system | P6 | all the air, in several layers, that surrounds the Earth | 包圍着地球的全部空氣，分為多層 | also-zh=大氣層
hydrosphere | 水圈 | system | S1 | all the oceans, rivers, lakes, ice and groundwater of the Earth | 地球上所有海洋、河流、湖泊和冰的總稱
lithosphere | 岩石圈 | system | S3 | the rigid outer shell of the Earth that is broken into plates | 地球堅硬的外殼，分裂成多個板塊
biosphere | 生物圈 | system | S1 | all the parts of land, sea and air of the Earth in which life is found | 陸地、海洋和空氣中有動植物存在的所有範圍
set | layers of the Earth | 地球的分層 | crust; mantle; outer core; inner core
set | shapes of the land | 陸地的地形 | plain; plateau; valley; basin
set | land and water along the coast | 海邊的陸地和水域 | island; peninsula; bay; strait; headland=海角
set | kinds of soil | 泥土的種類 | sandy soil; clay soil; loam; peat soil=泥炭土
set | spheres of the Earth | 地球的圈層 | atmosphere; hydrosphere; lithosphere; biosphere
order | layers of the Earth from outside to inside | 地球由外至內的分層 | crust > mantle > outer core > inner core

== Rocks and minerals | 岩石與礦物
granite | 花崗岩 | substance | S1 | the speckled rock with large crystals, made by slow cooling underground, common on Hong Kong Island and in Kowloon | 在地下慢慢冷卻而成、晶體粗大、常見於九龍的岩石 | not=volcanic tuff
volcanic tuff | 凝灰岩 | substance | S1 | the rock made of hardened ash, which forms the columns of the Sai Kung geopark | 由火山噴出的碎屑固結而成、構成西貢六角石柱的岩石 | not=granite
basalt | 玄武岩 | substance | S3 | the dark, fine-grained rock made from runny lava, which covers the ocean floor | 由流動熔岩迅速冷卻而成、鋪滿海牀的深色細粒岩石 | not=granite
pumice | 浮岩 | substance | S1 | the light rock full of gas holes, from frothy lava, used to rub hard skin | 由充滿氣泡的熔岩形成、輕而多孔、用來磨去硬皮的岩石 | also-zh=浮石
shale | 頁岩 | substance | S3 | the layered rock made of pressed mud, which splits into thin sheets | 由泥受壓形成、容易裂成薄片的層狀岩石 | not=slate
limestone | 石灰岩 | substance | S1 | the rock made mainly of sea shells, which fizzes with dilute acid and forms the hills of Guilin | 多由海洋動物的殼形成、遇稀酸冒泡、構成桂林山水的岩石 | not=marble
marble | 大理岩 | substance | S1 | the rock used for statues and floors, changed from limestone by heat and pressure | 由石灰岩受高溫高壓轉變而成、用於雕像和地板的岩石 | also-zh=大理石; not=limestone
slate | 板岩 | substance | S3 | the rock changed from pressed mud, which splits into smooth flat pieces used as roof tiles | 由泥質岩石受壓力轉變而成、裂面光滑、可作屋瓦的岩石 | not=shale
quartz | 石英 | substance | S1 | the hard glassy mineral that makes up most sand grains | 構成大部分沙粒、堅硬而有玻璃光澤的礦物
mica | 雲母 | substance | S3 | the shiny mineral that peels off into thin bendable sheets | 閃亮而能剝成有彈性薄片的礦物
talc | 滑石 | substance | S3 | the softest mineral of Mohs scale, ground into body powder | 莫氏硬度表中最軟、可磨成爽身粉的礦物 | not=diamond
diamond | 鑽石 | substance | S1 | the hardest natural mineral, made of carbon and cut into gems | 由碳構成、最堅硬的天然礦物，可切割成珠寶 | also-zh=金剛石; not=talc
rock salt | 岩鹽 | substance | S1 | the mineral, left by dried-up seas, that dissolves in water and is used to season food | 古代海水乾涸後留下、能溶於水、可作調味的礦物
igneous rock | 火成岩 | substance | S1 | the class of rock that forms when molten magma cools and hardens | 由熔融的岩漿冷卻凝固而成的一類岩石 | not=metamorphic rock
sedimentary rock | 沉積岩 | substance | S1 | the class of rock that forms from layers of sand, mud or shells pressed together, often with fossils | 由沙、泥或貝殼層層壓實膠結而成、常含化石的一類岩石 | not=igneous rock
metamorphic rock | 變質岩 | substance | S1 | the class of rock that has been changed by great heat or pressure without melting | 原有岩石未經熔化、受高溫或高壓而改造成的一類岩石 | not=sedimentary rock
set | rocks seen in Hong Kong and elsewhere that were once molten or ash | 由岩漿或火山噴出物形成的岩石 | granite; volcanic tuff; basalt; pumice
set | rocks in layers or changed from them | 層狀岩石及由其轉變而成的岩石 | sandstone=砂岩; shale; limestone; marble; slate
set | rocks used in building | 用作建築的岩石 | granite; marble; sandstone=砂岩; slate
set | minerals | 礦物 | quartz; mica; talc; diamond; rock salt

== The solar system | 太陽系
Mercury | 水星 | place | P4 | the smallest planet and the one nearest to the Sun | 體積最小、離太陽最近的行星 | not=Venus
Venus | 金星 | place | P4 | the hottest planet, wrapped in thick clouds and almost as big as our own | 表面溫度最高、被濃厚雲層包裹的行星 | not=Mercury
Earth | 地球 | place | P3 | the only planet known to have living things | 已知唯一有生物存在的行星
Mars | 火星 | place | P4 | the planet that looks reddish because of the rusty dust on its ground | 地面滿布鏽色塵土而呈紅色的行星
Jupiter | 木星 | place | P4 | the largest planet, with a giant storm known as the Great Red Spot | 體積最大、表面有大紅斑風暴的行星 | not=Saturn
Saturn | 土星 | place | P4 | the planet with the widest and brightest rings | 擁有最寬闊明亮光環的行星 | not=Jupiter
Uranus | 天王星 | place | P4 | the seventh planet from the Sun, which spins lying almost on its side | 距太陽第七近、幾乎側臥着旋轉的行星 | not=Neptune
Neptune | 海王星 | place | P4 | the planet farthest from the Sun, with very fast winds | 離太陽最遠、風速極高的行星 | not=Uranus
Sun | 太陽 | place | P3 | the star round which the eight planets move and which gives us light and heat | 八大行星環繞運行、給予我們光和熱的恆星
Moon | 月球 | place | P3 | the natural satellite that goes round the Earth and is covered with craters | 環繞地球運行、表面布滿環形山的天然衛星
Pluto | 冥王星 | place | P5 | the small icy world that was called the ninth planet until 2006 | 在2006年前曾被列為第九大行星的冰冷小天體
star | 恆星 | object | P4 | a huge ball of hot gas in space that gives out its own light | 太空中能自行發光的巨大熾熱氣體球 | not=planet
planet | 行星 | object | P4 | a large round body that goes round the Sun and has cleared its path of other bodies | 環繞太陽運行、已清除軌道附近其他物體的大型球狀天體 | not=star
natural satellite | 天然衛星 | object | P5 | a body in space, such as the Moon, that goes round a planet | 環繞行星運行的天體，例如月球 | not=planet
asteroid | 小行星 | object | P5 | one of many rocky bodies that go round the Sun, mostly between the paths of Mars and Jupiter | 環繞太陽運行、大多位於火星與木星之間的岩石天體 | not=comet
comet | 彗星 | object | P5 | a ball of ice and dust that grows a long bright tail when it comes near the Sun | 由冰和塵組成、接近太陽時拖着長長亮尾的天體 | not=meteor
meteor | 流星 | object | P5 | a streak of light made by a grain of dust that burns up in the Earth's air | 塵粒闖入大氣層燃燒而劃過夜空的光痕 | also=shooting star; not=comet, meteorite
meteorite | 隕石 | object | S1 | a piece of rock or iron from space that has landed on the ground | 來自太空、落到地面上的岩塊或鐵塊 | not=meteor
galaxy | 星系 | object | S1 | a huge group of billions of stars, such as the Milky Way | 由數以億計恆星組成的巨大集團，例如銀河 | also=galaxies (plural); not=constellation
constellation | 星座 | object | P5 | a group of stars in the night sky joined by people into a picture, such as Orion | 人們把夜空中一組恆星連成的圖形，例如獵戶 | not=galaxy
crater | 環形山 | structure | P5 | a round hollow made by a rock that crashed into the ground of a planet or moon | 岩石撞擊行星或月球地面而成的圓形凹坑
orbit | 軌道 | structure | P5 | the path of a planet round the Sun or of a spacecraft round the Earth | 行星環繞太陽或太空船環繞地球的路徑
asteroid belt | 小行星帶 | structure | S1 | the ring-shaped zone of many rocky bodies between the paths of Mars and Jupiter | 火星與木星軌道之間、聚集大量岩石天體的環狀區域
set | inner planets | 靠近太陽的行星 | Mercury; Venus; Earth; Mars
set | outer planets | 遠離太陽的行星 | Jupiter; Saturn; Uranus; Neptune
set | planets of the solar system | 太陽系的行星 | Venus; Mars; Jupiter; Saturn; Uranus; Mercury
set | worlds that spacecraft from the Earth have visited | 地球探測器曾到訪的天體 | Moon; Mars; Venus; Pluto; Saturn
set | bodies in space | 太空中的天體 | star; planet; natural satellite; asteroid; comet
set | bright things in the night sky | 夜空中的發光現象和天體 | meteor; comet; star; planet
order | planets from the Sun outwards | 行星由近至遠離太陽的次序 | Mercury > Venus > Earth > Mars > Jupiter > Saturn > Uranus > Neptune
order | bodies from small to large | 天體由小至大 | Moon > Earth > Jupiter > Sun
order | terrestrial planets from small to large | 類地行星由小至大 | Mercury > Mars > Venus > Earth
set | planets that can be seen with the naked eye | 肉眼可見的行星 | Mercury; Venus; Mars; Jupiter; Saturn
set | small worlds without a thick atmosphere | 沒有濃厚大氣的小型天體 | Moon; Mercury; Pluto; Ceres=穀神星
set | groups and patterns of things in space | 太空中的集團和圖形 | galaxy; constellation; asteroid belt; planetary ring=行星環
order | from small to large in space | 太空中由小至大 | Earth > Sun > solar system=太陽系 > Milky Way=銀河系

== Space exploration | 太空探索
rocket | 火箭 | device | P4 | a machine that carries its own fuel and oxygen and lifts spacecraft off the ground | 自備燃料和氧、把太空船推離地面的飛行器
space station | 太空站 | device | P4 | a large craft in orbit in which crews live and work for months | 在軌道上供人員長期生活和工作的大型航天器
space probe | 太空探測器 | device | P5 | a craft without a crew that is sent to study another world | 沒有載人、用來研究其他天體的航天器
space shuttle | 穿梭機 | device | P5 | a winged craft of the United States, used until 2011, that took off upright and landed like a plane | 美國使用至2011年、升空時直立、回程時滑翔着陸的有翼航天器 | also-zh=太空穿梭機
rover | 探測車 | device | P5 | a wheeled robot that drives over the ground of another world | 在其他天體地面行走的有輪機械人 | also-zh=月球車,火星車
lander | 着陸器 | device | P5 | a craft that comes down softly on another world and stays where it is | 緩慢降下至其他天體表面、之後停留原處的航天器 | not=rover
artificial satellite | 人造衛星 | device | P4 | a man-made machine that goes round the Earth to send signals or take pictures | 環繞地球運行、傳送信號或拍攝圖像的機器 | not=natural satellite
spacesuit | 太空衣 | device | P4 | the sealed clothing with an oxygen supply that an astronaut wears for a walk outside | 航天員出艙活動時穿着、密封並供應氧的服裝
astronaut | 航天員 | role | P4 | a person trained to travel and work beyond the atmosphere | 受過訓練、在大氣層外飛行和工作的人 | also-zh=太空人,宇航員
weightlessness | 失重 | property | P5 | the state of floating freely inside a craft in orbit | 在環繞地球的航天器內自由飄浮的狀態
Sputnik 1 | 史普尼克1號 | device | P6 | the world's first man-made object in orbit, launched by the Soviet Union in 1957 | 蘇聯於1957年發射、全球首個進入軌道的人造物體
Apollo 11 | 阿波羅11號 | event | P5 | the mission of 1969 in which people first stepped on the Moon | 1969年人類首次踏足月球的任務
Shenzhou 5 | 神舟五號 | event | P5 | the mission of 2003 in which China first sent a person into space | 2003年中國首次把人送上太空的任務
Chang'e 4 | 嫦娥四號 | event | P5 | the mission that in 2019 made the first soft landing on the far side of the Moon | 2019年首次在月球背面軟着陸的任務
Tianwen-1 | 天問一號 | event | P5 | the mission of 2020 to 2021 that put China's first craft in orbit and on the ground of Mars | 2020年出發、首次把中國的航天器送上火星的任務
Tiangong | 天宮 | device | P5 | the large orbiting laboratory that China built with its Tianhe, Wentian and Mengtian modules | 中國以天和、問天、夢天三艙建成的在軌實驗室
Beidou | 北斗 | system | P5 | the network of orbiting machines with which China gives positions to ships, cars and phones | 中國為船隻、車輛和手機提供定位服務的系統
Hubble Space Telescope | 哈勃太空望遠鏡 | device | P6 | the instrument launched in 1990 that photographs far galaxies from above the atmosphere | 1990年發射、在大氣層外拍攝星系的儀器
Zhurong | 祝融號 | device | P5 | the wheeled robot with which China explored Mars in 2021 | 中國於2021年用來探索火星的有輪機械人 | not=Yutu
Yutu | 玉兔號 | device | P5 | the first Chinese wheeled robot on the Moon | 首部登上月球的中國有輪機械人 | not=Zhurong
Yuri Gagarin | 加加林 | person | P5 | the Soviet pilot who in 1961 became the first person in space | 1961年成為首位進入太空的人的蘇聯飛行員
Neil Armstrong | 岩士唐 | person | P5 | the American who in 1969 was the first to step on the Moon | 1969年首位踏足月球的美國人 | also-zh=阿姆斯特朗
Yang Liwei | 楊利偉 | person | P5 | the pilot who in 2003 became the first person sent into space by China | 2003年乘神舟五號升空、中國首位進入太空的人
Liu Yang | 劉洋 | person | P5 | the pilot who in 2012 became the first Chinese woman in space | 2012年成為中國首位進入太空的女性
Wang Yaping | 王亞平 | person | P5 | the first Chinese woman to walk outside a spacecraft, who also taught lessons from orbit | 中國首位出艙活動的女性，亦曾在太空為學生授課
Qian Xuesen | 錢學森 | person | P5 | the scientist who returned from the United States and led China's early rocket and space work | 由美國回國、奠定中國火箭和航天事業的專家
set | craft and machines for going into space | 太空飛行的工具 | rocket; space station; space probe; space shuttle
set | machines used to study another world | 探索其他天體的機器 | rover; lander; orbiter=軌道器; astronomical telescope=天文望遠鏡
set | machines sent beyond the atmosphere | 送到大氣層外的機器 | artificial satellite; space probe; space shuttle; rocket
set | landmarks in space exploration | 太空探索的重要任務 | Apollo 11; Shenzhou 5; Chang'e 4; Tianwen-1
set | machines of China's space programme | 中國航天的設備 | Tiangong; Zhurong; Yutu; Beidou
set | people who were first in space | 太空探索的先驅 | Yuri Gagarin; Neil Armstrong; Valentina Tereshkova=捷列什科娃; Yang Liwei
set | Chinese people of space exploration | 中國航天人物 | Yang Liwei; Liu Yang; Wang Yaping; Qian Xuesen
order | steps in space exploration | 太空探索的進程 | first satellite in orbit=首枚人造衛星升空 > first person in space=首次有人進入太空 > first people on the Moon=人類首次登月 > first International Space Station module=國際太空站首個艙段升空
order | steps of China's space programme | 中國航天的進程 | first satellite=首枚人造衛星東方紅一號 > Shenzhou 5 > Chang'e 4 > Tianwen-1
set | famous machines sent into space | 著名的航天設備 | Sputnik 1; Hubble Space Telescope; Tiangong; Yutu; International Space Station=國際太空站
set | women in space | 進入太空的女性 | Valentina Tereshkova=捷列什科娃; Liu Yang; Wang Yaping; Sally Ride=莎莉·萊德

== Scientific inquiry | 科學探究
observation | 觀察 | method | P3 | the use of eyes, ears and other senses to find out what something is like | 運用眼、耳等感官去了解事物特徵的方法 | not=inference
classification | 分類 | method | P3 | the sorting of things into groups by what they have in common | 按事物的共通特徵把它們歸入不同組別的方法
measurement | 量度 | method | P4 | the finding of a length, mass or time with an instrument and a unit | 利用儀器和單位得出長度、時間等數值的過程 | not=estimation
estimation | 估計 | method | P4 | the judging of a length or a number roughly, without an instrument | 不用儀器，大約判斷長度或數目的方法 | not=measurement
prediction | 預測 | method | P4 | the statement of what will happen, based on what is known already | 根據已知的事實，說出將會發生甚麼事的方法 | not=inference
inference | 推論 | method | P5 | the drawing of an explanation from what has been seen, such as rain at night from a wet road | 根據所見的事實找出解釋的方法，例如由路濕想到夜間下過雨 | not=observation, prediction
communication | 傳意 | method | P4 | the sharing of findings with others through talks, drawings, tables or graphs | 以說話、圖畫、圖表等把研究所得告訴他人的過程 | also-zh=表達
experiment | 實驗 | method | P4 | a test in which one thing is changed on purpose to see what happens | 刻意改變某項條件以檢視結果的測試 | not=survey
fair test | 公平測試 | method | P4 | an investigation in which only one condition is changed and all the others are kept the same | 只改變一項條件、保持其他條件相同的探究方式
survey | 問卷調查 | method | P4 | the collection of information by asking many people the same questions | 向許多人提出相同題目以收集資料的方法 | not=interview
interview | 訪問 | method | P4 | the collection of information by talking with one person in depth | 與一位對象深入交談以收集資料的方法 | not=survey
field study | 實地考察 | method | P5 | the collection of information by going to a shore or a forest and looking there | 親身到海邊或樹林等現場蒐集資料的方法
model making | 製作模型 | method | P5 | the building of a small copy, such as balls for planets, to explain something large or hidden | 以縮小的仿造品解釋巨大或難見事物的方法，例如用球代表行星
repeated trial | 重複測試 | method | P5 | the carrying out of the same test several times so that the results are more reliable | 把相同步驟進行數次，使結果更可靠的做法
averaging | 求平均值 | method | P5 | the method of adding several readings and dividing by how many there are | 把數次讀數相加，再除以次數的計算方法
data | 數據 | idea | P4 | the numbers and facts recorded during an investigation | 在探究中記錄下來的讀數和事實 | not=conclusion
hypothesis | 假說 | idea | P5 | a reasonable guess, made before testing, that tests may show to be right or wrong | 測試前提出、可由測試證明對或錯的合理猜想 | also-zh=假設; not=conclusion
conclusion | 結論 | idea | P4 | a statement, made after testing, that answers what one wanted to find out | 測試完成後作出、回應所探究事項的陳述 | not=hypothesis
evidence | 證據 | idea | P5 | something found by testing that supports or opposes a claim | 測試所得、能支持或反駁某項說法的事實
scientific law | 科學定律 | idea | S1 | a statement, often a formula, that says what always happens in nature | 常以公式描述自然界必然發生的事的陳述 | not=scientific theory
scientific theory | 科學理論 | idea | S1 | a well-tested explanation of why things in nature happen | 對自然現象成因經多番驗證的解釋 | not=scientific law
set | skills of a young scientist | 科學過程技能 | observation; classification; measurement; prediction; inference; communication
set | skills of judging things | 判斷事物的技能 | estimation; measurement; prediction; inference
set | ways of collecting information | 蒐集資料的方法 | experiment; survey; interview; field study
set | ways of making an investigation better to trust and to understand | 使探究結果更可信或易明的做法 | fair test; repeated trial; averaging; model making
set | kinds of scientific knowledge | 各種科學知識 | hypothesis; scientific law; scientific theory; evidence
order | steps of an investigation | 科學探究的步驟 | scientific question=探究問題 > hypothesis > doing the experiment=進行實驗 > recording data=記錄數據 > conclusion
astronomer | 天文學家 | role | S1 | a scientist who studies stars, planets and galaxies | 研究恆星、行星和星系的科學家 | not=astronaut
meteorologist | 氣象學家 | role | S1 | a scientist who studies clouds, rain and storms and makes forecasts | 研究雲、雨和風暴並作預報的科學家
geologist | 地質學家 | role | S1 | a scientist who studies rocks, minerals and volcanoes | 研究岩石、礦物和火山等的科學家
physicist | 物理學家 | role | S1 | a scientist who studies forces, light, electricity and energy | 研究力、光、電和能量等的科學家 | not=chemist
chemist | 化學家 | role | S1 | a scientist who studies what substances are made of and how they react | 研究各種物質的成分和反應的科學家 | not=physicist
biologist | 生物學家 | role | S1 | a scientist who studies cells, animals and plants | 研究細胞、動物和植物等的科學家
set | scientists by what they study | 研究不同領域的科學家 | astronomer; meteorologist; geologist; physicist; chemist; biologist
set | jobs that have to do with the sky and space | 與天空和太空有關的職業 | astronaut; astronomer; meteorologist; pilot=機師
set | ways of making results more certain | 使結果更準確的做法 | fair test; repeated trial; averaging; calibration=校準

== In the laboratory | 實驗室
test tube | 試管 | device | S1 | a narrow glass vessel with a round bottom and no markings for small amounts of chemicals | 窄長、底部呈圓形、盛載少量化學品的玻璃器皿 | not=boiling tube
beaker | 燒杯 | device | S1 | a wide glass vessel with a flat bottom, straight sides and a lip for pouring | 口闊、側面筆直、底部平坦並有傾倒口的玻璃器皿 | not=conical flask
conical flask | 錐形瓶 | device | S1 | a glass vessel with a flat bottom and sides that narrow to a neck, so that liquid can be swirled safely | 底部平坦、向上收窄、方便搖勻液體的玻璃器皿 | not=beaker
measuring cylinder | 量筒 | device | S1 | a tall narrow vessel with a scale that shows the volume of a liquid | 高而窄、以刻度顯示液體體積的器皿 | not=beaker
evaporating dish | 蒸發皿 | device | S1 | a shallow china bowl in which salty water is heated until the salt is left | 用來加熱鹽水直至只剩下鹽的淺瓷碗 | also=evaporating basin
watch glass | 表面玻璃 | device | S1 | a small, round, shallow curved plate for holding a few crystals or covering a beaker | 放置少量固體或蓋着燒杯的淺圓碟 | also-zh=表面皿
dropper | 滴管 | device | S1 | a thin tube with a soft bulb that adds a liquid little by little | 附有軟膠囊、用來逐少加入液體的幼長器具
glass rod | 玻璃棒 | device | S1 | a solid thin bar for stirring mixtures in a beaker | 用來攪拌混合物的實心幼條
filter funnel | 漏斗 | device | S1 | a cone with a narrow stem that holds folded paper for separating sand from water | 呈圓錐形、下有幼管、放上摺紙可把沙和水分開的器具
Bunsen burner | 本生燈 | device | S1 | a gas heater with an air hole that gives a hot blue flame for heating | 有氣孔、能以煤氣形成高溫藍色火焰的加熱器具 | not=spirit lamp
tripod | 三腳架 | device | S1 | a three-legged iron frame on which a beaker stands while it is heated | 放在本生燈上方、加熱時承托燒杯的鐵製支座
wire gauze | 鐵絲網 | device | S1 | the metal mesh put under a beaker to spread the heat evenly | 墊在燒杯底、使熱力均勻分散的金屬織片
heat-proof mat | 隔熱墊 | device | S1 | the sheet put on the bench to protect the table top from burning | 放在實驗桌面、以免桌面被燒焦的平板
test tube holder | 試管夾 | device | S1 | a wooden tool that grips a single narrow vessel while it is moved in a flame | 在火焰上加熱時握住單支玻璃器皿的木製工具 | not=test tube rack
test tube rack | 試管架 | device | S1 | a wooden or plastic frame in which several narrow vessels stand upright | 讓多支玻璃器皿直立擺放的木製或膠製框座 | not=test tube holder
tongs | 坩堝鉗 | device | S1 | a long metal tool with two arms for gripping hot things | 用來夾取灼熱物品的長柄金屬工具 | also=crucible tongs
stopwatch | 秒錶 | device | P5 | a hand timer that is started and stopped by a button | 按鈕便可開始和停止、量度短暫時間的手提計時器
electronic balance | 電子天平 | device | S1 | a machine with one pan that shows the mass of an object in digits | 只有一個秤盤、以數字顯示物體質量的機器
metre rule | 米尺 | device | P5 | a straight bar 100 cm long for measuring length | 長一百厘米、用來量度長短的直條
safety goggles | 護目鏡 | device | S1 | the tight-fitting clear eyewear that keeps out splashed chemicals | 緊貼面部、防止化學品濺入眼睛的透明用具 | also-zh=安全眼鏡
laboratory coat | 實驗袍 | device | S1 | the long white garment that protects clothes and skin from spills | 保護身體和衣服免被濺污的白色長衣
fire blanket | 滅火氈 | device | S1 | the sheet thrown over small flames or burning clothes to cut off air | 覆蓋着小焰或燃燒衣服以隔絕空氣的布塊 | not=fire extinguisher
eyewash | 洗眼器 | device | S1 | the fixture that sprays plenty of clean water on a face splashed with chemicals | 面部濺到化學品時以大量清水沖走藥品的設備
flammable | 易燃 | sign | S1 | the hazard warning, with a flame, on a liquid such as alcohol that catches fire quickly | 貼在酒精等接近火焰便迅速着火的化學品上的警告標誌
toxic | 有毒 | sign | S1 | the hazard warning, with a skull and crossbones, on a substance that can kill when swallowed | 以骷髏骨頭表示吞下可致命的化學品的警告標誌 | not=corrosive
corrosive | 腐蝕性 | sign | S1 | the hazard warning, with a hand and metal being eaten away, on strong acids and alkalis | 以手和金屬被破壞的圖案標示強酸、強鹼的警告標誌 | not=irritant
irritant | 刺激性 | sign | S1 | the hazard warning on a chemical that makes the skin red and itchy but does not eat it away | 表示化學品會令皮膚紅癢但不會毀爛皮膚的警告標誌 | not=corrosive
explosive | 爆炸性 | sign | S1 | the hazard warning, with a bursting ball, on a substance that may blow up when knocked or heated | 以圓球四散表示化學品受撞擊或受熱會突然猛烈分解的警告標誌
oxidising | 助燃 | sign | S1 | the hazard warning, with a flame over a ring, on a substance that makes other things burn harder | 以圓環上有火焰表示化學品令其他物質燒得更猛的警告標誌 | not=flammable
set | vessels of the laboratory | 實驗室的器皿 | test tube; beaker; conical flask; measuring cylinder; evaporating dish; watch glass
set | apparatus used in heating | 加熱時使用的儀器 | Bunsen burner; tripod; wire gauze; heat-proof mat
set | apparatus for handling tubes and hot things | 握持或擺放器皿的儀器 | test tube holder; test tube rack; tongs; tripod
set | apparatus used with liquids | 處理液體時使用的儀器 | dropper; glass rod; filter funnel; measuring cylinder
set | measuring instruments | 量度儀器 | stopwatch; electronic balance; metre rule; measuring cylinder; laboratory thermometer
set | safety equipment of the laboratory | 實驗室的安全設備 | safety goggles; laboratory coat; fire blanket; fire extinguisher=滅火筒; eyewash
set | hazard warnings on chemicals | 化學品的危險警告標誌 | flammable; toxic; corrosive; irritant; explosive; oxidising
order | lighting a Bunsen burner | 點燃本生燈的步驟 | close the air hole=關上氣孔 > light the match=點燃火柴 > turn on the gas=開啟煤氣掣 > open the air hole=打開氣孔
set | long thin pieces of apparatus | 細長的儀器 | dropper; glass rod; test tube; laboratory thermometer; metre rule
set | metal pieces of apparatus | 金屬製的儀器 | tripod; wire gauze; tongs; Bunsen burner
set | equipment for putting out fires | 滅火設備 | fire blanket; fire extinguisher=滅火筒; sand bucket=沙桶; fire hose=消防喉

== Inventions and scientists | 發明與科學家
Thomas Edison | 愛迪生 | person | P4 | the American inventor of the phonograph and of a long-lasting electric lamp | 發明留聲機和耐用電燈的美國人
Alexander Graham Bell | 貝爾 | person | P5 | the inventor who patented the telephone in 1876 | 1876年取得電話專利的發明家
Samuel Morse | 摩斯 | person | P6 | the American who made a telegraph and gave his name to a code of dots and dashes | 發明電報、以點和劃組成電碼的美國人 | also-zh=摩爾斯
James Watt | 瓦特 | person | P5 | the Scottish engineer who greatly improved the steam engine | 大幅改良蒸汽機的蘇格蘭工程師
Wright brothers | 萊特兄弟 | person | P4 | the two Americans who in 1903 made the first powered aeroplane flight | 1903年首次駕駛動力飛機升空的兩位美國人
Karl Benz | 本茨 | person | P6 | the German engineer who built a petrol-driven motor car in 1885 | 1885年造出以汽油推動的汽車的德國工程師
Johannes Gutenberg | 谷登堡 | person | P6 | the German who brought printing with movable metal letters to Europe in the 15th century | 十五世紀在歐洲以金屬活字印書的德國人 | also-zh=古騰堡
Alfred Nobel | 諾貝爾 | person | P5 | the Swede who invented dynamite and left his fortune for yearly prizes | 發明黃色炸藥、以遺產設立獎項的瑞典人
Tim Berners-Lee | 伯納斯-李 | person | P6 | the British computer scientist who invented the World Wide Web | 發明萬維網的英國電腦科學家
Galileo Galilei | 伽利略 | person | P5 | the Italian who turned a telescope on Jupiter in 1610 and found four of its moons | 1610年以望遠鏡發現木星四顆衛星的天文學家
Isaac Newton | 牛頓 | person | P5 | the English scientist who set out three laws of motion and the law of gravitation | 提出三條運動定律和萬有引力定律的英國科學家
Albert Einstein | 愛因斯坦 | person | P5 | the German-born physicist who put forward the theory of relativity | 提出相對論的德國出生物理學家
Marie Curie | 居里夫人 | person | P5 | the Polish-born scientist who discovered radium and won Nobel prizes in two sciences | 發現鐳、兩度獲諾貝爾獎的波蘭裔女科學家
Michael Faraday | 法拉第 | person | P6 | the English scientist who found how a moving magnet makes electricity in a coil | 發現移動磁石可令線圈產生電流的英國科學家
Benjamin Franklin | 富蘭克林 | person | P5 | the American statesman who invented the lightning rod | 發明避雷針的美國政治家兼科學家 | also-zh=法蘭克林
Archimedes | 阿基米德 | person | P5 | the ancient Greek who found the law of floating bodies, as the story goes, in his bath | 相傳在洗澡時想出浮體原理的古希臘學者
Charles Darwin | 達爾文 | person | P6 | the English naturalist who wrote On the Origin of Species | 著有《物種起源》的英國博物學家
Edward Jenner | 琴納 | person | P6 | the English doctor who in 1796 gave the first vaccination, against smallpox | 1796年首創以牛痘預防天花的英國醫生 | also-zh=詹納
Alexander Fleming | 弗萊明 | person | P6 | the Scottish scientist who in 1928 discovered penicillin | 1928年發現青霉素的蘇格蘭科學家
Louis Pasteur | 巴斯德 | person | P6 | the French scientist who showed that germs make food go bad and made a rabies vaccine | 證明食物變壞由微生物造成、研製狂犬病疫苗的法國科學家
Florence Nightingale | 南丁格爾 | person | P5 | the English nurse who founded the modern profession of caring for the sick | 奠定近代護理事業的英國人
Jane Goodall | 珍·古德 | person | P5 | the British scientist who lived among wild chimpanzees in Africa and studied them | 長期在非洲研究野生黑猩猩的英國科學家
Stephen Hawking | 霍金 | person | P6 | the British physicist in a wheelchair who studied black holes | 以輪椅代步、研究黑洞的英國物理學家
Cai Lun | 蔡倫 | person | P4 | the Han court official who improved the making of paper | 改良造紙術、使紙張普及的東漢官員
Bi Sheng | 畢昇 | person | P5 | the man of the Song dynasty who invented movable-type printing with clay | 以膠泥發明活字印刷術的北宋人
Zhang Heng | 張衡 | person | P5 | the Han scholar who made an instrument that told of distant earthquakes | 製造儀器測知遠方地震的東漢學者
Zu Chongzhi | 祖沖之 | person | P6 | the scholar of the Southern dynasties who worked out pi to seven decimal places | 把圓周率推算至小數後七位的南朝學者
Shen Kuo | 沈括 | person | P6 | the Song scholar who wrote Dream Pool Essays | 著有《夢溪筆談》的北宋學者
Li Shizhen | 李時珍 | person | P5 | the Ming doctor who wrote the Compendium of Materia Medica | 著有《本草綱目》的明代醫學家
Zhan Tianyou | 詹天佑 | person | P5 | the Chinese engineer who built the Beijing-Zhangjiakou railway | 主持修建京張鐵路的工程師
Yuan Longping | 袁隆平 | person | P5 | the Chinese scientist whose hybrid rice greatly raised harvests | 以雜交水稻大幅提高收成的中國科學家
Tu Youyou | 屠呦呦 | person | P5 | the Chinese scientist who found a medicine for malaria in a herb and won a Nobel Prize in 2015 | 由草藥找出治瘧疾藥物、2015年獲諾貝爾獎的中國科學家
Charles Kao | 高錕 | person | P5 | the physicist of the Chinese University of Hong Kong known as the father of optical fibre communication | 曾任香港中文大學校長、有「光纖之父」之稱的物理學家
paper-making | 造紙術 | method | P4 | the art of turning bark and rags into sheets to write on, one of the Four Great Inventions | 把樹皮和破布變成書寫薄片的工藝，屬中國四大發明之一
printing | 印刷術 | method | P4 | the art of making many copies of a text with inked blocks or type, one of the Four Great Inventions | 以塗墨的版或字粒複製大量文字的工藝，屬中國四大發明之一
gunpowder | 火藥 | substance | P4 | the exploding mixture of saltpetre, sulphur and charcoal, one of the Four Great Inventions | 由硝石、硫磺和木炭混合、會爆炸的物質，屬中國四大發明之一
steam engine | 蒸汽機 | device | P5 | the coal-fired machine that drove factories and trains in the Industrial Revolution | 燒煤推動工廠和火車、帶動工業革命的動力裝置
telegraph | 電報 | device | P6 | the invention that sent messages along wires in a code of short and long signals | 以長短信號沿導線傳遞訊息的發明 | not=telephone
telephone | 電話 | device | P4 | the invention that carries voices over a distance along wires | 能把人聲沿導線傳到遠方的發明 | not=telegraph
phonograph | 留聲機 | device | P6 | the invention that first recorded a voice on a turning cylinder and played it back | 首次把說話刻在轉動圓筒上並重新播放的發明
optical fibre | 光纖 | device | P6 | the hair-thin glass thread that carries Internet signals as pulses of light | 幼如髮絲、以閃爍脈衝傳送網絡信號的玻璃絲
lightning rod | 避雷針 | device | P5 | the pointed metal bar on a roof that leads flashes from storm clouds safely to the ground | 裝在屋頂、把閃電安全引到地面的尖頂金屬棒 | also=lightning conductor
seismoscope of Zhang Heng | 地動儀 | device | P5 | the Han dynasty bronze vessel whose dragons dropped a ball when there was a distant earthquake | 東漢時以龍口吐出銅珠顯示遠方震盪的青銅器具
sundial | 日晷 | device | P5 | the old device that tells the time by where the shadow of a rod falls on a marked plate | 以針影落在圓盤刻度的位置來知道時刻的古代器具 | not=water clock
water clock | 漏壺 | device | P5 | the old device that tells the time by drops falling steadily from one vessel to another | 以容器中液體均勻滴下來知道時刻的古代器具 | also-zh=銅壺滴漏; not=sundial
abacus | 算盤 | device | P4 | the old device of beads on rods in a frame with which merchants added and took away | 木框內有串在小桿上的珠子、供商人加減數目的古代器具
set | inventors | 發明家 | Thomas Edison; Alexander Graham Bell; Samuel Morse; Karl Benz; Alfred Nobel
set | people who changed transport and industry | 改變交通和工業的人物 | James Watt; Wright brothers; Karl Benz; Zhan Tianyou
set | inventors who changed the way people communicate | 改變溝通方式的發明家 | Alexander Graham Bell; Samuel Morse; Johannes Gutenberg; Tim Berners-Lee; Charles Kao
set | great physicists | 偉大的物理學家 | Isaac Newton; Albert Einstein; Galileo Galilei; Michael Faraday; Marie Curie; Stephen Hawking
set | people who changed medicine | 改變醫學的人物 | Edward Jenner; Alexander Fleming; Louis Pasteur; Florence Nightingale; Tu Youyou
set | scientists and inventors of old China | 中國古代科學家和發明家 | Cai Lun; Bi Sheng; Zhang Heng; Zu Chongzhi; Shen Kuo; Li Shizhen
set | Chinese scientists and engineers of modern times | 中國近代和現代科學家及工程師 | Yuan Longping; Tu Youyou; Charles Kao; Qian Xuesen; Zhan Tianyou
set | people who studied living things | 研究生物的人物 | Charles Darwin; Jane Goodall; Louis Pasteur; Yuan Longping
set | people known for discoveries about forces, floating and electricity | 以力、浮沉或電的發現聞名的人物 | Archimedes; Isaac Newton; Michael Faraday; Benjamin Franklin
set | Four Great Inventions of China | 中國四大發明 | paper-making; printing; gunpowder; magnetic compass
set | inventions for sending or keeping messages | 傳遞或保存訊息的發明 | telegraph; telephone; phonograph; optical fibre
set | inventions of the 18th and 19th centuries | 十八、十九世紀的發明 | steam engine; telegraph; lightning rod; phonograph; telephone
set | devices of old China | 中國古代的器具 | seismoscope of Zhang Heng; sundial; water clock; abacus
order | inventions from early to late | 發明由早至晚 | paper-making by Cai Lun=蔡倫改良造紙術 > movable type of Bi Sheng=畢昇的活字印刷 > steam engine of Watt=瓦特改良蒸汽機 > telephone of Bell=貝爾的電話 > aeroplane of the Wright brothers=萊特兄弟的飛機
set | winners of a Nobel Prize | 諾貝爾獎得主 | Marie Curie; Albert Einstein; Alexander Fleming; Tu Youyou; Charles Kao
set | British scientists | 英國科學家 | Isaac Newton; Michael Faraday; Charles Darwin; Stephen Hawking; Edward Jenner; Jane Goodall
set | American inventors | 美國發明家 | Thomas Edison; Samuel Morse; Wright brothers; Benjamin Franklin
set | scholars and inventors of more than a thousand years ago | 一千多年前的學者和發明家 | Archimedes; Cai Lun; Zhang Heng; Zu Chongzhi
set | women who served science and medicine | 對科學和醫學有貢獻的女性 | Marie Curie; Florence Nightingale; Jane Goodall; Tu Youyou

== Engineering design | 工程設計
brainstorming | 腦力激盪 | method | P5 | the step in which a team puts forward as many ideas as it can without judging them | 小組盡量提出意念而不加批評的步驟 | also-zh=集思廣益
sketching | 繪畫草圖 | method | P4 | the step in which an idea is drawn quickly with labels and sizes | 用紙筆簡單描出意念並標示大小和部件的步驟
prototyping | 製作原型 | method | P5 | the step in which a first working sample of a product is built | 造出產品首個可運行樣本的步驟
testing | 測試 | method | P4 | the step in which the sample is tried out to see whether it meets the need | 運行樣本以檢視是否合乎需要的步驟
improvement | 改良 | method | P4 | the step in which weak points found in trials are put right | 把試用時發現的弱點修正過來的步驟
beam bridge | 樑橋 | form | P5 | a bridge whose flat deck simply rests on supports at each end | 平直橋面直接擱在兩端支座上的橋 | not=arch bridge
arch bridge | 拱橋 | form | P5 | a bridge that is carried by a curve which pushes outwards on its ends | 以弧形結構承重並向兩端外推的橋 | not=beam bridge
suspension bridge | 懸索橋 | form | P5 | a bridge whose deck hangs from main cables draped over tall towers, like Tsing Ma | 橋面以吊桿掛在跨過高塔的主纜上的橋，例如青馬 | also-zh=吊橋; not=cable-stayed bridge
cable-stayed bridge | 斜拉橋 | form | P5 | a bridge whose deck is held by straight cables that run from tall towers directly to it, like Ting Kau | 由高塔伸出筆直的鋼纜、逐一繫住橋面的橋，例如汀九 | not=suspension bridge
truss bridge | 桁架橋 | form | P6 | a bridge whose strength comes from a frame of many triangles | 以許多三角形鋼條組合承重的橋
foundation | 地基 | structure | P5 | the part of a building below ground that carries its weight | 建築物埋在泥土以下、承托全部重量的部分
pillar | 柱 | structure | P5 | the upright part of a building that holds up the floor or roof above | 建築物中直立、支撐上層或屋頂的部分
crossbeam | 橫樑 | structure | P5 | the level part of a building that carries the floor between two upright parts | 建築物中水平放置、承托樓板的部分
light sensor | 光線感應器 | device | P5 | the input part that lets a lamp switch itself on at dusk | 使街燈在黃昏自動亮起的輸入元件
temperature sensor | 溫度感應器 | device | P5 | the input part that tells an air conditioner when the room is cool enough | 讓冷氣機知道房間是否夠涼的輸入元件
sound sensor | 聲音感應器 | device | P5 | the input part that makes a corridor lamp respond to a hand clap | 使走廊燈因拍手而亮起的輸入元件
moisture sensor | 濕度感應器 | device | P5 | the input part pushed into a plant pot that starts watering when the soil is dry | 插在花盆泥土中、乾旱時啟動澆水裝置的輸入元件
ultrasonic sensor | 超聲波感應器 | device | P6 | the input part that finds the distance to a wall from returning waves too high to hear | 發出人耳聽不到的訊號、靠其折返得知與牆壁距離的輸入元件
robot | 機械人 | device | P4 | a machine that follows a program to do jobs by itself | 按程式自行執行工作的自動裝置
drone | 無人機 | device | P5 | a flying machine with propellers and no pilot on board | 以螺旋槳飛行、沒有駕駛員乘坐的裝置
3D printer | 立體打印機 | device | P6 | a machine that builds a solid model by laying plastic layer upon layer | 把塑膠逐層堆疊成實物模型的裝置
set | steps of engineering design | 工程設計的步驟 | brainstorming; sketching; prototyping; testing; improvement
set | kinds of bridge | 橋樑的種類 | beam bridge; arch bridge; suspension bridge; cable-stayed bridge; truss bridge
set | parts of a building that bear loads | 建築物的承重部分 | foundation; pillar; crossbeam; load-bearing wall=承重牆
set | sensors used in smart designs | 智能設計所用的感應器 | light sensor; temperature sensor; sound sensor; moisture sensor; ultrasonic sensor
set | machines of new technology | 新科技的機器 | robot; drone; 3D printer; virtual reality headset=虛擬實境頭戴裝置
order | steps of engineering design | 工程設計的步驟 | finding the need=界定需要 > sketching > prototyping > testing > improvement

== Energy and the environment | 能源與環境
solar energy | 太陽能 | form | P4 | the renewable source of electricity that is collected by dark panels on roofs on bright days | 晴天時由屋頂深色面板收集的可再生能源
hydropower | 水能 | form | P5 | the renewable source of electricity from a river or a dam, such as the Three Gorges | 來自河流或堤壩的可再生能源，例如三峽 | also=water power; also-zh=水力
tidal energy | 潮汐能 | form | P5 | the renewable source of electricity from the daily rise and fall of the sea | 來自海面每天升降的可再生能源 | not=hydropower
geothermal energy | 地熱能 | form | P5 | the renewable source of electricity taken from hot rocks deep below places such as Iceland | 取自深層高溫岩石的可再生能源，如冰島所用的
biomass energy | 生物質能 | form | P5 | the renewable source of electricity taken from wood, crop waste and animal dung | 取自木柴、農作物殘餘和牲畜糞便的可再生能源
nuclear energy | 核能 | form | P5 | the non-renewable source of electricity released from uranium, used at Daya Bay | 由鈾釋放、不可再生、大亞灣電廠所用的能源
coal | 煤 | substance | P4 | the black solid fuel formed from plants of ancient swamps | 由遠古沼澤植物形成的黑色固體燃料 | not=petroleum
petroleum | 石油 | substance | P4 | the thick dark liquid fuel formed from tiny sea creatures of long ago | 由遠古微小海洋生物形成的深色黏稠液體燃料 | also=crude oil; not=coal
natural gas | 天然氣 | substance | P5 | the clean-burning fuel, mainly methane, that is brought by pipe or tanker to Hong Kong power stations | 主要成分為甲烷、燃燒時污染較少的燃料 | not=town gas
charcoal | 木炭 | substance | P4 | the black solid fuel made by heating wood with little air, used for barbecues | 把樹枝在缺氧環境加熱而成、常用於燒烤的黑色燃料 | not=coal
reduce | 減少使用 | method | P3 | the way of making less waste by buying and taking less in the first place | 從源頭做起，避免浪費和購買非必需品的方法 | not=reuse
reuse | 重用 | method | P3 | the way of making less waste by putting an old bottle or bag to work again as it is | 把舊瓶、舊袋等直接再次派上場的環保方法 | also-zh=物盡其用; not=recycle
recycle | 循環再造 | method | P3 | the way of making less waste by collecting old paper, metal or plastic and turning it into new goods | 收集舊紙、金屬、塑膠，製成新產品的方法 | not=reuse
replace | 替代使用 | method | P4 | the way of making less waste by choosing a longer-lasting thing instead of a throw-away one | 選取較耐久的物品而不選即棄物品的方法 | not=reduce
air pollution | 空氣污染 | process | P4 | the spoiling of what we breathe by smoke and exhaust fumes | 煙和汽車排放物令我們吸入有害物質的問題
water pollution | 水污染 | process | P4 | the spoiling of rivers and seas by sewage, oil or rubbish | 污物、油或垃圾令河流和海洋變髒的問題
noise pollution | 噪音污染 | process | P4 | the harm done by loud traffic and building work | 繁忙交通和建築工程的巨響令人煩擾的問題
light pollution | 光污染 | process | P5 | the harm done by too many bright signs and lamps at night, which hide the stars | 夜間招牌和射燈過亮、令人看不到星星的問題
land pollution | 土地污染 | process | P5 | the spoiling of the soil by buried rubbish, chemicals or pesticides | 垃圾、化學品或農藥積聚在泥中造成的問題
landfill | 堆填區 | place | P4 | the place where rubbish is buried in layers and covered with earth | 把垃圾層層掩埋並以泥覆蓋的地方 | not=incinerator
incinerator | 焚化爐 | place | P5 | the plant where rubbish is burnt to ash to make it much smaller | 把垃圾燒成灰以大大縮小體積的設施 | not=landfill
refuse transfer station | 廢物轉運站 | place | P5 | the plant where rubbish trucks unload and loads are packed into containers to be shipped on | 把垃圾車送來的垃圾壓縮裝箱、再送往別處的設施
food waste | 廚餘 | substance | P4 | the waste of peel, bones and leftovers, which can be made into compost | 果皮、骨頭和剩飯等可製成堆肥的廢物
yard waste | 園林廢物 | substance | P5 | the waste of fallen trees, cut branches and leaves, sorted at Y·PARK | 塌樹、斷枝和落葉等來自草木的垃圾
e-waste | 電子廢物 | substance | P5 | the waste of old computers, televisions and phones, which holds harmful metals | 舊手機、顯示屏和鍵盤等含有害金屬的垃圾
construction waste | 建築廢物 | substance | P5 | the waste of broken concrete, bricks and soil from building sites | 地盤的碎混凝土、磚和泥等垃圾
microplastic | 微塑膠 | substance | P6 | the tiny bits, less than 5 mm long, that come from broken bottles and bags and get into fish | 小於5毫米、由膠樽和膠袋碎裂而成、會進入魚類體內的顆粒
mangrove planting | 種植紅樹 | method | P5 | the conservation work that restores trees of muddy shores, the nurseries of young fish | 在泥灘恢復植被、為幼魚提供育苗場的保育工作
setting up nature reserves | 設立自然保護區 | method | P5 | the conservation work that keeps wild places free from building and hunting by law | 以法例禁止在野外某範圍興建和狩獵的保育工作
captive breeding | 圈養繁殖 | method | P6 | the conservation work in which zoos raise the young of rare animals | 由動物園培育稀有動物後代的保育工作
set | renewable energy | 可再生能源 | solar energy; wind energy=風能; hydropower; tidal energy; geothermal energy; biomass energy
set | ways to make electricity without burning fossil fuel | 不燃燒化石燃料的發電能源 | nuclear energy; solar energy; wind energy=風能; hydropower; geothermal energy
set | fuels | 燃料 | coal; petroleum; natural gas; charcoal
set | ways of making less waste | 減少廢物的方法 | reduce; reuse; recycle; replace
set | kinds of pollution | 污染的種類 | air pollution; water pollution; noise pollution; light pollution; land pollution
set | places where waste is dealt with | 處理廢物的設施 | landfill; incinerator; sewage treatment works=污水處理廠; refuse transfer station
set | kinds of waste | 廢物的種類 | food waste; yard waste; e-waste; construction waste
set | ways of protecting wildlife | 保護野生生物的方法 | mangrove planting; setting up nature reserves; captive breeding; fishing moratorium=休漁期
sewage | 污水 | substance | P4 | the dirty liquid that runs out of toilets, kitchens and factories | 由廁所、廚房和工廠排出的骯髒液體
set | renewable energy of water and of the earth | 來自水和地下的可再生能源 | hydropower; tidal energy; geothermal energy; wave energy=波浪能

== Microbes and staying healthy | 微生物與健康
virus | 病毒 | organism | P5 | a microbe far too small for a light microscope that multiplies only inside living cells | 光學顯微鏡看不到、只能在活細胞內繁殖的微小個體 | not=bacterium
mould | 黴菌 | organism | P4 | a microbe that grows as fuzzy threads on old bread and oranges | 在陳舊的麵包和橙上長成絨毛狀的微生物 | also-zh=霉菌; not=yeast
yeast | 酵母菌 | organism | P5 | a single-celled fungus that makes bread dough rise by giving off gas | 產生氣體使麵糰發脹的單細胞微生物 | also-zh=酵母; not=mould
droplet transmission | 飛沫傳播 | process | P5 | the spreading of germs by the tiny bits of liquid sprayed in coughs and sneezes | 病菌隨咳嗽和打噴嚏噴出的小水點散布的方式 | not=contact transmission
contact transmission | 接觸傳播 | process | P5 | the spreading of germs by shaking hands or sharing towels | 病菌經握手或共用毛巾散布的方式 | not=droplet transmission
food-borne transmission | 食物傳播 | process | P5 | the spreading of germs by eating undercooked or dirty meals | 病菌因吃了未煮熟或不潔的東西而散布的方式
vector-borne transmission | 病媒傳播 | process | P5 | the spreading of germs by the bites of mosquitoes, ticks or fleas | 細菌或病毒經蚊、蜱或蚤叮咬散布的方式
influenza | 流行性感冒 | disease | P4 | a viral illness of the airways, with sudden fever and aching muscles, for which a yearly vaccine is given | 由病毒引致、突然發燒和肌肉疼痛、每年可接種疫苗預防的呼吸道疾病 | also=flu; also-zh=流感
chickenpox | 水痘 | disease | P4 | a viral illness in which itchy blisters break out all over the body | 由病毒引致、全身出現痕癢小疱的疾病 | not=measles
measles | 麻疹 | disease | P5 | a viral illness with fever, red eyes, white spots inside the mouth and a flat red rash | 由病毒引致、發燒、眼紅、口腔有白點並出現紅色斑點的疾病 | not=chickenpox
dengue fever | 登革熱 | disease | P4 | a viral illness spread by mosquitoes, with high temperature and pain behind the eyes | 由蚊傳播病毒引致、發燒和眼窩疼痛的疾病 | not=malaria
tuberculosis | 結核病 | disease | P6 | a bacterial illness, mostly of the lungs, with a long cough and loss of weight | 由細菌引致、多影響肺部、使人長期咳嗽和消瘦的嚴重感染 | also-zh=肺結核
hand, foot and mouth disease | 手足口病 | disease | P4 | a viral illness of young children, with blisters on palms and soles and ulcers inside the lips | 由病毒引致、多見於幼童、掌心和腳底出疹並有潰瘍的感染
vaccination | 接種疫苗 | method | P5 | the prevention of an illness by an injection that trains the body to fight it | 以注射等方式令身體預先學會對抗某疾病的做法 | not=quarantine
quarantine | 檢疫 | method | P5 | the keeping apart of healthy people who may have caught an illness until it is sure they have not | 把曾接觸病者的健康人士分開觀察，直至確定沒有染病的做法 | not=isolation
isolation | 隔離 | method | P5 | the keeping apart of sick people, in a special ward, so that they do not pass on germs | 把病人安置在獨立病房，以免病菌散布的做法 | not=quarantine
disinfection | 消毒 | method | P4 | the killing of germs on floors and door handles with diluted bleach | 以稀釋漂白水清潔地板和門柄以殺死病菌的做法
wearing a mask | 戴口罩 | method | P3 | the covering of nose and mouth to stop the spray of coughs | 遮蓋鼻和嘴以阻擋咳嗽水點的做法
set | living things and germs too small to see well | 微小的生物和病原體 | bacterium=細菌; virus; mould; yeast
set | ways in which germs spread | 病菌的傳播途徑 | droplet transmission; contact transmission; food-borne transmission; vector-borne transmission
set | viral illnesses | 由病毒引致的疾病 | influenza; chickenpox; measles; dengue fever; hand, foot and mouth disease
set | infectious diseases | 傳染病 | influenza; dengue fever; cholera=霍亂; tuberculosis
set | ways of stopping the spread of germs | 防止病菌傳播的方法 | vaccination; quarantine; isolation; disinfection; wearing a mask
set | illnesses with a rash or blisters | 會出疹或長水疱的疾病 | chickenpox; measles; hand, foot and mouth disease; scarlet fever=猩紅熱
set | bacterial illnesses | 由細菌引致的疾病 | cholera=霍亂; tuberculosis; tetanus=破傷風; typhoid fever=傷寒

== Facts | 事實
fact | Mercury | 水星 | position counted from the Sun | 由太陽起計的次序 | 1 | 1 |
fact | Venus | 金星 | position counted from the Sun | 由太陽起計的次序 | 2 | 2 |
fact | Earth | 地球 | position counted from the Sun | 由太陽起計的次序 | 3 | 3 |
fact | Mars | 火星 | position counted from the Sun | 由太陽起計的次序 | 4 | 4 |
fact | Jupiter | 木星 | position counted from the Sun | 由太陽起計的次序 | 5 | 5 |
fact | Saturn | 土星 | position counted from the Sun | 由太陽起計的次序 | 6 | 6 |
fact | Uranus | 天王星 | position counted from the Sun | 由太陽起計的次序 | 7 | 7 |
fact | Neptune | 海王星 | position counted from the Sun | 由太陽起計的次序 | 8 | 8 |
fact | Mercury | 水星 | time to go once round the Sun, to the nearest Earth day | 環繞太陽一周的時間，準確至一個地球日 | 88 | 88 |
fact | Venus | 金星 | time to go once round the Sun, to the nearest Earth day | 環繞太陽一周的時間，準確至一個地球日 | 225 | 225 |
fact | Earth | 地球 | time to go once round the Sun, to the nearest Earth day | 環繞太陽一周的時間，準確至一個地球日 | 365 | 365 |
fact | Mars | 火星 | time to go once round the Sun, to the nearest Earth day | 環繞太陽一周的時間，準確至一個地球日 | 687 | 687 |
fact | Jupiter | 木星 | time to go once round the Sun, to the nearest Earth year | 環繞太陽一周的時間，準確至一個地球年 | 12 | 12 |
fact | Saturn | 土星 | time to go once round the Sun, to the nearest Earth year | 環繞太陽一周的時間，準確至一個地球年 | 29 | 29 |
fact | Uranus | 天王星 | time to go once round the Sun, to the nearest Earth year | 環繞太陽一周的時間，準確至一個地球年 | 84 | 84 |
fact | Neptune | 海王星 | time to go once round the Sun, to the nearest Earth year | 環繞太陽一周的時間，準確至一個地球年 | 165 | 165 |
fact | Moon | 月球 | planet that it goes round | 所環繞的行星 | Earth | 地球 |
fact | Phobos | 火衛一 | planet that it goes round | 所環繞的行星 | Mars | 火星 |
fact | Europa | 木衛二 | planet that it goes round | 所環繞的行星 | Jupiter | 木星 |
fact | Titan | 土衛六 | planet that it goes round | 所環繞的行星 | Saturn | 土星 |
fact | Triton | 海衛一 | planet that it goes round | 所環繞的行星 | Neptune | 海王星 |
fact | bat | 蝙蝠 | animal group | 動物類別 | mammal | 哺乳類 |
fact | penguin | 企鵝 | animal group | 動物類別 | bird | 鳥類 |
fact | gecko | 壁虎 | animal group | 動物類別 | reptile | 爬行類 |
fact | newt | 蠑螈 | animal group | 動物類別 | amphibian | 兩棲類 |
fact | seahorse | 海馬 | animal group | 動物類別 | fish | 魚類 |
fact | dragonfly | 蜻蜓 | animal group | 動物類別 | insect | 昆蟲 |
fact | spider | 蜘蛛 | animal group | 動物類別 | arachnid | 蛛形類 |
fact | crab | 蟹 | animal group | 動物類別 | crustacean | 甲殼類 |
fact | earthworm | 蚯蚓 | animal group | 動物類別 | annelid | 環節動物 |
fact | starfish | 海星 | animal group | 動物類別 | echinoderm | 棘皮動物 |
fact | octopus | 八爪魚 | animal group | 動物類別 | mollusc | 軟體動物 |
fact | ant | 螞蟻 | number of legs | 足的數目 | 6 | 6 |
fact | spider | 蜘蛛 | number of legs | 足的數目 | 8 | 8 |
fact | crab | 蟹 | number of legs | 足的數目 | 10 | 10 |
fact | sparrow | 麻雀 | number of legs | 足的數目 | 2 | 2 |
fact | camel | 駱駝 | number of legs | 足的數目 | 4 | 4 |
fact | snake | 蛇 | number of legs | 足的數目 | 0 | 0 |
fact | fish | 魚 | main breathing part of the adult | 成年個體的主要呼吸部分 | gills | 鰓 |
fact | earthworm | 蚯蚓 | main breathing part of the adult | 成年個體的主要呼吸部分 | moist skin | 濕潤的皮膚 |
fact | grasshopper | 蚱蜢 | main breathing part of the adult | 成年個體的主要呼吸部分 | air tubes | 氣管網絡 |
fact | whale | 鯨 | main breathing part of the adult | 成年個體的主要呼吸部分 | lungs | 肺 |
fact | carrot | 紅蘿蔔 | part of the plant that we eat | 食用的植物部分 | root | 根 |
fact | potato | 馬鈴薯 | part of the plant that we eat | 食用的植物部分 | stem | 莖 |
fact | sweet potato | 番薯 | part of the plant that we eat | 食用的植物部分 | root | 根 |
fact | spinach | 菠菜 | part of the plant that we eat | 食用的植物部分 | leaf | 葉 |
fact | broccoli | 西蘭花 | part of the plant that we eat | 食用的植物部分 | flower buds | 花蕾 |
fact | tomato | 番茄 | part of the plant that we eat | 食用的植物部分 | fruit | 果實 |
fact | mung bean | 綠豆 | part of the plant that we eat | 食用的植物部分 | seed | 種子 |
fact | dandelion | 蒲公英 | way in which its seeds spread | 種子傳播的方式 | wind | 風力 |
fact | coconut | 椰子 | way in which its seeds spread | 種子傳播的方式 | water | 水力 |
fact | cocklebur | 蒼耳 | way in which its seeds spread | 種子傳播的方式 | animals | 動物 |
fact | garden balsam | 鳳仙花 | way in which its seeds spread | 種子傳播的方式 | its own bursting pod | 自力彈射 |
fact | talc | 滑石 | Mohs hardness | 莫氏硬度 | 1 | 1 |
fact | gypsum | 石膏 | Mohs hardness | 莫氏硬度 | 2 | 2 |
fact | calcite | 方解石 | Mohs hardness | 莫氏硬度 | 3 | 3 |
fact | fluorite | 螢石 | Mohs hardness | 莫氏硬度 | 4 | 4 |
fact | apatite | 磷灰石 | Mohs hardness | 莫氏硬度 | 5 | 5 |
fact | quartz | 石英 | Mohs hardness | 莫氏硬度 | 7 | 7 |
fact | topaz | 黃玉 | Mohs hardness | 莫氏硬度 | 8 | 8 |
fact | corundum | 剛玉 | Mohs hardness | 莫氏硬度 | 9 | 9 |
fact | diamond | 鑽石 | Mohs hardness | 莫氏硬度 | 10 | 10 |
fact | granite | 花崗岩 | class of rock | 岩石類別 | igneous rock | 火成岩 |
fact | basalt | 玄武岩 | class of rock | 岩石類別 | igneous rock | 火成岩 |
fact | sandstone | 砂岩 | class of rock | 岩石類別 | sedimentary rock | 沉積岩 |
fact | limestone | 石灰岩 | class of rock | 岩石類別 | sedimentary rock | 沉積岩 |
fact | marble | 大理岩 | class of rock | 岩石類別 | metamorphic rock | 變質岩 |
fact | slate | 板岩 | class of rock | 岩石類別 | metamorphic rock | 變質岩 |
fact | glass | 玻璃 | main raw material | 主要原料 | sand | 沙 |
fact | paper | 紙 | main raw material | 主要原料 | wood | 木材 |
fact | nylon | 尼龍 | main raw material | 主要原料 | petroleum | 石油 |
fact | brick | 磚 | main raw material | 主要原料 | clay | 黏土 |
fact | steel | 鋼 | main raw material | 主要原料 | iron ore | 鐵礦石 |
fact | leather | 皮革 | main raw material | 主要原料 | animal hides | 獸皮 |
fact | ice | 冰 | melting point, to the nearest degree | 熔點，準確至一度 | 0 | 0 | °C
fact | lead | 鉛 | melting point, to the nearest degree | 熔點，準確至一度 | 327 | 327 | °C
fact | aluminium | 鋁 | melting point, to the nearest degree | 熔點，準確至一度 | 660 | 660 | °C
fact | gold | 黃金 | melting point, to the nearest degree | 熔點，準確至一度 | 1064 | 1064 | °C
fact | copper | 銅 | melting point, to the nearest degree | 熔點，準確至一度 | 1085 | 1085 | °C
fact | iron | 鐵 | melting point, to the nearest degree | 熔點，準確至一度 | 1538 | 1538 | °C
fact | incisors | 門齒 | usual number in a full set of permanent teeth | 整副恆齒中的一般數目 | 8 | 8 |
fact | canines | 犬齒 | usual number in a full set of permanent teeth | 整副恆齒中的一般數目 | 4 | 4 |
fact | premolars | 前臼齒 | usual number in a full set of permanent teeth | 整副恆齒中的一般數目 | 8 | 8 |
fact | molars | 臼齒 | usual number in a full set of permanent teeth | 整副恆齒中的一般數目 | 12 | 12 |
fact | seesaw | 蹺蹺板 | class of lever | 槓桿類別 | first class | 第一類 |
fact | wheelbarrow | 手推車 | class of lever | 槓桿類別 | second class | 第二類 |
fact | nutcracker | 胡桃鉗 | class of lever | 槓桿類別 | second class | 第二類 |
fact | tweezers | 鑷子 | class of lever | 槓桿類別 | third class | 第三類 |
fact | scissors | 剪刀 | class of lever | 槓桿類別 | first class | 第一類 |
fact | ramp for wheelchairs | 輪椅斜道 | kind of simple machine | 簡單機械的種類 | inclined plane | 斜面 |
fact | blade of an axe | 斧頭的刃 | kind of simple machine | 簡單機械的種類 | wedge | 楔 |
fact | lid of a jam jar | 果醬瓶的旋蓋 | kind of simple machine | 簡單機械的種類 | screw | 螺旋 |
fact | steering wheel | 方向盤 | kind of simple machine | 簡單機械的種類 | wheel and axle | 輪軸 |
fact | wheel at the top of a flagpole | 旗杆頂的輪子 | kind of simple machine | 簡單機械的種類 | fixed pulley | 定滑輪 |
fact | crowbar | 撬棒 | kind of simple machine | 簡單機械的種類 | lever | 槓桿 |
fact | guitar | 結他 | part that vibrates to make the sound | 發聲時振動的部分 | strings | 弦線 |
fact | drum | 鼓 | part that vibrates to make the sound | 發聲時振動的部分 | stretched skin | 繃緊的皮膜 |
fact | flute | 長笛 | part that vibrates to make the sound | 發聲時振動的部分 | air inside | 管內的空氣 |
fact | tuning fork | 音叉 | part that vibrates to make the sound | 發聲時振動的部分 | its two arms | 兩臂 |
fact | electric kettle | 電熱水壺 | kind of energy that it is meant to give out | 所要輸出的能量 | heat | 熱能 |
fact | electric fan | 電風扇 | kind of energy that it is meant to give out | 所要輸出的能量 | kinetic energy | 動能 |
fact | desk lamp | 枱燈 | kind of energy that it is meant to give out | 所要輸出的能量 | light | 光能 |
fact | doorbell | 門鈴 | kind of energy that it is meant to give out | 所要輸出的能量 | sound | 聲能 |
fact | Sputnik 1 | 史普尼克1號 | year of launch | 發射年份 | 1957 | 1957 |
fact | Apollo 11 | 阿波羅11號 | year of launch | 發射年份 | 1969 | 1969 |
fact | Hubble Space Telescope | 哈勃太空望遠鏡 | year of launch | 發射年份 | 1990 | 1990 |
fact | Shenzhou 5 | 神舟五號 | year of launch | 發射年份 | 2003 | 2003 |
fact | Chang'e 1 | 嫦娥一號 | year of launch | 發射年份 | 2007 | 2007 |
fact | Chang'e 4 | 嫦娥四號 | year of launch | 發射年份 | 2018 | 2018 |
fact | Tianwen-1 | 天問一號 | year of launch | 發射年份 | 2020 | 2020 |
fact | waste paper | 廢紙 | colour of its recycling bin in Hong Kong | 香港回收桶的顏色 | blue | 藍色 |
fact | aluminium cans | 鋁罐 | colour of its recycling bin in Hong Kong | 香港回收桶的顏色 | yellow | 黃色 |
fact | plastic bottles | 塑膠樽 | colour of its recycling bin in Hong Kong | 香港回收桶的顏色 | brown | 啡色 |
fact | glass bottles | 玻璃樽 | colour of its recycling bin in Hong Kong | 香港回收桶的顏色 | green | 綠色 |
fact | T·PARK | T·PARK源·區 | waste that it treats | 所處理的廢物 | sewage sludge | 污泥 |
fact | O·PARK1 | O·PARK1有機資源回收中心 | waste that it treats | 所處理的廢物 | food waste | 廚餘 |
fact | Y·PARK | Y·PARK林·區 | waste that it treats | 所處理的廢物 | yard waste | 園林廢物 |
fact | WEEE·PARK | WEEE·PARK廢電器電子產品處理及回收設施 | waste that it treats | 所處理的廢物 | old electrical appliances | 廢舊電器 |
fact | Tsing Ma Bridge | 青馬大橋 | type of bridge | 橋樑類型 | suspension bridge | 懸索橋 |
fact | Ting Kau Bridge | 汀九橋 | type of bridge | 橋樑類型 | cable-stayed bridge | 斜拉橋 |
fact | Stonecutters Bridge | 昂船洲大橋 | type of bridge | 橋樑類型 | cable-stayed bridge | 斜拉橋 |
fact | Zhaozhou Bridge | 趙州橋 | type of bridge | 橋樑類型 | arch bridge | 拱橋 |
fact | Golden Gate Bridge | 金門大橋 | type of bridge | 橋樑類型 | suspension bridge | 懸索橋 |
fact | Sydney Harbour Bridge | 悉尼海港大橋 | type of bridge | 橋樑類型 | arch bridge | 拱橋 |
fact | tofu | 豆腐 | raw food from which it is made | 所用的主要食物原料 | soya beans | 黃豆 |
fact | cheese | 芝士 | raw food from which it is made | 所用的主要食物原料 | milk | 奶 |
fact | white bread | 白麵包 | raw food from which it is made | 所用的主要食物原料 | wheat | 小麥 |
fact | chocolate | 朱古力 | raw food from which it is made | 所用的主要食物原料 | cocoa beans | 可可豆 |
fact | raisins | 葡萄乾 | raw food from which it is made | 所用的主要食物原料 | grapes | 葡萄 |
fact | popcorn | 爆谷 | raw food from which it is made | 所用的主要食物原料 | maize | 粟米 |
`
