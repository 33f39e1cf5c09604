/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const psychology = `
== Research methods | 研究方法
laboratory experiment | 實驗室實驗 | method | S4 | a study in which the researcher changes one variable in a controlled setting and keeps all other conditions constant | 研究者在受控制的環境中改變一項變項，並保持其他條件不變的研究 | also=lab experiment; not=field experiment
field experiment | 實地實驗 | method | S5 | a study in which the researcher deliberately changes one variable in people's everyday surroundings | 研究者在人們日常生活的環境中刻意改變一項變項的研究 | not=naturalistic observation, natural experiment
natural experiment | 自然實驗 | method | S5 | a study of the effects of a change brought about by outside events rather than by the researcher | 研究者不作操控，只探討由外在事件造成的改變有何影響的研究 | not=field experiment
case study | 個案研究 | method | S4 | an in-depth investigation of one person, one family or one small group | 對單一個人、家庭或小群體作全面而深入探討的方法
survey | 問卷調查 | method | S2 | a method of asking a large number of people the same set of questions to learn their views or habits | 向大量人士提出同一套題目，以了解其看法或習慣的方法 | not=interview
interview | 訪談 | method | S2 | a method in which the researcher talks with one person at a time and can follow up each answer | 研究者逐一與對象對話，並可按其回答隨時追問的方法 | not=survey, focus group
focus group | 聚焦小組 | method | S4 | a method in which a small number of people discuss a topic together, led by a moderator | 由主持人帶領數人一起討論某個題目，藉此收集意見的方法 | not=interview
naturalistic observation | 自然觀察法 | method | S4 | the method of watching and recording behaviour in its usual setting without interfering or taking part | 在日常環境中記錄行為，既不干預也不參與其中的方法 | not=participant observation, field experiment
participant observation | 參與觀察法 | method | S5 | a method in which the researcher joins in a group's activities while recording what its members do | 研究者加入群體的活動，同時記錄成員行為的方法 | not=naturalistic observation
longitudinal study | 縱向研究 | method | S4 | a method of following the same group of people and measuring them again and again over a long time | 追蹤同一批人，並在一段長時間內反覆量度他們的方法 | not=cross-sectional study
cross-sectional study | 橫斷研究 | method | S4 | a method of comparing people of different ages with each other at a single point in time | 在同一時間比較不同年齡人士的方法 | also-zh=橫向研究; not=longitudinal study
correlational study | 相關研究 | method | S5 | a method of measuring two variables without changing either of them, to see whether they vary together | 不操控任何變項，只量度兩個變項是否一同變化的方法 | not=laboratory experiment
archival research | 檔案研究 | method | S5 | a method of seeking answers in existing records or data that were collected by others in the past | 利用他人過去留下的紀錄或數據來尋找答案的方法 | not=meta-analysis
meta-analysis | 元分析 | method | S6 | a statistical method of combining the results of many separate studies of the same question | 把多項探討同一問題的研究結果合併計算的統計方法 | also-zh=薈萃分析
twin study | 雙生子研究 | method | S5 | a method that compares the similarity of identical pairs with that of fraternal pairs to weigh the effects of heredity and environment | 比較同卵與異卵手足的相似程度，以衡量遺傳與環境影響的方法 | not=adoption study
adoption study | 收養研究 | method | S5 | a method that compares children raised by unrelated parents with both their biological parents and the parents who brought them up | 比較由他人撫養的孩子與親生父母、養育者各有多相似，以衡量遺傳與環境影響的方法 | not=twin study
convenience sampling | 便利抽樣 | method | S5 | a method of choosing participants who are nearest at hand and easiest to reach | 只選取最容易接觸到的人作為研究對象的方法 | also=opportunity sampling; also-zh=方便抽樣
snowball sampling | 滾雪球抽樣 | method | S6 | a method of finding participants by asking those already found to introduce others they know | 請已參加者介紹他們認識的人，從而逐步增加研究對象的方法
independent variable | 自變項 | quantity | S4 | the factor in an experiment that the researcher deliberately changes to see what effect it has | 實驗中由研究者刻意改變，以觀察其影響的因素 | also-zh=自變量, 獨立變項; not=dependent variable
dependent variable | 因變項 | quantity | S4 | the factor in an experiment that is measured as the outcome | 實驗中作為結果而被量度的因素 | also-zh=因變量, 依變項; not=independent variable
confounding variable | 混淆變項 | quantity | S5 | an unwanted factor that was not ruled out and that offers another explanation of the results of an experiment | 未被排除，因而可為實驗結果提供另一種解釋的因素
controlled variable | 控制變項 | quantity | S4 | a factor in an experiment that the researcher keeps the same for all participants | 實驗中研究者對所有參加者都保持相同的因素 | not=control group
experimental group | 實驗組 | group | S4 | the participants in a study who receive the treatment whose effect is being tested | 在研究中接受有關處理，以測試其效果的參加者 | not=control group
control group | 對照組 | group | S4 | the participants in a study who do not receive the treatment being tested and are used for comparison | 在研究中沒有接受有關處理，只作比較之用的參加者 | also-zh=控制組; not=experimental group
population | 總體 | group | S4 | all the people about whom a researcher wishes to draw conclusions | 研究者希望其結論適用的所有人
cohort | 同期群 | group | S6 | a group of people who were born in the same period or went through the same event at the same time | 在某段時間出生或經歷某一事件的一批人
random assignment | 隨機分配 | method | S5 | the use of chance to decide in which condition of an experiment each participant is placed | 以抽籤等方法決定每名參加者屬於實驗的哪一組 | not=simple random sampling
single-blind study | 單盲研究 | method | S5 | a trial in which the participants do not know which treatment they receive but the researchers do | 參加者不知道自己接受哪種處理，但研究人員知道的實驗 | not=double-blind study
double-blind study | 雙盲研究 | method | S5 | a trial in which neither the participants nor the researchers who deal with them know who receives which treatment | 參加者和接觸他們的研究人員都不知道誰接受哪種處理的實驗 | not=single-blind study
peer review | 同儕評審 | method | S5 | the checking of a research report by other experts of the field before it is published | 研究報告發表前由同一領域的其他專家查核的做法 | also-zh=同行評審
replication | 重複驗證 | method | S5 | the repetition of an earlier study to see whether the same results are obtained | 按原有步驟再做一次過往的研究，看看結果是否相同的做法
reliability | 信度 | property | S4 | the consistency with which a test gives the same result each time it is used | 測驗每次使用時得出一致結果的程度 | not=validity
validity | 效度 | property | S4 | the degree to which a test really measures what it claims to measure | 測驗確實量度到其所要量度的特質的程度 | not=reliability
external validity | 外在效度 | property | S6 | the degree to which the findings of a study can be generalised to other people and other situations | 研究結果能推廣至其他人和其他情境的程度 | not=internal validity
internal validity | 內在效度 | property | S6 | the degree to which the outcome of an experiment is really caused by the independent variable and by nothing else | 實驗結果確是由自變項，而非其他因素造成的程度 | not=external validity
objectivity | 客觀性 | property | S4 | the freedom of a measurement or judgement from the personal feelings and opinions of the person who makes it | 量度或判斷不受進行者個人感受影響的特質
mean | 平均數 | quantity | S2 | the sum of all scores divided by the number of scores | 所有數據的總和除以數據數目所得的值 | not=median, mode
median | 中位數 | quantity | S2 | the middle score when all scores are arranged in order of size | 把數據由小至大排列後，恰好把數據分成兩半的值 | not=mean, mode
mode | 眾數 | quantity | S2 | the score that occurs most often in a set of data | 一組數據中出現次數最多的值 | not=mean, median
range | 分佈域 | quantity | S3 | the difference between the highest and the lowest score | 一組數據中最大值與最小值之間的差 | not=standard deviation
standard deviation | 標準差 | quantity | S4 | a measure of how widely scores typically spread around the mean | 量度各數據一般偏離平均數多遠的數值 | not=range
correlation coefficient | 相關係數 | quantity | S6 | a number from minus one to plus one that shows how strongly two variables are related and in which direction | 介乎負一與正一之間，顯示兩個變項連繫強弱和方向的數值
positive correlation | 正相關 | property | S4 | a relationship in which two variables increase together and decrease together | 兩個變項一同增加、一同減少的關係 | not=negative correlation
negative correlation | 負相關 | property | S4 | a relationship in which one variable increases as the other decreases | 一個變項增加時另一個變項減少的關係 | not=positive correlation
zero correlation | 零相關 | property | S5 | a situation in which there is no relationship between the changes in two variables | 兩個變項的變化之間沒有任何關係的情況
causation | 因果關係 | property | S4 | a relationship in which a change in one variable directly produces a change in the other | 一個變項的改變直接引致另一個變項改變的關係 | also=cause and effect; not=positive correlation
informed consent | 知情同意 | idea | S5 | the rule that people must be told what a study involves and agree freely before they take part | 參加者須先了解研究內容並自願答應，才可參與研究的規定 | not=debriefing
confidentiality | 保密 | idea | S4 | the rule that researchers who know whose data they hold must not reveal them to others | 研究者雖知道資料屬於何人，但不得向他人透露的規定 | not=anonymity
anonymity | 匿名 | idea | S4 | the condition in which nobody, not even the researcher, can tell which answers came from which participant | 任何人包括研究者都無法得知答案出自哪位參加者的安排 | not=confidentiality
debriefing | 事後解說 | idea | S5 | the rule that the true purpose of a study must be explained to participants when it is over | 研究結束時須讓參加者得知其真正目的的規定 | not=informed consent
right to withdraw | 退出權 | idea | S5 | the rule that participants may stop taking part at any moment without being punished | 參加者可隨時中止參與而不受懲罰的規定
hypothesis | 假設 | idea | S3 | a testable statement that predicts how two or more variables are related | 預測變項之間有何關係，並可加以驗證的陳述 | also-zh=假說; not=scientific theory
scientific theory | 科學理論 | idea | S4 | a broad set of well-supported ideas that explains many observed facts | 能解釋大量觀察所得事實，並有充分證據支持的一套想法 | not=hypothesis
operational definition | 操作型定義 | idea | S6 | a statement of the exact steps by which a concept will be measured or produced in a study | 說明在研究中以甚麼具體步驟量度或產生某個概念的陳述 | also-zh=操作定義
falsifiability | 可證偽性 | idea | S6 | the quality of a claim that some possible observation could show to be wrong | 一項主張有可能被某些觀察結果推翻的特性
observer bias | 觀察者偏差 | process | S5 | the error that arises when those who record behaviour see what they expect to see | 記錄行為的人只看到自己期望看到的東西而產生的誤差 | not=demand characteristics
sampling bias | 抽樣偏差 | process | S5 | the error that arises when the people chosen for a study do not represent the whole population | 所選對象不能代表整個總體而產生的誤差
social desirability bias | 社會期許偏差 | process | S5 | the error that arises when people answer so as to look good in the eyes of others | 受訪者為了令別人對自己有好印象而回答，因而產生的誤差
demand characteristics | 要求特徵 | process | S6 | hints in a study that let participants guess its purpose and change their behaviour to suit it | 研究中令參加者猜到目的，並因而改變自己行為的種種線索 | not=observer bias
placebo effect | 安慰劑效應 | process | S4 | an improvement that comes from the mere belief that one has been given a working treatment | 單憑相信自己接受了有效治療而出現的好轉
set | ways of learning about people's views and lives | 了解人們看法和經歷的研究方法 | survey; interview; focus group; case study
set | methods in which the researcher manipulates or observes behaviour | 操控或觀察行為的研究方法 | laboratory experiment; field experiment; natural experiment; naturalistic observation; participant observation
set | methods that do not manipulate any variable | 不操控變項的研究方法 | case study; survey; naturalistic observation; correlational study; archival research
set | ways of drawing a sample | 抽樣方法 | simple random sampling=簡單隨機抽樣; stratified sampling=分層抽樣; quota sampling=配額抽樣; convenience sampling; systematic sampling=系統抽樣; snowball sampling
set | uses of chance and choice in picking or placing participants | 挑選或編排參加者的方法 | simple random sampling=簡單隨機抽樣; random assignment; convenience sampling; quota sampling=配額抽樣; snowball sampling
set | variables in an experiment | 實驗中的變項 | independent variable; dependent variable; confounding variable; controlled variable
set | groups of people in research | 研究中的人群 | experimental group; control group; population; cohort
set | ways of making findings trustworthy | 提高研究可信程度的做法 | random assignment; single-blind study; double-blind study; peer review; replication
set | qualities of a good test | 良好測驗的特質 | reliability; validity; objectivity; standardisation
set | qualities of an experiment | 實驗的特質 | reliability; internal validity; external validity; objectivity
set | statistics that describe data | 描述數據的統計量 | mean; median; mode; range; standard deviation; correlation coefficient
set | relationships between two variables | 兩個變項之間的關係 | positive correlation; negative correlation; zero correlation; causation
set | ethical rules of research with people | 以人為對象的研究須守的道德規則 | informed consent; confidentiality; anonymity; debriefing; right to withdraw
set | ideas on which scientific study rests | 科學研究的基本概念 | hypothesis; scientific theory; operational definition; falsifiability
set | things that distort the results of a study | 扭曲研究結果的情況 | observer bias; sampling bias; social desirability bias; demand characteristics; placebo effect
order | steps of a scientific study | 科學研究的步驟 | ask a question=提出問題 > form a hypothesis=建立假設 > collect data=收集數據 > analyse the data=分析數據 > draw a conclusion=得出結論

== Biological bases of behaviour | 行為的生物基礎
dendrite | 樹突 | structure | S4 | a short branched fibre of a neuron that receives messages from other neurons | 神經元上接收其他神經元訊息的短而多分支的纖維 | not=axon
axon | 軸突 | structure | S4 | the long fibre of a neuron that carries nerve impulses away from the cell body | 神經元中把神經脈衝帶離細胞體的長纖維 | not=dendrite
cell body | 細胞體 | structure | S4 | the part of a neuron that contains the nucleus | 神經元中含有核的主要部分
myelin sheath | 髓鞘 | structure | S4 | a fatty covering around a nerve fibre that speeds up the transmission of nerve impulses | 包裹神經纖維、令神經脈衝傳遞加快的脂肪層
synapse | 突觸 | structure | S4 | the junction with a tiny gap where one neuron passes its message to the next | 一個神經元把訊息傳給下一個神經元的接合處，當中有微小的間隙
axon terminal | 軸突末梢 | structure | S5 | the end branch of a neuron from which neurotransmitters are released | 神經元盡頭釋放神經遞質的細小分支
sensory neuron | 感覺神經元 | structure | S4 | a nerve cell that carries messages from the eyes, ears, skin and other receptors to the central nervous system | 把訊息由眼、耳、皮膚等器官傳向中樞神經系統的神經細胞 | not=motor neuron
motor neuron | 運動神經元 | structure | S4 | a nerve cell that carries messages from the central nervous system to muscles or glands | 把訊息由中樞神經系統傳到肌肉或腺體的神經細胞 | not=sensory neuron
interneuron | 中間神經元 | structure | S4 | a nerve cell lying wholly within the brain or spinal cord that links other nerve cells | 完全位於腦或脊髓之內，連接其他神經細胞的神經細胞
glial cell | 神經膠質細胞 | structure | S6 | a cell of nervous tissue that carries no impulses but supports, nourishes and protects neurons | 支撐、滋養和保護神經元，本身不傳遞神經脈衝的細胞 | also=glia
frontal lobe | 額葉 | structure | S4 | the part of the cerebral cortex behind the forehead that serves planning, judgement and movement | 大腦皮層最靠前、掌管計劃、判斷和動作的部分
parietal lobe | 頂葉 | structure | S4 | the part of the cerebral cortex at the top and towards the back of the head that processes touch and body sensations | 大腦皮層位於上方偏後，處理觸覺和身體感覺的部分
temporal lobe | 顳葉 | structure | S4 | the part of the cerebral cortex beside the ears that processes hearing | 大腦皮層位於耳側，處理聽覺的部分
cerebellum | 小腦 | structure | S3 | the part at the lower back of the brain that controls balance and coordinates movement | 腦的後下方負責平衡和協調動作的部分 | not=medulla oblongata
medulla oblongata | 延髓 | structure | S4 | the lowest part of the brain, which controls heartbeat, breathing and other automatic actions | 腦的最下方控制心跳、呼吸等自動活動的部分 | also=medulla; not=cerebellum
pons | 腦橋 | structure | S6 | the part of the brain stem just above the medulla that links it with the cerebellum and takes part in sleep | 腦幹中位於延髓之上、連接小腦並參與調節睡眠的部分
thalamus | 丘腦 | structure | S5 | the relay station deep in the brain that passes most sensory messages on to the cortex | 腦深處把大部分感覺訊息轉送到大腦皮層的中繼站 | also-zh=視丘; not=hypothalamus
hypothalamus | 下丘腦 | structure | S4 | the small part of the brain that regulates hunger, thirst and body temperature and governs the pituitary gland | 調節飢餓、口渴和體溫，並管轄腦下垂體的細小腦部結構 | not=thalamus
hippocampus | 海馬體 | structure | S5 | the part of the brain that forms new memories of facts and events | 腦中負責形成有關事實和事件的新記憶的結構 | not=amygdala
amygdala | 杏仁核 | structure | S5 | the almond-shaped part of the brain that processes fear and other strong emotions | 腦深處處理恐懼等強烈情緒的細小結構 | not=hippocampus
corpus callosum | 胼胝體 | structure | S5 | the thick band of nerve fibres that joins the two hemispheres of the brain | 連接左右大腦半球的粗厚神經纖維束
reticular formation | 網狀結構 | structure | S6 | the network of nerve cells running through the brain stem that controls waking and alertness | 貫穿腦幹、控制清醒和警覺程度的神經細胞群
Broca's area | 布洛卡區 | structure | S6 | the region in the left frontal lobe that controls the production of speech | 左額葉中控制說話表達的區域 | not=Wernicke's area
Wernicke's area | 韋尼克區 | structure | S6 | the region in the left temporal lobe that is responsible for understanding speech | 左顳葉中負責理解言語的區域 | not=Broca's area
motor cortex | 運動皮層 | structure | S5 | the strip at the back of the frontal lobes that sends out commands for voluntary movements | 額葉後部向隨意肌發出指令的帶狀區域 | not=somatosensory cortex
somatosensory cortex | 體感皮層 | structure | S5 | the strip at the front of the parietal lobes that receives messages of touch, temperature and pain | 頂葉前部接收觸覺、溫度和痛覺訊息的帶狀區域 | not=motor cortex
pituitary gland | 腦下垂體 | structure | S4 | the pea-sized gland under the brain that controls other glands and releases growth hormone | 位於腦底、控制其他腺體並分泌生長激素的豌豆狀腺體 | also-zh=垂體, 腦垂體
adrenal gland | 腎上腺 | structure | S4 | either of the two glands above the kidneys that release hormones in times of fear and stress | 位於腹腔後方左右各一、受驚或受壓時分泌激素的腺體
thyroid gland | 甲狀腺 | structure | S4 | the gland in the neck whose hormone controls the rate of metabolism | 位於頸部、所分泌的激素調節新陳代謝率的腺體
pineal gland | 松果體 | structure | S5 | the tiny gland deep in the brain that releases melatonin at night | 腦深處在夜間分泌褪黑激素的細小腺體
central nervous system | 中樞神經系統 | system | S4 | the part of the nervous system that consists of the brain and the spinal cord | 由腦和脊髓組成、統籌全身活動的系統 | not=peripheral nervous system
peripheral nervous system | 周圍神經系統 | system | S4 | all the nerves that lie outside the brain and the spinal cord | 位於腦和脊髓以外的所有神經 | not=central nervous system
somatic nervous system | 軀體神經系統 | system | S5 | the division of the peripheral nerves that carries sensory messages and controls the voluntary muscles | 周圍神經系統中傳遞感覺訊息和控制隨意肌的分支 | not=autonomic nervous system; kind=peripheral nervous system
autonomic nervous system | 自主神經系統 | system | S5 | the division of the peripheral nerves that controls internal organs and glands without conscious control | 周圍神經系統中不受意志支配，控制內臟和腺體的分支 | not=somatic nervous system; kind=peripheral nervous system
sympathetic nervous system | 交感神經系統 | system | S5 | the division of the autonomic nerves that arouses the body and prepares it for emergencies | 令身體興奮起來、準備應付緊急情況的一組神經 | not=parasympathetic nervous system; kind=autonomic nervous system
parasympathetic nervous system | 副交感神經系統 | system | S5 | the division of the autonomic nerves that calms the body and conserves energy after an emergency | 在緊急情況過後令身體平靜並保存能量的一組神經 | not=sympathetic nervous system; kind=autonomic nervous system
endocrine system | 內分泌系統 | system | S4 | the set of glands that send hormones into the bloodstream | 把激素釋放到血液中的一組腺體
limbic system | 邊緣系統 | system | S5 | the ring of brain structures beneath the cortex that is concerned with emotion and memory | 大腦皮層之下與情緒和記憶有關的一圈腦部結構
dopamine | 多巴胺 | substance | S5 | the neurotransmitter that affects reward and movement, a lack of which is linked to Parkinson's disease | 與獎賞感和動作有關的神經遞質，缺乏時可患上柏金遜症 | not=serotonin
serotonin | 血清素 | substance | S5 | the neurotransmitter that affects mood, sleep and appetite, whose level many antidepressants raise | 影響心情、睡眠和食慾的神經遞質，許多抗抑鬱藥會提高其水平 | not=dopamine
acetylcholine | 乙酰膽鹼 | substance | S5 | the neurotransmitter that makes muscles contract and is in short supply in Alzheimer's disease | 令肌肉收縮的神經遞質，在阿茲海默症患者腦中明顯不足
GABA | γ-氨基丁酸 | substance | S6 | the main neurotransmitter that inhibits the activity of neurons in the brain | 腦中主要負責抑制神經元活動的神經遞質 | not=glutamate
glutamate | 谷氨酸 | substance | S6 | the main neurotransmitter that excites neurons and takes part in learning | 腦中主要負責令神經元興奮並參與學習的神經遞質 | not=GABA
endorphin | 安多酚 | substance | S5 | a natural chemical of the brain that relieves pain and brings pleasure, for example after long exercise | 腦部天然製造、能減輕痛楚並帶來愉悅感的化學物質 | also-zh=內啡肽
adrenaline | 腎上腺素 | substance | S4 | the hormone that in a sudden emergency makes the heart beat faster within seconds | 遇上突發危險時分泌、在數秒內令心跳加快的激素 | also=epinephrine; not=cortisol
cortisol | 皮質醇 | substance | S5 | the stress hormone that is released under prolonged pressure and keeps blood sugar high | 長期受壓時分泌增加並使血糖維持高水平的激素 | not=adrenaline
melatonin | 褪黑激素 | substance | S5 | the hormone released in darkness that makes people sleepy | 晚上光線微弱時分泌、令人產生睡意的激素
oxytocin | 催產素 | substance | S5 | the hormone that causes contractions during childbirth and the release of milk, and strengthens bonding | 促使分娩和排乳，並增進親密連繫的激素
electroencephalography | 腦電圖檢查 | method | S5 | the recording of brain waves through small discs placed on the scalp | 以貼在頭皮上的感應片記錄腦波的方法 | also=EEG
positron emission tomography | 正電子掃描 | method | S6 | a scan that shows which parts of the brain are active by tracing an injected radioactive substance | 追蹤注入體內的放射性物質，以顯示腦部哪些部分活躍的技術 | also=PET; also-zh=正電子放射斷層掃描; not=functional magnetic resonance imaging
computed tomography | 電腦斷層掃描 | method | S5 | a technique that builds pictures of the structure of the brain from many X-ray images | 由多張X光影像組成腦部結構圖像的技術 | also=CT; also-zh=電腦掃描; not=magnetic resonance imaging
magnetic resonance imaging | 磁力共振掃描 | method | S5 | a technique that uses radio waves and signals from hydrogen atoms in the body to produce detailed pictures of brain structure | 利用無線電波和體內氫原子的信號，製成腦部結構精細影像的技術 | also=MRI; not=computed tomography
functional magnetic resonance imaging | 功能性磁力共振掃描 | method | S6 | a technique that shows which areas of the brain are active by following the oxygen level in the blood | 追蹤血液的含氧量，以顯示哪些腦區正在工作的技術 | also=fMRI; not=magnetic resonance imaging
nerve impulse | 神經脈衝 | process | S4 | the electrical signal that travels along an axon | 沿軸突傳送、令訊息在神經元內傳開的電信號 | also=action potential
synaptic transmission | 突觸傳遞 | process | S5 | the passing of a message by chemicals across the gap between two neurons | 訊息以化學物質越過兩個神經元之間空隙的過程
reuptake | 再攝取 | process | S6 | the process by which a neuron takes back the neurotransmitters that it has released | 神經元把自己釋出的神經遞質收回的過程
reflex action | 反射動作 | process | S4 | a quick automatic response to a stimulus that needs no thought | 對刺激作出的迅速、自動而毋須思考的回應
neuroplasticity | 神經可塑性 | process | S5 | the process by which the brain changes its connections through experience or after injury | 腦部因經驗或在受傷後改變內部連繫的過程 | also=brain plasticity; also-zh=大腦可塑性
lateralisation | 大腦側化 | process | S6 | the process by which each of the two hemispheres of the brain comes to specialise in different functions | 左右兩個半球逐漸各自專門負責不同功能的過程
maturation | 成熟 | process | S4 | the process of growth in a fixed order that is determined by the genes and little affected by experience | 由基因決定、按固定次序展開而甚少受經驗影響的生長過程
set | parts of a neuron | 神經元的組成部分 | dendrite; axon; cell body; myelin sheath
set | structures in and between nerve cells | 神經細胞及其之間的結構 | dendrite; synapse; axon terminal; myelin sheath; cell body
set | cells of the nervous system | 神經系統的細胞 | sensory neuron; motor neuron; interneuron; glial cell
set | lobes of the cerebral cortex | 大腦皮層的腦葉 | frontal lobe; parietal lobe; temporal lobe; occipital lobe=枕葉
set | parts of the hindbrain and midline of the brain | 腦的後部和中部結構 | cerebellum; medulla oblongata; pons; thalamus; corpus callosum
set | structures deep in the brain | 腦深處的結構 | thalamus; hypothalamus; hippocampus; amygdala; corpus callosum
set | brain parts and their work | 腦部結構及其功能 | cerebellum; medulla oblongata; hypothalamus; hippocampus; amygdala; reticular formation
set | specialised areas of the cortex | 皮層上的專門區域 | Broca's area; Wernicke's area; motor cortex; somatosensory cortex; prefrontal cortex=前額葉皮層
set | areas of the brain that serve language, senses and movement | 與語言、感覺和動作有關的腦部區域 | Broca's area; Wernicke's area; motor cortex; somatosensory cortex; occipital lobe=枕葉; cerebellum
set | glands that influence behaviour | 影響行為的腺體 | pituitary gland; adrenal gland; thyroid gland; pineal gland
set | divisions of the body's control systems | 身體控制系統的分支 | central nervous system; somatic nervous system; sympathetic nervous system; parasympathetic nervous system; endocrine system
set | systems concerned with emotion and bodily reactions | 與情緒和身體反應有關的系統 | limbic system; endocrine system; autonomic nervous system; somatic nervous system
set | neurotransmitters | 神經遞質 | dopamine; serotonin; acetylcholine; GABA; glutamate
set | chemicals of the brain that affect mood | 影響情緒的腦部化學物質 | dopamine; serotonin; endorphin; oxytocin; GABA
set | hormones | 激素 | adrenaline; cortisol; melatonin; oxytocin
set | ways of studying the living brain | 研究活人腦部的方法 | electroencephalography; positron emission tomography; computed tomography; functional magnetic resonance imaging
set | events in the nervous system | 神經系統中的活動 | nerve impulse; synaptic transmission; reuptake; reflex action
set | figures used by researchers and testers | 研究和測驗所用的數值 | heritability=遺傳率; correlation coefficient; standard deviation; intelligence quotient; percentile rank
order | path of a message through neurons | 訊息在神經元中傳遞的路徑 | dendrite > cell body > axon > axon terminal > synapse
order | path of a message in a spinal reflex | 脊髓反射中訊息的路徑 | receptor=感受器 > sensory neuron > interneuron > motor neuron > muscle=肌肉
fact | occipital lobe | 枕葉 | main function | 主要功能 | processing of vision | 處理視覺 |
fact | temporal lobe | 顳葉 | main function | 主要功能 | processing of hearing | 處理聽覺 |
fact | parietal lobe | 頂葉 | main function | 主要功能 | processing of touch | 處理觸覺 |
fact | cerebellum | 小腦 | main function | 主要功能 | balance and coordination of movement | 平衡和協調動作 |
fact | hippocampus | 海馬體 | main function | 主要功能 | forming of new memories | 形成新記憶 |
fact | medulla oblongata | 延髓 | main function | 主要功能 | control of breathing and heartbeat | 控制呼吸和心跳 |
fact | Broca's area | 布洛卡區 | main function | 主要功能 | production of speech | 說話表達 |
fact | Wernicke's area | 韋尼克區 | main function | 主要功能 | understanding of speech | 理解言語 |

== Sensation and perception | 感覺與知覺
perception | 知覺 | process | S4 | the process of organising and interpreting sensory information so that it has meaning | 把感官接收的資料加以組織和解釋，使之具有意義的過程 | not=sensation
transduction | 換能 | process | S5 | the conversion of light, sound or other forms of energy into nerve impulses by a receptor cell | 感受細胞把光、聲等刺激轉變為神經脈衝的過程 | not=sensation
selective attention | 選擇性注意 | process | S4 | the focusing of awareness on one stimulus while others are shut out | 集中察覺某一刺激而排除其他刺激的過程 | not=divided attention
top-down processing | 由上而下處理 | process | S5 | the interpretation of sensory information that is guided by knowledge and expectation | 以已有知識和期望主導，解釋所見所聞的過程 | not=bottom-up processing
bottom-up processing | 由下而上處理 | process | S5 | the interpretation of sensory information that begins with the details of the stimulus itself | 以刺激本身的細節為起點，逐步得出意義的過程 | not=top-down processing
inattentional blindness | 不注意視盲 | process | S6 | the failure to notice something in full view because attention is focused on something else | 因心思集中於別處而沒有察覺眼前事物的現象
absolute threshold | 絕對閾限 | quantity | S5 | the smallest amount of a stimulus that a person can detect half of the time | 人有一半機會能察覺到的最小刺激量 | not=difference threshold
difference threshold | 差別閾限 | quantity | S5 | the smallest change between two stimuli that a person can notice half of the time | 人有一半機會能察覺到的兩個刺激之間的最小變化 | also=just noticeable difference; not=absolute threshold
loudness | 響度 | quantity | S3 | the perceived strength of a sound, which depends mainly on the amplitude of the wave | 主要由聲波振幅決定的聲音強弱感覺 | not=pitch
pitch | 音調 | quantity | S3 | the perceived highness or lowness of a sound, which depends on the frequency of the wave | 由聲波頻率決定的聲音高低感覺 | also-zh=音高; not=loudness, timbre
timbre | 音色 | quantity | S3 | the perceived quality of a sound by which we tell a violin from a flute playing the same note | 使人能分辨奏出同一個音的小提琴與長笛的聲音特質 | also-zh=音品; not=pitch
hue | 色相 | quantity | S4 | the perceived quality of light that we name as red, green or blue and that depends on wavelength | 由光的波長決定、我們稱為紅、綠或藍的色彩特質 | not=brightness
saturation | 飽和度 | quantity | S4 | the perceived purity of a colour, high when it is vivid and low when it is greyish | 所見顏色的純度，鮮豔時高、偏灰時低 | not=brightness
law of similarity | 相似律 | law | S5 | the Gestalt rule that objects of the same colour, size or shape are seen as one group | 完形學派指顏色、大小或形狀相同的東西會被視為一組的法則 | not=law of proximity
law of closure | 閉合律 | law | S5 | the Gestalt rule that people fill in gaps to see an incomplete figure as complete | 完形學派指人會自行補上缺口，把不完整圖形看成完整的法則
law of continuity | 連續律 | law | S5 | the Gestalt rule that dots or lines are seen as following the smoothest path | 完形學派指人傾向把點或線看成沿平滑路徑伸展的法則
law of common fate | 共同命運律 | law | S6 | the Gestalt rule that things moving in the same direction are seen as one group | 完形學派指朝同一方向移動的東西會被視為一組的法則
binocular disparity | 雙眼視差 | property | S5 | the depth cue given by the slight difference between the images in the left and the right eye | 因左右兩邊所見影像略有不同而形成的深度線索 | also=retinal disparity; not=convergence
convergence | 輻輳 | property | S6 | the depth cue given by the inward turning of both eyes when they look at a near object | 注視近物時兩眼同時向內轉動而形成的深度線索 | not=binocular disparity
texture gradient | 紋理梯度 | property | S6 | a depth cue in which the details of a surface look finer and denser farther away | 表面的細節看來愈遠愈細密的深度線索
aerial perspective | 空氣透視 | property | S6 | a depth cue in which distant objects look hazier and bluer than near ones | 遠處的物體看來較朦朧和偏藍的深度線索
motion parallax | 運動視差 | property | S6 | a depth cue in which near objects seem to pass faster than distant ones when we travel | 人在行進時近物看來比遠物掠過得快的深度線索
size constancy | 大小恆常性 | property | S5 | the tendency to see an approaching object as equally large although its image on the retina grows | 物體移近時視網膜上的影像擴展，仍覺得物體沒有改變的傾向
shape constancy | 形狀恆常性 | property | S5 | the tendency to see a door as a rectangle although from the side its image is not rectangular | 從側面看門時影像雖已變斜，仍把門看成長方的傾向
colour constancy | 顏色恆常性 | property | S5 | the tendency to see an apple as the same red under lights of different tints | 在不同燈光照射下仍把蘋果看成同樣紅的傾向
brightness constancy | 明暗恆常性 | property | S6 | the tendency to see paper as white both in sunshine and in shadow | 無論在陽光下或陰影中都把紙看成白色的傾向 | also=lightness constancy
vision | 視覺 | system | P4 | the sense that responds to light reaching the eyes | 對進入眼睛的光線作出反應的感官能力 | also=sight
hearing | 聽覺 | system | P4 | the sense that responds to sound waves reaching the ears | 對傳入耳朵的聲波作出反應的感官能力
smell | 嗅覺 | system | P4 | the sense that responds to chemicals in the air reaching the nose | 對進入鼻腔的空氣中化學物質作出反應的感官能力 | also=olfaction
taste | 味覺 | system | P4 | the sense that responds to chemicals dissolved in the mouth | 對溶解在口中的化學物質作出反應的感官能力
touch | 觸覺 | system | P4 | the sense that responds to pressure on the skin | 對皮膚所受壓力作出反應的感官能力
kinaesthesia | 動覺 | system | S6 | the sense of the position and movement of the limbs that comes from receptors in muscles and joints | 由肌肉和關節得知四肢位置和屈伸情況的感官能力 | also=kinaesthetic sense; not=vestibular sense
vestibular sense | 平衡覺 | system | S6 | the sense of the tilt and turning of the head that comes from the inner ear | 由內耳得知頭部傾斜和轉動情況的感官能力 | not=kinaesthesia
retina | 視網膜 | structure | S3 | the layer at the back of the eye that contains light-sensitive cells | 眼球後部含有感光細胞的一層 | not=cornea
cornea | 角膜 | structure | S3 | the clear front layer of the eye that first bends the incoming light | 眼球前方首先折射進入光線的透明層 | not=lens
lens | 晶體 | structure | S3 | the transparent structure behind the pupil that changes its curvature to focus light | 瞳孔後方能改變曲度以聚焦光線的透明結構 | also-zh=晶狀體; not=cornea
iris | 虹膜 | structure | S3 | the coloured ring of the eye that controls how much light enters | 眼睛中有顏色、控制進光量的環狀部分 | not=pupil
pupil | 瞳孔 | structure | S3 | the dark opening in the middle of the eye through which light enters | 眼睛中央讓光線進入的黑色開口 | not=iris
optic nerve | 視神經 | structure | S3 | the bundle of fibres that carries messages from the eye to the brain | 把訊息由眼睛傳到腦部的纖維束
rod | 視桿細胞 | structure | S4 | a receptor of the eye that works in dim light and does not tell colours apart | 眼睛中在昏暗光線下運作、不能分辨顏色的感受細胞 | not=cone
cone | 視錐細胞 | structure | S4 | a receptor of the eye that works in bright light and tells colours apart | 眼睛中在明亮光線下運作、能分辨顏色的感受細胞 | not=rod
blind spot | 盲點 | structure | S4 | the place on the retina without receptors where nerve fibres leave the eye | 視網膜上神經纖維離開眼球、沒有感受細胞的地方 | not=fovea
fovea | 中央凹 | structure | S5 | the small pit in the middle of the retina where vision is sharpest | 視網膜上視錐細胞最密集、視力最敏銳的小窩 | not=blind spot
ear drum | 鼓膜 | structure | S3 | the thin membrane at the end of the ear canal that vibrates when sound strikes it | 位於外耳道盡頭、受聲波衝擊而振動的薄層 | also=eardrum; also-zh=耳膜; not=cochlea
cochlea | 耳蝸 | structure | S3 | the fluid-filled coiled tube of the inner ear where vibrations become nerve impulses | 內耳中充滿液體、把振動變為神經脈衝的螺旋形結構 | not=semicircular canals
semicircular canals | 半規管 | structure | S4 | the three curved tubes of the inner ear that detect turning of the head | 內耳中偵測頭部轉動的三個弧形結構 | not=cochlea
auditory nerve | 聽神經 | structure | S3 | the bundle of fibres that carries messages from the inner ear to the brain | 把訊息由內耳傳到腦部的纖維束 | not=optic nerve
taste bud | 味蕾 | structure | S3 | a cluster of receptor cells on the tongue that responds to sweet, salty, sour and other substances | 舌頭上對甜、鹹、酸等物質作出反應的感受細胞群
olfactory bulb | 嗅球 | structure | S6 | the part of the brain above the nasal cavity that first receives messages about odours | 腦部位於鼻腔上方、首先接收氣味訊息的結構
trichromatic theory | 三色理論 | theory | S5 | the view that colour vision comes from cones that are sensitive to red, green or blue | 認為色覺源於分別對紅、綠、藍光敏感的視錐細胞的學說 | not=opponent-process theory
opponent-process theory | 拮抗歷程理論 | theory | S6 | the view that colours are seen through pairs such as red and green that inhibit each other, which explains afterimages | 認為顏色由紅與綠等互相抑制的配對產生，可解釋後像的學說 | also-zh=對立歷程理論; not=trichromatic theory
gate control theory | 閘門控制理論 | theory | S6 | the view that the spinal cord can block or let through messages of pain on their way to the brain | 認為脊髓能阻擋或放行傳往腦部的痛覺訊息的學說
place theory | 位置理論 | theory | S6 | the view that different pitches excite different spots along the cochlea | 認為不同音調會刺激耳蝸上不同地方的學說 | not=frequency theory
frequency theory | 頻率理論 | theory | S6 | the view that pitch is perceived from how fast the auditory nerve fires | 認為音調由聽神經發放脈衝的快慢來分辨的學說 | not=place theory
signal detection theory | 訊號偵測理論 | theory | S6 | the view that noticing a weak stimulus depends on both its strength and the expectation and alertness of the person | 認為能否察覺微弱刺激，取決於其強度及當事人的期望和警覺性的學說
colour blindness | 色盲 | disease | S2 | a mostly inherited condition in which a person cannot distinguish certain hues such as red and green | 多屬遺傳、令人難以分辨紅與綠等的視覺異常情況
tinnitus | 耳鳴 | disease | S4 | a condition in which a person hears ringing though there is no outside sound | 在沒有外界聲音時仍聽到鈴聲等聲響的情況
synaesthesia | 聯覺 | disease | S6 | a condition in which one sense sets off another, as when sounds are seen as colours | 刺激一種感官時引發另一種感官的情況，例如把聲音看成顏色
phantom limb pain | 幻肢痛 | disease | S6 | a condition in which discomfort seems to come from an arm or leg that has been cut off | 已被切除的手或腳彷彿仍在，並感到不適的情況
set | processes from stimulus to understanding | 由刺激到理解的過程 | sensation=感覺; perception; transduction; sensory adaptation=感覺適應
set | processes of attention and interpretation | 注意和解讀的過程 | selective attention; divided attention=分配性注意; top-down processing; bottom-up processing; inattentional blindness
set | reasons why a stimulus is noticed or missed | 刺激被察覺或忽略的原因 | selective attention; sensory adaptation=感覺適應; inattentional blindness; divided attention=分配性注意
set | measured and perceived quantities of the senses | 感官的量度和所感知的量 | absolute threshold; difference threshold; loudness; pitch; brightness=明度
set | perceived qualities of sound and colour | 所感知的聲音和顏色特質 | loudness; pitch; timbre; hue; brightness=明度; saturation
set | Gestalt laws of grouping | 完形組織法則 | law of proximity=接近律; law of similarity; law of closure; law of continuity; law of common fate
set | cues to depth | 深度線索 | binocular disparity; convergence; linear perspective=線條透視; motion parallax
set | perceptual constancies | 知覺恆常性 | size constancy; shape constancy; colour constancy; brightness constancy
set | the senses | 各種感官 | vision; hearing; smell; taste; touch
set | senses of body, contact and chemicals | 身體、接觸和化學感官 | touch; kinaesthesia; vestibular sense; smell; taste
set | parts of the eye | 眼睛的部分 | retina; cornea; lens; iris; pupil; optic nerve
set | places and cells at the back of the eye | 眼球後部的位置和細胞 | rod; cone; blind spot; fovea; optic nerve
set | parts of the ear | 耳朵的部分 | ear drum; cochlea; semicircular canals; ear ossicles=聽小骨; auditory nerve
set | structures that receive or pass on sensory messages | 接收或傳送感覺訊息的結構 | retina; cochlea; taste bud; olfactory bulb; optic nerve; auditory nerve
set | theories of sensation | 感覺的理論 | trichromatic theory; opponent-process theory; gate control theory; place theory; frequency theory; signal detection theory
set | unusual conditions of the senses | 感官的異常情況 | colour blindness; prosopagnosia=臉盲症; tinnitus; synaesthesia; phantom limb pain
order | path of light into the eye | 光線進入眼睛的路徑 | cornea > pupil > lens > retina
order | path of sound into the ear | 聲音在耳內傳遞的路徑 | ear drum > ear ossicles=聽小骨 > cochlea > auditory nerve
fact | vision | 視覺 | place of the receptors | 感受器所在 | retina | 視網膜 |
fact | hearing | 聽覺 | place of the receptors | 感受器所在 | cochlea | 耳蝸 |
fact | taste | 味覺 | place of the receptors | 感受器所在 | taste buds | 味蕾 |
fact | smell | 嗅覺 | place of the receptors | 感受器所在 | lining of the nasal cavity | 鼻腔內壁 |
fact | touch | 觸覺 | place of the receptors | 感受器所在 | skin | 皮膚 |

== States of consciousness | 意識狀態
REM sleep | 快速眼動睡眠 | process | S5 | the part of the night with the most vivid dreams, in which the brain is active and the muscles are limp | 夜間夢境最鮮明、腦部活躍而肌肉鬆弛的睡眠階段 | also=rapid eye movement sleep; not=stage 3 sleep
stage 1 sleep | 第一階段睡眠 | process | S5 | the brief drowsy period in which a person is just falling asleep and is easily woken | 剛開始入睡、昏沉而極易被喚醒的短暫時段 | also=N1 sleep
stage 2 sleep | 第二階段睡眠 | process | S5 | the period of light sleep in which spindles and K-complexes appear in the brain waves | 腦電圖上出現紡錘波和K複合波的淺睡時段 | also=N2 sleep; not=stage 1 sleep
stage 3 sleep | 第三階段睡眠 | process | S5 | the deepest period, with slow, high brain waves from which a person is hard to wake | 腦波緩慢而幅度大、睡得最沉而最難被喚醒的時段 | also=N3 sleep, deep sleep, slow-wave sleep; not=REM sleep
alpha wave | α波 | process | S5 | the brain's electrical rhythm when a person is awake, relaxed and has the eyes closed | 人清醒而放鬆、閉上眼睛時出現的腦電節律 | not=beta wave
beta wave | β波 | process | S5 | the fast brain rhythm of a person who is wide awake and thinking actively | 人十分清醒並積極思考時出現的快速腦電節律 | not=alpha wave
theta wave | θ波 | process | S5 | the rather slow brain rhythm typical of light sleep just after dozing off | 剛入睡、睡得很淺時常見的較慢腦電節律
delta wave | δ波 | process | S5 | the slowest and highest brain rhythm, typical of the deepest sleep | 熟睡時最常見、最慢而幅度最大的腦電節律
sleep spindle | 睡眠紡錘波 | process | S6 | a short burst of rapid brain activity that appears in the second stage of the night's rest | 短促而快速、在夜間休息第二階段出現的腦電活動
insomnia | 失眠症 | disease | S3 | the disorder of lasting difficulty in falling asleep or staying asleep | 長期難以入睡或容易中途醒來的失調
narcolepsy | 發作性睡病 | disease | S5 | the disorder in which a person suddenly falls asleep during the day without being able to resist | 日間不由自主地突然入睡的失調 | also-zh=渴睡症
sleep apnoea | 睡眠窒息症 | disease | S4 | the disorder in which breathing stops again and again during the night | 夜間呼吸反覆短暫停頓的失調
sleepwalking | 夢遊症 | disease | S4 | the disorder in which a person gets up and moves about while not awake | 在未醒來的情況下起牀走動的失調 | also=somnambulism
night terror | 夜驚症 | disease | S5 | the disorder in which a child wakes from deep sleep screaming and later remembers nothing | 兒童在熟睡中突然尖叫坐起，事後卻毫無記憶的失調 | also=sleep terror; not=nightmare
restless legs syndrome | 不寧腿綜合症 | disease | S6 | the disorder in which an unpleasant feeling in the lower limbs urges a person to move them at bedtime | 臨睡時下肢感到不適，忍不住要活動的失調
bruxism | 磨牙症 | disease | S5 | the habit of grinding the teeth, often during sleep | 在睡眠等時候不自覺地咬緊或來回擠壓上下顎的失調
nightmare | 噩夢 | process | S1 | a frightening dream that wakes the sleeper and is remembered | 令人驚醒並清楚記得的可怕夢境 | not=night terror
lucid dream | 清醒夢 | process | S5 | a dream in which the sleeper knows that the events are not real | 睡者知道眼前一切並非真實的夢境
daydream | 白日夢 | process | S2 | a series of pleasant fantasies that comes while a person is awake | 醒着時沉醉於愉快幻想的狀態
sleep paralysis | 睡眠癱瘓 | process | S5 | the brief inability to move or speak when falling asleep or waking | 入睡或醒來時短暫不能動彈或說話的狀態 | also-zh=鬼壓牀
coma | 昏迷 | process | S4 | a long state of unconsciousness from which a person cannot be woken | 長時間失去知覺而無法被喚醒的狀態
hypnosis | 催眠 | method | S4 | a procedure that leads a person into a state of deep concentration and openness to suggestion | 引導人進入高度專注、容易接受暗示的狀態的方法 | not=meditation
meditation | 冥想 | method | S3 | the practice of training the mind to concentrate on a single thing such as a sound or the breath | 把心神專注於聲音或呼吸等單一事物的練習 | not=hypnosis
stimulant | 興奮劑 | substance | S3 | a drug that speeds up the activity of the nervous system | 令神經系統活動加快的藥物 | not=depressant
hallucinogen | 迷幻劑 | substance | S3 | a drug that distorts perception so that people see or hear what is not there | 扭曲知覺，令人看見或聽見不存在的東西的藥物
opioid | 鴉片類藥物 | substance | S4 | a strong pain-killing drug that is derived from the poppy or acts like such a drug | 源自罌粟或作用與其相似的強力止痛藥物 | not=depressant
caffeine | 咖啡因 | substance | S1 | the mild stimulant in tea and many energy drinks that keeps people awake | 茶和許多提神飲品所含、令人保持清醒的溫和物質
nicotine | 尼古丁 | substance | S1 | the addictive drug that smokers take in from tobacco | 吸煙者從煙草中攝取、令人上癮的物質
alcohol | 酒精 | substance | S1 | the drug made by fermenting sugar that, when drunk, slows reactions and loosens self-control | 由糖發酵而成、飲用後令反應變慢和自制力減弱的物質
cocaine | 可卡因 | substance | S2 | an illegal drug made from the leaves of a South American shrub, usually sniffed as a white powder | 由一種南美灌木的葉製成、常以白色粉末吸食的毒品
heroin | 海洛英 | substance | S2 | an illegal drug made from morphine, usually injected or inhaled, that relieves pain and brings intense pleasure | 由嗎啡製成、常以注射或吸入方式使用、能止痛並帶來強烈快感的毒品
ketamine | 氯胺酮 | substance | S2 | an anaesthetic that is abused as an illegal drug and damages the bladder | 被濫用作毒品、會嚴重損害膀胱的麻醉藥 | also-zh=K仔, K粉
methamphetamine | 甲基安非他明 | substance | S2 | an illegal crystal-like man-made drug that keeps users awake and very active | 狀如晶體的人工合成毒品，令吸食者亢奮而無法入睡 | also=ice; also-zh=冰毒
drug tolerance | 耐藥性 | process | S4 | the need for a larger and larger dose to get the same effect | 需要愈來愈大的分量才能得到同樣效果的現象 | not=withdrawal
withdrawal | 戒斷症狀 | process | S4 | the unpleasant reactions of body and mind that follow when a person stops taking a habitual drug | 長期用藥者停藥後身心出現的不適反應 | also=withdrawal symptoms; not=drug tolerance
physical dependence | 生理依賴 | process | S5 | the state in which the body has adapted to a drug and cannot function normally without it | 身體已適應藥物，沒有它便不能正常運作的狀態 | not=psychological dependence
psychological dependence | 心理依賴 | process | S5 | the emotional craving for a drug in order to feel at ease or forget troubles | 為求安心或忘憂而在情緒上渴求藥物的狀態 | not=physical dependence
relapse | 復發 | process | S5 | a return to a former illness or drug habit after a period of improvement | 好轉一段時間後再次患病或重拾毒癮的情況
manifest content | 顯性夢境 | idea | S6 | in Freud's theory, the story of a dream as the sleeper remembers it | 弗洛伊德所指，夢者記得的夢中情節 | not=latent content
latent content | 潛性夢境 | idea | S6 | in Freud's theory, the hidden wish that a dream represents | 弗洛伊德所指，夢所代表的隱藏願望 | not=manifest content
activation-synthesis theory | 活化合成理論 | theory | S6 | the view that dreams are the brain's attempt to make sense of its own random signals | 認為夢是腦部嘗試解釋自身隨機訊號的學說
wish-fulfilment theory | 願望滿足理論 | theory | S6 | the view that dreams express hidden desires in disguised form | 認為夢以偽裝的方式表達潛藏渴求的學說
restorative theory | 恢復理論 | theory | S6 | the view that sleep serves to repair the body and the brain | 認為睡眠是為了修補身體和腦部的學說 | not=adaptive theory
adaptive theory | 適應理論 | theory | S6 | the view that sleep evolved to save energy and keep animals out of danger at night | 認為睡眠由進化而來，使動物在夜間節省能量和避開危險的學說 | not=restorative theory
set | stages of the night's sleep | 一夜睡眠的階段 | REM sleep; stage 1 sleep; stage 2 sleep; stage 3 sleep
set | rhythms of brain activity | 腦部活動的波形 | alpha wave; beta wave; theta wave; delta wave; sleep spindle
set | sleep disorders | 睡眠失調 | insomnia; narcolepsy; sleep apnoea; sleepwalking; night terror
set | disorders and habits that disturb the night | 擾亂睡眠的失調 | insomnia; restless legs syndrome; bruxism; sleepwalking; sleep apnoea; night terror
set | drugs that pupils are warned about | 學生須警惕的毒品 | cocaine; heroin; cannabis=大麻; ketamine; methamphetamine
set | addictive or mood-changing substances from plants and drinks | 來自植物或飲品、影響精神的物質 | caffeine; nicotine; alcohol; cannabis=大麻
set | what happens in drug abuse | 濫用藥物的過程 | drug tolerance; withdrawal; physical dependence; psychological dependence; relapse
set | theories of sleep and dreams | 睡眠和夢的理論 | activation-synthesis theory; wish-fulfilment theory; restorative theory; adaptive theory
order | from wakefulness to deep sleep | 由清醒到熟睡 | wakefulness=清醒 > stage 1 sleep > stage 2 sleep > stage 3 sleep
fact | alpha wave | α波 | state of mind in which it is typical | 常見於何種狀態 | relaxed wakefulness | 放鬆而清醒 |
fact | beta wave | β波 | state of mind in which it is typical | 常見於何種狀態 | active thinking | 積極思考 |
fact | theta wave | θ波 | state of mind in which it is typical | 常見於何種狀態 | light sleep | 淺睡 |
fact | delta wave | δ波 | state of mind in which it is typical | 常見於何種狀態 | deep sleep | 熟睡 |

== Learning | 學習
classical conditioning | 經典條件反射 | process | S4 | learning in which a neutral stimulus comes to produce an automatic response after being paired with another stimulus | 中性刺激與另一刺激多次配對後，能引發自動反應的學習 | also=Pavlovian conditioning; also-zh=古典制約, 經典條件作用; not=operant conditioning
operant conditioning | 操作性條件反射 | process | S4 | learning in which a voluntary action becomes more or less frequent because of the consequences that follow it | 自發行為因其後果而變得更多或更少的學習 | also-zh=操作制約, 操作條件作用; not=classical conditioning
observational learning | 觀察學習 | process | S4 | the learning of new behaviour by watching what others do and imitating it | 看着別人怎樣做再加以模仿，從而學會新行為的過程 | also=social learning, modelling
latent learning | 潛伏學習 | process | S5 | the acquiring of knowledge without reward that stays hidden until there is a reason to use it | 在沒有獎賞下獲得知識，到有需要時才表現出來的過程 | not=insight learning
insight learning | 頓悟學習 | process | S5 | the sudden understanding of how to solve a problem, without step-by-step practice | 未經反覆嘗試而忽然明白解決問題辦法的過程 | not=trial-and-error learning
trial-and-error learning | 試誤學習 | process | S4 | the gradual solving of a problem by making many attempts and keeping those that succeed | 多番摸索並保留成功的做法，從而逐漸解決問題的過程 | not=insight learning
habituation | 習慣化 | process | S5 | the decrease in response to a harmless stimulus that is presented again and again | 對反覆出現的無害刺激的反應逐漸減弱的過程 | not=extinction, sensitisation
sensitisation | 敏感化 | process | S6 | the increase in response to a stimulus after a strong or unpleasant experience | 經歷強烈或不快的刺激後，對刺激的反應變得更強的過程 | not=habituation
imprinting | 銘印 | process | S5 | the process by which a young bird becomes attached to the first moving object it sees after hatching | 雛鳥孵出後對首個看見的移動物體產生持久依附的過程 | also-zh=印記
unconditioned stimulus | 非條件刺激 | process | S4 | something, such as food in the mouth, that naturally produces a response without any learning | 不用學習就能自然引起反應的事物，例如口中的食物 | not=conditioned stimulus
unconditioned response | 非條件反應 | process | S4 | the natural, unlearned reaction such as a dog's salivation to food | 不用學習的天然反應，例如狗吃到食物便流口水的表現 | not=conditioned response
conditioned response | 條件反應 | process | S4 | the learned reaction such as a trained dog's salivation to the sound of a bell | 經學習而來的反應，例如受訓的狗聽到鈴聲便流口水的表現 | not=unconditioned response
neutral stimulus | 中性刺激 | process | S4 | something, such as a bell, that produces no relevant response before training | 在訓練之前不會引起有關反應的事物，例如鈴聲 | not=conditioned stimulus
acquisition | 習得 | process | S4 | the first stage of conditioning, in which the link between a stimulus and a response is formed and strengthened | 條件反射初期，刺激與反應之間的聯繫形成並逐漸增強的階段
extinction | 消退 | process | S4 | the weakening and disappearance of a conditioned response when the conditioned stimulus is no longer followed by the unconditioned stimulus | 條件刺激不再與非條件刺激一同出現，令條件反應逐漸減弱以至停止的過程 | not=forgetting, habituation
spontaneous recovery | 自發恢復 | process | S5 | the reappearance of an extinguished conditioned response after a rest, without new training | 已消失的條件反應經一段休息後，毋須再訓練而重新出現的現象
stimulus generalisation | 刺激類化 | process | S5 | the tendency to give the conditioned response to stimuli that are similar to the original one | 對與原來條件刺激相似的事物也作出同樣反應的現象 | also=generalisation; also-zh=泛化; not=stimulus discrimination
stimulus discrimination | 刺激辨別 | process | S5 | the tendency to give the conditioned response only to the original stimulus and not to similar ones | 只對原來的條件刺激作出反應，而不對相似的事物作出反應的現象 | also-zh=分化; not=stimulus generalisation
higher-order conditioning | 高級條件反射 | process | S6 | the process of pairing a new stimulus with an established conditioned stimulus, so that it too produces the response | 把新刺激與已建立的條件刺激配對，使新刺激也能引起反應的過程 | also=second-order conditioning
positive reinforcement | 正強化 | process | S4 | the strengthening of a behaviour by giving something pleasant after it | 在行為之後給予令人喜歡的事物，使該行為增加的做法 | not=negative reinforcement
negative reinforcement | 負強化 | process | S4 | the strengthening of a behaviour by taking away something unpleasant after it | 在行為之後移走令人討厭的事物，使該行為增加的做法 | not=positive punishment, negative punishment
positive punishment | 正懲罰 | process | S5 | the weakening of a behaviour by giving something unpleasant after it | 在行為之後施加令人討厭的事物，使該行為減少的做法 | not=negative reinforcement
negative punishment | 負懲罰 | process | S5 | the weakening of a behaviour by taking away something pleasant after it | 在行為之後取走令人喜歡的事物，使該行為減少的做法 | not=negative reinforcement
primary reinforcer | 一級強化物 | idea | S5 | a reward such as food or water that satisfies a biological need and does not have to be learned | 不經學習便能滿足身體需要的獎賞，例如食物和水 | not=secondary reinforcer
secondary reinforcer | 二級強化物 | idea | S5 | a reward such as money or praise whose value has been learned through association with other rewards | 其價值須經學習才懂得的獎賞，例如金錢和讚賞 | not=primary reinforcer
fixed-ratio schedule | 固定比率強化 | method | S5 | the practice of giving a reward after every set number of responses, as in pay for each ten toys made | 每完成一定次數的反應便給予獎賞的安排，例如按件計酬 | not=variable-ratio schedule
variable-ratio schedule | 變動比率強化 | method | S5 | the practice of giving a reward after a number of responses that keeps changing, as in slot machines | 完成次數不定的反應後才給予獎賞的安排，例如老虎機 | not=fixed-ratio schedule
fixed-interval schedule | 固定時距強化 | method | S5 | the practice of giving a reward for the first response after a set length of time | 每過一段指定時間後，對首個反應給予獎賞的安排 | not=variable-interval schedule
variable-interval schedule | 變動時距強化 | method | S5 | the practice of giving a reward for the first response after a length of time that keeps changing | 經過長短不定的時間後，對首個反應給予獎賞的安排 | not=fixed-interval schedule
continuous reinforcement | 連續強化 | method | S5 | the practice of giving a reward every single time the behaviour occurs | 每一次出現該行為都給予獎賞的安排
shaping | 塑造 | method | S5 | the method of teaching a new behaviour by rewarding responses that come closer and closer to it | 獎賞愈來愈接近目標的表現，逐步教會新行為的方法 | also-zh=行為塑造; not=chaining
chaining | 連鎖法 | method | S6 | the method of teaching a complex task by linking several learned actions in a fixed sequence | 把多個已學會的動作按次序組合成複雜技能的教學方法 | not=shaping
token economy | 代幣制 | method | S5 | a system in which good behaviour earns stickers or points that are later exchanged for rewards | 以貼紙或分數獎勵好行為，日後可用以換取獎品的制度
time-out | 暫停隔離法 | method | S4 | the method of briefly removing a misbehaving child to a place without rewards or fun | 把犯規的兒童帶到沒有樂趣和獎勵的地方一會兒的做法
law of effect | 效果律 | law | S5 | the principle that actions followed by satisfying results tend to be repeated | 指帶來滿足感的行為較會重複出現的原則
law of exercise | 練習律 | law | S6 | the principle that a link between a stimulus and a response grows stronger with use and weaker with disuse | 指刺激與反應的聯繫多用則強、少用則弱的原則
law of readiness | 準備律 | law | S6 | the principle that learning is satisfying only when the learner is prepared in body and mind for it | 指學習者身心都已就緒，學習才會令人滿意的原則
learned helplessness | 習得無助 | process | S5 | the state of giving up effort after repeated failure to escape from unpleasant events | 多次無法擺脫不快事件後，放棄努力的狀態
taste aversion | 味覺厭惡 | process | S6 | the lasting dislike of a food because eating it was once followed by sickness | 吃過某種食物後身體不適，從此長期抗拒它的現象
vicarious reinforcement | 替代強化 | process | S5 | the strengthening of one's own behaviour by seeing another person rewarded for it | 看見他人因某行為得到獎賞，自己也較會作出該行為的過程 | not=vicarious punishment
vicarious punishment | 替代懲罰 | process | S6 | the weakening of one's own behaviour by seeing another person suffer for it | 看見他人因某行為而受苦，自己也較少作出該行為的過程 | not=vicarious reinforcement
cognitive map | 認知地圖 | idea | S5 | a mental picture of the layout of a place | 人在心中對某個地方的空間佈局的印象
positive transfer | 正遷移 | process | S5 | the case in which an earlier skill helps the learning of a new one | 舊有技能有助學習新技能的情況 | not=negative transfer
negative transfer | 負遷移 | process | S5 | the case in which an earlier skill hinders the learning of a new one | 舊有技能妨礙學習新技能的情況 | not=positive transfer
set | kinds of learning | 學習的種類 | classical conditioning; operant conditioning; observational learning; latent learning; insight learning
set | ways in which animals learn | 動物學習的方式 | classical conditioning; trial-and-error learning; insight learning; imprinting; habituation
set | simple changes of response to stimuli | 對刺激反應的簡單改變 | habituation; sensitisation; imprinting; taste aversion
set | stimuli and responses in Pavlov's experiment | 巴甫洛夫實驗中的刺激與反應 | unconditioned stimulus; unconditioned response; conditioned stimulus=條件刺激; conditioned response; neutral stimulus
set | events in the course of conditioning | 條件反射過程中的現象 | acquisition; extinction; spontaneous recovery; stimulus generalisation; stimulus discrimination; higher-order conditioning
set | consequences of behaviour | 行為的後果 | positive reinforcement; negative reinforcement; positive punishment; negative punishment
set | effects of one's own and others' consequences | 自己和他人所得後果的影響 | positive reinforcement; negative punishment; vicarious reinforcement; vicarious punishment
set | schedules of reinforcement | 強化的編排方式 | fixed-ratio schedule; variable-ratio schedule; fixed-interval schedule; variable-interval schedule; continuous reinforcement
set | ways of building or changing behaviour | 建立或改變行為的方法 | shaping; chaining; token economy; time-out; aversion therapy
set | Thorndike's laws and other laws of psychology | 桑代克的學習律及其他心理學定律 | law of effect; law of exercise; law of readiness; Yerkes-Dodson law
set | things learned through experience | 經驗所造成的結果 | learned helplessness; taste aversion; imprinting; sensitisation
order | Bandura's processes of observational learning | 班杜拉觀察學習的步驟 | attention=注意 > retention=保持 > reproduction=再現 > motivation=動機
fact | classical conditioning | 經典條件反射 | who put it forward | 提出者 | Ivan Pavlov | 巴甫洛夫 |
fact | operant conditioning | 操作性條件反射 | who put it forward | 提出者 | B. F. Skinner | 史金納 |
fact | law of effect | 效果律 | who put it forward | 提出者 | Edward Thorndike | 桑代克 |
fact | social learning theory | 社會學習理論 | who put it forward | 提出者 | Albert Bandura | 班杜拉 |

== Memory | 記憶
encoding | 編碼 | process | S4 | the process of converting information into a form that can be kept in memory | 把資料轉化為可存入記憶的形式的過程 | not=storage
storage | 儲存 | process | S4 | the process of keeping information in memory over time | 把資料在記憶中保留一段時間的過程 | not=encoding, retrieval
retrieval | 提取 | process | S4 | the process of bringing information back from memory when it is needed | 在需要時把記憶中的資料找出來的過程 | not=storage
sensory memory | 感覺記憶 | system | S4 | the system that holds what has just been seen or heard for only a very brief moment | 把剛看到或聽到的東西保留極短時間的記憶系統 | not=short-term memory
short-term memory | 短期記憶 | system | S4 | the system that holds about seven items for some twenty seconds without rehearsal | 不經複述只能把約七項資料保留約二十秒的記憶系統 | not=sensory memory, long-term memory
long-term memory | 長期記憶 | system | S4 | the system of almost unlimited capacity that keeps information for days, years or a lifetime | 容量近乎無限，能把資料保留數天、數年以至一生的記憶系統 | not=short-term memory
episodic memory | 情節記憶 | system | S5 | the memory of events that a person has experienced at a certain time and place | 保存個人在某時某地所經歷事件的記憶 | not=semantic memory; kind=long-term memory
semantic memory | 語義記憶 | system | S5 | the store of general facts and the meanings of words | 保存一般知識和字詞意思的記憶 | not=episodic memory; kind=long-term memory
procedural memory | 程序記憶 | system | S5 | the store of skills such as riding a bicycle | 保存如何騎單車、彈琴等技能的記憶 | not=semantic memory; kind=long-term memory
prospective memory | 前瞻記憶 | system | S6 | the ability to remember to do something in the future | 記得將來要做某件事的能力
flashbulb memory | 閃光燈記憶 | system | S5 | the vivid recollection of where one was on hearing of a shocking public event | 對得知震撼消息一刻身在何處的鮮明印象
central executive | 中央執行系統 | system | S6 | the part of working memory that directs attention and coordinates the other parts | 工作記憶中分配注意力並協調其他組件的部分
phonological loop | 語音迴路 | system | S6 | the part of working memory that holds words and sounds by repeating them inwardly | 工作記憶中以內心默唸保留字詞的部分 | not=visuospatial sketchpad
visuospatial sketchpad | 視覺空間模板 | system | S6 | the part of working memory that holds images and the positions of things | 工作記憶中保留影像和物件位置的部分 | not=phonological loop
episodic buffer | 情節緩衝區 | system | S6 | the part of working memory that joins information of different kinds and links it with long-term memory | 工作記憶中把不同種類的資料整合並與長期記憶連接的部分
recall | 回憶 | process | S4 | the process of bringing back information without being shown the answers, as in an essay question | 在沒有答案提示下把資料想出來的過程，例如作答論述題 | not=recognition
recognition | 再認 | process | S4 | the process of identifying something met before from what is shown, as in a multiple-choice question | 從眼前的事物中挑出曾見過的東西的過程，例如作答選擇題 | not=recall
relearning | 再學習 | process | S5 | the process of mastering forgotten material again, which takes less time than the first time | 把已忘記的內容重新掌握，所需時間比首次少的過程
maintenance rehearsal | 維持性複述 | method | S5 | the practice of repeating information over and over without thinking about its meaning | 只把資料反覆唸誦而不思考其意義的做法 | also=rote rehearsal; not=elaborative rehearsal
elaborative rehearsal | 精緻性複述 | method | S5 | the practice of linking new information to what is already known so as to remember it | 把新資料與已有知識聯繫起來以便記住的做法 | not=maintenance rehearsal
chunking | 組塊 | method | S4 | the method of grouping single items into a few meaningful units so that more of them can be remembered | 把零散的項目合併成幾個有意義的單位，以記住更多的方法
method of loci | 位置記憶法 | method | S5 | the technique of imagining items to be remembered at different spots along a familiar route | 想像把要記的東西逐一放在熟悉路線各處的方法 | also=memory palace; also-zh=記憶宮殿
acronym | 首字母縮略法 | method | S4 | the technique of forming a word from the first letters of the items to be remembered | 把各項目英文名稱的開頭拼成一個字來幫助記憶的方法
peg-word method | 掛鈎法 | method | S6 | the technique of linking each item by an image to a rhyming list of numbers such as "one is a bun" | 把各項目以圖像逐一與事先背熟的數字口訣相連的方法
spaced practice | 分散練習 | method | S4 | the practice of spreading study over several short sessions with rests in between | 把溫習拆成多次短時段並在當中休息的做法 | also=distributed practice; not=massed practice
massed practice | 集中練習 | method | S4 | the squeezing of all study into one long session | 把所有溫習擠在一次長時段內完成的做法 | also=cramming; not=spaced practice
overlearning | 過度學習 | method | S5 | the continued practice of material after it can already be recalled without error | 已能準確無誤地記住之後仍繼續練習的做法
trace decay | 痕跡衰退 | process | S5 | the fading of a memory simply because time passes and it is not used | 記憶純因時間過去和沒有使用而逐漸淡去的現象 | also=decay; not=proactive interference
proactive interference | 順攝干擾 | process | S5 | the situation in which something learned earlier makes it hard to remember something learned later | 先前所學令人難以記起後來所學的情況 | also-zh=前攝干擾; not=retroactive interference
retroactive interference | 倒攝干擾 | process | S5 | the situation in which something learned later makes it hard to remember something learned earlier | 後來所學令人難以記起先前所學的情況 | not=proactive interference
encoding failure | 編碼失敗 | process | S5 | the situation in which information was never put into long-term memory in the first place | 資料一開始就沒有存入長期記憶的情況 | not=trace decay
tip-of-the-tongue phenomenon | 舌尖現象 | process | S5 | the temporary inability to find a word that one is sure one knows | 肯定自己知道某個詞語，卻一時想不起來的情況
primacy effect | 首位效應 | process | S5 | the tendency to remember the items at the beginning of a list best | 對一系列項目中最先出現的記得較牢的傾向 | also-zh=首因效應; not=recency effect
recency effect | 新近效應 | process | S5 | the tendency to remember the items at the end of a list best | 對一系列項目中最後出現的記得較牢的傾向 | also-zh=近因效應; not=primacy effect
misinformation effect | 誤導訊息效應 | process | S5 | the distortion of a witness's memory by false details heard after the event | 目擊者的記憶因事後聽到的不實細節而改變的現象
false memory | 虛假記憶 | process | S5 | the recollection of an event that never happened | 想起一件從未發生過的事的現象
deja vu | 既視感 | process | S4 | the feeling that a new situation has been lived through before | 身處全新情境卻以為曾經歷過的狀況 | also=déjà vu; also-zh=似曾相識感
context-dependent memory | 情境依存記憶 | process | S6 | the improved recall of material in the same place where it was learned | 在當初學習的地方較易記起所學的現象 | not=state-dependent memory
state-dependent memory | 狀態依存記憶 | process | S6 | the improved recall of material in the same mood or bodily condition as when it was learned | 在與學習時相同的心情或身體情況下較易記起所學的現象 | not=context-dependent memory
spacing effect | 間隔效應 | process | S5 | the better memory that results when study sessions are spread out over time | 把溫習分成多天進行會記得更牢的現象 | not=testing effect
testing effect | 測驗效應 | process | S5 | the better memory that results from answering questions on the material instead of rereading it | 以作答題目代替重讀，令內容記得更牢的現象 | not=spacing effect
multi-store model | 多重儲存模型 | theory | S5 | the view that information passes from sensory memory to short-term memory and then to long-term memory | 認為資料依次經過感覺記憶、短期記憶和長期記憶的學說
levels of processing theory | 處理層次理論 | theory | S6 | the view that what is thought about more deeply for its meaning is remembered better | 認為愈深入思考其意義的內容記得愈牢的學說
working memory model | 工作記憶模型 | theory | S6 | the view that short-term storage has several parts, one of which directs the others | 認為短期保留資料的系統由數個部分組成，並由其中一個指揮其餘的學說
interference theory | 干擾理論 | theory | S5 | the view that we forget because other learned material gets in the way | 認為遺忘是由於其他所學內容造成妨礙的學說 | not=decay theory
decay theory | 衰退理論 | theory | S5 | the view that we forget because memory traces in the brain fade with time | 認為遺忘是由於腦中的記憶痕跡隨時間淡去的學說 | not=interference theory
forgetting curve | 遺忘曲線 | form | S5 | a graph that shows how what we have learned is lost quickly at first and then more slowly | 顯示所學內容起初迅速流失、其後逐漸減慢的圖線
learning curve | 學習曲線 | form | S5 | a graph that shows how performance improves with practice | 顯示表現隨操練次數增加而進步的圖線
serial position curve | 系列位置曲線 | form | S6 | a U-shaped graph that shows the first and last items of a list remembered best | 顯示名單首尾部分記得最牢的U形圖線
normal curve | 正態曲線 | form | S5 | a bell-shaped graph in which most scores lie near the average | 多數分數集中在平均值附近的鐘形圖線
retrograde amnesia | 逆行性失憶症 | disease | S5 | the loss of memories from before a head injury | 頭部受傷後想不起受傷前往事的情況 | not=anterograde amnesia
anterograde amnesia | 順行性失憶症 | disease | S5 | the inability to form new memories after a brain injury | 腦部受傷後無法記住新事物的情況 | not=retrograde amnesia
set | kinds of lasting memory | 持久記憶的種類 | episodic memory; semantic memory; procedural memory; prospective memory
set | parts of working memory | 工作記憶的組件 | central executive; phonological loop; visuospatial sketchpad; episodic buffer
set | aids to memory | 幫助記憶的方法 | chunking; method of loci; acronym; peg-word method; elaborative rehearsal
set | ways of rehearsing and practising | 複述和練習的方式 | maintenance rehearsal; elaborative rehearsal; spaced practice; massed practice; overlearning
set | causes of forgetting | 遺忘的原因 | trace decay; proactive interference; retroactive interference; encoding failure
set | lapses and oddities of memory | 記憶的失誤和怪象 | tip-of-the-tongue phenomenon; deja vu; false memory; misinformation effect; encoding failure
set | effects in remembering | 記憶的效應 | primacy effect; recency effect; misinformation effect; spacing effect; testing effect
set | conditions that help remembering | 有助記憶的情況 | context-dependent memory; state-dependent memory; spacing effect; testing effect
set | theories of memory | 記憶的理論 | multi-store model; levels of processing theory; working memory model; interference theory; decay theory
set | graphs in psychology | 心理學的圖線 | forgetting curve; learning curve; serial position curve; normal curve
set | losses of memory | 記憶的喪失 | retrograde amnesia; anterograde amnesia; infantile amnesia=嬰兒期失憶; dissociative amnesia
order | path of information through memory | 資料在記憶中的路徑 | sensory memory > short-term memory > long-term memory
order | processes of remembering | 記憶的過程 | encoding > storage > retrieval
fact | forgetting curve | 遺忘曲線 | who put it forward | 提出者 | Hermann Ebbinghaus | 艾賓浩斯 |

== Thinking, language and intelligence | 思維、語言與智力
concept | 概念 | idea | S4 | a mental grouping of things that share features, such as all animals that we call birds | 心中把具有共同特徵的事物歸為一類的想法 | not=prototype
prototype | 原型 | idea | S5 | the best or most typical example of a category, such as a sparrow for birds | 某一類事物中最具代表性的例子，例如麻雀之於鳥類 | not=concept
schema | 基模 | idea | S5 | a mental framework of organised knowledge that helps us interpret new information | 有組織的知識框架，能幫助我們理解新資料 | also-zh=圖式
cognitive script | 認知腳本 | idea | S6 | stored knowledge of the order of events in a familiar situation such as eating in a restaurant | 對熟悉情境中事情先後次序的了解，例如上餐館用膳的流程
algorithm | 演算法 | method | S4 | a step-by-step procedure that, if carried out fully, is sure to reach the solution | 按部就班、完全執行必可得出答案的步驟 | also-zh=算法; not=heuristic
heuristic | 捷思法 | method | S5 | a quick rule of thumb that saves effort but may lead to a wrong answer | 省時省力但可能出錯的經驗法則 | also-zh=啟發法; not=algorithm
working backwards | 逆向推解法 | method | S5 | a problem-solving strategy that begins with the goal and asks what must come just before it | 由目標出發，反過來思考前一步該是甚麼的解難策略
means-end analysis | 手段目的分析 | method | S6 | a problem-solving strategy that keeps comparing the present state with the goal and reduces the gap step by step | 不斷比較現況與最終想要的結果，逐步縮窄兩者差距的解難策略
brainstorming | 腦力激盪法 | method | S2 | the free suggestion of as many ideas as possible in a group, without judging them at first | 眾人自由提出大量想法，暫不作評價的方法 | also-zh=集思廣益法
availability heuristic | 可得性捷思 | process | S5 | the tendency to judge how likely an event is by how easily examples come to mind | 以例子有多容易在腦海浮現來判斷事情發生機會的做法 | not=representativeness heuristic
representativeness heuristic | 代表性捷思 | process | S6 | the tendency to judge whether something belongs to a group by how much it resembles a typical member | 以某事物與典型成員有多相像來判斷它是否屬於該類的做法 | not=availability heuristic
anchoring effect | 錨定效應 | process | S5 | the tendency to rely too much on the first figure heard when making an estimate | 估計時過分受最先聽到的數字影響的傾向
confirmation bias | 確認偏誤 | process | S5 | the tendency to look for and notice only evidence that supports what one already believes | 只尋找和注意支持自己原有想法的證據的傾向 | not=belief perseverance, hindsight bias
hindsight bias | 後見之明偏誤 | process | S5 | the tendency to believe, after learning an outcome, that one knew it all along | 得知結果便覺得自己早就料到的傾向 | not=confirmation bias
belief perseverance | 信念固着 | process | S6 | the tendency to hold on to a view even after the evidence for it has been shown to be false | 所依據的證據已被推翻，仍堅持原來看法的傾向 | not=confirmation bias
framing effect | 框架效應 | process | S5 | the change in people's choice when the same facts are worded differently, as gains or as losses | 同一事實以得益或損失的不同說法表達時，人的選擇隨之改變的現象
functional fixedness | 功能固着 | process | S5 | the inability to see that an object can be used in other than its usual way | 想不到一件物品除慣常用途外還可作其他用途的情況 | not=mental set
mental set | 心理定勢 | process | S5 | the tendency to tackle a problem in a way that worked before although it does not suit now | 沿用過往成功的方式解難，縱使它現在已不合用的傾向 | not=functional fixedness
gambler's fallacy | 賭徒謬誤 | process | S5 | the mistaken belief that a run of one chance outcome makes the opposite outcome more likely next | 以為隨機結果連續出現後，下次較可能出現相反結果的想法
sunk cost fallacy | 沉沒成本謬誤 | process | S5 | the error of continuing a losing effort merely because much time or money has already been spent on it | 純因已投入大量金錢或心力，而繼續作徒勞付出的錯誤
deductive reasoning | 演繹推理 | method | S4 | thinking from general statements to a conclusion that must follow if they are true | 由一般陳述出發，推出必然成立的結論的思考方式 | not=inductive reasoning
inductive reasoning | 歸納推理 | method | S4 | thinking from particular cases to a general conclusion that is only probable | 由個別事例出發，推出很可能成立的一般結論的思考方式 | not=deductive reasoning
divergent thinking | 擴散思維 | method | S4 | thinking that produces many different answers to an open question | 就沒有固定答案的題目想出多種不同解答的思考方式 | also-zh=發散思維; not=convergent thinking
convergent thinking | 聚斂思維 | method | S4 | thinking that narrows many possibilities down to the single correct answer | 把多種可能收窄至唯一正確答案的思考方式 | not=divergent thinking
critical thinking | 明辨性思考 | method | S2 | thinking that weighs evidence and questions assumptions before accepting a claim | 接受某項主張前先衡量證據並質疑其假定的思考方式 | also-zh=批判性思考
metacognition | 後設認知 | method | S5 | the monitoring and control of one's own thinking and learning | 監察和調節自己思考和學習過程的活動 | also-zh=元認知
phoneme | 音素 | form | S5 | the smallest unit of sound that makes a difference in a language, such as b and p in English | 語言中能區別意思的最小發聲單位 | also-zh=音位; not=morpheme
morpheme | 語素 | form | S5 | the smallest unit of language that carries a meaning, such as the ending -s of a plural | 語言中具有意義的最小單位 | also-zh=詞素; not=phoneme
syntax | 句法 | form | S5 | the rules by which words are put in order to make sentences | 把字詞按恰當次序組合起來的規則 | not=semantics
semantics | 語義 | form | S5 | the aspect of language that concerns the meanings of words and sentences | 語言中關乎字詞和句子意思的方面 | not=syntax, pragmatics
pragmatics | 語用 | form | S6 | the aspect of language that concerns how it is used to suit the listener and the situation | 語言中關乎如何按聽者和場合恰當表達的方面 | not=semantics
cooing | 咕咕聲期 | process | S5 | the stage at about two months at which a baby utters soft vowel-like sounds such as "oo" | 約兩個月大的嬰兒發出「喔喔」等柔和元音的階段 | not=babbling
babbling | 牙牙學語期 | process | S5 | the stage at about six months at which a baby repeats syllables such as "ba-ba" without meaning | 約半歲的嬰兒重複發出「巴巴」等無意義音節的階段 | not=cooing
one-word stage | 單詞期 | process | S5 | the stage at about the first birthday at which a baby uses single names to express whole ideas | 約一歲的幼兒以「奶」等個別名稱表達整個意思的階段 | also=holophrastic stage
overregularisation | 過度規則化 | process | S6 | the error of applying a grammar rule to exceptions, as when a child says "goed" for "went" | 兒童把語法套用於例外情況的錯誤，例如把went說成goed | not=telegraphic speech
nativist theory | 先天論 | theory | S6 | the view that children are born with a special ability to learn language | 認為兒童生來就具備學習語言的特殊能力的學說 | not=learning theory of language
learning theory of language | 語言學習論 | theory | S6 | the view that children come to speak through imitation and reinforcement | 認為兒童透過模仿和強化而懂得說話的學說 | not=nativist theory
interactionist theory | 互動論 | theory | S6 | the view that speech grows out of both inborn abilities and conversation with other people | 認為說話能力由天賦與人際交談共同促成的學說
fluid intelligence | 流體智力 | property | S5 | the ability to reason quickly and solve unfamiliar problems, which declines in old age | 快速推理和解決陌生問題、到晚年會下降的能力 | also-zh=流動智力; not=crystallised intelligence
crystallised intelligence | 晶體智力 | property | S5 | the store of knowledge and vocabulary built up over years, which lasts well into old age | 多年累積、到晚年仍能保持的知識和詞彙 | also-zh=固定智力; not=fluid intelligence
emotional intelligence | 情緒智力 | property | S3 | the ability to understand and manage one's own feelings and those of others | 了解並管理自己和他人感受的能力 | also=EQ; also-zh=情緒智商
analytical intelligence | 分析智力 | property | S5 | the ability, in Sternberg's theory, to solve textbook problems by comparing and evaluating | 史坦伯格所指，以比較和評估解決課本式問題的能力 | not=practical intelligence
creative intelligence | 創造智力 | property | S5 | the ability, in Sternberg's theory, to deal with new situations and produce original ideas | 史坦伯格所指，應付新情境和提出新穎想法的能力
practical intelligence | 實用智力 | property | S5 | the ability, in Sternberg's theory, to cope with the tasks of everyday life | 史坦伯格所指，應付日常生活事務的能力
linguistic intelligence | 語言智能 | property | S2 | the ability, in Gardner's theory, to read, write and use words well | 加德納所指，善於閱讀、寫作和運用文字的能力
logical-mathematical intelligence | 邏輯數學智能 | property | S2 | the ability, in Gardner's theory, to reason and calculate | 加德納所指，善於推理和計算的能力
spatial intelligence | 空間智能 | property | S2 | the ability, in Gardner's theory, to visualise objects and find one's way | 加德納所指，善於想像物件形狀和辨別方向的能力 | also=visual-spatial intelligence; also-zh=視覺空間智能
musical intelligence | 音樂智能 | property | S2 | the ability, in Gardner's theory, to notice and create rhythm and melody | 加德納所指，善於感受和創作節奏和旋律的能力
bodily-kinaesthetic intelligence | 肢體動覺智能 | property | S2 | the ability, in Gardner's theory, to control movement skilfully, as dancers and athletes do | 加德納所指，像舞者和足球員般靈巧控制身軀的能力
interpersonal intelligence | 人際智能 | property | S2 | the ability, in Gardner's theory, to understand and get on with other people | 加德納所指，善於了解他人並與之相處的能力 | not=intrapersonal intelligence
intrapersonal intelligence | 內省智能 | property | S2 | the ability, in Gardner's theory, to understand oneself | 加德納所指，善於認識自己的能力 | not=interpersonal intelligence
naturalist intelligence | 自然觀察智能 | property | S2 | the ability, in Gardner's theory, to recognise and classify plants, animals and rocks | 加德納所指，善於辨認動植物和礦石並加以分類的能力
intelligence quotient | 智商 | quantity | S3 | a score that shows how a person's reasoning ability compares with an average set at 100 | 以100為平均值，顯示一個人推理能力高低的分數 | also=IQ
chronological age | 實足年齡 | quantity | S4 | the number of years that have passed since a person was born | 一個人由出生至今所經過的年數 | not=mental age
percentile rank | 百分等級 | quantity | S6 | a figure that tells how large a share of all test takers scored lower than a given person | 表示有多大比例的受測者得分低於某人的數值
achievement test | 成就測驗 | method | S5 | an assessment of what a person has already learned, such as a school examination | 評核一個人已學會多少的工具，例如學校考試 | not=aptitude test
aptitude test | 性向測驗 | method | S5 | an assessment that predicts how well a person will learn a skill in future | 預測一個人將來學習某項技能有多成功的工具 | also-zh=能力傾向測驗; not=achievement test
intelligence test | 智力測驗 | method | S4 | an assessment of reasoning, memory and other general mental abilities | 評核推理、記憶等一般頭腦表現的工具
personality test | 性格測驗 | method | S4 | an assessment of someone's lasting traits and ways of behaving | 評核一個人持久的特質和行事方式的工具
interest inventory | 興趣量表 | method | S4 | a questionnaire that shows which activities and jobs a person would enjoy | 顯示一個人喜歡哪些活動和工作的問卷
standardisation | 標準化 | property | S5 | the sameness of the instructions, time and scoring of a test for everyone who takes it | 測驗的指引、時限和評分方式對所有受測者一律相同的特質
aphasia | 失語症 | disease | S5 | the loss of the ability to speak or to understand speech after damage to the brain | 腦部受損後不能說話或理解說話的情況
dyslexia | 讀寫障礙 | disease | S3 | the condition of lasting difficulty in recognising and spelling words in spite of normal intelligence | 智能正常，但在認字和默書方面有持續困難的情況 | also-zh=讀寫困難
stuttering | 口吃 | disease | S2 | the disorder in which the flow of speech is broken by repeated sounds and blocks | 說話時重複字音或停頓、以致不流暢的失調 | also=stammering
intellectual disability | 智力障礙 | disease | S3 | the condition of limited mental ability and everyday living skills that begins in childhood | 自童年起推理、學習和自理方面均顯著落後於同齡者的情況 | also-zh=智障
set | building blocks of thought | 思維的組成單位 | concept; prototype; schema; cognitive script
set | ways of solving problems | 解決問題的方法 | algorithm; working backwards; means-end analysis; brainstorming
set | ways of reaching an answer | 得出答案的方法 | algorithm; heuristic; deductive reasoning; inductive reasoning
set | shortcuts and biases in judging | 判斷時的捷徑與偏誤 | availability heuristic; representativeness heuristic; anchoring effect; framing effect; confirmation bias
set | errors of belief | 信念上的偏誤 | confirmation bias; hindsight bias; belief perseverance; gambler's fallacy; sunk cost fallacy
set | obstacles to solving problems | 解決問題的障礙 | functional fixedness; confirmation bias; belief perseverance; anchoring effect
set | mistakes in reasoning about chance and cost | 對機會和代價的錯誤推想 | gambler's fallacy; sunk cost fallacy; availability heuristic; framing effect; anchoring effect
set | ways of thinking | 思考方式 | deductive reasoning; inductive reasoning; divergent thinking; convergent thinking; metacognition
set | units and levels of language | 語言的單位和層面 | phoneme; morpheme; syntax; semantics; pragmatics
set | stages and errors of early speech | 早期說話的階段和錯誤 | cooing; babbling; one-word stage; overregularisation
set | theories of language | 語言的理論 | nativist theory; learning theory of language; interactionist theory; linguistic relativity hypothesis=語言相對論
set | kinds of intelligence | 智力的種類 | fluid intelligence; crystallised intelligence; emotional intelligence; practical intelligence
set | intelligence as seen by different thinkers | 不同學者所指的智力 | general intelligence=一般智力; emotional intelligence; practical intelligence; linguistic intelligence
set | forms of intelligence in the theories of Sternberg and Cattell | 史坦伯格和卡特爾所指的智力 | analytical intelligence; creative intelligence; practical intelligence; fluid intelligence; crystallised intelligence
set | Gardner's intelligences of words, numbers and arts | 加德納的多元智能：文字、數理與藝術 | linguistic intelligence; logical-mathematical intelligence; spatial intelligence; musical intelligence; bodily-kinaesthetic intelligence
set | figures used in testing children | 測驗兒童時使用的數值 | intelligence quotient; mental age=智力年齡; chronological age; percentile rank
set | kinds of psychological test | 心理測驗的種類 | achievement test; aptitude test; intelligence test; personality test; interest inventory
set | difficulties of speech and learning | 言語和學習方面的障礙 | aphasia; dyslexia; stuttering; intellectual disability
order | Wallas's stages of creative thinking | 沃拉斯的創意思維階段 | preparation=準備 > incubation=醞釀 > illumination=豁朗 > verification=驗證
fact | theory of multiple intelligences | 多元智能理論 | who put it forward | 提出者 | Howard Gardner | 加德納 |
fact | triarchic theory of intelligence | 智力三元論 | who put it forward | 提出者 | Robert Sternberg | 史坦伯格 |
fact | general intelligence | 一般智力 | who put it forward | 提出者 | Charles Spearman | 斯皮爾曼 |
fact | universal grammar | 普遍語法 | who put it forward | 提出者 | Noam Chomsky | 喬姆斯基 |

== Lifespan development | 人生各階段的發展
germinal stage | 胚芽期 | period | S5 | the first two weeks after conception, when the fertilised egg divides and settles in the womb | 受孕後首兩星期，受精卵分裂並在子宮着牀的時期 | also=germinal period
embryonic stage | 胚胎期 | period | S5 | the third to the eighth week after conception, when the main organs form | 受孕後第三至第八周，主要器官形成的時期 | also=embryonic period
foetal stage | 胎兒期 | period | S5 | the time from the ninth week after conception until birth, when the body grows and the organs mature | 受孕後第九周至出生，身體長大而器官逐漸成熟的時期 | also=foetal period
infancy | 嬰兒期 | period | S4 | the time from birth to about the age at which a child walks and begins to speak | 由出生至大約學會走路和說話的時期
early childhood | 幼兒期 | period | S4 | the time from about two to six, before primary school begins | 約兩歲至六歲、入讀小學之前的時期 | also=preschool years
middle childhood | 兒童期 | period | S4 | the time from about six to eleven, the years of primary school | 約六歲至十一歲、就讀小學的時期 | also=school age
adolescence | 青少年期 | period | S4 | the time between childhood and adulthood that begins when the body matures sexually | 由身體性徵開始成熟至成年之間的時期 | not=puberty
early adulthood | 成年早期 | period | S4 | the time of about twenty to forty, when many people start careers and families | 約二十至四十歲，許多人開展事業和組織家庭的時期 | also=young adulthood
middle adulthood | 中年期 | period | S4 | the time of about forty to sixty-five, when children leave home and the body begins to decline | 約四十至六十五歲，子女離家而體能開始衰退的時期
late adulthood | 老年期 | period | S4 | the time after about sixty-five, when most people have retired | 約六十五歲以後，大多數人已退休的時期 | also=old age
physical development | 生理發展 | process | S4 | growth in height, weight, organs and control over the muscles | 身高、體重、器官和肌肉控制方面的成長 | also-zh=身體發展
cognitive development | 認知發展 | process | S4 | growth in the ability to think, reason and remember | 思考、推理和記憶能力方面的成長 | also=intellectual development; also-zh=智能發展
emotional development | 情緒發展 | process | S4 | growth in the ability to express and control feelings | 表達和控制感受的能力方面的成長
social development | 社交發展 | process | S4 | growth in the ability to get along and form bonds with other people | 與人相處和建立關係的能力方面的成長
moral development | 道德發展 | process | S4 | growth in the understanding of right and wrong | 分辨是非對錯的能力方面的成長
gross motor skill | 大肌肉技能 | property | S4 | the ability to move the trunk, arms and legs, as in running and jumping | 活動軀幹和四肢的能力，例如跑和跳 | not=fine motor skill
fine motor skill | 小肌肉技能 | property | S4 | the ability to make small movements of the hand, as in threading beads | 用手作細微動作的能力，例如穿珠子 | not=gross motor skill
rooting reflex | 覓食反射 | process | S6 | a newborn's automatic turning of the head towards a touch on the cheek | 新生嬰兒臉頰被觸碰時轉頭朝向該處的反應 | also-zh=尋乳反射; not=sucking reflex
sucking reflex | 吸吮反射 | process | S5 | a newborn's automatic drawing with the lips and tongue on anything that is put into the mouth | 新生嬰兒以唇舌用力含啜放入口中之物的反應 | not=rooting reflex
grasping reflex | 抓握反射 | process | S5 | a newborn's automatic closing of the fingers around anything that touches the palm | 新生嬰兒手掌被觸碰時手指合攏的反應 | also=palmar grasp
stepping reflex | 踏步反射 | process | S6 | a newborn's automatic moving of the legs as if walking when held upright with the feet on a surface | 新生嬰兒被直立抱着、腳底觸及平面時雙腿像走路般擺動的反應
sensorimotor stage | 感知運動期 | period | S5 | Piaget's stage from birth to about two, when babies learn through looking, sucking and grasping | 皮亞傑指出生至約兩歲，嬰兒透過看、吮和抓來認識世界的階段
preoperational stage | 前運思期 | period | S5 | Piaget's stage from about two to seven, when children use words and images but are egocentric | 皮亞傑指約兩歲至七歲，兒童能用語言和形象但自我中心的階段
concrete operational stage | 具體運思期 | period | S5 | Piaget's stage from about seven to eleven, when children reason logically about real things and grasp conservation | 皮亞傑指約七歲至十一歲，兒童能就實物作邏輯思考並掌握守恆的階段 | not=formal operational stage
formal operational stage | 形式運思期 | period | S5 | Piaget's stage from about twelve on, when young people reason about abstract and imagined situations | 皮亞傑指約十二歲起，能就抽象和假想情況推理的階段 | not=concrete operational stage
object permanence | 物體恆存 | idea | S5 | the understanding that a thing goes on existing when it cannot be seen | 明白東西看不見時並沒有消失的認識 | not=conservation
conservation | 守恆 | idea | S5 | the understanding that an amount stays the same when only its shape or arrangement changes | 明白事物只改變外形或排列時，其數量或分量不變的認識 | not=object permanence, reversibility
reversibility | 可逆性 | idea | S6 | the understanding that an action can be undone to return to the starting point | 明白一個步驟可以倒過來進行而回到起點的認識 | not=conservation
egocentrism | 自我中心 | idea | S5 | the inability of a young child to see a situation from another person's point of view | 幼兒未能從他人的角度看事情的思維特點 | not=animism
animism | 萬物有靈觀 | idea | S6 | the belief of a young child that lifeless things have feelings and wishes | 幼兒以為沒有生命的東西也有感受和意願的想法 | not=egocentrism
theory of mind | 心智理論 | idea | S6 | the understanding that other people have beliefs and thoughts different from one's own | 明白他人有與自己不同的信念和想法的認識
assimilation | 同化 | process | S5 | the process of fitting a new experience into an existing schema | 把新經驗納入現有基模的過程 | not=accommodation
accommodation | 調適 | process | S5 | the process of changing an existing schema to suit a new experience | 改變現有基模以配合新經驗的過程 | also-zh=順應; not=assimilation
scaffolding | 鷹架教學 | process | S5 | the process in which an adult gives a child just enough support, which is gradually withdrawn as the task is mastered | 成人給予兒童適當的協助，並隨其掌握而逐步撤走的過程 | also-zh=支架教學
equilibration | 平衡作用 | process | S6 | the process of restoring harmony between existing schemas and new experience, which moves thinking forward | 使現有基模與新經驗重新協調，從而推動思維發展的過程
law and order orientation | 法律與秩序取向 | idea | S6 | Kohlberg's stage at which right means doing one's duty and keeping the rules of society as they stand | 柯爾伯格指以盡責和遵守社會既定規則為正確的階段
social contract orientation | 社會契約取向 | idea | S6 | Kohlberg's stage at which rules are seen as agreements for the common good that people may change | 柯爾伯格指視規則為眾人為共同利益而訂立、可以修改的協議的階段
universal ethical principle orientation | 普遍道德原則取向 | idea | S6 | Kohlberg's stage at which right is decided by conscience and ideals of justice that hold for all people | 柯爾伯格指憑良心及適用於全人類的公義理念判斷對錯的階段
autonomy versus shame and doubt | 自主對羞怯懷疑 | period | S5 | Erikson's crisis of the toddler, who wants to do things alone such as eating and using the toilet | 艾力遜指學步幼兒的危機，他們想獨力進食和如廁
initiative versus guilt | 主動對內疚 | period | S5 | Erikson's crisis of the kindergarten child, who starts plans and games and may be blamed for them | 艾力遜指幼稚園兒童的危機，他們自行構思活動，或會因此受責備
industry versus inferiority | 勤奮對自卑 | period | S5 | Erikson's crisis of the primary pupil, who compares his or her work and skills with those of classmates | 艾力遜指小學生的危機，他們把自己的功課和技能與同學比較
identity versus role confusion | 身份認同對角色混亂 | period | S5 | Erikson's crisis of the teenager, who asks "Who am I?" | 艾力遜指青少年的危機，他們會問「我是誰」 | also-zh=自我認同對角色混淆, 自我認同對角色混亂
intimacy versus isolation | 親密對孤立 | period | S5 | Erikson's crisis of the young adult, who seeks close and lasting love and friendship | 艾力遜指成年早期的危機，人會尋求深厚而持久的愛與友誼
generativity versus stagnation | 生產對停滯 | period | S5 | Erikson's crisis of middle life, in which people wish to guide the young and contribute to society | 艾力遜指中年的危機，人希望培育下一代和貢獻社會
secure attachment | 安全型依附 | property | S5 | the bond of a baby who is upset when the mother leaves and is quickly comforted when she returns | 母親離開時難過、母親回來後很快平復的嬰兒與母親的關係
avoidant attachment | 逃避型依附 | property | S5 | the bond of a baby who shows little upset when the mother leaves and ignores her when she returns | 母親離開時不太在意、母親回來後也不理睬她的嬰兒與母親的關係 | not=ambivalent attachment
ambivalent attachment | 矛盾型依附 | property | S5 | the bond of a baby who is very upset when the mother leaves and clings to yet pushes her away when she returns | 母親離開時極度難過、母親回來後又想親近又推開她的嬰兒與母親的關係 | also=resistant attachment; not=avoidant attachment
disorganised attachment | 混亂型依附 | property | S6 | the bond of a baby who freezes or behaves oddly without any fixed pattern when the mother returns | 母親回來時呆住或行為怪異、沒有固定模式的嬰兒與母親的關係
authoritative parenting | 權威開明型管教 | form | S4 | an upbringing that sets firm rules but is warm and explains the reasons for them | 定下清楚規矩，同時關懷子女並解釋理由的教養方式 | also-zh=民主權威型管教; not=authoritarian parenting
authoritarian parenting | 專制型管教 | form | S4 | an upbringing that is strict and cold and demands obedience without explanation | 嚴厲冷漠、要求子女絕對服從而不作解釋的教養方式 | not=authoritative parenting
permissive parenting | 縱容型管教 | form | S4 | an upbringing that is warm but makes few demands and sets few limits | 對子女關愛有加，但甚少要求和限制的教養方式 | also-zh=放任型管教; not=uninvolved parenting
uninvolved parenting | 忽視型管教 | form | S4 | an upbringing that gives neither warmth nor limits, as the parents show little interest in the child | 對子女不聞不問，既不關愛也不設限制的教養方式 | also=neglectful parenting; not=permissive parenting
solitary play | 獨自遊戲 | form | S4 | an activity in which a young child plays alone, apart from others and without taking notice of them | 幼兒一個人玩耍，遠離他人也不理會他人的活動
onlooker play | 旁觀遊戲 | form | S4 | an activity in which a young child watches others at their games but does not join in | 幼兒看着別人玩耍而不加入的活動
parallel play | 平行遊戲 | form | S4 | an activity in which children use similar toys side by side but do not interact with each other | 幼兒並排玩相似的玩具，但彼此沒有交流的活動 | not=associative play
associative play | 聯合遊戲 | form | S4 | an activity in which children chat and share toys but have no common goal or rules | 幼兒互相交談和借用玩具，但沒有共同目標和規則的活動 | not=cooperative play
cooperative play | 合作遊戲 | form | S4 | an activity in which children share out roles and follow rules towards a common goal | 兒童分配角色、遵守規則，為共同目標而玩耍的活動 | not=associative play
microsystem | 微觀系統 | system | S5 | the settings in Bronfenbrenner's model, such as family and school, in which a child directly takes part | 布朗芬布倫納所指，兒童直接身處的家庭、學校等環境
mesosystem | 中間系統 | system | S5 | the links in Bronfenbrenner's model between a child's direct settings, such as parents meeting teachers | 布朗芬布倫納所指，兒童直接身處的各個環境之間的聯繫，如家長與老師會面
exosystem | 外在系統 | system | S5 | the settings in Bronfenbrenner's model that affect a child who is not in them, such as a parent's workplace | 布朗芬布倫納所指，兒童沒有身處其中卻受其影響的環境，如父母的工作地點
macrosystem | 宏觀系統 | system | S5 | the culture, laws and values of the whole society in Bronfenbrenner's model | 布朗芬布倫納所指，整個社會的文化、法律和信念
chronosystem | 時間系統 | system | S6 | the changes over the years in Bronfenbrenner's model, such as a divorce or a war | 布朗芬布倫納所指，隨歲月而來的轉變，如父母離婚或戰爭
menopause | 停經 | process | S4 | the permanent ending of a woman's menstrual periods in middle age | 女性在中年時月事永久終止的變化 | also-zh=更年期
midlife crisis | 中年危機 | process | S5 | the anxiety of some people at about forty to fifty who question what they have achieved | 一些四、五十歲的人質疑自己的人生成就而感到的不安
empty nest syndrome | 空巢症候群 | process | S5 | the sadness of parents when their grown children leave home | 父母因子女長大離家而感到的失落
separation anxiety | 分離焦慮 | process | S4 | the distress of a baby or young child when the person who cares for it goes away | 嬰幼兒在照顧者不在身邊時的強烈不安 | not=stranger anxiety
stranger anxiety | 怕生反應 | process | S4 | the distress of a baby when an unfamiliar person comes near | 嬰兒在不認識的人走近時的不安表現 | also-zh=陌生人焦慮; not=separation anxiety
disengagement theory | 撤離理論 | theory | S5 | the view that the elderly and society naturally withdraw from each other | 認為長者與社會會自然地互相疏遠的學說 | also-zh=脫離理論; not=activity theory
activity theory | 活動理論 | theory | S5 | the view that the elderly are happiest when they stay busy and take up new roles | 認為長者保持忙碌並擔當新角色便最快樂的學說 | not=disengagement theory
continuity theory | 持續理論 | theory | S6 | the view that the elderly adapt best by keeping the habits and interests they have always had | 認為長者沿用一貫的習慣和興趣便最能適應的學說 | also-zh=連續理論
wear-and-tear theory | 磨損理論 | theory | S6 | the view that the body ages because its cells and parts are damaged by years of use like those of a machine | 認為身體像機器一樣，因長年使用而逐漸老化失效的學說
set | stages before birth and the first after it | 出生前後的階段 | germinal stage; embryonic stage; foetal stage; infancy
set | stages of childhood and youth | 兒童和青少年的階段 | infancy; early childhood; middle childhood; adolescence
set | stages of human life | 人生的階段 | adolescence; early adulthood; middle adulthood; late adulthood; middle childhood
set | sides of human development | 人的發展範疇 | physical development; cognitive development; emotional development; social development; moral development
set | reflexes of the newborn | 新生嬰兒的反射 | rooting reflex; sucking reflex; grasping reflex; stepping reflex
set | Piaget's stages | 皮亞傑的認知發展階段 | sensorimotor stage; preoperational stage; concrete operational stage; formal operational stage
set | ideas in Piaget's theory | 皮亞傑理論中的概念 | object permanence; conservation; reversibility; egocentrism; animism
set | features of children's thinking | 兒童思維的特點 | object permanence; conservation; egocentrism; theory of mind; animism
set | processes by which thinking grows | 思維成長的過程 | assimilation; accommodation; equilibration; scaffolding; maturation
set | Erikson's crises of childhood | 艾力遜的童年危機 | trust versus mistrust=信任對不信任; autonomy versus shame and doubt; initiative versus guilt; industry versus inferiority
set | Erikson's crises from the teens on | 艾力遜的青少年至老年危機 | identity versus role confusion; intimacy versus isolation; generativity versus stagnation; integrity versus despair=完善對絕望
set | patterns of attachment | 依附的類型 | secure attachment; avoidant attachment; ambivalent attachment; disorganised attachment
set | styles of parenting | 管教的方式 | authoritative parenting; authoritarian parenting; permissive parenting; uninvolved parenting
set | kinds of children's play | 兒童遊戲的種類 | solitary play; onlooker play; parallel play; associative play; cooperative play
set | systems in Bronfenbrenner's model | 布朗芬布倫納模型的系統 | microsystem; mesosystem; exosystem; macrosystem; chronosystem
set | troubles of certain times of life | 人生某些時期的困擾 | midlife crisis; empty nest syndrome; separation anxiety; stranger anxiety
set | theories of ageing | 老年的理論 | disengagement theory; activity theory; continuity theory; wear-and-tear theory
order | stages before birth | 出生前的階段 | germinal stage > embryonic stage > foetal stage
order | stages of human life | 人生的階段 | infancy > early childhood > middle childhood > adolescence > early adulthood > middle adulthood > late adulthood
order | Piaget's stages | 皮亞傑的認知發展階段 | sensorimotor stage > preoperational stage > concrete operational stage > formal operational stage
order | Erikson's stages | 艾力遜的心理社會發展階段 | trust versus mistrust=信任對不信任 > autonomy versus shame and doubt > initiative versus guilt > industry versus inferiority > identity versus role confusion > intimacy versus isolation > generativity versus stagnation > integrity versus despair=完善對絕望
order | Bronfenbrenner's systems from the nearest outwards | 布朗芬布倫納由近至遠的系統 | microsystem > mesosystem > exosystem > macrosystem
order | Kübler-Ross's stages of grief | 庫伯勒·羅斯的哀傷階段 | denial=否認 > anger=憤怒 > bargaining=討價還價 > depression=沮喪 > acceptance=接受
order | Kohlberg's levels of moral reasoning | 柯爾伯格的道德層次 | preconventional level=道德成規前期 > conventional level=道德成規期 > postconventional level=道德成規後期
fact | trust versus mistrust | 信任對不信任 | stage of life | 所屬人生階段 | infancy | 嬰兒期 |
fact | autonomy versus shame and doubt | 自主對羞怯懷疑 | stage of life | 所屬人生階段 | toddlerhood | 學步期 |
fact | industry versus inferiority | 勤奮對自卑 | stage of life | 所屬人生階段 | primary school years | 小學階段 |
fact | identity versus role confusion | 身份認同對角色混亂 | stage of life | 所屬人生階段 | adolescence | 青少年期 |
fact | intimacy versus isolation | 親密對孤立 | stage of life | 所屬人生階段 | early adulthood | 成年早期 |
fact | generativity versus stagnation | 生產對停滯 | stage of life | 所屬人生階段 | middle adulthood | 中年期 |
fact | integrity versus despair | 完善對絕望 | stage of life | 所屬人生階段 | late adulthood | 老年期 |
fact | object permanence | 物體恆存 | Piagetian stage in which it is gained | 在皮亞傑哪個階段獲得 | sensorimotor stage | 感知運動期 |
fact | conservation | 守恆 | Piagetian stage in which it is gained | 在皮亞傑哪個階段獲得 | concrete operational stage | 具體運思期 |
fact | abstract reasoning | 抽象推理 | Piagetian stage in which it is gained | 在皮亞傑哪個階段獲得 | formal operational stage | 形式運思期 |
fact | symbolic play | 象徵性遊戲 | Piagetian stage in which it is gained | 在皮亞傑哪個階段獲得 | preoperational stage | 前運思期 |
fact | theory of cognitive development in four stages | 四階段認知發展論 | who put it forward | 提出者 | Jean Piaget | 皮亞傑 |
fact | zone of proximal development | 近側發展區 | who put it forward | 提出者 | Lev Vygotsky | 維果斯基 |
fact | theory of psychosocial development | 心理社會發展論 | who put it forward | 提出者 | Erik Erikson | 艾力遜 |
fact | stages of moral reasoning | 道德推理階段論 | who put it forward | 提出者 | Lawrence Kohlberg | 柯爾伯格 |
fact | attachment theory | 依附理論 | who put it forward | 提出者 | John Bowlby | 鮑比 |
fact | ecological systems theory | 生態系統理論 | who put it forward | 提出者 | Urie Bronfenbrenner | 布朗芬布倫納 |

== Motivation and emotion | 動機與情緒
intrinsic motivation | 內在動機 | process | S4 | the desire to do something because it is enjoyable or interesting for its own sake | 因事情本身有趣或令人享受而想去做的意欲 | also-zh=內在動力; not=extrinsic motivation
extrinsic motivation | 外在動機 | process | S4 | the desire to do something in order to gain a reward or avoid a punishment | 為了得到獎賞或避免受罰而想去做的意欲 | also-zh=外在動力; not=intrinsic motivation
achievement motivation | 成就動機 | process | S4 | the desire to do a difficult task well and to reach a high standard | 想把艱巨工作做好並達到高水準的意欲
affiliation motivation | 親和動機 | process | S5 | the desire to be with others and to form friendly bonds | 想與人相處並建立友好關係的意欲
power motivation | 權力動機 | process | S5 | the desire to control and influence other people | 想控制他人和影響他人的意欲
drive | 驅力 | process | S5 | the state of tension, such as hunger, that arises from a bodily need and pushes a person to act | 由身體需要引起、推使人行動的緊張狀態，例如飢餓 | not=incentive
incentive | 誘因 | process | S4 | an outside thing, such as a prize, that draws a person to act | 吸引人採取行動的外界事物，例如獎品 | not=drive
instinct | 本能 | process | S4 | an unlearned and fixed pattern of behaviour found in all members of a species | 同一物種所有成員都有、不經學習的固定行為模式 | not=drive
homeostasis | 體內平衡 | process | S4 | the process of keeping conditions inside the body, such as temperature, at a steady level | 令水分、血糖等生理狀況維持穩定的過程
drive-reduction theory | 驅力降低理論 | theory | S5 | the view that a bodily need creates tension and that people act to relieve this tension | 認為身體需要產生緊張，而人行動是為了減輕這種緊張的學說 | not=arousal theory
arousal theory | 喚醒理論 | theory | S5 | the view that people act so as to keep their alertness at a level that is neither too high nor too low | 認為人行動是為了保持不高不低的警覺程度的學說 | not=drive-reduction theory
instinct theory | 本能理論 | theory | S5 | the view that behaviour is driven by inborn patterns common to the species | 認為行為由物種共有的天生模式所推動的學說
incentive theory | 誘因理論 | theory | S5 | the view that behaviour is motivated by the attraction of outside rewards | 認為行為是受外界獎賞所吸引的學說 | not=drive-reduction theory
self-determination theory | 自決理論 | theory | S6 | the view that people thrive when they feel free to choose, able and connected to others | 認為人在感到有選擇、能幹並與人有聯繫時最有動力的學說
hierarchy of needs | 需要層次理論 | theory | S4 | the view that people must satisfy basic requirements such as food and safety before seeking higher ones such as esteem | 認為人先求溫飽和安全，其後才追求尊重等較高目標的學說
Yerkes-Dodson law | 耶克斯多德森定律 | law | S6 | the principle that performance is best when arousal is moderate | 人在適度喚醒時表現最佳的原則
physiological needs | 生理需要 | idea | S4 | the lowest level of Maslow's pyramid, which includes food, water and sleep | 馬斯洛金字塔的最低一層，包括食物、水和睡眠
safety needs | 安全需要 | idea | S4 | the second level of Maslow's pyramid, which includes shelter and a life free from danger | 馬斯洛金字塔的第二層，包括居所和免受危險的生活
belongingness and love needs | 愛與歸屬需要 | idea | S4 | the third level of Maslow's pyramid, which includes friendship and family ties | 馬斯洛金字塔的第三層，包括友誼和家庭關係 | also=social needs; also-zh=社交需要
esteem needs | 尊重需要 | idea | S4 | the fourth level of Maslow's pyramid, which includes recognition by others and confidence in oneself | 馬斯洛金字塔的第四層，包括他人的認同和自信
self-actualisation needs | 自我實現需要 | idea | S4 | the highest of the five levels of Maslow's pyramid, the full development of one's potential | 馬斯洛五層金字塔的最高一層，即充分發揮個人潛能
approach-approach conflict | 雙趨衝突 | process | S5 | the difficulty of choosing between two attractive things of which one can have only one | 兩樣喜歡的東西只能選其一的困局 | not=avoidance-avoidance conflict
avoidance-avoidance conflict | 雙避衝突 | process | S5 | the difficulty of choosing between two unpleasant things of which one must be accepted | 兩件討厭的事必須承受其一的困局 | not=approach-approach conflict
approach-avoidance conflict | 趨避衝突 | process | S5 | the difficulty of deciding about a single thing that is attractive and unpleasant at the same time | 面對同一件既吸引又令人抗拒的事而難以決定的困局
double approach-avoidance conflict | 雙重趨避衝突 | process | S6 | the difficulty of choosing between two things each of which has both attractive and unattractive features | 兩個選擇各有好處和壞處而難以取捨的困局 | not=approach-avoidance conflict
overjustification effect | 過度辯證效應 | process | S6 | the loss of interest in an enjoyable activity after one has been paid or rewarded for it | 喜歡的活動因曾獲獎賞或報酬，反而令人失去興趣的現象 | also-zh=過度合理化效應
delayed gratification | 延遲滿足 | process | S4 | the act of giving up a small reward now in order to get a bigger one later | 放棄眼前的小獎賞，以換取日後更大獎賞的做法
flow | 心流 | process | S5 | the state of being so absorbed in a suitably challenging task that one loses track of time | 全情投入難度適中的工作以致忘記時間的狀態
leptin | 瘦素 | substance | S6 | the hormone made by fat cells that reduces the appetite | 由脂肪細胞分泌、使食慾降低的激素 | not=ghrelin
ghrelin | 飢餓素 | substance | S6 | the hormone made by an empty stomach that increases the appetite | 胃部排空時分泌、使食慾增加的激素 | not=leptin
insulin | 胰島素 | substance | S4 | the hormone that lowers blood sugar by causing the liver and muscles to take up glucose | 促使肝臟和肌肉吸收葡萄糖、令血糖下降的激素
James-Lange theory | 詹郎二氏情緒論 | theory | S5 | the view that we feel an emotion because we notice our bodily reaction, as when we are afraid because we tremble | 認為先有身體反應，察覺後才有情緒的學說，例如因發抖而感到害怕 | also-zh=詹姆斯—朗格理論; not=Cannon-Bard theory
Cannon-Bard theory | 坎巴二氏情緒論 | theory | S5 | the view that the bodily reaction and the emotion arise at the same time and independently | 認為身體反應與情緒感受同時而獨立地出現的學說 | also-zh=坎農—巴德理論; not=James-Lange theory
Schachter-Singer theory | 斯辛二氏情緒論 | theory | S5 | the view that an emotion is bodily arousal plus the label we give it from the situation | 認為情緒由身體喚醒，加上當事人按情境為它貼上的標籤組成的學說 | also=two-factor theory of emotion; also-zh=情緒二因論
facial feedback hypothesis | 面部回饋假說 | theory | S6 | the view that moving the muscles of smiling or frowning changes what we feel | 認為牽動微笑或皺眉的肌肉會改變心情的學說
cognitive appraisal theory | 認知評估理論 | theory | S6 | the view that what we feel depends on how we judge an event, even before we are aware of arousal | 認為情緒取決於人怎樣判斷事件，甚至先於察覺身體喚醒的學說
physiological arousal | 生理喚醒 | process | S5 | the bodily component of an emotion, such as a racing heart and sweating | 情緒中身體方面的部分，例如心跳加速和出汗 | not=expressive behaviour
expressive behaviour | 表情行為 | process | S5 | the outward component of an emotion, such as a frown or a raised voice | 情緒中外露的部分，例如皺眉或提高聲線 | not=physiological arousal
subjective experience | 主觀感受 | process | S5 | the inner component of an emotion, that is, what the person feels | 情緒中內心的部分，即當事人自己的體會
cognitive appraisal | 認知評估 | process | S5 | the thinking component of an emotion, that is, judging what an event means for oneself | 情緒中思考的部分，即判斷事件對自己有何意義
anger | 憤怒 | process | P3 | the emotion felt when someone wrongs us or blocks our way | 被人冒犯或受到阻礙時產生的情緒
fear | 恐懼 | process | P3 | the emotion felt in the face of a definite danger | 面對明確危險時產生的情緒 | not=anxiety
sadness | 悲傷 | process | P3 | the emotion felt on losing someone or something dear | 失去珍愛的人或物時產生的情緒
disgust | 厭惡 | process | P4 | the emotion felt at something rotten, dirty or offensive | 遇到腐臭、骯髒或令人反感的東西時產生的情緒
surprise | 驚訝 | process | P3 | the brief emotion felt when something unexpected happens | 發生意料之外的事時短暫出現的情緒
joy | 喜悅 | process | P3 | the emotion felt when a wish comes true or something good happens | 願望成真或遇上好事時產生的情緒
anxiety | 焦慮 | process | S1 | the uneasy emotion felt about what may happen in the future, without definite danger at hand | 眼前沒有明確危險，卻為將來可能發生的事不安的情緒 | not=fear
guilt | 內疚 | process | S1 | the emotion felt on believing that one has done something wrong to someone | 覺得自己做錯某件事、對不起他人時產生的情緒 | not=shame
shame | 羞恥 | process | S1 | the emotion felt on believing that one is bad or unworthy as a person in the eyes of others | 覺得自己整個人在別人眼中都不好時產生的情緒 | not=guilt
pride | 自豪 | process | P5 | the emotion felt on having done something well | 自己把事情做得出色時產生的情緒
envy | 妒忌 | process | S1 | the resentful emotion felt when another person has something that one wishes to have | 看見別人擁有自己想要的東西而產生的不忿情緒 | also-zh=嫉妒
contempt | 鄙視 | process | S1 | the cold emotion felt towards someone regarded as inferior and unworthy of respect | 認為對方低劣、不值得尊重時產生的冷漠情緒
gratitude | 感恩 | process | P4 | the emotion felt towards someone who has been kind to us | 對善待自己的人產生的情緒
embarrassment | 尷尬 | process | P5 | the emotion felt after a small slip such as tripping in front of other people | 在人前出現絆倒等小差錯後產生的情緒 | not=shame
empathy | 同理心 | process | S1 | the understanding and sharing of another person's feelings by putting oneself in his or her place | 設身處地體會他人感受的能力 | not=sympathy
sympathy | 同情心 | process | S1 | the feeling of pity and concern for someone in trouble, seen from outside | 對遇到困難的人所懷的憐憫和關心 | not=empathy
cognitive reappraisal | 認知重評 | method | S5 | a way of managing emotion by thinking about the situation in a different way | 從另一角度看待事情以調節情緒的方法 | not=expressive suppression
expressive suppression | 表達抑制 | method | S6 | a way of managing emotion by hiding its outward signs while still feeling it inside | 內心雖有情緒，但不讓它外露的方法 | not=cognitive reappraisal
distraction | 轉移注意 | method | S4 | a way of managing emotion by turning one's attention to some other activity | 把心思放到其他活動上以調節情緒的方法
display rule | 情緒表達規則 | idea | S6 | a social custom that tells when and how feelings may be shown | 社會上有關何時和怎樣流露情感的慣例
set | kinds of motivation | 動機的種類 | intrinsic motivation; extrinsic motivation; achievement motivation; affiliation motivation; power motivation
set | forces behind behaviour | 推動行為的力量 | drive; incentive; instinct; homeostasis
set | theories of motivation | 動機的理論 | drive-reduction theory; arousal theory; instinct theory; incentive theory; self-determination theory; hierarchy of needs
set | levels in Maslow's hierarchy | 馬斯洛需要層次 | physiological needs; safety needs; belongingness and love needs; esteem needs; self-actualisation needs
set | kinds of inner conflict | 內心衝突的種類 | approach-approach conflict; avoidance-avoidance conflict; approach-avoidance conflict; double approach-avoidance conflict
set | hormones of hunger and stress | 與飢餓和壓力有關的激素 | leptin; ghrelin; insulin; cortisol; adrenaline
set | theories of emotion | 情緒的理論 | James-Lange theory; Cannon-Bard theory; Schachter-Singer theory; facial feedback hypothesis; cognitive appraisal theory
set | components of emotion | 情緒的組成部分 | physiological arousal; expressive behaviour; subjective experience; cognitive appraisal
set | basic emotions | 基本情緒 | anger; fear; sadness; disgust; surprise; joy
set | emotions about oneself | 與自己有關的情緒 | guilt; shame; pride; embarrassment
set | unpleasant emotions | 令人不快的情緒 | anger; fear; anxiety; sadness; envy; contempt
set | feelings towards other people | 對他人的感受 | envy; contempt; gratitude; empathy; sympathy
set | pleasant states of mind | 愉快的心境 | joy; pride; gratitude; flow
set | ways of managing emotion | 調節情緒的方法 | cognitive reappraisal; expressive suppression; distraction; problem solving=解決問題
order | Maslow's hierarchy from the lowest level | 馬斯洛需要層次由低至高 | physiological needs > safety needs > belongingness and love needs > esteem needs > self-actualisation needs
order | an emotion according to James and Lange | 詹姆斯和朗格所說的情緒過程 | event=事件 > bodily reaction=身體反應 > awareness of the reaction=察覺反應 > feeling of emotion=情緒感受
fact | hierarchy of needs | 需要層次理論 | who put it forward | 提出者 | Abraham Maslow | 馬斯洛 |

== Personality | 性格與人格
id | 本我 | structure | S4 | the part of the mind in Freud's theory that demands immediate satisfaction of desires | 弗洛伊德所指，心靈中要求慾望即時滿足的部分 | not=ego
ego | 自我 | structure | S4 | the part of the mind in Freud's theory that deals with reality and balances desire against conscience | 弗洛伊德所指，心靈中面對現實、在慾望與良心之間求取平衡的部分 | not=id, superego
superego | 超我 | structure | S4 | the part of the mind in Freud's theory that holds moral rules and acts as conscience | 弗洛伊德所指，心靈中存有道德規則、充當良心的部分 | not=ego
persona | 人格面具 | structure | S6 | the public face, in Jung's theory, that we show to the world | 榮格所指，人向外界展示的公開形象
shadow | 陰影 | structure | S6 | the dark side of ourselves, in Jung's theory, that we do not wish to admit | 榮格所指，人不願承認的黑暗一面
collective unconscious | 集體潛意識 | structure | S6 | the deep layer of the mind, in Jung's theory, that all humankind inherits | 榮格所指，全人類所遺傳的心靈深層 | also-zh=集體無意識; not=unconscious mind
conscious mind | 意識 | structure | S4 | the thoughts and feelings of which a person is aware at this moment | 一個人此刻察覺到的思想和感受 | not=preconscious mind
preconscious mind | 前意識 | structure | S5 | the thoughts of which a person is not aware now but which can easily be recalled | 一個人此刻沒有察覺、但可以輕易想起的內容 | not=unconscious mind
unconscious mind | 潛意識 | structure | S4 | the wishes and memories hidden so deep in a person that they cannot be recalled at will | 深藏於人心、不能隨意想起的願望和記憶 | also-zh=無意識; not=preconscious mind
denial | 否認 | process | S4 | a defence in which a person refuses to accept an unpleasant fact | 拒絕接受不愉快事實的防衛機制 | not=repression
projection | 投射 | process | S5 | a defence in which one's own unacceptable feelings are attributed to other people | 把自己不可接受的感受看成是別人所有的防衛機制 | not=displacement
displacement | 轉移 | process | S5 | a defence in which feelings are taken out on a safer target than the one that caused them | 把情緒發洩到另一個較安全的對象上的防衛機制 | also-zh=置換; not=projection, sublimation
sublimation | 昇華 | process | S5 | a defence in which unacceptable urges are turned into work of value to society | 把不可接受的衝動化為對社會有價值的活動的防衛機制 | not=displacement
rationalisation | 合理化 | process | S5 | a defence in which a person makes up acceptable excuses for his or her behaviour or failure, as the fox did about the sour grapes | 為自己的行為或失敗編造動聽藉口的防衛機制，例如狐狸說葡萄是酸的 | not=intellectualisation
regression | 退化 | process | S5 | a defence in which a person goes back to childish behaviour under stress | 受壓時回復較年幼時行為的防衛機制 | also-zh=退行; not=repression
reaction formation | 反向作用 | process | S5 | a defence in which a person acts in just the opposite way to what he or she feels | 行為與內心真正感受恰好對立的防衛機制
identification | 認同 | process | S5 | a defence in which a person takes on the features of someone stronger or admired | 把較強或所仰慕的人的特點當作自己所有的防衛機制
intellectualisation | 理智化 | process | S6 | a defence in which a painful matter is dealt with in a cold and abstract way to avoid the feelings it arouses | 以冷靜抽象的方式看待傷痛之事，以隔開感受的防衛機制 | not=rationalisation
compensation | 補償 | process | S5 | a defence in which weakness in one area is made up for by striving to excel in another | 某方面不如人，便在另一方面努力勝人的防衛機制
undoing | 抵消 | process | S6 | a defence in which a person tries to cancel a wrong thought or deed by a gesture such as washing or giving gifts | 以洗手或送禮等舉動嘗試勾銷錯誤念頭或行為的防衛機制
Oedipus complex | 俄狄浦斯情結 | idea | S6 | a little boy's love for his mother and rivalry with his father in Freud's theory | 弗洛伊德所指，男孩愛慕母親並與父親競爭的心態 | also-zh=戀母情結; not=Electra complex
Electra complex | 厄勒克特拉情結 | idea | S6 | a little girl's love for her father and rivalry with her mother, as named by Jung | 榮格所指，女孩愛慕父親並與母親競爭的心態 | also-zh=戀父情結; not=Oedipus complex
inferiority complex | 自卑情結 | idea | S5 | a lasting belief, in Adler's theory, that one is weaker and worth less than others | 阿德勒所指，長期認為自己不如他人的心態 | not=superiority complex
superiority complex | 優越情結 | idea | S5 | an exaggerated belief, in Adler's theory, that one is better than others, which hides feelings of weakness | 阿德勒所指，誇大自己勝人之處以掩飾內心不足的心態 | not=inferiority complex
openness to experience | 開放性 | property | S4 | the Big Five trait of curious and imaginative people who like new ideas | 五大性格中好奇、富想像力、喜愛新想法的特質 | also=openness; also-zh=經驗開放性
conscientiousness | 盡責性 | property | S4 | the Big Five trait of organised, hard-working and dependable people | 五大性格中有條理、勤奮、可靠的特質
extraversion | 外向性 | property | S4 | the Big Five trait of outgoing and talkative people who gain energy from being with others | 五大性格中愛交際、健談、從人群得到活力的特質
agreeableness | 親和性 | property | S4 | the Big Five trait of kind, trusting and cooperative people | 五大性格中仁慈、信任他人、樂於合作的特質 | also-zh=友善性, 宜人性
neuroticism | 神經質 | property | S4 | the Big Five trait of moody and anxious people who are easily upset | 五大性格中情緒波動、多憂慮、容易不安的特質
internal locus of control | 內控 | property | S5 | the belief that what happens to us is determined by our own actions | 相信自己的遭遇由自己的行動決定的信念 | also-zh=內在控制觀; not=external locus of control
external locus of control | 外控 | property | S5 | the belief that what happens to us is determined by luck, fate or other people | 相信自己的遭遇由運氣、命運或他人決定的信念 | also-zh=外在控制觀; not=internal locus of control
self-efficacy | 自我效能感 | property | S5 | the belief that one is able to carry out a particular task successfully | 相信自己有本領成功完成某項工作的信念 | not=self-esteem
self-esteem | 自尊 | property | S3 | a person's overall evaluation of his or her own worth | 一個人對自己價值的整體評價 | also-zh=自尊感; not=self-image, self-efficacy
self-image | 自我形象 | property | S3 | the idea that a person has of his or her own looks, abilities and character | 一個人對自己外貌、能力和性格的看法 | not=self-esteem, ideal self
ideal self | 理想自我 | property | S4 | the person that someone would like to be | 一個人希望自己成為的樣子 | not=self-image
looking-glass self | 鏡中自我 | property | S6 | the idea of oneself that is formed by imagining how one appears to others | 由想像他人怎樣看待自己而形成的自我看法
unconditional positive regard | 無條件積極關注 | idea | S5 | Rogers's term for acceptance and care given to a person whatever he or she does | 羅傑斯所指，不論對方做甚麼都予以接納和關愛的態度 | not=condition of worth
condition of worth | 價值條件 | idea | S6 | Rogers's term for a demand that must be met before a person is loved, as in "be good or I will not love you" | 羅傑斯所指，必須符合他人要求才得到愛的規定 | not=unconditional positive regard
congruence | 一致性 | idea | S6 | Rogers's term for agreement between how people see themselves and what they really experience | 羅傑斯所指，人對自己的看法與真實經驗互相吻合的狀態
reciprocal determinism | 交互決定論 | idea | S6 | Bandura's term for the way in which behaviour, personal factors and the environment influence one another | 班杜拉所指，行為、個人因素與環境彼此影響的觀點
Rorschach inkblot test | 羅夏克墨漬測驗 | method | S5 | a personality test in which people say what they see in meaningless symmetrical shapes | 請受測者說出從無意義的對稱圖案中看到甚麼的測驗 | also-zh=羅夏墨跡測驗; not=Thematic Apperception Test
Thematic Apperception Test | 主題統覺測驗 | method | S6 | a personality test in which people make up stories about vague pictures of human scenes | 請受測者就含糊的人物圖片編故事的人格測驗 | also=TAT; not=Rorschach inkblot test
word association test | 字詞聯想測驗 | method | S5 | a personality test in which people answer each spoken prompt with the first thing that comes to mind | 請受測者每聽到一項提示便說出首個浮現的念頭的測驗
sentence completion test | 語句完成測驗 | method | S5 | a personality test in which people finish openings such as "I wish that ..." | 請受測者接續「我希望……」等開頭的測驗
Minnesota Multiphasic Personality Inventory | 明尼蘇達多相人格測驗 | method | S6 | a questionnaire of hundreds of true-or-false items used mainly to detect mental disorders | 含數百道是非題、主要用來識別精神失調的問卷 | also=MMPI
Myers-Briggs Type Indicator | 邁爾斯布里格斯性格分類指標 | method | S5 | a questionnaire based on Jung's ideas that sorts people into sixteen kinds of character | 以榮格的想法為基礎、把人歸入十六種性情的問卷 | also=MBTI; also-zh=MBTI性格測試
sanguine temperament | 多血質 | property | S5 | the cheerful and lively disposition in the ancient theory of humours | 古代體液學說所指，開朗活潑的氣質
choleric temperament | 膽汁質 | property | S5 | the hot-tempered and forceful disposition in the ancient theory of humours | 古代體液學說所指，暴躁而強悍的氣質
melancholic temperament | 抑鬱質 | property | S5 | the gloomy and sensitive disposition in the ancient theory of humours | 古代體液學說所指，憂愁而敏感的氣質
phlegmatic temperament | 黏液質 | property | S5 | the calm and slow disposition in the ancient theory of humours | 古代體液學說所指，冷靜而緩慢的氣質
cardinal trait | 首要特質 | property | S6 | a single feature, in Allport's theory, that rules nearly everything a person does | 奧爾波特所指，支配一個人幾乎所有行為的單一特性 | not=central trait
central trait | 中心特質 | property | S6 | one of the few characteristics, in Allport's theory, that best describe a person in general | 奧爾波特所指，最能概括描述一個人的數個特性之一 | not=cardinal trait
secondary trait | 次要特質 | property | S6 | a characteristic or preference, in Allport's theory, that shows only in certain situations | 奧爾波特所指，只在某些情境才顯露的特性或喜好 | not=central trait
source trait | 根源特質 | property | S6 | one of sixteen underlying characteristics, in Cattell's theory, that give rise to visible behaviour | 卡特爾所指，產生外顯行為的十六個內在特性之一
psychodynamic theory | 心理動力理論 | theory | S5 | the view that personality grows out of unconscious wishes and childhood conflicts | 認為人格源於潛意識慾望和童年衝突的學說
humanistic theory | 人本理論 | theory | S5 | the view that people are good by nature and strive to grow and fulfil themselves | 認為人天性善良，會不斷成長和實現自我的學說
trait theory | 特質理論 | theory | S5 | the view that personality is a set of lasting characteristics that can be measured and compared | 認為人格由多項可量度和比較的持久個性面向組成的學說
social-cognitive theory | 社會認知理論 | theory | S5 | the view that personality comes from the interplay of thinking, behaviour and the environment | 認為人格來自思想、行為與環境相互影響的學說
biological theory of personality | 人格生物理論 | theory | S6 | the view that personality rests mainly on genes and the working of the brain | 認為人格主要取決於基因和腦部運作的學說
set | parts of the mind in the theories of Freud and Jung | 弗洛伊德和榮格所指的心靈結構 | id; ego; superego; persona; shadow; collective unconscious
set | common defence mechanisms | 常見的防衛機制 | denial; projection; displacement; sublimation; regression
set | defences that change the target or form of an urge | 改變衝動的對象或形式的防衛機制 | displacement; sublimation; projection; reaction formation; compensation
set | ways of guarding the ego | 保護自我的方式 | identification; regression; reaction formation; compensation; rationalisation; undoing
set | complexes | 情結 | Oedipus complex; Electra complex; inferiority complex; superiority complex
set | the Big Five traits | 五大性格特質 | openness to experience; conscientiousness; extraversion; agreeableness; neuroticism
set | beliefs about oneself and control | 對自己和控制的信念 | internal locus of control; external locus of control; self-efficacy; self-esteem
set | sides of the self | 自我的各方面 | self-esteem; self-image; ideal self; looking-glass self; self-efficacy
set | tests of personality | 人格測驗 | Rorschach inkblot test; Thematic Apperception Test; word association test; sentence completion test
set | well-known tests and questionnaires of personality | 著名的人格測驗和問卷 | Rorschach inkblot test; Thematic Apperception Test; Minnesota Multiphasic Personality Inventory; Myers-Briggs Type Indicator
set | the four ancient temperaments | 古代的四種氣質 | sanguine temperament; choleric temperament; melancholic temperament; phlegmatic temperament
set | kinds of trait | 特質的種類 | cardinal trait; central trait; secondary trait; source trait
set | theories of personality | 人格的理論 | psychodynamic theory; humanistic theory; trait theory; social-cognitive theory; biological theory of personality
order | Freud's psychosexual stages | 弗洛伊德的性心理發展階段 | oral stage=口腔期 > anal stage=肛門期 > phallic stage=性器期 > latency stage=潛伏期 > genital stage=兩性期
fact | individual psychology | 個體心理學 | who put it forward | 提出者 | Alfred Adler | 阿德勒 |
fact | analytical psychology | 分析心理學 | who put it forward | 提出者 | Carl Jung | 榮格 |
fact | psychoanalysis | 精神分析 | who put it forward | 提出者 | Sigmund Freud | 弗洛伊德 |
fact | id, ego and superego | 本我、自我與超我 | who put it forward | 提出者 | Sigmund Freud | 弗洛伊德 |

== Social psychology | 社會心理學
attitude | 態度 | idea | S3 | a lasting evaluation of a person, thing or issue, made up of beliefs, feelings and tendencies to act | 對人、事或議題的持久評價，由信念、感受和行為傾向組成 | not=stereotype
stereotype | 刻板印象 | idea | S2 | a fixed belief that all members of a group are alike | 認為某群體的所有成員都一樣的固定看法 | also-zh=定型; not=prejudice, discrimination
prejudice | 偏見 | idea | S2 | an unfair negative feeling towards people merely because they belong to a certain group | 純因對方屬於某群體而對其產生的不公平負面感受 | not=discrimination, stereotype
discrimination | 歧視 | process | S2 | unfair treatment of people because they belong to a certain group | 因對方屬於某群體而給予不公平對待的行為 | not=prejudice
scapegoating | 找代罪羊 | process | S4 | the act of blaming an innocent person or group for problems they did not cause | 把問題歸咎於無辜的人或群體的行為
self-fulfilling prophecy | 自我應驗預言 | process | S5 | an expectation that leads people to act in such a way that it comes true | 令人按其行事、結果使之成真的期望 | also-zh=自我實現預言
dispositional attribution | 性格歸因 | process | S5 | the explanation of behaviour by a person's own character or effort | 以當事人本身的為人或努力來解釋其行為的做法 | also=internal attribution; also-zh=內在歸因; not=situational attribution
situational attribution | 情境歸因 | process | S5 | the explanation of behaviour by outside circumstances such as luck or pressure | 以運氣或壓力等外在因素來解釋行為的做法 | also=external attribution; also-zh=外在歸因; not=dispositional attribution
fundamental attribution error | 基本歸因謬誤 | process | S5 | the tendency to overestimate character and underestimate circumstances when explaining other people's behaviour | 解釋他人行為時，高估其個性而低估其處境影響的傾向 | not=self-serving bias
self-serving bias | 自利偏誤 | process | S5 | the tendency to credit oneself for success and blame circumstances for failure | 成功歸功於自己、失敗歸咎於環境的傾向 | not=fundamental attribution error
just-world hypothesis | 公平世界假設 | process | S5 | the belief that good people are rewarded and victims must have deserved their fate | 相信好人有好報、受害者必有可責之處的想法
halo effect | 光環效應 | process | S5 | the tendency to let one good quality of a person influence the judgement of all his or her other qualities | 因某人一項優點而連帶高估其他方面的傾向 | also-zh=月暈效應
in-group bias | 內群體偏私 | process | S5 | the tendency to favour people on one's own side over outsiders | 對自己人比對外人優待的傾向
false consensus effect | 錯誤共識效應 | process | S6 | the tendency to overestimate how many people share one's own opinions | 高估有多少人與自己意見相同的傾向
mere exposure effect | 單純曝光效應 | process | S5 | the tendency to like something more simply because one has met it often | 只因經常接觸某事物而對它更有好感的傾向
cognitive dissonance | 認知失調 | process | S5 | the discomfort of holding two beliefs that clash, or of acting against one's belief | 信念互相矛盾或言行不一所引起的不適
conformity | 從眾 | process | S4 | the change of one's behaviour or opinions to match those of the group | 改變自己的行為或意見以跟其他人一致的表現 | not=obedience, compliance
compliance | 順從 | process | S5 | the act of doing what someone with no authority to command has requested | 按沒有權力下命令的人的請求而行事的表現 | not=obedience
obedience | 服從 | process | S4 | the act of doing what a person in authority has ordered | 按權威人士的命令而行事的表現 | not=conformity, compliance
social loafing | 社會懈怠 | process | S5 | the tendency to work less hard in a team when individual effort cannot be told apart | 個人的付出難以分辨時，在團隊中便不那麼努力的傾向 | also-zh=社會惰化; not=social facilitation
social facilitation | 社會助長 | process | S5 | the improvement in doing an easy or well-learned task when other people are watching | 有旁人在場時，簡單或熟練的工作做得更好的現象 | not=social loafing
deindividuation | 去個人化 | process | S6 | the loss of self-awareness and restraint when a person is hidden in a crowd | 人隱沒於群眾中而不再自我約束的現象
group polarisation | 群體極化 | process | S6 | the strengthening of views that members already lean to after they discuss together | 成員經討論後，原有傾向變得更強烈的現象 | not=groupthink
groupthink | 群體迷思 | process | S5 | the poor decision that comes when members value agreement so much that nobody raises doubts | 成員過於追求一致而無人提出異議，以致作出拙劣決定的現象 | also-zh=團體迷思; not=group polarisation
bystander effect | 旁觀者效應 | process | S4 | the phenomenon that the more people are present, the less likely a victim is to be helped | 在場的人愈多，各人愈不會向有需要者伸出援手的現象
altruism | 利他行為 | process | S4 | the helping of others without expecting anything in return | 不求回報地幫助別人的舉動
hostile aggression | 敵意攻擊 | process | S5 | harmful behaviour that results from anger and aims only to hurt | 由憤怒引起、以傷害對方為目的的行為 | not=instrumental aggression
instrumental aggression | 工具性攻擊 | process | S5 | harmful behaviour that is used as a means to some other gain such as money | 為得到金錢等其他好處而作出的傷害行為 | not=hostile aggression
physical bullying | 身體欺凌 | process | P5 | repeated hurting of a weaker person by hitting, kicking or pushing | 反覆以毆打、踢或推撞等方式傷害弱者的行為
verbal bullying | 言語欺凌 | process | P5 | repeated hurting of a weaker person face to face by name-calling, mocking or threats | 反覆當面以辱罵、嘲笑或恐嚇傷害弱者的行為
relational bullying | 關係欺凌 | process | P5 | repeated hurting of a person by leaving him or her out and turning friends away | 反覆以孤立和離間朋友的方式傷害他人的行為 | also=social bullying; also-zh=社交欺凌
cyberbullying | 網絡欺凌 | process | P5 | repeated hurting of a person through messages and posts on phones and the Internet | 反覆利用手機訊息或在社交媒體發文傷害他人的行為
foot-in-the-door technique | 得寸進尺法 | method | S5 | a way of persuading in which a small request is made first and a larger one follows | 先提出小要求，對方答應後再提出大要求的說服方法 | not=door-in-the-face technique
door-in-the-face technique | 以退為進法 | method | S5 | a way of persuading in which a huge request is made to be refused and a smaller one follows | 先提出必遭拒絕的大要求，再提出較小要求的說服方法 | not=foot-in-the-door technique
low-ball technique | 虛報低價法 | method | S6 | a way of persuading in which the terms of a deal are made worse after the other person has agreed | 待對方答應後才把條件改得較差的說服方法 | also-zh=低球法
central route persuasion | 中央路徑說服 | method | S5 | a way of changing attitudes through facts and sound arguments that people consider carefully | 以事實和充分理據讓人仔細思考，從而改變其態度的方法 | not=peripheral route persuasion
peripheral route persuasion | 周邊路徑說服 | method | S5 | a way of changing attitudes through surface cues such as a star's good looks or music | 以明星的外貌或音樂等表面線索改變態度的方法 | not=central route persuasion
fear appeal | 恐懼訴求 | method | S5 | a way of changing attitudes by warning of terrible results | 以警告可怕後果來改變他人態度的方法
romantic love | 浪漫之愛 | form | S4 | the bond, in Sternberg's theory, that has intimacy and passion without commitment | 史坦伯格所指，有親密和激情而沒有承諾的感情
companionate love | 友伴之愛 | form | S4 | the bond, in Sternberg's theory, that has intimacy and commitment without passion | 史坦伯格所指，有親密和承諾而沒有激情的感情
fatuous love | 愚昧之愛 | form | S4 | the bond, in Sternberg's theory, that has passion and commitment without intimacy | 史坦伯格所指，有激情和承諾而沒有親密的感情
infatuation | 迷戀 | form | S4 | the bond, in Sternberg's theory, that has passion but neither intimacy nor commitment | 史坦伯格所指，只有激情而沒有親密和承諾的感情
empty love | 空洞之愛 | form | S4 | the bond, in Sternberg's theory, that has commitment but neither intimacy nor passion | 史坦伯格所指，只有承諾而沒有親密和激情的感情
consummate love | 完美之愛 | form | S4 | the bond, in Sternberg's theory, that has intimacy, passion and commitment together | 史坦伯格所指，兼有親密、激情和承諾的感情
in-group | 內群體 | group | S5 | the people to whom a person feels he or she belongs, thought of as "us" | 一個人有歸屬感、視為「我們」的人 | not=out-group
out-group | 外群體 | group | S5 | the people whom a person sees as different and thinks of as "them" | 一個人視為異己、稱作「他們」的人 | not=in-group
primary group | 初級群體 | group | S4 | a small number of people, such as a family, who have close, lasting, face-to-face ties | 關係密切持久、面對面相處的一小群人，例如家庭 | not=secondary group
secondary group | 次級群體 | group | S4 | a larger number of people, such as the staff of a company, who come together for a task and have formal ties | 為工作等目的而聚集、關係較正式的一群人，例如公司員工 | not=primary group
reference group | 參照群體 | group | S5 | the people whose standards a person uses for judging himself or herself, whether or not he or she belongs to them | 被一個人當作標準來衡量自己的人，不論他是否屬其中一員
peer group | 朋輩群體 | group | S2 | the people of about one's own age with whom one often mixes | 與自己年紀相若、經常來往的一群人
social norm | 社會規範 | idea | S4 | an unwritten standard of how people in a community ought to behave | 社會大眾對人們應如何行事的不成文標準 | not=social role
social role | 社會角色 | idea | S4 | the set of behaviours expected of someone in a given position, such as a mother or a teacher | 人們對母親、教師等某一身份者所期望的一套行為 | not=social norm
gesture | 手勢 | sign | P4 | a movement of the hands or arms that conveys a meaning | 以上肢動作表達意思的信號
facial expression | 面部表情 | sign | P4 | a movement of the eyebrows, eyes and mouth that shows a feeling | 以眉毛、眼睛和嘴巴的變化流露感受的信號
eye contact | 眼神接觸 | sign | P5 | the meeting of two people's gaze, which shows interest or attention | 兩人視線相遇、表示關注或興趣的信號 | also-zh=目光接觸
posture | 姿勢 | sign | P5 | the way in which the whole body is held, upright or slumped, which shows confidence or mood | 全身挺直或垂下、流露自信或心情的體態
tone of voice | 語氣 | sign | P4 | the way words are spoken, gentle or harsh, apart from what they say | 說話時溫和或嚴厲的聲線，與所說內容無關的信號
passive communication | 被動溝通 | form | S3 | a style of expression in which people hide their own needs and give in to others | 隱藏自己的意願而遷就他人的表達方式 | not=assertive communication
aggressive communication | 攻擊型溝通 | form | S3 | a style of expression in which people force their wishes on others without respecting them | 強行要求他人照自己意願去做、不尊重對方的表達方式 | not=assertive communication
assertive communication | 自信型溝通 | form | S3 | a style of expression in which people state their own needs firmly while respecting those of others | 堅定表達自己的意願，同時尊重對方的表達方式 | also-zh=堅定溝通; not=aggressive communication
passive-aggressive communication | 被動攻擊型溝通 | form | S4 | a style of expression in which people seem to agree but show their anger in indirect ways such as delay | 表面同意，卻以拖延等隱晦方式宣洩不滿的表達方式
set | views and treatment of other groups | 對其他群體的看法和對待 | stereotype; prejudice; discrimination; scapegoating; in-group bias
set | ideas about people and society | 有關人和社會的觀念 | attitude; stereotype; social norm; social role
set | ways of explaining behaviour | 解釋行為的方式 | dispositional attribution; situational attribution; self-serving bias; just-world hypothesis
set | biases in judging people | 評價他人時的偏誤 | halo effect; in-group bias; false consensus effect; fundamental attribution error; self-serving bias; mere exposure effect
set | kinds of social influence | 社會影響的種類 | conformity; compliance; obedience; social facilitation
set | what groups do to their members | 群體對成員的影響 | social loafing; social facilitation; deindividuation; group polarisation; groupthink; conformity
set | kinds of bullying | 欺凌的種類 | physical bullying; verbal bullying; relational bullying; cyberbullying
set | harmful behaviour towards others | 傷害他人的行為 | hostile aggression; instrumental aggression; scapegoating; discrimination
set | ways of persuading | 說服的方法 | foot-in-the-door technique; door-in-the-face technique; low-ball technique; fear appeal
set | routes and tricks of persuasion | 說服的途徑和手法 | central route persuasion; peripheral route persuasion; fear appeal; foot-in-the-door technique
set | kinds of love | 愛的種類 | romantic love; companionate love; fatuous love; infatuation; empty love; consummate love
set | groups in a person's life | 個人生活中的群體 | in-group; out-group; reference group; peer group
set | kinds of group | 群體的種類 | primary group; secondary group; reference group; out-group
set | signs without words | 非言語的信號 | gesture; facial expression; eye contact; posture; tone of voice
set | styles of communication | 溝通的方式 | passive communication; aggressive communication; assertive communication; passive-aggressive communication
fact | cognitive dissonance | 認知失調 | who put it forward | 提出者 | Leon Festinger | 費斯廷格 |

== Stress and health | 壓力與健康
stressor | 壓力源 | idea | S4 | an event or demand that puts strain or pressure on a person | 令人感到緊張和吃力的事件或要求 | not=distress
distress | 劣性壓力 | idea | S5 | overwhelming pressure that harms performance and health | 超出負荷、損害表現和健康的緊張狀態 | not=eustress
eustress | 良性壓力 | idea | S5 | mild and positive pressure that motivates a person to do well | 適度而有鼓舞作用、使人做得更好的緊張狀態 | not=distress
daily hassle | 日常瑣事 | idea | S5 | a small everyday annoyance such as a traffic jam or a lost key | 塞車、遺失鎖匙等生活上的微小煩擾 | also-zh=日常困擾; not=major life event
major life event | 重大生活事件 | idea | S5 | a big change such as marriage, moving house or the death of a relative that calls for readjustment | 結婚、搬屋或親人離世等須作出很多調整的轉變 | not=daily hassle
alarm stage | 警覺期 | process | S5 | the first stage of Selye's model, in which the body reacts to a threat by releasing adrenaline | 塞利模型的首個階段，身體面對威脅而釋放腎上腺素
resistance stage | 抗衡期 | process | S5 | the second stage of Selye's model, in which the body keeps up its effort to cope with a lasting threat | 塞利模型的第二個階段，身體持續努力應付威脅 | also-zh=抵抗期
exhaustion stage | 衰竭期 | process | S5 | the last stage of Selye's model, in which the body's reserves are used up and illness follows | 塞利模型的最後階段，身體的能量耗盡而患病
fight-or-flight response | 戰鬥或逃跑反應 | process | S4 | the bodily reaction that quickly prepares a person to attack or escape from danger | 身體迅速進入亢奮狀態，以便迎擊或避開危險的反應 | not=tend-and-befriend response
freeze response | 僵住反應 | process | S5 | the reaction of a frightened person or animal that becomes still and can neither move nor cry out | 受驚者突然呆立不動、不能叫喊的反應
tend-and-befriend response | 照顧與結盟反應 | process | S6 | the reaction of protecting the young and seeking the company of others when under threat | 面對威脅時保護幼兒並尋求他人相伴的反應 | not=fight-or-flight response
primary appraisal | 初級評估 | process | S6 | the judgement of whether an event is harmless, threatening or a challenge | 判斷事件屬無害、有威脅還是挑戰的思考步驟 | not=secondary appraisal
secondary appraisal | 次級評估 | process | S6 | the judgement of what resources and choices one has for dealing with a threat | 判斷自己有何資源和方法應付威脅的思考步驟 | not=primary appraisal
problem-focused coping | 問題取向應對 | method | S4 | a way of handling stress by acting directly to change or remove its cause | 直接採取行動改變或消除壓力成因的處理方式 | also-zh=問題為本應對; not=emotion-focused coping
emotion-focused coping | 情緒取向應對 | method | S4 | a way of handling stress by soothing the feelings that it arouses instead of changing its cause | 不改變壓力成因，只舒緩由此而來的感受的處理方式 | also-zh=情緒為本應對; not=problem-focused coping
avoidance coping | 逃避應對 | method | S5 | a way of handling stress by refusing to think about it or deal with it | 不去想也不去面對壓力的處理方式
proactive coping | 前瞻性應對 | method | S6 | a way of handling stress by preparing for likely problems before they arise | 預先為可能出現的困難作準備的處理方式
emotional support | 情感支援 | form | S4 | help from others in the form of listening, care and comfort | 他人以聆聽、關懷和安慰給予的幫助
instrumental support | 實質支援 | form | S4 | help from others in the form of money, goods or services | 他人以金錢、物品或服務給予的幫助 | also=tangible support
informational support | 資訊支援 | form | S4 | help from others in the form of advice, news and guidance | 他人以意見、消息和指引給予的幫助
appraisal support | 評價支援 | form | S5 | help from others in the form of feedback that helps a person evaluate his or her own performance | 他人以回應讓當事人了解自己表現如何的幫助
progressive muscle relaxation | 漸進式肌肉鬆弛法 | method | S4 | an exercise in which each part of the body in turn is tightened and then loosened | 把身體各部分依次收緊再釋放的練習
guided imagery | 意象鬆弛法 | method | S4 | an exercise in which a voice leads the listener to picture a peaceful scene | 由引導者帶領聽者在腦海中看到寧靜風景的練習
mindfulness | 靜觀 | method | S3 | the practice of attending to the present moment without judging it | 留心當下此刻而不加以批判的練習
physical health | 身體健康 | property | S4 | the state in which the organs work well and there is no illness or injury | 器官運作良好，沒有疾病和損傷的狀態 | also-zh=生理健康
mental health | 心理健康 | property | S4 | the ability to think clearly, manage feelings and cope with the strains of life | 能清晰思考、管理感受和應付生活壓力的狀態 | also-zh=精神健康
social health | 社群健康 | property | S4 | the ability to form good relationships and take part in the community | 能與人建立良好關係並樂於參與公眾生活的狀態 | also-zh=社交健康
spiritual health | 靈性健康 | property | S4 | the state of having faith or values that give meaning and inner peace to life | 有信仰或價值觀，令人生有意義和內心平安的狀態
resilience | 抗逆力 | property | S2 | the ability to recover and grow stronger after hardship | 經歷困境後能復原並變得更堅強的能力
hardiness | 堅毅性格 | property | S6 | a disposition of commitment, sense of control and love of challenge that protects a person against stress | 投入、有掌控感並樂於接受挑戰，因而不易被壓力擊倒的特質
optimism | 樂觀 | property | S2 | the general expectation that good things will happen | 普遍預期好事會發生的心態
type A personality | A型性格 | property | S5 | a pattern of being competitive, impatient and always in a hurry | 好勝、急躁、常趕時間的行為模式 | not=type B personality
type B personality | B型性格 | property | S5 | a pattern of being relaxed, patient and easy-going | 輕鬆、有耐性、隨和的行為模式 | not=type A personality
type C personality | C型性格 | property | S6 | a pattern of being cooperative and swallowing one's anger | 合作忍讓、把憤怒藏在心裏的行為模式
type D personality | D型性格 | property | S6 | a pattern of gloom and worry together with shyness in company | 悲觀憂慮、在人前又畏縮的行為模式
burnout | 職業倦怠 | process | S4 | the exhaustion and loss of enthusiasm that come from prolonged stress at work | 長期工作過勞引致的身心疲憊和失去熱誠
coronary heart disease | 冠心病 | disease | S3 | an illness in which fatty deposits narrow the arteries that supply the cardiac muscle | 供應心臟肌肉血液的動脈因脂肪積聚而收窄的病症
peptic ulcer | 消化性潰瘍 | disease | S4 | an open sore in the lining of the stomach or duodenum | 胃或十二指腸內壁的黏膜破損
asthma | 哮喘 | disease | S2 | an illness in which the airways narrow in attacks and breathing becomes wheezy | 氣道間歇收窄，令人呼吸困難並發出嘶嘶聲的病症
irritable bowel syndrome | 腸易激綜合症 | disease | S5 | a condition of abdominal pain with diarrhoea or constipation although no damage can be found | 腹痛並伴有腹瀉或便秘，但找不到器官損傷的病症
biomedical model | 生物醫學模式 | theory | S4 | the view that illness comes only from germs, genes and other physical causes | 認為疾病只由病菌、基因等身體因素造成的觀點 | not=biopsychosocial model
biopsychosocial model | 生物心理社會模式 | theory | S5 | the view that health depends on bodily, mental and environmental factors together | 認為健康由身體、精神和人際環境共同決定的觀點 | not=biomedical model
health belief model | 健康信念模式 | theory | S5 | the view that people protect themselves if they see a danger as serious and likely and the action as worthwhile | 認為人若覺得危險嚴重且可能發生、行動又值得，便會保護自己的觀點
stages of change model | 行為改變階段模式 | theory | S6 | the view that people give up a bad habit in steps, from not thinking about it to keeping up the new way | 認為人戒除壞習慣須逐步經歷由毫無打算到維持新習慣的觀點 | also=transtheoretical model
general adaptation syndrome | 一般適應症候群 | theory | S5 | the view that the body reacts to prolonged stress in three stages that end in exhaustion | 認為身體面對長期壓力時會經歷三個步驟而最終崩潰的觀點 | also=GAS
primary prevention | 初級預防 | method | S4 | measures that keep healthy people from falling ill, such as vaccination | 令健康的人免於患病的措施，例如接種疫苗 | also-zh=第一級預防; not=secondary prevention
secondary prevention | 次級預防 | method | S4 | measures that find and treat an illness early, such as screening | 及早發現和治療疾病的措施，例如普查 | also-zh=第二級預防; not=primary prevention, tertiary prevention
tertiary prevention | 第三級預防 | method | S4 | measures that limit disability and help patients recover after an illness, such as rehabilitation | 患病後減少傷殘和助病人復原的措施，例如康復服務 | not=secondary prevention
health promotion | 健康推廣 | method | S4 | the work of enabling people to gain control over and improve their own well-being through education and policy | 透過教育和政策，令大眾能掌握並改善自身福祉的工作 | also-zh=健康促進
set | ideas about strain in life | 有關生活壓力的概念 | stressor; distress; eustress; burnout
set | sources and kinds of strain | 壓力的來源和種類 | distress; eustress; daily hassle; major life event
set | stages and outcomes of long stress | 長期壓力的階段和後果 | alarm stage; resistance stage; exhaustion stage; burnout
set | reactions to threat | 對威脅的反應 | fight-or-flight response; freeze response; tend-and-befriend response; primary appraisal; secondary appraisal
set | ways of coping | 應對壓力的方式 | problem-focused coping; emotion-focused coping; avoidance coping; proactive coping
set | kinds of social support | 社會支援的種類 | emotional support; instrumental support; informational support; appraisal support
set | exercises that relax body and mind | 鬆弛身心的練習 | progressive muscle relaxation; deep breathing=深呼吸法; guided imagery; mindfulness; biofeedback=生物反饋
set | dimensions of health | 健康的範疇 | physical health; mental health; social health; spiritual health
set | qualities that protect against stress | 抵禦壓力的特質 | resilience; hardiness; optimism; self-efficacy; internal locus of control
set | types of personality linked with health | 與健康有關的性格類型 | type A personality; type B personality; type C personality; type D personality
set | bodily illnesses made worse by stress | 因壓力而加劇的身體疾病 | hypertension=高血壓; coronary heart disease; peptic ulcer; migraine=偏頭痛; asthma; irritable bowel syndrome
set | models of health and stress | 健康和壓力的模式 | biomedical model; biopsychosocial model; health belief model; stages of change model; general adaptation syndrome
order | Selye's stages of stress | 塞利的壓力階段 | alarm stage > resistance stage > exhaustion stage
order | stages of changing a habit | 行為改變的階段 | precontemplation=未有打算期 > contemplation=考慮期 > preparation=準備期 > action=行動期 > maintenance=維持期
fact | general adaptation syndrome | 一般適應症候群 | who put it forward | 提出者 | Hans Selye | 塞利 |

== Psychological disorders | 心理失調
generalised anxiety disorder | 廣泛性焦慮症 | disease | S4 | a disorder of constant and excessive worry about many everyday matters for months on end | 連續數月對多種日常事務過分擔憂的失調 | also=GAD; also-zh=廣泛焦慮症; not=panic disorder
panic disorder | 驚恐症 | disease | S4 | a disorder of repeated sudden attacks of terror with a pounding heart and the fear of having another | 反覆突然極度害怕、心跳劇烈，並擔心再次發作的失調 | not=generalised anxiety disorder
social anxiety disorder | 社交焦慮症 | disease | S4 | a disorder of intense fear of being watched and judged by others | 極度害怕被人注視和評價的失調 | also=social phobia; also-zh=社交恐懼症
agoraphobia | 廣場恐懼症 | disease | S5 | an intense fear of places such as crowds, buses or open spaces from which escape may be hard | 對人群、巴士或空曠地方等難以脫身的處境極度害怕的失調
acrophobia | 畏高症 | disease | S3 | an intense and unreasonable fear of being high above the ground | 對身處遠離地面的位置過度害怕的失調 | also-zh=恐高症
claustrophobia | 幽閉恐懼症 | disease | S3 | an intense and unreasonable fear of small closed spaces such as lifts | 對升降機等狹小密封空間過度害怕的失調
arachnophobia | 蜘蛛恐懼症 | disease | S4 | an intense and unreasonable fear of eight-legged creatures that spin webs | 對有八隻腳、會結網的小動物過度害怕的失調
obsessive-compulsive disorder | 強迫症 | disease | S4 | a disorder of unwanted thoughts that keep returning and of acts such as washing that are repeated to relieve the anxiety | 揮之不去的念頭反覆出現，並須重複清洗等行為來減輕不安的失調 | also=OCD; not=generalised anxiety disorder
hoarding disorder | 囤積症 | disease | S5 | a disorder in which a person cannot part with possessions, however useless, so that the home is filled | 無法捨棄無用物品，以致家中堆滿雜物的失調
body dysmorphic disorder | 身體畸形恐懼症 | disease | S6 | a disorder in which a person is greatly distressed by a flaw in appearance that others can hardly see | 為他人幾乎看不出的外貌缺陷而極度困擾的失調
trichotillomania | 拔毛症 | disease | S6 | a disorder in which a person cannot stop pulling out his or her own hair | 不能自制地扯掉自己頭髮的失調
post-traumatic stress disorder | 創傷後壓力症 | disease | S4 | a disorder lasting over a month after a terrifying event, with flashbacks, nightmares and avoidance of reminders | 可怕事件後持續逾一個月，不斷重歷情景、發噩夢並迴避有關事物的失調 | also=PTSD; not=acute stress disorder
acute stress disorder | 急性壓力症 | disease | S6 | a disorder lasting from three days to a month after a terrifying event, with flashbacks and numbness | 可怕事件後持續三天至一個月，重歷情景和感到麻木的失調 | not=post-traumatic stress disorder
adjustment disorder | 適應障礙症 | disease | S6 | a disorder in which an ordinary life change such as divorce or moving brings unusually strong distress within three months | 離婚、搬遷等一般生活轉變後三個月內出現過度困擾的失調
major depressive disorder | 抑鬱症 | disease | S4 | a disorder of deep sadness or loss of interest that lasts at least two weeks without any period of mania | 情緒低落或失去興趣至少兩星期，而從沒有躁狂的失調 | also=depression; also-zh=重性抑鬱症; not=bipolar disorder
bipolar disorder | 躁鬱症 | disease | S4 | a disorder in which periods of great excitement alternate with periods of deep sadness | 極度亢奮的時期與極度低落的時期交替出現的失調 | also=manic depression; also-zh=雙相情緒障礙症; not=major depressive disorder
persistent depressive disorder | 持續性抑鬱症 | disease | S6 | a disorder of milder low mood that lasts for most days during two years or more | 程度較輕，但兩年以上大部分日子都情緒低落的失調 | also=dysthymia; also-zh=輕鬱症
seasonal affective disorder | 季節性情緒失調 | disease | S5 | a disorder of low mood that returns at the same time each year, usually in winter | 每年到了同一時候，多為冬天，便出現心情低落的病症 | also=SAD
schizophrenia | 精神分裂症 | disease | S4 | a disorder with hallucinations, delusions and confused thinking that lasts at least six months | 持續至少六個月，出現幻覺、妄想和思想紊亂的失調 | not=dissociative identity disorder
delusional disorder | 妄想症 | disease | S6 | a disorder of firmly held false beliefs in a person who otherwise thinks and behaves normally | 堅信不實的事，但其他言行大致正常的失調 | not=schizophrenia
hallucination | 幻覺 | process | S4 | a false perception, such as hearing voices when nobody speaks | 沒有外界刺激卻看到或聽到東西的症狀 | not=delusion
delusion | 妄想 | process | S4 | a false belief held firmly in spite of clear evidence against it | 面對明顯反證仍堅信不移的錯誤信念 | not=hallucination
flat affect | 情感淡漠 | process | S6 | the near absence of emotional expression in the face and voice | 面容和聲線幾乎沒有喜怒哀樂的症狀
anhedonia | 快感缺失 | process | S6 | the inability to enjoy what one used to find pleasant | 對以往喜歡的事再也提不起興致的症狀
disorganised speech | 言語紊亂 | process | S6 | talk that jumps between unrelated topics so that it makes no sense | 說話在不相干的話題間跳來跳去，令人無法理解的症狀
catatonia | 僵直狀態 | process | S6 | a lasting motionless or strangely held position of the body without response to others | 身體長時間不動或保持怪異姿勢、對他人沒有反應的症狀 | also-zh=緊張症
obsession | 強迫意念 | process | S5 | an unwanted thought that keeps forcing itself into the mind | 不由自主地不斷闖入腦海、令人不安的想法 | not=compulsion
compulsion | 強迫行為 | process | S5 | an act that a person feels driven to repeat to relieve anxiety | 為減輕焦慮而不得不重複去做的動作 | not=obsession
mania | 躁狂 | process | S5 | a state of unusually high mood, excessive energy and reckless behaviour | 情緒異常高漲、精力過盛而行事魯莽的狀態
panic attack | 驚恐發作 | process | S4 | a sudden episode of terror with a pounding heart and breathlessness that peaks within minutes | 突然極度害怕、心跳劇烈和喘不過氣，在數分鐘內達到頂點的狀態
flashback | 創傷重現 | process | S5 | a vivid reliving of a terrible event as if it were happening again | 可怕的往事突然鮮明地浮在眼前，恍如再次經歷的情況
persecutory delusion | 被害妄想 | process | S6 | the false belief of a patient that others are plotting to harm him or her | 堅信他人正密謀對付自己的症狀
delusion of grandeur | 誇大妄想 | process | S6 | the false belief of a patient that he or she is a famous, very rich or powerful person | 堅信自己是地位顯赫、極富有或有權勢的人物的症狀
delusion of reference | 關係妄想 | process | S6 | the false belief of a patient that news or strangers' talk carry special messages meant for him or her | 堅信新聞或陌生人的談話都是針對自己而說的症狀
erotomanic delusion | 鍾情妄想 | process | S6 | the false belief of a patient that someone, often famous, is in love with him or her | 堅信某人愛上自己的症狀，對方多為名人
antisocial personality disorder | 反社會型人格障礙 | disease | S5 | a lasting pattern of breaking rules and exploiting others without guilt | 長期不守規則、利用他人而毫無內疚的失調 | not=borderline personality disorder
borderline personality disorder | 邊緣型人格障礙 | disease | S6 | a lasting pattern of unstable moods and relationships with great fear of being abandoned | 情緒和人際關係長期不穩定、極害怕被拋棄的失調
narcissistic personality disorder | 自戀型人格障礙 | disease | S5 | a lasting pattern of feeling superior, wanting admiration and lacking concern for others | 長期認為高人一等、渴求讚賞而漠視他人感受的失調
histrionic personality disorder | 表演型人格障礙 | disease | S6 | a lasting pattern of showing exaggerated emotion so as to be the centre of attention | 長期以誇張的情緒來博取他人注意的失調 | also-zh=戲劇型人格障礙
avoidant personality disorder | 逃避型人格障礙 | disease | S6 | a lasting pattern of keeping away from people for fear of being criticised and rejected | 長期因害怕被批評和拒絕而不敢與人接觸的失調
dependent personality disorder | 依賴型人格障礙 | disease | S6 | a lasting pattern of clinging to others and being unable to make decisions alone | 長期過分需要別人照顧、不能獨自作決定的失調
paranoid personality disorder | 偏執型人格障礙 | disease | S6 | a lasting pattern of distrusting others and suspecting harm in what they do without good reason | 長期無故懷疑和不信任他人的失調
anorexia nervosa | 神經性厭食症 | disease | S3 | an eating disorder in which a person fears gaining weight and eats so little that body weight becomes dangerously low | 因害怕體重增加而極度節食，以致體重過輕的飲食失調 | also=anorexia; also-zh=厭食症; not=bulimia nervosa
bulimia nervosa | 神經性暴食症 | disease | S3 | an eating disorder in which a person repeatedly overeats and then vomits or uses laxatives | 經常大吃大喝，隨後扣喉或服瀉藥的飲食失調 | also=bulimia; not=anorexia nervosa
pica | 異食症 | disease | S6 | an eating disorder in which a person keeps eating things that are not food, such as soil or chalk | 持續吞吃泥土、粉筆等非食物的飲食失調 | also-zh=異食癖
obesity | 肥胖症 | disease | S3 | the condition of having so much body fat that health is harmed | 體內積聚過多脂肪，以致損害健康的情況
dissociative amnesia | 解離性失憶症 | disease | S6 | the loss of memory of personal events that follows a mental shock and not an injury of the brain | 因心靈受創而非腦部受傷，令人想不起個人往事的失調 | not=retrograde amnesia
dissociative identity disorder | 解離性身份障礙 | disease | S5 | a disorder in which two or more distinct personalities take turns in one person | 同一人身上交替出現兩個或更多不同人格的失調 | also=multiple personality disorder; also-zh=多重人格障礙; not=schizophrenia
depersonalisation disorder | 人格解體障礙 | disease | S6 | a disorder in which a person keeps feeling detached from his or her own body, as if watching it from outside | 經常覺得自己與肉身分離，像從旁觀看自己一樣的失調
illness anxiety disorder | 疑病症 | disease | S5 | a disorder in which a person with few or no symptoms is convinced of being seriously sick | 沒有明顯症狀卻深信自己健康出了嚴重問題的失調 | also=hypochondria
conversion disorder | 轉化症 | disease | S6 | a disorder in which psychological conflict appears as paralysis or blindness without any physical cause | 內心衝突表現為沒有身體成因的癱瘓或失明的失調
attention-deficit hyperactivity disorder | 注意力不足過度活躍症 | disease | S3 | a childhood disorder of being easily distracted, restless and impulsive | 容易分心、坐立不定和行事衝動的兒童期失調 | also=ADHD; also-zh=專注力失調及過度活躍症; not=conduct disorder
autism spectrum disorder | 自閉症譜系障礙 | disease | S3 | a childhood disorder of difficulty in social communication together with narrow interests and repetitive behaviour | 自幼社交溝通困難、興趣狹窄並重複某些行為的失調 | also=autism, ASD; also-zh=自閉症
Tourette syndrome | 妥瑞症 | disease | S5 | a childhood disorder of sudden movements and sounds called tics that cannot be held back | 不自主地突然抽動或發出聲音的兒童期失調
conduct disorder | 品行障礙 | disease | S5 | a childhood disorder of repeatedly harming others, destroying property, stealing or breaking serious rules | 未成年者屢次傷害他人、毀壞財物、偷竊或嚴重違規的失調 | not=oppositional defiant disorder
oppositional defiant disorder | 對立違抗症 | disease | S5 | a childhood disorder of angry arguing with adults and refusal to do as told, without serious violence or theft | 未成年者經常發怒、與成人爭辯和不服從，但沒有嚴重暴力或偷竊的失調 | not=conduct disorder
Alzheimer's disease | 阿爾茨海默症 | disease | S4 | the commonest form of dementia, in which plaques and tangles form in the brain and memory of recent events is lost first | 最常見的認知障礙症，腦中出現斑塊和纏結，近期記憶最先衰退 | also-zh=阿茲海默症; not=Parkinson's disease
Parkinson's disease | 柏金遜症 | disease | S4 | the illness in which dopamine-making cells die and the hands shake, the limbs stiffen and movement slows | 製造多巴胺的細胞死亡，令人手震、肢體僵硬和動作緩慢的疾病 | not=Alzheimer's disease
vascular dementia | 血管性認知障礙症 | disease | S6 | the decline of memory and thinking that is caused by poor blood supply to the brain, as after strokes | 由中風等引致的記憶和思考能力衰退
epilepsy | 癲癇 | disease | S3 | the illness of repeated seizures caused by bursts of abnormal electrical activity in the brain | 腦部反覆異常放電，引致多次抽搐或失去意識的疾病
delirium | 譫妄 | disease | S6 | the sudden and usually temporary confusion caused by fever, drugs or an operation | 由發燒、藥物或手術等引起，突然而多屬短暫的神志混亂
gambling disorder | 賭博障礙症 | disease | S4 | a disorder in which a person cannot stop betting in spite of heavy losses | 屢次輸錢仍不能停止下注的失調 | also-zh=病態賭博
gaming disorder | 遊戲障礙症 | disease | S4 | a disorder in which uncontrolled playing on computers or phones takes over a person's life | 沉迷電腦或手機娛樂而不能自控，以致荒廢生活的失調 | also-zh=網絡遊戲成癮
kleptomania | 偷竊癖 | disease | S5 | a disorder in which a person cannot resist stealing things that are not needed | 不能自制地拿走他人財物，卻並非出於需要的失調
pyromania | 縱火癖 | disease | S5 | a disorder in which a person cannot resist setting things on fire | 不能自制地燒毀東西以求快感的失調
diagnosis | 診斷 | idea | S4 | the identification of a patient's disorder from its signs and symptoms | 根據病徵判定病人患上何種失調的結論 | not=prognosis
prognosis | 預後 | idea | S6 | the forecast of how a disorder is likely to develop | 對病人病情日後如何發展的估計 | not=diagnosis
aetiology | 病因 | idea | S6 | the causes from which a mental or bodily disorder arises | 導致某種失調出現的種種緣由 | also=etiology
comorbidity | 共病 | idea | S6 | the presence of two or more disorders in one person at the same time | 一個人同時患有兩種或以上失調的情況
remission | 緩解 | idea | S6 | a period in which the symptoms of a disorder lessen or disappear | 失調的症狀減輕或消失的一段時間 | not=relapse
stigma | 污名 | idea | S4 | the mark of shame that society puts on those who have a mental disorder | 社會加諸精神失調者身上的負面標籤
set | anxiety disorders | 焦慮症 | generalised anxiety disorder; panic disorder; social anxiety disorder; agoraphobia; claustrophobia
set | specific fears | 各種恐懼症 | acrophobia; claustrophobia; arachnophobia; agoraphobia
set | obsessive-compulsive and related disorders | 強迫症及相關失調 | obsessive-compulsive disorder; hoarding disorder; body dysmorphic disorder; trichotillomania
set | disorders linked with fear, stress and worry | 與恐懼、壓力和憂慮有關的失調 | generalised anxiety disorder; obsessive-compulsive disorder; post-traumatic stress disorder; illness anxiety disorder; panic disorder
set | disorders that follow trauma or change | 創傷或轉變後的失調 | post-traumatic stress disorder; acute stress disorder; adjustment disorder; dissociative amnesia
set | mood disorders | 情緒失調 | bipolar disorder; persistent depressive disorder; postnatal depression=產後抑鬱症; seasonal affective disorder
set | serious mental disorders | 嚴重的精神失調 | major depressive disorder; bipolar disorder; schizophrenia; delusional disorder; dissociative identity disorder
set | symptoms of psychosis | 思覺失調的症狀 | hallucination; delusion; flat affect; disorganised speech; catatonia
set | symptoms of mood, anxiety and stress disorders | 情緒、焦慮和壓力失調的症狀 | obsession; compulsion; mania; panic attack; flashback; anhedonia
set | kinds of delusion | 妄想的種類 | persecutory delusion; delusion of grandeur; delusion of reference; erotomanic delusion
set | personality disorders of the dramatic kind | 情緒化的人格障礙 | antisocial personality disorder; borderline personality disorder; narcissistic personality disorder; histrionic personality disorder
set | disorders of eating and weight | 進食和體重的失調 | anorexia nervosa; bulimia nervosa; pica; obesity
set | dissociative and bodily disorders | 解離和身體化的失調 | dissociative amnesia; dissociative identity disorder; depersonalisation disorder; conversion disorder
set | disorders in which the body is felt or seen wrongly | 與身體感覺或形象有關的心理失調 | illness anxiety disorder; conversion disorder; body dysmorphic disorder; depersonalisation disorder
set | disorders of childhood | 兒童期的失調 | attention-deficit hyperactivity disorder; autism spectrum disorder; Tourette syndrome; conduct disorder; oppositional defiant disorder
set | special educational needs | 特殊教育需要 | attention-deficit hyperactivity disorder; autism spectrum disorder; dyslexia; intellectual disability; stuttering
set | illnesses of the brain | 腦部的疾病 | Alzheimer's disease; Parkinson's disease; vascular dementia; epilepsy; delirium
set | disorders of impulse and addiction | 衝動和成癮的失調 | gambling disorder; gaming disorder; kleptomania; pyromania; trichotillomania

== Therapy and counselling | 治療與輔導
psychoanalysis | 精神分析治療 | method | S5 | a treatment that uncovers hidden childhood conflicts through free association and dreams | 透過自由聯想和夢境，揭示潛藏的童年衝突的治療
person-centred therapy | 當事人中心治療 | method | S5 | a treatment in which the therapist offers warmth, genuineness and empathy and lets clients find their own answers | 治療師以溫暖、真誠和同理心相待，讓求助者自行找出答案的治療 | also=client-centred therapy; also-zh=個人中心治療, 案主中心治療
cognitive behavioural therapy | 認知行為治療 | method | S4 | a treatment that changes both distorted thoughts and unhelpful actions | 既改正歪曲的想法，也改變不當的行事方式的治療 | also=CBT
rational emotive behaviour therapy | 理情行為治療 | method | S6 | a treatment founded by Ellis that disputes irrational beliefs such as "I must be perfect" | 由艾里斯創立、駁斥「我必須完美」等不合理信念的治療 | also=REBT
family therapy | 家庭治療 | method | S4 | a treatment that works with parents and children together and sees the problem in their relationships | 把父母和子女聚在一起，從他們之間的關係着手的治療
play therapy | 遊戲治療 | method | S4 | a treatment in which children express their troubles through toys and make-believe | 讓兒童藉玩具和假想活動表達困擾的治療
art therapy | 藝術治療 | method | S4 | a treatment in which people express feelings by drawing, painting or modelling clay | 讓人以繪畫或捏泥表達感受的治療
music therapy | 音樂治療 | method | S4 | a treatment in which singing, playing and listening are used to improve mood and mental health | 以唱歌、演奏和聆聽來舒緩心靈的治療
narrative therapy | 敍事治療 | method | S6 | a treatment in which people separate themselves from the problem and retell their life story in a more hopeful way | 引導人把自己與問題分開，重新講述自己人生的治療
solution-focused therapy | 尋解導向治療 | method | S6 | a brief treatment that asks what already works and what life would be like if the problem were gone | 探討已有成效之處和問題消失後生活會怎樣的短期治療
logotherapy | 意義治療 | method | S6 | a treatment founded by Frankl that helps people find a purpose even in suffering | 由法蘭克創立、幫助人在苦難中仍找到人生目的的治療
systematic desensitisation | 系統脫敏法 | method | S5 | a treatment in which a relaxed person faces a feared thing step by step, from the least to the most frightening | 讓人在放鬆狀態下，由最不怕到最怕逐步面對所怕事物的治療 | not=flooding
flooding | 洪水法 | method | S6 | a treatment in which a person is exposed at once to what he or she fears most until the fear dies down | 讓人一下子面對最怕的事物，直至恐懼消退的治療 | also-zh=泛濫法; not=systematic desensitisation
aversion therapy | 厭惡治療 | method | S5 | a treatment in which an unwanted habit is paired with something unpleasant such as a drug that causes vomiting | 把不良習慣與催吐藥等不快刺激配對，使人戒除該習慣的方法 | not=flooding
social skills training | 社交技巧訓練 | method | S4 | a treatment in which people learn to get along with others by watching models and role-playing | 以觀看示範和角色扮演來學習與人相處的治療
electroconvulsive therapy | 電痙攣治療 | method | S5 | a treatment for severe depression in which a brief seizure is set off in the brain of an anaesthetised patient | 在病人麻醉時引發腦部短暫抽搐，以醫治嚴重抑鬱的方法 | also=ECT; also-zh=腦電盪治療
transcranial magnetic stimulation | 經顱磁刺激 | method | S6 | a treatment in which pulses from a coil held against the scalp excite parts of the brain of a patient who is awake | 以貼近頭皮的線圈發出脈衝，令清醒病人的部分腦區活躍的治療 | also=TMS
deep brain stimulation | 深層腦部刺激 | method | S6 | a treatment in which electrodes placed inside the head by surgery send out electrical pulses powered by a battery under the skin | 以手術在顱內植入電極，由皮下裝置發出電脈衝的治療 | also=DBS
light therapy | 光照治療 | method | S5 | a treatment for winter depression in which the patient sits each morning in front of a bright lamp | 讓冬季抑鬱的病人每天早上坐在明亮的燈前的治療
lobotomy | 腦葉切斷術 | method | S6 | a former operation that cut nerve fibres at the front of the brain to calm patients | 昔日破壞大腦前部神經纖維以令病人平靜的手術
antidepressant | 抗抑鬱藥 | substance | S4 | a medicine that relieves persistent low mood, often by raising serotonin levels | 藉提高血清素水平等方式改善長期低落心情的藥物
antipsychotic | 抗精神病藥 | substance | S5 | a medicine that reduces hallucinations and delusions, chiefly by blocking dopamine | 主要透過阻截多巴胺來減輕幻覺和妄想的藥物
anxiolytic | 抗焦慮藥 | substance | S5 | a medicine that quickly calms excessive worry and fear, often by strengthening GABA | 藉加強γ-氨基丁酸等方式迅速減輕過度擔憂的藥物 | also=anti-anxiety drug
free association | 自由聯想 | method | S5 | a technique in which the patient says whatever comes to mind without holding anything back | 讓病人把浮現腦海的一切毫無保留地說出來的技巧
dream interpretation | 夢的解析 | method | S5 | a technique in which the analyst looks for the hidden meaning of what the patient saw while asleep | 由治療師從病人睡眠時所見的情景尋找隱藏意義的技巧 | also=dream analysis
transference | 移情 | process | S6 | the process in which the patient directs towards the therapist feelings once held for a parent or other important person | 病人把昔日對父母等重要人物的感情投放在治療師身上的現象 | not=countertransference
countertransference | 反移情 | process | S6 | the process in which the therapist directs towards the patient feelings from his or her own past | 治療師把自己過往的感情投放在病人身上的現象 | not=transference
resistance | 阻抗 | process | S6 | the patient's unconscious blocking of painful topics, as by silence or lateness | 病人不自覺地以沉默或遲到等方式迴避痛苦話題的現象
catharsis | 宣洩 | process | S5 | the relief that comes from letting out pent-up feelings | 釋放積壓已久的感受後得到的舒暢感
active listening | 積極聆聽 | method | S3 | a counselling skill of giving full attention, with eye contact, posture and nods, to what a person says and feels | 以目光、姿態和點頭全神貫注地接收對方所說的話和感受的技巧
paraphrasing | 重述內容 | method | S5 | a counselling skill of restating in one's own words the facts that the client has just told | 以自己的話把對方剛說的事實再說一遍的技巧 | not=reflection of feeling
reflection of feeling | 情感反映 | method | S5 | a counselling skill of putting into words the emotion that the client seems to have | 以言語說出對方似乎懷有的喜怒哀樂的技巧 | not=paraphrasing
summarising | 撮要 | method | S4 | a counselling skill of drawing together the main points of a whole talk | 把整段談話的重點綜合起來的技巧 | not=paraphrasing
confrontation | 面質 | method | S6 | a counselling skill of gently pointing out contradictions in what the client says or does | 溫和地指出對方言行矛盾之處的技巧
self-disclosure | 自我披露 | method | S5 | a counselling skill of sharing an appropriate part of the counsellor's own experience | 輔導員適當地分享個人經歷的技巧
open question | 開放式問題 | method | S3 | an enquiry that invites a long answer, such as "How did you feel about it?" | 引導對方詳細作答的提問，例如「你有甚麼感受？」 | also=open-ended question; not=closed question
closed question | 封閉式問題 | method | S3 | an enquiry that can be answered by yes or no or one fact, such as "Are you angry?" | 只須答是或否或一項事實的提問，例如「你生氣嗎？」 | also=closed-ended question; not=open question
all-or-nothing thinking | 非黑即白思想 | process | S3 | the thinking trap of seeing things as either perfect or worthless with no middle ground | 認為事情不是完美便是一文不值、沒有中間餘地的思想陷阱 | also=black-and-white thinking
overgeneralisation | 以偏概全 | process | S3 | the thinking trap of concluding from one bad event that the same will always happen | 由一次壞經驗便斷定以後每次都會這樣的思想陷阱
catastrophising | 災難化思想 | process | S3 | the thinking trap of imagining that a small trouble will end in the worst possible way | 把小問題想像成最壞結局的思想陷阱 | also-zh=大難臨頭
mind reading | 妄測人意 | process | S3 | the thinking trap of being sure without evidence that others think badly of oneself | 沒有證據便斷定別人在心裏看不起自己的思想陷阱 | also-zh=讀心術
personalisation | 罪責歸己 | process | S3 | the thinking trap of blaming oneself for events outside one's control | 把個人無法控制的壞事都看成是自身過錯的思想陷阱 | also-zh=攬晒上身
mental filter | 選擇性過濾 | process | S4 | the thinking trap of dwelling on a single bad detail and ignoring all the good ones | 只注意一個不好的細節而忽略所有好的方面的思想陷阱
emotional reasoning | 感情用事 | process | S4 | the thinking trap of taking one's feelings as proof, as in "I feel stupid, so I am stupid" | 以當下心境作為證據的思想陷阱，例如「我覺得自己笨，所以我真的笨」
psychiatrist | 精神科醫生 | role | S4 | a doctor who diagnoses mental disorders and may prescribe drugs for them | 為心理失調者作診斷並可處方藥物的專家 | not=clinical psychologist
clinical psychologist | 臨牀心理學家 | role | S4 | a specialist who assesses mental disorders and treats them by talking but may not prescribe drugs | 評估精神失調並以談話方式治療、不可處方藥物的專家 | not=psychiatrist
educational psychologist | 教育心理學家 | role | S4 | a specialist who assesses pupils' learning and behaviour and advises teachers and parents | 評估兒童的學習和行為並向家長和校方提供意見的專家
occupational therapist | 職業治療師 | role | S4 | a specialist who trains patients in the skills of daily living and working | 訓練病人日常自理和工作技能的專業人員 | not=speech therapist, physiotherapist
speech therapist | 言語治療師 | role | S3 | a specialist who assesses and treats difficulties in communication and swallowing | 評估和醫治溝通及吞嚥困難的專業人員 | not=occupational therapist
forensic psychologist | 法證心理學家 | role | S5 | a specialist who studies offenders and gives expert evidence in court | 研究罪犯並在審訊中提供專業意見的專家
sport psychologist | 運動心理學家 | role | S4 | a specialist who helps athletes to concentrate and cope with the pressure of competition | 協助選手專注比賽和應付比賽壓力的專家
set | schools of psychotherapy | 心理治療的學派 | psychoanalysis; person-centred therapy; cognitive behavioural therapy; logotherapy
set | talking treatments | 談話治療 | psychoanalysis; person-centred therapy; rational emotive behaviour therapy; narrative therapy; solution-focused therapy; logotherapy
set | treatments named by medium or company | 按媒介或參加者命名的治療 | family therapy; group therapy=小組治療; play therapy; art therapy; music therapy
set | behavioural treatments | 行為治療的方法 | systematic desensitisation; flooding; aversion therapy; token economy; social skills training
set | bodily treatments of mental disorders | 以身體途徑醫治精神失調的方法 | electroconvulsive therapy; transcranial magnetic stimulation; deep brain stimulation; light therapy; lobotomy
set | medicines for mental disorders | 精神科藥物 | antidepressant; antipsychotic; anxiolytic; mood stabiliser=情緒穩定劑
set | techniques of Freud and other therapists | 弗洛伊德和其他治療師的技巧 | free association; dream interpretation; hypnosis; systematic desensitisation
set | what happens between patient and therapist | 病人與治療師之間的現象 | transference; countertransference; resistance; catharsis
set | counselling skills | 輔導技巧 | active listening; paraphrasing; reflection of feeling; summarising; confrontation; self-disclosure
set | ways of asking and answering in counselling | 輔導中發問和回應的方式 | open question; closed question; paraphrasing; reflection of feeling; summarising
set | thinking traps about oneself and others | 關於自己和他人的思想陷阱 | mind reading; personalisation; mental filter; emotional reasoning
set | thinking traps | 思想陷阱 | all-or-nothing thinking; overgeneralisation; catastrophising; personalisation; mental filter; mind reading
set | professionals in mental health | 精神健康的專業人員 | psychiatrist; clinical psychologist; educational psychologist; school social worker=學校社工; occupational therapist
set | specialists who assess, train or advise | 負責評估、訓練或提供意見的專家 | occupational therapist; speech therapist; educational psychologist; forensic psychologist; sport psychologist
fact | person-centred therapy | 當事人中心治療 | who put it forward | 提出者 | Carl Rogers | 羅傑斯 |
fact | rational emotive behaviour therapy | 理情行為治療 | who put it forward | 提出者 | Albert Ellis | 艾里斯 |
fact | cognitive therapy | 認知治療 | who put it forward | 提出者 | Aaron Beck | 貝克 |
fact | logotherapy | 意義治療 | who put it forward | 提出者 | Viktor Frankl | 法蘭克 |

== Industrial and organisational psychology | 工業與組織心理學
job analysis | 工作分析 | method | S5 | the study of what tasks a post involves and what abilities it calls for | 研究某個職位有何任務和需要甚麼能力的程序 | also-zh=職務分析; not=job description
job description | 職位說明 | document | S5 | a statement of the duties, working hours and reporting relationships of a post | 載列某崗位的職責、工時和從屬關係的文件 | not=job specification
job specification | 職位規格 | document | S5 | a statement of the education, experience and skills that a person needs for a post | 載列擔任某崗位所需學歷、經驗和技能的文件 | not=job description
employment contract | 僱傭合約 | document | S4 | a binding agreement between a firm and a worker on pay, hours and notice | 公司與員工就薪酬、工時和離職通知訂立的具約束力文件
curriculum vitae | 履歷 | document | S3 | a summary of a job seeker's own schooling, experience and skills | 求職者概述自己學業、經驗和技能的文件 | also=résumé, CV; also-zh=個人履歷, 簡歷
structured interview | 結構式面試 | method | S5 | a method of selecting staff in which all applicants are asked the same prepared questions | 向所有申請人提出同一套預先擬定題目的甄選方法 | not=unstructured interview
unstructured interview | 非結構式面試 | method | S5 | a method of selecting staff in which the conversation flows freely and each applicant is asked different questions | 自由對話、向各申請人提出不同題目的甄選方法 | not=structured interview
work sample test | 工作樣本測驗 | method | S6 | a method of selecting staff in which applicants carry out part of the real job, such as typing a letter | 請申請人實際完成一部分職務的甄選方法，例如打一封信
reference check | 查核推薦人 | method | S5 | a method of selecting staff in which former employers or teachers are asked about an applicant | 向申請人的舊僱主或老師了解其情況的甄選方法
performance appraisal | 表現評核 | method | S5 | a regular assessment by a supervisor of how well an employee has worked | 由上司定期為員工的工作成效打分的制度 | also-zh=績效評估; not=360-degree feedback
360-degree feedback | 360度評估 | method | S6 | the assessment of an employee by superiors, colleagues, subordinates and customers alike | 由上司、同事、下屬和顧客一同為員工打分的方法 | not=performance appraisal
on-the-job training | 在職培訓 | method | S4 | the teaching of skills to employees at their own posts while they do their actual work | 員工在自己崗位上邊做邊學的安排 | not=off-the-job training
off-the-job training | 職外培訓 | method | S4 | the teaching of skills to employees away from the workplace, as in a course at a college | 員工離開工作地點修讀課程等的安排 | also-zh=脫產培訓; not=on-the-job training
mentoring | 師友指導 | method | S5 | the guidance of a newcomer's career and growth over a long time by an experienced colleague | 由資深同事長期扶持新人事業和成長的做法
job rotation | 工作輪換 | method | S5 | the practice of moving employees from one post to another at intervals | 定期把員工由一個崗位調往另一個崗位的做法 | also-zh=崗位輪換; not=job enlargement
job enlargement | 工作擴大化 | method | S5 | the practice of giving employees more tasks at the same level of responsibility | 讓員工多做一些同等職責的任務的做法 | not=job enrichment
job sharing | 職位共享 | method | S5 | the division of a single full-time post between two part-time workers | 由兩名兼職員工分擔一份全職崗位的做法
flexitime | 彈性工時 | method | S4 | an arrangement in which employees choose within limits when to start and finish work | 讓員工在一定範圍內自行選擇上下班時間的安排 | also-zh=彈性工作時間
telecommuting | 遙距工作 | method | S4 | an arrangement in which employees do their duties from home through computers and networks | 讓員工在家透過電腦和網絡履行職務的安排 | also=teleworking, remote work; also-zh=遙距辦公
job satisfaction | 工作滿足感 | property | S4 | the degree to which a worker likes and feels content with his or her post | 員工喜歡自己職務並覺得稱心的程度 | also-zh=工作滿意度
organisational commitment | 組織承諾 | property | S6 | the degree to which an employee feels attached to the company and wishes to stay in it | 員工對公司有歸屬感並願意留任的程度
organisational culture | 組織文化 | property | S5 | the values, beliefs and customs that the members of a company share | 公司成員共有的價值觀、信念和習慣
staff turnover | 員工流失 | process | S5 | the process in which employees leave a company and are replaced by newcomers | 僱員離職而由新人取代的情況 | not=absenteeism
absenteeism | 曠工 | process | S5 | the habit of being away from work without good reason | 沒有合理原因而經常不上班的現象 | not=presenteeism
presenteeism | 帶病上班 | process | S6 | the habit of coming to work while sick and getting little done | 身體不適仍返回崗位，以致效率低下的現象 | not=absenteeism
autocratic leadership | 專制型領導 | form | S4 | a style in which the leader decides alone and gives orders | 由領導者獨自作決定並下達命令的作風 | also-zh=獨裁式領導; not=democratic leadership
democratic leadership | 民主型領導 | form | S4 | a style in which the leader invites members to discuss and decide together | 邀請成員共同討論和作決定的作風 | also=participative leadership; not=laissez-faire leadership
laissez-faire leadership | 放任型領導 | form | S4 | a style in which the leader steps back and leaves members to decide for themselves | 置身事外、讓成員自行決定的作風 | not=democratic leadership
transformational leadership | 轉型領導 | form | S5 | a style in which the leader inspires members with a vision to rise above their own interests | 以願景激勵成員超越個人利益的作風 | also-zh=變革型領導; not=transactional leadership
transactional leadership | 交易型領導 | form | S5 | a style in which the leader exchanges rewards and penalties for performance | 按表現給予獎賞或懲罰的作風 | not=transformational leadership
Theory X | X理論 | theory | S5 | the view, put forward by McGregor, that workers are lazy by nature and must be controlled and threatened | 麥格雷戈指員工天性懶惰，須加以管束和威迫的觀點 | not=Theory Y
Theory Y | Y理論 | theory | S5 | the view, put forward by McGregor, that workers enjoy effort and will direct themselves if trusted | 麥格雷戈指員工樂於工作，獲信任便會自我管理的觀點 | not=Theory X
two-factor theory | 雙因素理論 | theory | S5 | the view, put forward by Herzberg, that pay and working conditions only prevent dissatisfaction, while the work itself brings satisfaction | 赫茨伯格指薪酬和環境只能防止不滿，工作本身才令人滿足的觀點 | also=motivator-hygiene theory
equity theory | 公平理論 | theory | S6 | the view that workers compare what they put in and receive with what others put in and receive | 認為員工會把自己的付出和所得與他人的比較的觀點
expectancy theory | 期望理論 | theory | S6 | the view that workers try hard if they believe that effort leads to success, and success to a reward they value | 認為員工若相信努力能成功、成功能得到所重視的獎賞，便會努力的觀點
goal-setting theory | 目標設定理論 | theory | S6 | the view that clear and challenging targets make workers perform better than vague ones | 認為清晰而具挑戰的要求比含糊的要求更能提升員工表現的觀點
legitimate power | 法定權力 | property | S6 | the influence that a person has because of his or her rank or office | 一個人因職級或職務而擁有的影響力
reward power | 獎賞權力 | property | S6 | the influence that a person has because he or she can give others raises, promotion or praise | 一個人因能為他人加薪、升職或稱讚而擁有的影響力
coercive power | 強制權力 | property | S6 | the influence that a person has because he or she can punish others | 一個人因能懲罰他人而擁有的影響力
expert power | 專家權力 | property | S6 | the influence that a person has because of his or her knowledge and skill | 一個人因知識和技能而擁有的影響力
competing style | 競爭式 | form | S5 | a way of handling conflict in which one pursues one's own goal at the other's expense | 為達到自己的目的而不惜犧牲對方的衝突處理方式
accommodating style | 遷就式 | form | S5 | a way of handling conflict in which one gives up one's own wishes to satisfy the other | 放棄自己的意願以滿足對方的衝突處理方式 | not=compromising style
avoiding style | 迴避式 | form | S5 | a way of handling conflict in which one stays out of the matter and addresses neither side's wishes | 置身事外、不處理任何一方意願的衝突處理方式
compromising style | 妥協式 | form | S5 | a way of handling conflict in which each side gives up a part of what it wants | 雙方各讓一步、各自放棄部分要求的衝突處理方式 | not=collaborating style
collaborating style | 合作式 | form | S5 | a way of handling conflict in which both sides look for a solution that fully meets the wishes of each | 雙方尋求完全滿足彼此意願的方案的衝突處理方式 | not=compromising style
Hawthorne effect | 霍桑效應 | process | S5 | the improvement in workers' output that comes merely from knowing that they are being studied | 員工純因知道自己受人研究而提高產量的現象
leniency error | 寬大誤差 | process | S6 | the mistake of a rater who gives nearly everyone high marks | 評分者給予幾乎所有人高分的偏差 | not=central tendency error
central tendency error | 趨中誤差 | process | S6 | the mistake of a rater who gives nearly everyone average marks | 評分者給予幾乎所有人平均分數的偏差 | not=leniency error
contrast effect | 對比效應 | process | S6 | the mistake of a rater who scores a person too high or too low because the one just before was very weak or very strong | 評分者因前一人特別差或特別好而抬高或壓低分數的偏差
forming stage | 形成期 | process | S5 | the step in Tuckman's model at which members first meet, are polite and learn what the task is | 塔克曼所指，成員初次見面、互相客氣並了解任務的階段
storming stage | 風暴期 | process | S5 | the step in Tuckman's model at which members quarrel over roles and ways of working | 塔克曼所指，成員為角色和做法起爭執的階段 | also-zh=激盪期
norming stage | 規範期 | process | S5 | the step in Tuckman's model at which members agree on rules and begin to feel united | 塔克曼所指，成員定下共同做法並開始同心的階段
performing stage | 執行期 | process | S5 | the step in Tuckman's model at which the mature team works smoothly towards its goal | 塔克曼所指，成熟的團隊順暢地朝目標工作的階段 | also-zh=表現期
adjourning stage | 解散期 | process | S6 | the step in Tuckman's model at which the task is over and members part | 塔克曼所指，任務完結、成員各自離開的階段
role conflict | 角色衝突 | process | S4 | the strain of a person who faces demands from two positions that cannot both be met | 一個人因兩種身份的要求互不相容而感到的壓力 | not=role ambiguity
role ambiguity | 角色模糊 | process | S5 | the strain of a person who is not told clearly what is expected of him or her | 一個人因不清楚別人對自己有何期望而感到的壓力 | not=role conflict
role overload | 角色超載 | process | S5 | the strain of a person who is given more duties than he or she can carry out | 一個人因獲派的職責多得無法完成而感到的壓力
realistic type | 實用型 | form | S3 | the kind of person, in Holland's theory, who likes working with tools, machines and animals | 霍蘭德所指，喜歡擺弄工具、操作機器和照料動物的人
investigative type | 研究型 | form | S3 | the kind of person, in Holland's theory, who likes observing, analysing and solving scientific problems | 霍蘭德所指，喜歡觀察、分析和解決科學問題的人
artistic type | 藝術型 | form | S3 | the kind of person, in Holland's theory, who likes free and creative work in music, writing or design | 霍蘭德所指，喜歡在音樂、寫作或設計方面自由創作的人
social type | 社會型 | form | S3 | the kind of person, in Holland's theory, who likes teaching, healing and helping others | 霍蘭德所指，喜歡教導、治療和幫助他人的人
enterprising type | 企業型 | form | S3 | the kind of person, in Holland's theory, who likes leading, persuading and selling | 霍蘭德所指，喜歡領導、游說和推銷的人
conventional type | 事務型 | form | S3 | the kind of person, in Holland's theory, who likes orderly work with records and figures | 霍蘭德所指，喜歡有條理地處理文件和數字的人
set | papers about posts and applicants | 有關職位和求職者的文件 | job description; job specification; employment contract; curriculum vitae
set | ways of choosing staff | 甄選員工的方法 | structured interview; unstructured interview; work sample test; reference check
set | ways of studying and rating work and workers | 研究和評定工作及員工的方法 | job analysis; 360-degree feedback; work sample test; reference check
set | ways of developing staff | 發展員工才能的做法 | off-the-job training; mentoring; job rotation; performance appraisal
set | ways of redesigning jobs | 重新設計工作的方法 | job rotation; job enlargement; job enrichment=工作豐富化; job sharing
set | signs of trouble among staff | 員工出現問題的跡象 | staff turnover; absenteeism; presenteeism; burnout
set | styles of leadership | 領導的方式 | autocratic leadership; democratic leadership; laissez-faire leadership; transformational leadership; transactional leadership
set | theories of motivation at work | 工作動機的理論 | Theory X; Theory Y; two-factor theory; equity theory; expectancy theory; goal-setting theory
set | bases of power | 權力的來源 | legitimate power; reward power; coercive power; expert power; referent power=參照權力
set | ways of handling conflict | 處理衝突的方式 | competing style; accommodating style; avoiding style; compromising style; collaborating style
set | effects and errors in judging workers | 評核員工時的效應和誤差 | leniency error; central tendency error; contrast effect; halo effect; Hawthorne effect
set | stages in the life of a team | 團隊發展的階段 | forming stage; storming stage; norming stage; performing stage; adjourning stage
set | strains that come from roles | 角色帶來的壓力 | role conflict; role ambiguity; role overload; burnout
set | Holland's types of career interest | 霍蘭德的職業興趣類型 | realistic type; investigative type; artistic type; social type; enterprising type; conventional type
order | Tuckman's stages of a team | 塔克曼的團隊發展階段 | forming stage > storming stage > norming stage > performing stage > adjourning stage

== Psychologists, schools and famous experiments | 心理學家、學派與著名實驗
Wilhelm Wundt | 馮特 | person | S4 | the German who opened the first psychological laboratory in Leipzig in 1879 | 1879年在萊比錫設立首個心理學實驗室的德國學者
William James | 威廉·詹姆斯 | person | S5 | the American who wrote The Principles of Psychology and asked what the mind is for | 著有《心理學原理》並探討心靈有何用處的美國學者
Sigmund Freud | 弗洛伊德 | person | S4 | the Viennese doctor who founded psychoanalysis and stressed unconscious wishes | 創立精神分析並強調潛意識願望的維也納醫生 | also-zh=佛洛伊德
Carl Jung | 榮格 | person | S5 | the Swiss psychiatrist who wrote of archetypes and of a layer of mind shared by all humankind | 提出原型和全人類共有心靈層面的瑞士精神科醫生
Alfred Adler | 阿德勒 | person | S5 | the Austrian doctor who explained personality by the striving to overcome inferiority and by birth order | 以克服自卑的努力和出生次序解釋人格的奧地利醫生
Erik Erikson | 艾力遜 | person | S5 | the psychologist who described eight psychosocial crises from birth to old age | 提出由出生至老年八個心理社會危機的學者 | also-zh=艾瑞克森
Anna Freud | 安娜·弗洛伊德 | person | S6 | the daughter of a famous Viennese doctor who described the defence mechanisms and analysed children | 闡述防衛機制並為兒童作精神分析的維也納名醫之女
Ivan Pavlov | 巴甫洛夫 | person | S4 | the Russian physiologist who discovered that dogs can be trained to salivate at a signal | 發現狗經訓練後會對訊號流口水的俄國生理學家
John Watson | 華生 | person | S5 | the founder of behaviourism who trained Little Albert to fear a white rat | 創立行為主義，並令小艾伯特學會害怕白鼠的學者 | also=John B. Watson
B. F. Skinner | 史金納 | person | S4 | the American who studied how rewards shape the lever pressing of rats and pecking of pigeons | 研究獎賞怎樣影響老鼠按桿和鴿子啄擊的美國學者
Edward Thorndike | 桑代克 | person | S5 | the American who watched cats escape from puzzle boxes and stated the law of effect | 觀察貓逃出迷籠並提出效果律的美國學者
Edward Tolman | 托爾曼 | person | S6 | the American who showed that unrewarded rats form a mental map of a maze | 證明老鼠沒有獎賞也會在腦中形成迷宮地圖的美國學者
Wolfgang Köhler | 柯勒 | person | S6 | the Gestalt psychologist who observed that chimpanzees could suddenly work out how to reach a hanging banana | 觀察到黑猩猩忽然想通怎樣取得高處香蕉的完形心理學家 | also=Wolfgang Kohler
Albert Bandura | 班杜拉 | person | S4 | the psychologist who showed with an inflated doll that children imitate aggression | 以充氣玩偶證明兒童會模仿攻擊行為的心理學家
Jean Piaget | 皮亞傑 | person | S4 | the Swiss scholar who described four stages in the growth of children's thinking | 提出兒童思維成長四個階段的瑞士學者
Lev Vygotsky | 維果斯基 | person | S5 | the Soviet scholar who held that children learn best with help within the zone of proximal development | 認為兒童在近側發展區內得到協助學得最好的蘇聯學者 | also-zh=維高斯基
Lawrence Kohlberg | 柯爾伯格 | person | S5 | the American who used stories such as the Heinz dilemma to study the growth of moral reasoning | 以海因茨兩難故事研究道德推理發展的美國學者
John Bowlby | 鮑比 | person | S5 | the British psychiatrist who founded the theory of attachment between babies and those who care for them | 創立嬰兒與照顧者之間依附理論的英國精神科醫生
Mary Ainsworth | 安斯沃思 | person | S5 | the psychologist who devised the Strange Situation to measure the attachment of babies to their mothers | 設計陌生情境來量度嬰兒對母親的依附關係的心理學家
Harry Harlow | 哈洛 | person | S5 | the psychologist who showed that baby monkeys prefer a soft cloth mother to a wire one that feeds them | 證明幼猴寧要柔軟的布媽媽，也不要有奶的鐵絲媽媽的心理學家
Diana Baumrind | 鮑姆林德 | person | S6 | the psychologist who described authoritative, authoritarian and permissive parents | 區分開明、專制和縱容型父母的心理學家
Urie Bronfenbrenner | 布朗芬布倫納 | person | S5 | the psychologist who placed the child at the centre of nested systems of the environment | 把兒童描繪為處於層層環境系統中心的心理學家
Konrad Lorenz | 勞倫茲 | person | S5 | the Austrian zoologist who studied imprinting in newly hatched geese | 以剛孵出的小鵝研究銘印現象的奧地利動物學家
Hermann Ebbinghaus | 艾賓浩斯 | person | S5 | the German who learned nonsense syllables by heart to plot how fast we forget | 背誦無意義音節，以繪出遺忘快慢的德國學者
Elizabeth Loftus | 洛夫特斯 | person | S6 | the American who showed that the wording of questions alters what eyewitnesses remember | 證明提問的措辭會改變目擊者記憶的美國學者
George Miller | 米勒 | person | S6 | the American who found that short-term memory holds about seven items, plus or minus two | 發現短期記憶可容納七加減二個項目的美國學者
Alfred Binet | 比奈 | person | S5 | the Frenchman who devised the first practical intelligence test to find schoolchildren in need of special help | 設計首個實用智力測驗以找出需要特別協助學童的法國學者
Charles Spearman | 斯皮爾曼 | person | S6 | the British statistician who proposed a single general factor behind all mental abilities | 提出一切心智能力背後有單一因素的英國統計學家
Howard Gardner | 加德納 | person | S4 | the American who claimed that people have several separate intelligences, such as musical and interpersonal ones | 主張人有音樂、人際等多種獨立智能的美國學者
Robert Sternberg | 史坦伯格 | person | S5 | the American who proposed analytical, creative and practical intelligence and a triangle of love | 提出分析、創造和實用三種智力及愛情三角的美國學者
Noam Chomsky | 喬姆斯基 | person | S5 | the American linguist who argued that all children are born with a universal grammar | 主張所有兒童生來具有普遍語法的美國語言學家
Abraham Maslow | 馬斯洛 | person | S4 | the American who arranged human needs in a hierarchy that ends in self-actualisation | 把人的需要分為層次，以自我實現為頂的美國學者
Carl Rogers | 羅傑斯 | person | S5 | the American who founded person-centred therapy with its unconditional positive regard | 創立當事人中心治療並主張無條件積極關注的美國學者
Viktor Frankl | 法蘭克 | person | S6 | the Austrian psychiatrist and concentration camp survivor who founded a therapy based on the search for meaning | 在集中營倖存、創立以尋找意義為本的治療的奧地利精神科醫生
Gordon Allport | 奧爾波特 | person | S6 | the American who divided traits into cardinal, central and secondary ones | 把特質分為首要、中心和次要三類的美國學者
Hans Eysenck | 艾森克 | person | S6 | the German-born British psychologist who mapped personality on introversion-extraversion and neuroticism | 以內外向和神經質兩個向度劃分人格的德裔英國心理學家
Solomon Asch | 阿希 | person | S5 | the psychologist who showed that people agree with a wrong group about the length of lines | 證明人會附和群體對線段長短的錯誤判斷的心理學家
Stanley Milgram | 米爾格拉姆 | person | S5 | the psychologist who tested how far people obey orders to give electric shocks | 測試人會服從命令施行電擊到甚麼程度的心理學家
Philip Zimbardo | 津巴多 | person | S5 | the psychologist who carried out the Stanford prison experiment in a university basement | 在大學地庫進行史丹福監獄實驗的心理學家
Leon Festinger | 費斯廷格 | person | S6 | the psychologist who proposed the theory of cognitive dissonance | 提出認知失調理論的心理學家
Hans Selye | 塞利 | person | S5 | the doctor who described the general adaptation syndrome, the body's three-stage response to stress | 提出身體應付壓力三階段的一般適應症候群的醫生
Martin Seligman | 塞利格曼 | person | S5 | the American who studied learned helplessness in dogs and later founded positive psychology | 以狗研究習得無助，後來創立正向心理學的美國學者
Aaron Beck | 貝克 | person | S5 | the psychiatrist who founded cognitive therapy after noticing the automatic negative thoughts of depressed patients | 發現抑鬱病人的負面自動化思想，從而創立認知治療的精神科醫生
Albert Ellis | 艾里斯 | person | S6 | the psychologist who founded rational emotive behaviour therapy and disputed irrational beliefs | 創立理情行為治療、駁斥不合理信念的心理學家
structuralism | 結構主義 | theory | S6 | the early school that used introspection to break conscious experience down into basic elements | 以內省把意識經驗分解為基本元素的早期學派 | also-zh=構造主義; not=functionalism
functionalism | 功能主義 | theory | S6 | the early school that asked how the mind helps people to adapt to the environment | 探討心靈怎樣幫助人適應環境的早期學派 | also-zh=機能主義; not=structuralism
behaviourism | 行為主義 | theory | S4 | the school that studies only observable actions and how they are learned | 只研究可觀察的外顯活動及其學習過程的學派 | not=cognitive psychology
Gestalt psychology | 完形心理學 | theory | S5 | the school that holds that the whole we perceive is more than the sum of its parts | 認為所知覺的整體大於部分總和的學派 | also-zh=格式塔心理學
psychoanalytic school | 精神分析學派 | theory | S5 | the school that explains behaviour by unconscious wishes and the experiences of early childhood | 以潛意識的願望和早年經歷解釋行為的學派
humanistic psychology | 人本心理學 | theory | S5 | the school that stresses free will, personal growth and the good in every person | 強調自由意志、個人成長和人性善良一面的學派
cognitive psychology | 認知心理學 | theory | S5 | the school that studies how people take in, store and use information | 研究人怎樣接收、儲存和運用資訊的學派 | not=behaviourism
evolutionary psychology | 進化心理學 | theory | S6 | the school that explains behaviour by how it helped our ancestors to survive and reproduce | 以行為怎樣有助祖先生存和繁殖來解釋行為的學派 | also-zh=演化心理學
positive psychology | 正向心理學 | theory | S5 | the school that studies happiness, strengths and what makes life worth living | 研究快樂、長處和令生命有價值的事物的學派
Skinner box | 史金納箱 | device | S5 | a chamber in which an animal presses a lever or pecks a disc to obtain food | 動物按桿或啄圓片便可得到食物的實驗裝置 | not=puzzle box
puzzle box | 迷籠 | device | S6 | a cage from which a hungry cat can escape by pulling a loop or stepping on a pedal | 飢餓的貓須拉繩或踩踏板才可逃出的實驗裝置 | not=Skinner box
maze | 迷宮 | device | S4 | a layout of branching passages with dead ends in which an animal finds its way to food | 有多條岔路和死路、讓動物尋路覓食的實驗裝置
visual cliff | 視崖 | device | S6 | a table with a sheet of clear glass over a drop, used to test whether babies perceive depth | 在落差上鋪有透明玻璃、用以測試嬰兒深度知覺的裝置
Bobo doll | 波波玩偶 | device | S5 | an inflated figure that rocks back upright when hit, which children saw an adult beat | 被打後會彈回直立、供成人在兒童面前毆打的充氣人像
Little Albert experiment | 小艾伯特實驗 | event | S5 | the 1920 study in which a baby came to fear a white rat that was shown with a loud noise | 1920年令嬰兒因巨響而學會害怕白鼠的研究
Bobo doll experiment | 波波玩偶實驗 | event | S5 | the 1961 study in which children copied an adult's violence towards an inflated figure | 1961年發現兒童會模仿成人向充氣人像施暴的研究
Milgram experiment | 米爾格拉姆實驗 | event | S5 | the study begun in 1961 in which people were ordered to give a learner what they thought were electric shocks | 1961年開始、命令參加者向學習者施以自以為真的電擊的研究
Stanford prison experiment | 史丹福監獄實驗 | event | S5 | the 1971 study in which students played guards and inmates and which was stopped after six days | 1971年由學生扮演守衞和囚犯、六天後便中止的研究
Robbers Cave experiment | 羅伯斯山洞實驗 | event | S6 | the 1954 study in which two rival groups of boys at a summer camp made peace by working for shared goals | 1954年兩組敵對的男孩在夏令營中因共同目標而和解的研究 | also-zh=強盜洞實驗
set | psychoanalysts and their heirs | 精神分析及其後繼者 | Sigmund Freud; Carl Jung; Alfred Adler; Erik Erikson; Anna Freud
set | psychologists who experimented with animals | 以動物做實驗的學者 | Ivan Pavlov; B. F. Skinner; Edward Thorndike; Edward Tolman; Wolfgang Köhler; Harry Harlow
set | students of child development | 研究兒童發展的學者 | Jean Piaget; Lev Vygotsky; Lawrence Kohlberg; Erik Erikson; Diana Baumrind; Urie Bronfenbrenner
set | students of the bond between young and parent | 研究親子依附的學者 | John Bowlby; Mary Ainsworth; Harry Harlow; Konrad Lorenz
set | students of memory and language | 研究記憶和語言的學者 | Hermann Ebbinghaus; Elizabeth Loftus; George Miller; Noam Chomsky
set | students of intelligence | 研究智力的學者 | Alfred Binet; Charles Spearman; Howard Gardner; Robert Sternberg
set | humanistic thinkers and students of personality | 人本學者和研究人格的學者 | Abraham Maslow; Carl Rogers; Viktor Frankl; Gordon Allport; Hans Eysenck
set | social psychologists | 社會心理學家 | Solomon Asch; Stanley Milgram; Philip Zimbardo; Leon Festinger; Albert Bandura
set | founders of therapies | 創立治療方法的人 | Sigmund Freud; Carl Rogers; Viktor Frankl; Aaron Beck; Albert Ellis
set | schools of psychology | 心理學的學派 | structuralism; functionalism; behaviourism; Gestalt psychology; psychoanalytic school; humanistic psychology
set | modern schools of psychology | 現代心理學的學派 | behaviourism; cognitive psychology; humanistic psychology; evolutionary psychology; positive psychology
set | apparatus of famous experiments | 著名實驗的裝置 | Skinner box; puzzle box; maze; visual cliff; Bobo doll
set | famous experiments | 著名的實驗 | Little Albert experiment; Bobo doll experiment; Milgram experiment; Stanford prison experiment; Asch experiment=阿希實驗; Robbers Cave experiment
fact | Wilhelm Wundt | 馮特 | year of birth | 出生年份 | 1832 | 1832 |
fact | William James | 威廉·詹姆斯 | year of birth | 出生年份 | 1842 | 1842 |
fact | Ivan Pavlov | 巴甫洛夫 | year of birth | 出生年份 | 1849 | 1849 |
fact | Sigmund Freud | 弗洛伊德 | year of birth | 出生年份 | 1856 | 1856 |
fact | Carl Jung | 榮格 | year of birth | 出生年份 | 1875 | 1875 |
fact | Jean Piaget | 皮亞傑 | year of birth | 出生年份 | 1896 | 1896 |
fact | B. F. Skinner | 史金納 | year of birth | 出生年份 | 1904 | 1904 |
fact | Abraham Maslow | 馬斯洛 | year of birth | 出生年份 | 1908 | 1908 |
fact | Albert Bandura | 班杜拉 | year of birth | 出生年份 | 1925 | 1925 |
fact | Ivan Pavlov | 巴甫洛夫 | country of birth | 出生國家 | Russia | 俄國 |
fact | Jean Piaget | 皮亞傑 | country of birth | 出生國家 | Switzerland | 瑞士 |
fact | Abraham Maslow | 馬斯洛 | country of birth | 出生國家 | United States | 美國 |
fact | Albert Bandura | 班杜拉 | country of birth | 出生國家 | Canada | 加拿大 |
fact | Alfred Adler | 阿德勒 | country of birth | 出生國家 | Austria | 奧地利 |
fact | John Bowlby | 鮑比 | country of birth | 出生國家 | United Kingdom | 英國 |
fact | Little Albert experiment | 小艾伯特實驗 | year it was carried out or first reported | 進行或首次發表的年份 | 1920 | 1920 |
fact | Asch experiment | 阿希實驗 | year it was carried out or first reported | 進行或首次發表的年份 | 1951 | 1951 |
fact | Robbers Cave experiment | 羅伯斯山洞實驗 | year it was carried out or first reported | 進行或首次發表的年份 | 1954 | 1954 |
fact | Stanford prison experiment | 史丹福監獄實驗 | year it was carried out or first reported | 進行或首次發表的年份 | 1971 | 1971 |
`
