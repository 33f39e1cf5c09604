/** The lexicon of a field; docs/lexicon.md tells how a row is written. */
export const economics = `
== Basic economic concepts | 基本經濟概念
scarcity | 稀少性 | idea | S4 | the condition in which limited resources cannot satisfy the unlimited wants of human beings | 有限的資源不足以滿足人類無窮慾望的狀況 | not=excess demand
want | 慾望 | idea | S4 | a desire for a good or a service, of which people are assumed to have an unlimited number | 人們對物品或服務的渴求，其數目被假定為無窮無盡 | also=human want
choice | 選擇 | idea | S4 | the decision to take one option and give up the others because resources are limited | 因資源有限而取其一、捨其餘的決定
competition | 競爭 | idea | S3 | the rivalry among people for scarce resources or goods that not all of them can obtain | 人們為取得不足以分給所有人的資源或物品而互相較量的行為
opportunity cost | 機會成本 | idea | S4 | the value of the best alternative given up when a choice is made | 作出選擇時所放棄的選項中價值最高的一項 | not=sunk cost, money cost
money cost | 金錢成本 | quantity | S4 | the part of the full cost of an option that is paid in cash or from bank deposits | 選取某方案的全部成本中以現金或存款支付的部分
free good | 免費物品 | object | S4 | a good available in amounts large enough to satisfy all wants for it, so that more of it is not preferred | 數量足以滿足人們所有慾望、因而並非多多益善的物品 | not=economic good, public good
economic good | 經濟物品 | object | S4 | a good of which more is preferred to less because the amount available cannot satisfy all wants | 因數量不足以滿足人們所有慾望而多多益善的物品 | not=free good
consumer good | 消費品 | object | S3 | a product bought by households to satisfy their wants directly | 住戶購買並直接用來滿足慾望的產品 | not=capital good
what to produce | 生產甚麼 | idea | S4 | the basic question of which goods and services, and how much of each, an economy should make | 經濟體系應製造哪些物品和服務及各造多少的基本問題
how to produce | 如何生產 | idea | S4 | the basic question of which resources and techniques an economy should use to make its goods | 經濟體系應採用哪些資源和技術來製造物品的基本問題
for whom to produce | 為誰生產 | idea | S4 | the basic question of how the output of an economy is shared out among its members | 經濟體系的產出應怎樣在成員之間分配的基本問題
market economy | 市場經濟 | system | S4 | an economic system in which private buyers and sellers, guided by prices, decide what to produce, how to produce and for whom to produce | 由私人買賣雙方在價格引導下決定生產甚麼、如何生產和為誰生產的經濟制度 | also=free market economy, capitalist economy; not=planned economy
planned economy | 計劃經濟 | system | S4 | an economic system in which the state owns most resources and decides what to produce, how to produce and for whom to produce | 由國家擁有大部分資源並以指令決定生產甚麼、如何生產和為誰生產的經濟制度 | also=command economy; not=market economy
mixed economy | 混合經濟 | system | S4 | an economic system in which private decisions and government direction together settle what to produce, how to produce and for whom to produce | 由私人決策和政府指令共同決定生產甚麼、如何生產和為誰生產的經濟制度
traditional economy | 傳統經濟 | system | S4 | an economic system in which custom handed down by ancestors settles what to produce, how to produce and for whom to produce | 由祖先流傳下來的習俗決定生產甚麼、如何生產和為誰生產的經濟制度
private property right | 私有產權 | idea | S4 | the exclusive entitlement of an owner to use a resource, receive the income from it and transfer it to others | 擁有者可獨自使用資源、享用其收入並把它轉讓他人的權利
right to use | 使用權 | idea | S4 | the entitlement of an owner to decide what an asset is employed for | 物主可決定資產用途的權利
right to receive income | 收入享用權 | idea | S4 | the entitlement of an owner to keep what an asset earns | 物主可保留資產所帶來收益的權利
right to transfer | 轉讓權 | idea | S4 | the entitlement of an owner to sell an asset or give it to somebody else | 物主可把資產出售或送贈他人的權利
price mechanism | 價格機制 | system | S4 | the system in which the forces of demand and supply allocate scarce resources and goods | 由供求力量分配稀少資源和物品的制度
queuing | 輪候 | method | S4 | the allotting of a scarce good to those who arrive earliest | 把不足的物品分配給最早到達者的方法 | also=first come, first served; also-zh=先到先得
balloting | 抽籤 | method | S4 | the allotting of a scarce good to those whose names or numbers are drawn at random | 隨機抽出姓名或號碼來決定誰得到不足物品的方法 | also=drawing lots
auction | 拍賣 | method | S4 | the selling of a scarce good to the bidder who offers the highest payment | 把不足的物品售給出價最高者的方法
seniority system | 論資排輩 | method | S4 | the allotting of a scarce good to those who have served or belonged the longest | 把不足的物品分配給服務或加入年期最長者的方法
positive statement | 實證性陳述 | form | S4 | a claim about what is, was or will be, which can be tested against facts | 關於事物實際如何並可用事實驗證的說法 | not=normative statement
normative statement | 規範性陳述 | form | S4 | a claim about what ought to be, which rests on a value judgement and cannot be tested against facts | 關於事物應該如何、基於價值判斷而不能用事實驗證的說法 | not=positive statement
tautology | 套套邏輯 | form | S4 | a claim that is true under all circumstances by the meaning of its words and so explains nothing | 單憑字義在任何情況下都為真、因而沒有解釋力的說法 | also-zh=恆真句
assumption | 假設 | form | S4 | a condition taken for granted at the start of an argument without being proved | 推論開始時未經證明便當作成立的條件
microeconomics | 微觀經濟學 | idea | S4 | the branch of economics that studies the decisions of single households and firms and the working of single markets | 研究個別住戶、廠商的決定和個別市場運作的學科分支 | not=macroeconomics
macroeconomics | 宏觀經濟學 | idea | S4 | the branch of economics that studies the economy as a whole, such as total output, unemployment and inflation | 研究總產出、失業和通脹等整體現象的學科分支 | not=microeconomics
econometrics | 計量經濟學 | idea | S6 | the branch of economics that applies statistics to data in order to test and estimate relations | 運用統計方法分析數據以驗證和估計關係的學科分支
behavioural economics | 行為經濟學 | idea | S6 | the branch of economics that uses psychology to explain why people depart from fully rational decisions | 借助心理學解釋人們為何偏離完全理性決定的學科分支
production possibility frontier | 生產可能曲線 | form | S4 | the curve showing the greatest combinations of two goods that an economy can make with given resources and technology | 顯示經濟體系以既定資源和技術製造兩種物品的最大組合的線 | also=production possibilities curve, PPF, PPC; also-zh=生產可能性邊界
household | 住戶 | group | S4 | the economic unit that owns the factors of production and buys goods for consumption | 擁有生產要素並購買物品作消費的經濟單位
firm | 廠商 | group | S4 | the economic unit that hires factors of production and sells what it makes for profit | 僱用生產要素並出售產品以謀利的經濟單位
government sector | 政府部門 | group | S4 | the part of an economy that collects taxes and supplies public services | 經濟體系中徵收稅款並提供公共服務的部分
external sector | 對外部門 | group | S5 | the part of the circular flow that buys an economy's exports and sells it imports | 循環流程中購買本地出口並向本地售賣進口的部分 | also=foreign sector
circular flow | 循環流程 | theory | S4 | the model that shows how spending, income, products and factors of production move between the sectors of an economy | 描述開支、收入、產品和生產要素如何在各經濟部門之間流動的模型 | also=circular flow model
self-interest | 自利 | idea | S4 | the motive of taking the option that brings oneself the greatest net gain | 人們選取為本身帶來最大淨得益的做法的動機
incentive | 誘因 | idea | S4 | a change in costs or benefits that moves people to act in a certain way | 透過改變成本或利益推動人們作出某種行為的因素
ceteris paribus | 其他因素不變 | idea | S4 | the condition that all influences except the one being studied stay the same | 除所研究的一項外其餘一切條件維持原狀的假定
self-sufficiency | 自給自足 | idea | S3 | the state in which people make everything they use and do not exchange with others | 人們所用的一切全由自己製造而不與他人交換的狀況 | also=autarky
set | starting ideas of economics | 經濟學的起點概念 | scarcity; choice; competition; opportunity cost
set | problems that every economy faces | 每個經濟體系都面對的問題 | what to produce; how to produce; for whom to produce; scarcity
set | economic systems | 經濟制度 | market economy; planned economy; mixed economy; traditional economy
set | rights that a person can hold over an asset or a company | 對資產或公司可擁有的權利 | right to use; right to receive income; right to transfer; voting right=投票權
set | ways of deciding who gets a scarce good | 決定誰得到稀少物品的方法 | queuing; balloting; auction; seniority system
set | kinds of statement | 陳述的類別 | positive statement; normative statement; tautology; assumption
set | branches of economics | 經濟學的分支 | microeconomics; macroeconomics; econometrics; behavioural economics
set | sectors of the circular flow | 循環流程的部門 | household; firm; government sector; external sector
set | foundations of a market economy | 市場經濟的基礎 | private property right; competition; self-interest; incentive
set | curves of the economics textbook | 經濟學課本的曲線 | production possibility frontier; demand curve; supply curve; Lorenz curve; Phillips curve
set | curves drawn with goods or percentages on the axes | 以物品或百分比為坐標軸的線 | production possibility frontier; indifference curve; budget line; Lorenz curve

== Demand and supply | 需求與供應
demand | 需求 | quantity | S4 | the relationship between the price of a good and the quantity that buyers are willing and able to buy at each price | 物品的價格與買家在各個價格下願意並有能力購買的數量之間的關係 | not=quantity demanded
quantity demanded | 需求量 | quantity | S4 | the amount of a good that buyers are willing and able to purchase at one particular price | 買家在某一特定價格下願意並有能力購買的數量 | not=demand
supply | 供應 | quantity | S4 | the relationship between the price of a good and the quantity that sellers are willing and able to sell at each price | 物品的價格與賣家在各個價格下願意並有能力出售的數量之間的關係 | not=quantity supplied
quantity supplied | 供應量 | quantity | S4 | the amount of a good that sellers are willing and able to sell at one particular price | 賣家在某一特定價格下願意並有能力出售的數量 | not=supply
quantity transacted | 成交量 | quantity | S4 | the amount of a good that is actually bought and sold in a market | 物品在市場上實際買賣的數量
law of demand | 需求定律 | law | S4 | the rule that buyers take more of a good when its price falls, other things unchanged | 其他因素不變時，價格下跌會令買家購買更多的規律 | not=law of supply
law of supply | 供應定律 | law | S4 | the rule that sellers offer more of a good when its price rises, other things unchanged | 其他因素不變時，價格上升會令賣家出售更多的規律 | not=law of demand
demand curve | 需求曲線 | form | S4 | a line on a graph showing how much of a good buyers are willing and able to buy at each price | 在圖上顯示買家於每一價格願意並有能力購買多少的線
supply curve | 供應曲線 | form | S4 | a line on a graph showing how much of a good sellers are willing and able to sell at each price | 在圖上顯示賣家於每一價格願意並有能力出售多少的線
demand schedule | 需求表 | form | S4 | a table showing how much of a good buyers are willing and able to buy at each price | 列出買家於每一價格願意並有能力購買多少的表格
supply schedule | 供應表 | form | S4 | a table showing how much of a good sellers are willing and able to sell at each price | 列出賣家於每一價格願意並有能力出售多少的表格
individual demand | 個別需求 | quantity | S4 | the amounts of a good that one buyer is willing and able to purchase at each price | 一名買家在各個價格下願意並有能力購買的數量
market demand | 市場需求 | quantity | S4 | the sum of the amounts of a good that all buyers are willing and able to purchase at each price | 所有買家在各個價格下願意並有能力購買的數量總和
individual supply | 個別供應 | quantity | S4 | the amounts of a good that one seller is willing and able to sell at each price | 一名賣家在各個價格下願意並有能力出售的數量
market supply | 市場供應 | quantity | S4 | the sum of the amounts of a good that all sellers are willing and able to sell at each price | 所有賣家在各個價格下願意並有能力出售的數量總和
increase in demand | 需求增加 | process | S4 | a rightward shift of the whole demand curve, so that buyers want more at each price | 整條需求曲線向右移動、買家在每一價格都想購買更多的現象 | not=increase in quantity demanded
decrease in demand | 需求減少 | process | S4 | a leftward shift of the whole demand curve, so that buyers want less at each price | 整條需求曲線向左移動、買家在每一價格都只想購買較少的現象 | not=decrease in quantity demanded
increase in quantity demanded | 需求量增加 | process | S4 | a movement down along the demand curve caused by a fall in the price of the good | 因物品本身價格下跌而沿需求曲線向下的移動 | not=increase in demand
decrease in quantity demanded | 需求量減少 | process | S4 | a movement up along the demand curve caused by a rise in the price of the good | 因物品本身價格上升而沿需求曲線向上的移動 | not=decrease in demand
increase in supply | 供應增加 | process | S4 | a rightward shift of the whole supply curve, so that sellers offer more at each price | 整條供應曲線向右移動、賣家在每一價格都想出售更多的現象 | not=increase in quantity supplied
decrease in supply | 供應減少 | process | S4 | a leftward shift of the whole supply curve, so that sellers offer less at each price | 整條供應曲線向左移動、賣家在每一價格都只想出售較少的現象 | not=decrease in quantity supplied
increase in quantity supplied | 供應量增加 | process | S4 | a movement up along the supply curve caused by a rise in the price of the good | 因物品本身價格上升而沿供應曲線向上的移動 | not=increase in supply
decrease in quantity supplied | 供應量減少 | process | S4 | a movement down along the supply curve caused by a fall in the price of the good | 因物品本身價格下跌而沿供應曲線向下的移動 | not=decrease in supply
equilibrium price | 均衡價格 | quantity | S4 | the amount paid per unit of a good when the quantity demanded equals the quantity supplied | 令需求量與供應量相等的每單位售價 | also=market-clearing price
equilibrium quantity | 均衡數量 | quantity | S4 | the number of units bought and sold when the quantity demanded equals the quantity supplied | 需求量與供應量相等時買賣的單位數目
excess demand | 超額需求 | quantity | S4 | the amount by which the quantity demanded is greater than the quantity supplied at a given price | 在某價格下需求量大於供應量的差額 | also=shortage; also-zh=短缺; not=scarcity, excess supply
excess supply | 超額供應 | quantity | S4 | the amount by which the quantity supplied is greater than the quantity demanded at a given price | 在某價格下供應量大於需求量的差額 | also=surplus; also-zh=過剩; not=excess demand
relative price | 相對價格 | quantity | S4 | the amount of another good that must be given up to obtain one unit of a good | 換取一單位物品所須放棄的另一種物品的數量 | not=money price
price ceiling | 價格上限 | method | S4 | the highest price that sellers may legally charge, effective only when set below the equilibrium price | 法例准許賣家收取的最高售價，須低於均衡價格才有效 | also=maximum price; also-zh=最高限價; not=price floor
price floor | 價格下限 | method | S4 | the lowest price at which a good may legally be sold, effective only when set above the equilibrium price | 法例准許賣家收取的最低售價，須高於均衡價格才有效 | also=minimum price; also-zh=最低限價; not=price ceiling
quota | 配額 | method | S4 | a legal maximum on the quantity of a good that may be produced, sold or traded | 法例對某物品可生產、出售或買賣的數量所訂的上限
ad valorem tax | 從價稅 | method | S4 | a tax charged as a fixed percentage of the price of a good | 按物品售價的固定百分比徵收的稅 | not=unit tax
substitute | 代替品 | object | S4 | a good that can be used in place of another, so that demand for it rises when the price of the other rises | 可用來取代另一物品，當另一物品價格上升時其需求便增加的物品 | also-zh=替代品; not=complement
complement | 輔助品 | object | S4 | a good used together with another, so that demand for it falls when the price of the other rises | 與另一物品一起使用，當另一物品價格上升時其需求便減少的物品 | also-zh=互補品; not=substitute
superior good | 優等物品 | object | S4 | a good for which demand rises when consumers' income rises | 消費者收入上升時需求便增加的物品 | also=normal good; also-zh=正常物品; not=inferior good
inferior good | 劣等物品 | object | S4 | a good for which demand falls when consumers' income rises | 消費者收入上升時需求便減少的物品 | also-zh=低檔物品; not=superior good
joint demand | 聯合需求 | idea | S4 | the relationship between two goods that are bought together because they are used with each other, such as cars and petrol | 兩種物品因須一起使用而同時被購買的關係，例如汽車和汽油
competitive demand | 競爭需求 | idea | S4 | the relationship between two goods that satisfy the same want and so can replace each other | 兩種物品因滿足同一慾望而可互相取代的關係
joint supply | 聯合供應 | idea | S4 | the relationship between two goods produced in one process, so that producing more of one yields more of the other | 兩種物品由同一生產過程製成，增產其中一種時另一種的產量也隨之增加的關係
competitive supply | 競爭供應 | idea | S4 | the relationship between two goods produced with the same resource, so that producing more of one leaves less for the other | 兩種物品使用同一資源生產，增產其中一種便要減產另一種的關係
derived demand | 引申需求 | idea | S4 | the wish to hire a factor of production that arises from the demand for the product it helps to make | 因消費者需要某產品而產生的對其生產要素的需求 | also-zh=衍生需求
black market | 黑市 | system | S3 | illegal trade in a good, often above the legal maximum price | 違法進行而售價往往高於法定最高價格的買賣 | also=underground market
utility | 效用 | quantity | S6 | the satisfaction a consumer gets from using goods and services | 消費者從使用物品和服務中得到的滿足
marginal utility | 邊際效用 | quantity | S6 | the extra satisfaction a consumer gets from one more unit of a good | 消費者多享用一單位物品所得到的額外滿足
marginal benefit | 邊際利益 | quantity | S4 | the highest amount a consumer is willing to pay for one more unit of a good | 消費者為多取得一單位物品而願意付出的最高金額
law of diminishing marginal utility | 邊際效用遞減定律 | law | S6 | the rule that each further unit of a good consumed adds less satisfaction than the one before | 每多享用一單位物品所增加的滿足會越來越少的規律 | not=law of diminishing marginal returns
indifference curve | 無差異曲線 | form | S6 | a line joining the combinations of two goods that give a consumer equal satisfaction | 連接為消費者帶來相同滿足的兩種物品組合的線
budget line | 預算線 | form | S6 | a line joining the combinations of two goods that a consumer can just afford with a given income | 連接消費者以既定收入剛好買得起的兩種物品組合的線 | also=budget constraint
substitution effect | 代替效應 | process | S6 | the change in purchases that comes only from a good becoming relatively cheaper or dearer than other goods | 只因物品相對其他物品變得較便宜或較昂貴而引致的購買量改變 | also-zh=替代效應; not=income effect
income effect | 收入效應 | process | S6 | the change in purchases of a good that comes only from the change in consumers' purchasing power when its price changes | 物品價格改變時，只因消費者購買力改變而引致的購買量改變 | not=substitution effect
consumer surplus | 消費者盈餘 | quantity | S4 | the difference between the most buyers are willing to pay for a good and what they actually pay | 買家願意為物品支付的最高金額與實際支付金額的差額 | not=producer surplus
producer surplus | 生產者盈餘 | quantity | S4 | the difference between what sellers actually receive for a good and the least they are willing to accept | 賣家出售物品實際所得與願意接受的最低金額的差額 | not=consumer surplus
set | buyers' and sellers' plans | 買家與賣家的計劃 | demand; supply; quantity demanded; quantity supplied
set | amounts of a good in a market with a fixed price | 價格被固定的市場中的物品數量 | quantity demanded; quantity supplied; quantity transacted; excess demand
set | ways of showing buyers' or sellers' plans | 顯示買家或賣家計劃的方式 | demand curve; supply curve; demand schedule; supply schedule
set | plans of one or of all buyers and sellers | 一名或所有買賣者的計劃 | individual demand; market demand; individual supply; market supply
set | changes on the buyers' side | 買方的改變 | increase in demand; decrease in demand; increase in quantity demanded; decrease in quantity demanded
set | changes on the sellers' side | 賣方的改變 | increase in supply; decrease in supply; increase in quantity supplied; decrease in quantity supplied
set | movements along a curve | 沿曲線的移動 | increase in quantity demanded; decrease in quantity demanded; increase in quantity supplied; decrease in quantity supplied
set | shifts of a curve | 曲線的移動 | increase in demand; decrease in demand; increase in supply; decrease in supply
set | numbers read from a demand and supply diagram | 從供求圖讀出的數量 | equilibrium price; equilibrium quantity; excess demand; excess supply
set | government measures in a market | 政府干預市場的措施 | price ceiling; price floor; quota; unit tax=從量稅; unit subsidy=從量津貼
set | taxes and payments on goods sold | 對售出物品的徵費和資助 | unit tax=從量稅; ad valorem tax; unit subsidy=從量津貼; lump-sum tax
set | goods by their relation to other goods or to income | 按與其他物品或收入的關係分類的物品 | substitute; complement; superior good; inferior good
set | relations between two goods or between a good and its input | 兩種物品或物品與投入要素的關係 | joint demand; competitive demand; joint supply; competitive supply; derived demand
set | economic laws of consumers and firms | 關於消費者和廠商的經濟定律 | law of demand; law of supply; law of diminishing marginal utility; law of diminishing marginal returns
set | measures of what a consumer gains | 量度消費者所得的概念 | utility; marginal utility; marginal benefit; consumer surplus
set | areas on a demand and supply diagram | 供求圖上的面積 | consumer surplus; producer surplus; deadweight loss; tax revenue=稅收
set | lines of consumer and market analysis | 分析消費者和市場的線 | indifference curve; budget line; demand curve; supply curve
set | effects that change purchases or spending | 改變購買量或開支的效應 | substitution effect; income effect; wealth effect; crowding-out effect
set | sorts of market and trade | 市場與買賣的類別 | black market; money market; foreign exchange market; labour market

== Elasticity | 彈性
price elasticity of demand | 需求價格彈性 | quantity | S4 | the percentage change in quantity demanded divided by the percentage change in the price of the good itself | 需求量的百分比變動除以物品本身價格的百分比變動 | not=income elasticity of demand, cross elasticity of demand
price elasticity of supply | 供應價格彈性 | quantity | S4 | the percentage change in the quantity sellers offer divided by the percentage change in the price of the good itself | 賣家出售數量的百分比變動除以物品本身價格的百分比變動
income elasticity of demand | 需求收入彈性 | quantity | S6 | the percentage change in quantity demanded divided by the percentage change in what buyers earn | 需求量的百分比變動除以消費者所得的百分比變動
cross elasticity of demand | 需求交叉彈性 | quantity | S6 | the percentage change in the quantity demanded of one good divided by the percentage change in the price of another good | 某物品需求量的百分比變動除以另一物品價格的百分比變動 | also=cross-price elasticity of demand
elastic demand | 彈性需求 | form | S4 | demand in which the percentage change in quantity demanded is larger than the percentage change in price but not infinitely so | 需求量的百分比變動大於價格的百分比變動、但並非無限大的需求 | also-zh=高彈性需求; not=perfectly elastic demand
inelastic demand | 低彈性需求 | form | S4 | demand in which the percentage change in quantity demanded is smaller than the percentage change in price but not zero | 需求量的百分比變動小於價格的百分比變動、但不等於零的需求 | not=perfectly inelastic demand
unitarily elastic demand | 單位彈性需求 | form | S4 | demand in which the percentage change in quantity demanded is equal to the percentage change in price | 需求量的百分比變動與價格的百分比變動相等的需求 | also=unit elastic demand, unitary elastic demand; also-zh=單一彈性需求
perfectly elastic demand | 完全彈性需求 | form | S4 | demand in which buyers buy any quantity at one price but nothing at all if it rises, shown by a horizontal line | 買家在某價格願買任何數量、價格一升便完全不買，以水平線表示的需求
perfectly inelastic demand | 完全無彈性需求 | form | S4 | demand in which the quantity demanded stays the same whatever the price, shown by a vertical line | 不論價格如何需求量都維持不變，以垂直線表示的需求 | also-zh=完全缺乏彈性需求
elastic supply | 彈性供應 | form | S4 | supply in which the percentage change in quantity supplied is larger than the percentage change in price but not infinitely so | 供應量的百分比變動大於價格的百分比變動、但並非無限大的供應 | also-zh=高彈性供應
inelastic supply | 低彈性供應 | form | S4 | supply in which the percentage change in quantity supplied is smaller than the percentage change in price but not zero | 供應量的百分比變動小於價格的百分比變動、但不等於零的供應
unitarily elastic supply | 單位彈性供應 | form | S4 | supply in which the percentage changes in quantity supplied and in price are equal, as on any straight line from the origin | 供應量與價格的百分比變動相等、例如以通過原點的直線表示的供應 | also=unit elastic supply, unitary elastic supply; also-zh=單一彈性供應
perfectly elastic supply | 完全彈性供應 | form | S4 | supply in which sellers offer any quantity at one price but nothing at all if it falls, shown by a horizontal line | 賣家在某價格願賣任何數量、價格一跌便完全不賣，以水平線表示的供應
perfectly inelastic supply | 完全無彈性供應 | form | S4 | supply in which the quantity supplied stays the same whatever the price, shown by a vertical line | 不論價格如何供應量都維持不變，以垂直線表示的供應 | also-zh=完全缺乏彈性供應
luxury | 奢侈品 | object | S6 | a good for which the quantity demanded rises by a larger percentage than consumers' income | 需求量的升幅百分比大於消費者收入升幅百分比的物品 | not=necessity
necessity | 必需品 | object | S6 | a good for which the quantity demanded rises with consumers' income but by a smaller percentage | 需求量隨消費者收入上升，但升幅百分比較收入升幅小的物品 | not=luxury
lump-sum tax | 定額稅 | method | S4 | a tax of one fixed amount that does not change with the number of units made or sold | 不隨產量或銷量改變的一筆固定數額的稅款
set | measures of responsiveness | 量度反應程度的概念 | price elasticity of demand; price elasticity of supply; income elasticity of demand; cross elasticity of demand
set | demand by its response to price | 按對價格的反應劃分的需求 | elastic demand; inelastic demand; unitarily elastic demand; perfectly elastic demand; perfectly inelastic demand
set | supply by its response to price | 按對價格的反應劃分的供應 | elastic supply; inelastic supply; unitarily elastic supply; perfectly elastic supply; perfectly inelastic supply
set | extreme cases on a demand and supply diagram | 供求圖上的極端情況 | perfectly elastic demand; perfectly inelastic demand; perfectly elastic supply; perfectly inelastic supply
set | cases between the extremes | 介乎極端之間的情況 | elastic demand; inelastic demand; elastic supply; inelastic supply
set | goods by the response of purchases to income or prices | 按購買量對收入或價格的反應劃分的物品 | luxury; necessity; inferior good; complement
set | government measures that burden or limit sellers | 令賣家負擔增加或銷量受限的政府措施 | lump-sum tax; ad valorem tax; unit tax=從量稅; quota
order | demand from the least to the most responsive to price | 需求對價格的反應由最小至最大 | perfectly inelastic demand > inelastic demand > unitarily elastic demand > elastic demand > perfectly elastic demand
order | supply from the least to the most responsive to price | 供應對價格的反應由最小至最大 | perfectly inelastic supply > inelastic supply > unitarily elastic supply > elastic supply > perfectly elastic supply
fact | perfectly inelastic demand | 完全無彈性需求 | absolute value of the price elasticity | 價格彈性的絕對值 | zero | 零 |
fact | inelastic demand | 低彈性需求 | absolute value of the price elasticity | 價格彈性的絕對值 | between zero and one | 介乎零與一之間 |
fact | unitarily elastic demand | 單位彈性需求 | absolute value of the price elasticity | 價格彈性的絕對值 | one | 一 |
fact | elastic demand | 彈性需求 | absolute value of the price elasticity | 價格彈性的絕對值 | greater than one but not infinite | 大於一但非無限大 |
fact | perfectly elastic demand | 完全彈性需求 | absolute value of the price elasticity | 價格彈性的絕對值 | infinity | 無限大 |

== Firms and production | 廠商與生產
sole proprietorship | 獨資經營 | institution | S4 | a business owned by one person who bears all its debts without limit | 由一人擁有並須無限承擔所有債務的企業 | also=sole trader; also-zh=獨資企業
partnership | 合夥經營 | institution | S4 | a business without a legal identity of its own, owned by two or more persons who agree to share its profits | 由兩人或以上協議分享利潤、本身沒有法人身分的企業 | also-zh=合夥企業
private limited company | 私人有限公司 | institution | S4 | a firm with its own legal identity that is not allowed to invite the general public to buy its shares | 具獨立法人身分但不得向公眾發售股票的企業 | also=private company; not=public limited company
public limited company | 公眾有限公司 | institution | S4 | a firm with its own legal identity, owned by shareholders, that may invite anyone to buy its shares | 由股東擁有、具獨立法人身分並可向任何人發售股票的企業 | also=public company; not=public enterprise
public enterprise | 公營企業 | institution | S4 | a business owned by the government rather than by private persons | 由政府而非私人擁有的企業 | not=public limited company
cooperative | 合作社 | institution | S4 | a business owned and run by its members for their shared benefit, usually with one vote each | 由成員為共同利益而擁有及管理、通常每人一票的企業
limited liability | 有限責任 | idea | S4 | the rule that owners of a firm can lose no more than the money they have put into it | 企業擁有者的損失不會超過其投入金額的規定 | not=unlimited liability
unlimited liability | 無限責任 | idea | S4 | the rule that owners must pay the debts of a firm even out of their personal property | 企業擁有者須以個人財產償還企業全部債務的規定 | not=limited liability
separate legal entity | 獨立法人 | idea | S4 | the status of a firm that can own property, sue and be sued in its own name | 企業可用本身名義擁有財產、起訴和被起訴的地位
continuity of business | 業務延續性 | idea | S4 | the feature that a firm lives on when its owners die, leave or change | 企業不因擁有者去世、離開或更換而結束的特點 | also=perpetual existence; also-zh=永久存在
ordinary share | 普通股 | object | S4 | a security that makes its holder a part-owner of a company with voting rights and a dividend that varies with profit | 令持有人成為公司擁有者之一、享有投票權而股息隨利潤變動的證券 | also=ordinary stock, common stock; not=bond
preference share | 優先股 | object | S6 | a security whose holders are paid dividends before the other owners of a company but usually have no voting rights | 持有人可比公司其他擁有者先獲派股息、但通常沒有投票權的證券 | also=preferred stock
bond | 債券 | object | S4 | a security by which the issuer promises to repay a loan on a stated date and to pay interest on it | 發行人承諾定期付息並於指定日期償還借款的證券 | also=debenture; not=ordinary share
dividend | 股息 | quantity | S4 | the part of a company's profit that is paid out to its shareholders | 公司利潤中分派給股東的部分
capital gain | 資本增值 | quantity | S4 | the profit from selling an asset at a higher price than it was bought for | 以高於買入價出售資產所得的利潤
primary production | 第一級生產 | process | S2 | the obtaining of natural resources from land or sea, as in farming, fishing and mining | 從土地或海洋取得天然資源的活動，例如農業、漁業和採礦 | also-zh=初級生產
secondary production | 第二級生產 | process | S2 | the turning of raw materials into finished or half-finished goods, as in manufacturing and construction | 把原料變成製成品或半製成品的活動，例如製造業和建造業 | also-zh=次級生產
tertiary production | 第三級生產 | process | S2 | the supplying of services, as in trade, transport, banking and education | 提供服務的活動，例如貿易、運輸、銀行和教育 | also-zh=三級生產
simple division of labour | 簡單分工 | process | S4 | an arrangement in which each worker makes the whole of one kind of product and exchanges it for others | 每名工人獨自完成整件某類產品再與他人交換的安排 | not=complex division of labour
complex division of labour | 複雜分工 | process | S4 | an arrangement in which the making of one product is split into steps done by different workers | 把一件產品的製造拆成多個工序由不同工人負責的安排 | not=simple division of labour
regional division of labour | 地區性分工 | process | S4 | an arrangement in which different places each concentrate on certain products or on certain stages of a product | 不同地方各自專門製造某些產品或負責產品某些階段的安排
land | 土地 | form | S4 | the gifts of nature that are used in production and were not made by people | 用於生產而並非由人製造的大自然賜予 | not=capital
labour | 勞力 | form | S4 | the physical and mental effort that people put into production for pay | 人們為報酬而投入生產的體力和腦力 | also=labor
capital | 資本 | form | S4 | the man-made resources, such as machines and factories, that are used in production | 用於生產的人造資源，例如機器和廠房 | not=land
entrepreneurship | 企業家才能 | form | S4 | the ability to organise other resources, make business decisions and bear risk | 組織其他資源、作出業務決策並承擔風險的能力
rent | 租金 | quantity | S4 | the payment earned by owners of land for its use in production | 土地擁有者因土地用於生產而得到的報酬
wage | 工資 | quantity | S3 | the payment earned by workers for their physical and mental effort | 工人付出體力和腦力而得到的報酬
interest | 利息 | quantity | S4 | the payment earned by lenders or by owners of capital for giving up the present use of their resources | 貸款人或資本擁有者放棄現時使用資源而得到的報酬
profit | 利潤 | quantity | S3 | the reward left to an entrepreneur after all other payments have been made out of revenue | 從收入付清其他一切款項後留給企業家的報酬
fixed factor | 固定生產要素 | form | S4 | an input whose quantity does not change when output changes | 數量不隨產量改變而改變的投入 | not=variable factor
variable factor | 可變生產要素 | form | S4 | an input whose quantity changes when output changes | 數量隨產量改變而改變的投入 | not=fixed factor
short run | 短期 | period | S4 | the period in which at least one factor of production of a firm is fixed in quantity | 廠商至少有一種生產要素數量固定的時段 | not=long run
long run | 長期 | period | S4 | the period in which all the factors of production of a firm can be changed in quantity | 廠商所有生產要素的數量都可改變的時段 | not=short run
total product | 總產量 | quantity | S4 | the whole quantity of output produced with given amounts of factors of production | 使用一定數量的生產要素所生產的全部產出
average product | 平均產量 | quantity | S4 | the quantity of output produced per unit of a variable factor | 每單位可變生產要素所生產的產出數量
marginal product | 邊際產量 | quantity | S4 | the extra output produced when one more unit of a variable factor is employed | 多用一單位可變生產要素所增加的產出數量
law of diminishing marginal returns | 邊際產量遞減定律 | law | S4 | the rule that as more of a variable factor is added to fixed factors, the extra output will eventually become smaller and smaller | 不斷把可變生產要素加於固定生產要素時，每次增加的產出最終會越來越少的規律 | also=law of diminishing returns; also-zh=邊際回報遞減定律; not=internal diseconomies of scale
internal economies of scale | 內部規模經濟 | idea | S4 | the fall in average cost that results from a firm's own expansion in the long run | 廠商本身在長期擴充而引致平均成本下降的現象 | not=external economies of scale
internal diseconomies of scale | 內部規模不經濟 | idea | S4 | the rise in average cost that results from a firm's own expansion in the long run | 廠商本身在長期擴充而引致平均成本上升的現象 | not=law of diminishing marginal returns
external economies of scale | 外部規模經濟 | idea | S4 | the fall in a firm's average cost that results from the expansion of its whole industry | 整個行業擴張而引致個別廠商平均成本下降的現象 | not=internal economies of scale
external diseconomies of scale | 外部規模不經濟 | idea | S4 | the rise in a firm's average cost that results from the expansion of its whole industry | 整個行業擴張而引致個別廠商平均成本上升的現象
technical economies of scale | 技術性規模經濟 | idea | S4 | the saving a large firm makes per unit by using bigger and more advanced machines fully | 大廠商充分使用較大型、較先進機器而節省的單位成本 | kind=internal economies of scale
managerial economies of scale | 管理性規模經濟 | idea | S4 | the saving a large firm makes per unit by hiring specialists to run its departments | 大廠商聘用專才主理各部門而節省的單位成本 | kind=internal economies of scale
financial economies of scale | 財務性規模經濟 | idea | S4 | the saving a large firm makes per unit by borrowing more easily and at lower interest | 大廠商較易以較低利率借款而節省的單位成本 | kind=internal economies of scale
marketing economies of scale | 推銷性規模經濟 | idea | S4 | the saving a large firm makes per unit by spreading the expense of advertising over a larger output | 大廠商把廣告開支攤分到較大產量而節省的單位成本 | kind=internal economies of scale
purchasing economies of scale | 採購性規模經濟 | idea | S4 | the saving a large firm makes per unit through discounts on raw materials ordered in bulk | 大廠商大批訂購原料獲得折扣而節省的單位成本 | kind=internal economies of scale
internal expansion | 內部擴張 | process | S4 | the growth of a firm by adding to its own plants, outlets or staff | 廠商透過增加本身廠房、分店或員工而壯大
horizontal integration | 橫向合併 | process | S4 | the joining of firms at the same stage of making the same kind of product | 從事同類產品同一生產階段的廠商結合 | also=horizontal expansion; also-zh=橫向擴張
backward vertical integration | 後向縱向合併 | process | S4 | the joining of a firm with another at an earlier stage of making the same product, such as its supplier | 廠商與同一產品較早生產階段的廠商如供應商結合 | also=backward integration; also-zh=後向縱向擴張; not=forward vertical integration
forward vertical integration | 前向縱向合併 | process | S4 | the joining of a firm with another at a later stage of the same product, such as its retailer | 廠商與同一產品較後階段的廠商如零售商結合 | also=forward integration; also-zh=前向縱向擴張; not=backward vertical integration
lateral integration | 側向合併 | process | S4 | the joining of firms whose products are related but not the same and not at successive stages | 產品有關連但不相同、亦非先後階段的廠商結合 | also=lateral expansion; also-zh=側向擴張
conglomerate integration | 混合合併 | process | S4 | the joining of firms whose products are unrelated to each other | 產品互不相關的廠商結合 | also=conglomerate expansion; also-zh=混合擴張
takeover | 收購 | process | S4 | the gaining of control of another firm by buying most of its shares | 透過買入另一廠商的大部分股份而取得其控制權 | also=acquisition
merger | 合併 | process | S4 | the combining of two firms into one by the agreement of both | 兩間廠商經雙方同意結合為一
joint venture | 合營 | process | S4 | the running of one project by two or more firms that otherwise remain separate | 兩間或以上仍各自獨立的廠商共同經營某項目
franchising | 特許經營 | process | S4 | the licensing of a brand and business method to another firm in return for a fee | 收取費用讓另一廠商使用品牌和營運模式的安排
set | forms of business ownership | 企業的擁有權類別 | sole proprietorship; partnership; private limited company; public limited company; public enterprise
set | businesses by who owns them | 按擁有者分類的企業 | cooperative; public enterprise; sole proprietorship; private limited company
set | features of ownership forms | 企業擁有權的特點 | limited liability; unlimited liability; separate legal entity; continuity of business
set | long-term funds of a company | 公司的長期資金來源 | ordinary share; preference share; bond; retained profit=保留利潤
set | earnings from assets and resources | 來自資產和資源的收益 | dividend; capital gain; rent; interest
set | ways of organising work | 組織工作的方式 | simple division of labour; complex division of labour; regional division of labour; self-sufficiency
set | factors of production | 生產要素 | land; labour; capital; entrepreneurship
set | rewards of the factors of production | 生產要素的報酬 | rent; wage; interest; profit
set | time and inputs of a firm | 廠商的時段與投入 | short run; long run; fixed factor; variable factor
set | cost changes with scale | 規模與成本的關係 | internal economies of scale; internal diseconomies of scale; external economies of scale; external diseconomies of scale
set | reasons why large firms have lower average cost | 大廠商平均成本較低的原因 | technical economies of scale; managerial economies of scale; financial economies of scale; marketing economies of scale; purchasing economies of scale
set | directions of expansion | 廠商擴張的方向 | horizontal integration; backward vertical integration; forward vertical integration; lateral integration; conglomerate integration
set | ways in which a firm grows or spreads | 廠商壯大或拓展的方式 | internal expansion; merger; takeover; joint venture; franchising
order | stages from nature to customer | 由大自然到顧客的生產階段 | primary production > secondary production > tertiary production
order | product curves in the order in which they reach their highest points as a variable factor is added | 可變生產要素增加時各產量曲線先後到達最高點的次序 | marginal product > average product > total product

== Costs, revenue and profit | 成本、收入與利潤
fixed cost | 固定成本 | quantity | S4 | the cost of production that does not change with output in the short run | 短期內不隨產量改變的生產成本 | also=total fixed cost; also-zh=總固定成本; not=variable cost
variable cost | 可變成本 | quantity | S4 | the cost of production that rises and falls with the output of a firm | 隨廠商產量增減而升跌的生產成本 | also=total variable cost; also-zh=總可變成本; not=fixed cost
total cost | 總成本 | quantity | S4 | the sum of all the costs of producing a given output | 生產某一產量所需全部成本的總和
average fixed cost | 平均固定成本 | quantity | S4 | the cost that does not change with output divided by the quantity of output | 不隨產量改變的成本除以產量
average variable cost | 平均可變成本 | quantity | S4 | the cost that changes with output divided by the quantity of output | 隨產量改變的成本除以產量
average total cost | 平均總成本 | quantity | S4 | the whole cost of producing a given output divided by the quantity of output | 生產某一產量的全部成本除以產量 | also=average cost; also-zh=平均成本; not=marginal cost
marginal cost | 邊際成本 | quantity | S4 | the addition to the whole cost of a firm from producing one more unit of output | 多生產一單位產品所引致的全部成本增幅 | not=average total cost
explicit cost | 顯性成本 | quantity | S4 | the money actually paid to outsiders for hired or purchased inputs | 因僱用或購買投入而實際付給外人的金錢 | not=implicit cost
implicit cost | 隱性成本 | quantity | S4 | the earnings forgone by using inputs that the owner of a firm already possesses | 企業主使用自己擁有的投入而放棄的收益 | not=explicit cost
total revenue | 總收入 | quantity | S4 | the price of a good multiplied by the number of units sold | 物品的價格乘以售出的單位數目 | not=economic profit
average revenue | 平均收入 | quantity | S4 | the whole receipts from sales divided by the number of units sold | 銷售所得的全部金額除以售出的單位數目
marginal revenue | 邊際收入 | quantity | S4 | the addition to the whole receipts of a firm from selling one more unit | 多售一單位產品所引致的全部銷售金額增幅
accounting profit | 會計利潤 | quantity | S4 | total revenue minus explicit costs, with implicit costs not deducted | 總收入減去顯性成本、但沒有扣除隱性成本的數額 | not=economic profit
economic profit | 經濟利潤 | quantity | S4 | total revenue minus all costs, both explicit and implicit | 總收入減去所有顯性成本和隱性成本後的數額 | not=accounting profit
normal profit | 正常利潤 | quantity | S4 | the minimum return that keeps an owner in an industry, equal to what could be earned in the best alternative | 令企業主留在行業內的最低回報，等於投身其他行業所能賺取的數額
break-even point | 收支平衡點 | quantity | S4 | the output at which total revenue equals total cost, so that there is neither profit nor loss | 總收入等於總成本、既無盈利亦無虧損的產量 | also-zh=損益平衡點
shutdown point | 停業點 | quantity | S6 | the output at which the price just covers the lowest average variable cost, below which a firm stops producing at once | 價格剛好等於最低平均可變成本的產量，再低則廠商即時停產
profit-maximising output | 利潤極大化產量 | quantity | S4 | the quantity at which marginal revenue equals marginal cost and total revenue exceeds total cost by the most | 邊際收入等於邊際成本、總收入超出總成本最多的數量
minimum efficient scale | 最小有效規模 | quantity | S6 | the smallest output at which a firm reaches its lowest long-run average cost | 廠商達到最低長期平均成本時的最小產量
set | costs by their change with output | 按隨產量變動的情況劃分的成本 | fixed cost; variable cost; total cost; marginal cost
set | costs per unit | 每單位的成本 | average fixed cost; average variable cost; average total cost; marginal cost
set | ways of reckoning profit | 利潤的計算方式 | accounting profit; economic profit; normal profit; gross profit=毛利
set | critical outputs of a firm | 廠商的關鍵產量 | break-even point; shutdown point; profit-maximising output; minimum efficient scale
set | quantities per or for one more unit | 每單位或多一單位的數量 | marginal cost; marginal revenue; marginal product; marginal utility
set | averages of a firm | 廠商的平均數 | average product; average revenue; average fixed cost; average total cost
order | points met as output rises, where the curves are U-shaped | 在U形曲線下隨產量增加而先後遇到的點 | lowest marginal cost=邊際成本最低點 > lowest average variable cost=平均可變成本最低點 > lowest average total cost=平均總成本最低點

== Market structure | 市場結構
perfect competition | 完全競爭 | form | S4 | a market of very many small sellers of identical goods with free entry and full information | 有極多小賣家售賣同樣物品、可自由加入而資訊充分的市場 | not=monopolistic competition
monopolistic competition | 壟斷性競爭 | form | S4 | a market of many sellers whose products differ slightly, with free entry | 有許多售賣略有差異的產品的賣家並可自由加入的市場 | not=perfect competition, monopoly
oligopoly | 寡頭壟斷 | form | S4 | a market dominated by a few large sellers that are interdependent and react to each other's decisions | 由數個互相依賴、會回應對方決策的大賣家主導的市場 | not=monopoly
monopoly | 壟斷 | form | S4 | a market with only one seller of a good that has no close substitutes | 只有一個賣家、其物品沒有相近代替品的市場 | also-zh=獨家壟斷; not=oligopoly
price taker | 受價者 | role | S4 | a seller that cannot influence the market price and can sell any quantity at that price | 對市場價格沒有影響力、可按市價出售任何數量的賣家 | also-zh=接受價格者; not=price searcher
price searcher | 覓價者 | role | S4 | a seller facing a downward-sloping demand curve that can choose its own selling price | 面對向下傾斜需求曲線、可自行選擇售價的賣家 | also=price maker; also-zh=尋價者; not=price taker
price leader | 價格領導者 | role | S6 | a dominant firm in an industry whose price changes are followed by its rivals | 行內佔主導地位、改變售價時對手都會跟隨的廠商
natural monopoly | 自然壟斷 | form | S4 | a market with a single seller that arises because one firm can supply all buyers at lower average cost than several firms could | 因單一廠商供應全部買家的平均成本低於由多個廠商供應而形成的單一賣家市場
legal monopoly | 法定壟斷 | form | S6 | a market with a single seller that arises because the law or the government grants one firm an exclusive right | 因法律或政府授予某廠商專有權利而形成的單一賣家市場 | also=statutory monopoly
barrier to entry | 入行障礙 | idea | S4 | an obstacle that makes it difficult for new firms to start up in a market | 令新廠商難以加入市場的阻礙 | also=entry barrier; also-zh=進入障礙
homogeneous product | 同質產品 | object | S4 | a good that buyers see as identical whichever seller it comes from | 無論由哪個賣家出售買家都視為一模一樣的物品 | not=heterogeneous product
heterogeneous product | 異質產品 | object | S4 | a good that buyers see as different according to which seller it comes from | 因賣家不同而被買家視為有差異的物品 | also=differentiated product; not=homogeneous product
product differentiation | 產品差異化 | method | S4 | the making of a good different in design, quality or image from those of rivals | 令物品的設計、質素或形象與對手有別的做法
price competition | 價格競爭 | method | S4 | the winning of customers from rivals by lowering prices | 以降低售價來與對手爭取顧客的做法 | not=non-price competition
non-price competition | 非價格競爭 | method | S4 | the winning of customers from rivals by better quality, advertising or service instead of lower prices | 以較佳質素、廣告或服務而非減價來爭取顧客的做法
perfect information | 完全訊息 | idea | S4 | the condition in which all buyers and sellers know all prices and qualities at no cost | 所有買賣雙方都可不付代價知道一切價格和質素的狀況 | also-zh=完全資訊
free entry | 自由進出 | idea | S4 | the condition in which new firms can join a market or old ones leave it without obstacles | 新廠商可無阻地加入市場、舊廠商可無阻地離開的狀況 | also=free entry and exit
price discrimination | 價格分歧 | method | S6 | the selling of the same good at different prices when costs of supply do not differ | 供應成本沒有分別而以不同價格出售同一物品的做法 | also-zh=價格歧視
first-degree price discrimination | 一級價格分歧 | method | S6 | the charging of the highest price that each buyer is willing to pay for each unit | 對每一單位收取每名買家願意支付的最高價格的做法 | also=perfect price discrimination; also-zh=完全價格分歧
second-degree price discrimination | 二級價格分歧 | method | S6 | the charging of different prices per unit according to the quantity bought | 按購買數量的多少收取不同單價的做法
third-degree price discrimination | 三級價格分歧 | method | S6 | the charging of different prices to separate groups of buyers, such as adults and students | 對成人和學生等不同組別的買家收取不同價格的做法
patent | 專利權 | document | S4 | a legal grant giving an inventor the sole right to make and sell an invention for some years | 法律授予發明者在若干年內獨自製造和售賣其發明的權利 | not=copyright, trademark
copyright | 版權 | document | S4 | a legal protection that stops others from copying a book, song, film or other creative work | 禁止他人複製書籍、歌曲、電影等創作的法律保障 | not=patent
trademark | 商標 | document | S4 | a registered name or sign that marks out the goods of one firm from those of others | 經註冊用以識別某廠商物品的名稱或標誌
franchise right | 專營權 | document | S4 | a government permit that allows a chosen firm to run a service, such as buses, on set terms | 政府准許選定廠商按指定條件經營巴士等服務的許可 | also-zh=特許專營權
game theory | 博弈論 | theory | S6 | the study of how players choose strategies when each one's result depends on what the others do | 研究各方結果互相牽連時如何選取策略的學說
dominant strategy | 優勢策略 | idea | S6 | a plan of action that is best for a player whatever the others do | 無論對手如何行動對自己都是最好的行動方案 | also-zh=支配性策略
Nash equilibrium | 納殊均衡 | idea | S6 | an outcome in which no player can do better by changing its plan alone | 任何一方單獨改變做法都不能得到更好結果的局面 | also-zh=納什均衡
prisoner's dilemma | 囚徒困境 | idea | S6 | a situation in which each player's best choice for itself leaves all worse off than if they had cooperated | 各自選取對自己最有利的做法卻令所有人比合作時更差的局面
zero-sum game | 零和遊戲 | idea | S6 | a situation in which whatever one player gains is exactly lost by the others | 一方所得恰好等於其他各方所失的局面
duopoly | 雙頭壟斷 | form | S6 | a market with exactly two sellers | 剛好只有兩個賣家的市場
concentration ratio | 集中比率 | quantity | S6 | the share of total sales in an industry held by its few largest firms | 行內最大數間廠商佔全行總銷售額的百分比
market share | 市場佔有率 | quantity | S4 | the sales of one firm as a percentage of the total sales of its industry | 某廠商銷售額佔全行總銷售額的百分比 | also-zh=市場份額
Herfindahl-Hirschman index | 赫芬達爾指數 | quantity | S6 | the sum of the squares of the percentages of sales held by all firms in an industry | 行內所有廠商所佔銷售百分比的平方之總和 | also=HHI
set | market structures by sellers | 按賣家劃分的市場結構 | perfect competition; monopolistic competition; oligopoly; monopoly
set | players in a market | 市場中的角色 | price taker; price searcher; monopsonist=獨家買方; free rider=搭便車者
set | firms and persons named after what they do in a market | 按市場行為命名的廠商或人 | price leader; price taker; monopsonist=獨家買方; free rider=搭便車者
set | markets with imperfect competition | 不完全競爭的市場 | natural monopoly; legal monopoly; oligopoly; monopolistic competition
set | features of markets | 市場的特點 | barrier to entry; perfect information; free entry; interdependence=互相依賴
set | degrees and other forms of pricing | 定價的級別和方式 | first-degree price discrimination; second-degree price discrimination; third-degree price discrimination; price competition
set | legal rights that protect a seller | 保護賣家的法定權利 | patent; copyright; trademark; franchise right
set | ideas of game theory | 博弈論的概念 | dominant strategy; Nash equilibrium; prisoner's dilemma; zero-sum game
set | measures of concentration and power | 量度集中程度和力量的概念 | concentration ratio; market share; Herfindahl-Hirschman index; price elasticity of demand
set | firms' ways of standing out or setting prices | 廠商突出自己或定價的方式 | product differentiation; price competition; price discrimination; price fixing
order | market structures from the most to the fewest sellers | 賣家由最多至最少的市場結構 | perfect competition > monopolistic competition > oligopoly > monopoly

== Competition policy | 競爭政策
Competition Ordinance | 《競爭條例》 | document | S6 | the Hong Kong law, in full effect since December 2015, against price fixing, bid-rigging and abuse of market power | 於2015年12月全面實施、禁止合謀定價、圍標和濫用市場權勢的香港法例
Competition Commission | 競爭事務委員會 | institution | S6 | the Hong Kong body that investigates price fixing, bid-rigging and the like and brings cases before a court | 調查合謀定價、圍標等行為並把案件提交法庭的香港機構 | not=Competition Tribunal, Consumer Council
Competition Tribunal | 競爭事務審裁處 | institution | S6 | the Hong Kong court that hears cases of price fixing, bid-rigging and the like and imposes penalties | 審理合謀定價、圍標等案件並判處罰則的香港法庭 | not=Competition Commission
Consumer Council | 消費者委員會 | institution | S2 | the Hong Kong body that handles shoppers' complaints, tests products and publishes a magazine of test results | 處理顧客投訴、測試產品並出版測試結果月刊的香港機構 | not=Competition Commission
First Conduct Rule | 第一行為守則 | law | S6 | the Hong Kong prohibition of agreements and concerted practices between firms that harm competition | 香港禁止廠商之間訂立損害競爭的協議或採取經協調做法的規定 | not=Second Conduct Rule
Second Conduct Rule | 第二行為守則 | law | S6 | the Hong Kong prohibition of abuse of substantial market power by a firm to harm competition | 香港禁止廠商濫用相當程度市場權勢以損害競爭的規定 | not=First Conduct Rule
Merger Rule | 合併守則 | law | S6 | the Hong Kong ban on telecommunications firms combining when this substantially lessens competition | 香港禁止電訊廠商以結合方式大幅減弱競爭的規定
price fixing | 合謀定價 | method | S6 | an agreement between rival firms on how much to charge | 互為對手的廠商協議收費水平的做法 | not=predatory pricing
market sharing | 瓜分市場 | method | S6 | an agreement between rival firms not to compete for each other's customers or areas | 互為對手的廠商協議不爭奪對方顧客或地區的做法
output restriction | 限制產量 | method | S6 | an agreement between rival firms to hold down the amounts they make or sell | 互為對手的廠商協議壓低出產或銷售數目的做法
bid-rigging | 圍標 | method | S6 | an agreement between rival firms on which of them is to win a tender | 互為對手的廠商協議由誰投得合約的做法
predatory pricing | 攻擊性定價 | method | S6 | the charging of less than cost by a powerful firm in order to drive rivals out | 有勢力的廠商以低於成本的收費把對手逐出市場的做法 | also-zh=掠奪性定價; not=price fixing
tying | 搭售 | method | S6 | the selling of one product only on condition that the buyer also takes another one | 買家必須一併購買另一產品才肯出售某產品的做法 | not=exclusive dealing
exclusive dealing | 獨家交易 | method | S6 | a requirement that a buyer obtain all or most of its supplies from one seller | 要求買家全部或大部分貨品只向某賣家購買的做法
refusal to deal | 拒絕交易 | method | S6 | the withholding of supplies by a powerful firm from a customer or a rival that needs them | 有勢力的廠商不向有需要的顧客或對手供貨的做法
resale price maintenance | 維持轉售價格 | method | S6 | the fixing by a supplier of the lowest amount that its retailers may charge customers | 供應商訂明零售商向顧客收費最低限額的做法 | also-zh=操控轉售價格
leniency | 寬待 | method | S6 | the lighter treatment of a cartel member that reports the group and helps the investigation | 對舉報同夥並協助調查的卡特爾成員從輕處理的做法
price regulation | 價格管制 | method | S6 | the limiting by a public authority of what a monopolist may charge | 由當局限制壟斷者收費水平的做法
nationalisation | 國有化 | method | S6 | the taking of a private firm or industry into government ownership | 把私人企業或行業收歸政府擁有的做法 | not=privatisation
privatisation | 私營化 | method | S6 | the selling of a government-owned firm or service to private owners | 把政府擁有的企業或服務售予私人的做法 | also-zh=私有化; not=nationalisation
deregulation | 放寬管制 | method | S6 | the removal of government rules that limit entry, prices or conduct in an industry | 撤銷限制某行業加入、收費或行為的政府規例的做法
Employment Ordinance | 《僱傭條例》 | document | S4 | the Hong Kong law that lays down workers' rest days, holidays, sick pay and severance pay | 訂明工人休息日、假期、疾病津貼和遣散費的香港法例
Minimum Wage Ordinance | 《最低工資條例》 | document | S4 | the Hong Kong law that sets the lowest hourly rate that employees must be paid | 訂明僱員每小時報酬下限的香港法例
Inland Revenue Ordinance | 《稅務條例》 | document | S6 | the Hong Kong law that imposes taxes on property, earnings from jobs and business profits | 對物業、受僱收入和業務利潤徵稅的香港法例
Banking Ordinance | 《銀行業條例》 | document | S6 | the Hong Kong law that sets out the licensing and supervision of deposit-taking institutions | 訂明接受存款機構的發牌和監管安排的香港法例
Trade Descriptions Ordinance | 《商品說明條例》 | document | S4 | the Hong Kong law against false claims about goods and unfair sales practices | 禁止對貨品作虛假陳述和不良營商手法的香港法例
set | Hong Kong laws of economic life | 與經濟生活有關的香港法例 | Competition Ordinance; Employment Ordinance; Minimum Wage Ordinance; Inland Revenue Ordinance; Banking Ordinance; Trade Descriptions Ordinance
set | Hong Kong bodies that watch over markets | 監察市場的香港機構 | Competition Commission; Competition Tribunal; Consumer Council; Hong Kong Monetary Authority
set | rules on competition in Hong Kong | 香港的競爭規則 | First Conduct Rule; Second Conduct Rule; Merger Rule; block exemption order=集體豁免命令
set | serious anti-competitive agreements between rivals | 對手之間的嚴重反競爭協議 | price fixing; market sharing; output restriction; bid-rigging
set | conduct that may be an abuse of market power | 可能屬濫用市場權勢的行為 | predatory pricing; tying; exclusive dealing; refusal to deal
set | practices of pricing | 定價的手法 | price fixing; predatory pricing; resale price maintenance; third-degree price discrimination
set | practices between sellers and their customers or retailers | 賣家與顧客或零售商之間的做法 | resale price maintenance; tying; exclusive dealing; franchising
set | government policies towards industries | 政府對行業的政策 | price regulation; nationalisation; privatisation; deregulation
set | ways of dealing with market power | 應付市場權勢的方法 | leniency; price regulation; deregulation; nationalisation
set | joint action by firms | 廠商的聯合行動 | market sharing; bid-rigging; joint venture; merger

== Efficiency, equity and market failure | 效率、公平與市場失效
economic efficiency | 經濟效率 | idea | S4 | the state in which marginal benefit equals marginal cost to society, so that total surplus is greatest | 社會的邊際利益等於邊際成本、總盈餘達到最高的狀況 | not=equity
equity | 公平 | idea | S4 | the fairness with which income or opportunities are shared among people in society | 收入或機會在社會各人之間分配得合理與否的考慮 | not=economic efficiency
equality of opportunity | 機會均等 | idea | S4 | the view of fairness that all people should have the same chance to compete under the same rules | 認為人人應在相同規則下有同樣競爭條件的公平觀 | also=equalising opportunities; not=equality of income
equality of income | 收入均等 | idea | S4 | the view of fairness that all people should end up with similar earnings | 認為人人最終的所得應該相若的公平觀 | also=equalising incomes; not=equality of opportunity
allocative efficiency | 配置效率 | idea | S6 | the state in which an economy makes the mix of goods that people value most | 經濟體系製造出人們最重視的物品組合的狀況
productive efficiency | 生產效率 | idea | S6 | the state in which goods are made at the lowest possible cost with no resource wasted | 以最低可能成本製造物品而沒有浪費資源的狀況
deadweight loss | 無謂損失 | quantity | S4 | the fall in total surplus that goes to nobody when output departs from the efficient level | 產量偏離有效率水平時所失去而無人得到的總盈餘 | also=efficiency loss; also-zh=效率損失, 淨損失
market failure | 市場失效 | idea | S6 | the case in which the price mechanism leads to an inefficient allocation of resources | 價格機制導致資源分配缺乏效率的情況 | also-zh=市場失靈
overproduction | 過量生產 | idea | S4 | output greater than the efficient level, so that marginal social cost exceeds marginal social benefit | 產量高於有效率的水平、邊際社會成本高於邊際社會利益的情況 | not=underproduction
underproduction | 生產不足 | idea | S4 | output smaller than the efficient level, so that marginal social benefit exceeds marginal social cost | 產量低於有效率的水平、邊際社會利益高於邊際社會成本的情況 | not=overproduction
externality | 外部效應 | idea | S4 | an uncompensated effect of producing or consuming a good on people who are neither its buyers nor its sellers | 生產或消費物品對買賣雙方以外的人造成而沒有補償的影響 | also-zh=外部性
private cost | 私人成本 | quantity | S4 | the cost of an activity that its decision makers themselves bear | 某活動的決策者自己所承擔的成本 | not=external cost, social cost
external cost | 外部成本 | quantity | S4 | the cost of an activity that falls without compensation on people other than its decision makers | 某活動令決策者以外的人承擔而沒有補償的成本 | not=private cost
social cost | 社會成本 | quantity | S4 | the whole cost of an activity, borne by its decision makers and by all others | 某活動令決策者及其他所有人承擔的全部成本
private benefit | 私人利益 | quantity | S4 | the benefit of an activity that its decision makers themselves receive | 某活動的決策者自己所得到的利益 | not=external benefit, social benefit
external benefit | 外部利益 | quantity | S4 | the benefit of an activity that goes without payment to people other than its decision makers | 某活動為決策者以外的人帶來而不獲付款的利益 | not=private benefit
social benefit | 社會利益 | quantity | S4 | the whole benefit of an activity, received by its decision makers and by all others | 某活動為決策者及其他所有人帶來的全部利益
public good | 公用物品 | object | S4 | a good that many people can consume at once without reducing each other's use and from which non-payers cannot be excluded | 多人可同時享用而互不影響、且不能排除不付款者享用的物品 | also-zh=公共物品; not=free good, private good
private good | 私用物品 | object | S4 | a good that only one person can consume at a time and from which non-payers can be excluded | 一人享用便令他人不能享用、且可排除不付款者享用的物品 | not=public good
club good | 會所物品 | object | S6 | a good that many people can consume at once but from which non-payers can be excluded | 多人可同時享用、但可以排除不付款者享用的物品
common resource | 共用資源 | object | S6 | a good that anyone can take without payment but which is reduced for others by each person's use | 任何人都可不付款取用、但一人取用便減少他人可用份量的物品
non-rivalry | 非敵對性 | property | S4 | the feature that one person's use of a good leaves no less of it for other people | 一人享用物品並不減少他人可享用份量的特點 | also-zh=共享性, 非競爭性; not=non-excludability
non-excludability | 非排他性 | property | S4 | the feature that it is impossible or too costly to keep people who do not pay from using a good | 不能阻止不付款者享用物品或阻止的代價過高的特點 | not=non-rivalry
rivalry | 敵對性 | property | S6 | the feature that one person's use of a good leaves less of it for other people | 一人享用物品便減少他人可享用份量的特點 | also-zh=競爭性
excludability | 排他性 | property | S6 | the feature that people who do not pay can be kept from using a good at reasonable cost | 可用合理代價阻止不付款者享用物品的特點
free-rider problem | 搭便車問題 | idea | S4 | the difficulty of charging for a good that people can enjoy without paying | 人們不付款也可享用物品以致賣家難以收費的困難 | also-zh=坐順風車問題
tragedy of the commons | 公地悲劇 | idea | S6 | the overuse and ruin of a resource that everyone may take from and nobody owns | 人人可取用而無人擁有的資源被過度使用而耗盡的情況
asymmetric information | 資訊不對稱 | idea | S6 | the condition in which one side of a transaction knows more than the other about what is being traded | 交易一方比另一方更了解所買賣的物品或服務的狀況 | also-zh=訊息不對稱
adverse selection | 逆向選擇 | idea | S6 | the tendency, before a deal is made, for the worst risks or lowest qualities to be the most eager to trade | 立約前風險最高或質素最差的一方最願意參與交易的傾向 | not=moral hazard
moral hazard | 道德風險 | idea | S6 | the tendency of people to act less carefully after a deal because others will bear the loss | 立約後因損失由他人承擔而行事變得不小心的傾向 | not=adverse selection
principal-agent problem | 委託代理問題 | idea | S6 | the conflict that arises when a person hired to act for another follows his or her own interest instead | 受聘代人辦事者只顧本身利益而引起的矛盾
transaction cost | 交易成本 | quantity | S6 | the expense in money, time and trouble of finding partners, bargaining and enforcing a deal | 尋找對象、議價和執行協議所花的金錢、時間和精力 | also-zh=交易費用
Coase theorem | 高斯定理 | theory | S6 | the proposition that clear property rights and costless bargaining let private parties reach an efficient outcome by themselves | 指出產權清晰而議價毫無代價時私人之間能自行達致有效率結果的命題 | also-zh=寇斯定理
emission standard | 排放標準 | method | S6 | a legal limit on the amount of pollutants that a vehicle or factory may discharge | 法例對汽車或工廠可釋出的污染物份量所訂的限制
tradable permit | 可轉讓排污許可證 | method | S6 | a licence to discharge a set amount of pollutants which a firm may sell to another firm | 容許放出定量污染物、廠商之間可互相買賣的牌照 | also=marketable permit; also-zh=可交易排污許可證
government failure | 政府失效 | idea | S6 | the case in which official intervention makes the allocation of resources less efficient than before | 官方干預令資源分配比之前更缺乏效率的情況 | also-zh=政府失靈; not=market failure
rent seeking | 尋租 | idea | S6 | the spending of resources on winning favours or special rights from the government rather than on producing goods | 把資源花在向政府爭取好處或特權而非用於生產的行為
Pareto improvement | 帕累托改善 | idea | S6 | a change that makes at least one person better off and nobody worse off | 令至少一人得益而沒有人受損的改變 | also-zh=柏拉圖改善
sustainable development | 可持續發展 | idea | S2 | a pattern of growth that meets the needs of the present generation without harming the ability of future generations to meet theirs | 既滿足當代人的需要、又不損害後代滿足其需要的發展模式
cost-benefit analysis | 成本效益分析 | method | S6 | a comparison of all the losses and gains of a project in money terms to decide whether to carry it out | 以金錢比較某項目全部得失來決定是否進行的做法
set | goals of an economy | 經濟的目標 | economic efficiency; equity; economic growth; price stability=物價穩定
set | views and values of fairness and efficiency | 公平與效率的觀念 | equality of opportunity; equality of income; allocative efficiency; productive efficiency
set | costs and benefits for insiders and outsiders | 當事人與外人的成本和利益 | private cost; external cost; private benefit; external benefit
set | goods by rivalry and excludability | 按敵對性和排他性劃分的物品 | public good; private good; club good; common resource
set | goods a pupil mixes up with one another | 容易混淆的物品類別 | free good; public good; private good; club good
set | features of goods in use | 物品在享用上的特點 | rivalry; non-rivalry; excludability; non-excludability
set | troubles of free markets | 自由市場的毛病 | free-rider problem; tragedy of the commons; adverse selection; moral hazard
set | problems of information and agency | 訊息與代理的問題 | adverse selection; moral hazard; principal-agent problem; free-rider problem
set | conditions of knowledge and access in a market | 市場的資訊與進入條件 | asymmetric information; perfect information; free entry; barrier to entry
set | outcomes that depart from efficiency | 偏離效率的結果 | overproduction; underproduction; deadweight loss; externality
set | ways of dealing with pollution | 應付污染的方法 | Pigouvian tax=庇古稅; emission standard; tradable permit; private bargaining=私人協商
set | conduct that harms others or wastes resources | 損人或浪費資源的行為 | rent seeking; moral hazard; tax evasion; free-rider problem
set | ways of judging how resources are used | 評價資源運用的概念 | market failure; government failure; economic efficiency; equity
set | tests and changes used to judge policies | 評價政策的概念 | Pareto improvement; cost-benefit analysis; equity; economic efficiency
set | propositions and models of economics | 經濟學的命題與模型 | Coase theorem; game theory; circular flow; quantity theory of money

== Income distribution and taxation | 收入分配與稅制
Lorenz curve | 洛倫茲曲線 | form | S4 | a line on a graph showing the percentage of total income received by each percentage of households, from the poorest up | 顯示由最窮起計各百分比住戶合共佔總收入多少百分比的線 | also-zh=羅倫茲曲線; not=Gini coefficient
Gini coefficient | 堅尼系數 | quantity | S4 | a measure of income inequality, from zero for perfectly equal incomes to one when a single household has all the income | 量度收入不均的數值，由零代表收入完全均等至一代表收入全歸一戶 | also=Gini index; not=Lorenz curve
median household income | 住戶入息中位數 | quantity | S4 | the earnings of the family in the middle when all families are ranked by what they earn | 把全部家庭按收入排列時居於正中者的收入
absolute poverty | 絕對貧窮 | idea | S4 | the condition of lacking the food, clothing and shelter needed to stay alive | 缺乏維持生命所需的衣食和居所的狀況 | not=relative poverty
relative poverty | 相對貧窮 | idea | S4 | the condition of having much less income than what is usual in one's society | 收入遠低於所屬社會一般水平的狀況 | not=absolute poverty
intergenerational poverty | 跨代貧窮 | idea | S4 | the condition of being poor passed on from parents to children | 匱乏由父母傳給子女的狀況
poverty line | 貧窮線 | quantity | S4 | the income level below which a household is officially counted as poor | 官方用以界定住戶是否窮困的收入水平
progressive tax | 累進稅 | method | S4 | a tax that takes a larger percentage of income from those who earn more | 收入越高，稅款佔收入的百分比便越大的稅 | not=proportional tax, regressive tax
proportional tax | 比例稅 | method | S4 | a tax that takes the same percentage of income from everyone | 對所有人的收入徵收相同百分比的稅 | also=flat tax
regressive tax | 累退稅 | method | S4 | a tax that takes a smaller percentage of income from those who earn more | 收入越高，稅款佔收入的百分比便越小的稅 | not=progressive tax
direct tax | 直接稅 | form | S4 | a tax on income or wealth whose burden cannot be passed on to somebody else | 對收入或財富徵收、稅負不能轉嫁他人的稅 | not=indirect tax
indirect tax | 間接稅 | form | S4 | a tax on goods or transactions whose burden can be passed on to somebody else | 對物品或交易徵收、稅負可以轉嫁他人的稅 | not=direct tax
salaries tax | 薪俸稅 | form | S4 | the Hong Kong tax on income that people earn from employment or office | 香港對個人受僱或任職所得收入徵收的稅 | not=profits tax
profits tax | 利得稅 | form | S4 | the Hong Kong tax on what businesses earn from trading in the territory | 香港對企業在本地經營所賺盈餘徵收的稅 | not=salaries tax
property tax | 物業稅 | form | S4 | the Hong Kong tax on the rental income of owners of land and buildings | 香港對土地和樓宇業主的租金收入徵收的稅 | not=rates
rates | 差餉 | form | S4 | the Hong Kong tax on the occupation of premises, a percentage of their estimated yearly rental value | 香港按樓宇估計全年租值的百分比就佔用樓宇徵收的稅 | not=property tax
stamp duty | 印花稅 | form | S4 | the Hong Kong tax on documents for the transfer or lease of property and the transfer of shares | 香港對物業買賣、租約和股票轉讓文件徵收的稅
betting duty | 博彩稅 | form | S4 | the Hong Kong tax on horse racing and football wagers and on the Mark Six | 香港對賽馬、足球投注和六合彩徵收的稅
excise duty | 應課稅品稅 | form | S4 | the Hong Kong tax on liquor, tobacco, hydrocarbon oil and methyl alcohol | 香港對酒類、煙草、碳氫油類和甲醇徵收的稅 | also=dutiable commodities duty
air passenger departure tax | 飛機乘客離境稅 | form | S4 | the Hong Kong tax on people who leave the territory by plane | 香港對乘搭航機出境的人徵收的稅
land premium | 地價收入 | form | S4 | the payment received by the Hong Kong government for the lease of building sites or changes in their use | 香港政府因批租土地或更改土地用途而收取的款項 | also-zh=地價
tax base | 稅基 | idea | S4 | the incomes, assets or transactions on which tax is charged | 政府可對其徵稅的收入、資產或交易的範圍 | not=tax rate
tax rate | 稅率 | idea | S4 | the percentage of income or value that must be paid as tax | 須繳付的稅款佔收入或價值的百分比 | not=tax base
tax allowance | 免稅額 | idea | S4 | the part of a person's income, such as for supporting a child, on which no tax is charged | 個人收入中因供養子女等原因而不須課稅的部分
tax rebate | 退稅 | idea | S4 | the return to taxpayers of part of the tax that they have already paid or been charged | 把納稅人已繳或應繳的部分稅款發還給他們的安排
tax evasion | 逃稅 | idea | S4 | the illegal hiding of income to pay less to the government | 違法隱瞞收入以減少向政府繳款的行為 | not=tax avoidance
tax avoidance | 避稅 | idea | S6 | the lawful arranging of one's affairs to pay less to the government | 以合法安排減少向政府繳款的行為 | not=tax evasion
ability-to-pay principle | 負擔能力原則 | law | S4 | the rule that those with higher income should pay more tax | 收入較高者應繳納較多稅款的準則 | also-zh=量能課稅原則; not=benefit principle
benefit principle | 受益原則 | law | S4 | the rule that those who use a public service more should pay more tax for it | 使用公共服務較多者應繳納較多稅款的準則 | also-zh=用者自付原則; not=ability-to-pay principle
canon of certainty | 確定原則 | law | S4 | the rule that the amount, time and manner of paying a tax should be clear to the taxpayer in advance | 納稅人應事先清楚知道繳稅數額、時間和方法的準則
canon of convenience | 方便原則 | law | S4 | the rule that a tax should be collected at a time and in a way that suits the taxpayer | 徵稅的時間和方法應切合納稅人需要的準則
canon of economy | 經濟原則 | law | S4 | the rule that the cost of collecting a tax should be small compared with the revenue | 徵稅成本相對於稅收應該微小的準則
transfer payment | 轉移支付 | form | S4 | money given by the government to people who provide no good or service in return | 政府給予個人而受惠者無須提供物品或服務作回報的款項
means test | 入息審查 | method | S4 | a check of income and assets to see whether a person is poor enough to receive aid | 查核收入和資產以確定某人是否因經濟困難而合資格領取援助的做法 | also-zh=經濟狀況審查
Comprehensive Social Security Assistance | 綜合社會保障援助 | method | S2 | the Hong Kong scheme of cash payments to families that cannot support themselves, so that they can meet basic needs | 向無法自給的香港家庭發放現金以應付基本生活需要的計劃 | also=CSSA; also-zh=綜援
Old Age Allowance | 高齡津貼 | method | S2 | the Hong Kong scheme of cash payments to people aged 70 or above without a means test | 香港向70歲或以上人士發放現金而不設入息審查的計劃 | also-zh=生果金
Mandatory Provident Fund | 強制性公積金 | method | S4 | the Hong Kong retirement scheme to which employers and employees both make regular contributions | 香港由僱主和僱員定期供款、以備退休之用的計劃 | also=MPF; also-zh=強積金
in-kind transfer | 實物轉移 | form | S6 | aid given by the government as goods or services, such as public housing, instead of cash | 政府以公共房屋等物品或服務而非現金給予的援助
negative income tax | 負入息稅 | method | S6 | a scheme under which people earning below a set level receive money from the government instead of paying it | 收入低於指定水平者不但毋須繳款、反而獲政府發放款項的計劃
universal basic income | 全民基本收入 | method | S6 | a regular cash payment to every citizen without conditions or checks | 無條件亦無須審查地定期向每名公民發放的現金
set | forms of poverty | 貧窮的類別 | absolute poverty; relative poverty; working poverty=在職貧窮; intergenerational poverty
set | taxes by what they are charged on or aimed at | 按徵收比例或目的劃分的稅 | progressive tax; proportional tax; regressive tax; Pigouvian tax=庇古稅
set | charges on income and property in Hong Kong | 香港對收入和物業徵收的稅費 | salaries tax; profits tax; property tax; rates; land premium
set | Hong Kong levies on goods, deals and travel | 香港對物品、交易和旅客的徵費 | stamp duty; betting duty; excise duty; air passenger departure tax
set | sources of Hong Kong government revenue | 香港政府收入來源 | profits tax; salaries tax; stamp duty; rates; betting duty; land premium
set | sorts of government revenue | 政府收入的類別 | direct tax; indirect tax; land premium; investment income=投資收入
set | elements of a tax system | 稅制的元素 | tax base; tax rate; tax allowance; tax rebate
set | ideas in the study of taxes | 研究稅項的概念 | tax incidence=稅負分擔; tax base; tax rate; tax evasion
set | ways of paying less tax | 少繳稅款的途徑 | tax evasion; tax avoidance; tax allowance; tax rebate
set | principles of taxation | 徵稅原則 | ability-to-pay principle; benefit principle; canon of certainty; canon of convenience; canon of economy
set | schemes that support people's income | 支援收入的計劃 | Comprehensive Social Security Assistance; Old Age Allowance; Mandatory Provident Fund; statutory minimum wage

== Labour | 勞動力
labour force | 勞動人口 | group | S4 | all people aged 15 or above who are employed or are out of work but seeking jobs | 所有15歲或以上正受僱或沒有工作但正尋找工作的人 | also=economically active population; not=population
economically inactive population | 非從事經濟活動人口 | group | S5 | the people who neither hold nor seek jobs, such as homemakers, retired people and full-time students | 既沒有亦不找尋工作的人，例如料理家務者、退休人士和全日制學生 | not=labour force
unemployed population | 失業人口 | group | S5 | the people aged 15 or above who have no job, are available for one and are looking for one | 15歲或以上沒有工作、可隨時上班並正在找工作的人
employed population | 就業人口 | group | S5 | the people aged 15 or above who have a job for pay or profit | 15歲或以上有工作以賺取薪酬或利潤的人
labour force participation rate | 勞動人口參與率 | quantity | S5 | the percentage of the population aged 15 or above who hold jobs or are seeking them | 15歲或以上的人當中有工作或正找尋工作者所佔的百分比
labour productivity | 勞動生產力 | quantity | S4 | the output per worker or per working hour | 每名工人或每個工時的產出 | also=average labour productivity; also-zh=平均勞動生產力
human capital | 人力資本 | idea | S4 | the knowledge, skill and health that make workers able to produce more | 令工人能造出更多產品的知識、技能和健康 | not=physical capital
physical capital | 實物資本 | idea | S5 | the machines, tools and buildings that help workers to produce more | 令工人能造出更多產品的機器、工具和建築物 | not=human capital
social capital | 社會資本 | idea | S6 | the networks and trust between people that help them to work together | 有助人們互相合作的人際網絡和信任
natural resource | 天然資源 | idea | S2 | a thing not made by people, such as water or minerals, that is useful in production | 並非人造而對生產有用的東西，例如水和礦物
occupational mobility | 職業流動性 | property | S4 | the ease with which a worker can move from one kind of job to another | 工人由一種工作轉到另一種工作的容易程度 | not=geographical mobility
geographical mobility | 地域流動性 | property | S4 | the ease with which a worker can move from one place to another for a job | 工人為工作由一處遷到另一處的容易程度 | also-zh=地理流動性; not=occupational mobility
time rate | 計時工資 | method | S4 | the paying of workers according to the hours, days or months that they work | 按工人工作的鐘點、日數或月數支薪的方法 | not=piece rate
piece rate | 計件工資 | method | S4 | the paying of workers according to the number of units that they make | 按工人造出的產品數目支薪的方法 | also-zh=件工工資; not=time rate
commission | 佣金制 | method | S4 | the paying of workers by a share of the value of the sales that they bring in | 按員工所促成銷售額的某個比例支薪的方法 | also-zh=佣金
profit sharing | 利潤分享 | method | S4 | the paying to workers of part of what a firm earns above its costs | 把企業賺得的盈餘部分分給員工的方法 | also-zh=分紅
tip | 小費 | quantity | S2 | a small sum that a customer gives directly to a worker in thanks for service | 顧客為答謝服務而直接給予員工的小筆款項
trade union | 工會 | group | S4 | a group of workers joined to bargain for better pay and working conditions | 工人為爭取較佳薪酬和工作條件而組成的團體 | also=labour union; not=trade association
collective bargaining | 集體談判 | method | S4 | the settling of pay and conditions by talks between workers' representatives and an employer | 由工人代表與僱主商討以決定薪酬和工作條件的做法
strike | 罷工 | method | S3 | the joint refusal of employees to work in order to press for their demands | 僱員一同拒絕上班以爭取訴求的行動 | also=industrial strike
lockout | 閉廠 | method | S6 | the shutting out of employees from the workplace by an employer to press them to accept terms | 僱主不准僱員進入工作地點以迫使他們接受條件的行動
statutory minimum wage | 法定最低工資 | method | S4 | the lowest hourly pay that employers are required by law to give a worker | 法例規定僱主須付給僱員的每小時報酬下限
marginal revenue product | 邊際收入產量 | quantity | S6 | the addition to a firm's total receipts from employing one more unit of a factor of production | 多僱用一單位生產要素所增加的銷售收入 | also-zh=邊際收益產量; not=marginal product
real wage | 實質工資 | quantity | S5 | the pay of a worker measured by the goods and services it can buy | 以可購得的物品和服務數量來衡量的工人報酬 | also-zh=實際工資; not=nominal wage
labour market | 勞工市場 | system | S4 | the market in which employers hire and people offer their work in return for pay | 僱主聘請員工、人們提供工作以換取報酬的市場
compensating wage differential | 補償性工資差異 | quantity | S6 | the extra pay needed to attract people to unpleasant or dangerous jobs | 為吸引人們從事厭惡或危險工作而須付的額外報酬
employer | 僱主 | role | P5 | a person or firm that hires others to work for pay | 出錢聘請他人工作的人或機構 | not=employee
employee | 僱員 | role | P5 | a person who works under a contract for another in return for wages | 按合約為他人工作並收取薪酬的人 | not=employer
self-employed person | 自僱人士 | role | S2 | a person who works in his or her own business and is not hired by anyone | 為自己的業務工作而沒有受聘於他人的人
brain drain | 人才外流 | process | S4 | the emigration of highly educated and skilled people to work in other places | 教育程度高和有專門技能的人離開到其他地方工作
automation | 自動化 | process | S3 | the replacing of human work with machines that run by themselves | 以自行運作的機器取代人手工作的過程
outsourcing | 外判 | process | S4 | the paying of another firm to do work that was done inside the business | 付款讓另一廠商承辦原本由企業內部處理的工作 | also-zh=外包
set | measures of labour | 量度勞動力的概念 | labour force participation rate; labour productivity; unemployment rate; real wage
set | sorts of resources that raise output | 提高產出的資源 | human capital; physical capital; social capital; natural resource
set | payment methods for workers | 支付員工報酬的方法 | time rate; piece rate; commission; profit sharing
set | kinds of pay | 報酬的類別 | nominal wage=名義工資; real wage; tip; compensating wage differential
set | things that firms do to earn more | 廠商為賺取更多而做的事 | automation; outsourcing; research and development; internal expansion

== National income | 國民收入
gross domestic product | 本地生產總值 | quantity | S4 | the market value of all final goods and services made by the resident producing units of an economy in a period | 某經濟體系的居民生產單位於某段時間製造的所有最終產品的市場價值 | also=GDP; not=gross national income
gross national income | 本地居民總收入 | quantity | S4 | the total earnings of an economy's residents in a period from economic activities inside or outside the territory | 某經濟體系的居民於某段時間在境內外從事經濟活動的總所得 | also=GNI; also-zh=國民總收入; not=gross domestic product
net external primary income | 對外初次收入流動淨值 | quantity | S5 | what residents earn from investment and work abroad minus what non-residents earn from them locally | 居民從境外投資和工作所賺減去非居民從本地所賺的差額 | also=net income from abroad
per capita GDP | 人均本地生產總值 | quantity | S4 | the value of an economy's output in a period divided by its population | 經濟體系某段時間的產出價值除以人口數目 | also=GDP per capita; not=gross domestic product
nominal GDP | 名義本地生產總值 | quantity | S5 | the value of an economy's output measured at the prices of the same period | 以同期價格計算的經濟體系產出價值 | also=GDP at current prices; not=real GDP
real GDP | 實質本地生產總值 | quantity | S5 | the value of an economy's output measured at base-year prices, so that only changes in quantity count | 以基年價格計算、只反映數量變動的經濟體系產出價值 | also=GDP at constant prices; not=nominal GDP
GDP deflator | 本地生產總值平減物價指數 | quantity | S5 | the value of total output at current prices divided by its value at base-year prices, times one hundred | 總產出的當時價格價值除以其基年價格價值再乘以一百的數字 | also=implicit price deflator of GDP; not=consumer price index
GDP at factor cost | 以要素成本計算的本地生產總值 | quantity | S5 | the value of total output with indirect taxes taken away and subsidies added | 扣除間接稅並加上津貼後的總產出價值
GDP at market prices | 以市價計算的本地生產總值 | quantity | S5 | the value of total output with indirect taxes included and subsidies left out | 包含間接稅而不含津貼的總產出價值
net domestic product | 本地生產淨值 | quantity | S5 | the value of an economy's total output minus the depreciation of its capital | 經濟體系的總產出價值減去資本折舊後的數額 | also=NDP
value added | 增值 | quantity | S4 | the value of a firm's output minus that of the goods and services it buys from other firms to use up | 廠商產出的價值減去向其他廠商購入並耗用的產品的價值
production approach | 生產法 | method | S4 | the measuring of total output by adding up the value added of all industries | 把各行業的增值相加來量度總產出的方法 | also=value-added approach; also-zh=增值法
expenditure approach | 開支法 | method | S4 | the measuring of total output by adding up what households, firms, the government and foreigners pay for final goods, minus imports | 把住戶、廠商、政府和外地對最終產品的付款相加並減去進口來量度總產出的方法
income approach | 收入法 | method | S4 | the measuring of total output by adding up wages, rents, interest and profits earned in producing it | 把生產中賺得的工資、租金、利息和利潤相加來量度總產出的方法
private consumption expenditure | 私人消費開支 | quantity | S4 | the spending of households on final goods and services for their own use | 住戶購買最終產品供自己使用的支出
government consumption expenditure | 政府消費開支 | quantity | S4 | the spending of public authorities on goods, services and civil servants' pay, not counting transfers | 當局購買產品和支付公務員薪酬而不包括轉移支付的支出
gross investment expenditure | 投資總開支 | quantity | S4 | the spending on capital goods, new buildings and additions to stocks in a period | 某段時間內用於資本物品、新建築和增加存貨的支出 | not=private consumption expenditure
net exports | 淨出口 | quantity | S4 | the value of goods and services sold abroad minus that of those bought from abroad | 售往外地的產品價值減去從外地購入的產品價值
change in inventories | 存貨變動 | quantity | S4 | the value of unsold stock at the end of a period minus that at its beginning | 期末未售出貨品的價值減去期初的價值
depreciation of capital | 折舊 | quantity | S4 | the loss in value of machines and buildings through wear and tear in a period | 機器和建築物在某段時間因損耗而失去的價值 | also=consumption of fixed capital; also-zh=固定資本消耗
net investment | 淨投資 | quantity | S5 | the addition to an economy's stock of capital goods in a period after worn-out ones are replaced | 補替損耗部分後經濟體系資本物品存量的增幅
final good | 最終產品 | object | S4 | a newly made product bought for use by its last user and not to be resold or used up in making another | 由最後使用者購用、不再轉售或在生產中耗用的全新貨品 | not=intermediate good
intermediate good | 中間產品 | object | S4 | a product bought by a firm to be used up in making something else or to be resold | 廠商購入以便在生產中耗用或再轉售的產品 | not=final good, capital good
second-hand good | 二手貨 | object | S4 | a product sold again by a previous user, whose value was already counted when it was new | 由前使用者再次出售、其價值在全新時已計算的產品
double counting | 重複計算 | idea | S4 | the mistake of adding the value of inputs to total output more than once | 把投入的價值多次加進總產出的錯誤
underground economy | 地下經濟 | idea | S4 | the activities hidden from the authorities, whose output is missing from official figures | 瞞着當局進行、產出沒有計入官方數字的活動 | also-zh=影子經濟
resident producing unit | 居民生產單位 | group | S4 | a firm or person that ordinarily carries on economic activities in a territory, whatever its nationality | 不論國籍而通常在某地從事經濟活動的廠商或個人 | also-zh=常住生產單位
economic growth rate | 經濟增長率 | quantity | S4 | the percentage rise in an economy's real output from one period to the next | 經濟體系的實質產出由一期至下一期的升幅百分比
purchasing power parity | 購買力平價 | theory | S6 | the idea that exchange rates should let the same basket of goods cost the same in different countries | 認為匯率應令同一籃子貨品在各國價錢相同的說法 | also=PPP
Human Development Index | 人類發展指數 | quantity | S4 | a United Nations measure of well-being that combines life expectancy, schooling and income | 聯合國綜合預期壽命、教育和收入來量度福祉的數字 | also=HDI
business cycle | 商業周期 | idea | S5 | the repeated upward and downward swings of real output around its long-term path | 實質產出圍繞長期走勢反覆上落的現象 | also=economic cycle; also-zh=經濟周期
expansion | 擴張期 | period | S5 | the stage in which real output and employment rise from their lowest level towards their highest | 實質產出和就業由最低水平回升至最高水平的階段 | also=recovery; also-zh=復蘇期
peak | 高峰 | period | S5 | the turning point at which real output stops rising and is about to fall | 實質產出停止上升並即將下跌的轉捩點 | also-zh=頂峰; not=trough
recession | 衰退期 | period | S5 | the stage in which real output and employment fall from their highest level | 實質產出和就業由最高水平下跌的階段 | also=contraction; also-zh=收縮期
trough | 谷底 | period | S5 | the turning point at which real output stops falling and is about to rise | 實質產出停止下跌並即將回升的轉捩點 | also-zh=低谷; not=peak
leading indicator | 領先指標 | quantity | S6 | a statistic that tends to change before total output does | 往往在總產出變動之前已經改變的統計數字
coincident indicator | 同步指標 | quantity | S6 | a statistic that tends to change at the same time as total output | 往往與總產出在同一時間改變的統計數字
lagging indicator | 滯後指標 | quantity | S6 | a statistic that tends to change only after total output has changed | 往往在總產出變動之後才改變的統計數字
set | measures of total income and output | 量度總收入和產出的概念 | gross domestic product; gross national income; net domestic product; per capita GDP
set | indices and ratios about an economy | 有關經濟的指數和比率 | GDP deflator; consumer price index; Human Development Index; Gini coefficient
set | components of total expenditure | 總開支的組成部分 | private consumption expenditure; government consumption expenditure; gross investment expenditure; net exports
set | reasons why output figures mislead | 產出數字有偏差的原因 | double counting; underground economy; externality; inequality of income=收入不均
set | phases of the business cycle | 商業周期的階段 | expansion; peak; recession; trough
set | patterns and states of an economy | 經濟的走勢與狀況 | business cycle; poverty trap; paradox of thrift; full employment
set | flows of income and output in the accounts | 核算中的收入和產出流量 | net external primary income; net exports; value added; depreciation of capital
set | producers, workers and other groups | 生產者與其他經濟群體 | resident producing unit; household; trade union; labour force
cycle | phases of the business cycle | 商業周期的各階段 | expansion > peak > recession > trough

== Unemployment | 失業
unemployment | 失業 | idea | S4 | the state of people who are able and willing to work and are seeking jobs but have none | 有能力並願意工作、正找尋而未有工作的狀況 | not=underemployment
underemployment | 就業不足 | idea | S5 | the state of people who involuntarily work short hours and want or seek more work | 非自願地工時短而想要或尋求更多工作的狀況 | not=unemployment
unemployment rate | 失業率 | quantity | S4 | the percentage of the labour force who have no job but are seeking one | 勞動人口中沒有工作而正在找尋者所佔的百分比
underemployment rate | 就業不足率 | quantity | S5 | the percentage of the labour force who involuntarily work short hours and want more work | 勞動人口中非自願地工時短而想多做工作者所佔的百分比
frictional unemployment | 摩擦性失業 | form | S5 | unemployment of people who are between jobs and take time to search for a suitable one | 人們在轉換工作期間需時尋找合適工作而引致的失業
structural unemployment | 結構性失業 | form | S5 | unemployment caused by a mismatch between workers' skills and the jobs offered as industries change | 產業轉型令工人技能與職位空缺不相配而引致的失業
cyclical unemployment | 周期性失業 | form | S5 | unemployment caused by a lack of aggregate demand in an economic downturn | 經濟不景時總需求不足而引致的失業 | also=deficient-demand unemployment
seasonal unemployment | 季節性失業 | form | S5 | unemployment of people whose kind of work is done only at certain times of the year | 某類工作只在一年某些時間進行而引致的失業
natural rate of unemployment | 自然失業率 | quantity | S6 | the percentage of the labour force without jobs when the economy produces at its potential output | 經濟體系達至潛在產出時，勞動人口中仍然失業者所佔的百分比
full employment | 充分就業 | idea | S5 | the state of the labour market in which there is no cyclical unemployment | 勞工市場中不存在周期性失業的狀況 | also-zh=全民就業
vacancy rate | 職位空缺率 | quantity | S6 | the percentage of all jobs in an economy that have not been filled | 全部工作崗位中未有人出任者所佔的百分比
Okun's law | 奧肯定律 | law | S6 | the rule of thumb that unemployment falls when output grows faster than its trend | 指產出增長快於趨勢時失業便會減少的經驗規律
Phillips curve | 菲利普斯曲線 | form | S6 | a line showing that a lower unemployment rate goes with a higher inflation rate in the short run | 顯示短期內失業率越低、通脹率便越高的線
unemployment benefit | 失業救濟金 | form | S6 | money paid for a time by the state or an insurance fund to people who have lost their jobs | 由國家或保險基金在一段時間內發給失去工作者的款項
retraining | 再培訓 | method | S4 | the teaching of new skills to workers whose old skills are no longer wanted | 教授新技能予舊技能已不合需要的工人的做法
set | types of unemployment | 失業的類別 | frictional unemployment; structural unemployment; cyclical unemployment; seasonal unemployment
set | rates in the labour market | 勞工市場的比率 | unemployment rate; underemployment rate; labour force participation rate; vacancy rate
set | states of employment | 就業的狀況 | unemployment; underemployment; full employment; working poverty=在職貧窮
set | jobless rates and related figures | 失業及相關的數字 | natural rate of unemployment; unemployment rate; underemployment rate; inflation rate
set | people in the world of work | 職場上的人 | employer; employee; self-employed person; job seeker=求職者
set | macroeconomic regularities | 宏觀經濟的規律 | Okun's law; quantity theory of money; Say's law; Fisher equation
set | lines of macroeconomics and distribution | 宏觀經濟與分配的線 | Phillips curve; Lorenz curve; Laffer curve; production possibility frontier

== Inflation and deflation | 通貨膨脹與通貨收縮
inflation | 通貨膨脹 | process | S4 | a sustained rise in the general price level of an economy | 經濟體系一般物價水平的持續上升 | also-zh=通脹; not=deflation
deflation | 通貨收縮 | process | S4 | a sustained fall in the general price level of an economy | 經濟體系一般物價水平的持續下跌 | also-zh=通縮; not=disinflation
disinflation | 通脹放緩 | process | S6 | a slowing of the pace at which the general price level goes up, while it still goes up | 一般物價水平仍在上升而升幅逐漸減慢的現象 | not=deflation
hyperinflation | 惡性通貨膨脹 | process | S5 | an extremely fast and uncontrolled rise in prices that makes money almost worthless | 物價失控地急速上升、令貨幣幾乎失去價值的現象 | also-zh=惡性通脹
stagflation | 滯脹 | process | S5 | the occurrence of rising prices together with stagnant output and high unemployment | 物價上升與產出停滯、失業高企同時出現的現象 | also-zh=停滯性通脹
demand-pull inflation | 需求拉動型通脹 | process | S5 | a sustained rise in prices caused by growth of total spending beyond what can be produced | 總開支增長超過生產能力而引致的物價持續上升 | also-zh=需求拉動通脹; not=cost-push inflation
imported inflation | 輸入性通脹 | process | S5 | a sustained rise in prices caused by higher prices of goods and raw materials bought from abroad | 從外地購入的貨品和原料價格上升而引致的物價持續上升
inflation rate | 通脹率 | quantity | S4 | the percentage rise in the general price level from one period to the next | 一般物價水平由一期至下一期的升幅百分比
consumer price index | 消費物價指數 | quantity | S4 | a number that shows the cost of a fixed basket of goods bought by households as a percentage of its base-period cost | 顯示住戶所買一籃子固定貨品的費用佔其基期費用百分比的數字 | also=CPI; also-zh=消費者物價指數; not=GDP deflator
producer price index | 生產物價指數 | quantity | S6 | a number showing the prices local manufacturers receive for their output as a percentage of those in a base period | 顯示本地廠家產品出廠價格佔其基期價格百分比的數字 | also-zh=生產者物價指數
base year | 基年 | period | S4 | the period chosen as the standard of comparison, in which an index is set at 100 | 選作比較標準、指數定為100的時期 | also=base period; also-zh=基期
purchasing power | 購買力 | quantity | S4 | the amount of goods and services that a sum of money can obtain | 一筆金錢所能換取的物品和服務的數量
nominal interest rate | 名義利率 | quantity | S5 | the percentage return on a loan in money terms, not adjusted for inflation | 以貨幣計算、未有扣除通脹影響的貸款回報百分比 | not=real interest rate
real interest rate | 實質利率 | quantity | S5 | the percentage return on a loan after the effect of inflation has been taken away | 扣除通脹影響後的貸款回報百分比 | also-zh=實際利率; not=nominal interest rate
Fisher equation | 費雪方程式 | law | S6 | the rule that the nominal interest rate equals the real interest rate plus the expected inflation rate | 指名義利率等於實質利率加預期通脹率的公式
expected inflation | 預期通脹 | quantity | S5 | the rise in prices that people foresee and allow for in their contracts | 人們事先料到並在合約中作出調整的物價升幅 | also=anticipated inflation; not=unexpected inflation
unexpected inflation | 非預期通脹 | quantity | S5 | the rise in prices that people did not foresee, which shifts wealth from lenders to borrowers | 人們事先沒有料到、令財富由貸款人轉移至借款人的物價升幅 | also=unanticipated inflation
menu cost | 菜單成本 | quantity | S6 | the cost to a firm of printing new price lists and labels when it changes its prices | 廠商更改售價時重印價目表和標籤的成本
shoe-leather cost | 鞋底成本 | quantity | S6 | the cost of the extra trips to the bank that people make in order to hold less cash during inflation | 通脹期間人們為減少持有現金而多往銀行所引致的成本 | also-zh=皮鞋成本
quantity theory of money | 貨幣數量論 | theory | S5 | the view that the price level changes in proportion to cash and deposits when velocity and output are stable | 認為流通速度和產出穩定時，物價水平與現金及存款同比例變動的學說
velocity of circulation | 貨幣流通速度 | quantity | S5 | the average number of times a unit of money is spent on output in a period | 每單位金錢在某段時間內用於購買產出的平均次數 | also=velocity of money
indexation | 指數化 | method | S6 | the automatic adjusting of wages or payments in line with changes in the general price level | 按物價水平的變動自動調整工資或款項的做法
set | movements of the value of money | 貨幣價值的變動 | inflation; deflation; disinflation; appreciation
set | states of prices in an economy | 經濟體系的物價狀況 | hyperinflation; deflation; disinflation; stagflation
set | price measures | 量度物價的概念 | consumer price index; producer price index; GDP deflator; inflation rate
set | rates of interest and price change | 利率與物價變動率 | nominal interest rate; real interest rate; inflation rate; exchange rate
set | inflation by foresight and its costs | 通脹的預期與代價 | expected inflation; unexpected inflation; menu cost; shoe-leather cost
set | costs of small decisions | 日常決定的成本 | menu cost; shoe-leather cost; transaction cost; time cost=時間成本
set | ways of coping with rising prices | 應付物價上升的方法 | indexation; inflation targeting; income policy; price regulation

== Money and banking | 貨幣與銀行
money | 貨幣 | object | S3 | anything generally accepted in payment for goods and services | 在購買物品和服務時普遍獲接受用作付款的任何東西
barter | 物物交換 | process | S3 | the direct exchange of one good or service for another | 以一種物品或服務直接換取另一種物品或服務 | also=barter trade; also-zh=以物易物
double coincidence of wants | 雙方慾望吻合 | idea | S5 | the situation in which each of two people has exactly what the other is looking for | 兩人各自恰好擁有對方所需物品的情況 | also-zh=雙重巧合
medium of exchange | 交易媒介 | property | S5 | the function of being accepted by sellers in payment for what they sell | 賣家願意接受作為付款工具的職能 | not=unit of account
store of value | 價值儲藏 | property | S5 | the function of keeping wealth in a form that can be spent later | 把財富保存下來留待日後花費的職能 | also-zh=價值貯藏
unit of account | 計價單位 | property | S5 | the function of serving as the common measure in which prices are quoted | 用作表示各種物品售價的共同尺度的職能 | also=measure of value; also-zh=價值量度單位; not=medium of exchange
standard of deferred payment | 延期支付標準 | property | S5 | the function of serving as the terms in which debts to be settled later are stated | 用來訂明日後償還債務數額的職能
commodity money | 商品貨幣 | form | S5 | a means of payment that is also valued as a good in itself, such as gold or shells | 本身亦有用途或價值的付款工具，例如黃金 | not=fiat money
fiat money | 不兌現貨幣 | form | S5 | a means of payment that has value only because the government orders it to be accepted | 本身沒有價值、只因政府規定須接受而通用的付款工具 | not=commodity money
legal tender | 法定貨幣 | form | S5 | notes and coins that by law a creditor must accept in settlement of a debt | 按法例債權人必須接受用作清償債務的鈔票和硬幣 | also-zh=法償貨幣
electronic money | 電子貨幣 | form | S3 | value stored on a card or phone that is used to pay without notes or coins | 儲存在卡或電話內、不用鈔票硬幣便可付款的款額
cryptocurrency | 加密貨幣 | form | S5 | a digital token recorded on a shared ledger without the backing of any central bank | 記錄於共享賬本而沒有中央銀行支持的數碼代幣
M1 | 貨幣供應M1 | quantity | S5 | the sum of notes and coins held by the public and customers' demand deposits with licensed banks | 公眾持有的紙幣和硬幣加上客戶在持牌銀行的活期存款 | not=M2
M2 | 貨幣供應M2 | quantity | S5 | the sum of the public's cash, all customers' deposits with licensed banks and certificates of deposit issued by them | 公眾所持現金、客戶在持牌銀行的所有存款與持牌銀行發行的存款證的總和 | not=M3
M3 | 貨幣供應M3 | quantity | S5 | the sum of the public's cash, customers' deposits and certificates of deposit at all three tiers of authorised institutions | 公眾的現金加上客戶在全部三級認可機構的存款和存款證 | not=M2
monetary base | 貨幣基礎 | quantity | S5 | the sum of notes and coins in circulation and banks' reserves or balances kept with the central bank | 流通紙幣、硬幣與銀行存放於中央銀行的儲備或結餘的總和 | also=high-powered money
demand deposit | 活期存款 | form | S5 | a deposit that can be withdrawn by cheque at any time without notice | 可隨時以支票提取而毋須通知的存款 | also=current account deposit; also-zh=往來存款; not=savings deposit
savings deposit | 儲蓄存款 | form | S5 | a deposit that earns interest and can be withdrawn at any time but not by cheque | 可賺取利息、隨時提取但不能以支票提取的存款
time deposit | 定期存款 | form | S5 | a deposit placed for an agreed period, with loss of interest if withdrawn early | 存放一段協定期間、提早提取會損失利息的存款 | also=fixed deposit
negotiable certificate of deposit | 可轉讓存款證 | form | S5 | a document issued by a bank for money placed until a set date, which can be sold to others before then | 銀行就存放至指定日期的款項發出、到期前可轉售他人的票據 | also=NCD
licensed bank | 持牌銀行 | institution | S5 | a Hong Kong authorised institution that may accept deposits of any size and period and run current accounts | 可接受任何金額和期限的存款並經營往來戶口的香港認可機構 | not=restricted licence bank
restricted licence bank | 有限制牌照銀行 | institution | S5 | a Hong Kong authorised institution that may accept only deposits of HK$500,000 or above | 只可接受50萬港元或以上存款的香港認可機構 | not=deposit-taking company
deposit-taking company | 接受存款公司 | institution | S5 | a Hong Kong authorised institution that may accept only sums of HK$100,000 or above placed for at least three months | 只可收取10萬港元或以上、存期最少三個月的款項的香港認可機構
commercial bank | 商業銀行 | institution | S5 | a profit-seeking financial institution that takes deposits from the public and lends to customers | 接受公眾存款並向客戶貸款以謀利的金融機構 | not=central bank
central bank | 中央銀行 | institution | S5 | a public financial institution that issues currency, keeps other banks' reserves and carries out monetary policy | 發行貨幣、保管同業儲備並執行貨幣政策的公營金融機構 | not=commercial bank
investment bank | 投資銀行 | institution | S6 | a financial institution that helps firms to issue shares and bonds and to buy other firms | 協助企業發行股票和債券以及進行收購的金融機構
insurance company | 保險公司 | institution | S3 | a financial institution that takes premiums and pays those who suffer the losses agreed upon | 收取保費並賠償客戶所遭受協定損失的金融機構
Hong Kong Monetary Authority | 香港金融管理局 | institution | S5 | the body founded in 1993 that keeps the local currency stable and supervises banks | 於1993年成立、維持港元穩定並監管銀行的機構 | also=HKMA; also-zh=金管局; not=commercial bank
Exchange Fund | 外匯基金 | institution | S5 | the pool of official assets that backs Hong Kong's currency and is used to keep its external value stable | 支持港元並用以保持其對外價值穩定的官方資產
note-issuing bank | 發鈔銀行 | institution | S5 | a commercial institution allowed to print Hong Kong's paper money, such as HSBC or Standard Chartered | 獲准印製港元紙幣的商業機構，例如滙豐和渣打
lender of last resort | 最後貸款人 | role | S5 | a central bank in its role of providing funds to banks that cannot borrow elsewhere | 向無法從他處取得資金的銀行提供款項的中央銀行
banker to the government | 政府的銀行 | role | S5 | a central bank in its role of keeping the accounts of public departments and handling their payments and debts | 為官方部門保管戶口並處理其收支和債務的中央銀行
banker to banks | 銀行的銀行 | role | S5 | a central bank in its role of holding the reserve balances of commercial lenders and settling payments between them | 持有商業貸款機構的儲備結餘並為它們結算的中央銀行
required reserve | 法定儲備 | quantity | S5 | the reserves that a bank must by law keep against its deposits | 銀行按法例須就存款保留的儲備 | not=excess reserve
excess reserve | 超額儲備 | quantity | S5 | the reserves that a bank holds beyond what the law demands | 銀行所持多於法例規定數額的儲備
required reserve ratio | 法定儲備比率 | quantity | S5 | the smallest share of deposits that banks must by law hold as reserves | 銀行按法例須保留作儲備的存款最低比例 | also=minimum legal reserve ratio
cash leakage | 現金流失 | quantity | S5 | the part of loans that the public keeps in hand instead of putting back into banks | 公眾從貸款中留在手上而沒有存回銀行的部分 | also=cash drain
deposit creation | 存款創造 | process | S5 | the process in which banks repeatedly lend out excess reserves, which return to the banking system and so increase the money supply | 銀行重複貸出超額儲備、款項回流銀行體系令貨幣供應增加的過程 | also=credit creation; also-zh=信貸創造
deposit contraction | 存款收縮 | process | S5 | the process in which a loss of reserves makes banks call back loans so that the money supply falls several times over | 儲備減少使銀行收回貸款、令貨幣供應多倍減少的過程
banking multiplier | 銀行乘數 | quantity | S5 | the largest possible amount of deposits divided by reserves, equal to the reciprocal of the reserve ratio | 最大可能的存款總額除以儲備，即儲備比率的倒數 | also=maximum banking multiplier, deposit multiplier; also-zh=存款乘數
bank run | 擠提 | event | S5 | a rush of worried depositors to withdraw their money at the same time | 存戶因憂慮而同時湧往提取款項的風潮
deposit insurance | 存款保險 | method | S5 | a guarantee that customers are repaid up to a limit if their bank fails | 當銀行倒閉時保證客戶可取回限額以內款項的安排 | also=deposit protection; also-zh=存款保障
transaction demand for money | 交易性貨幣需求 | quantity | S5 | the amount of money that people wish to hold in order to pay for everyday purchases | 人們為應付日常購物付款而希望持有的貨幣數量 | also=transactions demand for money; not=asset demand for money
precautionary demand for money | 預防性貨幣需求 | quantity | S5 | the amount of money that people wish to hold in order to meet unforeseen needs such as illness | 人們為應付疾病等不時之需而希望持有的貨幣數量
asset demand for money | 資產性貨幣需求 | quantity | S5 | the amount of money that people wish to hold as a form of wealth in place of bonds or shares | 人們為代替債券或股票來保存財富而希望持有的貨幣數量 | also=speculative demand for money; also-zh=投機性貨幣需求; not=transaction demand for money
liquidity | 流動性 | property | S5 | the ease with which an asset can be turned into cash without loss of value | 資產不損價值地轉成現金的容易程度
prime rate | 最優惠利率 | quantity | S5 | the interest rate that a bank charges on loans to its most trusted customers | 銀行向信譽最佳的客戶貸款所收取的利率 | also=best lending rate; also-zh=最優惠貸款利率
interbank offered rate | 銀行同業拆息 | quantity | S5 | the interest rate that banks charge on short-term loans to one another | 銀行之間互相短期借貸所收取的利率 | also=HIBOR
discount rate | 貼現率 | quantity | S5 | the interest rate that a central bank charges on its loans to commercial banks | 中央銀行貸款予商業銀行所收取的利率
deposit rate | 存款利率 | quantity | S4 | the interest rate that a bank pays to customers on the money they keep with it | 銀行按客戶戶口結餘付給他們的利率
money market | 貨幣市場 | system | S5 | the market for short-term loans and securities of up to about one year | 買賣為期約一年或以內的短期借貸和證券的市場 | not=capital market
capital market | 資本市場 | system | S5 | the market for shares and for bonds that last longer than one year | 買賣股票和一年以上債券的市場 | not=money market
financial intermediary | 金融中介 | institution | S5 | a firm that stands between savers and borrowers, taking funds from the first and lending to the second | 介乎儲蓄者與借款人之間、吸收前者資金並貸予後者的機構
set | functions of money | 貨幣的職能 | medium of exchange; store of value; unit of account; standard of deferred payment
set | functions and features of money and assets | 貨幣與資產的職能和特性 | liquidity; medium of exchange; store of value; unit of account
set | assets that people hold | 人們持有的資產 | money; ordinary share; bond; preference share
set | means of payment and exchange | 付款和交換的方式 | commodity money; legal tender; electronic money; cheque=支票
set | measures of the money stock | 量度貨幣數量的概念 | M1; M2; M3; monetary base
set | kinds of deposit | 存款的類別 | demand deposit; savings deposit; time deposit; negotiable certificate of deposit
set | institutions in Hong Kong's banking system | 香港銀行體系的機構 | licensed bank; restricted licence bank; deposit-taking company; Hong Kong Monetary Authority
set | financial institutions | 金融機構 | commercial bank; central bank; investment bank; insurance company
set | parts of Hong Kong's monetary system | 香港貨幣體系的機構 | Hong Kong Monetary Authority; Exchange Fund; note-issuing bank; deposit-taking company
set | roles of a central bank | 中央銀行的角色 | lender of last resort; banker to the government; banker to banks; issuer of currency=貨幣發行人
set | quantities in deposit creation | 存款創造中的數量 | required reserve; excess reserve; required reserve ratio; cash leakage; banking multiplier
set | processes that enlarge or shrink sums | 令數額擴大或縮小的過程 | deposit creation; deposit contraction; multiplier effect; capital accumulation
set | interest rates | 利率的類別 | prime rate; interbank offered rate; discount rate; deposit rate
set | financial and other markets | 金融及其他市場 | money market; capital market; labour market; foreign exchange market
set | ideas about exchange | 關於交換的概念 | double coincidence of wants; self-sufficiency; gains from trade; comparative advantage
order | forms of exchange in history | 歷史上交換方式的演進 | barter > commodity money > paper currency=紙幣 > electronic money
order | assets from the most to the least liquid | 資產由流動性最高至最低 | cash=現金 > savings deposit > time deposit > land and buildings=房地產
order | money supply from the narrowest to the broadest definition | 貨幣供應定義由最狹至最廣 | M1 > M2 > M3
order | Hong Kong deposit-taking institutions from the most to the least restricted | 香港接受存款機構由限制最多至最少 | deposit-taking company > restricted licence bank > licensed bank
fact | Hong Kong ten-dollar note | 港幣十元紙幣 | main colour | 主要顏色 | purple | 紫色 |
fact | Hong Kong twenty-dollar note | 港幣二十元紙幣 | main colour | 主要顏色 | blue | 藍色 |
fact | Hong Kong fifty-dollar note | 港幣五十元紙幣 | main colour | 主要顏色 | green | 綠色 |
fact | Hong Kong hundred-dollar note | 港幣一百元紙幣 | main colour | 主要顏色 | red | 紅色 |
fact | Hong Kong five-hundred-dollar note | 港幣五百元紙幣 | main colour | 主要顏色 | brown | 棕色 |
fact | Hong Kong thousand-dollar note | 港幣一千元紙幣 | main colour | 主要顏色 | gold | 金色 |

== Monetary and fiscal policy | 貨幣政策與財政政策
monetary policy | 貨幣政策 | method | S5 | the use of changes in interest rates or bank reserves to influence the economy | 透過調節利率或銀行儲備來影響經濟的措施 | not=fiscal policy
fiscal policy | 財政政策 | method | S5 | the use of government spending and taxes to influence the economy | 透過政府開支和稅收來影響經濟的措施 | not=monetary policy
exchange rate policy | 匯率政策 | method | S6 | the use of control over the external value of a currency to influence the economy | 透過控制貨幣的對外價值來影響經濟的措施
income policy | 收入政策 | method | S6 | the use of official limits on rises in wages and prices to hold down inflation | 透過官方限制工資和物價升幅來抑制通脹的措施 | also=incomes policy
supply-side policy | 供應面政策 | method | S6 | measures such as training and deregulation that raise the productive capacity of the economy | 以培訓和放寬規管等提高經濟生產能力的措施
expansionary fiscal policy | 擴張性財政政策 | method | S5 | the raising of government spending or cutting of taxes to increase aggregate demand | 增加政府開支或減稅以提高總需求的措施 | not=contractionary fiscal policy, expansionary monetary policy
contractionary fiscal policy | 收縮性財政政策 | method | S5 | the cutting of government spending or raising of taxes to reduce aggregate demand | 削減政府開支或加稅以減少總需求的措施
expansionary monetary policy | 擴張性貨幣政策 | method | S5 | the lowering of interest rates or enlarging of the supply of money to increase aggregate demand | 減息或增加貨幣供應以提高總需求的措施
contractionary monetary policy | 收縮性貨幣政策 | method | S5 | the raising of interest rates or reducing of the supply of money to reduce aggregate demand | 加息或減少貨幣供應以減少總需求的措施
open market operation | 公開市場操作 | method | S5 | the buying or selling of government bonds by a central bank to change banks' reserves | 中央銀行買賣政府債券以改變銀行儲備的做法 | also=open market operations
change in the discount rate | 調整貼現率 | method | S5 | the raising or lowering by a central bank of the interest rate on its loans to banks | 中央銀行提高或降低其貸款予銀行的利率的做法
change in the required reserve ratio | 調整法定儲備比率 | method | S5 | the raising or lowering by a central bank of the smallest share of deposits that banks must keep as reserves | 中央銀行提高或降低銀行須保留作儲備的存款最低比例的做法
quantitative easing | 量化寬鬆 | method | S6 | the large-scale purchase of bonds by a central bank with new reserves when interest rates are already near zero | 利率已近零時中央銀行以新增儲備大舉買入債券的做法 | also=QE
inflation targeting | 通脹目標制 | method | S6 | the setting of interest rates by a central bank so as to keep price increases near an announced figure | 中央銀行調節利率以令物價升幅接近已公布水平的做法
budget surplus | 財政盈餘 | quantity | S5 | the amount by which government revenue is greater than government spending in a year | 一年內政府收入多於政府支出的差額 | also=fiscal surplus; not=budget deficit
budget deficit | 財政赤字 | quantity | S5 | the amount by which government spending is greater than government revenue in a year | 一年內政府支出多於政府收入的差額 | also=fiscal deficit; not=public debt
public debt | 公債 | quantity | S5 | the whole sum that a government has borrowed and not yet repaid | 政府借入而尚未償還的總額 | also=national debt, government debt; not=budget deficit
fiscal reserves | 財政儲備 | quantity | S5 | the sum that a government has accumulated from the surpluses of past years | 政府由歷年盈餘累積而成的總額 | not=foreign exchange reserves
balanced budget | 平衡預算 | idea | S5 | a fiscal plan in which government revenue and spending are equal | 政府收入與支出相等的財政安排
recurrent expenditure | 經常開支 | form | S5 | the day-to-day spending of a government, such as salaries, that repeats every year | 薪酬等每年都會出現的政府日常支出 | also-zh=經常性開支; not=capital expenditure
automatic stabiliser | 自動穩定機制 | system | S6 | a built-in item such as unemployment benefit that moves against the business cycle without any new decision | 毋須新決策便會逆商業周期變動的內置項目，例如失業救濟金 | also-zh=自動穩定器
crowding-out effect | 擠出效應 | process | S6 | the fall in private investment when government borrowing pushes up interest rates | 政府借貸推高利率而令私人投資減少的現象
time lag | 時間滯後 | period | S6 | the delay between the appearance of an economic problem and the time when the policy against it takes effect | 由經濟問題出現至政策見效之間的延誤
Laffer curve | 拉弗曲線 | form | S6 | a line showing that government revenue first rises and then falls as the tax rate goes up | 顯示稅率提高時政府收入先升後跌的線
policy address | 施政報告 | document | S3 | the yearly statement in which Hong Kong's Chief Executive presents the plans of the government | 香港行政長官每年用以公布政府各項計劃的文件 | not=budget speech
set | kinds of macroeconomic policy | 宏觀經濟政策的類別 | monetary policy; fiscal policy; exchange rate policy; income policy; supply-side policy
set | directions of monetary and fiscal policy | 貨幣和財政政策的方向 | expansionary fiscal policy; contractionary fiscal policy; expansionary monetary policy; contractionary monetary policy
set | ways in which central banks steer the economy | 中央銀行引導經濟的做法 | quantitative easing; inflation targeting; change in the required reserve ratio; change in the discount rate
set | sums in public finance | 公共財政的數額 | budget surplus; budget deficit; public debt; fiscal reserves
set | effects of policies and prices | 政策與價格的效應 | crowding-out effect; wealth effect; interest rate effect; substitution effect
set | yearly and legal documents of the Hong Kong government | 香港政府的年度和法律文件 | budget speech=財政預算案演辭; policy address; Competition Ordinance; Inland Revenue Ordinance
set | stretches of time in economics | 經濟學中的時段 | short run; long run; time lag; base year

== Aggregate demand and aggregate supply | 總需求與總供應
aggregate demand | 總需求 | quantity | S5 | the total quantity of an economy's output that all buyers are willing and able to buy at each general price level | 所有買家在各個一般物價水平下願意並有能力購買的本地產出總量 | also=AD; not=aggregate supply
short-run aggregate supply | 短期總供應 | quantity | S5 | the total output that firms offer at each general price level while some wages and prices are slow to adjust | 部分工資和價格未及調整時，廠商在各個一般物價水平下提供的總產出 | also=SRAS; not=long-run aggregate supply
long-run aggregate supply | 長期總供應 | quantity | S5 | the total output offered once all wages and prices have adjusted, which does not change with the general price level | 所有工資和價格調整後、不隨一般物價水平改變的總產出 | also=LRAS
general price level | 一般物價水平 | quantity | S5 | the average of the prices of all goods and services in an economy | 經濟體系內所有物品和服務價格的平均值 | also=price level
potential output | 潛在產出 | quantity | S5 | the total an economy can produce when its resources are fully employed | 經濟體系的資源獲充分運用時所能生產的總量 | also=full-employment output; also-zh=充分就業產出
inflationary gap | 通脹差距 | quantity | S5 | the amount by which actual output is above the full-employment level | 實際產出高於充分就業水平的差額 | also-zh=膨脹性缺口; not=deflationary gap
deflationary gap | 通縮差距 | quantity | S5 | the amount by which actual output is below the full-employment level | 實際產出低於充分就業水平的差額 | also=recessionary gap; also-zh=收縮性缺口; not=inflationary gap
wealth effect | 財富效應 | process | S5 | the change in consumption when a change in the price level alters the real value of the money people hold | 物價水平改變令人們所持貨幣的實質價值增減而引致的消費改變 | also=real balance effect; also-zh=實質餘額效應
interest rate effect | 利率效應 | process | S5 | the change in investment when a change in the price level alters the demand for money and so the cost of borrowing | 物價水平改變影響貨幣需求和借貸成本而引致的投資改變
demand shock | 需求震盪 | event | S6 | a sudden event that shifts total spending, such as a collapse of confidence | 突然改變總開支的事故，例如信心崩潰 | also-zh=需求衝擊
supply shock | 供應震盪 | event | S6 | a sudden event that shifts production costs, such as a jump in the price of oil | 突然改變生產成本的事故，例如油價急升 | also-zh=供應衝擊
multiplier effect | 乘數效應 | process | S6 | the process in which an initial change in spending leads to a larger change in national income | 最初的開支改變引致國民收入更大幅度改變的過程
accelerator effect | 加速效應 | process | S6 | the change in investment that results from a change in the growth of output | 產出增長的變動所引致的投資改變
disposable income | 可支配收入 | quantity | S5 | what households have left to spend or save after taxes are paid and transfers are received | 住戶繳稅並收取轉移支付後可用作消費或儲蓄的金額 | also-zh=可動用收入
autonomous consumption | 自發性消費 | quantity | S6 | the spending of households that would take place even if they earned nothing | 即使住戶完全沒有收入也會進行的花費
saving | 儲蓄 | quantity | S3 | the part of income after tax that is not spent on goods and services | 稅後收入中沒有花在物品和服務上的部分
marginal propensity to consume | 邊際消費傾向 | quantity | S6 | the part of one extra dollar of income that is spent | 每增加一元收入中用於花費的部分 | also=MPC; not=marginal propensity to save
marginal propensity to save | 邊際儲蓄傾向 | quantity | S6 | the part of one extra dollar of income that is kept and not spent | 每增加一元收入中留下來不花的部分 | also=MPS
average propensity to consume | 平均消費傾向 | quantity | S6 | the total spending of households divided by their total income | 住戶的總花費除以總收入 | also=APC
injection | 注入 | form | S6 | spending that enters the circular flow from outside households, such as investment and exports | 由住戶以外進入循環流程的開支，例如投資和出口 | not=withdrawal
withdrawal | 漏出 | form | S6 | income that leaves the circular flow instead of being spent on home goods, such as saving and imports | 沒有花在本地產品而離開循環流程的收入，例如儲蓄和進口 | also=leakage; not=injection
paradox of thrift | 節儉悖論 | idea | S6 | the puzzle that when everyone tries to save more, total income falls and total saving may not rise | 人人想儲蓄更多卻令總收入下跌、總儲蓄未必增加的現象 | also-zh=節約悖論
price stickiness | 價格黏性 | idea | S6 | the slowness with which wages and the amounts firms charge adjust to changed market conditions | 工資和廠商的收費對市場轉變調整緩慢的情況 | also=sticky prices
rational expectations | 理性預期 | idea | S6 | the assumption that people use all available information to forecast and make no systematic mistakes | 認為人們運用一切可得資訊作預測而不會有系統地犯錯的假定
animal spirits | 動物精神 | idea | S6 | the swings of confidence and mood that drive investment decisions, in Keynes's phrase | 凱恩斯用來指推動投資決定的信心和情緒起伏
Say's law | 賽伊定律 | law | S6 | the rule that supply creates its own demand, as production generates enough income to buy all that is produced | 指供應會創造本身的需求、生產帶來的收入足以買下全部產品的說法
set | totals of an economy | 經濟體系的總量 | aggregate demand; short-run aggregate supply; long-run aggregate supply; general price level
set | gaps and differences | 各種差距與差額 | inflationary gap; deflationary gap; excess demand; budget deficit
set | chain reactions in the economy | 經濟的連鎖反應 | multiplier effect; accelerator effect; crowding-out effect; deposit creation
set | events that hit an economy | 衝擊經濟的事件 | demand shock; supply shock; bank run; financial crisis=金融危機
set | income and what becomes of it | 收入及其去向 | disposable income; autonomous consumption; saving; purchasing power
set | propensities and related ratios | 傾向及相關比率 | marginal propensity to consume; marginal propensity to save; average propensity to consume; banking multiplier
set | flows of spending and income | 開支與收入的流動 | injection; withdrawal; transfer payment; hot money
set | puzzles and beliefs of macroeconomics | 宏觀經濟學的難題與信念 | paradox of thrift; price stickiness; rational expectations; animal spirits
set | laws and rules named after people | 以人命名的定律 | Say's law; Okun's law; Fisher equation; Gresham's law

== International trade | 國際貿易
absolute advantage | 絕對優勢 | idea | S6 | the ability to make more of a good than another producer with the same resources | 以同樣資源比另一生產者造出更多某物品的能力 | not=comparative advantage
comparative advantage | 比較優勢 | idea | S6 | the ability to make a good at a lower opportunity cost than another producer | 以較另一生產者低的機會成本製造某物品的能力 | not=absolute advantage
terms of trade | 貿易條件 | idea | S6 | the rate at which one country's exports are exchanged for its imports | 一國出口品與進口品互相換取的比率 | also-zh=貿易比率; not=balance of trade
gains from trade | 貿易得益 | idea | S6 | the rise in consumption or surplus that countries enjoy by specialising and exchanging | 各國透過專門生產和交換而增加的消費或盈餘
import | 進口 | process | S3 | the buying of goods or services from another economy | 從其他經濟體系購買物品或服務 | not=export
domestic export | 港產品出口 | process | S3 | the sale abroad of goods made in Hong Kong | 把在香港製造的貨品售往外地 | also-zh=本地產品出口; not=re-export
re-export | 轉口 | process | S3 | the sale abroad of goods brought in from elsewhere without any change of their basic nature | 把從外地輸入而沒有改變基本性質的貨品再售往外地 | not=domestic export
transhipment | 轉運 | process | S6 | the moving of through cargo from one vessel or vehicle to another on its way, without being bought or sold locally | 過境貨物不在本地買賣、只在途中由一運輸工具搬到另一運輸工具的活動 | not=re-export
offshore trade | 離岸貿易 | process | S6 | business in which a local firm buys and sells goods that never pass through its own territory | 本地公司買賣不經本地付運的貨物的業務
entrepôt | 轉口港 | place | S3 | a port that brings in goods and sends them on to other places | 輸入貨品再轉售往其他地方的港口 | also=entrepot
free port | 自由港 | place | S3 | a port where goods can enter and leave without customs duties on most of them | 大部分貨品出入境都不徵關稅的港口
visible trade | 有形貿易 | form | S6 | the buying and selling of goods across borders | 貨物的跨境買賣 | also=merchandise trade; not=invisible trade
invisible trade | 無形貿易 | form | S6 | the buying and selling of services, such as tourism and finance, across borders | 旅遊和金融等服務的跨境買賣 | also=trade in services
free trade | 自由貿易 | idea | S6 | the exchange of goods across borders without government barriers | 沒有政府障礙的跨境買賣 | not=protectionism
protectionism | 保護主義 | idea | S6 | the policy of shielding home industries from foreign competition by means of import barriers | 以進口障礙保障本國行業免受外國競爭的政策 | not=free trade
fair trade | 公平貿易 | idea | S6 | the movement that asks buyers to pay poor growers abroad a decent price for their crops | 呼籲買家以合理價錢向外地貧困農戶購貨的運動
tariff | 關稅 | method | S4 | a tax on goods brought in from abroad | 對從外地輸入的貨品徵收的稅項 | not=import quota
import quota | 進口配額 | method | S4 | a legal maximum on the quantity of a good that may be brought in from abroad | 對可從外地輸入的貨品數量所訂的法定上限 | not=tariff, embargo
embargo | 禁運 | method | S6 | a government ban on trade in certain goods or with a certain country | 政府禁止買賣某些貨物或與某國通商的命令
export subsidy | 出口津貼 | method | S6 | a government payment to home firms for goods sold abroad | 政府就售往外地的貨品付給本國廠商的款項
voluntary export restraint | 自願出口限制 | method | S6 | a promise by a selling country to limit what it ships to another country | 賣方國家承諾限制運往另一國的數量 | also-zh=自動出口限制
local content requirement | 本地成分要求 | method | S6 | a rule that a set share of a product's parts or value must come from the home country | 規定產品的部件或價值須有指定比例來自本國
dumping | 傾銷 | method | S6 | the selling of goods abroad at a price below cost or below the home price | 以低於成本或本國售價的價格在外地出售貨品
anti-dumping duty | 反傾銷稅 | method | S6 | a tax on foreign goods that are sold unfairly below cost or their home price | 對以低於成本或原產國售價不公平出售的外國貨徵收的稅 | kind=tariff
infant industry argument | 新生工業論 | idea | S6 | the claim that young home producers need shelter from foreign rivals until they have grown efficient | 認為本國新興廠商在具效率前需要免受外國對手衝擊的主張 | also-zh=幼稚工業論
free trade area | 自由貿易區 | form | S6 | a group of countries that remove barriers among themselves but each keep their own tariffs on outsiders | 成員國之間撤除障礙、但各自保留對外關稅的國家集團 | not=customs union
customs union | 關稅同盟 | form | S6 | a group of countries with free movement of goods among them and one common set of duties on outsiders, but not free movement of labour | 成員國之間貨物自由流通、對外稅則劃一，但勞工未能自由流動的國家集團 | not=common market
common market | 共同市場 | form | S6 | a group of countries among which goods, labour and capital move freely but each keeps its own fiscal and other policies | 成員國之間貨物、勞工和資本都自由流動，但各自制訂財政等政策的國家集團 | not=customs union
economic union | 經濟聯盟 | form | S6 | a group of countries with free movement of goods, labour and capital that also coordinate their fiscal and other policies | 成員國之間貨物、勞工和資本自由流動，並協調財政等政策的國家集團
World Trade Organization | 世界貿易組織 | institution | S4 | the body set up in 1995 that makes rules for commerce between nations and settles their disputes | 於1995年成立、制訂各國通商規則並調解糾紛的機構 | also=WTO; also-zh=世貿; not=World Bank
International Monetary Fund | 國際貨幣基金組織 | institution | S4 | the body that watches over exchange rates and lends to countries short of foreign exchange | 監察各國匯率並貸款予缺乏外匯的國家的機構 | also=IMF; also-zh=國基會; not=World Bank
World Bank | 世界銀行 | institution | S4 | the body that lends to poorer countries for long-term projects against poverty | 為貧窮國家的長遠扶貧項目提供貸款的機構 | also-zh=世銀; not=International Monetary Fund
Asia-Pacific Economic Cooperation | 亞太區經濟合作組織 | institution | S4 | the forum of member lands from Chile to China, Hong Kong among them, for freer commerce and investment | 由智利至中國包括香港等成員組成、推動通商和投資自由化的論壇 | also=APEC; also-zh=亞太經合組織
Association of Southeast Asian Nations | 東南亞國家聯盟 | institution | S4 | the regional body of countries such as Thailand, Malaysia, Singapore and Vietnam | 由泰國、馬來西亞、新加坡和越南等組成的區域組織 | also=ASEAN; also-zh=東盟
Organization of the Petroleum Exporting Countries | 石油輸出國組織 | institution | S4 | the group of nations that agree together on how much crude oil they will produce | 協議各自生產多少原油的國家集團 | also=OPEC; also-zh=油組
European Union | 歐洲聯盟 | institution | S3 | the body of nations with a single market, most of which share the euro | 擁有單一市場、大部分成員共用歐元的國家組織 | also=EU; also-zh=歐盟
Mainland and Hong Kong Closer Economic Partnership Arrangement | 《內地與香港關於建立更緊密經貿關係的安排》 | document | S4 | the agreement signed in 2003 that gives goods and services of the territory freer entry to the rest of China | 於2003年簽訂、讓本地貨品和服務更易進入國內其他地區的協議 | also=CEPA
General Agreement on Tariffs and Trade | 《關稅及貿易總協定》 | document | S6 | the pact signed in 1947 to lower import duties among nations, later replaced by a permanent world body | 於1947年簽訂以降低各國進口稅項、後由常設世界機構取代的協議 | also=GATT; also-zh=關貿總協定
Regional Comprehensive Economic Partnership | 《區域全面經濟夥伴協定》 | document | S6 | the pact in force since 2022 between ASEAN members, China, Japan, South Korea, Australia and New Zealand | 由東盟成員與中、日、韓、澳、紐訂立並自2022年起生效的協議 | also=RCEP
set | ideas of why and how countries trade | 國際貿易的概念 | absolute advantage; comparative advantage; terms of trade; gains from trade
set | movements of goods through Hong Kong | 貨物進出香港的方式 | import; domestic export; re-export; transhipment; offshore trade
set | views on trade | 對貿易的主張 | free trade; protectionism; fair trade; infant industry argument
set | barriers to trade | 貿易障礙 | tariff; import quota; embargo; voluntary export restraint; local content requirement
set | measures concerning exports and imports | 與進出口有關的措施 | export subsidy; dumping; anti-dumping duty; embargo
set | levels of economic integration | 經濟一體化的級別 | free trade area; customs union; common market; economic union
set | international economic bodies | 國際經濟機構 | World Trade Organization; International Monetary Fund; World Bank; Asia-Pacific Economic Cooperation
set | groupings of nations | 國家集團 | Association of Southeast Asian Nations; Organization of the Petroleum Exporting Countries; European Union; Asia-Pacific Economic Cooperation
set | kinds of trade | 貿易的類別 | visible trade; invisible trade; barter; domestic trade=本地貿易
set | places of trade | 貿易的地方 | entrepôt; free port; special economic zone; industrial estate=工業邨
set | trade and economic agreements | 貿易與經濟協議 | Mainland and Hong Kong Closer Economic Partnership Arrangement; General Agreement on Tariffs and Trade; Regional Comprehensive Economic Partnership; Treaty of Maastricht=《馬斯特里赫特條約》
order | levels of economic integration from the loosest to the closest | 經濟一體化由最鬆散至最緊密 | free trade area > customs union > common market > economic union
fact | World Trade Organization | 世界貿易組織 | city of the headquarters or secretariat | 總部或秘書處所在城市 | Geneva | 日內瓦 |
fact | International Monetary Fund | 國際貨幣基金組織 | city of the headquarters or secretariat | 總部或秘書處所在城市 | Washington DC | 華盛頓 |
fact | Organization of the Petroleum Exporting Countries | 石油輸出國組織 | city of the headquarters or secretariat | 總部或秘書處所在城市 | Vienna | 維也納 |
fact | Asia-Pacific Economic Cooperation | 亞太區經濟合作組織 | city of the headquarters or secretariat | 總部或秘書處所在城市 | Singapore | 新加坡 |
fact | Association of Southeast Asian Nations | 東南亞國家聯盟 | city of the headquarters or secretariat | 總部或秘書處所在城市 | Jakarta | 雅加達 |
fact | Asian Infrastructure Investment Bank | 亞洲基礎設施投資銀行 | city of the headquarters or secretariat | 總部或秘書處所在城市 | Beijing | 北京 |
fact | Asian Development Bank | 亞洲開發銀行 | city of the headquarters or secretariat | 總部或秘書處所在城市 | Manila | 馬尼拉 |
fact | Organisation for Economic Co-operation and Development | 經濟合作及發展組織 | city of the headquarters or secretariat | 總部或秘書處所在城市 | Paris | 巴黎 |
fact | European Central Bank | 歐洲中央銀行 | city of the headquarters or secretariat | 總部或秘書處所在城市 | Frankfurt | 法蘭克福 |
fact | Bank for International Settlements | 國際結算銀行 | city of the headquarters or secretariat | 總部或秘書處所在城市 | Basel | 巴塞爾 |
fact | World Trade Organization | 世界貿易組織 | year of establishment | 成立年份 | 1995 | 1995 |
fact | Hong Kong Monetary Authority | 香港金融管理局 | year of establishment | 成立年份 | 1993 | 1993 |
fact | Asia-Pacific Economic Cooperation | 亞太區經濟合作組織 | year of establishment | 成立年份 | 1989 | 1989 |
fact | Association of Southeast Asian Nations | 東南亞國家聯盟 | year of establishment | 成立年份 | 1967 | 1967 |
fact | Organization of the Petroleum Exporting Countries | 石油輸出國組織 | year of establishment | 成立年份 | 1960 | 1960 |
fact | Asian Development Bank | 亞洲開發銀行 | year of establishment | 成立年份 | 1966 | 1966 |
fact | Bank of England | 英倫銀行 | year of establishment | 成立年份 | 1694 | 1694 |
fact | United States Federal Reserve | 美國聯邦儲備局 | year of establishment | 成立年份 | 1913 | 1913 |

== Exchange rates and balance of payments | 匯率與國際收支
exchange rate | 匯率 | quantity | S4 | the price of one currency in terms of another | 一種貨幣以另一種貨幣表示的價格
effective exchange rate index | 港匯指數 | quantity | S6 | a number showing the weighted average value of the Hong Kong dollar against the currencies of its main trading partners | 顯示港元兌主要貿易夥伴貨幣的加權平均價值的數字
appreciation | 升值 | process | S6 | a rise in the value of a currency against another brought about by market forces | 貨幣對另一貨幣的價值因市場力量而上升 | also=currency appreciation; not=revaluation
depreciation | 貶值 | process | S6 | a fall in the value of a currency against another brought about by market forces | 貨幣對另一貨幣的價值因市場力量而下跌 | also=currency depreciation; not=devaluation
revaluation | 法定升值 | process | S6 | a rise in the fixed external value of a currency decided by the authorities | 當局決定把貨幣固定的對外價值提高 | not=appreciation
devaluation | 法定貶值 | process | S6 | a fall in the fixed external value of a currency decided by the authorities | 當局決定把貨幣固定的對外價值降低 | not=depreciation
floating exchange rate system | 浮動匯率制度 | system | S6 | an arrangement in which the external value of a currency is left to demand and supply in the market | 貨幣的對外價值由市場供求決定的安排 | not=fixed exchange rate system
fixed exchange rate system | 固定匯率制度 | system | S6 | an arrangement in which the authorities keep the external value of a currency at a set level | 當局把貨幣的對外價值維持在指定水平的安排 | not=floating exchange rate system
managed float | 管理浮動匯率制度 | system | S6 | an arrangement in which a currency's external value follows the market but the authorities step in at times | 貨幣的對外價值隨市場變動但當局有時入市干預的安排 | also=dirty float
linked exchange rate system | 聯繫匯率制度 | system | S5 | the Hong Kong arrangement since 1983 under which its currency is tied to the US dollar at about 7.8 to one | 香港自1983年起把港元與美元以約7.8兌1掛鈎的安排 | also-zh=聯匯制度
currency board | 貨幣發行局 | institution | S6 | an authority that issues domestic notes only against full backing in foreign money at a set rate | 以固定比率持有十足外幣支持才推出本地紙幣的當局 | not=central bank
dollarisation | 美元化 | process | S6 | the use of the United States currency in place of a country's own | 一國以美國貨幣取代本國貨幣使用的做法
foreign exchange market | 外匯市場 | system | S5 | the market in which one country's currency is bought and sold for another's | 各國貨幣互相買賣的市場
foreign exchange reserves | 外匯儲備 | quantity | S6 | the assets in other countries' money held by a country's monetary authority | 一國金融當局持有的他國貨幣資產 | not=fiscal reserves
speculation | 投機 | method | S6 | the buying or selling of an asset in the hope of profit from a later change in its price | 希望從日後價格變動獲利而買賣資產的行為 | not=hedging
hedging | 對沖 | method | S6 | the making of a deal that offsets the risk of loss from a price or rate change | 以交易抵銷價格或匯率變動所帶來損失風險的做法 | not=speculation
arbitrage | 套戥 | method | S6 | the buying of an asset in a cheap market and selling it at once in a dear one for a sure profit | 在價低的市場買入資產並即時在價高的市場賣出以賺取確定利潤的做法 | also-zh=套利
capital control | 資本管制 | method | S6 | a government limit on the flow of funds into or out of a country | 政府對資金進出本國所設的限制
hot money | 熱錢 | form | S6 | short-term funds that move quickly between countries in search of higher returns | 為追求較高回報而在各國之間迅速流動的短期資金
balance of payments | 國際收支平衡表 | document | S6 | the statistical record of all economic transactions between residents of an economy and the rest of the world | 記錄某地居民與世界其他地方之間一切經濟交易的統計報表 | also=BoP; also-zh=國際收支; not=balance of trade
current account | 經常賬戶 | form | S6 | the part of the balance of payments that records trade in goods and services and income flows | 國際收支平衡表中記錄貨物、服務貿易和收入流動的部分 | not=financial account
capital account | 資本賬戶 | form | S6 | the part of the balance of payments that records debt forgiveness, transfers of fixed assets and dealings in non-produced, non-financial assets | 國際收支平衡表中記錄債務減免、固定資產轉移及非生產、非金融資產交易的部分
financial account | 金融賬戶 | form | S6 | the part of the balance of payments that records dealings in assets and liabilities such as direct and portfolio investment | 國際收支平衡表中記錄直接投資、證券投資等資產負債交易的部分 | not=current account
net errors and omissions | 淨誤差與遺漏 | form | S6 | the balancing entry in the balance of payments that makes up for incomplete or inaccurate data | 國際收支平衡表中用以彌補數據不全或不準確的平衡項目
primary income | 初次收入 | form | S6 | the external flow of wages and of earnings from investment between residents and non-residents | 居民與非居民之間的僱員報酬和投資收益流動 | not=secondary income
secondary income | 二次收入 | form | S6 | the external flow of current transfers such as gifts, aid and workers' remittances, with nothing given in return | 居民與非居民之間毋須回報的經常轉移，例如餽贈和匯款 | not=primary income
balance of trade | 貿易差額 | quantity | S6 | the value of exports minus that of imports | 出口值減去進口值所得的數 | also=trade balance; not=balance of payments, terms of trade
trade surplus | 貿易盈餘 | quantity | S4 | the amount by which the value of exports is greater than that of imports | 出口值多於進口值的差額 | also-zh=貿易順差; not=trade deficit, budget surplus
trade deficit | 貿易赤字 | quantity | S4 | the amount by which the value of imports is greater than that of exports | 進口值多於出口值的差額 | also-zh=貿易逆差; not=trade surplus, budget deficit
direct investment | 直接投資 | form | S6 | cross-border funds that give their owner a lasting interest and a say in running an enterprise abroad | 令出資者對外地企業有持久權益和管理發言權的跨境資金 | also=foreign direct investment, FDI; also-zh=外來直接投資; not=portfolio investment
portfolio investment | 證券投資 | form | S6 | cross-border funds put into shares and bonds without control of the firms concerned | 投放於股票和債券而沒有取得企業控制權的跨境資金 | also-zh=有價證券投資; not=direct investment
reserve assets | 儲備資產 | form | S6 | foreign holdings that a monetary authority can use at once to meet external payments | 金融當局可即時動用以應付對外付款的外地資產
Gresham's law | 格雷欣定律 | law | S6 | the rule that people spend the coins of lower real worth and hoard the better ones, so that the bad drive out the good | 指人們花掉成色差的錢幣而收藏成色好的，令劣幣驅逐良幣的規律 | also-zh=劣幣驅逐良幣定律
set | changes in a currency's value | 幣值的改變 | appreciation; depreciation; revaluation; devaluation
set | exchange rate systems | 匯率制度 | floating exchange rate system; managed float; linked exchange rate system; gold standard=金本位制
set | ways of settling the value of a currency | 決定幣值的安排 | floating exchange rate system; fixed exchange rate system; managed float; dollarisation
set | dealings in currencies and assets | 貨幣和資產的買賣手法 | speculation; hedging; arbitrage; open market operation
set | parts of the external accounts | 對外賬目的部分 | current account; capital account; financial account; net errors and omissions
set | items of the external accounts | 對外賬目的項目 | primary income; secondary income; direct investment; portfolio investment; reserve assets
set | balances of trade and of the budget | 貿易與財政的差額 | trade surplus; trade deficit; budget surplus; budget deficit
set | external figures | 對外的數字 | exchange rate; effective exchange rate index; balance of trade; foreign exchange reserves
set | sums in official and bank accounts | 官方與銀行賬目中的款項 | foreign exchange reserves; fiscal reserves; required reserve; public debt
set | cross-border money flows and controls | 跨境資金與管制 | hot money; direct investment; portfolio investment; secondary income
set | measures to protect a currency or an economy from outside shocks | 保護貨幣或經濟免受外來衝擊的措施 | capital control; hedging; tariff; import quota
fact | Thailand | 泰國 | official currency | 法定貨幣 | baht | 銖 |
fact | South Korea | 南韓 | official currency | 法定貨幣 | won | 圜 |
fact | Malaysia | 馬來西亞 | official currency | 法定貨幣 | ringgit | 令吉 |
fact | Indonesia | 印尼 | official currency | 法定貨幣 | rupiah | 盾 |
fact | India | 印度 | official currency | 法定貨幣 | rupee | 盧比 |
fact | United Kingdom | 英國 | official currency | 法定貨幣 | pound sterling | 鎊 |
fact | Switzerland | 瑞士 | official currency | 法定貨幣 | franc | 法郎 |
fact | Russia | 俄羅斯 | official currency | 法定貨幣 | rouble | 盧布 |
fact | Germany | 德國 | official currency | 法定貨幣 | euro | 歐元 |
fact | Philippines | 菲律賓 | official currency | 法定貨幣 | peso | 披索 |
fact | South Africa | 南非 | official currency | 法定貨幣 | rand | 蘭特 |
fact | Hong Kong dollar | 港元 | three-letter currency code | 三字母貨幣代碼 | HKD | HKD |
fact | US dollar | 美元 | three-letter currency code | 三字母貨幣代碼 | USD | USD |
fact | renminbi | 人民幣 | three-letter currency code | 三字母貨幣代碼 | CNY | CNY |
fact | Japanese yen | 日圓 | three-letter currency code | 三字母貨幣代碼 | JPY | JPY |
fact | pound sterling | 英鎊 | three-letter currency code | 三字母貨幣代碼 | GBP | GBP |
fact | Swiss franc | 瑞士法郎 | three-letter currency code | 三字母貨幣代碼 | CHF | CHF |
fact | Korean won | 韓圜 | three-letter currency code | 三字母貨幣代碼 | KRW | KRW |
fact | Thai baht | 泰銖 | three-letter currency code | 三字母貨幣代碼 | THB | THB |

== Economic growth and development | 經濟增長與發展
economic growth | 經濟增長 | process | S4 | a long-run rise in the real output of a country | 國家實質產出的長期上升 | not=economic development
economic development | 經濟發展 | process | S5 | a lasting improvement in people's living standards, health, education and the structure of output | 人們生活水平、健康、教育和產出結構的持久改善 | not=economic growth
industrialisation | 工業化 | process | S3 | the change of a country from living mainly by farming to living mainly by manufacturing | 國家由主要靠務農轉為主要靠製造業的過程 | not=deindustrialisation
deindustrialisation | 去工業化 | process | S3 | the shrinking of the share of manufacturing in a country's output and jobs | 製造業佔國家產出和職位的比重下降的過程 | also-zh=非工業化
technological progress | 技術進步 | process | S5 | the finding of new methods and products that allow more output from the same inputs | 找到新方法和新產品，令同樣投入可得更多產出
capital accumulation | 資本累積 | process | S5 | the adding to a country's stock of machines, buildings and infrastructure | 國家增加機器、建築物和基建存量的過程
convergence | 趨同 | process | S6 | the catching up of poorer countries with richer ones in income per head | 貧窮國家的人均收入追近富裕國家的過程 | also=catch-up effect
standard of living | 生活水平 | quantity | S4 | the level of goods, services and comfort that people enjoy | 人們所享物品、服務和舒適的程度 | also-zh=生活水準
cost of living | 生活費 | quantity | S4 | the amount that a household must spend to buy the things it normally uses | 住戶購買日常所需物品和服務須支付的金額 | not=standard of living
infrastructure | 基礎建設 | object | S3 | the roads, ports, power supply and other basic facilities on which an economy depends | 經濟所依賴的道路、港口、電力供應等基本設施 | also-zh=基建
research and development | 研究與開發 | process | S5 | the work of discovering knowledge and turning it into new products and methods | 發掘知識並把它轉化為新產品和新方法的工作 | also=R&D; also-zh=研發
import substitution | 進口替代 | method | S6 | a growth strategy of making at home, behind trade barriers, what used to be bought abroad | 在貿易障礙保護下由本國製造以往從外地購買的產品的增長策略 | not=export promotion
export promotion | 出口導向 | method | S6 | a growth strategy of building up industries that sell to world markets | 扶植面向世界市場銷售的行業的增長策略 | also=export-led growth; not=import substitution
foreign aid | 對外援助 | method | S3 | the giving of money, goods or expertise by one country to help a poorer one | 一國給予金錢、物資或專才以幫助較貧窮國家的做法 | also-zh=外援
debt relief | 債務減免 | method | S6 | the cancelling or lightening of what poor countries owe to lenders | 取消或減輕貧窮國家所欠款項的做法
poverty trap | 貧窮陷阱 | idea | S6 | a cycle in which low income prevents the saving and investment needed to escape low income | 低收入妨礙儲蓄和投資、因而無法擺脫低收入的循環 | also=vicious cycle of poverty; also-zh=貧窮惡性循環
developed country | 已發展國家 | place | S3 | a state with high income per person, advanced industry and services, and good health and education | 人均收入高、工業和服務業先進而醫療教育良好的國家 | not=developing country
developing country | 發展中國家 | place | S3 | a state with low or middle income per person whose industry and services are still being built up | 人均收入屬中低水平、工業和服務業仍在建立的國家
newly industrialised economy | 新興工業化經濟體 | place | S4 | a land that moved rapidly from low income to high through manufactured exports, such as South Korea or Taiwan | 靠製成品出口由低收入迅速晉身高收入的地區，例如南韓和台灣 | also=NIE
special economic zone | 經濟特區 | place | S3 | an area such as Shenzhen where a country applies freer rules to attract foreign investment | 國家實行較寬鬆規則以吸引外資的地方，例如深圳
knowledge-based economy | 知識型經濟 | system | S4 | an economy whose growth depends chiefly on information, innovation and skilled people | 主要依靠資訊、創新和專才推動增長的經濟體系
sharing economy | 共享經濟 | system | S5 | an economic model in which people let others use their idle cars, rooms or skills through online platforms | 人們透過網上平台讓他人使用閒置汽車、房間或技能的經濟模式
circular economy | 循環經濟 | system | S4 | an economic model in which products are reused, repaired and recycled so that little becomes waste | 把產品再用、維修和再造以盡量減少廢物的經濟模式
service economy | 服務型經濟 | system | S4 | an economy whose output comes chiefly from tertiary production such as trade, finance and tourism | 產出主要來自貿易、金融和旅遊等第三級生產的經濟體系
Great Depression | 經濟大蕭條 | event | S3 | the worldwide slump that began after the Wall Street crash of 1929 | 1929年華爾街股災後出現的全球性不景氣 | also-zh=大蕭條
Asian financial crisis | 亞洲金融風暴 | event | S3 | the turmoil that began with the fall of the Thai baht in July 1997 | 由1997年7月泰銖急跌引發的動盪 | also-zh=亞洲金融危機
global financial crisis | 全球金融海嘯 | event | S3 | the turmoil of 2008 that followed the collapse of United States subprime mortgages and Lehman Brothers | 2008年美國次級按揭及雷曼兄弟倒下後的動盪 | also-zh=金融海嘯
oil crisis of 1973 | 1973年石油危機 | event | S5 | the shock of the early seventies when Arab producers cut exports of crude and its price rose fourfold | 七十年代初阿拉伯產油國減少輸出、令油價升至四倍的震盪
Black Monday | 黑色星期一 | event | S5 | the day in October 1987 when share prices fell sharply all over the world | 1987年10月全球股價急挫的一天
set | long-run changes of an economy | 經濟的長期轉變 | economic growth; economic development; industrialisation; deindustrialisation
set | measures of how people live | 量度人們生活的概念 | standard of living; cost of living; per capita GDP; consumer price index
set | strategies of development | 發展的策略 | import substitution; export promotion; foreign aid; nationalisation
set | places by economic standing or policy | 按經濟地位或政策劃分的地方 | developed country; developing country; special economic zone; free port
set | kinds of economy named after a feature | 按特點命名的經濟模式 | knowledge-based economy; sharing economy; circular economy; traditional economy
set | what an economy mainly lives by | 經濟主要依靠甚麼 | service economy; knowledge-based economy; agricultural economy=農業經濟; traditional economy
set | economic crises | 經濟危機 | Great Depression; Asian financial crisis; global financial crisis; oil crisis of 1973; Black Monday
set | things an economy builds on | 經濟的基礎 | infrastructure; human capital; natural resource; social capital
order | economic crises from the earliest to the latest | 經濟危機由最早至最近 | Great Depression > oil crisis of 1973 > Black Monday > Asian financial crisis > global financial crisis
fact | Great Depression | 經濟大蕭條 | year in which it began | 開始年份 | 1929 | 1929 |
fact | oil crisis of the seventies after the Yom Kippur War | 贖罪日戰爭後的石油危機 | year in which it began | 開始年份 | 1973 | 1973 |
fact | Asian financial crisis | 亞洲金融風暴 | year in which it began | 開始年份 | 1997 | 1997 |
fact | Hong Kong's linked exchange rate system | 香港聯繫匯率制度 | year in which it began | 開始年份 | 1983 | 1983 |
fact | economic reform and opening-up of China | 中國改革開放 | year in which it began | 開始年份 | 1978 | 1978 |
fact | Hong Kong's Mandatory Provident Fund | 香港強制性公積金 | year in which it began | 開始年份 | 2000 | 2000 |
fact | Hong Kong's statutory minimum wage | 香港法定最低工資 | year in which it began | 開始年份 | 2011 | 2011 |

== Economists and schools of thought | 經濟學家與學派
Adam Smith | 亞當·斯密 | person | S3 | the Scottish thinker who wrote of the invisible hand and of pin making in The Wealth of Nations | 在《國富論》中論述無形之手和製針工序的蘇格蘭學者 | also-zh=亞當·史密斯
David Ricardo | 李嘉圖 | person | S6 | the English economist who put forward the theory of comparative advantage with the example of cloth and wine | 以布匹和酒為例提出比較優勢理論的英國經濟學家 | also-zh=大衛·李嘉圖
Thomas Malthus | 馬爾薩斯 | person | S4 | the English clergyman who held that population grows faster than the supply of food | 認為人口增長快於糧食供應的英國牧師
Karl Marx | 馬克思 | person | S3 | the German thinker who wrote Das Kapital and held that capitalists exploit workers | 著有《資本論》、認為資本家剝削工人的德國思想家
Alfred Marshall | 馬歇爾 | person | S6 | the Cambridge economist who published Principles of Economics in 1890 and made the demand and supply diagram widely known | 於1890年出版《經濟學原理》並令供求圖廣為人知的劍橋學者
John Maynard Keynes | 凱恩斯 | person | S5 | the British economist who called in the thirties for government spending to fight unemployment | 於三十年代主張政府以開支對抗失業的英國經濟學家
Milton Friedman | 佛利民 | person | S5 | the Chicago economist who led monetarism and praised Hong Kong as a model of free markets | 領導貨幣學派並讚揚香港為自由市場典範的芝加哥學者 | also-zh=弗里德曼
Friedrich Hayek | 海耶克 | person | S6 | the Austrian-born economist who warned against central planning in The Road to Serfdom | 在《到奴役之路》警告中央計劃禍害的奧地利裔學者 | also-zh=哈耶克
Joseph Schumpeter | 熊彼得 | person | S6 | the Austrian-born economist who saw creative destruction by entrepreneurs as the engine of capitalism | 認為企業家的創造性破壞是資本主義動力的奧地利裔學者
Ronald Coase | 高斯 | person | S6 | the British-born economist who explained firms by transaction costs and showed how bargaining can deal with externalities | 以交易成本解釋廠商並論述以協商處理外部效應的英裔學者 | also-zh=寇斯
Arthur Pigou | 庇古 | person | S6 | the Cambridge economist who proposed taxing activities that harm outsiders | 提出向損害外人的活動徵稅的劍橋學者
Irving Fisher | 費雪 | person | S6 | the American economist known for the equation of exchange and for distinguishing nominal from real interest rates | 以交易方程式和區分名義與實質利率聞名的美國學者
Paul Samuelson | 森穆遜 | person | S6 | the first American to win the Nobel prize in economics and the author of the textbook Economics of 1948 | 首位獲諾貝爾經濟學獎的美國人，著有1948年課本《經濟學》 | also-zh=薩繆爾森
John Nash | 納殊 | person | S6 | the American mathematician who showed that games have outcomes from which no player wants to move alone | 證明博弈存在各方都不願單獨改變的局面的美國數學家 | also-zh=納什
Amartya Sen | 阿馬蒂亞·森 | person | S6 | the Indian economist who studied famine and poverty and helped to shape the Human Development Index | 研究饑荒和貧窮、有份建立人類發展指數的印度經濟學家 | also-zh=沈恩
Elinor Ostrom | 奧斯特羅姆 | person | S6 | the first woman to win the Nobel prize in economics, for work on how communities manage common resources | 因研究社群管理共用資源而成為首位諾貝爾經濟學獎女得主
Paul Krugman | 克魯明 | person | S6 | the American economist and columnist who won the Nobel prize of 2008 for work on trade patterns | 因研究貿易模式而獲2008年諾貝爾獎的美國經濟學家和專欄作家 | also-zh=克魯格曼
Robert Mundell | 蒙代爾 | person | S6 | the Canadian economist known as the father of the euro | 有「歐元之父」之稱的加拿大經濟學家
Steven Cheung | 張五常 | person | S6 | the Hong Kong-born economist who wrote The Theory of Share Tenancy and many Chinese essays on economics | 著有《佃農理論》和大量中文經濟散文的香港出生學者
John Cowperthwaite | 郭伯偉 | person | S6 | the Financial Secretary of Hong Kong from 1961 to 1971, known for low taxes and little government intervention | 1961至1971年的香港財政司，以低稅和少干預見稱
Philip Haddon-Cave | 夏鼎基 | person | S6 | the Financial Secretary of Hong Kong in the seventies who described its policy as positive non-interventionism | 七十年代的香港財政司，以「積極不干預」形容政府政策
Muhammad Yunus | 尤努斯 | person | S6 | the Bangladeshi economist who founded the Grameen Bank to lend small sums to the poor | 創立格萊珉銀行向窮人小額貸款的孟加拉經濟學家
The Wealth of Nations | 《國富論》 | document | S3 | the book by Adam Smith that explains specialisation, markets and the invisible hand | 亞當·斯密解釋專門分工、市場和無形之手的著作
Das Kapital | 《資本論》 | document | S3 | the book by Karl Marx that analyses how employers gain from workers' labour | 馬克思分析僱主如何從工人勞動得益的著作
The General Theory of Employment, Interest and Money | 《就業、利息和貨幣通論》 | document | S6 | the book by Keynes that explains slumps by a lack of total spending | 凱恩斯以總開支不足解釋不景氣的著作
The Road to Serfdom | 《到奴役之路》 | document | S6 | the book by Hayek that warns that central planning destroys freedom | 海耶克警告中央計劃會摧毀自由的著作
An Essay on the Principle of Population | 《人口論》 | document | S4 | the book by Malthus that warns that food supply cannot keep up with the number of people | 馬爾薩斯警告糧食追不上人數增長的著作
mercantilism | 重商主義 | theory | S3 | the school that held that a nation grows rich by storing gold through selling more abroad than it buys | 主張國家以出超積聚金銀致富的學派
physiocracy | 重農主義 | theory | S6 | the French school of the eighteenth century that held that all wealth comes from farming the land | 認為一切財富來自農耕的十八世紀法國學派
classical economics | 古典經濟學派 | theory | S6 | the school of Smith and Ricardo that trusted free markets to lead the economy to full employment by themselves | 斯密和李嘉圖所屬、相信自由市場能自行達致充分就業的學派
Marxian economics | 馬克思學派 | theory | S6 | the school that explains profit by the exploitation of workers and expects capitalism to collapse | 以剝削工人解釋利潤並預期資本主義崩潰的學派
Keynesian economics | 凱恩斯學派 | theory | S6 | the school that explains slumps by too little total spending and calls for active fiscal measures | 以總開支不足解釋不景氣並主張積極財政措施的學派
supply-side economics | 供應學派 | theory | S6 | the school of the eighties that favours tax cuts and deregulation to encourage work and production | 八十年代主張減稅和放寬管制以鼓勵工作和生產的學派
invisible hand | 無形之手 | idea | S4 | the image of the way in which self-interest and prices lead people to serve society without intending to | 比喻自利和價格如何引導人們無意中造福社會的說法 | also-zh=看不見的手
laissez-faire | 自由放任 | idea | S4 | the view that government should leave buyers and sellers alone | 主張政府不干預買賣雙方的觀點 | not=positive non-interventionism
positive non-interventionism | 積極不干預 | idea | S4 | the Hong Kong policy, stated in the seventies, of leaving business alone unless there was good reason to act | 香港政府在七十年代提出、除非有充分理由否則放手讓商界自行運作的政策 | also-zh=積極不干預政策
creative destruction | 創造性破壞 | idea | S6 | the sweeping away of old firms and methods by new products and inventions | 新產品和新發明把舊廠商和舊方法淘汰的過程
labour theory of value | 勞動價值論 | theory | S6 | the view that the worth of a good depends on the work needed to make it | 認為物品所值取決於製造它所需工作量的學說
set | classical and socialist thinkers | 古典與社會主義思想家 | Adam Smith; David Ricardo; Thomas Malthus; Karl Marx
set | economists of the twentieth century | 二十世紀的經濟學家 | John Maynard Keynes; Milton Friedman; Friedrich Hayek; Joseph Schumpeter
set | economists whose names stand in textbook terms | 名字見於課本用語的經濟學家 | Ronald Coase; Arthur Pigou; Irving Fisher; John Nash
set | winners of the Nobel prize in economics | 諾貝爾經濟學獎得主 | Paul Samuelson; Friedrich Hayek; Milton Friedman; Ronald Coase; Amartya Sen; Elinor Ostrom
set | more Nobel prize winners in economics | 另一些諾貝爾經濟學獎得主 | Paul Krugman; Robert Mundell; John Nash; Elinor Ostrom; Paul Samuelson
set | people linked with Hong Kong's free economy | 與香港自由經濟有關的人物 | John Cowperthwaite; Philip Haddon-Cave; Milton Friedman; Steven Cheung
set | economists linked with Cambridge and its ideas | 與劍橋和英國傳統有關的經濟學家 | Alfred Marshall; Arthur Pigou; John Maynard Keynes; Thomas Malthus
set | thinkers concerned with poverty, resources and population | 關注貧窮、資源與人口的學者 | Amartya Sen; Muhammad Yunus; Elinor Ostrom; Thomas Malthus
set | great books of economics | 經濟學名著 | The Wealth of Nations; Das Kapital; The General Theory of Employment, Interest and Money; The Road to Serfdom; An Essay on the Principle of Population
set | schools of economic thought | 經濟思想學派 | mercantilism; physiocracy; classical economics; Keynesian economics; monetarism=貨幣學派
set | schools that disagree on the state and the market | 對政府與市場各有主張的學派 | Marxian economics; Keynesian economics; supply-side economics; classical economics
set | catchwords of economists | 經濟學家的名言 | invisible hand; creative destruction; animal spirits; paradox of thrift
set | theories of value, money and trade | 關於價值、貨幣和貿易的學說 | labour theory of value; quantity theory of money; purchasing power parity; mercantilism
set | laws of trade, production and money | 貿易、生產與貨幣的定律 | law of comparative advantage=比較優勢定律; law of diminishing marginal returns; Gresham's law; Say's law
order | economists by year of birth | 按出生年份排列的經濟學家 | Adam Smith > David Ricardo > Karl Marx > John Maynard Keynes > Milton Friedman
order | books by year of first publication | 按初版年份排列的著作 | The Wealth of Nations > An Essay on the Principle of Population > Das Kapital > The General Theory of Employment, Interest and Money > The Road to Serfdom
order | schools of economic thought in order of rise | 按興起次序排列的經濟學派 | mercantilism > classical economics > Keynesian economics > monetarism=貨幣學派
fact | The Wealth of Nations | 《國富論》 | year of first publication | 初版年份 | 1776 | 1776 |
fact | An Essay on the Principle of Population | 《人口論》 | year of first publication | 初版年份 | 1798 | 1798 |
fact | Das Kapital, first volume | 《資本論》第一卷 | year of first publication | 初版年份 | 1867 | 1867 |
fact | Principles of Economics by Alfred Marshall | 馬歇爾《經濟學原理》 | year of first publication | 初版年份 | 1890 | 1890 |
fact | The General Theory of Employment, Interest and Money | 《就業、利息和貨幣通論》 | year of first publication | 初版年份 | 1936 | 1936 |
fact | The Road to Serfdom | 《到奴役之路》 | year of first publication | 初版年份 | 1944 | 1944 |
fact | The Wealth of Nations | 《國富論》 | author | 作者 | Adam Smith | 亞當·斯密 |
fact | Das Kapital | 《資本論》 | author | 作者 | Karl Marx | 馬克思 |
fact | An Essay on the Principle of Population | 《人口論》 | author | 作者 | Thomas Malthus | 馬爾薩斯 |
fact | The General Theory of Employment, Interest and Money | 《就業、利息和貨幣通論》 | author | 作者 | John Maynard Keynes | 凱恩斯 |
fact | The Road to Serfdom | 《到奴役之路》 | author | 作者 | Friedrich Hayek | 海耶克 |
fact | Capitalism and Freedom | 《資本主義與自由》 | author | 作者 | Milton Friedman | 佛利民 |
fact | Paul Samuelson | 森穆遜 | year of the Nobel prize in economics | 獲諾貝爾經濟學獎年份 | 1970 | 1970 |
fact | Friedrich Hayek | 海耶克 | year of the Nobel prize in economics | 獲諾貝爾經濟學獎年份 | 1974 | 1974 |
fact | Milton Friedman | 佛利民 | year of the Nobel prize in economics | 獲諾貝爾經濟學獎年份 | 1976 | 1976 |
fact | Ronald Coase | 高斯 | year of the Nobel prize in economics | 獲諾貝爾經濟學獎年份 | 1991 | 1991 |
fact | John Nash | 納殊 | year of the Nobel prize in economics | 獲諾貝爾經濟學獎年份 | 1994 | 1994 |
fact | Amartya Sen | 阿馬蒂亞·森 | year of the Nobel prize in economics | 獲諾貝爾經濟學獎年份 | 1998 | 1998 |
fact | Robert Mundell | 蒙代爾 | year of the Nobel prize in economics | 獲諾貝爾經濟學獎年份 | 1999 | 1999 |
fact | Paul Krugman | 克魯明 | year of the Nobel prize in economics | 獲諾貝爾經濟學獎年份 | 2008 | 2008 |
fact | Elinor Ostrom | 奧斯特羅姆 | year of the Nobel prize in economics | 獲諾貝爾經濟學獎年份 | 2009 | 2009 |
fact | Adam Smith | 亞當·斯密 | year of birth | 出生年份 | 1723 | 1723 |
fact | David Ricardo | 李嘉圖 | year of birth | 出生年份 | 1772 | 1772 |
fact | Karl Marx | 馬克思 | year of birth | 出生年份 | 1818 | 1818 |
fact | John Maynard Keynes | 凱恩斯 | year of birth | 出生年份 | 1883 | 1883 |
fact | Milton Friedman | 佛利民 | year of birth | 出生年份 | 1912 | 1912 |
`
