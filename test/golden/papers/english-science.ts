/** Golden paper: Science in English, all seven types, with notices for the teacher. Written for this project. */
import { choose, essay, fill, judge, long, match, short, writePaper } from '../write-paper.ts'

const CIRCUIT = '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="120" viewBox="0 0 220 120"><g fill="none" stroke="#000" stroke-width="1.4"><path d="M30 60 V20 H90 M130 20 H190 V60"/><circle cx="110" cy="20" r="14"/><path d="M100 10 L120 30 M120 10 L100 30"/><path d="M30 60 V100 H98 M122 100 H190 V60 M98 86 V114 M106 93 V107 M114 86 V114 M122 93 V107"/></g><g font-family="Libertinus Serif" font-size="13"><text x="104" y="50">L</text><text x="78" y="84">battery</text></g></svg>'

export const englishScience = writePaper({
  title: 'Science Term Test: Cells, Plants and Electricity',
  language: 'en',
  subject: 'Integrated Science',
  grade: 'S2',
  timeLimit: 60,
  notices: [
    { kind: 'shortfall', shortfall: { kind: 'topic', topic: 'Series circuits', asked: 5, given: 3 } },
    { kind: 'pages_not_read', document: 'chapter-4.pdf', pages: [3, 4, 5], reason: 'scanned' },
  ],
  questions: [
    choose('Which part of a plant cell captures the energy of sunlight?', ['Nucleus', 'Chloroplast', 'Cell wall', 'Vacuole'], 1, { page: 12, heading: 'Photosynthesis', quote: 'Chloroplasts hold chlorophyll, the green pigment that captures the energy of sunlight.', explanation: 'Chlorophyll in the chloroplast absorbs light.' }),
    choose('The gas that leaves a leaf during photosynthesis is', ['carbon dioxide.', 'nitrogen.', 'oxygen.', 'hydrogen.'], 2, { page: 13, heading: 'Photosynthesis', quote: 'Oxygen is given off through the stomata as a by-product.' }),
    choose('Which of the following statements about the cell membrane is **not** correct?', ['It controls which substances enter and leave the cell.', 'It is found in plant cells and in animal cells.', 'It is made of cellulose and gives a plant cell its fixed, box-like shape.', 'It surrounds the cytoplasm.'], 2, { page: 5, heading: 'Parts of a cell', quote: 'The cell wall, made of cellulose, lies outside the membrane and gives the plant cell its shape.', explanation: 'The cell wall, not the membrane, is made of cellulose.' }),
    choose('A battery of $6\\text{ V}$ drives a current of $0.5\\text{ A}$ through a lamp. What is the resistance of the lamp?', ['$3\\ \\Omega$', '$6.5\\ \\Omega$', '$12\\ \\Omega$', '$\\frac{1}{12}\\ \\Omega$'], 2, { page: 31, quote: 'Resistance is voltage divided by current.', explanation: '$R = \\frac{V}{I} = \\frac{6}{0.5} = 12\\ \\Omega$' }),
    choose('In the circuit shown, the lamp L goes out. Which of these could be the reason?', ['The battery was replaced by a new one.', 'A wire has come loose from the battery.', 'The lamp was turned round.', 'A second battery was added in series.'], 1, { svg: CIRCUIT, alt: 'A closed circuit of a battery and a lamp marked L', caption: 'Figure 1', page: 33, quote: 'A current flows only in a closed circuit.' }),
    choose('Scientists estimate that a single mature tree can take in about how much carbon dioxide a year?', ['About $22\\text{ kg}$', 'About $220\\text{ kg}$', 'About $2200\\text{ kg}$'], 0, { page: 14, quote: 'A mature tree takes in about 22 kg of carbon dioxide a year.' }),
    judge('The nucleus controls the activities of the cell.', true, { page: 4, quote: 'The nucleus controls the activities of the cell.' }),
    judge('In a series circuit the current is larger after each lamp than before it, because the lamps add their own energy to the moving charges.', false, { page: 34, quote: 'In a series circuit the current is the same at every point.', explanation: 'The current is the same at every point.' }),
    judge('Plants respire only at night.', false, { page: 15, quote: 'Plants respire day and night.' }),
    fill('The green pigment ____ is found in chloroplasts.', ['chlorophyll'], { page: 12, quote: 'Chloroplasts hold chlorophyll, the green pigment.' }),
    fill('Water enters a root by ____ and rises through the ____ to the leaves.', ['osmosis', 'xylem|xylem vessels'], { page: 16, quote: 'Water enters the root by osmosis and rises through the xylem.' }),
    match('Match each part of the cell with what it does.', [['Nucleus', 'controls the activities of the cell'], ['Cell membrane', 'lets substances in and out'], ['Vacuole', 'stores water and dissolved sugar'], ['Mitochondrion', 'releases energy from food by respiration, which the rest of the cell needs for its work']], [2, 0, 3, 1], { page: 5, quote: 'Each part of the cell has its own work.' }),
    short('State one difference between a plant cell and an animal cell.', 'A plant cell has a cell wall; an animal cell has none.', { page: 6, quote: 'Only plant cells have a cell wall.' }),
    short('Explain why the leaves of a plant that is kept in the dark turn yellow after two weeks.', 'Without light the plant makes no new chlorophyll, and the old chlorophyll breaks down, so the green colour is lost.', { marks: 4, page: 17, quote: 'Chlorophyll breaks down and is made again only in light.' }, [['no light, so no new chlorophyll is made', 2], ['the old chlorophyll breaks down', 1], ['the yellow pigments that remain are seen', 1, 'or equivalent']]),
    essay('“A town should plant trees along every road.” Discuss, with reasons from what you have learnt about photosynthesis, shade and roots.', [['States a clear position', 2], ['Explains the exchange of carbon dioxide and oxygen', 3], ['Names one more benefit and one cost, each with a reason', 4], ['Writes clearly', 1]]),
    long('A student joins a lamp of $12\\ \\Omega$ and a lamp of $6\\ \\Omega$ in series to a battery of $9\\text{ V}$.', [
      { label: '(a)', stem: 'Find the total resistance.', marks: 2, key: '$12 + 6 = 18\\ \\Omega$', scheme: [['$R = 12 + 6$', 1, '1M'], ['$R = 18\\ \\Omega$', 1, '1A']] },
      { label: '(b)', stem: 'Find the current in the circuit, and the voltage across the lamp of $12\\ \\Omega$.', marks: 4, key: '$I = \\frac{9}{18} = 0.5\\text{ A}$; $V = 0.5 \\times 12 = 6\\text{ V}$', scheme: [['$I = \\frac{V}{R} = \\frac{9}{18}$', 1, '1M'], ['$I = 0.5\\text{ A}$', 1, '1A'], ['$V = IR = 0.5 \\times 12$', 1, '1M'], ['$V = 6\\text{ V}$', 1, '1A']] },
      { label: '(c)', stem: 'Which lamp is brighter? Explain.', marks: 2, key: 'The lamp of $12\\ \\Omega$: the current is the same, and its voltage is higher.' },
    ], { unchecked: true }),
  ],
})
