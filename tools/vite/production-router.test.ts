import { expect, test } from 'vitest'
import { markAsPure } from './production-router.ts'

test('a component that nobody uses can be left out', () => {
  const code = `var Link = React10.forwardRef(
  function() {}
);
Link.displayName = "Link";
const other = make(React.memo(Link));`
  expect(markAsPure(code)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(
  function() {}
);

const other = make(React.memo(Link));`)
})
