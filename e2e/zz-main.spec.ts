import { test } from './fixtures/test';
const PAGES: [string,string][] = [['/study/core','study-core'],['/study/type-2','study-2'],['/tools/cylinder-fill','cyl']];
for (const scheme of ['light','dark'] as const) for (const width of [360,768,1280])
test(`pics ${scheme} ${width}`, async ({ page }) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
  for (const [p,n] of PAGES) {
    await page.goto(p);
    await page.waitForLoadState('networkidle');
    if (n==='cyl') { await page.getByLabel('Tare weight (TW), lb').fill('28'); await page.getByLabel('Water capacity (WC), lb').fill('48'); await page.getByLabel('Refrigerant').selectOption('R-410A'); await page.getByLabel('Warmest it can get, °F').fill('90'); }
    await page.screenshot({ path: `/tmp/pics/${n}-${width}-${scheme}.png`, fullPage: n==='cyl', clip: n==='cyl'?undefined:{x:0,y:0,width,height:1500}, ...(n==='cyl'?{}:{fullPage:true}) });
  }
});
