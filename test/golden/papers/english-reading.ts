/** Passages in English: a reading comprehension in several types, a table, a figure and a cloze. */
import { choose, figurePassage, judge, short, tablePassage, textPassage, writePaper } from '../write-paper.ts'

const FERRY = 'the-last-ferry'
const RAIN = 'rainfall'
const TANK = 'tank'
const MARKET = 'market'

/** Water running out of a tank: a straight line from 60 litres to none in 12 minutes. */
const TANK_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="150" viewBox="0 0 220 150"><path d="M30 10V120H210" fill="none" stroke="#000"/><path d="M30 30L190 120" fill="none" stroke="#000" stroke-width="2"/><path d="M25 30H30M190 120V125" stroke="#000"/></svg>'

export const englishReading = writePaper({
  title: 'Reading and Data: Term 1 Test',
  language: 'en',
  subject: 'English Language',
  grade: 'S2',
  timeLimit: 40,
  passages: [
    textPassage(
      FERRY,
      [
        'Every evening at ten to nine, Mr Lo walked down the steps to the pier with a paper bag under his arm. In the bag were two egg tarts, still warm. One was for himself. The other was for Captain Yim, who had steered the last ferry to Lamma for thirty-one years and who had never once, in all that time, left a passenger behind.',
        '“You are early,” the captain would say, although Mr Lo was never early. It was their joke, and neither of them could remember how it had begun.',
        'One Thursday in October the sea was so rough that the morning boats were cancelled. Mr Lo listened to the wind pulling at the shutters of his shop. He thought of staying in town with his sister. Then he bought two egg tarts, as usual, and went down the steps. The pier was dark. A notice hung on the gate: *Service suspended*. Behind it, at the end of the pier, a single yellow lamp was moving slowly from side to side.',
        '“You are late,” Captain Yim called out. “I was about to eat both of mine.” On the bench beside him stood a flask of tea and a paper bag, and in the bag were two egg tarts, still warm.',
      ].join('\n\n'),
      { title: 'The Last Ferry', lineNumbers: true },
    ),
    tablePassage(
      RAIN,
      ['Month', 'Rainfall (mm)', 'Rainy days', 'Mean temperature ($^\\circ$C)'],
      [
        ['May', '290', '15', '26.3'],
        ['June', '492', '19', '28.3'],
        ['July', '386', '18', '28.9'],
        ['August', '453', '17', '28.7'],
      ],
      { title: 'Summer weather at a school weather station', source: 'Records of the Science Club' },
    ),
    figurePassage(TANK, TANK_SVG, 'A straight line that falls from 60 litres at 0 minutes to 0 litres at 12 minutes', {
      title: 'Water left in a tank',
    }),
    textPassage(
      MARKET,
      'The night market ____ at six o’clock, when the street lamps come on. Most of the stalls sell food, but a few still sell ____ made by hand. My favourite belongs to an old lady who folds paper birds ____ looking at her fingers.',
      { title: 'The Night Market' },
    ),
  ],
  questions: [
    choose('Which of these is a primary colour of light?', ['Green', 'Yellow', 'Orange', 'Pink'], 0),
    choose('What did Mr Lo carry in the paper bag?', ['A flask', 'Two egg tarts', 'A lamp', 'A notice'], 1, {
      passage: FERRY,
    }),
    judge('Mr Lo stayed with his sister on the night of the storm.', false, { passage: FERRY }),
    short('In line 5, what does “it” in “It was their joke” refer to?', 'The captain’s saying that Mr Lo was early', {
      passage: FERRY,
    }),
    short('What shows that Captain Yim expected Mr Lo? Give two details.', 'He waited with a lamp; he brought two tarts.', {
      passage: FERRY,
      marks: 4,
    }),
    choose('Choose the best word for the first blank.', ['open', 'opens', 'opening', 'to open'], 1, { passage: MARKET }),
    choose('Choose the best word for the second blank.', ['toys', 'toy', 'a toys', 'toying'], 0, { passage: MARKET }),
    choose('Choose the best word for the third blank.', ['no', 'not', 'without', 'never'], 2, { passage: MARKET }),
    short('Which month had the most rain?', 'June', { passage: RAIN, marks: 1 }),
    short('How much more rain fell in August than in July?', '67 mm', { passage: RAIN }),
    short('How much water leaves the tank in one minute?', '5 litres', { passage: TANK }),
  ],
})
