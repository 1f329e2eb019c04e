import type { BrowserContext } from '@playwright/test'
import type { Shop } from '../shop.ts'
import { computePercentile, printTable } from '../table.ts'

const ROUNDS = 60
const WARM_UP_ROUNDS = 20

interface Draft {
  readonly body: {
    readonly sections: readonly { readonly id: string; readonly blockIds: readonly string[] }[]
    readonly blocks: Readonly<Record<string, object>>
  }
}

/** Measures what the server takes to render one block of an unsaved page, as the editor asks for it. */
export async function measureServer(
  shop: Shop,
  context: BrowserContext,
  documentId: string,
): Promise<void> {
  const reply = await context.request.get(`/api/studio/documents/${documentId}`)
  const { body }: Draft = await reply.json()
  const session = await context.request.get('/api/studio/session')
  const { crumb }: { readonly crumb: string } = await session.json()
  const cookies = await context.cookies()
  const headers = {
    'content-type': 'application/json',
    'x-csrf-token': crumb,
    origin: shop.url,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  }
  const [first] = body.sections
  const ids = first?.blockIds ?? []
  const blocks = Object.fromEntries(ids.map((id) => [id, body.blocks[id]]))
  const sections = body.sections.map((each) => (each === first ? each : { ...each, blockIds: [] }))
  const took: number[] = []
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const asked = [ids[(round + WARM_UP_ROUNDS) % ids.length]]
    const began = performance.now()
    const answer = await fetch(`${shop.url}/api/studio/canvas/blocks`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        documentId,
        content: { sections, blocks },
        sections: [],
        blocks: asked,
      }),
    })
    await answer.text()
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
    if (round >= 0) took.push(performance.now() - began)
  }
  console.log(
    'One block rendered by the server, with the sixty of its section, until the answer:\n',
  )
  printTable(
    ['', 'n', 'p50 ms', 'p95 ms'],
    [['', took.length, computePercentile(took), computePercentile(took, 0.95)]],
  )
}
