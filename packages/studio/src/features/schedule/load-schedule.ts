import { callApi } from '../../api/call-api.ts'

/** Something that happens by itself at a time. */
export interface ScheduledEvent {
  readonly id: string
  readonly kind: 'publish' | 'unpublish' | 'product' | 'campaign'
  /** ISO 8601. */
  readonly at: string
  /** The titles of all that it is about; an empty one has none. */
  readonly titles: readonly string[]
  /** The screen with its details. */
  readonly to: string
  /** Whether it will change nothing, as a newer version was published. */
  readonly isOutdated: boolean
}

/** The other things that a person may see in the schedule, besides pages. */
export interface ScheduleAccess {
  readonly products: boolean
  readonly campaigns: boolean
}

/** The number of responses that are read of one list: some thousands of entries. */
const MAX_PAGES = 50

/** Loads what is scheduled, the next first. */
export async function loadSchedule(access: ScheduleAccess): Promise<readonly ScheduledEvent[]> {
  const lists = await Promise.all([
    loadPublications(),
    access.products ? loadProducts() : [],
    access.campaigns ? loadCampaigns() : [],
  ])
  return lists.flat().toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

async function loadPublications(): Promise<readonly ScheduledEvent[]> {
  const answers = await loadPages((page) =>
    callApi('listSchedules', { query: { state: 'pending', ...page } }),
  )
  return answers.flatMap(({ schedules }) =>
    schedules.map(({ id, action, runAt, entries }) => ({
      ...{ id, kind: action, at: runAt },
      titles: [...new Map(entries.map(({ documentId, title }) => [documentId, title])).values()],
      to: '/config/pages/publish',
      isOutdated: entries.some(({ outdatedBy }) => outdatedBy !== null),
    })),
  )
}

async function loadProducts(): Promise<readonly ScheduledEvent[]> {
  const answers = await loadPages((page) =>
    callApi('listProducts', { query: { status: 'scheduled', ...page } }),
  )
  return answers.flatMap(({ products }) =>
    products.flatMap(({ id, title, publishAt: at }) =>
      at === null
        ? []
        : {
            ...{ id, at, kind: 'product' as const, titles: [title], isOutdated: false },
            to: `/config/products/${id}`,
          },
    ),
  )
}

async function loadCampaigns(): Promise<readonly ScheduledEvent[]> {
  const answers = await loadPages((page) => callApi('listCampaigns', { query: page }))
  return answers.flatMap(({ campaigns }) =>
    campaigns.flatMap(({ id, subject, state, sendAt: at }) =>
      state !== 'scheduled' || at === null
        ? []
        : {
            ...{ id, at, kind: 'campaign' as const, titles: [subject], isOutdated: false },
            to: `/config/campaigns/${id}`,
          },
    ),
  )
}

/** Reads a list to its end. */
async function loadPages<Answer extends { readonly nextPageCursor: string | null }>(
  load: (page: { readonly cursor?: string }) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers = [await load({})]
  for (let page = 1; page < MAX_PAGES; page += 1) {
    const cursor = answers.at(-1)?.nextPageCursor
    if (cursor === null || cursor === undefined) break
    answers.push(await load({ cursor }))
  }
  return answers
}
