import { createPlaceholder } from '../../parts/placeholder.ts'

/** The frame has a title for screen readers. */
export const template = `{.if source}{.if isShown}<pre class="source-code"><code>{source|html}</code></pre>{.or}<iframe class="code-block-frame" title="{name|htmlattr}"{.if lang} lang="{lang|htmlattr}"{.end} sandbox="allow-scripts allow-forms allow-popups"{.if frameUrl} src="{frameUrl|htmlattr}"{.or} srcdoc="{source|htmlattr}"{.end} height="{height}" loading="lazy" referrerpolicy="no-referrer"></iframe>{.end}{.or}${createPlaceholder('placeholder.code')}{.end}`
