/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const health = `
== Nutrients and diet | 營養素與膳食
carbohydrate | 碳水化合物 | substance | S1 | the nutrient that includes sugars and starch and is the main source of energy in the human diet | 包括糖和澱粉、為人體膳食中主要能量來源的營養素 | also=carbohydrates (plural); not=fat, protein
protein | 蛋白質 | substance | S1 | the nutrient built of amino acids that the body uses mainly for growth and the repair of tissues | 由氨基酸組成、主要供身體生長和修補組織的營養素 | not=carbohydrate, fat
fat | 脂肪 | substance | S1 | the nutrient that gives the most energy per gram and is stored under the skin to keep the body warm | 每克供能最多、可貯存於皮下為身體保暖的營養素 | not=carbohydrate, protein
vitamin | 維生素 | substance | S1 | an organic nutrient that gives no energy and is needed in tiny amounts to keep body reactions normal | 不供給能量、身體只需微量以維持正常生理反應的有機營養素 | also-zh=維他命; not=mineral
mineral | 礦物質 | substance | S1 | an inorganic nutrient, such as calcium or iron, of which the body needs small amounts | 身體需要少量的無機營養素，例如鈣和鐵 | also=mineral salt; not=vitamin
dietary fibre | 膳食纖維 | substance | S1 | the part of plant food that human digestive juices cannot break down and that adds bulk to faeces | 植物性食物中人體消化液不能分解、可增加糞便體積的成分 | also=dietary fiber, roughage; also-zh=食物纖維
vitamin A | 維生素A | substance | S2 | the vitamin needed for seeing in dim light, supplied by liver and by the carotene of carrots | 維持在微弱光線下視覺所需、來自肝臟及胡蘿蔔中胡蘿蔔素的維生素 | also=retinol; also-zh=維他命A; kind=vitamin
vitamin B12 | 維生素B12 | substance | S4 | the vitamin found naturally only in animal foods, so that vegans may lack it and develop anaemia | 天然只存在於動物性食物、純素者容易缺乏而引致貧血的維生素 | also=cobalamin; also-zh=維他命B12; kind=vitamin
vitamin C | 維生素C | substance | S2 | the vitamin of fresh fruit and vegetables that helps wounds heal and keeps gums healthy | 存在於新鮮蔬果、有助傷口癒合和保持牙齦健康的維生素 | also=ascorbic acid; also-zh=維他命C; kind=vitamin
vitamin D | 維生素D | substance | S2 | the vitamin that the skin makes in sunlight and that helps the body absorb calcium | 皮膚受陽光照射時可製造、幫助身體吸收鈣的維生素 | also-zh=維他命D; kind=vitamin
vitamin E | 維生素E | substance | S4 | the vitamin of vegetable oils and nuts that acts as an antioxidant and protects cell membranes | 存在於植物油和果仁、有抗氧化作用並保護細胞膜的維生素 | also=tocopherol; also-zh=維他命E; kind=vitamin
vitamin K | 維生素K | substance | S4 | the vitamin that is needed for blood to clot normally and is plentiful in green leafy vegetables | 血液正常凝固所必需、在綠葉蔬菜中含量豐富的維生素 | also-zh=維他命K; kind=vitamin
thiamine | 硫胺素 | substance | S4 | the vitamin lost when rice is polished, the lack of which causes beriberi | 米粒精磨時會流失、缺乏會引致腳氣病的維生素 | also=vitamin B1; also-zh=維生素B1; kind=vitamin
folic acid | 葉酸 | substance | S4 | the vitamin that women take before and in early pregnancy to prevent neural tube defects in the baby | 婦女在懷孕前及初期補充、以預防胎兒神經管缺陷的維生素 | also=folate, vitamin B9; kind=vitamin
calcium | 鈣 | substance | S1 | the mineral, plentiful in milk, that is the chief metal in bones and teeth | 在奶類中含量豐富、為骨骼和牙齒中主要金屬成分的礦物質 | kind=mineral
iron | 鐵 | substance | S1 | the mineral needed for making haemoglobin, plentiful in red meat and liver | 製造血紅蛋白所需、在紅肉和肝臟中含量豐富的礦物質 | kind=mineral
iodine | 碘 | substance | S2 | the mineral, plentiful in seaweed, that the thyroid gland needs for making its hormones | 在海藻中含量豐富、甲狀腺製造激素所需的礦物質 | kind=mineral
sodium | 鈉 | substance | S2 | the mineral of table salt, too much of which is linked with high blood pressure | 食鹽所含、攝取過多與高血壓有關的礦物質 | kind=mineral
potassium | 鉀 | substance | S4 | the mineral, plentiful in bananas, that balances sodium and helps to lower blood pressure | 在香蕉中含量豐富、可平衡鈉並有助降低血壓的礦物質 | kind=mineral
fluoride | 氟化物 | substance | S2 | the mineral added to Hong Kong tap water and toothpaste to make tooth enamel resist decay | 加入本港食水和牙膏中、使琺瑯質更能抵抗蛀蝕的礦物質 | kind=mineral
glucose | 葡萄糖 | substance | S2 | the simple sugar that is carried in the blood and is the body cells' chief fuel | 由血液運送、為身體細胞主要燃料的單糖 | not=fructose
fructose | 果糖 | substance | S4 | the sweetest natural simple sugar, plentiful in honey and ripe berries | 存在於蜂蜜和成熟漿果、甜度最高的天然單糖 | also=fruit sugar; not=glucose, sucrose
lactose | 乳糖 | substance | S4 | the disaccharide that occurs naturally in milk and that many adults digest poorly for want of an enzyme | 天然存在於奶類、不少成年人因缺乏某種酶而難以消化的雙糖 | also=milk sugar
starch | 澱粉 | substance | S1 | the polysaccharide that plants store in grains and tubers and that turns iodine solution blue-black | 植物貯存於穀粒和塊莖、能使碘液變藍黑色的多糖 | not=glycogen, cellulose
glycogen | 糖原 | substance | S4 | the polysaccharide that animals store in the liver and muscles as a reserve of energy | 動物貯存於肝臟和肌肉、作為能量儲備的多糖 | not=starch
cellulose | 纖維素 | substance | S4 | the insoluble polysaccharide that is the main supporting material of plant cell walls | 不溶於水、為植物細胞壁主要支撐成分的多糖 | not=starch
pectin | 果膠 | substance | S4 | the soluble polysaccharide in fruit that makes jam set | 水果所含、能使果醬凝結的可溶性多糖
monounsaturated fat | 單元不飽和脂肪 | substance | S4 | the fat whose fatty acids hold one double bond, plentiful in olive oil | 脂肪酸含有一個雙鍵、在橄欖油中含量豐富的脂肪 | kind=fat; not=polyunsaturated fat
polyunsaturated fat | 多元不飽和脂肪 | substance | S4 | the fat whose fatty acids hold two or more double bonds, plentiful in corn oil and oily fish | 脂肪酸含有兩個或以上雙鍵、在粟米油和多脂魚中含量豐富的脂肪 | also-zh=多不飽和脂肪; kind=fat; not=monounsaturated fat
trans fat | 反式脂肪 | substance | S4 | the fat mostly formed when vegetable oil is partly hydrogenated, raising bad and lowering good cholesterol | 主要在植物油部分氫化時產生、會增加壞膽固醇並減少好膽固醇的脂肪 | also=trans fatty acid; also-zh=反式脂肪酸; kind=fat
cholesterol | 膽固醇 | substance | S4 | the waxy lipid made by the liver and found only in animal foods, which may be deposited in artery walls | 由肝臟製造、只存在於動物性食物、可積聚於動脈壁的蠟狀脂質
scurvy | 壞血病 | disease | S2 | the deficiency disease of bleeding gums and slow-healing wounds, caused by a lack of vitamin C | 因缺乏維生素C而引致牙齦出血、傷口癒合緩慢的缺乏症
rickets | 佝僂病 | disease | S2 | the deficiency disease of soft and bowed leg bones in children, caused by a lack of vitamin D or calcium | 兒童因缺乏維生素D或鈣而骨骼軟化、雙腿彎曲的缺乏症 | also-zh=軟骨病
night blindness | 夜盲症 | disease | S2 | the deficiency disease of poor sight in dim light, caused by a lack of vitamin A | 因缺乏維生素A而在微弱光線下視力欠佳的缺乏症
beriberi | 腳氣病 | disease | S4 | the deficiency disease of the nerves and heart that comes from a lack of thiamine | 因缺乏硫胺素而損害神經和心臟的缺乏症
pellagra | 癩皮病 | disease | S4 | the deficiency disease that comes from a lack of niacin, once common where maize was the staple food | 因缺乏煙酸引致、昔日常見於以粟米為主糧地區的缺乏症 | also-zh=糙皮病
iron-deficiency anaemia | 缺鐵性貧血 | disease | S2 | the condition of pale skin and tiredness in which too little haemoglobin is made for want of a mineral | 因某種礦物質攝取不足而血紅蛋白過少，以致面色蒼白和容易疲倦的病 | also=iron-deficiency anemia
goitre | 甲狀腺腫 | disease | S2 | the swelling of a gland in the neck that is commonly caused by a lack of iodine | 頸部腺體脹大、常因缺乏碘引致的病 | also=goiter; also-zh=大頸泡
obesity | 肥胖 | disease | S1 | the condition of having so much body fat that health is at risk | 身體脂肪過多以致危害健康的狀況 | also-zh=肥胖症
osteoporosis | 骨質疏鬆症 | disease | S2 | the loss of bone density, common in elderly women, that makes bones brittle and easily broken | 常見於年長女性、骨骼密度下降而變脆易折的病 | not=rickets, osteoarthritis
basal metabolic rate | 基礎代謝率 | quantity | S4 | the energy the body uses in a given time at complete rest to keep vital functions going | 身體在完全靜止時維持生命活動於單位時間內所需的能量 | also=BMR
body mass index | 體重指標 | quantity | S2 | the weight in kilograms divided by the square of the height in metres | 以公斤計的質量除以以米計的身高的平方所得的數值 | also=BMI; also-zh=身高體重指數, 身體質量指數
waist-to-hip ratio | 腰臀比例 | quantity | S4 | the number that compares two girths of the trunk to show how much fat is stored around the belly | 比較軀幹兩處圍度、用以反映腹部脂肪積聚程度的數值 | also=WHR
vegan diet | 純素飲食 | form | S4 | the diet that leaves out every food from animals, milk, eggs and honey included | 不吃任何動物來源食物，包括奶、蛋和蜂蜜的飲食方式 | not=lacto-ovo vegetarian diet
lacto-vegetarian diet | 奶素飲食 | form | S4 | the diet without meat, fish or eggs that allows dairy products | 不吃肉、魚和蛋，但可進食乳製品的飲食方式
ovo-vegetarian diet | 蛋素飲食 | form | S4 | the diet without meat, fish or dairy products that allows eggs | 不吃肉、魚和乳製品，但可進食禽卵的飲食方式
lacto-ovo vegetarian diet | 蛋奶素飲食 | form | S4 | the diet without meat or fish that allows both dairy products and eggs | 不吃肉和魚，但可進食乳製品及禽卵的飲食方式 | also-zh=奶蛋素飲食
pescatarian diet | 魚素飲食 | form | S5 | the diet without the meat of land animals or birds that allows seafood | 不吃陸上動物和禽鳥的肉，但可進食海產的飲食方式
ketogenic diet | 生酮飲食 | form | S5 | the diet very low in carbohydrate and high in fat that makes the body burn fat for fuel | 碳水化合物極低而脂肪極高、令身體改以脂肪作燃料的飲食方式
gluten-free diet | 無麩質飲食 | form | S5 | the diet without wheat, barley and rye that people with coeliac disease follow | 不吃小麥、大麥和黑麥，供乳糜瀉患者採用的飲食方式
low-residue diet | 低渣飲食 | form | S5 | the diet of foods poor in fibre that lessens the amount of faeces, as before a bowel examination | 以纖維少的食物減少糞便量、常於腸道檢查前採用的飲食方式
set | classes of nutrients in food | 食物中的營養素類別 | carbohydrate; protein; fat; vitamin; mineral; dietary fibre
set | vitamins in food | 食物中的維生素 | vitamin A; vitamin C; vitamin D; vitamin E; vitamin K; vitamin B12
set | vitamins whose lack harms the blood, the nerves or the bones | 缺乏時會損害血液、神經或骨骼的維生素 | folic acid; vitamin B12; vitamin D; vitamin K; thiamine
set | minerals in food | 食物中的礦物質 | calcium; iron; iodine; sodium; potassium; fluoride
set | sugars in food | 食物中的糖 | glucose; fructose; sucrose=蔗糖; lactose; maltose=麥芽糖
set | polysaccharides | 多糖 | starch; glycogen; cellulose; pectin
set | diseases caused by the lack of one vitamin | 因缺乏某種維生素而引致的病 | scurvy; night blindness; beriberi; pellagra
set | diseases caused by the lack of a nutrient | 因缺乏某種營養素而引致的病 | scurvy; rickets; goitre; iron-deficiency anaemia; night blindness; beriberi
set | diseases linked with what one eats | 與飲食有關的疾病 | rickets; osteoporosis; obesity; iron-deficiency anaemia; goitre
set | figures used in judging body build and diet | 用以評估體格和膳食的數值 | basal metabolic rate; body mass index; waist-to-hip ratio; glycaemic index=升糖指數; body fat percentage=體脂百分比
set | types of vegetarian eating | 素食的類別 | vegan diet; lacto-vegetarian diet; ovo-vegetarian diet; lacto-ovo vegetarian diet
set | special ways of eating | 特別的飲食方式 | ketogenic diet; gluten-free diet; low-residue diet; pescatarian diet; vegan diet
fact | carbohydrate | 碳水化合物 | energy value per gram | 每克的能量 | 4 | 4 | kcal
fact | fat | 脂肪 | energy value per gram | 每克的能量 | 9 | 9 | kcal
fact | alcohol | 酒精 | energy value per gram | 每克的能量 | 7 | 7 | kcal
fact | water | 水 | energy value per gram | 每克的能量 | 0 | 0 | kcal
fact | scurvy | 壞血病 | nutrient whose lack causes it | 因缺乏哪種營養素引致 | vitamin C | 維生素C |
fact | goitre | 甲狀腺腫 | nutrient whose lack causes it | 因缺乏哪種營養素引致 | iodine | 碘 |
fact | night blindness | 夜盲症 | nutrient whose lack causes it | 因缺乏哪種營養素引致 | vitamin A | 維生素A |
fact | beriberi | 腳氣病 | nutrient whose lack causes it | 因缺乏哪種營養素引致 | vitamin B1 | 維生素B1 |
fact | pellagra | 癩皮病 | nutrient whose lack causes it | 因缺乏哪種營養素引致 | niacin | 煙酸 |
fact | vitamin B1 | 維生素B1 | chemical name | 化學名稱 | thiamine | 硫胺素 |
fact | vitamin B2 | 維生素B2 | chemical name | 化學名稱 | riboflavin | 核黃素 |
fact | vitamin B3 | 維生素B3 | chemical name | 化學名稱 | niacin | 煙酸 |
fact | vitamin B9 | 維生素B9 | chemical name | 化學名稱 | folic acid | 葉酸 |
fact | vitamin C | 維生素C | chemical name | 化學名稱 | ascorbic acid | 抗壞血酸 |
set | substances that a heart-healthy diet limits | 有利心臟健康的飲食要限制的物質 | sodium; saturated fat=飽和脂肪; trans fat; cholesterol; sucrose=蔗糖

== Food science and additives | 食品科學與食物添加劑
gelatinisation | 糊化 | process | S4 | the change in which starch granules heated in water swell, burst and thicken the liquid | 澱粉粒在水中受熱膨脹、破裂而令液體變稠的變化 | also=gelatinization; not=dextrinisation
dextrinisation | 糊精化 | process | S5 | the change in which dry heat breaks the starch of bread or flour into shorter chains and browns it | 乾熱使麵包或麵粉的澱粉分解成較短的鏈並變成褐色的變化 | also=dextrinization; not=gelatinisation, caramelisation
caramelisation | 焦糖化 | process | S4 | the browning that happens when sugar alone is heated strongly, without any amino acid | 糖在沒有氨基酸的情況下被強熱而變褐的變化 | also=caramelization; not=Maillard reaction
Maillard reaction | 美拉德反應 | process | S5 | the browning of heated food in which reducing sugars react with amino acids | 食物受熱時還原糖與氨基酸作用而變褐的變化 | also-zh=梅納反應; not=caramelisation, enzymic browning
enzymic browning | 酶促褐變 | process | S4 | the darkening of cut apple or potato when its phenols meet oxygen, with a biological catalyst at work | 切開的蘋果或薯仔中的酚類在生物催化劑作用下與氧結合而變深色的變化 | also=enzymatic browning; not=Maillard reaction
coagulation | 凝固 | process | S4 | the change in which heated or acidified protein sets into a solid, as when an egg is boiled | 蛋白質遇熱或酸後變成固體的變化，例如烚蛋時
emulsification | 乳化 | process | S4 | the dispersal of tiny droplets of oil in water, or of water in oil, so that the two stay mixed | 使微細的油滴分散於水，或水滴分散於油，而兩者不分離的過程
rancidity | 酸敗 | process | S4 | the spoiling of fats and oils by oxidation or hydrolysis, giving an unpleasant smell and taste | 油脂因氧化或水解而變壞、產生難聞氣味和味道的變化
fermentation | 發酵 | process | S2 | the breakdown of sugar by microbes without oxygen, as by yeast to alcohol and carbon dioxide | 微生物在無氧情況下分解糖的過程，例如酵母菌產生酒精和二氧化碳
aeration | 充氣 | process | S5 | the working of gas bubbles into a mixture by whisking, sieving or creaming to make it light | 以打發、篩粉或打忌廉等方法把氣泡帶入混合物使其鬆軟的過程
retrogradation | 澱粉老化 | process | S5 | the return of cooked starch to a firmer crystalline form on cooling, which makes bread go stale | 煮熟後的糊狀物冷卻時重新形成較硬的結晶、使麵包變硬的變化
set | browning changes in food | 食物變褐的變化 | caramelisation; Maillard reaction; enzymic browning; dextrinisation
set | changes in starchy or sugary food | 澱粉質或含糖食物的變化 | gelatinisation; dextrinisation; retrogradation; caramelisation
set | changes in food during preparation or storage | 食物在烹調或貯存時的變化 | coagulation; emulsification; rancidity; fermentation; aeration; enzymic browning
set | changes brought about by heating food | 食物受熱時的變化 | gelatinisation; coagulation; caramelisation; Maillard reaction; dextrinisation
preservative | 防腐劑 | substance | S2 | the food additive that slows the growth of bacteria and moulds so that food keeps longer | 減慢細菌和霉菌生長、延長食物保存期的食物添加劑 | not=antioxidant
antioxidant | 抗氧化劑 | substance | S4 | the food additive that keeps fats and oils from going rancid in the air | 防止油脂在空氣中變壞發出異味的食物添加劑 | not=preservative
emulsifier | 乳化劑 | substance | S4 | the food additive, such as lecithin, that keeps oil and water from separating | 使油和水不會分離的食物添加劑，例如卵磷脂 | not=thickener
thickener | 增稠劑 | substance | S4 | the food additive, such as xanthan gum, that makes a sauce or soup less runny | 令醬汁或湯變得濃厚、不易流動的食物添加劑，例如黃原膠 | not=emulsifier
food colouring | 食用色素 | substance | S2 | the food additive, such as tartrazine, that changes how food looks and not how it tastes | 只改變食物外觀而不改變味道的食物添加劑，例如檸檬黃 | also=colouring, food coloring; also-zh=色素
flavour enhancer | 增味劑 | substance | S4 | the food additive, such as monosodium glutamate, that strengthens the savoury taste already in food | 加強食物原有鮮味的食物添加劑，例如味精 | also-zh=鮮味劑, 風味增強劑
sweetener | 甜味劑 | substance | S4 | the food additive, such as aspartame, used in place of sugar and often giving hardly any energy | 用以代替糖、多數供能極少的食物添加劑，例如阿斯巴甜
anti-caking agent | 抗結劑 | substance | S5 | the food additive that stops powders such as salt and milk powder from forming lumps | 防止鹽和奶粉等粉末黏成一團的食物添加劑
bleaching agent | 漂白劑 | substance | S4 | the food additive that takes away the natural colour of food such as flour and dried fruit | 除去麵粉和果乾等食物天然顏色的食物添加劑
set | kinds of food additives | 食物添加劑的種類 | preservative; antioxidant; emulsifier; food colouring; flavour enhancer; sweetener
set | food additives that change the texture of food | 改變食物質感的添加劑 | emulsifier; thickener; raising agent=膨脹劑; anti-caking agent
set | food additives that change the look or taste of food | 改變食物外觀或味道的添加劑 | food colouring; bleaching agent; flavour enhancer; sweetener
set | additives listed on the packet of a baked or powdered food | 烘焙或粉狀食品包裝上列出的添加劑 | raising agent=膨脹劑; anti-caking agent; bleaching agent; preservative; antioxidant
gluten | 麩質 | substance | S4 | the stretchy protein formed when wheat flour is mixed with water and kneaded | 小麥粉加水搓揉後形成的有彈性的蛋白質 | also-zh=麵筋; kind=protein
collagen | 膠原蛋白 | substance | S4 | the protein of skin, tendons and meat connective tissue that softens on long moist cooking | 皮膚、腱和肉類結締組織中、經長時間濕熱烹煮會變軟的成分 | kind=protein
casein | 酪蛋白 | substance | S4 | the main protein of milk, which curdles in acid and forms cheese | 奶類中最主要的、遇酸凝結並用以製成芝士的成分 | kind=protein
agar | 瓊脂 | substance | S4 | the setting agent extracted from seaweed, which vegetarians use for jellies | 從海藻提取、素食者可用以製作啫喱的凝結材料 | also=agar-agar; also-zh=大菜
lecithin | 卵磷脂 | substance | S5 | the fatty substance of egg yolk that lets oil and vinegar blend in mayonnaise | 蛋黃中令油和醋在蛋黃醬中融和的脂類物質
set | proteins of plants and animals | 動植物的蛋白質 | gluten; collagen; casein; keratin=角蛋白; haemoglobin=血紅蛋白
set | food substances that affect the texture of a dish | 影響菜餚質感的食物成分 | gluten; collagen; lecithin; pectin; agar
wholemeal flour | 全麥麵粉 | substance | S4 | the flour milled from the entire wheat grain with its bran and germ | 以整粒小麥連同麩皮和胚芽磨成的粉
self-raising flour | 自發粉 | substance | S4 | the wheat flour sold with baking powder already mixed into it | 出售時已混入膨脹劑的小麥麵粉
bread flour | 高筋麵粉 | substance | S4 | the wheat flour with the highest protein content, giving a strong elastic dough | 蛋白質含量最高、能搓成富彈性麵糰的小麥麵粉 | also=strong flour
cake flour | 低筋麵粉 | substance | S4 | the wheat flour with the lowest protein content, giving a soft crumbly texture | 蛋白質含量最低、製成品質地鬆軟的小麥麵粉 | also=soft flour
set | flours used in baking | 烘焙用的粉 | wholemeal flour; self-raising flour; bread flour; cake flour; cornflour=粟粉
baking powder | 發粉 | substance | S4 | the raising agent that mixes sodium hydrogencarbonate with a dry acid and starch | 由碳酸氫鈉、乾性酸和澱粉混合而成的膨脹劑 | also-zh=泡打粉; not=baking soda
baking soda | 梳打粉 | substance | S4 | the raising agent that is sodium hydrogencarbonate alone and needs an acid ingredient to work well | 只含碳酸氫鈉、需與酸性材料一起才有良好效果的膨脹劑 | also=bicarbonate of soda; also-zh=食用梳打, 小蘇打; not=baking powder
yeast | 酵母 | organism | S2 | the single-celled fungus that raises bread dough by giving off carbon dioxide | 釋出二氧化碳使麵包麵糰脹起的單細胞真菌
bran | 麩皮 | structure | S4 | the hard outer coat of a cereal grain, rich in fibre and removed from white flour | 穀粒堅硬的外層、含豐富纖維並在製造白麵粉時除去的部分 | also-zh=麥麩
endosperm | 胚乳 | structure | S4 | the starchy part that makes up most of a cereal grain and is milled into white flour | 佔穀粒大部分、含豐富澱粉並磨成白麵粉的部分
germ | 胚芽 | structure | S4 | the part of a cereal grain that grows into a new plant and is rich in oil and vitamin E | 穀粒中可長成新植株、含豐富油分和維生素E的部分
husk | 穀殼 | structure | S4 | the loose inedible covering that is taken off a rice grain to give brown rice | 稻粒外層不可食用、除去後便得到糙米的包覆部分
set | parts of a cereal grain | 穀粒的部分 | bran; endosperm; germ; husk
fact | monosodium glutamate | 味精 | class of food additive | 所屬的食物添加劑類別 | flavour enhancer | 增味劑 |
fact | aspartame | 阿斯巴甜 | class of food additive | 所屬的食物添加劑類別 | sweetener | 甜味劑 |
fact | lecithin | 卵磷脂 | class of food additive | 所屬的食物添加劑類別 | emulsifier | 乳化劑 |
fact | tartrazine | 檸檬黃 | class of food additive | 所屬的食物添加劑類別 | food colouring | 色素 |
fact | benzoic acid | 苯甲酸 | class of food additive | 所屬的食物添加劑類別 | preservative | 防腐劑 |
set | things that make dough or batter rise | 使麵糰或粉漿脹起的材料 | baking powder; baking soda; yeast; steam=蒸汽

== Food preservation and hygiene | 食物保存與食物衞生
pasteurisation | 巴士德消毒法 | method | S2 | the treatment that heats milk or juice well below boiling for a short time to kill most harmful germs | 以遠低於沸點的溫度短時間加熱奶類或果汁、殺死大部分有害細菌的方法 | also=pasteurization; also-zh=巴氏消毒法; not=ultra-high temperature treatment
ultra-high temperature treatment | 超高溫處理 | method | S4 | the treatment that heats milk to above 130 °C for a few seconds so that it keeps unrefrigerated in a sealed carton | 把奶類加熱至攝氏130度以上數秒、使其密封後可在室溫保存的方法 | also=UHT treatment; also-zh=超高溫消毒法; not=pasteurisation
canning | 罐藏 | method | S2 | the preservation method that seals food in a metal container and heats it so as to kill microbes | 把食物密封在金屬容器內再加熱以殺死微生物的保存方法 | also-zh=罐裝法
freezing | 冷凍 | method | P4 | the preservation method that holds food at about −18 °C so that its water turns to ice and microbes stop growing | 把食物保存在約攝氏零下18度，使水分結冰而微生物停止生長的方法 | not=chilling
chilling | 冷藏 | method | P4 | the preservation method that holds food at 0 to 4 °C, slowing microbes without turning the food to ice | 把食物保存在攝氏0至4度、減慢微生物生長而食物不結冰的方法 | also=refrigeration; not=freezing
freeze-drying | 冷凍乾燥法 | method | S4 | the preservation method that turns the ice in frozen food straight into vapour under vacuum, as for instant coffee | 在真空下使食物中的冰直接變成水汽而除去的保存方法，例如製即溶咖啡 | also=lyophilisation; also-zh=凍乾法
sun drying | 曬乾 | method | P4 | the preservation method that removes water from food such as shrimps and mandarin peel in the open air | 在戶外藉天然熱力除去蝦米和陳皮等食物水分的保存方法 | also-zh=日曬法
salting | 鹽醃 | method | P4 | the preservation method that draws water out of food and microbes by sodium chloride, as for preserved fish | 以氯化鈉使食物和微生物失去水分的保存方法，例如製鹹魚 | also-zh=鹽漬
pickling | 醋漬 | method | P4 | the preservation method that keeps vegetables in vinegar, whose acidity stops bacteria from growing | 把蔬菜浸在酸性液體中，令細菌不能生長的保存方法 | also-zh=醋醃
sugaring | 糖漬 | method | S2 | the preservation method of jam and candied fruit, in which a sweet concentrated syrup holds back microbes | 以濃甜漿抑制微生物生長，用於果醬和蜜餞的保存方法
smoking | 煙燻 | method | S2 | the preservation method that hangs fish or meat over burning wood, whose fumes dry and flavour it | 把魚或肉掛在燃燒的木上方，使其乾燥並添上獨特風味的保存方法 | also-zh=煙熏
vacuum packing | 真空包裝 | method | S2 | the preservation method that sucks the air out of a plastic bag of food before it is sealed | 把裝有食物的膠袋內的空氣抽走後再密封的保存方法 | also=vacuum packaging
food irradiation | 食物輻照 | method | S4 | the preservation method that passes gamma rays or electron beams through food to kill microbes and insects | 以伽瑪射線或電子束穿過食物、殺死微生物和昆蟲的保存方法 | also-zh=食物輻射處理
modified atmosphere packaging | 氣調包裝 | method | S5 | the preservation method that replaces the air round packed food with a chosen mixture of gases such as nitrogen | 以氮等特定混合氣體取代食物周圍空氣的保存方法 | also=MAP; not=vacuum packing
set | preserving food by heat or rays | 以熱力或射線保存食物的方法 | pasteurisation; ultra-high temperature treatment; canning; food irradiation
set | preserving food by low temperature or the removal of water | 以低溫或除去水分保存食物的方法 | freezing; chilling; freeze-drying; sun drying
set | traditional ways of preserving food | 傳統的食物保存方法 | sun drying; salting; pickling; sugaring; smoking
set | preserving food by packing | 以包裝保存食物的方法 | canning; vacuum packing; modified atmosphere packaging; aseptic packaging=無菌包裝
set | ways of making milk keep longer | 延長奶類保存期的方法 | pasteurisation; ultra-high temperature treatment; chilling; spray-drying=噴霧乾燥
set | modern ways of preserving food | 現代的食物保存方法 | food irradiation; vacuum packing; freeze-drying; modified atmosphere packaging; freezing
order | preservation temperatures from the lowest to the highest | 保存或處理食物的溫度由低至高 | freezing > chilling > pasteurisation > ultra-high temperature treatment
Salmonella | 沙門氏菌 | organism | S4 | the rod-shaped bacterium of food poisoning, typically linked with raw eggs and undercooked poultry | 常與生雞蛋和未煮熟的家禽有關、引致食物中毒的桿狀細菌
Staphylococcus aureus | 金黃葡萄球菌 | organism | S4 | the bacterium of human noses and infected cuts whose heat-resistant toxin in handled food causes vomiting | 寄居於人的鼻腔和發炎傷口、其耐熱毒素使人嘔吐的細菌 | also-zh=金黃色葡萄球菌
Vibrio parahaemolyticus | 副溶血性弧菌 | organism | S4 | the salt-loving bacterium of food poisoning from undercooked or cross-contaminated seafood | 喜歡鹹的環境、經未煮熟或受交叉污染的海產引致食物中毒的細菌
Clostridium botulinum | 肉毒桿菌 | organism | S5 | the spore-forming bacterium that, without air in badly canned food, makes a toxin which paralyses nerves | 能產生孢子、在無氧的處理不當罐頭內製造麻痺神經毒素的細菌 | also-zh=肉毒梭菌
Listeria monocytogenes | 李斯特菌 | organism | S5 | the bacterium that can grow in a refrigerator, in cold meats and soft cheese, and endangers pregnant women | 能在雪櫃溫度下於凍食肉類和軟芝士中生長、可危害孕婦的細菌 | also=Listeria; also-zh=單核細胞增生李斯特菌
norovirus | 諾如病毒 | organism | S4 | the very infectious virus that causes vomiting outbreaks through raw oysters or from person to person | 經生蠔或人傳人傳播、常引致集體嘔吐腹瀉的高傳染性病毒 | also-zh=諾沃克類病毒
set | bacteria that cause food poisoning | 引致食物中毒的細菌 | Salmonella; Staphylococcus aureus; Vibrio parahaemolyticus; Clostridium botulinum; Listeria monocytogenes; Bacillus cereus=蠟樣芽孢桿菌
fact | Salmonella | 沙門氏菌 | food typically linked with it | 典型的相關食物 | raw eggs | 生雞蛋 |
fact | Vibrio parahaemolyticus | 副溶血性弧菌 | food typically linked with it | 典型的相關食物 | seafood | 海產 |
fact | Bacillus cereus | 蠟樣芽孢桿菌 | food typically linked with it | 典型的相關食物 | cooked rice left at room temperature | 在室溫擺放過久的熟飯 |
fact | Clostridium botulinum | 肉毒桿菌 | food typically linked with it | 典型的相關食物 | badly processed canned food | 處理不當的罐頭食物 |
cross-contamination | 交叉污染 | process | S2 | the passing of germs from raw food to ready-to-eat food by hands, boards, knives or dripping juice | 細菌經雙手、砧板、刀具或汁液由生的食物傳到即食食物的過程
thawing | 解凍 | process | S2 | the return of frozen food to a soft state before cooking, safest in the lower part of a refrigerator | 烹煮前使結冰的食物變軟的過程，在雪櫃下層進行最安全 | also=defrosting
food spoilage | 食物變壞 | process | S1 | the change by microbes or enzymes that makes something eatable lose its normal look, smell and taste | 微生物或酶令可吃的東西失去正常外觀、氣味和味道的過程 | also-zh=食物腐壞
set | processes in the handling of food that affect its safety | 影響食物安全的處理過程 | cross-contamination; thawing; food spoilage; reheating=翻熱; marinating=醃味
biological hazard | 生物危害 | form | S4 | the danger in food that comes from bacteria, viruses, moulds or parasites | 食物中來自細菌、病毒、霉菌或寄生蟲的危險 | also-zh=生物性危害
chemical hazard | 化學危害 | form | S4 | the danger in food that comes from pesticide residues, heavy metals or cleaning agents | 食物中來自殘餘農藥、重金屬或清潔劑的危險 | also-zh=化學性危害
physical hazard | 物理危害 | form | S4 | the danger in food that comes from solid foreign bodies such as broken glass or a hair clip | 食物中來自玻璃碎或髮夾等固體異物的危險 | also-zh=物理性危害
use-by date | 此日期或之前食用 | sign | P5 | the label mark on perishable food telling the last day on which it may safely be eaten | 易腐壞食物標籤上列明仍可安全進食的最後一日的標示 | also-zh=食用限期; not=best-before date
best-before date | 此日期前最佳 | sign | P5 | the label mark telling until when food keeps its top quality, after which it may still be safe | 標籤上列明食物在何時之前能保持優良品質、過後未必不安全的標示 | also-zh=最佳食用日期; not=use-by date
ingredient list | 配料表 | sign | S2 | the part of a food label that names everything in the product in descending order of weight | 食物標籤上按重量由多至少列出產品所有成分的部分 | also-zh=成分表
nutrition label | 營養標籤 | sign | S2 | the part of a Hong Kong food packet that lists the energy and seven specified components such as protein and sugars | 本港食品包裝上列出能量及蛋白質和糖等七種指定成分含量的部分 | also=nutrition facts label; not=ingredient list
nutrition claim | 營養聲稱 | sign | S4 | the statement on a food packet, such as low in sugar or high in calcium, about what the food contains | 食品包裝上說明某成分含量的語句，例如低糖或高鈣
set | information on a prepackaged food | 預先包裝食物上的資料 | use-by date; best-before date; ingredient list; nutrition label; nutrition claim
hazard analysis and critical control points | 食物安全重點控制系統 | method | S4 | the preventive system of food safety that finds the key steps of production where dangers must be kept in check | 找出製作過程中必須防範危險的主要步驟的預防方法 | also=HACCP; also-zh=危害分析和關鍵控制點
disinfection | 消毒 | method | S2 | the killing of most harmful microbes on a surface, though some bacterial spores may survive | 把表面上大部分有害微生物殺死，但部分細菌孢子或會存活的做法 | not=sterilisation

== Cooking | 烹飪
boiling | 烚 | method | P6 | the moist-heat cooking method in which food is kept in water bubbling rapidly at 100 °C | 把食物放在攝氏100度、不停翻滾冒泡的水中煮熟的烹調法 | also-zh=水煮; not=simmering, poaching
simmering | 慢火煨 | method | S2 | the moist-heat cooking method that keeps liquid just below bubbling point for a long time, as for soup stock | 使液體長時間保持在僅低於沸點的溫度來烹煮的方法，例如熬上湯 | also-zh=煨; not=boiling, poaching
poaching | 浸煮 | method | S2 | the moist-heat method that cooks delicate food such as fish or a shelled egg gently in barely moving hot liquid | 把魚或去殼雞蛋等嫩滑食物放在近乎靜止的熱液中輕輕弄熟的方法 | not=boiling
steaming | 蒸 | method | P6 | the moist-heat cooking method in which food above boiling water is heated by its vapour without touching it | 把食物架在沸水之上、以水汽加熱而不接觸水的烹調法
stewing | 燜 | method | S2 | the moist-heat method that cooks small pieces of meat slowly in a covered pot with liquid that is served too | 把小塊的肉連汁液放在加蓋鍋中慢慢煮軟、汁液一併進食的烹調法 | also-zh=炆; not=braising
double-boiling | 燉 | method | S4 | the Chinese moist-heat method that puts food and liquid in a covered jar standing in a larger vessel of hot water | 把食物和湯水放在有蓋盅內，再置於大鍋熱水中隔水烹煮的中式方法 | also-zh=隔水燉; not=steaming
baking | 焗 | method | P6 | the dry-heat method that cooks bread, cakes and pastry in the hot enclosed air of an oven | 在爐內密閉的熱空氣中製作麵包、蛋糕和批餅的乾熱烹調法 | also-zh=烘焗; not=grilling
grilling | 燒烤 | method | P6 | the dry-heat method that cooks food quickly by direct radiation from a fire or a red-hot element | 以火焰或紅熱發熱線的直接輻射快速弄熟食物的乾熱烹調法 | also=barbecuing, broiling; not=baking
deep-frying | 油炸 | method | P6 | the cooking method that wholly covers food in hot oil at about 180 °C | 把食物完全浸沒在約攝氏180度的熱油脂中的烹調法 | also-zh=炸; not=shallow-frying
shallow-frying | 煎 | method | P6 | the cooking method that uses a thin layer of hot oil to brown one side of the food and then the other | 以薄薄一層熱油先後把食物兩面弄至金黃的烹調法 | also=pan-frying; not=deep-frying, stir-frying
stir-frying | 炒 | method | P6 | the cooking method that keeps tossing small pieces of food in a little hot oil over a high flame | 以少量熱油和猛火不斷翻動小塊食物的烹調法 | not=shallow-frying
microwaving | 微波烹調 | method | S2 | the cooking method in which electromagnetic waves set the water molecules in food moving so that it heats | 以電磁波使食物內的水分子振動發熱的烹調法 | also=microwave cooking
set | moist-heat cooking methods | 濕熱烹調法 | boiling; simmering; poaching; steaming; stewing; double-boiling
set | cooking methods with hot oil or dry heat | 用熱油或乾熱的烹調法 | deep-frying; shallow-frying; stir-frying; baking; grilling
set | cooking methods of a Chinese kitchen | 中式廚房的烹調法 | steaming; stewing; double-boiling; stir-frying; deep-frying
set | cooking methods that need no oil and no bath of liquid | 不用油亦不把食物浸在液體中的烹調法 | baking; grilling; steaming; microwaving
set | ways of cooking an egg | 烹煮雞蛋的方法 | boiling; poaching; shallow-frying; steaming
rubbing-in method | 搓入法 | method | S4 | the cake and pastry method that works cold fat into flour with the fingertips until it looks like breadcrumbs | 用指尖把凍牛油與麵粉混合至麵包糠狀的製餅方法 | also-zh=擦入法; not=creaming method
creaming method | 忌廉法 | method | S4 | the cake-making method that first beats butter and sugar together until light and fluffy | 先把牛油和糖一同打至鬆軟發白的製餅方法 | also-zh=打忌廉法, 糖油拌合法
whisking method | 拂打法 | method | S4 | the sponge-cake method that first beats eggs and sugar to a thick foam, with little or no fat | 先把雞蛋和糖打成濃厚泡沫、少用或不用油脂的製餅方法 | also-zh=打發法, 打蛋法
melting method | 熱熔法 | method | S4 | the cake-making method, as for gingerbread, that first heats fat with syrup and then stirs in flour | 先把油脂和糖漿加熱成液體，再拌入麵粉的製餅方法，例如薑餅 | also-zh=融化法
kneading | 搓揉 | method | S4 | the working of bread dough by pressing, folding and stretching to develop gluten | 以按壓、摺疊和拉扯處理麵包麵糰、使其產生麵筋的做法
proving | 最後發酵 | method | S4 | the resting of shaped yeast dough in a warm place so that it rises before it is baked | 把成形的酵母麵糰放在溫暖處靜置、讓其脹起後才烘焗的做法 | also=proofing; also-zh=醒發
folding-in | 輕拌 | method | S4 | the gentle cutting and turning of flour or egg white into a mixture so as to keep the air in | 以切入和翻轉動作把麵粉或蛋白混入材料而不弄走空氣的做法 | also=folding in
glazing | 掃面 | method | S4 | the brushing of egg wash, milk or syrup over a pastry or bun to give it a shiny surface | 以蛋液、奶或糖漿塗在批餅或麵包表面、使其光亮的做法 | also-zh=上光
basting | 淋汁 | method | S4 | the spooning of hot fat or juices over meat as it cooks in the oven to keep it moist | 烤焗期間把熱油或肉汁澆在肉上以保持濕潤的做法
marinating | 醃味 | method | S2 | the soaking of raw meat in a seasoned mixture before cooking so that it takes up flavour and grows tender | 烹煮前把生肉浸在調味料中、使其入味和變嫩的做法
blanching | 汆水 | method | S4 | the short dipping of vegetables or meat in boiling water, often followed by cooling in cold water | 把蔬菜或肉短時間放入沸水再取出、常隨即過冷水的做法 | also-zh=飛水, 灼水
set | cake-making methods | 製餅的方法 | rubbing-in method; creaming method; whisking method; melting method
set | steps in handling dough and batter | 處理麵糰和粉漿的步驟 | kneading; proving; folding-in; glazing
set | treatments of meat or vegetables in the kitchen | 廚房中處理肉類或蔬菜的方法 | basting; marinating; blanching; simmering
set | kitchen techniques with liquids | 用液體的廚房技巧 | basting; marinating; blanching; glazing; poaching
order | steps of making yeast bread | 製作酵母麵包的步驟 | mixing the ingredients=混合材料 > kneading > first rising=首次發酵 > shaping=成形 > proving > baking
roux | 油麵糊 | substance | S4 | the cooked mixture of equal parts of butter and flour that thickens sauces | 以等量牛油和麵粉煮成、使醬汁變稠的混合物 | also-zh=牛油麵糊
bechamel sauce | 白汁 | substance | S4 | the sauce made from milk thickened with cooked butter and flour | 以奶類加入煮過的牛油和麵粉製成的醬汁 | also=béchamel sauce, white sauce
mayonnaise | 蛋黃醬 | substance | S4 | the cold sauce that is an emulsion of oil, vinegar and raw yolk | 以油、醋和生蛋的卵黃乳化而成的凍醬汁
hollandaise sauce | 荷蘭汁 | substance | S5 | the warm sauce that is an emulsion of melted butter, lemon juice and egg yolk | 以溶化牛油、檸檬汁和蛋黃乳化而成的暖醬汁 | also-zh=荷蘭醬
vinaigrette | 油醋汁 | substance | S4 | the thin salad dressing of oil shaken with an acid, without egg | 以油和酸性液體搖勻、不加雞蛋的稀沙律汁 | also=French dressing
dicing | 切粒 | method | S2 | the cutting of food into small cubes | 把食物切成細小立方體的刀法 | also-zh=切丁
slicing | 切片 | method | S2 | the cutting of food into thin flat pieces | 把食物切成薄而扁平形狀的刀法
shredding | 切絲 | method | S2 | the cutting of food into fine long strips | 把食物切成幼細長條的刀法
mincing | 剁碎 | method | S2 | the chopping of food, such as garlic or pork, into pieces as tiny as possible | 把蒜頭或豬肉等反覆斬至極細小的刀法 | also-zh=剁蓉
peeling | 去皮 | method | S2 | the taking off of the outer skin of fruit or vegetables | 除去蔬果外層的處理方法 | also-zh=批皮
set | ways of cutting and preparing food | 食物的刀法和處理方法 | dicing; slicing; shredding; mincing; peeling
Cantonese cuisine | 粵菜 | form | S2 | the Chinese regional cooking of Guangdong, known for fresh light flavours, steaming and dim sum | 以清淡鮮味、清蒸和點心見稱的廣東地方菜系 | also-zh=廣東菜
Sichuan cuisine | 川菜 | form | S2 | the Chinese regional cooking of the southwest, known for chilli and numbing peppercorn, as in mapo tofu | 以麻辣見稱、用辣椒和花椒的中國西南部菜系，例如麻婆豆腐 | also=Szechuan cuisine; also-zh=四川菜
Shandong cuisine | 魯菜 | form | S4 | the Chinese regional cooking of the lower Yellow River, known for clear stock, scallion and seafood of the north coast | 以清湯、葱香和北方沿海海鮮見稱的黃河下游菜系 | also-zh=山東菜
set | regional cuisines of China | 中國的地方菜系 | Cantonese cuisine; Sichuan cuisine; Shandong cuisine; Huaiyang cuisine=淮揚菜
green tea | 綠茶 | substance | S2 | the Chinese tea, such as Longjing, whose leaves are heated at once so that they are not oxidised | 茶葉採摘後隨即加熱、未經氧化的中國茶，例如龍井
black tea | 紅茶 | substance | S2 | the Chinese tea, such as Keemun, whose leaves are fully oxidised and give a reddish brew | 茶葉完全氧化、茶湯帶赤色的中國茶，例如祁門
oolong tea | 烏龍茶 | substance | S2 | the Chinese tea, such as Tieguanyin, whose leaves are partly oxidised | 茶葉部分氧化的中國茶，例如鐵觀音 | also-zh=青茶
white tea | 白茶 | substance | S4 | the Chinese tea, such as Shoumei, whose leaves are only withered and dried, neither roasted in a pan nor rolled | 茶葉只經萎凋和乾燥、不炒不揉的中國茶，例如壽眉
set | kinds of Chinese tea | 中國茶的種類 | green tea; black tea; oolong tea; dark tea=黑茶; white tea
order | Chinese teas by how far the leaves are oxidised, least first | 中國茶按氧化程度由低至高 | green tea > oolong tea > black tea
fact | Longjing | 龍井 | type of Chinese tea | 中國茶的類別 | green tea | 綠茶 |
fact | Tieguanyin | 鐵觀音 | type of Chinese tea | 中國茶的類別 | oolong tea | 烏龍茶 |
fact | Shoumei | 壽眉 | type of Chinese tea | 中國茶的類別 | white tea | 白茶 |
fact | Keemun | 祁門 | type of Chinese tea | 中國茶的類別 | black tea | 紅茶 |

== Health management and social care | 健康管理與社會關懷
physical health | 身體健康 | idea | S4 | the dimension of well-being that concerns how well the organs and body work and the absence of illness | 關乎器官和生理機能運作良好、沒有疾病的福祉範疇 | also-zh=生理健康
intellectual health | 智能健康 | idea | S4 | the dimension of well-being that concerns thinking clearly, learning and making sound judgements | 關乎思考清晰、學習和作出合理判斷的福祉範疇
emotional health | 情緒健康 | idea | S4 | the dimension of well-being that concerns recognising one's feelings and expressing them properly | 關乎認識自己的感受並恰當地表達的福祉範疇
social health | 社交健康 | idea | S4 | the dimension of well-being that concerns getting on with other people and keeping satisfying relationships | 關乎與人相處融洽、維持良好人際關係的福祉範疇 | also-zh=社群健康
spiritual health | 靈性健康 | idea | S4 | the dimension of well-being that concerns inner peace, beliefs and a sense of meaning in life | 關乎內心平安、信念和人生意義的福祉範疇 | also-zh=心靈健康
set | dimensions of health | 健康的範疇 | physical health; intellectual health; emotional health; social health; spiritual health
primary prevention | 初級預防 | method | S4 | the measures, such as vaccination and health education, that stop a disease before it begins | 在疾病未出現前防止其發生的措施，例如接種疫苗和健康教育 | also-zh=第一級預防; not=secondary prevention
secondary prevention | 次級預防 | method | S4 | the measures, such as cancer screening, that find a disease early so that it can be treated at once | 及早發現疾病以便即時治療的措施，例如癌症篩查 | also-zh=第二級預防, 二級預防; not=tertiary prevention
tertiary prevention | 三級預防 | method | S4 | the measures, such as rehabilitation, that limit disability and complications after a disease has set in | 在患病後減少殘障和併發症的措施，例如復康訓練 | also-zh=第三級預防; not=secondary prevention
palliative care | 紓緩治療 | method | S4 | the care of people with incurable illness that eases pain and distress and does not aim at a cure | 為患不治之症者減輕痛楚和困擾、不以治癒為目的的照顧 | also-zh=寧養服務, 紓緩照顧
health promotion | 健康促進 | method | S4 | the process, as set out in the Ottawa Charter, of enabling people to gain more control over their own well-being | 按《渥太華約章》所述、使人能更有力掌握和改善自身狀況的過程 | also-zh=促進健康
set | levels of prevention and care | 預防和照顧的層次 | primary prevention; secondary prevention; tertiary prevention; palliative care
order | levels of disease prevention, the earliest first | 疾病預防的層次，由最早開始 | primary prevention > secondary prevention > tertiary prevention
primary care | 基層醫療 | form | S4 | the first point of contact in health services, such as a family doctor or a community clinic | 市民接觸醫護服務的第一站，例如家庭醫生和社區診所 | also=primary healthcare; also-zh=基層健康護理; not=primary prevention
secondary care | 第二層醫療 | form | S4 | the specialist and general hospital services to which a family doctor refers a patient | 由家庭醫生轉介接受的專科和一般醫院服務 | also=secondary healthcare; also-zh=第二層健康護理
tertiary care | 第三層醫療 | form | S4 | the highly complex hospital services, such as organ transplants, that need advanced equipment and super-specialists | 需要先進設備和尖端專才的高度複雜醫院服務，例如器官移植 | also=tertiary healthcare; also-zh=第三層健康護理
set | levels of health services | 醫療服務的層次 | primary care; secondary care; tertiary care; self-care=自我照顧
order | levels of health services from the first contact to the most complex | 醫療服務層次由首個接觸點至最複雜 | primary care > secondary care > tertiary care
biomedical model | 生物醫學模式 | theory | S5 | the view that health is the absence of disease, which has bodily causes and is cured by doctors | 認為健康即沒有疾病，而疾病源於身體因素、由醫生治理的觀點
biopsychosocial model | 生物心理社會模式 | theory | S5 | the view that health and illness result from bodily, mental and environmental factors acting together | 認為健康和疾病由身體、精神和環境因素共同造成的觀點
health belief model | 健康信念模式 | theory | S5 | the view that people change behaviour when they see a threat as likely and serious and the benefits as above the barriers | 認為人覺得威脅大、好處多於障礙時便會改變行為的觀點
transtheoretical model | 跨理論模式 | theory | S5 | the view that people change behaviour in stages, from precontemplation to maintenance | 認為人由未有意圖至維持，分階段改變行為的觀點 | also=stages of change model; also-zh=行為轉變階段模式
hierarchy of needs | 需要層次理論 | theory | S4 | the view of Maslow that people seek food and safety first and self-actualisation last | 馬斯洛認為人先追求溫飽和安全、最後追求自我實現的觀點 | also-zh=需求層次理論
set | models used in health and social care | 健康與社會關懷的理論模式 | biomedical model; biopsychosocial model; health belief model; transtheoretical model; hierarchy of needs
order | stages of change in health behaviour | 改變健康行為的階段 | precontemplation=未有意圖期 > contemplation=考慮期 > preparation=準備期 > action=行動期 > maintenance=維持期
order | Maslow's needs from the lowest to the highest | 馬斯洛的需要層次由低至高 | physiological needs=生理需要 > safety needs=安全需要 > love and belonging=愛與歸屬感 > esteem=尊重 > self-actualisation=自我實現
casework | 個案工作 | method | S4 | the social work method that helps one person or family at a time through a close professional relationship | 透過緊密的專業關係、每次協助一個人或家庭的社會工作手法 | also-zh=個案輔導; not=group work
group work | 小組工作 | method | S4 | the social work method that lets several people with similar needs help each other in meetings led by a worker | 在社工帶領的聚會中、讓數名有相似需要的人互相幫助的社會工作手法 | also-zh=群體工作
community work | 社區工作 | method | S4 | the social work method that organises residents of a neighbourhood to solve their shared problems | 組織同一地區的居民解決共同問題的社會工作手法
outreach work | 外展工作 | method | S4 | the social work method that goes to streets and parks to meet young people who would not come to a centre | 到街頭和公園主動接觸不會到中心求助的青少年的社會工作手法 | also=outreaching
set | methods of social work | 社會工作的手法 | casework; group work; community work; outreach work
confidentiality | 保密 | idea | S4 | the caring value of not telling others what a client has disclosed without that person's consent | 未經當事人同意不向他人透露其資料的專業價值
self-determination | 自決 | idea | S4 | the caring value of letting clients make their own choices about their lives | 讓服務對象為自己的生活作選擇的專業價值 | also-zh=案主自決
empathy | 同理心 | idea | S2 | the caring attitude of feeling and understanding a situation from another person's point of view | 從他人角度感受和明白其處境的關懷態度 | not=sympathy
acceptance | 接納 | idea | S4 | the caring attitude of respecting clients as they are, with both strengths and weaknesses | 不論優點缺點均尊重服務對象本身的關懷態度
non-judgemental attitude | 非批判態度 | idea | S4 | the caring attitude of not blaming clients or calling them guilty for their troubles | 不因服務對象的困難而指責或定其對錯的關懷態度 | also=non-judgmental attitude
individualisation | 個別化 | idea | S5 | the caring value of seeing each client as unique and fitting the help to that person | 視每名服務對象為獨特的人並按其情況提供幫助的專業價值 | also=individualization
set | values and attitudes of caring professions | 關懷專業的價值和態度 | confidentiality; self-determination; empathy; non-judgemental attitude; individualisation
set | principles of the helping relationship | 助人關係的原則 | acceptance; self-determination; confidentiality; individualisation
stereotype | 定型 | idea | S2 | the fixed and oversimplified picture of what all members of a group are like | 對某群體所有成員的固定和過分簡化的看法 | also=stereotyping; also-zh=刻板印象; not=prejudice, discrimination
prejudice | 偏見 | idea | S2 | the unfair feeling or attitude towards people, formed beforehand because of the group they belong to | 因所屬群體而預先對某些人抱有的不公平感受或態度 | not=discrimination, stereotype
discrimination | 歧視 | idea | S2 | the unfair treatment of people in action because of their sex, race, disability or other group membership | 因性別、種族、殘疾等群體身分而在行動上給予的不公平對待 | not=prejudice
social exclusion | 社會排斥 | idea | S4 | the shutting out of a disadvantaged group from jobs, services and activities that others enjoy | 使弱勢社群不能享有他人可得的工作、服務和活動的現象 | not=discrimination
self-stigma | 自我污名 | idea | S5 | the taking over of other people's negative view of one's illness, so that one feels ashamed and hides it | 患者接受了他人對其疾病的負面看法而感到羞恥並隱瞞的現象 | also-zh=自我標籤
set | ways in which groups are treated or seen unfairly | 群體被不公平看待或對待的現象 | stereotype; prejudice; discrimination; social exclusion; self-stigma
nuclear family | 核心家庭 | group | S1 | the family of a married couple and their unmarried children only | 只由一對夫婦和未婚子女組成的家庭 | not=extended family
single-parent family | 單親家庭 | group | S1 | the family in which only a father or only a mother lives with the children | 子女只與父親或只與母親同住的家庭 | also=lone-parent family
reconstituted family | 重組家庭 | group | S2 | the family formed when a divorced or widowed person with children marries again | 離婚或喪偶並育有子女的人再婚而形成的家庭 | also=blended family, stepfamily; also-zh=再婚家庭
physical abuse | 身體虐待 | form | S4 | the abuse that injures a person by hitting, shaking, burning or similar acts | 以毆打、搖晃或燒燙等行為傷害他人的虐待 | not=neglect
psychological abuse | 精神虐待 | form | S4 | the abuse that harms a person's feelings by repeated humiliation, threats or isolation | 以不斷羞辱、恐嚇或孤立等行為傷害他人情感的虐待 | also=emotional abuse; also-zh=心理虐待
sexual abuse | 性虐待 | form | S4 | the abuse that forces or tempts a person into indecent touching or other intimate acts | 強迫或引誘他人接受非禮觸摸或其他親密行為的虐待 | also-zh=性侵犯
neglect | 疏忽照顧 | form | S4 | the maltreatment that lies in failing to give a dependent person food, care, supervision or medical help | 沒有為依賴者提供食物、看管或醫療等基本需要的不當對待 | also-zh=疏忽
financial abuse | 侵吞財產 | form | S4 | the abuse that takes or uses an elderly person's money or belongings without true consent | 未經真正同意而取去或使用長者金錢或物品的虐待 | also-zh=財產侵吞, 經濟虐待
set | kinds of abuse and maltreatment | 虐待的種類 | physical abuse; psychological abuse; sexual abuse; neglect; financial abuse
day care centre | 日間護理中心 | institution | S4 | the place where frail elderly people are looked after in working hours and go home in the evening | 在工作時間照顧體弱長者、讓其傍晚回家的地方 | also=day care centre for the elderly; also-zh=長者日間護理中心
nursing home | 護養院 | institution | S4 | the place where elderly people with severe illness or disability live and get round-the-clock professional care | 讓嚴重患病或殘疾的長者居住、接受全日專業照顧的地方
hospice | 寧養院 | institution | S4 | the place that eases the last months of terminally ill patients and supports their families | 紓緩末期病人最後日子的痛苦並支援其家人的地方 | also-zh=善終醫院
halfway house | 中途宿舍 | institution | S4 | the place where discharged mental patients live for a time to get used to ordinary life again | 讓離院的精神病康復者暫住、重新適應日常生活的地方
sheltered workshop | 庇護工場 | institution | S4 | the place that gives simple paid work and training to disabled people who cannot enter the open job market | 為未能在公開市場就業的殘疾人士提供簡單有酬工作和訓練的地方
set | places that give care in the community | 提供照顧服務的地方 | day care centre; nursing home; hospice; halfway house; sheltered workshop
respite service | 暫託服務 | form | S4 | the service that looks after a dependent person for a short time so that the family carer can rest | 短期照顧需要護理的人、讓家庭照顧者休息的服務 | also=respite care; also-zh=暫顧服務
home help | 家務助理 | form | S4 | the service that sends workers to elderly people's flats to clean, cook and accompany them to the doctor | 派員到長者住所打掃、煮食和陪同覆診的服務 | also=home care; also-zh=家居照顧服務
meal delivery | 送飯服務 | form | S4 | the service that brings cooked food to elderly or disabled people who cannot shop or cook | 把煮好的食物帶給不能購物或煮食的長者或殘疾人士的服務 | also=meals on wheels; also-zh=膳食服務
personal emergency link | 平安鐘 | form | S4 | the service that lets an elderly person living alone call for help by pressing a button that rings a 24-hour centre | 讓獨居長者按掣即可接通24小時中心求助的服務 | also=emergency alarm service
set | services that help elderly people live at home | 協助長者在家生活的服務 | respite service; home help; meal delivery; personal emergency link
Hospital Authority | 醫院管理局 | institution | S2 | the statutory body in charge of Hong Kong's public wards, emergency rooms and specialist clinics | 負責香港公立病房、急症室和專科門診的法定機構 | also-zh=醫管局; not=Department of Health
Department of Health | 衞生署 | institution | S2 | the government department that prevents disease in Hong Kong and runs clinics for mothers, infants and pupils | 負責香港疾病預防並為母嬰和學童提供保健服務的政府部門 | not=Hospital Authority
Social Welfare Department | 社會福利署 | institution | S2 | the government department that runs Hong Kong's CSSA payments and its family and elderly services | 負責香港綜援、家庭和安老服務的政府部門 | also-zh=社署
Equal Opportunities Commission | 平等機會委員會 | institution | S2 | the statutory body that enforces Hong Kong's laws against discrimination | 執行香港反歧視條例的法定機構 | also-zh=平機會
Consumer Council | 消費者委員會 | institution | S2 | the statutory body that tests products and settles buyers' complaints in Hong Kong | 在香港測試產品和調停顧客投訴的法定機構 | also-zh=消委會
World Health Organization | 世界衞生組織 | institution | S2 | the United Nations agency that directs international work against disease and for better well-being | 統籌國際間對抗疾病、促進人類福祉工作的聯合國機構 | also=WHO, World Health Organisation; also-zh=世衞
set | bodies that look after health and welfare in Hong Kong | 與香港市民健康和福利有關的機構 | Hospital Authority; Department of Health; Social Welfare Department; Food and Environmental Hygiene Department=食物環境衞生署; Equal Opportunities Commission; Consumer Council
set | public bodies in food, health and hygiene | 食物、健康與衞生方面的公共機構 | World Health Organization; Department of Health; Hospital Authority; Food and Environmental Hygiene Department=食物環境衞生署
Comprehensive Social Security Assistance | 綜合社會保障援助 | method | S2 | the means-tested payment that brings families in hardship up to a basic standard of living | 須通過經濟審查、使困難家庭收入達至基本生活水平的款項 | also=CSSA; also-zh=綜援
Old Age Allowance | 高齡津貼 | method | S2 | the non-means-tested monthly payment to Hong Kong people aged 70 or above | 發給70歲或以上香港居民、無須經濟審查的每月款項 | also-zh=生果金; not=Old Age Living Allowance
Old Age Living Allowance | 長者生活津貼 | method | S2 | the means-tested monthly payment to Hong Kong people aged 65 or above who need extra support for daily expenses | 發給65歲或以上、需補助日常開支並通過經濟審查者的每月款項 | also-zh=長生津; not=Old Age Allowance
set | social security payments in Hong Kong | 香港的社會保障金 | Comprehensive Social Security Assistance; Old Age Allowance; Old Age Living Allowance; Disability Allowance=傷殘津貼

== First aid | 急救
sprain | 扭傷 | disease | S2 | the injury in which a ligament of a joint is overstretched or torn | 關節的韌帶過度拉扯或撕裂的損傷 | not=strain, dislocation
strain | 拉傷 | disease | S2 | the injury in which a muscle or tendon is overstretched or torn | 肌肉或肌腱過度拉扯或撕裂的損傷 | also-zh=肌肉拉傷; not=sprain
fracture | 骨折 | disease | S2 | the injury in which a bone is cracked or broken | 骨骼出現裂痕或斷開的損傷 | not=dislocation
dislocation | 脫臼 | disease | S2 | the injury in which the end of a bone is forced out of its joint | 骨端被扯離關節原來位置的損傷 | also-zh=關節脫位; not=sprain, fracture
cramp | 抽筋 | disease | S2 | the sudden painful tightening of a muscle that will not relax | 肌肉突然緊縮、疼痛而不能放鬆的狀況 | also-zh=肌肉痙攣
concussion | 腦震盪 | disease | S4 | the short-lived disturbance of brain function after a blow to the head | 頭部受撞擊後腦功能短暫失常的損傷
set | injuries of bones, joints and muscles | 骨骼、關節和肌肉的損傷 | sprain; strain; fracture; dislocation; cramp
set | injuries common in sport | 運動中常見的損傷 | sprain; strain; concussion; fracture; blister=水泡
closed fracture | 閉合性骨折 | disease | S4 | the fracture in which the skin over the broken bone is not pierced | 斷骨處的皮膚沒有穿破的骨折 | also=simple fracture; also-zh=單純性骨折; not=open fracture
open fracture | 開放性骨折 | disease | S4 | the fracture in which the broken bone is in contact with the air through a wound in the skin | 斷骨處經皮膚傷口與空氣接觸的骨折 | also=compound fracture; also-zh=哆開性骨折; not=closed fracture
greenstick fracture | 青枝骨折 | disease | S5 | the fracture of a child's soft bone that bends and cracks on one side only | 兒童柔軟的骨骼彎曲、只有一邊裂開的骨折 | also-zh=青枝性骨折
stress fracture | 疲勞性骨折 | disease | S5 | the hairline fracture that builds up from repeated load, as in the feet of long-distance runners | 因反覆負荷而逐漸形成的幼細裂痕，例如長跑者的足部 | also-zh=應力性骨折
abrasion | 擦傷 | disease | S2 | the wound in which the surface of the skin is scraped off by a rough surface | 皮膚表層被粗糙面磨去的傷口
incised wound | 割傷 | disease | S4 | the wound with clean straight edges made by something sharp such as a knife | 由刀等利器造成、邊緣整齊的傷口 | also=incision; not=laceration
laceration | 撕裂傷 | disease | S4 | the wound with ragged edges, made for example by machinery or barbed wire | 邊緣參差不齊、例如由機器或鐵線網造成的傷口 | not=incised wound
contusion | 瘀傷 | disease | S2 | the closed injury in which a blow breaks small vessels under unbroken skin, so that it turns blue | 撞擊令皮下小血管破裂、皮膚沒有破損但變成青藍色的損傷 | also=bruise; also-zh=挫傷
avulsion | 撕脫傷 | disease | S5 | the wound in which a piece of skin or a body part is torn wholly or partly away | 一片皮膚或身體部分被完全或部分扯離的傷口
set | types of wound | 傷口的類別 | abrasion; incised wound; laceration; contusion; avulsion
arterial bleeding | 動脈出血 | disease | S2 | the bleeding in which bright red blood spurts out in time with the heartbeat | 鮮紅色血液隨心跳噴射而出的流血情況 | not=venous bleeding
venous bleeding | 靜脈出血 | disease | S2 | the bleeding in which dark red blood flows out steadily | 暗紅色血液持續湧出的流血情況 | not=arterial bleeding
capillary bleeding | 微血管出血 | disease | S2 | the bleeding in which blood oozes slowly from a small scrape | 血液從輕微的擦損處慢慢滲出的流血情況 | also-zh=毛細血管出血
internal bleeding | 內出血 | disease | S4 | the bleeding inside the body that cannot be seen, after a hard blow to the belly for instance | 血液流在體內而看不見的情況，例如腹部受重擊後
set | kinds of bleeding | 出血的類別 | arterial bleeding; venous bleeding; capillary bleeding; internal bleeding
superficial burn | 一級燒傷 | disease | S4 | the burn of the outermost skin only, with redness and pain but no blisters | 只傷及皮膚最外層、發紅疼痛而沒有水泡的灼傷 | also=first-degree burn; also-zh=表層燒傷
partial-thickness burn | 二級燒傷 | disease | S4 | the burn that goes into the dermis and raises painful blisters | 傷及真皮、疼痛並起水泡的灼傷 | also=second-degree burn
full-thickness burn | 三級燒傷 | disease | S4 | the burn through all skin layers, which looks white or charred and may be painless as nerves are destroyed | 燒穿皮膚各層、呈白色或焦黑、因神經受損而可能不痛的灼傷 | also=third-degree burn; also-zh=全層燒傷
scald | 燙傷 | disease | S2 | the skin injury that is caused by hot liquid or steam | 由熱的液體或蒸汽造成的皮膚損傷 | not=superficial burn
chemical burn | 化學灼傷 | disease | S4 | the skin or eye injury that is caused by a strong acid or alkali | 由強酸或強鹼造成的皮膚或眼部損傷 | also-zh=化學燒傷
electrical burn | 電灼傷 | disease | S4 | the injury in which a current passing through the body damages tissue at its points of entry and exit | 電流通過身體，令進出位置的組織受損的傷害 | also-zh=觸電灼傷
sunburn | 曬傷 | disease | S2 | the reddening of unprotected skin by ultraviolet radiation | 沒有保護的皮膚受紫外線照射而發紅的損傷
set | burns by what causes them | 按成因分類的灼傷 | scald; chemical burn; electrical burn; sunburn
set | degrees of burn | 灼傷的程度 | superficial burn; partial-thickness burn; full-thickness burn; fourth-degree burn=四級燒傷
order | burns from the shallowest to the deepest | 燒傷由淺至深 | superficial burn > partial-thickness burn > full-thickness burn
heat stroke | 中暑 | disease | S2 | the emergency in which the body can no longer cool itself and its temperature rises above 40 °C | 身體失去散熱能力、體溫升至攝氏40度以上的緊急狀況 | also=heatstroke; also-zh=熱射病; not=heat exhaustion
heat exhaustion | 熱衰竭 | disease | S2 | the illness of heavy sweating, weakness and cool clammy skin from loss of water and salt in hot weather | 在炎熱環境中大量出汗失去水分和鹽分，以致虛弱、皮膚濕冷的狀況 | also-zh=暑熱衰竭; not=heat stroke
hypothermia | 低溫症 | disease | S2 | the condition in which the core of the body falls below 35 °C | 身體核心降至攝氏35度以下的狀況 | also-zh=體溫過低, 低體溫症; not=frostbite
frostbite | 凍傷 | disease | S4 | the damage to fingers, toes, nose or ears when their tissue freezes | 手指、腳趾、鼻或耳的組織結冰而造成的損傷 | not=hypothermia
fainting | 昏厥 | disease | S2 | the brief loss of consciousness when too little blood reaches the brain | 因流往腦部的血液不足而短暫失去知覺的狀況 | also=syncope; also-zh=暈厥
shock | 休克 | disease | S4 | the life-threatening failure of circulation in which organs get too little blood, as after severe bleeding | 循環衰竭令器官得不到足夠血液的危急狀況，例如嚴重失血後
choking | 哽塞 | disease | S2 | the emergency in which food or another object blocks the airway | 食物或異物堵住氣道的緊急狀況 | also-zh=氣道異物梗塞
drowning | 溺水 | disease | S2 | the emergency in which breathing is hindered by being under water | 因沒入水中而不能呼吸的緊急狀況 | also-zh=遇溺
anaphylaxis | 嚴重過敏反應 | disease | S4 | the sudden life-threatening immune reaction, to a bee sting for instance, that needs an adrenaline injection | 例如被蜂螫後突然出現、須注射腎上腺素的致命免疫反應 | also=anaphylactic shock; also-zh=過敏性休克
set | illnesses caused by heat or cold | 因熱或冷引致的狀況 | heat stroke; heat exhaustion; hypothermia; frostbite; sunburn
set | emergencies in which a person may collapse | 可使人倒下的緊急狀況 | fainting; heat stroke; choking; anaphylaxis; hypothermia
set | emergencies of breathing and circulation | 呼吸和循環的緊急狀況 | shock; choking; drowning; fainting; cardiac arrest=心臟驟停
cardiopulmonary resuscitation | 心肺復甦法 | method | S2 | the first aid of chest compressions and rescue breaths for a casualty whose heart has stopped | 為心臟停頓的傷者按壓胸部和吹氣的急救法 | also=CPR; also-zh=心肺復甦術; not=Heimlich manoeuvre
Heimlich manoeuvre | 海姆立克急救法 | method | S2 | the first aid of sharp inward and upward pushes above the navel of a choking person from behind | 從後在哽塞者肚臍以上用力向內向上推的急救法 | also=abdominal thrusts; also-zh=哈姆立克急救法, 腹部推壓法
recovery position | 復原臥式 | method | S2 | the placing of an unconscious but breathing casualty on the side so that the airway stays open | 把不省人事但有呼吸的傷者側臥、使氣道暢通的做法 | also-zh=復甦臥式
direct pressure | 直接壓法 | method | S2 | the first aid that stops bleeding by pressing a clean pad firmly on the wound | 用清潔敷料用力按着傷口以止血的急救法 | also-zh=直接加壓止血法
defibrillation | 除顫 | method | S4 | the first aid that gives the heart an electric shock to stop its chaotic rhythm | 以電擊令混亂的心律停止的急救法 | also-zh=心臟去顫
head tilt and chin lift | 按額托頷法 | method | S4 | the first aid that opens the airway of an unconscious casualty by one hand on the forehead and two fingers under the jaw | 一手置於前額、兩指置於下巴，為昏迷傷者打開氣道的急救法 | also-zh=仰頭抬頦法
set | first aid techniques | 急救方法 | cardiopulmonary resuscitation; Heimlich manoeuvre; recovery position; direct pressure; defibrillation; head tilt and chin lift
arm sling | 手掛 | device | S2 | the triangular bandage tied round the neck to support an injured forearm | 以三角巾繞頸繫好、承托受傷前臂的用品 | also=sling; also-zh=大手掛, 三角巾懸臂帶
splint | 夾板 | device | S2 | the stiff support tied along a broken limb to keep it from moving | 綁在斷肢旁、使其不能移動的硬支撐物
tourniquet | 止血帶 | device | S4 | the band tightened round a limb above a wound as a last resort against life-threatening blood loss | 在肢體傷口上方束緊、萬不得已時用以制止致命失血的用品
sterile dressing | 消毒敷料 | device | S2 | the germ-free pad laid straight on a wound to soak up blood and keep dirt out | 無菌、直接覆蓋在傷口上吸血和隔開污物的墊 | also-zh=無菌敷料
roller bandage | 卷軸繃帶 | device | S2 | the long strip of cloth wound round a limb to hold a pad in place or to give support | 繞着肢體包紮、用來固定墊料或給予支承的長布條
automated external defibrillator | 自動心臟除顫器 | device | S2 | the portable machine in public places that checks the heart rhythm and gives an electric shock if needed | 設於公眾地方、可分析心律並在需要時施以電擊的手提儀器 | also=AED; also-zh=自動體外心臟去顫器
set | first aid equipment | 急救用品 | arm sling; splint; tourniquet; sterile dressing; roller bandage; automated external defibrillator
order | RICE treatment of a sprained ankle, as its letters run | RICE治療扭傷腳踝的次序，按其字母排列 | rest=休息 > ice=冰敷 > compression=壓迫 > elevation=抬高

== Mental health | 精神健康
depression | 抑鬱症 | disease | S2 | the mental disorder of low mood and loss of interest for two weeks or more | 情緒低落和對事物失去興趣持續兩星期或以上的精神病患 | also=major depressive disorder; not=bipolar disorder
bipolar disorder | 躁鬱症 | disease | S4 | the mental disorder in which spells of excited high mood alternate with spells of deep low mood | 極度亢奮與極度低落的情緒交替出現的精神病患 | also-zh=雙相情緒障礙症; not=depression
generalised anxiety disorder | 廣泛性焦慮症 | disease | S4 | the mental disorder of excessive worry about many everyday things for six months or more | 對多種日常事情過度擔心達六個月或以上的精神病患 | also=GAD; also-zh=經常焦慮症; not=panic disorder
panic disorder | 驚恐症 | disease | S4 | the mental disorder of repeated sudden attacks of intense fear with pounding heart and choking feeling | 反覆突然極度恐懼，並伴隨心跳劇烈和窒息感的精神病患 | also-zh=恐慌症; not=generalised anxiety disorder
obsessive-compulsive disorder | 強迫症 | disease | S4 | the mental disorder of unwanted recurring thoughts and repeated acts, such as endless hand washing, to calm them | 不想要的念頭反覆出現，須不斷重複某些行為才安心的精神病患 | also=OCD
social anxiety disorder | 社交焦慮症 | disease | S4 | the mental disorder of strong fear of being watched and judged when with other people | 與人相處時極度害怕被注視和評價的精神病患 | also=social phobia; also-zh=社交恐懼症
agoraphobia | 廣場恐懼症 | disease | S5 | the mental disorder of strong fear of crowds, open spaces or public transport from which escape seems hard | 極度害怕人群、空曠地方或公共交通等難以逃離之處的精神病患
schizophrenia | 精神分裂症 | disease | S4 | the mental disorder of delusions, hallucinations and disordered thinking in which touch with reality is lost | 出現妄想、幻覺和思想紊亂、與現實脫節的精神病患 | not=bipolar disorder
set | anxiety-related mental disorders | 與焦慮有關的精神病患 | generalised anxiety disorder; panic disorder; social anxiety disorder; agoraphobia
set | common mental disorders | 常見的精神病患 | depression; bipolar disorder; generalised anxiety disorder; schizophrenia; obsessive-compulsive disorder
anorexia nervosa | 神經性厭食症 | disease | S4 | the eating disorder of self-starvation to dangerously low weight from an intense fear of getting fat | 因極度害怕肥胖而節食至體重過低的飲食失調 | also=anorexia; also-zh=厭食症; not=bulimia nervosa
bulimia nervosa | 神經性暴食症 | disease | S4 | the eating disorder of repeated overeating followed by vomiting, laxatives or other ways to get rid of the food | 反覆大量進食後以嘔吐或瀉藥等方法清除食物的飲食失調 | also=bulimia; also-zh=暴食症, 貪食症; not=binge-eating disorder
binge-eating disorder | 嗜食症 | disease | S5 | the eating disorder of repeated uncontrolled overeating that is not followed by vomiting or fasting | 反覆失控地大量進食，但事後不會嘔吐或禁食的飲食失調 | also-zh=狂食症
pica | 異食癖 | disease | S5 | the eating disorder of swallowing things that are not food, such as soil or paper | 進食泥土、紙張等並非食物之物的飲食失調 | also-zh=異食症
set | eating disorders | 飲食失調 | anorexia nervosa; bulimia nervosa; binge-eating disorder; pica
autism spectrum disorder | 自閉症譜系障礙 | disease | S4 | the developmental disorder of difficulty in social communication with narrow, repeated interests and behaviour | 有社交溝通困難，興趣和行為狹窄而重複的發展障礙 | also=autism, ASD; also-zh=自閉症
attention deficit hyperactivity disorder | 專注力不足及過度活躍症 | disease | S4 | the developmental disorder of a child who is easily distracted, restless and impulsive | 兒童容易分心、坐立不安和衝動的發展障礙 | also=ADHD; also-zh=過度活躍症
dyslexia | 讀寫障礙 | disease | S4 | the learning disorder of lasting trouble with words on the page in spite of normal intelligence | 智力正常，但在認字和默書方面持續有困難的學習問題 | also-zh=閱讀障礙
dyspraxia | 發展性協調障礙 | disease | S5 | the developmental disorder of clumsy movement, as in tying shoelaces or catching a ball | 動作笨拙，在繫鞋帶或接球等方面有困難的兒童發展問題 | also=developmental coordination disorder; also-zh=動作協調障礙
set | special needs in childhood | 兒童的特殊需要 | autism spectrum disorder; attention deficit hyperactivity disorder; dyslexia; intellectual disability=智力障礙; dyspraxia
delusion | 妄想 | form | S4 | the symptom of firmly holding a false belief against all evidence, such as being followed by spies | 不顧證據堅信虛假想法的病徵，例如認為被人跟蹤 | not=hallucination
hallucination | 幻覺 | form | S4 | the symptom of seeing, hearing or feeling something that is not there | 看到、聽到或感到並不存在的事物的病徵 | not=delusion, illusion
mania | 躁狂 | form | S4 | the symptom of abnormally high mood with racing thoughts, little sleep and reckless acts | 情緒異常高漲、思想飛快、少睡眠而行為魯莽的病徵
obsession | 強迫思想 | form | S5 | the symptom of an unwanted thought or image that keeps coming back and causes distress | 不想要的念頭或影像不斷重現、令人困擾的病徵 | not=compulsion
compulsion | 強迫行為 | form | S5 | the symptom of an act, such as checking the lock, that a person feels driven to repeat | 患者感到不得不重複做某動作的病徵，例如檢查門鎖 | not=obsession
set | symptoms of mental disorder | 精神病患的病徵 | delusion; hallucination; mania; obsession; compulsion
psychiatrist | 精神科醫生 | role | S2 | the medical doctor who diagnoses mental illness and may prescribe drugs for it | 診斷抑鬱症等心理疾病並可為此處方藥物的醫科專業人員 | not=clinical psychologist
clinical psychologist | 臨牀心理學家 | role | S4 | the professional, not a medical doctor, who assesses and treats mental problems by talking therapies | 並非醫生、以評估和談話治療處理精神問題的專業人員 | also-zh=臨床心理學家; not=psychiatrist
medical social worker | 醫務社工 | role | S4 | the professional in a hospital who helps patients and families with money, housing and other welfare matters | 在醫院協助病人及家屬處理經濟、住屋等福利事宜的專業人員 | also-zh=醫務社會工作者
educational psychologist | 教育心理學家 | role | S4 | the professional who assesses pupils' learning difficulties and advises teachers and parents | 評估學生學習困難並向教師和家長提供意見的專業人員
counsellor | 輔導員 | role | S2 | the helper who listens to people's personal problems and guides them to find their own way out, without treating severe illness | 聆聽他人個人問題、引導其自尋出路但不治療嚴重病患的助人者
set | people who help with mental and emotional problems | 協助處理精神和情緒問題的人員 | psychiatrist; clinical psychologist; medical social worker; educational psychologist; counsellor
cognitive behavioural therapy | 認知行為治療 | method | S4 | the treatment that helps a patient to spot and change harmful thoughts and habits | 協助病人找出並改變不良想法和習慣的治療 | also=CBT
exposure therapy | 暴露療法 | method | S5 | the treatment in which a patient faces the feared thing step by step until the fear fades | 讓病人逐步面對所害怕的事物直至恐懼減退的治療 | also-zh=暴露治療
art therapy | 藝術治療 | method | S4 | the treatment in which a patient expresses feelings by drawing, painting or modelling | 讓病人以繪畫或捏塑表達感受的治療
family therapy | 家庭治療 | method | S4 | the treatment that meets relatives living together as a group and improves how they deal with each other | 與同住親人一同會面、改善彼此相處方式的治療
mindfulness | 靜觀 | method | S4 | the practice of paying attention to the present moment and one's breathing without judging | 不加批判地專注當下和自己呼吸的練習 | also-zh=正念
set | treatments and practices for mental health | 精神健康的治療和練習 | cognitive behavioural therapy; exposure therapy; art therapy; family therapy; mindfulness
problem-focused coping | 問題為本應對 | method | S5 | the way of handling stress that deals with its source, as by making a revision plan before an examination | 直接處理壓力來源的應對方式，例如考試前訂立溫習計劃 | also-zh=問題取向應對; not=emotion-focused coping
emotion-focused coping | 情緒為本應對 | method | S5 | the way of handling stress that soothes one's feelings and leaves the source alone, as by listening to music | 安撫自己感受而不處理壓力來源的應對方式，例如聽音樂 | also-zh=情緒取向應對; not=problem-focused coping
avoidance coping | 逃避式應對 | method | S5 | the way of handling stress that keeps away from the trouble, as by gaming all night instead of revising | 不去面對困難的應對方式，例如通宵玩遊戲而不溫習
set | ways of coping with stress | 應對壓力的方式 | problem-focused coping; emotion-focused coping; avoidance coping; meaning-focused coping=意義為本應對
denial | 否認 | process | S4 | the defence mechanism of refusing to accept a painful fact, such as a bad diagnosis | 拒絕承認令人痛苦的事實的心理防衞機制，例如壞的診斷
rationalisation | 合理化 | process | S4 | the defence mechanism of inventing good-sounding reasons for a failure or a wrong act | 為失敗或錯誤行為編造動聽理由的心理防衞機制 | also=rationalization; also-zh=文飾作用
projection | 投射 | process | S4 | the defence mechanism of seeing one's own unacceptable feelings in other people | 把自己不被接受的感受看成是他人所有的心理防衞機制
displacement | 轉移 | process | S4 | the defence mechanism of taking out one's anger on a safer target, such as kicking a chair | 把怒氣發洩在較安全對象身上的心理防衞機制，例如踢椅子 | also-zh=替代
regression | 退化 | process | S4 | the defence mechanism of going back to childish behaviour, such as thumb sucking, under stress | 受壓時回復幼稚行為的心理防衞機制，例如吸吮手指 | also-zh=倒退
repression | 壓抑 | process | S4 | the defence mechanism of pushing painful memories out of awareness without knowing it | 不自覺地把痛苦記憶排除於意識以外的心理防衞機制 | also-zh=潛抑
sublimation | 昇華 | process | S5 | the defence mechanism of turning unacceptable urges into valued activities such as sport or art | 把不被接受的衝動化為運動、藝術等有價值活動的心理防衞機制
reaction formation | 反向作用 | process | S5 | the defence mechanism of acting in the opposite way to what one really feels | 做出與真實感受相反的行為的心理防衞機制 | also-zh=反向形成
set | defence mechanisms | 心理防衞機制 | denial; rationalisation; projection; displacement; regression; repression
set | defence mechanisms that disguise an unacceptable feeling | 掩飾不被接受的感受的心理防衞機制 | projection; displacement; sublimation; reaction formation; rationalisation
order | stages of facing death after Kübler-Ross | 庫伯勒-羅斯面對死亡的階段 | denial > anger=憤怒 > bargaining=討價還價 > depression=抑鬱 > acceptance=接受
order | stages of the general adaptation syndrome | 一般適應症候群的階段 | alarm=警覺期 > resistance=抗拒期 > exhaustion=衰竭期

== Drugs and addiction | 藥物與成癮
stimulant | 興奮劑 | substance | S2 | the class of drugs, such as cocaine and caffeine, that speeds up the central nervous system | 加快中樞神經系統活動的一類藥物，例如可卡因和咖啡因 | not=depressant
depressant | 抑制劑 | substance | S2 | the class of drugs, such as alcohol and tranquillisers, that slows down the central nervous system | 減慢中樞神經系統活動的一類藥物，例如酒精和鎮靜劑 | also-zh=鎮抑劑; not=stimulant
hallucinogen | 迷幻劑 | substance | S2 | the class of drugs, such as LSD, that makes users see or hear things that are not there | 使人看到或聽到不存在的事物的一類藥物，例如LSD
opioid | 鴉片類藥物 | substance | S4 | the class of drugs, such as morphine and heroin, that kills pain strongly and acts like poppy extracts | 有強烈止痛作用、與罌粟提取物作用相似的一類藥物，例如嗎啡和海洛英 | also-zh=類鴉片藥物
inhalant | 吸入劑 | substance | S4 | the class of abused substances, such as thinner and glue, whose vapours are sniffed | 被人嗅其蒸氣而濫用的一類物質，例如天拿水和膠水 | also=volatile solvent; also-zh=揮發性溶劑
set | classes of abused drugs | 被濫用藥物的類別 | stimulant; hallucinogen; opioid; inhalant
heroin | 海洛英 | substance | S2 | the illegal opioid that is made from morphine and is extremely addictive | 由嗎啡製成、極易上癮的毒品 | also-zh=海洛因, 白粉
ketamine | 氯胺酮 | substance | S2 | the anaesthetic abused by party-goers whose long use damages the bladder | 在派對中被濫用、長期使用會損害膀胱的麻醉劑 | also-zh=K仔
methamphetamine | 甲基安非他明 | substance | S2 | the illegal synthetic stimulant that is smoked as clear crystals | 以透明晶體形態吸食的人工合成興奮劑毒品 | also-zh=冰毒
cocaine | 可卡因 | substance | S2 | the illegal stimulant that is extracted from the leaves of a South American shrub | 從南美洲一種灌木的葉提取的興奮劑毒品
MDMA | 搖頭丸 | substance | S4 | the illegal party drug in tablets that gives energy and warm feelings and can overheat the body | 派對中常見、令人亢奮親近並可使體溫過高的藥片狀毒品 | also=ecstasy; also-zh=忘我
LSD | LSD | substance | S4 | the powerful illegal hallucinogen that is taken on tiny squares of paper | 以細小紙片服用、藥力極強的迷幻毒品 | also=lysergic acid diethylamide; also-zh=黑芝麻
set | illegal drugs | 毒品 | heroin; ketamine; methamphetamine; cocaine; cannabis=大麻; MDMA; LSD
nicotine | 尼古丁 | substance | S2 | the addictive stimulant in tobacco that raises heart rate and blood pressure | 煙草中使人上癮、令心跳加快和血壓上升的物質 | not=tar
tar | 焦油 | substance | S2 | the sticky brown mixture in tobacco smoke that settles in the lungs and contains cancer-causing chemicals | 煙草煙霧中積聚於肺部、含致癌物的黏稠褐色混合物 | not=nicotine
carbon monoxide | 一氧化碳 | substance | S2 | the poisonous gas in tobacco smoke that binds to haemoglobin and lowers the oxygen carried by blood | 煙草煙霧中與血紅蛋白結合、減少血液帶氧量的有毒氣體
caffeine | 咖啡因 | substance | S2 | the legal stimulant of tea leaves, cola and energy drinks | 茶葉、可樂和能量飲品中的合法提神物質
ethanol | 乙醇 | substance | S2 | the depressant in beer and wine that harms the liver when taken in excess | 啤酒和葡萄酒中、過量會損害肝臟的抑制劑 | also=alcohol; also-zh=酒精
set | harmful substances of smoking and drinking | 吸煙和飲酒涉及的有害物質 | nicotine; tar; carbon monoxide; ethanol
set | everyday drugs and poisons | 日常接觸到的藥物和毒物 | nicotine; caffeine; ethanol; carbon monoxide
tolerance | 耐藥性 | process | S4 | the state in which the body needs ever larger doses of a drug to feel the same effect | 身體需要越來越大劑量才能得到相同藥效的狀態 | also-zh=耐受性; not=dependence
physical dependence | 生理依賴 | process | S4 | the state in which the body has got so used to a drug that stopping it brings bodily illness | 身體已習慣某藥物，停用便會出現身體不適的狀態 | also-zh=身體依賴; not=psychological dependence
psychological dependence | 心理依賴 | process | S4 | the state in which the mind craves a drug to feel good or to face the day | 精神上渴求某藥物才感到舒服或能應付生活的狀態 | also-zh=精神依賴; not=physical dependence
withdrawal syndrome | 戒斷症狀 | process | S4 | the trembling, sweating, aching and other suffering that follows when an addict suddenly stops a drug | 成癮者突然停藥後出現顫抖、冒汗和疼痛等的痛苦 | also=withdrawal symptoms; also-zh=斷癮症狀, 戒斷徵狀
relapse | 復吸 | process | S4 | the return to drug taking after a period of having given it up | 停止用藥一段時間後重新用藥的情況 | also-zh=復發
set | states and events in drug addiction | 藥物成癮的狀態和情況 | tolerance; physical dependence; psychological dependence; withdrawal syndrome; relapse; overdose=服藥過量
methadone treatment | 美沙酮治療 | method | S4 | the programme in which heroin addicts drink a legal opioid daily at a clinic instead of injecting | 讓海洛英成癮者每天到診所飲用合法鴉片類藥物代替注射的計劃 | also-zh=美沙酮治療計劃
nicotine replacement therapy | 尼古丁替代療法 | method | S4 | the programme in which smokers wear patches or chew gum while they quit | 讓吸煙者戒煙期間使用貼片或香口膠的方法
detoxification | 脫毒治療 | method | S4 | the supervised stage of treatment in which an addict's body is cleared of the drug | 在監察下讓成癮者體內藥物清除的治療階段 | also=detox; also-zh=脫癮治療
harm reduction | 緩減傷害 | method | S5 | the policy, such as giving out clean needles, that lessens the damage of drug use without demanding that it stop | 不要求停止用藥、只減低用藥禍害的政策，例如派發潔淨針筒 | also-zh=減低傷害
set | ways of treating addiction | 處理成癮的方法 | methadone treatment; nicotine replacement therapy; detoxification; harm reduction
antibiotic | 抗生素 | substance | S2 | the medicine, such as penicillin, that kills bacteria or stops their growth and is useless against viruses | 殺死細菌或抑制其生長、但對病毒無效的藥物，例如青霉素 | not=antiviral
antiviral | 抗病毒藥 | substance | S4 | the medicine, such as oseltamivir, that hinders the multiplication of flu or HIV particles in cells | 阻礙流感或愛滋病病原體在細胞內繁殖的藥物，例如特敏福 | also=antiviral drug; not=antibiotic
laxative | 瀉藥 | substance | S4 | the medicine that loosens the bowels to relieve constipation | 使大便暢通以紓緩便秘的藥物 | also-zh=輕瀉劑
diuretic | 利尿劑 | substance | S4 | the medicine that makes the kidneys pass out more water, used against high blood pressure | 使腎臟排出更多水分、用以治療高血壓的藥物 | also-zh=利尿藥
anticoagulant | 抗凝血劑 | substance | S5 | the medicine, such as warfarin, that hinders the clotting of blood | 阻礙血液結塊的藥物，例如華法林 | also=blood thinner; also-zh=薄血丸
bronchodilator | 支氣管擴張劑 | substance | S4 | the medicine, such as salbutamol, inhaled in an asthma attack to widen the airways | 哮喘發作時吸入、使氣道變闊的藥物，例如沙丁胺醇
anaesthetic | 麻醉劑 | substance | S4 | the medicine that takes away feeling from part or all of the body before an operation | 手術前令身體局部或全部失去知覺的藥物 | also=anesthetic; also-zh=麻醉藥
antipyretic | 退燒藥 | substance | S4 | the medicine that brings down a high body temperature | 使過高的體溫下降的藥物 | also-zh=解熱劑
set | medicines by what they do | 藥物按其作用分類 | antibiotic; antacid=抗酸藥; laxative; diuretic; bronchodilator
set | medicines that act on nerves, pain or consciousness | 作用於神經、痛覺或意識的藥物 | analgesic=止痛藥; sedative=鎮靜劑; anaesthetic; stimulant
set | medicines used in heart, lung and blood disease | 用於心、肺及血液疾病的藥物 | diuretic; anticoagulant; bronchodilator; statin=他汀類藥物
fact | paracetamol | 撲熱息痛 | class of drug | 藥物類別 | painkiller | 止痛藥 |
fact | penicillin | 青霉素 | class of drug | 藥物類別 | antibiotic | 抗生素 |
fact | LSD | LSD | class of drug | 藥物類別 | hallucinogen | 迷幻劑 |
fact | cocaine | 可卡因 | class of drug | 藥物類別 | stimulant | 興奮劑 |
fact | morphine | 嗎啡 | class of drug | 藥物類別 | opioid | 鴉片類藥物 |
fact | warfarin | 華法林 | class of drug | 藥物類別 | anticoagulant | 抗凝血劑 |

== Public health and epidemiology | 公共衞生與流行病學
incidence rate | 發病率 | quantity | S5 | the number of new cases of a disease in a population over a period, per so many people | 某段時間內每若干人口中某病新增個案的數目 | also=incidence; not=prevalence rate
prevalence rate | 患病率 | quantity | S5 | the share of a population that has a disease at a given time, old and new cases together | 某一時間人口中新舊個案合計所佔的比例 | also=prevalence; also-zh=現患率; not=incidence rate
crude death rate | 粗死亡率 | quantity | S4 | the number of people who die in a year per 1000 of the population | 每年每一千人口中離世的人數 | also-zh=死亡率; not=case fatality rate
infant mortality rate | 嬰兒死亡率 | quantity | S4 | the number of children per 1000 live births who die before their first birthday | 每一千名活產中未滿一歲便夭折的數目 | not=maternal mortality ratio
maternal mortality ratio | 產婦死亡比率 | quantity | S5 | the number of women who die from pregnancy or childbirth per 100 000 live births | 每十萬名活產中因懷孕或分娩而離世的婦女數目 | also-zh=孕產婦死亡率
case fatality rate | 病死率 | quantity | S5 | the share of people diagnosed with a disease who die of it | 確診某病者中因該病離世的比例 | also=case fatality ratio; also-zh=致死率; not=crude death rate
life expectancy at birth | 出生時平均預期壽命 | quantity | S4 | the average number of years a newborn may hope to live if present death rates continue | 若現時死亡情況不變，初生嬰兒可望活到的年數 | also=life expectancy; also-zh=平均預期壽命
basic reproduction number | 基本再生數 | quantity | S5 | the average number of people whom one case infects in a population with no immunity | 在完全沒有免疫力的人群中一名患者平均感染的人數 | also=R0; also-zh=基本傳染數
set | figures that describe the health of a population | 描述人口健康的數字 | incidence rate; prevalence rate; case fatality rate; basic reproduction number
set | figures about death and length of life | 關於死亡和壽命的數字 | crude death rate; infant mortality rate; maternal mortality ratio; case fatality rate; life expectancy at birth
endemic | 風土病 | form | S4 | the disease pattern of being constantly present in a region or population at a fairly steady level | 疾病長期存在於某地區或人群、水平大致穩定的情況 | also-zh=地方性流行; not=epidemic
outbreak | 爆發 | form | S4 | the disease pattern of a sudden cluster of linked cases in one place such as a school or a building | 疾病在學校或大廈等單一地點突然出現一群相關個案的情況 | not=epidemic
epidemic | 流行病 | form | S4 | the disease pattern of a rise in cases well above the usual level over a whole community or region | 疾病在整個社區或地區內個案遠超平常水平的情況 | not=pandemic, endemic
pandemic | 全球大流行 | form | S4 | the disease pattern of spreading over several continents, as with influenza in 1918 and COVID-19 in 2020 | 疾病蔓延至多個大洲的情況，例如1918年的流感及2020年的新冠病毒病 | also-zh=大流行病; not=epidemic
sporadic occurrence | 散發 | form | S5 | the disease pattern of a few scattered cases that have no link with one another | 疾病只有零星而互不相關的個案的情況 | also=sporadic disease; also-zh=偶發
set | patterns in which a disease occurs | 疾病出現的模式 | endemic; outbreak; epidemic; pandemic; sporadic occurrence
order | scale of spread of a disease from the smallest to the largest | 疾病傳播規模由小至大 | sporadic occurrence > outbreak > epidemic > pandemic
droplet transmission | 飛沫傳播 | process | S2 | the spread of germs by drops from coughing and sneezing that fall within one or two metres | 病菌隨咳嗽和打噴嚏的液滴在一兩米內落下而散布 | also=droplet spread; not=airborne transmission
airborne transmission | 空氣傳播 | process | S2 | the spread of germs, as in measles and tuberculosis, by tiny particles that float over long distances | 病菌附在微粒上長距離飄浮而散布，例如麻疹和肺結核 | not=droplet transmission
contact transmission | 接觸傳播 | process | S2 | the spread of germs, as in hand, foot and mouth disease, by touching a patient or soiled things | 病菌因人碰到病人或受污染物件而散布，例如手足口病
vector-borne transmission | 病媒傳播 | process | S2 | the spread of germs, as in dengue fever, by an insect or another animal that carries them | 病菌經帶菌的昆蟲或其他動物散布，例如登革熱 | also-zh=媒介傳播, 蟲媒傳播
food-borne transmission | 食物傳播 | process | S2 | the spread of germs, as in cholera, by what people eat and drink | 病菌經人們進食和飲用的東西散布，例如霍亂 | also=food and water-borne transmission; also-zh=經食物及水傳播
vertical transmission | 垂直傳播 | process | S4 | the spread of germs from a mother to her baby before, during or after birth | 病菌在產前、產時或產後由母親傳給嬰兒 | also=mother-to-child transmission; also-zh=母嬰傳播
set | ways in which infectious diseases spread | 傳染病的傳播途徑 | droplet transmission; airborne transmission; contact transmission; vector-borne transmission; food-borne transmission; bloodborne transmission=血液傳播
set | ways in which germs reach a new host | 病菌到達新宿主的途徑 | airborne transmission; bloodborne transmission=血液傳播; vertical transmission; vector-borne transmission; contact transmission
pathogen | 病原體 | organism | S2 | a bacterium, virus or other agent that causes disease in its host | 在宿主引致疾病的細菌、病毒或其他因子
vector | 病媒 | organism | S4 | an animal such as a mosquito that carries germs from one host to another | 把病菌由一個宿主帶到另一宿主的動物，例如蚊 | also-zh=傳病媒介
carrier | 帶菌者 | organism | S4 | a person who harbours and can pass on germs without having symptoms | 體內有病菌並可傳給他人但沒有病徵的人 | also-zh=帶病者
index patient | 首名患者 | organism | S5 | the first person noticed with a disease in an outbreak | 疫情中最先被發現患病的人 | also=index case; also-zh=指標個案
set | people and agents in an outbreak | 疫情中的人和因子 | pathogen; carrier; index patient; vector
incubation period | 潛伏期 | period | S2 | the time from infection to the first symptoms | 由受感染至首次出現病徵的一段時間 | not=communicable period
communicable period | 傳染期 | period | S4 | the time in which a patient can pass the germs on to others | 患者可把病菌傳給他人的一段時間 | also=infectious period; also-zh=可傳染期
window period | 空窗期 | period | S5 | the time soon after infection in which a test cannot yet detect it | 受感染初期仍未能以測試驗出的一段時間
convalescence | 康復期 | period | S4 | the time after an illness in which the patient slowly gains strength again | 病後患者體力逐漸恢復的一段時間
prodromal period | 前驅期 | period | S5 | the short time of vague first complaints, such as tiredness, before the typical signs of a disease appear | 典型病徵出現前，只有疲倦等含糊不適的一段短時間
set | stages in the course of an infection | 感染過程中的時期 | incubation period; communicable period; window period; prodromal period; convalescence
order | course of an infectious illness | 傳染病的病程 | infection=受感染 > incubation period > prodromal period > acute illness=發病期 > convalescence
isolation | 隔離 | method | S2 | the keeping of people who are ill with an infectious disease apart from others | 把已患上傳染病的人與他人分開的措施 | not=quarantine
quarantine | 檢疫 | method | S2 | the restriction of healthy people who may have been exposed to an infectious disease until it is clear they are not infected | 限制可能接觸過傳染病的健康人士活動，直至確定其沒有受感染的措施 | not=isolation
contact tracing | 接觸者追蹤 | method | S4 | the finding of everyone a patient has been near so that they can be warned and tested | 找出曾與病人共處的人，以便通知和檢測的措施 | also-zh=追蹤接觸者
screening | 篩查 | method | S4 | the testing of apparently healthy people to find a disease early, as by mammography | 為看似健康的人做測試以及早發現疾病的措施，例如乳房造影
surveillance | 疾病監測 | method | S4 | the continuous collecting and analysing of data on cases so that changes are noticed in time | 持續收集和分析個案資料，以便及時察覺變化的措施 | also=disease surveillance
notification | 呈報 | method | S5 | the duty by law of doctors to tell the health authority of each case of certain listed diseases | 醫生依法把指定疾病的每宗個案告知衞生當局的措施 | also-zh=法定呈報
social distancing | 社交距離措施 | method | S2 | the keeping of people apart in an epidemic by limits on gatherings and closing of schools | 疫情期間以限制聚集和停課等使人群分開的措施 | also-zh=保持社交距離
set | measures to control infectious diseases | 控制傳染病的措施 | isolation; quarantine; contact tracing; vaccination=疫苗接種; social distancing
set | ways in which health authorities find cases of disease | 衞生當局找出疾病個案的方法 | contact tracing; screening; surveillance; notification
set | public health measures | 公共衞生措施 | health promotion; vaccination=疫苗接種; screening; quarantine; surveillance
cohort study | 隊列研究 | method | S5 | the study that follows people with and without an exposure over time to see who falls ill | 長期追蹤有和沒有暴露於某因素的人、觀察誰患病的研究 | also-zh=世代研究, 定群研究; not=case-control study
case-control study | 病例對照研究 | method | S5 | the study that compares past exposures of people who have a disease with those of people who do not | 比較患者與非患者過往暴露情況的研究 | also-zh=個案對照研究; not=cohort study
cross-sectional study | 橫斷面研究 | method | S5 | the study that records exposure and disease of a population at one point in time | 在單一時間點記錄人群暴露和患病情況的研究 | also-zh=橫切面研究
randomised controlled trial | 隨機對照試驗 | method | S5 | the study that assigns people by chance to a treatment group or a comparison group | 以抽籤方式把參與者分配到治療組或比較組的研究 | also=randomized controlled trial, RCT; also-zh=隨機對照研究
case report | 病例報告 | method | S5 | the study that describes in detail one unusual patient | 詳細描述單一特殊病人的研究 | also-zh=個案報告
set | study designs in epidemiology | 流行病學的研究設計 | cohort study; case-control study; cross-sectional study; randomised controlled trial; case report
sensitivity | 敏感度 | quantity | S6 | the share of people who have a disease whom a test finds positive | 患者當中測試呈陽性的比例 | also-zh=靈敏度; not=specificity
specificity | 特異度 | quantity | S6 | the share of people free of a disease whom a test finds negative | 沒有患病者當中測試呈陰性的比例 | also-zh=特異性; not=sensitivity
positive predictive value | 陽性預測值 | quantity | S6 | the share of people with a reactive test result who really have the disease | 測試結果顯示有病者當中真正患病的比例
relative risk | 相對風險 | quantity | S6 | the number of times more likely exposed people are to fall ill than unexposed people | 暴露者患病的機會是非暴露者的多少倍 | also=risk ratio; also-zh=相對危險度
set | figures of test and risk in epidemiology | 流行病學中關於測試和風險的數值 | sensitivity; specificity; positive predictive value; relative risk
antigen | 抗原 | substance | S4 | a foreign molecule, such as one on the surface of a germ, that triggers an immune response | 觸發免疫反應的外來分子，例如病菌表面的分子 | not=antibody
antibody | 抗體 | substance | S4 | a protein that white blood cells make to bind to one particular foreign molecule | 白血球製造、與某種外來分子專一結合的蛋白質 | not=antigen
toxin | 毒素 | substance | S4 | a poison that a living thing such as a bacterium produces | 細菌等生物所產生的有毒物質
antitoxin | 抗毒素 | substance | S5 | a preparation of ready-made antibodies that neutralises a poison, as in diphtheria | 含有現成抗體、能中和有毒物質的製劑，例如用於白喉 | not=vaccine
allergen | 致敏原 | substance | S4 | a harmless substance such as pollen to which some people's immune system overreacts | 本身無害、但令某些人免疫系統過度反應的物質，例如花粉 | also-zh=過敏原
set | substances in infection and immunity | 感染與免疫涉及的物質 | antigen; antibody; toxin; vaccine=疫苗; antibiotic
set | substances that bring on or stop reactions of the body | 引發或制止身體反應的物質 | allergen; antitoxin; vaccine=疫苗; toxin
John Snow | 約翰·斯諾 | person | S5 | the doctor who traced a London cholera outbreak in 1854 to the Broad Street water pump | 1854年追查出倫敦霍亂源自布羅德街水泵的醫生
Edward Jenner | 愛德華·詹納 | person | S2 | the doctor who in 1796 showed that cowpox protects against smallpox | 1796年證明牛痘可預防天花的醫生 | also-zh=琴納
Louis Pasteur | 路易·巴斯德 | person | S2 | the French chemist who showed that microbes cause decay and who made a rabies vaccine | 證明微生物引致腐敗並研製狂犬病疫苗的法國化學家 | also-zh=巴士德
Robert Koch | 羅伯特·科赫 | person | S5 | the German doctor who discovered the bacterium of tuberculosis in 1882 | 1882年發現結核桿菌的德國醫生 | also-zh=郭霍
Alexander Fleming | 亞歷山大·弗萊明 | person | S2 | the Scottish bacteriologist who discovered penicillin in 1928 | 1928年發現青霉素的蘇格蘭細菌學家 | also-zh=弗林明
Joseph Lister | 約瑟夫·李斯特 | person | S5 | the surgeon who introduced carbolic acid to keep operations free of germs | 引入石炭酸為外科手術消毒的醫生 | also-zh=利斯特
Florence Nightingale | 南丁格爾 | person | P5 | the British nurse of the Crimean War who reformed hospitals and founded modern nursing | 在克里米亞戰爭中服務、改革醫院並奠定現代護理的英國護士
set | pioneers of medicine and public health | 醫學與公共衞生的先驅 | John Snow; Edward Jenner; Louis Pasteur; Robert Koch; Alexander Fleming; Joseph Lister; Florence Nightingale
fact | Edward Jenner | 愛德華·詹納 | best known for work on | 最著名的貢獻 | smallpox vaccination | 牛痘接種 |
fact | John Snow | 約翰·斯諾 | best known for work on | 最著名的貢獻 | the source of cholera | 追查霍亂源頭 |
fact | Alexander Fleming | 亞歷山大·弗萊明 | best known for work on | 最著名的貢獻 | penicillin | 青霉素 |
fact | Joseph Lister | 約瑟夫·李斯特 | best known for work on | 最著名的貢獻 | antiseptic surgery | 外科消毒 |
fact | Florence Nightingale | 南丁格爾 | best known for work on | 最著名的貢獻 | modern nursing | 現代護理 |

== Diseases and their causes | 疾病及其成因
influenza | 流行性感冒 | disease | S2 | the viral disease of sudden high fever, muscle aches and cough that comes in winter and summer peaks in Hong Kong | 突發高燒、肌肉疼痛和咳嗽，在本港有冬夏兩季高峯期的病毒病 | also=flu; also-zh=流感; not=common cold
tuberculosis | 肺結核 | disease | S2 | the bacterial disease of long coughing, night sweats and weight loss, against which babies are given the BCG vaccine | 長期咳嗽、夜間出汗和體重下降，嬰兒會接種卡介苗來預防的細菌病 | also=TB; also-zh=結核病
chickenpox | 水痘 | disease | S2 | the viral disease of itchy blisters over the body whose virus may later cause shingles | 全身出現痕癢小泡、病毒日後可引致帶狀疱疹的病毒病 | also=varicella
measles | 麻疹 | disease | S2 | the airborne viral disease of fever, red eyes and a blotchy rash, with white spots inside the cheeks first | 先在口腔內頰出現白點，再有發燒、紅眼和紅斑的空氣傳播病毒病 | not=rubella
mumps | 流行性腮腺炎 | disease | S2 | the viral disease of painful swollen salivary glands at the sides of the face | 面頰兩側唾液腺腫痛的病毒病 | also-zh=痄腮
rubella | 德國麻疹 | disease | S2 | the mild viral disease of rash that may badly deform the baby if a woman catches it in early pregnancy | 症狀輕微、但婦女懷孕初期感染可令胎兒嚴重畸形的出疹病毒病 | also=German measles; also-zh=風疹; not=measles
hand, foot and mouth disease | 手足口病 | disease | P5 | the enterovirus disease of young children with sores on the tongue and blisters on palms and soles | 幼童舌頭潰爛、掌心和腳掌出現小水泡的腸病毒病 | also=HFMD
scarlet fever | 猩紅熱 | disease | S4 | the bacterial disease of sore throat, sandpaper-like rash and strawberry tongue | 喉嚨痛、皮疹像砂紙、舌頭像士多啤梨的細菌病
whooping cough | 百日咳 | disease | S4 | the bacterial disease, gravest in infants, whose violent fits end in a high-pitched indrawn breath and may last for weeks | 對嬰兒最危險、一陣陣劇烈發作、末段帶尖銳吸氣聲並可持續數星期的細菌病 | also=pertussis
set | infectious diseases of childhood | 兒童傳染病 | chickenpox; measles; mumps; rubella; hand, foot and mouth disease; scarlet fever; whooping cough
set | infectious diseases with a rash | 有皮疹的傳染病 | chickenpox; measles; rubella; scarlet fever; hand, foot and mouth disease
set | infectious diseases that mainly affect breathing | 主要影響呼吸的傳染病 | influenza; tuberculosis; whooping cough; severe acute respiratory syndrome
severe acute respiratory syndrome | 嚴重急性呼吸系統綜合症 | disease | S2 | the coronavirus pneumonia that struck Hong Kong in 2003 | 2003年侵襲香港的冠狀病毒肺炎 | also=SARS; also-zh=沙士, 非典型肺炎
dengue fever | 登革熱 | disease | S2 | the viral disease of high fever and aching bones spread by Aedes mosquitoes, which bite by day | 由日間叮人的伊蚊傳播、高燒和骨痛的病毒病 | also=dengue; not=malaria
malaria | 瘧疾 | disease | S2 | the disease of recurring chills and fever caused by a protozoan parasite spread by Anopheles mosquitoes | 由瘧蚊傳播的原生動物寄生蟲引致、反覆發冷發熱的病 | not=dengue fever
plague | 鼠疫 | disease | S4 | the bacterial disease spread by rat fleas that broke out in Hong Kong in 1894 | 由跳蚤傳播、1894年曾在香港爆發的細菌病 | also-zh=黑死病
rabies | 狂犬病 | disease | S2 | the viral disease of the nerves, spread by the bite of a mammal, that is almost always fatal once symptoms show | 因被哺乳動物咬傷而傳播、病發後幾乎必定致命的神經系統病毒病 | also-zh=瘋狗症
scrub typhus | 叢林斑疹傷寒 | disease | S5 | the bacterial disease of hikers that is spread by the bite of larval mites in vegetation and leaves a black scab | 因被草叢中的恙蟎幼蟲叮咬而傳播、傷口結黑色焦痂的細菌病 | also-zh=恙蟲病
set | diseases spread by animals | 由動物傳播的疾病 | dengue fever; malaria; Japanese encephalitis=日本腦炎; plague; rabies; scrub typhus
set | mosquito-borne diseases | 由蚊傳播的疾病 | dengue fever; malaria; Japanese encephalitis=日本腦炎; yellow fever=黃熱病
cholera | 霍亂 | disease | S2 | the bacterial disease of massive watery diarrhoea like rice water, caught from contaminated water or shellfish | 大量腹瀉如洗米水、因飲食受污染的水或貝類而感染的細菌病
typhoid fever | 傷寒 | disease | S4 | the bacterial disease of lasting high fever and rose spots, spread by food and water soiled with faeces | 持續高燒、出現玫瑰疹、經受糞便污染的食物和水傳播的細菌病 | also=typhoid; not=scrub typhus
bacillary dysentery | 桿菌性痢疾 | disease | S4 | the bacterial disease of the colon with blood and mucus in the stools | 侵襲結腸、糞便帶血和黏液的細菌病 | also-zh=細菌性痢疾
hepatitis A | 甲型肝炎 | disease | S2 | the viral liver disease spread by food such as raw shellfish that heals without becoming chronic | 經生貝類等食物傳播、會痊癒而不會變成慢性的肝病 | not=hepatitis B
hepatitis B | 乙型肝炎 | disease | S2 | the viral liver disease spread by blood, sex and birth that is preventable by vaccine and may lead to liver cancer | 經血液、性接觸和分娩傳播、可接種疫苗預防並可引致肝癌的肝病 | not=hepatitis A, hepatitis C
hepatitis C | 丙型肝炎 | disease | S4 | the viral liver disease spread mainly by shared needles, for which there is no vaccine though drugs cure it | 主要經共用針筒傳播、沒有疫苗但可用藥物治癒的肝病 | not=hepatitis B
set | diseases of the gut and liver spread by germs | 由病菌引致的腸道和肝臟疾病 | cholera; typhoid fever; bacillary dysentery; hepatitis A; hepatitis B
set | infections carried by food, water or blood | 經食物、水或血液傳播的感染 | cholera; hepatitis A; hepatitis B; hepatitis C; typhoid fever
AIDS | 愛滋病 | disease | S2 | the final stage of infection by HIV, in which the immune system is too weak to fight off other infections | 受HIV感染後期，免疫系統衰弱得不能抵抗其他感染的病 | also=acquired immune deficiency syndrome; also-zh=後天免疫力缺乏症, 艾滋病
syphilis | 梅毒 | disease | S4 | the bacterial sexually transmitted disease that begins with a painless sore and may later harm the heart and brain | 由無痛潰瘍開始、後期可損害心臟和腦部的細菌性病
gonorrhoea | 淋病 | disease | S4 | the bacterial sexually transmitted disease of pus from the urethra and burning pain on passing urine | 尿道流膿、小便時灼痛的細菌性病 | also=gonorrhea
genital herpes | 生殖器疱疹 | disease | S4 | the viral sexually transmitted disease of painful blisters that come back again and again | 由病毒引致、反覆出現疼痛小水泡的性病
human papillomavirus infection | 人類乳頭瘤病毒感染 | disease | S4 | the viral sexually transmitted disease that causes warts and, in some types, cervical cancer | 由病毒引致、可長疣，部分類型更可引致子宮頸癌的性病 | also=HPV infection; also-zh=HPV感染
set | sexually transmitted diseases | 性病 | AIDS; syphilis; gonorrhoea; genital herpes; human papillomavirus infection
tetanus | 破傷風 | disease | S2 | the bacterial disease of stiff jaw and painful spasms caught when soil enters a deep wound | 泥土進入深的傷口而感染、牙關緊閉和痛苦痙攣的細菌病 | also=lockjaw
poliomyelitis | 小兒麻痺症 | disease | S2 | the viral disease that attacks spinal nerve cells and may leave a child's leg lame for life | 侵襲脊髓神經細胞、可令兒童終身腿部癱瘓的病毒病 | also=polio; also-zh=脊髓灰質炎
diphtheria | 白喉 | disease | S2 | the bacterial disease in which a grey membrane grows over the throat and blocks breathing | 咽部長出灰色薄膜、阻礙呼吸的細菌病
smallpox | 天花 | disease | S2 | the deadly viral disease of pus-filled spots that vaccination wiped out worldwide by 1980 | 使人全身長滿膿疱、至1980年已因接種疫苗在全球絕跡的致命病毒病
set | diseases prevented by vaccines | 可用疫苗預防的疾病 | tetanus; poliomyelitis; diphtheria; measles; whooping cough; smallpox
scabies | 疥瘡 | disease | S4 | the skin disease in which mites burrow tunnels and cause fierce itching at night | 蟎在皮膚內挖掘隧道、晚間奇癢的病
eczema | 濕疹 | disease | S2 | the itchy inflamed skin disease, common in children with allergies, that is not caught from others | 常見於有敏感症的兒童、皮膚發炎痕癢而不會傳染的病 | also=atopic dermatitis
acne | 暗瘡 | disease | S2 | the skin disease of teenagers in which oil glands become blocked and form pimples | 青少年皮脂腺閉塞而形成粉刺的皮膚病
psoriasis | 銀屑病 | disease | S5 | the skin disease in which cells are renewed too fast, giving thick patches with silvery scales | 皮膚細胞更新過快、形成帶白色鱗片厚斑的病 | also-zh=牛皮癬
athlete's foot | 香港腳 | disease | S2 | the fungal disease of itchy, peeling skin between the toes | 趾間皮膚痕癢脫皮的真菌病 | also=tinea pedis; also-zh=足癬
coronary heart disease | 冠心病 | disease | S2 | the disease in which the arteries that supply the heart muscle become narrowed by fatty deposits | 供血給心肌的動脈因脂肪沉積而收窄的病 | also=ischaemic heart disease; also-zh=冠狀動脈心臟病
stroke | 中風 | disease | S2 | the sudden loss of brain function when an artery in the head is blocked or bursts | 腦部血管閉塞或破裂而突然喪失腦功能的病 | also=cerebrovascular accident; also-zh=腦血管意外
deep vein thrombosis | 深層靜脈血栓 | disease | S5 | the disease in which a clot forms in a leg vessel, as after a long flight without moving | 血塊在腿部血管內形成的病，例如長途飛行久坐之後 | also=DVT; also-zh=深部靜脈栓塞
varicose veins | 靜脈曲張 | disease | S4 | the condition of swollen, twisted vessels under the skin of the legs, common in people who stand all day | 腿部皮下血管脹大扭曲的病，常見於整天站立的人
atherosclerosis | 動脈粥樣硬化 | disease | S4 | the build-up of fatty plaque in the walls of large vessels throughout the body | 全身大血管的管壁積聚脂肪斑塊的病 | not=arteriosclerosis
set | diseases of the heart and blood vessels | 心臟和血管疾病 | coronary heart disease; stroke; hypertension=高血壓; deep vein thrombosis; varicose veins; heart failure=心臟衰竭
type 1 diabetes | 一型糖尿病 | disease | S4 | the disease, often starting in childhood, in which the body destroys its own insulin-making cells | 多始於童年、身體破壞自己製造胰島素的細胞的病 | also=type 1 diabetes mellitus; not=type 2 diabetes
type 2 diabetes | 二型糖尿病 | disease | S4 | the disease, linked with obesity, in which body cells respond poorly to insulin | 與肥胖有關、身體細胞對胰島素反應欠佳的病 | also=type 2 diabetes mellitus; not=type 1 diabetes
gestational diabetes | 妊娠糖尿病 | disease | S5 | the high blood sugar that first appears in a pregnant woman and usually goes after birth | 婦女懷孕期間首次出現、分娩後多會消失的高血糖病
gout | 痛風 | disease | S4 | the disease in which uric acid crystals collect in a joint, often of the big toe, and cause attacks of pain | 尿酸結晶積聚於大腳趾等關節而引致劇痛的病
set | hormonal and metabolic diseases | 內分泌和新陳代謝疾病 | type 1 diabetes; type 2 diabetes; gestational diabetes; hyperthyroidism=甲狀腺機能亢進; gout
asthma | 哮喘 | disease | S2 | the disease in which airways are oversensitive and narrow from time to time, with wheezing | 氣道過敏、不時收窄而令呼吸有喘鳴聲的病
pneumonia | 肺炎 | disease | S2 | the infection in which the air sacs fill with fluid or pus | 氣囊充滿液體或膿的感染 | not=bronchitis
emphysema | 肺氣腫 | disease | S4 | the disease, mostly of smokers, in which the walls of the air sacs are destroyed | 多見於吸煙者、氣囊壁遭破壞的病
chronic bronchitis | 慢性支氣管炎 | disease | S4 | the disease, mostly of smokers, with a cough bringing up phlegm for three months a year over two years | 多見於吸煙者、連續兩年每年至少三個月咳嗽有痰的病
pneumothorax | 氣胸 | disease | S5 | the collapse of a lung when air leaks into the space around it | 空氣漏入肺的周圍空間而使肺塌陷的病
set | diseases of the breathing system | 呼吸系統疾病 | asthma; pneumonia; emphysema; chronic bronchitis; pneumothorax
set | diseases linked with smoking | 與吸煙有關的疾病 | lung cancer=肺癌; emphysema; chronic bronchitis; coronary heart disease; stroke
osteoarthritis | 退化性關節炎 | disease | S4 | the joint disease of old age in which cartilage wears away, as in the knee | 年老時軟骨磨蝕的關節病，例如膝部 | also-zh=骨關節炎; not=rheumatoid arthritis
rheumatoid arthritis | 類風濕性關節炎 | disease | S4 | the autoimmune joint disease in which the body's defences attack the lining of many joints, as of both hands | 免疫系統攻擊雙手等多處關節滑膜的自體免疫病 | also-zh=類風濕關節炎; not=osteoarthritis
scoliosis | 脊柱側彎 | disease | S2 | the condition in which the backbone curves sideways, for which Hong Kong pupils are screened | 背部中軸骨骼向左或右歪曲、本港學童會接受檢查的病 | also-zh=脊柱側凸
herniated disc | 椎間盤突出 | disease | S5 | the condition in which the soft cushion between two vertebrae bulges out and presses on a nerve | 兩節脊骨之間的軟墊向外凸並壓着神經的病 | also=slipped disc
set | diseases of bones and joints | 骨骼和關節疾病 | osteoarthritis; rheumatoid arthritis; osteoporosis; gout; scoliosis
myopia | 近視 | disease | S2 | the sight defect of seeing distant things as a blur, corrected by concave lenses | 看遠物模糊、以凹透鏡矯正的視力問題 | also=short-sightedness; not=hyperopia
hyperopia | 遠視 | disease | S2 | the sight defect in which the eyeball is too short, so that near things blur, corrected by convex lenses | 因眼球過短而看書報模糊、以凸透鏡矯正的視力問題 | also=long-sightedness; not=presbyopia
astigmatism | 散光 | disease | S2 | the sight defect in which the cornea is unevenly curved, so that lines in some directions blur | 角膜彎曲度不均、某些方向的線條變得模糊的視力問題
presbyopia | 老花 | disease | S2 | the sight defect in which the lens stiffens after middle age, so that print must be held far away | 中年後晶狀體變硬、須把書報拿遠才看得清的視力問題 | also-zh=老視; not=hyperopia
colour blindness | 色盲 | disease | S2 | the inherited sight defect, commoner in males, of confusing hues such as red and green | 男性較常見、不能分辨紅與綠等的遺傳性視力問題 | also-zh=色覺缺陷
cataract | 白內障 | disease | S2 | the clouding of the lens of the eye, mostly with age | 多因年老而眼球晶狀體變得混濁的病 | not=glaucoma
glaucoma | 青光眼 | disease | S2 | the eye disease in which high fluid pressure damages the optic nerve | 因眼球內壓過高而損害視神經的病 | not=cataract
macular degeneration | 黃斑病變 | disease | S4 | the disease of old age that destroys the centre of the retina and blurs central vision | 年老時視網膜中央受損、中央視野模糊的病 | also-zh=老年黃斑病變
retinal detachment | 視網膜脫落 | disease | S5 | the eye emergency of flashes and a falling curtain, in which the light-sensitive layer comes off the back wall | 眼底感光層剝離、出現閃光和黑影如簾幕落下的眼疾 | also-zh=視網膜剝離
set | sight defects | 視力問題 | myopia; hyperopia; astigmatism; presbyopia; colour blindness
set | eye diseases | 眼疾 | cataract; glaucoma; macular degeneration; conjunctivitis=結膜炎; retinal detachment
Alzheimer's disease | 阿爾茨海默病 | disease | S2 | the commonest cause of dementia, in which plaques form in the brain and memory fails step by step | 腦內形成斑塊、記憶力逐步衰退的最常見認知障礙症 | also-zh=阿氏癡呆症, 老人癡呆症; not=Parkinson's disease
Parkinson's disease | 柏金遜症 | disease | S2 | the brain disease in which too little dopamine is made, with trembling hands and slow stiff movement | 腦內多巴胺不足，雙手顫抖、動作緩慢僵硬的病 | also-zh=帕金森症; not=Alzheimer's disease
migraine | 偏頭痛 | disease | S4 | the recurring throbbing pain, often on one side of the head, with nausea and dislike of light | 反覆發作、常在腦袋一側搏動、伴隨噁心和怕光的病
multiple sclerosis | 多發性硬化症 | disease | S5 | the disease in which the immune system destroys the myelin round nerve fibres of the brain and spinal cord | 免疫系統破壞腦和脊髓神經纖維髓鞘的病 | also=MS
set | diseases of the brain and nerves | 腦部和神經系統疾病 | Alzheimer's disease; Parkinson's disease; epilepsy=癲癇症; migraine; meningitis=腦膜炎; multiple sclerosis
cirrhosis | 肝硬化 | disease | S4 | the scarring, as after long heavy drinking, of the organ that makes bile | 製造膽汁的器官因長期酗酒等而組織結疤的病 | also=liver cirrhosis
haemorrhoids | 痔瘡 | disease | S4 | the swollen veins at the anus that may bleed bright red on passing stools | 肛門靜脈腫脹、排便時可流出鮮紅血液的病 | also=piles, hemorrhoids
set | diseases of the digestive system | 消化系統疾病 | appendicitis=闌尾炎; gallstones=膽石; cirrhosis; gastro-oesophageal reflux disease=胃食道反流; haemorrhoids
leukaemia | 白血病 | disease | S4 | the cancer of bone marrow in which huge numbers of abnormal immune cells are made | 骨髓製造大量異常免疫細胞的癌症 | also=leukemia; also-zh=血癌
haemophilia | 血友病 | disease | S4 | the inherited disease, almost only of males, in which bleeding does not stop for want of a clotting factor | 幾乎只見於男性、因缺乏凝固因子而流血不止的遺傳病 | also=hemophilia
thalassaemia | 地中海貧血 | disease | S4 | the inherited disease, common in South China, in which too little haemoglobin chain is made | 在華南常見、血紅蛋白鏈製造不足的遺傳病 | also=thalassemia
sickle-cell anaemia | 鐮狀細胞性貧血 | disease | S5 | the inherited disease in which red cells bend into crescent shape when oxygen is low | 血氧低時紅血球變成彎月形的遺傳病 | also=sickle cell disease; also-zh=鐮刀型貧血
G6PD deficiency | 蠶豆症 | disease | S4 | the inherited disease common in Hong Kong boys in which mothballs or certain drugs can destroy red cells | 在香港男嬰中常見、接觸臭丸或某些藥物後紅血球會遭破壞的遺傳病 | also-zh=G6PD缺乏症
set | diseases of the blood | 血液疾病 | leukaemia; haemophilia; thalassaemia; sickle-cell anaemia; G6PD deficiency
Down syndrome | 唐氏綜合症 | disease | S4 | the disorder of three copies of chromosome 21, with a flat face and learning difficulty | 第21號染色體有三條，面部扁平並有學習困難的病 | also=Down's syndrome, trisomy 21
cystic fibrosis | 囊狀纖維化 | disease | S5 | the inherited disease of thick sticky mucus that clogs the lungs and pancreas | 濃稠黏液堵塞肺部和胰臟的遺傳病 | also-zh=囊腫性纖維化
Huntington's disease | 亨廷頓病 | disease | S6 | the dominant inherited brain disease of jerky movements and dementia that starts in middle age | 中年發病、動作不由自主和認知衰退的顯性遺傳腦病 | also-zh=亨廷頓舞蹈症
phenylketonuria | 苯丙酮尿症 | disease | S5 | the inherited disease, found by a newborn test, in which one amino acid cannot be broken down | 可由初生嬰兒測試驗出、身體不能分解某種氨基酸的遺傳病 | also=PKU; also-zh=苯酮尿症
set | inherited and chromosomal diseases | 遺傳病和染色體疾病 | Down syndrome; cystic fibrosis; Huntington's disease; phenylketonuria; haemophilia; thalassaemia
fact | malaria | 瘧疾 | type of pathogen | 病原體類別 | protozoan | 原生動物 |
fact | tuberculosis | 肺結核 | type of pathogen | 病原體類別 | bacterium | 細菌 |
fact | athlete's foot | 香港腳 | type of pathogen | 病原體類別 | fungus | 真菌 |
fact | influenza | 流行性感冒 | type of pathogen | 病原體類別 | virus | 病毒 |
fact | dengue fever | 登革熱 | animal that spreads it | 傳播該病的動物 | Aedes mosquito | 伊蚊 |
fact | malaria | 瘧疾 | animal that spreads it | 傳播該病的動物 | Anopheles mosquito | 瘧蚊 |
fact | Japanese encephalitis | 日本腦炎 | animal that spreads it | 傳播該病的動物 | Culex mosquito | 庫蚊 |
fact | plague | 鼠疫 | animal that spreads it | 傳播該病的動物 | rat flea | 鼠蚤 |
fact | scrub typhus | 叢林斑疹傷寒 | animal that spreads it | 傳播該病的動物 | mite | 恙蟎 |
set | diseases of arteries and veins | 動脈和靜脈的疾病 | atherosclerosis; deep vein thrombosis; varicose veins; aneurysm=動脈瘤

== Anatomical terms of health care | 健康護理的解剖學用語
medial | 內側 | property | S4 | a position nearer to the midline of the body | 較接近身體中線的位置 | not=lateral
lateral | 外側 | property | S4 | a position farther from the midline of the body | 較遠離身體中線的位置 | not=medial
proximal | 近端 | property | S4 | a position on a limb nearer to where the limb joins the trunk | 在四肢上較靠近其與軀幹相連處的位置 | not=distal
distal | 遠端 | property | S4 | a position on a limb farther from where the limb joins the trunk | 在四肢上與軀幹相連處距離較大的位置 | not=proximal
anterior | 前側 | property | S4 | a position towards the belly surface of the upright body | 朝向直立人體腹面的位置 | also=ventral; not=posterior
posterior | 後側 | property | S4 | a position towards the back surface of the upright body | 朝向直立人體背面的位置 | also=dorsal; not=anterior
set | words for positions on the body | 身體部位的方位詞 | medial; lateral; proximal; distal; anterior; posterior
sagittal plane | 矢狀面 | structure | S4 | the upright plane that divides the body into left and right parts | 把身體分為左右兩部分的直立平面 | not=coronal plane
coronal plane | 冠狀面 | structure | S4 | the upright plane that divides the body into front and back parts | 把身體分為前後兩部分的直立平面 | also=frontal plane; also-zh=額狀面
transverse plane | 橫切面 | structure | S4 | the level plane that divides the body into upper and lower parts | 把身體分為上下兩部分的水平面 | also=horizontal plane; also-zh=水平面
oblique plane | 斜切面 | structure | S5 | the plane that cuts through the body at a slant | 以傾側角度穿過身體的平面
set | planes of the body | 人體的切面 | sagittal plane; coronal plane; transverse plane; oblique plane
cranial cavity | 顱腔 | structure | S4 | the space inside the skull that holds the brain | 頭骨內容納腦的空間
thoracic cavity | 胸腔 | structure | S4 | the space above the diaphragm that holds the heart and lungs | 橫膈膜以上容納心臟和肺的空間 | also=chest cavity
abdominal cavity | 腹腔 | structure | S4 | the space below the diaphragm that holds the stomach, liver and most of the intestines | 橫膈膜以下容納胃、肝和大部分腸的空間
pelvic cavity | 盆腔 | structure | S4 | the space between the hip bones that holds the bladder and the inner reproductive organs | 髖骨之間容納膀胱和內生殖器官的空間
vertebral canal | 椎管 | structure | S5 | the channel through the backbone that holds the spinal cord | 貫穿背部中軸、容納脊髓的管道 | also=spinal canal
set | spaces of the body that hold organs | 容納器官的體腔 | cranial cavity; thoracic cavity; abdominal cavity; pelvic cavity; vertebral canal
flexion | 屈曲 | process | S4 | the joint movement that makes the angle between two bones smaller | 使兩骨之間角度減小的關節動作 | not=extension
extension | 伸展 | process | S4 | the joint movement that makes the angle between two bones larger | 使兩骨之間角度增大的關節動作 | not=flexion
abduction | 外展 | process | S4 | the joint movement that takes a limb away from the midline of the body | 使肢體離開身體中線的關節動作 | not=adduction
adduction | 內收 | process | S4 | the joint movement that brings a limb towards the midline of the body | 使肢體靠近身體中線的關節動作 | not=abduction
rotation | 旋轉 | process | S4 | the joint movement of a bone about its own long axis, as in shaking the head | 骨骼繞自身長軸的關節動作，例如搖頭 | not=circumduction
circumduction | 環轉 | process | S4 | the joint movement in which the end of a limb draws a circle, as in bowling a ball | 肢體末端在空中畫圓圈的關節動作，例如掄臂投球 | not=rotation
supination | 旋後 | process | S5 | the movement of the forearm that turns the palm upwards | 前臂使掌心轉向上的動作 | not=pronation
dorsiflexion | 背屈 | process | S5 | the movement of the ankle that pulls the toes up towards the shin | 腳踝把腳趾拉向小腿的動作 | not=plantar flexion
plantar flexion | 蹠屈 | process | S5 | the movement of the ankle that points the toes downwards, as in standing on tiptoe | 腳踝使腳趾指向下的動作，例如踮起腳尖 | not=dorsiflexion
set | joint movements | 關節動作 | flexion; extension; abduction; adduction; rotation; circumduction
ball-and-socket joint | 球窩關節 | structure | S4 | the joint, as at shoulder and hip, that lets a limb move in every direction | 容許肢體向各方向活動的關節，例如肩和髖 | also-zh=杵臼關節; not=hinge joint
hinge joint | 屈戌關節 | structure | S4 | the joint, as at the elbow, that lets bones bend and straighten in one plane only | 只容許骨骼在一個平面上彎曲和伸直的關節，例如肘 | also-zh=鉸鏈關節; not=ball-and-socket joint
pivot joint | 樞軸關節 | structure | S4 | the joint, as between the first two neck bones, in which one bone turns round another | 一塊骨圍繞另一塊骨轉動的關節，例如最上兩塊頸骨之間 | also-zh=車軸關節
saddle joint | 鞍狀關節 | structure | S5 | the joint at the base of the thumb, where two surfaces curved crosswise fit together | 位於拇指根部、由兩個互相交叉彎曲的面相接的關節 | also-zh=鞍關節
gliding joint | 滑動關節 | structure | S5 | the joint, as between small bones of the wrist, in which flat surfaces slip past each other | 平坦的面互相移過的關節，例如腕部小骨之間 | also=plane joint; also-zh=平面關節
fixed joint | 不動關節 | structure | S4 | the joint, as between the bones of the skull, that allows no movement | 骨與骨緊密接合、不能活動的關節，例如頭骨之間 | also=immovable joint; also-zh=固定關節
set | types of joint | 關節的種類 | ball-and-socket joint; hinge joint; pivot joint; saddle joint; gliding joint; fixed joint
ligament | 韌帶 | structure | S2 | the tough band that joins one bone to another at a joint | 在關節處連接骨與骨的堅韌組織 | not=tendon
tendon | 腱 | structure | S2 | the tough cord that joins a muscle to a bone | 連接肌肉與骨骼的堅韌組織 | also-zh=肌腱; not=ligament
cartilage | 軟骨 | structure | S2 | the smooth slippery layer that covers the ends of bones in a joint and lessens friction | 覆蓋關節內骨端、平滑而能減少摩擦的組織
synovial membrane | 滑膜 | structure | S4 | the inner lining of a movable joint that gives off lubricating fluid | 可動關節內層、分泌潤滑液的組織
joint capsule | 關節囊 | structure | S5 | the fibrous sleeve that encloses the whole of a movable connection between bones | 包裹着整個骨與骨可動連接處的纖維套
set | parts at a movable joint | 可動關節處的組織 | ligament; tendon; cartilage; synovial membrane; joint capsule
femur | 股骨 | structure | S4 | the thigh bone, the longest and strongest bone of the body | 大腿內全身最長最強的骨
tibia | 脛骨 | structure | S4 | the thicker inner bone of the lower leg, felt as the shin | 小腿內側較粗、可從前面摸到的骨 | also=shin bone; not=fibula
fibula | 腓骨 | structure | S4 | the thinner outer bone of the lower leg | 小腿外側較幼的骨 | not=tibia
patella | 髕骨 | structure | S4 | the small round bone in front of the knee | 膝部前方的小圓骨 | also=kneecap; also-zh=膝蓋骨
humerus | 肱骨 | structure | S4 | the single bone of the upper arm | 上臂唯一的骨
radius | 橈骨 | structure | S4 | the forearm bone on the side of the thumb | 前臂靠拇指一側的骨 | not=ulna
ulna | 尺骨 | structure | S4 | the forearm bone on the side of the little finger | 前臂靠尾指一側的骨 | not=radius
clavicle | 鎖骨 | structure | S4 | the bone from the top of the breastbone to the shoulder, in front | 在身體前方由胸骨頂端伸至肩部的骨 | also=collarbone
scapula | 肩胛骨 | structure | S4 | the flat triangular bone at the upper back, with which the upper arm forms its joint | 上背部與上臂構成關節的扁平三角形骨 | also=shoulder blade
set | bones of the leg | 下肢的骨 | femur; tibia; fibula; patella
set | bones of the arm and shoulder | 上肢和肩部的骨 | humerus; radius; ulna; clavicle; scapula
set | bones of the skeleton | 骨骼系統的骨 | femur; humerus; sternum=胸骨; scapula; patella; clavicle
cervical vertebrae | 頸椎 | structure | S4 | the seven backbone pieces between the skull and the chest | 頭骨與胸部之間的七塊脊骨
thoracic vertebrae | 胸椎 | structure | S4 | the twelve backbone pieces to which the ribs are joined | 與肋骨相連的十二塊脊骨
lumbar vertebrae | 腰椎 | structure | S4 | the five large backbone pieces of the lower back | 下背部的五塊較大的脊骨
sacrum | 骶骨 | structure | S4 | the bone of five fused pieces at the back of the pelvis | 骨盆後方由五塊脊骨癒合而成的骨 | also-zh=薦骨
coccyx | 尾骨 | structure | S4 | the small fused bones at the very bottom of the spine | 脊柱最末端由小骨癒合而成的部分 | also=tailbone; also-zh=尾椎
set | regions of the spine | 脊柱的區域 | cervical vertebrae; thoracic vertebrae; lumbar vertebrae; sacrum; coccyx
order | regions of the spine from top to bottom | 脊柱的區域由上至下 | cervical vertebrae > thoracic vertebrae > lumbar vertebrae > sacrum > coccyx
fact | cervical vertebrae | 頸椎 | number in the human body | 在人體內的數目 | 7 | 7 |
fact | thoracic vertebrae | 胸椎 | number in the human body | 在人體內的數目 | 12 | 12 |
fact | lumbar vertebrae | 腰椎 | number in the human body | 在人體內的數目 | 5 | 5 |
fact | bones of an adult | 成人的骨 | number in the human body | 在人體內的數目 | 206 | 206 |
biceps brachii | 肱二頭肌 | structure | S4 | the muscle at the front of the upper arm that bends the elbow | 上臂前方使肘部彎曲的肌肉 | also=biceps; also-zh=二頭肌; not=triceps brachii
triceps brachii | 肱三頭肌 | structure | S4 | the muscle at the back of the upper arm that straightens the elbow | 上臂後方使肘部伸直的肌肉 | also=triceps; also-zh=三頭肌; not=biceps brachii
deltoid | 三角肌 | structure | S4 | the muscle over the shoulder that raises the arm sideways | 覆蓋肩部、使手臂向側舉起的肌肉
pectoralis major | 胸大肌 | structure | S4 | the large muscle of the front of the chest, trained by push-ups | 軀幹前面上部的大塊肌肉、做掌上壓時鍛煉的部分
trapezius | 斜方肌 | structure | S5 | the muscle of the neck and upper back that shrugs the shoulders | 位於頸後和上背、作聳肩動作的肌肉
latissimus dorsi | 背闊肌 | structure | S5 | the broad muscle of the lower and middle trunk behind, used in pull-ups | 軀幹後方中下部、做引體上升時使用的大塊肌肉
rectus abdominis | 腹直肌 | structure | S4 | the muscle down the front of the belly, trained by sit-ups | 肚皮正面由上至下、做仰臥起坐時鍛煉的肌肉
gluteus maximus | 臀大肌 | structure | S4 | the large buttock muscle that draws the thigh backwards | 位於髖部後方、把大腿向後拉的大塊肌肉
quadriceps femoris | 股四頭肌 | structure | S4 | the muscle group at the front of the thigh that straightens the knee | 大腿前方使膝部伸直的肌群 | also=quadriceps; also-zh=四頭肌; not=hamstrings
hamstrings | 膕繩肌 | structure | S4 | the muscle group at the back of the thigh that bends the knee | 大腿後方使膝部屈曲的肌群 | also-zh=大腿後肌, 腿後肌; not=quadriceps femoris
gastrocnemius | 腓腸肌 | structure | S4 | the calf muscle that points the foot down, as in standing on tiptoe | 小腿後方使足尖向下的肌肉，例如踮腳時使用 | also-zh=小腿肌
set | muscles of the arm, shoulder and chest | 手臂、肩和胸部的肌肉 | biceps brachii; triceps brachii; deltoid; pectoralis major
set | muscles of the trunk | 軀幹的肌肉 | pectoralis major; trapezius; latissimus dorsi; rectus abdominis
set | muscles of the hip and leg | 臀和腿部的肌肉 | gluteus maximus; quadriceps femoris; hamstrings; gastrocnemius
set | muscles trained in the gym | 健身時鍛煉的肌肉 | deltoid; latissimus dorsi; rectus abdominis; gastrocnemius; biceps brachii; gluteus maximus
fact | -itis | 詞尾 -itis | meaning as a medical word part | 作為醫學詞素的意思 | inflammation | 發炎 |
fact | -ectomy | 詞尾 -ectomy | meaning as a medical word part | 作為醫學詞素的意思 | surgical removal | 手術切除 |
fact | -algia | 詞尾 -algia | meaning as a medical word part | 作為醫學詞素的意思 | pain | 疼痛 |
fact | hyper- | 詞首 hyper- | meaning as a medical word part | 作為醫學詞素的意思 | too high | 過高 |
fact | hypo- | 詞首 hypo- | meaning as a medical word part | 作為醫學詞素的意思 | too low | 過低 |
fact | tachy- | 詞首 tachy- | meaning as a medical word part | 作為醫學詞素的意思 | fast | 快速 |
fact | brady- | 詞首 brady- | meaning as a medical word part | 作為醫學詞素的意思 | slow | 緩慢 |
fact | cardio- | 詞首 cardio- | meaning as a medical word part | 作為醫學詞素的意思 | heart | 心臟 |
fact | hepato- | 詞首 hepato- | meaning as a medical word part | 作為醫學詞素的意思 | liver | 肝臟 |
fact | nephro- | 詞首 nephro- | meaning as a medical word part | 作為醫學詞素的意思 | kidney | 腎臟 |
fact | derma- | 詞首 derma- | meaning as a medical word part | 作為醫學詞素的意思 | skin | 皮膚 |
fact | osteo- | 詞首 osteo- | meaning as a medical word part | 作為醫學詞素的意思 | bone | 骨 |
fact | permanent teeth, full set | 全副恆齒 | number in the human body | 在人體內的數目 | 32 | 32 |
fact | milk teeth, full set | 全副乳齒 | number in the human body | 在人體內的數目 | 20 | 20 |

== Nursing and medicine | 護理與醫學基礎
body temperature | 體溫 | quantity | S2 | the vital sign of how warm a person is, about 37 °C in health | 健康時約為攝氏37度、反映身體冷熱的生命表徵
pulse rate | 脈搏率 | quantity | S2 | the vital sign counted by pressing an artery, as at the wrist, for a minute | 按着手腕等處的動脈一分鐘數算所得的生命表徵 | also=pulse; also-zh=脈率
respiratory rate | 呼吸率 | quantity | S2 | the vital sign counted by watching the chest rise for a minute, 12 to 20 in a resting adult | 觀察胸部一分鐘起伏次數所得、成人靜止時為12至20次的生命表徵 | also=breathing rate
blood pressure | 血壓 | quantity | S2 | the vital sign of the force on artery walls, given by two numbers in mmHg | 動脈壁所受的力、以毫米水銀柱的兩個數字表示的生命表徵
oxygen saturation | 血氧飽和度 | quantity | S4 | the vital sign read by a clip on the finger, normally 95% or above | 以夾在手指的感應器讀取、正常為95%或以上的生命表徵 | also-zh=血氧量
set | vital signs of a patient | 病人的生命表徵 | body temperature; pulse rate; respiratory rate; blood pressure; oxygen saturation
sphygmomanometer | 血壓計 | device | S2 | the instrument with an inflatable cuff that measures the force of blood in an arm artery | 以充氣臂帶量度手臂動脈所受之力的儀器 | also=blood pressure monitor
clinical thermometer | 體溫計 | device | S2 | the instrument that shows how hot or cold a patient is, with a scale of about 35 to 42 °C | 顯示病人身體冷熱、刻度約為攝氏35至42度的儀器 | also-zh=探熱針
otoscope | 耳鏡 | device | S5 | the lighted instrument for looking at the eardrum | 帶燈光、用來觀察鼓膜的儀器 | also-zh=檢耳鏡; not=ophthalmoscope
ophthalmoscope | 眼底鏡 | device | S5 | the lighted instrument for looking at the retina through the pupil | 帶燈光、經瞳孔觀察視網膜的儀器 | also-zh=檢眼鏡
endoscope | 內窺鏡 | device | S4 | the tube with a light and camera that is passed into a hollow organ such as the stomach | 帶燈光和鏡頭、伸入胃等空腔器官觀察的管狀儀器
set | instruments that measure a patient's condition | 量度病人狀況的儀器 | sphygmomanometer; clinical thermometer; pulse oximeter=脈搏血氧計; blood glucose meter=血糖機; electrocardiograph=心電圖機
set | instruments for examining the body | 檢查身體的儀器 | stethoscope=聽診器; otoscope; ophthalmoscope; endoscope; sphygmomanometer
syringe | 針筒 | device | S2 | the tube with a plunger that draws up liquid and pushes it through a needle | 有活塞、用來抽取液體並經針頭推出的管子 | also-zh=注射器
ventilator | 呼吸機 | device | S4 | the machine that pumps air into and out of the lungs of a patient who cannot do so alone | 為不能自行換氣的病人把空氣泵入和抽出肺部的機器
nebuliser | 霧化器 | device | S5 | the device that turns liquid medicine into fine mist to be inhaled through a mask | 把液體藥物變成細小水點供病人經面罩吸入的器具 | also=nebulizer; also-zh=噴霧機
hearing aid | 助聽器 | device | S2 | the small device worn at the ear that makes sounds louder | 戴在耳旁、把聲音放大的小儀器
set | devices used in the treatment of patients | 治療病人時使用的器具 | syringe; urinary catheter=導尿管; nasogastric tube=鼻胃管; nebuliser; ventilator
set | devices that take over or help a body function | 代替或輔助身體功能的器具 | ventilator; pacemaker=心臟起搏器; haemodialysis machine=血液透析機; hearing aid
intravenous injection | 靜脈注射 | method | S4 | the giving of a drug straight into the bloodstream through a needle in a vessel | 以針刺入血管、把藥物直接送進血流的給藥方法 | also=IV injection; not=intramuscular injection
intramuscular injection | 肌肉注射 | method | S4 | the giving of a drug by a needle deep into the flesh of the upper arm, thigh or buttock | 以針把藥物送進上臂、大腿或臀部深層組織的給藥方法 | also=IM injection; also-zh=肌內注射
subcutaneous injection | 皮下注射 | method | S4 | the giving of a drug, such as insulin, by a short needle into the fatty layer of the belly or thigh | 以短針把胰島素等藥物送進腹部或大腿脂肪層的給藥方法 | not=intramuscular injection
oral administration | 口服 | method | S2 | the giving of a drug as tablets, capsules or syrup to be swallowed | 讓病人吞下藥片、膠囊或藥水的給藥方法
sublingual administration | 舌下給藥 | method | S5 | the giving of a drug, such as glyceryl trinitrate, to melt in the floor of the mouth unswallowed | 讓藥片在口腔底部溶化而不吞下的給藥方法，例如硝酸甘油 | also-zh=舌底含服
topical application | 外用 | method | S4 | the giving of a drug as ointment, cream or lotion spread where it is needed on the skin | 把藥膏、乳霜或藥水塗在皮膚患處的給藥方法 | also-zh=局部塗抹
rectal administration | 直腸給藥 | method | S5 | the giving of a drug as a suppository pushed in at the anus | 把塞劑由肛門放入的給藥方法 | also-zh=塞肛
set | ways of giving medicine | 給藥的途徑 | intravenous injection; intramuscular injection; subcutaneous injection; oral administration; sublingual administration; rectal administration
set | ways of giving medicine without a needle | 不用針的給藥途徑 | oral administration; sublingual administration; topical application; rectal administration; inhalation=吸入
X-ray radiography | X光檢查 | method | S2 | the imaging method that sends penetrating radiation through the body once to give a flat shadow picture, as of a broken bone | 以穿透性輻射一次穿過身體、得到平面影像的方法，例如看骨折 | also=X-ray examination; also-zh=X光攝影
computed tomography | 電腦斷層掃描 | method | S4 | the imaging method in which an X-ray tube circles the body and pictures of its cross-sections are built up | 以X射線管圍繞身體轉動並重組成切面影像的方法 | also=CT scan; also-zh=電腦掃描; not=magnetic resonance imaging
positron emission tomography | 正電子掃描 | method | S5 | the imaging method in which a radioactive sugar-like tracer shows active tissue such as cancer | 注射帶放射性的類糖示蹤劑、顯示癌等活躍組織的造影方法 | also=PET scan; also-zh=正電子斷層掃描
mammography | 乳房X光造影 | method | S4 | the imaging method of low-dose X-rays that looks for early cancer of the female breast | 以低劑量射線為女性尋找早期胸部腫瘤的造影方法 | also-zh=乳房造影檢查
set | medical imaging methods | 醫學造影方法 | X-ray radiography; computed tomography; magnetic resonance imaging=磁力共振掃描; ultrasound scan=超聲波掃描; positron emission tomography
chemotherapy | 化學治療 | method | S4 | the cancer treatment with drugs that kill fast-dividing cells throughout the body | 以藥物殺死全身快速分裂細胞的癌症治療 | also-zh=化療; not=radiotherapy
targeted therapy | 標靶治療 | method | S4 | the cancer treatment with drugs that block particular molecules that the cancer cells need | 以藥物阻斷癌細胞所需特定分子的癌症治療 | also-zh=靶向治療
immunotherapy | 免疫治療 | method | S5 | the cancer treatment that rouses the body's own defences to attack the tumour | 激發身體自身防禦力攻擊腫瘤的癌症治療
surgical removal | 手術切除 | method | S4 | the cancer treatment in which the tumour is cut out | 把腫瘤割去的癌症治療
set | treatments of cancer | 癌症的治療方法 | chemotherapy; radiotherapy=放射治療; targeted therapy; immunotherapy; surgical removal
physiotherapist | 物理治療師 | role | S2 | the professional who restores patients' movement and relieves pain by exercise, heat and manual treatment | 以運動、熱療和手法恢復病人活動能力並減輕痛楚的專業人員 | also=physical therapist; not=occupational therapist
occupational therapist | 職業治療師 | role | S2 | the professional who trains patients in dressing, cooking and other daily tasks and adapts their home | 訓練病人穿衣、煮食等日常活動並改裝其家居的專業人員 | not=physiotherapist
speech therapist | 言語治療師 | role | S2 | the professional who treats difficulties in talking and swallowing | 治療說話和吞嚥困難的專業人員
dietitian | 營養師 | role | S2 | the professional who plans patients' meals to suit their illness | 按病人病情設計膳食的專業人員 | also=dietician
pharmacist | 藥劑師 | role | S2 | the professional who dispenses medicines and explains how to use them | 配發藥物並講解用法的專業人員
radiographer | 放射技師 | role | S4 | the professional who takes X-ray pictures and operates scanners | 拍攝X光片和操作掃描儀器的專業人員 | also-zh=放射師
podiatrist | 足病診療師 | role | S4 | the professional who treats foot problems such as corns and diabetic ulcers | 處理雞眼和糖尿病潰瘍等腳部問題的專業人員 | also-zh=足科醫生
midwife | 助產士 | role | S2 | the professional who cares for mothers in pregnancy and childbirth | 在懷孕和分娩期間照顧母親的專業人員
set | health care professionals | 醫療專業人員 | physiotherapist; occupational therapist; speech therapist; dietitian; pharmacist; radiographer
set | therapists and technicians of a hospital | 醫院的治療和技術人員 | physiotherapist; occupational therapist; podiatrist; radiographer; optometrist=視光師; midwife
geriatrics | 老人科 | form | S4 | the branch of medicine that treats illnesses of elderly people | 診治年長者疾病的醫學分科 | also-zh=老年醫學
cardiology | 心臟科 | form | S4 | the branch of medicine that treats diseases such as blocked coronary arteries and abnormal pulse | 診治冠狀動脈閉塞和脈搏異常等疾病的醫學分科
dermatology | 皮膚科 | form | S4 | the branch of medicine that treats diseases such as eczema and psoriasis | 診治濕疹和銀屑病等疾病的醫學分科
oncology | 腫瘤科 | form | S4 | the branch of medicine that treats cancer | 診治癌症的醫學分科
orthopaedics | 骨科 | form | S4 | the branch of medicine that treats ligaments, joints and the spine | 診治韌帶、關節和脊柱傷病的醫學分科 | also=orthopedics; also-zh=矯形外科
neurology | 腦神經科 | form | S4 | the branch of medicine that treats epilepsy, Parkinson's disease and other illnesses of the brain and spinal cord without surgery | 以非手術方法診治癲癇和柏金遜症等疾病的醫學分科 | also-zh=神經內科
obstetrics | 產科 | form | S4 | the branch of medicine that looks after pregnancy and childbirth | 照顧婦女懷孕和分娩的醫學分科 | not=gynaecology
gynaecology | 婦科 | form | S4 | the branch of medicine that treats diseases of the womb, ovaries and other female organs | 診治子宮和卵巢等女性器官疾病的醫學分科 | also=gynecology
urology | 泌尿科 | form | S5 | the branch of medicine that treats diseases of the kidneys and bladder and of the male reproductive organs | 診治腎、膀胱和男性生殖器官疾病的醫學分科 | also-zh=泌尿外科
set | branches of medicine by organ | 按器官劃分的醫學分科 | cardiology; dermatology; neurology; ophthalmology=眼科; orthopaedics; urology
set | branches of medicine by kind of patient or disease | 按病人或疾病劃分的醫學分科 | paediatrics=兒科; geriatrics; obstetrics; gynaecology; oncology; haematology=血液科
tachycardia | 心動過速 | form | S5 | the sign of a resting adult heartbeat of over 100 a minute | 成人靜止時每分鐘心跳超過100次的病徵 | not=bradycardia
bradycardia | 心動過緩 | form | S5 | the sign of a resting adult heartbeat of under 60 a minute | 成人靜止時每分鐘心跳少於60次的病徵 | not=tachycardia
dyspnoea | 呼吸困難 | form | S5 | the symptom of feeling short of breath | 感到透不過氣、喘氣吃力的病徵 | also=dyspnea
apnoea | 呼吸暫停 | form | S5 | the sign of no air moving in or out for a while, as in some sleepers who snore | 一段時間沒有空氣進出肺部的病徵，例如某些打鼾者睡眠時 | also=apnea
cyanosis | 發紺 | form | S5 | the sign of bluish lips and nails when blood holds too little oxygen | 血液含氧不足而嘴唇和指甲帶青藍色的病徵 | also-zh=紫紺; not=jaundice
jaundice | 黃疸 | form | S4 | the sign of yellow skin and eyes when bilirubin builds up in the blood | 血中膽紅素積聚而令皮膚和眼白變色的病徵
pallor | 蒼白 | form | S4 | the sign of abnormally light skin and inner eyelids, as in anaemia | 皮膚和眼瞼內側失去血色的病徵，例如貧血
oedema | 水腫 | form | S4 | the sign of swelling by fluid collected in the tissues, as at the ankles | 液體積聚於組織而令腳踝等脹大的病徵 | also=edema
set | signs of illness seen on the skin | 在皮膚上看到的病徵 | cyanosis; jaundice; pallor; oedema; petechiae=瘀點
set | signs of illness in heartbeat and breathing | 心跳和呼吸的病徵 | tachycardia; bradycardia; dyspnoea; apnoea
symptom | 症狀 | form | S4 | the change, such as pain or dizziness, that a patient feels and tells of | 病人自己感到並說出的變化，例如疼痛或暈眩 | not=sign
clinical sign | 體徵 | form | S5 | the evidence of illness, such as a rash or a heart murmur, that an examiner can find | 檢查者可發現的疾病證據，例如皮疹或心雜音 | also=sign
syndrome | 綜合症 | form | S5 | the group of features that regularly occur together and point to one disorder | 經常一起出現並顯示某種病的一組特徵 | also-zh=症候群
diagnosis | 診斷 | form | S4 | the decision, from history, examination and tests, as to which illness a patient has | 根據病歷、檢查和化驗而判定病人患何病的結論 | not=prognosis
complication | 併發症 | form | S4 | the further illness that develops in the course of a disease or after an operation | 在患病期間或手術後引發的另一種病
side effect | 副作用 | form | S2 | the unwanted action of a drug that comes with its intended one | 藥物在預期療效以外不想要的影響
contraindication | 禁忌症 | form | S5 | the condition, such as an allergy or pregnancy, for which a treatment must not be given | 令某種治療不可使用的狀況，例如過敏或懷孕 | also-zh=禁忌
remission | 緩解 | form | S5 | the stage in which signs of a long-lasting disease lessen or vanish for a time | 長期病的病徵一時減輕或消失的階段
set | words with which doctors describe an illness | 醫生描述病情的用語 | symptom; clinical sign; syndrome; prognosis=預後; diagnosis; complication
set | words about the course and treatment of an illness | 關於病程和治療的用語 | prognosis=預後; complication; side effect; contraindication; remission
autonomy | 自主原則 | law | S5 | the ethical principle of letting a competent patient decide about treatment | 讓有能力的病人決定自己所受治療的道德原則 | also=respect for autonomy
beneficence | 行善原則 | law | S5 | the ethical principle of acting for the patient's good | 以病人的福祉為行事依歸的道德原則 | not=non-maleficence
non-maleficence | 不傷害原則 | law | S5 | the ethical principle of causing no injury to the patient | 不令病人受損的道德原則 | not=beneficence
justice | 公平原則 | law | S5 | the ethical principle of sharing out care and scarce resources in a fair way | 合理分配照顧和有限資源的道德原則 | also-zh=公義原則
set | principles of medical ethics | 醫學倫理的原則 | autonomy; beneficence; non-maleficence; justice
order | steps of the nursing process | 護理程序的步驟 | assessment=評估 > nursing diagnosis=護理診斷 > planning=計劃 > implementation=執行 > evaluation=評價
surgical mask | 外科口罩 | device | S2 | the three-layer covering of mouth and nose with a loose fit that stops droplets | 三層、鬆身、可阻擋飛沫的口鼻覆蓋物 | not=N95 respirator
N95 respirator | N95口罩 | device | S4 | the tightly fitting face covering, fit-tested for each wearer, that filters out fine airborne particles | 須為用者做密合測試、緊貼面部、可過濾空氣中微粒的口鼻覆蓋物 | also=N95 mask; also-zh=N95呼吸器; not=surgical mask
face shield | 面罩 | device | S4 | the clear plastic screen from forehead to chin that protects against splashes | 由額至下巴、防止液體濺到的透明膠片 | also-zh=防護面罩
isolation gown | 保護袍 | device | S4 | the long-sleeved garment worn over a nurse's uniform against soiling by body fluids | 穿在護士制服外、防止體液沾污的長袖衣物 | also=protective gown; also-zh=隔離衣
set | personal protective equipment | 個人防護裝備 | surgical mask; N95 respirator; face shield; isolation gown; disposable gloves=即棄手套
sterilisation | 滅菌 | method | S4 | the killing of all microbes on instruments, bacterial spores included | 把器械上包括細菌孢子在內的所有微生物殺死的做法 | also=sterilization; not=disinfection
barrier nursing | 隔離護理 | method | S5 | the care of an infectious patient with gowns, gloves and a separate room so that staff and others do not catch the disease | 以保護衣物和獨立病房照顧傳染病人、避免他人受感染的做法
acupuncture | 針刺 | method | S4 | the Chinese medicine treatment that inserts fine needles at certain points of the body | 以幼細金屬絲扎進人體穴位的中醫療法 | not=moxibustion
moxibustion | 艾灸 | method | S4 | the Chinese medicine treatment that warms certain points with burning mugwort | 點燃某種草藥來溫熱穴位的中醫療法 | also-zh=灸法
cupping | 拔罐 | method | S4 | the Chinese medicine treatment in which heated jars suck onto the skin and leave round marks | 以杯狀器皿吸附皮膚、留下圓形瘀痕的中醫療法
tuina | 推拿 | method | S4 | the Chinese medicine treatment of pressing, kneading and rubbing with the hands | 以雙手按壓、揉捏和搓擦身體的中醫療法 | also=Chinese massage
gua sha | 刮痧 | method | S4 | the Chinese medicine treatment that scrapes oiled skin with a smooth board until red marks appear | 在塗油的皮膚上以光滑板子反覆擦至出現紅痕的中醫療法
set | treatments of Chinese medicine | 中醫的療法 | acupuncture; moxibustion; cupping; tuina; gua sha
inspection | 望診 | method | S4 | the Chinese diagnostic method of looking at the patient's face, tongue and bearing | 觀察病人面色、舌頭和神態的中醫診斷方法
listening and smelling | 聞診 | method | S4 | the Chinese diagnostic method of noting the patient's voice, breathing and odours | 留意病人聲音、呼吸和氣味的中醫診斷方法 | also=auscultation and olfaction
inquiry | 問診 | method | S4 | the Chinese diagnostic method of asking the patient about feelings, appetite, sleep and past illness | 向病人了解感覺、胃口、睡眠和病史的中醫診斷方法 | also=inquiring
palpation | 切診 | method | S4 | the Chinese diagnostic method of feeling the patient's pulse and touching the body | 以手指按脈和觸摸身體的中醫診斷方法 | also=pulse feeling and palpation
set | the four diagnostic methods of Chinese medicine | 中醫四診 | inspection; listening and smelling; inquiry; palpation
Zhang Zhongjing | 張仲景 | person | S4 | the physician of the Eastern Han who wrote on cold damage disorders | 撰寫《傷寒雜病論》的東漢名醫 | also-zh=張機
Hua Tuo | 華佗 | person | S2 | the physician of the late Eastern Han famed for mafeisan anaesthetic and the Five Animals exercise | 以麻沸散和五禽戲聞名的東漢末年名醫
Sun Simiao | 孫思邈 | person | S4 | the physician of the Tang who wrote Essential Prescriptions Worth a Thousand Gold | 撰寫《千金要方》的唐代名醫 | also-zh=藥王
Li Shizhen | 李時珍 | person | S2 | the physician of the Ming who compiled the Compendium of Materia Medica | 編寫《本草綱目》的明代名醫
Bian Que | 扁鵲 | person | S2 | the physician of the Warring States period renowned for reading illness from a ruler's looks and pulse | 以觀氣色和把脈斷症聞名的戰國時代名醫 | also-zh=秦越人
set | famous physicians of China | 中國古代名醫 | Bian Que; Zhang Zhongjing; Hua Tuo; Sun Simiao; Li Shizhen
order | physicians of China by dynasty, earliest first | 中國名醫按朝代先後 | Bian Que > Zhang Zhongjing > Sun Simiao > Li Shizhen
fact | Compendium of Materia Medica | 《本草綱目》 | author | 作者 | Li Shizhen | 李時珍 |
fact | Treatise on Cold Damage Disorders | 《傷寒論》 | author | 作者 | Zhang Zhongjing | 張仲景 |
fact | Essential Prescriptions Worth a Thousand Gold | 《千金要方》 | author | 作者 | Sun Simiao | 孫思邈 |
fact | Notes on Nursing | 《護理札記》 | author | 作者 | Florence Nightingale | 南丁格爾 |
set | tests used to look for cancer | 用以尋找癌症的檢查 | mammography; ultrasound scan=超聲波掃描; cervical smear=子宮頸細胞檢驗; colonoscopy=大腸鏡檢查

== Physical education and sports science | 體育與運動科學
muscular strength | 肌力 | property | S1 | the fitness component of exerting the greatest force in a single effort, as in lifting a heavy bar once | 一次用力時發出最大力量的體適能元素，例如舉一次最重的槓鈴 | also-zh=肌肉力量; not=muscular endurance
muscular endurance | 肌耐力 | property | S1 | the fitness component of repeating or holding a contraction for long, as in many sit-ups | 反覆或持續用力而不疲倦的體適能元素，例如多次仰臥起坐 | also-zh=肌肉耐力; not=muscular strength
flexibility | 柔韌度 | property | S1 | the fitness component of moving a joint through its full range, measured by the sit-and-reach test | 關節活動達最大幅度的體適能元素，以坐前伸測試量度 | also-zh=柔軟度
body composition | 身體成分 | property | S1 | the fitness component of how much of one's weight is fat and how much is lean tissue | 體重中脂肪與其他組織所佔比例的體適能元素 | also-zh=身體組成
agility | 敏捷性 | property | S2 | the fitness component of changing direction fast and under control, as in a shuttle run | 迅速而受控地改變方向的體適能元素，例如穿梭跑 | also-zh=靈敏度; not=speed
balance | 平衡力 | property | S2 | the fitness component of keeping the centre of gravity over the base, as on a beam | 使重心保持在支承面之上的體適能元素，例如站在橫木上
coordination | 協調性 | property | S2 | the fitness component of moving body parts together smoothly, as in catching a ball with eye and hand | 身體各部分順暢配合的體適能元素，例如手眼並用接球
power | 爆發力 | property | S2 | the fitness component of using great force in a very short time, as in a standing jump | 在極短時間內發揮巨大力量的體適能元素，例如立定跳遠 | not=muscular strength
speed | 速度 | property | S2 | the fitness component of covering a short distance as fast as possible, as in a sprint | 以最快方式移過短距離的體適能元素，例如短跑 | not=agility
set | health-related components of fitness | 與健康有關的體適能元素 | muscular strength; muscular endurance; flexibility; body composition
set | skill-related components of fitness | 與技術有關的體適能元素 | agility; balance; coordination; power; reaction time=反應時間; speed
set | abilities called for in ball games and athletics | 球類和田徑運動所需的能力 | muscular strength; power; agility; flexibility; reaction time=反應時間
continuous training | 持續訓練法 | method | S4 | the training method of steady moderate exercise for at least twenty minutes without rest | 以穩定的中等強度運動最少二十分鐘而不休息的訓練方法 | not=interval training
interval training | 間歇訓練法 | method | S4 | the training method of set periods of hard work parted by set periods of recovery | 高強度運動與指定恢復時段交替進行的訓練方法 | not=continuous training, fartlek training
fartlek training | 法特萊克訓練法 | method | S4 | the training method of a run with free changes of pace over varied ground | 在不同地形上自由變換快慢的跑步訓練方法 | also-zh=變速跑訓練法
circuit training | 循環訓練法 | method | S4 | the training method of a round of stations, each with a different exercise | 輪流在多個站做不同動作的訓練方法
weight training | 重量訓練 | method | S4 | the training method of lifting loads in sets and repetitions | 以組數和次數舉起負荷物的訓練方法 | also-zh=負重訓練
plyometric training | 增強式訓練 | method | S4 | the training method of jumps in which a muscle is stretched just before it shortens explosively | 以跳躍使肌肉先拉長再立即爆發收縮的訓練方法 | also=plyometrics
static stretching | 靜態伸展 | method | S4 | the training method of holding a lengthened position still for some ten to thirty seconds | 把拉長的姿勢固定約十至三十秒的訓練方法 | not=ballistic stretching
set | methods of training | 訓練方法 | continuous training; interval training; fartlek training; circuit training; weight training; plyometric training
set | training methods without long runs | 不涉及長跑的訓練方法 | circuit training; weight training; plyometric training; static stretching
overload | 超負荷原則 | law | S4 | the training principle of working the body harder than it is used to | 使身體承受比平常更大的工作量的訓練原則 | also=overload principle
progression | 漸進原則 | law | S4 | the training principle of raising the load step by step over time | 隨時間逐步增加工作量的訓練原則 | also=progressive principle
training specificity | 專項原則 | law | S4 | the training principle of choosing exercises that match the muscles and energy system of one's sport | 選擇與所從事運動的肌肉和能量系統相符的練習的訓練原則 | also=principle of specificity; also-zh=特殊性原則, 針對性原則
reversibility | 可逆原則 | law | S4 | the training principle that fitness gains are lost when exercise stops | 停止運動後所得體能便會消失的訓練原則 | also-zh=可逆性原則
training variation | 變化原則 | law | S5 | the training principle of changing the exercises now and then to avoid boredom | 不時轉換練習以免沉悶的訓練原則 | also=principle of variation; also-zh=多樣性原則
individual differences | 個別差異原則 | law | S4 | the training principle of fitting the programme to each athlete's age, fitness and needs | 按每名運動員的年齡、體能和需要設計計劃的訓練原則 | also=individuality
set | principles of training | 訓練原則 | overload; progression; training specificity; reversibility; training variation; individual differences
warm-up | 熱身 | process | P4 | the light activity and stretching before hard exercise that raises heart rate and muscle temperature | 劇烈運動前提升心率和肌肉溫度的輕量活動和伸展
cool-down | 緩和運動 | process | P4 | the light activity and stretching after hard exercise that brings heart rate back gradually | 劇烈運動後使心率逐漸回復的輕量活動和伸展 | also-zh=整理運動, 冷卻運動
order | phases of an exercise session | 運動課的階段 | warm-up > main activity=主要活動 > cool-down
concentric contraction | 向心收縮 | process | S4 | the muscle contraction in which the muscle shortens, as the biceps does in lifting a dumb-bell | 肌肉縮短的收縮方式，例如舉起啞鈴時的二頭肌 | not=eccentric contraction
eccentric contraction | 離心收縮 | process | S4 | the muscle contraction in which the muscle lengthens under load, as the biceps does in lowering a dumb-bell | 肌肉在負荷下拉長的收縮方式，例如放下啞鈴時的二頭肌 | not=concentric contraction
isometric contraction | 等長收縮 | process | S4 | the muscle contraction in which tension rises with no movement of the joint, as in pushing a wall | 肌肉張力增加而關節不動的收縮方式，例如推牆 | also-zh=靜態收縮
isokinetic contraction | 等速收縮 | process | S5 | the muscle contraction at constant speed through the whole movement, which needs a special machine | 整個動作以恆定快慢進行、須用特別儀器的收縮方式
set | types of muscle contraction | 肌肉收縮的類別 | concentric contraction; eccentric contraction; isometric contraction; isokinetic contraction
agonist | 主動肌 | structure | S4 | the muscle that contracts to bring about a movement | 收縮而產生某動作的肌肉 | also=prime mover; also-zh=原動肌; not=antagonist
antagonist | 拮抗肌 | structure | S4 | the muscle that relaxes and lengthens while the opposite muscle contracts | 在相對的肌肉收縮時放鬆和拉長的肌肉 | also-zh=對抗肌; not=agonist
set | roles of muscles in a movement | 肌肉在動作中的角色 | agonist; antagonist; synergist=協同肌; fixator=固定肌
ATP-PC system | 磷酸原系統 | system | S4 | the anaerobic energy system that uses fuel already stored in muscle for all-out effort of up to about ten seconds | 利用肌肉中現成的化合物、供約十秒內全力運動的無氧能量系統 | also=phosphagen system, ATP-CP system; also-zh=ATP-PC系統
lactic acid system | 乳酸系統 | system | S4 | the anaerobic energy system that breaks down glycogen for hard effort of about one to two minutes and tires muscles | 無氧分解糖原、供約一至兩分鐘劇烈運動並使肌肉疲勞的能量系統 | also=anaerobic glycolysis
aerobic system | 有氧系統 | system | S4 | the energy system that burns carbohydrate and fat completely for long moderate exercise | 把碳水化合物和脂肪完全分解、供長時間中等強度運動的能量系統 | also-zh=帶氧系統
order | energy systems from the shortest to the longest effort | 能量系統按適用運動時間由短至長 | ATP-PC system > lactic acid system > aerobic system
maximum heart rate | 最高心率 | quantity | S2 | the greatest number of beats a minute in exercise, commonly estimated as 220 minus age | 運動時每分鐘搏動次數的上限，一般以220減年齡估算
resting heart rate | 靜止心率 | quantity | S2 | the number of beats a minute of a person sitting or lying quietly | 安坐或躺臥時每分鐘的搏動次數 | also-zh=安靜心率
target heart rate | 目標心率 | quantity | S4 | the number of beats a minute that exercise should reach to train the body safely | 運動時要達到、既有效又安全的每分鐘搏動次數 | also-zh=運動目標心率
stroke volume | 每搏輸出量 | quantity | S4 | the amount of blood pumped by one ventricle in one beat | 一個心室跳動一次所泵出的血量 | also-zh=心搏量; not=cardiac output
cardiac output | 心輸出量 | quantity | S4 | the amount of blood pumped by one ventricle in one minute | 一個心室在一分鐘內泵出的血量 | not=stroke volume
maximal oxygen uptake | 最大攝氧量 | quantity | S4 | the greatest amount of oxygen the body can take in and use in a minute of exercise | 運動時身體每分鐘能吸取和利用的氧的上限 | also=VO2 max
vital capacity | 肺活量 | quantity | S4 | the amount of air breathed out in the fullest breath after the deepest intake | 盡力吸氣後能呼出的最多空氣量 | not=tidal volume
tidal volume | 潮氣量 | quantity | S4 | the amount of air breathed in or out in one normal breath | 平常呼吸一次所吸入或呼出的空氣量 | not=vital capacity
residual volume | 餘氣量 | quantity | S5 | the amount of air that stays in the lungs after the fullest breath out | 盡力呼氣後仍留在肺部的空氣量 | also-zh=殘氣量
minute ventilation | 每分鐘換氣量 | quantity | S5 | the product of the air in one breath and the number of breaths taken in sixty seconds | 一次呼吸的空氣量與六十秒內呼吸次數的乘積
set | measures of the heart in exercise | 運動時心臟的量度 | maximum heart rate; resting heart rate; target heart rate; stroke volume; cardiac output
set | measures of breathing | 呼吸的量度 | vital capacity; tidal volume; residual volume; minute ventilation; maximal oxygen uptake
cognitive stage | 認知階段 | period | S5 | the stage of motor learning in which the beginner tries to understand what to do and makes many errors | 初學者設法明白動作要求、錯誤很多的動作學習階段
associative stage | 聯結階段 | period | S5 | the stage of motor learning in which the learner links the parts, practises and makes fewer errors | 學習者連貫各部分並反覆練習、錯誤減少的動作學習階段 | also-zh=聯繫階段
autonomous stage | 自動階段 | period | S5 | the stage of motor learning in which the expert performs without thinking about the movement | 熟練者無須思考動作便能完成的動作學習階段 | also-zh=自動化階段
order | stages of learning a motor skill | 學習動作技能的階段 | cognitive stage > associative stage > autonomous stage
goal setting | 訂立目標 | method | S4 | the mental technique of fixing specific, measurable and realistic aims for training | 為訓練定出具體、可量度和切實可行的方向的心理技巧 | also-zh=目標設定
imagery | 意象訓練 | method | S4 | the mental technique of seeing and feeling a performance in the mind without moving | 不作動作而在腦海中看見和感受整個表現的心理技巧 | also=mental rehearsal
breaststroke | 蛙式 | form | P4 | the swimming stroke with a frog-like kick and both arms sweeping outwards together | 雙腿向外蹬夾、雙臂同時向外撥水的泳式 | also-zh=蛙泳, 胸泳
butterfly stroke | 蝶式 | form | P4 | the swimming stroke in which both arms swing forward over the water together with a dolphin kick | 雙臂同時越過水面向前揮、雙腿作海豚式打水的泳式 | also=butterfly; also-zh=蝶泳
backstroke | 背泳 | form | P4 | the swimming stroke done face upwards with arms going round in turn | 面朝上、雙臂輪流繞轉划水的泳式 | also-zh=仰泳
front crawl | 自由式 | form | P4 | the swimming stroke done face down with arms reaching over in turn and a flutter kick, the fastest of all | 俯臥、雙臂輪流前伸、雙腿上下打水、速度最快的泳式 | also=freestyle; also-zh=捷泳
set | swimming strokes | 游泳的泳式 | breaststroke; butterfly stroke; backstroke; front crawl
order | strokes in the individual medley | 個人混合泳的泳式次序 | butterfly stroke > backstroke > breaststroke > front crawl
discus throw | 擲鐵餅 | form | S2 | the field event of spinning and flinging a heavy flat plate | 旋轉身體後拋出扁圓形重物的田賽項目 | also=discus; also-zh=鐵餅
javelin throw | 擲標槍 | form | S2 | the field event of running up and hurling a long spear | 助跑後拋出尖頭長桿的田賽項目 | also=javelin; also-zh=標槍
long jump | 跳遠 | form | S2 | the field event of running and leaping from one foot into a sandpit | 助跑後單腳起跳一次落入沙池的田賽項目 | not=triple jump
triple jump | 三級跳遠 | form | S2 | the field event of running and then making a hop, a step and a leap into a sandpit | 助跑後依次單足跳、跨步跳及躍入沙池的田賽項目 | not=long jump
high jump | 跳高 | form | S2 | the field event of clearing a raised bar without the help of any tool, as by the Fosbury flop | 不用工具越過橫桿的田賽項目，例如用背越式 | not=pole vault
set | field events of athletics | 田徑運動的田賽項目 | shot put=推鉛球; discus throw; javelin throw; long jump; triple jump; high jump; pole vault=撐竿跳高
erythropoietin | 促紅細胞生成素 | substance | S5 | the banned hormone that makes the marrow turn out more oxygen carriers, misused by cyclists | 使骨髓製造更多帶氧細胞、被單車選手濫用的違禁激素 | also=EPO; also-zh=紅血球生成素
beta blocker | 乙型阻斷劑 | substance | S5 | the heart medicine that slows the pulse and steadies the hands, banned in archery and shooting | 減慢心跳並減少手震、在射箭和射擊被禁用的心臟藥物 | also-zh=β受體阻斷劑
set | substances misused for doping in sport | 運動員違規服用的物質 | erythropoietin; beta blocker; diuretic; stimulant
fact | football team on the pitch | 足球隊上場人數 | players on the field in one team | 每隊上場人數 | 11 | 11 |
fact | basketball team on the court | 籃球隊上場人數 | players on the field in one team | 每隊上場人數 | 5 | 5 |
fact | volleyball team on the court | 排球隊上場人數 | players on the field in one team | 每隊上場人數 | 6 | 6 |
fact | handball team on the court | 手球隊上場人數 | players on the field in one team | 每隊上場人數 | 7 | 7 |

== Textiles and fashion | 紡織與時裝
cotton | 棉 | substance | P4 | the natural fibre of fluffy seed hairs of a plant, cool and absorbent, used for T-shirts and jeans | 取自植物種子絨毛、清涼吸汗、用於T恤和牛仔褲的天然纖維 | not=linen
silk | 蠶絲 | substance | P4 | the natural fibre drawn as a long lustrous filament from the cocoon of a moth larva | 由蛾類幼蟲的繭抽取、細長而有光澤的天然纖維 | also-zh=絲
polyester | 聚酯纖維 | substance | S2 | the synthetic fibre that is strong, crease-resistant and quick to dry, often blended with cotton | 強韌抗皺、快乾並常與棉混紡的合成纖維 | also-zh=滌綸; not=nylon
nylon | 尼龍 | substance | S2 | the synthetic fibre, a polyamide, that is very strong and elastic and first took the place of silk in stockings | 屬聚酰胺、非常強韌、最初在襪子上取代蠶絲的合成纖維 | also-zh=錦綸
acrylic fibre | 腈綸 | substance | S2 | the synthetic fibre, soft, warm and light, that imitates sheep's fleece in jumpers | 柔軟、保暖而輕、在毛衣中仿效綿羊毛的合成纖維 | also=acrylic; also-zh=亞加力纖維, 人造羊毛
elastane | 彈性纖維 | substance | S2 | the synthetic fibre that can stretch to several times its length and spring back, used in swimwear | 可拉長至數倍再回復原狀、用於泳衣的合成纖維 | also=spandex, Lycra; also-zh=氨綸, 萊卡
viscose rayon | 黏膠人造絲 | substance | S4 | the regenerated fibre made from wood pulp, soft and absorbent but weak when wet | 以木漿製成、柔軟吸濕但濕後強度差的再生纖維 | also=viscose, rayon; also-zh=人造絲, 黏膠纖維
set | natural and regenerated fibres | 天然纖維與再生纖維 | cotton; linen=亞麻; wool=羊毛; silk; viscose rayon
set | man-made fibres | 人造纖維 | polyester; nylon; acrylic fibre; elastane; viscose rayon
set | fibres on a clothing label | 衣物標籤上的纖維 | cotton; wool=羊毛; polyester; nylon; elastane; silk
fact | cotton | 棉 | class of textile fibre | 紡織纖維的類別 | plant fibre | 植物纖維 |
fact | silk | 蠶絲 | class of textile fibre | 紡織纖維的類別 | animal fibre | 動物纖維 |
fact | polyester | 聚酯纖維 | class of textile fibre | 紡織纖維的類別 | synthetic fibre | 合成纖維 |
fact | viscose rayon | 黏膠人造絲 | class of textile fibre | 紡織纖維的類別 | regenerated fibre | 再生纖維 |
plain weave | 平紋組織 | form | S4 | the woven structure in which each weft yarn goes over one warp yarn and under the next | 每條緯紗浮於一條經紗之上、再沉於下一條之下的梭織結構 | also-zh=平織; not=twill weave
twill weave | 斜紋組織 | form | S4 | the woven structure with slanting lines on its face, as in denim | 布面呈對角線條的梭織結構，例如牛仔布 | also-zh=斜織; not=plain weave
satin weave | 緞紋組織 | form | S4 | the woven structure with long floating yarns that give a smooth shiny face and snag easily | 浮紗長、表面光滑閃亮但容易鈎起的梭織結構 | also-zh=緞織
pile weave | 起毛組織 | form | S5 | the woven structure with loops or cut ends standing up from the ground, as in towelling or velvet | 布面豎立着線圈或割絨的梭織結構，例如毛巾布和天鵝絨 | also-zh=起絨組織
weaving | 梭織 | method | S2 | the fabric-making method that interlaces two sets of yarns at right angles | 把經緯兩組紗線垂直交織的製布方法 | not=knitting
knitting | 針織 | method | S2 | the fabric-making method that interlocks loops of yarn, giving a stretchy cloth | 把紗線圈互相串套、製成有彈性布料的方法 | not=weaving, crocheting
felting | 氈製 | method | S4 | the fabric-making method that mats animal fibres together by heat, moisture and rubbing | 以熱、濕和摩擦使動物纖維糾結成布的方法 | also-zh=製氈
bonding | 黏合 | method | S4 | the fabric-making method that sticks a web of fibres together by glue or melting, as for disposable cloths | 以膠或熱熔使纖維網結合成布的方法，例如製即棄抹布 | also-zh=無紡布黏合法
crocheting | 鈎織 | method | S4 | the fabric-making method that pulls one loop of yarn through another with a single hook by hand | 用一支末端彎曲的工具以手把紗圈逐一穿過的製布方法 | also=crochet; not=knitting
set | ways of making fabric | 製布的方法 | weaving; knitting; felting; bonding; crocheting
warp | 經紗 | structure | S2 | the yarn that runs the length of a woven cloth, parallel to its finished edges | 沿梭織布長度方向、與布邊平行的紗線 | not=weft
weft | 緯紗 | structure | S2 | the yarn that runs across the width of a woven cloth from edge to edge | 沿梭織布闊度方向由一邊到另一邊的紗線 | not=warp
selvedge | 布邊 | structure | S4 | the firmly finished side of a woven cloth that does not fray | 梭織布兩側織得緊密、不會散口的部分 | also=selvage
bias | 斜布紋 | structure | S4 | the direction at 45 degrees to the yarns of a woven cloth, in which it stretches most | 與梭織布紗線成45度角、拉伸程度最大的方向 | also=true bias; also-zh=斜紋方向
set | threads and lines of a woven fabric | 梭織布的紗線和方向 | warp; weft; selvedge; bias
water-repellent finish | 防潑水處理 | method | S4 | the finish that lets raindrops roll off a fabric while air still passes through | 令雨點從布面滑走而仍能透氣的後整理 | also-zh=拒水整理; not=waterproof finish
flame-retardant finish | 阻燃處理 | method | S4 | the finish that keeps fabric of nightwear and curtains from catching fire easily | 使睡衣和窗簾布料不易着火的後整理 | also-zh=防火處理
crease-resistant finish | 防皺處理 | method | S4 | the finish with resin that lets cotton garments stay smooth with little ironing | 以樹脂使棉質衣物保持平整、少需熨燙的後整理 | also-zh=抗皺處理, 免燙處理
stone washing | 石磨洗水 | method | S4 | the finish that tumbles jeans with pumice to give them a faded worn look | 把牛仔褲與浮岩一同翻滾、使其呈褪色殘舊感的後整理 | also=stonewashing
brushing | 起絨處理 | method | S4 | the finish that raises fibre ends on a fabric by wire rollers to make it soft and warm | 以針布滾筒把布面的纖維端拉起、使其柔軟保暖的後整理 | also=napping; also-zh=拉毛
set | fabric finishes | 布料的後整理 | mercerisation=絲光處理; water-repellent finish; flame-retardant finish; crease-resistant finish; stone washing; brushing
tie-dyeing | 紮染 | method | S2 | the way of colouring cloth in which parts are bound with string so that they take up no colour | 用繩綁緊布的某些部分使其不上色的着色方法 | also=tie-dye; not=batik
screen printing | 網版印花 | method | S4 | the way of colouring cloth in which paste is pressed through a stencilled mesh, one colour at a time | 把色漿逐色刮過有圖案孔洞的細紗框的着色方法 | also=silk-screen printing; also-zh=絲網印花
block printing | 木版印花 | method | S4 | the way of colouring cloth in which a carved stamp is pressed on it by hand | 以人手把刻有圖案的印模按在布上的着色方法 | also-zh=模版印花
heat transfer printing | 熱轉移印花 | method | S4 | the way of colouring cloth in which a design moves from paper to fabric under a hot press | 把紙上的圖案以高溫壓到布上的着色方法 | also=transfer printing; also-zh=熱轉印
digital printing | 數碼印花 | method | S4 | the way of colouring cloth in which an inkjet printer lays a computer design straight on it | 以噴墨機把電腦圖案直接噴在布上的着色方法 | also=digital textile printing
set | ways of colouring and patterning cloth | 布料的染色和印花方法 | tie-dyeing; batik=蠟染; screen printing; block printing; heat transfer printing; digital printing
running stitch | 平針 | form | P6 | the hand stitch that passes the needle in and out in a straight line, leaving equal gaps | 針在直線上一進一出、留有等距空隙的手縫針法 | also-zh=走針; not=back stitch
back stitch | 回針 | form | P6 | the hand stitch that goes one step forward and half a step behind, giving an unbroken strong line | 每向前一步再退後縫合、正面形成連續線條的手縫針法 | also=backstitch; also-zh=倒針; not=running stitch
blanket stitch | 鎖邊縫 | form | S2 | the hand stitch that loops the thread along a raw edge, as of felt or a thick bed cover | 沿布的毛邊套線、用於絨布或厚被邊緣的手縫針法 | also-zh=毛毯針, 毛邊縫
slip stitch | 藏針 | form | S2 | the hand stitch that runs inside a folded edge so as to be almost invisible, as for closing a stuffed toy | 線在摺邊內走、幾乎看不見的手縫針法，例如縫合布偶開口 | also-zh=暗針
cross stitch | 十字繡 | form | P6 | the decorative stitch of two slanting threads that form an X | 以兩條斜線構成X形的裝飾針法 | also=cross-stitch; also-zh=十字針
chain stitch | 鏈形針 | form | S2 | the decorative stitch of loops, each caught by the next | 線圈一環扣一環的裝飾針法 | also-zh=鎖鏈針, 鏈式針
set | hand stitches | 手縫針法 | running stitch; back stitch; blanket stitch; slip stitch; cross stitch; chain stitch
dart | 省位 | structure | S4 | the stitched fold tapering to a point that shapes flat cloth to the bust or waist | 由闊至尖的縫摺、使平面布料貼合胸部或腰部 | also-zh=死褶, 縫褶; not=pleat
hem | 下襬摺邊 | structure | S2 | the edge at the bottom of a garment that is turned up and sewn | 衣物底部向上翻起縫好的邊緣 | also-zh=衫腳
lining | 裏布 | structure | S4 | the inner layer of lighter cloth that covers the inside of a jacket or skirt | 覆蓋外套或裙內面的較薄布層 | also-zh=襯裏; not=interfacing
set | parts and layers in the making of a garment | 衣物製作的部分和布層 | dart; hem; seam=縫口; lining
mandarin collar | 企領 | form | S4 | the collar of a cheongsam, a short upright band round the neck open at the front | 旗袍所用、圍繞頸部直立而前面開口的短領 | also=stand collar; also-zh=中式企領
polo-neck | 樽領 | form | S4 | the collar of a jumper, a high close tube folded over at the top | 毛衣所用、高而貼頸並在上方反摺的筒形領 | also=turtleneck; also-zh=高領
shirt collar | 恤衫領 | form | S4 | the collar with a band and two pointed ends that is worn with a necktie | 有領座和兩個尖角、可配領帶的領
Peter Pan collar | 小飛俠領 | form | S4 | the collar that lies flat on the garment with rounded ends in front, common in girls' dresses | 平貼衣身、前端呈圓角、常見於女童裙的領 | also-zh=彼得潘領, 圓角平領
set | collars of garments | 衣領的款式 | mandarin collar; polo-neck; shirt collar; Peter Pan collar
raglan sleeve | 牛角袖 | form | S4 | the sleeve joined by a slanting line from underarm to neck, common in sportswear | 由腋下至領口斜線接合、常見於運動服的袖 | also-zh=插肩袖
kimono sleeve | 和服袖 | form | S4 | the sleeve cut in one with the body of the garment, without an armhole line | 與衣身連裁、沒有袖窿縫線的袖 | also-zh=連身袖
bell sleeve | 喇叭袖 | form | S4 | the sleeve that fits at the top and flares out towards the wrist | 上方貼身、向手腕逐漸張開的袖
haute couture | 高級訂製服 | form | S4 | the fashion made by hand to measure for single clients by houses recognised in Paris | 由巴黎認可的時裝屋為個別顧客度身、以人手縫製的時裝 | also-zh=高級時裝
ready-to-wear | 成衣 | form | S4 | the fashion made in factories in standard sizes and sold finished | 在工廠按標準尺碼製造、完成後才出售的時裝 | also=prêt-à-porter
fast fashion | 快速時裝 | form | S4 | the fashion copied cheaply from the latest trends and changed every few weeks | 低價仿效最新潮流、每數星期更換的時裝 | also-zh=快時尚, 速食時裝; not=slow fashion
slow fashion | 慢時裝 | form | S4 | the fashion of lasting quality made with care for workers and the environment and worn for years | 注重工人和環境、質素耐用、可穿多年的時裝 | also-zh=慢時尚; not=fast fashion
cheongsam | 旗袍 | object | P4 | the close-fitting Chinese dress of women with an upright collar and side slits | 有直立領和兩側開衩的中國女性貼身長裙 | also=qipao; also-zh=長衫; not=kimono
kimono | 和服 | object | P4 | the Japanese robe with wide sleeves, wrapped left over right and tied with a broad sash | 闊袖、左襟在外並以寬腰帶束起的日本服裝
hanbok | 韓服 | object | S2 | the Korean dress of a short jacket with a full high-waisted skirt or loose trousers | 由短上衣配高腰闊裙或闊褲組成的朝鮮半島服裝
sari | 紗麗 | object | P6 | the Indian dress of a long unsewn cloth wound round a woman's waist and over a shoulder | 以一幅不經縫製的長布繞腰並搭過肩膊的印度女裝
kilt | 蘇格蘭裙 | object | S2 | the Highland men's knee-length garment, pleated behind, of tartan wool | 以格子呢製、後面打褶、長及膝的男裝，源自英國北部高地 | also-zh=蘇格蘭短裙
set | traditional dress of the world | 各地的傳統服飾 | cheongsam; kimono; hanbok; sari; kilt
Coco Chanel | 可可·香奈兒 | person | S4 | the French designer of the little black dress and of the tweed suit | 設計小黑裙和粗花呢套裝的法國時裝設計師 | also=Gabrielle Chanel; also-zh=嘉柏麗·香奈兒
Christian Dior | 克里斯汀·迪奧 | person | S4 | the French designer of the New Look of 1947 with its tiny waist and full skirt | 1947年推出腰細裙闊的「新風貌」的法國時裝設計師
Mary Quant | 瑪莉·官 | person | S4 | the British designer who made the miniskirt popular in the 1960s | 1960年代使迷你裙流行起來的英國時裝設計師 | also-zh=瑪莉·關
Yves Saint Laurent | 伊夫·聖羅蘭 | person | S4 | the French designer of the women's dinner suit called Le Smoking in 1966 | 1966年推出女裝「吸煙裝」的法國時裝設計師 | also-zh=聖羅蘭
set | fashion designers | 時裝設計師 | Coco Chanel; Christian Dior; Mary Quant; Yves Saint Laurent; Hubert de Givenchy=紀梵希
set | fashion and the environment | 時裝與環境 | fast fashion; slow fashion; upcycled fashion=升級再造時裝; second-hand clothing=二手衣物

== Child development | 兒童發展
infancy | 嬰兒期 | period | S4 | the stage of life from birth to about two years, when walking and first words begin | 由出生至約兩歲、開始走路和說出首個字詞的人生階段
early childhood | 幼兒期 | period | S4 | the stage of life from about two to six years, with pretend play and kindergarten | 約兩至六歲、愛玩假想遊戲並上幼稚園的人生階段 | also-zh=童年早期
middle childhood | 兒童期 | period | S4 | the stage of life from about six to twelve years, the primary school years | 約六至十二歲、就讀小學的人生階段 | also-zh=童年中期
old age | 老年期 | period | S4 | the stage of life from about sixty-five years, after retirement | 約六十五歲以後、退休後的人生階段 | also=late adulthood; also-zh=晚年
set | stages of life | 人生的階段 | infancy; early childhood; middle childhood; old age
physical development | 身體發展 | process | S4 | the growth of height, weight, bones and the skills of movement | 身高、體重、骨骼和活動技能的成長 | also-zh=體能發展
cognitive development | 認知發展 | process | S4 | the growth of thinking, memory and problem solving | 思考、記憶和解決問題能力的成長 | also=intellectual development; also-zh=智能發展
language development | 語言發展 | process | S4 | the growth of the ability to understand words and to speak | 理解字詞和說話能力的成長
emotional development | 情緒發展 | process | S4 | the growth of the ability to know, express and control feelings | 認識、表達和控制感受能力的成長 | also-zh=情感發展
social development | 社交發展 | process | S4 | the growth of the ability to get on with others, make friends and share | 與人相處、結交朋友和分享能力的成長 | also-zh=群性發展
moral development | 道德發展 | process | S4 | the growth of the ability to judge right and wrong | 判斷是非對錯能力的成長
set | areas of human development | 人類發展的範疇 | physical development; cognitive development; language development; emotional development; social development; moral development
rooting reflex | 尋乳反射 | process | S5 | the newborn's turning of the head towards a touch on the cheek | 初生嬰兒面頰被觸碰時把頭轉向該側的天生反應 | also-zh=覓食反射
sucking reflex | 吸吮反射 | process | S5 | the newborn's rhythmic drawing on anything placed between the lips | 初生嬰兒對放入口中的東西有節奏地啜的天生反應 | not=rooting reflex
grasp reflex | 抓握反射 | process | S5 | the newborn's closing of the fingers round whatever touches the palm | 初生嬰兒掌心受觸時手指合攏的天生反應 | also=palmar grasp reflex; also-zh=握持反射
stepping reflex | 踏步反射 | process | S5 | the newborn's moving of the legs as if walking when held upright with the feet on a surface | 初生嬰兒被直立抱着、腳觸平面時雙腿作行走動作的天生反應 | also=walking reflex
Babinski reflex | 巴賓斯基反射 | process | S5 | the newborn's fanning out of the toes when the sole is stroked | 初生嬰兒腳底被輕掃時腳趾張開的天生反應
set | reflexes of the newborn | 初生嬰兒的反射 | rooting reflex; sucking reflex; grasp reflex; stepping reflex; Babinski reflex
gross motor skill | 大肌肉活動技能 | form | S4 | the ability to move the whole body or limbs, as in running and climbing | 運用全身或四肢的能力，例如跑和攀爬 | also-zh=大肌肉技能; not=fine motor skill
fine motor skill | 小肌肉活動技能 | form | S4 | the ability to make small exact movements of hands and fingers, as in buttoning and drawing | 運用手和手指作細緻動作的能力，例如扣鈕和畫畫 | also-zh=小肌肉技能; not=gross motor skill
social skill | 社交技巧 | form | S4 | the ability to greet, take turns and work well with other people | 打招呼、輪候和與人合作的本領
set | abilities that young children learn | 幼兒學習的能力 | gross motor skill; fine motor skill; self-care skill=自理能力; social skill
order | milestones of speech in a young child | 幼兒說話發展的里程碑 | crying=哭 > cooing=咕咕發聲 > babbling=牙牙學語 > single words=單字詞 > two-word phrases=雙詞短語
sensorimotor stage | 感覺動作期 | period | S4 | the stage of Piaget, up to two years, in which a baby learns by touching, mouthing and moving | 皮亞傑理論中兩歲前，嬰兒以觸摸、放入口和活動來認識世界的階段 | also-zh=感覺運動期
preoperational stage | 前運算期 | period | S4 | the stage of Piaget, two to seven years, in which a child uses symbols but is egocentric and lacks conservation | 皮亞傑理論中兩至七歲，會用符號但自我中心、未懂守恆的階段 | also-zh=運思前期
concrete operational stage | 具體運算期 | period | S4 | the stage of Piaget, seven to eleven years, in which a child reasons logically about real things | 皮亞傑理論中七至十一歲，能對實物作邏輯推理的階段 | also-zh=具體運思期
formal operational stage | 形式運算期 | period | S4 | the stage of Piaget, from about eleven years, in which abstract and hypothetical reasoning begins | 皮亞傑理論中約十一歲起，開始作抽象和假設推理的階段 | also-zh=形式運思期
set | stages of cognitive development after Piaget | 皮亞傑的認知發展階段 | sensorimotor stage; preoperational stage; concrete operational stage; formal operational stage
order | stages of cognitive development after Piaget, in turn | 皮亞傑認知發展階段的次序 | sensorimotor stage > preoperational stage > concrete operational stage > formal operational stage
object permanence | 物體恆存 | idea | S5 | the understanding that a hidden toy still exists | 明白被遮蓋的玩具仍然存在的概念 | also-zh=物體恆存性, 物體永久性
conservation | 守恆 | idea | S5 | the understanding that the amount of water stays the same when poured into a glass of another shape | 明白水倒進不同形狀的杯後分量不變的概念 | also-zh=守恆概念
egocentrism | 自我中心 | idea | S5 | the young child's belief that other people see and think exactly as the child does | 幼兒以為別人所見所想與自己完全一樣的思維
animism | 泛靈論 | idea | S5 | the young child's belief that the sun, dolls and other lifeless things are alive and have feelings | 幼兒以為太陽、布偶等無生命物也有生命和感受的思維 | also-zh=萬物有靈觀
set | features of young children's thinking after Piaget | 皮亞傑所述幼兒思維的概念 | object permanence; conservation; egocentrism; animism
authoritative parenting | 民主權威型管教 | form | S4 | the parenting style of clear rules together with warmth, reasons and listening | 規則清晰而又溫暖、會講道理和聆聽的管教方式 | also-zh=恩威並施型管教, 開明權威型管教; not=authoritarian parenting
authoritarian parenting | 專制型管教 | form | S4 | the parenting style of strict rules, little warmth and demand for obedience without question | 規則嚴厲、少溫暖並要求絕對服從的管教方式 | also-zh=獨裁型管教; not=authoritative parenting
permissive parenting | 放任型管教 | form | S4 | the parenting style of much warmth but few rules, letting children do as they like | 充滿關愛但少有規則、任由子女隨心所欲的管教方式 | also=indulgent parenting; also-zh=縱容型管教; not=uninvolved parenting
uninvolved parenting | 疏忽型管教 | form | S4 | the parenting style of neither rules nor warmth, with little interest in the child | 既無規則亦缺關愛、對子女漠不關心的管教方式 | also=neglectful parenting; also-zh=忽視型管教; not=permissive parenting
set | parenting styles | 父母的管教方式 | authoritative parenting; authoritarian parenting; permissive parenting; uninvolved parenting
secure attachment | 安全型依附 | form | S5 | the bond in which a baby is upset when the mother leaves and soon comforted when she returns | 母親離開時難過、回來後很快得到安慰的親子聯繫 | also-zh=安全依附
avoidant attachment | 迴避型依附 | form | S5 | the bond in which a baby shows little distress when the mother leaves and ignores her when she returns | 母親離開時不大難過、回來後亦不理會的親子聯繫 | also=insecure-avoidant attachment; also-zh=逃避型依附
ambivalent attachment | 矛盾型依附 | form | S5 | the bond in which a baby is very upset when the mother leaves and clings to her yet resists her when she returns | 母親離開時極度難過、回來後又黏又抗拒的親子聯繫 | also=resistant attachment; also-zh=抗拒型依附
disorganised attachment | 混亂型依附 | form | S5 | the bond in which a baby shows dazed, contradictory behaviour towards a mother who frightens | 對令其害怕的母親表現茫然而前後不一的親子聯繫 | also=disorganized attachment; also-zh=紊亂型依附
set | types of attachment between baby and carer | 嬰兒依附的類型 | secure attachment; avoidant attachment; ambivalent attachment; disorganised attachment
solitary play | 獨自遊戲 | form | S5 | the play of a child alone with toys, taking no notice of other children | 幼兒獨個兒玩玩具、不理會其他兒童的遊戲 | also-zh=單獨遊戲; not=parallel play
onlooker play | 旁觀遊戲 | form | S5 | the play in which a child watches others and may talk to them but does not join in | 幼兒觀看他人玩、或會談話但不參與的遊戲 | also=onlooker behaviour
parallel play | 平行遊戲 | form | S5 | the play in which children are side by side with similar toys but do not interact | 幼兒並排玩相似玩具但互不交流的遊戲 | not=associative play
associative play | 聯合遊戲 | form | S5 | the play in which children share toys and talk, but without a common goal or roles | 幼兒分享玩具和交談、但沒有共同目標或分工的遊戲 | also-zh=聯繫遊戲; not=cooperative play
cooperative play | 合作遊戲 | form | S5 | the play in which children have a shared goal, rules and roles, as in playing restaurant together | 幼兒有一致目標、規則和分工的遊戲，例如一起扮餐廳 | not=associative play
set | types of play after Parten | 帕登的遊戲類別 | solitary play; onlooker play; parallel play; associative play; cooperative play
order | play of young children from the least to the most social | 幼兒遊戲按社交程度由低至高 | solitary play > parallel play > associative play > cooperative play
Jean Piaget | 皮亞傑 | person | S4 | the Swiss psychologist who described four stages of how children's thinking develops | 提出兒童思維發展四個階段的瑞士心理學家
Erik Erikson | 艾力遜 | person | S4 | the psychologist who described eight psychosocial crises from trust in infancy to integrity in old age | 提出由嬰兒期信任至老年期自我完滿共八個心理社會危機的心理學家 | also-zh=埃里克森
Lev Vygotsky | 維果茨基 | person | S5 | the Russian psychologist of the zone of proximal development | 提出最近發展區的俄羅斯心理學家 | also-zh=維高斯基
Lawrence Kohlberg | 科爾伯格 | person | S4 | the American psychologist who described how moral judgement develops through three levels | 提出道德判斷經三個層次發展的美國心理學家 | also-zh=柯爾伯格
John Bowlby | 鮑比 | person | S5 | the British psychiatrist who founded the theory of a baby's attachment to its carer | 創立嬰兒對照顧者依附理論的英國精神科醫生 | also-zh=鮑爾比
Maria Montessori | 蒙特梭利 | person | S5 | the Italian doctor who founded schools where young children learn by handling special materials at their own pace | 創辦學校讓幼兒按自己步伐操作教具學習的意大利醫生
set | thinkers on child development and education | 研究兒童發展和教育的學者 | Jean Piaget; Erik Erikson; Lev Vygotsky; Lawrence Kohlberg; John Bowlby; Maria Montessori
preconventional level | 前習俗層次 | period | S5 | the level of Kohlberg at which right means what avoids punishment or brings reward | 科爾伯格理論中，以避免懲罰或得到獎賞為對錯標準的層次 | also-zh=道德成規前期
conventional level | 習俗層次 | period | S5 | the level of Kohlberg at which right means winning others' approval and keeping the law | 科爾伯格理論中，以得到他人讚許和守法為對錯標準的層次 | also-zh=道德循規期
postconventional level | 後習俗層次 | period | S5 | the level of Kohlberg at which right means social contract and self-chosen universal principles | 科爾伯格理論中，以社會契約和普世原則為對錯標準的層次 | also-zh=道德自律期
order | levels of moral judgement after Kohlberg | 科爾伯格道德發展的層次 | preconventional level > conventional level > postconventional level
trust versus mistrust | 信任對不信任 | period | S5 | the crisis of Erikson in infancy, over whether care is reliable | 艾力遜理論中嬰兒期的危機，關乎照顧是否可靠 | not=autonomy versus shame and doubt
autonomy versus shame and doubt | 自主對羞怯懷疑 | period | S5 | the crisis of Erikson at about one to three years, over doing things such as toileting by oneself | 艾力遜理論中約一至三歲的危機，關乎能否自己如廁等
initiative versus guilt | 主動對內疚 | period | S5 | the crisis of Erikson at about three to six years, over planning games and trying things without feeling bad | 艾力遜理論中約三至六歲的危機，關乎能否計劃遊戲和嘗試新事 | also-zh=自動自發對罪疚
industry versus inferiority | 勤奮對自卑 | period | S5 | the crisis of Erikson in the primary school years, over feeling able in learning and tasks | 艾力遜理論中小學階段的危機，關乎能否在學習上感到勝任 | also-zh=勤勉對自卑
identity versus role confusion | 自我認同對角色混亂 | period | S5 | the crisis of Erikson in the teenage years, over who one is and where one is going | 艾力遜理論中青少年時期的危機，關乎自己是誰和前路何在 | also-zh=身分認同對角色混淆
intimacy versus isolation | 親密對孤立 | period | S5 | the crisis of Erikson in young adulthood, over forming lasting love relationships | 艾力遜理論中成年初期的危機，關乎能否建立長久的愛情關係 | also-zh=親密對疏離
set | psychosocial crises of childhood and youth after Erikson | 艾力遜理論中童年至青年的心理社會危機 | trust versus mistrust; autonomy versus shame and doubt; initiative versus guilt; industry versus inferiority; identity versus role confusion; intimacy versus isolation
order | psychosocial crises after Erikson, in turn | 艾力遜心理社會危機的次序 | trust versus mistrust > autonomy versus shame and doubt > initiative versus guilt > industry versus inferiority > identity versus role confusion > intimacy versus isolation
fact | Jean Piaget | 皮亞傑 | theory for which known | 著名的理論 | cognitive development | 認知發展 |
fact | Erik Erikson | 艾力遜 | theory for which known | 著名的理論 | psychosocial development | 心理社會發展 |
fact | Lawrence Kohlberg | 科爾伯格 | theory for which known | 著名的理論 | moral development | 道德發展 |
fact | John Bowlby | 鮑比 | theory for which known | 著名的理論 | attachment | 依附 |
`
