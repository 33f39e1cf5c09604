/** Population, sample and way of sampling of a survey. */
import { statementChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const populationAndSample = statementChoice({
  meta: {
    id: 'uses-of-statistics/population-and-sample',
    unit: 'SS18',
    objective: 'ideas of sampling',
    method: 'population, sample size and way of sampling told apart',
    foundation: true,
    level: 2,
    minutes: 1.4,
  },
  paper: { slots: [28, 29, 30] },
  given: {
    topic: oneOf(
      word('the reading habits', '閱讀習慣'),
      word('the sleeping hours', '睡眠時間'),
      word('the daily expenses', '每日開支'),
      word('the means of transport', '上學交通方式'),
    ),
    n: ints(600, 1200, 60),
    k: ints(40, 120, 20),
    j: ints(20, 60, 20),
    way: oneOf(1, 2),
    whole: oneOf(0, 1),
    told: oneOf(0, 1),
  },
  let: { shown: 'if(whole = 1, n, k)', size: 'if(told = 1, k, k + j)' },
  words: {
    chosen: [
      'way = 1',
      word('selected at random by a computer from the list of all students', '由電腦從全校學生名單中隨機抽選'),
      word('who happen to be in the library after school', '放學後身處圖書館'),
    ],
  },
  stem: {
    en: 'A school has $@n$ students. In order to study @topic of the students of the school, $@k$ students @chosen are interviewed. Which of the following are true?',
    zh: '某校有 $@n$ 名學生。為研究該校學生的@{topic}，訪問了 $@k$ 名@{chosen}的學生。下列何者正確？',
  },
  statements: [
    {
      text: {
        en: 'The population of the survey consists of $@shown$ students.',
        zh: '該調查的總體由 $@shown$ 名學生組成。',
      },
      holds: 'whole = 1',
      slip: 'takes the sample for the population',
    },
    {
      text: { en: 'The sample size is $@size$.', zh: '樣本大小為 $@size$。' },
      holds: 'told = 1',
      slip: 'the sample size',
    },
    {
      text: {
        en: 'Every student of the school has the same chance of being interviewed.',
        zh: '該校每名學生被訪問的機會均等。',
      },
      holds: 'way = 1',
      slip: 'takes a sample at hand for a random one',
    },
  ],
  steps: [
    [{ en: 'I: The population is all the $@n$ students of the school.', zh: 'I：總體為該校全部 $@n$ 名學生。' }],
    [{ en: 'II: $@k$ students are interviewed.', zh: 'II：受訪的學生有 $@k$ 名。' }],
    [
      {
        en: 'III: Only random sampling from all students gives each of them the same chance.',
        zh: 'III：只有從全體學生中隨機抽樣，每名學生被訪問的機會才均等。',
      },
    ],
  ],
  claims: ['shown = n <=> I', 'size = k <=> II'],
  proof: 'I and II by claims; III follows from the words for the way of sampling, which are drawn together with it',
})
