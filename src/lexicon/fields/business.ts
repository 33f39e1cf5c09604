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
limited partnership | 有限責任合夥 | form | S5 | a jointly owned unincorporated business in which some owners risk only their capital but at least one bears its debts without limit | 部分東主只以出資額為限承擔債務、至少一人承擔全部債務，而本身沒有法人身分的企業
private limited company | 私人有限公司 | form | S4 | an incorporated business with at most 50 members that may not invite the public to buy its shares | 成員不超過50人且不得公開向公眾招股的法團
public limited company | 公眾有限公司 | form | S4 | an incorporated business whose shares may be offered to anyone and freely transferred | 可公開向大眾招股而其股份可自由轉讓的法團
public corporation | 公營機構 | form | S4 | a body owned by the government and run on business lines to provide goods or services to society | 由政府擁有、按商業模式為社會提供產品或服務的機構 | also-zh=公共機構
franchise | 特許經營 | form | S4 | an arrangement in which one firm pays another for the right to use its name and business method | 付費取得另一企業的名稱和經營方式使用權的安排
joint venture | 合營企業 | form | S4 | a business set up and shared by two or more independent firms for a particular project | 兩家或以上獨立企業為某項目共同出資設立的業務
cooperative | 合作社 | form | S5 | an organisation owned and democratically controlled by its members for their mutual benefit | 由成員共同擁有、民主管理並為成員互惠而設的組織 | also=co-operative
social enterprise | 社會企業 | form | S4 | a business that trades mainly to do good for the community and reinvests most of its profit in that purpose | 以達成公益目標為主而把大部分利潤再投放於該目標的業務
franchisor | 特許經營授權商 | role | S4 | the firm that grants others the right to use its trade name and business method for fees | 收取費用而准許他人使用其商號名稱和經營模式的企業 | not=franchisee
franchisee | 特許經營加盟商 | role | S4 | the person or firm that pays fees to operate an outlet under the trade name and method of another | 繳付費用以他人的商號名稱和經營模式開店的人士或企業 | not=franchisor
sole proprietor | 獨資東主 | role | S4 | the single owner of an unincorporated business | 沒有法人身分的企業的唯一擁有人
general partner | 普通合夥人 | role | S5 | a joint owner of an unincorporated firm who may manage it and is fully liable for its debts | 可參與管理並承擔全部債務、共同擁有沒有法人身分的企業的人 | not=limited partner
limited partner | 有限責任合夥人 | role | S5 | a joint owner of an unincorporated firm who may not manage it and risks only the capital contributed | 不得參與管理而只以出資額承擔債務、共同擁有沒有法人身分的企業的人 | not=general partner
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
partnership agreement | 合夥契約 | document | S5 | the document in which joint owners of a firm settle capital, duties and the sharing of profits | 企業共同擁有人訂明出資、職責及盈利分配的文件 | also=partnership deed
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
set | principles of Fayol about people | 費堯關於人員的原則 | equity; esprit de corps=團隊精神; initiative; remuneration of personnel=人員報酬; stability of tenure
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
autocratic leadership | 專制型領導 | form | S5 | a leadership style in which the superior makes all decisions alone and expects obedience | 上司獨自作出所有決定並要求服從的領導作風 | also=authoritarian leadership; also-zh=獨裁式領導
democratic leadership | 民主型領導 | form | S5 | a leadership style in which the superior consults subordinates and lets them share in decisions | 上司徵詢下屬並讓他們參與決定的領導作風 | also=participative leadership
laissez-faire leadership | 放任型領導 | form | S5 | a leadership style in which the superior leaves subordinates almost complete freedom to decide and act | 上司幾乎讓下屬完全自由決定和行事的領導作風
paternalistic leadership | 家長式領導 | form | S5 | a leadership style in which the superior decides for subordinates but cares for their welfare like a parent | 上司像父母般替下屬作主而又關顧其福利的領導作風
transformational leadership | 轉型領導 | form | S6 | a leadership style in which the superior inspires followers with a vision to go beyond their own interests | 上司以願景鼓舞追隨者超越個人利益的領導作風
transactional leadership | 交易型領導 | form | S6 | a leadership style in which the superior exchanges rewards and punishments for the performance of followers | 上司以獎懲換取追隨者工作表現的領導作風
servant leadership | 僕人式領導 | form | S6 | a leadership style in which the superior puts the needs and growth of followers before personal power | 上司把追隨者的需要和成長置於個人權力之前的領導作風
legitimate power | 法定權力 | idea | S6 | influence that comes from the formal position a person holds | 源自個人所擔任正式職位的影響力
reward power | 獎賞權力 | idea | S6 | influence that comes from the ability to give things that others want | 源自能給予他人所想得到的東西的影響力
coercive power | 強制權力 | idea | S6 | influence that comes from the ability to punish others | 源自能懲罰他人的影響力
expert power | 專家權力 | idea | S6 | influence that comes from special knowledge or skill | 源自特殊知識或技能的影響力
referent power | 參照權力 | idea | S6 | influence that comes from being admired or liked by others | 源自受他人仰慕或喜愛的影響力
behavioural theory of leadership | 領導行為論 | theory | S6 | the view that successful leadership comes from actions that can be learnt rather than from inborn qualities | 認為領導的成敗在於可學習的舉動而非天生素質的理論
situational theory of leadership | 領導情境論 | theory | S6 | the view that the style of leadership should change with the readiness of followers and the conditions | 認為領導作風應隨追隨者的成熟度和處境而改變的理論
great man theory | 偉人論 | theory | S6 | the view that history is made by exceptional heroes born to be leaders | 認為歷史由天生具領導才能的傑出英雄所創造的說法
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
performance appraisal | 績效評核 | process | S4 | the formal assessment of how well an employee has done the job over a period | 正式評定僱員在某段期間工作成績的做法 | also-zh=工作表現評核
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
personality test | 性格測試 | method | S5 | a selection tool that measures the character and temperament of an applicant | 量度應徵者個性和氣質的甄選工具
reference check | 諮詢人查詢 | method | S5 | a selection tool in which former employers are asked about the record of an applicant | 向前僱主查問應徵者過往紀錄的甄選工具
critical incident method | 關鍵事件法 | method | S6 | an appraisal tool that records examples of especially good or poor behaviour of an employee | 記錄僱員特別優異或差劣行為例子的評核工具
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
marketing concept | 營銷導向 | idea | S4 | the business view that a firm succeeds by finding out and satisfying what customers want better than rivals do | 認為企業應找出顧客的需要、並比對手更能滿足這些需要的經營觀念 | also=market orientation
societal marketing concept | 社會營銷導向 | idea | S5 | the business view that satisfying customers must be balanced with profit and the long-run welfare of the community | 認為滿足顧客須與利潤和大眾長遠福祉取得平衡的經營觀念
geographic segmentation | 地理細分 | method | S4 | the division of a market by where customers live, such as region, city size or climate | 按顧客所在地區、城市大小或氣候劃分市場的做法
demographic segmentation | 人口細分 | method | S4 | the division of a market by age, sex, income, education or family size of customers | 按顧客年齡、性別、收入、教育或家庭人數劃分市場的做法
psychographic segmentation | 心理細分 | method | S4 | the division of a market by lifestyle, personality and values of customers | 按顧客生活方式、性格和價值觀劃分市場的做法
behavioural segmentation | 行為細分 | method | S4 | the division of a market by how customers use and buy the product, such as usage rate and loyalty | 按顧客如何使用和購買產品，例如使用量和忠誠度，來劃分市場的做法
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
observation | 觀察法 | method | S4 | a research method in which people are watched as they behave without being asked questions | 不向受訪者發問而從旁記錄人們行為表現的研究方法
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
advertising | 廣告 | method | S3 | paid, non-personal communication by a named sponsor through mass or digital media | 由具名贊助者付費、透過大眾或數碼媒體進行的非面對面宣傳
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
innovators | 創新採用者 | group | S6 | the first small part of consumers to take up a new product, who like to take risks | 最先採用新產品、樂於冒險的一小撮消費者 | also-zh=創新者
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
fishbone diagram | 魚骨圖 | form | S6 | a chart that shows the possible causes of a problem as branches off a main line | 以主線分支顯示問題可能成因的圖表 | also=cause-and-effect diagram; also-zh=因果圖
Gantt chart | 甘特圖 | form | S6 | a bar diagram that shows the start, length and finish of each task of a project over time | 以橫條顯示項目中各任務起訖時間的圖表
flow chart | 流程圖 | form | S3 | a diagram that shows the steps of a procedure by boxes and arrows | 以方框和箭嘴顯示程序步驟的圖表
organisation chart | 組織圖 | form | S4 | a diagram that shows the posts of a firm and who reports to whom | 顯示企業各職位及從屬關係的圖表
Pareto chart | 帕累托圖 | form | S6 | a bar diagram that ranks causes from most to least frequent with a line of running total | 以直條按頻次由多至少排列成因並附累計線的圖表
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
unenforceable contract | 不可強制執行合約 | form | S6 | a valid agreement that a court will not order the parties to carry out because some formality is missing | 本身有效但因欠缺形式要求而法庭不會命令履行的協議
illegal contract | 非法合約 | form | S6 | an agreement whose purpose or performance breaks the law, such as one to commit a crime | 目的或履行方式違反法例的協議，如合謀犯罪
misrepresentation | 失實陳述 | idea | S6 | a false statement of fact that leads another party to enter an agreement | 誘使另一方訂立協議的虛假事實說明
undue influence | 不當影響 | idea | S6 | the unfair use of a position of trust to make a person enter an agreement | 不公平地利用受信任的地位令他人訂立協議的行為
performance | 履行 | process | S6 | the carrying out by the parties of all that they promised in an agreement | 立約各方完成協議中所有承諾的過程
breach of contract | 違約 | process | S5 | the failure of a party to do what it promised in an agreement | 一方沒有做到協議中所答應的事
frustration | 受挫失效 | process | S6 | the ending of an agreement because an unforeseen event beyond control makes it impossible to carry out | 協議因不能預見和控制的事件而無法執行，以致終結的情況 | also=frustration of contract
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
Partnership Ordinance | 《合夥條例》 | document | S5 | the Hong Kong law on the rights and duties of joint owners of unincorporated firms | 關於沒有法人身分的商號的共同擁有人權利和義務的香港法例
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
risk avoidance | 風險規避 | method | S5 | a way of handling risk by not taking part in the activity at all | 完全不參與有關活動以應付風險的方法
risk reduction | 風險減低 | method | S5 | a way of handling risk by taking steps to lower the chance or size of loss | 採取措施降低損失機會或幅度以應付風險的方法
risk retention | 風險自留 | method | S5 | a way of handling risk by accepting the possible loss and paying for it oneself | 自行接受並支付可能的損失以應付風險的方法 | also=risk assumption; also-zh=風險承擔
pure risk | 純粹風險 | idea | S6 | a chance of loss without any chance of gain | 只有損失機會而沒有獲利機會的情況
speculative risk | 投機風險 | idea | S6 | a chance that may end in either gain or loss, as in investing | 既可能獲利亦可能虧損的情況，如投資
peril | 危險事故 | idea | S6 | a direct cause of loss, such as fire or theft | 直接造成損失的原因，如火災或盜竊
hazard | 危險因素 | idea | S6 | a condition that makes a loss more likely or more serious | 令損失更易發生或更嚴重的情況
moral hazard | 道德風險 | idea | S6 | the tendency of an insured person to be less careful because losses will be paid for | 受保人因損失會獲賠償而變得不小心的傾向
adverse selection | 逆向選擇 | idea | S6 | the tendency of people with a higher chance of loss to be the ones who buy insurance | 損失機會較高的人更傾向購買保險的現象
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
localisation | 本地化 | process | S5 | the adapting of a product or its promotion to suit the needs of one country | 調整產品或推廣方式以切合某一國家需要的過程
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

== Accounting and its principles | 會計與會計原則
financial accounting | 財務會計 | method | S4 | the preparation of yearly statements about a whole firm mainly for outsiders such as investors and lenders | 主要為投資者和貸款人等外界人士編製全企業年度報表的工作 | not=management accounting
management accounting | 管理會計 | method | S4 | the supply of internal figures to executives to help them plan, control and decide | 向企業內部決策者提供數據以協助策劃、控制和決策的工作 | not=financial accounting
tax planning | 稅務策劃 | method | S5 | the lawful arrangement of affairs in advance so that less has to be paid to the government | 預先以合法方式安排事務以減少向政府繳款的工作
business entity principle | 企業個體原則 | law | S4 | the rule that the transactions of a firm are recorded separately from the private affairs of its owner | 把企業的交易與東主的私人事務分開記錄的規則 | also=accounting entity concept; not=money measurement principle
going concern principle | 持續經營原則 | law | S4 | the rule that a firm is assumed to keep operating for the foreseeable future and not to be closed down | 假設企業在可見將來會繼續運作而不會結業的規則 | not=consistency principle
historical cost principle | 歷史成本原則 | law | S4 | the rule that an asset is recorded at the price paid when it was bought | 以購入時所付的價格記錄資產的規則 | not=prudence principle
accrual principle | 應計原則 | law | S4 | the rule that income and expenses are recorded when earned or incurred, whether or not cash has changed hands | 不論有否收付現金，收益和費用均在賺取或發生時入帳的規則 | also=accrual concept; not=matching principle
matching principle | 配比原則 | law | S4 | the rule that expenses are set against the revenue that they help to earn in the same period | 把費用與其協助賺取的收益放在同一期間互相對照的規則 | not=accrual principle
consistency principle | 一致性原則 | law | S4 | the rule that the same treatment is given to similar items from one period to the next | 各期對同類項目採用相同處理方法的規則 | not=going concern principle
prudence principle | 審慎原則 | law | S4 | the rule that likely losses are recognised early while gains are not counted until reasonably certain | 及早確認可能的損失、收益則待合理確定時才計入的規則 | also=conservatism principle; also-zh=穩健原則; not=historical cost principle
materiality principle | 重要性原則 | law | S4 | the rule that an item too small to affect users' decisions need not be treated strictly | 金額微小而不影響使用者決策的項目毋須嚴格處理的規則
objectivity principle | 客觀性原則 | law | S4 | the rule that records rest on verifiable evidence rather than on personal opinion | 記錄須以可核實的憑證而非個人意見為依據的規則
money measurement principle | 貨幣計量原則 | law | S4 | the rule that only items which can be expressed in dollars and cents are recorded | 只記錄能以金錢數額表達的項目的規則 | not=objectivity principle
realisation principle | 實現原則 | law | S4 | the rule that revenue is recorded only when goods or services have been passed to the customer | 貨品或服務已轉移給顧客時才把收益入帳的規則 | not=matching principle
time period principle | 會計分期原則 | law | S4 | the rule that the life of a firm is divided into equal intervals for reporting its results | 把企業的經營年期劃分為等長階段以報告業績的規則 | also=periodicity concept, accounting period concept
duality principle | 雙重性原則 | law | S4 | the rule that every transaction has two equal and opposite effects on the records | 每項交易都對記錄有兩方面金額相等影響的規則 | also=dual aspect concept
full disclosure principle | 充分披露原則 | law | S5 | the rule that statements and their notes must tell users everything that could affect their decisions | 報表及其附註須向使用者交代一切可影響其決策的資料的規則
substance over form principle | 實質重於形式原則 | law | S5 | the rule that a transaction is recorded by its economic reality rather than by its legal appearance | 按交易的經濟實況而非法律外觀入帳的規則
relevance | 相關性 | property | S5 | the quality of information that it can make a difference to the decisions of its users | 資料能令使用者的決策有所不同的特質 | not=faithful representation
faithful representation | 忠實表達 | property | S5 | the quality of information that it shows events completely, neutrally and without error | 資料完整、中立而無誤地反映事件的特質 | not=relevance
comparability | 可比性 | property | S5 | the quality of information that lets users see likenesses and differences between firms or years | 資料讓使用者看出不同企業或年度之間異同的特質
verifiability | 可驗證性 | property | S5 | the quality of information that different knowledgeable observers could agree on what it shows | 不同的知情人士能就資料所反映的情況達成共識的特質
understandability | 可理解性 | property | S5 | the quality of information that it is classified and presented clearly and concisely for reasonably informed readers | 資料分類清楚、表述簡明，令具備一般知識的讀者明白的特質
set | branches of accounting work | 會計工作的範疇 | bookkeeping=簿記; financial accounting; management accounting; auditing=審計; tax planning
set | accounting principles on what is recorded | 規範記錄甚麼項目的會計原則 | business entity principle; money measurement principle; objectivity principle; materiality principle
set | accounting principles on the timing of revenue and expenses | 與收益和費用入帳時間有關的會計原則 | accrual principle; matching principle; realisation principle; time period principle
set | basic accounting principles | 基本會計原則 | going concern principle; historical cost principle; consistency principle; prudence principle; business entity principle; accrual principle
set | accounting principles applied to the valuing of assets | 應用於資產估值的會計原則 | historical cost principle; going concern principle; prudence principle; consistency principle; objectivity principle
set | accounting principles on presenting the statements | 與編報報表有關的會計原則 | full disclosure principle; substance over form principle; materiality principle; consistency principle; time period principle
set | accounting principles explaining treatments in the books | 解釋帳目處理的會計原則 | duality principle; business entity principle; money measurement principle; going concern principle; realisation principle
set | accounting principles behind year-end adjustments | 期末調整背後的會計原則 | accrual principle; prudence principle; materiality principle; consistency principle
set | accounting principles on measuring profit and assets | 與計量利潤和資產有關的會計原則 | prudence principle; objectivity principle; realisation principle; materiality principle; historical cost principle
set | qualities of useful accounting information | 有用會計資訊的特質 | relevance; faithful representation; comparability; verifiability; timeliness=及時性; understandability
set | enhancing qualities of accounting information | 會計資訊的增強特質 | comparability; verifiability; timeliness=及時性; understandability

== Accounting bodies | 會計機構
Hong Kong Institute of Certified Public Accountants | 香港會計師公會 | institution | S5 | the statutory professional body that sets Hong Kong's financial reporting standards and examines new members of its profession | 制定香港財務報告準則並為新會員設資格考試的法定專業團體 | also=HKICPA
Accounting and Financial Reporting Council | 會計及財務匯報局 | institution | S6 | the independent Hong Kong regulator that inspects, investigates and disciplines audit firms and practitioners | 對核數師及其事務所進行查察、調查和紀律處分的香港獨立監管機構 | also=AFRC; also-zh=會財局
International Accounting Standards Board | 國際會計準則理事會 | institution | S6 | the independent body in London that issues the reporting standards known as IFRS | 設於倫敦、頒布IFRS報告準則的獨立組織 | also=IASB
set | bodies concerned with accounts in Hong Kong | 與香港帳目事務有關的機構 | Hong Kong Institute of Certified Public Accountants; Accounting and Financial Reporting Council; Inland Revenue Department=稅務局; Audit Commission=審計署; Companies Registry
set | bodies that set standards, regulate or audit | 制定準則、監管或審計的機構 | International Accounting Standards Board; Hong Kong Institute of Certified Public Accountants; Accounting and Financial Reporting Council; Audit Commission=審計署
fact | inventories | 存貨 | number of the Hong Kong Accounting Standard | 香港會計準則編號 | HKAS 2 | 《香港會計準則》第2號 |
fact | statement of cash flows | 現金流量表 | number of the Hong Kong Accounting Standard | 香港會計準則編號 | HKAS 7 | 《香港會計準則》第7號 |
fact | property, plant and equipment | 物業、廠房及設備 | number of the Hong Kong Accounting Standard | 香港會計準則編號 | HKAS 16 | 《香港會計準則》第16號 |
fact | impairment of assets | 資產減值 | number of the Hong Kong Accounting Standard | 香港會計準則編號 | HKAS 36 | 《香港會計準則》第36號 |
fact | intangible assets | 無形資產 | number of the Hong Kong Accounting Standard | 香港會計準則編號 | HKAS 38 | 《香港會計準則》第38號 |
fact | provisions and contingent liabilities | 準備及或然負債 | number of the Hong Kong Accounting Standard | 香港會計準則編號 | HKAS 37 | 《香港會計準則》第37號 |

== Accounting equation and elements | 會計等式與會計要素
asset | 資產 | form | S4 | a resource controlled by a firm as a result of past events and expected to bring future benefits | 企業因過往事項而控制並預期帶來未來經濟利益的資源 | not=equity
liability | 負債 | form | S4 | a present obligation of a firm to outsiders that is expected to be settled by giving up resources | 企業對外界承擔、預期須付出資源清償的現時責任 | not=expense
equity | 權益 | form | S4 | the owners' claim on what is left after all obligations to outsiders have been met | 清償對外界的一切責任後，擁有者對餘下資源的要求權 | also=owner's equity; not=asset
expense | 費用 | form | S4 | a decrease in economic benefits in a period, such as rent or wages, incurred to carry on business | 企業在期內為經營而耗去的經濟利益，如租金或工資 | not=liability
drawings | 提用 | form | S4 | cash or goods that the owner takes out of the firm for private use | 東主從企業取作私人用途的現金或貨品 | not=expense
capital contribution | 資本投入 | form | S4 | cash or other resources that the owner puts into the firm from private means | 東主以私人財產注入企業的現金或其他資源 | not=revenue
non-current asset | 非流動資產 | form | S4 | a resource kept for use in the business for more than one year and not for resale | 供企業使用超過一年而非作轉售的資源 | also=fixed asset; also-zh=固定資產; not=current asset
current asset | 流動資產 | form | S4 | a resource that is cash or is expected to be sold, used up or turned into cash within one year | 現金或預期一年內出售、耗用或變現的資源 | not=non-current asset
current liability | 流動負債 | form | S4 | an obligation that has to be settled within one year | 企業須於一年之內清償的責任 | not=non-current liability
non-current liability | 非流動負債 | form | S4 | an obligation that falls due for settlement more than one year later | 一年以後才到期須清償的責任 | also=long-term liability; also-zh=長期負債; not=current liability
contingent liability | 或然負債 | form | S5 | a possible obligation that depends on an uncertain future event, such as the result of a court case | 視乎訴訟結果等不確定的未來事件才會成立的可能責任 | not=provision
provision | 準備 | form | S5 | a present and probable obligation whose timing or amount is uncertain and has to be estimated | 很可能須履行但時間或金額未能確定而須估計的現時責任 | also-zh=撥備; not=contingent liability
tangible asset | 有形資產 | form | S4 | a long-lived resource that has physical substance, such as machinery or a building | 具有實體的長期資源，例如機器或樓宇 | not=intangible asset
intangible asset | 無形資產 | form | S4 | a long-lived resource that has no physical substance, such as a patent or a trade mark | 沒有實體而具價值的長期資源，例如專利權或商標 | not=tangible asset
goodwill | 商譽 | form | S5 | the excess of the value of a business as a whole over the fair value of its separate net assets | 企業整體價值超出其可辨認資產淨額公平值的部分
inventory | 存貨 | form | S4 | goods held by a firm for resale or for use in production | 企業持有以供轉售或生產之用的貨品 | also=stock; not=trade receivables
trade receivables | 應收貨款 | form | S4 | amounts owed to a firm by customers who bought from it on credit | 因賒購貨品而由顧客欠下企業的款項 | also=accounts receivable, debtors; also-zh=應收帳款; not=trade payables
trade payables | 應付貨款 | form | S4 | amounts owed by a firm to suppliers from whom it bought on credit | 企業因賒購而欠供應商的款項 | also=accounts payable, creditors; also-zh=應付帳款; not=trade receivables
cash at bank | 銀行存款 | form | S4 | money of a firm kept on deposit with a financial institution and available at once | 企業放在金融機構而可隨時動用的款項 | not=cash in hand
cash in hand | 庫存現金 | form | S4 | notes and coins kept on the premises of a firm | 企業存放於店內的紙幣和硬幣 | not=cash at bank
property | 物業 | form | S4 | the land and buildings that a firm owns and uses | 企業所擁有和使用的土地及樓宇
motor vehicles | 汽車 | form | S4 | vans, lorries and cars that a firm keeps for delivery or travel | 企業用作送貨或出行的貨車和轎車
capital expenditure | 資本支出 | form | S4 | spending to buy, improve or bring into use a resource that will serve for more than one period | 用於購買、改良或啟用可供多期使用的資源的開支 | not=revenue expenditure
revenue expenditure | 收益支出 | form | S4 | spending on day-to-day running and upkeep whose benefit is used up within the current period | 效益只及本期的日常營運和維修開支 | also-zh=營業支出; not=capital expenditure
net assets | 淨資產 | quantity | S4 | the total resources of a firm less everything it owes to outsiders | 企業的資源總額減去對外欠款總額的數額 | not=working capital
working capital | 營運資金 | quantity | S4 | the excess of short-term resources over obligations due within one year | 短期資源超出一年內到期責任的數額 | also=net current assets; also-zh=流動資產淨值; not=net assets
total assets | 總資產 | quantity | S4 | the sum of all resources of a firm, short-term and long-term, before any debt is deducted | 企業未扣除任何欠債前長短期資源的總和 | not=net assets
capital employed | 運用資本 | quantity | S5 | the long-term funds used in a firm, made up of owners' funds and long-term borrowing | 企業使用的長期資金，包括擁有者資金和長期借款 | also-zh=動用資本; not=working capital
accounting equation | 會計等式 | law | S4 | the statement that resources always equal owners' claims plus claims of outsiders | 資源恆等於擁有者要求權加外界要求權的關係式 | also=balance sheet equation
set | elements of financial statements | 財務報表的要素 | asset; liability; equity; expense
set | classes of assets and liabilities in the statement of financial position | 財務狀況表中資產和負債的類別 | non-current asset; current asset; current liability; non-current liability
set | kinds of obligations and possible obligations | 各類責任及可能責任 | trade payables; provision; contingent liability; accrued expenses; unearned revenue
set | items among current assets | 流動資產項目 | inventory; trade receivables; cash at bank; cash in hand; prepaid expenses
set | amounts owed and owing at the year end | 期末的應收應付項目 | trade receivables; trade payables; accrued expenses; prepaid expenses; accrued revenue; unearned revenue
set | totals drawn from the statement of financial position | 從財務狀況表得出的總額 | net assets; working capital; total assets; capital employed
set | items that may appear under current assets or current liabilities | 可列於流動資產或流動負債的項目 | inventory; trade receivables; trade payables; bank overdraft
fact | non-current assets | 非流動資產 | example | 例子 | delivery van used by the firm | 企業使用的送貨車 |
fact | current assets | 流動資產 | example | 例子 | unsold goods held for resale | 待售的貨品 |
fact | current liabilities | 流動負債 | example | 例子 | amount owed to a supplier of goods | 欠貨品供應商的款項 |
fact | non-current liabilities | 非流動負債 | example | 例子 | bank loan repayable in ten years | 十年後償還的銀行貸款 |

