import { button, questions, text } from './parts.ts'
import { definePresets } from './preset.ts'

const entries = [
  [
    'How long does delivery take?',
    'Say how many days it takes to each country, and how orders are packed.',
  ],
  [
    'Can I return something?',
    'Say how many days customers have, who pays for the way back, and what cannot be returned.',
  ],
  [
    'Do you make things to order?',
    'Say what is possible, how long it takes, and how to ask for it.',
  ],
  ['Can I visit you?', 'Say when you are open, or that visitors should write first.'],
] as const

export const faqPresets = definePresets('faq', {
  split: {
    section: { anchor: 'questions' },
    blocks: [
      text([0, 0, 4, 3], ['## Questions', 'What customers ask most often, and what you answer.']),
      questions([5, 0, 7, 4], entries),
    ],
  },
  centered: {
    section: { anchor: 'questions', theme: 'sunk' },
    blocks: [
      text([2, 0, 8, 2], ['## Good to know'], { align: 'center' }),
      questions([2, 3, 8, 4], entries),
    ],
  },
  columns: {
    section: { anchor: 'questions' },
    blocks: [
      text([0, 0, 8, 2], ['## Questions and answers']),
      ...entries.map(([question, answer], index) =>
        text([(index % 2) * 6, 3 + 3 * Math.floor(index / 2), 5, 2], [`### ${question}`, answer]),
      ),
    ],
  },
  contact: {
    section: { anchor: 'questions', theme: 'dark' },
    blocks: [
      text(
        [0, 0, 4, 4],
        ['## Anything else?', 'Most answers are here. For everything else, write to us.'],
      ),
      button([0, 5, 4, 2], 'Write to us', { anchor: 'contact' }),
      questions([5, 0, 7, 4], entries.slice(0, 3)),
    ],
  },
})
