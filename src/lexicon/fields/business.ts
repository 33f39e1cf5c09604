/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const business = `
== Business environment | 營商環境
political factor | 政治因素 | idea | S4 | an outside influence on a firm that comes from government stability, government policy or relations between countries | 來自政府穩定性、施政方針或國際關係的外在影響
economic factor | 經濟因素 | idea | S4 | an outside influence on a firm that comes from incomes, interest rates, inflation or unemployment | 來自收入、利率、通脹或失業率等的外在影響
social factor | 社會因素 | idea | S4 | an outside influence on a firm that comes from population, culture, lifestyle and education | 來自人口、文化、生活方式和教育的外在影響 | also=social and cultural factor; also-zh=社會及文化因素
technological factor | 科技因素 | idea | S4 | an outside influence on a firm that comes from new inventions and changes in machines and computing | 來自新發明以及機器和電腦進步的外在影響
environmental factor | 環境因素 | idea | S4 | an outside influence on a firm that comes from climate change, pollution and the supply of natural resources | 來自氣候變化、污染和天然資源供應的外在影響
legal factor | 法律因素 | idea | S4 | an outside influence on a firm that comes from the ordinances and court rules it must obey | 來自企業必須遵守的條例和法庭規則的外在影響
strength | 強項 | idea | S4 | in SWOT analysis, an internal feature that gives a firm an advantage over its rivals | 在強弱機危分析中，令企業勝過對手的內在特點 | also-zh=優勢
weakness | 弱項 | idea | S4 | in SWOT analysis, an internal feature that puts a firm at a disadvantage against its rivals | 在強弱機危分析中，令企業不及對手的內在特點 | also-zh=劣勢
opportunity | 機會 | idea | S4 | in SWOT analysis, an outside condition that a firm can make use of to do better | 在強弱機危分析中，企業可加以利用而得益的外在情況
threat | 威脅 | idea | S4 | in SWOT analysis, an outside condition that may harm the performance of a firm | 在強弱機危分析中，可能損害企業表現的外在情況
SWOT analysis | 強弱機危分析 | method | S4 | the study of the good and bad points inside a firm together with the favourable and harmful conditions outside it | 同時檢視企業內在優劣與外在有利和不利情況的分析方法 | also-zh=SWOT分析
PEST analysis | PEST分析 | method | S4 | the study of the political, economic, social and technological conditions that surround a firm | 檢視企業所處政治、經濟、社會及科技狀況的方法
five forces analysis | 五力分析 | method | S6 | the study of an industry through rivals, new entrants, substitutes, suppliers and buyers | 從現有對手、新加入者、替代品、供應商和買家檢視一個行業的方法 | also=Porter's five forces
value chain analysis | 價值鏈分析 | method | S6 | the study of the primary and support activities of a firm to see where each adds worth for customers | 檢視企業各項主要和輔助活動如何為顧客增添效益的方法
stakeholder | 持份者 | role | S4 | any person or body that affects, or is affected by, the activities of a business | 影響企業活動或受企業活動影響的任何人士或團體
creditor | 債權人 | role | S4 | a person or firm to whom a business owes money | 企業欠其款項的人士或機構
customer | 顧客 | role | S3 | a person or firm that buys the products of a business | 購買企業產品的人士或機構
supplier | 供應商 | role | S3 | a firm that sells materials, goods or services to another business for its operations | 向其他企業出售營運所需的原料、貨品或服務的機構
competitor | 競爭對手 | role | S3 | a firm that offers similar products to the same market | 在同一市場提供相類產品的企業
set | sources of outside influence on a business | 企業外在影響的來源 | political factor; economic factor; social factor; technological factor; environmental factor; legal factor
set | outside influences in PEST analysis | PEST分析中的外在影響 | political factor; economic factor; social factor; technological factor
set | elements of SWOT analysis | 強弱機危分析的要素 | strength; weakness; opportunity; threat
set | tools for analysing a firm and its surroundings | 分析企業及其環境的工具 | SWOT analysis; PEST analysis; five forces analysis; value chain analysis
set | people and firms with an interest in a business | 與企業利益相關者 | shareholder=股東; creditor; customer; supplier; employee=僱員; competitor
set | parties dealing with a company | 與公司有關的各方 | shareholder=股東; creditor; supplier; employee=僱員
set | outside parties of a business | 企業以外的各方 | creditor; customer; supplier; competitor

== Forms of ownership | 企業擁有權類型
sole proprietorship | 獨資經營 | form | S4 | a business owned by one person who bears all its debts without limit | 由一人擁有並由其承擔所有債務的企業 | also=sole trader
limited partnership | 有限責任合夥 | form | S5 | a jointly owned unincorporated business in which some owners risk only their capital but at least one bears its debts without limit | 部分東主只以出資額為限、至少一人承擔全部債務的非法團企業
private limited company | 私人有限公司 | form | S4 | an incorporated business with at most 50 members that may not invite the public to buy its shares | 成員不超過50人且不得公開向公眾招股的法團
public limited company | 公眾有限公司 | form | S4 | an incorporated business whose shares may be offered to anyone and freely transferred | 可公開向大眾招股而其股份可自由轉讓的法團
public corporation | 公營機構 | form | S4 | a body owned by the government and run on business lines to provide goods or services to society | 由政府擁有、按商業模式為社會提供產品或服務的機構 | also-zh=公共機構
franchise | 特許經營 | form | S4 | an arrangement in which one firm pays another for the right to use its name and business method | 付費取得另一企業的名稱和經營方式使用權的安排
joint venture | 合營企業 | form | S4 | a business set up and shared by two or more independent firms for a particular project | 兩家或以上獨立企業為某項目共同出資設立的業務
cooperative | 合作社 | form | S5 | an organisation owned and democratically controlled by its members for their mutual benefit | 由成員共同擁有、民主管理並為成員互惠而設的組織 | also=co-operative
social enterprise | 社會企業 | form | S4 | a business that trades mainly to do good for the community and reinvests most of its profit in that purpose | 以達成公益目標為主而把大部分利潤再投放於該目標的業務
franchisor | 特許經營授權商 | role | S4 | the firm that grants others the right to use its trade name and business method for fees | 收取費用而准許他人使用其商號名稱和經營模式的企業 | not=franchisee
franchisee | 特許經營加盟商 | role | S4 | the person or firm that pays fees to operate an outlet under the trade name and method of another | 繳付費用以他人的商號名稱和經營模式開店的人士或企業 | not=franchisor
sole proprietor | 獨資東主 | role | S4 | the single owner of an unincorporated business | 非法團企業的唯一擁有人
general partner | 普通合夥人 | role | S5 | a joint owner of an unincorporated firm who may manage it and is fully liable for its debts | 可參與管理並承擔企業全部債務的非法團企業共同擁有人 | not=limited partner
limited partner | 有限責任合夥人 | role | S5 | a joint owner of an unincorporated firm who may not manage it and risks only the capital contributed | 不得參與管理而只以出資額承擔債務的非法團企業共同擁有人 | not=general partner
director | 董事 | role | S4 | a person elected by the members of a company to set its policies and oversee its management | 由公司成員選出以制定公司政策並監督其管理的人
company secretary | 公司秘書 | role | S5 | the officer who keeps the statutory records of an incorporated business and files its returns | 負責保存法團法定紀錄並向當局提交申報的人員
auditor | 核數師 | role | S4 | an independent accountant who reports whether financial statements give a true and fair view | 獨立審查並報告財務報表是否真實公平的會計專業人士
limited liability | 有限責任 | property | S4 | the condition in which owners lose at most the capital they have agreed to invest when the business fails | 企業倒閉時擁有人最多只損失其認購資本的情況
unlimited liability | 無限責任 | property | S4 | the condition in which owners must use their private assets to pay the debts of the business | 擁有人須以私人財產償還企業債務的情況
separate legal entity | 獨立法人 | property | S4 | the status of a body that can own property, sue and be sued in its own name | 可以自身名義擁有財產、起訴和被起訴的地位 | also-zh=獨立法律個體
articles of association | 組織章程細則 | document | S5 | the document that sets out the internal rules by which a Hong Kong company is run | 載列香港公司內部管治規則的文件
certificate of incorporation | 公司註冊證明書 | document | S5 | the document issued by the registry to prove that a company has been formed | 由政府發出以證實某法團已經成立的文件
business registration certificate | 商業登記證 | document | S4 | the document issued by the Inland Revenue Department that every Hong Kong business must display at its premises | 由稅務局發出而所有香港商號須在營業地點展示的文件
prospectus | 招股章程 | document | S5 | the document by which a company invites the public to buy its shares or debentures | 公司邀請公眾認購其股份或債權證的文件 | also-zh=招股書
partnership agreement | 合夥契約 | document | S5 | the document in which joint owners of a firm settle capital, duties and the sharing of profits | 企業共同擁有人訂明出資、職責及盈利分配的文件
franchise agreement | 特許經營協議 | document | S5 | the document that sets out the fees and rights under which an outlet uses the trade name of another firm | 訂明開店者使用他人商號名稱的費用和權利的文件
set | forms of business ownership | 企業擁有權的類型 | sole proprietorship; limited partnership; private limited company; public limited company
set | forms in which businesses are organised | 企業的組織形式 | sole proprietorship; private limited company; public corporation; cooperative
set | ways of owning or running a business | 擁有或經營企業的方式 | franchise; joint venture; cooperative; social enterprise
set | bodies that trade | 營商的機構形式 | public limited company; public corporation; social enterprise; cooperative
set | owners of different businesses | 各類企業的擁有人 | sole proprietor; general partner; limited partner; shareholder=股東
set | persons in company affairs | 與公司事務有關的人 | director; shareholder=股東; company secretary; auditor
set | roles in franchising and partnership | 特許經營與合夥中的角色 | franchisor; franchisee; general partner; limited partner
set | documents about forming a business | 與成立企業有關的文件 | articles of association; certificate of incorporation; business registration certificate; partnership agreement; prospectus
set | documents of companies and their outlets | 公司與店舖的文件 | articles of association; prospectus; franchise agreement; business registration certificate

== Entrepreneurship | 創業精神
entrepreneur | 企業家 | role | S4 | a person who starts a business, takes its risks and seeks profit from new ideas | 創立業務、承擔風險並以新意念謀取利潤的人 | also-zh=創業家
intrapreneur | 內部創業者 | role | S6 | an employee who develops new ideas and projects inside an existing firm and uses its resources | 在現有企業內運用其資源開發新意念和項目的僱員
venture capitalist | 風險投資者 | role | S5 | an investor who puts pooled funds into young firms with high growth potential in exchange for shares | 以集合資金投資於高增長潛力的新企業以換取股份的人 | also-zh=創業投資者
angel investor | 天使投資者 | role | S5 | a wealthy individual who puts personal money into a start-up at an early stage | 在初創階段以個人資金注資新企業的富有人士
innovation | 創新 | process | S4 | the turning of a new idea into a product or method that is actually put to use | 把新意念轉化為實際應用的產品或方法的過程
invention | 發明 | process | S4 | the creation of a device or method that has never existed before | 創造出前所未有的裝置或方法
imitation | 模仿 | process | S5 | the copying of a product or method that another firm has already introduced | 仿照其他企業已經推出的產品或方法
business plan | 商業計劃書 | document | S4 | a document that describes the goals of a venture and how it will market, operate and finance itself | 說明一項業務的目標以及營銷、營運和財務安排的文件 | also-zh=業務計劃書
mission statement | 使命宣言 | document | S5 | a short published text that tells why an organisation exists and whom it serves | 簡短說明機構為何存在及服務何人的公開文字
feasibility report | 可行性報告 | document | S5 | a document that judges whether a proposed project can be carried out successfully | 評定一項擬議項目能否成功推行的文件
small and medium enterprise | 中小型企業 | form | S4 | in Hong Kong, a manufacturer with fewer than 100 staff or another firm with fewer than 50 | 在香港僱用少於100人的製造業商號或少於50人的非製造業商號 | also=SME; also-zh=中小企
large enterprise | 大型企業 | form | S4 | in Hong Kong, a manufacturer with 100 staff or more or another firm with 50 or more | 在香港僱用100人或以上的製造業商號或50人或以上的非製造業商號
multinational corporation | 跨國企業 | form | S4 | a firm with headquarters in one country that owns and runs operations in several others | 總部設於一國而在多國擁有並經營業務的商業機構 | also=MNC; also-zh=跨國公司
conglomerate | 綜合企業 | form | S5 | a group of companies under one parent that operates in several unrelated industries | 同屬一母公司並經營多個互不相關行業的集團
family business | 家族企業 | form | S4 | a firm owned and controlled mainly by relatives, often over generations | 主要由親屬擁有和控制、往往代代相傳的商業機構
set | people who build or finance new ventures | 開創或資助新業務的人 | entrepreneur; intrapreneur; venture capitalist; angel investor
set | written plans and statements of a business | 企業的書面計劃與聲明 | business plan; mission statement; feasibility report; prospectus
set | kinds of enterprise by size, scope or control | 按規模、範圍或控制權劃分的企業 | small and medium enterprise; multinational corporation; conglomerate; family business

== Management functions | 管理功能
planning | 規劃 | process | S4 | the management function of setting goals and deciding in advance how to reach them | 訂立目標並預先決定如何達標的管理功能 | also-zh=計劃
organising | 組織 | process | S4 | the management function of arranging tasks, people and resources into a structure | 把工作、人手和資源編排成架構的管理功能 | also=organizing
leading | 領導 | process | S4 | the management function of guiding and motivating people to work willingly towards goals | 引導和激勵員工樂意朝目標工作的管理功能
controlling | 控制 | process | S4 | the management function of measuring results against standards and correcting differences | 把成果與標準比較並糾正偏差的管理功能
staffing | 人事編配 | process | S5 | the management function of filling posts with suitable people | 為各職位填補合適人選的管理功能
decision making | 決策 | process | S4 | the act of choosing one course of action from several possible ones | 從多個可行方案中選定其一的過程
strategic planning | 策略性規劃 | method | S5 | the setting by top managers of long-term aims and directions for the whole organisation | 高層管理者為整個機構訂立長遠目標和方向的工作
tactical planning | 戰術性規劃 | method | S5 | the setting by middle managers of medium-term targets and actions for their departments | 中層管理者為部門訂立中期目標和行動的工作
operational planning | 營運性規劃 | method | S5 | the setting by front-line managers of detailed short-term schedules for daily work | 前線管理者為日常工作編訂詳細短期安排的工作
contingency planning | 應變規劃 | method | S5 | the preparation of alternative actions in case unexpected events happen | 為意外事故預備其他行動方案的工作
feedforward control | 前饋控制 | method | S5 | the checking of inputs before work begins so that problems are prevented | 在工作開始前檢查投入以防患未然的監控方法 | also=pre-control; also-zh=事前控制
concurrent control | 即時控制 | method | S5 | the monitoring of work while it is being done so that problems are corrected at once | 在工作進行期間監察並立刻糾正問題的方法 | also-zh=同步控制
feedback control | 回饋控制 | method | S5 | the checking of results after work is finished so that the next round is improved | 在工作完成後檢查成果以改善下次表現的監控方法 | also-zh=事後控制
top management | 高層管理者 | role | S4 | the executives who set the long-term direction of a whole organisation | 為整個機構訂立長遠方向的行政人員
middle management | 中層管理者 | role | S4 | the managers who head departments and turn company strategy into departmental plans | 主管部門並把公司策略化為部門計劃的人員
first-line management | 前線管理者 | role | S4 | the supervisors who direct the daily work of non-managerial employees | 直接督導一般員工日常工作的主管 | also-zh=基層管理者
technical skill | 技術技能 | idea | S5 | the ability to use the tools and specialised knowledge of a particular job | 運用某項工作的工具和專門知識的能力
human skill | 人際技能 | idea | S5 | the ability to communicate, work with and motivate other people | 與他人溝通、合作和激勵他人的能力 | also=interpersonal skill
conceptual skill | 概念性技能 | idea | S5 | the ability to see the organisation as a whole and think about complex situations | 從整體看機構並思考複雜情況的能力
political skill | 政治技能 | idea | S6 | the ability to build a power base and win support inside an organisation | 在機構內建立權力基礎和爭取支持的能力
management by objectives | 目標管理法 | method | S5 | a system in which superiors and subordinates set targets together and review results against them | 上司與下屬共同訂立指標並據此檢討成果的制度 | also=MBO
management by exception | 例外管理法 | method | S5 | a practice in which superiors deal only with results that differ greatly from standards | 上司只處理與標準有重大偏差的事項的做法
budgeting | 編製預算 | method | S4 | the preparation of a plan in money terms for a future period | 以金額表達未來一段時期的計劃的工作
benchmarking | 基準比較法 | method | S5 | the comparison of the performance of a firm with that of the best firms in order to improve | 把企業表現與最佳企業對照以求改善的做法 | also-zh=標杆管理
set | functions of management | 管理功能 | planning; organising; leading; controlling
set | functions of management including manning | 包括用人的管理功能 | planning; organising; staffing; leading; controlling
set | processes in managing | 管理的過程 | decision making; staffing; controlling; organising
set | kinds of planning | 規劃的種類 | strategic planning; tactical planning; operational planning; contingency planning
set | levels of staff | 人員的層級 | top management; middle management; first-line management; non-managerial employee=非管理級僱員
set | skills of managers | 管理者的技能 | technical skill; human skill; conceptual skill; political skill
set | tools of managers | 管理者的工具 | management by objectives; management by exception; budgeting; benchmarking
set | methods of planning and control | 規劃與控制的方法 | strategic planning; contingency planning; feedback control; benchmarking
order | the management functions as textbooks list them | 教科書所列的管理功能次序 | planning > organising > leading > controlling
order | levels of management from highest to lowest | 管理層級由高至低 | top management > middle management > first-line management
order | times of control from before work to after work | 控制的時間由工作前至工作後 | feedforward control > concurrent control > feedback control
order | the steps of the control process | 控制過程的步驟 | set standards=訂立標準 > measure performance=量度表現 > compare performance with standards=把表現與標準比較 > take corrective action=採取糾正行動
order | the steps of decision making | 決策的步驟 | identify the problem=界定問題 > develop alternatives=擬訂方案 > evaluate alternatives=評估方案 > choose one alternative=選定方案 > implement the decision=執行決定 > review the result=檢討成效

== Management principles and theorists | 管理原則與管理學者
division of work | 分工 | law | S4 | the management principle that each worker should specialise in one part of the job | 主張每名員工專責工作其中一部分的管理原則
unity of command | 統一指揮 | law | S4 | the management principle that each subordinate should receive orders from only one superior | 主張每名下屬只應接受一名上司命令的管理原則 | not=unity of direction
unity of direction | 統一方向 | law | S4 | the management principle that activities with the same objective should have one head and one plan | 主張目標相同的活動應由一名主管按一個計劃推行的管理原則 | not=unity of command
authority and responsibility | 權責相符 | law | S4 | the management principle that the power to give orders should match the duty to answer for results | 主張發令權力應與承擔後果的義務相稱的管理原則
discipline | 紀律 | law | S4 | the management principle that members should obey and respect the rules of the organisation | 主張成員應服從和尊重機構規則的管理原則
scalar chain | 等級鏈 | law | S5 | the management principle of an unbroken line of authority from the highest rank to the lowest | 主張由最高至最低級別應有一條不中斷的權力線的管理原則
initiative | 主動性 | law | S5 | the management principle that employees should be free to think out and carry out plans | 主張應讓員工自行構思和執行計劃的管理原則
stability of tenure | 人員穩定 | law | S5 | the management principle that staff turnover should be kept low so that posts are filled steadily | 主張應減低員工流失使職位不常換人的管理原則
scientific management | 科學管理 | theory | S5 | the approach that finds the one best way to do each task by time study and pays workers by output | 以工時研究找出每項工作的最佳做法並按產量付酬的學說
administrative management theory | 行政管理理論 | theory | S5 | the approach that offers general principles for managing the whole organisation, such as the fourteen of Fayol | 提出管理整個機構的一般原則的學說，如費堯的14項原則
bureaucratic management theory | 科層管理理論 | theory | S6 | the approach that an ideal organisation runs on written rules, a clear hierarchy and impersonal treatment | 認為理想機構應靠成文規則、清晰等級和不講私情運作的學說
human relations theory | 人際關係理論 | theory | S6 | the approach that social needs and group feelings affect output more than physical conditions do | 認為社交需要和群體感情比物質條件更能影響產量的學說
contingency theory | 權變理論 | theory | S6 | the approach that the best way to manage depends on the situation | 認為最佳管理方式須視乎情況而定的學說
Frederick Taylor | 泰勒 | person | S5 | the American engineer known as the father of scientific management | 被稱為科學管理之父的美國工程師 | also=F. W. Taylor
Henri Fayol | 費堯 | person | S5 | the French mining executive who put forward fourteen principles of management | 提出14項管理原則的法國礦業管理人 | also-zh=法約爾
Max Weber | 韋伯 | person | S6 | the German sociologist who described the ideal bureaucracy | 提出理想科層制的德國社會學家
Elton Mayo | 梅奧 | person | S6 | the Australian-born psychologist linked with the Hawthorne studies on working groups | 與霍桑研究有關的澳洲裔心理學家
Abraham Maslow | 馬斯洛 | person | S4 | the American psychologist who ranked human needs in a five-level hierarchy | 把人的需要排列成五個層次的美國心理學家
Frederick Herzberg | 赫茨伯格 | person | S5 | the American psychologist who separated motivators from hygiene factors | 把激勵因素和保健因素區分開來的美國心理學家 | also-zh=赫茲伯格
Douglas McGregor | 麥格雷戈 | person | S4 | the American professor who contrasted two views of workers as Theory X and Theory Y | 以X理論和Y理論對比兩種員工觀的美國教授 | also-zh=麥格里高
Peter Drucker | 杜拉克 | person | S6 | the Austrian-born writer who popularised management by objectives | 推廣目標管理法的奧地利裔作家 | also-zh=德魯克
Michael Porter | 波特 | person | S6 | the Harvard professor who proposed the five forces and the value chain | 提出五力分析和價值鏈的哈佛大學教授
Philip Kotler | 科特勒 | person | S6 | the American professor known as the father of modern marketing | 被稱為現代營銷學之父的美國教授
set | principles of management about authority | 關於權力的管理原則 | unity of command; unity of direction; authority and responsibility; scalar chain
set | principles of management taught at school | 課程中的管理原則 | division of work; unity of command; unity of direction; authority and responsibility; discipline
set | principles of Fayol about people | 費堯關於人員的原則 | equity=公平; esprit de corps=團隊精神; initiative; remuneration of personnel=人員報酬; stability of tenure
set | principles of Fayol | 費堯的管理原則 | division of work; esprit de corps=團隊精神; stability of tenure; unity of direction
set | management theories | 管理理論 | scientific management; administrative management theory; bureaucratic management theory; human relations theory; contingency theory
set | pioneers of management | 管理學先驅 | Frederick Taylor; Henri Fayol; Max Weber; Elton Mayo
set | writers on motivation | 研究激勵的學者 | Abraham Maslow; Frederick Herzberg; Douglas McGregor; Elton Mayo
set | management thinkers of the twentieth century | 二十世紀的管理思想家 | Peter Drucker; Michael Porter; Philip Kotler; Douglas McGregor
fact | scientific management | 科學管理 | founder of the theory | 理論創始人 | Frederick Taylor | 泰勒 |
fact | hierarchy of needs | 需要層次論 | founder of the theory | 理論創始人 | Abraham Maslow | 馬斯洛 |
fact | two-factor theory | 雙因素理論 | founder of the theory | 理論創始人 | Frederick Herzberg | 赫茨伯格 |
fact | Theory X and Theory Y | X理論和Y理論 | founder of the theory | 理論創始人 | Douglas McGregor | 麥格雷戈 |
fact | fourteen principles of management | 14項管理原則 | founder of the theory | 理論創始人 | Henri Fayol | 費堯 |
fact | five forces model | 五力模型 | founder of the theory | 理論創始人 | Michael Porter | 波特 |
fact | theory of ideal bureaucracy | 理想科層制理論 | founder of the theory | 理論創始人 | Max Weber | 韋伯 |

== Organisation structure | 組織結構
functional departmentalisation | 功能部門劃分 | form | S4 | the grouping of jobs by the kind of work done, such as finance, marketing and production | 按財務、營銷、生產等工作性質把職位歸類的做法 | also-zh=按功能劃分部門
product departmentalisation | 產品部門劃分 | form | S4 | the grouping of jobs by the goods or services that the firm offers | 按企業提供的不同貨品或服務把職位歸類的做法
geographical departmentalisation | 地區部門劃分 | form | S4 | the grouping of jobs by the territories in which the firm operates | 按企業營運的不同地域把職位歸類的做法
customer departmentalisation | 顧客部門劃分 | form | S4 | the grouping of jobs by the types of buyers served | 按所服務的不同買家類別把職位歸類的做法
process departmentalisation | 工序部門劃分 | form | S5 | the grouping of jobs by the stages through which work flows | 按工作流程的不同階段把職位歸類的做法
line structure | 直線式結構 | form | S5 | an organisation in which authority runs straight down from superiors to subordinates without specialist advisers | 權力由上司直接傳給下屬而不設專家顧問的組織形式
line and staff structure | 直線及幕僚式結構 | form | S5 | an organisation in which a direct chain of command is assisted by specialist advisers | 在直接指揮系統之外設專家顧問協助的組織形式
matrix structure | 矩陣式結構 | form | S5 | an organisation in which employees report to both a functional head and a project head | 員工同時向功能主管和項目主管負責的組織形式
flat structure | 扁平式結構 | form | S4 | an organisation with few levels of management and many subordinates under each superior | 管理層級少而每名上司管轄較多下屬的組織形式 | not=tall structure
tall structure | 高聳式結構 | form | S4 | an organisation with many levels of management and few subordinates under each superior | 管理層級多而每名上司管轄較少下屬的組織形式 | not=flat structure
delegation | 授權 | idea | S4 | the passing of a task and the power to do it from a superior to a particular subordinate | 上司把某項任務及所需權力交給個別下屬的做法
span of control | 管轄幅度 | idea | S4 | the number of subordinates who report directly to one superior | 直接向一名上司負責的下屬數目 | also=span of management; also-zh=管理幅度
chain of command | 指揮鏈 | idea | S4 | the line along which orders pass from the top of an organisation to the bottom | 命令由機構頂層傳至底層所經的路線
hierarchy | 層級 | idea | S4 | the arrangement of posts in an organisation by rank, one above another | 機構內各職位按級別高低的排列 | also-zh=等級
accountability | 問責 | idea | S5 | the obligation of a person to explain and answer for the results of assigned work | 須就獲派工作的成果作出解釋和承擔的義務
responsibility | 職責 | idea | S4 | the duty of a post-holder to carry out an assigned task | 任職者須完成獲派任務的本分
staff authority | 幕僚職權 | idea | S5 | the right of a specialist to advise and support other managers without giving them orders | 專家向其他管理者提供意見和支援而不能發令的權利
functional authority | 功能職權 | idea | S5 | the right of a specialist to direct particular activities within other departments | 專家可指令其他部門某類特定活動的權利
marketing department | 營銷部 | institution | S4 | the part of a firm that studies customers and plans products, prices, promotion and distribution | 負責研究顧客並策劃產品、定價、推廣和分銷的部門 | also-zh=市場推廣部
human resources department | 人力資源部 | institution | S4 | the part of a firm that recruits, trains and pays its staff | 負責招聘、培訓員工和發放薪酬的部門
finance department | 財務部 | institution | S4 | the part of a firm that raises and controls its money and keeps its books | 負責籌集和控制資金並記錄帳目的部門
production department | 生產部 | institution | S4 | the part of a firm that turns materials into finished goods | 負責把原料製成成品的部門
purchasing department | 採購部 | institution | S4 | the part of a firm that selects suppliers and places orders for materials | 負責挑選供應商和訂購物料的部門
research and development department | 研發部 | institution | S4 | the part of a firm that designs and tests new products and techniques | 負責設計和測試新產品與新技術的部門
upward communication | 上行溝通 | process | S5 | the passing of messages from subordinates to superiors | 下屬向上司傳遞信息的過程
downward communication | 下行溝通 | process | S5 | the passing of messages from superiors to subordinates | 上司向下屬傳遞信息的過程
lateral communication | 橫向溝通 | process | S5 | the passing of messages between people of the same rank | 同級人員之間傳遞信息的過程 | also=horizontal communication
diagonal communication | 斜向溝通 | process | S6 | the passing of messages between people of different ranks in different departments | 不同部門而級別不同的人員之間傳遞信息的過程
set | bases on which departments are formed | 劃分部門的基礎 | functional departmentalisation; product departmentalisation; geographical departmentalisation; customer departmentalisation; process departmentalisation
set | structures of authority | 權力結構的形式 | line structure; line and staff structure; matrix structure; functional structure=功能式結構
set | shapes of organisations | 組織的形態 | flat structure; tall structure; matrix structure; line and staff structure
set | key ideas of organisation structure | 組織結構的主要概念 | span of control; chain of command; hierarchy; delegation
set | ideas about duties and powers | 關於職責和權力的概念 | accountability; responsibility; authority=職權; delegation
set | common departments of a firm | 企業的常見部門 | marketing department; human resources department; finance department; production department
set | departments of a manufacturer | 製造商的部門 | production department; purchasing department; research and development department; finance department; marketing department
set | directions of communication in a firm | 企業內溝通的方向 | upward communication; downward communication; lateral communication; diagonal communication
set | ideas in designing an organisation | 設計組織時的概念 | centralisation=集權; decentralisation=分權; span of control; chain of command; hierarchy

== Leadership | 領導
autocratic leadership | 專制型領導 | form | S5 | a style in which the superior makes all decisions alone and expects obedience | 上司獨自作出所有決定並要求服從的作風 | also=authoritarian leadership; also-zh=獨裁式領導
democratic leadership | 民主型領導 | form | S5 | a style in which the superior consults subordinates and lets them share in decisions | 上司徵詢下屬並讓他們參與決定的作風 | also=participative leadership
laissez-faire leadership | 放任型領導 | form | S5 | a style in which the superior leaves subordinates almost complete freedom to decide and act | 上司幾乎讓下屬完全自由決定和行事的作風
paternalistic leadership | 家長式領導 | form | S5 | a style in which the superior decides for subordinates but cares for their welfare like a parent | 上司像父母般替下屬作主而又關顧其福利的作風
transformational leadership | 轉型領導 | form | S6 | a style in which the superior inspires followers with a vision to go beyond their own interests | 上司以願景鼓舞追隨者超越個人利益的作風
transactional leadership | 交易型領導 | form | S6 | a style in which the superior exchanges rewards and punishments for the performance of followers | 上司以獎懲換取追隨者工作表現的作風
servant leadership | 僕人式領導 | form | S6 | a style in which the superior puts the needs and growth of followers before personal power | 上司把追隨者的需要和成長置於個人權力之前的作風
legitimate power | 法定權力 | idea | S6 | influence that comes from the formal position a person holds | 源自個人所擔任正式職位的影響力
reward power | 獎賞權力 | idea | S6 | influence that comes from the ability to give things that others want | 源自能給予他人所想得到的東西的影響力
coercive power | 強制權力 | idea | S6 | influence that comes from the ability to punish others | 源自能懲罰他人的影響力
expert power | 專家權力 | idea | S6 | influence that comes from special knowledge or skill | 源自特殊知識或技能的影響力
referent power | 參照權力 | idea | S6 | influence that comes from being admired or liked by others | 源自受他人仰慕或喜愛的影響力
behavioural theory of leadership | 領導行為論 | theory | S6 | the view that success in guiding others comes from actions that can be learnt rather than inborn qualities | 認為引領他人的成敗在於可學習的舉動而非天生素質的說法
situational theory of leadership | 領導情境論 | theory | S6 | the view that the style of guiding others should change with the readiness of followers and the conditions | 認為引領他人的作風應隨追隨者的成熟度和處境而改變的說法
great man theory | 偉人論 | theory | S6 | the view that history is made by exceptional heroes born to guide others | 認為歷史由天生能引領他人的傑出英雄所創造的說法
set | styles of leadership | 領導的作風 | autocratic leadership; democratic leadership; laissez-faire leadership; paternalistic leadership
set | styles in which superiors treat subordinates | 上司對待下屬的作風 | autocratic leadership; democratic leadership; transactional leadership; servant leadership
set | sources of power of a leader | 領導者的權力來源 | legitimate power; reward power; coercive power; expert power; referent power
set | explanations of leadership success | 領導成功的解釋 | trait theory of leadership=領導特質論; behavioural theory of leadership; situational theory of leadership; attribution theory=歸因理論

== Motivation | 激勵
physiological need | 生理需要 | idea | S4 | the most basic level of Maslow's needs, such as food, water, rest and shelter | 馬斯洛需要層次中最基本的一層，如食物、水和休息
safety need | 安全需要 | idea | S4 | the level of Maslow's needs for protection from danger and for a stable job | 馬斯洛需要層次中渴望免受危險和工作穩定的一層
social need | 社交需要 | idea | S4 | the level of Maslow's needs for friendship, love and belonging to a group | 馬斯洛需要層次中渴望友誼、愛和歸屬感的一層
esteem need | 尊重需要 | idea | S4 | the level of Maslow's needs for recognition, status and self-respect | 馬斯洛需要層次中渴望獲得認同、地位和自信的一層
self-actualisation need | 自我實現需要 | idea | S4 | the highest level of Maslow's needs, to develop one's full potential | 馬斯洛需要層次中最高的一層，即盡展個人潛能
hierarchy of needs theory | 需要層次論 | theory | S4 | the theory that people seek to satisfy five levels of wants from the most basic upwards | 認為人由最基本開始逐級滿足五層欲求的激勵學說
Theory X | X理論 | theory | S4 | the assumption that workers are lazy, dislike work and must be closely supervised | 假設員工懶惰、厭惡工作而必須嚴加監督的看法
Theory Y | Y理論 | theory | S4 | the assumption that workers enjoy work, seek responsibility and can direct themselves | 假設員工樂於工作、願意承擔責任並能自律的看法
Theory Z | Z理論 | theory | S6 | the approach of Ouchi that joins Japanese long-term employment and group decisions with American practice | 大內提出結合日式長期僱用和集體決策與美式做法的學說
expectancy theory | 期望理論 | theory | S6 | the theory that effort depends on the belief that it leads to performance and to valued rewards | 認為努力程度取決於人相信努力能帶來表現和所重視獎賞的學說
equity theory | 公平理論 | theory | S6 | the theory that people compare their inputs and rewards with those of others | 認為人會把自己的付出和所得與他人比較的學說
reinforcement theory | 強化理論 | theory | S6 | the theory that behaviour is shaped by its consequences, such as rewards and punishments | 認為行為由獎懲等後果塑造而成的學說
goal-setting theory | 目標設定理論 | theory | S6 | the theory that specific and challenging targets lead to better performance than vague ones | 認為具體而有挑戰性的指標比含糊指標更能提升表現的學說
motivator | 激勵因素 | idea | S5 | in the work of Herzberg, a feature of the job itself, such as achievement, that brings satisfaction | 赫茨伯格所指能帶來滿足感的工作本身特點，如成就感
hygiene factor | 保健因素 | idea | S5 | in the work of Herzberg, a condition around the job, such as pay, that only prevents dissatisfaction | 赫茨伯格所指只能防止不滿的工作周邊條件，如薪金
job enlargement | 工作擴大化 | method | S5 | the adding of more tasks of the same level of difficulty to a post | 為職位增加更多難度相若的任務的做法 | not=job enrichment
job enrichment | 工作豐富化 | method | S5 | the adding of more responsibility and power of decision to a post | 為職位增加更多責任和決策權的做法 | not=job enlargement
job rotation | 工作輪換 | method | S5 | the moving of employees from one post to another at intervals | 定期把員工由一個崗位調到另一崗位的做法
teleworking | 遙距工作 | method | S5 | an arrangement in which employees work away from the office through computers and phones | 讓員工利用電腦和電話在辦公室以外上班的安排 | also-zh=遠程工作
set | levels of needs in Maslow's theory | 馬斯洛理論中的需要層次 | physiological need; safety need; social need; esteem need; self-actualisation need
set | theories of motivation taught at school | 課程中的激勵理論 | hierarchy of needs theory; two-factor theory=雙因素理論; Theory X; Theory Y
set | theories about motivation | 關於激勵的理論 | two-factor theory=雙因素理論; expectancy theory; equity theory; reinforcement theory; goal-setting theory
set | views about workers | 對員工的看法 | Theory X; Theory Y; Theory Z; scientific management
set | explanations of why people work | 解釋人為何工作的學說 | hierarchy of needs theory; equity theory; expectancy theory; scientific management; human relations theory
set | ideas about what moves people at work | 推動人工作的概念 | motivator; hygiene factor; safety need; self-actualisation need
order | levels of needs in Maslow's hierarchy from lowest to highest | 馬斯洛需要層次由低至高 | physiological need > safety need > social need > esteem need > self-actualisation need

== Human resources | 人力資源管理
human resource planning | 人力資源規劃 | process | S4 | the forecasting of the future number and kinds of staff needed and how to meet the need | 預測將來所需員工數目和類別並安排如何配合的工作 | also=manpower planning
recruitment | 招聘 | process | S4 | the attracting of suitable people to apply for a vacancy | 吸引合適人士申請空缺的工作 | not=selection
orientation | 入職輔導 | process | S5 | the introducing of new employees to their jobs, colleagues and the rules of the firm | 向新僱員介紹工作、同事和公司規則的工作 | also=induction; also-zh=迎新
training and development | 培訓與發展 | process | S4 | the improving of the knowledge, skills and potential of existing staff | 提升現有員工的知識、技能和潛質的工作
performance appraisal | 績效評核 | process | S4 | the formal judging of how well an employee has done the job over a period | 正式評定僱員在某段期間工作成績的做法 | also-zh=工作表現評核
compensation and benefits | 薪酬與福利 | process | S4 | the deciding and giving of pay and other returns to employees for their work | 釐定並給予僱員金錢和其他回報的工作
job analysis | 職務分析 | process | S5 | the collecting of information about the tasks of a post and the qualities needed for it | 蒐集某職位的任務和所需條件的資料的工作 | also-zh=工作分析
job evaluation | 職務評價 | process | S5 | the ranking of posts by their relative worth in order to set fair pay | 按各職位的相對價值排列高低以釐定公平薪酬的工作
job description | 職務說明書 | document | S5 | a written statement of the title, duties and conditions of a post | 列明職位名稱、工作內容和工作條件的文件 | not=job specification; also-zh=工作說明書
job specification | 職務規範 | document | S5 | a written statement of the qualifications, skills and experience required of the holder of a post | 列明任職者所需學歷、技能和經驗的文件 | not=job description
curriculum vitae | 履歷表 | document | S3 | a summary of education, experience and skills that an applicant prepares for employers | 求職者概述自己學歷、經驗和技能的文件 | also=CV, resume
employment contract | 僱傭合約 | document | S4 | an agreement that sets out the wages, hours and duties agreed between a firm and a worker | 訂明企業與員工議定的工資、工時和工作的協議
reference letter | 推薦信 | document | S4 | a written comment by a former boss or teacher on the ability and character of an applicant | 由前上司或老師評述求職者能力和品格的信件
internal recruitment | 內部招聘 | method | S4 | the filling of a vacancy with a person who already works for the firm | 以已在公司工作的人填補空缺的做法
headhunting | 獵頭 | method | S5 | the direct approach to talented people already employed elsewhere to persuade them to change jobs | 直接接觸在別處任職的人才並游說其轉職的做法
employee referral | 僱員推薦 | method | S5 | the filling of a vacancy with a person introduced by existing staff | 由現職員工介紹他人填補空缺的做法
on-the-job training | 在職培訓 | method | S4 | the teaching of skills at the workplace while the employee is doing the work | 在工作地點邊做邊學技能的訓練 | not=off-the-job training
mentoring | 師友制 | method | S5 | the long-term guidance of a junior by an experienced senior who is a role model | 由資深人員作榜樣長期指導後輩的方法 | also-zh=導師制
apprenticeship | 學徒訓練 | method | S5 | a scheme in which a young person learns a trade for a fixed term under a skilled worker and in classes | 青年人在訂明期內跟隨熟練工人並上課學習一門手藝的計劃
case study | 個案研究 | method | S4 | training in which learners analyse a description of a real or imagined business problem | 讓學員分析一個真實或假想商業問題的訓練方法
job interview | 求職面試 | method | S3 | a selection tool in which the employer talks with the applicant and asks questions | 由僱主與應徵者交談並發問的甄選工具
aptitude test | 性向測試 | method | S5 | a selection tool that measures the potential of a person to learn a kind of work | 量度應徵者學習某類工作潛能的甄選工具 | also-zh=能力傾向測驗
personality test | 性格測試 | method | S5 | a selection tool that measures the character and temper of an applicant | 量度應徵者個性和氣質的甄選工具
reference check | 諮詢人查詢 | method | S5 | a selection tool in which former employers are asked about the record of an applicant | 向前僱主查問應徵者過往紀錄的甄選工具
critical incident method | 關鍵事件法 | method | S6 | an appraisal tool that records examples of especially good or poor acts of an employee | 記錄僱員特別優異或差劣行為例子的評核工具
360-degree feedback | 360度評核 | method | S5 | an appraisal tool that gathers opinions from superiors, peers, subordinates and customers | 蒐集上司、同事、下屬和顧客意見的評核工具
self-appraisal | 自我評核 | method | S5 | an appraisal tool in which employees judge their own performance | 由僱員評價本人表現的工具
piece rate | 計件工資 | form | S4 | pay calculated by the number of units produced | 按完成產品的數目計算的報酬
commission | 佣金 | form | S4 | pay calculated as a percentage of the value of sales made by the employee | 按員工銷售額的百分比計算的報酬
bonus | 花紅 | form | S4 | an extra sum paid to employees when performance or profit is good | 在業績或盈利良好時發給僱員的額外款項
fringe benefit | 附帶福利 | form | S4 | a good or service, such as medical care or housing, given to employees on top of their pay | 在薪金以外給予僱員的物品或服務，如醫療或房屋 | also-zh=額外福利
promotion of staff | 晉升 | process | S4 | the moving of an employee to a post of higher rank and greater duty | 把僱員調任至級別更高、職責更重的職位 | not=transfer
transfer | 調職 | process | S5 | the moving of an employee to another post of similar rank and pay | 把僱員調任至級別和薪酬相若的另一職位
demotion | 降職 | process | S5 | the moving of an employee to a post of lower rank | 把僱員調任至級別較低的職位
dismissal | 解僱 | process | S4 | the ending of employment by the employer, often for misconduct or poor work | 由僱主終止僱傭關係，常因失當行為或表現欠佳
redundancy | 裁員 | process | S5 | the ending of employment because the post itself is no longer needed | 因職位本身已不再需要而終止僱傭關係
resignation | 辭職 | process | S4 | the ending of employment by the employee of his or her own will | 由僱員自願終止僱傭關係
retirement | 退休 | process | S3 | the ending of working life on reaching a certain age | 因到達某年齡而終止職業生涯
employment agency | 職業介紹所 | institution | S4 | a firm that matches job seekers with employers for a fee | 收費為求職者與僱主配對的機構
set | functions of human resource management | 人力資源管理的功能 | human resource planning; recruitment; selection=甄選; training and development; performance appraisal; compensation and benefits
set | processes about jobs and staff | 與職位和員工有關的工作 | job analysis; job evaluation; performance appraisal; human resource planning
set | processes of getting new staff | 取得新員工的過程 | recruitment; selection=甄選; orientation; job analysis
set | documents used in hiring | 聘用時使用的文件 | job description; job specification; curriculum vitae; employment contract; reference letter
set | ways of finding applicants | 尋找應徵者的方法 | headhunting; employee referral; campus recruitment=校園招聘; internal recruitment
set | methods of training | 培訓的方法 | mentoring; apprenticeship; role play=角色扮演; case study
set | ways of developing staff | 培育員工的方法 | mentoring; job rotation; case study; apprenticeship
set | tools of selection | 甄選的工具 | job interview; aptitude test; personality test; reference check
set | financial incentives for employees | 僱員的金錢誘因 | commission; bonus; stock option=認股權; piece rate
set | returns to employees | 僱員的回報 | profit sharing=利潤分享; stock option=認股權; fringe benefit; commission
set | changes of post | 職位的變動 | promotion of staff; transfer; demotion; dismissal
set | ways in which employment ends | 終止僱傭的情況 | dismissal; redundancy; resignation; retirement
set | bodies in working life | 職場上的團體 | trade union=工會; chamber of commerce=商會; professional body=專業團體; employment agency
order | steps of staffing from need to new employee | 由人力需求至新員工入職的步驟 | human resource planning > recruitment > selection=甄選 > orientation

== Marketing and segmentation | 營銷與市場細分
production concept | 生產導向 | idea | S5 | the business view that customers prefer products that are widely available and cheap, so efficiency comes first | 認為顧客喜歡隨處可得而價廉的產品，故以效率為先的經營觀念 | also=production orientation
product concept | 產品導向 | idea | S5 | the business view that customers prefer the best quality and features, so improvement of the good comes first | 認為顧客喜歡品質和功能最佳的貨品，故以改良貨品為先的經營觀念 | also=product orientation
selling concept | 銷售導向 | idea | S5 | the business view that customers will not buy enough unless the firm persuades them hard | 認為企業必須大力游說顧客才會購買足夠貨品的經營觀念 | also=sales orientation
marketing concept | 營銷導向 | idea | S4 | the business view that a firm succeeds by finding out and satisfying what customers want better than rivals do | 認為企業應找出顧客所需並比對手更能滿足之的經營觀念 | also=market orientation
societal marketing concept | 社會營銷導向 | idea | S5 | the business view that satisfying customers must be balanced with profit and the long-run welfare of the community | 認為滿足顧客須與利潤和大眾長遠福祉取得平衡的經營觀念
geographic segmentation | 地理細分 | method | S4 | the division of a market by where customers live, such as region, city size or climate | 按顧客所在地區、城市大小或氣候劃分市場的做法
demographic segmentation | 人口細分 | method | S4 | the division of a market by age, sex, income, education or family size of customers | 按顧客年齡、性別、收入、教育或家庭人數劃分市場的做法
psychographic segmentation | 心理細分 | method | S4 | the division of a market by lifestyle, personality and values of customers | 按顧客生活方式、性格和價值觀劃分市場的做法
behavioural segmentation | 行為細分 | method | S4 | the division of a market by how customers use and buy the product, such as usage rate and loyalty | 按顧客使用和購買產品的方式，如使用量和忠誠度劃分市場的做法
mass marketing | 大眾營銷 | method | S5 | the use of one marketing mix to serve the whole market without regard to differences among buyers | 不理會買家差異而以單一營銷組合服務整個市場的做法 | also=undifferentiated marketing; also-zh=無差異營銷
differentiated marketing | 差異化營銷 | method | S5 | the serving of several market segments with a separate marketing mix for each | 同時服務數個市場區隔並各用不同營銷組合的做法
niche marketing | 利基營銷 | method | S5 | the serving of one small segment of the market with a single marketing mix | 以單一營銷組合專注服務一個細小市場區隔的做法 | also=concentrated marketing; also-zh=集中營銷
one-to-one marketing | 一對一營銷 | method | S5 | the tailoring of products and messages to the needs of each individual customer | 按每名顧客的個別需要度身訂造產品和信息的做法
market segmentation | 市場細分 | process | S4 | the dividing of all potential buyers into groups with similar needs or features | 把所有潛在買家按相似需要或特徵分成群組的過程 | also-zh=市場區隔
market targeting | 選定目標市場 | process | S4 | the evaluating of groups of buyers and choosing which of them to serve | 評估不同買家群組並決定服務哪些群組的過程 | also=targeting
market positioning | 市場定位 | process | S4 | the building of a distinctive image for a product in the minds of target customers compared with rivals | 在目標顧客心目中為產品建立有別於對手的形象的過程 | also=positioning
marketing research | 市場調查 | process | S4 | the systematic collecting and analysing of information about customers and the market | 有系統地蒐集和分析有關顧客及市場的資料的過程 | also-zh=市場研究
primary data | 一手數據 | object | S4 | information collected directly by the researcher for the present purpose | 研究者為現時目的而直接蒐集的資料 | not=secondary data; also-zh=原始數據
secondary data | 二手數據 | object | S4 | information that already exists because others collected it for another purpose | 他人為其他目的而蒐集並已存在的資料 | not=primary data
qualitative data | 質性數據 | object | S5 | information in words or images about opinions, feelings and reasons | 以文字或影像記載意見、感受和原因的資料
questionnaire survey | 問卷調查 | method | S3 | a research method in which many people answer the same list of written questions | 請許多人回答同一份書面問題的研究方法
personal interview | 個人訪談 | method | S4 | a research method in which a researcher asks one respondent questions face to face | 由研究人員面對面向一名受訪者發問的研究方法
focus group | 焦點小組 | method | S5 | a research method in which a moderator leads a small number of people in discussion of a product | 由主持人帶領數名人士一起討論產品的研究方法
observation | 觀察法 | method | S4 | a research method in which people are watched as they behave without being asked questions | 不發問而只看人們行為表現的研究方法
experiment | 實驗法 | method | S4 | a research method in which one factor is changed under control to see its effect | 在受控情況下改變一個因素以看其效果的研究方法
stratified sampling | 分層抽樣 | method | S5 | the dividing of the population into groups by a feature and the random choosing of respondents from every group | 把總體按特徵分組並從每組隨機選取受訪者的方法
quota sampling | 配額抽樣 | method | S5 | the choosing of respondents by the judgement of interviewers until set numbers of each type are filled | 由訪員自行選人直至各類受訪者達到指定數目的方法
convenience sampling | 便利抽樣 | method | S5 | the choosing of respondents simply because they are easy to reach | 純粹因容易接觸而選取受訪者的方法
cluster sampling | 整群抽樣 | method | S6 | the random choosing of whole groups and the questioning of all members of the chosen groups | 隨機選取若干組別並訪問所選組別全部成員的方法
set | views of how to run a business | 經營的觀念 | production concept; product concept; selling concept; marketing concept; societal marketing concept
set | bases of market segmentation | 市場細分的基礎 | geographic segmentation; demographic segmentation; psychographic segmentation; behavioural segmentation
set | strategies of target marketing | 目標市場策略 | mass marketing; differentiated marketing; niche marketing; one-to-one marketing
set | steps before designing the marketing mix | 設計營銷組合前的步驟 | market segmentation; market targeting; market positioning; marketing research
set | kinds of research data | 研究數據的種類 | primary data; secondary data; quantitative data=量化數據; qualitative data
set | ways of collecting market information | 蒐集市場資料的方法 | questionnaire survey; personal interview; focus group; observation; experiment
order | steps of target marketing | 目標營銷的步驟 | market segmentation > market targeting > market positioning
order | steps of marketing research | 市場調查的步驟 | define the problem=界定問題 > design the research=設計研究 > collect data=蒐集數據 > analyse data=分析數據 > report the findings=報告結果
order | business views from oldest to newest | 經營觀念由舊至新 | production concept > selling concept > marketing concept > societal marketing concept

== Product and branding | 產品與品牌
convenience product | 便利品 | object | S4 | a consumer item bought often, quickly and with little comparison, such as bread | 消費者經常迅速購買而甚少比較的貨品，如麵包
shopping product | 選購品 | object | S4 | a consumer item bought less often after comparing price, quality and style, such as furniture | 消費者比較價格、品質和款式後才購買的貨品，如家具
unsought product | 非渴求品 | object | S4 | a consumer item that people do not know of or do not normally think of buying | 消費者不認識或通常不會想到要購買的貨品
industrial product | 工業品 | object | S4 | an item bought for making other goods or for running a business | 為生產其他貨物或營運業務而購買的貨品
introduction stage | 引入期 | period | S4 | the part of the life of a product when it is newly launched and its sales are low | 產品剛推出而銷售額偏低的階段 | also-zh=導入期
growth stage | 成長期 | period | S4 | the part of the life of a product when its sales rise rapidly and profit appears | 產品銷售額迅速上升並開始獲利的階段
maturity stage | 成熟期 | period | S4 | the part of the life of a product when its sales reach their peak and level off amid keen competition | 產品銷售額達至高峰並趨於平穩、競爭激烈的階段
decline stage | 衰退期 | period | S4 | the part of the life of a product when its sales fall steadily and firms may withdraw it | 產品銷售額持續下跌而企業可能將其撤出的階段
core product | 核心產品 | idea | S5 | the basic benefit that a customer really buys | 顧客真正購買的基本利益
actual product | 實際產品 | idea | S5 | the features, design, packaging and brand name that a customer can perceive | 顧客可感受到的特色、設計、包裝和牌子名稱 | also-zh=有形產品
augmented product | 附加產品 | idea | S5 | the additional services and benefits offered with an item, such as warranty and delivery | 隨貨品提供的額外服務和利益，如保養和送貨 | also-zh=延伸產品
product line | 產品線 | idea | S5 | a group of closely related goods that a firm offers | 企業提供的一組關係密切的貨品
product mix | 產品組合 | idea | S5 | the whole collection of goods that a firm offers for sale | 企業出售的全部貨品總和
logo | 標誌 | sign | S3 | a design or picture by which a firm or brand is recognised | 供人認出企業或品牌的圖案
slogan | 口號 | sign | S3 | a short catchy phrase used repeatedly in advertising | 在廣告中反覆使用的簡短易記句子 | also-zh=廣告標語
trade mark | 商標 | sign | S4 | a word or design registered so that only its owner may use it to tell its goods from others | 經註冊而只准擁有人用以識別其貨品的文字或圖案 | also=trademark
barcode | 條碼 | sign | S3 | a pattern of lines printed on goods that a machine reads to identify them | 印在貨品上供機器讀取以識別貨品的線條圖案
family branding | 家族品牌策略 | method | S5 | the use of one brand name for all products of the firm | 企業所有產品採用同一牌子名稱的做法 | also=blanket branding
co-branding | 聯合品牌策略 | method | S5 | the use of the brand names of two or more firms on one product | 在同一產品上使用兩家或以上企業牌子的做法
brand extension | 品牌延伸 | method | S5 | the use of an existing brand name for a product in a new category | 把現有牌子用於新類別產品的做法
line extension | 產品線延伸 | method | S5 | the addition of new flavours, sizes or forms under an existing brand name in the same category | 在同一類別的現有牌子下增加新口味、份量或款式的做法
brand awareness | 品牌知名度 | idea | S5 | the degree to which consumers know and can recall a brand | 消費者認識並能記起某品牌的程度
brand loyalty | 品牌忠誠度 | idea | S4 | the tendency of consumers to buy the same brand again and again | 消費者一再購買同一品牌的傾向
brand equity | 品牌權益 | idea | S5 | the added value that a well-known brand gives to a product | 知名品牌為產品帶來的額外價值 | also-zh=品牌資產
brand image | 品牌形象 | idea | S5 | the set of impressions and beliefs that consumers hold about a brand | 消費者對某品牌所持的印象和信念
set | kinds of consumer product | 消費品的種類 | convenience product; shopping product; speciality product=特殊品; unsought product
set | kinds of product by buyer and buying | 按買家和購買方式劃分的產品 | convenience product; shopping product; speciality product=特殊品; industrial product
set | stages of the product life cycle | 產品生命週期的階段 | introduction stage; growth stage; maturity stage; decline stage
set | levels and ranges of product | 產品的層次與範圍 | core product; actual product; augmented product; product line
set | ideas about what a firm offers | 關於企業所供應產品的概念 | core product; augmented product; product line; product mix
set | signs of identity on goods and advertisements | 貨品和廣告上的識別符號 | brand name=品牌名稱; logo; slogan; barcode
set | ways of naming new products | 為新產品冠名的方法 | private branding=自有品牌策略; co-branding; line extension; brand extension
set | what brands mean to consumers | 品牌對消費者的意義 | brand awareness; brand loyalty; brand equity; brand image
order | stages of the product life cycle | 產品生命週期的階段次序 | introduction stage > growth stage > maturity stage > decline stage
order | steps of developing a new product | 開發新產品的步驟 | idea generation=構思產生 > idea screening=構思篩選 > business analysis=商業分析 > product development=產品開發 > test marketing=試銷 > commercialisation=正式推出

== Pricing | 定價
cost-plus pricing | 成本加成定價法 | method | S4 | the setting of price by adding a percentage of profit to the expense of making one unit | 以單位生產開支加上某百分比利潤來釐定售價的方法 | also=mark-up pricing
competition-based pricing | 競爭導向定價法 | method | S4 | the setting of price according to what rival firms charge | 根據對手所收價錢釐定售價的方法 | also=going-rate pricing
value-based pricing | 價值導向定價法 | method | S5 | the setting of price according to the worth that customers see in the product | 根據顧客心目中產品所值釐定售價的方法 | also=perceived-value pricing
market skimming pricing | 撇脂定價法 | method | S4 | the setting of a high price for a new product at first and lowering it later | 新產品初推出時訂高價，其後才逐步減價的做法 | also=price skimming, skimming pricing
market penetration pricing | 滲透定價法 | method | S4 | the setting of a low price for a new product in order to win a large market share quickly | 為新產品訂低價以迅速取得大量市場佔有率的做法 | also=penetration pricing
psychological pricing | 心理定價法 | method | S4 | the setting of prices such as $99 so that they seem much lower or more attractive | 訂出如$99的價錢使人覺得便宜得多或更吸引的做法
bundle pricing | 組合定價法 | method | S4 | the selling of several products together at one price lower than their separate total | 把數件產品合售而總價低於分開購買的做法 | also=product bundling
loss leader pricing | 招徠定價法 | method | S5 | the selling of a few goods below cost to draw customers who will buy other goods too | 把少數貨品以低於成本價出售以吸引顧客到店購買其他貨品的做法
predatory pricing | 掠奪性定價 | method | S5 | the selling below cost for a time in order to drive rivals out of the market | 暫時以低於成本價出售以把對手逐出市場的做法
prestige pricing | 聲望定價法 | method | S5 | the keeping of a permanently high price to suggest superior quality or status | 長期維持高價以顯示優越品質或地位的做法
dynamic pricing | 動態定價法 | method | S5 | the continual changing of prices by time and demand, as airlines do | 像航空公司般按時間和需求不斷調整售價的做法
cash discount | 現金折扣 | form | S4 | a reduction of the amount owed given to buyers who pay early | 給予提早付款的買家的欠款減免
trade discount | 營業折扣 | form | S4 | a reduction from the list price given to resellers such as retailers | 按標價給予零售商等轉售者的減價 | also-zh=商業折扣
quantity discount | 數量折扣 | form | S4 | a reduction in price given to buyers who buy in large amounts | 因買家一次購入大批貨品而給予的減價
set | methods of basic pricing | 基本的定價方法 | cost-plus pricing; competition-based pricing; value-based pricing; psychological pricing
set | strategies for the price of a new product | 新產品的定價策略 | market skimming pricing; market penetration pricing; cost-plus pricing; competition-based pricing
set | high-price and low-price strategies | 高價與低價策略 | market skimming pricing; market penetration pricing; prestige pricing; loss leader pricing
set | kinds of price reduction | 減價的種類 | cash discount; trade discount; quantity discount; seasonal discount=季節性折扣; trade-in allowance=舊品換購優惠

== Place and distribution | 分銷渠道
direct channel | 直接分銷渠道 | form | S4 | a route in which the producer sells to the final consumer without any middleman | 生產商不經中間商而售予最終消費者的途徑
indirect channel | 間接分銷渠道 | form | S4 | a route in which goods pass through one or more middlemen before they reach the consumer | 貨品經一個或以上中間商才到達消費者的途徑
retailer | 零售商 | role | S3 | a trader who sells goods in small amounts to final consumers | 以少量方式向最終消費者出售貨品的商人
agent | 代理商 | role | S4 | a person or firm that acts for another in dealings for commission without owning the goods | 不擁有貨品而代他人進行交易以收取佣金的人士或企業 | also-zh=代理人
broker | 經紀 | role | S4 | a person who brings buyers and sellers together for a fee and does not hold the goods | 收費撮合買賣雙方而不持有貨物的人
manufacturer | 製造商 | role | S3 | a firm that makes goods from raw materials or parts | 以原料或零件造出貨品的企業
intensive distribution | 密集分銷 | method | S5 | the placing of a product in as many outlets as possible | 把產品放在盡可能多的銷售點出售的做法
exclusive distribution | 獨家分銷 | method | S5 | the placing of a product in only one outlet in an area | 在一個地區只把產品交由一個銷售點出售的做法
department store | 百貨公司 | form | S3 | a large shop selling many kinds of goods in separate sections under one roof | 同一屋簷下分部門出售多種貨品的大型商店
supermarket | 超級市場 | form | P4 | a large self-service shop selling mainly food and household goods | 主要出售食品和家庭用品的大型自助商店
convenience store | 便利店 | form | P4 | a small neighbourhood shop open long hours selling everyday items | 營業時間長而售賣日常用品的小型鄰里商店
speciality store | 專門店 | form | S4 | a shop selling a deep range of one kind of goods | 集中售賣某一類貨品而款式齊備的商店 | also=specialty store
vending machine | 自動售貨機 | form | P4 | an unmanned outlet in which buyers insert payment and receive goods from a device | 無人看管、買家付款後由裝置送出貨品的售賣點
set | routes of goods | 貨品流通的途徑 | direct channel; indirect channel; dual distribution=雙重分銷渠道; reverse channel=逆向渠道
set | members of a distribution channel | 分銷渠道的成員 | manufacturer; wholesaler=批發商; retailer; agent
set | kinds of retail outlet | 零售店的種類 | department store; supermarket; convenience store; speciality store; vending machine
order | the traditional channel of goods | 貨品的傳統分銷次序 | manufacturer > wholesaler=批發商 > retailer > consumer=消費者

== Promotion | 推廣
advertising | 廣告 | method | S3 | paid, non-personal communication by a named sponsor through mass or digital media | 由具名贊助者付費、經媒體作出的非面對面宣傳
sales promotion | 促銷 | method | S4 | short-term incentives such as coupons and gifts that encourage buying | 以優惠券、贈品等短期誘因鼓勵購買的做法 | also-zh=銷售推廣
direct marketing | 直接營銷 | method | S4 | communication sent straight to chosen individuals by mail, phone or e-mail to get an immediate reply | 以郵件、電話或電郵聯絡選定的個人以求即時回應的做法
viral marketing | 病毒式營銷 | method | S5 | the creating of messages so interesting that internet users spread them by themselves | 製作有趣信息使網民自行轉發傳開的做法
influencer marketing | 網紅營銷 | method | S5 | the paying of people with many online followers to recommend a product | 付費予網上有大量追隨者的人推介產品的做法
product placement | 植入式廣告 | method | S5 | the paid showing of a product inside a film or programme as part of the scene | 付費讓產品在電影或節目情節中出現的做法
informative advertising | 告知性廣告 | form | S5 | a paid message that tells the market about a new product or its features | 向市場介紹新產品或其特點的付費信息
persuasive advertising | 說服性廣告 | form | S5 | a paid message that tries to convince buyers to prefer one brand | 力求令買家偏愛某一品牌的付費信息
reminder advertising | 提醒性廣告 | form | S5 | a paid message that keeps people from forgetting a well-known product | 令人不會忘記一件已廣為人知的產品的付費信息
coupon | 優惠券 | object | S3 | a certificate that entitles the holder to a price reduction when buying a stated product | 讓持有人購買指定產品時獲得減價的憑證
rebate coupon | 回贈券 | object | S5 | a slip with which a buyer claims back part of the price after purchase | 買家購物後憑此取回部分價款的憑單
gift voucher | 禮券 | object | S4 | a prepaid certificate of a money value that can be exchanged for goods in a shop | 已預付款項、可按面值在商店換取貨品的憑證
push strategy | 推式策略 | method | S5 | the promotion of a product to middlemen so that they carry it and sell it on to consumers | 向中間商推廣產品，使其購入並轉售給消費者的做法 | not=pull strategy
pull strategy | 拉式策略 | method | S5 | the promotion of a product to consumers so that they ask shops for it | 向消費者推廣產品，使其向商店索購的做法 | not=push strategy
set | elements of the promotion mix | 推廣組合的元素 | advertising; personal selling=人員銷售; sales promotion; public relations=公共關係; direct marketing
set | ways of promoting online | 網上推廣的方法 | viral marketing; influencer marketing; search engine optimisation=搜尋器優化; e-mail marketing=電郵營銷
set | ways of making a product known | 令產品為人所知的方法 | product placement; public relations=公共關係; personal selling=人員銷售; search engine optimisation=搜尋器優化
set | kinds of advertisement by aim | 按目的劃分的廣告 | informative advertising; persuasive advertising; reminder advertising; corporate advertising=企業形象廣告
set | tools of sales promotion | 促銷的工具 | coupon; free sample=免費試用裝; rebate coupon; loyalty card=會員積分卡; gift voucher
set | ways of winning customers | 爭取顧客的方法 | personal selling=人員銷售; sales promotion; influencer marketing; direct marketing

== Service marketing and consumer behaviour | 服務營銷與消費者行為
product element | 產品 | idea | S4 | the part of the marketing mix that concerns the goods or services designed to meet customer wants | 營銷組合中有關設計貨品或服務以滿足顧客需要的部分
price element | 價格 | idea | S4 | the part of the marketing mix that concerns the amount charged to customers and its terms | 營銷組合中有關向顧客收取的金額及條件的部分
place element | 地點 | idea | S4 | the part of the marketing mix that concerns how goods reach customers through channels and outlets | 營銷組合中有關貨品經何種渠道和銷售點到達顧客手上的部分 | also-zh=分銷
promotion element | 推廣 | idea | S4 | the part of the marketing mix that concerns telling and persuading customers about what is sold | 營銷組合中有關向顧客介紹並游說其購買的部分
people element | 人員 | idea | S4 | the part of the extended marketing mix that concerns the staff who serve customers | 擴展營銷組合中有關服務顧客的員工的部分
physical evidence | 實體環境 | idea | S5 | the part of the extended marketing mix that concerns the surroundings and visible things which show service quality | 擴展營銷組合中有關周圍布置和可見物品、顯示服務質素的部分 | also-zh=有形展示
intangibility | 無形性 | property | S5 | the feature of services that they cannot be seen, touched or tasted before purchase | 服務在購買前看不見、摸不到的特性
inseparability | 不可分割性 | property | S5 | the feature of services that they are produced and consumed at the same time | 服務的生產與消費同時進行的特性
heterogeneity | 易變性 | property | S5 | the feature of services that their quality changes with who provides them and when | 服務質素因提供者和時間不同而有差異的特性 | also=variability; also-zh=異質性
perishability | 易逝性 | property | S5 | the feature of services that they cannot be stored for later sale | 服務不能儲存留待日後出售的特性
need recognition | 確認需要 | process | S5 | the step of the buying process in which a consumer notices a gap between the present and the desired state | 消費者察覺現況與理想狀況有差距的購買步驟 | also=problem recognition
information search | 蒐集資料 | process | S5 | the step of the buying process in which a consumer looks for facts about possible products | 消費者尋找可選產品相關事實的購買步驟
evaluation of alternatives | 評估選擇 | process | S5 | the step of the buying process in which a consumer compares the possible products | 消費者比較各種可選產品的購買步驟
purchase decision | 購買決定 | process | S5 | the step of the buying process in which a consumer settles on and buys a product | 消費者選定並付款取得產品的步驟
post-purchase behaviour | 購後行為 | process | S5 | the step of the buying process in which a consumer uses the product and feels satisfied or not | 消費者使用產品後感到滿意與否的步驟
cultural influence | 文化影響 | idea | S5 | a force on buyers that comes from the values, customs and social class of their society | 來自所屬社會的價值觀、習俗和階層而對買家產生的作用
personal influence | 個人影響 | idea | S5 | a force on buyers that comes from their own age, job, income and lifestyle | 來自買家本身年齡、職業、收入和生活方式的作用
psychological influence | 心理影響 | idea | S5 | a force on buyers that comes from their motives, perception, learning and attitudes | 來自買家動機、知覺、學習和態度的作用
initiator | 發起者 | role | S6 | in a group purchase, the person who first suggests buying the product | 在群體購買中首先提議購買產品的人
influencer | 影響者 | role | S6 | in a group purchase, the person whose views sway which product is chosen | 在群體購買中以意見左右產品選擇的人
decider | 決策者 | role | S6 | in a group purchase, the person who has the final say on what to buy | 在群體購買中對買什麼有最後話語權的人
buyer | 購買者 | role | S6 | in a group purchase, the person who actually makes the transaction | 在群體消費中實際進行交易的人
user | 使用者 | role | S6 | in a group purchase, the person who consumes the product | 在群體購買中實際享用產品的人
innovators | 創新採用者 | group | S6 | the first small part of consumers to take up a new product, who like to take risks | 最先採用新產品、樂於冒險的一小撮消費者
early adopters | 早期採用者 | group | S6 | the respected opinion leaders who take up a new product right after the first few risk-takers | 緊隨最先冒險者採用新產品、受人尊重的意見領袖
early majority | 早期大眾 | group | S6 | the careful consumers who take up a new product just before the average person | 比一般人略早採用新產品的審慎消費者
late majority | 晚期大眾 | group | S6 | the doubtful consumers who take up a new product only after the average person has done so | 待一般人採用後才使用新產品的多疑消費者
laggards | 落後者 | group | S6 | the tradition-bound consumers who are the last to take up a new product | 最後才採用新產品、固守傳統的消費者
impulse buying | 衝動購買 | form | S4 | purchase on a sudden urge without any plan | 沒有計劃、一時興起的消費
complex buying | 複雜購買 | form | S5 | purchase of an expensive, risky item after much search and comparison among clearly different brands | 對昂貴而有風險的貨品，經詳細搜尋和比較差異明顯的品牌後才購買的行為
variety-seeking buying | 尋求多樣化購買 | form | S6 | purchase in which consumers switch brands often just for a change | 消費者為求新鮮而經常轉換品牌的消費
set | the four Ps of marketing | 營銷組合的四個元素 | product element; price element; place element; promotion element
set | elements of the extended marketing mix | 擴展營銷組合的元素 | product element; promotion element; people element; process element=服務流程; physical evidence
set | characteristics of services | 服務的特性 | intangibility; inseparability; heterogeneity; perishability
set | steps of the buying process | 購買過程的步驟 | need recognition; information search; evaluation of alternatives; purchase decision; post-purchase behaviour
set | roles in buying | 購買中的角色 | initiator; influencer; decider; buyer; user
set | groups of adopters of a new product | 新產品採用者的類別 | innovators; early adopters; early majority; late majority; laggards
set | types of buying behaviour | 購買行為的類型 | impulse buying; habitual buying=慣性購買; complex buying; variety-seeking buying
order | the consumer buying process | 消費者購買過程 | need recognition > information search > evaluation of alternatives > purchase decision > post-purchase behaviour
order | adopters of a new product from first to last | 新產品採用者由先至後 | innovators > early adopters > early majority > late majority > laggards

== Operations, quality and supply chain | 營運、品質與供應鏈
job production | 單件生產 | method | S5 | the making of one item at a time to the special order of a customer | 按顧客特別訂單每次製造一件貨品的方式
batch production | 批量生產 | method | S5 | the making of a group of identical items together before switching to another group | 先製造一組相同貨品，再轉造另一組的方式
mass production | 大量生產 | method | S4 | the making of standard goods in very large quantities on an assembly line | 在裝配線上以極大數量製造標準化貨品的方式 | also=flow production
lean production | 精益生產 | method | S6 | an approach to making goods that removes all kinds of waste | 消除各種浪費的製造貨品方式
fixed position layout | 固定位置佈置 | form | S6 | an arrangement in which the product stays in one place and workers and tools come to it | 產品留在原處而工人和工具移到該處的安排
process layout | 程序式佈置 | form | S6 | an arrangement in which machines doing similar work are put together in one area | 把功能相似的機器集中在同一區域的安排
product layout | 產品式佈置 | form | S6 | an arrangement in which machines are put in the order of the steps of making one item | 按製造某貨品的步驟次序排列機器的安排
cellular layout | 單元式佈置 | form | S6 | an arrangement in which different machines are grouped in small units, each making a family of similar parts | 把不同機器組成小組、每組製造一類相似零件的安排
raw material inventory | 原材料存貨 | object | S5 | goods held by a manufacturer that have not yet entered production | 製造商持有而尚未投入生產的物料
work in progress | 在製品 | object | S5 | goods that have entered production but are not yet complete | 已投入生產但尚未完成的貨品 | also=work in process
finished goods inventory | 製成品存貨 | object | S5 | completed products that a manufacturer holds and has not yet sold | 製造商持有而尚未售出的已完成產品
safety stock | 安全存貨 | quantity | S5 | the extra amount of goods kept in case of sudden demand or late delivery | 為防需求急增或延遲送貨而額外保存的貨量 | also=buffer stock
reorder level | 再訂貨水平 | quantity | S5 | the amount of goods on hand at which a new purchase should be placed | 存貨降至須作出新訂購時的數量 | also=reorder point
economic order quantity | 經濟訂貨量 | quantity | S6 | the amount to buy each time that keeps the sum of holding and ordering costs lowest | 令儲存與訂購成本總和最低的每次購買數量 | also=EOQ
lead time | 前置時間 | quantity | S5 | the period between placing a purchase and receiving the goods | 由發出訂購至收到貨品的一段期間 | also-zh=交貨時間
maximum stock level | 最高存貨量 | quantity | S5 | the largest amount of goods that a firm allows itself to hold | 企業容許自己持有貨品的上限數量
just-in-time | 及時生產 | method | S5 | a system in which materials arrive only when they are needed so that almost no stock is held | 物料在需要時才送達而幾乎不持有存貨的制度 | also=JIT; also-zh=準時制
material requirements planning | 物料需求規劃 | method | S6 | a computer-based system that works out the parts and timing needed from a production schedule | 以電腦根據生產日程計算所需零件和時間的制度 | also=MRP
vendor-managed inventory | 供應商管理存貨 | method | S6 | a system in which the seller watches the stock of the buyer and refills it | 由賣方監察並補充買方貨量的制度 | also=VMI
ABC analysis | ABC存貨分類法 | method | S6 | the sorting of stock into three groups by value so that the most valuable items get the closest control | 按價值把貨品分為三類並嚴格監控最貴重一類的方法
quality control | 品質控制 | method | S5 | the inspection of products to find and remove those below standard | 檢查產品以找出並剔除不合標準者的工作 | also=QC
quality assurance | 品質保證 | method | S5 | the setting up of procedures through all stages so that defects are prevented and standards are met | 在各階段設立程序以預防缺陷和確保達標的工作 | also=QA
total quality management | 全面品質管理 | method | S5 | an approach in which every employee keeps improving all work to satisfy customers | 全體員工不斷改善所有工作以滿足顧客的管理方法 | also=TQM
six sigma | 六西格瑪 | method | S6 | a data-driven approach that aims at no more than 3.4 defects in a million chances | 以數據為本、力求每百萬次機會不多於3.4個缺陷的方法 | also-zh=六標準差
kaizen | 持續改善 | method | S6 | the Japanese practice of making small improvements all the time by everyone | 人人不斷作出小改進的日式做法 | also-zh=改善法
quality circle | 品管圈 | group | S5 | a small number of workers in the same area who meet regularly to solve problems of their products | 同一工作範圍的數名員工定期開會解決產品問題的小組
task force | 專責小組 | group | S5 | a temporary set of people from different departments brought together for one particular assignment | 為某項任務由不同部門人員臨時組成的團隊
committee | 委員會 | group | S4 | a standing or appointed set of people who meet to discuss matters and give advice or decisions | 獲委任開會討論事務並提出意見或決定的一組人
board of directors | 董事會 | group | S4 | the body elected by shareholders to govern a company | 由股東選出以管治公司的組織
fishbone diagram | 魚骨圖 | form | S6 | a picture that shows the possible causes of a problem as branches off a main line | 以主線分支顯示問題可能成因的圖像 | also=cause-and-effect diagram; also-zh=因果圖
Gantt chart | 甘特圖 | form | S6 | a bar picture that shows the start, length and finish of each task of a project over time | 以橫條顯示項目中各任務起訖時間的圖像
flow chart | 流程圖 | form | S3 | a picture that shows the steps of a procedure by boxes and arrows | 以方框和箭嘴顯示程序步驟的圖像
organisation chart | 組織圖 | form | S4 | a picture that shows the posts of a firm and who reports to whom | 顯示企業各職位及從屬關係的圖像
Pareto chart | 帕累托圖 | form | S6 | a bar picture that ranks causes from most to least frequent with a line of running total | 以直條按頻次由多至少排列成因並附累計線的圖像
outsourcing | 外判 | method | S4 | the passing of work formerly done inside the firm to an outside contractor | 把原由企業內部處理的工作交予外間承辦商 | also-zh=外包
insourcing | 內包 | method | S6 | the bringing back inside the firm of work formerly done by outside contractors | 把原由外間承辦商處理的工作收回企業內部進行
procurement | 採購 | process | S5 | the finding of suppliers and the obtaining of goods and services from them | 物色供應商並向其取得貨品和服務的過程
warehousing | 倉儲 | process | S5 | the keeping of goods in a safe place until they are needed | 把貨物存放在安全地方直至有需要的過程
transportation | 運輸 | process | S3 | the moving of goods or people from one place to another | 把貨物或人由一地移往另一地的過程
order processing | 訂單處理 | process | S5 | the receiving, checking and filling of the requests of customers to buy | 接收、核對和執行顧客購貨要求的過程
reverse logistics | 逆向物流 | process | S6 | the moving of used or faulty goods from customers back to sellers or makers | 把用過或有問題的貨品由顧客送回賣方或廠方的過程
vertical integration | 垂直整合 | form | S5 | the joining of firms at different stages of making and selling the same product | 同一產品不同產銷階段的企業的結合
horizontal integration | 橫向整合 | form | S5 | the joining of firms at the same stage of making or selling similar products | 處於相同產銷階段、產品相類的企業的結合
conglomerate integration | 混合整合 | form | S5 | the joining of firms in unrelated lines of business | 業務互不相關的企業的結合
lateral integration | 側向整合 | form | S5 | the joining of firms in related but not competing lines of business | 業務相關但不互相競爭的企業的結合
set | layouts of workplaces | 工作場所的佈置 | fixed position layout; process layout; product layout; cellular layout
set | goods and inventories of a manufacturer | 製造商的貨品與存貨 | raw material inventory; work in progress; finished goods inventory; scrap=廢料
set | quantities in stock control | 存貨控制中的數量 | safety stock; reorder level; economic order quantity; lead time; maximum stock level
set | systems of stock control | 存貨控制的制度 | just-in-time; material requirements planning; vendor-managed inventory; ABC analysis
set | approaches to quality | 管理品質的方法 | quality control; quality assurance; total quality management; six sigma
set | approaches to improving work | 改善工作的方法 | kaizen; just-in-time; six sigma; benchmarking
set | groups in a firm | 企業內的小組 | quality circle; task force; committee; board of directors
set | pictures used by managers | 管理者所用的圖表 | fishbone diagram; Gantt chart; flow chart; organisation chart; Pareto chart
set | activities of a supply chain | 供應鏈的活動 | procurement; warehousing; transportation; order processing; reverse logistics
set | kinds of business integration | 企業整合的種類 | vertical integration; horizontal integration; conglomerate integration; lateral integration
order | stock of a manufacturer from start to end | 製造商存貨由始至終 | raw material inventory > work in progress > finished goods inventory

== E-commerce | 電子商貿
business-to-business | 企業對企業 | form | S4 | online trade in which one firm sells to another firm | 一家商號在網上向另一家商號銷售的交易 | also=B2B
business-to-consumer | 企業對消費者 | form | S4 | online trade in which a firm sells to individual shoppers | 商號在網上向個別購物者銷售的交易 | also=B2C
consumer-to-consumer | 消費者對消費者 | form | S4 | online trade in which individuals sell to each other through a platform | 個人之間經網上平台互相買賣的交易 | also=C2C
consumer-to-business | 消費者對企業 | form | S5 | online trade in which individuals offer goods, services or prices to firms | 個人在網上向商號提供貨品、服務或出價的交易 | also=C2B
business-to-government | 企業對政府 | form | S5 | online trade in which a firm sells to public authorities | 商號在網上向公共當局銷售的交易 | also=B2G
online-to-offline | 線上到線下 | form | S5 | trade in which internet offers draw buyers to collect goods or services at physical shops | 以網上優惠吸引買家到實體店取貨或接受服務的交易 | also=O2O
credit card | 信用卡 | object | S3 | a payment card by which the holder buys now and repays the issuing bank later | 讓持有人先購物、後還款給發卡銀行的支付卡
stored-value card | 儲值卡 | object | S4 | a payment card loaded with money in advance, such as the Octopus card | 預先存入金錢才使用的支付卡，如八達通
electronic cheque | 電子支票 | object | S5 | a digital written order to a bank to pay a sum to a named party | 以數碼方式命令銀行付款予指定人士的票據 | also=e-cheque
cryptocurrency | 加密貨幣 | object | S5 | digital money recorded on a blockchain without the backing of a central bank | 記錄於區塊鏈而沒有中央銀行支持的數碼金錢
phishing | 網絡釣魚 | method | S3 | a fraud that uses fake messages or websites to trick people into giving passwords | 以虛假信息或網站騙取密碼的詐騙手法 | also-zh=仿冒詐騙
hacking | 黑客入侵 | method | S3 | the act of breaking into a computer system without permission | 未經許可闖入電腦系統的行為
identity theft | 身分盜用 | method | S4 | the use of stolen personal data to pretend to be another person for gain | 以偷取的個人資料冒充他人圖利的行為
denial-of-service attack | 阻斷服務攻擊 | method | S4 | the flooding of a website with requests so that real users cannot reach it | 以大量請求令網站癱瘓而真正用戶無法使用的行為 | also=DoS attack
digital signature | 數碼簽署 | method | S4 | coded data attached to an electronic message that proves who sent it and that it is unchanged | 附於電子信息以證明發送者身分及內容未被改動的編碼數據
firewall | 防火牆 | device | S4 | software or hardware that screens the data going in and out of a network | 過濾網絡進出數據的軟件或硬件
data backup | 數據備份 | method | S3 | the keeping of extra copies of files in case the originals are lost | 另存檔案副本以防原件遺失的做法
customer relationship management | 客戶關係管理系統 | system | S5 | a system that records dealings with buyers so that the firm can serve and keep them better | 記錄與買家往來以便提供更佳服務和挽留他們的系統 | also=CRM
enterprise resource planning | 企業資源規劃系統 | system | S6 | a system that joins the data of all departments of a firm in one shared database | 把企業所有部門數據整合在同一共用數據庫的系統 | also=ERP
point-of-sale system | 銷售點系統 | system | S5 | a system at shop counters that records each transaction and updates stock at once | 在收銀處記錄每宗交易並即時更新存貨的系統 | also=POS system
decision support system | 決策支援系統 | system | S6 | a system that helps managers analyse data and compare options for unusual problems | 協助管理者分析數據和比較方案以處理非常規問題的系統
crowdsourcing | 眾包 | method | S5 | the inviting of many people online to contribute ideas or work | 在網上邀請許多人貢獻意念或工作的做法
group buying | 團購 | method | S4 | the joining of many shoppers to get a lower price for the same item | 多名購物者聯合以較低價買同一貨品的做法
online auction | 網上拍賣 | method | S4 | internet selling in which the item goes to the highest bidder | 貨品在互聯網售予出價最高者的做法
set | models of electronic commerce | 電子商貿的模式 | business-to-business; business-to-consumer; consumer-to-consumer; consumer-to-business
set | kinds of online trade by parties | 按交易雙方劃分的網上交易 | business-to-business; business-to-consumer; business-to-government; consumer-to-consumer
set | means of electronic payment | 電子支付的工具 | credit card; debit card=扣帳卡; stored-value card; electronic cheque; cryptocurrency
set | crimes and attacks in e-commerce | 電子商貿中的罪行與攻擊 | phishing; identity theft; denial-of-service attack; ransomware attack=勒索軟件攻擊
set | computer crimes | 電腦罪行 | phishing; hacking; denial-of-service attack; software piracy=軟件盜版
set | means of protecting online data | 保護網上數據的方法 | encryption=加密; digital signature; firewall; two-factor authentication=雙重認證; data backup
set | information systems of a business | 企業的資訊系統 | customer relationship management; enterprise resource planning; supply chain management system=供應鏈管理系統; point-of-sale system; decision support system
set | ways of using the online crowd | 運用網上群眾的方法 | crowdfunding=眾籌; crowdsourcing; group buying; online auction
set | forms of online and offline trade | 線上線下的交易形式 | online-to-offline; business-to-government; consumer-to-consumer; consumer-to-business

== Business ethics | 商業道德
business ethics | 商業道德 | idea | S4 | the moral principles that guide what is right and wrong in commercial activities | 指引公司經營活動中是非對錯的準則
corporate governance | 企業管治 | idea | S5 | the system of rules by which a company is directed, controlled and held to account | 指導、監控公司並令其問責的規則體系
corporate culture | 企業文化 | idea | S5 | the values, beliefs and habits shared by the members of a firm | 企業成員共有的價值觀、信念和習慣
bribery | 賄賂 | idea | S4 | the offering or taking of an advantage to influence how a person does a job | 提供或收受好處以影響他人執行職務的行為
insider dealing | 內幕交易 | idea | S5 | the buying or selling of shares by using important information not known to the public | 利用公眾不知道的重要消息買賣股票的行為 | also=insider trading
money laundering | 洗黑錢 | idea | S5 | the making of criminal proceeds look as if they came from lawful sources | 使犯罪得益看似來自合法來源的行為
deceptive advertising | 欺騙性廣告 | idea | S5 | promotional messages that give consumers a false idea of a product | 令消費者對產品產生錯誤印象的宣傳信息
whistle-blowing | 舉報 | idea | S5 | the reporting of wrongdoing in an organisation by one of its members | 機構成員揭露機構內不當行為的做法
greenwashing | 漂綠 | idea | S6 | the making of false claims that a firm or product is kind to the environment | 虛假聲稱企業或產品愛護環境的做法
utilitarianism | 功利主義 | theory | S6 | the view that the right act is the one that brings the greatest good to the greatest number | 認為能為最多人帶來最大好處的行為才正確的主張
duty-based ethics | 義務論 | theory | S6 | the view that an act is right when it follows moral rules, whatever its results | 認為行為只要遵從道德規則便屬正確而不論結果的主張 | also=deontology
virtue ethics | 德性倫理 | theory | S6 | the view that right acts flow from the good character of the person | 認為正確行為出於人的良好品格的主張
ethical egoism | 倫理利己主義 | theory | S6 | the view that the right act is the one that serves the person's own interest | 認為符合自身利益的行為才正確的主張
economic responsibility | 經濟責任 | idea | S5 | in the pyramid of corporate duties, the duty to make profit by selling what society wants | 企業責任金字塔中出售社會所需以賺取利潤的義務
legal responsibility | 法律責任 | idea | S5 | in the pyramid of corporate duties, the duty to obey the ordinances of society | 企業責任金字塔中遵守社會法例的義務
ethical responsibility | 道德責任 | idea | S5 | in the pyramid of corporate duties, the duty to do what is right and fair though not required by ordinance | 企業責任金字塔中在法例要求以外做正當和公平之事的義務 | also-zh=倫理責任
philanthropic responsibility | 慈善責任 | idea | S5 | in the pyramid of corporate duties, the duty to give money and time voluntarily to good causes | 企業責任金字塔中自願為公益付出金錢和時間的義務
set | ideas about how companies should behave | 關於公司應如何行事的概念 | business ethics; corporate social responsibility=企業社會責任; corporate governance; corporate culture
set | ideas about good business | 關於良好企業的概念 | corporate governance; corporate culture; sustainability=可持續性; corporate social responsibility=企業社會責任
set | dishonest acts in business | 商業上的不誠實行為 | bribery; embezzlement=虧空公款; insider dealing; money laundering; piracy=盜版
set | wrongs in firms | 企業的不當行為 | conflict of interest=利益衝突; bribery; embezzlement=虧空公款; deceptive advertising
set | wrongs and reports in the market | 市場上的不當行為與揭發 | greenwashing; insider dealing; whistle-blowing; piracy=盜版
set | offences about money and property | 涉及金錢財物的罪行 | bribery; money laundering; fraud=欺詐; smuggling=走私
set | views of what makes an act right | 判斷行為對錯的主張 | utilitarianism; duty-based ethics; virtue ethics; ethical egoism
set | duties in the pyramid of corporate social responsibility | 企業社會責任金字塔中的責任 | economic responsibility; legal responsibility; ethical responsibility; philanthropic responsibility
order | the pyramid of corporate social responsibility from bottom to top | 企業社會責任金字塔由底至頂 | economic responsibility > legal responsibility > ethical responsibility > philanthropic responsibility

== Law and contracts for business | 商業法律與合約
offer | 要約 | idea | S5 | a definite promise to be bound on stated terms if the other party agrees | 表明對方一旦同意便按指定條款受約束的確實承諾
acceptance | 承約 | idea | S5 | the unconditional agreement of a party to all the terms put forward by another | 一方對另一方所提全部條款無條件同意的表示 | also-zh=接納
consideration | 代價 | idea | S5 | something of value that each party gives or promises in return for the promise of the other | 各方為換取對方諾言而給予或答應給予的有價值之物
intention to create legal relations | 建立法律關係的意圖 | idea | S6 | the wish of the parties that their agreement can be enforced in court | 立約各方希望協議可由法庭強制執行的意願
capacity | 訂約能力 | idea | S6 | the legal ability of a person to make a binding agreement, which minors largely lack | 法律上可訂立具約束力協議的資格，未成年人大多欠缺 | also=contractual capacity
counter-offer | 反要約 | idea | S6 | a reply that changes the terms proposed and so puts an end to the original proposal | 更改所提條款並令原建議失效的回覆
void contract | 無效合約 | form | S6 | an agreement that the law treats as having no effect from the start | 法律視為自始便沒有效力的協議
voidable contract | 可使無效合約 | form | S6 | an agreement that binds until the wronged party chooses to set it aside | 在受損一方選擇撤銷之前仍具約束力的協議 | also-zh=可撤銷合約
unenforceable contract | 不可強制執行合約 | form | S6 | a good agreement that a court will not make the parties carry out for want of some formality | 本身有效但因欠缺形式要求而法庭不會命令履行的協議
illegal contract | 非法合約 | form | S6 | an agreement whose purpose or performance breaks the law, such as one to commit a crime | 目的或履行方式違反法例的協議，如合謀犯罪
misrepresentation | 失實陳述 | idea | S6 | a false statement of fact that leads another party to enter an agreement | 誘使另一方訂立協議的虛假事實說明
undue influence | 不當影響 | idea | S6 | the unfair use of a position of trust to make a person enter an agreement | 不公平地利用受信任的地位令他人訂立協議的行為
performance | 履行 | process | S6 | the carrying out by the parties of all that they promised in an agreement | 立約各方完成協議中所有諾言的過程
breach of contract | 違約 | process | S5 | the failure of a party to do what it promised in an agreement | 一方沒有做到協議中所答應的事
frustration | 受挫失效 | process | S6 | the ending of an agreement because an unforeseen event beyond control makes it impossible to carry out | 因不能控制和預見的事件令協議無法執行而告終 | also=frustration of contract
damages | 損害賠償 | form | S5 | a sum of money a court orders the wrongdoer to pay to make up for a loss | 法庭命令過失方支付以彌補損失的款項
specific performance | 強制履行 | form | S6 | an order of a court that makes a party carry out what it promised | 法庭命令一方實際做到其承諾的指令
rescission | 撤銷合約 | form | S6 | the setting aside of an agreement so that the parties return to where they stood before | 把協議作廢並使各方回復原狀的補救
copyright | 版權 | idea | S3 | the right that automatically protects original literary, musical, artistic and film works | 自動保護原創文學、音樂、藝術和電影作品的權利
patent | 專利 | idea | S4 | the right given on registration to an inventor to stop others using a new invention for a limited time | 發明者經註冊後可在限期內禁止他人使用其新發明的權利
registered design | 註冊外觀設計 | idea | S5 | the right that protects the new look of an article, such as its shape or pattern | 保護物品新穎樣貌，如形狀或圖案的權利
Trade Descriptions Ordinance | 《商品說明條例》 | document | S4 | the Hong Kong law that bans false claims about goods and services and unfair sales practices | 禁止對貨品和服務作虛假聲稱及不良營商手法的香港法例
Sale of Goods Ordinance | 《貨品售賣條例》 | document | S4 | the Hong Kong law that implies that things sold are of merchantable quality and fit for purpose | 默示售出物品須具可商售品質並適合用途的香港法例
Competition Ordinance | 《競爭條例》 | document | S4 | the Hong Kong law that forbids price fixing and abuse of market power by firms | 禁止企業合謀定價和濫用市場權勢的香港法例
Employment Ordinance | 《僱傭條例》 | document | S4 | the Hong Kong law that sets rest days, paid holidays, sick pay and severance for workers | 訂明員工休息日、有薪假期、疾病津貼和遣散費的香港法例
Minimum Wage Ordinance | 《最低工資條例》 | document | S4 | the Hong Kong law that sets a lowest hourly rate of pay | 訂立時薪下限的香港法例
Employees' Compensation Ordinance | 《僱員補償條例》 | document | S4 | the Hong Kong law that makes employers pay and insure for injuries of staff at work | 規定僱主須為員工工傷付款並投保的香港法例
Mandatory Provident Fund Schemes Ordinance | 《強制性公積金計劃條例》 | document | S4 | the Hong Kong law that makes employers and workers save for retirement | 規定僱主和員工為退休儲蓄的香港法例
Sex Discrimination Ordinance | 《性別歧視條例》 | document | S4 | the Hong Kong law that bans unfair treatment for being male or female, married or pregnant | 禁止因身為男女、婚姻狀況或懷孕而作不公平對待的香港法例
Disability Discrimination Ordinance | 《殘疾歧視條例》 | document | S4 | the Hong Kong law that bans unfair treatment of people with physical or mental impairments | 禁止因身心缺損而作不公平對待的香港法例
Race Discrimination Ordinance | 《種族歧視條例》 | document | S4 | the Hong Kong law that bans unfair treatment based on colour, descent or ethnic origin | 禁止因膚色、世系或族裔而作不公平對待的香港法例
Family Status Discrimination Ordinance | 《家庭崗位歧視條例》 | document | S4 | the Hong Kong law that bans unfair treatment of those who must care for immediate relatives | 禁止對須照顧直系親屬者作不公平對待的香港法例
Prevention of Bribery Ordinance | 《防止賄賂條例》 | document | S4 | the Hong Kong law against the corrupt offering and taking of advantages | 打擊貪污提供和收受利益的香港法例
Companies Ordinance | 《公司條例》 | document | S4 | the Hong Kong law that governs how incorporated bodies are formed and run | 規管法人團體成立和運作的香港法例
Partnership Ordinance | 《合夥條例》 | document | S5 | the Hong Kong law on the rights and duties of joint owners of unincorporated firms | 關於非法團商號共同擁有人權利和義務的香港法例
Consumer Council | 消費者委員會 | institution | S3 | the Hong Kong body that tests products, gives shoppers advice and handles their complaints | 測試產品、向購物者提供意見和處理其投訴的香港機構 | also-zh=消委會
Customs and Excise Department | 香港海關 | institution | S4 | the Hong Kong body that fights smuggling, fake goods and false labels on goods | 打擊走私、冒牌貨和虛假商品說明的本港執法部門
Independent Commission Against Corruption | 廉政公署 | institution | S3 | the Hong Kong body that investigates bribery and teaches the public about it | 調查貪污並教育公眾的香港機構 | also=ICAC; also-zh=廉署
Equal Opportunities Commission | 平等機會委員會 | institution | S4 | the Hong Kong body that carries out the laws against discrimination | 執行反歧視法例的香港機構 | also=EOC; also-zh=平機會
Labour Department | 勞工處 | institution | S4 | the Hong Kong body that protects the rights and safety of employees and helps job seekers | 保障僱員權益和安全並協助求職者的香港部門
Companies Registry | 公司註冊處 | institution | S5 | the Hong Kong body that incorporates new firms and keeps their filed documents | 辦理法團成立並保存其存檔文件的香港部門
Intellectual Property Department | 知識產權署 | institution | S4 | the Hong Kong body that registers trade marks, patents and designs | 辦理商標、專利和外觀設計註冊的香港部門
set | elements of a contract | 合約的要素 | offer; acceptance; consideration; intention to create legal relations; capacity
set | statements before a contract is made | 訂約前的表示 | offer; acceptance; invitation to treat=邀請要約; revocation of offer=撤銷要約
set | faults that upset a contract | 影響合約效力的缺陷 | misrepresentation; duress=威迫; undue influence; mistake=錯誤
set | ways in which a contract ends | 合約終結的方式 | performance; breach of contract; frustration; mutual agreement=雙方協議
set | remedies given by law | 法律上的補救 | damages; injunction=禁制令; specific performance; rescission
set | kinds of intellectual property | 知識產權的種類 | copyright; patent; registered design; trade secret=商業秘密; trade mark
set | Hong Kong labour laws | 香港的勞工法例 | Employment Ordinance; Minimum Wage Ordinance; Employees' Compensation Ordinance; Mandatory Provident Fund Schemes Ordinance
set | Hong Kong laws against discrimination | 香港的反歧視法例 | Sex Discrimination Ordinance; Disability Discrimination Ordinance; Race Discrimination Ordinance; Family Status Discrimination Ordinance
set | Hong Kong laws about running a company | 與經營公司有關的香港法例 | Prevention of Bribery Ordinance; Companies Ordinance; Partnership Ordinance; Competition Ordinance; Employment Ordinance
set | Hong Kong offices dealing with business | 處理商業事務的香港機構 | Companies Registry; Intellectual Property Department; Competition Commission=競爭事務委員會; Labour Department
set | Hong Kong bodies that handle complaints and claims | 處理投訴和申索的香港機構 | Small Claims Tribunal=小額錢債審裁處; Labour Tribunal=勞資審裁處; Consumer Council; Equal Opportunities Commission
set | Hong Kong bodies that enforce business laws | 執行商業法例的香港機構 | Customs and Excise Department; Independent Commission Against Corruption; Competition Commission=競爭事務委員會; Equal Opportunities Commission
fact | Trade Descriptions Ordinance | 《商品說明條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 362 | 第362章 |
fact | Sale of Goods Ordinance | 《貨品售賣條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 26 | 第26章 |
fact | Employment Ordinance | 《僱傭條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 57 | 第57章 |
fact | Competition Ordinance | 《競爭條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 619 | 第619章 |
fact | Companies Ordinance | 《公司條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 622 | 第622章 |
fact | Partnership Ordinance | 《合夥條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 38 | 第38章 |
fact | Minimum Wage Ordinance | 《最低工資條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 608 | 第608章 |
fact | Employees' Compensation Ordinance | 《僱員補償條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 282 | 第282章 |
fact | Mandatory Provident Fund Schemes Ordinance | 《強制性公積金計劃條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 485 | 第485章 |
fact | Sex Discrimination Ordinance | 《性別歧視條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 480 | 第480章 |
fact | Disability Discrimination Ordinance | 《殘疾歧視條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 487 | 第487章 |
fact | Race Discrimination Ordinance | 《種族歧視條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 602 | 第602章 |
fact | Family Status Discrimination Ordinance | 《家庭崗位歧視條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 527 | 第527章 |
fact | Prevention of Bribery Ordinance | 《防止賄賂條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 201 | 第201章 |

== Insurance and risk | 保險與風險
insurable interest | 可保權益 | law | S5 | the insurance principle that the insured must stand to lose if the thing covered is damaged | 受保事物受損時投保人必須會蒙受損失的保險原則
utmost good faith | 最高誠信 | law | S5 | the insurance principle that both parties must disclose all important facts | 雙方必須披露所有重要事實的保險原則
indemnity | 損失補償 | law | S5 | the insurance principle that the insured is restored to the former financial position without making a profit | 受保人只獲恢復至原來財政狀況而不能從中獲利的保險原則 | also-zh=彌償
contribution | 分擔賠償 | law | S5 | the insurance principle that several insurers of the same loss share the payment in proportion | 同一損失的數名承保人按比例共同賠付的保險原則
risk avoidance | 風險規避 | method | S5 | the handling of danger by not taking part in the activity at all | 完全不參與有關活動以應對危險的方法
risk reduction | 風險減低 | method | S5 | the handling of danger by taking steps to lower the chance or size of loss | 採取措施降低損失機會或幅度以應對危險的方法
risk retention | 風險自留 | method | S5 | the handling of danger by accepting the possible loss and paying for it oneself | 自行接受並支付可能損失以應對危險的方法 | also=risk assumption; also-zh=風險承擔
pure risk | 純粹風險 | idea | S6 | a chance of loss without any chance of gain | 只有損失機會而沒有獲利機會的情況
speculative risk | 投機風險 | idea | S6 | a chance that may end in either gain or loss, as in investing | 既可能獲利亦可能虧損的情況，如投資
peril | 危險事故 | idea | S6 | a direct cause of loss, such as fire or theft | 直接造成損失的原因，如火災或盜竊
hazard | 危險因素 | idea | S6 | a condition that makes a loss more likely or more serious | 令損失更易發生或更嚴重的情況
moral hazard | 道德風險 | idea | S6 | the tendency of an insured person to be less careful because losses will be paid for | 受保人因損失會獲賠償而變得不小心的傾向
adverse selection | 逆向選擇 | idea | S6 | the tendency of those with greater danger of loss to be the ones who buy cover | 損失機會較高的人更傾向購買保障的現象
premium | 保費 | quantity | S4 | the sum the insured pays regularly to the insurer for cover | 投保人定期付予承保人以換取保障的款項
sum insured | 保額 | quantity | S5 | the maximum amount that the insurer will pay under a policy | 承保人按保單最多會支付的金額
deductible | 自負額 | quantity | S5 | the first part of each loss that the insured must bear before the insurer pays | 承保人賠付前受保人須自行承擔的首部分損失 | also=excess; also-zh=墊底費
surrender value | 退保價值 | quantity | S6 | the cash paid back when the holder gives up a life policy early | 保單持有人提早放棄人壽保單時取回的現金
life insurance | 人壽保險 | form | S4 | cover that pays a sum when a person dies or survives to a stated date | 在受保人去世或活至指定日期時支付款項的保障
fire insurance | 火險 | form | S4 | cover for damage to buildings and goods by burning | 保障建築物和財物因燃燒而受損的合約
marine insurance | 水險 | form | S5 | cover for damage to ships and cargo during a sea voyage | 保障船隻和貨物在海上航程受損的合約 | also-zh=海上保險
motor insurance | 汽車保險 | form | S4 | cover for damage caused by or to vehicles on the road | 保障道路車輛所受或所引致損害的合約
public liability insurance | 公眾責任保險 | form | S5 | cover for claims by visitors and passers-by hurt on business premises | 保障商號因訪客或途人在其處所受傷而被索償的合約
employees' compensation insurance | 僱員補償保險 | form | S4 | compulsory cover for payments to staff hurt at work | 僱主須投購、用以支付員工工傷款項的保障 | also-zh=勞工保險
business interruption insurance | 業務中斷保險 | form | S6 | cover for profit lost while a firm cannot operate after damage by an insured event | 保障企業因受保事故受損、未能營業期間所失利潤的合約 | also=consequential loss insurance
burglary insurance | 盜竊保險 | form | S5 | cover for property stolen by forced entry to premises | 保障財物因處所被強行闖入而失去的合約
insurer | 承保人 | role | S4 | the company that promises to pay for losses in return for premiums | 收取保費而承諾賠償損失的公司
policyholder | 保單持有人 | role | S4 | the person who owns an insurance contract and pays for it | 擁有保險合約並為其付款的人
beneficiary | 受益人 | role | S4 | the person named to receive the money when the insured person dies | 受保人去世時獲指定領取款項的人
insurance agent | 保險代理人 | role | S5 | a middleman who represents an insurance company in selling its policies | 代表保險公司銷售其保單的中介人
insurance broker | 保險經紀 | role | S5 | a middleman who represents customers in finding suitable policies among many companies | 代表客戶在多家公司中物色合適保單的中介人
actuary | 精算師 | role | S6 | an expert who calculates chances of loss and the payments to be charged | 計算損失機會和應收款項的專家
set | principles of insurance | 保險的原則 | insurable interest; utmost good faith; indemnity; subrogation=代位追償; contribution; proximate cause=近因
set | insurance principles about payment of claims | 有關賠償的保險原則 | indemnity; subrogation=代位追償; contribution; proximate cause=近因
set | ways of handling risk | 處理風險的方法 | risk avoidance; risk reduction; risk transfer=風險轉移; risk retention
set | ideas about risk | 有關風險的概念 | pure risk; speculative risk; peril; hazard
set | amounts in an insurance policy | 保單中的金額 | premium; sum insured; deductible; surrender value; no-claim discount=無索償折扣
set | kinds of insurance for property | 財產保險的種類 | fire insurance; marine insurance; motor insurance; burglary insurance
set | kinds of insurance for business | 商業保險的種類 | public liability insurance; employees' compensation insurance; fidelity guarantee insurance=忠誠保證保險; business interruption insurance
set | kinds of insurance | 保險的種類 | life insurance; fire insurance; marine insurance; public liability insurance; employees' compensation insurance
set | people in insurance | 與保險有關的人 | insurer; policyholder; beneficiary; insurance agent; insurance broker

== International business | 國際商業
exporting | 出口 | method | S3 | the selling to buyers in foreign countries of goods made at home | 把本地製造的貨品售予外國買家的做法
importing | 進口 | method | S3 | the buying of goods from foreign countries for use at home | 從外國購買貨品供本地使用的做法
re-exporting | 轉口 | method | S3 | the selling abroad of goods brought in from other places without further processing | 把由外地運入的貨品不經加工再售往外地的做法
licensing | 授權經營 | method | S5 | the granting to a foreign firm, for a fee, of the right to make or use one's product or patent | 收費准許外國企業生產或使用自己產品或專利的做法 | also-zh=特許授權
globalisation | 全球化 | process | S3 | the growing connection of economies and cultures around the world | 世界各地經濟和文化聯繫日益緊密的過程
localisation | 本地化 | process | S5 | the changing of a product or its promotion to suit one country | 更改產品或推廣以切合某國家的過程
standardisation | 標準化 | process | S5 | the use of the same product and promotion in every country | 在各國採用相同產品和推廣的做法
import quota | 進口配額 | method | S4 | a limit on the amount of a good that may be brought in from abroad | 對可由外地運入的某貨品數量所設的上限
export subsidy | 出口補貼 | method | S5 | money paid by a government to home producers for goods sold abroad | 政府就售往外地的貨品向本地生產商支付的款項
free trade area | 自由貿易區 | form | S5 | a group of countries without tariffs among members, each keeping its own tariffs against outsiders | 成員間免關稅而各自對外訂立關稅的國家集團
customs union | 關稅同盟 | form | S5 | a group of countries with free trade in goods inside and one tariff against outsiders, but without free movement of labour | 成員間貨物自由貿易、對外徵收統一進口稅而人員不能自由流動的國家集團
common market | 共同市場 | form | S5 | a group of countries with one tariff against outsiders and free movement of goods, labour and capital | 對外關稅統一，貨物、勞工和資金均可自由流動的國家集團
monetary union | 貨幣聯盟 | form | S6 | a group of countries that share one currency and one central bank policy | 使用同一種錢幣和同一中央銀行政策的國家集團
ethnocentric approach | 母國中心取向 | idea | S6 | the international staffing view that top posts abroad should go to people from the home country of the firm | 主張海外要職應由企業本國人擔任的國際用人觀念
polycentric approach | 多國中心取向 | idea | S6 | the international staffing view that posts abroad should go to people of each host country | 主張海外職位應由各東道國的人擔任的國際用人觀念
geocentric approach | 全球中心取向 | idea | S6 | the international staffing view that the best person should be chosen whatever the nationality | 主張不論國籍選用最佳人才的國際用人觀念
bill of lading | 提單 | document | S5 | a document by which a shipping company acknowledges the cargo received and gives title to it | 船公司確認收到貨物並代表貨物所有權的文件
letter of credit | 信用證 | document | S5 | a document in which the bank of an importer promises to pay the exporter when terms are met | 進口商的銀行承諾在條件符合時付款予出口商的文件
certificate of origin | 產地來源證 | document | S5 | a document that states the country in which goods were made | 說明貨品在哪個國家製造的文件
commercial invoice | 商業發票 | document | S5 | a document in which the exporter lists the goods sold and the price the importer must pay | 出口商列明所售貨品及進口商應付價錢的文件
World Trade Organization | 世界貿易組織 | institution | S3 | the body that sets rules for commerce among nations and settles their disputes | 訂立國與國之間通商規則並解決糾紛的機構 | also=WTO; also-zh=世貿
International Monetary Fund | 國際貨幣基金組織 | institution | S4 | the body that lends to countries in balance-of-payments trouble and watches exchange rates | 向國際收支有困難的國家貸款並監察匯率的機構 | also=IMF
World Bank | 世界銀行 | institution | S4 | the Washington-based body that lends to poorer countries all over the globe for long-term development projects | 總部設於華盛頓、為全球較貧窮國家的長期發展項目提供貸款的機構
International Labour Organization | 國際勞工組織 | institution | S5 | the United Nations body that sets standards for working conditions | 訂立工作條件標準的聯合國機構 | also=ILO
Asian Infrastructure Investment Bank | 亞洲基礎設施投資銀行 | institution | S5 | the Beijing-based body that lends for roads, ports and power in Asia | 總部設於北京、為亞洲道路、港口和電力貸款的機構 | also=AIIB; also-zh=亞投行
set | ways of trading across borders | 跨境貿易的方式 | exporting; importing; re-exporting; licensing
set | trends in world business | 世界商業的趨勢 | globalisation; localisation; standardisation; economic integration=經濟一體化
set | barriers and helps to trade | 對貿易的限制與扶助 | import duty=進口稅; import quota; embargo=禁運; export subsidy
set | levels of economic integration | 經濟一體化的層次 | free trade area; customs union; common market; monetary union
set | staffing views of multinational firms | 跨國企業的用人取向 | ethnocentric approach; polycentric approach; geocentric approach; regiocentric approach=區域中心取向
set | documents of foreign trade | 對外貿易文件 | bill of lading; letter of credit; certificate of origin; commercial invoice; packing list=裝箱單
set | international economic bodies | 國際經濟機構 | World Trade Organization; International Monetary Fund; World Bank; International Labour Organization; Asian Infrastructure Investment Bank
set | bodies that serve trade and firms | 服務商貿的機構 | World Trade Organization; Hong Kong Trade Development Council=香港貿易發展局; Consumer Council; chamber of commerce=商會
order | degrees of economic integration from loose to close | 經濟一體化由淺至深 | free trade area > customs union > common market > monetary union
fact | World Trade Organization | 世界貿易組織 | headquarters | 總部所在地 | Geneva | 日內瓦 |
fact | International Monetary Fund | 國際貨幣基金組織 | headquarters | 總部所在地 | Washington, D.C. | 華盛頓 |
fact | Asian Infrastructure Investment Bank | 亞洲基礎設施投資銀行 | headquarters | 總部所在地 | Beijing | 北京 |
fact | Asian Development Bank | 亞洲開發銀行 | headquarters | 總部所在地 | Manila | 馬尼拉 |
fact | Asia-Pacific Economic Cooperation Secretariat | 亞太區經濟合作組織秘書處 | headquarters | 總部所在地 | Singapore | 新加坡 |
fact | Organisation for Economic Co-operation and Development | 經濟合作與發展組織 | headquarters | 總部所在地 | Paris | 巴黎 |
fact | ASEAN Secretariat | 東盟秘書處 | headquarters | 總部所在地 | Jakarta | 雅加達 |
fact | World Trade Organization | 世界貿易組織 | year of founding | 成立年份 | 1995 | 1995 |
fact | International Labour Organization | 國際勞工組織 | year of founding | 成立年份 | 1919 | 1919 |
fact | Association of Southeast Asian Nations | 東南亞國家聯盟 | year of founding | 成立年份 | 1967 | 1967 |
fact | Asia-Pacific Economic Cooperation | 亞太區經濟合作組織 | year of founding | 成立年份 | 1989 | 1989 |
fact | Independent Commission Against Corruption | 廉政公署 | year of founding | 成立年份 | 1974 | 1974 |
fact | Consumer Council | 消費者委員會 | year of founding | 成立年份 | 1974 | 1974 |
fact | Equal Opportunities Commission | 平等機會委員會 | year of founding | 成立年份 | 1996 | 1996 |
fact | Hong Kong Trade Development Council | 香港貿易發展局 | year of founding | 成立年份 | 1966 | 1966 |

== Business review | 商業綜合
set | ways of getting work done by others | 安排人手工作的方法 | internal recruitment; external recruitment=外部招聘; outsourcing; job rotation
set | insurance principles about the contract and the loss | 關於合約和損失的保險原則 | insurable interest; utmost good faith; indemnity; proximate cause=近因
set | ways of keeping employees interested | 保持員工工作興趣的方法 | job enlargement; job enrichment; job rotation; flexitime=彈性上班時間
set | ways of drawing the attention of buyers | 吸引買家注意的方法 | sales promotion; personal selling=人員銷售; product placement; viral marketing
set | places where shoppers buy daily goods | 購買日用品的地方 | supermarket; convenience store; vending machine; wet market=街市
set | ways of asking consumers | 向消費者查詢的方法 | questionnaire survey; personal interview; focus group; telephone survey=電話調查
set | ways of drawing a sample from groups or contacts | 從組別或人脈選取樣本的方法 | stratified sampling; cluster sampling; quota sampling; snowball sampling=滾雪球抽樣
set | theories for motivating staff | 激勵員工的學說 | hierarchy of needs theory; reinforcement theory; goal-setting theory; Theory Z
set | people-centred styles of leadership | 以人為本的領導作風 | democratic leadership; paternalistic leadership; servant leadership; transformational leadership
set | founders of management thought | 管理思想的奠基者 | Henri Fayol; Max Weber; Frederick Taylor; Peter Drucker
set | scholars who studied people at work | 研究人在工作中表現的學者 | Abraham Maslow; Frederick Herzberg; Elton Mayo; Frederick Taylor
set | departments that support production | 支援生產的部門 | purchasing department; research and development department; finance department; human resources department
set | tasks of a human resources department | 人力資源部的工作 | compensation and benefits; performance appraisal; job evaluation; orientation
set | changes in working life | 職業生涯的轉變 | redundancy; resignation; demotion; transfer; retirement
set | systems for better quality and less waste | 提升品質和減少浪費的制度 | quality assurance; quality control; just-in-time; benchmarking
set | systems of making goods | 製造貨品的制度 | job production; batch production; mass production; lean production
set | ways in which firms join or cooperate | 企業結合或合作的方式 | vertical integration; horizontal integration; joint venture; franchise
set | things a shopper carries to pay or save | 購物者用以付款或省錢的物品 | credit card; loyalty card=會員積分卡; stored-value card; gift voucher; coupon
set | threats to computer users | 對電腦用戶的威脅 | hacking; identity theft; denial-of-service attack; software piracy=軟件盜版
set | malpractices in business | 商業上的不良行為 | deceptive advertising; piracy=盜版; bribery; money laundering
set | terms at the making of an agreement | 訂立協議時的概念 | consideration; capacity; offer; invitation to treat=邀請要約
set | wrongs done to make another agree | 令他人同意的不當手段 | duress=威迫; undue influence; misrepresentation; bribery
set | rights in creations of the mind | 智力創作的權利 | copyright; patent; registered design; plant variety right=植物品種權利
set | Hong Kong laws for fair treatment of staff | 公平對待員工的香港法例 | Employees' Compensation Ordinance; Sex Discrimination Ordinance; Minimum Wage Ordinance; Race Discrimination Ordinance
set | Hong Kong laws on firms and sales | 關於商號和銷售的香港法例 | Companies Ordinance; Partnership Ordinance; Sale of Goods Ordinance; Trade Descriptions Ordinance
set | Hong Kong public bodies for the market | 與市場有關的香港公共機構 | Consumer Council; Competition Commission=競爭事務委員會; Hong Kong Trade Development Council=香港貿易發展局; Labour Department
set | Hong Kong tribunals | 香港的審裁處 | Small Claims Tribunal=小額錢債審裁處; Labour Tribunal=勞資審裁處; Lands Tribunal=土地審裁處; Obscene Articles Tribunal=淫褻物品審裁處
set | bodies that help firms and workers | 協助商號和工人的團體 | trade union=工會; professional body=專業團體; employment agency; Hong Kong Trade Development Council=香港貿易發展局
set | covers against losses of a shop | 保障商店損失的保險 | fire insurance; burglary insurance; business interruption insurance; fidelity guarantee insurance=忠誠保證保險
set | covers a person may buy | 個人可購買的保險 | life insurance; motor insurance; fire insurance; travel insurance=旅遊保險
set | government measures on foreign trade | 政府對外貿的措施 | import duty=進口稅; import quota; export subsidy; foreign exchange control=外匯管制
set | papers that go with a shipment | 隨貨文件 | packing list=裝箱單; commercial invoice; bill of lading; insurance policy=保險單
set | international lenders and rule makers | 國際貸款和訂立規則的機構 | International Monetary Fund; World Bank; World Trade Organization; Asian Development Bank=亞洲開發銀行
set | returns above basic pay | 底薪以外的回報 | bonus; fringe benefit; stock option=認股權; commission
set | ways of teaching business skills | 教授商業技能的方法 | role play=角色扮演; case study; mentoring; lecture=課堂講授
set | checks on applicants | 對應徵者的查核 | aptitude test; personality test; medical examination=體格檢驗; reference check
fact | Trade Marks Ordinance | 《商標條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 559 | 第559章 |
fact | Patents Ordinance | 《專利條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 514 | 第514章 |
fact | Copyright Ordinance | 《版權條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 528 | 第528章 |
fact | Registered Designs Ordinance | 《註冊外觀設計條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 522 | 第522章 |
fact | Business Registration Ordinance | 《商業登記條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 310 | 第310章 |
fact | Occupational Safety and Health Ordinance | 《職業安全及健康條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 509 | 第509章 |
fact | Insurance Ordinance | 《保險業條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 41 | 第41章 |
set | replies and steps on the way to an agreement | 達成協議過程中的回應與步驟 | counter-offer; acceptance; invitation to treat=邀請要約; revocation of offer=撤銷要約
`
