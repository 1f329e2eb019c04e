import { expect, it } from 'vitest'
import { plainToRich } from '../rich-text/plain-text.ts'
import { checkDocument } from './check-document.ts'
import { getAnnouncementText, setAnnouncementText } from './announcement.ts'
import { newSiteSettings } from './new.ts'
import { type AnnouncementBar, MAX_ANNOUNCEMENT_LENGTH } from './site-settings.ts'

const EN = 'en-US'
const languages = { locale: 'fr', fallbackLocale: EN }
const closed = plainToRich('Closed on Sunday')
const ferme = plainToRich('Fermé le dimanche')

function createBar(text: AnnouncementBar['text'], more: object = {}): AnnouncementBar {
  return { enabled: true, text, version: 1, ...more }
}

function listIssues(announcementBar: AnnouncementBar) {
  const settings = newSiteSettings({ locale: EN, title: 'Test' }, { announcementBar })
  const { issues = [] } = checkDocument('site-settings', JSON.parse(JSON.stringify(settings)))
  return issues
}

it.each([
  ['its own language', { [EN]: closed, fr: ferme }, ferme],
  ['that of the site without one', { [EN]: closed }, closed],
  ['that of the site if its own is blank', { [EN]: closed, fr: plainToRich(' ') }, closed],
  ['none', { [EN]: plainToRich('') }, undefined],
])('a page shows the announcement in %s', (_language, text, shown) => {
  expect(getAnnouncementText(createBar(text), languages)).toBe(shown)
})

it('sets the text of a language, and removes an empty one', () => {
  const bar = createBar({ [EN]: closed })
  expect(setAnnouncementText(bar, 'fr', ferme).text).toEqual({ [EN]: closed, fr: ferme })
  expect(setAnnouncementText(bar, EN, plainToRich('')).text).toEqual({})
  expect(setAnnouncementText(bar, EN, undefined).text).toEqual({})
})

it('is rejected if it is too long, or leads to a script', () => {
  expect(listIssues(createBar({ [EN]: plainToRich('x'.repeat(MAX_ANNOUNCEMENT_LENGTH)) }))).toEqual(
    [],
  )
  expect(
    listIssues(createBar({ [EN]: plainToRich('x'.repeat(MAX_ANNOUNCEMENT_LENGTH + 1)) })),
  ).toEqual([
    {
      path: ['announcementBar', 'text', EN],
      message: 'The announcement is longer than 1,000 characters. Shorten it.',
    },
  ])
  const script = createBar({}, { to: { kind: 'url', url: 'javascript:alert(1)' } })
  expect(listIssues(script)).toMatchObject([{ path: ['announcementBar', 'to', 'url'] }])
  expect(listIssues(createBar({}, { theme: '"onload' }))).toMatchObject([
    { path: ['announcementBar', 'theme'] },
  ])
})
