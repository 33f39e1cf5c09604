/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const chemistry = `
== Laboratory apparatus and safety | 實驗室儀器與安全
beaker | 燒杯 | device | S1 | a wide cylindrical glass vessel with a flat bottom and a pouring lip, for holding and mixing liquids | 有平底和傾倒嘴、用來盛載和混合液體的闊口圓柱形玻璃容器
conical flask | 錐形瓶 | device | S1 | a flat-bottomed glass vessel with sloping sides and a narrow neck, swirled by hand during titrations | 平底窄頸、器身由下而上漸窄，滴定時用手搖動的玻璃容器 | also=Erlenmeyer flask
round-bottomed flask | 圓底燒瓶 | device | S4 | a ball-shaped glass vessel with a neck, which is held by a clamp while a liquid is heated in it | 呈球形、有頸，須用夾固定，用來加熱液體的玻璃容器 | not=conical flask
test tube | 試管 | device | S1 | a thin cylindrical glass vessel, open at one end and rounded at the other, for carrying out reactions on a small scale | 一端開口、另一端呈圓底，用來進行小量反應的幼長圓柱形玻璃容器
measuring cylinder | 量筒 | device | S1 | a tall straight graduated vessel standing on a foot, which shows the approximate volume of the liquid poured into it | 有底座和刻度、直身高窄，可讀出所盛液體大約體積的容器 | not=burette
burette | 滴定管 | device | S4 | a long graduated glass tube with a tap, which delivers any chosen volume of liquid accurately | 有刻度和活塞、可準確放出任意體積液體的長玻璃管 | not=pipette, measuring cylinder
pipette | 移液管 | device | S4 | a glass tube with a swollen middle and a single mark, which delivers one fixed volume of liquid accurately | 中部膨大、只有一條刻度線，可準確放出一個固定體積液體的玻璃管 | also=transfer pipette; not=burette
volumetric flask | 容量瓶 | device | S4 | a pear-shaped glass vessel with one line on its long neck, in which a standard solution is made up | 長頸上只有一條刻度線、用來配製標準溶液的梨形玻璃器皿 | also=graduated flask; not=conical flask
dropper | 滴管 | device | S1 | a short tube with a rubber teat, which sucks up a liquid and transfers very little of it at a time | 附有橡膠頭、可吸取液體並每次轉移極少量的短管
gas syringe | 氣體注射器 | device | S4 | a graduated glass barrel with a sliding plunger, which collects a gaseous product and shows its volume | 有刻度和可滑動活塞、用來收集氣態產物並讀出其體積的玻璃筒
evaporating dish | 蒸發皿 | device | S1 | a shallow porcelain bowl with a lip, in which a solution is heated to drive off its solvent | 淺身有嘴、用來加熱溶液以除去溶劑的瓷碗 | also=evaporating basin; not=crucible
crucible | 坩堝 | device | S4 | a small deep porcelain cup with a lid, in which solids are heated very strongly | 附蓋子、用來對固體作強熱的深身小瓷杯 | not=evaporating dish
watch glass | 表玻璃 | device | S4 | a shallow curved transparent disc, which holds a little solid for weighing or covers a beaker | 呈淺弧形的透明圓片，可盛少量固體作稱量或蓋住燒杯
mortar | 研缽 | device | S4 | a thick heavy bowl in which solids are ground to powder | 把固體放在其中磨成粉末的厚身碗狀器皿 | not=pestle
pestle | 研杵 | device | S4 | a heavy rod with a rounded end, used to grind solids into powder in a bowl | 一端圓鈍、用來在碗狀器皿內把固體磨成粉末的棒狀工具 | not=mortar
glass rod | 玻璃棒 | device | S1 | a thin solid stick for stirring mixtures and for guiding a liquid while it is being poured | 用來攪拌混合物，或在傾倒液體時用作引流的幼長實心工具 | also=stirring rod
spatula | 藥匙 | device | S1 | a small flat-ended tool for taking solid chemicals out of a bottle | 一端扁平、用來從瓶中舀取固體化學品的小工具
tripod | 三腳架 | device | S1 | an iron stand on which a vessel rests while a flame heats it from below | 讓容器放在上面、由下方火焰加熱的鐵製支架
wire gauze | 鐵絲網 | device | S1 | a woven metal sheet placed under a glass vessel to spread the heat of a flame evenly | 以金屬線織成、墊在玻璃容器下令熱均勻散開的薄片
pipe-clay triangle | 泥三角 | device | S4 | a support made of three ceramic tubes on wire, which holds a crucible over a flame | 以金屬線串起三段瓷管而成、用來承托火焰上的坩堝的支架
crucible tongs | 坩堝鉗 | device | S4 | a scissor-like metal tool for picking up hot porcelain vessels | 形似剪刀、用來夾取灼熱瓷器的金屬工具 | not=test tube holder
test tube holder | 試管夾 | device | S1 | a wooden clip with a handle, which grips a narrow glass vessel while it is heated in a flame | 附手柄、加熱時用來固定幼身玻璃容器的木製工具 | not=crucible tongs
Bunsen burner | 本生燈 | device | S1 | a laboratory gas heater with a metal barrel and an adjustable air hole, which gives a hot flame | 以煤氣為燃料、設有金屬直管和可調校氣孔，能產生高溫火焰的加熱器具
thermometer | 溫度計 | device | S1 | an instrument that measures the temperature of a substance | 用來量度物質冷熱程度的儀器
electronic balance | 電子天平 | device | S1 | an instrument that shows the mass of a sample on a digital display | 以數碼顯示樣本質量的儀器
stop-watch | 秒錶 | device | S1 | an instrument that is started and stopped by hand to measure the time a change takes | 用手啟動和停止、以量度變化所需時間的儀器
data logger | 數據收集儀 | device | S1 | an electronic instrument that records the readings of sensors automatically over a period | 可在一段時間內自動記錄各種感應器讀數的電子儀器
filter funnel | 過濾漏斗 | device | S1 | a cone-shaped funnel that holds a folded paper through which a suspension is poured | 內放摺好的紙、把懸浮液倒入以隔開固體的圓錐形漏斗
separating funnel | 分液漏斗 | device | S4 | a pear-shaped funnel with a stopper and a tap, which lets the lower of two liquid layers run out | 附塞子和活塞、可讓兩層液體中的下層流出的梨形漏斗 | also=separatory funnel
thistle funnel | 薊頭漏斗 | device | S4 | a funnel with a very long stem and a bulb-like mouth, through which a liquid is added to a stoppered flask | 管身很長、頂部呈球狀，用來把液體加入已塞好的燒瓶的漏斗
Buchner funnel | 布氏漏斗 | device | S4 | a porcelain funnel with a flat plate full of holes, which is used with suction | 內有平坦多孔板、配合抽氣使用的瓷漏斗
Liebig condenser | 李比希冷凝器 | device | S4 | a glass tube inside a jacket of running cold water, which changes hot vapour back into liquid | 被流動冷水套包圍、使熱蒸氣變回液體的玻璃管 | also=condenser; also-zh=冷凝器
fractionating column | 分餾柱 | device | S4 | a tall tube packed with glass beads above a flask, where vapours of close boiling points part from each other | 裝有玻璃珠、直立於燒瓶上，令沸點相近的蒸氣分開的長管
desiccator | 乾燥器 | device | S4 | an airtight glass vessel with silica gel at the bottom, which keeps solids free from moisture | 底部放有矽膠、防止固體吸收水分的密封玻璃容器
gas jar | 集氣瓶 | device | S1 | a tall wide-mouthed glass vessel, used to collect oxygen over water and closed with a greased cover | 闊口直身、倒置於水中收集氧等產物後以塗油玻片封口的玻璃容器
delivery tube | 導管 | device | S1 | a bent glass pipe that leads a gas from the reaction flask to the place of collection | 把氣體由反應燒瓶引到收集容器的彎曲玻璃管道
water trough | 水槽 | device | S1 | a large open basin in which jars are placed upside down to be filled with a gas | 讓盛氣容器倒置其中以收集氣體的大型敞口盆
wash bottle | 洗瓶 | device | S4 | a squeezable plastic container that squirts a fine jet of distilled water | 用手擠壓便可噴出一股幼細蒸餾水的塑膠容器
safety spectacles | 安全眼鏡 | device | S1 | clear shields worn in front of the eyes against splashes and flying pieces | 戴在眼前、阻擋飛濺物和碎片的透明護具 | also=safety goggles; also-zh=護目鏡
protective gloves | 防護手套 | device | S1 | hand coverings worn while handling corrosive or poisonous chemicals | 處理腐蝕性或有毒化學品時戴在手上的用品
laboratory coat | 實驗袍 | device | S1 | a long garment worn over ordinary clothes to keep spilt chemicals off the body and clothes | 穿在便服外、避免濺出的化學品沾到身體和衣服的長外衣 | also=lab coat
fume cupboard | 煙櫥 | device | S1 | a glass-fronted chamber with an exhaust fan, in which experiments with harmful gases are done | 正面裝有玻璃和設有抽風機、供進行涉及有害氣體的實驗的櫃子 | also=fume hood
fire blanket | 滅火氈 | device | S1 | a sheet of fibre that will not burn, thrown over small flames or burning clothes to keep out air | 以不會燃燒的纖維製成、覆蓋小火或着火衣服以隔絕空氣的布塊 | also-zh=滅火毯
fire extinguisher | 滅火筒 | device | S1 | a metal cylinder that sprays carbon dioxide, foam or powder when its handle is pressed | 按下手掣便會噴出二氧化碳、泡沫或乾粉的金屬瓶 | also-zh=滅火器
sand bucket | 沙桶 | device | S1 | a pail of dry material that is poured over small fires, such as burning metals, to cut off the air | 盛載乾燥細粒、用來倒在燃燒中的金屬等小火上以隔絕空氣的容器
eye-wash bottle | 洗眼瓶 | device | S1 | a container of clean water with a cup-shaped top, used at once when a chemical has splashed onto the face | 盛有清水、頂部呈杯形，供人在面部濺到化學品時立即沖水的容器
emergency shower | 緊急花灑 | device | S1 | an overhead water spray under which a person splashed with a large amount of chemical stands to rinse it off | 裝於高處、供身上濺到大量化學品的人站在其下沖身的設備
flammable | 易燃 | property | S1 | the hazard class of substances that catch fire easily | 容易着火的物質所屬的危險類別
explosive | 爆炸性 | property | S1 | the hazard class of substances that may blow up when struck or heated | 受撞擊或受熱時可能炸開的物質所屬的危險類別
toxic | 有毒 | property | S1 | the hazard class of substances that may kill or poison a person who takes in a small amount | 少量進入人體便可致命或嚴重損害健康的物質所屬的危險類別
corrosive | 腐蝕性 | property | S1 | the hazard class of substances that destroy living tissue such as skin and eat away metals | 能破壞皮膚等活組織和令金屬損壞的物質所屬的危險類別
irritant | 刺激性 | property | S1 | the hazard class of substances that make skin red or itchy and eyes sore without destroying tissue | 會令皮膚紅癢或眼睛不適但不會破壞組織的物質所屬的危險類別
oxidizing | 助燃 | property | S1 | the hazard class of substances that supply oxygen and so make other things burn fiercely | 能供應氧而令其他物質燒得更猛烈的物質所屬的危險類別 | also=oxidising; also-zh=氧化性
carcinogenic | 致癌性 | property | S4 | the hazard class of substances that may cause cells to grow into malignant tumours | 可能令細胞長成惡性腫瘤的物質所屬的危險類別
set | apparatus that measures the volume of liquids | 量度液體體積的儀器 | measuring cylinder; burette; pipette; volumetric flask
set | glass vessels for liquids | 盛載液體的玻璃容器 | beaker; conical flask; round-bottomed flask; test tube; volumetric flask
set | apparatus that transfers liquids | 轉移液體的儀器 | burette; pipette; dropper; wash bottle; thistle funnel
set | apparatus used in volumetric analysis | 容量分析所用的儀器 | burette; pipette; volumetric flask; conical flask; wash bottle
set | funnels in the laboratory | 實驗室的漏斗 | filter funnel; separating funnel; thistle funnel; Buchner funnel
set | vessels for solid samples | 處理固體樣本的容器 | crucible; watch glass; mortar; desiccator
set | apparatus that supports or grips things during heating | 加熱時承托或夾持物件的儀器 | tripod; wire gauze; pipe-clay triangle; crucible tongs; test tube holder
set | tools held in the hand | 用手握住使用的工具 | glass rod; spatula; pestle; crucible tongs; test tube holder; dropper
set | apparatus used in distillation | 蒸餾所用的儀器 | Liebig condenser; fractionating column; round-bottomed flask; thermometer; Bunsen burner
set | apparatus for preparing and collecting gases | 製備和收集氣體的儀器 | gas jar; delivery tube; water trough; thistle funnel; gas syringe
set | instruments that give a reading | 能提供讀數的儀器 | thermometer; electronic balance; stop-watch; gas syringe; measuring cylinder
set | hazard classes on chemical labels | 化學品標籤上的危險類別 | flammable; explosive; toxic; corrosive; irritant; oxidizing
set | hazards to the human body | 對人體的危害 | toxic; corrosive; irritant; carcinogenic
set | laboratory safety equipment | 實驗室安全設備 | safety spectacles; fume cupboard; fire blanket; fire extinguisher; eye-wash bottle; protective gloves
set | equipment for accidents in the laboratory | 應付實驗室意外的設備 | fire blanket; fire extinguisher; sand bucket; eye-wash bottle; emergency shower
set | equipment that protects people during experiments | 實驗時保護人的設備 | safety spectacles; protective gloves; laboratory coat; fume cupboard
set | apparatus used in separation experiments | 分離實驗所用的儀器 | filter funnel; separating funnel; evaporating dish; Liebig condenser; fractionating column
set | apparatus used in determining formulae and masses | 測定化學式及質量所用的儀器 | crucible; electronic balance; desiccator; pipe-clay triangle; watch glass
order | preparing a standard solution from a solid, from the first step | 由固體配製標準溶液的步驟，由先至後 | weigh the solid=稱量固體 > dissolve it in a beaker=在燒杯中溶解 > transfer it with washings to the volumetric flask=連同洗滌液轉移到容量瓶 > add water up to the mark=加水至刻度線 > stopper and invert the flask=塞好並倒轉搖勻
set | containers for solutions and gases | 盛載溶液和氣體的容器 | beaker; test tube; gas jar; water trough; wash bottle
set | apparatus for handling solids and mixtures | 處理固體和混合物的儀器 | mortar; pestle; spatula; watch glass; glass rod
set | apparatus for following the rate of a reaction | 追蹤反應速率的儀器 | stop-watch; data logger; gas syringe; electronic balance; colorimeter
set | protection and emergency equipment | 防護及應急設備 | laboratory coat; safety spectacles; emergency shower; sand bucket; eye-wash bottle
set | glassware through which liquids or gases flow | 讓液體或氣體流過的玻璃儀器 | delivery tube; thistle funnel; Liebig condenser; fractionating column; burette

== Planet earth: air, sea and rocks | 地球：空氣、海洋和岩石
atmosphere | 大氣 | structure | S4 | the layer of mixed gases that surrounds the Earth | 包圍着地球的混合氣體層
hydrosphere | 水圈 | structure | S4 | all the oceans, rivers, lakes and ice of the Earth taken together | 地球上海洋、河流、湖泊和冰雪的總稱
crust | 地殼 | structure | S4 | the thin solid outermost layer of rock of the Earth | 地球最外層的薄薄固體岩石
mantle | 地幔 | structure | S4 | the thick layer of hot rock between the crust and the core of the Earth | 位於地殼與地核之間的厚厚熾熱岩石層
core | 地核 | structure | S4 | the central part of the Earth, made mostly of iron and nickel | 地球的中央部分，主要由鐵和鎳組成
element | 元素 | substance | S2 | a pure substance that cannot be broken down into simpler substances by chemical methods | 不能用化學方法分解成更簡單物質的純物質 | not=compound
compound | 化合物 | substance | S2 | a pure substance made of two or more kinds of atoms chemically joined in a fixed proportion | 由兩種或以上的原子按固定比例化學結合而成的純物質 | not=mixture
homogeneous mixture | 均勻混合物 | substance | S4 | a mixture of two or more substances with the same composition throughout | 由兩種或以上物質組成、各部分成分都相同的混合物
heterogeneous mixture | 不均勻混合物 | substance | S4 | a mixture of two or more substances whose composition differs from part to part | 由兩種或以上物質組成、各部分成分不同的混合物
physical property | 物理性質 | property | S4 | a feature of a substance, such as density, that can be observed without forming a new substance | 無須生成新物質便可觀察到的物質特徵，例如密度 | not=chemical property
chemical property | 化學性質 | property | S4 | a feature of a substance that shows only when it turns into a new substance, such as flammability | 物質轉變成新物質時才顯現的特徵，例如可燃性
physical change | 物理變化 | process | S4 | a change in which no new substance is formed, such as melting | 沒有生成新物質的轉變，例如熔化 | not=chemical change
chemical change | 化學變化 | process | S4 | a change in which one or more new substances are formed | 有一種或以上新物質生成的轉變 | also=chemical reaction; also-zh=化學反應; not=physical change
melting | 熔化 | process | S1 | the change of a substance from solid to liquid | 物質由固態變為液態的過程
freezing | 凝固 | process | S1 | the change of a substance from liquid to solid | 物質由液態變為固態的過程
boiling | 沸騰 | process | S1 | the change from liquid to gas throughout the whole liquid, with bubbles, at one fixed temperature | 液體在特定溫度下，內部和表面同時劇烈變為氣體並冒出氣泡的過程 | not=evaporation
evaporation | 蒸發 | process | S1 | the slow change from liquid to gas at the surface of a liquid at any temperature | 液體在任何溫度下，於表面緩慢變為氣體的過程 | not=boiling
condensation | 凝結 | process | S1 | the change of a substance from gas to liquid | 物質由氣態變為液態的過程
sublimation | 昇華 | process | S4 | the change of a substance from solid directly to gas without becoming liquid | 物質不經液態、由固態直接變為氣態的過程
deposition | 凝華 | process | S4 | the change of a substance from gas directly to solid without becoming liquid | 物質不經液態、由氣態直接變為固態的過程 | not=sublimation, condensation
water vapour | 水蒸氣 | substance | S1 | the gas in air whose amount varies from place to place and which condenses to form clouds | 在空氣中的含量因地而異、遇冷會凝結成雲的氣體
weathering | 風化 | process | S4 | the breaking down of rocks where they stand by water, air, temperature changes or living things | 岩石在原地受水、空氣、溫度變化或生物影響而崩解的過程 | not=erosion
erosion | 侵蝕 | process | S4 | the wearing away and carrying off of rock pieces by running water, wind or ice | 流水、風或冰磨損岩石並把碎屑帶走的過程 | not=weathering
dissolution | 溶解 | process | S4 | the spreading of the particles of a solid, liquid or gas evenly through a liquid to form a clear mixture | 固體、液體或氣體的粒子均勻散佈於液體中成為清澈混合物的過程
thermal decomposition | 熱分解 | process | S4 | the breaking down of a compound into two or more substances by heating it | 化合物受熱而分拆成兩種或以上物質的過程
haematite | 赤鐵礦 | substance | S4 | a reddish brown ore consisting mainly of the oxide Fe₂O₃ | 主要成分為氧化物Fe₂O₃的紅褐色礦石
magnetite | 磁鐵礦 | substance | S4 | a black ore consisting mainly of the oxide Fe₃O₄ | 主要成分為氧化物Fe₃O₄的黑色礦石
bauxite | 鋁土礦 | substance | S4 | an ore consisting mainly of hydrated Al₂O₃, from which the metal is extracted by electrolysis | 主要成分為水合Al₂O₃、以電解法從中提煉金屬的礦石 | also-zh=鋁礬土
copper pyrites | 黃銅礦 | substance | S4 | a shiny brassy yellow ore consisting mainly of the sulphide CuFeS₂ | 主要成分為硫化物CuFeS₂、表面帶金屬光澤的礦石 | also=chalcopyrite
malachite | 孔雀石 | substance | S4 | a bright green mineral consisting mainly of the basic carbonate of copper | 主要成分為鹼式碳酸銅的鮮綠色礦物
galena | 方鉛礦 | substance | S4 | a dense shiny grey ore consisting mainly of the sulphide PbS | 主要成分為硫化物PbS、密度高而有光澤的灰色礦石
zinc blende | 閃鋅礦 | substance | S4 | an ore consisting mainly of the sulphide ZnS | 主要成分為硫化物ZnS的礦石 | also=sphalerite
cinnabar | 辰砂 | substance | S4 | a red ore consisting mainly of the sulphide HgS | 主要成分為硫化物HgS的紅色礦石 | also-zh=朱砂
calcite | 方解石 | substance | S4 | the mineral of calcium carbonate that forms clear or white crystals | 由碳酸鈣組成、呈透明或白色晶體的礦物
chalk | 白堊 | substance | S4 | a soft white crumbly rock formed from the shells of tiny sea organisms | 由微小海洋生物的殼堆積而成、質軟而易碎的白色岩石
limestone | 石灰石 | substance | S4 | a sedimentary rock of calcium carbonate that is usually grey and is heated in kilns with clay to make cement | 多呈灰色、與黏土在窯中共熱以製造水泥的碳酸鈣沉積岩
marble | 大理石 | substance | S4 | a hard metamorphic rock of calcium carbonate, polished for statues and floors | 質硬、常磨光作雕像和地板的碳酸鈣變質岩
quartz | 石英 | substance | S4 | a hard crystalline form of silicon dioxide, with a giant covalent structure | 堅硬的結晶二氧化矽，具巨型共價結構
stalactite | 鐘乳石 | structure | S4 | an icicle-shaped deposit of calcium carbonate that hangs from the roof of a cave | 由洞頂向下垂掛、呈冰柱狀的碳酸鈣沉積物 | not=stalagmite
stalagmite | 石筍 | structure | S4 | a deposit of calcium carbonate that grows upwards from the floor of a cave | 由洞底向上生長的碳酸鈣沉積物 | not=stalactite
limewater | 石灰水 | substance | S2 | the clear saturated solution of calcium hydroxide, which turns milky with carbon dioxide | 氫氧化鈣的澄清飽和溶液，遇二氧化碳變成乳白色
sea water | 海水 | substance | S4 | the natural solution of about three and a half per cent salts that fills the oceans | 充滿大洋、含約百分之三點五鹽類的天然溶液
distilled water | 蒸餾水 | substance | S1 | the pure liquid obtained by boiling tap water and condensing its vapour | 把自來水煮沸並使其蒸氣凝結而得的純淨液體
mineral water | 礦泉水 | substance | S1 | the natural drinking water from underground springs, which contains dissolved salts of calcium and magnesium | 來自地下、溶有鈣和鎂等鹽類的天然飲用水
silver nitrate test | 硝酸銀試驗 | method | S4 | the test that shows chloride ions by a white precipitate which dilute acid does not dissolve | 以不溶於稀酸的白色沉澱來檢定氯離子的方法
limewater test | 石灰水試驗 | method | S4 | the test in which a gas is bubbled through calcium hydroxide solution to see whether it turns milky | 把氣體通入氫氧化鈣溶液，看它是否變成乳白色的檢驗方法
glowing splint test | 餘燼木條試驗 | method | S4 | the test in which a smouldering stick is put into a gas to see whether it bursts into flame | 把仍有火星的木枝放入氣體，看它會否重新燃燒的檢驗方法
burning splint test | 燃燒木條試驗 | method | S4 | the test in which a lighted stick is brought to the mouth of a tube of gas to listen for a pop sound | 把點着的木枝移近盛氣試管口，聽有否「噗」一聲的檢驗方法
cobalt chloride paper test | 氯化鈷試紙試驗 | method | S4 | the test for water in which a dry blue strip is touched with the liquid to see whether it turns pink | 以藍色的乾紙條接觸液體，看它會否變成粉紅色以檢定水的方法
set | the parts of the Earth | 地球的組成部分 | atmosphere; hydrosphere; crust; mantle; core
set | kinds of matter by composition | 按成分劃分的物質 | element; compound; homogeneous mixture; heterogeneous mixture
set | what matter is like and how it changes | 物質的性質與變化 | physical property; chemical property; physical change; chemical change
set | changes of state | 物態變化 | melting; freezing; boiling; evaporation; condensation; sublimation
set | changes of state that take in energy | 需要吸收能量的物態變化 | melting; boiling; evaporation; sublimation
set | changes of state into a liquid or a solid | 變為液體或固體的物態變化 | melting; freezing; condensation; deposition
set | metal ores | 金屬礦石 | haematite; bauxite; copper pyrites; galena; zinc blende; cinnabar
set | ores and minerals of iron and copper | 鐵和銅的礦石及礦物 | haematite; magnetite; copper pyrites; malachite
set | sulphide ores | 硫化物礦石 | copper pyrites; galena; zinc blende; cinnabar
set | coloured minerals | 有顏色的礦物 | malachite; cinnabar; magnetite; copper pyrites
set | natural forms of calcium carbonate | 碳酸鈣的天然形態 | calcite; chalk; limestone; marble
set | forms of calcium carbonate found in nature | 自然界可見的碳酸鈣形態 | chalk; marble; stalactite; stalagmite
set | liquids with and without dissolved salts | 含或不含溶解鹽類的液體 | sea water; brine=濃鹽水; distilled water; mineral water; limewater
set | chemical tests | 化學檢驗 | flame test=焰色試驗; silver nitrate test; limewater test; glowing splint test; burning splint test; cobalt chloride paper test
set | tests for gases and liquids | 氣體和液體的檢驗 | limewater test; glowing splint test; burning splint test; cobalt chloride paper test
set | ways of using or examining sea water | 利用或檢驗海水的方法 | desalination=海水化淡; electrolysis of brine=濃鹽水電解; flame test=焰色試驗; silver nitrate test
set | rocks and minerals | 岩石和礦物 | limestone; gypsum=石膏; quartz; bauxite; haematite; marble
order | gases boiled off from liquid air as it warms, first to last | 液態空氣升溫時氣體沸騰逸出的次序，由先至後 | nitrogen=氮 > argon=氬 > oxygen=氧
order | layers of the solid Earth, from the outside | 固體地球的分層，由外至內 | crust > mantle > core
order | gases of dry air, from the most to the least by volume | 乾燥空氣中的氣體，按體積由多至少 | nitrogen=氮 > oxygen=氧 > argon=氬 > carbon dioxide=二氧化碳
fact | nitrogen | 氮 | share of dry air by volume | 佔乾燥空氣的體積百分比 | about 78 | 約78 | %
fact | oxygen | 氧 | share of dry air by volume | 佔乾燥空氣的體積百分比 | about 21 | 約21 | %
fact | argon | 氬 | share of dry air by volume | 佔乾燥空氣的體積百分比 | about 0.93 | 約0.93 | %
fact | neon | 氖 | share of dry air by volume | 佔乾燥空氣的體積百分比 | about 0.0018 | 約0.0018 | %
fact | haematite | 赤鐵礦 | metal extracted from the ore | 可提煉的金屬 | iron | 鐵 |
fact | bauxite | 鋁土礦 | metal extracted from the ore | 可提煉的金屬 | aluminium | 鋁 |
fact | galena | 方鉛礦 | metal extracted from the ore | 可提煉的金屬 | lead | 鉛 |
fact | cinnabar | 辰砂 | metal extracted from the ore | 可提煉的金屬 | mercury | 汞 |
fact | zinc blende | 閃鋅礦 | metal extracted from the ore | 可提煉的金屬 | zinc | 鋅 |
fact | cassiterite | 錫石 | metal extracted from the ore | 可提煉的金屬 | tin | 錫 |
set | ways of treating water and solutions | 處理水和溶液的方法 | desalination=海水化淡; filtration; decantation; evaporation to dryness

== Solutions and separation | 溶液與分離
solute | 溶質 | substance | S1 | the substance that dissolves in a liquid to form a solution | 溶解於液體中而形成溶液的物質 | not=solvent
solvent | 溶劑 | substance | S1 | the liquid in which another substance dissolves to form a solution | 能溶解其他物質而形成溶液的液體 | not=solute
solution | 溶液 | substance | S1 | a clear mixture formed when a solute dissolves in a solvent | 由溶質溶解於溶劑而成的清澈混合物
saturated solution | 飽和溶液 | substance | S1 | a solution that contains the maximum amount of solute that can normally dissolve at that temperature | 在該溫度下，剛好含有正常可溶解的最大分量溶質的溶液
unsaturated solution | 不飽和溶液 | substance | S4 | a solution in which more solute can still dissolve at that temperature | 在該溫度下，仍可溶解更多溶質的溶液
supersaturated solution | 過飽和溶液 | substance | S4 | an unstable solution that contains more solute than can normally dissolve at that temperature | 在該溫度下，含有的溶質多於正常可溶解分量、並不穩定的溶液
suspension | 懸浮液 | substance | S4 | a cloudy mixture of a liquid and solid particles large enough to settle on standing or be filtered off | 由液體和較大固體粒子組成、靜置會沉降並可被過濾的混濁混合物
colloid | 膠體 | substance | S6 | a mixture with spread particles too small to settle or be filtered off, but large enough to scatter light | 所含粒子小得不會沉降或被過濾，但大得足以散射光線的混合物
emulsion | 乳濁液 | substance | S6 | a cloudy mixture of tiny drops of one liquid spread in another liquid that it does not mix with | 一種液體的細小液滴散佈於另一種不相溶液體中而成的混濁混合物 | also-zh=乳狀液
filtrate | 濾液 | substance | S1 | the clear liquid that passes through the pores of the paper when a suspension is poured on it | 懸浮液倒在多孔紙上時，穿過紙的清澈液體 | not=residue, distillate
residue | 殘餘物 | substance | S1 | the solid left on the filter paper after a suspension is filtered | 懸浮液過濾後留在濾紙上的固體 | also-zh=濾渣; not=filtrate
distillate | 餾出液 | substance | S4 | the liquid collected when a boiled vapour has been cooled in a condenser | 沸騰產生的蒸氣經冷凝器冷卻後收集到的液體 | not=filtrate
precipitate | 沉澱物 | substance | S4 | the insoluble solid that forms in a solution by a chemical reaction | 溶液中因化學反應而生成的不溶固體 | not=residue
sieving | 篩選 | method | S1 | the separation of solid pieces of different sizes by shaking them over a mesh | 把大小不同的固體放在網上搖動而將它們分開的方法 | also-zh=過篩
filtration | 過濾 | method | S1 | the separation of an insoluble solid from a liquid by passing the mixture through a porous paper | 讓混合物穿過多孔的紙，把不溶固體與液體分開的方法
decantation | 傾析 | method | S4 | the separation of a liquid from a settled solid by gently pouring the liquid off | 把上層液體輕輕倒出，使它與已沉降的固體分開的方法 | also-zh=傾注法
centrifugation | 離心法 | method | S4 | the separation of a solid from a liquid by spinning tubes of the mixture very fast | 把盛有混合物的管子高速旋轉，使固體與液體分開的方法
magnetic separation | 磁選法 | method | S1 | the separation of iron or steel from other solids by attracting it away | 利用吸引作用，把鐵或鋼從其他固體中取出的方法 | also-zh=磁力分離
evaporation to dryness | 蒸發至乾 | method | S4 | the recovery of a heat-stable dissolved solid by heating a solution until all the liquid has gone | 把溶液加熱至液體全部除去，以取得受熱穩定的已溶固體的方法
crystallization | 結晶 | method | S4 | the recovery of pure solid pieces of regular shape from a solution by cooling it or letting its solvent evaporate slowly | 令溶液冷卻或慢慢失去溶劑，以取得純淨而形狀規則的固體的方法 | also=crystallisation
recrystallization | 再結晶 | method | S6 | the purification of an impure solid by dissolving it in the minimum amount of hot solvent, filtering and cooling | 把不純固體溶於最少量的熱溶劑，經過濾和冷卻而得到純淨固體的方法 | also=recrystallisation
simple distillation | 簡單蒸餾 | method | S4 | the recovery of a solvent from a solution by boiling it and cooling the vapour, without a packed column | 把溶液煮沸並冷卻蒸氣以取得溶劑，而無須使用填充柱的方法 | also=distillation; also-zh=蒸餾
fractional distillation | 分餾 | method | S4 | the separation of miscible liquids of close boiling points by boiling them below a packed column and cooling the vapours | 利用填充柱令沸點相近的可混和液體先後汽化，再冷卻收集的方法
steam distillation | 蒸汽蒸餾 | method | S6 | the recovery of a volatile oil from plants by passing in water vapour and cooling the mixed vapours | 通入水蒸氣，再冷卻混合氣體，以從植物提取揮發性油的方法
solvent extraction | 溶劑萃取 | method | S6 | the removal of a dissolved substance from one liquid by shaking it with another immiscible liquid that dissolves it better | 把溶液與另一不相混而溶解力較強的液體一同搖動，以取出已溶物質的方法 | also=liquid-liquid extraction
paper chromatography | 紙色層法 | method | S4 | the separation of small amounts of dyes or other substances by letting a solvent climb an absorbent sheet of fibre | 讓溶劑沿由纖維製成的吸水薄片上升，把少量染料等物質分開的方法 | also-zh=紙色譜法
thin-layer chromatography | 薄層色層法 | method | S6 | the separation of small amounts of substances by letting a solvent climb a plate coated with silica gel or alumina | 讓溶劑沿塗有矽膠或氧化鋁的板上升，把少量物質分開的方法 | also=TLC; also-zh=薄層色譜法
column chromatography | 柱色層法 | method | S6 | the separation of a mixture by washing it with solvent down a vertical tube packed with silica gel or alumina | 以溶劑把混合物沖下填滿矽膠或氧化鋁的直立管而將它分開的方法 | also-zh=柱色譜法
stationary phase | 固定相 | substance | S6 | the material in chromatography that does not move and holds back the components to different extents | 色層法中保持不動、對各成分有不同程度吸附的物質 | not=mobile phase
mobile phase | 流動相 | substance | S6 | the solvent or gas in chromatography that carries the components along | 色層法中把各成分帶着前進的溶劑或氣體 | not=stationary phase
chromatogram | 色層圖譜 | object | S4 | the sheet or record that shows the spots or peaks into which a mixture has been separated | 顯示混合物已被分開成各斑點或峰的紙張或紀錄
solvent front | 溶劑前緣 | object | S4 | the farthest line that the moving liquid has reached on the paper or plate | 移動的液體在濾紙或薄板上到達的最遠界線 | also-zh=溶劑前沿
base line | 起始線 | object | S4 | the pencil mark near the bottom of the paper or plate on which the sample is spotted | 濾紙或薄板近底部、用鉛筆畫出並在其上點樣的線
filter paper | 濾紙 | object | S1 | a porous sheet through which liquids pass but insoluble solids do not | 液體能穿過而不溶固體不能穿過的多孔紙張
seed crystal | 晶種 | object | S4 | a small regular solid piece hung in a saturated solution, on which a larger one grows | 懸掛於飽和溶液中、讓較大固體在其上生長的規則小固體
retardation factor | 比移值 | quantity | S6 | the distance moved by a spot divided by the distance moved by the solvent from the same starting mark | 斑點移動的距離除以溶劑由同一起點移動的距離所得的數值 | also=Rf value, retention factor; also-zh=Rf值
solubility | 溶解度 | quantity | S4 | the maximum mass or number of moles of a substance that can dissolve in a given amount of solvent at a given temperature | 在某溫度下，一定量溶劑最多能容納某物質的質量或摩爾數
boiling point | 沸點 | quantity | S1 | the fixed temperature at which a liquid turns to gas throughout with bubbles under a given pressure | 在某壓強下，液體內外同時冒泡變為氣體時的固定溫度
melting point | 熔點 | quantity | S1 | the fixed temperature at which a pure solid turns into a liquid | 純固體變為液體時的固定溫度
density | 密度 | quantity | S2 | the mass of a substance in each unit of volume | 物質每單位體積的質量
volatility | 揮發性 | quantity | S4 | the ease with which a liquid turns into vapour at a given temperature | 液體在某溫度下變成蒸氣的容易程度
viscosity | 黏度 | quantity | S4 | the resistance of a liquid to flowing | 液體流動時所受的阻力大小 | also-zh=黏性
miscible liquids | 可混和液體 | substance | S4 | pairs of liquids, such as water and ethanol, that form one single layer in all proportions | 如水和乙醇般，按任何比例混合都只形成單一層的液體 | also-zh=互溶液體; not=immiscible liquids
immiscible liquids | 不相混液體 | substance | S4 | pairs of liquids, such as water and oil, that form two separate layers when shaken together | 如水和油般，一同搖動後仍分成兩層的液體 | also-zh=不互溶液體
set | liquid mixtures by how much is dissolved or spread | 按溶解或散佈情況劃分的液態混合物 | saturated solution; unsaturated solution; supersaturated solution; suspension
set | things met in filtration, crystallization and distillation | 過濾、結晶及蒸餾時遇到的東西 | filtrate; residue; seed crystal; distillate
set | methods of separating an insoluble solid from a liquid or another solid | 把不溶固體與其他物質分開的方法 | sieving; filtration; decantation; centrifugation; magnetic separation
set | methods of separating mixtures | 分離混合物的方法 | filtration; evaporation to dryness; simple distillation; fractional distillation; paper chromatography
set | methods of treating a solution | 處理溶液的方法 | evaporation to dryness; crystallization; solvent extraction; simple distillation
set | methods of separating that use heat | 需要加熱的分離方法 | evaporation to dryness; simple distillation; fractional distillation; steam distillation; recrystallization
set | methods of distillation and extraction | 蒸餾及萃取方法 | simple distillation; fractional distillation; steam distillation; solvent extraction
set | kinds of chromatography | 色層法的種類 | paper chromatography; thin-layer chromatography; column chromatography; gas chromatography=氣相色層法
set | methods that use a solvent to separate or purify | 利用溶劑分離或提純的方法 | recrystallization; solvent extraction; column chromatography; thin-layer chromatography
set | terms of chromatography | 色層法的用語 | chromatogram; solvent front; base line; stationary phase; mobile phase; retardation factor
set | paper in separation and the marks on it | 分離實驗中的紙及其上的標記 | filter paper; chromatogram; solvent front; base line
set | physical quantities that separation methods depend on | 分離方法所依據的物理量 | solubility; boiling point; melting point; density; volatility
set | physical quantities of liquids | 液體的物理量 | density; volatility; viscosity; boiling point
set | quantities found by experiment with solutions and chromatography | 溶液及色層法實驗所測的量 | solubility; retardation factor; density; melting point
set | simple separations of solid mixtures and suspensions | 分離固體混合物和懸浮液的簡單方法 | sieving; magnetic separation; decantation; filtration
set | separation by different physical properties | 利用不同物理性質的分離方法 | centrifugation; magnetic separation; crystallization; simple distillation; paper chromatography
order | obtaining salt from a mixture of sand and salt, from the first step | 從沙和鹽的混合物取得鹽的步驟，由先至後 | add water and stir=加水攪拌 > filter=過濾 > evaporate the filtrate=蒸發濾液
order | recrystallization of an impure solid, from the first step | 不純固體再結晶的步驟，由先至後 | dissolve in the least hot solvent=溶於最少量的熱溶劑 > filter while hot=趁熱過濾 > cool slowly=緩慢冷卻 > filter off the crystals=濾出晶體 > wash with cold solvent and dry=以冷溶劑沖洗並乾燥
order | steps of paper chromatography | 紙色層法的步驟 | draw a pencil base line=用鉛筆畫起始線 > spot the sample=點樣 > stand the paper in solvent=把紙放進溶劑 > mark the solvent front=標記溶劑前緣

== Atomic structure and the periodic table | 原子結構與周期表
atom | 原子 | structure | S2 | the smallest neutral part of an element that still has the chemical properties of that element | 元素中仍保留該元素化學性質的最小不帶電部分
molecule | 分子 | structure | S2 | a neutral group of two or more atoms held together by covalent bonds | 由兩個或以上原子以共價鍵結合而成的不帶電粒子
cation | 陽離子 | structure | S4 | a particle of one or more atoms that has fewer electrons than protons | 由一個或多個原子組成、電子數目少於質子數目的粒子 | also=positive ion; also-zh=正離子; not=anion
anion | 陰離子 | structure | S4 | a particle of one or more atoms that has more electrons than protons | 由一個或多個原子組成、電子數目多於質子數目的粒子 | also=negative ion; also-zh=負離子; not=cation
proton | 質子 | structure | S3 | a particle in the nucleus with one positive charge | 原子核內帶一個單位正電荷的粒子
neutron | 中子 | structure | S3 | a particle in the nucleus with no charge | 原子核內不帶電荷的粒子
electron | 電子 | structure | S3 | a very light particle with one negative charge outside the nucleus | 在原子核外、質量極小並帶一個單位負電荷的粒子
electron shell | 電子層 | structure | S3 | a region round the nucleus, at one energy level, that can hold up to 2, 8 or more electrons | 圍繞原子核、屬同一能級，可容納2個、8個或更多電子的區域 | also=shell; also-zh=電子殼層
valence electron | 價電子 | structure | S4 | one of the electrons in the outermost shell of an atom, which can take part in bonding | 處於原子最外層、可參與成鍵的電子 | also=outermost shell electron; also-zh=最外層電子
isotopes | 同位素 | substance | S4 | different atoms of the same element with the same number of protons but different numbers of neutrons | 同一元素中質子數目相同但中子數目不同的原子 | not=allotropes
allotropes | 同素異形體 | substance | S4 | different forms of the same element in which the atoms are joined in different ways, such as diamond and graphite | 同一元素因原子結合方式不同而成的不同形態，例如金剛石和石墨 | not=isotopes
atomic number | 原子序 | quantity | S3 | the number of protons in the nucleus of an atom | 一個原子核內質子的數目 | also=proton number; not=mass number
mass number | 質量數 | quantity | S4 | the total number of protons and neutrons in the nucleus of an atom | 一個原子核內質子和中子的總數 | also=nucleon number; not=atomic number, relative atomic mass
relative isotopic mass | 相對同位素質量 | quantity | S4 | the mass of one atom of a particular kind of an element on the scale where carbon-12 is exactly 12 | 以碳-12為12.00單位時，某元素中一種特定原子的質量
relative atomic mass | 相對原子質量 | quantity | S4 | the weighted average mass of all natural isotopes of an element on the scale where carbon-12 is exactly 12 | 以碳-12為12.00單位時，某元素所有天然同位素質量的加權平均值 | not=mass number
natural abundance | 天然豐度 | quantity | S4 | the percentage of the atoms of an element found on Earth that are of one particular isotope | 某種同位素佔地球上該元素原子總數的百分率 | also=relative abundance; also-zh=相對豐度
period number | 周期數 | quantity | S3 | the number given to a horizontal row of elements, equal to the number of occupied electron shells in their atoms | 一橫行元素的編號，等於其原子中有電子佔據的電子層數目
group | 族 | group | S3 | a vertical column of elements in the periodic table, which have similar chemical properties | 周期表中化學性質相似的一直行元素 | not=period
period | 周期 | group | S3 | a horizontal row of elements, arranged by rising atomic number, with the same number of occupied electron shells | 按原子序遞增排列、有電子佔據的電子層數目相同的一橫行元素 | also-zh=週期; not=group
alkali metals | 鹼金屬 | group | S3 | the very reactive elements of Group I, which are soft and form ions with one positive charge | 質軟而極活潑、形成帶一個正電荷離子的第I族元素
alkaline earth metals | 鹼土金屬 | group | S3 | the elements of Group II, which form ions with two positive charges | 形成帶兩個正電荷離子的第II族元素
halogens | 鹵素 | group | S3 | the reactive coloured elements of Group VII, which form ions with one negative charge | 活潑而有顏色、形成帶一個負電荷離子的第VII族元素
noble gases | 貴氣體 | group | S3 | the colourless unreactive elements of Group 0, which exist as single atoms | 無色、極不活潑並以單原子存在的第0族元素 | also-zh=稀有氣體
transition metals | 過渡金屬 | group | S3 | the elements in the block between Groups II and III, which often form coloured compounds | 位於第II族與第III族之間、常形成有色化合物的元素
metalloids | 類金屬 | group | S3 | elements such as silicon whose properties lie between those of metals and those of non-metals | 如矽般，性質介乎金屬與非金屬之間的元素 | also=semi-metals; also-zh=半金屬
carbon-12 | 碳-12 | substance | S4 | the nuclide with six protons and six neutrons that is the standard of relative masses | 含六個質子和六個中子、作為相對質量標準的核素
carbon-14 | 碳-14 | substance | S4 | the radioactive nuclide with six protons and eight neutrons that is used to date dead remains | 含六個質子和八個中子、用來測定遺骸年代的放射性核素
deuterium | 氘 | substance | S4 | the isotope of hydrogen that has one proton and one neutron in its nucleus | 核內含一個質子和一個中子的氫同位素 | also=heavy hydrogen; also-zh=重氫
tritium | 氚 | substance | S4 | the isotope of hydrogen that has one proton and two neutrons in its nucleus | 核內含一個質子和兩個中子的氫同位素
plum pudding model | 葡萄乾布丁模型 | theory | S4 | the theory that the atom is a ball of positive charge with electrons embedded in it | 認為原子是帶正電荷的球體、電子鑲嵌其中的學說
nuclear model | 核模型 | theory | S4 | the model, based on the scattering of alpha particles by gold foil, of the atom as mostly empty space round a tiny positive centre | 由α粒子被金箔散射的結果得出、認為原子大部分是空的而正電荷集中於細小中央的模型
Bohr model | 玻爾模型 | theory | S4 | the model of the atom in which electrons move round the centre only in circular orbits of fixed energies | 認為電子只在能量固定的圓形軌道上圍繞中心運動的原子模型
Dalton's atomic theory | 道爾頓原子論 | theory | S4 | the picture of matter as tiny indivisible balls, all alike for one element and joining in simple ratios | 認為物質由不可分割的微小球體構成，同種元素的球體全部相同並按簡單比例結合的學說
law of definite proportions | 定比定律 | law | S6 | the rule that a pure compound, however made, always contains the same elements in the same ratio by mass | 不論來源，同一純淨化合物中各元素的質量之比都相同的規則 | also=law of constant composition
law of multiple proportions | 倍比定律 | law | S6 | the rule that masses of one element joining a fixed mass of another in different compounds are in small whole-number ratios | 兩元素組成不同化合物時，與定量甲元素結合的乙元素質量互成簡單整數比的規則
periodic law | 周期律 | law | S6 | the rule that properties of the elements recur regularly when they are placed by rising atomic number | 元素按原子序遞增排列時，其性質有規律地重複出現的規則 | also-zh=週期律
electronic arrangement | 電子排佈 | sign | S3 | the row of numbers, such as 2, 8, 1, that shows how the shells of an atom are filled | 顯示原子各層填充情況的一列數字，例如2, 8, 1 | also=electronic configuration
chemical formula | 化學式 | sign | S3 | the letters and small numbers that show which elements a substance contains and in what numbers of atoms | 以字母和下標數字顯示物質含哪些元素及其原子數目的寫法
hydrogen | 氫 | substance | S2 | the lightest colourless gas, which burns with a pop and forms water | 最輕的無色氣體，點燃時發出「噗」聲並生成水
helium | 氦 | substance | S2 | the lightest noble gas, used to fill balloons and airships | 最輕的貴氣體，用來填充氣球和飛艇
lithium | 鋰 | substance | S3 | the lightest metal, which gives a red flame and is used in rechargeable batteries | 最輕的金屬，焰色為紅色，用於製造充電池
carbon | 碳 | substance | S2 | the non-metal found in all organic compounds, whose pure forms include diamond and graphite | 存在於所有有機化合物、單質包括金剛石和石墨的非金屬
nitrogen | 氮 | substance | S2 | the unreactive diatomic gas that makes up the largest part of air | 佔空氣最大部分、不活潑的雙原子氣體
oxygen | 氧 | substance | S1 | the colourless gas that supports burning and relights a glowing splint | 能助燃並使有餘燼的木條復燃的無色氣體
fluorine | 氟 | substance | S3 | the pale yellow gas that is the most electronegative of all elements | 淡黃色、電負性為所有元素之冠的氣體
neon | 氖 | substance | S3 | the noble gas that glows red-orange in advertising signs | 用於廣告燈管並發出紅橙色光的貴氣體
sodium | 鈉 | substance | S3 | the soft metal kept under paraffin oil whose compounds give a golden yellow flame | 質軟、貯存於石蠟油中、其化合物焰色為金黃色的金屬
magnesium | 鎂 | substance | S3 | the light metal that burns in air with a dazzling white light | 在空氣中燃燒時發出眩目白光的輕金屬
aluminium | 鋁 | substance | S3 | the light metal protected by a thin oxide layer and used for drink cans and window frames | 表面有薄氧化物保護、用來製造汽水罐和窗框的輕金屬
silicon | 矽 | substance | S3 | the metalloid used for computer chips, whose dioxide is the chief part of sand | 用於製造電腦晶片的類金屬，其二氧化物是沙的主要成分 | also-zh=硅
phosphorus | 磷 | substance | S4 | the Group V solid whose white form glows in the dark and catches fire in air by itself | 第V族固體，其白色形態在暗處發光並可在空氣中自燃
sulphur | 硫 | substance | S3 | the yellow solid that burns with a blue flame to give a choking gas | 黃色固體，燃燒時發出藍色火焰並生成有刺激氣味的氣體 | also=sulfur
chlorine | 氯 | substance | S3 | the greenish yellow poisonous gas that bleaches moist litmus paper | 黃綠色、能漂白濕潤石蕊試紙的有毒氣體
argon | 氬 | substance | S3 | the most plentiful noble gas in air, which fills filament lamps | 空氣中含量最多、用來填充鎢絲燈泡的貴氣體
potassium | 鉀 | substance | S3 | the soft metal that catches fire on water with a lilac flame | 質軟、遇水着火並發出淡紫色火焰的金屬
calcium | 鈣 | substance | S3 | the Group II metal of bones and shells, whose compounds give a brick-red flame | 骨骼和貝殼所含的第II族金屬，其化合物焰色為磚紅色
iron | 鐵 | substance | S2 | the magnetic metal that rusts and is extracted in a blast furnace | 有磁性、會生鏽並在鼓風爐中提煉的金屬
copper | 銅 | substance | S2 | the reddish brown metal used for electric wires, whose compounds give a bluish green flame | 紅棕色、用於製造電線，其化合物焰色為藍綠色的金屬
zinc | 鋅 | substance | S3 | the bluish white metal coated on iron in galvanizing and used as the case of dry cells | 藍白色、用來鍍在鐵上並作乾電池外殼的金屬
bromine | 溴 | substance | S3 | the only non-metal that is a liquid at room conditions, dark red-brown in colour | 在室溫下唯一呈液態的非金屬，呈深紅棕色
silver | 銀 | substance | S3 | the shiny white precious metal that conducts electricity best of all metals | 白色有光澤、導電能力為所有金屬之冠的貴重金屬
iodine | 碘 | substance | S3 | the black solid that sublimes into violet vapour and turns starch blue-black | 受熱昇華為紫色蒸氣、能使澱粉變藍黑色的黑色固體
tin | 錫 | substance | S3 | the metal coated on steel food cans and mixed with copper to make bronze | 鍍在鋼製食物罐上、並與銅混合成青銅的金屬
lead | 鉛 | substance | S3 | the dense soft poisonous grey metal used in car batteries | 密度高、質軟、有毒並用於汽車電池的灰色金屬
gold | 金 | substance | S3 | the yellow precious metal that is found uncombined and never tarnishes | 以單質形式存在於自然界、不會失去光澤的黃色貴重金屬
platinum | 鉑 | substance | S4 | the silvery precious metal used for flame test wires and in catalytic converters | 銀白色、用作焰色試驗金屬線及催化轉換器的貴重金屬
mercury | 汞 | substance | S3 | the only metal that is a liquid at room conditions, formerly used in thermometers | 在室溫下唯一呈液態、以往用於溫度計的金屬 | also-zh=水銀
set | particles of matter | 物質的粒子 | atom; molecule; cation; anion
set | words about same or different atoms and substances | 描述原子及物質異同的用語 | isotopes; allotropes; isomers=同分異構體; homologues=同系物
set | collections of elements or atoms | 元素或原子的歸類 | group; period; isotopes; allotropes
set | numbers and masses of an atom | 描述原子的數目和質量 | atomic number; mass number; relative isotopic mass; relative atomic mass; natural abundance
set | families of the periodic table | 周期表中的元素族 | alkali metals; alkaline earth metals; halogens; noble gases; transition metals
set | metallic and half-metallic families of elements | 金屬及類金屬元素類別 | alkali metals; alkaline earth metals; transition metals; metalloids
set | named nuclides | 特定的核素 | carbon-12; carbon-14; deuterium; tritium
set | models of the atom | 原子模型 | plum pudding model; nuclear model; Bohr model; Dalton's atomic theory
set | laws of matter and elements | 關於物質和元素的定律 | law of conservation of mass=質量守恆定律; law of definite proportions; law of multiple proportions; periodic law; octet rule=八隅體規則
set | elements that are gases | 氣態元素 | hydrogen; helium; nitrogen; oxygen; fluorine; chlorine
set | noble gases and other light gases | 貴氣體及其他輕氣體 | helium; neon; argon; hydrogen; nitrogen
set | gases of the air | 空氣中的氣體 | nitrogen; oxygen; argon; carbon dioxide; water vapour
set | the halogens | 鹵素 | fluorine; chlorine; bromine; iodine
set | non-metal elements that are solid or liquid | 固態或液態的非金屬元素 | carbon; phosphorus; sulphur; iodine; bromine
set | alkali metals and other reactive metals | 鹼金屬及其他活潑金屬 | lithium; sodium; potassium; calcium; magnesium
set | metals known by their flame | 以焰色辨認的金屬 | lithium; sodium; potassium; calcium; copper
set | everyday metals | 日常生活中的金屬 | aluminium; iron; copper; zinc; tin; lead
set | precious and unusual metals | 貴重及特殊金屬 | silver; gold; platinum; mercury
set | metals low in reactivity | 活潑性低的金屬 | copper; silver; gold; mercury; platinum
set | elements of Group IV and near it | 第IV族及附近的元素 | carbon; silicon; tin; lead; aluminium
set | elements of Period 3 | 第三周期的元素 | sodium; magnesium; aluminium; silicon; phosphorus; sulphur
set | coloured elements | 有顏色的元素 | sulphur; chlorine; bromine; iodine; copper; gold
set | elements that burn | 能燃燒的元素 | hydrogen; magnesium; phosphorus; sulphur; sodium
set | metals that protect or form coatings | 用作保護層或鍍層的金屬 | zinc; tin; silver; gold
order | noble gases by rising atomic number | 貴氣體，按原子序遞增 | helium > neon > argon > krypton=氪 > xenon=氙
order | halogens by rising atomic number | 鹵素，按原子序遞增 | fluorine > chlorine > bromine > iodine
order | elements of Period 3 by rising atomic number | 第三周期元素，按原子序遞增 | sodium > magnesium > aluminium > silicon > phosphorus > sulphur > chlorine > argon
order | elements of Period 2 by rising atomic number | 第二周期元素，按原子序遞增 | lithium > beryllium=鈹 > boron=硼 > carbon > nitrogen > oxygen > fluorine > neon
order | alkali metals by rising reactivity | 鹼金屬，按活潑性遞增 | lithium > sodium > potassium > rubidium=銣
order | models of the atom, from the earliest | 原子模型，由最早開始 | Dalton's atomic theory > plum pudding model > nuclear model > Bohr model
fact | hydrogen | 氫 | relative atomic mass | 相對原子質量 | 1.0 | 1.0 |
fact | helium | 氦 | relative atomic mass | 相對原子質量 | 4.0 | 4.0 |
fact | carbon | 碳 | relative atomic mass | 相對原子質量 | 12.0 | 12.0 |
fact | nitrogen | 氮 | relative atomic mass | 相對原子質量 | 14.0 | 14.0 |
fact | oxygen | 氧 | relative atomic mass | 相對原子質量 | 16.0 | 16.0 |
fact | sodium | 鈉 | relative atomic mass | 相對原子質量 | 23.0 | 23.0 |
fact | magnesium | 鎂 | relative atomic mass | 相對原子質量 | 24.3 | 24.3 |
fact | aluminium | 鋁 | relative atomic mass | 相對原子質量 | 27.0 | 27.0 |
fact | sulphur | 硫 | relative atomic mass | 相對原子質量 | 32.1 | 32.1 |
fact | chlorine | 氯 | relative atomic mass | 相對原子質量 | 35.5 | 35.5 |
fact | calcium | 鈣 | relative atomic mass | 相對原子質量 | 40.1 | 40.1 |
fact | copper | 銅 | relative atomic mass | 相對原子質量 | 63.5 | 63.5 |
fact | zinc | 鋅 | relative atomic mass | 相對原子質量 | 65.4 | 65.4 |
fact | carbon | 碳 | electronic arrangement of the atom | 原子的電子排佈 | 2, 4 | 2, 4 |
fact | nitrogen | 氮 | electronic arrangement of the atom | 原子的電子排佈 | 2, 5 | 2, 5 |
fact | oxygen | 氧 | electronic arrangement of the atom | 原子的電子排佈 | 2, 6 | 2, 6 |
fact | fluorine | 氟 | electronic arrangement of the atom | 原子的電子排佈 | 2, 7 | 2, 7 |
fact | neon | 氖 | electronic arrangement of the atom | 原子的電子排佈 | 2, 8 | 2, 8 |
fact | sodium | 鈉 | electronic arrangement of the atom | 原子的電子排佈 | 2, 8, 1 | 2, 8, 1 |
fact | magnesium | 鎂 | electronic arrangement of the atom | 原子的電子排佈 | 2, 8, 2 | 2, 8, 2 |
fact | aluminium | 鋁 | electronic arrangement of the atom | 原子的電子排佈 | 2, 8, 3 | 2, 8, 3 |
fact | chlorine | 氯 | electronic arrangement of the atom | 原子的電子排佈 | 2, 8, 7 | 2, 8, 7 |
fact | potassium | 鉀 | electronic arrangement of the atom | 原子的電子排佈 | 2, 8, 8, 1 | 2, 8, 8, 1 |
fact | calcium | 鈣 | electronic arrangement of the atom | 原子的電子排佈 | 2, 8, 8, 2 | 2, 8, 8, 2 |
set | unreactive, reactive and half-metallic families | 不活潑、活潑及類金屬的元素族 | halogens; noble gases; metalloids; alkali metals
set | atomic models and particle theories | 原子模型和粒子理論 | Dalton's atomic theory; kinetic theory; collision theory; nuclear model; Bohr model
set | laws of proportions and gases | 比例和氣體的定律 | law of multiple proportions; law of definite proportions; Dalton's law of partial pressures=道爾頓分壓定律; Avogadro's law; Boyle's law
set | rules and laws of elements and gases | 元素和氣體的規則及定律 | periodic law; octet rule=八隅體規則; Avogadro's law; pressure law

== Bonding, structure and properties | 化學鍵、結構與性質
ionic bond | 離子鍵 | structure | S4 | the strong electrostatic attraction between oppositely charged particles formed by the transfer of electrons | 因電子轉移而形成、帶相反電荷的粒子之間的強靜電引力 | also=electrovalent bond
covalent bond | 共價鍵 | structure | S4 | the strong electrostatic attraction between the shared electrons and the nuclei of the two bonded atoms | 共用電子與兩個成鍵原子的原子核之間的強靜電引力
metallic bond | 金屬鍵 | structure | S4 | the strong electrostatic attraction between delocalized electrons and a lattice of cations | 離域電子與陽離子晶格之間的強靜電引力
dative covalent bond | 配位共價鍵 | structure | S4 | a bond in which both shared electrons come from only one of the two atoms | 兩個共用電子均由其中一個原子提供的鍵 | also=coordinate covalent bond
single bond | 單鍵 | structure | S4 | a covalent bond formed when two atoms share one pair of electrons | 兩個原子共用一對電子而形成的共價鍵
double bond | 雙鍵 | structure | S4 | a covalent bond formed when two atoms share two pairs of electrons | 兩個原子共用兩對電子而形成的共價鍵
triple bond | 三鍵 | structure | S4 | a covalent bond formed when two atoms share three pairs of electrons | 兩個原子共用三對電子而形成的共價鍵 | also-zh=參鍵
bond pair | 鍵合電子對 | structure | S4 | a pair of outermost shell electrons that is shared between two atoms | 由兩個原子共用的一對最外層電子 | not=lone pair
lone pair | 孤電子對 | structure | S4 | a pair of outermost shell electrons that belongs to one atom only and takes no part in bonding | 只屬於一個原子、沒有參與成鍵的一對最外層電子 | also=non-bonding pair; also-zh=孤對電子; not=bond pair
delocalized electron | 離域電子 | structure | S4 | an electron that belongs to no single atom and moves freely through a structure | 不屬於任何個別原子、可在結構中自由移動的電子 | also=delocalised electron, mobile electron
hydrogen bond | 氫鍵 | structure | S5 | the attraction between an H atom joined to N, O or F and a lone pair on N, O or F of another molecule | 與N、O或F相連的H原子，與另一分子中N、O或F的孤電子對之間的吸引力
van der Waals' forces | 范德華力 | structure | S4 | the weak attractions between all molecules, caused by permanent or momentary dipoles | 由永久或短暫偶極引起、存在於所有分子之間的微弱吸引力
dispersion forces | 色散力 | structure | S5 | the weak attractions between the instantaneous and induced dipoles of neighbouring molecules | 相鄰分子的瞬時偶極與誘發偶極之間的微弱吸引力 | also=London forces, instantaneous dipole-induced dipole attractions
permanent dipole attraction | 永久偶極吸引力 | structure | S5 | the force between the fixed partly positive end of a polar molecule and the partly negative end of its neighbour | 極性分子固有的部分正電端與鄰近分子的部分負電端之間的力 | also=dipole-dipole attraction
giant ionic structure | 巨型離子結構 | structure | S4 | a regular array of oppositely charged particles held together by strong electrostatic attraction | 帶相反電荷的粒子規則排列、以強靜電引力結合而成的構造
giant covalent structure | 巨型共價結構 | structure | S4 | an endless network of atoms, each joined to its neighbours by shared electrons | 原子以共用電子與鄰近原子連接、無限延伸的網絡
simple molecular structure | 簡單分子結構 | structure | S4 | a collection of small separate neutral particles held to one another only by weak forces | 細小而獨立的不帶電粒子只以微弱力互相吸引而成的構造
giant metallic structure | 巨型金屬結構 | structure | S4 | a regular array of cations in a sea of delocalized electrons | 陽離子在離域電子海中規則排列而成的構造
diamond | 金剛石 | substance | S4 | the hardest form of carbon, in which every atom is joined to four others tetrahedrally | 碳最堅硬的形態，每個原子以四面體方式與另外四個原子相連 | also-zh=鑽石
graphite | 石墨 | substance | S4 | the soft black form of carbon with many stacked layers that slide over one another and conduct electricity | 質軟而黑的碳，由多個可滑動的疊層組成，能導電
graphene | 石墨烯 | substance | S6 | a single sheet of carbon atoms, only one atom thick, in joined hexagons | 只有一個原子厚、由相連六邊形組成的單層碳
buckminsterfullerene | 巴克明斯特富勒烯 | substance | S6 | the form of carbon made of football-shaped molecules of sixty atoms | 由足球形、含六十個原子的分子組成的碳 | also=C60
carbon nanotube | 碳納米管 | substance | S6 | a hollow cylinder of rolled-up hexagons of carbon, very thin and extremely strong | 由碳的六邊形網捲成、極幼而極堅韌的中空圓柱體
silicon dioxide | 二氧化矽 | substance | S4 | the compound with a giant covalent structure that is the main component of sand and quartz | 沙和石英的主要成分，具巨型共價結構的化合物 | also=silica
dry ice | 乾冰 | substance | S4 | solid carbon dioxide, a simple molecular substance that sublimes at about minus 78 degrees Celsius | 固態的二氧化碳，在約零下78°C昇華的簡單分子物質
linear | 直線形 | form | S5 | the molecular shape in which a central atom and two outer atoms have a bond angle of 180 degrees | 中心原子與兩個外圍原子的鍵角為180°的分子形狀
trigonal planar | 平面三角形 | form | S5 | the flat molecular shape with three bond pairs, no lone pair and angles of 120 degrees, as in boron trifluoride | 中心原子只有三對鍵合電子、鍵角為120°而所有原子處於同一面的分子形狀
trigonal pyramidal | 三角錐體形 | form | S5 | the molecular shape with three bond pairs and one lone pair on the central atom, as in ammonia | 中心原子有三對鍵合電子和一對孤電子的分子形狀，例如氨
tetrahedral | 四面體形 | form | S5 | the molecular shape with four bond pairs and no lone pair on the central atom, as in methane | 中心原子有四對鍵合電子而沒有孤電子對的分子形狀，例如甲烷
trigonal bipyramidal | 三角雙錐體形 | form | S5 | the molecular shape with five bond pairs and no lone pair on the central atom | 中心原子有五對鍵合電子而沒有孤電子對的分子形狀
octahedral | 八面體形 | form | S5 | the molecular shape with six bond pairs and no lone pair, all angles between neighbours being 90 degrees | 中心原子有六對鍵合電子而沒有孤電子對、相鄰鍵角為90°的分子形狀
electronegativity | 電負性 | quantity | S5 | the power of an atom in a molecule to attract bonding electrons to itself | 分子中的原子把鍵合電子吸引向自己的能力
bond length | 鍵長 | quantity | S5 | the distance between the nuclei of two joined atoms | 兩個相連原子的核之間的距離
bond angle | 鍵角 | quantity | S5 | the number of degrees between the two lines that join a central atom to two outer atoms | 中心原子與兩個外圍原子的連線之間的度數
malleability | 展性 | property | S3 | the ability of a solid to be hammered into sheets without breaking | 固體能被鎚打成薄片而不破裂的能力 | not=ductility
ductility | 延性 | property | S3 | the ability of a solid to be drawn into wires without breaking | 固體能被拉成線而不斷裂的能力 | not=malleability
brittleness | 脆性 | property | S3 | the tendency of a solid to shatter when struck instead of changing shape | 固體受撞擊時碎裂而不變形的傾向
hardness | 硬度 | property | S3 | the ability of a solid to resist being scratched | 固體抵抗被刮花的能力
lustre | 光澤 | property | S3 | the shine of a freshly cut or polished metal surface | 新切開或磨光的金屬表面閃亮的特性
polar molecule | 極性分子 | structure | S5 | a molecule whose bond dipoles do not cancel out, so that one end is partly positive and the other partly negative | 鍵的偶極不能互相抵消，以致一端部分帶正電、另一端部分帶負電的分子
non-polar molecule | 非極性分子 | structure | S5 | a molecule with no overall dipole, either because its bonds have none or because they cancel out | 鍵沒有偶極或偶極互相抵消，以致整體沒有偶極的分子
polyatomic ion | 多原子離子 | structure | S4 | a charged particle made of two or more atoms joined by covalent bonds | 由兩個或以上原子以共價鍵結合而成的帶電粒子 | not=simple ion
simple ion | 簡單離子 | structure | S4 | a charged particle formed from only one atom | 只由一個原子形成的帶電粒子 | also=monatomic ion; also-zh=單原子離子; not=polyatomic ion
ionic compound | 離子化合物 | substance | S4 | a compound made of cations and anions, which conducts electricity when molten but not when solid | 由陽離子和陰離子組成，熔融時導電但固態時不導電的化合物
covalent compound | 共價化合物 | substance | S4 | a compound in which all atoms are joined by shared electrons and there are no ions | 所有原子以共用電子結合、不含離子的化合物
crystal lattice | 晶格 | structure | S4 | the regular repeating three-dimensional arrangement of the particles in a solid | 固體內粒子規則重複的立體排列
unit cell | 晶胞 | structure | S6 | the smallest part of the arrangement in a solid that repeats in all directions to build up the whole | 固體排列中最小、沿各方向重複便構成整體的部分
electron transfer | 電子轉移 | process | S4 | the complete passing of outermost shell electrons from a metal atom to a non-metal atom | 金屬原子把最外層電子完全給予非金屬原子的過程
electron sharing | 電子共用 | process | S4 | the joint holding of outermost shell electrons by two non-metal atoms | 兩個非金屬原子一同擁有最外層電子的過程
hydration of ions | 離子水合作用 | process | S5 | the surrounding of charged particles in solution by polar water molecules | 溶液中的帶電粒子被極性水分子包圍的過程
set | bonds and attractions between particles | 粒子間的鍵和引力 | ionic bond; covalent bond; metallic bond; hydrogen bond; van der Waals' forces
set | chemical bonds and intermolecular attractions | 化學鍵和分子間引力 | dispersion forces; permanent dipole attraction; ionic bond; covalent bond; metallic bond
set | structures of substances | 物質的結構 | giant ionic structure; giant covalent structure; simple molecular structure; giant metallic structure
set | forms of carbon | 碳的形態 | diamond; graphite; graphene; buckminsterfullerene; carbon nanotube
set | substances of giant covalent or simple molecular structure | 具巨型共價或簡單分子結構的物質 | diamond; graphite; silicon dioxide; dry ice; iodine
set | solids compared in the study of structures | 研究結構時比較的固體 | graphite; dry ice; sulphur; buckminsterfullerene; silicon dioxide
set | shapes of molecules | 分子的形狀 | linear; V-shaped=V形; trigonal planar; trigonal pyramidal; tetrahedral
set | shapes of molecules without lone pairs on the central atom | 中心原子沒有孤電子對的分子形狀 | linear; trigonal planar; tetrahedral; trigonal bipyramidal; octahedral
set | quantities of bonds and atoms | 鍵和原子的量 | electronegativity; bond length; bond angle; bond energy=鍵能
set | numerical features of atoms and bonds | 原子和鍵的數值特徵 | atomic number; electronegativity; bond length; bond angle
set | properties of solids under force | 固體受力時的性質 | malleability; ductility; brittleness; hardness
set | properties of metals | 金屬的性質 | malleability; ductility; electrical conductivity=導電性; thermal conductivity=導熱性; lustre
set | physical properties of solids | 固體的物理性質 | brittleness; hardness; lustre; electrical conductivity=導電性; thermal conductivity=導熱性
set | kinds of molecules and ions | 分子和離子的種類 | polar molecule; non-polar molecule; polyatomic ion; simple ion
order | bonds between carbon atoms, from the longest | 碳原子之間的鍵，由最長至最短 | single bond > double bond > triple bond
order | bond angles of molecules, from the smallest | 分子的鍵角，由最小開始 | water=水 > ammonia=氨 > methane=甲烷 > boron trifluoride=三氟化硼 > carbon dioxide=二氧化碳
order | electronegativity of the halogens, from the highest | 鹵素的電負性，由高至低 | fluorine > chlorine > bromine > iodine
fact | methane | 甲烷 | shape of the molecule | 分子的形狀 | tetrahedral | 四面體形 |
fact | ammonia | 氨 | shape of the molecule | 分子的形狀 | trigonal pyramidal | 三角錐體形 |
fact | water | 水 | shape of the molecule | 分子的形狀 | V-shaped | V形 |
fact | carbon dioxide | 二氧化碳 | shape of the molecule | 分子的形狀 | linear | 直線形 |
fact | boron trifluoride | 三氟化硼 | shape of the molecule | 分子的形狀 | trigonal planar | 平面三角形 |
fact | gaseous phosphorus pentachloride | 氣態五氯化磷 | shape of the molecule | 分子的形狀 | trigonal bipyramidal | 三角雙錐體形 |
fact | sulphur hexafluoride | 六氟化硫 | shape of the molecule | 分子的形狀 | octahedral | 八面體形 |
set | materials by composition and bonding | 按組成和化學鍵劃分的物質 | alloy; ionic compound; covalent compound; element
set | strong and weak attractions | 強和弱的引力 | dispersion forces; hydrogen bond; ionic bond; metallic bond
set | attractions inside and between molecules | 分子內及分子間的引力 | van der Waals' forces; hydrogen bond; single bond; double bond
set | kinds of bonds shown in an electron diagram | 電子圖所示的鍵 | double bond; triple bond; dative covalent bond; ionic bond
set | very hard or very strong materials and films | 極硬或極堅韌的物料 | graphene; carbon nanotube; diamond; silicon dioxide
set | flat and other molecular shapes | 平面及其他分子形狀 | V-shaped=V形; linear; trigonal planar; trigonal bipyramidal

== Metals and reactivity | 金屬與活潑性
alloy | 合金 | substance | S3 | a mixture of a metal with one or more other elements that keeps metallic properties | 由金屬與一種或以上其他元素混合而成、仍有金屬特性的物質
pig iron | 生鐵 | substance | S4 | the brittle product of the blast furnace with about four per cent carbon | 鼓風爐所產、含碳約百分之四的脆性物質
mild steel | 軟鋼 | substance | S4 | the alloy of iron with less than about 0.3 per cent carbon, used for car bodies | 含碳少於約百分之零點三、用於製造車身的鐵合金 | also-zh=低碳鋼
brass | 黃銅 | substance | S3 | the yellow alloy of copper and zinc, used for musical instruments and taps | 由銅與鋅組成、用於製造樂器和水龍頭的合金
bronze | 青銅 | substance | S3 | the alloy of copper and tin, used for statues and medals | 由銅與錫組成、用於製造雕像和獎牌的合金
solder | 焊錫 | substance | S4 | the low-melting tin alloy used for joining wires in electric circuits | 熔點低、用來連接電路導線的合金 | also-zh=焊料
duralumin | 硬鋁 | substance | S4 | the light strong alloy with a little copper and magnesium that is used for aircraft bodies | 輕而堅固、含少量銅和鎂、用於製造飛機機身的合金
amalgam | 汞齊 | substance | S6 | an alloy that contains the only metal liquid at room temperature, once common in tooth fillings | 含有室溫下唯一呈液態的金屬、曾常用於補牙的合金
rust | 鐵鏽 | substance | S3 | the reddish brown flaky hydrated oxide formed on iron in moist air | 鐵在潮濕空氣中生成的紅棕色片狀水合氧化物
slag | 熔渣 | substance | S4 | the molten waste of calcium silicate that floats on the metal in a blast furnace | 鼓風爐中浮在金屬之上、含矽酸鈣的熔融廢料
coke | 焦炭 | substance | S4 | the solid, nearly all carbon, obtained by heating coal without air and used to reduce iron ore | 隔絕空氣加熱煤而得、幾乎全是碳並用來還原鐵礦的固體
displacement reaction | 置換反應 | process | S3 | the change in which a more reactive element takes the place of a less reactive one in its compound | 較活潑的元素在化合物中取代較不活潑元素的轉變
combination reaction | 化合反應 | process | S4 | the change in which two or more substances join to form one single compound | 兩種或以上物質結合成單一種化合物的轉變
decomposition | 分解 | process | S4 | the change in which one compound splits into two or more simpler substances | 一種化合物分拆成兩種或以上較簡單物質的轉變
double decomposition | 複分解反應 | process | S4 | the change in which two ionic compounds in solution swap their ions | 兩種離子化合物在溶液中互換離子的轉變
combustion | 燃燒 | process | S3 | the fast reaction of a substance with oxygen that gives out heat and light | 物質與氧迅速反應並放出熱和光的過程
oxidation | 氧化 | process | S3 | a reaction in which a substance loses electrons or gains oxygen | 物質失去電子或得到氧的反應 | not=reduction
reduction | 還原 | process | S3 | a reaction in which a substance gains electrons or loses oxygen | 物質得到電子或失去氧的反應 | not=oxidation
thermite reaction | 鋁熱反應 | process | S4 | the vigorous reaction of aluminium powder with iron oxide, which gives molten iron | Al粉與氧化鐵劇烈反應而生成熔融鐵的過程
rusting | 生鏽 | process | S3 | the slow reaction of iron with water and oxygen to form a hydrated oxide | 鐵與水和氧慢慢反應生成水合氧化物的過程
tarnishing | 失去光澤 | process | S3 | the dulling of a shiny metal surface by a thin film of its compound formed in air | 光亮的金屬表面在空氣中生成薄層化合物而變暗的過程
carbon reduction | 碳還原法 | method | S4 | the extraction of metals such as iron and zinc by heating their oxides with coke | 把鐵和鋅等金屬的氧化物與焦炭共熱以提煉金屬的方法
electrolysis of molten ore | 熔融礦石電解 | method | S4 | the extraction of very reactive metals by passing a current through a hot liquid compound | 使電流通過高溫液態化合物以提煉極活潑金屬的方法
heating alone | 直接加熱法 | method | S4 | the extraction of metals low in the reactivity series, such as mercury, from their ores with no other reactant but air | 除空氣外不加其他反應物，從礦石提煉汞等低活潑性金屬的方法
mechanical separation | 機械分離法 | method | S4 | the obtaining of uncombined metals such as gold from sand or rock without any chemical reaction | 不經化學反應，從沙或岩石中取得金等游離金屬的方法 | also=physical separation
painting | 塗漆 | method | S3 | the covering of a metal with a coloured film that keeps out air and water, as on ships and railings | 在船隻和欄杆等金屬表面覆蓋顏料膜以隔絕空氣和水的方法 | also-zh=髹漆
oiling | 塗油 | method | S3 | the covering of moving machine parts with a lubricant that keeps out air and water | 在機器的活動部件上加潤滑劑以隔絕空氣和水的方法 | also=greasing
galvanizing | 鍍鋅 | method | S4 | the coating of iron with a more reactive metal, which protects the iron even when the coating is scratched | 以較活潑的金屬覆蓋鐵的表面，即使刮花仍能保護鐵的方法 | also=zinc-plating, galvanising
tin-plating | 鍍錫 | method | S4 | the coating of iron food cans with a thin layer of a less reactive, non-poisonous metal | 在鐵製食物罐表面覆蓋一層無毒而較不活潑的金屬的方法
chromium-plating | 鍍鉻 | method | S4 | the use of electrolysis to cover iron objects, such as bicycle handlebars, with a hard shiny decorative layer | 利用電解，在單車手把等鐵製品表面覆蓋堅硬光亮的裝飾金屬層的方法 | also=chrome-plating
alloying | 製成合金 | method | S4 | the mixing of a molten metal with other elements to improve its properties | 把熔融金屬與其他元素混合以改善其性質的方法
sacrificial protection | 犧牲性保護 | method | S4 | the connecting of iron to a more reactive metal, which corrodes in its place | 把鐵與較活潑的金屬連接，讓後者代替鐵受腐蝕的方法
cathodic protection | 陰極保護 | method | S4 | the connecting of iron to the negative terminal of a direct current supply so that it does not lose electrons | 把鐵接駁到直流電源的負極，使它不會失去電子的防鏽方法
anodizing | 陽極電鍍 | method | S4 | the thickening of the oxide layer on aluminium by making the object the positive electrode in an acid | 把鋁製品置於酸中作正極，令其表面氧化物層增厚的方法 | also=anodization, anodising; also-zh=陽極處理
reactivity series | 金屬活性序 | sign | S3 | the list of metals from the one that reacts most readily to the one that reacts least readily | 把金屬由反應傾向最大至最小排列的次序表 | also-zh=金屬活潑序
periodic table | 周期表 | sign | S3 | the chart of all elements set out in rows and columns by rising atomic number | 把所有元素按原子序遞增、分行列排出的圖表 | also-zh=週期表
word equation | 文字反應式 | sign | S3 | the written form of a reaction that gives only the names of reactants and products | 只寫出反應物和生成物名稱的反應表達方式
set | alloys of copper and other metals | 銅及其他金屬的合金 | brass; bronze; cupronickel=白銅; solder; duralumin
set | alloys | 合金 | stainless steel=不銹鋼; brass; bronze; duralumin; amalgam
set | materials of the blast furnace | 鼓風爐中的物料 | coke; slag; pig iron; limestone; haematite
set | iron and what covers or spoils it | 鐵及與其有關的物質 | pig iron; slag; rust; haematite
set | types of chemical reactions | 化學反應的類型 | displacement reaction; combination reaction; decomposition; double decomposition
set | named reactions of metals | 金屬的反應 | thermite reaction; rusting; tarnishing; combustion
set | methods of extracting metals | 提煉金屬的方法 | carbon reduction; electrolysis of molten ore; heating alone; mechanical separation
set | ways of preventing rusting | 防鏽的方法 | painting; oiling; galvanizing; tin-plating; cathodic protection
set | coatings put on metals | 在金屬表面加上覆蓋層的方法 | painting; galvanizing; tin-plating; chromium-plating; anodizing
set | electrical and chemical protection of metals | 以電或化學方法保護金屬 | chromium-plating; anodizing; cathodic protection; sacrificial protection; alloying
set | low-melting or special-purpose metal materials | 低熔點或特殊用途的金屬材料 | solder; amalgam; cupronickel=白銅; mercury
set | metals extracted in different ways | 以不同方法提煉的金屬 | aluminium; iron; gold; mercury; sodium
order | the reactivity series of metals, from the most reactive | 金屬活性序，由最活潑開始 | potassium > sodium > calcium > magnesium > aluminium > zinc > iron > lead > copper > silver > gold
fact | brass | 黃銅 | chief metals of the alloy | 合金的主要金屬 | copper and zinc | 銅和鋅 |
fact | bronze | 青銅 | chief metals of the alloy | 合金的主要金屬 | copper and tin | 銅和錫 |
fact | cupronickel | 白銅 | chief metals of the alloy | 合金的主要金屬 | copper and nickel | 銅和鎳 |
fact | stainless steel | 不銹鋼 | chief metals of the alloy | 合金的主要金屬 | iron and chromium | 鐵和鉻 |
set | school reactions | 學校所學的反應 | displacement reaction; combination reaction; neutralization; hydrolysis
set | reactions seen in experiments | 實驗中所見的反應 | combustion; displacement reaction; neutralization; precipitation
set | what is done to atoms and ions in reactions | 反應中原子和離子的變化 | oxidation; reduction; neutralization; precipitation
set | ways of keeping metals from corroding | 防止金屬腐蝕的方法 | oiling; painting; tin-plating; alloying; sacrificial protection

== The mole and stoichiometry | 摩爾與計量化學
mole | 摩爾 | unit | S4 | the amount of a substance that holds as many particles as there are atoms in 12 grams of carbon-12 | 所含粒子數目等於12克碳-12中原子數目的物質分量 | also=mol
cubic decimetre | 立方分米 | unit | S4 | the volume equal to one litre or one thousand millilitres | 相等於一升或一千毫升的體積
parts per million | 百萬分率 | unit | S4 | the number of grams of a substance in each one thousand kilograms of a mixture | 每一千公斤混合物中含某物質多少克的單位 | also=ppm
gram per mole | 克每摩爾 | unit | S4 | the unit in which the mass of 6.02 × 10²³ particles of a substance is expressed | 用來表達6.02×10²³個粒子質量的單位 | also=g mol-1
Avogadro constant | 亞佛加德羅常數 | quantity | S4 | the number of particles in one mole, which is about 6.02 × 10²³ | 一摩爾物質所含的粒子數目，約為6.02×10²³ | also-zh=阿伏加德羅常數
molar mass | 摩爾質量 | quantity | S4 | the number of grams that 6.02 × 10²³ particles of a substance weigh | 6.02×10²³個某物質的粒子的克數
molar volume | 摩爾體積 | quantity | S4 | the space filled by 6.02 × 10²³ particles of a gas at a given temperature and pressure | 在某溫度和壓強下，6.02×10²³個氣體粒子所佔的空間
relative molecular mass | 相對分子質量 | quantity | S4 | the sum of the relative atomic masses of all the atoms shown in the formula of a simple covalent substance such as water | 水等簡單共價物質的化學式所示全部原子的相對原子質量之和
formula mass | 式量 | quantity | S4 | the sum of the relative atomic masses of all the atoms in one unit of a compound such as NaCl | 化合物例如NaCl的一個單位中，所有原子的相對原子質量之和
concentration | 濃度 | quantity | S2 | the amount of solute in each unit volume of a solution | 每單位體積溶液所含溶質的分量
theoretical yield | 理論產量 | quantity | S4 | the greatest mass of product that could form according to the balanced equation | 根據已平衡的方程式計算，最多可生成的產物質量 | not=actual yield
actual yield | 實際產量 | quantity | S4 | the mass of product really obtained in an experiment | 實驗中真正取得的產物質量 | also-zh=實得產量; not=theoretical yield
percentage yield | 百分產率 | quantity | S4 | the mass of product obtained divided by the calculated greatest mass, times one hundred | 取得的產物質量除以計算所得最大質量，再乘以一百 | also-zh=產率
mole ratio | 摩爾比 | quantity | S4 | the proportion of the numbers of particles in which substances react, given by the coefficients of an equation | 由方程式系數顯示、物質互相反應的粒子數目比例
stoichiometric coefficient | 計量系數 | sign | S4 | the number written in front of a chemical formula in a balanced equation | 已平衡方程式中寫在化學式前面的數字 | also-zh=化學計量系數
subscript | 下標 | sign | S4 | the small low number in a chemical formula that shows how many atoms of one element there are | 化學式中寫在右下方、表示某元素原子數目的細小數字
state symbol | 狀態符號 | sign | S4 | the letter or letters in brackets after a formula that show solid, liquid, gas or aqueous solution | 寫在化學式後括號內、表示固體、液體、氣體或水溶液的字母
empirical formula | 實驗式 | sign | S4 | the formula that shows the simplest whole-number ratio of the atoms or ions in a compound | 顯示化合物中各原子或離子最簡整數比的式子 | not=molecular formula
molecular formula | 分子式 | sign | S4 | the formula that shows the actual number of each kind of atom in one covalently bonded particle | 顯示一個以共價鍵結合的粒子中各種原子實際數目的式子 | not=empirical formula
structural formula | 結構式 | sign | S4 | the formula that shows how the atoms are joined, with lines for bonds | 以線代表鍵、顯示各原子如何連接的式子
chemical equation | 化學方程式 | sign | S3 | the written form of a reaction with formulae and coefficients that balance the atoms on both sides | 以化學式和系數寫出、兩邊原子數目平衡的反應表達方式
ionic equation | 離子方程式 | sign | S4 | the written form of a reaction that leaves out the charged particles that do not change | 略去沒有改變的帶電粒子的反應表達方式
reactant | 反應物 | substance | S3 | a substance that is used up in a chemical change | 在化學變化中被消耗的物質 | not=product
product | 生成物 | substance | S3 | a substance that is formed in a chemical change | 在化學變化中新形成的物質 | also-zh=產物; not=reactant
limiting reactant | 限量反應物 | substance | S4 | the starting substance that is used up completely first and so fixes how much is formed | 最先完全耗盡、因而決定生成量的起始物質 | not=excess reactant
excess reactant | 過量反應物 | substance | S4 | the starting substance of which some is left when the reaction is over | 反應完結後仍有剩餘的起始物質 | not=limiting reactant
spectator ion | 旁觀離子 | substance | S4 | a charged particle that is present in the solution but takes no part in the reaction | 存在於溶液中但沒有參與反應的帶電粒子
hydrated salt | 水合鹽 | substance | S4 | a salt whose crystals contain water of crystallization | 晶體中含有結晶水的鹽 | not=anhydrous salt
anhydrous salt | 無水鹽 | substance | S4 | a salt that contains no water of crystallization | 不含或已失去結晶水的鹽 | not=hydrated salt
water of crystallization | 結晶水 | substance | S4 | the water molecules chemically combined in a definite proportion in a hydrated salt | 按固定比例與水合鹽化學結合的水分子 | also=water of crystallisation
standard solution | 標準溶液 | substance | S4 | a solution whose concentration is accurately known | 準確知道濃度的溶液
aqueous solution | 水溶液 | substance | S3 | a solution in which water is the solvent | 以H₂O作為溶劑的溶液
Avogadro's law | 亞佛加德羅定律 | law | S5 | the rule that equal volumes of all gases at the same temperature and pressure hold equal numbers of molecules | 同溫同壓下，相同體積的任何氣體含有相同數目的分子的規則
Boyle's law | 波義耳定律 | law | S5 | the rule that the volume of a fixed mass of gas at constant temperature varies inversely with its pressure | 溫度不變時，定質量氣體的體積與壓強成反比的規則
Charles' law | 查理定律 | law | S5 | the rule that the volume of a fixed mass of gas at constant pressure varies directly with its absolute temperature | 壓強不變時，定質量氣體的體積與絕對溫度成正比的規則
pressure law | 壓強定律 | law | S5 | the rule that a fixed mass of gas kept in a constant volume pushes on the walls in proportion to its absolute temperature | 體積不變時，定質量氣體對器壁的每單位面積推力與絕對溫度成正比的規則
back titration | 反滴定 | method | S6 | the determination of an amount by adding a known excess of reagent and then measuring how much of it is left over | 加入已知的過量試劑，再測定剩餘多少，以求樣本分量的方法
gravimetric analysis | 重量分析 | method | S6 | the determination of the amount of a substance by weighing a precipitate or residue formed from it | 稱量由樣本生成的沉澱或殘餘物，以求其分量的方法
set | units used in calculations of amounts | 計算物質分量所用的單位 | mole; cubic decimetre; parts per million; gram per mole
set | quantities for the mole | 與摩爾有關的量 | Avogadro constant; molar mass; molar volume; concentration
set | relative masses and numbers | 相對質量和數目 | relative atomic mass; relative isotopic mass; relative molecular mass; mass number
set | yields and ratios of a reaction | 反應的產量和比例 | theoretical yield; actual yield; percentage yield; mole ratio
set | quantities given as a ratio or percentage | 以比例或百分率表示的量 | percentage yield; percentage by mass=質量百分率; mole ratio; natural abundance
set | parts of a chemical equation | 化學方程式的組成部分 | stoichiometric coefficient; subscript; state symbol; molecular formula
set | signs and formulae | 符號和式 | empirical formula; structural formula; ionic equation; state symbol; electronic arrangement
set | roles of substances in a reaction | 物質在反應中的角色 | reactant; product; spectator ion; catalyst
set | substances in an unequal mixture of starting materials | 按不等比例混合反應時的物質 | limiting reactant; excess reactant; product; spectator ion
set | solutions in the laboratory | 實驗室的溶液 | standard solution; aqueous solution; saturated solution; buffer solution
set | gas laws | 氣體定律 | Avogadro's law; Boyle's law; Charles' law; pressure law; Dalton's law of partial pressures=道爾頓分壓定律
set | laws used in calculations | 計算所用的定律 | law of conservation of mass=質量守恆定律; law of definite proportions; Avogadro's law; Charles' law
set | quantitative methods | 定量方法 | back titration; gravimetric analysis; serial dilution=連續稀釋; heating to constant mass=加熱至恆重; colorimetry
set | experimental methods with solutions | 溶液實驗方法 | titration=滴定; serial dilution=連續稀釋; crystallization; solvent extraction
order | finding an empirical formula from masses, from the first step | 由質量求實驗式的步驟，由先至後 | divide each mass by the relative atomic mass=各質量除以相對原子質量 > divide by the smallest result=除以最小的數值 > turn into whole numbers=化為整數 > write the formula=寫出實驗式
order | working out the volume of a gas from its mass, step by step | 由氣體質量求體積的步驟 | mass in grams=以克計的質量 > number of moles=摩爾數 > volume at room conditions=室溫常壓下的體積
fact | water | 水 | molar mass | 摩爾質量 | 18.0 | 18.0 | g mol⁻¹
fact | carbon dioxide | 二氧化碳 | molar mass | 摩爾質量 | 44.0 | 44.0 | g mol⁻¹
fact | ammonia | 氨 | molar mass | 摩爾質量 | 17.0 | 17.0 | g mol⁻¹
fact | methane | 甲烷 | molar mass | 摩爾質量 | 16.0 | 16.0 | g mol⁻¹
fact | sodium hydroxide | 氫氧化鈉 | molar mass | 摩爾質量 | 40.0 | 40.0 | g mol⁻¹
fact | hydrogen chloride | 氯化氫 | molar mass | 摩爾質量 | 36.5 | 36.5 | g mol⁻¹
fact | sodium chloride | 氯化鈉 | molar mass | 摩爾質量 | 58.5 | 58.5 | g mol⁻¹
set | numbers and ratios in chemistry | 化學中的數目和比例 | Avogadro constant; atomic number; mass number; mole ratio
set | masses in calculations | 計算中的質量 | theoretical yield; actual yield; formula mass; molar mass
set | relative and percentage quantities | 相對值和百分率 | relative molecular mass; relative atomic mass; percentage by mass=質量百分率; percentage yield
set | small numbers and letters written with formulae | 與化學式有關的數字和字母 | stoichiometric coefficient; subscript; state symbol; electronic arrangement
set | written forms used in chemistry | 化學的書寫形式 | chemical equation; chemical formula; word equation; periodic table
set | substances present during a reaction | 反應期間存在的物質 | excess reactant; limiting reactant; reaction intermediate; catalyst
set | methods of analysis | 分析方法 | gravimetric analysis; titration=滴定; paper chromatography; flame test=焰色試驗; colorimetry
set | methods that heat a sample | 加熱樣本的方法 | heating to constant mass=加熱至恆重; evaporation to dryness; simple distillation; flame test=焰色試驗

== Acids, bases and salts | 酸、鹽基和鹽
acid | 酸 | substance | S2 | a substance that gives hydrogen ions as the only positive ions when dissolved in water | 溶於水時，所產生的正離子只有氫離子的物質 | not=base
base | 鹽基 | substance | S2 | a metal oxide, metal hydroxide or similar substance that reacts with an acid to form a salt and water only | 與酸反應只生成鹽和水的物質，如金屬氧化物或金屬氫氧化物 | not=alkali
alkali | 鹼 | substance | S2 | a substance that gives hydroxide ions as the only negative ions when dissolved in water | 溶於水時，所產生的負離子只有氫氧離子的物質
salt | 鹽 | substance | S3 | a compound formed when the hydrogen ions of an acid are wholly or partly replaced by metal or ammonium ions | 酸的氫離子全部或部分被金屬離子或銨離子取代而成的化合物
strong acid | 強酸 | substance | S4 | an acid that ionizes completely when dissolved in water | 在水中完全電離的酸 | not=concentrated acid
weak acid | 弱酸 | substance | S4 | an acid that ionizes only partly when dissolved in water | 在水中只部分電離的酸 | not=dilute acid
strong alkali | 強鹼 | substance | S4 | an alkali that ionizes completely when dissolved in water | 在水中完全電離的鹼
weak alkali | 弱鹼 | substance | S4 | an alkali that ionizes only partly when dissolved in water | 在水中只部分電離的鹼
concentrated acid | 濃酸 | substance | S4 | an acid solution with a large amount of solute in each unit volume | 每單位體積含大量溶質的酸溶液 | not=strong acid
dilute acid | 稀酸 | substance | S4 | an acid solution with a small amount of solute in each unit volume | 每單位體積只含少量溶質的酸溶液 | not=weak acid
monobasic acid | 一元酸 | substance | S4 | an acid that can give only one hydrogen ion from each molecule | 每個分子最多只能電離出一個氫離子的酸 | also=monoprotic acid
dibasic acid | 二元酸 | substance | S4 | an acid that can give at most two hydrogen ions from each molecule | 每個分子最多能電離出兩個氫離子的酸 | also=diprotic acid
tribasic acid | 三元酸 | substance | S4 | an acid that can give at most three hydrogen ions from each molecule | 每個分子最多能電離出三個氫離子的酸 | also=triprotic acid
hydrochloric acid | 氫氯酸 | substance | S2 | the strong monobasic acid found in gastric juice, which gives a white precipitate with silver ions | 胃液所含的強一元酸，與銀離子生成白色沉澱 | also-zh=鹽酸
sulphuric acid | 硫酸 | substance | S2 | the strong dibasic acid used in car batteries, whose concentrated form is oily and takes water out of sugar | 用於汽車電池的強二元酸，濃時呈油狀並能使糖脫水 | also=sulfuric acid
nitric acid | 硝酸 | substance | S2 | the strong monobasic acid kept in brown bottles, which gives brown fumes with copper when concentrated | 貯存於棕色瓶的強一元酸，濃時與銅反應生成棕色氣體
ethanoic acid | 乙酸 | substance | S2 | the weak monobasic acid of vinegar, with two carbon atoms | 醋所含的弱一元酸，含兩個碳原子 | also=acetic acid; also-zh=醋酸
citric acid | 檸檬酸 | substance | S2 | the weak tribasic acid of lemons and oranges | 柑橘類水果所含的弱三元酸
carbonic acid | 碳酸 | substance | S3 | the weak dibasic acid of fizzy drinks, which easily breaks up into a gas and water | 汽水所含、容易分解成氣體和水的弱二元酸
phosphoric acid | 磷酸 | substance | S4 | the weak tribasic acid found in cola drinks and used to make fertilizers | 見於可樂飲品、用於製造肥料的弱三元酸
tartaric acid | 酒石酸 | substance | S4 | the solid dibasic acid of grapes, used in baking powder | 葡萄所含的固態二元酸，用於製造發粉
pH | pH值 | quantity | S2 | the negative logarithm to base ten of the hydrogen ion concentration of a solution | 溶液中氫離子濃度以十為底的對數的負值
degree of ionization | 電離度 | quantity | S6 | the fraction of the acid or alkali molecules that have broken up in solution | 溶液中已分拆成帶電粒子的酸或鹼分子所佔的比例
acid dissociation constant | 酸離解常數 | quantity | S6 | the equilibrium value that shows how far a weak acid splits in water, written Ka | 表示弱酸在水中分拆程度的平衡數值，記作Ka
litmus | 石蕊 | substance | S2 | the lichen dye that is red in acids and blue in alkalis | 取自地衣的色素，遇酸呈紅色、遇鹼呈藍色
phenolphthalein | 酚酞 | substance | S4 | the indicator that is colourless in acids and pink in alkalis | 遇酸無色、遇鹼呈粉紅色的指示劑
methyl orange | 甲基橙 | substance | S4 | the indicator that is red below about pH 3 and yellow above about pH 4.4 | 在pH約3以下呈紅色、約4.4以上呈黃色的指示劑
universal indicator | 通用指示劑 | substance | S2 | the mixture of dyes that shows a different colour for nearly each whole pH value | 由多種色素混合而成、幾乎每個pH整數值都顯示不同顏色的試劑
pH meter | pH計 | device | S4 | an electronic instrument with a glass electrode that shows the acidity of a solution as a number | 以玻璃電極顯示溶液酸鹼程度數值的電子儀器
pH paper | pH試紙 | device | S2 | a strip soaked in mixed dyes, whose colour is compared with a chart to read the acidity | 浸有混合色素、與色表比較以得知酸鹼程度的紙條
temperature sensor | 溫度感應器 | device | S4 | a probe that turns how hot a solution is into an electric signal for a data logger | 把溶液冷熱程度轉換成電信號、供數據收集儀記錄的探頭
neutralization | 中和作用 | process | S2 | the reaction between an acid and a base that produces a salt | 酸與鹽基反應而生成鹽的過程 | also=neutralisation
dissociation | 離解 | process | S4 | the separation of the ions already present in a solid when it melts or dissolves in water | 固體中原有的離子在熔融或溶於水時分開的過程 | not=ionization
precipitation | 沉澱作用 | process | S4 | the formation of an insoluble solid in a solution by a chemical reaction | 溶液中因化學反應而生成不溶固體的過程
dilution | 稀釋 | process | S2 | the addition of solvent to a solution to lower its concentration | 在溶液中加入溶劑以降低濃度的過程
effervescence | 泡騰 | process | S3 | the giving off of many gas bubbles from a liquid in a reaction | 液體在反應中冒出大量氣泡的過程 | also-zh=冒泡
hydrolysis | 水解 | process | S5 | the breaking up of a compound or ion by reaction with water | 化合物或離子與H₂O反應而分拆的過程
dehydration | 脫水 | process | S4 | the removal from a compound of hydrogen and oxygen atoms in the ratio two to one | 從化合物中按二比一除去氫原子和氧原子的過程
deliquescence | 潮解 | process | S4 | the absorption of so much moisture from the air by a solid that it becomes a solution | 固體從空氣吸收大量濕氣以致成為溶液的過程
acidic oxide | 酸性氧化物 | substance | S4 | an oxide, usually of a non-metal, that reacts with alkalis but not with acids | 能與鹼反應但不與酸反應的氧化物，通常屬非金屬
basic oxide | 鹼性氧化物 | substance | S4 | an oxide, usually of a metal, that reacts with acids but not with alkalis | 能與酸反應但不與鹼反應的氧化物，通常屬金屬
amphoteric oxide | 兩性氧化物 | substance | S4 | an oxide, such as that of aluminium, that reacts with both acids and alkalis | 能與酸和鹼反應的氧化物，例如鋁的氧化物
neutral oxide | 中性氧化物 | substance | S4 | an oxide, such as carbon monoxide, that reacts with neither acids nor alkalis | 既不與酸也不與鹼反應的氧化物，例如一氧化碳
acid salt | 酸式鹽 | substance | S4 | a salt whose anion still has hydrogen that can be replaced by a metal | 陰離子中仍含有可被金屬取代的氫的鹽
normal salt | 正鹽 | substance | S4 | a salt formed when all replaceable hydrogen of an acid has been replaced | 酸中可取代的氫全部被取代而成的鹽
Lewis acid | 路易斯酸 | substance | S6 | a molecule or ion that accepts a pair of electrons from another | 從另一粒子接受一對電子的分子或離子
Lewis base | 路易斯鹼 | substance | S6 | a molecule or ion that donates a pair of electrons to another | 把一對電子給予另一粒子的分子或離子 | also-zh=路易斯鹽基
conjugate acid | 共軛酸 | substance | S6 | the species formed when a base gains one proton | 鹽基得到一個質子後形成的粒子
conjugate base | 共軛鹼 | substance | S6 | the species left when an acid loses one proton | 酸失去一個質子後餘下的粒子 | also-zh=共軛鹽基
buffer solution | 緩衝溶液 | substance | S6 | a liquid whose pH changes very little when small amounts of acid or alkali are added | 加入少量酸或鹼時，pH值只有極小改變的液體
antacid | 抗酸劑 | substance | S4 | a medicine with a weak base that relieves pain from too much gastric juice | 含弱鹽基、用來紓緩胃液過多所致疼痛的藥物
drying agent | 乾燥劑 | substance | S4 | a substance that takes up moisture from a gas, liquid or closed space | 能從氣體、液體或密封空間吸去水分的物質
end point | 終點 | idea | S4 | the stage of a titration when the indicator just changes colour | 滴定時指示劑剛剛變色的一刻 | not=equivalence point
equivalence point | 當量點 | idea | S4 | the stage of a titration when the acid and alkali have just reacted completely in the mole ratio of the equation | 滴定時酸和鹼按方程式的摩爾比恰好完全反應的一刻 | not=end point
half-equivalence point | 半當量點 | idea | S6 | the stage of a titration when the pH equals the pKa of the weak acid | 滴定時pH值等於弱酸的pKa的一刻
set | acids, bases and related substances | 酸、鹽基及有關物質 | acid; base; salt; indicator=指示劑
set | acids and alkalis by how far they ionize | 按電離程度劃分的酸和鹼 | strong acid; weak acid; strong alkali; weak alkali
set | words describing an acid | 描述酸的用語 | strong acid; weak acid; concentrated acid; dilute acid
set | mineral acids and other common acids | 礦物酸和其他常見的酸 | hydrochloric acid; sulphuric acid; nitric acid; carbonic acid; phosphoric acid
set | acids in food and drinks | 食物和飲品中的酸 | ethanoic acid; citric acid; carbonic acid; phosphoric acid; tartaric acid
set | acids of laboratory and home | 實驗室和家中的酸 | hydrochloric acid; nitric acid; ethanoic acid; citric acid; sulphuric acid
set | quantities that describe solutions of acids | 描述酸溶液的量 | pH; degree of ionization; acid dissociation constant; ionic product of water=水的離子積
set | numbers that tell about acidity or amount | 有關酸鹼程度或分量的數值 | pH; concentration; molar mass; acid dissociation constant
set | indicators | 指示劑 | litmus; phenolphthalein; methyl orange; universal indicator
set | means of finding the acidity or progress of a reaction | 測定酸鹼程度或反應進程的工具 | pH meter; pH paper; temperature sensor; data logger
set | electronic instruments | 電子儀器 | pH meter; electronic balance; data logger; colorimeter
set | processes in solutions | 溶液中的過程 | neutralization; precipitation; dilution; effervescence
set | processes that make or break ions and compounds | 形成或分拆離子和化合物的過程 | ionization=電離; dissociation; neutralization; hydrolysis
set | processes with water | 與水有關的過程 | hydrolysis; dehydration; deliquescence; dilution; dissociation
set | what water does to substances | 水對物質的作用 | hydrolysis; deliquescence; dilution; hydration of ions
set | oxides by their acid-base nature | 按酸鹼性質劃分的氧化物 | acidic oxide; basic oxide; amphoteric oxide; neutral oxide
set | salts and oxides | 鹽和氧化物 | acid salt; normal salt; acidic oxide; basic oxide
set | acids and bases in modern definitions | 近代定義的酸和鹼 | Lewis acid; Lewis base; conjugate acid; conjugate base
set | stages of a titration | 滴定的階段 | end point; equivalence point; half-equivalence point; neutral point=中性點
order | oxides across Period 3, from basic to acidic | 第三周期的氧化物，由鹼性至酸性 | sodium oxide=氧化鈉 > aluminium oxide=氧化鋁 > sulphur dioxide=二氧化硫
order | pH of common liquids, from the lowest | 常見液體的pH值，由最低開始 | gastric juice=胃液 > vinegar=醋 > pure water=純水 > limewater=石灰水
order | titration of an acid with an alkali, from the first step | 以鹼滴定酸的步驟，由先至後 | pipette the acid into a conical flask=以移液管把酸放進錐形瓶 > add the indicator=加入指示劑 > run in alkali from the burette=由滴定管加入鹼 > stop when the colour just changes=剛變色時停止 > record the final reading=記錄終讀數
set | substances by their reaction with acids and alkalis | 按與酸和鹼的反應劃分的物質 | base; acidic oxide; neutral oxide; acid salt
set | words describing alkalis and acids | 描述鹼和酸的用語 | strong alkali; weak alkali; concentrated acid; dilute acid
set | compounds named by acid-base nature | 按酸鹼性質命名的化合物 | amphoteric oxide; neutral oxide; acid salt; normal salt
set | observations in a test tube | 試管中的現象 | precipitation; effervescence; dissolution; sublimation
set | reactions that remove or exchange something | 除去或交換某物的反應 | dehydration; oxidation; reduction; neutralization

== Rates of reaction | 反應速率
rate of reaction | 反應速率 | quantity | S5 | the change in amount of a reactant or product in each unit of time | 每單位時間內反應物或生成物分量的改變
initial rate | 初速率 | quantity | S5 | the rate of a reaction at the very start, when the reactants have just been mixed | 反應物剛混合、反應一開始時的速率 | also=initial rate of reaction
average rate | 平均速率 | quantity | S5 | the total change in amount over a period divided by the length of the whole period | 一段時間內分量的總改變除以整段時間的長短
instantaneous rate | 瞬間速率 | quantity | S5 | the rate of a reaction at any chosen moment, found from the slope of a tangent to the curve | 反應途中任何一刻的速率，可由曲線切線的斜率求得
activation energy | 活化能 | quantity | S6 | the minimum energy that colliding particles must have to react | 相撞的粒子能起反應所須具備的最低能量
enthalpy change | 焓變 | quantity | S5 | the heat taken in or given out by a reaction at constant pressure | 反應在恆壓下吸收或放出的熱
half-life | 半衰期 | quantity | S6 | the time in which the amount of a reactant falls to fifty per cent of its starting value | 反應物的分量減至起始值百分之五十所需的時間
rate constant | 速率常數 | quantity | S6 | the value k that relates how fast a reaction goes to the concentrations of the reactants at a given temperature | 在某溫度下，把反應快慢與各反應物濃度聯繫起來的數值k
order of reaction | 反應級數 | quantity | S6 | the power to which the concentration of a reactant is raised in the rate equation | 速率方程式中反應物濃度的指數
surface area | 表面面積 | quantity | S5 | the total size of the exposed faces of a solid, where it meets the other reactants | 固體與其他反應物接觸的外露部分的總大小
gas pressure | 氣體壓強 | quantity | S5 | the force on each unit area of the walls of a vessel due to the collisions of moving particles | 運動中的粒子碰撞容器器壁，在每單位面積上產生的力
collision theory | 碰撞理論 | theory | S6 | the explanation that particles react only when they hit each other with enough energy and suitable orientation | 認為粒子須以足夠能量和適當方向互相撞擊才能起反應的學說
transition state theory | 過渡態理論 | theory | S6 | the explanation that reactants pass through an unstable arrangement of highest energy before becoming products | 認為反應物須經過能量最高而不穩定的排列才變成產物的學說
kinetic theory | 分子運動論 | theory | S4 | the explanation that all matter is made of particles that never stop moving | 認為所有物質都由不停運動的粒子構成的學說 | also=particle theory; also-zh=粒子理論
effective collision | 有效碰撞 | process | S6 | the meeting of particles with enough energy and right orientation, which leads to products | 粒子以足夠能量和適當方向相遇而生成產物的事件
catalyst | 催化劑 | substance | S5 | a substance that changes the rate of a reaction but is itself chemically unchanged at the end | 能改變反應速率而本身在反應後化學性質不變的物質
positive catalyst | 正催化劑 | substance | S5 | a substance that speeds up a reaction by a route of lower energy barrier and is itself unchanged at the end | 提供能量障礙較低的途徑，加快反應而本身最後沒有改變的物質
inhibitor | 抑制劑 | substance | S5 | a substance that slows down or stops a reaction | 能減慢或停止反應的物質 | also=negative catalyst
reaction intermediate | 反應中間體 | substance | S6 | a substance that is formed in one step of a mechanism and used up in a later step | 在反應機理的一步中生成、在其後一步中耗盡的物質 | not=catalyst
transition state | 過渡態 | structure | S6 | the unstable arrangement of atoms at the highest point of an energy profile | 能線圖最高點上不穩定的原子排列 | also=activated complex
rate equation | 速率方程式 | law | S6 | the expression that relates how fast a reaction goes to the concentrations of the reactants raised to certain powers | 把反應快慢與各反應物濃度的若干次方聯繫起來的式子 | also=rate law
Arrhenius equation | 阿列紐斯方程式 | law | S6 | the expression that shows how the rate constant depends on temperature and activation energy | 表示速率常數與溫度及活化能關係的式子 | also-zh=阿列紐斯方程
ideal gas equation | 理想氣體方程式 | law | S6 | the expression PV = nRT that joins the state quantities of a gas whose particles have no volume or attraction | 把不計粒子體積和引力的氣體各狀態量聯繫起來的式子PV = nRT
zero order | 零級 | property | S6 | the dependence in which changing the concentration of the reactant does not affect the rate | 改變反應物濃度並不影響反應速率的關係
exothermic reaction | 放熱反應 | process | S4 | a chemical change that gives out heat to the surroundings | 向周圍環境釋出熱的化學變化
endothermic reaction | 吸熱反應 | process | S4 | a chemical change that takes in heat from the surroundings | 從周圍環境取得熱的化學變化
autocatalysis | 自催化作用 | process | S6 | the speeding up of a reaction by one of its own products | 反應的生成物令該反應加快的過程
explosion | 爆炸 | process | S5 | an extremely fast reaction that releases a great amount of hot expanding gas | 極快並釋出大量高溫膨脹氣體的反應
colorimetry | 比色法 | method | S5 | a way of following a reaction by measuring how strongly the solution absorbs light | 量度溶液吸收光的程度以追蹤反應的方法
gas volume method | 量度氣體體積法 | method | S5 | a way of following a reaction by reading a syringe into which a gaseous product flows | 讀取注射器所收集氣態產物的多少以追蹤反應的方法
mass loss method | 量度質量減少法 | method | S5 | a way of following a reaction by reading a balance while a gaseous product escapes from an open flask | 氣態產物從敞口燒瓶逸出時，讀取天平數值以追蹤反應的方法
pressure method | 量度壓強法 | method | S5 | a way of following a reaction with a sensor on a closed vessel in which the number of gas particles changes | 在密閉容器中以感應器監察氣體粒子數目變化，以追蹤反應的方法
colorimeter | 比色計 | device | S5 | an electronic instrument that measures how much light a solution absorbs | 量度溶液吸收多少光的電子儀器
energy profile | 能線圖 | sign | S5 | a graph of the enthalpy of the mixture against the progress of a reaction | 顯示混合物的焓隨反應進程變化的圖 | also=reaction profile
progress curve | 反應進程曲線 | sign | S5 | a graph of the amount of a reactant or product against time | 顯示反應物或生成物分量隨時間變化的圖
Maxwell-Boltzmann distribution curve | 麥克斯韋–玻耳茲曼分佈曲線 | sign | S6 | a graph of the number of gas particles against their energy at one temperature | 顯示某溫度下氣體粒子數目與其能量關係的圖 | also-zh=麥克斯韋–玻爾茲曼分佈曲線
titration curve | 滴定曲線 | sign | S6 | a graph of pH against the volume of solution added from a burette | 顯示pH值隨加入溶液體積變化的圖
set | quantities of reaction kinetics | 反應動力學的量 | rate of reaction; activation energy; half-life; rate constant; order of reaction
set | energies and constants of a reaction | 反應的能量和常數 | activation energy; enthalpy change; rate constant; bond energy=鍵能
set | factors that affect the rate of a reaction | 影響反應速率的因素 | concentration; surface area; temperature=溫度; gas pressure
set | theories of particles and reactions | 粒子和反應的理論 | collision theory; transition state theory; kinetic theory; Dalton's atomic theory
set | substances in the course of a reaction | 反應過程中的物質 | catalyst; reactant; product; reaction intermediate
set | equations of physical chemistry | 物理化學的方程式 | rate equation; Arrhenius equation; ideal gas equation; Charles' law
set | orders of reaction | 反應級數 | zero order; first order=一級; second order=二級; third order=三級
set | kinds of reactions by energy or speed | 按能量或快慢劃分的反應 | exothermic reaction; endothermic reaction; autocatalysis; photochemical reaction=光化學反應
set | methods of following a reaction | 追蹤反應的方法 | colorimetry; gas volume method; mass loss method; pressure method; titration=滴定
set | graphs of chemistry | 化學的圖像 | energy profile; progress curve; Maxwell-Boltzmann distribution curve; titration curve
order | rate of reaction of a metal with acid as particles get smaller, from the slowest | 金屬粒子愈小時與酸的反應速率，由最慢開始 | one large lump=一大塊 > small granules=小顆粒 > fine powder=細粉末
order | speeds of everyday reactions, from the slowest | 日常反應的快慢，由最慢開始 | rusting of iron=鐵生鏽 > burning of wood=木材燃燒 > explosion of fireworks=煙花爆炸
set | quantities measured in energy and rate experiments | 能量和速率實驗所測的量 | rate of reaction; concentration; enthalpy change; temperature=溫度
set | quantities of gases and solids | 氣體和固體的量 | surface area; gas pressure; molar volume; density
set | substances added for a purpose | 為特定目的加入的物質 | positive catalyst; drying agent; inhibitor; antacid
set | measuring methods by mass, volume or excess | 以質量、體積或過量試劑測定的方法 | mass loss method; gas volume method; heating to constant mass=加熱至恆重; back titration
set | mathematical laws of chemistry | 化學的數學定律 | rate equation; Arrhenius equation; ideal gas equation; Boyle's law

== Named ions and compounds | 常見離子和化合物
ammonium ion | 銨離子 | substance | S4 | the ion made of one nitrogen atom and four hydrogen atoms, which gives a pungent gas when warmed with an alkali | 由一個氮原子和四個氫原子組成、與鹼共熱放出刺激性氣體的離子
hydroxonium ion | 水合氫離子 | substance | S6 | the cation formed when a water molecule accepts a proton | H₂O分子接受一個質子後形成的陽離子 | also=hydronium ion, oxonium ion
hydroxide ion | 氫氧離子 | substance | S3 | the singly charged anion that all alkalis give when dissolved in water | 所有鹼溶於水時都會產生、帶一個負電荷的陰離子 | also-zh=氫氧根離子
oxide ion | 氧離子 | substance | S4 | the simple anion with two negative charges, present in the compounds formed when metals burn in air | 帶兩個負電荷、存在於金屬在空氣中燃燒所生成的化合物中的簡單陰離子 | also-zh=氧化物離子
fluoride ion | 氟離子 | substance | S4 | the halide ion that is added to toothpaste to strengthen the teeth | 加入牙膏以強化牙齒的鹵離子 | also-zh=氟化物離子
chloride ion | 氯離子 | substance | S4 | the halide ion that gives a white precipitate with silver nitrate solution | 遇硝酸銀溶液生成白色沉澱的鹵離子 | also-zh=氯化物離子
bromide ion | 溴離子 | substance | S4 | the halide ion that gives a cream precipitate with silver nitrate solution | 遇硝酸銀溶液生成奶黃色沉澱的鹵離子 | also-zh=溴化物離子
iodide ion | 碘離子 | substance | S4 | the halide ion that gives a yellow precipitate with silver nitrate solution | 遇硝酸銀溶液生成黃色沉澱的鹵離子 | also-zh=碘化物離子
sulphide ion | 硫離子 | substance | S4 | the simple anion that gives a gas smelling of rotten eggs with dilute acids | 遇稀酸放出帶腐壞雞蛋氣味的氣體的簡單陰離子 | also=sulfide ion; also-zh=硫化物離子
nitride ion | 氮離子 | substance | S4 | the simple anion with the formula N³⁻ | 化學式為N³⁻的簡單陰離子 | also-zh=氮化物離子
nitrate ion | 硝酸根離子 | substance | S4 | the ion made of one nitrogen atom and three oxygen atoms, with one negative charge | 由一個氮原子和三個氧原子組成、帶一個負電荷的離子 | not=nitrite ion
nitrite ion | 亞硝酸根離子 | substance | S4 | the ion made of one nitrogen atom and two oxygen atoms, with one negative charge | 由一個氮原子和兩個氧原子組成、帶一個負電荷的離子 | not=nitrate ion
sulphate ion | 硫酸根離子 | substance | S4 | the ion made of one sulphur atom and four oxygen atoms, with two negative charges | 由一個硫原子和四個氧原子組成、帶兩個負電荷的離子 | also=sulfate ion; not=sulphite ion
sulphite ion | 亞硫酸根離子 | substance | S4 | the ion made of one sulphur atom and three oxygen atoms, with two negative charges | 由一個硫原子和三個氧原子組成、帶兩個負電荷的離子 | also=sulfite ion; not=sulphate ion
hydrogensulphate ion | 硫酸氫根離子 | substance | S4 | the ion made of one hydrogen, one sulphur and four oxygen atoms, with one negative charge | 由一個氫原子、一個硫原子和四個氧原子組成、帶一個負電荷的離子
thiosulphate ion | 硫代硫酸根離子 | substance | S5 | the ion made of two sulphur atoms and three oxygen atoms, with two negative charges | 由兩個硫原子和三個氧原子組成、帶兩個負電荷的離子 | also=thiosulfate ion
carbonate ion | 碳酸根離子 | substance | S4 | the ion made of one carbon atom and three oxygen atoms, with two negative charges | 由一個碳原子和三個氧原子組成、帶兩個負電荷的離子 | not=hydrogencarbonate ion
hydrogencarbonate ion | 碳酸氫根離子 | substance | S4 | the ion made of one hydrogen, one carbon and three oxygen atoms, with one negative charge | 由一個氫原子、一個碳原子和三個氧原子組成、帶一個負電荷的離子 | also=bicarbonate ion
phosphate ion | 磷酸根離子 | substance | S4 | the ion made of one phosphorus atom and four oxygen atoms, with three negative charges | 由一個磷原子和四個氧原子組成、帶三個負電荷的離子
permanganate ion | 高錳酸根離子 | substance | S4 | the deep purple singly charged anion with one transition metal atom and four oxygen atoms | 由一個過渡金屬原子和四個氧原子組成、帶一個負電荷的深紫色陰離子
chromate ion | 鉻酸根離子 | substance | S4 | the yellow doubly charged anion with one transition metal atom and four oxygen atoms | 由一個過渡金屬原子和四個氧原子組成、帶兩個負電荷的黃色陰離子 | not=dichromate ion
dichromate ion | 重鉻酸根離子 | substance | S4 | the orange doubly charged anion with two transition metal atoms and seven oxygen atoms | 由兩個過渡金屬原子和七個氧原子組成、帶兩個負電荷的橙色陰離子 | not=chromate ion
hypochlorite ion | 次氯酸根離子 | substance | S4 | the bleaching ion made of one chlorine atom and one oxygen atom, with one negative charge | 由一個氯原子和一個氧原子組成、帶一個負電荷而具漂白作用的離子
chlorate ion | 氯酸根離子 | substance | S4 | the ion made of one chlorine atom and three oxygen atoms, with one negative charge | 由一個氯原子和三個氧原子組成、帶一個負電荷的離子
cyanide ion | 氰離子 | substance | S6 | the very poisonous ion made of one carbon atom and one nitrogen atom joined by a triple bond | 由一個碳原子和一個氮原子以三鍵相連而成的劇毒離子
sodium chloride | 氯化鈉 | substance | S2 | the main component of table salt, obtained from sea water by evaporation | 食鹽的主要成分，可由蒸發海水取得
sodium hydroxide | 氫氧化鈉 | substance | S2 | the strong alkali made by electrolysing brine and used in drain cleaners and soap making | 由電解濃鹽水而得、用於通渠劑和製皂的強鹼 | also=caustic soda
sodium carbonate | 碳酸鈉 | substance | S4 | the compound of washing soda, which softens hard water and does not decompose on heating with a Bunsen burner | 洗滌梳打的成分，能軟化硬水，以本生燈加熱時不會分解 | not=sodium hydrogencarbonate
sodium hydrogencarbonate | 碳酸氫鈉 | substance | S4 | the compound known as baking soda, which gives off carbon dioxide on gentle heating | 俗稱小蘇打、稍為加熱便放出二氧化碳的化合物 | also=sodium bicarbonate
sodium hypochlorite | 次氯酸鈉 | substance | S4 | the active compound of household liquid bleach, which gives a poisonous gas with acids | 家用漂白水的有效成分，遇酸放出有毒氣體
sodium thiosulphate | 硫代硫酸鈉 | substance | S5 | the compound whose clear solution slowly turns cloudy yellow with dilute acid and reacts with iodine in titrations | 其澄清溶液遇稀酸慢慢變得黃濁，並在滴定中與碘反應的化合物
potassium nitrate | 硝酸鉀 | substance | S4 | the compound of saltpetre, used in gunpowder and as a fertilizer | 硝石的成分，用於製造黑火藥和作肥料
potassium permanganate | 高錳酸鉀 | substance | S4 | the dark purple crystalline compound that is a strong oxidizing agent in acid | 深紫色晶體化合物，在酸性溶液中為強氧化劑
potassium dichromate | 重鉻酸鉀 | substance | S4 | the orange crystalline compound whose acidified solution turns green with ethanol | 橙色晶體化合物，其酸化溶液遇乙醇變成綠色
calcium carbonate | 碳酸鈣 | substance | S2 | the insoluble white compound of sea shells that fizzes with dilute hydrochloric acid and is decomposed by strong heat | 貝殼所含的不溶白色化合物，遇稀氫氯酸冒出氣泡，受強熱會分解
calcium sulphate | 硫酸鈣 | substance | S4 | the slightly soluble compound of gypsum and plaster | 石膏的成分，微溶於水 | also=calcium sulfate
calcium chloride | 氯化鈣 | substance | S4 | the very soluble compound whose anhydrous form is used as a drying agent and to melt ice on roads | 易溶於水、無水時用作乾燥劑及令路面積雪融化的化合物
magnesium oxide | 氧化鎂 | substance | S3 | the white powder formed when a metal ribbon burns with a dazzling white light | 金屬帶燃燒並發出眩目白光後生成的白色粉末
magnesium hydroxide | 氫氧化鎂 | substance | S4 | the white weakly alkaline compound of a Group II metal, suspended in water as a milky antacid | 懸浮於水中成為乳狀抗酸劑、由第II族金屬組成的白色弱鹼性化合物
aluminium hydroxide | 氫氧化鋁 | substance | S4 | the white amphoteric compound that is an antacid and dissolves in excess sodium hydroxide solution | 可作抗酸劑、能溶於過量氫氧化鈉溶液的白色兩性化合物
zinc oxide | 氧化鋅 | substance | S4 | the compound that is yellow when hot and white when cold | 熱時呈黃色、冷卻後呈白色的化合物
copper oxide | 氧化銅 | substance | S4 | the black insoluble powder that reacts with dilute sulphuric acid to give a blue solution | 不溶於水、與稀硫酸反應生成藍色溶液的黑色粉末
copper carbonate | 碳酸銅 | substance | S4 | the green powder that fizzes with dilute acid and leaves a black solid on heating | 遇稀酸冒出氣泡、受熱留下黑色固體的綠色粉末
copper sulphate | 硫酸銅 | substance | S2 | the compound that forms blue crystals and is a white powder without water | 晶體呈藍色、失去水後成為白色粉末的化合物 | also=copper sulfate
silver nitrate | 硝酸銀 | substance | S4 | the colourless soluble compound used to test for chloride, bromide and iodide ions | 無色可溶、用來檢定氯離子、溴離子和碘離子的化合物
silver chloride | 氯化銀 | substance | S4 | the white precipitate that turns grey in sunlight and dissolves in dilute aqueous ammonia | 在陽光下變灰、能溶於稀氨水的白色沉澱
silver bromide | 溴化銀 | substance | S4 | the cream precipitate used in photographic film, which dissolves in concentrated but not in dilute aqueous ammonia | 用於攝影菲林、能溶於濃氨水但不溶於稀氨水的奶黃色沉澱
silver iodide | 碘化銀 | substance | S4 | the yellow precipitate that does not dissolve even in concentrated aqueous ammonia | 連濃氨水也不能溶解的黃色沉澱
barium sulphate | 硫酸鋇 | substance | S4 | the white solid insoluble in water and acids, swallowed by patients before X-ray photographs of the gut | 不溶於水和酸、供病人吞服以作腸道X光檢查的白色固體 | also=barium sulfate
ammonium chloride | 氯化銨 | substance | S4 | the white compound that splits into two gases on heating and forms again as white fumes on cooling | 受熱分成兩種氣體、冷卻時又重新形成白煙的白色化合物
ammonium nitrate | 硝酸銨 | substance | S4 | the soluble fertilizer that may explode and is used in instant cold packs | 可溶於水、可能爆炸並用於即用冷敷包的肥料
ammonia | 氨 | substance | S3 | the pungent alkaline gas that turns moist red litmus paper blue and is lighter than air | 能使濕潤紅色石蕊試紙變藍、比空氣輕的刺激性鹼性氣體
carbon dioxide | 二氧化碳 | substance | S1 | the colourless gas that turns limewater milky and is used in some fire extinguishers | 能使石灰水變乳白色、用於某些滅火筒的無色氣體
carbon monoxide | 一氧化碳 | substance | S3 | the colourless odourless poisonous gas from incomplete burning, which binds haemoglobin | 燃燒不完全時產生、能與血紅蛋白結合的無色無味有毒氣體
sulphur dioxide | 二氧化硫 | substance | S3 | the colourless choking gas that turns acidified dichromate green and is a chief cause of acid rain | 能使酸化重鉻酸鹽變綠、為酸雨主因之一的無色刺激性氣體 | also=sulfur dioxide
nitrogen monoxide | 一氧化氮 | substance | S4 | the colourless gas formed in hot car engines, which turns brown at once on meeting air | 在灼熱汽車引擎中形成、遇空氣即變棕色的無色氣體 | also=nitric oxide
nitrogen dioxide | 二氧化氮 | substance | S4 | the brown poisonous gas that dissolves in water to give an acidic solution | 溶於水成酸性溶液的棕色有毒氣體
hydrogen chloride | 氯化氫 | substance | S4 | the colourless fuming gas that gives white fumes with ammonia and a strong acid in water | 與氨生成白煙、溶於水成強酸的無色發煙氣體
hydrogen sulphide | 硫化氫 | substance | S4 | the colourless poisonous gas that smells of rotten eggs | 有腐壞雞蛋氣味的無色有毒氣體 | also=hydrogen sulfide
hydrogen peroxide | 過氧化氫 | substance | S4 | the colourless liquid compound that gives off oxygen with manganese dioxide and bleaches hair | 遇二氧化錳放出氧氣、可漂白頭髮的無色液態化合物
ozone | 臭氧 | substance | S4 | the gas with three oxygen atoms in each molecule, which absorbs ultraviolet light high in the atmosphere | 每個分子由三個氧原子組成、在高空吸收紫外線的氣體
methane | 甲烷 | substance | S4 | the simplest hydrocarbon and chief component of natural gas | 最簡單的烴，為天然氣的主要成分
set | simple anions | 簡單陰離子 | oxide ion; fluoride ion; chloride ion; bromide ion; iodide ion; sulphide ion
set | anions of the halogens | 鹵素的陰離子 | fluoride ion; chloride ion; bromide ion; iodide ion
set | anions of sulphur | 硫的陰離子 | sulphide ion; sulphate ion; sulphite ion; hydrogensulphate ion; thiosulphate ion
set | polyatomic anions | 多原子陰離子 | nitrate ion; sulphate ion; carbonate ion; phosphate ion; hydroxide ion
set | anions with three oxygen atoms | 含三個氧原子的陰離子 | nitrate ion; sulphite ion; carbonate ion; hydrogencarbonate ion; chlorate ion; thiosulphate ion
set | coloured or bleaching anions | 有顏色或具漂白作用的陰離子 | permanganate ion; chromate ion; dichromate ion; hypochlorite ion
set | anions with names that sound alike | 名稱相近的陰離子 | nitrite ion; nitride ion; sulphite ion; sulphide ion; chlorate ion; chloride ion
set | polyatomic ions with hydrogen | 含氫的多原子離子 | ammonium ion; hydroxonium ion; hydroxide ion; hydrogencarbonate ion; hydrogensulphate ion
set | anions with four oxygen atoms | 含四個氧原子的陰離子 | sulphate ion; phosphate ion; permanganate ion; chromate ion
set | anions that contain chlorine, carbon or nitrogen | 含氯、碳或氮的陰離子 | hypochlorite ion; chlorate ion; carbonate ion; cyanide ion; nitrite ion
set | sodium compounds | 鈉的化合物 | sodium chloride; sodium hydroxide; sodium carbonate; sodium hydrogencarbonate; sodium hypochlorite; sodium thiosulphate
set | potassium compounds | 鉀的化合物 | potassium nitrate; potassium permanganate; potassium dichromate; potassium iodide=碘化鉀
set | calcium compounds | 鈣的化合物 | calcium carbonate; calcium oxide=氧化鈣; calcium hydroxide=氫氧化鈣; calcium sulphate; calcium chloride
set | oxides of metals | 金屬氧化物 | calcium oxide=氧化鈣; magnesium oxide; zinc oxide; copper oxide
set | hydroxides | 氫氧化物 | sodium hydroxide; calcium hydroxide=氫氧化鈣; magnesium hydroxide; aluminium hydroxide
set | compounds of copper and other coloured compounds | 銅的化合物及其他有色化合物 | copper oxide; copper carbonate; copper sulphate; potassium dichromate; potassium permanganate
set | silver compounds | 銀的化合物 | silver nitrate; silver chloride; silver bromide; silver iodide
set | insoluble white or yellow solids | 不溶的白色或黃色固體 | silver chloride; silver iodide; barium sulphate; calcium carbonate; aluminium hydroxide
set | salts with nitrogen | 含氮的鹽 | ammonium chloride; ammonium nitrate; potassium nitrate; silver nitrate
set | substances used as antacids or for acidic soil | 作抗酸劑或處理酸性泥土的物質 | magnesium hydroxide; aluminium hydroxide; calcium hydroxide=氫氧化鈣; sodium hydrogencarbonate
set | gases that pollute air | 污染空氣的氣體 | carbon monoxide; sulphur dioxide; nitrogen monoxide; nitrogen dioxide; hydrogen sulphide
set | gases made in the laboratory | 實驗室製備的氣體 | hydrogen; oxygen; carbon dioxide; ammonia; chlorine; hydrogen chloride
set | oxides of non-metals | 非金屬氧化物 | carbon monoxide; carbon dioxide; sulphur dioxide; nitrogen dioxide; silicon dioxide
set | gases with a smell or a colour | 有氣味或顏色的氣體 | ammonia; chlorine; nitrogen dioxide; hydrogen sulphide; sulphur dioxide
set | hydrogen compounds | 氫化合物 | ammonia; hydrogen chloride; hydrogen sulphide; hydrogen peroxide; methane
set | greenhouse and other gases of the atmosphere | 溫室氣體及大氣中的其他氣體 | methane; carbon dioxide; ozone; water vapour; nitrogen
set | household chemicals | 家居化學品 | sodium chloride; sodium hypochlorite; sodium hydrogencarbonate; hydrogen peroxide; ammonia
set | white compounds of everyday uses | 日常用途的白色化合物 | zinc oxide; magnesium oxide; calcium sulphate; calcium chloride; barium sulphate
order | silver halides by rising darkness of yellow | 鹵化銀沉澱，按黃色由淺至深 | silver chloride > silver bromide > silver iodide
cycle | changes among calcium compounds | 鈣的化合物之間的轉變 | calcium carbonate > calcium oxide=氧化鈣 > calcium hydroxide=氫氧化鈣
fact | sodium carbonate | 碳酸鈉 | chemical formula | 化學式 | Na₂CO₃ | Na₂CO₃ |
fact | sodium hydrogencarbonate | 碳酸氫鈉 | chemical formula | 化學式 | NaHCO₃ | NaHCO₃ |
fact | calcium hydroxide | 氫氧化鈣 | chemical formula | 化學式 | Ca(OH)₂ | Ca(OH)₂ |
fact | calcium carbonate | 碳酸鈣 | chemical formula | 化學式 | CaCO₃ | CaCO₃ |
fact | aluminium oxide | 氧化鋁 | chemical formula | 化學式 | Al₂O₃ | Al₂O₃ |
fact | ammonium sulphate | 硫酸銨 | chemical formula | 化學式 | (NH₄)₂SO₄ | (NH₄)₂SO₄ |
fact | magnesium nitrate | 硝酸鎂 | chemical formula | 化學式 | Mg(NO₃)₂ | Mg(NO₃)₂ |
fact | potassium permanganate | 高錳酸鉀 | chemical formula | 化學式 | KMnO₄ | KMnO₄ |
fact | potassium dichromate | 重鉻酸鉀 | chemical formula | 化學式 | K₂Cr₂O₇ | K₂Cr₂O₇ |
fact | hydrogen peroxide | 過氧化氫 | chemical formula | 化學式 | H₂O₂ | H₂O₂ |
fact | sulphate ion | 硫酸根離子 | formula of the ion | 離子的化學式 | SO₄²⁻ | SO₄²⁻ |
fact | sulphite ion | 亞硫酸根離子 | formula of the ion | 離子的化學式 | SO₃²⁻ | SO₃²⁻ |
fact | nitrate ion | 硝酸根離子 | formula of the ion | 離子的化學式 | NO₃⁻ | NO₃⁻ |
fact | nitrite ion | 亞硝酸根離子 | formula of the ion | 離子的化學式 | NO₂⁻ | NO₂⁻ |
fact | carbonate ion | 碳酸根離子 | formula of the ion | 離子的化學式 | CO₃²⁻ | CO₃²⁻ |
fact | hydrogencarbonate ion | 碳酸氫根離子 | formula of the ion | 離子的化學式 | HCO₃⁻ | HCO₃⁻ |
fact | phosphate ion | 磷酸根離子 | formula of the ion | 離子的化學式 | PO₄³⁻ | PO₄³⁻ |
fact | ammonium ion | 銨離子 | formula of the ion | 離子的化學式 | NH₄⁺ | NH₄⁺ |
fact | hydroxide ion | 氫氧離子 | formula of the ion | 離子的化學式 | OH⁻ | OH⁻ |
fact | thiosulphate ion | 硫代硫酸根離子 | formula of the ion | 離子的化學式 | S₂O₃²⁻ | S₂O₃²⁻ |
fact | calcium oxide | 氧化鈣 | common name | 俗稱 | quicklime | 生石灰 |
fact | calcium hydroxide | 氫氧化鈣 | common name | 俗稱 | slaked lime | 熟石灰 |
fact | sodium hydroxide | 氫氧化鈉 | common name | 俗稱 | caustic soda | 苛性鈉 |
fact | sodium hydrogencarbonate | 碳酸氫鈉 | common name | 俗稱 | baking soda | 小蘇打 |
fact | potassium nitrate | 硝酸鉀 | common name | 俗稱 | saltpetre | 硝石 |
set | large polyatomic anions | 較大的多原子陰離子 | chromate ion; dichromate ion; phosphate ion; thiosulphate ion
set | soluble salts | 可溶的鹽 | sodium carbonate; sodium thiosulphate; potassium nitrate; potassium iodide=碘化鉀; calcium chloride
set | salts of metals and ammonium | 金屬鹽和銨鹽 | copper carbonate; copper sulphate; silver nitrate; ammonium chloride; ammonium nitrate
set | yellow, cream or coloured solids | 黃色、奶黃色或其他顏色的固體 | silver bromide; silver iodide; copper carbonate; sulphur; potassium dichromate
set | colourless gases | 無色氣體 | nitrogen monoxide; carbon monoxide; hydrogen chloride; methane; ammonia
set | compounds used on fields and in building | 用於農地和建築的化合物 | ammonium nitrate; potassium nitrate; calcium hydroxide=氫氧化鈣; calcium sulphate

== Fossil fuels and the environment | 化石燃料與環境
coal | 煤 | substance | S4 | the black solid fossil fuel formed from the remains of ancient land plants under heat and pressure | 由古代陸上植物遺骸經高溫高壓形成的黑色固體化石燃料 | not=charcoal
petroleum | 石油 | substance | S4 | the dark thick liquid fossil fuel formed from the remains of tiny sea organisms, which is a mixture of many hydrocarbons | 由微小海洋生物遺骸形成、含多種烴的深色黏稠化石燃料 | also=crude oil; also-zh=原油; not=petrol
natural gas | 天然氣 | substance | S4 | the fossil fuel, chiefly methane, which is often found trapped underground above crude oil | 主要成分為甲烷、常與原油一同蘊藏於地底的化石燃料 | not=town gas
town gas | 煤氣 | substance | S4 | the manufactured piped household fuel of Hong Kong, whose most abundant component is hydrogen | 香港經管道供應家居、含量最多的成分為氫的人造燃料 | not=natural gas, liquefied petroleum gas
liquefied petroleum gas | 液化石油氣 | substance | S4 | the fuel of propane and butane that is stored under pressure in steel cylinders and used by Hong Kong taxis | 由丙烷和丁烷組成、加壓儲存於鋼瓶、香港的士常用的燃料 | also=LPG; not=town gas
biogas | 沼氣 | substance | S4 | the renewable fuel, chiefly methane, that microorganisms release from rotting waste in the absence of air | 微生物在缺氧環境下分解有機廢物所產生、以甲烷為主的可再生燃料 | also-zh=生物氣; not=natural gas
biodiesel | 生物柴油 | substance | S5 | the renewable liquid fuel made from vegetable oils or animal fats by reaction with methanol | 由植物油或動物脂肪與甲醇反應製成的可再生液體燃料 | not=diesel oil
bioethanol | 生物乙醇 | substance | S5 | the renewable liquid fuel made by the fermentation of sugars from crops such as maize and sugar cane | 由粟米、甘蔗等農作物的糖發酵製成的可再生液體燃料
refinery gas | 煉油氣 | substance | S4 | the petroleum fraction with the smallest molecules, which does not condense at room temperature | 分子最小、在室溫下不會凝結的石油餾分 | not=natural gas
naphtha | 石腦油 | substance | S4 | the light petroleum fraction used as a raw material for making chemicals and Hong Kong town gas | 用作化工原料及製造香港煤氣的輕質石油餾分
kerosene | 煤油 | substance | S4 | the petroleum fraction burnt in the jet engines of aircraft | 用作噴射式飛機燃料的石油餾分 | also-zh=火水
diesel oil | 柴油 | substance | S4 | the petroleum fraction used as the fuel of buses and lorries | 用作巴士和貨車引擎燃料的石油餾分 | also=diesel, gas oil; not=petrol
fuel oil | 燃料油 | substance | S4 | the heavy petroleum fraction burnt in the engines of large ships and in the boilers of power stations | 用於大型輪船引擎及發電廠鍋爐的重質石油餾分 | also-zh=重油; not=lubricating oil
lubricating oil | 潤滑油 | substance | S4 | the viscous petroleum fraction spread on moving machine parts to reduce friction and wear | 塗在機器活動部件上以減少摩擦和磨損的黏稠石油餾分 | also-zh=滑潤油
bitumen | 瀝青 | substance | S4 | the black petroleum residue of highest boiling point, used to surface roads and to waterproof roofs | 沸點最高、用來鋪設路面和為屋頂防水的黑色石油殘留物 | also=asphalt
volatile organic compounds | 揮發性有機化合物 | substance | S4 | carbon-containing vapours, such as those of unburnt petrol and paint solvents, which help to form smog | 來自未燃燒的汽油和油漆溶劑等、會促成煙霧的含碳物質蒸氣 | also=VOCs
particulates | 懸浮粒子 | substance | S4 | tiny specks of solid or liquid in the air, such as soot from diesel engines, which harm the lungs | 空氣中飄浮的微小固體或液滴，例如柴油引擎排出的炭黑，會損害肺部 | also=suspended particulates; also-zh=粒狀物
chlorofluorocarbons | 氯氟烴 | substance | S4 | stable halogen-containing compounds once used in refrigerators and spray cans, which destroy the ozone layer | 曾用於雪櫃和噴霧罐、會破壞臭氧層的穩定含鹵素化合物 | also=CFCs; also-zh=氯氟碳化合物
dioxins | 二噁英 | substance | S4 | highly toxic chlorine-containing compounds formed when plastics such as PVC are burnt at too low a temperature | 焚燒聚氯乙烯等塑膠的溫度不夠高時產生的劇毒含氯化合物
cracking | 裂解 | process | S4 | the breaking of large hydrocarbon molecules into smaller ones, some unsaturated, by strong heating, often with a catalyst | 以強熱把大的烴分子斷開成較小、部分含雙鍵的分子的過程 | not=fractional distillation
reforming | 重整 | process | S4 | the conversion of straight-chain hydrocarbons into branched or ring ones with about the same number of carbon atoms | 把直鏈烴轉化為碳原子數目相近的支鏈烴或環烴的過程 | not=cracking
complete combustion | 完全燃燒 | process | S4 | the burning of a hydrocarbon in plenty of oxygen, which gives only carbon dioxide and water | 烴在充足的氧氣中反應，只生成二氧化碳和水的過程 | not=incomplete combustion
incomplete combustion | 不完全燃燒 | process | S4 | the burning of a carbon fuel in too little oxygen, which gives carbon monoxide or soot | 含碳燃料在氧氣不足時反應，產生一氧化碳或炭黑的過程 | not=complete combustion
alcoholic fermentation | 酒精發酵 | process | S4 | the conversion of sugars by yeast into ethanol and carbon dioxide without oxygen | 酵母在缺氧環境下把糖轉化為乙醇和二氧化碳的過程
global warming | 全球暖化 | process | S4 | the gradual rise in the average temperature of the surface of the Earth over the past century or so | 近百多年來地球表面平均溫度逐漸上升的現象 | not=greenhouse effect
greenhouse effect | 溫室效應 | process | S4 | the trapping of heat near the surface of the Earth by gases that absorb infrared radiation | 大氣中某些氣體吸收紅外輻射，令熱保留在地面附近的現象 | not=global warming, ozone depletion
ozone depletion | 臭氧層損耗 | process | S4 | the thinning of the layer of the upper atmosphere that absorbs ultraviolet radiation | 高空大氣中吸收紫外輻射的氣層變薄的現象 | not=greenhouse effect
catalytic converter | 催化轉化器 | device | S4 | a part of the exhaust pipe of a car in which platinum and rhodium turn harmful gases into less harmful ones | 裝在汽車排氣管、以鉑和銠令有害氣體變為害處較小氣體的部件
scrubber | 洗滌器 | device | S4 | a device in a chimney that removes acidic gases by spraying an alkaline liquid through the exhaust | 裝在煙囪內、向排氣噴灑鹼性液體以除去酸性氣體的裝置
fractionating tower | 分餾塔 | device | S4 | a tall steel column, hot at the bottom and cooler at the top, in which crude oil vapour condenses at different levels | 底部熱、頂部較涼，讓原油蒸氣在不同高度凝結的高大鋼製裝置
octane number | 辛烷值 | quantity | S5 | the measure of how well a petrol resists burning too early and knocking in an engine | 量度汽油在引擎內抵抗過早燃燒和爆震能力的數值
flash point | 閃點 | quantity | S5 | the lowest temperature at which the vapour above a liquid catches fire for a moment when a flame is brought near | 液體上方的蒸氣在接近火焰時能瞬間着火的最低溫度 | not=ignition temperature
ignition temperature | 燃點 | quantity | S4 | the lowest temperature at which a substance begins to burn in air by itself without any spark or flame | 物質在空氣中無需火花或火焰便能自行着火的最低溫度 | also-zh=着火溫度; not=flash point
set | fossil fuels and other carbon fuels | 化石燃料和其他含碳燃料 | coal; petroleum; natural gas; charcoal=木炭; biogas
set | household and vehicle fuels in Hong Kong | 香港的家居和車輛燃料 | town gas; liquefied petroleum gas; petrol=汽油; diesel oil; charcoal=木炭
set | gaseous fuels | 氣體燃料 | natural gas; town gas; biogas; liquefied petroleum gas; hydrogen
set | renewable and fossil fuels | 可再生燃料和化石燃料 | biogas; biodiesel; bioethanol; coal; natural gas
set | liquid fuels for engines | 引擎用的液體燃料 | petrol=汽油; diesel oil; kerosene; fuel oil; biodiesel; bioethanol
set | petroleum fractions | 石油餾分 | refinery gas; petrol=汽油; naphtha; kerosene; diesel oil; fuel oil; bitumen
set | heavy products of petroleum | 石油的重質產物 | fuel oil; lubricating oil; paraffin wax=石蠟; bitumen
set | petroleum products and what they are used for | 石油產物及其用途 | petrol=汽油; kerosene; lubricating oil; bitumen; paraffin wax=石蠟
set | black solids with much carbon | 含大量碳的黑色固體 | coal; charcoal=木炭; coke; bitumen; graphite
set | air pollutants from fuels | 燃料產生的空氣污染物 | nitrogen oxides=氮氧化物; sulphur dioxide; carbon monoxide; particulates; volatile organic compounds
set | harmful substances released into the air | 排放到空氣中的有害物質 | dioxins; chlorofluorocarbons; particulates; sulphur dioxide; carbon monoxide
set | gases with effects on climate, ozone or rain | 影響氣候、臭氧或雨水的氣體 | carbon dioxide; chlorofluorocarbons; nitrogen oxides=氮氧化物; sulphur dioxide
set | environmental problems of the atmosphere | 大氣的環境問題 | global warming; greenhouse effect; ozone depletion; acid rain=酸雨; photochemical smog=光化學煙霧
set | devices against air pollution and other industrial devices | 防止空氣污染的裝置和其他工業裝置 | catalytic converter; electrostatic precipitator=靜電除塵器; scrubber; fractionating tower
set | quantities that describe a fuel | 描述燃料的量 | octane number; calorific value=熱值; flash point; ignition temperature; viscosity
set | temperatures at which a change occurs | 發生變化的溫度 | flash point; ignition temperature; boiling point; melting point
set | fuels found or made in different states | 不同狀態的燃料 | petroleum; natural gas; coal; bioethanol
set | effects of sunlight, gases and fertilizers on the environment | 陽光、氣體和肥料對環境的影響 | greenhouse effect; ozone depletion; photochemical smog=光化學煙霧; eutrophication
set | pollutants that contain carbon or chlorine | 含碳或氯的污染物 | volatile organic compounds; dioxins; chlorofluorocarbons; carbon monoxide
order | petroleum fractions by rising boiling point | 石油餾分，按沸點由低至高 | refinery gas > petrol=汽油 > kerosene > diesel oil > fuel oil > bitumen
order | from crude oil in the ground to plastic goods | 由地下原油至塑膠製品 | drilling for crude oil=開採原油 > fractional distillation > cracking > addition polymerization > moulding=成型
order | coals by rising content of carbon | 煤按含碳量由低至高 | peat=泥炭 > lignite=褐煤 > bituminous coal=煙煤 > anthracite=無煙煤

== Homologous series and carbon compounds | 同系列與碳化合物
homologous series | 同系列 | group | S4 | a family of organic compounds with one general formula, in which each member has one CH₂ unit more than the one before | 具有同一通式、相鄰成員相差一個CH₂單位的一族有機化合物
hydrocarbon | 烴 | substance | S4 | a compound of two elements only, whose complete combustion gives nothing but carbon dioxide and water | 只由兩種元素組成、完全燃燒時只生成二氧化碳和水的化合物 | also-zh=碳氫化合物; not=carbohydrate
alkane | 烷烴 | substance | S4 | an open-chain hydrocarbon whose atoms are all joined by single bonds | 所有原子都以單鍵連接的開鏈碳氫化合物 | kind=hydrocarbon; not=alkene
alkene | 烯烴 | substance | S4 | a hydrocarbon with a double bond between two of its carbon atoms | 兩個碳原子之間有雙鍵的碳氫化合物 | kind=hydrocarbon; not=alkane
alkyne | 炔烴 | substance | S4 | a hydrocarbon with a triple bond between two of its carbon atoms | 兩個碳原子之間有三鍵的碳氫化合物 | kind=hydrocarbon
arene | 芳烴 | substance | S5 | a hydrocarbon that contains at least one benzene ring | 含有至少一個苯環的碳氫化合物 | also=aromatic hydrocarbon; kind=hydrocarbon
haloalkane | 鹵烷 | substance | S4 | a compound in which one or more hydrogen atoms of a saturated hydrocarbon have been replaced by Group VII atoms | 飽和烴的一個或多個氫原子被第VII族原子取代而成的化合物 | also=halogenoalkane; also-zh=鹵代烷
alcohol | 醇 | substance | S4 | a compound in which an –OH group is joined to a saturated carbon atom | –OH基團連接於飽和碳原子的有機化合物 | not=ether
aldehyde | 醛 | substance | S4 | a compound with the functional group –CHO at the end of its carbon chain | 碳鏈末端有 –CHO 官能基的化合物 | not=ketone
ketone | 酮 | substance | S4 | a compound whose C=O carbon is bonded to two other carbon atoms | C=O的碳原子兩旁都連接着碳原子的化合物 | not=aldehyde
carboxylic acid | 羧酸 | substance | S4 | an organic compound with the functional group –COOH, which reacts with sodium carbonate to give carbon dioxide | 含 –COOH 官能基、能與碳酸鈉反應放出二氧化碳的有機化合物
ester | 酯 | substance | S4 | a compound formed with water when a carboxylic acid reacts with an alcohol, often of fruity smell | 羧酸與醇反應時與水同時生成、常帶果香的化合物
amide | 酰胺 | substance | S4 | a compound in which a C=O carbon is bonded directly to a nitrogen atom | C=O的碳原子直接連接氮原子的化合物 | not=amine
amine | 胺 | substance | S4 | an organic base in which one or more hydrogen atoms of ammonia have been replaced by hydrocarbon groups | 氨的一個或多個氫原子被烴基取代而成的有機鹽基 | not=amide
ether | 醚 | substance | S5 | a compound in which an oxygen atom is joined by single bonds to two hydrocarbon groups | 氧原子以單鍵連接兩個烴基的化合物 | not=ester
nitrile | 腈 | substance | S5 | a compound whose functional group is a carbon atom joined by a triple bond to a nitrogen atom | 官能基為碳原子以三鍵連接氮原子的化合物
acid anhydride | 酸酐 | substance | S6 | a compound formed when two carboxyl groups lose one molecule of water between them | 由兩個羧基之間脫去一個水分子而成的化合物 | not=ester
functional group | 官能基 | structure | S4 | the atom or set of atoms in a molecule that gives a family of organic compounds its typical reactions | 分子中決定某族有機化合物典型反應的原子或原子團
benzene ring | 苯環 | structure | S5 | a flat hexagon of six carbon atoms with delocalized electrons | 由六個碳原子組成、有離域電子的平面六邊形結構
hydroxyl group | 羥基 | structure | S4 | the functional group of one oxygen atom and one hydrogen atom | 由一個氧原子和一個氫原子組成的官能基 | not=carboxyl group
carbonyl group | 羰基 | structure | S4 | the functional group that consists only of a carbon atom and an oxygen atom joined by a double bond | 只由一個碳原子和一個氧原子以雙鍵連接而成的官能基 | not=carboxyl group
carboxyl group | 羧基 | structure | S4 | the functional group of one carbon, two oxygen and one hydrogen atoms, which makes an organic compound acidic | 由一個碳、兩個氧和一個氫原子組成，令有機化合物呈酸性的官能基 | not=carbonyl group
amino group | 氨基 | structure | S4 | the basic functional group of one nitrogen atom and two hydrogen atoms | 由一個氮原子和兩個氫原子組成、呈鹼性的官能基 | also-zh=胺基; not=nitro group
nitro group | 硝基 | structure | S5 | the functional group of one nitrogen atom and two oxygen atoms | 由一個氮原子和兩個氧原子組成的官能基 | not=amino group
methyl group | 甲基 | structure | S4 | the group of one carbon atom and three hydrogen atoms | 由一個碳原子和三個氫原子組成的基團
ethyl group | 乙基 | structure | S4 | the group of two carbon atoms and five hydrogen atoms | 由兩個碳原子和五個氫原子組成的基團
phenyl group | 苯基 | structure | S5 | the ring-shaped group of six carbon atoms and five hydrogen atoms | 由六個碳原子和五個氫原子組成的環狀基團
ethane | 乙烷 | substance | S4 | the saturated hydrocarbon with two carbon atoms in its molecule | 分子含兩個碳原子的飽和烴
propane | 丙烷 | substance | S4 | the saturated open-chain hydrocarbon with three carbon atoms in its molecule | 分子含三個碳原子的開鏈飽和烴
butane | 丁烷 | substance | S4 | the unbranched saturated open-chain hydrocarbon with four carbon atoms in its molecule | 分子含四個碳原子、不帶支鏈的開鏈飽和烴
pentane | 戊烷 | substance | S4 | the unbranched saturated open-chain hydrocarbon with five carbon atoms in its molecule | 分子含五個碳原子、不帶支鏈的開鏈飽和烴
hexane | 己烷 | substance | S4 | the unbranched saturated open-chain hydrocarbon with six carbon atoms in its molecule | 分子含六個碳原子、不帶支鏈的開鏈飽和烴 | not=cyclohexane
heptane | 庚烷 | substance | S4 | the unbranched saturated open-chain hydrocarbon with seven carbon atoms in its molecule | 分子含七個碳原子、不帶支鏈的開鏈飽和烴
octane | 辛烷 | substance | S4 | the unbranched saturated open-chain hydrocarbon with eight carbon atoms in its molecule | 分子含八個碳原子、不帶支鏈的開鏈飽和烴
cyclohexane | 環己烷 | substance | S5 | the saturated hydrocarbon whose six carbon atoms are joined in a ring | 六個碳原子圍成一圈、只有單鍵的飽和烴 | not=benzene, hexane
ethene | 乙烯 | substance | S4 | the simplest hydrocarbon with a double bond, a gas that makes fruit ripen | 最簡單的含雙鍵烴，是能催熟水果的氣體 | also=ethylene; not=ethane, ethyne
propene | 丙烯 | substance | S4 | the gaseous hydrocarbon with three carbon atoms and one double bond | 含三個碳原子和一個雙鍵的氣態烴 | also=propylene
but-1-ene | 丁-1-烯 | substance | S4 | the unbranched four-carbon hydrocarbon whose double bond is at the end of the chain | 含四個碳原子、不帶支鏈而雙鍵在碳鏈末端的烴 | not=but-2-ene
but-2-ene | 丁-2-烯 | substance | S4 | the unbranched four-carbon hydrocarbon whose double bond is in the middle of the chain | 含四個碳原子、不帶支鏈而雙鍵在碳鏈中間的烴 | not=but-1-ene
ethyne | 乙炔 | substance | S4 | the simplest hydrocarbon with a triple bond, burnt in oxygen in torches that weld and cut metal | 最簡單的含三鍵烴，與氧混合燃燒可焊接和切割金屬 | also=acetylene; not=ethene
benzene | 苯 | substance | S5 | the carcinogenic liquid hydrocarbon whose molecule is a flat hexagon of six CH units | 分子為六個CH單位組成的平面六邊形、會致癌的液態烴 | not=cyclohexane
methylbenzene | 甲苯 | substance | S5 | the aromatic liquid with seven carbon atoms, used as a solvent for paints and glues | 含七個碳原子、用作油漆和膠水溶劑的芳香族液體 | also=toluene; not=benzene
methanol | 甲醇 | substance | S4 | the poisonous liquid with one carbon atom that can cause blindness when it is drunk by mistake | 只含一個碳原子、被誤飲可致失明的有毒液體 | not=ethanol
ethanol | 乙醇 | substance | S4 | the liquid with two carbon atoms which is present in beer and wine | 含兩個碳原子、存在於啤酒和葡萄酒中的液體 | also-zh=酒精; not=methanol
propan-1-ol | 丙-1-醇 | substance | S4 | the three-carbon compound with a single –OH group at the end of its saturated chain | 含三個碳原子、唯一的–OH基團位於飽和碳鏈末端的化合物 | not=propan-2-ol
propan-2-ol | 丙-2-醇 | substance | S4 | the three-carbon compound with a single –OH group on the middle carbon of its saturated chain | 含三個碳原子、唯一的–OH基團位於飽和碳鏈中間的化合物 | not=propan-1-ol
ethane-1,2-diol | 乙-1,2-二醇 | substance | S5 | the two-carbon compound with two –OH groups, used as antifreeze in car engines | 含兩個碳原子、兩個–OH基團，用作汽車引擎防凍劑的化合物 | also=ethylene glycol
propane-1,2,3-triol | 丙-1,2,3-三醇 | substance | S5 | the syrupy three-carbon compound that is set free when fats and oils are hydrolysed | 脂肪和油水解時釋出、含三個碳原子的黏稠化合物 | also=glycerol; also-zh=甘油
methanal | 甲醛 | substance | S4 | the pungent one-carbon gas whose aqueous solution preserves biological specimens | 只含一個碳原子、其水溶液用來保存生物標本的刺鼻氣體 | also=formaldehyde
ethanal | 乙醛 | substance | S4 | the volatile two-carbon compound whose only functional group is –CHO | 含兩個碳原子、唯一的官能基為–CHO的揮發性化合物 | also=acetaldehyde
propanone | 丙酮 | substance | S4 | the three-carbon liquid with a C=O group in the middle, a common remover of nail varnish | 含三個碳原子、C=O位於中間，常用來除去指甲油的液體 | also=acetone
butanone | 丁酮 | substance | S4 | the four-carbon unbranched compound with a C=O group on its second carbon atom | 含四個碳原子、不帶支鏈，第二個碳原子為C=O的化合物
methanoic acid | 甲酸 | substance | S4 | the one-carbon compound in the stings of ants | 只含一個碳原子、存在於螞蟻毒液中的化合物 | also=formic acid; also-zh=蟻酸
propanoic acid | 丙酸 | substance | S4 | the saturated three-carbon compound whose only functional group is –COOH | 含三個碳原子、唯一的官能基為–COOH的飽和化合物
butanoic acid | 丁酸 | substance | S5 | the unbranched four-carbon compound that smells of rancid butter | 含四個碳原子、不帶支鏈，帶變壞牛油氣味的化合物
methylamine | 甲胺 | substance | S5 | the fishy-smelling base with one carbon and one nitrogen atom | 含一個碳原子和一個氮原子、帶魚腥味的有機鹽基
ethanamide | 乙酰胺 | substance | S5 | the neutral two-carbon compound in which C=O is bonded to –NH₂ | 含兩個碳原子、C=O與–NH₂相連的中性化合物 | also=acetamide
chloromethane | 氯甲烷 | substance | S4 | the compound formed when one hydrogen atom of methane is replaced by a chlorine atom | 甲烷的一個氫原子被氯原子取代而成的化合物
dichloromethane | 二氯甲烷 | substance | S4 | a volatile non-flammable solvent with one carbon atom and two hydrogen atoms in its molecule, used to strip paint | 分子含一個碳原子和兩個氫原子、用於去除油漆的不易燃揮發性溶劑
trichloromethane | 三氯甲烷 | substance | S4 | a heavy sweet-smelling liquid with one carbon atom and one hydrogen atom in its molecule, once used as an anaesthetic | 分子含一個碳原子和一個氫原子、曾用作麻醉劑、帶甜香的重質液體 | also=chloroform; also-zh=氯仿
tetrachloromethane | 四氯甲烷 | substance | S4 | a dense toxic liquid whose molecule has one carbon atom and no hydrogen, once used in fire extinguishers and dry cleaning | 分子含一個碳原子而不含氫原子、曾用於滅火筒和乾洗的有毒重質液體 | also=carbon tetrachloride; also-zh=四氯化碳
set | families of hydrocarbons | 烴的類別 | alkane; cycloalkane=環烷烴; alkene; alkyne; arene
set | families of organic compounds with oxygen | 含氧有機化合物的類別 | alcohol; aldehyde; ketone; carboxylic acid; ester; ether
set | families of organic compounds with nitrogen or a C=O group | 含氮或C=O基團的有機化合物的類別 | amide; amine; nitrile; ketone; aldehyde
set | families that are oxidized, hydrolysed or substituted | 可被氧化、水解或取代的類別 | haloalkane; alcohol; aldehyde; ester; nitrile
set | organic compounds and what they contain | 有機化合物及其組成 | hydrocarbon; alcohol; haloalkane; amine; nitrile
set | functional groups | 官能基 | hydroxyl group; carbonyl group; carboxyl group; amino group; nitro group
set | groups of atoms in organic molecules | 有機分子中的基團 | methyl group; ethyl group; phenyl group; hydroxyl group; amino group
set | parts of organic molecules | 有機分子的組成部分 | functional group; main chain=主鏈; side chain=側鏈; benzene ring
set | unbranched alkanes | 不帶支鏈的烷烴 | ethane; propane; butane; pentane; hexane; heptane; octane
set | gaseous hydrocarbons | 氣態烴 | methane; ethane; ethene; ethyne; propane; propene
set | hydrocarbons with six or seven carbon atoms | 含六個或七個碳原子的烴 | hexane; cyclohexane; benzene; methylbenzene; heptane
set | hydrocarbons with double or triple bonds | 含雙鍵或三鍵的烴 | ethene; propene; but-1-ene; but-2-ene; ethyne
set | hydrocarbons with four carbon atoms or fewer | 含四個或以下碳原子的烴 | butane; but-1-ene; but-2-ene; propene; propane
set | alcohols | 醇 | methanol; ethanol; propan-1-ol; propan-2-ol; ethane-1,2-diol; propane-1,2,3-triol
set | compounds with an –OH group | 含–OH基團的化合物 | ethanol; phenol=苯酚; ethane-1,2-diol; propane-1,2,3-triol; propan-2-ol
set | compounds with a C=O group | 含C=O基團的化合物 | methanal; ethanal; propanone; butanone; ethanamide
set | carboxylic acids | 羧酸 | methanoic acid; ethanoic acid; propanoic acid; butanoic acid; ethanedioic acid=乙二酸; benzoic acid=苯甲酸
set | organic compounds with one or two carbon atoms | 含一個或兩個碳原子的有機化合物 | methanol; methanal; methanoic acid; methylamine; ethanal
set | organic compounds with three carbon atoms | 含三個碳原子的有機化合物 | propan-1-ol; propan-2-ol; propanone; propanoic acid; methyl ethanoate=乙酸甲酯; propane
set | organic compounds with two carbon atoms | 含兩個碳原子的有機化合物 | ethanol; ethanal; ethanoic acid; ethanamide; ethane
set | organic compounds with four carbon atoms | 含四個碳原子的有機化合物 | butanone; butanoic acid; ethyl ethanoate=乙酸乙酯; butane
set | aromatic compounds | 芳香族化合物 | benzene; methylbenzene; benzoic acid=苯甲酸; phenol=苯酚; phenylamine=苯胺
set | organic compounds with nitrogen | 含氮的有機化合物 | methylamine; ethanamide; phenylamine=苯胺; urea
set | chlorinated products of methane | 甲烷的氯代產物 | chloromethane; dichloromethane; trichloromethane; tetrachloromethane
set | halogen compounds | 含鹵素的有機化合物 | chloromethane; trichloromethane; tetrachloromethane; 1,2-dibromoethane=1,2-二溴乙烷; chloroethene
set | organic solvents | 有機溶劑 | propanone; ethanol; methylbenzene; dichloromethane; ethyl ethanoate=乙酸乙酯
set | sweet or strong smelling liquids and gases | 有香味或刺鼻氣味的液體和氣體 | ethyl ethanoate=乙酸乙酯; methyl ethanoate=乙酸甲酯; butanoic acid; methylamine; methanal
set | families that form on oxidation or loss of water | 經氧化或脫水生成的化合物類別 | acid anhydride; carboxylic acid; ketone; aldehyde; ether
set | hydrocarbon groups and functional groups | 烴基和官能基 | methyl group; ethyl group; phenyl group; nitro group
set | liquid alkanes and rings | 液態烷烴和環烴 | pentane; octane; heptane; cyclohexane; benzene
set | liquids that do not mix with water | 不與水混合的液體 | 1,2-dibromoethane=1,2-二溴乙烷; hexane; benzene; tetrachloromethane; octane
order | straight-chain alkanes by rising boiling point | 直鏈烷烴，按沸點由低至高 | methane > ethane > propane > butane > pentane > hexane > heptane > octane
order | chlorination of methane, product by product | 甲烷逐步氯化的產物 | methane > chloromethane > dichloromethane > trichloromethane > tetrachloromethane
order | oxidation of ethanol, step by step | 乙醇逐步氧化 | ethanol > ethanal > ethanoic acid
order | two-carbon compounds by rising boiling point | 含兩個碳原子的化合物，按沸點由低至高 | ethane > ethanal > ethanol > ethanoic acid
fact | meth- | 甲 | number of carbon atoms shown by the stem of the name | 名稱字首所示的碳原子數目 | 1 | 1 |
fact | eth- | 乙 | number of carbon atoms shown by the stem of the name | 名稱字首所示的碳原子數目 | 2 | 2 |
fact | prop- | 丙 | number of carbon atoms shown by the stem of the name | 名稱字首所示的碳原子數目 | 3 | 3 |
fact | but- | 丁 | number of carbon atoms shown by the stem of the name | 名稱字首所示的碳原子數目 | 4 | 4 |
fact | pent- | 戊 | number of carbon atoms shown by the stem of the name | 名稱字首所示的碳原子數目 | 5 | 5 |
fact | hex- | 己 | number of carbon atoms shown by the stem of the name | 名稱字首所示的碳原子數目 | 6 | 6 |
fact | hept- | 庚 | number of carbon atoms shown by the stem of the name | 名稱字首所示的碳原子數目 | 7 | 7 |
fact | oct- | 辛 | number of carbon atoms shown by the stem of the name | 名稱字首所示的碳原子數目 | 8 | 8 |
fact | alkanes | 烷烴 | general formula | 通式 | CₙH₂ₙ₊₂ | CₙH₂ₙ₊₂ |
fact | alkenes | 烯烴 | general formula | 通式 | CₙH₂ₙ | CₙH₂ₙ |
fact | alkynes | 炔烴 | general formula | 通式 | CₙH₂ₙ₋₂ | CₙH₂ₙ₋₂ |
fact | alkanols | 烷醇 | general formula | 通式 | CₙH₂ₙ₊₁OH | CₙH₂ₙ₊₁OH |
fact | ethane | 乙烷 | molecular formula | 分子式 | C₂H₆ | C₂H₆ |
fact | ethene | 乙烯 | molecular formula | 分子式 | C₂H₄ | C₂H₄ |
fact | ethyne | 乙炔 | molecular formula | 分子式 | C₂H₂ | C₂H₂ |
fact | propane | 丙烷 | molecular formula | 分子式 | C₃H₈ | C₃H₈ |
fact | propene | 丙烯 | molecular formula | 分子式 | C₃H₆ | C₃H₆ |
fact | butane | 丁烷 | molecular formula | 分子式 | C₄H₁₀ | C₄H₁₀ |
fact | pentane | 戊烷 | molecular formula | 分子式 | C₅H₁₂ | C₅H₁₂ |
fact | benzene | 苯 | molecular formula | 分子式 | C₆H₆ | C₆H₆ |
fact | cyclohexane | 環己烷 | molecular formula | 分子式 | C₆H₁₂ | C₆H₁₂ |
fact | chloroform | 氯仿 | systematic name | 系統名稱 | trichloromethane | 三氯甲烷 |
fact | glycerol | 甘油 | systematic name | 系統名稱 | propane-1,2,3-triol | 丙-1,2,3-三醇 |
fact | acetic acid | 醋酸 | systematic name | 系統名稱 | ethanoic acid | 乙酸 |
fact | formic acid | 蟻酸 | systematic name | 系統名稱 | methanoic acid | 甲酸 |
fact | oxalic acid | 草酸 | systematic name | 系統名稱 | ethanedioic acid | 乙二酸 |

== Isomerism | 同分異構現象
structural isomers | 結構異構體 | substance | S4 | compounds of the same molecular formula whose atoms are joined together in a different order | 分子式相同，但原子連接次序不同的化合物 | also=constitutional isomers; also-zh=構造異構體; not=stereoisomers
stereoisomers | 立體異構體 | substance | S5 | compounds of the same molecular formula whose atoms are joined in the same order but arranged differently in space | 分子式和原子連接次序都相同，只是原子在空間的排列不同的化合物 | not=structural isomers
homologues | 同系物 | substance | S4 | compounds with the same functional group that differ from each other by one or more CH₂ units | 具相同官能基、分子相差一個或多個CH₂單位的化合物 | not=structural isomers
chain isomers | 鏈異構體 | substance | S5 | compounds of the same molecular formula that differ in the branching of the carbon skeleton | 分子式相同，但碳骨架的分支情況不同的化合物 | also-zh=碳鏈異構體; kind=structural isomers
position isomers | 位置異構體 | substance | S5 | compounds of the same molecular formula and carbon skeleton whose functional group is attached to a different carbon atom | 分子式和碳骨架相同，但官能基連接於不同碳原子的化合物 | kind=structural isomers
functional group isomers | 官能基異構體 | substance | S5 | compounds of the same molecular formula that belong to different homologous series | 分子式相同，但屬於不同同系列的化合物 | kind=structural isomers
cis-trans isomers | 順反異構體 | substance | S5 | compounds that differ in the arrangement of groups about a carbon-carbon double bond, which cannot rotate freely | 因碳碳雙鍵不能自由轉動，以致基團在雙鍵兩側的排列不同的化合物 | also=geometrical isomers; also-zh=幾何異構體; kind=stereoisomers; not=enantiomers
enantiomers | 對映異構體 | substance | S5 | compounds whose molecules are mirror images of each other that cannot be superimposed | 分子互為鏡像而不能重疊的化合物 | also=optical isomers; also-zh=對映體; kind=stereoisomers; not=cis-trans isomers
cis isomer | 順式異構體 | substance | S5 | the form of an alkene in which two like groups are on the same side of the double bond | 烯烴中兩個相同基團位於雙鍵同一側的結構形式 | not=trans isomer
trans isomer | 反式異構體 | substance | S5 | the form of an alkene in which two like groups are on opposite sides of the double bond | 烯烴中兩個相同基團位於雙鍵兩側的結構形式 | not=cis isomer
racemic mixture | 外消旋混合物 | substance | S5 | an equal blend of two enantiomers, which does not rotate polarized light | 由等量的一對對映異構體組成、不會使偏振光旋轉的物質 | also=racemate
chiral centre | 手性中心 | structure | S5 | a carbon atom bonded to four different atoms or groups | 連接着四個不同原子或基團的碳原子 | also=chiral carbon, asymmetric carbon; also-zh=手性碳
plane of symmetry | 對稱面 | structure | S5 | an imaginary flat surface that cuts a molecule into halves that are mirror images of each other | 把分子分成互為鏡像的兩半的假想平面
chirality | 手性 | property | S5 | the property of a molecule or object that cannot be superimposed on its own mirror image | 分子或物體不能與自身的鏡像重疊的性質
unsaturation | 不飽和性 | property | S4 | the presence of a double or triple bond between carbon atoms in a molecule | 分子中的碳原子之間含有雙鍵或三鍵的性質
aromaticity | 芳香性 | property | S6 | the special stability of a flat ring whose electrons are delocalized round it, as in benzene | 苯等平面環狀分子因電子離域而特別穩定的性質
2-methylpropane | 2-甲基丙烷 | substance | S4 | the branched alkane with four carbon atoms in its molecule | 分子含四個碳原子、帶支鏈的飽和烴 | also=methylpropane; also-zh=甲基丙烷; not=butane
2-methylbutane | 2-甲基丁烷 | substance | S4 | the alkane with five carbon atoms in its molecule, one of which forms a branch | 分子含五個碳原子、帶一個支鏈的飽和烴 | not=pentane
2,2-dimethylpropane | 2,2-二甲基丙烷 | substance | S4 | the alkane with five carbon atoms in its molecule, one of which is bonded to the other four | 分子含五個碳原子、其中一個與其餘四個相連的飽和烴 | not=2-methylbutane
methoxymethane | 甲氧基甲烷 | substance | S5 | the gaseous compound whose two carbon atoms are both joined to one oxygen atom, an isomer of ethanol | 兩個碳原子都與同一個氧原子相連、分子式與乙醇相同的氣體 | also=dimethyl ether; also-zh=二甲醚
butan-1-ol | 丁-1-醇 | substance | S5 | the four-carbon unbranched compound with a single –OH group at the end of its saturated chain | 含四個碳原子、不帶支鏈，唯一的–OH基團位於飽和碳鏈末端的化合物 | not=butan-2-ol
butan-2-ol | 丁-2-醇 | substance | S5 | the saturated four-carbon compound whose only functional group is an –OH on a chiral centre | 含四個碳原子、唯一的官能基–OH連接於手性中心的飽和化合物 | not=butan-1-ol
2-methylpropan-2-ol | 2-甲基丙-2-醇 | substance | S5 | the four-carbon compound with one –OH group that acidified dichromate does not oxidize | 含四個碳原子和一個–OH基團、不被酸化重鉻酸鹽氧化的化合物
cis-butenedioic acid | 順丁烯二酸 | substance | S5 | the four-carbon dibasic acid with both –COOH groups on the same side of its double bond, which loses water readily on heating | 含四個碳原子、兩個–COOH基團在雙鍵同側、加熱時容易脫水的化合物 | also=maleic acid; also-zh=馬來酸; not=trans-butenedioic acid
trans-butenedioic acid | 反丁烯二酸 | substance | S5 | the four-carbon dibasic acid with –COOH groups on opposite sides of its double bond, which has the higher melting point | 含四個碳原子、兩個–COOH基團分處雙鍵兩側、熔點較高的化合物 | also=fumaric acid; also-zh=富馬酸; not=cis-butenedioic acid
set | kinds of isomers | 異構體的種類 | chain isomers; position isomers; functional group isomers; cis-trans isomers; enantiomers
set | structural isomers and others | 結構異構體及其他 | chain isomers; position isomers; functional group isomers; homologues; stereoisomers
set | substances that share something | 有共通點的物質 | isotopes; allotropes; structural isomers; homologues; stereoisomers
set | features seen in a molecular model | 分子模型中可見的特徵 | chiral centre; plane of symmetry; functional group; benzene ring; side chain=側鏈
set | properties of organic molecules | 有機分子的性質 | chirality; optical activity=旋光性; unsaturation; aromaticity
set | instruments whose names end in -meter | 英文名以-meter結尾的儀器 | polarimeter=旋光計; colorimeter; pH meter; thermometer; bomb calorimeter
set | saturated hydrocarbons with four or five carbon atoms | 含四個或五個碳原子的飽和烴 | butane; 2-methylpropane; pentane; 2-methylbutane; 2,2-dimethylpropane; cyclopentane=環戊烷
set | saturated hydrocarbons that pupils confuse | 容易混淆的飽和烴 | 2-methylpropane; 2-methylbutane; 2,2-dimethylpropane; cyclopentane=環戊烷; cyclohexane
set | compounds of four carbon atoms with oxygen | 含四個碳原子的含氧化合物 | butan-1-ol; butan-2-ol; 2-methylpropan-2-ol; butanone; butanoic acid
set | alcohols with three or four carbon atoms | 含三個或四個碳原子的醇 | propan-1-ol; propan-2-ol; butan-1-ol; butan-2-ol; 2-methylpropan-2-ol
set | organic acids with more than one functional group, or found in food | 含多個官能基或存在於食物中的有機酸 | cis-butenedioic acid; trans-butenedioic acid; lactic acid=乳酸; ethanedioic acid=乙二酸; citric acid
set | compounds studied as isomers | 用作研究異構現象的化合物 | methoxymethane; ethanol; butan-2-ol; lactic acid=乳酸; but-2-ene
set | compounds that are related to each other | 互有關聯的化合物 | cis-trans isomers; enantiomers; structural isomers; homologues
set | ethers, alcohols and aldehydes of two carbon atoms | 含兩個碳原子的醚、醇和醛 | methoxymethane; ethanol; ethanal; ethane-1,2-diol
set | dibasic and hydroxy acids | 二元酸和羥基酸 | cis-butenedioic acid; trans-butenedioic acid; ethanedioic acid=乙二酸; lactic acid=乳酸; salicylic acid
fact | C₄H₁₀ | C₄H₁₀ | number of structural isomers of the formula | 該分子式的結構異構體數目 | 2 | 2 |
fact | C₅H₁₂ | C₅H₁₂ | number of structural isomers of the formula | 該分子式的結構異構體數目 | 3 | 3 |
fact | C₆H₁₄ | C₆H₁₄ | number of structural isomers of the formula | 該分子式的結構異構體數目 | 5 | 5 |
fact | C₇H₁₆ | C₇H₁₆ | number of structural isomers of the formula | 該分子式的結構異構體數目 | 9 | 9 |

== Functional groups and organic reactions | 官能基與有機反應
addition reaction | 加成反應 | process | S4 | a reaction in which a molecule joins on across a multiple bond to give one single product | 一個分子接到另一分子的重鍵上而只生成一種產物的反應 | not=substitution reaction
substitution reaction | 取代反應 | process | S4 | a reaction in which an atom or group in a molecule is replaced by another atom or group | 分子中的一個原子或基團被另一原子或基團代替的反應 | not=addition reaction
elimination reaction | 消去反應 | process | S6 | a reaction in which a small molecule is taken away from two neighbouring carbon atoms, leaving a multiple bond | 從兩個相鄰碳原子脫去小分子而形成重鍵的反應 | also-zh=消除反應; not=substitution reaction
condensation reaction | 縮合反應 | process | S5 | a reaction in which two molecules join into a larger one with the loss of a small molecule such as water | 兩個分子結合成較大分子並脫去水等小分子的反應 | not=addition reaction
hydrogenation | 氫化作用 | process | S5 | the nickel-catalysed change of alkenes into alkanes, which hardens vegetable oils into margarine | 以鎳催化使烯烴變為烷烴、把植物油硬化成人造牛油的反應 | not=catalytic hydration
catalytic hydration | 催化水合作用 | process | S5 | the manufacture of ethanol from ethene and steam over phosphoric acid | 使乙烯與蒸汽在磷酸上反應來製造乙醇的過程 | not=hydrogenation
halogenation | 鹵化作用 | process | S4 | the introduction of chlorine or bromine atoms into an organic molecule | 把氯或溴的原子引入有機分子的反應
nitration | 硝化作用 | process | S6 | the introduction of an –NO₂ group into a benzene ring by a mixture of two concentrated acids | 以兩種濃酸的混合物把 –NO₂ 基團引入苯環的反應
sulphonation | 磺化作用 | process | S6 | the introduction of an –SO₃H group into a benzene ring by a fuming concentrated acid | 以發煙的濃酸把 –SO₃H 基團引入苯環的反應
esterification | 酯化作用 | process | S4 | the reversible reaction of a carboxylic acid with an alcohol, which gives water and a fruity-smelling liquid | 羧酸與醇生成水和帶果香液體的可逆反應 | not=saponification
saponification | 皂化作用 | process | S5 | the boiling of fats or oils with sodium hydroxide solution, which gives glycerol and a washing agent | 把脂肪或油與氫氧化鈉溶液共煮，生成甘油和清潔劑的反應 | not=esterification
chain initiation | 鏈引發 | process | S4 | the first step of a photochemical substitution, in which light splits halogen molecules into free radicals | 光化學取代反應的第一步，光令鹵素分子分裂成自由基
chain propagation | 鏈傳播 | process | S4 | the repeated steps in which a free radical reacts with a molecule and another free radical is formed | 自由基與分子反應並產生另一自由基、不斷重複的步驟 | also-zh=鏈增長
chain termination | 鏈終止 | process | S4 | the last step, in which two free radicals join and no new radical is formed | 兩個自由基互相結合而不再產生自由基的最後步驟
free radical | 自由基 | substance | S4 | an atom or group of atoms that has an unpaired electron and is very reactive | 具有未配對電子、非常活潑的原子或原子團 | also=radical
nucleophile | 親核試劑 | substance | S6 | a species with a lone pair that attacks a carbon atom with a partial positive charge | 具有孤電子對、會進攻帶部分正電荷的碳原子的粒子 | not=electrophile
electrophile | 親電試劑 | substance | S6 | an electron-poor species that accepts an electron pair from a double bond or benzene ring | 缺乏電子、從雙鍵或苯環接受電子對的粒子 | also-zh=親電子試劑; not=nucleophile
primary alcohol | 一級醇 | substance | S4 | an alcohol whose carbon bearing the –OH has at least two hydrogen atoms, so that it is oxidized to a carboxylic acid | 連接–OH的碳原子上有至少兩個氫原子、可氧化成羧酸的醇 | also-zh=伯醇; kind=alcohol
secondary alcohol | 二級醇 | substance | S4 | an alcohol that is oxidized by acidified dichromate to a ketone and no further | 可被酸化重鉻酸鹽氧化，但只能氧化成酮的醇 | also-zh=仲醇; kind=alcohol
tertiary alcohol | 三級醇 | substance | S4 | an alcohol with no hydrogen on the carbon that bears the –OH, so that acidified dichromate does not oxidize it | 連接–OH的碳原子上沒有氫原子、不被酸化重鉻酸鹽氧化的醇 | also-zh=叔醇; kind=alcohol
sodium borohydride | 硼氫化鈉 | substance | S5 | the reducing agent that changes aldehydes and ketones into alcohols but leaves carboxylic acids unchanged | 能把醛和酮變為醇、但不與羧酸反應的還原劑
fatty acid | 脂肪酸 | substance | S5 | a carboxylic acid with a long unbranched hydrocarbon chain | 帶有一條長而不分支烴鏈的羧酸
soap | 肥皂 | substance | S5 | a cleaning agent made of sodium or potassium salts of long-chain carboxylic acids, which forms scum in hard water | 由長鏈羧酸的鈉鹽或鉀鹽組成、在硬水中產生浮渣的清潔劑 | not=soapless detergent
soapless detergent | 非皂性清潔劑 | substance | S5 | a cleaning agent made from petroleum, often with a sulphate or sulphonate head, which lathers well in hard water | 由石油製成、在硬水中亦易起泡的清潔用品，頭部常為硫酸鹽或磺酸鹽 | also-zh=合成洗潔劑; not=soap
scum | 浮渣 | substance | S5 | the insoluble calcium or magnesium salts formed by soap in hard water | 肥皂在硬水中形成的不溶性鈣鹽或鎂鹽
wetting agent | 潤濕劑 | substance | S5 | a substance that lowers the surface tension of water so that it spreads over a fabric | 降低水的表面張力，使水容易在布料上散開的物質 | not=emulsifying agent
emulsifying agent | 乳化劑 | substance | S5 | a substance that breaks oil into tiny drops and keeps them spread in water | 使油分散成小滴並穩定地懸浮在水中的物質 | also=emulsifier; not=wetting agent
bleaching agent | 漂白劑 | substance | S4 | a substance that removes colour from dyes and stains by a chemical reaction | 透過化學反應使染料和污漬褪色的物質 | also=bleach
dehydrating agent | 脫水劑 | substance | S4 | a substance such as concentrated sulphuric acid that takes hydrogen and oxygen in the ratio two to one out of a compound | 如濃硫酸般，能把化合物中的氫和氧以二比一的比例除去的物質 | not=drying agent
hydrophilic head | 親水頭部 | structure | S5 | the ionic end of a detergent particle, which is attracted by the polar solvent | 清潔劑粒子帶電荷、受極性溶劑吸引的一端 | not=hydrophobic tail
hydrophobic tail | 疏水尾部 | structure | S5 | the long hydrocarbon part of a detergent particle, which dissolves in grease | 清潔劑粒子中能溶於油脂的長烴鏈部分 | not=hydrophilic head
aspirin | 阿士匹靈 | substance | S5 | the pain-killing drug that is the ester of 2-hydroxybenzoic acid and also thins the blood | 由2-羥基苯甲酸製成、含酯基並能減少血液凝結的止痛藥 | also=acetylsalicylic acid; also-zh=乙酰水楊酸
ibuprofen | 布洛芬 | substance | S5 | the anti-inflammatory pain-killer with a –COOH group and a chiral centre | 具有–COOH基團和手性中心的消炎止痛藥
penicillin | 青霉素 | substance | S5 | the first widely used antibiotic, obtained from a fungus | 從真菌取得、首種廣泛使用的抗生素 | also-zh=盤尼西林
morphine | 嗎啡 | substance | S5 | the strong addictive pain-killer obtained from the opium poppy | 從罌粟取得、會令人上癮的強力止痛藥
salicylic acid | 水楊酸 | substance | S5 | the compound with –OH and –COOH groups on one benzene ring, from which a common pain-killer is made | 苯環上連有–OH和–COOH基團、用來製造常見止痛藥的化合物 | also=2-hydroxybenzoic acid; also-zh=2-羥基苯甲酸; not=aspirin
set | types of organic reactions | 有機反應的類型 | addition reaction; substitution reaction; elimination reaction; condensation reaction
set | types of organic reactions with water or oxygen | 與水或氧有關的有機反應類型 | hydrolysis; dehydration; oxidation; condensation polymerization
set | reactions of unsaturated and aromatic compounds | 不飽和及芳香族化合物的反應 | hydrogenation; catalytic hydration; halogenation; nitration; sulphonation
set | reactions of alcohols, acids and fats | 醇、酸和脂肪的反應 | esterification; saponification; dehydration; oxidation; hydrogenation
set | industrial reactions of organic compounds | 有機化合物的工業反應 | catalytic hydration; hydrogenation; cracking; saponification; alcoholic fermentation
set | processes whose English names end in -lysis | 英文名以-lysis結尾的過程 | photolysis=光解; electrolysis=電解; pyrolysis=熱解; hydrolysis; catalysis
set | classes of alcohols and phenol | 醇的級別和苯酚 | primary alcohol; secondary alcohol; tertiary alcohol; phenol=苯酚
set | reagents of organic chemistry | 有機化學試劑 | sodium borohydride; potassium dichromate; potassium permanganate; bromine water
set | substances of washing | 與洗滌有關的物質 | soap; soapless detergent; scum; fatty acid; propane-1,2,3-triol
set | parts of detergent particles and other molecules | 清潔劑粒子和其他分子的組成部分 | hydrophilic head; hydrophobic tail; side chain=側鏈; benzene ring
set | drugs | 藥物 | aspirin; paracetamol=撲熱息痛; ibuprofen; penicillin; morphine
set | aromatic acids and pain-killers | 芳香酸和止痛藥 | benzoic acid=苯甲酸; salicylic acid; aspirin; ibuprofen
set | methods of preparing and purifying organic liquids | 製備和純化有機液體的方法 | reflux=回流; simple distillation; fractional distillation; steam distillation; solvent extraction
set | pain-killers and related compounds | 止痛藥和相關化合物 | aspirin; paracetamol=撲熱息痛; morphine; salicylic acid
set | medicines from nature and from the laboratory | 天然和人工合成的藥物 | penicillin; morphine; paracetamol=撲熱息痛; aspirin; cisplatin
set | laboratory techniques | 實驗室技巧 | reflux=回流; recrystallization; filtration; solvent extraction; titration=滴定
set | agents that react with organic compounds | 與有機化合物反應的試劑 | sodium borohydride; bromine water; sodium hydroxide; concentrated sulphuric acid
order | steps of the reaction of methane with chlorine in light | 甲烷與氯在光下反應的步驟 | chain initiation > chain propagation > chain termination
order | preparing an ester in the laboratory | 在實驗室製備酯 | reflux=回流 > neutralize the acid left=中和剩餘的酸 > separate the organic layer=分離有機層 > dry it=乾燥 > distil it=蒸餾
order | making soap from oil | 由油製造肥皂 | boil the oil with sodium hydroxide=把油與氫氧化鈉共煮 > add strong salt solution=加入濃食鹽溶液 > filter off the soap=濾出肥皂 > wash with cold water=以冷水沖洗

== Polymers and materials | 聚合物與物料
monomer | 單體 | substance | S4 | a small molecule, many of which can join together to form a polymer | 能大量互相連結而成聚合物的小分子 | not=polymer
polymer | 聚合物 | substance | S4 | a substance of very large molecules, each formed when many monomers join together | 由許多單體連結而成、分子巨大的物質 | not=monomer
dimer | 二聚體 | substance | S6 | a molecule formed when just two identical smaller molecules join | 由兩個相同的較小分子結合而成的分子
homopolymer | 均聚物 | substance | S6 | a long-chain substance formed from only one kind of monomer | 只由一種單體連結而成的長鏈物質 | not=copolymer
copolymer | 共聚物 | substance | S6 | a long-chain substance formed from two or more different kinds of monomers | 由兩種或以上不同的單體連結而成的長鏈物質 | not=homopolymer
addition polymerization | 加成聚合作用 | process | S4 | the joining of many unsaturated monomers into one long chain without any by-product | 許多不飽和單體連成長鏈而不產生副產品的過程 | not=condensation polymerization
condensation polymerization | 縮合聚合作用 | process | S5 | the joining of many monomers into a long chain with the loss of water or another small molecule at each link | 許多單體連成長鏈、每次連接時脫去水等小分子的過程 | not=addition polymerization
vulcanization | 硫化作用 | process | S5 | the heat treatment of natural rubber that forms cross-links between its chains and makes it harder | 把天然橡膠加熱處理，令分子鏈之間形成交聯而變硬的過程
incineration | 焚化 | method | S4 | the disposal of solid waste by burning it in a furnace, sometimes with recovery of energy | 把固體廢物放在爐中燃燒的處理方法，有時可回收能量
landfilling | 堆填 | method | S4 | the disposal of solid waste by burying it in a large lined pit in the ground | 把固體廢物埋在鋪有墊層的大坑中的處理方法 | also=landfill
polyethene | 聚乙烯 | substance | S4 | the addition polymer with the simplest repeating unit, of which most plastic bags and cling film are made | 重複單位最簡單、常用來製造膠袋和保鮮紙的加成聚合物 | also=polythene, PE
polypropene | 聚丙烯 | substance | S4 | the addition polymer with one methyl side group in each repeating unit, used for ropes and microwave food boxes | 每個重複單位帶一個甲基側基，用於製造繩索和微波爐食物盒的加成聚合物 | also=polypropylene, PP
polystyrene | 聚苯乙烯 | substance | S4 | the addition polymer with one aromatic side group in each repeating unit, often foamed for packing | 每個重複單位帶一個芳香側基，常製成發泡膠作包裝的加成聚合物 | also=PS
polyvinyl chloride | 聚氯乙烯 | substance | S4 | the addition polymer for water pipes and cable covers, which gives off a choking acidic gas on burning | 用於水管和電線外皮、燃燒時產生刺鼻酸性氣體的加成聚合物 | also=PVC, polychloroethene
polytetrafluoroethene | 聚四氟乙烯 | substance | S5 | the very slippery heat-resistant addition polymer that coats non-stick pans | 非常滑溜、耐熱，用作易潔鑊塗層的加成聚合物 | also=PTFE, Teflon; also-zh=特氟龍
Perspex | 有機玻璃 | substance | S4 | the clear tough addition polymer with ester side groups, of which aquarium tanks and shop signs are made | 透明堅硬、帶酯側基，用於製造水族箱和招牌的加成聚合物 | also=polymethyl methacrylate; also-zh=亞加力膠
polyvinyl alcohol | 聚乙烯醇 | substance | S6 | the addition polymer with many –OH groups, which dissolves in water and is used for laundry bags | 帶有許多–OH基團、能溶於水，用於製造洗衣袋的聚合物 | also=PVA
nylon | 尼龍 | substance | S5 | the tough synthetic condensation polymer with –CONH– links between unbranched carbon chains, used for stockings and fishing lines | 以–CONH–連接不分支碳鏈的堅韌合成聚合物，用於絲襪和魚絲
polylactic acid | 聚乳酸 | substance | S5 | the biodegradable polymer made from maize, used for surgical stitches and disposable cups | 由粟米製成、可被微生物分解，用於手術縫線和即棄杯的聚合物 | also=polylactide, PLA
urea-methanal | 脲甲醛 | substance | S5 | the pale thermosetting polymer used for electric plugs and sockets | 用於製造電插頭和插座的淺色熱固性聚合物 | also=urea-formaldehyde; also-zh=尿素甲醛
polyurethane | 聚氨酯 | substance | S6 | the polymer foamed to make cushions, mattresses and sports shoe soles | 常發泡製成坐墊、牀褥和運動鞋底的聚合物
polycarbonate | 聚碳酸酯 | substance | S6 | the clear very impact-resistant polymer of safety goggles, helmets and compact discs | 透明、極耐撞擊，用於護目鏡、頭盔和光碟的聚合物
natural rubber | 天然橡膠 | substance | S4 | the elastic polymer obtained from the milky juice of certain tropical trees | 從某些熱帶樹木的乳狀汁液取得的彈性聚合物
chloroethene | 氯乙烯 | substance | S4 | the toxic unsaturated gas that is the monomer of PVC | 作為PVC的單體、有毒的不飽和氣體 | also=vinyl chloride
styrene | 苯乙烯 | substance | S4 | the unsaturated aromatic liquid that is the monomer of the foamed plastic in packing and disposable cups | 作為發泡膠包裝物料和即棄杯所用塑膠的單體、不飽和的芳香液體 | also=phenylethene
tetrafluoroethene | 四氟乙烯 | substance | S5 | the unsaturated gas without hydrogen atoms that is the monomer of the coating of non-stick pans | 不含氫原子、作為易潔鑊塗層聚合物的單體的不飽和氣體
thermoplastic | 熱塑性塑膠 | substance | S4 | a synthetic polymer that softens on heating and hardens on cooling again and again | 加熱時變軟、冷卻後變硬並可反覆進行的合成聚合物 | also-zh=熱塑性物料; not=thermosetting plastic
elastomer | 彈性體 | substance | S6 | a polymer that can be stretched to several times its length and springs back when released | 可拉長至原長數倍、放手後回復原狀的聚合物
plasticizer | 增塑劑 | substance | S5 | an additive whose small molecules slip between polymer chains and make the material soft and flexible | 小分子滲入聚合物鏈之間、使物料柔軟易彎的添加劑
pigment | 顏料 | substance | S5 | an insoluble additive that gives colour to a plastic or paint | 使塑膠或油漆帶有色彩的不溶性添加劑
filler | 填料 | substance | S5 | a cheap solid additive, such as chalk powder, that adds bulk and stiffness to a plastic | 增加塑膠體積和硬度的廉價固體添加劑，例如白堊粉
foaming agent | 發泡劑 | substance | S5 | an additive that gives off gas in a molten plastic and makes it light | 在熔融塑膠中放出氣體、使成品變輕的添加劑
cross-link | 交聯 | structure | S5 | a covalent bond that ties one polymer chain to a neighbouring one | 把一條聚合物鏈與相鄰的鏈連結起來的共價鍵
repeating unit | 重複單位 | structure | S4 | the smallest set of atoms that occurs again and again along a polymer chain | 沿聚合物鏈不斷出現的最小原子組合 | not=monomer
ester link | 酯鍵 | structure | S5 | the –COO– group that joins the units of the polymer of soft-drink bottles | 連接汽水瓶聚合物各單位的 –COO– 基團 | not=amide link
glycosidic link | 糖苷鍵 | structure | S5 | the bond through an oxygen atom that joins the units of starch and cellulose | 以氧原子連接澱粉和纖維素各單位的鍵
injection moulding | 注塑 | method | S5 | the shaping of plastic by forcing the melt through a nozzle into a cold closed mould with a screw or ram | 以螺桿或活塞把熔融塑膠經噴嘴壓入冷而密封模具的方法 | also-zh=注塑成型
blow moulding | 吹塑 | method | S5 | the shaping of hollow plastic bottles by inflating a hot soft tube inside a mould | 在模具內使熱而軟的管狀塑膠膨脹成空心瓶子的方法 | also-zh=吹塑成型
extrusion moulding | 擠塑 | method | S5 | the shaping of plastic pipes and sheets by pushing the melt continuously through a hole of fixed shape | 把熔融塑膠連續推過固定形狀的孔口，製成管子和薄片的方法 | also=extrusion; also-zh=擠塑成型
vacuum forming | 真空成型 | method | S5 | the shaping of a softened plastic sheet by sucking out the air between it and the mould | 抽走模具與軟化塑膠片之間的空氣，使其貼合模具的方法
compression moulding | 壓塑 | method | S5 | the shaping of a thermosetting powder by heating it in a mould under a heavy plunger | 在模具內加熱熱固性粉末、以重物迫使其成型的方法 | also-zh=壓縮成型
glass | 玻璃 | substance | S4 | a brittle transparent solid without regular structure, made by melting sand with soda and limestone | 由沙、純鹼和石灰石熔成、結構不規則的易碎透明固體
ceramic | 陶瓷 | substance | S5 | a hard brittle heat-resistant material made by firing clay or metal oxides | 由黏土或金屬氧化物經高溫燒製而成、堅硬耐熱但易碎的物料
carbon fibre | 碳纖維 | substance | S5 | the very strong light black threads, chemically related to graphite, used in racing bicycles and aircraft | 與石墨有關、極堅固而輕的黑色幼絲，用於賽車單車和飛機
cement | 水泥 | substance | S4 | the grey powder made by heating limestone with clay, which sets hard after mixing with water | 由石灰石與黏土共熱而成、加水後會硬化的灰色粉末 | not=concrete
concrete | 混凝土 | substance | S4 | the building material made when cement, sand, stones and water are mixed and set hard | 由水泥、沙、石和水混合後硬化而成的建築物料 | not=cement
semiconductor | 半導體 | substance | S5 | a material such as silicon whose electrical conductivity rises with temperature and lies between that of metals and insulators | 如矽般導電性介乎金屬與絕緣體之間、並隨溫度上升而增加的物料
superconductor | 超導體 | substance | S6 | a material that has no electrical resistance at all below a certain low temperature | 低於某一低溫時電阻完全消失的物料 | not=semiconductor
liquid crystal | 液晶 | substance | S6 | a material that flows while its rod-like molecules keep some order, used in flat display screens | 可以流動而棒狀分子仍保持一定排列次序、用於平面顯示屏的物料
simple cubic structure | 簡單立方結構 | structure | S6 | a packing of atoms only at the corners of cubes, so that each atom touches six others | 原子只位於立方體的角、每個原子與六個原子接觸的排列
body-centred cubic structure | 體心立方結構 | structure | S6 | a packing of atoms in which each atom touches eight others at the corners of a cube round it | 每個原子與位於四周立方體八個角上的原子接觸的排列
cubic close-packed structure | 立方緊密堆積結構 | structure | S6 | a packing of atoms in layers in which the fourth layer lies exactly above the first | 原子逐層堆疊、第四層恰好位於第一層正上方的排列 | also=face-centred cubic structure; also-zh=面心立方結構
hexagonal close-packed structure | 六方緊密堆積結構 | structure | S6 | a packing of atoms in layers in which the third layer lies exactly above the first | 原子逐層堆疊、第三層恰好位於第一層正上方的排列
set | substances in the making of plastics | 製造塑膠時的物質 | monomer; polymer; by-product; catalyst
set | molecules small and large | 大小不同的分子 | monomer; dimer; homopolymer; copolymer
set | ways of dealing with solid waste | 處理固體廢物的方法 | incineration; landfilling; recycling=循環再造; composting=堆肥
set | addition polymers | 加成聚合物 | polyethene; polypropene; polystyrene; polyvinyl chloride; polytetrafluoroethene; Perspex
set | foamed and packing plastics | 發泡及包裝塑膠 | polystyrene; polyurethane; polyethene; polypropene
set | polymers with special properties | 具特別性質的聚合物 | polyvinyl alcohol; polytetrafluoroethene; polylactic acid; polycarbonate; natural rubber
set | plastics of the home | 家居塑膠 | polyvinyl chloride; polyethene; urea-methanal; polystyrene; polytetrafluoroethene
set | monomers of addition polymers | 加成聚合物的單體 | ethene; propene; chloroethene; styrene; tetrafluoroethene
set | materials by what heat or pulling does to them | 按受熱或受拉時的表現分類的物料 | thermoplastic; thermosetting plastic=熱固性塑膠; elastomer; shape memory alloy=形狀記憶合金
set | additives of plastics | 塑膠的添加劑 | plasticizer; pigment; filler; foaming agent
set | additives for different purposes | 不同用途的添加劑 | plasticizer; foaming agent; emulsifying agent; wetting agent; pigment
set | features of a polymer chain | 聚合物鏈的特徵 | repeating unit; cross-link; side chain=側鏈; ester link
set | ways of shaping plastics | 塑膠成型的方法 | injection moulding; blow moulding; extrusion moulding; vacuum forming; compression moulding
set | strong light materials | 輕而堅固的物料 | carbon fibre; polycarbonate; nylon; duralumin
set | modern materials | 現代物料 | semiconductor; superconductor; liquid crystal; shape memory alloy=形狀記憶合金; carbon fibre
set | building materials | 建築物料 | cement; concrete; glass; mild steel; bitumen
set | ways in which atoms of metals are packed | 金屬原子的堆積方式 | simple cubic structure; body-centred cubic structure; cubic close-packed structure; hexagonal close-packed structure
set | materials that carry electricity differently | 導電情況不同的物料 | semiconductor; superconductor; strong electrolyte; non-electrolyte
set | small unsaturated molecules | 不飽和的小分子 | styrene; tetrafluoroethene; chloroethene; tetrachloroethene; ethene
set | rubber, plastics and fibres | 橡膠、塑膠和纖維 | natural rubber; nylon; polyvinyl chloride; carbon fibre; polyvinyl alcohol
set | reactions and treatments of large molecules | 大分子的反應和處理 | vulcanization; pyrolysis=熱解; condensation polymerization; hydrolysis
order | making polyvinyl chloride goods | 製造聚氯乙烯製品 | ethene > chloroethene > polyvinyl chloride > pipes and cable covers=水管和電線外皮
fact | polyethylene terephthalate | 聚對苯二甲酸乙二酯 | recycling code number | 塑膠回收編號 | 1 | 1 |
fact | high-density polyethene | 高密度聚乙烯 | recycling code number | 塑膠回收編號 | 2 | 2 |
fact | polyvinyl chloride | 聚氯乙烯 | recycling code number | 塑膠回收編號 | 3 | 3 |
fact | low-density polyethene | 低密度聚乙烯 | recycling code number | 塑膠回收編號 | 4 | 4 |
fact | polypropene | 聚丙烯 | recycling code number | 塑膠回收編號 | 5 | 5 |
fact | polystyrene | 聚苯乙烯 | recycling code number | 塑膠回收編號 | 6 | 6 |
fact | simple cubic structure | 簡單立方結構 | coordination number of each particle | 每粒子的配位數 | 6 | 6 |
fact | body-centred cubic structure | 體心立方結構 | coordination number of each particle | 每粒子的配位數 | 8 | 8 |
fact | cubic close-packed structure | 立方緊密堆積結構 | coordination number of each particle | 每粒子的配位數 | 12 | 12 |
fact | diamond structure | 金剛石結構 | coordination number of each particle | 每粒子的配位數 | 4 | 4 |

== Redox reactions | 氧化還原反應
oxidizing agent | 氧化劑 | substance | S4 | a substance that takes electrons from another and itself undergoes reduction | 從其他物質取得電子、本身被還原的物質 | not=reducing agent
reducing agent | 還原劑 | substance | S4 | a substance that gives electrons to another and itself undergoes oxidation | 把電子給予其他物質、本身被氧化的物質 | not=oxidizing agent
oxidation number | 氧化數 | quantity | S4 | the charge that an atom in a substance would have if every bond to a different element were fully ionic | 假設與不同元素之間的鍵全為離子鍵時，原子所帶的電荷數 | also=oxidation state; also-zh=氧化態
coordination number | 配位數 | quantity | S6 | the count of nearest neighbouring particles around one particle in a crystal or of bonds to the metal in a complex | 晶體中某粒子周圍最接近的粒子數目，或絡合物中與金屬形成的鍵的數目
disproportionation | 歧化作用 | process | S5 | a reaction in which one and the same element is partly oxidized and partly reduced | 同一種元素一部分被氧化、一部分被還原的反應 | also-zh=歧化反應
half equation | 半方程式 | sign | S4 | an expression with electrons that shows only the gain or only the loss of electrons by one species | 寫出電子、只表示一種粒子得電子或失電子的式子 | also=ionic half equation; not=ionic equation
thermochemical equation | 熱化學方程式 | sign | S5 | an expression of a reaction, with all states shown, that is followed by its ΔH value | 標明各物質狀態並附上ΔH數值的反應式
concentrated nitric acid | 濃硝酸 | substance | S4 | the strongly oxidizing liquid that attacks copper without heating and gives off a brown gas | 與銅在室溫下反應並放出棕色氣體的強氧化性液體 | not=dilute nitric acid
dilute nitric acid | 稀硝酸 | substance | S4 | the solution that reacts with copper to give a colourless gas that turns brown in air | 與銅反應生成無色氣體、該氣體遇空氣變棕色的溶液 | not=concentrated nitric acid
concentrated sulphuric acid | 濃硫酸 | substance | S4 | the oily dehydrating liquid that chars sugar and, when hot, gives a choking colourless gas with copper | 使糖炭化、熱時與銅反應放出刺鼻無色氣體的油狀液體
concentrated hydrochloric acid | 濃氫氯酸 | substance | S4 | the fuming liquid that potassium permanganate crystals oxidize to a greenish yellow gas | 會冒煙、被高錳酸鉀晶體氧化成黃綠色氣體的液體
aqua regia | 王水 | substance | S5 | the mixture of three volumes of concentrated hydrochloric acid and one volume of concentrated nitric acid, which dissolves gold | 由三體積濃氫氯酸與一體積濃硝酸混合而成、能溶解黃金的液體
chlorine water | 氯水 | substance | S4 | the pale yellow-green solution that bleaches litmus and turns potassium bromide solution orange | 能漂白石蕊、使溴化鉀溶液變橙色的淡黃綠色溶液 | not=bromine water
bromine water | 溴水 | substance | S4 | the orange solution that alkenes turn colourless and that turns potassium iodide solution brown | 能被烯烴褪色、使碘化鉀溶液變棕色的橙色溶液 | not=chlorine water
iodine solution | 碘溶液 | substance | S1 | the brown solution that turns dark blue with starch and colourless with sodium thiosulphate | 遇澱粉變深藍色、遇硫代硫酸鈉變無色的棕色溶液 | not=bromine water
set | numbers that describe atoms in substances | 描述物質中原子的數目 | oxidation number; coordination number; atomic number; mass number
set | equations of chemistry | 化學中的方程式 | half equation; thermochemical equation; ionic equation; word equation
set | series and charts of chemistry | 化學的序列和圖表 | electrochemical series=電化序; reactivity series; periodic table; pH scale=pH標度
set | ways in which elements or compounds are classed together | 元素或化合物的歸類 | homologous series; group; period; d-block elements
set | reactions in which oxidation numbers change | 氧化數有改變的反應 | disproportionation; displacement reaction; combustion; rusting
set | concentrated and dilute acids | 濃酸和稀酸 | concentrated nitric acid; dilute nitric acid; concentrated sulphuric acid; concentrated hydrochloric acid; aqua regia
set | coloured solutions and other test liquids | 有顏色的溶液和其他試液 | chlorine water; bromine water; iodine solution; limewater
set | oxidizing agents | 氧化劑 | concentrated nitric acid; concentrated sulphuric acid; potassium permanganate; potassium dichromate; chlorine water; hydrogen peroxide
set | anions that are oxidized or reduced in school experiments | 在學校實驗中被氧化或還原的陰離子 | permanganate ion; dichromate ion; iodide ion; sulphite ion
set | acids and acid mixtures in redox reactions | 氧化還原反應中的酸和混酸 | dilute nitric acid; concentrated nitric acid; aqua regia; concentrated hydrochloric acid; dilute sulphuric acid=稀硫酸
set | coloured oxidizing agents | 有顏色的氧化劑 | iodine solution; bromine water; potassium dichromate; potassium permanganate
set | equations and formulae | 方程式和化學式 | half equation; thermochemical equation; empirical formula; structural formula
fact | manganese in the permanganate ion | 高錳酸根離子中的錳 | oxidation number | 氧化數 | +7 | +7 |
fact | chromium in the dichromate ion | 重鉻酸根離子中的鉻 | oxidation number | 氧化數 | +6 | +6 |
fact | nitrogen in the nitrate ion | 硝酸根離子中的氮 | oxidation number | 氧化數 | +5 | +5 |
fact | sulphur in the sulphite ion | 亞硫酸根離子中的硫 | oxidation number | 氧化數 | +4 | +4 |
fact | nitrogen in ammonia | 氨中的氮 | oxidation number | 氧化數 | −3 | −3 |
fact | oxygen in hydrogen peroxide | 過氧化氫中的氧 | oxidation number | 氧化數 | −1 | −1 |
fact | chlorine in the hypochlorite ion | 次氯酸根離子中的氯 | oxidation number | 氧化數 | +1 | +1 |
fact | oxygen in water | 水中的氧 | oxidation number | 氧化數 | −2 | −2 |

== Chemical cells and electrolysis | 化學電池與電解
simple chemical cell | 簡單化學電池 | device | S4 | two different metals that dip into one electrolyte and drive a current through a wire between them | 把兩種不同金屬插入同一電解質，使電流經導線通過的裝置 | not=electrolytic cell
Daniell cell | 丹聶爾電池 | device | S4 | zinc in zinc sulphate solution and copper in copper sulphate solution, kept apart by a porous wall and giving a current | 以多孔容器分隔浸於硫酸鋅溶液的鋅和浸於硫酸銅溶液的銅而產生電流的裝置 | not=simple chemical cell
voltaic pile | 伏打電堆 | device | S4 | the first battery, a stack of zinc and copper or silver discs parted by cloth soaked in brine | 由鋅片與銅片或銀片相疊、以浸有鹽水的布相隔而成的首個電池組
zinc-carbon cell | 鋅碳電池 | device | S4 | the cheapest dry cell, with an acidic ammonium chloride paste, whose voltage falls in use and whose case may leak | 以酸性氯化銨糊為電解質、價錢最低、電壓會逐漸下降並可能漏液的乾電池
alkaline manganese cell | 鹼性錳電池 | device | S4 | the long-lasting 1.5 V non-rechargeable cylinder cell whose electrolyte is potassium hydroxide | 以氫氧化鉀為電解質、較耐用、電壓為1.5 V而不能充電的圓柱形乾電池
silver oxide cell | 氧化銀電池 | device | S4 | the small button-shaped non-rechargeable cell of very steady voltage, used in watches and hearing aids | 體積小、呈鈕扣形、電壓非常穩定，用於手錶和助聽器而不能充電的電池
nickel-cadmium cell | 鎳鎘電池 | device | S4 | the rechargeable 1.2 V cell that contains a toxic heavy metal and can lose capacity if charged before it is fully run down | 含有毒重金屬、未用完便充電會減少容量的1.2 V充電式電池
lithium ion cell | 鋰離子電池 | device | S4 | the light rechargeable cell of over 3 V in mobile phones and electric cars | 用於手提電話和電動車、電壓超過3 V的輕便充電式電池
lead-acid accumulator | 鉛酸蓄電池 | device | S4 | the heavy rechargeable battery of 2 V units that starts the engine of a car | 由每個2 V的單元組成、用來啟動汽車引擎的笨重充電式電池組 | also=car battery
fuel cell | 燃料電池 | device | S4 | a device that gives a current as long as hydrogen or another reactant is fed in from outside | 只要不斷由外面供應氫等反應物便能持續產生電流的裝置 | not=secondary cell
primary cell | 一次電池 | device | S4 | a source of current whose sealed-in reactants are used up, and which cannot be recharged | 內藏的反應物用盡後不能充電的電源 | not=secondary cell
secondary cell | 二次電池 | device | S4 | a source of current whose reactions can be reversed by passing a current backwards through it, so that it is used many times | 可通入反向電流使反應逆轉、因而可多次使用的電源 | also=rechargeable cell; also-zh=充電電池; not=primary cell
electrolytic cell | 電解池 | device | S4 | a vessel in which a current from a supply outside brings about a chemical change | 由外來電源通電而引起化學變化的容器 | not=simple chemical cell
standard hydrogen electrode | 標準氫電極 | device | S6 | platinum in acid of fixed concentration under a gas at fixed pressure, whose potential is taken as zero | 置於固定濃度的酸和固定壓強的氣體中、電勢定為零的鉑裝置
anode | 陽極 | structure | S4 | the electrode at which oxidation takes place | 發生氧化作用的電極 | not=cathode
cathode | 陰極 | structure | S4 | the electrode at which reduction takes place | 發生還原作用的電極 | not=anode
salt bridge | 鹽橋 | structure | S4 | the strip or tube soaked in an electrolyte that lets ions pass between two half-cells | 浸有電解質、讓離子在兩個半電池之間移動的紙條或管子
ion exchange membrane | 離子交換膜 | structure | S5 | the thin polymer sheet that lets particles of only one sign of charge pass between the parts of an electrolyser | 只讓一種電荷的粒子通過的聚合物薄片
strong electrolyte | 強電解質 | substance | S4 | a compound that ionizes completely in water, so that its solution conducts well | 在水中完全電離、其溶液導電性良好的化合物 | not=weak electrolyte
weak electrolyte | 弱電解質 | substance | S4 | a compound that ionizes only partly in water, so that its solution conducts poorly | 在水中只有部分電離、其溶液導電性差的化合物 | not=strong electrolyte
non-electrolyte | 非電解質 | substance | S4 | a compound such as sugar that gives no ions when melted or dissolved in water | 如糖般，在熔融或溶於水時都不產生離子的化合物
inert electrode | 惰性電極 | structure | S4 | a conductor such as platinum or graphite that carries current into a solution but takes no part in the reaction | 如鉑或石墨般，把電流導入溶液而本身不參與反應的導體
catalysis | 催化作用 | process | S5 | the speeding up of a reaction by a substance that is not used up itself | 由本身不被消耗的物質使反應加快的過程
electrorefining | 電解精煉 | method | S4 | the purification of copper by making the impure metal the anode and a thin pure sheet the cathode | 以不純的銅作陽極、純銅薄片作陰極來提純金屬的方法 | also-zh=電解提純
preferential discharge | 優先放電 | process | S4 | the gaining or losing of electrons at an electrode by one kind of ion ahead of the other ions present | 某種離子較溶液中其他離子先在電極得失電子的現象
charging | 充電 | process | S4 | the forcing of a current backwards through a rechargeable battery, so that its first substances form again | 把電流反向通過可反覆使用的電池，使原來的物質重新生成的過程
standard electrode potential | 標準電極電勢 | quantity | S6 | the voltage of a half-cell measured against a hydrogen half-cell, all solutions being 1 M at 298 K and 1 atm | 在298 K、1 atm及溶液濃度為1 M時，某半電池相對於氫半電池的電壓
electromotive force | 電動勢 | quantity | S5 | the voltage of a cell when no current is drawn from it | 電池沒有輸出電流時兩極之間的電壓 | also=e.m.f.
Faraday constant | 法拉第常數 | quantity | S5 | the charge of one mole of electrons, about 96 500 C | 一摩爾電子所帶的電荷量，約為96 500 C | not=Avogadro constant
quantity of electricity | 電量 | quantity | S5 | the product of the current and the time for which it flows, measured in coulombs | 電流與通電時間的乘積，以庫侖為單位
Faraday's first law of electrolysis | 法拉第電解第一定律 | law | S5 | the rule that the mass of a substance set free at an electrode is proportional to the charge passed | 電極上析出物質的質量與通過的電荷量成正比的定律
Nernst equation | 能斯特方程式 | law | S6 | the expression that gives the potential of an electrode or cell from the concentrations of the species present | 由各粒子的濃度計算電極或電池電勢的公式
set | cells of everyday use | 日常使用的電池 | zinc-carbon cell; alkaline manganese cell; silver oxide cell; nickel metal hydride cell=鎳金屬氫化物電池; lithium ion cell; lead-acid accumulator
set | rechargeable cells | 可充電的電池 | nickel metal hydride cell=鎳金屬氫化物電池; nickel-cadmium cell; lithium ion cell; lead-acid accumulator
set | cells that are thrown away when they are used up, and others | 用盡後棄置的電池及其他電源 | zinc-carbon cell; alkaline manganese cell; silver oxide cell; fuel cell
set | cells of the laboratory and of history | 實驗室和歷史上的電池 | simple chemical cell; Daniell cell; voltaic pile; lead-acid accumulator
set | cells by how they work | 按運作方式分類的電池 | primary cell; secondary cell; fuel cell; electrolytic cell
set | electrochemical devices | 電化學裝置 | electrolytic cell; simple chemical cell; standard hydrogen electrode; fuel cell
set | parts of a cell or electrolyser | 電池或電解裝置的部分 | anode; cathode; salt bridge; external circuit=外電路; ion exchange membrane
set | parts through which charge passes | 電荷通過的部分 | inert electrode; salt bridge; external circuit=外電路; ion exchange membrane
set | substances by the way they conduct electricity | 按導電情況分類的物質 | strong electrolyte; weak electrolyte; non-electrolyte; semiconductor
set | processes brought about by electricity, light, heat or water | 由電、光、熱或水引起的過程 | electrolysis=電解; photolysis=光解; thermal decomposition; hydrolysis
set | methods that treat metals | 處理金屬的方法 | electroplating=電鍍; electrorefining; anodizing; galvanizing; tin-plating
set | constants and charges | 常數與電荷 | Faraday constant; Avogadro constant; quantity of electricity; molar volume
set | laws and equations named after scientists | 以科學家命名的定律和方程式 | Faraday's first law of electrolysis; Nernst equation; Hess's law; Arrhenius equation; Boyle's law
set | devices with electrodes | 有電極的裝置 | Daniell cell; voltaic pile; simple chemical cell; electrolytic cell
set | sources of current that can or cannot be used again | 可否重用的電源 | primary cell; secondary cell; fuel cell; solar cell=太陽能電池
set | what is done with a current | 利用電流的方法 | electroplating=電鍍; electrorefining; anodizing; electrolysis of brine=濃鹽水電解
set | laws and equations of cells and solutions | 電池和溶液的定律和公式 | Nernst equation; Faraday's first law of electrolysis; Henry's law; Arrhenius equation
set | voltages, charges and currents | 電壓、電荷和電流 | electromotive force; standard electrode potential; quantity of electricity; current=電流
set | substances and the ions in them | 物質及其離子 | weak electrolyte; strong electrolyte; non-electrolyte; ionic liquid
order | metals by rising tendency to form ions in a simple cell | 金屬在簡單電池中按形成離子的傾向由低至高 | silver > copper > iron > zinc > magnesium
order | cells by the date of their invention | 電池按發明的先後 | voltaic pile > Daniell cell > lead-acid accumulator > nickel-cadmium cell > lithium ion cell
order | cations by rising ease of discharge at an inert cathode, equal concentrations | 濃度相同的陽離子在惰性陰極放電，由難至易 | sodium ion=鈉離子 > zinc ion=鋅離子 > copper ion=銅離子 > silver ion=銀離子

== Energetics | 能量學
standard enthalpy change of formation | 標準生成焓變 | quantity | S5 | the heat change when one mole of a compound is made from its elements in their standard states at 298 K and 1 atm | 在298 K及1 atm下，由處於標準狀態的元素製得一摩爾化合物時的熱量變化 | also-zh=標準形成焓變; not=standard enthalpy change of combustion
standard enthalpy change of combustion | 標準燃燒焓變 | quantity | S5 | the heat change when one mole of a substance reacts completely with oxygen at 298 K and 1 atm | 在298 K及1 atm下，一摩爾物質與氧完全反應時的熱量變化 | not=standard enthalpy change of formation
standard enthalpy change of neutralization | 標準中和焓變 | quantity | S5 | the heat change when an acid and an alkali give one mole of water under fixed conditions of 298 K and 1 atm | 在298 K及1 atm下，酸與鹼生成一摩爾水時的熱量變化
standard enthalpy change of solution | 標準溶解焓變 | quantity | S5 | the heat change when one mole of a substance mixes with so much water that further dilution has no heat effect | 一摩爾物質分散於大量水中，直至再加水也沒有熱效應時的熱量變化
standard enthalpy change of hydration | 標準水合焓變 | quantity | S6 | the heat change when one mole of gaseous ions forms a very dilute aqueous solution | 一摩爾氣態離子形成極稀的水溶液時的熱量變化
standard enthalpy change of vaporization | 標準汽化焓變 | quantity | S6 | the heat change when one mole of a liquid turns completely into gas at 1 atm | 在1 atm下，一摩爾液體完全變為氣體時的熱量變化 | not=standard enthalpy change of fusion
standard enthalpy change of fusion | 標準熔化焓變 | quantity | S6 | the heat change when one mole of a solid turns completely into liquid at 1 atm | 在1 atm下，一摩爾固體完全變為液體時的熱量變化 | not=standard enthalpy change of vaporization
lattice enthalpy | 晶格焓 | quantity | S6 | the heat change when one mole of an ionic solid forms from its separate gaseous ions | 由分開的氣態離子形成一摩爾離子固體時的熱量變化
enthalpy | 焓 | quantity | S5 | the heat content of a system, whose change is the heat exchanged at constant pressure | 系統的含熱量，其變化等於恆壓下交換的熱量 | not=entropy
entropy | 熵 | quantity | S6 | the measure of the disorder of a system | 量度系統混亂程度的量 | not=enthalpy
Gibbs free energy | 吉布斯自由能 | quantity | S6 | the quantity that falls in any change which goes by itself at constant temperature and pressure | 在恆溫恆壓下自發變化時必定下降的量
internal energy | 內能 | quantity | S5 | the total of the kinetic and potential energies of all particles in a system | 系統中所有粒子的動能與勢能的總和
specific heat capacity | 比熱容量 | quantity | S5 | the heat needed to raise the temperature of each gram or kilogram of a substance by one degree | 使每克或每千克物質的溫度上升一度所需的熱量 | not=heat capacity
heat capacity | 熱容量 | quantity | S5 | the energy needed to raise the temperature of a whole object or vessel by one degree | 使整個物體或容器的溫度上升一度所需的能量 | not=specific heat capacity
Hess's law | 赫斯定律 | law | S5 | the rule that the heat change of a reaction depends only on the starting and final states and not on the route | 反應的熱量變化只取決於始態和終態，與途徑無關的定律 | also=law of constant heat summation
first law of thermodynamics | 熱力學第一定律 | law | S6 | the rule that energy can change its form but can be neither made nor destroyed | 能量可轉換形式，但不能創造也不能消滅的定律
second law of thermodynamics | 熱力學第二定律 | law | S6 | the rule that the disorder of the universe increases in every spontaneous change | 在任何自發變化中宇宙的混亂程度必定增加的定律
third law of thermodynamics | 熱力學第三定律 | law | S6 | the rule that a perfect crystal at absolute zero has no disorder at all | 完美晶體在絕對零度時混亂程度為零的定律
Born-Haber cycle | 玻恩–哈柏循環 | sign | S6 | a closed diagram of enthalpy changes from which the energy of forming an ionic solid from its gaseous ions is found | 由多個焓變組成、用來求得由氣態離子形成離子固體的能量的閉合圖
bomb calorimeter | 彈式量熱器 | device | S5 | a thick steel vessel filled with oxygen, in which a sample is burnt to find the heat released at constant volume | 充滿氧氣、燃燒樣本以量度恆容下所釋出熱量的厚鋼容器 | also-zh=彈式熱量計
surroundings | 環境 | system | S5 | everything in the universe outside the reaction that is being studied | 所研究的反應以外的一切事物
set | standard enthalpy changes | 標準焓變 | standard enthalpy change of formation; standard enthalpy change of combustion; standard enthalpy change of neutralization; standard enthalpy change of solution
set | enthalpy changes of the Born-Haber cycle and of ions | 與玻恩–哈柏循環及離子有關的焓變 | standard enthalpy change of atomization=標準原子化焓變; lattice enthalpy; standard enthalpy change of hydration; first ionization enthalpy; electron affinity
set | enthalpy changes of making and parting particles | 粒子生成或分開時的焓變 | standard enthalpy change of atomization=標準原子化焓變; standard enthalpy change of vaporization; standard enthalpy change of fusion; lattice enthalpy; standard enthalpy change of solution
set | quantities of heat experiments | 熱學實驗的量 | specific heat capacity; heat capacity; temperature=溫度; calorific value=熱值; enthalpy
set | laws of energy | 能量定律 | Hess's law; first law of thermodynamics; second law of thermodynamics; third law of thermodynamics
set | graphs and diagrams of energy and rate | 能量與速率的圖 | Born-Haber cycle; energy profile; Maxwell-Boltzmann distribution curve; progress curve
set | enthalpy changes of changes of state and mixing | 狀態變化和混合的焓變 | standard enthalpy change of vaporization; standard enthalpy change of fusion; standard enthalpy change of solution; standard enthalpy change of hydration
set | enthalpy changes of chemical reactions | 化學反應的焓變 | standard enthalpy change of formation; standard enthalpy change of combustion; standard enthalpy change of neutralization; standard enthalpy change of atomization=標準原子化焓變
set | quantities of heat and order | 熱與有序程度的量 | entropy; enthalpy; heat capacity; specific heat capacity
set | energies of particles and reactions | 粒子和反應的能量 | internal energy; activation energy; bond energy=鍵能; enthalpy change
order | finding the enthalpy change of neutralization in a foam cup | 以發泡膠杯求中和焓變 | measure the volumes of acid and alkali=量度酸和鹼的體積 > record the starting temperatures=記錄初溫 > mix and stir=混合並攪拌 > record the highest temperature=記錄最高溫度 > work out the heat released=計算釋出的熱量

== Chemical equilibrium | 化學平衡
dynamic equilibrium | 動態平衡 | idea | S5 | the state of a closed system in which the forward and backward reactions go on at equal rates and concentrations stay constant | 密閉系統中正向和逆向反應以相同速率進行、各濃度保持不變的狀態
homogeneous equilibrium | 均相平衡 | idea | S5 | an equilibrium in which all the reactants and products are in the same phase | 所有反應物和生成物都處於同一相的平衡狀態 | not=heterogeneous equilibrium
heterogeneous equilibrium | 多相平衡 | idea | S5 | an equilibrium in which the reactants and products are in more than one phase | 反應物和生成物並非全部處於同一相的平衡狀態 | also-zh=非均相平衡; not=homogeneous equilibrium
homogeneous catalysis | 均相催化 | idea | S6 | the speeding up of a reaction by a substance in the same phase as the reactants | 由與反應物同相的物質加快反應的方式 | not=heterogeneous catalysis
heterogeneous catalysis | 多相催化 | idea | S6 | the speeding up of a reaction by a substance in a different phase from the reactants, such as a solid for gases | 由與反應物不同相的物質加快反應的方式，例如固體加快氣體的反應 | also-zh=非均相催化; not=homogeneous catalysis
reversible reaction | 可逆反應 | process | S5 | a change in which products can turn back into reactants under the same conditions | 在相同條件下生成物可重新變成反應物的變化 | not=irreversible reaction
irreversible reaction | 不可逆反應 | process | S5 | a change that goes practically to completion, the products not turning back into reactants | 幾乎完全進行、生成物不會變回反應物的變化 | not=reversible reaction
forward reaction | 正向反應 | process | S5 | the change from left to right in the equation of an equilibrium | 平衡方程式中由左至右的變化 | not=backward reaction
backward reaction | 逆向反應 | process | S5 | the change from right to left in the equation of an equilibrium | 平衡方程式中由右至左的變化 | also=reverse reaction; not=forward reaction
common ion effect | 同離子效應 | process | S6 | the fall in solubility of a salt when a substance that shares one of its charged particles is added | 加入與某鹽共有一種帶電粒子的物質，令該鹽溶解度下降的現象
salting out | 鹽析 | process | S5 | the separation of soap from a solution when much sodium chloride is added | 加入大量氯化鈉使肥皂從溶液中分離出來的過程
partition coefficient | 分配系數 | quantity | S6 | the ratio of the concentrations of one solute in two immiscible solvents in contact | 同一溶質在互相接觸的兩種不相混溶劑中的濃度之比 | also=distribution coefficient; also-zh=分配係數
mole fraction | 摩爾分數 | quantity | S6 | the number of particles of one component divided by the total number of particles in a mixture | 混合物中某成分的粒子數目與總粒子數目之比
partial pressure | 分壓 | quantity | S6 | the pressure that one gas of a mixture would exert if it alone filled the whole vessel | 混合氣體中某成分單獨充滿整個容器時所施的壓強 | also-zh=分壓強
vapour pressure | 蒸氣壓 | quantity | S6 | the pressure of the gas that is in equilibrium with its own liquid in a closed vessel | 密閉容器中與本身液體達至平衡的氣體所施的壓強 | also-zh=蒸氣壓強
Le Chatelier's principle | 勒沙特列原理 | law | S5 | the rule that a system at equilibrium which is disturbed shifts in the direction that reduces the effect of the disturbance | 處於平衡的系統受干擾時，會朝減弱該干擾的方向移動的規則
Henry's law | 亨利定律 | law | S6 | the rule that the amount of a gas dissolved in a liquid is proportional to the pressure of the gas above it | 溶於液體的氣體量與液面上該氣體的壓強成正比的定律
Raoult's law | 拉烏爾定律 | law | S6 | the rule that the vapour pressure of a component of an ideal solution is proportional to its mole fraction | 理想溶液中某成分的蒸氣壓與其摩爾分數成正比的定律
dinitrogen tetroxide | 四氧化二氮 | substance | S5 | the colourless gas that is in equilibrium with brown nitrogen dioxide | 與棕色的二氧化氮處於平衡的無色氣體 | not=nitrogen dioxide
set | states of balance and catalysis by phase | 按相分類的平衡與催化 | homogeneous equilibrium; heterogeneous equilibrium; homogeneous catalysis; heterogeneous catalysis
set | reactions by direction | 按方向分類的反應 | reversible reaction; irreversible reaction; forward reaction; backward reaction
set | reactions of equilibrium and energy | 與平衡和能量有關的反應 | reversible reaction; irreversible reaction; exothermic reaction; endothermic reaction
set | effects that bring a substance out of solution | 使物質從溶液分離的現象 | common ion effect; salting out; precipitation; evaporation
set | quantities of mixtures of gases and liquids | 氣體和液體混合物的量 | mole fraction; partial pressure; vapour pressure; concentration
set | ratios of concentrations, amounts and distances | 濃度、數量和距離之比 | partition coefficient; mole fraction; retardation factor; reaction quotient=反應商
set | laws of solutions, gases and equilibrium | 溶液、氣體和平衡的定律 | Le Chatelier's principle; Henry's law; Raoult's law; Boyle's law; Dalton's law of partial pressures=道爾頓分壓定律
set | rules about reactions | 有關反應的規則 | Le Chatelier's principle; Hess's law; law of conservation of mass=質量守恆定律; Faraday's first law of electrolysis
set | oxides of nitrogen and sulphur | 氮和硫的氧化物 | dinitrogen tetroxide; nitrogen dioxide; nitrogen monoxide; sulphur dioxide; sulphur trioxide
set | laws of gases and vapours | 氣體和蒸氣的定律 | Henry's law; Raoult's law; Dalton's law of partial pressures=道爾頓分壓定律; Boyle's law; Charles' law
set | pressures and shares of gases | 氣體的壓強和比例 | partial pressure; vapour pressure; mole fraction; molar volume

== Periodic trends, transition metals and bonding models | 周期性趨勢、過渡金屬與成鍵模型
first ionization enthalpy | 第一電離焓 | quantity | S5 | the heat change when each atom in one mole of gaseous atoms loses its most loosely held electron | 一摩爾氣態原子各失去一個最易失去的電子時的熱量變化 | also=first ionization energy; also-zh=第一電離能; not=electron affinity
second ionization enthalpy | 第二電離焓 | quantity | S5 | the heat change when each ion in one mole of gaseous ions with a single positive charge loses one more electron | 一摩爾帶一個正電荷的氣態離子各再失去一個電子時的熱量變化 | also=second ionization energy; also-zh=第二電離能
electron affinity | 電子親和勢 | quantity | S6 | the heat change when one mole of gaseous atoms becomes gaseous ions with a single negative charge | 一摩爾氣態原子變成帶一個負電荷的氣態離子時的熱量變化 | also-zh=電子親和能; not=electronegativity, first ionization enthalpy
atomic radius | 原子半徑 | quantity | S5 | half the distance between the nuclei of two joined particles of the same element | 同一元素兩個相連粒子的核之間距離的一半 | not=ionic radius
ionic radius | 離子半徑 | quantity | S5 | the size of a charged particle, taken from the distance between neighbouring nuclei in a crystal of a salt | 從鹽的晶體中相鄰核之間的距離推算出的帶電粒子大小 | not=atomic radius
effective nuclear charge | 有效核電荷 | quantity | S6 | the net pull of protons that an outer electron really feels when the shielding by inner electrons is taken off | 扣除內層電子的屏蔽後，外層電子實際受到的質子淨吸引力
s-block elements | s區元素 | group | S5 | the elements of Groups I and II together with hydrogen and helium | 第I族和第II族的元素，以及氫和氦
p-block elements | p區元素 | group | S5 | the elements of Groups III to VII and Group 0 except helium | 第III族至第VII族以及除氦以外的第0族元素
d-block elements | d區元素 | group | S5 | the elements that fill the ten columns between Groups II and III | 位於第II族與第III族之間十個直行的元素 | not=f-block elements
f-block elements | f區元素 | group | S6 | the elements printed in two separate rows below the main body of the periodic table | 印在周期表主體之下、分成兩橫行的元素
lanthanides | 鑭系元素 | group | S6 | the series of rare earth metals from atomic number 57 to 71 | 原子序由57至71的一系列稀土金屬 | not=actinides
actinides | 錒系元素 | group | S6 | the series of radioactive metals from atomic number 89 to 103, which includes uranium | 原子序由89至103、包括鈾在內的一系列放射性金屬 | not=lanthanides
s orbital | s軌道 | structure | S6 | a spherical region round the nucleus that holds up to two electrons | 圍繞原子核、呈球形、最多容納兩個電子的區域
p orbital | p軌道 | structure | S6 | a dumb-bell-shaped region of an atom, of which there are three at right angles in a subshell | 呈啞鈴形、在同一副層中有三個互成直角的電子區域
d orbital | d軌道 | structure | S6 | a region of an atom in a subshell of five, partly filled with electrons in most transition metal ions | 每個副層有五個、在多數過渡金屬離子中只部分填滿電子的區域
sigma bond | σ鍵 | structure | S6 | a covalent bond formed by head-on overlap of orbitals along the line between the nuclei | 由軌道沿兩核連線頭碰頭重疊而成的共價鍵 | not=pi bond
pi bond | π鍵 | structure | S6 | a covalent bond formed by sideways overlap of p orbitals above and below the line between the nuclei | 由p軌道在兩核連線上下側面重疊而成的共價鍵 | not=sigma bond
complex ion | 絡離子 | structure | S6 | a charged particle in which molecules or anions are joined by dative bonds to a central metal ion | 分子或陰離子以配位鍵連接於中央金屬離子而成的帶電粒子 | also-zh=配離子; not=polyatomic ion
ligand | 配體 | substance | S6 | a molecule or anion that donates a lone pair to a central metal ion | 把孤電子對給予中央金屬離子的分子或陰離子 | also-zh=配位體; not=nucleophile
principal quantum number | 主量子數 | quantity | S6 | the whole number that tells the shell of an electron and so chiefly its energy and distance from the nucleus | 表示電子所在電子層、主要決定其能量和離核遠近的整數
angular momentum quantum number | 角量子數 | quantity | S6 | the whole number that tells the subshell of an electron and so the shape of its orbital | 表示電子所在副層、決定軌道形狀的整數 | also=azimuthal quantum number
magnetic quantum number | 磁量子數 | quantity | S6 | the whole number that tells the direction in space of the orbital of an electron | 表示電子所在軌道在空間取向的整數
spin quantum number | 自旋量子數 | quantity | S6 | the number plus or minus one half, by which two electrons of one orbital differ | 數值為正或負二分之一、使同一軌道的兩個電子有別的數
Aufbau principle | 構築原理 | law | S6 | the rule that electrons of an atom fill the orbitals of lowest energy first | 原子的電子先填入能量最低軌道的規則
Hund's rule | 洪特規則 | law | S6 | the rule that electrons occupy orbitals of equal energy singly with parallel spins before they pair up | 電子先以平行自旋分別佔據能量相同的軌道，然後才配對的規則 | also-zh=洪德規則
Pauli exclusion principle | 泡利不相容原理 | law | S6 | the rule that no two electrons of an atom can have the same four quantum numbers | 同一原子中沒有兩個電子的四個量子數完全相同的規則
valence bond theory | 價鍵理論 | theory | S6 | the explanation that a covalent link forms where half-filled orbitals of two atoms overlap | 以兩個原子的半滿軌道重疊來解釋共價連結形成的學說
molecular orbital theory | 分子軌道理論 | theory | S6 | the explanation that atomic orbitals combine into new ones spread over the whole particle, some bonding and some antibonding | 以原子軌道組合成遍佈整個粒子的成鍵和反鍵軌道來解釋化學鍵的學說
crystal field theory | 晶體場理論 | theory | S6 | the explanation that ligands split the energies of the d orbitals of a metal ion, which accounts for colour | 以配體令金屬離子d軌道能量分裂來解釋顏色的學說
valence shell electron pair repulsion theory | 價層電子對互斥理論 | theory | S5 | the explanation that groups of outer electrons about a central atom keep as far apart as possible, which fixes the shape of a molecule | 以中心原子外圍各組電子盡量遠離來解釋分子形狀的學說 | also=VSEPR theory
strontium | 鍶 | substance | S5 | the Group II metal of Period 5, whose salts make fireworks crimson | 位於第五周期、其鹽使煙花呈深紅色的第II族金屬
barium | 鋇 | substance | S5 | the Group II metal of Period 6, whose salts colour flames apple green | 位於第六周期、其鹽使火焰呈蘋果綠色的第II族金屬
rubidium | 銣 | substance | S5 | the Group I metal of Period 5, more reactive than potassium | 位於第五周期、比鉀更活潑的第I族金屬 | not=radium
caesium | 銫 | substance | S5 | the Group I metal of Period 6, which melts a little above room temperature and is used in atomic clocks | 位於第六周期、熔點略高於室溫、用於原子鐘的第I族金屬
radium | 鐳 | substance | S5 | the strongly radioactive Group II metal, once used in luminous paint on watch dials | 強放射性、曾用於錶面夜光漆的第II族金屬 | not=radon
krypton | 氪 | substance | S5 | the unreactive Group 0 gas of Period 4 | 位於第四周期、不活潑的第0族氣體
xenon | 氙 | substance | S5 | the Group 0 gas of Period 5, used in bright car headlamps, of which fluorides are known | 位於第五周期、用於車頭燈、可形成氟化物的第0族氣體
radon | 氡 | substance | S5 | the radioactive Group 0 gas that granite gives off | 由花崗岩釋出、具放射性的第0族氣體 | not=radium
boron | 硼 | substance | S5 | the Group III element of Period 2, a semi-metal used in heat-resistant glass | 位於第二周期、用於耐熱玻璃的第III族類金屬
arsenic | 砷 | substance | S5 | the poisonous Group V semi-metal of Period 4, once used as rat poison | 位於第四周期、有劇毒、曾用作毒鼠藥的第V族類金屬
scandium | 鈧 | substance | S6 | the first d-block element of Period 4, with atomic number 21, which forms only one common ion | 第四周期的首個d區元素，原子序為21，只形成一種常見離子
titanium | 鈦 | substance | S5 | the strong light corrosion-resistant metal of hip implants, whose dioxide is a white paint pigment | 堅固輕巧、抗腐蝕，用於人工髖關節，其二氧化物是白色顏料的金屬
vanadium | 釩 | substance | S5 | the transition metal whose pentoxide is the catalyst of the contact process | 其五氧化物是接觸法所用催化劑的過渡金屬
chromium | 鉻 | substance | S5 | the hard shiny transition metal plated on taps, whose compounds with oxidation number +6 are orange or yellow | 堅硬光亮、鍍在水龍頭上，其+6價化合物呈橙色或黃色的過渡金屬 | not=manganese
manganese | 錳 | substance | S5 | the transition metal whose black dioxide is a catalyst for the decomposition of hydrogen peroxide | 其黑色二氧化物可催化過氧化氫分解的過渡金屬 | not=magnesium, chromium
cobalt | 鈷 | substance | S5 | the transition metal whose blue anhydrous chloride turns pink with water | 其藍色無水氯化物遇水變粉紅色的過渡金屬
nickel | 鎳 | substance | S5 | the transition metal that catalyses the hardening of vegetable oils and forms green salts | 可催化植物油硬化、其鹽呈綠色的過渡金屬
tungsten | 鎢 | substance | S5 | the metal with the highest melting point of all, drawn into the filaments of light bulbs | 熔點為金屬中最高、製成燈泡燈絲的金屬
cadmium | 鎘 | substance | S5 | the toxic heavy metal of some rechargeable cells that harms the kidneys and bones | 用於某些充電池、會損害腎臟和骨骼的有毒重金屬
uranium | 鈾 | substance | S5 | the radioactive metal of atomic number 92 that is the fuel of nuclear power stations | 原子序為92、用作核電廠燃料的放射性金屬
rhodium | 銠 | substance | S5 | the precious metal used with platinum in catalytic converters to break down nitrogen monoxide | 與鉑一同用於催化轉化器、可分解一氧化氮的貴重金屬
sodium oxide | 氧化鈉 | substance | S5 | the ionic oxide of Period 3 that dissolves in water to give a strongly alkaline solution | 溶於水後得強鹼性溶液的第三周期離子氧化物
aluminium oxide | 氧化鋁 | substance | S5 | the insoluble amphoteric oxide that is dissolved in molten cryolite and electrolysed to extract a metal | 不溶於水、溶於熔融冰晶石中電解以提煉金屬的兩性氧化物 | also=alumina; also-zh=礬土
phosphorus pentoxide | 五氧化二磷 | substance | S5 | the white Period 3 solid that reacts violently with water to give a tribasic acid and is a powerful drying agent | 與水劇烈反應生成三元酸、可作強力乾燥劑的白色固體
sulphur trioxide | 三氧化硫 | substance | S5 | the acidic compound formed over the catalyst of the contact process | 在接觸法的催化劑上生成的酸性化合物 | not=sulphur dioxide
dichlorine monoxide | 一氧化二氯 | substance | S5 | the acidic Period 3 gas that gives hypochlorous acid with water | 與水反應生成次氯酸的酸性氣體
magnesium chloride | 氯化鎂 | substance | S5 | the ionic salt of sea water from which a light Group II metal is extracted by electrolysis | 存在於海水、可經熔融電解提取一種輕的第II族金屬的離子化合物
silicon tetrachloride | 四氯化矽 | substance | S6 | the volatile covalent liquid that fumes in moist air because it is hydrolysed | 在潮濕空氣中因水解而冒煙的揮發性共價液體
cisplatin | 順鉑 | substance | S6 | the square planar complex with two chloride ligands side by side, used against cancer | 兩個氯配體位於同側、呈平面正方形、用於治療癌症的絡合物
haemoglobin | 血紅蛋白 | substance | S3 | the iron complex that carries oxygen round the human body | 在人體內運送氧、含鐵的絡合物
chlorophyll | 葉綠素 | substance | S2 | the green magnesium complex of plants that absorbs sunlight | 植物體內吸收陽光、含鎂的綠色絡合物
set | quantities that show trends in the periodic table | 在周期表中呈現趨勢的量 | first ionization enthalpy; electron affinity; electronegativity; atomic radius; ionic radius; effective nuclear charge
set | blocks of the periodic table | 周期表的分區 | s-block elements; p-block elements; d-block elements; f-block elements
set | families and series of elements | 元素的族和系 | lanthanides; actinides; alkali metals; alkaline earth metals; halogens; noble gases
set | regions and bonds of electrons | 電子的區域和鍵 | s orbital; p orbital; d orbital; sigma bond; pi bond
set | bonds and attractions by the way they form | 按形成方式分類的鍵 | sigma bond; pi bond; ionic bond; metallic bond; hydrogen bond
set | particles in solutions and crystals | 溶液和晶體中的粒子 | complex ion; simple ion; molecule; atom
set | electron donors and acceptors | 電子的給予者和接受者 | ligand; nucleophile; electrophile; oxidizing agent; reducing agent
set | quantum numbers | 量子數 | principal quantum number; angular momentum quantum number; magnetic quantum number; spin quantum number
set | theories of bonding and shape | 成鍵和分子形狀的理論 | valence bond theory; molecular orbital theory; crystal field theory; valence shell electron pair repulsion theory
set | alkali metals | 鹼金屬 | lithium; sodium; potassium; rubidium; caesium
set | alkaline earth metals | 鹼土金屬 | beryllium=鈹; magnesium; calcium; strontium; barium; radium
set | noble gases | 貴氣體 | helium; neon; argon; krypton; xenon; radon
set | semi-metals and non-metals | 類金屬和非金屬 | boron; arsenic; silicon; phosphorus; sulphur
set | transition metals of Period 4 | 第四周期的過渡金屬 | titanium; vanadium; chromium; manganese; cobalt; nickel
set | transition metals and their uses | 過渡金屬及其用途 | titanium; chromium; nickel; iron; copper; tungsten
set | elements of Period 4 | 第四周期的元素 | potassium; calcium; scandium; arsenic; bromine; krypton
set | precious, rare and heavy metals | 貴重、稀有和重的金屬 | rhodium; platinum; gold; silver; uranium
set | poisonous or radioactive metals | 有毒或具放射性的金屬 | cadmium; mercury; lead; uranium; radium
set | oxides of the elements of Period 3 | 第三周期元素的氧化物 | sodium oxide; magnesium oxide; aluminium oxide; silicon dioxide; phosphorus pentoxide; sulphur trioxide; dichlorine monoxide
set | oxides that react with water to give acids | 與水反應生成酸的氧化物 | phosphorus pentoxide; sulphur trioxide; sulphur dioxide; carbon dioxide; dichlorine monoxide
set | chlorides | 氯化物 | sodium chloride; magnesium chloride; silicon tetrachloride; hydrogen chloride; ammonium chloride
set | complexes of metals | 金屬的絡合物 | cisplatin; haemoglobin; chlorophyll; vitamin B12=維生素B12
set | metals of alloys and plating | 用於合金和電鍍的金屬 | chromium; nickel; zinc; tin; titanium
set | energies and pulls of electrons | 電子的能量和受力 | second ionization enthalpy; first ionization enthalpy; effective nuclear charge; electronegativity
set | groups and blocks of elements | 元素的族和區 | s-block elements; p-block elements; f-block elements; transition metals
set | parts of the model of the atom | 原子模型的部分 | s orbital; p orbital; d orbital; nucleus=原子核
set | reactive metals that colour flames | 能使火焰帶顏色的活潑金屬 | caesium; barium; strontium; potassium; sodium
set | elements and their uses in technology | 元素及其科技用途 | xenon; tungsten; silicon; boron; titanium; cobalt
set | metals of batteries and catalysts | 電池和催化劑所用的金屬 | cadmium; cobalt; manganese; rhodium; nickel; lead
set | ionic and covalent compounds of Period 3 | 第三周期元素的離子和共價化合物 | sodium oxide; magnesium chloride; silicon tetrachloride; aluminium oxide
set | light elements | 輕的元素 | hydrogen; helium; lithium; beryllium=鈹; boron
set | theories of bonding and of reactions | 成鍵和反應的理論 | molecular orbital theory; valence bond theory; collision theory; transition state theory
set | principles of electrons, equilibrium and energy | 電子、平衡和能量的原理 | Pauli exclusion principle; Aufbau principle; Le Chatelier's principle; Hess's law
order | Group II metals down the group | 第II族金屬，由上至下 | beryllium=鈹 > magnesium > calcium > strontium > barium > radium
order | oxides of Period 3 across the period | 第三周期元素的氧化物，由左至右 | sodium oxide > magnesium oxide > aluminium oxide > silicon dioxide > phosphorus pentoxide > sulphur trioxide
order | Group I metals by falling melting point | 第I族金屬，按熔點由高至低 | lithium > sodium > potassium > rubidium > caesium
order | atomic radius, from the largest | 原子半徑由大至小 | sodium > magnesium > aluminium > silicon > phosphorus > sulphur > chlorine
fact | haemoglobin | 血紅蛋白 | metal at the centre of the complex | 絡合物中央的金屬 | iron | 鐵 |
fact | chlorophyll | 葉綠素 | metal at the centre of the complex | 絡合物中央的金屬 | magnesium | 鎂 |
fact | vitamin B12 | 維生素B12 | metal at the centre of the complex | 絡合物中央的金屬 | cobalt | 鈷 |
fact | cisplatin | 順鉑 | metal at the centre of the complex | 絡合物中央的金屬 | platinum | 鉑 |
fact | copper(II) ion in water | 水中的銅(II)離子 | colour of the ion in solution | 離子在水溶液中的顏色 | blue | 藍色 |
fact | iron(II) ion in water | 水中的鐵(II)離子 | colour of the ion in solution | 離子在水溶液中的顏色 | pale green | 淺綠色 |
fact | iron(III) ion in water | 水中的鐵(III)離子 | colour of the ion in solution | 離子在水溶液中的顏色 | yellowish brown | 黃棕色 |
fact | cobalt(II) ion in water | 水中的鈷(II)離子 | colour of the ion in solution | 離子在水溶液中的顏色 | pink | 粉紅色 |
fact | permanganate ion | 高錳酸根離子 | colour of the ion in solution | 離子在水溶液中的顏色 | purple | 紫色 |
fact | dichromate ion | 重鉻酸根離子 | colour of the ion in solution | 離子在水溶液中的顏色 | orange | 橙色 |
fact | chromate ion | 鉻酸根離子 | colour of the ion in solution | 離子在水溶液中的顏色 | yellow | 黃色 |
fact | sodium | 鈉 | chemical symbol | 化學符號 | Na | Na |
fact | potassium | 鉀 | chemical symbol | 化學符號 | K | K |
fact | iron | 鐵 | chemical symbol | 化學符號 | Fe | Fe |
fact | copper | 銅 | chemical symbol | 化學符號 | Cu | Cu |
fact | silver | 銀 | chemical symbol | 化學符號 | Ag | Ag |
fact | gold | 金 | chemical symbol | 化學符號 | Au | Au |
fact | lead | 鉛 | chemical symbol | 化學符號 | Pb | Pb |
fact | tin | 錫 | chemical symbol | 化學符號 | Sn | Sn |
fact | mercury | 汞 | chemical symbol | 化學符號 | Hg | Hg |
fact | tungsten | 鎢 | chemical symbol | 化學符號 | W | W |
fact | manganese | 錳 | chemical symbol | 化學符號 | Mn | Mn |
fact | magnesium | 鎂 | chemical symbol | 化學符號 | Mg | Mg |
fact | chromium | 鉻 | chemical symbol | 化學符號 | Cr | Cr |
fact | cobalt | 鈷 | chemical symbol | 化學符號 | Co | Co |
fact | nickel | 鎳 | chemical symbol | 化學符號 | Ni | Ni |
fact | zinc | 鋅 | chemical symbol | 化學符號 | Zn | Zn |
fact | platinum | 鉑 | chemical symbol | 化學符號 | Pt | Pt |
fact | calcium | 鈣 | chemical symbol | 化學符號 | Ca | Ca |
fact | aluminium | 鋁 | chemical symbol | 化學符號 | Al | Al |
fact | silicon | 矽 | chemical symbol | 化學符號 | Si | Si |
fact | phosphorus | 磷 | chemical symbol | 化學符號 | P | P |
fact | sulphur | 硫 | chemical symbol | 化學符號 | S | S |
fact | chlorine | 氯 | chemical symbol | 化學符號 | Cl | Cl |
fact | bromine | 溴 | chemical symbol | 化學符號 | Br | Br |
fact | iodine | 碘 | chemical symbol | 化學符號 | I | I |
fact | argon | 氬 | chemical symbol | 化學符號 | Ar | Ar |
fact | neon | 氖 | chemical symbol | 化學符號 | Ne | Ne |
fact | helium | 氦 | chemical symbol | 化學符號 | He | He |
fact | barium | 鋇 | chemical symbol | 化學符號 | Ba | Ba |
fact | strontium | 鍶 | chemical symbol | 化學符號 | Sr | Sr |
fact | titanium | 鈦 | chemical symbol | 化學符號 | Ti | Ti |
fact | lithium | 鋰 | chemical symbol | 化學符號 | Li | Li |
fact | beryllium | 鈹 | chemical symbol | 化學符號 | Be | Be |
fact | boron | 硼 | chemical symbol | 化學符號 | B | B |
fact | carbon | 碳 | chemical symbol | 化學符號 | C | C |
fact | nitrogen | 氮 | chemical symbol | 化學符號 | N | N |
fact | oxygen | 氧 | chemical symbol | 化學符號 | O | O |
fact | fluorine | 氟 | chemical symbol | 化學符號 | F | F |
fact | uranium | 鈾 | chemical symbol | 化學符號 | U | U |
fact | hydrogen | 氫 | chemical symbol | 化學符號 | H | H |
fact | radium | 鐳 | chemical symbol | 化學符號 | Ra | Ra |
fact | radon | 氡 | chemical symbol | 化學符號 | Rn | Rn |
fact | krypton | 氪 | chemical symbol | 化學符號 | Kr | Kr |
fact | xenon | 氙 | chemical symbol | 化學符號 | Xe | Xe |
fact | caesium | 銫 | chemical symbol | 化學符號 | Cs | Cs |
fact | rubidium | 銣 | chemical symbol | 化學符號 | Rb | Rb |
fact | arsenic | 砷 | chemical symbol | 化學符號 | As | As |
fact | cadmium | 鎘 | chemical symbol | 化學符號 | Cd | Cd |
fact | sodium | 鈉 | atomic number | 原子序 | 11 | 11 |
fact | potassium | 鉀 | atomic number | 原子序 | 19 | 19 |
fact | iron | 鐵 | atomic number | 原子序 | 26 | 26 |
fact | copper | 銅 | atomic number | 原子序 | 29 | 29 |
fact | magnesium | 鎂 | atomic number | 原子序 | 12 | 12 |
fact | zinc | 鋅 | atomic number | 原子序 | 30 | 30 |
fact | calcium | 鈣 | atomic number | 原子序 | 20 | 20 |
fact | aluminium | 鋁 | atomic number | 原子序 | 13 | 13 |
fact | silicon | 矽 | atomic number | 原子序 | 14 | 14 |
fact | phosphorus | 磷 | atomic number | 原子序 | 15 | 15 |
fact | sulphur | 硫 | atomic number | 原子序 | 16 | 16 |
fact | chlorine | 氯 | atomic number | 原子序 | 17 | 17 |
fact | argon | 氬 | atomic number | 原子序 | 18 | 18 |
fact | neon | 氖 | atomic number | 原子序 | 10 | 10 |
fact | helium | 氦 | atomic number | 原子序 | 2 | 2 |
fact | lithium | 鋰 | atomic number | 原子序 | 3 | 3 |
fact | beryllium | 鈹 | atomic number | 原子序 | 4 | 4 |
fact | boron | 硼 | atomic number | 原子序 | 5 | 5 |
fact | carbon | 碳 | atomic number | 原子序 | 6 | 6 |
fact | nitrogen | 氮 | atomic number | 原子序 | 7 | 7 |
fact | oxygen | 氧 | atomic number | 原子序 | 8 | 8 |
fact | fluorine | 氟 | atomic number | 原子序 | 9 | 9 |
fact | hydrogen | 氫 | atomic number | 原子序 | 1 | 1 |
fact | uranium | 鈾 | atomic number | 原子序 | 92 | 92 |

== Industrial and green chemistry | 工業化學與綠色化學
Haber process | 哈柏法 | process | S5 | the industrial manufacture of ammonia from its two elements over iron at high pressure | 在高壓下以鐵作催化劑，由兩種元素製造氨的工業過程 | also-zh=哈伯法; not=contact process
contact process | 接觸法 | process | S5 | the industrial manufacture of sulphuric acid, in which sulphur dioxide is oxidized by air over vanadium pentoxide | 以五氧化二釩催化二氧化硫與空氣反應來製造硫酸的工業過程 | not=Haber process
Solvay process | 索爾維法 | process | S6 | the industrial manufacture of sodium carbonate from brine, ammonia and limestone | 由濃鹽水、氨和石灰石製造碳酸鈉的工業過程
Bayer process | 拜耳法 | process | S6 | the industrial preparation of pure aluminium oxide from bauxite with hot sodium hydroxide solution | 以熱氫氧化鈉溶液從鋁土礦取得純氧化鋁的工業過程
Monsanto process | 孟山都法 | process | S6 | the industrial manufacture of ethanoic acid from methanol and carbon monoxide over a rhodium catalyst | 以含銠催化劑由甲醇和一氧化碳製造乙酸的工業過程
roasting | 焙燒 | process | S5 | the heating of a sulphide ore in air to turn it into an oxide | 在空氣中加熱硫化物礦石使其變為氧化物的過程
eutrophication | 富營養化 | process | S4 | the overgrowth of algae in a lake or river that has received too much fertilizer, which leaves too little oxygen for fish | 肥料流入湖泊或河流令藻類過度生長，最終使魚類缺氧的現象
blast furnace | 鼓風爐 | device | S4 | the tall brick-lined tower in which iron ore is reduced with coke and hot air | 以焦炭和熱空氣把鐵礦石還原的高大塔狀設備 | also-zh=高爐
cooling tower | 冷卻塔 | device | S5 | the wide open-topped structure in which warm water of a factory falls as drops and loses heat to the air | 讓工廠的溫水成滴落下、把熱散失於空氣的寬大開頂設備
syngas | 合成氣 | substance | S6 | the mixture of carbon monoxide and hydrogen from which methanol is made | 由一氧化碳和氫組成、用來製造甲醇的混合物 | also=synthesis gas; not=town gas
oleum | 發煙硫酸 | substance | S5 | the liquid formed in the contact process that gives the final product when diluted with water | 接觸法中先行生成、以水稀釋後便得最終產品的液體
urea | 尿素 | substance | S4 | the organic fertilizer of very high nitrogen content made from ammonia and carbon dioxide | 由氨和二氧化碳製成、含氮量極高的有機化合物肥料 | also-zh=脲
ammonium sulphate | 硫酸銨 | substance | S4 | the inorganic fertilizer that gives plants both nitrogen and sulphur | 為植物同時提供氮和硫的無機肥料 | not=ammonium nitrate
cryolite | 冰晶石 | substance | S5 | the fluoride mineral in whose melt aluminium oxide is dissolved for electrolysis | 熔融後用來溶解氧化鋁以進行電解的含氟礦物
zeolite | 沸石 | substance | S6 | a porous aluminosilicate that serves as a cracking catalyst and as an ion exchanger in water softeners | 用作裂解催化劑及軟水器離子交換劑的多孔鋁矽酸鹽
vanadium pentoxide | 五氧化二釩 | substance | S5 | the solid transition metal catalyst that helps sulphur dioxide to become sulphur trioxide | 使二氧化硫變為三氧化硫的固體過渡金屬化合物催化劑
manganese dioxide | 二氧化錳 | substance | S4 | the black powder that catalyses the decomposition of hydrogen peroxide and is found in dry cells | 催化過氧化氫分解、亦用於乾電池的黑色粉末
feedstock | 原料 | substance | S5 | a raw material that is fed into an industrial plant to be turned into products | 送進工廠以轉化為產品的起始物質 | not=by-product
by-product | 副產品 | substance | S4 | a substance that forms in a process along with the one that is wanted | 生產過程中與所需物質一同生成的另一物質
atom economy | 原子經濟 | quantity | S5 | the mass of the wanted product as a percentage of the mass of all products in the equation | 方程式中所需產物的質量佔全部產物質量的百分率 | also-zh=原子經濟性; not=percentage yield
green chemistry | 綠色化學 | idea | S5 | the design of products and processes that use or make as few hazardous substances as possible | 設計產品和過程時盡量少用和少產生有害物質的理念
sustainable development | 可持續發展 | idea | S4 | a way of development that meets the needs of people today without harming the ability of future generations to meet theirs | 滿足當代人的需要而不損害後代滿足其需要的發展模式
supercritical carbon dioxide | 超臨界二氧化碳 | substance | S5 | the non-toxic fluid, neither liquid nor gas, that takes caffeine out of coffee beans | 既非液體亦非氣體、無毒，用於除去咖啡豆中咖啡因的流體
ionic liquid | 離子液體 | substance | S6 | a non-volatile solvent that is a salt melted at or near room temperature | 在室溫附近已熔化、不易揮發的鹽類溶劑
tetrachloroethene | 四氯乙烯 | substance | S5 | the unsaturated toxic chlorinated liquid of dry cleaning | 用於乾洗、不飽和的有毒含氯液體 | not=tetrachloromethane
renewable feedstock | 可再生原料 | substance | S5 | a raw material of industry, such as plant oil, that grows again within a short time | 如植物油般，能在短時間內重新生長的工業用起始物質
toxic waste | 有毒廢物 | substance | S4 | an unwanted substance of a factory that harms people and wildlife unless it is treated before disposal | 工廠棄置前須先處理、否則會危害人和野生生物的無用物質
set | industrial processes | 工業過程 | Haber process; contact process; Solvay process; Bayer process; Monsanto process
set | industrial processes that make gases, acids and alcohols | 製造氣體、酸和醇的工業過程 | Haber process; contact process; steam reforming=蒸汽重整; catalytic hydration; Monsanto process
set | environmental problems of air and water | 空氣和水的環境問題 | eutrophication; acid rain=酸雨; photochemical smog=光化學煙霧; global warming
set | large plants of industry | 大型工業設備 | blast furnace; cooling tower; fractionating tower; scrubber
set | fertilizers | 肥料 | urea; ammonium sulphate; ammonium nitrate; potassium nitrate; potassium chloride=氯化鉀
set | nitrogen compounds of industry | 工業上的含氮化合物 | ammonia; urea; ammonium sulphate; nitric acid
set | industrial catalysts | 工業催化劑 | iron; nickel; vanadium pentoxide; platinum; zeolite; phosphoric acid
set | solids that act as catalysts or fluxes | 用作催化劑或助熔劑的固體 | vanadium pentoxide; manganese dioxide; cryolite; zeolite
set | liquids and gases that stand between raw materials and products | 介乎原料與產品之間的液體和氣體 | syngas; oleum; sulphur trioxide; chloroethene
set | substances by their place in a process | 按在過程中的位置分類的物質 | feedstock; by-product; reaction intermediate; catalyst
set | what goes into and comes out of a factory | 工廠投入和產出的物質 | renewable feedstock; by-product; toxic waste; catalyst
set | solvents of industry and green chemistry | 工業與綠色化學的溶劑 | supercritical carbon dioxide; ionic liquid; tetrachloroethene; dichloromethane; ethanol
set | aims of an industry that spares the environment | 保護環境的工業理念 | green chemistry; sustainable development; carbon neutrality=碳中和; circular economy=循環經濟
set | mixtures of gases used as fuels or raw materials | 用作燃料或原料的混合氣體 | syngas; town gas; natural gas; liquefied petroleum gas
set | organic compounds of chlorine | 含氯的有機化合物 | tetrachloromethane; tetrachloroethene; dichloromethane; trichloromethane; chloroethene
set | salts of potassium and ammonium | 鉀鹽和銨鹽 | potassium chloride=氯化鉀; potassium iodide=碘化鉀; potassium nitrate; ammonium sulphate; ammonium chloride
set | processes of mining and metal making | 採礦和煉製金屬的過程 | Bayer process; roasting; thermite reaction; thermal decomposition
set | substances of ore works and acid plants | 冶煉廠和酸廠的物質 | oleum; cryolite; slag; coke; vanadium pentoxide
set | solids used with batteries, ores and oil | 用於電池、礦石和石油的固體 | manganese dioxide; cryolite; zeolite; bauxite
order | contact process, from sulphur | 接觸法，由硫開始 | sulphur > sulphur dioxide > sulphur trioxide > oleum > sulphuric acid
order | methanol and ethanoic acid from natural gas | 由天然氣製造甲醇和乙酸 | methane > syngas > methanol > ethanoic acid
order | extraction of aluminium | 提取鋁 | bauxite > aluminium oxide > aluminium
order | Haber process | 哈柏法 | purify nitrogen and hydrogen=淨化氮和氫 > compress the gases=壓縮氣體 > pass over hot iron=通過熱鐵催化劑 > cool to liquefy the ammonia=冷卻使氨液化 > recycle unreacted gases=循環使用未反應氣體
fact | Haber process | 哈柏法 | usual catalyst | 常用催化劑 | iron | 鐵 |
fact | contact process | 接觸法 | usual catalyst | 常用催化劑 | vanadium pentoxide | 五氧化二釩 |
fact | oxidation of ammonia in making nitric acid | 製造硝酸時氨的氧化 | usual catalyst | 常用催化劑 | platinum | 鉑 |
fact | hydrogenation of vegetable oils | 植物油的氫化 | usual catalyst | 常用催化劑 | nickel | 鎳 |
fact | hydration of ethene to ethanol | 乙烯水合成乙醇 | usual catalyst | 常用催化劑 | phosphoric acid | 磷酸 |
fact | esterification in the laboratory | 實驗室的酯化作用 | usual catalyst | 常用催化劑 | concentrated sulphuric acid | 濃硫酸 |
fact | decomposition of hydrogen peroxide in the laboratory | 實驗室中過氧化氫的分解 | usual catalyst | 常用催化劑 | manganese dioxide | 二氧化錳 |

== Analytical chemistry | 分析化學
qualitative analysis | 定性分析 | method | S5 | the identification of the elements, ions or compounds in a sample, without finding their amounts | 找出樣本含有哪些元素、離子或化合物而不求其份量的方法 | not=quantitative analysis
quantitative analysis | 定量分析 | method | S5 | the measurement of how much of a substance a sample contains | 找出樣本含有多少某種物質的方法 | not=qualitative analysis
volumetric analysis | 容量分析 | method | S4 | the determination of an unknown concentration from the burette reading when a reaction with a standard solution is just complete | 由與標準溶液恰好完全反應時的滴定管讀數求未知濃度的方法
instrumental analysis | 儀器分析 | method | S5 | the examination of samples with electronic machines, which need very little material | 以電子機器檢測樣本、只需極少量物質的方法
infrared spectroscopy | 紅外光譜法 | method | S5 | the determination of functional groups from the radiation that makes the bonds of a molecule vibrate | 由令分子的鍵振動的輻射找出官能基的方法 | also=IR spectroscopy
mass spectrometry | 質譜法 | method | S5 | the determination of molecular structure by breaking molecules into ions in a vacuum and sorting these | 在真空中把分子打碎成離子並加以分開，從而找出分子結構的方法
ultraviolet-visible spectroscopy | 紫外–可見光譜法 | method | S6 | the measurement of the light of 200 to 800 nm that lifts electrons of a coloured or conjugated compound to higher levels | 量度令有色或共軛化合物的電子躍升的200至800 nm光線的方法
atomic absorption spectroscopy | 原子吸收光譜法 | method | S6 | the measurement of traces of a metal in a flame by the light lost from a lamp of the same metal | 以同種金屬的燈照射火焰、由減弱的光量度微量金屬的方法
nuclear magnetic resonance spectroscopy | 核磁共振光譜法 | method | S6 | the determination of molecular structure from radio waves taken up by hydrogen or carbon-13 in a strong field | 由氫或碳-13在強場中吸收的無線電波找出分子結構的方法 | also=NMR spectroscopy; also-zh=核磁共振波譜法
X-ray diffraction | X射線衍射法 | method | S6 | the determination of the positions of atoms in a crystal from the pattern of short-wave radiation it scatters | 由晶體散射短波輻射的圖案找出原子位置的方法 | also=X-ray crystallography
gas chromatography | 氣相色層法 | method | S5 | the separation of a volatile mixture by an unreactive carrier such as helium that sweeps it through a long heated coil | 以氦等惰性載體把揮發性混合物帶過長而受熱的管柱來分離的方法 | also=GC
high-performance liquid chromatography | 高效液相色層法 | method | S6 | the separation of a dissolved mixture by forcing it with a strong pump through a tightly packed column | 以強力的泵把溶解了的混合物壓過緊密填充的管柱來分離的方法 | also=HPLC
iodometric titration | 碘量滴定 | method | S5 | a titration with sodium thiosulphate in which the dark blue of starch disappears at the end point | 以硫代硫酸鈉滴定、澱粉的深藍色在終點消失的方法 | also-zh=碘量法
permanganate titration | 高錳酸鉀滴定 | method | S5 | a titration that needs no indicator, as the first excess of the purple reagent colours the mixture pink | 無需指示劑、首滴過量的紫色試劑已令混合物變粉紅的滴定
acid-base titration | 酸鹼滴定 | method | S4 | a titration based on neutralization, followed with phenolphthalein or methyl orange | 以中和作用為基礎、用酚酞或甲基橙作指示劑的滴定
complexometric titration | 絡合滴定 | method | S6 | a titration with EDTA, which finds the hardness of water from its calcium and magnesium ions | 以EDTA測定水中鈣離子和鎂離子、求出水的硬度的滴定
bromine water test | 溴水試驗 | method | S4 | the test that shows a carbon-carbon double bond by the loss of an orange colour | 以橙色消失來檢定碳碳雙鍵的試驗
silver mirror test | 銀鏡試驗 | method | S5 | the test that tells aldehydes from ketones by a shiny metal layer on the wall of the tube | 以試管內壁出現光亮金屬層來分辨醛與酮的試驗 | also=Tollens' test
2,4-dinitrophenylhydrazine test | 2,4-二硝基苯肼試驗 | method | S5 | the test that shows aldehydes and ketones by an orange or yellow precipitate | 以橙色或黃色沉澱物來檢定醛和酮的試驗 | also=2,4-DNP test
iodoform test | 碘仿試驗 | method | S5 | the test in which ethanol or propanone gives a pale yellow solid with an antiseptic smell | 乙醇或丙酮在其中生成帶消毒藥水氣味的淡黃色固體的試驗 | also=triiodomethane test; also-zh=三碘甲烷試驗
sodium hydrogencarbonate test | 碳酸氫鈉試驗 | method | S4 | the test that shows a carboxylic acid by the fizzing of carbon dioxide | 以冒出二氧化碳氣泡來檢定羧酸的試驗
barium chloride test | 氯化鋇試驗 | method | S4 | the test that shows sulphate ions by a white precipitate which dilute acid does not dissolve | 以不溶於稀酸的白色沉澱物來檢定硫酸根離子的試驗
brown ring test | 棕環試驗 | method | S5 | the test that shows nitrate ions by a coloured layer where an iron salt solution meets concentrated sulphuric acid | 在鐵鹽溶液與濃硫酸的交界出現有色液層，以檢定硝酸根離子的試驗
infrared spectrum | 紅外光譜 | sign | S5 | a graph of transmittance against wavenumber that shows which bonds a compound contains | 以透射率對波數繪出、顯示化合物含有哪些鍵的圖
mass spectrum | 質譜 | sign | S5 | a chart of bars that shows the relative abundance of ions against their m/z values | 顯示各離子的相對豐度與其m/z值的棒形圖
calibration curve | 校準曲線 | sign | S5 | a graph of instrument readings against known concentrations, from which an unknown concentration is read | 以儀器讀數對已知濃度繪出、用來讀出未知濃度的圖
base peak | 基峰 | sign | S5 | the tallest line in a mass spectrum, given a relative abundance of 100 % | 質譜中最高、相對豐度定為100%的線 | not=molecular ion peak
molecular ion peak | 分子離子峰 | sign | S5 | the line in a mass spectrum from the whole unbroken particle that has lost just one electron | 質譜中由未被打碎、只失去一個電子的完整粒子產生的線 | not=base peak
isotope peak | 同位素峰 | sign | S6 | a small line in a mass spectrum that is due to heavier atoms such as carbon-13 or chlorine-37 | 質譜中由碳-13或氯-37等較重原子產生的小線
fingerprint region | 指紋區 | sign | S5 | the complicated part of an infrared spectrum below about 1500 per cm that is different for every compound | 紅外光譜中波數約1500 cm⁻¹以下、每種化合物都不同的複雜部分
wavenumber | 波數 | quantity | S5 | the quantity along the axis of an infrared spectrum, usually from 4000 to 400 per cm | 紅外光譜橫軸所示、通常由4000至400 cm⁻¹的量
retention time | 保留時間 | quantity | S6 | the interval between the injection of a sample and the appearance of a component at the end of the column | 由注入樣本至某成分到達管柱末端所需的時段 | not=retardation factor
relative abundance | 相對豐度 | quantity | S5 | the height of a line in a mass spectrum as a percentage of the tallest one | 質譜中某條線的高度佔最高一條線的百分率
chemical shift | 化學位移 | quantity | S6 | the position of a signal in a nuclear magnetic resonance spectrum, in ppm from that of TMS | 核磁共振譜中信號相對於TMS的位置，以ppm表示
accuracy | 準確度 | property | S5 | the closeness of a measured value to the true value | 量度值與真實值接近的程度 | not=precision
precision | 精密度 | property | S5 | the closeness of repeated measurements to each other | 多次量度所得數值彼此接近的程度 | also-zh=精確度; not=accuracy
sensitivity | 靈敏度 | property | S5 | the ability of an instrument to respond to a very small amount or change of a substance | 儀器對極少量或極小變化的物質作出反應的能力
selectivity | 選擇性 | property | S5 | the ability of a method to respond to one substance and not to others mixed with it | 方法只對某物質起作用而不受混在一起的其他物質影響的能力
mass spectrometer | 質譜儀 | device | S5 | a machine that turns molecules into ions in a vacuum and sorts these by m/z | 在真空中把分子變成離子並按m/z分開的機器
infrared spectrometer | 紅外光譜儀 | device | S5 | a machine that shows which wavenumbers of heat radiation a sample absorbs | 顯示樣本吸收哪些波數的熱輻射的機器
gas chromatograph | 氣相色層儀 | device | S5 | a machine with an oven, a long thin coiled column and an unreactive carrier, which separates volatile mixtures | 備有加熱箱、細長管柱和惰性載體，用來分離揮發性混合物的機器
breathalyser | 呼氣酒精測試儀 | device | S5 | the hand-held device with which the police measure the ethanol in air from the lungs of a driver | 警察用來量度司機肺部氣體中乙醇含量的手提裝置
melting point apparatus | 熔點測定儀 | device | S5 | a heated device in which a solid in a capillary tube is watched together with a thermometer to judge its purity | 加熱毛細管中的固體並對照溫度計讀數、以判斷其純度的裝置
set | branches of analysis | 分析方法的類別 | qualitative analysis; volumetric analysis; gravimetric analysis; instrumental analysis
set | instrumental methods of finding what a substance is | 以儀器找出物質成分和結構的方法 | infrared spectroscopy; mass spectrometry; ultraviolet-visible spectroscopy; atomic absorption spectroscopy; nuclear magnetic resonance spectroscopy; X-ray diffraction
set | instrumental methods for organic compounds | 有機化合物的儀器分析方法 | infrared spectroscopy; mass spectrometry; gas chromatography; nuclear magnetic resonance spectroscopy
set | kinds of chromatography | 色層法的種類 | gas chromatography; high-performance liquid chromatography; paper chromatography; thin-layer chromatography; column chromatography
set | methods that use light or colour | 利用光或顏色的方法 | colorimetry; atomic absorption spectroscopy; flame test=焰色試驗; infrared spectroscopy
set | tests for organic functional groups | 檢定有機官能基的試驗 | bromine water test; silver mirror test; 2,4-dinitrophenylhydrazine test; iodoform test; sodium hydrogencarbonate test
set | tests for ions | 檢定離子的試驗 | barium chloride test; silver nitrate test; brown ring test; flame test=焰色試驗
set | tests that give a precipitate or deposit | 生成沉澱物或沉積的試驗 | silver mirror test; 2,4-dinitrophenylhydrazine test; iodoform test; barium chloride test; silver nitrate test
set | graphs and charts of analysis | 分析所用的圖 | infrared spectrum; mass spectrum; calibration curve; titration curve
set | features of spectra | 光譜的特徵 | base peak; molecular ion peak; isotope peak; fingerprint region
set | quantities read in analysis | 分析中讀取的量 | mass-to-charge ratio=質荷比; wavenumber; retention time; retardation factor; absorbance=吸光度; chemical shift
set | quantities of the mass spectrum and others | 質譜及其他圖譜的量 | mass-to-charge ratio=質荷比; relative abundance; relative isotopic mass; wavenumber
set | qualities of a method of measuring | 量度方法的品質 | accuracy; precision; sensitivity; selectivity
set | instruments of the analyst | 分析儀器 | mass spectrometer; infrared spectrometer; gas chromatograph; polarimeter=旋光計; colorimeter
set | instruments for testing samples | 檢測樣本的儀器 | breathalyser; melting point apparatus; bomb calorimeter; pH meter; colorimeter
set | ways of finding amounts | 求份量的方法 | volumetric analysis; gravimetric analysis; colorimetry; atomic absorption spectroscopy
set | ways of separating small samples | 分離小量樣本的方法 | high-performance liquid chromatography; gas chromatography; thin-layer chromatography; solvent extraction
set | quantities of peaks and light | 與峰和光有關的量 | retention time; absorbance=吸光度; relative abundance; chemical shift
set | instruments for structure and identity | 找出結構和身分的儀器 | mass spectrometer; infrared spectrometer; melting point apparatus; polarimeter=旋光計; gas chromatograph
order | what happens in a mass spectrometer | 質譜儀中的過程 | vaporization=氣化 > ionization=電離 > acceleration=加速 > deflection=偏轉 > detection=檢測
order | recording the concentration of a coloured solution with a colorimeter | 以比色計測定有色溶液的濃度 | prepare standard solutions=配製標準溶液 > measure their absorbance=量度其吸光度 > draw the calibration curve=繪畫校準曲線 > measure the sample=量度樣本 > read the concentration=讀出濃度
fact | oxygen | 氧 | positive test for the gas | 氣體的檢定結果 | relights a glowing splint | 使有餘燼的木條復燃 |
fact | hydrogen | 氫 | positive test for the gas | 氣體的檢定結果 | burns with a pop sound at a burning splint | 遇燃燒的木條發出爆鳴聲 |
fact | carbon dioxide | 二氧化碳 | positive test for the gas | 氣體的檢定結果 | turns limewater milky | 使石灰水變乳濁 |
fact | ammonia | 氨 | positive test for the gas | 氣體的檢定結果 | turns moist red litmus paper blue | 使濕潤的紅色石蕊試紙變藍 |
fact | chlorine | 氯 | positive test for the gas | 氣體的檢定結果 | bleaches moist litmus paper | 使濕潤的石蕊試紙褪色 |
fact | water vapour | 水蒸氣 | positive test for the gas | 氣體的檢定結果 | turns dry cobalt chloride paper from blue to pink | 使乾的氯化鈷試紙由藍變粉紅 |
fact | sodium compounds | 鈉化合物 | flame colour | 焰色 | golden yellow | 金黃色 |
fact | potassium compounds | 鉀化合物 | flame colour | 焰色 | lilac | 淡紫色 |
fact | calcium compounds | 鈣化合物 | flame colour | 焰色 | brick red | 磚紅色 |
fact | copper(II) compounds | 銅(II)化合物 | flame colour | 焰色 | bluish green | 藍綠色 |
fact | copper(II) ions | 銅(II)離子 | colour of the precipitate with sodium hydroxide solution | 與氫氧化鈉溶液生成的沉澱物的顏色 | blue | 藍色 |
fact | iron(II) ions | 鐵(II)離子 | colour of the precipitate with sodium hydroxide solution | 與氫氧化鈉溶液生成的沉澱物的顏色 | dirty green | 暗綠色 |
fact | iron(III) ions | 鐵(III)離子 | colour of the precipitate with sodium hydroxide solution | 與氫氧化鈉溶液生成的沉澱物的顏色 | reddish brown | 紅棕色 |
fact | magnesium ions | 鎂離子 | colour of the precipitate with sodium hydroxide solution | 與氫氧化鈉溶液生成的沉澱物的顏色 | white | 白色 |
fact | litmus | 石蕊 | colour in acidic solution | 在酸性溶液中的顏色 | red | 紅色 |
fact | phenolphthalein | 酚酞 | colour in acidic solution | 在酸性溶液中的顏色 | colourless | 無色 |
fact | bromothymol blue | 溴百里酚藍 | colour in acidic solution | 在酸性溶液中的顏色 | yellow | 黃色 |
fact | methyl orange | 甲基橙 | colour in acidic solution | 在酸性溶液中的顏色 | red | 紅色 |
fact | anhydrous copper(II) sulphate | 無水硫酸銅(II) | colour of the solid | 固體的顏色 | white | 白色 |
fact | hydrated copper(II) sulphate | 水合硫酸銅(II) | colour of the solid | 固體的顏色 | blue | 藍色 |
fact | copper(II) oxide | 氧化銅(II) | colour of the solid | 固體的顏色 | black | 黑色 |
fact | iron(III) oxide | 氧化鐵(III) | colour of the solid | 固體的顏色 | reddish brown | 紅棕色 |
fact | sulphur | 硫 | colour of the solid | 固體的顏色 | yellow | 黃色 |
fact | potassium dichromate | 重鉻酸鉀 | colour of the solid | 固體的顏色 | orange | 橙色 |
fact | copper(II) carbonate | 碳酸銅(II) | colour of the solid | 固體的顏色 | green | 綠色 |

== Chemists and discoveries | 化學家與發現
Robert Boyle | 波義耳 | person | S3 | the seventeenth-century scientist who found how the volume of a gas depends on its pressure | 十七世紀發現氣體體積與壓強關係的科學家
Henry Cavendish | 卡文迪許 | person | S4 | the shy British scientist who discovered hydrogen and showed that it burns to form water | 發現氫並證明其燃燒生成水的英國科學家
Joseph Priestley | 普利斯特利 | person | S4 | the British clergyman who obtained oxygen by heating mercury oxide with a lens and believed in phlogiston | 以透鏡加熱氧化汞製得氧、相信燃素說的英國牧師
Carl Wilhelm Scheele | 舍勒 | person | S4 | the Swedish apothecary who first prepared chlorine and who found oxygen independently | 首先製得氯、並獨立發現氧的瑞典藥劑師
Antoine Lavoisier | 拉瓦錫 | person | S4 | the French chemist who explained burning as combination with oxygen and was guillotined in the Revolution | 以物質與氧化合來解釋燃燒、在大革命中被處決的法國化學家
John Dalton | 道爾頓 | person | S3 | the English schoolteacher who proposed at the start of the nineteenth century that matter is made of indivisible atoms | 十九世紀初提出物質由不可分割的原子組成的英國教師
Joseph Gay-Lussac | 蓋–呂薩克 | person | S4 | the French chemist whose law says that gases react in volumes of simple whole-number ratios | 提出氣體以簡單整數體積比互相反應的法國化學家 | also-zh=給呂薩克
Amedeo Avogadro | 亞佛加德羅 | person | S4 | the Italian who stated that equal volumes of gases at the same conditions hold equal numbers of molecules | 提出同溫同壓下等體積氣體含相同分子數目的意大利科學家
Jacob Berzelius | 貝采利烏斯 | person | S5 | the Swedish chemist who introduced the letter symbols of the elements and the word catalysis | 創立以字母表示元素的符號、並提出「催化」一詞的瑞典化學家
Humphry Davy | 戴維 | person | S4 | the British chemist who first isolated sodium and potassium by electrolysis and invented a miners' safety lamp | 以電解首次分離出鈉和鉀、並發明礦工安全燈的英國化學家
Michael Faraday | 法拉第 | person | S3 | the British scientist who discovered benzene and the quantitative laws of electrolysis | 發現苯和電解定量規律的英國科學家
Alessandro Volta | 伏打 | person | S4 | the Italian who built the first battery from a pile of metal discs | 以金屬片相疊製成首個電池組的意大利科學家
John Daniell | 丹聶爾 | person | S4 | the British chemist who in 1836 made a steady battery from zinc, copper and their sulphates | 1836年以鋅、銅及其硫酸鹽製成電壓穩定電池的英國化學家
Friedrich Wöhler | 維勒 | person | S5 | the German chemist who made urea from an inorganic salt in 1828 | 1828年由無機鹽合成尿素的德國化學家
Justus von Liebig | 李比希 | person | S5 | the German founder of agricultural chemistry, whose name is given to a water-cooled condenser | 農業化學的奠基人、一種水冷式冷凝器以其命名的德國化學家
August Kekulé | 凱庫勒 | person | S5 | the German chemist who proposed the ring structure of benzene | 提出苯的環狀結構的德國化學家
Louis Pasteur | 巴斯德 | person | S3 | the French scientist who separated mirror-image crystals of a tartrate by hand and studied microbes | 以人手分開酒石酸鹽的鏡像晶體、並研究微生物的法國科學家
Johann Döbereiner | 德貝賴納 | person | S5 | the German chemist who grouped similar elements in threes, his triads | 把性質相似的元素分成三個一組的德國化學家
John Newlands | 紐蘭茲 | person | S5 | the British chemist whose law of octaves said that every eighth element is like the first | 以八音律指出每隔七個元素性質便重複的英國化學家
Dmitri Mendeleev | 門捷列夫 | person | S3 | the Russian chemist whose periodic table of 1869 left gaps for elements not yet discovered | 1869年發表周期表並為未發現的元素留空的俄國化學家
Henry Moseley | 莫斯利 | person | S5 | the British physicist who used X-rays to show that elements should be ordered by atomic number | 以X射線證明元素應按原子序排列的英國物理學家
William Ramsay | 拉姆齊 | person | S5 | the British chemist who discovered a whole family of unreactive gases, argon with Lord Rayleigh among them | 發現整族不活潑氣體、其中氬與瑞利勳爵合作發現的英國化學家
Robert Bunsen | 本生 | person | S4 | the German chemist who gave his name to a laboratory gas burner and found caesium and rubidium with a spectroscope | 一種實驗室煤氣燈以其命名、用分光鏡發現銫和銣的德國化學家
Marie Curie | 居里夫人 | person | S3 | the Polish-born scientist who discovered polonium and radium and won Nobel Prizes in both physics and chemistry | 發現釙和鐳、先後獲諾貝爾物理學獎和化學獎的波蘭裔科學家 | also-zh=瑪麗·居里
J. J. Thomson | 湯姆遜 | person | S4 | the British physicist who discovered the electron in 1897 with cathode rays | 1897年以陰極射線發現電子的英國物理學家 | also-zh=湯姆孫
Ernest Rutherford | 盧瑟福 | person | S4 | the New Zealand-born physicist whose alpha-particle scattering work revealed the atomic nucleus | 以α粒子散射實驗揭示原子核的新西蘭裔物理學家
James Chadwick | 查德威克 | person | S4 | the British physicist who discovered the neutron in 1932 | 1932年發現中子的英國物理學家
Niels Bohr | 玻爾 | person | S4 | the Danish physicist who proposed that electrons move round the nucleus only in certain energy levels | 提出電子只在特定能級繞核運動的丹麥物理學家
Robert Millikan | 密立根 | person | S5 | the American physicist who measured the charge of the electron with oil drops | 以油滴量度電子電荷的美國物理學家
Frederick Soddy | 索迪 | person | S5 | the British chemist who introduced the idea and the name of isotopes | 提出同位素概念和名稱的英國化學家
Francis Aston | 阿斯頓 | person | S5 | the British scientist who built an early mass spectrograph and found isotopes of many elements | 製成早期質譜儀並發現許多元素的同位素的英國科學家
Svante Arrhenius | 阿列紐斯 | person | S5 | the Swedish chemist who explained acids by the ions they form in water and linked rate constants with temperature | 以水中電離出的離子解釋酸、並把速率常數與溫度聯繫的瑞典化學家
Johannes Brønsted | 布朗斯特 | person | S6 | the Danish chemist who defined acids as proton donors at the same time as Lowry | 與勞里同時把酸定義為質子給予者的丹麥化學家
Søren Sørensen | 索倫森 | person | S5 | the Danish chemist who introduced the pH scale in 1909 | 1909年創立pH標度的丹麥化學家
Gilbert Lewis | 路易斯 | person | S5 | the American chemist who drew bonds as shared electron pairs and defined acids as electron pair acceptors | 以共用電子對表示化學鍵、把酸定義為電子對接受者的美國化學家
Linus Pauling | 鮑林 | person | S5 | the American chemist who made a scale of electronegativity and won the Nobel Prizes for Chemistry and for Peace | 制訂電負性標度、並獲諾貝爾化學獎與和平獎的美國化學家
Germain Hess | 赫斯 | person | S5 | the Swiss-born Russian chemist who stated that the heat of a reaction does not depend on the route | 提出反應熱與途徑無關的瑞士裔俄國化學家
Josiah Willard Gibbs | 吉布斯 | person | S6 | the American scientist whose free energy tells whether a change is spontaneous | 以自由能判斷變化能否自發進行的美國科學家
Jacobus van 't Hoff | 范特霍夫 | person | S6 | the Dutch chemist who proposed the tetrahedral carbon atom and won the first Nobel Prize in Chemistry | 提出碳原子四面體結構、首位獲諾貝爾化學獎的荷蘭化學家
Henri Le Chatelier | 勒沙特列 | person | S5 | the French chemist who stated how an equilibrium responds to a disturbance | 提出平衡受干擾時如何移動的法國化學家
Fritz Haber | 哈柏 | person | S5 | the German chemist who first made ammonia from nitrogen and hydrogen and led the use of poison gas in World War I | 首先由氮和氫合成氨、並在一戰中主持使用毒氣的德國化學家 | also-zh=哈伯; not=Carl Bosch
Carl Bosch | 博施 | person | S5 | the German engineer who turned the making of ammonia from a laboratory experiment into a large high-pressure industry | 把氨的合成由實驗室發展為大型高壓工業的德國工程師 | not=Fritz Haber
William Perkin | 珀金 | person | S5 | the British chemist who as a student made the first synthetic dye, mauve, from coal tar | 學生時代由煤焦油製得首種合成染料苯胺紫的英國化學家
Leo Baekeland | 貝克蘭 | person | S5 | the Belgian-born inventor of the first fully synthetic plastic | 發明首種完全人工合成塑膠的比利時裔發明家
Wallace Carothers | 卡羅瑟斯 | person | S5 | the American chemist whose team invented nylon | 帶領研究小組發明尼龍的美國化學家
Charles Goodyear | 固特異 | person | S5 | the American who found that rubber heated with sulphur becomes tough and elastic | 發現橡膠與硫共熱後變得堅韌而有彈性的美國發明家
Dorothy Hodgkin | 霍奇金 | person | S6 | the British chemist who found the structures of penicillin and vitamin B12 with X-rays | 以X射線找出青霉素和維生素B12結構的英國化學家
Mikhail Tsvet | 茨維特 | person | S6 | the Russian botanist who invented chromatography by separating plant pigments in a column | 以管柱分離植物色素而發明色層法的俄國植物學家
Ernest Solvay | 索爾維 | person | S6 | the Belgian industrialist who made sodium carbonate from brine, ammonia and limestone | 以濃鹽水、氨和石灰石製造碳酸鈉的比利時工業家
Hou Debang | 侯德榜 | person | S5 | the Chinese chemical engineer who improved soda making so that ammonium chloride fertilizer is made as well | 改良製鹼法、同時製得氯化銨肥料的中國化學工程師
Tu Youyou | 屠呦呦 | person | S5 | the Chinese scientist who discovered the malaria drug artemisinin and won a Nobel Prize | 發現治療瘧疾的青蒿素並獲諾貝爾獎的中國科學家
vitalism | 生命力學說 | theory | S5 | the disproved idea that organic compounds can be made only by living things | 認為有機化合物只能由動植物體製造的已被推翻的學說 | also-zh=生機論
law of octaves | 八音律 | theory | S5 | the early idea that each element resembles the one seven places further when all are listed by atomic mass | 認為元素按原子質量排列時，每隔七個便出現相似性質的早期學說
Arrhenius theory | 阿列紐斯學說 | theory | S5 | the explanation that acids give hydrogen ions and bases give hydroxide ions in water | 認為酸在水中產生氫離子、鹽基在水中產生氫氧離子的學說 | not=Brønsted-Lowry theory
Brønsted-Lowry theory | 布朗斯特–勞里學說 | theory | S6 | the explanation that acids donate protons and bases accept them, in any solvent | 認為酸給予質子、鹽基接受質子的學說 | not=Arrhenius theory, Lewis theory
Lewis theory | 路易斯學說 | theory | S6 | the explanation that acids accept electron pairs and bases donate them | 認為酸接受電子對、鹽基給予電子對的學說 | not=Brønsted-Lowry theory
gold foil experiment | 金箔實驗 | method | S4 | the firing of alpha particles at a very thin metal sheet, which revealed the atomic nucleus | 以α粒子射向極薄金屬片而揭示原子核的研究
oil drop experiment | 油滴實驗 | method | S5 | the observation of tiny charged liquid particles between two plates, which gave the charge of one electron | 觀察兩塊金屬板間帶電的微小液體粒子而求得一個電子電荷的研究
cathode ray experiment | 陰極射線實驗 | method | S5 | the bending of beams in an evacuated tube by charged plates and magnets, which revealed the electron | 以帶電板和磁鐵使真空管中的粒子束偏轉而發現電子的研究
Wöhler synthesis | 維勒合成 | method | S5 | the making of urea by heating an inorganic ammonium salt, which weakened the idea of a vital force | 加熱無機銨鹽製得尿素、動搖生命力學說的研究
set | chemists of gases and burning | 研究氣體與燃燒的化學家 | Robert Boyle; Henry Cavendish; Joseph Priestley; Carl Wilhelm Scheele; Antoine Lavoisier
set | scientists of atoms and molecules in the early nineteenth century | 十九世紀初研究原子和分子的科學家 | John Dalton; Joseph Gay-Lussac; Amedeo Avogadro; Jacob Berzelius; Humphry Davy
set | scientists of electricity and cells | 研究電與電池的科學家 | Humphry Davy; Michael Faraday; Alessandro Volta; John Daniell
set | scientists with a law of gases or solutions | 提出氣體或溶液定律的科學家 | Robert Boyle; Amedeo Avogadro; Joseph Gay-Lussac; John Dalton
set | organic chemists of the nineteenth century | 十九世紀的有機化學家 | Friedrich Wöhler; Justus von Liebig; August Kekulé; William Perkin; Louis Pasteur
set | scientists who ordered the elements | 為元素排列次序的科學家 | Johann Döbereiner; John Newlands; Dmitri Mendeleev; Henry Moseley
set | discoverers of elements | 發現元素的科學家 | Henry Cavendish; Humphry Davy; William Ramsay; Robert Bunsen; Marie Curie; Carl Wilhelm Scheele
set | scientists of the structure of the atom | 研究原子結構的科學家 | J. J. Thomson; Ernest Rutherford; James Chadwick; Niels Bohr; Robert Millikan
set | scientists of isotopes and nuclei | 研究同位素和原子核的科學家 | Frederick Soddy; Francis Aston; James Chadwick; Ernest Rutherford; Henry Moseley
set | chemists of acids and bases | 研究酸和鹽基的化學家 | Svante Arrhenius; Johannes Brønsted; Søren Sørensen; Gilbert Lewis
set | chemists of energy and equilibrium | 研究能量與平衡的化學家 | Germain Hess; Josiah Willard Gibbs; Jacobus van 't Hoff; Henri Le Chatelier; Svante Arrhenius
set | chemists of bonds and structures | 研究化學鍵與結構的化學家 | Linus Pauling; Gilbert Lewis; Dorothy Hodgkin; August Kekulé; Jacobus van 't Hoff
set | industrial chemists and inventors | 工業化學家和發明家 | Fritz Haber; Carl Bosch; Ernest Solvay; Alfred Nobel=諾貝爾; Hou Debang
set | winners of a Nobel Prize | 諾貝爾獎得主 | Marie Curie; Fritz Haber; Linus Pauling; Dorothy Hodgkin; Tu Youyou; William Ramsay
set | early ideas of chemistry | 化學的早期學說 | phlogiston theory=燃素說; vitalism; law of octaves; Dalton's atomic theory; plum pudding model
set | famous experiments | 著名的實驗 | gold foil experiment; oil drop experiment; cathode ray experiment; Wöhler synthesis
set | scientists of batteries and electrolysis | 研究電池和電解的科學家 | Alessandro Volta; John Daniell; Michael Faraday; Svante Arrhenius
set | German chemists and engineers | 德國化學家和工程師 | Friedrich Wöhler; Justus von Liebig; August Kekulé; Robert Bunsen; Johann Döbereiner; Carl Bosch
set | scientists of life and medicine | 與生命和醫藥有關的科學家 | Louis Pasteur; Tu Youyou; Dorothy Hodgkin; Mikhail Tsvet
set | scientists of the electron and of energy levels | 研究電子和能級的科學家 | J. J. Thomson; Robert Millikan; Niels Bohr; Gilbert Lewis
set | makers of tables, scales and symbols | 制訂列表、標度和符號的科學家 | Dmitri Mendeleev; Søren Sørensen; Linus Pauling; Jacob Berzelius; John Newlands
set | scientists whose names stand in a law or principle | 名字見於定律或原理的科學家 | Germain Hess; Henri Le Chatelier; Amedeo Avogadro; Josiah Willard Gibbs
set | inventors and makers of goods | 發明家和製造商 | Leo Baekeland; Wallace Carothers; Charles Goodyear; Alfred Nobel=諾貝爾; Ernest Solvay; Hou Debang
set | theories that were replaced or widened | 被取代或擴充的學說 | Arrhenius theory; Brønsted-Lowry theory; vitalism; law of octaves; phlogiston theory=燃素說
order | arranging the elements, from the earliest | 排列元素的工作，由早至晚 | Johann Döbereiner > John Newlands > Dmitri Mendeleev > Henry Moseley
order | chemists by date of birth | 化學家按出生先後 | Robert Boyle > Antoine Lavoisier > Dmitri Mendeleev > Linus Pauling
fact | Jacobus van 't Hoff | 范特霍夫 | year of the Nobel Prize in Chemistry | 獲諾貝爾化學獎的年份 | 1901 | 1901 |
fact | Svante Arrhenius | 阿列紐斯 | year of the Nobel Prize in Chemistry | 獲諾貝爾化學獎的年份 | 1903 | 1903 |
fact | William Ramsay | 拉姆齊 | year of the Nobel Prize in Chemistry | 獲諾貝爾化學獎的年份 | 1904 | 1904 |
fact | Ernest Rutherford | 盧瑟福 | year of the Nobel Prize in Chemistry | 獲諾貝爾化學獎的年份 | 1908 | 1908 |
fact | Marie Curie | 居里夫人 | year of the Nobel Prize in Chemistry | 獲諾貝爾化學獎的年份 | 1911 | 1911 |
fact | Fritz Haber | 哈柏 | year of the Nobel Prize in Chemistry | 獲諾貝爾化學獎的年份 | 1918 | 1918 |
fact | Linus Pauling | 鮑林 | year of the Nobel Prize in Chemistry | 獲諾貝爾化學獎的年份 | 1954 | 1954 |
fact | Dorothy Hodgkin | 霍奇金 | year of the Nobel Prize in Chemistry | 獲諾貝爾化學獎的年份 | 1964 | 1964 |
fact | electron | 電子 | year of discovery | 發現年份 | 1897 | 1897 |
fact | neutron | 中子 | year of discovery | 發現年份 | 1932 | 1932 |
fact | radium | 鐳 | year of discovery | 發現年份 | 1898 | 1898 |
fact | benzene | 苯 | year of discovery | 發現年份 | 1825 | 1825 |
fact | argon | 氬 | year of discovery | 發現年份 | 1894 | 1894 |
fact | buckminsterfullerene | 巴克明斯特富勒烯 | year of discovery | 發現年份 | 1985 | 1985 |
fact | electron | 電子 | discoverer | 發現者 | J. J. Thomson | 湯姆遜 |
fact | neutron | 中子 | discoverer | 發現者 | James Chadwick | 查德威克 |
fact | atomic nucleus | 原子核 | discoverer | 發現者 | Ernest Rutherford | 盧瑟福 |
fact | benzene | 苯 | discoverer | 發現者 | Michael Faraday | 法拉第 |
fact | hydrogen | 氫 | discoverer | 發現者 | Henry Cavendish | 卡文迪許 |
fact | potassium | 鉀 | discoverer | 發現者 | Humphry Davy | 戴維 |
`