== Source documents | 原始憑證
invoice | 發票 | document | S4 | a document from the seller stating the goods sold on credit and the amount due | 賣方發出、列明賒銷貨品和應付金額的單據 | not=receipt
credit note | 貸項通知單 | document | S4 | a document from the seller that reduces the amount a customer owes, as when goods are returned | 賣方因退貨等情況發出、減少顧客欠款的單據 | also-zh=貸項單; not=invoice
receipt | 收據 | document | S4 | a document from the payee acknowledging that money has been paid | 受款人發出、證明對方已付款的單據 | not=invoice
cheque counterfoil | 支票存根 | document | S4 | the stub kept by the drawer after a payment order on a bank is torn off, showing the date, payee and amount | 發票人撕下付款票據後留底、記有日期、收款人和金額的部分
paying-in slip | 存款單 | document | S4 | a form filled in by a customer when handing cash or cheques to a bank for credit to an account | 客戶把現金或支票交予銀行存入帳戶時填寫的表格
bank statement | 銀行月結單 | document | S4 | a list sent by a bank to its customer showing the deposits, withdrawals and balance of an account in a period | 銀行發給存戶、列出帳戶期內存款、提款和餘額的清單 | also-zh=銀行結單; not=statement of account
quotation | 報價單 | document | S4 | a document from a seller stating the price and terms on which goods could be supplied | 賣方發出、說明可供貨的價格和條件的文件 | not=purchase order
purchase order | 訂購單 | document | S4 | a document from a buyer asking a chosen supplier to deliver stated goods | 買方發出、要求選定供應商交付所列貨品的文件 | also-zh=訂單; not=quotation
purchase requisition | 請購單 | document | S5 | an internal form by which a department asks the buying staff to obtain goods | 部門要求採購人員購置貨品的內部表格 | not=purchase order
delivery note | 送貨單 | document | S4 | a list carried with goods that the customer signs to show they have arrived | 與商品一併運抵、由顧客簽署確認到達的清單 | not=goods received note
goods received note | 收貨單 | document | S5 | an internal form of the buyer's store recording the quantity and condition of goods that have arrived | 買方倉庫記錄抵達商品數量和狀況的內部表格 | not=delivery note
petty cash voucher | 零用現金憑單 | document | S4 | a signed slip supporting a small payment made in notes and coins by an office cashier | 辦公室出納員支付小額開支時簽署的單據
set | documents of a credit sale | 賒銷過程中的單據 | quotation; invoice; credit note; receipt; delivery note
set | documents in purchasing | 採購過程中的文件 | purchase requisition; quotation; purchase order; delivery note; goods received note; invoice
set | documents supporting money paid in or out | 收付款項的憑證 | receipt; cheque counterfoil; paying-in slip; petty cash voucher
set | documents sent by a seller to a buyer | 賣方發給買方的文件 | quotation; invoice; credit note; delivery note
order | documents of a credit purchase in order of issue | 賒購貨品時各文件發出的先後次序 | purchase requisition > purchase order > delivery note > goods received note
order | documents passing between buyer and seller for a credit sale with a return | 賒銷並退貨時買賣雙方來往文件的先後次序 | quotation > purchase order > invoice > credit note

== Books of original entry | 原始分錄簿
sales journal | 銷貨日記簿 | document | S4 | the book of original entry for goods supplied to customers on credit | 記錄以賒帳方式供應商品予顧客的原始分錄簿 | also=sales day book; not=sales ledger
purchases journal | 購貨日記簿 | document | S4 | the book of original entry for goods bought on credit for resale | 記錄以賒帳方式買入商品作轉售的原始分錄簿 | also=purchases day book; not=purchases ledger
returns inwards journal | 銷貨退回日記簿 | document | S4 | the book of original entry for goods sent back by credit customers | 記錄賒帳顧客交還商品的原始分錄簿 | also=sales returns journal; not=returns outwards journal
returns outwards journal | 購貨退出日記簿 | document | S4 | the book of original entry for goods sent back to credit suppliers | 記錄把商品交還賒帳供應商的原始分錄簿 | also=purchases returns journal; not=returns inwards journal
cash book | 現金簿 | document | S4 | the book of original entry for all money received and paid through the till and the bank, which also serves as an account | 記錄店內及銀行款項收付、並兼作帳戶的原始分錄簿 | not=petty cash book
petty cash book | 零用現金簿 | document | S4 | the book of original entry for small payments in notes and coins, analysed into columns by kind of expense | 按費用類別分欄記錄小額紙幣硬幣支出的原始分錄簿 | not=cash book
general journal | 普通日記簿 | document | S4 | the book of original entry for transactions that cannot be recorded in any other such book, such as credit purchases of machinery | 記錄賒購機器等不能記入其他原始分錄簿的交易的簿冊 | also=journal proper; not=general ledger
returns inwards | 銷貨退回 | quantity | S4 | the value of goods that customers send back to the firm | 顧客交還給企業的商品的價值 | also=sales returns; not=returns outwards
returns outwards | 購貨退出 | quantity | S4 | the value of goods that the firm sends back to its suppliers | 企業交還給供應商的商品的價值 | also=purchases returns; not=returns inwards
carriage inwards | 購貨運費 | quantity | S4 | the cost of transport for bringing goods bought into the firm | 把買入商品運抵企業的運輸成本 | not=carriage outwards
carriage outwards | 銷貨運費 | quantity | S4 | the cost of transport for delivering goods sold to customers | 把賣出商品送交顧客的運輸成本 | not=carriage inwards
discounts allowed | 銷貨折扣 | quantity | S4 | the reduction given to credit customers for paying early, an expense of the firm | 因顧客提早付款而給予的減免，屬企業的費用 | not=discounts received
discounts received | 購貨折扣 | quantity | S4 | the reduction given by credit suppliers because the firm pays early, an income of the firm | 企業提早付款而獲供應商給予的減免，屬企業的收益 | not=discounts allowed
imprest system | 定額備用金制度 | method | S4 | the arrangement by which a small cash float is restored at intervals to a fixed sum by repaying what was spent | 定期補回已花款項、使小額現金回復至固定數額的安排
set | books of original entry | 原始分錄簿 | sales journal; purchases journal; returns inwards journal; returns outwards journal; cash book; general journal
set | books of original entry for credit transactions in goods | 記錄賒帳貨品交易的原始分錄簿 | sales journal; purchases journal; returns inwards journal; returns outwards journal
set | reductions and charges connected with trading goods | 與買賣貨品有關的退貨、運費和折扣 | returns inwards; returns outwards; carriage inwards; carriage outwards
set | returns and discounts | 退貨與折扣 | returns inwards; returns outwards; discounts allowed; discounts received
set | transport costs and discounts | 運費與折扣 | carriage inwards; carriage outwards; discounts allowed; discounts received
set | items that are expenses or deductions of a trading firm | 貿易企業的費用或減除項目 | returns inwards; carriage inwards; carriage outwards; discounts allowed
fact | goods sold on credit | 賒銷貨品 | book of original entry in which it is recorded | 記錄於哪本原始分錄簿 | sales journal | 銷貨日記簿 |
fact | goods bought on credit for resale | 賒購貨品作轉售 | book of original entry in which it is recorded | 記錄於哪本原始分錄簿 | purchases journal | 購貨日記簿 |
fact | goods returned by a credit customer | 賒帳顧客退回貨品 | book of original entry in which it is recorded | 記錄於哪本原始分錄簿 | returns inwards journal | 銷貨退回日記簿 |
fact | goods returned to a credit supplier | 把貨品退還賒帳供應商 | book of original entry in which it is recorded | 記錄於哪本原始分錄簿 | returns outwards journal | 購貨退出日記簿 |
fact | rent paid by cheque | 以支票支付租金 | book of original entry in which it is recorded | 記錄於哪本原始分錄簿 | cash book | 現金簿 |
fact | office equipment bought on credit for use | 賒購辦公室設備自用 | book of original entry in which it is recorded | 記錄於哪本原始分錄簿 | general journal | 普通日記簿 |

== Ledger and double entry | 分類帳與複式記帳
double entry | 複式記帳 | method | S4 | the recording of each transaction in two accounts, as a debit in one and a credit in the other | 把每項交易記入兩個帳戶，一記借方、一記貸方的記錄方法 | also=double-entry bookkeeping; not=single entry
single entry | 單式記帳 | method | S5 | the keeping of incomplete records in which only one side of most transactions is written down | 大多數交易只記錄其中一面的不完整記錄方法 | not=double entry
cash basis | 現金收付制 | method | S5 | the recording of income and expenses only when money is actually received or paid | 在實際收到或付出款項時才記錄收益和費用的方法 | not=accrual basis
accrual basis | 應計制 | method | S5 | the recording of income when earned and expenses when incurred, whenever the money is received or paid | 不論款項何時收付，收益在賺取時、費用在發生時入帳的方法 | also-zh=權責發生制; not=cash basis
posting | 過帳 | process | S4 | the transfer of information from the journals to the accounts in the ledger | 把日記簿的資料轉載到分類帳的步驟 | not=balancing off
balancing off | 結平帳戶 | process | S4 | the finding of the difference between the two sides of an account and the entering of it so that both totals agree | 計算帳戶兩方差額並記入，使兩方總額相等的過程 | not=posting
journalising | 記入日記簿 | process | S4 | the first recording of transactions, in date order, in a book of original entry | 按日期先後把交易首次載入原始分錄簿的過程 | not=posting
closing off | 結清帳戶 | process | S5 | the transfer of income and expense balances at the year end to the profit or loss calculation, leaving the accounts with no balance | 年終把收益和費用餘額轉入損益計算，令帳戶不留餘額的過程
general ledger | 普通分類帳 | document | S4 | the book of final entry holding asset, liability, capital, income and expense accounts other than those of individual credit customers and suppliers | 載有資產、負債、資本、收益和費用帳戶，但不包括個別賒帳客戶及供應商帳戶的簿冊 | also=nominal ledger; not=general journal
sales ledger | 銷貨分類帳 | document | S4 | the book of final entry holding a personal account for each credit customer | 為每名賒帳顧客設立人名帳戶的簿冊 | also=receivables ledger; not=sales journal
purchases ledger | 購貨分類帳 | document | S4 | the book of final entry holding a personal account for each credit supplier | 為每名賒帳供應商設立人名帳戶的簿冊 | also=payables ledger; not=purchases journal
trial balance | 試算表 | document | S4 | a list of all ledger balances on a date, in two columns, to check that their totals agree | 列出某日所有分類帳餘額，分兩欄以核對總額是否相等的表 | not=statement of financial position
chart of accounts | 會計科目表 | document | S5 | a numbered list of all the account titles that a firm uses in its ledger | 企業在分類帳所用全部帳戶名稱及編號的清單
personal account | 人名帳戶 | document | S4 | an account in the name of a particular customer, supplier or other party | 為個別顧客、供應商或其他往來者設立的帳戶 | not=real account
real account | 實帳戶 | document | S4 | an account for an asset of the firm, such as machinery, inventory or cash | 為企業的資產如機器、存貨或現金設立的帳戶 | not=nominal account
nominal account | 名義帳戶 | document | S4 | an account for a kind of income, gain, expense or loss | 為某類收益、利得、費用或損失設立的帳戶 | also-zh=虛帳戶; not=real account
debit entry | 借項 | structure | S4 | a record of a transaction on the left-hand side of an account | 把交易記在帳戶左方的項目 | not=credit entry
credit entry | 貸項 | structure | S4 | a record of a transaction on the right-hand side of an account | 把交易記在帳戶右方的項目 | not=debit entry
opening entry | 開業分錄 | structure | S5 | the journal record that first brings the existing assets, liabilities and capital of a firm into a new set of books | 把企業現有資產、負債和資本首次記入新帳簿的日記簿記錄 | also-zh=開帳分錄; not=closing entry
closing entry | 結帳分錄 | structure | S5 | the year-end journal record that empties an income or expense account into the profit or loss calculation | 年終把收益或費用帳戶的餘額轉入損益計算的日記簿記錄 | not=opening entry
adjusting entry | 調整分錄 | structure | S5 | the year-end journal record for items such as accruals, prepayments and depreciation that brings accounts up to date | 年終就應計、預付和折舊等項目更新帳戶的日記簿記錄 | not=correcting entry
correcting entry | 更正分錄 | structure | S5 | the journal record that puts right a mistake made earlier in the books | 修改帳簿先前錯誤的日記簿記錄 | not=adjusting entry
contra entry | 對銷分錄 | structure | S4 | the pair of records, both in the cash book, made when cash is paid into or drawn from the bank | 現金與銀行存款互相存提時，借貸雙方均記於現金簿的記錄 | not=correcting entry
set | stages in processing transactions in the books | 處理帳簿交易的步驟 | journalising; posting; balancing off; closing off
set | ledgers and the list drawn from them | 分類帳及由其編成的表 | general ledger; sales ledger; purchases ledger; trial balance
set | books of account easily mixed up | 容易混淆的帳簿 | general ledger; general journal; sales ledger; sales journal; purchases ledger; purchases journal
set | books that concern customers | 與顧客交易有關的簿冊 | sales ledger; sales journal; returns inwards journal; cash book
set | books that concern suppliers | 與供應商交易有關的簿冊 | purchases ledger; purchases journal; returns outwards journal; cash book
set | kinds of records in the books | 帳簿記錄的種類 | opening entry; closing entry; adjusting entry; correcting entry; contra entry
set | lists and statements of balances or accounts | 列出餘額或帳戶的表 | trial balance; chart of accounts; bank statement; bank reconciliation statement
set | kinds of accounts | 帳戶的種類 | personal account; real account; nominal account; suspense account
order | steps of the accounting cycle | 會計循環的步驟 | source documents=原始憑證 > journalising > posting > trial balance > financial statements=財務報表
order | path of a credit sale through the books | 賒銷交易在帳簿中的記錄流程 | invoice > sales journal > sales ledger > trial balance

== Correction of errors | 錯誤更正
error of omission | 遺漏錯誤 | idea | S5 | an error in which a transaction is left out of the books altogether | 某項交易完全沒有記入帳簿的錯誤
error of commission | 誤記錯誤 | idea | S5 | an error in which the right amount is entered in the wrong account of the right class, such as another customer's | 金額無誤但記入同類的另一帳戶，例如另一顧客帳戶的錯誤 | not=error of principle
error of principle | 原則錯誤 | idea | S5 | an error in which an item is entered in the wrong class of account, such as an asset treated as an expense | 項目記入錯誤類別的帳戶，例如把資產當作費用的錯誤 | also-zh=原則性錯誤; not=error of commission
error of original entry | 原始分錄錯誤 | idea | S5 | an error in which a wrong amount enters the journal and is then carried to both accounts | 日記簿一開始已記下錯誤金額，並據此過入借貸兩方的錯誤
complete reversal of entries | 借貸倒置錯誤 | idea | S5 | an error in which the right accounts are used but each is entered on the opposite side | 帳戶正確，但左右兩方互相調換記錄的錯誤
compensating error | 抵銷錯誤 | idea | S5 | one of two or more separate errors of equal total effect that cancel each other in the trial balance | 互不相關而影響相等、在試算表上互相掩蓋的兩個或以上錯誤之一 | also-zh=互相抵銷錯誤
suspense account | 暫記帳戶 | document | S5 | a temporary account that holds the difference between the trial balance totals until mistakes are found | 在找出差錯之前記錄試算表兩方差額的帳戶
adjusted profit statement | 利潤調整表 | document | S5 | a working that starts from a wrong result for the year and adds or deducts the effects of mistakes to reach the right one | 由錯誤的年度業績開始，加減各項差錯影響以得出正確業績的計算表 | also=statement of adjusted net profit
transposition error | 數字倒置錯誤 | idea | S5 | an error in which two digits change places when a figure is written, such as 54 for 45 | 書寫數額時兩個數位互調，例如把45寫成54的錯誤
set | mistakes not revealed by the trial balance | 試算表不能揭露的錯誤 | error of omission; error of commission; error of principle; error of original entry; complete reversal of entries; compensating error
set | mistakes in entering a single transaction | 記錄單一交易時的錯誤 | error of omission; error of commission; error of principle; error of original entry; complete reversal of entries
set | causes of wrong figures in the books | 帳簿數字出錯的原因 | transposition error; error of omission; error of principle; complete reversal of entries
set | accounts and workings used in checking and correcting | 用於查核和更正的帳戶及計算表 | suspense account; adjusted profit statement; bank reconciliation statement; trial balance
fact | payment to May Chan posted to the account of Mary Chan | 付予陳美的款項誤記入陳瑪莉帳戶 | kind of mistake | 錯誤的類別 | error of commission | 誤記錯誤 |
fact | purchase of a van debited to the motor expenses account | 購買貨車誤記入汽車費用帳戶借方 | kind of mistake | 錯誤的類別 | error of principle | 原則錯誤 |
fact | credit sale left out of the books completely | 賒銷完全沒有記入帳簿 | kind of mistake | 錯誤的類別 | error of omission | 遺漏錯誤 |
fact | sale of $450 entered as $540 in the sales journal and so posted on both sides | 銷貨$450在銷貨日記簿誤記為$540並過入借貸兩方 | kind of mistake | 錯誤的類別 | error of original entry | 原始分錄錯誤 |
fact | rent paid in cash debited to cash and credited to rent | 現金支付租金誤借記現金、貸記租金 | kind of mistake | 錯誤的類別 | complete reversal of entries | 借貸倒置錯誤 |

== Control accounts and bank reconciliation | 控制帳戶與銀行往來調節
sales ledger control account | 銷貨分類帳控制帳戶 | document | S5 | a summary account in which the totals owed by all credit customers are collected to check the individual balances | 匯集全體賒帳顧客欠款總數以核對各個別餘額的總括帳戶 | also=trade receivables control account; not=purchases ledger control account
purchases ledger control account | 購貨分類帳控制帳戶 | document | S5 | a summary account in which the totals owed to all credit suppliers are collected to check the individual balances | 匯集欠全體賒帳供應商總數以核對各個別餘額的總括帳戶 | also=trade payables control account; not=sales ledger control account
bank reconciliation statement | 銀行往來調節表 | document | S5 | a statement explaining why the cash book balance and the bank's record differ on a date | 解釋某日現金簿餘額與銀行記錄不符原因的報表 | not=bank statement
unpresented cheque | 未兌現支票 | object | S5 | a cheque that the firm has entered in its cash book but the payee has not yet cashed at the bank | 企業已記入現金簿而收款人尚未到銀行提款的支票 | not=uncredited deposit
uncredited deposit | 未入帳存款 | object | S5 | a sum that the firm has paid in and entered in its cash book but the bank has not yet recorded | 企業已交予銀行並記於現金簿、而銀行仍沒有記錄的款項 | also=uncredited item, deposit in transit; not=unpresented cheque
dishonoured cheque | 不兌現支票 | object | S5 | a payment order received and paid in that the drawer's bank refuses to pay, often for lack of funds | 已收取並存入但因存款不足等原因被發票人銀行拒付的票據 | also-zh=退票; not=unpresented cheque
bank charge | 銀行費用 | object | S5 | a sum taken out of a customer's account by the institution that keeps it, in return for its services | 開設帳戶的機構因所提供服務而從客戶帳戶扣除的款項 | not=standing order
standing order | 常行付款指示 | object | S5 | a customer's instruction to a bank to pay a fixed sum to a named party at regular dates | 客戶要求銀行在固定日期把固定款額撥給指定人士的安排 | not=direct debit
direct debit | 直接付款授權 | object | S5 | a customer's permission for a named party to draw varying sums from the customer's bank account | 客戶容許指定人士從其銀行帳戶提取不同款額的安排 | not=standing order
set | accounts and statements that check balances | 用以核對餘額的帳戶和報表 | sales ledger control account; purchases ledger control account; suspense account; bank reconciliation statement
set | items that make the cash book and the bank record differ | 令現金簿與銀行記錄不符的項目 | unpresented cheque; uncredited deposit; dishonoured cheque; bank charge; standing order; credit transfer=貸項轉帳
set | items entered first by the bank and then by the firm | 先由銀行記錄的項目 | dishonoured cheque; bank charge; direct debit; credit transfer=貸項轉帳
set | ways of making payment through a bank | 經銀行付款的方法 | standing order; direct debit; credit transfer=貸項轉帳; cashier's order
set | cheques and deposits in reconciliation | 調節時的支票和存款 | unpresented cheque; uncredited deposit; dishonoured cheque; post-dated cheque

