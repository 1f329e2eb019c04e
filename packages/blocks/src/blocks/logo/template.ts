import { createImageTemplate } from '../../parts/image.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const mark = `{.section image}${createImageTemplate('site-logo-image')}{.or}<span class="site-logo-name">{name|html}</span>{.end}`

export const template = `{.if image || name}<div class="site-logo {classes}" style="--logo-width:{width}px">{.if href}<a class="site-logo-link" href="{href|htmlattr}" rel="home">${mark}</a>{.or}${mark}{.end}{.if tagLine}<p class="site-logo-tagline">{tagLine|html}</p>{.end}</div>{.or}${createPlaceholder('placeholder.logo')}{.end}`
