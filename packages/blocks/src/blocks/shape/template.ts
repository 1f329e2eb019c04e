const svg = `<svg class="shape-drawing" viewBox="0 0 100 100" preserveAspectRatio="{aspect}"{.if name} role="img" aria-label="{name|htmlattr}"{.or} aria-hidden="true"{.end} focusable="false"><path d="{drawing}"{.if transform} transform="{transform}"{.end}{.if dashes} stroke-dasharray="{dashes}"{.end} vector-effect="non-scaling-stroke"/></svg>`

export const template = `<div class="shape" style="{style|htmlattr}">{.if link}<a class="shape-link"{link}>${svg}</a>{.or}${svg}{.end}</div>`