== Financial statements | 財務報表
income statement | 損益表 | document | S4 | a report showing the revenue, expenses and resulting gain or loss of a firm for a period | 列示企業在一段期間的收益、費用和盈虧的報表 | also=profit and loss account; not=statement of financial position
statement of financial position | 財務狀況表 | document | S4 | a report showing what a firm owns, what it owes and its owners' claim on a certain date | 列示企業在某一日期的資產、負債和擁有者權益的報表 | also=balance sheet; also-zh=資產負債表; not=income statement
statement of cash flows | 現金流量表 | document | S5 | a report showing money coming in and going out in a period from operating, investing and financing activities | 列示一段期間營運、投資和融資活動款項進出的報表 | also=cash flow statement; not=cash budget
statement of changes in equity | 權益變動表 | document | S5 | a report showing how the owners' funds of a company moved from the beginning to the end of a period | 列示公司擁有者資金由期初至期末增減情況的報表
notes to the financial statements | 財務報表附註 | document | S5 | explanations attached to published reports that give the policies used and the details behind the totals | 隨公布帳目一併提供、說明所用政策和總額細項的解釋
appropriation account | 分配帳 | document | S5 | a statement showing how the net result of a partnership is shared among those who own it | 列示合夥業務的淨業績如何由各東主攤分的報表 | also-zh=損益分配帳
operating activities | 營運活動 | form | S5 | cash flows from the main revenue-earning business, such as takings from customers and wages paid | 來自賺取收益的主要業務的現金流量，例如收取貨款和支付工資 | also-zh=經營活動; not=investing activities
investing activities | 投資活動 | form | S5 | cash flows from buying and selling long-lived assets and holdings in other companies | 因買賣長期資產和其他公司的權益而產生的現金流量 | not=financing activities
financing activities | 融資活動 | form | S5 | cash flows that change the share capital and borrowing of a company, such as issuing shares or repaying loans | 令公司股本和借款增減的現金流量，例如發行股份或償還貸款 | not=investing activities
net sales | 銷貨淨額 | quantity | S4 | the value of goods sold in a period after deducting those that customers sent back | 期內售出貨品的價值減去顧客退還部分後的數額 | not=gross profit
net purchases | 購貨淨額 | quantity | S4 | the value of goods bought for resale in a period after deducting those sent back to suppliers | 期內為轉售購入貨品的價值減去退還供應商部分後的數額
opening inventory | 期初存貨 | quantity | S4 | the value of goods on hand at the start of an accounting period | 會計期間開始時手頭貨品的價值 | not=closing inventory
closing inventory | 期末存貨 | quantity | S4 | the value of goods still unsold at the end of an accounting period | 會計期間結束時尚未售出貨品的價值 | not=opening inventory
cost of goods sold | 銷貨成本 | quantity | S4 | the value, at purchase price including carriage inwards, of the merchandise that customers bought in the period | 顧客在期內買走的商品按購入價連購貨運費計算的價值 | also=cost of sales; not=net purchases
cost of goods available for sale | 可供銷售貨品成本 | quantity | S4 | the sum of the inventory at the start of a period and the net cost of goods bought during it | 期初存貨與期內購貨淨成本的總和 | not=cost of goods sold
gross profit | 毛利 | quantity | S4 | the amount by which net sales exceed the cost of goods sold | 銷貨淨額超出銷貨成本的數額 | not=net profit
net profit | 淨利 | quantity | S4 | the amount left after all expenses of the period have been taken from all income | 期內全部收益減去全部費用後餘下的數額 | also-zh=純利; not=gross profit
selling and distribution expenses | 銷售及分銷費用 | quantity | S5 | the spending of a firm on promoting goods and bringing them to customers, such as advertising and salesmen's commission | 用於推廣貨品和把貨品送達顧客的開支，例如廣告費和推銷員佣金 | not=administrative expenses
administrative expenses | 行政費用 | quantity | S5 | the spending of a firm on running the office and managing the business, such as office rent and clerks' salaries | 用於營運辦公室和管理業務的開支，例如辦公室租金和文員薪金 | not=selling and distribution expenses
finance costs | 融資成本 | quantity | S5 | the spending of a firm on the use of borrowed money, such as interest on loans and debentures | 為使用借入資金而付出的開支，例如貸款和債權證利息 | not=administrative expenses
set | financial statements of a company | 公司的財務報表 | income statement; statement of financial position; statement of cash flows; statement of changes in equity; notes to the financial statements
set | statements a pupil mixes up at the year end | 期末編製的報表 | income statement; statement of financial position; trial balance; statement of cash flows; appropriation account
set | classes of dealings considered in preparing the statement of cash flows | 編製現金流量表時考慮的交易類別 | operating activities; investing activities; financing activities; non-cash transactions=非現金交易
set | lines in the trading part of the income statement | 損益表購銷部分的項目 | net sales; net purchases; opening inventory; closing inventory; cost of goods sold; gross profit
set | figures leading to profit | 計算利潤的數額 | net sales; cost of goods sold; cost of goods available for sale; gross profit; net profit
set | values of goods in the accounts | 帳目中貨品的價值 | opening inventory; closing inventory; cost of goods sold; cost of goods available for sale; net purchases
set | groups of operating and other expenses | 費用的類別 | selling and distribution expenses; administrative expenses; finance costs; cost of goods sold
order | lines of the income statement from top to bottom | 損益表由上至下的項目 | net sales > cost of goods sold > gross profit > net profit
order | lines in working out the cost of goods sold | 計算銷貨成本的項目次序 | opening inventory > net purchases > cost of goods available for sale > closing inventory > cost of goods sold
order | sections of the statement of cash flows from top to bottom | 現金流量表由上至下的部分 | operating activities > investing activities > financing activities
fact | cash paid to suppliers of goods | 支付貨品供應商的現金 | section of the statement of cash flows | 在現金流量表的類別 | operating activities | 營運活動 |
fact | cash paid for new machinery | 購買新機器所付現金 | section of the statement of cash flows | 在現金流量表的類別 | investing activities | 投資活動 |
fact | cash received from an issue of shares | 發行股份所得現金 | section of the statement of cash flows | 在現金流量表的類別 | financing activities | 融資活動 |
fact | acquisition of land by issuing shares | 以發行股份換取土地 | section of the statement of cash flows | 在現金流量表的類別 | not included, as no cash moves | 因沒有現金進出而不列入 |

== Year-end adjustments | 期末調整
accrued expenses | 應計費用 | form | S4 | costs used up in the current period but not yet paid for at its end | 本期已耗用但期末仍未支付的開支 | also=expenses owing; not=prepaid expenses
prepaid expenses | 預付費用 | form | S4 | costs paid for in the current period although their benefit belongs to the next | 本期已支付但效益屬於下期的開支 | also=prepayments; not=accrued expenses
accrued revenue | 應計收益 | form | S4 | earnings of the current period for which no money has yet been received at its end | 本期已賺取但期末仍未收到款項的進帳 | also=accrued income; not=unearned revenue
unearned revenue | 預收收益 | form | S4 | money received in the current period for goods or services to be supplied in the next | 本期已收款但下期才提供貨品或服務的進帳 | also=revenue received in advance, deferred income; not=accrued revenue
inventory loss | 存貨損失 | form | S5 | goods of a firm that have been destroyed, stolen or spoilt during the period | 期內遭毀壞、失竊或變質的貨品
set | amounts adjusted at the year end | 期末須調整的項目 | accrued expenses; prepaid expenses; accrued revenue; unearned revenue
set | matters needing adjustment before the statements are drawn up | 編製報表前須調整的事項 | accrued expenses; prepaid expenses; inventory loss; bad debts; depreciation
set | year-end assets from adjustments and trading | 調整及營業產生的期末資產 | prepaid expenses; accrued revenue; trade receivables; inventory
set | year-end debts and doubtful obligations | 期末的欠款及責任 | accrued expenses; unearned revenue; trade payables; contingent liability
fact | rent of the current year still unpaid | 本年度仍未支付的租金 | kind of year-end item | 期末項目的類別 | accrued expenses | 應計費用 |
fact | insurance premium paid for next year | 已付的下年度保險費 | kind of year-end item | 期末項目的類別 | prepaid expenses | 預付費用 |
fact | commission earned this year but not yet received | 本年度已賺取而未收到的佣金 | kind of year-end item | 期末項目的類別 | accrued revenue | 應計收益 |
fact | rent received this year from a tenant for next year | 本年度預先收到租客下年度的租金 | kind of year-end item | 期末項目的類別 | unearned revenue | 預收收益 |

== Valuation of inventory | 存貨計價
first-in, first-out | 先進先出法 | method | S5 | a costing assumption that the goods bought earliest are the earliest to leave, so those left carry the latest prices | 假設最早購入的貨品最早發出、餘貨按最近價格計算的存貨計價方法 | also=FIFO; not=weighted average cost method
last-in, first-out | 後進先出法 | method | S5 | a costing assumption that the goods bought most recently are issued earliest, not allowed under Hong Kong standards | 假設最近購入的貨品最早發出、不為香港準則容許的存貨計價方法 | also=LIFO; not=first-in, first-out
weighted average cost method | 加權平均成本法 | method | S5 | a costing assumption that every unit on hand bears the total cost divided by the total quantity | 以總成本除以總數量作為每件貨品成本的存貨計價方法 | also=AVCO; not=first-in, first-out
specific identification | 個別認定法 | method | S5 | a costing procedure that gives each item its own actual price, suited to jewellery or cars | 逐件按其實際購入價計算的存貨計價方法，適用於珠寶或汽車
net realisable value | 可變現淨值 | quantity | S5 | the estimated selling price of goods less the costs of completing and selling them | 貨品估計售價減去完工和出售所需成本的數額 | not=fair value
perpetual inventory system | 永續盤存制 | system | S5 | a record-keeping arrangement in which the quantity and value of goods are updated after every receipt and issue | 每次收發貨品後即時更新數量和價值的記錄安排 | not=periodic inventory system
periodic inventory system | 定期盤存制 | system | S5 | a record-keeping arrangement in which the goods on hand are known only by a count at the end of each interval | 只在每段期間結束時點算才得知手頭貨品的記錄安排 | not=perpetual inventory system
stocktaking | 盤點存貨 | method | S4 | the physical counting and listing of goods on hand | 實地數算並列出手頭商品的工作
set | ways of finding the cost of goods on hand | 計算存貨成本的方法 | first-in, first-out; last-in, first-out; weighted average cost method; specific identification
set | ways of counting and costing goods | 點算貨品和計算成本的方法 | stocktaking; specific identification; first-in, first-out; weighted average cost method
set | ways of keeping control of goods on hand | 控制存貨的方法 | perpetual inventory system; periodic inventory system; just-in-time; vendor-managed inventory; ABC analysis
set | values attached to assets | 資產的各種價值 | net realisable value; net book value; fair value; residual value

== Depreciation | 折舊
depreciation | 折舊 | process | S4 | the spreading of the cost of a tangible non-current asset over the years in which it is used | 把有形非流動資產的成本攤分到各使用年度的過程 | not=amortisation, impairment
amortisation | 攤銷 | process | S5 | the spreading of the cost of an intangible asset, such as a patent, over the years in which it is used | 把專利權等無形資產的成本攤分到各使用年度的過程 | not=depreciation
impairment | 減值 | process | S6 | a fall in what can be recovered from an asset below the amount at which it stands in the books | 資產的可收回數額跌至低於帳面數額的情況 | not=depreciation
revaluation of assets | 資產重估 | process | S5 | the restating of assets in the books at their current worth, whether higher or lower | 把帳上資產改按較高或較低的現時價值列示的過程 | not=impairment
disposal of an asset | 資產變賣 | process | S5 | the selling or scrapping of a non-current item, with removal of its cost and accumulated write-offs from the books | 出售或棄置非流動項目，並從帳簿撤銷其成本和累計撇減額的過程
straight-line method | 直線法 | method | S4 | the way of depreciating an asset by the same amount every year | 每年以相同數額計算資產折舊的方法 | not=reducing balance method
reducing balance method | 餘額遞減法 | method | S4 | the way of depreciating an asset by a fixed percentage of its net book value each year | 每年按資產帳面淨值的固定百分比計算折舊的方法 | also=diminishing balance method; not=straight-line method
units of production method | 生產數量法 | method | S5 | the way of depreciating an asset according to how much it makes or how far it runs in the year | 按資產當年使用程度，如行走里數或製件多少，計算折舊的方法 | also=usage-based method; not=straight-line method
sum-of-the-years'-digits method | 年數總和法 | method | S6 | the way of depreciating an asset by fractions whose numerator is the life remaining at the start of each period | 以每期期初尚餘壽命作分子的分數計算折舊的方法
revaluation method | 重估法 | method | S6 | the way of depreciating small tools by comparing their estimated worth at the start and at the end of the year | 比較年初與年終估計價值以計算小型工具折舊的方法
useful life | 可使用年期 | quantity | S4 | the time for which an asset is expected to serve a firm | 資產預期能為企業服務的時間長短 | not=residual value
residual value | 剩餘價值 | quantity | S4 | the estimated amount a firm would get for an asset when it has finished with it | 企業估計資產用畢時可收回的數額 | also=scrap value; also-zh=殘值; not=net book value
depreciable amount | 應折舊金額 | quantity | S5 | the cost of an asset less its estimated residual value | 資產成本減去其估計剩餘價值的數額 | not=net book value
accumulated depreciation | 累計折舊 | quantity | S4 | the total of the yearly write-offs of an asset from purchase up to date | 資產由購入至今各年撇減額的總和 | also-zh=累積折舊; not=net book value
net book value | 帳面淨值 | quantity | S4 | the cost of an asset less all the write-offs made against it so far | 資產成本減去至今全部撇減額後的數額 | also=carrying amount; not=residual value
historical cost | 歷史成本 | quantity | S4 | the price paid for an asset when bought, including spending to bring it into working condition | 購入資產時所付的價款，包括使其可供使用的支出 | also=original cost; not=replacement cost
replacement cost | 重置成本 | quantity | S6 | the amount that would have to be paid now to get an asset of the same kind | 現時購入同類資產所須付出的數額 | not=historical cost
fair value | 公平值 | quantity | S6 | the price for which an asset would be sold between willing and informed parties in an orderly market | 在有秩序市場中自願而知情的雙方買賣資產的價格 | not=historical cost
wear and tear | 損耗 | process | S4 | the loss of usefulness of an asset through physical use over time | 資產因長期使用而逐漸喪失效用的情況 | not=obsolescence
obsolescence | 陳舊過時 | process | S4 | the loss of usefulness of an asset because newer technology or a change of demand has overtaken it | 資產因新科技或需求轉變而喪失效用的情況 | not=wear and tear
depletion | 耗竭 | process | S5 | the using up of a natural resource, such as a mine or an oil well, as it is extracted | 礦場或油井等天然資源因開採而逐漸用盡的情況 | not=wear and tear
passage of time | 時間流逝 | process | S5 | the loss of usefulness of an asset, such as a lease, because its legal term is running out | 租賃權等資產因法定期限將盡而喪失效用的情況
gain on disposal | 變賣利得 | quantity | S5 | the excess of the proceeds of selling an asset over its net book value | 出售資產所得款項超出其帳面淨值的數額 | also=profit on disposal; not=loss on disposal
loss on disposal | 變賣損失 | quantity | S5 | the shortfall of the proceeds of selling an asset below its net book value | 出售資產所得款項低於其帳面淨值的數額 | not=gain on disposal
set | ways of writing off non-current assets | 計算折舊的方法 | straight-line method; reducing balance method; units of production method; sum-of-the-years'-digits method; revaluation method
set | figures used in writing off an asset | 計算折舊所用的數額 | residual value; depreciable amount; accumulated depreciation; net book value; historical cost
set | causes of the loss of usefulness of assets | 資產效用下降的原因 | wear and tear; obsolescence; depletion; passage of time
set | treatments that change the amounts of assets in the books | 改變資產帳面數額的處理 | depreciation; amortisation; impairment; revaluation of assets; disposal of an asset
set | bases on which an asset may be valued | 資產計價的基礎 | historical cost; replacement cost; fair value; net realisable value
set | figures at the sale of a non-current asset | 變賣非流動資產時的數額 | gain on disposal; loss on disposal; net book value; accumulated depreciation
set | estimates and amounts for an asset in use | 使用中資產的估計及數額 | useful life; residual value; depreciable amount; replacement cost
set | processes by which an asset loses value or is used up | 資產減值或耗用的過程 | depreciation; amortisation; depletion; impairment

== Bad debts and doubtful accounts | 壞帳與呆帳
bad debts | 壞帳 | quantity | S4 | amounts owed by credit customers that are judged impossible to collect and are written off | 確定無法向賒帳顧客收回而撇銷的欠款 | not=allowance for doubtful accounts
bad debts recovered | 收回壞帳 | quantity | S5 | money got back from customers whose balances had been written off earlier | 從餘額已經撇銷的顧客重新取得的款項 | not=bad debts
allowance for doubtful accounts | 呆帳準備 | quantity | S4 | an estimate, deducted from trade receivables, of balances that customers may fail to pay | 從應收貨款中扣除、估計顧客可能不付的款額 | also=allowance for doubtful debts, provision for doubtful debts; not=bad debts
increase in allowance for doubtful accounts | 呆帳準備增加額 | quantity | S5 | the expense for a year in which the estimate of uncollectable balances is raised above that of last year | 本年對未能收回欠款的估計高於去年而列作費用的差額
ageing analysis | 帳齡分析 | method | S5 | the estimating of uncollectable balances by sorting what customers owe by how long it is overdue | 把顧客欠款按逾期時間分類以估計無法收回數額的方法 | also=ageing schedule; not=percentage of receivables method
percentage of sales method | 銷貨百分比法 | method | S5 | the estimating of uncollectable amounts as a fixed fraction of the year's credit turnover | 按全年賒帳營業額的固定比率估計無法收回數額的方法 | not=percentage of receivables method
percentage of receivables method | 應收貨款百分比法 | method | S5 | the estimating of uncollectable amounts as one fixed fraction of all balances owed by customers at the year end | 按年終顧客欠款總額的單一固定比率估計無法收回數額的方法 | not=ageing analysis
direct write-off method | 直接撇銷法 | method | S6 | the charging of uncollectable balances to expense only when they are found to be so, with no estimate beforehand | 不作預先估計，待欠款證實無法收回時才列作費用的方法 | not=percentage of sales method
set | items concerning customers who do not pay | 與顧客拖欠有關的項目 | bad debts; bad debts recovered; allowance for doubtful accounts; trade receivables
set | items in the income statement about customers' balances | 損益表中與顧客欠款有關的項目 | bad debts; bad debts recovered; increase in allowance for doubtful accounts; discounts allowed
set | ways of dealing with doubtful balances | 處理可疑欠款的方法 | ageing analysis; percentage of sales method; percentage of receivables method; direct write-off method
set | allowances and write-offs against assets | 對資產作出的準備和撇減 | bad debts; allowance for doubtful accounts; accumulated depreciation; inventory loss
set | estimates made at the year end | 年終作出的估計 | useful life; residual value; allowance for doubtful accounts; net realisable value

== Partnership accounts | 合夥帳目
interest on capital | 資本利息 | quantity | S5 | the share of profit given to partners as a percentage of what they have invested in the firm | 按合夥人投入企業款額的百分比分給他們的利潤 | not=interest on drawings
interest on drawings | 提用利息 | quantity | S5 | the charge made on partners for cash or goods that they take out for private use during the year | 因合夥人在年內取走現金或貨品私用而向他們收取的款項 | not=interest on capital
partner's salary | 合夥人薪金 | quantity | S5 | the share of profit given to a partner as reward for work done in running the firm | 因合夥人參與經營而分給他作為工作報酬的利潤 | not=interest on capital
share of residual profit | 剩餘利潤分配 | quantity | S5 | the part of profit a partner gets in the agreed proportion after interest and salaries have been dealt with | 處理利息和薪金後，合夥人按議定比例所得的利潤
interest on partner's loan | 合夥人貸款利息 | quantity | S5 | an expense of the firm for money lent to it by a partner, charged before profit is shared | 企業因向合夥人借款而承擔、在分配利潤前扣除的費用 | not=interest on capital
partner's capital account | 合夥人資本帳戶 | document | S5 | the account of a partner that records long-term investment, shares of goodwill and gains from restating assets | 記錄合夥人長期投資、所佔商譽和資產重估損益的帳戶 | not=partner's current account
partner's current account | 合夥人往來帳戶 | document | S5 | the account of a partner that records yearly shares of profit, salary, interest and drawings | 記錄合夥人每年所分利潤、薪金、利息和提用的帳戶 | not=partner's capital account
revaluation account | 重估價帳戶 | document | S5 | the account that gathers gains and losses from restating assets when the partners or their shares change | 合夥人或其分配比率變動時，匯集資產改按現值列示所生損益的帳戶 | not=realisation account
realisation account | 變現帳戶 | document | S5 | the account that shows the overall gain or loss from selling all assets when a firm is closed down | 企業結業時顯示出售全部資產總盈虧的帳戶 | also-zh=變產帳戶; not=revaluation account
admission of a partner | 新合夥人入夥 | event | S5 | the joining of a new partner, who brings in capital and pays for a share of goodwill | 新的合夥人加入企業、投入資本並就商譽付款的事項
retirement of a partner | 合夥人退夥 | event | S5 | the leaving of one partner, who is paid off while the others carry on the business | 一名合夥人離開並取回應得款項，其餘合夥人繼續經營的事項
dissolution of partnership | 合夥解散 | event | S5 | the winding up of the whole firm, in which its assets are sold and its debts and owners paid off | 整個企業結束，出售資產、清償債務並把餘款退還東主的事項
change in profit-sharing ratio | 損益分配比率變更 | event | S5 | an agreement among the same partners to divide results in new proportions from a certain date | 原有合夥人議定由某日起按新比例攤分業績的事項
set | items in sharing the profit of a partnership | 分配合夥利潤的項目 | interest on capital; interest on drawings; partner's salary; share of residual profit
set | payments and charges between a firm and its co-owners | 企業與共同東主之間的款項 | interest on capital; interest on drawings; interest on partner's loan; partner's salary
set | accounts kept for a partnership | 合夥企業的帳戶 | partner's capital account; partner's current account; revaluation account; realisation account; appropriation account
set | changes in a partnership | 合夥關係的變動 | admission of a partner; retirement of a partner; dissolution of partnership; change in profit-sharing ratio
set | rewards and receipts of co-owners | 共同東主所得的款項 | interest on capital; partner's salary; interest on partner's loan; share of residual profit
set | founding documents of firms | 企業的基本文件 | partnership agreement; articles of association; certificate of incorporation; business registration certificate
order | closing steps when a partnership is dissolved | 合夥解散時的清償次序 | sale of assets=變賣資產 > payment of outside creditors=清償外界債權人 > repayment of partners' loans=償還合夥人貸款 > repayment of partners' capital=退還合夥人資本

