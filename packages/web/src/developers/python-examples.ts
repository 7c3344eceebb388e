import { AGENT, curlExamples, type Examples, QUESTION } from './examples.ts'

export const pythonExamples: Examples = {
  rest: (origin) => `import json, os, urllib.request

request = urllib.request.Request(
    "${origin}/api/apps/${AGENT}/runs",
    data=json.dumps({"input": "${QUESTION}"}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['WAKEEL_API_KEY']}",
        "Content-Type": "application/json",
        "Idempotency-Key": "invoice-1042",
    },
)
with urllib.request.urlopen(request) as reply:
    print(json.load(reply)["response"])`,
  model: (origin) => `# pip install openai
import os
from openai import OpenAI

client = OpenAI(base_url="${origin}/v1", api_key=os.environ["WAKEEL_API_KEY"])
response = client.responses.create(model="wakeel/${AGENT}", input="${QUESTION}")
print(response.output_text)`,
  a2a: curlExamples.a2a,
  webhook: `# pip install standardwebhooks
import os
from http.server import BaseHTTPRequestHandler, HTTPServer
from standardwebhooks import Webhook, WebhookVerificationError

webhook = Webhook(os.environ["WAKEEL_WEBHOOK_SECRET"])

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        try:
            event = webhook.verify(body, headers)
            print(headers["webhook-id"], event["type"], event["data"])
            self.send_response(204)
        except WebhookVerificationError:
            self.send_response(401)
        self.end_headers()

HTTPServer(("", 8080), Receiver).serve_forever()`,
}
