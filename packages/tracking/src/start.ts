import { COOKIES_DECIDED } from '@vitrine/model'
import { watchInteractions, watchRenders } from './census/interactions.ts'
import { watchMedia } from './census/media.ts'
import { recordPageView, startHeartbeats } from './census/page-views.ts'
import { reportErrors } from './errors.ts'
import { reportSpeed } from './speed/report.ts'
import { updateVisitorRecord } from './visitor.ts'

/** Counts the page once it is loaded, when the browser has nothing else to do. */
function start(): void {
  reportSpeed()
  recordPageView()
  startHeartbeats()
  watchMedia()
  watchInteractions()
  watchRenders()
  document.addEventListener(COOKIES_DECIDED, () => {
    updateVisitorRecord()
    watchRenders()
  })
  // Templates with their own loader replace the content of the page.
  addEventListener('mercury:load', recordPageView)
  addEventListener('pageshow', ({ persisted }) => persisted && recordPageView())
}

/** Calls back after the page has loaded and a browser that rendered it ahead shows it. */
function afterLoad(callBack: () => void): void {
  const wait = () =>
    document.readyState === 'complete'
      ? setTimeout(callBack)
      : addEventListener('load', () => setTimeout(callBack), { once: true })
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering === true) document.addEventListener('prerenderingchange', wait, { once: true })
  else wait()
}

reportErrors('vitrine-site')
afterLoad(start)