== Company accounts | 公司帳目
ordinary share | 普通股 | object | S4 | a unit of company ownership that carries votes and whose dividend varies with the results of the year | 附有投票權、股息隨每年業績變動的公司擁有權單位 | also=equity share; not=preference share
preference share | 優先股 | object | S5 | a unit of company ownership that receives a fixed rate of dividend first and normally carries no vote | 股息率固定並較其他股東早獲分派、一般沒有投票權的公司擁有權單位 | not=ordinary share, debenture
cumulative preference share | 累積優先股 | object | S6 | a fixed-dividend share whose unpaid dividends of bad years must be made up before ordinary holders get any | 業績欠佳年度未派的定率股息須先行補發的股份 | kind=preference share
redeemable preference share | 可贖回優先股 | object | S6 | a fixed-dividend share that the company may or must buy back at a stated time | 公司可以或必須在指定時間購回的定息股份 | kind=preference share
participating preference share | 參與優先股 | object | S6 | a fixed-dividend share that may also receive an extra share of profit when profit is high | 獲定率股息之餘，在盈利豐厚時還可分享額外利潤的股份 | kind=preference share
convertible preference share | 可轉換優先股 | object | S6 | a fixed-dividend share that its holder may exchange for ordinary shares on stated terms | 持有人可按指定條款改為持有普通股的定息股份 | kind=preference share
debenture | 債權證 | object | S5 | a document of long-term borrowing by a company that pays fixed interest to holders who are its lenders | 公司向持有人長期借款並支付固定利息的憑證 | not=preference share
share capital | 股本 | quantity | S5 | the total amount received by a company from members for the ownership units issued to them | 公司因發行擁有權單位而從成員收取的總額 | not=retained profits
retained profits | 保留利潤 | quantity | S5 | the accumulated results of a company that have been neither distributed nor moved to a named fund | 公司累積而未分派亦未撥入指定儲備的業績盈餘 | also=retained earnings; also-zh=保留溢利; not=general reserve
general reserve | 普通儲備 | quantity | S5 | a part of accumulated profit set aside by the directors for no particular purpose | 由董事撥出而沒有指定用途的部分累積盈利 | not=retained profits, revaluation reserve
revaluation reserve | 重估儲備 | quantity | S5 | an amount in equity that arises when property is restated above its book value | 物業價值上調至高於帳面值時計入權益的數額 | not=general reserve
interim dividend | 中期股息 | quantity | S5 | a dividend to shareholders declared part of the way through the financial year | 在財政年度結束前先行宣派予股東的股息 | not=final dividend
final dividend | 末期股息 | quantity | S5 | a dividend to shareholders proposed after the year end and approved at the annual general meeting | 年結後建議並經周年大會批准派予股東的股息 | not=interim dividend
special dividend | 特別股息 | quantity | S6 | a one-off dividend to shareholders outside the usual pattern, as after the sale of a business | 在慣常派發以外一次過派發的股息，例如在出售業務之後
scrip dividend | 以股代息 | quantity | S6 | a dividend that shareholders may take as new shares instead of cash | 股東可選擇收取新股份以代替現金的股息
rights issue | 供股 | event | S5 | an offer of new shares for money to existing shareholders in proportion to their holdings, who may sell the entitlement | 按現有股東持股比例向其發售新股集資、認購權可供買賣的做法 | not=bonus issue
bonus issue | 紅股發行 | event | S5 | the giving of free new shares to existing shareholders in proportion to their holdings out of reserves | 以儲備按持股比例免費向現有股東派送新股份的做法 | also=capitalisation issue; also-zh=派送紅股; not=rights issue
placing | 配售 | event | S6 | the sale of shares to a chosen group of investors found by a broker rather than to the public | 經紀把股份售予選定投資者而非公眾的集資方式
open offer | 公開發售 | event | S6 | an offer of new shares to existing shareholders in proportion to holdings where the entitlement cannot be traded | 按持股比例向現有股東發售新股，而認購權不得買賣的集資方式 | not=rights issue
share split | 股份拆細 | event | S5 | the dividing of each existing share into several of smaller worth, with total value unchanged | 把每股分成數股價值較小的股份而總值不變的做法 | also=stock split, share subdivision; not=bonus issue
share consolidation | 股份合併 | event | S6 | the combining of several existing shares into one of larger worth, with total value unchanged | 把數股現有股份化為一股價值較大的股份而總值不變的做法 | not=share split
share buy-back | 股份回購 | event | S6 | the purchase by a company of its own shares from shareholders | 公司向股東買入自己股份的行動 | also=share repurchase
oversubscription | 超額認購 | event | S5 | the state in which the public applies for more shares than are on offer | 公眾申請的股數多於發售股數的情況 | not=undersubscription
undersubscription | 認購不足 | event | S5 | the state in which the public applies for fewer shares than are on offer | 公眾申請的股數少於發售股數的情況 | not=oversubscription
annual general meeting | 周年大會 | event | S5 | the yearly gathering at which members receive the accounts, elect directors and appoint auditors | 成員每年省覽帳目、選舉董事和委任核數師的集會 | also=AGM; also-zh=周年成員大會
annual report | 年報 | document | S5 | a yearly publication of a listed company holding its accounts, directors' report and auditor's report | 上市公司在財政期結束後刊發、載有帳目、董事及核數師陳述的文件
directors' report | 董事會報告 | document | S6 | a statement by those who run a company about its business, results and proposed dividend | 公司管治層就業務、業績和建議股息所作的陳述 | also-zh=董事報告
auditor's report | 核數師報告 | document | S5 | a statement by an independent accountant on whether the accounts give a true and fair view | 獨立會計師就帳目是否真實而公平所發表的陳述 | not=directors' report
unmodified opinion | 無保留意見 | form | S6 | an audit opinion that the accounts give a true and fair view in all material respects | 認為帳目在所有重大方面真實而公平的審計意見 | also=unqualified opinion; not=qualified opinion
qualified opinion | 保留意見 | form | S6 | an audit opinion that the accounts give a true and fair view except for a certain material matter | 認為除某項重大事宜外，帳目真實而公平的審計意見 | not=adverse opinion
adverse opinion | 否定意見 | form | S6 | an audit opinion that the accounts as a whole do not give a true and fair view | 認為帳目整體並不真實公平的審計意見 | not=disclaimer of opinion
disclaimer of opinion | 無法表示意見 | form | S6 | an audit conclusion that no view can be given on the accounts because too little evidence could be obtained | 因未能取得足夠憑證而不對帳目作出判斷的審計結論 | also-zh=不發表意見; not=adverse opinion
set | securities issued by a company | 公司發行的證券 | ordinary share; preference share; debenture; warrant
set | varieties of preference shares | 優先股的種類 | cumulative preference share; redeemable preference share; participating preference share; convertible preference share
set | items in the equity of a company | 公司權益的項目 | share capital; retained profits; general reserve; revaluation reserve
set | distributions to shareholders | 派予股東的分派 | interim dividend; final dividend; special dividend; scrip dividend
set | ways in which a company issues shares | 公司發行股份的方式 | rights issue; bonus issue; placing; open offer; initial public offering
set | actions that change the number of shares | 改變股份數目的行動 | bonus issue; share split; share consolidation; share buy-back; rights issue
set | documents of a company | 公司的文件 | annual report; prospectus; articles of association; certificate of incorporation
set | conclusions of an audit | 審計結論的種類 | unmodified opinion; qualified opinion; adverse opinion; disclaimer of opinion

== Cost concepts | 成本概念
indirect materials | 間接原料 | quantity | S5 | the cost of factory supplies that cannot be traced economically to a product, such as lubricant and cleaning cloths | 不能合理追溯至個別產品的工廠物料成本，例如潤滑油和抹布 | not=direct materials
direct labour | 直接人工 | quantity | S5 | the wages of workers who work on a product and whose time can be traced to it | 工時可追溯至某一產品的製造工人工資 | not=indirect labour
indirect labour | 間接人工 | quantity | S5 | the wages of factory staff, such as supervisors and cleaners, whose time cannot be traced to a product | 工時不能追溯至個別產品的工廠員工工資，例如監工和清潔工 | not=direct labour
direct expenses | 直接費用 | quantity | S6 | costs other than materials and labour that can be traced to a product, such as royalties on each unit made | 原料和人工以外可追溯至產品的成本，例如按件支付的專利費 | not=production overheads
prime cost | 主要成本 | quantity | S5 | the total of the direct materials, direct labour and direct expenses of making a product | 製造產品的直接原料、直接人工和直接費用的總和 | not=conversion cost
production overheads | 生產間接成本 | quantity | S5 | all factory costs that cannot be traced to a product, such as supervisors' wages and factory rent | 不能追溯至個別產品的全部廠務成本，例如監工工資和廠租 | also=factory overheads, manufacturing overheads; also-zh=製造費用; not=direct expenses
conversion cost | 加工成本 | quantity | S6 | the cost of turning materials into finished goods, made up of direct labour and factory overheads | 把原料變成製成品的成本，由直接人工和生產間接成本組成 | also-zh=轉換成本; not=prime cost
product cost | 產品成本 | quantity | S6 | a cost attached to units made and carried in inventory until they are sold | 附於所製貨品、在售出前列入存貨的成本 | not=period cost
period cost | 期間成本 | quantity | S6 | a cost charged against profit in the interval in which it arises and never carried in inventory | 在發生的時段即從利潤扣除、不列入存貨的成本 | not=product cost
fixed cost | 固定成本 | quantity | S4 | a cost whose total stays the same within a range of output, such as factory rent | 在某產量範圍內總額不變的成本，例如廠租 | not=variable cost
variable cost | 變動成本 | quantity | S4 | a cost whose total rises and falls in direct proportion to output | 總額隨產量按正比例增減的成本 | not=fixed cost
semi-variable cost | 半變動成本 | quantity | S5 | a cost that has both a constant part and a part that moves with output, such as a telephone bill with line rental | 兼有不變部分和隨產量增減部分的成本，例如含月租的電話費 | also=mixed cost; also-zh=混合成本; not=stepped cost
stepped cost | 梯級成本 | quantity | S6 | a cost that is constant over a range of output and then jumps to a new level, such as supervisors' pay | 在某產量範圍內不變、超出便躍升至新水平的成本，例如監工薪金 | also=step cost, stepped fixed cost; not=semi-variable cost
relevant cost | 相關成本 | quantity | S5 | a future cost that differs between the alternatives of a decision | 不同決策方案之間有所差別的未來成本 | not=sunk cost
sunk cost | 沉沒成本 | quantity | S5 | a cost incurred in the past that no present or future decision can change | 過往已付出而現在或將來任何決定都不能改變的成本 | not=relevant cost
opportunity cost | 機會成本 | quantity | S5 | the benefit given up from the best alternative that was not chosen | 因不選擇最佳替代方案而放棄的利益 | not=sunk cost
incremental cost | 增量成本 | quantity | S5 | the extra total cost that results from choosing one alternative rather than another | 選擇某方案而非另一方案所增加的總成本 | also=differential cost; also-zh=差額成本; not=opportunity cost
committed cost | 已承諾成本 | quantity | S6 | a future cost that a past agreement binds the firm to pay whatever is decided now | 因過往協議約束、不論現時如何決定都須於將來支付的成本 | not=sunk cost
controllable cost | 可控制成本 | quantity | S6 | a cost that the manager of a certain department can influence | 某部門主管能夠左右的成本
set | elements of the cost of making a product | 產品製造成本的要素 | direct materials=直接原料; direct labour; direct expenses; production overheads
set | factory costs | 工廠成本 | direct materials=直接原料; indirect materials; direct labour; indirect labour
set | costs by how they move with output | 按成本性態劃分的成本 | fixed cost; variable cost; semi-variable cost; stepped cost
set | costs in decision making | 與決策有關的成本 | sunk cost; opportunity cost; incremental cost; committed cost
set | cost terms in management accounting | 管理會計的成本名詞 | prime cost; conversion cost; period cost; controllable cost
set | cost terms easily mixed up | 容易混淆的成本名詞 | product cost; period cost; sunk cost; opportunity cost; controllable cost
order | building up the cost of goods completed | 製成品成本的計算次序 | direct materials=直接原料 > prime cost > production cost=生產成本 > cost of goods completed=完工製品成本
fact | timber in a wooden table | 木桌所用木材 | element of cost | 成本要素 | direct materials | 直接原料 |
fact | wages of a carpenter making tables | 製造木桌的木匠工資 | element of cost | 成本要素 | direct labour | 直接人工 |
fact | royalty paid for each unit made | 按生產件數支付的專利費 | element of cost | 成本要素 | direct expenses | 直接費用 |
fact | rent of a factory making many products | 生產多種產品的工廠租金 | element of cost | 成本要素 | production overheads | 生產間接成本 |

== Costing methods and overheads | 成本計算方法與間接成本
job costing | 分批成本法 | method | S6 | the finding of cost separately for each customer's special order | 就每份特別訂單分別計算成本的方法 | also=job order costing; not=process costing
absorption costing | 吸收成本法 | method | S5 | the charging of all production costs, both fixed and variable, to the units made | 把全部固定及變動的生產成本計入產品的方法 | also=full costing; also-zh=全部成本法; not=marginal costing
marginal costing | 邊際成本法 | method | S5 | the charging of only variable production costs to the units made, fixed costs being written off each period | 只把變動的生產成本計入產品、固定成本則當期撇銷的方法 | also=variable costing; also-zh=變動成本法; not=absorption costing
activity-based costing | 作業成本法 | method | S6 | the charging of overheads to products according to their use of many separate causes of cost such as set-ups | 按產品對各項成本動因如機器調校的耗用來分派間接成本的方法 | not=absorption costing
standard costing | 標準成本法 | method | S6 | the comparing of actual outlays with carefully set targets per unit so that differences can be studied | 把實際支出與預先定下的單位目標比較並分析差異的方法
cost allocation | 成本分派 | process | S6 | the charging of an overhead that belongs wholly to one department to that department | 把完全屬於某部門的間接成本歸入該部門的過程 | not=cost apportionment
cost apportionment | 成本分攤 | process | S6 | the sharing of a common overhead among several departments on a fair basis such as floor area | 按樓面面積等公平基準由數個部門共同承擔某項間接成本的過程 | not=cost allocation
overhead absorption | 間接成本吸收 | process | S6 | the charging of the indirect costs of a production department to the units that pass through it | 把生產部門的間接成本計入流經該部門產品的過程 | not=cost apportionment
cost reapportionment | 服務部門成本再分攤 | process | S6 | the sharing of the overheads of service departments, such as the canteen, among production departments | 把食堂等非生產單位的間接成本轉由生產部門承擔的過程
cost centre | 成本中心 | group | S5 | a unit of a firm whose manager answers only for what it spends | 主管只須對開支負責的企業單位 | not=profit centre
revenue centre | 收益中心 | group | S5 | a unit of a firm whose manager answers only for the sales that it makes | 主管只須對銷售額負責的企業單位 | not=profit centre
profit centre | 利潤中心 | group | S5 | a unit of a firm whose manager answers for both sales and spending but not for buying long-lived assets | 主管須對銷售額和開支負責、但不負責購置長期資產的企業單位 | not=investment centre
investment centre | 投資中心 | group | S5 | a unit of a firm whose manager answers for sales, spending and the assets employed | 主管須對銷售額、開支和所用資產負責的企業單位 | not=profit centre
predetermined overhead absorption rate | 預定間接成本吸收率 | quantity | S5 | the estimated indirect factory cost of a period divided by the estimated level of activity such as machine hours | 估計廠務間接成本除以機器工時等估計作業水平所得的數值
overabsorbed overheads | 多吸收間接成本 | quantity | S6 | the amount by which indirect cost charged to units exceeds that actually incurred | 計入產品的間接成本超過實際發生額的數額 | not=underabsorbed overheads
underabsorbed overheads | 少吸收間接成本 | quantity | S6 | the amount by which indirect cost charged to units falls short of that actually incurred | 計入產品的間接成本低於實際發生額的數額 | not=overabsorbed overheads
normal loss | 正常損耗 | quantity | S6 | the waste of materials in making that is expected even when work is efficient | 即使有效率地生產仍會預期出現的原料耗失 | not=abnormal loss
abnormal loss | 異常損耗 | quantity | S6 | the waste of materials in making that exceeds what is expected of efficient work | 超出有效率生產所預期水平的原料耗失 | also-zh=非正常損耗; not=normal loss
set | ways of costing products | 計算產品成本的方法 | job costing; process costing=分步成本法; marginal costing; activity-based costing; standard costing
set | costing methods a firm may adopt | 企業可採用的成本法 | absorption costing; marginal costing; standard costing; job costing
set | steps in charging overheads to products | 把間接成本歸入產品的步驟 | cost allocation; cost apportionment; overhead absorption; cost reapportionment
set | units for which managers are responsible | 責任中心的種類 | cost centre; revenue centre; profit centre; investment centre
order | charging overheads to products | 把間接成本歸入產品的次序 | cost allocation > cost apportionment > cost reapportionment > overhead absorption

== Cost-volume-profit analysis | 本量利分析
contribution margin | 邊際貢獻 | quantity | S5 | the amount by which sales exceed variable costs, left to meet fixed costs and then to give profit | 銷售額超出變動成本的數額，用以抵付固定成本及賺取利潤 | also-zh=貢獻毛益; not=gross profit
contribution margin ratio | 邊際貢獻率 | quantity | S5 | the percentage of each sales dollar left after variable costs have been met | 每元銷售額抵付變動成本後所餘的百分比
breakeven point | 損益兩平點 | quantity | S5 | the level of sales at which total revenue just equals total costs | 總收入剛好等於總成本的銷售水平 | also-zh=收支平衡點; not=margin of safety
margin of safety | 安全邊際 | quantity | S5 | the amount by which sales can fall before a loss is made | 出現虧損之前銷售額可下跌的幅度 | not=breakeven point
target profit | 目標利潤 | quantity | S5 | the gain that a firm plans in advance to earn in a period | 企業預先計劃在期內賺取的盈餘
limiting factor | 限制因素 | quantity | S6 | the scarce input, such as machine hours, that prevents a firm from making as much as it could sell | 令企業未能生產足夠貨品應付銷路的稀缺投入，例如機器工時
make-or-buy decision | 自製或外購決策 | method | S5 | the choice between producing a part in the firm's own factory and purchasing it from a supplier | 在自行生產零件與向供應商購買之間作出的取捨
special order decision | 特別訂單決策 | method | S5 | the choice whether to accept a one-off sale at a price below the normal one | 考慮應否接受一次過、售價低於正常水平的生意的取捨
sell-or-process-further decision | 出售或進一步加工決策 | method | S6 | the choice between putting a product on the market as it stands and working on it more to get a higher price | 在即時推出現有產品與再作處理以提高售價之間作出的取捨
elimination decision | 停產決策 | method | S5 | the choice whether to close a department or drop a product line that appears to lose money | 考慮應否關閉看似虧損的部門或放棄某產品線的取捨 | also=retain-or-drop decision
replacement decision | 設備更換決策 | method | S6 | the choice between keeping an old machine and purchasing a new one in its place | 在保留舊機器與購入新機器代替之間作出的取捨
set | figures in cost-volume-profit analysis | 本量利分析的數值 | contribution margin; contribution margin ratio; breakeven point; margin of safety; target profit
set | short-term decisions using relevant costs | 運用相關成本的短期決策 | make-or-buy decision; special order decision; sell-or-process-further decision; elimination decision; replacement decision
set | margins and excess amounts | 各種差額 | contribution margin; gross profit; net profit; margin of safety
set | amounts a planner works with | 策劃所用的數值 | breakeven point; target profit; limiting factor; margin of safety
fact | price $50, variable cost $30, fixed costs $40,000 | 售價$50、單位變動成本$30、固定成本$40,000 | breakeven point in units | 損益兩平點的銷售件數 | 2,000 | 2,000 |
fact | price $80, variable cost $55, fixed costs $100,000 | 售價$80、單位變動成本$55、固定成本$100,000 | breakeven point in units | 損益兩平點的銷售件數 | 4,000 | 4,000 |
fact | price $20, variable cost $12, fixed costs $24,000 | 售價$20、單位變動成本$12、固定成本$24,000 | breakeven point in units | 損益兩平點的銷售件數 | 3,000 | 3,000 |
fact | price $100, variable cost $60, fixed costs $60,000 | 售價$100、單位變動成本$60、固定成本$60,000 | breakeven point in units | 損益兩平點的銷售件數 | 1,500 | 1,500 |

== Budgeting and variances | 預算與差異
sales budget | 銷售預算 | document | S5 | a plan of the quantities and prices of the goods that customers are expected to buy in a coming period | 預計未來期間顧客會購買的貨品數量和價格的計劃
purchases budget | 採購預算 | document | S5 | a plan of the quantity and cost of goods or materials to be bought from suppliers in a coming period | 未來期間向供應商購入貨品或原料的數量和成本的計劃
cash budget | 現金預算 | document | S5 | a plan of the money expected to be received and paid in each month, with the resulting balance | 預計每月款項收付及結餘的計劃 | not=statement of cash flows
capital expenditure budget | 資本支出預算 | document | S5 | a plan of spending on machines, buildings and other long-lived items | 用於機器、樓宇和其他長期項目的開支計劃 | also=capital budget
master budget | 總預算 | document | S5 | the overall plan that brings together all departments' plans into forecast financial statements | 把各部門計劃匯合成預測財務報表的整體計劃
flexible budget | 彈性預算 | document | S6 | a plan that is recalculated to show what costs should be at the level of activity actually reached | 按實際作業水平重新計算應有成本的計劃 | not=fixed budget
fixed budget | 固定預算 | document | S6 | a plan made for one expected level of activity and not altered when the actual level differs | 只按一個預期作業水平編製、實際水平不同亦不修改的計劃 | also=static budget; also-zh=靜態預算; not=flexible budget
rolling budget | 滾動預算 | document | S6 | a plan always kept one full year ahead by adding a new month as each month ends | 每過一個月便加上一個月、經常保持涵蓋未來整年的計劃 | also=continuous budget
incremental budgeting | 增量預算法 | method | S6 | the practice of planning by taking last year's figures and adding or cutting a percentage | 以去年數字為基礎增減某百分比來編訂計劃的做法 | not=zero-based budgeting
zero-based budgeting | 零基預算法 | method | S6 | the practice of planning in which every item of spending must be justified afresh each year | 每年所有開支項目都要重新提出理據來編訂計劃的做法 | not=incremental budgeting
top-down budgeting | 由上而下預算法 | method | S6 | the practice in which senior managers set the spending plans and impose them on their subordinates | 由高層訂定開支計劃並要求下屬執行的做法
participative budgeting | 參與式預算法 | method | S6 | the practice in which the staff who have to carry out the spending plans help to draw them up | 讓負責執行開支計劃的員工協助擬訂計劃的做法
favourable variance | 有利差異 | quantity | S6 | a difference between actual and planned figures that makes profit higher than planned | 令利潤高於計劃的實際與計劃數字之差 | not=adverse variance
adverse variance | 不利差異 | quantity | S6 | a difference between actual and planned figures that makes profit lower than planned | 令利潤低於計劃的實際與計劃數字之差 | also=unfavourable variance; not=favourable variance
labour rate variance | 人工工資率差異 | quantity | S6 | the difference in cost that arises because workers were paid more or less per hour than planned | 因每小時支付給工人的薪酬與計劃不同而引致的成本差額
labour efficiency variance | 人工效率差異 | quantity | S6 | the difference in cost that arises because workers took more or fewer hours than planned for the output | 因工人完成產量所用時數多於或少於計劃而引致的成本差額
standard cost | 標準成本 | quantity | S6 | the carefully planned expense of making one unit under expected working conditions | 在預期工作條件下製造一件產品的計劃開支
set | departmental and overall plans in figures | 各類預算 | sales budget; production budget=生產預算; purchases budget; cash budget; capital expenditure budget; master budget
set | plans in figures by how they are made or updated | 按編製或更新方式劃分的預算 | fixed budget; flexible budget; rolling budget; zero-based budget=零基預算
set | ways of drawing up spending plans | 編製預算的方法 | incremental budgeting; zero-based budgeting; top-down budgeting; participative budgeting
set | variances in materials and labour | 原料及人工差異 | material price variance=原料價格差異; material usage variance=原料用量差異; labour rate variance; labour efficiency variance
set | plans needed in a factory | 工廠所需的預算 | production budget=生產預算; purchases budget; sales budget; capital expenditure budget
set | yardsticks and differences in cost control | 成本控制的標準及差異 | standard cost; favourable variance; adverse variance; target profit
order | drawing up budgets in a manufacturing firm | 製造企業編製預算的次序 | sales budget > production budget=生產預算 > purchases budget > cash budget

