export const css = `
.code-block-frame{display:block;width:100%;border:0}
.source-code{margin:0;overflow-x:auto}
`
