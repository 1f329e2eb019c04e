import { placeholder } from '../placeholder.ts'

/** A frame has a name for those who do not see it. */
export const template = `{.if source}{.if isShown}<pre class="source-code"><code>{source|html}</code></pre>{.or}<iframe class="code-block-frame" title="{name|htmlattr}"{.if lang} lang="{lang|htmlattr}"{.end} sandbox="allow-scripts allow-forms allow-popups"{.if frameUrl} src="{frameUrl|htmlattr}"{.or} srcdoc="{source|htmlattr}"{.end} height="{height}" loading="lazy" referrerpolicy="no-referrer"></iframe>{.end}{.or}${placeholder('Add code')}{.end}`
