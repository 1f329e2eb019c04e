import { pictureTemplate } from '../image-view.ts'
import { placeholder } from '../placeholder.ts'

const mark = `{.section image}${pictureTemplate('site-logo-image')}{.or}<span class="site-logo-name">{name|html}</span>{.end}`

export const template = `{.if image || name}<div class="site-logo {classes}" style="--logo-width:{width}px">{.if href}<a class="site-logo-link" href="{href|htmlattr}" rel="home">${mark}</a>{.or}${mark}{.end}{.if tagLine}<p class="site-logo-tagline">{tagLine|html}</p>{.end}</div>{.or}${placeholder('Name the site, or choose its logo, in its settings')}{.end}`