== Ratio analysis | 比率分析
gross profit margin | 毛利率 | quantity | S5 | a measure that divides net sales less cost of goods sold by net sales | 銷貨淨額減銷貨成本後除以銷貨淨額所得的比率 | also=gross profit ratio; not=mark-up
net profit margin | 淨利率 | quantity | S5 | a measure that divides the gain after all expenses by net sales | 扣除全部費用後的盈餘除以銷貨淨額所得的比率 | also=net profit ratio; also-zh=純利率; not=gross profit margin
mark-up | 成本加成率 | quantity | S5 | a measure that divides gross profit by the cost of goods sold | 毛利除以銷貨成本所得的比率 | also=mark-up on cost; not=gross profit margin
return on capital employed | 運用資本回報率 | quantity | S5 | a measure that divides profit by the average long-term funds used to earn it | 利潤除以平均所用長期資金所得的比率 | also=ROCE; also-zh=動用資本回報率; not=net profit margin
return on equity | 股本回報率 | quantity | S6 | a measure that divides profit available to ordinary shareholders by their funds | 普通股股東應佔利潤除以普通股股東資金所得的比率 | also=ROE; not=return on capital employed
return on assets | 資產回報率 | quantity | S6 | a measure that divides profit by average total resources of the firm | 利潤除以企業平均資源總額所得的比率 | also=ROA; not=return on equity
current ratio | 流動比率 | quantity | S5 | a measure that divides all assets realisable within a year by obligations due within a year | 一年內可變現的全部資產除以一年內到期負債所得的比率 | also=working capital ratio; not=quick ratio
quick ratio | 速動比率 | quantity | S5 | a measure that divides current assets without inventory by obligations due within a year | 流動資產減去存貨後除以一年內到期負債所得的比率 | also=acid test ratio, liquid ratio; also-zh=酸性測試比率; not=current ratio
inventory turnover | 存貨周轉率 | quantity | S5 | a measure that divides cost of goods sold by the average value of goods on hand | 銷貨成本除以手頭貨品平均值所得的比率 | also=stock turnover, inventory turnover rate
trade receivables turnover | 應收貨款周轉率 | quantity | S5 | a measure that divides credit sales by the average amount owed by customers | 賒銷額除以顧客平均欠款所得的比率 | not=trade payables turnover
trade payables turnover | 應付貨款周轉率 | quantity | S5 | a measure that divides credit purchases by the average amount owed to suppliers | 賒購額除以平均欠供應商款額所得的比率 | not=trade receivables turnover
average trade receivables collection period | 應收貨款平均收帳期 | quantity | S5 | a measure in days of how long credit customers take on average to pay what they owe | 賒帳顧客平均需時多少天才付清欠款的指標 | not=average trade payables repayment period
average trade payables repayment period | 應付貨款平均付款期 | quantity | S5 | a measure in days of how long a firm takes on average to pay its credit suppliers | 企業平均需時多少天才付清供應商欠款的指標 | not=average trade receivables collection period
total assets turnover | 總資產周轉率 | quantity | S5 | a measure that divides sales by the average of all resources held by the firm | 銷售額除以企業全部資源平均值所得的比率 | not=inventory turnover
gearing ratio | 槓桿比率 | quantity | S5 | a measure of how far long-term funds come from fixed-return sources such as loans and preference shares | 長期資金中來自貸款和優先股等定息來源所佔比例的指標 | also=leverage ratio; also-zh=資本負債比率
interest cover | 利息覆蓋率 | quantity | S6 | a measure that divides profit before finance charges and tax by those finance charges | 未扣融資費用及稅項的利潤除以融資費用所得的比率 | also=times interest earned, interest coverage ratio; also-zh=利息保障倍數
earnings per share | 每股盈利 | quantity | S5 | a measure that divides profit due to ordinary holders by the number of ordinary units in issue | 普通股東應佔利潤除以已發行普通股數目所得的數值 | also=EPS; not=dividend per share
price-earnings ratio | 市盈率 | quantity | S5 | a measure that divides the market value of one share by the profit it earned in the year | 每股市價除以該股全年所賺利潤所得的倍數 | also=P/E ratio; not=dividend yield
dividend per share | 每股股息 | quantity | S6 | a measure that divides total ordinary dividends by the number of ordinary shares | 普通股股息總額除以普通股數目所得的數值 | not=earnings per share
dividend yield | 股息率 | quantity | S5 | a measure that divides the yearly dividend on one share by its market price | 每股全年股息除以每股市價所得的比率 | also-zh=股息收益率; not=dividend cover
dividend cover | 股息保障倍數 | quantity | S6 | a measure that divides profit for ordinary shareholders by the amount distributed to them | 普通股股東應佔利潤除以派予他們的款額所得的倍數 | also-zh=股息覆蓋率; not=dividend yield
profitability | 盈利能力 | property | S5 | the ability of a firm to earn a surplus from its sales and resources | 企業運用資源和銷售賺取盈餘的能力 | not=liquidity
liquidity | 變現能力 | property | S5 | the ability of a firm to pay its short-term debts as they fall due | 企業在短期債務到期時償付的能力 | also-zh=流動性; not=solvency
solvency | 償債能力 | property | S5 | the ability of a firm to meet all its long-term obligations and stay in business | 企業履行全部長期責任並繼續經營的能力 | not=liquidity
management efficiency | 管理效率 | property | S5 | the ability of those who run a firm to turn its inventory, receivables and other assets to good use | 企業管理者善用存貨、應收貨款和其他資產的能力
horizontal analysis | 橫向分析 | method | S6 | the comparing of the same item in the statements of several years | 把多個年度報表中的同一項目互相比較的方法 | not=vertical analysis
vertical analysis | 縱向分析 | method | S6 | the expressing of each item in one year's statement as a percentage of a base total such as sales | 把同一年報表各項目以銷貨等基數的百分比表達的方法 | also=common-size analysis; not=horizontal analysis
cross-sectional analysis | 同業比較 | method | S6 | the comparing of a firm's figures with those of other firms in its industry for the same period | 把企業數字與行內其他企業同期數字互相對照的方法 | also=inter-firm comparison; not=horizontal analysis
set | measures of profitability | 衡量盈利能力的比率 | gross profit margin; net profit margin; mark-up; return on capital employed
set | rates of return and margins | 回報率和利潤率 | return on capital employed; return on equity; return on assets; net profit margin
set | measures of short-term and long-term financial strength | 衡量長短期財力的比率 | current ratio; quick ratio; gearing ratio; interest cover
set | measures of management efficiency | 衡量管理效率的比率 | inventory turnover; trade receivables turnover; trade payables turnover; total assets turnover
set | measures for investors in shares | 供股票投資者使用的指標 | earnings per share; price-earnings ratio; dividend per share; dividend yield; dividend cover
set | qualities of a firm judged by ratios | 以比率評估的企業狀況 | profitability; liquidity; solvency; management efficiency
set | ratios that use profit | 使用利潤計算的比率 | gross profit margin; net profit margin; mark-up; interest cover; dividend cover
set | ratios that use sales or cost of goods sold | 使用銷貨或銷貨成本計算的比率 | mark-up; gross profit margin; inventory turnover; total assets turnover; trade receivables turnover
set | ratios about what a company owes and pays | 有關公司欠款及派付的比率 | gearing ratio; interest cover; dividend cover; trade payables turnover
set | ratios a lender studies | 貸款人關注的比率 | current ratio; quick ratio; interest cover; inventory turnover
fact | gross profit margin | 毛利率 | denominator in its formula | 公式中的分母 | net sales | 銷貨淨額 |
fact | mark-up | 成本加成率 | denominator in its formula | 公式中的分母 | cost of goods sold | 銷貨成本 |
fact | current ratio | 流動比率 | denominator in its formula | 公式中的分母 | current liabilities | 流動負債 |
fact | inventory turnover | 存貨周轉率 | denominator in its formula | 公式中的分母 | average inventory | 平均存貨 |
fact | dividend yield | 股息率 | denominator in its formula | 公式中的分母 | market price per share | 每股市價 |
fact | price-earnings ratio | 市盈率 | denominator in its formula | 公式中的分母 | earnings per share | 每股盈利 |
fact | earnings per share | 每股盈利 | denominator in its formula | 公式中的分母 | number of ordinary shares issued | 已發行普通股數目 |
fact | trade receivables turnover | 應收貨款周轉率 | denominator in its formula | 公式中的分母 | average trade receivables | 平均應收貨款 |
fact | trade payables turnover | 應付貨款周轉率 | denominator in its formula | 公式中的分母 | average trade payables | 平均應付貨款 |

== Financial management | 財務管理
investment decision | 投資決策 | method | S5 | the choice by a firm of the projects and assets on which funds are to be spent | 企業選定把資金投放於哪些項目和資產的取捨 | not=financing decision
financing decision | 融資決策 | method | S5 | the choice by a firm of the mix of debt and owners' funds from which money is to be raised | 企業選定以何種債務和權益組合籌集資金的取捨 | not=investment decision
dividend decision | 股息決策 | method | S5 | the choice by a company of how much profit to pay out to shareholders and how much to keep | 公司選定把多少利潤派予股東、多少留存的取捨 | also=dividend policy
working capital decision | 營運資金決策 | method | S6 | the choice by a firm of the levels of cash, inventory, receivables and short-term credit to keep | 企業選定維持多少現金、存貨、應收款項和短期信貸的取捨
trade credit | 貿易信貸 | form | S5 | short-term finance that a supplier gives by letting a firm take goods now and pay later | 供應商讓企業先取貨後付款而提供的短期資金 | also-zh=商業信貸
bank overdraft | 銀行透支 | form | S5 | short-term finance obtained by drawing from a current account more than is in it, up to a limit | 在限額內從往來帳戶提取超出結餘款項而取得的短期資金 | not=term loan
term loan | 有期貸款 | form | S5 | finance of a fixed amount from a bank, repaid by instalments over a stated number of years | 由銀行提供固定款額、在指定年數內分期償還的資金 | also-zh=定期貸款; not=bank overdraft
commercial paper | 商業票據 | form | S6 | short-term finance raised by large firms of high standing through selling unsecured promises to pay | 信譽良好的大企業出售無抵押付款承諾以取得的短期資金 | not=trade credit
leasing | 租賃 | form | S5 | an arrangement by which a firm pays regular sums to use equipment that another party owns | 企業定期付款以使用他人所擁有設備的安排 | not=hire purchase
hire purchase | 租購 | form | S5 | an arrangement by which goods are used at once, paid for by instalments and owned by the user after the last payment | 先使用貨品並分期付款、付清最後一期後才擁有貨品的安排 | not=leasing
mortgage loan | 按揭貸款 | form | S4 | long-term finance for buying property that is secured on the property itself | 以所購物業本身作抵押的長期置業資金 | not=personal loan
venture capital | 創業資金 | form | S5 | finance from investors who take shares in young firms with high growth potential and high risk | 投資者入股高增長潛力及高風險的新企業而提供的資金 | also-zh=風險資本
government grant | 政府資助 | form | S5 | finance given by the authorities that normally does not have to be repaid | 由公營機關撥給、一般毋須償還的資金
secured loan | 有抵押貸款 | form | S5 | borrowing backed by an asset that the lender may sell if the debtor fails to pay | 以資產作保證、借款人不還款時貸款人可變賣該資產的借貸 | not=unsecured loan
unsecured loan | 無抵押貸款 | form | S5 | borrowing granted on the debtor's creditworthiness alone with no asset pledged | 只憑借款人信譽批出、沒有以資產作保證的借貸 | not=secured loan
syndicated loan | 銀團貸款 | form | S6 | a very large borrowing supplied jointly by a group of lenders on the same terms | 由多家貸款機構按相同條款共同提供的巨額借貸
revolving loan | 循環貸款 | form | S5 | borrowing within a limit in which sums repaid may be drawn again | 在限額內，已還款項可再次提取的借貸 | not=instalment loan
instalment loan | 分期貸款 | form | S5 | borrowing of a lump sum that is repaid in a fixed number of equal regular amounts | 一次過借入、以固定期數等額還清的借貸 | not=revolving loan
internal source of finance | 內部資金來源 | form | S5 | money raised from within a firm, such as retained profits or the sale of unused assets | 從企業本身取得的款項，例如保留利潤或變賣閒置資產 | not=external source of finance
external source of finance | 外部資金來源 | form | S5 | money raised from outside a firm, such as bank loans or newly issued shares | 從企業以外取得的款項，例如銀行貸款或新發行股份 | not=internal source of finance
debt financing | 債務融資 | method | S5 | the raising of money by borrowing, with a duty to pay interest and return the principal | 以借貸籌集資金，並須支付利息及歸還本金的做法 | not=equity financing
equity financing | 股權融資 | method | S5 | the raising of money by giving investors a share of ownership, with no duty to repay it | 向投資者出讓擁有權以籌集資金而毋須償還的做法 | also-zh=權益融資; not=debt financing
retaining profits | 保留利潤融資 | method | S5 | the raising of money from within a firm by not distributing all of what it has earned | 不把全部盈餘分派而從企業內部取得資金的做法
sale and leaseback | 售後租回 | method | S6 | the raising of money by passing property to a new owner for cash and then paying that owner for continued use | 把物業轉給新業主換取現金、再付費繼續使用的做法
transaction motive | 交易動機 | idea | S5 | a reason for holding cash that arises from daily payments such as wages and purchases | 為應付工資和購貨等日常付款而持有現金的原因 | not=precautionary motive
precautionary motive | 預防動機 | idea | S5 | a reason for holding cash that arises from the need to meet unexpected payments | 為應付突如其來的付款而持有現金的原因 | not=speculative motive
speculative motive | 投機動機 | idea | S5 | a reason for holding cash that arises from the wish to seize bargains and investment chances | 為把握低價購貨和投資機會而持有現金的原因 | not=precautionary motive
compensating balance motive | 補償性餘額動機 | idea | S6 | a reason for holding cash that arises from a bank's demand for a minimum deposit in return for its services | 因銀行提供服務並要求維持最低存款而持有現金的原因
character | 品格 | idea | S5 | the factor in credit assessment that concerns a borrower's honesty and past record of paying debts | 信貸評估中關於借款人誠信和過往還款記錄的因素 | not=capacity to repay
capacity to repay | 還款能力 | idea | S5 | the factor in credit assessment that concerns whether a borrower's income or cash flow is enough to meet instalments | 信貸評估中關於借款人入息或現金流是否足以應付供款的因素 | not=capital of the borrower
capital of the borrower | 借款人資本 | idea | S5 | the factor in credit assessment that concerns the net worth of what the applicant already owns | 信貸評估中關於申請人已擁有多少淨資產的因素 | not=collateral
conditions | 環境狀況 | idea | S5 | the factor in credit assessment that concerns the economy, the industry and the purpose of the money | 信貸評估中關於經濟、行業情況和款項用途的因素
set | financial decisions of a firm | 企業的財務決策 | investment decision; financing decision; dividend decision; working capital decision
set | short-term sources of finance | 短期資金來源 | trade credit; bank overdraft; commercial paper; customer deposits=顧客訂金
set | sources of finance for machinery | 購置機器的資金來源 | term loan; leasing; hire purchase; government grant
set | sources of finance for a small firm | 小型企業的資金來源 | trade credit; bank overdraft; venture capital; government grant; hire purchase
set | varieties of loans | 貸款的種類 | revolving loan; instalment loan; syndicated loan; unsecured loan
set | ways of raising money | 籌集資金的方法 | debt financing; equity financing; retaining profits; sale and leaseback
set | reasons for holding cash | 持有現金的原因 | transaction motive; precautionary motive; speculative motive; compensating balance motive
set | the 5Cs of credit | 信貸5C原則 | character; capacity to repay; capital of the borrower; collateral=抵押品; conditions
set | ways of getting the use of equipment or money | 取得設備或資金使用權的方法 | leasing; hire purchase; term loan; trade credit

== Time value of money and capital budgeting | 貨幣時間價值與資本預算
time value of money | 貨幣時間價值 | idea | S5 | the notion that a dollar received today is worth more than a dollar received later | 今天收到一元比日後收到一元更有價值的概念
present value | 現值 | quantity | S5 | the worth today of a sum to be received or paid later, found by discounting | 將來收付的款項經貼現後在今天的價值 | not=future value
future value | 終值 | quantity | S5 | the amount to which a sum invested today grows by a certain date with compounding | 今天投資的款項經複利增長至某日期的數額 | also-zh=未來值; not=present value
compounding | 複利計算 | process | S5 | the working out of what a sum grows to when interest itself earns interest | 在利息亦生利息的情況下計算款項增長至多少的過程 | not=discounting
discounting | 貼現 | process | S5 | the working out of what a later sum is worth today, the reverse of compounding | 計算將來款項今天值多少、與複利計算相反的過程 | also-zh=折現; not=compounding
simple interest | 單利息 | quantity | S2 | the interest on a loan or deposit calculated on the original principal only | 只按最初本金計算的貸款或存款利息 | also-zh=單利; not=compound interest
compound interest | 複利息 | quantity | S2 | the interest on a loan or deposit calculated on the principal and on earlier interest added to it | 按本金連同已累積的利息計算的貸款或存款利息 | also-zh=複利; not=simple interest
principal | 本金 | quantity | S2 | the original sum lent, borrowed or deposited, before any interest is added | 最初借出、借入或存入而未計利息的款額
ordinary annuity | 普通年金 | form | S5 | a series of equal sums paid or received at the end of each of a fixed number of periods | 在固定期數的每期期末收付的一系列等額款項 | not=annuity due
annuity due | 期初年金 | form | S6 | a series of equal sums paid or received at the beginning of each of a fixed number of periods | 在固定期數的每期開始時收付的一系列等額款項 | not=ordinary annuity
lump sum | 一筆過款項 | form | S5 | a single amount paid or received at one time instead of in a series | 單次全數收付而非分多次的金額 | not=ordinary annuity
real rate of return | 實質回報率 | quantity | S5 | the yearly percentage gain on money after the effect of rising prices has been taken away | 扣除物價上升影響後的每年資金增值百分比 | not=nominal annual rate
effective annual rate | 實際年利率 | quantity | S5 | the yearly interest rate that takes account of the number of times within the year interest is compounded | 把一年內複利計息次數計算在內的每年利率 | also=effective rate of return; not=nominal annual rate
nominal annual rate | 名義年利率 | quantity | S5 | the quoted yearly interest rate that ignores the number of times within the year interest is compounded | 沒有計及一年內複利計息次數的掛牌每年利率 | not=effective annual rate
cost of capital | 資本成本 | quantity | S5 | the return that the providers of long-term funds require, used to judge projects | 長期資金提供者所要求的回報，用以評估項目 | not=internal rate of return
net present value | 淨現值 | quantity | S5 | the discounted sum of a project's cash inflows less the discounted sum of its cash outflows | 項目全部現金流入經貼現後的總和減去現金流出經貼現後的總和 | also=NPV; not=internal rate of return
internal rate of return | 內部回報率 | quantity | S5 | the discount rate at which the net present value of a project is zero | 令項目淨現值等於零的貼現率 | also=IRR; not=accounting rate of return
payback period | 回本期 | quantity | S5 | the length of time taken for a project's cash inflows to recover its initial outlay | 項目現金流入收回最初投資所需的時間 | also-zh=還本期; not=discounted payback period
discounted payback period | 貼現回本期 | quantity | S6 | the length of time taken for the present worth of a project's inflows to recover its initial outlay | 項目流入款項折算為今天價值後收回最初投資所需的時間 | not=payback period
accounting rate of return | 會計回報率 | quantity | S5 | the average yearly profit from a project as a percentage of the average or initial outlay | 項目每年平均利潤佔平均或最初投資額的百分比 | also=ARR; not=internal rate of return
profitability index | 盈利能力指數 | quantity | S6 | the present worth of a project's future inflows divided by its initial outlay | 項目未來流入的現值除以最初投資額所得的數值 | not=net present value
capital budgeting | 資本預算 | method | S5 | the process of evaluating and choosing long-term projects such as new plants or machines | 評估和選擇新廠房或機器等長期項目的工作
capital rationing | 資本限額 | idea | S6 | the situation in which a firm lacks the funds to accept all projects that would pay | 企業因資金不足而未能採納全部有利項目的情況
mutually exclusive projects | 互斥項目 | form | S6 | proposed investments of which choosing one rules out the others | 選了其中一個便不能選其餘的投資建議 | not=independent projects
independent projects | 獨立項目 | form | S6 | proposed investments of which the acceptance of one has no bearing on the others | 採納其中一個並不影響其餘的投資建議 | not=mutually exclusive projects
rule of 72 | 72法則 | law | S5 | a quick way to estimate the years for money to double by dividing a certain number by the yearly percentage | 以某數除以每年百分率來速算資金倍增所需年數的規則 | also-zh=七二法則
set | measures for judging long-term projects | 評估長期項目的指標 | net present value; internal rate of return; payback period; accounting rate of return; profitability index
set | percentages used in judging projects and money | 評估項目及資金的百分率 | internal rate of return; accounting rate of return; cost of capital; effective annual rate
set | kinds of payment streams | 款項收付的形式 | ordinary annuity; annuity due; perpetuity=永續年金; lump sum
set | kinds of yearly rates on money | 年率的種類 | real rate of return; effective annual rate; nominal annual rate; cost of capital
set | amounts in a loan or deposit | 借款或存款的數額 | principal; simple interest; compound interest; future value
set | lengths of time in accounts and finance | 會計和財務中的時間長度 | payback period; discounted payback period; useful life; average trade receivables collection period
fact | $10,000 at 5% a year for 2 years | $10,000以年利率5%存放2年 | future value with yearly compounding | 每年計息一次的複利終值 | $11,025 | $11,025 |
fact | $10,000 at 10% a year for 2 years | $10,000以年利率10%存放2年 | future value with yearly compounding | 每年計息一次的複利終值 | $12,100 | $12,100 |
fact | $10,000 at 10% a year for 3 years | $10,000以年利率10%存放3年 | future value with yearly compounding | 每年計息一次的複利終值 | $13,310 | $13,310 |
fact | $10,000 at 20% a year for 2 years | $10,000以年利率20%存放2年 | future value with yearly compounding | 每年計息一次的複利終值 | $14,400 | $14,400 |
fact | $20,000 at 5% a year for 2 years | $20,000以年利率5%存放2年 | future value with yearly compounding | 每年計息一次的複利終值 | $22,050 | $22,050 |
set | tools of planning and control in figures | 以數字策劃和控制的工具 | capital budgeting; standard costing; zero-based budgeting; activity-based costing
set | ideas in finance | 財務的概念 | time value of money; capital rationing; risk-return trade-off; leverage; diversification

