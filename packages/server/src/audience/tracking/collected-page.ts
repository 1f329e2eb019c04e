import {
  type AdService,
  adServiceNames,
  formatList,
  message,
  type MessageId,
  type TranslateMessage,
} from '@vitrine/model'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, page } from '../../platform/http/page.ts'
import { collectedTables, listFacts, type StoredItem, storedItems } from './collected-data.ts'
import { CONSENT_MONTHS, ERROR_DAYS, EVENT_MONTHS, VISIT_MONTHS } from './retention.ts'

const DAY_S = 24 * 60 * 60
const YEAR_S = 365 * DAY_S

/** Serves the page that lists what is recorded about visits. It is made from the tables and the cookies themselves. */
export function collectedDataPage(http: PageServer): void {
  const route = {
    method: 'GET',
    path: '/collected-data',
    access: 'anyone',
    isLocalized: true,
  } as const
  mountPage(http, route, async (call) => {
    const { tag } = call.language
    const { translate } = await http.website.loadTranslator(call.site, { tag })
    const banner = await http.website.loadCookieBanner(call.site, tag)
    const collected = getCollectedData(translate, tag, banner?.adServices ?? [])
    const data = { 'collected-data': collected }
    return page(await http.website.renderSystemPage(call.site, 'collected-data', data, call))
  })
}

/** Returns the data of the page. @see themes/system/README.md, "collected-data" */
function getCollectedData(
  translate: TranslateMessage,
  locale: string,
  adServices: readonly AdService[],
) {
  const text = (messageId: MessageId) => translate({ messageId })
  return {
    lede: text('collectedData.lede'),
    groups: [
      ...collectedTables.map((group) => ({
        title: text(group.title),
        facts: listFacts(group).map(text),
      })),
      ...(adServices.length > 0 ? [getAdGroup(translate, locale, adServices)] : []),
    ],
    never: { title: text('collectedData.never'), text: text('collectedData.never.text') },
    device: {
      title: text('collectedData.device'),
      columns: {
        name: text('collectedData.name'),
        purpose: text('collectedData.purpose'),
        life: text('collectedData.life'),
      },
      items: storedItems.map((item) => ({
        names: item.names,
        purpose: text(item.purpose),
        life: formatLife(item.life, locale, text),
      })),
    },
    retention: { title: text('collectedData.kept'), facts: listRetention(translate, locale) },
  }
}

/** Returns what the ad services of the site get after consent. */
function getAdGroup(translate: TranslateMessage, locale: string, adServices: readonly AdService[]) {
  const services = formatList(
    adServices.map((service) => adServiceNames[service]),
    locale,
  )
  return {
    title: translate(message('collectedData.ads')),
    facts: [
      translate(message('collectedData.ads.events', { services })),
      translate(message('collectedData.ads.browser')),
    ],
  }
}

function listRetention(translate: TranslateMessage, locale: string): readonly string[] {
  const months = (value: number) => formatUnit(value, 'month', locale)
  return [
    translate(message('collectedData.kept.events', { time: months(EVENT_MONTHS) })),
    translate(message('collectedData.kept.visits', { time: months(VISIT_MONTHS) })),
    translate(
      message('collectedData.kept.errors', { time: formatUnit(ERROR_DAYS, 'day', locale) }),
    ),
    translate(message('collectedData.kept.answers', { time: months(CONSENT_MONTHS) })),
    translate(message('collectedData.kept.sums')),
  ]
}

/** Formats how long something stays on the device: in years, days or minutes. */
function formatLife(
  life: StoredItem['life'],
  locale: string,
  text: (messageId: MessageId) => string,
): string {
  if (typeof life !== 'number') return text(life)
  if (life % YEAR_S === 0) return formatUnit(life / YEAR_S, 'year', locale)
  if (life % DAY_S === 0) return formatUnit(life / DAY_S, 'day', locale)
  return formatUnit(life / 60, 'minute', locale)
}

function formatUnit(
  value: number,
  unit: 'minute' | 'day' | 'month' | 'year',
  locale: string,
): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
