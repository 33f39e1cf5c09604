/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const citizenship = `
== Basic Law and One Country, Two Systems | 《基本法》與「一國兩制」
one country, two systems | 一國兩制 | idea | S1 | the principle that capitalism is kept in Hong Kong and Macao within a socialist state | 在社會主義國家之內，容許香港和澳門保留資本主義的方針
high degree of autonomy | 高度自治 | idea | S1 | the wide power, granted by the central authorities, with which the region runs its own local affairs | 特區獲中央授權，自行管理地方事務的廣泛權力 | not=sovereignty
sovereignty | 主權 | idea | S2 | the supreme and independent authority of a state over its territory and affairs | 國家對其領土和事務所擁有的最高而獨立的權力
territorial integrity | 領土完整 | idea | S4 | the principle that no part of the land of a state may be split off or seized | 國家的土地不容分裂或侵佔的原則
Sino-British Joint Declaration | 《中英聯合聲明》 | document | S2 | the agreement of 1984 by which two governments settled the return of Hong Kong in 1997 | 1984年兩國政府就1997年香港回歸所簽訂的協議
Basic Law of Hong Kong | 《香港基本法》 | document | S1 | the law adopted in 1990 that sets out the systems of the Hong Kong special administrative region | 1990年通過、規定香港特別行政區各項制度的全國性法律 | also=Basic Law; also-zh=《基本法》, 基本法
Constitution of the People's Republic of China | 《中華人民共和國憲法》 | document | S2 | the fundamental law with the highest legal force in the whole of China, in force since 1982 | 1982年起施行，在中國全國具有最高法律效力的根本法 | also-zh=國家憲法
Hong Kong National Security Law | 《香港國安法》 | document | S3 | the national law made in June 2020 that punishes secession, subversion, terrorist activities and collusion with foreign forces | 2020年6月由全國人大常委會制定，懲治分裂國家、顛覆國家政權、恐怖活動和勾結外國勢力的法律
Safeguarding National Security Ordinance | 《維護國家安全條例》 | document | S4 | the local law of March 2024 made to carry out Article 23 | 2024年3月由本地立法機關為履行第二十三條而制定的法例
National Anthem Ordinance | 《國歌條例》 | document | S3 | the Hong Kong law of 2020 that requires March of the Volunteers to be treated with respect | 2020年訂立，規定尊重《義勇軍進行曲》的香港法例

== Government of Hong Kong | 香港特區政府
Chief Executive of Hong Kong | 香港特別行政區行政長官 | role | P4 | the head of the Hong Kong special administrative region | 香港特區的首長 | also=Chief Executive; also-zh=行政長官
Chief Secretary for Administration | 政務司司長 | role | S1 | the most senior principal official under the head of the Hong Kong government, who coordinates the work of policy bureaux | 香港政府首長之下最高級的主要官員，負責統籌政策局工作
Financial Secretary | 財政司司長 | role | S1 | the Hong Kong principal official who prepares the annual budget | 每年編製財政預算案的香港主要官員
Secretary for Justice | 律政司司長 | role | S1 | the Hong Kong principal official who is the chief legal adviser of the government and controls criminal prosecutions | 擔任政府首席法律顧問並主管刑事檢控的香港主要官員
Commissioner of Police | 警務處處長 | role | S2 | the head of the force that keeps law and order in Hong Kong | 香港維持治安的紀律部隊首長
Director of Audit | 審計署署長 | role | S3 | the official who independently examines the accounts of the Hong Kong government and its value for money | 獨立審查香港政府帳目和衡工量值的官員
Ombudsman | 申訴專員 | role | S2 | the independent officer who investigates complaints of maladministration against Hong Kong government departments | 獨立調查市民投訴香港政府部門行政失當的人員
Chief Justice of the Court of Final Appeal | 終審法院首席法官 | role | S3 | the head of the Hong Kong judiciary | 香港司法機構的首長
President of the Legislative Council | 立法會主席 | role | S2 | the member elected by fellow lawmakers to preside over meetings of the Hong Kong legislature | 由香港立法機關成員互選產生、主持其會議的人
Executive Council | 行政會議 | institution | S1 | the body that assists the head of the Hong Kong government in policy-making | 協助香港政府首長決策的機構 | not=Legislative Council
Legislative Council | 立法會 | institution | S1 | the Hong Kong body that makes local laws, approves the budget and questions the government | 香港制定本地法律、審批財政預算和質詢政府的機關 | also=LegCo; not=Executive Council
Hong Kong judiciary | 香港司法機構 | institution | S2 | the independent courts and tribunals of Hong Kong, which try cases | 香港獨立行使審判權的各級法院和審裁處
Independent Commission Against Corruption | 廉政公署 | institution | S1 | the body, set up in 1974, that fights bribery in Hong Kong by enforcement, prevention and education | 1974年成立，以執法、預防和教育打擊香港貪污的機構 | also=ICAC; also-zh=廉署
Audit Commission | 審計署 | institution | S3 | the Hong Kong body that checks public accounts and whether public money is well spent | 審查香港公共帳目和公帑運用是否得宜的機構
Electoral Affairs Commission | 選舉管理委員會 | institution | S4 | the independent body that conducts and supervises Hong Kong public polls | 獨立主持和監督香港公共投票活動的機構
Department of Justice | 律政司 | institution | S2 | the Hong Kong government department that gives legal advice and conducts criminal prosecutions | 向香港政府提供法律意見並主管刑事檢控的部門
Equal Opportunities Commission | 平等機會委員會 | institution | S2 | the statutory body that enforces the laws against discrimination in Hong Kong | 負責執行香港反歧視法例的法定機構 | also=EOC; also-zh=平機會
Consumer Council | 消費者委員會 | institution | P5 | the statutory body that protects buyers in Hong Kong and tests products for them | 保障香港顧客權益並為他們測試產品的法定機構 | also-zh=消委會
Hong Kong Monetary Authority | 香港金融管理局 | institution | S3 | the body that supervises banks and keeps the exchange rate of the Hong Kong dollar stable | 監管銀行並維持港元匯率穩定的機構 | also=HKMA; also-zh=金管局
Policy Address | 施政報告 | document | S2 | the yearly speech in which the head of the Hong Kong government announces plans for governing | 香港政府首長每年公布管治方針和計劃的文件 | not=government budget
government budget | 財政預算案 | document | S2 | the yearly plan of public revenue and spending laid before the legislature | 每年向立法機關提交的公共收支計劃 | also=budget; not=Policy Address
consultation paper | 諮詢文件 | document | S3 | a paper in which a government sets out proposals and invites public views | 政府列出建議並邀請公眾提出意見的文件

== Government of China | 國家政治體制
National People's Congress | 全國人民代表大會 | institution | S2 | the highest organ of state power of China | 中國最高國家權力機關 | also=NPC; also-zh=全國人大; not=Chinese People's Political Consultative Conference
Standing Committee of the National People's Congress | 全國人民代表大會常務委員會 | institution | S3 | the permanent body of the highest organ of state power, which has the power to interpret the laws | 中國最高國家權力機關的常設機關，有權解釋法律 | also=NPCSC; also-zh=全國人大常委會
State Council | 國務院 | institution | S2 | the Central People's Government, the highest organ of state administration of China | 中國的中央人民政府，即最高國家行政機關
Supreme People's Court | 最高人民法院 | institution | S3 | the highest judicial organ in mainland China, which tries cases | 中國內地的最高審判機關 | not=Supreme People's Procuratorate
Supreme People's Procuratorate | 最高人民檢察院 | institution | S3 | the highest organ of public prosecution and legal supervision in mainland China | 中國內地的最高法律監督和公訴機關 | not=Supreme People's Court
Central Military Commission | 中央軍事委員會 | institution | S4 | the organ that commands the armed forces of China | 領導中國全國武裝力量的機關 | also-zh=中央軍委
Chinese People's Political Consultative Conference | 中國人民政治協商會議 | institution | S3 | the united front body in which parties and all sectors of China discuss state affairs | 中國各黨派和各界人士商討國是的統一戰線組織 | also=CPPCC; also-zh=全國政協
President of the People's Republic of China | 中華人民共和國主席 | role | S2 | the head of state of China | 中國的國家元首 | also-zh=國家主席
Premier of the State Council | 國務院總理 | role | S2 | the head of government of China | 中國中央人民政府的首長
Chairman of the Standing Committee of the National People's Congress | 全國人大常委會委員長 | role | S3 | the leader who presides over the permanent body of the highest organ of state power of China | 主持中國最高國家權力機關常設機關工作的領導人
General Secretary of the Communist Party of China | 中國共產黨中央委員會總書記 | role | S3 | the top leader of the ruling party of China | 中國執政黨的最高領導人
autonomous region | 自治區 | form | P5 | a first-level administrative unit of China where an ethnic minority exercises self-government, such as Tibet | 中國由聚居當地的少數民族管理地方事務的一級行政區，例如西藏
municipality directly under the central government | 直轄市 | form | P5 | a Chinese city with first-level administrative rank, such as Beijing or Chongqing | 中國屬一級行政區的城市，例如北京和重慶
special administrative region | 特別行政區 | form | P4 | a first-level unit of China with its own capitalist system, such as Hong Kong or Macao | 中國保留資本主義制度的一級地方行政單位，例如香港和澳門 | also=SAR; also-zh=特區; not=special economic zone
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
rule of law | 法治 | idea | S1 | the principle that everyone, the government included, is subject to the same known laws | 人人包括政府都受同一套公開法律約束的原則
judicial independence | 司法獨立 | idea | S2 | the freedom of judges to decide cases without interference | 法官審理案件不受干涉的原則
presumption of innocence | 無罪推定 | idea | S3 | the principle that an accused person is treated as not guilty until proved guilty | 被告在證實有罪之前須視為清白的原則 | also-zh=無罪假定
double jeopardy | 一罪兩審 | idea | S4 | the trying of a person again for an offence of which that person has already been acquitted or convicted | 某人已獲判無罪或定罪後，再次因相同罪行受審的情況
judicial review | 司法覆核 | process | S3 | the examination by a court of whether an act or decision of a public body is lawful | 由法庭審查公共機構的行為或決定是否合法的程序
appeal | 上訴 | process | S2 | the taking of a case to a higher court in order to change the ruling of a lower one | 向較高級法院要求改變下級法院裁決的程序
prosecution | 檢控 | process | S2 | the bringing of a criminal charge against a person and the conduct of the case in court | 就刑事罪行控告某人並在法庭進行訴訟的程序
mediation | 調解 | process | S3 | settlement of a dispute in which a neutral person helps the sides to reach their own agreement | 由中立人士協助爭議雙方自行達成協議的程序 | not=arbitration
arbitration | 仲裁 | process | S4 | settlement of a dispute outside court by a neutral person whose decision binds the sides | 在法院以外由中立人士作出有約束力裁決的程序 | not=mediation
common law | 普通法 | system | S2 | a legal system in which decisions of judges in earlier cases bind later ones | 以法官過往判例約束日後裁決的法律制度 | not=civil law system
civil law system | 大陸法系 | system | S4 | a legal tradition from continental Europe in which written codes, rather than precedents, are the main source of law | 源自歐洲，以成文法典而非判例為主要法律來源的制度 | not=common law
criminal law | 刑法 | system | S3 | the branch of law that defines offences against society and their punishments | 界定危害社會的罪行及其懲罰的法律 | not=private law
international law | 國際法 | system | S4 | the body of rules that binds states in their dealings with each other | 約束國家之間往來的一套規則
Court of Final Appeal | 終審法院 | institution | S2 | the highest court of Hong Kong | 香港最高級的法院
High Court | 高等法院 | institution | S2 | the Hong Kong court made up of the Court of Appeal and the Court of First Instance | 由上訴法庭和原訟法庭組成的香港法院
District Court | 區域法院 | institution | S3 | the Hong Kong court of middle rank whose judges can pass sentences of up to seven years | 香港的中級法院，最高可判處監禁七年
Magistrates' Courts | 裁判法院 | institution | S2 | the Hong Kong court in which almost all criminal cases begin | 香港差不多所有刑事案件最初提堂的法院
Small Claims Tribunal | 小額錢債審裁處 | institution | S3 | the Hong Kong body that hears minor money disputes in which lawyers may not represent the sides | 香港處理涉款不多的金錢糾紛，而雙方不得由律師代表的機構
Labour Tribunal | 勞資審裁處 | institution | S3 | the Hong Kong body that hears money claims between employers and employees | 香港處理僱主與僱員之間金錢申索的機構
Lands Tribunal | 土地審裁處 | institution | S3 | the Hong Kong body that hears tenancy, building management and property compensation cases | 香港處理租務、大廈管理和物業補償案件的機構
Coroner's Court | 死因裁判法庭 | institution | S3 | the Hong Kong court that inquires into how people died | 香港研訊死者如何致死的法庭
Juvenile Court | 少年法庭 | institution | S2 | the Hong Kong court that hears charges against persons under sixteen, except for homicide | 香港審理十六歲以下人士被控罪行的法庭，殺人罪除外
judge | 法官 | role | P5 | the person who presides in court, decides questions of law and passes sentence | 主持審訊、裁定法律問題並判刑的人
jury | 陪審團 | role | S2 | the group of ordinary citizens who decide the facts and the verdict in a serious trial | 在嚴重案件中裁定事實和罪名是否成立的一組普通市民
barrister | 大律師 | role | S2 | the lawyer in Hong Kong who specialises in pleading in court, with a right to appear in all courts | 香港專責出庭訟辯，並可在各級法院發言的法律專業人士 | not=solicitor
solicitor | 律師 | role | S2 | the lawyer in Hong Kong whom clients consult directly on general legal matters such as property and wills | 香港當事人可直接委聘，處理買賣樓宇、遺囑等一般法律事務的專業人士 | also-zh=事務律師; not=barrister
defendant | 被告人 | role | S2 | the person who is accused or sued in court | 在法庭上遭控告或起訴的一方 | also-zh=被告; not=plaintiff
plaintiff | 原告人 | role | S3 | the person who brings a civil lawsuit to court | 提出民事訴訟的一方 | also-zh=原告; not=defendant
witness | 證人 | role | S1 | the person who tells a court what he or she saw, heard or knows | 在法庭上說出所見所聞的人
prosecutor | 檢控官 | role | S2 | the lawyer who presents the case against an accused person on behalf of the state | 在刑事審訊中代表官方指控疑犯的人
imprisonment | 監禁 | method | S1 | the punishment of being locked up for a period | 把犯人關押一段時間的刑罰
fine | 罰款 | method | P5 | the punishment of paying a sum of money to the government | 要犯人向政府繳付金錢的刑罰
probation | 感化令 | method | S2 | the release of an offender under the supervision of an officer for a period instead of custody | 以在社區接受專責人員監管代替關押的判處
death penalty | 死刑 | method | S2 | the punishment of ending the life of an offender | 終結犯人生命的刑罰 | also=capital punishment
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
freedom of assembly | 集會自由 | idea | S2 | the right of people to gather peacefully | 人們和平聚集的權利 | not=freedom of association
freedom of association | 結社自由 | idea | S2 | the right of people to form and join organisations such as unions and clubs | 組織和參加社團、工會等團體的權利 | not=freedom of assembly
freedom of religion | 宗教自由 | idea | S1 | the right to hold, practise or change a faith | 信奉、實踐或改變信仰的權利
freedom of movement | 遷徙自由 | idea | S2 | the right to travel and to choose where to live | 旅行和選擇居住地方的權利
right to privacy | 私隱權 | idea | S2 | the right to keep one's personal life and data from unwanted intrusion | 個人生活和資料不受無理侵擾的權利
right to vote | 投票權 | idea | S1 | the right to choose representatives at an election | 在選舉中選出代表的權利 | also=suffrage
right to stand for election | 被選舉權 | idea | S2 | the right to be a candidate for public office | 參選公職的權利
civil disobedience | 公民抗命 | method | S4 | the open and peaceful breaking of a law one thinks unjust as a protest | 公開及和平地違反自認為不公義的法律，以示抗議的做法
strike | 罷工 | method | S2 | the stopping of work by employees in order to press for demands | 僱員停止工作以爭取要求的做法
lobbying | 遊說 | method | S4 | the attempt to persuade lawmakers or officials directly to favour a cause | 直接說服議員或官員支持某項主張的做法
demonstration | 示威 | method | S1 | the public gathering or march of people to show their views | 眾人公開聚集或遊行以表達訴求的做法

== Democracy and constitutions | 民主與憲制
direct democracy | 直接民主 | system | S4 | a form of government in which citizens themselves vote on laws and policies | 由公民親自投票決定法律和政策的政體 | not=representative democracy
representative democracy | 代議民主 | system | S3 | a form of government in which citizens elect people to make decisions for them | 由公民選出代表為其決策的政體 | not=direct democracy
absolute monarchy | 君主專制 | system | S2 | a form of government in which a king or queen rules with unlimited power | 君王權力不受限制的政體 | also-zh=絕對君主制; not=constitutional monarchy
constitutional monarchy | 君主立憲制 | system | S2 | a form of government in which a king or queen is head of state with powers limited by law | 君王為國家元首而權力受法律限制的政體 | not=absolute monarchy
republic | 共和國 | system | S2 | a state without a monarch, whose head of state is not hereditary | 沒有君主，國家元首並非世襲的國家
oligarchy | 寡頭政治 | system | S4 | a form of government in which a small group holds power | 由少數人掌握權力的政體
anarchy | 無政府狀態 | system | S4 | the condition of a society without any government | 社會沒有任何管治權力存在的情況
totalitarianism | 極權主義 | system | S4 | a form of rule in which the state controls every part of public and private life | 國家全面控制公共和私人生活的統治形式
presidential system | 總統制 | system | S4 | a form of government in which the chief executive is elected separately from the legislature for a fixed term | 行政首長獨立於立法機關選出，並有固定任期的政體 | not=parliamentary system
parliamentary system | 議會制 | system | S4 | a form of government in which the cabinet comes from the legislature and depends on its confidence | 內閣由立法機關產生，並須得其信任的政體 | not=presidential system
federalism | 聯邦制 | system | S4 | a system in which a constitution divides power between a national government and states | 憲法把權力劃分給全國政府和各州的制度 | not=unitary system
unitary system | 單一制 | system | S4 | a system in which the central government holds all power and local bodies have only what it grants | 權力屬於中央，地方權力由中央授予的制度 | not=federalism
confederation | 邦聯 | system | S5 | a loose union of sovereign states with a weak common government | 主權國家組成的鬆散聯盟，共同機構的權力薄弱
separation of powers | 三權分立 | idea | S3 | the division of government into legislative, executive and judicial branches held by different people | 立法、行政和司法由不同機關掌握的原則
popular sovereignty | 主權在民 | idea | S4 | the principle that the authority of government comes from the consent of its people | 政府權力來自人民同意的原則
social contract | 社會契約 | idea | S4 | the supposed agreement in which people give up some freedom in return for protection by the state | 人們放棄部分自由以換取國家保護的假想協議
limited government | 有限政府 | idea | S5 | the principle that those in power may do only what the constitution allows | 當權者只可做憲法所容許之事的原則
executive | 行政機關 | institution | S2 | the branch of government that carries out laws | 負責執行法律和施行政策的政府部門
bureaucracy | 官僚機構 | institution | S5 | the body of appointed, permanent officials ranked in a hierarchy who run the departments of government | 由受委任的常任官員按層級組成，處理政府部門日常工作的組織
cabinet | 內閣 | institution | S4 | the group of heads of departments or ministers who advise the head of government | 由各部門首長組成，協助政府首腦決策的班子
United States Senate | 美國參議院 | institution | S4 | the house of the American Congress in which every state has two members | 美國國會中每州各有兩名議員的議院 | not=United States House of Representatives
United States House of Representatives | 美國眾議院 | institution | S4 | the house of the American Congress in which seats are shared out by population | 美國國會中按人口分配議席的議院 | not=United States Senate
House of Commons | 英國下議院 | institution | S4 | the elected house of the British Parliament | 英國國會中由民選議員組成的議院 | not=House of Lords
House of Lords | 英國上議院 | institution | S4 | the unelected house of the British Parliament | 英國國會中並非由民選產生的議院 | not=House of Commons
veto | 否決權 | method | S4 | the power of one person or member to block a decision or bill | 單一人士或成員可阻止決議或法案的權力
impeachment | 彈劾 | method | S4 | the formal charging of a high official with wrongdoing by a legislature | 立法機關正式指控高級官員失當行為的做法
filibuster | 拉布 | method | S4 | the delaying of a vote in a legislature by endless speeches or motions | 以冗長發言或大量動議拖延議會表決的做法
referendum | 公民投票 | method | S4 | the putting of a single question to all voters for decision | 把某項議題交由全體選民表決的做法 | also-zh=公投
executive order | 行政命令 | method | S5 | a directive by a president to the administration with the force of law but without a vote of the legislature | 總統無須經立法機關表決而發出、具法律效力的指令
constitutional amendment | 憲法修正案 | document | S4 | a formal change of the wording of the fundamental law of a state | 對國家根本法條文的正式改動
treaty | 條約 | document | S2 | a formal written agreement between states | 國家之間正式簽訂的書面協議
constitution | 憲法 | document | S2 | the fundamental law that sets out the structure and limits of a government | 規定政府架構和權力限制的根本法
United States Declaration of Independence | 《美國獨立宣言》 | document | S3 | the statement of 1776 by which thirteen colonies broke away from Britain | 1776年十三個殖民地宣布脫離英國的文件
Magna Carta | 《大憲章》 | document | S3 | the English charter of 1215 by which King John accepted limits on royal power | 1215年英王約翰承認王權受限的文件
Universal Declaration of Human Rights | 《世界人權宣言》 | document | S3 | the United Nations statement of 1948 on the freedoms that belong to every person | 1948年聯合國就人人享有的基本自由所發表的文件
Convention on the Rights of the Child | 《兒童權利公約》 | document | S1 | the United Nations treaty of 1989 on the rights of persons under eighteen | 1989年聯合國就保障十八歲以下人士而訂的公約
liberalism | 自由主義 | theory | S4 | the political belief that puts individual freedom and rights first | 以個人權利和不受束縛為首要的政治思想
conservatism | 保守主義 | theory | S4 | the political belief that values tradition and prefers slow change | 重視傳統並主張緩慢改變的政治思想
fascism | 法西斯主義 | theory | S3 | the extreme nationalist belief that demands obedience to one leader and rejects democracy | 極端民族主義、要求服從領袖並反對民主的政治思想
anarchism | 無政府主義 | theory | S5 | the political belief that all states should be abolished | 主張廢除一切國家權力的政治思想
populism | 民粹主義 | theory | S5 | the political appeal to ordinary people against a corrupt elite | 訴諸平民、反對腐敗精英的政治主張
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
electoral college | 選舉人團 | institution | S4 | the body of 538 persons that formally chooses the American president | 由538人組成，正式選出美國總統的組織
geographical constituency | 地方選區 | form | S2 | an electoral unit of Hong Kong made up of the voters who live in one area | 由居住在同一區域的選民組成的香港選舉單位 | not=functional constituency
functional constituency | 功能界別 | form | S2 | an electoral unit of Hong Kong made up of the voters of one trade or profession | 由同一行業或專業的選民組成的香港選舉單位 | not=geographical constituency
primary election | 初選 | event | S4 | an election in which the candidate of a party is chosen | 選出政黨候選人的投票
general election | 大選 | event | S3 | an election in which all or most seats of a national legislature are filled at the same time | 同時選出全國議會全部或大部分議席的投票
secret ballot | 不記名投票 | method | S2 | voting in which nobody can find out how a person has voted | 令他人無法得知選民選擇的投票方式 | also-zh=暗票
political party | 政黨 | group | S2 | an organised group that puts up candidates and seeks to hold power | 推舉候選人並謀求執政的組織 | not=interest group
interest group | 利益團體 | group | S3 | an organised group that seeks to influence policy for its members without seeking office itself | 為成員影響政策但不謀求執政的組織 | also=pressure group; also-zh=壓力團體; not=political party
trade union | 工會 | group | S2 | an association of employees that protects their pay and conditions | 保障僱員薪酬和工作條件的組織
think tank | 智庫 | group | S4 | an organisation that researches and proposes public policy | 研究並建議公共政策的機構
non-governmental organisation | 非政府組織 | group | S2 | a non-profit body independent of the state that works for a social cause | 獨立於官方、為社會目標服務的非牟利機構 | also=NGO
charity | 慈善團體 | group | P4 | an organisation set up to help people in need with donations | 以捐款幫助有需要人士的組織
coalition government | 聯合政府 | system | S4 | a government formed by two or more parties together because none has a majority | 由兩個或以上政黨因無一過半而合組的執政班子
one-party system | 一黨制 | system | S4 | a political order in which only a single party is allowed to hold power | 只容許單一政治組織執政的制度
multi-party system | 多黨制 | system | S4 | a political order in which three or more parties have a real chance of sharing power | 三個或以上政治組織有機會執政的制度
opinion poll | 民意調查 | method | S2 | a survey of a sample of people about what they think | 訪問部分市民以了解大眾看法的方法
focus group | 焦點小組 | method | S4 | a guided discussion with a few chosen people to learn their views in depth | 邀請少數人作引導式討論以深入了解看法的方法
public consultation | 公眾諮詢 | method | S2 | the collecting of citizens' views by a government before it decides | 政府決策前收集市民意見的做法

== National security | 國家安全
political security | 政治安全 | idea | S3 | the field of national security that guards the state's regime and system | 保護國家政權和制度的國家安全領域
military security | 軍事安全 | idea | S3 | the field of national security that guards against armed attack | 保護國家免受武力侵犯的國家安全領域
economic security | 經濟安全 | idea | S3 | the field of national security that guards development, trade and the supply of wealth | 保護國家發展、貿易和財富的國家安全領域
cultural security | 文化安全 | idea | S3 | the field of national security that guards traditions, values and language | 保護國家傳統、價值和語言的國家安全領域
cyber security | 網絡安全 | idea | S3 | the field of national security that guards computer systems against attack | 保護電腦系統免受攻擊的國家安全領域
ecological security | 生態安全 | idea | S3 | the field of national security that guards the natural environment | 保護自然環境的國家安全領域
biosecurity | 生物安全 | idea | S3 | the field of national security that guards against epidemics and dangerous germs | 防範疫症和危險病菌的國家安全領域
nuclear security | 核安全 | idea | S3 | the field of national security that guards radioactive materials and power stations that use them | 保護放射性物料及相關電站的國家安全領域
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
nationalism | 民族主義 | theory | S3 | the political belief that puts loyalty to one's own people and their state above all | 以效忠本族和建立本族國家為首要的政治思想
realism | 現實主義 | theory | S5 | the view that states compete for power and security in a world without a ruler above them | 認為世界沒有更高權威，各國只能爭奪權力和安全的理論
constructivism | 建構主義 | theory | S6 | the view that relations between states are shaped by shared ideas, norms and identities | 認為國家之間的關係由共同觀念、規範和身分塑造的理論
multilateralism | 多邊主義 | idea | S4 | the principle that several states should settle common affairs together | 由多國共同商討處理事務的原則 | not=unilateralism
unilateralism | 單邊主義 | idea | S4 | the practice of a state that acts alone without regard to others | 某國不顧他國而獨自行事的做法 | not=multilateralism
isolationism | 孤立主義 | idea | S4 | the policy of keeping out of the affairs and alliances of other states | 不參與他國事務和聯盟的外交主張
hegemony | 霸權 | idea | S5 | the dominance of one state over others | 一國支配其他國家的優勢地位
soft power | 軟實力 | idea | S4 | the ability of a state to get what it wants by attraction, as through culture and values | 國家憑文化和價值等吸引力達到目的的能力 | not=hard power
hard power | 硬實力 | idea | S4 | the ability of a state to get what it wants by military force or economic pressure | 國家憑軍事力量或經濟壓力達到目的的能力 | not=soft power
United Nations General Assembly | 聯合國大會 | institution | S3 | the United Nations organ in which every member state has one vote | 聯合國中每個會員國各有一票的機關
United Nations Security Council | 聯合國安全理事會 | institution | S3 | the United Nations organ of fifteen members that keeps the peace, five of which may veto | 聯合國負責維持和平的機關，十五個成員中有五個可行使否決 | also-zh=安理會
International Court of Justice | 國際法院 | institution | S4 | the United Nations organ in The Hague that settles legal disputes between states | 聯合國設於海牙，裁決國家之間法律爭端的機關 | not=International Criminal Court
International Criminal Court | 國際刑事法院 | institution | S4 | the body in The Hague that tries individuals for genocide and war crimes | 設於海牙，審訊犯下滅絕種族罪和戰爭罪的個人的機構 | not=International Court of Justice
World Health Organization | 世界衞生組織 | institution | P6 | the United Nations agency that deals with disease and public health | 聯合國處理疾病和公共健康的專門機構 | also=WHO; also-zh=世衞, 世界衛生組織
UNESCO | 聯合國教科文組織 | institution | S1 | the United Nations agency that lists World Heritage sites | 聯合國轄下編訂《世界遺產名錄》的專門機構
UNICEF | 聯合國兒童基金會 | institution | P6 | the United Nations body that helps the young in need | 聯合國幫助有需要的未成年人的機構
UNHCR | 聯合國難民署 | institution | S3 | the United Nations body that protects people who have fled their country | 聯合國保護逃離本國者的機構
World Trade Organization | 世界貿易組織 | institution | S3 | the body that sets rules for commerce between economies and settles their disputes | 制定各經濟體通商規則並解決有關爭端的組織 | also=WTO; also-zh=世貿
International Monetary Fund | 國際貨幣基金組織 | institution | S3 | the body that lends to states in balance of payments crises and watches over exchange rates | 貸款予出現國際收支危機的國家並監察匯率的組織 | also=IMF; not=World Bank
World Bank | 世界銀行 | institution | S3 | the body that lends to poorer countries for long-term development projects | 為較貧窮國家的長期發展項目提供貸款的機構 | not=International Monetary Fund
International Labour Organization | 國際勞工組織 | institution | S4 | the United Nations agency that sets standards for working conditions | 聯合國訂立工作條件標準的專門機構
ASEAN | 東南亞國家聯盟 | institution | S2 | the regional body founded in Bangkok in 1967 by Thailand, Singapore, Indonesia, Malaysia and the Philippines | 1967年由泰國、新加坡、印尼、馬來西亞和菲律賓在曼谷創立的區域組織 | also-zh=東盟
NATO | 北大西洋公約組織 | institution | S3 | the military alliance of North American and European states founded in 1949 | 北美和歐洲國家於1949年成立的軍事同盟 | also-zh=北約
African Union | 非洲聯盟 | institution | S3 | the regional body of the states of the continent that contains Egypt and Kenya | 埃及、肯尼亞所在大洲的國家所組成的區域組織
APEC | 亞太經合組織 | institution | S3 | the forum of Pacific Rim economies, in which Hong Kong takes part, set up in 1989 | 1989年成立、香港有份參與的環太平洋經濟體論壇
Red Cross | 紅十字會 | institution | P5 | the humanitarian movement, begun in Switzerland, that aids the victims of war and disaster | 源於瑞士，救助戰爭和災難受害者的人道組織
Amnesty International | 國際特赦組織 | institution | S3 | the independent body that campaigns for prisoners of conscience and against torture | 為良心犯發聲並反對酷刑的獨立組織
Greenpeace | 綠色和平 | institution | P6 | the independent body that campaigns by direct action against damage to nature | 以直接行動反對破壞自然的獨立組織
Oxfam | 樂施會 | institution | P6 | the independent body, founded in Britain, that fights poverty and hunger | 源於英國、對抗貧窮和飢餓的獨立組織
economic sanctions | 經濟制裁 | method | S4 | the cutting of trade or finance with a state to make it change its conduct | 中斷與某國的貿易或金融往來，迫使其改變行為的手段
deterrence | 威懾 | method | S5 | the prevention of an attack by the threat of heavy retaliation | 以嚴厲報復的威脅來阻止對方進攻的策略
appeasement | 綏靖政策 | method | S4 | the giving in to an aggressor's demands in order to avoid war | 向侵略者讓步以避免戰爭的策略
containment | 圍堵政策 | method | S4 | the strategy of stopping a rival power from spreading | 阻止敵對力量擴張的策略
peacekeeping | 維和 | method | S3 | the sending of neutral forces to watch over a ceasefire | 派遣中立部隊監察停火的行動
diplomacy | 外交 | method | S3 | the management of relations between states by talks and representatives | 以談判和使節處理國與國關係的方法
foreign aid | 對外援助 | method | S3 | the giving of money, goods or skills by one country to help another | 一國向他國提供金錢、物資或技術的做法

== Globalisation and public policy | 全球化與公共政策
economic globalisation | 經濟全球化 | process | S3 | the growing worldwide flow of goods, capital and production | 商品、資本和生產在世界各地日益流通的過程
cultural globalisation | 文化全球化 | process | S3 | the growing worldwide spread of ways of life, tastes and entertainment | 生活方式、品味和娛樂在世界各地日益傳播的過程
political globalisation | 政治全球化 | process | S4 | the growing worldwide cooperation of governments and bodies in shared rule-making | 各國政府和組織在世界層面日益合作制定規則的過程
outsourcing | 外判 | process | S3 | the handing of work to another company by contract | 以合約把工作交給另一公司的做法
brain drain | 人才外流 | process | S3 | the departure of skilled people to live and work elsewhere | 有技能的人離開本地到外地生活工作的現象
deregulation | 放寬管制 | process | S5 | the removal of government rules from an industry | 政府撤銷對某行業規限的過程
privatisation | 私有化 | process | S4 | the transfer of public property or services to owners outside government | 把公營財產或服務轉交民間擁有者的過程 | not=nationalisation
nationalisation | 國有化 | process | S4 | the taking of a business into state ownership | 把企業收歸政府擁有的過程 | not=privatisation
free trade | 自由貿易 | idea | S3 | the exchange of goods between countries without tariffs or quotas | 國與國之間不設關稅和限額的商品交換 | not=protectionism
protectionism | 保護主義 | idea | S3 | the policy of shielding home industries from foreign competition | 使本國工業免受外國競爭的政策 | not=free trade

== Media and information literacy | 媒體和資訊素養
misinformation | 錯誤資訊 | form | S2 | false content spread without the intention to deceive | 並非有意欺騙而傳播的不實內容 | not=disinformation
disinformation | 虛假資訊 | form | S2 | false content spread on purpose to deceive | 蓄意欺騙而傳播的不實內容 | not=misinformation
malinformation | 惡意資訊 | form | S4 | true content, such as private data, spread in order to do harm | 為傷害他人而傳播的真實內容，例如私人資料
satire | 諷刺作品 | form | S3 | a work that mocks faults by humour and exaggeration | 以幽默和誇張嘲弄缺失的創作
filter bubble | 過濾氣泡 | process | S4 | the narrowing of what a user sees because algorithms select content like past choices | 演算法按用戶以往選擇推送內容，使其所見變窄的現象 | not=echo chamber
echo chamber | 回音室效應 | process | S4 | the strengthening of opinions within a group of people who only hear those who agree | 群體只聽到意見相同者的聲音，因而強化原有看法的現象 | not=filter bubble
cyberbullying | 網絡欺凌 | process | P5 | the repeated hurting of a person by insults or humiliation on the internet | 在互聯網上反覆以侮辱或羞辱傷害他人的行為
doxxing | 起底 | process | S2 | the publishing of a person's personal data without consent so as to harm | 未經同意公開他人個人資料以造成傷害的行為
phishing | 網絡釣魚 | process | S1 | the use of fake messages or websites to trick people into giving passwords | 以假訊息或假網站騙取密碼的行為
plagiarism | 抄襲 | process | P6 | the presenting of another's words or ideas as one's own | 把他人的文字或意念當作自己所有的行為
agenda-setting | 議題設定 | process | S5 | the media's influence on which issues the public thinks important | 傳媒影響公眾認為哪些事情重要的作用 | not=framing
gatekeeping | 守門 | process | S5 | the decision by editors about which news is let through to the public | 編輯決定哪些新聞可向公眾發布的過程
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
`
