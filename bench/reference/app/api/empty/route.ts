export const dynamic = 'force-dynamic';

export const GET = () => Response.json({ success: true });

export async function POST(request: Request) {
  await request.json();
  return Response.json({ success: true });
}