== Securities: shares | 證券：股票
blue-chip stock | 藍籌股 | form | S5 | the shares of a large, well-established company with a good record, often a constituent of the main index | 規模大、根基穩、業績良好而常屬主要指數成分的股份 | not=growth stock
red-chip stock | 紅籌股 | form | S5 | the shares of a company incorporated outside the mainland but controlled by mainland state bodies and listed in Hong Kong | 在內地以外註冊、由內地官方機構控制而在香港上市的股份 | also=red chip; not=H share
H share | H股 | form | S5 | the shares of a company incorporated in mainland China and listed in Hong Kong | 在中國內地註冊成立的公司於香港上市的股份 | not=A share, red-chip stock
A share | A股 | form | S5 | the shares of a mainland company traded in renminbi on the Shanghai or Shenzhen exchange | 內地公司在上海或深圳交易所以人民幣買賣的股份 | not=B share, H share
B share | B股 | form | S6 | the shares of a mainland company listed in Shanghai or Shenzhen and traded in US or Hong Kong dollars | 內地公司在上海或深圳上市、以美元或港元買賣的股份 | not=A share
penny stock | 仙股 | form | S5 | the shares of a company traded at a very low price, in Hong Kong usually well under one dollar | 股價極低、在香港一般遠低於一元的公司股份 | not=blue-chip stock
growth stock | 增長股 | form | S5 | the shares of a company whose earnings rise faster than average and that pays little out to its owners | 盈利增幅高於平均而派息甚少的公司股份 | not=income stock
income stock | 收息股 | form | S5 | the shares of a steady company that regularly pays a high proportion of earnings out to its owners | 業務穩定、經常把大部分盈利派予股東的公司股份 | not=growth stock
defensive stock | 防守股 | form | S5 | the shares of a company, such as a power utility, whose results hold steady in good and bad times | 不論經濟好壞業績都保持穩定的公司股份，例如電力公司 | not=cyclical stock
cyclical stock | 周期股 | form | S5 | the shares of a company, such as an airline, whose results rise and fall sharply with the economy | 業績隨經濟好壞大升大跌的公司股份，例如航空公司 | not=defensive stock
bull market | 牛市 | idea | S4 | a long period in which share prices in general keep rising and investors are optimistic | 股價普遍持續上升、投資者樂觀的一段較長時期 | not=bear market
bear market | 熊市 | idea | S4 | a long period in which share prices in general keep falling and investors are pessimistic | 股價普遍持續下跌、投資者悲觀的一段較長時期 | not=bull market
market capitalisation | 市值 | quantity | S5 | the current price of one share multiplied by the number of shares in issue | 每股現價乘以已發行股份數目所得的總額 | not=turnover of shares
initial public offering | 首次公開招股 | event | S5 | the sale of an unlisted company's shares to investors at large as it joins an exchange | 未上市公司向大眾出售股份集資並開始在交易所掛牌的事項 | also=IPO; also-zh=首次公開發售
delisting | 除牌 | event | S6 | the permanent removal of a company's securities from trading on an exchange | 公司證券被永久撤銷在交易所買賣資格的事項 | not=suspension of trading
suspension of trading | 停牌 | event | S5 | the temporary halting of dealings in a company's securities on an exchange | 公司證券在交易所暫停買賣的事項 | not=delisting
privatisation of a listed company | 上市公司私有化 | event | S6 | the buying of all shares held by the public by a controlling owner so that the company leaves the exchange | 控股股東購入公眾持有的全部股份，使公司撤出交易所的事項
cum-dividend share | 連息股份 | form | S6 | a share bought at a time when the buyer is still entitled to the coming distribution | 買方仍享有即將派發款項的股份 | not=ex-dividend share
ex-dividend share | 除息股份 | form | S6 | a share bought at a time when the coming distribution belongs to the seller | 即將派發的款項歸賣方所有的股份 | not=cum-dividend share
fundamental analysis | 基本分析 | method | S5 | the judging of a security by studying the economy, the industry and the company's accounts | 藉研究經濟、行業和公司帳目來評估證券的方法 | not=technical analysis
technical analysis | 技術分析 | method | S5 | the judging of a security by studying charts of its past prices and trading volumes | 藉研究過往價格和成交量圖表來評估證券的方法 | not=fundamental analysis
market order | 市價盤 | form | S5 | an instruction to a broker to deal at once at the best price then available | 指示經紀以當時可得的最佳價格立即買賣的指令 | not=limit order
limit order | 限價盤 | form | S5 | an instruction to a broker to deal only at a stated price or better | 指示經紀只可按指定或更佳價格買賣的指令 | not=market order
stop-loss order | 止蝕盤 | form | S5 | an instruction to a broker to sell when the price falls to a stated level so that damage is contained | 指示經紀在價格跌至指定水平時沽出以控制虧蝕的指令 | not=limit order
short selling | 沽空 | method | S5 | the sale of borrowed securities in the hope of buying them back later at a lower price | 出售借入的證券，期望日後以較低價買回的做法 | also-zh=賣空; not=margin trading
margin trading | 孖展買賣 | method | S5 | the buying of securities with money partly borrowed from a broker | 以部分向經紀借入的資金購買證券的做法 | also=margin buying; also-zh=保證金交易; not=short selling
day trading | 即日買賣 | method | S5 | the buying and selling of the same securities within one trading session to catch small price moves | 在同一交易日內買入並賣出相同證券以賺取輕微差價的做法 | also-zh=即日鮮
dollar-cost averaging | 平均成本法 | method | S5 | the investing of a fixed sum at regular intervals whatever the price | 不論價格高低，定期投資固定款額的做法 | not=market timing
market timing | 捕捉市場時機 | method | S6 | the attempt to buy just before prices rise and to sell just before they fall | 試圖在價格上升前買入、下跌前賣出的做法 | not=dollar-cost averaging
buy-and-hold strategy | 長期持有策略 | method | S5 | the practice of keeping good securities for many years whatever prices do in the meantime | 買入優質證券後不理會短期價格波動而保留多年的做法 | not=day trading
odd lot | 碎股 | quantity | S5 | a number of shares smaller than the standard trading number | 少於標準買賣股數的股份數目 | not=board lot
spread | 差價 | quantity | S6 | the gap between the highest price a buyer bids and the lowest price a seller asks | 買方最高出價與賣方最低叫價的差距 | also=bid-ask spread; also-zh=買賣差價
capital gain | 資本增值 | quantity | S5 | the profit from selling an investment for more than was paid for it | 以高於買入價的價格賣出投資所賺的款額 | not=dividend income
dividend income | 股息收入 | quantity | S5 | the money a shareholder receives from a company's distribution of profit | 股東從公司分派利潤所得的款項 | not=interest income, capital gain
interest income | 利息收入 | quantity | S5 | the money a depositor or bondholder receives for the use of funds lent | 存款人或債券持有人因借出資金所得的款項 | not=dividend income
set | shares of mainland-related companies | 與內地有關的股份 | A share; B share; H share; red-chip stock
set | shares by character | 按特性劃分的股份 | growth stock; income stock; defensive stock; cyclical stock; penny stock
set | kinds of shares talked about by Hong Kong investors | 香港投資者常談的股份 | blue-chip stock; red-chip stock; penny stock; H share
set | ways of dealing and investing in shares | 買賣和投資股票的方法 | short selling; margin trading; day trading; dollar-cost averaging; buy-and-hold strategy
set | ways of choosing what and when to buy | 選擇投資及買入時機的方法 | fundamental analysis; technical analysis; dollar-cost averaging; market timing
set | changes in a company's standing on the exchange | 公司上市地位的變動 | initial public offering; delisting; suspension of trading; privatisation of a listed company
set | returns from investments | 投資的回報 | capital gain; dividend income; interest income; rental income=租金收入
set | moods and states of the share market | 股票市場的狀況 | bull market; bear market; market correction=市場調整; bubble=泡沫
set | names for shares connected with payouts | 與派息有關的股份名稱 | cum-dividend share; ex-dividend share; income stock; growth stock
order | steps of a company's listing | 公司上市的步驟 | appointment of sponsor=委任保薦人 > listing application=上市申請 > listing hearing=上市聆訊 > issue of prospectus=刊發招股章程 > start of trading=開始買賣

== Bonds | 債券
government bond | 政府債券 | form | S5 | a debt security issued by a state to raise money for public purposes, usually the safest of its currency | 國家為公共用途集資而發行、通常是該貨幣中最安全的債務證券 | not=corporate bond
corporate bond | 企業債券 | form | S5 | a debt security issued by a company to raise money for its business | 公司為業務集資而發行的債務證券 | also-zh=公司債券; not=government bond
zero-coupon bond | 零息債券 | form | S5 | a debt security that pays nothing until maturity and is sold at a discount to its face value | 到期前不派發任何款項、以低於面值的折讓價發售的債務證券 | not=fixed-rate bond
fixed-rate bond | 定息債券 | form | S5 | a debt security that pays the same percentage of its face value at regular times until maturity | 到期前定時按面值的相同百分比派發款項的債務證券 | not=floating-rate bond
floating-rate bond | 浮息債券 | form | S5 | a debt security whose periodic payment is reset with a market benchmark such as HIBOR | 定期派發款額隨HIBOR等市場指標重新釐定的債務證券 | also=floating rate note; not=fixed-rate bond
inflation-linked bond | 通脹掛鈎債券 | form | S5 | a debt security whose payments rise and fall with the rate of increase of consumer prices | 派發款額隨消費物價升幅增減的債務證券 | not=floating-rate bond
Silver Bond | 銀色債券 | form | S5 | a retail debt security of the Hong Kong government that only elderly residents may buy | 只供年長居民認購的香港政府零售債務證券 | not=inflation-linked bond
green bond | 綠色債券 | form | S5 | a debt security whose proceeds are used only for environmental projects | 所得款項只用於環保項目的債務證券
convertible bond | 可換股債券 | form | S5 | a debt security that its holder may exchange for the issuer's shares on stated terms | 持有人可按指定條款轉為發行人權益證券的債務證券 | not=callable bond
callable bond | 可贖回債券 | form | S6 | a debt security that the issuer may repay before its maturity date | 發行人可在到期日之前提早償還的債務證券 | not=convertible bond
perpetual bond | 永續債券 | form | S6 | a debt security with no maturity date, on which the issuer goes on paying interest | 沒有到期日、發行人持續派發利息的債務證券
junk bond | 垃圾債券 | form | S5 | a debt security rated below investment grade that offers a high return for its high risk of default | 評級低於投資級別、以高回報補償高違約風險的債務證券 | also=high-yield bond; also-zh=高息債券; not=government bond
secured bond | 有抵押債券 | form | S6 | a debt security backed by certain assets that can be sold if the issuer fails to pay | 以指定資產作保證、發行人不履約時可變賣該資產的債務證券
coupon rate | 票面利率 | quantity | S5 | the yearly interest on a debt security as a fixed percentage of its face value | 債務證券每年利息佔面值的固定百分比 | also-zh=票息率; not=yield to maturity
face value | 面值 | quantity | S5 | the sum printed on a debt security that the issuer repays at maturity | 債務證券上註明、發行人到期時償還的款額 | also=par value; also-zh=票面值; not=market price of a bond
current yield | 現時收益率 | quantity | S6 | the yearly interest on a debt security divided by its market price | 債務證券每年利息除以其市價所得的百分比 | also-zh=當期收益率; not=coupon rate
yield to maturity | 到期收益率 | quantity | S6 | the total yearly return on a debt security if bought at the market price and kept until its face value is repaid | 以市價買入債務證券並持有至還本所得的每年總回報率 | also-zh=到期孳息率; not=current yield
market price of a bond | 債券市價 | quantity | S5 | the sum for which a debt security can be bought or sold at present | 債務證券現時可買賣的價格 | not=face value
maturity date | 到期日 | idea | S5 | the day on which the face value of a debt security has to be repaid | 須償還債務證券面值的日子 | also-zh=期滿日
credit rating | 信貸評級 | sign | S5 | a grade given by an independent agency to show how likely an issuer is to pay its debts | 由獨立機構給予、以字母顯示發行人還債可能性的標示
set | debt securities by how interest is paid | 按派息方式劃分的債券 | zero-coupon bond; fixed-rate bond; floating-rate bond; inflation-linked bond
set | debt securities with special terms | 具特別條款的債券 | convertible bond; callable bond; perpetual bond; secured bond
set | terms in a debt security | 債券的數值 | coupon rate; face value; current yield; yield to maturity; market price of a bond
set | returns and rates on securities | 證券的回報率 | coupon rate; current yield; yield to maturity; dividend yield
fact | face value $1,000, coupon rate 5% | 面值$1,000、票面利率5% | yearly interest of the bond | 債券每年利息 | $50 | $50 |
fact | face value $1,000, coupon rate 8% | 面值$1,000、票面利率8% | yearly interest of the bond | 債券每年利息 | $80 | $80 |
fact | face value $10,000, coupon rate 4% | 面值$10,000、票面利率4% | yearly interest of the bond | 債券每年利息 | $400 | $400 |
fact | face value $5,000, coupon rate 3% | 面值$5,000、票面利率3% | yearly interest of the bond | 債券每年利息 | $150 | $150 |

== Funds and derivatives | 基金與衍生工具
unit trust | 單位信託基金 | form | S5 | a pooled investment, not in the form of a company, whose assets an independent custodian holds for investors under a deed | 並非公司形式、由獨立保管人按契據代投資者持有資產的集體投資 | not=hedge fund
mutual fund | 互惠基金 | form | S5 | a pooled investment set up as a company whose investors are its shareholders | 以公司形式成立、投資者即為其股東的集體投資 | not=unit trust
equity fund | 股票基金 | form | S5 | a pooled investment that mainly holds company shares for long-term growth | 主要持有公司股份以求長期增長的集體投資 | not=bond fund
bond fund | 債券基金 | form | S5 | a pooled investment that mainly holds debt securities for steady income | 主要持有債務證券以求穩定收入的集體投資 | not=equity fund
balanced fund | 均衡基金 | form | S5 | a pooled investment that holds a mixture of shares and debt securities | 同時持有股份和債務證券的集體投資 | also=mixed assets fund; also-zh=混合資產基金
money market fund | 貨幣市場基金 | form | S5 | a pooled investment that holds bank deposits and very short-term debt, giving low risk and low return | 持有銀行存款和極短期債務、風險和回報都低的集體投資 | not=bond fund
index fund | 指數基金 | form | S5 | a pooled investment that aims only to match the performance of a chosen market measure | 只求與選定市場指標表現看齊的集體投資 | also=tracker fund; not=hedge fund
hedge fund | 對沖基金 | form | S5 | a pooled investment for rich or professional clients that uses borrowing and short selling to seek high returns | 供富裕或專業客戶投資、利用借貸和沽空追求高回報的集體投資 | not=index fund
guaranteed fund | 保證基金 | form | S5 | a pooled investment that promises to return the capital or a stated minimum if conditions are met | 符合條件時承諾歸還本金或指定最低款額的集體投資
real estate investment trust | 房地產投資信託基金 | form | S5 | a listed pooled investment that owns income-earning buildings and pays most of the net rents to holders | 擁有收租物業並把大部分淨租金派予持有人的上市集體投資 | also=REIT
call option | 認購期權 | form | S5 | a contract that gives its holder the right, but no duty, to buy an asset at a fixed price | 給予持有人以固定價格買入資產的權利而非責任的合約 | also-zh=看漲期權; not=put option
put option | 認沽期權 | form | S5 | a contract that gives its holder the right, but no duty, to sell an asset at a fixed price | 給予持有人以固定價格賣出資產的權利而非責任的合約 | also-zh=看跌期權; not=call option
futures contract | 期貨合約 | form | S5 | a standard exchange-traded contract that binds both sides to deal in an asset at a fixed price on a later date | 在交易所買賣、約束雙方日後按固定價格買賣資產的標準合約 | not=forward contract
forward contract | 遠期合約 | form | S6 | a private contract, made to suit both sides, that binds them to deal in an asset at a fixed price later | 按雙方需要私下訂立、約束雙方日後按固定價格買賣資產的合約 | not=futures contract
swap | 掉期 | form | S6 | a contract by which two parties exchange streams of payments, such as fixed interest for floating interest | 雙方互換一連串款項，例如以定息換浮息的合約
warrant | 認股權證 | form | S5 | a listed security that gives its holder the right to buy a company's shares at a set price within a period | 持有人可在期內以指定價格買入公司股票的上市產品 | also-zh=窩輪; not=call option
exercise price | 行使價 | quantity | S5 | the fixed amount at which the holder of an option may buy or sell the asset | 期權持有人可買入或賣出資產的固定價格 | also=strike price
option premium | 期權金 | quantity | S6 | the amount that the buyer of a right to deal pays to the writer of that right | 買方為取得買賣權利而付給沽出者的款項
margin deposit | 按金 | quantity | S6 | the amount that a futures trader must lodge to guarantee the performance of a contract | 期貨買賣者為保證履行合約而須存放的款項
subscription fee | 認購費 | quantity | S5 | the charge paid by an investor at the time of buying units of a pooled investment | 投資者買入集體投資單位時支付的收費 | not=redemption fee
redemption fee | 贖回費 | quantity | S5 | the charge paid by an investor at the time of selling units back to a pooled investment | 投資者把單位售回集體投資時支付的收費 | not=subscription fee
management fee | 管理費 | quantity | S5 | the yearly charge taken from a pooled investment by those who choose its holdings | 負責挑選資產的人每年從集體投資扣取的收費 | not=subscription fee
performance fee | 表現費 | quantity | S6 | the charge taken by a manager only when gains of a pooled investment pass a set level | 集體投資的增值超過指定水平時經理人才收取的收費 | not=management fee
set | pooled investments by what they hold | 按持有資產劃分的基金 | equity fund; bond fund; balanced fund; money market fund; real estate investment trust
set | products dealt in on the Hong Kong exchange | 在香港交易所買賣的產品 | exchange-traded fund=交易所買賣基金; real estate investment trust; warrant; callable bull/bear contract=牛熊證
set | derivative contracts | 衍生工具合約 | call option; put option; futures contract; forward contract; swap
set | listed products that give leverage | 具槓桿作用的上市產品 | warrant; callable bull/bear contract=牛熊證; futures contract; put option
set | charges of pooled investments | 基金的收費 | subscription fee; redemption fee; management fee; performance fee
set | amounts in derivative dealings | 衍生工具買賣的數額 | exercise price; option premium; margin deposit; spread
set | broad kinds of investment products | 投資產品的類別 | unit trust; mutual fund; warrant; futures contract; convertible bond
ex-dividend date | 除淨日 | idea | S5 | the first day on which buyers of a share are no longer entitled to the coming distribution | 買入股份者首天不再享有即將派發款項的日子 | also-zh=除息日; not=record date
record date | 記錄日期 | idea | S6 | the day on which a holder's name must be on the register of members to receive a coming distribution | 股東名字須列於成員名冊上方可收取派發款項的日子 | not=ex-dividend date
dividend payment date | 派息日 | idea | S6 | the day on which a company sends the declared sum to entitled shareholders | 公司把已宣布的款項發給合資格股東的日子 | not=record date
set | dates that matter to holders of securities | 證券持有人關注的日子 | maturity date; ex-dividend date; record date; dividend payment date
order | dates in the distribution of a Hong Kong listed company | 香港上市公司派發股息的日期次序 | declaration date=宣布日 > ex-dividend date > record date > dividend payment date

== Risk and return | 風險與回報
market risk | 市場風險 | form | S5 | the risk of loss because share prices in general fall, which diversification cannot remove | 整體股價下跌而招致損失、不能藉分散投資消除的風險 | not=company-specific risk
company-specific risk | 公司獨有風險 | form | S5 | the risk of loss from events in a single firm, such as a strike, which diversification can remove | 因個別企業的事件如罷工而招致損失、可藉分散投資消除的風險 | not=market risk
interest rate risk | 利率風險 | form | S5 | the risk that the price of bonds falls because borrowing charges in the market rise | 市場借貸息率上升導致債券價格下跌的風險 | not=inflation risk
inflation risk | 通脹風險 | form | S5 | the risk that rising prices reduce the purchasing power of what an investment earns | 物價上升侵蝕投資所得購買力的風險 | also-zh=通貨膨脹風險; not=interest rate risk
credit risk | 信貸風險 | form | S5 | the risk that a borrower or bond issuer fails to pay interest or principal | 借款人或債券發行人未能支付利息或本金的風險 | also=default risk; also-zh=違約風險; not=liquidity risk
liquidity risk | 流動性風險 | form | S5 | the risk that an investment cannot be sold quickly without a large cut in price | 投資不能在不大幅減價的情況下迅速賣出的風險 | also-zh=流通量風險; not=credit risk
currency risk | 匯率風險 | form | S5 | the risk of loss because the value of the foreign money in which an investment is held falls | 投資所用外幣貶值而招致損失的風險 | also=exchange rate risk; also-zh=外匯風險; not=political risk
political risk | 政治風險 | form | S5 | the risk of loss from changes of government, laws or policy in the place of investment | 因投資地政權、法律或政策改變而招致損失的風險
reinvestment risk | 再投資風險 | form | S6 | the risk that money received from a bond can only earn a lower interest rate when used to buy new securities | 從債券收回的款項用來購買新證券時只能賺取較低息率的風險 | not=interest rate risk
risk averter | 風險規避者 | role | S5 | an investor who takes extra uncertainty only if well paid for it and prefers the safer of two equal returns | 在回報相同時選較安全者，須有足夠補償才願承受更多不確定性的投資者 | also=risk-averse investor; also-zh=風險厭惡者; not=risk seeker
risk seeker | 風險愛好者 | role | S5 | an investor who enjoys uncertainty and prefers the less safe of two equal expected returns | 在預期回報相同時偏好較不安全者的投資者 | also=risk-loving investor; also-zh=風險追求者; not=risk averter
risk-neutral investor | 風險中立者 | role | S5 | an investor who looks only at expected returns and does not care how uncertain they are | 只着眼於預期回報而不理會其不確定程度的投資者
diversification | 分散投資 | idea | S5 | the spreading of money over different investments so that losses in some may be offset by gains in others | 把資金投放於不同項目，使部分虧損可由其他收益抵銷的概念 | not=asset allocation
asset allocation | 資產配置 | idea | S5 | the dividing of a portfolio among broad classes such as shares, bonds and cash to suit the investor's aims | 按投資目標決定股票、債券和現金等大類各佔多少比例的概念 | not=diversification
risk-return trade-off | 風險與回報的取捨 | idea | S5 | the notion that a higher expected gain can normally be had only by accepting more uncertainty | 通常要接受更大不確定性才可得較高預期收益的概念
leverage | 槓桿作用 | idea | S5 | the use of borrowed money or small deposits to magnify both the gains and the losses of an investment | 以借款或少量按金同時放大投資盈虧的做法
investment portfolio | 投資組合 | idea | S5 | the whole collection of shares, bonds, funds and other assets held by one investor | 一名人士所持有的股票、債券、基金及其他資產的總體
set | kinds of investment risk | 投資風險的種類 | market risk; inflation risk; credit risk; liquidity risk; currency risk; political risk
set | risks of holding bonds | 持有債券的風險 | interest rate risk; inflation risk; credit risk; liquidity risk; reinvestment risk
set | risks of holding shares and bonds | 持有股票和債券的風險 | market risk; company-specific risk; liquidity risk; interest rate risk
set | risks of overseas investment | 海外投資的風險 | currency risk; political risk; credit risk; liquidity risk
set | ideas in building up investments | 建立投資的概念 | diversification; asset allocation; leverage; risk-return trade-off; investment portfolio

