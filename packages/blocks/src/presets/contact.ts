import { blockTypeCodes } from '@vitrine/model'
import { form, image, text } from './parts.ts'
import { definePresets, type Cells, type PresetBlock } from './preset.ts'

const name = ['name', 'name', 'Name'] as const
const email = ['email', 'email', 'Email'] as const
const message = ['message', 'textarea', 'Message'] as const

export const contactPresets = definePresets('contact', {
  form: {
    section: { anchor: 'contact' },
    blocks: [
      text(
        [0, 0, 4, 4],
        [
          '## Write to us',
          'Say what visitors can ask you, and how soon you answer.',
          'Your street and number\nYour town',
        ],
      ),
      form([5, 0, 7, 10], { name: 'Contact', submit: 'Send', fields: [name, email, message] }),
    ],
  },
  centered: {
    section: { anchor: 'contact', theme: 'sunk' },
    blocks: [
      text(
        [2, 0, 8, 3],
        ['## Get in touch', 'We read every message, and answer within two days.'],
        { align: 'center' },
      ),
      form([3, 4, 6, 10], { name: 'Contact', submit: 'Send', fields: [name, email, message] }),
    ],
  },
  details: {
    section: { anchor: 'contact' },
    blocks: [
      text([0, 0, 8, 2], ['## Visit us']),
      text([0, 3, 4, 2], ['### Address', 'Your street and number\nYour town']),
      text([4, 3, 4, 2], ['### Opening hours', 'Tuesday to Friday, 10 to 18\nSaturday, 10 to 14']),
      text([8, 3, 4, 2], ['### Contact', 'Your phone number\nYour email address']),
    ],
  },
  map: {
    section: { anchor: 'contact' },
    blocks: [
      text(
        [0, 0, 4, 8],
        [
          '## Find us',
          'Say where you are as you would on the phone: the nearest station, and what the door looks like.',
          '### Open',
          'Tuesday to Friday, 10 to 18\nSaturday, 10 to 14',
        ],
      ),
      map([5, 0, 7, 15]),
    ],
  },
  commission: {
    section: { anchor: 'contact', theme: 'dark' },
    blocks: [
      text(
        [0, 0, 5, 4],
        ['## Ask for a commission', 'The more you tell us, the better we can say what it costs.'],
      ),
      image([0, 5, 5, 13], 1.2),
      form([6, 0, 6, 16], {
        name: 'Commission',
        submit: 'Ask for a price',
        fields: [
          name,
          email,
          ['date', 'date', 'When do you need it? (optional)'],
          ['message', 'textarea', 'What do you have in mind?'],
        ],
      }),
    ],
  },
})

/** Returns a map with example coordinates: those of Greenwich. */
function map(at: Cells): PresetBlock {
  return {
    type: blockTypeCodes.map,
    data: { lat: 51.4779, lng: -0.0015 },
    text: { title: 'Workshop and shop', address: 'Your street and number\nYour town' },
    auto: { h: 'content' },
    at,
  }
}
