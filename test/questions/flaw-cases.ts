/**
 * For every rule of item writing, questions that break it and questions that come near and do not, in English and in
 * Chinese.
 */
import type { FlawCode } from '#questions/checks/item-flaw.ts'
import { choice, essay, fill, long, match, short, statement, type Cases } from './planted-items.ts'
import { READERS_CASES } from './readers-cases.ts'

const ORGANELLES = [
  ['Nucleus', 'holds the hereditary material'],
  ['Ribosome', 'joins amino acids into proteins'],
  ['Mitochondrion', 'releases energy from food'],
  ['Vacuole', 'stores water and waste'],
] as const
const DYNASTIES = [
  ['秦', '統一文字與度量衡'],
  ['唐', '首都設於長安'],
  ['宋', '印刷術廣為應用'],
  ['清', '最後一個君主政權'],
] as const

export const FLAW_CASES: Readonly<Record<FlawCode, { readonly en: Cases; readonly zh: Cases }>> = {
  ...READERS_CASES,
  negative_stem: {
    en: {
      flawed: [
        choice('Which of the following is not a gas?', '+Iron', 'Neon', 'Argon', 'Helium'),
        choice('All of the following are gases except', '+Iron', 'Neon', 'Argon', 'Helium'),
        choice(
          'Which of these statements about gases is false?',
          '+Iron is one',
          'Neon is one',
          'Argon is one',
          'Helium is one',
        ),
      ],
      sound: [
        choice('Which of the following is *not* a gas?', '+Iron', 'Neon', 'Argon', 'Helium'),
        choice('Which of the following is NOT a gas?', '+Iron', 'Neon', 'Argon', 'Helium'),
        choice(
          'Which of the following terms means “a solid that does not conduct”?',
          '+Insulator',
          'Alloy',
          'Magnet',
          'Crystal',
        ),
        choice('What happens when a cell does not divide?', '+It ages', 'It grows', 'It moves', 'It glows'),
      ],
    },
    zh: {
      flawed: [
        choice('下列哪一項是不正確的？', '+鐵是氣體', '氖是氣體', '氬是氣體', '氦是氣體'),
        choice('下列哪一項不是氣體？', '+鐵', '氖', '氬', '氦'),
        choice('下列何者非痕跡器官？', '+脾臟', '尾椎', '闌尾', '智齒'),
        choice('除鐵以外，下列哪一項是氣體？', '+氖', '銅', '鋁', '鋅'),
        choice('下列有關氣體的敘述，哪一項是錯誤的？', '+鐵是氣體', '氖是氣體', '氬是氣體', '氦是氣體'),
      ],
      sound: [
        choice('下列哪一項*不是*氣體？', '+鐵', '氖', '氬', '氦'),
        choice('下列哪一項是「不導電的固體」？', '+絕緣體', '合金', '磁石', '晶體'),
        choice('清廷在1842年簽訂了哪一條不平等條約？', '+南京條約', '馬關條約', '辛丑條約', '北京條約'),
        choice('尼羅河流經哪一個非洲國家？', '+埃及', '肯亞', '加納', '剛果'),
        choice('下列哪一項是不直接說出名稱的修辭手法？', '+借代', '暗喻', '誇張', '排比'),
        choice('植物為何不能在黑暗中生長？', '+缺乏光線', '缺乏水分', '缺乏泥土', '缺乏風力'),
      ],
    },
  },
  negative_statement: {
    en: {
      flawed: [statement('Whales do not breathe under water.')],
      sound: [statement('Whales breathe air at the surface.'), statement('A notable whale lives in the north.')],
    },
    zh: {
      flawed: [statement('鯨魚並不在水中呼吸。')],
      sound: [statement('鯨魚在水面呼吸。'), statement('鯨魚與其他不同的動物同住。')],
    },
  },
  double_negative: {
    en: {
      flawed: [
        statement('Earthquakes are not uncommon in Japan.'),
        statement('A reaction never fails to give off heat.'),
        choice(
          'Which of the following is *not* true of a gas?',
          '+It does not spread out.',
          'It fills its vessel.',
          'It can be pressed together.',
          'It has a mass.',
        ),
      ],
      sound: [
        statement('Earthquakes are common in Japan.'),
        statement('An uncommon metal lies under the lake.'),
        choice(
          'Which of the following is *not* true of a gas?',
          '+It keeps its shape.',
          'It fills its vessel.',
          'It can be pressed together.',
          'It has a mass.',
        ),
      ],
    },
    zh: {
      flawed: [
        statement('日本並非沒有地震。'),
        statement('細胞不會不分裂。'),
        choice('下列哪一項*不是*氣體的特性？', '+不會擴散', '充滿容器', '可以壓縮', '具有質量'),
      ],
      sound: [
        statement('日本常有地震。'),
        statement('首相因病不得不辭職。'),
        statement('元代兼容各教，史稱「三教九流，莫不崇奉」。'),
        statement('氣體不僅充滿容器，而且可以壓縮。'),
      ],
    },
  },
  all_of_the_above: {
    en: {
      flawed: [
        choice('Which of these are metals?', 'Iron', 'Copper', 'Zinc', '+All of the above'),
        choice('Which of these are metals?', 'Iron', 'Neon', 'Zinc', '+Both A and C'),
        choice('Which of these are metals?', 'Iron', 'Zinc', 'Neon', '+both a) iron and b) zinc'),
      ],
      sound: [choice('Who elects the council?', '+All adult citizens', 'Landowners', 'The king', 'Soldiers')],
    },
    zh: {
      flawed: [
        choice('下列哪些是金屬？', '鐵', '銅', '鋅', '+以上皆是'),
        choice('下列哪些是金屬？', '鐵', '銅', '鋅', '+全部都對'),
      ],
      sound: [choice('議會由誰選出？', '+全體公民', '地主', '國王', '士兵')],
    },
  },
  none_of_the_above: {
    en: {
      flawed: [
        choice('Which of these is a metal?', 'Neon', 'Argon', 'Helium', '+None of the above'),
        choice('Which of these is a metal?', 'Neon', 'Argon', 'Helium', '+None of these'),
      ],
      sound: [choice('How many sides does a circle have?', '+None', 'One', 'Two', 'Three')],
    },
    zh: {
      flawed: [
        choice('下列哪一項是金屬？', '氖', '氬', '氦', '+以上皆非'),
        choice('下列哪一項是金屬？', '氖', '氬', '氦', '+以上都不是'),
      ],
      sound: [choice('圓形有多少條邊？', '+零條', '一條', '兩條', '三條')],
    },
  },
  longest_key: {
    en: {
      flawed: [
        choice(
          'Why do leaves look green?',
          'They are young.',
          'They hold water.',
          '+They reflect green light, since their pigment takes in mainly the red and the blue parts of it.',
          'They are thin.',
        ),
      ],
      sound: [
        choice(
          'Why do leaves look green?',
          'They are young and thin.',
          'They hold much water.',
          '+They reflect green light.',
          'They are lit from behind.',
        ),
        choice(
          'Why do leaves look green?',
          'They are young, and the young leaves of most plants are green for a few weeks.',
          'They hold water.',
          '+They reflect green light.',
          'They are thin.',
        ),
      ],
    },
    zh: {
      flawed: [
        choice('葉為甚麼呈綠色？', '年輕', '含水', '+葉綠素主要吸收紅光和藍光，而把綠光反射到人的眼睛裏', '很薄'),
      ],
      sound: [choice('葉為甚麼呈綠色？', '葉片年輕', '葉片含水', '+反射綠光', '葉片很薄')],
    },
  },
  grammatical_clue: {
    en: {
      flawed: [
        choice('An animal that eats plants is called an', '+eater of plants', 'carnivore', 'scavenger', 'predator'),
        choice('Which of the following are inside the nucleus?', '+Chromosomes', 'Cell wall', 'Cytoplasm', 'Vacuole'),
        choice('The ____ is the largest part of a cell.', '+nucleus', 'ribosomes', 'vacuoles', 'plastids'),
      ],
      sound: [
        choice('A/An ____ is a phrase that joins two opposites.', '+oxymoron', 'metaphor', 'simile', 'ballad'),
        choice('An animal that eats plants is called a(n)', '+herbivore', 'omnivore', 'insectivore', 'predator'),
        choice(
          'Which of the following are inside the nucleus?',
          '+Chromosomes',
          'Ribosomes',
          'Chloroplasts',
          'Vacuoles',
        ),
        choice(
          'The fluid that surrounds the ____ is called the stroma.',
          '+granum',
          'lysosomes',
          'ribosomes',
          'desmosomes',
        ),
      ],
    },
    zh: {
      flawed: [
        choice('下列哪一場戰爭在1840年爆發？', '+鴉片戰爭', '太平天國', '戊戌變法', '洋務運動'),
        choice('這位詩人屬於哪一種主義？', '+浪漫主義', '抽象畫派', '古典詩風', '田園詩風'),
      ],
      sound: [
        choice('下列哪一場戰爭在1840年爆發？', '+鴉片戰爭', '甲午戰爭', '中法戰爭', '日俄戰爭'),
        choice('下列哪一項在1840年爆發？', '+鴉片戰爭', '太平天國', '戊戌變法', '洋務運動'),
      ],
    },
  },
  overlapping_options: {
    en: {
      flawed: [
        choice('What does a moving ball have?', '+Kinetic energy', 'Energy', 'Charge', 'Voltage'),
        choice('How old are the rocks?', '10 to 20 years', '+15 to 30 years', '40 to 50 years', '60 to 70 years'),
        choice('How many species are there?', '+more than 100', 'more than 50', 'less than 20', 'less than 10'),
      ],
      sound: [
        choice('What does a moving ball have?', '+Kinetic energy', 'Electrical energy', 'Charge', 'Voltage'),
        choice('How old are the rocks?', '10 to 20 years', '+20 to 30 years', '40 to 50 years', '60 to 70 years'),
        choice('What surrounds a plant?', 'A cell', '+A cell wall', 'A root', 'A leaf'),
        choice('Which layer holds humus?', '+O horizon', 'A horizon', 'B horizon', 'C horizon'),
      ],
    },
    zh: {
      flawed: [
        choice('張衡生於哪一朝？', '+東漢', '漢', '唐', '宋'),
        choice('哪一方簽訂條約？', '+清政府', '清', '英', '法'),
        choice('岩石有多老？', '10至20年', '+15至30年', '40至50年', '60至70年'),
      ],
      sound: [
        choice('張衡生於哪一朝？', '+東漢', '西漢', '盛唐', '北宋'),
        choice('憲法有多少條？', '+十七條', '二十七條', '三十條', '四十條'),
      ],
    },
  },
  duplicate_options: {
    en: {
      flawed: [
        choice('What carries the code?', '+DNA', 'RNA', 'The ribosome', 'ribosome'),
        match('Match each part with its task.', [...ORGANELLES, ['Plastid', 'stores water and waste']]),
      ],
      sound: [
        choice('What carries the code?', '+DNA', 'RNA', 'A ribosome', 'A lysosome'),
        choice('What is the charge?', '+−1', '1', '2', '3'),
        match('Match each part with its task.', ORGANELLES),
      ],
    },
    zh: {
      flawed: [
        choice('遺傳密碼由甚麼攜帶？', '+基因', '蛋白質', '「酵素」', '酵素'),
        match('把朝代與史實配對。', [...DYNASTIES, ['明', '首都設於長安']]),
      ],
      sound: [
        choice('遺傳密碼由甚麼攜帶？', '+基因', '蛋白質', '酵素', '激素'),
        match('把朝代與史實配對。', DYNASTIES),
      ],
    },
  },
  absolute_term: {
    en: {
      flawed: [
        statement('Metals are always solid.'),
        choice(
          'What do metals do?',
          '+They conduct electricity.',
          'They never melt.',
          'They float on water.',
          'They burn at once.',
        ),
      ],
      sound: [statement('Metals conduct electricity.'), statement('There is only one metal that is liquid in a room.')],
    },
    zh: {
      flawed: [
        statement('金屬一定是固體。'),
        choice('金屬有甚麼特性？', '+金屬導電', '金屬從不熔化', '金屬浮於水', '金屬易燃'),
      ],
      sound: [statement('金屬導電。'), statement('城中有一定數量的金屬。')],
    },
  },
  vague_quantifier: {
    en: {
      flawed: [
        statement('Metals are often hard.'),
        choice(
          'What are metals?',
          '+Elements that conduct',
          'Elements that sometimes float',
          'Salts that melt',
          'Gases that glow',
        ),
      ],
      sound: [statement('Metals conduct electricity.'), statement('The treaty was signed on 4 June.')],
    },
    zh: {
      flawed: [
        statement('金屬通常是硬的。'),
        choice('金屬是甚麼？', '+導電的元素', '有時浮於水的元素', '可熔的鹽', '發光的氣'),
      ],
      sound: [statement('金屬導電。'), statement('非常大的金屬球導電。')],
    },
  },
  clang_clue: {
    en: {
      flawed: [
        choice(
          'Which perspective studies the interactions between members of society?',
          '+Symbolic interactionism',
          'Functionalism',
          'Conflict theory',
          'Positivism',
        ),
        match('Match each term with its meaning.', [
          ['Selective breeding', 'choosing the parents of plants by selective pairing'],
          ...ORGANELLES,
        ]),
      ],
      sound: [
        choice(
          'Which perspective studies how people deal with one another?',
          '+Symbolic interactionism',
          'Functionalism',
          'Conflict theory',
          'Positivism',
        ),
        choice('Which organelle makes proteins?', '+A ribosome', 'A lysosome', 'A vacuole', 'A plastid'),
      ],
    },
    zh: {
      flawed: [
        choice(
          '柏朗嘉賓到和林謁見貴由汗後，寫成哪一部書？',
          '+《柏朗嘉賓行紀》',
          '《西遊錄》',
          '《真臘風土記》',
          '《三國演義》',
        ),
        match('把人物與著作配對。', [['柏朗嘉賓', '柏朗嘉賓行紀'], ...DYNASTIES]),
      ],
      sound: [
        choice(
          '下列有關「中法戰爭」的敘述，哪一項是錯誤的？',
          '+中法戰爭始於1865年',
          '法國艦隊襲擊馬尾',
          '清廷其後議和',
          '越南成為屬地',
        ),
        choice(
          '意大利教士到和林謁見貴由汗後，寫成哪一部書？',
          '+《柏朗嘉賓行紀》',
          '《西遊錄》',
          '《真臘風土記》',
          '《三國演義》',
        ),
        match('把朝代與史實配對。', DYNASTIES),
      ],
    },
  },
  convergence_clue: {
    en: {
      flawed: [
        choice(
          'Which charges do the particles have?',
          '+positive and heavy',
          'positive and light',
          'negative and heavy',
          'neutral',
        ),
      ],
      sound: [choice('What do plants need?', '+light and water', 'sand and salt', 'wind and shade', 'snow')],
    },
    zh: {
      flawed: [choice('粒子有甚麼特性？', '+帶正電、質量大', '帶正電、質量小', '帶負電、質量大', '中性')],
      sound: [choice('植物需要甚麼？', '+陽光、水', '沙、鹽', '風、雪', '砂石')],
    },
  },
  uneven_options: {
    en: {
      flawed: [
        choice('How far is it?', '+12 km', '5 miles', '7 miles', '9 miles'),
        choice('When did it end?', '+1911', 'After the war', 'In spring', 'Before the flood'),
        choice('How is heat lost?', '+by radiation', 'conduction', 'melting', 'friction'),
      ],
      sound: [
        choice('If 2x − 3y = 6, then y is', '+2x/3 − 2', '3x/2 + 2', 'x − 2', '2 − x'),
        choice('How far is it?', '5 km', '7 km', '9 km', '+12 km'),
        choice('How is heat lost?', '+by radiation', 'by conduction', 'by melting', 'by friction'),
        choice(
          'Which statement is true of the war?',
          '+It began in 1911.',
          'In spring it was over.',
          'The king lost it.',
          'By then he was old.',
        ),
      ],
    },
    zh: {
      flawed: [
        choice('兩地相距多遠？', '+12公里', '5里', '7里', '9里'),
        choice('戰爭在何時結束？', '+1911年', '戰後', '春天', '水災之前'),
      ],
      sound: [
        choice('兩地相距多遠？', '5公里', '7公里', '9公里', '+12公里'),
        choice(
          '下列有關戰爭的敘述，哪一項是正確的？',
          '+1911年，首都由南方遷到北方。',
          '國王在春天敗退。',
          '士兵沿河而下。',
          '議會決定講和。',
        ),
      ],
    },
  },
  options_not_ascending: {
    en: {
      flawed: [choice('How many bones are there?', '206', '+150', '300', '250')],
      sound: [
        choice('How many bones are there?', '+150', '206', '250', '300'),
        choice('What is the value?', '−3', '+−1', '0', '2'),
      ],
    },
    zh: {
      flawed: [
        choice('人體有多少塊骨？', '206塊', '+150塊', '300塊', '250塊'),
        choice('憲法有多少條？', '二十條', '+十七條', '三十條', '四十條'),
      ],
      sound: [
        choice('人體有多少塊骨？', '+150塊', '206塊', '250塊', '300塊'),
        choice('憲法有多少條？', '+十七條', '二十條', '三十條', '四十條'),
      ],
    },
  },
  stem_too_short: {
    en: {
      flawed: [choice('Cells?', '+Yes', 'No', 'Both', 'Some')],
      sound: [short('Define osmosis.', 'The movement of water through a membrane', 2)],
    },
    zh: { flawed: [choice('細胞？', '+是', '否', '有', '無')], sound: [short('何謂郵票？', '郵資的憑證', 2)] },
  },
  stem_too_long: {
    en: {
      flawed: [
        choice(
          `${'When the teacher had closed the window of the cold room and the pupils had lit the small lamp, '.repeat(5)}what did they see?`,
          '+A flame',
          'A leaf',
          'A cat',
          'A stone',
        ),
      ],
      sound: [
        choice(
          'When the pupils had lit the small lamp in the cold room, what did they see?',
          '+A flame',
          'A leaf',
          'A cat',
          'A stone',
        ),
      ],
    },
    zh: {
      flawed: [
        choice(`${'老師關上寒冷教室的窗，學生點起小燈，'.repeat(8)}他們看見甚麼？`, '+火焰', '樹葉', '小貓', '石頭'),
      ],
      sound: [choice('學生在寒冷的教室裏點起小燈後，看見甚麼？', '+火焰', '樹葉', '小貓', '石頭')],
    },
  },
  unfocused_stem: {
    en: {
      flawed: [
        choice(
          'Which of the following is true?',
          '+Iron conducts electricity well.',
          'Neon is a metal that floats.',
          'Argon burns in the air.',
          'Helium sinks in water.',
        ),
        choice('The metals of the earth', '+Iron', 'Neon', 'Argon', 'Helium'),
      ],
      sound: [
        choice(
          'Which of the following statements about metals is true?',
          '+They conduct electricity.',
          'They float on the sea.',
          'They burn in the air.',
          'They are all liquid.',
        ),
        choice(
          'Two dice are thrown. Find the probability that the sum is 7.',
          '+1 in 6',
          '1 in 9',
          '1 in 12',
          '5 in 36',
        ),
        choice('The hardest of all metals is', '+chromium', 'iron', 'tin', 'lead'),
      ],
    },
    zh: {
      flawed: [
        choice('下列何者為真？', '+鐵能導電', '氖是金屬', '氬會燃燒', '氦會下沉'),
        choice('下列哪一項是正確的？', '+鐵能導電', '氖是金屬', '氬會燃燒', '氦會下沉'),
        choice('地球上的金屬', '+鐵', '氖', '氬', '氦'),
      ],
      sound: [
        choice('下列有關金屬的敘述，哪一項是正確的？', '+能導電', '會浮起', '會燃燒', '是液體'),
        choice('最硬的金屬是', '+鉻', '鐵', '錫', '鉛'),
      ],
    },
  },
  blank_at_start: {
    en: {
      flawed: [fill('____ carry the hereditary material.', 'Chromosomes')],
      sound: [fill('The hereditary material is carried by ____.', 'chromosomes')],
    },
    zh: {
      flawed: [fill('____攜帶遺傳物質。', '染色體')],
      sound: [fill('遺傳物質由____攜帶。', '染色體'), fill('____年，法國發行第一套郵票。', '1849')],
    },
  },
  too_many_blanks: {
    en: {
      flawed: [fill('In ____, ____ sailed from ____.', '1492', 'Columbus', 'Palos')],
      sound: [fill('In ____, Columbus sailed from ____.', '1492', 'Palos')],
    },
    zh: {
      flawed: [fill('在____年，____由____出發。', '1492', '哥倫布', '帕洛斯')],
      sound: [fill('在____年，哥倫布由____出發。', '1492', '帕洛斯')],
    },
  },
  answer_in_stem: {
    en: {
      flawed: [
        choice('What does the heart of a frog pump with its heart muscle?', '+Heart muscle', 'Blood', 'Water', 'Lymph'),
        fill('The ribosome is so small that a ____ is hardly seen.', 'ribosome'),
        short('Who was the king when King Alfred ruled?', 'King Alfred'),
      ],
      sound: [
        choice('Which conducts better, iron or copper?', 'Iron', '+Copper'),
        fill('The ____ is so small that it is hardly seen.', 'ribosome'),
        short('Is iron or copper the better conductor?', 'copper'),
      ],
    },
    zh: {
      flawed: [
        choice('青蛙的心臟肌肉由甚麼構成？', '+心臟肌肉', '血液', '水分', '淋巴'),
        fill('核糖體很小，肉眼看不見____。', '核糖體'),
        short('明成祖在位時，皇帝是誰？', '明成祖'),
      ],
      sound: [
        choice('鐵和銅，哪一種導電較佳？', '鐵塊', '+銅'),
        fill('____很小，肉眼看不見。', '核糖體'),
        short('鐵塊還是銅線較易導電？', '銅線'),
      ],
    },
  },
  circular_answer: {
    en: {
      flawed: [
        short('Explain why GABA agonists have a quieting effect.', 'GABA has a quieting effect on the brain.', 2),
        long('This question is about the brain.', 2, {
          asks: 'Explain why GABA agonists have a quieting effect.',
          key: 'GABA has a quieting effect on the brain.',
          marks: 2,
        }),
      ],
      sound: [
        short(
          'Explain why a perfect square that equals a negative number has no real root.',
          'The square of a real number is never negative.',
          2,
        ),
        short('Explain why GABA agonists have a quieting effect.', 'They slow the firing of neurons in the brain.', 2),
        long('This question is about sleep.', 2, {
          asks: 'A student writes: “Sleep is a uniform state of the body.” Correct the statement.',
          key: 'Sleep is not a uniform state of the body.',
          marks: 2,
        }),
      ],
    },
    zh: {
      flawed: [short('為甚麼郵票四周會打上齒孔？', '因為郵票四周打上齒孔。', 2)],
      sound: [
        short('為甚麼郵票四周會打上齒孔？', '方便撕開，不易損壞。', 2),
        long('回答各小題。', 2, {
          asks: '有同學認為：「恆星的溫度高於平均值。」試改正這句話。',
          key: '恆星的溫度低於平均值。',
          marks: 2,
        }),
      ],
    },
  },
  two_ideas: {
    en: {
      flawed: [
        statement('Iron is a metal; neon is a gas.'),
        statement('Iron is a metal, and the sea is salty.'),
        statement('Iron rusts in water. Neon does so too.'),
      ],
      sound: [
        statement('Iron, copper, and zinc are metals.'),
        statement('The theory was put forward by E. O. Wilson in the U.S. Congress.'),
      ],
    },
    zh: {
      flawed: [statement('鐵是金屬；氖是氣體。'), statement('鐵是金屬，但是海水含鹽。')],
      sound: [statement('鐵、銅和鋅是金屬。'), statement('1911年，革命在武昌爆發。')],
    },
  },
  no_verb: {
    en: {
      flawed: [statement('The largest planet in the solar system.')],
      sound: [statement('The largest planet is Jupiter.'), statement('Water freezes at zero degrees.')],
    },
    zh: {
      flawed: [statement('世界上最大的沙漠。')],
      sound: [
        statement('撒哈拉是世界上最大的沙漠。'),
        statement('水在零度結冰。'),
        statement('地方法院管轄新北市西部的十六個市轄區。'),
      ],
    },
  },
  no_question: {
    en: {
      flawed: [
        choice('The heart pumps blood.', '+Yes', 'Sometimes so', 'Hardly so', 'Now and then'),
        short('The heart of a frog.', 'three chambers'),
        long('This question is about the heart.', 2, {
          asks: 'The heart of a frog.',
          key: 'It has three chambers.',
          marks: 2,
        }),
        statement('Does the heart pump blood?'),
      ],
      sound: [
        choice('What does the heart pump?', '+Blood', 'Lymph', 'Bile', 'Water'),
        short('Describe the heart of a frog.', 'three chambers'),
        statement('The heart pumps blood.'),
        long('This question is about the heart.', 2, {
          asks: 'A student writes: “The heart digests food.” Explain why the student is wrong.',
          key: 'It pumps blood.',
          marks: 2,
        }),
      ],
    },
    zh: {
      flawed: [
        choice('心臟輸送血液。', '+對的', '時對', '少對', '偶然'),
        short('青蛙的心臟。', '三個腔'),
        statement('心臟輸送血液嗎？'),
      ],
      sound: [
        choice('心臟輸送甚麼？', '+血液', '淋巴', '膽汁', '水分'),
        short('試描述青蛙的心臟。', '三個腔'),
        statement('心臟輸送血液。'),
      ],
    },
  },
  unequal_columns: {
    en: {
      flawed: [match('Match each part with its task.', ORGANELLES, 'makes light', 'moves the cell', 'kills germs')],
      sound: [match('Match each part with its task.', ORGANELLES, 'makes light', 'moves the cell')],
    },
    zh: {
      flawed: [match('把朝代與史實配對。', DYNASTIES, '遷都洛陽', '開鑿運河', '設立科舉')],
      sound: [match('把朝代與史實配對。', DYNASTIES, '遷都洛陽')],
    },
  },
  mixed_columns: {
    en: {
      flawed: [match('Match each part with its task.', [...ORGANELLES, ['1911', 'moves the cell']])],
      sound: [
        match('Match each year with its event.', [
          ['1911', 'the revolution'],
          ['1914', 'the great war'],
          ['1929', 'the crash'],
          ['1945', 'the peace'],
        ]),
      ],
    },
    zh: {
      flawed: [match('把朝代與史實配對。', [...DYNASTIES, ['1911年', '革命爆發']])],
      sound: [
        match('把年份與史實配對。', [
          ['1911年', '革命爆發'],
          ['1914年', '大戰開始'],
          ['1929年', '股市暴跌'],
          ['1945年', '日本投降'],
        ]),
      ],
    },
  },
  too_few_pairs: {
    en: {
      flawed: [match('Match each part with its task.', ORGANELLES.slice(0, 3))],
      sound: [match('Match each part with its task.', ORGANELLES)],
    },
    zh: {
      flawed: [match('把朝代與史實配對。', DYNASTIES.slice(0, 3))],
      sound: [match('把朝代與史實配對。', DYNASTIES)],
    },
  },
  too_many_pairs: {
    en: {
      flawed: [
        match(
          'Match each letter with its number.',
          'one two three four five six seven eight nine'
            .split(' ')
            .map((word, index) => ['abcdefghi'.charAt(index), word] as const),
        ),
      ],
      sound: [match('Match each part with its task.', ORGANELLES)],
    },
    zh: {
      flawed: [
        match(
          '把天干與次序配對。',
          '甲 乙 丙 丁 戊 己 庚 辛 壬'
            .split(' ')
            .map((stem, index) => [stem, `第${'一二三四五六七八九'.charAt(index)}`] as const),
        ),
      ],
      sound: [match('把朝代與史實配對。', DYNASTIES)],
    },
  },
  marks_not_added_up: {
    en: {
      flawed: [
        essay('Discuss the causes of the war.', 10, ['causes', 4], ['effects', 4]),
        short('Define osmosis.', 'water through a membrane', 1, 2),
        long(
          'Read each part.',
          5,
          { asks: 'Define osmosis.', key: 'water through a membrane', marks: 2, rows: [1] },
          { asks: 'Explain why it matters.', key: 'cells need water', marks: 3 },
        ),
      ],
      sound: [
        essay('Discuss the causes of the war.', 10, ['causes', 6], ['effects', 4]),
        short('Define osmosis.', 'water through a membrane', 1, 1),
        long(
          'Read each part.',
          5,
          { asks: 'Define osmosis.', key: 'water through a membrane', marks: 2 },
          { asks: 'Explain why it matters.', key: 'cells need water', marks: 3 },
        ),
      ],
    },
    zh: {
      flawed: [
        essay('試討論戰爭的成因。', 10, ['成因', 4], ['影響', 4]),
        long(
          '回答各小題。',
          6,
          { asks: '何謂滲透？', key: '水分穿過薄膜', marks: 2 },
          { asks: '試解釋其重要性。', key: '細胞需要水分', marks: 3 },
        ),
      ],
      sound: [
        essay('試討論戰爭的成因。', 10, ['成因', 6], ['影響', 4]),
        long(
          '回答各小題。',
          5,
          { asks: '何謂滲透？', key: '水分穿過薄膜', marks: 2 },
          { asks: '試解釋其重要性。', key: '細胞需要水分', marks: 3 },
        ),
      ],
    },
  },
  part_tells_part: {
    en: {
      flawed: [
        long(
          'Answer each part.',
          4,
          { asks: 'What is the green pigment called?', key: 'chlorophyll', marks: 1 },
          { asks: 'Explain what chlorophyll does.', key: 'It takes in light.', marks: 3 },
        ),
      ],
      sound: [
        long(
          'Answer each part.',
          4,
          { asks: 'What is the green pigment called?', key: 'chlorophyll', marks: 1 },
          { asks: 'Explain what this pigment does.', key: 'It takes in light.', marks: 3 },
        ),
      ],
    },
    zh: {
      flawed: [
        long(
          '回答各小題。',
          4,
          { asks: '綠色的色素稱為甚麼？', key: '葉綠素', marks: 1 },
          { asks: '試解釋葉綠素的作用。', key: '吸收光', marks: 3 },
        ),
      ],
      sound: [
        long(
          '回答各小題。',
          4,
          { asks: '綠色的色素稱為甚麼？', key: '葉綠素', marks: 1 },
          { asks: '試解釋這種色素的作用。', key: '吸收光', marks: 3 },
        ),
      ],
    },
  },
  not_self_contained: {
    en: {
      flawed: [
        choice('What does the figure above show?', '+A cell', 'A leaf', 'A root', 'A stem'),
        statement('The following figure shows a cell.'),
        fill('As shown in Table 3 below, the ____ is largest.', 'nucleus'),
        short('What does this chapter say of cells?', 'They divide.'),
        choice('Which of the above is a cell?', '+A neuron', 'A leaf', 'A root', 'A stem'),
      ],
      sound: [
        choice(
          'A ball rolls down a slope and stops. Which law explains the above?',
          '+Inertia',
          'Gravity',
          'Reflection',
          'Refraction',
        ),
        choice('Which plant grows above sea level?', '+Pine', 'Kelp', 'Coral', 'Wrack'),
        statement('The temperature rose above 100 degrees.'),
        choice('Which of the following is a cell?', '+A neuron', 'A leaf', 'A root', 'A stem'),
      ],
    },
    zh: {
      flawed: [
        choice('上述哪一項是細胞？', '+神經元', '樹葉', '樹根', '莖部'),
        choice('上圖顯示甚麼？', '+細胞', '樹葉', '樹根', '莖部'),
        statement('如圖所示，細胞呈圓形。'),
        fill('根據表 3，____最大。', '細胞核'),
        short('本章指出細胞有甚麼特性？', '細胞會分裂'),
      ],
      sound: [
        choice('小球沿斜面滾下，然後停下。哪一條定律可解釋上述現象？', '+慣性定律', '反射定律', '折射定律', '歐姆定律'),
        choice('下列哪一項是細胞？', '+神經元', '樹葉', '樹根', '莖部'),
        statement('地圖1949年出版。'),
        statement('日本文化源遠流長。'),
        statement('議會有代表3人。'),
        statement('葉片的下表皮氣孔較多。'),
      ],
    },
  },
}
