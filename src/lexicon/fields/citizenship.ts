/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const citizenship = `
== Basic Law and One Country, Two Systems | 《基本法》與「一國兩制」
one country, two systems | 一國兩制 | idea | S1 | the principle under which Hong Kong and Macao keep capitalism and their way of life while the main body of the nation practises socialism | 國家主體實行社會主義，香港和澳門保持原有資本主義和生活方式的方針
high degree of autonomy | 高度自治 | idea | S1 | the wide power, granted by the central authorities, under which the region manages its own local affairs | 特區獲中央授權，自行管理地方事務的廣泛權力 | not=sovereignty
sovereignty | 主權 | idea | S2 | the supreme and independent authority of a state over its territory and affairs | 國家對其領土和事務所擁有的最高而獨立的權力
territorial integrity | 領土完整 | idea | S4 | the principle that no part of the land of a state may be split off or seized by others | 國家疆土不容分裂或侵佔的原則
Sino-British Joint Declaration | 《中英聯合聲明》 | document | S2 | the agreement of 1984 that settled the return of Hong Kong to the motherland on 1 July 1997 | 1984年兩國政府簽訂、訂明香港於1997年7月1日回歸祖國的協議
Basic Law of Hong Kong | 《香港基本法》 | document | S1 | the law adopted in 1990 that sets out the systems of the Hong Kong special administrative region | 1990年通過、規定香港特別行政區各項制度的全國性法律 | also=Basic Law; also-zh=《基本法》, 基本法
Constitution of the People's Republic of China | 《中華人民共和國憲法》 | document | S2 | the fundamental law with the highest legal force in the whole of China, in force since 1982 | 1982年起施行，在中國全國具有最高法律效力的根本法 | also-zh=國家憲法
Hong Kong National Security Law | 《香港國安法》 | document | S3 | the national law made in June 2020 that punishes secession, subversion, terrorist activities and collusion with foreign forces | 2020年6月制定，懲治分裂國家、顛覆國家政權、恐怖活動和勾結外國勢力的全國性法律 | also-zh=《中華人民共和國香港特別行政區維護國家安全法》
Safeguarding National Security Ordinance | 《維護國家安全條例》 | document | S4 | the local law enacted in March 2024 to implement Article 23 of the Basic Law | 2024年3月由香港立法會為落實《基本法》第二十三條而制定的法例
National Anthem Ordinance | 《國歌條例》 | document | S3 | the Hong Kong law of 2020 that requires people to show respect when March of the Volunteers is played and sung | 2020年訂立，規定奏唱《義勇軍進行曲》時須予以尊重的香港法例

== Government of Hong Kong | 香港特區政府
Chief Executive of Hong Kong | 香港特別行政區行政長官 | role | P4 | the head of the Hong Kong special administrative region and of its government | 香港特區及其政府的首長 | also=Chief Executive; also-zh=行政長官
Chief Secretary for Administration | 政務司司長 | role | S1 | the most senior principal official under the head of the Hong Kong government, who coordinates the work of policy bureaux | 香港政府首長之下最高級的主要官員，負責統籌政策局工作
Financial Secretary | 財政司司長 | role | S1 | the Hong Kong principal official who prepares the annual budget and oversees economic policy | 每年編製預算案並監督經濟政策的香港主要官員
Secretary for Justice | 律政司司長 | role | S1 | the Hong Kong principal official who is the chief legal adviser of the government and controls criminal prosecutions | 擔任政府首席法律顧問並主管刑事檢控的香港主要官員
Commissioner of Police | 警務處處長 | role | S2 | the head of the force that keeps law and order in Hong Kong | 香港維持治安的紀律部隊首長
Director of Audit | 審計署署長 | role | S3 | the official who independently examines the accounts of the Hong Kong government and whether public money is well spent | 獨立審查香港政府帳目和公帑是否用得其所的官員
Ombudsman | 申訴專員 | role | S2 | the independent officer who investigates complaints of maladministration against Hong Kong government departments | 獨立調查市民對香港政府部門行政失當的投訴的人員
Chief Justice of the Court of Final Appeal | 終審法院首席法官 | role | S3 | the head of the Hong Kong judiciary | 香港司法機構的首長
President of the Legislative Council | 立法會主席 | role | S2 | the member elected by fellow lawmakers to preside over meetings of the Hong Kong legislature | 由香港立法機關成員互選產生、主持會議的人
Executive Council | 行政會議 | institution | S1 | the body that assists the head of the Hong Kong special administrative region in policy-making | 協助香港特區首長決策的機構 | not=Legislative Council
Legislative Council | 立法會 | institution | S1 | the Hong Kong body that makes local laws, approves the budget and monitors the work of the government | 香港制定法律、審批財政預算和監察政府施政的機關 | also=LegCo; not=Executive Council
Hong Kong judiciary | 香港司法機構 | institution | S2 | the independent courts and tribunals of Hong Kong, which try cases | 香港獨立行使審判權的各級法院和審裁處的統稱
Independent Commission Against Corruption | 廉政公署 | institution | S1 | the body, set up in 1974, that fights bribery in Hong Kong through law enforcement, prevention and education | 1974年成立，以執法、預防和教育三管齊下打擊香港貪污的機構 | also=ICAC; also-zh=廉署
Audit Commission | 審計署 | institution | S3 | the Hong Kong body that examines public accounts and whether public money is well spent | 審查香港公共帳目和公帑運用是否得宜的部門
Electoral Affairs Commission | 選舉管理委員會 | institution | S4 | the independent body that conducts and supervises Hong Kong public polls | 獨立主持和監督香港公共投票活動的機構
Department of Justice | 律政司 | institution | S2 | the Hong Kong government department that gives legal advice and conducts criminal prosecutions | 向香港政府提供法律意見並主管刑事檢控的部門
Equal Opportunities Commission | 平等機會委員會 | institution | S2 | the statutory body that enforces the laws against discrimination in Hong Kong | 負責執行香港反歧視法例的法定機構 | also=EOC; also-zh=平機會
Consumer Council | 消費者委員會 | institution | P5 | the statutory body that protects the interests of shoppers in Hong Kong and tests products for them | 保障香港顧客權益並為他們測試產品的法定機構 | also-zh=消委會
Hong Kong Monetary Authority | 香港金融管理局 | institution | S3 | the body that supervises banks and maintains the stability of the local currency in Hong Kong | 監管銀行並維持港元匯率穩定的機構 | also=HKMA; also-zh=金管局
Policy Address | 施政報告 | document | S2 | the yearly speech in which the head of the Hong Kong government announces plans for governing | 香港政府首長每年公布管治方針和計劃的文件 | not=government budget
government budget | 財政預算案 | document | S2 | the yearly plan of public revenue and spending presented to the legislature | 每年向立法機關提交的公共收支計劃 | also=budget; not=Policy Address
consultation paper | 諮詢文件 | document | S3 | a paper in which a government sets out proposals and invites public views | 政府列出建議並邀請公眾提出意見的文件

== Government of China | 國家政治體制
National People's Congress | 全國人民代表大會 | institution | S2 | the highest organ of state power of China | 中國最高國家權力機關 | also=NPC; also-zh=全國人大; not=Chinese People's Political Consultative Conference
Standing Committee of the National People's Congress | 全國人民代表大會常務委員會 | institution | S3 | the permanent body of the highest organ of state power, which has the power to interpret the laws | 中國最高國家權力機關的常設機關，有權解釋法律 | also=NPCSC; also-zh=全國人大常委會
State Council | 國務院 | institution | S2 | the Central People's Government, the highest organ of state administration of China | 中國的中央人民政府，即最高國家行政機關
Supreme People's Court | 最高人民法院 | institution | S3 | the highest judicial organ in mainland China, which tries cases | 中國內地的最高審判機關 | not=Supreme People's Procuratorate
Supreme People's Procuratorate | 最高人民檢察院 | institution | S3 | the highest organ of public prosecution and legal supervision in mainland China | 中國內地的最高法律監督和公訴機關 | not=Supreme People's Court
Central Military Commission | 中央軍事委員會 | institution | S4 | the organ that commands the armed forces of China | 領導中國全國武裝力量的機關 | also-zh=中央軍委
Chinese People's Political Consultative Conference | 中國人民政治協商會議 | institution | S3 | the united front body in which parties and all sectors of China discuss state affairs | 中國各黨派和各界人士商討國是的統一戰線組織 | also=CPPCC; also-zh=全國政協
President of the People's Republic of China | 中華人民共和國主席 | role | S2 | the head of state of China, elected by the highest organ of state power | 由中國最高國家權力機關選舉產生的國家元首 | also-zh=國家主席
Premier of the State Council | 國務院總理 | role | S2 | the head of the Central People's Government of China | 中國中央人民政府的首長
Chairman of the Standing Committee of the National People's Congress | 全國人大常委會委員長 | role | S3 | the leader who presides over the permanent body of the highest organ of state power of China | 主持中國最高國家權力機關常設機關工作的領導人
General Secretary of the Communist Party of China | 中國共產黨中央委員會總書記 | role | S3 | the top leader of the ruling party of China | 中國執政黨的最高領導人
autonomous region | 自治區 | form | P5 | a first-level administrative unit of China where an ethnic minority exercises self-government, such as Xizang | 由少數民族在其聚居地管理地方事務的中國一級行政區，例如西藏
municipality directly under the central government | 直轄市 | form | P5 | a Chinese city with first-level administrative rank, such as Beijing or Chongqing | 中國屬一級行政區的城市，例如北京和重慶
special administrative region | 特別行政區 | form | P4 | a first-level unit of China with its own capitalist system, such as Hong Kong or Macao | 中國實行資本主義制度的一級地方行政單位，例如香港和澳門 | also=SAR; also-zh=特區; not=special economic zone
special economic zone | 經濟特區 | form | S3 | an area of mainland China given special policies to attract foreign investment, such as Shenzhen | 中國內地享有特殊政策以吸引外資的地方，例如深圳
set | principles and ideas of the Hong Kong constitutional order | 香港憲制的原則 | one country, two systems; high degree of autonomy; patriots administering Hong Kong=愛國者治港; sovereignty; territorial integrity
set | documents on Hong Kong of different years | 不同年份的香港文件 | Sino-British Joint Declaration; Hong Kong Bill of Rights Ordinance=《香港人權法案條例》; Hong Kong National Security Law; Safeguarding National Security Ordinance
set | heads of the Hong Kong branches and secretaries | 香港三個機關的首長和司長 | Chief Executive of Hong Kong; President of the Legislative Council; Chief Justice of the Court of Final Appeal; Chief Secretary for Administration; Secretary for Justice
set | bodies of Hong Kong government | 香港的政治機構 | Executive Council; Legislative Council; District Council=區議會; Hong Kong judiciary; Department of Justice
set | watchdog bodies of Hong Kong | 香港的監察機構 | Independent Commission Against Corruption; Audit Commission; Equal Opportunities Commission; Consumer Council; Hong Kong Monetary Authority
set | commissions of Hong Kong | 香港的委員會和公署 | Independent Commission Against Corruption; Audit Commission; Electoral Affairs Commission; Equal Opportunities Commission
set | bodies of law and enforcement in Hong Kong | 香港的法律和執法機構 | Department of Justice; Hong Kong judiciary; Independent Commission Against Corruption; Legislative Council; Equal Opportunities Commission
set | central state organs of China | 中國中央國家機關 | National People's Congress; State Council; Supreme People's Court; Supreme People's Procuratorate; National Supervisory Commission=國家監察委員會; Central Military Commission
set | organs at national level in China | 中國的國家級機構 | State Council; Central Military Commission; Chinese People's Political Consultative Conference; National Supervisory Commission=國家監察委員會; Standing Committee of the National People's Congress
set | national and Hong Kong bodies | 國家和香港的機構 | National People's Congress; State Council; Legislative Council; Executive Council; Chinese People's Political Consultative Conference
set | leaders of China | 中國的領導職位 | President of the People's Republic of China; Premier of the State Council; Chairman of the Standing Committee of the National People's Congress; General Secretary of the Communist Party of China
set | kinds of administrative areas in China | 中國的行政區類型 | province=省; autonomous region; municipality directly under the central government; special administrative region
set | regions and zones of China | 中國的地區和特區 | autonomous region; special administrative region; special economic zone; municipality directly under the central government
set | local units and zones of China | 中國的地方單位 | province=省; special economic zone; special administrative region; autonomous region
order | important dates of Hong Kong's constitutional history, from earliest | 香港憲制大事，由早至遲 | Sino-British Joint Declaration > Basic Law of Hong Kong > Hong Kong Bill of Rights Ordinance=《香港人權法案條例》 > Hong Kong National Security Law > Safeguarding National Security Ordinance

== Law and courts | 法律與法院
rule of law | 法治 | idea | S1 | the principle that everyone, the government included, is subject to and equal before the same laws | 任何人包括政府都受同一套公開法律約束的原則
judicial independence | 司法獨立 | idea | S2 | the principle that judges decide cases without interference from the government or anyone else | 法官審理案件不受政府或任何人干涉的原則
presumption of innocence | 無罪推定 | idea | S3 | the principle that an accused person is treated as not guilty until proved guilty | 被告在證實有罪之前須視為清白的原則 | also-zh=無罪假定
double jeopardy | 一罪兩審 | idea | S4 | the situation in which a person is tried again for an offence of which he or she has already been acquitted or convicted | 某人已獲判無罪或定罪後，再次因相同罪行受審的情況
judicial review | 司法覆核 | process | S3 | the examination by a court of whether an act or decision of a public body is lawful | 由法庭審查公共機構的行為或決定是否合法的程序
appeal | 上訴 | process | S2 | the process of asking a higher court to change the ruling of a lower court | 向較高級法院要求改變下級法院裁決的程序
prosecution | 檢控 | process | S2 | the process of bringing a criminal charge against a person and conducting the case in court | 就刑事罪行控告某人並在法庭提出訴訟的程序
mediation | 調解 | process | S3 | the settlement of a dispute in which a neutral person helps the sides to reach their own agreement | 由中立人士協助爭議雙方自行達成協議的程序 | not=arbitration
arbitration | 仲裁 | process | S4 | the settlement of a dispute outside court by a neutral person whose decision binds the sides | 在法院以外由中立人士作出對雙方有約束力的裁決的程序 | not=mediation
common law | 普通法 | system | S2 | a legal system in which decisions of judges in earlier cases bind later ones | 以法官過往判例約束日後裁決的法律制度 | not=civil law system
civil law system | 大陸法系 | system | S4 | a legal tradition from continental Europe in which written codes, rather than precedents, are the main source of law | 源自歐洲，以成文法典而非判例為主要法律來源的制度 | also-zh=歐陸法系; not=common law
criminal law | 刑法 | system | S3 | the branch of law that defines offences against society and their punishments | 界定危害社會的罪行及其懲罰的法律 | not=private law
international law | 國際法 | system | S4 | the body of rules that binds states in their relations with each other | 約束國家之間往來關係的一套規則
Court of Final Appeal | 終審法院 | institution | S2 | the highest court in the judicial system of Hong Kong | 香港司法體系中最高級的法院
High Court | 高等法院 | institution | S2 | the Hong Kong court made up of the Court of Appeal and the Court of First Instance | 由上訴法庭和原訟法庭組成的香港法院
District Court | 區域法院 | institution | S3 | the Hong Kong court of middle rank whose judges can pass sentences of up to seven years | 香港的中級法院，最高可判處監禁七年
Magistrates' Courts | 裁判法院 | institution | S2 | the Hong Kong courts in which almost all criminal cases begin | 香港差不多所有刑事案件最初提堂的法院
Small Claims Tribunal | 小額錢債審裁處 | institution | S3 | the Hong Kong body that hears minor money disputes in which lawyers may not represent the parties | 香港處理涉款不多的金錢糾紛，而雙方不得由律師代表的機構
Labour Tribunal | 勞資審裁處 | institution | S3 | the Hong Kong body that hears money claims between employers and employees | 香港處理僱主與僱員之間金錢申索的機構
Lands Tribunal | 土地審裁處 | institution | S3 | the Hong Kong body that hears tenancy, building management and property compensation cases | 香港處理租務、大廈管理和物業補償案件的機構
Coroner's Court | 死因裁判法庭 | institution | S3 | the Hong Kong court that inquires into how people died | 香港研訊死者如何致死的法庭
Juvenile Court | 少年法庭 | institution | S2 | the Hong Kong court that hears charges against persons under sixteen, except for homicide | 香港審理十六歲以下人士被控罪行的法庭，殺人罪除外
judge | 法官 | role | P5 | the person who presides in court, decides questions of law and passes sentence | 主持審訊、裁定法律問題並判刑的人
jury | 陪審團 | role | S2 | the group of ordinary citizens who decide the facts and the verdict in a serious trial | 在嚴重案件中裁定事實和罪名是否成立的一組普通市民
barrister | 大律師 | role | S2 | the lawyer in Hong Kong who specialises in advocacy and has the right to appear in all courts | 香港專門從事訟辯，並有權在各級法院出庭的法律專業人士 | not=solicitor
solicitor | 律師 | role | S2 | the lawyer in Hong Kong whom clients consult directly on general legal matters such as property and wills | 香港當事人可直接委聘，處理買賣樓宇、遺囑等一般法律事務的專業人士 | also-zh=事務律師; not=barrister
defendant | 被告人 | role | S2 | the person who is accused or sued in court | 在法庭上遭控告或起訴的一方 | also-zh=被告; not=plaintiff
plaintiff | 原告人 | role | S3 | the person who brings a civil lawsuit to court | 提出民事訴訟的一方 | also-zh=原告; not=defendant
witness | 證人 | role | S1 | the person who tells a court what he or she saw, heard or knows | 在法庭上說出所見所聞，以供法庭參考的人
prosecutor | 檢控官 | role | S2 | the lawyer who presents the case against an accused person on behalf of the state | 在刑事審訊中代表政府指控疑犯的人
imprisonment | 監禁 | method | S1 | the punishment of being locked up for a period | 把犯人關押在獄中一段時間的刑罰
fine | 罰款 | method | P5 | the punishment of paying a sum of money to the government | 要犯人向政府繳付金錢的刑罰
probation | 感化令 | method | S2 | the release of an offender under the supervision of an officer for a period instead of custody | 以在社區接受專責人員監管代替關押的判處
death penalty | 死刑 | method | S2 | the punishment by which an offender is executed | 依法處決犯人的刑罰 | also=capital punishment
set | ideas about fair trials | 與公平審訊有關的概念 | presumption of innocence; double jeopardy; judicial independence; equality before the law=法律面前人人平等
set | legal steps | 法律程序 | judicial review; appeal; prosecution; mediation; arbitration
set | ways to settle disputes or challenge decisions | 解決爭議或質疑決定的途徑 | judicial review; appeal; mediation; arbitration
set | systems and branches of law | 法律制度和分支 | common law; civil law system; criminal law; international law
set | courts of Hong Kong | 香港的法院 | Court of Final Appeal; High Court; District Court; Magistrates' Courts; Coroner's Court
set | tribunals and special courts of Hong Kong | 香港的審裁處和專門法庭 | Small Claims Tribunal; Labour Tribunal; Lands Tribunal; Coroner's Court; Juvenile Court
set | lower courts and tribunals | 較低級的法院和審裁處 | District Court; Magistrates' Courts; Small Claims Tribunal; Labour Tribunal; Lands Tribunal
set | people in a courtroom | 法庭上的人物 | judge; jury; defendant; witness; prosecutor
set | lawyers and court officers | 律師和法庭人員 | judge; barrister; solicitor; prosecutor
set | people of civil justice | 民事訴訟的人物 | plaintiff; defendant; solicitor; witness
set | sentences | 刑罰 | imprisonment; fine; probation; community service order=社會服務令; death penalty
order | courts of Hong Kong from lowest to highest | 香港法院由低至高 | Magistrates' Courts > District Court > High Court > Court of Final Appeal

== Rights and liberties | 權利與自由
freedom of speech | 言論自由 | idea | S1 | the right to express opinions openly without punishment | 公開表達意見而不受懲罰的權利
freedom of the press | 新聞自由 | idea | S2 | the right of the media to report and publish without censorship | 傳媒報道和出版不受審查的權利
freedom of assembly | 集會自由 | idea | S2 | the right of people to gather peacefully for a common purpose | 人們為共同目的和平聚集的權利 | not=freedom of association
freedom of association | 結社自由 | idea | S2 | the right of people to form and join organisations such as unions and clubs | 組織和參加社團、工會等團體的權利 | not=freedom of assembly
freedom of religion | 宗教自由 | idea | S1 | the right to hold, practise or change a faith | 信奉、實踐或改變個人信仰的權利
freedom of movement | 遷徙自由 | idea | S2 | the right to travel and to choose where to live | 往來各地和選擇居住地方的權利
right to privacy | 私隱權 | idea | S2 | the right to keep one's personal life and data from unwanted intrusion | 個人生活和資料不受無理侵擾的權利 | also-zh=隱私權
right to vote | 投票權 | idea | S1 | the right to choose representatives at an election | 在選舉中選出代表的權利 | also=suffrage
right to stand for election | 被選舉權 | idea | S2 | the right to be a candidate for public office | 成為公職候選人的權利
civil disobedience | 公民抗命 | method | S4 | the open and peaceful breaking of a law believed to be unjust, as a form of protest | 公開及和平地違反自認為不公義的法律，以示抗議的做法
strike | 罷工 | method | S2 | the refusal of employees to work in order to press for their demands | 僱員停止工作以爭取要求的做法
lobbying | 遊說 | method | S4 | the attempt to persuade lawmakers or officials directly to favour a cause | 直接說服議員或官員支持某項主張的做法 | also-zh=游說
demonstration | 示威 | method | S1 | a public gathering or march of people to express their views | 眾人公開聚集或遊行以表達訴求的做法

== Democracy and constitutions | 民主與憲制
direct democracy | 直接民主 | system | S4 | a form of government in which citizens themselves vote on laws and policies | 由公民親自投票決定法律和政策的政體 | not=representative democracy
representative democracy | 代議民主 | system | S3 | a form of government in which citizens elect people to make decisions for them | 由公民選出代表為其決策的政體 | not=direct democracy
absolute monarchy | 君主專制 | system | S2 | a form of government in which a king or queen rules with unlimited power | 國王或皇帝的權力不受限制的政體 | also-zh=絕對君主制; not=constitutional monarchy
constitutional monarchy | 君主立憲制 | system | S2 | a form of government in which a king or queen is head of state with powers limited by law | 國王或女王為國家元首，但權力受法律限制的政體 | not=absolute monarchy
republic | 共和國 | system | S2 | a state without a monarch, whose head of state is not hereditary | 沒有君主、國家元首並非世襲的國家
oligarchy | 寡頭政治 | system | S4 | a form of government in which a small group holds power | 由少數人掌握權力的政體
anarchy | 無政府狀態 | system | S4 | the condition of a society without any government | 社會沒有任何管治權力存在的情況
totalitarianism | 極權主義 | system | S4 | a form of rule in which the state controls every part of public and private life | 國家全面控制公共和私人生活的統治形式
presidential system | 總統制 | system | S4 | a form of government in which the chief executive is elected separately from the legislature for a fixed term | 行政首長獨立於立法機關選出，並有固定任期的政體 | not=parliamentary system
parliamentary system | 議會制 | system | S4 | a form of government in which the cabinet comes from the legislature and depends on its confidence | 內閣由立法機關產生，並須得其信任的政體 | not=presidential system
federalism | 聯邦制 | system | S4 | a system in which a constitution divides power between a national government and states | 憲法把權力劃分給全國政府和各州的制度 | not=unitary system
unitary system | 單一制 | system | S4 | a system in which the central government holds all power and local bodies have only what it grants | 權力屬於中央，地方權力由中央授予的制度 | not=federalism
confederation | 邦聯 | system | S5 | a loose union of sovereign states with a weak common government | 主權國家組成的鬆散聯盟，共同機構的權力薄弱
separation of powers | 三權分立 | idea | S3 | the division of government into legislative, executive and judicial branches that are independent of one another | 立法、行政和司法權力由不同機關掌握並互相獨立的原則
popular sovereignty | 主權在民 | idea | S4 | the principle that the authority of government comes from the consent of the people | 政府權力來自人民同意的原則
social contract | 社會契約 | idea | S4 | the supposed agreement by which people give up some freedom in return for protection by the state | 人們放棄部分自由以換取國家保護的假想協議
limited government | 有限政府 | idea | S5 | the principle that those in power may do only what the constitution allows | 掌權者只可行使憲法所容許的權力的原則
executive | 行政機關 | institution | S2 | the branch of government that carries out laws | 負責執行法律和推行政策的政府部門
bureaucracy | 官僚機構 | institution | S5 | the body of appointed, permanent officials ranked in a hierarchy who run the departments of government | 由受委任的常任官員按層級組成，處理政府部門日常工作的組織
cabinet | 內閣 | institution | S4 | the group of heads of departments or ministers who advise the head of government | 由各部門首長組成，協助政府首腦決策的班子
United States Senate | 美國參議院 | institution | S4 | the house of the American Congress in which every state has two members | 美國國會中每州各有兩名議員的議院 | not=United States House of Representatives
United States House of Representatives | 美國眾議院 | institution | S4 | the house of the American Congress in which seats are shared out by population | 美國國會中按人口分配議席的議院 | not=United States Senate
House of Commons | 英國下議院 | institution | S4 | the elected house of the British Parliament | 英國國會中由選民選出的議員組成的議院 | not=House of Lords
House of Lords | 英國上議院 | institution | S4 | the unelected house of the British Parliament | 英國國會中成員並非由選舉產生的議院 | not=House of Commons
veto | 否決權 | method | S4 | the power of one person or member to block a decision or bill | 單一人士或成員可阻止決議或法案通過的權力
impeachment | 彈劾 | method | S4 | the formal process by which a legislature charges a high official with wrongdoing | 立法機關正式指控高級官員失職或違法的做法
filibuster | 拉布 | method | S4 | the tactic of delaying a vote in a legislature by endless speeches or motions | 以冗長發言或大量動議拖延議會表決的做法
referendum | 公民投票 | method | S4 | the practice of putting a single question to all voters for a decision | 把某項議題交由全體選民表決的做法 | also-zh=公投
executive order | 行政命令 | method | S5 | a directive by a president to the administration with the force of law but without a vote of the legislature | 總統無須經立法機關表決而發出、具法律效力的指令
constitutional amendment | 憲法修正案 | document | S4 | a formal change to the text of the fundamental law of a state | 對國家根本法條文的正式改動
treaty | 條約 | document | S2 | a formal written agreement between states | 國家之間正式簽訂的書面協議
constitution | 憲法 | document | S2 | the fundamental law that sets out the structure and limits of a government | 規定政府架構和權力限制的國家根本法
United States Declaration of Independence | 《美國獨立宣言》 | document | S3 | the statement of 1776 by which thirteen colonies broke away from Britain | 1776年十三個殖民地宣布脫離英國的文件
Magna Carta | 《大憲章》 | document | S3 | the English charter of 1215 by which King John accepted limits on royal power | 1215年英王約翰承認王權受限的文件
Universal Declaration of Human Rights | 《世界人權宣言》 | document | S3 | the United Nations statement of 1948 that sets out the basic freedoms to which every person is entitled | 1948年聯合國就人人應享有的基本自由所發表的文件
Convention on the Rights of the Child | 《兒童權利公約》 | document | S1 | the United Nations treaty of 1989 on the rights of persons under eighteen | 1989年聯合國就保障十八歲以下人士而訂的公約
liberalism | 自由主義 | theory | S4 | the political belief that puts individual freedom and rights first | 以個人權利和不受束縛為首要的政治思想
conservatism | 保守主義 | theory | S4 | the political belief that values tradition and prefers slow change | 重視傳統和既有制度，並主張緩慢改變的政治思想
fascism | 法西斯主義 | theory | S3 | the extreme nationalist belief that demands obedience to one leader and rejects democracy | 極端民族主義、要求服從領袖並反對民主的政治思想
anarchism | 無政府主義 | theory | S5 | the political belief that all states should be abolished | 主張廢除一切國家權力的政治思想
populism | 民粹主義 | theory | S5 | the political approach that claims to speak for ordinary people against a corrupt elite | 訴諸平民、反對腐敗精英的政治主張
set | freedoms of expression and belief | 表達和信仰的自由 | freedom of speech; freedom of the press; freedom of assembly; freedom of association; freedom of religion
set | personal rights | 個人權利 | right to privacy; freedom of movement; freedom of religion; right to vote; freedom of speech
set | political rights | 政治權利 | right to vote; right to stand for election; freedom of assembly; freedom of association
set | legal guarantees of individuals | 對個人的法律保障 | due process=正當法律程序; civil rights=公民權利; right to privacy; freedom of the press; presumption of innocence
set | ways of pressing for a cause | 爭取主張的方式 | petition=請願; demonstration; lobbying; boycott=杯葛; referendum
set | workers' and citizens' actions | 僱員和公民的行動 | strike; demonstration; petition=請願; lobbying
set | forms of democracy and rule by few | 民主和少數人統治的政體 | direct democracy; representative democracy; oligarchy; absolute monarchy
set | principles of constitutional government | 憲政原則 | separation of powers; checks and balances=制衡; popular sovereignty; limited government
set | houses and courts of America and Britain | 英美的議院和法院 | United States Senate; United States House of Representatives; Supreme Court of the United States=美國最高法院; House of Commons; House of Lords
set | law-making houses | 立法的議院 | United States Senate; United States House of Representatives; House of Commons; House of Lords; Legislative Council
set | organs of a state | 國家的機構 | bureaucracy; cabinet; legislature=立法機關; judiciary=司法機關
set | powers of presidents and legislatures | 總統和議會的權力 | veto; executive order; impeachment; filibuster
set | political documents | 政治文件 | constitutional amendment; bill=法案; treaty; constitution; party platform=政綱
set | landmark documents of rights | 權利的里程碑文件 | United States Declaration of Independence; Magna Carta; Universal Declaration of Human Rights; Convention on the Rights of the Child
set | documents protecting rights | 保障權利的文件 | Magna Carta; habeas corpus=人身保護令; Universal Declaration of Human Rights; Hong Kong Bill of Rights Ordinance=《香港人權法案條例》
set | political ideologies | 政治思想 | liberalism; conservatism; socialism=社會主義; fascism; anarchism; populism
order | documents of rights, from earliest | 權利文件，由早至遲 | Magna Carta > United States Declaration of Independence > Universal Declaration of Human Rights > Convention on the Rights of the Child

== Elections, parties and participation | 選舉、政黨與參與
two-round system | 兩輪投票制 | system | S5 | the electoral system in which the leading candidates meet in a second ballot if nobody wins more than half | 若無人得過半數票，領先者須再次接受投票的選舉制度
electoral college | 選舉人團 | institution | S4 | the body of 538 persons that formally chooses the American president | 由538名成員組成、正式選出美國總統的組織
geographical constituency | 地方選區 | form | S2 | an electoral unit of Hong Kong made up of the voters who live in the same area | 由居住在同一區域的選民組成的香港選舉單位 | not=functional constituency
functional constituency | 功能界別 | form | S2 | an electoral unit of Hong Kong made up of the voters of one sector, such as a trade or profession | 由同一行業、專業等的選民組成的香港選舉單位 | not=geographical constituency
primary election | 初選 | event | S4 | an election in which a political party chooses its candidate | 選出政黨候選人的投票
general election | 大選 | event | S3 | an election in which all or most seats of a national legislature are filled at the same time | 同時選出全國議會全部或大部分議席的投票
secret ballot | 不記名投票 | method | S2 | voting in which nobody can find out how a person has voted | 令他人無法得知選民選擇的投票方式 | also-zh=暗票
political party | 政黨 | group | S2 | an organised group that puts up candidates and seeks to hold power | 推舉候選人並謀求執政的組織 | not=interest group
interest group | 利益團體 | group | S3 | an organised group that seeks to influence policy for its members without seeking office itself | 為成員的好處而設法影響政策、但不謀求執政的組織 | also=pressure group; also-zh=壓力團體; not=political party
trade union | 工會 | group | S2 | an association of employees that protects their pay and conditions | 保障僱員薪酬和工作條件的組織
think tank | 智庫 | group | S4 | an organisation that studies public issues and proposes policies | 研究並建議公共政策的機構
non-governmental organisation | 非政府組織 | group | S2 | a non-profit body independent of the state that works for a social cause | 獨立於官方、為社會目標服務的非牟利機構 | also=NGO
charity | 慈善團體 | group | P4 | an organisation set up to help people in need with donations | 以捐款幫助有需要人士的組織
coalition government | 聯合政府 | system | S4 | a government formed by two or more parties together because none has a majority | 由兩個或以上政黨因無一過半而合組的執政班子
one-party system | 一黨制 | system | S4 | a political order in which only a single party is allowed to hold power | 只容許單一政治組織執政的制度
multi-party system | 多黨制 | system | S4 | a political order in which three or more parties have a real chance of sharing power | 三個或以上政治組織有機會執政的制度
opinion poll | 民意調查 | method | S2 | a survey that asks a sample of the public what they think about an issue | 訪問部分市民以了解大眾對某議題看法的方法
focus group | 焦點小組 | method | S4 | a guided discussion with a small number of people to learn their views in depth | 邀請少數人作引導式討論以深入了解看法的方法
public consultation | 公眾諮詢 | method | S2 | the practice by which a government collects citizens' views before making a decision | 政府決策前廣泛收集市民意見的做法

== National security | 國家安全
political security | 政治安全 | idea | S3 | the field of national security that safeguards state power and the system of the state | 維護國家政權和制度的國家安全領域
military security | 軍事安全 | idea | S3 | the field of national security that protects the state against armed attack | 保護國家免受武力侵犯的國家安全領域
economic security | 經濟安全 | idea | S3 | the field of national security that protects the country's development, trade and financial system | 保障國家發展、貿易和金融體系的國家安全領域
cultural security | 文化安全 | idea | S3 | the field of national security that protects the nation's traditions, values and language | 保護國家傳統、價值和語言的國家安全領域
cyber security | 網絡安全 | idea | S3 | the field of national security that protects computer and information systems against attack | 保護電腦和資訊系統免受攻擊的國家安全領域
ecological security | 生態安全 | idea | S3 | the field of national security that protects the natural environment | 保護自然環境的國家安全領域
biosecurity | 生物安全 | idea | S3 | the field of national security that protects the country against epidemics and dangerous germs | 防範疫症和危險病菌的國家安全領域
nuclear security | 核安全 | idea | S3 | the field of national security that protects radioactive materials and the power stations that use them | 保護放射性物料及相關電站的國家安全領域
set | kinds of polls | 投票的類別 | by-election=補選; primary election; general election; run-off election=決選投票
set | ways to learn what people think | 了解民意的方法 | opinion poll; focus group; public consultation; referendum
set | ways in which views reach government | 民意傳達政府的途徑 | public consultation; petition=請願; lobbying; demonstration; opinion poll
set | organised groups | 有組織的團體 | trade union; political party; think tank; charity
set | offences against national security | 危害國家安全的罪行 | secession=分裂國家; subversion=顛覆國家政權; terrorist activities=恐怖活動; collusion with foreign forces=勾結外國勢力
set | crimes against the state | 危害國家的罪行 | treason=叛國; espionage=間諜活動; secession=分裂國家; terrorist activities=恐怖活動
set | crimes against the political order | 危害政治秩序的罪行 | subversion=顛覆國家政權; espionage=間諜活動; secession=分裂國家; terrorist activities=恐怖活動
set | traditional and new fields of security | 傳統和新型的安全領域 | political security; military security; economic security; cultural security; cyber security
set | non-traditional fields of security | 非傳統安全領域 | food security=糧食安全; ecological security; biosecurity; nuclear security; cyber security
set | security of life and nature | 民生與自然的安全領域 | food security=糧食安全; ecological security; biosecurity; economic security
set | security of state, forces and technology | 政權、軍事與科技的安全領域 | political security; military security; nuclear security; cyber security
set | fields of security in modern life | 現代生活的安全領域 | biosecurity; cultural security; military security; cyber security; food security=糧食安全
set | fields at risk from accidents and attacks | 受意外和攻擊威脅的領域 | nuclear security; biosecurity; ecological security; military security; economic security

== International relations and organisations | 國際關係與國際組織
nationalism | 民族主義 | theory | S3 | the political belief that puts loyalty to one's own people and country above all | 以效忠本族和國家為首要的政治思想
realism | 現實主義 | theory | S5 | the view that states compete for power and security in a world without a ruler above them | 認為國際間沒有更高權威，各國只能爭奪權力和安全的理論
constructivism | 建構主義 | theory | S6 | the view that relations between states are shaped by shared ideas, norms and identities | 認為國家之間的關係由共同觀念、規範和身分塑造的理論
multilateralism | 多邊主義 | idea | S4 | the principle that several states should settle common affairs together | 主張由多國共同商討處理國際事務的原則 | not=unilateralism
unilateralism | 單邊主義 | idea | S4 | the practice by which a state acts alone in foreign affairs without regard to others | 某國不顧他國而獨自行事的做法 | not=multilateralism
isolationism | 孤立主義 | idea | S4 | the policy of staying out of the affairs and alliances of other states | 不參與他國事務和聯盟的外交主張
hegemony | 霸權 | idea | S5 | the dominance of one state over others | 一國支配其他國家的優勢地位
soft power | 軟實力 | idea | S4 | the ability of a state to get what it wants by attraction, as through culture and values | 國家憑文化和價值等吸引力達到目的的能力 | not=hard power
hard power | 硬實力 | idea | S4 | the ability of a state to get what it wants by military force or economic pressure | 國家憑軍事力量或經濟壓力達到目的的能力 | not=soft power
United Nations General Assembly | 聯合國大會 | institution | S3 | the United Nations organ in which every member state has one vote | 聯合國中每個會員國各有一票的機關
United Nations Security Council | 聯合國安全理事會 | institution | S3 | the United Nations organ of fifteen members that is responsible for international peace, five of which have the veto | 聯合國負責維護國際和平的機關，十五個成員國中有五國擁有否決權 | also-zh=安理會
International Court of Justice | 國際法院 | institution | S4 | the United Nations organ in The Hague that settles legal disputes between states | 聯合國設於海牙，裁決國家之間法律爭端的機關 | not=International Criminal Court
International Criminal Court | 國際刑事法院 | institution | S4 | the body in The Hague that tries individuals for genocide and war crimes | 設於海牙，審訊犯下滅絕種族罪和戰爭罪的個人的機構 | not=International Court of Justice
World Health Organization | 世界衞生組織 | institution | P6 | the United Nations agency that deals with disease and public health | 聯合國處理疾病和公共健康的專門機構 | also=WHO; also-zh=世衞, 世界衛生組織
UNESCO | 聯合國教科文組織 | institution | S1 | the United Nations agency that promotes learning, research and heritage and draws up the World Heritage List | 聯合國轄下推動學習、研究和遺產保護，並編訂《世界遺產名錄》的機構
UNICEF | 聯合國兒童基金會 | institution | P6 | the United Nations body that protects and helps young people in need | 聯合國轄下幫助有需要的未成年人的機構
UNHCR | 聯合國難民署 | institution | S3 | the United Nations body that protects people who have fled their country | 聯合國保護逃離本國者的機構
World Trade Organization | 世界貿易組織 | institution | S3 | the body that sets rules for commerce between economies and settles their disputes | 制定各經濟體通商規則並解決有關爭端的組織 | also=WTO; also-zh=世貿
International Monetary Fund | 國際貨幣基金組織 | institution | S3 | the body that lends to states in balance of payments crises and monitors exchange rates | 貸款予出現國際收支危機的國家並監察匯率的組織 | also=IMF; not=World Bank
World Bank | 世界銀行 | institution | S3 | the body that lends to poorer countries for long-term development projects | 為較貧窮國家的長期發展項目提供貸款的機構 | not=International Monetary Fund
International Labour Organization | 國際勞工組織 | institution | S4 | the United Nations agency that sets standards for working conditions | 聯合國轄下訂立工作條件標準的專門機構
ASEAN | 東南亞國家聯盟 | institution | S2 | the regional body founded in Bangkok in 1967 by Thailand, Singapore, Indonesia, Malaysia and the Philippines | 1967年由泰國、新加坡、印尼、馬來西亞和菲律賓在曼谷創立的區域組織 | also-zh=東盟, 東協
NATO | 北大西洋公約組織 | institution | S3 | the military alliance of North American and European states founded in 1949 | 北美和歐洲國家於1949年成立的軍事同盟 | also-zh=北約
African Union | 非洲聯盟 | institution | S3 | the regional organisation whose members include Egypt, Kenya and Nigeria | 成員包括埃及、肯尼亞和尼日利亞的區域組織 | also-zh=非盟
APEC | 亞太經合組織 | institution | S3 | the forum of Pacific Rim economies, in which Hong Kong takes part, set up in 1989 | 1989年成立、香港有份參與的環太平洋經濟體論壇
Red Cross | 紅十字會 | institution | P5 | the humanitarian movement, founded in Switzerland, that aids the victims of war and disaster | 源於瑞士，救助戰爭和災難受害者的人道組織
Amnesty International | 國際特赦組織 | institution | S3 | the independent body that campaigns for prisoners of conscience and against torture | 為良心犯發聲並反對酷刑的獨立組織
Greenpeace | 綠色和平 | institution | P6 | the independent body that campaigns by direct action against damage to the environment | 以直接行動反對破壞環境的獨立組織
Oxfam | 樂施會 | institution | P6 | the independent body, founded in Britain, that fights poverty and hunger | 源於英國、對抗貧窮和飢餓的獨立組織
economic sanctions | 經濟制裁 | method | S4 | the cutting off of trade or financial dealings with a state to make it change its conduct | 中斷與某國的貿易或金融往來，迫使其改變行為的手段
deterrence | 威懾 | method | S5 | the strategy of preventing an attack by the threat of heavy retaliation | 以嚴厲報復的威脅來阻止對方進攻的策略
appeasement | 綏靖政策 | method | S4 | the policy of giving in to an aggressor's demands in order to avoid war | 向侵略者讓步以避免戰爭的策略
containment | 圍堵政策 | method | S4 | the strategy of stopping a rival power from expanding its influence | 阻止敵對國家擴張勢力的策略
peacekeeping | 維和 | method | S3 | the sending of neutral forces to monitor a ceasefire | 派遣中立部隊監察停火的行動
diplomacy | 外交 | method | S3 | the management of relations between states through negotiation and representatives | 透過談判和使節處理國與國關係的方法
foreign aid | 對外援助 | method | S3 | the provision of money, goods or technology by one country to help another | 一國向他國提供金錢、物資或技術的做法

== Globalisation and public policy | 全球化與公共政策
economic globalisation | 經濟全球化 | process | S3 | the growing worldwide flow of goods, capital and production | 商品、資本和生產在世界各地日益流通的過程
cultural globalisation | 文化全球化 | process | S3 | the growing worldwide spread of ways of life, tastes and entertainment | 生活方式、品味和娛樂在世界各地日益傳播的過程
political globalisation | 政治全球化 | process | S4 | the growing worldwide cooperation of governments and bodies in shared rule-making | 各國政府和組織在世界層面日益合作制定規則的過程
outsourcing | 外判 | process | S3 | the handing of work to another company by contract | 把工作以合約形式交給另一公司承辦的做法
brain drain | 人才外流 | process | S3 | the departure of skilled people to live and work in other places | 有技能的人離開本地到外地生活工作的現象
deregulation | 放寬管制 | process | S5 | the removal of government rules from an industry | 政府撤銷對某行業規限的過程
privatisation | 私有化 | process | S4 | the transfer of public property or services to non-government owners | 把公營機構的資產或服務轉交民間擁有的過程 | not=nationalisation
nationalisation | 國有化 | process | S4 | the taking of a business into state ownership | 把企業收歸政府擁有的過程 | not=privatisation
free trade | 自由貿易 | idea | S3 | the exchange of goods between countries without tariffs or quotas | 國與國之間不設關稅和限額的商品交換 | not=protectionism
protectionism | 保護主義 | idea | S3 | the policy of shielding home industries from foreign competition | 以關稅等措施使本國工業免受外國競爭的政策 | not=free trade

== Media and information literacy | 媒體和資訊素養
misinformation | 錯誤資訊 | form | S2 | false content spread without the intention to deceive | 並非有意欺騙而傳播的不實內容 | not=disinformation
disinformation | 虛假資訊 | form | S2 | false content spread on purpose to deceive | 蓄意欺騙而傳播的不實內容 | not=misinformation
malinformation | 惡意資訊 | form | S4 | true content, such as private data, spread in order to do harm | 為傷害他人而傳播的真實內容，例如私人資料
satire | 諷刺作品 | form | S3 | a work that mocks faults by humour and exaggeration | 以幽默和誇張嘲弄缺失的創作
filter bubble | 過濾氣泡 | process | S4 | the narrowing of what a user sees because algorithms select content similar to past choices | 演算法按用戶以往選擇推送內容，使其所見變窄的現象 | not=echo chamber
echo chamber | 回音室效應 | process | S4 | the strengthening of opinions within a group of people who hear only views like their own | 群體只聽到意見相同者的聲音，因而強化原有看法的現象 | not=filter bubble
cyberbullying | 網絡欺凌 | process | P5 | the act of repeatedly hurting a person by insults or humiliation on the internet | 在互聯網上反覆以侮辱或羞辱傷害他人的行為
doxxing | 起底 | process | S2 | the act of publishing a person's personal data without consent in order to cause harm | 未經同意公開他人個人資料以造成傷害的行為
phishing | 網絡釣魚 | process | S1 | the use of fake messages or websites to trick people into giving passwords | 以虛假訊息或網站騙取密碼等個人資料的行為
plagiarism | 抄襲 | process | P6 | the act of presenting another person's words or ideas as one's own | 把他人的文字或意念當作自己的作品的行為
agenda-setting | 議題設定 | process | S5 | the media's influence on which issues the public thinks important | 傳媒影響公眾認為哪些事情重要的作用 | also-zh=議程設定; not=framing
gatekeeping | 守門 | process | S5 | the decision by editors about which news items are published | 編輯決定哪些新聞可向公眾發布的過程
fact-checking | 事實查核 | process | S2 | the testing of claims against reliable evidence to see whether they are true | 以可靠證據檢驗說法真偽的工作
set | attitudes of states to others | 國家對外的取向 | multilateralism; unilateralism; isolationism; imperialism=帝國主義
set | power between states | 國與國的權力 | hegemony; soft power; hard power; sovereignty
set | organs of the United Nations and courts | 聯合國機關和國際法庭 | United Nations General Assembly; United Nations Security Council; International Court of Justice; International Criminal Court
set | agencies of the United Nations | 聯合國的機構 | World Health Organization; UNESCO; UNICEF; UNHCR; International Labour Organization
set | world economic bodies | 世界經濟組織 | World Trade Organization; International Monetary Fund; World Bank; OPEC=石油輸出國組織; APEC
set | bodies of money, work and trade | 金融、勞工和貿易組織 | International Monetary Fund; World Bank; International Labour Organization; World Trade Organization
set | regional bodies | 區域組織 | European Union=歐洲聯盟; ASEAN; African Union; APEC
set | organisations of groups of countries | 國家集團的組織 | NATO; African Union; OPEC=石油輸出國組織; APEC; ASEAN
set | humanitarian and campaigning bodies | 人道和倡議組織 | Red Cross; Médecins Sans Frontières=無國界醫生; Amnesty International; Greenpeace; Oxfam
set | bodies that help victims and the poor | 救助災民和貧民的組織 | Red Cross; Médecins Sans Frontières=無國界醫生; Oxfam; UNICEF
set | medical and relief bodies | 醫療和救援組織 | World Health Organization; Red Cross; Médecins Sans Frontières=無國界醫生; UNHCR
set | rights bodies | 與權利有關的組織 | Amnesty International; UNHCR; UNICEF; International Criminal Court; Equal Opportunities Commission
set | bodies for culture, nature and health | 文化、自然和健康的組織 | UNESCO; Greenpeace; World Health Organization; UNICEF
set | bodies of labour and rights | 勞工和權利組織 | International Labour Organization; Amnesty International; Labour Tribunal; Equal Opportunities Commission
set | strategies towards rivals | 對付敵國的策略 | deterrence; appeasement; containment; economic sanctions
set | tools of foreign policy | 外交政策工具 | diplomacy; peacekeeping; foreign aid; embargo=禁運; deterrence
set | ways of keeping peace | 維持和平的方法 | peacekeeping; appeasement; diplomacy; deterrence
set | changes of ownership and control | 擁有權和管制的改變 | privatisation; nationalisation; deregulation; outsourcing
set | kinds of unreliable or harmful content | 不可靠或有害的內容 | misinformation; disinformation; malinformation; satire
set | kinds of media content | 媒體內容的類別 | clickbait=標題黨; satire; malinformation; propaganda=宣傳品
set | harmful acts online | 網上有害行為 | cyberbullying; doxxing; phishing; plagiarism
set | online phenomena | 網絡現象 | filter bubble; doxxing; phishing; echo chamber
set | use of information | 資訊的運用 | plagiarism; fact-checking; phishing; doxxing
set | kinds of public bodies in Hong Kong | 香港的公共機構 | Consumer Council; Independent Commission Against Corruption; District Council=區議會; Department of Justice; Hong Kong Monetary Authority
set | statutory and advisory bodies | 法定和諮詢組織 | Equal Opportunities Commission; Consumer Council; Executive Council; District Council=區議會
set | bodies named commission | 名為委員會的機構 | National Supervisory Commission=國家監察委員會; Central Military Commission; Electoral Affairs Commission; Equal Opportunities Commission
set | prosecution and judging bodies | 檢控和審判機構 | Department of Justice; Supreme People's Procuratorate; Supreme People's Court; Hong Kong judiciary
set | bodies that elect or confirm | 選舉及確認資格的組織 | Election Committee=選舉委員會; Candidate Eligibility Review Committee=候選人資格審查委員會; electoral college; Electoral Affairs Commission
set | American institutions | 美國的機構 | electoral college; United States Senate; Supreme Court of the United States=美國最高法院; United States House of Representatives
set | people who preside | 主持會議或機關的人 | Chairman of the Standing Committee of the National People's Congress; President of the Legislative Council; Chief Justice of the Court of Final Appeal; Premier of the State Council
set | senior posts in Hong Kong | 香港的高級職位 | Chief Secretary for Administration; Director of Audit; Commissioner of Police; President of the Legislative Council
set | people who investigate or testify | 調查或作證的人 | Ombudsman; witness; Director of Audit; Commissioner of Police
set | people in criminal cases | 刑事案件的人物 | prosecutor; witness; jury; solicitor
set | duties at a trial | 審訊中的職責 | judge; jury; plaintiff; barrister
set | national laws and charters | 國家法律和憲章 | Constitution of the People's Republic of China; Hong Kong National Security Law; Basic Law of Hong Kong; Magna Carta
set | local ordinances and declarations | 本地條例和聲明 | National Anthem Ordinance; Safeguarding National Security Ordinance; Sino-British Joint Declaration; Hong Kong Bill of Rights Ordinance=《香港人權法案條例》
set | human rights documents | 人權文件 | Universal Declaration of Human Rights; Convention on the Rights of the Child; Hong Kong Bill of Rights Ordinance=《香港人權法案條例》; United States Declaration of Independence
set | papers before a legislature or public | 提交議會或公眾的文件 | bill=法案; government budget; consultation paper; Policy Address
set | texts with legal force | 有法律效力的文書 | habeas corpus=人身保護令; constitutional amendment; treaty; National Anthem Ordinance
set | constitutional ideas of China | 國家憲制概念 | sovereignty; territorial integrity; high degree of autonomy; patriots administering Hong Kong=愛國者治港
set | guiding principles compared | 管治原則比較 | one country, two systems; separation of powers; popular sovereignty; rule of law
set | fair procedure | 公平程序 | due process=正當法律程序; double jeopardy; presumption of innocence; judicial independence
set | democratic ideas | 民主概念 | popular sovereignty; social contract; universal suffrage=普選; checks and balances=制衡
set | rights of candidates and voters | 候選人和選民的權利 | right to stand for election; right to vote; freedom of speech; freedom of association
set | freedoms in daily life | 日常生活的自由 | freedom of religion; freedom of movement; right to privacy; freedom of assembly
set | states and systems | 國家和制度 | republic; confederation; absolute monarchy; constitutional monarchy
set | vote-counting and party systems | 計票和政黨制度 | proportional representation=比例代表制; first-past-the-post=簡單多數制; two-party system=兩黨制; two-round system
set | systems of government in textbooks | 教科書中的政體 | presidential system; parliamentary system; theocracy=神權政體; military dictatorship=軍事獨裁
set | systems of law and state | 法律與國家制度 | common law; international law; federalism; civil law system
set | punishments in law | 法律上的懲罰 | fine; imprisonment; death penalty; community service order=社會服務令
set | campaigns of citizens | 公民行動 | civil disobedience; boycott=杯葛; lobbying; demonstration
set | asking the people | 徵詢民意 | referendum; opinion poll; focus group; public consultation
set | ideologies of the twentieth century | 二十世紀的意識形態 | socialism=社會主義; fascism; liberalism; conservatism
set | thoughts on state power | 對國家權力的看法 | anarchism; liberalism; realism; socialism=社會主義
set | elections of different purposes | 不同目的的選舉 | general election; primary election; by-election=補選; local election=地方選舉
set | crimes of force and secrecy | 暴力和秘密的罪行 | terrorist activities=恐怖活動; espionage=間諜活動; subversion=顛覆國家政權; treason=叛國
set | fields of security of state and people | 國家和人民的安全領域 | political security; food security=糧食安全; cultural security; nuclear security
set | groups seeking change or help | 謀求改變或提供援助的團體 | social movement=社會運動; interest group; think tank; charity
order | organisations by year of founding, earliest first | 國際組織按成立先後 | Red Cross > International Labour Organization > NATO > APEC > World Trade Organization
fact | United Nations | 聯合國 | year of founding | 成立年份 | 1945 | 1945 |
fact | NATO | 北大西洋公約組織 | year of founding | 成立年份 | 1949 | 1949 |
fact | ASEAN | 東南亞國家聯盟 | year of founding | 成立年份 | 1967 | 1967 |
fact | World Trade Organization | 世界貿易組織 | year of founding | 成立年份 | 1995 | 1995 |
fact | OPEC | 石油輸出國組織 | year of founding | 成立年份 | 1960 | 1960 |
fact | World Health Organization | 世界衞生組織 | city of headquarters | 總部所在城市 | Geneva | 日內瓦 |
fact | UNESCO | 聯合國教科文組織 | city of headquarters | 總部所在城市 | Paris | 巴黎 |
fact | United Nations | 聯合國 | city of headquarters | 總部所在城市 | New York | 紐約 |
fact | NATO | 北大西洋公約組織 | city of headquarters | 總部所在城市 | Brussels | 布魯塞爾 |
fact | International Monetary Fund | 國際貨幣基金組織 | city of headquarters | 總部所在城市 | Washington, D.C. | 華盛頓 |
fact | ASEAN | 東南亞國家聯盟 | city of headquarters | 總部所在城市 | Jakarta | 雅加達 |
set | fields of law | 法律範疇 | criminal law; private law=私法; international law; administrative law=行政法
set | trade and foreign policy ideas | 貿易和外交取向 | free trade; protectionism; isolationism; unilateralism
set | forms of executive government | 行政權的安排 | coalition government; presidential system; military dictatorship=軍事獨裁; absolute monarchy
set | bodies that help developing countries | 幫助發展中國家的組織 | World Bank; International Monetary Fund; Oxfam; UNICEF
set | foreign policy of the interwar and Cold War years | 兩戰之間及冷戰時期的外交策略 | appeasement; containment; deterrence; economic sanctions
set | misconduct with other people's data or work | 濫用他人資料或作品 | doxxing; plagiarism; cyberbullying; phishing
set | Hong Kong tribunals and commissions | 香港的審裁處和委員會 | Lands Tribunal; Small Claims Tribunal; Equal Opportunities Commission; Coroner's Court

== Family and community | 家庭與社區
nuclear family | 核心家庭 | form | P3 | a household made up only of two parents and their unmarried children | 只由父母和未婚子女組成的家庭 | also=small family; also-zh=小家庭; not=extended family
extended family | 擴展家庭 | form | P3 | a household in which grandparents, parents and children, or even more generations, live together | 祖父母、父母和子女等三代或以上同住的家庭 | also-zh=延伸家庭, 大家庭; not=nuclear family
single-parent family | 單親家庭 | form | P3 | a household in which only a father or only a mother lives with and brings up the children | 只有父親或母親一人與子女同住並負責養育的家庭
reconstituted family | 重組家庭 | form | S1 | a household formed when somebody with children from an earlier marriage marries again | 帶着前一段婚姻所生子女的人再婚後組成的家庭 | also=stepfamily, blended family
childless family | 無子女家庭 | form | S1 | a household of a married couple who have no sons or daughters | 只有夫婦二人、沒有養育下一代的家庭
cross-boundary family | 跨境家庭 | form | S1 | a household whose members live partly in Hong Kong and partly in the Mainland | 成員分別在香港和內地居住的家庭
paternal grandfather | 祖父 | role | P3 | the father of one's father | 某人爸爸的父親 | also-zh=爺爺; not=maternal grandfather
paternal grandmother | 祖母 | role | P3 | the mother of one's father | 某人爸爸的母親 | also-zh=嫲嫲; not=maternal grandmother
maternal grandfather | 外祖父 | role | P3 | the father of one's mother | 某人媽媽的父親 | also-zh=公公, 外公; not=paternal grandfather
maternal grandmother | 外祖母 | role | P3 | the mother of one's mother | 某人媽媽的母親 | also-zh=婆婆, 外婆; not=paternal grandmother
spouse | 配偶 | role | P5 | the husband or wife to whom a person is married | 與某人結為夫婦的丈夫或妻子
sibling | 兄弟姊妹 | role | P3 | a person born of the same parents as oneself | 與自己同一父母所生的人
guardian | 監護人 | role | P5 | a person with the legal duty to look after a child in the place of parents | 在法律上代替父母照顧未成年人的人
compromise | 妥協 | method | S1 | the way of settling a conflict in which each side gives up part of what it wants | 雙方各自放棄部分要求來解決衝突的方法 | not=accommodation
accommodation | 遷就 | method | S1 | the way of handling a conflict in which one side gives up its own wishes to satisfy the other | 一方放棄自己的意願以滿足對方的衝突處理方法 | also=accommodating; not=compromise
avoidance | 迴避 | method | S1 | the way of handling a conflict in which a person stays away from the problem and does not face it | 不面對問題、遠離爭執的衝突處理方法 | also=avoiding
collaboration | 協作 | method | S1 | the way of settling a conflict in which both sides work together for a solution that fully meets the needs of each | 雙方共同尋找方案，完全滿足彼此需要的衝突解決方法 | also=collaborating; not=compromise
perseverance | 堅毅 | idea | P4 | the virtue of carrying on in spite of difficulty and never giving up halfway | 遇到困難仍堅持到底、永不半途而廢的美德
integrity | 誠信 | idea | P4 | the virtue of telling the truth and keeping one's word | 說話真實、遵守承諾的美德
empathy | 同理心 | idea | P4 | the ability to put oneself in the place of another and understand how that person feels | 設身處地體會他人感受的能力 | not=sympathy
diligence | 勤勞 | idea | P4 | the virtue of working hard and not being lazy | 努力做事、不懶惰的美德
filial piety | 孝親 | idea | P3 | the virtue of loving, respecting and caring for one's parents | 敬愛和照顧父母的美德 | also-zh=孝順, 孝道
benevolence | 仁愛 | idea | P5 | the virtue of treating all people with kindness and love | 以善心關懷和善待所有人的美德 | also-zh=仁
respect for others | 尊重他人 | idea | P3 | the attitude of valuing each person and accepting views and ways that differ from one's own | 珍視每一個人、接納與自己不同的看法和習慣的態度
unity | 團結 | idea | P4 | the spirit in which the members of a group stand together for a common goal | 群體成員同心合力、為共同目標努力的精神
stereotype | 定型 | idea | S1 | a fixed and oversimplified picture of all members of a group | 對某個群體所有成員抱有的固定而過於簡化的印象 | also=stereotyping; also-zh=刻板印象; not=prejudice
prejudice | 偏見 | idea | S1 | an unfair negative feeling towards a person or group, formed without knowing the facts | 未了解事實便對某人或某群體產生的不公平負面感覺 | not=discrimination, stereotype
discrimination | 歧視 | idea | S1 | the act of treating a person worse than others because of the group to which he or she belongs | 因某人所屬的群體而給予較差待遇的行為 | not=prejudice
inclusion | 共融 | idea | S1 | the practice by which people of every background take part in society as equals | 讓不同背景的人平等參與社會的做法 | also=social inclusion; also-zh=社會共融
physical bullying | 身體欺凌 | form | S1 | repeated hurting of a weaker person by hitting, kicking or pushing | 以打、踢、推撞等方式重複傷害弱者的行為 | also-zh=肢體欺凌
verbal bullying | 言語欺凌 | form | S1 | repeated hurting of a weaker person by name-calling, insults or threats spoken to the face | 以當面辱罵、嘲笑或恐嚇重複傷害弱者的行為
relational bullying | 關係欺凌 | form | S1 | repeated hurting of a weaker person by leaving him or her out of a circle of friends | 以孤立、排擠的手法重複傷害弱者的行為 | also=social bullying; also-zh=社交欺凌
online bullying | 網絡欺凌 | form | S1 | repeated hurting of a person by messages, pictures or posts on the internet | 以電子訊息、圖片或貼文重複傷害他人的行為 | also=cyberbullying, cyber-bullying
Sex Discrimination Ordinance | 《性別歧視條例》 | document | S2 | the Hong Kong law against treating people worse because they are male or female, married or pregnant | 禁止因某人是男或女、已婚或懷孕而給予較差待遇的香港法例 | not=Family Status Discrimination Ordinance
Disability Discrimination Ordinance | 《殘疾歧視條例》 | document | S2 | the Hong Kong law against treating people worse because of an impairment of body or mind or an illness | 禁止因某人身體或精神有缺損或患病而給予較差待遇的香港法例
Family Status Discrimination Ordinance | 《家庭崗位歧視條例》 | document | S2 | the Hong Kong law against treating people worse because they must take care of a close relative | 禁止因某人須照顧近親而給予較差待遇的香港法例 | not=Sex Discrimination Ordinance
Race Discrimination Ordinance | 《種族歧視條例》 | document | S2 | the Hong Kong law against treating people worse because of their skin colour or ethnic origin | 禁止因某人的膚色或世系而給予較差待遇的香港法例
owners' corporation | 業主立案法團 | institution | S1 | a legal body formed by people who have bought flats in a building to manage its common parts | 由一座大廈的單位持有人依法成立、管理大廈公用部分的組織
Heung Yee Kuk | 鄉議局 | institution | S1 | the statutory body that represents the villagers of the whole New Territories and advises the government | 代表整個新界居民、向政府提供意見的法定諮詢組織 | also-zh=新界鄉議局; not=rural committee
rural committee | 鄉事委員會 | institution | S1 | a body formed by the village representatives of one area of the New Territories | 由新界某一地區各村代表組成的組織 | not=Heung Yee Kuk
care team | 關愛隊 | institution | S1 | a local group set up with government funding to visit needy households and help residents of a small area | 由政府資助成立、探訪有需要住戶並支援小區居民的地區團體 | also-zh=地區服務及關愛隊伍
public rental housing | 公共租住房屋 | form | P4 | flats built for low-income families and let to them at low rents by the Housing Authority or the Housing Society | 由房委會或房協興建、以低廉租金租給低收入家庭的樓宇單位 | also=PRH, public housing; also-zh=公屋; not=Home Ownership Scheme flat
Home Ownership Scheme flat | 居屋 | form | S1 | a flat built by the Housing Authority and sold below the market price to families within an income limit | 由房委會興建、以低於市價售予合資格家庭的單位 | also=HOS flat; also-zh=居者有其屋計劃單位; not=public rental housing
private housing | 私人樓宇 | form | P4 | flats built by property developers and sold or let at market prices | 由地產發展商興建、以市價出售或出租的住宅單位
subdivided unit | 分間樓宇單位 | form | S1 | one of the small rooms for separate letting into which a single flat has been split | 由一個住宅改建而成的多個獨立出租小房間的其中一個 | also=subdivided flat; also-zh=劏房
stilt house | 棚屋 | form | P4 | a fishing family's home raised on posts above the water, as in Tai O | 見於大澳等地、以木柱撐起、建於水上的漁民居所 | also=pang uk
walled village | 圍村 | form | P4 | a traditional settlement of the New Territories surrounded for defence by high brickwork, a gatehouse and watchtowers | 新界一些四周築有高牆、門樓和更樓以作防衛的傳統聚落
tong lau | 唐樓 | form | P4 | an old Chinese-style tenement block without a lift, often with a shop on the ground floor | 沒有升降機、地面層多為店舖的舊式中式樓房
Comprehensive Social Security Assistance | 綜合社會保障援助 | method | S2 | the means-tested payments that bring the income of a needy Hong Kong household up to a level that meets basic needs | 經入息及資產審查、使香港貧困住戶的收入足以應付基本生活需要的款項 | also=CSSA; also-zh=綜援
Old Age Allowance | 高齡津貼 | method | S2 | the monthly payment without a means test to Hong Kong people aged 70 or above | 不設經濟審查、每月發給70歲或以上香港居民的款項 | also-zh=生果金; not=Old Age Living Allowance
Old Age Living Allowance | 長者生活津貼 | method | S2 | the monthly payment, with an income and asset test, to Hong Kong people aged 65 or above in financial need | 經入息及資產審查、每月發給65歲或以上有經濟需要的香港居民的款項 | also=OALA; not=Old Age Allowance
Disability Allowance | 傷殘津貼 | method | S2 | the monthly payment without a means test to Hong Kong residents certified as severely handicapped | 不設經濟審查、每月發給經證明身體或精神嚴重受損的香港居民的款項
Working Family Allowance | 在職家庭津貼 | method | S2 | the payment to Hong Kong households with a low income whose members have jobs and reach set hours | 發給有成員就業並達到指定工時的低收入香港住戶的款項 | also-zh=職津
Tung Wah Group of Hospitals | 東華三院 | institution | P4 | the charity founded in 1870 that has treated the poor free by Chinese medicine since the 19th century | 1870年創立、自十九世紀起以中醫藥為貧苦大眾免費治病的慈善機構
Po Leung Kuk | 保良局 | institution | P4 | the charity founded in 1878 to rescue kidnapped women and children | 1878年為拯救被拐帶的婦孺而創立的慈善機構
St John Ambulance | 香港聖約翰救傷隊 | institution | P4 | the voluntary organisation that gives first aid at public events and runs a free service for carrying patients | 在公眾活動中提供急救服務和免費運送病人的志願組織 | also=Hong Kong St John Ambulance
set | types of family | 家庭的類型 | nuclear family; extended family; single-parent family; childless family
set | kinds of household in modern Hong Kong | 現代香港的家庭形式 | single-parent family; extended family; reconstituted family; cross-boundary family; childless family
set | grandparents | 祖父母輩 | paternal grandfather; paternal grandmother; maternal grandfather; maternal grandmother
set | ways of handling conflict | 處理衝突的方法 | compromise; accommodation; avoidance; collaboration
set | priority values taught at school | 學校培育的首要價值觀 | perseverance; integrity; empathy; law-abidingness=守法; diligence; filial piety; unity
set | attitudes towards other people | 待人的態度 | empathy; filial piety; respect for others; integrity
set | traditional virtues | 傳統美德 | filial piety; diligence; perseverance; benevolence
set | how people see and treat social groups | 看待社會群體的方式 | stereotype; prejudice; discrimination; inclusion
set | forms of bullying | 欺凌的形式 | physical bullying; verbal bullying; relational bullying; online bullying
set | anti-discrimination laws of Hong Kong | 香港的反歧視條例 | Sex Discrimination Ordinance; Disability Discrimination Ordinance; Family Status Discrimination Ordinance; Race Discrimination Ordinance
set | local bodies in Hong Kong districts | 香港的地區組織 | owners' corporation; Heung Yee Kuk; rural committee; care team; District Council=區議會
set | social security payments in Hong Kong | 香港的社會保障援助 | Comprehensive Social Security Assistance; Old Age Allowance; Old Age Living Allowance; Disability Allowance; Working Family Allowance
set | charities and voluntary bodies in Hong Kong | 香港的慈善及志願機構 | Tung Wah Group of Hospitals; Po Leung Kuk; Community Chest of Hong Kong=香港公益金; St John Ambulance; Sik Sik Yuen
order | stages of human life | 人生的階段 | infancy=嬰兒期 > childhood=童年 > adolescence=青少年期 > adulthood=成年期 > old age=老年期
fact | Tung Wah Group of Hospitals | 東華三院 | year of founding | 創立年份 | 1870 | 1870 |
fact | Po Leung Kuk | 保良局 | year of founding | 創立年份 | 1878 | 1878 |
fact | Pok Oi Hospital | 博愛醫院 | year of founding | 創立年份 | 1919 | 1919 |
fact | Community Chest of Hong Kong | 香港公益金 | year of founding | 創立年份 | 1968 | 1968 |

== Public services | 公共服務
Hong Kong Police Force | 香港警務處 | institution | P3 | the disciplined service that keeps law and order and investigates crime in Hong Kong | 在香港維持治安和調查罪案的紀律部隊 | also-zh=警隊
Fire Services Department | 消防處 | institution | P3 | the Hong Kong department that puts out blazes, rescues trapped people and runs the ambulance service | 負責滅火、拯救被困人士和提供救護車服務的香港政府部門
Immigration Department | 入境事務處 | institution | P4 | the Hong Kong department that checks travellers at control points and issues identity cards and passports | 在口岸檢查旅客證件，並簽發身份證和護照的香港政府部門 | not=Customs and Excise Department
Customs and Excise Department | 香港海關 | institution | P4 | the Hong Kong department that fights smuggling, collects duties on goods and seizes counterfeits | 打擊走私、徵收應課稅品稅款和檢取冒牌貨的香港政府部門 | not=Immigration Department
Correctional Services Department | 懲教署 | institution | P4 | the Hong Kong department that runs prisons and helps offenders to reform | 管理監獄並協助犯人改過自新的香港政府部門
Government Flying Service | 政府飛行服務隊 | institution | P4 | the Hong Kong disciplined service that carries out search and rescue with helicopters and planes | 以直升機和定翼機執行搜索和拯救任務的香港紀律部隊
Civil Aid Service | 民眾安全服務隊 | institution | S1 | the Hong Kong government force of volunteers for mountain rescue, hill fires and crowd control | 由志願人士組成、協助攀山拯救、撲滅山火和控制人群的香港政府部隊 | also-zh=民安隊; not=Auxiliary Medical Service
Auxiliary Medical Service | 醫療輔助隊 | institution | S1 | the Hong Kong government force of volunteers that gives first aid and reinforces hospital and ambulance services | 由志願人士組成、提供急救並支援救護服務的香港政府部隊 | not=Civil Aid Service
Food and Environmental Hygiene Department | 食物環境衞生署 | institution | P4 | the Hong Kong department that cleans streets, manages public markets and licenses restaurants | 負責清潔街道、管理公眾街市和簽發食肆牌照的香港政府部門 | also=FEHD; also-zh=食環署; not=Environmental Protection Department
Leisure and Cultural Services Department | 康樂及文化事務署 | institution | P4 | the Hong Kong department that runs public libraries, museums, sports centres and parks | 管理公共圖書館、博物館、體育館和公園的香港政府部門 | also=LCSD; also-zh=康文署
Environmental Protection Department | 環境保護署 | institution | P4 | the Hong Kong department that controls pollution and manages landfills and waste facilities | 負責管制污染、管理堆填區和廢物設施的香港政府部門 | also=EPD; also-zh=環保署
Agriculture, Fisheries and Conservation Department | 漁農自然護理署 | institution | P4 | the Hong Kong department that looks after country parks, wildlife, farming and fishing | 管理郊野公園、野生動植物以及養魚和耕種事務的香港政府部門 | also=AFCD; also-zh=漁護署
Water Supplies Department | 水務署 | institution | P4 | the Hong Kong department that manages the reservoirs and the mains that lead to every tap | 管理水塘和通往各家水龍頭的喉管的香港政府部門 | not=Drainage Services Department
Drainage Services Department | 渠務署 | institution | P4 | the Hong Kong department that treats sewage and prevents flooding | 處理污水和防止水浸的香港政府部門 | not=Water Supplies Department
Transport Department | 運輸署 | institution | P4 | the Hong Kong department that issues driving licences, registers vehicles and manages traffic | 簽發駕駛執照、登記車輛和管理交通的香港政府部門 | not=Highways Department
Highways Department | 路政署 | institution | S1 | the Hong Kong department that builds and repairs public roads, footbridges and street lamps | 興建和維修公共道路、行人天橋和街燈的香港政府部門 | not=Transport Department
Buildings Department | 屋宇署 | institution | S1 | the Hong Kong department that checks the safety of privately owned blocks and acts against illegal structures | 監管私人大廈安全和取締僭建物的香港政府部門 | not=Housing Department
Housing Department | 房屋署 | institution | P4 | the Hong Kong department that manages public rental estates | 管理公共屋邨的香港政府部門 | not=Buildings Department
Social Welfare Department | 社會福利署 | institution | P4 | the Hong Kong department that pays out CSSA and provides help to families, children and the elderly in need | 發放綜援，並為有需要的家庭、兒童和長者提供援助的香港政府部門 | also-zh=社署
Labour Department | 勞工處 | institution | S1 | the Hong Kong department that protects employees' rights, promotes safety at work and helps job seekers | 保障僱員權益、推廣職業安全和協助求職者就業的香港政府部門
Department of Health | 衞生署 | institution | P4 | the Hong Kong department that prevents the spread of disease and gives vaccinations and check-ups to pupils | 預防疾病傳播、為學童提供疫苗注射和身體檢查的香港政府部門 | not=Hospital Authority
Hospital Authority | 醫院管理局 | institution | P4 | the statutory body that runs Queen Mary, Queen Elizabeth and other public in-patient institutions in Hong Kong | 營運瑪麗、伊利沙伯等公營住院機構的法定組織 | also-zh=醫管局; not=Department of Health
Hong Kong Observatory | 香港天文台 | institution | P3 | the Hong Kong department that forecasts the weather and issues warnings of typhoons and rainstorms | 預測天氣並發出颱風和暴雨警告的香港政府部門
Hongkong Post | 香港郵政 | institution | P3 | the Hong Kong department that delivers letters and parcels and issues stamps | 派遞信件和包裹的香港政府部門
Census and Statistics Department | 政府統計處 | institution | S1 | the Hong Kong department that counts the population and collects figures about society and the economy | 負責人口普查、搜集社會和經濟數字的香港政府部門
Education Bureau | 教育局 | institution | P3 | the Hong Kong government bureau in charge of schools and the curriculum | 主管學校和課程的香港政府決策局 | also=EDB
Marine Department | 海事處 | institution | S1 | the Hong Kong department that directs ships in the harbour and licenses local vessels | 管理港內船隻航行和為本地船隻發牌的香港政府部門
public library | 公共圖書館 | place | P3 | a place open to all where people can read and borrow books for free | 開放給所有人免費閱覽和借閱讀物的地方
community hall | 社區會堂 | place | P4 | a venue that residents and groups of a neighbourhood can hire for meetings, shows and classes | 供區內居民和團體租用舉辦集會、表演和班組的場地
elderly centre | 長者中心 | place | P4 | a place where senior citizens of a neighbourhood join activities and get support during the day | 供區內年老人士日間參加活動和接受支援服務的地方
firefighter | 消防員 | role | P3 | a person whose job is to put out blazes and rescue people from burning buildings | 負責撲滅火災和從火場救人的工作人員 | also=fireman; also-zh=消防隊員
police officer | 警務人員 | role | P3 | a person whose job is to catch criminals and keep public order | 負責拘捕罪犯和維持公共秩序的人員 | also=policeman, policewoman; also-zh=警察
customs officer | 海關人員 | role | P4 | a person whose job is to search luggage and cargo at the border for smuggled goods | 在口岸檢查行李和貨物、防止走私的人員 | not=immigration officer
immigration officer | 入境事務主任 | role | P4 | a person whose job is to check the travel documents of people who come into or leave Hong Kong | 檢查出入香港人士旅行證件的人員 | not=customs officer
postman | 郵差 | role | P3 | a person whose job is to deliver letters from door to door | 逐家逐戶派送信件的工作人員
set | disciplined services of Hong Kong | 香港的紀律部隊 | Hong Kong Police Force; Fire Services Department; Immigration Department; Customs and Excise Department; Correctional Services Department; Government Flying Service
set | services that rescue people | 參與救援的部隊 | Fire Services Department; Government Flying Service; Civil Aid Service; Auxiliary Medical Service
set | departments that look after the environment and water | 與環境和水有關的政府部門 | Food and Environmental Hygiene Department; Environmental Protection Department; Agriculture, Fisheries and Conservation Department; Water Supplies Department; Drainage Services Department
set | departments in charge of roads, buildings and homes | 與道路、樓宇和房屋有關的政府部門 | Transport Department; Highways Department; Buildings Department; Housing Department
set | bodies for welfare and health | 與福利和健康有關的機構 | Social Welfare Department; Department of Health; Hospital Authority; Labour Department
set | departments that serve the neighbourhood | 服務社區的政府部門 | Leisure and Cultural Services Department; Food and Environmental Hygiene Department; Social Welfare Department; Housing Department
set | departments that deal with money, figures and records | 處理稅款、數字和證件的政府部門 | Inland Revenue Department=稅務局; Census and Statistics Department; Customs and Excise Department; Immigration Department
set | people who serve the community | 為社區服務的人 | firefighter; police officer; social worker=社會工作者; postman
set | officers of uniformed services | 穿制服的執法和救援人員 | police officer; customs officer; immigration officer; firefighter
fact | police | 報警（公安） | emergency number in the Mainland | 內地緊急電話號碼 | 110 | 110 |
fact | fire brigade | 火警 | emergency number in the Mainland | 內地緊急電話號碼 | 119 | 119 |
fact | ambulance | 醫療急救 | emergency number in the Mainland | 內地緊急電話號碼 | 120 | 120 |
fact | traffic accident | 交通意外 | emergency number in the Mainland | 內地緊急電話號碼 | 122 | 122 |

== Transport and road safety | 交通與道路安全
tram | 電車 | system | P3 | the public transport service of double-deck cars that run on street rails in the north of Hong Kong Island | 以雙層車廂在港島北岸路面軌道上行走的公共交通工具 | also-zh=叮叮; not=Light Rail
Light Rail | 輕鐵 | system | P3 | the public transport service of single-deck cars on tracks that serves Tuen Mun, Yuen Long and Tin Shui Wai | 以單層車廂行走軌道、服務屯門、元朗和天水圍的公共交通工具 | not=tram
Peak Tram | 山頂纜車 | system | P3 | the railway pulled by a steel cable that climbs a steep slope from Garden Road in Central | 由鋼索拉動、從中環花園道沿陡坡駛上太平山的鐵路 | not=Ngong Ping 360
Ngong Ping 360 | 昂坪360 | system | P4 | the cable car that hangs in the air and links Tung Chung with the area of the Big Buddha | 懸空行走、連接東涌與大佛一帶的纜車
Airport Express | 機場快綫 | system | P4 | the railway line that links Hong Kong Station with the passenger terminals on Chek Lap Kok | 連接香港站與赤鱲角客運大樓的鐵路綫
East Rail Line | 東鐵綫 | system | P4 | the railway line from Admiralty through Sha Tin and Tai Po to Lo Wu and Lok Ma Chau | 由金鐘經沙田和大埔往羅湖及落馬洲的鐵路綫
High Speed Rail Hong Kong Section | 高鐵香港段 | system | P5 | the railway from West Kowloon that joins the national network of trains faster than 200 km per hour | 由西九龍接連全國時速逾200公里列車網絡的鐵路
Star Ferry | 天星小輪 | system | P3 | the green-and-white boats that have carried passengers across Victoria Harbour since the 19th century | 自十九世紀起接載乘客橫渡維多利亞港的綠白色渡海船
red minibus | 紅色小巴 | form | P4 | a small public light vehicle whose operator may choose its own route and fare where there is no ban | 在沒有禁令的地方可自訂路線和收費的小型公共交通車輛 | not=green minibus
franchised bus | 專營巴士 | form | P4 | a large public vehicle run by a company that has the government's right to serve certain routes | 由獲政府授予路線權利的公司開辦的大型公共交通車輛
taxi | 的士 | form | P3 | a hired car that takes passengers where they ask and charges by the meter | 按乘客要求前往目的地並按咪錶收費的出租汽車 | also-zh=計程車
Rehabus | 復康巴士 | form | P4 | a special vehicle in Hong Kong that carries people with disabilities and their wheelchairs | 接載殘疾人士及其輪椅的香港特別車輛
zebra crossing | 斑馬線 | structure | P3 | a place with black and white stripes and yellow beacons where vehicles must give way to pedestrians | 設有黑白條紋和黃色閃燈柱、車輛必須讓行人先過的過路處
footbridge | 行人天橋 | structure | P3 | a raised path by which pedestrians cross above the road | 架設在馬路上方、供人步行橫過的設施 | not=pedestrian subway
pedestrian subway | 行人隧道 | structure | P3 | an underground path by which people on foot cross below the road | 設於馬路之下、供人步行橫過的地下通道 | not=footbridge
refuge island | 安全島 | structure | P4 | a raised area in the middle of a road where pedestrians can wait while crossing | 設於馬路中央、讓行人過路時暫停等候的地方
yellow box junction | 黃色方格路口 | structure | S1 | the part of a crossroads marked with criss-cross lines that a driver must not enter unless the exit is clear | 劃有交叉網線、前路未暢通時車輛不得駛入的路口範圍
roundabout | 迴旋處 | structure | P4 | a road junction where vehicles circle a central island in one direction | 車輛沿同一方向環繞中央環島行駛的路口
bus lane | 巴士專線 | structure | P4 | the part of a road that only certain large public vehicles may use at stated times | 指定時間內只准某類大型公共車輛使用的行車線
seat belt | 安全帶 | device | P3 | a strap that holds a driver or passenger in place when a vehicle stops suddenly | 車輛急停時把司機或乘客固定在座位上的裝置
airbag | 安全氣囊 | device | S1 | a cushion in a car that inflates in a crash to protect the people inside | 撞車時瞬間鼓起、為車內的人緩衝撞擊的裝置
safety helmet | 安全頭盔 | device | P3 | a hard hat that protects the head of a cyclist or motorcyclist in a fall | 跌倒時保護騎單車或電單車者頭部的硬帽
reflective vest | 反光背心 | device | P4 | a sleeveless garment that shines in the light of headlamps so that drivers can see the wearer in the dark | 在黑暗中被車燈照到時發亮、使司機看見穿着者的無袖衣物
child safety seat | 兒童安全座椅 | device | P4 | a special chair fixed in a car to protect a young passenger in a crash | 固定在車內、供年幼乘客使用、撞車時保護其身體的裝置
jaywalking | 亂過馬路 | idea | P3 | the act of crossing a road carelessly, without using a crossing nearby or obeying the signal | 不使用附近過路設施或不理會燈號而橫過道路的行為
red-light jumping | 衝紅燈 | idea | P5 | the offence of driving past a signal that tells vehicles to stop | 不理會停車訊號而駛過路口的違法行為
Cross-Harbour Tunnel | 海底隧道 | place | P4 | the undersea road opened in 1972 that joins Hung Hom with Causeway Bay | 1972年通車、連接紅磡與銅鑼灣的行車通道 | also-zh=紅隧, 紅磡海底隧道
Eastern Harbour Crossing | 東區海底隧道 | place | P4 | the road and rail link opened in 1989 that joins Cha Kwo Ling with Quarry Bay | 1989年通車、連接茶果嶺與鰂魚涌的道路和鐵路通道 | also-zh=東隧
Western Harbour Crossing | 西區海底隧道 | place | P4 | the newest of the three undersea roads between Kowloon and Hong Kong Island, opened in 1997 | 連接九龍與港島的三條海底行車通道中最遲建成的一條，1997年通車 | also-zh=西隧
Lion Rock Tunnel | 獅子山隧道 | place | P4 | the road through a hill that joins Kowloon Tong with Sha Tin, the first of its kind for vehicles in Hong Kong | 穿過山嶺連接九龍塘與沙田、香港首條行車穿山通道
Aberdeen Tunnel | 香港仔隧道 | place | P4 | the road through a hill on Hong Kong Island that joins Happy Valley with Wong Chuk Hang | 在港島穿過山嶺連接跑馬地與黃竹坑的道路
Tsing Ma Bridge | 青馬大橋 | place | P4 | the suspension bridge opened in 1997 that carries road and rail on the way to the airport | 1997年通車、供汽車和列車前往機場的懸索橋
Ting Kau Bridge | 汀九橋 | place | S1 | the cable-stayed bridge over the Rambler Channel with three towers, opened in 1998, that leads towards Yuen Long | 1998年通車、橫跨藍巴勒海峽、有三座橋塔並通往元朗方向的斜拉橋
Stonecutters Bridge | 昂船洲大橋 | place | S1 | the cable-stayed bridge opened in 2009 that crosses the mouth of the Kwai Chung container port with two single-column towers | 2009年通車、以兩座單柱橋塔橫跨葵涌貨櫃港入口的斜拉橋
Hong Kong-Zhuhai-Macao Bridge | 港珠澳大橋 | place | P5 | the sea crossing about 55 km long, opened in 2018, that spans the mouth of the Pearl River | 2018年通車、全長約55公里、橫跨珠江口的跨海通道 | also=HZMB
Lo Wu | 羅湖 | place | P4 | the land crossing at the end of the East Rail Line where railway passengers walk over a bridge to Shenzhen | 位於東鐵綫終點、鐵路乘客步行過橋往深圳的陸路口岸 | not=Lok Ma Chau Spur Line
Lok Ma Chau Spur Line | 落馬洲支線 | place | P4 | the railway crossing opened in 2007 that faces Futian in Shenzhen | 2007年啟用、對面是深圳福田的鐵路口岸 | not=Lo Wu
Shenzhen Bay Port | 深圳灣口岸 | place | P5 | the road crossing opened in 2007 where both sides clear travellers in one building in Shekou | 2007年啟用、兩地在蛇口同一座大樓辦理通關的道路口岸
Heung Yuen Wai | 香園圍 | place | S1 | the land crossing in the northeast, opened to travellers in 2023, that faces Liantang in Shenzhen | 位於新界東北、2023年開通旅檢、對面是深圳蓮塘的陸路口岸
West Kowloon Station | 西九龍站 | place | P5 | the railway terminus in urban Hong Kong where travellers clear both Hong Kong and Mainland checks | 位於香港市區、旅客在同一處辦理香港和內地通關手續的鐵路總站 | also=Hong Kong West Kowloon Station; also-zh=香港西九龍站
set | transport on rails or cables in Hong Kong | 香港的軌道和纜索交通 | tram; Light Rail; Peak Tram; Ngong Ping 360
set | railway lines and services | 鐵路服務 | Light Rail; Airport Express; East Rail Line; High Speed Rail Hong Kong Section
set | public road vehicles of Hong Kong | 香港的道路公共交通工具 | green minibus=綠色專線小巴; red minibus; franchised bus; taxi; Rehabus
set | ways to cross a road | 過路設施 | zebra crossing; footbridge; pedestrian subway; refuge island
set | things found on roads | 道路上的設施 | yellow box junction; roundabout; bus lane; zebra crossing
set | things that protect road users | 保護道路使用者的裝備 | seat belt; airbag; safety helmet; reflective vest; child safety seat
set | dangerous behaviour on the road | 危險的道路行為 | jaywalking; speeding=超速駕駛; drink driving=酒後駕駛; red-light jumping
set | road tunnels of Hong Kong | 香港的行車隧道 | Cross-Harbour Tunnel; Eastern Harbour Crossing; Western Harbour Crossing; Lion Rock Tunnel; Aberdeen Tunnel
set | great bridges of Hong Kong | 香港的大橋 | Tsing Ma Bridge; Ting Kau Bridge; Stonecutters Bridge; Hong Kong-Zhuhai-Macao Bridge
set | boundary control points of Hong Kong | 香港的口岸 | Lo Wu; Lok Ma Chau Spur Line; Shenzhen Bay Port; Heung Yuen Wai; West Kowloon Station
order | opening of the road tunnels under Victoria Harbour | 維港海底行車隧道通車的先後 | Cross-Harbour Tunnel > Eastern Harbour Crossing > Western Harbour Crossing
order | opening of Hong Kong bridges | 香港大橋通車的先後 | Tsing Ma Bridge > Ting Kau Bridge > Stonecutters Bridge > Hong Kong-Zhuhai-Macao Bridge
order | start of means of transport in Hong Kong | 香港交通工具投入服務的先後 | Peak Tram > tram > mass transit railway=地下鐵路 > Airport Express
fact | Cross-Harbour Tunnel | 海底隧道 | year of opening | 通車年份 | 1972 | 1972 |
fact | Tsing Ma Bridge | 青馬大橋 | year of opening | 通車年份 | 1997 | 1997 |
fact | Eastern Harbour Crossing | 東區海底隧道 | year of opening | 通車年份 | 1989 | 1989 |
fact | Peak Tram | 山頂纜車 | year of opening | 通車年份 | 1888 | 1888 |
fact | Hong Kong-Zhuhai-Macao Bridge | 港珠澳大橋 | year of opening | 通車年份 | 2018 | 2018 |
fact | Hong Kong tram | 香港電車 | year of opening | 通車年份 | 1904 | 1904 |
fact | Stonecutters Bridge | 昂船洲大橋 | year of opening | 通車年份 | 2009 | 2009 |

== Districts and landmarks of Hong Kong | 香港的地區與地標
Central and Western District | 中西區 | place | P3 | the part of Hong Kong Island with the Government House, the Legislative Council Complex and the University of Hong Kong | 港島上禮賓府、立法會綜合大樓和香港大學所在的行政分區
Wan Chai District | 灣仔區 | place | P3 | the part of Hong Kong Island with the Convention and Exhibition Centre and the Happy Valley Racecourse | 港島上會議展覽中心和跑馬地馬場所在的行政分區
Eastern District | 東區 | place | P3 | the part of Hong Kong Island that includes North Point, Quarry Bay, Shau Kei Wan and Chai Wan | 港島上包括北角、鰂魚涌、筲箕灣和柴灣的行政分區
Southern District | 南區 | place | P3 | the part of Hong Kong Island that includes Aberdeen, Repulse Bay, Stanley and Ocean Park | 港島上包括香港仔、淺水灣、赤柱和海洋公園的行政分區
Wong Tai Sin District | 黃大仙區 | place | P3 | the only one of the 18 districts without a coast, where Chi Lin Nunnery and Nan Lian Garden stand | 十八區中唯一沒有海岸線、志蓮淨苑和南蓮園池所在的行政分區
Kwai Tsing District | 葵青區 | place | P3 | the part of the New Territories where the nine container terminals of the port stand | 新界九個貨櫃碼頭所在的行政分區
Tsuen Wan District | 荃灣區 | place | P3 | the part of the New Territories with the Sam Tung Uk Museum, Ma Wan and Hong Kong Disneyland | 新界包括三棟屋博物館、馬灣和香港迪士尼樂園的行政分區
North District | 北區 | place | P3 | the part of the New Territories that includes Sheung Shui, Fanling and Sha Tau Kok | 新界包括上水、粉嶺和沙頭角的行政分區
Tai Po District | 大埔區 | place | P3 | the part of the New Territories with the Plover Cove Reservoir and the Lam Tsuen Wishing Trees | 新界船灣淡水湖和林村許願樹所在的行政分區
Islands District | 離島區 | place | P3 | the largest of the 18 districts, with the airport, Cheung Chau, Lamma and most of Lantau | 十八區中面積最大，包括機場、長洲、南丫和大嶼山大部分地方的行政分區
Cheung Chau | 長洲 | place | P3 | the dumb-bell shaped island known for the Bun Festival and a pirate's cave | 形似啞鈴、以搶包山和張保仔洞聞名的島嶼
Tung Ping Chau | 東平洲 | place | P4 | the crescent-shaped island of layered sedimentary rock in the far northeast of Hong Kong | 位於香港東北端、由層狀沉積岩構成的新月形島嶼
Tsing Yi | 青衣 | place | P3 | the island between Kwai Chung and Ma Wan that is crossed by the road and railway to the airport | 位於葵涌與馬灣之間、往機場的道路和鐵路經過的島嶼
Tai Mo Shan | 大帽山 | place | P3 | the mountain of 957 metres in the middle of the New Territories, the highest in Hong Kong | 位於新界中部、高957米的全港最高山峰
Lantau Peak | 鳳凰山 | place | P4 | the second highest mountain of Hong Kong, 934 metres, famous for watching the sunrise | 高934米、以觀日出聞名的全港第二高山峰 | not=Sunset Peak
Sunset Peak | 大東山 | place | P4 | the third highest mountain of Hong Kong, 869 metres, famous for silver grass and old stone cabins | 高869米、以芒草和舊石屋聞名的全港第三高山峰 | not=Lantau Peak
Victoria Peak | 太平山 | place | P3 | the highest hill on Hong Kong Island, 552 metres, with a view over the harbour | 高552米、可俯瞰維港的港島最高山 | also=the Peak; also-zh=扯旗山
Lion Rock | 獅子山 | place | P3 | the hill of 495 metres between Kowloon and Sha Tin whose spirit stands for perseverance in hard times | 位於九龍與沙田之間、高495米、其精神象徵刻苦奮鬥的山
Clock Tower | 尖沙咀鐘樓 | place | P3 | the red brick and granite remains of the former Kowloon-Canton Railway terminus by the harbour | 前九廣鐵路總站遺留在海旁的紅磚及花崗岩建築
Golden Bauhinia Square | 金紫荊廣場 | place | P3 | the open space in Wan Chai where the flags of the nation and the region are raised every morning | 位於灣仔、每天早上升起國旗和區旗的露天場地
Tian Tan Buddha | 天壇大佛 | place | P3 | the large bronze seated statue at Ngong Ping beside the Po Lin Monastery | 位於昂坪寶蓮禪寺旁的大型青銅坐像 | also=Big Buddha; also-zh=大佛
Avenue of Stars | 星光大道 | place | P3 | the waterfront walk in Tsim Sha Tsui with handprints of film people and a statue of Bruce Lee | 位於尖沙咀海旁、設有影人手印和李小龍銅像的長廊
Kowloon Walled City Park | 九龍寨城公園 | place | P4 | the garden in Jiangnan style on the site of a former Qing fort that later became a slum | 建於清代軍營和後來貧民區舊址之上的江南園林
Tai Kwun | 大館 | place | P5 | the arts and heritage centre in the former Central Police Station, magistracy and Victoria Prison | 由前中區警署、裁判司署和域多利監獄活化而成的文物及藝術中心
PMQ | 元創方 | place | P5 | the centre for design shops in Central converted from the former married police quarters | 位於中環、由已婚警察宿舍活化而成的設計店舖中心
Blue House | 藍屋 | place | P5 | the tenement block in Wan Chai whose revitalisation, which let its tenants stay, won a top UNESCO award in 2017 | 位於灣仔、以「留屋留人」方式活化、2017年獲聯合國教科文組織保育大獎的唐樓
Murray House | 美利樓 | place | P5 | the colonial barracks taken down in Central and rebuilt stone by stone in Stanley | 由中環逐件石材拆卸並遷到赤柱重建的殖民地時期兵房
Western Market | 西港城 | place | P5 | the red-brick Edwardian building of 1906 in Sheung Wan that once sold fresh food and later cloth | 位於上環、1906年落成、曾售賣食物和布匹的愛德華式紅磚建築
Kom Tong Hall | 甘棠第 | place | S1 | the mansion of 1914 in Mid-Levels that houses the Dr Sun Yat-sen Museum | 位於半山、1914年建成、現為孫中山紀念館的大宅
King Yin Lei | 景賢里 | place | S1 | the mansion of the 1930s on Stubbs Road in Chinese Renaissance style with green-tiled roofs and red brick | 位於司徒拔道、建於1930年代、紅磚綠瓦的中國文藝復興式大宅
Government House | 禮賓府 | place | P5 | the former home of the colonial rulers in Central, now the official residence of the Chief Executive | 位於中環、昔日港督居住、現為行政長官官邸的建築
Lei Cheng Uk Han Tomb | 李鄭屋漢墓 | place | P4 | the brick burial chamber about two thousand years old found in Kowloon in 1955 | 1955年在九龍發現、約有二千年歷史的磚砌葬室
Man Mo Temple | 文武廟 | place | P4 | the place of worship on Hollywood Road for the gods of literature and war | 位於荷李活道、供奉主管功名和戰爭之神的廟宇
Chi Lin Nunnery | 志蓮淨苑 | place | P4 | the Buddhist complex in Diamond Hill with wooden halls in Tang style built without nails | 位於鑽石山、不用鐵釘、仿唐木構的佛教寺院
Che Kung Temple | 車公廟 | place | P4 | the Sha Tin place of worship of a Song general, where people turn a pinwheel for luck | 位於沙田、供奉一位宋朝將軍的廟宇
Sik Sik Yuen | 嗇色園 | institution | P5 | the religious charity that manages the famous temple of Wong Tai Sin | 管理黃大仙祠的宗教慈善團體
Hong Kong Museum of History | 香港歷史博物館 | place | P4 | the museum in Tsim Sha Tsui East that tells the story of the city from prehistoric times | 位於尖沙咀東部、展示本地由遠古至今故事的展館
Hong Kong Heritage Museum | 香港文化博物館 | place | P4 | the museum in Sha Tin with permanent galleries on Cantonese opera and the novels of Jin Yong | 位於沙田、設有粵劇和金庸小說常設展覽的展館
Hong Kong Museum of Art | 香港藝術館 | place | P4 | the museum on the Tsim Sha Tsui waterfront that shows Chinese paintings, ceramics and works of local painters | 位於尖沙咀海旁、展出中國書畫、陶瓷和本地畫家作品的展館 | not=M+
Hong Kong Space Museum | 香港太空館 | place | P4 | the museum with an egg-shaped dome that introduces astronomy and rockets | 有蛋形圓頂、介紹天文和航天知識的展館
Hong Kong Science Museum | 香港科學館 | place | P4 | the museum in Tsim Sha Tsui East with hands-on exhibits and a tall energy machine with rolling balls | 位於尖沙咀東部、有互動展品和巨型能量穿梭機的展館
Hong Kong Palace Museum | 香港故宮文化博物館 | place | P5 | the museum in West Kowloon, opened in 2022, that shows imperial treasures on loan from Beijing | 位於西九、2022年開幕、展出從北京借來的皇家珍藏的展館
M+ | M+博物館 | place | P5 | the museum of contemporary visual culture in West Kowloon, opened in 2021 | 位於西九、2021年開幕、展出當代視覺文化的展館
Xiqu Centre | 戲曲中心 | place | P5 | the theatre in West Kowloon, shaped like a lantern, for Chinese opera | 位於西九、形似綵燈、上演中國傳統劇種的劇院
Hong Kong Wetland Park | 香港濕地公園 | place | P4 | the ecological park in Tin Shui Wai with mangroves, bird hides and a crocodile called Pui Pui | 位於天水圍、有紅樹林、觀鳥屋和鱷魚「貝貝」的生態園區 | not=Mai Po Nature Reserve
Mai Po Nature Reserve | 米埔自然保護區 | place | P4 | the area of marsh and fish ponds by Deep Bay, managed by WWF, where migratory birds spend the winter | 位於后海灣畔、由環保組織管理、候鳥越冬的沼澤和基圍地帶 | not=Hong Kong Wetland Park
Hong Kong UNESCO Global Geopark | 香港聯合國教科文組織世界地質公園 | place | P5 | the protected area of volcanic and sedimentary rocks in Sai Kung and the northeast New Territories | 位於西貢和新界東北、保護火山岩和沉積岩的地區 | also=Hong Kong Geopark; also-zh=香港地質公園
Hoi Ha Wan Marine Park | 海下灣海岸公園 | place | P5 | the protected sea bay in north Sai Kung with many kinds of hard coral | 位於西貢北部、有多種石珊瑚的受保護水域
Plover Cove Reservoir | 船灣淡水湖 | place | P4 | the reservoir of 1968 in Tai Po made by damming and draining an arm of the sea | 位於大埔、1968年建成、把海灣堵截抽乾而成的水塘 | not=High Island Reservoir
High Island Reservoir | 萬宜水庫 | place | P4 | the reservoir of 1978 in Sai Kung that holds more water than any other in Hong Kong | 位於西貢、1978年建成、全港儲水量最大的水塘 | not=Plover Cove Reservoir
Shing Mun Reservoir | 城門水塘 | place | P4 | the reservoir of the 1930s near Tsuen Wan, also named in honour of the Jubilee of King George V | 位於荃灣附近、建於1930年代、又名「銀禧」的儲水設施
Shek Pik Reservoir | 石壁水塘 | place | P4 | the reservoir of 1963 in the south of Lantau | 位於大嶼山南部、1963年建成的儲水設施
Pok Fu Lam Reservoir | 薄扶林水塘 | place | P4 | the reservoir of 1863 on Hong Kong Island, the first in Hong Kong | 位於港島、1863年建成、全港最早的儲水設施
set | districts of Hong Kong Island | 港島的行政分區 | Central and Western District; Wan Chai District; Eastern District; Southern District
set | districts of Kowloon | 九龍的行政分區 | Yau Tsim Mong District=油尖旺區; Sham Shui Po District=深水埗區; Kowloon City District=九龍城區; Wong Tai Sin District; Kwun Tong District=觀塘區
set | districts of the eastern and northern New Territories | 新界東部和北部的行政分區 | North District; Tai Po District; Sha Tin District=沙田區; Sai Kung District=西貢區
set | districts of the western New Territories | 新界西部的行政分區 | Kwai Tsing District; Tsuen Wan District; Tuen Mun District=屯門區; Yuen Long District=元朗區; Islands District
set | islands of Hong Kong | 香港的島嶼 | Lantau Island=大嶼山; Cheung Chau; Lamma Island=南丫島; Tung Ping Chau; Tsing Yi
set | mountains of Hong Kong | 香港的山峰 | Tai Mo Shan; Lantau Peak; Sunset Peak; Victoria Peak; Lion Rock
set | old buildings given a new use | 活化的歷史建築 | Tai Kwun; PMQ; Blue House; Murray House; Western Market
set | museums in Tsim Sha Tsui and Sha Tin | 尖沙咀和沙田的博物館 | Hong Kong Museum of History; Hong Kong Heritage Museum; Hong Kong Museum of Art; Hong Kong Space Museum; Hong Kong Science Museum
set | cultural venues of West Kowloon and beyond | 西九及其他地方的文化場地 | Hong Kong Palace Museum; M+; Xiqu Centre; Hong Kong Museum of Art; Hong Kong Heritage Museum
set | places in Hong Kong where nature is protected | 香港的自然保護地方 | Hong Kong Wetland Park; Mai Po Nature Reserve; Hong Kong UNESCO Global Geopark; Hoi Ha Wan Marine Park
set | reservoirs of Hong Kong | 香港的水塘 | Plover Cove Reservoir; High Island Reservoir; Shing Mun Reservoir; Shek Pik Reservoir; Pok Fu Lam Reservoir
order | reservoirs of Hong Kong from the earliest to the latest | 香港水塘建成的先後 | Pok Fu Lam Reservoir > Shing Mun Reservoir > Shek Pik Reservoir > Plover Cove Reservoir > High Island Reservoir
order | peaks of Hong Kong from the highest to the lowest | 香港山峰由高至低 | Tai Mo Shan > Lantau Peak > Sunset Peak > Victoria Peak > Lion Rock
fact | Tai Mo Shan | 大帽山 | height | 高度 | 957 | 957 | m
fact | Lantau Peak | 鳳凰山 | height | 高度 | 934 | 934 | m
fact | Sunset Peak | 大東山 | height | 高度 | 869 | 869 | m
fact | Victoria Peak | 太平山 | height | 高度 | 552 | 552 | m
fact | Lion Rock | 獅子山 | height | 高度 | 495 | 495 | m

== Festivals and customs | 節日與習俗
Lunar New Year | 農曆新年 | event | P3 | the first days of the first month of the Chinese calendar, when families visit each other and give red packets | 農曆正月初一起，親友互相拜年和派利是的節日 | also=Chinese New Year, Spring Festival; also-zh=春節
Lantern Festival | 元宵節 | event | P3 | the fifteenth day of the first Chinese month, when people solve riddles and eat rice balls | 農曆正月十五，人們猜謎和吃湯圓的節日 | not=Mid-Autumn Festival
Ching Ming Festival | 清明節 | event | P3 | the day in early April when Chinese families sweep the graves of their ancestors | 每年四月初，家人到先人墳前掃墓的節日 | also=Qingming Festival; not=Chung Yeung Festival
Dragon Boat Festival | 端午節 | event | P3 | the fifth day of the fifth Chinese month, when people race on the water and eat rice dumplings | 農曆五月初五，人們競渡和吃糉子的節日 | also=Tuen Ng Festival
Qixi Festival | 七夕 | event | P4 | the seventh day of the seventh Chinese month, which recalls the yearly meeting of the Cowherd and the Weaver Girl | 農曆七月初七，紀念牛郎與織女一年一度相會的節日 | also-zh=乞巧節, 七夕節
Hungry Ghost Festival | 盂蘭節 | event | P4 | the time of the seventh Chinese month when offerings are burnt for wandering spirits | 農曆七月中，人們焚燒祭品、祭祀遊魂的節日 | also=Yu Lan Festival; also-zh=中元節
Mid-Autumn Festival | 中秋節 | event | P3 | the fifteenth day of the eighth Chinese month, when people admire the full moon and eat mooncakes | 農曆八月十五，人們賞月和吃月餅的節日 | not=Lantern Festival
Chung Yeung Festival | 重陽節 | event | P3 | the ninth day of the ninth Chinese month, when people climb hills and visit graves | 農曆九月初九，人們登高和祭祖掃墓的節日 | also=Double Ninth Festival; not=Ching Ming Festival
Winter Solstice Festival | 冬至 | event | P3 | the day around 21 December with the longest night, when Chinese families gather for a big dinner | 每年約12月21日，黑夜最長、家人團聚吃飯的節日 | also-zh=冬節
Lunar New Year's Eve | 除夕 | event | P3 | the last night of the Chinese year, when families have a reunion dinner and stay up late | 農曆一年最後一晚，家人吃團年飯和守歲的日子 | also-zh=年三十晚
Cheung Chau Bun Festival | 長洲太平清醮 | event | P4 | the Taoist festival held on an outlying island in the fourth Chinese month, with a parade of costumed children who seem to float above the crowd | 每年農曆四月在離島舉行、設有飄色巡遊和搶包比賽的道教節慶 | also-zh=長洲包山節
Buddha's Birthday | 佛誕 | event | P4 | the eighth day of the fourth Chinese month, when believers bathe a small statue of Sakyamuni | 農曆四月初八，信徒為釋迦牟尼小像沐浴的節日 | also-zh=浴佛節
Tin Hau Festival | 天后誕 | event | P4 | the twenty-third day of the third Chinese month, when fishermen honour the goddess of the sea | 農曆三月廿三，漁民慶祝海上守護女神生日的節日
Christmas | 聖誕節 | event | P3 | the day of 25 December on which Christians remember the birth of Jesus | 12月25日，基督徒紀念耶穌降生的節日 | not=Easter
Halloween | 萬聖節前夕 | event | P3 | the night of 31 October, when children in Western countries dress up as ghosts and ask for sweets | 10月31日晚，西方兒童扮鬼怪逐家討糖果的日子
Thanksgiving | 感恩節 | event | P4 | the fourth Thursday of November in the United States, when families eat turkey and express gratitude for the good things of the year | 美國在11月第四個星期四，家人吃火雞並為一年所得致謝的節日
Diwali | 排燈節 | event | P5 | the Hindu festival of autumn, with rows of oil lamps, that celebrates the victory of good over evil | 印度教徒在秋季家家戶戶點起油盞、慶祝善良戰勝邪惡的節日 | not=Holi
Holi | 侯麗節 | event | P5 | the Hindu festival of spring on which people throw coloured powder and water at each other | 印度教徒在春天互相拋灑彩色粉末和水的節日 | also-zh=灑紅節, 胡里節; not=Diwali
Eid al-Fitr | 開齋節 | event | P5 | the feast on which Muslims celebrate the end of the month of fasting | 穆斯林慶祝為期一個月的日間禁食結束的節日 | not=Eid al-Adha
Eid al-Adha | 宰牲節 | event | P5 | the feast on which Muslims sacrifice a sheep or other animal in memory of Abraham's obedience | 穆斯林獻上羊或其他動物、紀念易卜拉欣順從真主的節日 | also-zh=古爾邦節; not=Eid al-Fitr
Songkran | 宋干節 | event | P5 | the traditional New Year of Thailand in April, when people splash water on each other | 泰國人在四月互相灑水的傳統新年 | also-zh=潑水節
Hanukkah | 光明節 | event | P5 | the eight-day festival around December on which Jews light one more candle of a lampstand each night | 猶太人在12月前後一連八天、每晚多點一枝燭台蠟燭的節日 | not=Passover
Passover | 逾越節 | event | P5 | the spring festival on which Jews eat unleavened bread and remember how Moses led them out of Egypt | 猶太人在春季吃無酵餅、紀念摩西帶領他們離開埃及的節日 | not=Hanukkah
giving red packets | 派利是 | method | P3 | the New Year custom by which married people give money in decorated envelopes to children and the unmarried | 新年期間已婚者把裝在紙封內的金錢送給小孩和未婚者的習俗
reunion dinner | 團年飯 | method | P3 | the custom by which all the family eat together before the year ends | 一年將盡時全家聚首進餐的習俗
sweeping of graves | 掃墓 | method | P3 | the custom of cleaning and weeding the burial places of ancestors and making offerings there | 清理先人安葬處的雜草並在那裏祭拜的習俗
climbing to a height | 登高 | method | P3 | the Chung Yeung custom of going up a hill in order to avoid bad luck | 重陽節上山避災的習俗
guessing lantern riddles | 猜燈謎 | method | P3 | the custom of solving word puzzles that are hung up for visitors on the fifteenth day of the first month | 農曆正月十五解答懸掛起來的文字遊戲的習俗
pasting of fai chun | 貼揮春 | method | P3 | the New Year custom of putting red paper with lucky words on doors and walls | 新年時把寫上吉祥語句的紅紙張掛在門上和牆上的習俗
year-end house cleaning | 年廿八大掃除 | method | P3 | the custom of sweeping and washing every room shortly before the New Year | 新年前清潔家居、除去塵垢的習俗 | also-zh=年廿八洗邋遢
dragon boat race | 賽龍舟 | method | P3 | the Tuen Ng custom in which crews paddle long narrow vessels to the beat of a drum | 端午節時隊員隨鼓聲划動狹長船隻競渡的習俗
zongzi | 糉子 | substance | P3 | the festive food of glutinous rice with filling, wrapped in bamboo leaves | 以竹葉包裹糯米和餡料的節日食品 | also=rice dumpling
tangyuan | 湯圓 | substance | P3 | the festive food of small balls of glutinous rice flour served in sweet hot water | 以糯米粉搓成小球、放在甜水中煮食的節日食品
nian gao | 年糕 | substance | P3 | the steamed New Year food of glutinous rice flour and brown sugar whose name sounds like "higher each year" | 以糯米粉和片糖蒸成、寓意步步高升的新春食品
peace bun | 平安包 | substance | P4 | the steamed white roll stamped with two red characters that covers the towers on Cheung Chau | 長洲節慶時掛於高塔、印有兩個紅字的白色蒸製麪食
basin feast | 盆菜 | substance | P4 | the food of the walled villages, with layers of meat, seafood and vegetables in one big vessel | 圍村人把肉類、海鮮和蔬菜層層疊放在大容器中的節慶菜式 | also=poon choi
set | traditional Chinese festivals | 中國傳統節日 | Lantern Festival; Ching Ming Festival; Dragon Boat Festival; Mid-Autumn Festival; Chung Yeung Festival
set | Chinese festivals of the seventh month and after | 農曆七月及以後的節日 | Qixi Festival; Hungry Ghost Festival; Mid-Autumn Festival; Chung Yeung Festival; Winter Solstice Festival
set | festivals on which families gather | 家人團聚的節日 | Lunar New Year; Lunar New Year's Eve; Winter Solstice Festival; Mid-Autumn Festival
set | festivals linked with the dead and spirits | 與先人和鬼魂有關的節日 | Ching Ming Festival; Chung Yeung Festival; Hungry Ghost Festival; Halloween
set | festivals of Hong Kong communities and gods | 香港的社區和神誕節慶 | Cheung Chau Bun Festival; Buddha's Birthday; Tin Hau Festival; Tai Hang fire dragon dance=大坑舞火龍; Hungry Ghost Festival
set | Western festivals | 西方節日 | Christmas; Easter=復活節; Halloween; Thanksgiving; Valentine's Day=情人節
set | festivals of world religions and cultures | 世界各宗教和文化的節日 | Diwali; Eid al-Fitr; Hanukkah; Easter=復活節; Buddha's Birthday
set | festivals of light, colour and water in Asia | 亞洲的燈火、色彩和水的節日 | Diwali; Holi; Songkran; Lantern Festival
set | feasts of Muslims and Jews | 穆斯林和猶太人的節日 | Eid al-Fitr; Eid al-Adha; Hanukkah; Passover
set | customs of the Lunar New Year season | 新年期間的習俗 | giving red packets; reunion dinner; pasting of fai chun; year-end house cleaning
set | customs of Chinese festivals | 中國節日的習俗 | sweeping of graves; climbing to a height; guessing lantern riddles; dragon boat race; reunion dinner
set | festive foods | 節日食品 | zongzi; mooncake=月餅; tangyuan; nian gao; peace bun
order | Chinese festivals in the order of the year | 中國節日在一年中的先後 | Lunar New Year > Lantern Festival > Ching Ming Festival > Dragon Boat Festival > Mid-Autumn Festival > Chung Yeung Festival > Winter Solstice Festival
order | festivals of the seventh to ninth lunar months | 農曆七至九月的節日先後 | Qixi Festival > Hungry Ghost Festival > Mid-Autumn Festival > Chung Yeung Festival
cycle | animals of the Chinese zodiac | 十二生肖 | rat=鼠 > ox=牛 > tiger=虎 > rabbit=兔 > dragon=龍 > snake=蛇 > horse=馬 > goat=羊 > monkey=猴 > rooster=雞 > dog=狗 > pig=豬
order | heavenly stems | 十天干 | jia=甲 > yi=乙 > bing=丙 > ding=丁 > wu=戊 > ji=己 > geng=庚 > xin=辛 > ren=壬 > gui=癸
order | solar terms from the start of spring | 由立春起的節氣 | Start of Spring=立春 > Rain Water=雨水 > Awakening of Insects=驚蟄 > Spring Equinox=春分 > Pure Brightness=清明 > Grain Rain=穀雨
order | solar terms from the start of autumn | 由立秋起的節氣 | Start of Autumn=立秋 > End of Heat=處暑 > White Dew=白露 > Autumn Equinox=秋分 > Cold Dew=寒露 > Frost's Descent=霜降
fact | Lantern Festival | 元宵節 | date in the Chinese calendar | 農曆日期 | 15th day of the 1st month | 正月十五 |
fact | Tin Hau Festival | 天后誕 | date in the Chinese calendar | 農曆日期 | 23rd day of the 3rd month | 三月廿三 |
fact | Buddha's Birthday | 佛誕 | date in the Chinese calendar | 農曆日期 | 8th day of the 4th month | 四月初八 |
fact | Dragon Boat Festival | 端午節 | date in the Chinese calendar | 農曆日期 | 5th day of the 5th month | 五月初五 |
fact | Qixi Festival | 七夕 | date in the Chinese calendar | 農曆日期 | 7th day of the 7th month | 七月初七 |
fact | Mid-Autumn Festival | 中秋節 | date in the Chinese calendar | 農曆日期 | 15th day of the 8th month | 八月十五 |
fact | Chung Yeung Festival | 重陽節 | date in the Chinese calendar | 農曆日期 | 9th day of the 9th month | 九月初九 |
fact | Laba Festival | 臘八節 | date in the Chinese calendar | 農曆日期 | 8th day of the 12th month | 十二月初八 |
fact | Christmas | 聖誕節 | date in the calendar | 日期 | 25 December | 12月25日 |
fact | Valentine's Day | 情人節 | date in the calendar | 日期 | 14 February | 2月14日 |
fact | Labour Day | 勞動節 | date in the calendar | 日期 | 1 May | 5月1日 |
fact | International Women's Day | 國際婦女節 | date in the calendar | 日期 | 8 March | 3月8日 |
fact | Earth Day | 世界地球日 | date in the calendar | 日期 | 22 April | 4月22日 |
fact | World Environment Day | 世界環境日 | date in the calendar | 日期 | 5 June | 6月5日 |
fact | World Water Day | 世界水日 | date in the calendar | 日期 | 22 March | 3月22日 |
fact | World No Tobacco Day | 世界無煙日 | date in the calendar | 日期 | 31 May | 5月31日 |
fact | Human Rights Day | 世界人權日 | date in the calendar | 日期 | 10 December | 12月10日 |
fact | United Nations Day | 聯合國日 | date in the calendar | 日期 | 24 October | 10月24日 |

== Chinese culture and heritage | 中華文化與遺產
papermaking | 造紙術 | method | P4 | the technique, improved by Cai Lun, of turning bark, rags and old fishing nets into thin sheets for writing | 由蔡倫改良、把樹皮、破布和舊漁網製成薄片以供書寫的技術
movable-type printing | 活字印刷術 | method | P4 | the invention of Bi Sheng in which separate characters are arranged, inked and used again for other pages | 由畢昇發明、把單個膠泥模粒排版上墨並可重複使用的技術 | not=block printing
gunpowder | 火藥 | substance | P4 | the explosive mixture of saltpetre, sulphur and charcoal discovered by Chinese alchemists | 中國煉丹家發現、由硝石、硫磺和木炭混合而成的爆炸物
compass | 指南針 | device | P4 | the instrument with a magnetic needle that shows directions to sailors and travellers | 以磁針為航海者和旅人辨別方向的儀器
Confucianism | 儒家 | theory | S1 | the school of thought that teaches ren, proper rites and moral example | 提倡仁愛、禮教和以德治國的思想學派
Daoist school | 道家 | theory | S1 | the school of thought of Laozi and Zhuangzi that teaches following nature and non-action | 老子和莊子所代表、主張順應自然和無為的思想學派 | also=philosophical Daoism, philosophical Taoism; not=Daoism
Legalism | 法家 | theory | S1 | the school of thought of Han Feizi that governs the state by strict rules, rewards and heavy punishments | 韓非子所代表、主張以嚴刑峻罰和獎賞治國的思想學派
Mohism | 墨家 | theory | S1 | the school of thought that teaches universal love, opposes attack and favours thrift | 主張兼愛、非攻和節用的思想學派
School of the Military | 兵家 | theory | S1 | the school of thought of Sunzi that studies the art of war | 孫子所代表、研究作戰策略的思想學派
seal script | 篆書 | form | S1 | the oldest of the main styles of Chinese calligraphy, with even curved lines, made standard in the Qin dynasty | 筆畫圓轉勻稱、秦代定為標準字體、主要書體中最古老的一種
clerical script | 隸書 | form | S1 | the flat, wide style of Chinese calligraphy with a "silkworm head and wild goose tail", used by officials in Han times | 字形扁方、有「蠶頭雁尾」、漢代官吏通用的書體
regular script | 楷書 | form | S1 | the upright and square style of Chinese calligraphy with each stroke separate, used as a model for beginners | 字體方正、筆畫分明、供初學者臨摹的書體 | also-zh=正楷
running script | 行書 | form | S1 | the style of Chinese calligraphy between the regular and the cursive, in which some strokes are linked but easy to read | 介乎楷書與草書之間、部分筆畫相連而仍易辨認的書體 | not=cursive script
cursive script | 草書 | form | S1 | the freest style of Chinese calligraphy, with strokes joined and simplified so much that it is hard to read | 筆畫連綿簡省、最奔放而難以辨認的書體 | not=running script
writing brush | 毛筆 | object | P3 | the tool of animal hair set in a bamboo handle for calligraphy and painting | 以獸毫裝在竹管上、用作書寫和繪畫的工具
ink stick | 墨條 | object | P3 | the block of soot and glue that is rubbed with water to give a black liquid | 以煙炱和膠製成、加水研磨後產生黑色汁液的文房用品 | not=inkstone
inkstone | 硯 | object | P3 | the slab with a hollow on which a block of soot is rubbed with water | 有凹槽、供加水研磨煙炱塊的石板 | not=ink stick
xuan paper | 宣紙 | object | P4 | the soft white sheet from Anhui that soaks up ink, used for calligraphy and painting | 安徽出產、柔軟潔白而吸墨力強、用於書畫的材料
Cantonese opera | 粵劇 | form | P4 | the Chinese opera of Guangdong and Hong Kong, sung in the local dialect and put on UNESCO's list of intangible cultural heritage in 2009 | 流行於廣東和香港、以廣州話演唱、2009年列入非物質文化遺產名錄的劇種
Peking opera | 京劇 | form | P4 | the Chinese opera that grew up in the Qing capital from the Anhui troupes and is often called the national theatre | 由徽班進入清代首都後發展而成、常被稱為「國劇」的劇種 | also=Beijing opera
Kunqu opera | 崑曲 | form | S1 | the old Chinese opera from Suzhou, with The Peony Pavilion, called the mother of Chinese operas | 源自蘇州、代表作有《牡丹亭》、被譽為「百戲之母」的劇種
Sichuan opera | 川劇 | form | S1 | the Chinese opera of the southwest, famous for the quick changing of painted faces | 流行於西南地區、以「變臉」絕技聞名的劇種
Huangmei opera | 黃梅戲 | form | S1 | the Chinese opera of Anhui, with tunes from tea-picking songs and The Heavenly Maid's Marriage as its best known work | 流行於安徽、源於採茶歌、代表作有《天仙配》的劇種
sheng | 生 | role | S1 | the role type of ordinary male characters in Chinese opera | 中國戲曲中一般男性人物的行當
dan | 旦 | role | S1 | the role type of female characters in Chinese opera | 中國戲曲中女性人物的行當
chou | 丑 | role | S1 | the role type of comic characters with white make-up around the nose in Chinese opera | 中國戲曲中鼻樑塗上白色一塊、滑稽人物的行當
guqin | 古琴 | device | P4 | the plucked zither with seven strings and no bridges, the instrument of scholars | 有七條弦、不設弦柱、文人雅士彈奏的樂器 | not=guzheng
guzheng | 古箏 | device | P4 | the plucked zither with usually 21 strings, each on its own movable bridge | 通常有21條弦、每弦各有可移動支柱的彈撥樂器 | not=guqin
erhu | 二胡 | device | P4 | the bowed instrument with two strings held upright on the thigh | 豎放腿上、以弓拉奏兩條弦的樂器
pipa | 琵琶 | device | P4 | the plucked instrument with four strings and a pear-shaped body held upright in the arms | 豎抱懷中彈奏、有四條弦、形似梨子的樂器
suona | 嗩吶 | device | P4 | the loud wind instrument with a double reed and a metal bell, played at weddings and funerals | 有雙簧片和銅碗、聲音響亮、常用於紅白二事的吹奏樂器
yangqin | 揚琴 | device | P4 | the instrument with many strings struck with two thin bamboo beaters | 以兩枝竹製小錘敲擊多條弦發聲的樂器
cheongsam | 旗袍 | object | P4 | the close-fitting women's dress with a standing collar and side slits, popular since the 1920s | 1920年代起流行、企領、兩側開衩的貼身女裝 | also=qipao; also-zh=長衫
hanfu | 漢服 | object | P4 | the loose robe with crossed collar and wide sleeves worn before the Qing dynasty by the largest ethnic group of China | 清朝以前中國主要民族所穿、交領寬袖的衣裳
Zhongshan suit | 中山裝 | object | P4 | the men's jacket and trousers with a turned-down collar and four pockets, named after the founder of the Republic | 以民國創建人命名、翻領並有四個口袋的男裝 | also=Chinese tunic suit
paper-cutting | 剪紙 | method | P4 | the folk art of making patterns with scissors or a knife for windows and doors | 以刀具鏤刻出窗花等圖案的民間藝術
shadow puppetry | 皮影戲 | method | P4 | the folk art in which flat leather figures are moved behind a lighted white screen | 在亮燈的白幕後操動平面人偶來演故事的民間藝術
Chinese knotting | 中國結 | method | P4 | the folk art of tying one cord into a decoration that looks the same from front and back | 以一條繩編成前後對稱的飾物的民間藝術
embroidery | 刺繡 | method | P4 | the art of making pictures on cloth with needle and coloured thread | 以針和彩線在布上縫出圖畫的手工藝
sugar figure blowing | 吹糖人 | method | P4 | the folk art of shaping hot syrup into animals and people by breath | 把加熱的麥芽漿用口氣鼓成動物等形狀的民間藝術
blue-and-white porcelain | 青花瓷 | object | S1 | the ceramic ware with cobalt designs under a clear glaze, fired at Jingdezhen from the Yuan dynasty | 元代起在景德鎮燒製、透明釉下有鈷料圖案的器物
Tang sancai | 唐三彩 | object | S1 | the low-fired pottery of camels, horses and people in mainly yellow, green and white glazes, made for tombs | 以黃、綠、白等色釉燒成駱駝、馬和人像的陪葬陶器
cloisonné | 景泰藍 | object | S1 | the copper ware with cells of thin wire filled with coloured enamel | 在銅胎上焊以細絲、填上彩色釉料燒成的器物
celadon | 青瓷 | object | S1 | the ceramic ware with a jade-like green glaze over the whole surface | 全身施上如玉般綠色釉的器物
siheyuan | 四合院 | form | P5 | the traditional house of Beijing with rooms around a square courtyard | 房屋圍着方形庭園而建的北京傳統民居
tulou | 土樓 | form | P5 | the huge round or square rammed-earth building of Fujian in which a whole clan lives | 福建以夯實泥牆築成、供整個家族聚居的巨型圓形或方形民居
yaodong | 窰洞 | form | P5 | the cave home dug into the loess of Shaanxi and Shanxi | 在陝西、山西等地黃土坡挖掘而成的民居 | also-zh=窯洞
yurt | 蒙古包 | form | P5 | the round felt tent of the herdsmen of the northern grassland, easy to take down and move | 北方草原牧民居住、以毛氈覆蓋、易於拆遷的圓形帳幕
diaolou | 碉樓 | form | P5 | the fortified tower house of Kaiping, built with money from overseas Chinese in Western and Chinese styles | 開平一帶華僑匯款興建、中西合璧的防禦塔式民居
Analects | 《論語》 | document | S1 | the book of sayings of Confucius and his disciples | 記錄孔子及其弟子言行的書
Great Learning | 《大學》 | document | S2 | the book of the Four Books, once a chapter of the Book of Rites, on self-cultivation and governing the state | 原為《禮記》一篇、講述修身、齊家、治國、平天下的書
Doctrine of the Mean | 《中庸》 | document | S2 | the book of the Four Books, said to be by Zisi, on keeping to the middle way without going to extremes | 相傳由子思所作、講述不偏不倚之道的書
Book of Mencius | 《孟子》 | document | S2 | the book of the Four Books that argues that human nature is good and that the people come first | 主張性善和民為貴的儒家經典
Book of Songs | 《詩經》 | document | S1 | the earliest collection of Chinese poems, 305 in number | 中國最早的韻文總集，收錄305篇作品 | also=Classic of Poetry
Romance of the Three Kingdoms | 《三國演義》 | document | P5 | the novel of Luo Guanzhong about the struggle between Cao Cao, Liu Bei and Sun Quan | 羅貫中所著、描寫曹操、劉備和孫權爭雄的小說
Water Margin | 《水滸傳》 | document | P5 | the novel about 108 outlaws who gather on Mount Liang in the Song dynasty | 描寫宋代108名好漢聚義梁山的小說
Journey to the West | 《西遊記》 | document | P5 | the novel in which the Monkey King helps a Tang monk to fetch scriptures | 描寫孫悟空護送唐僧取經的小說
Dream of the Red Chamber | 《紅樓夢》 | document | P5 | the novel of Cao Xueqin about Jia Baoyu, Lin Daiyu and the fall of a great family | 曹雪芹所著、描寫賈寶玉、林黛玉和大家族興衰的小說
xiangqi | 象棋 | form | P4 | the board game with generals, chariots and cannons on two sides of a river | 以將帥、車、炮等棋子隔着「楚河漢界」對壘的棋類遊戲 | also=Chinese chess; not=weiqi
weiqi | 圍棋 | form | P4 | the board game in which black and white stones surround territory on a grid of 19 lines | 以黑白子在縱橫十九線上爭佔地盤的棋類遊戲 | also=go; not=xiangqi
mahjong | 麻雀 | form | P4 | the table game of four players with 144 tiles of dots, bamboos, characters, winds and dragons | 四人以144隻筒、索、萬、番子等牌進行的桌上遊戲 | also-zh=麻將
taijiquan | 太極拳 | form | P4 | the martial art of slow, soft and flowing movements that balances yin and yang | 動作緩慢柔和、連綿不斷、講求陰陽調和的武術 | also=tai chi
Wing Chun | 詠春拳 | form | P5 | the close-range martial art of southern China taught by Ip Man to Bruce Lee | 講求近身短打、由葉問傳授給李小龍的南方武術
Shaolin kung fu | 少林功夫 | form | P5 | the martial art that grew up among the monks of a temple on Mount Song in Henan | 源於河南嵩山一座寺院僧人的武術
set | Four Great Inventions and other gifts of ancient China | 古代中國的重要發明 | papermaking; movable-type printing; gunpowder; compass
set | schools of thought of the Warring States | 戰國時期的思想學派 | Confucianism; Daoist school; Legalism; Mohism; School of the Military
set | styles of Chinese calligraphy | 中國書法的字體 | seal script; clerical script; regular script; running script; cursive script
set | treasures of the study | 文房四寶 | writing brush; ink stick; inkstone; xuan paper
set | kinds of Chinese opera | 中國戲曲的劇種 | Cantonese opera; Peking opera; Kunqu opera; Sichuan opera; Huangmei opera
set | role types of Chinese opera | 中國戲曲的行當 | sheng; dan; jing=淨; chou
set | Chinese string instruments | 中國弦樂器 | guqin; guzheng; erhu; pipa; yangqin
set | Chinese musical instruments | 中國樂器 | erhu; pipa; dizi=笛子; suona; yangqin
set | Chinese folk arts and crafts | 中國民間藝術 | paper-cutting; shadow puppetry; Chinese knotting; embroidery; sugar figure blowing
set | Chinese ceramics and enamel | 中國陶瓷和工藝器物 | blue-and-white porcelain; Tang sancai; cloisonné; celadon
set | traditional dwellings of China | 中國傳統民居 | siheyuan; tulou; yaodong; yurt; diaolou
set | Four Books | 四書 | Analects; Great Learning; Doctrine of the Mean; Book of Mencius
set | great classical novels of China | 中國四大名著 | Romance of the Three Kingdoms; Water Margin; Journey to the West; Dream of the Red Chamber
order | appearance of the styles of Chinese calligraphy | 漢字字體出現的先後 | oracle bone script=甲骨文 > bronze script=金文 > seal script > clerical script > regular script
tangram | 七巧板 | form | P3 | the puzzle of flat pieces cut from a square that are put together into many shapes | 把正方形割成若干平塊、拼砌各種圖形的益智遊戲
jianzi | 毽子 | object | P3 | the toy of feathers on a round base that is kept in the air with the feet | 底座插上羽毛、用腳踢起不讓落地的玩具
diabolo | 扯鈴 | object | P3 | the toy with two cups on an axle, spun and tossed on a string between two sticks | 兩端呈碗形、以兩枝短棒間的繩子帶動旋轉的玩具 | also-zh=空竹
kite | 風箏 | object | P3 | the toy of paper or silk on a light frame that is flown high at the end of a long string | 以輕骨架糊上紙或絹、用長線牽引上天的玩具 | also-zh=紙鷂
nine linked rings | 九連環 | object | P5 | the puzzle toy in which metal circles must be freed one after another from a long frame | 把多個金屬圈從長框上逐一解下的益智玩具
Book of Documents | 《尚書》 | document | S2 | the classic that collects the speeches and proclamations of the earliest kings of China | 收錄上古帝王言論和文告的經典 | also=Classic of History
Book of Changes | 《易經》 | document | S2 | the classic of divination built on 64 hexagrams | 以六十四卦作占卜的經典 | also=I Ching; also-zh=《周易》
Spring and Autumn Annals | 《春秋》 | document | S2 | the classic that records year by year the history of the state of Lu | 按年記載魯國史事的經典
Records of the Grand Historian | 《史記》 | document | S1 | the work by Sima Qian, the first account of China's past written in the form of biographies | 司馬遷所著、中國首部以人物傳記為中心的紀傳體著作
Compendium of Materia Medica | 《本草綱目》 | document | S1 | the work of Li Shizhen that describes nearly two thousand drugs from plants, animals and minerals | 李時珍所著、記載近二千種藥物的著作
The Art of War | 《孫子兵法》 | document | S1 | the work of the Spring and Autumn period that teaches how to win battles by planning and knowing the enemy | 春秋時期講述謀劃和知己知彼以克敵制勝的著作
Dream Pool Essays | 《夢溪筆談》 | document | S1 | the work of Shen Kuo of the Song dynasty that records science and inventions such as movable type | 北宋沈括所著、記載活字印刷等科技發明的著作
Cantonese cuisine | 粵菜 | form | P4 | the cooking style of Guangdong, known for fresh natural tastes, steamed fish, roast meat and dim sum | 以清淡鮮美、蒸魚、燒味和點心見稱的廣東菜系
Sichuan cuisine | 川菜 | form | P4 | the cooking style known for its numbing and spicy taste, as in mapo tofu and twice-cooked pork | 以麻辣味道見稱、代表菜有麻婆豆腐和回鍋肉的菜系
Shandong cuisine | 魯菜 | form | P5 | the cooking style of the home of Confucius, known for clear stock, spring onion and sea cucumber | 以清湯、蔥香和海參見稱、流行於孔子家鄉的菜系
Jiangsu cuisine | 蘇菜 | form | P5 | the cooking style known for fine cutting and a slightly sweet taste, as in lion's head meatballs and sweet and sour mandarin fish | 以刀工精細、味道微甜見稱、代表菜有獅子頭的菜系
green tea | 綠茶 | substance | P5 | the unfermented drink such as Longjing, whose leaves are heated soon after picking | 葉子採摘後即加熱、不經發酵的飲品，如龍井
oolong tea | 烏龍茶 | substance | P5 | the half-fermented drink such as Tieguanyin | 經半發酵的飲品，如鐵觀音
black tea | 紅茶 | substance | P5 | the fully fermented drink such as Keemun, the usual base of Hong Kong milk tea | 經完全發酵的飲品，如祁門，港式奶茶以此沖製
Pu'er tea | 普洱茶 | substance | P5 | the post-fermented drink from Yunnan, pressed into cakes and stored for years | 雲南出產、經後發酵、常壓成餅狀陳放的飲品
set | Five Classics | 五經 | Book of Songs; Book of Documents; Book of Rites=《禮記》; Book of Changes; Spring and Autumn Annals
set | famous works of old China | 中國古代名著 | Records of the Grand Historian; Compendium of Materia Medica; The Art of War; Dream Pool Essays; Spring and Autumn Annals
set | traditional Chinese toys | 中國傳統玩具 | jianzi; diabolo; kite; nine linked rings
set | cooking styles of China | 中國的菜系 | Cantonese cuisine; Sichuan cuisine; Shandong cuisine; Jiangsu cuisine
set | kinds of Chinese tea | 中國茶的種類 | green tea; oolong tea; black tea; Pu'er tea

== Intangible cultural heritage | 非物質文化遺產
performing arts | 表演藝術 | form | S1 | the domain of intangible heritage that includes music, dance, opera and puppet shows | 非物質文化遺產中包括音樂、舞蹈、戲曲和木偶戲的類別
social practices, rituals and festive events | 社會實踐、儀式、節慶活動 | form | S1 | the domain of intangible heritage that includes ancestor worship, weddings and the jiao of villages | 非物質文化遺產中包括祭祖、婚嫁和鄉村打醮的類別
traditional craftsmanship | 傳統手工藝 | form | S1 | the domain of intangible heritage that includes making by hand of lanterns, furniture, soy sauce and clothes | 非物質文化遺產中包括製作花燈、家具、豉油和衣物的類別
intangible cultural heritage | 非物質文化遺產 | idea | P5 | the practices, skills and knowledge that a community hands down from generation to generation | 社群世代相傳的習俗、技藝和知識 | also=ICH; also-zh=非遺; not=tangible cultural heritage
tangible cultural heritage | 物質文化遺產 | idea | P5 | the buildings, sites, paintings and other things made by people in the past that can be seen and touched | 前人留下、看得見摸得着的建築、遺址和器物
natural heritage | 自然遺產 | idea | P5 | the landscapes, habitats and geological features of outstanding value that were not made by people | 具突出價值、並非人工造成的地貌、生境和地質景觀
mixed heritage | 文化與自然雙重遺產 | idea | S1 | a place of outstanding universal value both for human works and for its landscape or living things | 同時因人文建樹和山水生物而具突出普世價值的地方
declared monument | 法定古蹟 | idea | P5 | a historic building or site that Hong Kong law protects permanently | 獲香港法例永久保護的歷史建築物或遺址 | not=graded historic building
graded historic building | 評級歷史建築 | idea | S1 | an old structure given class 1, 2 or 3 for its value, which does not by itself give it protection by law | 按文物價值列為第一、二或三等，但並不因此受法律保護的舊樓宇 | not=declared monument
proposed monument | 暫定古蹟 | idea | S1 | a building or site under threat that is protected by Hong Kong law for up to twelve months while its long-term status is considered | 面臨威脅而獲香港法例臨時保護最多十二個月、以便考慮其長遠地位的建築或遺址 | not=declared monument
restoration | 修復 | method | P5 | the repair of a damaged old building with suitable materials and skills to bring back its earlier look | 以合適的物料和工藝整治受損的舊建築、使其重現舊貌的做法
revitalisation | 活化 | method | P5 | the adaptation of an old building to a new use while its historic character is kept | 保留舊建築的特色並賦予新用途的做法
redevelopment | 重建 | method | P5 | the demolition of old buildings in order to put up new ones on the site | 拆卸舊樓並在原址蓋起新樓的做法
relocation of a building | 異地重置 | method | S1 | the practice of taking an old structure apart and putting it together again in another place | 把舊建築拆散並在另一處重新組裝的做法
herbal tea | 涼茶 | substance | P4 | the bitter drink boiled from plants to clear heat from the body, on the national list since 2006 | 以草藥煎煮、清熱解毒的苦味飲品，2006年列入國家級名錄
Tai O dragon boat water parade | 大澳龍舟遊涌 | event | P5 | the Tuen Ng custom of a stilt-house village in which statues of gods are towed on sampans through the creeks | 端午節時在棚屋村以神艇載神像巡行水道、超渡水上亡魂的活動
Yu Lan Festival of the Hong Kong Chiu Chow community | 香港潮人盂蘭勝會 | event | P5 | the seventh-month rites of people from eastern Guangdong with operas, ghost king figures and sharing of rice | 粵東籍人士在農曆七月舉行、有神功戲、大士王和派米的祭幽活動
Hakka unicorn dance in Hang Hau | 坑口客家舞麒麟 | event | P5 | the Sai Kung custom of villagers who perform a legendary one-horned animal to gongs and drums for luck | 西貢村民在鑼鼓聲中扮演獨角瑞獸以求吉祥的活動
lion dance | 舞獅 | event | P3 | the show of two performers inside one costume who imitate the movements of a big cat and pluck lettuce for luck | 兩人披同一獸形道具、模仿猛獸動作並「採青」賀喜的表演 | not=dragon dance
dragon dance | 舞龍 | event | P3 | the show of many performers who carry a long body on poles and chase a pearl | 多人以長竿撐起長身瑞獸、追逐寶珠的表演 | not=lion dance
bamboo theatre building | 戲棚搭建技藝 | method | P5 | the craft of putting up a temporary opera stage with poles and fir beams without nails | 不用釘子，以竹竿和杉木架起臨時舞台的手藝
paper crafting | 紮作技藝 | method | P5 | the craft of covering light frames with coloured sheets to make lanterns, lion heads and offerings | 在輕巧骨架上糊上彩色薄紙製成花燈、獅頭和祭品的手藝
cheongsam making | 長衫製作技藝 | method | P5 | the craft of the tailor who cuts and sews close-fitting dresses with stand-up collars and flower buttons | 裁縫縫製企領、盤扣貼身衣裙的手藝
galvanised iron ware making | 白鐵器具製作技藝 | method | P5 | the craft of hammering zinc-coated sheets into letter boxes, buckets and watering cans | 把鍍鋅薄片敲打成信箱、水桶和花灑的手藝
mahjong tile carving | 手雕麻雀技藝 | method | P5 | the craft of cutting and colouring characters and dots on small blocks for a table game | 在桌上遊戲的小方塊上刻字和上色的手藝
set | domains of intangible cultural heritage | 非物質文化遺產的類別 | oral traditions and expressions=口頭傳統和表現形式; performing arts; social practices, rituals and festive events; traditional craftsmanship
set | kinds of heritage | 遺產的類別 | intangible cultural heritage; tangible cultural heritage; natural heritage; mixed heritage
set | heritage statuses in Hong Kong | 香港文物的級別與地位 | declared monument; graded historic building; proposed monument; site of archaeological interest=具考古研究價值的地點
set | what can be done with old buildings | 處理舊建築的方法 | restoration; revitalisation; redevelopment; relocation of a building
set | Hong Kong events that are intangible heritage | 香港的非遺節慶活動 | Tai O dragon boat water parade; Yu Lan Festival of the Hong Kong Chiu Chow community; Hakka unicorn dance in Hang Hau; Tai Hang fire dragon dance=大坑舞火龍; Cheung Chau Bun Festival
set | traditional festive dances | 傳統節慶舞蹈 | lion dance; dragon dance; Hakka unicorn dance in Hang Hau; Yingge dance=英歌舞
set | traditional crafts of Hong Kong | 香港的傳統手藝 | bamboo theatre building; paper crafting; cheongsam making; galvanised iron ware making; mahjong tile carving
set | drinks of Hong Kong | 香港的飲品 | herbal tea; Hong Kong-style milk tea=港式奶茶; Pu'er tea; oolong tea
fact | Cantonese opera | 粵劇 | year on UNESCO's intangible heritage list | 列入聯合國教科文組織非遺名錄年份 | 2009 | 2009 |
fact | Peking opera | 京劇 | year on UNESCO's intangible heritage list | 列入聯合國教科文組織非遺名錄年份 | 2010 | 2010 |
fact | Chinese shadow puppetry | 中國皮影戲 | year on UNESCO's intangible heritage list | 列入聯合國教科文組織非遺名錄年份 | 2011 | 2011 |
fact | Chinese abacus calculation | 珠算 | year on UNESCO's intangible heritage list | 列入聯合國教科文組織非遺名錄年份 | 2013 | 2013 |
fact | twenty-four solar terms | 二十四節氣 | year on UNESCO's intangible heritage list | 列入聯合國教科文組織非遺名錄年份 | 2016 | 2016 |
fact | taijiquan | 太極拳 | year on UNESCO's intangible heritage list | 列入聯合國教科文組織非遺名錄年份 | 2020 | 2020 |
fact | traditional tea processing of China | 中國傳統製茶技藝及其相關習俗 | year on UNESCO's intangible heritage list | 列入聯合國教科文組織非遺名錄年份 | 2022 | 2022 |
fact | Spring Festival | 春節 | year on UNESCO's intangible heritage list | 列入聯合國教科文組織非遺名錄年份 | 2024 | 2024 |

== National symbols and national days | 國家象徵與國家紀念日
national flag of China | 中國國旗 | sign | P3 | the red flag with five yellow stars in its upper left corner | 左上角有五顆黃色五角星的紅色旗幟 | also=five-star red flag; also-zh=五星紅旗
national emblem of China | 中國國徽 | sign | P3 | the round emblem with Tiananmen under five stars, ears of grain and a gear wheel | 中間是五星照耀下的天安門、周圍是穀穗和齒輪的圓形標誌
national anthem of China | 中國國歌 | sign | P3 | the song March of the Volunteers, with words by Tian Han and music by Nie Er | 由田漢作詞、聶耳作曲的《義勇軍進行曲》
regional flag of Hong Kong | 香港區旗 | sign | P3 | the red flag with a white five-petalled bauhinia in the centre | 中央有五片花瓣的白色洋紫荊的紅色旗幟
regional emblem of Hong Kong | 香港區徽 | sign | P3 | the round emblem with a white bauhinia and, around it, the name of the region in Chinese and of the city in English | 中間有白色洋紫荊、外圈寫上城市中英文名稱的圓形標誌
regional flag of Macao | 澳門區旗 | sign | P4 | the green flag with five stars above a white lotus, a bridge and sea water | 有五星、白色蓮花、大橋和海水圖案的綠色旗幟
flag raising | 升旗 | event | P3 | the solemn ceremony in which the national flag is hoisted to the top of its pole while the anthem is played | 在國歌聲中把國旗徐徐拉至桿頂的莊嚴儀式
flying a flag at half-mast | 下半旗 | event | P4 | the act of mourning in which a flag is stopped some distance below the top of its pole | 旗幟停在旗桿頂以下一段距離以示悼念的儀式
silent tribute | 默哀 | event | P4 | the act of mourning in which all stand still for some minutes without a sound | 眾人肅立片刻、不發一言以悼念死者的儀式 | also=moment of silence
Tiananmen Square | 天安門廣場 | place | P4 | the vast open space in the heart of Beijing where the national flag is raised at dawn | 位於北京市中心、每天日出時升起國旗的遼闊空地
Great Hall of the People | 人民大會堂 | place | P4 | the building in Beijing where the highest organ of state power meets | 位於北京、最高國家權力機關開會的建築物
Monument to the People's Heroes | 人民英雄紀念碑 | place | P4 | the tall stone pillar in the middle of Tiananmen Square that honours those who died for the revolution | 矗立於天安門廣場中央、向為革命捐軀者致敬的高大石柱
Zhongnanhai | 中南海 | place | S1 | the walled compound of lakes and offices in Beijing where the Party and the State Council have their seat | 位於北京、黨中央和國務院所在的湖畔院區
National Museum of China | 中國國家博物館 | place | P5 | the great building on the east side of Tiananmen Square that shows treasures from five thousand years | 位於天安門廣場東側、展示民族歷史珍藏的大型展館
Nie Er | 聶耳 | person | P4 | the young composer of March of the Volunteers | 為《義勇軍進行曲》作曲的年輕音樂家
Tian Han | 田漢 | person | P4 | the playwright who wrote the words of March of the Volunteers | 為《義勇軍進行曲》作詞的劇作家
Zeng Liansong | 曾聯松 | person | P5 | the man who designed the five-star red flag | 五星紅旗圖案的設計者
Xian Xinghai | 冼星海 | person | P5 | the composer of the Yellow River Cantata | 《黃河大合唱》的作曲家
National Day | 國慶日 | event | P3 | the yearly celebration of the founding of the People's Republic of China in 1949 | 每年紀念1949年中華人民共和國成立的日子
HKSAR Establishment Day | 香港特別行政區成立紀念日 | event | P3 | the yearly celebration of the return to the motherland on 1 July 1997 | 每年慶祝1997年7月1日回歸祖國的日子
Constitution Day | 國家憲法日 | event | P4 | the yearly day on which citizens learn about the fundamental law of the country adopted in 1982 | 每年推動市民認識1982年通過的國家根本大法的日子
National Security Education Day | 全民國家安全教育日 | event | P4 | the yearly day on which people learn how to guard the country against threats in every field | 每年推動市民認識如何防範各領域對國家的威脅的日子
Nanjing Massacre National Memorial Day | 南京大屠殺死難者國家公祭日 | event | P4 | the yearly day of mourning for the people killed by Japanese troops from December 1937 | 每年悼念1937年12月起在日軍暴行中遇害的同胞的日子
Victory Day over Japan | 中國人民抗日戰爭勝利紀念日 | event | P4 | the yearly day that marks China's winning of the war of resistance in 1945 | 每年慶祝1945年成功擊退侵略者的日子
Martyrs' Day | 烈士紀念日 | event | S1 | the yearly day, on the eve of National Day, that honours those who gave their lives for the country | 每年在國慶日前一天向為國捐軀者致敬的日子
Youth Day | 五四青年節 | event | P5 | the yearly day that recalls the student movement of 1919 in Beijing | 每年紀念1919年北京學生愛國運動的日子
set | symbols of the nation and the city | 國家和特區的象徵 | national flag of China; national emblem of China; national anthem of China; regional flag of Hong Kong; regional emblem of Hong Kong
set | ceremonies of respect | 表示敬意的儀式 | flag raising; flying a flag at half-mast; laying of wreaths=獻花圈; silent tribute
set | people behind the national symbols and patriotic music | 與國家象徵和愛國歌曲有關的人物 | Nie Er; Tian Han; Zeng Liansong; Xian Xinghai
set | national days | 國家重要日子 | National Day; HKSAR Establishment Day; Constitution Day; National Security Education Day; Youth Day
set | days of remembrance of the nation | 國家紀念日 | Nanjing Massacre National Memorial Day; Victory Day over Japan; Martyrs' Day; Youth Day
order | days of the nation in the calendar year | 國家重要日子在一年中的先後 | National Security Education Day > HKSAR Establishment Day > Victory Day over Japan > National Day > Constitution Day > Nanjing Massacre National Memorial Day
fact | National Day | 國慶日 | date in the calendar | 日期 | 1 October | 10月1日 |
fact | HKSAR Establishment Day | 香港特別行政區成立紀念日 | date in the calendar | 日期 | 1 July | 7月1日 |
fact | Constitution Day | 國家憲法日 | date in the calendar | 日期 | 4 December | 12月4日 |
fact | National Security Education Day | 全民國家安全教育日 | date in the calendar | 日期 | 15 April | 4月15日 |
fact | Nanjing Massacre National Memorial Day | 南京大屠殺死難者國家公祭日 | date in the calendar | 日期 | 13 December | 12月13日 |
fact | Victory Day over Japan | 中國人民抗日戰爭勝利紀念日 | date in the calendar | 日期 | 3 September | 9月3日 |
fact | Youth Day | 五四青年節 | date in the calendar | 日期 | 4 May | 5月4日 |

== Consumer rights | 消費者權益
right to satisfaction of basic needs | 滿足基本需求的權利 | idea | S1 | the consumer right to obtain essential food, clothing, shelter and health care | 消費者獲得必需的食物、衣服、住所和醫療的權利
right to safety | 獲得安全的權利 | idea | S1 | the consumer right to be protected from goods and services that harm health or life | 消費者不受危害健康和生命的商品和服務傷害的權利
right to be informed | 獲得資訊的權利 | idea | S1 | the consumer right to be given the facts needed to make a choice and protected from misleading labels and advertisements | 消費者取得選購所需的事實、不受誤導標籤和廣告欺騙的權利
right to choose | 選擇的權利 | idea | S1 | the consumer right to select from a range of goods and services at competitive prices | 消費者可按己意從多款價格具競爭力的商品和服務中購買所需的權利
right to be heard | 表達意見的權利 | idea | S1 | the consumer right to have one's interests represented when the government makes policy | 政府制定政策時，消費者的利益獲得代表和考慮的權利
right to consumer education | 獲得消費者教育的權利 | idea | S1 | the consumer right to gain the knowledge and skills for making wise choices throughout life | 消費者獲得終身明智選購所需知識和技能的權利
right to a healthy environment | 享有健康環境的權利 | idea | S1 | the consumer right to live and work in surroundings that do not threaten the well-being of present and future generations | 消費者在不危害今世後代福祉的周遭中生活和工作的權利
critical awareness | 批判意識 | idea | S1 | the consumer responsibility to be alert to and question the price and quality of what one uses | 對所用商品的價格和品質保持警覺並提出質疑的消費者責任
action and involvement | 積極行動 | idea | S1 | the consumer responsibility to assert oneself so as to ensure a fair deal | 表達自己的訴求、確保獲得公平交易的消費者責任
social responsibility of consumers | 社會責任 | idea | S1 | the consumer responsibility to consider how one's shopping affects other citizens, especially the poor | 考慮自己購物對其他市民尤其弱勢者影響的消費者責任
ecological responsibility of consumers | 環境責任 | idea | S1 | the consumer responsibility to consider how one's shopping affects nature and resources | 考慮自己購物對大自然和資源影響的消費者責任
solidarity of consumers | 團結一致 | idea | S1 | the consumer responsibility to join with others so as to have strength and influence | 與其他購買者聯合起來以發揮力量和影響力的消費者責任
Trade Descriptions Ordinance | 《商品說明條例》 | document | S1 | the Hong Kong law against false statements about goods and services and against unfair sales practices | 禁止對貨物和服務作虛假陳述及不良營商手法的香港法例
Sale of Goods Ordinance | 《貨品售賣條例》 | document | S1 | the Hong Kong law under which items bought must be of merchantable quality and fit for their purpose | 規定所購物品須品質良好並適合其用途的香港法例
Consumer Goods Safety Ordinance | 《消費品安全條例》 | document | S1 | the Hong Kong law that requires suppliers to ensure that ordinary household items do not injure users | 要求供應商確保一般家居物品不會傷害使用者的香港法例
Copyright Ordinance | 《版權條例》 | document | S1 | the Hong Kong law that protects writers, musicians and film makers from having their works reproduced without permission | 保障作家、音樂人和電影製作人的作品不被擅自複製的香港法例
Competition Ordinance | 《競爭條例》 | document | S2 | the Hong Kong law against price-fixing and the misuse of market power by firms | 禁止企業合謀定價和濫用市場權勢的香港法例
misleading omission | 誤導性遺漏 | method | S1 | the unfair practice of hiding important facts so that consumers buy what they would not otherwise have bought | 隱瞞重要資料、令顧客作出原本不會作的購買決定的不良手法
aggressive commercial practice | 具威嚇性的營業行為 | method | S1 | the unfair practice of using harassment, force or undue pressure to make somebody buy | 以騷擾、脅迫或施壓手段迫使顧客購買的不良手法
bait advertising | 餌誘式廣告宣傳 | method | S1 | the unfair practice of offering goods to the public at a low price when only very few are in stock | 以低價招徠顧客、但低價貨品存量極少的不良手法 | not=bait and switch
bait and switch | 先誘後轉銷售行為 | method | S1 | the unfair practice of drawing customers by a cheap offer, then refusing to sell it and pushing another product | 以便宜貨品吸引顧客上門，繼而拒絕出售並硬推另一產品的不良手法 | not=bait advertising
wrongly accepting payment | 不當地接受付款 | method | S1 | the unfair practice of taking money from a customer without the intention or ability to supply the goods | 無意或無能力供應貨品卻收取顧客金錢的不良手法
impulse buying | 衝動購物 | form | S1 | the act of purchasing something on the spot without any plan | 未經計劃、一時興起便立即買下的行為
conspicuous consumption | 炫耀性消費 | form | S1 | the purchase of costly things in order to show off one's wealth and status | 為顯示財富和地位而購買昂貴物品的行為
green consumption | 綠色消費 | form | S1 | the choice of goods and services that do the least harm to the environment | 選購對環境傷害最少的商品和服務的行為
ethical consumption | 良心消費 | form | S1 | the choice of goods made without exploiting workers, poor farmers or animals | 支持沒有剝削工人、貧農或動物的產品的購買行為
herd buying | 從眾消費 | form | S1 | the act of purchasing something only because everybody else has it | 只因別人都有便跟着購買的行為
celebrity endorsement | 名人代言 | method | S1 | the advertising technique in which a star recommends a product | 由明星推介產品的廣告手法
testimonial advertising | 用家見證 | method | S1 | the advertising technique in which ordinary buyers tell how a product has worked for them | 由普通顧客講述使用產品效果的廣告手法
limited-time offer | 限時優惠 | method | S1 | the sales technique of giving a low price only until a certain moment to hurry the buyer | 只在指定一刻之前提供低價以催促顧客的銷售手法
free gift with purchase | 買滿送贈品 | method | S1 | the sales technique of giving something extra to those who spend a certain amount | 消費達指定金額便額外獲得物品的銷售手法
free trial | 免費試用 | method | S1 | the sales technique of letting customers use a product for some time before they have to pay | 讓顧客在付款前使用產品一段時間的銷售手法
bundle sale | 捆綁式銷售 | method | S1 | the sales technique of selling several different products together as one package at one price | 把數種不同產品合成一個組合、以單一價錢出售的手法
receipt | 收據 | document | P4 | the paper that a shop gives a customer as proof of payment | 商店交給顧客作付款證明的單張 | not=warranty
warranty | 保用證 | document | P5 | the card in which a maker promises to repair a product free within a certain time | 廠商承諾在限期內免費維修產品的文件
nutrition label | 營養標籤 | sign | P5 | the table on packed food that lists its energy, protein, fat, sugar and sodium | 在包裝食物上列出能量、蛋白質、脂肪、糖和鈉含量的表
ingredient list | 配料表 | sign | P5 | the part of a food package that names what the food is made of, in order from the heaviest to the lightest | 在食物包裝上按重量由多至少列明食物由甚麼製成的資料
best-before date | 此日期前最佳 | sign | P5 | the mark on food that shows until when it keeps its top quality, though it may still be safe later | 標示食物至何時仍保持優良品質、過期後仍可能安全進食的標記 | not=use-by date
Quality Tourism Services Scheme logo | 優質旅遊服務標誌 | sign | S1 | the mark of approved shops, restaurants and lodgings that visitors to Hong Kong can trust | 頒予合資格商戶、食肆和旅館、使訪港人士放心光顧的標示
Unconscionable Contracts Ordinance | 《不合情理合約條例》 | document | S2 | the Hong Kong law that lets a court refuse to enforce a grossly unfair agreement made with a buyer | 容許法庭拒絕執行對購買者極不公平的協議的香港法例
refund | 退款 | method | P5 | the remedy in which the shop gives back the money paid and takes back the goods | 商店收回貨品並交還顧客所付金錢的補救方法 | not=exchange of goods
exchange of goods | 換貨 | method | P5 | the remedy in which the shop takes back a faulty article and gives a good one in its place | 商店收回有問題的物品並給予另一件完好的補救方法 | not=refund
repair under guarantee | 保養維修 | method | P5 | the remedy in which the seller mends a faulty article without charge and returns it to the customer | 商店免費整妥有問題的物品並交回顧客的補救方法
discount | 折扣 | method | P5 | the amount taken off the marked price of goods at the time of buying | 購買時從貨品標價中減去的款額
deposit | 訂金 | method | S1 | the part of a price paid in advance to reserve goods or services | 為預留貨品或服務而先付的部分價錢
prepayment | 預繳式消費 | method | S1 | the way of paying in which a customer pays in one go for services to be received in future, as with gym or beauty packages | 一次過繳付日後多次服務的全部費用的方式，如健身或美容套票
trade mark | 商標 | sign | S1 | the sign, registered by a firm, that sets its goods or services apart from those of others | 由公司註冊、把其貨品或服務與他人區別開來的圖案或字樣 | also=trademark; not=patent
patent | 專利 | idea | S1 | the exclusive legal right of an inventor to make and sell a new invention for a limited time | 發明人在限期內獨家製造和出售新發明的法定權利 | not=copyright
copyright | 版權 | idea | S1 | the legal right of authors, artists and musicians to control the reproduction of their works | 作家、藝術家和音樂人控制其作品被複製的法定權利 | not=patent
counterfeit | 冒牌貨 | object | S1 | an article made to look like the product of a famous brand | 偽裝成名牌出品的物品 | also-zh=假貨
pirated product | 盜版產品 | object | S1 | a disc, book or program that has been duplicated and sold without the permission of its author | 未經作者許可而複製出售的光碟、書籍或軟件
parallel import | 水貨 | object | S1 | a genuine article brought in by somebody other than the authorised dealer | 由授權代理商以外的人輸入的正貨 | also=parallel goods
set | basic consumer rights | 消費者的基本權利 | right to satisfaction of basic needs; right to safety; right to be informed; right to choose
set | consumer rights that concern being heard, helped and taught | 與表達、補救和學習有關的消費者權利 | right to be heard; right to redress=獲得補償的權利; right to consumer education; right to be informed; right to a healthy environment
set | consumer rights when buying a product | 購買產品時的消費者權利 | right to safety; right to be informed; right to choose; right to redress=獲得補償的權利; right to be heard
set | consumer responsibilities | 消費者責任 | critical awareness; action and involvement; social responsibility of consumers; ecological responsibility of consumers; solidarity of consumers
set | Hong Kong laws that protect buyers, makers and fair trade | 香港保障消費者和公平營商的法例 | Trade Descriptions Ordinance; Sale of Goods Ordinance; Consumer Goods Safety Ordinance; Unconscionable Contracts Ordinance; Copyright Ordinance; Competition Ordinance
set | unfair trade practices | 不良營商手法 | false trade description=虛假商品說明; misleading omission; aggressive commercial practice; bait advertising; bait and switch; wrongly accepting payment
set | kinds of consumption | 消費行為的類型 | impulse buying; conspicuous consumption; green consumption; ethical consumption; herd buying
set | advertising and sales techniques | 廣告和銷售手法 | celebrity endorsement; testimonial advertising; limited-time offer; free gift with purchase; free trial; bundle sale
set | labels and dates on goods | 貨品上的標籤和日期 | nutrition label; ingredient list; best-before date; energy label=能源標籤
set | signs that help a shopper | 幫助選購的標誌 | energy label=能源標籤; Quality Tourism Services Scheme logo; trade mark; nutrition label
set | remedies of a dissatisfied customer | 顧客不滿時的補救 | refund; exchange of goods; repair under guarantee; monetary compensation=金錢賠償
set | rights of makers and inventors | 知識產權的種類 | trade mark; patent; copyright; registered design=註冊外觀設計
set | articles buyers should be able to tell apart | 購物者要分辨的貨品 | counterfeit; pirated product; parallel import; second-hand goods=二手貨
set | papers kept after a purchase | 購物後保存的文件 | receipt; warranty; user manual=使用說明書; delivery note=送貨單

== Money and saving | 金錢與儲蓄
need | 需要 | idea | P4 | a thing that a person cannot live without, such as food, water and shelter | 人賴以生存、不可缺少的東西，如食物、水和居所 | not=want
want | 慾望 | idea | P4 | a thing that a person would like to have but can do without | 人渴望擁有、但缺少了仍可生活的東西 | not=need
barter | 以物易物 | method | P4 | the exchange of one good for another without money | 不用金錢、直接以一種貨品換取另一種貨品的交易方式
cash payment | 現金支付 | method | P4 | the method of paying for goods on the spot with notes and coins | 即場以紙幣和硬幣購買貨品的方法
cheque | 支票 | object | S1 | a written order that tells a bank to pay a named person from the writer's account | 發出人以書面指示銀行從其戶口付款給指定人士的單據 | not=banknote
banknote | 鈔票 | object | P4 | a piece of printed paper or plastic used as legal money, such as the one of 20 dollars | 印有面額、以紙或塑膠製成的法定貨幣，如20元面額的 | also=note; also-zh=紙幣
coin | 硬幣 | object | P3 | a flat piece of metal used as money | 作貨幣使用的扁平金屬片
credit card | 信用卡 | object | S1 | a plastic payment tool that lets the holder buy now with borrowed money and pay the bank later | 讓持有人先借款購物、日後才還款給銀行的塑膠支付工具 | not=debit card
debit card | 扣賬卡 | object | S1 | a plastic payment tool by which the price is taken at once from the holder's own bank account | 購物時立即從持有人銀行戶口過數的塑膠支付工具 | not=credit card
stored value card | 儲值卡 | object | P4 | a plastic payment tool such as the Octopus into which money must be put before it can be spent | 須預先存入金額才可使用的塑膠支付工具，如八達通
Faster Payment System | 轉數快 | system | S1 | the Hong Kong platform that moves money at once between banks and e-wallets by phone number | 以電話號碼在銀行和電子錢包之間即時過數的香港平台 | also=FPS
savings account | 儲蓄戶口 | form | S1 | the bank account that earns a little interest and lets the customer put in and take out money at any time | 可隨時存取款項並賺取少量利息的銀行戶口 | not=current account
current account | 往來戶口 | form | S1 | the bank account that usually earns no interest and allows the customer to write cheques | 一般沒有利息、可讓客戶簽發支票的銀行戶口 | also-zh=支票戶口; not=savings account
time deposit | 定期存款 | form | S1 | the bank account in which money is locked for an agreed period at a higher interest rate | 款項到議定日子前不可提取、利率較高的銀行戶口 | also=fixed deposit
budgeting | 制定預算 | method | P5 | the planning of income and spending for a coming period | 為未來一段時間的收入和支出作出規劃的做法
keeping accounts | 記賬 | method | P5 | the practice of writing down every sum received and spent | 把每筆收支逐項寫下來的做法
saving | 儲蓄 | method | P4 | the practice of setting aside part of one's money for future use | 把部分金錢存起以備將來使用的做法
borrowing | 借貸 | method | P5 | the act of obtaining money now with the promise to pay it back later, usually with interest | 現在取得款項並承諾日後連利息歸還的做法
investing | 投資 | method | S1 | the use of money to buy assets such as shares in the hope of a gain, with the risk of a loss | 以金錢購買股票等、冒虧損風險以求獲利的做法 | not=saving
pocket money | 零用錢 | quantity | P4 | the small sum that parents give a child regularly to spend | 父母定期給子女使用的小額款項
income | 收入 | quantity | P5 | the money that a person or family receives in a period | 個人或家庭在一段時間內得到的金錢 | not=expenditure
expenditure | 支出 | quantity | P5 | the money that a person or family spends in a period | 個人或家庭在一段時間內花費的金錢 | not=income
surplus | 盈餘 | quantity | S1 | the amount by which money received is greater than money spent | 所得款項多於所花款項的差額 | not=deficit
deficit | 赤字 | quantity | S1 | the amount by which money spent is greater than money received | 所花款項多於所得款項的差額 | not=surplus
principal | 本金 | quantity | S1 | the original sum that is lent, borrowed or placed in a bank | 最初借出、借入或存入銀行的款額 | not=interest
interest | 利息 | quantity | S1 | the extra money that is paid for the use of money borrowed or deposited | 因使用借入或存入的款項而額外付出的金錢 | not=principal
debt | 債項 | quantity | S1 | the sum that somebody owes and still has to pay back | 某人拖欠、仍須歸還的款項
mortgage | 按揭貸款 | form | S1 | the long-term loan for buying a flat, with the flat itself as security | 以樓宇作抵押、用來購買該樓宇的長期借款
student loan | 學生貸款 | form | S1 | the borrowed money that pays for tuition and is returned after graduation | 用來繳交大專課程費用、畢業後歸還的借款
personal loan | 私人貸款 | form | S1 | the borrowed money that a bank lends to an individual for any purpose without any asset as security | 銀行不需抵押品、借予個人作任何用途的款項
overdraft | 透支 | form | S2 | the borrowed money that arises when a customer takes more out of a current account than is in it | 客戶從往來戶口提取多於結餘的款額而產生的欠款
bankruptcy | 破產 | process | S1 | the legal status of a person whom the court finds unable to pay what he or she owes | 個人被法庭裁定無力償還債務的法律狀況
premium | 保費 | quantity | S1 | the sum paid regularly to an insurance company for protection | 為換取賠償承諾而定期付出的款項
insurance claim | 保險索償 | quantity | S1 | the sum that a policyholder asks the company to pay after a loss | 保單持有人遭受損失後要求公司支付的款項
life insurance | 人壽保險 | form | S1 | the policy that pays a sum to the family when the insured person dies | 受保人身故時向其家人支付款項的保單
medical insurance | 醫療保險 | form | S1 | the policy that pays for hospital stays and treatment | 支付住院和看病費用的保單
travel insurance | 旅遊保險 | form | S1 | the policy that pays for lost luggage, cancelled flights and accidents during a trip | 賠償行程中行李遺失、航班取消和意外的保單
third-party motor insurance | 第三者汽車保險 | form | S1 | the policy, required by Hong Kong law, that pays other people whom the insured driver injures | 香港法例規定購買、賠償因受保司機而受傷的其他人的保單
home contents insurance | 家居財物保險 | form | S1 | the policy that pays for furniture and belongings lost or damaged through fire, flooding or theft | 賠償因火災、水浸或盜竊而損失的家具和個人物品的保單
Mandatory Provident Fund | 強制性公積金 | system | S1 | the Hong Kong retirement scheme to which employer and employee each pay part of the wages every month | 僱主和僱員每月各按工資供款的香港退休保障計劃 | also=MPF; also-zh=強積金
share | 股票 | object | S2 | the certificate of part-ownership of a company, whose holder may receive dividends | 代表擁有公司部分權益、持有人可獲派部分盈利的證券 | also=stock; not=bond
bond | 債券 | object | S2 | the certificate of a loan to a government or company, whose holder receives fixed interest | 代表借款予政府或公司、持有人收取固定利息的證券 | not=share
fund | 基金 | object | S2 | the pool of money of many investors that a professional manager puts into various assets | 匯集眾多投資者的款項、由專業經理投放於不同資產的組合 | also=mutual fund; also-zh=互惠基金
salaries tax | 薪俸稅 | form | S1 | the tax on the income that a person earns from employment in Hong Kong | 向個人在香港受僱工作所得收入徵收的稅項
profits tax | 利得稅 | form | S1 | the tax on what a business in Hong Kong earns after costs are taken off | 向香港企業扣除成本後所賺款項徵收的稅項
stamp duty | 印花稅 | form | S2 | the tax on documents for the sale of flats and shares | 向樓宇和股票買賣文件徵收的稅項
rates | 差餉 | form | S2 | the tax on the occupation of flats and shops in Hong Kong, charged at a percentage of their yearly rental value | 按樓宇每年租值的百分比、就佔用香港樓宇徵收的稅項 | not=property tax
property tax | 物業稅 | form | S2 | the tax on an owner's income from letting a flat or shop in Hong Kong | 向出租香港樓宇或店舖者所得租金徵收的稅項 | not=rates
online shopping scam | 網上購物騙案 | form | S1 | the crime in which a seller on the internet takes payment and never delivers the goods | 賣家在互聯網收取款項後不交貨的罪行
investment scam | 投資騙案 | form | S1 | the crime in which victims are promised high and guaranteed returns and lose the money they put in | 以高回報和保證獲利引誘受害人拿出款項並令其蒙受損失的罪行
romance scam | 網上情緣騙案 | form | S1 | the crime in which somebody met on the internet wins a victim's love and then asks for money | 騙徒在互聯網結識受害人、博取愛意後索取金錢的罪行
pyramid selling | 層壓式推銷 | form | S1 | the illegal scheme in which members earn mainly by recruiting new paying members rather than by selling goods | 參加者主要靠招攬新的付費會員而非售賣貨品賺錢的違法計劃
set | money and payment in daily life | 日常的貨幣和支付工具 | banknote; coin; cheque; credit card; debit card; stored value card
set | what people do with money | 處理金錢的方式 | budgeting; keeping accounts; saving; borrowing; investing
set | words of a family budget | 家庭預算的用詞 | income; expenditure; surplus; deficit; pocket money
set | sums in saving, insuring and buying | 儲蓄、保險和購物涉及的款項 | principal; interest; premium; deposit
set | kinds of loan | 貸款的種類 | mortgage; student loan; personal loan; overdraft
set | kinds of insurance | 保險的種類 | life insurance; medical insurance; travel insurance; third-party motor insurance; home contents insurance
set | things people invest in | 投資工具 | share; bond; fund; foreign currency=外幣
set | taxes of Hong Kong | 香港的稅項 | salaries tax; profits tax; stamp duty; rates; property tax
set | scams | 騙案的種類 | telephone scam=電話騙案; online shopping scam; investment scam; romance scam; pyramid selling
set | systems and rules around money in Hong Kong | 香港與金錢有關的制度 | Faster Payment System; Mandatory Provident Fund; Linked Exchange Rate System=聯繫匯率制度; Deposit Protection Scheme=存款保障計劃
order | forms of money from the oldest to the newest | 貨幣形式由古至今 | shell money=貝幣 > metal coins=金屬鑄幣 > paper money=紙幣 > electronic money=電子貨幣

== Environment and recycling | 環境保護與回收
reduce | 減少使用 | method | P3 | the way of cutting waste by using fewer things from the start, such as bringing one's own bag | 從源頭避免浪費的減廢方法，例如自備購物袋 | not=reuse
reuse | 物盡其用 | method | P3 | the way of cutting waste by using the same thing again without remaking it, such as refilling a glass bottle | 讓同一件物品不經加工再次派上用場的減廢方法，例如用舊玻璃瓶裝水 | also-zh=重用; not=recycle
recycle | 循環再造 | method | P3 | the way of cutting waste by turning old materials into new products in a factory | 在工廠把舊物料製成新產品的減廢方法 | also=recycling; not=reuse
replace | 替代使用 | method | P3 | the way of cutting waste by choosing a greener product instead of a harmful one, such as rechargeable batteries | 選用較環保的物品而捨棄有害物品的減廢方法，例如改用充電池
upcycling | 升級再造 | method | S1 | the way of cutting waste by making old things into something of higher value by creative design | 以創意設計把舊物變成更有價值的物品的減廢方法 | not=recycle
air pollution | 空氣污染 | form | P4 | the environmental damage caused by vehicle exhaust, smoke and dust | 由車輛和工廠排出的煙和微塵造成的環境損害
water pollution | 水質污染 | form | P4 | the environmental damage caused by sewage, oil and chemicals discharged into rivers and the sea | 由排入河流和海洋的油污、化學品和排泄物造成的環境損害 | also-zh=水污染
noise pollution | 噪音污染 | form | P4 | the environmental damage caused by unwanted sound from traffic, building work and the like | 由交通、建築工程等擾人聲響造成的環境損害
light pollution | 光污染 | form | P5 | the environmental damage caused by too many bright signs and lamps at night | 由晚間過多、過亮的招牌和燈飾造成的環境損害
land pollution | 土地污染 | form | P5 | the environmental damage caused to soil by dumped rubbish, pesticides and heavy metals | 由棄置垃圾、農藥和重金屬令農田等變質而造成的環境損害
global warming | 全球暖化 | process | P5 | the long-term rise in the average temperature of the whole Earth | 整個地球平均溫度長期上升的現象 | also-zh=全球變暖
acid rain | 酸雨 | process | P6 | any precipitation with a pH below 5.6, caused by sulphur dioxide and nitrogen oxides | 由二氧化硫和氮氧化物引致、pH值低於5.6的降水
ozone depletion | 臭氧層損耗 | process | S1 | the thinning of the layer high in the atmosphere that shields the Earth from ultraviolet rays, caused mainly by CFCs | 主要由氯氟碳化合物引致、大氣中阻擋紫外線的氣體變薄的現象
deforestation | 砍伐森林 | process | P5 | the clearing of large areas of trees for timber, farms or towns | 為取得木材、開墾農地或興建城鎮而大片清除樹木的過程 | not=desertification
desertification | 荒漠化 | process | S1 | the process by which fertile dry land loses its plants and turns barren | 乾旱地區的肥沃土地失去植被、變得貧瘠的過程 | also-zh=沙漠化; not=deforestation
solar power | 太陽能 | form | P5 | the renewable energy from sunlight, turned into electricity by panels | 以光伏板把日光轉化為電的可再生能源
wind power | 風能 | form | P5 | the renewable energy from moving air that turns the blades of turbines | 由氣流推動渦輪葉片發電的可再生能源
hydroelectric power | 水力發電 | form | P5 | the renewable energy from rivers that flow through the turbines of a dam | 由河流衝過大壩渦輪所得的可再生能源
tidal power | 潮汐能 | form | S1 | the renewable energy from the rise and fall of the sea twice a day | 由海面每天兩次漲退所得的可再生能源
geothermal power | 地熱能 | form | S1 | the renewable energy from hot rocks and steam inside the Earth | 由岩層深處的高溫岩石和蒸汽所得的可再生能源
biomass power | 生物質能 | form | S1 | the renewable energy from wood, crops, dung and other matter of living things | 由木材、農作物和糞便等動植物物料所得的可再生能源
coal | 煤 | substance | P5 | the black solid fossil fuel formed from ancient plants | 由遠古植物形成的黑色固體化石燃料
petroleum | 石油 | substance | P5 | the dark liquid fossil fuel pumped from wells from which plastics and the fuel of cars are made | 可製成塑膠和汽車燃料的深色液體化石燃料 | also=crude oil
natural gas | 天然氣 | substance | P5 | the fossil fuel of mainly methane that gives off the least carbon dioxide of all such fuels when burnt | 主要成分為甲烷、在同類中燃燒時釋出二氧化碳最少的化石燃料
uranium | 鈾 | substance | S1 | the heavy metal used as fuel in nuclear power stations | 核電站用作燃料的重金屬
landfill | 堆填區 | place | P4 | the place where rubbish is buried under layers of soil | 把垃圾一層層埋在泥土下的地方
T·PARK | T·PARK源·區 | place | S1 | the plant in Tuen Mun that burns sewage sludge and makes electricity from the heat | 位於屯門、焚燒污泥並以熱力發電的設施
O·PARK1 | O·PARK1有機資源回收中心 | place | S1 | the plant in Siu Ho Wan that turns food waste into biogas and compost | 位於小蠔灣、把廚餘轉化為生物氣和堆肥的設施
municipal solid waste | 都市固體廢物 | substance | S1 | the rubbish from homes, shops and factories, apart from building and chemical refuse | 來自家居、商店和工廠的垃圾，不包括建築和化學棄置物 | also=MSW
construction waste | 建築廢物 | substance | S1 | the rubble, concrete, bricks and wood left over from building or pulling down | 地盤工程和拆卸樓宇後剩下的泥石、混凝土、磚塊和木料
food waste | 廚餘 | substance | P5 | the leftovers, peels, bones and spoilt vegetables thrown away by kitchens and restaurants | 家庭和食肆丟棄的剩菜、果皮、骨頭和壞菜
chemical waste | 化學廢物 | substance | S1 | the discarded acids, solvents, used oil and other poisonous substances of factories and laboratories | 工廠和實驗室棄置的酸、溶劑、用過的機油等有毒物質
clinical waste | 醫療廢物 | substance | S1 | the used needles, dressings and infected materials thrown away by hospitals and dentists | 病房和牙科診所棄置的用過針具、敷料和受感染物料
electronic waste | 電子廢物 | substance | S1 | discarded computers, telephones and household appliances | 被棄置的手機、影印機、雪櫃和洗衣機等器具 | also=e-waste; also-zh=電子垃圾
carbon footprint | 碳足跡 | quantity | S1 | the total of greenhouse gases given off as a result of a person, product or activity | 某人、產品或活動所引致的溫室氣體排放總量 | not=ecological footprint
ecological footprint | 生態足跡 | quantity | S1 | the area of productive land and sea needed to support a person's or population's way of life | 維持某人或某群人生活方式所需的具生產力土地和海洋面積 | not=carbon footprint
food miles | 食物里程 | quantity | S1 | the distance that what we eat travels from farm to plate | 我們所吃的東西由農場到餐桌的運送距離
water footprint | 水足跡 | quantity | S2 | the total volume taken from rivers, rain and wells to make a product or support a person | 生產某產品或維持某人生活所取用的河、雨、井等資源的總體積
carbon neutrality | 碳中和 | idea | S1 | the state in which greenhouse gases given off are balanced by those removed, so that the net total is zero | 溫室氣體排放與清除互相抵銷、淨總量為零的狀態
sustainable development | 可持續發展 | idea | S1 | development that meets the needs of the present without harming the ability of future generations to meet theirs | 既滿足當代人的需要、又不損害後代滿足其需要的發展模式
biodiversity | 生物多樣性 | idea | S1 | the variety of living things, their genes and their habitats | 生命物種、基因和生境的豐富程度
circular economy | 循環經濟 | idea | S2 | the system of production in which materials are kept in use as long as possible and hardly anything is thrown away | 盡量長久地使用物料、幾乎不棄置任何東西的生產模式
polluter pays principle | 污染者自付原則 | idea | S1 | the rule that those who damage the environment should bear the cost | 損害環境的人應承擔有關費用的規則
GREEN@COMMUNITY | 綠在區區 | place | P5 | the network of government-funded collection points in the districts that take many kinds of recyclables for gift points | 由政府資助、在全港收集多種回收物並給予積分換禮物的據點
tree planting | 植樹 | method | P4 | the act of putting saplings into the ground to hold soil and take in carbon dioxide | 把幼苗種入泥土以鞏固土壤和吸收二氧化碳的做法
beach clean-up | 清潔海灘 | method | P4 | the act of picking up rubbish along the shore to protect sea animals | 在岸邊拾走垃圾以保護水中動物的做法
fishing moratorium | 休漁期 | method | S1 | the ban in certain summer months on catches in the South China Sea so that stocks can recover | 夏季數月內禁止在南海捕撈、讓魚類得以繁殖的措施 | also-zh=伏季休漁
country park designation | 劃定郊野公園 | method | P5 | the setting aside by law of hills and woods for nature and recreation | 依法劃出山嶺和林地作護育自然和康樂之用的做法
Air Pollution Control Ordinance | 《空氣污染管制條例》 | document | S2 | the Hong Kong law that limits smoke and gas emissions from vehicles, factories and power plants | 限制車輛、工廠和發電廠排放煙塵的香港法例
Noise Control Ordinance | 《噪音管制條例》 | document | S2 | the Hong Kong law that limits sound from building sites, alarms and neighbours at night | 限制建築地盤、防盜警鐘和鄰居夜間發出聲響的香港法例
Waste Disposal Ordinance | 《廢物處置條例》 | document | S2 | the Hong Kong law that controls how rubbish is collected, stored, treated and imported | 管制垃圾的收集、存放、處理和進口的香港法例
Environmental Impact Assessment Ordinance | 《環境影響評估條例》 | document | S2 | the Hong Kong law that requires big projects to be studied for possible harm to nature before they start | 規定大型工程動工前須研究會否損害自然的香港法例
Wild Animals Protection Ordinance | 《野生動物保護條例》 | document | S2 | the Hong Kong law that forbids hunting in the countryside and the feeding of monkeys and pigeons | 禁止在郊外狩獵，以及餵飼猴子和鴿子的香港法例
Kyoto Protocol | 《京都議定書》 | document | S2 | the treaty of 1997 that set emission targets for greenhouse gases for developed countries only | 1997年訂立、只為已發展國家訂下溫室氣體減排目標的條約 | not=Paris Agreement
Paris Agreement | 《巴黎協定》 | document | S2 | the treaty of 2015 that asks all parties to keep the rise in world temperature well below two degrees Celsius | 2015年通過、要求所有締約方把全球升溫控制在遠低於攝氏兩度的條約 | not=Kyoto Protocol
Montreal Protocol | 《蒙特利爾議定書》 | document | S2 | the treaty of 1987 that phases out CFCs and other chemicals that harm the ozone layer | 1987年訂立、逐步淘汰氯氟碳化合物等損害臭氧層物質的條約
CITES | 《瀕危野生動植物種國際貿易公約》 | document | S2 | the treaty of 1973 that controls cross-border trade in ivory, pangolins and other threatened species | 1973年訂立、管制象牙、穿山甲等跨境買賣以免牠們絕種的條約 | also=Washington Convention; also-zh=《華盛頓公約》
Ramsar Convention | 《拉姆薩爾公約》 | document | S2 | the treaty of 1971 that protects wetlands of international importance such as Mai Po | 1971年訂立、保護米埔等國際重要濕地的條約 | also-zh=《濕地公約》
Chinese white dolphin | 中華白海豚 | organism | P4 | the sea mammal with pink skin as an adult that lives in the Pearl River Estuary | 成年時皮膚粉紅、棲息於珠江口的海洋哺乳動物 | also=pink dolphin
black-faced spoonbill | 黑臉琵鷺 | organism | P4 | the wading bird with a flat, paddle-like beak that winters at Mai Po | 嘴扁如湯匙、在米埔過冬的涉禽
Romer's tree frog | 盧氏小樹蛙 | organism | P4 | the tiny brown amphibian found nowhere in the world except Hong Kong | 只見於香港、體長約兩厘米的褐色兩棲動物
horseshoe crab | 馬蹄蟹 | organism | P4 | the armoured sea animal with a long pointed tail and blue blood, called a living fossil | 身披硬甲、尾長而尖、血液呈藍色、有「活化石」之稱的海洋動物 | also-zh=鱟
green turtle | 綠海龜 | organism | P4 | the sea reptile that laid eggs on the beach of Sham Wan on Lamma Island | 曾在南丫島深灣沙灘產卵的海洋爬行動物
finless porpoise | 江豚 | organism | P5 | the small grey sea mammal with a smooth back and a rounded head in southern Hong Kong waters | 見於香港南部水域、沒有背鰭的灰色小型海洋哺乳動物
giant panda | 大熊貓 | organism | P3 | the black-and-white mammal of western China that lives mainly on bamboo | 棲息於四川一帶、毛色黑白、主要吃竹的哺乳動物
golden snub-nosed monkey | 金絲猴 | organism | P5 | the primate with orange fur, a blue face and upturned nostrils in the mountain forests of China | 棲息於中國山林、毛色橙黃、面藍、鼻孔朝天的靈長類動物
South China tiger | 華南虎 | organism | P5 | the striped big cat once found in the hills of Guangdong and Fujian, no longer found in the wild | 曾見於廣東、福建山區、野外已絕跡的有斑紋大型貓科動物
crested ibis | 朱鹮 | organism | P5 | the white wading bird with a red face that was saved from extinction in Shaanxi | 面部鮮紅、羽毛白色、在陝西獲救而免於絕種的涉禽
Chinese sturgeon | 中華鱘 | organism | P5 | the very large ancient fish that swims up the Yangtze to breed | 溯長江而上產卵的巨型古老魚類
Tibetan antelope | 藏羚羊 | organism | P5 | the horned mammal of the high western plateau hunted for its very fine wool | 西部高原上因絨毛極細而遭獵殺的有角哺乳動物
set | ways to cut waste | 減少廢物的方法 | reduce; reuse; recycle; replace
set | kinds of pollution | 污染的種類 | air pollution; water pollution; noise pollution; light pollution; land pollution
set | environmental problems | 環境問題 | global warming; acid rain; ozone depletion; deforestation; desertification
set | renewable energies | 可再生能源 | solar power; wind power; hydroelectric power; tidal power; geothermal power; biomass power
set | fuels that are used up | 不可再生的燃料 | coal; petroleum; natural gas; uranium
set | waste by where it comes from | 按來源劃分的廢物 | municipal solid waste; construction waste; chemical waste; clinical waste
set | kinds of waste | 廢物的種類 | construction waste; food waste; chemical waste; clinical waste; electronic waste
set | measures of what our life costs the Earth | 量度生活對地球影響的指標 | carbon footprint; ecological footprint; food miles; water footprint
set | green ideas | 環保理念 | carbon neutrality; sustainable development; biodiversity; circular economy; polluter pays principle
set | places where waste goes | 處理廢物的地方 | landfill; T·PARK; O·PARK1; GREEN@COMMUNITY
set | environmental laws of Hong Kong | 香港的環境法例 | Air Pollution Control Ordinance; Noise Control Ordinance; Waste Disposal Ordinance; Environmental Impact Assessment Ordinance; Wild Animals Protection Ordinance
set | environmental treaties | 國際環境條約 | Kyoto Protocol; Paris Agreement; Montreal Protocol; CITES; Ramsar Convention
set | wild animals of Hong Kong | 香港的野生動物 | Chinese white dolphin; black-faced spoonbill; Romer's tree frog; horseshoe crab; green turtle; finless porpoise
set | rare animals of China | 中國的珍稀動物 | giant panda; golden snub-nosed monkey; South China tiger; crested ibis; Chinese sturgeon; Tibetan antelope
order | environmental treaties from the earliest to the latest | 國際環境條約的先後 | Ramsar Convention > CITES > Montreal Protocol > Kyoto Protocol > Paris Agreement
order | making new paper from waste paper | 廢紙再造的步驟 | collecting and sorting=收集和分類 > pulping=打漿 > removing ink=脫墨 > pressing and drying=壓製和烘乾
fact | waste paper | 廢紙 | colour of recycling bin in Hong Kong | 香港回收桶的顏色 | blue | 藍色 |
fact | metal cans | 金屬罐 | colour of recycling bin in Hong Kong | 香港回收桶的顏色 | yellow | 黃色 |
fact | plastic bottles | 塑膠樽 | colour of recycling bin in Hong Kong | 香港回收桶的顏色 | brown | 啡色 |
fact | glass bottles | 玻璃樽 | colour of recycling bin in Hong Kong | 香港回收桶的顏色 | green | 綠色 |

== Health and safety | 健康與安全
scald | 燙傷 | disease | P3 | the injury to the skin caused by hot water, steam or oil | 由熱水、蒸汽或熱油造成的皮膚損傷 | not=burn
sprain | 扭傷 | disease | P4 | the injury in which the ligament of a joint is overstretched or torn by a sudden twist | 關節突然急轉，令韌帶過度拉扯或撕裂的損傷 | not=fracture
dislocation | 脫臼 | disease | S1 | the injury in which a bone is forced out of its place in a joint | 骨頭離開關節正常位置的損傷
bruise | 瘀傷 | disease | P4 | the blue or purple mark where a knock has broken small blood vessels below unbroken skin | 皮膚沒有破損、皮下小血管因碰撞破裂而形成的青紫色痕跡
choking | 哽塞 | disease | P4 | the emergency in which food or an object blocks the airway | 食物或異物堵住氣道，令人不能呼吸的緊急情況 | not=suffocation
heat stroke | 中暑 | disease | P4 | the emergency in which the body fails to cool itself in hot weather and its temperature rises above 40°C | 天氣炎熱時身體無法散熱、體溫升至攝氏40度以上的緊急情況
hypothermia | 低溫症 | disease | S1 | the emergency in which the body temperature falls below 35°C because of cold | 因寒冷令身體中心降至攝氏35度以下的緊急情況
drowning | 遇溺 | disease | P4 | the emergency in which a person cannot breathe because the nose and mouth are under water | 口鼻沒入水中而無法呼吸的緊急情況
carbon monoxide poisoning | 一氧化碳中毒 | disease | S1 | the emergency caused by breathing a gas without colour or smell from fuel burnt with too little air | 吸入燃料燃燒不完全而產生的無色無味氣體所引致的緊急情況
cardiopulmonary resuscitation | 心肺復甦法 | method | S1 | the first aid of pressing the chest again and again when breathing and heartbeat have stopped | 傷者沒有呼吸和脈搏時反覆按壓胸部的急救方法 | also=CPR
Heimlich manoeuvre | 海姆立克急救法 | method | S1 | the first aid of sudden upward thrusts on the abdomen to force out what blocks the airway | 在腹部突然向上推壓、迫出堵住氣道的異物的急救方法 | also=abdominal thrusts; also-zh=哈姆立克急救法
recovery position | 復原臥式 | method | S1 | the first aid of laying an unconscious but breathing person on one side | 把昏迷但仍有呼吸的傷者側放的急救方法
direct pressure | 直接壓法 | method | S1 | the first aid of holding a clean pad firmly against a bleeding wound | 以清潔敷料用力按着流血傷口的急救方法
cold compress | 冷敷 | method | P4 | the first aid of putting a wrapped ice pack on a fresh sprain to reduce swelling | 把包裹好的冰袋放在新近扭傷處以減少腫脹的急救方法
cooling under running water | 以流動清水沖洗 | method | P4 | the first aid for a small burn or scald in which the skin is held below a tap for ten minutes or more | 把輕微燒燙傷的皮膚放在水龍頭下十分鐘或以上的急救方法
splinting | 夾板固定 | method | S1 | the first aid of tying a broken limb to a stiff support so that it cannot move | 把斷骨的肢體綁在硬物上以免移動的急救方法
automated external defibrillator | 自動體外心臟除顫器 | device | S1 | the portable machine that reads the heart rhythm and gives a shock to restore it if needed | 分析傷者胸部電訊號並在有需要時施以電擊的便攜儀器 | also=AED
triangular bandage | 三角繃帶 | device | P5 | the piece of cloth that is often used as a sling for an injured arm | 常用作懸吊受傷手臂的一塊布料
adhesive plaster | 膠布 | device | P3 | the sticky strip with a small pad that covers a little cut | 附有小墊、貼住細小傷口的黏性條狀物
fire extinguisher | 滅火筒 | device | P4 | the portable cylinder that sprays water, foam, powder or carbon dioxide on a small blaze | 可手提、向小火噴出水、泡沫、乾粉或二氧化碳的罐狀器具 | not=hose reel
fire blanket | 滅火氈 | device | P4 | the sheet of heat-resistant material laid over a burning pan to cut off the air | 鋪在着火的鑊上以隔絕空氣的耐熱布塊
smoke detector | 煙霧偵測器 | device | P5 | the ceiling device that sounds an alarm when it senses tiny particles from burning | 裝在天花板、察覺燃燒微粒便發出警報的器具
sprinkler | 自動灑水器 | device | P5 | the ceiling device that sprays by itself when the heat of a blaze breaks its bulb or plate | 裝在天花板、受火的熱力觸發便自行噴淋的器具
hose reel | 消防喉轆 | device | P5 | the coiled pipe on a wall that is pulled out to spray water from the building's supply on a blaze | 捲在牆上、拉出後以大廈供水撲火的長管
standby signal | 戒備信號 | sign | P4 | tropical cyclone signal No. 1, issued when a cyclone is centred within about 800 km of Hong Kong and may affect it | 熱帶氣旋中心在香港約800公里內並可能影響香港時發出的一號風球 | also=Standby Signal No. 1; also-zh=一號戒備信號
strong wind signal | 強風信號 | sign | P4 | tropical cyclone signal No. 3, issued when winds of 41 to 62 km per hour blow or are expected near sea level | 近海平面處預料或正吹每小時41至62公里的風時發出的三號風球 | also-zh=三號強風信號
gale or storm signal | 烈風或暴風信號 | sign | P4 | tropical cyclone signal No. 8, issued when winds of 63 to 117 km per hour blow or are expected from a stated quarter | 預料或正從某方向吹每小時63至117公里的風時發出的八號風球
increasing gale or storm signal | 烈風或暴風風力增強信號 | sign | P4 | tropical cyclone signal No. 9, issued when the force of the wind is growing or expected to grow significantly | 風勢正明顯轉猛或預料轉猛時發出的九號風球
hurricane signal | 颶風信號 | sign | P4 | tropical cyclone signal No. 10, issued when winds reach or are expected to reach 118 km per hour or more | 風速達到或預料達到每小時118公里或以上時發出的十號風球
amber rainstorm signal | 黃色暴雨警告信號 | sign | P4 | the lowest of three levels of heavy rain warning, for more than 30 millimetres in an hour | 每小時雨量超過30毫米時發出、三級大雨警告中最低的一級
red rainstorm signal | 紅色暴雨警告信號 | sign | P4 | the middle of three levels of heavy rain warning, for more than 50 millimetres in an hour | 每小時雨量超過50毫米時發出、三級大雨警告中居中的一級
black rainstorm signal | 黑色暴雨警告信號 | sign | P4 | the highest of three levels of heavy rain warning, for more than 70 millimetres in an hour | 每小時雨量超過70毫米時發出、三級大雨警告中最高的一級
thunderstorm warning | 雷暴警告 | sign | P4 | the signal that lightning may strike in Hong Kong within a short time | 表示香港短時間內可能出現閃電的信號
landslip warning | 山泥傾瀉警告 | sign | P4 | the signal that many slopes may collapse because of prolonged heavy rain | 表示持續大雨可能令許多斜坡崩塌的信號
very hot weather warning | 酷熱天氣警告 | sign | P4 | the signal that people may suffer from heat stroke and should drink plenty of water and stay in the shade | 提醒市民慎防中暑、多喝水並留在陰涼處的信號
cold weather warning | 寒冷天氣警告 | sign | P4 | the signal that low temperatures may harm people, especially the elderly and those with heart disease | 提醒市民尤其長者和心臟病患者注意低溫影響的信號
red fire danger warning | 紅色火災危險警告 | sign | P4 | the signal that the risk of blazes on hills and in the countryside is extremely high | 表示山野樹木焚燒機會極高的信號
influenza | 流行性感冒 | disease | P4 | the viral illness of the breathing system with fever, cough and aching muscles, for which pupils get a yearly vaccine | 由病毒引致發燒、咳嗽和肌肉痛、學童每年可接種疫苗的呼吸道疾病 | also=flu; also-zh=流感
chickenpox | 水痘 | disease | P4 | the viral illness with itchy blisters that spread over the body and dry into scabs | 由病毒引致、身上出現發癢小疱並會結痂的疾病
hand, foot and mouth disease | 手足口病 | disease | P4 | the viral illness of small children with sores on the tongue and gums and a rash on the palms and soles | 由病毒引致、令幼童牙齦潰瘍、掌心和腳底出疹的疾病
dengue fever | 登革熱 | disease | P4 | the viral illness with high temperature and pain behind the eyes that Aedes mosquitoes carry | 由伊蚊傳播、令人高燒和眼窩痛的病毒性疾病
tuberculosis | 肺結核 | disease | P5 | the bacterial illness, mostly of the lungs, with a long-lasting cough, sometimes with blood, and night sweats | 由細菌引致、令人長期咳嗽甚至咳血、夜間出汗的傳染病 | also=TB; also-zh=肺癆
cholera | 霍亂 | disease | P5 | the bacterial illness with severe watery diarrhoea caught from contaminated water and food | 因進食受污染的水和食物而引致嚴重水瀉的細菌性疾病
hypertension | 高血壓 | disease | P5 | the condition in which the force of blood on the walls of the arteries stays too great over a long time | 血液對動脈壁施加的力長期過大的病況 | also=high blood pressure
obesity | 肥胖症 | disease | P5 | the condition of having far too much body fat for one's height | 就身高而言體內脂肪過多的病況
coronary heart disease | 冠心病 | disease | P5 | the illness in which the arteries that supply the cardiac muscle become narrow | 供應心臟肌肉血液的動脈變窄的疾病
asthma | 哮喘 | disease | P5 | the illness in which the airways narrow from time to time so that breathing is hard and wheezing | 氣道不時收窄、令人呼吸困難並發出嘶嘶聲的疾病
myopia | 近視 | disease | P4 | the eye condition in which far objects look blurred while near ones look clear | 看遠處模糊、看眼前清晰的眼睛屈光問題 | also=short-sightedness
tobacco | 煙草 | substance | P5 | the dried leaves with nicotine that are smoked in cigarettes | 含有尼古丁、捲起供人吸食的植物乾葉
alcoholic drink | 酒精飲品 | substance | P5 | a beverage such as beer, wine or spirits that slows the brain and harms the liver when too much is taken | 經發酵或蒸餾而成、過量會損害腦部和肝臟的液體
cannabis | 大麻 | substance | S1 | the drug from a plant with THC that is smoked or eaten and weakens memory and concentration | 來自植物、含THC、損害記憶和專注力的毒品
ketamine | 氯胺酮 | substance | S1 | the drug used as an anaesthetic whose abuse leads to a shrunken bladder and memory loss | 本為麻醉藥、濫用會令膀胱萎縮和記憶衰退的毒品 | also-zh=K仔
methamphetamine | 甲基安非他明 | substance | S1 | the drug in crystal form that keeps users awake and may cause delusions | 呈晶體狀、令人亢奮不眠並可引致妄想的毒品 | also=ice; also-zh=冰毒
heroin | 海洛英 | substance | S1 | the drug made from opium, usually injected or inhaled, with strong physical addiction | 由鴉片提煉、多以注射或吸入方式使用、令身體強烈上癮的毒品 | also-zh=白粉
cocaine | 可卡因 | substance | S1 | the stimulant drug from coca leaves, usually sniffed through the nose as powder | 由古柯葉提煉、多以鼻吸粉末方式使用的興奮性毒品
etomidate | 依托咪酯 | substance | S1 | the anaesthetic put into e-cigarettes as a "space oil" drug that causes fits and loss of consciousness | 被混入電子煙、俗稱「太空油」、可引致抽搐和昏迷的麻醉藥
general practitioner | 普通科醫生 | role | P4 | the doctor who treats common illnesses of all patients at a clinic in the community | 在社區診所為所有病人診治常見病的醫生
paediatrician | 兒科醫生 | role | S1 | the doctor who specialises in the illnesses of children | 專門診治小孩疾病的醫生
Chinese medicine practitioner | 中醫 | role | P4 | the healer who takes the pulse and treats patients with herbs and acupuncture | 以把脈診症、用草藥和針灸治病的人
physiotherapist | 物理治療師 | role | S1 | the health worker who helps patients to regain movement through exercise, massage and heat | 以運動、按摩和熱敷等幫助病人恢復活動能力的專業人員
clinical psychologist | 臨床心理學家 | role | S1 | the health worker who treats mental problems through talking and tests, without medicine | 以談話和測驗而不用藥物治療精神困擾的專業人員
dentist | 牙醫 | role | P3 | the health worker who fills, cleans and pulls out teeth | 治理蛀洞和口腔疾病的專業人員
optometrist | 視光師 | role | S1 | the health worker who tests eyesight and prescribes glasses | 檢驗眼睛並配眼鏡的專業人員
dietitian | 營養師 | role | S1 | the health worker who plans what patients should eat | 為病人設計餐單和提供飲食建議的專業人員
set | injuries of bones, joints and flesh | 骨骼、關節和皮肉的損傷 | sprain; fracture=骨折; dislocation; bruise
set | emergencies that stop breathing or upset the body | 危及生命的緊急情況 | choking; drowning; carbon monoxide poisoning; heat stroke; hypothermia
set | first aid methods | 急救方法 | cardiopulmonary resuscitation; Heimlich manoeuvre; recovery position; direct pressure; splinting
set | devices against fire | 消防設備 | fire extinguisher; fire blanket; smoke detector; sprinkler; hose reel
set | tropical cyclone warning signals of Hong Kong | 香港的熱帶氣旋警告信號 | standby signal; strong wind signal; gale or storm signal; increasing gale or storm signal; hurricane signal
set | weather warnings of Hong Kong | 香港的天氣警告 | thunderstorm warning; landslip warning; very hot weather warning; cold weather warning; red fire danger warning
set | warnings in wet weather | 雨天的警告 | amber rainstorm signal; red rainstorm signal; black rainstorm signal; landslip warning; thunderstorm warning
set | infectious diseases | 傳染病 | influenza; chickenpox; hand, foot and mouth disease; dengue fever; tuberculosis; cholera
set | illnesses of childhood | 學童常見的疾病 | influenza; chickenpox; hand, foot and mouth disease; asthma; myopia
set | non-communicable diseases | 非傳染病 | diabetes=糖尿病; hypertension; obesity; coronary heart disease; asthma
set | drugs of abuse | 濫用的毒品 | cannabis; ketamine; methamphetamine; heroin; cocaine; etomidate
set | substances that can cause addiction | 可令人上癮的物質 | tobacco; alcoholic drink; cannabis; heroin
set | doctors and healers | 醫生和治療者 | general practitioner; paediatrician; Chinese medicine practitioner; dentist
set | health professionals | 醫護專業人員 | physiotherapist; clinical psychologist; dentist; optometrist; pharmacist=藥劑師; dietitian
order | tropical cyclone warning signals from the lowest to the highest | 熱帶氣旋警告信號由低至高 | standby signal > strong wind signal > gale or storm signal > increasing gale or storm signal > hurricane signal
order | rainstorm warning signals from the mildest to the most severe | 暴雨警告信號由輕至重 | amber rainstorm signal > red rainstorm signal > black rainstorm signal
fact | standby signal | 戒備信號 | tropical cyclone signal number | 熱帶氣旋警告信號編號 | 1 | 1 |
fact | strong wind signal | 強風信號 | tropical cyclone signal number | 熱帶氣旋警告信號編號 | 3 | 3 |
fact | increasing gale or storm signal | 烈風或暴風風力增強信號 | tropical cyclone signal number | 熱帶氣旋警告信號編號 | 9 | 9 |
fact | hurricane signal | 颶風信號 | tropical cyclone signal number | 熱帶氣旋警告信號編號 | 10 | 10 |

== World religions and cultures | 世界宗教與文化
Buddhism | 佛教 | idea | S1 | the religion founded in ancient India that seeks an end to suffering through enlightenment | 創立於古印度、追求覺悟以脫離痛苦的宗教
Christianity | 基督宗教 | idea | S1 | the religion that worships Jesus as the Son of God and Saviour | 信奉耶穌為神的兒子和救主的信仰
Islam | 伊斯蘭教 | idea | S1 | the religion that submits to Allah and follows the message given to Muhammad | 順從真主安拉、遵循穆罕默德所傳啟示的宗教 | also-zh=回教
Hinduism | 印度教 | idea | S1 | the religion with many gods such as Brahma, Vishnu and Shiva, followed by most people of India | 信奉梵天、毗濕奴和濕婆等眾神、源於南亞的宗教
Judaism | 猶太教 | idea | S1 | the oldest of the religions that go back to Abraham, which follows the law of Moses and still awaits the Messiah | 亞伯拉罕諸教中最早出現、遵守摩西律法並仍等待彌賽亞的宗教
Sikhism | 錫克教 | idea | S1 | the religion founded by Guru Nanak in Punjab, whose men wear turbans and keep their hair uncut | 由古魯那納克在旁遮普創立、男信徒不剪髮並包頭巾的宗教
Daoism | 道教 | idea | S1 | the native Chinese religion that honours Laozi and many deities and seeks long life in harmony with nature | 中國本土、尊奉老子和眾神、追求長生的宗教 | also=Taoism; not=Daoist school
Shinto | 神道教 | idea | S1 | the native religion of Japan that worships kami in nature and ancestors | 日本本土、崇拜自然和祖先神靈的宗教
Roman Catholic Church | 天主教會 | group | S1 | the largest Christian body, led by the Pope | 由教宗領導、信徒最多的基督宗教團體 | also=Catholicism; also-zh=天主教
Protestant churches | 基督新教 | group | S1 | the Christian bodies that grew out of the Reformation of the 16th century | 源於十六世紀宗教改革的基督宗教團體 | also=Protestantism
Eastern Orthodox Church | 東正教會 | group | S1 | the Christian body that split from Rome in 1054 and is strong in Russia and Greece | 1054年與羅馬分裂、在俄羅斯和希臘盛行的基督宗教團體 | also-zh=東正教
Sunni | 遜尼派 | group | S2 | the larger branch of Islam, which accepts the first four caliphs as rightful leaders | 承認首四任哈里發為合法領袖、信徒較多的伊斯蘭支派 | not=Shia
Shia | 什葉派 | group | S2 | the smaller branch of Islam, strong in Iran, which holds that leadership belongs to the line of Ali | 認為領袖應出自阿里一系、在伊朗盛行的伊斯蘭支派 | not=Sunni
Bible | 《聖經》 | document | S1 | the Christian scripture made up of the Old and New Testaments | 由舊約和新約組成的基督宗教經典
Quran | 《古蘭經》 | document | S1 | the scripture in Arabic believed by Muslims to be the words of Allah to Muhammad | 以阿拉伯文寫成、信徒相信是安拉向穆罕默德啟示的經典 | also=Koran; also-zh=《可蘭經》
Torah | 《妥拉》 | document | S1 | the Jewish scripture of the five books of Moses, kept as a scroll | 由摩西五書組成、以卷軸保存的猶太人經典
Vedas | 《吠陀經》 | document | S1 | the oldest scriptures of Hinduism, made up of hymns in Sanskrit | 以梵文寫成、收錄頌歌、印度教最古老的經典
Tripitaka | 《大藏經》 | document | S1 | the scripture of "three baskets" with the teaching of Gautama, the rules of monks and later explanations | 分經、律、論三部分、記載釋迦牟尼的教導和僧人戒律的典籍 | also-zh=三藏
Tao Te Ching | 《道德經》 | document | S1 | the scripture of about five thousand characters said to have been written by Laozi | 相傳由老子所著、約五千字的經典 | also=Daodejing
Jesus | 耶穌 | person | S1 | the teacher born in Bethlehem who was crucified and, his followers believe, rose again | 生於伯利恒、被釘十字架、門徒相信死後復生的導師
Muhammad | 穆罕默德 | person | S1 | the prophet born in Mecca about 570, regarded by Muslims as the last messenger of Allah | 約570年生於麥加、被穆斯林視為安拉最後使者的先知
Siddhartha Gautama | 釋迦牟尼 | person | S1 | the Indian prince who left his palace and became enlightened under a Bodhi tree | 離開王宮、在菩提樹下悟道的古印度王子 | also=the Buddha; also-zh=佛陀, 悉達多
Moses | 摩西 | person | S1 | the Hebrew leader who brought his people out of Egypt and received the Ten Commandments | 帶領希伯來人離開埃及並領受十誡的領袖
Laozi | 老子 | person | S1 | the ancient Chinese thinker who taught non-action and is honoured as a supreme deity of a native religion | 主張無為、被本土宗教尊為神明的中國古代思想家 | also=Lao Tzu
Abraham | 亞伯拉罕 | person | S1 | the ancestor of Jews and Arabs who was ready to sacrifice his son to God | 甘願把兒子獻祭給神、被視為猶太人和阿拉伯人祖先的人 | also-zh=易卜拉欣
church | 教堂 | place | P4 | the building in which Christians worship | 基督徒聚集敬拜的建築物
mosque | 清真寺 | place | P4 | the building in which Muslims pray, with a niche that shows the direction of Mecca and often a minaret | 穆斯林禮拜、設有朝向麥加的壁龕且常有高塔的建築物
synagogue | 猶太會堂 | place | S1 | the building in which Jews worship and study the law of Moses | 供信徒敬拜和研習摩西律法、存放《妥拉》的建築物
gurdwara | 錫克廟 | place | S1 | the building in which followers of Guru Nanak worship and give free meals to all | 古魯那納克的信徒敬拜並向所有人提供免費膳食的建築物
Shinto shrine | 神社 | place | S1 | the building in Japan where kami are honoured, entered through a torii gate | 在日本祭祀神靈、入口設有鳥居的建築物
Mecca | 麥加 | place | S1 | the city of Saudi Arabia with the Kaaba, towards which Muslims pray | 位於沙特阿拉伯、設有天房、穆斯林禮拜時朝向的城市
Medina | 麥地那 | place | S1 | the city of Saudi Arabia to which Muhammad moved in 622 and where he is buried | 位於沙特阿拉伯、穆罕默德622年遷往並安葬的城市
Jerusalem | 耶路撒冷 | place | S1 | the city holy to Jews, Christians and Muslims, with the Western Wall and the Dome of the Rock | 有哭牆和圓頂清真寺、同為三大宗教聖地的城市
Bethlehem | 伯利恒 | place | S1 | the town in Palestine where Jesus was born | 位於巴勒斯坦、耶穌誕生的城鎮
Bodh Gaya | 菩提伽耶 | place | S1 | the town in India where Gautama became enlightened | 位於印度、釋迦牟尼悟道的城鎮
Lumbini | 藍毗尼 | place | S1 | the place in Nepal where Gautama was born | 位於尼泊爾、釋迦牟尼誕生的地方
Varanasi | 瓦拉納西 | place | S1 | the city on the Ganges where Hindus bathe and cremate their dead | 位於恒河畔、印度教徒沐浴和火葬的城市
Vatican City | 梵蒂岡 | place | S1 | the world's smallest state, inside Rome, where the Pope lives | 位於羅馬城內、教宗居住的世界最小國家
pope | 教宗 | role | S1 | the Bishop of Rome, who is the head of all Catholics | 駐於梵蒂岡、領導全球天主信眾的人 | also-zh=教皇
pastor | 牧師 | role | S1 | the minister who leads a Protestant congregation and may marry | 帶領新教信徒群體、可以結婚的神職人員 | not=Catholic priest
Catholic priest | 神父 | role | S1 | the ordained man, unmarried in the Roman rite, who celebrates Mass and hears confessions | 主持彌撒和聽告解、按羅馬禮規終身不娶的神職人員 | not=pastor
imam | 伊瑪目 | role | S1 | the man who leads the prayers of Muslims | 帶領穆斯林禮拜的人
rabbi | 拉比 | role | S1 | the teacher of Jewish law who leads a Jewish community | 講解猶太律法並帶領猶太社群的導師
Buddhist monk | 和尚 | role | P4 | the man with shaven head and robe who has left home to follow the Dharma | 剃度出家、身穿袈裟修行佛法的男子 | also-zh=比丘, 僧人
Taoist priest | 道士 | role | P4 | the man in ceremonial robe who performs rites for native Chinese deities and recites the Tao Te Ching | 身穿法袍、誦讀老子經典並為本土神明主持儀式的人
cross | 十字架 | sign | P5 | the symbol of Christians that recalls how Jesus died | 紀念耶穌受難、代表基督徒的標記
crescent and star | 新月和星 | sign | P5 | the symbol of Islam seen on the flags of many Muslim countries | 常見於伊斯蘭國家國旗上、代表穆斯林的標記
Star of David | 大衛之星 | sign | S1 | the symbol of the Jews with six points formed by two triangles | 由兩個三角形組成、有六角、代表猶太人的標記
wheel of Dharma | 法輪 | sign | S1 | the symbol of Buddhists with eight spokes for the Eightfold Path | 有八根輻條、代表八正道的佛教標記
taijitu | 太極圖 | sign | P5 | the round symbol in which black yin and white yang flow into each other | 黑色的陰與白色的陽互相環抱的圓形標記 | also=yin-yang symbol; also-zh=陰陽魚
om | 唵 | sign | S2 | the sacred syllable and symbol of the Hindus chanted at the start of prayers | 印度教徒誦禱時開首所唸、以梵文書寫的神聖音節標記
baptism | 洗禮 | method | S1 | the Christian rite in which water is used to receive a new believer | 以水接納新信徒加入教會的儀式
Eucharist | 聖餐 | method | S1 | the Christian rite of bread and wine that recalls the last supper of Jesus | 以餅和酒紀念耶穌受難前與門徒共進最後晚膳的儀式 | also=Holy Communion; also-zh=聖體聖事
confession | 告解 | method | S1 | the Catholic rite of telling one's sins to a priest in order to be forgiven | 天主教徒向神父承認罪過以求赦免的儀式 | also-zh=懺悔聖事
shahada | 念功 | method | S1 | the pillar of Islam in which the believer declares that there is no god but Allah and that Muhammad is his messenger | 信徒宣認萬物非主、唯有真主，穆罕默德是主使者的伊斯蘭基本義務 | also-zh=證信
salat | 拜功 | method | S1 | the pillar of Islam in which the believer prays five times a day | 信徒每天向真主祈禱五次的伊斯蘭基本義務 | also-zh=禮拜
zakat | 課功 | method | S1 | the pillar of Islam in which the believer gives part of his or her wealth to the needy | 信徒把部分財產施予窮人的伊斯蘭基本義務 | also-zh=天課
sawm | 齋功 | method | S1 | the pillar of Islam in which the believer takes no food or drink by day in the month of Ramadan | 信徒在伊斯蘭曆九月日間不飲不食的基本義務 | also-zh=齋戒
hajj | 朝功 | method | S1 | the pillar of Islam in which the believer who is able travels to Mecca once in a lifetime | 有能力的信徒一生到麥加一次的伊斯蘭基本義務 | also-zh=朝覲
karma | 業 | idea | S1 | the belief that good and bad deeds bring their own results in this life or the next | 善惡行為會在今生或來世帶來相應後果的信念 | also-zh=業報
nirvana | 涅槃 | idea | S1 | the state beyond desire and suffering, in which the cycle of birth and death ends | 脫離慾望和痛苦、不再生死輪迴的境界
Four Noble Truths | 四聖諦 | idea | S1 | the Buddhist teaching of suffering, its cause, its end and the way to that end | 講述苦、集、滅、道的佛教教義 | not=Noble Eightfold Path
kimono | 和服 | object | P4 | the Japanese robe with wide sleeves tied by a broad sash | 以寬腰帶束緊、有闊袖的日本衣袍
hanbok | 韓服 | object | P4 | the Korean dress of a short jacket with a high full skirt or wide trousers | 以短上衣配高腰長裙或闊褲的朝鮮半島服飾
sari | 紗麗 | object | P4 | the long cloth that Indian women wrap around the waist and drape over the shoulder | 印度婦女圍在腰間再披上肩膀的長布服飾
kilt | 蘇格蘭裙 | object | P4 | the pleated knee-length tartan garment worn by men in the Highlands of northern Britain | 英國北部男子所穿、及膝的打褶格子下裳
hijab | 希賈布 | object | P5 | the cloth with which many Muslim women cover hair and neck | 許多穆斯林女性用來遮蓋頭髮和頸項的布 | also-zh=頭巾
sushi | 壽司 | substance | P3 | the Japanese food of vinegared rice with raw fish or other toppings | 以醋飯配魚生等材料的日本食品
kimchi | 泡菜 | substance | P3 | the Korean food of cabbage fermented with chilli and garlic | 以辣椒和大蒜醃製發酵的韓國白菜食品
pho | 越南河粉 | substance | P4 | the Vietnamese soup of flat rice noodles with beef or chicken and herbs | 以扁身米製麪條配牛肉或雞肉和香草的東南亞湯麪
tom yum | 冬蔭功 | substance | P4 | the hot and sour Thai soup with lemongrass and often prawns | 以香茅煮成、酸辣並常加蝦的泰國湯品
taco | 墨西哥夾餅 | substance | P4 | the Mexican food of a folded corn tortilla filled with meat and salsa | 以對摺的粟米薄皮包着肉和莎莎醬的拉丁美洲食品
paella | 西班牙海鮮飯 | substance | P4 | the Spanish dish of saffron rice cooked in a wide flat pan, often with seafood | 以番紅花和大平底鍋烹煮、常有貝類和蝦的歐洲南部米食
flamenco | 佛蘭明高舞 | form | P5 | the dance of southern Spain with guitar, hand clapping and stamping feet | 伴以結他、拍掌和踏步的西班牙南部舞蹈 | also-zh=弗拉門戈舞
tango | 探戈 | form | P5 | the passionate couple dance that grew up in Buenos Aires | 源自布宜諾斯艾利斯、熱情的雙人舞
samba | 森巴舞 | form | P5 | the lively dance with drums of the Rio carnival in Brazil | 巴西里約嘉年華中伴以鼓樂的熱鬧舞蹈
waltz | 華爾茲 | form | P5 | the ballroom dance from Vienna in three-four time with turning steps | 源自維也納、三拍子、不斷旋轉的社交舞
hula | 草裙舞 | form | P5 | the dance of Hawaii in which hands and hips tell a story | 夏威夷人以手和臀部動作講故事的舞蹈
haka | 哈卡舞 | form | P5 | the dance of the Maori of New Zealand with stamping, shouting and fierce faces | 新西蘭毛利人踏步、吶喊和瞪眼的舞蹈
Eiffel Tower | 艾菲爾鐵塔 | place | P4 | the iron landmark of Paris built for the world fair of 1889 | 為1889年世界博覽會而建的巴黎地標
Taj Mahal | 泰姬陵 | place | P4 | the white marble tomb in Agra that a Mughal emperor built for his wife | 莫臥兒皇帝在阿格拉為亡妻興建的白色大理石墓建築
Statue of Liberty | 自由神像 | place | P4 | the landmark of New York, a gift from France, in the form of a woman holding a torch | 法國送贈、手持火炬的紐約地標
Sydney Opera House | 悉尼歌劇院 | place | P4 | the Australian landmark with roofs like white sails or shells | 屋頂如白帆或貝殼的澳洲地標
Great Pyramid of Giza | 吉薩大金字塔 | place | P4 | the huge stone tomb of the pharaoh Khufu near Cairo | 位於開羅附近、法老胡夫的巨型石造陵墓
Colosseum | 羅馬鬥獸場 | place | P4 | the ancient Italian arena in which gladiators fought | 意大利古代武士搏擊的圓形競技建築
Angkor Wat | 吳哥窟 | place | P5 | the huge Khmer temple in Cambodia that appears on the national flag | 位於柬埔寨、出現在國旗上的高棉巨型廟宇
Machu Picchu | 馬丘比丘 | place | P5 | the Inca city high in the mountains of Peru | 位於秘魯高山上的印加古城
Big Ben | 大笨鐘 | place | P4 | the great bell in the clock tower of the British Parliament | 英國國會塔樓內的巨型報時器
set | religions of the world | 世界各宗教 | Buddhism; Christianity; Islam; Hinduism; Judaism
set | religions that began in Asia | 源於亞洲的宗教 | Buddhism; Hinduism; Sikhism; Daoism; Shinto
set | religions of western and southern Asia | 西亞和南亞的宗教 | Islam; Judaism; Christianity; Sikhism; Hinduism
set | branches of Christianity | 基督宗教的分支 | Roman Catholic Church; Protestant churches; Eastern Orthodox Church; Coptic Church=科普特教會
set | branches of world religions | 世界宗教的支派 | Sunni; Shia; Eastern Orthodox Church; Theravada Buddhism=上座部佛教; Mahayana Buddhism=大乘佛教
set | sacred books | 宗教經典 | Bible; Quran; Torah; Vedas; Tripitaka; Tao Te Ching
set | founders and prophets | 宗教創始人和先知 | Jesus; Muhammad; Siddhartha Gautama; Moses; Laozi; Abraham
set | places of worship | 宗教場所 | church; mosque; synagogue; pagoda=佛塔; gurdwara; Shinto shrine
set | holy cities of Christians, Jews and Muslims | 基督徒、猶太人和穆斯林的聖地 | Mecca; Medina; Jerusalem; Bethlehem; Vatican City
set | holy places of Asia | 亞洲的聖地 | Bodh Gaya; Lumbini; Varanasi; Mecca; Jerusalem
set | religious leaders | 宗教領袖和教士 | pope; pastor; Catholic priest; imam; rabbi
set | people in religious service seen in Hong Kong | 香港可見的宗教人員 | pastor; Catholic priest; imam; Buddhist monk; Taoist priest
set | religious symbols | 宗教標記 | cross; crescent and star; Star of David; wheel of Dharma; taijitu; om
set | rites of Christians | 基督宗教的儀式 | baptism; Eucharist; confession; confirmation=堅振聖事
set | pillars of Islam | 伊斯蘭教五功 | shahada; salat; zakat; sawm; hajj
set | traditional dress of the world | 世界各地的傳統服飾 | kimono; hanbok; sari; kilt; hijab
set | Asian dress | 亞洲的傳統服飾 | kimono; hanbok; cheongsam; sari
set | foods of the world | 世界各地的食品 | sushi; kimchi; pho; tom yum; taco; paella
set | Asian foods | 亞洲的食品 | sushi; kimchi; pho; tom yum; tangyuan
set | dances of the world | 世界各地的舞蹈 | flamenco; tango; samba; waltz; hula; haka
set | landmarks of the world | 世界著名地標 | Eiffel Tower; Taj Mahal; Statue of Liberty; Sydney Opera House; Big Ben
set | ancient monuments of the world | 世界古蹟 | Taj Mahal; Great Pyramid of Giza; Colosseum; Angkor Wat; Machu Picchu
order | founders of religions from the earliest to the latest | 宗教創始人的先後 | Moses > Siddhartha Gautama > Jesus > Muhammad > Guru Nanak=古魯那納克
fact | Japan | 日本 | currency | 貨幣 | yen | 日圓 |
fact | South Korea | 南韓 | currency | 貨幣 | won | 韓圜 |
fact | Thailand | 泰國 | currency | 貨幣 | baht | 泰銖 |
fact | United Kingdom | 英國 | currency | 貨幣 | pound sterling | 英鎊 |
fact | India | 印度 | currency | 貨幣 | rupee | 盧比 |
fact | Vietnam | 越南 | currency | 貨幣 | dong | 越南盾 |
fact | Malaysia | 馬來西亞 | currency | 貨幣 | ringgit | 令吉 |
fact | Philippines | 菲律賓 | currency | 貨幣 | peso | 披索 |

== Famous people | 著名人物
Confucius | 孔子 | person | P4 | the great teacher of the state of Lu in the Spring and Autumn period who taught all without class distinction | 春秋時期魯國、主張有教無類的偉大教育家
Mencius | 孟子 | person | P4 | the Warring States thinker, second sage of his school, whose mother moved house three times for his education | 戰國時期被尊為「亞聖」、母親曾三遷居所的思想家
Qu Yuan | 屈原 | person | P4 | the loyal poet of the state of Chu who drowned himself in the Miluo River | 投汨羅江自盡的楚國愛國詩人
Qin Shi Huang | 秦始皇 | person | P4 | the ruler who first united the states of China, in 221 BC, and standardised writing and weights | 公元前221年首先統一六國、統一文字和度量衡的君主
Zhang Qian | 張騫 | person | P5 | the Han envoy who travelled to the Western Regions and opened the Silk Road | 出使西域、打通絲綢之路的漢代使者
Cai Lun | 蔡倫 | person | P4 | the Eastern Han official who improved papermaking | 改良造紙術的東漢官員
Zhang Heng | 張衡 | person | P4 | the Eastern Han scientist who built an instrument to detect earthquakes | 製造候風地動儀的東漢科學家
Hua Tuo | 華佗 | person | P4 | the physician of the late Eastern Han said to have operated with the anaesthetic mafeisan | 相傳以麻沸散施行手術的東漢末年醫生 | not=Li Shizhen
Zhuge Liang | 諸葛亮 | person | P4 | the wise chancellor of Shu Han, visited three times in his thatched cottage by Liu Bei | 劉備三顧草廬請出、足智多謀的蜀漢丞相
Wang Xizhi | 王羲之 | person | P5 | the Eastern Jin calligrapher of the Preface to the Orchid Pavilion | 寫下《蘭亭集序》的東晉書法家
Zu Chongzhi | 祖沖之 | person | P5 | the mathematician of the Southern dynasties who found pi to seven decimal places | 把圓周率推算至小數後七位的南朝數學家
Xuanzang | 玄奘 | person | P4 | the Tang monk who travelled to India to fetch Buddhist scriptures | 前往天竺取經的唐代高僧
Wu Zetian | 武則天 | person | P5 | the only woman in Chinese history who formally ruled as emperor | 中國歷史上唯一正式稱帝的女性
Li Bai | 李白 | person | P4 | the romantic Tang poet, lover of wine and moon, called the Immortal of Poetry | 愛酒愛月、有「詩仙」之稱的唐代浪漫詩人 | not=Du Fu
Du Fu | 杜甫 | person | P4 | the Tang poet of people's sufferings, called the Sage of Poetry | 反映民間疾苦、有「詩聖」之稱的唐代詩人 | not=Li Bai
Su Shi | 蘇軾 | person | P4 | the Song writer, also a painter and official, after whose literary name a braised pork dish is named | 能詩善畫、有一道燉豬肉菜式以其別號命名的宋代文學家 | also=Su Dongpo; also-zh=蘇東坡
Sima Guang | 司馬光 | person | P4 | the Song statesman who as a boy broke a vat to save a playmate and later wrote Zizhi Tongjian | 幼時破缸救友、後來主編《資治通鑑》的宋代政治家
Bi Sheng | 畢昇 | person | P4 | the Song commoner who invented movable type | 發明活字印刷術的宋代平民
Yue Fei | 岳飛 | person | P4 | the Southern Song general who fought the Jin and bore four words of loyalty on his back | 抗擊金兵、背上刺有「盡忠報國」的南宋名將 | not=Wen Tianxiang
Wen Tianxiang | 文天祥 | person | P5 | the Southern Song chancellor who refused to surrender to the Mongols and wrote The Song of Righteousness | 寧死不降蒙古、寫下《正氣歌》的南宋丞相 | not=Yue Fei
Zheng He | 鄭和 | person | P4 | the Ming eunuch admiral who led seven voyages as far as East Africa | 七次率船隊出洋、遠達東非的明代宦官
Li Shizhen | 李時珍 | person | P4 | the Ming physician who spent nearly thirty years on a great work about medicines | 以近三十年編寫藥物巨著的明代醫學家 | not=Hua Tuo
Lin Zexu | 林則徐 | person | P5 | the Qing official who destroyed opium at Humen in 1839 | 1839年在虎門銷煙的清代官員
Zhan Tianyou | 詹天佑 | person | P5 | the engineer who built the Beijing-Zhangjiakou railway, the first designed by Chinese | 主持修建首條國人自行設計的京張鐵路的工程師
Sun Yat-sen | 孫中山 | person | P4 | the revolutionary, trained as a doctor in Hong Kong, who became provisional president of the Republic in 1912 | 曾在香港習醫、1912年就任臨時大總統的革命家
Qian Xuesen | 錢學森 | person | P5 | the scientist called the father of Chinese rockets and space flight | 被譽為「中國航天之父」的科學家
Yuan Longping | 袁隆平 | person | P5 | the scientist called the father of hybrid rice | 被譽為「雜交水稻之父」的科學家
Tu Youyou | 屠呦呦 | person | P5 | the scientist who won a Nobel Prize in 2015 for finding artemisinin against malaria | 因發現青蒿素治瘧疾而在2015年獲諾貝爾獎的科學家
Deng Jiaxian | 鄧稼先 | person | S1 | the physicist who led the design of the first atomic and hydrogen bombs of China | 領導設計中國首枚原子彈和氫彈的物理學家
Yang Liwei | 楊利偉 | person | P4 | the first Chinese astronaut sent into space by China, aboard Shenzhou 5 in 2003 | 2003年乘搭神舟五號、中國自行送上太空的首名航天員
Liu Yang | 劉洋 | person | P5 | the first Chinese woman in space, aboard Shenzhou 9 in 2012 | 2012年乘搭神舟九號、首名進入太空的中國女性
Charles Kao | 高錕 | person | P5 | the Nobel Prize winner of 2009 and former head of CUHK called the father of fibre optics | 2009年獲諾貝爾獎、曾任中大校長的「光纖之父」
Louis Cha | 金庸 | person | P5 | the Hong Kong writer of martial arts novels such as The Legend of the Condor Heroes | 著有《射鵰英雄傳》的香港武俠小說家 | also=Jin Yong; also-zh=查良鏞
Bruce Lee | 李小龍 | person | P4 | the martial arts film star who created Jeet Kune Do | 創立截拳道的武打電影巨星
Lee Lai-shan | 李麗珊 | person | P4 | the windsurfer from Cheung Chau who won the first Olympic gold medal of Hong Kong, in 1996 | 來自長洲、1996年奪得香港首面奧運金牌的滑浪風帆選手
Cheung Ka-long | 張家朗 | person | P5 | the foil fencer who won Olympic gold medals for Hong Kong in Tokyo and Paris | 在東京和巴黎奧運奪得金牌的香港花劍選手
Siobhan Haughey | 何詩蓓 | person | P5 | the swimmer who was the first Hong Kong athlete to win two medals at one Olympic Games | 首名在同一屆奧運奪得兩面獎牌的香港泳手
Sarah Lee | 李慧詩 | person | P5 | the track cyclist who won Olympic bronze medals for Hong Kong in London and Tokyo | 在倫敦和東京奧運奪得銅牌的香港場地單車選手
Florence Nightingale | 南丁格爾 | person | P4 | the English founder of modern nursing, called the Lady with the Lamp | 現代護理的英國先驅，被稱為「提燈女士」
Mother Teresa | 德蘭修女 | person | P4 | the Catholic nun who served the poorest in Calcutta | 在加爾各答服務最貧苦者的天主教修會成員 | also-zh=特蕾莎修女
Helen Keller | 海倫‧凱勒 | person | P4 | the American writer who lost sight and hearing as a baby and learnt to speak | 幼年失明失聰、後來學會說話的美國作家 | not=Louis Braille
Louis Braille | 布萊葉 | person | P5 | the Frenchman who invented a system of raised dots by which the blind can read | 為失明人士發明凸點文字的法國人 | not=Helen Keller
Mahatma Gandhi | 甘地 | person | P5 | the leader who won Indian independence by non-violent resistance | 以非暴力抗爭帶領印度獨立的領袖
Martin Luther King Jr. | 馬丁‧路德‧金 | person | P5 | the leader of the American civil rights movement who gave the speech "I Have a Dream" | 發表「我有一個夢」演說的美國民權運動領袖
Nelson Mandela | 曼德拉 | person | P5 | the man imprisoned for 27 years who became the first black president of South Africa | 入獄27年、後來成為南非首位黑人總統的領袖
Thomas Edison | 愛迪生 | person | P4 | the American inventor of the phonograph who made a practical light bulb | 發明留聲機、製成實用電燈泡的美國人 | not=Alexander Graham Bell
Alexander Graham Bell | 貝爾 | person | P4 | the inventor who patented the telephone in 1876 | 1876年取得電話專利的發明家 | not=Thomas Edison
Wright brothers | 萊特兄弟 | person | P4 | the Americans who made the first powered aeroplane flight in 1903 | 1903年完成首次動力飛機飛行的美國人
James Watt | 瓦特 | person | P4 | the Scottish engineer who greatly improved the steam engine | 大大改良蒸汽機的蘇格蘭工程師
Alexander Fleming | 弗萊明 | person | P5 | the scientist who discovered penicillin in 1928 | 1928年發現盤尼西林的科學家
Edward Jenner | 詹納 | person | P5 | the English doctor who used cowpox to make the first vaccine, against smallpox | 以牛痘製成首種疫苗預防天花的英國醫生
Jane Goodall | 珍‧古德 | person | P5 | the scientist known for her long study of wild chimpanzees in Tanzania | 以長期研究坦桑尼亞野生黑猩猩聞名的科學家
Neil Armstrong | 岩士唐 | person | P4 | the first man to walk on the Moon, in 1969 | 1969年首名踏足月球的人 | also-zh=阿姆斯特朗
Yuri Gagarin | 加加林 | person | P5 | the first human in space, who circled the Earth in 1961 | 1961年環繞地球、首名進入太空的人
set | thinkers and poets of ancient China | 中國古代思想家和詩人 | Confucius; Mencius; Qu Yuan; Li Bai; Du Fu
set | inventors and scientists of ancient China | 中國古代發明家和科學家 | Cai Lun; Zhang Heng; Bi Sheng; Zu Chongzhi; Li Shizhen; Hua Tuo
set | travellers of ancient China | 中國古代旅行家 | Zhang Qian; Xuanzang; Zheng He; Faxian=法顯
set | loyal heroes of China | 中國的忠臣義士 | Yue Fei; Wen Tianxiang; Qu Yuan; Zhuge Liang; Lin Zexu
set | rulers and statesmen of China | 中國的君主和政治家 | Qin Shi Huang; Wu Zetian; Zhuge Liang; Sima Guang; Sun Yat-sen
set | makers of modern China | 近代中國的人物 | Lin Zexu; Zhan Tianyou; Sun Yat-sen; Qian Xuesen
set | modern Chinese scientists | 現代中國科學家 | Qian Xuesen; Yuan Longping; Tu Youyou; Deng Jiaxian; Charles Kao
set | people in space | 航天人物 | Yang Liwei; Liu Yang; Neil Armstrong; Yuri Gagarin
set | famous people of Hong Kong | 香港名人 | Charles Kao; Louis Cha; Bruce Lee; Lee Lai-shan
set | athletes of Hong Kong | 香港運動員 | Lee Lai-shan; Cheung Ka-long; Siobhan Haughey; Sarah Lee
set | people who served the sick and disabled | 服務病人和傷殘人士的人物 | Florence Nightingale; Mother Teresa; Helen Keller; Louis Braille
set | people who stood up for rights | 爭取權利的人物 | Mahatma Gandhi; Martin Luther King Jr.; Nelson Mandela; Malala Yousafzai=馬拉拉
set | inventors of the world | 世界發明家 | Thomas Edison; Alexander Graham Bell; Wright brothers; James Watt; Louis Braille
set | people of science and medicine | 科學和醫學人物 | Alexander Fleming; Edward Jenner; Florence Nightingale; Jane Goodall; Tu Youyou
set | famous women | 著名女性 | Wu Zetian; Tu Youyou; Mother Teresa; Malala Yousafzai=馬拉拉; Jane Goodall; Liu Yang
order | famous Chinese from the earliest to the latest | 中國名人的先後 | Confucius > Qin Shi Huang > Cai Lun > Xuanzang > Yue Fei > Zheng He > Lin Zexu > Sun Yat-sen
order | inventions that changed the world | 改變世界的發明先後 | steam engine of Watt=瓦特蒸汽機 > telephone of Bell=貝爾電話 > aeroplane of the Wright brothers=萊特兄弟飛機 > penicillin=盤尼西林
order | steps into space | 人類航天的里程碑 | Gagarin in orbit=加加林環繞地球 > Armstrong on the Moon=岩士唐登月 > Yang Liwei in space=楊利偉進入太空 > Liu Yang in space=劉洋進入太空

== World Heritage of China | 中國的世界遺產
Great Wall | 長城 | place | P4 | the defence work that runs for thousands of kilometres over mountains in the north of China | 橫越中國北方群山、綿延數千公里的防禦工程
Forbidden City | 故宮 | place | P4 | the palace in Beijing where Ming and Qing emperors lived and ruled | 明清皇帝居住和理政的北京宮殿 | also-zh=紫禁城
Temple of Heaven | 天壇 | place | P4 | the altar complex in Beijing where emperors prayed for good harvests | 明清皇帝祈求五穀豐登的北京祭祀建築群
Summer Palace | 頤和園 | place | P4 | the imperial garden in Beijing with Kunming Lake and the Long Corridor, rebuilt by Empress Dowager Cixi | 設有昆明湖和長廊、由慈禧重建的北京皇家園林
Ming Tombs | 明十三陵 | place | P5 | the burial ground near Beijing of the emperors from Yongle to Chongzhen | 位於北京近郊、永樂至崇禎歷代皇帝的墓葬群 | also-zh=十三陵
Peking Man Site | 周口店北京人遺址 | place | P5 | the caves near the capital of China where fossils of early humans and traces of fire were found | 位於首都房山區、發現早期人類化石和用火痕跡的洞穴
Terracotta Army | 秦始皇兵馬俑 | place | P4 | the thousands of life-size clay soldiers and horses buried near Xi'an to guard a ruler's tomb | 埋在西安附近、守護帝王陵墓的數千個真人大小陶像
Mogao Caves | 莫高窟 | place | P5 | the Buddhist rock-cut temples of Dunhuang in Gansu with wall paintings and a hidden library | 位於甘肅敦煌、有壁畫和藏經洞的佛教石窟寺
Longmen Grottoes | 龍門石窟 | place | P5 | the Buddhist rock sculptures near Luoyang in Henan with the great Vairocana Buddha | 位於河南洛陽、有盧舍那大佛的佛教石刻群
Yungang Grottoes | 雲岡石窟 | place | P5 | the Buddhist rock sculptures near Datong in Shanxi begun by the Northern Wei | 位於山西大同、北魏開鑿的佛教石刻群
Leshan Giant Buddha | 樂山大佛 | place | P5 | the seated stone figure 71 metres high cut into a cliff in Sichuan where rivers meet | 位於四川江流匯合處崖壁、高71米的石刻坐像
Potala Palace | 布達拉宮 | place | P4 | the fortress-like building on a hill in Lhasa that was the winter home of the Dalai Lamas | 矗立拉薩山上、歷代達賴喇嘛的冬季居所
Mountain Resort of Chengde | 承德避暑山莊 | place | P5 | the Qing imperial retreat in Hebei where emperors spent the hot months | 位於河北、清代皇帝夏天居住的行宮
Old Town of Lijiang | 麗江古城 | place | P5 | the Naxi settlement with canals and stone streets below a snow mountain in Yunnan | 位於雲南雪山下、水道和石路縱橫的納西族城鎮
Ancient City of Ping Yao | 平遙古城 | place | P5 | the walled Ming and Qing banking town in Shanxi | 位於山西、保存城牆和票號的明清城鎮
Grand Canal | 大運河 | place | P4 | the oldest and longest man-made waterway of the world, which links Beijing with Hangzhou | 連接北京與杭州、世上最古老最長的人工水道
Dujiangyan Irrigation System | 都江堰 | place | P5 | the water works near Chengdu built by Li Bing in the Qin state, still in use | 秦國李冰在成都附近興建、至今仍在使用的水利工程
Historic Centre of Macao | 澳門歷史城區 | place | P4 | the group of squares, churches and temples that shows where Chinese and Portuguese cultures met | 由廣場、教堂和廟宇組成、展現中葡文化交匯的街區
Kaiping Diaolou and Villages | 開平碉樓與村落 | place | P5 | the fortified towers in rice fields of Jiangmen built with money from overseas Chinese | 由華僑匯款興建、散布江門稻田間的防禦建築群
Fujian Tulou | 福建土樓 | place | P5 | the round and square earthen homes of clans in the mountains of southeast China | 東南山區家族聚居的圓形和方形夯泥民居群
Yin Xu | 殷墟 | place | S1 | the ruins at Anyang in Henan of the late Shang capital, where oracle bones were found | 位於河南安陽、出土甲骨文的商代晚期都城遺址
Liangzhu Ruins | 良渚古城遺址 | place | S1 | the city remains of Zhejiang about five thousand years old with jade cong and a system of dams | 位於浙江、距今約五千年、有玉琮和水壩系統的都邑遺跡
Gulangyu | 鼓浪嶼 | place | P5 | the island off Xiamen with consulates, villas and many pianos | 位於廈門對岸、多領事館、別墅和鋼琴的小島
Mount Tai | 泰山 | place | P4 | the eastern one of the Five Great Mountains, in Shandong, where emperors made offerings to heaven | 位於山東、歷代皇帝封禪的東嶽
Mount Huang | 黃山 | place | P4 | the mountain of Anhui famous for oddly shaped pines, strange rocks, seas of clouds and hot springs | 位於安徽、以奇松、怪石、雲海和溫泉聞名的名山
Mount Wudang | 武當山 | place | P5 | the mountain of Hubei with Taoist buildings of the Ming dynasty and a school of martial arts | 位於湖北、有明代道教建築和武術流派的名山
Mount Emei | 峨眉山 | place | P5 | the Buddhist mountain of Sichuan linked with the bodhisattva Samantabhadra | 位於四川、供奉普賢菩薩的佛教名山
Mount Wutai | 五台山 | place | P5 | the Buddhist mountain of Shanxi linked with the bodhisattva Manjusri | 位於山西、供奉文殊菩薩的佛教名山
Jiuzhaigou | 九寨溝 | place | P5 | the valley of northern Sichuan with blue and green lakes and waterfalls | 位於四川北部、有藍綠湖泊和瀑布的山谷
Wulingyuan | 武陵源 | place | P5 | the scenic area of Hunan with thousands of narrow sandstone pillars | 位於湖南、有數千座砂岩石柱的風景區
South China Karst | 中國南方喀斯特 | place | P5 | the limestone landscapes of Guilin, the Stone Forest and other parts, formed as water dissolves the rock | 包括桂林和雲南石林等地、由水溶蝕石灰岩而成的地貌
China Danxia | 中國丹霞 | place | P5 | the landscape of red sandstone cliffs in Guangdong and five other provinces | 廣東等六省的紅色砂岩崖壁地貌
Hoh Xil | 可可西里 | place | P5 | the uninhabited high plateau of Qinghai where Tibetan antelopes calve | 位於青海、藏羚羊產羔的無人區高原
set | sights of Beijing on the World Heritage List | 北京的世界遺產 | Great Wall; Forbidden City; Temple of Heaven; Summer Palace; Ming Tombs; Peking Man Site
set | palaces and imperial sites | 宮殿和皇家遺產 | Forbidden City; Summer Palace; Mountain Resort of Chengde; Potala Palace; Temple of Heaven
set | Buddhist caves and statues of China | 中國的佛教石窟和造像 | Mogao Caves; Longmen Grottoes; Yungang Grottoes; Leshan Giant Buddha
set | old towns and quarters of China | 中國的古城和街區 | Old Town of Lijiang; Ancient City of Ping Yao; Historic Centre of Macao; Gulangyu
set | lakes, gardens and water works | 湖泊、園林和水利遺產 | Classical Gardens of Suzhou=蘇州古典園林; West Lake=杭州西湖; Grand Canal; Dujiangyan Irrigation System; Summer Palace
set | great works of old Chinese engineering | 中國古代偉大工程 | Great Wall; Grand Canal; Dujiangyan Irrigation System; Lingqu Canal=靈渠
set | archaeological sites of China | 中國的考古遺址 | Peking Man Site; Yin Xu; Liangzhu Ruins; Terracotta Army
set | mountains on the World Heritage List | 列入世界遺產的名山 | Mount Tai; Mount Huang; Mount Wudang; Mount Emei; Mount Wutai
set | natural heritage of China | 中國的自然遺產 | Jiuzhaigou; Wulingyuan; South China Karst; China Danxia; Sichuan Giant Panda Sanctuaries=四川大熊貓棲息地; Hoh Xil
set | world heritage of southwest China | 中國西南的世界遺產 | Jiuzhaigou; Potala Palace; Mount Emei; Dujiangyan Irrigation System; Old Town of Lijiang
fact | Mogao Caves | 莫高窟 | province or region | 所在省份或地區 | Gansu | 甘肅 |
fact | Potala Palace | 布達拉宮 | province or region | 所在省份或地區 | Tibet | 西藏 |
fact | Jiuzhaigou | 九寨溝 | province or region | 所在省份或地區 | Sichuan | 四川 |
fact | Longmen Grottoes | 龍門石窟 | province or region | 所在省份或地區 | Henan | 河南 |
fact | Yungang Grottoes | 雲岡石窟 | province or region | 所在省份或地區 | Shanxi | 山西 |
fact | Mount Tai | 泰山 | province or region | 所在省份或地區 | Shandong | 山東 |
fact | Mount Huang | 黃山 | province or region | 所在省份或地區 | Anhui | 安徽 |
fact | Old Town of Lijiang | 麗江古城 | province or region | 所在省份或地區 | Yunnan | 雲南 |
fact | Wulingyuan | 武陵源 | province or region | 所在省份或地區 | Hunan | 湖南 |
fact | Kaiping Diaolou | 開平碉樓 | province or region | 所在省份或地區 | Guangdong | 廣東 |
fact | Terracotta Army | 秦始皇兵馬俑 | province or region | 所在省份或地區 | Shaanxi | 陝西 |
fact | Mount Wudang | 武當山 | province or region | 所在省份或地區 | Hubei | 湖北 |
fact | West Lake | 杭州西湖 | province or region | 所在省份或地區 | Zhejiang | 浙江 |

== Guangdong-Hong Kong-Macao Greater Bay Area | 粵港澳大灣區
Shenzhen | 深圳 | place | P5 | the special economic zone on the border of Hong Kong, with many technology firms | 與香港接壤、科技企業雲集的經濟特區 | not=Zhuhai
Foshan | 佛山 | place | P5 | the Guangdong city west of the provincial capital known for ceramics, Wong Fei-hung and Ip Man | 位於省會以西、以陶瓷、黃飛鴻和葉問聞名的廣東城市
Huizhou | 惠州 | place | P5 | the easternmost mainland city of the Greater Bay Area, with a petrochemical zone at Daya Bay | 大灣區最東端、設有大亞灣石化區的內地城市
Dongguan | 東莞 | place | P5 | the manufacturing city between Guangzhou and Shenzhen, known as a workshop of the world, where Humen lies | 位於廣州與深圳之間、有「世界工廠」之稱、虎門所在的製造業城市
Zhongshan | 中山 | place | P5 | the Guangdong city where the founder of the Republic was born, in Cuiheng Village | 民國創建人的出生地翠亨村所在的廣東城市
Jiangmen | 江門 | place | P5 | the Guangdong city known as a home of overseas Chinese, with Kaiping and Xinhui | 有「僑鄉」之稱、包括開平和新會的廣東城市
Hong Kong | 香港 | place | P3 | the Greater Bay Area city that is an international centre of finance, shipping and trade and uses common law | 行普通法、作為國際金融、航運和貿易中心的大灣區城市
Macao | 澳門 | place | P4 | the Greater Bay Area city that is a world centre of tourism and leisure and a platform with Portuguese-speaking countries | 作為世界旅遊休閒中心和中國與葡語國家平台的大灣區城市
Qianhai | 前海 | place | S1 | the cooperation zone in western Shenzhen for modern services shared with Hong Kong | 位於深圳西部、深港現代服務業合作區所在地
Nansha | 南沙 | place | S1 | the southern district of Guangzhou by the sea, a zone for all-round cooperation of three places | 位於廣州臨海一端、粵港澳全面合作示範區所在地
Hetao | 河套 | place | S1 | the zone at the bend of the Shenzhen River for innovation and technology of two cities | 位於深圳河彎位、兩地科技創新合作區所在地
Northern Metropolis | 北部都會區 | place | S1 | the area around Yuen Long, Fanling and Sheung Shui planned for new homes, innovation and technology and links with Shenzhen | 香港規劃在元朗、粉嶺和上水一帶興建新房屋、發展創科並聯繫深圳的範圍
Shenzhen-Zhongshan Link | 深中通道 | place | P6 | the sea crossing of bridges, islands and tunnel opened in 2024 between the two banks of the Pearl River Estuary, north of the Hong Kong bridge | 2024年通車、由橋、島和隧道組成、在港珠澳大橋以北跨越珠江口的工程
Humen Bridge | 虎門大橋 | place | P6 | the suspension bridge of 1997 that crosses the Pearl River where opium was destroyed | 1997年在昔日銷毀鴉片之地跨越珠江的懸索橋
Guangzhou-Shenzhen-Hong Kong Express Rail Link | 廣深港高速鐵路 | place | P6 | the railway for fast trains from the provincial capital to West Kowloon | 由省會通往西九龍的快速列車路線 | also-zh=廣深港高鐵
Ruins of St Paul's | 大三巴牌坊 | place | P4 | the stone front of a Jesuit church in Macao that burnt down in 1835 | 澳門一座1835年焚毀的耶穌會教堂的石砌前壁
A-Ma Temple | 媽閣廟 | place | P4 | the oldest Chinese place of worship in Macao, for the goddess of the sea | 澳門最古老、供奉海上女神的祭祀建築
Senado Square | 議事亭前地 | place | P4 | the heart of old Macao, paved in black and white waves, in front of the former municipal council | 澳門舊城中心、鋪上黑白波浪紋碎石的廣場
Guia Lighthouse | 東望洋燈塔 | place | P4 | the tower of 1865 on the highest hill of the Macao peninsula that guides ships | 1865年建於澳門半島最高山上、指引船隻的建築
Canton Tower | 廣州塔 | place | P5 | the slim-waisted television mast about 600 metres high by the Pearl River | 位於珠江畔、高約600米、腰身纖細的電視發射建築 | also-zh=小蠻腰
Chen Clan Ancestral Hall | 陳家祠 | place | P5 | the late Qing building in Guangzhou built by people of one surname, now a museum of folk crafts | 廣州由同姓族人合建、現為民間工藝博物館的清末建築
Sun Yat-sen Memorial Hall | 中山紀念堂 | place | P5 | the octagonal building with blue tiles in Guangzhou in honour of the founder of the Republic | 位於廣州、藍瓦八角、向民國創建人致敬的建築
New York Bay Area | 紐約灣區 | place | S1 | the bay area on the Atlantic that is known for finance and Wall Street | 位於大西洋岸、以金融和華爾街聞名的世界級城市群
San Francisco Bay Area | 三藩市灣區 | place | S1 | the bay area on the American Pacific coast that is known for technology and Silicon Valley | 位於美國太平洋岸、以科技和矽谷聞名的世界級城市群 | also-zh=舊金山灣區
Tokyo Bay Area | 東京灣區 | place | S1 | the bay area of Asia outside China that is known for advanced manufacturing and ports such as Yokohama | 位於亞洲島國、以先進製造業和橫濱等港口聞名的世界級城市群
Guangdong-Hong Kong-Macao Greater Bay Area | 粵港澳大灣區 | place | P5 | the bay area of nine cities of the Pearl River Delta and two special administrative regions | 由珠江三角洲九市和兩個特別行政區組成的世界級城市群 | also=GBA; also-zh=大灣區
set | core cities of the Greater Bay Area | 大灣區的核心城市 | Hong Kong; Macao; Guangzhou=廣州; Shenzhen
set | mainland cities west of the Pearl River mouth | 珠江口西岸的內地城市 | Zhuhai=珠海; Foshan; Zhongshan; Jiangmen; Zhaoqing=肇慶
set | cities with special roles in the Greater Bay Area | 大灣區內各具特色的城市 | Guangzhou=廣州; Shenzhen; Zhuhai=珠海; Foshan; Dongguan; Jiangmen
set | cooperation zones and new areas | 合作區和新發展範圍 | Qianhai; Hengqin=橫琴; Nansha; Hetao; Northern Metropolis
set | sights of Macao | 澳門的景點 | Ruins of St Paul's; A-Ma Temple; Senado Square; Guia Lighthouse
set | sights of Guangzhou | 廣州的景點 | Canton Tower; Chen Clan Ancestral Hall; Sun Yat-sen Memorial Hall; Whampoa Military Academy=黃埔軍校
set | famous bay areas of the world | 世界著名灣區 | New York Bay Area; San Francisco Bay Area; Tokyo Bay Area; Guangdong-Hong Kong-Macao Greater Bay Area
order | opening of links across the Pearl River mouth | 珠江口跨海通道通車的先後 | Humen Bridge > Hong Kong-Zhuhai-Macao Bridge > Shenzhen-Zhongshan Link
fact | Guangdong | 廣東 | one-character short name | 簡稱 | Yue | 粵 |
fact | Hong Kong | 香港 | one-character short name | 簡稱 | Gang | 港 |
fact | Macao | 澳門 | one-character short name | 簡稱 | Ao | 澳 |
fact | Beijing | 北京 | one-character short name | 簡稱 | Jing | 京 |
fact | Shanghai | 上海 | one-character short name | 簡稱 | Hu | 滬 |
fact | Hunan | 湖南 | one-character short name | 簡稱 | Xiang | 湘 |
fact | Fujian | 福建 | one-character short name | 簡稱 | Min | 閩 |
fact | Shandong | 山東 | one-character short name | 簡稱 | Lu | 魯 |
fact | Hebei | 河北 | one-character short name | 簡稱 | Ji | 冀 |
fact | Guangxi | 廣西 | one-character short name | 簡稱 | Gui | 桂 |

== Belt and Road | 一帶一路
Silk Road Economic Belt | 絲綢之路經濟帶 | idea | S1 | the overland part of China's international cooperation initiative of 2013, through Central Asia to Europe | 2013年中國倡議、穿越中亞通往歐洲的陸上合作路線 | not=21st Century Maritime Silk Road
21st Century Maritime Silk Road | 21世紀海上絲綢之路 | idea | S1 | the shipping part of China's international cooperation initiative of 2013, to Southeast Asia, Africa and Europe | 2013年中國倡議、由沿岸港口通往東南亞、非洲和歐洲的航運合作路線 | not=Silk Road Economic Belt
Digital Silk Road | 數字絲綢之路 | idea | S2 | the part of China's international cooperation initiative for cables, 5G, e-commerce and satellites | 合作建設光纜、5G、電子商貿和衛星等的路線
Health Silk Road | 健康絲綢之路 | idea | S2 | the part of China's international cooperation initiative for vaccines, medical aid and fighting epidemics | 合作提供疫苗、醫療援助和對抗疫症的路線
policy coordination | 政策溝通 | method | S1 | the Belt and Road goal of having governments communicate and align their development plans | 各國政府商討並對接發展計劃的「五通」目標
facilities connectivity | 設施聯通 | method | S1 | the Belt and Road goal of building railways, roads, ports and power lines between countries | 在國家之間興建鐵路、公路、港口和電網的「五通」目標
unimpeded trade | 貿易暢通 | method | S1 | the Belt and Road goal of lowering tariffs and customs barriers so that goods flow freely | 減低關稅和通關障礙、令貨物自由往來的「五通」目標
financial integration | 資金融通 | method | S1 | the Belt and Road goal of joint banks, funds and wider use of the renminbi | 共同成立銀行、擴大人民幣使用的「五通」目標
people-to-people bonds | 民心相通 | method | S1 | the Belt and Road goal of exchanges in education, tourism, culture and medicine | 在教育、旅遊、文化和醫療上互相交流的「五通」目標
Asian Infrastructure Investment Bank | 亞洲基礎設施投資銀行 | institution | S1 | the bank with headquarters in Beijing, started on a Chinese proposal, that lends for railways, ports and power plants | 由中國倡議、總部設於北京、為鐵路、港口和發電廠提供貸款的機構 | also=AIIB; also-zh=亞投行; not=Asian Development Bank
Asian Development Bank | 亞洲開發銀行 | institution | S2 | the bank founded in 1966 with headquarters in Manila that fights poverty in its region | 1966年創立、總部設於馬尼拉、協助區內減貧的金融機構 | also=ADB; also-zh=亞行; not=Asian Infrastructure Investment Bank
New Development Bank | 新開發銀行 | institution | S2 | the bank with headquarters in Shanghai set up by the BRICS countries | 由金磚國家成立、總部設於上海的金融機構 | also=NDB; also-zh=金磚銀行
Silk Road Fund | 絲路基金 | institution | S2 | the Chinese state company set up in 2014 that puts capital into cooperation projects abroad | 2014年成立、以股權方式投資「一帶一路」項目的中國國有公司
China-Europe Railway Express | 中歐班列 | system | S1 | the freight trains that carry containers overland from Chinese cities to Germany, Poland and beyond | 由中國城市經陸路把貨櫃運往德國、波蘭等地的貨運火車
China-Laos Railway | 中老鐵路 | system | S2 | the line opened in 2021 from Kunming to Vientiane | 2021年通車、由昆明通往萬象的鐵路線
Jakarta-Bandung High-Speed Railway | 雅萬高鐵 | system | S2 | the line opened in 2023 in Indonesia, the first of its kind in Southeast Asia, also called Whoosh | 2023年在印尼通車、東南亞首條時速350公里的鐵路線
Mombasa-Nairobi Railway | 蒙內鐵路 | system | S2 | the line opened in 2017 that joins the Indian Ocean port of Kenya with its capital | 2017年通車、連接肯尼亞印度洋港口與首都的鐵路線
Addis Ababa-Djibouti Railway | 亞吉鐵路 | system | S2 | the electric line that gives Ethiopia a way to the Red Sea coast | 讓埃塞俄比亞通往紅海口岸的電氣化鐵路線
Port of Piraeus | 比雷埃夫斯港 | place | S2 | the Greek harbour near Athens run by COSCO | 由中遠海運營運、位於雅典附近的希臘海港
Gwadar Port | 瓜達爾港 | place | S2 | the Pakistani harbour on the Arabian Sea at the end of an economic corridor from Xinjiang | 位於阿拉伯海、由新疆伸延的經濟走廊終點的巴基斯坦海港
Hambantota Port | 漢班托塔港 | place | S2 | the harbour in the south of Sri Lanka leased to a Chinese company for 99 years | 位於斯里蘭卡南部、租予中國公司99年的海港
Port of Djibouti | 吉布提港 | place | S2 | the harbour in the Horn of Africa at the mouth of the Red Sea | 位於非洲之角、扼守紅海出口的海港
ancient Silk Road | 古代絲綢之路 | place | P5 | the network of land routes for camel trade between Chang'an and the Mediterranean opened in Han times | 漢代打通、由長安通往地中海的駱駝商隊陸路網絡
ancient Maritime Silk Road | 古代海上絲綢之路 | place | P6 | the sea routes by which porcelain and tea went from Guangzhou and Quanzhou to South Asia and Arabia | 由廣州和泉州把瓷器和茶葉運往南亞和阿拉伯的古代航線
Chang'an | 長安 | place | P5 | the Han and Tang capital in Shaanxi where caravans to the West set out | 位於今陝西、商隊西行起點的漢唐都城
Dunhuang | 敦煌 | place | P5 | the oasis town of western Gansu where the routes split north and south of the desert | 位於甘肅西部、商路在此分為沙漠南北兩道的綠洲城鎮
Quanzhou | 泉州 | place | S1 | the Fujian port that was called the greatest in the East in Song and Yuan times | 宋元時期被譽為「東方第一大港」的福建城市
Samarkand | 撒馬爾罕 | place | S2 | the old trading city of Central Asia, now in Uzbekistan, once the capital of Timur | 位於今烏茲別克、曾為帖木兒首都的中亞商業古城
Kashgar | 喀什 | place | S2 | the oasis city in the far west of Xinjiang where desert routes meet | 位於新疆最西部、沙漠兩道匯合的綠洲城市
set | routes of the Belt and Road | 「一帶一路」的路線 | Silk Road Economic Belt; 21st Century Maritime Silk Road; Digital Silk Road; Health Silk Road
set | five goals of connectivity | 五通 | policy coordination; facilities connectivity; unimpeded trade; financial integration; people-to-people bonds
set | banks and funds for development | 發展融資機構 | Asian Infrastructure Investment Bank; Asian Development Bank; New Development Bank; Silk Road Fund; World Bank
set | railways of the Belt and Road | 「一帶一路」的鐵路 | China-Europe Railway Express; China-Laos Railway; Jakarta-Bandung High-Speed Railway; Mombasa-Nairobi Railway; Addis Ababa-Djibouti Railway
set | ports of the Belt and Road | 「一帶一路」的港口 | Port of Piraeus; Gwadar Port; Hambantota Port; Port of Djibouti
set | old trade routes of China | 中國古代商路 | ancient Silk Road; ancient Maritime Silk Road; Tea Horse Road=茶馬古道; Grand Canal
set | cities of the ancient trade routes | 古代商路上的城市 | Chang'an; Dunhuang; Quanzhou; Samarkand; Kashgar
order | travelling the ancient Silk Road from east to west | 古代絲綢之路由東至西 | Chang'an > Dunhuang > Kashgar > Samarkand
fact | Asian Infrastructure Investment Bank | 亞洲基礎設施投資銀行 | city of headquarters | 總部所在城市 | Beijing | 北京 |
fact | Asian Development Bank | 亞洲開發銀行 | city of headquarters | 總部所在城市 | Manila | 馬尼拉 |
fact | New Development Bank | 新開發銀行 | city of headquarters | 總部所在城市 | Shanghai | 上海 |
fact | African Union | 非洲聯盟 | city of headquarters | 總部所在城市 | Addis Ababa | 亞的斯亞貝巴 |
fact | Kazakhstan | 哈薩克斯坦 | capital | 首都 | Astana | 阿斯塔納 |
fact | Pakistan | 巴基斯坦 | capital | 首都 | Islamabad | 伊斯蘭堡 |
fact | Laos | 老撾 | capital | 首都 | Vientiane | 萬象 |
fact | Kenya | 肯尼亞 | capital | 首都 | Nairobi | 內羅畢 |
fact | Uzbekistan | 烏茲別克 | capital | 首都 | Tashkent | 塔什干 |
fact | Greece | 希臘 | capital | 首都 | Athens | 雅典 |
`