== Personal finance | 個人理財
financial planning | 理財策劃 | method | S4 | the setting of money goals and the drawing up and review of ways to reach them | 訂立金錢目標，並制訂和檢討達標方法的工作
emergency fund | 應急儲備 | form | S4 | cash set aside, often three to six months' expenses, for events such as illness or loss of a job | 為疾病或失業等事故預留、通常相當於三至六個月開支的現金
personal budget | 個人預算 | document | S4 | a plan of the money one person expects to receive and to spend in a coming period | 一個人就未來一段期間收支所訂的計劃 | not=personal balance sheet
personal balance sheet | 個人資產負債表 | document | S5 | a list of what one person owns and owes on a date, showing net worth | 列出一個人在某日所擁有和所欠、顯示其淨值的表 | not=personal budget
personal cash flow statement | 個人現金流量表 | document | S5 | a record of the money one person actually received and spent during a past period | 記錄一個人過去一段期間實際收支的表 | not=personal budget
will | 遺囑 | document | S5 | a legal paper stating how a person's possessions are to be shared out after death | 訂明一個人去世後財產如何分配的法律文件
single stage | 單身期 | period | S5 | the stage of adult life before marriage, with no family burden and readiness to bear risk | 成年而未婚、沒有家庭負擔、能承受較高風險的人生階段
newly-married stage | 新婚期 | period | S5 | the stage of adult life in which a couple without children set up home and save for a flat | 夫婦未有子女、組織家庭並儲蓄置業的人生階段 | also=young couple stage
family-raising stage | 家庭成長期 | period | S5 | the stage of adult life in which couples bring up children and face heavy spending on schooling and housing | 夫婦養育子女、教育和住屋開支沉重的人生階段
pre-retirement stage | 退休前期 | period | S5 | the stage of adult life in which children have become independent and savings are built up for old age | 子女已獨立、積極為晚年積蓄的人生階段
retirement stage | 退休期 | period | S5 | the stage of adult life in which a person no longer works and seeks safety and steady income from savings | 不再工作、依靠積蓄並追求安全和穩定收入的人生階段
annual fee | 年費 | quantity | S4 | the yearly amount charged to a holder for keeping a payment card | 持卡人為保留付款卡每年須繳的款項
minimum payment | 最低還款額 | quantity | S5 | the smallest sum a cardholder must pay by the due date to keep the account in good order | 持卡人在到期日前為保持帳戶正常而至少須付的款項
finance charge | 財務費用 | quantity | S5 | the interest a cardholder is charged when the bill is not settled in full by the due date | 持卡人未能在到期日前全數清還帳單而被收取的利息
late charge | 逾期費用 | quantity | S5 | the penalty a cardholder pays when even the smallest required sum is not paid on time | 持卡人連最低要求款額亦未能準時繳付時的罰款
cash advance fee | 現金透支手續費 | quantity | S5 | the amount charged when a cardholder draws notes from a machine on credit | 持卡人以信貸方式從提款機提取鈔票時被收取的款項
personal loan | 私人貸款 | form | S4 | a sum borrowed by an individual for spending needs, usually without any pledge | 個人因消費需要而通常毋須抵押借入的款項 | not=mortgage loan
reverse mortgage | 安老按揭 | form | S5 | a scheme by which elderly owners pledge their home to receive monthly payments while still living in it | 長者以自住物業作抵押、居住其中並每月收取款項的借貸安排 | also-zh=逆按揭; not=mortgage loan
student loan | 學生貸款 | form | S5 | a sum lent to those in tertiary education for fees and living costs, to be repaid after they finish | 借給就讀專上課程的人支付課程費用和生活費、畢業後償還的款項
bankruptcy | 破產 | method | S5 | the court procedure for an individual who cannot pay debts, whose assets are taken and shared among creditors | 個人無力還債時由法庭頒令、把其資產變賣並分予債權人的程序 | not=liquidation
liquidation | 清盤 | method | S5 | the procedure by which a company is brought to an end and its assets are turned into cash and distributed | 公司終止存在，把資產變現並分發的程序 | also=winding up; not=bankruptcy
individual voluntary arrangement | 個人自願安排 | method | S6 | a court-supervised agreement by which a debtor repays creditors on revised terms and so avoids bankruptcy | 在法庭監督下，債務人按修訂條款還款以避免破產的協議 | also=IVA
set | papers of a person's money affairs | 個人財務的文件 | personal budget; personal balance sheet; personal cash flow statement; will
set | stages of life in financial planning | 理財策劃的人生階段 | single stage; newly-married stage; family-raising stage; pre-retirement stage; retirement stage
set | cards carried by shoppers | 消費者攜帶的卡 | credit card; debit card=扣帳卡; stored-value card; loyalty card=會員積分卡; ATM card=提款卡
set | charges and amounts of a credit card | 信用卡的收費及款額 | annual fee; minimum payment; finance charge; late charge; cash advance fee; credit limit=信用額
set | loans to individuals | 個人借貸的種類 | personal loan; mortgage loan; tax loan=稅務貸款; reverse mortgage; student loan
set | ways of borrowing for consumers | 消費者借貸的方法 | personal loan; hire purchase; bank overdraft; mortgage loan
order | stages of the life cycle in financial planning | 理財策劃中人生階段的先後 | single stage > newly-married stage > family-raising stage > pre-retirement stage > retirement stage

== Mandatory Provident Fund | 強制性公積金
Mandatory Provident Fund System | 強制性公積金制度 | system | S5 | the compulsory retirement saving scheme in Hong Kong to which most employees and their employers contribute | 香港大部分僱員與僱主須定期供款的法定退休儲蓄安排 | also=MPF System; also-zh=強積金制度
employer's mandatory contribution | 僱主強制性供款 | quantity | S5 | the legally required part of an employee's retirement saving that is paid by the firm and not deducted from wages | 法例規定由企業為員工支付、不得從其薪金扣除的退休積蓄款項 | not=employee's mandatory contribution
employee's mandatory contribution | 僱員強制性供款 | quantity | S5 | the legally required part of retirement saving that is deducted from a worker's own pay | 法例規定從員工自己的薪酬扣除作退休積蓄的款項 | not=employer's mandatory contribution
tax-deductible voluntary contribution | 可扣稅自願性供款 | quantity | S5 | an optional payment into a separate retirement account that lowers the payer's assessed income and is locked in like compulsory saving | 自行選擇存入專設帳戶、可減低應評稅入息而須如法定積蓄般保留的退休款項 | also=TVC
master trust scheme | 集成信託計劃 | form | S5 | a retirement saving scheme open to the staff of many unrelated employers, the self-employed and account holders moving benefits | 可供多個不同僱主的員工、自僱人士及轉移權益的人參加的退休儲蓄計劃 | not=employer-sponsored scheme
employer-sponsored scheme | 僱主營辦計劃 | form | S5 | a retirement saving scheme limited to the staff of one firm and its associated companies | 只供單一企業及其有關連公司的員工參加的退休儲蓄計劃 | not=master trust scheme
industry scheme | 行業計劃 | form | S5 | a retirement saving scheme for casual workers in trades of high mobility, namely construction and catering | 為流動性高的建造和飲食界臨時員工而設的退休儲蓄計劃 | not=employer-sponsored scheme
occupational retirement scheme | 職業退休計劃 | form | S6 | a retirement saving scheme set up voluntarily by an employer and governed by an ordinance older than the MPF law | 僱主自願設立、受早於強積金法例的條例規管的退休儲蓄計劃 | also=ORSO scheme
trustee | 受託人 | role | S5 | an approved company that holds the assets of a retirement scheme for members and keeps their records | 為成員持有退休計劃資產並保存記錄的核准公司 | not=investment manager
investment manager | 投資經理 | role | S5 | a firm that decides which securities the pool of members' savings buys and sells | 決定以成員積蓄買賣哪些證券的公司 | not=trustee
custodian | 保管人 | role | S6 | a bank or similar body that physically looks after the securities and cash of a fund | 實際看管基金證券和現金的銀行或同類機構 | not=trustee
scheme member | 計劃成員 | role | S5 | a worker or self-employed person in whose name retirement savings are kept | 名下存有退休積蓄的僱員或自僱人士
contribution account | 供款帳戶 | form | S6 | a record of retirement benefits that receives payments in respect of the member's present job | 收取成員現職所繳款項的退休權益紀錄 | not=personal account of MPF
default investment strategy | 預設投資策略 | method | S5 | the arrangement for members who give no instruction, with capped fees and risk that falls as they grow older | 為沒有給予指示的成員而設、收費設上限並隨年齡降低風險的安排 | also=DIS
set | retirement saving schemes in Hong Kong | 香港退休儲蓄計劃的種類 | master trust scheme; employer-sponsored scheme; industry scheme; occupational retirement scheme
set | parties to a retirement scheme | 退休計劃的有關人士 | trustee; investment manager; custodian; scheme member
set | choices of funds in retirement schemes | 退休計劃的基金選擇 | conservative fund=強積金保守基金; equity fund; balanced fund; bond fund; guaranteed fund

== Taxation of Hong Kong | 香港稅制
salaries tax | 薪俸稅 | form | S4 | the Hong Kong tax on a person's income from employment, office or pension | 香港就個人受僱、任職或退休金所得入息徵收的稅款 | not=profits tax
profits tax | 利得稅 | form | S4 | the Hong Kong tax on gains arising in Hong Kong from a trade, profession or business | 香港就在本地經營行業、專業或業務的得益徵收的稅款 | not=salaries tax
property tax | 物業稅 | form | S4 | the Hong Kong tax on owners' income from letting land or buildings | 香港就業主出租土地或樓宇的收入徵收的稅款 | not=rates
rates | 差餉 | form | S4 | the Hong Kong tax, usually paid quarterly, on the occupation of land and buildings, based on estimated annual rental value | 香港就土地和樓宇的佔用按估計年租徵收、通常按季繳交的稅款 | not=property tax
government rent | 地租 | form | S5 | the payment that holders of land leases make to the Hong Kong authorities, commonly as a percentage of rateable value | 香港土地契約持有人向當局繳付、通常按應課差餉租值百分比計算的款項 | also-zh=地稅; not=rates
stamp duty | 印花稅 | form | S4 | the Hong Kong tax on documents that transfer shares or that sell or lease land and buildings | 香港就轉讓股份、買賣或租賃土地樓宇的文件徵收的稅款
betting duty | 博彩稅 | form | S4 | the Hong Kong tax on authorised wagers on horse racing and sport and on lottery proceeds | 香港就獲批准的賽馬和體育投注及獎券收益徵收的稅款
duty on dutiable commodities | 應課稅品稅 | form | S5 | the Hong Kong tax on liquor, tobacco, hydrocarbon oil and methyl alcohol | 香港就酒類、煙草、碳氫油類和甲醇徵收的稅款 | also=excise duty
first registration tax | 首次登記稅 | form | S5 | the Hong Kong tax on a motor vehicle when it is put on the official record for the road | 香港就車輛獲准在道路使用而列入官方紀錄時徵收的稅款 | also-zh=汽車首次登記稅
air passenger departure tax | 飛機乘客離境稅 | form | S4 | the Hong Kong tax on people who leave by aeroplane from the airport | 香港就從機場乘搭航機離開的人徵收的稅款
hotel accommodation tax | 酒店房租稅 | form | S5 | the Hong Kong tax on the charges that guests pay for a commercial overnight stay | 香港就旅客支付的商業住宿費用徵收的稅款
estate duty | 遺產稅 | form | S5 | the former Hong Kong tax, abolished in 2006, on the property left by a dead person | 香港以往就死者留下的財產徵收、於2006年取消的稅款
personal assessment | 個人入息課稅 | method | S5 | the optional assessment of a person's income from all Hong Kong sources together in order to pay less tax | 自行選擇把各項香港收入加在一起計算以減輕稅負的方法 | not=separate assessment
separate assessment | 分開評稅 | method | S5 | the normal assessment of husband's and wife's salaries as two persons, each with individual allowances | 把夫婦薪俸各自計算、各享本身免稅額的一般方法 | not=joint assessment
joint assessment | 合併評稅 | method | S5 | the optional assessment of husband's and wife's salaries added together, with the married allowance, to pay less tax in total | 夫婦選擇把薪俸相加計算並取已婚免稅額、以減少總稅款的方法 | not=personal assessment
provisional tax | 暫繳稅 | quantity | S5 | a sum paid in advance for the current year of assessment, estimated from the previous year's income | 根據上一年度入息估計、為本課稅年度預先繳交的款項 | not=final tax
tax return | 報稅表 | document | S4 | a form on which a person or firm declares income and claims allowances to the Inland Revenue Department | 個人或企業向稅務局申報收入並申索免稅額的表格 | not=notice of assessment
notice of assessment | 評稅通知書 | document | S5 | a letter from the Inland Revenue Department showing how the sum payable was worked out and when it is due | 稅務局發出、列明應繳款項計算方法和繳款日期的信件 | also=notice of assessment and demand for tax; not=tax return
employer's return | 僱主報稅表 | document | S5 | a form on which a firm reports to the Inland Revenue Department the pay and benefits of each of its staff | 企業向稅務局申報每名員工薪酬和福利的表格 | not=tax return
notice of objection | 反對通知書 | document | S6 | a letter by which a taxpayer disputes an assessment and states the reasons within one month | 納稅人在一個月內提出理由、就評稅提出異議的信件 | not=notice of assessment
basic allowance | 基本免稅額 | quantity | S5 | the sum that a taxpayer may deduct from income without having a spouse or maintaining anyone | 納稅人毋須有配偶或供養任何人也可從入息扣減的款額 | not=married person's allowance
married person's allowance | 已婚人士免稅額 | quantity | S5 | the sum deducted for a person whose spouse has no income to assess or who chooses joint assessment | 配偶沒有應課稅入息或選擇合併評稅的人可扣減的款額 | not=basic allowance
child allowance | 子女免稅額 | quantity | S5 | the sum deducted by a taxpayer, married or not, who maintains a young or studying unmarried son or daughter | 不論已婚與否，供養年幼或在學未婚兒女的納稅人可扣減的款額 | not=single parent allowance
single parent allowance | 單親免稅額 | quantity | S5 | the sum deducted by a taxpayer who brings up a son or daughter alone or mainly so | 獨力或主力撫養兒女的納稅人可扣減的款額 | not=child allowance
dependent parent allowance | 供養父母免稅額 | quantity | S5 | the sum deducted by a taxpayer who maintains an aged or disabled father or mother | 供養年老或傷殘雙親的納稅人可扣減的款額
dependent brother or sister allowance | 供養兄弟姊妹免稅額 | quantity | S5 | the sum deducted by a taxpayer who maintains a young or studying unmarried sibling | 供養年幼或在學未婚同輩手足的納稅人可扣減的款額
self-education expenses | 個人進修開支 | quantity | S5 | the deduction for fees paid by a taxpayer for courses that help in present or planned employment | 納稅人為現職或擬從事的工作修讀課程所付學費的扣除 | not=approved charitable donations
approved charitable donations | 認可慈善捐款 | quantity | S5 | the deduction for gifts of money to organisations recognised as exempt from tax for helping the public | 捐給獲認可公益機構的款項的扣除
home loan interest | 居所貸款利息 | quantity | S5 | the deduction for charges paid by an owner on money borrowed to buy the dwelling lived in | 業主為購買自住物業借款所付費用的扣除
elderly residential care expenses | 長者住宿照顧開支 | quantity | S5 | the deduction for fees paid to a nursing institution for an aged parent or grandparent | 為年老父母或祖父母繳付院舍費用的扣除
progressive rates | 累進稅率 | quantity | S5 | the percentages that step up from band to band of income after allowances are deducted | 按扣除免稅額後的入息分級逐級提高的百分比 | not=standard rate
assessable income | 應評稅入息 | quantity | S5 | the total of pay, commission, bonus and benefits from employment that is liable to salaries tax before any deduction | 未作任何扣除、須計算薪俸稅的工資、佣金、花紅和福利總額 | not=net chargeable income
net chargeable income | 應課稅入息實額 | quantity | S5 | the amount of pay left after deductions and allowances, to which progressive rates are applied | 入息扣除各項開支和免稅額後、按累進稅率計算的餘額 | not=assessable income
net assessable value | 應評稅淨值 | quantity | S5 | the rent received, less bad rent and rates paid by the owner and less 20% for repairs, on which property tax is charged | 租金減去不能收回部分、業主所付差餉及20%修葺費後計算物業稅的數額 | not=rateable value
rateable value | 應課差餉租值 | quantity | S5 | the estimated yearly rent of a property in the open market on a fixed date, used by the government for quarterly levies | 物業在指定日期於公開市場的估計全年租金，供政府計算季度徵款 | not=net assessable value
year of assessment | 課稅年度 | period | S5 | the twelve months from 1 April to 31 March for which Hong Kong taxes on income and profits are charged | 香港計算薪俸稅、利得稅等所用、由4月1日至翌年3月31日的十二個月
territorial source principle | 地域來源原則 | law | S5 | the rule that only income arising in or derived from Hong Kong is taxed there | 只就在香港產生或得自香港的收入徵稅的規則
depreciation allowance | 折舊免稅額 | quantity | S6 | the relief that the tax law gives for plant, machinery and buildings in place of the firm's own write-offs | 稅例就廠房、機器和建築物給予、代替企業帳上撇減額的寬免
tax evasion | 逃稅 | method | S5 | the illegal practice of paying less tax by hiding income or giving false information | 隱瞞收入或虛報資料以少繳稅款的違法做法 | not=tax avoidance
tax avoidance | 避稅 | method | S5 | the practice of using loopholes and artificial but not criminal schemes to pay less tax | 利用法律漏洞或人為但不屬刑事的安排以少繳稅款的做法 | not=tax evasion
set | direct levies in Hong Kong, present and former | 香港現有及以往的直接稅項 | salaries tax; profits tax; property tax; estate duty
set | levies connected with land and buildings | 與土地和樓宇有關的徵款 | property tax; rates; government rent; stamp duty
set | indirect levies in Hong Kong | 香港的間接稅項 | stamp duty; betting duty; duty on dutiable commodities; first registration tax; air passenger departure tax; hotel accommodation tax
set | levies paid by travellers and consumers | 旅客和消費者繳付的徵款 | air passenger departure tax; hotel accommodation tax; betting duty; duty on dutiable commodities
set | ways of reckoning tax for individuals and couples | 個人及夫婦的評稅方式 | personal assessment; separate assessment; joint assessment; provisional assessment=暫繳評稅
set | papers in tax matters | 稅務文件 | tax return; notice of assessment; employer's return; notice of objection; tax reserve certificate=儲稅券
set | allowances under salaries tax | 薪俸稅免稅額 | basic allowance; married person's allowance; child allowance; single parent allowance; dependent parent allowance; dependent brother or sister allowance
set | deductions under salaries tax | 薪俸稅的扣除項目 | self-education expenses; approved charitable donations; home loan interest; elderly residential care expenses
set | figures in computing salaries tax | 計算薪俸稅的數值 | assessable income; net chargeable income; basic allowance; standard rate=標準稅率; progressive rates
set | bases on which levies are charged | 徵稅的計算基礎 | net chargeable income; net assessable value; rateable value; assessable profits=應評稅利潤
set | principles applied to income | 應用於收入的原則 | territorial source principle; realisation principle; accrual principle; matching principle
set | allowances and other reliefs | 免稅額及其他寬免 | child allowance; depreciation allowance; home loan interest; dependent parent allowance
set | ways of paying less to the government | 少繳稅款的做法 | tax evasion; tax avoidance; personal assessment; joint assessment
set | sums deducted for family members | 因家庭成員而扣減的款額 | child allowance; single parent allowance; dependent parent allowance; dependent brother or sister allowance; elderly residential care expenses
order | salaries tax for one year in Hong Kong | 香港一年薪俸稅的處理次序 | filing of tax return=遞交報稅表 > assessment by the Inland Revenue Department=稅務局評稅 > issue of tax demand=發出稅單 > payment of tax=繳稅
order | computing net chargeable income | 計算應課稅入息實額的次序 | assessable income > deductions=扣除項目 > net income=入息淨額 > allowances=免稅額 > net chargeable income
fact | wages from a Hong Kong employer | 受僱於香港僱主的工資 | levy charged in Hong Kong | 在香港須繳的稅項 | salaries tax | 薪俸稅 |
fact | gains of a restaurant in Mong Kok | 旺角一間餐廳的利潤 | levy charged in Hong Kong | 在香港須繳的稅項 | profits tax | 利得稅 |
fact | rent that an individual receives for a flat | 個人出租住宅單位的租金 | levy charged in Hong Kong | 在香港須繳的稅項 | property tax | 物業稅 |
fact | transfer of shares on the Hong Kong exchange | 在香港交易所轉讓股份 | levy charged in Hong Kong | 在香港須繳的稅項 | stamp duty | 印花稅 |
fact | wagers on local horse races | 本地賽馬投注 | levy charged in Hong Kong | 在香港須繳的稅項 | betting duty | 博彩稅 |
fact | Inland Revenue Ordinance | 《稅務條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 112 | 第112章 |
fact | Stamp Duty Ordinance | 《印花稅條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 117 | 第117章 |
fact | Rating Ordinance | 《差餉條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 116 | 第116章 |
fact | Securities and Futures Ordinance | 《證券及期貨條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 571 | 第571章 |
fact | Banking Ordinance | 《銀行業條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 155 | 第155章 |
fact | Exchange Fund Ordinance | 《外匯基金條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 66 | 第66章 |
fact | Bankruptcy Ordinance | 《破產條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 6 | 第6章 |
fact | Betting Duty Ordinance | 《博彩稅條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 108 | 第108章 |
fact | Dutiable Commodities Ordinance | 《應課稅品條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 109 | 第109章 |
fact | Money Lenders Ordinance | 《放債人條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 163 | 第163章 |
fact | Deposit Protection Scheme Ordinance | 《存款保障計劃條例》 | chapter of the Laws of Hong Kong | 香港法例章號 | Cap. 581 | 第581章 |

