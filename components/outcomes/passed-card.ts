const SIZE = 1080;
const FONT = 'system-ui, sans-serif';

/** Draws text from `y` downward and breaks lines at `width`. */
function writeLines(
  pen: CanvasRenderingContext2D,
  text: string,
  { y, width, lineHeight }: { y: number; width: number; lineHeight: number },
): void {
  let line = '';
  let below = y;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pen.measureText(longer).width > width) {
      pen.fillText(line, 90, below);
      below += lineHeight;
      line = word;
    } else line = longer;
  }
  pen.fillText(line, 90, below);
}

/** Draws the gauge of the logo, with its needle past the pass mark. */
function drawGauge(pen: CanvasRenderingContext2D): void {
  const [x, y, radius] = [SIZE - 250, 260, 150];
  const arc = (from: number, to: number, color: string) => {
    pen.beginPath();
    pen.arc(x, y, radius, from * Math.PI, to * Math.PI);
    pen.strokeStyle = color;
    pen.lineWidth = 34;
    pen.lineCap = 'round';
    pen.stroke();
  };
  arc(0.75, 2.25, '#2a6a85');
  arc(0.75, 1.9, '#4fc3c4');
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + 105, y - 60);
  pen.strokeStyle = '#e8924f';
  pen.lineWidth = 24;
  pen.stroke();
}

interface PassedCard {
  title: string;
  /** Names of the passed sections. */
  sections: string;
  /** Last line, with the address of the product. */
  invitation: string;
}

/** Draws a square PNG that names the passed sections, without a request. Throws if the browser has no canvas. */
export async function drawPassedCard({ title, sections, invitation }: PassedCard): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  pen.fillStyle = '#06293a';
  pen.fillRect(0, 0, SIZE, SIZE);
  drawGauge(pen);
  pen.fillStyle = '#4fc3c4';
  pen.font = `600 52px ${FONT}`;
  pen.fillText('EPA Section 608', 90, 200);
  pen.fillStyle = '#ffffff';
  pen.font = `700 150px ${FONT}`;
  pen.fillText(title, 90, 560);
  pen.font = `600 84px ${FONT}`;
  writeLines(pen, sections, { y: 690, width: SIZE - 180, lineHeight: 100 });
  pen.fillStyle = '#a5bfca';
  pen.font = `500 46px ${FONT}`;
  pen.fillText(invitation, 90, SIZE - 90);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('No picture');
  return new File([file], 'passed.png', { type: 'image/png' });
}
