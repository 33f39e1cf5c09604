/**
 * Questions that blind readers would reject, for the rules that were learnt from their verdicts, and sound ones that
 * come near; none is of a judged round.
 */
import type { FlawCode, Item } from '#questions/checks/item-flaw.ts'
import { choice, essay, fill, long, madeFalse, schemed, short, statement, under, type Cases } from './planted-items.ts'

/** Questions made from a text. */
const fromText = (...items: readonly Item[]): readonly Item[] =>
  items.map((item) => (item.provenance.source ? item : under('A section', item)))

export const READERS_CASES = {
  dangling_reference: {
    en: {
      flawed: [
        statement('They divide every two hours.'),
        fill('This process is called ____.', 'mitosis'),
        choice('However, what did he do?', '+He left', 'He stayed', 'He slept', 'He sang'),
        statement('Back in England, she opened a school for nurses.'),
        statement('The workers demanded an eight-hour day.'),
        statement('The treaty was signed in the spring of 1898.'),
        fill('Paintings such as hers were sold for a few ____.', 'guilders'),
        statement('In those years, that number doubled.'),
        statement('In the experiment, Pavlov rang a bell.'),
        statement('The theory ignored the role of chance.'),
        statement('The taxi example shows how prices rise.'),
        statement('Insects that land on the leaf are caught by the plant.'),
      ],
      sound: [
        statement('It is known that cells divide.'),
        statement('Bacteria divide every two hours, and they do so in water.'),
        fill('The division of a nucleus is called ____.', 'mitosis'),
        statement('Back in England, Nightingale found that she was famous.'),
        statement('The force of the skater on the wall pushes her back.'),
        statement('A dolphin turns when her trainer calls.'),
        statement('In the experiments of Pavlov, a bell was rung.'),
        statement('The theory of evolution was published in 1859.'),
        statement('The method used to date old wood counts its rings.'),
        statement('The cells of the retina respond to light.'),
        statement('The heart pumps blood.'),
        statement('The sun is a star.'),
        statement('A patient keeps the right to leave when he wants.'),
        statement('In order to pay her debts, Antoinette sold the necklace.'),
        short('Who published his theory in 1859?', 'Darwin'),
        statement('The Treaty of Paris was signed in 1898.'),
      ],
    },
    zh: {
      flawed: [
        statement('他們每兩小時分裂一次。'),
        fill('此過程稱為____。', '有絲分裂'),
        statement('因此細胞會分裂。'),
        statement('建築內的展覽廳於1990年啟用。'),
        short('為甚麼她要離開故鄉？', '為了求學'),
        under('张鹏举', statement('绍兴年间，鹏举奉诏班师。')),
        short('王妃為甚麼也一同被貶？', '受牽連'),
        short('比賽場館位於哪裏？', '該島北岸'),
      ],
      sound: [
        statement('其中一種細胞會分裂。'),
        statement('細菌每兩小時分裂一次。'),
        fill('細胞核的分裂稱為____。', '有絲分裂'),
        statement('商人沿絲路西行，他們帶去絲綢。'),
        statement('回紇仍是威脅，他們在755年後屢次入侵。'),
        statement('高樓的高度由地面量起。'),
        under('张鹏举', statement('绍兴年间，张鹏举奉诏班师。')),
        short('秋瑾為甚麼離開她的家？', '為了求學'),
        short('孔子與他的弟子周遊列國，為的是甚麼？', '推行仁政'),
      ],
    },
  },
  leftover_connective: {
    en: {
      flawed: [
        statement('Likewise, copper conducts heat.'),
        statement('In turn, the liver releases glucose.'),
        fill('Even in deserts, ____ survive for years.', 'seeds'),
        statement('The lake would still hold more salt than the sea.'),
      ],
      sound: [
        statement('Copper conducts heat.'),
        statement('In spring, the liver of a bear releases glucose.'),
        statement('Although it was divided, Poland was still a nation.'),
        statement('Even numbers are divisible by two.'),
        short('Then what did Newton conclude?', 'Light has colours'),
      ],
    },
    zh: {
      flawed: [
        statement('隨後，蒙古軍攻佔襄陽。'),
        statement('惟南宋仍據有長江以南。'),
        statement('同年，清廷簽訂《馬關條約》。'),
        fill('另一方面，____負責運送氧氣。', '紅血球'),
      ],
      sound: [
        statement('1279年，蒙古軍攻佔崖山。'),
        statement('還原反應中，物質得到電子。'),
        statement('又稱為紅血球的細胞負責運送氧氣。'),
        statement('而立之年指三十歲。'),
        statement('惟一的出口在北面。'),
      ],
    },
  },
  broken_wording: {
    en: {
      flawed: [
        statement('Two halves are unequal to one whole.'),
        statement('Unlike iron, there is no rust on copper.'),
        statement('Gold is an easy to shape.'),
        statement('According the census, the city has two million people.'),
        fill('Plants need need ____ to grow.', 'water'),
        fill('Sugar is made in the a ____.', 'leaf'),
      ],
      sound: [
        statement('The two shares are unequal.'),
        statement('Unlike iron, copper does not rust.'),
        statement('Gold is easy to shape.'),
        statement('The A horizon lies above the B horizon.'),
        statement('According to the census, the city has two million people.'),
        statement('He said that that was so.'),
        fill('Sugar is made in the ____.', 'leaf'),
      ],
    },
    zh: {
      flawed: [
        statement('圖書館藏有三百種的手稿。'),
        fill('湖水的的鹽分由____帶來。', '河水'),
        statement('人口已達至近五萬。'),
        statement('城市為於河口。'),
        short('哪一個朝代末年，農民四處起義？', '元'),
        short('哪一個國家軍隊在1815年戰敗？', '法國'),
        statement('石碑刻於漢代，刻於山東。'),
      ],
      sound: [
        statement('圖書館藏有三百種手稿。'),
        statement('每個的價錢不同。'),
        statement('醫生了解了情況。'),
        short('哪一個國家稱為楓葉之國？', '加拿大'),
        short('哪一個國家的軍隊在1815年戰敗？', '法國'),
        statement('石碑刻於漢代，立於山東。'),
        statement('人口已達五萬。'),
      ],
    },
  },
  term_in_meaning: {
    en: {
      flawed: [
        short('State the term that means “animals that eat carnal food, that is, flesh of a carnivore”.', 'Carnivores'),
        fill('The term that means “how long a lifetime or span is” is “____”.', 'lifespan'),
        fill('Photosynthesis in leaves that synthesise by photons is called ____.', 'photosynthesis'),
        choice(
          'Which of the following has leaves that repel herbivores?',
          '+A herbivory shield',
          'A root hair',
          'A taproot',
          'A tuber',
        ),
      ],
      sound: [
        short('State the term that means “a substance that speeds up a reaction without being used up”.', 'Catalyst'),
        fill('The term that means “nutrients that plants need in small amounts” is “____”.', 'micronutrients'),
        short('What is meant by “lifespan”?', 'How long the life of a living thing lasts', 2),
        choice(
          'Which theory of memory has three stores?',
          '+The multi-store theory',
          'The trace theory',
          'The decay theory',
          'The schema theory',
        ),
        fill('A study of mind and behaviour is called ____.', 'psychology'),
      ],
    },
    zh: {
      flawed: [
        choice('下列哪一項是皇帝的寢殿，是內廷之首？', '+乾寢宮', '保和堂', '文華閣', '武英樓'),
        short('在光合的過程中吸收光，稱為甚麼？', '光合'),
        fill('統治者把土地分封給諸侯的制度稱為____。', '分封制'),
      ],
      sound: [
        choice('下列哪一項是皇帝辦公的地方？', '+乾清宮', '保和堂', '文華閣', '武英樓'),
        short('植物利用陽光製造養分的過程稱為甚麼？', '光合作用'),
        fill('周天子把土地賜給諸侯的制度稱為____。', '分封制'),
        choice('____率軍南下，終為漢人所敗。', '+漢尼拔', '西塞羅', '凱撒', '龐培'),
      ],
    },
  },
  no_meaning: {
    en: {
      flawed: [
        short('What is meant by “sleep”?', 'A very important part of every day', 2),
        short('State the term that means “when water falls from the clouds”.', 'Precipitation'),
        fill('The term that means “a wave that carries energy and is measured in joules” is “____”.', 'radiation'),
        choice(
          'Which of the following terms means “a word used for rocks that have melted”?',
          '+Magma',
          'Gneiss',
          'Schist',
          'Slate',
        ),
        short('What is meant by “mammal”?', 'Animals like the whale', 2),
        long('This question is about rocks.', 2, {
          asks: 'What is meant by “slate”?',
          key: 'a popular stone for roofs',
          marks: 2,
        }),
      ],
      sound: [
        short('What is meant by “sleep”?', 'A state of low awareness and physical activity', 2),
        short('State the term that means “water that falls from the clouds”.', 'Precipitation'),
        fill('The term that means “a wave that carries energy and does not need a medium” is “____”.', 'radiation'),
        short('What is meant by “oxymoron”?', 'A phrase that joins two words of opposite meaning', 2),
        short('What is meant by “hail”?', 'Balls of ice that fall from a storm and may not melt', 2),
      ],
    },
    zh: {
      flawed: [
        short('何謂「唐三彩」？', '盛唐陶藝的代表', 2),
        short('何謂「梅雨」？', '重要的天氣現象', 2),
        short('下列意思是「最常用的貨幣」的是甚麼？', '銅錢'),
      ],
      sound: [
        short('何謂「唐三彩」？', '唐代以黃、綠、白三色釉燒成的陶器', 2),
        short('何謂「代表權」？', '由他人授權代表行事的權利', 2),
      ],
    },
  },
  bare_negation: {
    en: {
      flawed: [madeFalse('Copper is not a good conductor of heat.', 'Copper is a good conductor of heat.')],
      sound: [
        madeFalse('Copper is a poor conductor of heat.', 'Copper is a good conductor of heat.'),
        madeFalse('Copper does not conduct electricity.', 'Wood does not conduct electricity.'),
        statement('Wood does not conduct electricity.'),
      ],
    },
    zh: {
      flawed: [madeFalse('銅並不是良導體。', '銅是良導體。')],
      sound: [
        madeFalse('銅是絕緣體。', '銅是良導體。'),
        madeFalse('銅不能導電。', '木不能導電。'),
        statement('木不能導電。'),
      ],
    },
  },
  tells_truth: {
    en: {
      flawed: [
        madeFalse(
          'Whales are fish, as they breathe air through lungs.',
          'Whales are not fish, as they breathe air through lungs.',
        ),
        madeFalse(
          'The four-chambered heart of a bird has three chambers, making four rooms.',
          'The four-chambered heart of a bird has four chambers, making four rooms.',
        ),
      ],
      sound: [
        madeFalse('Whales are fish of the open sea.', 'Whales are not fish of the open sea.'),
        madeFalse(
          'When Galvani cut the nerve, he saw that the leg did move, such as in life.',
          'When Galvani cut the nerve, he saw that the leg did not move, such as in life.',
        ),
        madeFalse('The heart of a bird has three chambers.', 'The heart of a bird has four chambers.'),
      ],
    },
    zh: {
      flawed: [
        madeFalse('十二生肖以十種動物代表年份。', '十二生肖以十二種動物代表年份。'),
        madeFalse('鯨是魚，因為鯨用肺呼吸。', '鯨不是魚，因為鯨用肺呼吸。'),
      ],
      sound: [madeFalse('地支共有十個。', '地支共有十二個。'), madeFalse('鯨是魚類。', '鯨不是魚類。')],
    },
  },
  counted_list: {
    en: {
      flawed: fromText(
        fill('The primary colours of light are red, green, and blue, which makes ____ in all.', 'three'),
        choice('How many gases are neon, argon, krypton, and xenon?', '2', '3', '+4', '5'),
        madeFalse(
          'Granite, slate, and marble are five kinds of stone.',
          'Granite, slate, and marble are three kinds of stone.',
        ),
      ),
      sound: [
        fill('A box holds 3 red, 2 blue, and 4 green balls; 3 are taken out. The number of colours is ____.', '3'),
        ...fromText(
          fill('There are ____ primary colours of light.', 'three'),
          fill('Lead, tin, and zinc melt below ____ degrees.', '420'),
          choice('How many noble gases are known?', '+6', '7', '8', '9'),
        ),
      ],
    },
    zh: {
      flawed: fromText(
        choice('魏、蜀、吳多少國鼎立？', '二國', '+三國', '四國', '五國'),
        fill('全詩____句，以四句寫景。', '四'),
      ),
      sound: fromText(
        choice('戰國時期有多少個強國？', '五個', '六個', '+七個', '八個'),
        fill('全詩____句，以兩句寫景。', '四'),
        short('泰山與華山和衡山合稱甚麼？', '三山'),
      ),
    },
  },
  incidental_figure: {
    en: {
      flawed: fromText(
        fill('In one experiment, ____ students were asked to recall a list of words.', '48'),
        choice('In which year did researchers find that sleep helps rats to learn?', '1990', '+1994', '1998', '2002'),
        fill('If the ice melted, the sea would be ____ metres higher.', '66'),
        statement('In a poll of voters, 38 percent had no opinion.'),
        long('This question is about memory.', 1, {
          asks: 'How many participants took part in the survey?',
          key: '120',
          marks: 1,
        }),
      ),
      sound: [
        fill('A survey asks a sample of 40 of the 200 pupils; ____ percent are asked.', '20'),
        ...fromText(
          fill('The human body has ____ bones.', '206'),
          choice('In which year did the Second World War end?', '1943', '1944', '+1945', '1946'),
          fill('In one experiment, dogs learnt to salivate at the sound of a ____.', 'bell'),
          statement('In a survey of a river, depths are measured.'),
        ),
      ],
    },
    zh: {
      flawed: fromText(
        fill('調查人員發現，____個家庭沒有自來水。', '32'),
        choice('將領率軍多少人攻城？', '一千人', '+三千人', '五千人', '七千人'),
        fill('將領率兵____人攻城。', '三千'),
        madeFalse('將領率軍五萬攻城。', '將領率軍三萬攻城。'),
      ),
      sound: fromText(
        fill('人體共有____塊骨。', '206'),
        fill('____年，李愬率軍夜襲蔡州。', '817'),
        madeFalse('823年，李愬率軍九千夜襲蔡州。', '817年，李愬率軍九千夜襲蔡州。'),
        choice('唐代共有多少位皇帝？', '十九位', '+二十一位', '二十三位', '二十五位'),
      ),
    },
  },
  open_question: {
    en: {
      flawed: [
        short('What can damage the roots of young trees?', 'Frost'),
        short('What reduces the risk of flooding?', 'Planting trees'),
        short('What is the best way to learn a language?', 'To live among its speakers'),
        short('Give two examples of problems.', 'Drought; flood'),
        choice('Who was perhaps the greatest painter of the age?', '+Rembrandt', 'Hals', 'Steen', 'Vermeer'),
        choice('In which year did Hainan belong to Guangdong?', '1950', '+1955', '1990', '1999'),
        short('In which year did his verse become increasingly bitter?', '1821'),
      ],
      sound: [
        short('What has neither charge nor mass at rest?', 'The photon'),
        short('Which gland releases insulin?', 'The pancreas'),
        short('In which year did Hainan become a province?', '1988'),
        short('What would happen if the sea froze?', 'Its salt would stay behind'),
        short('What causes the tides?', 'The pull of the moon'),
        choice('What reduces friction?', '+Oil', 'Sand', 'Glue', 'Salt'),
        short('Give two examples of metals.', 'Iron; copper'),
      ],
    },
    zh: {
      flawed: [
        short('誰大概是最有名的詩人？', '李白'),
        short('甚麼會影響水質？', '污水'),
        choice('在哪一年，海南島屬於廣東？', '1950年', '+1955年', '1990年', '1999年'),
        short('在哪一年，他的政策日漸不得人心？', '1934年'),
        short('中國有不少方言，包括甚麼？試列出其中兩項。', '粵語、閩語'),
      ],
      sound: [
        short('誰寫成《史記》？', '司馬遷'),
        short('在哪一年，海南島成為一省？', '1988年'),
        short('甚麼導致潮汐漲退？', '月球的引力'),
        short('中國有不少方言，試列出其中兩種。', '粵語、閩語'),
      ],
    },
  },
  ordinary_blank: {
    en: {
      flawed: fromText(
        fill('The banker put the ____ of his clients into railways.', 'money'),
        fill('Hormones of the thyroid affect ____.', 'metabolism'),
        fill('____ are used to treat infections.', 'Antibiotics'),
        fill('Settlers brought their ____ to the colony.', 'traditions'),
        fill('Cells are joined by ____ called desmosomes.', 'junctions'),
      ),
      sound: [
        fill('He paid for the bread with the last of his ____.', 'money'),
        ...fromText(
          fill('The thyroid releases a hormone called ____.', 'thyroxine'),
          fill('The exchange of goods for goods is called ____.', 'barter'),
          fill('____ is a system of symbols with which people speak.', 'Language'),
          fill('Births and deaths change the ____ of a people.', 'age structure'),
          fill('The rate of reactions in a body at rest is its basal ____ rate.', 'metabolic'),
          fill('____ are used for measuring angles, while compasses draw circles.', 'Protractors'),
        ),
      ],
    },
    zh: {
      flawed: fromText(
        fill('在礦場工作的____，後世稱為礦奴。', '囚犯'),
        fill('污水會影響____。', '水質'),
        fill('詩人把____寄託在山水之中。', '思想'),
        fill('議會決定增加____。', '稅收'),
      ),
      sound: fromText(fill('隋代開鑿的運河以____為中心。', '洛陽'), fill('水由液態變成氣態稱為____。', '汽化')),
    },
  },
  rhetorical_statement: {
    en: {
      flawed: [
        statement('It is useful to compare the two maps.'),
        statement('Several causes of the revolt have been suggested.'),
        statement('Historians should look at letters as well.'),
        statement('To understand the tides, begin with the moon.'),
        fill('The invention of printing had profound consequences for ____.', 'Europe'),
        statement('Volcanoes have fascinated travellers.'),
        statement('Malaria is just one of many fevers.'),
      ],
      sound: [
        statement('The moon causes the tides.'),
        statement('Several moons of Jupiter have been identified as icy by the probe Galileo.'),
        statement('A map shows the land from above.'),
        statement('Malaria is one of the fevers that mosquitoes carry.'),
        short('Explain why printing had profound consequences.', 'Books became cheap', 2),
      ],
    },
    zh: {
      flawed: [
        statement('值得注意的是，茶樹原產於中國。'),
        statement('不言而喻，茶樹需要雨水。'),
        statement('杜甫可能是最偉大的詩人。'),
      ],
      sound: [statement('茶樹原產於中國。'), statement('恆星的顏色由溫度決定。')],
    },
  },
  unrelated_options: {
    en: {
      flawed: [
        choice(
          'Which of the following best describes osmosis?',
          '+Movement of water through a membrane',
          'A bone that protects the brain',
          'Anger at being left by a friend',
          'A tax that is paid on imported goods',
        ),
        choice('Which hormone is meant?', '+Physicist', 'Volcano', 'Kilogram', 'Sonnet'),
      ],
      sound: [
        choice(
          'Which of the following best describes osmosis?',
          '+Movement of water through a membrane',
          'Movement of ions through a channel',
          'Movement of gas into the blood',
          'Movement of sap along a vessel',
        ),
        choice(
          'Which of the following statements about Kenya is true?',
          '+Its capital is Nairobi.',
          'The coffee harvest is in June.',
          'Most rivers run north to the desert.',
          'Trains have crossed it since 1820.',
        ),
        choice('Who is meant?', '+Physicist', 'Chemist', 'Poet', 'Farmer'),
        choice('How many are there?', '1', '+2', '3', '4'),
      ],
    },
    zh: {
      flawed: [choice('下列哪一項由司馬遷寫成？', '+《史記》', '黃河', '唐朝', '鴉片戰爭')],
      sound: [
        choice('下列哪一項由司馬遷寫成？', '+《史記》', '《漢書》', '《資治通鑑》', '《春秋》'),
        choice('哪一國參戰？', '+日本', '韓國', '美國', '法國'),
        choice(
          '下列有關「元代」的敘述，哪一項是正確的？',
          '+元朝由忽必烈於1271年建立。',
          '紅巾軍在海上集結。',
          '大理到十五世紀才滅亡。',
          '徐達攻下安南。',
        ),
        choice('哪一場戰爭？', '+鴉片戰爭', '甲午戰爭', '中法戰爭', '日俄戰爭'),
      ],
    },
  },
  empty_class_mark: {
    en: {
      flawed: [
        schemed(
          'What is meant by “osmosis”?',
          'A process in which water crosses a membrane',
          ['A process', 1],
          ['In which water crosses a membrane', 1],
        ),
        schemed(
          'Define “barometer”.',
          'An instrument that measures air pressure',
          ['An instrument', 1],
          ['That measures air pressure', 1],
        ),
      ],
      sound: [
        schemed(
          'What is meant by “osmosis”?',
          'Water crosses a membrane towards the stronger solution',
          ['Water crosses a membrane', 1],
          ['Towards the stronger solution', 1],
        ),
        schemed(
          'What is meant by “chlorophyll”?',
          'A bright green pigment that takes in light',
          ['A bright green pigment', 1],
          ['That takes in light', 1],
        ),
        schemed('Name two gases of the air.', 'Nitrogen; oxygen', ['Nitrogen', 1], ['Oxygen', 1]),
      ],
    },
    zh: {
      flawed: [schemed('何謂「滲透」？', '一種過程，水分穿過薄膜', ['一種過程', 1], ['水分穿過薄膜', 1])],
      sound: [
        schemed('何謂「滲透」？', '水分穿過薄膜，由稀溶液流向濃溶液', ['水分穿過薄膜', 1], ['由稀溶液流向濃溶液', 1]),
        schemed('試列出兩種氣體。', '氮、氧', ['氮', 1], ['氧', 1]),
      ],
    },
  },
  marks_printed_twice: {
    en: {
      flawed: [
        schemed(
          'Define osmosis.',
          'water through a membrane',
          ['water', 1, '1 mark'],
          ['through a membrane', 1, '1 mark'],
        ),
      ],
      sound: [schemed('Name two gases.', 'neon; argon', ['neon; argon', 2, '1 mark each'])],
    },
    zh: {
      flawed: [schemed('何謂「滲透」？', '水分穿過薄膜', ['水分', 1, '1分'], ['穿過薄膜', 1, '1分'])],
      sound: [schemed('試列出兩種氣體。', '氖、氬', ['氖、氬', 2, '每項1分'])],
    },
  },
  essay_without_task: {
    en: {
      flawed: [
        essay('Discuss democracy.', 6, ['voting', 6]),
        essay('Explain how vaccines protect a community.', 6, [
          'Any three:\n• Vaccines train the body.\n• Rome was built on seven hills.\n• The price of tin rose.',
          6,
        ]),
      ],
      sound: [
        essay('Discuss the mass-energy relation and the SI.', 6, [
          'Any three:\n• Mass is a measure of inertia.\n• Energy is conserved.\n• The SI has seven bases.',
          6,
        ]),
        essay('Explain how vaccines protect a community.', 6, [
          'Any three:\n• Vaccines train the body.\n• A protected community has few hosts.\n• A vaccine need not reach everyone.',
          6,
        ]),
      ],
    },
    zh: {
      flawed: [
        essay('試以「黃河」為題，寫一篇短文，說明最少三項要點。', 6, ['要點', 6]),
        essay('試論述科舉制度的影響。', 6, ['任何三項：\n• 科舉打破門第。\n• 黃河多次改道。\n• 茶樹原產雲南。', 6]),
      ],
      sound: [
        essay('試論述科舉制度的影響，並列舉最少三項要點。', 6, [
          '任何三項：\n• 科舉打破門第。\n• 科舉制度鞏固皇權。\n• 制度使讀書風氣興盛。',
          6,
        ]),
      ],
    },
  },
} as const satisfies Partial<Readonly<Record<FlawCode, { readonly en: Cases; readonly zh: Cases }>>>