== Ordinances on finance | 財經法例
Inland Revenue Ordinance | 《稅務條例》 | document | S5 | the Hong Kong law that imposes salaries, profits and property taxes and sets out how they are assessed | 規定徵收薪俸、利得和物業稅款及其評定方法的香港法例
Securities and Futures Ordinance | 《證券及期貨條例》 | document | S6 | the Hong Kong law that governs dealings in shares and derivatives and forbids market misconduct such as insider dealing | 規管股票和衍生工具買賣、禁止內幕交易等市場失當行為的香港法例
Banking Ordinance | 《銀行業條例》 | document | S6 | the Hong Kong law that provides for the licensing and supervision of institutions that take deposits | 就接受存款機構的發牌和監管訂定條文的香港法例
Stamp Duty Ordinance | 《印花稅條例》 | document | S6 | the Hong Kong law that imposes a tax on documents for transfers of shares and dealings in land and buildings | 就股份轉讓和土地樓宇交易的文件徵稅的香港法例
Money Lenders Ordinance | 《放債人條例》 | document | S5 | the Hong Kong law that licenses finance companies other than banks and caps the rate of interest they may charge | 向銀行以外的貸款機構發牌並限制其利率上限的香港法例
Bankruptcy Ordinance | 《破產條例》 | document | S6 | the Hong Kong law on court proceedings against individuals who cannot pay what they owe | 就個人無力還債的法庭程序訂定條文的香港法例
Exchange Fund Ordinance | 《外匯基金條例》 | document | S6 | the Hong Kong law under which official reserves are held to influence the external value of the Hong Kong dollar | 規定持有官方儲備以影響港元對外價值的香港法例
Insurance Ordinance | 《保險業條例》 | document | S6 | the Hong Kong law that authorises and supervises firms which pay claims in return for premiums, and their intermediaries | 就承擔客戶風險並作賠償的公司及其中介人的授權和監管訂定條文的香港法例
Deposit Protection Scheme Ordinance | 《存款保障計劃條例》 | document | S6 | the Hong Kong law under which customers are compensated up to a limit if a bank fails | 規定銀行倒閉時在限額內補償客戶的香港法例
set | Hong Kong laws on financial institutions and markets | 規管金融機構和市場的香港法例 | Securities and Futures Ordinance; Banking Ordinance; Insurance Ordinance; Money Lenders Ordinance; Exchange Fund Ordinance
set | Hong Kong laws on levies, debts and retirement saving | 有關稅項、債務和退休儲蓄的香港法例 | Inland Revenue Ordinance; Stamp Duty Ordinance; Bankruptcy Ordinance; Mandatory Provident Fund Schemes Ordinance
set | Hong Kong laws a depositor or borrower may rely on | 與存戶和借款人有關的香港法例 | Banking Ordinance; Deposit Protection Scheme Ordinance; Money Lenders Ordinance; Bankruptcy Ordinance
set | Hong Kong laws a company accountant meets | 公司會計人員接觸的香港法例 | Companies Ordinance; Inland Revenue Ordinance; Employment Ordinance; Securities and Futures Ordinance

== Banking | 銀行業務
licensed bank | 持牌銀行 | institution | S5 | a Hong Kong authorised institution that may run current and savings accounts and take deposits of any size and length | 可經營往來及儲蓄帳戶並接受任何金額和期限存款的香港認可機構 | not=restricted licence bank
restricted licence bank | 有限制牌照銀行 | institution | S5 | a Hong Kong authorised institution that may take deposits of any length but only in sums of HK$500,000 or more | 可接受任何期限但須達50萬港元或以上存款的香港認可機構 | not=deposit-taking company
deposit-taking company | 接受存款公司 | institution | S5 | a Hong Kong authorised institution limited to sums of at least HK$100,000 placed with it for three months or more | 只可吸納10萬港元或以上、為期至少三個月款項的香港認可機構 | not=restricted licence bank
money lender | 放債人 | institution | S5 | a Hong Kong finance firm licensed to make loans that is not allowed to accept deposits from the public | 獲發牌借出款項而不得接受公眾存款的香港財務機構
note-issuing bank | 發鈔銀行 | institution | S4 | a commercial institution in Hong Kong authorised to print paper currency against Certificates of Indebtedness | 獲授權憑負債證明書印發紙幣的香港商業機構
investment bank | 投資銀行 | institution | S5 | a financial firm that arranges share and bond issues and advises on mergers instead of serving ordinary depositors | 安排發行股份債券並就合併提供意見、不以一般存戶為對象的金融機構
savings account | 儲蓄帳戶 | form | S3 | a bank account for individuals' spare money that pays some interest and allows withdrawals at any time but usually no cheques | 供個人存放餘錢、略有利息、可隨時提取而通常不設支票的銀行帳戶 | not=current account
current account | 往來帳戶 | form | S4 | a bank account on which cheques can be drawn and overdrafts arranged, paying little or no interest | 可開支票和安排透支、利息極少或沒有利息的銀行帳戶 | also=cheque account; also-zh=支票帳戶; not=savings account
foreign currency account | 外幣帳戶 | form | S5 | a bank account whose balance is kept in money other than that of the place | 結餘並非以當地法定貨幣計算的銀行帳戶
joint account | 聯名帳戶 | form | S4 | a bank account held in the names of two or more persons together | 由兩人或以上共同持有的銀行帳戶
crossed cheque | 劃線支票 | object | S4 | a cheque that must be paid into an account and cannot be cashed over the counter | 只可存入帳戶、不可在櫃檯兌取現金的支票 | not=bearer cheque
bearer cheque | 來人支票 | object | S4 | a cheque that can be cashed by anyone who holds it | 任何持有人均可提取現金的支票 | not=order cheque
order cheque | 記名支票 | object | S5 | a cheque that pays only the person named on it or someone to whom that person transfers it by signing | 只付予票面所載人士或經其簽名轉讓的人的支票 | also-zh=抬頭支票; not=bearer cheque
post-dated cheque | 期票 | object | S5 | a cheque bearing a day still to come, which cannot be cashed before then | 票面寫上未來日子、未到當日不能兌現的支票 | also-zh=遠期支票; not=stale cheque
stale cheque | 過期支票 | object | S5 | a cheque that was drawn too long ago, usually over six months, and is no longer honoured | 開出日子太久、通常超過六個月而不獲兌現的支票 | not=post-dated cheque
cashier's order | 銀行本票 | object | S4 | a written promise of payment drawn by a bank on itself, paid for in advance by the customer | 由銀行以自己為付款人開出、客戶預先付款購買的付款票據 | also-zh=本票; not=bank draft
bank draft | 銀行匯票 | object | S5 | a written order by one bank to its branch or agent, usually overseas, to pay a named party | 銀行要求其通常在外地的分行或代理付款予指定人士的票據 | also=demand draft; not=cashier's order
telegraphic transfer | 電匯 | object | S5 | a payment made by a message from one bank to another overseas | 銀行發出訊息，指示外地銀行付款予收款人的安排 | not=bank draft
bill of exchange | 匯票 | object | S6 | an unconditional written order by a creditor that a debtor pay a fixed sum on demand or at a future time | 債權人要求債務人即時或在未來時間支付固定款額的無條件書面命令 | not=promissory note
promissory note | 承付票 | object | S6 | an unconditional written undertaking by a debtor to pay a fixed sum to a creditor | 債務人應允向債權人清還固定款額的無條件書面文件 | not=bill of exchange
Octopus card | 八達通 | object | P3 | the contactless Hong Kong stored-value card launched in 1997 for fares and small purchases | 1997年推出、用於車資和小額消費的香港非接觸式儲值卡 | also=Octopus
Faster Payment System | 轉數快 | system | S4 | the Hong Kong platform launched in 2018 that moves money at once by mobile number or email at any hour | 2018年推出、全日憑手機號碼或電郵即時轉帳的香港平台 | also=FPS
autopay | 自動轉帳 | system | S4 | the arrangement by which a bank regularly moves money out of accounts on instruction, for salaries or bills | 銀行按指示定期從帳戶撥款以發薪或繳付帳單的安排
Easy Pay System | 易辦事 | system | S4 | the Hong Kong network that takes the price of goods from a buyer's bank account with a card and password at the till | 在店舖以銀行卡和密碼從買方帳戶支付貨款的香港網絡 | also=EPS
electronic cheque clearing system | 電子支票結算系統 | system | S6 | the arrangement by which paperless payment orders signed by digital certificate are passed between banks | 以數碼證書簽發的無紙支付票據在銀行之間交換的安排
Real Time Gross Settlement | 即時支付結算系統 | system | S6 | the arrangement by which large payments between banks are settled one by one at once across accounts with the monetary authority | 銀行間大額付款透過金融管理當局帳戶逐筆立刻了結的安排 | also=RTGS
HIBOR | 香港銀行同業拆息 | quantity | S5 | the interest rate at which banks in Hong Kong lend money to one another | 香港的銀行互相借貸所收取的利率 | also=Hong Kong Interbank Offered Rate; not=prime rate
base rate | 基本利率 | quantity | S6 | the interest rate set by the Hong Kong Monetary Authority for lending overnight to banks through the Discount Window | 香港金融管理局經貼現窗向銀行提供隔夜資金所用的利率 | also-zh=貼現窗基本利率; not=prime rate
deposit rate | 存款利率 | quantity | S4 | the interest rate that a bank pays to customers who leave money with it | 銀行按客戶帳戶結餘付給他們的利率 | not=prime rate
set | institutions under Hong Kong's three-tier system and others | 香港三級制下的認可機構及其他機構 | licensed bank; restricted licence bank; deposit-taking company; money lender
set | bank accounts and deposits | 銀行帳戶及存款的種類 | savings account; current account; time deposit=定期存款; foreign currency account; joint account
set | varieties of cheques | 支票的種類 | crossed cheque; bearer cheque; order cheque; post-dated cheque; stale cheque
set | ways of sending money | 匯寄款項的方法 | telegraphic transfer; bank draft; cashier's order; credit transfer=貸項轉帳
set | payment systems in Hong Kong | 香港的支付系統 | Faster Payment System; autopay; Easy Pay System; Real Time Gross Settlement; electronic cheque clearing system
set | interest rates in Hong Kong banking | 香港銀行業的利率 | prime rate=最優惠利率; HIBOR; base rate; deposit rate

== Financial market of Hong Kong | 香港金融市場
Hong Kong Monetary Authority | 香港金融管理局 | institution | S4 | the body that supervises banks, manages the Exchange Fund and keeps the Hong Kong dollar stable | 監管銀行、管理外匯基金並維持港元穩定的機構 | also=HKMA; also-zh=金管局; not=Securities and Futures Commission
Securities and Futures Commission | 證券及期貨事務監察委員會 | institution | S4 | the statutory body that regulates brokers, fund managers and share and derivative dealings in Hong Kong | 規管香港經紀、基金經理以及股票和衍生工具交易的法定機構 | also=SFC; also-zh=證監會; not=Hong Kong Exchanges and Clearing Limited
Hong Kong Exchanges and Clearing Limited | 香港交易及結算所有限公司 | institution | S4 | the listed company that runs Hong Kong's stock market, derivatives market and their settlement houses | 營運香港股票市場、衍生產品市場及其交收機構的上市公司 | also=HKEX; also-zh=港交所; not=Securities and Futures Commission
Mandatory Provident Fund Schemes Authority | 強制性公積金計劃管理局 | institution | S5 | the statutory body that regulates compulsory retirement saving in Hong Kong | 規管香港法定退休儲蓄的機構 | also=MPFA; also-zh=積金局
Insurance Authority | 保險業監管局 | institution | S5 | the statutory body that regulates Hong Kong firms offering life and general cover against risks, and their agents and brokers | 規管香港提供人壽及一般風險保障的公司及其代理和經紀的法定機構 | also=IA; also-zh=保監局
Investor and Financial Education Council | 投資者及理財教育委員會 | institution | S5 | the public body, a subsidiary of the securities regulator, that teaches Hong Kong people about money matters | 由證券監管機構設立、提升香港市民金錢知識的公共機構 | also=IFEC; also-zh=投委會
Hong Kong Mortgage Corporation | 香港按揭證券有限公司 | institution | S6 | the government-owned company that buys home loans from banks and runs home loan insurance and the annuity plan | 向銀行購入房屋貸款、營辦房貸保險和年金計劃的政府全資公司 | also=HKMC
Hong Kong Deposit Protection Board | 香港存款保障委員會 | institution | S6 | the statutory body that compensates customers up to a limit when a member bank fails | 成員銀行倒閉時在限額內向客戶作出補償的法定機構
Investor Compensation Company | 投資者賠償有限公司 | institution | S6 | the body that handles claims of clients who suffer loss because a securities or futures broker defaults | 處理客戶因證券或期貨經紀違責而蒙受損失的申索的機構
Main Board | 主板 | institution | S5 | the Hong Kong share market for large, established companies that meet strict profit or other tests | 供符合嚴格盈利或其他要求的大型穩健公司掛牌的香港股票市場 | not=GEM
GEM | 創業板 | institution | S5 | the Hong Kong share market opened in 1999 for small and mid-sized companies with lower entry requirements | 1999年開設、上市要求較低、供中小型公司掛牌的香港股票市場 | also=Growth Enterprise Market; also-zh=GEM; not=Main Board
primary market | 一手市場 | institution | S5 | the market in which newly issued securities are sold to raise money for the issuer | 新發行證券首次出售，為發行人籌集資金的市場 | also-zh=初級市場,發行市場; not=secondary market
secondary market | 二手市場 | institution | S5 | the market in which investors trade among themselves securities that have already been issued | 投資者互相買賣已發行證券的市場 | also-zh=次級市場; not=primary market
money market | 貨幣市場 | institution | S5 | the market for lending and borrowing funds for one year or less | 借貸一年或以下資金的市場 | not=capital market
capital market | 資本市場 | institution | S5 | the market for raising funds for longer than one year by shares and bonds | 以股票和債券籌集超過一年的長期資金的市場 | not=money market
foreign exchange market | 外匯市場 | institution | S5 | the market in which one currency is bought with another | 以一種貨幣買入另一種貨幣的市場
derivatives market | 衍生產品市場 | institution | S5 | the market in which contracts whose value depends on another asset, such as options, are traded | 買賣期權等價值取決於其他資產的合約的市場
over-the-counter market | 場外市場 | institution | S6 | the market in which securities are dealt in privately between parties rather than through an exchange | 買賣雙方不經交易所而私下進行證券交易的市場
Central Clearing and Settlement System | 中央結算及交收系統 | system | S6 | the Hong Kong computer arrangement through which payment and delivery of listed shares take place by book entry | 以電子帳面記錄完成上市股份付款和交付的香港電腦安排 | also=CCASS; also-zh=中央結算系統
Bond Connect | 債券通 | system | S6 | the scheme opened in 2017 that links Hong Kong and mainland markets for debt securities | 2017年開通、連接香港和內地債務證券市場的安排
Wealth Management Connect | 跨境理財通 | system | S6 | the scheme that lets residents of the Greater Bay Area buy investment products sold by banks across the boundary | 讓大灣區居民購買境外銀行所售投資產品的安排
Deposit Protection Scheme | 存款保障計劃 | system | S5 | the Hong Kong scheme that pays customers up to a limit for each failed bank | 銀行倒閉時按每家銀行的限額向客戶作出補償的香港安排 | not=Investor Compensation Fund
Investor Compensation Fund | 投資者賠償基金 | system | S6 | the Hong Kong scheme that pays clients who lose because a licensed broker of listed products defaults | 持牌上市產品經紀違責時向受損客戶付款的香港安排 | not=Deposit Protection Scheme
linked exchange rate system | 聯繫匯率制度 | system | S4 | the Hong Kong arrangement since 1983 that keeps its money at about 7.8 to one US dollar | 自1983年起把港幣維持於約7.8兌1美元的安排
stockbroker | 股票經紀 | role | S4 | a person who buys and sells shares on an exchange for clients in return for commission | 代客戶在交易所買賣股份並收取佣金的人 | not=financial planner
sponsor | 保薦人 | role | S6 | a licensed firm that prepares a company for listing, checks it and advises it on the rules | 為公司籌備上市、進行審查並就規則提供意見的持牌機構 | not=underwriter
underwriter | 包銷商 | role | S6 | a firm that promises to take up the shares of a new issue which the public does not buy | 承諾購入新發行而公眾沒有認購的股份的機構 | not=sponsor
financial planner | 理財策劃師 | role | S5 | a person who advises clients on saving, protection, investment and retirement to reach their money goals | 就儲蓄、保障、投資和退休向客戶提供意見以達致金錢目標的人 | also=financial adviser; not=stockbroker
fund manager | 基金經理 | role | S5 | a person who decides which securities a pooled investment buys and sells | 決定集體投資買賣哪些證券的人
securities analyst | 證券分析員 | role | S5 | a person who studies companies and markets and writes reports recommending what to buy or sell | 研究公司和市場並撰寫報告建議買賣的人
market maker | 莊家 | role | S6 | a firm that stands ready to quote both buying and selling prices for a product so that it can always be traded | 隨時為產品提供買入和賣出報價、使其可以成交的機構
liquidator | 清盤人 | role | S6 | a person appointed to sell the assets of a company being wound up and share out the proceeds | 受委任變賣結束中公司的資產並分配所得款項的人 | not=receiver
Hang Seng Index | 恒生指數 | quantity | S4 | the main indicator of Hong Kong share prices, weighted by the market value of large listed companies | 按大型上市公司市值加權計算、反映香港股價的主要指標 | also=HSI; not=Hang Seng China Enterprises Index
Hang Seng China Enterprises Index | 恒生中國企業指數 | quantity | S5 | the indicator of the share prices of leading mainland companies listed in Hong Kong | 反映在香港上市的主要內地公司股價的指標 | also=HSCEI; also-zh=國企指數
Dow Jones Industrial Average | 道瓊斯工業平均指數 | quantity | S5 | the indicator of New York share prices based on thirty large American companies and weighted by price | 以三十家美國大公司股價加權計算的紐約股市指標
S&P 500 | 標準普爾500指數 | quantity | S5 | the indicator of American share prices that covers about five hundred large companies weighted by market value | 涵蓋約五百家大公司、按市值加權計算的美國股價指標 | also-zh=標普500指數
NASDAQ Composite | 納斯達克綜合指數 | quantity | S5 | the indicator of all shares listed on the electronic American exchange known for technology companies | 涵蓋以科技公司著稱的美國電子交易所全部上市股份的指標
FTSE 100 Index | 富時100指數 | quantity | S5 | the indicator of the share prices of the hundred largest companies on the London exchange | 反映倫敦交易所最大一百家公司股價的指標
Nikkei 225 | 日經225指數 | quantity | S5 | the indicator of Tokyo share prices based on some two hundred leading Japanese companies | 以二百多家主要日本公司計算的東京股價指標 | also=Nikkei Stock Average; also-zh=日經平均指數
DAX | 德國DAX指數 | quantity | S6 | the indicator of the share prices of forty leading companies on the Frankfurt exchange | 反映法蘭克福交易所四十家主要公司股價的指標
set | regulators and operators of Hong Kong's financial system | 香港金融體系的監管及營運機構 | Hong Kong Monetary Authority; Securities and Futures Commission; Hong Kong Exchanges and Clearing Limited; Mandatory Provident Fund Schemes Authority; Insurance Authority
set | bodies that protect or teach the public about money | 保障公眾或推廣理財知識的機構 | Investor and Financial Education Council; Hong Kong Deposit Protection Board; Investor Compensation Company; Consumer Council
set | bodies concerned with banks and home loans | 與銀行和房屋貸款有關的機構 | Hong Kong Monetary Authority; Hong Kong Mortgage Corporation; Hong Kong Deposit Protection Board; Hong Kong Association of Banks=香港銀行公會
set | markets in which investors deal | 投資者進行買賣的市場 | Main Board; GEM; over-the-counter market; derivatives market
set | kinds of financial markets | 金融市場的種類 | money market; capital market; foreign exchange market; derivatives market
set | financial markets by what happens in them | 按交易性質劃分的金融市場 | primary market; secondary market; money market; foreign exchange market
set | people and firms in a new listing or in dealing | 參與上市和買賣的人士及機構 | stockbroker; sponsor; underwriter; market maker; fund manager
set | people who give services in money matters | 提供財經服務的人士 | stockbroker; financial planner; fund manager; securities analyst; liquidator
set | people a company may appoint | 公司可能委任的人士 | auditor; company secretary; liquidator; director; underwriter
set | share price indicators of Hong Kong | 香港的股價指數 | Hang Seng Index; Hang Seng China Enterprises Index; Hang Seng TECH Index=恒生科技指數; GEM Index=創業板指數
set | share price indicators of the world | 世界各地的股價指數 | Hang Seng Index; Dow Jones Industrial Average; FTSE 100 Index; Nikkei 225; DAX
set | share price indicators of the United States and Europe | 歐美的股價指數 | Dow Jones Industrial Average; S&P 500; NASDAQ Composite; FTSE 100 Index; DAX
fact | Hang Seng Index | 恒生指數 | share market that it measures | 所反映的股票市場 | Hong Kong | 香港 |
fact | FTSE 100 Index | 富時100指數 | share market that it measures | 所反映的股票市場 | London | 倫敦 |
fact | Nikkei 225 | 日經225指數 | share market that it measures | 所反映的股票市場 | Tokyo | 東京 |
fact | DAX | 德國DAX指數 | share market that it measures | 所反映的股票市場 | Frankfurt | 法蘭克福 |
fact | CAC 40 | CAC 40指數 | share market that it measures | 所反映的股票市場 | Paris | 巴黎 |
fact | Straits Times Index | 海峽時報指數 | share market that it measures | 所反映的股票市場 | Singapore | 新加坡 |
fact | Dow Jones Industrial Average | 道瓊斯工業平均指數 | share market that it measures | 所反映的股票市場 | New York | 紐約 |
fact | Hang Seng Index | 恒生指數 | year of launch | 推出年份 | 1969 | 1969 |
fact | Octopus card | 八達通 | year of launch | 推出年份 | 1997 | 1997 |
fact | Tracker Fund of Hong Kong | 盈富基金 | year of launch | 推出年份 | 1999 | 1999 |
fact | Shanghai-Hong Kong Stock Connect | 滬港通 | year of launch | 推出年份 | 2014 | 2014 |
fact | Shenzhen-Hong Kong Stock Connect | 深港通 | year of launch | 推出年份 | 2016 | 2016 |
fact | Bond Connect | 債券通 | year of launch | 推出年份 | 2017 | 2017 |
fact | Faster Payment System | 轉數快 | year of launch | 推出年份 | 2018 | 2018 |
fact | Mandatory Provident Fund System | 強制性公積金制度 | year of launch | 推出年份 | 2000 | 2000 |
fact | Deposit Protection Scheme | 存款保障計劃 | year of launch | 推出年份 | 2006 | 2006 |
fact | linked exchange rate system | 聯繫匯率制度 | year of launch | 推出年份 | 1983 | 1983 |
fact | Securities and Futures Commission | 證券及期貨事務監察委員會 | year of establishment | 成立年份 | 1989 | 1989 |
fact | Hong Kong Monetary Authority | 香港金融管理局 | year of establishment | 成立年份 | 1993 | 1993 |
fact | Hang Seng Bank | 恒生銀行 | year of establishment | 成立年份 | 1933 | 1933 |
fact | Hongkong and Shanghai Banking Corporation | 香港上海滙豐銀行 | year of establishment | 成立年份 | 1865 | 1865 |
fact | Bank of China | 中國銀行 | year of establishment | 成立年份 | 1912 | 1912 |
fact | Bank of East Asia | 東亞銀行 | year of establishment | 成立年份 | 1918 | 1918 |
fact | Hong Kong Mortgage Corporation | 香港按揭證券有限公司 | year of establishment | 成立年份 | 1997 | 1997 |
fact | Mandatory Provident Fund Schemes Authority | 強制性公積金計劃管理局 | year of establishment | 成立年份 | 1998 | 1998 |
fact | Hong Kong dollar | 港元 | three-letter currency code | 三字母貨幣代碼 | HKD | HKD |
fact | renminbi | 人民幣 | three-letter currency code | 三字母貨幣代碼 | CNY | CNY |
fact | pound sterling | 英鎊 | three-letter currency code | 三字母貨幣代碼 | GBP | GBP |
fact | Swiss franc | 瑞士法郎 | three-letter currency code | 三字母貨幣代碼 | CHF | CHF |
fact | Japanese yen | 日圓 | three-letter currency code | 三字母貨幣代碼 | JPY | JPY |
fact | Korean won | 韓圜 | three-letter currency code | 三字母貨幣代碼 | KRW | KRW |
order | opening of the mutual access schemes between Hong Kong and the mainland | 香港與內地互聯互通機制開通的先後 | Shanghai-Hong Kong Stock Connect=滬港通 > Shenzhen-Hong Kong Stock Connect=深港通 > Bond Connect > Wealth Management Connect
`
