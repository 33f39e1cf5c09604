/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const biology = `
== Microscopy | 顯微鏡的使用
compound microscope | 複式顯微鏡 | device | S1 | an instrument in which light passes through a thin specimen and an objective and an eyepiece form a magnified image | 讓光穿過薄標本，再以目鏡和物鏡兩組透鏡放大影像的儀器 | also=compound light microscope; not=stereomicroscope
electron microscope | 電子顯微鏡 | device | S4 | an instrument that uses magnetic lenses instead of glass lenses and can magnify an object hundreds of thousands of times | 以磁透鏡代替玻璃透鏡、能把物體放大數十萬倍的儀器 | not=compound microscope
transmission electron microscope | 透射電子顯微鏡 | device | S4 | an instrument in which a beam of electrons passes through a very thin specimen to show the inside of cells | 讓電子束穿過極薄的標本，以顯示細胞內部結構的儀器 | also=TEM; not=scanning electron microscope; kind=electron microscope
scanning electron microscope | 掃描電子顯微鏡 | device | S4 | an instrument that moves a beam of electrons over a specimen to show the three-dimensional shape of its surface | 以電子束逐點照射標本，以顯示其表面立體形貌的儀器 | also=SEM; not=transmission electron microscope; kind=electron microscope
stereomicroscope | 立體顯微鏡 | device | S4 | an instrument that uses light to give a three-dimensional view of whole objects at low magnification | 以光在低倍數下顯示整個物體三維影像的儀器 | also=dissecting microscope; also-zh=解剖顯微鏡; not=compound microscope
fluorescence microscope | 熒光顯微鏡 | device | S6 | an instrument that shows structures labelled with dyes that glow when ultraviolet or blue light strikes them | 顯示經染料標記、受紫外線或藍光照射便會發亮的構造的儀器
phase-contrast microscope | 相差顯微鏡 | device | S6 | an instrument that makes transparent living cells visible without dyes by turning differences in refraction into differences in brightness | 把光線折射的差異轉為明暗差異，使透明活細胞無須染色也清晰可見的儀器
hand lens | 放大鏡 | device | P4 | a single convex lens held near an object to make it look a few times larger | 手持於物體附近，使物體看來大數倍的單塊凸透鏡 | also=magnifying glass; also-zh=手持放大鏡
eyepiece | 目鏡 | structure | S1 | the lens at the top of the body tube, through which the observer looks | 位於鏡筒頂端、觀察者透過它觀看影像的透鏡 | also=ocular lens; not=objective
objective | 物鏡 | structure | S1 | the lens nearest to the specimen, which forms the first enlarged image | 最接近標本、形成第一個放大影像的透鏡 | also=objective lens; not=eyepiece
revolving nosepiece | 物鏡轉換器 | structure | S1 | the turning disc that carries lenses of different magnifications and brings one of them over the specimen | 裝有不同放大倍數的透鏡、可轉動以選用其中一個的圓盤 | also=nosepiece; also-zh=旋轉器
stage | 載物台 | structure | S1 | the flat platform with a central hole on which the slide is placed | 中央有孔、用來放置玻片的平台 | not=stage clip
stage clip | 壓片夾 | structure | S1 | the springy metal strip that holds the slide firmly in place | 把玻片固定在原位的彈性金屬片 | also-zh=載片夾
coarse adjustment knob | 粗調節旋鈕 | structure | S1 | the larger knob that moves the body tube or the stage by a large distance to find the image at low power | 在低倍下大幅升降鏡筒或載物台，以找出影像的較大旋鈕 | also-zh=粗調節器,粗調節輪; not=fine adjustment knob
fine adjustment knob | 微調節旋鈕 | structure | S1 | the smaller knob that moves the body tube or the stage very slightly to sharpen the image | 令鏡筒或載物台輕微升降，使影像更清晰的較小旋鈕 | also-zh=微調節器,細調節器; not=coarse adjustment knob
condenser | 聚光器 | structure | S1 | the lens system under the stage that concentrates light onto the specimen | 位於載物台下方、把光線集中到標本上的透鏡組 | also-zh=聚光鏡; not=iris diaphragm
iris diaphragm | 光圈 | structure | S1 | the ring of overlapping plates whose opening is widened or narrowed to control how much light reaches the specimen | 由重疊薄片組成、可開大或收窄孔口以控制到達標本光量的裝置 | also=diaphragm; also-zh=虹膜光圈; not=condenser
mirror | 反光鏡 | structure | S1 | the part at the bottom of a microscope that reflects light from a lamp or window upwards to the specimen | 位於顯微鏡底部、把燈或窗外的光線轉向上射往標本的部件
body tube | 鏡筒 | structure | S1 | the hollow cylinder that keeps the eyepiece and the objectives at a fixed distance apart | 使目鏡與物鏡保持固定距離的中空圓柱體
arm | 鏡臂 | structure | S1 | the curved support by which the microscope is held with one hand when it is carried | 搬動顯微鏡時用一隻手握持的彎曲支架 | not=base
base | 鏡座 | structure | S1 | the heavy bottom part that keeps the whole microscope steady on the bench | 使整座顯微鏡穩放在桌上的沉重底部 | not=arm
slide | 載玻片 | object | S1 | the rectangular piece of glass on which a specimen is laid for viewing | 承載標本以供觀察的長方形玻璃片 | also=microscope slide; also-zh=玻片; not=cover slip
cover slip | 蓋玻片 | object | S1 | the thin square piece of glass that is lowered onto a wet specimen to flatten it and to protect the lens | 輕放在濕標本上，使其平坦並保護鏡頭的方形薄玻璃片 | also=coverslip; not=slide
lens paper | 拭鏡紙 | object | S1 | the soft tissue with which the glass parts of a microscope are wiped without being scratched | 用來抹淨玻璃部件而不會刮花它的柔軟薄紙
filter paper | 濾紙 | object | S1 | the porous sheet that soaks up extra stain or water from the edge of a cover slip | 從蓋玻片邊緣吸去多餘染液或水的多孔薄紙
mounting needle | 解剖針 | device | S1 | the pointed tool with which a cover slip is lowered slowly so that no air bubbles are trapped | 尖細的工具，用來慢慢放下蓋玻片，以免產生氣泡
forceps | 鑷子 | device | S1 | the two-armed tool with which a thin layer of tissue is gripped and peeled off | 有兩臂、用來夾起和撕下薄層組織的工具
scalpel | 解剖刀 | device | S4 | the small sharp blade with a handle for cutting tissue | 有柄而鋒利、用來切割組織的細小刀具
iodine solution | 碘液 | substance | S1 | the brown liquid that is added to onion cells as a stain and turns starch blue-black | 用來為洋蔥細胞染色、遇澱粉轉為藍黑色的棕色液體 | not=Benedict's solution
methylene blue | 亞甲藍 | substance | S1 | the dark dye that is added to cheek cells to make their nuclei stand out | 加在口腔內壁細胞上，使細胞核更明顯的深色染料
acetic orcein | 乙酸地衣紅 | substance | S4 | the purplish red dye in acid that is used to colour chromosomes of root tip cells | 用來為根尖細胞的染色體着色的酸性紫紅染料
crystal violet | 結晶紫 | substance | S6 | the first dye added in Gram staining, which thick bacterial cell walls keep after washing with alcohol | 革蘭氏染色法中首先加入、以酒精沖洗後仍留在厚細菌細胞壁內的染料
safranin | 番紅 | substance | S6 | the red dye added last in Gram staining, which colours the bacteria that were decolourised by alcohol | 革蘭氏染色法中最後加入、為已被酒精脫色的細菌染上顏色的染料
eosin | 曙紅 | substance | S6 | the pink dye that colours the cytoplasm in sections of animal tissue | 把動物組織切片中的細胞質染成粉紅色的染料
magnification | 放大倍數 | quantity | S1 | the number of times by which an image is larger than the object itself | 影像的大小相當於物體實際大小的多少倍 | also-zh=放大率; not=resolution
resolution | 分辨率 | quantity | S4 | the ability of a microscope to show two very close points as separate points | 顯微鏡把兩個非常接近的點顯示為兩個獨立的點的能力 | also=resolving power; also-zh=分辨力,解像力; not=magnification
contrast | 對比度 | quantity | S4 | the difference in brightness or colour between a structure and its surroundings | 某構造與周圍背景在明暗或顏色上的差異 | also-zh=反差; not=resolution
field of view | 視野 | quantity | S1 | the circular area that is seen at one time through a microscope | 透過顯微鏡觀察時，同一時間所見的圓形範圍
working distance | 工作距離 | quantity | S6 | the length of the gap between the front of the objective and the specimen in focus | 對焦後物鏡前端與標本之間的空隙長度 | not=depth of field
depth of field | 景深 | quantity | S6 | the thickness of the specimen that appears sharp at one position of focus | 在某一對焦位置下，標本中看來清晰的部分的厚度 | not=working distance
micrograph | 顯微照片 | form | S4 | a photograph of a tiny specimen taken through a magnifying instrument | 透過放大儀器拍攝微小標本所得的圖像 | also=photomicrograph; also-zh=顯微圖
eyepiece graticule | 目鏡測微尺 | device | S6 | the small glass disc with a scale that is fitted in the ocular lens and has no fixed unit until calibrated | 裝在觀察者望入處的刻線小玻璃片，須校準後才知每格長度 | not=stage micrometer
stage micrometer | 載物台測微尺 | device | S6 | the special slide with a scale of exactly known spacing that serves to calibrate another scale | 刻有已知間距的特製玻片，用來校準另一把刻度尺 | not=eyepiece graticule
millimetre | 毫米 | unit | P4 | the length equal to one thousandth of a metre | 相等於一米的千分之一的長度 | also=mm
micrometre | 微米 | unit | S4 | the length equal to one millionth of a metre, in which most cells are measured | 相等於一米的百萬分之一、適合表示細胞大小的長度 | also=μm; not=nanometre
nanometre | 納米 | unit | S4 | the length equal to one billionth of a metre, in which viruses and membranes are measured | 相等於一米的十億分之一、適合表示病毒和膜厚度的長度 | also=nm; not=micrometre
smear | 塗片 | object | S4 | a thin film of liquid such as blood spread over a slide for viewing | 把血液等液體在玻片上抹成薄層的標本 | not=section
squash preparation | 壓片 | object | S4 | a piece of soft tissue such as a root tip pressed under a cover slip into a layer one cell thick | 把根尖等柔軟組織在蓋玻片下擠成單層細胞的標本
whole mount | 整體裝片 | object | S6 | a complete small organism or part placed uncut on a slide for viewing | 把整個細小生物或部分不經切割便放在玻片上觀察的標本
fixation | 固定 | method | S6 | the treatment that kills cells quickly with chemicals or heat and preserves their structure | 以化學品或熱力快速殺死細胞並保存其原有結構的處理
mounting | 裝片 | method | S4 | the placing of a specimen in a drop of liquid on a slide under a cover slip | 把標本放入玻片上的液滴中，再蓋上蓋玻片的步驟
focusing | 對焦 | method | S1 | the changing of the distance between lens and specimen until a sharp image is seen | 改變鏡頭與標本的距離，直至看見清晰影像的步驟 | also-zh=調焦
calibration | 校準 | method | S6 | the finding of the length of each division of a scale by comparing it with a known standard | 與已知標準比較，以找出刻度尺每一格所代表長度的步驟
Robert Hooke | 虎克 | person | S1 | the English scientist who looked at thin slices of cork and first used the word "cell" | 觀察軟木薄片並首先使用「細胞」一詞的英國科學家 | also-zh=羅伯特·虎克; not=Antonie van Leeuwenhoek
Antonie van Leeuwenhoek | 列文虎克 | person | S4 | the Dutch lens maker who was the first to describe living bacteria and single-celled organisms in pond water | 自製鏡片、首先描述活細菌和池水中單細胞生物的荷蘭人 | also-zh=雷文霍克; not=Robert Hooke
Matthias Schleiden | 施萊登 | person | S4 | the German botanist who stated in 1838 that all plants are built of cells | 於1838年提出所有植物皆由細胞構成的德國植物學家 | not=Theodor Schwann
Theodor Schwann | 施旺 | person | S4 | the German zoologist who stated in 1839 that all animals are built of cells | 於1839年提出所有動物皆由細胞構成的德國動物學家 | not=Matthias Schleiden
Robert Brown | 布朗 | person | S6 | the Scottish botanist who named the cell nucleus while studying orchids | 研究蘭花時為細胞核命名的蘇格蘭植物學家 | also-zh=羅伯特·布朗
cell theory | 細胞學說 | theory | S4 | the statement that all organisms are made of one or more basic units, which arise only from existing ones | 認為所有生物皆由一個或多個基本單位構成，而這些單位只來自原有單位的理論
set | instruments that give enlarged images | 產生放大影像的儀器 | compound microscope; electron microscope; stereomicroscope; hand lens
set | kinds of microscope | 顯微鏡的種類 | transmission electron microscope; scanning electron microscope; compound microscope; stereomicroscope
set | special microscopes | 特殊的顯微鏡 | fluorescence microscope; phase-contrast microscope; scanning electron microscope; transmission electron microscope; stereomicroscope
set | optical parts of a microscope | 顯微鏡的光學部件 | eyepiece; objective; condenser; iris diaphragm; mirror
set | parts of a microscope that hold or move something | 顯微鏡中起承托或移動作用的部件 | revolving nosepiece; stage; stage clip; body tube; arm; base
set | parts of a microscope that are turned or opened by hand | 顯微鏡中用手調節的部件 | coarse adjustment knob; fine adjustment knob; revolving nosepiece; iris diaphragm; mirror
set | parts of a microscope below the body tube | 顯微鏡鏡筒以下的部件 | stage; condenser; iris diaphragm; mirror; base; objective
set | parts of a microscope | 顯微鏡的部件 | eyepiece; objective; stage; condenser; coarse adjustment knob; fine adjustment knob; arm; base
set | tools used in making a mount | 製作裝片的工具 | mounting needle; forceps; dropper=滴管; scalpel
set | tools for preparing or measuring specimens | 製備或量度標本的工具 | microtome=切片機; scalpel; eyepiece graticule; stage micrometer; mounting needle; forceps
set | stains used in the school laboratory | 學校實驗室常用的染料 | iodine solution; methylene blue; acetic orcein; safranin; crystal violet
set | dyes for cells and tissues | 細胞和組織的染料 | eosin; acetic orcein; crystal violet; safranin; methylene blue
set | quantities that describe an image or a lens | 描述影像或鏡頭的量 | magnification; resolution; contrast; field of view
set | quantities in microscopy | 顯微鏡使用中的量 | working distance; depth of field; field of view; magnification; resolution; contrast
set | forms in which specimens are prepared | 標本的製備形式 | section=切片; smear; squash preparation; whole mount
set | steps in preparing and viewing a specimen | 製備和觀察標本的步驟 | staining=染色; fixation; mounting; focusing; calibration
set | scientists who studied cells | 研究細胞的科學家 | Robert Hooke; Antonie van Leeuwenhoek; Matthias Schleiden; Theodor Schwann; Robert Brown
order | steps in making a temporary mount of onion epidermis | 製作洋蔥表皮臨時裝片的步驟 | add a drop of water to a slide=在載玻片上滴一滴水 > spread the piece of epidermis in the water=把表皮平鋪在水中 > lower a cover slip gently with a needle=用解剖針輕輕放下蓋玻片 > draw stain under the cover slip with filter paper=用濾紙把染液引入蓋玻片下
order | steps in viewing a slide with a microscope | 用顯微鏡觀察玻片的步驟 | select the low-power objective=選用低倍物鏡 > focus with the coarse adjustment knob=用粗調節旋鈕對焦 > turn to the high-power objective=轉用高倍物鏡 > sharpen the image with the fine adjustment knob=用微調節旋鈕使影像清晰
order | path of light through a compound microscope | 光線通過複式顯微鏡的路徑 | mirror > iris diaphragm and condenser=光圈和聚光器 > specimen on the stage=載物台上的標本 > objective > eyepiece
order | units of length from the largest to the smallest | 長度單位由大至小 | metre=米 > millimetre > micrometre > nanometre
order | events in the history of the cell, earliest first | 細胞研究史上的事件，由先至後 | Hooke describes cells in cork=虎克描述軟木的細胞 > Brown names the nucleus=布朗為細胞核命名 > Schleiden and Schwann propose the cell theory=施萊登和施旺提出細胞學說 > the electron microscope is invented=發明電子顯微鏡
fact | centimetre | 厘米 | value in metres | 以米表示的數值 | 10⁻² | 10⁻² | m
fact | millimetre | 毫米 | value in metres | 以米表示的數值 | 10⁻³ | 10⁻³ | m
fact | micrometre | 微米 | value in metres | 以米表示的數值 | 10⁻⁶ | 10⁻⁶ | m
fact | nanometre | 納米 | value in metres | 以米表示的數值 | 10⁻⁹ | 10⁻⁹ | m

== Molecules of life | 生命的分子
carbohydrate | 碳水化合物 | substance | S2 | an organic compound made of one or more sugar units, containing carbon, hydrogen and oxygen only in its simplest forms | 由一個或多個糖單位組成的有機化合物，最簡單者只含碳、氫、氧 | not=lipid
lipid | 脂質 | substance | S4 | an organic compound such as fat, oil or wax that does not dissolve in water but dissolves in organic solvents | 不溶於水而溶於有機溶劑的有機化合物，例如油和蠟 | also-zh=脂類; not=carbohydrate
protein | 蛋白質 | substance | S2 | an organic compound built of one or more long folded chains of amino acids | 由摺疊的氨基酸長鏈構成的有機化合物
monosaccharide | 單糖 | substance | S4 | a carbohydrate consisting of a single sugar unit, which cannot be hydrolysed into smaller sugars | 只含一個糖單位、不能水解為更小糖分子的碳水化合物 | not=disaccharide
disaccharide | 雙糖 | substance | S4 | a carbohydrate formed when two sugar units join by condensation | 由兩個糖單位縮合而成的碳水化合物 | also-zh=二糖; not=monosaccharide, polysaccharide
polysaccharide | 多糖 | substance | S4 | a carbohydrate formed of a long chain of very many sugar units | 由大量糖單位連成長鏈的碳水化合物 | not=disaccharide
amino acid | 氨基酸 | substance | S4 | the building unit of proteins, which is joined to others by peptide bonds | 構成蛋白質、以肽鍵互相連接的基本單位 | also-zh=胺基酸
dipeptide | 二肽 | substance | S4 | a molecule of two amino acids linked by a single peptide bond | 兩個氨基酸以一個肽鍵連接而成的分子 | not=polypeptide
polypeptide | 多肽 | substance | S4 | a long unbranched chain of many amino acids linked by peptide bonds | 許多氨基酸以肽鍵連成的不分支長鏈 | not=dipeptide
fatty acid | 脂肪酸 | substance | S4 | the long hydrocarbon chain ending in a carboxyl group that is released when a triglyceride is digested | 由長碳氫鏈和羧基組成、在甘油三酯被消化時釋出的分子 | not=amino acid
nucleotide | 核苷酸 | substance | S4 | the building unit made of a pentose sugar, a phosphate group and a nitrogenous base | 由五碳糖、磷酸基和含氮鹼基組成的基本單位
phospholipid | 磷脂 | substance | S4 | the molecule with a hydrophilic head and two hydrophobic tails that forms the bilayer of cell membranes | 具親水頭部和兩條疏水尾部、構成細胞膜雙層的脂質分子 | not=triglyceride; kind=lipid
steroid | 類固醇 | substance | S5 | a lipid built on four fused carbon rings, such as the sex hormones | 以四個相連碳環為骨架的脂質，例如性激素 | kind=lipid
wax | 蠟 | substance | S4 | the waterproof lipid that coats the surface of leaves and the feathers of water birds | 覆蓋葉面和水鳥羽毛、能防水的脂質 | kind=lipid
cholesterol | 膽固醇 | substance | S4 | the lipid with carbon rings that is found in animal cell membranes and may be deposited in artery walls | 動物細胞膜所含、也可沉積在動脈壁上的含碳環脂質 | kind=steroid
glucose | 葡萄糖 | substance | S2 | the monosaccharide that is carried in human blood and is the usual fuel of cell respiration | 由人體血液運輸、通常用作細胞呼吸燃料的單糖 | not=fructose; kind=monosaccharide
maltose | 麥芽糖 | substance | S4 | the disaccharide of two glucose units that forms when amylase breaks down starch | 由兩個葡萄糖單位組成、澱粉被澱粉酶分解時形成的雙糖 | not=sucrose; kind=disaccharide
sucrose | 蔗糖 | substance | S4 | the non-reducing disaccharide that is carried in the phloem and used as table sugar | 由韌皮部運輸、日常用作食糖的非還原雙糖 | not=maltose; kind=disaccharide
starch | 澱粉 | substance | S2 | the polysaccharide in which green plants store food as insoluble grains | 綠色植物以不溶於水的顆粒形式貯存食物的多糖 | not=glycogen; kind=polysaccharide
glycogen | 糖原 | substance | S4 | the polysaccharide with many branches stored in the liver and muscles of animals | 貯存於動物肝臟和肌肉中、高度分支的多糖 | also-zh=肝糖; not=starch, glucagon; kind=polysaccharide
cellulose | 纖維素 | substance | S4 | the polysaccharide of straight unbranched chains that makes up most of the walls of plant cells | 分子不分支、構成植物細胞壁主要部分的多糖 | not=starch; kind=polysaccharide
chitin | 甲殼素 | substance | S6 | the nitrogen-containing polysaccharide of insect exoskeletons and the cell walls of fungi | 構成昆蟲外骨骼和真菌細胞壁的含氮多糖 | also-zh=幾丁質,殼多糖; kind=polysaccharide
ribose | 核糖 | substance | S5 | the pentose sugar found in RNA and in ATP | 存在於 RNA 和 ATP 中的五碳糖 | not=deoxyribose
deoxyribose | 脫氧核糖 | substance | S5 | the pentose sugar found in DNA, with one oxygen atom fewer than the pentose of RNA | 存在於 DNA、比 RNA 中的五碳糖少一個氧原子的五碳糖 | not=ribose
nitrogenous base | 含氮鹼基 | substance | S5 | the part of a nucleotide, such as adenine or guanine, that pairs with that of the opposite strand of DNA | 核苷酸中能與 DNA 對面鏈上的相應部分配對的成分，例如腺嘌呤 | also=base; also-zh=鹼基
collagen | 膠原蛋白 | substance | S5 | the tough fibrous protein that gives strength to tendons, skin and bone | 使腱、皮膚和骨堅韌的纖維狀蛋白質 | kind=protein
keratin | 角蛋白 | substance | S4 | the fibrous protein that makes up hair, nails and feathers | 構成毛髮、指甲和羽毛的纖維狀蛋白質 | kind=protein
insulin | 胰島素 | substance | S4 | the hormone made of two polypeptide chains that lowers the blood glucose level | 由兩條多肽鏈組成、能降低血糖水平的激素 | kind=protein
primary structure | 一級結構 | structure | S6 | the sequence of amino acids in a polypeptide chain | 多肽鏈中氨基酸的排列次序 | not=secondary structure
secondary structure | 二級結構 | structure | S6 | the regular coils and pleated sheets held by hydrogen bonds along a polypeptide chain | 多肽鏈以氫鍵維持的規則螺旋和摺片 | not=tertiary structure
tertiary structure | 三級結構 | structure | S6 | the overall three-dimensional folding of one polypeptide chain, held by bonds between side chains | 一條多肽鏈因側鏈間的鍵而摺成的整體立體形狀 | not=quaternary structure
quaternary structure | 四級結構 | structure | S6 | the joining of two or more polypeptide chains into one working protein molecule | 兩條或以上多肽鏈組合成一個蛋白質分子的方式 | not=tertiary structure
peptide bond | 肽鍵 | structure | S4 | the bond between the amino group of one amino acid and the carboxyl group of the next | 一個氨基酸的氨基與另一個氨基酸的羧基之間的鍵
hydrogen bond | 氫鍵 | structure | S4 | the weak attraction between a slightly positive atom and a slightly negative one, which joins paired bases of DNA | 微帶正電與微帶負電的原子之間的微弱吸引力，連接 DNA 的配對鹼基
phosphodiester bond | 磷酸二酯鍵 | structure | S6 | the bond that joins one nucleotide to the next along a single strand of DNA or RNA | 在 DNA 或 RNA 單鏈上把相鄰核苷酸連接起來的鍵
condensation | 縮合 | process | S4 | the joining of two molecules with the removal of a molecule of water | 兩個分子結合並除去一個水分子的反應 | also=dehydration synthesis; also-zh=縮合作用; not=hydrolysis
hydrolysis | 水解 | process | S4 | the breaking of a bond in a large molecule by adding a molecule of water | 加入一個水分子以斷開大分子中的鍵的反應 | also-zh=水解作用; not=condensation
oxidation | 氧化 | process | S3 | the loss of electrons or hydrogen, or the gain of oxygen, by a substance | 物質失去電子或氫，或獲得氧的反應 | also-zh=氧化作用; not=reduction
reduction | 還原 | process | S3 | the gain of electrons or hydrogen, or the loss of oxygen, by a substance | 物質獲得電子或氫，或失去氧的反應 | also-zh=還原作用; not=oxidation
cohesion | 內聚力 | property | S4 | the attraction between molecules of the same kind, such as those of water | 同類分子之間的吸引力，例如水分子之間的吸引力 | not=adhesion
adhesion | 附着力 | property | S4 | the attraction between molecules of different kinds, such as water and the wall of a xylem vessel | 不同種類分子之間的吸引力，例如水與導管壁之間的吸引力 | not=cohesion
surface tension | 表面張力 | property | S4 | the force that makes the top layer of a liquid behave like a stretched elastic skin | 使液體最外層像拉緊的彈性薄膜般的力
polarity | 極性 | property | S6 | the uneven spread of charge in a molecule, with one end slightly positive and another slightly negative | 分子內電荷分佈不均，一端微帶正電、另一端微帶負電的特性
calcium | 鈣 | substance | S3 | the metal element that hardens bones and teeth and is needed for blood clotting | 使骨和牙齒堅硬、凝血時也需要的金屬元素
iron | 鐵 | substance | S3 | the metal element contained in haemoglobin | 血紅蛋白所含的金屬元素
magnesium | 鎂 | substance | S4 | the metal element contained in each molecule of chlorophyll | 葉綠素分子所含的金屬元素
iodine | 碘 | substance | S4 | the non-metal element needed for making the hormone thyroxine | 製造甲狀腺素所需的非金屬元素
phosphate | 磷酸鹽 | substance | S4 | the mineral ion absorbed by roots to make nucleotides, ATP and the main lipid of membranes | 由根部吸收、植物用來製造核苷酸、ATP 和細胞膜主要脂質的礦物質離子 | not=nitrate
Benedict's test | 本立德試驗 | method | S2 | the heating of a food sample with a blue reagent that gives a brick-red precipitate with reducing sugars | 把樣本與藍色試劑共熱，遇還原糖產生磚紅色沉澱的檢驗 | also-zh=班氏試驗,本氏試驗; not=Biuret test
iodine test | 碘試驗 | method | S1 | the adding of a brown solution to a food sample, which turns blue-black if starch is present | 在樣本中加入棕色溶液，遇澱粉呈藍黑色的檢驗 | not=Benedict's test
Biuret test | 雙縮脲試驗 | method | S4 | the adding of alkali and copper sulphate solution to a sample, which turns violet if proteins are present | 在樣本中加入鹼和硫酸銅溶液，遇蛋白質呈紫色的檢驗 | not=Benedict's test
grease spot test | 油漬試驗 | method | S2 | the rubbing of food on filter paper, where fat leaves a translucent mark that stays after drying | 把食物擦在濾紙上，脂肪會留下乾後仍半透明的痕跡的檢驗 | also-zh=油點試驗
ethanol emulsion test | 乙醇乳濁液試驗 | method | S4 | the shaking of a sample with alcohol and then with water, which turns milky white if fat is present | 把樣本先後與酒精和水搖勻，含脂肪便呈奶白色的檢驗 | also=emulsion test; also-zh=乳濁液試驗,乙醇乳化試驗
DCPIP test | DCPIP試驗 | method | S4 | the adding of a sample drop by drop to a blue dye, which loses its colour if vitamin C is present | 把樣本逐滴加入藍色染料，遇維生素C便褪色的檢驗
Albustix paper | 蛋白試紙 | object | S2 | the yellow strip that turns green when dipped into an egg white solution | 浸入蛋清溶液時由黃變綠的紙條 | also=protein test paper; not=Clinistix paper
set | main classes of organic molecules | 有機分子的主要類別 | carbohydrate; lipid; protein; nucleic acid=核酸
set | building units of large molecules | 大分子的構成單位 | amino acid; fatty acid; glycerol=甘油; nucleotide; monosaccharide
set | kinds of lipid | 脂質的種類 | triglyceride=甘油三酯; phospholipid; steroid; wax
set | parts of the molecules of fats and nucleotides | 油脂和核苷酸分子的組成部分 | glycerol=甘油; saturated fatty acid=飽和脂肪酸; unsaturated fatty acid=不飽和脂肪酸; nitrogenous base; deoxyribose
set | single sugars | 單糖 | glucose; fructose=果糖; galactose=半乳糖; ribose; deoxyribose
set | sugars | 糖 | glucose; maltose; sucrose; lactose=乳糖; fructose=果糖
set | disaccharides and their units | 雙糖及其組成單位 | maltose; sucrose; lactose=乳糖; galactose=半乳糖; fructose=果糖
set | polysaccharides | 多糖 | starch; glycogen; cellulose; chitin
set | carbohydrates found in plants | 植物所含的碳水化合物 | starch; cellulose; sucrose; glucose; fructose=果糖
set | carbohydrates made or stored by animals | 動物製造或貯存的碳水化合物 | glycogen; chitin; lactose=乳糖; glucose
set | proteins of the human body | 人體的蛋白質 | haemoglobin; collagen; keratin; insulin; antibody
set | proteins with special functions | 具特別功能的蛋白質 | myoglobin; haemoglobin; collagen; keratin; insulin
set | levels of protein structure | 蛋白質的結構層次 | primary structure; secondary structure; tertiary structure; quaternary structure
set | bonds in biological molecules | 生物分子中的鍵 | peptide bond; glycosidic bond=糖苷鍵; ester bond=酯鍵; hydrogen bond; disulphide bond=二硫鍵
set | bonds in proteins and nucleic acids | 蛋白質和核酸中的鍵 | phosphodiester bond; peptide bond; hydrogen bond; disulphide bond=二硫鍵; glycosidic bond=糖苷鍵
set | reactions of biological molecules | 生物分子的反應 | condensation; hydrolysis; oxidation; reduction; deamination=脫氨作用
set | properties of water | 水的特性 | cohesion; adhesion; surface tension; polarity
set | elements needed by living things | 生物所需的元素 | calcium; iron; magnesium; iodine; potassium=鉀
set | minerals needed by green plants | 綠色植物所需的礦物質 | nitrate=硝酸鹽; phosphate; magnesium; iron
set | food tests | 食物測試 | Benedict's test; iodine test; Biuret test; grease spot test; DCPIP test
set | tests done with solutions | 使用溶液的食物測試 | ethanol emulsion test; Biuret test; Benedict's test; iodine test; DCPIP test
set | papers used in the biology laboratory | 生物實驗室使用的紙 | Clinistix paper=葡萄糖試紙; Albustix paper; filter paper; lens paper
order | levels of protein structure from the lowest to the highest | 蛋白質的結構層次由低至高 | primary structure > secondary structure > tertiary structure > quaternary structure
order | carbohydrates by number of sugar units, smallest first | 碳水化合物按糖單位數目由少至多 | monosaccharide > disaccharide > polysaccharide
fact | glucose | 葡萄糖 | chemical formula | 化學式 | C₆H₁₂O₆ | C₆H₁₂O₆ |
fact | sucrose | 蔗糖 | chemical formula | 化學式 | C₁₂H₂₂O₁₁ | C₁₂H₂₂O₁₁ |
fact | ribose | 核糖 | chemical formula | 化學式 | C₅H₁₀O₅ | C₅H₁₀O₅ |
fact | deoxyribose | 脫氧核糖 | chemical formula | 化學式 | C₅H₁₀O₄ | C₅H₁₀O₄ |
fact | glycerol | 甘油 | chemical formula | 化學式 | C₃H₈O₃ | C₃H₈O₃ |
fact | lactic acid | 乳酸 | chemical formula | 化學式 | C₃H₆O₃ | C₃H₆O₃ |
fact | glycine | 甘氨酸 | chemical formula | 化學式 | C₂H₅NO₂ | C₂H₅NO₂ |
fact | Benedict's test | 本立德試驗 | positive result | 陽性結果 | brick-red precipitate | 磚紅色沉澱 |
fact | iodine test | 碘試驗 | positive result | 陽性結果 | blue-black colour | 藍黑色 |
fact | Biuret test | 雙縮脲試驗 | positive result | 陽性結果 | violet colour | 紫色 |
fact | ethanol emulsion test | 乙醇乳濁液試驗 | positive result | 陽性結果 | milky white emulsion | 奶白色乳濁液 |
fact | DCPIP test | DCPIP試驗 | positive result | 陽性結果 | blue dye turns colourless | 藍色染料變成無色 |
fact | haemoglobin | 血紅蛋白 | number of polypeptide chains in one molecule | 每個分子的多肽鏈數目 | 4 | 4 |
fact | insulin | 胰島素 | number of polypeptide chains in one molecule | 每個分子的多肽鏈數目 | 2 | 2 |
fact | myoglobin | 肌紅蛋白 | number of polypeptide chains in one molecule | 每個分子的多肽鏈數目 | 1 | 1 |
fact | collagen | 膠原蛋白 | number of polypeptide chains in one molecule | 每個分子的多肽鏈數目 | 3 | 3 |
fact | maltose | 麥芽糖 | products of complete hydrolysis | 完全水解的產物 | glucose only | 只有葡萄糖 |
fact | sucrose | 蔗糖 | products of complete hydrolysis | 完全水解的產物 | glucose and fructose | 葡萄糖和果糖 |
fact | lactose | 乳糖 | products of complete hydrolysis | 完全水解的產物 | glucose and galactose | 葡萄糖和半乳糖 |
fact | triglyceride | 甘油三酯 | products of complete hydrolysis | 完全水解的產物 | fatty acids and glycerol | 脂肪酸和甘油 |
fact | protein | 蛋白質 | products of complete hydrolysis | 完全水解的產物 | amino acids | 氨基酸 |

== Cell organisation | 細胞的組織
prokaryotic cell | 原核細胞 | structure | S4 | a cell without a true nucleus, whose DNA lies free in the cytoplasm | 沒有細胞核、DNA 直接位於細胞質中的細胞 | also=prokaryote cell; not=eukaryotic cell
eukaryotic cell | 真核細胞 | structure | S4 | a cell whose DNA is enclosed in a nucleus and which has membrane-bound organelles | DNA 由核膜包圍、並具有由膜包被的細胞器的細胞 | not=prokaryotic cell
plant cell | 植物細胞 | structure | S1 | a cell that has a cellulose wall and usually a large central vacuole | 具纖維素壁、通常有大的中央液泡的細胞 | not=animal cell
animal cell | 動物細胞 | structure | S1 | a cell of a many-celled body that has a nucleus but neither a wall nor chloroplasts | 多細胞身體中有細胞核但沒有壁和葉綠體的細胞 | not=plant cell
fungal cell | 真菌細胞 | structure | S4 | a cell of a mould or mushroom that has a nucleus and a wall of chitin but no chloroplasts | 霉菌或菇類中有細胞核和甲殼素的壁、但沒有葉綠體的細胞
nucleus | 細胞核 | structure | S1 | the organelle that contains the chromosomes and controls the activities of the cell | 內有染色體、控制細胞各種活動的細胞器 | not=nucleolus
cytoplasm | 細胞質 | structure | S1 | the jelly-like material in which organelles lie and many chemical reactions take place | 含有細胞器、許多化學反應在其中進行的膠狀物質 | not=protoplasm
cell wall | 細胞壁 | structure | S1 | the rigid, non-living, freely permeable layer outside the cell membrane of plants and bacteria, which supports and protects the cell | 位於植物或細菌的細胞膜外，堅硬、無生命、全透性，起支持和保護作用的構造 | not=cell membrane
vacuole | 液泡 | structure | S1 | the fluid-filled sac bounded by one membrane, large and central in mature plant cells | 由單層膜包圍、充滿液體的囊，在成熟植物細胞中大而居中
mitochondrion | 線粒體 | structure | S4 | the organelle with a folded inner membrane where aerobic respiration releases energy | 內膜摺疊、需氧呼吸在此釋出能量的細胞器 | also=mitochondria; not=chloroplast
chloroplast | 葉綠體 | structure | S1 | the organelle of green plant cells in which light energy is absorbed to make food | 植物細胞內吸收光能以製造食物的細胞器 | not=chlorophyll, mitochondrion
ribosome | 核糖體 | structure | S4 | the tiny particle without a membrane where amino acids are joined into polypeptides | 沒有膜包圍、把氨基酸連成多肽的微小顆粒
rough endoplasmic reticulum | 粗糙內質網 | structure | S4 | the network of flattened membrane sacs with ribosomes on its surface, which transports proteins | 由扁平膜囊組成、表面附有核糖體、運輸蛋白質的網絡 | also=rough ER; also-zh=粗面內質網; not=smooth endoplasmic reticulum
smooth endoplasmic reticulum | 平滑內質網 | structure | S4 | the network of membrane tubes without ribosomes on its surface, where lipids are made | 由膜管組成、表面沒有核糖體、合成脂質的網絡 | also=smooth ER; also-zh=光滑內質網,滑面內質網; not=rough endoplasmic reticulum
Golgi apparatus | 高爾基體 | structure | S6 | the stack of separate flattened sacs that modifies, sorts and packs proteins for secretion | 一疊分離的扁平囊，把蛋白質加工、分類和包裝以供分泌 | also=Golgi body; also-zh=高基體,高爾基器
lysosome | 溶酶體 | structure | S6 | the membrane sac filled with digestive enzymes that breaks down engulfed matter and worn-out organelles | 充滿消化酶的膜囊，分解吞入的物質和損耗的細胞器 | not=peroxisome
peroxisome | 過氧化物酶體 | structure | S6 | the small membrane sac in which an enzyme breaks down the toxic H₂O₂ formed in metabolism | 內含酶以分解代謝所產生的有毒 H₂O₂ 的小膜囊 | not=lysosome
centriole | 中心粒 | structure | S6 | one of a pair of short cylinders near the nucleus of animal cells, involved in forming the spindle | 動物細胞核附近成對的短圓柱之一，與紡錘體的形成有關 | not=centromere
nuclear membrane | 核膜 | structure | S4 | the double-layered structure that surrounds the chromosomes and separates them from the cytoplasm | 包圍染色體、把它們與細胞質分隔的雙層結構 | also=nuclear envelope; also-zh=核被膜
nucleolus | 核仁 | structure | S6 | the dense round body inside the nucleus where the subunits of ribosomes are made | 細胞核內製造核糖體亞基的緻密圓體 | not=nucleus
nuclear pore | 核孔 | structure | S6 | the opening through which messenger RNA passes into the cytoplasm | 讓信使 RNA 進入細胞質的開口
chromatin | 染色質 | structure | S6 | the thread-like material of DNA and proteins seen in the nucleus when a cell is not dividing | 細胞不分裂時，細胞核內由 DNA 和蛋白質組成的線狀物質 | not=chromosome
cell sap | 細胞液 | structure | S4 | the solution of sugars, salts and pigments inside the large central vacuole of a plant cell | 植物細胞中央大液泡內含糖、鹽類和色素的溶液 | not=cytoplasm
middle lamella | 中膠層 | structure | S6 | the layer of pectin that cements neighbouring plant cells together | 由黏性多糖構成、把相鄰植物細胞黏合的薄層
plasmodesma | 胞間連絲 | structure | S6 | the fine strand of cytoplasm that passes through the walls and connects neighbouring plant cells | 貫穿細胞壁、使相鄰植物細胞的細胞質相通的細線 | also=plasmodesmata
gap junction | 間隙連接 | structure | S6 | the protein channel that lets small ions pass directly from one animal cell to the next | 讓離子直接由一個動物細胞進入另一個的蛋白質通道
desmosome | 橋粒 | structure | S6 | the spot-like junction that anchors neighbouring animal cells firmly together | 把相鄰動物細胞牢固地連在一起的點狀連接構造
microtubule | 微管 | structure | S6 | the hollow protein cylinder of the cytoskeleton along which organelles move | 細胞骨架中的中空蛋白質圓筒，細胞器可沿之移動 | not=microfilament
microfilament | 微絲 | structure | S6 | the thinnest fibre of the cytoskeleton, made of actin | 由肌動蛋白構成、細胞骨架中最幼的纖維 | not=microtubule
intermediate filament | 中間絲 | structure | S6 | the rope-like fibre of the cytoskeleton, made of keratin or similar proteins, that resists pulling | 由角蛋白等蛋白質構成、能抗拉力的繩狀細胞骨架纖維
chromoplast | 有色體 | structure | S6 | the plastid that holds red, orange or yellow pigments in petals and ripe fruits | 含紅、橙或黃色色素、見於花瓣和成熟果實的質體 | also-zh=雜色體; not=chloroplast
amyloplast | 澱粉體 | structure | S6 | the colourless plastid that stores carbohydrate grains, as in potato tubers | 無色、貯存碳水化合物顆粒的質體，見於馬鈴薯塊莖 | also-zh=造粉體
starch grain | 澱粉粒 | structure | S4 | the solid insoluble particle of stored polysaccharide in plant cells that turns blue-black with iodine solution | 植物細胞內貯存、遇碘液呈藍黑色的不溶性多糖顆粒
cell | 細胞 | structure | S1 | the basic structural and functional unit of living things | 生物的基本結構和功能單位
tissue | 組織 | structure | S1 | a group of similar cells that work together to perform a particular function | 由一群相似的細胞組成、共同執行某一功能的構造 | not=organ
organ | 器官 | structure | S1 | a body part made of several kinds of tissue that work together to perform a function, such as the stomach | 由多種組織組成、共同執行某些功能的身體部分，例如胃 | not=tissue
organ system | 系統 | structure | S1 | a group of body parts, such as the stomach, liver and intestine, that work together to perform a major function | 由多個身體部分如胃、肝和腸共同組成、執行某主要生理功能的構造 | also=system; also-zh=器官系統; not=organ
organelle | 細胞器 | structure | S4 | a structure inside a cell that performs a particular function, such as a mitochondrion | 位於細胞內、執行特定功能的微小構造，例如線粒體 | not=organ
epithelial tissue | 上皮組織 | structure | S4 | the tissue of closely packed cells that covers body surfaces and lines cavities | 由緊密排列的細胞組成、覆蓋體表和腔壁的組織
connective tissue | 結締組織 | structure | S4 | the tissue of cells scattered in a matrix that supports and binds body parts, such as bone and blood | 由散佈於基質中的細胞組成、支持和連繫身體各部分的組織，例如骨和血液
muscle tissue | 肌肉組織 | structure | S4 | the tissue of long cells that contract to produce movement | 由能收縮以產生運動的長形細胞組成的組織 | also=muscular tissue
nervous tissue | 神經組織 | structure | S4 | the tissue of neurones and supporting cells that conducts electrical impulses | 由帶長纖維的細胞及其支持細胞組成、傳導電脈衝的組織
meristem | 分生組織 | structure | S4 | the tissue of plant cells, such as those at root and shoot tips, that keep dividing | 由不斷分裂的植物細胞組成的組織，例如根尖和莖端的細胞群 | also=meristematic tissue
vascular tissue | 維管組織 | structure | S4 | the plant tissue of xylem and phloem that carries water and food | 植物中由木質部和韌皮部組成、運輸水和食物的組織
sclerenchyma | 厚壁組織 | structure | S6 | the plant supporting tissue of dead cells whose walls are evenly thickened with lignin | 植物中由均勻木質化的死細胞組成的支持組織 | not=collenchyma
epidermis | 表皮 | structure | S4 | the outermost layer of cells that covers and protects the leaves and young stems of plants | 覆蓋並保護植物葉片和幼莖的最外層細胞
red blood cell | 紅血細胞 | structure | S2 | the biconcave cell without a nucleus that carries oxygen in mammals | 哺乳動物中雙凹圓盤形、沒有細胞核、負責運載氧的細胞 | also=erythrocyte; also-zh=紅血球
nerve cell | 神經細胞 | structure | S1 | the cell with a long fibre that conducts electrical impulses in animals | 動物體內具長纖維、能傳導電脈衝的細胞 | also=neurone; also-zh=神經元
muscle cell | 肌肉細胞 | structure | S1 | the long animal cell that can contract to produce movement | 可收縮以產生運動的長形動物細胞 | also=muscle fibre
sperm | 精子 | structure | S1 | the small male gamete with a head and a long tail that can swim | 細小、有頭部和長尾、能游動的雄配子 | also=spermatozoon; not=ovum
ovum | 卵子 | structure | S1 | the large female gamete of an animal, which holds stored food and cannot swim | 動物的雌配子，體積大、含貯存食物而不能游動 | also=ova, egg cell; not=sperm
goblet cell | 杯狀細胞 | structure | S4 | the cell in the lining of the airways and gut that secretes mucus | 在氣道和腸道內壁分泌黏液的細胞
root hair cell | 根毛細胞 | structure | S2 | the plant cell with a thin finger-like outgrowth that absorbs water and minerals from the soil | 具指狀突出、從泥土吸收水和礦物質的植物細胞
guard cell | 保衛細胞 | structure | S2 | one of the two bean-shaped plant cells that control the opening and closing of a stoma | 一對豆形植物細胞之一，控制氣孔的開合
palisade mesophyll cell | 柵狀葉肉細胞 | structure | S4 | the column-shaped plant cell under the upper epidermis of a leaf that is packed with chloroplasts | 位於葉片上表皮之下、充滿葉綠體的柱形植物細胞
spongy mesophyll cell | 海綿葉肉細胞 | structure | S4 | the irregular cell in the lower part of a leaf that is loosely packed among large air spaces | 位於葉片下半部、形狀不規則、排列鬆散、之間有大氣室的細胞 | not=palisade mesophyll cell
companion cell | 伴細胞 | structure | S6 | the living structure of the phloem, with a nucleus, that lies beside a sieve tube and supports its activities | 韌皮部中位於篩管旁、有核並維持篩管生命活動的構造 | not=sieve tube
cambium | 形成層 | structure | S6 | the layer of dividing cells between xylem and phloem that makes a stem thicker | 位於木質部與韌皮部之間、能分裂使莖加粗的一層細胞
xylem vessel | 木質部導管 | structure | S4 | the dead hollow tube with lignified walls that carries water and minerals in plants | 植物中由死細胞連成、輸送水和礦物質的中空管道 | not=sieve tube
sieve tube | 篩管 | structure | S4 | the living tube with perforated end walls that carries sugars in plants | 植物中輸送糖分、橫壁有孔的活管道 | not=xylem vessel
differentiation | 分化 | process | S4 | the process by which young cells become different in structure to suit special functions | 幼嫩細胞在結構上變得不同，以適應特定功能的過程 | also=cell differentiation; not=cell division
movement | 運動 | process | S1 | the change of position of the whole or a part of an organism | 生物整體或部分改變位置的生命現象
growth | 生長 | process | S1 | the permanent increase in size and dry mass of an organism | 生物體積和乾重永久增加的生命現象
reproduction | 生殖 | process | S1 | the production of new individuals of the same kind | 產生同種新個體的生命現象 | also-zh=繁殖
excretion | 排泄 | process | S1 | the removal of metabolic wastes from the body | 把代謝廢物排出體外的生命現象 | not=egestion, secretion
nutrition | 營養 | process | S1 | the obtaining of food for energy and for materials of the body | 獲取食物以得到能量和身體所需物質的生命現象
sensitivity | 感應性 | process | S1 | the ability to detect changes in the environment and respond to them | 察覺環境變化並作出反應的能力 | also=irritability; also-zh=感應
egestion | 排遺 | process | S4 | the removal of undigested food from the gut through the anus | 把腸內未消化的食物經肛門排出的過程 | not=excretion
secretion | 分泌 | process | S4 | the release of a useful product such as an enzyme or hormone from a cell | 細胞釋出酶或激素等有用產物的過程 | not=excretion
endosymbiotic theory | 內共生學說 | theory | S6 | the idea that mitochondria and chloroplasts came from bacteria that were engulfed by ancestral host cells | 認為線粒體和葉綠體源自被祖先宿主細胞吞入的細菌的理論
set | types of cells by kingdom | 不同生物界的細胞類型 | prokaryotic cell; plant cell; animal cell; fungal cell
set | main parts of a plant cell | 植物細胞的主要部分 | cell wall; cell membrane=細胞膜; cytoplasm; nucleus; vacuole; chloroplast
set | main parts of an animal cell | 動物細胞的主要部分 | cell membrane=細胞膜; cytoplasm; nucleus; mitochondrion; ribosome
set | organelles seen with the electron microscope | 電子顯微鏡下所見的細胞器 | mitochondrion; chloroplast; ribosome; rough endoplasmic reticulum; smooth endoplasmic reticulum
set | organelles | 細胞器 | Golgi apparatus; rough endoplasmic reticulum; mitochondrion; lysosome; peroxisome; centriole
set | structures of the nucleus | 細胞核的結構 | nuclear membrane; nucleolus; nuclear pore; chromatin
set | boundaries and layers of a plant cell | 植物細胞的邊界和夾層 | cell wall; cell membrane=細胞膜; tonoplast=液泡膜; middle lamella; nuclear membrane
set | connections between cells | 細胞之間的連接 | plasmodesma; tight junction=緊密連接; gap junction; desmosome
set | fibres of the cell skeleton and outside | 細胞骨架和細胞外的纖維 | microtubule; microfilament; intermediate filament; collagen fibre=膠原纖維
set | plastids and similar organelles | 質體及相似的細胞器 | chloroplast; chromoplast; amyloplast; mitochondrion; peroxisome
set | levels of organisation of a body | 身體的組織層次 | organelle; cell; tissue; organ; organ system
set | animal tissues | 動物組織 | epithelial tissue; connective tissue; muscle tissue; nervous tissue
set | specialised animal cells | 特化的動物細胞 | red blood cell; nerve cell; muscle cell; goblet cell; ciliated epithelial cell=纖毛上皮細胞
set | specialised plant cells | 特化的植物細胞 | root hair cell; guard cell; palisade mesophyll cell; spongy mesophyll cell
set | structures in the vascular tissue of plants | 植物維管組織的結構 | xylem vessel; sieve tube; companion cell; cambium
set | human cells of different jobs | 不同功能的人體細胞 | sperm; ovum; red blood cell; nerve cell; muscle cell
set | characteristics of living things | 生物的特徵 | movement; growth; reproduction; excretion; nutrition; sensitivity
set | ways in which materials leave a cell or body | 物質離開細胞或身體的方式 | excretion; egestion; secretion; gas exchange=氣體交換
order | levels of organisation from the lowest to the highest | 組織層次由低至高 | cell > tissue > organ > organ system > organism=生物體
order | path of a protein that is secreted | 分泌蛋白質的路徑 | ribosome > rough endoplasmic reticulum > Golgi apparatus > secretory vesicle=分泌囊泡 > outside of the cell=細胞外

== Membranes and transport of substances | 膜與物質的轉運
carrier protein | 載體蛋白 | structure | S4 | the membrane protein that binds a particular substance and changes shape to move it across the membrane | 與特定物質結合後改變形狀，把該物質運過細胞膜的膜蛋白 | not=channel protein
receptor protein | 受體蛋白 | structure | S4 | the membrane protein to which a hormone or other chemical signal binds | 位於細胞膜、供激素等化學信號結合的膜蛋白 | also=receptor; also-zh=受體
fluid mosaic model | 流動鑲嵌模型 | theory | S4 | the model of the cell membrane as a moving double layer of phospholipids with proteins scattered in it | 認為細胞膜由可移動的磷脂雙層組成，並有蛋白質散佈其中的理論
diffusion | 擴散 | process | S1 | the net movement of particles from a region of higher to one of lower concentration | 粒子由高濃度區域向低濃度區域的淨移動 | also-zh=擴散作用; not=osmosis, active transport
simple diffusion | 簡單擴散 | process | S6 | the passage of small non-polar molecules such as oxygen directly through the phospholipid bilayer, down their concentration gradient | 氧等細小非極性分子順濃度梯度直接穿過磷脂雙層的移動 | kind=diffusion
facilitated diffusion | 易化擴散 | process | S6 | the passage of ions or polar molecules down their concentration gradient through membrane proteins, without energy from the cell | 離子或極性分子經膜蛋白順濃度梯度過膜、不耗細胞能量的移動 | also-zh=促進擴散,協助擴散; not=active transport; kind=diffusion
osmosis | 滲透作用 | process | S4 | the net movement of water molecules across a differentially permeable membrane from higher to lower water potential | 水分子由水勢較高處經差異透性膜移往水勢較低處的淨移動 | also-zh=滲透; not=diffusion
active transport | 主動轉運 | process | S4 | the movement of particles across a membrane against their concentration gradient, using energy from respiration | 利用呼吸作用釋出的能量，使粒子逆濃度梯度過膜的移動 | also-zh=主動運輸; not=facilitated diffusion
phagocytosis | 吞噬作用 | process | S4 | the taking in of large solid particles by a cell that surrounds them with pseudopodia | 細胞伸出偽足包圍並攝入大的固體顆粒的過程 | not=pinocytosis; kind=endocytosis
pinocytosis | 胞飲作用 | process | S6 | the taking in of droplets of liquid by a cell in small inward-folding pockets of its membrane | 細胞膜向內凹成小囊以攝入液滴的過程 | not=phagocytosis; kind=endocytosis
endocytosis | 胞吞作用 | process | S6 | the taking of material into a cell in a vesicle pinched off from the cell membrane | 細胞膜內陷脫離成囊泡，把物質帶入細胞的過程 | also-zh=內吞作用; not=exocytosis
exocytosis | 胞吐作用 | process | S6 | the release of material out of a cell when a vesicle fuses with the cell membrane | 囊泡與細胞膜融合，把物質釋出細胞外的過程 | also-zh=外排作用; not=endocytosis
concentration gradient | 濃度梯度 | quantity | S4 | the difference in the amount of particles per unit volume between two regions | 兩個相鄰區域之間每單位體積粒子數量的差異
turgor pressure | 膨壓 | quantity | S6 | the outward push of the cell contents against the plant cell wall | 細胞內含物對植物細胞壁向外的推力 | not=osmotic pressure
osmotic pressure | 滲透壓 | quantity | S6 | the push that must be applied to a solution to stop water entering it through a differentially permeable membrane | 為阻止水經差異透性膜進入溶液而須對溶液施加的壓強 | not=turgor pressure
hypotonic solution | 低滲溶液 | substance | S4 | a solution with a higher water potential than the cell placed in it | 水勢比置於其中的細胞高的溶液 | not=hypertonic solution
hypertonic solution | 高滲溶液 | substance | S4 | a solution with a lower water potential than the cell placed in it | 水勢比置於其中的細胞低的溶液 | not=hypotonic solution
isotonic solution | 等滲溶液 | substance | S4 | a solution with the same water potential as the cell placed in it | 水勢與置於其中的細胞相同的溶液
distilled water | 蒸餾水 | substance | S1 | the pure liquid obtained by cooling steam, without any dissolved solutes | 經汽化和冷凝製成、不含溶質的純淨液體
haemolysis | 溶血 | process | S4 | the bursting of red blood cells placed in a hypotonic solution | 紅血細胞在水勢較高的液體中吸水脹破的過程 | not=plasmolysis, crenation
crenation | 皺縮 | process | S6 | the shrinking of red blood cells into a spiky shape when they are placed in a hypertonic solution | 紅血細胞在高滲溶液中失水變小並呈刺狀的過程 | not=plasmolysis, haemolysis
wilting | 凋萎 | process | S4 | the drooping of leaves and soft stems when a plant loses more water than it absorbs | 植物失水多於吸水時葉和軟莖下垂的現象
differentially permeable membrane | 差異透性膜 | structure | S4 | a thin layer that lets some particles pass through but not others | 只讓某些粒子通過而不讓另一些通過的薄層 | also=selectively permeable membrane; also-zh=選擇透性膜
dialysis tubing | 透析管 | object | S4 | the artificial tube with fine pores that serves as a model of the gut wall or the cell membrane | 有微孔、用作腸壁或細胞膜模型的人造管子 | also=Visking tubing
potometer | 蒸騰計 | device | S4 | the apparatus that measures the rate of water uptake of a leafy shoot | 量度帶葉枝條吸水速率的裝置 | also-zh=蒸騰測定計
osmometer | 滲透計 | device | S6 | the apparatus in which a liquid rises in a tube as water enters through a membrane, to show water potential | 水穿過膜進入時，液面在管內上升，以顯示水勢差的裝置
sodium-potassium pump | 鈉鉀泵 | structure | S6 | the membrane protein that uses ATP to move one kind of ion out of the cell and another kind in by active transport | 利用 ATP 把一種離子運出細胞、把另一種離子運入細胞的膜蛋白
set | components of the cell membrane | 細胞膜的組成部分 | phospholipid bilayer=磷脂雙層; channel protein=通道蛋白; carrier protein; glycoprotein=糖蛋白
set | structures of the cell membrane | 細胞膜的結構 | channel protein=通道蛋白; carrier protein; receptor protein; phospholipid bilayer=磷脂雙層
set | ways in which substances cross a membrane | 物質穿過膜的方式 | diffusion; active transport; phagocytosis; exocytosis
set | movement of particles into and out of cells | 粒子進出細胞的移動方式 | osmosis; simple diffusion; facilitated diffusion; active transport
set | movement of substances that uses energy | 需要能量的物質轉運 | phagocytosis; pinocytosis; exocytosis; active transport
set | transport of materials in organisms | 生物體內的物質轉運 | mass flow=整體流動; osmosis; active transport; endocytosis; exocytosis
set | liquids in which cells are placed | 放置細胞的液體 | hypotonic solution; hypertonic solution; isotonic solution; buffer solution=緩衝溶液
set | quantities in membrane transport | 膜轉運中的量 | concentration gradient; water potential=水勢; turgor pressure; osmotic pressure; surface area to volume ratio=表面積與體積比
set | results of osmosis in cells and plants | 滲透作用對細胞和植物的影響 | plasmolysis=質壁分離; haemolysis; crenation; wilting
set | theories of the cell and its parts | 有關細胞及其結構的學說 | cell theory; fluid mosaic model; endosymbiotic theory; lock-and-key hypothesis
set | structures that control what enters a cell or organelle | 控制物質進出的結構 | nuclear pore; channel protein=通道蛋白; sodium-potassium pump; plasmodesma
order | stages of phagocytosis | 吞噬作用的步驟 | pseudopodia surround the particle=偽足包圍顆粒 > a vacuole encloses the particle=形成液泡包圍顆粒 > enzymes digest the particle=酶把顆粒消化 > digested products enter the cytoplasm=消化產物進入細胞質
order | liquids by water potential, highest first | 液體按水勢由高至低 | distilled water > 5% sucrose solution=5% 蔗糖溶液 > 10% sucrose solution=10% 蔗糖溶液 > 20% sucrose solution=20% 蔗糖溶液

== Enzymes and metabolism | 酶與新陳代謝
metabolism | 新陳代謝 | process | S4 | the sum of all chemical reactions that take place in an organism | 生物體內進行的所有化學反應的總和 | also-zh=代謝
anabolism | 合成代謝 | process | S4 | the building up of complex molecules from simpler ones in an organism, with energy taken in | 生物體內吸收能量，把簡單分子組成複雜分子的反應 | also-zh=組成代謝; not=catabolism; kind=metabolism
catabolism | 分解代謝 | process | S4 | the breaking down of complex molecules into simpler ones in an organism, with energy released | 生物體內把複雜分子分解成簡單分子並釋出能量的反應 | also-zh=異化作用; not=anabolism; kind=metabolism
enzyme | 酶 | substance | S2 | a biological catalyst made of protein that speeds up a reaction in living things | 由蛋白質構成、加快生物體內化學反應的生物催化劑 | also-zh=酵素
catalyst | 催化劑 | substance | S3 | a chemical that speeds up a reaction and remains unchanged at its end | 加快反應而本身在反應後保持不變的化學物質
substrate | 底物 | substance | S4 | the reactant that fits the active site of an enzyme and is changed by it | 與酶的活性部位吻合並由酶催化而改變的反應物 | also-zh=受質; not=product
product | 產物 | substance | S4 | the new substance that is formed in a reaction and leaves the active site of the enzyme | 反應後形成並離開酶的活性部位的新物質 | not=substrate
inhibitor | 抑制劑 | substance | S4 | a substance that slows down or stops the action of an enzyme | 減慢或停止酶的作用的化學物質
cofactor | 輔因子 | substance | S6 | a non-protein helper, such as a metal ion, that an enzyme needs to work | 酶發揮作用時所需的非蛋白質成分，例如金屬離子
coenzyme | 輔酶 | substance | S6 | an organic non-protein helper, often made from a vitamin, that carries chemical groups or hydrogen between reactions | 通常由維生素製成、在反應之間傳遞化學基團或氫的非蛋白質有機分子 | kind=cofactor
competitive inhibitor | 競爭性抑制劑 | substance | S6 | a substance similar in shape to the substrate, which slows a reaction by occupying the active site | 形狀與底物相似、佔據活性部位而減慢反應的物質 | not=non-competitive inhibitor; kind=inhibitor
non-competitive inhibitor | 非競爭性抑制劑 | substance | S6 | a substance that binds away from the active site and slows a reaction by changing the shape of the enzyme | 結合於活性部位以外、使酶改變形狀而減慢反應的物質 | not=competitive inhibitor; kind=inhibitor
active site | 活性部位 | structure | S4 | the region of an enzyme with a particular shape into which the substrate fits | 酶分子上具特定形狀、與底物吻合的區域 | not=allosteric site
allosteric site | 別構部位 | structure | S6 | the region of an enzyme, away from where the reaction takes place, to which a regulating molecule binds | 酶分子上遠離反應發生處、供調節分子結合的區域 | also-zh=變構部位; not=active site
enzyme-substrate complex | 酶-底物複合物 | structure | S4 | the temporary union of a biological catalyst and the reactant that fits its active site | 生物催化劑與活性部位吻合的反應物暫時結合而成的結構
activation energy | 活化能 | quantity | S4 | the barrier that reactants must overcome before they can react, which enzymes lower | 反應物發生反應前必須越過、酶可降低的障礙
rate of reaction | 反應速率 | quantity | S4 | the amount of product formed or substrate used up per unit time | 每單位時間生成的產物量或消耗的底物量
optimum pH | 最適pH值 | quantity | S4 | the acidity or alkalinity of the solution at which an enzyme works fastest | 酶的作用最快時溶液的酸鹼程度 | also-zh=最適酸鹼度; not=optimum temperature
substrate concentration | 底物濃度 | quantity | S4 | the amount of reactant per unit volume of a mixture containing a biological catalyst | 含生物催化劑的混合物中每單位體積的反應物量 | not=enzyme concentration
enzyme concentration | 酶濃度 | quantity | S4 | the amount of biological catalyst per unit volume of a reaction mixture | 反應混合物中每單位體積的生物催化劑量 | not=substrate concentration
specificity | 專一性 | property | S4 | the property of an enzyme that it acts on only one kind of substrate | 每種酶只對一種底物起作用的特性
reusability | 可重複使用 | property | S4 | the property of an enzyme that a small amount can act again and again because it is not used up | 酶在反應中不會被消耗，因此少量即可多次起作用的特性 | also-zh=可重用性
denaturation | 變性 | process | S4 | the permanent loss of the shape and function of a protein caused by high temperature or extreme pH | 蛋白質因高溫或極端 pH 值而永久失去形狀和功能的過程 | not=inactivation
feedback inhibition | 反饋抑制 | process | S6 | the slowing of an early step of a metabolic pathway by its end product | 代謝途徑的最終產物抑制該途徑較早步驟的過程 | also-zh=回饋抑制; also=end-product inhibition
lock-and-key hypothesis | 鎖鑰假說 | theory | S4 | the model in which the rigid active site of an enzyme has from the start a shape that exactly fits its substrate | 認為酶的活性部位形狀固定、本來就與底物完全吻合的理論 | also-zh=鎖匙假說; not=induced-fit model
induced-fit model | 誘導契合學說 | theory | S6 | the idea that the active site of an enzyme changes shape slightly as the substrate binds to it | 認為底物結合時酶的活性部位會略為改變形狀的理論 | also-zh=誘導配合模型; not=lock-and-key hypothesis
immobilised enzyme | 固定化酶 | substance | S6 | a biological catalyst attached to beads or a gel so that it can be recovered and used again | 附於膠珠或凝膠上、便於回收再用的生物催化劑
amylase | 澱粉酶 | substance | S2 | the enzyme of saliva and pancreatic juice that breaks down starch into maltose | 唾液和胰液中催化貯存多糖分解為麥芽糖的酶 | kind=enzyme
protease | 蛋白酶 | substance | S2 | an enzyme that breaks down long chains of amino acids into shorter ones | 能把氨基酸長鏈分解為較短的鏈的酶 | also=proteinase; not=lipase, amylase; kind=enzyme
catalase | 過氧化氫酶 | substance | S4 | the enzyme of liver and potato cells that breaks down hydrogen peroxide into water and oxygen | 肝和馬鈴薯細胞中把有毒的 H₂O₂ 分解為水和氧的酶 | kind=enzyme
pepsin | 胃蛋白酶 | substance | S4 | the enzyme that begins to digest proteins in the strongly acidic gastric juice | 在強酸性環境中最先把食物的蛋白質分解的酶 | not=trypsin; kind=protease
trypsin | 胰蛋白酶 | substance | S4 | the enzyme that digests proteins in the slightly alkaline contents of the duodenum | 在十二指腸的弱鹼性環境中分解蛋白質的酶 | not=pepsin; kind=protease
peptidase | 肽酶 | substance | S4 | the enzyme of the intestinal lining that breaks down short chains into single amino acids | 小腸內壁上把氨基酸短鏈分解為單個氨基酸的酶 | kind=protease
maltase | 麥芽糖酶 | substance | S4 | the enzyme that breaks down a disaccharide into two molecules of glucose | 把一個雙糖分子分解為兩個葡萄糖分子的酶 | not=amylase; kind=enzyme
sucrase | 蔗糖酶 | substance | S4 | the enzyme that breaks down a disaccharide into glucose and fructose | 把一種雙糖分解為葡萄糖和果糖的酶 | also=invertase; also-zh=轉化酶; kind=enzyme
lactase | 乳糖酶 | substance | S4 | the enzyme that breaks down the disaccharide of milk into two different simple sugars | 把奶中的雙糖分解為兩種單糖的酶 | kind=enzyme
cellulase | 纖維素酶 | substance | S4 | the enzyme of some microorganisms that breaks down the main polysaccharide of plant cell walls | 某些微生物用來分解植物細胞壁主要成分的酶 | not=pectinase; kind=enzyme
pectinase | 果膠酶 | substance | S4 | the enzyme that breaks down the cementing material between plant cells and is used to clear fruit juice | 分解植物細胞之間的黏合物、用來使果汁清澈的酶 | not=cellulase; kind=enzyme
urease | 脲酶 | substance | S6 | the enzyme that breaks down the main nitrogenous waste of mammals into ammonia and carbon dioxide | 把哺乳動物的主要含氮廢物分解為氨和二氧化碳的酶 | also-zh=尿素酶; kind=enzyme
carbonic anhydrase | 碳酸酐酶 | substance | S6 | the enzyme of red blood cells that speeds up the reaction of CO₂ with water | 紅血細胞中加快 CO₂ 與水反應的酶 | kind=enzyme
DNA polymerase | DNA聚合酶 | substance | S5 | the enzyme that joins free nucleotides into a new strand of the double helix during replication | 複製時把游離核苷酸連成雙螺旋新鏈的酶 | not=RNA polymerase; kind=enzyme
RNA polymerase | RNA聚合酶 | substance | S5 | the enzyme that makes a messenger strand on the template strand of a gene during transcription | 轉錄時以基因的模板鏈合成信使鏈的酶 | not=DNA polymerase; kind=enzyme
independent variable | 自變量 | idea | S3 | the factor that the experimenter deliberately changes in an experiment | 實驗者在實驗中刻意改變的因素 | also-zh=獨立變量,獨立變項; not=dependent variable
dependent variable | 因變量 | idea | S3 | the factor that is measured because it may be affected by the changed factor | 可能受所改變的因素影響、在實驗中量度的結果 | also-zh=應變量,應變項; not=independent variable
controlled variable | 控制變量 | idea | S3 | the factor that is kept the same in all set-ups to make the experiment fair | 為令實驗公平而在各裝置中保持不變的因素 | also=control variable; also-zh=受控變量; not=control
control | 對照 | idea | S3 | the set-up without the factor under test, with which the experimental set-up is compared | 不加入受測因素、用來與實驗裝置比較的裝置 | also=control set-up; also-zh=對照裝置; not=controlled variable
hypothesis | 假說 | idea | S3 | the suggested explanation of an observation that can be tested by experiment | 對觀察所得提出、可用實驗驗證的解釋 | also-zh=假設; not=conclusion
conclusion | 結論 | idea | S3 | the statement, based on the results, of whether the proposed explanation is supported | 根據實驗結果判斷所提出的解釋是否成立的說法 | not=hypothesis
set | processes of every living thing | 每種生物的生命過程 | metabolism; growth; reproduction; movement
set | substances in an enzyme reaction | 酶反應中的物質 | substrate; product; inhibitor; enzyme
set | substances that affect enzymes | 影響酶的物質 | competitive inhibitor; non-competitive inhibitor; cofactor; substrate
set | quantities in enzyme experiments | 酶實驗中的量 | activation energy; rate of reaction; optimum temperature=最適溫度; optimum pH
set | quantities of an enzyme reaction | 酶反應的量 | substrate concentration; enzyme concentration; rate of reaction; activation energy
set | theories in cell biology | 細胞生物學的學說 | lock-and-key hypothesis; induced-fit model; cell theory; fluid mosaic model; endosymbiotic theory
set | enzymes and what they digest | 酶及其消化的物質 | amylase; protease; lipase; maltase
set | enzymes that digest proteins | 分解蛋白質的酶 | pepsin; trypsin; peptidase; rennin=凝乳酶
set | enzymes that split disaccharides and polysaccharides | 分解雙糖和多糖的酶 | maltase; sucrase; lactase; amylase; cellulase
set | enzymes used by people | 人類利用的酶 | pectinase; cellulase; rennin=凝乳酶; lactase
set | enzymes of the human alimentary canal | 人類消化道的酶 | amylase; pepsin; lipase; maltase; peptidase
set | enzymes inside cells and body fluids | 細胞和體液中的酶 | catalase; lysozyme; carbonic anhydrase; DNA polymerase; RNA polymerase
set | enzymes of metabolism | 新陳代謝的酶 | catalase; urease; carbonic anhydrase; lipase
set | enzymes that break down plant or microbial parts | 分解植物或微生物結構的酶 | cellulase; pectinase; lysozyme; amylase
set | parts of a fair experiment | 公平實驗的要素 | independent variable; dependent variable; controlled variable; control
set | steps and terms of scientific inquiry | 科學探究的用語 | hypothesis; conclusion; independent variable; dependent variable; control
order | action of an enzyme | 酶的作用過程 | substrate reaches the active site=底物到達活性部位 > enzyme-substrate complex > reaction takes place=反應進行 > product leaves the enzyme=產物離開酶
order | steps of a scientific inquiry | 科學探究的步驟 | observation=觀察 > hypothesis > experiment=實驗 > analysis of results=分析結果 > conclusion
fact | catalase | 過氧化氫酶 | substrate | 底物 | hydrogen peroxide | 過氧化氫 |
fact | amylase | 澱粉酶 | substrate | 底物 | starch | 澱粉 |
fact | lipase | 脂肪酶 | substrate | 底物 | triglycerides | 甘油三酯 |
fact | pepsin | 胃蛋白酶 | substrate | 底物 | proteins | 蛋白質 |
fact | urease | 脲酶 | substrate | 底物 | urea | 尿素 |
fact | lactase | 乳糖酶 | substrate | 底物 | lactose | 乳糖 |

== Cell cycle and division | 細胞周期與細胞分裂
cell cycle | 細胞周期 | process | S4 | the series of events from the formation of a cell to the end of its own division | 由一個細胞形成至它分裂完成的一連串事件
mitosis | 有絲分裂 | process | S4 | the nuclear division that gives two genetically identical nuclei with the same number of chromosomes as the original | 產生兩個遺傳上相同、染色體數目與原來一樣的細胞核的核分裂 | also=mitotic nuclear division; not=meiosis
cytokinesis | 胞質分裂 | process | S4 | the separation of the cytoplasm into two after the nuclei have formed | 兩個細胞核形成後，細胞的其餘部分一分為二的過程 | also=cytoplasmic division; also-zh=細胞質分裂; not=mitosis
binary fission | 二分裂 | process | S4 | the splitting of a single-celled organism such as a bacterium into two equal individuals | 細菌等單細胞生物的親體平均分成兩個新個體的生殖方式 | not=budding, mitosis
budding | 出芽生殖 | process | S4 | the growth of a small outgrowth on a parent such as yeast or Hydra, which then separates as a new individual | 親體如酵母或水螅長出小突起，再脫離成新個體的生殖方式 | also-zh=出芽; not=binary fission
spore formation | 孢子生殖 | process | S4 | the production of many tiny light reproductive cells by moulds and ferns, each of which can grow into a new individual | 霉菌和蕨類產生大量微小輕盈的生殖細胞，各自長成新個體的生殖方式 | not=budding
vegetative propagation | 營養繁殖 | process | S4 | the growth of new plants from a root, stem or leaf of a parent plant | 由親代植物的根、莖或葉長成新植株的生殖方式 | also=vegetative reproduction
fragmentation | 斷裂生殖 | process | S6 | the breaking of the body of a parent such as Spirogyra into pieces, each growing into a new individual | 水綿等親體分成數段，每段再長成新個體的生殖方式 | not=budding
parthenogenesis | 孤雌生殖 | process | S6 | the development of an unfertilised egg into a new individual, as in male honeybees | 未受精的卵發育成新個體的生殖方式，例如產生雄蜜蜂
regeneration | 再生 | process | S6 | the regrowth of a lost body part, such as the tail of a lizard | 失去的身體部分重新長出的過程，例如蜥蜴的尾巴
fertilisation | 受精 | process | S1 | the fusion of the nuclei of a male and a female gamete | 雄配子與雌配子的細胞核結合的過程 | also-zh=受精作用
interphase | 間期 | period | S4 | the time between two nuclear divisions, in which the cell grows and its DNA replicates | 兩次核分裂之間，細胞生長並複製 DNA 的時段 | not=prophase
G1 phase | G1期 | period | S6 | the stage just after a division, in which the cell grows and makes new proteins and organelles | 細胞剛分裂後生長並製造新蛋白質和細胞器的階段 | not=G2 phase
S phase | S期 | period | S6 | the stage in which the DNA of the nucleus is replicated | 細胞核內 DNA 進行複製的階段
G2 phase | G2期 | period | S6 | the stage after DNA replication, in which the cell makes the last preparations for nuclear division | DNA 複製後，細胞為核分裂作最後準備的階段 | not=G1 phase
prophase | 前期 | period | S4 | the stage in which chromosomes shorten and become visible and the nuclear membrane breaks down | 染色體變短變粗、清晰可見而核膜消失的階段 | not=interphase
metaphase | 中期 | period | S4 | the stage in which chromosomes line up along the equator of the cell | 染色體排列在細胞赤道面上的階段 | not=anaphase
anaphase | 後期 | period | S4 | the stage in which sister chromatids or chromosomes are pulled apart towards opposite poles | 染色體或染色單體被拉開、移向細胞兩極的階段 | not=metaphase
telophase | 末期 | period | S4 | the stage in which a new nuclear membrane forms around each group of chromosomes at the poles | 在兩極的每組染色體周圍形成新核膜的階段 | not=prophase
prophase I | 前期I | period | S6 | the stage in which homologous chromosomes pair up and exchange segments | 同源染色體配對並交換片段的階段 | also-zh=第一次分裂前期; not=prophase
metaphase I | 中期I | period | S6 | the stage in which pairs of homologous chromosomes line up at the equator of the cell | 成對的同源染色體排列在細胞赤道面上的階段 | also-zh=第一次分裂中期; not=metaphase II
anaphase I | 後期I | period | S6 | the stage in which the two members of each homologous pair are pulled to opposite poles | 每對同源染色體的兩條染色體分別移向兩極的階段 | also-zh=第一次分裂後期; not=anaphase II
metaphase II | 中期II | period | S6 | the stage in which single unpaired chromosomes line up at the equator of haploid cells | 不成對的染色體排列在單倍體細胞赤道面上的階段 | also-zh=第二次分裂中期; not=metaphase I
anaphase II | 後期II | period | S6 | the stage in which the chromatids of each chromosome of a haploid cell separate to opposite poles | 單倍體細胞中每條染色體的染色單體分離並移向兩極的階段 | also-zh=第二次分裂後期; not=anaphase I
chromosome | 染色體 | structure | S4 | the rod-like structure of coiled DNA and proteins that is seen in a dividing nucleus | 細胞分裂時在細胞核內所見、由盤繞的 DNA 和蛋白質組成的桿狀構造 | not=chromatid, gene
chromatid | 染色單體 | structure | S4 | one of the two identical copies of a replicated chromosome, joined at the centromere | 由着絲粒相連、兩條完全相同的 DNA 複本之一 | not=chromosome
centromere | 着絲粒 | structure | S4 | the region at which two identical chromatids are held together | 兩條姊妹染色單體相連的狹窄部位 | also-zh=着絲點; not=centriole
spindle fibre | 紡錘絲 | structure | S4 | the protein thread that extends from a pole of the cell and pulls chromosomes during nuclear division | 核分裂時由細胞一極伸出、拉動染色體的蛋白質線 | not=cilium
bivalent | 二價體 | structure | S6 | the pair of homologous chromosomes lying side by side, with four chromatids in total | 並排而合共有四條染色單體的一對同源染色體
chiasma | 交叉 | structure | S6 | the point at which non-sister chromatids of a homologous pair cross and exchange segments | 同源染色體的非姊妹染色單體相接並互換片段之處 | also=chiasmata
telomere | 端粒 | structure | S6 | the protective repeated DNA at each tip of a chromosome, which shortens with every division | 位於染色體兩端、每次分裂都會縮短的保護性重複 DNA | not=centromere
histone | 組蛋白 | substance | S6 | the protein around which DNA is wound in the nucleus of a eukaryotic cell | 真核細胞的細胞核內供 DNA 纏繞的蛋白質
tubulin | 微管蛋白 | substance | S6 | the protein from which spindle fibres and other parts of the cytoskeleton are assembled | 組成紡錘絲等細胞骨架構造的蛋白質
actin | 肌動蛋白 | substance | S6 | the protein of the thin filaments of muscle fibres, which myosin pulls on during contraction | 構成收縮組織的細絲、被粗絲拉動的蛋白質
cyclin | 細胞周期蛋白 | substance | S6 | the regulating protein whose level rises and falls and so triggers the stages of cell division | 含量時升時降，從而觸發細胞分裂各階段的調節蛋白質
independent assortment | 獨立分配 | process | S5 | the random arrangement of different homologous pairs at the equator, which gives different combinations of chromosomes in gametes | 不同對同源染色體在赤道面上隨機排列，使配子得到不同染色體組合的過程 | not=crossing over
synapsis | 聯會 | process | S6 | the pairing of homologous chromosomes side by side at the start of meiosis | 減數分裂開始時，同源染色體並排配對的過程
random fertilisation | 隨機受精 | process | S5 | the chance joining of any male gamete with any female gamete | 任何雄配子與任何雌配子偶然結合的過程
nondisjunction | 不分離 | process | S6 | the failure of homologous chromosomes or chromatids to separate, which gives gametes with wrong numbers of chromosomes | 同源染色體或染色單體未能各走一極，令配子的染色體數目出錯的過程 | also=non-disjunction
DNA replication | DNA複製 | process | S5 | the making of two identical double helices from one before a cell divides | 細胞分裂前，由一個雙螺旋製成兩個相同雙螺旋的過程
cell plate | 細胞板 | structure | S4 | the layer of fused vesicles that forms across the middle of a dividing plant cell and develops into a new wall | 植物進行胞質分裂時，由囊泡在中央融合而成、日後發展成新壁的薄層 | not=cleavage furrow
cleavage furrow | 分裂溝 | structure | S4 | the inward fold of the cell membrane by which an animal cell divides into two | 動物細胞一分為二時，細胞膜向內凹陷之處 | also-zh=卵裂溝; not=cell plate
haploid cell | 單倍體細胞 | structure | S4 | a cell with only one set of chromosomes in its nucleus, such as a gamete | 細胞核內只有一套染色體的細胞，例如配子 | not=diploid cell
diploid cell | 二倍體細胞 | structure | S4 | a cell with two sets of chromosomes, one from each parent | 有兩套分別來自父母的染色體的細胞 | not=haploid cell
gamete | 配子 | structure | S4 | the haploid reproductive cell that fuses with one of the opposite sex | 與異性生殖細胞結合的單倍體生殖細胞 | not=zygote
zygote | 合子 | structure | S4 | the single diploid cell formed when a male and a female gamete fuse | 雌雄配子相融而成的單個二倍體細胞 | also=fertilised egg; also-zh=受精卵; not=gamete, embryo
stem cell | 幹細胞 | structure | S4 | an unspecialised cell that can keep dividing and give rise to specialised cells | 能不斷分裂並產生各種特化細胞的未特化細胞
cancer cell | 癌細胞 | structure | S4 | a cell that divides without control and can invade other parts of the body | 不受控地分裂並可侵入身體其他部分的細胞
embryo | 胚胎 | structure | S1 | the early many-celled stage of a new individual that develops after a fertilised egg divides | 受精卵分裂後發育而成的早期多細胞新個體 | not=zygote
benign tumour | 良性腫瘤 | disease | S6 | a mass of abnormally dividing cells that stays in one place and does not invade other tissues | 停留在原處、不侵入其他組織的異常增生細胞團 | not=malignant tumour
malignant tumour | 惡性腫瘤 | disease | S4 | a mass of abnormally dividing cells that invades neighbouring tissues and may spread to other organs | 侵入鄰近組織並可擴散至其他器官的異常增生細胞團 | not=benign tumour
Down syndrome | 唐氏綜合症 | disease | S4 | the genetic condition caused by three copies of chromosome 21 in body cells | 體細胞有三條第 21 號染色體所引起的遺傳病 | also=Down's syndrome
necrosis | 壞死 | process | S6 | the uncontrolled death of cells caused by injury or lack of blood supply | 細胞因受傷或缺乏血液供應而不受控地死亡的過程 | not=apoptosis
metastasis | 轉移 | process | S6 | the spreading of cancer cells through blood or lymph to form new tumours elsewhere | 癌細胞經血液或淋巴擴散至身體別處形成新腫瘤的過程
set | kinds of division of cells and nuclei | 細胞和細胞核的分裂 | mitosis; meiosis=減數分裂; cytokinesis; binary fission
set | ways of reproduction without gametes joining | 無須配子結合的生殖方式 | binary fission; budding; spore formation; vegetative propagation; fragmentation; parthenogenesis
set | ways in which new individuals or parts arise | 新個體或身體部分產生的方式 | regeneration; budding; parthenogenesis; fertilisation
set | stages in the life of a dividing cell | 分裂細胞一生的階段 | prophase; metaphase; anaphase; telophase; interphase
set | stages of the cell cycle | 細胞周期的階段 | G1 phase; S phase; G2 phase; prophase; telophase
set | stages of meiosis I | 第一次減數分裂的階段 | prophase I; metaphase I; anaphase I; telophase I=末期I
set | stages of meiosis in which chromosomes line up or separate | 減數分裂中染色體排列或分離的階段 | metaphase I; anaphase I; metaphase II; anaphase II
set | structures seen in a dividing nucleus | 細胞核分裂時所見的結構 | chromatid; centromere; spindle fibre; homologous chromosomes=同源染色體
set | parts of chromosomes and of the dividing cell | 染色體和分裂中細胞的結構 | centromere; telomere; chiasma; spindle fibre; centriole
set | structures of dividing cells with similar names | 分裂中細胞內名稱相近的結構 | centromere; centriole; chromatid; chromatin
set | forms of hereditary material in cells | 細胞內遺傳物質的形態 | bivalent; chromatid; chromatin; plasmid
set | structures that appear when a cell splits | 細胞一分為二時出現的結構 | cell plate; cleavage furrow; spindle fibre; middle lamella
set | behaviour of chromosomes in meiosis | 減數分裂中染色體的行為 | synapsis; crossing over=互換; independent assortment; nondisjunction
set | proteins of the nucleus and cell division | 與細胞核和細胞分裂有關的蛋白質 | histone; tubulin; actin; cyclin
set | cells by their number of sets of chromosomes | 按染色體套數區分的細胞 | haploid cell; diploid cell; triploid cell=三倍體細胞; tetraploid cell=四倍體細胞
set | cells by what they do | 按活動區分的細胞 | stem cell; cancer cell; gamete; nerve cell
set | events in the life of cells | 細胞一生的事件 | cell cycle; meiosis=減數分裂; apoptosis=細胞凋亡; differentiation
set | bodies inside a cell | 細胞內的小體 | chromosome; nucleolus; ribosome; centriole
set | fates of body cells | 身體細胞的遭遇 | apoptosis=細胞凋亡; necrosis; metastasis; differentiation
order | stages of mitosis, from the first to the last | 有絲分裂的階段，由先至後 | prophase > metaphase > anaphase > telophase
cycle | stages of the cell cycle | 細胞周期的階段 | G1 phase > S phase > G2 phase > mitotic phase=分裂期
order | stages of the first division of meiosis | 第一次減數分裂的階段 | prophase I > metaphase I > anaphase I > telophase I=末期I
order | from gametes to a new individual | 由配子至新個體 | gamete > zygote > embryo > fetus=胎兒
order | levels of coiling of hereditary material, simplest first | 遺傳物質的盤繞層次，由簡至繁 | double helix of DNA=DNA 雙螺旋 > DNA wound around histones=DNA 纏繞組蛋白 > chromatin > chromosome
fact | human | 人 | number of chromosomes in a body cell | 體細胞的染色體數目 | 46 | 46 |
fact | fruit fly | 果蠅 | number of chromosomes in a body cell | 體細胞的染色體數目 | 8 | 8 |
fact | garden pea | 豌豆 | number of chromosomes in a body cell | 體細胞的染色體數目 | 14 | 14 |
fact | onion | 洋蔥 | number of chromosomes in a body cell | 體細胞的染色體數目 | 16 | 16 |
fact | maize | 玉米 | number of chromosomes in a body cell | 體細胞的染色體數目 | 20 | 20 |
fact | rice | 水稻 | number of chromosomes in a body cell | 體細胞的染色體數目 | 24 | 24 |
fact | chimpanzee | 黑猩猩 | number of chromosomes in a body cell | 體細胞的染色體數目 | 48 | 48 |
fact | horse | 馬 | number of chromosomes in a body cell | 體細胞的染色體數目 | 64 | 64 |
fact | dog | 狗 | number of chromosomes in a body cell | 體細胞的染色體數目 | 78 | 78 |
fact | cat | 貓 | number of chromosomes in a body cell | 體細胞的染色體數目 | 38 | 38 |
fact | human | 人 | number of chromosomes in a gamete | 配子的染色體數目 | 23 | 23 |
fact | fruit fly | 果蠅 | number of chromosomes in a gamete | 配子的染色體數目 | 4 | 4 |
fact | garden pea | 豌豆 | number of chromosomes in a gamete | 配子的染色體數目 | 7 | 7 |
fact | onion | 洋蔥 | number of chromosomes in a gamete | 配子的染色體數目 | 8 | 8 |
fact | maize | 玉米 | number of chromosomes in a gamete | 配子的染色體數目 | 10 | 10 |

== Photosynthesis | 光合作用
photosynthesis | 光合作用 | process | S1 | the making of food by green plants from carbon dioxide and water in their chloroplasts | 綠色植物在葉綠體內以二氧化碳和水製造食物的過程 | not=respiration
photochemical reactions | 光化反應 | process | S4 | the steps on the thylakoid membranes that make ATP and NADPH and release oxygen | 在類囊體膜上製造 ATP 和 NADPH 並放出氧的步驟 | also=light-dependent reactions; also-zh=光反應; not=carbon fixation
carbon fixation | 碳固定 | process | S4 | the combining of CO₂ from the air with an organic acceptor in the stroma | 在葉綠體基質中把空氣中的 CO₂ 與有機受體結合成有機物的過程 | also-zh=碳的固定; not=photochemical reactions
photolysis | 水的光解 | process | S4 | the splitting of water molecules with light energy into hydrogen ions, electrons and oxygen | 葉綠素吸收能量後，使 H₂O 分裂成氫離子、電子和氧的過程 | also=photolysis of water; also-zh=光解
photophosphorylation | 光合磷酸化 | process | S4 | the making of ATP from ADP on the thylakoid membranes of chloroplasts | 在葉綠體的類囊體膜上由 ADP 製成 ATP 的過程 | not=oxidative phosphorylation
Calvin cycle | 卡爾文循環 | process | S4 | the series of reactions in the stroma that makes triose phosphate from carbon dioxide and regenerates the five-carbon acceptor | 在葉綠體基質中由二氧化碳製成磷酸丙糖，並再生五碳受體的一連串反應 | not=Krebs cycle
transpiration | 蒸騰作用 | process | S2 | the loss of water vapour from the surface of a plant, mainly through the stomata | 水汽由植物表面散失的過程，主要經氣孔進行 | not=photosynthesis, respiration
carotene | 胡蘿蔔素 | substance | S4 | the orange pigment that travels furthest when a leaf extract is separated by paper chromatography | 以紙色層法分離葉片提取液時移動最遠的橙色色素
anthocyanin | 花青素 | substance | S6 | the red to purple pigment dissolved in cell sap, which takes no part in photosynthesis | 溶於細胞液的紅至紫色色素，不參與光合作用
thylakoid | 類囊體 | structure | S4 | the flattened membrane sac of a chloroplast that carries chlorophyll | 葉綠體內帶有葉綠素的扁平膜囊 | not=granum
granum | 基粒 | structure | S4 | the stack of thylakoids inside a chloroplast | 葉綠體內由類囊體疊成的構造 | also=grana; not=stroma
stroma | 葉綠體基質 | structure | S4 | the fluid of a chloroplast that surrounds the grana and holds enzymes for fixing carbon dioxide | 圍繞類囊體、含固定二氧化碳所需酶的液體 | not=granum, mitochondrial matrix
photosystem II | 光系統II | structure | S6 | the pigments and proteins that lose excited electrons first and regain them from water | 最先失去受激電子、並由水取回電子的色素和蛋白質組合 | not=photosystem I
photosystem I | 光系統I | structure | S6 | the pigments and proteins whose excited electrons are passed to NADP | 把受激電子傳給 NADP 的色素和蛋白質組合 | not=photosystem II
NADP | NADP | substance | S4 | the coenzyme that accepts hydrogen in the chloroplast | 在葉綠體光化反應中接收氫的輔酶 | also-zh=輔酶II; not=NAD
NADPH | NADPH | substance | S4 | the hydrogen carrier that reduces the three-carbon compound in the stroma | 在葉綠體基質內供應氫以還原三碳化合物的氫載體 | also-zh=還原型輔酶II; not=NADH
ribulose bisphosphate | 二磷酸核酮糖 | substance | S4 | the five-carbon compound that accepts carbon dioxide in the stroma of a chloroplast | 在葉綠體基質中接收二氧化碳的五碳化合物 | also=RuBP; also-zh=RuBP,核酮糖二磷酸
triose phosphate | 磷酸丙糖 | substance | S4 | the three-carbon sugar formed in chloroplasts, from which glucose and other foods are made | 葉綠體內形成、可製成葡萄糖和其他食物的三碳糖 | also-zh=丙糖磷酸
light intensity | 光強度 | quantity | S4 | the amount of radiant energy falling on a unit area of leaf per unit time | 每單位時間落在單位葉面積上的輻射能量
compensation point | 補償點 | quantity | S4 | the light intensity at which the rate of photosynthesis of a plant equals its rate of respiration | 植物光合速率與呼吸速率相等時的光照強度 | also-zh=光補償點; not=light saturation point
light saturation point | 光飽和點 | quantity | S6 | the light intensity above which the rate of photosynthesis no longer rises | 光照強度再增加，光合速率也不再上升的轉折位置 | not=compensation point
limiting factor | 限制因素 | idea | S4 | the factor in shortest supply, which alone controls the rate of a process at that moment | 供應最不足、在當時決定某過程速率的因素
absorption spectrum | 吸收光譜 | form | S4 | a graph of how much light of each wavelength a pigment takes in | 顯示色素對各波長的光攝取多少的曲線圖 | not=action spectrum
action spectrum | 作用光譜 | form | S4 | a graph of the rate of photosynthesis under light of each wavelength | 顯示在各波長的光下光合速率的曲線圖 | not=absorption spectrum
chromatogram | 色層譜 | form | S4 | the strip of paper with separate coloured bands obtained after a pigment mixture has been run with a solvent | 色素混合物隨溶劑移動後，留有分開色帶的紙條 | also-zh=色譜圖
destarching | 去除澱粉 | method | S2 | the keeping of a potted plant in the dark for two days so that its leaves use up their stored food | 把盆栽放在黑暗中兩天，使葉片耗盡貯存食物的處理 | also-zh=脫澱粉
decolourisation | 脫色 | method | S2 | the boiling of a leaf in alcohol to remove its chlorophyll before the iodine test | 進行碘試驗前，把葉片放在酒精中煮以除去葉綠素的步驟
hydrogencarbonate indicator | 碳酸氫鹽指示劑 | substance | S4 | the orange-red solution that turns yellow when carbon dioxide increases and purple when it decreases | 二氧化碳增加時變黃、減少時變紫的橙紅色溶液 | also=bicarbonate indicator; not=limewater
limewater | 石灰水 | substance | S1 | the colourless solution that turns milky when carbon dioxide passes through it | 通入二氧化碳時變成乳白色的無色溶液 | not=hydrogencarbonate indicator
soda lime | 鹼石灰 | substance | S4 | the alkaline solid that is put in a closed set-up to absorb carbon dioxide | 放在密閉裝置內吸收二氧化碳的鹼性固體 | not=limewater
sodium hydrogencarbonate solution | 碳酸氫鈉溶液 | substance | S4 | the liquid that is added to the water around a pondweed to supply carbon dioxide | 加入水草周圍的水中以供應二氧化碳的液體 | also=sodium bicarbonate solution
cuticle | 角質層 | structure | S2 | the thin transparent waxy layer on the surface of a leaf that reduces water loss | 葉片表面能減少失水的透明蠟質薄層 | not=epidermis
palisade mesophyll | 柵狀葉肉 | structure | S2 | the layer of tightly packed column-shaped cells below the upper surface of a leaf | 緊接葉片上表皮之下、由柱形細胞緊密排列而成、含大量葉綠體的一層 | not=spongy mesophyll
spongy mesophyll | 海綿葉肉 | structure | S2 | the layer of loosely packed irregular cells with large air spaces in the lower part of a leaf | 位於葉片下半部、由不規則細胞鬆散排列且氣室大的一層 | not=palisade mesophyll
upper epidermis | 上表皮 | structure | S2 | the transparent single layer of cells facing the light, usually without chloroplasts | 面向光線、通常沒有葉綠體的單層透明細胞 | not=lower epidermis
lower epidermis | 下表皮 | structure | S2 | the cell layer on the shaded side of most leaves, where most of the stomata are found | 位於葉片背光一面、大多數氣孔分佈其中的細胞層 | not=upper epidermis
stoma | 氣孔 | structure | S2 | a tiny opening in the epidermis of a leaf through which gases pass in and out | 葉片表皮上讓氣體進出的微細開口 | also=stomata; not=guard cell
C4 plant | C4植物 | organism | S6 | a species such as maize that fixes carbon dioxide twice, in two kinds of leaf cells, and grows well in hot bright places | 在兩種葉片細胞中先後兩次固定二氧化碳、適應炎熱強光的物種，例如玉米 | also-zh=碳四植物
C3 plant | C3植物 | organism | S6 | a species such as rice that fixes carbon dioxide only by the Calvin cycle in the daytime | 只在日間以卡爾文循環固定二氧化碳的物種，例如水稻 | also-zh=碳三植物
Melvin Calvin | 卡爾文 | person | S6 | the American chemist who traced the path of carbon in photosynthesis with radioactive carbon dioxide and algae | 以放射性二氧化碳追蹤藻類光合作用中碳的途徑的美國化學家
set | processes in green plants | 綠色植物的過程 | photosynthesis; respiration; transpiration; growth
set | steps in chloroplasts and mitochondria | 在葉綠體和線粒體進行的步驟 | photolysis; photophosphorylation; carbon fixation; oxidative phosphorylation
set | series of reactions in energy metabolism | 能量代謝中的一連串反應 | photochemical reactions; Calvin cycle; glycolysis; Krebs cycle
set | pigments of plants | 植物的色素 | chlorophyll=葉綠素; carotene; xanthophyll=葉黃素; anthocyanin
set | structures of chloroplasts and mitochondria | 葉綠體和線粒體的結構 | granum; stroma; crista; mitochondrial matrix
set | structures of membranes that trap or pass on energy | 膜上捕捉或傳遞能量的結構 | photosystem I; photosystem II; ATP synthase=ATP合酶; electron transport chain=電子傳遞鏈
set | fluids inside cells and organelles | 細胞和細胞器內的液態物質 | cell sap; cytoplasm; stroma; mitochondrial matrix
set | small parts inside organelles | 細胞器內的微小部分 | thylakoid; crista; stroma; mitochondrial matrix; nucleolus
set | compounds in photosynthesis | 光合作用中的化合物 | ribulose bisphosphate; triose phosphate; NADPH; ATP; chlorophyll=葉綠素
set | coenzymes and energy carriers | 輔酶和能量載體 | NADP; NAD; ATP; FAD
set | quantities about light and photosynthesis | 有關光和光合作用的量 | light intensity; compensation point; light saturation point; rate of reaction
set | ideas in experiments on photosynthesis | 光合作用實驗中的概念 | limiting factor; controlled variable; dependent variable; control
set | graphs and records | 圖表和記錄 | absorption spectrum; action spectrum; chromatogram; karyotype=染色體組型; micrograph
set | treatments in experiments with leaves | 葉片實驗中的處理 | destarching; decolourisation; iodine test; paper chromatography=紙色層分析法
set | substances used in experiments on gases | 氣體實驗使用的物質 | hydrogencarbonate indicator; limewater; soda lime; sodium hydrogencarbonate solution
set | liquids used in the biology laboratory | 生物實驗室使用的液體 | distilled water; iodine solution; hydrogencarbonate indicator; limewater
set | layers of a leaf | 葉片的層次 | cuticle; palisade mesophyll; spongy mesophyll; upper epidermis; lower epidermis
set | structures of a leaf | 葉片的結構 | stoma; guard cell; cuticle; vascular bundle=維管束; spongy mesophyll
set | scientists of physiology and other fields | 生理學和其他範疇的科學家 | Melvin Calvin; Hans Krebs=克雷伯; Carl Linnaeus; Louis Pasteur; Robert Hooke
order | steps in testing a leaf for starch | 檢驗葉片澱粉的步驟 | boil the leaf in water=把葉片放在沸水中 > boil it in alcohol over a water bath=在水浴上以酒精煮葉片 > wash it in hot water=用熱水沖洗葉片 > add iodine solution=加入碘液
order | layers of a leaf from top to bottom | 葉片的層次由上至下 | cuticle > upper epidermis > palisade mesophyll > spongy mesophyll > lower epidermis
order | path of electrons in the photochemical reactions | 光化反應中電子的路徑 | water=水 > photosystem II > electron transport chain=電子傳遞鏈 > photosystem I > NADP
cycle | main steps of the Calvin cycle | 卡爾文循環的主要步驟 | carbon dioxide combines with RuBP=二氧化碳與RuBP結合 > three-carbon compound is reduced to triose phosphate=三碳化合物還原為磷酸丙糖 > RuBP is regenerated=RuBP再生

== Respiration | 呼吸作用
respiration | 呼吸作用 | process | S1 | the breakdown of food in living cells to release energy | 活細胞分解食物以釋出能量的過程 | also=cell respiration, cellular respiration; not=breathing, photosynthesis
breathing | 換氣 | process | S1 | the movement of air into and out of the lungs | 胸腔擴張和收縮，使空氣進出肺部的過程 | also=ventilation; also-zh=呼吸動作,呼吸運動; not=respiration
aerobic respiration | 需氧呼吸 | process | S4 | the stepwise complete oxidation of food with oxygen in living cells, which releases a large amount of energy | 活細胞利用氧把食物逐步完全氧化、釋出大量能量的過程 | also-zh=有氧呼吸; not=anaerobic respiration; kind=respiration
anaerobic respiration | 缺氧呼吸 | process | S4 | the incomplete breakdown of food without oxygen in living cells, which releases a small amount of energy | 活細胞在沒有氧的情況下把食物不完全分解、釋出少量能量的過程 | also-zh=無氧呼吸; not=aerobic respiration; kind=respiration
combustion | 燃燒 | process | S1 | the rapid reaction of a fuel with oxygen, which releases energy all at once as heat and light | 燃料在氧中劇烈反應，一次過以熱和光釋出能量的過程 | not=respiration
glycolysis | 糖酵解 | process | S4 | the breakdown of glucose into pyruvate in the cytoplasm with a small gain of ATP | 在細胞質內把葡萄糖分解為丙酮酸鹽並產生少量 ATP 的過程 | also-zh=糖解作用; not=Krebs cycle
link reaction | 丙酮酸鹽的氧化 | process | S6 | the change of pyruvate into acetyl coenzyme A, with the loss of one carbon dioxide | 三碳的糖酵解產物失去一個二氧化碳，變成乙酰輔酶A的步驟 | also=pyruvate oxidation
Krebs cycle | 克雷伯氏循環 | process | S4 | the series of reactions in the mitochondrial matrix that releases carbon dioxide and regenerates a four-carbon acceptor | 在線粒體基質內放出二氧化碳並再生四碳受體的一連串反應 | also=citric acid cycle; also-zh=檸檬酸循環; not=Calvin cycle
oxidative phosphorylation | 氧化磷酸化 | process | S4 | the making of most ATP on the inner membrane of mitochondria as electrons are passed finally to oxygen | 在線粒體內膜上，電子最終傳給氧而產生大部分 ATP 的過程 | not=photophosphorylation
substrate-level phosphorylation | 底物水平磷酸化 | process | S6 | the making of ATP by direct transfer of a phosphate group from an intermediate compound to ADP | 把中間產物的磷酸基直接轉移到 ADP 而製成 ATP 的過程 | not=oxidative phosphorylation
chemiosmosis | 化學滲透 | process | S6 | the use of a hydrogen ion gradient across a membrane to drive the making of ATP | 利用膜兩側氫離子的濃度差推動 ATP 合成的過程
lactic acid fermentation | 乳酸發酵 | process | S4 | the anaerobic breakdown of glucose by muscle cells and some bacteria, in which no gas is given off | 肌肉細胞和某些細菌在缺氧下分解葡萄糖、不放出氣體的過程 | not=alcoholic fermentation
alcoholic fermentation | 酒精發酵 | process | S4 | the anaerobic breakdown of glucose by yeast, in which carbon dioxide is given off | 酵母在缺氧下分解葡萄糖並放出二氧化碳的過程 | not=lactic acid fermentation
pyruvate | 丙酮酸鹽 | substance | S4 | the three-carbon compound formed at the end of glycolysis | 糖酵解完成時由葡萄糖分解而成的三碳化合物 | also=pyruvic acid; also-zh=丙酮酸
acetyl coenzyme A | 乙酰輔酶A | substance | S4 | the compound that carries a two-carbon group into the Krebs cycle | 把二碳基團帶入克雷伯氏循環的化合物 | also=acetyl-CoA; also-zh=乙醯輔酶A
citric acid | 檸檬酸 | substance | S6 | the six-carbon compound formed first in the Krebs cycle from a two-carbon group and a four-carbon acceptor | 在克雷伯氏循環中由二碳基團與四碳受體結合而最先形成的六碳化合物 | also=citrate
lactic acid | 乳酸 | substance | S4 | the three-carbon product of anaerobic respiration that builds up in muscles during vigorous exercise | 劇烈運動時在肌肉積聚、由缺氧呼吸產生的三碳產物 | not=pyruvate
ethanol | 乙醇 | substance | S4 | the two-carbon product formed by yeast along with carbon dioxide when oxygen is lacking | 酵母進行缺氧呼吸時連同二氧化碳一起產生的二碳產物 | also=ethyl alcohol; also-zh=酒精
ATP | ATP | substance | S4 | the energy carrier of cells that releases usable energy when it loses its end phosphate group | 細胞的能量載體，失去末端磷酸基時釋出可用的能量 | also=adenosine triphosphate; also-zh=三磷酸腺苷; not=ADP
ADP | ADP | substance | S4 | the compound with two phosphate groups that takes up one more phosphate group to store energy | 帶兩個磷酸基、再接上一個磷酸基便可貯存能量的化合物 | also=adenosine diphosphate; also-zh=二磷酸腺苷; not=ATP
NAD | NAD | substance | S4 | the coenzyme that accepts hydrogen in glycolysis and in most of the hydrogen-removing steps of the Krebs cycle | 在糖酵解和克雷伯氏循環大部分脫氫步驟中接收氫的輔酶 | also-zh=輔酶I; not=NADP
NADH | NADH | substance | S4 | the hydrogen carrier that carries hydrogen from glycolysis and the Krebs cycle to the inner mitochondrial membrane | 把糖酵解和克雷伯氏循環所釋出的氫帶到線粒體內膜的氫載體 | also-zh=還原型輔酶I; not=NADPH
FAD | FAD | substance | S4 | the coenzyme that accepts hydrogen at only one step of the Krebs cycle | 只在克雷伯氏循環的其中一步接收氫的輔酶 | also-zh=黃素腺嘌呤二核苷酸; not=NAD
mitochondrial matrix | 線粒體基質 | structure | S4 | the fluid inside the inner membrane of the organelle of aerobic respiration, with the enzymes of the Krebs cycle | 需氧呼吸細胞器的內膜所包圍、含克雷伯氏循環所需酶的液體 | not=stroma
crista | 嵴 | structure | S4 | the inward fold of the inner membrane of a mitochondrion, which gives a larger surface for making ATP | 線粒體內膜向內的摺疊，為製造 ATP 提供更大的表面面積 | also=cristae; not=granum
oxygen debt | 氧債 | quantity | S4 | the extra volume of a gas that must be taken in after vigorous exercise to break down the accumulated lactic acid | 劇烈運動後為分解積聚的乳酸而需要額外吸入的氣體量
respiratory quotient | 呼吸商 | quantity | S6 | the ratio of the volume of carbon dioxide given out to the volume of oxygen taken in over the same time | 同一時間內放出的二氧化碳與吸入的氧的體積比 | also=RQ
basal metabolic rate | 基礎代謝率 | quantity | S5 | the amount of energy the body uses per unit time at complete rest to stay alive | 身體在完全靜止時，單位時間內為維持生命所消耗的能量 | also=BMR
energy value | 能量值 | quantity | S3 | the amount of heat released when a unit mass of food is completely burnt | 單位質量的食物完全燃燒時釋出的熱量 | also-zh=熱量值
respirometer | 呼吸計 | device | S4 | the apparatus that measures oxygen uptake of small organisms by the movement of a drop of coloured liquid | 藉有色液滴的移動量度小生物耗氧量的裝置 | also-zh=呼吸測量計
vacuum flask | 真空瓶 | device | S4 | the insulated container in which germinating seeds are kept to show that they release heat | 盛載萌發中種子、以顯示其釋出熱的隔熱容器 | also=thermos flask; also-zh=保溫瓶
food calorimeter | 食物熱量計 | device | S4 | the apparatus in which a sample is burnt in oxygen to find how much energy it contains | 把樣本在氧中燃燒以測定其所含能量的裝置
data logger | 數據收集儀 | device | S3 | the electronic instrument that records readings from sensors automatically | 自動記錄感應器讀數的電子儀器 | also-zh=數據記錄儀
set | ways of releasing energy from food | 由食物釋出能量的方式 | aerobic respiration; lactic acid fermentation; alcoholic fermentation; combustion
set | energy-releasing and other gas-related processes | 與氣體有關的過程 | aerobic respiration; anaerobic respiration; photosynthesis; breathing; transpiration
set | stages of aerobic respiration | 需氧呼吸的階段 | glycolysis; link reaction; Krebs cycle; oxidative phosphorylation
set | steps in which pyruvate or glucose is changed | 改變丙酮酸鹽或葡萄糖的過程 | glycolysis; link reaction; lactic acid fermentation; alcoholic fermentation
set | steps in the energy metabolism of cells | 細胞能量代謝的步驟 | photophosphorylation; oxidative phosphorylation; substrate-level phosphorylation; photolysis
set | substances formed in anaerobic respiration or before it | 缺氧呼吸及其前段形成的物質 | lactic acid; ethanol; pyruvate; ATP
set | carriers in cells | 細胞內的載體 | NADH; NADPH; ATP; acetyl coenzyme A
set | coenzymes and energy compounds | 輔酶和能量化合物 | NAD; FAD; ADP; ATP
set | parts of a mitochondrion and its neighbours | 線粒體及附近的結構 | mitochondrial matrix; crista; intermembrane space=膜間隙; cytoplasm
set | structures on or between membranes | 膜上或膜間的結構 | intermembrane space=膜間隙; electron transport chain=電子傳遞鏈; ATP synthase=ATP合酶; channel protein=通道蛋白
set | quantities in respiration and nutrition | 呼吸和營養中的量 | oxygen debt; respiratory quotient; basal metabolic rate; energy value
set | apparatus in respiration experiments | 呼吸實驗的裝置 | respirometer; vacuum flask; food calorimeter; data logger
set | reactions and processes of metabolism | 代謝的反應和過程 | substrate-level phosphorylation; deamination=脫氨作用; hydrolysis; chemiosmosis
order | stages of aerobic respiration, from the first to the last | 需氧呼吸的階段，由先至後 | glycolysis > link reaction > Krebs cycle > oxidative phosphorylation
order | compounds of aerobic respiration in order of forming | 需氧呼吸中化合物的形成次序 | glucose=葡萄糖 > pyruvate > acetyl coenzyme A > citric acid
order | steps of alcoholic fermentation | 酒精發酵的步驟 | glucose=葡萄糖 > pyruvate > ethanal=乙醛 > ethanol
fact | glucose | 葡萄糖 | number of carbon atoms in a molecule | 每個分子的碳原子數目 | 6 | 6 |
fact | ribulose bisphosphate | 二磷酸核酮糖 | number of carbon atoms in a molecule | 每個分子的碳原子數目 | 5 | 5 |
fact | pyruvate | 丙酮酸鹽 | number of carbon atoms in a molecule | 每個分子的碳原子數目 | 3 | 3 |
fact | ethanol | 乙醇 | number of carbon atoms in a molecule | 每個分子的碳原子數目 | 2 | 2 |
fact | carbon dioxide | 二氧化碳 | number of carbon atoms in a molecule | 每個分子的碳原子數目 | 1 | 1 |
fact | maltose | 麥芽糖 | number of carbon atoms in a molecule | 每個分子的碳原子數目 | 12 | 12 |
fact | glycolysis | 糖酵解 | place in the cell where it happens | 在細胞內進行的地方 | cytoplasm | 細胞質 |
fact | Krebs cycle | 克雷伯氏循環 | place in the cell where it happens | 在細胞內進行的地方 | mitochondrial matrix | 線粒體基質 |
fact | oxidative phosphorylation | 氧化磷酸化 | place in the cell where it happens | 在細胞內進行的地方 | inner mitochondrial membrane | 線粒體內膜 |
fact | Calvin cycle | 卡爾文循環 | place in the cell where it happens | 在細胞內進行的地方 | stroma of the chloroplast | 葉綠體基質 |
fact | photochemical reactions | 光化反應 | place in the cell where it happens | 在細胞內進行的地方 | thylakoid membrane | 類囊體膜 |

== Classification and biodiversity | 生物分類與生物多樣性
taxonomy | 分類學 | idea | S4 | the branch of biology that names organisms and arranges them in groups | 為生物命名並把它們歸入各組別的生物學分支 | not=ecology
ecology | 生態學 | idea | S4 | the branch of biology that studies the relationships between organisms and their environment | 研究生物與環境之間關係的生物學分支
genetics | 遺傳學 | idea | S4 | the branch of biology that studies how characters are inherited by offspring from their parents | 研究性狀如何由親代傳給子代的生物學分支
physiology | 生理學 | idea | S4 | the branch of biology that studies how the parts of the body work | 研究身體各部分如何運作的生物學分支 | not=anatomy
domain | 域 | idea | S4 | the highest and broadest rank of classification, of which three are recognised | 最高、範圍最廣、共分為三個的分類等級 | not=kingdom
kingdom | 界 | idea | S4 | the rank of classification just below the domain and above the phylum | 在「域」之下、緊接在「門」之上的分類等級 | not=domain
phylum | 門 | idea | S4 | the rank of classification just below the kingdom and above the class | 緊接在「界」之下、在「綱」之上的分類等級 | also=phyla
genus | 屬 | idea | S4 | the rank of classification just above the species, shown by the first word of a scientific name | 緊接在「種」之上、以學名第一個字表示的分類等級 | also=genera; not=species
species | 物種 | idea | S4 | the lowest main rank of classification, whose members can interbreed naturally and give fertile offspring | 最低的主要分類等級，成員在自然情況下可交配並產生能育後代 | also-zh=種; not=genus
Bacteria | 細菌域 | organism | S4 | the domain of prokaryotes whose cell walls contain peptidoglycan | 細胞壁含肽聚糖的原核生物所屬的域 | not=Archaea
Archaea | 古菌域 | organism | S4 | the domain of prokaryotes without peptidoglycan in their cell walls, many of which live in extreme environments | 細胞壁不含肽聚糖、許多生活在極端環境的原核生物所屬的域 | also-zh=古細菌域; not=Bacteria
Eukarya | 真核域 | organism | S4 | the domain of all organisms whose cells contain a nucleus | 細胞內有細胞核的所有生物所屬的域 | also-zh=真核生物域
Eubacteria | 真細菌界 | organism | S4 | the kingdom of prokaryotes with peptidoglycan in their cell walls, found nearly everywhere | 細胞壁含肽聚糖、分佈幾乎無處不在的原核生物所屬的界 | not=Archaebacteria
Archaebacteria | 古細菌界 | organism | S4 | the kingdom of prokaryotes without peptidoglycan that often live in hot springs or very salty lakes | 細胞壁不含肽聚糖、常生活在熱泉或極鹹湖泊的原核生物所屬的界 | not=Eubacteria
Fungi | 真菌界 | organism | S4 | the kingdom of eukaryotes with cell walls of chitin that digest food outside the body and then absorb it | 細胞壁由甲殼素構成、在體外消化食物後才吸收的真核生物所屬的界 | not=Plantae
Plantae | 植物界 | organism | S4 | the kingdom of multicellular eukaryotes with cell walls of cellulose that make their own food by photosynthesis | 細胞壁由纖維素構成、進行光合作用自製食物的多細胞真核生物所屬的界
Animalia | 動物界 | organism | S4 | the kingdom of multicellular eukaryotes without cell walls that feed on other organisms | 沒有細胞壁、以其他生物為食的多細胞真核生物所屬的界
moss | 苔蘚植物 | organism | S2 | the small plant of damp places with rhizoids and spores but no true roots or vascular tissue | 生於潮濕處、有假根和孢子、沒有真根和維管組織的細小生物 | also=bryophyte; not=fern
fern | 蕨類植物 | organism | S2 | the vascular plant without seeds that bears spores on the underside of its fronds | 具維管組織而沒有種子、葉背長有孢子的植物 | not=moss
gymnosperm | 裸子植物 | organism | S2 | the seed plant whose seeds are naked and not enclosed in a fruit | 種子外露、沒有果實包着的植物 | not=angiosperm
angiosperm | 被子植物 | organism | S2 | the seed plant whose seeds are enclosed in fruits formed from flowers | 種子包藏在由花形成的果實內的植物 | also=flowering plant; also-zh=有花植物; not=gymnosperm
conifer | 松柏類 | organism | S2 | the woody cone-bearing plant, usually with needle-like leaves | 結毬果、葉多呈針狀的木本植物 | kind=gymnosperm
monocotyledon | 單子葉植物 | organism | S4 | the flowering plant with parallel leaf veins and flower parts usually in threes | 葉脈平行、花的各部分數目多為三的倍數的有花植物 | also=monocot; not=dicotyledon; kind=angiosperm
dicotyledon | 雙子葉植物 | organism | S4 | the flowering plant with a network of leaf veins and flower parts usually in fours or fives | 葉脈呈網狀、花的各部分數目多為四或五的倍數的有花植物 | also=dicot; not=monocotyledon; kind=angiosperm
sponge | 海綿動物 | organism | S4 | the simplest invertebrate, fixed to rocks, with many pores and no nerves or tissues | 附於岩石、身體多孔而沒有神經和組織的最簡單無脊椎動物
cnidarian | 刺胞動物 | organism | S4 | the sac-like invertebrate with radial symmetry and stinging tentacles, such as a jellyfish | 身體呈囊狀、輻射對稱、口部周圍有帶毒觸手的無脊椎動物，例如水母 | also=coelenterate; also-zh=腔腸動物; not=mollusc
flatworm | 扁形動物 | organism | S4 | the thin ribbon-like or leaf-like invertebrate with a mouth but no anus, such as a planarian | 身體薄如帶或葉、有口而沒有肛門的無脊椎動物，例如渦蟲 | also=platyhelminth; not=annelid
roundworm | 線蟲 | organism | S4 | the unsegmented slender invertebrate, pointed at both ends, with a mouth and an anus, such as Ascaris | 身體細長不分段、兩端尖、有口和肛門的無脊椎動物，例如蛔蟲 | also=nematode; also-zh=線形動物,圓蟲; not=annelid
annelid | 環節動物 | organism | S4 | the long soft invertebrate whose body is divided into many similar segments, such as an earthworm | 身體長而柔軟、由許多相似段落組成的無脊椎動物，例如蚯蚓 | not=roundworm
mollusc | 軟體動物 | organism | S4 | the unsegmented invertebrate with a muscular foot and a mantle, often with a shell, such as a snail | 身體不分段、有肌肉足和外套膜、多具殼的無脊椎動物，例如蝸牛 | not=annelid
arthropod | 節肢動物 | organism | S4 | the invertebrate with a hard exoskeleton and jointed legs, such as a crab | 具堅硬外骨骼、足部由多段組成的無脊椎動物，例如蟹 | not=annelid
echinoderm | 棘皮動物 | organism | S4 | the marine invertebrate with tube feet and usually a body of five equal parts, such as a starfish | 有管足、身體通常分成五等份的海產無脊椎動物，例如海星
chordate | 脊索動物 | organism | S6 | the animal that has at some stage of life a flexible supporting rod along its back, a hollow dorsal nerve cord and a tail behind the anus | 在生命某階段背部具支持軀體的軟桿、中空神經管和肛門後尾的動物
fish | 魚類 | organism | S1 | the vertebrate with fins that breathes with gills throughout its life | 有鰭、終生以鰓呼吸的脊椎動物
amphibian | 兩棲類 | organism | S1 | the vertebrate with moist scaleless skin whose young live in water and breathe with gills | 皮膚濕潤無鱗、幼體在水中以鰓呼吸的脊椎動物 | not=reptile
reptile | 爬行類 | organism | S1 | the cold-blooded vertebrate with dry scaly skin that breathes with lungs all its life | 皮膚乾燥有鱗、終生以肺呼吸的變溫脊椎動物 | also-zh=爬蟲類; not=amphibian
bird | 鳥類 | organism | S1 | the warm-blooded vertebrate with feathers, wings and a beak | 有羽毛、翼和喙的恆溫脊椎動物
mammal | 哺乳類 | organism | S1 | the warm-blooded vertebrate with hair that feeds its young on milk | 身體有毛、以奶餵養幼兒的恆溫脊椎動物
insect | 昆蟲 | organism | S1 | the arthropod with three pairs of legs and a body divided into head, thorax and abdomen | 有三對足、身體分為頭、胸、腹的節肢動物 | not=arachnid; kind=arthropod
arachnid | 蛛形類 | organism | S4 | the arthropod with four pairs of legs and no antennae | 有四對足而沒有觸角的節肢動物 | not=insect; kind=arthropod
crustacean | 甲殼類 | organism | S4 | the mostly aquatic arthropod with two pairs of antennae, such as a shrimp | 多為水生、有兩對觸角的節肢動物，例如蝦 | kind=arthropod
myriapod | 多足類 | organism | S4 | the arthropod with a long body of many segments, nearly all bearing legs, such as a centipede | 身體長而分節、幾乎每節皆有附肢的節肢動物，例如蜈蚣 | kind=arthropod
monotreme | 單孔類 | organism | S6 | the mammal that lays eggs, such as the platypus | 以產卵方式繁殖的哺乳動物，例如鴨嘴獸 | not=marsupial; kind=mammal
marsupial | 有袋類 | organism | S6 | the mammal whose young are born very early and usually finish growing in a pouch | 幼兒很早出生、通常在母體育兒囊內繼續發育的哺乳動物 | not=monotreme; kind=mammal
placental mammal | 胎盤類 | organism | S6 | the animal with hair whose young develop fully in the uterus, nourished through an exchange organ attached to it | 身體有毛、幼兒在子宮內經物質交換器官取得養分而發育完全的動物 | not=marsupial; kind=mammal
scale | 鱗片 | structure | S1 | one of the small hard overlapping plates that cover the skin of fish and snakes | 覆蓋魚和蛇皮膚、細小而重疊的硬片
feather | 羽毛 | structure | S1 | the light body covering with a central shaft, made of keratin, found only on birds among living animals | 現存動物中只有鳥類才有、由角蛋白構成、有中央軸的輕質體表覆蓋物
fur | 毛皮 | structure | S1 | the thick coat of hairs that keeps a mammal warm | 為哺乳動物保暖的濃密體表覆蓋物
exoskeleton | 外骨骼 | structure | S4 | the hard covering of an arthropod that is shed as the animal grows | 節肢動物體表的堅硬覆蓋物，生長時會脫去 | not=endoskeleton
antenna | 觸角 | structure | S1 | the jointed sense organ on the head of an insect or a crustacean | 昆蟲或甲殼動物頭上分段的感覺器官 | also=antennae; not=tentacle
tentacle | 觸手 | structure | S4 | the long flexible structure around the mouth of a sea anemone or a squid for catching food | 海葵或魷魚口部周圍、柔軟可彎、用來捕食的長形構造 | not=antenna
tube foot | 管足 | structure | S4 | the small water-filled organ with a sucker with which a starfish moves | 海星用來移動、充滿水而帶吸盤的細小器官
fin | 鰭 | structure | S1 | the flat organ with which a fish swims and keeps its balance | 魚用來游泳和保持平衡的扁平器官
rhizoid | 假根 | structure | S4 | the fine thread that anchors a moss to the ground | 把苔蘚植物固定在地上的細絲 | not=root hair
frond | 蕨葉 | structure | S4 | the large divided leaf, coiled when young, that bears spores on its underside | 幼時捲曲、背面長孢子的大型分裂葉片
cone | 毬果 | structure | S4 | the woody body of overlapping scales that bears the seeds of a pine | 松樹由重疊鱗片組成、載有種子的木質構造 | also-zh=球果
cotyledon | 子葉 | structure | S4 | the seed leaf of an embryo, which often stores food for germination | 種子中胚的一部分，常貯存萌發所需的食物
seed | 種子 | structure | S1 | the body formed from an ovule, with an embryo and a food store inside a coat | 由胚珠發育而成、皮內有胚和貯存食物的構造 | not=spore
bilateral symmetry | 兩側對稱 | property | S6 | the body plan that can be divided into equal left and right halves along one plane only | 只沿一個平面可分成相等左右兩半的體形特徵 | not=radial symmetry
radial symmetry | 輻射對稱 | property | S6 | the body plan that can be divided into equal halves along several planes through a central axis | 沿通過中軸的多個平面皆可分成相等兩半的體形特徵 | not=bilateral symmetry
binomial nomenclature | 雙名法 | method | S4 | the system that gives each organism a scientific name of two Latin words | 以「屬」和「種」兩個拉丁字稱呼每種生物的方法 | also-zh=二名法
artificial classification | 人為分類 | method | S4 | the grouping of organisms by a few easily seen features chosen for convenience | 為方便而選取少數易見特徵，把生物分組的方法 | not=natural classification
natural classification | 自然分類 | method | S4 | the grouping of organisms by many shared features that show common ancestry | 根據許多反映共同祖先的相同特徵，把生物分組的方法 | not=artificial classification
DNA barcoding | DNA條碼技術 | method | S6 | the identification of a specimen by comparing a short standard gene sequence with a database | 以一段短的標準基因序列與數據庫比較來鑑定標本的方法
dichotomous key | 檢索表 | form | S2 | the list of paired contrasting statements that leads step by step to the name of an organism | 以成對的相反描述逐步鑑定生物名稱的表 | also-zh=二叉檢索表,二叉式檢索表
phylogenetic tree | 種系發生樹 | form | S4 | the branching diagram that shows how groups of organisms descended from common ancestors | 顯示各類生物如何由共同祖先演化而來的分支圖 | also-zh=系統發生樹,親緣關係樹
Carl Linnaeus | 林奈 | person | S4 | the Swedish naturalist who introduced the two-word scientific naming of plants and animals | 創立以兩個字的學名為動植物命名的方法的瑞典博物學家 | not=Charles Darwin
genetic diversity | 遺傳多樣性 | property | S4 | the variety of genes within the members of one species | 同一物種成員之間基因的差異程度 | also-zh=基因多樣性; not=species diversity
species diversity | 物種多樣性 | property | S4 | the variety of different kinds of organisms in an area | 某地區內不同種類生物的豐富程度 | not=genetic diversity
ecosystem diversity | 生態系多樣性 | property | S4 | the variety of habitats with their communities in a region | 某區域內不同生境及其群落的豐富程度 | also-zh=生態系統多樣性; not=species diversity
endemic species | 特有種 | organism | S4 | a kind of organism that occurs naturally in one place and nowhere else | 只在某一地方自然分佈、別處沒有的一類生物 | also-zh=特有物種; not=native species
endangered species | 瀕危物種 | organism | S4 | a kind of organism whose numbers are so low that it may soon become extinct | 數目極少、可能很快便會滅絕的一類生物 | not=extinct species
extinct species | 滅絕物種 | organism | S4 | a kind of organism of which no living individual remains | 已沒有任何個體存活的一類生物 | also-zh=絕種生物; not=endangered species
invasive species | 入侵物種 | organism | S4 | a kind of organism brought in from outside that spreads and harms the native ones | 由外地引入、擴散並危害本地生物的生物 | also-zh=外來入侵物種; not=endemic species
indicator species | 指標物種 | organism | S4 | a kind of organism whose presence or absence shows the condition of the environment, such as a lichen | 其存在與否可反映環境狀況的一類生物，例如地衣
keystone species | 關鍵物種 | organism | S6 | a kind of organism whose effect on its community is far larger than its numbers suggest | 數目不多、但對群落的影響遠超其數量比例的一類生物
Romer's tree frog | 盧氏小樹蛙 | organism | S3 | the tiny brown amphibian found only in Hong Kong | 全球只見於香港的細小褐色兩棲動物
Hong Kong newt | 香港瘰螈 | organism | S3 | the tailed amphibian with orange patches on its belly that lives in local hill streams | 棲於本地山澗、腹部有橙色斑塊、有尾巴的兩棲類
black-faced spoonbill | 黑臉琵鷺 | organism | S3 | the endangered white wading bird that winters at Mai Po | 在米埔過冬的瀕危白色涉禽
Chinese white dolphin | 中華白海豚 | organism | S3 | the pinkish marine mammal that lives in the estuary waters around Lantau Island | 生活在大嶼山附近河口水域、身體粉紅色的海洋哺乳類
green turtle | 綠海龜 | organism | S3 | the endangered marine reptile that has nested on the beach of Sham Wan on Lamma Island | 曾在南丫島深灣沙灘產卵的瀕危海洋爬行類
horseshoe crab | 馬蹄蟹 | organism | S3 | the ancient arthropod of mudflats with blue blood and a long pointed tail | 棲於泥灘、血液藍色、有尖長尾巴的古老節肢動物 | also-zh=鱟
Chinese pangolin | 中華穿山甲 | organism | S3 | the mammal covered with hard scales that eats ants and termites | 全身披硬鱗、以螞蟻和白蟻為食的哺乳類 | also-zh=穿山甲
set | branches of biology | 生物學的分支 | taxonomy; ecology; genetics; physiology
set | ranks of classification | 分類等級 | domain; kingdom; phylum; class=綱; family=科; genus; species
set | lower ranks of classification | 較低的分類等級 | class=綱; order=目; family=科; genus; species
set | domains of life and other large groups | 域和其他大類 | Bacteria; Archaea; Eukarya; viruses=病毒
set | kingdoms of life | 生物的界 | Eubacteria; Archaebacteria; Protista=原生生物界; Fungi; Plantae; Animalia
set | groups of land plants | 陸生植物的類別 | moss; fern; gymnosperm; angiosperm
set | plants by their reproduction and leaves | 按繁殖和葉片區分的植物 | moss; fern; conifer; monocotyledon; dicotyledon
set | groups of invertebrates | 無脊椎動物的類別 | cnidarian; flatworm; annelid; mollusc; arthropod; echinoderm
set | simple and worm-like animals | 簡單和蠕蟲狀的動物 | sponge; cnidarian; flatworm; roundworm; annelid
set | phyla of animals | 動物的門 | sponge; mollusc; arthropod; echinoderm; chordate
set | groups of vertebrates | 脊椎動物的類別 | fish; amphibian; reptile; bird; mammal
set | groups of arthropods | 節肢動物的類別 | insect; arachnid; crustacean; myriapod
set | animals by body form | 按身體特徵區分的動物 | insect; annelid; amphibian; reptile; mollusc
set | groups of mammals and other vertebrates | 哺乳類和其他脊椎動物的類別 | monotreme; marsupial; placental mammal; bird; reptile
set | broad groups of animals | 動物的大類 | invertebrate=無脊椎動物; fish; bird; mammal; reptile
set | body coverings of animals | 動物的體表覆蓋物 | scale; feather; fur; exoskeleton
set | organs on the outside of animals | 動物體外的器官 | antenna; tentacle; tube foot; fin
set | structures of plants used in classification | 用於分類的植物構造 | rhizoid; frond; cone; seed; cotyledon
set | features of animals | 動物的特徵 | bilateral symmetry; radial symmetry; warm-bloodedness=恆溫性; cold-bloodedness=變溫性
set | ways of grouping and naming organisms | 把生物分組和命名的方法 | binomial nomenclature; artificial classification; natural classification; DNA barcoding
set | lists and diagrams in biology | 生物學的列表和圖 | dichotomous key; phylogenetic tree; pedigree=家系圖; karyotype=染色體組型
set | kinds of diversity | 多樣性的類別 | genetic diversity; species diversity; ecosystem diversity; cultural diversity=文化多樣性
set | species by their status | 按狀況區分的物種 | endemic species; endangered species; extinct species; invasive species; indicator species; keystone species
set | wildlife of Hong Kong | 香港的野生動物 | Romer's tree frog; Hong Kong newt; black-faced spoonbill; Chinese white dolphin; green turtle; horseshoe crab; Chinese pangolin
order | ranks of classification from the highest to the lowest | 分類等級由高至低 | kingdom > phylum > class=綱 > order=目 > family=科 > genus > species
order | groups of plants in order of their first appearance on land | 各類植物在陸地上出現的次序 | moss > fern > gymnosperm > angiosperm
order | classes of vertebrates in order of their first appearance | 各類脊椎動物出現的次序 | fish > amphibian > reptile > bird
fact | human | 人 | scientific name | 學名 | Homo sapiens | Homo sapiens |
fact | garden pea | 豌豆 | scientific name | 學名 | Pisum sativum | Pisum sativum |
fact | maize | 玉米 | scientific name | 學名 | Zea mays | Zea mays |
fact | rice | 水稻 | scientific name | 學名 | Oryza sativa | Oryza sativa |
fact | tiger | 老虎 | scientific name | 學名 | Panthera tigris | Panthera tigris |
fact | domestic cat | 家貓 | scientific name | 學名 | Felis catus | Felis catus |
fact | onion | 洋蔥 | scientific name | 學名 | Allium cepa | Allium cepa |
fact | housefly | 家蠅 | scientific name | 學名 | Musca domestica | Musca domestica |
fact | fruit fly | 果蠅 | scientific name | 學名 | Drosophila melanogaster | Drosophila melanogaster |
fact | baker's yeast | 麵包酵母 | scientific name | 學名 | Saccharomyces cerevisiae | Saccharomyces cerevisiae |
fact | giant panda | 大熊貓 | scientific name | 學名 | Ailuropoda melanoleuca | Ailuropoda melanoleuca |
fact | Chinese white dolphin | 中華白海豚 | scientific name | 學名 | Sousa chinensis | Sousa chinensis |
fact | sea star | 海星 | phylum | 所屬的門 | echinoderms | 棘皮動物 |
fact | octopus | 八爪魚 | phylum | 所屬的門 | molluscs | 軟體動物 |
fact | butterfly | 蝴蝶 | phylum | 所屬的門 | arthropods | 節肢動物 |
fact | jellyfish | 水母 | phylum | 所屬的門 | cnidarians | 刺胞動物 |
fact | earthworm | 蚯蚓 | phylum | 所屬的門 | annelids | 環節動物 |
fact | tapeworm | 絛蟲 | phylum | 所屬的門 | flatworms | 扁形動物 |
fact | frog | 蛙 | phylum | 所屬的門 | chordates | 脊索動物 |
fact | bat | 蝙蝠 | group of vertebrates | 所屬的脊椎動物類別 | mammals | 哺乳類 |
fact | salamander | 蠑螈 | group of vertebrates | 所屬的脊椎動物類別 | amphibians | 兩棲類 |
fact | tortoise | 陸龜 | group of vertebrates | 所屬的脊椎動物類別 | reptiles | 爬行類 |
fact | penguin | 企鵝 | group of vertebrates | 所屬的脊椎動物類別 | birds | 鳥類 |
fact | seahorse | 海馬 | group of vertebrates | 所屬的脊椎動物類別 | fish | 魚類 |
fact | mushroom | 蘑菇 | kingdom | 所屬的界 | Fungi | 真菌界 |
fact | amoeba | 變形蟲 | kingdom | 所屬的界 | Protista | 原生生物界 |
fact | moss | 苔蘚 | kingdom | 所屬的界 | Plantae | 植物界 |
fact | coral polyp | 珊瑚蟲 | kingdom | 所屬的界 | Animalia | 動物界 |
fact | methane-producing prokaryote | 產甲烷的原核生物 | kingdom | 所屬的界 | Archaebacteria | 古細菌界 |
fact | Escherichia coli | 大腸桿菌 | kingdom | 所屬的界 | Eubacteria | 真細菌界 |

== Bacteria, viruses, fungi and protists | 細菌、病毒、真菌與原生生物
bacterium | 細菌 | organism | S2 | a single-celled microorganism without a true nucleus, which has a cell wall of peptidoglycan | 沒有真正細胞核、細胞壁含肽聚糖的單細胞微生物 | also=bacteria; not=virus
virus | 病毒 | organism | S2 | a non-cellular particle of nucleic acid in a protein coat that multiplies only inside a living cell | 由核酸和蛋白質外殼組成、只能在活細胞內繁殖的非細胞微粒 | not=bacterium
fungus | 真菌 | organism | S2 | a eukaryote without chlorophyll that has cell walls of chitin and absorbs food digested outside its body | 沒有葉綠素、細胞壁含甲殼素、把食物在體外消化後才吸收的生物 | also=fungi; not=plant
protist | 原生生物 | organism | S2 | a eukaryote of simple structure, mostly single-celled, such as Amoeba | 構造簡單、大多為單細胞而有細胞核的生物，例如變形蟲 | not=bacterium
coccus | 球菌 | organism | S4 | a bacterium that is round in shape | 外形渾圓的一類細菌，可單個或成鏈生活 | also=cocci; not=bacillus
spirillum | 螺旋菌 | organism | S4 | a bacterium that is rigid and spiral in shape | 外形扭曲如開瓶器、菌體堅硬的一類細菌 | also=spirilla
Gram-positive bacterium | 革蘭氏陽性菌 | organism | S6 | a prokaryote with a thick peptidoglycan wall that stays purple after staining with crystal violet and washing with alcohol | 肽聚糖壁厚、經結晶紫染色和酒精沖洗後仍呈紫色的原核生物 | not=Gram-negative bacterium
Gram-negative bacterium | 革蘭氏陰性菌 | organism | S6 | a prokaryote with a thin peptidoglycan wall and an outer membrane that ends up pink after staining with crystal violet and safranin | 肽聚糖壁薄、外有一層膜、經結晶紫和番紅染色後呈粉紅色的原核生物 | not=Gram-positive bacterium
cyanobacterium | 藍細菌 | organism | S4 | a prokaryote with chlorophyll that carries out photosynthesis and gives off oxygen | 含葉綠素、進行光合作用並放出氧的原核生物 | also=blue-green bacterium; also-zh=藍綠菌,藍綠藻; not=green alga
methanogen | 甲烷菌 | organism | S6 | an archaeon of swamps and animal guts that produces the main component of natural gas | 生活於沼澤和動物腸道、產生天然氣主要成分的古菌 | also-zh=產甲烷菌
halophile | 嗜鹽菌 | organism | S6 | an archaeon that needs a very salty environment such as the Dead Sea | 必須生活在含大量氯化鈉的水域如死海的古菌
thermophile | 嗜熱菌 | organism | S6 | a microorganism that grows best in very hot places such as hot springs | 最適宜生活在溫泉等高溫環境的微生物
capsule | 莢膜 | structure | S4 | the sticky outermost layer of some bacteria, which protects them from phagocytes | 某些細菌最外的黏性層，能保護它們免被吞噬細胞吞噬 | not=capsid, cell wall
flagellum | 鞭毛 | structure | S4 | the long whip-like thread, one or few per cell, by which a bacterium or Euglena swims | 細菌或眼蟲用來游動、數目少而長的絲狀構造 | also=flagella; not=cilium, pilus
pilus | 菌毛 | structure | S6 | the short stiff protein filament by which a bacterium attaches to surfaces or to another bacterium | 細菌用來附着在表面或另一細菌上的短直蛋白質絲 | also=pili; not=flagellum
nucleoid | 擬核 | structure | S6 | the region of a bacterium where its main circular DNA lies without a membrane | 細菌內主要環狀 DNA 所在、沒有膜包圍的區域 | also-zh=類核; not=nucleus
plasmid | 質粒 | structure | S4 | the small ring of extra DNA in a bacterium that can be copied on its own | 細菌內可獨立複製的額外小型環狀 DNA | not=nucleoid
endospore | 內孢子 | structure | S6 | the dormant thick-walled body formed inside some bacteria that survives boiling and drying | 某些細菌體內形成、壁厚而休眠、耐煮沸和乾燥的構造 | also-zh=芽孢
lignin | 木質素 | substance | S4 | the hard material that strengthens the walls of xylem vessels in plants | 使植物輸水導管的壁堅硬的物質 | not=cellulose
conjugation | 接合 | process | S6 | the transfer of DNA from one bacterium to another through direct contact | 兩個細菌直接接觸，DNA 由其中一個傳至另一個的過程 | also-zh=接合作用; not=transduction
transformation | 轉化 | process | S6 | the uptake by a bacterium of free DNA from its surroundings | 細菌從周圍攝取游離 DNA 的過程 | also-zh=轉化作用; not=conjugation
transduction | 轉導 | process | S6 | the transfer of DNA from one bacterium to another by a virus | 病毒把 DNA 由一個細菌帶到另一個的過程 | also-zh=轉導作用; not=transformation
obligate aerobe | 專性需氧菌 | organism | S6 | a microorganism that can live only where there is oxygen | 必須有氧才能生存的微生物 | not=obligate anaerobe
obligate anaerobe | 專性厭氧菌 | organism | S6 | a microorganism that lives only without oxygen and is killed by it | 只能在沒有氧的環境生存、遇氧即死的微生物 | not=facultative anaerobe
facultative anaerobe | 兼性厭氧菌 | organism | S6 | a microorganism such as yeast that uses oxygen when present but can also live without it | 有氧時利用氧、沒有氧時也能生存的微生物，例如酵母 | not=obligate anaerobe
lag phase | 停滯期 | period | S6 | the first stage of growth of a culture, in which cells prepare for division and numbers hardly rise | 微生物生長的最初階段，細胞為分裂作準備而數目幾乎不增 | also-zh=遲緩期,滯後期; not=stationary phase
exponential phase | 指數期 | period | S6 | the stage of growth of a culture in which cells divide at the fastest constant rate and numbers double regularly | 微生物以最快而恆定的速率分裂、數目不斷倍增的生長階段 | also=log phase; also-zh=對數期,指數生長期
stationary phase | 穩定期 | period | S6 | the stage of growth of a culture in which the number of new cells equals the number of cells that die | 微生物新生的細胞與死亡的細胞數目相等的生長階段 | also-zh=平穩期,靜止期; not=lag phase
death phase | 死亡期 | period | S6 | the stage of growth of a culture in which the number of living cells falls as nutrients run out and wastes build up | 微生物因養分耗盡和廢物積聚而活細胞數目下降的生長階段 | also=decline phase; also-zh=衰亡期
autoclave | 高壓滅菌器 | device | S6 | the closed vessel in which media and tools are heated with steam under pressure to kill all microorganisms | 以超過 100°C 的密閉蒸汽處理培養基和工具、殺死所有微生物的容器 | also-zh=高壓滅菌鍋; not=incubator
inoculating loop | 接種環 | device | S6 | the wire with a small ring at its end that is flamed and then used to transfer microorganisms | 末端有小圈、先用火燒再用來轉移微生物的金屬絲
petri dish | 培養皿 | device | S4 | the shallow round covered container in which microorganisms are grown on agar | 用來在瓊脂上培植微生物、有蓋的淺圓容器 | also-zh=皮氏培養皿
sterilisation | 滅菌 | method | S4 | the killing of all microorganisms, including spores, on an object | 把物件上包括孢子在內的所有微生物殺死的處理 | not=disinfection, pasteurisation
disinfection | 消毒 | method | S4 | the killing of most harmful microorganisms on surfaces with chemicals | 以化學品殺死物件表面大部分有害微生物的處理 | not=sterilisation
pasteurisation | 巴斯德消毒法 | method | S4 | the mild heating of milk or juice, followed by rapid cooling, to kill harmful bacteria without boiling | 把奶或果汁溫和加熱再急速冷卻、不經煮沸而殺死有害細菌的方法 | also-zh=巴氏消毒法,低溫殺菌法; not=sterilisation
inoculation | 接種 | method | S6 | the introduction of microorganisms into a fresh culture medium | 把微生物移入新鮮培養基的步驟 | not=incubation
incubation | 培養 | method | S6 | the keeping of a culture for some time at a warm constant temperature so that it grows | 把微生物在固定的溫暖環境中放置一段時間使其生長的步驟 | not=inoculation
Gram staining | 革蘭氏染色法 | method | S6 | the treatment with crystal violet, iodine, alcohol and safranin that distinguishes bacteria by their cell walls | 以結晶紫、碘、酒精和番紅處理，按細胞壁區分細菌的方法
spike protein | 刺突蛋白 | structure | S6 | the projection on the surface of a coronavirus by which it binds to receptors of the host cell | 冠狀病毒表面用來與宿主細胞的受體結合的突起
tail fibre | 尾絲 | structure | S6 | the leg-like thread by which a bacteriophage attaches to a bacterium | 噬菌體像腿般的細線，用來附着在細菌上
reverse transcriptase | 逆轉錄酶 | substance | S6 | the enzyme of retroviruses that makes DNA on an RNA template | 見於 HIV、以 RNA 為模板製造 DNA 的酶 | also-zh=反轉錄酶; kind=enzyme
lysogenic cycle | 溶源周期 | process | S6 | the kind of viral multiplication in which viral DNA joins the bacterial DNA and is copied with it without killing the host | 病毒 DNA 併入細菌 DNA 並隨之複製、不殺死細菌的繁殖方式 | not=lytic cycle
bacteriophage | 噬菌體 | organism | S4 | a virus that injects its nucleic acid into prokaryotes and multiplies inside them | 把核酸注入原核生物並在其內繁殖的病毒 | also=phage; kind=virus
hypha | 菌絲 | structure | S4 | the single fine tube-like thread of the body of a mould | 構成霉菌身體的單條幼細管狀構造 | also=hyphae; not=mycelium
mycelium | 菌絲體 | structure | S4 | the whole network of hyphae that forms the body of a mould or mushroom | 由許多幼管交織成網、構成霉菌或菇類主要部分的構造 | not=hypha
sporangium | 孢子囊 | structure | S4 | the round case at the tip of an upright hypha in which a mould forms its reproductive cells | 霉菌直立菌絲頂端、內部產生生殖細胞的圓形構造 | also=sporangia; not=spore
spore | 孢子 | structure | S4 | the tiny reproductive cell of a mould, moss or fern that is dispersed by wind and grows without fertilisation | 霉菌、苔蘚或蕨類隨風散播、不經受精便能生長的微小生殖細胞 | not=seed, sporangium
fruiting body | 子實體 | structure | S6 | the large part of a mushroom above ground that bears reproductive cells | 菇類露出地面、載有生殖細胞的大型部分
yeast | 酵母菌 | organism | S4 | the single-celled fungus that reproduces by budding and is used in making bread and beer | 以出芽繁殖、用來製造麵包和啤酒的單細胞真菌 | also-zh=酵母; kind=fungus
bread mould | 麵包霉 | organism | S4 | the thread-like fungus that grows on stale food as white threads with round black spore cases | 長於不新鮮的食物、有白色絨毛和黑色圓形孢子囊的真菌 | also=Rhizopus; also-zh=根霉; kind=fungus
Penicillium | 青霉 | organism | S4 | the blue-green mould of oranges and cheese from which the first antibiotic was obtained | 長於橙和芝士、呈藍綠色、可提取首種抗生素的真菌 | kind=fungus
mushroom | 蘑菇 | organism | S2 | the large fungus with a stalk and an umbrella-like cap | 有柄和傘狀菌蓋的大型真菌 | kind=fungus
lichen | 地衣 | organism | S4 | the partnership of a fungus and an alga that grows on bark and rock and is sensitive to air pollution | 真菌與藻類共生而成、長於樹皮和岩石、對空氣污染敏感的生物 | not=moss
Amoeba | 變形蟲 | organism | S4 | the protist that moves and feeds with pseudopodia and has no fixed outline | 以偽足移動和攝食、沒有固定外形的原生生物 | also-zh=阿米巴; kind=protist
Paramecium | 草履蟲 | organism | S4 | the slipper-shaped protist that swims with rows of cilia and feeds through an oral groove | 以成列纖毛游動、經口溝攝食、外形像鞋底的原生生物 | kind=protist
Euglena | 眼蟲 | organism | S4 | the green protist that swims with a flagellum and has a red eyespot | 以鞭毛游動、有紅色感光點、含葉綠體的原生生物 | also-zh=裸藻; kind=protist
Plasmodium | 瘧原蟲 | organism | S4 | the parasitic protist that lives in red blood cells and is carried by Anopheles mosquitoes | 寄生於紅血細胞、由按蚊傳播的原生生物 | kind=protist
trypanosome | 錐蟲 | organism | S6 | the parasitic protist of the blood plasma that is carried by tsetse flies | 寄生於血漿、由舌蠅傳播的原生生物 | kind=protist
Spirogyra | 水綿 | organism | S4 | the thread-like green alga of ponds with spiral ribbon-shaped chloroplasts | 池塘中具螺旋帶狀葉綠體的絲狀綠藻 | kind=green alga
Chlorella | 小球藻 | organism | S4 | the tiny round single-celled green alga that Calvin used in tracing the path of carbon | 單細胞、渾圓、曾被卡爾文用來追蹤碳的途徑的微小綠色生物 | kind=green alga
diatom | 硅藻 | organism | S6 | the single-celled alga whose wall of silica consists of two halves that fit like a box and its lid | 細胞壁含二氧化矽、像盒和蓋般相套的單細胞浮游生物 | also-zh=矽藻
dinoflagellate | 甲藻 | organism | S6 | the single-celled alga with two flagella that often causes red tides | 有兩條鞭毛、常引起紅潮的單細胞浮游生物 | also-zh=雙鞭毛藻
slime mould | 黏菌 | organism | S6 | the protist of rotting wood that creeps like a giant Amoeba and then forms stalks bearing spores | 在腐木上像巨大變形蟲般爬行、再長出孢子柄的原生生物
green alga | 綠藻 | organism | S6 | the seaweed or pond organism with the same main pigments as land plants, such as sea lettuce | 主要色素與陸生植物相同的水生自養生物，例如石蓴 | also=green algae; not=cyanobacterium
pseudopodium | 偽足 | structure | S4 | the temporary outgrowth of cytoplasm by which Amoeba creeps and surrounds food | 變形蟲用來爬行和包圍食物的臨時細胞質突起 | also=pseudopodia; not=cilium
cilium | 纖毛 | structure | S4 | one of many short hair-like structures that beat together on the surface of Paramecium or of the airway lining | 草履蟲或氣道內壁表面許多一起擺動的短毛狀構造之一 | also=cilia; not=flagellum
contractile vacuole | 伸縮泡 | structure | S4 | the sac of freshwater protists that fills with excess water and squeezes it out | 淡水原生生物中收集並排出過多水分的囊 | not=food vacuole
food vacuole | 食物泡 | structure | S4 | the sac in which a protist digests what it has engulfed | 原生生物把吞入的東西消化的囊 | not=contractile vacuole
oral groove | 口溝 | structure | S6 | the hollow on the side of Paramecium along which cilia sweep food in | 草履蟲體側的凹槽，纖毛沿此把食物掃入
chemoautotroph | 化能自養生物 | organism | S6 | an organism that makes its food from carbon dioxide with energy from inorganic reactions | 利用無機物氧化釋出的能量和二氧化碳自製食物的生物，例如硝化細菌 | not=photoautotroph
saprophyte | 腐生生物 | organism | S4 | an organism that feeds on dead or decaying matter by digesting it outside its body | 把死物在體外消化再吸收的生物，例如蘑菇 | not=parasite
parasite | 寄生物 | organism | S3 | an organism that lives in or on another living one and feeds on it, causing harm | 在另一活生物體內或體表取食並損害對方的生物 | also-zh=寄生蟲,寄生生物; not=saprophyte
host | 宿主 | role | S4 | the living organism in or on which a parasite lives and from which it obtains food | 供寄生物在體內或體表生活並取得養分的活生物 | also-zh=寄主; not=vector
pathogen | 病原體 | role | S2 | the microorganism or other agent that causes an infectious disease | 引起傳染病的微生物或其他因子 | not=vector
carrier | 帶菌者 | role | S4 | the person who shows no symptoms but has and can spread a pathogen | 沒有病徵但體內有病原體並可傳給他人的人 | also=healthy carrier; also-zh=帶病者; not=vector
Louis Pasteur | 巴斯德 | person | S4 | the French scientist who showed with swan-necked flasks that microorganisms come only from other microorganisms | 以鵝頸瓶證明微生物只來自其他微生物的法國科學家 | also-zh=路易·巴斯德
Salmonella | 沙門氏菌 | organism | S4 | the bacterium of undercooked eggs and poultry that commonly causes food poisoning | 見於未煮熟的雞蛋和家禽、常引起食物中毒的細菌
Escherichia coli | 大腸桿菌 | organism | S4 | the rod-shaped bacterium that lives in the human large intestine and is widely used in genetic engineering | 生活在人的結腸、常用於基因工程的細菌 | also=E. coli
Mycobacterium tuberculosis | 結核桿菌 | organism | S4 | the bacterium spread in droplets that damages the lungs over a long time | 經飛沫傳播、長期損害肺部的細菌 | also=tubercle bacillus; also-zh=結核分枝桿菌
Vibrio cholerae | 霍亂弧菌 | organism | S4 | the bacterium spread in contaminated water that causes severe watery diarrhoea | 經受污染的水傳播、引起嚴重水瀉的細菌
set | infectious agents | 具傳染性的病原 | bacterium; virus; fungus; protist; prion=朊毒體
set | bacteria by shape | 按形狀區分的細菌 | coccus; bacillus=桿菌; spirillum; vibrio=弧菌
set | kinds of prokaryotes | 原核生物的種類 | Gram-positive bacterium; Gram-negative bacterium; methanogen; halophile
set | prokaryotes of special habits | 生活方式特別的原核生物 | cyanobacterium; methanogen; halophile; thermophile
set | bacteria that matter to people | 與人類有關的細菌 | Salmonella; Escherichia coli; Mycobacterium tuberculosis; Vibrio cholerae; lactic acid bacterium=乳酸菌
set | structures of a bacterium | 細菌的結構 | capsule; flagellum; pilus; nucleoid; plasmid
set | parts inside or around a bacterial cell | 細菌細胞內外的部分 | cell wall; cell membrane=細胞膜; ribosome; endospore; nucleoid; capsule
set | materials of walls and outer coverings | 構成壁和外層的物質 | peptidoglycan=肽聚糖; chitin; cellulose; lignin
set | ways in which bacteria gain DNA or multiply | 細菌獲得 DNA 或繁殖的方式 | conjugation; transformation; transduction; binary fission
set | microbes by need for oxygen | 按對氧的需求區分的微生物 | obligate aerobe; obligate anaerobe; facultative anaerobe; microaerophile=微需氧菌
set | stages of growth of a bacterial culture | 細菌培養的生長階段 | lag phase; exponential phase; stationary phase; death phase
set | equipment for growing microbes | 培養微生物的設備 | autoclave; incubator=恆溫箱; inoculating loop; petri dish
set | ways of destroying or growing microbes | 消滅或培植微生物的方法 | sterilisation; disinfection; pasteurisation; inoculation; incubation
set | parts of viruses | 病毒的部分 | capsid=衣殼; viral envelope=包膜; spike protein; tail fibre
set | outer structures of microbes | 微生物的外層結構 | capsid=衣殼; capsule; viral envelope=包膜; pilus; flagellum
set | viruses | 病毒 | bacteriophage; influenza virus=流感病毒; hepatitis B virus=乙型肝炎病毒; tobacco mosaic virus=煙草花葉病毒; dengue virus=登革熱病毒
set | structures of fungi | 真菌的結構 | hypha; sporangium; spore; septum
set | parts of moulds, mushrooms and ferns | 霉菌、菇類和蕨類的結構 | mycelium; sporangium; fruiting body; frond; rhizoid
set | kinds of fungi | 真菌的種類 | yeast; bread mould; Penicillium; mushroom
set | simple organisms without flowers | 沒有花的簡單生物 | lichen; moss; mushroom; bread mould; green alga
set | groups of fungi | 真菌的類別 | zygomycete=接合菌; ascomycete=子囊菌; basidiomycete=擔子菌; chytrid=壺菌
set | protists | 原生生物 | Amoeba; Paramecium; Euglena; Plasmodium; Spirogyra
set | animal-like and mould-like protists | 像動物或霉菌的原生生物 | Amoeba; Paramecium; Plasmodium; trypanosome; slime mould
set | single-celled and thread-like algae | 單細胞和絲狀的藻類 | Spirogyra; Chlorella; diatom; dinoflagellate; Euglena
set | groups of algae | 藻類的類別 | green alga; brown alga=褐藻; red alga=紅藻; diatom; dinoflagellate
set | structures of protists | 原生生物的結構 | contractile vacuole; food vacuole; eyespot=眼點; oral groove; pseudopodium
set | organisms by their way of feeding | 按營養方式區分的生物 | photoautotroph=光能自養生物; chemoautotroph; saprophyte; parasite
set | parts played in the spread of infection | 疾病傳播中的角色 | carrier; vector; pathogen; patient=病人
set | roles in relations between organisms | 生物之間關係中的角色 | host; vector; pathogen; predator=捕食者
set | bodies by which organisms spread or survive | 生物散播或度過惡劣環境的構造 | spore; seed; endospore; sporangium
order | stages of growth of a bacterial culture, from the first to the last | 細菌培養的生長階段，由先至後 | lag phase > exponential phase > stationary phase > death phase
order | steps of the lytic cycle | 裂解周期的步驟 | attachment to the cell=附着於細胞 > entry of nucleic acid=核酸進入細胞 > making of viral parts=製造病毒各部分 > assembly of new viruses=組裝新病毒 > bursting of the cell=細胞破裂
order | steps of Gram staining | 革蘭氏染色法的步驟 | crystal violet > iodine solution > alcohol=酒精 > safranin
order | things by usual size, smallest first | 按一般大小由小至大 | water molecule=水分子 > influenza virus=流感病毒 > Escherichia coli > cheek cell=口腔內壁細胞
fact | tuberculosis | 結核病 | kind of pathogen | 病原體的種類 | bacterium | 細菌 |
fact | cholera | 霍亂 | kind of pathogen | 病原體的種類 | bacterium | 細菌 |
fact | influenza | 流行性感冒 | kind of pathogen | 病原體的種類 | virus | 病毒 |
fact | malaria | 瘧疾 | kind of pathogen | 病原體的種類 | protist | 原生生物 |
fact | athlete's foot | 香港腳 | kind of pathogen | 病原體的種類 | fungus | 真菌 |
fact | mad cow disease | 瘋牛症 | kind of pathogen | 病原體的種類 | prion | 朊毒體 |
fact | Species Plantarum by Linnaeus | 林奈的《植物種誌》 | year of publication | 發表年份 | 1753 | 1753 |
fact | Micrographia by Hooke | 虎克的《顯微圖譜》 | year of publication | 發表年份 | 1665 | 1665 |
fact | the cell theory of Schwann | 施旺提出細胞學說 | year of publication | 發表年份 | 1839 | 1839 |
fact | double-helix model of DNA | DNA 雙螺旋模型 | year of publication | 發表年份 | 1953 | 1953 |
fact | fluid mosaic model of the membrane | 膜的流動鑲嵌模型 | year of publication | 發表年份 | 1972 | 1972 |
fact | On the Origin of Species by Darwin | 達爾文的《物種起源》 | year of publication | 發表年份 | 1859 | 1859 |

== Basic genetics | 基礎遺傳學
character | 性狀 | property | S4 | a feature of an organism, such as flower colour, by which individuals can be described and compared | 生物體的特徵，例如花的顏色，可用來描述和比較不同個體 | not=allele
gene | 基因 | structure | S4 | a length of DNA that carries the code for a polypeptide and so controls a character | 一段帶有多肽編碼、從而控制性狀的DNA | not=allele
allele | 等位基因 | structure | S4 | one of the alternative forms of a gene that can occupy the same locus on homologous chromosomes | 在同源染色體的相同位置上，控制同一性狀的其中一種遺傳因子形式 | not=gene
locus | 基因座 | structure | S4 | the fixed position on a chromosome at which a certain gene lies | 某遺傳因子在染色體上所佔的固定位置 | also=loci; not=allele
dominant allele | 顯性等位基因 | structure | S4 | a form of a gene whose effect is fully shown even in the heterozygous condition | 即使在雜合狀態下，作用仍完全表現出來的基因形式 | not=recessive allele; kind=allele
recessive allele | 隱性等位基因 | structure | S4 | a form of a gene whose effect is masked in the heterozygous condition | 在雜合狀態下，作用便被掩蓋的基因形式 | not=dominant allele; kind=allele
multiple alleles | 複等位基因 | structure | S5 | the three or more forms in which one gene, such as that of the ABO blood groups, exists in a population | 種群中同一基因所具有的三種或以上形式，例如控制ABO血型的基因 | not=polygenes
linked genes | 連鎖基因 | structure | S5 | hereditary units at different loci of the same chromosome, which tend to be inherited together | 位於同一染色體不同位置、傾向一同遺傳的遺傳單位 | not=polygenes
sex-linked gene | 性連鎖基因 | structure | S5 | a hereditary unit lying on an X or a Y chromosome | 位於X或Y染色體上的遺傳單位 | not=linked genes
genotype | 基因型 | property | S4 | the combination of alleles that an individual has for a character | 個體就某一性狀所具有的等位基因組合 | not=phenotype
phenotype | 表現型 | property | S4 | the observable form of a character that an individual shows | 個體在某性狀上所顯示、可觀察到的形式 | also-zh=表型; not=genotype
homozygote | 純合子 | organism | S4 | an individual in which both alleles of a gene are the same | 某基因的兩個等位基因相同的個體 | not=heterozygote
heterozygote | 雜合子 | organism | S4 | an individual in which the two alleles of a gene are different | 某基因的兩個等位基因不同的個體 | not=homozygote
hemizygote | 半合子 | organism | S6 | an individual with only one copy of a gene, as a man has for genes on the X chromosome | 某基因只有一個拷貝的個體，例如男性之於X染色體上的基因 | not=homozygote
polyploid | 多倍體 | organism | S6 | an individual whose body cells have three or more complete sets of chromosomes | 體細胞含三套或以上完整染色體的個體 | not=heterozygote
genetic carrier | 攜帶者 | organism | S4 | the individual, normal in phenotype, that has one recessive allele of a disorder and can pass it to offspring | 表現型正常，但帶有一個致病隱性等位基因並可把它傳給子代的個體
pure line | 純種 | organism | S4 | a group of individuals that, when bred among themselves, always give offspring of the same character as the parents | 互相繁殖時，子代的性狀總與親代相同的一群個體 | also=true-breeding line; also-zh=純系; not=hybrid
hybrid | 雜種 | organism | S4 | the offspring of a cross between parents of different varieties or species | 由不同品種或物種的親代交配所產生的子代 | not=pure line
monohybrid cross | 單因子雜交 | method | S4 | a breeding experiment that follows the inheritance of one pair of contrasting characters | 追蹤一對相對性狀遺傳情況的繁殖實驗 | also-zh=一對性狀雜交; not=dihybrid cross
dihybrid cross | 雙因子雜交 | method | S5 | a breeding experiment that follows the inheritance of two pairs of contrasting characters at once | 同時追蹤兩對相對性狀遺傳情況的繁殖實驗 | also-zh=兩對性狀雜交; not=monohybrid cross
test cross | 測交 | method | S4 | the crossing of an individual of unknown genotype with a homozygous recessive one | 把基因型未知的個體與純合隱性個體交配的做法 | not=back cross
back cross | 回交 | method | S6 | the breeding of a first-generation hybrid with one of its own parents | 把第一子代的雜種與其中一個親代交配的做法 | not=test cross
reciprocal cross | 正反交 | method | S6 | a pair of breeding experiments in which the sexes of the two parents with the given characters are exchanged | 把父本和母本的性狀互換而進行的一對繁殖實驗 | not=back cross
complete dominance | 完全顯性 | property | S4 | the relation of two alleles in which the heterozygote looks the same as one of the homozygotes | 兩個等位基因之間，雜合子的表現型與其中一種純合子相同的關係 | not=incomplete dominance
incomplete dominance | 不完全顯性 | property | S5 | the relation of two alleles in which the heterozygote is intermediate between the two homozygotes | 兩個等位基因之間，雜合子的表現型介乎兩種純合子之間的關係 | not=codominance
codominance | 等顯性 | property | S5 | the relation of two alleles in which both are separately expressed in the heterozygote, as in blood group AB | 兩個等位基因在雜合子中同時各自表現出來的關係，例如AB型血 | also-zh=共顯性; not=incomplete dominance
epistasis | 上位效應 | property | S6 | the relation in which a gene at one locus masks the effect of a gene at another locus | 某基因座上的基因掩蓋另一基因座上基因的作用的關係 | not=complete dominance
pleiotropy | 基因多效性 | property | S6 | the effect of a single gene on several characters that seem unrelated | 單一基因座上的遺傳因子同時影響數個看似無關的性狀的現象 | not=polygenic inheritance
autosome | 常染色體 | structure | S4 | any chromosome that is not involved in determining the sex of an individual | 與決定個體性別無關的任何一條染色體 | not=sex chromosome
sex chromosome | 性染色體 | structure | S4 | any chromosome that determines whether an individual is male or female | 與決定個體是雄是雌有關的任何一條染色體 | not=autosome
X chromosome | X染色體 | structure | S4 | the longer of the two chromosomes that determine the sex of a human | 人類決定性別的兩種染色體中較長的一種 | not=Y chromosome; kind=sex chromosome
Y chromosome | Y染色體 | structure | S4 | the shorter of the two chromosomes that determine the sex of a human, passed from father to son | 人類決定性別的兩種染色體中較短、只由父親傳給兒子的一種 | not=X chromosome; kind=sex chromosome
parental generation | 親代 | group | S4 | the individuals that are crossed at the beginning of a breeding experiment | 在繁殖實驗開始時進行交配的個體 | not=first filial generation
first filial generation | 第一子代 | group | S4 | the direct offspring of the parents with which a breeding experiment begins | 繁殖實驗中最初交配的親代直接所生的後代 | also=F1 generation; not=second filial generation
second filial generation | 第二子代 | group | S4 | the offspring produced by crossing or selfing the F1 individuals | F1 個體互相交配或自交所產生的後代 | also=F2 generation; not=first filial generation
genetic diagram | 遺傳圖解 | form | S4 | a layout that shows the phenotypes, genotypes and gametes of a cross and of its offspring | 列出雜交中親代與子代的表現型、基因型及配子的圖 | not=pedigree
pedigree | 譜系 | form | S4 | a chart that shows how a character runs through the members of a family over generations | 顯示某性狀在家族各代成員中出現情況的圖 | not=genetic diagram
linkage map | 連鎖圖 | form | S6 | a chart of the order and relative distances of genes along a chromosome, worked out from crossing over | 根據互換結果推算，顯示基因在染色體上的次序和相對距離的圖 | also=genetic map; not=pedigree
law of segregation | 分離定律 | law | S4 | the rule that the two alleles of a gene separate so that each gamete receives only one of them | 同一基因的兩個等位基因互相分開，每個配子只得其中一個的規律 | also=Mendel's first law; not=law of independent assortment
law of independent assortment | 獨立分配定律 | law | S5 | the rule that either allele of one gene may enter a gamete with either allele of another gene | 一個基因的任何一個等位基因，可與另一基因的任何一個等位基因一同進入配子的規律 | also=Mendel's second law; not=law of segregation
law of dominance | 顯性定律 | law | S5 | the rule that a cross between two pure lines gives offspring that all show the character of one parent only | 兩個純種交配後，子代全部只表現其中一個親代性狀的規律 | not=law of segregation
chromosome theory of inheritance | 染色體遺傳學說 | theory | S5 | the theory that genes lie on the thread-like bodies of the nucleus, whose behaviour in meiosis explains Mendel's laws | 認為基因位於細胞核的絲狀構造上、其在減數分裂的行為可解釋孟德爾定律的學說
blending inheritance | 混合遺傳學說 | theory | S6 | the discarded theory that parental characters mix in the offspring like liquids and cannot be separated again | 認為父母的性狀在子代像液體般融為一體、不能再分開的過時學說
Gregor Mendel | 孟德爾 | person | S4 | the monk who worked out the basic laws of heredity from experiments with garden peas | 以豌豆實驗推斷出基本遺傳定律的修士
Thomas Hunt Morgan | 摩爾根 | person | S5 | the American scientist who showed with white-eyed fruit flies that genes lie on chromosomes | 以白眼果蠅證明基因位於染色體上的美國科學家 | not=Gregor Mendel
phenylketonuria | 苯丙酮尿症 | disease | S5 | an inherited disorder in which a missing enzyme lets one amino acid build up and harm the brain | 因缺乏某種酶，令一種氨基酸積聚而損害腦部的遺傳病 | also=PKU
albinism | 白化病 | disease | S4 | an inherited disorder in which the skin, hair and eyes have little or no melanin | 皮膚、毛髮和眼睛只有極少或沒有黑色素的遺傳病
Huntington's disease | 亨廷頓氏病 | disease | S5 | an inherited disorder, due to a dominant allele, in which brain cells degenerate, mostly from middle age on | 由顯性等位基因引致、腦細胞多在中年開始退化的遺傳病 | also-zh=亨廷頓舞蹈症
cystic fibrosis | 囊性纖維化 | disease | S5 | an inherited disorder in which thick, sticky mucus blocks the airways and the ducts of glands | 黏液異常濃稠，阻塞氣道和腺體導管的遺傳病 | also-zh=囊腫性纖維化
G6PD deficiency | G6PD缺乏症 | disease | S4 | an inherited disorder in which red blood cells break down after contact with broad beans or mothballs | 患者接觸蠶豆或臭丸後紅血細胞會破裂的遺傳病 | also-zh=蠶豆症
achondroplasia | 軟骨發育不全症 | disease | S6 | an inherited disorder, due to a dominant allele, in which the limbs stay short while the trunk is nearly normal | 由顯性等位基因引致，四肢短小而軀幹接近正常的遺傳病
Turner syndrome | 特納氏綜合症 | disease | S5 | the condition of a female who has only one X chromosome and no second sex chromosome | 女性只有一條X染色體、缺少另一條性染色體的病症 | also-zh=透納氏綜合症; not=Klinefelter syndrome
Klinefelter syndrome | 克氏綜合症 | disease | S5 | the condition of a male who has an extra X chromosome besides the usual X and Y | 男性除X和Y染色體外，多了一條X染色體的病症 | also-zh=克蘭費爾特氏綜合症; not=Turner syndrome
Edwards syndrome | 愛德華氏綜合症 | disease | S6 | the condition of a baby whose cells have three copies of chromosome 18 | 嬰兒細胞含三條第18號染色體的病症 | not=Down syndrome
cri du chat syndrome | 貓叫綜合症 | disease | S6 | the condition of a baby that lacks part of the short arm of chromosome 5 | 嬰兒第5號染色體的短臂缺失一部分所引致的病症 | not=Edwards syndrome
penetrance | 外顯率 | quantity | S6 | the percentage of individuals with a certain genotype that actually show the expected phenotype | 具某基因型的個體中，真正表現出預期表現型者所佔的百分比
allele frequency | 等位基因頻率 | quantity | S6 | the proportion of all copies of a gene in a population that are of one particular form | 種群內某基因的所有拷貝中，某一形式所佔的比例
phenotypic ratio | 表現型比例 | quantity | S4 | the relative numbers of offspring of a cross that show each observable form of a character | 雜交子代中，顯示性狀各種可觀察形式的個體數目之比 | not=genotypic ratio
genotypic ratio | 基因型比例 | quantity | S4 | the relative numbers of offspring of a cross that have each combination of alleles | 雜交子代中，具有各種等位基因組合的個體數目之比 | not=phenotypic ratio
set | terms about units of heredity and where they lie | 與遺傳單位及其位置有關的用語 | gene; allele; locus; chromatid; centromere
set | hereditary units grouped by how they act or where they lie | 按作用或位置區分的遺傳單位 | multiple alleles; polygenes=多基因; linked genes; sex-linked gene
set | alleles named by their effect | 按作用命名的等位基因 | dominant allele; recessive allele; lethal allele=致死等位基因; codominant allele=等顯性等位基因
set | individuals named by their genes or chromosomes | 按基因或染色體命名的個體 | homozygote; heterozygote; hemizygote; polyploid
set | terms for individuals in breeding | 育種時對個體的稱呼 | pure line; hybrid; polyploid; clone
set | crosses in genetics | 遺傳學上的雜交方式 | monohybrid cross; dihybrid cross; test cross; back cross; selfing=自交; reciprocal cross
set | ways of breeding plants in genetics | 遺傳學上繁殖植物的方式 | test cross; back cross; selfing=自交; dihybrid cross
set | relations between the two alleles of a gene and between genes | 等位基因之間及基因之間的關係 | complete dominance; incomplete dominance; codominance; epistasis
set | patterns of inheritance | 遺傳模式 | incomplete dominance; codominance; polygenic inheritance=多基因遺傳; sex linkage=性連鎖
set | bodies that carry genes | 帶有基因的構造 | autosome; sex chromosome; mitochondrial DNA=線粒體DNA; plasmid
set | hereditary structures of a human cell | 人體細胞內的遺傳構造 | autosome; X chromosome; Y chromosome; mitochondrial DNA=線粒體DNA
set | generations in a breeding experiment | 繁殖實驗的各代 | parental generation; first filial generation; second filial generation; third filial generation=第三子代
set | diagrams used in genetics | 遺傳學所用的圖 | genetic diagram; pedigree; linkage map; phylogenetic tree
set | laws of genetics | 遺傳學的定律 | law of segregation; law of independent assortment; law of dominance; Hardy-Weinberg principle; Chargaff's rules
set | theories about heredity and cells | 有關遺傳和細胞的學說 | chromosome theory of inheritance; blending inheritance; cell theory; endosymbiotic theory
set | disorders due to a single gene | 單基因遺傳病 | phenylketonuria; albinism; Huntington's disease; cystic fibrosis; achondroplasia
set | inherited disorders | 遺傳病 | G6PD deficiency; haemophilia; colour blindness; albinism; phenylketonuria; cystic fibrosis
set | disorders of the blood | 血液的遺傳病 | G6PD deficiency; haemophilia; thalassaemia; sickle cell anaemia
set | disorders of chromosome number or form | 染色體數目或結構異常的病症 | Down syndrome; Turner syndrome; Klinefelter syndrome; Edwards syndrome; cri du chat syndrome
set | quantities measured in genetics | 遺傳學上量度的量 | recombination frequency=重組率; penetrance; allele frequency; phenotypic ratio; genotypic ratio
order | generations of a breeding experiment, earliest first | 繁殖實驗的各代，由先至後 | parental generation > first filial generation > second filial generation
order | hereditary structures from the smallest to the largest | 遺傳構造由小至大 | nucleotide > gene > chromosome > genome
fact | F2 of a monohybrid cross with complete dominance | 完全顯性單因子雜交的第二子代 | expected phenotypic ratio | 預期的表現型比例 | 3 : 1 | 3 : 1 |
fact | F2 of a dihybrid cross with independent assortment and complete dominance | 獨立分配及完全顯性的雙因子雜交第二子代 | expected phenotypic ratio | 預期的表現型比例 | 9 : 3 : 3 : 1 | 9 : 3 : 3 : 1 |
fact | test cross of a heterozygote for one gene | 單基因雜合子的測交子代 | expected phenotypic ratio | 預期的表現型比例 | 1 : 1 | 1 : 1 |
fact | F2 of a monohybrid cross with incomplete dominance | 不完全顯性單因子雜交的第二子代 | expected phenotypic ratio | 預期的表現型比例 | 1 : 2 : 1 | 1 : 2 : 1 |
fact | test cross of a heterozygote for two unlinked genes | 兩個不連鎖基因的雜合子的測交子代 | expected phenotypic ratio | 預期的表現型比例 | 1 : 1 : 1 : 1 | 1 : 1 : 1 : 1 |
fact | Down syndrome | 唐氏綜合症 | usual chromosome abnormality | 常見的染色體異常 | an extra chromosome 21 | 多了一條第21號染色體 |
fact | Turner syndrome | 特納氏綜合症 | usual chromosome abnormality | 常見的染色體異常 | a missing sex chromosome | 缺少一條性染色體 |
fact | Klinefelter syndrome | 克氏綜合症 | usual chromosome abnormality | 常見的染色體異常 | an extra X chromosome in a male | 男性多了一條X染色體 |
fact | Edwards syndrome | 愛德華氏綜合症 | usual chromosome abnormality | 常見的染色體異常 | an extra chromosome 18 | 多了一條第18號染色體 |
fact | cri du chat syndrome | 貓叫綜合症 | usual chromosome abnormality | 常見的染色體異常 | loss of part of chromosome 5 | 缺失部分第5號染色體 |
fact | haemophilia A | 甲型血友病 | mode of inheritance | 遺傳方式 | X-linked recessive | X染色體隱性遺傳 |
fact | red-green colour blindness | 紅綠色盲 | mode of inheritance | 遺傳方式 | X-linked recessive | X染色體隱性遺傳 |
fact | Huntington's disease | 亨廷頓氏病 | mode of inheritance | 遺傳方式 | autosomal dominant | 常染色體顯性遺傳 |
fact | cystic fibrosis | 囊性纖維化 | mode of inheritance | 遺傳方式 | autosomal recessive | 常染色體隱性遺傳 |
fact | phenylketonuria | 苯丙酮尿症 | mode of inheritance | 遺傳方式 | autosomal recessive | 常染色體隱性遺傳 |
fact | ABO blood groups | ABO血型 | mode of inheritance | 遺傳方式 | multiple alleles with codominance | 複等位基因及等顯性 |
fact | person of genotype IᴬIᴮ | 基因型為IᴬIᴮ的人 | ABO blood group | ABO血型 | AB | AB |
fact | person of genotype Iᴬi | 基因型為Iᴬi的人 | ABO blood group | ABO血型 | A | A |
fact | person of genotype Iᴮi | 基因型為Iᴮi的人 | ABO blood group | ABO血型 | B | B |
fact | person of genotype ii | 基因型為ii的人 | ABO blood group | ABO血型 | O | O |
set | basic terms of heredity | 遺傳學的基本用語 | character; allele; genotype; locus
set | sources of genetic variation | 遺傳變異的來源 | gene mutation; chromosome mutation; crossing over=互換; independent assortment; random fertilisation

== Molecular genetics | 分子遺傳學
DNA | 脫氧核糖核酸 | substance | S4 | the double-stranded nucleic acid that stores genetic information in the chromosomes of cells | 在細胞染色體內貯存遺傳信息的雙鏈核酸 | also=deoxyribonucleic acid; also-zh=DNA; not=messenger RNA
messenger RNA | 信使RNA | substance | S5 | the single-stranded copy of a gene that carries its code from the nucleus to the ribosomes | 把基因的編碼帶到核糖體的單鏈核酸 | also=mRNA; also-zh=信使核糖核酸; not=transfer RNA
transfer RNA | 轉移RNA | substance | S5 | the small folded nucleic acid that carries a specific amino acid to the ribosome | 摺疊起來、把特定氨基酸帶到核糖體的小型核酸 | also=tRNA; also-zh=轉移核糖核酸; not=messenger RNA
ribosomal RNA | 核糖體RNA | substance | S5 | the nucleic acid that combines with proteins to form the particles on which polypeptides are made | 與蛋白質結合、構成多肽合成場所的核酸 | also=rRNA; also-zh=核糖體核糖核酸; not=transfer RNA
microRNA | 微RNA | substance | S6 | a very short nucleic acid strand that pairs with a gene transcript and stops it from being translated | 與基因的轉錄產物配對、阻止其轉譯的極短單鏈核酸 | not=transfer RNA
adenine | 腺嘌呤 | substance | S4 | the double-ringed nitrogenous base that pairs with thymine in DNA | 在DNA中與胸腺嘧啶配對的雙環含氮鹼基 | not=guanine
guanine | 鳥嘌呤 | substance | S4 | the double-ringed nitrogenous base that pairs with cytosine | 與胞嘧啶配對的雙環含氮鹼基 | not=adenine
cytosine | 胞嘧啶 | substance | S4 | the single-ringed nitrogenous base that pairs with guanine | 與鳥嘌呤配對的單環含氮鹼基 | not=thymine
thymine | 胸腺嘧啶 | substance | S4 | the single-ringed nitrogenous base that occurs in DNA but not in RNA | 存在於DNA而不存在於RNA的單環含氮鹼基 | not=uracil
uracil | 尿嘧啶 | substance | S5 | the single-ringed nitrogenous base that occurs in RNA but not in DNA | 存在於RNA而不存在於DNA的單環含氮鹼基 | not=thymine
double helix | 雙螺旋 | form | S4 | the shape of two strands coiled round each other like a twisted ladder | 兩條長鏈互相盤繞、像扭曲的梯子般的形狀 | not=alpha helix
alpha helix | α-螺旋 | form | S6 | the shape of a single polypeptide chain coiled like a spring by hydrogen bonds | 單一多肽鏈藉氫鍵捲曲成彈簧狀的形狀 | not=double helix
beta pleated sheet | β-摺疊片 | form | S6 | the shape of polypeptide stretches lying side by side in a zigzag layer held by hydrogen bonds | 多段多肽鏈並排、以氫鍵連成鋸齒狀平面的形狀 | not=alpha helix
complementary base pairing | 互補鹼基配對 | process | S4 | the joining of A with T or U and of C with G by hydrogen bonds between two strands | 兩條核酸鏈之間A與T或U、C與G藉氫鍵相連的過程
transcription | 轉錄 | process | S5 | the making of an RNA strand on one strand of a gene as the template | 以基因的一條鏈作模板製造RNA鏈的過程 | not=translation
translation | 轉譯 | process | S5 | the assembly of amino acids into a polypeptide in the order given by a messenger RNA | 按信使RNA的密碼子次序把氨基酸連成多肽的過程 | also-zh=翻譯; not=transcription
reverse transcription | 逆轉錄 | process | S6 | the making of a DNA strand on an RNA strand as the template, as in HIV | 以RNA鏈為模板製造DNA鏈的過程，例如見於愛滋病病毒
semi-conservative replication | 半保留複製 | theory | S5 | the model in which each new double helix has one old strand and one newly made strand | 認為每個新雙螺旋由一條舊鏈和一條新鏈組成的模型 | not=conservative replication
dispersive replication | 分散複製 | theory | S6 | the disproved model in which every strand of both daughter helices is a patchwork of old and new pieces | 認為兩個子雙螺旋的每條鏈均由新舊片段拼合而成、已遭否定的模型 | not=semi-conservative replication
central dogma | 中心法則 | theory | S5 | the principle that genetic information flows from DNA to RNA and from RNA to protein | 認為遺傳信息由DNA傳至RNA，再由RNA傳至蛋白質的原理
one gene-one enzyme hypothesis | 一個基因一種酶假說 | theory | S6 | the early proposal, drawn from work on bread mould, that each hereditary unit directs the making of one catalyst protein | 根據麵包霉實驗提出、認為每個遺傳單位負責製造一種催化蛋白質的早期學說
Chargaff's rules | 查加夫法則 | law | S6 | the finding that a DNA sample has equal amounts of A and T, and equal amounts of C and G | DNA樣本中A與T的量相等、C與G的量相等的規律
codon | 密碼子 | structure | S5 | three consecutive bases on a messenger RNA that code for an amino acid or for stop | 信使RNA上編碼一種氨基酸或終止信號的三個連續鹼基 | not=anticodon
anticodon | 反密碼子 | structure | S5 | the three bases of a transfer RNA that pair with three complementary bases of the messenger RNA | 轉移RNA上與信使RNA的三個互補鹼基配對的三個鹼基 | not=codon
stop codon | 終止密碼子 | structure | S5 | any of the triplets UAA, UAG and UGA, which code for no amino acid and end a polypeptide | 不編碼氨基酸、令多肽鏈合成完結的三聯體UAA、UAG或UGA | not=start codon; kind=codon
genetic code | 遺傳密碼 | idea | S5 | the relationship between triplets of bases and the amino acids they stand for | 三個一組的鹼基與其所代表的氨基酸之間的對應關係
template strand | 模板鏈 | structure | S5 | the strand of a gene along which complementary RNA nucleotides are assembled during transcription | 轉錄時供互補RNA核苷酸沿着排列的一條基因鏈 | not=coding strand
coding strand | 編碼鏈 | structure | S6 | the strand of a gene with the same base sequence as the transcript, except that it has T instead of U | 基因中鹼基序列與轉錄產物相同、只是以T代替U的一條鏈 | not=template strand
leading strand | 前導鏈 | structure | S6 | the new strand of DNA that is made continuously towards the replication fork | 朝着複製叉的方向連續合成的DNA新鏈 | not=lagging strand
lagging strand | 後隨鏈 | structure | S6 | the new strand of DNA that is made in short fragments away from the replication fork | 背着複製叉的方向、分成短片段合成的DNA新鏈 | not=leading strand
Okazaki fragment | 岡崎片段 | structure | S6 | a short piece of new DNA that is later joined with others to form one of the two daughter strands | 日後與其他短片段連成其中一條子鏈的一小段新合成DNA
replication fork | 複製叉 | structure | S6 | the Y-shaped region where the double helix is unwound and new strands are being made | 雙螺旋解開、新鏈正在合成的Y形部位
exon | 外顯子 | structure | S6 | a stretch of a eukaryotic gene that is kept in the finished messenger RNA | 真核生物基因中保留在成熟信使RNA內的一段 | not=intron
intron | 內含子 | structure | S6 | a stretch of a eukaryotic gene that is cut out of the transcript before translation | 真核生物基因中在轉譯前從轉錄產物切除的一段 | not=exon
promoter | 啟動子 | structure | S6 | the stretch of DNA in front of a gene where RNA polymerase binds | 基因前方供RNA聚合酶結合的一段DNA | not=operator
operator | 操縱基因 | structure | S6 | the stretch of bacterial control DNA to which a repressor protein binds | 細菌的控制區中供阻遏蛋白結合的一段DNA | not=promoter
operon | 操縱子 | structure | S6 | a group of neighbouring bacterial genes switched on and off together by one control region | 由同一控制區一同開關的一組相鄰細菌基因 | not=operator
enhancer | 增強子 | structure | S6 | a stretch of eukaryotic DNA, often far from the gene, that raises its transcription when activator proteins bind | 真核生物中常遠離基因、與活化蛋白結合後能提高其轉錄的一段DNA | not=promoter
transposon | 轉位子 | structure | S6 | a stretch of DNA that can move from one place in the genome to another | 能由基因組一處移到另一處的一段DNA | also=jumping gene; also-zh=跳躍基因
transcription factor | 轉錄因子 | substance | S6 | a protein that must bind to DNA so that RNA polymerase of a eukaryote can begin its work on a gene | 真核生物中須先與DNA結合，RNA聚合酶才能在基因上開始工作的蛋白質
helicase | 解旋酶 | substance | S6 | the enzyme that unwinds DNA and separates its two strands | 把盤繞的DNA打開、使兩條鏈分離的酶 | not=topoisomerase
primase | 引物酶 | substance | S6 | the enzyme that makes the short RNA stretch from which a new DNA strand is extended | 製造一小段RNA，供DNA新鏈由此延伸的酶
topoisomerase | 拓撲異構酶 | substance | S6 | the enzyme that relieves the overwinding of DNA ahead of the fork by cutting and rejoining strands | 藉切斷再接合DNA鏈，消除複製叉前方DNA過度扭緊的酶 | not=helicase
DNA ligase | DNA連接酶 | substance | S5 | the enzyme that joins DNA pieces by sealing the gaps in their sugar-phosphate backbones | 把糖-磷酸骨架上的缺口封合、使DNA片段合而為一的酶 | not=DNA polymerase
telomerase | 端粒酶 | substance | S6 | the enzyme that lengthens the tips of chromosomes, active in germ cells and in most cancer cells | 能加長染色體兩頭、在生殖細胞及大部分癌細胞中活躍的酶
gene mutation | 基因突變 | process | S4 | a change in the base sequence of a length of DNA that codes for a polypeptide | 編碼多肽的一段DNA的鹼基序列所發生的改變 | not=chromosome mutation
chromosome mutation | 染色體突變 | process | S4 | a change in the number or structure of the thread-like bodies of the nucleus, visible under a microscope | 細胞核內絲狀遺傳構造的數目或結構發生的改變，可在顯微鏡下看見 | not=gene mutation
base substitution | 鹼基置換 | process | S5 | the replacement of one nucleotide of a DNA sequence by a different one | DNA序列中一個核苷酸被另一種核苷酸取代的改變 | not=base insertion
inversion | 倒位 | process | S5 | a change in which a segment of a chromosome breaks off and rejoins in the reverse direction | 染色體的一段斷開後，頭尾調轉再連回原處的改變
duplication | 重複 | process | S5 | a change in which a segment of a chromosome is present one more time than normal | 染色體的一段比正常多出現一次的改變
silent mutation | 沉默突變 | process | S6 | a change of one base after which the triplet still codes for the same amino acid | 一個鹼基改變後，三聯體仍編碼同一種氨基酸的變化 | not=missense mutation
missense mutation | 錯義突變 | process | S6 | a change of one base after which the triplet codes for a different amino acid | 一個鹼基改變後，三聯體編碼另一種氨基酸的變化 | not=nonsense mutation
nonsense mutation | 無義突變 | process | S6 | a change of one base that turns the triplet of an amino acid into a stop codon | 一個鹼基改變後，編碼氨基酸的三聯體變為終止密碼子的變化 | not=missense mutation
frameshift mutation | 移碼突變 | process | S6 | a gain or loss of bases, not in threes, that alters the grouping of all later triplets | 鹼基的增加或失去並非三的倍數，令其後所有三聯體的分組改變的變化
polyploidy | 多倍性 | property | S5 | the state of having three or more complete sets of chromosomes in each body cell | 體細胞具有三套或以上完整染色體的狀態 | not=aneuploidy
aneuploidy | 非整倍性 | property | S6 | the state of having one or a few chromosomes too many or too few | 細胞多了或少了一條或數條染色體的狀態 | not=polyploidy
trisomy | 三體性 | property | S6 | the state of a diploid cell in which one chromosome is present in one copy too many | 二倍體細胞中某種染色體多出一條的狀態 | not=monosomy; kind=aneuploidy
monosomy | 單體性 | property | S6 | the state of a diploid cell in which one chromosome lacks its homologous partner | 二倍體細胞的某條染色體缺少其同源染色體的狀態 | not=trisomy; kind=aneuploidy
oncogene | 致癌基因 | structure | S6 | an altered gene, overactive or overproduced, that makes cells divide without control | 過度活躍、促使細胞不受控制地分裂的異常基因 | not=tumour suppressor gene
proto-oncogene | 原癌基因 | structure | S6 | a normal gene that promotes cell division and can lead to uncontrolled growth once it mutates | 促進細胞分裂的正常基因，一旦突變可引致細胞不受控制地生長 | not=oncogene
DNA methylation | DNA甲基化 | process | S6 | the attachment of one-carbon groups to cytosines, which usually switches a gene off | 把單碳基團加到胞嘧啶上、通常使基因關閉的過程
James Watson | 沃森 | person | S4 | the American scientist who, with an English partner, proposed the double-helix model of DNA in 1953 | 1953年與一名英國伙伴共同提出DNA雙螺旋模型的美國科學家 | also-zh=華生; not=Francis Crick
Francis Crick | 克里克 | person | S4 | the English scientist, first a physicist, who helped to propose the double helix and later stated the central dogma | 物理學出身、參與提出雙螺旋模型，後來又提出中心法則的英國科學家 | not=James Watson
Rosalind Franklin | 富蘭克林 | person | S5 | the woman chemist whose X-ray diffraction pictures gave key evidence for the shape of DNA | 以X射線衍射圖為DNA的形狀提供關鍵證據的女化學家 | not=James Watson
Oswald Avery | 艾弗里 | person | S6 | the scientist whose team reported in 1944 that the transforming substance of bacteria is DNA | 其團隊在1944年指出令細菌轉化的物質是DNA的科學家 | not=Frederick Griffith
Erwin Chargaff | 查加夫 | person | S6 | the biochemist who found that the amounts of adenine and thymine in DNA are equal | 發現DNA中腺嘌呤與胸腺嘧啶的量相等的生物化學家
Barbara McClintock | 麥克林托克 | person | S6 | the American scientist who discovered jumping genes by studying the colours of maize grains | 透過研究玉米粒的顏色發現跳躍基因的美國科學家
Frederick Sanger | 桑格 | person | S6 | the British winner of two Nobel Prizes, who found the amino acid sequence of insulin and a method of sequencing DNA | 找出胰島素的氨基酸序列及DNA定序方法、兩度獲諾貝爾獎的英國科學家
Kary Mullis | 穆利斯 | person | S6 | the American scientist who invented the polymerase chain reaction | 發明聚合酶鏈反應的美國科學家
set | nucleic acids | 核酸的種類 | DNA; messenger RNA; transfer RNA; ribosomal RNA
set | kinds of RNA | RNA的種類 | messenger RNA; transfer RNA; ribosomal RNA; microRNA
set | bases of nucleic acids | 核酸的鹼基 | adenine; guanine; cytosine; thymine; uracil
set | components of nucleic acids | 核酸的成分 | adenine; thymine; ribose; deoxyribose; phosphate
set | shapes of large molecules | 大分子的形狀 | double helix; alpha helix; beta pleated sheet; cloverleaf=三葉草形
set | processes of gene expression and copying | 基因表達和複製的過程 | transcription; translation; DNA replication; reverse transcription; RNA splicing=RNA剪接
set | processes that involve RNA | 涉及RNA的過程 | transcription; translation; reverse transcription; RNA splicing=RNA剪接; capping=加帽作用
set | changes and joinings of nucleic acids | 核酸的連接和修飾 | complementary base pairing; RNA splicing=RNA剪接; capping=加帽作用; DNA methylation
set | models and principles about DNA | 有關DNA的模型和原理 | semi-conservative replication; conservative replication=全保留複製; dispersive replication; central dogma
set | statements about genes and DNA | 有關基因和DNA的學說 | central dogma; one gene-one enzyme hypothesis; chromosome theory of inheritance; semi-conservative replication
set | groups of three bases | 三個一組的鹼基 | anticodon; start codon=起始密碼子; stop codon; codon for tryptophan=色氨酸的密碼子
set | parts of nucleic acids in protein synthesis | 蛋白質合成中核酸的構造 | codon; anticodon; template strand; promoter; intron
set | strands of DNA | DNA鏈的名稱 | template strand; coding strand; leading strand; lagging strand
set | structures seen in DNA replication | DNA複製時的構造 | leading strand; Okazaki fragment; replication fork; primer
set | parts of a eukaryotic gene and its control region | 真核基因及其控制區的各部分 | exon; intron; promoter; enhancer
set | stretches of DNA | DNA的各種片段 | promoter; operator; intron; exon; enhancer; transposon
set | bacterial and movable DNA | 細菌及可移動的DNA構造 | operon; plasmid; transposon; nucleoid
set | enzymes of DNA replication | DNA複製所需的酶 | helicase; primase; topoisomerase; DNA ligase; DNA polymerase; telomerase
set | enzymes that build or join nucleic acid strands | 製造或連接核酸鏈的酶 | DNA polymerase; RNA polymerase; reverse transcriptase; DNA ligase
set | enzymes used on DNA | 作用於DNA的酶 | DNA ligase; restriction enzyme; DNA polymerase; reverse transcriptase; helicase
set | proteins that work on or with DNA | 與DNA一同作用的蛋白質 | repressor=阻遏蛋白; histone; RNA polymerase; helicase
set | proteins found at work in the nucleus | 在細胞核內工作的蛋白質 | transcription factor; histone; helicase; DNA ligase
set | changes in a DNA sequence | DNA序列的改變 | base substitution; base insertion=鹼基插入; base deletion=鹼基缺失; inversion
set | changes of chromosome structure | 染色體結構的改變 | inversion; duplication; chromosomal translocation=染色體易位; chromosomal deletion=染色體缺失
set | changes of genetic material | 遺傳物質的改變 | base substitution; frameshift mutation; chromosomal translocation=染色體易位; nondisjunction; duplication
set | agents that can harm organisms | 可傷害生物的因素 | mutagen=誘變劑; allergen; toxin; irritant=刺激物
set | epigenetic and RNA-processing events | 表觀遺傳及RNA加工的過程 | DNA methylation; histone acetylation=組蛋白乙酰化; X-inactivation=X染色體失活; RNA splicing=RNA剪接
set | ways in which bacteria and viruses exchange or copy genes | 細菌和病毒交換或複製基因的方式 | transformation; conjugation; transduction; reverse transcription
set | scientists who revealed the structure of DNA | 揭示DNA結構的科學家 | James Watson; Francis Crick; Rosalind Franklin; Erwin Chargaff
set | scientists of molecular genetics | 分子遺傳學家 | Frederick Sanger; Kary Mullis; James Watson; Rosalind Franklin; Oswald Avery; Barbara McClintock
order | flow of genetic information in a cell | 細胞內遺傳信息的流動 | DNA > messenger RNA > polypeptide
order | stages of protein synthesis in a eukaryotic cell | 真核細胞合成蛋白質的步驟 | transcription > RNA splicing=RNA剪接 > messenger RNA leaves the nucleus=信使RNA離開細胞核 > translation
order | steps of DNA replication | DNA複製的步驟 | the double helix unwinds=雙螺旋解開 > the two strands separate=兩條鏈分開 > free nucleotides pair with exposed bases=游離核苷酸與外露的鹼基配對 > nucleotides join into new strands=核苷酸連成新鏈
order | steps of translation | 轉譯的步驟 | ribosome attaches to messenger RNA=核糖體附着於信使RNA > transfer RNA brings the first amino acid=轉移RNA帶來第一個氨基酸 > peptide bonds join the amino acids=肽鍵把氨基酸連起來 > stop codon is reached=到達終止密碼子 > polypeptide is released=釋出多肽
order | history of molecular genetics, earliest first | 分子遺傳學的發展，由先至後 | Griffith's transformation experiment=格里菲斯的轉化實驗 > Avery identifies DNA as the transforming substance=艾弗里確認轉化物質是DNA > double-helix model is proposed=提出雙螺旋模型 > the genetic code is cracked=破解遺傳密碼 > Human Genome Project is completed=完成人類基因組計劃
fact | codon AUG | 密碼子AUG | amino acid it stands for | 所代表的氨基酸 | methionine | 甲硫氨酸 |
fact | codon UGG | 密碼子UGG | amino acid it stands for | 所代表的氨基酸 | tryptophan | 色氨酸 |
fact | codon UUU | 密碼子UUU | amino acid it stands for | 所代表的氨基酸 | phenylalanine | 苯丙氨酸 |
fact | codon AAA | 密碼子AAA | amino acid it stands for | 所代表的氨基酸 | lysine | 賴氨酸 |
fact | codon CCC | 密碼子CCC | amino acid it stands for | 所代表的氨基酸 | proline | 脯氨酸 |
fact | codon GGG | 密碼子GGG | amino acid it stands for | 所代表的氨基酸 | glycine | 甘氨酸 |
fact | codon AUG | 密碼子AUG | anticodon that pairs with it | 與它配對的反密碼子 | UAC | UAC |
fact | codon GCA | 密碼子GCA | anticodon that pairs with it | 與它配對的反密碼子 | CGU | CGU |
fact | codon UUC | 密碼子UUC | anticodon that pairs with it | 與它配對的反密碼子 | AAG | AAG |
fact | codon CAU | 密碼子CAU | anticodon that pairs with it | 與它配對的反密碼子 | GUA | GUA |
fact | adenine in DNA | DNA中的腺嘌呤 | base it pairs with | 與它配對的鹼基 | thymine | 胸腺嘧啶 |
fact | guanine in DNA | DNA中的鳥嘌呤 | base it pairs with | 與它配對的鹼基 | cytosine | 胞嘧啶 |
fact | cytosine in DNA | DNA中的胞嘧啶 | base it pairs with | 與它配對的鹼基 | guanine | 鳥嘌呤 |
fact | uracil in RNA | RNA中的尿嘧啶 | base it pairs with | 與它配對的鹼基 | adenine | 腺嘌呤 |
fact | bases in one codon | 一個密碼子的鹼基 | number | 數目 | 3 | 3 |
fact | kinds of base in DNA | DNA的鹼基種類 | number | 數目 | 4 | 4 |
fact | codons in the genetic code | 遺傳密碼中的密碼子 | number | 數目 | 64 | 64 |
fact | codons that stand for amino acids | 代表氨基酸的密碼子 | number | 數目 | 61 | 61 |
fact | strands in one DNA molecule | 一個DNA分子的鏈 | number | 數目 | 2 | 2 |
fact | pairs of autosomes in a human body cell | 人體細胞的常染色體對數 | number | 數目 | 22 | 22 |
set | terms about the code of life | 有關遺傳信息的用語 | genetic code; codon; gene; genome
set | states of chromosome number | 染色體數目的狀態 | polyploidy; aneuploidy; haploidy=單倍性; diploidy=二倍性

== Variation and evolution | 變異與進化
variation | 變異 | property | S4 | the differences in characters among individuals of the same species | 同一物種的個體之間在性狀上的差別 | not=heredity
continuous variation | 連續變異 | property | S4 | the differences in a character, such as height, that form an unbroken range without distinct groups | 性狀如身高的差別形成一個不間斷的範圍、不能分成明確組別的情況 | not=discontinuous variation; kind=variation
discontinuous variation | 不連續變異 | property | S4 | the differences in a character, such as blood group, that fall into a few distinct groups without intermediates | 性狀如血型的差別可分成數個明確組別、沒有中間類型的情況 | not=continuous variation; kind=variation
evolution | 進化 | process | S4 | the gradual change in the inherited characters of a population over many generations | 種群的遺傳性狀經過許多世代而逐漸改變的過程 | also-zh=演化; not=natural selection
natural selection | 自然選擇 | process | S4 | the process by which individuals better suited to their environment survive and leave more offspring | 較適應環境的個體得以生存並留下較多後代的過程 | also-zh=天擇; not=artificial selection
artificial selection | 人工選擇 | process | S4 | the process by which people choose plants or animals with desired characters to be the parents of the next generation | 人類挑選具有所需性狀的動植物來繁殖下一代的過程 | also=selective breeding; also-zh=選擇育種; not=natural selection
sexual selection | 性選擇 | process | S6 | the process by which characters that help an animal to obtain mates become common, such as the tail of a peacock | 有助動物取得配偶的性狀變得普遍的過程，例如孔雀的尾羽 | not=artificial selection
stabilising selection | 穩定選擇 | process | S6 | the favouring of the average form of a character against both extremes, such as middling birth weight | 性狀的中間形式較兩端形式有利的情況，例如中等的出生體重 | not=disruptive selection; kind=natural selection
directional selection | 定向選擇 | process | S6 | the favouring of one extreme form of a character, so that the mean of the population shifts | 性狀的其中一端形式較有利，令種群平均值移動的情況 | not=stabilising selection; kind=natural selection
disruptive selection | 分裂選擇 | process | S6 | the favouring of both extreme forms of a character over the average form | 性狀的兩端形式均較中間形式有利的情況 | not=stabilising selection; kind=natural selection
adaptation | 適應 | property | S3 | an inherited feature that makes an organism better suited to live and reproduce in its environment | 令生物更能在其環境中生存和繁殖的遺傳特徵
fitness | 適合度 | quantity | S6 | the contribution of an individual to the next generation compared with that of other individuals | 與其他個體比較，某個體對下一代的繁殖貢獻 | also-zh=適存度
overproduction | 過度繁殖 | process | S4 | the production of many more offspring than the environment can support | 生物產生的後代遠多於環境所能供養的現象 | not=struggle for existence
survival of the fittest | 適者生存 | process | S4 | the outcome of the struggle for existence in which only well-adapted individuals stay alive and reproduce | 在爭奪資源的競爭中，只有較能配合環境的個體能活下來並繁殖的結果 | not=struggle for existence
speciation | 物種形成 | process | S4 | the process by which one group of interbreeding organisms splits into two that can no longer interbreed | 一群可互相交配的生物分為兩群、彼此不能再交配繁殖的過程 | not=extinction
extinction | 滅絕 | process | S3 | the dying out of all members of a species | 某種生物的所有成員全部死亡而不再存在的現象 | not=speciation
mass extinction | 大滅絕 | event | S5 | the dying out of a large share of all species on Earth within a geologically short time | 在地質學上很短的時間內，地球大量物種一同消失的事件
reproductive isolation | 生殖隔離 | process | S4 | the inability of two groups of organisms to interbreed and give fertile offspring | 兩群生物不能互相交配並產生能育後代的情況 | not=geographical isolation
geographical isolation | 地理隔離 | process | S4 | the separation of populations by a physical barrier such as a sea or a mountain range | 種群被海洋或山脈等自然屏障分開的情況 | not=reproductive isolation
behavioural isolation | 行為隔離 | process | S6 | the barrier to interbreeding that arises when two species do not respond to each other's courtship signals | 兩個物種對彼此的求偶信號沒有反應，因而不能互相交配的障礙 | not=temporal isolation
mechanical isolation | 機械隔離 | process | S6 | the barrier to interbreeding that arises when the reproductive parts of two species do not fit each other | 兩個物種的生殖構造不能吻合，因而不能互相交配的障礙 | not=behavioural isolation
gametic isolation | 配子隔離 | process | S6 | the barrier between species that arises when sperms meet eggs but cannot fertilise them | 物種之間因精子遇上卵子也不能使它受精而形成的障礙
hybrid sterility | 雜種不育 | process | S6 | the barrier between species that arises when the offspring of the two, such as a mule, cannot reproduce | 物種之間因交配所生的後代如騾不能繁殖而形成的障礙 | not=gametic isolation
gene pool | 基因庫 | structure | S5 | all the alleles of all the genes in a population at one time | 某一時間種群內所有基因的全部等位基因 | not=genome
gene flow | 基因流動 | process | S6 | the movement of alleles from one population into another by migrating individuals or pollen | 等位基因隨個體遷移或花粉傳播而由一個種群進入另一個種群的過程 | not=genetic drift
genetic drift | 遺傳漂變 | process | S6 | the random change of allele frequencies by chance, strongest in small populations | 等位基因頻率因機會而隨機改變、在小種群中最明顯的過程 | not=gene flow
founder effect | 奠基者效應 | process | S6 | the change of allele frequencies that follows when a few individuals start a new population | 由少數個體建立新種群所引致的等位基因頻率改變 | not=bottleneck effect; kind=genetic drift
bottleneck effect | 瓶頸效應 | process | S6 | the change of allele frequencies that follows when a disaster cuts a population down to a few survivors | 災難令種群銳減至少數生還者所引致的等位基因頻率改變 | not=founder effect; kind=genetic drift
Hardy-Weinberg principle | 哈代-溫伯格定律 | law | S6 | the rule that allele frequencies stay constant in a large, randomly mating population free of selection, mutation and migration | 在沒有選擇、突變和遷移而隨機交配的大種群中，等位基因頻率保持不變的規律
fossil | 化石 | object | S3 | the remains or traces of an ancient organism preserved in rock, amber or ice | 保存在岩石、琥珀或冰中的古代生物遺骸或痕跡
transitional fossil | 過渡化石 | object | S5 | the preserved remains of an ancient organism with features of two groups, such as Archaeopteryx | 兼具兩類生物特徵的古代生物遺骸，例如始祖鳥 | not=living fossil
living fossil | 活化石 | organism | S5 | a species existing today that has changed very little from its ancient relatives, such as the horseshoe crab | 與其古代近親差別極微的現存物種，例如馬蹄蟹 | not=transitional fossil
analogous structure | 同功構造 | structure | S5 | a body part that has the same function as that of another species but a different origin, as in bird and insect wings | 與另一物種的部分作用相同、但起源不同的身體部分，例如鳥翼與昆蟲的翅 | not=homologous structure
vestigial structure | 痕跡構造 | structure | S5 | a body part that has become small and lost most of its original function, such as the hind limb bones of a whale | 變得細小並失去大部分原有功能的身體部分，例如鯨的後肢骨 | also-zh=退化構造
comparative anatomy | 比較解剖學 | method | S5 | the study of evolutionary relationships by examining the body structures of different organisms | 對照不同生物的身體構造，以推斷其親緣關係的方法 | not=comparative embryology
comparative embryology | 比較胚胎學 | method | S5 | the study of evolutionary relationships by examining the early stages of development of different animals | 對照不同動物的早期發育階段，以推斷其親緣關係的方法 | not=comparative anatomy
biogeography | 生物地理學 | method | S5 | the study of evolutionary relationships from where on Earth organisms are found | 從動植物在世界各地的分佈研究其歷史和親緣關係的方法
comparative biochemistry | 比較生物化學 | method | S5 | the study of evolutionary relationships by matching the proteins or DNA of different organisms | 把不同生物的蛋白質或DNA互相對照，以推斷其親緣關係的方法 | not=comparative anatomy
radiometric dating | 放射性年代測定法 | method | S5 | the finding of the age of rocks or fossils from the known rate of decay of unstable isotopes | 根據不穩定同位素的已知衰變速率推算岩石或化石年齡的方法 | not=relative dating
relative dating | 相對年代測定法 | method | S6 | the placing of fossils in order of age from the positions of the rock layers in which they lie | 根據化石所在岩層的上下位置排出先後次序的方法 | not=radiometric dating
divergent evolution | 趨異進化 | process | S6 | the process by which related species become more and more different in different environments | 有親緣關係的物種在不同環境中變得愈來愈不同的過程 | not=convergent evolution; kind=evolution
convergent evolution | 趨同進化 | process | S6 | the process by which unrelated species become alike because they live in similar environments | 沒有密切親緣關係的物種因生活環境相近而變得相似的過程 | not=divergent evolution; kind=evolution
coevolution | 協同進化 | process | S6 | the process by which two species, such as a flower and its pollinator, change in response to each other | 兩個物種如花朵與其傳粉者互相影響而一同改變的過程 | not=convergent evolution; kind=evolution
gradualism | 漸變論 | theory | S6 | the view that species change slowly and steadily by small steps | 認為物種經長時間緩慢而穩定地改變的學說 | not=punctuated equilibrium
punctuated equilibrium | 間斷平衡論 | theory | S6 | the view that species stay nearly unchanged for a long time and then change rapidly in a short time | 認為物種長期幾乎不變、然後在短時間內迅速改變的學說 | not=gradualism
theory of natural selection | 自然選擇學說 | theory | S4 | the view that species change because the individuals best adapted to their environment leave most offspring | 認為最適應環境的個體留下最多後代、物種因而改變的學說 | not=inheritance of acquired characteristics
spontaneous generation | 自然發生說 | theory | S5 | the discarded view that living things can arise at any time from non-living matter, such as maggots from meat | 認為生物可隨時由死物產生的過時學說，例如肉可生蛆 | not=special creation
chemical evolution | 化學進化說 | theory | S6 | the view that simple gases of the early Earth formed organic molecules, which finally gave rise to the first cells | 認為早期地球的簡單氣體形成有機分子、最終產生最早的細胞的學說 | not=spontaneous generation
panspermia | 宇宙胚種說 | theory | S6 | the view that life on Earth began with germs that arrived from outer space | 認為地球的生命源自由太空傳來的微小生命體的學說 | not=chemical evolution
Charles Darwin | 達爾文 | person | S4 | the English naturalist who travelled on the Beagle and wrote On the Origin of Species | 曾隨小獵犬號遠航、著有《物種起源》的英國博物學家 | not=Alfred Wallace
Alfred Wallace | 華萊士 | person | S4 | the naturalist who worked in the Malay Archipelago and reached the idea of natural selection independently of Darwin | 在馬來群島考察、獨立於達爾文得出自然選擇概念的博物學家 | also=Alfred Russel Wallace; not=Charles Darwin
Jean-Baptiste Lamarck | 拉馬克 | person | S4 | the French naturalist who held that giraffes passed on necks lengthened by stretching | 認為長頸鹿把因伸展而變長的頸傳給後代的法國博物學家 | not=Charles Darwin
Charles Lyell | 萊爾 | person | S5 | the geologist who held that the Earth was shaped slowly by processes still at work today | 認為地球是由至今仍在進行的地質作用緩慢塑造而成的地質學家 | not=Charles Darwin
Thomas Malthus | 馬爾薩斯 | person | S5 | the English scholar who wrote that human populations tend to grow faster than the food supply | 指出人口增長往往快於食物供應增長的英國學者
Georges Cuvier | 居維葉 | person | S6 | the French founder of the study of fossil vertebrates, who explained extinction by sudden disasters | 以突然災難解釋物種滅絕、創立脊椎動物化石研究的法國學者 | not=Jean-Baptiste Lamarck
Stanley Miller | 米勒 | person | S6 | the chemist who made amino acids in 1953 by passing sparks through gases thought to be like the early atmosphere | 1953年以電火花通過模擬早期大氣的氣體而製得氨基酸的化學家
peppered moth | 樺尺蛾 | organism | S4 | the insect whose dark form became common on soot-blackened trees of industrial England | 其深色型在英國工業區被煤煙熏黑的樹上變得普遍的昆蟲 | also-zh=斑點蛾
Darwin's finches | 達爾文雀 | organism | S5 | the small birds of the Galapagos Islands with beaks of different shapes for different foods | 加拉帕戈斯群島上、喙因食物不同而形狀各異的小鳥
Archaeopteryx | 始祖鳥 | organism | S5 | the fossil animal with feathers and wings but also teeth, clawed fingers and a long bony tail | 有羽毛和翼，但又有牙齒、爪指和長骨質尾巴的化石動物
ammonite | 菊石 | organism | S5 | an extinct sea mollusc with a coiled, chambered shell, related to squids | 已絕種、有盤旋而分室的殼、與魷魚有親緣關係的海生軟體動物 | not=trilobite
dinosaur | 恐龍 | organism | P4 | a member of the group of land reptiles with upright legs that ruled the Mesozoic | 中生代佔優勢、四肢直立於體下的陸生爬行動物
Homo habilis | 能人 | organism | S6 | the African human species nicknamed the handy man, found with some of the oldest stone tools | 在非洲與一些最古老石器一同發現的早期人類物種 | not=Homo erectus
Homo erectus | 直立人 | organism | S6 | the human species, to which Peking man belongs, that was the first known to spread from Africa to Asia | 最早由非洲擴散至亞洲、北京人所屬的人類物種 | not=Homo habilis
Neanderthal | 尼安德特人 | organism | S6 | the stocky extinct human of Ice Age Europe and western Asia with large brow ridges and a large brain | 冰河時期生活於歐洲和西亞、身體粗壯、眉脊和腦部都大的已絕種人類 | not=Homo sapiens
Homo sapiens | 智人 | organism | S5 | the species to which all people living today belong | 現今世上所有人所屬的物種 | not=Neanderthal
camouflage | 保護色 | property | S3 | the blending of an animal with its background by its colour or pattern, so that it is hard to see | 動物的外表與背景融為一體、不易被發現的特徵 | not=mimicry
warning coloration | 警戒色 | property | S4 | the bright pattern of a poisonous or stinging animal that tells predators to stay away | 有毒或會螫人的動物身上、使敵人不敢接近的鮮豔斑紋 | not=camouflage
Batesian mimicry | 貝氏擬態 | property | S6 | the likeness of a harmless species to a harmful one, which deceives predators | 無害的物種外形酷似有害的物種、藉以欺騙敵人的特徵 | not=Müllerian mimicry
Müllerian mimicry | 穆氏擬態 | property | S6 | the likeness of two or more harmful species to one another, so that predators learn to avoid them all | 兩種或以上有害的物種外形互相酷似、使敵人學會一併迴避的特徵 | not=Batesian mimicry
clade | 進化支 | group | S6 | a group made up of one ancestor and all of its descendants | 由一個祖先及其所有後代組成的類群 | not=paraphyletic group
paraphyletic group | 並系群 | group | S6 | a group made up of one ancestor and only some of its descendants, such as reptiles without birds | 由一個祖先及其部分後代組成的類群，例如不包括鳥類的爬行類 | not=clade
polyphyletic group | 多系群 | group | S6 | a group of organisms drawn from different lines of descent without their nearest common ancestor | 成員來自不同譜系、不包括其最近共同祖先的類群 | not=clade
outgroup | 外群 | group | S6 | a less closely related set of organisms used as the reference in building an evolutionary tree | 建立進化樹時用作參照、親緣關係較遠的一類生物
set | ways in which the characters of organisms come to change | 令生物性狀改變的方式 | natural selection; artificial selection; sexual selection; genetic engineering
set | ways in which selection acts on a character | 選擇作用於性狀的方式 | stabilising selection; directional selection; disruptive selection; balancing selection=平衡選擇
set | processes named in the theory of natural selection | 自然選擇學說提及的過程 | overproduction; struggle for existence=生存競爭; survival of the fittest; speciation
set | processes that change the allele frequencies of a population | 改變種群等位基因頻率的過程 | natural selection; gene mutation; gene flow; genetic drift
set | causes of change in a gene pool | 基因庫改變的原因 | gene flow; founder effect; bottleneck effect; natural selection
set | processes in the history of species | 物種演變的過程 | speciation; extinction; adaptive radiation=適應輻射; convergent evolution
set | processes that help or hinder the rise of new species | 促進或妨礙新物種出現的過程 | reproductive isolation; geographical isolation; gene flow; genetic drift
set | barriers that keep species apart | 使物種彼此分隔的障礙 | geographical isolation; temporal isolation=時間隔離; mechanical isolation; gametic isolation; hybrid sterility
set | kinds of difference among organisms | 生物之間的差異 | continuous variation; discontinuous variation; genetic diversity; species diversity
set | shapes of curves and diagrams | 曲線和圖的形狀 | normal distribution=正態分佈; J-shaped curve=J形曲線; S-shaped curve; pyramid=金字塔形
set | evidence and methods for tracing relationships | 推斷親緣關係的方法 | comparative anatomy; comparative embryology; biogeography; comparative biochemistry
set | methods in the study of the past of life | 研究生命歷史的方法 | radiometric dating; relative dating; comparative anatomy; comparative biochemistry; biogeography
set | theories about the origin of life | 有關生命起源的學說 | special creation=神創論; spontaneous generation; chemical evolution; panspermia
set | scientists connected with evolution | 與進化有關的科學家 | Charles Darwin; Alfred Wallace; Jean-Baptiste Lamarck; Charles Lyell; Thomas Malthus
set | scholars who studied the past of the Earth and life | 研究地球和生命歷史的學者 | Georges Cuvier; Charles Lyell; Jean-Baptiste Lamarck; Stanley Miller; Charles Darwin
set | animals used as examples of evolution | 常用作進化例子的動物 | peppered moth; Darwin's finches; Archaeopteryx; horseshoe crab
set | extinct animals known from fossils | 由化石得知的絕種動物 | trilobite=三葉蟲; ammonite; dinosaur; woolly mammoth=長毛象
set | members of the human line | 人類譜系的成員 | Australopithecus=南方古猿; Homo habilis; Homo erectus; Neanderthal; Homo sapiens
set | ways in which looks protect animals | 動物藉外觀保護自己的方式 | camouflage; warning coloration; Batesian mimicry; Müllerian mimicry
set | groups in a tree of life | 生命樹上的類群 | clade; paraphyletic group; polyphyletic group; outgroup
order | steps of speciation by isolation | 隔離引致物種形成的步驟 | population is split by a barrier=種群被屏障分開 > mutations and selection differ on each side=兩邊的突變和選擇各有不同 > gene pools become different=基因庫變得不同 > groups can no longer interbreed=兩群不能再交配繁殖
order | species of the human line in order of first appearance | 人類譜系各物種出現的先後 | Australopithecus=南方古猿 > Homo erectus > Homo sapiens
order | major groups of life in order of first appearance | 主要生物類群出現的先後 | prokaryotes=原核生物 > single-celled eukaryotes=單細胞真核生物 > invertebrates=無脊椎動物 > fish=魚類 > amphibians=兩棲類 > mammals=哺乳類
order | geological eras from the oldest to the most recent | 地質時代由古至今 | Precambrian=前寒武紀 > Palaeozoic=古生代 > Mesozoic=中生代 > Cenozoic=新生代
order | how bacteria become resistant to a drug | 細菌產生抗藥性的過程 | mutation makes some bacteria resistant=突變令部分細菌具抗藥性 > antibiotic kills the others=抗生素殺死其他細菌 > resistant bacteria multiply=具抗藥性的細菌繁殖 > most bacteria become resistant=大部分細菌具抗藥性
fact | inheritance of acquired characteristics | 獲得性遺傳學說 | scientist known for it | 以此知名的科學家 | Jean-Baptiste Lamarck | 拉馬克 |
fact | theory of natural selection, in On the Origin of Species | 《物種起源》中的自然選擇學說 | scientist known for it | 以此知名的科學家 | Charles Darwin | 達爾文 |
fact | white-eyed fruit fly experiments | 白眼果蠅實驗 | scientist known for it | 以此知名的科學家 | Thomas Hunt Morgan | 摩爾根 |
fact | garden pea crosses | 豌豆雜交實驗 | scientist known for it | 以此知名的科學家 | Gregor Mendel | 孟德爾 |
fact | jumping genes of maize | 玉米的跳躍基因 | scientist known for it | 以此知名的科學家 | Barbara McClintock | 麥克林托克 |
fact | polymerase chain reaction | 聚合酶鏈反應 | scientist known for it | 以此知名的科學家 | Kary Mullis | 穆利斯 |
fact | transformation of pneumonia bacteria in 1928 | 1928年肺炎細菌的轉化實驗 | scientist known for it | 以此知名的科學家 | Frederick Griffith | 格里菲斯 |
set | properties of individuals and species | 個體和物種的特性 | variation; adaptation; phenotype; genotype
set | gradual changes in the living world | 生物界的漸變 | evolution; ecological succession; growth; differentiation
set | happenings in the history of life | 生命史上的現象 | mass extinction; adaptive radiation=適應輻射; speciation; coevolution
set | things studied as evidence of evolution | 作為進化證據的研究對象 | fossil; homologous structure=同源構造; vestigial structure; similar DNA sequence=相似的DNA序列
set | old remains and body parts compared by biologists | 生物學家比較的遺骸和身體部分 | transitional fossil; vestigial structure; homologous structure=同源構造; analogous structure
set | species with a special standing | 具有特殊地位的物種 | living fossil; endemic species; invasive species; keystone species; indicator species

== Biotechnology and bioethics | 生物工程與生物倫理
genetic engineering | 遺傳工程 | method | S4 | the direct changing of the DNA of an organism, such as by inserting genes of another species | 直接改變生物DNA的技術，例如加入另一物種的基因 | also-zh=基因工程; not=selective breeding
recombinant DNA technology | 重組DNA技術 | method | S5 | the joining of DNA from different sources into one molecule that is then copied in a host cell | 把不同來源的DNA接成一個分子、再放進宿主細胞內複製的方法 | kind=genetic engineering
polymerase chain reaction | 聚合酶鏈反應 | method | S5 | the rapid copying of a chosen length of DNA in a tube by repeated heating and cooling | 藉反覆加熱和冷卻，在試管內迅速大量複製選定DNA片段的方法 | also=PCR; not=DNA sequencing
DNA fingerprinting | DNA指紋分析 | method | S5 | the identification of persons by comparing the band patterns of variable repeated sequences in their genomes | 比較個人基因組中多變的重複序列所形成的條帶，以辨認身分的方法 | also=DNA profiling; not=DNA sequencing
gene editing | 基因編輯 | method | S6 | the precise changing of a chosen DNA sequence inside a living cell, as with CRISPR | 在活細胞內精確改動選定DNA序列的技術，例如使用CRISPR | not=gene therapy
genetic screening | 遺傳篩查 | method | S5 | the testing of people without symptoms to find those who carry alleles for disorders | 檢測沒有病徵的人，以找出帶有致病等位基因者的做法 | not=gene therapy
preimplantation genetic diagnosis | 植入前遺傳診斷 | method | S6 | the testing of embryos made outside the body, so that only healthy ones are put into the uterus | 檢驗在體外形成的胚胎，只把健康者放進子宮的技術 | also=PGD; also-zh=胚胎植入前遺傳學診斷; not=amniocentesis
chorionic villus sampling | 絨毛膜取樣 | method | S6 | the removal of a little tissue of the foetal part of the placenta to examine its chromosomes | 抽取胎盤屬於胎兒部分的少量組織，以檢驗其染色體的技術 | also-zh=絨毛取樣; not=amniocentesis
reproductive cloning | 生殖性克隆 | method | S5 | the making of a whole individual with the same nuclear genes as an existing one | 製造與現有個體具相同細胞核基因的完整個體的技術 | also-zh=生殖性複製; not=therapeutic cloning
therapeutic cloning | 治療性克隆 | method | S5 | the making of an early embryo from a patient's nucleus to obtain matching stem cells, not a baby | 以病人的細胞核製造早期胚胎來取得匹配幹細胞、而非製造嬰兒的技術 | also-zh=治療性複製; not=reproductive cloning
gene cloning | 基因克隆 | method | S5 | the making of many copies of a length of DNA by multiplying it inside bacteria or other host cells | 把一段DNA放入細菌等宿主細胞內增殖、以得到大量複本的方法 | not=polymerase chain reaction
microinjection | 顯微注射 | method | S6 | the insertion of DNA into a cell with an extremely fine glass needle | 以極幼細的玻璃針把DNA送入細胞的方法 | not=electroporation
electroporation | 電穿孔法 | method | S6 | the insertion of DNA into cells by a short high-voltage pulse that makes their membranes permeable for a moment | 以短促的高壓脈衝使細胞膜暫時通透、令DNA進入細胞的方法 | not=microinjection
gene gun method | 基因槍法 | method | S6 | the insertion of DNA into plant cells by shooting in tiny metal particles coated with it | 把沾有DNA的微小金屬粒射入植物細胞的方法 | also=biolistics; not=microinjection
protoplast fusion | 原生質體融合 | method | S6 | the joining of two plant cells without walls into one hybrid cell | 使兩個沒有細胞壁的植物細胞合而為一、成為雜種細胞的方法
hybridisation | 雜交 | method | S4 | the crossing of two different varieties or species to combine their good characters | 使兩個不同品種或物種交配、以結合雙方優良性狀的做法 | also=cross-breeding; not=inbreeding
hybrid vigour | 雜種優勢 | property | S5 | the better growth or resistance of the offspring of two different inbred lines compared with both parents | 兩個不同近交品系的子代，在生長或抗病力上勝過雙親的現象 | also=heterosis; not=inbreeding depression
restriction enzyme | 限制酶 | substance | S5 | a bacterial protein that cuts DNA at one particular base sequence | 在特定鹼基序列切開DNA的細菌蛋白質 | also=restriction endonuclease; also-zh=限制性內切酶; not=DNA ligase
Taq polymerase | Taq聚合酶 | substance | S6 | the heat-resistant protein from a hot-spring bacterium that makes DNA strands in PCR | 取自溫泉細菌、能耐高溫、在PCR中合成DNA鏈的蛋白質 | not=DNA ligase
sticky end | 黏性末端 | structure | S5 | a short single-stranded part at the tip of a cut DNA fragment, able to pair with a complementary one | 被切開的DNA片段末尾、可與互補者配對的一小段單鏈 | not=blunt end
blunt end | 平末端 | structure | S6 | the tip of a cut DNA fragment at which both strands finish at the same place | 被切開的DNA片段中，兩條鏈在同一位置終止的末尾 | not=sticky end
cloning vector | 載體 | structure | S5 | a DNA molecule, such as a plasmid, used to carry a foreign gene into a host cell | 用來把外來基因帶入宿主細胞的DNA分子，例如質粒 | not=vector
recombinant plasmid | 重組質粒 | structure | S5 | a small ring of bacterial DNA into which a foreign gene has been inserted | 已插入外來基因的小型環狀細菌DNA | not=plasmid
primer | 引物 | structure | S5 | a short strand of nucleotides from which DNA polymerase starts to build a new strand | 供DNA聚合酶由此開始合成新鏈的一小段核苷酸鏈 | not=DNA probe
DNA probe | DNA探針 | structure | S6 | a labelled single strand of nucleotides used to find a complementary sequence by binding to it | 帶有標記、用來與互補序列結合以把它找出的單鏈核苷酸 | not=primer
genome | 基因組 | structure | S5 | the complete set of genetic material of an organism | 生物體全套的遺傳物質 | not=gene pool
genomic library | 基因組文庫 | structure | S6 | a collection of host cells or vectors that together hold fragments of all the DNA of an organism | 一組宿主細胞或載體，合起來存有某生物全部DNA的片段 | also-zh=基因文庫; not=genome
genomics | 基因組學 | idea | S6 | the study of the whole DNA of organisms, including its sequence and the functions of its parts | 研究生物全部DNA的序列及各部分功能的學科 | not=proteomics
proteomics | 蛋白質組學 | idea | S6 | the study of the full set of polypeptides made by a cell or organism | 研究細胞或生物所製造的全部多肽的學科 | not=genomics
bioethics | 生物倫理學 | idea | S4 | the study of what is morally right and wrong in research and medicine dealing with life | 探討涉及生命的研究和醫療在道德上對錯的學科 | also-zh=生命倫理學
eugenics | 優生學 | idea | S6 | the belief and practice of improving the human population by controlling who may have children | 主張以控制誰可生育來改善人類素質的思想和做法
Human Genome Project | 人類基因組計劃 | event | S4 | the international research, completed in 2003, to find the base sequence of all human DNA | 2003年完成、測定人類全部DNA鹼基序列的國際合作研究
denaturation step | 變性步驟 | process | S6 | the stage of PCR at about 95 °C in which the two strands of DNA separate | PCR中約95°C、DNA雙鏈分開的階段 | not=annealing step
annealing step | 退火步驟 | process | S6 | the stage of PCR at a lowered temperature in which primers bind to single strands | PCR中溫度降低、引物與單鏈結合的階段 | not=extension step
extension step | 延伸步驟 | process | S6 | the stage of PCR at about 72 °C in which Taq polymerase adds nucleotides to the primers | PCR中約72°C、Taq聚合酶把核苷酸加到引物上的階段 | not=annealing step
transgenic organism | 轉基因生物 | organism | S4 | an organism that carries functioning DNA taken from another species | 體內帶有取自另一物種、能起作用的DNA的生物 | not=clone
clone | 克隆 | organism | S4 | one of a group of organisms that are genetically identical to one another | 遺傳上彼此完全相同的一群生物其中之一 | also-zh=複製體
Dolly | 多莉 | organism | S5 | the sheep born in 1996, the first mammal cloned from the nucleus of an adult body cell | 1996年出生的綿羊，首隻由成年體細胞的細胞核產生的哺乳動物
chimera | 嵌合體 | organism | S6 | an organism made up of cells that come from two or more different zygotes | 由來自兩個或以上不同合子的細胞組成的生物 | not=clone
golden rice | 黃金米 | organism | S5 | the genetically modified cereal whose grains contain beta-carotene to prevent vitamin A deficiency | 穀粒含β-胡蘿蔔素、用來防止維生素A缺乏的基因改造穀物 | not=Bt crop
Bt crop | Bt作物 | organism | S5 | a genetically modified plant that makes a bacterial protein poisonous to certain insects | 能製造一種對某些昆蟲有毒的細菌蛋白質的基因改造植物 | not=golden rice
Agrobacterium | 農桿菌 | organism | S6 | the soil bacterium that naturally transfers part of its plasmid into plants and is used to give them new genes | 能把部分質粒轉移到植物內、用來為植物加入新基因的泥土細菌
adult stem cell | 成體幹細胞 | structure | S4 | an unspecialised cell in a developed tissue such as bone marrow that gives rise to a few cell types only | 存在於骨髓等已發育組織、只能產生少數細胞類型的未特化細胞 | not=embryonic stem cell; kind=stem cell
induced pluripotent stem cell | 誘導多能幹細胞 | structure | S6 | a specialised body cell that has been reprogrammed in the laboratory so that it can give rise to all body cell types | 在實驗室把已特化的體細胞還原而成、能產生身體所有細胞類型的細胞 | also=iPS cell; not=embryonic stem cell; kind=stem cell
totipotency | 全能性 | property | S6 | the ability of a single cell, such as a zygote, to develop into a complete organism | 單一細胞如合子能發育成完整生物體的能力 | not=pluripotency
pluripotency | 多能性 | property | S6 | the ability of a cell to give rise to all the cell types of the body but not to the placenta | 細胞能產生身體所有細胞類型、但不能產生胎盤的能力 | not=totipotency
fermenter | 發酵器 | device | S5 | a large vessel with controlled temperature, pH and air supply for growing microbes on an industrial scale | 可控制溫度、pH值和空氣供應、用作大規模培養微生物的大型容器 | also=bioreactor
thermal cycler | 熱循環儀 | device | S6 | the machine that changes the temperature of small tubes in a programmed way to copy DNA | 按程序改變小試管的溫度以複製DNA的儀器 | also=PCR machine; also-zh=PCR儀
biosensor | 生物傳感器 | device | S6 | an instrument that uses an enzyme or antibody with an electronic part to measure a substance such as glucose | 以酶或抗體配合電子部件來量度葡萄糖等物質的儀器
DNA microarray | DNA微陣列 | device | S6 | a small plate bearing thousands of spots of known single strands, used to see which genes are active | 載有數以千計已知單鏈小點、用來檢視哪些基因活躍的小片 | also=gene chip; also-zh=基因晶片
batch culture | 分批培養 | method | S6 | the growing of microbes in a closed vessel to which nothing is added until the product is harvested | 在密閉容器內培養微生物、收取產物前不再加入養料的方法 | not=continuous culture
continuous culture | 連續培養 | method | S6 | the growing of microbes in a vessel to which fresh medium is added while products are removed without stopping | 不停加入新鮮培養液並抽走產物來培養微生物的方法 | not=batch culture
xenotransplantation | 異種移植 | method | S6 | the putting of an organ or tissue of one species, such as a pig, into another, such as a human | 把一個物種如豬的器官或組織放入另一物種如人的體內的做法
informed consent | 知情同意 | idea | S5 | the agreement of a person to a test or treatment after its risks and benefits have been explained | 當事人在明白風險和好處後，自願接受檢驗或治療的決定 | not=genetic privacy
genetic privacy | 遺傳私隱 | idea | S5 | the right of a person to keep the results of DNA tests from employers, insurers and others | 個人不讓僱主、保險公司等取得其DNA檢驗結果的權利 | not=informed consent
genetic discrimination | 遺傳歧視 | idea | S5 | the unfair treatment of persons because of the alleles that they carry | 因某人所帶的等位基因而給予不公平對待的行為 | not=genetic privacy
biopiracy | 生物剽竊 | idea | S6 | the taking and patenting of the wild species or traditional knowledge of a country without permission or fair payment | 未經許可或公平補償，取用別國野生物種或傳統知識並申請專利的行為
designer baby | 訂製嬰兒 | idea | S5 | a child whose genes have been chosen or altered so as to give the traits that the parents want | 基因經過挑選或改動、以擁有父母想要的特徵的孩子
set | fields of modern biology | 現代生物學的領域 | genomics; proteomics; bioinformatics=生物信息學; bioethics
set | methods of working with DNA | 處理DNA的方法 | polymerase chain reaction; gel electrophoresis=凝膠電泳; DNA fingerprinting; DNA sequencing=DNA測序; gene editing
set | tests that read or compare DNA | 解讀或比較DNA的檢測 | DNA fingerprinting; DNA barcoding; DNA sequencing=DNA測序; genetic screening
set | ways of using genes in medicine | 在醫學上運用基因的方法 | gene therapy=基因治療; genetic screening; genetic counselling=遺傳輔導; gene editing
set | tests on embryos and foetuses | 對胚胎和胎兒的檢驗 | preimplantation genetic diagnosis; chorionic villus sampling; amniocentesis; ultrasound scanning
set | techniques with nuclei, embryos and genes | 涉及細胞核、胚胎和基因的技術 | reproductive cloning; therapeutic cloning; gene therapy=基因治療; in vitro fertilisation; xenotransplantation
set | ways of making copies or moving nuclei | 製造複本或轉移細胞核的技術 | gene cloning; somatic cell nuclear transfer=體細胞核轉移; polymerase chain reaction; tissue culture=組織培養
set | ways of putting DNA into cells | 把DNA送入細胞的方法 | microinjection; electroporation; gene gun method; use of a viral vector=使用病毒載體
set | ways of improving crops and livestock | 改良農作物和牲畜的方法 | artificial selection; hybridisation; inbreeding=近親繁殖; genetic engineering
set | branches of biology and its uses | 生物學及其應用的分支 | biotechnology=生物工程; bioethics; genetics; physiology; ecology
set | enzymes used in DNA technology | DNA技術所用的酶 | restriction enzyme; DNA ligase; Taq polymerase; reverse transcriptase
set | pieces of DNA used in gene technology | 基因技術所用的DNA | cloning vector; primer; DNA probe; marker gene=標記基因; complementary DNA=互補DNA
set | tips and strands of DNA fragments | DNA片段的末端和單鏈 | sticky end; blunt end; primer; telomere
set | DNA made for gene technology | 為基因技術而製備的DNA | recombinant plasmid; complementary DNA=互補DNA; DNA probe; primer; marker gene=標記基因
set | collections of genes or DNA | 基因或DNA的整體 | genome; gene pool; genomic library; karyotype=染色體組型
set | organisms named by where their genes or cells come from | 按基因或細胞來源命名的生物 | transgenic organism; clone; chimera; hybrid
set | cells that can give rise to other cell types | 能產生其他細胞類型的細胞 | embryonic stem cell=胚胎幹細胞; adult stem cell; induced pluripotent stem cell; zygote
set | cells used in research and medicine | 研究和醫療上使用的細胞 | hybridoma=雜交瘤細胞; embryonic stem cell=胚胎幹細胞; adult stem cell; cancer cell
set | products used against disease | 用來對付疾病的產品 | monoclonal antibody=單克隆抗體; antibiotic; interferon; vaccine
set | powers and processes of developing cells | 細胞發育的能力和過程 | totipotency; pluripotency; regeneration; differentiation
set | apparatus of biotechnology | 生物工程的儀器 | fermenter; thermal cycler; biosensor; DNA microarray
set | devices for growing or keeping cells and microbes | 培養或處理細胞和微生物的裝置 | fermenter; incubator=恆溫箱; autoclave; petri dish
set | ways of culturing on a large scale | 大規模培養的方法 | batch culture; continuous culture; tissue culture=組織培養; hydroponics
set | moral issues in biotechnology | 生物工程的道德議題 | informed consent; genetic privacy; genetic discrimination; biopiracy; designer baby
order | making a bacterium that produces human insulin | 製造能生產人胰島素的細菌的步驟 | cut the gene and the plasmid with the same restriction enzyme=以同一種限制酶切開基因和質粒 > join them with DNA ligase=以DNA連接酶把兩者連接 > put the recombinant plasmid into bacteria=把重組質粒放入細菌 > select bacteria that took it up=選出已取得質粒的細菌 > grow them in a fermenter=在發酵器內培養
cycle | stages of one round of PCR | PCR每一輪的階段 | denaturation step > annealing step > extension step
order | making the sheep Dolly | 產生綿羊多莉的步驟 | nucleus is removed from an egg=除去卵細胞的細胞核 > udder cell is fused with the egg=把乳腺細胞與卵細胞融合 > the fused cell divides into an embryo=融合細胞分裂成胚胎 > embryo is put into a surrogate mother=把胚胎放入代母體內 > lamb is born=小羊出生
order | DNA fingerprinting with a probe | 以探針進行DNA指紋分析的步驟 | extract DNA=抽取DNA > cut it with a restriction enzyme=以限制酶切開 > separate fragments by gel electrophoresis=以凝膠電泳分開片段 > transfer fragments to a membrane=把片段轉移到薄膜 > add a DNA probe=加入DNA探針
order | making monoclonal antibodies | 製造單克隆抗體的步驟 | inject an antigen into a mouse=把抗原注射入小鼠 > collect B cells from the spleen=從脾臟取得B細胞 > fuse them with myeloma cells=與骨髓瘤細胞融合 > select a hybridoma=選出雜交瘤細胞 > collect the antibody=收集抗體
fact | birth of Dolly | 多莉出生 | year | 年份 | 1996 | 1996 |
fact | completion of the Human Genome Project | 人類基因組計劃完成 | year | 年份 | 2003 | 2003 |
fact | publication of Mendel's paper on peas | 孟德爾發表豌豆論文 | year | 年份 | 1866 | 1866 |
fact | proposal of the double-helix model of DNA | 提出DNA雙螺旋模型 | year | 年份 | 1953 | 1953 |
fact | publication of On the Origin of Species | 《物種起源》出版 | year | 年份 | 1859 | 1859 |
fact | Griffith's paper on bacterial transformation | 格里菲斯發表細菌轉化論文 | year | 年份 | 1928 | 1928 |
fact | Miller's spark experiment on organic molecules | 米勒的電火花製有機分子實驗 | year | 年份 | 1953 | 1953 |

== Ecosystems | 生態系
biosphere | 生物圈 | system | S3 | the part of the Earth, from the lower atmosphere to the depths of the sea, in which organisms live | 地球上由低層大氣至深海、有生物生活的部分 | not=biome
biome | 生物群系 | system | S4 | a large region with a certain climate and its typical plants and animals, such as tundra | 具有某種氣候及典型動植物的大片區域，例如苔原 | not=ecosystem
ecosystem | 生態系 | system | S3 | all the organisms of an area together with their non-living environment, interacting with one another | 某地區的所有生物與其非生物環境互相影響而成的整體 | also-zh=生態系統; not=community
community | 群落 | group | S3 | all the populations of different species that live in the same area | 生活在同一地區、不同物種的所有種群 | not=population
population | 種群 | group | S3 | all the individuals of one species that live in the same area at the same time | 同一時間生活在同一地區、同一物種的所有個體 | not=community
habitat | 生境 | place | S3 | the place where an organism lives | 生物居住、覓食和繁殖的地方 | also-zh=棲息地; not=niche
niche | 生態位 | role | S4 | the role of a species in its community, including what it eats, where it lives and how it affects others | 物種在群落中所擔當的角色，包括所吃的食物、居所及對其他生物的影響 | also=ecological niche; also-zh=生態龕; not=habitat
abiotic factor | 非生物因素 | idea | S3 | any influence on an organism that comes from the physical or chemical environment, such as temperature | 來自物理或化學環境、對生物產生的影響，例如溫度 | not=biotic factor
edaphic factor | 土壤因素 | idea | S6 | any influence on organisms that comes from the ground in which plants grow, such as its texture, pH or minerals | 來自植物生長的泥地、對生物產生的影響，例如質地、pH值或礦物質 | kind=abiotic factor
climatic factor | 氣候因素 | idea | S6 | any influence on organisms that comes from the weather, such as rainfall, light or wind | 來自大氣狀況、對生物產生的影響，例如雨量、光線或風 | kind=abiotic factor
topographic factor | 地形因素 | idea | S6 | any influence on organisms that comes from the shape of the land, such as slope or height above sea level | 來自山川起伏、對生物產生的影響，例如坡度或海拔 | kind=abiotic factor
producer | 生產者 | role | S1 | an organism that makes its own organic food from inorganic substances | 能利用無機物自行製造有機食物的生物 | not=consumer
consumer | 消費者 | role | S1 | an organism that obtains energy by eating other organisms | 以進食其他生物來取得能量的生物 | not=producer
decomposer | 分解者 | role | S1 | a bacterium or fungus that breaks down dead bodies and wastes and so returns minerals to the environment | 把遺體和排泄物的有機物變回無機物、使礦物質重返環境的細菌或真菌 | not=scavenger
primary consumer | 初級消費者 | role | S3 | an organism that obtains its energy by eating producers | 直接進食生產者來取得能量的生物 | not=secondary consumer; kind=consumer
secondary consumer | 次級消費者 | role | S3 | an organism at the third trophic level, which feeds on herbivores | 位於第三營養級、進食草食動物的生物 | not=primary consumer; kind=consumer
tertiary consumer | 三級消費者 | role | S3 | an organism at the fourth trophic level, which feeds on carnivores that eat herbivores | 位於第四營養級、捕食以草食動物為食的動物的生物 | not=secondary consumer; kind=consumer
herbivore | 草食動物 | organism | P4 | an animal that feeds on plants only | 只以植物為食的動物 | not=omnivore
carnivore | 肉食動物 | organism | P4 | an animal that feeds on other animals only | 只以其他動物為食的動物 | not=omnivore
omnivore | 雜食動物 | organism | P4 | an animal that feeds on both plants and other animals | 既吃植物也吃其他動物的動物 | not=carnivore
scavenger | 食腐動物 | organism | S4 | an animal, such as a vulture, that feeds on dead animals that it has not killed | 進食並非由自己殺死的動物屍體的動物，例如禿鷲 | not=decomposer
filter feeder | 濾食動物 | organism | S5 | an animal, such as a clam or a barnacle, that strains small food particles out of water | 從水中篩取細小食物顆粒的動物，例如蜆和藤壺
predator | 捕食者 | role | S3 | an animal that hunts and kills other animals for food | 獵殺其他動物為食的動物 | not=prey
predation | 捕食 | process | S3 | the relationship in which an animal kills and eats animals of another species | 動物殺死並吃掉另一物種動物的關係 | not=parasitism
intraspecific competition | 種內競爭 | process | S4 | the struggle for a limited resource among members of the same species | 同一物種的成員之間爭奪有限資源的現象 | not=interspecific competition; kind=competition
mutualism | 互利共生 | process | S3 | the close relationship between two species in which both benefit | 兩個物種緊密生活在一起、雙方都得益的關係 | not=commensalism
commensalism | 共棲 | process | S3 | the close relationship between two species in which one benefits while the other is neither helped nor harmed | 兩個物種緊密生活在一起、一方得益而另一方不受影響的關係 | also-zh=偏利共生,片利共生; not=mutualism
parasitism | 寄生 | process | S3 | the close relationship between two species in which one lives on or in the other, feeding on it and harming it | 一個物種生活在另一物種體表或體內、吸取其養分而令其受害的關係 | not=commensalism
grazing | 啃食 | process | S4 | the feeding of animals on growing grass or algae, usually without killing the whole organism | 動物進食生長中的草或藻類、通常不殺死整個生物的行為 | not=predation
ectoparasite | 體外寄生物 | organism | S5 | an organism, such as a louse or a tick, that lives on the body surface of its host and feeds on it | 附在宿主體表、靠損害宿主取得養分的生物，例如蝨 | not=endoparasite; kind=parasite
endoparasite | 體內寄生物 | organism | S5 | an organism, such as a tapeworm, that lives inside the body of its host and feeds on it | 住在宿主身體裏、靠損害宿主取得養分的生物，例如絛蟲 | not=ectoparasite; kind=parasite
dominant species | 優勢種 | organism | S4 | the kind of organism that is most abundant or largest in biomass and most affects the conditions of its community | 群落中數量或生物量最大、最能影響群落環境的生物 | not=keystone species
native species | 原生種 | organism | S4 | a kind of organism that occurs naturally in an area without having been brought in by humans | 並非由人類引入、自然存在於某地區的生物 | also=indigenous species; also-zh=本地種; not=endemic species
exotic species | 外來種 | organism | S4 | a kind of organism brought by humans to an area where it did not occur naturally | 由人類帶到原本沒有其分佈的地區的生物 | also=introduced species, alien species; also-zh=引進種; not=native species
ecological succession | 生態演替 | process | S4 | the gradual replacement of one community by another in an area until a stable one is formed | 某地區的群落逐漸由另一群落取代，直至形成穩定群落的過程
primary succession | 初級演替 | process | S4 | the replacement of communities that begins on bare ground where no soil or life existed before, such as cooled lava | 在從未有泥土和生物的裸地如冷卻的熔岩上開始的群落更替 | also-zh=原生演替; not=secondary succession; kind=ecological succession
secondary succession | 次級演替 | process | S4 | the replacement of communities that begins where a disturbance has removed life but left the soil, as after a hill fire | 在生物因干擾如山火而消失、但泥土仍在的地方開始的群落更替 | also-zh=次生演替; not=primary succession; kind=ecological succession
climax community | 頂極群落 | group | S4 | the stable group of populations at the end of succession, in balance with the climate | 演替到最後、與氣候取得平衡的穩定生物組合 | not=pioneer community
shrub layer | 灌木層 | structure | S4 | the layer of a woodland formed by woody plants a few metres tall that branch from near the ground | 林地中由數米高、近地面分枝的木本植物構成的層次 | not=canopy
ground layer | 地面層 | structure | S4 | the lowest layer of a woodland, with mosses, fungi and fallen leaves | 林地中最低、有苔蘚、真菌和落葉的層次 | not=herb layer
line transect | 線樣條 | method | S4 | the sampling of the organisms touching a string laid across a habitat | 記錄與橫過生境的拉繩接觸的生物的取樣方法 | also-zh=樣線法; not=belt transect
belt transect | 帶樣條 | method | S4 | the sampling of the organisms in a strip of fixed width across a habitat | 記錄橫過生境、闊度固定的長條範圍內的生物的取樣方法 | also-zh=樣帶法; not=line transect
random sampling | 隨機取樣 | method | S4 | the choosing of spots for study by chance, so that every spot has an equal likelihood of being chosen | 由機會決定研究位置，使每一位置被選中的可能性相同的方法
percentage cover | 覆蓋百分率 | quantity | S4 | the share of the area within a quadrat that is taken up by a plant | 樣方內的地面被某種植物所佔的比例 | also-zh=覆蓋率; not=species frequency
species frequency | 物種頻度 | quantity | S4 | the share of all the quadrats placed in which a certain kind of organism is found | 所有投放的樣方中，出現某種生物的樣方所佔的比例 | also=frequency; not=population density
species richness | 物種豐富度 | quantity | S5 | the number of different kinds of organism in an area | 某地區內不同種類生物的數目 | not=species evenness
species evenness | 物種均勻度 | quantity | S6 | the degree to which the kinds of organism in an area are similar in number of individuals | 某地區內各種生物的個體數目的相近程度 | not=species richness
sweep net | 掃網 | device | S4 | a cloth bag on a ring with a handle, swung through long grass to collect insects | 裝在有柄圓圈上、在長草中揮動來收集昆蟲的布袋 | not=plankton net
plankton net | 浮游生物網 | device | S5 | a cone of very fine mesh drawn through water to collect drifting microscopic organisms | 在水中拖動、用來收集微小藻類和動物幼體的細孔錐形袋 | not=sweep net
light meter | 光度計 | device | S4 | an instrument that measures the brightness of a place | 量度某地方照明強度的儀器 | also=lux meter
hygrometer | 濕度計 | device | S3 | an instrument that measures the relative amount of water vapour in the air | 量度空氣中水汽含量相對於飽和含量的儀器
anemometer | 風速計 | device | S3 | an instrument, often with turning cups, that measures the speed of the wind | 量度空氣流動快慢、常有轉動小杯的儀器
oxygen meter | 溶氧計 | device | S4 | an instrument that measures how much of the gas needed for aerobic respiration is dissolved in water | 量度水中有多少可供魚類呼吸的氣體的儀器
salinometer | 鹽度計 | device | S5 | an instrument that measures the concentration of sodium chloride and similar compounds in water | 量度水中所溶解氯化鈉等物質的濃度的儀器
rocky shore | 岩岸 | place | S3 | a coast of hard stone between the tide marks, to which barnacles and limpets cling | 位於高低潮線之間、由堅硬石塊構成、附有藤壺和帽貝的海岸 | not=sandy shore
sandy shore | 沙岸 | place | S3 | a coast of loose shifting grains, where most animals live in burrows | 由鬆散易移的顆粒構成、大部分動物住在洞穴中的海岸 | not=rocky shore
freshwater stream | 淡水溪澗 | place | S3 | a small natural channel of running water without salt, with a current that carries oxygen | 細小、不含鹽、水流急而含氧豐富的流動水體 | not=freshwater pond
freshwater pond | 淡水池塘 | place | S3 | a small body of still water without salt, shallow enough for rooted plants | 細小、靜止、不含鹽、淺至可供植物扎根的水體 | not=freshwater stream
coral reef | 珊瑚礁 | place | S3 | a ridge in warm shallow sea built from the limestone skeletons of polyps | 在溫暖淺海由水螅體的石灰質骨骼積聚而成的隆起地帶
woodland | 林地 | place | S3 | a habitat covered mainly by trees that shade the ground | 主要長滿樹木、地面受遮蔭的生境 | not=shrubland
shrubland | 灌叢 | place | S4 | a habitat covered mainly by low woody plants that branch from the base | 主要長滿矮小而從基部分枝的木本植物的生境 | not=woodland
grassland | 草地 | place | S3 | a habitat covered mainly by non-woody plants with narrow leaves, with few or no trees | 主要長滿窄葉非木本植物、樹木極少的生境 | not=shrubland
taiga | 泰加林 | place | S5 | a biome of long cold winters covered by evergreen coniferous trees | 冬季漫長寒冷、長滿常綠針葉樹的生物群系 | also=boreal forest; also-zh=北方針葉林; not=tundra
tundra | 苔原 | place | S4 | a treeless cold biome whose deeper ground stays frozen all the year | 寒冷無樹、深層地面終年結冰的生物群系 | also-zh=凍原; not=taiga
desert | 沙漠 | place | P5 | a biome with so little rainfall that only drought-resistant plants can grow | 雨量極少、只有耐旱植物能生長的生物群系 | not=savanna
splash zone | 浪濺帶 | place | S5 | the strip of shore above the highest tide level, wetted only by spray | 位於最高潮位以上、只被飛沫沾濕的岸邊地帶 | not=intertidal zone
photic zone | 透光帶 | place | S6 | the upper layer of a sea or lake that receives enough sunlight for photosynthesis | 海洋或湖泊上層、陽光足以供光合作用的水層 | not=aphotic zone
aphotic zone | 無光帶 | place | S6 | the deep layer of a sea or lake that sunlight cannot reach | 海洋或湖泊深處、陽光不能到達的水層 | not=photic zone
plankton | 浮游生物 | organism | S4 | the small organisms that drift in water because they cannot swim against the current | 不能逆流游動、只隨水漂流的小型水中生物 | not=nekton
phytoplankton | 浮游植物 | organism | S4 | the microscopic drifting organisms of water that carry out photosynthesis | 在水中漂流、能進行光合作用的微小生物 | not=zooplankton; kind=plankton
nekton | 游泳生物 | organism | S6 | the animals of open water, such as fish and whales, that move freely against the current | 在開闊水域中能自由逆流活動的動物，例如魚和鯨 | not=plankton
set | levels of organisation in nature | 自然界的組織層次 | population; community; ecosystem; biosphere; biome
set | words for where and how an organism lives | 有關生物居住和生活方式的用語 | habitat; niche; ecosystem; community; biome
set | influences from the environment | 來自環境的影響因素 | biotic factor=生物因素; edaphic factor; climatic factor; topographic factor
set | roles of organisms in an ecosystem | 生物在生態系中的角色 | producer; primary consumer; secondary consumer; decomposer; tertiary consumer
set | organisms named by their part in feeding | 按攝食角色命名的生物 | producer; consumer; decomposer; host
set | animals named by their food | 按食物命名的動物 | herbivore; carnivore; omnivore; detritivore=食碎屑動物
set | animals that feed in special ways | 以特別方式取食的動物 | scavenger; detritivore=食碎屑動物; filter feeder; ectoparasite; endoparasite
set | organisms that feed on dead things or on others | 以死物或其他生物為食的生物 | decomposer; scavenger; predator; parasite
set | relations between species | 物種間的關係 | predation; interspecific competition=種間競爭; mutualism; commensalism; parasitism
set | relations among organisms | 生物之間的關係 | competition=競爭; mutualism; parasitism; grazing; commensalism
set | relations in which a side is harmed | 有一方受害的關係 | intraspecific competition; interspecific competition=種間競爭; predation; parasitism; grazing
set | partners in feeding relations | 攝食關係中的各方 | predator; prey=獵物; parasite; host; decomposer
set | species in a community | 群落中的物種 | dominant species; keystone species; indicator species; endemic species; exotic species
set | organisms by their origin | 按來源區分的生物 | native species; exotic species; hybrid; transgenic organism
set | arrangements of organisms in space | 生物的空間排列 | stratification=分層; zonation=分帶現象; clumped distribution=群聚分佈; uniform distribution; random distribution
set | layers of a woodland | 林地的層次 | canopy=林冠層; shrub layer; herb layer=草本層; ground layer
set | ways of sampling organisms in the field | 野外取樣的方法 | line transect; belt transect; random sampling; mark-recapture method=標記重捕法
set | quantities found with quadrats | 以樣方得出的量 | percentage cover; species frequency; population density; species richness
set | quantities that describe a community | 描述群落的量 | species richness; species evenness; population density; percentage cover; biomass=生物量
set | tools for collecting small animals | 收集小動物的工具 | pitfall trap=陷阱; pooter=吸蟲管; sweep net; plankton net
set | instruments for field study | 野外研究的儀器 | light meter; hygrometer; anemometer; oxygen meter; salinometer
set | tools used in field work | 野外考察用具 | quadrat=樣方; pitfall trap=陷阱; light meter; pooter=吸蟲管; hygrometer
set | habitats along the coast | 海岸的生境 | mangrove=紅樹林; mudflat=泥灘; rocky shore; sandy shore; estuary=河口; coral reef
set | water habitats | 水生生境 | freshwater stream; freshwater pond; estuary=河口; coral reef
set | land habitats of Hong Kong | 香港的陸上生境 | woodland; shrubland; grassland; farmland=農地
set | biomes of the world | 世界的生物群系 | tropical rainforest=熱帶雨林; temperate deciduous forest=溫帶落葉林; taiga; tundra; savanna=稀樹草原; desert
set | zones of sea, lake and shore | 海洋、湖泊和海岸的分帶 | intertidal zone=潮間帶; splash zone; photic zone; aphotic zone; benthic zone=底棲帶
set | organisms of the water by way of life | 按生活方式區分的水生生物 | plankton; nekton; benthos=底棲生物; hydrophyte
set | water organisms | 水中的生物 | phytoplankton; zooplankton=浮游動物; nekton; benthos=底棲生物
order | levels of organisation in ecology from the smallest to the largest | 生態學的組織層次由小至大 | individual=個體 > population > community > ecosystem > biosphere
order | communities in primary succession on bare rock | 裸岩上初級演替的群落次序 | lichens=地衣 > mosses=苔蘚 > grasses and herbs=草本植物 > shrubs=灌木 > woodland
order | layers of a woodland from top to bottom | 林地的層次由上至下 | canopy=林冠層 > shrub layer > herb layer=草本層 > ground layer

== Energy flow and cycles of materials | 能量流動與物質循環
food chain | 食物鏈 | form | S1 | a single line of organisms in which each is eaten by the next | 生物依次被下一個生物吃掉的單線關係 | not=food web
pyramid of numbers | 數目金字塔 | form | S4 | a diagram in steps that shows how many individuals there are at each trophic level | 顯示各營養級有多少個體的層狀圖 | not=pyramid of biomass
pyramid of energy | 能量金字塔 | form | S4 | a diagram in steps, never inverted, of the joules passing through each trophic level in a period | 顯示某段時間內通過各營養級的焦耳數、永不倒置的層狀圖 | not=pyramid of biomass
trophic level | 營養級 | idea | S4 | the position of an organism in a food chain | 生物在食物鏈中所處的位置
gross primary production | 總初級生產量 | quantity | S6 | all the organic matter made by the producers of an area in a period | 某段時間內某地區的生產者所製造的全部有機物的量 | not=net primary production
net primary production | 淨初級生產量 | quantity | S6 | the organic matter made by the producers of an area in a period minus that used in their own respiration | 某段時間內某地區生產者製造的有機物減去其自身呼吸所耗的量 | not=gross primary production
secondary production | 次級生產量 | quantity | S6 | the new living matter formed by the consumers of an area in a period | 某段時間內某地區的消費者所形成的新生物質 | not=net primary production
ecological efficiency | 生態效率 | quantity | S4 | the percentage of the energy of one trophic level that is transferred to the next level | 某一營養級的能量中，傳遞到下一營養級的百分比 | also-zh=能量轉移效率
carbon cycle | 碳循環 | process | S4 | the movement of an element between the air and organisms, mainly through photosynthesis, respiration and combustion | 某元素主要藉光合作用、呼吸作用和燃燒在空氣與生物之間的轉移 | not=nitrogen cycle
nitrogen cycle | 氮循環 | process | S4 | the movement of an element between air, soil and organisms, in which bacteria turn the gas into salts and back | 某元素在空氣、泥土和生物之間的轉移，其間細菌把其氣體變成鹽類，又把鹽類變回氣體 | not=carbon cycle
water cycle | 水循環 | process | P4 | the movement of a substance between sea, air and land by evaporation, condensation and rainfall | 某物質藉蒸發、凝結和降雨在海洋、空氣和陸地之間的轉移
phosphorus cycle | 磷循環 | process | S6 | the slow movement of an element from rocks through soil and organisms to sediments, with no important gaseous stage | 某元素由岩石經泥土和生物到沉積物、沒有重要氣態階段的緩慢轉移 | not=nitrogen cycle
nitrogen fixation | 固氮作用 | process | S4 | the change of the most abundant gas of the air into compounds that organisms can use | 把空氣中含量最多的氣體變成生物可利用的化合物的過程 | not=denitrification
nitrification | 硝化作用 | process | S4 | the oxidation of ammonium by soil bacteria, in two steps, into NO₃⁻ | 泥土細菌分兩步把銨氧化成 NO₃⁻ 的過程 | not=nitrogen fixation
denitrification | 脫氮作用 | process | S4 | the change of NO₃⁻ into a gas by bacteria in soil that lacks oxygen | 缺氧泥土中的細菌把NO₃⁻變成氣體的過程 | also-zh=反硝化作用; not=nitrification
ammonification | 氨化作用 | process | S4 | the breakdown by decomposers of the proteins of dead bodies and wastes, which releases NH₄⁺ into the soil | 分解者把遺體和廢物的蛋白質分解，使 NH₄⁺ 釋入泥土的過程 | also-zh=腐化作用; not=nitrification
decomposition | 分解作用 | process | S4 | the breaking down of dead organic matter into simpler substances by bacteria and fungi | 細菌和真菌把死去的有機物變成較簡單物質的過程 | also=decay; not=combustion
chemosynthesis | 化能合成作用 | process | S6 | the making of organic food by bacteria with energy from the oxidation of inorganic substances instead of light | 細菌利用氧化無機物所得的能量，而不用光來製造有機食物的過程 | not=photosynthesis
biological magnification | 生物放大作用 | process | S4 | the increase in concentration of a persistent poison in the tissues from one trophic level to the next | 持久性毒物在組織內的濃度隨營養級逐級升高的過程 | also=biomagnification; not=bioaccumulation
bioaccumulation | 生物積累 | process | S4 | the build-up of a persistent poison in the body of one organism over its life because it is not excreted | 持久性毒物因不能排出而在同一個體內隨時間不斷增多的過程 | also-zh=生物累積; not=biological magnification
nitrogen-fixing bacterium | 固氮細菌 | organism | S4 | a prokaryote that turns the most abundant gas of the air into compounds that plants can use | 能把空氣中含量最多的氣體變成植物可用化合物的原核生物 | not=nitrifying bacterium
nitrifying bacterium | 硝化細菌 | organism | S4 | a soil prokaryote that gets energy by oxidising NH₄⁺ or NO₂⁻ | 藉氧化NH₄⁺或NO₂⁻取得能量的泥土原核生物 | not=denitrifying bacterium
denitrifying bacterium | 脫氮細菌 | organism | S4 | a prokaryote of waterlogged soil that turns NO₃⁻ into a gas and so lowers soil fertility | 在積水泥土中把NO₃⁻變成氣體、令泥土肥力下降的原核生物 | also-zh=反硝化細菌; not=nitrifying bacterium
putrefying bacterium | 腐化細菌 | organism | S4 | a soil prokaryote that breaks down the proteins of dead bodies into ammonium compounds | 把遺體中的蛋白質分解為銨化合物的泥土原核生物 | not=nitrifying bacterium
Rhizobium | 根瘤菌 | organism | S5 | the prokaryote in swellings of legume roots that turns the most abundant gas of the air into compounds for its host | 住在豆科植物地下的腫塊中、把空氣中的氮變成化合物供應宿主的原核生物 | not=mycorrhiza
Nitrosomonas | 亞硝化單胞菌 | organism | S6 | the soil prokaryote that oxidises NH₄⁺ to NO₂⁻ | 把NH₄⁺氧化為NO₂⁻的泥土原核生物 | not=Nitrobacter
Nitrobacter | 硝化桿菌 | organism | S6 | the soil prokaryote that oxidises NO₂⁻ to NO₃⁻ | 把NO₂⁻氧化為NO₃⁻的泥土原核生物 | not=Nitrosomonas
root nodule | 根瘤 | structure | S5 | a swelling on an underground organ of a legume that contains nitrogen-fixing bacteria | 豆科植物地下器官上、內有固氮細菌的腫塊 | not=mycorrhiza
humus | 腐殖質 | substance | S3 | the dark organic matter of soil formed from partly decayed plants and animals | 泥土中由部分分解的動植物遺體形成的深色有機物 | not=detritus
detritus | 碎屑 | substance | S5 | loose fragments of dead organisms and faeces not yet decomposed | 生物遺體和糞便的細小鬆散部分，尚未完全分解 | not=humus
leaf litter | 枯枝落葉 | substance | S4 | the layer of freshly fallen dead plant parts that lies on the ground of a woodland | 覆蓋林地地面、剛從植物掉下不久的死去部分 | not=humus
fossil fuel | 化石燃料 | substance | S3 | a source of energy, such as coal or oil, formed over millions of years from buried organisms | 由埋藏的生物經數百萬年形成的能源，例如煤和石油 | not=biofuel
ammonium | 銨 | substance | S4 | the positive ion NH₄⁺ formed in soil when proteins decay | 蛋白質腐化時在泥土形成的正離子NH₄⁺ | not=nitrate
nitrite | 亞硝酸鹽 | substance | S4 | the salt containing NO₂⁻, formed when soil bacteria first oxidise ammonium | 含NO₂⁻、由泥土細菌氧化銨時首先產生的鹽 | not=nitrate
carbon sink | 碳匯 | place | S5 | a forest, ocean or other store that absorbs more CO₂ than it releases | 吸收的CO₂多於釋出的森林、海洋等貯庫 | not=carbon source
carbon source | 碳源 | place | S6 | a place or activity that releases more CO₂ than it absorbs | 釋出的CO₂多於吸收的地方或活動 | not=carbon sink
set | diagrams of feeding relations | 顯示攝食關係的圖 | food chain; food web=食物網; pyramid of numbers; pyramid of biomass=生物量金字塔; pyramid of energy
set | quantities of organic matter and energy | 有機物和能量的量 | biomass=生物量; gross primary production; net primary production; secondary production; ecological efficiency
set | ideas for describing feeding in a community | 描述群落攝食關係的概念 | trophic level; niche; food chain; food web=食物網
set | cycles of materials | 物質循環 | carbon cycle; nitrogen cycle; water cycle; phosphorus cycle
set | processes of the nitrogen cycle | 氮循環的過程 | nitrogen fixation; nitrification; denitrification; ammonification; leaching=淋溶作用
set | bacterial processes in soil and water | 泥土和水中的細菌過程 | nitrification; denitrification; ammonification; chemosynthesis; nitrogen fixation
set | processes of the carbon cycle | 碳循環的過程 | photosynthesis; respiration; combustion; decomposition
set | processes that make organic matter or break it down | 製造或分解有機物的過程 | photosynthesis; chemosynthesis; respiration; decomposition
set | processes by which substances gather or are lost | 物質積聚或流失的過程 | biological magnification; bioaccumulation; leaching=淋溶作用; denitrification; eutrophication
set | bacteria of the nitrogen cycle | 氮循環中的細菌 | nitrogen-fixing bacterium; nitrifying bacterium; denitrifying bacterium; putrefying bacterium
set | named soil bacteria | 泥土細菌的屬名 | Rhizobium; Nitrosomonas; Nitrobacter; Agrobacterium
set | parts of roots and structures on them | 根部及其上的構造 | root nodule; mycorrhiza=菌根; root hair; root cap
set | nitrogen compounds and ions in soil and wastes | 泥土和廢物中的含氮物質 | ammonium; nitrite; nitrate=硝酸鹽; urea
set | plant matter in and on the ground | 地面和泥土中的植物物質 | humus; leaf litter; peat=泥炭; charcoal=木炭
order | oxidation of nitrogen compounds in nitrification | 硝化作用中含氮物質的轉變 | ammonium > nitrite > nitrate=硝酸鹽
order | typical food chain of a grassland | 草地食物鏈的典型次序 | grass=草 > grasshopper=蚱蜢 > frog=蛙 > snake=蛇 > eagle=鷹
order | trophic levels from the bottom of a food chain | 食物鏈由底層開始的營養級 | producer > primary consumer > secondary consumer > tertiary consumer
order | how nitrogen of a dead plant reaches a new plant | 死去植物的氮到達新植物的過程 | proteins in the dead plant=死去植物的蛋白質 > ammonium compounds=銨化合物 > nitrites=亞硝酸鹽 > nitrates=硝酸鹽 > proteins in a living plant=生長中植物的蛋白質

== Populations | 種群
population density | 種群密度 | quantity | S4 | the number of individuals of one species in a unit area or volume | 單位面積或體積內某物種的個體數目 | not=population size
population size | 種群大小 | quantity | S4 | the total number of individuals of one species living in an area | 生活在某地區的某物種個體總數 | not=population density
birth rate | 出生率 | quantity | S3 | the number of new individuals produced in a period for every thousand of a population | 某段時間內種群中每千個個體所產下的新個體數目 | also=natality; not=death rate
death rate | 死亡率 | quantity | S3 | the number of individuals that die in a period for every thousand of a population | 某段時間內種群中每千個個體喪失生命的數目 | also=mortality; not=birth rate
carrying capacity | 環境容納量 | quantity | S5 | the largest number of individuals of a species that an area can support for a long time | 某地區所能長期供養的某物種個體的最高數目 | also-zh=負載力
biotic potential | 生物潛能 | quantity | S6 | the highest rate at which a population could grow under ideal conditions | 種群在理想條件下所能達到的最高增長速率 | not=carrying capacity
minimum viable population | 最小可存活種群 | quantity | S6 | the smallest number of individuals with which a species in an area is likely to survive in the long term | 某地區的物種要長期生存所需的最低個體數目 | not=carrying capacity
emigration | 遷出 | process | S4 | the movement of individuals out of a population to another place | 個體離開種群前往其他地方的現象 | not=immigration
migration | 遷徙 | process | S3 | the regular seasonal journey of animals between two regions | 動物隨季節在兩個地區之間有規律的往返 | not=emigration
S-shaped curve | S形曲線 | form | S5 | the graph of a population that rises slowly, then steeply, and levels off at the carrying capacity | 種群先慢後快地上升、最後在環境容納量變平的線圖 | also=sigmoid curve; not=J-shaped curve
survivorship curve | 存活曲線 | form | S6 | the graph of how many of a group born at the same time are still alive at each age | 顯示同期出生的個體在各年齡仍在生的數目的線圖 | not=age pyramid
density-dependent factor | 密度依賴因素 | idea | S6 | an influence, such as disease or competition, that limits a population more strongly the more crowded it is | 種群愈擠迫便愈強烈地抑制其增長的因素，例如疾病和競爭 | not=density-independent factor
density-independent factor | 非密度依賴因素 | idea | S6 | an influence, such as frost or flood, that affects a population to the same extent however crowded it is | 不論種群是否擠迫，影響程度都一樣的因素，例如霜凍和水災 | not=density-dependent factor
environmental resistance | 環境阻力 | idea | S5 | the sum of all influences that keep a population from growing at its highest rate | 令種群不能以最高速率增長的所有影響的總和 | not=carrying capacity
uniform distribution | 均勻分佈 | property | S6 | the even spacing of individuals in an area, often due to territories or competition | 個體在某地區內以相近距離分隔的排列，多因領域或競爭所致 | not=random distribution
random distribution | 隨機分佈 | property | S6 | the spacing of individuals in an area without any pattern, each placed independently of the others | 個體在某地區內沒有規律、互不影響的排列 | not=clumped distribution
territory | 領域 | place | S5 | the area that an animal defends against others of its own species | 動物防止同種其他個體侵佔的範圍 | also-zh=領地; not=home range
home range | 活動範圍 | place | S6 | the whole area in which an animal usually moves about to feed, whether or not it is defended | 動物日常走動覓食的整個地方，不論有否加以防守 | not=territory
population crash | 種群崩潰 | process | S6 | a sudden steep fall in the number of individuals of a species in an area | 某地區某物種的個體數目突然急降的現象 | not=extinction
set | quantities that describe a population | 描述種群的量 | population density; population size; birth rate; death rate; carrying capacity
set | limits and powers of population growth | 有關種群增長限度和能力的量 | carrying capacity; biotic potential; minimum viable population; birth rate
set | movements and changes of animals | 動物的遷移和數目變化 | immigration=遷入; emigration; migration; population crash; gene flow
set | ways in which the number in a population changes | 種群數目變化的方式 | exponential growth=指數增長; population crash; extinction; emigration
set | graphs and tables of populations | 種群的圖表 | J-shaped curve=J形曲線; S-shaped curve; survivorship curve; age pyramid=年齡金字塔; life table=生命表
set | patterns of spacing | 個體的分佈模式 | uniform distribution; random distribution; clumped distribution=群聚分佈; zonation=分帶現象
set | ideas that explain how a population grows | 解釋種群增長的概念 | environmental resistance; carrying capacity; biotic potential; birth rate
order | stages of growth in an S-shaped curve | S形曲線的各階段 | slow growth=緩慢增長 > rapid growth=快速增長 > slowing growth=增長放緩 > numbers stay steady=數目保持穩定
order | steps of the mark-recapture method | 標記重捕法的步驟 | catch some animals=捕捉一些動物 > mark and release them=加上標記後放走 > let them mix with the others=讓牠們與其他個體混合 > catch again and count the marked ones=再次捕捉並數算有標記者 > estimate the population size=估計種群大小

== Applied ecology and conservation | 應用生態學與保育
pollution | 污染 | process | P4 | the release of harmful substances or energy into the environment by human activities | 人類把有害物質或能量排放到環境中的行為
eutrophication | 富營養化 | process | S4 | the enrichment of a water body with nitrates and phosphates, which leads to rapid growth of algae | 水體的硝酸鹽和磷酸鹽增多，令藻類迅速生長的過程 | not=red tide
algal bloom | 藻華 | event | S4 | a sudden rapid multiplication of tiny photosynthetic organisms in a body of water | 水體中微小的光合生物突然大量繁殖的現象 | also-zh=藻類大量繁殖
red tide | 紅潮 | event | S3 | the discolouring of the sea by a sudden rapid multiplication of certain algae, some of them poisonous | 海中某些藻類突然大量繁殖，令海水變成赤色或褐色的現象，有些藻類帶毒 | not=eutrophication; kind=algal bloom
acid rain | 酸雨 | event | S3 | precipitation with a low pH caused by sulphur dioxide and nitrogen oxides | 因二氧化硫和氮氧化物而令pH值偏低的降水 | not=smog
smog | 煙霧 | event | S4 | the dirty haze over a city formed from exhaust gases and particles in still air | 籠罩城市、由廢氣和微粒在靜止天氣中積聚而成的污濁空氣 | not=acid rain
greenhouse effect | 溫室效應 | process | S3 | the trapping of heat radiated from the Earth's surface by carbon dioxide and certain other gases | 二氧化碳等氣體留住地球表面所輻射的熱的現象 | not=ozone depletion
global warming | 全球暖化 | process | S3 | the rise of the mean temperature of the Earth's surface over the years | 地球表面平均氣溫逐年上升的現象 | also-zh=全球變暖; not=greenhouse effect
ozone depletion | 臭氧層耗損 | process | S3 | the thinning of the gas layer of the stratosphere that absorbs ultraviolet rays, caused mainly by CFCs | 平流層中吸收紫外線的氣體變薄的現象，主要由氯氟烴引致 | not=greenhouse effect
biochemical oxygen demand | 生化需氧量 | quantity | S5 | the mass of a dissolved gas used up by microorganisms in decomposing the organic matter of a water sample | 微生物分解水樣本中的有機物所耗用的某種溶解氣體的量 | also=BOD; not=dissolved oxygen content
dissolved oxygen content | 溶氧量 | quantity | S4 | the amount in a water body of the gas that fish take up with their gills | 水體中可供魚類以鰓吸取的氣體的分量 | not=biochemical oxygen demand
turbidity | 混濁度 | quantity | S4 | the degree to which suspended particles make water cloudy | 水因懸浮粒子而不清澈的程度 | also-zh=渾濁度
salinity | 鹽度 | quantity | S4 | the total mass of dissolved ions such as sodium and chloride in a given mass of water | 一定質量的水中所溶解的氯化鈉等化合物的總質量
carbon footprint | 碳足跡 | quantity | S4 | the total mass of greenhouse gases released because of a person, product or activity | 因個人、產品或活動而釋出的溫室氣體總量 | not=ecological footprint
ecological footprint | 生態足跡 | quantity | S5 | the area of land and water needed to supply the resources that a person or country uses and to take in the wastes | 供應個人或國家所用資源並吸納其廢物所需的土地和水域面積 | not=carbon footprint
sludge | 污泥 | substance | S4 | the soft solid matter that settles out during sewage treatment | 處理廢水時沉澱出來的軟爛固體 | not=sewage
screening | 篩濾 | process | S4 | the removal of rags, sticks and other large objects by bars as sewage enters the treatment works | 污水流入處理廠時，以格柵攔住布塊、樹枝等大型物件的步驟 | not=sedimentation
sedimentation | 沉澱 | process | S4 | the settling of suspended solids to the bottom of a tank by gravity | 懸浮固體因重力而降到池底的步驟 | not=screening
activated sludge process | 活性污泥法 | method | S6 | the treatment of sewage in a tank through which air is blown to keep suspended clumps of microorganisms alive | 在通入空氣的池中，以懸浮的微生物團處理廢水的方法 | not=trickling filter method
chlorination | 加氯消毒 | method | S4 | the killing of pathogens in water with a greenish halogen or a compound that releases it | 以一種黃綠色鹵素或能釋出它的化合物殺死水中病原體的做法
heavy metal | 重金屬 | substance | S4 | a dense element such as mercury, lead or cadmium that is poisonous and builds up in the body | 汞、鉛、鎘等密度高、有毒並會在體內積聚的元素
insecticide | 殺蟲劑 | substance | S3 | a chemical used to kill pests such as aphids and locusts that feed on crops | 用來消滅蚜、蝗等損害農作物的動物的化學品 | not=herbicide
chemical fertiliser | 化學肥料 | substance | S3 | a factory-made salt added to soil to give plants minerals quickly | 由工廠製造、加入泥土以迅速供應礦物質給植物的鹽類 | also-zh=化肥; not=natural fertiliser
natural fertiliser | 天然肥料 | substance | S3 | manure, compost or other organic matter added to soil to give minerals slowly and improve its texture | 加入泥土以緩慢供應礦物質並改善質地的糞肥、堆肥等有機物 | also=organic fertiliser; also-zh=有機肥料; not=chemical fertiliser
DDT | 滴滴涕 | substance | S5 | the long-lasting insecticide, now mostly banned, that builds up along food chains and thins the eggshells of birds | 現已大多禁用、持久而沿食物鏈積聚、令鳥類蛋殼變薄的殺蟲藥 | kind=insecticide
chlorofluorocarbons | 氯氟烴 | substance | S4 | the compounds formerly used in refrigerators and spray cans that destroy ozone | 以往用於雪櫃和噴霧罐、會破壞臭氧的化合物 | also=CFCs; also-zh=氟氯碳化物
sulphur dioxide | 二氧化硫 | substance | S3 | the pungent gas from burning coal that kills lichens and causes acid rain | 燃燒煤時產生、有刺鼻氣味、能殺死地衣並引致酸雨的氣體 | not=nitrogen oxides
nitrogen oxides | 氮氧化物 | substance | S4 | the gases formed in hot car engines from the two main gases of the air | 空氣中兩種主要氣體在高溫汽車引擎內結合而成的氣體 | not=sulphur dioxide
methane | 甲烷 | substance | S4 | the flammable hydrocarbon gas given out by cattle, paddy fields and rotting refuse | 由牛隻、稻田和腐爛垃圾釋出的可燃碳氫化合物氣體
ozone | 臭氧 | substance | S3 | the gas of three-atom molecules that absorbs ultraviolet rays high in the atmosphere but irritates the lungs near the ground | 由三原子分子組成、在高空吸收紫外線而在近地面刺激肺部的氣體
respirable suspended particulates | 可吸入懸浮粒子 | substance | S4 | the solid matter in the air, ten micrometres or less across, that is small enough to get deep into the lungs | 空氣中直徑不超過10微米、可深入肺部的微小固體
intercropping | 間作 | method | S5 | the growing of two or more crops in alternate rows on the same field at the same time | 同一時間在同一塊田地上分行種植兩種或以上農作物的做法 | not=crop rotation
monoculture | 單一種植 | method | S4 | the growing of only one kind of crop over a large area year after year | 在大片土地上年復一年只栽種同一類農作物的做法 | not=crop rotation
organic farming | 有機耕作 | method | S3 | the raising of crops and livestock without factory-made fertilisers, pesticides or modified genes | 不用化學肥料、化學農藥及基因改造品種來生產農作物和禽畜的做法 | not=hydroponics
biological control | 生物防治 | method | S4 | the reduction of pests with their natural enemies instead of chemicals | 以害蟲的天敵代替化學品來控制害蟲數目的方法 | not=integrated pest management
integrated pest management | 綜合蟲害管理 | method | S6 | the reduction of crop enemies by combining natural enemies, good practice and as few chemicals as possible | 結合天敵、良好耕作及最少的化學品來控制作物敵害的做法 | not=biological control
terracing | 梯田耕作 | method | S4 | the cutting of hillsides into level steps so that soil and water do not run off | 把山坡開成一級級平地，以免水土流失的做法
fishing moratorium | 休漁期 | method | S3 | the ban on catching sea life in a certain season so that stocks can breed | 在指定季節禁止捕撈海洋生物、讓其繁殖的措施 | not=aquaculture
overfishing | 過度捕撈 | process | S3 | the catching of sea life faster than it can be replaced by breeding | 捉取海洋生物的速度快於其繁殖速度的現象 | not=poaching
trawling | 拖網捕魚 | method | S4 | the catching of sea life by pulling a large bag of mesh behind a boat, often over the sea bed | 以船隻拉着巨大袋狀漁具掃過水中或海床來捉取海洋生物的做法
deforestation | 濫伐林木 | process | S3 | the clearing of large areas of trees for timber, farms or roads without replanting | 為取得木材、開墾農地或築路而大規模砍去樹木、不加補種的行為 | not=desertification
desertification | 沙漠化 | process | S3 | the change of dry farmland or grassland into barren land through drought and misuse | 乾旱地區的農地或草地因旱災和不當使用而變成荒地的過程 | not=deforestation
soil erosion | 土壤侵蝕 | process | S3 | the carrying away of topsoil by wind or running water, worst where plants have been removed | 肥沃的地面表層被風或流水帶走的現象，在沒有植物的地方最嚴重 | not=leaching
habitat loss | 生境喪失 | process | S4 | the disappearance of the places where wild species live, through construction, farming or reclamation | 野生物種的居住地因建築、耕種或填海而消失的現象 | not=habitat fragmentation
conservation | 保育 | method | S3 | the wise management of nature and natural resources so that they last for future generations | 明智地管理自然環境及資源，使後代也能享用的做法
sustainable development | 可持續發展 | idea | S3 | progress that meets the needs of the present without compromising the ability of future generations to meet their own needs | 既滿足現今的需要，又不損害後代滿足其需要的能力的發展模式
in-situ conservation | 就地保育 | method | S5 | the protection of wild species within their natural habitats | 在自然生境內保護野生物種的做法 | not=ex-situ conservation; kind=conservation
ex-situ conservation | 易地保育 | method | S5 | the protection of wild species away from their natural habitats, as in zoos and seed banks | 在自然生境以外的地方如動物園和種子庫保護野生物種的做法 | also-zh=遷地保育; not=in-situ conservation; kind=conservation
captive breeding | 圈養繁殖 | method | S5 | the raising of young of rare animals in zoos or centres under human care | 在動物園或中心由人照顧，讓稀有動物產下後代的做法 | also-zh=人工繁殖; not=reintroduction
environmental impact assessment | 環境影響評估 | method | S4 | the study, made before a project is approved, of the harm it may do to its surroundings and how to reduce it | 工程獲批准前，研究它對周圍可造成的損害及如何減輕的程序 | also=EIA; also-zh=環評
ecotourism | 生態旅遊 | method | S4 | travel to natural places that aims to do little harm and to support their conservation | 前往自然地方、盡量減少損害並支持其保育的遊覽方式
bioremediation | 生物修復 | method | S6 | the cleaning up of polluted soil or water with microorganisms or plants that break down or absorb poisons | 利用能分解或吸收毒物的微生物或植物清理受污染泥土或水的方法 | not=biological control
incineration | 焚化 | method | S3 | the destruction of refuse by burning at high temperature | 以高溫燃燒銷毀垃圾的方法 | not=landfilling
landfilling | 堆填 | method | S3 | the disposal of refuse by burying it in lined pits and covering it with soil | 把垃圾放入鋪有墊層的坑中、再蓋上泥土的處置方法 | not=incineration
recycling | 循環再造 | method | P4 | the processing of used materials such as paper and metal into new products | 把用過的物料如紙和金屬加工製成新產品的做法 | not=reuse
reuse | 重用 | method | P4 | the use of an article again without turning it into something else | 不經加工而再次使用物品的做法 | also-zh=重複使用; not=recycling
country park | 郊野公園 | place | S1 | a large area of hills and woods in Hong Kong managed by law for conservation, recreation and education | 香港依法管理的大片山林，供保育、康樂和教育之用 | not=marine park
marine park | 海岸公園 | place | S3 | an area of Hong Kong waters managed by law to protect its life while allowing recreation such as swimming | 香港依法管理以保護生物、但容許游泳等康樂活動的水域 | not=marine reserve
special area | 特別地區 | place | S4 | an area of land in Hong Kong set aside under the Country Parks Ordinance chiefly to protect its wildlife or landforms | 香港根據《郊野公園條例》劃出、主要用作保護野生生物或地貌的陸地範圍 | not=country park
Ramsar wetland | 拉姆薩爾濕地 | place | S4 | a marsh or other waterlogged area listed under an international treaty for its waterbirds, such as Mai Po | 因水鳥而列入國際公約名錄的沼澤等積水地，例如米埔 | not=Site of Special Scientific Interest
botanical garden | 植物園 | place | S3 | a place where many kinds of living plants are grown for study, display and conservation | 種植多種花草樹木以供研究、觀賞和保育的地方 | not=zoo
zoo | 動物園 | place | P3 | a place where wild animals are kept for display, study and breeding | 飼養獅子、猴子等以供觀賞、研究和繁殖的地方 | not=botanical garden
seed bank | 種子庫 | place | S5 | a cold dry store in which plant embryos in their coats are kept alive for many years | 在寒冷乾燥的環境中長期保存植物的胚及其外皮、使其日後能萌發的設施 | not=botanical garden
buffer zone | 緩衝區 | place | S5 | a belt around a protected core in which only mild human activities are allowed | 圍繞受保護核心地帶、只容許輕微人類活動的地帶 | not=wildlife corridor
artificial reef | 人工魚礁 | object | S4 | a structure such as a sunken ship or concrete block placed on the sea bed as a home for sea life | 放在海床上作海洋生物居所的構造，例如沉船或混凝土塊
CITES | 《瀕危野生動植物種國際貿易公約》 | document | S5 | the treaty that controls international trade in threatened wild animals and plants | 管制跨境買賣受威脅生物的條約 | not=Convention on Biological Diversity
Ramsar Convention | 《拉姆薩爾公約》 | document | S5 | the treaty of 1971 for the protection of wetlands, above all as homes of waterbirds | 1971年訂立、保護濕地尤其水鳥居地的條約 | also-zh=《濕地公約》; not=CITES
Convention on Biological Diversity | 《生物多樣性公約》 | document | S5 | the treaty of 1992 for conserving the variety of life, using it sustainably and sharing its genetic benefits fairly | 1992年訂立、保育各種生命、可持續地使用並公平分享遺傳資源利益的條約 | not=Ramsar Convention
Kyoto Protocol | 《京都議定書》 | document | S4 | the treaty of 1997 that set targets for developed countries to cut greenhouse gases | 1997年訂立、為已發展國家定出溫室氣體減排目標的條約 | not=Montreal Protocol
biofuel | 生物燃料 | substance | S4 | a source of energy, such as ethanol from maize, made from living or recently living matter | 由農作物或廢物等近期的有機物料製成的能源，例如由玉米製得的乙醇 | not=fossil fuel
set | pollution events | 污染現象 | red tide; oil spill=漏油; acid rain; smog
set | harmful changes of the Earth caused by man | 人類造成的全球有害變化 | global warming; ozone depletion; desertification; deforestation
set | processes in the air and on the Earth's surface | 大氣和地表的變化過程 | greenhouse effect; ozone depletion; eutrophication; soil erosion
set | troubles of water bodies | 水體的問題 | eutrophication; algal bloom; oil spill=漏油; biological magnification
set | measures of water quality | 水質的量度 | biochemical oxygen demand; dissolved oxygen content; turbidity; salinity
set | figures that show man's effect on the environment | 顯示人類對環境影響的數值 | carbon footprint; ecological footprint; air pollution index=空氣污染指數; biochemical oxygen demand
set | steps in treating waste water | 處理廢水的步驟 | screening; sedimentation; biological treatment=生物處理; disinfection
set | methods of cleaning water | 清潔水的方法 | activated sludge process; trickling filter method=滴濾池法; chlorination; filtration=過濾
set | substances that pollute the environment | 污染環境的物質 | heavy metal; DDT; chlorofluorocarbons; respirable suspended particulates
set | gases that pollute the air | 污染空氣的氣體 | sulphur dioxide; nitrogen oxides; methane; ozone; carbon monoxide
set | pollutants of the air | 空氣污染物 | sulphur dioxide; nitrogen oxides; respirable suspended particulates; ozone
set | ways of farming | 耕作方法 | crop rotation=輪作; intercropping; monoculture; organic farming; terracing; hydroponics
set | threats to wild species | 對野生物種的威脅 | overfishing; poaching=偷獵; habitat fragmentation=生境破碎化; habitat loss; pollution
set | harm to land and forest | 土地和林木受損的情況 | deforestation; desertification; soil erosion; habitat fragmentation=生境破碎化; leaching=淋溶作用
set | measures for the protection of nature | 保護自然的措施 | in-situ conservation; ex-situ conservation; environmental impact assessment; ecotourism
set | ways of handling waste | 處理廢物的方法 | composting=堆肥; incineration; landfilling; recycling; reuse
set | protected places of Hong Kong | 香港的受保護地方 | country park; marine park; marine reserve=海岸保護區; special area
set | places of value for nature | 具自然價值的地方 | Site of Special Scientific Interest=具特殊科學價值地點; Ramsar wetland; country park; marine park
set | places that keep or protect living things | 保存或保護生物的地方 | botanical garden; zoo; seed bank; marine reserve=海岸保護區
set | treaties on the environment | 有關環境的條約 | CITES; Ramsar Convention; Convention on Biological Diversity; Kyoto Protocol; Paris Agreement=《巴黎協定》
set | documents on species and nature | 有關物種和自然的文件 | CITES; IUCN Red List=國際自然保護聯盟瀕危物種紅色名錄; Convention on Biological Diversity; Ramsar Convention
set | sources of energy and gases from organisms | 來自生物的能源和氣體 | fossil fuel; biogas=沼氣; bioethanol=生物乙醇; biodiesel=生物柴油
set | sources of energy | 能源 | fossil fuel; biofuel; wind power=風能; solar energy=太陽能
set | ideas and practices of living with nature | 與自然共存的理念和做法 | sustainable development; conservation; ecotourism; organic farming
set | carbon terms in climate questions | 有關氣候的碳用語 | carbon sink; carbon source; carbon footprint; carbon cycle
order | effects of eutrophication on a lake | 富營養化對湖泊的影響 | nutrients enter the water=養分進入水中 > algae multiply rapidly=藻類迅速繁殖 > algae die=藻類死亡 > bacteria decompose them and use up oxygen=細菌分解牠們並耗盡氧 > fish die of lack of oxygen=魚類缺氧而死
order | steps in treating sewage | 處理污水的步驟 | screening > sedimentation > biological treatment=生物處理 > disinfection
order | DDT concentration along a food chain, lowest first | 食物鏈中滴滴涕濃度由低至高 | phytoplankton > zooplankton=浮游動物 > small fish=小魚 > large fish=大魚 > fish-eating bird=食魚鳥
fact | Ramsar Convention | 《拉姆薩爾公約》 | year of adoption | 通過年份 | 1971 | 1971 |
fact | CITES | 《瀕危野生動植物種國際貿易公約》 | year of adoption | 通過年份 | 1973 | 1973 |
fact | Montreal Protocol | 《蒙特利爾議定書》 | year of adoption | 通過年份 | 1987 | 1987 |
fact | Convention on Biological Diversity | 《生物多樣性公約》 | year of adoption | 通過年份 | 1992 | 1992 |
fact | Kyoto Protocol | 《京都議定書》 | year of adoption | 通過年份 | 1997 | 1997 |
fact | Paris Agreement | 《巴黎協定》 | year of adoption | 通過年份 | 2015 | 2015 |
fact | Mai Po and Inner Deep Bay as a Ramsar site | 米埔及內后海灣列為拉姆薩爾濕地 | year of designation | 劃定年份 | 1995 | 1995 |
fact | Hoi Ha Wan Marine Park | 海下灣海岸公園 | year of designation | 劃定年份 | 1996 | 1996 |
fact | Tung Ping Chau Marine Park | 東平洲海岸公園 | year of designation | 劃定年份 | 2001 | 2001 |
fact | Cape D'Aguilar Marine Reserve | 鶴咀海岸保護區 | year of designation | 劃定年份 | 1996 | 1996 |
fact | The Brothers Marine Park | 大小磨刀海岸公園 | year of designation | 劃定年份 | 2016 | 2016 |
fact | Southwest Lantau Marine Park | 大嶼山西南海岸公園 | year of designation | 劃定年份 | 2020 | 2020 |

== Microorganisms and humans | 微生物與人類
culture medium | 培養基 | substance | S6 | the liquid or gel with nutrients in or on which microorganisms are grown | 含養分、供微生物在其中或其上生長的液體或凝膠
agar | 瓊脂 | substance | S4 | the jelly-like carbohydrate from seaweed used to make culture media solid | 取自海藻、用來使營養液凝固的膠狀碳水化合物
selective medium | 選擇性培養基 | substance | S6 | a nutrient preparation on which only certain kinds of microorganisms can grow | 只容許某些種類的微生物生長的營養製品 | not=differential medium; kind=culture medium
differential medium | 鑑別性培養基 | substance | S6 | a nutrient preparation on which different kinds of microorganisms grow but show different colours or appearances | 不同種類的微生物都能生長、但呈現不同顏色或外觀的營養製品 | also-zh=鑑別培養基; not=selective medium; kind=culture medium
colony | 菌落 | structure | S4 | a visible mass of microorganisms on an agar plate, descended from one cell or a few together | 瓊脂平板上由單個或少數細胞繁殖而成、肉眼可見的一團微生物 | not=clear zone
clear zone | 透明圈 | structure | S6 | the ring without bacterial growth around a paper disc soaked in an antibiotic on an agar plate | 瓊脂平板上浸有抗生素的紙片周圍、沒有細菌生長的環形範圍 | also=zone of inhibition; also-zh=抑菌圈; not=colony
aseptic technique | 無菌技術 | method | S6 | the way of working, such as near a flame with sterile tools, that keeps unwanted microorganisms out | 在火焰旁使用已滅菌用具等，以防雜菌混入的操作方法 | not=pasteurisation
pour plate method | 傾注平板法 | method | S6 | the mixing of a diluted sample with warm melted agar, which then sets with colonies inside and on top | 把稀釋樣本與溫暖的液態瓊脂混合，凝固後內外長出菌落的方法 | not=spread plate method
spread plate method | 塗布平板法 | method | S6 | the spreading of a diluted sample evenly over a solid agar surface with a bent glass rod | 以彎曲玻璃棒把稀釋樣本均勻抹在已凝固的瓊脂表面的方法 | not=pour plate method
serial dilution | 系列稀釋 | method | S6 | the repeated lowering of the concentration of a sample by the same factor | 把樣本的濃度按同一倍數一次又一次降低的方法 | also-zh=連續稀釋
viable count | 活細胞計數 | quantity | S6 | the number of microbial cells able to grow into colonies in a unit volume of sample | 單位體積樣本中能長成菌落的微生物細胞數目 | not=total count
generation time | 世代時間 | quantity | S6 | the interval in which a bacterial population doubles in number | 細菌數目增加一倍所需的分鐘或小時數
minimum inhibitory concentration | 最低抑菌濃度 | quantity | S6 | the smallest amount of a drug per unit volume that stops the visible growth of a microbe | 能阻止某微生物出現肉眼可見生長的單位體積最少藥量
haemocytometer | 血細胞計數板 | device | S6 | a thick slide with a grid of known volume, used to count cells such as yeast under a microscope | 刻有已知體積的方格、在顯微鏡下點算酵母菌等的厚玻片 | also-zh=血球計數板; not=colorimeter
Bunsen burner | 本生燈 | device | S1 | the gas apparatus of the school laboratory whose flame is used to heat tools red-hot | 學校實驗室中以煤氣產生火焰、可把用具燒紅的裝置
acetic acid bacterium | 醋酸菌 | organism | S5 | the prokaryote that needs oxygen and turns ethanol of wine into vinegar | 需要氧、把酒中的乙醇氧化、令酒變酸的原核生物 | also=Acetobacter; also-zh=乙酸菌; not=lactic acid bacterium
Bacillus thuringiensis | 蘇雲金桿菌 | organism | S6 | the soil prokaryote whose crystal protein kills caterpillars and is sprayed on crops | 其晶體蛋白能殺死毛蟲、被噴在農作物上的泥土原核生物 | also=Bt
Staphylococcus aureus | 金黃葡萄球菌 | organism | S6 | the round prokaryote of skin and nose whose toxin in left-over food soon causes vomiting | 存在於皮膚和鼻孔、在放置過久的食物中產生毒素而很快引致嘔吐的原核生物 | not=Salmonella
yoghurt | 乳酪 | substance | S4 | the sour thick food made when bacteria turn lactose into lactic acid, which makes milk proteins set | 細菌把奶中的糖變成酸、令蛋白質凝結而成的酸味稠狀食品 | also-zh=酸乳酪; not=cheese
cheese | 芝士 | substance | S4 | the solid food made from milk curd that is separated from whey and ripened by microorganisms | 把奶凝塊壓去乳清、再由微生物熟成的固體食品 | also-zh=乾酪; not=yoghurt
vinegar | 醋 | substance | S4 | the sour liquid made when bacteria oxidise the ethanol of wine or cider | 細菌把酒中的乙醇氧化而成的酸味調味液體 | not=soy sauce
soy sauce | 豉油 | substance | S4 | the salty brown liquid made by moulds and other microorganisms from beans and wheat in brine | 霉菌等微生物在鹽水中使豆和小麥發酵而成的鹹味棕色液體 | also-zh=醬油; not=vinegar
beer | 啤酒 | substance | S4 | the alcoholic drink made by yeast from malted barley and flavoured with hops | 酵母菌使麥芽發酵、以蛇麻花調味的含酒精飲料 | not=wine
wine | 葡萄酒 | substance | S4 | the alcoholic drink made by yeast from the sugar of crushed grapes | 酵母菌使壓碎的提子中的糖發酵而成的含酒精飲料 | also-zh=餐酒; not=beer
single-cell protein | 單細胞蛋白 | substance | S5 | the dried biomass of bacteria, yeasts or algae grown on wastes as food for man or livestock | 以廢料培養細菌、酵母或藻類，乾燥後供人或禽畜食用的物質 | not=mycoprotein
penicillin | 青霉素 | substance | S4 | the first widely used antibiotic, from a blue-green mould, which stops bacteria building cell walls | 取自藍綠色霉菌、阻止細菌建造細胞壁、最早廣泛使用的抗生素 | also-zh=盤尼西林; not=streptomycin; kind=antibiotic
streptomycin | 鏈霉素 | substance | S6 | the antibiotic from soil bacteria that blocks bacterial ribosomes and was the first used against tuberculosis | 取自泥土細菌、阻礙細菌核糖體工作、最早用於結核病的抗生素 | not=penicillin; kind=antibiotic
broad-spectrum antibiotic | 廣譜抗生素 | substance | S6 | a drug that acts against many kinds of bacteria, both Gram-positive and Gram-negative | 對多種細菌，包括革蘭氏陽性和陰性者均有效的藥物 | not=narrow-spectrum antibiotic; kind=antibiotic
narrow-spectrum antibiotic | 窄譜抗生素 | substance | S6 | a drug that acts against only a few kinds of bacteria | 只對少數幾種細菌有效的藥物 | not=broad-spectrum antibiotic; kind=antibiotic
bactericidal drug | 殺菌藥 | substance | S6 | a medicine that kills bacteria directly | 直接令細菌死亡的藥物 | not=bacteriostatic drug
bacteriostatic drug | 抑菌藥 | substance | S6 | a medicine that stops bacteria multiplying without killing them | 令細菌不能繁殖但不會令其死亡的藥物 | not=bactericidal drug
exotoxin | 外毒素 | substance | S6 | the poisonous protein that living bacteria release into their surroundings | 活細菌釋放到周圍環境的有毒蛋白質 | not=endotoxin
endotoxin | 內毒素 | substance | S6 | the poisonous lipid part of the wall of Gram-negative bacteria, released mainly when they die | 革蘭氏陰性菌細胞壁中、主要在菌體死亡時釋出的有毒脂質成分 | not=exotoxin
attenuated vaccine | 減毒疫苗 | substance | S6 | a preparation of live but weakened pathogens given to cause immunity | 含有活而弱化的病原體、用以產生免疫力的製品 | not=inactivated vaccine; kind=vaccine
inactivated vaccine | 滅活疫苗 | substance | S6 | a preparation of killed pathogens given to cause immunity | 含有已殺死的病原體、用以產生免疫力的製品 | not=attenuated vaccine; kind=vaccine
toxoid vaccine | 類毒素疫苗 | substance | S6 | a preparation of bacterial poison made harmless but still able to cause immunity, as for tetanus | 含有已失去毒性但仍能引起免疫力的細菌毒質的製品，例如用於破傷風 | not=inactivated vaccine; kind=vaccine
subunit vaccine | 亞單位疫苗 | substance | S6 | a preparation of only selected parts of a pathogen, such as a surface protein, given to cause immunity | 只含病原體選定部分如表面蛋白質、用以產生免疫力的製品 | also-zh=次單位疫苗; not=attenuated vaccine; kind=vaccine
mRNA vaccine | 信使RNA疫苗 | substance | S6 | a preparation of nucleic acid in lipid particles that makes body cells produce a pathogen's protein for a time | 以脂質微粒帶入核酸，使人體細胞短暫製造病原體蛋白質的製品 | also-zh=mRNA疫苗; not=subunit vaccine; kind=vaccine
refrigeration | 冷藏 | method | S1 | the keeping of food at about four degrees Celsius, at which most microorganisms grow slowly | 把食物保存在約攝氏4度、令大部分微生物生長緩慢的方法 | not=freezing
freezing | 冷凍 | method | S1 | the keeping of food at about minus eighteen degrees Celsius, at which microorganisms stop growing | 把食物保存在約攝氏零下18度、令微生物停止生長的方法 | also-zh=急凍; not=refrigeration
drying | 乾燥 | method | S1 | the preserving of food by removing its water so that microorganisms cannot grow | 除去食物水分、使微生物不能生長的保存方法 | also=dehydration; also-zh=脫水; not=salting
salting | 鹽醃 | method | S1 | the preserving of food with a large amount of sodium chloride, which draws water out of microorganisms by osmosis | 加入大量氯化鈉、藉滲透作用使微生物失水的食物保存方法 | not=sugaring
pickling | 醋漬 | method | S4 | the preserving of food in a liquid of low pH in which most microorganisms cannot grow | 把食物浸在酸性液體中、使大部分微生物不能生長的保存方法 | not=salting
canning | 罐藏 | method | S1 | the preserving of food by sealing it in metal containers and heating it to kill microorganisms | 把食物密封在金屬容器內加熱，殺死微生物並防止其進入的保存方法 | also-zh=入罐; not=vacuum packing
vacuum packing | 真空包裝 | method | S1 | the preserving of food by removing the air around it in a sealed plastic bag | 抽走密封膠袋內食物周圍空氣的保存方法 | not=canning
irradiation | 輻照 | method | S6 | the preserving of food with gamma rays or electron beams that kill microorganisms without heating | 以伽瑪射線或電子束殺死微生物而不加熱的食物保存方法 | not=ultra-high temperature treatment
ultra-high temperature treatment | 超高溫處理 | method | S4 | the heating of milk to about 135 °C or above for a few seconds so that it keeps for months unopened | 把牛奶加熱至約135°C或以上數秒，使其未開封可保存數月的方法 | also=UHT treatment; also-zh=超高溫消毒法; not=pasteurisation
food preservative | 食物防腐劑 | substance | S3 | a chemical such as sulphur dioxide or a nitrite added to things eaten to slow the growth of microorganisms | 加入食品中減慢微生物生長的化學品，例如二氧化硫和亞硝酸鹽 | not=antioxidant
set | working methods of the microbiology laboratory | 微生物實驗室的操作方法 | aseptic technique; serial dilution; inoculation; incubation; sterilisation; Gram staining
set | quantities in the study of microbes | 研究微生物時的量 | total count=總細胞計數; viable count; generation time; minimum inhibitory concentration
set | apparatus of the microbiology laboratory | 微生物實驗室的儀器 | haemocytometer; colorimeter=比色計; autoclave; incubator=恆溫箱; inoculating loop; Bunsen burner
set | microbes used in making food | 製造食物所用的微生物 | baker's yeast=麵包酵母; Aspergillus=麴霉; acetic acid bacterium; lactic acid bacterium=乳酸菌
set | microbes useful to man | 對人類有用的微生物 | probiotic=益生菌; Bacillus thuringiensis; Penicillium; baker's yeast=麵包酵母; acetic acid bacterium
set | foods and drinks made by microbes | 由微生物製成的食物和飲料 | yoghurt; vinegar; beer; wine; soy sauce; bread=麵包
set | antibiotics | 抗生素 | penicillin; streptomycin; tetracycline=四環素; chloramphenicol=氯霉素
set | drugs by how they act on microbes | 按對微生物的作用區分的藥物 | bactericidal drug; bacteriostatic drug; antiviral drug=抗病毒藥; antifungal drug=抗真菌藥
set | drugs by the range of microbes they act on | 按有效範圍區分的藥物 | broad-spectrum antibiotic; narrow-spectrum antibiotic; antiviral drug=抗病毒藥; antifungal drug=抗真菌藥
set | kinds of vaccine | 疫苗的種類 | attenuated vaccine; inactivated vaccine; toxoid vaccine; subunit vaccine; mRNA vaccine
set | illnesses from germs in food and wounds | 病菌經食物或傷口引致的疾病 | botulism=肉毒中毒; tetanus; cholera; typhoid fever
set | illnesses and troubles of the gut | 腸胃的毛病 | food poisoning=食物中毒; constipation; peptic ulcer; appendicitis
set | preserving food with heat or cold | 以冷或熱保存食物的方法 | refrigeration; freezing; pasteurisation; ultra-high temperature treatment; canning
set | preserving food by taking water from microbes or food | 以減少水分保存食物的方法 | drying; salting; sugaring=糖漬; smoking of food=煙燻
set | preserving food with added substances | 加入物質來保存食物的方法 | salting; sugaring=糖漬; pickling; smoking of food=煙燻
set | preserving food without added substances | 不加物質而保存食物的方法 | drying; canning; vacuum packing; irradiation; freezing
set | substances added to food | 加入食物的物質 | food preservative; antioxidant=抗氧化劑; colouring=色素; sweetener=甜味劑
set | changes brought about by microbes | 微生物引起的變化 | food spoilage=食物變壞; alcoholic fermentation; lactic acid fermentation; ammonification
order | making yoghurt | 製造乳酪的步驟 | heat the milk to kill microbes=把奶加熱以殺死微生物 > let it cool to about 40 °C=冷卻至約40°C > add a starter culture=加入起子培養物 > keep it warm for some hours=保溫數小時 > chill the product=冷藏製成品
order | making bread | 製造麵包的步驟 | mix flour, water, sugar and yeast=混合麵粉、水、糖和酵母菌 > knead the dough=搓揉麵糰 > leave the dough to rise=讓麵糰發脹 > bake it=烘焗
order | making vinegar from grapes | 由提子製醋的步驟 | crush the grapes=壓碎提子 > yeast turns sugar into ethanol=酵母菌把糖變成乙醇 > bacteria oxidise ethanol to ethanoic acid=細菌把乙醇氧化為乙酸
order | testing bacteria with an antibiotic disc | 以抗生素紙片測試細菌的步驟 | spread bacteria on a nutrient agar plate=把細菌塗在營養瓊脂平板上 > place the antibiotic disc on the plate=把抗生素紙片放在平板上 > keep the plate in an incubator=把平板放入恆溫箱 > measure the clear zone=量度透明圈
fact | beer | 啤酒 | raw material | 原料 | malted barley | 大麥芽 |
fact | wine | 葡萄酒 | raw material | 原料 | grapes | 提子 |
fact | cheese | 芝士 | raw material | 原料 | milk | 奶 |
fact | soy sauce | 豉油 | raw material | 原料 | soya beans | 大豆 |
fact | bread | 麵包 | raw material | 原料 | flour | 麵粉 |

== Plant structure | 植物的構造
root | 根 | structure | P3 | the part of a plant, usually underground, that anchors it, absorbs water and bears no leaves | 通常在地下、固定植物、吸收水分、不長葉的植物部分 | not=stem
stem | 莖 | structure | P3 | the part of a plant, usually above ground, that bears leaves and buds and links them with the underground part | 通常在地面以上、長有葉和芽並把它們與地下部分連接的植物部分 | not=root
leaf | 葉 | structure | P3 | the part of a plant, usually flat and green, that grows out at a node and makes food | 通常扁平而呈綠色、由節長出、製造食物的植物部分 | also=leaves; not=stem
bud | 芽 | structure | P5 | a young undeveloped shoot or flower, often wrapped in small scales | 幼嫩而未發育、常有小鱗片包裹的枝條或花 | not=node
shoot system | 枝系 | system | S4 | the part of a plant made up of the stem, leaves, buds and flowers | 由莖、葉、芽和花組成的植物部分 | also-zh=莖系; not=root system
root system | 根系 | system | S4 | the part of a plant made up of all its branches below ground that anchor it and absorb water | 植物在地下固定植株並吸收水分的所有部分 | not=shoot system
lateral root | 側根 | structure | S4 | a branch of the main downward axis of a plant, arising inside it | 由向下生長的主軸內部長出的分枝 | not=taproot
fibrous root | 鬚根 | structure | S4 | one of a bunch of thin roots of similar size growing from the base of a stem, as in grasses | 由莖基部長出、一束粗幼相若的根之一，見於禾草 | not=taproot
adventitious root | 不定根 | structure | S5 | an anchoring or absorbing organ that grows from an unusual place, such as a stem or a leaf | 由不尋常位置如莖或葉長出、有固定或吸收作用的器官 | not=lateral root
buttress root | 板根 | structure | S5 | a tall flat outgrowth at the base of the trunk of some rainforest trees that supports them | 某些雨林樹木樹幹基部的高大扁平突起，能支撐樹木 | not=prop root
breathing root | 呼吸根 | structure | S5 | a root of certain mangrove plants that grows up out of waterlogged mud to take in oxygen | 某些紅樹伸出積水泥面以吸取氧的根 | also=pneumatophore; not=prop root
climbing root | 攀緣根 | structure | S5 | an organ growing from the stem of a plant such as ivy that clings to walls or trunks | 由常春藤等植物的莖長出、緊貼牆壁或樹幹的器官 | not=tendril
root tip | 根尖 | structure | S4 | the end of an underground organ, where its cells divide and elongate | 地下器官末端細胞分裂和伸長的部分 | not=root hair
node | 節 | structure | S4 | the point on a stem from which a leaf arises | 莖上長出葉的位置 | not=internode
leaf axil | 葉腋 | structure | S4 | the upper angle between a leaf stalk and the stem that bears it | 葉柄與其着生的莖之間的上方夾角 | not=node
leaf scar | 葉痕 | structure | S5 | the mark left on a twig where a petiole has fallen off | 柄部脫落後在小枝上留下的印記 | not=lenticel
leaf blade | 葉片 | structure | S4 | the broad flat part of the organ of photosynthesis, attached to a stalk | 光合作用器官中與柄相連、寬闊而扁平的部分 | also=lamina; not=petiole
petiole | 葉柄 | structure | S4 | the stalk that joins a leaf blade to the stem | 把葉片連接到莖的細長部分 | also=leaf stalk; not=midrib
leaf vein | 葉脈 | structure | S4 | any of the strands of vascular tissue in the organ of photosynthesis, which also give it support | 光合作用器官內的維管組織束，同時具有支持作用 | not=petiole
stipule | 托葉 | structure | S5 | one of a pair of small green outgrowths at the base of a leaf stalk | 位於葉柄基部、成對的細小綠色突出物之一 | not=petiole
leaf margin | 葉緣 | structure | S4 | the edge of the organ of photosynthesis, which may be smooth or toothed | 光合作用器官的邊沿，可平滑或呈齒狀 | not=leaf tip
leaf tip | 葉尖 | structure | S4 | the end of the organ of photosynthesis farthest from the stalk | 光合作用器官離柄最遠的一端 | not=leaf margin
compound leaf | 複葉 | form | S4 | a type of organ of photosynthesis whose blade is divided into several separate leaflets | 由多片獨立小葉組成的光合作用器官 | not=simple leaf
needle leaf | 針葉 | form | S4 | a thin, stiff, pointed type of organ of photosynthesis that reduces water loss, as in pine | 幼細堅硬而尖、可減少失水的光合作用器官，見於松樹 | not=scale leaf
scale leaf | 鱗葉 | form | S5 | a small thin type of organ that covers buds or underground stems and seldom makes food | 細小而薄、覆蓋芽或地下莖、很少製造食物的器官 | not=needle leaf
tendril | 捲鬚 | structure | S4 | a thread-like coiling organ with which a weak stem holds on to a support | 細長而會盤繞、讓柔弱的莖抓住支持物的器官 | not=thorn
trichome | 毛狀體 | structure | S6 | a hair-like outgrowth of the epidermal cells of a shoot that may reduce water loss or keep off insects | 莖葉的表皮細胞長出、可減少失水或阻擋昆蟲的絲狀突起 | not=root hair
reticulate venation | 網狀脈 | form | S4 | the pattern in which the veins of a leaf branch and join up again, typical of dicotyledons | 葉脈分枝並互相連接的排列，是雙子葉植物的特徵 | not=parallel venation
parallel venation | 平行脈 | form | S4 | the pattern in which the veins of a leaf run side by side without meeting, typical of monocotyledons | 葉脈並排伸展而不相交的排列，是單子葉植物的特徵 | not=reticulate venation
alternate arrangement | 互生 | form | S5 | the pattern in which only one leaf arises at each node of the stem, on different sides in turn | 莖的每個節只長一片葉、輪流長在不同方向的排列 | not=opposite arrangement
opposite arrangement | 對生 | form | S5 | the pattern in which two leaves arise at each node of the stem, facing each other | 莖的每個節長出兩片葉、彼此相向的排列 | not=alternate arrangement
whorled arrangement | 輪生 | form | S5 | the pattern in which three or more leaves arise in a ring at each node of the stem | 莖的每個節長出三片或以上的葉、圍成一圈的排列 | not=opposite arrangement
herbaceous plant | 草本植物 | organism | S3 | a plant with a soft green stem that has little or no wood | 莖部柔軟、呈綠色、極少或沒有木質的植物 | also=herb; not=shrub
woody plant | 木本植物 | organism | S3 | a plant whose stem thickens year after year by secondary growth and becomes hard | 莖部因次生生長而逐年加粗變硬的植物 | not=herbaceous plant
tree | 喬木 | organism | S3 | a tall plant with one hard main trunk that branches well above the ground | 高大、有單一堅硬主幹、在離地頗高處分枝的植物 | not=shrub; kind=woody plant
shrub | 灌木 | organism | S3 | a low plant with several hard stems that branch from near the ground | 矮小、由近地面處分出數條堅硬枝幹的植物 | not=tree; kind=woody plant
climber | 攀緣植物 | organism | S3 | a plant with a long weak stem that grows upwards by holding on to or winding round a support | 莖部柔弱細長、抓住或纏繞支持物向上生長的植物 | also-zh=攀援植物; not=epiphyte
annual plant | 一年生植物 | organism | S4 | a plant that grows from seed, flowers, seeds and dies within a single growing season | 在同一個生長季節內萌發、開花、結籽並死亡的植物 | not=biennial plant
biennial plant | 兩年生植物 | organism | S4 | a plant that stores food in its first season of growth, then flowers, seeds and dies in the next | 首個生長季節貯存養料，下一季開花、結籽並死亡的植物 | also-zh=二年生植物; not=perennial plant
perennial plant | 多年生植物 | organism | S4 | a plant that lives for more than two years | 生命周期超過兩年的植物 | not=annual plant
evergreen plant | 常綠植物 | organism | S3 | a plant that keeps leaves all the year, shedding only a few at a time | 全年有葉、每次只掉少量葉子的植物 | not=deciduous plant
insectivorous plant | 食蟲植物 | organism | S4 | a green plant of poor soils, such as the pitcher plant, that traps and digests small animals to obtain nitrogen | 生長在貧瘠泥土、捕捉並消化小動物以取得氮的綠色植物，例如豬籠草 | also=carnivorous plant; not=parasitic plant
parasitic plant | 寄生植物 | organism | S5 | a plant, such as dodder, that draws food or water from the living tissues of another plant | 從另一活植物的組織吸取養料或水的植物，例如菟絲子 | not=epiphyte
succulent | 肉質植物 | organism | S4 | a plant that stores plenty of water in thick fleshy leaves or stems, such as aloe | 在肥厚的葉或莖內貯存大量水分的植物，例如蘆薈 | also-zh=多肉植物; not=hydrophyte
primary growth | 初生生長 | process | S5 | the lengthening of roots and shoots by division of cells at their tips | 根和枝條藉尖端細胞分裂而伸長的過程 | not=secondary growth
secondary growth | 次生生長 | process | S5 | the thickening of stems and roots by division of cells in the cambium | 莖和根藉形成層細胞分裂而加粗的過程 | not=primary growth
abscission | 脫落 | process | S6 | the shedding of leaves or fruits after a weak layer of cells has formed across the stalk | 柄部形成脆弱的細胞層後，葉或果實離開植株的過程 | not=wilting
lateral meristem | 側生分生組織 | structure | S6 | the cylinder of dividing cells along a stem or root that makes it thicker | 沿莖或根分佈、能分裂而使其加粗的圓筒狀細胞群 | not=apical meristem; kind=meristem
cork cambium | 木栓形成層 | structure | S6 | the layer of dividing cells in a woody stem that makes the protective outer tissue of the bark | 木質莖內能分裂、產生樹皮外層保護組織的一層細胞 | not=vascular cambium; kind=lateral meristem
vascular cambium | 維管形成層 | structure | S6 | the layer of dividing cells in a stem that makes secondary xylem on its inside and secondary phloem on its outside | 莖內能分裂、向內產生次生木質部、向外產生次生韌皮部的一層細胞 | not=cork cambium; kind=lateral meristem
cork | 木栓 | structure | S5 | the outer tissue of dead waterproof cells that replaces the epidermis in an old stem | 老莖中取代表皮、由已死而不透水的細胞組成的外層組織 | not=epidermis
bark | 樹皮 | structure | S3 | the outer covering of a woody stem that includes all tissues outside the vascular cambium | 木質莖中維管形成層以外所有組織構成的覆蓋物 | not=cork
heartwood | 心材 | structure | S6 | the dark central part of a trunk whose old vessels no longer carry water | 樹幹中央顏色較深、老導管已不再輸水的部分 | not=sapwood
sapwood | 邊材 | structure | S6 | the pale outer part of the xylem of a trunk whose young vessels still carry water | 樹幹木質部外圍顏色較淺、新導管仍能輸水的部分 | not=heartwood
spring wood | 春材 | structure | S6 | the pale part of a year's growth in a trunk, with large thin-walled vessels made when growth is fast | 樹幹每年生長中，在快速生長時形成、導管大而壁薄的淺色部分 | also=early wood; also-zh=早材; not=autumn wood
autumn wood | 秋材 | structure | S6 | the dark part of a year's growth in a trunk, with small thick-walled vessels made when growth is slow | 樹幹每年生長中，在緩慢生長時形成、導管小而壁厚的深色部分 | also=late wood, summer wood; also-zh=晚材; not=spring wood
cortex | 皮層 | structure | S4 | the tissue of a root or stem between the epidermis and the vascular tissue | 根或莖內位於表皮與維管組織之間的組織 | not=pith
pericycle | 中柱鞘 | structure | S6 | the layer of cells just inside the endodermis of a root, from which side branches arise | 根內緊貼內皮層內側、側根由此產生的細胞層 | not=endodermis
xylem fibre | 木質纖維 | structure | S6 | a long, narrow, dead cell among the water-carrying tubes that only gives support | 位於輸水管道之間、狹長而已死、只起支持作用的細胞 | not=tracheid
sclereid | 石細胞 | structure | S6 | a short, very thick-walled dead cell that gives hardness to nutshells and grit to pears | 短而壁極厚、使果殼堅硬並令梨肉有砂粒感的死細胞 | also=stone cell; not=xylem fibre
sieve plate | 篩板 | structure | S5 | the perforated end wall between two cells of a food-carrying tube of a plant | 植物輸送養料的管道中，兩個細胞之間有小孔的橫壁 | not=pit
pit | 紋孔 | structure | S6 | a thin area without secondary wall in a plant cell through which water passes sideways to the next cell | 植物細胞中沒有次生壁的薄處，水由此橫向流到相鄰細胞 | not=stoma
set | main organs of a flowering plant | 開花植物的主要器官 | root; stem; leaf; flower=花; fruit=果實
set | parts of a shoot | 枝條的各部分 | node; internode; apical bud; lateral bud; leaf axil; leaf scar
set | parts of a twig | 小枝的各部分 | node; internode; bud; leaf scar; lenticel
set | roots and their outgrowths | 根及其突起 | adventitious root; lateral root; taproot=直根; root hair
set | kinds of root | 根的種類 | taproot=直根; fibrous root; lateral root; breathing root
set | roots with special forms or jobs | 具特殊形態或功能的根 | prop root=支柱根; buttress root; breathing root; climbing root; root tuber
set | parts of a young root | 幼根的各部分 | root hair; root cap; region of elongation; region of cell division=細胞分裂區; lateral root
set | ends and outgrowths of plant organs | 植物器官的末端和突起 | root tip; leaf tip; trichome; root hair
set | parts of a leaf | 葉的各部分 | petiole; midrib=中脈; stipule; leaf margin; leaf tip
set | parts of a leafy twig | 帶葉小枝的各部分 | leaf blade; petiole; stipule; bud
set | parts seen inside and on a leaf | 葉的內外構造 | leaf vein; air space=氣隙; cuticle; stoma; palisade mesophyll
set | patterns shown by leaves and veins | 葉序和脈序的類型 | reticulate venation; parallel venation; alternate arrangement; opposite arrangement; whorled arrangement
set | ways in which leaves are set on a stem | 葉在莖上的排列方式 | alternate arrangement; opposite arrangement; whorled arrangement; rosette=基生蓮座狀
set | sharp structures and climbing organs of plants | 植物的尖刺和攀緣器官 | thorn=莖刺; leaf spine=葉刺; prickle=皮刺; tendril
set | modified organs of plants | 植物的變態器官 | phylloclade=葉狀莖; tendril; leaf spine=葉刺; stem tuber; rhizome; bulb
set | organs by which plants climb or stand | 植物攀緣或支撐的器官 | tendril; climbing root; prop root=支柱根; buttress root
set | plants by kind of stem | 按莖部區分的植物 | herbaceous plant; tree; shrub; climber
set | plants and plant-like organisms by build | 按構造區分的植物和似植物的生物 | woody plant; herbaceous plant; moss; green alga
set | plants by their leaves and seasons | 按葉和季節習性區分的植物 | deciduous plant=落葉植物; evergreen plant; annual plant; biennial plant
set | plants by how they get food or support | 按取得養料或支持的方式區分的植物 | insectivorous plant; parasitic plant; epiphyte; climber
set | plants of special habitats | 適應特殊環境的植物 | succulent; hydrophyte; halophyte; epiphyte
set | processes of growth and loss in plants | 植物生長和損失的過程 | primary growth; secondary growth; abscission; wilting; germination
set | meristems | 分生組織的種類 | apical meristem=頂端分生組織; intercalary meristem=居間分生組織; cork cambium; vascular cambium
set | layers of a woody stem | 木質莖的各層 | cork; cork cambium; vascular cambium; heartwood; sapwood; pith
set | parts of a tree trunk | 樹幹的各部分 | bark; wood=木材; pith; vascular cambium
set | parts of wood | 木材的各部分 | spring wood; autumn wood; heartwood; sapwood
set | things seen on a cut trunk | 樹幹切面上所見 | annual ring=年輪; bark; pith; heartwood; sapwood
set | tissues of a root from outside inwards | 根的各層組織 | epidermis; cortex; endodermis; pericycle; xylem; phloem
set | regions of a young stem or root | 幼莖或根的各區 | cortex; stele=中柱; epidermis; root cap
set | cell walls and openings of plant cells | 植物細胞壁及其孔隙 | sieve plate; pit; Casparian strip=卡氏帶; stoma; lenticel
set | cells of conducting and supporting tissue | 輸導和支持組織的細胞 | tracheid; xylem fibre; sclereid; companion cell; sieve tube
set | tissues of plants | 植物的組織 | collenchyma=厚角組織; sclerenchyma; aerenchyma=通氣組織; cork
set | waxy and hard substances of plants | 植物的蠟質和堅硬物質 | cutin; suberin; lignin; cellulose
order | tissues of a root from the surface to the centre | 根由表面至中央的組織 | epidermis > cortex > endodermis > pericycle > xylem
order | regions of a young root from the tip upwards | 幼根由尖端向上的區域 | root cap > region of cell division=細胞分裂區 > region of elongation > region of differentiation
order | layers of a tree trunk from the outside to the centre | 樹幹由外至中央的各層 | bark > vascular cambium > sapwood > heartwood > pith
order | path of water through a plant | 水在植物內的路徑 | root > stem > leaf > air=大氣
fact | carrot | 胡蘿蔔 | plant organ that is eaten | 食用的植物器官 | root | 根 |
fact | potato | 馬鈴薯 | plant organ that is eaten | 食用的植物器官 | stem | 莖 |
fact | spinach | 菠菜 | plant organ that is eaten | 食用的植物器官 | leaf | 葉 |
fact | tomato | 番茄 | plant organ that is eaten | 食用的植物器官 | fruit | 果實 |
fact | soya bean | 大豆 | plant organ that is eaten | 食用的植物器官 | seed | 種子 |

== Plant nutrition, transport, support and growth responses | 植物的營養、運輸、支持及生長反應
translocation | 轉運 | process | S4 | the movement of sugars and other organic food through the phloem of a plant | 植物經韌皮部把糖等有機養料輸送到各部分的過程 | also-zh=輸導作用; not=transpiration
xylem | 木質部 | structure | S2 | the plant tissue that carries water and dissolved minerals upwards from the roots | 植物體內把水和溶解的礦物質由根部向上輸送的組織 | not=phloem
phloem | 韌皮部 | structure | S2 | the plant tissue that carries sugars made in the leaves to all other parts | 植物體內把葉片製造的糖輸送到其他部分的組織 | not=xylem
pith | 髓 | structure | S4 | the soft storage tissue at the very centre of a dicotyledonous stem | 雙子葉植物莖部正中央、柔軟而有貯存作用的組織
endodermis | 內皮層 | structure | S5 | the single layer of cells in a root that surrounds the central vascular tissue | 根內包圍着中央維管組織的單層細胞
tracheid | 管胞 | structure | S6 | a long tapering dead cell that conducts water through pits in its thick walls | 狹長而兩端尖細的死細胞，水經其厚壁上的紋孔傳到另一細胞
lenticel | 皮孔 | structure | S4 | a gap filled with loose cells in the bark of a woody stem through which gases pass | 木質莖表面充滿疏鬆細胞、讓氣體進出的裂隙
root hair | 根毛 | structure | S2 | a fine outgrowth of a single epidermal cell underground that absorbs water and minerals | 由地下器官的單個表皮細胞向外伸出、吸收水和礦物質的細長突起
root cap | 根冠 | structure | S4 | the layer of cells that protects the growing tip as it pushes through the soil | 生長尖端在泥土中推進時，覆蓋和保護它的一層細胞
region of elongation | 伸長區 | structure | S4 | the zone of a root where newly formed cells take in water and greatly increase in size | 根部新生細胞吸水而體積大增、把根尖向前推的部分
region of differentiation | 分化區 | structure | S4 | the zone of a root where cells become specialised and root hairs are found | 根部細胞各具專門功能、並長有根毛的部分
apical bud | 頂芽 | structure | S4 | the undeveloped shoot at the very tip of a stem, where growth in height takes place | 位於主莖尖端、使植物長高的未發育枝條
lateral bud | 側芽 | structure | S4 | an undeveloped shoot in the angle between a leaf and the stem, which may become a branch | 位於葉與莖夾角之間、可發育成分枝的未發育枝條
internode | 節間 | structure | S4 | the length of stem between one point of leaf attachment and the next | 莖上兩個相鄰着葉位置之間的一段
coleoptile | 胚芽鞘 | structure | S5 | the sheath that covers and protects the young shoot of a grass or cereal seedling | 包裹並保護禾本科植物幼苗嫩梢的筒狀結構
transpiration pull | 蒸騰拉力 | quantity | S4 | the suction force that draws water up the stem as water vapour is lost from the leaves | 葉片散失水分時產生、把水沿莖部向上吸引的力 | not=root pressure
root pressure | 根壓 | quantity | S5 | the push from below that forces water up the stem as minerals are pumped into underground xylem vessels | 地下部分的導管積聚礦物質和水後，由下而上推動水分的力 | not=transpiration pull
cohesion | 內聚力 | quantity | S4 | the attraction between water molecules that keeps the water column in a xylem vessel unbroken | 水分子之間的吸引力，使導管中的水柱不會中斷 | not=adhesion
adhesion | 附着力 | quantity | S4 | the attraction between water molecules and the wall of the xylem vessel that holds them | 水分子與導管壁之間的吸引力 | not=cohesion
cutin | 角質 | substance | S5 | the waxy material that waterproofs the outer surface of leaves and young stems | 覆蓋葉和嫩莖表面、令其不透水的蠟質物質
suberin | 木栓質 | substance | S6 | the waterproof material found in the walls of cork cells of bark | 樹皮軟木細胞的壁所含的防水物質
nitrogen | 氮 | substance | S4 | the mineral element found in every amino acid, which plants take up mostly as nitrate | 所有氨基酸都含有的礦物元素，植物主要以硝酸根離子的形式吸收
phosphorus | 磷 | substance | S4 | the non-metal in ATP and nucleic acids whose shortage gives plants poor roots and purplish leaves | 核酸和ATP所含的非金屬元素，缺乏時植物根部生長不良、葉片帶紫色
potassium | 鉀 | substance | S4 | the metallic element whose ions move into guard cells when stomata open | 其離子在氣孔張開時進入保衛細胞的金屬元素
tropism | 向性 | process | S5 | a growth response of a plant part in a direction set by the direction of a stimulus | 植物部分的一種生長反應，其方向取決於刺激的方向
phototropism | 向光性 | process | S5 | the growth response of a plant part to the direction of light | 植物部分對照明方向所作出的生長反應 | kind=tropism
geotropism | 向地性 | process | S5 | the growth response of a plant part to gravity | 植物部分對重力所作出的生長反應 | also=gravitropism; kind=tropism
hydrotropism | 向水性 | process | S5 | the growth response of a root to a difference in moisture in the soil | 根部對泥土濕度差異所作出的生長反應 | kind=tropism
thigmotropism | 向觸性 | process | S5 | the growth response of a plant part to contact with a solid object | 植物部分因碰到固體物件而作出的生長反應 | kind=tropism
chemotropism | 向化性 | process | S5 | the growth response of a plant part to the direction of a chemical, as of a pollen tube to an ovule | 植物部分對某種物質所在方向所作出的生長反應，例如花粉管朝胚珠生長 | kind=tropism
positive geotropism | 正向地性 | process | S5 | the downward growth of a plant part in the direction of gravity, as shown by roots | 植物部分順着重力方向向下生長的反應，例如根
negative geotropism | 負向地性 | process | S5 | the upward growth of a plant part against the direction of gravity, as shown by shoots | 植物部分逆着重力方向向上生長的反應，例如枝條
auxin | 生長素 | substance | S5 | the plant hormone made in shoot tips that accumulates on the shaded side and makes cells elongate | 由枝條尖端製造、在背光面積聚並促使細胞伸長的植物激素
gibberellin | 赤霉素 | substance | S6 | the plant hormone that makes dwarf plants grow tall and breaks the dormancy of seeds | 能使矮生植物長高並打破種子休眠的植物激素
cytokinin | 細胞分裂素 | substance | S6 | the plant hormone made chiefly in roots that promotes mitosis and delays the ageing of leaves | 主要由根製造、促使組織增生並延緩葉片衰老的植物激素
ethene | 乙烯 | substance | S6 | the gaseous plant hormone that speeds up the ripening of fruit | 能加快果實成熟的氣態植物激素 | also=ethylene
abscisic acid | 脫落酸 | substance | S6 | the plant hormone that closes stomata in drought and keeps seeds dormant | 在乾旱時使氣孔關閉、並使種子保持休眠的植物激素
apical dominance | 頂端優勢 | process | S6 | the inhibition of the growth of side branches by hormone from the tip of the main stem | 主莖尖端產生的激素抑制側枝生長的現象
photoperiodism | 光週期現象 | process | S6 | the control of flowering by the relative lengths of day and night | 植物開花受日夜相對長短控制的現象
bubble potometer | 氣泡蒸騰計 | device | S4 | an apparatus that measures a shoot's rate of water uptake by the movement of air in a capillary tube | 以毛細管內液柱的移動量度枝條吸水速率的儀器 | not=weight potometer
weight potometer | 重量蒸騰計 | device | S4 | an apparatus on a balance that shows both the water taken up and the water lost by a plant | 置於天平上、可同時顯示植物吸水量和失水量的儀器 | not=bubble potometer
clinostat | 迴轉器 | device | S5 | an apparatus that slowly turns a seedling so that gravity acts on all its sides equally | 使幼苗不停改變朝向、令重力均勻作用於其各面的儀器
cobalt chloride paper | 氯化鈷試紙 | device | S3 | a blue strip that turns pink when it meets the water given off by a leaf | 遇上葉片散失的水分時由藍色變成粉紅色的小條
ringing experiment | 環割實驗 | method | S5 | the removal of a circle of bark from a stem to show where organic food is transported | 在莖上剝去一圈樹皮，以顯示有機養料輸送部位的做法
hydroponics | 水耕法 | method | S4 | the growing of plants with their roots in a solution of minerals instead of soil | 把植物的根置於礦物質溶液而非泥土中的栽種方法
xerophyte | 旱生植物 | organism | S5 | a plant adapted to live where water is scarce, such as a cactus | 適應在缺水環境中生活的植物，例如仙人掌
hydrophyte | 水生植物 | organism | S5 | a plant adapted to live in or on fresh water, such as a water lily | 適應在池塘和湖泊中生活的植物，例如睡蓮
halophyte | 鹽生植物 | organism | S5 | a plant adapted to live in salty soil, such as a mangrove | 適應在海邊鹹泥土中生活的植物，例如紅樹
epiphyte | 附生植物 | organism | S5 | a plant that grows on another plant for support without taking food from it | 長在其他植物上以獲得支持、但不吸取其養分的植物
set | tissues found across a young stem or root | 幼莖或根橫切面中的組織 | xylem; phloem; cambium; pith; endodermis
set | cells and tubes of the conducting tissues | 輸導組織的細胞和管道 | xylem vessel; sieve tube; companion cell; tracheid
set | layers of a leaf | 葉片的各層 | cuticle; upper epidermis; palisade mesophyll; spongy mesophyll; lower epidermis
set | structures at the surface of a plant | 植物表面的結構 | stoma; guard cell; lenticel; root hair; root cap; cuticle
set | regions of a root tip | 根尖的各區 | root cap; region of cell division=細胞分裂區; region of elongation; region of differentiation
set | parts of a shoot | 枝條的部分 | apical bud; lateral bud; internode; lenticel; coleoptile
set | forces that act on water in plants | 植物體內對水起作用的力 | transpiration pull; root pressure; cohesion; adhesion; turgor pressure
set | materials that strengthen or waterproof plant cell walls | 使植物細胞壁堅固或防水的物質 | lignin; cutin; suberin; cellulose=纖維素
set | mineral elements needed by plants | 植物需要的礦物元素 | nitrogen; magnesium; phosphorus; potassium; iron; calcium
set | growth responses of plants by kind of stimulus | 按刺激種類區分的植物生長反應 | phototropism; geotropism; hydrotropism; thigmotropism; chemotropism
set | directions in which shoots and roots grow | 枝條和根的生長方向反應 | positive phototropism=正向光性; negative phototropism=負向光性; positive geotropism; negative geotropism
set | plant hormones | 植物激素 | auxin; gibberellin; cytokinin; ethene; abscisic acid
set | apparatus for experiments on plants | 植物實驗的儀器 | bubble potometer; weight potometer; clinostat; cobalt chloride paper
set | techniques used with plants | 應用於植物的技術 | ringing experiment; hydroponics; grafting; cutting; tissue culture=組織培養
set | movements of substances in plants and animals | 動植物體內物質的移動 | transpiration; translocation; absorption; gas exchange; reabsorption
set | tissues inside a leaf | 葉片內的組織 | xylem; phloem; upper epidermis; palisade mesophyll; spongy mesophyll
set | plant tissues told apart under the microscope | 在顯微鏡下可分辨的植物組織 | collenchyma=厚角組織; sclerenchyma; palisade mesophyll; endodermis; phloem
set | growing and protecting parts of a plant | 植物的生長和保護部分 | apical bud; lateral bud; root cap; cambium; region of cell division=細胞分裂區
set | hormones that promote growth in plants and animals | 促進動植物生長的激素 | auxin; gibberellin; cytokinin; growth hormone; thyroxine
set | growth responses seen in climbers, roots, shoots and pollen tubes | 攀緣莖、根、枝條和花粉管的生長反應 | positive phototropism=正向光性; positive geotropism; hydrotropism; thigmotropism; chemotropism
set | apparatus of the biology laboratory | 生物實驗室的儀器 | bubble potometer; spirometer; clinostat; sphygmomanometer; cobalt chloride paper
set | elements taken in by plants and animals | 動植物攝取的元素 | nitrogen; magnesium; potassium; sodium; iodine
set | protective and strengthening materials of living things | 生物的保護和支持物質 | lignin; cutin; keratin; chitin; collagen
set | materials that keep water or germs out | 阻隔水分或病菌的物質 | suberin; cutin; sebum; mucus; keratin
set | living things named by their way of life | 按生活方式命名的生物 | xerophyte; hydrophyte; halophyte; parasite; epiphyte
set | operations on plants | 對植物進行的處理 | ringing experiment; hydroponics; layering; grafting
order | path of water from soil to air through a plant | 水由泥土經植物到大氣的途徑 | root hair > cortex of the root=根的皮層 > endodermis > xylem vessel > mesophyll cells of the leaf=葉肉細胞 > stoma
order | layers of a leaf from the top downwards | 葉片由上至下的各層 | cuticle > upper epidermis > palisade mesophyll > spongy mesophyll > lower epidermis
order | regions of a root from the tip upwards | 根由尖端向上的各區 | root cap > region of cell division=細胞分裂區 > region of elongation > region of differentiation

== Human nutrition and digestion | 人的營養與消化
ingestion | 攝食 | process | S2 | the taking of solid or liquid food into the mouth | 把固體或液體養料送入口中的過程 | not=digestion
digestion | 消化 | process | S2 | the breakdown of large food molecules into small soluble ones that the body can absorb | 把大的食物分子分解成細小、可溶於水的分子的過程 | not=absorption
absorption | 吸收 | process | S2 | the passage of small food molecules through the gut wall into the blood or lymph | 細小的食物分子穿過腸壁進入血液或淋巴的過程 | not=assimilation
assimilation | 同化 | process | S4 | the use of food molecules by body cells to make new substances or release energy | 體細胞運用食物分子製造新物質或釋放能量的過程 | not=absorption
peristalsis | 蠕動 | process | S2 | the wave-like contraction of gut muscles that pushes food along | 腸道肌肉波浪式收縮、推動食物前進的過程
mastication | 咀嚼 | process | S2 | the cutting and grinding of food by the teeth | 牙齒把食物切斷和磨碎的過程 | also=chewing
emulsification | 乳化作用 | process | S4 | the breaking of large fat drops into many tiny droplets without any chemical change | 把大脂肪滴變成許多微小油滴、不涉及化學變化的過程
detoxification | 解毒 | process | S4 | the changing of alcohol and other harmful substances into harmless ones by the liver | 肝把酒精等有害物質變成無害物質的過程
swallowing | 吞嚥 | process | S2 | the movement of a ball of chewed food from the mouth through the pharynx into the oesophagus | 把嚼碎的食物團由口經咽喉送入食道的過程
buccal cavity | 口腔 | structure | S2 | the space inside the head where food is chewed and mixed with saliva | 位於頭部、咀嚼食物並使其與唾液混合的空間 | also=mouth cavity
pharynx | 咽 | structure | S4 | the common passage for food and air at the back of the mouth and nose | 位於口鼻後方、食物和空氣共用的通道
oesophagus | 食道 | structure | S2 | the muscular tube behind the trachea that carries food to the stomach by peristalsis | 位於氣管後面、藉蠕動把食團送到胃的肌肉管 | also=gullet
stomach | 胃 | structure | S2 | the muscular bag that mixes food with an acidic digestive juice | 以酸性消化液攪拌食物的肌肉囊
duodenum | 十二指腸 | structure | S4 | the first short part of the small intestine, which receives bile and pancreatic juice | 小腸最前的一小段，接收膽汁和胰液 | not=ileum
ileum | 迴腸 | structure | S4 | the last and long part of the small intestine, where most food molecules are absorbed | 小腸最後而較長的部分，大部分食物分子在此被吸收 | not=ilium, duodenum
caecum | 盲腸 | structure | S4 | the pouch at the beginning of the large intestine to which the appendix is joined | 位於大腸開端、與闌尾相連的囊
colon | 結腸 | structure | S4 | the longest part of the large intestine, where much water is absorbed from undigested food | 大腸中最長的部分，從未消化的食物吸收不少水分
rectum | 直腸 | structure | S4 | the last part of the large intestine, where faeces are stored before leaving the body | 大腸的最後部分，糞便在排出前貯存於此
anus | 肛門 | structure | S2 | the opening at the end of the gut through which faeces leave the body | 消化道末端讓糞便排出體外的開口
liver | 肝 | structure | S2 | the large organ below the diaphragm that makes bile and stores glycogen | 位於橫膈膜下方、製造膽汁和貯存糖原的大型器官
gall bladder | 膽囊 | structure | S2 | the small sac that stores bile before releasing it into the small intestine | 貯存肝所分泌的綠色液體並把它釋放到小腸的袋狀器官 | not=liver
pancreas | 胰 | structure | S2 | the gland below the stomach that makes both a digestive juice and the hormone insulin | 位於胃下方、既分泌消化液又分泌調節血糖激素的腺體 | also-zh=胰臟
salivary gland | 唾液腺 | structure | S2 | one of the organs that secrete a starch-digesting juice into the mouth | 把含澱粉酶的分泌物注入口腔的器官
gastric gland | 胃腺 | structure | S4 | a tiny gland that secretes hydrochloric acid and a protease | 分泌氫氯酸和蛋白酶的微小腺體
bile duct | 膽管 | structure | S4 | the tube that carries a green digestive fluid from the liver to the duodenum | 把能乳化脂肪的綠色液體輸送到十二指腸的管道
appendix | 闌尾 | structure | S4 | the narrow blind tube hanging from the first part of the large intestine | 連接在大腸開端、末端封閉的狹窄小管
villus | 絨毛 | structure | S4 | a finger-like projection of the inner wall of the small intestine, with a network of capillaries | 小腸內壁的指狀突起，內有微血管網和乳糜管 | also=villi; not=microvillus
microvillus | 微絨毛 | structure | S4 | a tiny finger-like projection of the membrane of one cell lining the small intestine | 小腸內壁單個細胞的細胞膜形成的微小突起 | also=microvilli; not=villus
lacteal | 乳糜管 | structure | S4 | the lymph vessel at the centre of a villus, which absorbs fat | 位於小腸指狀突起中央、吸收脂質並與淋巴系統相通的管道
epiglottis | 會厭軟骨 | structure | S4 | the flap that covers the entrance to the larynx when food is swallowed | 吞嚥時蓋住喉部入口的瓣狀結構 | also-zh=會厭
saliva | 唾液 | substance | S2 | the juice in the mouth that moistens food and begins the breakdown of starch | 口腔中濕潤食物並開始分解澱粉的液體
gastric juice | 胃液 | substance | S4 | the strongly acidic digestive juice that contains pepsin | 酸性很強、含有蛋白酶的消化液
bile | 膽汁 | substance | S2 | the greenish digestive juice without enzymes that emulsifies fat | 不含酶、能乳化脂肪的綠色消化液 | not=pancreatic juice
pancreatic juice | 胰液 | substance | S4 | the alkaline digestive juice that contains amylase, lipase and proteases | 含有澱粉酶、脂肪酶和蛋白酶的鹼性消化液 | not=bile
mucus | 黏液 | substance | S4 | the slippery secretion that lubricates food and traps dust and pathogens | 潤滑食物並截留塵埃和病菌的滑溜分泌物
chyme | 食糜 | substance | S5 | the semi-liquid mixture of partly digested food that leaves the stomach | 離開胃時經部分消化的半流質食物混合物
faeces | 糞便 | substance | S2 | the semi-solid waste of undigested food, dead cells and bacteria that leaves the gut | 由未消化的食物、死細胞和細菌組成，離開腸道的半固體廢物 | not=urine
hydrochloric acid | 氫氯酸 | substance | S3 | the secretion that lowers the pH of the stomach contents and kills most pathogens in food | 使胃內物質pH值下降並殺死食物中大部分病菌的分泌物
bile salts | 膽鹽 | substance | S4 | the compounds made by the liver that lower the surface tension of fat so that it forms droplets | 由肝製造、降低脂肪表面張力、使其乳化成小油滴的化合物
lipase | 脂肪酶 | substance | S4 | the enzyme that breaks down fats into fatty acids and glycerol | 把甘油三酯分解成甘油等產物的酶 | also-zh=脂酶
enamel | 琺瑯質 | structure | S2 | the hardest substance of the body, which covers the crown of a tooth | 覆蓋牙冠、全身最堅硬的物質
dentine | 象牙質 | structure | S4 | the bone-like layer that forms most of a tooth and lies beneath its hardest layer | 構成牙齒大部分、位於最硬一層之下的似骨物質
pulp cavity | 牙髓腔 | structure | S4 | the space inside a tooth that holds blood vessels and nerves | 牙齒內部藏有血管和神經的空間
cement | 牙骨質 | structure | S4 | the thin bone-like layer that covers the root of a tooth and helps to fix it in the jaw | 覆蓋牙根、幫助把牙齒固定在顎骨上的薄層
gum | 牙齦 | structure | S2 | the soft pink tissue that surrounds the necks of the teeth | 包圍着牙頸的粉紅色柔軟組織
incisor | 門齒 | structure | S2 | a chisel-shaped front tooth used for biting and cutting food | 位於口前方、用來咬斷食物的鑿形牙齒
canine | 犬齒 | structure | S2 | a pointed tooth next to the incisors used for tearing food | 位於門齒旁、用來撕開食物的尖形牙齒
premolar | 前臼齒 | structure | S2 | a broad grinding tooth between the canine and the back teeth, absent from the milk set | 位於犬齒與最後方的牙齒之間、乳齒中沒有的闊面牙齒
molar | 臼齒 | structure | S2 | a broad grinding tooth with several roots at the very back of the jaw | 位於顎最後方、有數個牙根、用來磨碎食物的闊面牙齒
dietary fibre | 膳食纖維 | substance | S2 | the indigestible plant material in food that helps peristalsis | 食物中不能被消化、有助大腸蠕動的植物物質
vitamin A | 維生素A | substance | S2 | the vitamin needed to make the light-sensitive pigment of the rod cells | 製造視桿細胞感光色素所需的維生素 | also-zh=維他命A
vitamin B1 | 維生素B1 | substance | S6 | the vitamin in the outer layers of cereal grains whose shortage causes beriberi | 存在於穀粒外層、缺乏時引致腳氣病的維生素 | also=thiamine; also-zh=維他命B1
vitamin C | 維生素C | substance | S2 | the vitamin in fresh fruit and vegetables that keeps gums healthy and is easily destroyed by heat | 存在於新鮮蔬果中、保持牙齦健康而易被高溫破壞的維生素 | also-zh=維他命C
vitamin D | 維生素D | substance | S2 | the vitamin made by skin in sunlight that helps the body to absorb calcium | 皮膚在陽光下可製造、幫助身體吸收鈣的維生素 | also-zh=維他命D
vitamin K | 維生素K | substance | S6 | the vitamin that the liver needs to make the proteins that clot blood | 肝製造凝血蛋白質時所需的維生素 | also-zh=維他命K
sodium | 鈉 | substance | S3 | the metallic element in table salt, too much of which may raise blood pressure | 食鹽所含、攝取過量可使血壓上升的金屬元素
scurvy | 壞血病 | disease | S2 | a deficiency disease with bleeding gums and slow healing of wounds | 牙齦出血、傷口難以癒合的營養缺乏病
rickets | 佝僂病 | disease | S2 | a deficiency disease of children with soft bones and bowed legs | 兒童骨骼軟弱、雙腿彎曲的營養缺乏病 | also-zh=軟骨病
night blindness | 夜盲症 | disease | S2 | a deficiency disease in which a person cannot see in dim light | 在暗淡光線下看不見東西的營養缺乏病
anaemia | 貧血 | disease | S2 | a condition in which the blood has too little haemoglobin or too few red blood cells | 血液中血紅蛋白或紅血細胞過少的病
goitre | 甲狀腺腫 | disease | S5 | a swelling of the front of the neck, commonly caused by too little iodine in the diet | 頸前部脹大的病，常因飲食缺碘引致
beriberi | 腳氣病 | disease | S6 | a deficiency disease affecting the nerves and heart, found among people who live on polished rice | 以精白米為主食的人易患、令神經和心臟受損的營養缺乏病 | not=athlete's foot
constipation | 便秘 | disease | S2 | difficulty in passing faeces because they are too dry and hard | 大腸內的廢物過於乾硬而難以排出的狀況
obesity | 肥胖症 | disease | S2 | the condition of having so much stored body fat that health is harmed | 體內積存脂肪過多以致損害健康的狀況
anorexia nervosa | 厭食症 | disease | S2 | an eating disorder in which fear of gaining weight makes a person eat far too little | 因害怕體重增加而進食極少的飲食失調
tooth decay | 蛀牙 | disease | S2 | the formation of holes in enamel by acid that bacteria make from sugar | 細菌把糖變成酸，侵蝕琺瑯質形成小洞的病 | also=dental caries; not=periodontal disease
periodontal disease | 牙周病 | disease | S2 | the inflammation of gums and loosening of teeth caused by bacterial plaque | 牙菌膜引致牙齦發炎和牙齒鬆脫的病 | also=gum disease; not=tooth decay
set | stages in the handling of food by animals | 動物處理食物的階段 | ingestion; digestion; absorption; assimilation; egestion
set | movements of food and the gut | 食物和消化道的動作 | mastication; swallowing; peristalsis; egestion
set | processes in the liver, gut and kidney | 肝、腸道和腎內的過程 | deamination=脫氨作用; detoxification; emulsification; ultrafiltration
set | parts of the alimentary canal | 消化道的部分 | pharynx; oesophagus; stomach; duodenum; ileum; colon; rectum
set | parts at the lower end of the gut | 消化道下段的部分 | ileum; caecum; colon; rectum; anus; appendix
set | organs joined to the alimentary canal | 與消化道相連的器官 | liver; gall bladder; pancreas; salivary gland; appendix
set | structures through which food or digestive juices pass | 食物或消化液經過的結構 | bile duct; oesophagus; pharynx; duodenum; rectum
set | glands of the digestive system | 消化系統的腺體 | salivary gland; gastric gland; liver; pancreas
set | structures of the mouth and throat | 口腔和咽喉的結構 | epiglottis; pharynx; salivary gland; buccal cavity; oesophagus
set | digestive juices | 消化液 | saliva; gastric juice; bile; pancreatic juice
set | materials found in the gut | 消化道內的物質 | saliva; mucus; chyme; faeces; bile
set | chemicals that help digestion | 有助消化的化學物質 | hydrochloric acid; bile salts; mucus; pepsin; lipase
set | enzymes that digest sugars and starch | 分解糖和澱粉的酶 | amylase; maltase; sucrase; lactase
set | enzymes that digest different foods | 分解不同食物的酶 | amylase; lipase; pepsin; trypsin; peptidase; maltase
set | parts of a tooth and its surroundings | 牙齒及其周圍的部分 | enamel; dentine; pulp cavity; cement; gum
set | kinds of teeth | 牙齒的種類 | incisor; canine; premolar; molar
set | food substances | 食物物質 | carbohydrate; protein; lipid; dietary fibre
set | vitamins | 維生素 | vitamin A; vitamin B1; vitamin C; vitamin D; vitamin K
set | mineral elements in the human diet | 人類飲食中的礦物元素 | calcium; iron; iodine; sodium; phosphorus
set | deficiency diseases | 營養缺乏病 | scurvy; rickets; night blindness; anaemia; goitre; beriberi
set | disorders connected with eating habits | 與飲食習慣有關的疾病 | constipation; obesity; anorexia nervosa; bulimia nervosa=暴食症; scurvy
set | fluids secreted by glands | 腺體分泌的液體 | gastric juice; pancreatic juice; tears; sweat; saliva
set | enzymes at work in the small intestine | 在小腸內工作的酶 | lactase; sucrase; trypsin; peptidase; lipase
set | enzymes of body fluids | 體液中的酶 | lysozyme; thrombin; amylase; pepsin; lipase
set | food substances and minerals | 食物物質和礦物質 | carbohydrate; protein; lipid; iron; calcium
set | vitamins and minerals | 維生素和礦物質 | vitamin A; vitamin C; vitamin D; calcium; iodine; iron
set | waste matter of the body | 身體的廢物 | faeces; urine; sweat; carbon dioxide
set | hard and firm tissues | 堅硬的組織 | enamel; dentine; cement; bone; cartilage
set | disorders of teeth and bones | 牙齒和骨的疾病 | tooth decay; periodontal disease; osteoporosis=骨質疏鬆症; rickets
set | health problems of modern life | 現代生活的健康問題 | obesity; anorexia nervosa; bulimia nervosa=暴食症; depression; diabetes mellitus
set | figures by which a person's health is judged | 評估個人健康的數值 | body mass index=體重指數; basal metabolic rate; blood pressure; breathing rate; resting heart rate
set | disorders found by blood tests | 可由驗血發現的疾病 | anaemia; leukaemia; haemophilia; hypoglycaemia=低血糖症
order | stages of human nutrition | 人類營養的各階段 | ingestion > digestion > absorption > assimilation
order | path of food through the alimentary canal | 食物在消化道內的路徑 | buccal cavity > oesophagus > stomach > duodenum > ileum > colon > rectum > anus
order | breakdown of starch | 澱粉的分解 | starch=澱粉 > maltose=麥芽糖 > glucose=葡萄糖
order | teeth from the front of the jaw to the back | 由顎前方至後方的牙齒 | incisor > canine > premolar > molar
order | layers of the crown of a tooth from the outside inwards | 牙冠由外至內的各層 | enamel > dentine > pulp cavity
fact | adult incisors | 成人門齒 | number in a full set of adult teeth | 成人全副牙齒中的數目 | 8 | 8 |
fact | adult canines | 成人犬齒 | number in a full set of adult teeth | 成人全副牙齒中的數目 | 4 | 4 |
fact | adult premolars | 成人前臼齒 | number in a full set of adult teeth | 成人全副牙齒中的數目 | 8 | 8 |
fact | adult molars, wisdom teeth included | 成人臼齒，包括智慧齒 | number in a full set of adult teeth | 成人全副牙齒中的數目 | 12 | 12 |
fact | all the teeth | 全部牙齒 | number in a full set of adult teeth | 成人全副牙齒中的數目 | 32 | 32 |
fact | maltase | 麥芽糖酶 | substrate | 底物 | maltose | 麥芽糖 |
fact | sucrase | 蔗糖酶 | substrate | 底物 | sucrose | 蔗糖 |
fact | scurvy | 壞血病 | nutrient that is lacking | 所缺乏的營養素 | vitamin C | 維生素C |
fact | rickets | 佝僂病 | nutrient that is lacking | 所缺乏的營養素 | vitamin D | 維生素D |
fact | night blindness | 夜盲症 | nutrient that is lacking | 所缺乏的營養素 | vitamin A | 維生素A |
fact | beriberi | 腳氣病 | nutrient that is lacking | 所缺乏的營養素 | vitamin B1 | 維生素B1 |

== Gas exchange | 氣體交換
nasal cavity | 鼻腔 | structure | S2 | the space behind the nostrils where air is warmed, moistened and filtered | 位於面部中央、使吸入的空氣變暖、濕潤和過濾的空間
larynx | 喉 | structure | S4 | the voice box at the top of the trachea, which contains the vocal cords | 位於氣管頂部、內有聲帶的發聲結構 | not=pharynx
trachea | 氣管 | structure | S2 | the single tube held open by C-shaped cartilage that carries air from the larynx to the bronchi | 由C形軟骨支撐、把空氣由喉部引入胸腔的單一管道 | also=windpipe
bronchus | 支氣管 | structure | S2 | one of the two tubes that branch from the trachea, each entering a lung | 由主要氣道分出、各自進入一個肺的兩條管道之一 | also=bronchi; not=bronchiole
bronchiole | 細支氣管 | structure | S4 | a very fine air tube without cartilage that ends in a cluster of alveoli | 沒有軟骨、末端連接一簇肺泡的極細氣道 | also-zh=小支氣管; not=bronchus
alveolus | 肺泡 | structure | S2 | a tiny, thin-walled, moist structure in the lung where gases are exchanged with the blood | 氣道末端壁薄而濕潤、與血液進行氣體交換的微小結構 | also=alveoli, air sac; also-zh=氣囊
lung | 肺 | structure | S2 | one of the two spongy organs in the chest where gas exchange takes place | 位於胸腔、進行氣體交換的一對海綿狀器官
pleural membrane | 胸膜 | structure | S4 | one of the two thin layers that cover the lungs and line the inside of the chest | 覆蓋肺表面及襯於肋骨內側、分泌潤滑液的兩層薄片之一
diaphragm | 橫膈膜 | structure | S2 | the dome-shaped sheet of muscle that separates the chest from the abdomen | 分隔胸部與腹部的拱形肌肉層 | also-zh=橫膈
intercostal muscle | 肋間肌 | structure | S2 | one of the tissues between the ribs that contract to move the rib cage in breathing | 位於胸廓骨與骨之間、收縮時使胸廓移動的組織
rib | 肋骨 | structure | S2 | one of the curved bones that form a protective cage around the lungs | 構成胸廓、保護肺部的弧形骨之一
C-shaped cartilage | C形軟骨 | structure | S4 | an incomplete ring of stiff tissue that keeps the trachea open | 使氣管保持張開的不完整環狀堅韌組織
ciliated cell | 纖毛細胞 | structure | S4 | a cell lining the air passage with hair-like projections that sweep mucus towards the throat | 襯於氣道、以細絲狀突起把黏液掃向喉部的細胞 | not=goblet cell
vocal cords | 聲帶 | structure | S4 | the two folds of tissue in the larynx that vibrate to produce sound | 喉內藉振動使人能說話和唱歌的兩片組織皺褶
gill | 鰓 | structure | S3 | the feathery organ with which a fish takes up oxygen from water | 魚類用來從水中吸取氧的羽狀器官
spiracle | 氣門 | structure | S6 | a small hole on the side of an insect's body through which air enters | 昆蟲體側讓空氣進入、連接體內氣道的小孔
operculum | 鰓蓋 | structure | S6 | the bony cover on the side of a fish's head that protects the gills | 魚頭兩側保護呼吸器官的骨質薄片
inhalation | 吸氣 | process | S2 | the movement of air into the lungs as the volume of the chest increases | 胸腔容積增大，使空氣進入肺部的過程 | also=inspiration, breathing in; not=exhalation
exhalation | 呼氣 | process | S2 | the movement of air out of the lungs as the volume of the chest decreases | 胸腔容積減小，使空氣離開肺部的過程 | also=expiration, breathing out; not=inhalation
gas exchange | 氣體交換 | process | S2 | the diffusion of oxygen and carbon dioxide across a respiratory surface | 氧和二氧化碳以擴散方式穿過呼吸表面的過程 | not=breathing
cellular respiration | 細胞呼吸 | process | S4 | the release of energy from food in a series of reactions inside living cells | 生物體內透過一連串反應釋放食物中能量的過程 | not=breathing
coughing | 咳嗽 | process | S2 | a sudden forcing of air from the lungs through the mouth to clear the air passages | 使肺內空氣突然由口衝出、以清理氣道的動作
sneezing | 打噴嚏 | process | S2 | a sudden forcing of air through the nose caused by irritation of its lining | 鼻腔內壁受刺激而使空氣突然由鼻衝出的動作
tidal volume | 潮氣量 | quantity | S5 | the volume of air taken in or given out in one normal breath | 一次正常呼吸中吸入或呼出的空氣體積
vital capacity | 肺活量 | quantity | S5 | the maximum volume of air that can be breathed out after the deepest breath in | 盡力吸氣後所能呼出的最大空氣體積
residual volume | 餘氣量 | quantity | S5 | the amount of air left in the lungs after the most forceful breath out | 盡力呼氣後仍留在肺內的空氣體積 | also-zh=殘氣量
inspiratory reserve volume | 補吸氣量 | quantity | S6 | the extra amount of air that can still be taken in after a normal breath in | 正常吸氣後仍可額外吸入的空氣體積
expiratory reserve volume | 補呼氣量 | quantity | S6 | the extra amount of air that can still be breathed out after a normal breath out | 正常呼氣後仍可額外呼出的空氣體積
total lung capacity | 肺總量 | quantity | S6 | the amount of air in the breathing organs after the deepest possible breath in | 盡力吸氣後呼吸器官內空氣的全部體積
breathing rate | 呼吸率 | quantity | S4 | the number of times in one minute that air is taken in and let out | 一分鐘內完成換氣動作的次數
minute ventilation | 每分鐘換氣量 | quantity | S5 | the volume of air breathed in during sixty seconds, equal to the depth of a breath times the number of breaths | 六十秒內吸入空氣的體積，等於每次呼吸的深度乘以次數
oxyhaemoglobin | 氧合血紅蛋白 | substance | S4 | the bright red compound formed when the pigment of red blood cells combines with oxygen | 紅血細胞的色素與氧結合而成的鮮紅色化合物
carboxyhaemoglobin | 碳氧血紅蛋白 | substance | S5 | the stable compound formed when the pigment of red blood cells combines with carbon monoxide | 紅血細胞的色素與一氧化碳結合而成的穩定化合物
hydrogencarbonate ion | 碳酸氫根離子 | substance | S4 | the form in which most carbon dioxide is carried in the plasma | 大部分二氧化碳在血漿中運輸時的形態 | also=bicarbonate ion
surfactant | 表面活性劑 | substance | S6 | the secretion that keeps the walls of alveoli from sticking together and collapsing | 防止肺泡內壁黏合和塌陷的分泌物
nicotine | 尼古丁 | substance | S3 | the addictive drug in tobacco that raises heart rate and blood pressure | 煙草中令人上癮、使心跳加快和血壓上升的藥物
tar | 焦油 | substance | S3 | the sticky mixture in cigarette smoke that coats the air passages and contains substances causing cancer | 香煙煙霧中含致癌物質、黏附在氣道上的黏稠混合物
carbon monoxide | 一氧化碳 | substance | S3 | the poisonous gas in cigarette smoke that reduces the blood's ability to carry oxygen | 香煙煙霧中使血液帶氧能力下降的有毒氣體
spirometer | 肺量計 | device | S5 | an instrument that records the volumes of air breathed in and out | 記錄吸入和呼出空氣體積的儀器
sphygmomanometer | 血壓計 | device | S4 | an instrument with an inflatable cuff that measures the force of blood on artery walls | 以充氣臂帶量度動脈壁所受力度的儀器
stethoscope | 聽診器 | device | S3 | an instrument with which a doctor listens to sounds of the heart and lungs | 醫生用來把心臟和肺部聲音傳到耳中的儀器
heart-lung machine | 心肺機 | device | S5 | an apparatus that pumps and oxygenates a patient's blood during an operation with the chest open | 進行開胸手術時，代替病人的器官泵血並為血液加氧的儀器
light compensation point | 光補償點 | quantity | S4 | the brightness at which the rates of photosynthesis and respiration of a plant are equal, so that there is no net gas exchange | 植物製造和消耗氧的速率相等、沒有淨氣體交換時的照明強度
set | air passages of the human body | 人體的氣道 | nasal cavity; pharynx; larynx; trachea; bronchus; bronchiole
set | parts of the respiratory system deep in the chest | 呼吸系統位於胸部的部分 | trachea; bronchus; bronchiole; alveolus; pleural membrane
set | structures at the throat | 咽喉一帶的結構 | pharynx; larynx; epiglottis; oesophagus; trachea
set | structures that take part in breathing movements | 參與呼吸動作的結構 | diaphragm; intercostal muscle; rib; pleural membrane; thoracic cavity=胸腔
set | structures for gas exchange in different living things | 不同生物的氣體交換結構 | alveolus; gill; spiracle; stoma; lenticel
set | breathing structures of animals | 動物的呼吸結構 | gill; operculum; spiracle; lung
set | processes connected with respiration | 與呼吸有關的過程 | breathing; gas exchange; cellular respiration; photosynthesis=光合作用
set | actions of the throat and airway | 咽喉和氣道的動作 | coughing; sneezing; yawning=打呵欠; swallowing
set | volumes of air in the lungs | 肺內的空氣量 | tidal volume; vital capacity; residual volume; inspiratory reserve volume; expiratory reserve volume; total lung capacity
set | measures of breathing and circulation | 呼吸和循環的量 | breathing rate; tidal volume; minute ventilation; heart rate; stroke volume; cardiac output
set | harmful substances in tobacco smoke and drink | 煙草煙霧和酒類中的有害物質 | nicotine; tar; carbon monoxide; alcohol=酒精
set | substances used or found in the study of breathing | 研究呼吸時遇到的物質 | limewater; hydrogencarbonate indicator; surfactant; mucus
set | medical instruments | 醫療儀器 | spirometer; sphygmomanometer; stethoscope; electrocardiograph=心電圖儀; heart-lung machine; pacemaker device=心臟起搏器
set | protective reflexes | 保護性反射 | sneezing; coughing; blinking reflex; pupil reflex; withdrawal reflex
set | gases met in biology | 生物學中遇到的氣體 | carbon monoxide; carbon dioxide; ethene; ammonia
set | forms and relatives of the red pigment | 紅色色素的形態和相關物質 | haemoglobin; oxyhaemoglobin; carboxyhaemoglobin; myoglobin
set | pressures in living things | 生物體內的各種壓力 | partial pressure=分壓; turgor pressure; blood pressure; root pressure
set | large organs of the trunk | 軀幹內的大型器官 | lung; liver; kidney; spleen; pancreas
order | path of air from the nose to the blood | 空氣由鼻到血液的路徑 | nasal cavity > pharynx > larynx > trachea > bronchus > bronchiole > alveolus
order | events of breathing in | 吸氣的過程 | diaphragm and intercostal muscles contract=橫膈膜和肋間肌收縮 > volume of the chest increases=胸腔容積增加 > air pressure in the lungs falls=肺內氣壓下降 > air flows into the lungs=空氣流入肺

== Blood and circulation | 血液與循環
plasma | 血漿 | substance | S2 | the straw-coloured liquid part of blood, which still contains clotting proteins | 血液中淡黃色、含有凝血蛋白質的液體部分 | not=serum
serum | 血清 | substance | S5 | the clear liquid left when clotting proteins have been removed from the plasma | 血漿除去凝血蛋白質後餘下的液體 | not=plasma
tissue fluid | 組織液 | substance | S4 | the liquid that has leaked out of capillaries and bathes the body cells | 由微血管滲出並浸浴着體細胞的液體 | not=lymph
lymph | 淋巴 | substance | S4 | the liquid drained from between body cells into blind-ended vessels with valves | 由細胞間隙流入末端封閉、有瓣膜的管道內的液體 | not=tissue fluid
white blood cell | 白血細胞 | structure | S2 | a colourless blood cell with a nucleus that defends the body against pathogens | 血液中無色、有細胞核、抵抗病原體的細胞 | also=leucocyte; also-zh=白血球
platelet | 血小板 | structure | S2 | a tiny cell fragment in the blood that starts clotting at a wound | 血液中的細胞碎片，在傷口處引發凝血
haemoglobin | 血紅蛋白 | substance | S2 | the iron-containing red pigment that combines with oxygen | 含鐵、能與氧結合的血液色素
fibrinogen | 纖維蛋白原 | substance | S5 | the soluble plasma protein that is changed into insoluble threads during clotting | 血漿中可溶、在凝血時變成不溶性細絲的蛋白質 | not=fibrin
fibrin | 纖維蛋白 | substance | S5 | the insoluble threads that form a net trapping blood cells at a wound | 在傷口形成網狀、困住血細胞的不溶性細絲 | not=fibrinogen
thrombin | 凝血酶 | substance | S6 | the enzyme that changes a soluble plasma protein into insoluble threads at a wound | 在傷口把可溶的血漿蛋白質變成不溶性細絲的物質
albumin | 白蛋白 | substance | S6 | the most abundant protein of plasma, which helps to keep water in the blood vessels | 血漿中含量最多、有助血管保留水分的可溶蛋白質
artery | 動脈 | structure | S2 | a large blood vessel with a thick elastic wall that carries blood away from the heart | 管壁厚而有彈性、把血液帶離心臟的大血管
arteriole | 小動脈 | structure | S4 | a narrow muscular blood vessel that leads blood into capillaries and controls its flow | 把血液引入微血管並控制其流量的狹窄肌肉血管
capillary | 微血管 | structure | S2 | the narrowest blood vessel, with walls one cell thick through which materials are exchanged | 管壁只有一層細胞、血液與組織在此交換物質的最細管道 | also-zh=毛細血管
venule | 小靜脈 | structure | S6 | a small blood vessel that collects blood from capillaries | 收集來自微血管的血液的細小血管
vein | 靜脈 | structure | S2 | a large blood vessel with a thin wall and valves that carries blood towards the heart | 管壁薄、有瓣膜、把血液帶回心臟的大血管
lymphatic vessel | 淋巴管 | structure | S4 | a thin-walled tube with valves that returns tissue fluid to the veins near the neck | 管壁薄、有瓣膜、把組織液送回頸部附近靜脈的管道
right atrium | 右心房 | structure | S4 | the heart chamber that receives deoxygenated blood from the body | 接收來自身體各部分缺氧血液的心臟腔室
left atrium | 左心房 | structure | S4 | the heart chamber that receives oxygenated blood from the lungs | 接收來自肺的帶氧血液的心臟腔室
right ventricle | 右心室 | structure | S4 | the heart chamber that pumps deoxygenated blood to the lungs | 把缺氧血液泵往肺的心臟腔室
left ventricle | 左心室 | structure | S4 | the heart chamber with the thickest wall, which pumps oxygenated blood to the whole body | 壁最厚、把帶氧血液泵往全身的心臟腔室
septum | 心隔 | structure | S4 | the muscular wall that separates oxygenated from deoxygenated blood in the heart | 心臟內使帶氧血和缺氧血不會混合的肌肉壁
tricuspid valve | 三尖瓣 | structure | S4 | the valve between the right atrium and the right ventricle | 位於右心房與右心室之間的瓣膜 | not=bicuspid valve
bicuspid valve | 二尖瓣 | structure | S4 | the valve between the left atrium and the left ventricle | 位於左心房與左心室之間的瓣膜 | also=mitral valve; not=tricuspid valve
semilunar valve | 半月瓣 | structure | S4 | a pocket-shaped valve that prevents blood in a great artery from flowing back into the heart | 防止血液由大動脈倒流回心臟的袋狀瓣膜
heart tendon | 心腱 | structure | S4 | a tough cord that keeps the flaps of a valve from turning inside out | 防止心臟瓣膜翻轉的堅韌帶子
pacemaker | 起搏點 | structure | S4 | the patch of special muscle in the right atrium that sets the rhythm of the heartbeat | 位於右心房、決定心跳節律的特殊肌肉組織
cardiac muscle | 心肌 | structure | S4 | the branched striped muscle that contracts rhythmically throughout life without tiring | 有分枝和橫紋、終生有節律地收縮而不會疲勞的肌肉
aorta | 主動脈 | structure | S4 | the largest blood vessel, which leaves the left ventricle | 由左心室發出、全身最大的血管
vena cava | 腔靜脈 | structure | S4 | one of the two great vessels that return deoxygenated blood to the right atrium | 把缺氧血送回右心房的兩條大血管之一 | also=venae cavae; also-zh=大靜脈
pulmonary artery | 肺動脈 | structure | S4 | the vessel that carries deoxygenated blood from the right ventricle | 把缺氧血帶離右心室的血管 | not=pulmonary vein
pulmonary vein | 肺靜脈 | structure | S4 | the vessel that carries oxygenated blood to the left atrium | 把帶氧血送到左心房的血管 | not=pulmonary artery
hepatic artery | 肝動脈 | structure | S4 | the vessel that branches from the aorta to bring oxygenated blood to the bile-making organ | 由主動脈分出、把帶氧血送到製造膽汁的器官的血管 | not=hepatic portal vein
hepatic vein | 肝靜脈 | structure | S4 | the vessel that carries blood from the bile-making organ to the vena cava | 把血液由製造膽汁的器官送到腔靜脈的血管 | not=hepatic portal vein
hepatic portal vein | 肝門靜脈 | structure | S4 | the vessel that carries blood rich in absorbed food from the small intestine to the liver | 把富含養料的血液由小腸送到肝臟的血管 | not=hepatic vein
renal artery | 腎動脈 | structure | S4 | the vessel that carries blood rich in urea to the organ that makes urine | 把含較多尿素的血液送到製造尿液的器官的血管
renal vein | 腎靜脈 | structure | S4 | the vessel whose blood has the least urea, leaving the organ that makes urine | 離開製造尿液的器官、血液含尿素最少的血管
coronary artery | 冠狀動脈 | structure | S4 | the vessel that branches from the base of the aorta to supply the heart muscle itself | 由主動脈基部分出、供血給心臟肌肉的血管
carotid artery | 頸動脈 | structure | S5 | the vessel at the side of the neck that carries oxygenated blood to the head | 位於咽喉旁、把帶氧血送到頭部的血管
systole | 心縮期 | process | S4 | the phase of the heartbeat when the heart muscle contracts and pumps out blood | 心搏中心房或心室把血液擠出的階段 | also-zh=心縮; not=diastole
diastole | 心舒期 | process | S4 | the phase of the heartbeat when the heart muscle relaxes and the chambers fill with blood | 心搏中心臟肌肉放鬆、腔室充滿血液的階段 | also-zh=心舒; not=systole
heart rate | 心搏率 | quantity | S4 | the number of beats in one minute of the organ that pumps blood | 泵血器官每分鐘跳動的次數 | also-zh=心率
stroke volume | 心搏量 | quantity | S5 | the volume of blood pumped out by one ventricle in one beat | 一個心室每次跳動所泵出血液的體積 | also-zh=每搏輸出量
cardiac output | 心輸出量 | quantity | S5 | the volume of blood pumped out by one ventricle in one minute | 一個心室每分鐘所泵出血液的體積
blood pressure | 血壓 | quantity | S4 | the force per unit area that blood exerts on artery walls | 血液對動脈壁每單位面積所施的力
pulse | 脈搏 | process | S2 | the expansion of an artery wall felt at the wrist each time the heart beats | 心臟每次跳動時在手腕可感到的動脈壁擴張
pulmonary circulation | 肺循環 | system | S4 | the path of blood flow from the right ventricle to the left atrium | 血液由右心室流到左心房的循環路線 | not=systemic circulation
systemic circulation | 體循環 | system | S4 | the path of blood flow from the left ventricle to the right atrium | 血液由左心室流到右心房的循環路線 | not=pulmonary circulation
lymphatic system | 淋巴系統 | system | S4 | the network of vessels and nodes that drains tissue fluid back to the veins | 由管道和結組成、把組織液送回靜脈的網絡
single circulation | 單循環 | system | S6 | the pattern of blood flow in fish, in which blood passes through the heart once in each round of the body | 魚類的血流方式，血液每繞身體一周只經過心臟一次
double circulation | 雙循環 | system | S4 | the pattern of blood flow in mammals, in which blood passes through the heart twice in each round of the body | 哺乳類的血流方式，血液每繞身體一周經過心臟兩次
open circulatory system | 開放式循環系統 | system | S6 | the pattern of blood flow in insects, in which blood leaves the vessels and bathes the organs | 昆蟲的血流方式，血液離開血管直接浸浴器官
agglutination | 凝集 | process | S5 | the clumping together of red blood cells or pathogens by antibodies | 抗體使紅血細胞或病菌聚成一團的過程 | not=blood clotting
group A | A型血 | form | S5 | the blood group whose plasma contains only anti-B antibodies | 血漿中只含抗B抗體的血型
group B | B型血 | form | S5 | the blood group whose plasma contains only anti-A antibodies | 血漿中只含抗A抗體的血型
group AB | AB型血 | form | S5 | the blood group whose plasma contains neither anti-A nor anti-B antibodies | 血漿中沒有抗A和抗B抗體的血型
group O | O型血 | form | S5 | the blood group whose plasma contains both anti-A and anti-B antibodies | 血漿中同時含抗A和抗B抗體的血型
bone marrow | 骨髓 | structure | S4 | the soft tissue inside parts of the skeleton where red blood cells and white blood cells are made | 製造紅血細胞、白血細胞和血小板的柔軟組織
spleen | 脾 | structure | S4 | the organ on the left of the abdomen that destroys worn-out red blood cells and stores blood | 位於腹部左側、破壞衰老紅血細胞並貯存血液的器官
set | liquids of the body | 體內的液體 | plasma; serum; tissue fluid; lymph; synovial fluid
set | parts of blood | 血液的成分 | plasma; red blood cell; white blood cell; platelet
set | proteins found in blood | 血液中的蛋白質 | haemoglobin; fibrinogen; fibrin; thrombin; albumin
set | kinds of blood vessel | 血管的種類 | artery; arteriole; capillary; venule; vein
set | vessels and their like | 各種管道 | artery; vein; capillary; lymphatic vessel
set | chambers of the heart | 心臟的腔室 | right atrium; left atrium; right ventricle; left ventricle
set | valves and supporting parts of the heart | 心臟的瓣膜和支持部分 | tricuspid valve; bicuspid valve; semilunar valve; heart tendon; septum
set | great vessels joined to the heart | 與心臟相連的大血管 | aorta; vena cava; pulmonary artery; pulmonary vein
set | vessels of the liver, gut and kidney | 肝、腸和腎的血管 | hepatic artery; hepatic vein; hepatic portal vein; renal artery; renal vein
set | arteries of the body | 人體的動脈 | aorta; pulmonary artery; hepatic artery; renal artery; coronary artery; carotid artery
set | veins of the body | 人體的靜脈 | vena cava; pulmonary vein; hepatic vein; hepatic portal vein; renal vein; jugular vein=頸靜脈
set | vessels of the head, neck and chest | 頭、頸和胸部的血管 | carotid artery; jugular vein=頸靜脈; coronary artery; aorta; vena cava
set | rhythmic beats and contractions of the body | 體內有節律的跳動和收縮 | systole; diastole; pulse; peristalsis
set | measures of the circulation | 循環系統的量 | heart rate; stroke volume; cardiac output; blood pressure
set | routes by which body fluids flow | 體液流動的路線 | pulmonary circulation; systemic circulation; lymphatic system; single circulation
set | what can happen to blood | 血液可發生的變化 | blood clotting=血液凝固; agglutination; haemolysis=溶血; phagocytosis
set | blood groups | 血型 | group A; group B; group AB; group O
set | organs and tissues that make, store or filter blood and lymph | 製造、貯存或過濾血液和淋巴的器官和組織 | bone marrow; spleen; lymph node=淋巴結; liver
set | clear liquids in different parts of the body | 身體不同部分的透明液體 | lymph; glomerular filtrate; amniotic fluid; cerebrospinal fluid; aqueous humour
set | proteins carried in the blood | 血液運載的蛋白質 | albumin; fibrinogen; antibody; thrombin
set | structures that open and close passages | 開關通道的結構 | tricuspid valve; bicuspid valve; semilunar valve; sphincter; epiglottis
set | parts of the heart | 心臟的部分 | right atrium; left atrium; right ventricle; left ventricle; septum; heart tendon
set | phases of the heartbeat and of breathing | 心搏和呼吸的階段 | systole; diastole; inhalation; exhalation
order | path of blood through the heart and lungs | 血液流經心臟和肺的路徑 | vena cava > right atrium > right ventricle > pulmonary artery > lung capillaries=肺微血管 > pulmonary vein > left atrium > left ventricle > aorta
order | vessels that blood passes through between leaving and returning to the heart | 血液離開至返回心臟途經的血管 | artery > arteriole > capillary > venule > vein
order | how plasma becomes lymph | 血漿變成淋巴的過程 | plasma > tissue fluid > lymph
order | final steps of blood clotting | 血液凝固的最後步驟 | platelets gather at the wound=血小板聚集於傷口 > thrombin is formed=凝血酶形成 > fibrinogen is changed into fibrin=纖維蛋白原變成纖維蛋白 > a net of threads traps blood cells=細絲網困住血細胞
cycle | events of one heartbeat | 一次心搏的過程 | atria contract=心房收縮 > ventricles contract=心室收縮 > all chambers relax=所有腔室放鬆
fact | aorta | 主動脈 | heart chamber it is joined to | 與它相連的心臟腔室 | left ventricle | 左心室 |
fact | pulmonary artery | 肺動脈 | heart chamber it is joined to | 與它相連的心臟腔室 | right ventricle | 右心室 |
fact | pulmonary vein | 肺靜脈 | heart chamber it is joined to | 與它相連的心臟腔室 | left atrium | 左心房 |
fact | vena cava | 腔靜脈 | heart chamber it is joined to | 與它相連的心臟腔室 | right atrium | 右心房 |
fact | fish | 魚 | number of heart chambers | 心臟腔室的數目 | 2 | 2 |
fact | frog | 蛙 | number of heart chambers | 心臟腔室的數目 | 3 | 3 |
fact | bird | 鳥 | number of heart chambers | 心臟腔室的數目 | 4 | 4 |
fact | mammal | 哺乳類 | number of heart chambers | 心臟腔室的數目 | 4 | 4 |
fact | blood group A | A型血 | antibodies in the plasma | 血漿中的抗體 | anti-B only | 只有抗B |
fact | blood group B | B型血 | antibodies in the plasma | 血漿中的抗體 | anti-A only | 只有抗A |
fact | blood group AB | AB型血 | antibodies in the plasma | 血漿中的抗體 | neither anti-A nor anti-B | 抗A和抗B均沒有 |
fact | blood group O | O型血 | antibodies in the plasma | 血漿中的抗體 | both anti-A and anti-B | 抗A和抗B均有 |

== Support and movement | 支持與運動
skull | 頭骨 | structure | S2 | the bony case that protects the brain and forms the face | 保護腦部並構成面部的骨質結構 | also-zh=頭顱骨
vertebral column | 脊柱 | structure | S2 | the flexible chain of small bones that protects the spinal cord | 由一串小骨組成、支持軀幹並保護管內神經組織的柔韌結構 | also=backbone, spine
sternum | 胸骨 | structure | S5 | the flat bone in the middle of the front of the chest | 位於左右肋骨之間、身體前面正中的扁平骨 | also=breastbone
clavicle | 鎖骨 | structure | S5 | the slender bone that runs from the top of the chest to the shoulder | 由胸部頂端橫伸至肩部的細長骨 | also=collar bone
scapula | 肩胛骨 | structure | S5 | the flat triangular bone at the back of the shoulder | 位於上背部兩側的扁平三角形骨 | also=shoulder blade
humerus | 肱骨 | structure | S5 | the single long bone of the upper arm | 位於肩與肘之間的單一長骨 | not=femur
radius | 橈骨 | structure | S5 | the long bone of the forearm on the side of the thumb | 前臂內靠近拇指一側的長骨 | not=ulna
ulna | 尺骨 | structure | S5 | the long bone of the forearm on the side of the little finger | 前臂內靠近尾指一側的長骨 | not=radius
carpals | 腕骨 | structure | S5 | the eight small bones between the forearm and the palm | 位於前臂與手掌之間的八塊小骨 | not=tarsals
metacarpals | 掌骨 | structure | S5 | the five bones of the palm of the hand | 位於手腕與手指之間的五塊骨 | not=metatarsals
phalanges | 指骨 | structure | S5 | the small bones that form the fingers and toes | 位於手和腳最末端、排成五列的小骨 | also=phalanx; also-zh=趾骨
pelvis | 骨盆 | structure | S5 | the basin-shaped bony ring that joins the legs to the trunk | 把雙腿連接到軀幹的環狀骨質結構
femur | 股骨 | structure | S5 | the single long bone between the hip and the knee, the longest in the body | 位於髖部與膝之間、全身最長的骨 | also=thigh bone; not=humerus
patella | 髕骨 | structure | S5 | the small bone in front of the knee | 位於膝關節前面的扁圓形小骨 | also=kneecap; also-zh=膝蓋骨
tibia | 脛骨 | structure | S5 | the thicker bone of the lower leg, lying on its inner side | 小腿內側較粗而承受體重的長骨 | also=shin bone; not=fibula
fibula | 腓骨 | structure | S5 | the thinner bone on the outer side of the lower leg | 位於小腿外側較幼細的長骨 | not=tibia
tarsals | 跗骨 | structure | S6 | the seven bones of the ankle and heel | 構成足踝和腳跟部分的七塊骨 | not=carpals
metatarsals | 蹠骨 | structure | S6 | the five bones between the ankle and the toes | 位於足踝與腳趾之間的五塊骨 | not=metacarpals
cervical vertebrae | 頸椎 | structure | S5 | the seven small bones of the neck, the top two of which allow the head to nod and turn | 支持頭部的七塊小骨，最上兩塊使頭部能點動和轉動
thoracic vertebrae | 胸椎 | structure | S5 | the twelve bones of the upper back to which the ribs are joined | 上背部與肋骨相連的十二塊骨
lumbar vertebrae | 腰椎 | structure | S5 | the five large bones of the lower back that bear most of the weight of the upper body | 下背部承受上身大部分重量的五塊大骨
sacrum | 骶骨 | structure | S5 | the triangular bone of five fused pieces wedged between the two hip bones | 由五塊小骨癒合而成、嵌在兩塊髖骨之間的三角形骨
coccyx | 尾骨 | structure | S5 | the small fused bones at the lower end of the vertebral column | 脊柱末端由數塊小骨癒合而成的部分
intervertebral disc | 椎間盤 | structure | S5 | the pad of cartilage between two neighbouring bones of the backbone that absorbs shocks | 位於脊柱兩塊相鄰骨之間、緩和震盪的軟骨墊
axial skeleton | 中軸骨骼 | structure | S5 | the bones of the head and trunk along the midline of the body, made up of skull, backbone and rib cage | 頭部和軀幹的支架，包括頭顱、脊柱和胸廓 | not=appendicular skeleton
endoskeleton | 內骨骼 | structure | S5 | the hard framework of bone or cartilage inside the body of a vertebrate | 脊椎動物體內由骨或軟骨組成、支持身體的堅硬支架 | not=exoskeleton
hydrostatic skeleton | 流體靜力骨骼 | structure | S6 | the fluid under pressure in the body cavity that supports an earthworm | 蚯蚓體腔內受壓而能支持身體的液體
bone | 骨 | structure | S2 | the hard living tissue rich in calcium salts that forms the framework of the human body | 含豐富鈣鹽、構成人體支架的堅硬活組織
cartilage | 軟骨 | structure | S4 | the smooth elastic tissue without blood vessels that covers the ends of bones and absorbs shocks | 沒有血管、覆蓋骨端並緩和震盪的光滑彈性組織
ligament | 韌帶 | structure | S4 | the strong elastic band that joins two bones together at a joint | 在關節處把兩塊骨連在一起、堅韌而有彈性的組織 | not=tendon
tendon | 腱 | structure | S4 | the tough inelastic cord that attaches a muscle to a bone | 把肌肉連接到骨上、堅韌而沒有彈性的索狀組織 | also-zh=肌腱; not=ligament
synovial fluid | 滑液 | substance | S5 | the liquid that reduces friction between the bones of a movable joint | 在可動關節中減少骨與骨之間摩擦的液體
synovial membrane | 滑膜 | structure | S5 | the thin lining of a movable joint that secretes a lubricating liquid | 襯於可動關節內、分泌液體以減少摩擦的薄層
joint capsule | 關節囊 | structure | S5 | the tough fibrous covering that encloses a movable meeting place of two bones | 包裹兩塊可動骨相接處的堅韌纖維構造
hinge joint | 鉸鏈關節 | form | S5 | the kind of joint, as at the elbow, that allows movement in one plane only | 只容許在一個平面上活動的關節，例如肘關節
ball-and-socket joint | 球窩關節 | form | S5 | the kind of joint, as at the hip, that allows movement in all planes | 容許向各個方向活動的關節，例如髖關節 | also-zh=杵臼關節
pivot joint | 樞軸關節 | form | S5 | the kind of joint, as between the top two neck bones, that allows rotation about an axis | 容許左右轉動的關節，例如頸部最上兩塊骨之間的關節
gliding joint | 滑動關節 | form | S5 | the kind of joint, as among the small wrist bones, whose flat surfaces slide over each other | 平坦的骨面互相作輕微移動的關節，例如手腕小骨之間的關節
immovable joint | 不動關節 | form | S5 | the kind of joint, as between the bones of an adult skull, that allows no movement | 骨與骨緊密鎖合的關節，例如成人頭骨骨片之間的關節 | also=fixed joint
smooth muscle | 平滑肌 | structure | S5 | the unstriped involuntary muscle in the walls of the gut and blood vessels | 在腸壁和血管壁內、沒有橫紋、不受意志控制的肌肉
biceps | 肱二頭肌 | structure | S4 | the muscle at the front of the upper arm that bends the elbow | 位於上臂前面、使肘部屈曲的肌肉 | also-zh=二頭肌; not=triceps
triceps | 肱三頭肌 | structure | S4 | the muscle at the back of the upper arm that straightens the elbow | 位於上臂後面、使肘部伸直的肌肉 | also-zh=三頭肌; not=biceps
quadriceps | 股四頭肌 | structure | S6 | the large muscle at the front of the thigh that straightens the knee | 位於大腿前面、使膝部伸直的大肌肉
hamstrings | 膕繩肌 | structure | S6 | the muscles at the back of the thigh that bend the knee | 位於大腿後面、使膝部屈曲的肌肉
deltoid | 三角肌 | structure | S6 | the muscle covering the shoulder that raises the arm sideways | 覆蓋肩部、使手臂向側舉起的肌肉
gastrocnemius | 腓腸肌 | structure | S6 | the calf muscle that points the foot downwards when a person stands on the toes | 位於小腿後面、收縮時使人踮起腳尖的肌肉
flexor | 屈肌 | structure | S5 | a muscle whose contraction bends a limb at a joint | 收縮時使肢體在關節處彎曲的肌肉 | not=extensor
extensor | 伸肌 | structure | S5 | a muscle whose contraction straightens a limb at a joint | 收縮時使肢體在關節處變直的肌肉 | not=flexor
antagonistic muscles | 拮抗肌 | structure | S4 | a pair of muscles that work against each other, one relaxing as the other contracts | 作用相反、一個收縮時另一個放鬆的一對肌肉
muscle fibre | 肌纖維 | structure | S5 | a single long cell with many nuclei that can contract | 一個狹長、有多個細胞核而能收縮的細胞
myofibril | 肌原纖維 | structure | S6 | one of the many parallel striped threads inside a single muscle fibre | 單條肌纖維內許多平行而有橫紋的細絲之一
sarcomere | 肌節 | structure | S6 | the repeating unit of a muscle fibre lying between two neighbouring Z lines | 兩條相鄰Z線之間重複出現的收縮單位
myosin | 肌球蛋白 | substance | S6 | the protein of the thick filaments, whose heads form cross-bridges when muscle contracts | 構成粗絲、肌肉收縮時頭部形成橫橋的蛋白質 | not=actin
neuromuscular junction | 神經肌肉接點 | structure | S6 | the place where a motor nerve ending passes its signal to a contractile fibre | 運動神經末梢把信號傳給可收縮纖維的地方
osteoblast | 成骨細胞 | structure | S6 | a cell that forms new bone | 製造新骨質、使骨生長和修復的細胞 | not=osteoclast
osteoclast | 破骨細胞 | structure | S6 | a cell that breaks down and removes old bone | 分解並移除舊有骨質的細胞 | not=osteoblast
rheumatoid arthritis | 類風濕關節炎 | disease | S5 | the disease in which joints become painful and swollen because the body's own antibodies attack them | 因身體產生的抗體攻擊自身而令關節腫痛的病
gout | 痛風 | disease | S5 | the disease in which a joint suddenly becomes painful and swollen because of uric acid crystals | 因尿酸結晶積聚而令腳趾等關節突然紅腫的病
set | bones of the head and trunk | 頭部和軀幹的骨 | skull; vertebral column; sternum; rib; pelvis
set | bones of the shoulder and chest | 肩部和胸部的骨 | sternum; clavicle; scapula; humerus; rib
set | bones of the arm and hand | 手臂和手的骨 | humerus; radius; ulna; carpals; metacarpals; phalanges
set | bones of the leg and foot | 腿和足的骨 | femur; patella; tibia; fibula; tarsals; metatarsals
set | long bones of the limbs | 四肢的長骨 | humerus; radius; ulna; femur; tibia; fibula
set | small bones of hand and foot | 手和足的小骨 | carpals; tarsals; metacarpals; metatarsals; phalanges; patella
set | regions of the backbone | 脊柱的各部分 | cervical vertebrae; thoracic vertebrae; lumbar vertebrae; sacrum; coccyx
set | divisions of the skeleton and their like | 骨骼的劃分 | axial skeleton; appendicular skeleton=附肢骨骼; exoskeleton; hydrostatic skeleton
set | tissues of the skeleton | 骨骼系統的組織 | bone; cartilage; ligament; tendon; bone marrow
set | parts of a movable joint | 可動關節的部分 | cartilage; ligament; synovial fluid; synovial membrane; joint capsule
set | kinds of joint | 關節的種類 | hinge joint; ball-and-socket joint; pivot joint; gliding joint; immovable joint
set | muscles of the limbs | 四肢的肌肉 | biceps; triceps; quadriceps; hamstrings; deltoid; gastrocnemius
set | muscles of the arm and chest used in movement | 手臂和胸部的活動肌肉 | biceps; triceps; deltoid; intercostal muscle; diaphragm
set | tough or contractile substances of animals | 動物體內堅韌或能收縮的物質 | actin; myosin; collagen; keratin; chitin
set | cells found in blood and bone | 血液和骨內的細胞 | osteoblast; osteoclast; red blood cell; white blood cell
set | disorders of bones, joints and muscles | 骨、關節和肌肉的疾病 | osteoporosis=骨質疏鬆症; osteoarthritis=骨關節炎; rheumatoid arthritis; gout; muscular dystrophy=肌肉萎縮症; scoliosis=脊柱側彎
set | muscles that bend or straighten the elbow or knee | 使肘或膝屈伸的肌肉 | biceps; triceps; quadriceps; hamstrings
set | long thin structures of muscle and nerve | 肌肉和神經的細長結構 | muscle fibre; axon; dendrite; tendon; spinal cord
set | proteins of the body | 身體的蛋白質 | actin; myosin; haemoglobin; keratin; collagen; fibrinogen
set | cells and fragments of bone and blood | 骨和血液的細胞和碎片 | osteoblast; osteoclast; phagocyte; lymphocyte; platelet
set | painful conditions of joints, bones and back | 關節、骨和背部的疼痛病症 | rheumatoid arthritis; gout; slipped disc=椎間盤突出; sprain; fracture=骨折
order | bones of the arm from the shoulder to the finger tip | 手臂由肩至指尖的骨 | humerus > radius and ulna=橈骨和尺骨 > carpals > metacarpals > phalanges
order | bones of the leg from the hip downwards | 腿由髖部向下的骨 | femur > tibia and fibula=脛骨和腓骨 > tarsals > metatarsals > phalanges=趾骨
order | regions of the backbone from the head downwards | 脊柱由頭部向下的各部分 | cervical vertebrae > thoracic vertebrae > lumbar vertebrae > sacrum > coccyx
order | parts of a muscle from the largest to the smallest | 肌肉由大至小的部分 | whole muscle=整塊肌肉 > bundle of fibres=肌束 > muscle fibre > myofibril > actin and myosin filaments=肌動蛋白絲和肌球蛋白絲
fact | cervical vertebrae | 頸椎 | number in the adult human body | 成人體內的數目 | 7 | 7 |
fact | thoracic vertebrae | 胸椎 | number in the adult human body | 成人體內的數目 | 12 | 12 |
fact | lumbar vertebrae | 腰椎 | number in the adult human body | 成人體內的數目 | 5 | 5 |
fact | ribs | 肋骨 | number in the adult human body | 成人體內的數目 | 24 | 24 |
fact | bones | 骨 | number in the adult human body | 成人體內的數目 | 206 | 206 |
fact | ear bones | 聽小骨 | number in the adult human body | 成人體內的數目 | 6 | 6 |
fact | elbow | 肘 | type of joint | 關節類型 | hinge joint | 鉸鏈關節 |
fact | hip | 髖 | type of joint | 關節類型 | ball-and-socket joint | 球窩關節 |
fact | joint between the first two neck vertebrae | 頭兩塊頸椎之間的關節 | type of joint | 關節類型 | pivot joint | 樞軸關節 |
fact | joints between the bones of the adult skull | 成人頭骨骨片之間的關節 | type of joint | 關節類型 | immovable joint | 不動關節 |

== Nervous system | 神經系統
central nervous system | 中樞神經系統 | system | S4 | the brain and spinal cord, which receive information and send out instructions | 腦和脊髓，負責接收訊息並發出指令 | not=peripheral nervous system
peripheral nervous system | 周圍神經系統 | system | S4 | the cranial and spinal nerves that link the brain and spinal cord with the rest of the body | 把腦和脊髓與身體其他部分連繫起來的腦神經和脊神經
sympathetic nervous system | 交感神經系統 | system | S5 | the set of involuntary nerves that prepares the body for an emergency, for example by speeding up the heartbeat | 不受意志控制、使身體準備應付緊急情況的神經，例如令心跳加快 | not=parasympathetic nervous system
parasympathetic nervous system | 副交感神經系統 | system | S5 | the set of involuntary nerves that returns the body to rest, for example by slowing the heartbeat | 不受意志控制、使身體回復休息狀態的神經，例如令心跳減慢 | not=sympathetic nervous system
endocrine system | 內分泌系統 | system | S4 | the set of ductless glands that control the body by hormones sent through the blood | 以激素經血液輸送來調節身體活動的無導管腺體
neurone | 神經元 | structure | S4 | a cell specialised to conduct impulses over long distances | 專門把電脈衝傳送到遠處的細胞 | also=nerve cell, neuron; also-zh=神經細胞
sensory neurone | 感覺神經元 | structure | S4 | a nerve cell that carries impulses from a receptor to the central nervous system | 把神經脈衝由眼、耳、皮膚等器官傳入中樞神經系統的神經細胞 | not=motor neurone
motor neurone | 運動神經元 | structure | S4 | a nerve cell that carries impulses from the central nervous system to an effector | 把神經脈衝由中樞神經系統傳到效應器的神經細胞 | not=sensory neurone
interneurone | 中間神經元 | structure | S4 | a nerve cell lying wholly inside the brain or spinal cord that links other nerve cells | 完全位於腦或脊髓內、連接其他神經細胞的神經細胞 | also=relay neurone; also-zh=聯絡神經元
cell body | 細胞體 | structure | S4 | the part of a neurone that contains the nucleus | 神經元中含有細胞核的部分
dendrite | 樹突 | structure | S4 | a short branched fibre that carries impulses towards the cell body of a neurone | 把神經脈衝傳向細胞體、短而多分枝的纖維
axon | 軸突 | structure | S4 | the long fibre that carries impulses away from the cell body of a neurone | 把神經脈衝帶離細胞體的長纖維
myelin sheath | 髓鞘 | structure | S4 | the fatty layer that insulates a nerve fibre and speeds up its impulses | 包裹神經纖維使其絕緣、加快脈衝傳遞的脂質層
synapse | 突觸 | structure | S4 | the junction between two neurones across which impulses are passed by chemicals | 兩個神經細胞之間藉化學物質傳遞訊息的連接處
synaptic cleft | 突觸間隙 | structure | S5 | the narrow fluid-filled gap that separates a nerve ending from the next neurone | 神經末梢與下一個神經細胞之間的狹窄空隙
synaptic vesicle | 突觸小泡 | structure | S5 | a tiny sac in a nerve ending that stores chemical messengers until an impulse arrives | 神經末梢內貯存化學信使、待脈衝到達時釋放的小囊
neurotransmitter | 神經遞質 | substance | S4 | a chemical released by a nerve ending that starts or stops an impulse in the next cell | 由突觸前的末梢釋放、引發或抑制下一個細胞產生脈衝的化學物質 | not=hormone
hormone | 激素 | substance | S4 | a chemical messenger secreted by a ductless gland and carried by blood to its target | 由無導管腺體分泌、經血液運到目標的化學信使 | also-zh=荷爾蒙; not=neurotransmitter, enzyme
acetylcholine | 乙酰膽鹼 | substance | S6 | the chemical messenger released by nerve endings at a muscle to make it contract | 神經末梢在肌肉處釋放、使肌肉收縮的化學信使
dopamine | 多巴胺 | substance | S6 | the chemical messenger of the brain that is lacking in Parkinson's disease | 柏金遜症患者腦內所缺乏的化學信使
serotonin | 血清素 | substance | S6 | the chemical messenger of the brain that affects mood, a low level of which is associated with depression | 腦內影響情緒、水平過低與抑鬱症有關的化學信使
endorphin | 內啡肽 | substance | S6 | a natural painkilling chemical of the brain that is released during long exercise | 長時間運動時腦部釋放的天然止痛物質 | also-zh=安多酚
nerve impulse | 神經脈衝 | process | S4 | the electrical signal that travels along an axon or dendrite | 沿軸突或樹突傳遞的電訊號
stimulus | 刺激 | process | S2 | a change in the external or internal environment that is detected by a receptor | 能被感受器察覺的體外或體內環境變化
response | 反應 | process | S2 | the reaction of an organism to a change that it has detected | 生物因察覺到環境變化而產生的活動
receptor | 感受器 | structure | S4 | a cell or organ that detects a stimulus and changes it into impulses | 察覺刺激並把它轉為神經脈衝的細胞或器官 | not=effector
effector | 效應器 | structure | S4 | a muscle or gland that acts on impulses from the nervous system | 根據神經脈衝作出反應的肌肉或腺體 | not=receptor
ganglion | 神經節 | structure | S5 | a swelling outside the brain and spinal cord that contains the cell bodies of many neurones | 位於腦和脊髓以外、聚集許多神經細胞的細胞體的膨大結構
nerve | 神經 | structure | S2 | a bundle of many neurone fibres wrapped together outside the brain and spinal cord | 在腦和脊髓以外、由許多傳導脈衝的纖維包裹而成的束
reflex action | 反射動作 | process | S4 | a rapid, automatic response that is not under conscious control | 不受意識控制、快速而自動的反應 | not=voluntary action
conditioned reflex | 條件反射 | process | S5 | an automatic response that is learnt by associating a new stimulus with an old one | 把新刺激與舊刺激聯繫起來而習得的自動反應
knee jerk | 膝跳反射 | process | S4 | the sudden kick of the lower leg when a tendon is tapped | 輕敲大腿肌腱的末端時小腿突然踢起的反應
withdrawal reflex | 縮手反射 | process | S4 | the quick automatic pulling back of a limb from something hot or sharp | 皮膚碰到熱或尖銳物件時肢體立刻移開的自動反應
pupil reflex | 瞳孔反射 | process | S4 | the automatic change in the size of the opening of the iris when the light intensity changes | 光強度改變時虹膜的開口自動改變大小的反應
blinking reflex | 眨眼反射 | process | S4 | the automatic closing of the eyelids when something comes near or touches the cornea | 物件接近或碰到角膜時眼瞼立刻合上的自動反應
reflex arc | 反射弧 | structure | S4 | the pathway of nerve impulses from receptor to effector in an automatic response | 自動反應中神經脈衝由感受器傳到效應器的途徑
cerebrum | 大腦 | structure | S2 | the largest part of the brain, which controls thinking, memory and voluntary movement | 控制思想、記憶和隨意動作、分為左右半球的腦部分 | not=cerebellum
cerebellum | 小腦 | structure | S2 | the part at the back of the brain that maintains balance and coordinates muscular movements | 位於腦後部、維持平衡和協調肌肉活動的部分 | not=cerebrum
medulla oblongata | 延髓 | structure | S4 | the lowest part of the brain, which controls heartbeat and breathing | 腦中最低的部分，控制心跳和呼吸 | also-zh=延腦
hypothalamus | 下丘腦 | structure | S5 | the part of the brain that regulates body temperature and water balance and controls the pituitary gland | 腦中調節體溫和水平衡、並指揮內分泌的部分
thalamus | 丘腦 | structure | S6 | the relay station deep in the brain that passes most sensory impulses on to the cerebral cortex | 位於腦深處、把大部分感覺脈衝轉送到大腦皮層的中繼站
corpus callosum | 胼胝體 | structure | S6 | the thick band of nerve fibres that joins the left and right cerebral hemispheres | 連接左右大腦半球的厚神經纖維帶
spinal cord | 脊髓 | structure | S2 | the nerve tissue inside the vertebral column that carries impulses to and from the brain | 位於脊柱內、與腦互傳神經脈衝的神經組織
meninges | 腦脊膜 | structure | S5 | the protective membranes that cover the brain and spinal cord | 包裹着中樞神經系統的保護薄膜
cerebrospinal fluid | 腦脊髓液 | substance | S5 | the liquid that protects the brain and spinal cord against shocks | 保護中樞神經系統免受震盪的液體
cranium | 顱骨 | structure | S5 | the part of the skull that encloses and protects the brain | 包裹和保護腦的骨質結構
grey matter | 灰質 | structure | S4 | the tissue of the brain and spinal cord made largely of cell bodies | 腦和脊髓中主要由細胞體組成的組織 | not=white matter
white matter | 白質 | structure | S4 | the tissue of the brain and spinal cord made largely of fibres covered with myelin | 腦和脊髓中主要由有髓鞘的神經纖維組成的組織 | not=grey matter
sensory area | 感覺區 | structure | S4 | the region of the cerebral cortex that receives impulses from the eyes, ears, skin and other receptors | 大腦皮層中接收來自眼、耳、皮膚等器官的脈衝的部分
motor area | 運動區 | structure | S4 | the region of the cerebral cortex that sends out impulses to make muscles contract | 大腦皮層中發出脈衝使肌肉收縮的部分
association area | 聯合區 | structure | S4 | the region of the cerebral cortex that interprets information and is responsible for memory and reasoning | 大腦皮層中分析訊息、負責記憶和推理的部分
frontal lobe | 額葉 | structure | S6 | the part of the cerebrum behind the forehead that plans and starts movements | 位於大腦最前方、負責策劃和發動動作的部分
parietal lobe | 頂葉 | structure | S6 | the part of the cerebrum under the crown of the head that receives touch sensations | 位於大腦上方靠後、接收觸覺的部分
temporal lobe | 顳葉 | structure | S6 | the part of the cerebrum beside the ear that is concerned with hearing | 位於耳旁、與聽覺有關的大腦部分
occipital lobe | 枕葉 | structure | S6 | the part of the cerebrum at the back of the head that is concerned with vision | 位於頭後部、與視覺有關的大腦部分
optic nerve | 視神經 | structure | S4 | the bundle of nerve fibres that carries impulses from the retina to the brain | 把神經脈衝由感光細胞所在的一層傳到腦的神經纖維束
auditory nerve | 聽神經 | structure | S4 | the bundle of nerve fibres that carries impulses from the cochlea to the brain | 把神經脈衝由耳蝸傳到腦的神經纖維束
olfactory nerve | 嗅神經 | structure | S6 | the bundle of nerve fibres that carries impulses from the lining of the nose to the brain | 把神經脈衝由鼻腔內壁傳到腦的神經纖維束
dorsal root | 背根 | structure | S5 | the branch through which sensory fibres enter the spinal cord | 感覺神經纖維進入脊髓所經的分支 | not=ventral root
ventral root | 腹根 | structure | S5 | the branch through which motor fibres leave the spinal cord | 運動神經纖維離開脊髓所經的分支 | not=dorsal root
dorsal root ganglion | 背根神經節 | structure | S5 | the swelling beside the spinal cord that contains the cell bodies of sensory neurones | 位於脊髓旁、聚集感覺神經細胞的細胞體的膨大結構
central canal | 中央管 | structure | S6 | the fine fluid-filled channel running down the middle of the spinal cord | 縱貫脊髓、充滿腦脊髓液的幼細通道
resting potential | 靜止電位 | quantity | S6 | the voltage across the membrane of a neurone when it is not conducting an impulse | 神經細胞沒有傳導脈衝時細胞膜兩側的電壓 | not=action potential
action potential | 動作電位 | quantity | S6 | the brief reversal of voltage across the membrane of a neurone that is conducting an impulse | 神經細胞傳導脈衝時細胞膜兩側電壓的短暫逆轉 | not=resting potential
threshold | 閾值 | quantity | S6 | the lowest strength of a stimulus that can produce an impulse | 能引發神經脈衝的最低刺激強度
Parkinson's disease | 柏金遜症 | disease | S5 | a brain disorder with trembling hands, stiff muscles and slow movements | 雙手震顫、肌肉僵硬和動作緩慢的腦部疾病
Alzheimer's disease | 阿茲海默症 | disease | S5 | a brain disorder, mostly of old people, with a gradual loss of memory and mental ability | 多見於長者、記憶和思考能力逐漸喪失的腦部疾病 | also-zh=阿爾茨海默症
epilepsy | 癲癇症 | disease | S5 | a brain disorder with repeated seizures caused by sudden bursts of abnormal electrical activity | 因腦部突然異常放電而反覆抽搐的腦部疾病
meningitis | 腦膜炎 | disease | S5 | an inflammation of the membranes around the brain and spinal cord | 包裹中樞神經系統的保護層受感染紅腫的疾病
depression | 抑鬱症 | disease | S4 | a mood disorder with long-lasting sadness and loss of interest in daily life | 長期情緒低落、對日常生活失去興趣的情緒病
stroke | 中風 | disease | S4 | the sudden damage of brain tissue when its blood vessel is blocked or bursts | 腦部血管閉塞或爆裂而令腦組織突然受損的疾病 | not=heart attack
set | systems that control the body | 控制身體的系統 | sympathetic nervous system; parasympathetic nervous system; endocrine system; central nervous system
set | kinds of nerve cell and bundle | 神經細胞和神經束的種類 | sensory neurone; motor neurone; interneurone; cranial nerve=腦神經; spinal nerve=脊神經
set | parts of a nerve cell | 神經細胞的部分 | cell body; dendrite; axon; myelin sheath
set | elements of coordination | 協調作用的要素 | stimulus; response; nerve impulse; negative feedback
set | chemicals acting on nerve cells and muscles | 作用於神經細胞和肌肉的化學物質 | acetylcholine; dopamine; serotonin; endorphin; adrenaline
set | chemical messengers and other active substances | 化學信使及其他有生物活性的物質 | neurotransmitter; hormone; enzyme=酶; antibody; vitamin=維生素
set | kinds of action | 動作的種類 | voluntary action=隨意動作; knee jerk; conditioned reflex; peristalsis
set | reflexes | 反射 | knee jerk; withdrawal reflex; pupil reflex; blinking reflex
set | parts of the brain | 腦的部分 | cerebrum; cerebellum; medulla oblongata; hypothalamus; thalamus; corpus callosum
set | parts of the central nervous system | 中樞神經系統的部分 | cerebrum; cerebellum; medulla oblongata; spinal cord
set | protection of the brain and spinal cord | 腦和脊髓的保護 | meninges; cranium; cerebrospinal fluid; vertebral column
set | areas of the brain by work | 按功能劃分的腦區 | sensory area; motor area; association area; medulla oblongata; cerebellum
set | lobes of the cerebrum | 大腦的葉 | frontal lobe; parietal lobe; temporal lobe; occipital lobe
set | nerves of the head and body | 頭部和身體的神經 | optic nerve; auditory nerve; olfactory nerve; spinal nerve=脊神經
set | parts seen in a cross-section of the spinal cord region | 脊髓橫切面所見的部分 | grey matter; white matter; dorsal root; ventral root; dorsal root ganglion; central canal
set | quantities in the study of nerves | 研究神經時的量 | resting potential; action potential; threshold; reaction time=反應時間
set | disorders of the nervous system | 神經系統的疾病 | Parkinson's disease; Alzheimer's disease; epilepsy; meningitis; depression; stroke
set | cells that receive or carry messages | 接收或傳遞訊息的細胞 | sensory neurone; motor neurone; interneurone; rod cell; sensory hair cell
set | parts of specialised cells | 特化細胞的部分 | cell body; synaptic vesicle; acrosome; middle piece; microvillus
set | structures that detect, act or relay | 察覺、執行或轉遞的結構 | receptor; effector; target organ; ganglion
set | tissues of the brain and backbone | 腦和脊柱的組織 | grey matter; white matter; meninges; intervertebral disc; bone marrow
set | centres of the brain | 腦的中樞 | sensory area; motor area; association area; hypothalamus; thalamus
set | brain parts at the back and base | 位於腦後部和底部的部分 | occipital lobe; temporal lobe; cerebellum; medulla oblongata; hypothalamus
set | brain parts and the cord | 腦的部分和脊髓 | frontal lobe; parietal lobe; corpus callosum; cerebellum; spinal cord
set | nervous structures outside the brain and cord | 腦和脊髓以外的神經結構 | cranial nerve=腦神經; spinal nerve=脊神經; dorsal root; ventral root; ganglion
set | paths of nerve messages | 神經訊息的通道 | optic nerve; auditory nerve; olfactory nerve; spinal cord; corpus callosum
set | messengers that act on muscle, mood or sleep | 影響肌肉、情緒或睡眠的信使 | acetylcholine; dopamine; serotonin; oxytocin; melatonin
set | substances named in coordination and immunity | 協調和免疫中的物質 | neurotransmitter; hormone; antigen; antibody
set | actions with and without thinking | 經思考和不經思考的動作 | voluntary action=隨意動作; conditioned reflex; knee jerk; pupil reflex; blinking reflex
set | diseases of old age | 長者常見的疾病 | Parkinson's disease; Alzheimer's disease; osteoporosis=骨質疏鬆症; cataract; presbyopia; osteoarthritis=骨關節炎
set | infections and inflammations that harm nerves and muscles | 損害神經和肌肉的感染 | meningitis; Japanese encephalitis; rabies; tetanus; poliomyelitis
order | path of nerve messages in a withdrawal reflex | 縮手反射中神經訊號的途徑 | receptor > sensory neurone > interneurone > motor neurone > effector
order | passing of a message across a synapse | 訊號越過突觸的過程 | impulse reaches the nerve ending=脈衝到達神經末梢 > vesicles release a chemical=小泡釋放化學物質 > chemical diffuses across the gap=化學物質擴散過間隙 > chemical binds to the next cell=化學物質與下一個細胞結合 > new impulse starts=產生新的脈衝
fact | frontal lobe | 額葉 | main function | 主要功能 | planning and starting movements | 策劃和發動動作 |
fact | parietal lobe | 頂葉 | main function | 主要功能 | sense of touch | 觸覺 |
fact | temporal lobe | 顳葉 | main function | 主要功能 | hearing | 聽覺 |
fact | occipital lobe | 枕葉 | main function | 主要功能 | sight | 視覺 |
fact | cranial nerves | 腦神經 | number of pairs in the human body | 人體內的對數 | 12 | 12 |
fact | spinal nerves | 脊神經 | number of pairs in the human body | 人體內的對數 | 31 | 31 |
fact | kidneys | 腎 | number of pairs in the human body | 人體內的對數 | 1 | 1 |
fact | large salivary glands | 大唾液腺 | number of pairs in the human body | 人體內的對數 | 3 | 3 |

== Sense organs | 感覺器官
sclera | 鞏膜 | structure | S3 | the tough white outer coat that protects the eyeball and keeps its shape | 保護眼球並保持其形狀的堅韌白色外層
choroid | 脈絡膜 | structure | S3 | the dark layer of the eyeball rich in blood vessels that prevents internal reflection of light | 眼球中含豐富血管、防止光線在內部反射的深色層
retina | 視網膜 | structure | S3 | the innermost layer of the eyeball, which contains light-sensitive cells | 眼球最內、含有感光細胞的一層
cornea | 角膜 | structure | S3 | the transparent curved front of the eyeball that refracts light most | 位於眼球前方、透明而彎曲、折射光線最多的部分 | not=conjunctiva
iris | 虹膜 | structure | S3 | the coloured ring of muscle that controls how much light enters the eye | 控制進入眼球的光量、有顏色的環狀肌肉
pupil | 瞳孔 | structure | S3 | the hole at the centre of the iris through which light enters the eye | 虹膜中央讓光線進入眼內的開口
lens | 晶體 | structure | S3 | the transparent elastic body that changes shape to focus light from near and far objects | 改變形狀以聚焦遠近物體光線的透明彈性結構
suspensory ligament | 懸韌帶 | structure | S4 | the fibres that hold the lens of the eye in position | 固定晶體位置的纖維
ciliary muscle | 睫狀肌 | structure | S4 | the ring of muscle that contracts to let the lens of the eye become thicker | 收縮時使晶體變厚的環形組織
conjunctiva | 結膜 | structure | S4 | the thin transparent membrane that covers the front white of the eye and lines the eyelids | 覆蓋眼白前方並襯於眼瞼內面的透明薄層
aqueous humour | 水狀液 | substance | S4 | the watery liquid that fills the front part of the eye before the lens | 充滿眼球前部、位於晶體之前的稀薄液體 | not=vitreous humour
vitreous humour | 玻璃狀液 | substance | S4 | the jelly-like substance that fills the eyeball behind the lens and keeps its shape | 充滿晶體後方眼球、維持其形狀的膠狀物質 | not=aqueous humour
tears | 淚液 | substance | S4 | the slightly salty liquid that washes the front of the eye and kills bacteria there | 沖洗眼球前方並殺死細菌的微鹹液體
blind spot | 盲點 | structure | S4 | the place on the retina where the optic nerve leaves and no image can be detected | 視網膜上視神經離開之處，沒有感光細胞而不能產生影像 | not=yellow spot
rod cell | 視桿細胞 | structure | S4 | a receptor in the retina that works in dim light but cannot distinguish colours | 在弱光下工作但不能分辨顏色的感光細胞 | not=cone cell
cone cell | 視錐細胞 | structure | S4 | a receptor in the retina that needs bright light and distinguishes colours | 需要強光並能分辨顏色的感光細胞 | not=rod cell
tear gland | 淚腺 | structure | S4 | the organ above the eye that produces the liquid washing its surface | 位於眼球上方、分泌沖洗眼球表面的液體的器官
eyelid | 眼瞼 | structure | S3 | the fold of skin that closes over the front of the eye to protect it | 合上時保護眼球前方的皮膚摺 | also-zh=眼皮
eyebrow | 眉 | structure | S3 | the strip of hair above the eye that keeps sweat from running into it | 位於前額下方、阻擋汗水流入眼睛的一列毛
accommodation | 視覺調節 | process | S4 | the changing of lens thickness to focus on objects at different distances | 改變晶體厚度以聚焦不同距離物體的過程
binocular vision | 雙眼視覺 | process | S5 | the seeing of one object with two overlapping views, by which distance is judged | 兩隻眼睛的視野重疊、從而判斷物體距離的能力
short-sightedness | 近視 | disease | S3 | the eye defect in which distant objects look blurred because their images fall in front of the retina | 遠處物體成像於視網膜前方而模糊不清的視力缺陷 | also=myopia; not=long-sightedness
long-sightedness | 遠視 | disease | S3 | the eye defect of too short an eyeball or too thin a lens, in which near objects look blurred | 因眼球過短或晶體過薄而看不清近物的視力缺陷 | also=hypermetropia; not=short-sightedness
astigmatism | 散光 | disease | S4 | the eye defect in which an unevenly curved cornea or lens blurs lines in some directions | 角膜或晶體弧度不均，令某些方向的線條模糊的視力缺陷
colour blindness | 色盲 | disease | S3 | the eye defect in which red and green are hard to distinguish, more common in males | 難以分辨紅色與綠色的視力缺陷，較常見於男性
cataract | 白內障 | disease | S4 | the eye disease in which the lens becomes cloudy | 晶體變得混濁而阻擋光線的眼疾 | not=glaucoma
glaucoma | 青光眼 | disease | S4 | the eye disease in which the optic nerve is damaged, usually by high fluid pressure in the eyeball | 視神經受損的眼疾，通常由眼內液體壓力過高引致 | not=cataract
conjunctivitis | 結膜炎 | disease | S4 | the eye disease in which the thin covering of the white of the eye is red and inflamed | 覆蓋眼白的透明組織發紅腫痛的眼疾
presbyopia | 老花 | disease | S3 | the eye defect of old people in which near objects look blurred because the lens has lost its elasticity | 長者因晶體失去彈性而難以看清近物的視力缺陷
concave lens | 凹透鏡 | device | S3 | a piece of glass thinner in the middle that spreads light out and corrects short sight | 中間較薄、令光線散開、用來矯正近視的鏡片 | not=convex lens
convex lens | 凸透鏡 | device | S3 | a piece of glass thicker in the middle that brings light together and corrects long sight | 中間較厚、令光線會聚、用來矯正遠視的鏡片 | not=concave lens
hearing aid | 助聽器 | device | S3 | an electronic instrument worn at the ear that makes sounds louder | 戴在耳上、把聲音放大的電子儀器
cochlear implant | 人工耳蝸 | device | S5 | an instrument put in by surgery that stimulates the auditory nerve of a deaf person directly | 以手術植入、直接刺激失聰者聽神經的儀器
pinna | 耳殼 | structure | S3 | the flap of skin and cartilage on the side of the head that collects sound | 位於頭部兩側、由皮膚和軟骨組成、收集聲音的結構 | also-zh=耳廓
auditory canal | 耳道 | structure | S3 | the passage that leads sound to the eardrum | 把聲音由外面引向鼓膜的管狀結構 | also=ear canal; also-zh=外耳道
eardrum | 鼓膜 | structure | S3 | the thin membrane at the end of the outer ear that vibrates with sound | 位於外耳末端、隨聲音振動的薄層 | also-zh=耳膜
ear bones | 聽小骨 | structure | S3 | the three tiny linked parts of the middle ear that amplify vibrations | 中耳內互相連接、把振動放大的三塊微小結構 | also=ossicles
hammer | 錘骨 | structure | S5 | the tiny bone of the middle ear that is attached to the eardrum | 中耳內附着在鼓膜上的微小骨頭 | also=malleus
anvil | 砧骨 | structure | S5 | the tiny bone of the middle ear that lies between the other two | 中耳內位於另外兩塊之間的微小骨頭 | also=incus
stirrup | 鐙骨 | structure | S5 | the tiny bone of the middle ear that presses on the oval window | 中耳內緊貼卵圓窗的微小骨頭 | also=stapes
oval window | 卵圓窗 | structure | S4 | the membrane through which vibrations pass from the middle ear into the inner ear | 把振動由中耳傳入內耳的薄膜 | not=round window
round window | 圓窗 | structure | S4 | the membrane that bulges to release the pressure of vibrations from the inner ear | 向外鼓起以釋放內耳中振動壓力的薄膜 | also-zh=正圓窗; not=oval window
Eustachian tube | 耳咽管 | structure | S4 | the passage between the middle ear and the pharynx that equalises the air pressure on the two sides of the eardrum | 連接中耳與口腔後方、使鼓膜兩邊氣壓相等的管道
cochlea | 耳蝸 | structure | S3 | the coiled tube of the inner ear in which sound vibrations become nerve impulses | 內耳中把聲音振動變成神經脈衝的螺旋形管道
semicircular canals | 半規管 | structure | S4 | the three looped tubes of the inner ear that detect turning movements of the head | 內耳中察覺頭部轉動的三個環形結構
sensory hair cell | 感覺毛細胞 | structure | S5 | a receptor of the inner ear whose fine projections bend with the movement of liquid | 內耳的感受器，其幼細突起隨液體流動而彎曲
taste bud | 味蕾 | structure | S3 | a cluster of receptors on the tongue that detects dissolved chemicals | 位於舌上、察覺溶解化學物質的一組感受器
olfactory receptor | 嗅覺感受器 | structure | S4 | a nerve cell in the lining of the nose that detects chemicals in the air | 鼻腔內壁中察覺空氣中化學物質的神經細胞
photoreceptor | 光感受器 | structure | S4 | a sense cell of the retina that is stimulated by light | 受明暗和顏色刺激的感覺細胞，位於視網膜上
chemoreceptor | 化學感受器 | structure | S4 | a sense cell stimulated by substances dissolved in a liquid, such as carbon dioxide in the blood | 受溶於液體中的物質刺激的感覺細胞，例如察覺血液中二氧化碳的細胞
mechanoreceptor | 機械感受器 | structure | S5 | a sense cell stimulated by touch, pressure, stretching or vibration | 受觸碰、壓力、拉伸或振動刺激的感覺細胞
thermoreceptor | 溫度感受器 | structure | S4 | a sense cell stimulated by heat or cold | 受冷熱變化刺激的感覺細胞，分佈於皮膚和下丘腦
osmoreceptor | 滲透壓感受器 | structure | S5 | a sense cell in the hypothalamus stimulated by changes in the water content of blood | 位於下丘腦、受血液含水量變化刺激的感覺細胞
pain receptor | 痛覺感受器 | structure | S4 | a bare nerve ending stimulated by damage to tissue | 受組織損傷刺激的裸露神經末梢
sweetness | 甜味 | property | S2 | the taste that honey, ripe fruit and sugars produce | 由蜜糖、熟果和糖類產生的味道
sourness | 酸味 | property | S2 | the taste that vinegar and lemon juice produce | 由醋和檸檬汁等產生的味道感覺
bitterness | 苦味 | property | S2 | the taste that strong coffee and many poisonous plants produce | 由濃咖啡和許多有毒植物產生的味道
saltiness | 鹹味 | property | S2 | the taste that sodium chloride produces on the tongue | 由氯化鈉在舌上產生的味道
umami | 鮮味 | property | S6 | the savoury taste that glutamate in meat and broth produces | 由肉類和湯中的谷氨酸鹽產生的味道
sight | 視覺 | process | S2 | the sense by which shapes and colours are perceived | 察覺物體形狀和顏色的感覺
hearing | 聽覺 | process | S2 | the sense by which the pitch and loudness of sounds are perceived | 察覺音調高低和聲量大小的感覺
smell | 嗅覺 | process | S2 | the sense by which chemicals carried in the air are perceived | 察覺空氣中的化學物質的感覺
taste | 味覺 | process | S2 | the sense by which chemicals dissolved in the saliva are perceived | 察覺溶於唾液的化學物質的感覺
touch | 觸覺 | process | S2 | the sense by which contact with the skin is perceived | 察覺物件與皮膚相碰的感覺
set | coats and layers of the eyeball | 眼球壁的各層 | sclera; choroid; retina; cornea; conjunctiva
set | parts at the front of the eye | 眼球前部的部分 | cornea; iris; pupil; lens; suspensory ligament; ciliary muscle
set | fluids of the head | 頭部的液體 | aqueous humour; vitreous humour; tears; cerebrospinal fluid
set | protective parts around the eye | 眼睛周圍的保護結構 | eyelid; eyelash=睫毛; eyebrow; tear gland; conjunctiva
set | defects of sight | 視力缺陷 | short-sightedness; long-sightedness; astigmatism; colour blindness; night blindness
set | aids for sight and hearing | 協助視覺和聽覺的器具 | concave lens; convex lens; hearing aid; cochlear implant
set | parts of the outer and middle ear | 外耳和中耳的部分 | pinna; auditory canal; eardrum; ear bones; Eustachian tube
set | parts of the middle and inner ear | 中耳和內耳的部分 | ear bones; oval window; round window; cochlea; semicircular canals
set | small bones of the body | 人體的細小骨頭 | hammer; anvil; stirrup; patella; coccyx
set | membranes of the ear and eye | 耳和眼的薄膜 | eardrum; oval window; round window; conjunctiva
set | passages and tubes of the ear | 耳的通道和管道 | auditory canal; Eustachian tube; cochlea; semicircular canals
set | kinds of receptor by stimulus | 按刺激種類劃分的感受器 | photoreceptor; chemoreceptor; mechanoreceptor; thermoreceptor; pain receptor
set | receptors of the internal body state | 察覺體內狀況的感受器 | osmoreceptor; chemoreceptor; thermoreceptor; mechanoreceptor
set | basic tastes | 基本味道 | sweetness; sourness; bitterness; saltiness; umami
set | the five senses | 五種感覺 | sight; hearing; smell; taste; touch
set | membranes and linings of the body | 身體的膜 | conjunctiva; amnion; meninges; pleural membrane; synovial membrane; eardrum
set | fluids that fill spaces of the body | 充滿體內空間的液體 | aqueous humour; vitreous humour; synovial fluid; amniotic fluid; cerebrospinal fluid
set | places where light passes or falls in the eye | 眼內光線穿過或落下的地方 | blind spot; pupil; cornea; lens
set | outer parts of the head | 頭部的外露部分 | eyelid; eyelash=睫毛; eyebrow; pinna
set | troubles of the eye | 眼睛的毛病 | short-sightedness; long-sightedness; astigmatism; cataract; glaucoma; conjunctivitis
set | devices that help or replace organs | 協助或代替器官的裝置 | hearing aid; cochlear implant; heart-lung machine; pacemaker device=心臟起搏器
set | structures that vibrate with sound | 隨聲音振動的結構 | hammer; anvil; stirrup; eardrum; oval window; vocal cords
set | receptors of skin, nose, tongue and ear | 皮膚、鼻、舌和耳的感受器 | sensory hair cell; taste bud; olfactory receptor; pain receptor; thermoreceptor
order | path of light through the eye | 光線穿過眼睛的路徑 | cornea > aqueous humour > pupil > lens > vitreous humour > retina
order | path of sound through the ear | 聲音傳經耳部的路徑 | pinna > auditory canal > eardrum > ear bones > oval window > cochlea
order | tiny bones of the middle ear from the outside inwards | 中耳小骨由外至內 | hammer > anvil > stirrup
order | coats of the eyeball from the outside inwards | 眼球壁由外至內的各層 | sclera > choroid > retina

== Hormones | 激素
endocrine gland | 內分泌腺 | structure | S4 | a gland without a duct that releases hormones directly into the blood | 沒有導管、把激素直接釋放到血液的腺體 | not=exocrine gland
exocrine gland | 外分泌腺 | structure | S4 | a gland that releases its secretion through a duct onto a surface or into the gut | 經導管把分泌物送到體表或消化道的腺體 | not=endocrine gland
target organ | 靶器官 | structure | S4 | a part of the body whose cells have receptors for a certain hormone and respond to it | 細胞上有某種激素的受體並對其產生反應的身體部分 | also-zh=目標器官
pituitary gland | 腦下垂體 | structure | S4 | the small gland under the brain that controls many other glands and secretes growth hormone | 控制多種腺體並分泌生長激素、豌豆般大的腺體
thyroid gland | 甲狀腺 | structure | S5 | the gland in front of the trachea whose iodine-containing hormone controls metabolic rate | 位於氣管前方、以含碘激素調節代謝率的腺體 | not=parathyroid gland
parathyroid gland | 副甲狀腺 | structure | S6 | one of four tiny glands at the back of another neck gland that raise the blood calcium level | 附於頸部另一腺體背後、使血鈣水平上升的四個小腺體之一 | not=thyroid gland
adrenal gland | 腎上腺 | structure | S4 | the gland above each kidney whose hormone prepares the body for an emergency | 分泌激素使身體準備應付緊急情況的一對腺體
adrenal cortex | 腎上腺皮質 | structure | S6 | the outer part of the gland above the kidney, which secretes cortisol and aldosterone | 腎上方腺體的外層，分泌皮質醇和醛固酮 | not=adrenal medulla
adrenal medulla | 腎上腺髓質 | structure | S6 | the inner part of the gland above the kidney, which acts with sympathetic nerves in an emergency | 腎上方腺體的內層，在緊急時與交感神經一同發揮作用 | not=adrenal cortex
islets of Langerhans | 胰島 | structure | S4 | the groups of cells in the pancreas that secrete insulin and glucagon | 分泌調節血糖激素、散佈於一個消化腺內的細胞群 | also-zh=郎格罕氏島
pineal gland | 松果體 | structure | S6 | the small gland deep in the brain that secretes melatonin at night | 位於腦深處、在夜間分泌褪黑素的小腺體
thymus | 胸腺 | structure | S5 | the gland behind the sternum, largest in childhood, in which T cells mature | 位於心臟前上方、在童年時最大、T細胞在此成熟的腺體
glucagon | 胰高血糖素 | substance | S4 | the pancreatic hormone that makes the liver change glycogen back into glucose | 使肝把糖原變回葡萄糖、在空腹時分泌較多的激素 | not=glycogen, insulin
adrenaline | 腎上腺素 | substance | S4 | the emergency hormone that speeds up the heartbeat and sends more blood to the muscles | 在危急時加快心跳、使更多血液流向肌肉的激素 | also=epinephrine
thyroxine | 甲狀腺素 | substance | S5 | the iodine-containing hormone that controls metabolic rate and normal growth | 調節代謝率和正常生長的含碘激素
growth hormone | 生長激素 | substance | S5 | the pituitary hormone that promotes the development of the bones and muscles of children | 由腦下垂體分泌、使兒童骨骼和肌肉增大的激素
antidiuretic hormone | 抗利尿激素 | substance | S4 | the hormone that makes the collecting ducts reabsorb more water into the blood | 使集尿管把更多水分重吸收到血液的激素 | also=ADH, vasopressin
aldosterone | 醛固酮 | substance | S6 | the hormone that makes kidney tubules reabsorb more sodium into the blood | 使腎小管把更多鈉重吸收到血液的激素
cortisol | 皮質醇 | substance | S6 | the hormone of long-lasting stress that raises blood glucose and suppresses inflammation | 在長期壓力下分泌、使血糖上升並抑制炎症的激素
parathyroid hormone | 副甲狀腺激素 | substance | S6 | the hormone that raises the blood calcium level by releasing calcium from bones | 使骨釋出鈣、從而提高血鈣水平的激素 | not=calcitonin
calcitonin | 降鈣素 | substance | S6 | the thyroid hormone that lowers the blood level of the main mineral of bones | 由甲狀腺分泌、使血液中骨骼的主要礦物質減少的激素 | not=parathyroid hormone
melatonin | 褪黑素 | substance | S6 | the hormone secreted in darkness that makes a person sleepy | 在夜間分泌、使人產生睡意的激素 | also-zh=褪黑激素; not=melanin
erythropoietin | 促紅細胞生成素 | substance | S6 | the kidney hormone that makes bone marrow produce more oxygen-carrying cells | 由腎分泌、使骨髓製造更多運載氧的細胞的激素 | also=EPO
gastrin | 胃泌素 | substance | S6 | the hormone that makes the stomach wall secrete more acid | 使消化道分泌更多酸液的激素
thyroid-stimulating hormone | 促甲狀腺激素 | substance | S6 | the pituitary hormone that makes a neck gland secrete more iodine-containing hormone | 由腦下垂體分泌、使頸部腺體增加分泌含碘激素的激素 | also=TSH
follicle-stimulating hormone | 促卵泡激素 | substance | S4 | the pituitary hormone that makes the sacs containing immature ova develop in an ovary | 由腦下垂體分泌、使卵巢內含未成熟卵子的小囊發育的激素 | also=FSH; not=luteinizing hormone
luteinizing hormone | 黃體生成素 | substance | S4 | the pituitary hormone whose sudden rise in the middle of the menstrual cycle causes ovulation | 由腦下垂體分泌、在月經週期中段急升而引發排卵的激素 | also=LH; not=follicle-stimulating hormone
oestrogen | 雌激素 | substance | S4 | the ovarian hormone that makes the uterine lining repair and thicken after menstruation | 由卵巢分泌、使子宮內膜在行經後修復和增厚的激素 | also=estrogen; also-zh=動情激素; not=progesterone
progesterone | 孕酮 | substance | S4 | the hormone of the corpus luteum that keeps the uterine lining thick | 由黃體分泌、維持子宮內膜厚度的激素 | also-zh=黃體酮; not=oestrogen
testosterone | 睪酮 | substance | S4 | the sex hormone that causes a deep voice and facial hair in males | 使男性聲線低沉和長出鬍鬚的性激素 | also-zh=睪丸酮,睾酮
prolactin | 催乳素 | substance | S6 | the pituitary hormone that makes the mammary glands produce milk | 由腦下垂體分泌、促進母體製造奶水的激素 | not=oxytocin
oxytocin | 催產素 | substance | S6 | the hormone that makes the uterus contract during birth and milk flow out of the breast | 使子宮在分娩時收縮並使乳汁流出的激素 | not=prolactin
human chorionic gonadotrophin | 人絨毛膜促性腺激素 | substance | S6 | the hormone from an early embryo that is detected in a pregnancy test | 由早期胚胎分泌、可藉驗孕測試測出的激素 | also=hCG
negative feedback | 負反饋 | process | S4 | a control mechanism in which a change starts a response that opposes the change | 某變化引發與其相反的反應，使狀況回復正常的調節機制 | not=positive feedback
positive feedback | 正反饋 | process | S5 | a control mechanism in which a change starts a response that increases the change further | 某變化引發一個令該變化進一步加劇的反應的調節機制 | not=negative feedback
dwarfism | 侏儒症 | disease | S6 | very short stature with a normally shaped body caused by too little growth hormone in childhood | 童年時生長激素過少，令身材異常矮小但比例正常的病 | not=cretinism
gigantism | 巨人症 | disease | S6 | very great height caused by too much growth hormone in childhood | 童年時生長激素過多，令身材異常高大的病 | not=acromegaly
acromegaly | 肢端肥大症 | disease | S6 | enlargement of the hands, feet and jaw caused by too much growth hormone in adults | 成年時生長激素過多，令手、足和下顎異常增大的病 | not=gigantism
cretinism | 呆小症 | disease | S6 | poor mental and bodily development caused by too little thyroxine in infancy | 嬰兒期甲狀腺素過少，令智力和身體發育不良的病 | not=dwarfism
hyperthyroidism | 甲狀腺功能亢進 | disease | S6 | overactivity of a neck gland that causes weight loss, a fast heartbeat and nervousness | 頸部腺體分泌過多激素，引致消瘦、心跳加快和情緒緊張的病 | also-zh=甲亢
diabetes mellitus | 糖尿病 | disease | S4 | a condition of high blood glucose level because insulin is lacking or cells fail to respond to it | 因缺乏胰島素或細胞對它沒有反應而引起的長期病 | not=diabetes insipidus
diabetes insipidus | 尿崩症 | disease | S6 | a condition of great thirst and large amounts of very dilute urine caused by lack of antidiuretic hormone action | 因抗利尿激素不足或失效，令人極度口渴並排出大量稀釋小便的病 | not=diabetes mellitus
set | glands of the head, neck and chest that secrete hormones or shape immunity | 頭、頸和胸部的腺體 | pituitary gland; thyroid gland; parathyroid gland; pineal gland; thymus
set | endocrine glands of the body | 人體的內分泌腺 | pituitary gland; thyroid gland; adrenal gland; islets of Langerhans; ovary; testis
set | parts of glands and of kidneys | 腺體和腎的部分 | adrenal cortex; adrenal medulla; renal cortex; renal medulla; renal pelvis
set | hormones that affect blood glucose or metabolism | 影響血糖或代謝的激素 | insulin; glucagon; adrenaline; thyroxine; cortisol
set | hormones that control water and minerals | 調節水分和礦物質的激素 | antidiuretic hormone; aldosterone; parathyroid hormone; calcitonin
set | hormones released by the pituitary gland | 腦下垂體釋放的激素 | growth hormone; antidiuretic hormone; thyroid-stimulating hormone; follicle-stimulating hormone; luteinizing hormone; prolactin
set | hormones of the menstrual cycle | 月經週期的激素 | follicle-stimulating hormone; luteinizing hormone; oestrogen; progesterone
set | hormones of pregnancy, birth and nursing | 懷孕、分娩和哺乳的激素 | progesterone; oxytocin; prolactin; human chorionic gonadotrophin; oestrogen
set | sex hormones and hormones of growth | 性激素和生長有關的激素 | testosterone; oestrogen; progesterone; growth hormone; thyroxine
set | hormones, pigments and stores with similar names | 名稱相近的激素、色素和貯存物 | melatonin; melanin; glucagon; glycogen
set | disorders of growth caused by hormones | 激素失調引致的生長障礙 | dwarfism; gigantism; acromegaly; cretinism
set | glands of the body | 人體的腺體 | parathyroid gland; adrenal gland; pancreas; salivary gland; prostate gland; mammary gland
set | hormones of the adrenal and thyroid glands | 腎上腺和甲狀腺的激素 | aldosterone; cortisol; adrenaline; thyroxine
set | pairs of hormones with opposite actions | 作用相反的成對激素 | parathyroid hormone; calcitonin; insulin; glucagon
set | hormones that stimulate other organs | 刺激其他器官的激素 | erythropoietin; gastrin; thyroid-stimulating hormone; follicle-stimulating hormone; luteinizing hormone
set | hormones and drugs talked about in sport | 運動界談論的激素和藥物 | erythropoietin; growth hormone; testosterone; diuretic
set | hormones of reproduction in both sexes | 兩性的生殖激素 | testosterone; oxytocin; human chorionic gonadotrophin; prolactin; follicle-stimulating hormone
set | conditions that change the shape of the body | 改變體形的病症 | dwarfism; gigantism; acromegaly; obesity; rickets; scoliosis=脊柱側彎
order | regulation of blood glucose after a meal | 進餐後血糖的調節 | blood glucose level rises=血糖水平上升 > islets secrete more insulin=胰島分泌更多胰島素 > cells take in glucose and the liver stores glycogen=細胞吸收葡萄糖，肝貯存糖原 > blood glucose level falls to normal=血糖水平降至正常
order | hormones of one menstrual cycle in the order of their peaks | 月經週期中各激素先後達到高峰 | oestrogen > luteinizing hormone > progesterone

== Homeostasis and excretion | 體內平衡與排泄
homeostasis | 體內平衡 | process | S4 | the maintenance of a steady internal environment in spite of external changes | 在外界變化下仍維持內在環境穩定的過程
osmoregulation | 滲透調節 | process | S4 | the maintenance of a steady water potential in body fluids | 使體液的水勢保持穩定的過程
vasodilation | 血管舒張 | process | S4 | the widening of arterioles in the skin, by which more heat is lost | 皮膚小動脈變闊、使散熱增加的過程 | not=vasoconstriction
vasoconstriction | 血管收縮 | process | S4 | the narrowing of arterioles in the skin, by which less heat is lost | 皮膚小動脈變窄、使散熱減少的過程 | not=vasodilation
sweating | 出汗 | process | S2 | the release of salty water onto the skin, which removes heat as it evaporates | 把含鹽水分排到皮膚表面，藉其蒸發帶走熱量的過程
shivering | 顫抖 | process | S2 | rapid involuntary contractions of skeletal muscles that produce heat | 骨骼肌不受意志控制地快速收縮以產生熱的過程
kidney | 腎 | structure | S4 | one of the two bean-shaped organs that form urine | 一對豆形、負責製造尿液的器官 | also-zh=腎臟
ureter | 輸尿管 | structure | S4 | the tube that carries urine from a kidney to the bladder | 把尿液由腎送到膀胱的管道 | not=urethra
urinary bladder | 膀胱 | structure | S4 | the muscular bag that stores the liquid made by the kidneys before it leaves the body | 在排出體外前貯存尿液的肌肉囊
urethra | 尿道 | structure | S4 | the tube through which urine leaves the body from the bladder | 把尿液由膀胱排出體外的管 | not=ureter
sphincter | 括約肌 | structure | S4 | a ring of muscle that closes an opening or tube of the body | 能關閉身體開口或管道的環狀肌肉
renal cortex | 腎皮質 | structure | S4 | the outer region of the kidney, which contains the glomeruli | 腎的外層部分，含有腎小球 | not=renal medulla
renal medulla | 腎髓質 | structure | S4 | the inner region of the kidney, in which loops of Henle dip down | 腎的內層部分，亨利氏環伸入其中 | also-zh=腎髓; not=renal cortex
renal pelvis | 腎盂 | structure | S4 | the funnel-shaped space of the kidney where urine collects before flowing down the ureter | 腎內漏斗形的空間，尿液在流入輸尿管前於此匯集
nephron | 腎元 | structure | S4 | the tiny tubule with its capillaries that is the functional unit of the kidney | 由微小管道及其微血管組成、製造尿液的基本單位 | also-zh=腎單位
Bowman's capsule | 鮑氏囊 | structure | S4 | the cup-shaped closed end of a kidney tubule, which surrounds a knot of capillaries | 位於腎小管末端、包圍着微血管團的杯狀結構
glomerulus | 腎小球 | structure | S4 | the knot of capillaries in the kidney from which small molecules are filtered out under pressure | 鮑氏囊包圍着的微血管團，細小分子在壓力下由此濾出 | also=glomeruli
proximal convoluted tubule | 近曲小管 | structure | S4 | the first coiled part of a kidney tubule, where all glucose is normally reabsorbed | 腎小管最先的捲曲部分，葡萄糖正常在此全部被重吸收
loop of Henle | 亨利氏環 | structure | S4 | the hairpin-shaped part of a kidney tubule that dips into the medulla | 腎小管中伸入髓質的髮夾形部分
distal convoluted tubule | 遠曲小管 | structure | S4 | the last coiled part of a kidney tubule, lying just before the collecting duct | 腎小管最後的捲曲部分，緊接集尿管之前
collecting duct | 集尿管 | structure | S4 | the tube that receives fluid from many kidney tubules and is the main target of antidiuretic hormone | 接收多條腎小管的液體、主要受抗利尿激素作用的管道 | also-zh=集合管
afferent arteriole | 入球小動脈 | structure | S5 | the wider blood vessel that carries blood into the glomerulus | 把血液帶進腎內微血管團、管腔較闊的血管 | not=efferent arteriole
efferent arteriole | 出球小動脈 | structure | S5 | the narrower blood vessel that carries blood away from the glomerulus | 把血液帶離腎內微血管團、管腔較窄的血管 | not=afferent arteriole
ultrafiltration | 超濾作用 | process | S4 | the forcing of small molecules out of the blood in the glomerulus under high pressure | 血液中的細小分子在高壓下由微血管團進入鮑氏囊的過程 | not=reabsorption
reabsorption | 重吸收 | process | S4 | the return of useful substances from a kidney tubule to the blood | 把腎小管內的有用物質送回血液的過程 | not=ultrafiltration
tubular secretion | 腎小管分泌 | process | S6 | the passing of ions and drugs from blood capillaries into the fluid of a nephron | 離子和藥物由微血管主動進入腎元濾液的過程
urination | 排尿 | process | S4 | the release of urine from the bladder through the urethra | 把膀胱內貯存的液體清空的動作 | also=micturition
glomerular filtrate | 腎小球濾液 | substance | S4 | the liquid forced out of the capillaries into Bowman's capsule, like plasma but without large proteins | 由微血管團壓入鮑氏囊、成分似血漿但不含大分子蛋白質的液體
urine | 尿液 | substance | S2 | the liquid made of water, salts and nitrogenous waste that is stored in the bladder | 由含氮廢物、鹽和水組成、貯存於膀胱的液體廢物 | also-zh=尿; not=sweat
sweat | 汗液 | substance | S2 | the liquid on the skin that contains water, salts and a little urea | 皮膚上含水、鹽和少量尿素的液體 | also-zh=汗
urea | 尿素 | substance | S2 | the nitrogenous waste that the human liver makes from excess amino acids | 人的肝由過剩氨基酸製成的含氮廢物 | not=uric acid, urine
uric acid | 尿酸 | substance | S6 | the pasty white nitrogenous waste excreted by birds and insects | 鳥類和昆蟲排出的白色糊狀含氮廢物 | not=urea
ammonia | 氨 | substance | S5 | the very soluble and poisonous nitrogenous waste excreted by most bony fish | 大部分硬骨魚排出的極易溶且有毒的含氮廢物
bile pigment | 膽色素 | substance | S4 | the coloured waste that the liver makes from worn-out red blood cells | 肝由衰老紅血細胞製成、令糞便呈褐色的廢物
carbon dioxide | 二氧化碳 | substance | S2 | the waste gas of respiration that leaves the body through the lungs | 呼吸作用產生、經肺排出的廢氣
melanin | 黑色素 | substance | S4 | the dark pigment of skin and hair that protects against ultraviolet radiation | 皮膚和毛髮中抵禦紫外線的深色物質 | not=melatonin
sebum | 皮脂 | substance | S4 | the oily secretion that softens the skin and slows the growth of germs | 使皮膚柔軟並抑制病菌生長的油性分泌物
haemodialysis | 血液透析 | method | S4 | the removal of wastes from a patient's blood outside the body by a machine with an artificial membrane | 以裝有人工薄膜的機器在體外清除病人血中廢物的療法 | not=peritoneal dialysis
peritoneal dialysis | 腹膜透析 | method | S4 | the removal of wastes from a patient's blood by fluid run into the abdomen, with the lining there as the membrane | 把清洗液注入腹部、無需在體外處理血液而清除廢物的療法 | also-zh=洗肚; not=haemodialysis
kidney transplant | 腎臟移植 | method | S4 | the surgical placing of a donor's healthy urine-forming organ into a patient | 以手術把捐贈者健康的製尿器官放進病人體內的療法
urine test | 尿液檢驗 | method | S4 | the laboratory examination of liquid waste to find glucose, protein or drugs in it | 分析病人的小便以找出葡萄糖、蛋白質或藥物的做法 | also-zh=驗尿
skin epidermis | 皮膚表皮 | structure | S4 | the outermost layer of the body covering, with a dead surface and no blood vessels | 體表最外的一層，表面由死細胞組成且沒有血管 | not=dermis
dermis | 真皮 | structure | S4 | the thick middle layer of skin, which contains blood vessels, nerves and sweat glands | 皮膚中間較厚的一層，含血管、神經和汗腺 | not=skin epidermis
subcutaneous fat | 皮下脂肪 | structure | S4 | the layer of energy-storing cells below the dermis that reduces heat loss | 位於真皮之下、貯存能量並減少散熱的細胞層
sweat gland | 汗腺 | structure | S4 | the coiled tube in the skin that takes water, salts and urea from the blood | 真皮內從血液取得水、鹽和尿素的捲曲管道
sebaceous gland | 皮脂腺 | structure | S4 | the gland that opens beside a hair and secretes oil | 開口於毛髮旁、分泌油性物質的腺體
hair follicle | 毛囊 | structure | S4 | the deep pit in the dermis from which a hair grows | 真皮內的深陷小窩，髮根在其中生長
hair erector muscle | 豎毛肌 | structure | S4 | the tiny contractile structure in the dermis that causes goose bumps in the cold | 真皮內在寒冷時收縮、使人起雞皮疙瘩的細小結構
heat stroke | 中暑 | disease | S4 | a dangerous rise of body temperature above 40 degrees Celsius when the body can no longer cool itself | 身體不能有效散熱、體溫升至攝氏四十度以上的危險狀況 | not=hypothermia
hypothermia | 低溫症 | disease | S4 | a dangerous fall of body temperature below 35 degrees Celsius | 體溫降至攝氏三十五度以下的危險狀況 | also-zh=體溫過低; not=heat stroke
fever | 發燒 | disease | S2 | a raised body temperature set by the hypothalamus, often during an infection | 下丘腦調高體溫的設定而出現的狀況，多見於感染時 | also-zh=發熱
kidney failure | 腎衰竭 | disease | S4 | a condition in which the organs that form urine no longer remove enough waste from the blood | 製造尿液的器官不能充分清除血液中廢物的病
kidney stone | 腎石 | disease | S4 | a hard lump of crystals formed in the organ that makes urine | 在製造尿液的器官內由結晶形成的硬塊 | not=gallstone
gallstone | 膽石 | disease | S4 | a hard lump of cholesterol or pigment formed in the sac that stores bile | 在貯存消化液的小囊內由脂類或色素形成的硬塊 | not=kidney stone
set | responses of the body to heat and cold | 身體對冷熱的反應 | vasodilation; vasoconstriction; sweating; shivering
set | organs of the urinary system | 泌尿系統的器官 | kidney; ureter; urinary bladder; urethra
set | tubes of the lower body | 身體下部的管道 | ureter; urethra; sperm duct; oviduct
set | regions of the kidney seen in a cut section | 腎切面所見的部分 | renal cortex; renal medulla; renal pelvis; ureter
set | parts of a kidney tubule and its capillaries | 腎小管及其微血管的部分 | Bowman's capsule; glomerulus; proximal convoluted tubule; loop of Henle; distal convoluted tubule; collecting duct
set | vessels at the kidney | 腎的血管 | renal artery; renal vein; afferent arteriole; efferent arteriole; glomerulus
set | units and small structures that serve as working parts of organs | 器官的微小工作單位 | nephron; alveolus; villus; sarcomere
set | watery fluids that leave blood or the body | 由血液滲出或排出體外的液體 | glomerular filtrate; urine; sweat; tears; tissue fluid
set | nitrogenous and other waste products | 含氮及其他代謝廢物 | urea; uric acid; ammonia; bile pigment; carbon dioxide
set | substances in or on the skin | 皮膚內外的物質 | melanin; sebum; sweat; keratin
set | structures found in the skin | 皮膚內的結構 | sweat gland; sebaceous gland; hair follicle; hair erector muscle; subcutaneous fat
set | glands that pour out through ducts | 有導管的腺體 | sweat gland; sebaceous gland; tear gland; salivary gland; gastric gland
set | disorders of kidney, bile and joints | 腎、膽和關節的疾病 | kidney failure; kidney stone; gallstone; gout
set | large carbohydrates of living things | 生物的大分子碳水化合物 | glycogen; chitin; starch=澱粉; cellulose=纖維素
set | functions of organs | 器官的功能 | osmoregulation; thermoregulation=體溫調節; gas exchange; digestion
set | parts on the way of urine and their neighbours | 尿液途經的部分及鄰近結構 | renal pelvis; ureter; urinary bladder; urethra; prostate gland
set | cups, sacs and bags of the body | 杯狀和囊狀的結構 | Bowman's capsule; joint capsule; gall bladder; alveolus; scrotum
set | tubes and ducts | 管道 | loop of Henle; collecting duct; bile duct; sperm duct; ureter
set | coiled tubes of the body | 捲曲的管道 | proximal convoluted tubule; distal convoluted tubule; seminiferous tubule; epididymis; sweat gland
set | passages of substances through walls of cells | 物質穿過細胞層的過程 | reabsorption; absorption; tubular secretion; gas exchange; ultrafiltration
set | acids with different roles | 作用不同的酸 | hydrochloric acid; lactic acid; uric acid; abscisic acid
set | small molecules of waste and metabolism | 代謝產生的小分子 | urea; uric acid; lactic acid; ammonia
set | hospital treatments | 醫院的治療 | haemodialysis; kidney transplant; coronary bypass surgery; balloon angioplasty; blood transfusion=輸血
set | dangers on a mountain hike | 登山時的危險 | hypothermia; heat stroke; dehydration; fracture=骨折; sprain
order | path of fluid through a nephron | 液體流經腎元的路徑 | Bowman's capsule > proximal convoluted tubule > loop of Henle > distal convoluted tubule > collecting duct
order | path of urine out of the body | 尿液排出體外的路徑 | renal pelvis > ureter > urinary bladder > urethra
order | path of blood through the kidney | 血液流經腎的路徑 | renal artery > afferent arteriole > glomerulus > efferent arteriole > capillaries around the tubule=腎小管周圍的微血管 > renal vein
order | layers of skin from the surface inwards | 皮膚由表面向內的各層 | skin epidermis > dermis > subcutaneous fat

== Human reproduction | 人的生殖
testis | 睪丸 | structure | S2 | the male organ that produces sperms and testosterone | 製造雄配子和雄性激素的男性器官 | also=testes, testicle; also-zh=睾丸
scrotum | 陰囊 | structure | S2 | the bag of skin outside the male body that keeps the testes cooler than the trunk | 位於男性體外、使睪丸溫度低於體溫的皮膚囊
epididymis | 附睪 | structure | S4 | the coiled tube outside a testis in which sperms are stored and become mature | 貯存精子並使其成熟、位於陰囊內的捲曲管道 | also-zh=附睾
sperm duct | 輸精管 | structure | S2 | the tube that carries male gametes from the epididymis to the urethra | 把雄配子由附睪送到尿道的管道 | also=vas deferens
seminal vesicle | 精囊 | structure | S4 | one of a pair of male glands whose sugar-rich secretion provides energy for sperms | 男性的一對腺體，分泌富含糖分的液體供雄配子作能量來源 | also-zh=儲精囊; not=prostate gland
prostate gland | 前列腺 | structure | S4 | the single male organ that surrounds the urethra just below the bladder | 男性位於膀胱下方、包圍着尿道的單一器官 | not=seminal vesicle
penis | 陰莖 | structure | S2 | the male organ that becomes erect and releases semen into the female body | 勃起後把精液送入女性體內的男性器官
seminiferous tubule | 曲細精管 | structure | S6 | one of the fine coiled tubes inside a testis in whose walls sperms are formed | 睪丸內的幼小彎管，雄配子在其管壁形成
ovary | 卵巢 | structure | S2 | the female organ that releases ova and secretes oestrogen | 女性體內釋放雌配子並分泌雌激素的器官
oviduct | 輸卵管 | structure | S2 | the tube with a funnel-shaped end in which an ovum is usually fertilised | 有漏斗形開口、受精通常在其中發生的通道 | also=Fallopian tube
uterus | 子宮 | structure | S2 | the muscular, pear-shaped organ in which a foetus develops | 胎兒在其中發育的梨形肌肉器官 | also=womb
cervix | 子宮頸 | structure | S2 | the narrow ring of muscle between the uterus and the vagina | 位於陰道頂端、通向胎兒發育處的狹窄環狀肌肉
vagina | 陰道 | structure | S2 | the muscular passage that receives sperms and through which a baby is born | 接收精子、嬰兒出生時經過的肌肉通道
vulva | 外陰 | structure | S4 | the external parts of the female reproductive system | 女性生殖系統可從體表看見的部分 | also-zh=女陰
endometrium | 子宮內膜 | structure | S4 | the lining of the uterus that thickens and is shed in each menstrual cycle | 在每個月經週期都會增厚和脫落、供胚胎着床的組織 | also=uterine lining
mammary gland | 乳腺 | structure | S4 | the gland in the breast that produces milk after childbirth | 位於女性胸部、分娩後為嬰兒製造奶的腺體
Graafian follicle | 成熟卵泡 | structure | S5 | the large fluid-filled sac of an ovary that is about to burst and release its ovum | 充滿液體、即將破裂並釋出雌配子的大囊 | not=corpus luteum
corpus luteum | 黃體 | structure | S4 | the structure left in an ovary after ovulation, which secretes progesterone | 排卵後留在卵巢內、分泌孕酮的結構
blastocyst | 胚泡 | structure | S6 | the hollow ball of cells that attaches to the lining of the uterus about a week after fertilisation | 受精後約一星期附着在子宮內壁的中空細胞球 | also-zh=囊胚
foetus | 胎兒 | structure | S2 | a developing human from the ninth week until birth, with all main organs formed | 由第九星期至出生、主要器官已形成而發育中的人體 | also=fetus; not=embryo
acrosome | 頂體 | structure | S5 | the sac of enzymes at the tip of the head of a sperm | 精子頭部最前端、內含酶的囊
middle piece | 中段 | structure | S5 | the part of a sperm packed with mitochondria, lying between the head and the tail | 精子頭部與尾部之間充滿線粒體的部分
zona pellucida | 透明帶 | structure | S6 | the clear jelly-like coat around an ovum that a sperm must penetrate | 包圍卵子、精子必須穿過的膠狀外層
semen | 精液 | substance | S2 | the milky mixture of male gametes and the secretions of several glands | 由雄配子和數個腺體分泌物混合而成的乳白色液體 | not=sperm
placenta | 胎盤 | structure | S2 | the disc-shaped organ where mother and foetus exchange materials without mixing their blood | 母體與胎兒交換物質而血液不相混的扁圓形器官
umbilical cord | 臍帶 | structure | S2 | the rope-like structure with two arteries and a vein that links a foetus with the placenta | 內有兩條動脈和一條靜脈、把胎兒連接到胎盤的索狀結構
amnion | 羊膜 | structure | S4 | the membrane that encloses the fluid around a foetus | 包裹着胎兒及其周圍液體的薄層
amniotic fluid | 羊水 | substance | S4 | the liquid around a foetus that protects it from shocks and drying | 包圍着胎兒、防止其受震盪和乾涸的液體
colostrum | 初乳 | substance | S5 | the yellowish, antibody-rich fluid that the breasts produce in the first days after birth | 母親產後頭數天分泌、富含抗體的淡黃色液體
ovulation | 排卵 | process | S2 | the release of an ovum from an ovary | 在月經週期中段釋出雌配子的過程 | not=menstruation
menstruation | 行經 | process | S2 | the monthly discharge of blood and uterine lining through the vagina | 血液和脫落的子宮內壁組織定期由陰道流出的過程 | also=period; also-zh=月經; not=ovulation
implantation | 着床 | process | S4 | the embedding of an early embryo in the lining of the uterus | 早期胚胎埋入子宮內膜的過程 | also-zh=植入
copulation | 交配 | process | S4 | the act by which a male places sperms inside the body of a female | 雄性把精子送入雌性體內的行為 | also=sexual intercourse; also-zh=性交
erection | 勃起 | process | S4 | the hardening of the male organ as its spongy tissue fills with blood | 男性器官的海綿組織充血而變硬的過程
labour | 分娩 | process | S4 | the series of strong uterine contractions by which a baby is pushed out of the mother | 子宮強力收縮、把嬰兒推出母體的過程 | also=birth, parturition
lactation | 泌乳 | process | S4 | the production of milk by the mammary glands of a mother | 產婦胸部為嬰兒製造食物的過程
gestation | 懷孕 | process | S4 | the carrying of a developing offspring in the uterus from conception to birth | 由受精至出生期間母體在子宮內養育後代的過程 | also=pregnancy
spermatogenesis | 精子形成 | process | S6 | the making of male gametes in the testes, which goes on from puberty throughout life | 睪丸由青春期起持續製造雄配子的過程 | not=oogenesis
oogenesis | 卵子形成 | process | S6 | the making of female gametes, which begins before a girl is born | 在女孩出生前便已開始的製造雌配子的過程 | not=spermatogenesis
infancy | 嬰兒期 | period | S2 | the first stage of life after birth, when a child depends wholly on others | 出生後的最初階段，完全依賴他人照顧的時期
childhood | 童年期 | period | S2 | the stage of life between learning to walk and the first signs of sexual maturity | 由學會走路至性成熟跡象出現前的人生階段
puberty | 青春期 | period | S2 | the stage of life when the sex organs become mature | 性器官開始成熟的人生階段
adulthood | 成年期 | period | S2 | the stage of life when growth in height has ended and the body is fully mature | 身高停止增長、身體完全成熟的人生階段
menopause | 更年期 | period | S4 | the stage of a woman's life when menstruation and ovulation stop permanently | 婦女永久停止行經和排卵的人生階段 | also-zh=停經期
primary sexual characteristic | 第一性徵 | property | S2 | a feature of the reproductive organs by which boys and girls differ at birth | 男女在出生時已有的生殖器官差異
secondary sexual characteristic | 第二性徵 | property | S2 | a feature such as a beard or breasts that appears when the body becomes sexually mature | 身體性成熟時才出現的特徵，如鬍鬚或乳房發育
identical twins | 同卵雙生 | group | S2 | two children developed from one fertilised egg that split, with the same genes and sex | 由一個合子分裂成兩個發育而來、基因完全一樣的兩個孩子 | not=fraternal twins
fraternal twins | 異卵雙生 | group | S2 | two children born together from two ova fertilised by two different sperms | 由兩個卵子分別與兩個精子結合而來、同時出生的兩個孩子 | not=identical twins
conjoined twins | 連體雙生 | group | S4 | two children born with their bodies joined because one embryo did not split completely | 因一個胚胎未完全分開，出生時有部分軀幹共用的兩個孩子 | also-zh=連體嬰
condom | 避孕套 | device | S2 | a thin rubber sheath worn during intercourse that blocks sperms and also reduces the risk of infection | 性交時戴上、阻擋精子並有助預防性病的橡膠薄膜
contraceptive pill | 避孕丸 | device | S2 | a tablet containing hormones that prevents ovulation | 含激素、能抑制排卵的藥物
intrauterine device | 子宮環 | device | S2 | a small T-shaped object placed in the uterus to prevent implantation | 置於女性體內、防止胚胎着床的T形小物件 | also=IUD; also-zh=避孕環
spermicide | 殺精劑 | device | S4 | a chemical cream or foam put into the vagina to kill male gametes | 放入陰道、令雄配子死亡的化學藥膏或泡沫
vasectomy | 輸精管結紮 | method | S2 | the cutting and tying of the sperm ducts so that semen contains no sperms | 切斷並紮緊男性管道，使精液不再含雄配子的手術 | not=tubal ligation
tubal ligation | 輸卵管結紮 | method | S2 | the cutting and tying of the oviducts so that ova cannot meet sperms | 切斷並紮緊女性管道，使雌配子不能與精子相遇的手術 | not=vasectomy
rhythm method | 安全期避孕法 | method | S2 | the avoiding of intercourse on days near ovulation | 在接近排卵的日子不進行性交的做法
abortion | 墮胎 | method | S4 | the ending of a pregnancy by removing an embryo or foetus before it can survive outside the uterus | 在胚胎或胎兒能獨立存活前把其移除以終止懷孕的做法 | also-zh=人工流產
in vitro fertilisation | 體外受精 | method | S4 | the joining of ova and sperms in a laboratory dish before the embryo is put into the uterus | 讓卵子與精子在實驗室器皿中結合、再把胚胎放進子宮的技術 | also=IVF
artificial insemination | 人工授精 | method | S4 | the placing of collected semen into a woman's uterus with an instrument | 以儀器把收集的精液注入女性子宮的技術
surrogacy | 代母懷孕 | method | S5 | the carrying of a baby by one woman on behalf of another couple | 由一名女性替另一對夫婦生下孩子的安排
Caesarean section | 剖腹生產 | method | S4 | the delivery of a baby through a cut in the mother's abdomen | 切開母親肚皮和子宮以取出嬰兒的手術 | also-zh=剖腹產
ultrasound scanning | 超聲波掃描 | method | S4 | the forming of pictures of a foetus by sending high-frequency waves into the mother's body | 把人耳聽不到的高頻振動送入母體以產生胎兒影像的技術
amniocentesis | 羊膜穿刺術 | method | S6 | the removal of fluid from around a foetus through a needle to examine its cells | 以針抽取胎兒周圍液體來檢驗細胞的技術
set | male reproductive organs and ducts | 男性生殖器官和管道 | testis; scrotum; epididymis; sperm duct; seminal vesicle; prostate gland; penis
set | female reproductive organs | 女性生殖器官 | ovary; oviduct; uterus; cervix; vagina; vulva
set | tubes and passages of reproduction and excretion | 生殖和排泄的管道 | oviduct; sperm duct; urethra; ureter; vagina
set | glands that serve reproduction | 與生殖有關的腺體 | seminal vesicle; prostate gland; mammary gland; ovary; testis
set | places where gametes are made, stored or joined | 配子形成、貯存或結合的地方 | seminiferous tubule; epididymis; Graafian follicle; oviduct
set | structures connected with the ovarian and uterine cycle | 與月經週期有關的結構 | Graafian follicle; corpus luteum; endometrium; cervix
set | stages and cells before birth | 出生前的細胞和階段 | ovum; sperm; zygote; embryo; foetus
set | round structures of the ovary, oviduct and womb | 卵巢、輸卵管和子宮內的圓形結構 | ovum; zygote; blastocyst; Graafian follicle; corpus luteum
set | structures that support a foetus | 支持胎兒的結構 | placenta; umbilical cord; amnion; uterus
set | fluids of reproduction | 與生殖有關的液體 | semen; amniotic fluid; colostrum; cervical mucus=子宮頸黏液
set | events in the monthly cycle and early pregnancy | 月經週期和懷孕初期的事件 | ovulation; menstruation; fertilisation; implantation
set | acts by which gametes are brought together | 使配子相遇的過程 | erection; ejaculation=射精; copulation; fertilisation; ovulation
set | events of motherhood | 成為母親的過程 | implantation; gestation; labour; lactation
set | stages of human life | 人生的階段 | infancy; childhood; puberty; adulthood; foetal period=胎兒期
set | times of change in reproductive life | 生育歷程中的轉變時期 | puberty; menopause; gestation; lactation
set | children born together | 一同出生的孩子 | identical twins; fraternal twins; conjoined twins; triplets=三胞胎
set | contraceptive devices and drugs | 避孕的器具和藥物 | condom; contraceptive pill; intrauterine device; spermicide
set | operations and practices to avoid having children | 避免生育的手術和做法 | vasectomy; tubal ligation; rhythm method; abortion
set | ways to help a couple to have a baby | 協助生育的方法 | in vitro fertilisation; artificial insemination; surrogacy; Caesarean section
set | medical procedures before and at birth | 產前及分娩時的醫療程序 | ultrasound scanning; amniocentesis; Caesarean section; abortion
set | sex organs of both sexes | 兩性的生殖器官 | scrotum; penis; vulva; vagina; cervix
set | reproductive cells and particles | 生殖細胞和顆粒 | sperm; ovum; zygote; pollen grain; spore
set | structures that feed or protect the young | 供養或保護幼體的結構 | placenta; amnion; endosperm; cotyledon; testa
set | fluids given out by the body | 身體分泌的液體 | semen; colostrum; saliva; tears; sweat
set | releases from the body | 由身體釋放物質的過程 | ovulation; menstruation; ejaculation=射精; lactation; urination
set | production of new cells and individuals | 新細胞和新個體的產生 | spermatogenesis; oogenesis; binary fission; budding
set | ways to prevent pregnancy | 避孕的方法 | condom; contraceptive pill; intrauterine device; spermicide; vasectomy; tubal ligation; rhythm method
set | techniques of artificial reproduction in plants and animals | 動植物的人工繁殖技術 | in vitro fertilisation; artificial insemination; grafting; tissue culture=組織培養; cutting
set | medical examinations | 醫學檢查 | ultrasound scanning; amniocentesis; urine test; X-ray examination=X光檢查
order | path of sperms from where they are made | 精子由形成處開始的路徑 | testis > epididymis > sperm duct > urethra > vagina > uterus > oviduct
order | development of a human before birth | 人在出生前的發育 | zygote > ball of cells=細胞球 > embryo > foetus
order | path of a released egg that is not fertilised | 沒有受精的卵子的路徑 | ovary > oviduct > uterus > vagina
order | events from egg release to nursing | 由排卵至哺乳的事件 | ovulation > fertilisation > implantation > labour > lactation
order | stages of human life | 人生的階段 | infancy > childhood > puberty > adulthood
order | sacs of the ovary in one cycle | 一個週期中卵巢結構的變化 | young follicle=未成熟卵泡 > Graafian follicle > corpus luteum

== Plant reproduction | 植物的生殖
sepal | 萼片 | structure | S2 | one of the outermost green leaf-like parts that protect a flower in the bud | 花最外層、在花蕾時保護花的綠色葉狀部分 | not=petal
petal | 花瓣 | structure | S2 | one of the brightly coloured parts of a flower that attract insects | 花中顏色鮮豔、吸引昆蟲的部分 | not=sepal
stamen | 雄蕊 | structure | S2 | the part of a flower that consists of an anther and a filament | 花中由花藥和花絲組成的部分 | not=carpel
carpel | 心皮 | structure | S2 | the part of a flower that consists of a stigma, a style and a plant ovary | 花中由柱頭、花柱和子房組成的部分 | not=stamen
anther | 花藥 | structure | S2 | the part at the top of a stamen that produces pollen grains | 位於雄蕊頂端、產生花粉粒的部分 | not=stigma
filament | 花絲 | structure | S2 | the thin stalk of a stamen that supports the anther | 雄蕊中支撐着花藥的幼柄 | not=style
stigma | 柱頭 | structure | S2 | the sticky or feathery tip of a carpel that receives pollen | 心皮頂端黏性或羽狀、接收花粉的部分 | not=anther
style | 花柱 | structure | S2 | the stalk of a carpel down which a pollen tube grows | 心皮中的柄狀部分，花粉管沿其向下生長 | not=filament
plant ovary | 子房 | structure | S2 | the swollen base of a carpel, which develops into a fruit | 心皮膨大的基部，日後發育成果實 | not=ovule
ovule | 胚珠 | structure | S2 | the small structure inside the ovary of a flower that develops into a seed after fertilisation | 子房內的小體，受精後發育成種子
receptacle | 花托 | structure | S4 | the swollen top of a flower stalk, to which all parts of the flower are attached | 花柄膨大的頂部，着生花的各部分
nectary | 蜜腺 | structure | S4 | the part of a flower that produces a sugary liquid to attract insects | 花內分泌糖液以吸引昆蟲的結構
flower stalk | 花柄 | structure | S4 | the thin stem that joins a single bloom to the plant | 把一朵花連接到植物上的幼莖
calyx | 花萼 | structure | S6 | the whole outermost ring of parts of a flower, usually green | 花最外一輪、通常呈綠色的部分的總稱 | not=corolla
corolla | 花冠 | structure | S6 | the whole ring of coloured showy parts of a flower | 花中一輪有色而顯眼的部分的總稱 | not=calyx
pollen grain | 花粉粒 | structure | S2 | a tiny particle, produced by an anther, that carries the male gamete of a flowering plant | 由花藥產生、載有雄配子的微小物體
pollen tube | 花粉管 | structure | S4 | the outgrowth that carries male nuclei from a stigma to an ovule | 由柱頭上向下生長、把雄核帶到胚珠的細長突起
embryo sac | 胚囊 | structure | S6 | the large structure inside an ovule that contains the female gamete and polar nuclei | 胚珠內含有雌配子和極核的大結構
self-pollination | 自花傳粉 | process | S4 | the transfer of pollen to a stigma of the same plant | 花粉傳送到同一株植物柱頭上的過程 | not=cross-pollination
cross-pollination | 異花傳粉 | process | S4 | the transfer of pollen to a stigma of another plant of the same species | 花粉傳送到同種另一株植物柱頭上的過程 | not=self-pollination
double fertilisation | 雙受精 | process | S6 | the fusion of one male nucleus with an egg and of another with two polar nuclei | 一個雄核與卵結合、另一個與兩個極核結合的過程
germination | 萌發 | process | S2 | the start of growth of a seed into a seedling | 種子開始生長成幼苗的過程
dormancy | 休眠 | process | S4 | the resting state in which a living seed does not grow | 有生命的種子暫停生長的靜止狀態
insect-pollinated flower | 蟲媒花 | structure | S2 | a flower with bright petals, scent and sticky or spiky pollen | 花瓣鮮豔、有香氣、花粉黏而帶刺的花 | not=wind-pollinated flower
wind-pollinated flower | 風媒花 | structure | S2 | a dull, scentless flower with feathery stigmas and plenty of light, smooth pollen | 顏色暗淡、沒有香氣、柱頭呈羽狀、花粉多而輕滑的花 | not=insect-pollinated flower
male flower | 雄花 | structure | S4 | a flower that has functional stamens but no functional carpels | 只有雄蕊而沒有心皮、能產生花粉的花
female flower | 雌花 | structure | S4 | a flower that has functional carpels but no functional stamens | 只有心皮而沒有雄蕊、能結果的花
bisexual flower | 兩性花 | structure | S4 | a flower that has both functional stamens and functional carpels | 同時具有雄蕊和心皮的花
testa | 種皮 | structure | S4 | the tough outer coat that protects a seed | 由胚珠的外層發育而成、保護胚的堅韌外層 | also=seed coat
micropyle | 珠孔 | structure | S4 | the tiny hole in a seed through which water enters before germination | 種子上的微小開口，萌發前水由此進入 | also-zh=種孔
hilum | 種臍 | structure | S6 | the scar on a seed where it was attached to the fruit wall | 種子原先附着在果實內壁時所留下的疤痕
plumule | 胚芽 | structure | S4 | the part of the embryo in a seed that grows into the shoot | 種子的胚中日後長成枝條的部分 | not=radicle
radicle | 胚根 | structure | S4 | the part of the embryo in a seed that grows into the first root and comes out first | 種子的胚中最先突破外皮並向下生長的部分 | not=plumule
endosperm | 胚乳 | structure | S4 | the food-storing tissue that surrounds the embryo in seeds such as maize | 玉米等種子內包圍着幼小植物體、貯存養料的組織
fruit wall | 果皮 | structure | S4 | the tissue around the seeds that develops from the outer part of the ovary of a flower | 由子房壁發育而成、包圍種子的組織 | also=pericarp
fruit | 果實 | structure | S2 | the structure around the seeds that develops from the ovary of a flower after fertilisation | 受精後由子房發育而成、包含種子的結構
sexual reproduction | 有性生殖 | process | S2 | the producing of varied offspring by the fusion of two gametes | 兩個配子結合而產生有變異後代的過程 | not=asexual reproduction
asexual reproduction | 無性生殖 | process | S2 | the producing of genetically identical offspring from one parent without gametes | 由單一親代不經配子而產生遺傳上完全相同的後代的過程 | not=sexual reproduction
runner | 匍匐莖 | structure | S4 | a thin stem that grows along the ground and forms young plants at its tips, as in strawberry | 沿地面橫生、末端長出新植株的幼莖，例如草莓的 | also-zh=走莖
rhizome | 根莖 | structure | S4 | a swollen stem that grows sideways underground, as in ginger | 在地下橫向生長的膨大構造，有節和芽，例如薑
stem tuber | 塊莖 | structure | S4 | the swollen tip of an underground branch with many buds, as in potato | 地下枝條的膨大末端，有多個芽，例如馬鈴薯 | not=root tuber
root tuber | 塊根 | structure | S6 | a swollen food-storing underground organ that bears no leaf scars, as in sweet potato | 沒有芽眼和葉痕、貯存養料的膨大地下器官，例如番薯 | not=stem tuber
bulb | 鱗莖 | structure | S4 | a very short underground stem wrapped in thick fleshy leaves, as in onion | 被肥厚肉質葉包裹的極短地下莖，例如洋葱 | not=corm
corm | 球莖 | structure | S4 | a short, solid, upright underground stem covered with thin scale leaves, as in water chestnut | 短而實心、直立、外有薄鱗葉的地下莖，例如荸薺 | not=bulb
cutting | 扦插 | method | S4 | the growing of a new plant by putting a piece of stem or leaf into soil so that it grows roots | 把一段莖或葉埋進泥土，使其長根成為新植株的方法
grafting | 嫁接 | method | S4 | the joining of a shoot of one plant to the rooted stem of another | 使一株植物的枝條與另一株有根植物的莖癒合生長的方法
layering | 壓條 | method | S6 | the bending of a branch into the soil so that it grows roots while still joined to the parent plant | 把仍連着母株的樹枝彎入泥土中使其長根的方法
scion | 接穗 | structure | S6 | the shoot that is joined to the rooted stem of another plant in grafting | 取自良種植物、與另一株有根植物癒合的枝條 | not=stock
stock | 砧木 | structure | S6 | the rooted plant to which the shoot of another plant is joined in grafting | 在嫁接中接受並供養枝條的有根植物 | not=scion
explant | 外植體 | structure | S6 | the small piece of plant placed on a sterile medium at the start of tissue culture | 進行組織培養時，最初放在無菌培養基上的一小塊活組織
callus | 癒傷組織 | structure | S6 | the mass of unspecialised plant cells that forms on a culture medium | 在培養基上形成、未分化的植物細胞團
set | whorls and parts of a flower | 花的各部分 | sepal; petal; stamen; carpel; receptacle; nectary
set | parts of the male and female whorls | 雄蕊和雌蕊的部分 | anther; filament; stigma; style; plant ovary
set | rings and bases of a flower | 花的各輪和基部 | calyx; corolla; receptacle; flower stalk
set | stages in the reproduction of flowering plants | 開花植物生殖的階段 | pollination=傳粉; fertilisation; seed dispersal=種子散播; germination; dormancy
set | transfers and fusions in plants | 植物的傳送和結合過程 | self-pollination; cross-pollination; double fertilisation; seed dispersal=種子散播
set | flowers by the agent that carries their pollen | 按傳粉媒介劃分的花 | insect-pollinated flower; wind-pollinated flower; bird-pollinated flower=鳥媒花; water-pollinated flower=水媒花
set | reproductive structures of plants by the sex of their parts | 按性別劃分的植物生殖結構 | male flower; female flower; bisexual flower; cone=球果
set | parts of a seed | 種子的部分 | testa; micropyle; hilum; cotyledon; plumule; radicle; endosperm
set | structures that feed or protect the young plant in a seed | 供養或保護種子內幼小植物體的結構 | testa; cotyledon; endosperm; fruit wall
set | openings and scars of plants | 植物的小孔和疤痕 | micropyle; hilum; stoma; lenticel
set | cells and bodies from which new life begins | 新生命由此開始的細胞和結構 | spore; gamete; zygote; seed
set | structures after fertilisation in a flower and before it | 花在受精前後的結構 | ovule; plant ovary; seed; fruit
set | ways of reproduction without gametes | 不需配子的生殖方式 | vegetative propagation; budding; binary fission; spore formation; fragmentation
set | words for reproduction and growth | 與生殖和生長有關的過程 | sexual reproduction; asexual reproduction; germination; cell differentiation=細胞分化
set | organs of vegetative propagation | 營養繁殖器官 | runner; rhizome; stem tuber; root tuber; bulb; corm
set | artificial propagation of plants | 植物的人工繁殖 | cutting; grafting; layering; tissue culture=組織培養
set | pieces of plant used in artificial propagation | 人工繁殖所用的植物部分 | scion; stock; explant; callus
set | coverings of young plants and seeds | 幼小植物和種子的覆蓋結構 | coleoptile; testa; root cap; fruit wall
set | seed structures and emerging organs of a seedling | 幼苗的部分 | radicle; plumule; cotyledon; coleoptile; root hair
set | visible parts of an open flower | 開放的花可見的部分 | sepal; petal; anther; stigma; nectary
set | stalks and stems | 柄和莖 | filament; style; flower stalk; internode; runner
set | parts by which plants spread or survive | 植物散播或渡過不利環境的部分 | spore; seed; bulb; stem tuber; fruit
set | underground parts of plants | 植物的地下部分 | root tuber; stem tuber; rhizome; corm; bulb; root cap
set | ways of reproduction | 生殖方式 | sexual reproduction; vegetative propagation; budding; binary fission; spore formation
order | sexual reproduction of a flowering plant | 開花植物的有性生殖 | pollination=傳粉 > growth of the pollen tube=花粉管生長 > fertilisation > formation of seeds and fruit=種子和果實形成 > seed dispersal=種子散播 > germination
order | rings of a flower from the outside inwards | 花由外至內的各輪 | sepal > petal > stamen > carpel
order | path of a pollen tube | 花粉管的生長路徑 | stigma > style > plant ovary > ovule
order | what comes out during the germination of a bean | 豆種子萌發時的變化 | seed absorbs water=種子吸水 > testa bursts=種皮裂開 > radicle comes out=胚根突出 > plumule grows up=胚芽向上生長
order | propagation by tissue culture | 以組織培養繁殖植物 | explant > callus > plantlet=小植株 > mature plant=成熟植株
fact | potato | 馬鈴薯 | organ of vegetative propagation | 營養繁殖器官 | stem tuber | 塊莖 |
fact | ginger | 薑 | organ of vegetative propagation | 營養繁殖器官 | rhizome | 根莖 |
fact | onion | 洋葱 | organ of vegetative propagation | 營養繁殖器官 | bulb | 鱗莖 |
fact | sweet potato | 番薯 | organ of vegetative propagation | 營養繁殖器官 | root tuber | 塊根 |
fact | strawberry | 草莓 | organ of vegetative propagation | 營養繁殖器官 | runner | 匍匐莖 |
fact | water chestnut | 荸薺 | organ of vegetative propagation | 營養繁殖器官 | corm | 球莖 |
fact | ovule | 胚珠 | what it develops into | 日後發育成的結構 | seed | 種子 |
fact | plant ovary | 子房 | what it develops into | 日後發育成的結構 | fruit | 果實 |
fact | radicle | 胚根 | what it develops into | 日後發育成的結構 | root | 根 |
fact | plumule | 胚芽 | what it develops into | 日後發育成的結構 | shoot | 枝條 |
fact | dandelion | 蒲公英 | agent of seed dispersal | 種子散播的媒介 | wind | 風 |
fact | coconut | 椰子 | agent of seed dispersal | 種子散播的媒介 | water | 水 |
fact | tomato | 番茄 | agent of seed dispersal | 種子散播的媒介 | animals | 動物 |
fact | balsam | 鳳仙花 | agent of seed dispersal | 種子散播的媒介 | bursting of the fruit | 果實爆裂 |

== Immunity and disease | 免疫與疾病
pathogen | 病原體 | organism | S3 | an agent such as a bacterium or virus that causes disease | 能引致疾病的細菌、病毒等致病因子 | not=vector
antigen | 抗原 | substance | S4 | a substance on a foreign particle that triggers a specific immune response | 外來粒子上能引發特異性免疫反應的物質 | not=antibody
antibody | 抗體 | substance | S4 | a Y-shaped protein made by plasma cells that binds to one kind of foreign molecule | 由漿細胞製造、能與某一種外來分子結合的Y形蛋白質 | not=antigen, antibiotic
antibiotic | 抗生素 | substance | S4 | a drug, many of which come from moulds, that kills or stops bacteria but not viruses | 能殺死或抑制細菌但對病毒無效的藥物，不少來自霉菌 | not=antibody
antiseptic | 抗菌劑 | substance | S4 | a chemical applied to living skin or wounds to kill microorganisms | 塗在皮膚或傷口上以殺死微生物的化學物質 | not=disinfectant
disinfectant | 消毒劑 | substance | S4 | a strong chemical used on floors, toilets and other lifeless surfaces to kill microorganisms | 用於地面、廁所等物件表面以殺死微生物的強力化學物質 | not=antiseptic
vaccine | 疫苗 | substance | S3 | a preparation of weakened or killed pathogens or their parts given to produce immunity beforehand | 由減弱或殺死的病原體或其部分製成、用來預先產生抵抗力的製劑 | not=antiserum
antiserum | 抗血清 | substance | S6 | a blood preparation containing ready-made antibodies that is injected for immediate protection | 含有現成抗體、注射後能即時提供保護的製劑 | not=vaccine
toxin | 毒素 | substance | S4 | a poisonous substance produced by a living thing such as a bacterium | 細菌等生物所產生的有害物質
histamine | 組織胺 | substance | S5 | the chemical released by injured cells that makes nearby vessels wider and leaky during inflammation | 受傷細胞釋放、在發炎時使附近血管擴張和滲漏的化學物質
lysozyme | 溶菌酶 | substance | S4 | the enzyme in tears and saliva that breaks down the cell walls of bacteria | 淚液和唾液中能破壞細菌細胞壁的酵素
interferon | 干擾素 | substance | S6 | the protein released by virus-infected cells that makes neighbouring cells resist the virus | 受病毒感染的細胞釋放、使鄰近細胞產生抵抗力的蛋白質
allergen | 致敏原 | substance | S5 | a harmless substance such as dust or pollen that causes an overreaction of the immune system | 塵埃、花粉等本身無害而令免疫系統過度反應的物質 | also-zh=過敏原
immunosuppressant | 免疫抑制劑 | substance | S6 | a drug that weakens the defence of the body so that a transplanted organ is not rejected | 減弱身體防禦能力、使移植器官不受排斥的藥物
phagocyte | 吞噬細胞 | structure | S4 | a white blood cell with a lobed or bean-shaped nucleus that engulfs and digests pathogens | 細胞核呈分葉狀或豆形、能包圍並消化病原體的白血細胞 | not=lymphocyte
lymphocyte | 淋巴細胞 | structure | S4 | a white blood cell with a large round nucleus that takes part in specific immune responses | 具有大而圓的細胞核、參與特異性免疫反應的白血細胞 | not=phagocyte
B cell | B細胞 | structure | S4 | a lymphocyte that matures in bone marrow and may give rise to cells secreting antibodies | 在骨髓成熟、可產生分泌抗體的細胞的淋巴細胞 | also=B lymphocyte; also-zh=B淋巴細胞; not=T cell
T cell | T細胞 | structure | S4 | a lymphocyte that matures in the thymus and never secretes antibodies | 在胸腺成熟、不會分泌抗體的淋巴細胞 | also=T lymphocyte; also-zh=T淋巴細胞; not=B cell
plasma cell | 漿細胞 | structure | S4 | a short-lived defence cell that secretes large amounts of antibodies | 壽命短、大量分泌抗體的防禦細胞 | not=memory cell
memory cell | 記憶細胞 | structure | S4 | a long-lived defence cell that responds quickly when the same antigen enters again | 壽命長、在同一抗原再次入侵時迅速作出反應的防禦細胞 | not=plasma cell
killer T cell | 殺手T細胞 | structure | S4 | a defence cell that directly destroys virus-infected cells and cancer cells | 直接消滅受病毒感染的細胞和癌細胞的防禦細胞 | also=cytotoxic T cell; also-zh=細胞毒性T細胞; not=helper T cell
helper T cell | 輔助T細胞 | structure | S4 | a defence cell that activates other lymphocytes by chemicals and is attacked by HIV | 釋放化學物質激活其他淋巴細胞、會受HIV攻擊的防禦細胞 | not=killer T cell
mast cell | 肥大細胞 | structure | S6 | a cell of the tissues that releases histamine when it is injured or meets an allergen | 組織中受傷或遇上致敏原時釋放組織胺的細胞
macrophage | 巨噬細胞 | structure | S6 | a large cell of the tissues that engulfs pathogens and dead cells and shows antigens on its surface | 組織中吞食病原體和死細胞並把抗原展示於表面的大型細胞
tonsil | 扁桃腺 | structure | S4 | one of the masses of lymphatic tissue at the back of the mouth that trap pathogens | 位於口腔後方、能截留病原體的淋巴組織塊
inflammatory response | 炎症反應 | process | S4 | the redness, heat, swelling and pain of injured tissue, which brings more white blood cells there | 受傷組織出現紅、熱、腫、痛並吸引更多白血細胞的現象 | also-zh=發炎反應
humoral immune response | 體液免疫反應 | process | S5 | the part of specific defence in which antibodies in blood and lymph act against pathogens | 特異性防禦中由血液和淋巴內的抗體對付病原體的部分
cell-mediated immune response | 細胞介導免疫反應 | process | S5 | the part of specific defence in which T lymphocytes directly attack infected or abnormal tissue | 特異性防禦中不靠抗體而直接攻擊受感染或異常組織的部分
primary immune response | 初次免疫反應 | process | S4 | the slow and weak production of antibodies when an antigen is met for the first time | 首次遇上某抗原時緩慢而微弱地產生抗體的過程 | also-zh=初級反應; not=secondary immune response
secondary immune response | 再次免疫反應 | process | S4 | the fast and strong production of antibodies when the same antigen is met again | 同一抗原日後重來時快速而大量地產生抗體的過程 | also-zh=次級反應; not=primary immune response
allergy | 過敏 | disease | S4 | an overreaction of the immune system to a substance that harms few people | 免疫系統對一般人無害的物質產生激烈反應的病
autoimmune disease | 自體免疫病 | disease | S6 | a disorder in which the immune system attacks the body's own healthy cells | 免疫系統攻擊患者本身健康細胞的病
transplant rejection | 移植排斥 | disease | S5 | the attack of a patient's defence cells on an organ received from a donor | 病人的免疫系統攻擊由他人捐贈的器官的現象
immunodeficiency | 免疫缺陷 | disease | S6 | a state in which the defence of the body is too weak to fight off ordinary pathogens | 身體的防禦機制過弱、無法抵抗普通病原體的狀況
natural active immunity | 自然主動免疫 | property | S4 | the protection gained when the body makes its own antibodies after catching a disease | 身體在患病後自行製造抗體而獲得的保護
artificial active immunity | 人工主動免疫 | property | S4 | the protection gained when the body makes its own antibodies after vaccination | 身體在接種疫苗後自行製造抗體而獲得的保護
natural passive immunity | 自然被動免疫 | property | S4 | the protection a baby gains from antibodies that come through the placenta or milk | 嬰兒經胎盤或母乳得到母親的抗體而獲得的保護
artificial passive immunity | 人工被動免疫 | property | S4 | the protection gained from an injection of ready-made antibodies | 注射現成抗體而獲得的保護
herd immunity | 群體免疫 | property | S5 | the protection of a whole community because most of its members cannot catch a disease | 因大部分成員已具抵抗力，整個社群都得到的保護
skin barrier | 皮膚屏障 | structure | S4 | the tough outer covering of the body that keeps pathogens from entering | 覆蓋身體表面、阻擋病原體進入的堅韌外層
first line of defence | 第一道防線 | system | S4 | the barriers, such as skin and stomach acid, that prevent pathogens from entering the tissues | 皮膚、胃酸等阻止病原體進入組織的屏障
second line of defence | 第二道防線 | system | S4 | the non-specific attack on pathogens inside the tissues by phagocytes and inflammation | 病原體進入組織後，由吞噬細胞和炎症反應進行的非特異性對抗
vaccination | 疫苗接種 | method | S3 | the giving of weakened or harmless pathogen material to a person so that memory cells are formed | 給人注入減弱或無害的病原體、使其產生記憶細胞的做法 | also=immunisation; also-zh=免疫接種
quarantine | 檢疫 | method | S3 | the separation of healthy people who may have caught a disease until it is known whether they have | 把可能受感染而未發病的人與他人分開，直至確定有否染病的措施 | not=isolation
isolation | 隔離 | method | S3 | the separation of sick people from others so that a disease does not spread | 把病人與他人分開以防疾病傳播的措施 | not=quarantine
Edward Jenner | 詹納 | person | S3 | the English doctor who used cowpox to protect people against smallpox | 利用牛痘使人免患天花的英國醫生 | also-zh=愛德華·詹納
Robert Koch | 科赫 | person | S5 | the German doctor who found the bacteria of tuberculosis and cholera | 發現結核病和霍亂病菌的德國醫生
Alexander Fleming | 弗萊明 | person | S3 | the Scottish scientist who discovered penicillin from a mould | 從霉菌中發現青霉素的蘇格蘭科學家 | also-zh=亞歷山大·弗萊明
William Harvey | 哈維 | person | S3 | the English doctor who showed that blood is pumped round the body by the heart | 證明血液由心臟泵出並在體內循環流動的英國醫生 | also-zh=威廉·哈維
Joseph Lister | 李斯特 | person | S5 | the British surgeon who introduced the use of carbolic acid to keep wounds clean | 率先以石炭酸保持手術傷口清潔的英國外科醫生
John Snow | 約翰·斯諾 | person | S5 | the English doctor who traced a London cholera outbreak to a water pump | 追查出倫敦霍亂爆發源於一個水泵的英國醫生
Ivan Pavlov | 巴甫洛夫 | person | S5 | the Russian scientist who studied conditioned reflexes in dogs | 以狗研究條件反射的俄國科學家
Frederick Banting | 班廷 | person | S5 | the Canadian doctor who, with Best, first extracted insulin for patients | 與貝斯特一同率先提取胰島素供病人使用的加拿大醫生
set | defensive and healing substances | 用於防禦和治療的物質 | antibody; antibiotic; antiserum; vaccine; antiseptic; disinfectant
set | words beginning with anti- that are confused | 易混淆的「抗」字詞語 | antigen; antibody; antibiotic; antiseptic; antiserum
set | substances concerned in allergy and infection | 與過敏和感染有關的物質 | allergen; histamine; toxin; antibody; immunosuppressant
set | natural chemicals that defend the body | 身體天然的防禦化學物質 | lysozyme; interferon; histamine; hydrochloric acid; sebum; antibody
set | drugs and chemicals used against germs or on patients | 藥物和化學製劑 | antibiotic; antiseptic; disinfectant; immunosuppressant; vaccine
set | white blood cells by type | 白血細胞的種類 | phagocyte; plasma cell; killer T cell; helper T cell
set | lymphocytes and the cells they give rise to | 淋巴細胞產生的各種細胞 | plasma cell; memory cell; killer T cell; helper T cell
set | cells of blood, marrow and tissues | 血液、骨髓和組織的細胞 | B cell; T cell; macrophage; mast cell; red blood cell
set | cells and fragments of blood seen in a smear | 血液塗片所見的細胞和碎片 | phagocyte; lymphocyte; red blood cell; platelet
set | lymphatic organs | 淋巴器官 | tonsil; spleen; thymus; lymph node=淋巴結; bone marrow
set | defences at the entrances of the body | 身體入口的防禦結構 | skin barrier; ciliated cell; goblet cell; tear gland; sebaceous gland
set | processes of defence | 防禦的過程 | phagocytosis; inflammatory response; blood clotting=血液凝固; humoral immune response; cell-mediated immune response
set | events after an infection or injury | 受感染或受傷後的過程 | primary immune response; secondary immune response; inflammatory response; phagocytosis
set | kinds of immunity | 免疫的種類 | natural active immunity; artificial active immunity; natural passive immunity; artificial passive immunity
set | measures against the spread of disease | 防止疾病傳播的措施 | vaccination; quarantine; isolation; sterilisation; pasteurisation
set | pioneers in the study of germs | 研究病菌的先驅 | Edward Jenner; Louis Pasteur; Robert Koch; Alexander Fleming; Joseph Lister; John Snow
set | cells and fragments of the blood | 血液的細胞和碎片 | B cell; T cell; phagocyte; platelet; red blood cell
set | cells of tissues that take in or secrete | 組織中吞食或分泌物質的細胞 | macrophage; mast cell; goblet cell; osteoblast; osteoclast
set | cells with a special task in immunity | 在免疫中有特別任務的細胞 | memory cell; plasma cell; macrophage; mast cell; killer T cell
set | lumps, flaps and folds of the mouth and throat | 口腔和咽喉的結構 | tonsil; epiglottis; vocal cords; salivary gland
set | proteins made by body cells | 體細胞製造的蛋白質 | interferon; lysozyme; antibody; albumin; collagen
set | famous doctors and scientists | 著名的醫生和科學家 | Edward Jenner; Louis Pasteur; Alexander Fleming; William Harvey; Ivan Pavlov; Frederick Banting
order | engulfing of a germ by a white blood cell | 白血細胞吞食病菌的過程 | cell moves to the germ=細胞移向病菌 > germ is engulfed=病菌被包圍 > enzymes digest the germ=酶把病菌消化 > waste is released=排出殘餘物質
order | lines of defence met by a germ | 病菌依次遇到的防線 | first line of defence > second line of defence > third line of defence=第三道防線
order | how B cells deal with a germ | B細胞對付病菌的過程 | antigen is recognised=辨認抗原 > B cell divides=B細胞分裂 > plasma cells are formed=形成漿細胞 > antibodies are secreted=分泌抗體
fact | penicillin | 青霉素 | year of discovery | 發現年份 | 1928 | 1928 |
fact | insulin | 胰島素 | year of discovery | 發現年份 | 1921 | 1921 |
fact | tuberculosis bacterium | 結核桿菌 | year of discovery | 發現年份 | 1882 | 1882 |
fact | X-rays | X射線 | year of discovery | 發現年份 | 1895 | 1895 |
fact | conditioned reflex | 條件反射 | discoverer | 發現者 | Ivan Pavlov | 巴甫洛夫 |
fact | penicillin | 青霉素 | discoverer | 發現者 | Alexander Fleming | 弗萊明 |
fact | circulation of the blood | 血液循環 | discoverer | 發現者 | William Harvey | 哈維 |
fact | tuberculosis bacterium | 結核桿菌 | discoverer | 發現者 | Robert Koch | 科赫 |

== Infectious and non-infectious disease | 傳染病與非傳染病
influenza | 流行性感冒 | disease | S2 | the airway disease of type A and B viruses, with sudden fever and muscle pain, whose vaccine is renewed every year | 由甲型或乙型病毒引致、令人突然發燒和肌肉疼痛、疫苗須每年更新的呼吸道疾病 | also=flu; also-zh=流感; not=common cold
tuberculosis | 結核病 | disease | S3 | a bacterial disease, mostly of the lungs, with long coughing, blood in the sputum and loss of weight | 由細菌引致、主要侵害肺部、令人長期咳嗽、咳血和消瘦的病 | also=TB; also-zh=肺癆
cholera | 霍亂 | disease | S3 | a bacterial disease from contaminated water or food with severe rice-water diarrhoea | 由受污染的食水或食物傳播、令人嚴重水瀉如洗米水的細菌性疾病
dengue fever | 登革熱 | disease | S3 | a viral disease spread by Aedes mosquitoes with high temperature, rash and severe pain in joints | 由伊蚊傳播、令人高燒、出疹和關節劇痛的病毒性疾病 | not=malaria
malaria | 瘧疾 | disease | S3 | a disease with repeated attacks of shivering and fever caused by a protist in red blood cells | 由寄生於紅血細胞的原生生物引致、令人反覆發冷發熱的病 | not=dengue fever
AIDS | 愛滋病 | disease | S2 | a disease in which HIV destroys helper T cells so that other infections break out | HIV破壞輔助T細胞、令病人易受其他感染的病 | also-zh=後天免疫力缺乏症
hepatitis B | 乙型肝炎 | disease | S3 | a viral disease passed on by blood, sex or from mother to baby, against which newborn babies are vaccinated | 經血液、性接觸或母嬰途徑傳播、初生嬰兒須接種疫苗預防的病毒性疾病 | not=hepatitis A
hepatitis A | 甲型肝炎 | disease | S3 | a viral disease passed on by contaminated food such as raw shellfish that turns skin and eyes yellow for weeks | 經受污染食物如生貝類傳播、令皮膚和眼白變黃數星期的病毒性疾病 | not=hepatitis B
measles | 麻疹 | disease | S2 | a highly infectious viral disease with white spots in the mouth followed by a red rash | 口腔內先出現白點、其後全身皮膚出現紅斑的高傳染性病毒性疾病 | not=rubella
mumps | 流行性腮腺炎 | disease | S3 | a viral disease with painful swelling of the salivary glands below the ears | 耳朵下方腫痛、令面部脹起的病毒性疾病 | also-zh=痄腮
rubella | 德國麻疹 | disease | S3 | a mild viral rash that is dangerous to the foetus if a woman catches it early in pregnancy | 症狀輕微但孕婦早期感染會嚴重危害胎兒的病毒性出疹病 | also=German measles; also-zh=風疹; not=measles
chickenpox | 水痘 | disease | S2 | a viral disease with itchy blisters whose virus may come back in later life as shingles | 皮膚痕癢起疱、病毒日後可再引發帶狀疱疹的疾病 | not=smallpox
smallpox | 天花 | disease | S3 | a deadly viral disease that left scars and has been eradicated by worldwide vaccination | 會留下疤痕、已因全球接種疫苗而絕跡的致命病毒性疾病 | not=chickenpox
poliomyelitis | 小兒麻痺症 | disease | S3 | a viral disease, prevented by drops or injection in childhood, that may paralyse the legs | 可令腿部癱瘓、以口服或注射疫苗預防的病毒性疾病 | also=polio; also-zh=脊髓灰質炎
rabies | 狂犬病 | disease | S3 | a deadly viral disease of the brain passed on by the bite of an infected dog or other mammal | 被受感染的狗等哺乳類咬傷而傳播的致命病毒性腦病 | also-zh=瘋狗症
tetanus | 破傷風 | disease | S3 | a bacterial disease from soil entering deep wounds, with stiff jaws and muscle spasms | 泥土中的細菌進入身體深處、令牙關緊閉和肌肉痙攣的病
whooping cough | 百日咳 | disease | S3 | a bacterial disease of the airways with long fits ending in a noisy breath in | 持續數星期、發作後出現響亮吸氣聲的細菌性呼吸道疾病 | also=pertussis
diphtheria | 白喉 | disease | S3 | a bacterial disease with a grey membrane in the throat that makes breathing difficult | 咽部出現灰色膜、令人呼吸困難的細菌性疾病
typhoid fever | 傷寒 | disease | S4 | a bacterial disease of the gut from contaminated food or water with a high temperature lasting for weeks | 由受污染的食物或食水傳播、令人持續高燒數星期的細菌性腸道疾病 | not=cholera
scarlet fever | 猩紅熱 | disease | S3 | a bacterial disease of children with a sore throat, strawberry tongue and sandpaper-like rash | 兒童喉痛、舌如草莓、皮疹粗糙如沙紙的細菌性疾病
plague | 鼠疫 | disease | S3 | a bacterial disease carried by rat fleas that was called the Black Death | 由跳蚤傳播、曾被稱為黑死病的細菌性疾病
Japanese encephalitis | 日本腦炎 | disease | S3 | a viral disease of the brain spread from pigs to man by Culex mosquitoes | 由庫蚊從豬傳播給人、侵害中樞神經的病毒性疾病
athlete's foot | 香港腳 | disease | S3 | an itchy fungal disease of the skin between the toes | 令趾間皮膚痕癢和脫皮的真菌性疾病 | also-zh=足癬; not=beriberi
hand, foot and mouth disease | 手足口病 | disease | S2 | a viral infection of young children with small blisters on palms and soles and ulcers on the tongue | 幼童掌心和腳底起小水疱、舌上潰瘍的病毒性疾病
avian influenza | 禽流感 | disease | S3 | a viral disease of birds that people may catch from live chickens | 人可由活雞感染的鳥類病毒性疾病 | also=bird flu
SARS | 沙士 | disease | S3 | a coronavirus disease of the lungs that broke out in Hong Kong in 2003 | 二零零三年在香港爆發、由冠狀病毒引致的肺部疾病 | also-zh=嚴重急性呼吸系統綜合症; not=COVID-19
COVID-19 | 2019冠狀病毒病 | disease | S3 | a coronavirus disease that became a pandemic in 2020 | 於二零二零年演變成全球大流行、可令人失去嗅覺的傳染病 | also-zh=新冠肺炎; not=SARS
syphilis | 梅毒 | disease | S4 | a bacterial sexual disease that starts with a painless sore and may harm the brain years later | 由無痛潰瘍開始、多年後可損害腦部的細菌性性病 | not=gonorrhoea
gonorrhoea | 淋病 | disease | S4 | a bacterial sexual disease with pus from the urethra and burning pain on passing urine | 尿道流膿、小便灼痛的細菌性性病 | not=syphilis
droplet transmission | 飛沫傳播 | process | S3 | the spread of disease through tiny drops of liquid given out when a patient coughs or sneezes | 疾病藉病人咳嗽或打噴嚏時噴出的微小液滴散播的方式
water-borne transmission | 水媒傳播 | process | S3 | the spread of disease through drinking supplies contaminated with faeces | 疾病藉受糞便污染的飲用液體散播的方式
food-borne transmission | 食物傳播 | process | S3 | the spread of disease through eating what is undercooked or contaminated | 疾病藉人吃下未煮熟或受污染的東西而散播的方式
vector-borne transmission | 病媒傳播 | process | S3 | the spread of disease by an animal that carries pathogens from one host to another | 疾病藉動物把病原體由一個寄主帶到另一個而散播的方式
direct contact transmission | 接觸傳播 | process | S3 | the spread of disease by touching the skin of a patient | 疾病因與病人皮膚相碰而散播的方式
body fluid transmission | 體液傳播 | process | S3 | the spread of disease through blood, semen or shared needles | 疾病經血液、精液或共用針筒而散播的方式
vector | 病媒 | organism | S3 | an animal such as a mosquito that carries a pathogen from one host to another | 把病原體由一個寄主帶到另一個的動物，例如蚊 | not=pathogen
host | 寄主 | organism | S3 | a living thing in or on which a parasite or pathogen lives | 供寄生物或病原體在其體內或體表生活的生物 | also-zh=宿主; not=parasite
carrier | 帶菌者 | organism | S4 | a person who has and can spread a pathogen without showing any symptom | 身上有病原體並可傳染他人、但沒有任何病徵的人
epidemic | 流行病 | event | S4 | the rapid rise of the number of cases of a disease in one region far above its usual level | 某種疾病的個案在一個地區迅速增加、遠超正常水平的情況 | also-zh=疫症; not=pandemic
pandemic | 大流行病 | event | S4 | the spread of a disease over many countries and continents | 一種疾病蔓延至多個國家和多個大洲的情況 | not=epidemic
incubation period | 潛伏期 | period | S3 | the time between the entry of a pathogen and the first symptoms | 由病原體入侵至最初病徵出現的一段時間
cancer | 癌症 | disease | S3 | a disease of uncontrolled cell division whose cells may spread to other parts of the body | 細胞不受控制地分裂並可擴散到身體其他部分的病
benign tumour | 良性腫瘤 | structure | S4 | a lump of abnormal cells that stays in one place and does not spread | 停留在原處、不會擴散的異常細胞團 | not=malignant tumour
malignant tumour | 惡性腫瘤 | structure | S4 | a lump of abnormal cells that invades nearby tissues and spreads through blood or lymph | 侵入鄰近組織並可經血液或淋巴擴散的異常細胞團 | not=benign tumour
cyst | 囊腫 | structure | S6 | a closed sac of fluid that forms abnormally in the body | 在體內異常形成、內有液體的密閉袋
carcinogen | 致癌物 | substance | S4 | a substance such as asbestos or tar that makes body cells divide without control | 石棉、焦油等可令體細胞不受控制地分裂的物質
coronary heart disease | 冠心病 | disease | S4 | a condition in which the arteries that feed cardiac muscle become narrowed by fatty deposits | 主動脈基部分出的動脈因脂質積聚而收窄的疾病 | also-zh=冠狀動脈心臟病
heart attack | 心臟病發 | disease | S4 | sudden death of heart muscle because its blood supply is blocked | 心肌因供血受阻而突然壞死的狀況 | also-zh=心肌梗塞; not=stroke
angina | 心絞痛 | disease | S5 | chest pain on exertion that passes with rest, caused by too little oxygen reaching the heart muscle | 用力時因心肌缺氧而胸口不適、休息後消失的病
hypertension | 高血壓 | disease | S4 | a condition in which the force of blood on artery walls stays above normal | 血液對動脈壁所施的力持續超出正常的病 | also=high blood pressure; not=hypotension
arrhythmia | 心律不正 | disease | S6 | a condition in which the heart beats irregularly | 心臟跳動時快時慢、節奏混亂的病 | also-zh=心律不齊
heart failure | 心臟衰竭 | disease | S6 | a long-term weakness in which the heart cannot pump enough blood for the body | 心臟長期無力、不能泵出足夠血液供身體所需的病
aneurysm | 動脈瘤 | disease | S6 | a bulge in a weakened artery wall that may burst | 血管壁的薄弱處向外鼓起、可能爆裂的病
varicose veins | 靜脈曲張 | disease | S5 | swollen, twisted vessels of the legs whose valves no longer work well | 腿部血管因瓣膜失效而腫脹凸起的病
emphysema | 肺氣腫 | disease | S4 | a lung disease, often of smokers, in which the walls of alveoli break down and their surface area falls | 肺泡壁破損、表面面積減少的肺病，多見於吸煙者 | not=bronchitis
bronchitis | 支氣管炎 | disease | S4 | an inflammation of the large air tubes with much mucus and coughing | 較大的氣道紅腫、多痰和咳嗽的疾病 | not=emphysema
lung cancer | 肺癌 | disease | S4 | the uncontrolled growth of cells in the breathing organs, often after years of smoking | 胸腔內的呼吸器官細胞不受控制地生長的病，多見於長期吸煙者
asthma | 哮喘 | disease | S3 | a disease in which air tubes narrow suddenly with wheezing, often set off by allergens | 氣道突然收窄、呼吸時發出高音氣聲的病，常由致敏原引發
pneumonia | 肺炎 | disease | S4 | an infection that fills the alveoli with fluid | 令肺泡充滿液體的感染性疾病
cirrhosis | 肝硬化 | disease | S4 | the scarring of a large bile-making organ, as after years of heavy drinking | 製造膽汁的器官佈滿疤痕組織的病，可由長期酗酒引致
peptic ulcer | 消化性潰瘍 | disease | S4 | a sore in the lining of the stomach or duodenum | 胃或十二指腸的內壁出現傷口的病
appendicitis | 闌尾炎 | disease | S4 | a painful inflammation of the small blind tube of the large intestine | 大腸開端處末端封閉的小管腫脹劇痛的病 | also-zh=盲腸炎
colorectal cancer | 大腸癌 | disease | S4 | the uncontrolled growth of cells in the lining of the last part of the gut | 消化道末段內壁細胞不受控制地生長的病
diarrhoea | 腹瀉 | disease | S2 | the passing of loose, watery faeces several times a day | 一天內多次排出水狀糞便的狀況 | not=constipation
haemophilia | 血友病 | disease | S4 | an inherited disease in which blood fails to clot properly | 血液不能正常凝固的遺傳病
leukaemia | 白血病 | disease | S4 | a cancer of the bone marrow that makes too many abnormal white blood cells | 骨髓製造過多異常防禦細胞的癌症 | also-zh=血癌
thalassaemia | 地中海貧血 | disease | S4 | an inherited disease in which the chains of haemoglobin are not made in normal amounts | 不能正常製造血紅蛋白肽鏈的遺傳病
sickle cell anaemia | 鐮狀細胞貧血症 | disease | S5 | an inherited disease in which red blood cells become crescent-shaped when oxygen is low | 紅血細胞在缺氧時變成新月形的遺傳病 | also-zh=鐮刀型細胞貧血症
chemotherapy | 化學治療 | method | S4 | the treatment of cancer with drugs that kill dividing cells | 以殺死分裂中細胞的藥物來醫治癌症的方法 | also-zh=化療; not=radiotherapy
radiotherapy | 放射治療 | method | S4 | the treatment of cancer with high-energy rays aimed at the tumour | 以高能量光束照向腫瘤來醫治癌症的方法 | also-zh=放療, 電療; not=chemotherapy
coronary bypass surgery | 冠狀動脈搭橋手術 | method | S5 | the sewing of a healthy vessel onto the heart to carry blood round a blockage | 在心臟縫上一段健康血管、使血液繞過閉塞處的治療
balloon angioplasty | 血管成形術 | method | S5 | the widening of a narrowed artery by a tiny inflated bag, often followed by a metal mesh tube | 以微小氣球撐闊收窄的動脈、其後多放入金屬網管的治療 | also-zh=通波仔
set | viral diseases | 病毒引致的疾病 | influenza; dengue fever; measles; mumps; chickenpox; poliomyelitis; rabies; smallpox
set | bacterial diseases | 細菌引致的疾病 | tuberculosis; cholera; tetanus; whooping cough; diphtheria; typhoid fever; scarlet fever; plague
set | rash and blister diseases | 出疹和水疱的疾病 | measles; rubella; chickenpox; smallpox; scarlet fever; hand, foot and mouth disease
set | diseases carried by animals | 由動物傳播的疾病 | malaria; dengue fever; Japanese encephalitis; plague; rabies; avian influenza
set | diseases of the airways and lungs | 呼吸道和肺部的傳染病 | tuberculosis; influenza; SARS; COVID-19; whooping cough; diphtheria
set | diseases from dirty food and water | 由不潔食物和食水引致的疾病 | cholera; typhoid fever; hepatitis A; dysentery=痢疾
set | diseases passed on by sex or blood | 經性接觸或血液傳播的疾病 | AIDS; hepatitis B; syphilis; gonorrhoea; genital herpes=生殖器疱疹
set | diseases prevented by vaccination in childhood | 以兒童期疫苗預防的疾病 | measles; mumps; rubella; poliomyelitis; diphtheria; tetanus; whooping cough; hepatitis B
set | diseases by different kinds of germ | 不同種類病原體引致的疾病 | athlete's foot; malaria; tuberculosis; influenza; tetanus
set | ways in which disease spreads | 疾病傳播的途徑 | droplet transmission; water-borne transmission; food-borne transmission; vector-borne transmission; direct contact transmission; body fluid transmission
set | living things that live together or harm others | 互相依存或損害的生物 | host; parasite; vector; epiphyte
set | ways in which disease occurs in a population | 疾病在人群中出現的情況 | epidemic; pandemic; endemic disease=風土病; hospital-acquired infection=醫院感染
set | spans of time in the life of organisms | 生物生命中的時段 | incubation period; reaction time=反應時間; gestation; dormancy; puberty
set | substances that may harm health | 可能損害健康的物質 | carcinogen; cholesterol; nicotine; toxin; allergen
set | diseases of the heart | 心臟的疾病 | heart attack; angina; arrhythmia; heart failure
set | diseases of blood vessels | 血管的疾病 | hypertension; aneurysm; varicose veins; coronary heart disease; stroke
set | sudden emergencies of the heart and brain | 突發的心腦急症 | heart attack; stroke; angina; epilepsy
set | diseases of the breathing organs | 呼吸器官的疾病 | emphysema; bronchitis; lung cancer; asthma; pneumonia
set | diseases of the digestive system | 消化系統的疾病 | cirrhosis; peptic ulcer; appendicitis; colorectal cancer; gallstone
set | disorders of the bowels | 腸道的毛病 | constipation; diarrhoea; appendicitis; colorectal cancer
set | diseases of the blood | 血液的疾病 | haemophilia; leukaemia; thalassaemia; sickle cell anaemia
set | inherited diseases | 遺傳病 | haemophilia; thalassaemia; sickle cell anaemia; muscular dystrophy=肌肉萎縮症; colour blindness
set | kinds of cancer | 癌症的種類 | lung cancer; leukaemia; colorectal cancer; liver cancer=肝癌; breast cancer=乳癌
set | common long-term diseases of adults | 成人常見的長期病 | diabetes mellitus; hypertension; coronary heart disease; cancer; osteoporosis=骨質疏鬆症
set | treatments of cancer and heart disease | 癌症和心臟病的治療 | chemotherapy; radiotherapy; coronary bypass surgery; balloon angioplasty
set | diseases that made news in Hong Kong | 曾在香港成為新聞的傳染病 | SARS; COVID-19; avian influenza; dengue fever; AIDS
set | bacterial diseases by way of entry | 經不同途徑感染的細菌性疾病 | syphilis; gonorrhoea; tetanus; cholera; tuberculosis
set | leading non-infectious diseases | 主要的非傳染病 | cancer; stroke; coronary heart disease; emphysema; diabetes mellitus; hypertension
set | fatty and stored substances | 脂類和貯存物質 | cholesterol; glycogen; bile salts; sebum
set | diseases of the circulatory system | 循環系統的疾病 | arrhythmia; heart failure; aneurysm; varicose veins; stroke; hypertension
set | inflammations | 炎症 | bronchitis; conjunctivitis; appendicitis; meningitis
set | lumps and stones | 硬塊和結石 | benign tumour; cyst; gallstone; kidney stone
set | diseases linked with food and drink | 與飲食有關的疾病 | peptic ulcer; cirrhosis; obesity; gout; scurvy
order | how an infectious disease runs | 傳染病的發展過程 | germ enters the body=病菌進入身體 > incubation period > symptoms appear=病徵出現 > recovery=康復
order | how coronary heart disease leads to death of heart muscle | 冠心病導致心肌壞死的過程 | fatty deposits build up in the artery wall=脂質積聚於動脈壁 > artery becomes narrower=動脈收窄 > clot blocks the artery=血塊堵塞動脈 > heart muscle dies from lack of oxygen=心肌缺氧壞死
fact | malaria | 瘧疾 | animal that carries it to man | 把它傳給人的動物 | Anopheles mosquito | 按蚊 |
fact | dengue fever | 登革熱 | animal that carries it to man | 把它傳給人的動物 | Aedes mosquito | 伊蚊 |
fact | Japanese encephalitis | 日本腦炎 | animal that carries it to man | 把它傳給人的動物 | Culex mosquito | 庫蚊 |
fact | plague | 鼠疫 | animal that carries it to man | 把它傳給人的動物 | rat flea | 鼠蚤 |

== Exercise physiology | 運動生理學
phosphocreatine | 磷酸肌酸 | substance | S6 | the energy store in muscles that rebuilds ATP during the first seconds of maximum effort | 肌肉內的能量貯存物，在全力運動的最初數秒使ATP重新形成
myoglobin | 肌紅蛋白 | substance | S5 | the red protein that stores oxygen inside muscle cells | 在收縮組織的細胞內貯存氧的色素蛋白 | not=haemoglobin
maximal oxygen uptake | 最大攝氧量 | quantity | S6 | the greatest volume of oxygen that a person can use each minute during all-out exercise | 一個人在全力運動時每分鐘所能使用的氧的體積上限 | also=VO2 max
resting heart rate | 靜止心率 | quantity | S5 | the number of beats a minute of a person who is lying still and awake | 一個人清醒而躺着休息時每分鐘的脈搏次數 | not=maximum heart rate
maximum heart rate | 最高心率 | quantity | S5 | the highest number of beats a minute a person can reach, roughly 220 minus age | 一個人每分鐘心跳次數的上限，約為220減去年齡 | also-zh=最大心率
recovery time | 恢復時間 | quantity | S5 | the interval after exercise before pulse and breathing return to their normal values | 運動後脈搏和呼吸回到正常所需的分鐘數
muscle fatigue | 肌肉疲勞 | process | S4 | the fall in the force of contraction after long or hard work | 長時間或劇烈活動後，收縮力量下降的現象 | not=muscle cramp
muscle cramp | 抽筋 | process | S3 | a sudden painful contraction that will not relax | 肌肉突然收縮、疼痛而不能放鬆的現象 | not=muscle fatigue
muscle tone | 肌肉張力 | process | S6 | the slight continuous contraction that keeps the body upright even at rest | 肌肉即使在休息時仍維持身體姿勢的輕微持續收縮
muscle atrophy | 肌肉萎縮 | process | S6 | the decrease in the size of the contractile tissue of a limb that is not used | 肢體因缺乏使用而消瘦、體積減小的現象 | not=muscle hypertrophy
muscle hypertrophy | 肌肉肥大 | process | S6 | the increase in size of contractile fibres as a result of strength training | 因力量訓練而使可收縮纖維變粗的現象 | not=muscle atrophy
isometric contraction | 等長收縮 | process | S6 | a muscle contraction in which length does not change, as in pushing against a wall | 肌肉出力而關節不動的收縮，例如用力推牆
concentric contraction | 向心收縮 | process | S6 | a muscle contraction in which the muscle shortens, as when biceps lifts a weight | 肌肉縮短的收縮，例如屈臂舉起重物 | not=eccentric contraction
eccentric contraction | 離心收縮 | process | S6 | a muscle contraction in which the muscle lengthens, as when a weight is lowered slowly | 肌肉被拉長的收縮，例如慢慢放下重物 | not=concentric contraction
slow-twitch fibre | 慢縮肌纖維 | structure | S6 | a red muscle fibre rich in mitochondria and myoglobin that contracts gently but resists fatigue | 富含線粒體和肌紅蛋白、收縮力較小但不易疲勞的紅色纖維 | also-zh=慢肌纖維; not=fast-twitch fibre
fast-twitch fibre | 快縮肌纖維 | structure | S6 | a pale muscle fibre with little myoglobin that contracts powerfully but tires soon | 肌紅蛋白較少、收縮力大但容易疲勞的淺色纖維 | also-zh=快肌纖維; not=slow-twitch fibre
cardiorespiratory endurance | 心肺耐力 | property | S3 | the ability of heart, lungs and vessels to supply oxygen during long exercise | 循環和呼吸系統在長時間運動中持續供氧的能力 | also=cardiovascular endurance
muscular strength | 肌力 | property | S3 | the greatest force that a group of muscles can exert in one effort | 一組肌肉一次用力所能發出的最大力量 | not=muscular endurance
muscular endurance | 肌耐力 | property | S3 | the ability of a group of muscles to repeat or hold a contraction for a long time | 一組肌肉長時間重複或維持收縮的能力 | not=muscular strength
flexibility | 柔韌度 | property | S3 | the range through which a joint can be moved | 關節在不受傷下所能活動的最大範圍 | also-zh=柔軟度
body composition | 身體成分 | property | S3 | the proportions of fat, muscle and bone that make up a person's mass | 一個人體重中脂肪、肌肉和骨骼各佔的比例 | also-zh=身體組成
agility | 敏捷 | property | S3 | the ability to change direction quickly while keeping control | 在保持控制下迅速改變移動方向的能力 | also-zh=敏捷度,靈敏性
balance | 平衡 | property | S3 | the ability to keep the body steady when standing still or moving | 在靜止或移動時保持身體穩定的能力
coordination | 協調 | property | S3 | the ability to use several parts of the body together smoothly | 使身體多個部分順暢地配合的能力 | also-zh=協調性
power | 爆發力 | property | S3 | the ability to exert a great force in a very short time, as in jumping | 在極短時間內使出極大力量的能力，例如跳躍
speed | 速度 | property | S3 | the ability to cover a straight distance in as short a time as possible | 以最短時間走完一段直線距離的能力
warm-up | 熱身 | method | S2 | gentle exercise at the start that raises muscle temperature and prepares the heart | 開始時提高肌肉溫度、使心臟作好準備的輕量活動 | also-zh=熱身運動; not=cool-down
cool-down | 緩和運動 | method | S2 | gentle exercise at the end that helps to remove lactic acid and slow the heart | 結束時幫助清除乳酸、使心跳減慢的輕量活動 | not=warm-up
continuous training | 持續訓練 | method | S3 | exercise at a steady effort for a long time without rest, as in jogging | 以穩定強度長時間不停地進行的運動，例如緩步跑
interval training | 間歇訓練 | method | S3 | exercise in which short hard bouts take turns with fixed periods of rest | 短時間高強度活動與固定休息時間交替的運動
circuit training | 循環訓練 | method | S3 | exercise in which a person moves through a series of different stations one after another | 依次輪流完成一系列不同練習站的運動
weight training | 重量訓練 | method | S3 | exercise against the load of barbells or machines to build strength | 以槓鈴或器械的負荷來增強肌力的運動
stretching | 伸展 | method | S3 | the lengthening and holding of muscles to widen the movement of joints | 把肌肉拉長並保持姿勢以擴大關節活動幅度的做法
glycogen loading | 糖原負荷法 | method | S6 | the eating of plenty of carbohydrate for some days before a long race to fill muscle stores | 長途賽前數天大量進食碳水化合物以充實肌肉貯存的做法
altitude training | 高原訓練 | method | S6 | exercise high in the mountains, where the thin air makes the body form more red blood cells | 在空氣稀薄的山上運動、使身體製造更多紅血細胞的做法
stimulant | 興奮劑 | substance | S3 | a drug such as caffeine or amphetamine that makes the nervous system more active | 咖啡因、安非他明等令神經系統更活躍的藥物 | not=depressant
depressant | 鎮抑劑 | substance | S3 | a drug such as alcohol that slows down the nervous system and reactions | 酒精等令神經系統和反應變慢的藥物 | also-zh=抑制劑; not=stimulant
diuretic | 利尿劑 | substance | S6 | a drug that makes the kidneys excrete more water so that weight falls quickly | 令腎排出更多水分、使體重快速下降的藥物
painkiller | 止痛藥 | substance | S3 | a drug that relieves suffering from injury without healing the cause | 減輕傷患的不適而不能治好傷患的藥物 | also=analgesic
sprain | 扭傷 | disease | S3 | the overstretching or tearing of a ligament at a joint | 關節處的韌帶被過度伸展或撕裂的傷患 | not=strain
strain | 拉傷 | disease | S3 | the overstretching or tearing of a muscle or tendon | 肌肉或腱被過度伸展或撕裂的傷患 | not=sprain
dislocation | 脫臼 | disease | S3 | the displacement of a bone from its proper place at a joint | 骨在關節處離開正常位置的傷患 | also-zh=關節脫位; not=fracture
bruise | 瘀傷 | disease | S3 | a dark mark where small vessels under unbroken skin have bled after a blow | 皮膚受撞擊後沒有破損而皮下小血管出血形成的深色傷痕
dehydration | 脫水 | disease | S3 | the condition in which the body has lost so much water that it does not work properly | 流汗或腹瀉後體液過少，以致身體不能正常運作的狀況
set | energy processes of cells | 細胞的能量轉換過程 | aerobic respiration; lactic acid fermentation; alcoholic fermentation; photosynthesis=光合作用
set | substances in working muscle | 活動中肌肉內的物質 | lactic acid; phosphocreatine; myoglobin; ATP; glycogen
set | coloured substances of the body | 體內的有色物質 | myoglobin; haemoglobin; melanin; bile pigment
set | quantities in exercise | 運動的量 | oxygen debt; maximal oxygen uptake; resting heart rate; maximum heart rate; recovery time
set | rates and volumes of heart and lungs in exercise | 運動時心和肺的量 | stroke volume; tidal volume; oxygen debt; maximal oxygen uptake; cardiac output
set | states of muscle | 肌肉的狀態 | muscle fatigue; muscle cramp; muscle tone; muscle atrophy; muscle hypertrophy
set | kinds of muscle contraction | 肌肉收縮的種類 | isometric contraction; concentric contraction; eccentric contraction; peristalsis
set | kinds of muscle fibre and cell | 肌纖維和肌肉的種類 | slow-twitch fibre; fast-twitch fibre; cardiac muscle; smooth muscle
set | health-related components of fitness | 與健康有關的體適能要素 | cardiorespiratory endurance; muscular strength; muscular endurance; flexibility; body composition
set | skill-related components of fitness | 與技能有關的體適能要素 | agility; balance; coordination; power; speed
set | components of fitness | 體適能的要素 | muscular strength; power; speed; flexibility; agility; muscular endurance
set | methods of training | 訓練方法 | continuous training; interval training; circuit training; weight training; stretching
set | parts of an exercise session | 一節運動的部分 | warm-up; cool-down; stretching; interval training
set | drugs misused in sport and daily life | 在運動和日常中被濫用的藥物 | stimulant; depressant; diuretic; painkiller
set | sports injuries | 運動創傷 | sprain; strain; dislocation; fracture=骨折; bruise
set | injuries and disorders of the back and joints | 背部和關節的傷患 | slipped disc=椎間盤突出; sprain; dislocation; scoliosis=脊柱側彎; osteoarthritis=骨關節炎
set | words for respiration that are confused | 易混淆的呼吸用語 | aerobic respiration; lactic acid fermentation; breathing; gas exchange
set | energy stores and carriers | 貯存或傳遞能量的物質 | ATP; phosphocreatine; glycogen; lipid
set | fitness components tested at school | 學校測試的體適能要素 | cardiorespiratory endurance; balance; coordination; body composition; agility
set | kinds of training | 訓練的種類 | continuous training; circuit training; weight training; altitude training; interval training
set | kinds of medicine | 藥物的種類 | stimulant; depressant; painkiller; antibiotic; immunosuppressant; diuretic
set | injuries of back and limbs | 背部和四肢的傷患 | strain; fracture=骨折; bruise; slipped disc=椎間盤突出; dislocation
order | energy sources of a muscle in all-out effort as time goes on | 全力運動時肌肉先後主要依靠的能量來源 | stored ATP=貯存的三磷酸腺苷 > phosphocreatine > lactic acid fermentation > aerobic respiration
order | parts of an exercise session | 一節運動的次序 | warm-up > main exercise=主要運動 > cool-down
fact | ankle sprain | 足踝扭傷 | tissue that is damaged | 受損的組織 | ligament | 韌帶 |
fact | pulled hamstring | 大腿後肌拉傷 | tissue that is damaged | 受損的組織 | muscle | 肌肉 |
fact | fracture | 骨折 | tissue that is damaged | 受損的組織 | bone | 骨 |
fact | osteoarthritis | 骨關節炎 | tissue that is damaged | 受損的組織 | cartilage | 軟骨 |
`
