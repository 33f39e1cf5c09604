/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const biology = `
== Microscopy | 顯微鏡的使用
compound microscope | 複式顯微鏡 | device | S1 | an instrument in which visible rays pass through a thin specimen and then through two sets of lenses | 讓可見光穿過薄標本，再經兩組透鏡形成影像的儀器 | also=compound light microscope; not=stereomicroscope
electron microscope | 電子顯微鏡 | device | S4 | an instrument that forms highly magnified images with a beam of negative particles instead of visible rays | 以帶負電的粒子束代替可見光形成高倍影像的儀器 | not=compound microscope
transmission electron microscope | 透射電子顯微鏡 | device | S4 | an instrument in which a beam of negative particles passes through a very thin specimen to show the inside of cells | 讓帶負電的粒子束穿過極薄標本，顯示細胞內部結構的儀器 | also=TEM; not=scanning electron microscope; kind=electron microscope
scanning electron microscope | 掃描電子顯微鏡 | device | S4 | an instrument that sweeps a beam of negative particles over a specimen to show the shape of its surface | 以帶負電的粒子束逐點照射標本，顯示其表面形貌的儀器 | also=SEM; not=transmission electron microscope; kind=electron microscope
stereomicroscope | 立體顯微鏡 | device | S4 | an instrument that uses visible rays to give a three-dimensional view of whole objects at low power | 以可見光在低倍下顯示整個物體三維影像的儀器 | also=dissecting microscope; also-zh=解剖顯微鏡; not=compound microscope
fluorescence microscope | 熒光顯微鏡 | device | S6 | an instrument that shows parts labelled with dyes which glow when ultraviolet or blue rays strike them | 顯示經染料標記、受紫外線或藍光照射便會發亮的構造的儀器
phase-contrast microscope | 相差顯微鏡 | device | S6 | an instrument that makes transparent living cells visible without dyes by turning differences in refraction into differences in brightness | 把折射的差異轉為明暗差異，使透明活細胞無須染色也可看見的儀器
hand lens | 放大鏡 | device | P4 | a single convex piece of glass held near an object to see it a few times larger | 手持於物體附近，把它看大數倍的單塊凸透鏡 | also=magnifying glass; also-zh=手持放大鏡
eyepiece | 目鏡 | structure | S1 | the lens at the top of the body tube, into which the observer looks | 位於鏡筒頂端、供觀察者直接望入的透鏡 | also=ocular lens; not=objective
objective | 物鏡 | structure | S1 | the lens nearest to the specimen, which forms the first enlarged image | 最接近標本、形成第一個放大影像的透鏡 | also=objective lens; not=eyepiece
revolving nosepiece | 物鏡轉換器 | structure | S1 | the turning disc that carries lenses of different powers and brings one of them over the specimen | 裝有不同倍數透鏡、可轉動以把其中一個對準標本的圓盤 | also=nosepiece; also-zh=旋轉器
stage | 載物台 | structure | S1 | the flat platform with a central hole on which the slide is placed | 中央有孔、用來放置玻片的平台 | not=stage clip
stage clip | 壓片夾 | structure | S1 | the springy metal strip that holds the slide firmly in place | 把玻片固定在原位的彈性金屬片 | also-zh=載片夾
coarse adjustment knob | 粗調節旋鈕 | structure | S1 | the larger wheel that moves the body tube or the platform by a large distance to find the image under low power | 在低倍下大幅升降鏡筒或平台，以找出影像的較大轉輪 | also-zh=粗調節器,粗調節輪; not=fine adjustment knob
fine adjustment knob | 微調節旋鈕 | structure | S1 | the smaller wheel that moves the lens or the platform very slightly to sharpen the image | 令鏡頭或平台輕微移動，使影像更清晰的較小轉輪 | also-zh=微調節器,細調節器; not=coarse adjustment knob
condenser | 聚光器 | structure | S1 | the lens system under the platform that concentrates rays onto the specimen | 位於平台下方、把光線集中到標本上的透鏡組 | also-zh=聚光鏡; not=iris diaphragm
iris diaphragm | 光圈 | structure | S1 | the ring of overlapping plates whose opening is widened or narrowed to control how much light reaches the specimen | 由重疊薄片組成、可開大或收窄孔口以控制到達標本光量的裝置 | also=diaphragm; also-zh=虹膜光圈; not=condenser
mirror | 反光鏡 | structure | S1 | the polished surface at the foot of the instrument that turns rays from a lamp or window upwards to the specimen | 位於儀器底部、把燈或窗外的光線轉向上射往標本的光滑面
body tube | 鏡筒 | structure | S1 | the hollow cylinder that keeps the two sets of lenses at a fixed distance apart | 使兩組透鏡保持固定距離的中空圓柱體
arm | 鏡臂 | structure | S1 | the curved support by which the instrument is held with one hand when it is carried | 搬動儀器時用一隻手握持的彎曲支架 | not=base
base | 鏡座 | structure | S1 | the heavy bottom part that keeps the whole instrument steady on the bench | 使整座儀器穩放在桌上的沉重底部 | not=arm
slide | 載玻片 | object | S1 | the rectangular piece of glass on which a specimen is laid for viewing | 承載標本以供觀察的長方形玻璃片 | also=microscope slide; also-zh=玻片; not=cover slip
cover slip | 蓋玻片 | object | S1 | the thin square piece of glass that is lowered onto a wet specimen to flatten it and to protect the lens | 輕放在濕標本上，使其平坦並保護鏡頭的方形薄玻璃片 | also=coverslip; not=slide
lens paper | 拭鏡紙 | object | S1 | the soft tissue with which glass parts are wiped without being scratched | 用來抹淨玻璃部件而不會把它刮花的柔軟薄紙
filter paper | 濾紙 | object | S1 | the porous sheet that draws up extra stain or liquid from the edge of a mount | 可從裝片邊緣吸去多餘染液或液體的多孔薄紙
mounting needle | 解剖針 | device | S1 | the pointed tool with which the thin glass square is lowered slowly so that no air bubbles are trapped | 尖細的工具，用來慢慢放下薄玻璃片以免產生氣泡
forceps | 鑷子 | device | S1 | the two-armed tool with which a thin layer of tissue is gripped and peeled off | 有兩臂、用來夾起和撕下薄層組織的工具
scalpel | 解剖刀 | device | S4 | the small sharp blade with a handle for cutting tissue | 有柄而鋒利、用來切割組織的細小刀具
iodine solution | 碘液 | substance | S1 | the brown liquid that is added to onion cells as a stain and turns starch blue-black | 用來為洋蔥細胞染色、遇澱粉轉為藍黑色的棕色液體 | not=Benedict's solution
methylene blue | 亞甲藍 | substance | S1 | the dark dye that is added to cheek cells to make their nuclei stand out | 加在口腔內壁細胞上，使細胞核更明顯的深色染料
acetic orcein | 乙酸地衣紅 | substance | S4 | the purplish red dye in acid that is used to colour chromosomes of root tip cells | 用來為根尖細胞的染色體着色的酸性紫紅染料
crystal violet | 結晶紫 | substance | S6 | the first dye added in Gram's method, which thick bacterial walls keep after washing with alcohol | 革蘭氏方法中首先加入、以酒精沖洗後仍留在厚細菌壁內的染料
safranin | 番紅 | substance | S6 | the red dye added last in Gram's method, which colours the bacteria that were decolourised by alcohol | 革蘭氏方法中最後加入、為已被酒精脫色的細菌染上紅色的染料
eosin | 曙紅 | substance | S6 | the pink dye that colours the cytoplasm in sections of animal tissue | 把動物組織切片中的細胞質染成粉紅色的染料
magnification | 放大倍數 | quantity | S1 | the number of times by which an image is larger than the object itself | 影像的大小相當於物體實際大小的多少倍 | also-zh=放大率; not=resolution
resolution | 分辨率 | quantity | S4 | the ability of an instrument to show two very close points as separate | 儀器把兩個非常接近的點顯示為兩點的能力 | also=resolving power; also-zh=分辨力,解像力; not=magnification
contrast | 對比度 | quantity | S4 | the difference in brightness or colour between a structure and its surroundings | 某構造與周圍背景在明暗或顏色上的差異 | also-zh=反差; not=resolution
field of view | 視野 | quantity | S1 | the circular area that is seen at one time on looking down the instrument | 從儀器望入時，同一時間所見的圓形範圍
working distance | 工作距離 | quantity | S6 | the length of the gap between the front of the lens and the specimen in focus | 對焦後鏡頭前端與標本之間空隙的長度 | not=depth of field
depth of field | 景深 | quantity | S6 | the thickness of the specimen that appears sharp at one position of focus | 在某一對焦位置下，標本中看來清晰的部分的厚度 | not=working distance
micrograph | 顯微照片 | form | S4 | a photograph of a tiny specimen that was taken down a magnifying instrument | 透過放大儀器拍攝微小標本所得的相片 | also=photomicrograph; also-zh=顯微圖
eyepiece graticule | 目鏡測微尺 | device | S6 | the small glass disc with fine lines that is fitted where the observer looks in and has no fixed unit until calibrated | 裝在觀察者望入處的刻線小玻璃片，須校準後才知每格長度 | not=stage micrometer
stage micrometer | 載物台測微尺 | device | S6 | the special slide with lines of exactly known spacing that serves to calibrate another ruler | 刻有已知間距的特製玻片，用來校準另一把尺 | not=eyepiece graticule
millimetre | 毫米 | unit | P4 | the length equal to one thousandth of a metre | 相等於一米的千分之一的長度 | also=mm
micrometre | 微米 | unit | S4 | the length equal to one millionth of a metre, in which most cells are measured | 相等於一米的百萬分之一、適合表示細胞大小的長度 | also=μm; not=nanometre
nanometre | 納米 | unit | S4 | the length equal to one billionth of a metre, in which viruses and membranes are measured | 相等於一米的十億分之一、適合表示病毒和膜厚度的長度 | also=nm; not=micrometre
smear | 塗片 | object | S4 | a thin film of liquid such as blood spread over glass for viewing | 把血液等液體在玻璃上抹成薄層的標本 | not=section
squash preparation | 壓片 | object | S4 | a piece of soft tissue such as a root tip pressed under glass into a layer one cell thick | 把根尖等柔軟組織在玻璃下擠成單層細胞的標本
whole mount | 整體裝片 | object | S6 | a complete small organism or part laid uncut on glass for viewing | 把整個細小生物或部分不經切割便放在玻璃上觀察的標本
fixation | 固定 | method | S6 | the treatment that kills cells quickly with chemicals or heat and keeps their structure as in life | 以化學品或熱力快速殺死細胞並保持其原有結構的處理
mounting | 裝片 | method | S4 | the placing of a specimen in a drop of liquid on glass under a thin glass square | 把標本放入玻璃上的液滴中，再以薄玻璃覆蓋的步驟
focusing | 對焦 | method | S1 | the changing of the distance between lens and specimen until a sharp image is seen | 改變鏡頭與標本的距離，直至看見清晰影像的步驟 | also-zh=調焦
calibration | 校準 | method | S6 | the finding of what each division of a measuring scale is worth by comparing it with a known standard | 與已知標準比較，以找出量尺每一格所代表數值的步驟
Robert Hooke | 虎克 | person | S1 | the English scientist who looked at thin slices of cork and first used the word "cell" | 觀察軟木薄片並首先使用「細胞」一詞的英國科學家 | also-zh=羅伯特·虎克; not=Antonie van Leeuwenhoek
Antonie van Leeuwenhoek | 列文虎克 | person | S4 | the Dutch lens maker who was the first to describe living bacteria and single-celled organisms in pond water | 自製鏡片、首先描述活細菌和池水中單細胞生物的荷蘭人 | not=Robert Hooke
Matthias Schleiden | 施萊登 | person | S4 | the German botanist who stated in 1838 that all plants are built of cells | 於1838年提出所有植物皆由細胞構成的德國植物學家 | not=Theodor Schwann
Theodor Schwann | 施旺 | person | S4 | the German zoologist who stated in 1839 that all animals are built of cells | 於1839年提出所有動物皆由細胞構成的德國動物學家 | not=Matthias Schleiden
Robert Brown | 布朗 | person | S6 | the Scottish botanist who named the cell nucleus while studying orchids | 研究蘭花時為細胞核命名的蘇格蘭植物學家 | also-zh=羅伯特·布朗
cell theory | 細胞學說 | theory | S4 | the statement that all organisms are made of one or more basic living units, which arise only from existing ones | 認為所有生物皆由一個或多個基本生命單位構成，而這些單位只來自原有單位的理論
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
lipid | 脂質 | substance | S4 | an organic compound such as fat, oil or wax that does not dissolve in water but dissolves in organic solvents | 不溶於水而溶於有機溶劑的有機化合物，例如油、蠟 | also-zh=脂類; not=carbohydrate
protein | 蛋白質 | substance | S2 | an organic compound built of long folded chains of amino acids | 由摺疊的氨基酸長鏈構成的有機化合物
monosaccharide | 單糖 | substance | S4 | a carbohydrate consisting of a single sugar unit, which cannot be hydrolysed into smaller sugars | 只含一個糖單位、不能水解為更小糖分子的碳水化合物 | not=disaccharide
disaccharide | 雙糖 | substance | S4 | a carbohydrate formed when two sugar units join by condensation | 由兩個糖單位縮合而成的碳水化合物 | also-zh=二糖; not=monosaccharide, polysaccharide
polysaccharide | 多糖 | substance | S4 | a carbohydrate formed of a long chain of very many sugar units | 由大量糖單位連成長鏈的碳水化合物 | not=disaccharide
amino acid | 氨基酸 | substance | S4 | the building unit of proteins, which contains nitrogen and is linked to others by peptide bonds | 含氮並以肽鍵互相連接的蛋白質基本單位 | also-zh=胺基酸
dipeptide | 二肽 | substance | S4 | a molecule of two amino acids linked by a single peptide bond | 兩個氨基酸以一個肽鍵連接而成的分子 | not=polypeptide
polypeptide | 多肽 | substance | S4 | a long unbranched chain of many amino acids linked by peptide bonds | 許多氨基酸以肽鍵連成的不分支長鏈 | not=dipeptide
fatty acid | 脂肪酸 | substance | S4 | the long hydrocarbon chain ending in a carboxyl group that is released when a triglyceride is digested | 帶羧基的長碳氫鏈，甘油三酯被消化時釋出 | not=amino acid
nucleotide | 核苷酸 | substance | S4 | the unit made of a pentose sugar, a phosphate group and a nitrogenous base | 由五碳糖、磷酸基和含氮鹼基組成的單位
phospholipid | 磷脂 | substance | S4 | the molecule with a hydrophilic head and two hydrophobic tails that forms the bilayer of cell membranes | 具親水頭部和兩條疏水尾部、構成細胞膜雙層的分子 | not=triglyceride; kind=lipid
steroid | 類固醇 | substance | S5 | a lipid built on four fused carbon rings, such as sex hormones | 以四個相連碳環為骨架的脂質，例如性激素 | kind=lipid
wax | 蠟 | substance | S4 | the waterproof lipid that coats the surface of leaves and the feathers of water birds | 覆蓋葉面和水鳥羽毛、能防水的脂質 | kind=lipid
cholesterol | 膽固醇 | substance | S4 | the lipid with carbon rings that stiffens animal cell membranes and may be deposited in artery walls | 使動物細胞膜穩固、也可沉積在動脈壁上的含碳環脂質 | kind=steroid
glucose | 葡萄糖 | substance | S2 | the monosaccharide that circulates in human blood and is the usual fuel of cell respiration | 在人體血液中運行、通常作為細胞呼吸燃料的單糖 | not=fructose; kind=monosaccharide
maltose | 麥芽糖 | substance | S4 | the disaccharide of two glucose units that forms when amylase breaks down starch | 由兩個葡萄糖單位組成、澱粉被澱粉酶分解時形成的雙糖 | not=sucrose; kind=disaccharide
sucrose | 蔗糖 | substance | S4 | the non-reducing disaccharide that is carried in the phloem and refined as table sugar | 由韌皮部運輸、可精煉為餐桌食糖的非還原雙糖 | not=maltose; kind=disaccharide
starch | 澱粉 | substance | S2 | the polysaccharide in which green plants store food as insoluble grains | 綠色植物以不溶顆粒形式貯存食物的多糖 | not=glycogen; kind=polysaccharide
glycogen | 糖原 | substance | S4 | the highly branched polysaccharide stored in the liver and muscles of animals | 貯存於動物肝臟和肌肉中、高度分支的多糖 | also-zh=肝糖; not=starch, glucagon; kind=polysaccharide
cellulose | 纖維素 | substance | S4 | the polysaccharide of straight unbranched chains that makes up most of the walls of plant cells | 分子成不分支直鏈、構成植物細胞壁主要部分的多糖 | not=starch; kind=polysaccharide
chitin | 甲殼素 | substance | S6 | the nitrogen-containing polysaccharide of insect skeletons and the walls of mushrooms | 構成昆蟲外骨骼和菇類細胞壁的含氮多糖 | also-zh=幾丁質,殼多糖; kind=polysaccharide
ribose | 核糖 | substance | S5 | the pentose sugar found in RNA and in ATP | 存在於 RNA 和 ATP 中的五碳糖 | not=deoxyribose
deoxyribose | 脫氧核糖 | substance | S5 | the pentose sugar found in DNA, with one oxygen atom fewer than its sister sugar | 存在於 DNA、比 RNA 中的五碳糖少一個氧原子的糖 | not=ribose
nitrogenous base | 含氮鹼基 | substance | S5 | the part of a nucleotide, such as adenine or guanine, that pairs with a part of the opposite strand | 核苷酸中能與對面鏈上的相應部分配對的成分，例如腺嘌呤 | also=base; also-zh=鹼基
collagen | 膠原蛋白 | substance | S5 | the tough fibrous protein that gives strength to tendons, skin and bone | 使腱、皮膚和骨堅韌的纖維狀蛋白質 | kind=protein
keratin | 角蛋白 | substance | S4 | the fibrous protein that makes up hair, nails and feathers | 構成毛髮、指甲和羽毛的纖維狀蛋白質 | kind=protein
insulin | 胰島素 | substance | S4 | the hormone of two amino acid chains that lowers the blood sugar level | 由兩條氨基酸鏈組成、能降低血糖水平的激素 | kind=protein
primary structure | 一級結構 | structure | S6 | the sequence of amino acids in one chain of a protein | 蛋白質一條鏈中氨基酸的排列次序 | not=secondary structure
secondary structure | 二級結構 | structure | S6 | the regular coils and pleated sheets held by hydrogen bonds along the backbone of a protein chain | 蛋白質鏈骨架以氫鍵維持的規則螺旋和摺片 | not=tertiary structure
tertiary structure | 三級結構 | structure | S6 | the overall three-dimensional folding of one protein chain, held by bonds between side chains | 一條蛋白質鏈因側鏈間的鍵而摺成的整體立體形狀 | not=quaternary structure
quaternary structure | 四級結構 | structure | S6 | the joining of two or more protein chains into one working molecule | 兩條或以上蛋白質鏈組合成一個功能分子的方式 | not=tertiary structure
peptide bond | 肽鍵 | structure | S4 | the link between the amino group of one amino acid and the carboxyl group of the next | 一個氨基酸的氨基與另一個氨基酸的羧基之間的連接
hydrogen bond | 氫鍵 | structure | S4 | the weak attraction between a slightly positive atom and a slightly negative one, which joins paired bases of DNA | 微帶正電與微帶負電的原子間的弱吸力，連接 DNA 的配對鹼基
phosphodiester bond | 磷酸二酯鍵 | structure | S6 | the link that joins one nucleotide to the next along a single strand of DNA or RNA | 在 DNA 或 RNA 單鏈上把相鄰核苷酸連接起來的結構
condensation | 縮合 | process | S4 | the joining of two molecules with the removal of a molecule of water | 兩個分子結合並除去一個水分子的反應 | also=dehydration synthesis; also-zh=縮合作用; not=hydrolysis
hydrolysis | 水解 | process | S4 | the breaking of a bond in a large molecule by adding a molecule of water | 加入一個水分子以斷開大分子中的鍵的反應 | also-zh=水解作用; not=condensation
oxidation | 氧化 | process | S3 | the loss of electrons or hydrogen, or the gain of oxygen, by a substance | 物質失去電子或氫，或獲得氧的反應 | also-zh=氧化作用; not=reduction
reduction | 還原 | process | S3 | the gain of electrons or hydrogen, or the loss of oxygen, by a substance | 物質獲得電子或氫，或失去氧的反應 | also-zh=還原作用; not=oxidation
cohesion | 內聚力 | property | S4 | the attraction between molecules of the same kind, such as those of water | 同類分子之間的吸引力，例如水分子互相拉着 | not=adhesion
adhesion | 附着力 | property | S4 | the attraction between molecules of different kinds, such as water and a vessel wall | 不同種類分子之間的吸引力，例如水與導管壁之間的吸力 | not=cohesion
surface tension | 表面張力 | property | S4 | the tendency of the top layer of a liquid to behave like a stretched elastic skin | 液體最外層像拉緊的彈性薄膜一樣的特性
polarity | 極性 | property | S6 | the uneven spread of charge in a molecule, with one end slightly positive and another slightly negative | 分子內電荷分佈不均，一端微帶正電、另一端微帶負電的特性
calcium | 鈣 | substance | S3 | the metal element that hardens bones and teeth and is needed for blood clotting | 使骨和牙齒堅硬、凝血時也需要的金屬元素
iron | 鐵 | substance | S3 | the metal element contained in the oxygen-carrying pigment of blood | 血液中運載氧的色素所含的金屬元素
magnesium | 鎂 | substance | S4 | the metal element contained in each molecule of the green pigment of leaves | 葉片的綠色色素分子所含的金屬元素
iodine | 碘 | substance | S4 | the non-metal element needed for making the hormone thyroxine | 製造甲狀腺素所需的非金屬元素
phosphate | 磷酸鹽 | substance | S4 | the mineral ion absorbed by roots to make nucleotides, ATP and the main lipid of membranes | 根部吸收，用來製造核苷酸、ATP 和膜的主要脂質的礦物質離子 | not=nitrate
Benedict's test | 本立德試驗 | method | S2 | the heating of a food sample with a blue reagent that gives a brick-red precipitate with reducing sugars | 把樣本與藍色試劑共熱，遇還原糖產生磚紅色沉澱的檢驗 | not=Biuret test
iodine test | 碘試驗 | method | S1 | the adding of a brown reagent to a food sample, which turns blue-black if starch is present | 在樣本中加入棕色試劑，遇澱粉即呈藍黑色的檢驗 | not=Benedict's test
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
set | proteins of the human body | 人體的蛋白質 | haemoglobin=血紅蛋白; collagen; keratin; insulin; antibody=抗體
set | proteins with special functions | 具特別功能的蛋白質 | myoglobin=肌紅蛋白; haemoglobin=血紅蛋白; collagen; keratin; insulin
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
nucleus | 細胞核 | structure | S1 | the organelle that holds the chromosomes and controls the activities of the cell | 載有染色體並控制生命活動的細胞器 | not=nucleolus
cytoplasm | 細胞質 | structure | S1 | the jelly-like material in which organelles lie and many chemical reactions take place | 細胞器所在、許多化學反應進行的膠狀物質 | not=protoplasm
cell wall | 細胞壁 | structure | S1 | the rigid non-living outer layer that supports and protects plants and bacteria and is freely permeable | 堅硬而無生命、全透性的最外層，支持並保護植物或細菌 | not=cell membrane
vacuole | 液泡 | structure | S1 | the fluid-filled space bounded by one membrane, large and central in mature plants | 由單層膜包圍、充滿液體的空間，在成熟植物中大而居中
mitochondrion | 線粒體 | structure | S4 | the organelle with a folded inner membrane where aerobic respiration releases energy | 內膜摺疊、需氧呼吸在此釋出能量的細胞器 | also=mitochondria; not=chloroplast
chloroplast | 葉綠體 | structure | S1 | the organelle with stacked inner discs where light energy is trapped to make food | 內有成疊圓盤、捕捉光能以製造食物的細胞器 | not=chlorophyll, mitochondrion
ribosome | 核糖體 | structure | S4 | the tiny particle without a membrane where amino acids are joined into polypeptides | 沒有膜包圍、把氨基酸連成多肽的微小顆粒
rough endoplasmic reticulum | 粗糙內質網 | structure | S4 | the network of flattened membrane sacs, studded with particles that make proteins for transport | 扁平膜囊組成的網絡，表面佈滿合成蛋白質的顆粒 | also=rough ER; also-zh=粗面內質網; not=smooth endoplasmic reticulum
smooth endoplasmic reticulum | 平滑內質網 | structure | S4 | the network of membrane tubes without particles on its surface, where lipids are made | 表面沒有顆粒的膜管網絡，脂質在此合成 | also=smooth ER; also-zh=光滑內質網,滑面內質網; not=rough endoplasmic reticulum
Golgi apparatus | 高爾基體 | structure | S6 | the stack of separate flattened sacs that modifies, sorts and packs proteins for secretion | 一疊分離的扁平囊，把蛋白質加工、分類和包裝以供分泌 | also=Golgi body; also-zh=高基體,高爾基器
lysosome | 溶酶體 | structure | S6 | the membrane sac filled with digestive enzymes that breaks down engulfed matter and worn-out organelles | 充滿消化酶的膜囊，分解吞入的物質和損耗的細胞器 | not=peroxisome
peroxisome | 過氧化物酶體 | structure | S6 | the small membrane sac where catalase breaks down a toxic by-product of oxidation | 內含酶以分解代謝中有毒含氧副產物的小膜囊 | not=lysosome
centriole | 中心粒 | structure | S6 | one of a pair of short cylinders near the nucleus of animal cells from which the spindle is organised | 動物細胞核附近成對的短圓柱之一，與紡錘體的形成有關 | not=centromere
nuclear membrane | 核膜 | structure | S4 | the double layer that separates the chromosomes from the cytoplasm | 把染色體與細胞質分隔的雙層結構 | also=nuclear envelope; also-zh=核被膜
nucleolus | 核仁 | structure | S6 | the dense round body inside the nucleus where the subunits of ribosomes are made | 細胞核內製造核糖體亞基的緻密圓體 | not=nucleus
nuclear pore | 核孔 | structure | S6 | the gap through which messenger RNA passes into the cytoplasm | 讓信使 RNA 進入細胞質的開口
chromatin | 染色質 | structure | S6 | the loose thread-like material of DNA and proteins seen when a cell is not dividing | 細胞不分裂時所見、由 DNA 和蛋白質組成的鬆散線狀物質 | not=chromosome
cell sap | 細胞液 | structure | S4 | the solution of sugars, salts and pigments inside the large central sac of a plant cell | 植物細胞中央大囊內含糖、鹽類和色素的溶液 | not=cytoplasm
middle lamella | 中膠層 | structure | S6 | the layer of pectin that glues neighbouring plant cells together | 由黏性多糖構成、把相鄰植物細胞黏合的薄層
plasmodesma | 胞間連絲 | structure | S6 | the fine strand of cytoplasm that passes through the walls and connects neighbouring plant cells | 貫穿細胞壁、使相鄰植物細胞的細胞質相通的細線 | also=plasmodesmata
gap junction | 間隙連接 | structure | S6 | the protein channel that lets small ions pass directly from one animal cell to the next | 讓離子直接由一個動物細胞進入另一個的蛋白質通道
desmosome | 橋粒 | structure | S6 | the spot-like fastening that anchors neighbouring animal cells together like a rivet | 像鉚釘般把相鄰動物細胞釘在一起的點狀結構
microtubule | 微管 | structure | S6 | the hollow protein cylinder of the cell skeleton along which organelles move | 細胞骨架中的中空蛋白質圓筒，細胞器可沿之移動 | not=microfilament
microfilament | 微絲 | structure | S6 | the thinnest fibre of the cell skeleton, made of actin | 由肌動蛋白構成、細胞骨架中最幼的纖維 | not=microtubule
intermediate filament | 中間絲 | structure | S6 | the rope-like fibre of the cell skeleton, made of keratin or similar proteins, that resists pulling | 由角蛋白一類蛋白質構成、能抗拉的繩狀細胞骨架纖維
chromoplast | 有色體 | structure | S6 | the plastid that holds red, orange or yellow pigments in petals and ripe fruits | 在花瓣和成熟果實中含紅、橙或黃色素的質體 | also-zh=雜色體; not=chloroplast
amyloplast | 澱粉體 | structure | S6 | the colourless plastid that stores food grains, as in potato tubers | 無色、貯存食物顆粒的質體，見於馬鈴薯塊莖 | also-zh=造粉體
starch grain | 澱粉粒 | structure | S4 | a solid insoluble particle of stored food in plant cells that turns blue-black with iodine | 植物細胞內遇碘呈藍黑色的不溶性貯存食物顆粒
cell | 細胞 | structure | S1 | the basic structural and functional unit of living things | 生物的基本結構和功能單位
tissue | 組織 | structure | S1 | a group of similar cells in a body that work together on one function | 體內一群相似、共同執行同一功能的細胞 | not=organ
organ | 器官 | structure | S1 | a body part made of several kinds of tissue that work together, such as the stomach | 由多種組織共同組成的身體部分，例如胃 | not=tissue
organ system | 系統 | structure | S1 | a group of body parts, such as the stomach, liver and intestine, that together carry out a major function | 一組共同執行主要生理功能的身體部分，例如胃、肝和腸 | also=system; also-zh=器官系統; not=organ
organelle | 細胞器 | structure | S4 | a small part inside the basic unit of life that is specialised for one task, such as a mitochondrion | 在生命基本單位內專責某項工作的微小部分，例如線粒體 | not=organ
epithelial tissue | 上皮組織 | structure | S4 | the sheets of closely packed cells that cover body surfaces and line cavities | 細胞緊密排列、覆蓋體表和襯於腔壁的薄層
connective tissue | 結締組織 | structure | S4 | the cells scattered in a matrix that support and bind body parts, such as bone and blood | 細胞散佈於基質中、支持和連繫身體各部分的構造，例如骨和血液
muscle tissue | 肌肉組織 | structure | S4 | the layers of long cells that contract to produce movement | 由能收縮以產生運動的長形細胞組成的構造 | also=muscular tissue
nervous tissue | 神經組織 | structure | S4 | the long branched cells and their helpers that conduct electrical impulses | 由傳導電脈衝的長分支細胞及其輔助細胞組成的構造
meristem | 分生組織 | structure | S4 | the plant cells, such as those at root and shoot tips, that keep dividing | 植物中不斷分裂的細胞群，例如根尖和莖端的細胞 | also=meristematic tissue
vascular tissue | 維管組織 | structure | S4 | the plant strands of xylem and phloem that carry water and food | 植物中由木質部和韌皮部組成、運輸水和食物的束狀構造
sclerenchyma | 厚壁組織 | structure | S6 | the plant supporting material of dead cells whose walls are evenly hardened with lignin | 植物中由均勻木質化的死細胞組成的支持構造 | not=collenchyma
epidermis | 表皮 | structure | S4 | the outermost layer of cells that covers and protects the leaves and young stems of plants | 覆蓋並保護植物葉片和幼莖的最外層細胞
red blood cell | 紅血細胞 | structure | S2 | the biconcave disc without a nucleus that is packed with oxygen-carrying pigment in mammals | 哺乳動物中充滿運氧色素、沒有細胞核的雙凹圓盤 | also=erythrocyte; also-zh=紅血球
nerve cell | 神經細胞 | structure | S1 | the animal cell with a long fibre that carries electrical impulses | 具長纖維、傳送電脈衝的動物細胞 | also=neurone; also-zh=神經元
muscle cell | 肌肉細胞 | structure | S1 | the long animal cell that can shorten to produce movement | 可縮短以產生運動的長形動物細胞 | also=muscle fibre
sperm | 精子 | structure | S1 | the small swimming male gamete with a head and a long tail | 細小、有頭部和長尾、能游動的雄性配子 | also=spermatozoon; not=ovum
ovum | 卵子 | structure | S1 | the large female gamete of an animal, which holds stored food and cannot swim | 體積大、含貯存食物而不能游動的動物雌性配子 | also=ova, egg cell; not=sperm
goblet cell | 杯狀細胞 | structure | S4 | the cell in the lining of the airways and gut that secretes mucus | 在氣道和腸道內壁分泌黏液的細胞
root hair cell | 根毛細胞 | structure | S2 | the plant cell with a thin finger-like outgrowth that absorbs water and minerals from the soil | 具指狀突出、從泥土吸收水和礦物質的植物細胞
guard cell | 保衛細胞 | structure | S2 | one of the two bean-shaped plant cells that open and close a pore of a leaf | 控制葉片小孔開合的一對豆形植物細胞之一
palisade mesophyll cell | 柵狀葉肉細胞 | structure | S4 | the column-shaped plant cell under the upper surface of a leaf that is packed with chloroplasts | 位於葉片上表皮之下、充滿葉綠體的柱形植物細胞
spongy mesophyll cell | 海綿葉肉細胞 | structure | S4 | the irregular cell in the lower part of a leaf that is loosely packed among large air spaces | 位於葉片下半部、形狀不規則、鬆散地排列於氣室之間的細胞 | not=palisade mesophyll cell
companion cell | 伴細胞 | structure | S6 | the small living element of the phloem, with a nucleus, that keeps its neighbouring sugar-carrying tube alive | 韌皮部中有核、維持相鄰運糖管道生命活動的小構造 | not=sieve tube
cambium | 形成層 | structure | S6 | the dividing layer between xylem and phloem that makes a stem thicker | 位於木質部與韌皮部之間、能分裂使莖加粗的一層
xylem vessel | 木質部導管 | structure | S4 | the dead hollow tube with lignified walls that carries water and minerals in plants | 由死細胞連成、輸送水和礦物質的中空硬管 | not=sieve tube
sieve tube | 篩管 | structure | S4 | the living tube with perforated end walls that carries sugars in plants | 植物中輸送糖分、橫壁有孔的活管道 | not=xylem vessel
differentiation | 分化 | process | S4 | the change by which young cells become different in structure to suit special functions | 幼嫩細胞在結構上變得不同以適應特定功能的過程 | also=cell differentiation; not=cell division
movement | 運動 | process | S1 | the changing of position of the whole or a part of an organism, as one characteristic of life | 生物整體或部分改變位置的生命現象
growth | 生長 | process | S1 | the permanent increase in size and dry mass of an organism | 生物體積和乾重的永久增加
reproduction | 生殖 | process | S1 | the production of new individuals of the same kind | 產生同種新個體的生命現象 | also-zh=繁殖
excretion | 排泄 | process | S1 | the removal of metabolic wastes from the body | 把代謝廢物排出體外的生命現象 | not=egestion, secretion
nutrition | 營養 | process | S1 | the obtaining of food substances for energy and materials of the body | 獲取食物以得到能量和身體所需物質的生命現象
sensitivity | 感應性 | process | S1 | the detecting of changes in the environment and the responding to them | 察覺環境變化並作出反應的生命現象 | also=irritability; also-zh=感應
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
carrier protein | 載體蛋白 | structure | S4 | the membrane molecule that binds a particular substance and changes shape to move it across | 與特定物質結合並改變形狀，把該物質移過膜的膜分子 | not=channel protein
receptor protein | 受體蛋白 | structure | S4 | the membrane molecule to which a hormone or other chemical signal binds | 供激素等化學信號結合的膜分子 | also=receptor; also-zh=受體
fluid mosaic model | 流動鑲嵌模型 | theory | S4 | the description of the cell membrane as a moving double sheet of lipids with proteins scattered in it | 認為細胞膜是可移動的脂質雙層，並有蛋白質散佈其中的描述
diffusion | 擴散 | process | S1 | the net movement of particles from a region of higher to one of lower concentration | 粒子由高濃度區域向低濃度區域的淨移動 | also-zh=擴散作用; not=osmosis, active transport
simple diffusion | 簡單擴散 | process | S6 | the passage of small non-polar molecules such as oxygen straight through the lipid layers, down their gradient | 氧等細小非極性分子順濃度梯度直接穿過脂質層的移動 | kind=diffusion
facilitated diffusion | 易化擴散 | process | S6 | the passage of ions or polar molecules down their gradient through membrane proteins, without energy from the cell | 離子或極性分子經膜蛋白順濃度梯度通過、不耗細胞能量的移動 | also-zh=促進擴散,協助擴散; not=active transport; kind=diffusion
osmosis | 滲透作用 | process | S4 | the net movement of water molecules across a differentially permeable membrane from higher to lower water potential | 水分子由水勢高處經差異透性膜往水勢低處的淨移動 | also-zh=滲透; not=diffusion
active transport | 主動轉運 | process | S4 | the movement of particles across a membrane against their gradient, using energy from respiration | 利用呼吸釋出的能量，使粒子逆濃度梯度過膜的移動 | also-zh=主動運輸; not=facilitated diffusion
phagocytosis | 吞噬作用 | process | S4 | the taking in of large solid particles by a cell that surrounds them with pseudopodia | 細胞伸出偽足包圍並攝入大的固體顆粒的過程 | not=pinocytosis; kind=endocytosis
pinocytosis | 胞飲作用 | process | S6 | the taking in of droplets of liquid by a cell in small inward-folding pockets of its membrane | 細胞膜向內凹成小囊以攝入液滴的過程 | not=phagocytosis; kind=endocytosis
endocytosis | 胞吞作用 | process | S6 | the taking of material into a cell in a vesicle pinched off from the cell membrane | 細胞膜內陷脫離成囊泡，把物質帶入細胞的過程 | also-zh=內吞作用; not=exocytosis
exocytosis | 胞吐作用 | process | S6 | the release of material out of a cell when a vesicle fuses with the cell membrane | 囊泡與細胞膜融合，把物質釋出細胞外的過程 | also-zh=外排作用; not=endocytosis
concentration gradient | 濃度梯度 | quantity | S4 | the difference in the amount of particles per unit volume between two neighbouring regions | 兩個相鄰區域之間每單位體積粒子數量的差異
turgor pressure | 膨壓 | quantity | S6 | the outward push of the cell contents against the plant cell wall | 細胞內含物對植物細胞壁的向外推力 | not=osmotic pressure
osmotic pressure | 滲透壓 | quantity | S6 | the push that must be applied to a solution to stop water entering it through a differentially permeable membrane | 為阻止水經差異透性膜進入溶液而須對溶液施加的壓強 | not=turgor pressure
hypotonic solution | 低滲溶液 | substance | S4 | a liquid with a higher water potential than the cell placed in it | 水勢比置於其中的細胞為高的液體 | not=hypertonic solution
hypertonic solution | 高滲溶液 | substance | S4 | a liquid with a lower water potential than the cell placed in it | 水勢比置於其中的細胞為低的液體 | not=hypotonic solution
isotonic solution | 等滲溶液 | substance | S4 | a liquid with the same water potential as the cell placed in it | 水勢與置於其中的細胞相同的液體
distilled water | 蒸餾水 | substance | S1 | the pure liquid obtained by cooling steam, without any dissolved solutes | 經汽化和冷凝製成、不含溶質的純淨液體
haemolysis | 溶血 | process | S4 | the bursting of red cells placed in a very dilute liquid | 紅血細胞在極稀的液體中吸水脹破的過程 | not=plasmolysis, crenation
crenation | 皺縮 | process | S6 | the shrinking of red cells with a spiky outline when they are placed in a concentrated liquid | 紅血細胞在濃液中失水變小並呈刺狀的過程 | not=plasmolysis, haemolysis
wilting | 凋萎 | process | S4 | the drooping of leaves and soft stems when a plant loses more water than it absorbs | 植物失水多於吸水時葉和軟莖下垂的現象
differentially permeable membrane | 差異透性膜 | structure | S4 | a thin sheet that lets some particles through but not others | 只讓某些粒子通過而不讓另一些通過的薄層 | also=selectively permeable membrane; also-zh=選擇透性膜
dialysis tubing | 透析管 | object | S4 | the artificial tube with fine pores that serves as a model of the gut wall or the cell membrane | 有微孔、用作腸壁或細胞膜模型的人造管子 | also=Visking tubing
potometer | 蒸騰計 | device | S4 | the apparatus that measures the rate of water uptake of a leafy shoot | 量度帶葉枝條吸水速率的裝置
osmometer | 滲透計 | device | S6 | the apparatus in which a liquid rises in a tube as water enters through a membrane, to show water potential | 水穿過膜進入時，液面在管內上升，以顯示水勢差的裝置
sodium-potassium pump | 鈉鉀泵 | structure | S6 | the membrane protein that uses ATP to move one kind of ion out of the cell and another kind in | 利用 ATP 把一種離子運出、另一種離子運入細胞的膜蛋白
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
catabolism | 分解代謝 | process | S4 | the breaking down of complex molecules into simpler ones in an organism, with energy released | 生物體內把複雜分子變成簡單分子並釋出能量的反應 | also-zh=異化作用; not=anabolism; kind=metabolism
enzyme | 酶 | substance | S2 | a biological catalyst made of protein that speeds up one reaction in living things | 由蛋白質構成、加快生物體內某一反應的生物催化劑 | also-zh=酵素
catalyst | 催化劑 | substance | S3 | a chemical that speeds up a reaction and remains unchanged at its end | 加快反應而本身在反應後保持不變的化學物質
substrate | 底物 | substance | S4 | the reactant that fits the surface of an enzyme and is changed by it | 與酶的表面吻合並由酶催化而改變的反應物 | also-zh=受質; not=product
product | 產物 | substance | S4 | the new chemical that leaves the surface of an enzyme after the reaction | 反應後離開酶的表面的新化學物質 | not=substrate
inhibitor | 抑制劑 | substance | S4 | a chemical that slows down or stops the action of an enzyme | 減慢或停止酶的作用的化學物質
cofactor | 輔因子 | substance | S6 | a non-protein helper, such as a metal ion, that an enzyme needs to work | 酶發揮作用時所需的非蛋白質成分，例如金屬離子
coenzyme | 輔酶 | substance | S6 | an organic non-protein helper, often made from a vitamin, that carries chemical groups or hydrogen between reactions | 通常由維生素製成、在反應之間傳遞化學基團或氫的非蛋白質有機分子 | kind=cofactor
competitive inhibitor | 競爭性抑制劑 | substance | S6 | a chemical similar in shape to the normal reactant, which slows a reaction by occupying the active site | 形狀與正常反應物相似、佔據活性部位而減慢反應的物質 | not=non-competitive inhibitor; kind=inhibitor
non-competitive inhibitor | 非競爭性抑制劑 | substance | S6 | a chemical that binds away from the active site and slows a reaction by changing its shape | 結合於活性部位以外、令活性部位變形而減慢反應的物質 | not=competitive inhibitor; kind=inhibitor
active site | 活性部位 | structure | S4 | the region of an enzyme with a particular shape into which the reactant fits | 酶分子上具特定形狀、與反應物吻合的區域 | not=allosteric site
allosteric site | 別構部位 | structure | S6 | the region of an enzyme, away from where the reaction happens, to which a regulating molecule binds | 酶分子上遠離反應發生處、供調節分子結合的區域 | also-zh=變構部位; not=active site
enzyme-substrate complex | 酶-底物複合物 | structure | S4 | the temporary union of a biological catalyst and the reactant that fits it | 生物催化劑與吻合的反應物暫時結合而成的結構
activation energy | 活化能 | quantity | S4 | the barrier that reactants must overcome before they turn into products, which enzymes lower | 反應物變成產物前必須越過、酶可降低的障礙
rate of reaction | 反應速率 | quantity | S4 | the amount of product formed or reactant used up per unit time | 每單位時間生成的產物量或消耗的底物量
optimum pH | 最適pH值 | quantity | S4 | the degree of acidity or alkalinity at which an enzyme works fastest | 酶的作用最快時的酸鹼程度 | also-zh=最適酸鹼度; not=optimum temperature
substrate concentration | 底物濃度 | quantity | S4 | the amount of reactant per unit volume of a mixture containing a biological catalyst | 含生物催化劑的混合物中每單位體積的反應物量 | not=enzyme concentration
enzyme concentration | 酶濃度 | quantity | S4 | the amount of biological catalyst per unit volume of a reaction mixture | 反應混合物中每單位體積的生物催化劑量 | not=substrate concentration
specificity | 專一性 | property | S4 | the ability of each enzyme to act on only one kind of reactant | 每種酶只對一種反應物起作用的特性
reusability | 可重複使用 | property | S4 | the feature of an enzyme that a small amount can act again and again because it is not used up | 酶不會被消耗，因此少量即可多次起作用的特性 | also-zh=可重用性
denaturation | 變性 | process | S4 | the permanent loss of the shape and function of a protein caused by high temperature or extreme pH | 蛋白質因高溫或極端 pH 值而永久失去形狀和功能的過程 | not=inactivation
feedback inhibition | 反饋抑制 | process | S6 | the slowing of an early step of a metabolic pathway by its end product | 代謝途徑的最終產物減慢該途徑前段步驟的過程 | also-zh=回饋抑制; also=end-product inhibition
lock-and-key hypothesis | 鎖鑰假說 | theory | S4 | the idea that the rigid active site of an enzyme has from the start a shape that exactly fits its reactant | 認為酶的活性部位形狀固定、本來就與其反應物完全吻合的理論 | also-zh=鎖匙假說; not=induced-fit model
induced-fit model | 誘導契合學說 | theory | S6 | the idea that the active site of an enzyme changes shape slightly as the reactant binds | 認為反應物結合時酶的活性部位會略為改變形狀的理論 | also-zh=誘導配合模型; not=lock-and-key hypothesis
immobilised enzyme | 固定化酶 | substance | S6 | a biological catalyst attached to beads or a gel so that it can be recovered and used again | 附於珠粒或凝膠上、便於回收再用的生物催化劑
amylase | 澱粉酶 | substance | S2 | the enzyme of saliva and pancreatic juice that breaks down a storage polysaccharide into maltose | 唾液和胰液中把貯存多糖分解為麥芽糖的酶 | kind=enzyme
protease | 蛋白酶 | substance | S2 | an enzyme that breaks down the bonds between amino acids | 能分解氨基酸之間的鍵的酶 | also=proteinase; not=lipase, amylase; kind=enzyme
catalase | 過氧化氫酶 | substance | S4 | the enzyme of liver and potato cells that breaks down a toxic peroxide into water and oxygen | 肝和馬鈴薯細胞中把有毒代謝物分解為水和氧的酶 | kind=enzyme
pepsin | 胃蛋白酶 | substance | S4 | the enzyme that begins to digest proteins in strongly acidic juice | 在強酸性消化液中開始分解蛋白質的酶 | not=trypsin; kind=protease
trypsin | 胰蛋白酶 | substance | S4 | the enzyme that digests proteins in the slightly alkaline contents of the duodenum | 在十二指腸的弱鹼性環境中分解蛋白質的酶 | not=pepsin; kind=protease
peptidase | 肽酶 | substance | S4 | the enzyme of the intestinal lining that splits short chains into single amino acids | 小腸內壁上把短鏈分解為單個氨基酸的酶 | kind=protease
maltase | 麥芽糖酶 | substance | S4 | the enzyme that splits a disaccharide into two molecules of glucose | 把一個雙糖分子分解為兩個葡萄糖分子的酶 | not=amylase; kind=enzyme
sucrase | 蔗糖酶 | substance | S4 | the enzyme that splits a disaccharide into glucose and fructose | 把一種雙糖分解為葡萄糖和果糖的酶 | also=invertase; also-zh=轉化酶; kind=enzyme
lactase | 乳糖酶 | substance | S4 | the enzyme that splits the disaccharide of milk, and whose lack makes some adults unable to drink it | 分解奶中雙糖的酶，缺乏此酶的成人不宜飲奶 | kind=enzyme
cellulase | 纖維素酶 | substance | S4 | the enzyme of some microorganisms that breaks down the main polysaccharide of plant cell walls | 某些微生物用來分解植物細胞壁主要多糖的酶 | not=pectinase; kind=enzyme
pectinase | 果膠酶 | substance | S4 | the enzyme that breaks down the cementing material between plant cells and is used to clear fruit juice | 分解植物細胞間黏合物、用來使果汁清澈的酶 | not=cellulase; kind=enzyme
urease | 脲酶 | substance | S6 | the enzyme that breaks down a nitrogenous waste into ammonia and carbon dioxide | 把一種含氮廢物分解為氨和二氧化碳的酶 | also-zh=尿素酶; kind=enzyme
carbonic anhydrase | 碳酸酐酶 | substance | S6 | the enzyme of red cells that quickly changes a waste gas and water into an acid | 紅血細胞中使一種廢氣迅速與水結合成酸的酶 | kind=enzyme
DNA polymerase | DNA聚合酶 | substance | S5 | the enzyme that builds a new strand of the double helix from free nucleotides during replication | 複製時把游離核苷酸連成雙螺旋新鏈的酶 | not=RNA polymerase; kind=enzyme
RNA polymerase | RNA聚合酶 | substance | S5 | the enzyme that builds a messenger strand on a gene during transcription | 轉錄時以基因為模板合成信使鏈的酶 | not=DNA polymerase; kind=enzyme
independent variable | 自變量 | idea | S3 | the condition that the experimenter deliberately changes in an experiment | 實驗者在實驗中刻意改變的條件 | also-zh=獨立變量,獨立變項; not=dependent variable
dependent variable | 因變量 | idea | S3 | the result that is measured because it may be affected by the changed condition | 因可能受改變的條件影響而量度的結果 | also-zh=應變量,應變項; not=independent variable
controlled variable | 控制變量 | idea | S3 | the condition that is kept the same in all set-ups of an experiment to make it fair | 為令實驗公平而在各裝置中保持不變的條件 | also=control variable; also-zh=受控變量; not=control
control | 對照 | idea | S3 | the set-up without the treatment under test, with which the other set-up is compared | 不加入受測處理、供另一裝置比較的裝置 | also=control set-up; also-zh=對照裝置; not=controlled variable
hypothesis | 假說 | idea | S3 | the suggested explanation of an observation that can be tested by experiment | 對觀察所得提出、可用實驗驗證的解釋 | also-zh=假設; not=conclusion
conclusion | 結論 | idea | S3 | the judgment drawn from the results as to whether the suggested explanation is supported | 根據結果判斷所提出的解釋是否成立的說法 | not=hypothesis
set | processes of every living thing | 每種生物的生命過程 | metabolism; growth; reproduction; movement
set | substances in an enzyme reaction | 酶反應中的物質 | substrate; product; inhibitor; enzyme
set | substances that affect enzymes | 影響酶的物質 | competitive inhibitor; non-competitive inhibitor; cofactor; substrate
set | quantities in enzyme experiments | 酶實驗中的量 | activation energy; rate of reaction; optimum temperature=最適溫度; optimum pH
set | quantities of an enzyme reaction | 酶反應的量 | substrate concentration; enzyme concentration; rate of reaction; activation energy
set | theories in cell biology | 細胞生物學的學說 | lock-and-key hypothesis; induced-fit model; cell theory; fluid mosaic model; endosymbiotic theory
set | enzymes and what they digest | 酶及其消化的物質 | amylase; protease; lipase=脂肪酶; maltase
set | enzymes that digest proteins | 分解蛋白質的酶 | pepsin; trypsin; peptidase; rennin=凝乳酶
set | enzymes that split disaccharides and polysaccharides | 分解雙糖和多糖的酶 | maltase; sucrase; lactase; amylase; cellulase
set | enzymes used by people | 人類利用的酶 | pectinase; cellulase; rennin=凝乳酶; lactase
set | enzymes of the human alimentary canal | 人類消化道的酶 | amylase; pepsin; lipase=脂肪酶; maltase; peptidase
set | enzymes inside cells and body fluids | 細胞和體液中的酶 | catalase; lysozyme=溶菌酶; carbonic anhydrase; DNA polymerase; RNA polymerase
set | enzymes of metabolism | 新陳代謝的酶 | catalase; urease; carbonic anhydrase; lipase=脂肪酶
set | enzymes that break down plant or microbial parts | 分解植物或微生物結構的酶 | cellulase; pectinase; lysozyme=溶菌酶; amylase
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
cell cycle | 細胞周期 | process | S4 | the repeating series of events from the formation of a cell to the end of its own division | 由一個細胞形成至它自身分裂完成的一連串重複事件
mitosis | 有絲分裂 | process | S4 | the division that gives two genetically identical nuclei with the same number of chromosomes as the original | 產生兩個與原來的染色體數目相同、遺傳上完全一樣的細胞核的過程 | also=mitotic nuclear division; not=meiosis
cytokinesis | 胞質分裂 | process | S4 | the separation of the cytoplasm into two after the nuclei have formed | 兩個細胞核形成後，把細胞其餘部分分成兩份的過程 | also=cytoplasmic division; also-zh=細胞質分裂; not=mitosis
binary fission | 二分裂 | process | S4 | the splitting of a single-celled organism such as a bacterium into two equal individuals | 細菌等單細胞生物平均分成兩個新個體的過程 | not=budding, mitosis
budding | 出芽生殖 | process | S4 | the growth of a small outgrowth on a parent such as yeast or Hydra, which then breaks off as a new individual | 親體如酵母或水螅長出小突起，再脫離成新個體的過程 | also-zh=出芽; not=binary fission
spore formation | 孢子生殖 | process | S4 | the production of many tiny light reproductive bodies by moulds and ferns, each growing alone into a new individual | 霉菌和蕨類產生大量輕盈的微小細胞，各自長成新個體的方式 | not=budding
vegetative propagation | 營養繁殖 | process | S4 | the growth of new plants from a root, stem or leaf of a parent plant | 由親代植物的根、莖或葉長成新植株的方式 | also=vegetative reproduction
fragmentation | 斷裂生殖 | process | S6 | the breaking of the body of a parent such as Spirogyra into pieces, each growing into a new individual | 水綿等親體分成數段，各段再長成新個體的方式 | not=budding
parthenogenesis | 孤雌生殖 | process | S6 | the development of an unfertilised egg into a new individual, as in male honeybees | 未受精的卵發育成新個體的過程，例如雄蜜蜂
regeneration | 再生 | process | S6 | the regrowth of a lost body part, such as the tail of a lizard | 失去的身體部分重新長出的過程，例如蜥蜴的尾巴
fertilisation | 受精 | process | S1 | the joining of the nuclei of a male and a female gamete | 雄配子與雌配子的細胞核結合的過程 | also-zh=受精作用
interphase | 間期 | period | S4 | the time between two nuclear divisions, in which the cell grows and its DNA replicates | 兩次核分裂之間，細胞生長並複製 DNA 的時段 | not=prophase
G1 phase | G1期 | period | S6 | the stage just after a division, in which the cell grows and makes new proteins and organelles | 細胞剛分裂後生長並製造新蛋白質和細胞器的階段 | not=G2 phase
S phase | S期 | period | S6 | the stage in which the DNA of the nucleus is replicated | 細胞核內 DNA 進行複製的階段
G2 phase | G2期 | period | S6 | the stage after DNA replication, in which the cell makes the last preparations for nuclear division | DNA 複製後，細胞為核分裂作最後準備的階段 | not=G1 phase
prophase | 前期 | period | S4 | the stage in which chromosomes shorten and become visible and the nuclear membrane breaks down | 染色體變短變粗、清晰可見而核膜消失的階段 | not=interphase
metaphase | 中期 | period | S4 | the stage in which chromosomes line up along the equator of the cell | 染色體排列在細胞赤道板上的階段 | not=anaphase
anaphase | 後期 | period | S4 | the stage in which chromosomes or chromatids are pulled apart towards opposite poles | 染色體或染色單體被拉開、移向細胞兩極的階段 | not=metaphase
telophase | 末期 | period | S4 | the stage in which a new nuclear membrane forms around each group of chromosomes at the poles | 在兩極的每組染色體周圍形成新核膜的階段 | not=prophase
prophase I | 前期I | period | S6 | the stage in which homologous chromosomes pair up and exchange segments | 同源染色體配對並交換片段的階段 | also-zh=第一次分裂前期; not=prophase
metaphase I | 中期I | period | S6 | the stage in which pairs of homologous chromosomes line up at the equator | 成對的同源染色體排列在赤道板上的階段 | also-zh=第一次分裂中期; not=metaphase II
anaphase I | 後期I | period | S6 | the stage in which the two members of each homologous pair are pulled to opposite poles | 每對同源染色體的兩個成員分別移向兩極的階段 | also-zh=第一次分裂後期; not=anaphase II
metaphase II | 中期II | period | S6 | the stage in which single unpaired chromosomes line up at the equator of haploid cells | 不成對的染色體在單倍體細胞的赤道板上排列的階段 | also-zh=第二次分裂中期; not=metaphase I
anaphase II | 後期II | period | S6 | the stage in which the chromatids of each chromosome of a haploid cell separate to opposite poles | 單倍體細胞中每條染色體的染色單體分離並移向兩極的階段 | also-zh=第二次分裂後期; not=anaphase I
chromosome | 染色體 | structure | S4 | the rod-like body of coiled DNA and proteins that is seen in a dividing nucleus | 分裂中的細胞核內所見、由盤繞的 DNA 和蛋白質組成的桿狀體 | not=chromatid, gene
chromatid | 染色單體 | structure | S4 | one of two identical copies of DNA joined at the centromere | 由着絲粒相連、兩條完全相同的 DNA 複本之一 | not=chromosome
centromere | 着絲粒 | structure | S4 | the narrow region at which two identical DNA copies are held together | 兩條相同的 DNA 複本相連的狹窄部位 | also-zh=着絲點; not=centriole
spindle fibre | 紡錘絲 | structure | S4 | the protein thread that stretches from a pole and pulls chromosomes during nuclear division | 核分裂時由細胞一極伸出、拉動染色體的蛋白質線 | not=cilium
bivalent | 二價體 | structure | S6 | the pair of homologous chromosomes lying side by side, with four chromatids in total | 並排而合共有四條染色單體的一對同源染色體
chiasma | 交叉 | structure | S6 | the point at which chromatids of a homologous pair touch and exchange segments | 同源染色體的染色單體相接並互換片段之處 | also=chiasmata
telomere | 端粒 | structure | S6 | the protective repeated DNA at each tip of a chromosome, which shortens with every division | 位於染色體兩端、每次分裂都會縮短的保護性重複 DNA | not=centromere
histone | 組蛋白 | substance | S6 | the protein around which DNA is wound in the nucleus of a eukaryotic cell | 真核細胞的細胞核內供 DNA 纏繞的蛋白質
tubulin | 微管蛋白 | substance | S6 | the protein from which spindle fibres are assembled | 動植物細胞分裂時組成紡錘絲的蛋白質
actin | 肌動蛋白 | substance | S6 | the protein of the thin filaments that tighten the middle of a dividing animal cell | 構成細絲、使分裂中的動物細胞中部收緊的蛋白質
cyclin | 細胞周期蛋白 | substance | S6 | the regulating protein whose level rises and falls and so triggers each stage of division | 含量時升時降，從而觸發分裂各階段的調節蛋白質
independent assortment | 獨立分配 | process | S5 | the random arrangement of different homologous pairs at the equator, so that members are mixed in gametes | 不同對同源染色體在赤道板上隨機排列，使配子得到不同組合的過程 | not=crossing over
synapsis | 聯會 | process | S6 | the pairing of homologous chromosomes side by side at the start of gamete-forming division | 形成配子的分裂開始時，同源染色體並排配對的過程
random fertilisation | 隨機受精 | process | S5 | the chance joining of any male gamete with any female gamete | 任何雄配子與任何雌配子偶然結合的過程
nondisjunction | 不分離 | process | S6 | the failure of homologous chromosomes or chromatids to move apart, which leads to gametes with wrong numbers | 同源染色體或染色單體未能各走一極，令配子的染色體數目出錯的過程 | also=non-disjunction
DNA replication | DNA複製 | process | S5 | the making of two identical double helices from one before a cell divides | 細胞分裂前，由一條雙螺旋製成兩條相同雙螺旋的過程
cell plate | 細胞板 | structure | S4 | the layer of fused vesicles that grows across the middle in plant cytokinesis and becomes a new wall | 植物進行胞質分裂時，由囊泡在中部融合而成、發展成新壁的薄層 | not=cleavage furrow
cleavage furrow | 分裂溝 | structure | S4 | the inward pinch of the outer membrane by which an animal cell separates into two | 動物細胞一分為二時，外膜向內凹陷之處 | also-zh=卵裂溝; not=cell plate
haploid cell | 單倍體細胞 | structure | S4 | a cell with only one set of chromosomes in its nucleus | 細胞核內只有一套染色體的細胞 | not=diploid cell
diploid cell | 二倍體細胞 | structure | S4 | a cell with two sets of chromosomes, one from each parent | 有兩套分別來自父母的染色體的細胞 | not=haploid cell
gamete | 配子 | structure | S4 | the haploid reproductive cell that joins with one of the opposite sex | 與異性者結合的單倍體生殖細胞 | not=zygote
zygote | 合子 | structure | S4 | the single diploid cell formed when male and female nuclei join | 雌雄兩個細胞核相融而成的單個二倍體細胞 | also=fertilised egg; also-zh=受精卵; not=gamete, embryo
stem cell | 幹細胞 | structure | S4 | an unspecialised cell that can keep dividing and give rise to specialised kinds | 能不斷分裂並產生各種特化類型的未特化細胞
cancer cell | 癌細胞 | structure | S4 | a cell that divides without control and can invade other parts of the body | 不受控地分裂並可侵入身體其他部分的細胞
embryo | 胚胎 | structure | S1 | the early many-celled stage of a new individual that develops after a fertilised egg divides | 受精卵分裂後發育而成的早期多細胞新個體 | not=zygote
benign tumour | 良性腫瘤 | disease | S6 | a mass of abnormally dividing cells that stays in one place and does not invade other tissues | 停留在原處、不侵入其他組織的異常增生細胞團 | not=malignant tumour
malignant tumour | 惡性腫瘤 | disease | S4 | a mass of abnormally dividing cells that invades neighbouring tissues and may spread to other organs | 侵入鄰近組織並可擴散至其他器官的異常增生細胞團 | not=benign tumour
Down syndrome | 唐氏綜合症 | disease | S4 | the genetic condition caused by three copies of chromosome 21 in body cells | 體細胞有三條第 21 號染色體所引起的遺傳病 | also=Down's syndrome
necrosis | 壞死 | process | S6 | the uncontrolled death of cells caused by injury or lack of blood supply | 細胞因受傷或缺乏血液供應而不受控地死亡的過程 | not=apoptosis
metastasis | 轉移 | process | S6 | the spreading of cancer cells through blood or lymph to start new growths elsewhere | 癌細胞經血液或淋巴擴散至身體別處形成新增生的過程
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
carbon fixation | 碳固定 | process | S4 | the change of an inorganic gas from the air into organic compounds in the stroma | 在葉綠體基質中把空氣中的無機氣體變成有機物的過程 | also-zh=碳的固定; not=photochemical reactions
photolysis | 水的光解 | process | S4 | the splitting of water molecules with light energy into hydrogen ions, electrons and oxygen | 葉綠素吸收能量後，使 H₂O 分裂成氫離子、電子和氧的過程 | also=photolysis of water; also-zh=光解
photophosphorylation | 光合磷酸化 | process | S4 | the making of ATP from ADP on the thylakoid membranes of chloroplasts | 在葉綠體的類囊體膜上由 ADP 製成 ATP 的過程 | not=oxidative phosphorylation
Calvin cycle | 卡爾文循環 | process | S4 | the series of reactions in the stroma that makes triose phosphate from carbon dioxide and reforms its first acceptor | 在葉綠體基質中由二氧化碳製成磷酸丙糖，並再生最初受體的一連串反應 | not=Krebs cycle
transpiration | 蒸騰作用 | process | S2 | the loss of water vapour from the surfaces of a plant, mainly through the stomata | 水汽由植物表面散失的過程，主要經氣孔進行 | not=photosynthesis, respiration
carotene | 胡蘿蔔素 | substance | S4 | the orange pigment that travels fastest when a leaf extract is separated on paper | 在紙上分離葉片提取液時移動最快的橙色色素
anthocyanin | 花青素 | substance | S6 | the red to purple pigment dissolved in cell sap, which takes no part in trapping energy for food | 溶於細胞液的紅至紫色色素，不參與捕捉能量製造食物
thylakoid | 類囊體 | structure | S4 | the flattened membrane sac of a chloroplast that carries the green pigment | 葉綠體內帶有綠色色素的扁平膜囊 | not=granum
granum | 基粒 | structure | S4 | the stack of flattened membrane sacs inside a chloroplast | 葉綠體內由扁平膜囊疊成的一疊構造 | also=grana; not=stroma
stroma | 葉綠體基質 | structure | S4 | the fluid of a chloroplast that surrounds the stacks of sacs and holds enzymes for fixing carbon dioxide | 圍繞成疊類囊體、含固定二氧化碳所需酶的液體 | not=granum, mitochondrial matrix
photosystem II | 光系統II | structure | S6 | the group of pigments and proteins that loses excited electrons first and regains them from water | 首先失去受激電子、並由水取回電子的色素蛋白質組合 | not=photosystem I
photosystem I | 光系統I | structure | S6 | the group of pigments and proteins whose excited electrons are passed to NADP | 把受激電子傳給 NADP 的色素蛋白質組合 | not=photosystem II
NADP | NADP | substance | S4 | the coenzyme that accepts hydrogen in the chloroplast | 在葉綠體光化反應中接收氫的輔酶 | also-zh=輔酶II; not=NAD
NADPH | NADPH | substance | S4 | the hydrogen carrier that supplies hydrogen for the reduction of the three-carbon compound in the stroma | 在葉綠體內供應氫以還原三碳化合物的氫載體 | also-zh=還原型輔酶II; not=NADH
ribulose bisphosphate | 二磷酸核酮糖 | substance | S4 | the five-carbon compound that accepts carbon dioxide in the stroma of a chloroplast | 在葉綠體基質中接收二氧化碳的五碳化合物 | also=RuBP; also-zh=RuBP,核酮糖二磷酸
triose phosphate | 磷酸丙糖 | substance | S4 | the three-carbon sugar formed in chloroplasts, from which glucose and other foods are made | 葉綠體內形成、可製成葡萄糖和其他食物的三碳糖 | also-zh=丙糖磷酸
light intensity | 光強度 | quantity | S4 | the amount of radiant energy falling on a unit area of leaf per unit time | 每單位時間落在單位葉面積上的輻射能量
compensation point | 補償點 | quantity | S4 | the brightness at which the carbon dioxide a plant takes up just equals what it gives off | 植物吸收的二氧化碳剛好等於放出的二氧化碳時的照明水平 | also-zh=光補償點; not=light saturation point
light saturation point | 光飽和點 | quantity | S6 | the brightness above which the rate of food making by a plant no longer rises | 植物製造食物的速率不再上升時的照明水平 | not=compensation point
limiting factor | 限制因素 | idea | S4 | the condition in shortest supply, which alone holds back the rate of a process at that moment | 供應最不足、在當時單獨牽制某過程速率的條件
absorption spectrum | 吸收光譜 | form | S4 | a graph of how much light of each wavelength a pigment takes in | 顯示色素對各波長的光攝取多少的曲線圖 | not=action spectrum
action spectrum | 作用光譜 | form | S4 | a graph of the rate of photosynthesis under light of each wavelength | 顯示在各波長的光下光合速率的曲線圖 | not=absorption spectrum
chromatogram | 色層譜 | form | S4 | the strip of paper with separate coloured bands after a pigment mixture has been run with a solvent | 色素混合物隨溶劑移動後，留有分開色帶的紙條 | also-zh=色譜圖
destarching | 去除澱粉 | method | S2 | the keeping of a potted plant in the dark for two days so that its leaves use up their stored food | 把盆栽放在黑暗中兩天，使葉片耗盡貯存食物的處理 | also-zh=脫澱粉
decolourisation | 脫色 | method | S2 | the boiling of a leaf in alcohol to remove its green pigment before testing | 測試前把葉片放在酒精中煮，以除去綠色色素的步驟
hydrogencarbonate indicator | 碳酸氫鹽指示劑 | substance | S4 | the orange-red liquid that turns yellow when carbon dioxide increases and purple when it decreases | 二氧化碳增加時變黃、減少時變紫的橙紅色液體 | also=bicarbonate indicator; not=limewater
limewater | 石灰水 | substance | S1 | the colourless liquid that turns milky when carbon dioxide passes through it | 通入二氧化碳時變成乳白色的無色液體 | not=hydrogencarbonate indicator
soda lime | 鹼石灰 | substance | S4 | the alkaline solid that is put in a closed set-up to absorb carbon dioxide | 放在密閉裝置內吸收二氧化碳的鹼性固體 | not=limewater
sodium hydrogencarbonate solution | 碳酸氫鈉溶液 | substance | S4 | the liquid that is added to water around pondweed to supply carbon dioxide | 加入水草的水中以供應二氧化碳的液體 | also=sodium bicarbonate solution
cuticle | 角質層 | structure | S2 | the thin waxy transparent layer on the surface of a leaf that reduces water loss | 葉面上能減少失水的透明蠟質薄層 | not=epidermis
palisade mesophyll | 柵狀葉肉 | structure | S2 | the layer of tightly packed column-shaped cells below the upper surface of a leaf | 位於葉片上表皮之下、由柱形細胞緊密排列而成的一層 | not=spongy mesophyll
spongy mesophyll | 海綿葉肉 | structure | S2 | the layer of loosely packed irregular cells with large air spaces in the lower part of a leaf | 位於葉片下半部、由不規則細胞鬆散排列且氣室大的一層 | not=palisade mesophyll
upper epidermis | 上表皮 | structure | S2 | the transparent single layer of cells facing the light, usually without chloroplasts | 面向光線、通常沒有葉綠體的單層透明細胞 | not=lower epidermis
lower epidermis | 下表皮 | structure | S2 | the cell layer on the shaded side of most leaves, where most of the pores are found | 位於葉片背光一面、多數小孔分佈其中的細胞層 | not=upper epidermis
stoma | 氣孔 | structure | S2 | a tiny opening in the skin of a leaf through which gases pass in and out | 葉片表皮上讓氣體進出的微細開口 | also=stomata; not=guard cell
C4 plant | C4植物 | organism | S6 | a species such as maize that fixes carbon dioxide twice, in two kinds of leaf cells, and thrives in hot sun | 在兩種葉片細胞中先後兩次固定二氧化碳、適應烈日的物種，例如玉米 | also-zh=碳四植物
C3 plant | C3植物 | organism | S6 | a species such as rice that fixes carbon dioxide only by the Calvin cycle in the daytime | 只在日間以卡爾文循環固定二氧化碳的物種，例如水稻 | also-zh=碳三植物
Melvin Calvin | 卡爾文 | person | S6 | the American chemist who traced the path of carbon in algae with radioactive carbon dioxide | 以放射性二氧化碳追蹤藻類中碳的途徑的美國化學家
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
breathing | 換氣 | process | S1 | the movement of air into and out of the lungs | 胸腔擴張和收縮，使空氣進出肺部的活動 | also=ventilation; also-zh=呼吸動作,呼吸運動; not=respiration
aerobic respiration | 需氧呼吸 | process | S4 | the stepwise complete oxidation of food with oxygen in living cells, which releases a large amount of energy | 活細胞利用氧把食物逐步完全氧化、釋出大量能量的過程 | also-zh=有氧呼吸; not=anaerobic respiration; kind=respiration
anaerobic respiration | 缺氧呼吸 | process | S4 | the incomplete breakdown of food without oxygen in living cells, which releases a small amount of energy | 活細胞在沒有氧的情況下把食物不完全分解、釋出少量能量的過程 | also-zh=無氧呼吸; not=aerobic respiration; kind=respiration
combustion | 燃燒 | process | S1 | the rapid burning of a fuel in oxygen, which releases energy all at once as heat and light | 燃料在氧中劇烈反應，一次過以熱和光釋出能量的過程 | not=respiration
glycolysis | 糖酵解 | process | S4 | the splitting of glucose into pyruvate in the cytoplasm with a small gain of ATP | 在細胞質內把葡萄糖分解為丙酮酸鹽並產生少量 ATP 的過程 | also-zh=糖解作用; not=Krebs cycle
link reaction | 丙酮酸鹽的氧化 | process | S6 | the change of pyruvate into an acetyl group joined to a coenzyme, with loss of one carbon dioxide | 三碳化合物失去一個二氧化碳，變成與輔酶結合的乙酰基的步驟 | also=pyruvate oxidation
Krebs cycle | 克雷伯氏循環 | process | S4 | the series of reactions in the mitochondrial matrix that releases carbon dioxide and reforms a four-carbon acceptor | 在線粒體基質內放出二氧化碳並再生四碳受體的一連串反應 | also=citric acid cycle; also-zh=檸檬酸循環; not=Calvin cycle
oxidative phosphorylation | 氧化磷酸化 | process | S4 | the making of most ATP on the inner membrane of mitochondria as electrons pass finally to oxygen | 在線粒體內膜上，電子最後傳至氧時產生大部分 ATP 的過程 | not=photophosphorylation
substrate-level phosphorylation | 底物水平磷酸化 | process | S6 | the making of ATP by direct transfer of a phosphate group from an intermediate compound to ADP | 把中間產物的磷酸基直接轉移到 ADP 而製成 ATP 的過程 | not=oxidative phosphorylation
chemiosmosis | 化學滲透 | process | S6 | the use of a hydrogen ion gradient across a membrane to drive the making of ATP | 利用膜兩側氫離子的濃度差推動 ATP 製造的過程
lactic acid fermentation | 乳酸發酵 | process | S4 | the anaerobic breakdown of glucose by muscle cells and some bacteria, in which no gas is given off | 肌肉細胞和某些細菌在缺氧下分解葡萄糖、不放出氣體的過程 | not=alcoholic fermentation
alcoholic fermentation | 酒精發酵 | process | S4 | the anaerobic breakdown of glucose by yeast, in which carbon dioxide is given off | 酵母在缺氧下分解葡萄糖並放出二氧化碳的過程 | not=lactic acid fermentation
pyruvate | 丙酮酸鹽 | substance | S4 | the three-carbon compound formed at the end of the breakdown of glucose in the cytoplasm | 葡萄糖在細胞質內分解完成時形成的三碳化合物 | also=pyruvic acid; also-zh=丙酮酸
acetyl coenzyme A | 乙酰輔酶A | substance | S4 | the compound that carries a two-carbon group into the cycle of the mitochondrial matrix | 把二碳基團帶入線粒體基質內循環的化合物 | also=acetyl-CoA; also-zh=乙醯輔酶A
citric acid | 檸檬酸 | substance | S6 | the six-carbon compound formed first when a two-carbon group joins the four-carbon acceptor in mitochondria | 在線粒體內由二碳基團與四碳受體結合而最先形成的六碳化合物 | also=citrate
lactic acid | 乳酸 | substance | S4 | the three-carbon end product that builds up in muscles during vigorous exercise | 劇烈運動時在肌肉積聚的三碳最終產物 | not=pyruvate
ethanol | 乙醇 | substance | S4 | the two-carbon product that yeast gives off along with carbon dioxide when oxygen is lacking | 缺氧時酵母連同二氧化碳一起產生的二碳產物 | also=ethyl alcohol; also-zh=酒精
ATP | ATP | substance | S4 | the energy carrier of cells whose end phosphate bond is broken to release usable energy | 細胞的能量載體，斷開其末端磷酸鍵即可釋出能量 | also=adenosine triphosphate; also-zh=三磷酸腺苷; not=ADP
ADP | ADP | substance | S4 | the compound with two phosphate groups that takes up one more phosphate when energy is stored | 帶兩個磷酸基、再接上一個便可貯存能量的化合物 | also=adenosine diphosphate; also-zh=二磷酸腺苷; not=ATP
NAD | NAD | substance | S4 | the coenzyme that accepts hydrogen in glycolysis and in the mitochondrial matrix | 在糖酵解和線粒體基質中接收氫的輔酶 | also-zh=輔酶I; not=NADP
NADH | NADH | substance | S4 | the hydrogen carrier that delivers hydrogen from glycolysis and the mitochondrial matrix to the inner membrane | 把糖酵解和線粒體基質所釋出的氫帶到內膜的氫載體 | also-zh=還原型輔酶I; not=NADPH
FAD | FAD | substance | S4 | the coenzyme that accepts hydrogen only at one step of the cycle in the mitochondrial matrix | 只在線粒體基質循環的其中一步接收氫的輔酶 | also-zh=黃素腺嘌呤二核苷酸; not=NAD
mitochondrial matrix | 線粒體基質 | structure | S4 | the fluid inside the inner membrane of the organelle of aerobic respiration, with the enzymes of the Krebs cycle | 需氧呼吸細胞器內膜之內、含克雷伯氏循環所需酶的液體 | not=stroma
crista | 嵴 | structure | S4 | the inward fold of a mitochondrion's inner membrane, which gives a larger surface for ATP making | 線粒體內膜向內的摺疊，為製造 ATP 提供更大表面 | also=cristae; not=granum
oxygen debt | 氧債 | quantity | S4 | the extra volume of gas taken in after exercise to break down the lactic acid that built up | 運動後為分解積聚的乳酸而額外吸入的氣體量
respiratory quotient | 呼吸商 | quantity | S6 | the ratio of carbon dioxide given out to oxygen taken in over the same time | 同一時間內放出二氧化碳與吸入氧的體積比 | also=RQ
basal metabolic rate | 基礎代謝率 | quantity | S5 | the amount of energy the body uses per unit time at complete rest to stay alive | 身體完全靜止時每單位時間為維持生命所消耗的能量 | also=BMR
energy value | 能量值 | quantity | S3 | the amount of heat released when a unit mass of food is completely burnt | 單位質量的食物完全燃燒時釋出的熱量 | also-zh=熱量值
respirometer | 呼吸計 | device | S4 | the apparatus that measures oxygen uptake of small organisms by the movement of a drop of coloured liquid | 以有色液滴的移動量度小生物耗氧量的裝置 | also-zh=呼吸測量計
vacuum flask | 真空瓶 | device | S4 | the insulated container in which germinating seeds are kept to show that they release heat | 盛載萌發中種子、以顯示其釋出熱的隔熱容器 | also=thermos flask; also-zh=保溫瓶
food calorimeter | 食物熱量計 | device | S4 | the apparatus in which a sample is burnt in oxygen to find how much energy it holds | 把樣本在氧中燃燒以測定其所含能量的裝置
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
ecology | 生態學 | idea | S4 | the branch of biology that studies how organisms and their environment affect each other | 研究生物與環境如何互相影響的生物學分支
genetics | 遺傳學 | idea | S4 | the branch of biology that studies how characters pass from parents to offspring | 研究性狀如何由親代傳給子代的生物學分支
physiology | 生理學 | idea | S4 | the branch of biology that studies how the parts of the body work | 研究身體各部分如何運作的生物學分支 | not=anatomy
domain | 域 | idea | S4 | the highest and broadest rank of classification, of which three are recognised | 最高、範圍最廣、共分為三個的分類等級 | not=kingdom
kingdom | 界 | idea | S4 | the rank of classification just above the phylum | 緊接在「門」之上的分類等級 | not=domain
phylum | 門 | idea | S4 | the rank of classification just below the kingdom | 緊接在「界」之下的分類等級 | also=phyla
genus | 屬 | idea | S4 | the rank of classification named by the first word of a scientific name | 學名第一個字所表示的分類等級 | also=genera; not=species
species | 物種 | idea | S4 | the lowest main rank, whose members interbreed naturally and give fertile offspring | 最低的主要等級，成員在自然情況下可交配並產生可育後代 | also-zh=種; not=genus
Bacteria | 細菌域 | organism | S4 | the domain of prokaryotes whose cell walls contain peptidoglycan | 細胞壁含肽聚糖的原核生物所屬的域 | not=Archaea
Archaea | 古菌域 | organism | S4 | the domain of prokaryotes without peptidoglycan in their walls, many of which live in extreme places | 壁內不含肽聚糖、許多生活在極端環境的原核生物所屬的域 | also-zh=古細菌域; not=Bacteria
Eukarya | 真核域 | organism | S4 | the domain of all organisms whose cells contain a nucleus | 細胞內有細胞核的所有生物所屬的域 | also-zh=真核生物域
Eubacteria | 真細菌界 | organism | S4 | the kingdom of prokaryotes with peptidoglycan in their walls, found nearly everywhere | 壁內含肽聚糖、幾乎無處不在的原核生物所屬的界 | not=Archaebacteria
Archaebacteria | 古細菌界 | organism | S4 | the kingdom of prokaryotes without peptidoglycan that often live in hot springs or very salty lakes | 壁內不含肽聚糖、常生活在熱泉或極鹹湖泊的原核生物所屬的界 | not=Eubacteria
Fungi | 真菌界 | organism | S4 | the kingdom of eukaryotes with chitin walls that absorb digested food from outside | 具甲殼素壁、在體外消化後才吸收食物的真核生物所屬的界 | not=Plantae
Plantae | 植物界 | organism | S4 | the kingdom of many-celled eukaryotes with cellulose walls that make their own food with light | 具纖維素壁、利用光自製食物的多細胞真核生物所屬的界
Animalia | 動物界 | organism | S4 | the kingdom of many-celled eukaryotes without cell walls that feed on other organisms | 沒有細胞壁、以其他生物為食的多細胞真核生物所屬的界
moss | 苔蘚植物 | organism | S2 | the small plant of damp places with rhizoids, spores and no true roots or vascular tissue | 生於潮濕處、有假根和孢子、沒有真根和維管組織的細小植物 | also=bryophyte; not=fern
fern | 蕨類植物 | organism | S2 | the vascular plant without seeds that bears spores on the underside of its fronds | 具維管組織而沒有種子、葉背長有孢子的植物 | not=moss
gymnosperm | 裸子植物 | organism | S2 | the seed plant whose seeds lie naked and are not enclosed in a fruit | 種子外露、不被果實包着的植物 | not=angiosperm
angiosperm | 被子植物 | organism | S2 | the seed plant whose seeds are enclosed in fruits formed from flowers | 種子包藏在由花形成的果實內的植物 | also=flowering plant; also-zh=有花植物; not=gymnosperm
conifer | 松柏類 | organism | S2 | the woody cone-bearing plant, usually with needle-like leaves | 結毬果、葉多呈針狀的木本植物 | kind=gymnosperm
monocotyledon | 單子葉植物 | organism | S4 | the flowering plant with parallel leaf veins and flower parts usually in threes | 葉脈平行、花的各部多為三的倍數的有花植物 | also=monocot; not=dicotyledon; kind=angiosperm
dicotyledon | 雙子葉植物 | organism | S4 | the flowering plant with a network of leaf veins and flower parts usually in fours or fives | 葉脈呈網狀、花的各部多為四或五的倍數的有花植物 | also=dicot; not=monocotyledon; kind=angiosperm
sponge | 海綿動物 | organism | S4 | the simplest invertebrate, fixed to rocks, with many pores and no nerves or tissues | 附於岩石、身體多孔而沒有神經和組織的最簡單無脊椎動物
cnidarian | 刺胞動物 | organism | S4 | the sac-like invertebrate with radial symmetry and stinging tentacles, such as a jellyfish | 身體呈囊狀、輻射對稱、觸手能射毒的無脊椎動物，例如水母 | also=coelenterate; also-zh=腔腸動物; not=mollusc
flatworm | 扁形動物 | organism | S4 | the thin ribbon-like or leaf-like invertebrate with a mouth but no anus, such as a planarian | 身體薄如帶或葉、有口而沒有肛門的無脊椎動物，例如渦蟲 | also=platyhelminth; not=annelid
roundworm | 線蟲 | organism | S4 | the unsegmented slender invertebrate, pointed at both ends, with a mouth and an anus | 身體細長不分段、兩端尖、有口和肛門的無脊椎動物，例如蛔蟲 | also=nematode; also-zh=線形動物,圓蟲; not=annelid
annelid | 環節動物 | organism | S4 | the long soft invertebrate whose body is divided into many similar segments, such as an earthworm | 身體長而柔軟、分成許多相似段落的無脊椎動物，例如蚯蚓 | not=roundworm
mollusc | 軟體動物 | organism | S4 | the unsegmented invertebrate with a muscular foot and a mantle, often with a shell, such as a snail | 身體不分段、有肌肉足和外套膜、多具殼的無脊椎動物，例如蝸牛 | not=annelid
arthropod | 節肢動物 | organism | S4 | the invertebrate with a hard jointed outer skeleton and jointed legs | 具堅硬外骨骼、足可逐段彎曲的無脊椎動物 | not=annelid
echinoderm | 棘皮動物 | organism | S4 | the marine invertebrate with tube feet and usually a body of five equal parts, such as a sea star | 有管足、身體通常分成五等份的海產無脊椎動物，例如海星
chordate | 脊索動物 | organism | S6 | the animal that has at some stage a stiff rod along its back, a hollow nerve cord and a tail behind the anus | 在某階段背部有硬桿、中空神經管和肛門後尾巴的動物
fish | 魚類 | organism | S1 | the vertebrate with fins and with gills throughout its life | 有鰭、終生以鰓呼吸的脊椎動物
amphibian | 兩棲類 | organism | S1 | the vertebrate with moist scaleless skin whose young live in water and breathe with gills | 皮膚濕潤無鱗、幼體在水中以鰓呼吸的脊椎動物 | not=reptile
reptile | 爬行類 | organism | S1 | the cold-blooded vertebrate with dry scaly skin that breathes with lungs all its life | 皮膚乾燥有鱗、終生以肺呼吸的變溫脊椎動物 | also-zh=爬蟲類; not=amphibian
bird | 鳥類 | organism | S1 | the warm-blooded vertebrate with feathers, wings and a beak | 有羽毛、翼和喙的恆溫脊椎動物
mammal | 哺乳類 | organism | S1 | the warm-blooded vertebrate with hair that feeds its young on milk | 身體有毛、以奶餵養幼兒的恆溫脊椎動物
insect | 昆蟲 | organism | S1 | the arthropod with three pairs of legs and a body of head, thorax and abdomen | 有三對足、身體分為頭、胸、腹的節肢動物 | not=arachnid; kind=arthropod
arachnid | 蛛形類 | organism | S4 | the arthropod with four pairs of legs and no antennae | 有四對足而沒有觸角的節肢動物 | not=insect; kind=arthropod
crustacean | 甲殼類 | organism | S4 | the mostly aquatic arthropod with two pairs of antennae, such as a shrimp | 多為水生、有兩對觸角的節肢動物，例如蝦 | kind=arthropod
myriapod | 多足類 | organism | S4 | the arthropod with a long body of many segments, nearly all bearing legs, such as a centipede | 身體長而分段、幾乎每段皆有步行器官的節肢動物，例如蜈蚣 | kind=arthropod
monotreme | 單孔類 | organism | S6 | the mammal that lays eggs, such as the platypus | 會下蛋的哺乳動物，例如鴨嘴獸 | not=marsupial; kind=mammal
marsupial | 有袋類 | organism | S6 | the mammal whose young are born very early and usually finish growing in a pouch | 幼兒很早出生、通常在母體育兒囊內繼續發育的哺乳動物 | not=monotreme; kind=mammal
placental mammal | 胎盤類 | organism | S6 | the animal with hair whose young develop fully in the uterus, nourished through an exchange organ | 有毛、幼兒在子宮內經物質交換器官取得養分而完全發育的動物 | not=marsupial; kind=mammal
scale | 鱗片 | structure | S1 | one of the small hard overlapping plates that cover the skin of fish and snakes | 覆蓋魚和蛇皮膚、細小而重疊的硬片
feather | 羽毛 | structure | S1 | the light keratin covering with a central shaft, found on birds alone among living animals | 現存動物中只有鳥類才有、中央有軸的輕質體表覆蓋物
fur | 毛皮 | structure | S1 | the thick coat of hairs that keeps a mammal warm | 為哺乳動物保暖的濃密體表覆蓋物
exoskeleton | 外骨骼 | structure | S4 | the hard covering of an arthropod that is shed as the animal grows | 節肢動物體表的堅硬覆蓋物，生長時會脫去 | not=endoskeleton
antenna | 觸角 | structure | S1 | the jointed feeler on the head of an insect or a crustacean | 昆蟲或甲殼動物頭上分段的感覺器官 | also=antennae; not=tentacle
tentacle | 觸手 | structure | S4 | the long flexible arm around the mouth of a sea anemone or a squid for catching food | 海葵或魷魚口部周圍、柔軟可彎以捕食的長臂 | not=antenna
tube foot | 管足 | structure | S4 | the small water-filled organ with a sucker by which a sea star walks | 海星用來行走、充滿水而帶吸盤的細小器官
fin | 鰭 | structure | S1 | the flat organ with which a fish swims and keeps its balance | 魚用來游泳和保持平衡的扁平器官
rhizoid | 假根 | structure | S4 | the fine thread that fixes a moss to the ground | 把苔蘚植物固定在地上的細絲 | not=root hair
frond | 蕨葉 | structure | S4 | the large divided leaf, coiled when young, that bears spores on its underside | 幼時捲曲、背面長孢子的大型分裂葉片
cone | 毬果 | structure | S4 | the woody body of overlapping scales that bears the seeds of a pine | 松樹由重疊鱗片組成、載有種子的木質構造 | also-zh=球果
cotyledon | 子葉 | structure | S4 | the seed leaf of an embryo, which often stores food for germination | 胚的一部分，常貯存萌發所需的食物
seed | 種子 | structure | S1 | the body formed from an ovule, with an embryo and a food store inside a coat | 由胚珠發育而成、皮內有胚和貯存食物的構造 | not=spore
bilateral symmetry | 兩側對稱 | property | S6 | the body plan that can be divided into equal left and right halves along one plane only | 只沿一個平面可分成相等左右兩半的體形特徵 | not=radial symmetry
radial symmetry | 輻射對稱 | property | S6 | the body plan that can be divided into equal halves along several planes through a central axis | 沿通過中軸的多個平面皆可分成相等兩半的體形特徵 | not=bilateral symmetry
binomial nomenclature | 雙名法 | method | S4 | the system that gives each organism a scientific name of two Latin words | 以「屬」和「種」兩個拉丁字稱呼每種生物的方法 | also-zh=二名法
artificial classification | 人為分類 | method | S4 | the grouping of organisms by a few easily seen features chosen for convenience | 為方便而選取少數易見特徵，把生物分組的方法 | not=natural classification
natural classification | 自然分類 | method | S4 | the grouping of organisms by many shared features that show common ancestry | 根據許多反映共同祖先的相同特徵，把生物分組的方法 | not=artificial classification
DNA barcoding | DNA條碼技術 | method | S6 | the identification of a specimen by comparing a short standard gene sequence with a database | 以一段短的標準基因序列與數據庫比較來鑑定標本的方法
dichotomous key | 檢索表 | form | S2 | the list of paired contrasting statements that leads step by step to the name of an organism | 以成對的相反描述逐步找出生物名稱的列表 | also-zh=二叉檢索表,二叉式檢索表
phylogenetic tree | 種系發生樹 | form | S4 | the branching diagram that shows how groups of organisms descended from common ancestors | 顯示各類生物如何由共同祖先演化而來的分支圖 | also-zh=系統發生樹,親緣關係樹
Carl Linnaeus | 林奈 | person | S4 | the Swedish naturalist who founded the two-word naming of plants and animals | 創立以兩個字為動植物命名的瑞典博物學家 | not=Charles Darwin
genetic diversity | 遺傳多樣性 | property | S4 | the variety of genes within the members of one species | 同一物種成員之間基因的差異程度 | also-zh=基因多樣性; not=species diversity
species diversity | 物種多樣性 | property | S4 | the variety of different kinds of organisms in an area | 某地區內不同種類生物的豐富程度 | not=genetic diversity
ecosystem diversity | 生態系多樣性 | property | S4 | the variety of habitats with their communities in a region | 某區域內不同生境及其群落的豐富程度 | also-zh=生態系統多樣性; not=species diversity
endemic species | 特有種 | organism | S4 | a kind of organism that occurs naturally in one place and nowhere else | 只在某一地方自然分佈而別處沒有的生物 | also-zh=特有物種; not=native species
endangered species | 瀕危物種 | organism | S4 | a kind of organism whose numbers are so low that it may soon die out | 數目極少、可能很快消失的生物 | not=extinct species
extinct species | 滅絕物種 | organism | S4 | a kind of organism of which no living individual remains | 已沒有任何個體存活的生物 | also-zh=絕種生物; not=endangered species
invasive species | 入侵物種 | organism | S4 | a kind of organism brought in from outside that spreads and harms the native ones | 由外地引入、擴散並危害本地生物的生物 | also-zh=外來入侵物種; not=endemic species
indicator species | 指標物種 | organism | S4 | a kind of organism whose presence or absence shows the state of the environment, such as a lichen | 其有無可顯示環境狀況的生物，例如地衣
keystone species | 關鍵物種 | organism | S6 | a kind of organism whose effect on its community is far larger than its numbers suggest | 數目不多但對群落影響遠大於其數量的生物
Romer's tree frog | 盧氏小樹蛙 | organism | S3 | the tiny brown amphibian found only in Hong Kong | 全球只見於香港的細小褐色兩棲類
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
bacterium | 細菌 | organism | S2 | a single-celled microbe without a true nucleus, which has a wall of peptidoglycan | 沒有真正細胞核、壁含肽聚糖的單細胞微生物 | also=bacteria; not=virus
virus | 病毒 | organism | S2 | a non-cellular particle of nucleic acid in a protein coat that multiplies only inside a living cell | 由核酸和蛋白質外殼組成、只能在活細胞內繁殖的非細胞顆粒 | not=bacterium
fungus | 真菌 | organism | S2 | a eukaryote without chlorophyll that has chitin walls and absorbs food digested outside it | 沒有葉綠素、具甲殼素壁、吸收在體外消化的食物的生物 | also=fungi; not=plant
protist | 原生生物 | organism | S2 | a eukaryote of simple structure, mostly single-celled, such as Amoeba | 構造簡單、大多為單細胞而有細胞核的生物，例如變形蟲 | not=bacterium
coccus | 球菌 | organism | S4 | a bacterium that is round like a tiny ball | 外形渾圓的一類細菌，可單個或成鏈生活 | also=cocci; not=bacillus
spirillum | 螺旋菌 | organism | S4 | a bacterium that is rigid and twisted like a corkscrew | 外形僵硬、像開瓶器般扭轉的一類細菌 | also=spirilla
Gram-positive bacterium | 革蘭氏陽性菌 | organism | S6 | a prokaryote with a thick peptidoglycan wall that stays purple after staining with crystal violet and washing with alcohol | 肽聚糖壁厚、以結晶紫染色並經酒精沖洗後仍呈紫色的原核生物 | not=Gram-negative bacterium
Gram-negative bacterium | 革蘭氏陰性菌 | organism | S6 | a prokaryote with a thin peptidoglycan wall and an outer membrane that ends up pink after staining with crystal violet and safranin | 肽聚糖壁薄、外有一層膜、經結晶紫和番紅染色後呈粉紅色的原核生物 | not=Gram-positive bacterium
cyanobacterium | 藍細菌 | organism | S4 | a prokaryote with chlorophyll that makes its food with light and gives off oxygen | 含葉綠素、利用光製造食物並放出氧的原核生物 | also=blue-green bacterium; also-zh=藍綠菌,藍綠藻; not=green alga
methanogen | 甲烷菌 | organism | S6 | an archaeon of swamps and animal guts that gives off marsh gas | 生活於沼澤和動物腸道、放出沼氣的古菌 | also-zh=產甲烷菌
halophile | 嗜鹽菌 | organism | S6 | an archaeon that needs a salty place such as the Dead Sea | 必須生活在死海等極鹹環境的古菌
thermophile | 嗜熱菌 | organism | S6 | a microbe that lives best in very hot places such as hot springs | 最適宜生活在溫泉等高溫環境的微生物
capsule | 莢膜 | structure | S4 | the sticky outermost layer of some bacteria, which protects them from phagocytes | 某些細菌最外的黏性層，能保護它們免被吞噬細胞吞噬 | not=capsid, cell wall
flagellum | 鞭毛 | structure | S4 | the long whip-like thread, one or few per cell, by which a bacterium or Euglena swims | 細菌或眼蟲用來游動、數目少而細長的絲狀構造 | also=flagella; not=cilium, pilus
pilus | 菌毛 | structure | S6 | the short stiff protein hair by which a bacterium attaches to surfaces or to another bacterium | 細菌用來附着表面或另一細菌的短直蛋白質絲 | also=pili; not=flagellum
nucleoid | 擬核 | structure | S6 | the region of a bacterium where its main circular DNA lies without a membrane | 細菌內主要環狀 DNA 所在、沒有膜包圍的區域 | also-zh=類核; not=nucleus
plasmid | 質粒 | structure | S4 | the small ring of extra DNA in a bacterium that can be copied on its own | 細菌內可獨立複製的額外小型環狀 DNA | not=nucleoid
endospore | 內孢子 | structure | S6 | the dormant thick-walled body formed inside some bacteria that survives boiling and drying | 某些細菌體內形成、壁厚而休眠、耐煮沸和乾燥的構造 | also-zh=芽孢
lignin | 木質素 | substance | S4 | the hard material that stiffens the walls of water-carrying vessels in plants | 使植物輸水導管壁堅硬的物質 | not=cellulose
conjugation | 接合 | process | S6 | the transfer of DNA from one bacterium to another through direct contact | 兩個細菌直接接觸而把 DNA 由一個傳至另一個的過程 | also-zh=接合作用; not=transduction
transformation | 轉化 | process | S6 | the uptake by a bacterium of free DNA from its surroundings | 細菌從周圍攝取游離 DNA 的過程 | also-zh=轉化作用; not=conjugation
transduction | 轉導 | process | S6 | the transfer of DNA from one bacterium to another by a virus | 病毒把 DNA 由一個細菌帶到另一個的過程 | also-zh=轉導作用; not=transformation
obligate aerobe | 專性需氧菌 | organism | S6 | a microbe that can live only where there is oxygen | 沒有氧便不能生存的微生物，只能進行耗氧的呼吸 | not=obligate anaerobe
obligate anaerobe | 專性厭氧菌 | organism | S6 | a microbe that lives only without oxygen and is killed by it | 只能在沒有氧的環境生存、遇氧即死的微生物 | not=facultative anaerobe
facultative anaerobe | 兼性厭氧菌 | organism | S6 | a microbe such as yeast that uses oxygen when present but can also live without it | 有氧時利用氧、沒有氧時也能生存的微生物，例如酵母 | not=obligate anaerobe
lag phase | 停滯期 | period | S6 | the first stage of a culture, in which cells prepare for division and numbers hardly rise | 培養的最初階段，細胞為分裂作準備而數目幾乎不增 | also-zh=遲緩期,滯後期; not=stationary phase
exponential phase | 指數期 | period | S6 | the stage of a culture in which cells divide at a constant fastest rate and numbers double regularly | 培養中細胞以最快而恆定的速率分裂、數目倍增的階段 | also=log phase; also-zh=對數期,指數生長期
stationary phase | 穩定期 | period | S6 | the stage of a culture in which new cells just balance those that die | 培養中新生細胞與死亡細胞數目相等的階段 | also-zh=平穩期,靜止期; not=lag phase
death phase | 死亡期 | period | S6 | the stage of a culture in which numbers of living cells fall as food runs out and wastes build up | 培養中因食物耗盡和廢物積聚，活細胞數目下降的階段 | also=decline phase; also-zh=衰亡期
autoclave | 高壓滅菌器 | device | S6 | the closed vessel in which media and tools are heated with steam under pressure to kill all microbes | 以超過 100°C 的密閉蒸汽處理培養基和工具、殺死所有微生物的容器 | also-zh=高壓滅菌鍋; not=incubator
inoculating loop | 接種環 | device | S6 | the wire with a small ring at its end that is flamed and then used to transfer microbes | 末端有小圈、先用火燒再用來轉移微生物的金屬絲
petri dish | 培養皿 | device | S4 | the shallow round covered vessel in which microbes are grown on jelly | 用來在凝膠上培植微生物、有蓋的淺圓容器 | also-zh=皮氏培養皿
sterilisation | 滅菌 | method | S4 | the killing of all microbes, including spores, on an object | 把物件上包括孢子在內的所有微生物殺死的處理 | not=disinfection, pasteurisation
disinfection | 消毒 | method | S4 | the killing of most harmful microbes on surfaces with chemicals | 以化學品殺死物件表面大部分有害微生物的處理 | not=sterilisation
pasteurisation | 巴斯德消毒法 | method | S4 | the mild heating of milk or juice, followed by rapid cooling, to kill harmful bacteria without boiling | 把奶或果汁溫和加熱再急速冷卻、不經煮沸殺死有害細菌的方法 | also-zh=巴氏消毒法,低溫殺菌法; not=sterilisation
inoculation | 接種 | method | S6 | the introduction of microbes into a fresh culture medium | 把微生物移入新鮮培養基的步驟 | not=incubation
incubation | 培養 | method | S6 | the keeping of a culture for some time at a warm constant temperature so that it grows | 把微生物在固定的溫暖環境中放置一段時間使其生長的步驟 | not=inoculation
Gram staining | 革蘭氏染色法 | method | S6 | the treatment with crystal violet, iodine, alcohol and safranin that sorts bacteria by their walls | 以結晶紫、碘、酒精和番紅處理，按細胞壁區分細菌的方法
spike protein | 刺突蛋白 | structure | S6 | the projection on a coronavirus by which it binds to receptors of the cell it infects | 冠狀病毒表面、用來與所感染細胞的受體結合的突起
tail fibre | 尾絲 | structure | S6 | the leg-like thread by which a bacteriophage attaches to a bacterium | 噬菌體像腿般的細線，用來附着在細菌上
reverse transcriptase | 逆轉錄酶 | substance | S6 | the enzyme of retroviruses that makes DNA on an RNA template | 以 RNA 為模板製造 DNA、見於 HIV 的酶 | also-zh=反轉錄酶; kind=enzyme
lysogenic cycle | 溶源周期 | process | S6 | the kind of viral multiplication in which viral DNA joins the bacterial DNA and is copied with it without killing | 病毒 DNA 併入細菌 DNA 並隨之複製、不殺死細菌的繁殖方式 | not=lytic cycle
bacteriophage | 噬菌體 | organism | S4 | a particle that injects its nucleic acid into prokaryotes and multiplies inside them | 把核酸注入原核生物並在其內繁殖的病毒顆粒 | also=phage; kind=virus
hypha | 菌絲 | structure | S4 | the single fine tube-like thread of the body of a mould | 霉菌身體中單條幼細的管狀結構 | also=hyphae; not=mycelium
mycelium | 菌絲體 | structure | S4 | the whole tangled network of threads that forms the body of a mould or mushroom | 由許多幼管交織成網、構成霉菌或菇類主要部分的構造 | not=hypha
sporangium | 孢子囊 | structure | S4 | the round case at the tip of an upright thread in which a mould forms its reproductive cells | 霉菌直立細絲頂端、內部產生生殖細胞的圓形構造 | also=sporangia; not=spore
spore | 孢子 | structure | S4 | the tiny reproductive cell of a mould, moss or fern that is carried by wind and grows without fertilisation | 霉菌、苔蘚或蕨類隨風散播、不經受精便能生長的微小生殖細胞 | not=seed, sporangium
fruiting body | 子實體 | structure | S6 | the large part of a mushroom above ground that bears reproductive cells | 菇類露出地面、載有生殖細胞的大型部分
yeast | 酵母菌 | organism | S4 | the single-celled fungus that reproduces by budding and is used in making bread and beer | 以出芽繁殖、用來製造麵包和啤酒的單細胞真菌 | also-zh=酵母; kind=fungus
bread mould | 麵包霉 | organism | S4 | the thread-forming fungus that grows on stale food as white fluff with round black spore cases | 在不新鮮食物上長成白色絨毛和黑色圓形孢子囊的真菌 | also=Rhizopus; also-zh=根霉; kind=fungus
Penicillium | 青霉 | organism | S4 | the blue-green fungus of oranges and cheese from which the first antibiotic came | 長於橙和芝士、呈藍綠色、產生首種抗生素的真菌 | kind=fungus
mushroom | 蘑菇 | organism | S2 | the large fungus with a stalk and an umbrella-like cap | 有柄和傘狀蓋的大型真菌，蓋下載有孢子 | kind=fungus
lichen | 地衣 | organism | S4 | the partnership of a fungus and an alga that grows on bark and rock and is sensitive to air pollution | 真菌與藻類共生而成、長於樹皮和岩石、對空氣污染敏感的生物 | not=moss
Amoeba | 變形蟲 | organism | S4 | the protist that moves and feeds with pseudopodia and has no fixed outline | 以偽足移動和攝食、沒有固定外形的原生生物 | also-zh=阿米巴; kind=protist
Paramecium | 草履蟲 | organism | S4 | the slipper-shaped protist that swims with rows of cilia and feeds through an oral groove | 以成列纖毛游動、經口溝攝食、外形像鞋底的原生生物 | kind=protist
Euglena | 眼蟲 | organism | S4 | the green protist that swims with a flagellum and has a red light-sensitive spot | 以鞭毛游動、有紅色感光點的綠色原生生物 | also-zh=裸藻; kind=protist
Plasmodium | 瘧原蟲 | organism | S4 | the parasitic protist that lives in red blood cells and is carried by Anopheles mosquitoes | 寄生於紅血細胞、由按蚊傳播的原生生物 | kind=protist
trypanosome | 錐蟲 | organism | S6 | the parasitic protist of the blood plasma that is carried by tsetse flies | 寄生於血漿、由舌蠅傳播的原生生物 | kind=protist
Spirogyra | 水綿 | organism | S4 | the thread-like green alga of ponds with spiral ribbon-shaped chloroplasts | 池塘中具螺旋帶狀葉綠體的絲狀綠藻 | kind=green alga
Chlorella | 小球藻 | organism | S4 | the tiny round single-celled alga that Calvin used in tracing the path of carbon | 單細胞、渾圓、曾用於追蹤碳的途徑的微小綠色生物 | kind=green alga
diatom | 硅藻 | organism | S6 | the single-celled alga whose wall of silica fits together like a box and its lid | 壁像盒和蓋般相套、質地如玻璃的單細胞浮游生物 | also-zh=矽藻
dinoflagellate | 甲藻 | organism | S6 | the single-celled alga with two whip-like threads that often causes red tides | 有兩條鞭毛、常引起紅潮的單細胞浮游生物 | also-zh=雙鞭毛藻
slime mould | 黏菌 | organism | S6 | the protist of rotting wood that creeps like a giant Amoeba and then forms spore stalks | 在腐木上像巨大變形蟲般爬行、再長出孢子柄的原生生物
green alga | 綠藻 | organism | S6 | the seaweed or pond organism with the same main pigments as land plants, such as sea lettuce | 主要色素與陸生植物相同的水生自養生物，例如石蓴 | also=green algae; not=cyanobacterium
pseudopodium | 偽足 | structure | S4 | the temporary outgrowth of cytoplasm by which Amoeba creeps and surrounds food | 變形蟲用來爬行和包圍食物的臨時細胞質突起 | also=pseudopodia; not=cilium
cilium | 纖毛 | structure | S4 | one of many short hair-like structures that beat together on the surface of Paramecium or of the airway lining | 草履蟲或氣道內壁表面許多一起擺動的短毛狀構造之一 | also=cilia; not=flagellum
contractile vacuole | 伸縮泡 | structure | S4 | the sac of freshwater protists that fills with excess water and squeezes it out | 淡水原生生物中收集並排出過多水分的囊 | not=food vacuole
food vacuole | 食物泡 | structure | S4 | the sac in which a protist digests what it has engulfed | 原生生物把吞入的東西消化的囊 | not=contractile vacuole
oral groove | 口溝 | structure | S6 | the hollow on the side of Paramecium along which cilia sweep food in | 草履蟲體側的凹槽，纖毛沿此把食物掃入
chemoautotroph | 化能自養生物 | organism | S6 | an organism that makes its food from carbon dioxide with energy from inorganic reactions | 利用無機反應釋出的能量和二氧化碳自製食物的生物，例如硝化細菌 | not=photoautotroph
saprophyte | 腐生生物 | organism | S4 | an organism that feeds on dead or decaying matter by digesting it outside its body | 以死物為食、在體外消化再吸收的生物，例如蘑菇 | not=parasite
parasite | 寄生物 | organism | S3 | an organism that lives in or on another living one and feeds on it, causing harm | 在另一活生物體內或體表取食並損害對方的生物 | also-zh=寄生蟲,寄生生物; not=saprophyte
host | 宿主 | role | S4 | the living organism in or on which a harmful guest feeds or multiplies | 供有害的外來者在體內或體表取食或繁殖的活生物 | also-zh=寄主; not=vector
pathogen | 病原體 | role | S2 | the microbe or other agent that causes an infectious disease | 引起傳染病的微生物或其他因子 | not=vector
carrier | 帶菌者 | role | S4 | the person who shows no symptoms but harbours and can spread a disease-causing agent | 沒有病徵但體內有致病微生物並可傳給他人的人 | also=healthy carrier; also-zh=帶病者; not=vector
Louis Pasteur | 巴斯德 | person | S4 | the French scientist who showed with swan-necked flasks that microbes come only from other microbes | 以鵝頸瓶證明微生物只來自其他微生物的法國科學家 | also-zh=路易·巴斯德
Salmonella | 沙門氏菌 | organism | S4 | the bacterium of undercooked eggs and poultry that commonly causes food poisoning | 見於未煮熟的雞蛋和家禽、常引起食物中毒的細菌
Escherichia coli | 大腸桿菌 | organism | S4 | the rod-shaped bacterium that lives in the human large intestine and is widely used in genetic engineering | 生活在人的結腸、常用於基因工程的棒狀細菌 | also=E. coli
Mycobacterium tuberculosis | 結核桿菌 | organism | S4 | the bacterium spread in droplets that damages the lungs over a long time | 經飛沫傳播、長期損害肺部的棒狀細菌 | also=tubercle bacillus; also-zh=結核分枝桿菌
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
set | structures of fungi | 真菌的結構 | hypha; sporangium; spore; septum=隔膜
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
set | parts played in the spread of infection | 疾病傳播中的角色 | carrier; vector=病媒; pathogen; patient=病人
set | roles in relations between organisms | 生物之間關係中的角色 | host; vector=病媒; pathogen; predator=捕食者
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
`
