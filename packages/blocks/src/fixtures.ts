import { changes as buttonChanges, fixtures as button } from './button/fixtures.ts'
import { changes as codeChanges, fixtures as code } from './code/fixtures.ts'
import type { Change, Fixture } from './fixture.ts'
import { changes as galleryChanges, fixtures as gallery } from './gallery/fixtures.ts'
import { fixtures as horizontalRule } from './horizontal-rule/fixtures.ts'
import { changes as htmlChanges, fixtures as html } from './html/fixtures.ts'
import { changes as imageChanges, fixtures as image } from './image/fixtures.ts'
import { changes as quoteChanges, fixtures as quote } from './quote/fixtures.ts'
import { changes as searchChanges, fixtures as search } from './search/fixtures.ts'
import { fixtures as spacer } from './spacer/fixtures.ts'
import { changes as summaryChanges, fixtures as summary } from './summary/fixtures.ts'
import { changes as videoChanges, fixtures as video } from './video/fixtures.ts'
import { changes as embedChanges, fixtures as embed } from './embed/fixtures.ts'
import { changes as socialLinksChanges, fixtures as socialLinks } from './social-links/fixtures.ts'
import {
  changes as collectionLinkChanges,
  fixtures as collectionLink,
} from './collection-link/fixtures.ts'
import { changes as linkChanges, fixtures as link } from './link/fixtures.ts'
import { changes as wordListsChanges, fixtures as wordLists } from './word-list/fixtures.ts'
import { changes as accordionChanges, fixtures as accordion } from './accordion/fixtures.ts'
import { changes as menuChanges, fixtures as menu } from './menu/fixtures.ts'
import { changes as mapChanges, fixtures as map } from './map/fixtures.ts'
import { changes as audioChanges, fixtures as audio } from './audio/fixtures.ts'
import { changes as albumChanges, fixtures as album } from './album/fixtures.ts'
import { changes as tourDatesChanges, fixtures as tourDates } from './tour-dates/fixtures.ts'
import { changes as chartChanges, fixtures as chart } from './chart/fixtures.ts'
import { changes as productChanges, fixtures as product } from './product/fixtures.ts'
import { changes as providerChanges, fixtures as providers } from './provider/fixtures.ts'
import { changes as rssChanges, fixtures as rss } from './rss/fixtures.ts'
import { changes as markdownChanges, fixtures as markdown } from './markdown/fixtures.ts'
import { changes as logoChanges, fixtures as logo } from './logo/fixtures.ts'
import { changes as shapeChanges, fixtures as shape } from './shape/fixtures.ts'
import { changes as marqueeChanges, fixtures as marquee } from './marquee/fixtures.ts'
import { changes as formChanges, fixtures as form } from './form/fixtures.ts'
import { changes as donationChanges, fixtures as donation } from './donation/fixtures.ts'
import { changes as newsletterChanges, fixtures as newsletter } from './newsletter/fixtures.ts'
import { changes as navigationChanges, fixtures as navigation } from './navigation/fixtures.ts'
import { changes as folderChanges, fixtures as folder } from './folder/fixtures.ts'
import { changes as indexBlockChanges, fixtures as indexBlock } from './index-block/fixtures.ts'
import { changes as pricingPlanChanges, fixtures as pricingPlan } from './pricing-plan/fixtures.ts'
import { changes as memberAreaChanges, fixtures as memberArea } from './member-area/fixtures.ts'
import { changes as supersededChanges, fixtures as superseded } from './superseded/fixtures.ts'
import { changes as calendarChanges, fixtures as calendar } from './calendar/fixtures.ts'
import { fixtures as comments } from './comments/fixtures.ts'
import {
  changes as websiteComponentChanges,
  fixtures as websiteComponent,
} from './website-component/fixtures.ts'

export { type Change, type Fixture, fixturePorts } from './fixture.ts'

/** Blocks of every type and what is shown of them: two renderers agree when they agree on these. */
export const fixtures: readonly Fixture[] = [
  ...html,
  ...image,
  ...spacer,
  ...code,
  ...quote,
  ...search,
  ...horizontalRule,
  ...button,
  ...summary,
  ...gallery,
  ...video,
  ...embed,
  ...socialLinks,
  ...collectionLink,
  ...link,
  ...wordLists,
  ...accordion,
  ...menu,
  ...map,
  ...audio,
  ...album,
  ...tourDates,
  ...chart,
  ...product,
  ...providers,
  ...rss,
  ...markdown,
  ...logo,
  ...shape,
  ...marquee,
  ...form,
  ...newsletter,
  ...donation,
  ...navigation,
  ...folder,
  ...indexBlock,
  ...memberArea,
  ...pricingPlan,
  ...superseded,
  ...calendar,
  ...comments,
  ...websiteComponent,
]

/** What owners can set: each changes what visitors get. */
export const changes: readonly Change[] = [
  ...htmlChanges,
  ...imageChanges,
  ...codeChanges,
  ...quoteChanges,
  ...searchChanges,
  ...buttonChanges,
  ...summaryChanges,
  ...galleryChanges,
  ...videoChanges,
  ...embedChanges,
  ...socialLinksChanges,
  ...collectionLinkChanges,
  ...linkChanges,
  ...wordListsChanges,
  ...accordionChanges,
  ...menuChanges,
  ...mapChanges,
  ...audioChanges,
  ...albumChanges,
  ...tourDatesChanges,
  ...chartChanges,
  ...productChanges,
  ...providerChanges,
  ...rssChanges,
  ...markdownChanges,
  ...logoChanges,
  ...shapeChanges,
  ...marqueeChanges,
  ...formChanges,
  ...newsletterChanges,
  ...donationChanges,
  ...navigationChanges,
  ...folderChanges,
  ...indexBlockChanges,
  ...memberAreaChanges,
  ...pricingPlanChanges,
  ...supersededChanges,
  ...calendarChanges,
  ...websiteComponentChanges,
]
